// Purpose: Board <-> text (*.chipboard, JSON, "kind": "board", "version": 2). Reading checks every type and reports all
// problems; unknown ids are kept (a board outlives its catalogue) and reported by checkBoard() as warnings with the
// closest known ids.
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
    std::optional<Board> board; ///< empty on errors
    Problems problems;
    bool isEmbedded = false;                 ///< from inside an exported file, which is not a place to save it to
    std::optional<ExportRecipe> recipe = {}; ///< how that file was exported
    QByteArray text = {};                    ///< of a board file, to locate later problems; else empty
};

[[nodiscard]] BoardLoad readBoard(const QByteArray &text, const QString &name);
/// Reads a board, or an exported PDF, SVG, PNG, PPTX or XLSX that contains one.
[[nodiscard]] BoardLoad readBoardFile(const QString &path);
/// File name extensions that readBoardFile() supports, without dot.
[[nodiscard]] QStringList boardEndings();
/// Deterministic: equal boards produce equal bytes.
[[nodiscard]] QByteArray writeBoard(const Board &board);
/// For embedding in an exported file.
[[nodiscard]] QByteArray writeBoard(const Board &board, const ExportRecipe &recipe);
/// Ids unknown to the catalogue, each with the closest known ones, and with line and column if `text` is given.
[[nodiscard]] Problems checkBoard(const Board &board, const Catalog &catalog, const QString &name,
                                  const QByteArray &text = {});

/// Up to three known ids closest to a wrong one (edit distance), best first.
[[nodiscard]] QStringList nearestIds(const QString &wrong, const QStringList &known);

// A board as one line of text for mail or chat: "chipboard:", eight checksum digits, and the compressed board file.

[[nodiscard]] QString boardLine(const Board &board);
/// Checked like a file. Ignores spaces and line breaks added by mail programs; rejects truncated or changed text.
[[nodiscard]] BoardLoad readBoardLine(const QString &text);

// A board inside another JSON text: exports contain their board.

/// As in a *.chipboard file.
void writeBoard(JsonWriter &writer, const Board &board);

// Boards in older formats are migrated one version at a time before reading. To add a format, add a row to
// boardMigrations().

struct BoardMigration
{
    int from; ///< the version it reads; the result is the next one
    QJsonObject (*upgrade)(QJsonObject);
};

/// In version order, one for each earlier version.
[[nodiscard]] std::span<const BoardMigration> boardMigrations();

/// Migrates text of version `from` through all later versions. The text must be a JSON object.
[[nodiscard]] QByteArray migrated(const QByteArray &text, int from, std::span<const BoardMigration> migrations);

} // namespace chipboard
