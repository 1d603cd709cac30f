// Purpose: native charts of a spreadsheet, as plain data: bars over a column of values, and marks and lines in the
// plane. They show cells, so they follow them.
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

/// As on the screen: shipping and published, announced, our estimate.
enum class BarLook { Solid, Hatched, Outlined };

/// What the cells of a bar have now.
struct BarValue
{
    QString name;
    std::optional<double> value;
    std::optional<double> low; ///< of its range; empty, as the next one: it has none
    std::optional<double> high;
    QString format; ///< of its label
};

struct BarChart
{
    QString title;
    QString axis; ///< the unit
    ColumnRange names;
    ColumnRange values;
    ColumnRange below; ///< from the values down to the low ends
    ColumnRange above;
    ColumnRange ends;       ///< the high ends, or the values
    QList<BarValue> bars;   ///< one a row
    QList<quint32> colours; ///< likewise, 0xRRGGBB
    QList<BarLook> looks;   ///< likewise
    QString numbers;        ///< format of the labels of bars that have no value yet
    QString description;    ///< for screen readers

    [[nodiscard]] bool hasRange() const;
};

/// Marks, or a line through the points in their order; an empty row breaks it.
struct ScatterSeries
{
    QString name;
    ColumnRange x;
    ColumnRange y;
    quint32 colour = 0;                   ///< 0xRRGGBB
    std::optional<MarkShape> marker = {}; ///< none: a line alone
    bool isHollow = false;                ///< announced, or an estimate
    double line = 0.0;                    ///< points; 0: none
    bool isDashed = false;
    /// The name stands at the last point.
    bool isNamed = false;
    bool isNamedBeside = false; ///< of a line that ends at the plane's right edge: the name stands beside the plane
    /// Stands at the last point instead; the name, which begins with it, is in the key. Empty: none.
    QString number = {};
    bool isInKey = true; ///< false: another series of that name is
    /// Names of rows: they begin at the points, one a point.
    QStringList pointNames = {};
};

struct ScatterAxis
{
    QString title;
    bool isLogarithmic = false;
    double minimum = 0.0;
    double maximum = 1.0;
    double logBase = 10.0;
    bool isDate = false;   ///< days of a spreadsheet
    bool isOfRows = false; ///< names stand there instead of numbers

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

/// Belong to the workbook.
[[nodiscard]] lxw_chart *newChart(lxw_workbook *book, const BarChart &chart);
[[nodiscard]] lxw_chart *newChart(lxw_workbook *book, const ScatterChart &chart);

} // namespace chipboard
