// Oracles are calculated by hand from the figures named in tests/support/metricfixture.h.
#include "data/compare/formulas.h"

#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_formulas {

class TestFormulas : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void powerOfARackIsOfWholeRacks();
    void givesHandCalculatedValues_data();
    void givesHandCalculatedValues();
    void givesHandCalculatedCosts_data();
    void givesHandCalculatedCosts() { givesHandCalculatedValues(); }
    void namesTheReasonOfAGap_data();
    void namesTheReasonOfAGap();
    void carriesRangesThroughQuotients();
    void takesMxfp8AsFp8AndNamesIt();
    void keepsAPublishedTotalAsRival();
    void prefersTheInstancesOwnMemory();
    void dividesRivalsOfAPriceByTheChips();
    void walksEveryMetricAtEveryLevel();
    void doublingThePriceDoublesTheCost_data();
    void doublingThePriceDoublesTheCost();
};

void TestFormulas::init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }

// 260 kW in two racks are 130 kW each; a server, or racks of unknown number, have no power per rack.
void TestFormulas::powerOfARackIsOfWholeRacks()
{
    System racks = aSystem("racks", "c1", 144);
    racks.power = aFigure(260, Unit::Kilowatt);
    racks.racks = 2;
    System server = aSystem("server", "c1", 8);
    server.power = aFigure(10, Unit::Kilowatt);
    const Catalog catalog = CatalogBuilder().add(aChip("c1", {.bf16 = 1})).add(racks).add(server).build();
    Board board{.systems = {racks.id, server.id}, .level = Level::System};
    const ResultTable table = evaluate(catalog, board, {MetricId(u"power_rack"_s)});
    const Cell &cell = table.rows.at(0).cells.constFirst();
    QCOMPARE(cell.value->value * unitInfo(cell.unit).factor, 130'000.0);
    QVERIFY(cell.formula.endsWith(u"/ 2"_s));
    QVERIFY(table.rows.at(1).cells.constFirst().isMissing());
    QCOMPARE(table.rows.at(1).cells.constFirst().reason, u"number of racks not published"_s);
}

void TestFormulas::givesHandCalculatedValues_data()
{
    QTest::addColumn<Level>("level");
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<double>("expected");
    QTest::addColumn<QString>("unit");

    QTest::newRow("a chip's dense peak is its figure")
        << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"compute_bf16"_s << 667.0 << u"TFLOPS"_s;
    QTest::newRow("an H100's FP8 peak") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"compute_fp8"_s << 1979.0
                                        << u"TFLOPS"_s;
    QTest::newRow("sparse stays apart") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"compute_fp8_sparse"_s
                                        << 3957.8 << u"TFLOPS"_s;
    QTest::newRow("best of one FP8 chip is FP8")
        << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"compute_best"_s << 1979.0 << u"TFLOPS"_s;
    QTest::newRow("GiB stay GiB") << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"memory"_s << 96.0 << u"GiB"_s;
    QTest::newRow("a printed GB is a GiB")
        << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"memory"_s << 80.0 << u"GiB"_s;
    QTest::newRow("bandwidth of a chip") << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"memory_bandwidth"_s
                                         << 2.9 << u"TB/s"_s;
    QTest::newRow("power of a chip") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"power"_s << 700.0 << u"W"_s;
    QTest::newRow("16 chips compute 16 x 667")
        << Level::Instance << u"trainium2"_s << u"trn2.48xlarge"_s << u"compute_bf16"_s << 10672.0 << u"TFLOPS"_s;
    QTest::newRow("16 chips hold 16 x 96 GiB")
        << Level::Instance << u"trainium2"_s << u"trn2.48xlarge"_s << u"memory"_s << 1536.0 << u"GiB"_s;
    QTest::newRow("16 chips stream 16 x 2.9")
        << Level::Instance << u"trainium2"_s << u"trn2.48xlarge"_s << u"memory_bandwidth"_s << 46.4 << u"TB/s"_s;
    QTest::newRow("8 H100 draw 8 x 700 W")
        << Level::Instance << u"h100-sxm"_s << u"p5.48xlarge"_s << u"power"_s << 5600.0 << u"W"_s;
    QTest::newRow("an UltraServer computes 64 x 1299")
        << Level::System << u"trainium2"_s << u"trn2_ultraserver"_s << u"compute_fp8"_s << 83136.0 << u"TFLOPS"_s;
}

void TestFormulas::givesHandCalculatedCosts_data()
{
    QTest::addColumn<Level>("level");
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<double>("expected");
    QTest::addColumn<QString>("unit");

    QTest::newRow("the rent of the instance that stands for a chip")
        << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"price_hour"_s << 55.04 << u"USD/h"_s;
    QTest::newRow("55.04 / 8") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"price_chip_hour"_s << 6.88
                               << u"USD/h"_s;
    QTest::newRow("35.7608 / 16 by fallback")
        << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"price_chip_hour"_s << 2.23505 << u"USD/h"_s;
    QTest::newRow("27.44705 / 8") << Level::Instance << u"a100-80-sxm"_s << u"p4de.24xlarge"_s << u"price_chip_hour"_s
                                  << 3.43088125 << u"USD/h"_s;
    QTest::newRow("6.88 / 1.979 PFLOPS") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"price_pflop_hour"_s
                                         << 3.47650328 << u"USD/PFLOPS-h"_s;
    QTest::newRow("2.23505 / 1.299 PFLOPS")
        << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"price_pflop_hour"_s << 1.72059276 << u"USD/PFLOPS-h"_s;
    QTest::newRow("6.88 / 80 GiB") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"price_gb_hour"_s << 0.086
                                   << u"USD/GiB-h"_s;
    QTest::newRow("2.23505 / 96 GiB") << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"price_gb_hour"_s
                                      << 0.0232817708333 << u"USD/GiB-h"_s;
    QTest::newRow("6.88 / 3.35 TB/s") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"price_tbs_hour"_s
                                      << 2.05373134 << u"USD/(TB/s)-h"_s;
    QTest::newRow("2.23505 / 2.9 TB/s") << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"price_tbs_hour"_s
                                        << 0.770706897 << u"USD/(TB/s)-h"_s;
    QTest::newRow("1979 / 700 W") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"compute_per_watt"_s
                                  << 2.82714286 << u"TFLOPS/W"_s;
    QTest::newRow("312 / 400 W in BF16") << Level::Chip << u"a100-80-sxm"_s << u"a100-80-sxm"_s << u"compute_per_watt"_s
                                         << 0.78 << u"TFLOPS/W"_s;
    QTest::newRow("1299 / 2.9 FLOP per byte")
        << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"ridge_point"_s << 447.931034 << u"FLOP/B"_s;
    QTest::newRow("1979 / 3.35 FLOP per byte")
        << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"ridge_point"_s << 590.746269 << u"FLOP/B"_s;
    QTest::newRow("a ratio is of one chip at instance level too")
        << Level::Instance << u"h100-sxm"_s << u"p5.48xlarge"_s << u"ridge_point"_s << 590.746269 << u"FLOP/B"_s;
}

void TestFormulas::givesHandCalculatedValues()
{
    QFETCH(const Level, level);
    QFETCH(const QString, chip);
    QFETCH(const QString, subject);
    QFETCH(const QString, metric);
    QFETCH(const double, expected);
    QFETCH(const QString, unit);

    const Cell cell = cellAt(smallWorld(), aBoard({chip}, level), subject, metric.toLatin1().constData());
    QVERIFY2(cell.value.has_value(), qPrintable(cell.reason));
    QVERIFY2(qAbs(cell.value->value / expected - 1.0) < 1e-8, qPrintable(QString::number(cell.value->value, 'g', 12)));
    QCOMPARE(symbolOf(cell.unit), unit);
    QVERIFY(!cell.formula.isEmpty());
    QVERIFY(!cell.sources.isEmpty());
}

void TestFormulas::namesTheReasonOfAGap_data()
{
    QTest::addColumn<Level>("level");
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<MissingKind>("kind");
    QTest::addColumn<QString>("reason");

    QTest::newRow("no FP8 in the hardware") << Level::Chip << u"a100-80-sxm"_s << u"a100-80-sxm"_s << u"compute_fp8"_s
                                            << MissingKind::Unsupported << u"No FP8."_s;
    QTest::newRow("a precision nobody mentions") << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"compute_fp4"_s
                                                 << MissingKind::Unpublished << u"no FP4 figure published"_s;
    QTest::newRow("announced and not priced") << Level::Chip << u"trainium4"_s << u"trainium4"_s << u"price_chip_hour"_s
                                              << MissingKind::Unpublished << u"announced, not yet on sale"_s;
    QTest::newRow("a ratio hands its input's reason on")
        << Level::Chip << u"trainium2"_s << u"trainium2"_s << u"compute_per_watt"_s << MissingKind::Unpublished
        << u"Not published."_s;
    QTest::newRow("a system nobody prices")
        << Level::System << u"trainium2"_s << u"trn2_ultraserver"_s << u"price_hour"_s << MissingKind::Unpublished
        << u"no price in \"Book on-demand\""_s;
    QTest::newRow("no instance rents it") << Level::Instance << u"trainium4"_s << u"trainium4"_s << u"memory"_s
                                          << MissingKind::NotApplicable << u"not rented as an instance"_s;
    QTest::newRow("no system uses it") << Level::System << u"h100-sxm"_s << u"h100-sxm"_s << u"compute_bf16"_s
                                       << MissingKind::NotApplicable << u"not sold as a system"_s;
    QTest::newRow("an id that the catalogue does not have") << Level::Chip << u"h900"_s << u"h900"_s << u"memory"_s
                                                            << MissingKind::NotApplicable << u"not in the catalogue"_s;
    QTest::newRow("a chip has no network of its own")
        << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"network"_s << MissingKind::NotApplicable
        << u"the network belongs to the instance, not to the chip"_s;
    QTest::newRow("an instance whose network is not told")
        << Level::Instance << u"h100-sxm"_s << u"p5.48xlarge"_s << u"network"_s << MissingKind::Unpublished
        << u"not published"_s;
    QTest::newRow("no SRAM figure") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"sram"_s
                                    << MissingKind::Unpublished << u"not published"_s;
    QTest::newRow("no link figure") << Level::Chip << u"h100-sxm"_s << u"h100-sxm"_s << u"scale_up"_s
                                    << MissingKind::Unpublished << u"not published"_s;
}

void TestFormulas::namesTheReasonOfAGap()
{
    QFETCH(const Level, level);
    QFETCH(const QString, chip);
    QFETCH(const QString, subject);
    QFETCH(const QString, metric);
    QFETCH(const MissingKind, kind);
    QFETCH(const QString, reason);

    const Cell cell = cellAt(smallWorld(), aBoard({chip}, level), subject, metric.toLatin1().constData());
    QVERIFY(cell.isMissing());
    QCOMPARE(cell.status, FigureStatus::Missing);
    QCOMPARE(cell.missingKind, kind);
    QCOMPARE(cell.reason, reason);
}

void TestFormulas::carriesRangesThroughQuotients()
{
    // 3 to 4 USD/h over 2 to 5 TB/s: lowest 3 / 5, highest 4 / 2.
    Chip chip = aChip("c", {.bf16 = 100});
    chip.memoryBandwidth = aRange(2, 4, 5, Unit::TBps);
    const Catalog catalog =
        CatalogBuilder()
            .add(chip)
            .add(anInstance("i", "c", 1))
            .add(aBook("on-demand", PriceKind::OnDemand, {aPrice("i", aRange(3, 3.5, 4, Unit::UsdPerHour))}))
            .build();
    const Cell cell = cellAt(catalog, aBoard({u"c"_s}), u"c"_s, "price_tbs_hour");
    QVERIFY(cell.value.has_value());
    QCOMPARE(cell.value->low, 0.6);
    QCOMPARE(cell.value->value, 0.875);
    QCOMPARE(cell.value->high, 2.0);
    QCOMPARE(cell.status, FigureStatus::Approximate);
    QCOMPARE(cell.formula, u"3.5\u00A0USD/h (3 to 4) / 4\u00A0TB/s (2 to 5)"_s);
}

void TestFormulas::takesMxfp8AsFp8AndNamesIt()
{
    Chip chip = aChip("c");
    chip.dense[Precision::Mxfp8] = aFigure(2517, Unit::Tflops);
    const Cell cell = cellAt(CatalogBuilder().add(chip).build(), aBoard({u"c"_s}), u"c"_s, "compute_fp8");
    QVERIFY(cell.value.has_value());
    QCOMPARE(cell.value->value, 2517.0);
    QCOMPARE(cell.note, u"the figure is MXFP8"_s);
    QCOMPARE(cell.precision, std::optional(Precision::Mxfp8));

    // A faster plain FP8 keeps its name.
    chip.dense[Precision::Fp8] = aFigure(3000, Unit::Tflops);
    const Cell plain = cellAt(CatalogBuilder().add(chip).build(), aBoard({u"c"_s}), u"c"_s, "compute_fp8");
    QCOMPARE(plain.value->value, 3000.0);
    QVERIFY(plain.note.isEmpty());
}

void TestFormulas::keepsAPublishedTotalAsRival()
{
    Instance instance = anInstance("i", "c", 16);
    instance.compute[Precision::Fp8] = aFigure(20.8, Unit::Pflops);
    const Catalog catalog = CatalogBuilder().add(aChip("c", {.fp8 = 1299})).add(instance).build();
    const Cell cell = cellAt(catalog, aBoard({u"c"_s}, Level::Instance), u"i"_s, "compute_fp8");
    QCOMPARE(cell.value->value, 20784.0); // 16 x 1299
    QCOMPARE(cell.formula, u"16 x 1299\u00A0TFLOPS"_s);
    QCOMPARE(cell.status, FigureStatus::Derived);
    QCOMPARE(cell.rivals.size(), 1);
    QCOMPARE(cell.rivals.constFirst().value->value, 20.8);

    // Without a chip figure only the published total is left.
    const Catalog bare = CatalogBuilder().add(aChip("c")).add(instance).build();
    const Cell total = cellAt(bare, aBoard({u"c"_s}, Level::Instance), u"i"_s, "compute_fp8");
    QCOMPARE(total.value->value, 20800.0);
    QCOMPARE(total.status, FigureStatus::Published);
}

void TestFormulas::prefersTheInstancesOwnMemory()
{
    Instance instance = anInstance("i", "c", 8);
    instance.memoryPerChip = aFigure(32768, Unit::MiB);
    Chip chip = aChip("c");
    chip.memory = aFigure(16, Unit::GB);
    const Board board = aBoard({u"c"_s}, Level::Instance);
    const Cell cell = cellAt(CatalogBuilder().add(chip).add(instance).build(), board, u"i"_s, "memory");
    QCOMPARE(cell.value->value, 256.0); // 8 x 32768 MiB = 256 GiB
    QCOMPARE(cell.unit, Unit::GiB);

    instance.memory = aFigure(640, Unit::GB);
    const Cell total = cellAt(CatalogBuilder().add(chip).add(instance).build(), board, u"i"_s, "memory");
    QCOMPARE(total.value->value, 640.0);
    QCOMPARE(total.unit, Unit::GiB);
    QCOMPARE(total.formula, u"640\u00A0GB"_s); // as printed
}

void TestFormulas::dividesRivalsOfAPriceByTheChips()
{
    Figure price = aRange(9.75, 9.8, 9.85, Unit::UsdPerHour);
    price.rivals << aFigure(55.04, Unit::UsdPerHour);
    const Catalog catalog = CatalogBuilder()
                                .add(aChip("c"))
                                .add(anInstance("i", "c", 8))
                                .add(aBook("on-demand", PriceKind::Guide, {aPrice("i", price)}))
                                .build();
    const Cell cell = cellAt(catalog, aBoard({u"c"_s}), u"c"_s, "price_chip_hour");
    QCOMPARE(cell.value->value, 1.225); // 9.80 / 8
    QCOMPARE(cell.value->low, 9.75 / 8);
    QCOMPARE(cell.rivals.constFirst().value->value, 6.88); // 55.04 / 8
    QCOMPARE(cell.status, FigureStatus::Approximate);
}

void TestFormulas::walksEveryMetricAtEveryLevel()
{
    const Catalog catalog = smallWorld();
    QList<MetricId> all = mapped(metricTable(), &Metric::metricId);
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s, u"trainium4"_s, u"none"_s}, level);
        const ResultTable table = evaluate(catalog, board, all);
        QVERIFY(table.rows.size() >= 5);
        for (const ResultRow &row : table.rows) {
            QCOMPARE(row.cells.size(), all.size());
            for (const Cell &cell : row.cells) {
                QCOMPARE(cell.isMissing(), cell.status == FigureStatus::Missing);
                QVERIFY(cell.isMissing() ? !cell.reason.isEmpty() : cell.value->isOrdered() && cell.value->low > 0.0);
            }
        }
    }
}

void TestFormulas::doublingThePriceDoublesTheCost_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 500; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestFormulas::doublingThePriceDoublesTheCost()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    const double chips = 1 + random.bounded(64);
    const double price = 0.05 + random.generateDouble() * 200.0;
    const double memory = 1.0 + random.generateDouble() * 500.0;
    const auto costOf = [&](double hourly) {
        const Catalog catalog = CatalogBuilder()
                                    .add(aChip("c", {.bf16 = 10, .memoryGib = memory, .bandwidthTbps = 2}))
                                    .add(anInstance("i", "c", chips))
                                    .add(aBook("on-demand", PriceKind::OnDemand, {aPrice("i", hourly)}))
                                    .build();
        return cellAt(catalog, aBoard({u"c"_s}), u"c"_s, "price_gb_hour").value->value;
    };
    const double once = costOf(price);
    QVERIFY(once > 0.0);
    QVERIFY(qAbs(costOf(2.0 * price) / once - 2.0) < 1e-12);
}

CHIPBOARD_TEST(TestFormulas, QCoreApplication)

} // namespace tst_formulas

#include "tst_formulas.moc"
