#include "data/core/tr.h"
#include "data/insight/fairnessrules.h"

#include "data/insight/workloadview.h"
#include "data/metrics/formulas.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace chipboard::fairness {
namespace {

bool isCompute(const Metric &metric)
{
    return metric.group == MetricGroup::Compute || metric.group == MetricGroup::SparseCompute;
}

bool hasGroup(const ResultTable &table, MetricGroup group)
{
    return std::any_of(table.metrics.begin(), table.metrics.end(),
                       [group](const Metric *metric) { return metric->group == group; });
}

/// Any known number of the row, by the column too.
bool anyOf(const ResultTable &table, qsizetype row, bool (*holds)(const ResultTable &, qsizetype column, qsizetype row))
{
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        if (!cellAt(table, column, row).isMissing() && holds(table, column, row))
            return true;
    }
    return false;
}

// Fastest first, as "best common" takes them.
constexpr std::array formats{Precision::Fp4,  Precision::Fp8,  Precision::Bf16, Precision::Fp16,
                             Precision::Tf32, Precision::Fp32, Precision::Int8, Precision::Fp64};

/// The board's own precision decides of these; charts of a precision by its name keep theirs.
FairStep oneFormat(const FairnessInput &input)
{
    const Precision *best = nullptr;
    qsizetype mostKnown = 1; // one number alone is no comparison
    for (const Precision &format : formats) {
        qsizetype known = 0;
        bool isOne = true; // nobody's figure is of the microscaling twin while another's is not
        std::optional<Precision> used;
        for (const ResultRow &row : input.table.rows) {
            if (row.subject.chip == nullptr)
                continue;
            const PrecisionFigure at = figureAt(row.subject.chip->dense, format);
            if (at.figure == nullptr || at.figure->isMissing())
                continue;
            ++known;
            isOne = isOne && used.value_or(at.used) == at.used;
            used = at.used;
        }
        if (isOne && known > mostKnown) {
            mostKnown = known;
            best = &format;
        }
    }
    if (best == nullptr)
        return {};
    return {tr("Compare at %1").arg(precisionLabel(*best)), precisionStep(*best)};
}

/// Charts of these metrics that the board chose itself, with another one left.
FairStep uncharted(const FairnessInput &input, const std::function<bool(const Metric &)> &goes, const QString &text)
{
    QList<MetricId> ids;
    for (const MetricId &id : input.board.charts) {
        const Metric *metric = findMetric(id);
        if (metric != nullptr && goes(*metric))
            ids << id;
    }
    if (ids.isEmpty() || ids.size() >= input.board.charts.size())
        return {};
    return {text, unchartedStep(ids)};
}

bool isNotYet(const ResultTable &table, qsizetype column, qsizetype row)
{
    return isAnnounced(table.rows.at(row).subject) || cellAt(table, column, row).status == FigureStatus::Announced;
}

bool isEstimate(const ResultTable &table, qsizetype column, qsizetype row)
{
    return table.metrics.at(column)->group != MetricGroup::Workload
        && cellAt(table, column, row).status == FigureStatus::Estimated;
}

// Results that grow with the chips that do the work; a cost or an energy for so much work does not.
constexpr const char *ofAllChips[] = {"tokens_per_s", "items_per_s", "wall_hours",   "requests_at_once", "ttft",
                                      "tpot",         "latency",     "usd_per_hour", "usd_per_month"};

bool growsWithChips(const Metric &metric)
{
    return std::any_of(std::begin(ofAllChips), std::end(ofAllChips),
                       [&metric](const char *id) { return metric.metricId().text() == QLatin1String(id); });
}

int countOf(const ResultTable &table, qsizetype row)
{
    if (row >= table.estimates.size())
        return 0;
    const Estimate &estimate = table.estimates.at(row).estimate;
    return estimate.bound && estimate.fits ? estimate.count : 0;
}

// Whole instances give 16,392 where others give 16,384: nothing to warn of.
constexpr double mostApart = 1.05;

bool areApart(int one, int other)
{
    return one > 0 && other > 0 && std::max(one, other) > mostApart * std::min(one, other);
}

/// The fewest that all can have in whole instances and that nobody has more of now.
FairStep oneCount(const FairnessInput &input, int most)
{
    qint64 each = 1;
    for (qsizetype row = 0; row < input.table.rows.size(); ++row) {
        const SubjectEstimate &one = input.table.estimates.at(row);
        if (countOf(input.table, row) > 0 && one.subject.level != Level::Chip)
            each = std::lcm(each, static_cast<qint64>(std::max(1, one.request->chipsEach)));
        if (each > 16LL * most) // 7 of one and 16 of another: nobody would rent so many
            return {};
    }
    const qint64 count = (most + each - 1) / each * each;
    if (count > 16LL * most)
        return {};
    return {tr("Reckon all on %1 chips").arg(input.formatter.integer(count)), chipsStep(static_cast<int>(count))};
}

} // namespace

bool formatsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    const std::optional<Precision> &a = cellAt(table, column, one).precision;
    const std::optional<Precision> &b = cellAt(table, column, other).precision;
    return a && b && *a != *b;
}

// MXFP8 counts as FP8 and MXFP4 as FP4 where they are as fast: a figure knows of which format it is.
Unfairness mixedFormats(const FairnessInput &input)
{
    const auto formatOf = [&](qsizetype column, qsizetype row) { return cellAt(input.table, column, row).precision; };
    if (!anyDiffer(input.table, formatOf))
        return {};
    QList<Precision> used; // others than the one that was asked for, where somebody has that
    bool isOfBoard = true;
    for (qsizetype column = 0; column < input.table.metrics.size(); ++column) {
        QList<Precision> here;
        for (qsizetype row = 0; row < input.table.rows.size(); ++row) {
            const Cell &cell = cellAt(input.table, column, row);
            if (!cell.isMissing() && cell.precision && !here.contains(*cell.precision))
                here << *cell.precision;
        }
        if (here.size() < 2)
            continue;
        const Metric &metric = *input.table.metrics.at(column);
        isOfBoard = isOfBoard && !metric.precision;
        here.removeAll(metric.precision.value_or(input.table.precision));
        used = used.isEmpty() ? here : used;
    }
    QStringList parts;
    for (const Precision format : std::as_const(used)) {
        const QList<qsizetype> rows = rowsWhere(input.table, [&](qsizetype row) {
            const QList<Cell> &cells = input.table.rows.at(row).cells;
            return std::any_of(cells.begin(), cells.end(),
                               [&](const Cell &cell) { return !cell.isMissing() && cell.precision == format; });
        });
        parts << tr("%1 for %2", "a number format and whose numbers are of it")
                     .arg(precisionLabel(format), namesOf(input, rows));
    }
    const auto isOfName = [](const Metric &metric) { return isCompute(metric) && metric.precision.has_value(); };
    return {{},
            tr("Number formats differ: %1.").arg(parts.join(QStringLiteral("; "))),
            isOfBoard ? oneFormat(input) : uncharted(input, isOfName, tr("Leave out compute of mixed formats"))};
}

Unfairness mixedSparsity(const FairnessInput &input)
{
    if (!hasGroup(input.table, MetricGroup::Compute) || !hasGroup(input.table, MetricGroup::SparseCompute))
        return {};
    const auto isSparse = [](const Metric &metric) { return metric.group == MetricGroup::SparseCompute; };
    return {{},
            tr("Dense and sparse compute stand beside each other: sparse counts arithmetic that is left out."),
            uncharted(input, isSparse, tr("Keep dense compute alone"))};
}

bool onlyOneIsAnnounced(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    return isNotYet(table, column, one) != isNotYet(table, column, other);
}

Unfairness announcedAmongShipping(const FairnessInput &input)
{
    const auto of = [&](qsizetype column, qsizetype row) { return std::optional(isNotYet(input.table, column, row)); };
    if (!anyDiffer(input.table, of))
        return {};
    const QList<qsizetype> rows =
        rowsWhere(input.table, [&](qsizetype row) { return anyOf(input.table, row, isNotYet); });
    return {{}, tr("Announced, not yet to be had: %1.").arg(namesOf(input, rows)), without(input, rows)};
}

bool onlyOneIsEstimated(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    return isEstimate(table, column, one) != isEstimate(table, column, other);
}

Unfairness estimatesAmongFigures(const FairnessInput &input)
{
    const auto of = [&](qsizetype column, qsizetype row) {
        return std::optional(isEstimate(input.table, column, row));
    };
    if (!anyDiffer(input.table, of))
        return {};
    const QList<qsizetype> rows =
        rowsWhere(input.table, [&](qsizetype row) { return anyOf(input.table, row, isEstimate); });
    return {{}, tr("Estimates beside published figures: %1.").arg(namesOf(input, rows)), without(input, rows)};
}

bool countsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    return growsWithChips(*table.metrics.at(column)) && areApart(countOf(table, one), countOf(table, other));
}

Unfairness mixedCounts(const FairnessInput &input)
{
    int fewest = 0;
    int most = 0;
    for (qsizetype row = 0; row < input.table.rows.size(); ++row) {
        const int count = countOf(input.table, row);
        if (count == 0)
            continue;
        fewest = fewest == 0 ? count : std::min(fewest, count);
        most = std::max(most, count);
    }
    if (!areApart(fewest, most))
        return {};
    return {{},
            tr("Each is shown on as many chips as it needs (%1 to %2).")
                .arg(input.formatter.integer(fewest), input.formatter.integer(most)),
            oneCount(input, most)};
}

// An estimate whose constants were never held against measurements of that family.
Unfairness borrowedConstants(const FairnessInput &input)
{
    if (input.table.rows.size() < 2) // nothing is compared; the notes tell what the estimate rests on
        return {};
    const QList<qsizetype> rows = rowsWhere(input.table, [&](qsizetype row) {
        return countOf(input.table, row) > 0 && borrowsCalibration(input.catalog, input.table.estimates.at(row));
    });
    if (rows.isEmpty())
        return {};
    return {{},
            tr("No published measurements for %1: estimated from similar chips.").arg(namesOf(input, rows)),
            without(input, rows)};
}

} // namespace chipboard::fairness
