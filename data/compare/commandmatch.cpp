#include "data/compare/commandmatch.h"

#include "data/core/find.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace chipboard {
namespace {

bool beginsWord(const QString &text, qsizetype at) { return at == 0 || !text.at(at - 1).isLetterOrNumber(); }

// Smaller is better; empty if the word does not occur.
std::optional<int> distance(const QString &word, const QString &text, const QString &group, const QString &about)
{
    std::optional<int> best;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const int here = at == 0 ? 0 : beginsWord(text, at) ? 1 : 2;
        best = std::min(best.value_or(here), here);
    }
    if (best || group.contains(word))
        return best.value_or(3);
    for (qsizetype at = about.indexOf(word); at >= 0; at = about.indexOf(word, at + 1)) {
        if (beginsWord(about, at))
            return 4;
    }
    return std::nullopt;
}

// "40", "40%", "2.5b", "$5,000"
bool isAmount(const QString &word)
{
    static const QRegularExpression amount(QStringLiteral("^[$€£¥]?\\d+([.,]\\d+)*(%|[kmbx€$£¥])?$"));
    return amount.match(word).hasMatch();
}

} // namespace

QString folded(const QString &text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_D)) {
        if (!c.isMark() && c != u'&')
            plain += c;
    }
    return plain.toCaseFolded().replace(u'\u00df', QStringLiteral("ss"));
}

namespace {

constexpr int sameName = -3; // sums of distances are never negative
constexpr int samePhrase = -2;
constexpr int beginOfPhrase = -1;
constexpr int phraseInside = 1000;  // and never this large
constexpr qsizetype leastBegin = 3; // enough letters to be distinctive

// Treats "Is it half the price?" and "half the price" alike.
QString asPhrase(const QString &text)
{
    QString plain = folded(text);
    for (QChar &c : plain) {
        if (c.isPunct() && c != u'-')
            c = u' ';
    }
    return plain.simplified();
}

std::optional<int> distanceByPhrases(const QString &typed, const QStringList &phrases)
{
    std::optional<int> best;
    for (const QString &one : phrases) {
        const QString phrase = asPhrase(one);
        if (phrase.isEmpty())
            continue;
        if (phrase == typed)
            return samePhrase;
        if (typed.size() >= leastBegin && phrase.startsWith(typed))
            best = beginOfPhrase;
        else if (!best && QString(u' ' + typed + u' ').contains(u' ' + phrase + u' '))
            best = phraseInside - static_cast<int>(std::min<qsizetype>(phrase.size(), phraseInside / 2));
    }
    return best;
}

std::optional<int> distanceByWords(const QStringList &words, const Command &command)
{
    const QString text = folded(command.text);
    const QString group = folded(command.group);
    const QString about = folded(command.about);
    int sum = 0;
    const bool hasAll = std::ranges::all_of(words, [&](const QString &word) {
        const std::optional<int> one = distance(word, text, group, about);
        sum += one.value_or(0);
        return one.has_value();
    });
    return hasAll ? std::optional(sum) : std::nullopt;
}

} // namespace

QList<qsizetype> matching(const QString &typed, const QList<Command> &commands)
{
    const QString phrase = asPhrase(typed);
    const QStringList words = folded(typed).split(u' ', Qt::SkipEmptyParts);
    QList<std::pair<int, qsizetype>> found;
    for (qsizetype i = 0; i < commands.size(); ++i) {
        if (!phrase.isEmpty() && asPhrase(commands.at(i).text) == phrase) {
            found.emplaceBack(sameName, i); // names come before phrases
            continue;
        }
        const std::optional<int> byPhrases =
            phrase.isEmpty() ? std::nullopt : distanceByPhrases(phrase, commands.at(i).words);
        const std::optional<int> byWords = distanceByWords(words, commands.at(i));
        if (byPhrases && byWords)
            found.emplaceBack(std::min(*byPhrases, *byWords), i);
        else if (byPhrases || byWords)
            found.emplaceBack(byPhrases ? *byPhrases : *byWords, i);
    }
    std::ranges::stable_sort(found, [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<qsizetype> places;
    for (const auto &[sum, place] : found)
        places << place;
    const QStringList named = allWhere(words, [](const QString &word) { return !isAmount(word); });
    const bool hasLess = !named.isEmpty() && named.size() < words.size();
    return places.isEmpty() && hasLess ? matching(named.join(u' '), commands) : places;
}

} // namespace chipboard
