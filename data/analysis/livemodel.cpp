#include "data/analysis/livemodel.h"

#include "data/analysis/livetasks.h"
#include "data/board/books.h"
#include "data/board/needs.h"
#include "data/core/tr.h"
#include "data/model/setup.h"

#include <algorithm>

namespace chipboard {
namespace {

// Why no assumption could make an estimate for this row possible; empty if one could.
QString staticRefusal(const EstimateRequest &request)
{
    const Device &device = request.device;
    const ModelKind kind = request.model.kind;
    const Task task = request.workload.task;
    if (const auto checked = checkDevice(device); !checked)
        return checked.problem().message;
    if (isTraining(task) && !device.family.trains)
        return tr("%1 is an inference chip; it cannot train.").arg(device.name);
    if (isTraining(task) && (kind == ModelKind::Vision || kind == ModelKind::Diffusion))
        return tr("Training of image models is not estimated.");
    if (task == Task::Serve && kind != ModelKind::Decoder)
        return tr("%1 does not generate text.").arg(request.model.name);
    return {};
}

// The request with assumed factors applied, even if its numbers are rejected: those are live.
EstimateRequest preparedAnyway(const EstimateRequest &request)
{
    EstimateRequest prepared = request;
    prepared.chipsEach = std::max(1, request.chipsEach);
    prepared.device.family.training = tuned(request.device.family.training, request.tuning);
    return prepared;
}

void explainRest(LiveBuilder &builder, const QString &reason)
{
    for (const QString &metric : estimateMetrics()) {
        if (!builder.hasResult(metric))
            builder.missing(metric, reason);
    }
}

void sortResults(LiveRow &row)
{
    const QStringList order = estimateMetrics();
    std::ranges::sort(row.results, [&order](const LiveResult &a, const LiveResult &b) {
        return order.indexOf(a.metric) < order.indexOf(b.metric);
    });
}

// The program's result; empty for another task or without an estimate.
std::optional<LiveAnswer> answerOf(const SubjectEstimate &row, const Calibration &calibration)
{
    const auto prepared = preparedRequest(*row.request);
    if (!prepared || !row.estimate.bound)
        return std::nullopt;
    const ServingChoice choice = usualServing(prepared.value(), calibration);
    if (!choice.found)
        return std::nullopt;
    const int chips = row.estimate.count;
    return LiveAnswer{chips, spreadOf(prepared.value(), choice.constants, chips)};
}

void addRow(LiveBuilder &builder, LiveModel &model, const LiveShape &shape, const SubjectEstimate &row,
            const Calibration &calibration, bool isAlone)
{
    const bool isChip = row.subject.level == Level::Chip || row.subject.chip == nullptr;
    model.rows << LiveRow{row.subject.id,
                          row.subject.name,
                          isChip ? QString() : row.subject.chip->name,
                          {},
                          row.request ? staticRefusal(*row.request) : row.reason,
                          row.estimate.notes};
    builder.startRow(static_cast<int>(model.rows.size()) - 1);
    if (!model.rows.constLast().reason.isEmpty()) {
        builder.startSection(tr("Results"));
        return explainRest(builder, model.rows.constLast().reason);
    }
    const EstimateRequest prepared = preparedAnyway(*row.request);
    LiveDevice device = addDevice(builder, prepared, calibration);
    if (isAlone)
        device.answer = answerOf(row, calibration);
    switch (prepared.workload.task) {
    case Task::Serve:
        addServing(builder, shape, device);
        break;
    case Task::Batch:
        addBatch(builder, shape, device);
        break;
    default:
        addTraining(builder, shape, device);
    }
    explainRest(builder, device.peak ? tr("This does not apply to the workload.") : noPeak(prepared.device).message);
    sortResults(model.rows.last());
}

// Row that currently runs the work: the baseline, or else the first.
int todaysRow(const Catalog &catalog, const Board &board)
{
    const QList<Subject> subjects = subjectsOf(catalog, board);
    const WhatIfChoice &chosen = board.whatIf;
    const auto found = std::ranges::find_if(subjects, [&](const Subject &subject) {
        return chosen.against.isEmpty() || chosen.isAlone() ? isBaseline(board, subject) : subject.id == chosen.against;
    });
    if (subjects.isEmpty())
        return -1;
    return found == subjects.end() ? 0 : static_cast<int>(found - subjects.begin());
}

void addFixed(LiveModel &model, const LiveWork &work)
{
    const Workload &asked = work.asked.workload;
    const QString inProgram = tr("Another one has other formulas; change it in the program and export again.");
    model.fixed << LiveFixed{tr("Workload"), asked.name, inProgram}
                << LiveFixed{tr("Task"), taskWord(asked.task), inProgram}
                << LiveFixed{tr("Model"), work.asked.model.name, inProgram}
                << LiveFixed{tr("Precision of the arithmetic"), precisionLabel(asked.precision), inProgram}
                << LiveFixed{tr("Price book"), pricesName(work.catalog, work.board), inProgram};
    const Formatter formatter = Formatter().in(shownCurrency(work.board.currency));
    for (const NeedRow *row : saidIn(work.board.needs))
        model.fixed << LiveFixed{tr("Requirement: %1").arg(row->labelText()),
                                 saidValue(*row, work.board.needs, formatter),
                                 tr("The results here do not depend on it; the program's advice does.")};
}

LiveModel liveModel(const Catalog &catalog, const Board &board, const QList<Subject> &subjects, bool isAlone)
{
    LiveModel model;
    const Workload *workload = catalog.workload(board.workload);
    const ModelShape *shape = workload != nullptr ? catalog.model(workload->model) : nullptr;
    LiveBuilder builder(model);
    if (shape == nullptr) {
        model.reason = tr("The workload is not in the catalogue.");
        addRate(builder, board);
        return model;
    }
    const ModelShape stated = edited(*workload, *shape, fixedDimensions(board.assumptions)).model;
    const LiveWork work{catalog, board, *workload, stated, edited(*workload, *shape, board.assumptions)};
    addFixed(model, work);
    builder.startSection(tr("Assumptions"));
    addAssumptions(builder, model, work);
    const LiveShape cells = addShape(builder, work);
    for (const SubjectEstimate &row : estimatesOf(catalog, board, subjects))
        addRow(builder, model, cells, row, catalog.calibration, isAlone);
    if (const int from = isAlone ? -1 : todaysRow(catalog, board); from >= 0)
        addMoves(builder, model, work, subjects, from);
    return model;
}

} // namespace

LiveModel liveModelOf(const Catalog &catalog, const Board &board)
{
    return liveModel(catalog, board, subjectsOf(catalog, board), false);
}

LiveModel liveModelOf(const Catalog &catalog, const Board &board, const Subject &subject)
{
    return liveModel(catalog, board, {subject}, true);
}

QList<LiveValue> valuesOf(const LiveModel &model, const QMap<QString, double> &changed)
{
    QList<LiveValue> values;
    values.reserve(model.cells.size());
    for (const LiveCell &cell : model.cells) {
        const auto own = cell.kind == LiveKind::Assumption ? changed.find(cell.id) : changed.end();
        values << (own != changed.end() ? LiveValue(*own) : valueOf(cell.formula, values));
    }
    return values;
}

} // namespace chipboard
