#include "app/store/importedbooks.h"

#include "app/store/pricestore.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/import/importedbook.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace chipboard {
static StoredPrices::Line lineOf(const PriceLine &line)
{
    StoredPrices::Line result{line.instance, line.provider, line.region, line.kind, {}};
    for (const PriceLine::Point &point : line.points)
        result.points << DatedPrice{point.asOf, point.usdPerHour,
                                    tr("Imported: %1").arg(QFileInfo(point.file).fileName())};
    return result;
}

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
    const auto lines = opened.value()->history(instances);
    if (lines)
        prices.lines = mapped(lines.value(), lineOf);
    else
        prices.problem = lines.problem();
    return prices;
}

namespace {

constexpr qsizetype newestSnapshots = 8; // keeps the choice of books short
constexpr std::array kinds{PriceKind::OnDemand, PriceKind::Reserved1Year, PriceKind::Reserved3Years,
                           PriceKind::CapacityBlock, PriceKind::Spot};

Problem asWarning(Problem problem)
{
    problem.severity = Severity::Warning;
    return problem;
}

SnapshotLabel labelOf(const Snapshot &snapshot)
{
    return {snapshot.id, snapshot.file, snapshot.asOf, snapshot.provider, snapshot.content};
}

// By its content, or by its number, as in older boards.
bool isPinned(const Snapshot &snapshot, const QList<BookId> &pinned)
{
    return std::ranges::any_of(kinds, [&](PriceKind kind) {
        return pinned.contains(importedBookId(labelOf(snapshot), kind))
            || pinned.contains(importedBookId(ImportedName{snapshot.id, {}, {}, kind}));
    });
}

// The same list as a newer import: one book, found by both numbers.
bool joined(Catalog &catalog, const Snapshot &snapshot)
{
    bool isThere = false;
    for (PriceBook &book : catalog.books) {
        const std::optional<ImportedName> name = importedNameIn(book.id);
        if (book.isAbsent() || !name || book.id != importedBookId(labelOf(snapshot), name->kind))
            continue;
        const BookId former = importedBookId(ImportedName{snapshot.id, {}, {}, name->kind});
        addOnce(book.formerIds, former);
        isThere = true;
    }
    if (isThere)
        catalog.index();
    return isThere;
}

void addSnapshot(Catalog &catalog, const Snapshot &snapshot, const QList<PriceGroup> &prices)
{
    const SnapshotLabel label = labelOf(snapshot);
    for (const PriceKind kind : kinds) {
        const ImportedBook imported = importedBook(catalog, label, prices, kind);
        if (!imported.book.prices.isEmpty())
            catalog = withImportedBook(std::move(catalog), imported);
    }
}

} // namespace

Problems addImportedBooks(Catalog &catalog, const QString &store, const QList<BookId> &pinned)
{
    if (!QFileInfo::exists(store))
        return {};
    const auto opened = PriceStore::open(store, PriceStore::Place::Untouched);
    if (!opened)
        return {asWarning(opened.problem())};
    const auto snapshots = opened.value()->snapshots();
    if (!snapshots)
        return {asWarning(snapshots.problem())};
    Problems problems;
    qsizetype place = 0;
    for (const Snapshot &snapshot : snapshots.value()) {
        if (place++ >= newestSnapshots && !isPinned(snapshot, pinned))
            continue;
        if (joined(catalog, snapshot))
            continue;
        if (const auto prices = opened.value()->groups(snapshot.id))
            addSnapshot(catalog, snapshot, prices.value());
        else
            problems << asWarning(prices.problem());
    }
    return problems;
}

} // namespace chipboard
