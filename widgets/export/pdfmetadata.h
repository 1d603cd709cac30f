// Purpose: what a PDF says about itself, and nothing that differs from run to run: XMP metadata, and the creation date
// that QPdfWriter takes from the clock replaced by a given one.
#pragma once

#include "data/charts/pagespec.h"

#include <QByteArray>

namespace chipboard {

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

/// With the creation date set to midnight UTC of an ISO day, and the cross-reference table mended. A day that is no
/// date becomes 2000-01-01.
[[nodiscard]] QByteArray withFixedDate(const QByteArray &pdf, const QString &isoDay);

/// PDF/A wants an identifier, for which Qt throws dice: one made from the content instead. Nothing without one.
[[nodiscard]] QByteArray withFixedId(const QByteArray &pdf);

} // namespace chipboard
