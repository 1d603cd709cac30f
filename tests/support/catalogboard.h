// Purpose: random boards over any catalogue, for property tests. Equal seeds give equal boards.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "tests/support/ondemandboard.h"

#include <QRandomGenerator>

#include <cmath>

namespace chipboard::testing {

[[nodiscard]] inline Board randomBoardOf(const Catalog &catalog, quint32 seed)
{
    QRandomGenerator random(seed);
    const auto any = [&random](const auto &list) { return list.at(random.bounded(list.size())); };
    Board board = onDemandBoard();
    board.level = static_cast<Level>(random.bounded(3));
    board.workload = any(catalog.workloads).id;
    board.priceBook = any(catalog.books).id;
    board.chips.clear();
    for (int count = random.bounded(1, 9); board.chips.size() < count;) {
        const ChipId chip = any(catalog.chips).id;
        if (!board.chips.contains(chip))
            board.chips << chip;
    }
    board.baseline = random.bounded(2) == 1 ? any(board.chips).text() : QString();
    board.values = valueForms[static_cast<std::size_t>(random.bounded(3))];
    if (random.bounded(4) == 0)
        board.currency = {random.bounded(2) == 1 ? QStringLiteral("JPY") : QStringLiteral("EUR"),
                          std::pow(10.0, 2.0 * random.generateDouble())};
    for (const AssumptionRow &row : assumptionTable()) {
        if (random.bounded(8) != 0)
            continue;
        const double share = random.generateDouble();
        const double value = row.minimum + share * share * share * (row.maximum - row.minimum);
        const auto choice = static_cast<std::size_t>(share * static_cast<double>(row.choices.size()));
        board.assumptions.*row.member = !row.choices.empty() ? row.choices[choice]
            : row.whole                                      ? std::round(value)
                                                             : value;
    }
    if (random.bounded(2) == 1)
        board.assumptions.monthlySpend = std::pow(10.0, 2.0 + 5.0 * random.generateDouble());
    return board;
}

} // namespace chipboard::testing
