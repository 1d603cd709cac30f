#include "data/charts/currencyline.h"

#include "data/charts/pagetexts.h"

namespace chipboard {

PageSpec withCurrencyLine(PageSpec page, const CurrencyChoice &choice, const Formatter &formatter)
{
    const auto joined = [](QStringList parts, const QString &separator) {
        parts.removeAll(QString());
        return parts.join(separator);
    };
    const QString caution = currencyCaution(choice);
    page.notice.text = joined({caution, page.notice.text}, QStringLiteral(" "));
    // First: what is cut off is at the end. A file has no notice, but a footer.
    page.footer = joined({formatter.rateText(), withoutStop(caution), page.footer}, QString::fromUtf8(" · "));
    return page;
}

} // namespace chipboard
