#include "app/cli/program.h"

#include "app/cli/arguments.h"
#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/settings/languages.h"
#include "app/surroundings.h"
#include "data/core/neutrallocale.h"
#include "data/core/tr.h"

#include <QApplication>
#include <QFile>
#include <QThread>

#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString noDisplay()
{
    return tr("Cannot open the window: there is no display. \"chipboard export --to dashboard.pdf\" writes the "
              "dashboard to a file.");
}

void complain(const QString &text) { std::fputs(qPrintable(u"chipboard: "_s + text + u'\n'), stderr); }

/// Qt's messages are only shown on request: Chipboard reports problems itself.
void writeMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtFatalMsg && message.contains(u"no Qt platform plugin could be initialized"_s)) {
        complain(noDisplay());
        std::_Exit(WrongUsage); // Qt would abort
    }
    if (type == QtFatalMsg || qEnvironmentVariableIsSet("QT_LOGGING_RULES")
        || qEnvironmentVariableIsSet("QT_DEBUG_PLUGINS"))
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

/// The language of --lang; by default English, so that scripts can rely on it.
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

/// Fonts and painting need a QGuiApplication, without a screen; other commands start faster without one.
std::unique_ptr<QCoreApplication> applicationFor(Command command, int &argc, char **argv)
{
    // Qt removes its options from argv; ours are already parsed, and none is for Qt.
    argc = std::min(argc, 1);
    if (command != Command::Export)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const SessionFolderGuard guard;
    return std::make_unique<QApplication>(argc, argv);
}

// Freeing all memory takes a fiftieth of an export. Debug builds do it, to detect errors.
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
    // Loads the catalogue while Qt starts. Qt takes the first thread that asks as the main thread.
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
        // Parse again for a message in the requested language, which was not set before.
        const Problem problem = parseArguments(arguments).problem();
        streams.say(problem.toText());
        return exitStatusOf(problem);
    }
    const int status = runInvocation(invocation.value(), streams);
    if (!out.flush() || out.error() != QFileDevice::NoError) {
        streams.say(tr("Cannot write the result to standard output."));
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
    complain(noDisplay());
    return false;
}

} // namespace chipboard
