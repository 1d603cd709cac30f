// Purpose: the table of file formats that a page can be written as. A new format is a row here, nothing else changes:
// the dialog, the command line and the file filters all read this table.
#pragma once

#include "data/board/exportrecipe.h"
#include "data/compare/evaluate.h"
#include "data/core/result.h"
#include "data/views/pagespec.h"
#include "data/views/reportspec.h"
#include "widgets/export/office/decktemplate.h"
#include "widgets/export/pagesize.h"
#include "widgets/export/safefile.h"

#include <QByteArray>

#include <optional>
#include <span>

namespace chipboard {

constexpr int smallestPictureScale = 1;
constexpr int largestPictureScale = 4;

/// A page with the table that it was made from.
struct ExportedPage
{
    PageSpec page;
    ResultTable table;
    QString name = {};                    ///< translated: "Compare"
    std::optional<ReportSpec> slide = {}; ///< of a deck: the chapter that it is, in place of the page
};

struct ExportInput
{
    const Catalog &catalog;
    const Board &board;
    QList<ExportedPage> pages; ///< at least one; a format for one page takes the first
    ExportOptions options;
    QByteArray boardText = {};             ///< as it would be saved, to open the file by; empty: it will not open
    std::optional<ReportSpec> report = {}; ///< made of the pages; formats that know none write the pages
    std::optional<DeckTemplate> deckTemplate = {}; ///< whose masters slides have
    qsizetype part = -1; ///< of the first page, for formats that have parts; -1: all of them in one file

    [[nodiscard]] const PageSpec &page() const { return pages.constFirst().page; }
    [[nodiscard]] const ResultTable &table() const { return pages.constFirst().table; }
    [[nodiscard]] QList<PageSpec> specs() const;
};

/// Which of the options a format has a use for, and whether one file holds several pages, the board, or the masters of
/// a company's slides, can be made for archives, or
/// can have its letters as curves.
enum class ExportUse : unsigned {
    Nothing = 0,
    Page = 1,
    Scale = 2,
    ManyPages = 4,
    Board = 8,
    Template = 16,
    Archive = 32,
    Curves = 64
};
[[nodiscard]] constexpr ExportUse operator|(ExportUse one, ExportUse other)
{
    return static_cast<ExportUse>(static_cast<unsigned>(one) | static_cast<unsigned>(other));
}
[[nodiscard]] constexpr bool hasUse(ExportUse uses, ExportUse asked)
{
    return (static_cast<unsigned>(uses) & static_cast<unsigned>(asked)) != 0;
}

struct Exporter
{
    const char *id;                                        ///< "pdf"
    const char *suffix;                                    ///< "pdf"
    const char *name;                                      ///< QT_TR_NOOP: "PDF document"
    Result<QByteArray> (*write)(const ExportInput &input); ///< deterministic: equal input, equal bytes
    ExportUse uses = ExportUse::Nothing;                   ///< Page: its size, the numbers on one
    /// What a page becomes of which a file holds only one: sheets of pictures, tables of CSV. Each with what is added
    /// to the file's name. Null, or one: the page is one file.
    QStringList (*parts)(const ExportedPage &page, const ExportOptions &options) = nullptr;
};
[[nodiscard]] std::span<const Exporter> exporterTable();
/// Null when there is none.
[[nodiscard]] const Exporter *findExporter(const QString &id);
/// Why a page is not worth a file: nothing is on it.
[[nodiscard]] std::optional<Problem> nothingToExport(const PageSpec &page);
/// By the ending of a file name; null when no format has it.
[[nodiscard]] const Exporter *exporterForFile(const QString &path);

} // namespace chipboard
