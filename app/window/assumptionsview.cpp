#include "app/window/assumptionsview.h"

#include "data/metrics/boardestimate.h"

#include <QCoreApplication>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(AssumptionsView)
};

QList<Choice> workloadChoices(const Catalog &catalog)
{
    QList<Choice> choices;
    QString group;
    for (const Workload &workload : catalog.workloads) {
        const bool first = workload.group != group;
        group = workload.group;
        choices << Choice{workload.id.text(), workload.name, workload.name, first ? group : QString(), first};
    }
    return choices;
}

QString lengths(const Workload &work, const Formatter &formatter)
{
    switch (work.task) {
    case Task::Serve:
        return Texts::tr("%1 tokens in, %2 out").arg(formatter.integer(work.input), formatter.integer(work.output));
    case Task::Batch:
        return Texts::tr("%1 at once").arg(formatter.integer(work.batch));
    case Task::Pretrain:
    case Task::FineTune:
    case Task::Lora:
        return Texts::tr("%1 billion tokens in sequences of %2")
            .arg(formatter.label(work.tokens / 1e9), formatter.integer(work.sequence));
    }
    Q_UNREACHABLE();
}

QuantityEntry entryOf(const AssumptionRow &row, const Catalog &catalog, const Board &board, const Workload &work,
                      const ModelShape &model)
{
    QuantityEntry entry;
    entry.id = row.assumptionId().text();
    entry.label = row.labelText();
    entry.help = row.helpText();
    entry.origin = row.originText();
    entry.unset = row.unsetText();
    entry.group = row.group;
    entry.unit = row.unit;
    entry.minimum = row.minimum;
    entry.maximum = row.maximum;
    entry.step = row.step;
    entry.whole = row.whole;
    entry.choices = QList<double>(row.choices.begin(), row.choices.end());
    entry.value = board.assumptions.*row.member;
    // What holds without this one: the other dimensions that were changed have their say.
    Assumptions others = board.assumptions;
    (others.*row.member).reset();
    const EditedWorkload without = edited(work, model, others);
    entry.fallback = defaultOf(row, without.workload, without.model, catalog.calibration);
    return entry;
}

} // namespace

AssumptionsState assumptionsState(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    AssumptionsState state;
    state.workloads = workloadChoices(catalog);
    state.workload = board.workload.text();
    state.changed = changedCount(board.assumptions);
    const Workload *work = catalog.workload(board.workload);
    const ModelShape *model = work != nullptr ? catalog.model(work->model) : nullptr;
    if (model == nullptr) {
        state.summary = Texts::tr("The workload \"%1\" is not in the catalogue.").arg(board.workload.text());
        return state;
    }
    const EditedWorkload now = edited(*work, *model, board.assumptions);
    state.summary = Texts::tr("%1, %2, %3")
                        .arg(model->name, lengths(now.workload, formatter), precisionLabel(now.workload.precision));
    for (const AssumptionRow &row : assumptionTable()) {
        if (row.actsOn(work->task))
            state.entries << entryOf(row, catalog, board, *work, *model);
    }
    return state;
}

} // namespace chipboard
