#include "app/window/widgethelp.h"

#include "app/settings/settings.h"
#include "data/board/assumption.h"
#include "data/board/needs.h"
#include "data/compare/metric.h"
#include "data/core/tr.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/chartview.h"

#include <QWidget>

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
    {"file.importModel", QT_TRANSLATE_NOOP("ActionHelp", "Reads the dimensions of a model from its config.json. The comparison keeps the model.")},
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

namespace {

// clang-format off
constexpr WidgetHelpRow widgetHelpRows[] = {
    {"level.*", QT_TRANSLATE_NOOP("WidgetHelp", "What one row is: a chip, an instance that is rented with its chips, or a system of many of them.")},
    {"precisionChoice", QT_TRANSLATE_NOOP("WidgetHelp", "The number format of the compute. \"Best common\" is the fastest one that all of the compared chips have."), "word.fp8-bf16-mxfp8"},
    {"priceBookChoice", QT_TRANSLATE_NOOP("WidgetHelp", "The price list that costs come from. What the list does not have falls back to another one, and the page says so."), "data.books"},
    {"baselineChoice", QT_TRANSLATE_NOOP("WidgetHelp", "The option that the others are compared with."), "word.baseline"},
    {"values.*", QT_TRANSLATE_NOOP("WidgetHelp", "How numbers are told: as they are, as times the baseline's, or as more or less than it. What cannot fairly be compared is told as it is."), "word.baseline"},
    {"scenarioChoice", QT_TRANSLATE_NOOP("WidgetHelp", "Prices, assumptions and figures that are kept under a name; the one that is chosen is in force."), "page.scenarios"},
    {"exportButton", QT_TRANSLATE_NOOP("WidgetHelp", "Writes this page or all of them to files: documents, slides, pictures, workbooks, plain data.")},
    {"pageTabs", QT_TRANSLATE_NOOP("WidgetHelp", "The pages of the program. Each answers one question about the same comparison.")},
    {"moreButton", QT_TRANSLATE_NOOP("WidgetHelp", "Opens the other pages. The one you choose gets a tab.")},
    {"chipsButton", QT_TRANSLATE_NOOP("WidgetHelp", "Opens the panel where you choose what to compare.")},
    {"segment.*", QT_TRANSLATE_NOOP("WidgetHelp", "Switches between the parts of this page.")},
    {"dockTabs", QT_TRANSLATE_NOOP("WidgetHelp", "Panels that share a place: what is assumed, and where the chosen number comes from.")},
    {"pickerSearch", QT_TRANSLATE_NOOP("WidgetHelp", "Finds chips, instances and systems by name. With instances it takes conditions too, like: memory >= 640 GB and price_hour < 40."), "page.compare"},
    {"pickerTree", QT_TRANSLATE_NOOP("WidgetHelp", "Everything that can be compared, by maker and line. Space takes one in or out."), "page.compare"},
    {"presetsButton", QT_TRANSLATE_NOOP("WidgetHelp", "Ready-made comparisons. Edit > Undo brings back what was there.")},
    {"conditionsButton", QT_TRANSLATE_NOOP("WidgetHelp", "Conditions that instances must meet, to be put into the search.")},
    {"numbersView", QT_TRANSLATE_NOOP("WidgetHelp", "The table behind the charts, with every digit. Enter shows where a number comes from, F2 puts a figure of your own in its place.")},
    {"numbersHeader", QT_TRANSLATE_NOOP("WidgetHelp", "Click a column to sort by it; Alt+Home brings back the order of the charts.")},
    {"sourceCard", QT_TRANSLATE_NOOP("WidgetHelp", "Where the chosen number comes from: value, range, status, date, formula, sources, and what other sources say."), "data"},
    {"sourceOverride", QT_TRANSLATE_NOOP("WidgetHelp", "Puts a figure of your own in the place of this one, on this board alone. It is marked everywhere.")},
    {"workload", QT_TRANSLATE_NOOP("WidgetHelp", "The work that chips are estimated for: a model to train, to serve or to run in batches."), "method"},
    {"currency", QT_TRANSLATE_NOOP("WidgetHelp", "The currency of all amounts, with the rate that they are converted at.")},
    {"takeBackAll", QT_TRANSLATE_NOOP("WidgetHelp", "Takes back everything that was assumed otherwise.")},
    {"assumptions", QT_TRANSLATE_NOOP("WidgetHelp", "What the estimates assume. Changed values are marked, and each can be taken back."), "method"},
    {"assumptionRows", QT_TRANSLATE_NOOP("WidgetHelp", "What the estimates assume. Changed values are marked, and each can be taken back."), "method"},
    {"assumptionSearch", QT_TRANSLATE_NOOP("WidgetHelp", "Finds an assumption by its name.")},
    {"group.*", QT_TRANSLATE_NOOP("WidgetHelp", "Opens and closes this group of assumptions.")},
    {"filter.question", QT_TRANSLATE_NOOP("WidgetHelp", "What you want to know: the answer is the title of the page, and its measure comes first."), "page.overview"},
    {"filter.*", QT_TRANSLATE_NOOP("WidgetHelp", "A choice of this page alone; the other pages stay as they are.")},
    {"filtersToggle", QT_TRANSLATE_NOOP("WidgetHelp", "Opens and closes the form of the page. While it is closed, what was said stands beside it.")},
    {"said.*", QT_TRANSLATE_NOOP("WidgetHelp", "What was said in the form of the page; a click goes to its field.")},
    {"chartShowAll", QT_TRANSLATE_NOOP("WidgetHelp", "Shows the whole chart again; 0 and Escape do the same.")},
    {"chartMenu*", QT_TRANSLATE_NOOP("WidgetHelp", "Chooses what this chart shows.")},
    {"chartScroll", QT_TRANSLATE_NOOP("WidgetHelp", "The charts of the page. Tab goes from one to the next, the arrow keys walk its marks.")},
    {"scrolledPage", QT_TRANSLATE_NOOP("WidgetHelp", "The whole page; what does not fit is scrolled to.")},
    {"pageTexts", QT_TRANSLATE_NOOP("WidgetHelp", "What the page says in words: reasons, what would change them, what to verify.")},
    {"text.*", QT_TRANSLATE_NOOP("WidgetHelp", "What the page says in words: reasons, what would change them, what to verify.")},
    {"pageTitle", QT_TRANSLATE_NOOP("WidgetHelp", "What the page says in one sentence, made of its numbers. Shift+F2 writes a title of your own.")},
    {"pageWarning", QT_TRANSLATE_NOOP("WidgetHelp", "What is not like for like on this page, and a way out.")},
    {"pageNotice", QT_TRANSLATE_NOOP("WidgetHelp", "What has to be known of this page, and where to change it.")},
    {"empty.*", QT_TRANSLATE_NOOP("WidgetHelp", "A ready-made comparison to begin with.")},
    {"textInPlace", QT_TRANSLATE_NOOP("WidgetHelp", "A text of your own. Enter keeps it, Esc leaves it as it was, an empty one brings back what the data say.")},
    {"messagePanel", QT_TRANSLATE_NOOP("WidgetHelp", "What went wrong or wants to be known, where, and what to do.")},
    {"message*", QT_TRANSLATE_NOOP("WidgetHelp", "What went wrong or wants to be known, where, and what to do.")},
    {"statusText", QT_TRANSLATE_NOOP("WidgetHelp", "What is compared, how many of its numbers sources contradict each other about, and the date of the catalogue."), "data"},
    {"panelButton.*", QT_TRANSLATE_NOOP("WidgetHelp", "Shows or hides a panel: the numbers, the assumptions, or the source of a number.")},
    {"chartAction", QT_TRANSLATE_NOOP("WidgetHelp", "Does what the empty chart asks for.")},
    {"exportedNote", QT_TRANSLATE_NOOP("WidgetHelp", "Opens the exported file, or its folder.")},
    {"changeNote", QT_TRANSLATE_NOOP("WidgetHelp", "What the last click changed. Undo reverts it.")},
    {"tourOffer", QT_TRANSLATE_NOOP("WidgetHelp", "Starts the tour, or hides this offer. Help > Tour starts it at any time.")},
    {"progressStop", QT_TRANSLATE_NOOP("WidgetHelp", "Stops what is under way; what is finished stays.")},
    {"toolBar", QT_TRANSLATE_NOOP("WidgetHelp", "What is compared: per chip, instance or system, at which precision and prices, against what.")},
    {"pickerDock", QT_TRANSLATE_NOOP("WidgetHelp", "What to compare.")},
    {"numbersDock", QT_TRANSLATE_NOOP("WidgetHelp", "The table behind the charts.")},
    {"assumptionsDock", QT_TRANSLATE_NOOP("WidgetHelp", "What the estimates assume."), "method"},
    {"sourceDock", QT_TRANSLATE_NOOP("WidgetHelp", "Where the chosen number comes from."), "data"},
    {"exportDialog", QT_TRANSLATE_NOOP("WidgetHelp", "What is written, how it looks and where it goes. The picture shows it as it will be.")},
    {"importDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Reads price lists and chips from files. Nothing is kept before you accept it."), "page.price-history"},
    {"mappingDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Says which column of the file means what."), "page.price-history"},
    {"snapshotsDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Price lists that were imported, by their dates."), "page.price-history"},
    {"overrideDialog", QT_TRANSLATE_NOOP("WidgetHelp", "A figure of your own, with a note on where it comes from."), "data"},
    {"overridesDialog", QT_TRANSLATE_NOOP("WidgetHelp", "All figures of your own on this board."), "data"},
    {"movedDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Figures that the catalogue has changed since this board was saved."), "data"},
    {"scenariosDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Keeps prices, assumptions and figures under names, to be compared side by side."), "page.scenarios"},
    {"slideCheckDialog", QT_TRANSLATE_NOOP("WidgetHelp", "What would be wrong with this page on a slide, each with a mend where there is one."), "slides"},
    {"shortcutsDialog", QT_TRANSLATE_NOOP("WidgetHelp", "What can be done with which keys."), "keys"},
    {"commandPalette", QT_TRANSLATE_NOOP("WidgetHelp", "Everything that can be done, found by typing: commands, chips, pages, measures."), "keys"},
    {"settingsDialog", QT_TRANSLATE_NOOP("WidgetHelp", "What the program remembers for you. Each choice holds at once.")},
    {"aboutDialog", QT_TRANSLATE_NOOP("WidgetHelp", "What the program is, the date of its data, and the licences of what it is made of."), "data"},
    {"tourCallout", QT_TRANSLATE_NOOP("WidgetHelp", "A step of the tour. Enter goes on, Esc ends it.")},
};
// clang-format on

bool fits(const char *name, const QString &objectName)
{
    const QLatin1String pattern(name);
    return pattern.endsWith(QLatin1Char('*')) ? objectName.startsWith(pattern.chopped(1)) : objectName == pattern;
}

WidgetHelp helpOfChart(const ChartView &chart)
{
    const ChartSpec &spec = chart.spec();
    QString keys = tr("The arrow keys walk its marks, Enter shows where a number comes from, Ctrl+C copies it.");
    if (canZoom(spec))
        keys += u' '
            + tr("The wheel, + and - zoom, a drag or Alt and the arrow keys move it then, 0 shows all; its title "
                 "takes it out of the window.");
    const Metric *metric = findMetric(MetricId(spec.id));
    if (metric == nullptr)
        return {tr("%1: %2. %3").arg(spec.title, spec.subtitle, keys), {}};
    const QString what = tr("%1: %2.").arg(metric->labelText(), metric->formulaText());
    const QString better = metric->better == Better::Higher ? tr("More is better.") : tr("Less is better.");
    return {tr("%1 %2 %3").arg(what, better, keys), QStringLiteral("metric.") + spec.id};
}

WidgetHelp helpOfAssumption(const AssumptionRow &row)
{
    return {tr("%1: %2 Default: %3").arg(row.labelText(), row.helpText(), row.originText()),
            QStringLiteral("assumption.") + row.assumptionId().text()};
}

bool isOnPage(const QWidget &widget, const QString &page)
{
    const QWidget *at = &widget;
    while (at != nullptr && at->objectName() != page)
        at = at->parentWidget();
    return at != nullptr;
}

// Other pages have filters of the same names.
WidgetHelp helpOfNeed(const QWidget &widget)
{
    const QString id = widget.objectName().section(QLatin1Char('.'), 1);
    const NeedRow *need = isOnPage(widget, QStringLiteral("advisorPage")) ? findNeed(id) : nullptr;
    if (need == nullptr)
        return {};
    return {tr("%1: %2").arg(need->labelText(), need->helpText()), QStringLiteral("need.") + id};
}

WidgetHelp helpOfSetting(const QString &key)
{
    for (const SettingRow &row : settingTable()) {
        if (key == QLatin1String(row.key) && row.editor != SettingEditor::None)
            return {tr("%1: %2").arg(tr(row.label), tr(row.help)), {}};
    }
    return {};
}

WidgetHelp helpOfOne(const QWidget &widget)
{
    const QString name = widget.objectName();
    if (const auto *chart = qobject_cast<const ChartView *>(&widget))
        return helpOfChart(*chart);
    const QString assumption = QStringLiteral("assumption.");
    if (name.startsWith(assumption)) {
        if (const AssumptionRow *row = findAssumption(AssumptionId(name.mid(assumption.size()))))
            return helpOfAssumption(*row);
    }
    const QString setting = QStringLiteral("setting.");
    if (name.startsWith(setting))
        return helpOfSetting(name.mid(setting.size()));
    if (name.startsWith(QLatin1String("filter.")) || name.startsWith(QLatin1String("said."))) {
        if (const WidgetHelp need = helpOfNeed(widget); !need.place.isEmpty())
            return need;
    }
    const auto found = std::find_if(std::begin(widgetHelpRows), std::end(widgetHelpRows),
                                    [&name](const WidgetHelpRow &row) { return fits(row.name, name); });
    if (found == std::end(widgetHelpRows))
        return {};
    return {tr(found->text), QString::fromLatin1(found->page)};
}

} // namespace

std::span<const WidgetHelpRow> widgetHelpTable() { return widgetHelpRows; }

WidgetHelp widgetHelp(const QWidget &widget)
{
    WidgetHelp help;
    for (const QWidget *at = &widget; at != nullptr && help.place.isEmpty(); at = at->parentWidget()) {
        const WidgetHelp here = helpOfOne(*at);
        if (help.text.isEmpty())
            help.text = here.text;
        help.place = here.place; // a list of a dialog has words of its own, and the dialog a page in the help
    }
    return help;
}

} // namespace chipboard
