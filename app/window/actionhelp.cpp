#include "app/window/actionhelp.h"

#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

// clang-format off
constexpr ActionHelpRow actionHelpRows[] = {
    {"file.new", QT_TRANSLATE_NOOP("ActionHelp", "Begins with a ready-made comparison. Edit > Undo brings back the present one.")},
    {"file.open", QT_TRANSLATE_NOOP("ActionHelp", "Opens a comparison, also one that is inside an exported file.")},
    {"file.recent", QT_TRANSLATE_NOOP("ActionHelp", "Opens a comparison that was open lately.")},
    {"file.duplicate", QT_TRANSLATE_NOOP("ActionHelp", "Goes on with a copy that belongs to no file yet.")},
    {"file.save", QT_TRANSLATE_NOOP("ActionHelp", "Writes the comparison to its file.")},
    {"file.saveAs", QT_TRANSLATE_NOOP("ActionHelp", "Writes the comparison to another file and goes on with that one.")},
    {"file.import", QT_TRANSLATE_NOOP("ActionHelp", "Reads price lists and chips from files of many formats. Nothing is kept before you accept it.")},
    {"file.export", QT_TRANSLATE_NOOP("ActionHelp", "Writes pages to documents, slides, pictures, workbooks or plain data.")},
    {"file.exportAgain", QT_TRANSLATE_NOOP("ActionHelp", "Writes the same files as the last time, with the numbers of now.")},
    {"file.look", QT_TRANSLATE_NOOP("ActionHelp", "Takes colours, typeface and logo from a file of your company.")},
    {"file.checkSlide", QT_TRANSLATE_NOOP("ActionHelp", "Looks for what would be wrong with this page on a slide, and offers mends.")},
    {"file.quit", QT_TRANSLATE_NOOP("ActionHelp", "Ends the program. The next start goes on where this one ended.")},
    {"edit.undo", QT_TRANSLATE_NOOP("ActionHelp", "Takes back the last change of the comparison, step by step without limit.")},
    {"edit.redo", QT_TRANSLATE_NOOP("ActionHelp", "Does again what was taken back.")},
    {"edit.copy", QT_TRANSLATE_NOOP("ActionHelp", "Copies the chart with the keyboard, else the page, in all formats at once.")},
    {"edit.copyAs", QT_TRANSLATE_NOOP("ActionHelp", "Copies in one format that you choose.")},
    {"edit.chart", QT_TRANSLATE_NOOP("ActionHelp", "Titles, notes and lines of the chart with the keyboard.")},
    {"edit.numbers", QT_TRANSLATE_NOOP("ActionHelp", "Opens the table of numbers at the chart with the keyboard.")},
    {"edit.pageTitle", QT_TRANSLATE_NOOP("ActionHelp", "Writes a title of your own. It is marked when the numbers no longer say so.")},
    {"edit.selectNone", QT_TRANSLATE_NOOP("ActionHelp", "Takes everything out of the comparison.")},
    {"edit.find", QT_TRANSLATE_NOOP("ActionHelp", "Goes to the search for chips, instances and systems.")},
    {"edit.settings", QT_TRANSLATE_NOOP("ActionHelp", "Everything that the program remembers for you, in one window.")},
    {"view.pages", QT_TRANSLATE_NOOP("ActionHelp", "Goes to a page.")},
    {"view.nextPage", QT_TRANSLATE_NOOP("ActionHelp", "Goes to the next page; after the last one comes the first.")},
    {"view.previousPage", QT_TRANSLATE_NOOP("ActionHelp", "Goes to the page before.")},
    {"view.panels", QT_TRANSLATE_NOOP("ActionHelp", "Shows and hides the panels around the page.")},
    {"view.resetLayout", QT_TRANSLATE_NOOP("ActionHelp", "Puts all panels back where they were at first.")},
    {"view.present", QT_TRANSLATE_NOOP("ActionHelp", "Shows page after page on the whole screen, for people who watch.")},
    {"view.fullScreen", QT_TRANSLATE_NOOP("ActionHelp", "Gives the window the whole screen, and takes it back.")},
    {"theme.system", QT_TRANSLATE_NOOP("ActionHelp", "Light or dark as the system is, also when that changes.")},
    {"theme.light", QT_TRANSLATE_NOOP("ActionHelp", "Dark on light.")},
    {"theme.dark", QT_TRANSLATE_NOOP("ActionHelp", "Light on dark.")},
    {"theme.contrastLight", QT_TRANSLATE_NOOP("ActionHelp", "Black on white with strong lines, for eyes that need contrast.")},
    {"theme.contrastDark", QT_TRANSLATE_NOOP("ActionHelp", "White on black with strong lines, for eyes that need contrast.")},
    {"view.larger", QT_TRANSLATE_NOOP("ActionHelp", "Makes all texts larger, up to twice their size.")},
    {"view.smaller", QT_TRANSLATE_NOOP("ActionHelp", "Makes all texts smaller.")},
    {"view.usualSize", QT_TRANSLATE_NOOP("ActionHelp", "Brings all texts back to their usual size.")},
    {"view.eyes", QT_TRANSLATE_NOOP("ActionHelp", "Shows the window as people see it who see colours otherwise, or in grey.")},
    {"view.language", QT_TRANSLATE_NOOP("ActionHelp", "Speaks another language at once, numbers included.")},
    {"level.chip", QT_TRANSLATE_NOOP("ActionHelp", "Compares single chips.")},
    {"level.instance", QT_TRANSLATE_NOOP("ActionHelp", "Compares instances as they are rented, with all of their chips.")},
    {"level.system", QT_TRANSLATE_NOOP("ActionHelp", "Compares systems of many chips.")},
    {"board.preset", QT_TRANSLATE_NOOP("ActionHelp", "Puts a ready-made choice into this comparison.")},
    {"board.precision", QT_TRANSLATE_NOOP("ActionHelp", "The number format that compute is compared at.")},
    {"board.prices", QT_TRANSLATE_NOOP("ActionHelp", "The price list that costs come from.")},
    {"board.priceLists", QT_TRANSLATE_NOOP("ActionHelp", "Price lists that you imported, to look at or remove.")},
    {"board.baseline", QT_TRANSLATE_NOOP("ActionHelp", "The option that the others are compared with.")},
    {"values.absolute", QT_TRANSLATE_NOOP("ActionHelp", "Tells every number as it is.")},
    {"values.times", QT_TRANSLATE_NOOP("ActionHelp", "Tells every number as so many times the baseline's, where the two can fairly be compared.")},
    {"values.percent", QT_TRANSLATE_NOOP("ActionHelp", "Tells every number as so much more or less than the baseline's, where the two can fairly be compared.")},
    {"board.override", QT_TRANSLATE_NOOP("ActionHelp", "Puts a figure of your own in the place of the one that the keyboard is on.")},
    {"board.overrides", QT_TRANSLATE_NOOP("ActionHelp", "All figures of your own on this board, to change or take back.")},
    {"board.scenarios", QT_TRANSLATE_NOOP("ActionHelp", "Keeps prices, assumptions and figures under names, to be compared side by side.")},
    {"board.duplicate", QT_TRANSLATE_NOOP("ActionHelp", "Copies the chip or instance of the source card into a file of yours and opens it.")},
    {"board.duplicateWorkload", QT_TRANSLATE_NOOP("ActionHelp", "Copies the workload into a file of yours and opens it.")},
    {"help.contents", QT_TRANSLATE_NOOP("ActionHelp", "Opens the help at what you are looking at.")},
    {"help.whatsThis", QT_TRANSLATE_NOOP("ActionHelp", "The next click tells what it is on. Shift+F1 once more tells about what has the keyboard.")},
    {"help.tour", QT_TRANSLATE_NOOP("ActionHelp", "Shows the parts of the window one after the other.")},
    {"help.commands", QT_TRANSLATE_NOOP("ActionHelp", "Everything that can be done, found by typing.")},
    {"help.shortcuts", QT_TRANSLATE_NOOP("ActionHelp", "What can be done with which keys.")},
    {"help.about", QT_TRANSLATE_NOOP("ActionHelp", "Version, date of the data, and licences.")},
};
// clang-format on

} // namespace

std::span<const ActionHelpRow> actionHelpTable() { return actionHelpRows; }

QString actionHelp(const QString &id)
{
    const auto found = std::find_if(std::begin(actionHelpRows), std::end(actionHelpRows),
                                    [&id](const ActionHelpRow &row) { return id == QLatin1String(row.id); });
    return found == std::end(actionHelpRows) ? QString() : tr(found->text);
}

} // namespace chipboard
