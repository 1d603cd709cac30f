// Purpose: the parts of a board's file that are lists: custom models, figures and those that it was drawn with,
// scenarios, and what a person wrote on its charts. Nothing is written of what is empty, so that boards without stay as
// they were.
#pragma once

#include "data/board/board.h"
#include "data/board/override.h"
#include "data/catalog/workload.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"

namespace chipboard {

// Custom models: "models", each as in data/specs/workloads/models.json and read by the same reader.

/// None when absent. More than mostOwnModels, ids that are there twice, and dimensions that cannot be are in the log.
[[nodiscard]] QList<ModelShape> readModels(ObjectReader &board);
/// Nothing is written where there are none, so that boards without stay as they always were.
void writeModels(JsonWriter &writer, const QList<ModelShape> &models);

// Figures: the board's own ones, and those that it was drawn with.

/// "overrides" of a board; none when absent. A value that its figure cannot have is in the log.
[[nodiscard]] QList<Override> readOverrides(ObjectReader &board);
/// "drawn_with" of a board; empty when absent.
[[nodiscard]] Drawn readDrawn(ObjectReader &board);

/// Nothing is written of what is empty, so that boards without such figures stay as they always were.
void writeOverrides(JsonWriter &writer, const QList<Override> &overrides);
void writeDrawn(JsonWriter &writer, const Drawn &drawn);

// Scenarios. The one in force has its name alone there, as in the Board; its values are the board's own members.

/// "assumptions" of a board or a scenario; none when absent. Values out of range are in the log.
[[nodiscard]] Assumptions readAssumptions(ObjectReader &owner);
void writeAssumptions(JsonWriter &writer, const Assumptions &assumptions);

/// "scenarios" of a board; none when absent. Each has a name of its own, and exactly one is in force. One that names no
/// prices has those of the board.
[[nodiscard]] Scenarios readScenarios(ObjectReader &board, const BookId &boardPrices);
/// Nothing when there are none.
void writeScenarios(JsonWriter &writer, const Scenarios &scenarios);

// Words: "words", and "title_claims" of the board's own title.

[[nodiscard]] QList<TitleClaim> readTitleClaims(ObjectReader &board);
void writeTitleClaims(JsonWriter &writer, const QList<TitleClaim> &claims);
[[nodiscard]] QList<ChartWords> readWords(ObjectReader &board);
void writeWords(JsonWriter &writer, const QList<ChartWords> &words);

// Slides: "deck" of a board, "slides" of a file of its own.

/// None when absent. Whether the pages and charts are there is asked where the slides are made.
[[nodiscard]] BoardDeck readDeck(ObjectReader &owner, const char *key);
/// Nothing is written of an empty one.
void writeDeck(JsonWriter &writer, const char *key, const BoardDeck &deck);

struct DeckLoad
{
    std::optional<BoardDeck> deck; ///< empty when there are errors
    Problems problems;
    QByteArray text = {}; ///< of the file, for the places of what is found later
};
/// {"kind": "deck", "version": 1, "slides": [...]}: a deck alone, at least one slide.
[[nodiscard]] DeckLoad readDeckText(const QByteArray &text, const QString &name);
[[nodiscard]] DeckLoad readDeckFile(const QString &path);

} // namespace chipboard
