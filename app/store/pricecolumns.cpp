#include "app/store/pricecolumns.h"

#include <QSet>

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <numeric>
#include <vector>

namespace chipboard {
namespace {

static_assert(std::endian::native == std::endian::little, "the store's blocks are little-endian");

bool isSame(qint32 wanted, qint32 found) { return wanted == 0 || wanted == found; }

bool holds(const KeyFilter &filter, const PriceKey &key)
{
    if (!isSame(filter.kind, key.kind) || !isSame(filter.chip, key.chip) || !isSame(filter.provider, key.provider)
        || !isSame(filter.region, key.region) || !isSame(filter.instance, key.instance))
        return false;
    const double price = filter.perChip ? key.usdPerChip : key.usd;
    // NaN is on neither side of any limit.
    return (!filter.atLeast || price >= *filter.atLeast) && (!filter.atMost || price <= *filter.atMost);
}

} // namespace

std::span<const PriceKey> PriceColumns::Block::view() const
{
    // QByteArray's bytes are aligned for every type: they come from malloc behind a header of 16 bytes.
    return {reinterpret_cast<const PriceKey *>(keys.constData()),
            static_cast<std::size_t>(keys.size()) / sizeof(PriceKey)};
}

template<typename Visit>
void PriceColumns::walk(const KeyFilter &filter, const Visit &visit) const
{
    for (const Block &block : m_blocks) {
        const auto keys = block.view();
        const qint64 last = block.firstPrice + static_cast<qint64>(keys.size()) - 1;
        if (last < filter.firstPrice || (filter.lastPrice > 0 && block.firstPrice > filter.lastPrice))
            continue;
        qint64 id = block.firstPrice;
        for (const PriceKey &key : keys) {
            const bool inside = id >= filter.firstPrice && (filter.lastPrice == 0 || id <= filter.lastPrice);
            if (inside && holds(filter, key))
                visit(id, filter.perChip ? key.usdPerChip : key.usd);
            ++id;
        }
    }
}

PriceMatches PriceColumns::matches(const KeyFilter &filter, qint64 offset, qsizetype most) const
{
    PriceMatches found;
    walk(filter, [&](qint64 id, double) {
        if (found.total >= offset && found.ids.size() < most)
            found.ids << id;
        ++found.total;
    });
    return found;
}

PriceMatches PriceColumns::cheapest(const KeyFilter &filter, qint64 offset, qsizetype most) const
{
    std::vector<std::pair<double, qint64>> prices;
    walk(filter, [&prices](qint64 id, double price) { prices.emplace_back(price, id); });
    // Prices that are not known come last.
    const auto before = [](const std::pair<double, qint64> &a, const std::pair<double, qint64> &b) {
        if (std::isnan(a.first) || std::isnan(b.first))
            return std::isnan(a.first) == std::isnan(b.first) ? a.second < b.second : std::isnan(b.first);
        return a < b;
    };
    const auto total = static_cast<qint64>(prices.size());
    const qint64 end = std::min(total, offset + static_cast<qint64>(most));
    std::partial_sort(prices.begin(), prices.begin() + end, prices.end(), before);
    PriceMatches found;
    found.total = total;
    for (qint64 i = offset; i < end; ++i)
        found.ids << prices.at(static_cast<std::size_t>(i)).second;
    return found;
}

QList<qint32> PriceColumns::words(qint32 PriceKey::*column) const
{
    QSet<qint32> seen;
    qint32 last = 0;
    for (const Block &block : m_blocks) {
        for (const PriceKey &key : block.view()) {
            if (key.*column != last)
                seen << key.*column;
            last = key.*column;
        }
    }
    return seen.values();
}

const PriceKey *PriceColumns::key(qint64 id) const
{
    const auto behind = std::upper_bound(m_blocks.begin(), m_blocks.end(), id,
                                         [](qint64 price, const Block &block) { return price < block.firstPrice; });
    if (behind == m_blocks.begin())
        return nullptr;
    const Block &block = *std::prev(behind);
    return id < block.endPrice() ? &block.view()[static_cast<std::size_t>(id - block.firstPrice)] : nullptr;
}

qint64 PriceColumns::size() const
{
    return std::accumulate(m_blocks.begin(), m_blocks.end(), qint64(0), [](qint64 sum, const Block &block) {
        return sum + static_cast<qint64>(block.view().size());
    });
}

} // namespace chipboard
