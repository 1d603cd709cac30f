#include "app/cli/program.h"

#include "app/cli/arguments.h"
#include "app/cli/catalogloading.h"
#include "app/cli/commandtable.h"
#include "app/cli/exitstatus.h"
#include "app/cli/usage.h"
#include "app/heap.h"
#include "app/settings/languages.h"
#include "data/core/neutrallocale.h"

#include <QApplication>
#include <QFile>
#include <QThread>

#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// What Qt says about machines without a desktop session. It helps nobody who exports a file.
constexpr QStringView notices[] = {
    u"QStandardPaths: XDG_RUNTIME_DIR not set", u"QStandardPaths: wrong permissions on runtime directory",
    u"QStandardPaths: runtime directory",       u"This plugin does not support propagateSizeHints()",
    u"This plugin does not support raise()",
};

void writeMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const bool notice = std::any_of(std::begin(notices), std::end(notices),
                                    [&message](QStringView start) { return message.startsWith(start); });
    if (!notice)
        std::fputs(qPrintable(qFormatLogMessage(type, context, message) + u'\n'), stderr);
}

bool hasDisplay()
{
#ifdef Q_OS_LINUX
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

/// What --lang says; English where it says nothing, so that scripts can rely on it.
const Language &languageAsked(const QStringList &arguments)
{
    const QString option = u"--lang"_s;
    const qsizetype at = arguments.lastIndexOf(option);
    QString asked = at < 0 ? QString() : arguments.value(at + 1);
    for (const QString &argument : arguments) {
        if (argument.startsWith(option + u'='))
            asked = argument.sliced(option.size() + 1);
    }
    const Language *language = findLanguage(asked);
    return language == nullptr ? languageTable().front() : *language;
}

/// Fonts and painting need a gui application, which needs no screen for that; the rest is faster without.
std::unique_ptr<QCoreApplication> applicationFor(Command command, int &argc, char **argv)
{
    // Qt takes options out of argv; all of them have been read already, and none is meant for Qt.
    argc = std::min(argc, 1);
    if (command != Command::Export)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

// All is written by now, and the system takes back what a process leaves: to give it back piece by piece takes a
// fiftieth of an export. Builds for tests do that all the same, as it shows faults.
void leaveAtOnce([[maybe_unused]] Command command, [[maybe_unused]] int status, [[maybe_unused]] QFile &err)
{
#ifdef NDEBUG
    if (command == Command::Export && err.flush())
        std::_Exit(status);
#endif
}

} // namespace

QStringList programArguments(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

int runCommand(int &argc, char **argv, const Result<Invocation> &invocation)
{
    qInstallMessageHandler(writeMessage);
    QFile out;
    QFile err;
    if (!out.open(stdout, QIODevice::WriteOnly) || !err.open(stderr, QIODevice::WriteOnly))
        return CannotWrite;
    Streams streams{out, err};
    const QStringList arguments = programArguments(argc, argv);
    // The catalogue is read while Qt starts. The first thread that asks is the main thread for Qt.
    QThread::currentThread();
    if (invocation && invocation.value().command == Command::Export) {
        growHeap();
        streams.catalog = std::async(std::launch::async, [folders = catalogFoldersOf(invocation.value())] {
            growHeap(heapOfCatalog);
            return loadCatalog(folders);
        });
    }
    const auto application = applicationFor(invocation ? invocation.value().command : Command::Help, argc, argv);
    useNeutralLocale();
    Speech speech;
    const Language &language = languageAsked(arguments);
    speech.speak(language, fileLocaleOf(language));
    if (!invocation) {
        // Told in the language that was asked for: there was none yet when it was found.
        const Problem problem = parseArguments(arguments).problem();
        streams.say(problem.toText());
        return exitStatusOf(problem);
    }
    const int status = commandRow(invocation.value().command).run(invocation.value(), streams);
    if (!out.flush() || out.error() != QFileDevice::NoError) {
        streams.say(CommandLine::tr("The result cannot be written to standard output."));
        return CannotWrite;
    }
    leaveAtOnce(invocation.value().command, status, err);
    return status;
}

bool prepareForWindow(const Invocation &invocation)
{
    qInstallMessageHandler(writeMessage);
    if (hasDisplay())
        return true;
    if (!invocation.screenshot.isEmpty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        return true;
    }
    const QString told = CommandLine::tr("There is no display to show the window on. "
                                         "\"chipboard export --to dashboard.pdf\" writes the dashboard to a file.");
    std::fputs(qPrintable(u"chipboard: "_s + told + u'\n'), stderr);
    return false;
}

} // namespace chipboard
