#include "data/analysis/factors.h"

#include "data/compare/boardestimate.h"
#include "data/compare/pricing.h"
#include "data/core/tr.h"
#include "data/model/costsheet.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

// Zero has no logarithm; a thousandth is close enough.
double logRatio(double end, double value)
{
    constexpr double least = 1e-3;
    return std::log(std::max(end / value, least));
}

void add(QList<Factor> &factors, FactorKind kind, const QString &key, double below, double above)
{
    if (below != 0.0 || above != 0.0)
        factors << Factor{kind, key, below, above};
}

/// Re-estimates one row with a modified request.
class Again
{
public:
    Again(const Calibration &calibration, const MetricId &metric, const SubjectEstimate &row, double value)
        : m_calibration(calibration)
        , m_metric(metric)
        , m_row(row)
        , m_value(value)
    {
    }

    [[nodiscard]] std::optional<Interval> result(const EstimateRequest &request) const
    {
        return estimate(request, m_calibration).result(m_metric.text())->value;
    }

    /// Effect of one input at both ends of its range; none if the workload cannot run there.
    template<typename Change>
    void addFactor(QList<Factor> &factors, FactorKind kind, const QString &key, const Change &change) const
    {
        const auto effect = [&](auto end) {
            EstimateRequest request = *m_row.request;
            change(request, end);
            const auto found = result(request);
            return found ? logRatio(found->value, m_value) : 0.0;
        };
        add(factors, kind, key, effect(&Interval::low), effect(&Interval::high));
    }

private:
    const Calibration &m_calibration;
    const MetricId &m_metric;
    const SubjectEstimate &m_row;
    double m_value;
};

// Ratio of a figure's end to its value; 1 if it is exact.
double shareAt(const std::optional<Figure> &figure, double Interval::*end)
{
    const bool hasRange = figure && figure->value && !figure->value->isExact() && figure->value->value > 0.0;
    return hasRange ? (*figure->value).*end / figure->value->value : 1.0;
}

bool hasRange(const std::optional<Figure> &figure)
{
    return shareAt(figure, &Interval::low) != shareAt(figure, &Interval::high);
}

std::optional<Figure> denseAt(const Chip &chip, Precision precision)
{
    const auto found = chip.dense.find(precision);
    return found == chip.dense.end() ? std::nullopt : std::optional(found->second);
}

void addFigures(QList<Factor> &factors, const Again &again, const SubjectEstimate &row)
{
    using enum FactorKind;
    const Chip &chip = *row.subject.chip;
    const QString &id = chip.id.text();
    const bool anyPeak =
        std::ranges::any_of(chip.dense, [](const auto &peak) { return hasRange(std::optional(peak.second)); });
    if (anyPeak)
        again.addFactor(factors, Compute, id, [&chip](EstimateRequest &request, double Interval::*end) {
            for (auto &[precision, rate] : request.device.peaks)
                rate = rate * shareAt(denseAt(chip, precision), end);
        });
    if (hasRange(chip.memoryBandwidth))
        again.addFactor(factors, Bandwidth, id, [&chip](EstimateRequest &request, double Interval::*end) {
            request.device.bandwidth = request.device.bandwidth * shareAt(chip.memoryBandwidth, end);
        });
    if (hasRange(chip.scaleUp))
        again.addFactor(factors, Link, id, [&chip](EstimateRequest &request, double Interval::*end) {
            request.device.link = request.device.link * shareAt(chip.scaleUp, end);
        });
    if (hasRange(chip.power) && row.request->device.power)
        again.addFactor(factors, Power, id, [&chip, &row](EstimateRequest &request, double Interval::*end) {
            const PowerDraw power = row.request->device.power->value * shareAt(chip.power, end);
            request.device.power = exactly(power);
        });
}

// As in cost calculations: at the price of the rented machine.
EstimateRequest rentedRequest(const SubjectEstimate &row)
{
    EstimateRequest request = *row.request;
    rentIn(request, row.estimate.count);
    return request;
}

void addPrice(QList<Factor> &factors, const Again &again, const SubjectEstimate &row)
{
    if (!row.request->price)
        return;
    const EstimateRequest rented = rentedRequest(row);
    const Ranged<Dimension::Price> each = rented.price->each;
    if (each.low == each.high)
        return;
    const QString key = rented.priceOrigin.book + QLatin1Char('/') + rented.priceOrigin.rented;
    again.addFactor(factors, FactorKind::Price, key, [&](EstimateRequest &request, double Interval::*end) {
        request = rented;
        request.price->each = exactly(end == &Interval::low ? each.low : each.high);
    });
}

// The result's own range, at a fixed price and power.
void addEstimate(QList<Factor> &factors, const Again &again, const SubjectEstimate &row, double value)
{
    EstimateRequest request = rentedRequest(row);
    if (request.price)
        request.price->each = exactly(request.price->each.value);
    if (request.device.power)
        request.device.power = exactly(request.device.power->value);
    const auto found = again.result(request);
    if (found)
        add(factors, FactorKind::Estimate, row.subject.chip->id.text(), logRatio(found->low, value),
            logRatio(found->high, value));
}

Factored factorsOfWork(const Inquiry &inquiry, const Subject &subject)
{
    Factored result{.point = inquiry.valueOf(subject, inquiry.board().assumptions)};
    if (!result.point.value || !(*result.point.value > 0.0))
        return result;
    const SubjectEstimate row = estimatesOf(inquiry.catalog(), inquiry.board(), {subject}).constFirst();
    result.factors = factorsOf(row, inquiry.metric().metricId(), inquiry.catalog().calibration).factors;
    return result;
}

// A price range scales a price metric by the same factor; the rest of the range comes from the chip's figures.
Factored factorsOfFigures(const Inquiry &inquiry, const Subject &subject)
{
    const Cell cell = inquiry.cellOf(subject, inquiry.board().assumptions);
    Factored result{{cell.value ? std::optional(cell.value->value) : std::nullopt, cell.unit, cell.reason}, {}};
    if (!cell.value || !(cell.value->value > 0.0))
        return result;
    double below = logRatio(cell.value->low, cell.value->value);
    double above = logRatio(cell.value->high, cell.value->value);
    if (inquiry.metric().group == MetricGroup::Price) {
        const QList<SubjectEstimate> rows = estimatesOf(inquiry.catalog(), inquiry.board(), {subject});
        const PriceChoice choice =
            rentedChoice(contextOf(inquiry.catalog(), inquiry.board(), Precision::Bf16, &rows), subject);
        const Interval price = *choice.entry->usdPerHour.value;
        const double low = price.isExact() ? 0.0 : logRatio(price.low, price.value);
        const double high = price.isExact() ? 0.0 : logRatio(price.high, price.value);
        add(result.factors, FactorKind::Price, choice.book->id.text() + QLatin1Char('/') + cell.origin, low, high);
        below -= low;
        above -= high;
    }
    constexpr double rounding = 1e-12;
    if (std::abs(below) > rounding || std::abs(above) > rounding)
        add(result.factors, FactorKind::Figures, subject.chip->id.text(), below, above);
    return result;
}

} // namespace

Factored factorsOf(const SubjectEstimate &row, const MetricId &metric, const Calibration &calibration)
{
    const EstimateResult *found = row.estimate.result(metric.text());
    if (!row.request || found == nullptr || !found->value)
        return {};
    Factored result{{found->value->value, found->unit, {}}, {}};
    const double value = *result.point.value;
    if (!(value > 0.0))
        return result;
    const Again again(calibration, metric, row, value);
    addEstimate(result.factors, again, row, value);
    addPrice(result.factors, again, row);
    addFigures(result.factors, again, row);
    return result;
}

Factored factorsOf(const Inquiry &inquiry, const Subject &subject)
{
    return inquiry.metric().group == MetricGroup::Workload ? factorsOfWork(inquiry, subject)
                                                           : factorsOfFigures(inquiry, subject);
}

QString factorLabel(FactorKind kind)
{
    switch (kind) {
    case FactorKind::Estimate:
        return tr("Error of the estimate");
    case FactorKind::Price:
        return tr("Range of the price");
    case FactorKind::Compute:
        return tr("Range of the peak compute");
    case FactorKind::Bandwidth:
        return tr("Range of the memory bandwidth");
    case FactorKind::Link:
        return tr("Range of the link");
    case FactorKind::Power:
        return tr("Range of the power");
    case FactorKind::Figures:
        return tr("Ranges of the chip's figures");
    }
    return {};
}

} // namespace chipboard
