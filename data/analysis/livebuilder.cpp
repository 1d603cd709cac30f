#include "data/analysis/livebuilder.h"

#include "data/board/assumption.h"
#include "data/compare/metric.h"
#include "data/core/tr.h"
#include "data/model/steps.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

Unit unitOf(const QString &metricId)
{
    const Metric *metric = findMetric(MetricId(metricId));
    return metric != nullptr ? metric->unit : Unit::One;
}

QString labelOf(const QString &metricId)
{
    const Metric *metric = findMetric(MetricId(metricId));
    return metric != nullptr ? metric->labelText() : metricId;
}

/// Cells of searches, of which there are several alike.
struct SearchRow
{
    const char *kind;
    const char *id;      ///< of a cell, or the prefix of an attempt's
    const char *section; ///< QT_TR_NOOP
    const char *label;   ///< of a cell
};

constexpr std::array searchRows{
    SearchRow{"try", "try%1_", QT_TR_NOOP("Chips: %1 times the minimum"), nullptr},
    SearchRow{"all", "all_", QT_TR_NOOP("Replicas: one over all chips"), nullptr},
    SearchRow{"each1", "each1_", QT_TR_NOOP("Replicas: each on 1 chip"), nullptr},
    SearchRow{"each", "each%1_", QT_TR_NOOP("Replicas: each on %1 chips"), nullptr},
    SearchRow{"special", "special_", QT_TR_NOOP("Replicas: each on the fewest chips that hold the model"), nullptr},
    SearchRow{"fewest_over1", "fewest_over_1", QT_TR_NOOP("Minimum chips as several replicas"),
              QT_TR_NOOP("Minimum so far; replicas on 1 chip")},
    SearchRow{"fewest_over", "fewest_over_%1", QT_TR_NOOP("Minimum chips as several replicas"),
              QT_TR_NOOP("Minimum so far; replicas over %1 chips")},
    SearchRow{"copied", "copied_", QT_TR_NOOP("Replicas: attention on each chip"), nullptr},
    SearchRow{"level_requests", "level%1_requests", QT_TR_NOOP("Requests that meet the service level"),
              QT_TR_NOOP("Requests tried, step %1")},
    SearchRow{"level_step", "level%1_step", QT_TR_NOOP("Requests that meet the service level"),
              QT_TR_NOOP("Decode step at this concurrency, step %1")},
    SearchRow{"level_power", "level%1_power", QT_TR_NOOP("Requests that meet the service level"),
              QT_TR_NOOP("Kept so far, as a power of two, step %1")},
    SearchRow{"fixed", "layout%1_fixed", QT_TR_NOOP("Layouts of training"), QT_TR_NOOP("Fixed: %1")},
    SearchRow{"shared", "layout%1_shared", QT_TR_NOOP("Layouts of training"), QT_TR_NOOP("Split: %1")},
    SearchRow{"fewest", "layout%1_fewest", QT_TR_NOOP("Minimum chips per layout"), QT_TR_NOOP("Fewest chips: %1")},
    SearchRow{"memory", "layout%1_memory", QT_TR_NOOP("Memory per layout"), QT_TR_NOOP("Memory per chip: %1")},
};

// One chip has words of its own.
const SearchRow &searchRow(const char *kind, int number)
{
    const QString ofOne = QString::fromLatin1(kind) + QString::number(number);
    const auto named = [](const QString &name) {
        return std::find_if(searchRows.begin(), searchRows.end(),
                            [&name](const SearchRow &row) { return name == QLatin1String(row.kind); });
    };
    const auto own = named(ofOne);
    const auto found = own != searchRows.end() ? own : named(QString::fromLatin1(kind));
    Q_ASSERT(found != searchRows.end());
    return *found;
}

QString filled(const QString &text, const QString &number) { return text.contains("%1"_L1) ? text.arg(number) : text; }

double factorOf(Unit unit) { return unitInfo(unit).factor; }

} // namespace

LiveBuilder::LiveBuilder(LiveModel &model)
    : m_model(model)
{
}

LiveBuilder::Attempt::Attempt(LiveBuilder &builder, const QString &section, const QString &prefix, bool isDetail)
    : m_builder(builder)
    , m_section(builder.m_section)
    , m_prefix(builder.m_prefix)
    , m_detail(builder.m_detail)
{
    builder.m_section = section;
    builder.m_prefix = prefix;
    builder.m_detail = isDetail;
}

LiveBuilder::Attempt::~Attempt()
{
    m_builder.m_section = m_section;
    m_builder.m_prefix = m_prefix;
    m_builder.m_detail = m_detail;
}

Expr LiveBuilder::add(LiveCell cell)
{
    cell.section = m_section;
    cell.detail = m_detail;
    cell.row = cell.kind == LiveKind::Assumption ? -1 : m_row;
    m_model.cells << cell;
    return Expr(LiveFormula::ofCell(static_cast<int>(m_model.cells.size()) - 1), factorOf(cell.unit));
}

Expr LiveBuilder::step(const char *id, const QString &label, Unit unit, const Expr &value)
{
    return add({m_prefix + QString::fromLatin1(id),
                label,
                {},
                unit,
                LiveKind::Step,
                -1,
                false,
                value.in(factorOf(unit)),
                {},
                {}});
}

Expr LiveBuilder::step(const char *id, Unit unit, const Expr &value)
{
    const QString name = QString::fromLatin1(id);
    const QString own = stepLabel(m_prefix + name); // of one attempt
    return step(id, own != m_prefix + name ? own : stepLabel(name), unit, value);
}

Expr LiveBuilder::problem(const char *id, const QString &label, const Expr &problem, const QList<Check> &checks)
{
    Expr chain = noWords();
    for (auto check = checks.rbegin(); check != checks.rend(); ++check)
        chain = select(check->holds, words(check->words), chain);
    return step(id, label, Unit::One, select(hasWords(problem), problem, chain));
}

Expr LiveBuilder::part(const char *id, Unit unit, const Expr &value)
{
    return m_detail ? value : step(id, unit, value);
}

Expr LiveBuilder::candidate(const char *id, int number, Unit unit, const Expr &value)
{
    const SearchRow &row = searchRow(id, number);
    const QString text = QString::number(number);
    const Attempt within(*this, m_detail ? m_section : tr(row.section), m_prefix);
    return step(qPrintable(filled(QString::fromLatin1(row.id), text)), filled(tr(row.label), text), unit, value);
}

Expr LiveBuilder::layout(const char *kind, int number, const TrainingLayout &layout, Unit unit, const Expr &value)
{
    const SearchRow &row = searchRow(kind, number);
    const Attempt within(*this, tr(row.section), {});
    return step(qPrintable(filled(QString::fromLatin1(row.id), QString::number(number))),
                tr(row.label).arg(layoutInWords(layout)), unit, value);
}

LiveBuilder::Attempt LiveBuilder::attempt(const char *kind, int number)
{
    const SearchRow &row = searchRow(kind, number);
    const QString text = QString::number(number);
    return Attempt(*this, filled(tr(row.section), text), m_prefix + filled(QString::fromLatin1(row.id), text));
}

LiveBuilder::Attempt LiveBuilder::found(const char *kind)
{
    const SearchRow &row = searchRow(kind, 0);
    return Attempt(*this, tr(row.section), QString::fromLatin1(row.id), false);
}

Expr LiveBuilder::constant(const char *id, const QString &label, Unit unit, double value, const QString &origin,
                           const std::optional<Evidence> &evidence)
{
    return add({QString::fromLatin1(id), label, {}, unit, LiveKind::Constant, -1, false, value, origin, evidence});
}

Expr LiveBuilder::constant(const char *id, Unit unit, double value)
{
    return constant(id, stepLabel(QString::fromLatin1(id)), unit, value, tr("Of the calibration."));
}

Expr LiveBuilder::measured(const char *id, const char *measuredId, double value, const Evidence &evidence,
                           const Expr &factor)
{
    const QString name = QString::fromLatin1(measuredId);
    const QString own = stepLabel(name);
    const QString label = own != name ? own : tr("%1, as measured").arg(stepLabel(QString::fromLatin1(id)));
    return step(id, Unit::One,
                constant(measuredId, label, Unit::One, value, tr("Of the calibration."), evidence) * factor);
}

Expr LiveBuilder::figure(const char *id, const QString &label, Unit unit, double value, const QString &origin)
{
    return add({QString::fromLatin1(id), label, {}, unit, LiveKind::Figure, -1, false, value, origin, {}});
}

LiveSpan LiveBuilder::figure(const char *id, const QString &label, Unit unit, const Interval &value,
                             const QString &origin)
{
    const Expr middle = figure(id, label, unit, value.value, origin);
    if (value.isExact())
        return exactSpan(middle);
    const QByteArray name(id);
    return {figure((name + "_low").constData(), tr("%1, low").arg(label), unit, value.low, origin), middle,
            figure((name + "_high").constData(), tr("%1, high").arg(label), unit, value.high, origin)};
}

void LiveBuilder::assumption(const LiveInput &input, const Expr &value)
{
    add({input.id, input.label, {}, input.unit, LiveKind::Assumption, -1, false, value.in(), input.origin, {}});
    m_model.inputs << input;
    m_model.inputs.last().cell = static_cast<int>(m_model.cells.size()) - 1;
    m_assumed.insert(input.id, m_model.inputs.constLast().cell);
}

Expr LiveBuilder::assumed(const char *id) const
{
    const auto found = m_assumed.find(QString::fromLatin1(id));
    Q_ASSERT(found != m_assumed.end());
    return Expr(LiveFormula::ofCell(*found));
}

void LiveBuilder::takeInputs()
{
    eachInput(m_inputs, [this](std::optional<double> Assumptions::*member, Expr &input, double one = 1.0) {
        const AssumptionRow &row = assumptionOf(member);
        if (const auto found = m_assumed.find(QString::fromLatin1(row.id)); found != m_assumed.end())
            input = row.input(Expr(LiveFormula::ofCell(*found)), one);
    });
}

// Money in the currency shown; words where there is a problem.
int LiveBuilder::addTold(const QString &id, const QString &label, Unit unit, const Expr &number, const Expr &problem)
{
    const Expr shown = !isOfCurrency(unit) ? number
        : unit == Unit::PerUsd             ? number / assumed(exchangeRateCell)
                                           : number * assumed(exchangeRateCell);
    const Expr none = words(QString::fromLatin1(noLiveValue));
    add({id, label, {}, unit, LiveKind::Result, -1, false, select(hasWords(problem), none, shown).in(), {}, {}});
    return static_cast<int>(m_model.cells.size()) - 1;
}

void LiveBuilder::result(const char *metric, const LiveSpan &span, const Expr &problem)
{
    const double factor = factorOf(unitOf(QString::fromLatin1(metric)));
    resultInUnit(metric, eachOf(span, [factor](const Expr &each) { return Expr(each.in(factor)); }), problem);
}

void LiveBuilder::resultInUnit(const char *metric, const LiveSpan &span, const Expr &problem)
{
    const QString id = QString::fromLatin1(metric);
    const Unit unit = unitOf(id);
    const auto told = [&](const char *part, const Expr &number) {
        return addTold(id + QString::fromLatin1(part), labelOf(id), unit, number, problem);
    };
    const int value = told("", span.value);
    const bool isExact = span.low == span.value && span.high == span.value;
    row().results << LiveResult{id,
                                unit,
                                value,
                                isExact ? value : told("_low", span.low),
                                isExact ? value : told("_high", span.high),
                                problem.in(),
                                span.value.in()};
}

LiveResult LiveBuilder::single(const char *id, const QString &label, Unit unit, const Expr &value, const Expr &problem)
{
    const QString name = QString::fromLatin1(id);
    const int cell = addTold(name, label, unit, Expr(value.in(factorOf(unit))), problem);
    return {name, unit, cell, cell, cell, problem.in(), {}};
}

void LiveBuilder::missing(const QString &metric, const QString &reason)
{
    add({metric,
         labelOf(metric),
         {},
         unitOf(metric),
         LiveKind::Result,
         -1,
         false,
         LiveFormula(QString::fromLatin1(noLiveValue)),
         {},
         {}});
    const int cell = static_cast<int>(m_model.cells.size()) - 1;
    row().results << LiveResult{metric, unitOf(metric), cell, cell, cell, LiveFormula(reason), {}};
}

bool LiveBuilder::hasResult(const QString &metric) const
{
    const QList<LiveResult> &results = m_model.rows.at(m_row).results;
    return std::any_of(results.begin(), results.end(),
                       [&metric](const LiveResult &result) { return result.metric == metric; });
}

} // namespace chipboard
