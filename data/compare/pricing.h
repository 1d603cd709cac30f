// Purpose: which price of a book applies to a chip, instance or system, and why. The book's own prices come first, then
// its fallbacks in order, those of another kind only where kinds may be mixed; a person's own list is of every kind.
// Among several entries the book's preferred provider and region, then the largest instance,
// then the lowest price.
#pragma once

#include "data/compare/evaluate.h"

namespace chipboard {

struct PriceChoice
{
    const PriceBook *book = nullptr;
    const PriceEntry *entry = nullptr;
    const Figure *chips = nullptr; ///< how many chips the price rents; null when the entry is per chip
    bool fallback = false;
    bool committed = false; ///< the price of the commitment that was asked for
    QString asked;          ///< of a fallback: the book that has no price, or that kind of price
    std::optional<PriceKind> askedKind;
    MissingKind missingKind = MissingKind::Unpublished;
    QString reason;  ///< when there is no entry: why not
    QString gap;     ///< the same in a few words where kinds are not mixed: "no Capacity Block price"; else empty
    QString leftOut; ///< key of the override that took the price away

    [[nodiscard]] bool isMissing() const { return entry == nullptr; }
};

/// Under a commitment: the price of the very instance that the book would have chosen, or where kinds are not mixed no
/// price. A price of one's own outranks it.
[[nodiscard]] PriceChoice choosePrice(const EvaluationContext &context, const Subject &subject);

[[nodiscard]] bool asksForPrice(const Metric &metric);
/// It is only announced, and the metric asks for a price: where it has no number, the reason is notOnSaleReason().
[[nodiscard]] bool isNotOnSale(const Subject &subject, const Metric &metric);
[[nodiscard]] QString notOnSaleReason();

/// The board's regions (Catalog::regions) have it, or there are none. A person's own price holds in all.
[[nodiscard]] bool isInRegions(const Catalog &catalog, const PriceBook &book, const PriceEntry &entry);
/// Where the list has prices, in its order; "not-stated" is none.
[[nodiscard]] QStringList regionsOf(const PriceBook &book);
/// "\"Spot\" has no prices in eu-west-9. Lists with prices there: ...": where the list has none in the board's regions,
/// else empty.
[[nodiscard]] QString regionGap(const Catalog &catalog, const BookId &book);

/// Machines with fewer chips that the same list has at the same provider: of each size one, of the region of the price
/// if possible, then in the list's order. What a person gave a price himself has none.
[[nodiscard]] QList<PriceChoice> smallerMachines(const Catalog &catalog, const PriceChoice &choice);

/// What an instance costs at one kind of price.
struct OfferedPrice
{
    const PriceBook *book = nullptr;
    const PriceEntry *entry = nullptr; ///< null: no book has it
};
/// From the newest book of the kind that has the instance, in `region` where the book has it there. Of imported lists
/// alone those that a board's lists `used` stand for (isOffered): an import must not change boards that know nothing
/// of it.
[[nodiscard]] OfferedPrice newestPrice(const Catalog &catalog, const QList<BookId> &used, PriceKind kind,
                                       const InstanceId &instance, const QString &region = {});

/// The instance that stands for a chip at instance level: the book's choice, else the largest one of the preferred
/// provider.
[[nodiscard]] const Instance *referenceInstance(const Catalog &catalog, const PriceBook *book, const ChipId &chip);
/// The same for several chips with one walk over the instances; null for chips that have none.
[[nodiscard]] QHash<ChipId, const Instance *> referenceInstances(const Catalog &catalog, const PriceBook *book,
                                                                 const QList<ChipId> &chips);

} // namespace chipboard
