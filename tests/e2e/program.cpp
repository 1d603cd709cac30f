#include "tests/e2e/program.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard::test {

Ran runProgram(const QString &program, const QStringList &arguments, const QStringList &extra)
{
    const QTemporaryDir home;
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, qEnvironmentVariable("PATH"));
    environment.insert(u"HOME"_s, home.path());
    for (const char *kept : {"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"}) {
        if (qEnvironmentVariableIsSet(kept))
            environment.insert(QString::fromLatin1(kept), qEnvironmentVariable(kept));
    }
    for (const QString &variable : extra)
        environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));

    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(home.path());
    process.start(program, arguments);
    Ran ran;
    if (!process.waitForFinished(60'000)) {
        process.kill();
        process.waitForFinished();
        ran.err = process.errorString();
        return ran;
    }
    ran.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    ran.out = process.readAllStandardOutput();
    ran.err = QString::fromUtf8(process.readAllStandardError());
    return ran;
}

bool haveTools(const QStringList &programs)
{
    return std::ranges::none_of(
        programs, [](const QString &program) { return QStandardPaths::findExecutable(program).isEmpty(); });
}

QStringList linesOf(const QByteArray &text) { return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts); }

} // namespace chipboard::test
