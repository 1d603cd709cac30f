// Windows and dialogs on a 640x480 screen (or a larger one with a scale factor): each fits, excess content scrolls, and
// buttons are visible.
#include "app/settings/languages.h"
#include "app/window/helpcontroller.h"
#include "app/window/pagetable.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/dialogroom.h"
#include "widgets/dialogs/helpwindow.h"
#include "widgets/dialogs/importdialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_smallscreens {

namespace {

/// What is off screen; empty if nothing.
QString offScreen(const QWidget &window)
{
    const QRect screen = window.screen()->availableGeometry();
    const QRect place = window.frameGeometry();
    if (screen.contains(place))
        return {};
    return u"%1 is at %2,%3 and %4 x %5 on a screen of %6 x %7"_s.arg(window.objectName())
        .arg(place.x())
        .arg(place.y())
        .arg(place.width())
        .arg(place.height())
        .arg(screen.width())
        .arg(screen.height());
}

/// What is hidden of the button; empty if nothing.
QString hidden(const QAbstractButton &button)
{
    const QRect seen = button.visibleRegion().boundingRect();
    return seen == button.rect() ? QString()
                                 : u"of %1 (%2) %3 x %4 of %5 x %6 are seen"_s.arg(button.objectName(), button.text())
                                       .arg(seen.width())
                                       .arg(seen.height())
                                       .arg(button.width())
                                       .arg(button.height());
}

QString faultOf(const QDialog &dialog)
{
    QStringList faults{offScreen(dialog)};
    const QList<QDialogButtonBox *> boxes = dialog.findChildren<QDialogButtonBox *>();
    for (const QDialogButtonBox *box : boxes) {
        const QList<QAbstractButton *> buttons = box->buttons();
        for (const QAbstractButton *button : buttons) {
            if (button->isVisibleTo(&dialog))
                faults << hidden(*button);
        }
    }
    faults.removeAll(QString());
    return faults.join(u"; "_s);
}

} // namespace

class TestSmallScreens : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { closeWindow(); }
    void theWindowFits();
    void everyPageKeepsExportInSight();
    void everyDialogFits_data();
    void everyDialogFits();
    void exportHasItsPreviewBelow();
    void importDialogsFit();
    void helpFits();
};

void TestSmallScreens::initTestCase()
{
    loadShipped();
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    QVERIFY2(screen.width() <= 640 && screen.height() <= 480, "the screen is too large to test anything");
}

void TestSmallScreens::init()
{
    showWindow();
    child<QDockWidget>(u"numbersDock"_s)->hide(); // as at the first start
    constexpr int lowest = 480;                   // on lower windows panels are collapsed, and one replaces another
    if (QGuiApplication::primaryScreen()->availableSize().height() < lowest) {
        for (const char *dock : {"pickerDock", "assumptionsDock", "sourceDock"})
            child<QDockWidget>(QLatin1String(dock))->hide();
        QCoreApplication::processEvents(); // the window recalculates its minimum size
    }
    m_window->resize(roomFor(*m_window));
    m_window->move(0, 0);
    QCoreApplication::processEvents();
}

void TestSmallScreens::theWindowFits()
{
    const QSize least = m_window->minimumSizeHint();
    const QSize room = roomFor(*m_window);
    QVERIFY2(least.width() <= room.width() && least.height() <= room.height(),
             qPrintable(u"%1 x %2 at least"_s.arg(least.width()).arg(least.height())));
    QTRY_COMPARE(m_window->size(), room);
}

void TestSmallScreens::everyPageKeepsExportInSight()
{
    const auto *button = child<QAbstractButton>(u"exportButton"_s);
    for (const PageRow &row : pageTable()) {
        m_window->choosePage(QString::fromLatin1(row.id));
        QCoreApplication::processEvents();
        QVERIFY2(m_window->size() == roomFor(*m_window), row.id);
        QVERIFY2(hidden(*button).isEmpty(), qPrintable(QLatin1String(row.id) + u": "_s + hidden(*button)));
        QVERIFY2(!child<QWidget>(u"pages"_s)->visibleRegion().isEmpty(), row.id);
    }
}

void TestSmallScreens::everyDialogFits_data()
{
    QTest::addColumn<QByteArray>("action");
    for (const char *id :
         {"file.export", "file.deck", "file.checkSlide", "edit.settings", "board.override", "board.overrides",
          "board.scenarios", "board.priceLists", "help.commands", "help.shortcuts", "help.about"})
        QTest::newRow(id) << QByteArray(id);
}

void TestSmallScreens::everyDialogFits()
{
    QFETCH(const QByteArray, action);
    trigger(action.constData());
    QCoreApplication::processEvents();
    QList<QPointer<QDialog>> dialogs;
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (auto *dialog = qobject_cast<QDialog *>(window); dialog != nullptr && dialog->isVisible())
            dialogs << dialog;
    }
    QCOMPARE(dialogs.size(), 1);
    QDialog &dialog = *dialogs.constFirst();
    QTRY_COMPARE(faultOf(dialog), QString());
    dialog.resize(2000, 2000); // dragged to its maximum, and shown again
    dialog.hide();
    dialog.show();
    QTRY_COMPARE(faultOf(dialog), QString());
    delete dialogs.constFirst();
}

// Nothing is hidden to the right: one scroll bar leads to everything.
void TestSmallScreens::exportHasItsPreviewBelow()
{
    trigger("file.export");
    QPointer<QDialog> dialog = m_window->findChild<QDialog *>(u"exportDialog"_s);
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->findChild<QScrollArea *>(u"dialogContent"_s) != nullptr);
    const auto *content = dialog->findChild<QScrollArea *>(u"dialogContent"_s);
    QTRY_COMPARE(content->horizontalScrollBar()->maximum(), 0);
    const auto placeOf = [&dialog](const QString &name) {
        const auto *widget = dialog->findChild<QWidget *>(name);
        return QRect(widget->mapTo(dialog.data(), QPoint(0, 0)), widget->size());
    };
    QTRY_VERIFY(placeOf(u"sheetPreview"_s).top() > placeOf(u"exportName"_s).bottom());
    delete dialog;
}

void TestSmallScreens::importDialogsFit()
{
    ImportDialog importing{Formatter()};
    importing.show();
    QTRY_COMPARE(faultOf(importing), QString());
}

void TestSmallScreens::helpFits()
{
    trigger("help.contents");
    const QWidget &help = *m_window->help().helpWindow();
    const QSize least = help.minimumSizeHint().expandedTo(help.minimumSize());
    QVERIFY(least.width() <= roomFor(help).width() && least.height() <= roomFor(help).height());
    QTRY_COMPARE(offScreen(help), QString());
}

/// The screen must exist before the application.
int runMain(int argc, char **argv)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"screen.json"_s));
    const bool isLarge = qEnvironmentVariableIsSet("QT_SCALE_FACTOR");
    const QSize size = isLarge ? QSize(1920, 1080) : QSize(640, 480);
    if (!file.open(QIODevice::WriteOnly))
        return 1;
    file.write(
        u"{\"screens\": [{\"name\": \"small\", \"x\": 0, \"y\": 0, \"width\": %1, \"height\": %2, \"logicalDpi\": "
        "96, \"logicalBaseDpi\": 96, \"dpr\": 1}]}"_s.arg(size.width())
            .arg(size.height())
            .toUtf8());
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toLocal8Bit());
    QApplication application(argc, argv);
    TestSmallScreens test;
    return QTest::qExec(&test, argc, argv);
}

CHIPBOARD_TEST_MAIN(runMain)

} // namespace tst_smallscreens

#include "tst_smallscreens.moc"
