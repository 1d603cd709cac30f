// Purpose: who is best by one metric, as far as the numbers allow to say so: what the odds call about the same is
// level, what a rule of comparability calls misleading is not compared, what is only announced does not win over what
// ships. Tables mark it, sentences say it.
#pragma once

#include "data/compare/evaluate.h"

namespace chipboard {

/// One number as a share of another.
struct Share
{
    double low = 0.0;
    double value = 0.0;
    double high = 0.0;
};

/// Precondition: both have values of one dimension, that of `whole` above zero.
[[nodiscard]] Share shareOf(const Cell &part, const Cell &whole);

/// Of one metric over the rows of a table.
struct Contest
{
    QList<qsizetype>
        entries; ///< rows with a number above zero that can lead and may be compared with each other, best first
    qsizetype level = 0;      ///< how many of them, from the first, are about the same as the first
    QList<qsizetype> unlike;  ///< rows with a number that may not be compared with the entries: they enter no title
    QList<qsizetype> waiting; ///< rows with a number that lead no title: announced, or software in maintenance
};
/// Chips that are announced or whose serving software is in maintenance stand in it only where nothing else does.
/// Precondition: the table has the metric.
[[nodiscard]] Contest contestOf(const ResultTable &table, const MetricId &metric);

/// Rows that would be before `best` but for their software, which is in maintenance: sentences and bars say so.
/// Precondition: the table has the metric, and a number of that row.
[[nodiscard]] QList<qsizetype> retiredBefore(const ResultTable &table, const MetricId &metric, const QString &best);

/// Whether two numbers of one dimension are more than "about the same"; see odds.h.
[[nodiscard]] bool areApart(const Cell &a, const Cell &b);

/// How the best compares with one other row.
struct Verdict
{
    enum class Kind {
        Nothing,   ///< no row has the number
        Alone,     ///< one has
        Level,     ///< about the same
        Apart,     ///< `share` says by how much
        Different, ///< of verdictOfTwo(): a difference would mislead, `why`
    };
    Kind kind = Kind::Nothing;
    QString best;
    QString other;
    Share share;         ///< of the best to the other
    bool isBest = false; ///< of all, not of the two alone
    QStringList also;    ///< ids of rows level with the best, without the other
    QString missing;     ///< id of the baseline where it has no number; else empty
    QString why;         ///< of Different, for the middle of a sentence
};
/// The other is the baseline, or the runner-up where the baseline is best, has no number or is not among the entries.
[[nodiscard]] Verdict verdictOn(const Board &board, const ResultTable &table, const MetricId &metric);
/// Of two rows by their ids, whoever else there is, the better one as the best; Nothing where one of them has no number
/// above zero.
[[nodiscard]] Verdict verdictOfTwo(const ResultTable &table, const MetricId &metric, const QString &one,
                                   const QString &other);

/// A row with the number that decides.
struct Racer
{
    QString name;
    Interval value;

    friend bool operator==(const Racer &, const Racer &) = default;
};

/// Indices of those that are about the same as the first one, which is the best; 0 is among them. They need not be one
/// stretch: a wide range may reach where a narrower one before it does not.
[[nodiscard]] QList<qsizetype> closeToFirst(const QList<Racer> &sorted);

} // namespace chipboard
