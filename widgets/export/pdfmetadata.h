// Purpose: what a PDF says about itself, and nothing that differs from run to run: XMP metadata, and the creation date
// that QPdfWriter takes from the clock replaced by a given one.
#pragma once

#include "data/charts/pagespec.h"

#include <QByteArray>

namespace chipboard {

/// XMP (ISO 16684-1) with title, description, keywords and date.
[[nodiscard]] QByteArray xmpMetadata(const PageSpec &page, const QString &creator);

/// With the creation date set to midnight UTC of an ISO day, and the cross-reference table mended. A day that is no
/// date becomes 2000-01-01.
[[nodiscard]] QByteArray withFixedDate(const QByteArray &pdf, const QString &isoDay);

} // namespace chipboard
