#include "data/catalog/pricebook.h"

#include "data/core/format.h"
#include "data/core/tr.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace chipboard {

QString dateOf(const PriceBook &book, const PriceEntry &entry)
{
    const Figure &price = entry.usdPerHour;
    return price.asOf.isEmpty() && !price.isOverride() ? book.asOf : price.asOf;
}

QString statedRegion(const PriceEntry &entry)
{
    return entry.usdPerHour.isOverride() || entry.region == u"not-stated" ? QString() : entry.region;
}

std::optional<qint64> daysOld(const QString &asOf, const QDate &today)
{
    return isIsoDate(asOf) && today.isValid() ? std::optional(dateSpan(asOf).last.daysTo(today)) : std::nullopt;
}

bool isStale(const QString &asOf, const QDate &today) { return daysOld(asOf, today).value_or(0) > mostDaysFresh; }

QString priceKindBadge(PriceKind kind)
{
    switch (kind) {
    case PriceKind::Guide:
        return tr("guide", "the type of a price");
    case PriceKind::OnDemand:
        return tr("on-demand", "the type of a price");
    case PriceKind::Reserved1Year:
    case PriceKind::Reserved3Years:
        return tr("reserved", "the type of a price");
    case PriceKind::CapacityBlock:
        return tr("Capacity Block", "the type of a price");
    case PriceKind::Spot:
        return tr("spot", "the type of a price");
    case PriceKind::Own:
        return tr("custom", "the type of a price");
    }
    return {};
}

QString noPriceLabel(PriceKind kind)
{
    switch (kind) {
    case PriceKind::Guide:
        return tr("no guide price");
    case PriceKind::OnDemand:
        return tr("no on-demand price");
    case PriceKind::Reserved1Year:
        return tr("no 1-year reserved price");
    case PriceKind::Reserved3Years:
        return tr("no 3-year reserved price");
    case PriceKind::CapacityBlock:
        return tr("no Capacity Block price");
    case PriceKind::Spot:
        return tr("no spot price");
    case PriceKind::Own:
        return tr("no custom price");
    }
    return {};
}

BookId importedBookId(const ImportedName &name)
{
    const QString kind = priceKindWord(name.kind);
    return BookId(name.content.isEmpty()
                      ? u"imported-%1-%2"_s.arg(name.snapshot).arg(kind)
                      : u"imported-%1-%2-%3"_s.arg(name.content, name.asOf.isEmpty() ? u"undated"_s : name.asOf, kind));
}

std::optional<ImportedName> importedNameIn(const BookId &id)
{
    if (!id.text().startsWith(u"imported-"))
        return std::nullopt; // most ids are not such names
    const QRegularExpression shape(
        u"^imported-(?:([0-9]{1,15})|([0-9a-f]{16})-(undated|[0-9]{4}(?:-[0-9]{2}){0,2}))-([a-z][a-z0-9-]*)$"_s);
    const QRegularExpressionMatch match = shape.match(id.text());
    const std::optional<PriceKind> kind = priceKindFromWord(match.captured(4));
    if (!match.hasMatch() || !kind)
        return std::nullopt;
    return ImportedName{match.captured(1).toLongLong(), match.captured(2), match.captured(3), *kind};
}

} // namespace chipboard
