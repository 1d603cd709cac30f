// Purpose: fast hash for short texts; an import looks up millions of them. Qt's own hash selects an algorithm for each
// text, which takes ten times as long for names of a few characters.
#pragma once

#include <QHashFunctions>
#include <QStringView>

#include <algorithm>
#include <cstring>

namespace chipboard {

/// Equal texts have equal hashes within one run of the program; never stored in files.
[[nodiscard]] inline quint64 textHash(QStringView text, quint64 seed)
{
    constexpr quint64 odd = 0x9E3779B97F4A7C15ULL; // 2^64 by the golden ratio: Knuth, TAOCP vol. 3, 6.4
    constexpr qsizetype together = sizeof(quint64) / sizeof(char16_t);
    quint64 hash = (seed ^ static_cast<quint64>(text.size())) * odd;
    for (qsizetype at = 0; at < text.size(); at += together) {
        quint64 part = 0;
        const qsizetype units = std::min(together, text.size() - at);
        std::memcpy(&part, text.utf16() + at, static_cast<std::size_t>(units) * sizeof(char16_t));
        hash = (hash ^ (hash >> 32U) ^ part) * odd;
    }
    // Fold the upper bits into the lower ones, which hash tables use to select a bucket.
    hash = (hash ^ (hash >> 32U)) * odd;
    return hash ^ (hash >> 32U);
}

[[nodiscard]] inline bool isSameText(QStringView one, QStringView other)
{
    return one.size() == other.size()
        && (one.isEmpty()
            || std::memcmp(one.utf16(), other.utf16(), static_cast<std::size_t>(one.size()) * sizeof(char16_t)) == 0);
}

/// For std::unordered_map. Seeded once per run, as Qt's hashes are, so that a file cannot force collisions.
class TextHash
{
public:
    [[nodiscard]] std::size_t operator()(QStringView text) const
    {
        return static_cast<std::size_t>(textHash(text, m_seed));
    }

private:
    quint64 m_seed = QHashSeed::globalSeed();
};

} // namespace chipboard
