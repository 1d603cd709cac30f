#include "data/live/livebuilder.h"

#include "data/core/tr.h"
#include "data/metrics/metric.h"

#include <algorithm>

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

} // namespace

LiveSpan withError(const LiveFormula &value, double error)
{
    return {value / (1.0 + error), value, value * LiveFormula(1.0 + error)};
}

LiveSpan exactly(const LiveFormula &value) { return {value, value, value}; }

LiveSpan spanOf(const Interval &interval) { return {interval.low, interval.value, interval.high}; }

LiveSpan operator*(const LiveSpan &a, const LiveSpan &b) { return {a.low * b.low, a.value * b.value, a.high * b.high}; }

LiveSpan operator*(const LiveSpan &a, const LiveFormula &factor)
{
    return {a.low * factor, a.value * factor, a.high * factor};
}

LiveSpan operator/(const LiveSpan &a, const LiveFormula &divisor)
{
    return {a.low / divisor, a.value / divisor, a.high / divisor};
}

LiveSpan operator/(const LiveSpan &a, const LiveSpan &b) { return {a.low / b.high, a.value / b.value, a.high / b.low}; }

LiveBuilder::LiveBuilder(LiveModel &model)
    : m_model(model)
{
}

void LiveBuilder::startRow(int row) { m_row = row; }

void LiveBuilder::startSection(const QString &heading, bool detail)
{
    m_section = heading;
    m_detail = detail;
}

LiveFormula LiveBuilder::add(LiveCell cell)
{
    cell.section = m_section;
    cell.detail = m_detail;
    m_model.cells << cell;
    return LiveFormula::ofCell(static_cast<int>(m_model.cells.size()) - 1);
}

LiveFormula LiveBuilder::step(const QString &id, const QString &label, Unit unit, const LiveFormula &formula)
{
    return add({id, label, {}, unit, LiveKind::Step, m_row, false, formula, {}});
}

LiveFormula LiveBuilder::constant(const QString &id, const QString &label, Unit unit, double value,
                                  const QString &origin)
{
    return add({id, label, {}, unit, LiveKind::Constant, m_row, false, value, origin});
}

LiveFormula LiveBuilder::figure(const QString &id, const QString &label, Unit unit, double value, const QString &origin)
{
    return add({id, label, {}, unit, LiveKind::Figure, m_row, false, value, origin});
}

LiveSpan LiveBuilder::figure(const QString &id, const QString &label, Unit unit, const Interval &value,
                             const QString &origin)
{
    const LiveFormula middle = figure(id, label, unit, value.value, origin);
    if (value.isExact())
        return exactly(middle);
    return {figure(id + "_low"_L1, tr("%1, low").arg(label), unit, value.low, origin), middle,
            figure(id + "_high"_L1, tr("%1, high").arg(label), unit, value.high, origin)};
}

LiveFormula LiveBuilder::assumption(const LiveInput &input, const LiveFormula &value)
{
    const LiveFormula cell =
        add({input.id, input.label, {}, input.unit, LiveKind::Assumption, -1, false, value, input.origin});
    m_assumed.insert(input.id, cell.cell);
    m_model.inputs << input;
    m_model.inputs.last().cell = cell.cell;
    return cell;
}

LiveFormula LiveBuilder::assumed(const char *id) const
{
    const auto found = m_assumed.find(QString::fromLatin1(id));
    Q_ASSERT(found != m_assumed.end());
    return LiveFormula::ofCell(*found);
}

// Money in the currency shown; words where there is a problem.
int LiveBuilder::addTold(const QString &id, const QString &label, Unit unit, const LiveFormula &number,
                         const LiveFormula &problem)
{
    const LiveFormula shown = !isOfCurrency(unit) ? number
        : unit == Unit::PerUsd                    ? number / assumed(exchangeRateCell)
                                                  : number * assumed(exchangeRateCell);
    const LiveFormula none(QString::fromLatin1(noLiveValue));
    return add({id,
                label,
                {},
                unit,
                LiveKind::Result,
                m_row,
                false,
                choice(isOther(problem, LiveFormula(QString())), none, shown),
                {}})
        .cell;
}

void LiveBuilder::result(const char *metric, const LiveSpan &span, const LiveFormula &problem)
{
    const QString id = QString::fromLatin1(metric);
    const Unit unit = unitOf(id);
    const auto told = [&](const char *part, const LiveFormula &number) {
        return addTold(id + QString::fromLatin1(part), labelOf(id), unit, number, problem);
    };
    const int value = told("", span.value);
    const bool isExact = span.low == span.value && span.high == span.value;
    row().results << LiveResult{
        id, unit, value, isExact ? value : told("_low", span.low), isExact ? value : told("_high", span.high), problem};
}

LiveResult LiveBuilder::single(const QString &id, const QString &label, Unit unit, const LiveFormula &formula,
                               const LiveFormula &problem)
{
    const int cell = addTold(id, label, unit, formula, problem);
    return {id, unit, cell, cell, cell, problem};
}

void LiveBuilder::missing(const QString &metric, const QString &reason)
{
    const int cell = add({metric,
                          labelOf(metric),
                          {},
                          unitOf(metric),
                          LiveKind::Result,
                          m_row,
                          false,
                          LiveFormula(QString::fromLatin1(noLiveValue)),
                          {}})
                         .cell;
    row().results << LiveResult{metric, unitOf(metric), cell, cell, cell, LiveFormula(reason)};
}

bool LiveBuilder::hasResult(const QString &metric) const
{
    const QList<LiveResult> &results = m_model.rows.at(m_row).results;
    return std::any_of(results.begin(), results.end(),
                       [&metric](const LiveResult &result) { return result.metric == metric; });
}

} // namespace chipboard
