// Purpose: the table of export formats. A new format is one row here: the dialog, the command line and the file filters
// all read this table.
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

/// A page with its source table.
struct ExportedPage
{
    PageSpec page;
    ResultTable table;
    QString name = {};                    ///< translated: "Compare"
    std::optional<ReportSpec> slide = {}; ///< for a slide of a deck: its chapter, which replaces the page
};

struct ExportInput
{
    const Catalog &catalog;
    const Board &board;
    QList<ExportedPage> pages; ///< at least one; single-page formats use the first
    ExportOptions options;
    QByteArray boardText = {};             ///< as saved, so that the file can be reopened; empty: it cannot
    std::optional<ReportSpec> report = {}; ///< built from the pages; formats without report support write the pages
    std::optional<DeckTemplate> deckTemplate = {}; ///< provides the slide masters
    qsizetype part = -1; ///< part of the first page to write, for formats with parts; -1: all in one file

    [[nodiscard]] const PageSpec &page() const { return pages.constFirst().page; }
    [[nodiscard]] const ResultTable &table() const { return pages.constFirst().table; }
    [[nodiscard]] QList<PageSpec> specs() const;
};

/// Which options a format uses, and whether one file can hold several pages, the board or a company's slide masters, be
/// archival, or have letters as curves.
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
    ExportUse uses = ExportUse::Nothing;                   ///< Page: page size and the numbers page
    /// The parts of a page, for formats with one part per file: sheets of pictures, tables of CSV. Each is a suffix of
    /// the file name. Null, or one: the page is one file.
    QStringList (*parts)(const ExportedPage &page, const ExportOptions &options) = nullptr;
};
[[nodiscard]] std::span<const Exporter> exporterTable();
/// Null if there is none.
[[nodiscard]] const Exporter *findExporter(const QString &id);
[[nodiscard]] std::optional<Problem> nothingToExport(const PageSpec &page);
/// True if such a page has no numbers, but states the reason.
[[nodiscard]] bool saysWhyEmpty(const PageSpec &page);
/// By file extension; null if unknown.
[[nodiscard]] const Exporter *exporterForFile(const QString &path);

} // namespace chipboard
