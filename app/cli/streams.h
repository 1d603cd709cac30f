// Purpose: where a command writes, so that tests can read it: results go to `out`, everything said about them to `err`;
// and what was begun before the command, to be ready when it asks.
#pragma once

#include "data/core/result.h"
#include "data/files/catalogreader.h"
#include "data/views/table.h"

#include <QIODevice>
#include <QString>

#include <algorithm>
#include <future>
#include <memory>

namespace chipboard {

// What the program tells the shell. Scripts rely on these numbers; they never change.

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

struct Streams
{
    QIODevice &out;
    QIODevice &err;
    std::future<CatalogLoad> catalog =
        {}; ///< of the folders that catalogFoldersOf() says; not valid: nothing was begun
    std::shared_ptr<const void> held = {}; ///< till the end of the program: what takes long to be taken to pieces

    void result(const QByteArray &bytes) { out.write(bytes); }
    void result(const QString &line) { out.write(line.toUtf8() + '\n'); }
    /// A whole sentence for a person.
    void say(const QString &sentence) { err.write("chipboard: " + printableText(sentence).toUtf8() + '\n'); }
    /// Says the problem and gives the exit status for it.
    [[nodiscard]] int refuse(const Problem &problem)
    {
        say(problem.toText());
        return exitStatusOf(problem);
    }
};

} // namespace chipboard
