// Every rule of the slide check: a slide that breaks only this rule, and the fix offered with a click. The slide that
// all tests start from breaks none.
#include "data/views/planeaxis.h"
#include "data/views/slidecheck.h"

#include "data/core/find.h"
#include "data/views/chartstatement.h"
#include "data/views/chartwording.h"
#include "data/views/pagetables.h"

#include "tests/data/views/slidefixture.h"
#include "tests/support/testmain.h"

#include <QSet>

#include <functional>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_slidecheck {

class TestSlideCheck : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyRowIsComplete();
    void aGoodSlidePasses();
    void findsWhatIsWrong_data();
    void findsWhatIsWrong();
    void everyRuleHasAFixture();
    void mendsChangeOnlyWhatTheySay();
    void mendedBoardsPass();
    void edgesOfTheLimits_data();
    void edgesOfTheLimits();
    void tellsTheVerdict();
    void typeThatIsTooSmallGrows();
    void aLongTitleStays();
    void roomIsFoundStepByStep();
    void clearPagesTellTheirGrounds();
    void numbersOfTitlesAreOnTheSlide_data();
    void numbersOfTitlesAreOnTheSlide();
    void pricesAreCheaperOrDearer_data();
    void pricesAreCheaperOrDearer();
    void everyWrittenTitleIsChecked();
    void headingsAreNoMessages_data();
    void headingsAreNoMessages();
    void namesOfRowsAreNoNumbers();
    void rowsWithNamesAreNoSeries();
    void monthsAgeFromTheirLastDay_data();
    void monthsAgeFromTheirLastDay();
    void onlyPricesOnThePageCount();
    void costsOfWorkAreBehindAllCharts();
    void stepsOfSeveralFormatsAreMarked();
    void announcedChipsOutsideTheBoard();
};

namespace {

void asBars(Slide &slide, double minimum, AxisScale scale)
{
    slide.page.charts.first().kind = ChartKind::HorizontalBars;
    slide.page.charts.first().axis.minimum = minimum;
    slide.page.charts.first().axis.scale = scale;
}

struct Break
{
    const char *rule;
    std::function<void(Slide &)> spoil;
    const char *words; ///< part of the sentence
    const char *mend;  ///< part of the button's text, or of the reason why there is none
};

ChartSpec manyLines(int lines)
{
    ChartSpec chart{.kind = ChartKind::Plane};
    chart.title = u"Up 30%2"_s; // a custom title: not a superscript number
    for (int i = 0; i < lines; ++i) {
        PlaneLine line;
        line.id = u"line%1"_s.arg(i);
        chart.plane.lines << line;
    }
    return chart;
}

QList<Break> breaksOfLayout()
{
    return {
        {"small-text", [](Slide &slide) { slide.facts.types[1].points = 8.25; }, "text size of axes is 8.3",
         "first 2 charts"},
        {"mark-contrast", [](Slide &slide) { slide.facts.inks[0].ink = Rgb::of(0xFFD9AD); }, "Trainium is 1.3:1",
         "no other theme"},
        {"text-contrast",
         [](Slide &slide) {
             slide.facts.inks[2].ink = Rgb::of(0x949494); // 3.03:1
             slide.facts.theme = u"dark"_s;
         },
         "text is 3.0:1", "light theme"},
        {"close-colours",
         [](Slide &slide) {
             slide.facts.inks[1].ink = Rgb::of(0x8A6A00);
             slide.facts.hasLook = true;
         },
         "look alike to people with", "brand theme"},
        {"cut-labels",
         [](Slide &slide) {
             slide.facts.cut = {u"A1"_s, u"B2"_s, u"C3"_s, u"D4"_s};
         },
         "\"A1\", \"B2\", \"C3\" and 1 more", "first 2 charts"},
        {"cut-texts", [](Slide &slide) { slide.facts.cutTexts = {u"A long title"_s}; }, "\"A long title\"",
         "write a shorter one"},
        {"crowded-labels",
         [](Slide &slide) {
             slide.facts.crowded = {u"Rooflines: 9 of 12"_s};
             slide.facts.typeScale = u"large"_s;
         },
         "Rooflines: 9 of 12", "normal type"},
        {"struck-labels",
         [](Slide &slide) {
             slide.facts.struck = {u"C1"_s};
             slide.board.charts.resize(2);
         },
         "Lines cross \"C1\"", "Select fewer rows"},
        {"lost-rows",
         [](Slide &slide) {
             slide.facts.lostRows = {u"Side by side: 2 of 7"_s};
             slide.facts.pageSize = u"slide-4x3"_s;
         },
         "Rows are missing: \"Side by side: 2 of 7\"", "wide slide"},
        {"unnamed-marks", [](Slide &slide) { slide.facts.unnamed = {u"Spot: 7 of 10"_s}; }, "Spot: 7 of 10",
         "Select fewer rows, or export the page as"},
        {"no-ground", [](Slide &slide) { slide.facts.isClear = true; }, "#848484 and lighter", "light theme"},
        {"overlapping-labels",
         [](Slide &slide) {
             slide.facts.overlapping = {u"A on B"_s};
             slide.facts.pageSize = u"a4"_s;
         },
         "A on B", "wide slide"},
    };
}

QList<Break> breaksOfContent()
{
    return {
        {"bars-from-zero", [](Slide &slide) { asBars(slide, 5.0, AxisScale::Linear); }, "start at zero",
         "Start the bars at zero"},
        {"bars-on-log", [](Slide &slide) { asBars(slide, 1.0, AxisScale::Logarithmic); }, "logarithmic", "dots"},
        {"many-series", [](Slide &slide) { slide.page.charts << manyLines(8); }, "\"Up 30%2\" has 8 series",
         "Select fewer rows, or export the page as"},
        {"title-doubt", [](Slide &slide) { slide.page.charts.first().doubt = u"2 is now 3."_s; }, "2 is now 3.",
         "automatic title"},
        // 96 of 80 GiB are 20% more.
        {"title-number",
         [](Slide &slide) {
             slide.board.title = u"C1 has 40% more memory than C2"_s;
             slide.page.title = slide.board.title;
         },
         "40% more\"; C1 is now 20% above C2", "Correct the title"},
        {"long-title", [](Slide &slide) { slide.facts.titleLines = 3; }, "takes 3 line", "write a shorter one"},
        {"topic-title", [](Slide &slide) { slide.page.title = u"Memory and bandwidth"_s; },
         "\"Memory and bandwidth\" is a topic", "Write the message"},
        {"missing-source", [](Slide &slide) { slide.page.sources.clear(); }, "names no source", "catalogue"},
        {"missing-date", [](Slide &slide) { slide.page.date = u"soon"_s; }, "date of its data", "catalogue"},
        {"stale-price", [](Slide &slide) { slide.facts.today = QDate(2026, 5, 2); }, "91 days",
         "Book young, 1 Mar 2026"},
        {"mixed-prices",
         [](Slide &slide) {
             slide.board.priceBook = BookId(u"half"_s);
             slide.reckon();
         },
         "Capacity Block", "Book blocks"},
        {"mixed-precision", [](Slide &slide) { slide.table.rows.first().cells.first().precision = Precision::Mxfp8; },
         "MXFP8", "Compare at"},
        {"mixed-level",
         [](Slide &slide) {
             slide.board.level = Level::Instance;
             slide.board.charts = {MetricId(u"price_hour"_s), MetricId(u"price_chip_hour"_s)};
             slide.reckon();
         },
         "whole machine", "fits the level"},
        {"announced-unmarked",
         [](Slide &slide) {
             slide.board.chips << ChipId(u"c3"_s);
             slide.board.precision = Precision::Bf16;
             slide.reckon();
             for (ChartPoint &point : slide.page.charts.first().series.first().points)
                 point.style = MarkStyle::Solid;
         },
         "C3 is announced but not on sale", "catalogue"},
    };
}

QList<Break> breaks() { return breaksOfLayout() + breaksOfContent(); }

} // namespace

void TestSlideCheck::everyRowIsComplete()
{
    QSet<QString> ids;
    for (const SlideRule &rule : slideRules()) {
        ids.insert(QString::fromLatin1(rule.id));
        QVERIFY(QString::fromLatin1(rule.sentence).endsWith(u'.'));
        QVERIFY(rule.find != nullptr);
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(slideRules().size()));
}

void TestSlideCheck::aGoodSlidePasses()
{
    QStringList texts =
        mapped(goodSlide().check(), [&](const SlideFinding &finding) { return finding.rule + u": "_s + finding.text; });
    QCOMPARE(texts, QStringList());
}

void TestSlideCheck::findsWhatIsWrong_data()
{
    QTest::addColumn<int>("index");
    const QList<Break> all = breaks();
    for (int i = 0; i < static_cast<int>(all.size()); ++i)
        QTest::newRow(all.at(i).rule) << i;
}

void TestSlideCheck::findsWhatIsWrong()
{
    QFETCH(const int, index);
    const Break broken = breaks().at(index);
    Slide slide = goodSlide();
    broken.spoil(slide);
    const QList<SlideFinding> findings = slide.check();
    QVERIFY(!findings.isEmpty());
    for (const SlideFinding &finding : findings) {
        QVERIFY2(finding.rule == QLatin1String(broken.rule), qPrintable(finding.rule + finding.text));
        QVERIFY2(finding.text.endsWith(u'.'), qPrintable(finding.text));
        QCOMPARE(finding.mend.isPossible(), finding.mend.reason.isEmpty());
        QCOMPARE(finding.mend.isPossible(), !finding.mend.text.isEmpty());
    }
    const SlideFinding &first = findings.constFirst();
    QVERIFY2(first.text.contains(QLatin1String(broken.words)), qPrintable(first.text));
    const QString mend = first.mend.text + first.mend.reason;
    QVERIFY2(mend.contains(QLatin1String(broken.mend)), qPrintable(mend));
}

void TestSlideCheck::everyRuleHasAFixture()
{
    QStringList rules;
    QStringList fixtures;
    for (const SlideRule &rule : slideRules())
        rules << QString::fromLatin1(rule.id);
    for (const Break &one : breaks())
        fixtures << QString::fromLatin1(one.rule);
    rules.sort();
    fixtures.sort();
    QCOMPARE(fixtures, rules);
}

void TestSlideCheck::mendsChangeOnlyWhatTheySay()
{
    Slide slide = goodSlide();
    asBars(slide, 1.0, AxisScale::Logarithmic);
    const SlideMend mend = slide.check().constFirst().mend;
    Board expected = slide.board;
    ChartWords words = wordsOf({}, u"compare"_s, slide.page.charts.first().id);
    words.scale = RowScale::Logarithmic;
    expected.words = {words};
    QCOMPARE(mend.board, std::optional(expected));

    slide = goodSlide();
    slide.board.title = u"3x"_s;
    slide.page.doubt = u"3 is now 2."_s;
    Board untitled = slide.board;
    untitled.title.clear();
    QCOMPARE(slide.check().constFirst().mend.board, std::optional(untitled));
}

// Prices and series: the fixed board passes the check.
void TestSlideCheck::mendedBoardsPass()
{
    for (const char *rule : {"stale-price", "mixed-prices", "mixed-level"}) {
        const QList<Break> all = breaks();
        const auto found = std::ranges::find_if(all, [rule](const Break &one) { return qstrcmp(one.rule, rule) == 0; });
        Slide slide = goodSlide();
        found->spoil(slide);
        slide.board = slide.check().constFirst().mend.board.value();
        slide.reckon();
        for (const SlideFinding &finding : slide.check())
            QVERIFY2(finding.rule != QLatin1String(rule), qPrintable(finding.text));
    }
}

void TestSlideCheck::edgesOfTheLimits_data()
{
    QTest::addColumn<int>("days");
    QTest::addColumn<int>("lines");
    QTest::addColumn<double>("points");
    QTest::addColumn<int>("findings");
    QTest::newRow("90 days, seven lines and the least size are fine") << 90 << 7 << 9.0 << 0;
    QTest::newRow("91 days are too many") << 91 << 7 << 9.0 << 1;
    QTest::newRow("eight lines are too many") << 90 << 8 << 9.0 << 1;
    QTest::newRow("a tenth of a point is too little") << 90 << 7 << 8.9 << 1;
    QTest::newRow("a size that is not known is no finding") << 90 << 7 << 0.0 << 0;
}

void TestSlideCheck::edgesOfTheLimits()
{
    QFETCH(const int, days);
    QFETCH(const int, lines);
    QFETCH(const double, points);
    QFETCH(const int, findings);
    Slide slide = goodSlide();
    slide.facts.today = QDate(2026, 1, 31).addDays(days); // the list's date
    slide.page.charts << manyLines(lines);
    slide.facts.types[1] = {u"axes"_s, points, 9.0};
    QCOMPARE(slide.check().size(), findings);
}

void TestSlideCheck::tellsTheVerdict()
{
    QCOMPARE(slideVerdict({}), u"No problems were found on this slide."_s);
    SlideFinding fault;
    SlideFinding caution{.severity = SlideSeverity::Caution};
    QCOMPARE(slideVerdict({fault}), u"1 fault, 0 cautions"_s);
    QCOMPARE(slideVerdict({fault, caution, fault}), u"2 faults, 1 caution"_s);
}

// A scale that makes it large enough is offered if there is one; otherwise more room.
void TestSlideCheck::typeThatIsTooSmallGrows()
{
    Slide slide = goodSlide();
    slide.facts.types[0].points = 13.9;
    slide.facts.types[1].points = 10.4;
    slide.facts.fittingType = u"large"_s;
    const QList<SlideFinding> findings = slide.check();
    QCOMPARE(findings.size(), 2); // each part of the page separately
    for (const SlideFinding &finding : findings)
        QCOMPARE(finding.mend.options, (QMap<QString, QString>{{u"type"_s, u"large"_s}}));
    slide.facts.fittingType = u"normal"_s;
    QCOMPARE(slide.check().constFirst().mend.text, u"Use normal type"_s);
    slide.facts.fittingType.clear();
    slide.facts.pageSize = u"half-slide"_s;
    QCOMPARE(slide.check().constFirst().mend.options, (QMap<QString, QString>{{u"size"_s, u"slide"_s}}));
}

void TestSlideCheck::aLongTitleStays()
{
    Slide slide = goodSlide();
    slide.board.title = QString(300, u'W');
    slide.page.title = slide.board.title;
    slide.facts.cutTexts = {slide.board.title};
    QVERIFY(!slide.check().constFirst().mend.isPossible());
    QCOMPARE(slide.check().constFirst().mend.reason, u"It is too long for any slide: write a shorter one."_s);
    slide.facts.cutTexts = {u"a footer"_s};
    QVERIFY(!slide.check().constFirst().mend.isPossible());
    slide.facts.typeScale = u"large"_s;
    QCOMPARE(slide.check().constFirst().mend.text, u"Use normal type"_s);
    slide.facts.pageSize = u"square"_s;
    QCOMPARE(slide.check().constFirst().mend.text, u"Write as a wide slide"_s);
}

// The wide slide, then four charts, then two, then seven rows; then no fix is left.
void TestSlideCheck::roomIsFoundStepByStep()
{
    Slide slide = goodSlide();
    slide.facts.cut = {u"C1"_s}; // a row that stays
    slide.facts.pageSize = u"slide-4x3"_s;
    slide.board.charts = {MetricId(u"memory"_s), MetricId(u"power"_s),      MetricId(u"price_hour"_s),
                          MetricId(u"bf"_s),     MetricId(u"price_year"_s), MetricId(u"x"_s)};
    const auto next = [&slide] {
        const QList<SlideFinding> findings = slide.check();
        const SlideFinding &finding =
            *std::ranges::find_if(findings, [](const SlideFinding &one) { return one.rule == u"cut-labels"_s; });
        slide.board = finding.mend.board.value_or(slide.board);
        slide.facts.pageSize = finding.mend.options.value(u"size"_s, slide.facts.pageSize);
        return finding.mend.text + finding.mend.reason;
    };
    for (int i = 0; i < 9; ++i)
        slide.board.chips << ChipId(u"d%1"_s.arg(i));
    QCOMPARE(next(), u"Write as a wide slide"_s);
    QCOMPARE(next(), u"Keep the first 4 charts"_s);
    QCOMPARE(next(), u"Keep the first 2 charts"_s);
    QCOMPARE(next(), u"Keep the first 7 rows"_s);
    QCOMPARE(slide.board.chips.size(), 7);
    QCOMPARE(next(), u"Select fewer rows, or export the page as a document."_s);
}

// Black on #757575 is 4.56:1 and on #747474 4.49:1; white on #767676 is 4.54:1 and on #777777 4.48:1 (WCAG 2.1).
void TestSlideCheck::clearPagesTellTheirGrounds()
{
    Slide slide = goodSlide();
    slide.facts.isClear = true;
    slide.facts.inks = {{u"text"_s, Rgb::of(0x000000), Rgb::of(0xFFFFFF), true}};
    QVERIFY2(slide.check().constFirst().text.contains(u"#757575 and lighter"_s),
             qPrintable(slide.check().constFirst().text));
    slide.facts.inks = {{u"text"_s, Rgb::of(0xFFFFFF), Rgb::of(0x000000), true}};
    QVERIFY2(slide.check().constFirst().text.contains(u"#767676 and darker"_s),
             qPrintable(slide.check().constFirst().text));
    QCOMPARE(slide.check().constFirst().severity, SlideSeverity::Caution);
}

// C1 has 96 GiB, C2 80: 1.2x, 20% more, 17% less. The slide has the texts "17%" and "33".
void TestSlideCheck::numbersOfTitlesAreOnTheSlide_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("doubt");
    const auto row = [](const char *title, const char *doubt) {
        QTest::newRow(title) << QString::fromUtf8(title) << QString::fromUtf8(doubt);
    };
    row("C1 has 20% more memory than C2", "");
    row("C1 has 29% more memory than C2", "The title says \"29% more\"; C1 is now 20% above C2.");
    row("C1 has 1.2x the memory of C2", "");
    row("C1 has 1.5x the memory of C2", "The title says \"1.5x\"; C1 is now 1.20× C2.");
    row("C1 has 96 GiB of memory", "");
    row("C1 has 97 GiB of memory", "The title says \"97\", but nothing on the slide shows it.");
    row("Savings of 17% pay for it", "");
    row("Savings of 33% pay for it", "The title says \"33%\", but nothing on the slide shows it."); // 33 is not 33%
    row("Savings of 33 pay for it", "");
    row("The 2 best of 2027", ""); // counts and years
    // Words give the direction: 96 is 20% more than 80, and 80 is 17% less than 96.
    row("C2 has 17% less memory than C1", "");
    row("C2 has 17% more memory than C1", "The title says \"17% more\"; C2 is now 16.7% below C1.");
    row("C1 has 20% less memory than C2", "The title says \"20% less\"; C1 is now 20% above C2.");
    row("Compared with C2, C1 has 20% more memory", "");
    row("C1 hat 20% weniger Speicher als C2", "The title says \"20% weniger\"; C1 is now 20% above C2.");
    row("C1 a 20% de mémoire en moins que C2", "The title says \"20% de mémoire en moins\"; C1 is now 20% above C2.");
    row("C1 tiene un 20% menos que C2", "The title says \"20% menos\"; C1 is now 20% above C2.");
    row("C1 tem 20% mais que C2", "");
    row("C1 has twice the memory of C2", "The title says \"twice\"; C1 is now 1.20× C2.");
    row("C2 has half the memory of C1", "The title says \"half\"; C2 is now 0.83× C1.");
    row("Half of the chips are announced", "");
    row("C2 has less than twice the memory of C1", "");
    row("C1 has more than half the memory of C2", "");
    row("C2 has less than half the memory of C1", "The title says \"half\"; C2 is now 0.83× C1.");
    row("C1 has about 22% more memory than C2", "");
    row("C1 has 1.2x more memory than C2", "");
    row("C2 has 1.2x less memory than C1", "");
    row("C1 has 1.2x less memory than C2", "The title says \"1.2x less\"; C2 is now 0.83× C1.");
    row("C1 has the highest memory", "");
    row("C1 has the lowest memory", "The title says \"lowest\"; C1 is now 20% above C2.");
    row("C1 has less memory than C2", "The title says \"less\"; C1 is now 20% above C2.");
    row("C1 has not less memory than C2", "");
    row("C1 is cheaper than C2", "");                 // memory does not show it
    row("C1 has lower memory bandwidth than C2", ""); // neither does it here
}

void TestSlideCheck::numbersOfTitlesAreOnTheSlide()
{
    QFETCH(const QString, title);
    QFETCH(const QString, doubt);
    QList<ChartSpec> charts = goodSlide().page.charts;
    charts.removeIf([](const ChartSpec &chart) { return chart.id != u"memory"_s; });
    QCOMPARE(charts.size(), 1);
    QCOMPARE(falseStatements(title, charts, {u"17%"_s, u"33"_s}, Formatter()).join(u' '), doubt);
}

// C1 costs 1 USD an hour, C2 4: 75% less.
void TestSlideCheck::pricesAreCheaperOrDearer_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("doubt");
    const auto row = [](const char *title, const char *doubt) {
        QTest::newRow(title) << QString::fromUtf8(title) << QString::fromUtf8(doubt);
    };
    row("C1 costs 75% less than C2", "");
    row("C1 is 75% cheaper than C2", "");
    row("C1 costs 75% more than C2", "The title says \"75% more\"; C1 is now 75% below C2.");
    row("C1 is 75% more expensive than C2", "The title says \"75% more expensive\"; C1 is now 75% below C2.");
    row("C1 ist 75% teurer als C2", "The title says \"75% teurer\"; C1 is now 75% below C2.");
    row("C2 est le moins cher", "The title says \"le moins cher\"; C2 is now 300% above C1.");
    row("C2 is the cheapest chip", "The title says \"cheapest\"; C2 is now 300% above C1.");
    row("C1 is the cheapest chip", "");
    row("C2 is the fastest chip", ""); // a price does not show it
    row("C2 is 4x as expensive as C1", "");
    row("C1 is 4x cheaper than C2", "");
    row("C2 has 75% more compute per dollar than C1", "");
}

void TestSlideCheck::pricesAreCheaperOrDearer()
{
    QFETCH(const QString, title);
    QFETCH(const QString, doubt);
    QList<ChartSpec> charts = goodSlide().page.charts;
    charts.removeIf([](const ChartSpec &chart) { return chart.id != u"price_chip_hour"_s; });
    QCOMPARE(charts.size(), 1);
    QCOMPARE(falseStatements(title, charts, {u"75%"_s}, Formatter()).join(u' '), doubt);
}

// Titles of the page, of a chart on it or alone, and of a slide of the deck; also with the statements for files.
void TestSlideCheck::everyWrittenTitleIsChecked()
{
    const QString wrong = u"C1 has 40% more memory than C2"_s;
    const auto rulesOf = [](const Slide &slide) { return mapped(slide.check(), &SlideFinding::rule); };
    Slide ofChart = goodSlide();
    ChartWords words = wordsOf({}, u"compare"_s, u"memory"_s);
    words.title = wrong;
    ofChart.board.words = {words};
    Slide alone = ofChart;
    for (ChartSpec &chart : ofChart.page.charts)
        chart.title = chart.id == u"memory"_s ? wrong : chart.title;
    QCOMPARE(rulesOf(ofChart), QStringList(u"title-number"_s));
    ofChart.page = withStatements(ofChart.page, ofChart.catalog, ofChart.board, ofChart.table, Formatter());
    QCOMPARE(rulesOf(ofChart), QStringList(u"title-number"_s));
    Slide single = ofChart;
    const auto isMemory = [](const ChartSpec &chart) { return chart.id == u"memory"_s; };
    single.page = chartPage(ofChart.page, allWhere(ofChart.page.charts, isMemory).constFirst());
    QCOMPARE(single.page.title, wrong);
    QCOMPARE(rulesOf(single), QStringList(u"title-number"_s));
    alone.page.charts.removeIf([](const ChartSpec &chart) { return chart.id != u"memory"_s; });
    alone.page.title = wrong;
    QCOMPARE(rulesOf(alone), QStringList(u"title-number"_s));
    Slide ofDeck = goodSlide();
    ofDeck.board.deck = {{SlideKind::Charts, wrong, {{u"compare"_s, {}}}}};
    ofDeck.page.title = wrong;
    QCOMPARE(rulesOf(ofDeck), QStringList(u"title-number"_s));
    ofDeck.board.deck.clear(); // then the program wrote it
    QCOMPARE(rulesOf(ofDeck), QStringList());
}

void TestSlideCheck::headingsAreNoMessages_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isHeading");
    QTest::newRow("a word") << u"Memory"_s << true;
    QTest::newRow("with a name, whose digit is no number") << u"Memory of C1"_s << true;
    QTest::newRow("the model's name") << u"Memory for Llama 3.1"_s << true;
    QTest::newRow("a number") << u"Memory: 96 GiB"_s << false;
    QTest::newRow("money") << u"Bill: $33k"_s << false;
    QTest::newRow("a verb") << u"C1 is enough"_s << false;
    QTest::newRow("a comparison") << u"C1 cheaper than C2"_s << false;
    QTest::newRow("German") << u"C1 kostet am wenigsten"_s << false;
    QTest::newRow("German heading") << u"Speicher und Bandbreite"_s << true;
}

void TestSlideCheck::headingsAreNoMessages()
{
    QFETCH(const QString, title);
    QFETCH(const bool, isHeading);
    QCOMPARE(isTopic(title, goodSlide().page.charts, {u"Llama 3.1"_s}), isHeading);
}

void TestSlideCheck::namesOfRowsAreNoNumbers()
{
    ChartAxis axis{.maximum = 2.0, .ticks = {0.5, 1.5}, .tickLabels = {u"A"_s, u"B"_s}};
    QVERIFY(namedRows(axis) > 0);
    ChartAxis numbers = axis;
    numbers.ticks = {0.0, 1.0};
    QVERIFY(namedRows(numbers) == 0);
    numbers = axis;
    numbers.maximum = 3.0;
    QVERIFY(namedRows(numbers) == 0);
    numbers = axis;
    numbers.scale = AxisScale::Logarithmic;
    QVERIFY(namedRows(numbers) == 0);
    numbers = axis;
    numbers.tickLabels.clear();
    QVERIFY(namedRows(numbers) == 0);
    QVERIFY(namedRows(ChartAxis()) == 0);
}

void TestSlideCheck::rowsWithNamesAreNoSeries()
{
    Slide slide = goodSlide();
    ChartSpec chart = manyLines(9);
    for (int i = 0; i < 9; ++i) {
        chart.plane.y.ticks << i + 0.5;
        chart.plane.y.tickLabels << u"Line %1"_s.arg(i);
    }
    chart.plane.y.maximum = 9.0;
    slide.page.charts << chart;
    QVERIFY(slide.check().isEmpty());
    slide.page.charts.last().plane.y.maximum = 10.0; // numbers instead of rows
    QCOMPARE(slide.check().constFirst().rule, u"many-series"_s);
}

void TestSlideCheck::monthsAgeFromTheirLastDay_data()
{
    QTest::addColumn<QString>("asOf");
    QTest::addColumn<QString>("told"); // empty: not old

    // 2026-06-01: 90 days after 2026-03-03, 121 after 2026-01-31, 152 after 2025-12-31.
    QTest::newRow("a day") << u"2026-03-03"_s << QString();
    QTest::newRow("the day before") << u"2026-03-02"_s << u"from 2 Mar 2026, 91 days"_s;
    QTest::newRow("a month") << u"2026-01"_s << u"from Jan 2026, 121 days"_s;
    QTest::newRow("a month that is young at its end") << u"2026-03"_s << QString();
    QTest::newRow("a year") << u"2025"_s << u"from 2025, 152 days"_s;
    QTest::newRow("no date") << QString() << QString();
    QTest::newRow("no date, but words") << u"late"_s << QString();
}

void TestSlideCheck::monthsAgeFromTheirLastDay()
{
    QFETCH(const QString, asOf);
    QFETCH(const QString, told);
    Slide slide = goodSlide();
    slide.facts.today = QDate(2026, 6, 1);
    for (ResultRow &row : slide.table.rows) {
        for (Cell &cell : row.cells)
            cell.priceDate = asOf;
    }
    QString text;
    for (const SlideFinding &finding : slide.check())
        text += finding.rule == u"stale-price"_s ? finding.text : QString();
    QVERIFY2(told.isEmpty() ? text.isEmpty() : text.contains(told), qPrintable(text));
    // Prices by provider are not those of the table: the check names the oldest date of the page's footer.
    slide.page.priceDates = QStringList{u"2025-02"_s, u"2026-05-20"_s};
    const QList<SlideFinding> ofPage = slide.check();
    QVERIFY(
        std::ranges::any_of(ofPage, [](const SlideFinding &one) { return one.text.contains(u"from Feb 2025, "_s); }));
}

// Prices in the table that the page does not show are not its fault.
void TestSlideCheck::onlyPricesOnThePageCount()
{
    Slide slide = goodSlide();
    slide.board.priceBook = BookId(u"half"_s);
    slide.reckon();
    QCOMPARE(slide.check().size(), 1);
    QVERIFY2(slide.check().constFirst().text.startsWith(u"\"Hourly price\""_s),
             qPrintable(slide.check().constFirst().text));
    slide.page.charts.removeIf([&slide](const ChartSpec &chart) {
        const int column = slide.table.columnOf(MetricId(chart.id));
        return slide.table.metrics.at(column)->group == MetricGroup::Price
            || slide.table.metrics.at(column)->group == MetricGroup::Ratio;
    });
    QVERIFY(!slide.page.charts.isEmpty() && slide.check().isEmpty());
    // The age of prices also matters on pages without price charts.
    slide.facts.today = QDate(2026, 8, 1);
    QCOMPARE(slide.check().constFirst().rule, u"stale-price"_s);
}

// Reported once, under the name of an existing chart.
void TestSlideCheck::costsOfWorkAreBehindAllCharts()
{
    Slide slide = goodSlide();
    slide.board.priceBook = BookId(u"half"_s);
    slide.reckon();
    const int column = slide.table.columnOf(MetricId(u"price_chip_hour"_s));
    QVERIFY(column >= 0);
    slide.table.metrics[column] = findMetric(MetricId(u"usd_per_1m_tokens"_s));
    QVERIFY(slide.table.metrics.at(column) != nullptr);
    ChartSpec plane = manyLines(2);
    plane.plane.lines[0].id = u"c1"_s;
    plane.plane.lines[1].id = u"c2"_s;
    plane.title = u"Cumulative cost"_s;
    slide.page.charts = {plane, plane};
    QCOMPARE(slide.check().size(), 1);
    QVERIFY2(slide.check().constFirst().text.startsWith(u"\"Cumulative cost\" mixes 2 price types"_s),
             qPrintable(slide.check().constFirst().text));
    slide.page.charts = {plane};
    slide.page.charts.first().plane.lines.resize(1); // one row has one price type
    QVERIFY(slide.check().isEmpty());
}

void TestSlideCheck::stepsOfSeveralFormatsAreMarked()
{
    Slide slide = goodSlide();
    Table steps{u"generations"_s, {{u"metric"_s}, {u"from"_s, true}, {u"to"_s, true}}, {}};
    steps.rows = {{u"compute_bf16"_s, u"1"_s, u"2"_s},
                  {u"compute_fp8"_s, u"3"_s, u"4"_s},
                  {u"compute_fp4"_s, QString(), u"4"_s}, // not drawn
                  {u"memory"_s, u"5"_s, u"6"_s}};
    ChartSpec chart = manyLines(1);
    chart.id = u"compute"_s;
    chart.title = u"Dense compute"_s;
    PlaneMark mark{.id = u"c1"_s, .label = u"2.5k (FP8)"_s};
    chart.plane.marks = {mark};
    slide.page.lists = {steps};
    slide.page.charts << chart;
    QCOMPARE(slide.check().size(), 1);
    QCOMPARE(slide.check().constFirst().rule, u"mixed-precision"_s);
    QVERIFY2(slide.check().constFirst().text.contains(u"BF16, FP8"_s), qPrintable(slide.check().constFirst().text));
    slide.page.charts.last().subtitle = u"TFLOPS, BF16 unless told otherwise"_s; // every format is named somewhere
    QVERIFY(slide.check().isEmpty());
    slide.page.charts.last().subtitle.clear();
    slide.page.lists.first().rows.removeAt(1); // one format
    QVERIFY(slide.check().isEmpty());
}

// A road map draws chips that are not selected.
void TestSlideCheck::announcedChipsOutsideTheBoard()
{
    Slide slide = goodSlide();
    ChartSpec chart = manyLines(1);
    chart.plane.lines[0].id = u"c3"_s;
    chart.plane.lines[0].dashed = true;
    PlaneMark mark{.id = u"c3"_s, .label = u"C3"_s, .style = MarkStyle::Hatched};
    chart.plane.marks = {mark};
    slide.page.charts << chart;
    QVERIFY(slide.check().isEmpty());
    slide.page.charts.last().plane.marks[0].style = MarkStyle::Solid;
    QCOMPARE(slide.check().size(), 1);
    QVERIFY(slide.check().constFirst().text.startsWith(u"C3 is announced but not on sale"_s));
    slide.page.charts.last().plane.marks.clear();
    slide.page.charts.last().plane.lines[0].dashed = false;
    QVERIFY(slide.check().constFirst().text.startsWith(u"c3 is announced but not on sale"_s));
}

CHIPBOARD_TEST(TestSlideCheck, QCoreApplication)

} // namespace tst_slidecheck

#include "tst_slidecheck.moc"
