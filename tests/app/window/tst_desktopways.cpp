// Desktop conventions: announce saves, preview colour vision, open the help with a focused search.
#include "app/window/helpcontroller.h"
#include "app/window/presentation.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/helpdialogs.h"
#include "widgets/dialogs/helpwindow.h"
#include "widgets/panels/linklabel.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_desktopways {

class TestDesktopWays : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(u"compare"_s); }
    void cleanup() { closeWindow(); }
    void tellsWhatWasSaved();
    void tellsThatColoursAreAPreview();
    void presentsInTrueColours();
    void helpIsSearchedAtOnce();
    void theGlossaryIsFound();
    void aboutSeparatesThousands();
};

void TestDesktopWays::tellsWhatWasSaved()
{
    m_chooser.answer = m_folder->filePath(u"a.chipboard"_s);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_window->statusBar()->currentMessage(), u"Saved a.chipboard"_s);
}

// In the status bar, with a link to end the preview that is reachable by keyboard.
void TestDesktopWays::tellsThatColoursAreAPreview()
{
    auto *note = child<LinkLabel>(u"eyesNote"_s);
    QVERIFY(!note->isVisible());
    m_window->chooseEyes(u"grey"_s);
    QVERIFY(note->isVisible());
    QVERIFY2(note->text().contains(u"Preview: Without colours (greyscale)"_s), qPrintable(note->text()));
    QCOMPARE(note->accessibleName(), u"Preview: Without colours (greyscale). Back to all colours"_s);
    QTRY_VERIFY(note->x() > child<LinkLabel>(u"statusText"_s)->x()); // layout is done
    child<QWidget>(u"panelButton.numbersDock"_s)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QVERIFY(note->hasFocus());
    QCOMPARE(note->selectedText(), u"Back to all colours"_s);
    QTest::keyClick(note, Qt::Key_Return);
    QCOMPARE(m_window->eyes(), u"all"_s);
    QVERIFY(!note->isVisible());
}

void TestDesktopWays::presentsInTrueColours()
{
    m_window->chooseTheme(u"light"_s);
    m_window->chooseEyes(u"grey"_s);
    QVERIFY(m_window->theme().nvidia != lightTheme().nvidia);
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    auto *presentation = m_window->findChild<Presentation *>();
    QVERIFY(presentation != nullptr);
    QTRY_VERIFY(presentation->isVisible());
    const auto *slide = presentation->findChild<QWidget *>(u"slide"_s);
    QVERIFY(slide != nullptr);
    QTRY_VERIFY(slide->styleSheet().contains(lightTheme().accent.name()));
    presentation->close();
}

void TestDesktopWays::helpIsSearchedAtOnce()
{
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    HelpWindow *help = m_window->help().helpWindow();
    QVERIFY(QTest::qWaitForWindowActive(help));
    const auto *search = help->findChild<QLineEdit *>(u"helpSearch"_s);
    QVERIFY(search->hasFocus());
    QVERIFY(!help->findChild<QPushButton *>(u"helpPrint"_s)->autoDefault());
    const QAccessibleInterface *told = QAccessible::queryAccessibleInterface(help);
    QCOMPARE(told->role(), QAccessible::Window);
    QCOMPARE(told->text(QAccessible::Name), u"Chipboard help"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"helpContents"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"helpText"_s);
}

void TestDesktopWays::theGlossaryIsFound()
{
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    HelpWindow *help = m_window->help().helpWindow();
    auto *search = help->findChild<QLineEdit *>(u"helpSearch"_s);
    QTest::keyClicks(search, u"glossary"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(help->place().topic, u"glossary"_s);
}

// 1,943 figures in English.
void TestDesktopWays::aboutSeparatesThousands()
{
    m_presenter->setFormatter(Formatter(QLocale(QLocale::English)));
    trigger("help.about");
    auto *about = child<AboutDialog>(QString());
    QVERIFY(about != nullptr);
    QString all;
    for (const QLabel *label : about->findChildren<QLabel *>())
        all += label->text() + u' ';
    QVERIFY2(all.contains(u"57 chips"_s), qPrintable(all));
    const int figures = countsOf(m_catalog).figures;
    QVERIFY(figures >= 1000);
    QVERIFY2(all.contains(Formatter(QLocale(QLocale::English)).integer(figures) + u" figures"_s), qPrintable(all));
    QVERIFY(!all.contains(QString::number(figures) + u" figures"_s));
    about->close();
}

CHIPBOARD_TEST(TestDesktopWays, QApplication)

} // namespace tst_desktopways

#include "tst_desktopways.moc"
