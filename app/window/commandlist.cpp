#include "app/window/commandlist.h"

#include "app/window/commandsynonyms.h"
#include "app/window/exportcontroller.h"
#include "app/window/helpcontroller.h"
#include "app/window/mainwindow.h"
#include "data/analysis/mainquestion.h"
#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "widgets/charts/chartview.h"
#include "widgets/panels/assumptionspanel.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

#include <algorithm>

namespace chipboard {
namespace {

WindowCommand sourced(const QString &id, const QString &text, std::function<void()> run)
{
    return {{id, text, {}, {}, {}}, std::move(run)};
}

QList<WindowCommand> questionCommands(MainWindow &window, Presenter &presenter)
{
    QList<WindowCommand> commands;
    for (const Question &question : questionTable()) {
        const QString id = QLatin1String(question.id);
        commands << sourced(QStringLiteral("question.") + id, question.label(), [&window, &presenter, id] {
            window.choosePage(QStringLiteral("overview"));
            presenter.choosePageFilter(QStringLiteral("question"), id);
        });
    }
    return commands;
}

void goToChart(MainWindow &window, Presenter &presenter, const QString &metric)
{
    window.choosePage(QStringLiteral("compare"));
    presenter.update();
    const QList<ChartView *> charts = window.findChildren<ChartView *>();
    for (ChartView *chart : charts) {
        if (chart->isVisibleTo(&window) && chart->spec().id == metric)
            chart->setFocus(Qt::ShortcutFocusReason);
    }
}

void goToAssumption(MainWindow &window, const QString &id)
{
    auto *dock = window.findChild<QDockWidget *>(QStringLiteral("assumptionsDock"));
    dock->show();
    dock->raise();
    window.findChild<AssumptionsPanel *>()->focusEntry(id);
}

// What no chart shows is told in the help.
QList<WindowCommand> metricCommands(MainWindow &window, Presenter &presenter)
{
    const auto &charts = presenter.board().charts;
    QList<WindowCommand> commands;
    for (const Metric &metric : metricTable()) {
        const MetricId id = metric.metricId();
        const QString name = QStringLiteral("go.metric.") + id.text();
        if (charts.contains(id))
            commands << sourced(name, tr("Go to the chart %1").arg(metric.labelText()),
                                [&window, &presenter, id] { goToChart(window, presenter, id.text()); });
        else
            commands << sourced(name, tr("Look up %1").arg(metric.labelText()),
                                [&window, id] { window.help().open(QStringLiteral("metric.") + id.text()); });
    }
    return commands;
}

QList<WindowCommand> workloadCommands(MainWindow & /*window*/, Presenter &presenter)
{
    QList<WindowCommand> commands;
    for (const Choice &work : presenter.view().assumptions.workloads)
        commands << sourced(QStringLiteral("workload.") + work.id, tr("Choose the workload %1").arg(work.text),
                            [&presenter, id = work.id] { presenter.chooseWorkload(id); });
    return commands;
}

QList<WindowCommand> assumptionCommands(MainWindow &window, Presenter &presenter)
{
    QList<WindowCommand> commands;
    for (const QuantityEntry &entry : presenter.view().assumptions.entries)
        commands << sourced(QStringLiteral("assumption.") + entry.id, tr("Change the assumption %1").arg(entry.label),
                            [&window, id = entry.id] { goToAssumption(window, id); });
    return commands;
}

// At the level of instances they are among the things to compare.
QList<WindowCommand> instanceCommands(MainWindow & /*window*/, Presenter &presenter)
{
    QList<WindowCommand> commands;
    if (presenter.board().level != Level::Chip)
        return commands;
    for (const Instance &instance : presenter.catalog().instances)
        commands << sourced(QStringLiteral("instance.") + instance.id.text(),
                            tr("Compare per instance, with %1").arg(instance.name),
                            [&presenter, id = instance.id.text()] {
                                presenter.chooseLevel(Level::Instance);
                                presenter.checkThing(id, true);
                            });
    return commands;
}

QList<WindowCommand> helpCommands(MainWindow &window, Presenter & /*presenter*/)
{
    QList<WindowCommand> commands;
    const HelpBook book = window.help().book();
    for (const HelpTopic &topic : book.topics)
        commands << sourced(QStringLiteral("help.topic.") + topic.id, tr("Open the help: %1").arg(topic.title),
                            [&window, id = topic.id] { window.help().open(id); });
    return commands;
}

void focusIn(const MainWindow &window, const QString &name)
{
    auto *field = window.findChild<QWidget *>(name);
    if (field != nullptr && field->focusPolicy() == Qt::NoFocus)
        field = field->nextInFocusChain(); // what is typed into, in a field with its label
    if (field != nullptr)
        field->setFocus(Qt::ShortcutFocusReason);
}

void goToCurrency(const MainWindow &window)
{
    auto *dock = window.findChild<QDockWidget *>(QStringLiteral("assumptionsDock"));
    dock->show();
    dock->raise();
    focusIn(window, QStringLiteral("currency"));
}

// Where the answer has a field for the volume it is that one.
void goToVolume(MainWindow &window, Presenter &presenter)
{
    window.choosePage(QStringLiteral("overview"));
    presenter.update();
    const QString field = QStringLiteral("filter.volume");
    if (window.findChild<QWidget *>(field) != nullptr)
        focusIn(window, field);
    else
        goToAssumption(window, QStringLiteral("monthly_tokens"));
}

QList<WindowCommand> fieldCommands(MainWindow &window, Presenter &presenter)
{
    return {sourced(QStringLiteral("go.volume"), tr("Enter the monthly volume"),
                    [&window, &presenter] { goToVolume(window, presenter); }),
            sourced(QStringLiteral("go.currency"), tr("Choose the currency"), [&window] { goToCurrency(window); })};
}

// Without a rate nothing is converted yet: its field is beside the choice.
QList<WindowCommand> currencyCommands(MainWindow &window, Presenter &presenter)
{
    QList<WindowCommand> commands;
    for (const QString &code : usualCurrencies())
        commands << sourced(QStringLiteral("currency.") + code, tr("Show amounts in %1").arg(code),
                            [&window, &presenter, code] {
                                presenter.chooseCurrency(code);
                                presenter.update();
                                if (shownCurrency(presenter.board().currency).code != code)
                                    goToAssumption(window, QString::fromLatin1(exchangeRateId));
                            });
    return commands;
}

struct ExportPhrase
{
    const char *format; ///< id of an exporter
    const char *text;   ///< QT_TRANSLATE_NOOP in context "CommandPalette"
};

constexpr ExportPhrase exportPhrases[] = {
    {"pptx", QT_TRANSLATE_NOOP("CommandPalette", "Export slides for PowerPoint…")},
    {"pdf", QT_TRANSLATE_NOOP("CommandPalette", "Export a PDF…")},
    {"xlsx", QT_TRANSLATE_NOOP("CommandPalette", "Export a workbook for Excel…")},
    {"png", QT_TRANSLATE_NOOP("CommandPalette", "Export a picture…")},
};

QList<WindowCommand> exportCommands(MainWindow &window, Presenter &presenter)
{
    QList<WindowCommand> commands;
    if (!presenter.view().bar.canExport)
        return commands;
    for (const ExportPhrase &row : exportPhrases) {
        const QString format = QLatin1String(row.format);
        commands << sourced(QStringLiteral("export.") + format, tr(row.text),
                            [&window, format] { window.exporting().exportAs(format); });
    }
    return commands;
}

constexpr CommandSource commandSourceRows[] = {
    {"fields", QT_TRANSLATE_NOOP("CommandSource", "Input"), fieldCommands},
    {"currencies", QT_TRANSLATE_NOOP("CommandSource", "Currency"), currencyCommands},
    {"exports", QT_TRANSLATE_NOOP("CommandSource", "Export"), exportCommands},
    {"questions", QT_TRANSLATE_NOOP("CommandSource", "Question"), questionCommands},
    {"metrics", QT_TRANSLATE_NOOP("CommandSource", "Metric"), metricCommands},
    {"workloads", QT_TRANSLATE_NOOP("CommandSource", "Workload"), workloadCommands},
    {"assumptions", QT_TRANSLATE_NOOP("CommandSource", "Assumption"), assumptionCommands},
    {"instances", QT_TRANSLATE_NOOP("CommandSource", "Instance"), instanceCommands},
    {"help", QT_TRANSLATE_NOOP("CommandSource", "Help"), helpCommands},
};

} // namespace

std::span<const CommandSource> commandSources() { return commandSourceRows; }

QList<WindowCommand> sourcedCommands(MainWindow &window, Presenter &presenter)
{
    QList<WindowCommand> all;
    for (const CommandSource &source : commandSources()) {
        QList<WindowCommand> commands = source.commands(window, presenter);
        for (WindowCommand &one : commands)
            one.shown.group = tr(source.group);
        all << commands;
    }
    return all;
}

namespace {

/// What an entry of a submenu does, where its own text is a mere name; ids that end in * stand for all that begin so.
struct PhraseRow
{
    const char *id;
    const char *text; ///< QT_TRANSLATE_NOOP in context "CommandPalette"; null: it is offered elsewhere
};

constexpr PhraseRow phrases[] = {
    {"new.*", nullptr}, // as presets
    {"recent.forget", QT_TRANSLATE_NOOP("CommandPalette", "Clear the recent comparisons")},
    {"recent.*", QT_TRANSLATE_NOOP("CommandPalette", "Open %1")},
    {"look.choose", QT_TRANSLATE_NOOP("CommandPalette", "Choose a brand theme…")},
    {"look.none", QT_TRANSLATE_NOOP("CommandPalette", "Remove the brand theme")},
    {"edit.copyAs.*", QT_TRANSLATE_NOOP("CommandPalette", "Copy as %1")},
    {"metric.*", QT_TRANSLATE_NOOP("CommandPalette", "Show %1 in this chart")},
    {"page.*", QT_TRANSLATE_NOOP("CommandPalette", "Go to the page %1")},
    {"panel.*", QT_TRANSLATE_NOOP("CommandPalette", "Show or hide the panel %1")},
    {"theme.*", QT_TRANSLATE_NOOP("CommandPalette", "Use the colours: %1")},
    {"view.eyes.*", QT_TRANSLATE_NOOP("CommandPalette", "Simulate colour vision: %1")},
    {"view.language.system", QT_TRANSLATE_NOOP("CommandPalette", "Use the system language")},
    {"view.language.*", QT_TRANSLATE_NOOP("CommandPalette", "Use the language %1")},
    {"level.*", QT_TRANSLATE_NOOP("CommandPalette", "Compare: %1")},
    {"choose.*", QT_TRANSLATE_NOOP("CommandPalette", "Choose the preset %1")},
    {"board.precision.*", QT_TRANSLATE_NOOP("CommandPalette", "Compare at precision %1")},
    {"board.prices.*", QT_TRANSLATE_NOOP("CommandPalette", "Use prices from %1")},
    {"board.baseline.", QT_TRANSLATE_NOOP("CommandPalette", "Compare without a baseline")},
    {"board.baseline.*", QT_TRANSLATE_NOOP("CommandPalette", "Set the baseline to %1")},
    {"values.*", QT_TRANSLATE_NOOP("CommandPalette", "Show numbers as: %1")},
};

const PhraseRow *phraseOf(const QString &id)
{
    return findWhere(phrases, [&id](const PhraseRow &row) {
        const QLatin1String name(row.id);
        return name.endsWith(QLatin1Char('*')) ? id.startsWith(name.chopped(1)) : id == name;
    });
}

QString withoutMarks(QString text) { return text.remove(u'&'); }

void addMenu(QMenu &menu, const QString &group, QList<WindowCommand> &commands)
{
    emit menu.aboutToShow(); // what is filled when it opens
    const QList<QAction *> entries = menu.actions();
    for (QAction *entry : entries) {
        if (entry->menu() != nullptr) {
            addMenu(*entry->menu(), withoutMarks(entry->text()), commands);
            continue;
        }
        if (entry->isSeparator() || !entry->isEnabled() || entry->text().isEmpty())
            continue;
        const PhraseRow *phrase = phraseOf(entry->objectName());
        const bool isThere = std::any_of(commands.begin(), commands.end(), [entry](const WindowCommand &one) {
            return !one.shown.id.isEmpty() && one.shown.id == entry->objectName();
        });
        if (isThere || (phrase != nullptr && phrase->text == nullptr))
            continue;
        QString text = withoutMarks(entry->text());
        if (phrase != nullptr) {
            const QString does = tr(phrase->text);
            text = does.contains(QLatin1String("%1")) ? does.arg(text) : does;
        }
        const QString keys = entry->shortcut().toString(QKeySequence::NativeText);
        commands << WindowCommand{{entry->objectName(), text, group, keys, {}}, [chosen = QPointer<QAction>(entry)] {
                                      if (chosen != nullptr)
                                          chosen->trigger();
                                  }};
    }
}

void addNodes(const QList<PickerNode> &nodes, const QString &group, const QStringList &chosen,
              const std::function<void(const QString &id, bool wanted)> &check, QList<WindowCommand> &commands)
{
    for (const PickerNode &node : nodes) {
        if (node.kind != PickerKind::Thing) {
            addNodes(node.children, node.kind == PickerKind::Vendor ? node.name : group, chosen, check, commands);
            continue;
        }
        const bool wanted = !chosen.contains(node.id);
        const QString text =
            wanted ? tr("Add %1 to the comparison").arg(node.name) : tr("Remove %1 from the comparison").arg(node.name);
        commands << WindowCommand{{node.id, text, group, {}, {}}, [check, id = node.id, wanted] { check(id, wanted); }};
    }
}

} // namespace

QList<WindowCommand> menuCommands(const QMenuBar &bar)
{
    QList<WindowCommand> commands;
    const QList<QAction *> menus = bar.actions();
    for (const QAction *menu : menus)
        addMenu(*menu->menu(), withoutMarks(menu->text()), commands);
    // Who presses Enter before a word is typed goes to a page, and changes nothing.
    std::stable_partition(commands.begin(), commands.end(),
                          [](const WindowCommand &one) { return one.shown.id.startsWith(QLatin1String("page.")); });
    return commands;
}

QList<WindowCommand> pickerCommands(const QList<PickerNode> &tree, const QStringList &chosen,
                                    const std::function<void(const QString &id, bool wanted)> &check)
{
    QList<WindowCommand> commands;
    addNodes(tree, {}, chosen, check, commands);
    return commands;
}

void addSynonyms(QList<WindowCommand> &commands)
{
    for (WindowCommand &one : commands)
        one.shown.words = synonymsOf(one.shown.id);
}

} // namespace chipboard
