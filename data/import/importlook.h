// Purpose: a first look at a file that somebody wants to import: which format it is, told from its header and the names
// of its machines; what each column holds; whose prices they are and of which day; its first rows for a preview, and
// whether somebody has to say which column is which.
#pragma once

#include "data/import/importer.h"

namespace chipboard {

struct ImportLook
{
    const Importer *importer = nullptr; ///< the most likely one; never null
    bool needsMapping = false;          ///< no column for a name or a price, or nothing that tells who rents it
    char separator = ',';
    int headerLine = 0; ///< 0: no table (JSON)
    QStringList header;
    QList<QStringList> rows; ///< the first few after the header
    ColumnMapping mapping;   ///< what was given, with what format and cells say of the columns
    QString provider;        ///< of the whole file
    QString providerFrom;    ///< "option", "format", "column", "machine names" or "file name"; empty: unknown
    QString headerDate;      ///< stated above the header
};

/// Reads the beginning of a table only; documents are read whole. A table that no format knows is one of any price list
/// ("csv"). `as`: the format that it is taken for, else the one recognised.
[[nodiscard]] Result<ImportLook> lookAtImport(const QString &path, const ColumnMapping &mapping = {},
                                              const Importer *as = nullptr);

/// "The format skypilot fits: ..."; empty where the file looks like one of the format, or like none.
[[nodiscard]] QString fittingFormat(const Importer &importer, const ImportRequest &request);

/// Why the file may not be read as one of that format: nothing in its columns or names of machines is of that format.
[[nodiscard]] std::optional<Problem> formatFault(const Importer &importer, const ImportRequest &request);

/// What the mapping leaves open or says wrongly about these first rows, the first fault first; empty: it can be tried.
[[nodiscard]] QStringList mappingFaults(const ImportLook &look, const ColumnMapping &mapping);

} // namespace chipboard
