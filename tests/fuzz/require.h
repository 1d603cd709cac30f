// Purpose: what a fuzzer holds true; a breach ends the program, which the fuzzer reports with the input.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

#include <cstdlib>

inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// Inside the text, and of the file.
inline void requirePlace(const chipboard::Problem &problem, const QString &file, const QByteArray &text)
{
    require(problem.where.file == file);
    require(!problem.message.isEmpty());
    require(problem.where.line >= 0 && problem.where.line <= text.count('\n') + 1);
    require(problem.where.column >= 0 && problem.where.column <= text.size() + 1);
}
