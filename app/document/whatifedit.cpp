#include "app/document/whatifedit.h"

#include "data/compare/figuretable.h"
#include "data/compare/metric.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

/// What was chosen, and its name in the undo list.
struct ChoiceRow
{
    const char *id;
    bool (*set)(WhatIfChoice &choice, const QString &value); ///< false: this cannot be chosen
    QString (*name)(const Catalog &catalog, const Board &board, const QString &value);
};

bool setMetric(WhatIfChoice &choice, const QString &value)
{
    choice.metric = MetricId(value);
    return true;
}

// A row is not compared with itself: the other one is then chosen by the page.
bool setSubject(WhatIfChoice &choice, const QString &value)
{
    choice.subject = value;
    if (!value.isEmpty() && choice.against == value)
        choice.against.clear();
    return true;
}

bool setAgainst(WhatIfChoice &choice, const QString &value)
{
    choice.against = value;
    if (!value.isEmpty() && choice.subject == value)
        choice.subject.clear();
    return true;
}

template<Lever WhatIfChoice::*member>
bool setLever(WhatIfChoice &choice, const QString &value)
{
    const std::optional<Lever> lever = value.isEmpty() ? Lever() : leverFromWord(value);
    choice.*member = lever.value_or(Lever());
    return lever.has_value();
}

QString nameOfMetric(const Catalog &, const Board &, const QString &value)
{
    const Metric *metric = findMetric(MetricId(value));
    if (value.isEmpty())
        return tr("What-if on the cost of the workload");
    return tr("What-if on %1").arg(metric == nullptr ? value : midSentence(metric->labelText()));
}

QString nameOfSubject(const Catalog &catalog, const Board &board, const QString &value)
{
    return value.isEmpty() ? tr("What-if of the best option")
                           : tr("What-if of %1").arg(thingName(catalog, board.level, value));
}

QString nameOfAgainst(const Catalog &catalog, const Board &board, const QString &value)
{
    if (value.isEmpty())
        return tr("What-if against the baseline");
    if (value == WhatIfChoice::noOther())
        return tr("What-if of one option");
    return tr("What-if against %1").arg(thingName(catalog, board.level, value));
}

QString leverName(const QString &value)
{
    const Lever lever = leverFromWord(value).value_or(Lever());
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? lever.assumption.text() : midSentence(row->labelText());
}

QString nameOfCrossover(const Catalog &, const Board &, const QString &value)
{
    return value.isEmpty() ? tr("What-if: automatic break-even point")
                           : tr("What-if: break-even point by %1").arg(leverName(value));
}

QString nameOfTable(const Catalog &, const Board &, const QString &value)
{
    return value.isEmpty() ? tr("What-if: automatic table") : tr("What-if: table over %1").arg(leverName(value));
}

constexpr ChoiceRow rows[] = {
    {"metric", setMetric, nameOfMetric},
    {"subject", setSubject, nameOfSubject},
    {"against", setAgainst, nameOfAgainst},
    {"crossover", setLever<&WhatIfChoice::crossover>, nameOfCrossover},
    {"across", setLever<&WhatIfChoice::across>, nameOfTable},
    {"down", setLever<&WhatIfChoice::down>, nameOfTable},
};

} // namespace

std::optional<BoardEdit> chooseWhatIf(const Catalog &catalog, const Board &board, const QString &id,
                                      const QString &value)
{
    const auto row = std::find_if(std::begin(rows), std::end(rows),
                                  [&id](const ChoiceRow &one) { return id == QLatin1String(one.id); });
    BoardEdit edit;
    edit.kind = EditKind::WhatIf;
    edit.after = board;
    if (row == std::end(rows) || !row->set(edit.after.whatIf, value))
        return std::nullopt;
    edit.name = row->name(catalog, board, value);
    return edit;
}

BoardEdit takeBackWhatIf(const Board &board)
{
    BoardEdit edit;
    edit.kind = EditKind::WhatIf;
    edit.after = board;
    edit.after.whatIf = {};
    edit.name = tr("What-if: automatic choices");
    return edit;
}

} // namespace chipboard
