// Purpose: what filters look at of every price, side by side in memory: a million prices take 40 MB and a few
// milliseconds to go through, whatever the filter. The same bytes are kept in the store, a block for each run of
// prices, so that they are there at once after a start.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>
#include <span>

namespace chipboard {

/// Ids of words; prices without a number of chips have no price per chip (NaN).
struct PriceKey
{
    qint32 provider = 0;
    qint32 region = 0;
    qint32 instance = 0;
    qint32 chip = 0;
    qint32 kind = 0;
    qint32 reserved = 0;
    double usd = 0.0;
    double usdPerChip = 0.0;
};
static_assert(sizeof(PriceKey) == 40); // as in the store's file

/// A filter in the words of the store; 0 or empty does not narrow.
struct KeyFilter
{
    qint64 firstPrice = 0;
    qint64 lastPrice = 0; ///< 0: no end
    qint32 provider = 0;
    qint32 region = 0;
    qint32 instance = 0;
    qint32 chip = 0;
    qint32 kind = 0;
    std::optional<double> atLeast;
    std::optional<double> atMost;
    bool perChip = false;
};

struct PriceMatches
{
    QList<qint64> ids; ///< of the part that was asked for
    qint64 total = 0;
};

class PriceColumns
{
public:
    static constexpr qsizetype keysInABlock = 16'384;

    void clear() { m_blocks.clear(); }
    /// The keys of the prices from this id on, which is behind all that were added before.
    void add(qint64 firstPrice, QByteArray keys) { m_blocks << Block{firstPrice, std::move(keys)}; }

    /// In the order in which they were imported.
    [[nodiscard]] PriceMatches matches(const KeyFilter &filter, qint64 offset, qsizetype most) const;
    /// The cheapest first; prices that are not known last.
    [[nodiscard]] PriceMatches cheapest(const KeyFilter &filter, qint64 offset, qsizetype most) const;
    /// Of the price with this id; null where there is none.
    [[nodiscard]] const PriceKey *key(qint64 id) const;
    [[nodiscard]] qint64 size() const;
    /// Every word of one column, once.
    [[nodiscard]] QList<qint32> words(qint32 PriceKey::*column) const;

private:
    struct Block
    {
        qint64 firstPrice = 0;
        QByteArray keys;

        [[nodiscard]] std::span<const PriceKey> view() const;
        [[nodiscard]] qint64 endPrice() const { return firstPrice + static_cast<qint64>(view().size()); }
    };
    template<typename Visit>
    void walk(const KeyFilter &filter, const Visit &visit) const;

    QList<Block> m_blocks;
};

} // namespace chipboard
