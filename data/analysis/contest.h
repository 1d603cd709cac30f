// Purpose: who is best by one metric, as far as the numbers allow to say so: ranges that meet are level, what a rule of
// comparability says to mislead is not compared, what cannot be had yet does not win over what can. Tables mark it,
// sentences say it.
#pragma once

#include "data/compare/evaluate.h"
#include "data/compare/workloadview.h"
#include "data/core/format.h"

namespace chipboard {

// One number as a share of another, told no stronger than their ranges allow.

struct Share
{
    double low = 0.0;
    double value = 0.0;
    double high = 0.0;
};

/// Precondition: both have values of one dimension, that of `whole` above zero.
[[nodiscard]] Share shareOf(const Cell &part, const Cell &whole);

/// "66 % of", "about 66 % of", "from 55 % to 77 % of"; from twice on "2.14 times", "from 3.18 to 4.45 times": the words
/// after it stay the same.
[[nodiscard]] QString shareText(const Share &share, const Formatter &formatter);

/// Why no difference may be told between two numbers of a column, for the middle of a sentence: what a rule of
/// comparability says, or that one price is a person's own. Empty: it may be, or one of them is missing.
[[nodiscard]] QString notAlike(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other);
/// "not comparable with A and B: their prices are of different kinds", one for each reason in the order of rows; empty
/// where `row` can be compared with all of `others`.
[[nodiscard]] QStringList notComparableTexts(const ResultTable &table, qsizetype column, qsizetype row,
                                             const QList<qsizetype> &others, const Formatter &formatter);

/// A sentence about two rows by their ids, followed by why they are not like for like; as it was where they are, or
/// where one of the two is not named. Of pages that are about just these two and so cannot leave the comparison out.
[[nodiscard]] QString withCaution(const QString &sentence, const ResultTable &table, const MetricId &metric,
                                  const QString &one, const QString &other);

/// Of one metric over the rows of a table.
struct Contest
{
    QList<qsizetype> entries; ///< rows that have a number above zero and can be had, best first
    qsizetype level = 0;      ///< how many of them, from the first, cannot be told from the first
    bool isAlike = true;      ///< a difference of the first to each other one may be told
    QList<qsizetype> waiting; ///< rows with a number that cannot be had yet and stand back behind those that can

    /// Rows that nothing compared is better than; none where that says nothing: a single one, all level, not alike.
    [[nodiscard]] QList<qsizetype> winners() const;
};
/// Announced chips stand in it only where nothing else does. Precondition: the table has the metric.
[[nodiscard]] Contest contestOf(const ResultTable &table, const MetricId &metric);

/// Whether two numbers of one dimension have nothing in common.
[[nodiscard]] bool areApart(const Cell &a, const Cell &b);

/// How the best compares with one other row.
struct Verdict
{
    enum class Kind {
        Nothing,   ///< no row has the number
        Alone,     ///< one has
        Level,     ///< their ranges meet
        Apart,     ///< `share` says by how much
        Different, ///< a difference would mislead, and no list of prices helps: `why`
    };
    Kind kind = Kind::Nothing;
    QString best;
    QString other;
    Share share;            ///< of the best to the other
    bool isBest = false;    ///< of all, not of the two alone
    QStringList also;       ///< ids of rows level with the best, beside the other; none where prices are not alike
    QString missing;        ///< id of the baseline where it has no number; else empty
    QString why;            ///< of Different, for the middle of a sentence
    BookId book;            ///< the list that was asked for; empty of drawnVerdict()
    bool isOfKinds = false; ///< of Different: since the prices of the two are of different kinds

    /// At a list that has prices of its own for both: where theirs are alike of the same two, at another kind of price;
    /// where they are not, of all rows that the list has prices for. Nothing where there is no such list.
    struct Elsewhere
    {
        Kind kind = Kind::Nothing;
        QString best;
        QString other;
        Interval bestNumber; ///< in the metric's unit
        Interval otherNumber;
        Share share; ///< of the best to the other
        QStringList also;
        BookId book;
    };
    Elsewhere elsewhere;

    /// Ids of all that a sentence about it may name, each once, the two that are compared first.
    [[nodiscard]] QStringList named() const;
};
/// The other is the baseline, or the runner-up where the baseline is best, has no number or is not there.
[[nodiscard]] Verdict verdictOn(const Catalog &catalog, const Board &board, const ResultTable &table,
                                const MetricId &metric);
/// Whether the two that verdictOn() compares have prices of different kinds: without looking at another list.
[[nodiscard]] bool isOfTwoKinds(const Board &board, const ResultTable &table, const MetricId &metric);
/// Of two rows by their ids and the table alone: Nothing where one of them has no number above zero.
[[nodiscard]] Verdict drawnVerdict(const ResultTable &table, const MetricId &metric, const QString &one,
                                   const QString &other);
/// Of two rows by their ids, whoever else there is; Nothing where one of them has no number above zero.
[[nodiscard]] Verdict verdictOfTwo(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const MetricId &metric, const QString &one, const QString &other);

// Which rows cannot be told from the best one, because their ranges meet its own, and the words for it. All
// pages ask here, so that none calls a winner what another calls a tie.

/// A row with the number that decides.
struct Racer
{
    QString name;
    Interval value;

    friend bool operator==(const Racer &, const Racer &) = default;
};

/// Indices of those whose range meets that of the first one, which is the best; 0 is among them. They need not be one
/// stretch: a wide range may reach where a narrower one before it does not.
[[nodiscard]] QList<qsizetype> closeToFirst(const QList<Racer> &sorted);

/// "but the range of H100, about 0.70, meets its own"; of several the end of the row is told, so that nobody takes them
/// for equal: "but the ranges of H100 and H200, up to about 0.90, meet its own". `farthest` is the middle value of the
/// last of `others` as text.
[[nodiscard]] QString closeText(const QStringList &others, const QString &farthest, const Formatter &formatter);

} // namespace chipboard
