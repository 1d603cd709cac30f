#include "app/cli/commandtable.h"

#include "app/cli/completion.h"
#include "app/cli/listtable.h"
#include "app/settings/languages.h"
#include "app/window/pagetable.h"
#include "data/board/board.h"
#include "data/core/find.h"
#include "data/import/importer.h"
#include "widgets/export/exporters.h"
#include "widgets/export/exporttheme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr int anyNumber = 1000;

QStringList listKindWords() { return rowIds(listTable()); }
QStringList importFormatWords() { return rowIds(importerTable()); }
QStringList priceWords() { return {u"list"_s, u"remove"_s}; }
QStringList shellWords() { return rowIds(shellTable()); }

constexpr CommandRow commandRows[] = {
    {Command::Window, "", "[BOARD]", QT_TR_NOOP("Open the window."),
     QT_TR_NOOP("Opens the named board (a *.chipboard file), the last board, or on first start a complete example."), 0,
     1, nullptr},
    {Command::List, "list", "KIND", QT_TR_NOOP("List the contents of the catalogue."),
     QT_TR_NOOP("The first column contains the ids that other commands accept."), 1, 1, runList, listKindWords},
    {Command::Table, "table", "[BOARD]", QT_TR_NOOP("Print the numbers of a comparison."),
     QT_TR_NOOP("Compares the given selection, the board's selection, or the example shown at first start. "
                "Missing numbers have their reason."),
     0, 1, runTable},
    {Command::Estimate, "estimate", "", QT_TR_NOOP("Estimate a workload on a chip or instance."),
     QT_TR_NOOP("Reports whether the workload fits, its duration, throughput, cost and bottleneck, each with a "
                "range. Without --count, uses a suitable number of chips."),
     0, 0, runEstimate},
    {Command::ModelCheck, "model-check", "", QT_TR_NOOP("Compare the estimates with published measurements."),
     QT_TR_NOOP("Predicts each measurement from its configuration and reports the error. Lists measurements "
                "that cannot be predicted, with the reason."),
     0, 0, runModelCheck},
    {Command::Calibrate, "calibrate", "[FILE]", QT_TR_NOOP("Fit the serving and training constants to measurements."),
     QT_TR_NOOP("Fits the serving and training models to all plain measurements and reports the error on "
                "held-out ones. If a calibration FILE is named, writes the constants to it."),
     0, 1, runCalibrate},
    {Command::Export, "export", "[BOARD]", QT_TR_NOOP("Export the dashboard to files."),
     QT_TR_NOOP("Writes what the window shows. The extension of each file name sets the format; equal input "
                "on the same day gives equal bytes."),
     0, 1, runExport},
    {Command::Import, "import", "[FORMAT] FILE", QT_TR_NOOP("Import prices or chips from a file."),
     QT_TR_NOOP("Reports for each data row whether it was imported, skipped or suspicious, and why. Suspicious "
                "rows are imported only if their reason is accepted. Prices are stored as one dated snapshot, "
                "chips in the user's catalogue folder. The format is recognised by the content; \"chipboard list "
                "formats\" lists them."),
     1, 2, runImportCommand, importFormatWords},
    {Command::Prices, "prices", "[list | remove SNAPSHOT...]", QT_TR_NOOP("List or remove imported prices."),
     QT_TR_NOOP("Each price import is a numbered snapshot. Removing one removes its prices from every board "
                "that uses them; importing the file again restores them."),
     0, anyNumber, runPrices, priceWords},
    {Command::WhatIf, "what-if", "KIND [BOARD]",
     QT_TR_NOOP("Analyse what would change the answer, and how certain it is."),
     QT_TR_NOOP(
         "KIND is tornado (sensitivity to each assumption), crossover (break-even point of two rows), "
         "two-way (a result under two assumptions), uncertainty (ranges and probabilities from random "
         "draws), move (payback of moving to --on from --against), commitment (break-even utilisation) or formula (how "
         "a number "
         "is calculated). Without --metrics it analyses the cost of the workload, with a monthly volume the "
         "bill."),
     1, 2, runWhatIf, whatIfKinds},
    {Command::Advise, "advise", "[BOARD]",
     QT_TR_NOOP("Recommend chips that meet the requirements, and explain why the others do not."),
     QT_TR_NOOP(
         "Ranks all chips in the catalogue for the board's workload, with reasons for and against each and points to "
         "verify. Also shows why others are ruled out and what would change the advice. Requirements not set with "
         "--need exclude nothing. If no chip meets the requirements, reports the nearest requirements that work."),
     0, 1, runAdvise},
    {Command::Check, "check", "[PATH...]", QT_TR_NOOP("Check catalogue files and boards."),
     QT_TR_NOOP(
         "Checks the named files and directories, or the shipped catalogue if none is named. Reports every error with "
         "its line and column. In an exported PDF, SVG, PNG, PPTX or XLSX, checks the embedded board."),
     0, anyNumber, runCheck},
    {Command::Completion, "completion", "SHELL", QT_TR_NOOP("Print shell completions for bash, zsh or fish."),
     QT_TR_NOOP("Installed packages include completions. Otherwise run \"source <(chipboard completion bash)\", "
                "the same with zsh, or \"chipboard completion fish | source\"."),
     1, 1, runCompletion, shellWords},
    {Command::Help, "help", "[COMMAND]", QT_TR_NOOP("Show help for a command."),
     QT_TR_NOOP("Without a command, lists all commands."), 0, 1, runHelp, commandNames},
    {Command::Version, "version", "", QT_TR_NOOP("Print the program's version."), "", 0, 0, runVersion},
};

constexpr unsigned window = maskOf(Command::Window);
constexpr unsigned whatIf = maskOf(Command::WhatIf);
constexpr unsigned columns = maskOf(Command::Table) | maskOf(Command::Export) | whatIf;
constexpr unsigned advising = maskOf(Command::Advise);
constexpr unsigned selecting = columns | advising;
constexpr unsigned exporting = maskOf(Command::Export);
constexpr unsigned estimates = maskOf(Command::Estimate);
constexpr unsigned importing = maskOf(Command::Import);
constexpr unsigned importedPrices = maskOf(Command::Prices);
constexpr unsigned calibrates = maskOf(Command::Calibrate);
constexpr unsigned modelChecks = maskOf(Command::ModelCheck) | calibrates;
constexpr unsigned catalogUsers =
    window | selecting | estimates | modelChecks | importing | maskOf(Command::List) | maskOf(Command::Check);
constexpr unsigned everywhere = ~0U;

QStringList leaveOutChoices() { return {u"source"_s, u"group"_s, u"model"_s, u"chip"_s}; }

QStringList levelChoices() { return {levelWord(Level::Chip), levelWord(Level::Instance), levelWord(Level::System)}; }

QStringList valueChoices() { return mapped(valueForms, valueFormWord); }

QStringList precisionChoices()
{
    QStringList words{u"best"_s};
    for (const Precision precision : comparablePrecisions)
        words << precisionWord(precision);
    return words;
}

QStringList formatChoices() { return {u"table"_s, u"json"_s, u"csv"_s, u"ndjson"_s}; }
// Each page by its id and, if different, by its tab name.
QStringList pageChoices()
{
    QStringList words;
    for (const PageRow &row : pageTable())
        words << QString::fromLatin1(row.id) << pageWord(row);
    words.removeDuplicates();
    return words;
}

QString pageIdOf(const QString &word)
{
    const PageRow *page = pageNamed(word);
    return page != nullptr ? QString::fromLatin1(page->id) : word;
}

// The window supports the first two; see Parser::checkWindow().
QStringList themeChoices() { return rowIds(exportThemes()); }
QStringList typeChoices() { return rowIds(exportTypes()); }

QStringList whatChoices()
{
    return {exportWhatWord(ExportWhat::Page),   exportWhatWord(ExportWhat::Chart), exportWhatWord(ExportWhat::All),
            exportWhatWord(ExportWhat::Report), exportWhatWord(ExportWhat::Brief), exportWhatWord(ExportWhat::Deck)};
}

QStringList languageChoices() { return rowIds(languageTable()); }

QStringList scaleChoices()
{
    QStringList scales;
    for (int scale = smallestPictureScale; scale <= largestPictureScale; ++scale)
        scales << QString::number(scale);
    return scales;
}

QStringList svgTextChoices() { return {QStringLiteral("text"), QStringLiteral("curves")}; }

QStringList chartsChoices()
{
    return mapped(chartsOfSlides, [](int count) { return QString::number(count); });
}

const OptionRow optionRows[] = {
    {"chips", "ID,ID", QT_TR_NOOP("Compare these chips."), &Invocation::chips, selecting, nullptr, "chips"},
    {"instances", "ID,ID", QT_TR_NOOP("Compare these cloud instances."), &Invocation::instances, selecting, nullptr,
     "instances"},
    {"systems", "ID,ID", QT_TR_NOOP("Compare these multi-chip systems."), &Invocation::systems, selecting, nullptr,
     "systems"},
    {"per", "LEVEL", QT_TR_NOOP("The unit of comparison."), &Invocation::per, selecting, levelChoices},
    {"precision", "FORMAT",
     QT_TR_NOOP("The number format used to compare compute; \"best\" is the fastest that most of the selection "
                "publishes. Estimates use it for weights and arithmetic."),
     &Invocation::precision, selecting | estimates, precisionChoices},
    {"prices", "BOOK",
     QT_TR_NOOP("The price book; \"chipboard list prices\" lists the ids. Without it and without a board, the "
                "one with prices for most of the selection."),
     &Invocation::prices, selecting | estimates | maskOf(Command::List), nullptr, "prices"},
    {"region", "NAME,NAME",
     QT_TR_NOOP("Prices of these regions only, as the cloud names them: us-east-2. Without it the price book's "
                "own order decides."),
     &Invocation::regions, selecting | estimates},
    {"mixed-prices", "",
     QT_TR_NOOP("Use a price of another type (on-demand, Capacity Block, spot ...) if the price book has none. "
                "Otherwise such a row has no price."),
     &Invocation::mixedPrices, selecting | estimates | maskOf(Command::List)},
    {"baseline", "ID", QT_TR_NOOP("The baseline of the comparison."), &Invocation::baseline, selecting},
    {"values", "HOW",
     QT_TR_NOOP("How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference."),
     &Invocation::values, maskOf(Command::Table) | exporting, valueChoices},
    {"metrics", "ID,ID",
     QT_TR_NOOP("The columns, or the charts of an exported page; \"chipboard list metrics\" shows the ids."),
     &Invocation::metrics, columns, nullptr, "metrics"},
    {"format", "FORMAT", QT_TR_NOOP("The output format."), &Invocation::format,
     whatIf | advising | estimates | modelChecks | importing | importedPrices | maskOf(Command::List)
         | maskOf(Command::Table),
     formatChoices},
    {"workload", "ID", QT_TR_NOOP("The workload; \"chipboard list workloads\" shows the ids."), &Invocation::workload,
     selecting | estimates, nullptr, "workloads"},
    {"model", "ID|FILE",
     QT_TR_NOOP("Serve this model: an id from \"chipboard list models\", or the path of its config.json. Set "
                "the load with --set input, output and batch."),
     &Invocation::model, selecting | estimates, nullptr, "models"},
    {"set", "NAME=VALUE",
     QT_TR_NOOP(
         "Set an assumption; \"chipboard list assumptions\" shows the names. discount@aws=30 or discount@h100-sxm=12 "
         "lowers the prices of one provider, chip, instance or system. Can be repeated."),
     &Invocation::sets, selecting | estimates | window, nullptr, "assumptions"},
    {"board-text", "TEXT", QT_TR_NOOP("Start from this comparison, as Edit > Copy as > Text to share gives it."),
     &Invocation::boardText, selecting | window},
    {"need", "NAME=VALUE",
     QT_TR_NOOP("Set a requirement, such as budget=5000; without a value it is unset. \"chipboard list needs\" "
                "shows the names. Can be repeated."),
     &Invocation::needs, selecting | window, nullptr, "needs"},
    {"currency", "CODE",
     QT_TR_NOOP("Show money in this currency, such as EUR; --set exchange_rate=RATE sets how much of it one USD buys."),
     &Invocation::currency, selecting | estimates | window},
    {"on", "ID", QT_TR_NOOP("The chip, cloud instance or system to run it on; of a move, the one to move to."),
     &Invocation::on, estimates | whatIf},
    {"sweep", "NAME=VALUE,VALUE",
     QT_TR_NOOP("Estimate at each of these values of an assumption; --on takes several ids, too."), &Invocation::sweep,
     estimates},
    {"against", "ID", QT_TR_NOOP("The row to compare --on with; of a move, the one to move from."),
     &Invocation::against, whatIf},
    {"vary", "NAME,NAME",
     QT_TR_NOOP("The assumptions to vary; NAME@ID varies one for that row only. \"chipboard list assumptions\" "
                "shows the names."),
     &Invocation::vary, whatIf, nullptr, "assumptions"},
    {"draws", "COUNT", QT_TR_NOOP("Number of draws; the default is 100000."), &Invocation::draws, whatIf},
    {"seed", "NUMBER", QT_TR_NOOP("Random seed; equal seeds give equal bytes."), &Invocation::seed, whatIf},
    {"count", "CHIPS", QT_TR_NOOP("Number of chips."), &Invocation::count, estimates},
    {"runs", "FILE", QT_TR_NOOP("Check these measurements instead of the shipped ones."), &Invocation::runs,
     modelChecks},
    {"leave-out", "WHAT",
     QT_TR_NOOP("Group to hold out and predict at a time: source (the default), model, chip, or group of all three."),
     &Invocation::leaveOut, calibrates, leaveOutChoices},
    {"to", "FILE", QT_TR_NOOP("Write this file; can be repeated."), &Invocation::to, exporting},
    {"what", "WHAT",
     QT_TR_NOOP("What to export: a page, one chart of it, all pages with results, a report of them, the "
                "answer as a one-page brief, or the slides of the board's deck."),
     &Invocation::what, exporting, whatChoices},
    {"page", "PAGE,PAGE", QT_TR_NOOP("The page of the dashboard; an export can have several, in this order."),
     &Invocation::pages, exporting | window, pageChoices, nullptr, pageIdOf},
    {"chart", "ID", QT_TR_NOOP("Export only this chart of the page, by id or title, such as memory."),
     &Invocation::chart, exporting},
    {"deck", "FILE",
     QT_TR_NOOP("Export the slides of this JSON file, which chipboard(1) describes, as PDF, PPTX, PNG or SVG."),
     &Invocation::deck, exporting},
    {"title", "CHART=TEXT",
     QT_TR_NOOP("Set the title of a chart on the first page, or with PAGE/CHART=TEXT on any page; an empty text "
                "restores the automatic title. Can be repeated."),
     &Invocation::titles, exporting},
    {"axis-title", "CHART:AXIS=TEXT",
     QT_TR_NOOP("Set the title of the x or y axis of a chart with two axes, such as value/value:y=Speed. The "
                "unit is added. The page is named as for --title. Can be repeated."),
     &Invocation::axisTitles, exporting},
    {"size", "SIZE",
     QT_TR_NOOP("The paper or slide size: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, "
                "letter-portrait, or a custom size such as 210x148mm, 8x4.5in or 1600x900px."),
     &Invocation::size, exporting},
    {"type", "SIZE", QT_TR_NOOP("The text size of a page."), &Invocation::typeScale, exporting, typeChoices},
    {"scale", "NUMBER", QT_TR_NOOP("PNG pixels per screen pixel."), &Invocation::scale, exporting, scaleChoices},
    {"charts-per-slide", "NUMBER", QT_TR_NOOP("How many charts of a page share a slide of a presentation."),
     &Invocation::chartsPerSlide, exporting, chartsChoices},
    {"template", "FILE",
     QT_TR_NOOP("Use the masters of this presentation or template (.pptx, .potx), with its size, fonts and "
                "colours; \"none\" for Chipboard's own."),
     &Invocation::deckTemplate, exporting},
    {"numbers", "", QT_TR_NOOP("Add the table of numbers on a separate page."), &Invocation::numbers, exporting},
    {"measurements", "",
     QT_TR_NOOP("With --numbers and all pages or a report: also add the table of all published measurements, "
                "hundreds of pages."),
     &Invocation::measurements, exporting},
    {"appendix", "",
     QT_TR_NOOP("With a report as slides: also add the appendix with the other pages, assumptions, notes, "
                "sources, glossary and method."),
     &Invocation::appendix, exporting},
    {"without-board", "",
     QT_TR_NOOP("Do not embed the board in PDF, SVG, PNG, PPTX and XLSX files. Such files cannot be opened in "
                "Chipboard again."),
     &Invocation::withoutBoard, exporting},
    {"pdf-a", "",
     QT_TR_NOOP(
         "Write PDF files as PDF/A-1b, for archiving; such a file has no embedded board and cannot be opened again."),
     &Invocation::forArchives, exporting},
    {"svg-text", "FORM",
     QT_TR_NOOP("Letters of SVG files: text that can be searched and edited, or curves that look the same without "
                "the font."),
     &Invocation::svgText, exporting, svgTextChoices},
    {"force", "", QT_TR_NOOP("Replace existing files."), &Invocation::force, exporting},
    {"check", "", QT_TR_NOOP("Report problems that these pages would have on a slide, with fixes; write nothing."),
     &Invocation::checksSlides, exporting},
    {"look", "FILE", QT_TR_NOOP("The brand theme: colours, font and logo from a JSON file; \"none\" for none."),
     &Invocation::look, exporting | window},
    {"where", "EXPRESSION",
     QT_TR_NOOP(
         "List the chips or instances that match: \"memory >= 640 GB and price_chip_hour < 4\". Fields are metric "
         "ids, and id, provider, chip, chips, vcpus and others."),
     &Invocation::where, maskOf(Command::List)},
    {"sort", "COLUMN",
     QT_TR_NOOP("Sort the list by this column, with a minus in front largest first; empty cells come last."),
     &Invocation::sort, maskOf(Command::List)},
    {"columns", "NAME,NAME", QT_TR_NOOP("List only these columns, in this order."), &Invocation::columns,
     maskOf(Command::List)},
    {"as-of", "DATE", QT_TR_NOOP("The date of the prices if the file does not state it: 2026-11-22."),
     &Invocation::asOf, importing},
    {"age", "", QT_TR_NOOP("Also list price lists and figures more than 90 days old, and what would replace them."),
     &Invocation::age, maskOf(Command::Check)},
    {"dry-run", "", QT_TR_NOOP("Report what an import would do, without storing anything."), &Invocation::dryRun,
     importing},
    {"map", "FIELD=COLUMN",
     QT_TR_NOOP(
         "The column of a field, such as price=Hourly; FIELD=none: no column; FIELD==VALUE: a value for all rows. "
         "Can be repeated."),
     &Invocation::maps, importing},
    {"accept", "REASON,REASON", QT_TR_NOOP("Accept rows that are suspicious for these reasons, such as spot-floor."),
     &Invocation::accepts, importing},
    {"store", "FILE", QT_TR_NOOP("The price store, if not in the user's data folder."), &Invocation::store,
     importing | importedPrices},
    {"catalog", "DIR",
     QT_TR_NOOP("Also read the catalogue files in this directory; they replace shipped entries with the same "
                "id. Can be repeated."),
     &Invocation::catalogs, catalogUsers},
    {"screenshot", "FILE", QT_TR_NOOP("Save a picture of the window as PNG and close it."), &Invocation::screenshot,
     window},
    {"window-size", "WIDTHxHEIGHT", QT_TR_NOOP("Open the window at this size."), &Invocation::windowSize, window},
    {"theme", "THEME", QT_TR_NOOP("The colour theme, regardless of the desktop's. The window accepts light and dark."),
     &Invocation::theme, window | exporting, themeChoices},
    {"lang", "LANGUAGE", QT_TR_NOOP("Use this language; commands use English by default."), &Invocation::language,
     everywhere, languageChoices},
    {"help", "", QT_TR_NOOP("Show help for the command."), &Invocation::help, everywhere},
    {"version", "", QT_TR_NOOP("Print the program's version."), &Invocation::version, everywhere},
};

} // namespace

std::span<const CommandRow> commandTable() { return commandRows; }
std::span<const OptionRow> optionTable() { return optionRows; }

QStringList commandNames()
{
    QStringList names = mapped(commandRows, [](const CommandRow &row) { return QString::fromLatin1(row.name); });
    names.removeAll(QString()); // the window has none
    return names;
}

const CommandRow *findCommand(const QString &name)
{
    return findWhere(commandRows,
                     [&name](const CommandRow &row) { return row.name[0] != '\0' && name == QLatin1String(row.name); });
}

const CommandRow &commandRow(Command command)
{
    const auto *found = findWhere(commandRows, [command](const CommandRow &row) { return row.command == command; });
    Q_ASSERT(found != nullptr);
    return *found;
}

const OptionRow *findOption(const QString &name)
{
    return findWhere(optionRows, [&name](const OptionRow &row) { return name == QLatin1String(row.name); });
}

int runInvocation(const Invocation &invocation, Streams &streams)
{
    return commandRow(invocation.command).run(invocation, streams);
}

} // namespace chipboard
