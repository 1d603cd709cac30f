#include "data/charts/workloadchart.h"

#include "data/charts/pagebuilder.h"
#include "data/charts/pagetexts.h"
#include "data/charts/rowaxis.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
namespace {

/// A time is told in the unit in which the middle one of a chart reads best.
struct TimeUnit
{
    const char *name;
    double seconds;
};

constexpr std::array timeUnits{
    TimeUnit{QT_TRANSLATE_NOOP("WorkloadPage", "years"), 365.25 * 86400.0},
    TimeUnit{QT_TRANSLATE_NOOP("WorkloadPage", "days"), 86400.0},
    TimeUnit{QT_TRANSLATE_NOOP("WorkloadPage", "hours"), 3600.0},
    TimeUnit{QT_TRANSLATE_NOOP("WorkloadPage", "seconds"), 1.0},
    TimeUnit{QT_TRANSLATE_NOOP("WorkloadPage", "milliseconds"), 1e-3},
};

const TimeUnit &readableTime(QList<double> seconds)
{
    if (seconds.isEmpty())
        return timeUnits.back();
    std::sort(seconds.begin(), seconds.end());
    const double middle = seconds.at(seconds.size() / 2);
    const auto found = std::find_if(timeUnits.begin(), timeUnits.end(),
                                    [middle](const TimeUnit &unit) { return middle >= 1.5 * unit.seconds; });
    return found == timeUnits.end() ? timeUnits.back() : *found;
}

void scale(ChartSpec &chart, double factor)
{
    for (ChartSeries &series : chart.series) {
        for (ChartPoint &point : series.points) {
            for (std::optional<double> *value : {&point.value, &point.low, &point.high}) {
                if (*value)
                    **value *= factor;
            }
        }
    }
}

void tellTimes(ChartSpec &chart, Unit unit)
{
    const double inSeconds = unitInfo(unit).factor;
    QList<double> values;
    for (const ChartPoint &point : std::as_const(chart.series.first().points)) {
        if (point.value)
            values << *point.value * inSeconds;
    }
    const TimeUnit &best = readableTime(values);
    scale(chart, inSeconds / best.seconds);
    chart.axis.unit = tr(best.name);
}

// "on 8 chips", "on 2 to 16 chips": speeds and times mean little without.
QString onHowMany(const WorkloadView &view, const Formatter &formatter)
{
    const ChipCounts counts = chipCounts(view);
    if (counts.most == 0)
        return {};
    const QString most = countText(Level::Chip, counts.most, formatter);
    return counts.fewest == counts.most ? tr("on %1").arg(most)
                                        : tr("on %1 to %2").arg(formatter.integer(counts.fewest), most);
}

QString whatItIs(const Metric &metric, const WorkloadView &view, const Formatter &formatter)
{
    const QString id = metric.metricId().text();
    if (id == QLatin1String("fewest_chips"))
        return tr("whose memory holds it");
    if (id == QLatin1String("usd_per_1m_tokens"))
        return tr("prompts included");
    if (id == QLatin1String("energy_usd") || id == QLatin1String("energy_usd_per_1m_tokens")
        || id == QLatin1String("energy_usd_per_1m_items"))
        return tr("chips alone, included in a rent");
    if (isOfEnergy(metric))
        return tr("chips alone");
    if (isMoney(metric.unit) || id == QLatin1String("latency"))
        return {};
    return onHowMany(view, formatter);
}

// Of a value as the chart has it. Chips are counted: 16,384 of them are not "16.4k".
QString labelOf(double value, Unit unit, const Formatter &formatter)
{
    if (unit == Unit::Chips && value == std::floor(value))
        return formatter.full(value);
    return isMoney(unit) ? formatter.compactMoney(formatter.stored(value, unit)) : formatter.compact(value);
}

} // namespace

ChartSpec workloadChart(const Catalog &catalog, const Board &board, const ResultTable &table, const WorkloadView &view,
                        const Metric &metric, const Formatter &formatter)
{
    ChartSpec chart = barChart(catalog, board, table, metric.metricId(), formatter);
    const bool isTime = unitInfo(metric.unit).dimension == Dimension::Duration;
    if (isTime)
        tellTimes(chart, metric.unit);
    for (ChartPoint &point : chart.series.first().points) {
        if (point.value)
            point.label = labelOf(*point.value, metric.unit, formatter);
    }
    const QString better = metric.better == Better::Higher ? tr("higher is better") : tr("lower is better");
    const PriceBook *book = catalog.book(table.book);
    const QString what = whatItIs(metric, view, formatter);
    const bool namesBook = isMoney(metric.unit) && !isOfEnergy(metric) && book != nullptr
        && what.isEmpty(); // the page's footer has it as well
    const bool isUsed = metric.metricId().text() == QLatin1String("chips_used");
    QStringList parts{isUsed ? tr("chips used") : chart.axis.unit, isUsed ? QString() : what,
                      namesBook ? book->name : QString(), better};
    parts.removeAll(QString());
    chart.subtitle = dot(parts);
    fitAxis(chart, formatter);
    return chart;
}

} // namespace chipboard
