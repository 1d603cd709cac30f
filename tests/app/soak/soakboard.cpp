// User actions on the board: what is compared, how, and under which assumptions.
#include "tests/app/soak/soakactions.h"
#include "tests/app/soak/soakdesk.h"

#include "widgets/editors/quantityedit.h"
#include "widgets/models/pickermodel.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/panels/choicebutton.h"
#include "widgets/panels/pickerpanel.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>

namespace chipboard::testing {
namespace {

using namespace Qt::StringLiterals;

QModelIndexList thingsIn(const QAbstractItemModel &model)
{
    QModelIndexList things = model.match(model.index(0, 0), PickerModel::KindRole, static_cast<int>(PickerKind::Thing),
                                         -1, Qt::MatchExactly | Qt::MatchRecursive);
    return things;
}

void checkSomething(SoakDesk &desk)
{
    auto *view = desk.child<PickerView>(u"pickerTree"_s);
    const QModelIndexList things = thingsIn(*view->model());
    if (things.isEmpty() || !view->isVisible())
        return;
    const QModelIndex &one = desk.anyOf(things);
    desk.detail = one.data().toString();
    view->setFocus();
    view->setCurrentIndex(one);
    view->scrollTo(one);
    QTest::keyClick(view, Qt::Key_Space);
}

void searchAndCheck(SoakDesk &desk)
{
    QTest::keyClick(&desk.window(), Qt::Key_F, Qt::ControlModifier);
    auto *search = desk.child<QLineEdit>(u"pickerSearch"_s);
    const char *words[] = {"h100", "trainium", "aws xl", "tpu v5", "no such chip", "p5", "ultra", "%$(", "é漢"};
    desk.detail = QString::fromUtf8(desk.anyOf(words));
    SoakDesk::type(*search, desk.detail);
    desk.settle();
    if (desk.any(3) > 0)
        QTest::keyClick(search, Qt::Key_Escape);
}

void filterInstances(SoakDesk &desk)
{
    const char *asked[] = {"memory >= 640 GB",
                           "price_hour < 10 and memory > 100 GB",
                           "vendor = \"AWS\"",
                           "memory >=",
                           "(((",
                           "colour = red",
                           "chips = 8 or chips = 16",
                           "memory >= 1e308 GB"};
    auto *search = desk.child<QLineEdit>(u"pickerSearch"_s);
    if (!search->isVisible())
        return;
    desk.detail = QString::fromUtf8(desk.anyOf(asked));
    SoakDesk::type(*search, desk.detail, Qt::Key_Home);
    desk.settle();
    if (desk.any(2) == 0)
        QTest::keyClick(search, Qt::Key_Return);
    if (QWidget *popup = QApplication::activePopupWidget())
        QTest::keyClick(popup, Qt::Key_Escape);
    if (desk.any(4) > 0)
        QTest::keyClick(search, Qt::Key_Escape);
}

/// Uses the tabs that Qt creates for docks that share an area.
void bringUpAssumptions(SoakDesk &desk)
{
    const auto *dock = desk.child<QDockWidget>(u"assumptionsDock"_s);
    for (QTabBar *bar : desk.window().findChildren<QTabBar *>(u"dockTabs"_s)) {
        for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab) {
            if (bar->tabText(tab) == dock->windowTitle())
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
        }
    }
    desk.settle();
}

/// A visible assumption; null if the panel is closed.
QuantityEdit *anyAssumption(SoakDesk &desk)
{
    bringUpAssumptions(desk);
    QList<QuantityEdit *> seen;
    for (QuantityEdit *one : desk.window().findChildren<QuantityEdit *>()) {
        if (one->isVisible())
            seen << one;
    }
    QuantityEdit *chosen = seen.isEmpty() ? nullptr : desk.anyOf(seen);
    desk.detail = chosen == nullptr ? u"none is seen"_s : chosen->objectName();
    return chosen;
}

QPoint handleOf(const QSlider &slider)
{
    QStyleOptionSlider option;
    option.initFrom(&slider);
    option.orientation = Qt::Horizontal;
    option.subControls = QStyle::SC_All;
    option.minimum = slider.minimum();
    option.maximum = slider.maximum();
    option.sliderPosition = slider.sliderPosition();
    option.sliderValue = slider.value();
    return slider.style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider).center();
}

// Press, drag through several positions while the page updates, release: one undo step.
void dragAssumption(SoakDesk &desk)
{
    const QuantityEdit *edit = anyAssumption(desk);
    if (edit == nullptr)
        return;
    auto *slider = edit->findChild<QSlider *>(u"slider"_s);
    const int before = desk.document().undoStack().index();
    QPoint at = handleOf(*slider);
    QTest::mousePress(slider, Qt::LeftButton, {}, at);
    for (int step = desk.any(3); step >= 0; --step) {
        at.setX(desk.any(std::max(1, slider->width())));
        QMouseEvent move(QEvent::MouseMove, at, slider->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(slider, &move);
        desk.presenter().update();
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, at);
    if (desk.document().undoStack().index() > before + 1)
        desk.fault = u"a drag of %1 is %2 steps"_s.arg(desk.detail).arg(desk.document().undoStack().index() - before);
}

void typeAssumption(SoakDesk &desk)
{
    const QuantityEdit *edit = anyAssumption(desk);
    if (edit == nullptr)
        return;
    auto *field = edit->findChild<QDoubleSpinBox *>(u"field"_s);
    const char *numbers[] = {"50", "0", "1.5", "-7", "1e9", "abc", "999999999", "0.001", ""};
    const QString text = QString::fromLatin1(desk.anyOf(numbers));
    desk.detail += u": "_s + text;
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

void stepAssumption(SoakDesk &desk)
{
    const QuantityEdit *edit = anyAssumption(desk);
    if (edit == nullptr)
        return;
    auto *slider = edit->findChild<QSlider *>(u"slider"_s);
    slider->setFocus();
    for (int step = desk.any(3); step >= 0; --step)
        QTest::keyClick(slider, desk.any(2) == 0 ? Qt::Key_Right : Qt::Key_Left);
}

void takeBackAssumption(SoakDesk &desk)
{
    const QuantityEdit *edit = anyAssumption(desk);
    auto *reset = edit == nullptr ? nullptr : edit->findChild<QToolButton *>(u"reset"_s);
    if (reset != nullptr && reset->isVisible())
        QTest::mouseClick(reset, Qt::LeftButton);
    else if (auto *all = desk.seen<QAbstractButton>(u"takeBackAll"_s); all != nullptr && desk.any(3) == 0)
        QTest::mouseClick(all, Qt::LeftButton);
}

// The menu runs its own event loop: keys must be sent from within.
void chooseByKeys(SoakDesk &desk, ChoiceButton *button)
{
    if (button == nullptr || !button->isEnabled())
        return;
    desk.detail = button->objectName();
    const int downs = desk.any(9);
    button->setFocus();
    QTimer::singleShot(0, button->menu(), [menu = button->menu(), downs] {
        for (int i = 0; i < downs; ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        menu->close();
    });
    QTest::keyClick(button, Qt::Key_Down);
}

void chooseInBar(SoakDesk &desk)
{
    const char *names[] = {"precisionChoice", "priceBookChoice", "priceBookChoice", "baselineChoice", "scenarioChoice"};
    chooseByKeys(desk, desk.seen<ChoiceButton>(QLatin1String(desk.anyOf(names))));
}

void chooseWork(SoakDesk &desk)
{
    bringUpAssumptions(desk);
    const QString name = desk.any(3) > 0 ? u"workload"_s : u"currency"_s;
    if (auto *box = desk.seen<QComboBox>(name)) {
        desk.detail = name;
        box->setFocus();
        for (int i = desk.any(5); i >= 0; --i)
            QTest::keyClick(box, desk.any(3) > 0 ? Qt::Key_Down : Qt::Key_Up);
    } else {
        chooseByKeys(desk, desk.seen<ChoiceButton>(name));
    }
}

void choosePageFilter(SoakDesk &desk)
{
    QList<QWidget *> controls;
    for (QWidget *one : desk.page()->findChildren<QWidget *>()) {
        if (one->objectName().startsWith(u"filter."_s) && one->isVisible())
            controls << one;
    }
    if (controls.isEmpty())
        return;
    QWidget *control = desk.anyOf(controls);
    desk.detail = control->objectName();
    if (auto *button = qobject_cast<ChoiceButton *>(control)) {
        chooseByKeys(desk, button);
    } else if (auto *box = qobject_cast<QComboBox *>(control)) {
        box->setFocus();
        for (int i = desk.any(4); i >= 0; --i)
            QTest::keyClick(box, desk.any(3) > 0 ? Qt::Key_Down : Qt::Key_Up);
    } else if (auto *line = control->findChild<QLineEdit *>()) {
        const char *texts[] = {"10", "4000", "plenty", "-3", "0", "70", "", "1e400", "yes"};
        const QString text = QString::fromLatin1(desk.anyOf(texts));
        desk.detail += u": "_s + text;
        SoakDesk::type(*line, text);
    }
}

void chooseLevel(SoakDesk &desk)
{
    QTest::keyClick(&desk.window(), static_cast<Qt::Key>(Qt::Key_1 + desk.any(3)), Qt::AltModifier);
}

void chooseValues(SoakDesk &desk)
{
    QTest::keyClick(&desk.window(), static_cast<Qt::Key>(Qt::Key_4 + desk.any(3)), Qt::AltModifier);
}

void undo(SoakDesk &desk)
{
    for (int i = desk.any(4); i >= 0; --i)
        desk.trigger("edit.undo");
}

void redo(SoakDesk &desk)
{
    for (int i = desk.any(4); i >= 0; --i)
        desk.trigger("edit.redo");
}

void undoByKeys(SoakDesk &desk)
{
    const bool back = desk.any(2) == 0;
    desk.window().setFocus();
    QTest::keyClick(&desk.window(), Qt::Key_Z, back ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier);
}

void selectNone(SoakDesk &desk) { desk.trigger("edit.selectNone"); }
void choosePreset(SoakDesk &desk) { desk.detail = desk.chooseFrom(*desk.child<QMenu>(u"board.preset"_s)); }

void boardMenu(SoakDesk &desk)
{
    const char *menus[] = {"board.precision", "board.prices", "board.baseline"};
    const char *name = desk.anyOf(menus);
    if (qstrcmp(name, "board.prices") == 0 && desk.any(2) == 0)
        name = "board.precision"; // this menu reads the store each time
    desk.detail = desk.chooseFrom(*desk.child<QMenu>(QLatin1String(name)));
}

constexpr SoakAction boardRows[] = {
    {"check or uncheck in the tree", 24, checkSomething},
    {"search and check", 6, searchAndCheck},
    {"filter instances", 6, filterInstances},
    {"drag an assumption", 16, dragAssumption},
    {"type an assumption", 10, typeAssumption},
    {"step an assumption by keys", 5, stepAssumption},
    {"take an assumption back", 5, takeBackAssumption},
    {"choose in the bar", 14, chooseInBar},
    {"choose work or currency", 6, chooseWork},
    {"choose on the page", 12, choosePageFilter},
    {"choose a level", 7, chooseLevel},
    {"choose how numbers are told", 6, chooseValues},
    {"undo", 10, undo},
    {"redo", 6, redo},
    {"undo or redo by keys", 6, undoByKeys},
    {"select none", 1, selectNone},
    {"choose a preset", 5, choosePreset},
    {"choose in the Board menu", 3, boardMenu},
};

} // namespace

std::span<const SoakAction> boardActions() { return boardRows; }

} // namespace chipboard::testing
