// Purpose: outline and links of a PDF, which Qt 6.4 cannot write: added behind the file as an incremental update (ISO
// 32000-1, 7.5.6). What was written stays as it is, byte by byte.
#pragma once

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>

namespace chipboard {

struct OutlineEntry
{
    QString title;
    int page = 0; ///< from 0

    friend bool operator==(const OutlineEntry &, const OutlineEntry &) = default;
};

struct PdfLink
{
    int page = 0;
    QRectF rect; ///< in pixels of 1/96 inch, from the top left
    QString url;
    int target = -1; ///< the page that it leads to, where there is no address

    friend bool operator==(const PdfLink &, const PdfLink &) = default;
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
