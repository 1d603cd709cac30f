#include "app/window/commandsources.h"

#include "app/window/helpcontroller.h"
#include "app/window/mainwindow.h"
#include "data/core/tr.h"
#include "data/insight/questions.h"
#include "data/metrics/metric.h"
#include "widgets/charts/chartview.h"
#include "widgets/panels/assumptionspanel.h"

#include <QDockWidget>

namespace chipboard {
namespace {

WindowCommand sourced(const QString &id, const QString &text, std::function<void()> run)
{
    return {{id, text, {}, {}}, std::move(run)};
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
        const QString name = QStringLiteral("metric.") + id.text();
        if (charts.contains(id))
            commands << sourced(name, tr("Go to the chart %1").arg(metric.labelText()),
                                [&window, &presenter, id] { goToChart(window, presenter, id.text()); });
        else
            commands << sourced(name, tr("Read what %1 is").arg(metric.labelText()),
                                [&window, name] { window.help().open(name); });
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
        commands << sourced(QStringLiteral("help.topic.") + topic.id, tr("Read in the help: %1").arg(topic.title),
                            [&window, id = topic.id] { window.help().open(id); });
    return commands;
}

constexpr CommandSource sources[] = {
    {"questions", QT_TRANSLATE_NOOP("CommandSource", "Question"), questionCommands},
    {"metrics", QT_TRANSLATE_NOOP("CommandSource", "Metric"), metricCommands},
    {"workloads", QT_TRANSLATE_NOOP("CommandSource", "Workload"), workloadCommands},
    {"assumptions", QT_TRANSLATE_NOOP("CommandSource", "Assumption"), assumptionCommands},
    {"instances", QT_TRANSLATE_NOOP("CommandSource", "Instance"), instanceCommands},
    {"help", QT_TRANSLATE_NOOP("CommandSource", "Help"), helpCommands},
};

} // namespace

std::span<const CommandSource> commandSources() { return sources; }

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

} // namespace chipboard
