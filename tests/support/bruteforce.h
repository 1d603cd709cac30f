// Purpose: random boards over the shipped catalogue, and break-even points found by trying values: an oracle for the
// solver of data/analysis that shares only evaluate() with it.
#pragma once

#include "data/analysis/crossover.h"
#include "tests/support/ondemandboard.h"

#include <QRandomGenerator>

#include <cmath>

namespace chipboard::testing {

/// A random board with some assumptions set, the same for the same seed; its metric is the cost of the workload.
struct AskedBoard
{
    Board board;
    AskedNumber question;
};

[[nodiscard]] inline MetricId costMetric(const Catalog &catalog, const Board &board)
{
    const Task task = catalog.workload(board.workload)->task;
    const char *id = task == Task::Serve ? "usd_per_1m_tokens" : task == Task::Batch ? "usd_per_1m_items" : "cost";
    return MetricId(QString::fromLatin1(id));
}

/// Nothing when fewer than two of the board's rows have a cost.
[[nodiscard]] inline std::optional<AskedBoard> anyAskedBoard(const Catalog &catalog, QRandomGenerator &random)
{
    const auto anyOf = [&random](const auto &list) { return list.at(random.bounded(static_cast<int>(list.size()))); };
    Board board = onDemandBoard();
    board.chips.clear();
    while (board.chips.size() < 4) {
        const ChipId id = anyOf(catalog.chips).id;
        if (!board.chips.contains(id))
            board.chips << id;
    }
    board.level = random.bounded(3) == 0 ? Level::Instance : Level::Chip;
    board.workload = anyOf(catalog.workloads).id;
    if (random.bounded(2) == 0)
        board.assumptions.utilisation = 30.0 + random.bounded(70);
    if (random.bounded(3) == 0)
        board.assumptions.memoryEfficiency = 70.0 + random.bounded(60);
    const MetricId metric = costMetric(catalog, board);
    const ResultTable table = evaluate(catalog, board, {metric});
    QStringList priced;
    for (const ResultRow &row : table.rows) {
        if (!row.cells.constFirst().isMissing())
            priced << row.subject.id;
    }
    if (priced.size() < 2)
        return std::nullopt;
    const QString subject = priced.takeAt(random.bounded(static_cast<int>(priced.size())));
    return AskedBoard{board, {metric, subject, anyOf(priced)}};
}

/// Values of `subject` and `against` with the lever at `value`, each from its own full table.
[[nodiscard]] inline std::pair<std::optional<double>, std::optional<double>> tabled(const Catalog &catalog,
                                                                                    const AskedBoard &asked,
                                                                                    const Lever &lever, double value)
{
    const RowSettings settings = pulled({asked.board.assumptions, asked.board.assumptions}, lever, value);
    const auto tableOf = [&](const Assumptions &assumptions) {
        Board board = asked.board;
        board.assumptions = assumptions;
        return evaluate(catalog, board, {asked.question.metric});
    };
    const ResultTable ofSubject = tableOf(settings.subject);
    const ResultTable ofAgainst = lever.side == Side::Both ? ofSubject : tableOf(settings.against);
    const auto of = [&](const QString &id, const ResultTable &table) -> std::optional<double> {
        const Cell *cell = table.cell(id, asked.question.metric);
        return cell != nullptr && cell->value ? std::optional(cell->value->value) : std::nullopt;
    };
    return {of(asked.question.subject, ofSubject), of(asked.question.against, ofAgainst)};
}

} // namespace chipboard::testing
