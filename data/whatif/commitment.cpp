#include "data/whatif/commitment.h"

#include "data/board/books.h"
#include "data/core/tr.h"
#include "data/metrics/pricing.h"

#include <array>

namespace chipboard {
namespace {

Problem none(const QString &message)
{
    return {ProblemCode::BadValue, message, tr("Choose another instance."), {}, Severity::Error};
}

FoundPrice foundPrice(const PriceBook &book, const PriceEntry &entry)
{
    const Figure &price = entry.usdPerHour;
    return {book.kind,
            book.name,
            price.asOf.isEmpty() ? book.asOf : price.asOf,
            entry.provider,
            entry.region,
            entry.term,
            price.value->scaled(convert(1.0, price.unit, Unit::UsdPerHour)),
            price.sources};
}

// Of the newest book of the kind that has the instance.
std::optional<FoundPrice> priceOf(const Catalog &catalog, const Board &board, PriceKind kind,
                                  const InstanceId &instance, const QString &region = {})
{
    const OfferedPrice offer = newestPrice(catalog, booksInUse(board), kind, instance, region);
    return offer.entry == nullptr ? std::nullopt : std::optional(foundPrice(*offer.book, *offer.entry));
}

InstanceId instanceOf(const Catalog &catalog, const Board &board, const Subject &subject)
{
    if (subject.instance != nullptr)
        return subject.instance->id;
    if (subject.chip == nullptr)
        return {};
    const Instance *instance = referenceInstance(catalog, catalog.book(board.priceBook), subject.chip->id);
    return instance != nullptr ? instance->id : InstanceId();
}

} // namespace

Result<Commitments> commitmentsOf(const Catalog &catalog, const Board &board, const Subject &subject)
{
    Commitments result;
    result.instance = instanceOf(catalog, board, subject);
    if (result.instance.isEmpty())
        return none(tr("%1 is not rented as an instance.").arg(subject.name));
    const auto onDemand = priceOf(catalog, board, PriceKind::OnDemand, result.instance);
    if (!onDemand || !(onDemand->usdPerHour.low > 0.0))
        return none(tr("No price on demand of %1 is known.").arg(result.instance.text()));
    result.onDemand = *onDemand;
    constexpr std::array kinds{PriceKind::Reserved1Year, PriceKind::Reserved3Years, PriceKind::CapacityBlock};
    for (const PriceKind kind : kinds) {
        const auto price = priceOf(catalog, board, kind, result.instance, onDemand->region);
        if (!price)
            continue;
        const Interval &committed = price->usdPerHour;
        const Interval &used = onDemand->usdPerHour;
        const Interval even{committed.low / used.high, committed.value / used.value, committed.high / used.low};
        result.offers << Commitment{*price, even, price->region != onDemand->region};
    }
    if (result.offers.isEmpty())
        return none(tr("No commitment and no capacity block of %1 has a price.").arg(result.instance.text()));
    return result;
}

Interval monthOnDemand(const Commitments &commitments, double hours, double used)
{
    return commitments.onDemand.usdPerHour.scaled(hours * used);
}

Interval monthCommitted(const Commitment &commitment, double hours)
{
    return commitment.price.usdPerHour.scaled(hours);
}

} // namespace chipboard
