// Texts of a page on slides: complete, each section under its heading, between charts and numbers.
#include "data/views/pagetables.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/deckslides.h"
#include "widgets/export/office/slidetext.h"

#include <QGuiApplication>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_textslides {

class TestTextSlides : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void textsStandBetweenChartsAndNumbers();
    void theAnswersFiguresStandAboveItsChart();
    void chartsBesideTheAnswerSayWhatTheyShow();
    void titlesSayWhomTheyAreAbout();
    void longTextsTakeSeveralSlides();
    void titlesInARowAreCounted();
    void pagesWithoutTextsHaveNoSuchSlide();
    void bracketsAreNotTornApart();
    void aChartAloneHasNone();
    void aBriefIsOneSlide();
    void fewWordsStandBesideTheOnlyChart();
    void sentencesNeedNoDot();
    void aChartIsShownOnce();
    void severalPagesHaveContents();
    void aTitleGoesOn();
    void textsAreAsHighAsTheyAreTogether();

private:
    static PageSpec pageWith(int items)
    {
        PageSpec page = chipboard::test::samplePage(4);
        TextSection section{u"s"_s, u"Heading"_s, u"Lead."_s, {}};
        for (int i = 0; i < items; ++i)
            section.items << TextItem{TextSign::Out,
                                      u"Item%1 is ruled out, for reasons that fill a line or two."_s.arg(i)};
        if (items > 0)
            page.texts << section << section;
        return page;
    }
    static QList<DeckSlide> slidesOf(const PageSpec &page)
    {
        return deckSlides({page}, DeckCut{.areas = slideAreas({960.0, 540.0}), .numbers = true});
    }
    static bool isText(const DeckSlide &slide) { return !slide.texts.isEmpty(); }
};

void TestTextSlides::textsStandBetweenChartsAndNumbers()
{
    const QList<DeckSlide> slides = slidesOf(pageWith(2));
    const auto text = std::ranges::find_if(slides, isText);
    QVERIFY(text != slides.end());
    QVERIFY(std::prev(text)->chart.has_value());
    QVERIFY(!std::next(text)->table.rows.isEmpty());
    QCOMPARE(text->texts.size(), 8);
    QVERIFY(text->texts.at(0).strong && text->texts.at(4).strong && !text->texts.at(1).strong);
    QCOMPARE(text->texts.at(0).text, u"Heading"_s);
    QCOMPARE(text->texts.at(1).text, u"Lead."_s);
    QVERIFY(text->texts.at(2).text.startsWith(u"\u2717 Item0"));
    QCOMPARE(text->title, u"Heading · Heading"_s);
    PageSpec many = pageWith(2);
    for (int i = 0; i < 9; ++i)
        many.texts << many.texts.constFirst();
    const QList<DeckSlide> longer = slidesOf(many);
    QVERIFY(std::ranges::none_of(longer, isText)); // no single sentence as title: in the notes
    const auto hasItem = [](const DeckSlide &slide) { return slide.noteLines().join(u'\n').contains(u"Item0"_s); };
    QCOMPARE(std::ranges::count_if(longer, hasItem), 1);
    PageSpec said = pageWith(1);
    said.texts.first().lead.clear();
    said.texts.first().items = {{TextSign::None, u"A rents for ca. 57% less and does more. Per user: 5 vs 11."_s, {}}};
    const QList<DeckSlide> stated = slidesOf(said);
    const auto sentence = std::ranges::find_if(stated, isText);
    QVERIFY(sentence != stated.end());
    QCOMPARE(sentence->title, u"A rents for ca. 57% less and does more"_s); // the first sentence
    // With several pages, the subtitle names the page.
    const QString title = pageWith(2).title;
    QCOMPARE(text->subtitle, title);
    QVERIFY2(std::next(text)->subtitle.startsWith(title), qPrintable(std::next(text)->subtitle));
    QVERIFY(!text->title.isEmpty() && !text->noteLines().isEmpty() && !text->alt.isEmpty());
}

// The key figures stand above the answer's chart, as on paper, unless the rows would then need a second slide, or
// several charts share the slide.
void TestTextSlides::theAnswersFiguresStandAboveItsChart()
{
    PageSpec page = test::samplePage();
    page.tiles = {{u"a"_s, u"Cost"_s, u"−3%"_s, u"A $1.93 vs B $1.99"_s}};
    const QList<DeckSlide> slides = slidesOf(page);
    QCOMPARE(slides.constFirst().tiles, page.tiles);
    QVERIFY(slides.size() > 1 && slides.at(1).tiles.isEmpty());
    page.footer = u"Sources of all"_s;
    for (ChartSpec &chart : page.charts)
        chart.alone = {u"Said of one"_s, {}, u"Sources of one"_s};
    DeckCut cut{.areas = slideAreas({960.0, 540.0}), .chartsPerSlide = 4};
    const DeckSlide shared = deckSlides({page}, cut).constFirst();
    QVERIFY(shared.panels.size() > 1 && shared.tiles.isEmpty());
    QCOMPARE(shared.footer, u"Sources of one"_s);
    PageSpec many = test::samplePage(20);
    const qsizetype usual = slidesOf(many).size();
    many.tiles = page.tiles;
    QCOMPARE(slidesOf(many).size(), usual);
}

// The warning applies only to their own numbers; charts without a statement have their title and the page's warning.
void TestTextSlides::chartsBesideTheAnswerSayWhatTheyShow()
{
    PageSpec page = test::samplePage();
    page.warning = u"Prices differ in kind."_s;
    page.charts[1].alone = {u"Memory: A is highest"_s, {}, u"Sources: of memory"_s};
    const QList<DeckSlide> slides = slidesOf(page);
    QVERIFY(page.charts.size() > 2 && slides.size() > 2);
    QCOMPARE(slides.at(0).title, page.title);
    QCOMPARE(slides.at(0).warning, page.warning);
    QCOMPARE(slides.at(1).title, page.charts.at(1).alone.statement);
    QCOMPARE(slides.at(1).warning, QString());
    QCOMPARE(slides.at(1).footer, page.charts.at(1).alone.footer);
    QVERIFY(slides.at(1).notes.background.contains(page.warning));
    QCOMPARE(slides.at(2).title, page.charts.at(2).title);
    QCOMPARE(slides.at(2).warning, page.warning);
}

// In "It costs less" the heading names the subject, so it is not a title.
void TestTextSlides::titlesSayWhomTheyAreAbout()
{
    PageSpec page = pageWith(1);
    page.texts = {{u"why"_s, u"Why"_s, {}, {TextItem{TextSign::None, u"A rents for less."_s}}}};
    QList<DeckSlide> slides = slidesOf(page);
    QCOMPARE(std::ranges::find_if(slides, isText)->title, u"A rents for less"_s);
    page.texts = {{u"a"_s, u"1. A"_s, {}, {TextItem{TextSign::For, u"It is faster than B."_s}}}};
    slides = slidesOf(page);
    QCOMPARE(std::ranges::find_if(slides, isText)->title, u"1. A"_s);
}

void TestTextSlides::longTextsTakeSeveralSlides()
{
    const QList<DeckSlide> slides = slidesOf(pageWith(60));
    qsizetype texts = 0;
    QString all;
    for (const DeckSlide &slide : slides) {
        texts += isText(slide) ? 1 : 0;
        for (const SlideText &text : slide.texts)
            all += text.text + u'\n';
    }
    QCOMPARE(texts, 2); // placed after a chart: the notes of the second have the rest
    const auto last = std::find_if(slides.rbegin(), slides.rend(), isText);
    QVERIFY2(last->subtitle.contains(u"more lines in the notes"), qPrintable(last->subtitle));
    all += last->noteLines().join(u'\n');
    for (int i = 0; i < 60; ++i)
        QCOMPARE(all.count(u"Item%1 is"_s.arg(i)), 2);
    const QList<DeckSlide> counted = withCountedTitles(slides);
    const auto first = std::ranges::find_if(counted, isText);
    QVERIFY2(first->title.endsWith(u"(1 of 2)"), qPrintable(first->title));
}

// No two slides in a row have the same title; covers and dividers keep theirs.
void TestTextSlides::titlesInARowAreCounted()
{
    const auto slide = [](const QString &title) { return DeckSlide{.title = title}; };
    const QList<DeckSlide> slides{
        {.title = u"A"_s, .isCover = true}, slide(u"A"_s), slide(u"B"_s), slide(u"B"_s), slide(u"A"_s)};
    QCOMPARE(mapped(withCountedTitles(slides), &DeckSlide::title),
             QStringList({u"A"_s, u"A"_s, u"B (1 of 2)"_s, u"B (2 of 2)"_s, u"A"_s}));
}

void TestTextSlides::pagesWithoutTextsHaveNoSuchSlide()
{
    const QList<DeckSlide> slides = slidesOf(pageWith(0));
    QVERIFY(std::ranges::none_of(slides, isText));
}

void TestTextSlides::bracketsAreNotTornApart()
{
    QCOMPARE(withoutLoneWords(u"Pays after 5 months (4 to 8)"_s), u"Pays after 5 months (4\u00A0to\u00A08)"_s);
    QCOMPARE(withoutLoneWords(u"Pays (4 to 8) soon"_s), u"Pays (4 to 8) soon"_s);
    const QString longOne = u"Pays (after a time that nobody can tell)"_s;
    QCOMPARE(withoutLoneWords(longOne), longOne);
    QCOMPARE(withoutLoneWords({}), QString());
}

void TestTextSlides::aChartAloneHasNone()
{
    const PageSpec page = pageWith(2);
    QVERIFY(chartPage(page, page.charts.constFirst()).texts.isEmpty());
}

void TestTextSlides::textsAreAsHighAsTheyAreTogether()
{
    const TextMeasure letters;
    const SlideText line{u"Item is ruled out."_s, false};
    const double one = heightOf({line}, 800.0, 14.0, letters);
    QVERIFY(one > 14.0);
    QCOMPARE(heightOf({}, 800.0, 14.0, letters), 0.0);
    QCOMPARE(heightOf({line, line, line}, 800.0, 14.0, letters), 3.0 * one);
    // Five per cent wider than the text: half of the reserve of cells.
    const double full = 1.05 * letters.width(line.text, 14.0);
    QCOMPARE(heightOf({line}, 1.01 * full, 14.0, letters), one);
    QVERIFY(heightOf({line}, 0.99 * full, 14.0, letters) > 1.5 * one);
}

// Figures above the chart, its texts next to it under their headings; nothing below the title.
void TestTextSlides::aBriefIsOneSlide()
{
    PageSpec brief = pageWith(0);
    brief.charts = brief.charts.first(1);
    brief.isBrief = true;
    brief.tiles = {{u"a"_s, u"Cost"_s, u"−3%"_s, u"A $1.93 vs B $1.99"_s}, {u"b"_s, u"Payback"_s, u"never"_s, {}}};
    brief.statements = {{u"Why"_s, u"A rents for less."_s}, {u"Check first"_s, u"Benchmark it."_s}};
    brief.notice = {u"Why: A rents for less.\nCheck first: Benchmark it."_s, {}, {}, true};
    DeckCut cut{.areas = slideAreas({960.0, 540.0})};
    const QList<DeckSlide> slides = deckSlides({brief}, cut);
    QCOMPARE(slides.size(), 1);
    const DeckSlide &slide = slides.constFirst();
    QVERIFY(slide.chart.has_value() && slide.kind() == LayoutKind::Chart);
    QCOMPARE(slide.tiles, brief.tiles);
    QStringList texts =
        mapped(slide.texts, [&](const SlideText &text) { return (text.strong ? u"# "_s : QString()) + text.text; });
    QCOMPARE(texts, QStringList({u"# Why"_s, u"A rents for less."_s, u"# Check first"_s, u"Benchmark it."_s}));
    QVERIFY2(!slide.subtitle.contains(u"Why"_s), qPrintable(slide.subtitle));
    const QRectF content(40.0, 156.0, 880.0, 300.0);
    const ChartPlaces places = chartPlaces(slide, content, 1.0);
    QVERIFY(content.contains(places.tiles) && content.contains(places.chart) && content.contains(places.texts));
    QVERIFY(!places.chart.intersects(places.tiles) && !places.chart.intersects(places.texts));
    for (int i = 0; i < 30; ++i) // overflow continues on the next slide
        brief.statements << PageStatement{u"Heading %1"_s.arg(i),
                                          u"A sentence that takes a line or two. "_s.repeated(3)};
    const QList<DeckSlide> many = deckSlides({brief}, cut);
    QVERIFY(many.size() > 1 && !many.constLast().chart && many.constLast().tiles.isEmpty());
    QCOMPARE(many.constFirst().title, brief.title);
    QCOMPARE(many.constLast().title, u"In words"_s); // the page's is about the chart
    QCOMPARE(many.constLast().subtitle, brief.title);
    QCOMPARE(many.constLast().texts.constLast().text, brief.statements.constLast().text);
}

// They need no slide of their own, unless the rows or the words are many.
void TestTextSlides::fewWordsStandBesideTheOnlyChart()
{
    PageSpec page = pageWith(0);
    page.charts = page.charts.first(1);
    page.texts << TextSection{u"why"_s, u"Why"_s, {}, {TextItem{TextSign::None, u"A rents for less."_s}}};
    DeckCut cut;
    cut.areas = slideAreas({960.0, 540.0});
    const QList<DeckSlide> slides = deckSlides({page}, cut);
    QCOMPARE(slides.size(), 1);
    QVERIFY(slides.constFirst().chart.has_value());
    QCOMPARE(slides.constFirst().texts.constLast().text, u"A rents for less."_s);
    QVERIFY(slides.constFirst().textSize >= 12.0);
    for (int i = 0; i < 30; ++i)
        page.texts.last().items << TextItem{TextSign::None, u"Another line, which takes room, as others do."_s};
    QVERIFY(deckSlides({page}, cut).size() > 1);
    QVERIFY(deckSlides({page}, cut).constFirst().texts.isEmpty());
}

void TestTextSlides::sentencesNeedNoDot()
{
    PageSpec page = pageWith(0);
    page.support = u"$1.93 vs $1.99."_s;
    page.charts.first().title = u"Cost is $1.93."_s;
    page.charts.first().subtitle = u"USD"_s;
    const DeckSlide slide = slidesOf(page).constFirst();
    QCOMPARE(slide.message, u"$1.93 vs $1.99."_s); // above the caption, not before it
    QCOMPARE(slide.subtitle, u"Cost is $1.93. USD"_s);
}

// The second page says the same of the same chart; as its answer it stays.
void TestTextSlides::aChartIsShownOnce()
{
    PageSpec first = pageWith(0);
    first.charts = first.charts.first(1);
    first.charts.first().title = u"Cost"_s;
    PageSpec second = pageWith(0);
    second.title = u"B is faster"_s;
    second.charts = second.charts.first(2);
    second.charts[1].title = u"Cost"_s;
    second.charts[1].alone.statement = first.title;
    DeckCut cut;
    cut.areas = slideAreas({960.0, 540.0});
    QCOMPARE(deckSlides({second}, cut).size(), 2);
    const QList<DeckSlide> slides = deckSlides({first, second}, cut);
    QCOMPARE(slides.size(), 2);
    QCOMPARE(slides.at(1).title, second.title);
}

// With the number of each page's first slide.
void TestTextSlides::severalPagesHaveContents()
{
    QList<PageSpec> pages;
    for (int i = 0; i < 4; ++i) {
        pages << pageWith(0);
        pages.last().title = u"Page %1"_s.arg(i);
        pages.last().date = u"2026-11-29"_s;
        pages.last().charts = pages.constLast().charts.first(1);
        pages.last().charts.first().title = u"Chart %1"_s.arg(i);
    }
    DeckCut cut;
    cut.areas = slideAreas({960.0, 540.0});
    const QList<DeckSlide> slides = deckSlides(pages, cut);
    QCOMPARE(slides.size(), 5);
    QCOMPARE(slides.constFirst().title, u"Comparison of AI chips"_s); // it opens the deck, as a cover would
    QCOMPARE(slides.constFirst().subtitle, u"Contents"_s);
    QCOMPARE(slides.constFirst().footer, u"Catalogue of 29 Nov 2026"_s);
    QCOMPARE(slides.constFirst().texts.at(3).text, u"5\tPage 3"_s);
    QCOMPARE(slides.constFirst().texts.at(3).slide, 5);
    QCOMPARE(deckSlides(pages.first(3), cut).size(), 3);
    pages.first().answer = pages.constFirst().title;
    pages.first().title = u"Our own view"_s; // of the board
    QCOMPARE(deckSlides(pages, cut).constFirst().title, u"Our own view"_s);
}

// Two charts per slide in page order, under the custom title with a counter.
void TestTextSlides::aTitleGoesOn()
{
    PageSpec page = pageWith(0);
    page.title = u"Our own view"_s;
    page.charts.resize(3);
    DeckCut cut{.areas = slideAreas({960.0, 540.0}), .chartsPerSlide = 2, .keepsTitle = true};
    const QList<DeckSlide> slides = withCountedTitles(deckSlides({page}, cut));
    QCOMPARE(slides.size(), 2);
    QCOMPARE(slides.at(0).title, u"Our own view (1 of 2)"_s);
    QCOMPARE(slides.at(1).title, u"Our own view (2 of 2)"_s);
    QCOMPARE(slides.at(0).panels.at(0).name, page.charts.at(0).title);
    QVERIFY2(slides.at(1).subtitle.startsWith(page.charts.at(2).title), qPrintable(slides.at(1).subtitle));
    page.charts.resize(2);
    QCOMPARE(deckSlides({page}, cut).constFirst().title, u"Our own view"_s);
}

CHIPBOARD_TEST(TestTextSlides, QGuiApplication)

} // namespace tst_textslides

#include "tst_textslides.moc"
