// Purpose: the board inside of an exported PDF, SVG, PNG, PPTX or XLSX, by which the file opens again as what it was
// made from. What is found is text from anywhere: sizes are limited here, everything else is the board reader's to
// check.
#pragma once

#include "data/core/package.h"
#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// Attached to a PDF under this name.
inline constexpr const char *boardAttachment = "board.chipboard";
/// The key of a PNG's text; its value is the board in Base64, so that no writer of pictures can change it.
inline constexpr const char *boardTextKey = "chipboard-board";
/// Namespace and name of the element below an SVG's <metadata>, in Base64 too.
inline constexpr const char *boardNamespace = "urn:chipboard:board";
inline constexpr const char *boardElement = "board";

/// No more is unpacked, so that a small file cannot fill the memory.
inline constexpr qsizetype largestUnpackedBoard = qsizetype{16} * 1024 * 1024;

/// It begins like a file that can have a board inside.
[[nodiscard]] bool canEmbedBoard(const QByteArray &file);
/// The board's text. A problem tells why there is none: the file was made by another program, or changed since.
/// Precondition: canEmbedBoard(file).
[[nodiscard]] Result<QByteArray> embeddedBoard(const QByteArray &file, const QString &name);
/// A table, a page or other text that is no board, by its content; what is named *.chipboard is meant to be one.
[[nodiscard]] bool isOtherText(const QByteArray &file, const QString &name);
/// That there is no board, and what to open instead.
[[nodiscard]] Problem noBoardIn(const QString &name);

// The board inside of an OOXML package (.pptx, .xlsx), in a custom XML part of the presentation or workbook,
// where Office keeps such things, and among the document's properties, which LibreOffice keeps. The part names the
// SHA-256 of the board, by which it opens, and of all other parts. That finds damage and edits; it is no signature,
// anybody can write one.

/// With the board, its relationship, its content type and the seal.
/// Precondition: a presentation ("ppt/presentation.xml") or a workbook ("xl/workbook.xml") with relationships and
/// content types, and no board yet.
[[nodiscard]] PackageParts withBoard(PackageParts parts, const QByteArray &board);
/// The board's text, where it is as it was written: other parts may have been edited, and another program may have
/// saved the file. A problem where it has none, a changed one, or is no whole package.
[[nodiscard]] Result<QByteArray> boardInPackage(const QByteArray &file, const QString &name);
/// Any other part is not as it was written with that board.
[[nodiscard]] bool isChangedPackage(const QByteArray &file, const QByteArray &board);

// Tells whether an exported PDF, SVG or PNG is still as it was written: its last part names the SHA-256 of all
// before it. That finds damage, cuts and edits; it is no signature, anybody can write one.

bool isSvg(const QByteArray &file);

/// Other programs pass over the seal: a comment behind a PDF or SVG, a text in a PNG. Precondition: it is one of these.
[[nodiscard]] QByteArray sealed(const QByteArray &file);
/// The seal is the file's end and fits to what is before it.
[[nodiscard]] bool isWhole(const QByteArray &file);

} // namespace chipboard
