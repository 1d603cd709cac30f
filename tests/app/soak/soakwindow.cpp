// User actions on the window and its dialogs.
#include "tests/app/soak/soakactions.h"
#include "tests/app/soak/soakdesk.h"

#include "app/window/presentation.h"
#include "widgets/dialogs/commandpalette.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

namespace chipboard::testing {
namespace {

using namespace Qt::StringLiterals;

void pageByKey(SoakDesk &desk)
{
    QTest::keyClick(&desk.window(), static_cast<Qt::Key>(Qt::Key_1 + desk.any(9)), Qt::ControlModifier);
}

void turnPage(SoakDesk &desk)
{
    QTest::keyClick(&desk.window(), desk.any(2) == 0 ? Qt::Key_PageDown : Qt::Key_PageUp, Qt::ControlModifier);
}

void pageByTab(SoakDesk &desk)
{
    auto *tabs = desk.child<QTabBar>(u"pageTabs"_s);
    const int tab = desk.any(tabs->count());
    desk.detail = tabs->tabText(tab);
    const QPoint at = tabs->tabRect(tab).center();
    if (tabs->rect().contains(at))
        QTest::mouseClick(tabs, Qt::LeftButton, {}, at);
    else
        desk.trigger("view.nextPage");
}

void theme(SoakDesk &desk)
{
    const char *names[] = {"theme.light", "theme.dark", "theme.contrastLight", "theme.contrastDark", "theme.system"};
    desk.detail = QLatin1String(desk.anyOf(names));
    desk.trigger(desk.detail.toLatin1().constData());
}

void textSize(SoakDesk &desk)
{
    const char *names[] = {"view.larger", "view.smaller", "view.smaller", "view.usualSize"};
    desk.detail = QLatin1String(desk.anyOf(names));
    desk.trigger(desk.detail.toLatin1().constData());
}

void eyes(SoakDesk &desk) { desk.detail = desk.chooseFrom(*desk.child<QMenu>(u"view.eyes"_s)); }
void language(SoakDesk &desk) { desk.detail = desk.chooseFrom(*desk.child<QMenu>(u"view.language"_s)); }
void panels(SoakDesk &desk) { desk.detail = desk.chooseFrom(*desk.child<QMenu>(u"view.panels"_s)); }
void resetLayout(SoakDesk &desk) { desk.trigger("view.resetLayout"); }

void resize(SoakDesk &desk)
{
    const QSize sizes[] = {{1366, 768}, {1920, 1080}, {1024, 640}, {1440, 900}, {800, 600}};
    const QSize size = desk.anyOf(sizes);
    desk.detail = u"%1 x %2"_s.arg(size.width()).arg(size.height());
    desk.window().resize(size);
}

void fullScreen(SoakDesk &desk)
{
    desk.trigger("view.fullScreen");
    desk.settle();
    desk.trigger("view.fullScreen");
}

void present(SoakDesk &desk)
{
    if (!desk.trigger("view.present"))
        return;
    desk.settle();
    const Qt::Key keys[] = {Qt::Key_Right, Qt::Key_Space, Qt::Key_Left, Qt::Key_B,
                            Qt::Key_A,     Qt::Key_End,   Qt::Key_Home};
    auto *show = desk.child<Presentation>(u"presentation"_s);
    for (int i = desk.any(6); i > 0 && show != nullptr; --i) {
        QTest::keyClick(show, desk.anyOf(keys));
        desk.settle();
        show = desk.child<Presentation>(u"presentation"_s);
    }
    if (show != nullptr)
        QTest::keyClick(show, Qt::Key_Escape);
}

void palette(SoakDesk &desk)
{
    QTest::keyClick(&desk.window(), Qt::Key_K, Qt::ControlModifier);
    auto *palette = desk.seen<CommandPalette>(u"commandPalette"_s);
    if (palette == nullptr) {
        desk.fault = u"Ctrl+K opens no palette"_s;
        return;
    }
    const char *words[] = {"undo",  "h100", "page", "baseline", "copy", "trn",
                           "value", "dark", "zzz",  "prices",   "",     "select"};
    auto *field = palette->findChild<QLineEdit *>(u"commandField"_s);
    desk.detail = QLatin1String(desk.anyOf(words));
    desk.chooser.answer.reset();
    SoakDesk::type(*field, desk.detail, Qt::Key_End);
    for (int i = desk.any(4); i > 0; --i)
        QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(field, Qt::Key_Return);
}

void scenarios(SoakDesk &desk)
{
    desk.trigger("board.scenarios");
    auto *dialog = desk.seen<QDialog>(u"scenariosDialog"_s);
    if (dialog == nullptr) {
        desk.fault = u"Scenarios opens no dialog"_s;
        return;
    }
    auto *name = dialog->findChild<QLineEdit *>(u"scenarioName"_s);
    auto *table = dialog->findChild<QAbstractItemView *>(u"scenariosTable"_s);
    const bool many = desk.board().scenarios.all.size() > 3;
    const char *buttons[] = {"scenarioAdd", "scenarioRename", "scenarioRemove", "scenarioChoose"};
    const char *button = many ? "scenarioRemove" : desk.anyOf(buttons);
    desk.detail = QLatin1String(button);
    if (table->model()->columnCount() > 1)
        table->setCurrentIndex(table->model()->index(0, 1 + desk.any(table->model()->columnCount() - 1)));
    SoakDesk::type(*name, u"Way %1"_s.arg(desk.any(5)), Qt::Key_End);
    if (auto *wanted = dialog->findChild<QPushButton *>(QLatin1String(button)); wanted->isEnabled())
        QTest::mouseClick(wanted, Qt::LeftButton);
    desk.settle();
    if (auto *copy = dialog->findChild<QToolButton *>(u"scenarioCopy"_s); copy->isEnabled() && desk.any(3) == 0)
        desk.detail += u", "_s + desk.chooseFrom(*copy->menu());
}

void settings(SoakDesk &desk)
{
    desk.trigger("edit.settings");
    auto *dialog = desk.seen<QDialog>(u"settingsDialog"_s);
    if (dialog == nullptr)
        return;
    desk.chooser.answer.reset();
    const QList<QCheckBox *> boxes = dialog->findChildren<QCheckBox *>();
    const QList<QComboBox *> lists = dialog->findChildren<QComboBox *>();
    if (!boxes.isEmpty() && desk.any(2) == 0) {
        QTest::keyClick(desk.anyOf(boxes), Qt::Key_Space);
    } else if (!lists.isEmpty()) {
        QComboBox *list = desk.anyOf(lists);
        if (list->objectName() == u"setting.language"_s)
            return; // has its own action
        desk.detail = list->objectName();
        QTest::keyClick(list, desk.any(2) == 0 ? Qt::Key_Down : Qt::Key_Up);
    }
    if (auto *undo = dialog->findChild<QPushButton *>(u"settingsUndo"_s); undo != nullptr && desk.any(2) == 0)
        QTest::mouseClick(undo, Qt::LeftButton);
}

void help(SoakDesk &desk)
{
    const char *names[] = {"help.contents", "help.shortcuts", "help.about", "help.whatsThis", "board.priceLists"};
    desk.detail = QLatin1String(desk.anyOf(names));
    desk.trigger(desk.detail.toLatin1().constData());
    if (auto *search = desk.seen<QLineEdit>(u"helpSearch"_s))
        SoakDesk::type(*search, u"memory"_s);
}

void tour(SoakDesk &desk)
{
    desk.trigger("help.tour");
    for (int i = desk.any(4); i > 0; --i) {
        if (auto *next = desk.seen<QPushButton>(u"tourNext"_s))
            QTest::mouseClick(next, Qt::LeftButton);
        desk.settle();
    }
}

void checkSlide(SoakDesk &desk)
{
    desk.trigger("file.checkSlide");
    desk.settle();
    QList<QPushButton *> mends;
    for (QPushButton *one : desk.window().findChildren<QPushButton *>()) {
        if (one->objectName().startsWith(u"mend."_s) && one->isVisible())
            mends << one;
    }
    if (mends.isEmpty())
        return;
    QPushButton *mend = desk.anyOf(mends);
    desk.detail = mend->text();
    QTest::mouseClick(mend, Qt::LeftButton);
}

void dismiss(SoakDesk &desk)
{
    for (QToolButton *one : desk.window().findChildren<QToolButton *>()) {
        if (one->objectName().startsWith(u"message"_s) && one->isVisible())
            QTest::mouseClick(one, Qt::LeftButton);
    }
}

void walkByTab(SoakDesk &desk)
{
    for (int i = desk.any(8); i >= 0; --i)
        desk.key(Qt::Key_Tab, desk.any(4) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
}

constexpr SoakAction windowRows[] = {
    {"a page by key", 14, pageByKey},
    {"the next page or the one before", 10, turnPage},
    {"a page by its tab", 10, pageByTab},
    {"another theme", 2, theme},
    {"another text size", 3, textSize},
    {"as others see it", 1, eyes},
    {"another language", 1, language},
    {"open or close a panel", 3, panels},
    {"reset the layout", 3, resetLayout},
    {"resize", 4, resize},
    {"full screen and back", 1, fullScreen},
    {"present", 2, present},
    {"the palette", 6, palette},
    {"scenarios", 5, scenarios},
    {"settings", 2, settings},
    {"help", 2, help},
    {"the tour", 1, tour},
    {"check the slide", 2, checkSlide},
    {"dismiss messages", 3, dismiss},
    {"walk by Tab", 4, walkByTab},
};

} // namespace

std::span<const SoakAction> windowActions() { return windowRows; }

} // namespace chipboard::testing
