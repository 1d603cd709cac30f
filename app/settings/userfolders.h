// Purpose: where a user's own files are looked for, the same for the window and the command line.
#pragma once

#include <QString>

namespace chipboard {

/// Catalogue files here overlay the shipped ones: ~/.local/share/chipboard/catalog on Linux. May not exist.
[[nodiscard]] QString userCatalogFolder();

} // namespace chipboard
