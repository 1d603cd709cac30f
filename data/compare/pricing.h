// Purpose: selects the price of a book for a chip, instance or system, with the reason. The book's own prices come
// first, then its fallbacks in order, of another kind only if kinds may be mixed; a custom list counts as every kind.
// Ties: the book's preferred provider and region, then the largest instance, then the lowest price.
#pragma once

#include "data/compare/evaluate.h"

namespace chipboard {

struct PriceChoice
{
    const PriceBook *book = nullptr;
    const PriceEntry *entry = nullptr;
    const Figure *chips = nullptr; ///< chips in the rented unit; null if the price is per chip
    bool fallback = false;
    bool committed = false; ///< the price of the requested commitment
    QString asked;          ///< of a fallback: the book or price kind without a price
    std::optional<PriceKind> askedKind;
    MissingKind missingKind = MissingKind::Unpublished;
    QString reason;  ///< why there is no entry
    QString gap;     ///< short reason if kinds are not mixed: "no Capacity Block price"; else empty
    QString leftOut; ///< key of the override that removed the price

    [[nodiscard]] bool isMissing() const { return entry == nullptr; }
};

/// Under a commitment: the committed price of the instance that the book would select, or no price if kinds are not
/// mixed. A custom price takes precedence.
[[nodiscard]] PriceChoice choosePrice(const EvaluationContext &context, const Subject &subject);

[[nodiscard]] bool asksForPrice(const Metric &metric);
/// True for an announced item and a price metric: without a number, the reason is notOnSaleReason().
[[nodiscard]] bool isNotOnSale(const Subject &subject, const Metric &metric);
[[nodiscard]] QString notOnSaleReason();

/// True if the price is in the board's regions (Catalog::regions), or none are set. Custom prices count in all.
[[nodiscard]] bool isInRegions(const Catalog &catalog, const PriceBook &book, const PriceEntry &entry);
/// Regions of the list's prices, in list order; without "not-stated".
[[nodiscard]] QStringList regionsOf(const PriceBook &book);
/// "\"Spot\" has no prices in eu-west-9. Lists with prices there: ...", if the list has none in the board's regions;
/// else empty.
[[nodiscard]] QString regionGap(const Catalog &catalog, const BookId &book);

/// Smaller machines of the same list and provider: one per size, with a custom price if any has one, then in the
/// price's region if possible, then the cheapest. Empty if the choice is a custom price: that of a chip applies to
/// every machine, and no machine is preferred to one with a custom price.
[[nodiscard]] QList<PriceChoice> smallerMachines(const Catalog &catalog, const PriceChoice &choice);

/// Price of an instance for one price kind.
struct OfferedPrice
{
    const PriceBook *book = nullptr;
    const PriceEntry *entry = nullptr; ///< null if no book has it
};
/// From the newest book of the kind with the instance, in `region` if available. Imported lists count only if a list in
/// `used` stands for them (isOffered): an import must not change boards that do not use it.
[[nodiscard]] OfferedPrice newestPrice(const Catalog &catalog, const QList<BookId> &used, PriceKind kind,
                                       const InstanceId &instance, const QString &region = {});

/// Reference instance of a chip at instance level: the book's choice, or the largest one of the preferred provider.
[[nodiscard]] const Instance *referenceInstance(const Catalog &catalog, const PriceBook *book, const ChipId &chip);
/// The same for several chips in one pass; null for chips without an instance.
[[nodiscard]] QHash<ChipId, const Instance *> referenceInstances(const Catalog &catalog, const PriceBook *book,
                                                                 const QList<ChipId> &chips);

} // namespace chipboard
