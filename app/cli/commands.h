// Purpose: what the commands do, where they write, and how wrong usage is told.
#pragma once

#include "app/cli/invocation.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/result.h"
#include "data/files/catalogreader.h"
#include "data/views/table.h"

#include <QIODevice>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <future>
#include <memory>

namespace chipboard {

// Results go to `out`, all that is said about them to `err`; `catalog` was begun before the command.

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

// Each reads the catalogue, writes its result to streams.out and problems to streams.err, and returns the exit status.

[[nodiscard]] int runList(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runTable(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runEstimate(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runCalibrate(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runModelCheck(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runExport(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runImportCommand(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runPrices(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runWhatIf(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runAdvise(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runCheck(const Invocation &invocation, Streams &streams);
/// Writes what a shell needs to complete command lines.
[[nodiscard]] int runCompletion(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runHelp(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runVersion(const Invocation &invocation, Streams &streams);

/// What `chipboard what-if` can tell.
[[nodiscard]] QStringList whatIfKinds();

/// As they are typed.
template<typename Rows>
[[nodiscard]] QStringList rowIds(const Rows &rows)
{
    return mapped(rows, [](const auto &row) { return QString::fromLatin1(row.id); });
}

// How wrong usage is told: a whole sentence that quotes what was typed, and the nearest thing that would have worked.

[[nodiscard]] Problem wrongUsage(const QString &message, const QString &remedy = {});
/// "Did you mean trainium2, trainium3 or trainium?"; empty when nothing is near.
[[nodiscard]] QString didYouMean(const QString &typed, const QStringList &known, const QString &prefix = {});
/// The same; where nothing is near, the command that shows all of them: "chipboard list chips".
[[nodiscard]] QString nearOrAll(const QString &typed, const QStringList &known, const char *command);
/// Of terminals and files.
[[nodiscard]] Formatter terminalFormatter();
/// --format csv and ndjson have the rows of an answer and nothing else, both the same.
[[nodiscard]] bool isOfRows(const QString &format);
/// In one of the two.
[[nodiscard]] QByteArray rowsOf(const Table &list, const QString &format);
/// Where an answer is no list: "A formula cannot be printed as CSV."
[[nodiscard]] Problem isNoList(const QString &sentence, const QString &format);
/// "table, json or csv"
[[nodiscard]] QString alternatives(const QStringList &words);

} // namespace chipboard
