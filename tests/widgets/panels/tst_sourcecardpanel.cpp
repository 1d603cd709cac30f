// The source card: its content, and that links open only on request, and only web links.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/panels/sourcecardpanel.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_sourcecardpanel {

class TestSourceCardPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void withoutACardItSaysWhatToDo();
    void showsEverythingOfACard();
    void leavesOutWhatThereIsNot();
    void tellsHowItCameAbout();
    void isLaidOutOnlyWhereItIsSeen();
    void theFirstCardWaitsForTheFirstPaint();
    void keysFollowALink();
    void onlyWebLinksAreLinks_data();
    void onlyWebLinksAreLinks();
    void markupInTextsIsText();
    void copiesAsText();
    void theSameCardIsNotLaidOutAgain();
    void keepsTheCardInAnotherTheme();

private:
    QTextBrowser *text() const { return m_panel->findChild<QTextBrowser *>(u"sourceCard"_s); }

    std::unique_ptr<SourceCardPanel> m_panel;
};

static SourceCard aCard()
{
    return SourceCard{.heading = u"Trainium2 · Cost"_s,
                      .value = u"2.24 USD/h"_s,
                      .range = u"2.2 to 2.3 USD/h"_s,
                      .status = u"derived, as of 2026-07-22"_s,
                      .formula = u"35.7608 USD/h / 16 chips"_s,
                      .note = u"Capacity Block price"_s,
                      .badge = u"spot"_s,
                      .sources = {{u"AWS prices"_s, u"https://example.org/prices?a=1&b=2"_s}, {u"own sum"_s, {}}},
                      .rivals = {{u"0.30 USD/h: the guide"_s, u"http://example.org/guide"_s}},
                      .contradictions = {{u"C06, 4.80 against 35.76"_s, {}}}};
}

void TestSourceCardPanel::init()
{
    QTest::failOnWarning(anyWarning());
    m_panel = std::make_unique<SourceCardPanel>(lightTheme());
    m_panel->resize(280, 600);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    QTRY_VERIFY(!text()->document()->isEmpty());
}

void TestSourceCardPanel::theFirstCardWaitsForTheFirstPaint()
{
    m_panel = std::make_unique<SourceCardPanel>(lightTheme());
    m_panel->setCard(aCard());
    m_panel->show();
    QVERIFY(text()->document()->isEmpty()); // deferred: its layout would delay the page
    QTRY_VERIFY(text()->toPlainText().startsWith(u"Trainium2"_s));
    m_panel->clear();
    QVERIFY(text()->toPlainText().startsWith(u"Click a bar"_s)); // later texts appear at once
}

void TestSourceCardPanel::withoutACardItSaysWhatToDo()
{
    QVERIFY(text()->toPlainText().startsWith(u"Click a bar"_s));
    m_panel->setCard(aCard());
    m_panel->clear();
    QVERIFY(text()->toPlainText().startsWith(u"Click a bar"_s));
    QCOMPARE(m_panel->toText(), QString());
}

void TestSourceCardPanel::showsEverythingOfACard()
{
    m_panel->setCard(aCard());
    const QStringList lines = text()->toPlainText().replace(QChar::Nbsp, u' ').split(u'\n');
    QCOMPARE(lines,
             QStringList({u"Trainium2 · Cost"_s, u"2.24 USD/h (spot)"_s, u"2.2 to 2.3 USD/h"_s,
                          u"35.7608 USD/h / 16 chips"_s, u"Capacity Block price"_s, u"derived, as of 2026-07-22"_s,
                          u"⚠ Contradiction"_s, u"C06, 4.80 against 35.76"_s, u"Source"_s, u"AWS prices ↗"_s,
                          u"own sum"_s, u"Other published values"_s, u"0.30 USD/h: the guide ↗"_s}));
}

void TestSourceCardPanel::tellsHowItCameAbout()
{
    SourceCard card = aCard();
    card.steps = {u"Cost: 2.24 USD/h"_s, u"  = Price / Chips"_s, u"  Price: 35.76 <USD/h>"_s, u"    Source: a page"_s};
    m_panel->setCard(card);
    const QString shown = text()->toPlainText();
    QVERIFY(shown.endsWith(u"Calculation\nCost: 2.24 USD/h\n= Price / Chips\nPrice: 35.76 <USD/h>\nSource: a page"_s));
    const QTextDocument &document = *text()->document();
    const QTextBlock last = document.lastBlock();
    QVERIFY(last.blockFormat().leftMargin() > last.previous().blockFormat().leftMargin());
    QVERIFY(m_panel->toText().endsWith(u"\n    Source: a page"_s)); // copied with indentation
}

void TestSourceCardPanel::isLaidOutOnlyWhereItIsSeen()
{
    m_panel->hide();
    m_panel->setCard(aCard());
    QVERIFY(text()->toPlainText().startsWith(u"Click a bar"_s));
    QVERIFY(m_panel->toText().startsWith(u"Trainium2"_s));
    m_panel->show();
    QVERIFY(text()->toPlainText().startsWith(u"Trainium2"_s));
}

void TestSourceCardPanel::leavesOutWhatThereIsNot()
{
    m_panel->setCard(SourceCard{.heading = u"Trainium3 · Cost"_s, .value = u"n/p"_s, .note = u"No price published."_s});
    QCOMPARE(text()->toPlainText(), u"Trainium3 · Cost\nn/p\nNo price published."_s);
}

void TestSourceCardPanel::keysFollowALink()
{
    m_panel->setCard(aCard());
    const QSignalSpy asked(m_panel.get(), &SourceCardPanel::linkRequested);
    text()->setFocus();
    QTRY_VERIFY(text()->hasFocus());
    QCOMPARE(asked.size(), 0);
    QTest::keyClick(text(), Qt::Key_Tab);
    QTest::keyClick(text(), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toUrl(), QUrl(u"https://example.org/prices?a=1&b=2"_s));
    QVERIFY(text()->toPlainText().contains(u"Trainium2"_s)); // the card is unchanged
}

void TestSourceCardPanel::onlyWebLinksAreLinks_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<bool>("isLink");
    QTest::newRow("https") << u"https://example.org/"_s << true;
    QTest::newRow("http") << u"http://example.org/"_s << true;
    QTest::newRow("a file") << u"file:///etc/passwd"_s << false;
    QTest::newRow("a script") << u"javascript:alert(1)"_s << false;
    QTest::newRow("a desktop action") << u"apt:something"_s << false;
    QTest::newRow("a relative path") << u"prices.html"_s << false;
    QTest::newRow("a quote that would end the attribute")
        << u"https://example.org/\"><a href=\"file:///etc/passwd"_s << true; // to example.org only
    QTest::newRow("nothing") << QString() << false;
}

void TestSourceCardPanel::onlyWebLinksAreLinks()
{
    QFETCH(QString, link);
    SourceCard card = aCard();
    card.sources = {{u"somewhere"_s, link}};
    card.rivals.clear();
    m_panel->setCard(card);
    QTEST(text()->toPlainText().contains(u'↗'), "isLink");
    QVERIFY(!text()->toHtml().contains(u"href=\"file"_s));
    QVERIFY(!text()->toHtml().contains(u"href=\"javascript"_s));
}

void TestSourceCardPanel::markupInTextsIsText()
{
    SourceCard card = aCard();
    card.heading = u"<b>x</b> & <img src='https://example.org/spy.png'>"_s;
    m_panel->setCard(card);
    QVERIFY(text()->toPlainText().startsWith(card.heading));
    QVERIFY(!text()->toHtml().contains(u"<img"_s));
}

void TestSourceCardPanel::copiesAsText()
{
    m_panel->setCard(aCard());
    const QStringList lines = m_panel->toText().split(u'\n');
    QCOMPARE(lines.constFirst(), u"Trainium2 · Cost"_s);
    QVERIFY(lines.contains(u"AWS prices https://example.org/prices?a=1&b=2"_s));
    QVERIFY(!lines.contains(QString()));
}

void TestSourceCardPanel::theSameCardIsNotLaidOutAgain()
{
    m_panel->setCard(aCard());
    const QSignalSpy changed(text()->document(), &QTextDocument::contentsChanged);
    m_panel->setCard(aCard());
    QCOMPARE(changed.size(), 0);
}

void TestSourceCardPanel::keepsTheCardInAnotherTheme()
{
    m_panel->setCard(aCard());
    const QString before = text()->toPlainText();
    m_panel->setTheme(darkTheme());
    QCOMPARE(text()->toPlainText(), before);
    QVERIFY(text()->toHtml().contains(darkTheme().accent.name()));
}

CHIPBOARD_TEST(TestSourceCardPanel, QApplication)

} // namespace tst_sourcecardpanel

#include "tst_sourcecardpanel.moc"
