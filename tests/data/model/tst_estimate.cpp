// A whole estimate: results, prices, custom assumptions, and their consistency with the request.
#include "data/model/estimate.h"

#include "data/compare/request.h"
#include "data/files/catalogreader.h"
#include "tests/support/estimatefixture.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_estimate {

static double valueOf(const Estimate &estimate, QStringView metric)
{
    const EstimateResult *result = estimate.result(metric);
    return result != nullptr && result->value ? result->value->value : std::nan("");
}

class TestEstimate : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void servesNothingWithoutAPeak();
    void initTestCase();
    void answersForChipsInstancesAndSystems_data();
    void answersForChipsInstancesAndSystems();
    void rentsWholeInstances();
    void carriesTheRangeOfAPrice();
    void namesTheBookThatItFellBackTo();
    void saysWhyThereIsNoPrice();
    void termsChangeTheCost();
    void theRentFollowsFromItsFormula();
    void actsOnThePrice_data();
    void actsOnThePrice();
    void eachPriceFactorIsTested();
    void theSpeedFollowsFromItsFormula();
    void saysWhatHoldsRequestsBack();
    void costsNameWhatTheyAreMadeOf();
    void tuningChangesTheSpeed_data();
    void tuningChangesTheSpeed();
    void fixedDelaysAreTunedAlike();
    void refusesAssumptionsThatCannotBe_data();
    void refusesAssumptionsThatCannotBe();
    void subjectsNeedNoLookUp();
    void saysWhatLinkIsReckonedWith_data();
    void saysWhatLinkIsReckonedWith();
    void refusesLinksThatNobodyKnows();
    void saysWhatPrecisionIsReckonedWith_data();
    void saysWhatPrecisionIsReckonedWith();
    void trainsOnlyWhatTrains();
    void widensWhatIsLessKnown();

private:
    [[nodiscard]] EstimateRequest request(const QString &workload, const QString &on, int count = 0) const;
    [[nodiscard]] Estimate answer(const EstimateRequest &asked) const { return estimate(asked, m_catalog.calibration); }

    Catalog m_catalog;
};

void TestEstimate::initTestCase()
{
    CatalogLoad load = loadCatalog({});
    QVERIFY(!hasErrors(load.problems));
    m_catalog = load.catalog;
}

EstimateRequest TestEstimate::request(const QString &workload, const QString &on, int count) const
{
    EstimatePlace place{.on = on, .count = count, .book = m_catalog.book(BookId(u"on-demand"_s))};
    const auto found = requestFor(m_catalog, *m_catalog.workload(WorkloadId(workload)), place);
    return found ? found.value() : EstimateRequest();
}

void TestEstimate::answersForChipsInstancesAndSystems_data()
{
    QTest::addColumn<QString>("on");
    QTest::addColumn<int>("chips");
    QTest::addColumn<int>("instances");
    QTest::newRow("chip: twice what holds 141 GB serves far better") << u"h100-sxm"_s << 4 << 0;
    QTest::newRow("instance: whole") << u"p5.48xlarge"_s << 8 << 1;
    QTest::newRow("instance of 16 chips") << u"trn1.32xlarge"_s << 16 << 1;
}

void TestEstimate::answersForChipsInstancesAndSystems()
{
    QFETCH(const QString, on);
    QFETCH(const int, chips);
    QFETCH(const int, instances);
    const Estimate found = answer(request(u"serve-llama-3.1-70b"_s, on));
    QVERIFY(found.fits);
    QCOMPARE(found.count, chips);
    QCOMPARE(found.instances, instances);
    QVERIFY(isNear(valueOf(found, u"chips_used"), chips));
    QVERIFY(isNear(valueOf(found, u"tokens_per_s_per_chip") * chips, valueOf(found, u"tokens_per_s")));
    QVERIFY(found.result(u"instances_used")->value.has_value() == (instances > 0));
    QVERIFY(found.title.contains(QString::number(chips)));
}

void TestEstimate::rentsWholeInstances()
{
    // p5.48xlarge: 55.04 USD/h in the on-demand list, 8 chips.
    const Estimate whole = answer(request(u"serve-llama-3.1-70b"_s, u"p5.48xlarge"_s));
    QVERIFY(isNear(valueOf(whole, u"usd_per_hour"), 55.04));
    const Estimate shared = answer(request(u"serve-llama-3.1-70b"_s, u"h100-sxm"_s, 2));
    QVERIFY(isNear(valueOf(shared, u"usd_per_hour"), 55.04 / 4));
    QVERIFY(isNear(valueOf(shared, u"usd_per_month"), 55.04 / 4 * 730));
    // 1e6 / (3600 x tokens/s) x USD/h
    QVERIFY(isNear(valueOf(shared, u"usd_per_1m_tokens"), 55.04 / 4 / 3600 / valueOf(shared, u"tokens_per_s") * 1e6));
    QCOMPARE(shared.price->book, u"on-demand"_s);
    QCOMPARE(shared.price->chips, 8);
}

void TestEstimate::carriesTheRangeOfAPrice()
{
    EstimateRequest asked = request(u"serve-llama-3.1-70b"_s, u"h100-sxm"_s, 2);
    const double exact = answer(asked).result(u"usd_per_1m_tokens")->value->high;
    asked.price->each = {usDollarsPerHour(3), usDollarsPerHour(4), usDollarsPerHour(6)};
    const Estimate found = answer(asked);
    QVERIFY(isNear(found.result(u"usd_per_hour")->value->low, 6.0));
    QVERIFY(isNear(found.result(u"usd_per_month")->value->high, 12.0 * 730));
    QVERIFY(isNear(found.result(u"usd_per_1m_tokens")->value->high, exact * 6.0 / 6.88, 1e-3));
    QVERIFY(found.result(u"tokens_per_usd")->value->isOrdered());
}

void TestEstimate::namesTheBookThatItFellBackTo()
{
    const Estimate found = answer(request(u"serve-llama-3.1-8b"_s, u"trainium2"_s));
    QVERIFY(found.price->fallback);
    QVERIFY(found.price->book != u"on-demand"_s);
    QVERIFY2(found.notes.join(u' ').contains(u"no price in \"On-demand list\""_s), qPrintable(found.notes.join(u' ')));
}

void TestEstimate::saysWhyThereIsNoPrice()
{
    EstimateRequest asked = request(u"pretrain-llama-3.1-8b"_s, u"h100-sxm"_s, 64);
    asked.price = std::nullopt;
    asked.noPrice = u"It is not sold."_s;
    const Estimate found = answer(asked);
    QCOMPARE(found.result(u"cost")->reason, u"It is not sold."_s);
    QVERIFY(found.notes.contains(u"No cost: It is not sold."_s));
    QVERIFY(found.result(u"chip_hours")->value.has_value());
    QVERIFY(!found.price.has_value());
}

void TestEstimate::termsChangeTheCost()
{
    EstimateRequest asked = request(u"pretrain-llama-3.1-8b"_s, u"h100-sxm"_s, 64);
    const double plain = valueOf(answer(asked), u"cost");
    const double hours = valueOf(answer(asked), u"wall_hours");
    QVERIFY(isNear(plain, hours * 64 * 6.88));
    asked.price->terms = {0.25, 0.5, 365.0, 2.0};
    const Estimate found = answer(asked);
    QVERIFY(isNear(valueOf(found, u"usd_per_hour"), 64 * 6.88 * 0.75 * 2.0));
    QVERIFY(isNear(valueOf(found, u"cost"), plain * 0.75 * 2.0 / 0.5));
    QVERIFY(isNear(valueOf(found, u"usd_per_month"), 64 * 6.88 * 0.75 * 2.0 * 365));
}

// The inputs are complete: inserted into the formula they give the value.
void TestEstimate::theRentFollowsFromItsFormula()
{
    const auto told = [](const EstimateResult &result) {
        QHash<QString, double> inputs;
        for (const EstimateInput &each : result.inputs)
            inputs[each.name] = each.unit == u"%"_s ? each.value / 100.0 : each.value;
        return inputs;
    };
    for (const bool whole : {false, true}) {
        EstimateRequest asked =
            request(u"pretrain-llama-3.1-8b"_s, whole ? u"p5.48xlarge"_s : u"h100-sxm"_s, whole ? 16 : 10);
        asked.price->terms = {0.1, 1.0, 365.0, 2.0};
        const Estimate found = answer(asked);
        const EstimateResult &rent = *found.result(u"usd_per_hour");
        const QString count = whole ? u"instances"_s : u"chips"_s;
        QVERIFY(rent.formula.startsWith(u"price x %1 x (1 - discount) x price_factor"_s.arg(count)));
        auto in = told(rent);
        QCOMPARE(in.size(), rent.formula.count(u" x "_s) + 1);
        QVERIFY(
            isNear(in[u"price"_s] * in[count] * (1.0 - in[u"discount"_s]) * in[u"price_factor"_s], rent.value->value));
        // 10 chips at 6.88 USD/h or 2 instances at 55.04 USD/h, less 10 %, doubled
        QVERIFY(isNear(rent.value->value, whole ? 198.144 : 123.84));
        const EstimateResult &month = *found.result(u"usd_per_month");
        QCOMPARE(month.formula, u"usd_per_hour x hours_a_month"_s);
        in = told(month);
        QVERIFY(isNear(in[u"usd_per_hour"_s] * in[u"hours_a_month"_s], month.value->value));
        asked.price->committed = true;
        const Estimate committed = answer(asked);
        QCOMPARE(committed.result(u"usd_per_month")->formula, u"usd_per_hour x all_hours"_s);
        QCOMPARE(told(*committed.result(u"usd_per_month"))[u"all_hours"_s], 730.0);
    }
}

/// An assumption on every price, and the rent of 10 chips at 6.88 USD/h with it.
struct PricedRow
{
    const char *id;
    double value;
    double usdPerHour;
};

static constexpr std::array pricedRows{
    PricedRow{"discount", 10.0, 61.92},
    PricedRow{"price_factor", 2.0, 137.6},
};

void TestEstimate::actsOnThePrice_data()
{
    QTest::addColumn<PricedRow>("row");
    for (const PricedRow &row : pricedRows)
        QTest::newRow(row.id) << row;
}

void TestEstimate::actsOnThePrice()
{
    QFETCH(const PricedRow, row);
    const QString id = QString::fromLatin1(row.id);
    Assumptions changed;
    changed.*findAssumption(AssumptionId(id))->member = row.value;
    EstimateRequest asked = request(u"pretrain-llama-3.1-8b"_s, u"h100-sxm"_s, 10);
    asked.price->terms = assumedOf(changed).terms;
    const Estimate found = answer(asked);
    const EstimateResult &rent = *found.result(u"usd_per_hour");
    QVERIFY(isNear(rent.value->value, row.usdPerHour));
    QVERIFY2(rent.formula.contains(id), qPrintable(rent.formula));
    const auto told = std::ranges::find(rent.inputs, QLatin1String(row.id), &EstimateInput::name);
    QVERIFY(told != rent.inputs.end());
    QCOMPARE(told->value, row.value);
}

void TestEstimate::eachPriceFactorIsTested()
{
    auto tested = pricedRows.begin();
    eachPriceFactor(Terms(), [&tested](const char *, auto member, double, double) {
        QVERIFY2(tested != pricedRows.end(), assumptionOf(member).id);
        QCOMPARE(tested->id, assumptionOf(member).id);
        ++tested;
    });
}

// The same for speed and both latencies, limited by memory, a stated number of requests, speculation or separate chips
// for prompts.
void TestEstimate::theSpeedFollowsFromItsFormula()
{
    const auto told = [](const EstimateResult &result) {
        QHash<QString, double> inputs;
        for (const EstimateInput &each : result.inputs)
            inputs[each.name] = each.value;
        return inputs;
    };
    for (const int kind : {0, 1, 2, 3}) {
        EstimateRequest asked = request(u"serve-llama-3.1-70b"_s, u"h100-sxm"_s, 32);
        asked.workload.batch = kind == 1 ? 48 : 0;
        asked.workload.acceptedTokens = kind == 2 ? 1.7 : 1.0;
        asked.workload.disaggregated = kind == 3;
        const Estimate found = answer(asked);
        const EstimateResult &speed = *found.result(u"tokens_per_s");
        auto in = told(speed);
        const double decode = in.value(u"output"_s) * in.value(u"decode_step"_s);
        const double round = decode + in.value(u"requests"_s) * in.value(u"prefill"_s) + in.value(u"waited"_s);
        QVERIFY(isNear(in.value(u"busy_copies"_s) * in.value(u"requests"_s) * in.value(u"output"_s) / round * 1000.0,
                       speed.value->value));
        const EstimateResult &each = *found.result(u"tpot");
        in = told(each);
        QVERIFY(isNear(in.value(u"decode_step"_s)
                           + in.value(u"mixed"_s) * (in.value(u"requests"_s) - 1.0) * in.value(u"prefill"_s)
                               / in.value(u"output"_s),
                       each.value->value));
        QCOMPARE(in.value(u"mixed"_s) > 0.0, kind != 3);
        const EstimateResult &first = *found.result(u"ttft");
        in = told(first);
        QVERIFY(isNear(in.value(u"prefill_with_wait"_s) + in.value(u"first_token_fixed"_s) + in.value(u"decode_step"_s),
                       first.value->value));
        QVERIFY(in.value(u"prefill_with_wait"_s) > 0.0);
        // Only running requests with a stored cache count: prompts of the others are read elsewhere.
        const double held = told(*found.result(u"memory_needed"))[kind == 1 ? u"batch"_s : u"requests_at_once"_s];
        QVERIFY(kind == 1 ? held == 48.0 : isNear(held, found.result(u"requests_at_once")->value->value));
    }
}

// Long prompts for as many requests as memory holds keep the chips busy with prefill; a small model leaves room for
// more requests than the software runs. With few requests neither is noted.
void TestEstimate::saysWhatHoldsRequestsBack()
{
    const auto has = [](const Estimate &found, const QString &words) {
        return std::ranges::any_of(found.notes, [&words](const QString &note) { return note.contains(words); });
    };
    EstimateRequest asked = request(u"serve-llama-3.1-8b"_s, u"h100-sxm"_s, 8);
    asked.workload.input = 32'000;
    QVERIFY(has(answer(asked), u"waits"_s));
    static const QRegularExpression manyDigits(u"\\d\\.\\d{4}"_s);
    for (const QString &note : answer(asked).notes)
        QVERIFY2(!note.contains(manyDigits), qPrintable(note));
    asked.workload.batch = 1;
    QVERIFY(!has(answer(asked), u"waits"_s));
    asked.workload.batch = 0;
    asked.workload.input = 128;
    asked.workload.output = 16;
    QVERIFY(has(answer(asked), u"at most"_s));
    asked.workload.batch = 4;
    QVERIFY(!has(answer(asked), u"at most"_s));
}

// Each name in the formula of a cost, an energy or a month is one of its inputs.
void TestEstimate::costsNameWhatTheyAreMadeOf()
{
    static const QRegularExpression name(u"\\b[a-z][a-z0-9_]+\\b"_s);
    int names = 0;
    for (const QString &workload : {u"pretrain-llama-3.1-8b"_s, u"serve-llama-3.1-8b"_s, u"bert-large-batch"_s}) {
        EstimateRequest asked = request(workload, u"h100-sxm"_s, 0);
        asked.energy = {1.2, 0.1};
        asked.month = {1e12, 1e10};
        for (const EstimateResult &result : answer(asked).results) {
            const bool isOfMoney = result.metric.contains(u"usd"_s) || result.metric == u"cost"_s
                || result.metric.startsWith(u"energy"_s) || result.metric.startsWith(u"month"_s);
            if (!isOfMoney || !result.value)
                continue;
            const auto inputs = mapped(result.inputs, &EstimateInput::name);
            for (auto match = name.globalMatch(result.formula); match.hasNext(); ++names) {
                const QString text = match.next().captured();
                QVERIFY2(inputs.contains(text), qPrintable(result.metric + u": "_s + text));
            }
        }
    }
    QVERIFY(names > 40);
    // 1e6 x 6.88 x 4 USD/h / (3600 x speed): cost of serving a million tokens
    const Estimate found = answer(request(u"serve-llama-3.1-8b"_s, u"h100-sxm"_s, 4));
    const EstimateResult &each = *found.result(u"usd_per_1m_tokens");
    const double speed = each.inputs.constLast().value;
    QVERIFY(isNear(each.value->value, 1e6 * 6.88 * 4 / (3600 * speed)));
}

void TestEstimate::tuningChangesTheSpeed_data()
{
    QTest::addColumn<QString>("workload");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<EstimateTuning>("tuning");
    QTest::addColumn<double>("factor");
    QTest::newRow("nothing") << u"pretrain-llama-3.1-8b"_s << u"chip_hours"_s << EstimateTuning() << 1.0;
    EstimateTuning goodput;
    goodput.goodput = 0.5 * m_catalog.calibration.training.goodput;
    QTest::newRow("goodput") << u"pretrain-llama-3.1-8b"_s << u"chip_hours"_s << goodput << 2.0;
    EstimateTuning bert;
    bert.computeEfficiencyFactor = 2.0;
    QTest::newRow("other factors leave training alone")
        << u"pretrain-llama-3.1-8b"_s << u"tokens_per_s"_s << bert << 1.0;
}

void TestEstimate::tuningChangesTheSpeed()
{
    QFETCH(const QString, workload);
    QFETCH(const QString, metric);
    QFETCH(const EstimateTuning, tuning);
    QFETCH(const double, factor);
    EstimateRequest asked = request(workload, u"h100-sxm"_s, 64);
    const double before = valueOf(answer(asked), metric);
    asked.tuning = tuning;
    QVERIFY(isNear(valueOf(answer(asked), metric), before * factor));
    asked.tuning.trainingEfficiencyFactor = 1.2;
    const double chipHours = valueOf(answer(asked), u"chip_hours");
    asked.tuning.trainingEfficiencyFactor = 1.0;
    QVERIFY(chipHours < valueOf(answer(asked), u"chip_hours"));
    EstimateRequest serving = request(u"serve-llama-3.1-70b"_s, u"h100-sxm"_s, 8);
    const double slow = valueOf(answer(serving), u"tokens_per_s");
    serving.tuning.fixedCostFactor = 0.5; // only delays change: faster, but less than twice
    QVERIFY(valueOf(answer(serving), u"tokens_per_s") > slow);
    QVERIFY(valueOf(answer(serving), u"tokens_per_s") < 2.0 * slow);
    serving.tuning = {std::nullopt, 1.0, 1.1, 1.1, 1.1};
    QVERIFY(valueOf(answer(serving), u"tokens_per_s") > slow);
    QVERIFY(valueOf(answer(serving), u"tokens_per_s") <= slow * 1.1 * (1 + 1e-9));
}

// 10 us a layer, 20 an exchange, 5 a request: all are halved, nothing else.
void TestEstimate::fixedDelaysAreTunedAlike()
{
    EstimateTuning tuning;
    tuning.fixedCostFactor = 0.5;
    ServingConstants expected = plainServing();
    expected.perLayer = microseconds(5);
    expected.perExchange = microseconds(10);
    expected.perSequence = microseconds(2.5);
    expected.perStep = expected.firstTokenPerLayer = Duration();
    QCOMPARE(tuned(plainServing(), tuning), expected);
    BatchConstants batch{.efficiency = 0.25, .perLayer = microseconds(8)};
    QCOMPARE(tuned(batch, tuning).perLayer, microseconds(4));
    QCOMPARE(tuned(batch, tuning).efficiency, 0.25);
}

void TestEstimate::refusesAssumptionsThatCannotBe_data()
{
    QTest::addColumn<EstimateTuning>("tuning");
    QTest::addColumn<Terms>("terms");
    QTest::addColumn<QString>("words");
    QTest::newRow("goodput 0") << EstimateTuning{0.0, 1, 1, 1, 1} << Terms() << u"Goodput"_s;
    QTest::newRow("goodput 2") << EstimateTuning{2.0, 1, 1, 1, 1} << Terms() << u"Goodput"_s;
    QTest::newRow("factor 0") << EstimateTuning{std::nullopt, 0, 1, 1, 1} << Terms() << u"Training efficiency"_s;
    QTest::newRow("factor no number") << EstimateTuning{std::nullopt, 1, std::nan(""), 1, 1} << Terms()
                                      << u"Memory efficiency"_s;
    QTest::newRow("no delays") << EstimateTuning{std::nullopt, 1, 1, 1, 1, 0} << Terms() << u"Overhead"_s;
    QTest::newRow("discount 100%") << EstimateTuning() << Terms{1.0, 1, 730, 1} << u"Discount"_s;
    QTest::newRow("never busy") << EstimateTuning() << Terms{0, 0, 730, 1} << u"Utilisation"_s;
    QTest::newRow("a month of 800 hours") << EstimateTuning() << Terms{0, 1, 800, 1} << u"Hours per month"_s;
    QTest::newRow("a price of -1") << EstimateTuning() << Terms{0, 1, 730, -1} << u"Price factor"_s;
}

void TestEstimate::refusesAssumptionsThatCannotBe()
{
    QFETCH(const EstimateTuning, tuning);
    QFETCH(const Terms, terms);
    QFETCH(const QString, words);
    EstimateRequest asked = request(u"pretrain-llama-3.1-8b"_s, u"h100-sxm"_s, 64);
    asked.tuning = tuning;
    asked.price->terms = terms;
    const Estimate found = answer(asked);
    QVERIFY(!found.result(u"cost")->value.has_value());
    QVERIFY2(found.result(u"cost")->reason.contains(words), qPrintable(found.result(u"cost")->reason));
    QVERIFY(found.notes.join(u' ').contains(words));
}

void TestEstimate::subjectsNeedNoLookUp()
{
    Board board{.chips = {ChipId(u"h100-sxm"_s), ChipId(u"trainium2"_s)}};
    const Workload &work = *m_catalog.workload(WorkloadId(u"serve-llama-3.1-70b"_s));
    EstimatePlace place{.book = m_catalog.book(BookId(u"on-demand"_s))};
    for (const Subject &subject : subjectsOf(m_catalog, board)) {
        const auto direct = requestFor(m_catalog, work, subject, place);
        QVERIFY(direct.hasValue());
        QCOMPARE(answer(direct.value()).results, answer(request(u"serve-llama-3.1-70b"_s, subject.id)).results);
    }
    Subject absent{.missingReason = u"It is not sold as a system."_s};
    QVERIFY(!requestFor(m_catalog, work, absent, place).hasValue());
}

// Trainium4 has announced only FP8 and FP4: BF16 arithmetic would take no time at all.
void TestEstimate::servesNothingWithoutAPeak()
{
    const Estimate found = answer(request(u"serve-llama-3.1-70b"_s, u"trainium4"_s));
    QVERIFY(!found.bound);
    QVERIFY(!found.result(u"ttft")->value);
    QCOMPARE(found.result(u"ttft")->reason,
             u"No dense peak of Trainium4 is published for this precision. Estimates need a precision "
             "that the chip supports."_s);
}

void TestEstimate::saysWhatLinkIsReckonedWith_data()
{
    QTest::addColumn<QString>("on");
    QTest::addColumn<QString>("workload");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("note");
    const QString serve = u"serve-llama-3.1-70b"_s;
    QTest::newRow("none but PCI Express")
        << u"t4"_s << serve << 16 << u"T4 has no chip-to-chip link; PCI Express at 32 GB/s is assumed."_s;
    QTest::newRow("not published")
        << u"l40s"_s << serve << 4
        << u"The chip-to-chip link of L40S is not published; PCI Express at 32 GB/s is assumed."_s;
    QTest::newRow("stated") << u"h100-sxm"_s << serve << 4 << QString();
    QTest::newRow("copies on one chip each") << u"l40s"_s << u"serve-llama-3.1-8b"_s << 1 << QString();
    QTest::newRow("training")
        << u"l40s"_s << u"pretrain-llama-3.1-8b"_s << 64
        << u"No chip-to-chip link of L40S is stated; training is estimated as on chips with one."_s;
}

void TestEstimate::saysWhatLinkIsReckonedWith()
{
    QFETCH(const QString, on);
    QFETCH(const QString, workload);
    QFETCH(const int, count);
    QFETCH(const QString, note);
    const Estimate found = answer(request(workload, on, count));
    QVERIFY2(found.fits && found.bound, qPrintable(found.notes.join(u' ')));
    const QString notes = found.notes.join(u' ');
    QVERIFY2(note.isEmpty() || found.notes.contains(note), qPrintable(notes));
    QCOMPARE(notes.contains(u"link"_s), !note.isEmpty());
}

// Trainium4: the rate of NVLink Fusion is not announced. A model that fits one chip of 288 GiB needs none.
void TestEstimate::refusesLinksThatNobodyKnows()
{
    EstimateRequest asked = request(u"serve-llama-3.1-70b"_s, u"trainium4"_s, 8);
    asked.workload.precision = Precision::Fp8;
    const Estimate copies = answer(asked);
    QVERIFY2(copies.bound && copies.result(u"tpot")->value, qPrintable(copies.notes.join(u' ')));
    QVERIFY(copies.notes.contains(u"Runs as 8 replicas, each on 1 chip."_s));
    asked.model.parameters = asked.model.activeParameters = 1e12;
    const Estimate divided = answer(asked);
    const QString words =
        u"The chip-to-chip link of Trainium4 is not published. Choose a workload that one chip holds."_s;
    QVERIFY(!divided.bound);
    QCOMPARE(divided.result(u"tokens_per_s")->reason, words);
    asked = request(u"pretrain-llama-3.1-8b"_s, u"trainium4"_s, 64);
    asked.workload.precision = Precision::Fp8;
    QCOMPARE(answer(asked).result(u"chip_hours")->reason, words);
}

void TestEstimate::saysWhatPrecisionIsReckonedWith_data()
{
    QTest::addColumn<QString>("workload");
    for (const char *workload : {"serve-llama-3.1-8b", "resnet-50-batch", "lora-llama-3.1-70b"})
        QTest::newRow(workload) << QString::fromLatin1(workload);
}

// The A100 has no FP8.
void TestEstimate::saysWhatPrecisionIsReckonedWith()
{
    QFETCH(const QString, workload);
    EstimateRequest asked = request(workload, u"a100-80-sxm"_s, 8);
    asked.workload.precision = Precision::Fp8;
    const Estimate found = answer(asked);
    QVERIFY2(found.bound.has_value(), qPrintable(found.notes.join(u' ')));
    QCOMPARE(found.notes.filter(u"has no peak at FP8; BF16 is used."_s).size(), 1);
    asked.workload.precision = Precision::Bf16;
    QVERIFY(answer(asked).notes.filter(u"has no peak"_s).isEmpty());
}

void TestEstimate::trainsOnlyWhatTrains()
{
    for (const QString &chip : {u"inferentia"_s, u"inferentia2"_s}) {
        const Estimate found = answer(request(u"pretrain-llama-3.1-8b"_s, chip, 64));
        QVERIFY(!found.result(u"chip_hours")->value);
        QVERIFY2(found.result(u"chip_hours")->reason.contains(u"is an inference chip; it cannot train."_s),
                 qPrintable(found.result(u"chip_hours")->reason));
    }
    QVERIFY(answer(request(u"pretrain-llama-3.1-8b"_s, u"trainium"_s, 64)).result(u"chip_hours")->value);
    const Estimate served = answer(request(u"serve-llama-3.1-8b"_s, u"inferentia2"_s, 2));
    QVERIFY(served.bound.has_value());
    QVERIFY(served.notes.filter(u"measurements on"_s).isEmpty());
}

// First-token times and whole runs are less certain than tokens a second, and borrowed constants widen all ranges.
void TestEstimate::widensWhatIsLessKnown()
{
    const ResultErrors &errors = m_catalog.calibration.errors;
    const auto errorOf = [](const Estimate &found, QStringView metric) {
        const Interval value = found.result(metric)->value.value_or(Interval());
        return value.high / value.value - 1.0;
    };
    const Estimate served = answer(request(u"serve-llama-3.1-70b"_s, u"h100-sxm"_s, 4));
    // For dense models from held-out sources, as found by `chipboard calibrate`.
    const auto unseen = [this](QStringView kind) {
        for (const ServingRange &range : m_catalog.calibration.serving.ranges) {
            if (range.kind == kind && !range.experts && !range.near)
                return range.p80Error;
        }
        return 0.0;
    };
    QVERIFY(unseen(u"first_token") > unseen(u"max_throughput"));
    QVERIFY(isNear(errorOf(served, u"ttft"), unseen(u"first_token")));
    // The coverage of each range is that of its kind, too.
    const auto heldBy = [this](QStringView kind) {
        const auto &ranges = m_catalog.calibration.serving.ranges;
        const auto found = std::ranges::find_if(
            ranges, [kind](const ServingRange &range) { return range.kind == kind && !range.experts && !range.near; });
        return RangeBasis{found->rows, found->coverage};
    };
    QCOMPARE(served.basisOf(u"ttft"), heldBy(u"first_token"));
    QCOMPARE(served.basisOf(u"tpot"), heldBy(u"latency"));
    QCOMPARE(served.basisOf(u"usd_per_1m_tokens"), heldBy(u"max_throughput"));
    QVERIFY(isNear(errorOf(served, u"tokens_per_s"), unseen(u"max_throughput")));
    const auto unseenTraining = [this](QStringView family) {
        for (const TrainingRange &range : m_catalog.calibration.training.ranges) {
            if (range.family == family && !range.experts)
                return range.p80Error;
        }
        return 0.0;
    };
    const Estimate trained = answer(request(u"pretrain-llama-3.1-8b"_s, u"h100-sxm"_s, 64));
    const double hopper = unseenTraining(u"hopper");
    QVERIFY(isNear(errorOf(trained, u"tokens_per_s"), hopper));
    // The additional error of runs adds to Hopper's.
    const auto squared = [](double error) { return std::log(1.0 + error) * std::log(1.0 + error); };
    const double ofRun =
        std::exp(std::sqrt(squared(hopper) + squared(errors.fullRun.p80Error) - squared(unseenTraining(u"any")))) - 1.0;
    QVERIFY(ofRun > hopper);
    for (const QStringView metric : {u"chip_hours", u"wall_hours", u"cost"}) {
        QVERIFY(isNear(errorOf(trained, metric), ofRun));
        QCOMPARE(trained.basisOf(metric), (RangeBasis{errors.fullRun.rows, 0.0})); // not held out
    }
    QVERIFY(trained.basisOf(u"tokens_per_s").coverage > 0.0);
    const Estimate lent = answer(request(u"pretrain-llama-3.1-8b"_s, u"gaudi3"_s, 64));
    QVERIFY(isNear(errorOf(lent, u"chip_hours"), 1.8 * errors.fullRun.p80Error));
    QVERIFY(isNear(errorOf(lent, u"tokens_per_s"), 1.8 * unseenTraining(u"any")));
    const Estimate lentServing = answer(request(u"serve-llama-3.1-8b"_s, u"tpu-v5p"_s, 8));
    QVERIFY(isNear(errorOf(lentServing, u"ttft"), 1.8 * unseen(u"first_token")));
    QVERIFY(isNear(errorOf(lentServing, u"tokens_per_s"), 1.8 * unseen(u"max_throughput")));
}

CHIPBOARD_TEST(TestEstimate, QCoreApplication)

} // namespace tst_estimate

#include "tst_estimate.moc"
