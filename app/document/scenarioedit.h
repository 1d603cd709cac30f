// Purpose: what a person can do to a board's scenarios, as edits with the name that the undo list shows.
#pragma once

#include "app/document/boardedit.h"

namespace chipboard {

// What cannot be done (a name that is taken, an index that is not there) changes nothing.

/// Keeps what is in force under its name and goes on with a copy of it.
[[nodiscard]] BoardEdit addScenario(const Board &board, const QString &name);
[[nodiscard]] BoardEdit chooseScenario(const Board &board, qsizetype index);
[[nodiscard]] BoardEdit renameScenario(const Board &board, qsizetype index, const QString &name);
[[nodiscard]] BoardEdit removeScenario(const Board &board, qsizetype index);
/// The others are compared with it.
[[nodiscard]] BoardEdit compareWithScenario(const Board &board, qsizetype index);
/// What a choice of the page Scenarios does: `filter` is "against", `choice` a scenario's place. Nothing when there is
/// no such scenario.
[[nodiscard]] std::optional<BoardEdit> chooseScenarioBaseline(const Catalog &catalog, const Board &board,
                                                              const QString &filter, const QString &choice);
/// An empty setting: all of them.
[[nodiscard]] BoardEdit copyScenario(const Catalog &catalog, const Board &board, qsizetype from, qsizetype to,
                                     const SettingId &setting);

} // namespace chipboard
