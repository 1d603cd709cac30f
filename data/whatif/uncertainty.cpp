#include "data/whatif/uncertainty.h"

#include "data/whatif/sequence.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <vector>

namespace chipboard {
namespace {

constexpr double scoreOfP90 = 1.2815515655446004; // of the standard normal

/// Logarithms of result / point, one a draw; empty: no width, all 0.
using Draws = std::vector<double>;

/// One factor of one row.
struct Effect
{
    std::size_t row = 0;
    double perScoreBelow = 0.0;
    double perScoreAbove = 0.0;
};

struct Axis
{
    std::vector<Effect> effects; ///< more than one where rows share the factor
};

std::vector<Axis> axesOf(const DrawTask &task)
{
    std::vector<Axis> axes;
    QHash<QString, std::size_t> known;
    for (qsizetype row = 0; row < task.rows.size(); ++row) {
        if (!task.rows.at(row).point.value)
            continue;
        for (const Factor &factor : task.factors.at(row)) {
            const QString key = QString::number(static_cast<int>(factor.kind)) + QLatin1Char(' ') + factor.key;
            const auto found = known.constFind(key);
            const std::size_t place = found == known.constEnd() ? axes.size() : *found;
            if (place == axes.size()) {
                known.insert(key, place);
                axes.emplace_back();
            }
            axes[place].effects.push_back(
                {static_cast<std::size_t>(row), factor.below / scoreOfP90, factor.above / scoreOfP90});
        }
    }
    return axes;
}

/// Tells how far the work is, and whether to go on.
class Meter
{
public:
    Meter(const Progress &progress, std::size_t steps)
        : m_progress(progress)
        , m_steps(static_cast<double>(std::max<std::size_t>(1, steps)))
    {
    }
    [[nodiscard]] bool step()
    {
        ++m_done;
        return !m_progress || m_progress(std::min(1.0, m_done / m_steps));
    }

private:
    const Progress &m_progress;
    double m_steps;
    double m_done = 0.0;
};

void draw(std::vector<Draws> &rows, const Axis &axis, HaltonSequence sequence, std::size_t count)
{
    for (const Effect &effect : axis.effects)
        rows[effect.row].resize(count, 0.0);
    for (std::size_t i = 0; i < count; ++i) {
        const double score = inverseNormal(sequence.next());
        for (const Effect &effect : axis.effects)
            rows[effect.row][i] += score < 0.0 ? -score * effect.perScoreBelow : score * effect.perScoreAbove;
    }
}

// Of `draws`, which are put in another order.
Interval bandOf(Draws &draws, double point)
{
    if (draws.empty())
        return Interval::exactly(point);
    const auto at = [&draws, point](double share, std::size_t from) {
        const auto place = static_cast<std::size_t>(share * static_cast<double>(draws.size() - 1));
        const auto begin = draws.begin() + static_cast<std::ptrdiff_t>(from);
        const auto nth = draws.begin() + static_cast<std::ptrdiff_t>(place);
        std::nth_element(begin, nth, draws.end());
        return std::pair(point * std::exp(*nth), place);
    };
    const auto [low, lowPlace] = at(0.1, 0);
    const auto [middle, middlePlace] = at(0.5, lowPlace);
    return {low, middle, at(0.9, middlePlace).first};
}

double logAt(const Draws &draws, double logPoint, std::size_t i)
{
    return draws.empty() ? logPoint : logPoint + draws[i];
}

// How often the first is the smaller, ties by half.
double shareBelow(const Draws &first, double logFirst, const Draws &second, double logSecond, std::size_t count)
{
    std::size_t below = 0;
    std::size_t tied = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double a = logAt(first, logFirst, i);
        const double b = logAt(second, logSecond, i);
        below += a < b ? 1 : 0;
        tied += a == b ? 1 : 0;
    }
    return (static_cast<double>(below) + static_cast<double>(tied) / 2.0) / static_cast<double>(count);
}

/// The rows that take part, with the logarithm of their point; larger values of a metric where that is better are
/// turned round, so that below is always better.
class Contest
{
public:
    Contest(const DrawTask &task, const std::vector<Draws> &draws, std::size_t count)
        : m_draws(draws)
        , m_count(count)
        , m_sign(task.better == Better::Lower ? 1.0 : -1.0)
    {
        for (qsizetype row = 0; row < task.rows.size(); ++row) {
            const std::optional<double> value = task.rows.at(row).point.value;
            if (value && *value > 0.0) {
                m_rows.push_back(static_cast<std::size_t>(row));
                m_logs.push_back(std::log(*value));
            }
        }
    }

    [[nodiscard]] std::size_t rows() const { return m_rows.size(); }

    /// One step a row: a hundred rows are five thousand pairs. False when it was cancelled.
    [[nodiscard]] bool compare(Uncertainty &result, Meter &meter) const
    {
        for (std::size_t a = 0; a < m_rows.size(); ++a) {
            if (!meter.step())
                return false;
            for (std::size_t b = a + 1; b < m_rows.size(); ++b) {
                const double below = shareBelow(m_draws[m_rows[a]], m_logs[a], m_draws[m_rows[b]], m_logs[b], m_count);
                const double better = m_sign > 0.0 ? below : 1.0 - below;
                set(result, m_rows[a], m_rows[b], better);
                set(result, m_rows[b], m_rows[a], 1.0 - better);
            }
        }
        return true;
    }

    void findBest(Uncertainty &result) const
    {
        if (m_rows.empty())
            return;
        std::vector<double> wins(m_rows.size(), 0.0);
        std::vector<std::size_t> leaders;
        for (std::size_t i = 0; i < m_count; ++i) {
            leaders.clear();
            double best = 0.0;
            for (std::size_t row = 0; row < m_rows.size(); ++row) {
                const double value = m_sign * logAt(m_draws[m_rows[row]], m_logs[row], i);
                if (leaders.empty() || value < best) {
                    leaders.assign(1, row);
                    best = value;
                } else if (value == best) {
                    leaders.push_back(row);
                }
            }
            for (const std::size_t leader : leaders)
                wins[leader] += 1.0 / static_cast<double>(leaders.size());
        }
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            result.bands[static_cast<qsizetype>(m_rows[row])].best = wins[row] / static_cast<double>(m_count);
    }

private:
    static void set(Uncertainty &result, std::size_t row, std::size_t column, double share)
    {
        result.beats[static_cast<qsizetype>(row)][static_cast<qsizetype>(column)] = share;
    }

    const std::vector<Draws> &m_draws;
    std::size_t m_count;
    double m_sign;
    std::vector<std::size_t> m_rows;
    std::vector<double> m_logs;
};

} // namespace

Result<DrawTask> drawTaskOf(const Catalog &catalog, const Board &board, const MetricId &metric)
{
    DrawTask task;
    task.metric = metric;
    const QList<Subject> subjects = subjectsOf(catalog, board);
    for (const Subject &subject : subjects) {
        const Result<Inquiry> inquiry = Inquiry::about(catalog, board, {metric, subject.id, {}});
        if (!inquiry)
            return inquiry.problem();
        task.better = inquiry.value().metric().better;
        const Factored factored = factorsOf(inquiry.value(), subject);
        Band band{subject.id, subject.name, factored.point, std::nullopt, 0.0, {}};
        for (const Factor &factor : factored.factors)
            band.factors << factor.kind;
        task.rows << band;
        task.factors << factored.factors;
    }
    return task;
}

std::optional<Uncertainty> drawn(const DrawTask &task, const DrawPlan &plan, const Progress &progress)
{
    const auto count = static_cast<std::size_t>(std::max(1, plan.draws));
    const std::vector<Axis> axes = axesOf(task);
    std::vector<Draws> draws(static_cast<std::size_t>(task.rows.size()));
    const Contest contest(task, draws, count);
    Meter meter(progress, axes.size() + draws.size() + contest.rows() + 1);
    for (std::size_t i = 0; i < axes.size(); ++i) {
        draw(draws, axes[i], HaltonSequence(static_cast<int>(i), plan.seed), count);
        if (!meter.step())
            return std::nullopt;
    }
    Uncertainty result{task.metric, plan, task.rows, {}};
    result.beats.fill(QList<double>(task.rows.size(), 0.0), task.rows.size());
    if (!contest.compare(result, meter))
        return std::nullopt;
    contest.findBest(result);
    if (!meter.step())
        return std::nullopt;
    for (std::size_t row = 0; row < draws.size(); ++row) {
        Band &band = result.bands[static_cast<qsizetype>(row)];
        if (band.point.value)
            band.band = bandOf(draws[row], *band.point.value);
        if (!meter.step())
            return std::nullopt;
    }
    return result;
}

} // namespace chipboard
