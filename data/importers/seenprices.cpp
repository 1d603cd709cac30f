#include "data/importers/seenprices.h"

#include "data/units/format.h"

#include <QCoreApplication>

#include <cmath>

namespace chipboard {
namespace {

constexpr double samePrice = 5e-7; // below the sixth decimal

QString tr(const char *text) { return QCoreApplication::translate("Import", text); }

} // namespace

std::optional<SeenPrices::Repeat> SeenPrices::add(const QList<PriceRecord> &records)
{
    std::optional<Repeat> repeat;
    qsizetype known = 0;
    for (const PriceRecord &record : records) {
        const quint64 key = seriesHash(record) ^ qHash(record.asOf, size_t(1));
        const auto found = m_seen.constFind(key);
        if (found == m_seen.constEnd()) {
            m_seen.insert(key, {record.usdPerHour, record.line});
            continue;
        }
        ++known;
        if (std::abs(found->usdPerHour - record.usdPerHour) > samePrice)
            return Repeat{Reason::OtherPriceBefore,
                          tr("%1 USD an hour; line %2 has %3")
                              .arg(Formatter().full(record.usdPerHour))
                              .arg(found->line)
                              .arg(Formatter().full(found->usdPerHour))};
        repeat = Repeat{Reason::RepeatedRow, tr("line %1").arg(found->line)};
    }
    return known == records.size() ? repeat : std::nullopt;
}

} // namespace chipboard
