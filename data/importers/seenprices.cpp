#include "data/importers/seenprices.h"

#include "data/core/texthash.h"
#include "data/core/tr.h"
#include "data/units/format.h"

#include <cmath>

namespace chipboard {
namespace {

constexpr double samePrice = 5e-7; // below the sixth decimal

quint64 keyOf(const PriceRecord &record) { return seriesHash(record) ^ textHash(record.asOf, 1); }

} // namespace

SeenPrices::Look SeenPrices::find(const QList<PriceRecord> &records) const
{
    Look look;
    look.fresh = records; // nearly always all of them, so nothing is copied
    std::optional<Repeat> repeated;
    for (qsizetype i = 0; i < records.size(); ++i) {
        const PriceRecord &record = records.at(i);
        const auto found = m_seen.constFind(keyOf(record));
        const bool isSeen = found != m_seen.constEnd();
        if (isSeen && std::abs(found->usdPerHour - record.usdPerHour) <= samePrice) {
            if (!repeated)
                look.fresh.resize(i);
            repeated = Repeat{Reason::RepeatedRow, tr("line %1").arg(found->line)};
            continue;
        }
        if (repeated)
            look.fresh << record;
        if (isSeen)
            look.repeat = Repeat{Reason::OtherPriceBefore,
                                 tr("%1 USD an hour; line %2 has %3")
                                     .arg(Formatter().full(record.usdPerHour))
                                     .arg(found->line)
                                     .arg(Formatter().full(found->usdPerHour))};
    }
    if (look.fresh.isEmpty())
        look.repeat = repeated;
    return look;
}

void SeenPrices::add(const QList<PriceRecord> &records)
{
    for (const PriceRecord &record : records) {
        if (Seen &seen = m_seen[keyOf(record)]; seen.line < 0)
            seen = {record.usdPerHour, record.line};
    }
}

} // namespace chipboard
