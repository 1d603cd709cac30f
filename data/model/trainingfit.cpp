#include "data/model/trainingfit.h"

#include "data/core/find.h"
#include "data/model/fitting.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double trainingOutlier = 0.2;
constexpr std::size_t fewestSources = 2;

// Priors: efficiency and factors for the usual utilisation of 40 to 55 %; attention as FlashAttention-2 reaches (arXiv
// 2307.08691); 24 ps per weight: the third of four bytes at 50 GB/s that does not overlap.
constexpr TrainingTermRow trainingTerms[] = {
    {TrainingTerm::Efficiency, TermScale::Share, 0.50, 0.5, 0.35, 0.12},
    {TrainingTerm::Fp8, TermScale::Share, 0.85, 0.7, 0.3, 0.0},
    {TrainingTerm::SparseFp8, TermScale::Share, 0.75, 0.7, 0.3, 0.0},
    {TrainingTerm::Fp4, TermScale::Share, 0.55, 0.7, 0.0, 0.0},
    {TrainingTerm::Fp16, TermScale::Share, 0.80, 0.7, 0.0, 0.0},
    {TrainingTerm::Attention, TermScale::Share, 0.45, 0.7, 0.3, 0.0},
    {TrainingTerm::Traffic, TermScale::Amount, 130.0, 0.5, 0.0, 0.0},
    {TrainingTerm::Sparsity, TermScale::Amount, 0.2, 0.5, 0.2, 0.0},
    {TrainingTerm::Scale, TermScale::Amount, 0.006, 1.0, 0.0, 0.0},
    {TrainingTerm::Split, TermScale::Amount, 0.08, 0.7, 0.0, 0.0},
    {TrainingTerm::Gradients, TermScale::Amount, 24.0, 1.0, 0.0, 0.0},
    {TrainingTerm::Goodput, TermScale::Share, 0.80, 0.5, 0.0, 0.0},
    {TrainingTerm::Lora, TermScale::Amount, 1.0, 0.1, 0.0, 0.0},
};

std::size_t placeOf(TrainingTerm term) { return static_cast<std::size_t>(term); }

// Removes the version: "MLPerf Training v5.1" and v5.0 have the same publisher.
QString publisherOf(QString source)
{
    static const QRegularExpression version(u" v\\d+(\\.\\d+)*$"_s);
    return source.remove(version);
}

std::optional<double> trainingFigure(const MeasuredRun &run)
{
    switch (figureOf(run)) {
    case RunFigure::TrainingSpeed:
        return run.measured.tokensPerChip;
    case RunFigure::ChipHours:
        return run.trainingTokens > 0.0 ? run.measured.chipHours : std::nullopt;
    case RunFigure::Utilisation:
        return run.measured.utilisation ? run.measured.utilisation : run.measured.hardwareUse;
    default:
        return std::nullopt;
    }
}

TrainingConstants constantsOfTerms(const std::array<double, trainingTermCount> &terms)
{
    const auto of = [&terms](TrainingTerm term) { return terms.at(placeOf(term)); };
    return TrainingConstants{.fp8Factor = of(TrainingTerm::Fp8),
                             .fp4Factor = of(TrainingTerm::Fp4),
                             .fp16Factor = of(TrainingTerm::Fp16),
                             .sparseFp8Factor = of(TrainingTerm::SparseFp8),
                             .attentionFactor = of(TrainingTerm::Attention),
                             .trafficPerActivation = bytes(of(TrainingTerm::Traffic)),
                             .sparsityExponent = of(TrainingTerm::Sparsity),
                             .scaleExponent = of(TrainingTerm::Scale),
                             .splitExponent = of(TrainingTerm::Split),
                             .gradientExchange = microseconds(1e-6 * of(TrainingTerm::Gradients)),
                             .goodput = of(TrainingTerm::Goodput),
                             .loraFactor = of(TrainingTerm::Lora)};
}

QString modelKey(const ModelShape &model) { return model.id.text() + model.name; }

} // namespace

TrainingCalibration::TrainingCalibration(const QList<MeasuredRun> &runs, const CheckBench &bench)
    : m_bench(bench)
{
    for (const TrainingTermRow &row : trainingTerms)
        m_effects << Effect{row.id, {}, onScale(row.scale, row.prior), row.spread};
    for (const MeasuredRun &run : runs) {
        if (run.fault.isEmpty() && isTraining(run))
            addCase(run);
    }
    weighCases();
    m_found = minimised(mapped(m_effects, &Effect::prior), leftOut({}, m_cases.size()), mostFittingSteps);
}

int TrainingCalibration::effect(TrainingTerm term, const QString &family, const QString &source, double spread)
{
    const QString key = QString::number(int(term)) + u'|' + family + u'|' + source;
    const auto [place, isNew] = m_places.emplace(key, static_cast<int>(m_effects.size()));
    if (isNew)
        m_effects << Effect{term, family, 0.0, spread};
    return place->second;
}

void TrainingCalibration::addCase(const MeasuredRun &run)
{
    const Device *device = m_bench.device(run.chip);
    const ModelShape shape = trainedShape(run, m_bench.modelOf(run));
    const std::optional<double> measured = trainingFigure(run);
    if (device == nullptr || !measured || !(*measured > 0.0))
        return;
    Case one{&run,      device, shape, trainingSetupOf(run), publisherOf(m_bench.sourceOf(run)), figureOf(run),
             *measured, 1.0,    {}};
    if (!trainingSpeed(shape, one.setup, *device, m_bench.calibration().training))
        return;
    for (const TrainingTermRow &row : trainingTerms) {
        one.effects << static_cast<int>(row.id);
        for (const QString &family : device->family.chain) {
            if (row.familySpread > 0.0 && family != QLatin1String("any"))
                one.effects << effect(row.id, family, {}, row.familySpread);
        }
        if (row.sourceSpread > 0.0 && !one.source.isEmpty())
            one.effects << effect(row.id, {}, one.source, row.sourceSpread);
    }
    m_cases << one;
}

void TrainingCalibration::weighCases()
{
    constexpr double crowded = -0.25;
    std::map<QString, int> counts;
    const auto keyOf = [](const Case &one) {
        return one.source + u'|' + modelKey(one.model) + one.run->model + u'|' + one.device->id;
    };
    for (const Case &one : std::as_const(m_cases))
        ++counts[keyOf(one)];
    double sum = 0.0;
    for (Case &one : m_cases) {
        one.weight = std::pow(counts[keyOf(one)], crowded);
        sum += one.weight;
    }
    for (Case &one : m_cases)
        one.weight *= static_cast<double>(m_cases.size()) / sum;
}

double TrainingCalibration::predicted(const Case &one, const Values &values) const
{
    Terms terms{};
    for (const int place : one.effects)
        terms.at(placeOf(m_effects.at(place).term)) += values.at(place);
    for (const TrainingTermRow &row : trainingTerms)
        terms.at(placeOf(row.id)) = fromScale(row.scale, terms.at(placeOf(row.id)));
    const auto time = trainingTimeBy(one.model, one.setup, *one.device, constantsOfTerms(terms),
                                     terms.at(placeOf(TrainingTerm::Efficiency)));
    if (!time)
        return 1.0;
    const double each = time->total().base();
    if (one.figure == RunFigure::ChipHours)
        return seconds(chipTimeOfRun(each, one.run->trainingTokens, terms.at(placeOf(TrainingTerm::Goodput))))
            / hours(1);
    if (one.figure == RunFigure::TrainingSpeed)
        return 1.0 / each;
    const auto count = one.device->family.causalMfu ? AttentionCount::Causal : AttentionCount::Full;
    const Operations work = trainingOperations(one.model, one.setup.task, one.setup.sequence, count);
    return utilisationOf(work.base(), peakFor(*one.device, one.setup.precision)->rate.base(), each);
}

// Adds the case to the normal equations, with numerical derivatives, one per term.
void TrainingCalibration::addRow(const Case &one, Values &values, std::vector<double> &normal,
                                 std::vector<double> &slope) const
{
    constexpr double step = 1e-4;
    const auto n = static_cast<std::size_t>(m_effects.size());
    const double residual = std::log(predicted(one, values) / one.measured);
    const double scaled = residual * std::sqrt(one.weight) / trainingOutlier;
    const double weight = one.weight / (trainingOutlier * trainingOutlier * std::sqrt(1.0 + scaled * scaled));
    Terms ofTerm{};
    for (const int place : one.effects) {
        if (place >= trainingTermCount)
            continue;
        const double was = values.at(place);
        values[place] = was + step;
        ofTerm.at(static_cast<std::size_t>(place)) =
            (std::log(predicted(one, values) / one.measured) - residual) / step;
        values[place] = was;
    }
    const auto slopeOf = [&](int place) { return ofTerm.at(placeOf(m_effects.at(place).term)); };
    for (const int i : one.effects) {
        const auto row = static_cast<std::size_t>(i);
        slope[row] += weight * slopeOf(i) * residual;
        for (const int j : one.effects)
            normal[row * n + static_cast<std::size_t>(j)] += weight * slopeOf(i) * slopeOf(j);
    }
}

TrainingCalibration::Values TrainingCalibration::minimised(Values values, const std::vector<bool> &left,
                                                           int steps) const
{
    constexpr double enough = 1e-5; // numbers have four digits
    return fittedValues(std::move(values), m_effects, m_cases, left, steps, enough,
                        [this](const Case &one, auto &...share) { addRow(one, share...); });
}

QList<HeldOutRow> TrainingCalibration::heldOut(QStringView name) const
{
    constexpr int steps = 5;
    const bool isOfAll = name == u"group";
    std::map<QString, QList<qsizetype>> groups;
    for (qsizetype i = 0; i < m_cases.size(); ++i) {
        const Case &one = m_cases.at(i);
        QStringList key;
        if (isOfAll || name == u"source")
            key << one.source;
        if (isOfAll || name == u"model")
            key << modelKey(one.model) + one.run->model;
        if (isOfAll || name == u"chip")
            key << one.device->id;
        if (!key.isEmpty())
            groups[key.join(u'|')] << i;
    }
    QList<HeldOutRow> rows;
    for (const auto &[group, members] : groups) {
        const Values values = minimised(m_found, leftOut(members, m_cases.size()), steps);
        for (const qsizetype place : members) {
            const Case &one = m_cases.at(place);
            rows << HeldOutRow{one.run->id,
                               one.figure == RunFigure::ChipHours ? u"full_run"_s : u"training"_s,
                               one.source,
                               one.model.isSparse(),
                               predicted(one, values),
                               one.measured};
        }
    }
    return rows;
}

TrainingCalibration::Terms TrainingCalibration::termsOf(const QStringList &chain) const
{
    Terms terms{};
    for (const TrainingTermRow &row : trainingTerms) {
        double sum = m_found.at(static_cast<qsizetype>(row.id));
        for (const QString &family : chain) {
            const auto place = m_places.find(QString::number(int(row.id)) + u'|' + family + u'|');
            if (place != m_places.end())
                sum += m_found.at(place->second);
        }
        terms.at(placeOf(row.id)) = fromScale(row.scale, sum);
    }
    return terms;
}

Evidence TrainingCalibration::evidenceOf(const QString &family) const
{
    constexpr qsizetype mostSources = 6;
    QList<double> errors;
    std::map<SourceId, int> counts;
    for (const Case &one : m_cases) {
        if (!one.device->family.chain.contains(family))
            continue;
        errors << std::abs(predicted(one, m_found) / one.measured - 1.0);
        if (!one.run->sources.isEmpty())
            ++counts[one.run->sources.constFirst()];
    }
    if (errors.isEmpty())
        return {};
    QList<std::pair<int, SourceId>> ranked;
    for (const auto &[source, count] : counts)
        ranked << std::pair(-count, source);
    std::ranges::sort(ranked);
    Evidence evidence{static_cast<int>(errors.size()), summaryOf(errors).medianAbsError, eightOfTen(errors), {}};
    for (const auto &[count, source] : ranked.mid(0, mostSources))
        evidence.sources << source;
    return evidence;
}

// Level that covers 80 % of future sources: with few sources a higher quantile than for their own rows, as in conformal
// prediction (Vovk et al. 2005, Algorithmic Learning in a Random World), with sources as the sample.
static double limitOf(const QList<double> &errors, std::size_t sources)
{
    constexpr double kept = 0.8;
    return quantileOf(errors, kept + (1.0 - kept) / static_cast<double>(std::max<std::size_t>(1, sources)));
}

static std::optional<TrainingRange> trainingRange(const QList<HeldOutRow> &rows)
{
    QList<double> errors;
    std::set<QString> sources;
    for (const HeldOutRow &row : rows) {
        errors << std::abs(row.logError());
        sources.insert(row.source);
    }
    if (sources.size() < fewestSources)
        return std::nullopt;
    int inside = 0;
    for (const QString &source : sources) {
        QList<double> others;
        for (const HeldOutRow &row : rows) {
            if (row.source != source)
                others << std::abs(row.logError());
        }
        const double limit = limitOf(others, sources.size() - 1);
        for (const HeldOutRow &row : rows)
            inside += row.source == source && std::abs(row.logError()) <= limit ? 1 : 0;
    }
    std::ranges::sort(errors);
    TrainingRange range{.rows = static_cast<int>(errors.size()),
                        .sources = static_cast<int>(sources.size()),
                        .medianError = std::expm1(errors.at(errors.size() / 2)),
                        .p80Error = std::expm1(limitOf(errors, sources.size()))};
    range.coverage = static_cast<double>(inside) / range.rows;
    return range;
}

QList<TrainingRange> TrainingCalibration::rangesOf(const QList<HeldOutRow> &bySource) const
{
    constexpr int fewestRows = 8;
    std::map<QString, QStringList> chains;
    for (const Case &one : m_cases)
        chains[one.run->id] = one.device->family.chain;
    std::map<std::pair<QString, bool>, QList<HeldOutRow>> groups;
    QList<HeldOutRow> speeds = allWhere(bySource, [](const HeldOutRow &row) { return row.range == u"training"; });
    for (const HeldOutRow &row : std::as_const(speeds)) {
        for (const QString &family : std::as_const(chains[row.id]))
            groups[{family, row.hasExperts}] << row;
    }
    QList<TrainingRange> ranges;
    for (const auto &[key, rows] : groups) {
        const bool isOfAll = key.first == QLatin1String("any");
        auto range = trainingRange(rows);
        if (isOfAll && (!range || range->rows < fewestRows))
            range = trainingRange(speeds);
        if (!range || range->rows < fewestRows || (!isOfAll && range->coverage < leastCoverage))
            continue;
        range->family = key.first;
        range->experts = key.second;
        ranges << *range;
    }
    return ranges;
}

TrainingModel TrainingCalibration::found(const QList<HeldOutRow> &bySource) const
{
    TrainingModel model;
    const Terms all = termsOf({});
    model.constants = constantsOfTerms(all);
    model.constants.ranges = rangesOf(bySource);
    model.evidence = evidenceOf(u"any"_s);
    std::map<QString, QStringList> chains; ///< of every measured family, itself first
    for (const Case &one : m_cases) {
        const QStringList &chain = one.device->family.chain;
        for (qsizetype i = 0; i < chain.size(); ++i)
            chains[chain.at(i)] = chain.mid(i);
    }
    for (const auto &[family, chain] : chains) {
        const Terms terms = termsOf(chain);
        const auto of = [&terms](TrainingTerm term) { return terms.at(placeOf(term)); };
        model.families[family] = {of(TrainingTerm::Efficiency), of(TrainingTerm::Fp8),      of(TrainingTerm::SparseFp8),
                                  of(TrainingTerm::Attention),  of(TrainingTerm::Sparsity), evidenceOf(family)};
    }
    QList<HeldOutRow> runs = allWhere(bySource, [](const HeldOutRow &row) { return row.range == u"full_run"; });
    if (const auto range = trainingRange(runs))
        model.fullRun = {range->rows, range->medianError, range->p80Error, {}};
    return model;
}

namespace {

QByteArray numberText(double value) { return QByteArray::number(value, 'g', 4); }

QByteArray constantsText(const TrainingConstants &constants)
{
    QByteArray text = R"({"fp8_factor": )" + numberText(constants.fp8Factor) + R"(, "fp4_factor": )"
        + numberText(constants.fp4Factor) + R"(, "fp16_factor": )" + numberText(constants.fp16Factor)
        + R"(, "sparse_fp8_factor": )" + numberText(constants.sparseFp8Factor) + R"(, "attention_factor": )"
        + numberText(constants.attentionFactor) + R"(, "bytes_per_activation": )"
        + numberText(constants.trafficPerActivation.base()) + R"(, "sparsity_exponent": )"
        + numberText(constants.sparsityExponent) + R"(, "scale_exponent": )" + numberText(constants.scaleExponent)
        + R"(, "split_exponent": )" + numberText(constants.splitExponent) + R"(, "gradient_exchange_ps": )"
        + numberText(constants.gradientExchange.base() * 1e12) + R"(, "goodput": )" + numberText(constants.goodput)
        + R"(, "lora_factor": )" + numberText(constants.loraFactor);
    QByteArrayList ranges;
    for (const TrainingRange &range : constants.ranges)
        ranges << R"(    {"family": ")" + range.family.toUtf8() + R"(", "experts": )"
                + (range.experts ? "true" : "false") + R"(, "rows": )" + QByteArray::number(range.rows)
                + R"(, "sources": )" + QByteArray::number(range.sources) + R"(, "median_error": )"
                + numberText(range.medianError) + R"(, "p80_error": )" + numberText(range.p80Error)
                + R"(, "coverage": )" + numberText(range.coverage) + "}";
    if (ranges.isEmpty())
        return text + "}";
    return text + ", \"ranges\": [\n" + ranges.join(",\n") + "\n  ]}";
}

QByteArray familyText(const TrainingEfficiency &family)
{
    QByteArrayList sources;
    for (const SourceId &source : family.evidence.sources)
        sources << "\"" + source.text().toUtf8() + "\"";
    return R"("training": {"efficiency": )" + numberText(family.efficiency) + R"(, "fp8_factor": )"
        + numberText(family.fp8Factor) + R"(, "sparse_fp8_factor": )" + numberText(family.sparseFp8Factor)
        + R"(, "attention_factor": )" + numberText(family.attentionFactor) + R"(, "sparsity_exponent": )"
        + numberText(family.sparsityExponent) + R"(, "evidence": {"rows": )" + QByteArray::number(family.evidence.rows)
        + R"(, "median_error": )" + numberText(family.evidence.medianError) + R"(, "p80_error": )"
        + numberText(family.evidence.p80Error) + R"(, "sources": [)" + sources.join(", ") + "]}}";
}

/// Replaces the text between the two markers; false if either is missing.
bool replaceBetween(QByteArray &text, const QByteArray &begin, const QByteArray &end, const QByteArray &by)
{
    const qsizetype from = text.indexOf(begin);
    const qsizetype to = from < 0 ? -1 : text.indexOf(end, from + begin.size());
    if (to < 0)
        return false;
    text.replace(from + begin.size(), to - from - begin.size(), by);
    return true;
}

// One family per line; its training entry is last.
QByteArray familyLine(const QByteArray &line, const TrainingModel &model)
{
    const QByteArray begin = R"(    {"id": ")";
    if (!line.startsWith(begin))
        return line;
    const QByteArray id = line.mid(begin.size(), line.indexOf('"', begin.size()) - begin.size());
    const bool isLast = !line.endsWith(',');
    const qsizetype training = line.indexOf(R"(, "training": {)");
    QByteArray text = training >= 0 ? line.left(training) : line.left(line.lastIndexOf('}'));
    const auto found = model.families.find(QString::fromUtf8(id));
    if (found != model.families.end() && !found->second.evidence.sources.isEmpty())
        text += ", " + familyText(found->second);
    return text + (isLast ? "}" : "},");
}

} // namespace

QByteArray withTrainingModel(const QByteArray &file, const TrainingModel &model)
{
    const QByteArray families = ",\n  \"families\": [\n";
    const QByteArray stacks = "\n  ],\n  \"stacks\": ";
    QByteArray text = file;
    if (!replaceBetween(text, "\n  \"training\": ", families, constantsText(model.constants)))
        return {};
    const qsizetype from = text.indexOf(families) + families.size();
    const qsizetype to = text.indexOf(stacks, from);
    if (to < 0)
        return {};
    QByteArrayList lines = text.mid(from, to - from).split('\n');
    for (QByteArray &line : lines)
        line = familyLine(line, model);
    text.replace(from, to - from, lines.join('\n'));
    const QByteArray runs = R"({"rows": )" + QByteArray::number(model.fullRun.rows) + R"(, "median_error": )"
        + numberText(model.fullRun.medianError) + R"(, "p80_error": )" + numberText(model.fullRun.p80Error);
    if (model.fullRun.rows > 0 && !replaceBetween(text, R"("full_run": )", "}", runs))
        return {};
    return text;
}

} // namespace chipboard
