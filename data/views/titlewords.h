// Purpose: what the words of a hand-written title say, whatever the charts beneath it show: its numbers, which of two
// things is more or less, which one is first of all, and what is compared with what. English, German, French, Spanish
// and Portuguese.
#pragma once

#include "data/core/format.h"

#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

/// Cheaper and Faster are less or more by what a chart counts.
enum class TitleSense { None, Higher, Lower, Cheaper, Dearer, Faster, Slower };

/// How a number is meant: "half" and "about 40%" are near it, "more than twice" is a bound.
enum class TitleBound { Exact, Near, AtMost, AtLeast };

/// A number of a title, and what stands around it.
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
    TitleSense sense = TitleSense::None; ///< of the word behind it: "40% less"
    QString quote = {};                  ///< with that word, as written: "40% less"
};
/// In the order of the title. Names have to be blanked before: the 100 of "H100" is no number.
[[nodiscard]] QList<TitleNumber> titleNumbers(const QString &title, const Formatter &formatter);

/// "cheaper", "the highest": a word that says something without a number.
struct TitleWord
{
    QString text;
    qsizetype at = 0;
    TitleSense sense = TitleSense::None;
    bool isSuperlative = false;
};
/// In the order of the title, each of them once.
[[nodiscard]] QList<TitleWord> titleWords(const QString &title);
/// The last of these places that a word such as "than" or "vs" stands before; -1: none.
[[nodiscard]] qsizetype comparedAt(const QString &title, const QList<qsizetype> &places);
/// The same after "than" alone.
[[nodiscard]] qsizetype thanAt(const QString &title, const QList<qsizetype> &places);
/// "not", "per dollar": words that turn the meaning of the others round.
[[nodiscard]] bool turnsRound(const QString &title);

} // namespace chipboard
