#include "data/charts/whatifchoices.h"

#include "data/core/tr.h"
#include "data/units/format.h"
#include "data/whatif/whatiftexts.h"

#include <algorithm>

namespace chipboard {
namespace {

using Choice = PageFilter::Choice;

/// What the page chose by itself stands behind the word.
Choice automatic(const QString &inForce)
{
    return {QString(), inForce.isEmpty() ? tr("Automatic") : tr("Automatic (%1)").arg(inForce),
            inForce.isEmpty() ? tr("automatic") : inForce};
}

/// A choice that leads nowhere here is not among them: the page has chosen by itself.
PageFilter choiceFilter(const char *id, const QString &label, const QList<Choice> &choices, const QString &current)
{
    const bool isThere =
        std::any_of(choices.begin(), choices.end(), [&current](const Choice &choice) { return choice.id == current; });
    PageFilter filter{QString::fromLatin1(id), label, choices, isThere ? current : QString(), true};
    for (const Choice &choice : choices) {
        if (!filter.current.isEmpty() && choice.id == filter.current)
            filter.said = tr("%1: %2", "a choice, what was chosen").arg(label, choice.text);
    }
    return filter;
}

bool hasResult(const ResultTable &table, const Metric &metric)
{
    return std::any_of(table.estimates.begin(), table.estimates.end(), [&metric](const SubjectEstimate &row) {
        const EstimateResult *result = row.estimate.result(QString::fromLatin1(metric.id));
        return result != nullptr && result->value;
    });
}

PageFilter metricFilter(const Board &board, const ResultTable &table, const Inquiry *inquiry)
{
    QList<Choice> choices{automatic(inquiry == nullptr ? QString() : inquiry->metric().labelText())};
    for (const Metric &metric : metricTable()) {
        const MetricId id = metric.metricId();
        const bool isOffered = metric.group == MetricGroup::Workload && hasResult(table, metric);
        if (isOffered || id == board.whatIf.metric)
            choices << Choice{id.text(), metric.labelText()};
    }
    return choiceFilter("metric", tr("Metric"), choices, board.whatIf.metric.text());
}

/// The row that a chosen id stands for, by its own id.
QString chosenRow(const ResultTable &table, const QString &chosen)
{
    for (const ResultRow &row : table.rows) {
        const bool isMeant =
            row.subject.id == chosen || (row.subject.chip != nullptr && row.subject.chip->id.text() == chosen);
        if (!chosen.isEmpty() && isMeant)
            return row.subject.id;
    }
    return chosen;
}

QList<Choice> rowChoices(const ResultTable &table, const QString &except)
{
    QList<Choice> choices;
    for (const ResultRow &row : table.rows) {
        if (row.subject.id != except)
            choices << Choice{row.subject.id, row.subject.name};
    }
    return choices;
}

PageFilter subjectFilter(const Board &board, const ResultTable &table, const Inquiry *inquiry)
{
    const QList<Choice> choices =
        QList<Choice>{automatic(inquiry == nullptr ? QString() : inquiry->subject().name)} + rowChoices(table, {});
    return choiceFilter("subject", tr("Of"), choices, chosenRow(table, board.whatIf.subject));
}

PageFilter againstFilter(const Board &board, const ResultTable &table, const Inquiry *inquiry)
{
    const bool isRatio = inquiry != nullptr && inquiry->isRatio();
    const bool isAlone = board.whatIf.isAlone();
    QList<Choice> choices{automatic(isRatio && !isAlone ? inquiry->against().name : QString()),
                          {WhatIfChoice::noOther(), tr("None: its own value"), tr("none")}};
    choices += rowChoices(table, inquiry == nullptr ? QString() : inquiry->subject().id);
    return choiceFilter("against", tr("Against"), choices,
                        isAlone ? WhatIfChoice::noOther() : chosenRow(table, board.whatIf.against));
}

PageFilter leverFilter(const char *id, const QString &label, const Inquiry *inquiry, const Lever &inForce,
                       const Lever &chosen)
{
    if (inquiry == nullptr)
        return choiceFilter(id, label, {automatic({})}, {});
    const QString now = inForce.assumption.isEmpty() ? QString() : sentenceCase(leverText(*inquiry, inForce));
    QList<Choice> choices{automatic(now)};
    for (const Lever &lever : leversToChoose(*inquiry))
        choices << Choice{leverWord(lever), sentenceCase(leverText(*inquiry, lever))};
    const bool holds = inForce == chosen; // else it was passed over
    return choiceFilter(id, label, choices, holds ? leverWord(chosen) : QString());
}

} // namespace

QStringList whatIfChoiceIds()
{
    return {QStringLiteral("metric"),    QStringLiteral("subject"), QStringLiteral("against"),
            QStringLiteral("crossover"), QStringLiteral("across"),  QStringLiteral("down")};
}

QList<PageFilter> whatIfChoices(const Board &board, const ResultTable &table, const Inquiry *inquiry,
                                const ChosenLevers &levers)
{
    const WhatIfChoice &choice = board.whatIf;
    return {metricFilter(board, table, inquiry),
            subjectFilter(board, table, inquiry),
            againstFilter(board, table, inquiry),
            leverFilter("crossover", tr("Turn"), inquiry, levers.crossover, choice.crossover),
            leverFilter("across", tr("Table"), inquiry, levers.across, choice.across),
            leverFilter("down", tr("by"), inquiry, levers.down, choice.down)};
}

} // namespace chipboard
