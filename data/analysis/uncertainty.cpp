#include "data/analysis/uncertainty.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QHash>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <utility>

namespace chipboard {

namespace {

int primeOf(int dimension)
{
    int found = -1;
    for (int candidate = 2;; ++candidate) {
        bool isPrime = true;
        for (int divisor = 2; divisor * divisor <= candidate && isPrime; ++divisor)
            isPrime = candidate % divisor != 0;
        if (isPrime && ++found == dimension)
            return candidate;
    }
}

// std::shuffle may differ between libraries; the engine does not.
std::vector<int> permutation(int size, std::mt19937_64 &random)
{
    std::vector<int> values(static_cast<std::size_t>(size));
    std::iota(values.begin(), values.end(), 0);
    for (std::size_t i = values.size() - 1; i > 0; --i)
        std::swap(values[i], values[random() % (i + 1)]);
    return values;
}

template<std::size_t size>
double polynomial(const std::array<double, size> &coefficients, double x)
{
    double sum = 0.0;
    for (const double coefficient : coefficients)
        sum = sum * x + coefficient;
    return sum;
}

constexpr std::array middleTop{-3.969683028665376e+01, 2.209460984245205e+02,  -2.759285104469687e+02,
                               1.383577518672690e+02,  -3.066479806614716e+01, 2.506628277459239e+00};
constexpr std::array middleBottom{-5.447609879822406e+01, 1.615858368580409e+02,  -1.556989798598866e+02,
                                  6.680131188771972e+01,  -1.328068155288572e+01, 1.0};
constexpr std::array tailTop{-7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00,
                             -2.549732539343734e+00, 4.374664141464968e+00,  2.938163982698783e+00};
constexpr std::array tailBottom{7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00,
                                3.754408661907416e+00, 1.0};

constexpr double tail = 0.02425;

double middle(double probability)
{
    const double q = probability - 0.5;
    const double square = q * q;
    return polynomial(middleTop, square) * q / polynomial(middleBottom, square);
}

double lowerTail(double probability)
{
    const double q = std::sqrt(-2.0 * std::log(probability));
    return polynomial(tailTop, q) / polynomial(tailBottom, q);
}

} // namespace

HaltonSequence::HaltonSequence(int dimension, std::uint64_t seed)
{
    Q_ASSERT(dimension >= 0);
    constexpr double finest = 1e-12;
    const int base = primeOf(dimension);
    std::mt19937_64 random(seed + 0x9E3779B97F4A7C15ULL * (static_cast<std::uint64_t>(dimension) + 1));
    double weight = 1.0;
    while (weight > finest) {
        weight /= base;
        Digit digit;
        for (const int value : permutation(base, random))
            digit.parts.push_back(value * weight);
        m_sum += digit.parts.front();
        m_digits.push_back(std::move(digit));
    }
    m_sum += weight / 2.0; // the middle of the finest cell, so neither 0 nor 1
}

double HaltonSequence::next()
{
    const double current = m_sum;
    for (Digit &digit : m_digits) {
        const int before = digit.value;
        const bool carries = before + 1 == static_cast<int>(digit.parts.size());
        digit.value = carries ? 0 : before + 1;
        m_sum += digit.parts[static_cast<std::size_t>(digit.value)] - digit.parts[static_cast<std::size_t>(before)];
        if (!carries)
            break;
    }
    return current;
}

double inverseNormal(double probability)
{
    Q_ASSERT(probability > 0.0 && probability < 1.0);
    if (probability < tail)
        return lowerTail(probability);
    if (probability > 1.0 - tail)
        return -lowerTail(1.0 - probability);
    return middle(probability);
}

// The central formula for all, vectorized, then corrected for the twentieth part in the tails.
void inverseNormals(std::span<const double> probabilities, std::span<double> scores)
{
    Q_ASSERT(probabilities.size() == scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i] = middle(probabilities[i]);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (probabilities[i] < tail || probabilities[i] > 1.0 - tail)
            scores[i] = inverseNormal(probabilities[i]);
    }
}

namespace {

constexpr std::size_t atOnce = 1024;              // this many draws fit into the fastest cache
constexpr double scoreOfP90 = 1.2815515655446004; // of the standard normal

/// Logarithms of result / point, one per draw; empty: no width, all 0.
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
    std::vector<Effect> effects; ///< several if rows share the factor
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

/// Reports progress and whether to continue.
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
    std::array<double, atOnce> probabilities;
    std::array<double, atOnce> scores;
    for (std::size_t from = 0; from < count; from += atOnce) {
        const std::size_t part = std::min(atOnce, count - from);
        std::generate_n(probabilities.begin(), part, [&sequence] { return sequence.next(); });
        inverseNormals(std::span(probabilities).first(part), std::span(scores).first(part));
        for (const auto [row, below, above] : axis.effects) {
            double *logs = rows[row].data() + from;
            for (std::size_t i = 0; i < part; ++i)
                logs[i] += scores[i] * (scores[i] < 0.0 ? -below : above);
        }
    }
}

// Reorders `draws`.
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

// Calls `work` with a function that returns the logarithm of a row's result by draw. Whether there is a width is
// checked once: loops without branches are vectorized.
template<typename Work>
auto withLogs(const Draws &draws, double logPoint, const Work &work)
{
    if (draws.empty())
        return work([logPoint](std::size_t) { return logPoint; });
    return work([logPoint, all = draws.data()](std::size_t i) { return logPoint + all[i]; });
}

// How often the first is smaller, ties count half.
double shareBelow(const Draws &first, double logFirst, const Draws &second, double logSecond, std::size_t count)
{
    return withLogs(first, logFirst, [&](const auto &a) {
        return withLogs(second, logSecond, [&](const auto &b) {
            std::uint64_t halves = 0;
            for (std::size_t i = 0; i < count; ++i)
                halves += std::uint64_t{a(i) < b(i)} + std::uint64_t{a(i) <= b(i)};
            return static_cast<double>(halves) / 2.0 / static_cast<double>(count);
        });
    });
}

/// The rows that take part, with the logarithms of their points; negated for metrics where larger is better, so that
/// smaller always wins.
class DrawnContest
{
public:
    DrawnContest(const DrawTask &task, const std::vector<Draws> &draws, std::size_t count)
        : m_draws(draws)
        , m_count(count)
        , m_sign(task.better == Better::Lower ? 1.0 : -1.0)
    {
        const QList<bool> inContest = contenders(task.rows);
        for (qsizetype row = 0; row < task.rows.size(); ++row) {
            const std::optional<double> value = task.rows.at(row).point.value;
            if (value && *value > 0.0) {
                m_rows.push_back(static_cast<std::size_t>(row));
                m_logs.push_back(std::log(*value));
                m_inContest.push_back(inContest.at(row));
            }
        }
    }

    [[nodiscard]] std::size_t rows() const { return m_rows.size(); }

    /// One step per row: a hundred rows are five thousand pairs. False if cancelled.
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
        std::vector<double> wins(m_rows.size(), 0.0);
        for (std::size_t from = 0; from < m_count; from += atOnce)
            addWins(wins, from, std::min(atOnce, m_count - from));
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            result.bands[static_cast<qsizetype>(m_rows[row])].best = wins[row] / static_cast<double>(m_count);
    }

private:
    /// Calls `work` with each possible leader and its results, negated if needed so that less is better.
    template<typename Work>
    void forEachRow(const Work &work) const
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (!m_inContest[row])
                continue;
            withLogs(m_draws[m_rows[row]], m_logs[row], [&](const auto &logs) {
                work(row, [&logs, sign = m_sign](std::size_t i) { return sign * logs(i); });
            });
        }
    }

    void addWins(std::vector<double> &wins, std::size_t from, std::size_t count) const
    {
        std::array<double, atOnce> best;
        std::array<double, atOnce> leaders; // number of rows that share first place
        best.fill(std::numeric_limits<double>::infinity());
        leaders.fill(0.0);
        forEachRow([&](std::size_t, const auto &value) {
            for (std::size_t i = 0; i < count; ++i)
                best[i] = std::min(best[i], value(from + i));
        });
        forEachRow([&](std::size_t, const auto &value) {
            for (std::size_t i = 0; i < count; ++i)
                leaders[i] += value(from + i) == best[i] ? 1.0 : 0.0;
        });
        forEachRow([&](std::size_t row, const auto &value) {
            for (std::size_t i = 0; i < count; ++i)
                wins[row] += value(from + i) == best[i] ? 1.0 / leaders[i] : 0.0;
        });
    }

    static void set(Uncertainty &result, std::size_t row, std::size_t column, double share)
    {
        result.beats[static_cast<qsizetype>(row)][static_cast<qsizetype>(column)] = share;
    }

    const std::vector<Draws> &m_draws;
    std::size_t m_count;
    double m_sign;
    std::vector<std::size_t> m_rows;
    std::vector<double> m_logs;
    std::vector<bool> m_inContest;
};

} // namespace

QList<bool> contenders(const QList<Band> &rows)
{
    const auto isFree = [](const Band &row) { return row.point.value && row.waiting.isEmpty(); };
    const bool isAnyFree = std::any_of(rows.cbegin(), rows.cend(), isFree);
    return mapped(rows, [&](const Band &row) { return isAnyFree ? isFree(row) : row.point.value.has_value(); });
}

bool isContest(const Uncertainty &uncertainty)
{
    return uncertainty.unlike.isEmpty() && contenders(uncertainty.bands).count(true) > 1;
}

Result<DrawTask> drawTaskOf(const Catalog &catalog, const Board &board, const MetricId &metric)
{
    DrawTask task{.metric = metric};
    const QList<Subject> subjects = subjectsOf(catalog, board);
    for (const Subject &subject : subjects) {
        const Result<Inquiry> inquiry = Inquiry::about(catalog, board, {metric, subject.id, {}});
        if (!inquiry)
            return inquiry.problem();
        task.better = inquiry.value().metric().better;
        const Factored factored = factorsOf(inquiry.value(), subject);
        Band band{subject.id, subject.name, factored.point, std::nullopt, 0.0, {}};
        if (!mayLead(subject))
            band.waiting = isRetired(subject) ? tr("software in maintenance") : tr("announced");
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
    const DrawnContest contest(task, draws, count);
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
