#include "data/compare/evaluate.h"

#include "data/board/books.h"
#include "data/catalog/catalog.h"
#include "data/compare/boardestimate.h"
#include "data/compare/cells.h"
#include "data/compare/formulas.h"
#include "data/compare/pricing.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
namespace {

Subject chipSubject(const Catalog &catalog, const ChipId &id)
{
    Subject subject{.level = Level::Chip, .id = id.text(), .chip = catalog.chip(id)};
    subject.name = subject.chip != nullptr ? subject.chip->name : id.text();
    subject.fullName = subject.chip != nullptr ? subject.chip->fullName : id.text();
    if (subject.chip == nullptr)
        subject.missingReason = tr("not in the catalogue");
    return subject;
}

// An item rented whole; `thing`: null if the catalogue lacks it.
template<class Thing>
Subject rentedSubject(const Catalog &catalog, Level level, const QString &id, const Thing *thing)
{
    Subject subject{.level = level,
                    .id = id,
                    .name = thing != nullptr ? thing->name : id,
                    .chip = thing != nullptr ? catalog.chip(thing->chip) : nullptr};
    subject.fullName = subject.name;
    if (subject.chip == nullptr)
        subject.missingReason = tr("not in the catalogue");
    return subject;
}

Subject instanceSubject(const Catalog &catalog, const InstanceId &id)
{
    const Instance *instance = catalog.instance(id);
    Subject subject = rentedSubject(catalog, Level::Instance, id.text(), instance);
    subject.instance = instance;
    if (subject.chip != nullptr && !instance->chips.isMissing())
        subject.fullName =
            tr("%1 (%2 x %3)").arg(subject.name, Formatter().full(instance->chips.value->value), subject.chip->name);
    return subject;
}

Subject systemSubject(const Catalog &catalog, const SystemId &id)
{
    const System *system = catalog.system(id);
    Subject subject = rentedSubject(catalog, Level::System, id.text(), system);
    subject.system = system;
    return subject;
}

// A chip without a counterpart at the level keeps its row, with the reason.
Subject absent(const Catalog &catalog, const ChipId &id, Level level, const QString &reason)
{
    Subject subject = chipSubject(catalog, id);
    subject.level = level;
    if (subject.missingReason.isEmpty())
        subject.missingReason = reason;
    return subject;
}

/// Unique rows in order of arrival; with all instances there may be tens of thousands.
class SubjectRows
{
public:
    void addOnce(const Subject &subject)
    {
        if (m_ids.contains(subject.id))
            return;
        m_ids.insert(subject.id);
        if (subject.chip != nullptr)
            m_chips.insert(subject.chip->id);
        m_rows << subject;
    }
    [[nodiscard]] bool hasChip(const ChipId &id) const { return m_chips.contains(id); }
    [[nodiscard]] const QList<Subject> &all() const { return m_rows; }

private:
    QList<Subject> m_rows;
    QSet<QString> m_ids;
    QSet<ChipId> m_chips;
};

double chipsIn(const System &system) { return system.chips.isMissing() ? 0.0 : system.chips.value->value; }

// Systems up to this size can be ordered; larger ones are a site (Project Rainier) or a whole pod.
constexpr double largestOrderedSystem = 1024.0;

// Reference system of a chip: the largest that can be ordered, or else the smallest.
const System *referenceSystem(const Catalog &catalog, const ChipId &chip)
{
    const System *best = nullptr;
    for (const System &system : catalog.systems) {
        if (system.chip != chip)
            continue;
        if (best == nullptr) {
            best = &system;
            continue;
        }
        const bool fits = chipsIn(system) <= largestOrderedSystem;
        const bool bestFits = chipsIn(*best) <= largestOrderedSystem;
        const bool better = fits != bestFits ? fits
            : fits                           ? chipsIn(system) > chipsIn(*best)
                                             : chipsIn(system) < chipsIn(*best);
        if (better)
            best = &system;
    }
    return best;
}

QList<Subject> chipRows(const Catalog &catalog, const Board &board)
{
    SubjectRows rows;
    for (const ChipId &id : board.chips)
        rows.addOnce(chipSubject(catalog, id));
    for (const InstanceId &id : board.instances) {
        const Instance *instance = catalog.instance(id);
        rows.addOnce(instance != nullptr ? chipSubject(catalog, instance->chip) : instanceSubject(catalog, id));
    }
    for (const SystemId &id : board.systems) {
        const System *system = catalog.system(id);
        rows.addOnce(system != nullptr ? chipSubject(catalog, system->chip) : systemSubject(catalog, id));
    }
    return rows.all();
}

QList<Subject> instanceRows(const Catalog &catalog, const Board &board)
{
    SubjectRows rows;
    for (const InstanceId &id : board.instances)
        rows.addOnce(instanceSubject(catalog, id));
    QList<ChipId> others = board.chips;
    others.removeIf([&rows](const ChipId &id) { return rows.hasChip(id); });
    const QHash<ChipId, const Instance *> instances =
        referenceInstances(catalog, catalog.book(board.priceBook), others);
    for (const ChipId &id : std::as_const(others)) {
        if (rows.hasChip(id))
            continue;
        const Instance *instance = instances.value(id);
        rows.addOnce(instance != nullptr ? instanceSubject(catalog, instance->id)
                                         : absent(catalog, id, Level::Instance, tr("not rented as an instance")));
    }
    return rows.all();
}

QList<Subject> systemRows(const Catalog &catalog, const Board &board)
{
    SubjectRows rows;
    for (const SystemId &id : board.systems)
        rows.addOnce(systemSubject(catalog, id));
    for (const ChipId &id : board.chips) {
        if (rows.hasChip(id))
            continue;
        const System *system = referenceSystem(catalog, id);
        rows.addOnce(system != nullptr ? systemSubject(catalog, system->id)
                                       : absent(catalog, id, Level::System, tr("not sold as a system")));
    }
    return rows.all();
}

// Note for a price of another kind than the board's list.
QString priceNote(const PriceBook *book, const Subject &subject, const Cell &cell)
{
    if (!cell.priceKind || book == nullptr)
        return {};
    const QString kind = priceKindLabel(*cell.priceKind);
    const bool isCustom = cell.priceDate.isEmpty() && !cell.own.isEmpty();
    if (cell.fallback && isCustom)
        return tr("%1 has no price in \"%2\"; its custom price is shown (%3).")
            .arg(subject.name, cell.asked, cell.origin);
    if (cell.fallback)
        return tr("%1 has no price in \"%2\"; its %3 dated %4 is shown (%5).")
            .arg(subject.name, cell.asked, kind, dateText(cell.priceDate), cell.origin);
    if (*cell.priceKind == book->kind || isCustom)
        return {};
    return tr("%1 uses its %2 dated %3 (%4).").arg(subject.name, kind, dateText(cell.priceDate), cell.origin);
}

QStringList notesOf(const Catalog &catalog, const ResultTable &table)
{
    QStringList notes;
    QSet<QString> known;
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        for (const ResultRow &row : table.rows) {
            const Cell &cell = row.cells.at(column);
            const QString note = priceNote(catalog.book(table.book), row.subject, cell);
            if (note.isEmpty() || known.contains(note))
                continue;
            known.insert(note);
            notes << note;
        }
    }
    for (const ContradictionId &id : contradictionsIn(table))
        notes << disagreementNote(*catalog.contradiction(id));
    return notes;
}

// Candidates for "best common", fastest first: formats for AI work. INT8 and FP64 must be chosen explicitly.
constexpr std::array commonCandidates{Precision::Fp4,  Precision::Fp8,  Precision::Bf16,
                                      Precision::Fp16, Precision::Tf32, Precision::Fp32};

} // namespace

int ResultTable::columnOf(const MetricId &metric) const
{
    for (qsizetype i = 0; i < metrics.size(); ++i) {
        if (metric.text() == QLatin1String(metrics.at(i)->id))
            return static_cast<int>(i);
    }
    return -1;
}

qsizetype ResultTable::rowOf(const QString &subjectId) const
{
    const auto found =
        std::ranges::find_if(rows, [&subjectId](const ResultRow &row) { return row.subject.id == subjectId; });
    return found == rows.end() ? -1 : found - rows.begin();
}

const Cell *ResultTable::cell(const QString &subjectId, const MetricId &metric) const
{
    const int column = columnOf(metric);
    const qsizetype row = rowOf(subjectId);
    return column < 0 || row < 0 ? nullptr : &rows.at(row).cells.at(column);
}

QString disagreementNote(const Contradiction &one) { return tr("Sources disagree. %1").arg(one.inOneSentence()); }

QList<ContradictionId> contradictionsIn(const ResultTable &table)
{
    QList<ContradictionId> ids;
    for (const ResultRow &row : table.rows) {
        for (const Cell &cell : row.cells)
            addEachOnce(ids, cell.contradictions);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

bool isBaseline(const Board &board, const Subject &subject)
{
    if (board.baseline.isEmpty())
        return false;
    return subject.id == board.baseline || (subject.chip != nullptr && subject.chip->id.text() == board.baseline);
}

QList<Subject> subjectsOf(const Catalog &catalog, const Board &board)
{
    switch (board.level) {
    case Level::Chip:
        return chipRows(catalog, board);
    case Level::Instance:
        return instanceRows(catalog, board);
    case Level::System:
        return systemRows(catalog, board);
    }
    return {};
}

Precision resolvedPrecision(const Catalog &catalog, const Board &board)
{
    if (board.precision)
        return *board.precision;
    // By chips, at every level: changing the level must not change the precision.
    const QList<Subject> subjects = chipRows(catalog, board);
    Precision best = Precision::Bf16;
    qsizetype mostKnown = 0;
    for (const Precision candidate : commonCandidates) {
        const auto known = std::ranges::count_if(subjects, [candidate](const Subject &subject) {
            const Figure *figure = subject.chip != nullptr ? figureAt(subject.chip->dense, candidate).figure : nullptr;
            return figure != nullptr && !figure->isMissing();
        });
        if (known > mostKnown) {
            mostKnown = known;
            best = candidate;
        }
    }
    return best;
}

EvaluationContext contextOf(const Catalog &catalog, const Board &board, Precision precision,
                            const QList<SubjectEstimate> *estimates)
{
    const int years = static_cast<int>(std::lround(board.assumptions.commitment.value_or(0.0)));
    return {catalog,
            catalog.book(board.priceBook),
            precision,
            estimates,
            years,
            years > 0 ? booksInUse(board) : QList<BookId>(),
            board.mixedPrices};
}

// Items not on sale have no cost, whatever else is missing: the same reason on all pages.
static Cell evaluated(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    Cell cell = metric.evaluate(context, subject, metric);
    if (cell.isMissing() && isNotOnSale(subject, metric)) {
        cell.gap = tr("not on sale");
        cell.reason = notOnSaleReason();
    }
    return cell;
}

ResultTable evaluate(const Catalog &catalog, const Board &board, const QList<MetricId> &metrics)
{
    ResultTable table{.precision = resolvedPrecision(catalog, board), .level = board.level, .book = board.priceBook};
    for (const MetricId &id : metrics) {
        if (const Metric *metric = findMetric(id))
            table.metrics << metric;
    }
    const QList<Subject> subjects = subjectsOf(catalog, board);
    const bool asksForWork = std::any_of(table.metrics.begin(), table.metrics.end(),
                                         [](const Metric *metric) { return metric->group == MetricGroup::Workload; });
    const bool needsWork = std::ranges::any_of(
        table.metrics, [&](const Metric *metric) { return needsEstimates(*metric, catalog, board); });
    QList<SubjectEstimate> estimates;
    if (needsWork)
        estimates = estimatesOf(catalog, board, subjects);
    const EvaluationContext context = contextOf(catalog, board, table.precision, &estimates);
    table.rows.reserve(subjects.size());
    for (const Subject &subject : subjects) {
        ResultRow row{subject, {}};
        row.cells.reserve(table.metrics.size());
        for (const Metric *metric : std::as_const(table.metrics)) {
            Cell cell = evaluated(context, subject, *metric);
            addContradictions(cell, catalog, subject.id, metric->metricId());
            row.cells << std::move(cell);
        }
        table.rows << std::move(row);
    }
    if (asksForWork)
        table.estimates = std::move(estimates);
    table.notes = notesOf(catalog, table);
    const bool asksForPrices =
        std::ranges::any_of(table.metrics, [](const Metric *metric) { return asksForPrice(*metric); });
    if (const QString gap = asksForPrices ? regionGap(catalog, board.priceBook) : QString(); !gap.isEmpty())
        table.notes.prepend(gap);
    for (const QString &basis : asksForWork ? ownBasisOf(catalog, board.workload) : QStringList())
        table.notes << tr("The estimates use %1.").arg(basis);
    return table;
}

QString kindOfCompute(const Metric &metric, const ResultTable &table)
{
    const Precision asked = metric.precision.value_or(table.precision);
    QStringList formats{precisionLabel(asked)}; // and the formats of the other numbers
    const int column = table.columnOf(metric.metricId());
    for (const ResultRow &row : table.rows) {
        const Cell &cell = row.cells.value(column);
        const QString format = cell.precision && !cell.isMissing() ? precisionLabel(*cell.precision) : QString();
        if (!format.isEmpty() && !formats.contains(format))
            formats << format;
    }
    const QString precision = formats.join(u'/');
    return metric.group == MetricGroup::SparseCompute ? tr("%1 with structured sparsity").arg(precision)
                                                      : tr("%1 dense").arg(precision);
}

QList<const Cell *> cellsBeside(const ResultTable &table, const Metric &metric)
{
    const auto isBeside = [&metric](const Metric &other) {
        return &other == &metric
            || (metric.unit != Unit::Hour && other.unit == metric.unit
                && other.unitWordsText() == metric.unitWordsText());
    };
    QList<const Cell *> cells;
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        for (qsizetype row = 0; isBeside(*table.metrics.at(column)) && row < table.rows.size(); ++row) {
            if (const Cell &cell = table.rows.at(row).cells.at(column); cell.value)
                cells << &cell;
        }
    }
    return cells;
}

Unit commonUnit(const ResultTable &table, const Metric &metric)
{
    constexpr double mostInFiner = 1e4; // numbers up to this are readable without counting digits
    const QList<const Cell *> cells = cellsBeside(table, metric);
    std::optional<Unit> shared;
    for (const Cell *cell : cells) {
        if (shared && *shared != cell->unit)
            shared = metric.unit;
        else if (!shared)
            shared = cell->unit;
    }
    const Unit unit = shared.value_or(metric.unit);
    double largest = 0.0;
    QList<double> values;
    for (const Cell *cell : cells) {
        largest = std::max(largest, convert(cell->value->high, cell->unit, unit));
        if (const double value = convert(cell->value->value, cell->unit, unit); value > 0.0)
            values << value;
    }
    std::ranges::sort(values);
    const bool binary = unit == Unit::GiB || unit == Unit::MiB;
    if (binary || metric.group == MetricGroup::Link)
        return unit;
    // "667 TFLOPS" next to "2,250", not "0.67 PFLOPS": with two digits, different figures would look alike.
    const Unit finer = readableUnit(values.value(0), unit);
    const bool isFiner =
        unitInfo(unit).dimension == unitInfo(Unit::Tflops).dimension && convert(largest, unit, finer) < mostInFiner;
    // Otherwise by the upper median: one wafer of 21 PB/s must not turn all chips into "0.0029 PB/s".
    return isFiner ? finer : readableUnit(values.value(values.size() / 2), unit);
}

} // namespace chipboard
