// Purpose: a PageSpec as PDF: vector, fonts embedded, text that can be searched, equal bytes for equal input. It is
// drawn by the same renderer as the screen, on white paper; with title, author and source as metadata, and an outline.
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

/// Needs a QApplication (the offscreen platform will do). `board` is attached, so that the file opens again as it.
/// At least one page; all of the same size, title and date of the first.
[[nodiscard]] Result<QByteArray> pagesPdf(const QList<PageSpec> &pages, const ExportOptions &options,
                                          const QByteArray &board = {});
/// The very pages of pagesPdf() on a printer, on its paper and in its range of pages. `printer` may be a preview.
[[nodiscard]] Result<Done> printPages(const QList<PageSpec> &pages, ExportOptions options, QPrinter &printer);
/// With an outline, contents that lead to their chapters, and links to the sources.
[[nodiscard]] Result<QByteArray> reportPdf(const ReportSpec &report, const ExportOptions &options,
                                           const QByteArray &board = {});

// XMP metadata and a given creation date in the place of the clock's: nothing differs from run to run.

/// What a document is about.
struct PdfWords
{
    QString title;
    QString description;
    QStringList keywords;
    QString date;             ///< ISO
    bool forArchives = false; ///< it says that it is PDF/A-1b
};
[[nodiscard]] PdfWords wordsOf(const PageSpec &page);
/// XMP (ISO 16684-1) with title, description, keywords and date.
[[nodiscard]] QByteArray xmpMetadata(const PdfWords &words, const QString &creator);

/// With the creation date at midnight UTC of an ISO day. A day that is no date becomes 2000-01-01.
[[nodiscard]] QByteArray withFixedDate(const QByteArray &pdf, const QString &isoDay);

/// PDF/A wants an identifier, for which Qt throws dice: one made from the content instead. Nothing without one.
[[nodiscard]] QByteArray withFixedId(const QByteArray &pdf);

// Tags (ISO 32000-1, 14.7 and 14.8), so that a PDF is read aloud in order: title, charts in words, tables by rows,
// links in their texts, footer. Qt 6.4 cannot write them.

struct PdfLink
{
    int page = 0;
    QRectF rect; ///< in pixels of 1/96 inch, from the top left
    QString url;
    int target = -1; ///< the page that it leads to, where there is no address
};

/// What the pages have in the order in which it was drawn, one list a page.
struct PdfStructure
{
    QString language; ///< "de-DE"
    QList<QList<ContentTag>> pages;
    QList<PdfLink> links = {};
};

/// `pdf` is as QPdfWriter wrote it, with a tag's rectangle at the beginning of each stretch: these become marked
/// content and the leaves of a structure tree. As it is where its parts are not found.
[[nodiscard]] QByteArray withTags(const QByteArray &pdf, const PdfStructure &structure, double height);

// Outline and links of a PDF, which Qt 6.4 cannot write: added behind the file as an incremental update (ISO
// 32000-1, 7.5.6). What was written stays as it is, byte by byte.

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

/// `pdf` is as QPdfWriter wrote it, of pages that are all `height` points high; it comes back as it is when there is
/// nothing to add.
[[nodiscard]] QByteArray withNavigation(const QByteArray &pdf, const PdfNavigation &navigation, double height);

} // namespace chipboard
