// Purpose: Board <-> text (*.chipboard, JSON, "kind": "board", "version": 2). Reading checks every type and reports all
// problems; unknown ids are kept (a board outlives its catalogue) and reported by checkBoard() as warnings with the
// nearest known ids.
#pragma once

#include "data/board/board.h"
#include "data/board/exportrecipe.h"
#include "data/board/needs.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"
#include "data/core/result.h"

#include <QByteArray>
#include <QJsonObject>

#include <span>

namespace chipboard {

struct BoardLoad
{
    std::optional<Board> board; ///< empty when there are errors
    Problems problems;
    bool isEmbedded = false;                 ///< it was inside of an exported file, which is no place to save it to
    std::optional<ExportRecipe> recipe = {}; ///< how that file was exported
    QByteArray text = {}; ///< of a board's own file, for the places of what is told of it later; else empty
};

[[nodiscard]] BoardLoad readBoard(const QByteArray &text, const QString &name);
/// A board, or an exported PDF, SVG, PNG, PPTX or XLSX with one inside.
[[nodiscard]] BoardLoad readBoardFile(const QString &path);
/// Endings of the files that readBoardFile() may find a board in, without the point.
[[nodiscard]] QStringList boardEndings();
/// Deterministic: equal boards give equal bytes.
[[nodiscard]] QByteArray writeBoard(const Board &board);
/// For the inside of an exported file.
[[nodiscard]] QByteArray writeBoard(const Board &board, const ExportRecipe &recipe);
/// Ids that the catalogue does not know, each with the nearest known ones, and with line and column where the text of
/// the file is at hand.
[[nodiscard]] Problems checkBoard(const Board &board, const Catalog &catalog, const QString &name,
                                  const QByteArray &text = {});

/// Up to three known ids nearest to a wrong one (edit distance), best first.
[[nodiscard]] QStringList nearestIds(const QString &wrong, const QStringList &known);

// A board as one line of text, for a mail or a chat: "chipboard:", eight digits that tell whether all of it is there,
// and the board's file, compressed.

[[nodiscard]] QString boardLine(const Board &board);
/// Checked like a file. Spaces and line breaks that a mail put into it do no harm; what was cut or changed is refused.
[[nodiscard]] BoardLoad readBoardLine(const QString &text);

// A board inside another JSON text: exports carry the board that they were made from.

/// As in a *.chipboard file.
void writeBoard(JsonWriter &writer, const Board &board);

// Boards of older formats are brought up to date one version at a time before they are read. Adding a format
// is adding a row to boardMigrations().

struct BoardMigration
{
    int from; ///< the version that it reads; it gives the next one
    QJsonObject (*upgrade)(QJsonObject);
};

/// Rows in the order of their versions, one for each that there was before today's.
[[nodiscard]] std::span<const BoardMigration> boardMigrations();

/// Text of version `from` -> text of the version after the last migration, by way of all steps between. The text must
/// be a JSON object.
[[nodiscard]] QByteArray migrated(const QByteArray &text, int from, std::span<const BoardMigration> migrations);

} // namespace chipboard
