// Purpose: invariants of the program as rows: a name, the interval in actions, and a function that returns the first
// violation.
#pragma once

#include <QString>

#include <span>

namespace chipboard::testing {

class SoakDesk;

struct SoakCheck
{
    enum class When { Done, Shown }; ///< right after the action, or after its effects are shown

    const char *name;
    int every; ///< 1: after each action
    When when;
    QString (*fault)(SoakDesk &desk); ///< empty: no violation
};
[[nodiscard]] std::span<const SoakCheck> soakChecks();

/// The first violation among the checks of that moment, as "name: detail"; empty if none.
[[nodiscard]] QString soakFault(SoakDesk &desk, SoakCheck::When when, int number);

} // namespace chipboard::testing
