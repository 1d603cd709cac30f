// Purpose: previews a file to import: format, detected from the header and machine names; content of each column;
// provider and date; the first rows, and whether the user must map columns.
#pragma once

#include "data/import/importer.h"

namespace chipboard {

struct ImportLook
{
    const Importer *importer = nullptr; ///< most likely format; never null
    bool needsMapping = false;          ///< no column for a name or a price, or no known provider
    char separator = ',';
    int headerLine = 0; ///< 0: not a table (JSON)
    QStringList header;
    QList<QStringList> rows; ///< the first rows after the header
    ColumnMapping mapping;   ///< the given mapping, completed from format and cells
    QString provider;        ///< of the whole file
    QString providerFrom;    ///< "option", "format", "column", "machine names" or "file name"; empty: unknown
    QString headerDate;      ///< stated above the header
};

/// Reads only the start of a table; documents are read completely. An unrecognized table counts as a generic price list
/// ("csv"). `as`: assumed format instead of the detected one.
[[nodiscard]] Result<ImportLook> lookAtImport(const QString &path, const ColumnMapping &mapping = {},
                                              const Importer *as = nullptr);

/// "The format skypilot fits: ..."; empty if the file matches the given format, or none.
[[nodiscard]] QString fittingFormat(const Importer &importer, const ImportRequest &request);

/// Why the file cannot have that format: neither columns nor machine names match.
[[nodiscard]] std::optional<Problem> formatFault(const Importer &importer, const ImportRequest &request);

/// What the mapping lacks or gets wrong for the preview rows, in order; empty if it can be tried.
[[nodiscard]] QStringList mappingFaults(const ImportLook &look, const ColumnMapping &mapping);

} // namespace chipboard
