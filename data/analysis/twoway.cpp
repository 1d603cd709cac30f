#include "data/analysis/twoway.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

// The current value replaces its nearest neighbour, or is added if next to an end of the range.
void addNow(QList<double> &values, double now)
{
    if (now <= values.constFirst() || now >= values.constLast())
        return;
    const auto nearer = [now](double a, double b) { return std::abs(a - now) < std::abs(b - now); };
    const auto nearest = std::ranges::min_element(values, nearer);
    if (nearest == values.begin())
        values.insert(1, now);
    else if (nearest == std::prev(values.end()))
        values.insert(values.size() - 1, now);
    else
        *nearest = now;
}

// Rounded no finer than the steps: 86.67 of 80, 86.67, 93.33 becomes 87. The ends stay.
double roundBetween(const LeverRange &range, double value, int count)
{
    const double step = (range.high - range.low) / (count - 1);
    if (range.isStepped() || !(step > 0.0) || value <= range.low || value >= range.high)
        return value;
    const double unit = std::pow(10.0, std::floor(std::log10(step)));
    const double even =
        unit < 1.0 ? std::round(value / unit) / std::round(1.0 / unit) : std::round(value / unit) * unit;
    return even > range.low && even < range.high ? even : value;
}

// About evenly over the range, in round and distinct numbers, including the current value.
QList<double> valuesOf(const LeverRange &range, int count)
{
    QList<double> values;
    for (int i = 0; i < count; ++i) {
        const double value = roundBetween(range, range.at(static_cast<double>(i) / (count - 1)), count);
        if (values.isEmpty() || value > values.constLast())
            values << value;
    }
    addNow(values, range.now);
    return values;
}

void searchEverywhere(TwoWay &table, const Inquiry &inquiry)
{
    const auto turns = [&inquiry](const Lever &lever, const LeverRange &range, const RowSettings &settings) {
        return inquiry.isRatio() ? crossoverOf(inquiry, lever, range, settings).crossings : QList<Crossing>();
    };
    for (const double value : std::as_const(table.rows))
        table.turns << turns(table.across, table.acrossRange, pulled(inquiry.settings(), table.down, value));
    for (const double value : std::as_const(table.columns))
        table.turnsDown << turns(table.down, table.downRange, pulled(inquiry.settings(), table.across, value));
}

/// A grid line: the lever that varies along it, and the other assumptions.
struct GridLine
{
    const Inquiry &inquiry;
    const Lever &lever;
    const LeverRange &range;
    RowSettings settings;

    /// Above 0 if the ratio is above 1.
    [[nodiscard]] std::optional<double> lead(double value) const
    {
        return leadOf(inquiry.answer(pulled(settings, lever, value)));
    }

    [[nodiscard]] static std::optional<double> leadOf(const Answer &answer)
    {
        return answer.value && *answer.value > 0.0 ? std::optional(std::log(*answer.value)) : std::nullopt;
    }
};

// Finds a change between two values of different order: bisection, accelerated by regula falsi (Illinois) where that is
// faster. Discrete values are bisected to neighbours.
std::optional<Crossing> turnBetween(const GridLine &line, double from, double leadFrom, double to, double leadTo)
{
    constexpr double closeEnough = 1e-4;
    constexpr int mostSteps = 24;
    const bool inSteps = line.range.isStepped();
    const bool rises = leadTo > 0.0;
    int kept = 0; // how often the same end stayed
    for (int step = 0; step < mostSteps && to - from > closeEnough * (line.range.high - line.range.low); ++step) {
        const double falsi = from - leadFrom * (to - from) / (leadTo - leadFrom);
        const std::optional<double> next = inSteps ? line.range.between(from, to) : std::optional(falsi);
        const std::optional<double> lead = next ? line.lead(*next) : std::nullopt;
        if (!next || !(*next > from && *next < to))
            break;
        if (!lead)
            return std::nullopt;
        if ((*lead > 0.0) == rises) {
            to = *next;
            leadTo = *lead;
            kept = kept > 0 ? kept + 1 : 1;
            leadFrom = kept > 1 ? leadFrom / 2.0 : leadFrom;
        } else {
            from = *next;
            leadFrom = *lead;
            kept = kept < 0 ? kept - 1 : -1;
            leadTo = kept < -1 ? leadTo / 2.0 : leadTo;
        }
    }
    const bool isLower = rises == (line.inquiry.metric().better == Better::Lower);
    Crossing crossing{.value = !inSteps && std::abs(leadFrom) < std::abs(leadTo) ? from : to,
                      .before = from,
                      .below = isLower ? Order::Subject : Order::Against};
    crossing.above = crossing.below == Order::Subject ? Order::Against : Order::Subject;
    return crossing;
}

QList<Crossing> turnsAlong(const GridLine &line, const QList<double> &values, const QList<Answer> &answers)
{
    QList<Crossing> turns;
    for (qsizetype i = 1; i < values.size(); ++i) {
        const std::optional<double> from = GridLine::leadOf(answers.at(i - 1));
        const std::optional<double> to = GridLine::leadOf(answers.at(i));
        if (!from || !to || (*from > 0.0) == (*to > 0.0))
            continue;
        if (const auto turn = turnBetween(line, values.at(i - 1), *from, values.at(i), *to))
            turns << *turn;
    }
    return turns;
}

void searchBetween(TwoWay &table, const Inquiry &inquiry)
{
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const GridLine line{inquiry, table.across, table.acrossRange,
                            pulled(inquiry.settings(), table.down, table.rows.at(row))};
        table.turns << (inquiry.isRatio() ? turnsAlong(line, table.columns, table.answers.at(row)) : QList<Crossing>());
    }
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        const GridLine line{inquiry, table.down, table.downRange,
                            pulled(inquiry.settings(), table.across, table.columns.at(column))};
        const QList<Answer> answers = mapped(table.answers, [&](const QList<Answer> &row) { return row.at(column); });
        table.turnsDown << (inquiry.isRatio() ? turnsAlong(line, table.rows, answers) : QList<Crossing>());
    }
}

} // namespace

Result<TwoWay> twoWayOf(const Inquiry &inquiry, const Lever &across, const Lever &down, int columns, int rows,
                        LineSearch search)
{
    if (across.assumption.isEmpty() || down.assumption.isEmpty())
        return Problem{ProblemCode::BadValue, tr("A two-way table needs two assumptions that change the result."),
                       tr("Choose another metric or workload.")};
    if (across.assumption == down.assumption
        && (across.side == down.side || across.side == Side::Both || down.side == Side::Both))
        return Problem{ProblemCode::BadValue, tr("Rows and columns of the table vary the same assumption."),
                       tr("Choose two different options.")};
    const Result<LeverRange> acrossRange = rangeOf(inquiry, across, Reach::Plausible);
    if (!acrossRange)
        return acrossRange.problem();
    const Result<LeverRange> downRange = rangeOf(inquiry, down, Reach::Plausible);
    if (!downRange)
        return downRange.problem();
    TwoWay table{across, down, acrossRange.value(), downRange.value(), {}, {}, {}, {}, {}};
    table.columns = valuesOf(table.acrossRange, std::max(2, columns));
    table.rows = valuesOf(table.downRange, std::max(2, rows));
    for (const double value : std::as_const(table.rows)) {
        const RowSettings settings = pulled(inquiry.settings(), down, value);
        const QList<Answer> line =
            mapped(table.columns, [&](double column) { return inquiry.answer(pulled(settings, across, column)); });
        table.answers << line;
    }
    if (search == LineSearch::Everywhere)
        searchEverywhere(table, inquiry);
    else
        searchBetween(table, inquiry);
    return table;
}

QList<std::pair<double, double>> TwoWay::line() const
{
    QList<std::pair<double, double>> points;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        for (const Crossing &turn : turns.at(row))
            points << std::pair(turn.value, rows.at(row));
    }
    for (qsizetype column = 0; column < columns.size(); ++column) {
        for (const Crossing &turn : turnsDown.at(column))
            points << std::pair(columns.at(column), turn.value);
    }
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

} // namespace chipboard
