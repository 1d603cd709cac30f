#include "app/cli/commandtable.h"

#include "app/cli/commands.h"
#include "app/cli/completion.h"
#include "app/cli/listtable.h"
#include "app/settings/languages.h"
#include "app/window/pagetable.h"
#include "data/board/board.h"
#include "data/import/importer.h"
#include "widgets/export/exporters.h"
#include "widgets/export/exporttheme.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr int anyNumber = 1000;

template<typename Row>
QStringList rowIds(std::span<const Row> rows)
{
    QStringList ids;
    for (const Row &row : rows)
        ids << QString::fromLatin1(row.id);
    return ids;
}

QStringList listKindWords() { return rowIds(listTable()); }
QStringList importFormatWords() { return rowIds(importerTable()); }
QStringList priceWords() { return {u"list"_s, u"remove"_s}; }
QStringList shellWords() { return rowIds(shellTable()); }

QStringList commandWords()
{
    QStringList names;
    for (const CommandRow &row : commandTable()) {
        if (row.name[0] != '\0')
            names << QString::fromLatin1(row.name);
    }
    return names;
}

constexpr CommandRow commandRows[] = {
    {Command::Window, "", "[BOARD]", QT_TRANSLATE_NOOP("CommandLine", "Open the window."),
     QT_TRANSLATE_NOOP("CommandLine",
                       "Shows the named board (a *.chipboard file), or the last one, or a full example at first."),
     0, 1, nullptr},
    {Command::List, "list", "KIND", QT_TRANSLATE_NOOP("CommandLine", "List what the catalogue knows."),
     QT_TRANSLATE_NOOP("CommandLine", "The ids in the first column are what the other commands' options take."), 1, 1,
     runList, listKindWords},
    {Command::Table, "table", "[BOARD]", QT_TRANSLATE_NOOP("CommandLine", "Print the numbers of a comparison."),
     QT_TRANSLATE_NOOP("CommandLine",
                       "Compares what is selected, or what the board selects, or the example that the window first "
                       "shows. A number that is missing says why."),
     0, 1, runTable},
    {Command::Estimate, "estimate", "", QT_TRANSLATE_NOOP("CommandLine", "Estimate a workload on a chip or instance."),
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Tells whether it fits, how long it takes, how fast it is, what it costs and what bounds it, each "
         "with a range. Without --count, takes as many chips as people would."),
     0, 0, runEstimate},
    {Command::ModelCheck, "model-check", "",
     QT_TRANSLATE_NOOP("CommandLine", "Hold the estimates against published measurements."),
     QT_TRANSLATE_NOOP("CommandLine",
                       "Predicts every measurement from its configuration and tells how far off it is. A measurement "
                       "that cannot be predicted is listed with the reason."),
     0, 0, runModelCheck},
    {Command::Calibrate, "calibrate", "[FILE]",
     QT_TRANSLATE_NOOP("CommandLine", "Find the constants of serving and training from measurements."),
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Fits the models of serving and training to all plain measurements and says how far off they are on those "
         "that were left out. With the FILE of a calibration, writes the constants there."),
     0, 1, runCalibrate},
    {Command::Export, "export", "[BOARD]", QT_TRANSLATE_NOOP("CommandLine", "Write the dashboard to files."),
     QT_TRANSLATE_NOOP("CommandLine",
                       "Writes what the window shows. The ending of each file's name decides its format; equal input "
                       "gives equal bytes."),
     0, 1, runExport},
    {Command::Import, "import", "FORMAT FILE", QT_TRANSLATE_NOOP("CommandLine", "Import prices or chips from a file."),
     QT_TRANSLATE_NOOP("CommandLine",
                       "Tells what became of every data row: imported, ignored or suspicious, and why. Nothing "
                       "suspicious gets in unless its reason is accepted. Prices go to the price store as one dated "
                       "snapshot, chips to the user's catalogue folder. \"chipboard list formats\" has the formats."),
     2, 2, runImportCommand, importFormatWords},
    {Command::Prices, "prices", "[list | remove SNAPSHOT...]",
     QT_TRANSLATE_NOOP("CommandLine", "List imported prices, or remove some of them."),
     QT_TRANSLATE_NOOP("CommandLine",
                       "Each import of prices is a snapshot with a number. Removing one takes its prices from every "
                       "board that names them; importing the file again brings them back."),
     0, anyNumber, runPrices, priceWords},
    {Command::WhatIf, "what-if", "KIND [BOARD]",
     QT_TRANSLATE_NOOP("CommandLine", "Tell what would change the answer, and how sure it is."),
     QT_TRANSLATE_NOOP("CommandLine",
                       "KIND is tornado (which assumption moves a result most), crossover (where the order of two "
                       "turns), two-way (a result under two assumptions), uncertainty (bands and chances from draws), "
                       "move (when moving pays), commitment (from which utilisation one pays) or formula (how a "
                       "number came about). Without --metrics it is about the cost of the workload."),
     1, 2, runWhatIf, whatIfKinds},
    {Command::Advise, "advise", "[BOARD]",
     QT_TRANSLATE_NOOP("CommandLine", "Advise which chip fits what is needed, and why not the others."),
     QT_TRANSLATE_NOOP("CommandLine",
                       "Ranks all chips of the catalogue for the board's workload, with the reasons for and against "
                       "each, what is to be verified, why others are ruled out and what would change the advice. What "
                       "no --need says rules nothing out. Needs that leave nothing over are told with the nearest that "
                       "works."),
     0, 1, runAdvise},
    {Command::Check, "check", "[PATH...]", QT_TRANSLATE_NOOP("CommandLine", "Check catalogue files and boards."),
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Checks the named files and directories, or the shipped catalogue when none is named, and "
         "tells every fault with its line and column. Of an exported PDF, SVG, PNG, PPTX or XLSX it checks the "
         "board inside."),
     0, anyNumber, runCheck},
    {Command::Completion, "completion", "SHELL",
     QT_TRANSLATE_NOOP("CommandLine", "Print the completions of bash, zsh or fish."),
     QT_TRANSLATE_NOOP("CommandLine",
                       "Installed packages bring them along. Else: \"source <(chipboard completion bash)\", the same "
                       "with zsh, or \"chipboard completion fish | source\"."),
     1, 1, runCompletion, shellWords},
    {Command::Help, "help", "[COMMAND]", QT_TRANSLATE_NOOP("CommandLine", "Explain a command."),
     QT_TRANSLATE_NOOP("CommandLine", "Without a command, tells what commands there are."), 0, 1, runHelp,
     commandWords},
    {Command::Version, "version", "", QT_TRANSLATE_NOOP("CommandLine", "Print the program's version."), "", 0, 0,
     runVersion},
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

QStringList valueChoices()
{
    QStringList words;
    for (const ValueForm form : valueForms)
        words << valueFormWord(form);
    return words;
}

QStringList precisionChoices()
{
    QStringList words{u"best"_s};
    for (const Precision precision : comparablePrecisions)
        words << precisionWord(precision);
    return words;
}

QStringList formatChoices() { return {u"table"_s, u"json"_s, u"csv"_s}; }
QStringList pageChoices()
{
    QStringList ids;
    for (const PageRow &row : pageTable())
        ids << QString::fromLatin1(row.id);
    return ids;
}

// The window knows the first two of them; see Parser::checkWindow().
QStringList themeChoices()
{
    QStringList ids;
    for (const ExportTheme &theme : exportThemes())
        ids << QString::fromLatin1(theme.id);
    return ids;
}

QStringList typeChoices()
{
    QStringList ids;
    for (const ExportType &type : exportTypes())
        ids << QString::fromLatin1(type.id);
    return ids;
}

QStringList whatChoices()
{
    return {exportWhatWord(ExportWhat::Page), exportWhatWord(ExportWhat::Chart), exportWhatWord(ExportWhat::All),
            exportWhatWord(ExportWhat::Report)};
}

QStringList languageChoices() { return rowIds(languageTable()); }

QStringList scaleChoices()
{
    QStringList scales;
    for (int scale = smallestPictureScale; scale <= largestPictureScale; ++scale)
        scales << QString::number(scale);
    return scales;
}

const OptionRow optionRows[] = {
    {"chips", "ID,ID", QT_TRANSLATE_NOOP("CommandLine", "Compare these chips."), &Invocation::chips, Values::List,
     selecting, nullptr, "chips"},
    {"instances", "ID,ID", QT_TRANSLATE_NOOP("CommandLine", "Compare these cloud instances."), &Invocation::instances,
     Values::List, selecting, nullptr, "instances"},
    {"systems", "ID,ID", QT_TRANSLATE_NOOP("CommandLine", "Compare these systems of many chips."), &Invocation::systems,
     Values::List, selecting, nullptr, "systems"},
    {"per", "LEVEL", QT_TRANSLATE_NOOP("CommandLine", "What one row is."), &Invocation::per, Values::One, selecting,
     levelChoices},
    {"precision", "FORMAT",
     QT_TRANSLATE_NOOP("CommandLine",
                       "The number format that compute is compared at; \"best\" is the fastest one "
                       "that most of the selection publishes. An estimate takes its weights and arithmetic from it."),
     &Invocation::precision, Values::One, selecting | estimates, precisionChoices},
    {"prices", "BOOK",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "The price book; \"chipboard list prices\" has their ids. Without it, and without a board, the one "
         "that has prices for most of the selection."),
     &Invocation::prices, Values::One, selecting | estimates | maskOf(Command::List), nullptr, "prices"},
    {"mixed-prices", "",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Show a price of another type (on-demand, Capacity Block, spot ...) where the price book has none. "
         "Without it such a row has no price."),
     &Invocation::mixedPrices, Values::One, selecting | estimates | maskOf(Command::List), nullptr},
    {"baseline", "ID", QT_TRANSLATE_NOOP("CommandLine", "What the others are compared with."), &Invocation::baseline,
     Values::One, selecting, nullptr},
    {"values", "HOW",
     QT_TRANSLATE_NOOP("CommandLine",
                       "How numbers are told: as they are, as times the baseline's, or as percent more or less."),
     &Invocation::values, Values::One, maskOf(Command::Table) | exporting, valueChoices},
    {"metrics", "ID,ID", QT_TRANSLATE_NOOP("CommandLine", "The columns; \"chipboard list metrics\" has their ids."),
     &Invocation::metrics, Values::List, columns, nullptr, "metrics"},
    {"format", "FORMAT", QT_TRANSLATE_NOOP("CommandLine", "How the result is printed."), &Invocation::format,
     Values::One,
     whatIf | advising | estimates | modelChecks | importing | importedPrices | maskOf(Command::List)
         | maskOf(Command::Table),
     formatChoices},
    {"workload", "ID", QT_TRANSLATE_NOOP("CommandLine", "The workload; \"chipboard list workloads\" has their ids."),
     &Invocation::workload, Values::One, selecting | estimates, nullptr, "workloads"},
    {"model", "ID|FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Serve this model: an id of \"chipboard list models\", or the path of its config.json. --set "
                       "input, output and batch say what is asked of it."),
     &Invocation::model, Values::One, selecting | estimates, nullptr, "models"},
    {"set", "NAME=VALUE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Assume this; \"chipboard list assumptions\" has the names. May be given several times."),
     &Invocation::sets, Values::Several, selecting | estimates | window, nullptr, "assumptions"},
    {"need", "NAME=VALUE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Need this of the chips, such as budget=5000; without a value nobody says. \"chipboard list "
                       "needs\" has the names. May be given several times."),
     &Invocation::needs, Values::Several, selecting | window, nullptr, "needs"},
    {"currency", "CODE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Show money in this currency, such as EUR; --set exchange_rate=RATE tells how much of it one "
                       "USD buys."),
     &Invocation::currency, Values::One, selecting | estimates | window, nullptr},
    {"on", "ID", QT_TRANSLATE_NOOP("CommandLine", "The chip, cloud instance or system to run it on."), &Invocation::on,
     Values::One, estimates | whatIf, nullptr},
    {"against", "ID", QT_TRANSLATE_NOOP("CommandLine", "The row that --on is compared with."), &Invocation::against,
     Values::One, whatIf, nullptr},
    {"vary", "NAME,NAME",
     QT_TRANSLATE_NOOP("CommandLine",
                       "The assumptions to move; NAME@ID moves one for that row alone. \"chipboard list assumptions\" "
                       "has the names."),
     &Invocation::vary, Values::List, whatIf, nullptr, "assumptions"},
    {"draws", "COUNT", QT_TRANSLATE_NOOP("CommandLine", "How many draws; 100000 unless told otherwise."),
     &Invocation::draws, Values::One, whatIf, nullptr},
    {"seed", "NUMBER", QT_TRANSLATE_NOOP("CommandLine", "Other draws; equal seeds give equal bytes."),
     &Invocation::seed, Values::One, whatIf, nullptr},
    {"count", "CHIPS", QT_TRANSLATE_NOOP("CommandLine", "How many chips."), &Invocation::count, Values::One, estimates,
     nullptr},
    {"runs", "FILE", QT_TRANSLATE_NOOP("CommandLine", "Check these measurements instead of the shipped ones."),
     &Invocation::runs, Values::One, modelChecks, nullptr},
    {"leave-out", "WHAT",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "What is left out at once and predicted: each source (the default), model, chip, or group of all "
         "three."),
     &Invocation::leaveOut, Values::One, calibrates, leaveOutChoices},
    {"to", "FILE", QT_TRANSLATE_NOOP("CommandLine", "Write this file; may be given several times."), &Invocation::to,
     Values::Several, exporting, nullptr},
    {"what", "WHAT",
     QT_TRANSLATE_NOOP("CommandLine",
                       "What to write: a page, one chart of it, all pages that have something to say, or a report of "
                       "them."),
     &Invocation::what, Values::One, exporting, whatChoices},
    {"page", "PAGE,PAGE",
     QT_TRANSLATE_NOOP("CommandLine", "The page of the dashboard; an export may have several, in this order."),
     &Invocation::pages, Values::List, exporting | window, pageChoices},
    {"chart", "ID",
     QT_TRANSLATE_NOOP("CommandLine",
                       "The chart of the page that is written alone, by its id or its title, such as memory."),
     &Invocation::chart, Values::One, exporting, nullptr},
    {"title", "CHART=TEXT",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Write this title on a chart of the first page, or with PAGE/CHART=TEXT of any; without a text "
                       "the data say it. May be given several times."),
     &Invocation::titles, Values::Several, exporting, nullptr},
    {"size", "SIZE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "The size of the paper or slide: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, "
                       "letter-portrait, or one like 210x148mm, 8x4.5in or 1600x900px."),
     &Invocation::size, Values::One, exporting, nullptr},
    {"type", "SIZE", QT_TRANSLATE_NOOP("CommandLine", "How large the type of a page is."), &Invocation::typeScale,
     Values::One, exporting, typeChoices},
    {"scale", "NUMBER", QT_TRANSLATE_NOOP("CommandLine", "How many pixels of a PNG stand for one of the screen."),
     &Invocation::scale, Values::One, exporting, scaleChoices},
    {"template", "FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Put slides on the masters of this presentation or template (.pptx, .potx), in its size, "
                       "fonts and colours; \"none\" for ours."),
     &Invocation::deckTemplate, Values::One, exporting, nullptr},
    {"numbers", "", QT_TRANSLATE_NOOP("CommandLine", "Add the table of numbers on a page of its own."),
     &Invocation::numbers, Values::One, exporting, nullptr},
    {"without-board", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Leave the board out of PDF, SVG, PNG, PPTX and XLSX files; they will not open again."),
     &Invocation::withoutBoard, Values::One, exporting, nullptr},
    {"pdf-a", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Write PDF files as PDF/A-1b, for archives; such a file has no board inside and does not open "
                       "again."),
     &Invocation::forArchives, Values::One, exporting, nullptr},
    {"force", "", QT_TRANSLATE_NOOP("CommandLine", "Replace files that exist."), &Invocation::force, Values::One,
     exporting, nullptr},
    {"check", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Write nothing, but tell what would be wrong with these pages on a slide, and what mends it."),
     &Invocation::checksSlides, Values::One, exporting, nullptr},
    {"look", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "Colours, font and logo of a company, from a JSON file; \"none\" for none."),
     &Invocation::look, Values::One, exporting | window, nullptr},
    {"where", "EXPRESSION",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "List the instances for which this holds: \"memory >= 640 GB and price_chip_hour < 4\". Fields are "
         "the ids of metrics, and id, provider, chip, chips, vcpus and others."),
     &Invocation::where, Values::One, maskOf(Command::List), nullptr},
    {"as-of", "DATE", QT_TRANSLATE_NOOP("CommandLine", "The date of prices whose file does not tell it: 2026-11-22."),
     &Invocation::asOf, Values::One, importing, nullptr},
    {"dry-run", "", QT_TRANSLATE_NOOP("CommandLine", "Tell what an import would do, and store nothing."),
     &Invocation::dryRun, Values::One, importing, nullptr},
    {"map", "FIELD=COLUMN",
     QT_TRANSLATE_NOOP("CommandLine",
                       "The column that holds a field, such as price=Hourly; FIELD==VALUE gives all rows that value. "
                       "May be given several times."),
     &Invocation::maps, Values::Several, importing, nullptr},
    {"accept", "REASON,REASON",
     QT_TRANSLATE_NOOP("CommandLine", "Let in rows that are suspicious for these reasons, such as spot-floor."),
     &Invocation::accepts, Values::List, importing, nullptr},
    {"store", "FILE", QT_TRANSLATE_NOOP("CommandLine", "The price store, if not the one in the user's data folder."),
     &Invocation::store, Values::One, importing | importedPrices, nullptr},
    {"catalog", "DIR",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Read the catalogue files below this directory too; they replace shipped "
                       "entries of the same id. May be given several times."),
     &Invocation::catalogs, Values::Several, catalogUsers, nullptr},
    {"screenshot", "FILE", QT_TRANSLATE_NOOP("CommandLine", "Write a picture of the window as PNG and close it."),
     &Invocation::screenshot, Values::One, window, nullptr},
    {"window-size", "WIDTHxHEIGHT", QT_TRANSLATE_NOOP("CommandLine", "Open the window in this size."),
     &Invocation::windowSize, Values::One, window, nullptr},
    {"theme", "THEME", QT_TRANSLATE_NOOP("CommandLine", "Colours, whatever the desktop's are."), &Invocation::theme,
     Values::One, window | exporting, themeChoices},
    {"lang", "LANGUAGE", QT_TRANSLATE_NOOP("CommandLine", "Speak this language; commands speak English otherwise."),
     &Invocation::language, Values::One, everywhere, languageChoices},
    {"help", "", QT_TRANSLATE_NOOP("CommandLine", "Explain the command."), &Invocation::help, Values::One, everywhere,
     nullptr},
    {"version", "", QT_TRANSLATE_NOOP("CommandLine", "Print the program's version."), &Invocation::version, Values::One,
     everywhere, nullptr},
};

} // namespace

std::span<const CommandRow> commandTable() { return commandRows; }
std::span<const OptionRow> optionTable() { return optionRows; }

const CommandRow *findCommand(const QString &name)
{
    const auto found = std::find_if(std::begin(commandRows), std::end(commandRows), [&name](const CommandRow &row) {
        return row.name[0] != '\0' && name == QLatin1String(row.name);
    });
    return found == std::end(commandRows) ? nullptr : found;
}

const CommandRow &commandRow(Command command)
{
    const auto found = std::find_if(std::begin(commandRows), std::end(commandRows),
                                    [command](const CommandRow &row) { return row.command == command; });
    Q_ASSERT(found != std::end(commandRows));
    return *found;
}

const OptionRow *findOption(const QString &name)
{
    const auto found = std::find_if(std::begin(optionRows), std::end(optionRows),
                                    [&name](const OptionRow &row) { return name == QLatin1String(row.name); });
    return found == std::end(optionRows) ? nullptr : found;
}

} // namespace chipboard
