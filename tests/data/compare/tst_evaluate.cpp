#include "data/compare/evaluate.h"

#include "data/compare/cells.h"
#include "tests/support/metricfixture.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_evaluate {

class TestEvaluate : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void findsTheBestCommonPrecision_data();
    void findsTheBestCommonPrecision();
    void rowsFollowTheLevel_data();
    void rowsFollowTheLevel();
    void systemsStandForChips_data();
    void systemsStandForChips();
    void leavesOutUnknownMetrics();
    void whatIsAnnouncedHasOneReasonForItsCost_data();
    void whatIsAnnouncedHasOneReasonForItsCost();
    void findsCellsById();
    void cutsOutOneColumn();
    void tellsFallbacksAndContradictionsInNotes();
    void bringsContradictionsOfTheRentedThing();
    void ranksStatusesByCertainty();
    void joinsWhatTwoCellsKnow();
    void scalingAllPricesKeepsTheRanking();
    void equalInputsGiveEqualTables();
};

void TestEvaluate::findsTheBestCommonPrecision_data()
{
    QTest::addColumn<QStringList>("chips");
    QTest::addColumn<Precision>("expected");

    QTest::newRow("all have FP8") << QStringList{u"trainium2"_s, u"h100-sxm"_s} << Precision::Fp8;
    QTest::newRow("as many have FP8 as BF16: the faster one")
        << QStringList{u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s} << Precision::Fp8;
    QTest::newRow("more have BF16") << QStringList{u"h100-sxm"_s, u"a100-80-sxm"_s} << Precision::Bf16;
    QTest::newRow("nothing chosen") << QStringList{} << Precision::Bf16;
    QTest::newRow("nothing known") << QStringList{u"nobody"_s} << Precision::Bf16;
}

void TestEvaluate::findsTheBestCommonPrecision()
{
    QFETCH(const QStringList, chips);
    QFETCH(const Precision, expected);
    Board board = aBoard(chips);
    QCOMPARE(resolvedPrecision(smallWorld(), board), expected);
    board.precision = Precision::Int8;
    QCOMPARE(resolvedPrecision(smallWorld(), board), Precision::Int8);
}

void TestEvaluate::rowsFollowTheLevel_data()
{
    QTest::addColumn<Level>("level");
    QTest::addColumn<QString>("instances");
    QTest::addColumn<QString>("systems");
    QTest::addColumn<QString>("expected");

    QTest::newRow("chips are chips") << Level::Chip << QString() << QString() << u"trainium2 h100-sxm"_s;
    QTest::newRow("instances stand for chips")
        << Level::Instance << QString() << QString() << u"trn2.48xlarge p5.48xlarge"_s;
    QTest::newRow("a chosen instance replaces the one that stands for its chip")
        << Level::Instance << u"p5.4xlarge"_s << QString() << u"p5.4xlarge trn2.48xlarge"_s;
    QTest::newRow("a chip of a chosen instance joins the chips, once")
        << Level::Chip << u"p5.4xlarge p4de.24xlarge"_s << QString() << u"trainium2 h100-sxm a100-80-sxm"_s;
    QTest::newRow("systems, and a reason for who has none")
        << Level::System << QString() << QString() << u"trn2_ultraserver h100-sxm"_s;
    QTest::newRow("a chosen system comes first and once")
        << Level::System << QString() << u"trn2_ultraserver"_s << u"trn2_ultraserver h100-sxm"_s;
    QTest::newRow("unknown ids keep their row")
        << Level::Instance << u"p9.big"_s << QString() << u"p9.big trn2.48xlarge p5.48xlarge"_s;
}

void TestEvaluate::rowsFollowTheLevel()
{
    QFETCH(const Level, level);
    QFETCH(const QString, instances);
    QFETCH(const QString, systems);
    QFETCH(const QString, expected);
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s}, level);
    for (const QString &id : instances.split(u' ', Qt::SkipEmptyParts))
        board.instances << InstanceId(id);
    for (const QString &id : systems.split(u' ', Qt::SkipEmptyParts))
        board.systems << SystemId(id);
    QStringList ids = mapped(subjectsOf(smallWorld(), board), &Subject::id);
    QCOMPARE(ids.join(u' '), expected);
}

void TestEvaluate::systemsStandForChips_data()
{
    QTest::addColumn<QList<double>>("sizes");
    QTest::addColumn<int>("expected");
    QTest::newRow("the largest") << QList<double>{16.0, 64.0, 32.0} << 1;
    QTest::newRow("of just 1,024, before a smaller one") << QList<double>{1024.0, 64.0} << 0;
    QTest::newRow("of just 1,024, behind a smaller one") << QList<double>{64.0, 1024.0} << 1;
    QTest::newRow("what can be ordered before a site") << QList<double>{400000.0, 64.0} << 1;
    QTest::newRow("the smallest of those that cannot") << QList<double>{400000.0, 1025.0, 8000.0} << 1;
}

// The largest with up to 1,024 chips, otherwise the smallest.
void TestEvaluate::systemsStandForChips()
{
    QFETCH(const QList<double>, sizes);
    QFETCH(const int, expected);
    Catalog catalog = smallWorld();
    const System like = *catalog.system(SystemId(u"trn2_ultraserver"_s));
    catalog.systems.clear();
    for (qsizetype i = 0; i < sizes.size(); ++i) {
        System one = like;
        one.id = SystemId(QString::number(i));
        one.chips.value = Interval{sizes.at(i), sizes.at(i), sizes.at(i)};
        catalog.systems << one;
    }
    catalog.index();
    const QList<Subject> subjects = subjectsOf(catalog, aBoard({u"trainium2"_s}, Level::System));
    QCOMPARE(subjects.size(), 1);
    QCOMPARE(subjects.constFirst().id, QString::number(expected));
}

void TestEvaluate::whatIsAnnouncedHasOneReasonForItsCost_data()
{
    QTest::addColumn<Level>("level");
    QTest::addColumn<bool>("mixed");
    QTest::newRow("a chip without a peak of the workload's format") << Level::Chip << false;
    QTest::newRow("where prices of all types are used") << Level::Chip << true;
    QTest::newRow("nothing that is rented") << Level::Instance << false;
}

void TestEvaluate::whatIsAnnouncedHasOneReasonForItsCost()
{
    QFETCH(const Level, level);
    QFETCH(const bool, mixed);
    Board board = aBoard({u"trainium4"_s, u"h100-sxm"_s});
    board.level = level;
    board.mixedPrices = mixed;
    const QList<MetricId> prices{MetricId(u"price_chip_hour"_s), MetricId(u"price_pflop_hour"_s),
                                 MetricId(u"usd_per_1m_tokens"_s), MetricId(u"usd_per_hour"_s)};
    const ResultTable table = evaluate(smallWorld(), board, prices);
    for (const MetricId &id : prices) {
        const Cell *cell = table.cell(u"trainium4"_s, id);
        QVERIFY2(cell != nullptr && cell->isMissing(), qPrintable(id.text()));
        QCOMPARE(cell->gap, u"not on sale"_s);
        QCOMPARE(cell->reason, u"announced, not yet on sale"_s);
    }
    // Its speed is missing for another reason.
    const MetricId speed(u"tokens_per_s_per_chip"_s);
    QVERIFY(evaluate(smallWorld(), board, {speed}).cell(u"trainium4"_s, speed)->gap != u"not on sale");
}

void TestEvaluate::leavesOutUnknownMetrics()
{
    const ResultTable table =
        evaluate(smallWorld(), aBoard({u"trainium2"_s}), {metricId("memory"), metricId("nonsense")});
    QCOMPARE(table.metrics.size(), 1);
    QCOMPARE(table.rows.constFirst().cells.size(), 1);
}

void TestEvaluate::findsCellsById()
{
    const ResultTable table = evaluate(smallWorld(), aBoard({u"trainium2"_s}), {metricId("memory"), metricId("power")});
    QCOMPARE(table.columnOf(metricId("power")), 1);
    QCOMPARE(table.columnOf(metricId("sram")), -1);
    QCOMPARE(table.cell(u"trainium2"_s, metricId("memory"))->value->value, 96.0);
    QCOMPARE(table.cell(u"trainium2"_s, metricId("sram")), nullptr);
    QCOMPARE(table.cell(u"nobody"_s, metricId("memory")), nullptr);
}

void TestEvaluate::cutsOutOneColumn()
{
    const ResultTable table = evaluate(smallWorld(), aBoard({u"trainium2"_s, u"h100-sxm"_s}),
                                       {metricId("memory"), metricId("bandwidth"), metricId("power")});
    const ResultTable one = ofColumn(table, 1);
    QCOMPARE(one.metrics, QList<const Metric *>{table.metrics.at(1)});
    QCOMPARE(one.rows.size(), 2);
    for (qsizetype row = 0; row < one.rows.size(); ++row) {
        QCOMPARE(one.rows.at(row).subject, table.rows.at(row).subject);
        QCOMPARE(one.rows.at(row).cells, QList<Cell>{table.rows.at(row).cells.at(1)});
    }
    QCOMPARE(one.notes, table.notes);

    const ResultTable none = ofColumn(table, table.columnOf(metricId("no metric")));
    QCOMPARE(none.metrics, QList<const Metric *>());
    QCOMPARE(none.rows.size(), 2);
    QCOMPARE(none.rows.at(0).cells, QList<Cell>());
}

void TestEvaluate::tellsFallbacksAndContradictionsInNotes()
{
    Catalog catalog = smallWorld();
    Contradiction contradiction = aContradiction("C38", ChipId(u"trainium2"_s), "memory_bandwidth");
    contradiction.first = u"2.9 TB/s."_s;
    contradiction.second = u"3 TB/s"_s;
    contradiction.computation = u"3 / 2.9 = 1.034"_s;
    contradiction.verdict = u"2.9 is shown."_s;
    catalog.contradictions << contradiction;
    catalog.index();
    const ResultTable table = evaluate(catalog, aBoard({u"trainium2"_s, u"h100-sxm"_s}),
                                       {metricId("memory_bandwidth"), metricId("price_chip_hour")});
    QCOMPARE(table.notes,
             (QStringList{u"Trainium2 has no price in \"Book on-demand\"; its Capacity Block price dated 31 "
                          "Jan 2026 is shown (trn2.48xlarge, AWS, us-east-2)."_s,
                          u"Sources disagree. Topic of C38: “2.9 TB/s” versus “3 TB/s” (3 / 2.9 = 1.034). "
                          "2.9 is shown."_s}));
    QCOMPARE(table.cell(u"trainium2"_s, metricId("memory_bandwidth"))->contradictions,
             QList{ContradictionId(u"C38"_s)});
    QVERIFY(table.cell(u"h100-sxm"_s, metricId("memory_bandwidth"))->contradictions.isEmpty());
}

void TestEvaluate::bringsContradictionsOfTheRentedThing()
{
    Catalog catalog = smallWorld();
    Contradiction contradiction = aContradiction("C04", ChipId(), "price_hour");
    contradiction.about.first().instance = InstanceId(u"p5.48xlarge"_s);
    catalog.contradictions << contradiction;
    catalog.index();
    const Cell cell = cellAt(catalog, aBoard({u"h100-sxm"_s}), u"h100-sxm"_s, "price_chip_hour");
    QCOMPARE(cell.contradictions, QList{ContradictionId(u"C04"_s)});
}

void TestEvaluate::ranksStatusesByCertainty()
{
    const QList order{FigureStatus::Missing,     FigureStatus::Estimated, FigureStatus::Announced,
                      FigureStatus::Approximate, FigureStatus::Derived,   FigureStatus::Published};
    for (qsizetype i = 0; i < order.size(); ++i) {
        for (qsizetype j = i; j < order.size(); ++j) {
            QCOMPARE(weaker(order.at(i), order.at(j)), order.at(i));
            QCOMPARE(weaker(order.at(j), order.at(i)), order.at(i));
        }
    }
}

void TestEvaluate::joinsWhatTwoCellsKnow()
{
    Cell first{
        .status = FigureStatus::Published, .asOf = u"2026-08"_s, .note = u"one"_s, .sources = {SourceId(u"a"_s)}};
    Cell second = first;
    second.status = FigureStatus::Approximate;
    second.asOf = u"2025-12"_s;
    second.sources = {SourceId(u"a"_s), SourceId(u"b"_s)};
    second.note = u"two"_s;
    second.fallback = true;
    inherit(first, second);
    QCOMPARE(first.status, FigureStatus::Approximate);
    QCOMPARE(first.asOf, u"2025-12"_s);
    QCOMPARE(first.sources.size(), 2);
    QCOMPARE(first.note, u"one; two"_s);
    QVERIFY(first.fallback);

    Cell undated;
    undated.asOf = u"undated"_s;
    inherit(first, undated);
    QCOMPARE(first.asOf, u"2025-12"_s);
}

void TestEvaluate::scalingAllPricesKeepsTheRanking()
{
    for (quint32 seed = 1; seed <= quint32(rounds(500)); ++seed) {
        QRandomGenerator random(seed);
        QList<PriceEntry> prices;
        QList<PriceEntry> scaled;
        const double factor = 0.1 + random.generateDouble() * 10.0;
        CatalogBuilder plain;
        CatalogBuilder dearer;
        for (const char *id : {"a", "b", "c"}) {
            const double price = 0.1 + random.generateDouble() * 100.0;
            prices << aPrice(id, price);
            scaled << aPrice(id, price * factor);
            for (CatalogBuilder *builder : {&plain, &dearer})
                builder->add(aChip(id)).add(anInstance(id, id, 4));
        }
        const auto ranking = [](CatalogBuilder &builder, const QList<PriceEntry> &entries) {
            const Catalog catalog = builder.add(aBook("on-demand", PriceKind::OnDemand, entries)).build();
            const ResultTable table =
                evaluate(catalog, aBoard({u"a"_s, u"b"_s, u"c"_s}), {metricId("price_chip_hour")});
            QStringList ids;
            QList<ResultRow> rows = table.rows;
            std::ranges::sort(rows, [](const ResultRow &x, const ResultRow &y) {
                return x.cells.first().value->value < y.cells.first().value->value;
            });
            for (const ResultRow &row : std::as_const(rows))
                ids << row.subject.id;
            return ids;
        };
        QCOMPARE(ranking(plain, prices), ranking(dearer, scaled));
    }
}

void TestEvaluate::equalInputsGiveEqualTables()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s, u"trainium4"_s});
    QCOMPARE(evaluate(catalog, board, board.charts), evaluate(catalog, board, board.charts));
    Board other = board;
    other.priceBook = BookId(u"capacity-blocks"_s);
    QVERIFY(!(evaluate(catalog, board, board.charts) == evaluate(catalog, other, board.charts)));
}

CHIPBOARD_TEST(TestEvaluate, QCoreApplication)

} // namespace tst_evaluate

#include "tst_evaluate.moc"
