// Purpose: who is best by one metric, as far as the numbers allow: odds near even mean about the same, misleading
// comparisons are excluded, and announced chips do not beat shipping ones. Used by tables and sentences.
#pragma once

#include "data/compare/evaluate.h"

namespace chipboard {

// The probability that one number is below another, from their ranges, and the wording that it allows. All titles use
// it, so that they are equally cautious. Ranges cover eight of ten cases: their ends are the P10 and P90 of a two-piece
// log-normal, as in the draws of uncertainty.h; errors of two rows are independent, except rows of the same chip, whose
// errors coincide.

/// Probability, 0 to 1, that `one` is below `other`; 0.5 if both are exact and equal.
/// With the standard deviations s of the facing halves (upper half of the lower value, lower half of the higher one):
/// Phi(ln(other / one) / sqrt(s1^2 + s2^2)), s = ln(end / value) / 1.28155 (P90 of the normal distribution).
/// Preconditions: both values above zero; an end at or below zero counts as a thousandth of its value.
[[nodiscard]] double oddsOfBelow(const Interval &one, const Interval &other);

/// How strongly a sentence may say that one of two is better.
enum class Lead {
    Level,    ///< "about the same"
    Leaning,  ///< "leaning"
    Probable, ///< "probably"
    Clear,    ///< no qualifier
};
/// From here on a lead needs no qualifier.
inline constexpr double clearChance = 0.9;
/// From the leader's odds (0.5 to 1) and its gap (0.35: 35 %): above 90 % clear, 75 to 90 probable, 60 to 75 leaning.
/// Below, level, unless the gap exceeds a fifth: that is never "about the same".
[[nodiscard]] Lead leadOf(double odds, double gap);

/// How likely each number is the best of all, 0 to 1, from the same distributions. Pairwise odds say nothing about it:
/// of three equal numbers each is ahead of the others with 50:50, but the best with a third. Equal exact numbers share.
/// Precondition: all above zero.
[[nodiscard]] QList<double> chancesOfBest(const QList<Interval> &values, Better better);
/// Indices of those that a superlative must name, most likely best first: one if its chance is above half and twice
/// that of any other, otherwise the two or three most likely ones. Precondition: not empty.
[[nodiscard]] QList<qsizetype> likelyBest(const QList<double> &chances);

/// Odds that one cell's number is below another's; same dimension, both known and above zero.
[[nodiscard]] double oddsOfBelow(const Cell &one, const Cell &other);
/// Wording for two cells or numbers above zero, whichever is ahead.
[[nodiscard]] Lead leadBetween(const Cell &one, const Cell &other);
[[nodiscard]] Lead leadBetween(const Interval &one, const Interval &other);

/// "65:35" in steps of five, never "100:0": "above 95:5", "below 5:95". Odds from 0 to 1.
[[nodiscard]] QString oddsText(double odds, const Formatter &formatter);

/// One number as a share of another.
struct Share
{
    double low = 0.0;
    double value = 0.0;
    double high = 0.0;
};

/// Precondition: both have values of one dimension, `whole` above zero.
[[nodiscard]] Share shareOf(const Cell &part, const Cell &whole);
/// The same from the two numbers as printed in `unit`, as readers compute it; the exact one if they print alike or
/// with too few digits.
[[nodiscard]] double writtenShare(const Cell &part, const Cell &whole, Unit unit, const Formatter &formatter);

/// Ranking of a table's rows by one metric.
struct Contest
{
    QList<qsizetype>
        entries;         ///< rows with a number above zero that can lead and are comparable with each other, best first
    qsizetype level = 0; ///< number of leading entries that are about the same
    QList<qsizetype> unlike;  ///< rows whose number is not comparable with the entries: excluded from titles
    QList<qsizetype> waiting; ///< rows that cannot lead a title: announced, or with software in maintenance
};
/// Announced chips and those with serving software in maintenance are entries only if there are no others.
/// Precondition: the table has the metric.
[[nodiscard]] Contest contestOf(const ResultTable &table, const MetricId &metric);

/// Rows that a superlative must name, by likelyBest().
struct Leaders
{
    QStringList ids;
    double chance = 0.0; ///< that the first of them is the best of all entries
};
/// Precondition: the table has the metric, with at least one entry.
[[nodiscard]] Leaders leadersOf(const ResultTable &table, const MetricId &metric);

/// Rows that would precede `best` if their software were not in maintenance, for sentences and bars. Precondition: the
/// table has the metric, with a number for that row.
[[nodiscard]] QList<qsizetype> retiredBefore(const ResultTable &table, const MetricId &metric, const QString &best);

/// True if two numbers of one dimension differ by more than "about the same"; see leadOf().
[[nodiscard]] bool areApart(const Cell &a, const Cell &b);

/// The best row compared with one other.
struct Verdict
{
    enum class Kind {
        Nothing,   ///< no row has the number
        Alone,     ///< only one row has it
        Level,     ///< about the same
        Apart,     ///< `share` says by how much
        Different, ///< verdictOfTwo() only: a difference would mislead, see `why`
    };
    Kind kind = Kind::Nothing;
    QString best;
    QString other;
    Share share;         ///< best divided by other
    bool isBest = false; ///< best of all rows, not only of the two
    QStringList also;    ///< other rows tied with the best
    QString missing;     ///< id of the baseline if it has no number; else empty
    QString why;         ///< for Different, for use inside a sentence
};
/// The other is the baseline, or the runner-up if the baseline is best, has no number or is not an entry.
[[nodiscard]] Verdict verdictOn(const Board &board, const ResultTable &table, const MetricId &metric);
/// Compares two rows by id, with the better one as the best; Nothing if one has no number above zero.
[[nodiscard]] Verdict verdictOfTwo(const ResultTable &table, const MetricId &metric, const QString &one,
                                   const QString &other);

/// A row with the number to compare.
struct Racer
{
    QString name;
    Interval value;
};

} // namespace chipboard
