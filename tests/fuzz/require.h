// Purpose: invariants of fuzzers; a violation aborts, and the fuzzer reports the input.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

#include <cstdlib>

inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// The position must be inside the text and name the file.
inline void requirePlace(const chipboard::Problem &problem, const QString &file, const QByteArray &text)
{
    require(problem.where.file == file);
    require(!problem.message.isEmpty());
    require(problem.where.line >= 0 && problem.where.line <= text.count('\n') + 1);
    require(problem.where.column >= 0 && problem.where.column <= text.size() + 1);
}
