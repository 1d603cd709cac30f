#include "data/model/servingfit.h"

#include "data/core/find.h"
#include "data/core/result.h"
#include "data/model/calibration.h"
#include "data/model/fitting.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double outlierScale = 0.3; // about the residuals of unseen sources
constexpr int stepsHeldOut = 5;

bool isOdd(const MeasuredRun &run) { return run.kind == u"outlier_stack" || run.kind == u"software_drift"; }

std::optional<double> statedFigure(const MeasuredRun &run, const ServingCase &one)
{
    switch (one.figure) {
    case RunFigure::FirstToken:
        return run.measured.firstToken ? std::optional(*run.measured.firstToken / seconds(1)) : std::nullopt;
    case RunFigure::PerToken:
        return run.measured.perToken ? std::optional(*run.measured.perToken / seconds(1)) : std::nullopt;
    default:
        return run.measured.tokens;
    }
}

QString groupKey(const ServingCase &one)
{
    return one.source + u'|' + one.model.id.text() + one.model.name + u'|' + one.device->id;
}

} // namespace

double HeldOutRow::logError() const { return std::log(predicted / measured); }

std::optional<HoldOut> holdOutNamed(QStringView name)
{
    if (name == u"source")
        return HoldOut([](const MeasuredRun &, const ServingCase &one) { return one.source; });
    if (name == u"group")
        return HoldOut([](const MeasuredRun &, const ServingCase &one) { return groupKey(one); });
    if (name == u"model")
        return HoldOut(
            [](const MeasuredRun &, const ServingCase &one) { return one.model.id.text() + one.model.name; });
    if (name == u"chip")
        return HoldOut([](const MeasuredRun &, const ServingCase &one) { return one.device->id; });
    return std::nullopt;
}

ServingCalibration::ServingCalibration(const QList<MeasuredRun> &runs, const CheckBench &bench)
    : m_bench(bench)
{
    addParameters();
    for (const MeasuredRun &run : runs) {
        if (!run.fault.isEmpty() || isTraining(run) || run.measured.items || !run.plain || isOdd(run))
            continue;
        const Result<ServingCase> one = servingCase(run, bench);
        if (!one || one.value().model.kind != ModelKind::Decoder)
            continue;
        const auto measured = statedFigure(run, one.value());
        const ServingChoice choice = servingConstants(bench.calibration(), one.value().subject());
        if (measured && *measured > 0.0
            && servingSpeed(one.value().model, one.value().setup, *one.value().device, choice.constants))
            addCase(run, one.value(), *measured);
    }
    weighCases();
    m_found = minimised(mapped(m_parameters, &Parameter::prior), leftOut({}, m_cases.size()), mostFittingSteps);
}

void ServingCalibration::addParameters()
{
    for (const TermRow &row : servingTerms())
        m_parameters << Parameter{row.id, {}, {}, onScale(row.scale, row.prior), row.spread, 0};
}

int ServingCalibration::parameter(TermId term, TermGroup group, const QString &member)
{
    const TermRow &row = servingTerms()[static_cast<std::size_t>(term)];
    const double spread = row.groups[static_cast<std::size_t>(group)];
    const QString key = QLatin1String(row.name) + u'|' + groupName(group) + u'|' + member;
    const auto found = m_places.find(key);
    if (found != m_places.end())
        return found->second;
    const int place = static_cast<int>(m_parameters.size());
    m_parameters << Parameter{term, groupName(group), member, 0.0, spread, 0};
    m_places.emplace(key, place);
    return place;
}

void ServingCalibration::addCase(const MeasuredRun &run, const ServingCase &one, double measured)
{
    const ServingSubject subject = one.subject();
    const StackUse use = stackUseOf(m_bench.calibration(), subject);
    const ServingChoice choice = servingConstants(m_bench.calibration(), subject);
    Case added{one,
               &run,
               servingFigures(one.model, one.setup, *one.device),
               {},
               use.age,
               choice.constants.largestBatch,
               choice.constants.layerSplit,
               measured,
               1.0};
    for (const TermRow &row : servingTerms()) {
        added.parameters << static_cast<int>(row.id);
        const auto add = [&](TermGroup group, const QString &member) {
            if (row.groups[static_cast<std::size_t>(group)] > 0.0 && !member.isEmpty())
                added.parameters << parameter(row.id, group, member);
        };
        for (const QString &family : subject.family.chain) {
            if (family != QLatin1String("any"))
                add(TermGroup::Family, family);
        }
        add(TermGroup::Stack, use.id());
        add(TermGroup::Model, subject.model);
        add(TermGroup::Source, subject.source);
        add(TermGroup::StackOnFamily, use.id() + u' ' + subject.family.chain.value(0));
    }
    for (const int place : std::as_const(added.parameters))
        ++m_parameters[place].rows;
    m_cases << added;
}

void ServingCalibration::weighCases()
{
    constexpr double crowded = -0.25;
    constexpr double ofFirstToken = 0.5;
    std::map<QString, int> counts;
    const auto keyOf = [](const Case &one) { return groupKey(one.run) + u'|' + QString::number(int(one.run.figure)); };
    for (const Case &one : std::as_const(m_cases))
        ++counts[keyOf(one)];
    double sum = 0.0;
    for (Case &one : m_cases) {
        one.weight =
            std::pow(counts[keyOf(one)], crowded) * (one.run.figure == RunFigure::FirstToken ? ofFirstToken : 1.0);
        sum += one.weight;
    }
    for (Case &one : m_cases)
        one.weight *= static_cast<double>(m_cases.size()) / sum;
}

TermValues ServingCalibration::termsOf(const Case &one, const Values &values) const
{
    TermValues terms{};
    for (const int place : one.parameters)
        terms.at(static_cast<std::size_t>(m_parameters.at(place).term)) += values.at(place);
    for (const TermRow &row : servingTerms()) {
        double &term = terms.at(static_cast<std::size_t>(row.id));
        term = fromScale(row.scale, term);
    }
    return terms;
}

double ServingCalibration::predicted(const Case &one, const TermValues &terms)
{
    const bool hasExperts = one.run.model.hasExperts();
    ServingConstants constants = constantsOf(terms, hasExperts, one.age);
    constants.largestBatch = one.largestBatch;
    constants.layerSplit = one.layerSplit;
    const double slower = one.run.traffic ? terms.at(static_cast<std::size_t>(*one.run.traffic)) : 1.0;
    return predictedBy(one.run, withConstants(one.figures, constants), slower);
}

// Adds the case to the normal equations, with numerical derivatives.
void ServingCalibration::addRow(const Case &one, const Values &values, std::vector<double> &normal,
                                std::vector<double> &slope) const
{
    constexpr double step = 1e-4;
    const auto n = static_cast<std::size_t>(m_parameters.size());
    TermValues terms = termsOf(one, values);
    const double residual = std::log(predicted(one, terms) / one.measured);
    const double scaled = residual * std::sqrt(one.weight) / outlierScale;
    const double weight = one.weight / (outlierScale * outlierScale * std::sqrt(1.0 + scaled * scaled));
    QVarLengthArray<std::pair<std::size_t, double>, 96> slopes; // of the parameters that matter here
    // Effects on one term share one slope and are adjacent.
    for (qsizetype first = 0, end = 0; first < one.parameters.size(); first = end) {
        const TermId id = m_parameters.at(one.parameters.at(first)).term;
        double sum = values.at(one.parameters.at(first)) + step;
        for (end = first + 1; end < one.parameters.size() && m_parameters.at(one.parameters.at(end)).term == id; ++end)
            sum += values.at(one.parameters.at(end));
        double &term = terms.at(static_cast<std::size_t>(id));
        const double was = std::exchange(term, fromScale(servingTerms()[static_cast<std::size_t>(id)].scale, sum));
        const double ofTerm = (std::log(predicted(one, terms) / one.measured) - residual) / step;
        term = was;
        for (qsizetype i = first; i < end && ofTerm != 0.0; ++i)
            slopes.emplace_back(static_cast<std::size_t>(one.parameters.at(i)), ofTerm);
    }
    for (const auto &[row, ofRow] : slopes) {
        slope[row] += weight * ofRow * residual;
        for (const auto &[column, ofColumn] : slopes)
            normal[row * n + column] += weight * ofRow * ofColumn;
    }
}

ServingCalibration::Values ServingCalibration::minimised(Values values, const std::vector<bool> &left, int steps) const
{
    constexpr double enough = 1e-6;
    return fittedValues(std::move(values), m_parameters, m_cases, left, steps, enough,
                        [this](const Case &one, auto &...share) { addRow(one, share...); });
}

QList<HeldOutRow> ServingCalibration::heldOut(const HoldOut &groupOf) const
{
    std::map<QString, QList<qsizetype>> groups;
    for (qsizetype i = 0; i < m_cases.size(); ++i)
        groups[groupOf(*m_cases.at(i).source, m_cases.at(i).run)] << i;
    QList<HeldOutRow> rows;
    for (const auto &[name, members] : groups) {
        const Values values = minimised(m_found, leftOut(members, m_cases.size()), stepsHeldOut);
        for (const qsizetype place : members) {
            const Case &one = m_cases.at(place);
            rows << HeldOutRow{one.source->id,
                               one.run.range,
                               one.run.source,
                               one.run.model.hasExperts(),
                               predicted(one, termsOf(one, values)),
                               one.measured};
        }
    }
    return rows;
}

namespace {

/// Rows whose errors form a range: of a kind, for mixtures, dense models or both.
struct RangePool
{
    QString kind;
    std::optional<bool> hasExperts; ///< empty: both

    [[nodiscard]] bool has(const HeldOutRow &row) const
    {
        return row.range == kind && (!hasExperts || row.hasExperts == *hasExperts);
    }
    [[nodiscard]] QList<HeldOutRow> of(const QList<HeldOutRow> &rows) const
    {
        return allWhere(rows, [this](const auto &row) { return has(row); });
    }
};

std::set<QString> sourcesOf(const QList<HeldOutRow> &rows)
{
    std::set<QString> sources;
    for (const HeldOutRow &row : rows)
        sources.insert(row.source);
    return sources;
}

// Logarithms of error factors; without the source `butSource`, if given.
QList<double> errorsOf(const QList<HeldOutRow> &rows, const QString &butSource = {})
{
    QList<double> errors;
    for (const HeldOutRow &row : rows) {
        if (butSource.isEmpty() || row.source != butSource)
            errors << std::abs(row.logError());
    }
    return errors;
}

// Share of each source's own rows that the range from all other sources contains.
double coverageOf(const QList<HeldOutRow> &own, const QList<HeldOutRow> &pool, double level)
{
    qsizetype inside = 0;
    for (const QString &source : sourcesOf(own)) {
        const QList<double> others = errorsOf(pool, source);
        const double limit = others.isEmpty() ? 0.0 : quantileOf(others, level);
        inside += std::ranges::count_if(
            own, [&](const HeldOutRow &row) { return row.source == source && std::abs(row.logError()) <= limit; });
    }
    return own.isEmpty() ? 0.0 : static_cast<double>(inside) / static_cast<double>(own.size());
}

// Errors within a source are correlated, so the 80th percentile of all rows may cover less of a new source: takes the
// lowest level, of the group or else of its kind, at which the others' range covers enough of a held-out source.
std::optional<ServingRange> foundRange(const QList<HeldOutRow> &rows, const QString &kind, bool hasExperts, bool near)
{
    constexpr qsizetype fewestRows = 8;
    constexpr std::size_t fewestSources = 2;
    const QList<HeldOutRow> own = RangePool{kind, hasExperts}.of(rows);
    std::optional<ServingRange> best;
    for (const std::optional<bool> of : {std::optional(hasExperts), std::optional<bool>()}) {
        const QList<HeldOutRow> pool = RangePool{kind, of}.of(rows);
        const std::size_t sources = sourcesOf(pool).size();
        if (pool.isEmpty() || (of && (pool.size() < fewestRows || sources < fewestSources)))
            continue;
        const QList<double> errors = errorsOf(pool);
        for (const double level : {0.8, 0.85, 0.9, 0.95}) {
            const double coverage = coverageOf(own.isEmpty() ? pool : own, pool, level);
            if (best && coverage <= best->coverage)
                continue;
            best = ServingRange{kind,
                                hasExperts,
                                near,
                                static_cast<int>(pool.size()),
                                static_cast<int>(sources),
                                std::exp(quantileOf(errors, 0.5)) - 1.0,
                                std::exp(quantileOf(errors, level)) - 1.0,
                                coverage};
            if (coverage >= leastCoverage)
                return best;
        }
    }
    return best;
}

QList<ServingRange> rangesOf(const QList<HeldOutRow> &rows, bool near)
{
    QList<ServingRange> ranges;
    for (const QString &kind : {u"throughput"_s, u"latency"_s, u"first_token"_s, u"max_throughput"_s, u"mlperf"_s}) {
        for (const bool hasExperts : {false, true}) {
            if (const auto range = foundRange(rows, kind, hasExperts, near))
                ranges << *range;
        }
    }
    return ranges;
}

} // namespace

static HeldOutAccuracy accuracyOf(const QList<HeldOutRow> &rows)
{
    QList<double> errors;
    std::set<QString> sources;
    for (const HeldOutRow &row : rows) {
        errors << std::abs(row.predicted / row.measured - 1.0);
        sources.insert(row.source);
    }
    if (errors.isEmpty())
        return {};
    const ErrorSummary summary = summaryOf(errors);
    return {summary.n, static_cast<int>(sources.size()), summary.medianAbsError, summary.within25};
}

QList<ServingReach> ServingCalibration::reach() const
{
    std::map<std::pair<QString, QString>, std::pair<int, std::set<QString>>> counts;
    for (const Case &one : m_cases) {
        auto &[rows, sources] = counts[{one.run.device->family.chain.value(0), one.run.range}];
        ++rows;
        sources.insert(one.run.source);
    }
    QList<ServingReach> reach;
    for (const auto &[key, count] : counts)
        reach << ServingReach{key.first, key.second, count.first, static_cast<int>(count.second.size())};
    return reach;
}

ServingModel ServingCalibration::found(const QList<HeldOutRow> &bySource, const QList<HeldOutRow> &byGroup) const
{
    ServingModel model{.year = m_bench.calibration().serving.year};
    std::set<SourceId> sources;
    QList<double> errors;
    for (qsizetype i = 0; i < m_parameters.size(); ++i) {
        const Parameter &one = m_parameters.at(i);
        const TermRow &row = servingTerms()[static_cast<std::size_t>(one.term)];
        ServingTerm &term = model.terms[QLatin1String(row.name)];
        if (one.group.isEmpty())
            term.all = fromScale(row.scale, m_found.at(i));
        else
            term.effects[one.group].emplace(one.member, ServingEffect{std::exp(m_found.at(i)), one.rows});
    }
    for (const Case &one : m_cases)
        errors << std::abs(predicted(one, termsOf(one, m_found)) / one.measured - 1.0);
    model.ranges = rangesOf(bySource, false) + rangesOf(byGroup, true);
    model.reach = reach();
    model.heldOut = accuracyOf(bySource);
    if (!errors.isEmpty())
        model.evidence = {static_cast<int>(errors.size()), summaryOf(errors).medianAbsError, eightOfTen(errors), {}};
    return model;
}

namespace {

// Four digits are as precise as the numbers, and portable between machines.
QByteArray digits(double value) { return QByteArray::number(value, 'g', 4); }

QByteArray membersText(const std::map<QString, ServingEffect> &members)
{
    QByteArrayList texts;
    for (const auto &[member, effect] : members)
        texts << R"({"of": ")" + member.toUtf8() + R"(", "factor": )" + digits(effect.factor) + R"(, "rows": )"
                + QByteArray::number(effect.rows) + "}";
    return "[" + texts.join(", ") + "]";
}

QByteArray heldOutText(const HeldOutAccuracy &heldOut)
{
    if (heldOut.rows == 0)
        return {};
    return R"(    "held_out": {"rows": )" + QByteArray::number(heldOut.rows) + R"(, "sources": )"
        + QByteArray::number(heldOut.sources) + R"(, "median_error": )" + digits(heldOut.medianError)
        + R"(, "within_25": )" + digits(heldOut.within25) + "},\n";
}

QByteArray modelText(const ServingModel &model)
{
    QByteArrayList terms;
    for (const TermRow &row : servingTerms()) {
        const auto term = model.terms.find(QLatin1String(row.name));
        if (term == model.terms.end())
            continue;
        QByteArray text = QByteArray("      \"") + row.name + R"(": {"all": )" + digits(term->second.all);
        for (const auto &[group, members] : term->second.effects)
            text += ", \"" + group.toUtf8() + "\": " + membersText(members);
        terms << text + "}";
    }
    QByteArrayList ranges;
    for (const ServingRange &range : model.ranges)
        ranges << R"(      {"kind": ")" + range.kind.toUtf8() + R"(", "experts": )" + (range.experts ? "true" : "false")
                + R"(, "left_out": ")" + (range.near ? "group" : "source") + R"(", "rows": )"
                + QByteArray::number(range.rows) + R"(, "sources": )" + QByteArray::number(range.sources)
                + R"(, "median_error": )" + digits(range.medianError) + R"(, "p80_error": )" + digits(range.p80Error)
                + R"(, "coverage": )" + digits(range.coverage) + "}";
    QByteArrayList reaches;
    for (const ServingReach &reach : model.reach)
        reaches << R"(      {"family": ")" + reach.family.toUtf8() + R"(", "kind": ")" + reach.kind.toUtf8()
                + R"(", "rows": )" + QByteArray::number(reach.rows) + R"(, "sources": )"
                + QByteArray::number(reach.sources) + "}";
    const Evidence &evidence = model.evidence;
    return R"({
    "year": )"
        + QByteArray::number(model.year, 'f', 2) + R"(,
    "terms": {
)" + terms.join(",\n")
        + R"(
    },
    "ranges": [
)" + ranges.join(",\n")
        + R"(
    ],
    "reach": [
)" + reaches.join(",\n")
        + R"(
    ],
)" + heldOutText(model.heldOut)
        + R"(    "evidence": {"rows": )" + QByteArray::number(evidence.rows) + R"(, "median_error": )"
        + digits(evidence.medianError) + R"(, "p80_error": )" + digits(evidence.p80Error) + R"(}
  })";
}

} // namespace

QByteArray withServingModel(const QByteArray &file, const ServingModel &model)
{
    const QByteArray begin = "\n  \"serving\": ";
    const QByteArray end = ",\n  \"batch\": ";
    const qsizetype from = file.indexOf(begin);
    const qsizetype to = file.indexOf(end);
    if (from < 0 || to < from)
        return {};
    return file.left(from) + begin + modelText(model) + file.mid(to);
}

} // namespace chipboard
