// Purpose: the table of file formats that a page can be written as. A new format is a row here, nothing else changes:
// the dialog, the command line and the file filters all read this table.
#pragma once

#include "data/charts/pagespec.h"
#include "data/core/result.h"
#include "data/metrics/evaluate.h"
#include "widgets/export/pagesize.h"
#include "widgets/export/safefile.h"

#include <QByteArray>

#include <optional>
#include <span>

namespace chipboard {

constexpr int smallestPictureScale = 1;
constexpr int largestPictureScale = 4;

struct ExportOptions
{
    QString pageSize = QStringLiteral("slide");
    bool numbersPage = false; ///< the numbers table on pages of its own
    int scale = 2;            ///< of pictures: pixels for each of the screen's
    bool keepsBoard = true;   ///< PDF, SVG and PNG have the board inside, with all its scenarios and own figures

    friend bool operator==(const ExportOptions &, const ExportOptions &) = default;
};

struct ExportInput
{
    const Catalog &catalog;
    const Board &board;
    const ResultTable &table;
    const PageSpec &page;
    ExportOptions options;
    QByteArray boardText = {}; ///< as it would be saved, to open the file by; empty: it will not open
};

/// Which of the options a format has a use for.
enum class ExportUse : unsigned { Nothing = 0, Page = 1, Scale = 2, PageAndScale = 3 };
[[nodiscard]] constexpr bool hasUse(ExportUse uses, ExportUse asked)
{
    return (static_cast<unsigned>(uses) & static_cast<unsigned>(asked)) != 0;
}

struct Exporter
{
    const char *id;                                        ///< "pdf"
    const char *suffix;                                    ///< "pdf"
    const char *name;                                      ///< QT_TRANSLATE_NOOP in context "Exporter": "PDF document"
    Result<QByteArray> (*write)(const ExportInput &input); ///< deterministic: equal input, equal bytes
    ExportUse uses = ExportUse::Nothing;                   ///< Page: its size, the numbers on one, the board inside
};
[[nodiscard]] std::span<const Exporter> exporterTable();
/// Why a page is not worth a file: nothing is on it.
[[nodiscard]] std::optional<Problem> nothingToExport(const PageSpec &page);
/// By the ending of a file name; null when no format has it.
[[nodiscard]] const Exporter *exporterForFile(const QString &path);

} // namespace chipboard
