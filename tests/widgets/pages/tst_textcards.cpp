// Texts of a page as cards: display, accessibility, keys, columns, and their place on a page.
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/pages/chartpage.h"
#include "widgets/pages/pageparts.h"
#include "widgets/pages/textcards.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_textcards {

class TestTextCards : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void showsAllOfASection();
    void screenReadersHearIt();
    void nothingIsMarkup();
    void twoColumnsWhereThereIsRoom();
    void sectionsComeAndGo();
    void themesChangeTheLook();
    void keysWalkAndScroll();
    void cardsOutOfSightWaitForTheHand();
    void filtersScrollWithTheTexts();
    void pagesWithoutTextsHaveNone();

private:
    static TextSection section(const QString &id, int items = 2)
    {
        TextSection one{id, u"Heading "_s + id, u"A line below it."_s, {}};
        for (int i = 0; i < items; ++i)
            one.items << TextItem{TextSign::For, u"Statement %1 of some length, so that it takes its lines."_s.arg(i),
                                  u"Guide, 2025"_s};
        return one;
    }
    static QString seen(const TextCard &card)
    {
        QTextDocument document;
        document.setHtml(card.findChild<TextLabel *>()->text());
        return document.toPlainText();
    }
};

void TestTextCards::showsAllOfASection()
{
    TextCard card(lightTheme());
    card.setSection(section(u"a"_s));
    const QString text = seen(card);
    for (const QString &part : {u"Heading a"_s, u"A line below it."_s, u"Statement 1 of"_s, u"Guide, 2025"_s, u"+"_s})
        QVERIFY2(text.contains(part), qPrintable(part));
    card.resize(400, card.heightForWidth(400));
    QVERIFY(card.heightForWidth(200) > card.heightForWidth(600));
}

void TestTextCards::screenReadersHearIt()
{
    TextCard card(lightTheme());
    card.setSection(section(u"a"_s, 1));
    QCOMPARE(card.accessibleName(), u"Heading a"_s);
    QCOMPARE(
        card.accessibleDescription(),
        u"A line below it. For it: Statement 0 of some length, so that it takes its lines. Source: Guide, 2025."_s);
    QCOMPARE(card.objectName(), u"text.a"_s);
    QCOMPARE(card.focusPolicy(), Qt::StrongFocus);
    card.setSection({u"b"_s, u"Heading b"_s, {}, {{TextSign::None, u"It is so."_s}}, u"Guide, 2025"_s});
    QCOMPARE(card.accessibleDescription(), u"It is so. Source of all: Guide, 2025"_s);
    QVERIFY(seen(card).endsWith(u"Source of all: Guide, 2025"_s));
}

void TestTextCards::nothingIsMarkup()
{
    TextCard card(lightTheme());
    card.setSection({u"a"_s, u"<b>A</b>"_s, u"a < b"_s, {{TextSign::None, u"<img src=x>"_s, u"<i>s</i>"_s}}});
    const QString text = seen(card);
    for (const QString &part : {u"<b>A</b>"_s, u"a < b"_s, u"<img src=x>"_s, u"<i>s</i>"_s})
        QVERIFY2(text.contains(part), qPrintable(part));
}

void TestTextCards::twoColumnsWhereThereIsRoom()
{
    TextCards cards(lightTheme());
    cards.setSections({section(u"a"_s), section(u"b"_s), section(u"c"_s), section(u"d"_s)});
    cards.resize(700, 1200);
    cards.show();
    const QList<TextCard *> &all = cards.cards();
    QTRY_VERIFY(all.at(3)->y() > all.at(2)->y() && all.at(2)->y() > all.at(1)->y());
    QCOMPARE(all.at(3)->x(), all.at(0)->x());
    QVERIFY(all.at(0)->width() > 680);
    cards.resize(1200, 1200);
    QTRY_VERIFY(all.at(2)->x() > all.at(0)->geometry().right());
    QCOMPARE(all.at(2)->y(), all.at(0)->y());
    QVERIFY(all.at(1)->y() > all.at(0)->y() && all.at(3)->y() > all.at(2)->y());
    QVERIFY(std::abs(all.at(0)->width() - all.at(2)->width()) <= 1);
}

void TestTextCards::sectionsComeAndGo()
{
    TextCards cards(lightTheme());
    cards.setSections({section(u"a"_s), section(u"b"_s), section(u"c"_s)});
    TextCard *first = cards.cards().constFirst();
    cards.setSections({section(u"z"_s)});
    QCOMPARE(cards.cards().size(), 1);
    QCOMPARE(cards.cards().constFirst(), first);
    QCOMPARE(first->section().id, u"z"_s);
    cards.setSections({});
    QVERIFY(cards.cards().isEmpty());
}

void TestTextCards::themesChangeTheLook()
{
    TextCards cards(lightTheme());
    cards.setSections({section(u"a"_s)});
    const QString light = cards.cards().constFirst()->findChild<TextLabel *>()->text();
    cards.setTheme(darkTheme());
    const QString dark = cards.cards().constFirst()->findChild<TextLabel *>()->text();
    QVERIFY(light.contains(lightTheme().accent.name()) && dark.contains(darkTheme().accent.name()));
    QVERIFY(light != dark);
}

static PageSpec pageWithTexts(const QList<TextSection> &texts)
{
    PageSpec page = chipboard::test::samplePage();
    page.charts.resize(1);
    page.texts = texts;
    page.filters << PageFilter{.id = u"budget"_s, .label = u"Budget"_s, .isTyped = true};
    return page;
}

void TestTextCards::keysWalkAndScroll()
{
    ChartPage page(lightTheme());
    page.setPage(pageWithTexts({section(u"a"_s, 9), section(u"b"_s, 9), section(u"c"_s, 9)}));
    page.resize(700, 500);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto *last = page.findChild<TextCard *>(u"text.c"_s);
    auto *before = page.findChild<TextCard *>(u"text.b"_s);
    const QScrollArea &area = *page.findChild<QScrollArea *>(u"chartScroll"_s);
    QTRY_VERIFY(area.verticalScrollBar()->maximum() > 0);
    before->setFocus();
    QTest::keyClick(before, Qt::Key_Tab);
    QVERIFY(last->hasFocus());
    const auto top = [&] { return last->mapTo(area.viewport(), QPoint()).y(); };
    QTRY_VERIFY(top() < area.viewport()->height()); // scrolled into view
    QVERIFY(area.verticalScrollBar()->value() > 0);
}

// Accessible texts are always current; painting is updated only for visible cards.
void TestTextCards::cardsOutOfSightWaitForTheHand()
{
    ChartPage page(lightTheme());
    const QList<TextSection> before{section(u"a"_s, 9), section(u"b"_s, 9), section(u"c"_s, 9)};
    page.setPage(pageWithTexts(before));
    page.resize(700, 640);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const auto *first = page.findChild<TextCard *>(u"text.a"_s);
    const auto *last = page.findChild<TextCard *>(u"text.c"_s);
    QTRY_VERIFY(!first->visibleRegion().isEmpty() && last->visibleRegion().isEmpty());
    QList<TextSection> after = before;
    after.first().lead = after.last().lead = u"Another line."_s;
    page.setPage(pageWithTexts(after));
    QVERIFY(seen(*first).contains(u"Another line."_s));
    QVERIFY(!seen(*last).contains(u"Another line."_s));
    QVERIFY(last->accessibleDescription().startsWith(u"Another line."_s));
    QTRY_VERIFY(seen(*last).contains(u"Another line."_s));
}

void TestTextCards::filtersScrollWithTheTexts()
{
    ChartPage page(lightTheme());
    page.setPage(pageWithTexts({section(u"a"_s)}));
    page.resize(700, 500);
    page.show();
    auto *filters = page.findChild<QWidget *>(u"pageFilters"_s);
    auto *scrolled = page.findChild<QWidget *>(u"scrolledPage"_s);
    auto *charts = page.findChild<QWidget *>(u"chartGrid"_s);
    QVERIFY(scrolled->isAncestorOf(filters));
    QTRY_VERIFY(filters->isVisible() && filters->y() < charts->y());
    QTRY_VERIFY(page.findChild<TextCards *>()->y() > charts->y());
    PageSpec without = pageWithTexts({});
    page.setPage(without);
    QVERIFY(!scrolled->isAncestorOf(filters));
    QVERIFY(!page.findChild<TextCards *>()->isVisible());
}

void TestTextCards::pagesWithoutTextsHaveNone()
{
    ChartPage page(lightTheme());
    page.setPage(chipboard::test::samplePage());
    QVERIFY(page.findChild<TextCards *>() == nullptr);
}

CHIPBOARD_TEST(TestTextCards, QApplication)

} // namespace tst_textcards

#include "tst_textcards.moc"
