// Purpose: a chart as plain data. Screen, PDF, SVG, PPTX, tables and screen readers all read the same ChartSpec, so
// what is exported is what is seen; a chart is tested as text (toText) and redrawn only when its spec differs. Colour
// roles, not colours.
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

enum class ChartKind { HorizontalBars };
enum class ColourRole { Trainium, Inferentia, Nvidia, Other };
enum class AxisScale { Linear, Logarithmic };
/// Solid = shipping and published; Hatched = announced; Outlined = our estimate.
enum class MarkStyle { Solid, Hatched, Outlined };

struct ChartAxis
{
    QString label;
    QString unit;
    AxisScale scale = AxisScale::Linear;
    double minimum = 0.0;
    double maximum = 1.0;
    QList<double> ticks;

    friend bool operator==(const ChartAxis &, const ChartAxis &) = default;
};

/// One bar's place: a chip, instance or system.
struct ChartCategory
{
    QString id;
    QString label;
    ColourRole role = ColourRole::Other;
    bool baseline = false;

    friend bool operator==(const ChartCategory &, const ChartCategory &) = default;
};

struct ChartPoint
{
    std::optional<double> value; ///< in the axis' unit; empty: a gap
    std::optional<double> low;   ///< both set when the value is a range
    std::optional<double> high;
    MarkStyle style = MarkStyle::Solid;
    QString label;        ///< on the mark: "1.30", "~7.55"
    QString gap;          ///< instead of a mark: "n/p", "no FP8"
    bool flagged = false; ///< drawn with a diamond: not like for like, see the notes
    QString description;  ///< one sentence with value, formula and source: tooltip and screen reader

    friend bool operator==(const ChartPoint &, const ChartPoint &) = default;
};

struct ChartSeries
{
    QString name;
    QList<ChartPoint> points; ///< one a category

    friend bool operator==(const ChartSeries &, const ChartSeries &) = default;
};

struct ChartSpec
{
    ChartKind kind = ChartKind::HorizontalBars;
    QString id; ///< the metric's id
    QString title;
    QString subtitle;
    ChartAxis axis;
    QList<ChartCategory> categories;
    QList<ChartSeries> series;
    QStringList notes;
    QStringList sources;

    friend bool operator==(const ChartSpec &, const ChartSpec &) = default;
};

/// Line by line, for approval tests and diffs.
[[nodiscard]] QString toText(const ChartSpec &spec);

} // namespace chipboard
