// Purpose: what holds of the program whatever a person does, as rows: a name, after how many actions it is looked at,
// and a function that tells the first thing that is wrong.
#pragma once

#include <QString>

#include <span>

namespace chipboard::testing {

class SoakDesk;

struct SoakCheck
{
    enum class When { Done, Shown }; ///< right after the action, or when all of it is seen

    const char *name;
    int every; ///< 1: after each action
    When when;
    QString (*fault)(SoakDesk &desk); ///< empty: it holds
};
[[nodiscard]] std::span<const SoakCheck> soakChecks();

/// The first fault of all the checks of that moment: "name: what"; empty: there is none.
[[nodiscard]] QString soakFault(SoakDesk &desk, SoakCheck::When when, int number);

} // namespace chipboard::testing
