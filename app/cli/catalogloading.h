// Purpose: the catalogue that a command works on: the shipped one, the user's own folder, and the directories of
// --catalog. What is broken in the user's files is told and left out; the rest is used.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/invocation.h"
#include "data/catalog/catalog.h"

namespace chipboard {

struct LoadedCatalog
{
    Catalog catalog;
    int status = Fine;     ///< BadData when a file had errors: the command does its work and returns this
    bool isAsAsked = true; ///< false: what --catalog names has errors, so shipped figures stand in its place
    int errors = 0;
    int warnings = 0;
};

/// The user's own folder, and those of --catalog.
[[nodiscard]] QStringList catalogFoldersOf(const Invocation &invocation);
/// The user's own folder may be missing or empty; those that were typed may not.
[[nodiscard]] Problems missingDirectories(const QStringList &directories);
/// With the imported price lists, which only an import does not look at.
[[nodiscard]] LoadedCatalog loadCatalogFor(const Invocation &invocation, Streams &streams);

/// Tells every problem, one a line, and counts them.
struct ProblemCount
{
    int errors = 0;
    int warnings = 0;
};
ProblemCount tell(const Problems &problems, Streams &streams);

} // namespace chipboard
