#include "app/document/questionedit.h"

#include "data/core/tr.h"
#include "data/insight/questions.h"

namespace chipboard {
namespace {

bool isAnswer(const MetricId &metric, Task task)
{
    const auto rows = questionTable();
    return std::any_of(rows.begin(), rows.end(),
                       [&](const Question &one) { return one.metric != nullptr && one.metric(task) == metric; });
}

// In front of the others. The answer to another question, which nobody asked for as a chart, goes again.
QList<MetricId> withFirst(QList<MetricId> charts, const MetricId &metric, Task before)
{
    const QList<MetricId> usual = defaultBoard().charts;
    const bool wasAnswer = !charts.isEmpty() && isAnswer(charts.constFirst(), before);
    if (wasAnswer && !usual.contains(charts.constFirst()))
        charts.removeFirst();
    charts.removeAll(metric);
    charts.prepend(metric);
    return charts;
}

QString undoName(const Question &question) { return tr("Ask: %1").arg(question.label()); }

} // namespace

std::optional<BoardEdit> chooseQuestion(const Catalog &catalog, const Board &board, const QString &filter,
                                        const QString &choice)
{
    const Question *question = filter == QLatin1String("question") ? findQuestion(choice) : nullptr;
    if (question == nullptr)
        return std::nullopt;
    const Task before = taskAsked(catalog, board);
    BoardEdit edit;
    edit.kind = EditKind::Charts;
    edit.after = board;
    if (question->isAbout != nullptr && !question->isAbout(before))
        edit.after = setWorkload(catalog, board, WorkloadId(QLatin1String(question->workload))).after;
    if (question->metric != nullptr)
        edit.after.charts = withFirst(board.charts, question->metric(taskAsked(catalog, edit.after)), before);
    edit.name = undoName(*question);
    edit.page = QLatin1String(question->page);
    return edit;
}

} // namespace chipboard
