#include "app/store/storedprices.h"

#include "app/store/pricestore.h"
#include "data/core/tr.h"

#include <QFileInfo>

namespace chipboard {
namespace {

StoredPrices::Line lineOf(const InstanceId &instance, const PriceLine &line)
{
    StoredPrices::Line result{instance, line.provider, line.region, line.kind, {}};
    for (const PriceLine::Point &point : line.points)
        result.points << DatedPrice{point.asOf, point.usdPerHour,
                                    tr("Imported: %1").arg(QFileInfo(point.file).fileName())};
    return result;
}

} // namespace

StoredPrices storedPrices(const QString &store, const QList<InstanceId> &instances)
{
    StoredPrices prices;
    if (store.isEmpty() || !QFileInfo::exists(store))
        return prices;
    const auto opened = PriceStore::open(store, PriceStore::Place::Untouched);
    if (!opened) {
        prices.problem = opened.problem();
        return prices;
    }
    const auto snapshots = opened.value()->snapshots();
    prices.isEmpty = snapshots && snapshots.value().isEmpty();
    for (const InstanceId &instance : instances) {
        const auto lines = opened.value()->history(instance);
        if (!lines) {
            prices.problem = lines.problem();
            return prices;
        }
        for (const PriceLine &line : lines.value())
            prices.lines << lineOf(instance, line);
    }
    return prices;
}

} // namespace chipboard
