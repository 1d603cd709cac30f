#include "data/insight/share.h"

#include "data/core/tr.h"

namespace chipboard {
namespace {

// From twice on "2.1 times" reads better than "210 %"; the words after it differ, so they belong to the phrase.
QString amountOf(double share, const Formatter &formatter)
{
    return share < 2.0 ? tr("%1 of").arg(formatter.percent(share)) : tr("%1 times").arg(formatter.label(share));
}

} // namespace

Share shareOf(const Cell &part, const Cell &whole)
{
    const Interval top = part.value->scaled(unitInfo(part.unit).factor);
    const Interval bottom = whole.value->scaled(unitInfo(whole.unit).factor);
    return {top.low / bottom.high, top.value / bottom.value, top.high / bottom.low};
}

QString shareText(const Share &share, const Formatter &formatter)
{
    const double spread = (share.high - share.low) / share.value;
    if (spread < 1e-9)
        return amountOf(share.value, formatter);
    if (spread <= 0.1)
        return tr("about %1").arg(amountOf(share.value, formatter));
    if (share.high < 2.0)
        return tr("from %1 to %2 of")
            .arg(formatter.lowEnd().percent(share.low), formatter.highEnd().percent(share.high));
    return tr("from %1 to %2 times").arg(formatter.lowEnd().label(share.low), formatter.highEnd().label(share.high));
}

} // namespace chipboard
