#include "app/window/widgethelp.h"

#include "app/settings/settings.h"
#include "data/board/assumption.h"
#include "data/board/needs.h"
#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/chartview.h"

#include <QWidget>

namespace chipboard {
// clang-format off
constexpr ActionHelpRow actionHelpRows[] = {
    {"file.new", QT_TR_NOOP("Starts from a ready-made comparison. Edit > Undo restores the current one.")},
    {"file.open", QT_TR_NOOP("Opens a comparison, including one embedded in an exported file.")},
    {"file.recent", QT_TR_NOOP("Opens a recent comparison.")},
    {"file.duplicate", QT_TR_NOOP("Continues with a copy that is not saved yet.")},
    {"file.save", QT_TR_NOOP("Saves the comparison to its file.")},
    {"file.saveAs", QT_TR_NOOP("Saves the comparison to another file and continues with that one.")},
    {"file.import", QT_TR_NOOP("Imports price lists and chips from files of many formats. Nothing is stored until you accept it.")},
    {"file.importModel", QT_TR_NOOP("Imports the dimensions of a model from its config.json. The comparison keeps the model.")},
    {"file.export", QT_TR_NOOP("Exports pages as documents, slides, pictures, workbooks or plain data.")},
    {"file.brief", QT_TR_NOOP("Exports the answer, why, and what to check, on one page.")},
    {"file.print", QT_TR_NOOP("Prints this page as its PDF looks, on the printer's paper.")},
    {"file.printPreview", QT_TR_NOOP("Shows the sheets of this page before they are printed.")},
    {"file.deck", QT_TR_NOOP("Arranges pages and charts as the slides of a deck, and exports or presents them.")},
    {"file.exportAgain", QT_TR_NOOP("Exports the same files again, with the current numbers.")},
    {"file.look", QT_TR_NOOP("Uses the colours, font and logo from your company's file.")},
    {"file.checkSlide", QT_TR_NOOP("Checks this page for problems on a slide, and offers fixes.")},
    {"file.quit", QT_TR_NOOP("Quits the program. The next start continues here.")},
    {"edit.undo", QT_TR_NOOP("Undoes the last change of the comparison, step by step without limit.")},
    {"edit.redo", QT_TR_NOOP("Repeats the change that was undone.")},
    {"edit.copy", QT_TR_NOOP("Copies the focused chart, or the page if none is focused, in all formats.")},
    {"edit.paste", QT_TR_NOOP("Shows the comparison whose text is on the clipboard; Undo returns to this one.")},
    {"edit.copyAs", QT_TR_NOOP("Copies as a picture, a table, cells, text, or a chart that PowerPoint and LibreOffice edit.")},
    {"edit.chart", QT_TR_NOOP("Titles, annotations and lines of the focused chart.")},
    {"edit.numbers", QT_TR_NOOP("Opens the table of numbers at the focused chart.")},
    {"edit.pageTitle", QT_TR_NOOP("Sets a custom title. It is marked when the numbers no longer support it.")},
    {"edit.selectNone", QT_TR_NOOP("Clears the comparison.")},
    {"edit.find", QT_TR_NOOP("Goes to the search for chips, instances and systems.")},
    {"edit.settings", QT_TR_NOOP("All settings in one window.")},
    {"view.pages", QT_TR_NOOP("Goes to a page.")},
    {"view.nextPage", QT_TR_NOOP("Goes to the next page; after the last page, to the first.")},
    {"view.previousPage", QT_TR_NOOP("Goes to the previous page.")},
    {"view.panels", QT_TR_NOOP("Shows or hides the panels around the page.")},
    {"view.resetLayout", QT_TR_NOOP("Resets all panels to their original places.")},
    {"view.present", QT_TR_NOOP("Presentation mode: shows the pages one by one in full screen.")},
    {"view.fullScreen", QT_TR_NOOP("Turns full screen on or off.")},
    {"theme.system", QT_TR_NOOP("Follows the light or dark theme of the system.")},
    {"theme.light", QT_TR_NOOP("Dark on light.")},
    {"theme.dark", QT_TR_NOOP("Light on dark.")},
    {"theme.contrastLight", QT_TR_NOOP("Black on white with strong lines, for more contrast.")},
    {"theme.contrastDark", QT_TR_NOOP("White on black with strong lines, for more contrast.")},
    {"view.larger", QT_TR_NOOP("Enlarges all text, up to twice its size.")},
    {"view.smaller", QT_TR_NOOP("Makes all text smaller.")},
    {"view.usualSize", QT_TR_NOOP("Resets all text to its default size.")},
    {"view.eyes", QT_TR_NOOP("Simulates colour-vision deficiencies or greyscale.")},
    {"view.language", QT_TR_NOOP("Switches the language, including number formats.")},
    {"level.chip", QT_TR_NOOP("Compares single chips.")},
    {"level.instance", QT_TR_NOOP("Compares instances as rented, with all of their chips.")},
    {"level.system", QT_TR_NOOP("Compares multi-chip systems.")},
    {"board.preset", QT_TR_NOOP("Applies a ready-made selection to this comparison.")},
    {"board.precision", QT_TR_NOOP("The number format in which peak compute is compared; estimates use that of the workload.")},
    {"board.prices", QT_TR_NOOP("The price list used for costs.")},
    {"board.priceLists", QT_TR_NOOP("Lists the imported price lists, to view or remove them.")},
    {"board.baseline", QT_TR_NOOP("The option that the others are compared with.")},
    {"values.absolute", QT_TR_NOOP("Shows absolute numbers.")},
    {"values.times", QT_TR_NOOP("Shows each number as a ratio to the baseline's, where the comparison is fair.")},
    {"values.percent", QT_TR_NOOP("Shows each number as a percent difference from the baseline's, where the comparison is fair.")},
    {"board.override", QT_TR_NOOP("Replaces the focused figure with a custom value.")},
    {"board.overrides", QT_TR_NOOP("All custom values on this board, to change or reset.")},
    {"board.scenarios", QT_TR_NOOP("Saves prices, assumptions and figures under names, to compare them.")},
    {"board.duplicate", QT_TR_NOOP("Copies the chip or instance on the source card to a custom file and opens it.")},
    {"board.duplicateWorkload", QT_TR_NOOP("Copies the workload to a custom file and opens it.")},
    {"help.contents", QT_TR_NOOP("Opens the help for the focused item.")},
    {"help.whatsThis", QT_TR_NOOP("Click an item to see what it is. Press Shift+F1 again for help on the focused item.")},
    {"help.tour", QT_TR_NOOP("Shows the parts of the window one by one.")},
    {"help.commands", QT_TR_NOOP("Finds any command by typing.")},
    {"help.shortcuts", QT_TR_NOOP("All keyboard shortcuts.")},
    {"help.about", QT_TR_NOOP("Version, date of the data, and licences.")},
};
// clang-format on

std::span<const ActionHelpRow> actionHelpTable() { return actionHelpRows; }

QString actionHelp(const QString &id)
{
    const auto *found =
        findWhere(actionHelpRows, [&id](const ActionHelpRow &row) { return id == QLatin1String(row.id); });
    return found == nullptr ? QString() : tr(found->text);
}

namespace {

// clang-format off
constexpr WidgetHelpRow widgetHelpRows[] = {
    {"level.*", QT_TR_NOOP("The unit of comparison: a chip, a rented instance with its chips, or a multi-chip system.")},
    {"precisionChoice", QT_TR_NOOP("The number format in which peak compute is compared; estimates use that of the workload. \"Best common\" is the fastest that all compared chips support."), "word.fp8-bf16-mxfp8"},
    {"priceBookChoice", QT_TR_NOOP("The price list used for costs. Rows without such a price show none, unless you mix price types."), "data.books"},
    {"baselineChoice", QT_TR_NOOP("The option that the others are compared with."), "word.baseline"},
    {"values.*", QT_TR_NOOP("How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference. Unfair comparisons stay absolute."), "word.baseline"},
    {"scenarioChoice", QT_TR_NOOP("Saved sets of prices, assumptions and figures; the selected one is active."), "page.scenarios"},
    {"exportButton", QT_TR_NOOP("Exports this page or all pages: documents, slides, pictures, workbooks, plain data.")},
    {"pageTabs", QT_TR_NOOP("The pages of the program. Each answers one question about the same comparison.")},
    {"moreButton", QT_TR_NOOP("Opens the other pages. The one you choose gets a tab.")},
    {"chipsButton", QT_TR_NOOP("Opens the panel where you choose what to compare.")},
    {"segment.*", QT_TR_NOOP("Switches between the parts of this page.")},
    {"dockTabs", QT_TR_NOOP("Tabbed panels: the assumptions, and the source of the selected number.")},
    {"pickerSearch", QT_TR_NOOP("Finds chips, instances and systems by name. For instances it also accepts conditions, such as memory >= 640 GB and price_hour < 40."), "page.compare"},
    {"pickerTree", QT_TR_NOOP("All items to compare, by vendor and product line. Space adds or removes an entry."), "page.compare"},
    {"presetsButton", QT_TR_NOOP("Ready-made comparisons. Edit > Undo restores the previous one.")},
    {"conditionsButton", QT_TR_NOOP("Filter conditions for instances, to add to the search.")},
    {"numbersView", QT_TR_NOOP("The data behind the charts, with every digit. Enter shows the source of a number; F2 overrides it.")},
    {"numbersList", QT_TR_NOOP("The table shown: the numbers of the charts, or another one of this page, as in exported files.")},
    {"numbersHeader", QT_TR_NOOP("Click a column to sort by it; Alt+Home restores the order of the charts.")},
    {"sourceCard", QT_TR_NOOP("The source of the selected number: value, range, status, date, formula, sources, and what other sources say."), "data"},
    {"sourceOverride", QT_TR_NOOP("Overrides this figure on this board only. The custom value is marked everywhere.")},
    {"workload", QT_TR_NOOP("The workload to estimate: a model to train, serve or run in batches."), "method"},
    {"currency", QT_TR_NOOP("The currency of all amounts, with its exchange rate.")},
    {"takeBackAll", QT_TR_NOOP("Resets all changed assumptions.")},
    {"assumptions", QT_TR_NOOP("The assumptions of the estimates. Changed values are marked and can be reset one by one."), "method"},
    {"assumptionRows", QT_TR_NOOP("The assumptions of the estimates. Changed values are marked and can be reset one by one."), "method"},
    {"assumptionSearch", QT_TR_NOOP("Finds an assumption by name.")},
    {"group.*", QT_TR_NOOP("Expands or collapses this group of assumptions.")},
    {"confidenceBadge", QT_TR_NOOP("How far these estimates can be trusted, from the check against published measurements. Opens the page Accuracy."), "page.model-check"},
    {"filter.question", QT_TR_NOOP("Your question: the page title answers it, and its metric comes first."), "page.overview"},
    {"filter.*", QT_TR_NOOP("Applies to this page only; the other pages stay as they are.")},
    {"filtersToggle", QT_TR_NOOP("Expands or collapses the form of the page. While it is collapsed, its entries are shown next to it.")},
    {"said.*", QT_TR_NOOP("The entries of the page's form; click one to go to its field.")},
    {"chartShowAll", QT_TR_NOOP("Resets the zoom; 0 and Escape do the same.")},
    {"chartMenu*", QT_TR_NOOP("Selects what this chart shows.")},
    {"chartScroll", QT_TR_NOOP("The charts of the page. Tab moves between charts, the arrow keys between marks.")},
    {"scrolledPage", QT_TR_NOOP("The whole page; scroll to see the rest.")},
    {"pageTexts", QT_TR_NOOP("The page in words: reasons, what would change them, what to verify.")},
    {"text.*", QT_TR_NOOP("The page in words: reasons, what would change them, what to verify.")},
    {"pageTitle", QT_TR_NOOP("The answer of the page in one sentence. Shift+F2 sets a custom title.")},
    {"pageWarning", QT_TR_NOOP("States what is not comparable on this page, and offers a fix.")},
    {"pageNotice", QT_TR_NOOP("Important facts about this page, and where to change them.")},
    {"pageFooter", QT_TR_NOOP("The sources of this page, with their dates. \"How to read\" explains the marks of its charts."), "data"},
    {"empty.*", QT_TR_NOOP("A ready-made comparison to start from.")},
    {"textInPlace", QT_TR_NOOP("A custom text. Enter saves it, Esc cancels, an empty text restores the automatic one.")},
    {"messagePanel", QT_TR_NOOP("Problems and notices: what happened, where, and what to do.")},
    {"message*", QT_TR_NOOP("Problems and notices: what happened, where, and what to do.")},
    {"statusText", QT_TR_NOOP("The compared items, how many of their numbers sources disagree on, and the date of the catalogue."), "data"},
    {"panelButton.*", QT_TR_NOOP("Shows or hides a panel: the numbers, the assumptions, or the source of a number.")},
    {"chartAction", QT_TR_NOOP("Performs the step that the empty chart suggests.")},
    {"exportedNote", QT_TR_NOOP("Opens the exported file, or its folder.")},
    {"changeNote", QT_TR_NOOP("The last change. Undo reverts it.")},
    {"tourOffer", QT_TR_NOOP("Starts the tour or hides this offer. Help > Tour starts it at any time.")},
    {"progressStop", QT_TR_NOOP("Stops the current task; finished files are kept.")},
    {"toolBar", QT_TR_NOOP("The comparison: per chip, instance or system, at which precision and prices, against which baseline.")},
    {"pickerDock", QT_TR_NOOP("What to compare.")},
    {"numbersDock", QT_TR_NOOP("The table behind the charts.")},
    {"assumptionsDock", QT_TR_NOOP("The assumptions of the estimates."), "method"},
    {"sourceDock", QT_TR_NOOP("The source of the selected number."), "data"},
    {"exportDialog", QT_TR_NOOP("Contents, appearance and destination of the export, with a preview.")},
    {"importDialog", QT_TR_NOOP("Imports price lists and chips from files. Nothing is stored until you accept it."), "page.price-history"},
    {"mappingDialog", QT_TR_NOOP("Assigns the columns of the file."), "page.price-history"},
    {"snapshotsDialog", QT_TR_NOOP("Imported price lists, by date."), "page.price-history"},
    {"overrideDialog", QT_TR_NOOP("A custom value, with a note on its source."), "data"},
    {"overridesDialog", QT_TR_NOOP("All custom values on this board."), "data"},
    {"movedDialog", QT_TR_NOOP("Figures that changed in the catalogue since this board was saved."), "data"},
    {"scenariosDialog", QT_TR_NOOP("Saves prices, assumptions and figures under names, to compare them."), "page.scenarios"},
    {"slideCheckDialog", QT_TR_NOOP("Problems this page would have on a slide, with fixes where possible."), "slides"},
    {"deckDialog", QT_TR_NOOP("The slides of this board in order, as they are exported."), "slides"},
    {"shortcutsDialog", QT_TR_NOOP("All keyboard shortcuts."), "keys"},
    {"commandPalette", QT_TR_NOOP("Type to find commands, chips, pages and metrics."), "keys"},
    {"settingsDialog", QT_TR_NOOP("The settings of the program. Each change applies immediately.")},
    {"aboutDialog", QT_TR_NOOP("The version, the date of the data, and the licences of the components."), "data"},
    {"tourCallout", QT_TR_NOOP("A step of the tour. Enter continues, Esc ends it.")},
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
    QString keys = tr("The arrow keys move between marks, Enter shows the source of a number, Ctrl+C copies it.");
    if (canZoom(spec))
        keys += u' '
            + tr("Zoom with the wheel, + or -, then pan by dragging or with Alt and the arrow keys; 0 resets the zoom. "
                 "Drag the title out of the window to copy the chart.");
    const Metric *metric = findMetric(MetricId(spec.id));
    if (metric == nullptr)
        return {tr("%1: %2. %3").arg(spec.title, spec.subtitle, keys), {}};
    const QString what = tr("%1: %2.").arg(metric->labelText(), metric->formulaText());
    const QString better = metric->better == Better::Higher ? tr("Higher is better.") : tr("Lower is better.");
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

// Other pages have filters with the same names.
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
    const auto *found = findWhere(widgetHelpRows, [&name](const WidgetHelpRow &row) { return fits(row.name, name); });
    if (found == nullptr)
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
        help.place = here.place; // a list may have its own text, while its dialog has the help page
    }
    return help;
}

} // namespace chipboard
