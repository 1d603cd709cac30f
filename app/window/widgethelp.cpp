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
namespace {

// clang-format off
constexpr ActionHelpRow actionHelpRows[] = {
    {"file.new", QT_TRANSLATE_NOOP("ActionHelp", "Starts from a ready-made comparison. Edit > Undo restores the current one.")},
    {"file.open", QT_TRANSLATE_NOOP("ActionHelp", "Opens a comparison, including one embedded in an exported file.")},
    {"file.recent", QT_TRANSLATE_NOOP("ActionHelp", "Opens a recent comparison.")},
    {"file.duplicate", QT_TRANSLATE_NOOP("ActionHelp", "Continues with a copy that is not saved yet.")},
    {"file.save", QT_TRANSLATE_NOOP("ActionHelp", "Saves the comparison to its file.")},
    {"file.saveAs", QT_TRANSLATE_NOOP("ActionHelp", "Saves the comparison to another file and continues with that one.")},
    {"file.import", QT_TRANSLATE_NOOP("ActionHelp", "Imports price lists and chips from files of many formats. Nothing is stored until you accept it.")},
    {"file.importModel", QT_TRANSLATE_NOOP("ActionHelp", "Imports the dimensions of a model from its config.json. The comparison keeps the model.")},
    {"file.export", QT_TRANSLATE_NOOP("ActionHelp", "Exports pages as documents, slides, pictures, workbooks or plain data.")},
    {"file.brief", QT_TRANSLATE_NOOP("ActionHelp", "Exports the answer, why, and what to check, on one page.")},
    {"file.print", QT_TRANSLATE_NOOP("ActionHelp", "Prints this page as its PDF looks, on the printer's paper.")},
    {"file.printPreview", QT_TRANSLATE_NOOP("ActionHelp", "Shows the sheets of this page before they are printed.")},
    {"file.deck", QT_TRANSLATE_NOOP("ActionHelp", "Arranges pages and charts as the slides of a deck, and exports or presents them.")},
    {"file.exportAgain", QT_TRANSLATE_NOOP("ActionHelp", "Exports the same files again, with the current numbers.")},
    {"file.look", QT_TRANSLATE_NOOP("ActionHelp", "Uses the colours, font and logo from your company's file.")},
    {"file.checkSlide", QT_TRANSLATE_NOOP("ActionHelp", "Checks this page for problems on a slide, and offers fixes.")},
    {"file.quit", QT_TRANSLATE_NOOP("ActionHelp", "Quits the program. The next start continues here.")},
    {"edit.undo", QT_TRANSLATE_NOOP("ActionHelp", "Undoes the last change of the comparison, step by step without limit.")},
    {"edit.redo", QT_TRANSLATE_NOOP("ActionHelp", "Repeats the change that was undone.")},
    {"edit.copy", QT_TRANSLATE_NOOP("ActionHelp", "Copies the focused chart, or the page if none is focused, in all formats.")},
    {"edit.paste", QT_TRANSLATE_NOOP("ActionHelp", "Shows the comparison whose text is on the clipboard; Undo returns to this one.")},
    {"edit.copyAs", QT_TRANSLATE_NOOP("ActionHelp", "Copies in one format that you choose.")},
    {"edit.chart", QT_TRANSLATE_NOOP("ActionHelp", "Titles, annotations and lines of the focused chart.")},
    {"edit.numbers", QT_TRANSLATE_NOOP("ActionHelp", "Opens the table of numbers at the focused chart.")},
    {"edit.pageTitle", QT_TRANSLATE_NOOP("ActionHelp", "Sets a custom title. It is marked when the numbers no longer support it.")},
    {"edit.selectNone", QT_TRANSLATE_NOOP("ActionHelp", "Clears the comparison.")},
    {"edit.find", QT_TRANSLATE_NOOP("ActionHelp", "Goes to the search for chips, instances and systems.")},
    {"edit.settings", QT_TRANSLATE_NOOP("ActionHelp", "All settings in one window.")},
    {"view.pages", QT_TRANSLATE_NOOP("ActionHelp", "Goes to a page.")},
    {"view.nextPage", QT_TRANSLATE_NOOP("ActionHelp", "Goes to the next page; after the last page, to the first.")},
    {"view.previousPage", QT_TRANSLATE_NOOP("ActionHelp", "Goes to the previous page.")},
    {"view.panels", QT_TRANSLATE_NOOP("ActionHelp", "Shows or hides the panels around the page.")},
    {"view.resetLayout", QT_TRANSLATE_NOOP("ActionHelp", "Resets all panels to their original places.")},
    {"view.present", QT_TRANSLATE_NOOP("ActionHelp", "Presentation mode: shows the pages one by one in full screen.")},
    {"view.fullScreen", QT_TRANSLATE_NOOP("ActionHelp", "Turns full screen on or off.")},
    {"theme.system", QT_TRANSLATE_NOOP("ActionHelp", "Follows the light or dark theme of the system.")},
    {"theme.light", QT_TRANSLATE_NOOP("ActionHelp", "Dark on light.")},
    {"theme.dark", QT_TRANSLATE_NOOP("ActionHelp", "Light on dark.")},
    {"theme.contrastLight", QT_TRANSLATE_NOOP("ActionHelp", "Black on white with strong lines, for more contrast.")},
    {"theme.contrastDark", QT_TRANSLATE_NOOP("ActionHelp", "White on black with strong lines, for more contrast.")},
    {"view.larger", QT_TRANSLATE_NOOP("ActionHelp", "Enlarges all text, up to twice its size.")},
    {"view.smaller", QT_TRANSLATE_NOOP("ActionHelp", "Makes all text smaller.")},
    {"view.usualSize", QT_TRANSLATE_NOOP("ActionHelp", "Resets all text to its default size.")},
    {"view.eyes", QT_TRANSLATE_NOOP("ActionHelp", "Simulates colour-vision deficiencies or greyscale.")},
    {"view.language", QT_TRANSLATE_NOOP("ActionHelp", "Switches the language, including number formats.")},
    {"level.chip", QT_TRANSLATE_NOOP("ActionHelp", "Compares single chips.")},
    {"level.instance", QT_TRANSLATE_NOOP("ActionHelp", "Compares instances as rented, with all of their chips.")},
    {"level.system", QT_TRANSLATE_NOOP("ActionHelp", "Compares multi-chip systems.")},
    {"board.preset", QT_TRANSLATE_NOOP("ActionHelp", "Applies a ready-made selection to this comparison.")},
    {"board.precision", QT_TRANSLATE_NOOP("ActionHelp", "The number format in which peak compute is compared; estimates use that of the workload.")},
    {"board.prices", QT_TRANSLATE_NOOP("ActionHelp", "The price list used for costs.")},
    {"board.priceLists", QT_TRANSLATE_NOOP("ActionHelp", "Lists the imported price lists, to view or remove them.")},
    {"board.baseline", QT_TRANSLATE_NOOP("ActionHelp", "The option that the others are compared with.")},
    {"values.absolute", QT_TRANSLATE_NOOP("ActionHelp", "Shows absolute numbers.")},
    {"values.times", QT_TRANSLATE_NOOP("ActionHelp", "Shows each number as a ratio to the baseline's, where the comparison is fair.")},
    {"values.percent", QT_TRANSLATE_NOOP("ActionHelp", "Shows each number as a percent difference from the baseline's, where the comparison is fair.")},
    {"board.override", QT_TRANSLATE_NOOP("ActionHelp", "Replaces the focused figure with a custom value.")},
    {"board.overrides", QT_TRANSLATE_NOOP("ActionHelp", "All custom values on this board, to change or reset.")},
    {"board.scenarios", QT_TRANSLATE_NOOP("ActionHelp", "Saves prices, assumptions and figures under names, to compare them.")},
    {"board.duplicate", QT_TRANSLATE_NOOP("ActionHelp", "Copies the chip or instance on the source card to a custom file and opens it.")},
    {"board.duplicateWorkload", QT_TRANSLATE_NOOP("ActionHelp", "Copies the workload to a custom file and opens it.")},
    {"help.contents", QT_TRANSLATE_NOOP("ActionHelp", "Opens the help for the focused item.")},
    {"help.whatsThis", QT_TRANSLATE_NOOP("ActionHelp", "Click an item to see what it is. Press Shift+F1 again for help on the focused item.")},
    {"help.tour", QT_TRANSLATE_NOOP("ActionHelp", "Shows the parts of the window one by one.")},
    {"help.commands", QT_TRANSLATE_NOOP("ActionHelp", "Finds any command by typing.")},
    {"help.shortcuts", QT_TRANSLATE_NOOP("ActionHelp", "All keyboard shortcuts.")},
    {"help.about", QT_TRANSLATE_NOOP("ActionHelp", "Version, date of the data, and licences.")},
};
// clang-format on

} // namespace

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
    {"level.*", QT_TRANSLATE_NOOP("WidgetHelp", "The unit of comparison: a chip, a rented instance with its chips, or a multi-chip system.")},
    {"precisionChoice", QT_TRANSLATE_NOOP("WidgetHelp", "The number format in which peak compute is compared; estimates use that of the workload. \"Best common\" is the fastest that all compared chips support."), "word.fp8-bf16-mxfp8"},
    {"priceBookChoice", QT_TRANSLATE_NOOP("WidgetHelp", "The price list used for costs. Rows without such a price show none, unless you mix price types."), "data.books"},
    {"baselineChoice", QT_TRANSLATE_NOOP("WidgetHelp", "The option that the others are compared with."), "word.baseline"},
    {"values.*", QT_TRANSLATE_NOOP("WidgetHelp", "How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference. Unfair comparisons stay absolute."), "word.baseline"},
    {"scenarioChoice", QT_TRANSLATE_NOOP("WidgetHelp", "Saved sets of prices, assumptions and figures; the selected one is active."), "page.scenarios"},
    {"exportButton", QT_TRANSLATE_NOOP("WidgetHelp", "Exports this page or all pages: documents, slides, pictures, workbooks, plain data.")},
    {"pageTabs", QT_TRANSLATE_NOOP("WidgetHelp", "The pages of the program. Each answers one question about the same comparison.")},
    {"moreButton", QT_TRANSLATE_NOOP("WidgetHelp", "Opens the other pages. The one you choose gets a tab.")},
    {"chipsButton", QT_TRANSLATE_NOOP("WidgetHelp", "Opens the panel where you choose what to compare.")},
    {"segment.*", QT_TRANSLATE_NOOP("WidgetHelp", "Switches between the parts of this page.")},
    {"dockTabs", QT_TRANSLATE_NOOP("WidgetHelp", "Tabbed panels: the assumptions, and the source of the selected number.")},
    {"pickerSearch", QT_TRANSLATE_NOOP("WidgetHelp", "Finds chips, instances and systems by name. For instances it also accepts conditions, such as memory >= 640 GB and price_hour < 40."), "page.compare"},
    {"pickerTree", QT_TRANSLATE_NOOP("WidgetHelp", "All items to compare, by vendor and product line. Space adds or removes an entry."), "page.compare"},
    {"presetsButton", QT_TRANSLATE_NOOP("WidgetHelp", "Ready-made comparisons. Edit > Undo restores the previous one.")},
    {"conditionsButton", QT_TRANSLATE_NOOP("WidgetHelp", "Filter conditions for instances, to add to the search.")},
    {"numbersView", QT_TRANSLATE_NOOP("WidgetHelp", "The data behind the charts, with every digit. Enter shows the source of a number; F2 overrides it.")},
    {"numbersList", QT_TRANSLATE_NOOP("WidgetHelp", "The table shown: the numbers of the charts, or another one of this page, as in exported files.")},
    {"numbersHeader", QT_TRANSLATE_NOOP("WidgetHelp", "Click a column to sort by it; Alt+Home restores the order of the charts.")},
    {"sourceCard", QT_TRANSLATE_NOOP("WidgetHelp", "The source of the selected number: value, range, status, date, formula, sources, and what other sources say."), "data"},
    {"sourceOverride", QT_TRANSLATE_NOOP("WidgetHelp", "Overrides this figure on this board only. The custom value is marked everywhere.")},
    {"workload", QT_TRANSLATE_NOOP("WidgetHelp", "The workload to estimate: a model to train, serve or run in batches."), "method"},
    {"currency", QT_TRANSLATE_NOOP("WidgetHelp", "The currency of all amounts, with its exchange rate.")},
    {"takeBackAll", QT_TRANSLATE_NOOP("WidgetHelp", "Resets all changed assumptions.")},
    {"assumptions", QT_TRANSLATE_NOOP("WidgetHelp", "The assumptions of the estimates. Changed values are marked and can be reset one by one."), "method"},
    {"assumptionRows", QT_TRANSLATE_NOOP("WidgetHelp", "The assumptions of the estimates. Changed values are marked and can be reset one by one."), "method"},
    {"assumptionSearch", QT_TRANSLATE_NOOP("WidgetHelp", "Finds an assumption by name.")},
    {"group.*", QT_TRANSLATE_NOOP("WidgetHelp", "Expands or collapses this group of assumptions.")},
    {"confidenceBadge", QT_TRANSLATE_NOOP("WidgetHelp", "How far these estimates can be trusted, from the check against published measurements. Opens the page Accuracy."), "page.model-check"},
    {"filter.question", QT_TRANSLATE_NOOP("WidgetHelp", "Your question: the page title answers it, and its metric comes first."), "page.overview"},
    {"filter.*", QT_TRANSLATE_NOOP("WidgetHelp", "Applies to this page only; the other pages stay as they are.")},
    {"filtersToggle", QT_TRANSLATE_NOOP("WidgetHelp", "Expands or collapses the form of the page. While it is collapsed, its entries are shown next to it.")},
    {"said.*", QT_TRANSLATE_NOOP("WidgetHelp", "The entries of the page's form; click one to go to its field.")},
    {"chartShowAll", QT_TRANSLATE_NOOP("WidgetHelp", "Resets the zoom; 0 and Escape do the same.")},
    {"chartMenu*", QT_TRANSLATE_NOOP("WidgetHelp", "Selects what this chart shows.")},
    {"chartScroll", QT_TRANSLATE_NOOP("WidgetHelp", "The charts of the page. Tab moves between charts, the arrow keys between marks.")},
    {"scrolledPage", QT_TRANSLATE_NOOP("WidgetHelp", "The whole page; scroll to see the rest.")},
    {"pageTexts", QT_TRANSLATE_NOOP("WidgetHelp", "The page in words: reasons, what would change them, what to verify.")},
    {"text.*", QT_TRANSLATE_NOOP("WidgetHelp", "The page in words: reasons, what would change them, what to verify.")},
    {"pageTitle", QT_TRANSLATE_NOOP("WidgetHelp", "The answer of the page in one sentence. Shift+F2 sets a custom title.")},
    {"pageWarning", QT_TRANSLATE_NOOP("WidgetHelp", "States what is not comparable on this page, and offers a fix.")},
    {"pageNotice", QT_TRANSLATE_NOOP("WidgetHelp", "Important facts about this page, and where to change them.")},
    {"empty.*", QT_TRANSLATE_NOOP("WidgetHelp", "A ready-made comparison to start from.")},
    {"textInPlace", QT_TRANSLATE_NOOP("WidgetHelp", "A custom text. Enter saves it, Esc cancels, an empty text restores the automatic one.")},
    {"messagePanel", QT_TRANSLATE_NOOP("WidgetHelp", "Problems and notices: what happened, where, and what to do.")},
    {"message*", QT_TRANSLATE_NOOP("WidgetHelp", "Problems and notices: what happened, where, and what to do.")},
    {"statusText", QT_TRANSLATE_NOOP("WidgetHelp", "The compared items, how many of their numbers sources disagree on, and the date of the catalogue."), "data"},
    {"panelButton.*", QT_TRANSLATE_NOOP("WidgetHelp", "Shows or hides a panel: the numbers, the assumptions, or the source of a number.")},
    {"chartAction", QT_TRANSLATE_NOOP("WidgetHelp", "Performs the step that the empty chart suggests.")},
    {"exportedNote", QT_TRANSLATE_NOOP("WidgetHelp", "Opens the exported file, or its folder.")},
    {"changeNote", QT_TRANSLATE_NOOP("WidgetHelp", "The last change. Undo reverts it.")},
    {"tourOffer", QT_TRANSLATE_NOOP("WidgetHelp", "Starts the tour or hides this offer. Help > Tour starts it at any time.")},
    {"progressStop", QT_TRANSLATE_NOOP("WidgetHelp", "Stops the current task; finished files are kept.")},
    {"toolBar", QT_TRANSLATE_NOOP("WidgetHelp", "The comparison: per chip, instance or system, at which precision and prices, against which baseline.")},
    {"pickerDock", QT_TRANSLATE_NOOP("WidgetHelp", "What to compare.")},
    {"numbersDock", QT_TRANSLATE_NOOP("WidgetHelp", "The table behind the charts.")},
    {"assumptionsDock", QT_TRANSLATE_NOOP("WidgetHelp", "The assumptions of the estimates."), "method"},
    {"sourceDock", QT_TRANSLATE_NOOP("WidgetHelp", "The source of the selected number."), "data"},
    {"exportDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Contents, appearance and destination of the export, with a preview.")},
    {"importDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Imports price lists and chips from files. Nothing is stored until you accept it."), "page.price-history"},
    {"mappingDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Assigns the columns of the file."), "page.price-history"},
    {"snapshotsDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Imported price lists, by date."), "page.price-history"},
    {"overrideDialog", QT_TRANSLATE_NOOP("WidgetHelp", "A custom value, with a note on its source."), "data"},
    {"overridesDialog", QT_TRANSLATE_NOOP("WidgetHelp", "All custom values on this board."), "data"},
    {"movedDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Figures that changed in the catalogue since this board was saved."), "data"},
    {"scenariosDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Saves prices, assumptions and figures under names, to compare them."), "page.scenarios"},
    {"slideCheckDialog", QT_TRANSLATE_NOOP("WidgetHelp", "Problems this page would have on a slide, with fixes where possible."), "slides"},
    {"deckDialog", QT_TRANSLATE_NOOP("WidgetHelp", "The slides of this board in order, as they are exported."), "slides"},
    {"shortcutsDialog", QT_TRANSLATE_NOOP("WidgetHelp", "All keyboard shortcuts."), "keys"},
    {"commandPalette", QT_TRANSLATE_NOOP("WidgetHelp", "Type to find commands, chips, pages and metrics."), "keys"},
    {"settingsDialog", QT_TRANSLATE_NOOP("WidgetHelp", "The settings of the program. Each change applies immediately.")},
    {"aboutDialog", QT_TRANSLATE_NOOP("WidgetHelp", "The version, the date of the data, and the licences of the components."), "data"},
    {"tourCallout", QT_TRANSLATE_NOOP("WidgetHelp", "A step of the tour. Enter continues, Esc ends it.")},
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
        help.place = here.place; // a list of a dialog has words of its own, and the dialog a page in the help
    }
    return help;
}

} // namespace chipboard
