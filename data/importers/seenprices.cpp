#include "data/importers/seenprices.h"

#include "data/units/format.h"

#include <QCoreApplication>

#include <cmath>

namespace chipboard {
namespace {

constexpr double samePrice = 5e-7; // below the sixth decimal

QString tr(const char *text) { return QCoreApplication::translate("Import", text); }

quint64 keyOf(const PriceRecord &record) { return seriesHash(record) ^ qHash(record.asOf, size_t(1)); }

} // namespace

SeenPrices::Look SeenPrices::find(const QList<PriceRecord> &records) const
{
    Look look;
    std::optional<Repeat> repeated;
    for (const PriceRecord &record : records) {
        const auto found = m_seen.constFind(keyOf(record));
        if (found == m_seen.constEnd()) {
            look.fresh << record;
        } else if (std::abs(found->usdPerHour - record.usdPerHour) <= samePrice) {
            repeated = Repeat{Reason::RepeatedRow, tr("line %1").arg(found->line)};
        } else {
            look.fresh << record;
            look.repeat = Repeat{Reason::OtherPriceBefore,
                                 tr("%1 USD an hour; line %2 has %3")
                                     .arg(Formatter().full(record.usdPerHour))
                                     .arg(found->line)
                                     .arg(Formatter().full(found->usdPerHour))};
        }
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
