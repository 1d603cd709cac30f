// Purpose: the lists in a board file: custom models, custom and saved figures, scenarios, chart texts and slides. Empty
// lists are not written, so that existing files keep their form.
#pragma once

#include "data/board/board.h"
#include "data/board/override.h"
#include "data/catalog/workload.h"
#include "data/core/jsonreader.h"
#include "data/core/jsonwriter.h"

namespace chipboard {

// Custom models: "models", in the format of data/specs/workloads/models.json, read by the same reader.

/// Empty if absent. More than mostOwnModels, duplicate ids and invalid dimensions are logged.
[[nodiscard]] QList<ModelShape> readModels(ObjectReader &board);
/// Writes nothing if empty.
void writeModels(JsonWriter &writer, const QList<ModelShape> &models);

// Figures: the board's custom ones, and those at its last save.

/// "overrides" of a board; empty if absent. Values invalid for their figure are logged.
[[nodiscard]] QList<Override> readOverrides(ObjectReader &board);
/// "drawn_with" of a board; empty if absent.
[[nodiscard]] Drawn readDrawn(ObjectReader &board);

/// Write nothing if empty.
void writeOverrides(JsonWriter &writer, const QList<Override> &overrides);
void writeDrawn(JsonWriter &writer, const Drawn &drawn);

// Scenarios. The active one has only its name there, as in Board; its values are members of the board.

/// "assumptions" of a board or scenario; empty if absent. Values out of range are logged.
[[nodiscard]] Assumptions readAssumptions(ObjectReader &owner);
void writeAssumptions(JsonWriter &writer, const Assumptions &assumptions);

/// "scenarios" of a board; empty if absent. Names are unique, and exactly one is active. Without prices, a scenario
/// uses those of the board.
[[nodiscard]] Scenarios readScenarios(ObjectReader &board, const BookId &boardPrices);
/// Writes nothing if there are none.
void writeScenarios(JsonWriter &writer, const Scenarios &scenarios);

// Chart texts: "words", and "title_claims" of the board's own title.

[[nodiscard]] QList<TitleClaim> readTitleClaims(ObjectReader &board);
void writeTitleClaims(JsonWriter &writer, const QList<TitleClaim> &claims);
[[nodiscard]] QList<ChartWords> readWords(ObjectReader &board);
void writeWords(JsonWriter &writer, const QList<ChartWords> &words);

// Slides: "deck" of a board, "slides" of a separate file.

/// Empty if absent. Does not check that pages and charts exist; building the slides does.
[[nodiscard]] BoardDeck readDeck(ObjectReader &owner, const char *key);
/// Writes nothing if empty.
void writeDeck(JsonWriter &writer, const char *key, const BoardDeck &deck);

struct DeckLoad
{
    std::optional<BoardDeck> deck; ///< empty on errors
    Problems problems;
    QByteArray text = {}; ///< of the file, to locate later problems
};
/// {"kind": "deck", "version": 1, "slides": [...]}: a deck of at least one slide.
[[nodiscard]] DeckLoad readDeckText(const QByteArray &text, const QString &name);
[[nodiscard]] DeckLoad readDeckFile(const QString &path);

} // namespace chipboard
