// Purpose: what a page or chart is on the clipboard: a picture for slides (SVG, PNG) and its numbers for documents
// (HTML) and spreadsheets (tab-separated), each a row of a table. The program that pastes takes what it can use best.
#pragma once

#include "data/charts/pagespec.h"

#include <QMimeData>

#include <memory>
#include <span>

namespace chipboard {

struct ClipFormat
{
    const char *id;   ///< "svg"
    const char *name; ///< QT_TRANSLATE_NOOP in context "ClipFormat"
    void (*add)(QMimeData &data, const PageSpec &page);
};
[[nodiscard]] std::span<const ClipFormat> clipFormats();

/// In every format.
[[nodiscard]] std::unique_ptr<QMimeData> clipOf(const PageSpec &page);
/// In one; empty when no format has that id.
[[nodiscard]] std::unique_ptr<QMimeData> clipOf(const PageSpec &page, const QString &formatId);

} // namespace chipboard
