// The accuracies that the estimators promise, over the shared collection of published measurements where it is there,
// and over the shipped evidence, which holds the same runs as figures.
#include "data/files/catalogreader.h"
#include "data/files/evidencereader.h"
#include "data/model/modelcheck.h"
#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_accuracy {

namespace {

QString sharedFacts() { return QStringLiteral(CHIPBOARD_SOURCE_DIR "/../shared/facts/workloads.json"); }

QByteArray textOf(const QList<Problem> &problems)
{
    QStringList texts;
    for (const Problem &problem : problems)
        texts << problem.toText();
    return texts.join(u'\n').toUtf8();
}

} // namespace

class TestAccuracy : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void keepsItsPromises_data();
    void keepsItsPromises();
    void itemsAreOfEitherFigureOrModel();
    void totalsOfSystemsAreOfTheirReplicas_data();
    void totalsOfSystemsAreOfTheirReplicas();
    void readsEveryShippedRun();
    void listsEveryRunOfTheSharedFile();
    void callsNoPublishedConfigurationImpossible();
    void reproducesPublishedCosts();
    void leavesOutNoRunInSilence();
    void knowsTheErrorsOfResults_data();
    void knowsTheErrorsOfResults();

private:
    Catalog m_catalog;
    RunSet m_evidence;
    std::optional<ModelCheck> m_shared;
    ModelCheck m_shipped;
};

void TestAccuracy::init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }

void TestAccuracy::initTestCase()
{
    CatalogLoad load = loadCatalog({});
    QVERIFY2(!hasErrors(load.problems), textOf(load.problems));
    m_catalog = load.catalog;
    const RunSetLoad evidence = shippedEvidence(m_catalog);
    QVERIFY2(evidence.problems.isEmpty(), textOf(evidence.problems));
    m_evidence = evidence.set;
    CheckBench bench(m_catalog.calibration);
    bench.add(m_catalog.models);
    bench.add(m_evidence.chips);
    bench.add(m_catalog.chips);
    m_shipped = checkModel(m_evidence.runs, bench);
    if (!QFileInfo::exists(sharedFacts()))
        return;
    const RunSetLoad shared = runsFromFile(sharedFacts());
    QVERIFY(shared.problems.isEmpty());
    CheckBench own(m_catalog.calibration);
    own.add(shared.set.models);
    own.add(shared.set.chips);
    own.add(m_catalog.models);
    own.add(m_catalog.chips);
    m_shared = checkModel(shared.set.runs, own);
}

void TestAccuracy::keepsItsPromises_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("within25");
    QTest::addColumn<int>("rows");
    QTest::newRow("training throughput") << u"throughput"_s << 0.12 << 0.80 << 288;
    QTest::newRow("full training runs in chip-hours") << u"full_run"_s << 0.20 << 0.0 << 36;
    QTest::newRow("largest serving throughput") << u"max_throughput"_s << 0.12 << 0.0 << 445;
    QTest::newRow("decode at a given batch") << u"decode"_s << 0.18 << 0.0 << 267;
}

void TestAccuracy::keepsItsPromises()
{
    QFETCH(QString, kind);
    QFETCH(double, median);
    QFETCH(double, within25);
    QFETCH(int, rows);
    for (const ModelCheck *check : {&m_shipped, m_shared ? &*m_shared : nullptr}) {
        if (check == nullptr)
            continue;
        const ErrorSummary errors = check->byKind.at(kind);
        QCOMPARE(errors.n, rows);
        QVERIFY2(errors.medianAbsError <= median, qPrintable(QString::number(errors.medianAbsError)));
        QVERIFY(errors.within25 >= within25);
        QVERIFY(check->utilisation.n >= 100);
        QVERIFY(check->utilisation.medianAbsError <= 0.03);
    }
}

// A decoder may be told by pictures a second, and whatever is told of a model of pictures is predicted as such.
void TestAccuracy::itemsAreOfEitherFigureOrModel()
{
    CheckBench bench(m_catalog.calibration);
    bench.add(m_catalog.models);
    bench.add(m_evidence.chips);
    bench.add(m_catalog.chips);
    const auto found = std::find_if(m_evidence.runs.begin(), m_evidence.runs.end(), [&bench](const MeasuredRun &run) {
        const ModelShape *model = bench.modelOf(run);
        return run.measured.items && model != nullptr && model->kind != ModelKind::Decoder;
    });
    QVERIFY(found != m_evidence.runs.end());
    MeasuredRun run = *found;
    QCOMPARE(checkRun(run, bench).unit, u"items/s"_s);
    const auto decoder = std::find_if(m_catalog.models.begin(), m_catalog.models.end(),
                                      [](const ModelShape &model) { return model.kind == ModelKind::Decoder; });
    run.architecture = decoder->id.text();
    QVERIFY(bench.modelOf(run) != nullptr && bench.modelOf(run)->kind == ModelKind::Decoder);
    QCOMPARE(checkRun(run, bench).unit, u"items/s"_s);
    run = *found;
    run.measured.tokens = run.measured.items;
    run.measured.items.reset();
    QCOMPARE(checkRun(run, bench).unit, u"items/s"_s);
}

void TestAccuracy::totalsOfSystemsAreOfTheirReplicas_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("shards");
    QTest::addColumn<int>("replicas");
    QTest::addColumn<int>("chipsEach");
    QTest::newRow("MLPerf, two chips a replica") << u"mlperf_offline"_s << 2 << 4 << 2;
    QTest::newRow("MLPerf, one replica over all") << u"mlperf_server"_s << 8 << 1 << 8;
    QTest::newRow("MLPerf, three chips a replica leave two idle") << u"mlperf_interactive"_s << 3 << 2 << 3;
    QTest::newRow("other runs are one replica") << u"max_throughput"_s << 8 << 1 << 8;
}

// MLPerf Inference v5.1, closed, 8 x B200, Llama 2 70B in FP4, interactive: 62,851.2 tokens/s of the system (0046).
// What eight chips serve as replicas is that many times what one replica serves of its share of the requests.
void TestAccuracy::totalsOfSystemsAreOfTheirReplicas()
{
    QFETCH(const QString, kind);
    QFETCH(const int, shards);
    QFETCH(const int, replicas);
    QFETCH(const int, chipsEach);
    CheckBench bench(m_catalog.calibration);
    bench.add(m_catalog.models);
    bench.add(m_catalog.chips);
    MeasuredRun run;
    run.id = u"system"_s;
    run.kind = kind;
    run.model = run.architecture = u"llama-2-70b"_s;
    run.chip = u"B200"_s;
    run.precision = u"fp4"_s;
    run.chips = 8;
    run.shards = shards;
    run.input = 222;
    run.output = 274;
    run.batch = 800;
    run.measured.tokens = 62851.2;
    const CheckRow whole = checkRun(run, bench);
    QVERIFY2(whole.predicted.has_value(), qPrintable(whole.reason));
    MeasuredRun one = run;
    one.kind = u"max_throughput"_s;
    one.chips = chipsEach;
    one.shards = 0;
    one.batch = 800 / replicas;
    QVERIFY(std::abs(*whole.predicted / (*checkRun(one, bench).predicted * replicas) - 1.0) < 1e-9);
    QCOMPARE(whole.note.contains(u"%1 replicas"_s.arg(replicas)), replicas > 1);
    run.kind = u"mlperf_offline"_s;
    run.shards = 0; // whatever serves most
    QVERIFY(*checkRun(run, bench).predicted >= *whole.predicted);
}

void TestAccuracy::readsEveryShippedRun()
{
    QCOMPARE(m_evidence.runs.size(), 367 + 913);
    QCOMPARE(m_shipped.rows.size(), m_evidence.runs.size());
    for (const MeasuredRun &run : m_evidence.runs) {
        QVERIFY2(!run.sources.isEmpty() || run.kind == u"mfu_only", qPrintable(run.id));
        for (const SourceId &source : run.sources)
            QVERIFY2(m_catalog.source(source) != nullptr, qPrintable(source.text()));
    }
}

void TestAccuracy::listsEveryRunOfTheSharedFile()
{
    if (!m_shared)
        QSKIP("The shared facts are not beside this source tree.");
    QCOMPARE(m_shared->rows.size(), 1280);
}

void TestAccuracy::callsNoPublishedConfigurationImpossible()
{
    QVERIFY2(m_shipped.calledImpossible.isEmpty(), qPrintable(m_shipped.calledImpossible.join(u' ')));
    QVERIFY(m_shipped.fitsChecked > 1000);
    if (m_shared)
        QVERIFY2(m_shared->calledImpossible.isEmpty(), qPrintable(m_shared->calledImpossible.join(u' ')));
}

void TestAccuracy::reproducesPublishedCosts()
{
    QCOMPARE(m_shipped.cost.n, 18);
    // Printed with three or four digits.
    QVERIFY(m_shipped.cost.p90AbsError < 0.005);
}

void TestAccuracy::leavesOutNoRunInSilence()
{
    for (const CheckRow &row : std::as_const(m_shipped.rows)) {
        QVERIFY2(row.error().has_value() || !row.reason.isEmpty(), qPrintable(row.id));
        QVERIFY(!row.predicted || (std::isfinite(*row.predicted) && *row.predicted >= 0.0));
    }
}

void TestAccuracy::knowsTheErrorsOfResults_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<Evidence>("stored");
    QTest::newRow("first token") << u"prefill"_s << m_catalog.calibration.errors.firstToken;
    QTest::newRow("full run") << u"full_run"_s << m_catalog.calibration.errors.fullRun;
}

// The ranges of the calibration file are those of this check, within a tenth.
void TestAccuracy::knowsTheErrorsOfResults()
{
    QFETCH(const QString, kind);
    QFETCH(const Evidence, stored);
    QList<double> errors;
    for (const CheckRow &row : std::as_const(m_shipped.rows)) {
        if (row.kind == kind && row.error())
            errors << std::abs(*row.error());
    }
    std::sort(errors.begin(), errors.end());
    QCOMPARE(errors.size(), stored.rows);
    const double place = 0.8 * double(errors.size() - 1);
    const auto below = qsizetype(place);
    const double p80 = errors.at(below) + (errors.at(below + 1) - errors.at(below)) * (place - double(below));
    const double median = summaryOf(errors).medianAbsError;
    const QString found = u"median %1, p80 %2"_s.arg(median).arg(p80);
    QVERIFY2(qAbs(median / stored.medianError - 1.0) < 0.1, qPrintable(found));
    QVERIFY2(qAbs(p80 / stored.p80Error - 1.0) < 0.1, qPrintable(found));
    QCOMPARE(m_catalog.calibration.errors.borrowedFactor, 1.8);
}

CHIPBOARD_TEST(TestAccuracy, QCoreApplication)

} // namespace tst_accuracy

#include "tst_accuracy.moc"
