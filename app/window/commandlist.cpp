#include "app/window/commandlist.h"

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

// clang-format off
constexpr SynonymRow synonymRows[] = {
    {"page.overview", QT_TR_NOOP("cheaper; cheapest; which is cheaper; which is cheapest; which chip; bill; monthly bill; cost; costs; what does it cost; overview; summary; result; start page")},
    {"page.compare", QT_TR_NOOP("specs; specifications; datasheet; peaks; tflops; side by side; memory size")},
    {"page.workload", QT_TR_NOOP("speed; how fast; faster; fastest; throughput; performance; tokens per second; latency; workload")},
    {"page.break-even", QT_TR_NOOP("payback; pay back; payback time; break even; break-even; switching; moving; migration; savings; roi; return on investment; when does it pay")},
    {"page.roadmap", QT_TR_NOOP("generations; roadmap; next generation; successor; upcoming; future; what comes next; release dates")},
    {"page.advisor", QT_TR_NOOP("advisor; advice; recommend; recommendation; what should I buy; what should I rent; requirements; budget")},
    {"page.value", QT_TR_NOOP("tokens per dollar; value for money; price performance; best value")},
    {"page.interactivity", QT_TR_NOOP("interactivity; speed against cost; pareto")},
    {"page.roofline", QT_TR_NOOP("bottleneck; memory bound; compute bound; bandwidth bound")},
    {"page.what-if", QT_TR_NOOP("what if; what-if; tornado; what would change it; what changes the answer; uncertainty; risk; odds")},
    {"page.price-history", QT_TR_NOOP("price trend; price drop; prices over time; old prices")},
    {"page.scenarios", QT_TR_NOOP("best case; worst case; alternatives")},
    {"page.claims", QT_TR_NOOP("is it half the price; claim; claims; marketing; is it true; contradictions")},
    {"page.model-check", QT_TR_NOOP("how accurate; model check; validation; benchmarks; measured; can I trust it; estimate error")},
    {"currency.EUR", QT_TR_NOOP("euro; euros; eur; €")},
    {"currency.USD", QT_TR_NOOP("dollar; dollars; usd; $")},
    {"currency.GBP", QT_TR_NOOP("pound; pounds; sterling; £")},
    {"currency.CHF", QT_TR_NOOP("franc; francs; swiss francs")},
    {"currency.JPY", QT_TR_NOOP("yen; ¥")},
    {"currency.CNY", QT_TR_NOOP("yuan; renminbi; rmb")},
    {"currency.INR", QT_TR_NOOP("rupee; rupees; ₹")},
    {"currency.BRL", QT_TR_NOOP("real; reais")},
    {"go.volume", QT_TR_NOOP("volume; monthly volume; tokens a month; tokens per month; how many tokens; billion tokens; million tokens; traffic; usage")},
    {"go.currency", QT_TR_NOOP("currency; exchange rate; money")},
    {"assumption.chips", QT_TR_NOOP("number of chips; how many chips; chip count")},
    {"assumption.discount", QT_TR_NOOP("discount; rebate; savings plan; negotiated price; half the price; half price; half as expensive")},
    {"assumption.price_factor", QT_TR_NOOP("discount of one chip; half the price of one chip; price multiplier; double the price")},
    {"assumption.utilisation", QT_TR_NOOP("utilisation; utilization; load; how busy")},
    {"assumption.accepted_tokens", QT_TR_NOOP("speculative decoding; speculation; draft model; acceptance length")},
    {"assumption.cached_prompt", QT_TR_NOOP("prefix cache; prefix caching; prompt cache; prompt caching")},
    {"assumption.hours_a_month", QT_TR_NOOP("hours per month; running hours")},
    {"file.import", QT_TR_NOOP("my prices; our prices; own prices; quote; csv")},
    {"file.export", QT_TR_NOOP("export; save as file; download")},
    {"export.pptx", QT_TR_NOOP("powerpoint; power point; slides; ppt; pptx; deck; keynote")},
    {"export.pdf", QT_TR_NOOP("pdf; print; printout")},
    {"export.xlsx", QT_TR_NOOP("excel; xlsx; spreadsheet; workbook")},
    {"export.png", QT_TR_NOOP("picture; image; screenshot; png")},
    {"board.baseline.h100-sxm", QT_TR_NOOP("compare with nvidia; against nvidia; versus nvidia; vs nvidia; nvidia")},
    {"board.baseline.trainium2", QT_TR_NOOP("compare with trainium; compare with aws; against aws; vs aws")},
    {"board.override", QT_TR_NOOP("own price; my price; our price; custom price; change a price; change a number; custom value")},
    {"theme.dark", QT_TR_NOOP("dark; dark mode; night; night mode")},
    {"theme.light", QT_TR_NOOP("light; light mode; day mode")},
    {"view.larger", QT_TR_NOOP("zoom; zoom in; larger; bigger; larger text")},
    {"view.present", QT_TR_NOOP("presentation; presentation mode; slideshow; projector")},
    {"panel.assumptionsDock", QT_TR_NOOP("assumptions; inputs; parameters of the estimate")},
    {"panel.sourceDock", QT_TR_NOOP("source; sources; where does it come from; evidence")},
    {"panel.numbersDock", QT_TR_NOOP("table; numbers; all numbers; data table")},
    {"panel.pickerDock", QT_TR_NOOP("chips; choose chips; add chips; selection")},
    {"view.language.de", QT_TR_NOOP("german")},
    {"view.language.fr", QT_TR_NOOP("french")},
    {"view.language.es", QT_TR_NOOP("spanish")},
    {"view.language.pt-BR", QT_TR_NOOP("portuguese; brazilian")},
    {"edit.settings", QT_TR_NOOP("preferences; options; configuration")},
    {"help.tour", QT_TR_NOOP("getting started; tutorial; introduction; first steps")},
    {"help.shortcuts", QT_TR_NOOP("hotkeys; shortcuts")},
    {"page.overview", QT_TR_NOOP("why; reason; reasons; answer")},
    {"page.advisor", QT_TR_NOOP("best chip; best fit; buy")},
    {"go.metric.memory", QT_TR_NOOP("memory; gigabytes; GB; HBM")},
    {"go.metric.memory_needed", QT_TR_NOOP("how much memory; how much memory do I need; memory needed; does it fit")},
    {"go.metric.memory_bandwidth", QT_TR_NOOP("bandwidth; memory bandwidth")},
    {"go.metric.price_chip_hour", QT_TR_NOOP("price; hourly price; rent; rental price")},
    {"go.metric.power", QT_TR_NOOP("power; watts; TDP")},
    {"export.pptx", QT_TR_NOOP("slide")},
    {"file.brief", QT_TR_NOOP("brief; one page; one-pager; handout")},
    {"file.print", QT_TR_NOOP("printer; paper; hard copy")},
    {"file.deck", QT_TR_NOOP("slide deck; deck builder; presentation builder")},
    {"help.contents", QT_TR_NOOP("manual; documentation; how does it work")},
};
// clang-format on

QStringList phrasesIn(const QString &words)
{
    return mapped(words.split(QLatin1Char(';'), Qt::SkipEmptyParts), [](const QString &one) { return one.trimmed(); });
}

} // namespace

std::span<const SynonymRow> synonymTable() { return synonymRows; }

QStringList synonymsOf(const QString &command)
{
    QStringList all;
    for (const SynonymRow &row : synonymRows) {
        if (command == QLatin1String(row.command))
            all << phrasesIn(tr(row.words)) << phrasesIn(QString::fromUtf8(row.words));
    }
    all.removeDuplicates();
    return all;
}

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

// Metrics that no chart shows open the help.
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
    return mapped(presenter.view().assumptions.workloads, [&](const Choice &work) {
        return sourced(QStringLiteral("workload.") + work.id, tr("Choose the workload %1").arg(work.text),
                       [&presenter, id = work.id] { presenter.chooseWorkload(id); });
    });
}

QList<WindowCommand> assumptionCommands(MainWindow &window, Presenter &presenter)
{
    return mapped(presenter.view().assumptions.entries, [&](const QuantityEntry &entry) {
        WindowCommand one =
            sourced(QStringLiteral("assumption.") + entry.id, tr("Change the assumption %1").arg(entry.label),
                    [&window, id = entry.id] { goToAssumption(window, id); });
        one.shown.about = entry.help;
        return one;
    });
}

// At instance level they are in the picker.
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
        field = field->nextInFocusChain(); // the input widget inside a labelled field
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

// Uses the answer's volume field if there is one.
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

// Without a rate amounts cannot be converted: its field is next to the choice.
QList<WindowCommand> currencyCommands(MainWindow &window, Presenter &presenter)
{
    return mapped(usualCurrencies(), [&](const QString &code) {
        return sourced(QStringLiteral("currency.") + code, tr("Show amounts in %1").arg(code),
                       [&window, &presenter, code] {
                           presenter.chooseCurrency(code);
                           presenter.update();
                           if (shownCurrency(presenter.board().currency).code != code)
                               goToAssumption(window, QString::fromLatin1(exchangeRateId));
                       });
    });
}

struct ExportPhrase
{
    const char *format; ///< exporter id
    const char *text;   ///< QT_TR_NOOP
};

constexpr ExportPhrase exportPhrases[] = {
    {"pptx", QT_TR_NOOP("Export slides for PowerPoint…")},
    {"pdf", QT_TR_NOOP("Export a PDF…")},
    {"xlsx", QT_TR_NOOP("Export a workbook for Excel…")},
    {"png", QT_TR_NOOP("Export a picture…")},
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
    {"fields", QT_TR_NOOP("Input"), fieldCommands},
    {"currencies", QT_TR_NOOP("Currency"), currencyCommands},
    {"exports", QT_TR_NOOP("Export"), exportCommands},
    {"questions", QT_TR_NOOP("Question"), questionCommands},
    {"metrics", QT_TR_NOOP("Metric"), metricCommands},
    {"workloads", QT_TR_NOOP("Workload"), workloadCommands},
    {"assumptions", QT_TR_NOOP("Assumption"), assumptionCommands},
    {"instances", QT_TR_NOOP("Instance"), instanceCommands},
    {"help", QT_TR_NOOP("Help"), helpCommands},
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

/// Phrases for submenu entries whose text is just a name; ids ending in * match a prefix.
struct PhraseRow
{
    const char *id;
    const char *text; ///< QT_TR_NOOP; null: offered elsewhere
};

constexpr PhraseRow phrases[] = {
    {"new.*", nullptr}, // as presets
    {"recent.forget", QT_TR_NOOP("Clear the recent comparisons")},
    {"recent.*", QT_TR_NOOP("Open %1")},
    {"look.choose", QT_TR_NOOP("Choose a brand theme…")},
    {"look.none", QT_TR_NOOP("Remove the brand theme")},
    {"edit.copyAs.*", QT_TR_NOOP("Copy as %1")},
    {"metric.*", QT_TR_NOOP("Show %1 in this chart")},
    {"page.*", QT_TR_NOOP("Go to the page %1")},
    {"panel.*", QT_TR_NOOP("Show or hide the panel %1")},
    {"theme.*", QT_TR_NOOP("Use the colours: %1")},
    {"view.eyes.*", QT_TR_NOOP("Simulate colour vision: %1")},
    {"view.language.system", QT_TR_NOOP("Use the system language")},
    {"view.language.*", QT_TR_NOOP("Use the language %1")},
    {"level.*", QT_TR_NOOP("Compare: %1")},
    {"choose.*", QT_TR_NOOP("Choose the preset %1")},
    {"board.precision.*", QT_TR_NOOP("Compare at precision %1")},
    {"board.prices.*", QT_TR_NOOP("Use prices from %1")},
    {"board.baseline.", QT_TR_NOOP("Compare without a baseline")},
    {"board.baseline.*", QT_TR_NOOP("Set the baseline to %1")},
    {"values.*", QT_TR_NOOP("Show numbers as: %1")},
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
    emit menu.aboutToShow(); // fills menus that are filled on demand
    const QList<QAction *> entries = menu.actions();
    for (QAction *entry : entries) {
        if (entry->menu() != nullptr) {
            addMenu(*entry->menu(), withoutMarks(entry->text()), commands);
            continue;
        }
        if (entry->isSeparator() || !entry->isEnabled() || entry->text().isEmpty())
            continue;
        const PhraseRow *phrase = phraseOf(entry->objectName());
        const bool isThere = std::ranges::any_of(commands, [entry](const WindowCommand &one) {
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
    // Enter without any input opens a page, and so changes nothing.
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
