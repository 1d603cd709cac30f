// Purpose: what titles say where the prices of two rows are of different kinds: what a list of one kind says, and
// beside it both numbers with the kind of each. One rule for all titles, so that none names a winner that another does
// not.
#pragma once

#include "data/analysis/besidebaseline.h"
#include "data/analysis/contest.h"

#include <map>

namespace chipboard {

/// "1.75": of a cost as every chart of it has it.
[[nodiscard]] QString costNumber(double cost, const Formatter &formatter);
/// "USD per 1M tokens" of a task's cost metric, "USD/h" of a price.
[[nodiscard]] QString costUnitOf(const Metric &metric, const Formatter &formatter);

/// A statement, and whose ranges meet that of the best: `count` rows by their `names`.
[[nodiscard]] QString alsoMeeting(const QString &statement, qsizetype count, const QString &names, const QString &best);

/// "Trainium and H100 cannot be told apart at the prices of "On-demand list" (3.18 against 2.51 USD per 1M tokens); at
/// those of "AWS capacity blocks" Trainium costs 3.6 % to 42 % less (1.41 against 1.89)", of all that the second list
/// has prices for; the first half only where the board's list has both. Where no list has both, what each costs at its
/// own price. Empty unless the verdict, of a cost, is of prices of different kinds.
[[nodiscard]] QString bothKindsText(const Catalog &catalog, const ResultTable &table, const MetricId &metric,
                                    const Verdict &verdict, const Formatter &formatter);

struct KindsTold
{
    QString title; ///< bothKindsText()
    /// What the title has no room for, in its unit: "Shown here: Trainium2 1.75 (capacity-block price), H100 2.51
    /// (on-demand list price). Level with Trainium at the prices of "AWS capacity blocks": Trainium2." Empty where the
    /// title says so.
    QString shown;
};
[[nodiscard]] KindsTold bothKindsOf(const Catalog &catalog, const ResultTable &table, const MetricId &metric,
                                    const Verdict &verdict, const Formatter &formatter);
/// Of the two that a page about the metric compares.
[[nodiscard]] KindsTold bothKindsOn(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const MetricId &metric, const Formatter &formatter);

/// A price as a page draws it.
struct ShownPrice
{
    QString name;
    QString number;
    QString kind; ///< "on-demand list price"
};
/// "Shown here: Trainium2 2.24 (capacity-block price), H100 6.88 (on-demand list price)."
[[nodiscard]] QString shownPrices(const ShownPrice &one, const ShownPrice &other);

/// What a title about two rows says before it tells any difference between them.
struct TwoTold
{
    enum class Standing {
        Apart,   ///< a difference may be told
        Level,   ///< their ranges meet
        OfKinds, ///< their prices are of different kinds
    };
    Standing standing = Standing::Apart;
    QString first;   ///< a statement; of Apart, or where one of them has no number, empty
    QString numbers; ///< one sentence: what it rests on, which a title of two statements has no room for; else empty

    friend bool operator==(const TwoTold &, const TwoTold &) = default;
};
/// Of two rows by their ids: "Trainium2 and H100 cannot be told apart by cost of output, their ranges meet", or
/// bothKindsText(), whose numbers are another sentence where one list has both.
[[nodiscard]] TwoTold toldOfTwo(const Catalog &catalog, const Board &board, const ResultTable &table,
                                const MetricId &metric, const std::pair<QString, QString> &ids,
                                const Formatter &formatter);

// A cost or price beside the baseline's where their own prices are of different kinds: the ratio at a list
// that prices both. Lists are reckoned once, when they are asked for.

class AlikeRatios
{
public:
    /// All have to outlive it.
    AlikeRatios(const Catalog &catalog, const Board &board, const ResultTable &table);

    struct Found
    {
        BesideBaseline beside; ///< Apart or Same
        QString book;          ///< its name
    };
    /// At the first list that the board's falls back on and that has prices of its own for the row and the baseline;
    /// nothing where there is none.
    [[nodiscard]] std::optional<Found> beside(const QString &row, const MetricId &metric);

private:
    [[nodiscard]] const ResultTable &at(const BookId &book);

    const Catalog &m_catalog;
    const Board &m_board;
    const ResultTable &m_table;
    std::map<QString, ResultTable> m_tables; ///< by the ids of books
};

} // namespace chipboard
