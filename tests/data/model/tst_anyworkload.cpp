// Any possible input: any dimensions on any chip. Nothing crashes, no figure is NaN, every gap has a reason, and
// monotonic relations hold. Seeds are fixed: a failure names its seed.
#include "data/model/estimate.h"

#include "data/compare/request.h"
#include "data/files/catalogreader.h"
#include "data/model/roofline.h"
#include "tests/support/estimatefixture.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_anyworkload {

namespace {

constexpr int someInts[] = {0, 1, -1, 2, 3, 7, 16, 30, 128, 1000, 4096, 100000, std::numeric_limits<int>::max()};
const double someNumbers[] = {0.0, 1.0, -1.0, 0.5, 1e-300, 8e9, 7e10, 1e15, 1e300, std::nan(""), HUGE_VAL};

template<typename Items>
auto anyOf(QRandomGenerator &random, const Items &items)
{
    return items[static_cast<std::size_t>(random.bounded(static_cast<int>(std::size(items))))];
}

// Mostly possible values, so that the estimators are reached; occasionally any.
template<typename Value, typename Items>
void disturb(QRandomGenerator &random, Value &value, const Items &items)
{
    if (random.bounded(12) == 0)
        value = static_cast<Value>(anyOf(random, items));
}

void disturbModel(QRandomGenerator &random, ModelShape &model)
{
    for (int *dimension : {&model.layers, &model.hidden, &model.heads, &model.kvHeads, &model.headSize, &model.ffn,
                           &model.vocabulary, &model.context, &model.allReduces})
        disturb(random, *dimension, someInts);
    for (double *number : {&model.parameters, &model.activeParameters, &model.kvPerToken, &model.flopPerItem})
        disturb(random, *number, someNumbers);
    if (random.bounded(4) == 0)
        model.experts = ExpertShape{anyOf(random, someInts), anyOf(random, someInts), anyOf(random, someInts),
                                    anyOf(random, someInts), anyOf(random, someInts), anyOf(random, someInts)};
}

void disturbWorkload(QRandomGenerator &random, Workload &work)
{
    for (int *length : {&work.sequence, &work.globalBatch, &work.input, &work.output, &work.batch, &work.steps})
        disturb(random, *length, someInts);
    for (double *number : {&work.tokens, &work.weightBytes, &work.cacheBytes, &work.userSpeed, &work.firstTokenLimit,
                           &work.acceptedTokens, &work.cachedPrompt})
        disturb(random, *number, someNumbers);
}

void disturbDevice(QRandomGenerator &random, Device &device)
{
    const auto any = [&random] { return anyOf(random, someNumbers); };
    if (random.bounded(10) == 0)
        device.memory = DataSize::fromBase(any());
    if (random.bounded(10) == 0)
        device.bandwidth = DataRate::fromBase(any());
    if (random.bounded(10) == 0)
        device.link = DataRate::fromBase(any());
    if (random.bounded(10) == 0)
        device.peaks = {{Precision::Bf16, ComputeRate::fromBase(any())}};
    if (random.bounded(10) == 0)
        device.power = exactly(PowerDraw::fromBase(any()));
    if (random.bounded(10) == 0)
        device.peaks.clear();
}

QString faultOf(const Estimate &estimate)
{
    for (const EstimateResult &result : estimate.results) {
        if (result.value.has_value() != result.reason.isEmpty())
            return result.metric + u": neither a value nor a reason, or both"_s;
        if (!result.value)
            continue;
        for (const double number : {result.value->low, result.value->value, result.value->high}) {
            if (!std::isfinite(number) || number < 0.0)
                return result.metric + u" is "_s + QString::number(number);
        }
        if (!result.value->isOrdered())
            return result.metric + u" has its range the wrong way round"_s;
    }
    return {};
}

} // namespace

class TestAnyWorkload : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingBreaksIt();
    void everyWorkloadOnEveryPlace();
    void moreBandwidthNeverSlowsDecode();
    void aBetterChipNeverLooksWorse();
    void doublingThePriceDoublesTheCost();
    void moreChipsNeverRaiseTheWallTime();
    void allExpertsActiveAreDense();

private:
    [[nodiscard]] EstimateRequest request(const Workload &workload, const QString &on, int count = 0) const;
    [[nodiscard]] EstimateRequest anyRequest(QRandomGenerator &random) const;
    [[nodiscard]] Estimate answer(const EstimateRequest &asked) const { return estimate(asked, m_catalog.calibration); }

    Catalog m_catalog;
};

void TestAnyWorkload::initTestCase()
{
    m_catalog = loadCatalog({}).catalog;
    QVERIFY(!m_catalog.workloads.isEmpty());
}

EstimateRequest TestAnyWorkload::request(const Workload &workload, const QString &on, int count) const
{
    EstimatePlace place{.on = on, .count = count, .book = m_catalog.book(BookId(u"on-demand"_s))};
    const auto found = requestFor(m_catalog, workload, place);
    return found ? found.value() : EstimateRequest();
}

EstimateRequest TestAnyWorkload::anyRequest(QRandomGenerator &random) const
{
    const Workload &work = m_catalog.workloads.at(random.bounded(m_catalog.workloads.size()));
    EstimateRequest asked = request(work, m_catalog.chips.at(random.bounded(m_catalog.chips.size())).id.text());
    disturbModel(random, asked.model);
    disturbWorkload(random, asked.workload);
    disturbDevice(random, asked.device);
    disturb(random, asked.count, someInts);
    disturb(random, asked.chipsEach, someInts);
    asked.energy.usdPerKwh = 0.08;
    asked.owning = {300'000.0, 5.0, 0.1, 0.075, 0.8, 184.0, 0.05, 0.6};
    // Those that estimates check. Amounts of work and sales have only the limits of the board.
    eachInput(asked, [&random](std::optional<double> Assumptions::*member, auto &input, double = 1.0) {
        const AssumptionGroup group = assumptionOf(member).group;
        if (group != AssumptionGroup::Sale && group != AssumptionGroup::Work)
            disturb(random, input, someNumbers);
    });
    if (asked.price)
        asked.price->terms = asked.terms;
    return asked;
}

void TestAnyWorkload::nothingBreaksIt()
{
    for (quint32 seed = 0; seed < quint32(rounds(4000)); ++seed) {
        QRandomGenerator random(seed);
        const EstimateRequest asked = anyRequest(random);
        const QString fault = faultOf(answer(asked));
        QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
        for (const RooflinePhase &phase : phasesOf(asked, m_catalog.calibration))
            QVERIFY2(std::isfinite(phase.intensity.base()) && std::isfinite(phase.attained.base()),
                     qPrintable(u"seed %1: %2"_s.arg(seed).arg(phase.name)));
    }
}

void TestAnyWorkload::everyWorkloadOnEveryPlace()
{
    QStringList places = mapped(m_catalog.chips, [](const Chip &chip) { return chip.id.text(); });
    for (const Instance &instance : m_catalog.instances)
        places << instance.id.text();
    for (const System &system : m_catalog.systems)
        places << system.id.text();
    for (const Workload &work : m_catalog.workloads) {
        for (const QString &place : std::as_const(places)) {
            const EstimateRequest asked = request(work, place);
            if (asked.on.isEmpty())
                continue; // memory or bandwidth is not published
            const Estimate found = answer(asked);
            const QString fault = faultOf(found);
            QVERIFY2(fault.isEmpty(), qPrintable(work.id.text() + u' ' + place + u' ' + fault));
            QVERIFY2(found.fits || !found.notes.isEmpty(), qPrintable(work.id.text() + u' ' + place));
            QVERIFY(found.count % std::max(1, asked.chipsEach) == 0);
        }
    }
}

void TestAnyWorkload::moreBandwidthNeverSlowsDecode()
{
    for (const Workload &work : m_catalog.workloads) {
        for (const Chip &chip : m_catalog.chips) {
            EstimateRequest asked = request(work, chip.id.text(), 16);
            const Estimate before = answer(asked);
            const EstimateResult *tokens = before.result(u"tokens_per_s");
            if (work.task != Task::Serve || !tokens->value)
                continue;
            asked.device.bandwidth = asked.device.bandwidth * 1.5;
            QVERIFY2(answer(asked).result(u"tokens_per_s")->value->value >= tokens->value->value,
                     qPrintable(work.id.text() + u' ' + chip.id.text()));
        }
    }
}

/// Improves one figure of a chip: up to four times as good, or as low as a quarter of the price.
static QString improve(QRandomGenerator &random, EstimateRequest &asked)
{
    const double times = std::pow(4.0, random.generateDouble());
    switch (random.bounded(asked.price ? 5 : 4)) {
    case 0:
        asked.device.bandwidth = asked.device.bandwidth * times;
        return u"bandwidth"_s;
    case 1:
        asked.device.memory = asked.device.memory * times;
        return u"memory"_s;
    case 2:
        for (auto &[precision, peak] : asked.device.peaks)
            peak = peak * times;
        return u"compute"_s;
    case 3:
        asked.device.link = asked.device.link * times;
        return u"link"_s;
    default:
        asked.price->terms.priceFactor /= times;
        return u"price"_s;
    }
}

/// A service level and software options, each in some of the cases.
static void askForLevel(QRandomGenerator &random, Workload &work)
{
    if (random.bounded(3) == 0)
        work.userSpeed = std::pow(2.0, 1.0 + 7.0 * random.generateDouble());
    if (random.bounded(3) == 0)
        work.firstTokenLimit = std::pow(2.0, -2.0 + 8.0 * random.generateDouble());
    if (random.bounded(4) == 0)
        work.acceptedTokens = 1.0 + 3.0 * random.generateDouble();
    if (random.bounded(4) == 0)
        work.cachedPrompt = 0.9 * random.generateDouble();
    work.disaggregated = random.bounded(5) == 0;
}

// Each at its own default number of chips. Sums differ in the last digits; a service level is met to six.
void TestAnyWorkload::aBetterChipNeverLooksWorse()
{
    constexpr double slack = 1e-5;
    const QList<Workload> works = m_catalog.workloads + m_catalog.servings;
    int compared = 0;
    for (quint32 seed = 0; seed < 2000; ++seed) {
        QRandomGenerator random(seed);
        Workload work = works.at(random.bounded(works.size()));
        if (work.task == Task::Serve) {
            work.input = 1 << random.bounded(5, 16);
            work.output = 1 << random.bounded(3, 12);
            work.batch = random.bounded(2) == 0 ? 0 : 1 << random.bounded(10);
            askForLevel(random, work);
        }
        const bool isChip = random.bounded(3) != 0;
        const QString on = isChip ? m_catalog.chips.at(random.bounded(m_catalog.chips.size())).id.text()
                                  : m_catalog.instances.at(random.bounded(m_catalog.instances.size())).id.text();
        EstimateRequest asked = request(work, on);
        if (asked.on.isEmpty())
            continue;
        const Estimate before = answer(asked);
        const QString what = improve(random, asked);
        const Estimate after = answer(asked);
        const auto isWorse = [&](QStringView metric, bool higherIsBetter) {
            const auto &was = before.result(metric)->value;
            const auto &is = after.result(metric)->value;
            if (!was)
                return false;
            ++compared;
            return !is
                || (higherIsBetter ? is->value < was->value * (1.0 - slack) : is->value > was->value * (1.0 + slack));
        };
        const QString told = u"seed %1, %2 on %3, more %4: %5 and %6 chips"_s.arg(seed)
                                 .arg(work.id.text(), on, what)
                                 .arg(before.count)
                                 .arg(after.count);
        QVERIFY2(!isWorse(u"tokens_per_s_per_chip", true), qPrintable(told));
        if (before.price != after.price) // more chips need a larger machine, where each may cost more
            continue;
        for (const QStringView cost : {u"usd_per_1m_tokens", u"usd_per_1m_items", u"cost"})
            QVERIFY2(!isWorse(cost, false), qPrintable(told + u", "_s + cost.toString()));
    }
    QVERIFY2(compared > 2000, qPrintable(QString::number(compared)));
}

void TestAnyWorkload::doublingThePriceDoublesTheCost()
{
    constexpr std::array costs{u"cost",
                               u"usd_per_hour",
                               u"usd_per_month",
                               u"usd_per_1m_tokens",
                               u"usd_per_1m_input_tokens",
                               u"usd_per_1m_items"};
    for (const Workload &work : m_catalog.workloads) {
        EstimateRequest asked = request(work, u"h100-sxm"_s, 1024);
        const Estimate before = answer(asked);
        asked.price->terms.priceFactor = 2.0;
        const Estimate after = answer(asked);
        for (const QStringView metric : costs) {
            const auto &once = before.result(metric)->value;
            QCOMPARE(after.result(metric)->value.has_value(), once.has_value());
            if (once)
                QVERIFY(std::abs(after.result(metric)->value->value / once->value - 2.0) < 1e-9);
        }
    }
}

void TestAnyWorkload::moreChipsNeverRaiseTheWallTime()
{
    for (const Workload &work : m_catalog.workloads) {
        if (work.task == Task::Serve || work.task == Task::Batch)
            continue;
        EstimateRequest asked = request(work, u"h100-sxm"_s, 1);
        asked.device.memory = gigabytes(100'000); // fits on one chip
        const double one = answer(asked).result(u"wall_hours")->value->value;
        for (int count = 2; count <= (1 << 20); count *= 2) {
            asked.count = count;
            QVERIFY(answer(asked).result(u"wall_hours")->value->value <= one);
        }
    }
}

void TestAnyWorkload::allExpertsActiveAreDense()
{
    for (const char *id : {"serve-llama-3.1-8b", "pretrain-llama-3.1-8b"}) {
        EstimateRequest dense = request(*m_catalog.workload(WorkloadId(QString::fromLatin1(id))), u"h100-sxm"_s, 16);
        EstimateRequest mixture = dense;
        mixture.model.experts = ExpertShape{16, 16, 896, 0, 0, 0};
        QCOMPARE(answer(mixture).results, answer(dense).results);
    }
}

CHIPBOARD_TEST(TestAnyWorkload, QCoreApplication)

} // namespace tst_anyworkload

#include "tst_anyworkload.moc"
