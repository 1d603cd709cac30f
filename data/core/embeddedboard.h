// Purpose: the board embedded in an exported PDF, SVG, PNG, PPTX or XLSX, so that the exported file reopens as that
// board. Embedded text is untrusted: its size is limited here, the board reader checks everything else.
#pragma once

#include "data/core/package.h"
#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// Name of the PDF attachment.
inline constexpr const char *boardAttachment = "board.chipboard";
/// Key of the PNG text chunk; its value is the board in Base64, so that image editors cannot alter it.
inline constexpr const char *boardTextKey = "chipboard-board";
/// Namespace and name of the element inside an SVG's <metadata>, also in Base64.
inline constexpr const char *boardNamespace = "urn:chipboard:board";
inline constexpr const char *boardElement = "board";

/// Limit for unpacking, so that a small file cannot fill the memory.
inline constexpr qsizetype largestUnpackedBoard = qsizetype{16} * 1024 * 1024;

/// True if the file starts like a format that can embed a board.
[[nodiscard]] bool canEmbedBoard(const QByteArray &file);
/// The board's text, or a problem: another program made the file, or it has changed since the export. Precondition:
/// canEmbedBoard(file).
[[nodiscard]] Result<QByteArray> embeddedBoard(const QByteArray &file, const QString &name);
/// A table, a page or other text that is not a board, judged by content; a *.chipboard file counts as a board.
[[nodiscard]] bool isOtherText(const QByteArray &file, const QString &name);
/// Reports that the file contains no board, and what to open instead.
[[nodiscard]] Problem noBoardIn(const QString &name);

// The board in an OOXML package (.pptx, .xlsx): stored in a custom XML part, which Office keeps, and in the document
// properties, which LibreOffice keeps. The part holds the SHA-256 of the board, checked on opening, and of all other
// parts. The hash detects damage and edits; it is not a signature, anyone can write one.

/// Adds the board, its relationship, its content type and the seal.
/// Precondition: a presentation ("ppt/presentation.xml") or a workbook ("xl/workbook.xml") with relationships and
/// content types, and no board yet.
[[nodiscard]] PackageParts withBoard(PackageParts parts, const QByteArray &board);
/// The board's text, if it is unchanged: other parts may have been edited and another program may have saved the file.
/// A problem if the board is missing or changed, or the package is damaged.
[[nodiscard]] Result<QByteArray> boardInPackage(const QByteArray &file, const QString &name);
/// True if any other part differs from the export with that board.
[[nodiscard]] bool isChangedPackage(const QByteArray &file, const QByteArray &board);

// Detects whether an exported PDF, SVG or PNG is unchanged: its last part holds the SHA-256 of all bytes before it. It
// detects damage, truncation and edits; it is not a signature, anyone can write one.

bool isSvg(const QByteArray &file);

/// Other programs ignore the seal: a comment after a PDF or SVG, a text chunk in a PNG. Precondition: PDF, SVG or PNG.
[[nodiscard]] QByteArray sealed(const QByteArray &file);
/// True if the file ends with a seal that matches the bytes before it.
[[nodiscard]] bool isWhole(const QByteArray &file);

} // namespace chipboard
