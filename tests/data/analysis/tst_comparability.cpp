// Each rule with a board that breaks it, one that does not, and the remedy.
#include "data/analysis/comparability.h"

#include "data/files/catalogreader.h"
#include "data/views/pages.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

#include <QMap>
#include <QRandomGenerator>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_comparability {

namespace {

/// A comparison and its metrics.
struct Scene
{
    Catalog catalog;
    Board board;
    QList<MetricId> metrics;

    [[nodiscard]] ResultTable table() const { return evaluate(catalog, board, metrics); }
    [[nodiscard]] QList<Unfairness> found() const
    {
        return unfairnessIn({catalog, board, table(), Formatter(QLocale::c())});
    }
    [[nodiscard]] Unfairness of(const QString &rule) const
    {
        for (const Unfairness &one : found()) {
            if (one.rule == rule)
                return one;
        }
        return {};
    }
    [[nodiscard]] Comparability summary() const
    {
        return comparability(catalog, board, table(), Formatter(QLocale::c()));
    }
};

QList<MetricId> ids(const QStringList &metrics)
{
    return mapped(metrics, [](const QString &metric) { return MetricId(metric); });
}

Scene small(const QStringList &chips, const QStringList &metrics, const QString &book = u"on-demand"_s)
{
    Scene scene{smallWorld(), aBoard(chips), ids(metrics)};
    scene.board.priceBook = BookId(book);
    return scene;
}

bool holdsOfAPair(const FairnessRule &rule, const ResultTable &table)
{
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        const auto isKnown = [&](qsizetype row) { return !table.rows.at(row).cells.at(column).isMissing(); };
        for (qsizetype one = 0; one < table.rows.size(); ++one) {
            for (qsizetype other = 0; other < one; ++other) {
                if (isKnown(one) && isKnown(other) && rule.differ(table, column, one, other))
                    return true;
            }
        }
    }
    return false;
}

/// Three chips with one price each, with the given dates and regions.
Scene priced(const QStringList &dates, const QStringList &regions = {u"a"_s, u"a"_s, u"a"_s})
{
    CatalogBuilder builder;
    QList<PriceEntry> prices;
    QStringList chips;
    for (qsizetype i = 0; i < dates.size(); ++i) {
        const QByteArray chip = "c" + QByteArray::number(i);
        const QByteArray instance = "i" + QByteArray::number(i);
        builder.add(aChip(chip.constData())).add(anInstance(instance.constData(), chip.constData(), 1));
        Figure price = aFigure(10.0 + static_cast<double>(i), Unit::UsdPerHour);
        price.asOf = dates.at(i);
        prices << aPrice(instance.constData(), price, regions.at(i).toUtf8().constData());
        chips << QString::fromLatin1(chip);
    }
    builder.add(aBook("on-demand", PriceKind::OnDemand, prices));
    return {builder.build(), aBoard(chips), ids({u"price_chip_hour"_s})};
}

/// Three chips with FP8 figures, the first in a microscaling format, or an estimate.
Scene formats(bool isScaled, FigureStatus status = FigureStatus::Published)
{
    Chip first = aChip("c0", {.bf16 = 500, .fp8 = 900});
    if (isScaled)
        first.dense[Precision::Mxfp8] = aFigure(1000, Unit::Tflops);
    first.memory = aFigure(96, Unit::GB, status);
    const Catalog catalog = CatalogBuilder()
                                .add(first)
                                .add(aChip("c1", {.bf16 = 400, .fp8 = 800, .memoryGib = 80}))
                                .add(aChip("c2", {.bf16 = 300, .fp8 = 600, .memoryGib = 64}))
                                .build();
    return {catalog, aBoard({u"c0"_s, u"c1"_s, u"c2"_s}), ids({u"compute_best"_s, u"memory"_s})};
}

Scene guided(bool isContradicted)
{
    Scene scene = small({u"trainium2"_s, u"h100-sxm"_s}, {u"price_hour"_s}, u"guide"_s);
    scene.board.level = Level::Instance;
    scene.catalog.books << aBook("guide", PriceKind::Guide, {aPrice("trn2.48xlarge", 4.8), aPrice("p5.48xlarge", 9.8)});
    if (isContradicted) {
        Contradiction one = aContradiction("X1", ChipId(), "price_hour");
        one.about = {ContradictionSubject{{}, InstanceId(u"p5.48xlarge"_s), {}, MetricId(u"price_hour"_s)}};
        scene.catalog.contradictions << one;
    }
    scene.catalog.index();
    return scene;
}

/// The shipped catalogue, on the page Workload.
Scene shipped(const QStringList &chips)
{
    static const Catalog catalog = loadCatalog({}).catalog;
    Scene scene{catalog, aBoard(chips), {}};
    scene.metrics = workloadMetrics(catalog, scene.board);
    return scene;
}

struct RuleCase
{
    const char *rule;
    Scene unfair;
    Scene fair;
    const char *sentence;
    const char *remedy; ///< "": no remedy
};

QList<RuleCase> cases()
{
    const QStringList compute{u"compute_best"_s, u"compute_best_sparse"_s};
    const QStringList levels{u"price_hour"_s, u"price_chip_hour"_s};
    Scene sparse = small({u"h100-sxm"_s, u"trainium2"_s}, compute);
    sparse.board.charts = sparse.metrics;
    Scene machine = small({u"h100-sxm"_s, u"a100-80-sxm"_s}, levels);
    machine.board.charts = machine.metrics;
    machine.board.level = Level::Instance;
    Scene chip = machine;
    chip.board.level = Level::Chip;
    Scene eight = shipped({u"h100-sxm"_s, u"h200-sxm"_s});
    eight.board.assumptions.chips = 8.0;
    const QString day = u"2026-01-31"_s;
    return {
        {"price-kind", small({u"trainium2"_s, u"h100-sxm"_s}, {u"price_chip_hour"_s}),
         small({u"trainium2"_s, u"h100-sxm"_s}, {u"price_chip_hour"_s}, u"capacity-blocks"_s),
         "Trainium2: no on-demand list price; the Capacity Block price dated 31 Jan 2026 is shown.",
         "prices:capacity-blocks"},
        {"guide-prices", guided(true), guided(false),
         "The prices of \"Book guide\" contradict what the providers publish; the notes say by how much.",
         "prices:on-demand"},
        // 184 days apart, and 183.
        {"price-date", priced({u"2026-02-01"_s, u"2026-08-04"_s, u"2026-08-04"_s}),
         priced({u"2026-02-02"_s, u"2026-08-04"_s, u"2026-08-04"_s}),
         "Prices have different dates: from 1 Feb 2026, for C0, to 4 Aug 2026.", "without:c0"},
        {"precision", formats(true), formats(false), "Number formats differ: MXFP8 for C0.", "precision:bf16"},
        {"sparsity", sparse, small({u"h100-sxm"_s, u"trainium2"_s}, {u"compute_best"_s, u"memory"_s}),
         "Dense and sparse compute are shown next to each other: sparse counts operations that are skipped.",
         "uncharted:compute_best_sparse"},
        {"level", machine, chip, "The price of a chip is shown next to that of the whole machine.",
         "uncharted:price_chip_hour"},
        {"chip-count", shipped({u"trainium2"_s, u"h100-sxm"_s, u"inferentia2"_s}), eight,
         "Each option uses as many chips as it needs", ""},
        {"estimate", formats(false, FigureStatus::Estimated), formats(false),
         "Estimates next to published figures: C0.", "without:c0"},
        {"not-measured", shipped({u"tpu-v5p"_s, u"h100-sxm"_s, u"b300"_s}), shipped({u"h100-sxm"_s, u"a100-80-sxm"_s}),
         "No published measurements for ", ""},
        {"announced", small({u"trainium4"_s, u"h100-sxm"_s, u"trainium2"_s}, {u"compute_best"_s}),
         small({u"h100-sxm"_s, u"trainium2"_s}, {u"compute_best"_s}), "Announced: Trainium4.", "without:trainium4"},
        {"price-region", priced({day, day, day}, {u"east"_s, u"west"_s, u"east"_s}),
         priced({day, day, day}, {u"east"_s, u"east"_s, u"not-stated"_s}),
         "Prices of C1 are from west, the others from east.", "without:c1"},
    };
}

} // namespace

class TestComparability : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyRuleHasACase();
    void holdsAndIsMended_data();
    void holdsAndIsMended();
    void differencesThatMisleadHaveAReason_data();
    void differencesThatMisleadHaveAReason();
    void nothingMisleadsAmongLikes();
    void otherNumbersOfTheSameRowsMayBeFair();
    void losesAsFewAsItCan();
    void oneIsNoComparison();
    void summaryNamesAllAndMendsWhatMisleads();
    void silentWhenFair();
    void aCommitmentThatFewHaveIsSaid();
    void roundingToWholeInstancesIsNothing();
    void theFasterFormatIsOffered();
    void namesOfPrecisionAreLeftOut();
    void rulesHoldOfATableAsOfItsPairs();
};

void TestComparability::everyRuleHasACase()
{
    QSet<QString> known;
    for (const RuleCase &one : cases())
        known << QString::fromLatin1(one.rule);
    QCOMPARE(known.size(), qsizetype(fairnessRules().size()));
    for (const FairnessRule &rule : fairnessRules()) {
        QVERIFY2(known.contains(QLatin1String(rule.id)), rule.id);
        QCOMPARE(findFairnessRule(QLatin1String(rule.id)), &rule);
        QVERIFY(!rule.whyText().isEmpty() && rule.whyText().at(0).isLower());
    }
    QVERIFY(findFairnessRule(u"luck"_s) == nullptr);
}

void TestComparability::holdsAndIsMended_data()
{
    QTest::addColumn<int>("index");
    const QList<RuleCase> all = cases();
    for (int i = 0; i < all.size(); ++i)
        QTest::newRow(all.at(i).rule) << i;
}

void TestComparability::holdsAndIsMended()
{
    QFETCH(const int, index);
    const RuleCase one = cases().at(index);
    const QString rule = QString::fromLatin1(one.rule);
    const Unfairness found = one.unfair.of(rule);
    QVERIFY2(found.sentence.startsWith(QLatin1String(one.sentence)), qPrintable(found.sentence));
    QVERIFY(found.sentence.endsWith(u'.'));
    QVERIFY(!one.fair.of(rule).isThere());
    QVERIFY2(qstrlen(one.remedy) == 0 || found.remedy.id.startsWith(QLatin1String(one.remedy)),
             qPrintable(found.remedy.id));
    QCOMPARE(found.remedy.text.isEmpty(), found.remedy.id.isEmpty());
    if (qstrlen(one.remedy) == 0)
        return;
    Scene mended = one.unfair;
    const std::optional<Board> board = fairBoard(mended.catalog, mended.board, found.remedy.id);
    QVERIFY(board);
    QVERIFY(*board != mended.board);
    mended.board = *board;
    if (board->charts != one.unfair.board.charts)
        mended.metrics = board->charts;
    QVERIFY2(!mended.of(rule).isThere(), qPrintable(mended.of(rule).sentence));
    QVERIFY(mended.table().rows.size() >= 2);
}

void TestComparability::differencesThatMisleadHaveAReason_data() { holdsAndIsMended_data(); }

// Where a rule about pairs of numbers holds, some pair differs; where it does not, none does.
void TestComparability::differencesThatMisleadHaveAReason()
{
    QFETCH(const int, index);
    const RuleCase one = cases().at(index);
    const FairnessRule &rule = *findFairnessRule(QLatin1String(one.rule));
    if (rule.differ == nullptr)
        QSKIP("about the page, not about two numbers");
    const auto pairs = [&rule](const ResultTable &table) {
        int found = 0;
        for (qsizetype column = 0; column < table.metrics.size(); ++column) {
            for (qsizetype a = 0; a < table.rows.size(); ++a) {
                for (qsizetype b = 0; b < table.rows.size(); ++b) {
                    const bool isKnown = !table.rows.at(a).cells.at(column).isMissing()
                        && !table.rows.at(b).cells.at(column).isMissing();
                    const bool differs = isKnown && rule.differ(table, column, a, b);
                    found += differs ? 1 : 0;
                    // Symmetric, and with a reason wherever it misleads.
                    if (differs != (isKnown && rule.differ(table, column, b, a)) || (differs && a == b)
                        || (differs && rule.misleads && misleadingBetween(table, column, a, b).isEmpty()))
                        return -1;
                }
            }
        }
        return found;
    };
    QVERIFY(pairs(one.unfair.table()) > 0);
    QCOMPARE(pairs(one.fair.table()), 0);
}

void TestComparability::nothingMisleadsAmongLikes()
{
    const Scene scene = formats(false);
    const ResultTable table = scene.table();
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        for (qsizetype row = 0; row < table.rows.size(); ++row)
            QCOMPARE(misleadingBetween(table, column, 0, row), QString());
    }
    // A missing value is not a difference.
    const Scene missing = small({u"trainium4"_s, u"h100-sxm"_s}, {u"memory"_s});
    QCOMPARE(misleadingBetween(missing.table(), 0, 0, 1), QString());
}

void TestComparability::otherNumbersOfTheSameRowsMayBeFair()
{
    const Scene scene = small({u"trainium2"_s, u"h100-sxm"_s}, {u"memory"_s, u"price_chip_hour"_s, u"price_gb_hour"_s});
    const ResultTable table = scene.table();
    QCOMPARE(misleadingBetween(table, 0, 0, 1), QString());
    QCOMPARE(misleadingBetween(table, 1, 0, 1), u"their price types differ"_s);
    QCOMPARE(misleadingBetween(table, 2, 0, 1), u"their price types differ"_s); // derived from such a price
}

// The list that keeps more to compare; of equals the one that replaced missing prices.
void TestComparability::losesAsFewAsItCan()
{
    Scene scene = small({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s}, {u"price_chip_hour"_s});
    QCOMPARE(scene.of(u"price-kind"_s).remedy,
             (FairStep{u"Compare all at: Book capacity-blocks"_s, u"prices:capacity-blocks"_s}));
    scene.catalog.books[1].prices.removeLast(); // no block price of H100 any more
    scene.catalog.index();
    QCOMPARE(scene.of(u"price-kind"_s).remedy, (FairStep{u"Exclude Trainium2"_s, u"without:trainium2"_s}));
    // A list with a fallback keeps only the chips that it prices itself.
    scene = small({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s}, {u"price_chip_hour"_s});
    scene.catalog.books[1].fallbacks = {BookId(u"on-demand"_s)};
    scene.catalog.index();
    QCOMPARE(scene.of(u"price-kind"_s).remedy,
             (FairStep{u"Compare at: Book capacity-blocks, without A100 80GB"_s,
                       u"prices:capacity-blocks;without:a100-80-sxm"_s}));
}

void TestComparability::oneIsNoComparison()
{
    const Unfairness found = small({u"trainium4"_s, u"h100-sxm"_s}, {u"compute_best"_s}).of(u"announced"_s);
    QVERIFY(found.isThere());
    QCOMPARE(found.remedy, FairStep());
}

void TestComparability::summaryNamesAllAndMendsWhatMisleads()
{
    Scene scene = small({u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s},
                        {u"compute_best"_s, u"price_chip_hour"_s});
    scene.board.precision = Precision::Fp8;
    const Comparability all = scene.summary();
    QCOMPARE(all.warning,
             u"Trainium2: no on-demand list price; the Capacity Block price dated 31 Jan 2026 is shown."_s);
    QVERIFY(all.rows.join(u'|').contains(u"Trainium4"_s) && all.notes.isEmpty()); // announced: noted in its row
    QCOMPARE(all.remedyId, u"prices:capacity-blocks"_s);
    // Differences that do not mislead are still named, each with its own remedy.
    scene.board = fairBoard(scene.catalog, scene.board, all.remedyId).value();
    const Comparability after = scene.summary();
    QCOMPARE(after.warning, QString());
    QCOMPARE(after.remedyId, QString());
    QCOMPARE(after.sources, QStringList{u"Prices of H100 are from us-east-1, the others from us-east-2."_s});
}

void TestComparability::silentWhenFair()
{
    QCOMPARE(small({u"trainium2"_s, u"h100-sxm"_s}, {u"memory"_s}).summary(), Comparability());
    QCOMPARE(small({u"h100-sxm"_s, u"a100-80-sxm"_s}, {u"price_chip_hour"_s}).summary(), Comparability());
    QCOMPARE(small({}, {u"price_chip_hour"_s}).summary(), Comparability());
}

void TestComparability::aCommitmentThatFewHaveIsSaid()
{
    Scene scene = small({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s}, {u"price_chip_hour"_s});
    scene.catalog.books << aBook("year", PriceKind::Reserved1Year, {aPrice("p5.48xlarge", 30.0)});
    scene.catalog.index();
    scene.board.assumptions.commitment = 1.0;
    QCOMPARE(scene.of(u"price-kind"_s).sentence,
             u"Trainium2, A100 80GB: no 1-year reserved price; other price types are shown, see "
             "the notes."_s);
    scene.board.chips.removeFirst();
    QCOMPARE(scene.of(u"price-kind"_s).sentence,
             u"A100 80GB: no 1-year reserved price; the on-demand list price dated 31 Jan 2026 is shown."_s);
}

void TestComparability::roundingToWholeInstancesIsNothing()
{
    Scene scene = shipped({u"trainium2"_s, u"h100-sxm"_s});
    ResultTable table = scene.table();
    for (int i = 0; i < 2; ++i) {
        table.estimates[i].estimate.bound = Bound::Compute;
        table.estimates[i].estimate.fits = true;
        table.estimates[i].estimate.count = i == 0 ? 16392 : 16384;
    }
    const FairnessRule &rule = *findFairnessRule(u"chip-count"_s);
    QVERIFY(!rule.find({scene.catalog, scene.board, table, Formatter()}).isThere());
    table.estimates[0].estimate.count = 2 * 16384;
    QCOMPARE(rule.find({scene.catalog, scene.board, table, Formatter(QLocale::c())}).sentence,
             u"Each option uses as many chips as it needs (16384 to 32768)."_s);
    // No remedy changes a chosen number of chips.
    QVERIFY(rule.find({scene.catalog, scene.board, table, Formatter(QLocale::c())}).remedy.id.isEmpty());
    // The speed of more chips is not comparable; a cost per unit of work is.
    const int speed = table.columnOf(MetricId(u"tokens_per_s"_s));
    const int cost = table.columnOf(MetricId(u"usd_per_1m_tokens"_s));
    QVERIFY(speed >= 0 && cost >= 0);
    QVERIFY(rule.differ(table, speed, 0, 1));
    QVERIFY(!rule.differ(table, cost, 0, 1));
}

// If two formats are known for equally many chips, the faster one is offered.
void TestComparability::theFasterFormatIsOffered()
{
    Scene scene = formats(true);
    for (Chip &chip : scene.catalog.chips)
        chip.dense[Precision::Fp16] = chip.dense.at(Precision::Bf16);
    scene.catalog.index();
    QCOMPARE(scene.of(u"precision"_s).remedy.id, u"precision:bf16"_s);
    for (Chip &chip : scene.catalog.chips)
        chip.dense.erase(Precision::Bf16);
    QCOMPARE(scene.of(u"precision"_s).remedy.id, u"precision:fp16"_s);
}

// The board's precision does not affect a chart that names its own.
void TestComparability::namesOfPrecisionAreLeftOut()
{
    Scene scene = formats(true);
    scene.metrics = ids({u"compute_fp8"_s, u"memory"_s});
    scene.board.charts = scene.metrics;
    QCOMPARE(scene.of(u"precision"_s).remedy.id, u"uncharted:compute_fp8"_s);
    scene.board.charts = ids({u"compute_fp8"_s}); // no chart would be left
    QCOMPARE(scene.of(u"precision"_s).remedy, FairStep());
}

// Seeded tables of any dates, price types, regions, formats and statuses: a rule holds for a table exactly if it holds
// for two known numbers of one column.
void TestComparability::rulesHoldOfATableAsOfItsPairs()
{
    const Scene scene = small({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s, u"trainium4"_s},
                              {u"price_chip_hour"_s, u"compute_best"_s});
    const QStringList dates{QString(), u"2025"_s, u"2025-06"_s, u"2025-06-30"_s, u"2026-01-01"_s, u"soon"_s};
    const QStringList places{QString(), u"us-east-1"_s, u"eu-west-1"_s};
    QMap<QString, int> held;
    QRandomGenerator random(7);
    for (int round = 0; round < 400; ++round) {
        ResultTable table = scene.table();
        for (ResultRow &row : table.rows) {
            for (Cell &cell : row.cells) {
                const bool isPriced = random.bounded(4) > 0;
                cell.value = random.bounded(5) > 0 ? std::optional(Interval::exactly(1.0)) : std::nullopt;
                cell.priceKind = isPriced ? std::optional(PriceKind(random.bounded(3))) : std::nullopt;
                cell.priceDate = dates.at(random.bounded(int(dates.size())));
                cell.priceRegion = places.at(random.bounded(int(places.size())));
                cell.precision = random.bounded(2) == 0 ? std::nullopt : std::optional(Precision(random.bounded(3)));
                cell.status = random.bounded(2) == 0 ? FigureStatus::Published : FigureStatus(random.bounded(7));
            }
        }
        const QList<Unfairness> found = unfairnessIn({scene.catalog, scene.board, table, Formatter(QLocale::c())});
        for (const char *id : {"price-date", "price-region", "precision", "announced", "estimate"}) {
            const QString name = QString::fromLatin1(id);
            const bool isFound =
                std::ranges::any_of(found, [&name](const Unfairness &one) { return one.rule == name; });
            QVERIFY2(isFound == holdsOfAPair(*findFairnessRule(name), table), id);
            held[name] += isFound ? 1 : 0;
        }
    }
    for (const int count : std::as_const(held))
        QVERIFY(count > 20 && count < 400); // both outcomes occurred
}

CHIPBOARD_TEST(TestComparability, QCoreApplication)

} // namespace tst_comparability

#include "tst_comparability.moc"
