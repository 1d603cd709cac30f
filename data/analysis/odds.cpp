#include "data/analysis/odds.h"

#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double normalAtP90 = 1.2815515655446004;
constexpr double leastEnd = 1e-3; // a range that reaches zero has no logarithm

double deviation(double end, double value)
{
    return std::fabs(std::log(std::max(end / value, leastEnd))) / normalAtP90;
}

double normalBelow(double score) { return 0.5 * std::erfc(-score / std::sqrt(2.0)); }

Interval inBaseUnits(const Cell &cell) { return cell.value->scaled(unitInfo(cell.unit).factor); }

} // namespace

double oddsOfBelow(const Interval &one, const Interval &other)
{
    if (one.value > other.value)
        return 1.0 - oddsOfBelow(other, one);
    const double gap = std::log(other.value / one.value);
    const double width = std::hypot(deviation(one.high, one.value), deviation(other.low, other.value));
    if (width <= 0.0)
        return gap > 0.0 ? 1.0 : 0.5;
    return normalBelow(gap / width);
}

double oddsOfBelow(const Cell &one, const Cell &other) { return oddsOfBelow(inBaseUnits(one), inBaseUnits(other)); }

Lead leadOf(double odds, double gap)
{
    constexpr double clear = 0.9;
    constexpr double probable = 0.75;
    constexpr double leaning = 0.6;
    constexpr double mostLevel = 0.2;   // no gap above that is "about the same"
    constexpr double leastGap = 0.0005; // it would read as 0.0%
    if (gap < leastGap)
        return Lead::Level;
    if (odds > clear)
        return Lead::Clear;
    if (odds >= probable)
        return Lead::Probable;
    return odds >= leaning || gap > mostLevel ? Lead::Leaning : Lead::Level;
}

Lead leadBetween(const Cell &one, const Cell &other)
{
    const Interval a = inBaseUnits(one);
    const Interval b = inBaseUnits(other);
    const double below = oddsOfBelow(a, b);
    return leadOf(std::max(below, 1.0 - below), 1.0 - std::min(a.value, b.value) / std::max(a.value, b.value));
}

QString oddsText(double odds, const Formatter &formatter)
{
    constexpr int step = 5;
    constexpr int most = 95;
    const int rounded = step * static_cast<int>(std::lround(100.0 * odds / step));
    const int shown = std::clamp(rounded, 100 - most, most);
    const QString text = tr("%1:%2", "odds").arg(formatter.integer(shown), formatter.integer(100 - shown));
    return odds > 0.01 * most    ? tr("above %1", "odds above 95:5").arg(text)
        : odds < 1 - 0.01 * most ? tr("below %1", "odds below 5:95").arg(text)
                                 : text;
}

} // namespace chipboard
