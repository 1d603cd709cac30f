// Purpose: what is not like for like among the numbers of a table, as one table of rules: when it is so, the sentence
// that names it, whether a difference between two such numbers would mislead, and what makes it fair. Pages, ratios,
// the slide check and files all ask here.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"

#include <functional>
#include <span>

namespace chipboard {

// The way out of an unfair comparison: steps as text that a link carries, and the board after them. Pure; what
// a step asks for stays as it was where the catalogue does not have it.

/// One way out, and how a link says it.
struct FairStep
{
    QString text;
    QString id; ///< for fairBoard(); empty: there is none

    friend bool operator==(const FairStep &, const FairStep &) = default;
};

/// All at one price list.
[[nodiscard]] QString pricesStep(const BookId &book);
/// All at one number format.
[[nodiscard]] QString precisionStep(Precision precision);
/// Prices of other types stand in where a row has none of the board's type; with the list that falls back on another.
[[nodiscard]] QString mixedStep(const BookId &book);
/// Prices of all regions.
[[nodiscard]] QString allRegionsStep();
/// Rows by the ids that they have at the board's level.
[[nodiscard]] QString withoutStep(const QStringList &rows);
/// The board's charts without these.
[[nodiscard]] QString unchartedStep(const QList<MetricId> &metrics);
/// One after the other.
[[nodiscard]] QString stepsInOrder(const QStringList &steps);

/// The board after all steps of `id`; nothing when one of them says nothing known.
[[nodiscard]] std::optional<Board> fairBoard(const Catalog &catalog, const Board &board, const QString &id);

struct FairnessInput
{
    const Catalog &catalog;
    const Board &board;
    const ResultTable &table;
    const Formatter &formatter;
};

/// That a rule holds, in one sentence about all rows that it holds of.
struct Unfairness
{
    QString rule;     ///< id of its row
    QString sentence; ///< empty: it does not hold
    FairStep remedy;  ///< without an id where nothing would help

    [[nodiscard]] bool isThere() const { return !sentence.isEmpty(); }
};

/// Where it is told, each in one place: above the charts, at the rows or heads that it qualifies (a badge, "×4", the
/// format in a head, "announced"), in the line of sources, or in the notes.
enum class FairnessPlace { Above, AtRows, Sources, Notes };

struct FairnessRule
{
    const char *id;
    const char *why; ///< QT_TR_NOOP, for the middle of a sentence
    bool misleads;   ///< no difference is told between two numbers that it holds of
    FairnessPlace place;
    /// Whether it holds of two numbers of one metric, both known. Null: it is about the page or the catalogue.
    bool (*differ)(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
    Unfairness (*find)(const FairnessInput &input);

    [[nodiscard]] QString whyText() const;
};
/// In the order in which they are told.
[[nodiscard]] std::span<const FairnessRule> fairnessRules();
/// Null when there is no such rule.
[[nodiscard]] const FairnessRule *findFairnessRule(const QString &id);

/// Every rule that holds.
[[nodiscard]] QList<Unfairness> unfairnessIn(const FairnessInput &input);

/// Why a difference between two numbers of a column would mislead, for the middle of a sentence: "their prices are of
/// different kinds". Empty: it would not, or one of them is missing.
[[nodiscard]] QString misleadingBetween(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);

/// All of it for the top of a page.
struct Comparability
{
    QString warning;     ///< one sentence, of the first rule that stands above the charts; empty when fair
    QStringList notes;   ///< other sentences, but those that the rows or heads of charts say
    QStringList sources; ///< of the line of sources: dates and regions
    QStringList rows;    ///< what the rows or heads of charts say
    QString remedyText;
    QString remedyId; ///< of fairBoard(): what makes those fair that mislead, else the first that can be made fair

    /// All of it, in this order: for what has no place above a chart.
    [[nodiscard]] QStringList texts() const
    {
        return (warning.isEmpty() ? QStringList() : QStringList(warning)) + notes + sources + rows;
    }

    friend bool operator==(const Comparability &, const Comparability &) = default;
};
[[nodiscard]] Comparability comparability(const Catalog &catalog, const Board &board, const ResultTable &table,
                                          const Formatter &formatter = Formatter());

/// Its price stands in for one of the type that the board compares at.
[[nodiscard]] inline bool isOfOtherKind(const Cell &cell)
{
    return cell.fallback && cell.priceKind && cell.priceKind != cell.askedKind;
}

} // namespace chipboard
