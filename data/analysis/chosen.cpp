#include "data/analysis/chosen.h"

#include "data/analysis/crossover.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

bool standsFor(const Subject &subject, const QString &id)
{
    return subject.id == id || (subject.chip != nullptr && subject.chip->id.text() == id);
}

/// The chosen row; an empty id if there is none, which is reported.
QString chosenRow(const ResultTable &table, const QString &id, QStringList &passedOver)
{
    if (id.isEmpty())
        return {};
    for (const ResultRow &row : table.rows) {
        if (standsFor(row.subject, id))
            return row.subject.id;
    }
    passedOver << tr("“%1” is not part of the comparison; the page selected another one.").arg(id);
    return {};
}

/// Restricts the table to rows that duelOf() may choose: the other row is fixed.
ResultTable without(ResultTable table, const QString &id)
{
    table.rows.removeIf([&id](const ResultRow &row) { return row.subject.id == id; });
    return table;
}

bool hasValue(const ResultTable &table, const QString &id, const MetricId &metric)
{
    const Cell *cell = table.cell(id, metric);
    return cell != nullptr && cell->value && cell->value->value > 0.0;
}

/// The best of the rows that can lead a title, or of all if none can.
std::optional<QString> bestOf(const ResultTable &table, const MetricId &metric)
{
    const int column = table.columnOf(metric);
    std::optional<QString> best;
    std::pair<bool, double> least;
    for (const ResultRow &row : table.rows) {
        if (!hasValue(table, row.subject.id, metric))
            continue;
        const Cell &cell = row.cells.at(column);
        const double value = cell.value->value * unitInfo(cell.unit).factor;
        const std::pair rank(!mayLead(row.subject), table.metrics.at(column)->better == Better::Lower ? value : -value);
        if (!best || rank < least) {
            best = row.subject.id;
            least = rank;
        }
    }
    return best;
}

/// Default for the other row: the baseline, or else the best one left.
std::optional<QString> opponentOf(const ResultTable &table, const Board &board, const MetricId &metric,
                                  const QString &subject)
{
    for (const ResultRow &row : table.rows) {
        if (row.subject.id != subject && isBaseline(board, row.subject) && hasValue(table, row.subject.id, metric))
            return row.subject.id;
    }
    return bestOf(without(table, subject), metric);
}

struct Rows
{
    QString subject; ///< empty: not chosen
    QString against;
    bool alone = false;
};

std::optional<AskedNumber> questionBy(const MetricId &metric, const ResultTable &table, const Board &board,
                                      const Rows &rows)
{
    if (table.columnOf(metric) < 0)
        return std::nullopt;
    if (rows.subject.isEmpty() && rows.against.isEmpty() && !rows.alone)
        return duelOf(table, board, {metric});
    const std::optional<QString> subject =
        rows.subject.isEmpty() ? bestOf(without(table, rows.against), metric) : std::optional(rows.subject);
    if (!subject || !hasValue(table, *subject, metric))
        return std::nullopt;
    if (rows.alone)
        return AskedNumber{metric, *subject, {}};
    const std::optional<QString> against =
        rows.against.isEmpty() ? opponentOf(table, board, metric, *subject) : std::optional(rows.against);
    if (!against || !hasValue(table, *against, metric))
        return std::nullopt;
    return AskedNumber{metric, *subject, *against};
}

/// Why a chosen row has no number.
QString reasonFor(const ResultTable &table, const Rows &rows, const MetricId &metric)
{
    for (const ResultRow &row : table.rows) {
        const bool isMeant = row.subject.id == rows.subject || row.subject.id == rows.against;
        const Cell *cell = isMeant ? table.cell(row.subject.id, metric) : nullptr;
        if (cell != nullptr && !hasValue(table, row.subject.id, metric))
            return tr("%1: %2").arg(row.subject.name, cell->reason.isEmpty() ? tr("no number") : cell->reason);
    }
    return tr("Choose two options that run the workload to see what would change the answer");
}

/// The lever if it can be varied; otherwise empty and reported.
std::optional<Lever> movable(const Inquiry &inquiry, Lever lever, Reach reach, QStringList &passedOver)
{
    if (lever.assumption.isEmpty())
        return std::nullopt;
    if (!inquiry.isRatio() && lever.side == Side::Against)
        lever.side = Side::Both; // there is only the subject's row
    const Result<LeverRange> range = rangeOf(inquiry, lever, reach);
    if (range)
        return lever;
    if (const QString &why = range.problem().message; !passedOver.contains(why))
        passedOver << why;
    return std::nullopt;
}

bool isAboutMoney(const Metric &metric)
{
    const Dimension dimension = unitInfo(metric.unit).dimension;
    return dimension == Dimension::Money || dimension == Dimension::PricePerItem || dimension == Dimension::Price;
}

bool areTheSame(const Lever &one, const Lever &other)
{
    return one.assumption == other.assumption
        && (one.side == other.side || one.side == Side::Both || other.side == Side::Both);
}

/// The most influential assumption besides another one; not one with jumps, which give no line of equal answers. If
/// only the two prices matter, the other row's price.
Lever widestBeside(const Tornado &tornado, const Lever &other)
{
    const AssumptionId chips(QStringLiteral("chips"));
    const auto mayStand = [&](const TornadoRow &row) {
        return row.lever.assumption != chips && row.range.choices.isEmpty() && !areTheSame(row.lever, other);
    };
    const TornadoRow *found = findWhere(
        tornado.rows, [&](const TornadoRow &row) { return mayStand(row) && row.lever.assumption != other.assumption; });
    if (found == nullptr)
        found = findWhere(tornado.rows, mayStand);
    return found == nullptr ? Lever() : found->lever;
}

/// The assumption that changes the order of two speeds and has the largest swing; the number of chips only if there is
/// no other.
Lever turnOfSpeed(const Inquiry &inquiry, const Tornado &tornado)
{
    for (const TornadoRow &row : tornado.rows) {
        if (turnsBesideCounts(inquiry, tornado, row))
            return row.lever;
    }
    return {AssumptionId(QStringLiteral("chips")), Side::Subject};
}

} // namespace

ChosenQuestion chosenQuestion(const ResultTable &table, const Board &board, const QList<MetricId> &usual)
{
    ChosenQuestion chosen;
    const WhatIfChoice &choice = board.whatIf;
    const Metric *wanted = findMetric(choice.metric);
    QList<MetricId> metrics = usual;
    if (wanted != nullptr)
        metrics = {choice.metric};
    else if (!choice.metric.isEmpty())
        chosen.passedOver << tr("There is no metric “%1”; the page selected one.").arg(choice.metric.text());
    Rows rows;
    rows.alone = choice.isAlone() || table.rows.size() == 1;
    rows.subject = chosenRow(table, choice.subject, chosen.passedOver);
    rows.against = rows.alone ? QString() : chosenRow(table, choice.against, chosen.passedOver);
    if (!rows.subject.isEmpty() && rows.subject == rows.against) // a chip and an instance of it
        rows.against.clear();
    for (const MetricId &metric : std::as_const(metrics)) {
        chosen.question = questionBy(metric, table, board, rows);
        if (chosen.question)
            return chosen;
    }
    chosen.reason = reasonFor(table, rows, metrics.constFirst());
    for (const MetricId &metric : metrics == usual ? QList<MetricId>() : usual) {
        chosen.question = questionBy(metric, table, board, rows);
        if (chosen.question) {
            chosen.passedOver
                << tr("No two rows have a value for “%1”; the page selected another metric.").arg(wanted->labelText());
            return chosen;
        }
    }
    return chosen;
}

ChosenQuestion chosenPair(const ResultTable &table, Board board, const QList<MetricId> &usual)
{
    board.whatIf.metric = {};
    if (board.whatIf.isAlone())
        board.whatIf.against.clear();
    ChosenQuestion chosen = chosenQuestion(table, board, usual);
    if (chosen.question && chosen.question->against.isEmpty())
        chosen.question.reset(); // there is no other row
    return chosen;
}

ChosenLevers chosenLevers(const Inquiry &inquiry, const Tornado &tornado)
{
    ChosenLevers chosen;
    const WhatIfChoice &choice = inquiry.board().whatIf;
    const Lever price{AssumptionId(QStringLiteral("price_factor")), Side::Subject};
    const Lever usual = isAboutMoney(inquiry.metric()) ? price : turnOfSpeed(inquiry, tornado);
    chosen.crossover = movable(inquiry, choice.crossover, Reach::Far, chosen.passedOver).value_or(usual);
    const auto across = movable(inquiry, choice.across, Reach::Plausible, chosen.passedOver);
    const auto down = movable(inquiry, choice.down, Reach::Plausible, chosen.passedOver);
    if (across && down && areTheSame(*across, *down)) {
        chosen.passedOver << tr(
            "Rows and columns of the table vary the same assumption; the page selected another one.");
        chosen.across = *across;
        chosen.down = widestBeside(tornado, *across);
        return chosen;
    }
    chosen.across = across.value_or(down && areTheSame(*down, usual) ? widestBeside(tornado, *down) : usual);
    chosen.down = down.value_or(widestBeside(tornado, chosen.across));
    return chosen;
}

QList<Lever> leversToChoose(const Inquiry &inquiry)
{
    using enum AssumptionGroup;
    QList<Lever> ofOne;
    QList<Lever> ofBoth;
    for (const AssumptionRow *row : leversOf(inquiry.catalog(), inquiry.board())) {
        const AssumptionId id = row->assumptionId();
        if (!rangeOf(inquiry, {id, Side::Both}, Reach::Plausible))
            continue; // no default value
        const bool tells = row->group == Price || row->group == Speed || row->group == Scale;
        if (inquiry.isRatio() && tells)
            ofOne << Lever{id, Side::Subject} << Lever{id, Side::Against};
        ofBoth << Lever{id, Side::Both};
    }
    return ofOne + ofBoth;
}

} // namespace chipboard
