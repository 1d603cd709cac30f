// Purpose: imports a fuzzer's input and checks the invariants of every import.
#pragma once

#include "data/files/catalogreader.h"
#include "data/import/importer.h"
#include "tests/fuzz/require.h"

#include <cmath>

namespace fuzzing {

/// Small enough for quick runs; contains chips and instances of real lists.
inline const chipboard::Catalog &shippedCatalog()
{
    static const chipboard::Catalog catalog = chipboard::loadCatalog({}).catalog;
    return catalog;
}

struct Imported
{
    std::optional<chipboard::ImportReport> report;
    QList<chipboard::RowOutcome> outcomes;
};

/// Every row has one outcome, the counts add up, no price is negative or NaN, and a refusal has a message.
inline Imported import(const char *format, const chipboard::ImportRequest &request)
{
    Imported imported;
    chipboard::ImportSinks sinks;
    sinks.row = [&](const chipboard::RowOutcome &outcome) {
        imported.outcomes << outcome;
        for (const chipboard::PriceRecord &record : outcome.records) {
            require(std::isfinite(record.usdPerHour));
            require(!chipboard::enters(outcome, request.accepted) || record.usdPerHour >= 0.0);
            require(!record.chips || std::isfinite(*record.chips));
        }
        return true;
    };
    const auto report =
        chipboard::runImport(*chipboard::findImporter(QString::fromLatin1(format)), request, shippedCatalog(), sinks);
    if (!report) {
        require(!report.problem().message.isEmpty() && !report.problem().where.file.isEmpty());
        return imported;
    }
    require(report.value().addsUp() && report.value().rows == imported.outcomes.size());
    imported.report = report.value();
    return imported;
}

} // namespace fuzzing
