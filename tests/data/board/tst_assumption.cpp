// Walks the rows of the assumption table, and calculates the effect of changed dimensions on a workload.
#include "data/board/assumption.h"

#include "data/board/board.h"

#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_assumption {

class TestAssumption : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void rowsAreComplete_data();
    void rowsAreComplete();
    void idsAndMembersAreUnique();
    void findsByIdAndNothingElse();
    void refusesWhatIsOutOfRange_data();
    void refusesWhatIsOutOfRange();
    void refusesInputsOutOfRange();
    void tellsTheValueInForce();
    void countsWhatWasChanged();
    void anotherWorkloadForgetsChipsAndDimensionsOnly();
    void tellsDefaultsOfWorkloadAndModel();
    void changesDimensions();
    void parametersAloneKeepTheShareOfActiveOnes();
    void expertsCarryTheirWeights();
    void windowAndCacheOfAModel();
    void rankOfALatentCache();
    void whatAModelLacksHasNoDefault();
    void bitsChoosePrecisions_data();
    void bitsChoosePrecisions();
    void equalBitsKeepTheFormat();
    void whatMovingCostsChangesNoWorkload();
    void theDefaultSpendIsTheGuidesThreshold();
    void statesWhatIsAssumed();
    void statesDefaultsBesideOtherChanges();
};

static const AssumptionRow &row(const char *id)
{
    const AssumptionRow *found = findAssumption(AssumptionId(QString::fromLatin1(id)));
    if (found == nullptr)
        qFatal("no assumption %s", id);
    return *found;
}

static ModelShape aModel()
{
    return ModelShape{.parameters = 70e9,
                      .activeParameters = 70e9,
                      .layers = 80,
                      .hidden = 8192,
                      .heads = 64,
                      .kvHeads = 8,
                      .headSize = 128};
}

static Workload aWorkload() { return Workload{.task = Task::Serve, .input = 1024, .output = 512}; }

void TestAssumption::rowsAreComplete_data()
{
    QTest::addColumn<QString>("id");
    for (const AssumptionRow &each : assumptionTable())
        QTest::newRow(each.id) << QString::fromLatin1(each.id);
}

void TestAssumption::rowsAreComplete()
{
    QFETCH(const QString, id);
    const AssumptionRow &each = *findAssumption(AssumptionId(id));
    QVERIFY(QRegularExpression(u"^[a-z][a-z0-9_]*$"_s).match(id).hasMatch());
    QVERIFY(!each.labelText().isEmpty());
    QVERIFY(each.helpText().endsWith(u'.'));
    QVERIFY(each.originText().endsWith(u'.'));
    QVERIFY(!each.unsetText().isEmpty());
    QVERIFY(!assumptionGroupLabel(each.group).isEmpty());
    QVERIFY(each.minimum < each.maximum);
    QVERIFY(each.step > 0.0);
    QVERIFY(each.tasks != 0);
    QVERIFY(each.member != nullptr);
    if (each.fallback)
        QVERIFY(checkAssumption(each, *each.fallback));
    QVERIFY(checkAssumption(each, each.maximum));
    QVERIFY(checkAssumption(each, each.minimum));
}

void TestAssumption::idsAndMembersAreUnique()
{
    QSet<QString> ids;
    Assumptions all;
    for (const AssumptionRow &each : assumptionTable()) {
        ids << QString::fromLatin1(each.id);
        QVERIFY2(!(all.*each.member), each.id);
        all.*each.member = each.minimum;
    }
    QCOMPARE(static_cast<std::size_t>(ids.size()), assumptionTable().size());
    // One optional number per row and nothing else: a member without a row would be invisible.
    QCOMPARE(sizeof(Assumptions), assumptionTable().size() * sizeof(std::optional<double>));
}

void TestAssumption::findsByIdAndNothingElse()
{
    QCOMPARE(findAssumption(AssumptionId(u"Discount"_s)), nullptr);
    QCOMPARE(findAssumption(AssumptionId()), nullptr);
    QCOMPARE(findAssumption(AssumptionId(u"discount"_s))->assumptionId(), AssumptionId(u"discount"_s));
}

void TestAssumption::refusesWhatIsOutOfRange_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("remedy");
    const QChar space(0x00A0);
    const QString utilisationRange = u"The range is 1% to 100%."_s;
    QTest::newRow("above") << QByteArray("utilisation") << 101.0 << u"Utilisation cannot be 101%."_s
                           << utilisationRange;
    QTest::newRow("zero") << QByteArray("utilisation") << 0.0 << u"Utilisation cannot be 0%."_s << utilisationRange;
    const QString share = u"The range is 0% to 100%."_s;
    QTest::newRow("a machine for no time")
        << QByteArray("machine_years") << 0.0 << u"Service life (years) cannot be 0."_s << u"The range is 0.5 to 30."_s;
    QTest::newRow("more is left than was paid")
        << QByteArray("machine_residual") << 101.0 << u"Residual value cannot be 101%."_s << share;
    QTest::newRow("less than nothing is left")
        << QByteArray("machine_residual") << -1.0 << u"Residual value cannot be -1%."_s << share;
    QTest::newRow("usury") << QByteArray("interest") << 51.0 << u"Interest rate (per year) cannot be 51%."_s
                           << u"The range is 0% to 50%."_s;
    QTest::newRow("a machine as a gift") << QByteArray("machine_price") << 0.0
                                         << u"Machine price cannot be 0%1USD."_s.arg(space)
                                         << u"The range is 100%1USD to 100,000,000,000%1USD."_s.arg(space);
    QTest::newRow("part of a chip") << QByteArray("layers") << 1.5 << u"Layers must be a whole number, not 1.5."_s
                                    << u"The range is 1 to 1,000."_s;
    QTest::newRow("bits that no chip has")
        << QByteArray("compute_bits") << 12.0 << u"Compute precision (bits) cannot be 12."_s
        << u"Use one of 4, 8, 16, 32."_s;
}

void TestAssumption::refusesWhatIsOutOfRange()
{
    QFETCH(const QByteArray, id);
    QFETCH(const double, value);
    const auto checked = checkAssumption(row(id.constData()), value);
    QVERIFY(!checked);
    QTEST(checked.problem().message, "message");
    QTEST(checked.problem().remedy, "remedy");
    QVERIFY(!checkAssumption(row(id.constData()), std::numeric_limits<double>::quiet_NaN()));
    QVERIFY(!checkAssumption(row(id.constData()), std::numeric_limits<double>::infinity()));
}

// All inputs of formulas, whatever set them: the range of the row applies.
void TestAssumption::refusesInputsOutOfRange()
{
    int inputs = 0;
    const Assumed usual;
    eachInput(usual, [&](std::optional<double> Assumptions::*member, const auto &, double = 1.0) {
        QVERIFY(checkInputs(usual, assumptionOf(member).group));
        ++inputs;
    });
    QVERIFY(inputs > 20);
    for (int place = 0; place < inputs; ++place) {
        const AssumptionRow *row = nullptr;
        double most = 0.0;
        const auto isAllowed = [&](double value) {
            Assumed changed;
            int at = 0;
            eachInput(changed, [&](std::optional<double> Assumptions::*member, auto &input, double one = 1.0) {
                if (at++ != place)
                    return;
                row = &assumptionOf(member);
                most = row->input(row->maximum, one);
                input = value;
            });
            const auto checked = checkInputs(changed, row->group);
            return checked || !checked.problem().message.startsWith(row->labelText());
        };
        QVERIFY2(!isAllowed(-1.0), row->id);
        QVERIFY2(!isAllowed(std::numeric_limits<double>::quiet_NaN()), row->id);
        QVERIFY2(isAllowed(most), row->id);
        QVERIFY2(!isAllowed(most * 1.001), row->id);
    }
}

void TestAssumption::tellsTheValueInForce()
{
    Assumptions assumptions;
    QCOMPARE(valueOf(row("utilisation"), assumptions), std::optional(100.0));
    QCOMPARE(valueOf(row("layers"), assumptions), std::nullopt);
    assumptions.utilisation = 41.0;
    assumptions.layers = 12.0;
    QCOMPARE(valueOf(row("utilisation"), assumptions), std::optional(41.0));
    QCOMPARE(valueOf(row("layers"), assumptions), std::optional(12.0));
}

void TestAssumption::countsWhatWasChanged()
{
    Assumptions assumptions;
    QCOMPARE(changedCount(assumptions), 0);
    assumptions.discount = 10.0;
    assumptions.hidden = 4096.0;
    QCOMPARE(changedCount(assumptions), 2);
}

void TestAssumption::anotherWorkloadForgetsChipsAndDimensionsOnly()
{
    Assumptions assumptions{.discount = 10.0, .goodput = 80.0};
    Assumptions withDimensions = assumptions;
    withDimensions.chips = 64.0; // thousands of chips for a training run do not suit serving
    withDimensions.hidden = 4096.0;
    withDimensions.output = 10.0;
    withDimensions.cacheBits = 8.0;
    QCOMPARE(withoutDimensions(withDimensions), assumptions);
}

void TestAssumption::tellsDefaultsOfWorkloadAndModel()
{
    Calibration calibration{.training = {.goodput = 0.75}};
    calibration.families << ChipFamily();
    const auto told = [&](const char *id) { return defaultOf(row(id), aWorkload(), aModel(), calibration); };
    QCOMPARE(told("utilisation"), std::optional(100.0));
    QCOMPARE(told("goodput"), std::optional(75.0));
    QCOMPARE(told("parameters"), std::optional(70.0));
    QCOMPARE(told("layers"), std::optional(80.0));
    QCOMPARE(told("output"), std::optional(512.0));
    QCOMPARE(told("compute_bits"), std::optional(16.0));
    QCOMPARE(told("batch"), std::nullopt); // as many as memory holds
    QCOMPARE(told("chips"), std::nullopt); // as few as hold it
    QCOMPARE(defaultOf(row("goodput"), aWorkload(), aModel(), Calibration()), std::nullopt);
    Workload steady = aWorkload();
    steady.goodput = 0.95; // the workload's own goodput overrides the general one
    QCOMPARE(defaultOf(row("goodput"), steady, aModel(), calibration), 95.0);
}

void TestAssumption::changesDimensions()
{
    QCOMPARE(edited(aWorkload(), aModel(), {}), (EditedWorkload{aWorkload(), aModel()}));
    Assumptions assumptions{.layers = 40.0, .tokens = 15000.0, .output = 100.0, .weightBits = 4.0, .cacheBits = 8.0};
    assumptions.discount = 10.0; // not a dimension
    const EditedWorkload result = edited(aWorkload(), aModel(), assumptions);
    QCOMPARE(result.model.layers, 40);
    QCOMPARE(result.workload.tokens, 15e12);
    QCOMPARE(result.workload.output, 100);
    QCOMPARE(result.workload.weightBytes, 0.5);
    QCOMPARE(result.workload.cacheBytes, 1.0);
    QCOMPARE(result.model.hidden, 8192);
}

void TestAssumption::parametersAloneKeepTheShareOfActiveOnes()
{
    ModelShape sparse = aModel();
    sparse.parameters = 600e9;
    sparse.activeParameters = 30e9; // one in twenty
    Assumptions assumptions{.parameters = 300.0};
    QCOMPARE(edited(aWorkload(), sparse, assumptions).model.parameters, 300e9);
    QCOMPARE(edited(aWorkload(), sparse, assumptions).model.activeParameters, 15e9);
    assumptions.activeParameters = 40.0;
    QCOMPARE(edited(aWorkload(), sparse, assumptions).model.activeParameters, 40e9);
}

static ModelShape aMixture()
{
    ModelShape model = aModel(); // like Mixtral 8x7B
    model.parameters = 46.7e9;
    model.activeParameters = 12.9e9;
    model.layers = 32;
    model.hidden = 4096;
    model.experts = ExpertShape{8, 2, 14336, 0, 0, 0};
    return model;
}

// One token skips 6 of 8 experts, 46.7 - 12.9 = 33.8 billion weights, so an expert has 33.8 / 6 = 5.6333 billion.
void TestAssumption::expertsCarryTheirWeights()
{
    const double each = 33.8e9 / 6.0;
    Assumptions assumptions{.experts = 16.0};
    ModelShape model = edited(aWorkload(), aMixture(), assumptions).model;
    QCOMPARE(model.experts->count, 16);
    QCOMPARE(model.parameters, 46.7e9 + 8.0 * each);
    QCOMPARE(model.activeParameters, 12.9e9);
    assumptions.expertsPerToken = 4.0;
    model = edited(aWorkload(), aMixture(), assumptions).model;
    QCOMPARE(model.experts->perToken, 4);
    QCOMPARE(model.parameters, 46.7e9 + 8.0 * each);
    QVERIFY(std::abs(model.activeParameters - (12.9e9 + 2.0 * each)) < 1.0);
    assumptions.parameters = 50.0; // a stated size overrides the experts'
    QCOMPARE(edited(aWorkload(), aMixture(), assumptions).model.parameters, 50e9);
    // With as many experts as a token uses none is skipped, so an expert has three matrices of 4,096 x 14,336 in each
    // of 32 layers.
    assumptions = {};
    assumptions.experts = 2.0;
    assumptions.expertsPerToken = 1.0;
    model = edited(aWorkload(), aMixture(), assumptions).model;
    QVERIFY(std::abs(model.parameters - 12.9e9) < 1.0);
    QVERIFY(std::abs(model.activeParameters - (12.9e9 - 3.0 * 4096 * 14336 * 32)) < 1.0);
}

void TestAssumption::windowAndCacheOfAModel()
{
    ModelShape model =
        aModel(); // 2 x 80 layers x 8 KV heads x 128 = 163,840 values a token, half in layers with a window
    model.attention.windowLayers = 40;
    model.attention.window = 4096;
    model.attention.windowElements = 81'920.0;
    Assumptions assumptions{.windowTokens = 1024.0};
    assumptions.kvPerToken = 40'960.0; // a quarter
    const ModelShape changed = edited(aWorkload(), model, assumptions).model;
    QCOMPARE(changed.attention.window, 1024);
    QCOMPARE(changed.cachedElements(), 40'960.0);
    QCOMPARE(changed.attention.windowElements, 20'480.0); // half as before
}

// DeepSeek-V3 caches 61 x (512 + 64) values a token; with half the rank 61 x (256 + 64).
void TestAssumption::rankOfALatentCache()
{
    ModelShape model = aModel();
    model.attention.latentRank = 512;
    model.attention.ropeSize = 64;
    model.kvPerToken = 61.0 * 576;
    const ModelShape changed = edited(aWorkload(), model, Assumptions{.latentRank = 256.0}).model;
    QCOMPARE(changed.attention.latentRank, 256);
    QCOMPARE(changed.cachedElements(), 61.0 * 320);
}

void TestAssumption::whatAModelLacksHasNoDefault()
{
    Assumptions assumptions;
    for (const char *id : {"experts", "experts_per_token", "window_tokens", "latent_rank", "kv_per_token"}) {
        QVERIFY2(!defaultOf(row(id), aWorkload(), aModel(), Calibration()).has_value(), id);
        assumptions.*row(id).member = 64.0;
    }
    assumptions.kvPerToken.reset();
    QCOMPARE(edited(aWorkload(), aModel(), assumptions).model, aModel()); // no part is invented
    QCOMPARE(defaultOf(row("experts"), aWorkload(), aMixture(), Calibration()), 8.0);
    QCOMPARE(defaultOf(row("experts_per_token"), aWorkload(), aMixture(), Calibration()), 2.0);
}

void TestAssumption::bitsChoosePrecisions_data()
{
    QTest::addColumn<double>("bits");
    QTest::addColumn<Precision>("precision");
    QTest::newRow("4") << 4.0 << Precision::Fp4;
    QTest::newRow("8") << 8.0 << Precision::Fp8;
    QTest::newRow("16") << 16.0 << Precision::Bf16;
    QTest::newRow("32") << 32.0 << Precision::Fp32;
}

void TestAssumption::bitsChoosePrecisions()
{
    QFETCH(const double, bits);
    const EditedWorkload result = edited(aWorkload(), aModel(), Assumptions{.computeBits = bits});
    QTEST(result.workload.precision, "precision");
    QCOMPARE(defaultOf(row("compute_bits"), result.workload, result.model, {}), std::optional(bits));
    QVERIFY(checkAssumption(row("compute_bits"), bits));
}

void TestAssumption::equalBitsKeepTheFormat()
{
    Assumptions assumptions{.computeBits = 16.0};
    Workload work = aWorkload();
    work.precision = Precision::Fp16;
    QCOMPARE(edited(work, aModel(), assumptions).workload.precision, Precision::Fp16);
    work.precision = Precision::Int8;
    QCOMPARE(edited(work, aModel(), assumptions).workload.precision, Precision::Bf16);
    assumptions.computeBits = 8.0;
    QCOMPARE(edited(work, aModel(), assumptions).workload.precision, Precision::Int8);
}

void TestAssumption::whatMovingCostsChangesNoWorkload()
{
    Assumptions assumptions;
    int changed = 0;
    for (const AssumptionRow &each : assumptionTable()) {
        if (each.group == AssumptionGroup::Business) {
            QVERIFY2(each.fallback, each.id);
            assumptions.*each.member = each.minimum;
            ++changed;
        }
    }
    QVERIFY(changed >= 4);
    QCOMPARE(changedCount(assumptions), changed);
    QCOMPARE(edited(aWorkload(), aModel(), assumptions), edited(aWorkload(), aModel(), {}));
    QCOMPARE(withoutDimensions(assumptions), assumptions);
}

void TestAssumption::theDefaultSpendIsTheGuidesThreshold()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const auto rule =
        std::ranges::find_if(catalog.rules, [](const Rule &each) { return each.id == u"inferentia-threshold-high"_s; });
    QVERIFY(rule != catalog.rules.end());
    QCOMPARE(row("monthly_spend").fallback, std::optional(rule->threshold->value));
}

void TestAssumption::statesWhatIsAssumed()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = testing::onDemandBoard();
    const Workload &work = *catalog.workload(board.workload);
    const QList<StatedAssumption> usual = statedAssumptions(catalog, board);
    for (const StatedAssumption &one : usual) {
        QVERIFY(one.acts && one.row->actsOn(work.task) && !one.own);
        QCOMPARE(one.value(), defaultOf(*one.row, work, *catalog.model(work.model), catalog.calibration));
    }
    const auto acting =
        std::ranges::count_if(assumptionTable(), [&work](const AssumptionRow &each) { return each.actsOn(work.task); });
    const auto ofMachines = std::ranges::count_if(assumptionTable(), [](const AssumptionRow &each) {
        return each.group == AssumptionGroup::Ownership && each.fallback;
    });
    QVERIFY(ofMachines >= 6); // years, residual value, interest, power, colocation, staff: no machine
    QCOMPARE(usual.size(), acting - ofMachines);
    Board owning = board;
    owning.assumptions.machinePrice = 300'000.0;
    QCOMPARE(statedAssumptions(catalog, owning).size(), acting);
    owning.assumptions.machinePrice.reset();
    owning.assumptions.interest = 5.0; // listed, though it has no effect
    QCOMPARE(statedAssumptions(catalog, owning).size(), usual.size() + 1);

    // A changed assumption is listed whether it has an effect or not; its default stays next to it.
    board.assumptions.discount = 20.0;
    const auto idle =
        std::ranges::find_if(assumptionTable(), [&work](const AssumptionRow &each) { return !each.actsOn(work.task); });
    QVERIFY(idle != assumptionTable().end());
    board.assumptions.*idle->member = idle->minimum;
    const QList<StatedAssumption> changed = statedAssumptions(catalog, board);
    QCOMPARE(changed.size(), usual.size() + 1);
    for (const StatedAssumption &one : changed) {
        QCOMPARE(one.own.has_value(), one.row == &*idle || one.row == &row("discount"));
        QCOMPARE(one.acts, one.row != &*idle);
    }
    const auto discount =
        std::ranges::find_if(changed, [](const StatedAssumption &one) { return one.row == &row("discount"); });
    QCOMPARE(discount->value(), std::optional(20.0));
    QCOMPARE(discount->usual, std::optional(0.0));

    board.workload = WorkloadId(u"none"_s);
    QVERIFY(statedAssumptions(catalog, board).isEmpty());
}

// Changing only the parameters scales the active ones, so their default changes to half as well.
void TestAssumption::statesDefaultsBesideOtherChanges()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = testing::onDemandBoard();
    const Workload &work = *catalog.workload(board.workload);
    const ModelShape &model = *catalog.model(work.model);
    const auto usualOf = [&](const char *id) {
        for (const StatedAssumption &one : statedAssumptions(catalog, board)) {
            if (one.row == &row(id))
                return one.usual;
        }
        return std::optional<double>();
    };
    const std::optional<double> parameters = usualOf("parameters");
    const std::optional<double> active = usualOf("active_parameters");
    QVERIFY(parameters && active);
    board.assumptions.*row("parameters").member = *parameters / 2.0;
    QCOMPARE(usualOf("parameters"), parameters); // its own default stays
    QCOMPARE(*usualOf("active_parameters"), *active / 2.0);
    QVERIFY(model.parameters > 0.0);
}

CHIPBOARD_TEST(TestAssumption, QCoreApplication)

} // namespace tst_assumption

#include "tst_assumption.moc"
