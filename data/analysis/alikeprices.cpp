#include "data/analysis/alikeprices.h"

#include "data/analysis/overviewtakeaway.h"
#include "data/compare/workloadview.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {

AlikeRatios::AlikeRatios(const Catalog &catalog, const Board &board, const ResultTable &table)
    : m_catalog(catalog)
    , m_board(board)
    , m_table(table)
{
}

// Only what rests on a price: all else is the same at every list.
const ResultTable &AlikeRatios::at(const BookId &book)
{
    const auto known = m_tables.find(book.text());
    if (known != m_tables.end())
        return known->second;
    QList<MetricId> priced;
    for (qsizetype column = 0; column < m_table.metrics.size(); ++column) {
        const bool isPriced = std::any_of(m_table.rows.begin(), m_table.rows.end(), [column](const ResultRow &row) {
            return row.cells.at(column).priceKind.has_value();
        });
        if (isPriced)
            priced << m_table.metrics.at(column)->metricId();
    }
    Board board = m_board;
    board.priceBook = book;
    board.precision = m_table.precision;
    return m_tables.emplace(book.text(), evaluate(m_catalog, board, priced)).first->second;
}

std::optional<AlikeRatios::Found> AlikeRatios::beside(const QString &row, const MetricId &metric)
{
    const PriceBook *own = m_catalog.book(m_board.priceBook);
    for (const BookId &id : own != nullptr ? own->fallbacks : QList<BookId>()) {
        const PriceBook *book = m_catalog.book(id);
        if (book == nullptr || book->isAbsent())
            continue;
        const ResultTable &there = at(id);
        const int column = there.columnOf(metric);
        const qsizetype baseline = rowOfBaseline(there, m_board);
        const auto found = std::find_if(there.rows.begin(), there.rows.end(),
                                        [&row](const ResultRow &one) { return one.subject.id == row; });
        if (column < 0 || baseline < 0 || found == there.rows.end() || found->cells.at(column).fallback
            || there.rows.at(baseline).cells.at(column).fallback)
            continue;
        const BesideBaseline beside = besideBaseline(there, m_board, found - there.rows.begin(), column);
        if (beside.kind == BesideBaseline::Kind::Apart || beside.kind == BesideBaseline::Kind::Same)
            return Found{beside, book->name};
    }
    return std::nullopt;
}

namespace {

struct KindsInput
{
    const Catalog &catalog;
    const ResultTable &table;
    const MetricId &metric;
    const Formatter &formatter;

    [[nodiscard]] QString nameOf(const QString &id) const
    {
        const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                        [&id](const ResultRow &row) { return row.subject.id == id; });
        return found == table.rows.end() ? id : found->subject.name;
    }
    [[nodiscard]] QString kindOf(const QString &id) const
    {
        const Cell &cell = *table.cell(id, metric);
        return cell.priceKind ? priceKindLabel(*cell.priceKind) : tr("custom price");
    }
    [[nodiscard]] QString number(const QString &id) const
    {
        return costNumber(table.cell(id, metric)->value->value, formatter);
    }
    [[nodiscard]] QString nameOf(const BookId &id) const
    {
        const PriceBook *book = catalog.book(id);
        return book == nullptr ? id.text() : book->name;
    }
};

bool isElsewhere(const Verdict &verdict)
{
    return verdict.elsewhere.kind == Verdict::Kind::Level || verdict.elsewhere.kind == Verdict::Kind::Apart;
}

/// Whether a number is at a price that the list itself has for it.
bool isOfList(const Cell &cell, const PriceBook &book)
{
    return !cell.isMissing() && !cell.fallback && cell.priceKind == book.kind;
}

// What the board's own list says of the two: who has chosen it wants to know that first. Nothing where it does not have
// both, or where a rule says that its numbers of them mislead.
std::optional<Verdict> atOwnList(const KindsInput &input, const Verdict &verdict)
{
    const PriceBook *book = input.catalog.book(verdict.book);
    const Cell *one = input.table.cell(verdict.elsewhere.best, input.metric);
    const Cell *other = input.table.cell(verdict.elsewhere.other, input.metric);
    if (book == nullptr || one == nullptr || other == nullptr || !isOfList(*one, *book) || !isOfList(*other, *book))
        return std::nullopt;
    Verdict own = drawnVerdict(input.table, input.metric, verdict.elsewhere.best, verdict.elsewhere.other);
    if (own.kind == Verdict::Kind::Apart && own.share.value > 1.0)
        own = drawnVerdict(input.table, input.metric, verdict.elsewhere.other, verdict.elsewhere.best);
    const bool isTold = own.kind == Verdict::Kind::Level || own.kind == Verdict::Kind::Apart;
    return isTold ? std::optional(own) : std::nullopt;
}

QString ownListText(const KindsInput &input, const Verdict &own, const QString &book, const QString &unit)
{
    const QString best = input.number(own.best);
    const QString other = input.number(own.other);
    if (own.kind == Verdict::Kind::Level)
        return tr("%1 and %2 cannot be told apart at the prices of \"%3\" (%4 against %5 %6)",
                  "two rows, a price list, their costs, the unit")
            .arg(input.nameOf(own.best), input.nameOf(own.other), book, best, other, unit);
    return tr("%1 costs %2 less than %3, both at the prices of \"%4\" (%5 against %6 %7)",
              "a row, a percentage, another row, a price list, their costs, the unit")
        .arg(input.nameOf(own.best), differenceSpan(own.share, input.formatter), input.nameOf(own.other), book, best,
             other, unit);
}

// The chosen list first, then the one that has prices for more.
QString atBothLists(const KindsInput &input, const Verdict &verdict, const Verdict &own, const QString &unit)
{
    const Verdict::Elsewhere &there = verdict.elsewhere;
    const QString first = ownListText(input, own, input.nameOf(verdict.book), unit);
    const QString book = input.nameOf(there.book);
    const QString best = costNumber(there.bestNumber.value, input.formatter);
    const QString other = costNumber(there.otherNumber.value, input.formatter);
    if (there.kind == Verdict::Kind::Apart)
        return tr("%1; at those of \"%2\" %3 costs %4 less (%5 against %6)",
                  "a statement about two rows at a price list, another list, the cheaper row there, a "
                  "percentage, the costs there of the cheaper and the other row")
            .arg(first, book, input.nameOf(there.best), differenceSpan(there.share, input.formatter), best, other);
    const bool isTurned = own.best != there.best; // numbers stand in the order of the names before
    return own.kind == Verdict::Kind::Level
        ? tr("%1, nor at those of \"%2\" (%3 against %4)",
             "two rows cannot be told apart at a price list, another list, their costs there")
              .arg(first, book, best, other)
        : tr("%1; at those of \"%2\" the two cannot be told apart (%3 against %4)",
             "a statement about two rows at a price list, another list, their costs there")
              .arg(first, book, isTurned ? other : best, isTurned ? best : other);
}

// Of all that the list has prices for. What else meets the best's range is told beside the title, and so are the prices
// that are shown: a title of three lines is not read.
QString atOneList(const KindsInput &input, const Verdict::Elsewhere &there, const QString &unit)
{
    const QString best = costNumber(there.bestNumber.value, input.formatter);
    const QString other = costNumber(there.otherNumber.value, input.formatter);
    if (there.kind == Verdict::Kind::Level)
        return tr("%1 and %2 cannot be told apart at the prices of \"%3\" (%4 against %5 %6, ranges meet)",
                  "two rows, a price list, their costs, the unit")
            .arg(input.nameOf(there.best), input.nameOf(there.other), input.nameOf(there.book), best, other, unit);
    return tr("%1 costs %2 less than %3, both at the prices of \"%4\" (%5 against %6 %7)",
              "a row, a percentage, another row, a price list, their costs, the unit")
        .arg(input.nameOf(there.best), differenceSpan(there.share, input.formatter), input.nameOf(there.other),
             input.nameOf(there.book), best, other, unit);
}

TwoTold toldAtOneList(const KindsInput &input, const Verdict::Elsewhere &there)
{
    const QString best = input.nameOf(there.best);
    const QString other = input.nameOf(there.other);
    const QString book = input.nameOf(there.book);
    const QString unit = costUnitOf(*findMetric(input.metric), input.formatter);
    const bool isLevel = there.kind == Verdict::Kind::Level;
    TwoTold told{TwoTold::Standing::OfKinds, {}, {}};
    told.first = isLevel ? tr("%1 and %2 cannot be told apart at %3", "two rows, a price list").arg(best, other, book)
                         : tr("%1 costs %2 less than %3, both at %4", "a row, a percentage, another row, a price list")
                               .arg(best, differenceSpan(there.share, input.formatter), other, book);
    told.numbers =
        (isLevel ? tr("At %1: %2 %3, %4 %5 %6; their ranges meet.",
                      "a price list, a row, its cost; the same of another; the unit")
                 : tr("At %1: %2 %3, %4 %5 %6.", "a price list, a row, its cost; the same of another; the unit"))
            .arg(book, best, costNumber(there.bestNumber.value, input.formatter), other,
                 costNumber(there.otherNumber.value, input.formatter), unit);
    return told;
}

// The rows that the title names: who reads "1.41 against 1.89" looks for them in the table, which has other prices.
QString shownPricesText(const KindsInput &input, const Verdict::Elsewhere &there)
{
    const auto priceOf = [&input](const QString &id) {
        return ShownPrice{input.nameOf(id), input.number(id), input.kindOf(id)};
    };
    return shownPrices(priceOf(there.best), priceOf(there.other));
}

QString alsoLevelText(const KindsInput &input, const Verdict::Elsewhere &there)
{
    QStringList names;
    for (const QString &id : there.also)
        names << input.nameOf(id);
    return names.isEmpty()
        ? QString()
        : tr("Level with %1 at the prices of \"%2\": %3.",
             "a row, a price list, rows whose ranges meet that of the first")
              .arg(input.nameOf(there.best), input.nameOf(there.book), namesText(names, input.formatter));
}

} // namespace

QString costNumber(double cost, const Formatter &formatter) { return formatter.compactMoney(cost); }

QString alsoMeeting(const QString &statement, qsizetype count, const QString &names, const QString &best)
{
    return count == 1
        ? tr("%1; the range of %2 meets that of %3", "a statement, two rows").arg(statement, names, best)
        : tr("%1; the ranges of %2 meet that of %3", "a statement, rows, a row").arg(statement, names, best);
}

QString costUnitOf(const Metric &metric, const Formatter &formatter)
{
    for (const Task task : {Task::Pretrain, Task::Batch, Task::Serve}) {
        if (metric.metricId() == taskMetrics(task).cost)
            return formatter.unitWords(costUnitText(task));
    }
    return formatter.unitText(metric.unit); // prices, rent
}

QString bothKindsText(const Catalog &catalog, const ResultTable &table, const MetricId &metric, const Verdict &verdict,
                      const Formatter &formatter)
{
    const Metric *row = findMetric(metric);
    if (verdict.kind != Verdict::Kind::Different || !verdict.isOfKinds || row == nullptr)
        return {};
    const KindsInput input{catalog, table, metric, formatter};
    if (!isElsewhere(verdict))
        return tr("%1 (%2) %3 and %4 (%5) %6 %7 cannot be compared: no price list has both",
                  "a row, the kind of its price, its cost; of another; the unit")
            .arg(input.nameOf(verdict.best), input.kindOf(verdict.best), input.number(verdict.best),
                 input.nameOf(verdict.other), input.kindOf(verdict.other), input.number(verdict.other),
                 costUnitOf(*row, formatter));
    const QString unit = costUnitOf(*row, formatter);
    const std::optional<Verdict> own = atOwnList(input, verdict);
    return own ? atBothLists(input, verdict, *own, unit) : atOneList(input, verdict.elsewhere, unit);
}

QString shownPrices(const ShownPrice &one, const ShownPrice &other)
{
    return one.kind == other.kind
        ? tr("Shown here: %1 %2, %3 %4 (%5).", "a row, its cost; the same of another; the kind of both prices")
              .arg(one.name, one.number, other.name, other.number, one.kind)
        : tr("Shown here: %1 %2 (%3), %4 %5 (%6).", "a row, its cost, the kind of its price; of another")
              .arg(one.name, one.number, one.kind, other.name, other.number, other.kind);
}

KindsTold bothKindsOf(const Catalog &catalog, const ResultTable &table, const MetricId &metric, const Verdict &verdict,
                      const Formatter &formatter)
{
    const QString title = bothKindsText(catalog, table, metric, verdict, formatter);
    const auto isShown = [&](const QString &id) {
        const Cell *cell = table.cell(id, metric);
        return cell != nullptr && !cell->isMissing();
    };
    const bool isTold =
        isElsewhere(verdict) && !title.isEmpty() && isShown(verdict.elsewhere.best) && isShown(verdict.elsewhere.other);
    if (!isTold)
        return {title, {}};
    const KindsInput input{catalog, table, metric, formatter};
    QStringList shown; // the prices only where the title does not have them
    if (!atOwnList(input, verdict))
        shown << shownPricesText(input, verdict.elsewhere);
    shown << alsoLevelText(input, verdict.elsewhere);
    shown.removeAll(QString());
    return {title, shown.join(u' ')};
}

KindsTold bothKindsOn(const Catalog &catalog, const Board &board, const ResultTable &table, const MetricId &metric,
                      const Formatter &formatter)
{
    if (!isOfTwoKinds(board, table, metric))
        return {};
    return bothKindsOf(catalog, table, metric, verdictOn(catalog, board, table, metric), formatter);
}

TwoTold toldOfTwo(const Catalog &catalog, const Board &board, const ResultTable &table, const MetricId &metric,
                  const std::pair<QString, QString> &ids, const Formatter &formatter)
{
    const Verdict verdict = verdictOfTwo(catalog, board, table, metric, ids.first, ids.second);
    if (verdict.kind == Verdict::Kind::Nothing)
        return {};
    if (verdict.kind == Verdict::Kind::Different && verdict.isOfKinds)
        return isElsewhere(verdict)
            ? toldAtOneList({catalog, table, metric, formatter}, verdict.elsewhere)
            : TwoTold{TwoTold::Standing::OfKinds, bothKindsText(catalog, table, metric, verdict, formatter), {}};
    const bool isLevel = verdict.kind == Verdict::Kind::Level
        || (verdict.kind == Verdict::Kind::Different
            && !areApart(*table.cell(ids.first, metric), *table.cell(ids.second, metric)));
    if (!isLevel)
        return {};
    const KindsInput input{catalog, table, metric, formatter};
    return {TwoTold::Standing::Level,
            tr("%1 and %2 cannot be told apart by %3, their ranges meet", "two rows, a metric")
                .arg(input.nameOf(ids.first), input.nameOf(ids.second), midSentence(findMetric(metric)->labelText())),
            {}};
}

} // namespace chipboard
