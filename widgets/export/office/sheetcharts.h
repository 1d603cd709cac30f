// Purpose: native charts of a spreadsheet, as plain data: bars over a column of values, and marks and lines in the
// plane. They refer to cells, so they follow them.
#pragma once

#include "data/views/chartspec.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

struct lxw_chart;
struct lxw_workbook;

namespace chipboard {

/// A range of one column, rows counted from 0.
struct ColumnRange
{
    QString sheet;
    int column = 0;
    int first = 0;
    int last = 0;
};

/// As on screen: shipping and published, announced, our estimate.
enum class BarLook { Solid, Hatched, Outlined };

/// Current cell contents of a bar.
struct BarValue
{
    QString name;
    std::optional<double> value;
    std::optional<double> low; ///< low end; empty, like the next one: no range
    std::optional<double> high;
    QString format; ///< of its label
};

struct BarChart
{
    QString title;
    QString axis; ///< the unit
    ColumnRange names;
    ColumnRange values;
    ColumnRange below; ///< values down to low ends
    ColumnRange above;
    ColumnRange ends;       ///< high ends, or values
    QList<BarValue> bars;   ///< one per row
    QList<quint32> colours; ///< likewise, 0xRRGGBB
    QList<BarLook> looks;   ///< likewise
    QString numbers;        ///< label format of bars without a current value
    QString description;    ///< for screen readers

    [[nodiscard]] bool hasRange() const;
};

/// Marks, or a line through the points in order; an empty row interrupts it.
struct ScatterSeries
{
    QString name;
    ColumnRange x;
    ColumnRange y;
    quint32 colour = 0;                   ///< 0xRRGGBB
    std::optional<MarkShape> marker = {}; ///< none: line only
    bool isHollow = false;                ///< announced, or an estimate
    double line = 0.0;                    ///< points; 0: none
    bool isDashed = false;
    /// Labels the last point with the name.
    bool isNamed = false;
    bool isNamedBeside = false; ///< of a line that ends at the right edge: the name stands next to the plane
    /// Shown at the last point instead of the name, which starts with it and is in the key. Empty: none.
    QString number = {};
    bool isInKey = true; ///< false: another series of that name is in the key
    /// Row names, one per point, starting at the points.
    QStringList pointNames = {};
};

struct ScatterAxis
{
    QString title;
    bool isLogarithmic = false;
    double minimum = 0.0;
    double maximum = 1.0;
    double logBase = 10.0;
    bool isDate = false;   ///< spreadsheet day numbers
    bool isOfRows = false; ///< row names instead of numbers

    friend bool operator==(const ScatterAxis &, const ScatterAxis &) = default;
};

struct ScatterChart
{
    QString title;
    ScatterAxis x;
    ScatterAxis y;
    QList<ScatterSeries> series;
    QString description;
};

/// Pixels.
constexpr double chartWidth = 600.0;
[[nodiscard]] double chartHeight(const BarChart &chart);
[[nodiscard]] double chartHeight(const ScatterChart &chart);

/// The result belongs to the workbook.
[[nodiscard]] lxw_chart *newChart(lxw_workbook *book, const BarChart &chart);
[[nodiscard]] lxw_chart *newChart(lxw_workbook *book, const ScatterChart &chart);

} // namespace chipboard
