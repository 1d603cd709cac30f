// Purpose: rules for numbers that are not comparable within a table: the condition, the sentence, whether a difference
// would mislead, and the remedy. Pages, ratios, the slide check and files all use them.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"

#include <functional>
#include <span>

namespace chipboard {

// Remedies for an unfair comparison: steps as text for a link, and the resulting board. Pure; a step that the catalogue
// cannot satisfy changes nothing.

/// A remedy with its link text.
struct FairStep
{
    QString text;
    QString id; ///< for fairBoard(); empty: no remedy

    friend bool operator==(const FairStep &, const FairStep &) = default;
};

/// Use one price list for all.
[[nodiscard]] QString pricesStep(const BookId &book);
/// Use one number format for all.
[[nodiscard]] QString precisionStep(Precision precision);
/// Allow prices of other types for rows without the board's type, from the list that has the fallbacks.
[[nodiscard]] QString mixedStep(const BookId &book);
/// Use prices of all regions.
[[nodiscard]] QString allRegionsStep();
/// Remove rows, by their ids at the board's level.
[[nodiscard]] QString withoutStep(const QStringList &rows);
/// Remove these charts.
[[nodiscard]] QString unchartedStep(const QList<MetricId> &metrics);
[[nodiscard]] QString stepsInOrder(const QStringList &steps);

/// The board after all steps of `id`; empty if a step is unknown.
[[nodiscard]] std::optional<Board> fairBoard(const Catalog &catalog, const Board &board, const QString &id);

struct FairnessInput
{
    const Catalog &catalog;
    const Board &board;
    const ResultTable &table;
    const Formatter &formatter;
};

/// A violated rule, with one sentence about all rows concerned.
struct Unfairness
{
    QString rule;     ///< id of its row
    QString sentence; ///< empty: not violated
    FairStep remedy;  ///< without an id if nothing would help

    [[nodiscard]] bool isThere() const { return !sentence.isEmpty(); }
};

/// Where it is reported, in exactly one place: above the charts, at the rows or heads concerned (a badge, "×4", the
/// format in a head, "announced"), in the source line, or in the notes.
enum class FairnessPlace { Above, AtRows, Sources, Notes };

struct FairnessRule
{
    const char *id;
    const char *why; ///< QT_TR_NOOP, for use inside a sentence
    bool misleads;   ///< suppresses differences between the numbers concerned
    FairnessPlace place;
    /// True if it applies to two known numbers of one metric. Null: it concerns the page or the catalogue.
    bool (*differ)(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
    Unfairness (*find)(const FairnessInput &input);

    [[nodiscard]] QString whyText() const;
};
/// In reporting order.
[[nodiscard]] std::span<const FairnessRule> fairnessRules();
/// Null if there is no such rule.
[[nodiscard]] const FairnessRule *findFairnessRule(const QString &id);

/// All violated rules.
[[nodiscard]] QList<Unfairness> unfairnessIn(const FairnessInput &input);

/// Why a difference between two numbers of a column would mislead, for use inside a sentence: "their prices are of
/// different kinds". Empty if it would not, or if one is missing.
[[nodiscard]] QString misleadingBetween(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);

/// The results for a page.
struct Comparability
{
    QString warning;     ///< one sentence, of the first rule reported above the charts; empty if fair
    QStringList notes;   ///< other sentences, except those at rows or heads of charts
    QStringList sources; ///< for the source line: dates and regions
    QStringList rows;    ///< reported at rows or heads of charts
    QString remedyText;
    QString remedyId; ///< for fairBoard(): fixes the misleading comparisons, or else the first one that can be fixed

    /// All texts in this order, for outputs without a place above the chart.
    [[nodiscard]] QStringList texts() const
    {
        return (warning.isEmpty() ? QStringList() : QStringList(warning)) + notes + sources + rows;
    }

    friend bool operator==(const Comparability &, const Comparability &) = default;
};
[[nodiscard]] Comparability comparability(const Catalog &catalog, const Board &board, const ResultTable &table,
                                          const Formatter &formatter = Formatter());

/// True if its price replaces one of the board's price type.
[[nodiscard]] inline bool isOfOtherKind(const Cell &cell)
{
    return cell.fallback && cell.priceKind && cell.priceKind != cell.askedKind;
}

} // namespace chipboard
