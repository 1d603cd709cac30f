// Payback by hand, and the guide's texts about it.
#include "data/analysis/breakeven.h"

#include "data/analysis/uncertainty.h"
#include "data/files/catalogreader.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRandomGenerator>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_breakeven {

class TestBreakEven : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void readsThePlan();
    void oneSoftwareTakesNoWork();
    void reckonsByHand();
    void paybackWantsProbableOdds_data();
    void paybackWantsProbableOdds();
    void neverWhereNothingIsSaved();
    void whatStaysSavesNothing();
    void linesMeetWhereItIsEven();
    void asksForARatioOfCosts();
    void refusesWhatIsNoCost();
    void sharedFactorsCancel();
    void theBandIsThatOfDraws();
    void readsTheGuide();
};

void TestBreakEven::readsThePlan()
{
    const MovePlan usual = movePlanOf({});
    QCOMPARE(usual, (MovePlan{100'000.0, 1.0, 13.0, 3900.0}));
    QCOMPARE(usual.cost(), 50'700.0);
    QCOMPARE(usual.months(), 3.0); // one quarter
    Assumptions own{.monthlySpend = 20'000.0, .movableShare = 60.0, .migrationWeeks = 26.0, .weekRate = 5000.0};
    QCOMPARE(movePlanOf(own), (MovePlan{20'000.0, 0.6, 26.0, 5000.0}));
}

// Between chips of one vendor no porting is needed, unless the user sets its duration.
void TestBreakEven::oneSoftwareTakesNoWork()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const auto weeks = [&catalog](const Assumptions &assumptions, const char *from, const char *to) {
        return movePlanOf(assumptions, *catalog.chip(ChipId(QString::fromLatin1(from))),
                          *catalog.chip(ChipId(QString::fromLatin1(to))))
            .weeks;
    };
    QCOMPARE(weeks({}, "h100-sxm", "trainium2"), 13.0);
    QCOMPARE(weeks({}, "h100-sxm", "a100-80-sxm"), 0.0);
    QCOMPARE(weeks({}, "inferentia2", "trainium2"), 0.0);
    Assumptions own{.migrationWeeks = 10.0};
    QCOMPARE(weeks(own, "h100-sxm", "a100-80-sxm"), 10.0);
    const Move move = moveWith({60'000.0, 1.0, 0.0, 3900.0}, Interval::exactly(0.5));
    QCOMPARE(move.evenAfter, std::optional(0.0));
    QCOMPARE(move.savedInAll.value, 60.0 * 30'000.0);
}

// 100,000 USD a month, half the cost on the new chip, 13 weeks at 3,900: 50,700 / 50,000 months after the third.
void TestBreakEven::reckonsByHand()
{
    const Move move = moveWith({100'000.0, 1.0, 13.0, 3900.0}, {0.4, 0.5, 0.7});
    QCOMPARE(move.saving, (Interval{100'000.0 * (1.0 - 0.7), 50'000.0, 60'000.0}));
    QCOMPARE(*move.evenAfter, 3.0 + 50'700.0 / 50'000.0);
    QCOMPARE(*move.evenSoonest, 3.0 + 50'700.0 / 60'000.0);
    QVERIFY(std::abs(*move.evenLatest - (3.0 + 50'700.0 / 30'000.0)) < 1e-9);
    QCOMPARE(move.paid.size(), 61);
    QCOMPARE(move.paid.at(0).moving, Interval::exactly(0.0));
    QCOMPARE(move.paid.at(3).staying, 300'000.0);
    QCOMPARE(move.paid.at(3).moving.value, 350'700.0);
    QCOMPARE(move.paid.at(60).staying, 6'000'000.0);
    QCOMPARE(move.paid.at(60).moving.value, 6'000'000.0 + 50'700.0 - 57.0 * 50'000.0);
    QCOMPARE(move.savedInAll.value, 57.0 * 50'000.0 - 50'700.0);
    QVERIFY(move.savedInAll.low < move.savedInAll.value && move.savedInAll.value < move.savedInAll.high);
}

// Odds that a fifth is saved, for a ratio of 0.8 within a factor r: ln(1 / 0.8) / (ln r / 1.28155) standard deviations.
// "Probable" starts at 75.
void TestBreakEven::paybackWantsProbableOdds_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("factor");
    QTest::addColumn<bool>("reliable");
    QTest::newRow("1.57 deviations, 94") << 0.8 << 1.2 << true;
    QTest::newRow("0.71 deviations, 76") << 0.8 << 1.5 << true;
    QTest::newRow("0.61 deviations, 73") << 0.8 << 1.6 << false;
    QTest::newRow("dearer, 76") << 1.25 << 1.5 << true;
    QTest::newRow("dearer, 73") << 1.25 << 1.6 << false;
    QTest::newRow("known exactly") << 0.99 << 1.0 << true;
}

void TestBreakEven::paybackWantsProbableOdds()
{
    QFETCH(const double, ratio);
    QFETCH(const double, factor);
    const Move move = moveWith({100'000.0, 1.0, 13.0, 3900.0}, {ratio / factor, ratio, ratio * factor});
    QTEST(isReliable(move), "reliable");
}

void TestBreakEven::neverWhereNothingIsSaved()
{
    const Move dearer = moveWith({100'000.0, 1.0, 13.0, 3900.0}, {0.9, 1.2, 1.5});
    QVERIFY(!dearer.evenAfter);
    QVERIFY(!dearer.evenLatest);
    QVERIFY(dearer.evenSoonest);
    QVERIFY(dearer.saving.value < 0.0);
    QVERIFY(dearer.savedInAll.value < 0.0);
    QVERIFY(!moveWith({100'000.0, 1.0, 13.0, 3900.0}, Interval::exactly(1.0)).evenAfter);
}

void TestBreakEven::whatStaysSavesNothing()
{
    const Move half = moveWith({100'000.0, 0.5, 13.0, 3900.0}, Interval::exactly(0.6));
    QVERIFY(std::abs(half.saving.value - 20'000.0) < 1e-9);
    QVERIFY(!moveWith({100'000.0, 0.0, 13.0, 3900.0}, Interval::exactly(0.6)).evenAfter);
    // Work that costs nothing pays back when it is done.
    QCOMPARE(moveWith({100'000.0, 1.0, 26.0, 0.0}, Interval::exactly(0.5)).evenAfter, std::optional(6.0));
}

void TestBreakEven::linesMeetWhereItIsEven()
{
    QRandomGenerator random(3);
    for (int round = 0; round < rounds(100); ++round) {
        const MovePlan plan{1000.0 + random.bounded(1'000'000), 0.2 + 0.8 * random.generateDouble(),
                            1.0 + random.bounded(60), 1000.0 + random.bounded(9000)};
        const double ratio = 0.3 + 0.65 * random.generateDouble();
        const Move move = moveWith(plan, {0.9 * ratio, ratio, 1.05 * ratio});
        for (qsizetype i = 1; i < move.paid.size(); ++i) {
            const PaidUntil &point = move.paid.at(i);
            QVERIFY(point.month > move.paid.at(i - 1).month);
            QVERIFY(point.moving.isOrdered());
            const bool ahead = point.staying - point.moving.value > 1e-6 * point.staying;
            const bool behind = point.moving.value - point.staying > 1e-6 * point.staying;
            QVERIFY(!ahead || point.month > *move.evenAfter);
            QVERIFY(!behind || point.month < *move.evenAfter);
        }
        const bool isWhole = plan.months() == std::floor(plan.months()) || plan.months() > 60.0;
        QCOMPARE(move.paid.size(), isWhole ? 61 : 62);
    }
}

void TestBreakEven::asksForARatioOfCosts()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = Inquiry::about(catalog, board, {metricId("cost"), u"trainium2"_s, u"h100-sxm"_s}).value();
    const Move move = moveOf(inquiry).value();
    QCOMPARE(move.plan, movePlanOf({}));
    QCOMPARE(move.ratio.value, *inquiry.answer().value);
    // Both with a factor of 1.25, independent: ln 1.25 x sqrt(2).
    QVERIFY(std::abs(std::log(move.ratio.high / move.ratio.value) - std::log(1.25) * std::sqrt(2.0)) < 1e-9);
    QVERIFY(std::abs(std::log(move.ratio.low / move.ratio.value) + std::log(1.25) * std::sqrt(2.0)) < 1e-9);
}

void TestBreakEven::refusesWhatIsNoCost()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s, u"trainium4"_s});
    const auto ask = [&](const char *metric, const QString &to) {
        return moveOf(Inquiry::about(catalog, board, {metricId(metric), to, u"h100-sxm"_s}).value());
    };
    QCOMPARE(ask("tokens_per_s", u"trainium2"_s).problem().message, u"Throughput is not money."_s);
    QCOMPARE(ask("energy_usd", u"trainium2"_s).problem().message,
             u"Energy cost of the run is a share of the rental price, not an amount paid."_s);
    QVERIFY(ask("cost", u"trainium4"_s).problem().message.startsWith(u"Trainium4: "_s));
    QVERIFY(ask("price_tbs_hour", u"trainium2"_s));
}

void TestBreakEven::sharedFactorsCancel()
{
    const Factor shared{FactorKind::Price, u"same"_s, -0.3, 0.3};
    const Factor own{FactorKind::Estimate, u"chip"_s, -0.1, 0.2};
    const Factored top{{2.0, Unit::Usd, {}}, {shared, own}};
    const Factored bottom{{4.0, Unit::Usd, {}}, {shared}};
    const Interval band = ratioBand(top, bottom);
    QCOMPARE(band.value, 0.5);
    QVERIFY(qFuzzyCompare(band.low, 0.5 * std::exp(-0.1)));
    QVERIFY(qFuzzyCompare(band.high, 0.5 * std::exp(0.2)));
    // A larger divisor makes the ratio smaller.
    const Interval turned = ratioBand(bottom, top);
    QVERIFY(qFuzzyCompare(turned.low, 2.0 * std::exp(-0.2)));
    QVERIFY(qFuzzyCompare(turned.high, 2.0 * std::exp(0.1)));
    QCOMPARE(ratioBand({top.point, {}}, {bottom.point, {}}), Interval::exactly(0.5));
}

// Normal errors add in squares: the band is as wide as draws of both rows.
void TestBreakEven::theBandIsThatOfDraws()
{
    const Factored top{{2.0, Unit::Usd, {}}, {{FactorKind::Estimate, u"a"_s, -0.2, 0.2}}};
    const Factored bottom{{4.0, Unit::Usd, {}}, {{FactorKind::Estimate, u"b"_s, -0.15, 0.15}}};
    const Interval band = ratioBand(top, bottom);
    // The ratio's draws: one row with both factors, the second inverted.
    DrawTask task;
    task.rows << Band{u"r"_s, u"r"_s, {0.5, Unit::Times, {}}, std::nullopt, 0.0, {}};
    task.factors << QList<Factor>{{FactorKind::Estimate, u"a"_s, -0.2, 0.2},
                                  {FactorKind::Estimate, u"b"_s, 0.15, -0.15}};
    const Interval draws = *drawn(task, {100'000, 1})->bands.constFirst().band;
    QVERIFY(std::abs(draws.low / band.low - 1.0) < 2e-3);
    QVERIFY(std::abs(draws.high / band.high - 1.0) < 2e-3);
}

void TestBreakEven::readsTheGuide()
{
    const MoveGuide guide = moveGuideOf(loadCatalog({}).catalog);
    QCOMPARE(guide.thresholds.size(), 2);
    QCOMPARE(guide.thresholds.at(0).usdAMonth, 10'000.0);
    QCOMPARE(guide.thresholds.at(0).texts.size(), 2);
    QCOMPARE(guide.thresholds.at(1).usdAMonth, 100'000.0);
    QVERIFY(guide.thresholds.at(1).texts.constFirst().contains(u"large"_s));
    QCOMPARE(guide.thresholds.at(1).sources, QList<SourceId>{SourceId(u"guide-2025-12"_s)});
    QCOMPARE(guide.phases.size(), 3);
    QCOMPARE(guide.phases.at(0).name, u"Evaluation."_s);
    QCOMPARE(guide.phases.at(1).name, u"Pilot."_s);
    QVERIFY(guide.phases.at(2).steps.contains(u"keep GPUs"_s));
    QVERIFY(!guide.phases.at(2).sources.isEmpty());
    QCOMPARE(moveGuideOf(Catalog()), MoveGuide());
}

CHIPBOARD_TEST(TestBreakEven, QCoreApplication)

} // namespace tst_breakeven

#include "tst_breakeven.moc"
