// Purpose: one import of a fuzzer's input, and what holds of every import whatever is in the file.
#pragma once

#include "data/files/catalogreader.h"
#include "data/import/importer.h"
#include "tests/fuzz/require.h"

#include <cmath>

namespace fuzzing {

/// Small, so that a run is quick; chips and instances of real lists are in it.
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

/// Every row has one outcome, all of them add up, no price is below zero or no number, and a refusal has words.
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
