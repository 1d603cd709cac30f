// Purpose: the board inside of an OOXML package (.pptx, .xlsx), in a custom XML part of the presentation or workbook,
// where Office keeps such things. The part also seals the package: it names the SHA-256 of all other parts. That finds
// damage and edits; it is no signature, anybody can write one.
#pragma once

#include "data/core/result.h"
#include "data/package/package.h"

namespace chipboard {

/// With the board, its relationship, its content type and the seal.
/// Precondition: a presentation ("ppt/presentation.xml") or a workbook ("xl/workbook.xml") with relationships and
/// content types, and no board yet.
[[nodiscard]] PackageParts withBoard(PackageParts parts, const QByteArray &board);
/// The board's text; a problem where another program made or changed the file, or where it is no whole package.
[[nodiscard]] Result<QByteArray> boardInPackage(const QByteArray &file, const QString &name);

} // namespace chipboard
