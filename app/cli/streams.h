// Purpose: where a command writes, so that tests can read it: results go to `out`, everything said about them to `err`;
// and what was begun before the command, to be ready when it asks.
#pragma once

#include "app/cli/exitstatus.h"
#include "data/export/neutraltext.h"
#include "data/json/catalogreader.h"

#include <QIODevice>
#include <QString>

#include <future>
#include <memory>

namespace chipboard {

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
