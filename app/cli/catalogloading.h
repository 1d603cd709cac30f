// Purpose: loads the catalogue for a command: the shipped one, the user's folder, and the directories of --catalog.
// Broken entries of user files are reported and skipped.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/invocation.h"
#include "data/catalog/catalog.h"

namespace chipboard {

struct LoadedCatalog
{
    Catalog catalog;
    int status = Fine;     ///< BadData if a file had errors: the command still runs, but returns this
    bool isAsAsked = true; ///< false if --catalog has errors and shipped figures are used instead
    int errors = 0;
    int warnings = 0;
};

/// The user's folder, and those of --catalog.
[[nodiscard]] QStringList catalogFoldersOf(const Invocation &invocation);
/// The user's folder may be missing or empty; typed ones may not.
[[nodiscard]] Problems missingDirectories(const QStringList &directories);
/// Includes imported price lists, except for an import.
[[nodiscard]] LoadedCatalog loadCatalogFor(const Invocation &invocation, Streams &streams);

/// Counts of reported problems; tell() writes one per line.
struct ProblemCount
{
    int errors = 0;
    int warnings = 0;
};
ProblemCount tell(const Problems &problems, Streams &streams);

} // namespace chipboard
