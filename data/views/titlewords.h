// Purpose: interprets the words of a custom title, independently of the charts below it: numbers, directions,
// superlatives, and what is compared with what. English, German, French, Spanish and Portuguese.
#pragma once

#include "data/core/format.h"

#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

/// Cheaper and Faster mean less or more, depending on the chart's metric.
enum class TitleSense { None, Higher, Lower, Cheaper, Dearer, Faster, Slower };

/// Precision of a number: "half" and "about 40%" are near it, "more than twice" is a bound.
enum class TitleBound { Exact, Near, AtMost, AtLeast };

/// A number in a title with its context.
struct TitleNumber
{
    QString text;   ///< "2.1 x", "twice"
    QString digits; ///< "2.1"; of "half" "0.5"
    double value = 0.0;
    int decimals = 0;
    bool isTimes = false;
    bool isPercent = false;
    bool isWord = false; ///< "twice", "half"
    TitleBound bound = TitleBound::Exact;
    TitleSense sense = TitleSense::None; ///< of the following word: "40% less"
    QString quote = {};                  ///< with that word, verbatim: "40% less"
};
/// In title order. Names must be blanked out first: the 100 of "H100" is not a number.
[[nodiscard]] QList<TitleNumber> titleNumbers(const QString &title, const Formatter &formatter);

/// A word that makes a claim without a number: "cheaper", "the highest".
struct TitleWord
{
    QString text;
    qsizetype at = 0;
    TitleSense sense = TitleSense::None;
    bool isSuperlative = false;
};
/// In title order, without duplicates.
[[nodiscard]] QList<TitleWord> titleWords(const QString &title);
/// The last of these positions preceded by a word such as "than" or "vs"; -1 if there is none.
[[nodiscard]] qsizetype comparedAt(const QString &title, const QList<qsizetype> &places);
/// The same for "than" only.
[[nodiscard]] qsizetype thanAt(const QString &title, const QList<qsizetype> &places);
/// True for words that invert the others: "not", "per dollar".
[[nodiscard]] bool turnsRound(const QString &title);

} // namespace chipboard
