#include "data/compare/commandmatch.h"

#include <algorithm>
#include <optional>

namespace chipboard {
namespace {

bool beginsWord(const QString &text, qsizetype at) { return at == 0 || !text.at(at - 1).isLetterOrNumber(); }

// The less, the better; nothing where the word does not stand.
std::optional<int> distance(const QString &word, const QString &text, const QString &group)
{
    std::optional<int> best;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const int here = at == 0 ? 0 : beginsWord(text, at) ? 1 : 2;
        best = std::min(best.value_or(here), here);
    }
    return best || !group.contains(word) ? best : std::optional(3);
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

QList<qsizetype> matching(const QString &typed, const QList<Command> &commands)
{
    const QStringList words = folded(typed).split(u' ', Qt::SkipEmptyParts);
    QList<std::pair<int, qsizetype>> found;
    for (qsizetype i = 0; i < commands.size(); ++i) {
        const QString text = folded(commands.at(i).text);
        const QString group = folded(commands.at(i).group);
        int sum = 0;
        const bool hasAll = std::all_of(words.begin(), words.end(), [&](const QString &word) {
            const std::optional<int> one = distance(word, text, group);
            sum += one.value_or(0);
            return one.has_value();
        });
        if (hasAll)
            found.emplaceBack(sum, i);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<qsizetype> places;
    for (const auto &[sum, place] : found)
        places << place;
    return places;
}

} // namespace chipboard
