#include "data/compare/pricing.h"

#include "data/board/books.h"
#include "data/core/tr.h"

#include <algorithm>
#include <tuple>

namespace chipboard {
namespace {

// "us-east-1, us-west-2 and 7 more".
QString namedFew(const QStringList &regions)
{
    constexpr qsizetype few = 3;
    const QStringList named =
        regions.mid(0, few).replaceInStrings(QStringLiteral("not-stated"), tr("a region not stated"));
    const auto more = static_cast<int>(regions.size() - named.size());
    return more > 0 ? tr("%1 and %n more", nullptr, more).arg(named.join(u", ")) : named.join(u", ");
}

// An entry as a candidate for a subject.
struct Candidate
{
    const PriceEntry *entry = nullptr;
    const Figure *chips = nullptr;
};

const Figure *chipsRented(const Catalog &catalog, const PriceEntry &entry)
{
    if (const Instance *instance = catalog.instance(entry.instance))
        return &instance->chips;
    const System *system = catalog.system(entry.system);
    return system == nullptr ? nullptr : &system->chips;
}

std::optional<Candidate> candidateFor(const Catalog &catalog, const PriceEntry &entry, const Subject &subject)
{
    Candidate candidate{&entry, nullptr};
    switch (subject.level) {
    case Level::Chip:
        if (subject.chip != nullptr && entry.rents == subject.chip->id) {
            candidate.chips = chipsRented(catalog, entry);
            return candidate;
        }
        break;
    case Level::Instance:
        if (subject.instance != nullptr && entry.instance == subject.instance->id) {
            candidate.chips = &subject.instance->chips;
            return candidate;
        }
        break;
    case Level::System:
        if (subject.system != nullptr && entry.system == subject.system->id) {
            candidate.chips = &subject.system->chips;
            return candidate;
        }
        break;
    }
    return std::nullopt;
}

qsizetype rankIn(const QList<QString> &preferred, const QString &value)
{
    const qsizetype place = preferred.indexOf(value);
    return place < 0 ? preferred.size() : place;
}

double chipCount(const Candidate &candidate)
{
    return candidate.chips != nullptr && candidate.chips->value ? candidate.chips->value->value : 1.0;
}

// A custom chip price applies to the chip, whatever its instances cost.
bool isOwnOfChip(const PriceEntry &entry) { return !entry.chip.isEmpty() && entry.usdPerHour.isOverride(); }

// A custom price of a chip ranks before the instance price derived from it: it was the chip's price first.
int ownRank(const PriceEntry &entry)
{
    if (isOwnOfChip(entry))
        return 0;
    return entry.usdPerHour.isOverride() && entry.usdPerHour.own.startsWith(QLatin1String("chip/")) ? 1 : 2;
}

// True if the user removed the row's price; no other price is used then.
bool isLeftOut(const PriceEntry &entry, const Subject &subject)
{
    const bool ofRow = subject.level != Level::Chip || !entry.chip.isEmpty();
    return ofRow && entry.usdPerHour.isMissing() && entry.usdPerHour.isOverride();
}

// Smaller is better: custom price, provider, region, largest unit, lowest price, then name for a stable result.
auto orderOf(const PriceBook &book, const Candidate &candidate)
{
    const PriceEntry &entry = *candidate.entry;
    const double count = chipCount(candidate);
    return std::tuple<int, qsizetype, qsizetype, double, double, const QString &, const QString &, const QString &>(
        ownRank(entry), rankIn(book.providers, entry.provider), rankIn(book.regions, entry.region), -count,
        entry.usdPerHour.value->value / count, entry.instance.text(), entry.region, entry.term);
}

struct BookSearch
{
    std::optional<Candidate> best;
    QString reason;        ///< of a price that the book lists as missing
    QString leftOut;       ///< key of the override that removed the price
    QStringList elsewhere; ///< regions of prices outside the board's regions
};

// The short reason plus its explanation, if any: tables have no source card.
QString wholeReason(const Reading &gap)
{
    return gap.note.isEmpty() ? gap.reason : gap.reason + QLatin1Char(' ') + gap.note;
}

/// Published: custom chip prices name no instance, and must not change the reference instance.
enum class Offers { All, Published };

/// The chip whose prices also apply to the subject; empty if unknown.
ChipId chipRented(const Catalog &catalog, const Subject &subject)
{
    if (subject.level == Level::Instance && subject.instance != nullptr) {
        const Instance *instance = catalog.instance(subject.instance->id);
        return instance != nullptr ? instance->chip : ChipId();
    }
    if (subject.level == Level::System && subject.system != nullptr) {
        const System *system = catalog.system(subject.system->id);
        return system != nullptr ? system->chip : ChipId();
    }
    return subject.level == Level::Chip && subject.chip != nullptr ? subject.chip->id : ChipId();
}

/// Visits the prices of a book in order, only those of one chip if the catalogue has an index; `visit` returns whether
/// to continue.
template<typename Visit>
void visitPrices(const Catalog &catalog, const PriceBook &book, const ChipId &chip, const Visit &visit)
{
    const QList<qsizetype> *places = chip.isEmpty() ? nullptr : catalog.placesOf(book, chip);
    const qsizetype count = places != nullptr ? places->size() : book.prices.size();
    for (qsizetype i = 0; i < count; ++i) {
        if (!visit(book.prices.at(places != nullptr ? places->at(i) : i)))
            return;
    }
}

BookSearch searchBook(const Catalog &catalog, const PriceBook &book, const Subject &subject, Offers offers)
{
    BookSearch search;
    visitPrices(catalog, book, chipRented(catalog, subject), [&](const PriceEntry &entry) {
        if (offers == Offers::Published && isOwnOfChip(entry))
            return true;
        const std::optional<Candidate> candidate = candidateFor(catalog, entry, subject);
        if (!candidate)
            return true;
        if (!isInRegions(catalog, book, entry)) {
            if (!entry.usdPerHour.isMissing() && !search.elsewhere.contains(entry.region))
                search.elsewhere << entry.region;
            return true;
        }
        if (isLeftOut(entry, subject)) {
            search = {std::nullopt, wholeReason(entry.usdPerHour), entry.usdPerHour.own, {}};
            return false;
        }
        if (entry.usdPerHour.isMissing())
            search.reason = wholeReason(entry.usdPerHour);
        else if (!search.best || orderOf(book, *candidate) < orderOf(book, *search.best))
            search.best = candidate;
        return true;
    });
    return search;
}

} // namespace

bool asksForPrice(const Metric &metric) { return metric.group == MetricGroup::Price || metric.is(OfPrice); }

bool isNotOnSale(const Subject &subject, const Metric &metric) { return isAnnounced(subject) && asksForPrice(metric); }

QString notOnSaleReason() { return tr("announced, not yet on sale"); }

namespace {

QString noPriceReason(const Subject &subject, const PriceBook &book)
{
    return isAnnounced(subject) ? notOnSaleReason() : tr("no price in \"%1\"").arg(book.name);
}

// If kinds are not mixed: why a row has no price of the kind. The list's own reason is more specific.
void setGap(PriceChoice &choice, const Subject &subject, PriceKind kind)
{
    if (isAnnounced(subject) && choice.reason.isEmpty()) {
        choice.reason = notOnSaleReason();
        return;
    }
    if (choice.gap.isEmpty())
        choice.gap = noPriceLabel(kind);
    if (choice.reason.isEmpty())
        choice.reason = choice.gap;
}

// The lists to search, in order.
QList<const PriceBook *> booksAsked(const EvaluationContext &context)
{
    QList<const PriceBook *> books{context.book};
    for (const BookId &id : context.book->fallbacks) {
        const PriceBook *book = context.catalog.book(id);
        if (book != nullptr
            && (context.mixedPrices || book->kind == context.book->kind || book->kind == PriceKind::Own))
            books << book;
    }
    return books;
}

PriceChoice choose(const EvaluationContext &context, const Subject &subject, Offers offers)
{
    PriceChoice choice;
    if (context.book == nullptr) {
        choice.reason = tr("no price list chosen");
        return choice;
    }
    if (context.book->isAbsent()) {
        choice.missingKind = MissingKind::NotApplicable;
        choice.reason = context.book->absence;
        return choice;
    }
    for (const PriceBook *book : booksAsked(context)) {
        const BookSearch search = searchBook(context.catalog, *book, subject, offers);
        if (!search.reason.isEmpty())
            choice.reason = search.reason;
        if (!search.best && !search.elsewhere.isEmpty()) {
            choice.gap = tr("no price in %1").arg(context.catalog.regions.join(u", "));
            choice.reason =
                tr("no price in %1, but in %2").arg(context.catalog.regions.join(u", "), namedFew(search.elsewhere));
        }
        choice.leftOut = search.leftOut;
        if (!choice.leftOut.isEmpty())
            return choice;
        if (search.best) {
            choice.book = book;
            choice.entry = search.best->entry;
            choice.chips = search.best->chips;
            choice.gap.clear();
            choice.fallback = book != context.book;
            if (choice.fallback) {
                choice.asked = context.book->name;
                choice.askedKind = context.book->kind;
            }
            return choice;
        }
    }
    if (!context.mixedPrices)
        setGap(choice, subject, context.book->kind);
    else if (choice.reason.isEmpty())
        choice.reason = noPriceReason(subject, *context.book);
    return choice;
}

// Smaller is better: the requested region, the book's order of regions, then the lower price.
auto orderOfOffer(const PriceBook &book, const PriceEntry &entry, const QString &region)
{
    return std::tuple(entry.region != region, rankIn(book.regions, entry.region), entry.usdPerHour.value->value);
}

const PriceEntry *offerIn(const Catalog &catalog, const PriceBook &book, const InstanceId &instance,
                          const QString &region)
{
    const PriceEntry *best = nullptr;
    const Instance *rented = catalog.instance(instance);
    visitPrices(catalog, book, rented != nullptr ? rented->chip : ChipId(), [&](const PriceEntry &entry) {
        const bool isOf =
            entry.instance == instance && !entry.usdPerHour.isMissing() && isInRegions(catalog, book, entry);
        if (isOf && (best == nullptr || orderOfOffer(book, entry, region) < orderOfOffer(book, *best, region)))
            best = &entry;
        return true;
    });
    return best;
}

// Precondition: both are known.
int wholeChips(const Figure &chips) { return wholeChipsOf(chips.value->value); }

// Name of the newest list of a kind; the kind's name if there is none.
QString nameOfNewest(const EvaluationContext &context, PriceKind kind)
{
    const PriceBook *newest = nullptr;
    for (const PriceBook &book : context.catalog.books) {
        const bool isNewest = book.kind == kind && (newest == nullptr || book.asOf > newest->asOf);
        if (isNewest && isOffered(context.catalog, book.id, context.used))
            newest = &book;
    }
    return newest != nullptr ? newest->name : priceKindLabel(kind);
}

PriceKind kindCommittedTo(const EvaluationContext &context)
{
    return context.committedYears == 1 ? PriceKind::Reserved1Year : PriceKind::Reserved3Years;
}

PriceChoice committed(const EvaluationContext &context, const PriceChoice &listed)
{
    const PriceKind kind = kindCommittedTo(context);
    if (listed.isMissing() || listed.entry->usdPerHour.isOverride())
        return listed;
    PriceChoice choice = listed;
    choice.committed = true;
    if (listed.book->kind == kind)
        return choice;
    const OfferedPrice offer =
        newestPrice(context.catalog, context.used, kind, listed.entry->instance, listed.entry->region);
    choice.committed = offer.entry != nullptr;
    choice.fallback = offer.entry == nullptr;
    choice.asked = choice.fallback ? nameOfNewest(context, kind) : QString();
    choice.askedKind = choice.fallback ? std::optional(kind) : std::nullopt;
    if (choice.committed) {
        choice.book = offer.book;
        choice.entry = offer.entry;
    }
    return choice;
}

} // namespace

bool isInRegions(const Catalog &catalog, const PriceBook &book, const PriceEntry &entry)
{
    return catalog.regions.isEmpty() || book.kind == PriceKind::Own || entry.usdPerHour.isOverride()
        || catalog.regions.contains(entry.region);
}

QStringList regionsOf(const PriceBook &book)
{
    QStringList regions;
    for (const PriceEntry &entry : book.prices) {
        const bool isNamed = !entry.region.isEmpty() && entry.region != QLatin1String("not-stated");
        if (isNamed && !entry.usdPerHour.isMissing() && !regions.contains(entry.region))
            regions << entry.region;
    }
    std::ranges::stable_sort(regions, [&book](const QString &a, const QString &b) {
        return rankIn(book.regions, a) < rankIn(book.regions, b);
    });
    return regions;
}

QString regionGap(const Catalog &catalog, const BookId &id)
{
    const PriceBook *book = catalog.book(id);
    const auto hasAny = [&catalog](const PriceBook &one) {
        return std::ranges::any_of(one.prices, [&](const PriceEntry &entry) {
            return !entry.usdPerHour.isMissing() && isInRegions(catalog, one, entry);
        });
    };
    if (catalog.regions.isEmpty() || book == nullptr || book->kind == PriceKind::Own || hasAny(*book))
        return {};
    QStringList others;
    for (const PriceBook &one : catalog.books) {
        if (!one.isAbsent() && one.kind != PriceKind::Own && hasAny(one))
            others << one.name;
    }
    const QString where = catalog.regions.join(u", ");
    return others.isEmpty()
        ? tr("\"%1\" has no prices in %2, but in %3.").arg(book->name, where, namedFew(regionsOf(*book)))
        : tr("\"%1\" has no prices in %2. Price lists that do: %3.").arg(book->name, where, others.join(u", "));
}

QList<PriceChoice> smallerMachines(const Catalog &catalog, const PriceChoice &choice)
{
    QList<PriceChoice> machines;
    const bool isOfMachine = !choice.isMissing() && choice.chips != nullptr && !choice.chips->isMissing();
    if (!isOfMachine || choice.committed || choice.entry->usdPerHour.isOverride())
        return machines;
    const PriceEntry &chosen = *choice.entry;
    visitPrices(catalog, *choice.book, chosen.rents, [&](const PriceEntry &entry) {
        const bool isAlike = entry.rents == chosen.rents && entry.provider == chosen.provider
            && !entry.usdPerHour.isMissing() && isInRegions(catalog, *choice.book, entry);
        const Instance *instance = isAlike ? catalog.instance(entry.instance) : nullptr;
        if (instance == nullptr || instance->chips.isMissing()
            || wholeChips(instance->chips) >= wholeChips(*choice.chips))
            return true;
        PriceChoice machine = choice;
        machine.entry = &entry;
        machine.chips = &instance->chips;
        const auto known = std::ranges::find_if(
            machines, [&](const PriceChoice &one) { return wholeChips(*one.chips) == wholeChips(instance->chips); });
        const auto order = [&](const PriceChoice &one) {
            return std::pair(!one.entry->usdPerHour.isOverride(),
                             orderOfOffer(*choice.book, *one.entry, chosen.region));
        };
        if (known == machines.end())
            machines << machine;
        else if (order(machine) < order(*known))
            *known = machine;
        return true;
    });
    return machines;
}

OfferedPrice newestPrice(const Catalog &catalog, const QList<BookId> &used, PriceKind kind, const InstanceId &instance,
                         const QString &region)
{
    OfferedPrice found;
    for (const PriceBook &book : catalog.books) {
        if (instance.isEmpty() || book.kind != kind || (found.book != nullptr && book.asOf <= found.book->asOf))
            continue;
        if (!isOffered(catalog, book.id, used))
            continue;
        if (const PriceEntry *entry = offerIn(catalog, book, instance, region))
            found = {&book, entry};
    }
    return found;
}

PriceChoice choosePrice(const EvaluationContext &context, const Subject &subject)
{
    if (context.committedYears == 0)
        return choose(context, subject, Offers::All);
    // The committed instance is selected from lists of any kind; the price is that of the commitment.
    EvaluationContext any = context;
    any.mixedPrices = true;
    const PriceChoice choice = committed(context, choose(any, subject, Offers::All));
    const bool hasNoList = context.book == nullptr || context.book->isAbsent();
    const bool isPersons = choice.isMissing()
        ? !choice.leftOut.isEmpty()
        : choice.entry->usdPerHour.isOverride() || choice.book->kind == PriceKind::Own;
    if (context.mixedPrices || hasNoList || isPersons || choice.committed)
        return choice;
    PriceChoice missing;
    setGap(missing, subject, kindCommittedTo(context));
    return missing;
}

const Instance *referenceInstance(const Catalog &catalog, const PriceBook *book, const ChipId &chip)
{
    return referenceInstances(catalog, book, {chip}).value(chip);
}

QHash<ChipId, const Instance *> referenceInstances(const Catalog &catalog, const PriceBook *book,
                                                   const QList<ChipId> &chips)
{
    QHash<ChipId, const Instance *> found;
    QHash<ChipId, const Instance *> largest; // for chips without a price in the book
    for (const ChipId &chip : chips) {
        Subject subject{.chip = catalog.chip(chip)};
        const PriceChoice choice =
            book == nullptr ? PriceChoice() : choose({catalog, book}, subject, Offers::Published);
        if (!choice.isMissing() && !choice.entry->instance.isEmpty())
            found.insert(chip, catalog.instance(choice.entry->instance));
        else
            largest.insert(chip, nullptr);
    }
    if (largest.isEmpty())
        return found;
    for (const Instance &instance : catalog.instances) {
        const auto best = instance.chips.isMissing() ? largest.end() : largest.find(instance.chip);
        if (best != largest.end() && (*best == nullptr || instance.chips.value->value > (*best)->chips.value->value))
            *best = &instance;
    }
    found.insert(largest);
    return found;
}

} // namespace chipboard
