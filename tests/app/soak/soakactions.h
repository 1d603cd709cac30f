// Purpose: user actions as rows: a name, a relative frequency, and a function that uses keys, mouse or menus. Actions
// leave no dialog open and draw random numbers only from SoakDesk::random, so that runs can be repeated.
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

[[nodiscard]] const std::vector<SoakAction> &soakActions();
/// Picks by weight.
[[nodiscard]] const SoakAction &anySoakAction(SoakDesk &desk);

/// Board: what is compared, how, and under which assumptions.
[[nodiscard]] std::span<const SoakAction> boardActions();
/// Charts, table and source card.
[[nodiscard]] std::span<const SoakAction> chartActions();
/// Files and the clipboard.
[[nodiscard]] std::span<const SoakAction> fileActions();
/// The window and its dialogs.
[[nodiscard]] std::span<const SoakAction> windowActions();

} // namespace chipboard::testing
