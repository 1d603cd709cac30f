// Arbitrary bytes as a user's spec file: no crash, a position for each problem, and a consistent catalogue.
#include "data/files/catalogreader.h"

#include "tests/fuzz/require.h"
#include "tests/support/specfixture.h"

using namespace chipboard;

// Invariants that the program relies on without checks.
static void requireSound(const Catalog &catalog)
{
    forEachFigure(catalog, [&catalog](const Figure &figure) {
        require(figure.isMissing() || figure.value->isOrdered());
        require(figure.isMissing() || !figure.sources.isEmpty());
        for (const SourceId &id : figure.sources)
            require(catalog.source(id) != nullptr);
    });
    for (const Instance &instance : catalog.instances)
        require(catalog.chip(instance.chip) != nullptr);
    for (const System &system : catalog.systems)
        require(catalog.chip(system.chip) != nullptr);
    for (const PriceBook &book : catalog.books) {
        for (const BookId &fallback : book.fallbacks)
            require(catalog.book(fallback) != nullptr);
    }
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QList<SpecFile> shipped = testing::soundFiles();
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString name = QStringLiteral("fuzz.json");
    const CatalogLoad load = readCatalog(shipped, {{name, text}});
    for (const Problem &problem : load.problems)
        requirePlace(problem, name, text);
    requireSound(load.catalog);
    require(load.catalog.chip(ChipId(QStringLiteral("c1"))) != nullptr); // shipped entries are kept
    return 0;
}
