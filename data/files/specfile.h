// Purpose: one spec file -> its part of a catalogue. Looks only at the file itself: references to other items are
// checked when all files are read (catalogchecks.h).
#pragma once

#include "data/catalog/calibration.h"
#include "data/catalog/instance.h"
#include "data/catalog/pricebook.h"
#include "data/core/jsonreader.h"
#include "data/files/catalogreader.h"

namespace chipboard {

struct SpecContent
{
    Catalog items;     ///< not indexed
    QStringList files; ///< listed in a catalog.json, without evidence files
    RunSet evidence;
};

/// Never fails as a whole: errors are in `problems`, valid items in the result.
[[nodiscard]] SpecContent readSpecFile(const SpecFile &file, Problems &problems);

} // namespace chipboard
