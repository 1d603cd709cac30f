#include "data/analysis/comparability.h"

#include "data/analysis/generations.h"
#include "data/compare/formulas.h"
#include "data/compare/pricing.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <QMap>
#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>

namespace chipboard {

namespace {

constexpr QChar betweenSteps(u';');
constexpr QChar betweenIds(u',');
constexpr QChar afterKind(u':');

QString step(const char *kind, const QString &value) { return QLatin1String(kind) + afterKind + value; }

/// Chips and items pinned at other levels: a removed row must not return as its chip's reference.
struct Things
{
    const Catalog &catalog;
    Board &board;

    [[nodiscard]] ChipId chipOf(const QString &id) const
    {
        if (const Instance *instance = catalog.instance(InstanceId(id)))
            return instance->chip;
        const System *system = catalog.system(SystemId(id));
        return system != nullptr ? system->chip : ChipId(id);
    }

    template<typename IdType>
    [[nodiscard]] bool hasOther(const QList<IdType> &ids, const ChipId &chip) const
    {
        return std::ranges::any_of(ids, [&](const IdType &id) { return chipOf(id.text()) == chip; });
    }

    template<typename IdType>
    void removeAllOf(QList<IdType> &ids, const ChipId &chip) const
    {
        ids.removeIf([&](const IdType &id) { return chipOf(id.text()) == chip; });
    }

    void removeRow(const QString &id)
    {
        const ChipId chip = chipOf(id);
        if (board.level == Level::Chip) {
            removeAllOf(board.instances, chip);
            removeAllOf(board.systems, chip);
        }
        board.instances.removeAll(InstanceId(id));
        board.systems.removeAll(SystemId(id));
        const bool isPinned = (board.level == Level::Instance && hasOther(board.instances, chip))
            || (board.level == Level::System && hasOther(board.systems, chip));
        if (!isPinned)
            board.chips.removeAll(chip);
    }
};

bool usePrices(const Catalog &catalog, Board &board, const QString &value)
{
    const PriceBook *book = catalog.book(BookId(value));
    if (book == nullptr)
        return false;
    board.priceBook = book->id;
    board.mixedPrices = false;
    return true;
}

bool mixPrices(const Catalog &catalog, Board &board, const QString &value)
{
    if (!usePrices(catalog, board, value))
        return false;
    board.mixedPrices = true;
    return true;
}

bool useAllRegions(const Catalog & /*catalog*/, Board &board, const QString & /*value*/)
{
    board.regions.clear();
    return true;
}

bool usePrecision(const Catalog & /*catalog*/, Board &board, const QString &value)
{
    const std::optional<Precision> precision = precisionFromWord(value);
    board.precision = precision ? precision : board.precision;
    return precision.has_value();
}

bool leaveOut(const Catalog &catalog, Board &board, const QString &value)
{
    const QStringList ids = value.split(betweenIds, Qt::SkipEmptyParts);
    Things things{catalog, board};
    for (const QString &id : ids)
        things.removeRow(id);
    return !ids.isEmpty();
}

bool dropCharts(const Catalog & /*catalog*/, Board &board, const QString &value)
{
    const QStringList ids = value.split(betweenIds, Qt::SkipEmptyParts);
    for (const QString &id : ids)
        board.charts.removeAll(MetricId(id));
    return !ids.isEmpty();
}

struct StepRow
{
    const char *kind;
    bool (*apply)(const Catalog &catalog, Board &board, const QString &value);
};

constexpr const char *pricesKind = "prices";
constexpr const char *mixedKind = "mixed";
constexpr const char *regionsKind = "regions";
constexpr const char *precisionKind = "precision";
constexpr const char *withoutKind = "without";
constexpr const char *unchartedKind = "uncharted";

constexpr StepRow stepTable[] = {
    {regionsKind, useAllRegions},  {pricesKind, usePrices}, {mixedKind, mixPrices},
    {precisionKind, usePrecision}, {withoutKind, leaveOut}, {unchartedKind, dropCharts},
};

} // namespace

QString pricesStep(const BookId &book) { return step(pricesKind, book.text()); }

QString mixedStep(const BookId &book) { return step(mixedKind, book.text()); }

QString allRegionsStep() { return step(regionsKind, QStringLiteral("all")); }

QString precisionStep(Precision precision) { return step(precisionKind, precisionWord(precision)); }

QString withoutStep(const QStringList &rows) { return step(withoutKind, rows.join(betweenIds)); }

QString unchartedStep(const QList<MetricId> &metrics)
{
    return step(unchartedKind, mapped(metrics, &MetricId::text).join(betweenIds));
}

QString stepsInOrder(const QStringList &steps) { return steps.join(betweenSteps); }

std::optional<Board> fairBoard(const Catalog &catalog, const Board &board, const QString &id)
{
    Board fair = board;
    const QStringList steps = id.split(betweenSteps, Qt::SkipEmptyParts);
    for (const QString &one : steps) {
        const QString kind = one.section(afterKind, 0, 0);
        const auto *row = std::find_if(std::begin(stepTable), std::end(stepTable),
                                       [&kind](const StepRow &known) { return kind == QLatin1String(known.kind); });
        if (row == std::end(stepTable) || !row->apply(catalog, fair, one.section(afterKind, 1)))
            return std::nullopt;
    }
    return steps.isEmpty() ? std::nullopt : std::optional(fair);
}

} // namespace chipboard

namespace chipboard::fairness {
namespace {

const Cell &cellAt(const ResultTable &table, qsizetype column, qsizetype row)
{
    return table.rows.at(row).cells.at(column);
}

/// True if `of(column, row)` differs between known numbers of one column. An empty optional never differs. One pass:
/// pairs of hundreds of rows would be tens of thousands.
template<typename Of>
bool anyDiffer(const ResultTable &table, const Of &of)
{
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        decltype(of(column, column)) first;
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            if (table.rows.at(row).cells.at(column).isMissing())
                continue;
            const auto told = of(column, row);
            if (told && first && *told != *first)
                return true;
            first = first ? first : told;
        }
    }
    return false;
}

/// Rows that satisfy the test.
QList<qsizetype> rowsWhere(const ResultTable &table, const std::function<bool(qsizetype row)> &holds)
{
    QList<qsizetype> rows;
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        if (holds(row))
            rows << row;
    }
    return rows;
}

/// "A, B, C and 2 more"
QString namesOf(const FairnessInput &input, const QList<qsizetype> &rows)
{
    const QStringList names = mapped(rows, [&](qsizetype row) { return input.table.rows.at(row).subject.name; });
    return namesText(names, input.formatter);
}

/// Removes rows; without an id if fewer than two would be left to compare.
FairStep without(const FairnessInput &input, const QList<qsizetype> &rows)
{
    if (rows.isEmpty() || input.table.rows.size() - rows.size() < 2)
        return {};
    const QStringList ids = mapped(rows, [&](qsizetype row) { return input.table.rows.at(row).subject.id; });
    return {tr("Exclude %1").arg(namesOf(input, rows)), withoutStep(ids)};
}

bool isCompute(const Metric &metric)
{
    return metric.group == MetricGroup::Compute || metric.group == MetricGroup::SparseCompute;
}

bool hasGroup(const ResultTable &table, MetricGroup group)
{
    return std::ranges::any_of(table.metrics, [group](const Metric *metric) { return metric->group == group; });
}

/// True if it holds for any known number of the row.
bool anyOf(const ResultTable &table, qsizetype row, bool (*holds)(const ResultTable &, qsizetype column, qsizetype row))
{
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        if (!cellAt(table, column, row).isMissing() && holds(table, column, row))
            return true;
    }
    return false;
}

// Fastest first, as for "best common".
constexpr std::array formats{Precision::Fp4,  Precision::Fp8,  Precision::Bf16, Precision::Fp16,
                             Precision::Tf32, Precision::Fp32, Precision::Int8, Precision::Fp64};

/// Applies to charts at the board's precision; charts of a fixed precision keep theirs.
FairStep oneFormat(const FairnessInput &input)
{
    const Precision *best = nullptr;
    qsizetype mostKnown = 1; // one number is no comparison
    for (const Precision &format : formats) {
        qsizetype known = 0;
        bool isOne = true; // no figure uses the microscaling format while another does not
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

/// Removes charts of these metrics from the board's choice, if another one is left.
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

// Results that depend on the number of chips; a cost or energy per unit of work does not.
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

// Whole instances may give 16,392 instead of 16,384: not worth a warning.
constexpr double mostApart = 1.05;

bool areApart(int one, int other)
{
    return one > 0 && other > 0 && std::max(one, other) > mostApart * std::min(one, other);
}

bool formatsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    const std::optional<Precision> &a = cellAt(table, column, one).precision;
    const std::optional<Precision> &b = cellAt(table, column, other).precision;
    return a && b && *a != *b;
}

// MXFP8 counts as FP8 and MXFP4 as FP4 if equally fast: figures state their format.
Unfairness mixedFormats(const FairnessInput &input)
{
    const auto formatOf = [&](qsizetype column, qsizetype row) { return cellAt(input.table, column, row).precision; };
    if (!anyDiffer(input.table, formatOf))
        return {};
    QList<Precision> used; // formats other than requested where the requested one exists
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
            return std::ranges::any_of(cells,
                                       [&](const Cell &cell) { return !cell.isMissing() && cell.precision == format; });
        });
        parts << tr("%1 for %2", "a number format and whose numbers are of it")
                     .arg(precisionLabel(format), namesOf(input, rows));
    }
    const auto isOfName = [](const Metric &metric) { return isCompute(metric) && metric.precision.has_value(); };
    return {{},
            tr("Number formats differ: %1.").arg(parts.join(QStringLiteral("; "))),
            isOfBoard ? oneFormat(input) : uncharted(input, isOfName, tr("Exclude compute in mixed formats"))};
}

Unfairness mixedSparsity(const FairnessInput &input)
{
    if (!hasGroup(input.table, MetricGroup::Compute) || !hasGroup(input.table, MetricGroup::SparseCompute))
        return {};
    const auto isSparse = [](const Metric &metric) { return metric.group == MetricGroup::SparseCompute; };
    return {{},
            tr("Dense and sparse compute are shown next to each other: sparse counts operations that are skipped."),
            uncharted(input, isSparse, tr("Keep only dense compute"))};
}

using IsSuch = bool(const ResultTable &table, qsizetype column, qsizetype row);

template<IsSuch isSuch>
bool onlyOneIs(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    return isSuch(table, column, one) != isSuch(table, column, other);
}

/// `sentence` names the rows concerned, if others are not.
Unfairness someAre(const FairnessInput &input, IsSuch isSuch, const QString &sentence)
{
    const auto of = [&](qsizetype column, qsizetype row) { return std::optional(isSuch(input.table, column, row)); };
    if (!anyDiffer(input.table, of))
        return {};
    const QList<qsizetype> rows =
        rowsWhere(input.table, [&](qsizetype row) { return anyOf(input.table, row, isSuch); });
    return {{}, sentence.arg(namesOf(input, rows)), without(input, rows)};
}

Unfairness announcedAmongShipping(const FairnessInput &input) { return someAre(input, isNotYet, tr("Announced: %1.")); }

Unfairness estimatesAmongFigures(const FairnessInput &input)
{
    return someAre(input, isEstimate, tr("Estimates next to published figures: %1."));
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
            tr("Each option uses as many chips as it needs (%1 to %2).")
                .arg(input.formatter.integer(fewest), input.formatter.integer(most)),
            {}};
}

// An estimate with constants never checked against measurements of that family.
Unfairness borrowedConstants(const FairnessInput &input)
{
    if (input.table.rows.size() < 2) // no comparison; the notes state the basis of the estimate
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

// Half a year: in 2025 AWS cut the price of an H100 by 44 % in one step.
constexpr qint64 mostDaysApart = 183;

/// The first known price behind a row's numbers that satisfies `wanted`.
const Cell *priceIn(const ResultRow &row, bool (*wanted)(const Cell &))
{
    return findWhere(row.cells, [wanted](const Cell &cell) { return !cell.isMissing() && wanted(cell); });
}

bool isPriced(const Cell &cell) { return cell.priceKind.has_value(); }
bool isDated(const Cell &cell) { return isPriced(cell) && dateSpan(cell.priceDate).isKnown(); }
bool isPlaced(const Cell &cell) { return isPriced(cell) && !cell.priceRegion.isEmpty(); }

/// True if datesDiffer() holds for any two prices of one column: compares the oldest with the newest.
bool anyDatesDiffer(const ResultTable &table)
{
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        QDate oldest; // latest possible day of the oldest price
        QDate newest;
        for (const ResultRow &row : table.rows) {
            const Cell &cell = row.cells.at(column);
            const DateSpan span = cell.isMissing() || !isPriced(cell) ? DateSpan() : dateSpan(cell.priceDate);
            if (!span.isKnown())
                continue;
            oldest = oldest.isValid() ? std::min(oldest, span.last) : span.last;
            newest = newest.isValid() ? std::max(newest, span.first) : span.first;
        }
        if (oldest.isValid() && oldest.daysTo(newest) > mostDaysApart)
            return true;
    }
    return false;
}

/// True if regionsDiffer() holds for any two prices of one column.
bool anyRegionsDiffer(const ResultTable &table)
{
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        QMap<PriceKind, QString> regions;
        for (const ResultRow &row : table.rows) {
            const Cell &cell = row.cells.at(column);
            if (cell.isMissing() || !isPlaced(cell))
                continue;
            if (const auto known = regions.constFind(*cell.priceKind); known == regions.constEnd())
                regions.insert(*cell.priceKind, cell.priceRegion);
            else if (*known != cell.priceRegion)
                return true;
        }
    }
    return false;
}

/// A list, and the rows without a price in it.
struct AtBook
{
    const PriceBook *book = nullptr;
    QStringList ids;
    QStringList names;
    qsizetype priced = 0;  ///< by the list itself
    qsizetype missing = 0; ///< by any list

    [[nodiscard]] qsizetype lost() const { return ids.size() + missing; }
};

AtBook rowsAt(const FairnessInput &input, const PriceBook &book)
{
    Board board = input.board;
    board.priceBook = book.id;
    const EvaluationContext context = contextOf(input.catalog, board, input.table.precision);
    AtBook at{&book, {}, {}, 0, 0};
    for (const Subject &subject : subjectsOf(input.catalog, board)) {
        const PriceChoice choice = subject.isAbsent() ? PriceChoice() : choosePrice(context, subject);
        if (choice.isMissing()) {
            ++at.missing;
            continue;
        }
        if (!choice.fallback) {
            ++at.priced;
            continue;
        }
        at.ids << subject.id;
        at.names << subject.name;
    }
    return at;
}

/// The list that loses the fewest rows, the board's fallbacks before the board's list; at least two must be left.
FairStep oneKind(const FairnessInput &input, const PriceBook &own)
{
    QList<const PriceBook *> books;
    for (const BookId &id : own.fallbacks) {
        if (const PriceBook *book = input.catalog.book(id); book != nullptr && !book->isAbsent())
            books << book;
    }
    books << &own;
    std::optional<AtBook> best;
    for (const PriceBook *book : std::as_const(books)) {
        const AtBook at = rowsAt(input, *book);
        const bool isBetter = !best || at.lost() < best->lost();
        if (isBetter && at.priced >= 2)
            best = at;
    }
    if (!best)
        return {};
    const QString left = input.formatter.locale().createSeparatedList(best->names);
    if (best->book == &own)
        return {tr("Exclude %1").arg(left), withoutStep(best->ids)};
    if (best->ids.isEmpty())
        return {tr("Compare all at: %1").arg(best->book->name), pricesStep(best->book->id)};
    return {tr("Compare at: %1, without %2").arg(best->book->name, left),
            stepsInOrder({pricesStep(best->book->id), withoutStep(best->ids)})};
}

bool kindsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    const std::optional<PriceKind> &a = cellAt(table, column, one).priceKind;
    const std::optional<PriceKind> &b = cellAt(table, column, other).priceKind;
    return a && b && *a != *b;
}

// Rows whose price is not from the requested list, whether they share a kind or not.
Unfairness mixedKinds(const FairnessInput &input)
{
    const PriceBook *book = input.catalog.book(input.board.priceBook);
    QStringList names;
    const Cell *first = nullptr;
    bool areMixed = false; // several price kinds are used as substitutes
    for (const ResultRow &row : input.table.rows) {
        const Cell *flagged = priceIn(row, isOfOtherKind);
        if (flagged == nullptr)
            continue;
        names << row.subject.name;
        first = first == nullptr ? flagged : first;
        areMixed = areMixed || flagged->priceKind != first->priceKind;
    }
    if (book == nullptr || first == nullptr)
        return {};
    const QString who = input.formatter.locale().createSeparatedList(names);
    const QString asked = priceKindLabel(first->askedKind.value_or(book->kind));
    const QString sentence = areMixed ? tr("%1: no %2; other price types are shown, see the notes.").arg(who, asked)
                                      : tr("%1: no %2; the %3 dated %4 is shown.")
                                            .arg(who, asked, priceKindLabel(*first->priceKind), dateText(first->asOf));
    return {{}, sentence, oneKind(input, *book)};
}

// Guide prices are shown like others; their conflict with the lists is reported next to them.
Unfairness guidePrices(const FairnessInput &input)
{
    const PriceBook *book = input.catalog.book(input.board.priceBook);
    const PriceBook *list = input.catalog.book(BookId(QStringLiteral("on-demand")));
    const auto isContradicted = [](const Cell &cell) { return cell.priceKind && !cell.contradictions.isEmpty(); };
    const bool any = std::ranges::any_of(input.table.rows,
                                         [&](const ResultRow &row) { return priceIn(row, isContradicted) != nullptr; });
    if (!any || book == nullptr || list == nullptr || book->kind != PriceKind::Guide)
        return {};
    return {
        {},
        tr("The prices of \"%1\" contradict what the providers publish; the notes say by how much.").arg(book->name),
        {tr("Compare at: %1").arg(list->name), pricesStep(list->id)}};
}

bool datesDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    const Cell &a = cellAt(table, column, one);
    const Cell &b = cellAt(table, column, other);
    if (a.priceDate == b.priceDate || !isDated(a) || !isDated(b))
        return false;
    const DateSpan first = dateSpan(a.priceDate);
    const DateSpan second = dateSpan(b.priceDate);
    return first.last.daysTo(second.first) > mostDaysApart || second.last.daysTo(first.first) > mostDaysApart;
}

Unfairness mixedDates(const FairnessInput &input)
{
    if (!anyDatesDiffer(input.table))
        return {};
    QString newest;
    QString oldest;
    for (const ResultRow &row : input.table.rows) {
        const Cell *cell = priceIn(row, isDated);
        if (cell == nullptr)
            continue;
        const auto day = [](const QString &date) { return dateSpan(date).last; };
        newest = newest.isEmpty() || day(cell->priceDate) > day(newest) ? cell->priceDate : newest;
        oldest = oldest.isEmpty() || day(cell->priceDate) < day(oldest) ? cell->priceDate : oldest;
    }
    const QList<qsizetype> old = rowsWhere(input.table, [&](qsizetype row) {
        const Cell *cell = priceIn(input.table.rows.at(row), isDated);
        return cell != nullptr && dateSpan(cell->priceDate).last.daysTo(dateSpan(newest).first) > mostDaysApart;
    });
    return {{},
            tr("Prices have different dates: from %1, for %2, to %3.")
                .arg(dateText(oldest), namesOf(input, old), dateText(newest)),
            without(input, old)};
}

bool regionsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    const Cell &a = cellAt(table, column, one);
    const Cell &b = cellAt(table, column, other);
    // Another price kind is a difference anyway, and is reported.
    return isPlaced(a) && isPlaced(b) && a.priceKind == b.priceKind && a.priceRegion != b.priceRegion;
}

// The region of most prices is the reference; for a tie, the first row's.
Unfairness mixedRegions(const FairnessInput &input)
{
    if (!anyRegionsDiffer(input.table))
        return {};
    QStringList regions;
    QMap<QString, int> uses;
    for (const ResultRow &row : input.table.rows) {
        const Cell *cell = priceIn(row, isPlaced);
        if (cell == nullptr)
            continue;
        addOnce(regions, cell->priceRegion);
        ++uses[cell->priceRegion];
    }
    const QString usual = *std::ranges::max_element(
        regions, [&uses](const QString &a, const QString &b) { return uses.value(a) < uses.value(b); });
    const QList<qsizetype> others = rowsWhere(input.table, [&](qsizetype row) {
        const Cell *cell = priceIn(input.table.rows.at(row), isPlaced);
        return cell != nullptr && cell->priceRegion != usual;
    });
    regions.removeAll(usual);
    return {{},
            tr("Prices of %1 are from %2, the others from %3.")
                .arg(namesOf(input, others), namesText(regions, input.formatter), usual),
            without(input, others)};
}

// An hour of a chip next to an hour of a whole machine.
Unfairness mixedLevels(const FairnessInput &input)
{
    const MetricId ofChip(QStringLiteral("price_chip_hour"));
    const MetricId ofWhole(QStringLiteral("price_hour"));
    if (input.table.columnOf(ofChip) < 0 || input.table.columnOf(ofWhole) < 0 || input.table.level == Level::Chip)
        return {};
    const bool isChosen = input.board.charts.contains(ofChip) && input.board.charts.size() > 1;
    return {{},
            tr("The price of a chip is shown next to that of the whole machine."),
            isChosen ? FairStep{tr("Keep the one that fits the level"), unchartedStep({ofChip})} : FairStep()};
}

} // namespace
} // namespace chipboard::fairness

namespace chipboard {
namespace {

using namespace fairness;

// Reporting order: first what is drawn, then its basis. Prices of another region can be paid, so differences to them
// are shown, as are those to estimates with borrowed constants, whose range includes the uncertainty. Adjacent charts
// of different kinds (dense and sparse, price per chip and per machine) are never divided by each other: they only have
// to say so.
constexpr FairnessRule rules[] = {
    {"price-kind", QT_TR_NOOP("their price types differ"), true, FairnessPlace::Above, kindsDiffer, mixedKinds},
    {"guide-prices", QT_TR_NOOP("the prices contradict what the providers publish"), false, FairnessPlace::Above,
     nullptr, guidePrices},
    {"price-date", QT_TR_NOOP("their prices have different dates"), true, FairnessPlace::Sources, datesDiffer,
     mixedDates},
    {"precision", QT_TR_NOOP("their number formats differ"), false, FairnessPlace::AtRows, formatsDiffer, mixedFormats},
    {"sparsity", QT_TR_NOOP("one is dense and the other sparse"), true, FairnessPlace::Above, nullptr, mixedSparsity},
    {"level", QT_TR_NOOP("one is for a chip and the other for a whole machine"), true, FairnessPlace::Above, nullptr,
     mixedLevels},
    {"chip-count", QT_TR_NOOP("they have different numbers of chips"), true, FairnessPlace::AtRows, countsDiffer,
     mixedCounts},
    {"estimate", QT_TR_NOOP("one of the two is an estimate"), true, FairnessPlace::Notes, onlyOneIs<isEstimate>,
     estimatesAmongFigures},
    {"not-measured", QT_TR_NOOP("one of the two was never measured"), false, FairnessPlace::Notes, nullptr,
     borrowedConstants},
    {"announced", QT_TR_NOOP("one of the two is announced but not on sale"), true, FairnessPlace::AtRows,
     onlyOneIs<isNotYet>, announcedAmongShipping},
    {"price-region", QT_TR_NOOP("their prices are from different regions"), false, FairnessPlace::Sources,
     regionsDiffer, mixedRegions},
};

bool misleads(const Unfairness &one) { return findFairnessRule(one.rule)->misleads; }

FairStep wayOut(const QList<Unfairness> &found)
{
    QList<FairStep> steps;
    FairStep first;
    for (const Unfairness &one : found) {
        if (one.remedy.id.isEmpty())
            continue;
        if (first.id.isEmpty())
            first = one.remedy;
        if (misleads(one))
            steps << one.remedy;
    }
    if (steps.size() < 2)
        return steps.isEmpty() ? first : steps.constFirst();
    return {tr("Make the comparison fair"), stepsInOrder(mapped(steps, &FairStep::id))};
}

} // namespace

QString FairnessRule::whyText() const { return tr(why); }

std::span<const FairnessRule> fairnessRules() { return rules; }

const FairnessRule *findFairnessRule(const QString &id)
{
    return findWhere(rules, [&id](const FairnessRule &row) { return id == QLatin1String(row.id); });
}

QList<Unfairness> unfairnessIn(const FairnessInput &input)
{
    QList<Unfairness> found;
    for (const FairnessRule &rule : rules) {
        Unfairness one = rule.find(input);
        one.rule = QString::fromLatin1(rule.id);
        if (one.isThere())
            found << one;
    }
    return found;
}

QString misleadingBetween(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    if (table.rows.at(one).cells.at(column).isMissing() || table.rows.at(other).cells.at(column).isMissing())
        return {};
    const auto *found = std::find_if(std::begin(rules), std::end(rules), [&](const FairnessRule &rule) {
        return rule.misleads && rule.differ != nullptr && rule.differ(table, column, one, other);
    });
    return found == std::end(rules) ? QString() : found->whyText();
}

Comparability comparability(const Catalog &catalog, const Board &board, const ResultTable &table,
                            const Formatter &formatter)
{
    const QList<Unfairness> found = unfairnessIn({catalog, board, table, formatter});
    Comparability fairness;
    QList<Unfairness> warnings;
    for (const Unfairness &one : found) {
        const FairnessPlace place = findFairnessRule(one.rule)->place;
        if (place == FairnessPlace::Above)
            warnings << one;
        if (place == FairnessPlace::Above && warnings.size() == 1)
            fairness.warning = one.sentence;
        else if (place == FairnessPlace::Sources)
            fairness.sources << one.sentence;
        else
            (place == FairnessPlace::AtRows ? fairness.rows : fairness.notes) << one.sentence;
    }
    const FairStep step = wayOut(warnings);
    fairness.remedyText = step.text;
    fairness.remedyId = step.id;
    return fairness;
}

} // namespace chipboard
