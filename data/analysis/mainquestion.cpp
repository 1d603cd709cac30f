#include "data/analysis/mainquestion.h"

#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

bool isInference(Task task) { return !isTraining(task); }

MetricId costMetric(Task task) { return taskMetrics(task).cost; }

MetricId speedMetric(Task task) { return taskMetrics(task).chipSpeed; }

template<const char *id>
MetricId always(Task)
{
    return MetricId(QString::fromLatin1(id));
}

constexpr char memory[] = "memory";
constexpr char perWatt[] = "compute_per_watt";

constexpr const char *here = "overview";

constexpr Question questionRows[] = {
    {"train", QT_TR_NOOP("Cheapest to train"), costMetric, isTraining, "pretrain-llama-3.1-70b", here},
    {"serve", QT_TR_NOOP("Cheapest to serve"), costMetric, isInference, "serve-llama-3.1-70b", here},
    {"fastest", QT_TR_NOOP("Fastest per chip"), speedMetric, nullptr, nullptr, here},
    {"memory", QT_TR_NOOP("Most memory"), always<memory>, nullptr, nullptr, here},
    {"per-watt", QT_TR_NOOP("Best per watt"), always<perWatt>, nullptr, nullptr, here},
    {"generations", QT_TR_NOOP("Changes between generations"), nullptr, nullptr, nullptr, "roadmap"},
};

} // namespace

QString Question::label() const { return tr(text); }

std::span<const Question> questionTable() { return questionRows; }

const Question *findQuestion(const QString &id)
{
    return findWhere(questionRows, [&id](const Question &one) { return id == QLatin1String(one.id); });
}

Task taskAsked(const Catalog &catalog, const Board &board)
{
    const Workload *workload = catalog.workload(board.workload);
    return workload == nullptr ? Task::Serve : workload->task;
}

bool hasVolume(const Assumptions &assumptions, Task task)
{
    return (task == Task::Serve && assumptions.monthlyTokens) || (task == Task::Batch && assumptions.monthlyItems);
}

MetricId costAsked(const Catalog &catalog, const Board &board)
{
    const Task task = taskAsked(catalog, board);
    return hasVolume(board.assumptions, task) ? MetricId(QStringLiteral("month_usd")) : taskMetrics(task).cost;
}

bool isCostOfWork(const MetricId &metric, Task task)
{
    return metric == taskMetrics(task).cost || metric.text() == QLatin1String("month_usd");
}

QList<MetricId> usuallyAsked(const Catalog &catalog, const Board &board)
{
    const TaskMetrics metrics = taskMetrics(taskAsked(catalog, board));
    QList<MetricId> asked{costAsked(catalog, board)};
    if (asked.constFirst() != metrics.cost)
        asked << metrics.cost;
    return asked << metrics.speed;
}

const Question &questionOf(const Catalog &catalog, const Board &board)
{
    const Task task = taskAsked(catalog, board);
    const MetricId first = board.charts.value(0);
    const auto fits = [&](const Question &one) {
        return one.metric != nullptr && (one.isAbout == nullptr || one.isAbout(task));
    };
    const auto asked = std::find_if(std::begin(questionRows), std::end(questionRows),
                                    [&](const Question &one) { return fits(one) && one.metric(task) == first; });
    return asked != std::end(questionRows) ? *asked
                                           : *std::find_if(std::begin(questionRows), std::end(questionRows), fits);
}

} // namespace chipboard
