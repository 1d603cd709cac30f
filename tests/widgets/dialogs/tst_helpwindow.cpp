// The help window: history, search, highlighted words, links, printing.
#include "data/views/helpbook.h"
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/helpwindow.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QLabel>
#include <QLineEdit>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_helpwindow {

static HelpBook smallBook()
{
    HelpBook book;
    book.topics << HelpTopic{u"one"_s, u"Pages"_s, u"First page"_s, {{{}, {}, {u"Chips are compared here."_s}, {}}}}
                << HelpTopic{u"two"_s, u"Pages"_s, u"Second page"_s, {{{}, {}, {u"See https://example.org/a."_s}, {}}}}
                << HelpTopic{u"words"_s,
                             u"Reference"_s,
                             u"Words"_s,
                             {{u"word.hbm"_s, u"HBM"_s, {u"memory beside the chip"_s}, {}}}};
    return book;
}

class TestHelpWindow : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void opensAPage();
    void anUnknownPlaceIsTheFirstPage();
    void goesBackAndForth();
    void aNewStepForgetsWhatCameAfter();
    void contentsOpenByKeys();
    void aClickOpens();
    void searchFindsAndLights();
    void enterOpensTheFirstFound();
    void tellsThatNothingIsFound();
    void escapeClearsThenCloses();
    void linksOfTheWebAreTold_data();
    void linksOfTheWebAreTold();
    void anotherBookKeepsThePlace();
    void followsTheTheme();
    void printsThePage();
    void everythingHasAName();

private:
    template<typename Object>
    Object *part(const char *name) const
    {
        return m_window->findChild<Object *>(QLatin1String(name));
    }
    QString shown() const { return part<QTextBrowser>("helpText")->toPlainText(); }
    QStringList titles() const
    {
        QStringList texts;
        const auto *contents = part<QTreeWidget>("helpContents");
        for (int i = 0; i < contents->topLevelItemCount(); ++i) {
            for (int j = 0; j < contents->topLevelItem(i)->childCount(); ++j)
                texts << contents->topLevelItem(i)->child(j)->text(0);
        }
        return texts;
    }
    void type(const QString &text) { QTest::keyClicks(part<QLineEdit>("helpSearch"), text); }

    std::unique_ptr<HelpWindow> m_window;
};

void TestHelpWindow::init()
{
    QTest::failOnWarning(anyWarning());
    m_window = std::make_unique<HelpWindow>(lightTheme());
    m_window->setBook(smallBook());
    m_window->openPlace({u"one"_s, {}});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestHelpWindow::opensAPage()
{
    QVERIFY(shown().startsWith(u"First page"_s));
    QCOMPARE(titles(), (QStringList{u"First page"_s, u"Second page"_s, u"Words"_s}));
    QCOMPARE(part<QTreeWidget>("helpContents")->currentItem()->text(0), u"First page"_s);
    m_window->openPlace({u"words"_s, u"word.hbm"_s});
    QVERIFY(shown().contains(u"memory beside the chip"_s));
    QCOMPARE(m_window->place(), (HelpPlace{u"words"_s, u"word.hbm"_s}));
}

void TestHelpWindow::anUnknownPlaceIsTheFirstPage()
{
    m_window->openPlace({u"gone"_s, {}});
    QCOMPARE(m_window->place(), (HelpPlace{u"one"_s, {}}));
}

void TestHelpWindow::goesBackAndForth()
{
    QVERIFY(!part<QToolButton>("helpBack")->isEnabled());
    m_window->openPlace({u"two"_s, {}});
    m_window->openPlace({u"words"_s, {}});
    QTest::mouseClick(part<QToolButton>("helpBack"), Qt::LeftButton);
    QCOMPARE(m_window->place().topic, u"two"_s);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->place().topic, u"one"_s);
    QVERIFY(!part<QToolButton>("helpBack")->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QTest::mouseClick(part<QToolButton>("helpForward"), Qt::LeftButton);
    QCOMPARE(m_window->place().topic, u"words"_s);
    QVERIFY(!part<QToolButton>("helpForward")->isEnabled());
}

void TestHelpWindow::aNewStepForgetsWhatCameAfter()
{
    m_window->openPlace({u"two"_s, {}});
    m_window->back();
    m_window->openPlace({u"words"_s, {}});
    m_window->forward();
    QCOMPARE(m_window->place().topic, u"words"_s);
    m_window->back();
    QCOMPARE(m_window->place().topic, u"one"_s);
    m_window->openPlace({u"one"_s, {}}); // already there: no step
    m_window->forward();
    QCOMPARE(m_window->place().topic, u"words"_s);
}

void TestHelpWindow::contentsOpenByKeys()
{
    auto *contents = part<QTreeWidget>("helpContents");
    contents->setFocus();
    QTest::keyClick(contents, Qt::Key_Down);
    QCOMPARE(m_window->place().topic, u"two"_s);
    QTest::keyClick(contents, Qt::Key_Down); // skips to the next chapter
    QTest::keyClick(contents, Qt::Key_Down);
    QCOMPARE(m_window->place().topic, u"words"_s);
}

void TestHelpWindow::aClickOpens()
{
    auto *contents = part<QTreeWidget>("helpContents");
    const QTreeWidgetItem *item = contents->topLevelItem(1)->child(0);
    QTest::mouseClick(contents->viewport(), Qt::LeftButton, {}, contents->visualItemRect(item).center());
    QCOMPARE(m_window->place().topic, u"words"_s);
}

void TestHelpWindow::searchFindsAndLights()
{
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(part<QLineEdit>("helpSearch")->hasFocus());
    type(u"chip"_s);
    QCOMPARE(titles(), (QStringList{u"First page"_s, u"Words"_s}));
    const auto lit = part<QTextBrowser>("helpText")->extraSelections();
    QCOMPARE(lit.size(), 1); // "Chips"
    QCOMPARE(lit.constFirst().cursor.selectedText().toLower(), u"chip"_s);
    QCOMPARE(lit.constFirst().format.background().color(), lightTheme().accent);
    m_window->openPlace({u"words"_s, {}});
    QCOMPARE(part<QTextBrowser>("helpText")->extraSelections().size(), 1);
    part<QLineEdit>("helpSearch")->clear();
    QVERIFY(part<QTextBrowser>("helpText")->extraSelections().isEmpty());
    QCOMPARE(titles().size(), 3);
}

void TestHelpWindow::enterOpensTheFirstFound()
{
    part<QLineEdit>("helpSearch")->setFocus();
    type(u"hbm"_s);
    QTest::keyClick(part<QLineEdit>("helpSearch"), Qt::Key_Return);
    QCOMPARE(m_window->place(), (HelpPlace{u"words"_s, u"word.hbm"_s}));
}

void TestHelpWindow::tellsThatNothingIsFound()
{
    QVERIFY(!part<QLabel>("helpNothing")->isVisible());
    type(u"zebra"_s);
    QVERIFY(part<QLabel>("helpNothing")->isVisible());
    QVERIFY(titles().isEmpty());
    QTest::keyClick(part<QLineEdit>("helpSearch"), Qt::Key_Return);
    QCOMPARE(m_window->place().topic, u"one"_s);
}

void TestHelpWindow::escapeClearsThenCloses()
{
    type(u"hbm"_s);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(m_window->isVisible());
    QVERIFY(part<QLineEdit>("helpSearch")->text().isEmpty());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
}

void TestHelpWindow::linksOfTheWebAreTold_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<bool>("told");
    QTest::newRow("https") << QUrl(u"https://example.org/a"_s) << true;
    QTest::newRow("http") << QUrl(u"http://example.org"_s) << true;
    QTest::newRow("a file") << QUrl(u"file:///etc/passwd"_s) << false;
    QTest::newRow("a script") << QUrl(u"javascript:alert(1)"_s) << false;
}

void TestHelpWindow::linksOfTheWebAreTold()
{
    QFETCH(const QUrl, url);
    QFETCH(const bool, told);
    QSignalSpy requested(m_window.get(), &HelpWindow::linkRequested);
    emit part<QTextBrowser>("helpText")->anchorClicked(url);
    QCOMPARE(requested.size(), told ? 1 : 0);
    QVERIFY(shown().startsWith(u"First page"_s)); // the browser itself does not navigate
}

void TestHelpWindow::anotherBookKeepsThePlace()
{
    m_window->openPlace({u"two"_s, {}});
    HelpBook other = smallBook();
    other.topics[1].entries[0].paragraphs = {u"Something else."_s};
    m_window->setBook(other);
    QCOMPARE(m_window->place().topic, u"two"_s);
    QVERIFY(shown().contains(u"Something else."_s));
}

void TestHelpWindow::followsTheTheme()
{
    m_window->setTheme(enlarged(darkTheme(), 200));
    QTextCursor cursor(part<QTextBrowser>("helpText")->document());
    cursor.movePosition(QTextCursor::End);
    QCOMPARE(cursor.charFormat().foreground().color(), darkTheme().text);
    QCOMPARE(cursor.charFormat().fontPointSize() > 0 ? -1
                                                     : cursor.charFormat().property(QTextFormat::FontPixelSize).toInt(),
             2 * darkTheme().type.body);
}

void TestHelpWindow::printsThePage()
{
    QSignalSpy requested(m_window.get(), &HelpWindow::printRequested);
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(requested.size(), 1);
    QByteArray paper;
    QBuffer buffer(&paper);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    {
        QPdfWriter writer(&buffer);
        m_window->print(writer);
    }
    QVERIFY(paper.startsWith("%PDF-"));
    QVERIFY(paper.contains("/Font"));
}

void TestHelpWindow::everythingHasAName()
{
    for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()),
                 qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
    }
}

CHIPBOARD_TEST(TestHelpWindow, QApplication)

} // namespace tst_helpwindow

#include "tst_helpwindow.moc"
