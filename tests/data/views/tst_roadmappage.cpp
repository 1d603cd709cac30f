// Generations on the Roadmap page: ratios calculated by hand, the rule for leading chips on the shipped catalogue, a
// small catalogue's full page as text, and invariants of every page.
#include "data/views/pages.h"

#include "data/analysis/generations.h"
#include "data/files/catalogreader.h"
#include "tests/support/metricfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_roadmappage {

class TestRoadmapPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_shipped = loadCatalog({}).catalog; }
    void readsDates_data();
    void readsDates();
    void partOfADateIsInItsMiddle();
    void countsMonths_data();
    void countsMonths();
    void leadingChipsOfTheCatalogue();
    void linesKeepOneOrder();
    void saysOfWhomNoLineIsKept();
    void onlyThePriceChartNamesPrices();
    void showsTheSelectedLine();
    void generationsStandAside();
    void fromOneDayToTheSameNoLineRuns();
    void missingFiguresKeepTheirRow();
    void ratiosOfTheCatalogue_data();
    void ratiosOfTheCatalogue();
    void rangesAreCarried();
    void pricesGrowAsTheyPrint();
    void pricesOfOneKindOnly();
    void missingStaysMissing();
    void saysWhatTheLastGenerationBrought();
    void saysNoMoreThanAnnounced();
    void pageOfASmallWorld();
    void precisionsAreNamedAtTheirNumbers();
    void labelsOfBothEndsAreNotTakenForEachOther();
    void aLineCanBeChosen();
    void saysThatOwnFiguresAreLeftOut();
    void everySelectionMakesAPage();

private:
    [[nodiscard]] GenerationStep shippedStep(const QString &chip) const;

    Catalog m_shipped;
};

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

static PageSpec pageOf(const Catalog &catalog, const Board &board, const QMap<QString, QString> &choices = {})
{
    return roadmapPage(catalog, board, evaluate(catalog, board, roadmapMetrics(catalog, board)), choices, Formatter());
}

GenerationStep TestRoadmapPage::shippedStep(const QString &chip) const
{
    const Board board = onDemandBoard();
    const QList<ProductLine> lines = productLines(m_shipped, board);
    const ResultTable table = generationTable(m_shipped, board, lines);
    for (const ProductLine &line : lines) {
        for (const GenerationStep &step : generationSteps(board, line, table)) {
            if (step.to->id.text() == chip)
                return step;
        }
    }
    return {};
}

void TestRoadmapPage::readsDates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<DateSpan>("span");
    QTest::newRow("day") << u"2024-12-03"_s << DateSpan{QDate(2024, 12, 3), QDate(2024, 12, 3)};
    QTest::newRow("month") << u"2024-02"_s << DateSpan{QDate(2024, 2, 1), QDate(2024, 2, 29)};
    QTest::newRow("year") << u"2025"_s << DateSpan{QDate(2025, 1, 1), QDate(2025, 12, 31)};
    QTest::newRow("none") << QString() << DateSpan{};
    QTest::newRow("words") << u"undated"_s << DateSpan{};
    QTest::newRow("no such day") << u"2025-02-30"_s << DateSpan{};
    QTest::newRow("no such month") << u"2025-13"_s << DateSpan{};
    QTest::newRow("leap day") << u"2024-02-29"_s << DateSpan{QDate(2024, 2, 29), QDate(2024, 2, 29)};
    QTest::newRow("december") << u"2024-12"_s << DateSpan{QDate(2024, 12, 1), QDate(2024, 12, 31)};
    QTest::newRow("year that has none") << u"0000"_s << DateSpan{};
    QTest::newRow("four letters") << u"soon"_s << DateSpan{};
    QTest::newRow("other signs between") << u"2024/12/03"_s << DateSpan{};
    QTest::newRow("one digit") << u"2024-1-03"_s << DateSpan{};
    QTest::newRow("letters for digits") << u"2024-0a-03"_s << DateSpan{};
    QTest::newRow("something behind") << u"2024-12-03T10"_s << DateSpan{};
}

void TestRoadmapPage::readsDates()
{
    QFETCH(const QString, text);
    QTEST(dateSpan(text), "span");
}

// Of 365 days the 183rd, 2 July; of 29 days the 15th.
void TestRoadmapPage::partOfADateIsInItsMiddle()
{
    QCOMPARE(dateSpan(u"2025").middle(), double(QDate(2025, 7, 2).toJulianDay()));
    QCOMPARE(dateSpan(u"2024-02").middle(), double(QDate(2024, 2, 15).toJulianDay()));
    QCOMPARE(dateSpan(u"2024-12-03").middle(), double(QDate(2024, 12, 3).toJulianDay()));
}

void TestRoadmapPage::countsMonths_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<std::optional<MonthSpan>>("months");
    // 364 days are 11.96 months of 30.4 days.
    QTest::newRow("days") << u"2024-12-03"_s << u"2025-12-02"_s << std::optional(MonthSpan{12, 12});
    // From 31 Oct 2022 764 days, 25.1 months, from 1 Oct 2022 794 days, 26.1 months.
    QTest::newRow("a month") << u"2022-10"_s << u"2024-12-03"_s << std::optional(MonthSpan{25, 26});
    // 31 Dec 2019 to 1 Jan 2023 are 36 months, 1 Jan 2019 to 31 Dec 2023 60.
    QTest::newRow("years") << u"2019"_s << u"2023"_s << std::optional(MonthSpan{36, 60});
    QTest::newRow("unknown") << u"2019"_s << QString() << std::optional<MonthSpan>();
    QTest::newRow("within one year") << u"2025"_s << u"2025-08-22"_s << std::optional<MonthSpan>();
    QTest::newRow("backwards") << u"2025"_s << u"2024"_s << std::optional<MonthSpan>();
}

void TestRoadmapPage::countsMonths()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const std::optional<MonthSpan>, months);
    QVERIFY(monthsBetween(dateSpan(from), dateSpan(to)) == months);
}

// The rule on the catalogue: no T4 or L4 (GDDR), no superchips, A100 with 80 GB, H100 instead of the later H200.
void TestRoadmapPage::leadingChipsOfTheCatalogue()
{
    QMap<QString, QStringList> names;
    for (const ProductLine &line : productLines(m_shipped, onDemandBoard())) {
        for (const Chip *chip : line.chips)
            names[line.id] << chip->name;
    }
    QCOMPARE(names.value(u"trainium"_s), QStringList({u"Trainium1"_s, u"Trainium2"_s, u"Trainium3"_s, u"Trainium4"_s}));
    QCOMPARE(names.value(u"inferentia"_s), QStringList({u"Inferentia1"_s, u"Inferentia2"_s}));
    QCOMPARE(names.value(u"nvidia"_s),
             QStringList({u"V100"_s, u"A100 80GB"_s, u"H100"_s, u"B200"_s, u"Blackwell Ultra"_s, u"Rubin"_s}));
    QVERIFY(!leadingRule().isEmpty());
}

void TestRoadmapPage::linesKeepOneOrder()
{
    const auto idsOf = [](const QList<ProductLine> &lines) { return mapped(lines, &ProductLine::id); };
    const QList<ProductLine> nvidia = productLines(m_shipped, aBoard({u"h200-sxm"_s}));
    QCOMPARE(idsOf(nvidia), QStringList({u"trainium"_s, u"inferentia"_s, u"nvidia"_s}));
    QVERIFY(nvidia.constLast().isSelected); // through the vendor's line, though H200 leads no generation
    QVERIFY(!nvidia.constFirst().isSelected);
    QCOMPARE(idsOf(productLines(m_shipped, aBoard({u"gaudi3"_s}))), idsOf(nvidia));
}

void TestRoadmapPage::saysOfWhomNoLineIsKept()
{
    const Board board = aBoard({u"gaudi3"_s, u"trainium2"_s, u"mi300x"_s, u"h200-sxm"_s});
    const NotShown found = notShownIn(m_shipped, board);
    QCOMPARE(found.withoutLine, QStringList({u"Gaudi 3"_s, u"MI300X"_s}));
    QCOMPARE(found.notLeading, QStringList{u"H200"_s}); // in NVIDIA's line, whose Hopper is H100
    const PageSpec page = pageOf(m_shipped, board);
    QVERIFY2(
        page.charts.constFirst().subtitle.endsWith(
            u" · not shown: Gaudi 3, MI300X (no generations recorded), H200 (not the leading chip of a generation)"_s),
        qPrintable(page.charts.constFirst().subtitle));
    QCOMPARE(page.notes.at(0), u"Not shown, as no generations of their makers are recorded: Gaudi 3, MI300X."_s);
    QCOMPARE(page.notes.at(1), u"Not shown, as another chip represents the generation: H200."_s);
    const Board leading = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    QVERIFY(notShownIn(m_shipped, leading).withoutLine.isEmpty());
    QVERIFY(!pageOf(m_shipped, leading).charts.constFirst().subtitle.contains(u"not shown"_s));
}

// On its own slide, the memory chart has no price list below it; the newest chip is named.
void TestRoadmapPage::onlyThePriceChartNamesPrices()
{
    const PageSpec page = pageOf(m_shipped, onDemandBoard());
    QVERIFY2(page.footer.contains(u"Prices: "_s), qPrintable(page.footer));
    for (const ChartSpec &chart : page.charts) {
        const bool isOfPrice = chart.id == u"price_chip_hour"_s;
        QVERIFY2(chart.alone.footer.contains(u"Prices: "_s) == isOfPrice, qPrintable(chart.alone.footer));
        QVERIFY2(!isOfPrice || !chart.alone.footer.contains(u"Epoch AI"_s), qPrintable(chart.alone.footer));
    }
    static const QRegularExpression newest(
        u"^Announced and available: .+ is the newest on sale, since \\d+ \\w+ 20\\d\\d$"_s);
    const QString stated = plain(page.charts.constFirst().alone.statement);
    QVERIFY2(newest.match(stated).hasMatch(), qPrintable(stated));
}

// Without a choice the selected chip's line is shown, wherever it is in the list.
void TestRoadmapPage::showsTheSelectedLine()
{
    const PageSpec page = pageOf(m_shipped, aBoard({u"h200-sxm"_s}));
    QCOMPARE(page.charts.at(1).plane.y.tickLabels.constFirst(), u"Rubin"_s);
    QCOMPARE(page.filters.constFirst().current, QString());
    QStringList ids = mapped(page.filters.constFirst().choices, &PageFilter::Choice::id);
    QCOMPARE(ids, QStringList({u"trainium"_s, u"inferentia"_s, QString(), u"all"_s}));
    const PageSpec other = pageOf(m_shipped, aBoard({u"h200-sxm"_s}), {{u"line"_s, u"trainium"_s}});
    QCOMPARE(other.charts.at(1).plane.y.tickLabels.constLast(), u"Trainium2"_s);
}

// Trainium2 went on sale in the month in which Trainium3 was announced: their marks do not overlap.
void TestRoadmapPage::generationsStandAside()
{
    const ChartSpec chart = pageOf(m_shipped, onDemandBoard()).charts.constFirst();
    QMap<QString, double> heights;
    for (const PlaneMark &mark : chart.plane.marks)
        heights[mark.id] = mark.y;
    QCOMPARE(heights.value(u"trainium2"_s), 2.5 - 0.15); // the second generation of the top one of three rows
    QCOMPARE(heights.value(u"trainium3"_s), 2.5 + 0.15);
    QCOMPARE(heights.value(u"inferentia"_s), 1.5 + 0.15);
}

// A chip that went on sale on the day of its announcement has two marks there and no line between them.
void TestRoadmapPage::fromOneDayToTheSameNoLineRuns()
{
    Chip chip = aChip("one", {.bf16 = 100, .memoryGib = 16});
    chip.announced.value = chip.available.value = u"2021-03-10"_s;
    const Catalog catalog = CatalogBuilder().add(chip).build();
    const ChartSpec timeline = pageOf(catalog, aBoard({u"one"_s})).charts.constFirst();
    QCOMPARE(timeline.id, u"timeline"_s);
    QCOMPARE(timeline.plane.marks.size(), 2);
    QCOMPARE(timeline.plane.lines.size(), 0);
}

// Trainium3 has no price: its row says so instead of being omitted, and prices of two types have no ratio.
void TestRoadmapPage::missingFiguresKeepTheirRow()
{
    const ChartSpec prices = pageOf(m_shipped, onDemandBoard()).charts.constLast();
    QCOMPARE(prices.plane.y.tickLabels,
             QStringList({u"Trainium4 (not on sale)"_s, u"Trainium3 (n/p)"_s, u"Trainium2"_s}));
    QCOMPARE(prices.plane.marks.size(), 2);
    QCOMPARE(prices.plane.marks.constLast().y, 2.5);
    QVERIFY2(prices.plane.marks.constLast().label.endsWith(u" (no ratio)"_s),
             qPrintable(prices.plane.marks.last().label));
    QVERIFY2(prices.subtitle.endsWith(u"no ratio: different price types · n/p = not published"_s),
             qPrintable(prices.subtitle));
}

void TestRoadmapPage::ratiosOfTheCatalogue_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("precision");
    QTest::addColumn<double>("compute");
    QTest::addColumn<double>("memory");
    QTest::addColumn<double>("bandwidth");
    // AWS Neuron docs, 21 Aug 2026: 190, 667, 671 TFLOPS BF16; 32, 96, 144 GiB; 820 GiB/s, 2.9, 4.9 TB/s.
    QTest::newRow("Trainium2") << u"trainium2"_s << u"bf16"_s << 667.0 / 190 << 3.0 << 2.9 / (820 * 1.073741824e-3);
    QTest::newRow("Trainium3") << u"trainium3"_s << u"bf16"_s << 671.0 / 667 << 1.5 << 4.9 / 2.9;
    // Announced on 2 Dec 2025: three times the FP8, twice the memory, four times the bandwidth; no BF16.
    QTest::newRow("Trainium4") << u"trainium4"_s << u"fp8"_s << 3.0 << 2.0 << 4.0;
    // 64 and 190 TFLOPS, 8 and 32 GiB, 50 and 820 GiB/s.
    QTest::newRow("Inferentia2") << u"inferentia2"_s << u"bf16"_s << 190.0 / 64 << 4.0 << 16.4;
    // NVIDIA data sheets: 125, 312 FP16, 312, 989 BF16; 16, 80, 80 GB; 0.897, 2.0, 3.35 TB/s.
    QTest::newRow("A100") << u"a100-80-sxm"_s << u"fp16"_s << 312.0 / 125 << 5.0 << 2.0 / 0.897;
    QTest::newRow("H100") << u"h100-sxm"_s << u"bf16"_s << 989.0 / 312 << 1.0 << 3.35 / 2.0;
    QTest::newRow("B200") << u"b200"_s << u"bf16"_s << 2250.0 / 989 << 180.0 / 80 << 8.0 / 3.35;
    QTest::newRow("Rubin") << u"rubin"_s << u"bf16"_s << 4000.0 / 2250 << 1.0 << 22.0 / 8;
}

void TestRoadmapPage::ratiosOfTheCatalogue()
{
    QFETCH(const QString, chip);
    QFETCH(const QString, precision);
    QFETCH(const double, compute);
    QFETCH(const double, memory);
    QFETCH(const double, bandwidth);
    const GenerationStep step = shippedStep(chip);
    QVERIFY(step.to != nullptr && step.compute.ratio && step.memory.ratio && step.bandwidth.ratio);
    QCOMPARE(precisionWord(*step.precision), precision);
    QCOMPARE(step.compute.ratio->value, compute);
    QCOMPARE(step.memory.ratio->value, memory);
    QVERIFY(std::fabs(step.bandwidth.ratio->value / bandwidth - 1.0) < 0.08); // GB/s or GiB/s: see C39
}

// Announced as 3 times, a rounded number: 2.5 to 3.5.
void TestRoadmapPage::rangesAreCarried()
{
    const GenerationStep step = shippedStep(u"trainium4"_s);
    QCOMPARE(step.compute.ratio->low, 2.5);
    QCOMPARE(step.compute.ratio->high, 3.5);
    QCOMPARE(timesText(*step.compute.ratio, Formatter()), u"2.5 to 3.5x"_s);
    QCOMPARE(timesText(Share{1.006, 1.006, 1.006}, Formatter()), u"1.0x"_s);
    QVERIFY(step.isAnnounced());
    QCOMPARE(laterText(step, Formatter()), QString());
}

// trn2.48xlarge has only a capacity-block price, trn1 an on-demand price: they give no ratio.
// Inferentia2 after Inferentia1: 0.2951 and 1.0818 print as 0.30 and 1.08, which is 3.6 times, not 3.67.
void TestRoadmapPage::pricesGrowAsTheyPrint()
{
    const GenerationStep step = shippedStep(u"inferentia2"_s);
    QVERIFY(step.chipHour.ratio);
    QCOMPARE(timesText(*step.chipHour.ratio, Formatter()), u"3.7x"_s); // of all digits, as in the table
    const PageSpec page = pageOf(m_shipped, onDemandBoard(), {{u"line"_s, u"inferentia"_s}});
    QString label;
    for (const ChartSpec &chart : page.charts) {
        for (const PlaneMark &mark : chart.plane.marks) {
            if (chart.id == u"price_chip_hour"_s && mark.id == u"inferentia2"_s && !mark.label.isEmpty())
                label = mark.label;
        }
    }
    QVERIFY2(label.endsWith(u"1.08 (3.6x)"_s), qPrintable(label));
}

void TestRoadmapPage::pricesOfOneKindOnly()
{
    const GenerationStep mixed = shippedStep(u"trainium2"_s);
    QVERIFY(mixed.chipHour.from.priceKind != mixed.chipHour.to.priceKind);
    QVERIFY(!mixed.chipHour.ratio);
    QCOMPARE(mixed.chipHour.reason, u"different price types"_s);
    // On demand 27.44705 / 8 and 55.04 / 8 USD: 2.005 times.
    const GenerationStep alike = shippedStep(u"h100-sxm"_s);
    QVERIFY(alike.chipHour.ratio);
    QCOMPARE(alike.chipHour.ratio->value, 55.04 / 27.44705);
}

void TestRoadmapPage::missingStaysMissing()
{
    Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s});
    const QList<ProductLine> lines = productLines(catalog, board);
    QCOMPARE(lines.size(), 1); // no memory type says HBM, so NVIDIA has no line in this catalogue
    for (Chip &chip : catalog.chips)
        chip.generation = chip.id.text() == u"trainium4" ? 4 : 2;
    const QList<ProductLine> two = productLines(catalog, board);
    const QList<GenerationStep> steps = generationSteps(board, two.constFirst(), generationTable(catalog, board, two));
    QCOMPARE(steps.size(), 1);
    QVERIFY(!steps.constFirst().months);
    QVERIFY(!steps.constFirst().memory.ratio);
    QCOMPARE(steps.constFirst().memory.reason, u"Trainium4: Not published."_s);
    QCOMPARE(*steps.constFirst().precision, Precision::Fp8); // BF16 of Trainium4 is not published
    QCOMPARE(
        stepSentence(steps.constFirst(), Formatter()),
        u"Trainium4 is announced with 4.8 to 6.8 times the dense FP8 compute of Trainium2"_s); // 6292.5..8809.5 / 1299
}

void TestRoadmapPage::saysWhatTheLastGenerationBrought()
{
    QCOMPARE(stepSentence(shippedStep(u"trainium3"_s), Formatter()),
             u"Trainium3 has 1.5 times the memory, 1.7 times the bandwidth of Trainium2 at about the same dense BF16 "
             u"compute, "
             "12 months later"_s);
    QCOMPARE(stepSentence(shippedStep(u"inferentia2"_s), Formatter()),
             u"Inferentia2 has 3.0 times the dense BF16 compute, 4.0 times the memory, 16.4 times the bandwidth of "
             u"Inferentia1, "
             "39 to 51 months later"_s); // from any day of 2019 to 13 Apr 2023
    Chip a = aChip("a");
    Chip b = aChip("b");
    GenerationStep bare{.from = &a, .to = &b};
    QCOMPARE(stepSentence(bare, Formatter()), u"A and B have no published figure in common"_s);
    QCOMPARE(generationHeadline({}, Formatter()).title, u"No line here has two generations"_s);
}

void TestRoadmapPage::saysNoMoreThanAnnounced()
{
    const QString text = stepSentence(shippedStep(u"rubin"_s), Formatter());
    QVERIFY2(text.startsWith(u"Rubin is announced with 1.8 times the dense BF16 compute"), qPrintable(text));
    QVERIFY(!text.contains(u"later"));
    // The takeaway prefers chips on sale.
    const QList<GenerationStep> line{shippedStep(u"trainium3"_s), shippedStep(u"trainium4"_s)};
    const Headline plan = generationHeadline({line}, Formatter());
    QCOMPARE(plan.title,
             u"Trainium3 is the newest of its line on sale; Trainium4 is announced without a launch date"_s);
    QVERIFY2(plan.support.startsWith(u"Trainium3 has "), qPrintable(plan.support));
    // Names that make it too long for a title: "announced" is left out.
    Chip named = *line.last().to;
    named.name = u"Trainium4 of 2027"_s;
    GenerationStep longer = line.last();
    longer.to = &named;
    QCOMPARE(generationHeadline({{line.first(), longer}}, Formatter()).title,
             u"Trainium3 is the newest of its line on sale; Trainium4 of 2027 has no launch date"_s);
    const QString alone = generationHeadline({line.last(1)}, Formatter()).title;
    QVERIFY2(alone.startsWith(u"Trainium4 is announced "), qPrintable(alone));
    QCOMPARE(generationHeadline({line.first(1)}, Formatter()).title,
             u"Trainium3 is the newest of its line on sale; nothing newer is announced"_s);
    const QList<GenerationStep> other{shippedStep(u"b300"_s), shippedStep(u"rubin"_s)};
    QCOMPARE(generationHeadline({line, other}, Formatter()).title,
             u"Trainium3, Blackwell Ultra are the newest on sale; Trainium4, Rubin are announced"_s);
    QCOMPARE(generationHeadline({line.first(1), other}, Formatter()).title,
             u"Trainium3, Blackwell Ultra are the newest on sale; Rubin is announced"_s);
}

static Catalog twoGenerations()
{
    Chip first = aChip("one", {.bf16 = 100, .memoryGib = 16, .bandwidthTbps = 1.0});
    first.name = u"One"_s;
    first.announced.value = u"2020"_s;
    first.available.value = u"2021-03-10"_s;
    Chip second = aChip("two", {.bf16 = 350, .memoryGib = 48, .bandwidthTbps = 1.5});
    second.name = u"Two"_s;
    second.generation = 2;
    second.available.value = u"2023-03-10"_s;
    Chip third = aChip("three", {.memoryGib = 96, .status = Availability::Announced});
    third.name = u"Three"_s;
    third.generation = 3;
    third.announced.value = u"2025-06"_s;
    return CatalogBuilder()
        .add(first)
        .add(second)
        .add(third)
        .add(anInstance("i1", "one", 1))
        .add(anInstance("i2", "two", 4))
        .add(aBook("on-demand", PriceKind::OnDemand, {aPrice("i1", 1.0), aPrice("i2", 6.0)}))
        .build();
}

static constexpr const char16_t *smallPage =
    uR"~(page roadmap: Two is the newest of its line on sale; Three is announced without a launch date
support: Two has 3.5 times the dense BF16 compute, 3.0 times the memory, 1.5 times the bandwidth of One, 24 months later.
chart timeline: Announced and available
  subtitle: diamond = announced · circle = available
  axis: Date [] 2458767 to 2460940, ticks 2458850 2459216 2459581 2459946 2460311 2460677
  y axis:  [] 0 to 1, ticks 0.5
  line one trainium strong "" (2459032.5, 0.65) (2459284, 0.65)
  mark one trainium (2459032.5 [2458850, 2459215], 0.65) solid diamond ""
  mark one trainium (2459284, 0.65) solid circle "One"
  mark two trainium (2460014, 0.35) solid circle "Two"
  mark three trainium (2460842.5 [2460828, 2460857], 0.65) hatched diamond "Three"
  alone: Announced and available: Two is the newest on sale, since 10 Mar 2023 |  | Sources: Title of source, Jan 2026 · Catalogue of 31 Jan 2026
chart compute: Dense compute
  subtitle: TFLOPS · logarithmic · n/p = not published
  axis:  [TFLOPS] 50 to 500, ticks 50 100 200 500, logarithmic
  y axis:  [] 0 to 2, ticks 0.5 1.5
  line two trainium strong "" (100, 1.5) (350, 1.5)
  mark one trainium (100, 1.5) outlined circle "100 BF16"
  mark two trainium (350, 1.5) solid circle "350 BF16 (3.5x)"
chart memory: Memory
  subtitle: GiB · logarithmic
  axis:  [GiB] 10 to 200, ticks 10 20 50 100 200, logarithmic
  y axis:  [] 0 to 2, ticks 0.5 1.5
  line two trainium strong "" (16, 1.5) (48, 1.5)
  line three trainium strong dashed "" (48, 0.5) (96, 0.5)
  mark one trainium (16, 1.5) outlined circle "16"
  mark two trainium (48, 1.5) solid circle "48 (3.0x)"
  mark two trainium (48, 0.5) outlined circle "48"
  mark three trainium (96, 0.5) hatched circle "96 (2.0x)"
chart memory_bandwidth: Bandwidth
  subtitle: TB/s · logarithmic · n/p = not published
  axis:  [TB/s] 0.5 to 5, ticks 0.5 1 2 5, logarithmic
  y axis:  [] 0 to 2, ticks 0.5 1.5
  line two trainium strong "" (1, 1.5) (1.5, 1.5)
  mark one trainium (1, 1.5) outlined circle "1"
  mark two trainium (1.5, 1.5) solid circle "1.50 (1.5x)"
chart price_chip_hour: Price per chip-hour
  subtitle: USD per chip-hour · logarithmic
  axis:  [USD per chip-hour] 0.5 to 5, ticks 0.5 1 2 5, logarithmic
  y axis:  [] 0 to 2, ticks 0.5 1.5
  line two trainium strong "" (1, 1.5) (1.5, 1.5)
  mark one trainium (1, 1.5) outlined circle "1.00"
  mark two trainium (1.5, 1.5) solid circle "1.50 (1.5x)"
legend: hollow circle = previous generation · in brackets: growth · hatched, dashed = announced · line = range
footer: Sources: Title of source, Jan 2026 · Prices: Book on-demand, us-east-1, 31 Jan 2026 · Catalogue of 31 Jan 2026
numbers: Chip | Before it | Figure | Of the previous generation | Of the chip | Growth | Months later | Status
  Two | One | Dense compute, BF16 | 100 TFLOPS | 350 TFLOPS | 3.5x | 24 | shipping
  Two | One | Memory | 16 GiB | 48 GiB | 3.0x | 24 | shipping
  Two | One | Bandwidth | 1 TB/s | 1.5 TB/s | 1.5x | 24 | shipping
  Two | One | Price per chip-hour | 1.00 USD/h | 1.50 USD/h | 1.5x | 24 | shipping
  Three | Two | Dense compute | – | – | no precision in common | – | announced
  Three | Two | Memory | 48 GiB | 96 GiB | 2.0x | – | announced
  Three | Two | Bandwidth | 1.5 TB/s | – | Three: Not published. | – | announced
  Three | Two | Price per chip-hour | 1.50 USD/h | – | Three: announced, not yet on sale | – | announced
file: two_roadmap
)~";

void TestRoadmapPage::pageOfASmallWorld()
{
    const QString text = toText(pageOf(twoGenerations(), aBoard({u"two"_s})));
    QCOMPARE(firstDifference(text, QString::fromUtf16(smallPage)), QString());
}

// Trainium4 is announced in FP8, its predecessors are compared in BF16: Trainium3 is 671 here and 2,517 there.
void TestRoadmapPage::precisionsAreNamedAtTheirNumbers()
{
    const PageSpec page = pageOf(m_shipped, onDemandBoard(), {{u"line"_s, u"all"_s}});
    const ChartSpec &compute = page.charts.at(1);
    QCOMPARE(compute.id, u"compute"_s);
    QStringList told;
    for (qsizetype i = 0; i < compute.plane.marks.size(); i += 2) {
        const PlaneMark &from = compute.plane.marks.at(i);
        const PlaneMark &to = compute.plane.marks.at(i + 1);
        QString named;
        for (const Precision precision : comparablePrecisions) {
            const QString label = precisionLabel(precision);
            if (!QString(u' ' + plain(to.label) + u' ').contains(QString(u' ' + label + u' ')))
                continue;
            named = label;
            QVERIFY2(from.label.isEmpty() || from.label.endsWith(label), qPrintable(from.label)); // never joined
            QVERIFY2(to.xText.endsWith(label) && from.xText.endsWith(label), qPrintable(to.xText));
        }
        QVERIFY2(!named.isEmpty(), qPrintable(to.label));
        told << plain(to.yText + u' ' + named);
    }
    QVERIFY(told.contains(u"Trainium3 BF16"_s));
    QVERIFY(told.contains(u"Trainium4 FP8"_s));
    for (const PlaneMark &mark : page.charts.at(2).plane.marks) // memory has no precision
        QVERIFY2(!mark.label.contains(u"FP8") && !mark.label.contains(u"BF16"), qPrintable(mark.label));
}

// 667 and 671 TFLOPS overlap: "671 (1.0x)" at the left and "667" at the right would be reversed.
void TestRoadmapPage::labelsOfBothEndsAreNotTakenForEachOther()
{
    const ChartSpec compute = pageOf(m_shipped, onDemandBoard()).charts.at(1);
    QStringList labels = mapped(compute.plane.marks, [](const PlaneMark &mark) { return plain(mark.label); });
    QCOMPARE(labels.first(4),
             (QStringList{u"190 BF16"_s, u"667 BF16 (3.5x)"_s, QString(), u"667 → 671 BF16 (1.0x)"_s}));
    // H100 has the memory of A100 80GB: 80 GB, one mark on top of the other.
    const QMap<QString, QString> nvidia{{u"line"_s, u"nvidia"_s}};
    const ChartSpec memory = pageOf(m_shipped, onDemandBoard(), nvidia).charts.at(2);
    const auto h100 = std::ranges::find_if(memory.plane.marks, [](const PlaneMark &mark) {
        return mark.id == u"h100-sxm" && mark.style == MarkStyle::Solid;
    });
    QVERIFY(h100 != memory.plane.marks.end());
    QCOMPARE(plain(h100->label), u"80 → 80 (1.0x)"_s);
}

void TestRoadmapPage::aLineCanBeChosen()
{
    const PageSpec all = pageOf(m_shipped, onDemandBoard());
    QCOMPARE(all.filters.constFirst().choices.size(), 4);
    QCOMPARE(all.numbers.rows.size(), 9 * 4); // 3 + 1 + 5 steps of four figures
    const PageSpec one = pageOf(m_shipped, onDemandBoard(), {{u"line"_s, u"inferentia"_s}});
    QCOMPARE(one.numbers, all.numbers); // they have all lines, and so has the timeline
    QCOMPARE(one.title, u"Inferentia2 is the newest of its line on sale; nothing newer is announced"_s);
    QVERIFY2(one.support.startsWith(u"Inferentia2 has "), qPrintable(one.support));
    QCOMPARE(one.charts.constFirst(), all.charts.constFirst());
    QCOMPARE(one.charts.at(1).plane.y.tickLabels, QStringList{u"Inferentia2"_s});
    QCOMPARE(all.charts.at(1).plane.y.tickLabels, QStringList({u"Trainium4"_s, u"Trainium3"_s, u"Trainium2"_s}));
    const PageSpec every = pageOf(m_shipped, onDemandBoard(), {{u"line"_s, u"all"_s}});
    QCOMPARE(every.charts.at(1).plane.y.tickLabels.size(), 9);
    QCOMPARE(pageOf(m_shipped, onDemandBoard(), {{u"line"_s, u"no such line"_s}}), all);
}

void TestRoadmapPage::saysThatOwnFiguresAreLeftOut()
{
    Board board = onDemandBoard();
    board.overrides << Override();
    const PageSpec page = pageOf(m_shipped, board);
    QVERIFY(page.notes.contains(u"This page shows published figures, without your custom values."_s));
}

void TestRoadmapPage::everySelectionMakesAPage()
{
    QRandomGenerator random(6);
    for (int round = 0; round < 30; ++round) {
        Board board = onDemandBoard();
        board.level = static_cast<Level>(random.bounded(3));
        board.priceBook = m_shipped.books.at(random.bounded(static_cast<int>(m_shipped.books.size()))).id;
        board.chips.clear();
        for (int i = random.bounded(4); i > 0; --i)
            board.chips << m_shipped.chips.at(random.bounded(static_cast<int>(m_shipped.chips.size()))).id;
        if (random.bounded(2) == 1)
            board.precision = comparablePrecisions.at(random.bounded(quint32(comparablePrecisions.size())));
        const PageSpec page = pageOf(m_shipped, board, {{u"line"_s, round % 2 == 0 ? u"all"_s : QString()}});
        QVERIFY2(faultOf(page).isEmpty(), qPrintable(QString::number(round) + u": "_s + faultOf(page)));
        QCOMPARE(page.numbers.subjects.size(), page.numbers.rows.size());
        // The later end shows a ratio exactly where the list has one.
        for (const ChartSpec &chart : page.charts.sliced(1)) {
            const auto told = std::ranges::count_if(chart.plane.marks,
                                                    [](const PlaneMark &mark) { return mark.label.contains(u"x)"); });
            QCOMPARE(chart.plane.lines.size(), told);
        }
    }
}

CHIPBOARD_TEST(TestRoadmapPage, QCoreApplication)

} // namespace tst_roadmappage

#include "tst_roadmappage.moc"
