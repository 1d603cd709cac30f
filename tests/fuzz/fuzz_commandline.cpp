// Arbitrary text as a command line, one argument per line: refused with a message, or run by a command that neither
// reads nor writes files. This also parses the values of --set, --need, --currency, --where, --map, --size and others.
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/selection.h"
#include "data/board/assumption.h"
#include "data/import/columnmapping.h"
#include "data/import/pricerecord.h"
#include "tests/fuzz/inputfile.h"
#include "widgets/export/pagesize.h"

#include <QBuffer>

#include <cmath>
#include <future>

using namespace chipboard;

namespace {

const CatalogLoad &shipped()
{
    static const CatalogLoad load = [] {
        qputenv("HOME", "/nonexistent"); // without price store and catalogue folder
        qunsetenv("XDG_DATA_HOME");
        return loadCatalog({});
    }();
    return load;
}

bool readsNoFiles(const Invocation &asked)
{
    switch (asked.command) {
    case Command::List:
    case Command::Estimate:
    case Command::Completion:
    case Command::Help:
    case Command::Version:
        return asked.catalogs.isEmpty() && asked.store.isEmpty();
    case Command::Table:
    case Command::Advise:
        return asked.catalogs.isEmpty() && asked.arguments.isEmpty();
    case Command::WhatIf:
        return asked.catalogs.isEmpty() && asked.arguments.size() == 1;
    default:
        return false;
    }
}

void readValues(const Invocation &asked)
{
    if (const auto size = findPageSize(asked.size))
        require(size->width >= smallestSide && size->width <= largestSide && size->height >= smallestSide
                && size->height <= largestSide);
    (void)isInPixels(asked.size);
    (void)mappingFrom(asked.maps);
    (void)dateIn(asked.asOf);
    (void)windowSizeFrom(asked.windowSize);
    if (const auto assumptions = chooseAssumptions(asked.sets, {})) {
        for (const AssumptionRow &row : assumptionTable()) {
            const std::optional<double> value = assumptions.value().*row.member;
            require(!value || std::isfinite(*value));
        }
    }
}

void requireAnswer(Invocation asked)
{
    if (!asked.draws.isEmpty() || asked.arguments.value(0) == QLatin1String("uncertainty"))
        asked.draws = QStringLiteral("50"); // more draws take longer and find nothing new
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    std::promise<CatalogLoad> catalog;
    catalog.set_value(shipped());
    Streams streams{out, err, catalog.get_future()};
    const int status = commandRow(asked.command).run(asked, streams);
    require(status == 0 ? !out.data().isEmpty() : !err.data().isEmpty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Result<Invocation> asked = parseArguments(text.split(QLatin1Char('\n')));
    if (!asked) {
        require(!asked.problem().message.isEmpty());
        return 0;
    }
    readValues(asked.value());
    if (readsNoFiles(asked.value()))
        requireAnswer(asked.value());
    return 0;
}
