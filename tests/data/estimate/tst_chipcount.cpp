// How many chips an estimate takes where nobody says.
#include "data/estimate/chipcount.h"

#include "data/estimate/setup.h"
#include "data/json/catalogreader.h"
#include "data/metrics/request.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;

class TestChipCount : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void countsThatAreAskedForAreTaken();
    void instancesAreTakenWhole();
    void takesTheWorkloadsOwnCount_data();
    void takesTheWorkloadsOwnCount();
    void servingTakesTheFewestThatServeWell();
    void oneRequestAtATimeTakesTheFewest();
    void smallModelsRunAsCopies();
    void copiesServeNoLessThanOne_data();
    void copiesServeNoLessThanOne();
    void oddCountsAreSplitInPowersOfTwo_data();
    void oddCountsAreSplitInPowersOfTwo();
    void requestsAtOnceAreShared_data();
    void requestsAtOnceAreShared();

private:
    [[nodiscard]] EstimateRequest asked(const char *workload, const char *on, int count = 0) const;

    Catalog m_catalog;
};

EstimateRequest TestChipCount::asked(const char *workload, const char *on, int count) const
{
    EstimatePlace place;
    place.on = QString::fromLatin1(on);
    place.count = count;
    const Workload *work = m_catalog.workload(WorkloadId(QString::fromLatin1(workload)));
    const auto request = requestFor(m_catalog, *work, place);
    if (!request)
        qFatal("%s", qPrintable(request.problem().message));
    return preparedRequest(request.value()).value();
}

void TestChipCount::countsThatAreAskedForAreTaken()
{
    QCOMPARE(chipsFor(asked("serve-llama-3.1-8b", "h100-sxm", 3), m_catalog.calibration).value(), 3);
    const auto refused = chipsFor(asked("serve-llama-3.1-8b", "trn1.32xlarge", 3), m_catalog.calibration);
    QVERIFY(!refused);
    QVERIFY2(refused.problem().message.contains(u"16"_s), qPrintable(refused.problem().message));
}

void TestChipCount::instancesAreTakenWhole()
{
    // 16 Trainium chips of 32 GB hold the 141 GB of a 70B model in BF16; 8 would not be sold.
    QCOMPARE(chipsFor(asked("serve-llama-3.1-70b", "trn1.32xlarge"), m_catalog.calibration).value() % 16, 0);
    QCOMPARE(chipsFor(asked("resnet-50-batch", "p5.48xlarge"), m_catalog.calibration).value(), 8);
    QCOMPARE(chipsFor(asked("resnet-50-batch", "h100-sxm"), m_catalog.calibration).value(), 1);
}

void TestChipCount::takesTheWorkloadsOwnCount_data()
{
    QTest::addColumn<QByteArray>("workload");
    QTest::addColumn<QByteArray>("on");
    QTest::addColumn<int>("chips");
    QTest::newRow("as Meta trained it") << QByteArray("pretrain-llama-3.1-405b") << QByteArray("h100-sxm") << 16384;
    QTest::newRow("whole instances of 16")
        << QByteArray("pretrain-llama-3.1-405b") << QByteArray("trn1.32xlarge") << 16384;
    QTest::newRow("LoRA") << QByteArray("lora-llama-3.1-70b") << QByteArray("h100-sxm") << 8;
    QTest::newRow("LoRA, whole instances") << QByteArray("lora-llama-3.1-70b") << QByteArray("trn2.48xlarge") << 16;
}

void TestChipCount::takesTheWorkloadsOwnCount()
{
    QFETCH(const QByteArray, workload);
    QFETCH(const QByteArray, on);
    QTEST(chipsFor(asked(workload.constData(), on.constData()), m_catalog.calibration).value(), "chips");
}

// 141 GB of weights leave an H100 pair (160 GB) no room for requests; four serve far more tokens a chip.
void TestChipCount::servingTakesTheFewestThatServeWell()
{
    const EstimateRequest two = asked("serve-llama-3.1-70b", "h100-sxm", 2);
    QVERIFY(fitOf(two, 2).fits);
    const int chosen = chipsFor(asked("serve-llama-3.1-70b", "h100-sxm"), m_catalog.calibration).value();
    QVERIFY2(chosen >= 4 && chosen <= 16, qPrintable(QString::number(chosen)));
    const auto perChip = [this](int chips) {
        const Estimate found = estimate(asked("serve-llama-3.1-70b", "h100-sxm", chips), m_catalog.calibration);
        return found.result(u"tokens_per_s_per_chip")->value->value;
    };
    for (int chips = 2; chips <= 64; chips *= 2)
        QVERIFY(perChip(chosen) >= 0.8 * perChip(chips));
    QVERIFY(perChip(chosen / 2) < 0.8 * perChip(64) || perChip(chosen / 2) < 0.8 * perChip(chosen));
}

void TestChipCount::oneRequestAtATimeTakesTheFewest()
{
    QCOMPARE(chipsFor(asked("chat-realtime", "h100-sxm"), m_catalog.calibration).value(), 1);
}

// 8B fills a fifth of an H100: eight copies serve more than one that is spread over eight chips.
void TestChipCount::smallModelsRunAsCopies()
{
    const EstimateRequest request = asked("serve-llama-3.1-8b", "p5.48xlarge");
    const ServingChoice choice = servingConstants(m_catalog.calibration, request.device.family);
    const ServingSpread spread = spreadOf(request, *choice.constants, 8);
    QCOMPARE(spread.copies * spread.chipsEach, 8);
    QVERIFY(spread.copies > 1);
    const Estimate whole = estimate(request, m_catalog.calibration);
    const Estimate one = estimate(asked("serve-llama-3.1-8b", "h100-sxm", spread.chipsEach), m_catalog.calibration);
    const auto value = [](const Estimate &found, QStringView metric) { return found.result(metric)->value->value; };
    QVERIFY(qAbs(value(whole, u"tokens_per_s") / (spread.copies * value(one, u"tokens_per_s")) - 1.0) < 1e-9);
    QVERIFY(qAbs(value(whole, u"tpot") / value(one, u"tpot") - 1.0) < 1e-9); // each copy is as slow as alone
    QVERIFY(qAbs(value(whole, u"tokens_per_s_per_chip") * 8.0 / value(whole, u"tokens_per_s") - 1.0) < 1e-9);
    const QString note = u"Runs as %1 copies of the model"_s.arg(spread.copies);
    QVERIFY2(whole.notes.join(u' ').contains(note), qPrintable(whole.notes.join(u' ')));
}

void TestChipCount::copiesServeNoLessThanOne_data()
{
    QTest::addColumn<QByteArray>("on");
    for (const char *on : {"p5.48xlarge", "trn1.32xlarge", "inf2.48xlarge", "trn2.48xlarge", "p4de.24xlarge"})
        QTest::newRow(on) << QByteArray(on);
}

void TestChipCount::copiesServeNoLessThanOne()
{
    QFETCH(const QByteArray, on);
    for (const char *workload : {"serve-llama-3.1-8b", "serve-llama-3.1-70b", "summarise-batch"}) {
        const EstimateRequest request = asked(workload, on.constData());
        const int chips = chipsFor(request, m_catalog.calibration).value();
        const ServingChoice choice = servingConstants(m_catalog.calibration, request.device.family);
        const ServingSpread spread = spreadOf(request, *choice.constants, chips);
        QVERIFY(spread.copies * spread.chipsEach <= chips);
        QVERIFY(fitOf(request, spread.chipsEach).fits);
        const auto tokens = [&](int each) {
            return servingSpeed(request.model, servingSetupOf(request.workload, each), request.device,
                                *choice.constants)
                .value()
                .tokens.value;
        };
        QVERIFY(tokens(spread.chipsEach) * spread.copies >= tokens(chips));
    }
}

void TestChipCount::oddCountsAreSplitInPowersOfTwo_data()
{
    QTest::addColumn<int>("chips");
    for (const int chips : {3, 12, 72, 144, 1000, 500'000})
        QTest::addRow("%d chips", chips) << chips;
}

// 500,000 chips are no 32 copies over 15,625 each: a copy takes 1, 2, 4 ... 64 chips, or all of a few.
void TestChipCount::oddCountsAreSplitInPowersOfTwo()
{
    QFETCH(const int, chips);
    const EstimateRequest request = asked("serve-llama-3.1-70b", "h100-sxm", chips);
    const ServingChoice choice = servingConstants(m_catalog.calibration, request.device.family);
    const ServingSpread spread = spreadOf(request, *choice.constants, chips);
    const auto tokens = [&](int copies, int each) {
        const auto speed =
            servingSpeed(request.model, copyOf(request.workload, {copies, each}), request.device, *choice.constants);
        return speed ? speed.value().tokens.value.base() * copies : 0.0;
    };
    QVERIFY(spread.chipsEach == chips || (spread.chipsEach & (spread.chipsEach - 1)) == 0);
    QVERIFY(spread.chipsEach <= 64);
    QCOMPARE(spread.copies, chips / spread.chipsEach);
    for (int each = 2; each <= std::min(64, chips); each *= 2) // 1 does not hold 141 GB
        QVERIFY(tokens(spread.copies, spread.chipsEach) >= tokens(chips / each, each) * (1 - 1e-9));
    const Estimate found = estimate(request, m_catalog.calibration);
    const QString notes = found.notes.join(u' ');
    QCOMPARE(notes.contains(u"stay idle"_s), spread.copies * spread.chipsEach < chips);
    QCOMPARE(notes.contains(u"copies of the model"_s), spread.copies > 1);
    QVERIFY(!(notes.contains(u"divided over"_s) && notes.contains(u"copies of the model"_s)));
    // Weights of 141.1 GB and one cache, once a copy.
    const double needed = fitOf(request, spread.chipsEach).needed / gigabytes(1) * spread.copies;
    QVERIFY(qAbs(found.result(u"memory_needed")->value->value / needed - 1.0) < 1e-9);
    QVERIFY(needed > 141.1 * spread.copies);
    const QStringList inputs = found.result(u"tokens_per_s_per_chip")->inputTexts();
    QVERIFY(inputs.contains(u"chips = %1"_s.arg(QString::number(double(chips), 'g', 12))));
    QVERIFY(inputs.contains(u"copies = %1"_s.arg(QString::number(double(spread.copies), 'g', 12))));
    QVERIFY(inputs.contains(u"chips_of_a_copy = %1"_s.arg(spread.chipsEach)));
}

void TestChipCount::requestsAtOnceAreShared_data()
{
    QTest::addColumn<int>("batch");
    QTest::addColumn<int>("chips");
    for (const int batch : {1, 5, 100})
        for (const int chips : {8, 12, 1000})
            QTest::addRow("%d requests, %d chips", batch, chips) << batch << chips;
}

// No more copies than requests, each with its share of them, rounded up, and together no more than were sent.
void TestChipCount::requestsAtOnceAreShared()
{
    QFETCH(const int, batch);
    QFETCH(const int, chips);
    EstimateRequest request = asked("serve-llama-3.1-8b", "h100-sxm", chips);
    request.workload.batch = batch;
    const ServingChoice choice = servingConstants(m_catalog.calibration, request.device.family);
    const ServingSpread spread = spreadOf(request, *choice.constants, chips);
    QVERIFY(spread.copies <= batch);
    QVERIFY(spread.chipsEach <= 64);
    QVERIFY(spread.copies * spread.chipsEach <= chips);
    QCOMPARE(copyOf(request.workload, spread).batch, (batch + spread.copies - 1) / spread.copies);
    const Estimate found = estimate(request, m_catalog.calibration);
    const auto value = [&found](QStringView metric) { return found.result(metric)->value->value; };
    QVERIFY(qAbs(value(u"requests_at_once") - batch) < 1e-9);
    QVERIFY(qAbs(value(u"tokens_per_s") * value(u"tpot") / 1000.0 / batch - 1.0) < 1e-9);
    QCOMPARE(found.notes.join(u' ').contains(u"stay idle"_s), spread.copies * spread.chipsEach < chips);
}

QTEST_GUILESS_MAIN(TestChipCount)
#include "tst_chipcount.moc"
