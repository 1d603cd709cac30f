// Duration of a Monte Carlo run: 100,000 draws over ten rows, each with its estimate error, price range and figure
// range. Prints medians in milliseconds as JSON.
#include "data/analysis/uncertainty.h"

#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace Qt::StringLiterals;
using namespace chipboard;

constexpr qsizetype compared = 10;

static Board boardOfPriced(const Catalog &catalog, const MetricId &metric)
{
    Board board = testing::onDemandBoard(mapped(catalog.chips, &Chip::id));
    const ResultTable table = evaluate(catalog, board, {metric});
    board.chips.clear();
    for (const ResultRow &row : table.rows) {
        if (!row.cells.constFirst().isMissing() && board.chips.size() < compared)
            board.chips << row.subject.chip->id;
    }
    return board;
}

// The worst case: three factors per row, none shared.
static DrawTask widened(DrawTask task)
{
    for (qsizetype row = 0; row < task.rows.size(); ++row) {
        const QString key = task.rows.at(row).id;
        task.factors[row] = {{FactorKind::Estimate, key, -0.2, 0.2},
                             {FactorKind::Price, key, -0.1, 0.15},
                             {FactorKind::Compute, key, 0.1, -0.05}};
    }
    return task;
}

int main()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const MetricId metric(u"usd_per_1m_tokens"_s);
    const Board board = boardOfPriced(catalog, metric);
    std::vector<double> times;
    for (int round = 0; round < 9; ++round) {
        QElapsedTimer timer;
        timer.start();
        const auto task = drawTaskOf(catalog, board, metric);
        if (!task || task.value().rows.size() != compared)
            return EXIT_FAILURE;
        const auto result = drawn(widened(task.value()), {100'000, 1});
        if (!result || !result->bands.constFirst().band)
            return EXIT_FAILURE;
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    QTextStream(stdout) << "{\"montecarlo\": " << times.at(times.size() / 2) << "}\n";
    return EXIT_SUCCESS;
}
