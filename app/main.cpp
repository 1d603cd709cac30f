// Entry point: runs the window, or the given command.
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/program.h"
#include "app/cli/selection.h"
#include "app/composition.h"
#include "app/surroundings.h"

using namespace chipboard;

int main(int argc, char *argv[])
{
    prepareSurroundings();

    const Result<Invocation> invocation = parseArguments(programArguments(argc, argv));
    if (!invocation || invocation.value().command != Command::Window)
        return runCommand(argc, argv, invocation);
    const Invocation &asked = invocation.value();
    if (!prepareForWindow(asked))
        return WrongUsage;

    WindowOptions options{.boardPath = asked.arguments.value(0),
                          .catalogDirectories = asked.catalogs,
                          .screenshot = asked.screenshot,
                          .page = asked.pages.value(0),
                          .windowSize = windowSizeFrom(asked.windowSize),
                          .language = asked.language,
                          .look = asked.look};
    if (!asked.theme.isEmpty())
        options.dark = asked.theme == u"dark";
    if (!asked.sets.isEmpty() || !asked.needs.isEmpty() || !asked.currency.isEmpty() || !asked.boardText.isEmpty())
        options.assume = [&asked](const Catalog &catalog, const Board &board) {
            const Result<Board> first = asked.boardText.isEmpty() ? Result<Board>(board) : boardOfText(asked.boardText);
            return first ? withAssumed(catalog, asked, first.value()) : first;
        };
    argc = 1; // our options are already parsed, and none is for Qt
    return runWindow(argc, argv, options);
}
