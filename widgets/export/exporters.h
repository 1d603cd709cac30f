// Purpose: the table of file formats that a page can be written as. A new format is a row here, nothing else changes:
// the dialog, the command line and the file filters all read this table.
#pragma once

#include "data/charts/pagespec.h"
#include "data/core/result.h"
#include "data/metrics/evaluate.h"

#include <QByteArray>
#include <QSizeF>

#include <span>

namespace chipboard {

/// One row of the page-size table. Sizes in points (1/72 inch).
struct PageSize
{
    const char *id;   ///< "slide", "a4", "a4-portrait", "letter", "letter-portrait"
    const char *name; ///< QT_TRANSLATE_NOOP in context "PageSize"
    double width;
    double height;
};
[[nodiscard]] std::span<const PageSize> pageSizes();
[[nodiscard]] const PageSize *findPageSize(const QString &id);

struct ExportOptions
{
    QString pageSize = QStringLiteral("slide");
    bool numbersPage = false; ///< the numbers table on pages of its own

    friend bool operator==(const ExportOptions &, const ExportOptions &) = default;
};

struct ExportInput
{
    const Catalog &catalog;
    const Board &board;
    const ResultTable &table;
    const PageSpec &page;
    ExportOptions options;
};

struct Exporter
{
    const char *id;                                        ///< "pdf"
    const char *suffix;                                    ///< "pdf"
    const char *name;                                      ///< QT_TRANSLATE_NOOP in context "Exporter": "PDF document"
    Result<QByteArray> (*write)(const ExportInput &input); ///< deterministic: equal input, equal bytes
};
[[nodiscard]] std::span<const Exporter> exporterTable();
/// By the ending of a file name; null when no format has it.
[[nodiscard]] const Exporter *exporterForFile(const QString &path);

/// Through QSaveFile: either the whole new file or the untouched old one.
[[nodiscard]] Result<Done> writeFileSafely(const QString &path, const QByteArray &content);

} // namespace chipboard
