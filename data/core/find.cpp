#include "data/core/find.h"

#include <numeric>
#include <vector>

namespace chipboard {

namespace {

// Levenshtein distance, case-insensitive.
int distance(const QString &left, const QString &right)
{
    std::vector<int> row(static_cast<std::size_t>(right.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < left.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i) + 1;
        for (qsizetype j = 0; j < right.size(); ++j) {
            const auto at = static_cast<std::size_t>(j) + 1;
            const int change = left.at(i).toLower() == right.at(j).toLower() ? 0 : 1;
            const int best = std::min({row[at] + 1, row[at - 1] + 1, diagonal + change});
            diagonal = row[at];
            row[at] = best;
        }
    }
    return row.back();
}

struct Candidate
{
    QString text;
    int distance;
};

// Plausible input: a part of an id ("h100" for "h100-sxm") ranks before a typo.
int nearness(const QString &wrong, const QString &known)
{
    constexpr int partLength = 3;
    if (wrong.size() >= partLength && known.contains(wrong, Qt::CaseInsensitive))
        return 0;
    return distance(wrong, known);
}

} // namespace

QStringList nearestTexts(const QString &wrong, const QStringList &known)
{
    constexpr int mostSuggestions = 3;
    constexpr int longestLookedAt = 200;
    if (wrong.size() > longestLookedAt)
        return {};
    constexpr int shortWord = 3; // two of three letters are not significant
    const int farthest = wrong.size() <= shortWord ? 1 : std::max(2, static_cast<int>(wrong.size()) / 3);
    std::vector<Candidate> candidates;
    for (const QString &text : known) {
        if (const int steps = nearness(wrong, text); steps <= farthest)
            candidates.push_back({text, steps});
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::distance);
    QStringList result;
    for (const Candidate &candidate : candidates) {
        // Distant candidates next to a close one would only distract.
        if (result.size() < mostSuggestions && candidate.distance <= candidates.front().distance + 1)
            result << candidate.text;
    }
    return result;
}

} // namespace chipboard
