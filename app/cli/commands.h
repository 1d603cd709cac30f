// Purpose: the commands, their output streams, and the messages for wrong usage.
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

// Results go to `out`, messages about them to `err`; `catalog` starts loading before the command.

// The exit status. Scripts rely on these numbers; they never change.

enum ExitStatus { Fine = 0, WrongUsage = 1, BadData = 2, CannotWrite = 3 };

/// An unknown id is wrong usage if it was typed; inside a file it is bad data.
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

/// Wrong usage has priority, because it must be fixed first.
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
        {}; ///< from catalogFoldersOf(); not valid if no loading has been started before the command
    std::shared_ptr<const void> held = {}; ///< kept until the program exits, because its destruction is slow

    void result(const QByteArray &bytes) { out.write(bytes); }
    void result(const QString &line) { out.write(line.toUtf8() + '\n'); }
    /// `sentence`: a full sentence for the user.
    void say(const QString &sentence) { err.write("chipboard: " + printableText(sentence).toUtf8() + '\n'); }
    /// Reports the problem and returns its exit status.
    [[nodiscard]] int refuse(const Problem &problem)
    {
        say(problem.toText());
        return exitStatusOf(problem);
    }
};

// Each loads the catalogue, writes its result to streams.out and problems to streams.err, and returns the exit status.

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
/// Writes the completion script for a shell.
[[nodiscard]] int runCompletion(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runHelp(const Invocation &invocation, Streams &streams);
[[nodiscard]] int runVersion(const Invocation &invocation, Streams &streams);

[[nodiscard]] QStringList whatIfKinds();

/// Ids as typed.
template<typename Rows>
[[nodiscard]] QStringList rowIds(const Rows &rows)
{
    return mapped(rows, [](const auto &row) { return QString::fromLatin1(row.id); });
}

// Messages for wrong usage: a full sentence that quotes the input, and the nearest valid alternative.

[[nodiscard]] Problem wrongUsage(const QString &message, const QString &remedy = {});
/// "Did you mean trainium2, trainium3 or trainium?"; empty if nothing is similar.
[[nodiscard]] QString didYouMean(const QString &typed, const QStringList &known, const QString &prefix = {});
/// The same; if nothing is similar, the command that lists all: "chipboard list chips".
[[nodiscard]] QString nearOrAll(const QString &typed, const QStringList &known, const char *command);
/// For terminals and files.
[[nodiscard]] Formatter terminalFormatter();
/// --format csv and ndjson print only the rows of an answer, the same in both.
[[nodiscard]] bool isOfRows(const QString &format);
/// Rows in one of these formats.
[[nodiscard]] QByteArray rowsOf(const Table &list, const QString &format);
/// For answers that are not a table: "A formula cannot be printed as CSV."
[[nodiscard]] Problem isNoList(const QString &sentence, const QString &format);
/// "table, json or csv"
[[nodiscard]] QString alternatives(const QStringList &words);

} // namespace chipboard
