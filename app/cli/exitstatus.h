// Purpose: what the program tells the shell. Scripts rely on these numbers; they never change.
#pragma once

#include "data/core/result.h"

#include <algorithm>

namespace chipboard {

enum ExitStatus { Fine = 0, WrongUsage = 1, BadData = 2, CannotWrite = 3 };

/// An id that does not exist is wrong usage when it was typed; inside a file it is bad data.
[[nodiscard]] inline int exitStatusOf(const Problem &problem)
{
    switch (problem.code) {
    case ProblemCode::WrongUsage:
        return WrongUsage;
    case ProblemCode::CannotWrite:
        return CannotWrite;
    default:
        return BadData;
    }
}

/// Of several problems: what was typed wrong comes first, because it has to be mended first.
[[nodiscard]] inline int worstStatus(const Problems &problems)
{
    int status = Fine;
    for (const Problem &problem : problems) {
        if (problem.severity == Severity::Error)
            status = status == Fine ? exitStatusOf(problem) : std::min(status, exitStatusOf(problem));
    }
    return status;
}

} // namespace chipboard
