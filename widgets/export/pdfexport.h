// Purpose: writes a PageSpec as PDF: vector graphics, embedded fonts, searchable text, equal bytes for equal input.
// Drawn by the same renderer as the screen, on white paper; with title, author and source as metadata, and an outline.
#pragma once

#include "data/core/result.h"
#include "data/views/pagespec.h"
#include "widgets/export/exporters.h"
#include "widgets/export/sheetpainting.h"

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>

class QPrinter;

namespace chipboard {

/// Requires a QApplication (offscreen is fine) and at least one page. `board` is attached, so that the file can be
/// reopened as a board. All pages have the same size; title and date are those of the first.
[[nodiscard]] Result<QByteArray> pagesPdf(const QList<PageSpec> &pages, const ExportOptions &options,
                                          const QByteArray &board = {});
/// Prints the pages of pagesPdf(), with the printer's paper and page range. `printer` may be a preview.
[[nodiscard]] Result<Done> printPages(const QList<PageSpec> &pages, ExportOptions options, QPrinter &printer);
/// With an outline, a linked table of contents, and links to the sources.
[[nodiscard]] Result<QByteArray> reportPdf(const ReportSpec &report, const ExportOptions &options,
                                           const QByteArray &board = {});

// XMP metadata and a fixed creation date instead of the clock's, so that runs do not differ.

/// Metadata of a document.
struct PdfWords
{
    QString title;
    QString description;
    QStringList keywords;
    QString date;             ///< ISO
    bool forArchives = false; ///< declares PDF/A-1b
};
[[nodiscard]] PdfWords wordsOf(const PageSpec &page);
/// XMP (ISO 16684-1) with title, description, keywords and date.
[[nodiscard]] QByteArray xmpMetadata(const PdfWords &words, const QString &creator);

/// Sets the creation date to midnight UTC of an ISO day; an invalid day becomes 2000-01-01.
[[nodiscard]] QByteArray withFixedDate(const QByteArray &pdf, const QString &isoDay);

/// Replaces the random PDF/A identifier of Qt by one derived from the content. No change if there is none.
[[nodiscard]] QByteArray withFixedId(const QByteArray &pdf);

// Tags (ISO 32000-1, 14.7 and 14.8) for the reading order: title, charts as text, tables by row, links in their texts,
// footer. Qt 6.4 cannot write them.

struct PdfLink
{
    int page = 0;
    QRectF rect; ///< in pixels of 1/96 inch, from the top left
    QString url;
    int target = -1; ///< target page, if there is no address
};

/// The pages' content in drawing order, one list per page.
struct PdfStructure
{
    QString language; ///< "de-DE"
    QList<QList<ContentTag>> pages;
    QList<PdfLink> links = {};
};

/// Turns the tag rectangles at the start of each content run of QPdfWriter's output into marked content and a structure
/// tree. Returns `pdf` unchanged if its structure is unknown.
[[nodiscard]] QByteArray withTags(const QByteArray &pdf, const PdfStructure &structure, double height);

// Adds outline and links, which Qt 6.4 cannot write, to a PDF as an incremental update (ISO 32000-1, 7.5.6). The
// existing bytes stay unchanged.

struct OutlineEntry
{
    QString title;
    int page = 0; ///< from 0
};

struct PdfNavigation
{
    QList<OutlineEntry> outline;
    QList<PdfLink> links;
};

/// `pdf`: output of QPdfWriter; all pages are `height` points high. Returned unchanged if there is nothing to add.
[[nodiscard]] QByteArray withNavigation(const QByteArray &pdf, const PdfNavigation &navigation, double height);

} // namespace chipboard
