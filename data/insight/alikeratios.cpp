#include "data/insight/alikeratios.h"

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

} // namespace chipboard
