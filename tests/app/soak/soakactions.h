// Purpose: what a person may do, as rows: a name, how often beside the others, and how: with keys, the mouse, or an
// entry of a menu. An action leaves no dialog open. It draws from SoakDesk::random alone, so it can be done again.
#pragma once

#include <QString>

#include <span>
#include <vector>

namespace chipboard::testing {

class SoakDesk;

struct SoakAction
{
    const char *name;
    int weight;
    void (*run)(SoakDesk &desk);
};

/// All of them.
[[nodiscard]] const std::vector<SoakAction> &soakActions();
/// By their weights.
[[nodiscard]] const SoakAction &anySoakAction(SoakDesk &desk);

/// Of the board: what is compared, how, and what is assumed.
[[nodiscard]] std::span<const SoakAction> boardActions();
/// Of charts, table and source card.
[[nodiscard]] std::span<const SoakAction> chartActions();
/// Of files and the clipboard.
[[nodiscard]] std::span<const SoakAction> fileActions();
/// Of the window and its dialogs.
[[nodiscard]] std::span<const SoakAction> windowActions();

} // namespace chipboard::testing
