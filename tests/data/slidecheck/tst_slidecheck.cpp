// Every rule of the slide check: a slide that breaks it and no other, and what a click mends. The slide that all start
// from breaks none.
#include "data/slidecheck/slidecheck.h"

#include "data/charts/pagebuilder.h"
#include "tests/support/catalogbuilder.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <functional>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

class TestSlideCheck : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
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
};

namespace {

struct Slide
{
    Catalog catalog;
    Board board;
    ResultTable table;
    PageSpec page;
    SlideFacts facts;

    [[nodiscard]] QList<SlideFinding> check() const { return checkSlide({page, catalog, board, table, facts}); }
    /// With page and table of its board.
    void reckon()
    {
        table = evaluate(catalog, board, board.charts);
        page = comparePage(catalog, board, table, Formatter());
    }
};

Catalog shops()
{
    PriceBook young = aBook("young", PriceKind::OnDemand, {aPrice("i1", 16.0), aPrice("i2", 32.0)});
    young.asOf = u"2026-03-01"_s;
    for (PriceEntry &entry : young.prices)
        entry.usdPerHour.asOf = young.asOf;
    return CatalogBuilder()
        .add(aChip("c1", {.bf16 = 600, .fp8 = 1200, .memoryGib = 96, .bandwidthTbps = 2.9}))
        .add(aChip(
            "c2",
            {.bf16 = 900, .fp8 = 1900, .memoryGib = 80, .bandwidthTbps = 3.3, .vendor = "NVIDIA", .family = "Hopper"}))
        .add(aChip("c3", {.bf16 = 2000, .status = Availability::Announced}))
        .add(anInstance("i1", "c1", 16))
        .add(anInstance("i2", "c2", 8))
        .add(aBook("list", PriceKind::OnDemand, {aPrice("i1", 16.0), aPrice("i2", 32.0)}))
        .add(aBook("blocks", PriceKind::CapacityBlock, {aPrice("i1", 8.0), aPrice("i2", 16.0)}))
        .add(aBook("half", PriceKind::OnDemand, {aPrice("i2", 32.0)}, {BookId(u"blocks"_s)}))
        .add(young)
        .build();
}

Slide goodSlide()
{
    Slide slide;
    slide.catalog = shops();
    slide.board = defaultBoard();
    slide.board.chips = {ChipId(u"c1"_s), ChipId(u"c2"_s)};
    slide.board.instances = {};
    slide.board.systems = {};
    slide.board.baseline = u"c2"_s;
    slide.board.priceBook = BookId(u"list"_s);
    slide.facts.smallestText = 12.0;
    slide.facts.leastText = 9.0;
    slide.facts.pageSize = u"slide"_s;
    slide.facts.theme = u"light"_s;
    slide.facts.today = QDate(2026, 3, 1);
    // The light theme's colours.
    const Rgb white = Rgb::of(0xFFFFFF);
    slide.facts.inks = {{u"Trainium"_s, Rgb::of(0xB85C00), white},
                        {u"NVIDIA"_s, Rgb::of(0x1F6FA5), white},
                        {u"text"_s, Rgb::of(0x1B1D21), white, true}};
    slide.reckon();
    return slide;
}

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
    const char *words; ///< in the sentence
    const char *mend;  ///< in the button's text, or in the reason why there is none
};

ChartSpec manyLines(int lines)
{
    ChartSpec chart;
    chart.kind = ChartKind::Plane;
    chart.title = u"Roofline"_s;
    for (int i = 0; i < lines; ++i) {
        PlaneLine line;
        line.id = u"c%1"_s.arg(i);
        chart.plane.lines << line;
    }
    return chart;
}

QList<Break> breaksOfLayout()
{
    return {
        {"small-text", [](Slide &slide) { slide.facts.smallestText = 8.25; }, "8.3", "first 2 charts"},
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
         "look alike to people with", "company look"},
        {"cut-labels",
         [](Slide &slide) {
             slide.facts.cut = {u"A1"_s, u"B2"_s, u"C3"_s, u"D4"_s};
         },
         "\"A1\", \"B2\", \"C3\" and 1 more", "first 2 charts"},
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
        {"bars-from-zero", [](Slide &slide) { asBars(slide, 5.0, AxisScale::Linear); }, "begin at zero",
         "begin at zero"},
        {"bars-on-log", [](Slide &slide) { asBars(slide, 1.0, AxisScale::Logarithmic); }, "logarithmic", "dots"},
        {"many-series", [](Slide &slide) { slide.page.charts << manyLines(8); }, "8 series", "Select fewer rows"},
        {"title-doubt", [](Slide &slide) { slide.page.charts.first().doubt = u"2 is now 3."_s; }, "2 is now 3.",
         "data say"},
        {"missing-source", [](Slide &slide) { slide.page.sources.clear(); }, "No source", "catalogue"},
        {"missing-date", [](Slide &slide) { slide.page.date = u"soon"_s; }, "which day", "catalogue"},
        {"stale-price", [](Slide &slide) { slide.facts.today = QDate(2026, 5, 2); }, "91 days",
         "Book young, 2026-03-01"},
        {"mixed-prices",
         [](Slide &slide) {
             slide.board.priceBook = BookId(u"half"_s);
             slide.reckon();
         },
         "capacity-block", "Book blocks"},
        {"mixed-precision", [](Slide &slide) { slide.table.rows.first().cells.first().note = u"MXFP8"_s; },
         "microscaling", "BF16"},
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
         "C3 is only announced", "catalogue"},
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
    QStringList texts;
    for (const SlideFinding &finding : goodSlide().check())
        texts << finding.rule + u": "_s + finding.text;
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

// Prices, series: what the mend gives is checked again.
void TestSlideCheck::mendedBoardsPass()
{
    for (const char *rule : {"stale-price", "mixed-prices", "mixed-level"}) {
        const QList<Break> all = breaks();
        const auto found =
            std::find_if(all.begin(), all.end(), [rule](const Break &one) { return qstrcmp(one.rule, rule) == 0; });
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
    slide.facts.today = QDate(2026, 1, 31).addDays(days); // the list is of that day
    slide.page.charts << manyLines(lines);
    slide.facts.smallestText = points;
    QCOMPARE(slide.check().size(), findings);
}

void TestSlideCheck::tellsTheVerdict()
{
    QCOMPARE(slideVerdict({}), u"Nothing is wrong with this slide."_s);
    SlideFinding fault;
    SlideFinding caution;
    caution.severity = SlideSeverity::Caution;
    QCOMPARE(slideVerdict({fault}), u"1 fault, 0 cautions"_s);
    QCOMPARE(slideVerdict({fault, caution, fault}), u"2 faults, 1 caution"_s);
}

QTEST_GUILESS_MAIN(TestSlideCheck)
#include "tst_slidecheck.moc"
