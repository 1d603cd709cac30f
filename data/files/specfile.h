// Purpose: one spec file -> its part of a catalogue. Only the file itself is looked at here: what refers to other
// things is checked when all files are read (catalogchecks.h).
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
    QStringList files; ///< that a catalog.json lists, the evidence not among them
    RunSet evidence;
};

/// Never fails as a whole: what is wrong is in `problems`, what is good in the result.
[[nodiscard]] SpecContent readSpecFile(const SpecFile &file, Problems &problems);

} // namespace chipboard
