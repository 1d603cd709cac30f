// Purpose: a few hand-made rows with one number each, for tests of the best option and of titles.
#pragma once

#include "data/analysis/headline.h"
#include "tests/support/workloadfixture.h"

namespace chipboard::testing {

/// One row; without a value the figure is not published.
struct Row
{
    const char *chip;
    std::optional<Interval> value;
    std::optional<PriceKind> kind = {};
    FigureStatus status = FigureStatus::Estimated;
};

/// All rows, with a board that selects them.
struct Scene
{
    Catalog catalog = workloadWorld();
    Board board;
    ResultTable table;

    [[nodiscard]] MetricId metric() const { return table.metrics.constFirst()->metricId(); }
    [[nodiscard]] Contest contest() const { return contestOf(table, metric()); }
    [[nodiscard]] Verdict verdict() const { return verdictOn(board, table, metric()); }
    [[nodiscard]] Headline headline() const
    {
        WorkloadView view = workloadView(catalog, board);
        for (SubjectEstimate &row : view.rows) // the numbers are not those of its estimates
            row.estimate.results.clear();
        Headline told = metricHeadline({catalog, board, table, Formatter()}, *table.metrics.constFirst(), view);
        told.support.replace(QChar(0x00A0), u' ');
        told.title.replace(QChar(0x00A0), u' ');
        return told;
    }
};

// The baseline is H100, as in aBoard().
inline Scene scene(const char *metric, const QList<Row> &rows)
{
    Scene scene;
    QStringList chips = mapped(rows, [](const Row &row) { return QString::fromLatin1(row.chip); });
    scene.board = aWorkloadBoard("serve", chips);
    scene.board.baseline = QStringLiteral("h100-sxm");
    scene.table.metrics << findMetric(MetricId(QLatin1String(metric)));
    const QList<Subject> subjects = subjectsOf(scene.catalog, scene.board);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        Cell cell{.value = rows.at(i).value, .unit = scene.table.metrics.constFirst()->unit};
        cell.status = cell.value ? rows.at(i).status : FigureStatus::Missing;
        cell.reason = cell.value ? QString() : QStringLiteral("Not published");
        cell.priceKind = rows.at(i).kind;
        scene.table.rows << ResultRow{subjects.at(i), {cell}};
    }
    return scene;
}

inline Scene costs(const QList<Row> &rows) { return scene("usd_per_1m_tokens", rows); }

inline Scene memories(const QList<Row> &rows) { return scene("memory", rows); }

inline Interval around(double value) { return {value * 0.8, value, value * 1.25}; }

} // namespace chipboard::testing
