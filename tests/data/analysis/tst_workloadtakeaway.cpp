// What the pages about workloads claim, on numbers made for it: a difference within the ranges is never called one.
#include "data/analysis/contest.h"
#include "data/analysis/takeaway.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_workloadtakeaway {

namespace {

/// A row of the page: what it costs, what bounds it.
struct Row
{
    const char *chip;
    std::optional<Interval> cost;
    Bound bound = Bound::MemoryBandwidth;
    double speed = 100.0;
    int count = 1;
};

/// The table and the estimates that the sentence reads.
struct Scene
{
    Catalog catalog = workloadWorld();
    Board board;
    ResultTable table;
    WorkloadView view;

    [[nodiscard]] QString sentence() const
    {
        return workloadTakeaway(board, table, view, Formatter()).replace(QChar(0x00A0), u' ');
    }
};

Cell estimated(std::optional<Interval> value, Unit unit)
{
    Cell cell;
    cell.value = value;
    cell.unit = unit;
    cell.status = value ? FigureStatus::Estimated : FigureStatus::Missing;
    return cell;
}

Scene scene(const QList<Row> &rows, const char *workload = "serve")
{
    Scene scene;
    QStringList chips;
    for (const Row &row : rows)
        chips << QString::fromLatin1(row.chip);
    scene.board = aWorkloadBoard(workload, chips);
    scene.view.work = workloadOf(scene.catalog, scene.board);
    const TaskMetrics metrics = taskMetrics(scene.view.work->workload.task);
    for (const MetricId &id : {metrics.chips, metrics.speed, metrics.time, metrics.cost})
        scene.table.metrics << findMetric(id);
    const QList<Subject> subjects = subjectsOf(scene.catalog, scene.board);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const Row &row = rows.at(i);
        scene.table.rows << ResultRow{subjects.at(i),
                                      {estimated(Interval::exactly(row.count), Unit::Chips),
                                       estimated(Interval::exactly(row.speed), scene.table.metrics.at(1)->unit),
                                       estimated({}, Unit::Millisecond),
                                       estimated(row.cost, scene.table.metrics.at(3)->unit)}};
        SubjectEstimate estimate{subjects.at(i), std::nullopt, {}, {}};
        estimate.estimate.bound = row.bound;
        estimate.estimate.fits = true;
        estimate.estimate.count = row.count;
        scene.view.rows << estimate;
    }
    return scene;
}

// 0.4 to 0.6 and the like: as wide as an estimate's range.
Interval around(double value) { return {value * 0.8, value, value * 1.25}; }

} // namespace

class TestWorkloadTakeaway : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void namesTheCheapest();
    void givesNoShareBetweenKindsOfPrice();
    void twoKindsOfPriceStandWhereAWinnerWould();
    void whatBoundsTheComparedIsASentenceOfItsOwn();
    void callsNoneFastestOfDifferentCounts();
    void saysAboutTheSameWhereRangesMeet();
    void comparesATieWithTheBaselineOutsideIt();
    void theBaselineMayBeTheCheapest();
    void oneAloneIsNotCheapest();
    void withoutPricesTheFastest();
    void nothingCanDoIt();
    void saysWhyNothingCanBeEstimated();
    void closeAreThoseWhoseRangesMeetTheBest();
    void bothEndsOfAClosedRaceAreTold();
    void nothingChosen();
    void saysWhatBoundsEach();
    void rowsShareASentence();
};

void TestWorkloadTakeaway::namesTheCheapest()
{
    // 0.5 / 2 = 25 %; the range 0.4 / 2.5 = 16 % to 0.625 / 1.6 = 39 %.
    Scene page = scene({{"trainium2", around(0.5)}, {"h100-sxm", around(2.0)}, {"a100-80-sxm", around(3.0)}});
    QCOMPARE(page.sentence(),
             u"Serve 8B: Trainium2 is cheapest at about 0.50 USD per 1M tokens, from 16 % to 40 % of what "
             "H100 costs; both are limited by memory bandwidth"_s);
    page = scene({{"trainium2", around(5e6), Bound::Compute}, {"h100-sxm", around(2e7), Bound::Link}}, "train");
    QCOMPARE(page.sentence(),
             u"Train 8B: Trainium2 is cheapest at about 5M USD, from 16 % to 40 % of what H100 costs; "
             "Trainium2 is limited by compute"_s);
}

void TestWorkloadTakeaway::givesNoShareBetweenKindsOfPrice()
{
    Scene page = scene({{"trainium2", around(0.5)}, {"h100-sxm", around(2.0)}, {"a100-80-sxm", around(3.0)}});
    page.table.rows[0].cells[3].priceKind = PriceKind::CapacityBlock;
    page.table.rows[1].cells[3].priceKind = PriceKind::OnDemand;
    page.table.rows[2].cells[3].priceKind = PriceKind::OnDemand;
    QCOMPARE(page.sentence(),
             u"Serve 8B: Trainium2 is lowest at about 0.50 USD per 1M tokens; not comparable with H100, A100 80GB: "
             "their prices are of different kinds; both are limited by memory bandwidth"_s);
    // With the baseline it is comparable, with the third one not: nobody is called cheapest of all.
    page.table.rows[1].cells[3].priceKind = PriceKind::CapacityBlock;
    QCOMPARE(page.sentence(),
             u"Serve 8B: Trainium2 is lowest at about 0.50 USD per 1M tokens; Trainium2 costs from 16 % to 40 % of "
             "what H100 costs; not comparable with A100 80GB: their prices are of different kinds; both are "
             "limited by memory bandwidth"_s);
    page = scene({{"a100-80-sxm", around(0.7)}, {"trainium2", around(0.5)}, {"h100-sxm", around(2.0)}});
    page.table.rows[2].cells[3].priceKind = PriceKind::OnDemand; // the others are of one's own
    QVERIFY2(!page.sentence().contains(u"what H100 costs"_s) && page.sentence().contains(u"not comparable with H100"_s),
             qPrintable(page.sentence()));
}

// What is said of two kinds of prices stands where a winner would, here and on the page Value.
void TestWorkloadTakeaway::twoKindsOfPriceStandWhereAWinnerWould()
{
    const Scene page = scene({{"trainium2", around(0.5)}, {"h100-sxm", around(2.0)}, {"a100-80-sxm", around(3.0)}});
    QCOMPARE(workloadTakeaway(page.board, page.table, page.view, Formatter(), u"A against B"_s),
             u"Serve 8B: A against B"_s);
}

// Of the cheapest and the baseline, whoever else there is; of the cheapest alone where another thing bounds the other.
void TestWorkloadTakeaway::whatBoundsTheComparedIsASentenceOfItsOwn()
{
    const auto told = [](const QList<Row> &rows) {
        const Scene page = scene(rows);
        return comparedBounds(page.board, page.table, page.view, Formatter());
    };
    QCOMPARE(told({{"trainium2", around(0.5)}, {"h100-sxm", around(2.0)}, {"a100-80-sxm", around(3.0)}}),
             u"Trainium2, H100 are limited by memory bandwidth."_s);
    QCOMPARE(told({{"trainium2", around(0.5), Bound::Compute}, {"h100-sxm", around(2.0)}}),
             u"Trainium2 is limited by compute."_s);
    QCOMPARE(told({{"trainium2", around(0.5)}}), u"Trainium2 is limited by memory bandwidth."_s);
    QVERIFY(told({{"trainium2", std::nullopt}}).isEmpty());
}

// One chip a second beside eight of them: nobody is fastest.
void TestWorkloadTakeaway::callsNoneFastestOfDifferentCounts()
{
    Scene page = scene(
        {{"h100-sxm", std::nullopt, Bound::Compute, 2500.0, 8}, {"trainium2", std::nullopt, Bound::Compute, 900.0, 1}});
    page.table.estimates = page.view.rows;
    QCOMPARE(page.sentence(),
             u"Serve 8B: no price is known; H100 reaches about 2.50k tokens/s; not comparable with Trainium2: they are "
             "of different numbers of chips"_s);
}

void TestWorkloadTakeaway::saysAboutTheSameWhereRangesMeet()
{
    // 0.5 reaches 0.625; 0.7 begins at 0.56, 0.9 at 0.72.
    const Scene page = scene({{"h100-sxm", around(0.7)}, {"trainium2", around(0.5)}, {"a100-80-sxm", around(0.9)}});
    QCOMPARE(page.sentence(),
             u"Serve 8B: Trainium2 is lowest at about 0.50 USD per 1M tokens, but the range of H100, about 0.70, meets "
             "its own; both are limited by memory bandwidth"_s);
}

void TestWorkloadTakeaway::comparesATieWithTheBaselineOutsideIt()
{
    // 0.5 / 2: as above.
    const Scene page = scene({{"a100-80-sxm", around(0.7)}, {"trainium2", around(0.5)}, {"h100-sxm", around(2.0)}});
    QCOMPARE(page.sentence(),
             u"Serve 8B: Trainium2 is lowest at about 0.50 USD per 1M tokens, but the range of A100 80GB, about "
             "0.70, meets its own; Trainium2 costs from 16 % to 40 % of what H100 costs; both are limited by "
             "memory bandwidth"_s);
}

void TestWorkloadTakeaway::theBaselineMayBeTheCheapest()
{
    const Scene page = scene({{"h100-sxm", around(0.5)}, {"trainium2", around(2.0)}});
    QVERIFY2(page.sentence().contains(u"H100 is cheapest at about 0.50 USD per 1M tokens, from 16 % to 40 % of what "
                                      "Trainium2 costs"_s),
             qPrintable(page.sentence()));
}

void TestWorkloadTakeaway::oneAloneIsNotCheapest()
{
    const Scene page = scene({{"h100-sxm", around(0.5)}, {"trainium2", std::nullopt}});
    QCOMPARE(page.sentence(),
             u"Serve 8B: H100 takes about 0.50 USD per 1M tokens; it is limited by memory bandwidth"_s);
}

void TestWorkloadTakeaway::withoutPricesTheFastest()
{
    Scene page = scene({{"h100-sxm", std::nullopt, Bound::Compute, 2500.0}, {"trainium2", std::nullopt}});
    QCOMPARE(page.sentence(), u"Serve 8B: no price is known; of 2 chips, H100 is fastest at about 2.50k tokens/s"_s);
    page.table.rows[1].cells[1].value = Interval{2000.0, 2400.0, 2600.0};
    QCOMPARE(page.sentence(),
             u"Serve 8B: no price is known; of 2 chips, H100 is fastest at about 2.50k tokens/s, but the range of "
             "Trainium2, about 2.40k, meets its own"_s);
}

void TestWorkloadTakeaway::nothingCanDoIt()
{
    Scene page = scene({{"h100-sxm", std::nullopt}});
    page.table.rows[0].cells[1].value.reset();
    QCOMPARE(page.sentence(), u"Serve 8B: no compared option can run it"_s);
}

void TestWorkloadTakeaway::saysWhyNothingCanBeEstimated()
{
    Scene page = scene({{"trainium4", std::nullopt}, {"h100-sxm", std::nullopt}});
    for (ResultRow &row : page.table.rows)
        row.cells[1].value.reset();
    page.view.rows[0].estimate.refusal =
        Problem{ProblemCode::BadValue, u"No peak of Trainium4."_s, {}, {}, Severity::Error};
    QCOMPARE(page.sentence(), u"Serve 8B: none of 2 chips can be estimated. No peak of Trainium4"_s);
    page.view.rows[1].reason = u"No memory of H100."_s;
    QCOMPARE(page.sentence(),
             u"Serve 8B: none of 2 chips can be estimated. No peak of Trainium4; see the notes "
             "for the other reasons"_s);
    page.view.rows.removeLast();
    QCOMPARE(page.sentence(), u"Serve 8B: no estimate. No peak of Trainium4"_s);
}

void TestWorkloadTakeaway::closeAreThoseWhoseRangesMeetTheBest()
{
    // 1.75 reaches 2.1; the narrow 2.51 begins at 2.2, the wide 2.57 behind it at 2.0.
    const QList<Racer> racers{
        {u"A"_s, {1.4, 1.75, 2.1}}, {u"B"_s, {1.5, 1.84, 2.3}}, {u"C"_s, {2.2, 2.51, 2.8}}, {u"D"_s, {2.0, 2.57, 3.1}}};
    QCOMPARE(closeToFirst(racers), (QList<qsizetype>{0, 1, 3}));
    QCOMPARE(closeToFirst(racers.first(1)), QList<qsizetype>{0});
    QCOMPARE(closeToFirst({}), QList<qsizetype>());
    // Ends that touch are not apart; higher values first is the same rule.
    QCOMPARE(closeToFirst({{u"A"_s, {4.0, 5.0, 6.0}}, {u"B"_s, {3.0, 3.5, 4.0}}}), (QList<qsizetype>{0, 1}));
    QCOMPARE(closeToFirst({{u"A"_s, {4.0, 5.0, 6.0}}, {u"B"_s, {3.0, 3.5, 3.9}}}), QList<qsizetype>{0});
}

void TestWorkloadTakeaway::bothEndsOfAClosedRaceAreTold()
{
    const Formatter plain;
    QCOMPARE(closeText({u"B"_s}, u"1.84"_s, plain), u"but the range of B, about 1.84, meets its own"_s);
    QCOMPARE(closeText({u"B"_s, u"D"_s}, u"2.57"_s, plain),
             u"but the ranges of B, D, up to about 2.57, meet its own"_s);
    const Scene page = scene({{"trainium2", Interval{1.4, 1.75, 2.1}},
                              {"h100-sxm", Interval{2.2, 2.51, 2.8}},
                              {"a100-80-sxm", Interval{2.0, 2.57, 3.1}}});
    QVERIFY2(page.sentence().contains(u"Trainium2 is lowest at about 1.75 USD per 1M tokens, but the range of A100 "
                                      "80GB, about 2.57, meets its own"_s),
             qPrintable(page.sentence()));
}

void TestWorkloadTakeaway::nothingChosen()
{
    Scene page = scene({});
    QCOMPARE(page.sentence(), u"Choose chips to compare"_s);
    page.view.work.reset();
    QCOMPARE(page.sentence(), u"Choose a workload"_s);
}

void TestWorkloadTakeaway::saysWhatBoundsEach()
{
    const Scene page = scene({{"trainium2", around(1.0), Bound::Link},
                              {"h100-sxm", around(1.0), Bound::Compute},
                              {"a100-80-sxm", around(1.0), Bound::Link}});
    QCOMPARE(boundNotes(page.view, Formatter()),
             (QStringList{u"Bound by compute: H100. Compute takes most of the time."_s,
                          u"Bound by chip-to-chip communication: Trainium2, A100 80GB. Communication between "
                          "chips takes most of the time."_s}));
}

void TestWorkloadTakeaway::rowsShareASentence()
{
    Scene page = scene({{"trainium2", around(1.0)}, {"h100-sxm", around(1.0)}, {"trainium4", around(1.0)}});
    page.view.rows[0].estimate.notes = QStringList{u"Same for all."_s, u"Same for two."_s};
    page.view.rows[1].estimate.notes = QStringList{u"Same for two."_s, u"Same for all."_s, u"H100 is one alone."_s};
    page.view.rows[2].estimate.notes = QStringList{u"Same for all."_s};
    page.view.rows[2].reason = u"unknown"_s;
    QCOMPARE(estimateNotes(page.view, Formatter()),
             (QStringList{u"Same for all."_s, u"Trainium2, H100: Same for two."_s, u"H100 is one alone."_s,
                          u"Trainium4: unknown."_s}));
}

CHIPBOARD_TEST(TestWorkloadTakeaway, QCoreApplication)

} // namespace tst_workloadtakeaway

#include "tst_workloadtakeaway.moc"
