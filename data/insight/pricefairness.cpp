#include "data/core/tr.h"
#include "data/insight/fairnessrules.h"

#include "data/insight/generations.h"
#include "data/insight/workloadview.h"
#include "data/metrics/pricing.h"

#include <QMap>

#include <algorithm>

namespace chipboard::fairness {
namespace {

// Half a year: in 2025 AWS lowered the price of an H100 by 44 % in one step.
constexpr qint64 mostDaysApart = 183;

/// The first known price that a row's numbers rest on, by the book's own wish or not.
const Cell *priceIn(const ResultRow &row, bool (*wanted)(const Cell &))
{
    const auto found = std::find_if(row.cells.begin(), row.cells.end(),
                                    [wanted](const Cell &cell) { return !cell.isMissing() && wanted(cell); });
    return found == row.cells.end() ? nullptr : &*found;
}

bool isFallback(const Cell &cell) { return cell.fallback && cell.priceKind; }
bool isPriced(const Cell &cell) { return cell.priceKind.has_value(); }
bool isDated(const Cell &cell) { return isPriced(cell) && dateSpan(cell.priceDate).isKnown(); }
bool isPlaced(const Cell &cell) { return isPriced(cell) && !cell.priceRegion.isEmpty(); }

/// Any two prices of one column that datesDiffer() holds of: the oldest and the newest, if any.
bool anyDatesDiffer(const ResultTable &table)
{
    for (qsizetype column = 0; column < table.metrics.size(); ++column) {
        QDate oldest; // the last day that the oldest price can be of
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

/// Any two prices of one column that regionsDiffer() holds of.
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

/// A list, and the rows that it has no price of its own for.
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

/// The list at which fewest are lost, those that the board's falls back on before its own; one that leaves two at
/// least.
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
        if (isBetter && at.priced >= (at.ids.isEmpty() ? 1 : 2))
            best = at;
    }
    if (!best)
        return {};
    const QString left = input.formatter.locale().createSeparatedList(best->names);
    if (best->book == &own)
        return {tr("Leave out %1").arg(left), withoutStep(best->ids)};
    if (best->ids.isEmpty())
        return {tr("Compare all at: %1").arg(best->book->name), pricesStep(best->book->id)};
    return {tr("Compare at: %1, without %2").arg(best->book->name, left),
            stepsInOrder({pricesStep(best->book->id), withoutStep(best->ids)})};
}

} // namespace

bool kindsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    const std::optional<PriceKind> &a = cellAt(table, column, one).priceKind;
    const std::optional<PriceKind> &b = cellAt(table, column, other).priceKind;
    return a && b && *a != *b;
}

// Of rows whose price is not of the list that was asked for, alike among themselves or not.
Unfairness mixedKinds(const FairnessInput &input)
{
    const PriceBook *book = input.catalog.book(input.board.priceBook);
    QStringList names;
    const Cell *first = nullptr;
    bool areMixed = false; // prices of several kinds stand in
    for (const ResultRow &row : input.table.rows) {
        const Cell *flagged = priceIn(row, isFallback);
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
    const QString sentence = areMixed
        ? tr("%1: no %2; prices of other kinds are shown, the notes say which.").arg(who, asked)
        : tr("%1: no %2; the %3 of %4 is shown.").arg(who, asked, priceKindLabel(*first->priceKind), first->asOf);
    return {{}, sentence, oneKind(input, *book)};
}

// A guide's prices are told like all others; that they contradict the lists is told beside them.
Unfairness guidePrices(const FairnessInput &input)
{
    const PriceBook *book = input.catalog.book(input.board.priceBook);
    const PriceBook *list = input.catalog.book(defaultBoard().priceBook);
    const auto isContradicted = [](const Cell &cell) { return cell.priceKind && !cell.contradictions.isEmpty(); };
    const bool any = std::any_of(input.table.rows.begin(), input.table.rows.end(),
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
            tr("Prices of different times: from %1, of %2, to %3.").arg(oldest, namesOf(input, old), newest),
            without(input, old)};
}

bool regionsDiffer(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    const Cell &a = cellAt(table, column, one);
    const Cell &b = cellAt(table, column, other);
    // Of another kind they are not alike anyway, and that is told.
    return isPlaced(a) && isPlaced(b) && a.priceKind == b.priceKind && a.priceRegion != b.priceRegion;
}

// Where most prices are of is where the others are missing from; of several the first row's.
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
        if (!regions.contains(cell->priceRegion))
            regions << cell->priceRegion;
        ++uses[cell->priceRegion];
    }
    const QString usual =
        *std::max_element(regions.begin(), regions.end(),
                          [&uses](const QString &a, const QString &b) { return uses.value(a) < uses.value(b); });
    const QList<qsizetype> others = rowsWhere(input.table, [&](qsizetype row) {
        const Cell *cell = priceIn(input.table.rows.at(row), isPlaced);
        return cell != nullptr && cell->priceRegion != usual;
    });
    regions.removeAll(usual);
    return {{},
            tr("Prices of %1 are of %2, the others of %3.")
                .arg(namesOf(input, others), namesText(regions, input.formatter), usual),
            without(input, others)};
}

// An hour of a chip beside an hour of a whole machine.
Unfairness mixedLevels(const FairnessInput &input)
{
    const MetricId ofChip(QStringLiteral("price_chip_hour"));
    const MetricId ofWhole(QStringLiteral("price_hour"));
    if (input.table.columnOf(ofChip) < 0 || input.table.columnOf(ofWhole) < 0 || input.table.level == Level::Chip)
        return {};
    const bool isChosen = input.board.charts.contains(ofChip) && input.board.charts.size() > 1;
    return {{},
            tr("The price of a chip stands beside that of the whole machine."),
            isChosen ? FairStep{tr("Keep the one that fits the level"), unchartedStep({ofChip})} : FairStep()};
}

} // namespace chipboard::fairness
