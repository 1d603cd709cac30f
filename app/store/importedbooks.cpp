#include "app/store/importedbooks.h"

#include "app/store/pricestore.h"
#include "data/importers/importedbook.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <limits>

namespace chipboard {
namespace {

constexpr qsizetype newestSnapshots = 8; // the choice of books stays one that people can read
constexpr std::array kinds{PriceKind::OnDemand, PriceKind::Reserved1Year, PriceKind::Reserved3Years,
                           PriceKind::CapacityBlock, PriceKind::Spot};

Problem asWarning(Problem problem)
{
    problem.severity = Severity::Warning;
    return problem;
}

bool isPinned(const Snapshot &snapshot, const QList<BookId> &pinned)
{
    return std::any_of(kinds.begin(), kinds.end(),
                       [&](PriceKind kind) { return pinned.contains(importedBookId(snapshot.id, kind)); });
}

void addSnapshot(Catalog &catalog, const Snapshot &snapshot, const QList<PriceRecord> &prices)
{
    const SnapshotLabel label{snapshot.id, snapshot.file, snapshot.asOf};
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
        PriceFilter filter;
        filter.snapshot = snapshot.id;
        filter.most = static_cast<int>(std::min<qint64>(snapshot.prices, std::numeric_limits<int>::max()));
        const auto page = opened.value()->find(filter);
        if (page)
            addSnapshot(catalog, snapshot, page.value().prices);
        else
            problems << asWarning(page.problem());
    }
    return problems;
}

} // namespace chipboard
