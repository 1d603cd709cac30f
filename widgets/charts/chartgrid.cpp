#include "widgets/charts/chartgrid.h"

#include "data/views/planeaxis.h"

#include <algorithm>

namespace chipboard {
constexpr int leadColumns = 2; // of three

// Three or four charts next to a leading one would be too low: they stand in two rows, wide charts in the wide column.
static ChartGrid leadGrid(int beside)
{
    if (beside == 3)
        return {leadColumns + 1,
                2,
                {QRect(0, 0, leadColumns, 1), QRect(leadColumns, 0, 1, 1), QRect(0, 1, leadColumns, 1),
                 QRect(leadColumns, 1, 1, 1)}};
    if (beside == 4)
        return {leadColumns + 1,
                2,
                {QRect(0, 0, leadColumns, 1), QRect(leadColumns, 0, 1, 1), QRect(0, 1, 1, 1), QRect(1, 1, 1, 1),
                 QRect(2, 1, 1, 1)}};
    ChartGrid grid{leadColumns + 1, beside, {QRect(0, 0, leadColumns, beside)}};
    for (int row = 0; row < beside; ++row)
        grid.places.append(QRect(leadColumns, row, 1, 1));
    return grid;
}

ChartGrid evenGrid(int columns, int rows)
{
    ChartGrid grid{columns, rows, {}};
    for (int i = 0; i < columns * rows; ++i)
        grid.places.append(QRect(i % columns, i / columns, 1, 1));
    return grid;
}

ChartGrid chartGrid(qsizetype charts, bool hasLead)
{
    const auto count = static_cast<int>(std::max<qsizetype>(1, charts));
    if (hasLead && count > 1)
        return leadGrid(count - 1);
    const int columns = count == 1 ? 1 : count <= 4 ? 2 : 3;
    ChartGrid grid = evenGrid(columns, (count + columns - 1) / columns);
    grid.places.resize(count);
    return grid;
}

ChartGrid leadAboveGrid(qsizetype charts)
{
    const auto below = static_cast<int>(charts) - 1;
    if (below == 3) // two side by side, the wide one of leadGrid() below them
        return {2, 5, {QRect(0, 0, 2, 2), QRect(0, 2, 1, 1), QRect(0, 3, 2, 2), QRect(1, 2, 1, 1)}};
    const int columns = std::clamp(below, 1, 2);
    const int rows = (below + columns - 1) / columns;
    const int above = std::max(1, rows);
    ChartGrid grid{columns, above + rows, {QRect(0, 0, columns, above)}};
    for (int i = 0; i < below; ++i)
        grid.places.append(QRect(i % columns, above + i / columns, 1, 1));
    return grid;
}

ChartGrid filledGrid(const ChartGrid &grid, qsizetype charts)
{
    const auto count = static_cast<int>(charts);
    if (count < 1 || count >= grid.places.size() || grid != evenGrid(grid.columns, grid.rows))
        return grid;
    const int columns = std::min(grid.columns, count);
    const int rows = (count + columns - 1) / columns;
    const int last = count - (rows - 1) * columns;
    ChartGrid filled{columns * last, rows, {}}; // columns that divide evenly into both a full row and the last row
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const int width = row == rows - 1 ? columns : last;
        filled.places.append(QRect(i % columns * width, row, width, 1));
    }
    return filled;
}

bool shareAScale(const QList<ChartSpec> &charts)
{
    const auto scaleOf = [](const ChartSpec &chart) {
        ChartAxis axis = chart.axis;
        axis.label.clear(); // "FP8 compute" and "BF16 compute" are both in TFLOPS
        return axis;
    };
    for (qsizetype i = 1; i < charts.size(); ++i) {
        const auto isSame = [&](const ChartSpec &other) { return scaleOf(other) == scaleOf(charts.at(i)); };
        if (std::any_of(charts.begin(), charts.begin() + i, isSame))
            return true;
    }
    return false;
}

static qsizetype rowsIn(const ChartSpec &chart)
{
    return hasTwoAxes(chart) ? namedRows(chart.plane.y) : chart.categories.size();
}

// Of two charts next to a leading one, the one with three times the rows gets three times the height.
static bool wantsMore(const ChartSpec &chart, const ChartSpec &other)
{
    constexpr qsizetype few = 4;
    return rowsIn(other) > 0 && rowsIn(other) <= few && rowsIn(chart) >= 3 * rowsIn(other);
}

ChartGrid pageGrid(const QList<ChartSpec> &charts, bool hasLead)
{
    constexpr qsizetype odd = 3; // a two-column grid would have an empty cell
    if (hasLead && charts.size() == odd && wantsMore(charts.at(1), charts.at(2)))
        return {5, 4, {QRect(0, 0, 3, 4), QRect(3, 0, 2, 3), QRect(3, 3, 2, 1)}}; // also wider, for the names
    if (hasLead || charts.size() != odd)
        return chartGrid(charts.size(), hasLead);
    return shareAScale(charts) ? evenGrid(static_cast<int>(odd), 1) : filledGrid(evenGrid(2, 2), odd);
}

QRect placeOf(const ChartGrid &grid, qsizetype chart, const QRect &area, int gap)
{
    const QRect cells = grid.places.at(chart);
    const int width = (area.width() - (grid.columns - 1) * gap) / grid.columns;
    const int height = (area.height() - (grid.rows - 1) * gap) / grid.rows;
    return {area.left() + cells.x() * (width + gap), area.top() + cells.y() * (height + gap),
            cells.width() * (width + gap) - gap, cells.height() * (height + gap) - gap};
}

} // namespace chipboard
