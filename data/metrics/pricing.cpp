#include "data/metrics/pricing.h"

#include "data/board/books.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace chipboard {
namespace {

/// Fewer would make more catalogues, more would make longer walks.
constexpr int chipsInGroup = 64;

// What an entry rents, seen from one subject.
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

// A price that a person gave a chip is meant for it, whatever its instances cost.
bool isOwnOfChip(const PriceEntry &entry) { return !entry.chip.isEmpty() && !entry.usdPerHour.own.isEmpty(); }

// A person took the row's price away; no other one is looked for then.
bool isLeftOut(const PriceEntry &entry, const Subject &subject)
{
    const bool ofRow = subject.level != Level::Chip || !entry.chip.isEmpty();
    return ofRow && entry.usdPerHour.isMissing() && !entry.usdPerHour.own.isEmpty();
}

// Smaller is better: a person's own, provider, region, then the largest thing rented, then the lowest price, then the
// name for a stable answer.
auto orderOf(const PriceBook &book, const Candidate &candidate)
{
    const PriceEntry &entry = *candidate.entry;
    const double count = chipCount(candidate);
    return std::tuple<bool, qsizetype, qsizetype, double, double, const QString &, const QString &, const QString &>(
        !isOwnOfChip(entry), rankIn(book.providers, entry.provider), rankIn(book.regions, entry.region), -count,
        entry.usdPerHour.value->value / count, entry.instance.text(), entry.region, entry.term);
}

struct BookSearch
{
    std::optional<Candidate> best;
    QString reason;  ///< of a price that the book knows to be missing
    QString leftOut; ///< key of the override that took the price away
};

// The short reason, and the sentence behind it where there is one: the reader of a table has no source card at hand.
QString wholeReason(const Reading &gap)
{
    return gap.note.isEmpty() ? gap.reason : gap.reason + QLatin1Char(' ') + gap.note;
}

/// Published: what a person gave a chip names no instance, and must not change which one stands for the chip.
enum class Offers { All, Published };

BookSearch searchBook(const Catalog &catalog, const PriceBook &book, const Subject &subject, Offers offers)
{
    BookSearch search;
    for (const PriceEntry &entry : book.prices) {
        if (offers == Offers::Published && isOwnOfChip(entry))
            continue;
        const std::optional<Candidate> candidate = candidateFor(catalog, entry, subject);
        if (!candidate)
            continue;
        if (isLeftOut(entry, subject))
            return {std::nullopt, wholeReason(entry.usdPerHour), entry.usdPerHour.own};
        if (entry.usdPerHour.isMissing())
            search.reason = wholeReason(entry.usdPerHour);
        else if (!search.best || orderOf(book, *candidate) < orderOf(book, *search.best))
            search.best = candidate;
    }
    return search;
}

QString noPriceReason(const Subject &subject, const PriceBook &book)
{
    const bool announced = subject.chip != nullptr && subject.chip->status == Availability::Announced;
    return announced ? QCoreApplication::translate("Pricing", "announced, not on sale yet")
                     : QCoreApplication::translate("Pricing", "no price in \"%1\"").arg(book.name);
}

PriceChoice choose(const EvaluationContext &context, const Subject &subject, Offers offers)
{
    PriceChoice choice;
    if (context.book == nullptr) {
        choice.reason = QCoreApplication::translate("Pricing", "no price book chosen");
        return choice;
    }
    if (context.book->isAbsent()) {
        choice.missingKind = MissingKind::NotApplicable;
        choice.reason = context.book->absence;
        return choice;
    }
    QList<const PriceBook *> books{context.book};
    for (const BookId &id : context.book->fallbacks) {
        if (const PriceBook *book = context.catalog.book(id))
            books << book;
    }
    for (const PriceBook *book : std::as_const(books)) {
        const BookSearch search = searchBook(context.catalog, *book, subject, offers);
        if (!search.reason.isEmpty())
            choice.reason = search.reason;
        choice.leftOut = search.leftOut;
        if (!choice.leftOut.isEmpty())
            return choice;
        if (search.best) {
            choice.book = book;
            choice.entry = search.best->entry;
            choice.chips = search.best->chips;
            choice.fallback = book != context.book;
            if (choice.fallback) {
                choice.asked = context.book->name;
                choice.askedKind = context.book->kind;
            }
            return choice;
        }
    }
    if (choice.reason.isEmpty())
        choice.reason = noPriceReason(subject, *context.book);
    return choice;
}

// Smaller is better: the region wished for, then the book's order of regions, then the lower price.
auto orderOfOffer(const PriceBook &book, const PriceEntry &entry, const QString &region)
{
    return std::tuple(entry.region != region, rankIn(book.regions, entry.region), entry.usdPerHour.value->value);
}

const PriceEntry *offerIn(const PriceBook &book, const InstanceId &instance, const QString &region)
{
    const PriceEntry *best = nullptr;
    for (const PriceEntry &entry : book.prices) {
        if (entry.instance != instance || entry.usdPerHour.isMissing())
            continue;
        if (best == nullptr || orderOfOffer(book, entry, region) < orderOfOffer(book, *best, region))
            best = &entry;
    }
    return best;
}

// The name of the newest list of a kind; its kind where there is none.
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

PriceChoice committed(const EvaluationContext &context, const PriceChoice &listed)
{
    const PriceKind kind = context.committedYears == 1 ? PriceKind::Reserved1Year : PriceKind::Reserved3Years;
    if (listed.isMissing() || !listed.entry->usdPerHour.own.isEmpty())
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

PriceGroups::PriceGroups(const Catalog &catalog, const QList<Subject> &subjects, qsizetype few)
    : m_whole(catalog)
{
    qsizetype prices = 0;
    for (const PriceBook &book : catalog.books)
        prices += book.prices.size();
    if (prices <= few)
        return;
    share(subjects);
    fill();
}

// Rows of one chip are in one group: its prices are theirs.
void PriceGroups::share(const QList<Subject> &subjects)
{
    for (const Subject &subject : subjects) {
        const ChipId chip = subject.chip != nullptr ? subject.chip->id : ChipId();
        const auto known = m_ofChips.constFind(chip);
        const int group = known != m_ofChips.constEnd() ? *known : static_cast<int>(m_ofChips.size()) / chipsInGroup;
        m_ofChips.insert(chip, group);
        if (subject.instance != nullptr)
            m_ofInstances.insert(subject.instance->id, group);
        if (subject.system != nullptr)
            m_ofSystems.insert(subject.system->id, group);
        m_groups << group;
    }
}

void PriceGroups::fill()
{
    const int groups = m_ofChips.isEmpty() ? 0 : static_cast<int>(m_ofChips.size() - 1) / chipsInGroup + 1;
    m_catalogs = QList<Catalog>(groups, m_whole);
    for (qsizetype place = 0; place < m_whole.books.size(); ++place) {
        QList<QList<PriceEntry>> parts(groups);
        for (const PriceEntry &entry : m_whole.books.at(place).prices) {
            if (const int group = groupOf(entry); group >= 0)
                parts[group] << entry;
        }
        for (int group = 0; group < groups; ++group)
            m_catalogs[group].books[place].prices = parts.at(group);
    }
}

// What is rented tells its chip; only a catalogue that was put together by hand may leave that out.
int PriceGroups::groupOf(const PriceEntry &entry) const
{
    if (const auto chip = m_ofChips.constFind(entry.rents); chip != m_ofChips.constEnd())
        return *chip;
    if (!entry.instance.isEmpty() && !m_ofInstances.isEmpty())
        return m_ofInstances.value(entry.instance, -1);
    return entry.system.isEmpty() ? -1 : m_ofSystems.value(entry.system, -1);
}

const Catalog &PriceGroups::catalogFor(qsizetype row) const
{
    return m_catalogs.isEmpty() ? m_whole : m_catalogs.at(m_groups.at(row));
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
        if (const PriceEntry *entry = offerIn(book, instance, region))
            found = {&book, entry};
    }
    return found;
}

PriceChoice choosePrice(const EvaluationContext &context, const Subject &subject)
{
    const PriceChoice listed = choose(context, subject, Offers::All);
    return context.committedYears == 0 ? listed : committed(context, listed);
}

const Instance *referenceInstance(const Catalog &catalog, const PriceBook *book, const ChipId &chip)
{
    return referenceInstances(catalog, book, {chip}).value(chip);
}

QHash<ChipId, const Instance *> referenceInstances(const Catalog &catalog, const PriceBook *book,
                                                   const QList<ChipId> &chips)
{
    QList<Subject> subjects(chips.size());
    for (qsizetype i = 0; i < chips.size(); ++i)
        subjects[i].chip = catalog.chip(chips.at(i));
    const PriceGroups prices(catalog, subjects, PriceGroups::fewFor(chips.size()));
    QHash<ChipId, const Instance *> found;
    QHash<ChipId, const Instance *> largest; // of those that the book does not tell
    for (qsizetype i = 0; i < chips.size(); ++i) {
        const Catalog &priced = prices.catalogFor(i);
        const PriceBook *own = book == nullptr || &priced == &catalog ? book : priced.book(book->id);
        const PriceChoice choice =
            own == nullptr ? PriceChoice() : choose({priced, own}, subjects.at(i), Offers::Published);
        if (!choice.isMissing() && !choice.entry->instance.isEmpty())
            found.insert(chips.at(i), catalog.instance(choice.entry->instance));
        else
            largest.insert(chips.at(i), nullptr);
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
