// Notes about a workload, on hand-made numbers.
#include "data/analysis/workloadtexts.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_workloadtexts {

namespace {

/// A row of the page: its cost and bottleneck.
struct Row
{
    const char *chip;
    std::optional<Interval> cost;
    Bound bound = Bound::MemoryBandwidth;
    double speed = 100.0;
    int count = 1;
};

/// The table and the estimates used by the sentence.
struct Scene
{
    Catalog catalog = workloadWorld();
    Board board;
    ResultTable table;
    WorkloadView view;
};

Cell estimated(std::optional<Interval> value, Unit unit)
{
    return Cell{.value = value, .unit = unit, .status = value ? FigureStatus::Estimated : FigureStatus::Missing};
}

Scene scene(const QList<Row> &rows, const char *workload = "serve")
{
    Scene scene;
    QStringList chips = mapped(rows, [](const Row &row) { return QString::fromLatin1(row.chip); });
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

} // namespace

class TestWorkloadTexts : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void saysWhatBoundsEach();
    void rowsShareASentence();
};

void TestWorkloadTexts::saysWhatBoundsEach()
{
    const Scene page = scene({{"trainium2", Interval::exactly(1.0), Bound::Link},
                              {"h100-sxm", Interval::exactly(1.0), Bound::Compute},
                              {"a100-80-sxm", Interval::exactly(1.0), Bound::Link}});
    QCOMPARE(boundNotes(page.view, Formatter()),
             (QStringList{u"H100: limited by compute. Compute takes most of the time."_s,
                          u"Trainium2, A100 80GB: limited by chip-to-chip communication. Communication between "
                          "chips takes most of the time."_s}));
}

void TestWorkloadTexts::rowsShareASentence()
{
    Scene page = scene({{"trainium2", Interval::exactly(1.0)},
                        {"h100-sxm", Interval::exactly(1.0)},
                        {"trainium4", Interval::exactly(1.0)}});
    page.view.rows[0].estimate.notes = QStringList{u"Same for all."_s, u"Same for two."_s};
    page.view.rows[1].estimate.notes = QStringList{u"Same for two."_s, u"Same for all."_s, u"H100 is one alone."_s};
    page.view.rows[2].estimate.notes = QStringList{u"Same for all."_s};
    page.view.rows[2].reason = u"unknown"_s;
    QCOMPARE(estimateNotes(page.view, Formatter()),
             (QStringList{u"Same for all."_s, u"Trainium2, H100: Same for two."_s, u"H100 is one alone."_s,
                          u"Trainium4: unknown."_s}));
}

CHIPBOARD_TEST(TestWorkloadTexts, QCoreApplication)

} // namespace tst_workloadtexts

#include "tst_workloadtexts.moc"
