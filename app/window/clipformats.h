// Purpose: what a page or chart is on the clipboard: a picture for slides (SVG, PNG) and its numbers for documents
// (HTML) and spreadsheets (tab-separated), each a row of a table. The program that pastes takes what it can use best.
// Pictures look as the last export did and open again in Chipboard as its files do.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "widgets/export/exporters.h"

#include <QMimeData>

#include <memory>
#include <span>

namespace chipboard {

/// A page or chart on its way out of the window, to the clipboard or dragged.
struct Clip
{
    ExportedPage shown;
    ExportOptions options = {};
    QByteArray boardText = {}; ///< as it would be saved, with how this was made; empty: it will not open
    std::shared_ptr<const Catalog> catalog = std::make_shared<const Catalog>();
    Board board = {};

    /// For an exporter. Refers to this.
    [[nodiscard]] ExportInput input() const { return {*catalog, board, {shown}, options, boardText}; }
};

/// Programs that watch the clipboard copy it: a larger board stays out of its pictures, not out of files.
inline constexpr qsizetype mostBoardOnClipboard = qsizetype{256} * 1024;

struct ClipFormat
{
    const char *id;   ///< "svg"
    const char *name; ///< QT_TR_NOOP
    void (*add)(QMimeData &data, const Clip &clip);
    bool isUsual = true; ///< goes along with all others; else it is copied alone
};
[[nodiscard]] std::span<const ClipFormat> clipFormats();

/// In every usual format.
[[nodiscard]] std::unique_ptr<QMimeData> clipOf(const Clip &clip);
/// In one; empty when no format has that id.
[[nodiscard]] std::unique_ptr<QMimeData> clipOf(const Clip &clip, const QString &formatId);

} // namespace chipboard
