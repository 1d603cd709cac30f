// What fixes of the slide check never remove: the subject of the finding, and annotated parts.
#include "data/board/deck.h"
#include "tests/data/views/slidefixture.h"
#include "tests/support/testmain.h"

#include <functional>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_slidemends {

class TestSlideMends : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void aMendKeepsWhatItMends_data();
    void aMendKeepsWhatItMends();
    void aMendActsOnTheBoardOfNow();
    void fairnessLeavesNoRowOut();
    void youngerListsHaveAllPrices();
};

/// A board with six charts and nine rows; the last of each is the subject of a finding.
static Slide largeSlide()
{
    Slide slide = goodSlide();
    slide.board.charts.clear();
    slide.page.charts.clear();
    for (int i = 0; i < 6; ++i) {
        ChartSpec chart{.id = u"metric%1"_s.arg(i), .title = u"Chart %1"_s.arg(i)};
        ChartSeries series;
        for (int row = 0; row < 9; ++row) {
            chart.categories << ChartCategory{u"row%1"_s.arg(row), u"Name %1"_s.arg(row)};
            series.points << ChartPoint{.value = 1.0};
        }
        chart.series = {series};
        slide.page.charts << chart;
        slide.board.charts << MetricId(chart.id);
    }
    slide.board.chips.clear();
    for (int row = 0; row < 9; ++row)
        slide.board.chips << ChipId(u"row%1"_s.arg(row));
    slide.board.baseline = u"row0"_s;
    return slide;
}

static void callOut(Slide &slide, int chart, int row, const QString &text)
{
    ChartSpec &spec = slide.page.charts[chart];
    spec.series.first().points[row].callout = text;
    ChartWords words = wordsOf(slide.board.words, slide.page.id, spec.id);
    words.annotations << Annotation{Annotation::Kind::Callout, u"row%1"_s.arg(row), {}, text};
    slide.board.words = withWords(slide.board.words, words);
    slide.facts.cut << text;
}

namespace {

struct Keeping
{
    const char *name;
    std::function<void(Slide &)> spoil;
    const char *mend; ///< or the reason why there is none
};

constexpr const char *nothingHelps = "Select fewer rows, or export the page as a document.";

QList<Keeping> keepings()
{
    return {
        {"a callout on the first chart", [](Slide &slide) { callOut(slide, 0, 1, u"A long remark"_s); },
         "Keep the first 4 charts"},
        {"a callout on the fifth chart, at a row that stays",
         [](Slide &slide) { callOut(slide, 4, 1, u"A long remark"_s); }, "Keep the first 7 rows"},
        {"a callout on the fifth chart, at the last row",
         [](Slide &slide) { callOut(slide, 4, 8, u"A long remark"_s); }, nothingHelps},
        {"the title of the last chart", [](Slide &slide) { slide.facts.cut << u"Chart 5"_s; },
         "Shorten the text, or export the page as a document."},
        {"the scale of an axis, which no row has", [](Slide &slide) { slide.facts.overlapping << u"0 on a mark"_s; },
         "Keep the first 4 charts"},
        {"the same on a slide of one chart",
         [](Slide &slide) {
             slide.facts.overlapping << u"0 on a mark"_s;
             slide.board.charts.resize(1);
             slide.page.charts.resize(1);
         },
         "Shorten the text, or export the page as a document."},
        {"names on the last chart", [](Slide &slide) { slide.facts.crowded << u"Chart 5: 9 of 9"_s; },
         "Keep the first 7 rows"},
        {"a name that all charts have", [](Slide &slide) { slide.facts.cut << u"Name 8"_s; },
         "Keep the first 4 charts"},
        {"the name of the last row of the only two charts",
         [](Slide &slide) {
             slide.facts.cut << u"Name 8"_s;
             slide.board.charts.resize(2);
             slide.page.charts.resize(2);
         },
         nothingHelps},
        {"the baseline is the last row",
         [](Slide &slide) {
             slide.facts.unnamed << u"Chart 0: 3 of 9"_s;
             slide.board.baseline = u"row8"_s;
         },
         nothingHelps},
        {"a title on the last chart, though it is not what is wrong",
         [](Slide &slide) {
             slide.facts.types[1].points = 8.25;
             ChartWords words = wordsOf({}, slide.page.id, u"metric5"_s);
             words.title = u"Our view"_s;
             slide.board.words = {words};
         },
         "Keep the first 7 rows"},
    };
}

} // namespace

void TestSlideMends::aMendKeepsWhatItMends_data()
{
    QTest::addColumn<int>("index");
    const QList<Keeping> all = keepings();
    for (int i = 0; i < static_cast<int>(all.size()); ++i)
        QTest::newRow(all.at(i).name) << i;
}

void TestSlideMends::aMendKeepsWhatItMends()
{
    QFETCH(const int, index);
    const Keeping row = keepings().at(index);
    Slide slide = largeSlide();
    row.spoil(slide);
    const QStringList rules{u"cut-labels"_s, u"overlapping-labels"_s, u"crowded-labels"_s, u"unnamed-marks"_s,
                            u"small-text"_s};
    const QList<SlideFinding> findings = slide.check();
    const auto found =
        std::ranges::find_if(findings, [&rules](const SlideFinding &one) { return rules.contains(one.rule); });
    QVERIFY(found != findings.end());
    QCOMPARE(found->mend.text + found->mend.reason, QLatin1String(row.mend));
}

// Slides added after the check, and a row chosen since: the fix affects neither.
void TestSlideMends::aMendActsOnTheBoardOfNow()
{
    Slide slide = largeSlide();
    slide.facts.types[1].points = 8.25;
    slide.board.charts.resize(2);
    slide.page.charts.resize(2);
    const SlideMend mend = slide.check().constFirst().mend;
    QCOMPARE(mend.text, u"Keep the first 7 rows"_s);
    Board now = slide.board;
    now.deck = usualDeck();
    now.baseline = u"row1"_s;
    Board expected = now;
    expected.chips = slide.board.chips.first(7);
    QCOMPARE(mend.mended(now), expected);
    QCOMPARE(mend.mended(slide.board), *mend.board);
    QCOMPARE(SlideMend().mended(now), now);
}

// "Exclude C1" is a remedy on the page, where the user chooses it; a fix of the slide does not remove its subject.
void TestSlideMends::fairnessLeavesNoRowOut()
{
    Slide slide = goodSlide();
    slide.catalog =
        CatalogBuilder()
            .add(aChip("c1", {.bf16 = 600, .fp8 = 1200, .memoryGib = 96, .bandwidthTbps = 2.9}))
            .add(aChip("c2", {.bf16 = 900, .fp8 = 1900, .memoryGib = 80, .bandwidthTbps = 3.3}))
            .add(aChip("c4", {.bf16 = 800, .fp8 = 1600, .memoryGib = 80, .bandwidthTbps = 3.0}))
            .add(anInstance("i1", "c1", 16))
            .add(anInstance("i2", "c2", 8))
            .add(anInstance("i4", "c4", 8))
            .add(aBook("blocks", PriceKind::CapacityBlock, {aPrice("i1", 8.0)}))
            .add(aBook("half", PriceKind::OnDemand, {aPrice("i2", 32.0), aPrice("i4", 24.0)}, {BookId(u"blocks"_s)}))
            .build();
    slide.board.chips << ChipId(u"c4"_s);
    slide.board.priceBook = BookId(u"half"_s);
    slide.reckon();
    const QList<SlideFinding> findings = slide.check();
    const auto found =
        std::ranges::find_if(findings, [](const SlideFinding &one) { return one.rule == u"mixed-prices"_s; });
    QVERIFY(found != findings.end());
    QCOMPARE(found->mend.board, std::nullopt);
    QCOMPARE(found->mend.reason, u"No price list has one price type for all rows."_s);
}

// A newer list with fewer prices would replace some with "no price".
void TestSlideMends::youngerListsHaveAllPrices()
{
    const auto mendWith = [](const QList<PriceEntry> &young) {
        Slide slide = goodSlide();
        slide.catalog = CatalogBuilder()
                            .add(aChip("c1", {.bf16 = 600, .fp8 = 1200, .memoryGib = 96, .bandwidthTbps = 2.9}))
                            .add(aChip("c2", {.bf16 = 900, .fp8 = 1900, .memoryGib = 80, .bandwidthTbps = 3.3}))
                            .add(anInstance("i1", "c1", 16))
                            .add(anInstance("i2", "c2", 8))
                            .add(aBook("old", PriceKind::OnDemand, {aPrice("i1", 8.0), aPrice("i2", 32.0)}))
                            .add(aBook("young", PriceKind::OnDemand, young))
                            .build();
        slide.catalog.books.first().asOf = u"2026-01-31"_s;
        slide.catalog.books.last().asOf = u"2026-05-01"_s;
        for (PriceEntry &entry : slide.catalog.books.first().prices)
            entry.usdPerHour.asOf = u"2026-01-31"_s;
        slide.board.priceBook = BookId(u"old"_s);
        slide.reckon();
        slide.facts.today = QDate(2026, 6, 1);
        for (const SlideFinding &finding : slide.check()) {
            if (finding.rule == u"stale-price"_s)
                return finding.mend.text + finding.mend.reason;
        }
        return QString();
    };
    QCOMPARE(mendWith({aPrice("i1", 7.0), aPrice("i2", 30.0)}), u"Compare at: Book young, 1 May 2026"_s);
    QCOMPARE(mendWith({aPrice("i1", 7.0)}), u"Import newer prices: no list here is newer."_s);
}

CHIPBOARD_TEST(TestSlideMends, QCoreApplication)

} // namespace tst_slidemends

#include "tst_slidemends.moc"
