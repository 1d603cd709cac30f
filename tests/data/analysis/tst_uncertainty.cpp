// Bands and probabilities from draws: against the normal distribution by hand, without width against the estimate
// itself; the draws' assumptions against the shipped measurements.
#include "data/analysis/uncertainty.h"

#include "data/files/evidencereader.h"
#include "data/model/modelcheck.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QMap>
#include <QRandomGenerator>

#include <cmath>
#include <cstring>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_uncertainty {

class TestUncertainty : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void withoutWidthItIsTheEstimate();
    void withoutWidthAnyBoardIsItsEstimate();
    void oneFactorGivesItsEnds();
    void chancesAreThoseOfTheNormal();
    void twoHalvesOfDifferentWidth();
    void whatIsSharedMovesTogether();
    void tiesAreShared();
    void higherIsBetterToo();
    void missingRowsTakeNoPart();
    void whoLeadsNoTitleIsNotTheBest();
    void equalSeedsGiveEqualBytes();
    void seedsHardlyMatter();
    void tellsHowFarItIsAndStops();
    void makesTasksOfBoards();
    void errorsOfChipsAreTheirOwn();
};

// A task without a catalogue: rows a, b, c ... with a point value and factors each.
static DrawTask aTask(const QList<std::pair<double, QList<Factor>>> &rows, Better better = Better::Lower)
{
    DrawTask task{.metric = metricId("cost"), .better = better};
    for (const auto &[point, factors] : rows) {
        const QString name(QChar(u'a' + static_cast<char16_t>(task.rows.size())));
        task.rows << Band{name, name, {point, Unit::Usd, {}}, std::nullopt, 0.0, {}};
        task.factors << factors;
    }
    return task;
}

static Factor aFactor(const QString &key, double below, double above)
{
    return {FactorKind::Estimate, key, below, above};
}

static double normal(double score) { return std::erfc(-score / std::sqrt(2.0)) / 2.0; }

static constexpr double scoreOfP90 = 1.2815515655446004;

void TestUncertainty::withoutWidthItIsTheEstimate()
{
    const Uncertainty found = *drawn(aTask({{3.7, {}}, {4.1, {}}}), {1000, 5});
    QCOMPARE(found.bands.at(0).band, std::optional(Interval::exactly(3.7)));
    QCOMPARE(found.beats.at(0).at(1), 1.0);
    QCOMPARE(found.beats.at(1).at(0), 0.0);
    QCOMPARE(found.bands.at(0).best, 1.0);
    // A factor of zero width has no effect.
    const Uncertainty still = *drawn(aTask({{3.7, {aFactor(u"x"_s, 0.0, 0.0)}}}), {1000, 5});
    QCOMPARE(still.bands.at(0).band, std::optional(Interval::exactly(3.7)));
}

// Central values of all rows of random boards, with a calibration without errors and prices without ranges.
void TestUncertainty::withoutWidthAnyBoardIsItsEstimate()
{
    Catalog catalog = shippedCatalog();
    const auto exact = [](Figure &figure) {
        if (figure.value)
            figure.value = Interval::exactly(figure.value->value);
    };
    for (PriceBook &book : catalog.books) {
        for (PriceEntry &entry : book.prices)
            exact(entry.usdPerHour);
    }
    for (Chip &chip : catalog.chips) {
        for (auto &[precision, figure] : chip.dense)
            exact(figure);
        exact(chip.memoryBandwidth);
    }
    for (ChipFamily &family : catalog.calibration.families) {
        if (family.training)
            family.training->evidence.p80Error = 0.0;
    }
    catalog.calibration.serving.evidence.p80Error = 0.0;
    catalog.calibration.serving.ranges.clear();
    catalog.calibration.training.ranges.clear();
    for (BatchConstants &batch : catalog.calibration.batch)
        batch.evidence.p80Error = 0.0;
    catalog.calibration.errors = {};
    catalog.calibration.errors.borrowedFactor = 1.0;
    QRandomGenerator random(9);
    int values = 0;
    for (const Workload &workload : catalog.workloads) {
        Board board = onDemandBoard();
        board.workload = workload.id;
        board.priceBook = catalog.books.at(random.bounded(static_cast<int>(catalog.books.size()))).id;
        for (const char *metric : {"cost", "usd_per_1m_tokens", "usd_per_1m_items", "tokens_per_usd", "wall_hours"}) {
            const ResultTable table = evaluate(catalog, board, {metricId(metric)});
            const Uncertainty found = *drawn(drawTaskOf(catalog, board, metricId(metric)).value(), {200, 3});
            for (qsizetype row = 0; row < table.rows.size(); ++row) {
                const Cell &cell = table.rows.at(row).cells.constFirst();
                QCOMPARE(found.bands.at(row).band,
                         cell.value ? std::optional(Interval::exactly(cell.value->value)) : std::nullopt);
                values += cell.value ? 1 : 0;
            }
        }
    }
    QVERIFY(values > 100);
}

void TestUncertainty::oneFactorGivesItsEnds()
{
    const Uncertainty found = *drawn(aTask({{100.0, {aFactor(u"x"_s, std::log(0.8), std::log(1.5))}}}), {100'000, 1});
    const Interval band = *found.bands.at(0).band;
    QVERIFY(std::abs(band.low / 80.0 - 1.0) < 1e-3);
    QVERIFY(std::abs(band.value / 100.0 - 1.0) < 1e-3);
    QVERIFY(std::abs(band.high / 150.0 - 1.0) < 1e-3);
}

// ln a is normal around ln 10 with 0.2, ln b around ln 11 with 0.1: a is less with the probability of ln 1.1 /
// sqrt(0.2^2 + 0.1^2) = 0.42625 deviations, 66.5 %.
void TestUncertainty::chancesAreThoseOfTheNormal()
{
    const double a = 0.2 * scoreOfP90;
    const double b = 0.1 * scoreOfP90;
    const Uncertainty found =
        *drawn(aTask({{10.0, {aFactor(u"a"_s, -a, a)}}, {11.0, {aFactor(u"b"_s, -b, b)}}}), {100'000, 1});
    const double expected = normal(std::log(1.1) / std::sqrt(0.05));
    QVERIFY(std::abs(expected - 0.665) < 1e-3);
    QVERIFY(std::abs(found.beats.at(0).at(1) - expected) < 1e-3);
    QVERIFY(std::abs(found.beats.at(1).at(0) - (1.0 - expected)) < 1e-3);
    QVERIFY(std::abs(found.bands.at(0).best - expected) < 1e-3);
}

// Two factors of one row combine: deviations 0.3 and 0.4 give 0.5.
void TestUncertainty::twoHalvesOfDifferentWidth()
{
    const double a = 0.3 * scoreOfP90;
    const double b = 0.4 * scoreOfP90;
    const Uncertainty both = *drawn(aTask({{1.0, {aFactor(u"a"_s, -a, a), aFactor(u"b"_s, -b, b)}}}), {100'000, 1});
    QVERIFY(std::abs(std::log(both.bands.at(0).band->high) - 0.5 * scoreOfP90) < 2e-3);
    QVERIFY(std::abs(std::log(both.bands.at(0).band->low) + 0.5 * scoreOfP90) < 2e-3);
    // With a factor that only rises, P10 is the central value.
    const Uncertainty up = *drawn(aTask({{2.0, {aFactor(u"a"_s, 0.0, a)}}}), {10'000, 1});
    QCOMPARE(up.bands.at(0).band->low, 2.0);
    QVERIFY(up.bands.at(0).band->high > 2.0);
}

void TestUncertainty::whatIsSharedMovesTogether()
{
    const Factor wide = aFactor(u"same"_s, -1.0, 1.0);
    const Uncertainty shared = *drawn(aTask({{10.0, {wide}}, {10.1, {wide}}}), {5000, 1});
    QCOMPARE(shared.beats.at(0).at(1), 1.0);
    const Uncertainty apart = *drawn(aTask({{10.0, {wide}}, {10.1, {aFactor(u"other"_s, -1.0, 1.0)}}}), {5000, 1});
    QVERIFY(apart.beats.at(0).at(1) < 0.6);
    Factor price = wide;
    price.kind = FactorKind::Price; // the same key for another kind of factor
    QVERIFY(drawn(aTask({{10.0, {wide}}, {10.1, {price}}}), {5000, 1})->beats.at(0).at(1) < 0.6);
}

void TestUncertainty::tiesAreShared()
{
    const Uncertainty found = *drawn(aTask({{5.0, {}}, {5.0, {}}, {6.0, {}}}), {10, 1});
    QCOMPARE(found.beats.at(0).at(1), 0.5);
    QCOMPARE(found.beats.at(1).at(0), 0.5);
    QCOMPARE(found.bands.at(0).best, 0.5);
    QCOMPARE(found.bands.at(1).best, 0.5);
    QCOMPARE(found.bands.at(2).best, 0.0);
}

void TestUncertainty::higherIsBetterToo()
{
    const Uncertainty found = *drawn(aTask({{5.0, {}}, {7.0, {}}}, Better::Higher), {10, 1});
    QCOMPARE(found.beats.at(0).at(1), 0.0);
    QCOMPARE(found.bands.at(1).best, 1.0);
}

void TestUncertainty::missingRowsTakeNoPart()
{
    DrawTask task = aTask({{5.0, {aFactor(u"x"_s, -0.1, 0.1)}}, {7.0, {aFactor(u"y"_s, -0.1, 0.1)}}});
    task.rows[1].point = {std::nullopt, Unit::Usd, u"no price"_s};
    const Uncertainty found = *drawn(task, {100, 1});
    QVERIFY(!found.bands.at(1).band);
    QCOMPARE(found.beats.at(0).at(1), 0.0);
    QCOMPARE(found.beats.at(1).at(0), 0.0);
    QCOMPARE(found.bands.at(0).best, 1.0);
    task.rows[1].point = {0.0, Unit::Usd, {}}; // a cost of 0 cannot be better by a share
    QCOMPARE(drawn(task, {100, 1})->bands.at(0).best, 1.0);
    QCOMPARE(drawn(task, {100, 1})->beats.at(1).at(0), 0.0);
    QCOMPARE(drawn(aTask({}), {100, 1})->bands.size(), 0);
    QVERIFY(drawn(aTask({{1.0, {aFactor(u"x"_s, -0.1, 0.1)}}}), {0, 1})->bands.at(0).band); // at least one draw
}

// As in titles: 1.4 is less than 1.9 and 2.0, but its software is in maintenance, and 1.0 is only announced.
void TestUncertainty::whoLeadsNoTitleIsNotTheBest()
{
    DrawTask task = aTask({{1.4, {}}, {1.9, {}}, {2.0, {}}, {1.0, {}}});
    task.rows[0].waiting = u"software in maintenance"_s;
    task.rows[3].waiting = u"announced"_s;
    const Uncertainty found = *drawn(task, {100, 1});
    QCOMPARE(contenders(found.bands), (QList<bool>{false, true, true, false}));
    QCOMPARE(found.bands.at(1).best, 1.0);
    QCOMPARE(found.bands.at(0).best + found.bands.at(2).best + found.bands.at(3).best, 0.0);
    QCOMPARE(found.beats.at(0).at(1), 1.0); // the odds of a chosen pair are still given
    QVERIFY(isContest(found));
    task.rows[2].waiting = u"announced"_s;
    QVERIFY(!isContest(*drawn(task, {100, 1}))); // one alone is no contest
    task.rows[1].waiting = u"announced"_s;
    const Uncertainty all = *drawn(task, {100, 1}); // if none is available, all take part
    QCOMPARE(all.bands.at(3).best, 1.0);
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = defaultBoard();
    const QList<Band> rows = drawTaskOf(catalog, board, metricId("usd_per_1m_tokens")).value().rows;
    for (const Band &row : rows)
        QCOMPARE(row.waiting,
                 row.id == u"trainium" || row.id == u"inferentia2" ? u"software in maintenance"_s
                     : row.id == u"trainium4"                      ? u"announced"_s
                                                                   : QString());
}

void TestUncertainty::equalSeedsGiveEqualBytes()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    const DrawTask task = drawTaskOf(catalog, board, metricId("usd_per_1m_tokens")).value();
    const Uncertainty first = *drawn(task, {20'000, 42});
    const Uncertainty second = *drawn(task, {20'000, 42});
    QCOMPARE(first, second);
    for (qsizetype row = 0; row < first.bands.size(); ++row) {
        if (first.bands.at(row).band)
            QVERIFY(std::memcmp(&*first.bands.at(row).band, &*second.bands.at(row).band, sizeof(Interval)) == 0);
    }
    QVERIFY(!(*drawn(task, {20'000, 43}) == first));
}

void TestUncertainty::seedsHardlyMatter()
{
    const Catalog &catalog = shippedCatalog();
    const DrawTask task = drawTaskOf(catalog, onDemandBoard(), metricId("usd_per_1m_tokens")).value();
    const Uncertainty first = *drawn(task, {100'000, 1});
    for (const std::uint64_t seed : {2U, 3U, 4U}) {
        const Uncertainty other = *drawn(task, {100'000, seed});
        for (qsizetype row = 0; row < first.bands.size(); ++row) {
            if (!first.bands.at(row).band)
                continue;
            QVERIFY(std::abs(first.bands.at(row).band->high / other.bands.at(row).band->high - 1.0) < 0.005);
            QVERIFY(std::abs(first.bands.at(row).best - other.bands.at(row).best) < 0.005);
        }
    }
}

void TestUncertainty::tellsHowFarItIsAndStops()
{
    const DrawTask task = aTask({{5.0, {aFactor(u"x"_s, -0.1, 0.1)}}, {7.0, {aFactor(u"y"_s, -0.1, 0.1)}}});
    QList<double> told;
    QVERIFY(drawn(task, {100, 1}, [&told](double share) {
        told << share;
        return true;
    }));
    QVERIFY(told.size() >= 4);
    for (qsizetype i = 0; i < told.size(); ++i) // steps of equal length up to the end
        QCOMPARE(told.at(i), static_cast<double>(i + 1) / static_cast<double>(told.size()));
    QCOMPARE(told.constLast(), 1.0);
    for (qsizetype stop = 1; stop <= told.size(); ++stop) {
        qsizetype calls = 0;
        QVERIFY(!drawn(task, {100, 1}, [&](double) { return ++calls < stop; }));
        QCOMPARE(calls, stop);
    }
}

void TestUncertainty::makesTasksOfBoards()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium4"_s});
    const DrawTask task = drawTaskOf(catalog, board, metricId("cost")).value();
    QCOMPARE(task.rows.size(), 2);
    QCOMPARE(task.rows.at(0).factors, QList<FactorKind>{FactorKind::Estimate});
    QVERIFY(!task.rows.at(1).point.value);
    QCOMPARE(task.better, Better::Lower);
    const Uncertainty found = *drawn(task, {50'000, 1});
    const Interval expected = *cellAt(catalog, board, u"h100-sxm"_s, "cost").value;
    QVERIFY(std::abs(found.bands.at(0).band->low / expected.low - 1.0) < 1e-3);
    QVERIFY(std::abs(found.bands.at(0).band->high / expected.high - 1.0) < 1e-3);
    QVERIFY(!drawTaskOf(catalog, board, metricId("beauty")));
}

// Draws treat the errors of different chips as independent. Check on the shipped measurements: the mean error on one
// chip and model against that on another chip with the same model, over all pairs.
void TestUncertainty::errorsOfChipsAreTheirOwn()
{
    const Catalog &catalog = shippedCatalog();
    const RunSet evidence = shippedEvidence(catalog).set;
    CheckBench bench(catalog.calibration);
    bench.add(catalog.models);
    bench.add(evidence.chips);
    bench.add(catalog.chips);
    QMap<QString, QMap<QString, QList<double>>> errors; // kind and model -> chip -> errors
    double squares = 0.0;
    int rows = 0;
    for (const CheckRow &row : checkModel(evidence.runs, bench).rows) {
        const auto error = row.error();
        if (!error || *error <= -1.0)
            continue;
        const double logarithm = std::log(1.0 + *error);
        errors[row.kind + row.model][row.chip] << logarithm;
        squares += logarithm * logarithm;
        ++rows;
    }
    QVERIFY(rows > 1000);
    double products = 0.0;
    int pairs = 0;
    for (const auto &chips : std::as_const(errors)) {
        QList<double> means;
        for (const QList<double> &each : chips)
            means << std::accumulate(each.begin(), each.end(), 0.0) / static_cast<double>(each.size());
        for (qsizetype a = 0; a < means.size(); ++a) {
            for (qsizetype b = a + 1; b < means.size(); ++b) {
                products += means.at(a) * means.at(b);
                ++pairs;
            }
        }
    }
    QVERIFY(pairs > 200);
    const double correlation = products / pairs / (squares / rows);
    QVERIFY2(std::abs(correlation) < 0.15, QByteArray::number(correlation));
}

CHIPBOARD_TEST(TestUncertainty, QCoreApplication)

} // namespace tst_uncertainty

#include "tst_uncertainty.moc"
