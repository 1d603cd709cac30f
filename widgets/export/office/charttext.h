// Purpose: shared by the chart parts: fills and outlines that show certainty, texts, sheet references with cached
// values, axes.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/export/office/chartsheet.h"
#include "widgets/export/office/textmeasure.h"
#include "widgets/export/office/xmlpart.h"

#include <QList>
#include <QLocale>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

namespace chipboard {

/// 914,400 per inch.
[[nodiscard]] qint64 emu(double points);

/// Writes a colour, with `strength` as opacity; by its theme name if the part has a scheme. Other colours become tints
/// of theme colours: text or accent over the background, else lightened or darkened.
void writeColour(XmlPart &xml, const QColor &colour, double strength = 1.0);
void writeSolid(XmlPart &xml, const QColor &colour);
/// The same in every theme, for colours of a scale and what is written on them.
void writeFixed(XmlPart &xml, const QColor &colour);
void writeLine(XmlPart &xml, const QColor &colour, double points, bool dashed = false);
void writeNoLine(XmlPart &xml);
/// c:spPr of an invisible element.
void writeInvisible(XmlPart &xml);
/// c:layout: offsets as fractions of the chart, or distances from its edges.
void writeLayout(XmlPart &xml, std::initializer_list<std::pair<const char *, double>> shares, bool isFromEdges = false);
/// a:pattFill
void writeHatching(XmlPart &xml, const QColor &colour, const QColor &ground);
/// c:spPr of a bar or mark: solid, hatched if announced, outlined if our estimate; transparent inside without `ground`.
void writeMarkLook(XmlPart &xml, MarkStyle style, const QColor &colour, const std::optional<QColor> &ground);

struct TextLook
{
    double size = 12.0; ///< points
    QColor colour = Qt::black;
    bool bold = false;
    QString family;
};
/// c:txPr
void writeTextLook(XmlPart &xml, const TextLook &look);
/// The same of the names of an axis, lying: Impress then leaves out none whose neighbour is near.
void writeNamesLook(XmlPart &xml, const TextLook &look);
/// The same of labels, which stay in one line.
void writeLabelLook(XmlPart &xml, const TextLook &look);
/// a:r
void writeTextRun(XmlPart &xml, const QString &text, const TextLook &look);

/// c:numRef with the sheet's numbers; missing ones have no point. `least`: minimum number of cached points, see
/// inBothOrders().
void writeNumbers(XmlPart &xml, const ChartSheet &sheet, const SheetRange &range, int least = 0);
void writeTexts(XmlPart &xml, const ChartSheet &sheet, const SheetRange &range);
/// Writes the series of a scatter chart from bottom to top. PowerPoint draws by c:order, first at the bottom; Impress
/// draws by file position, first on top, and drops a series that is shorter than one behind it. So the last series is
/// written first, and all must have the same number of cached points.
void inBothOrders(XmlPart &xml, const QList<std::function<void(XmlPart &, int order)>> &series);
/// c:tx
void writeSeriesName(XmlPart &xml, const ChartSheet &sheet, int column, int row);

/// Label of one point; without a number format its text is literal.
struct PointLabel
{
    int index = 0;
    QString text = {};
    QString format = {};     ///< empty: `text`
    const char *place = "r"; ///< "outEnd", "r", "l", "t", "b"
    double shift = 0.0;      ///< to the right, in chart widths
    double drop = 0.0;       ///< downwards, in chart heights
    bool isSeriesName = false;
    std::optional<QColor> ground = {}; ///< background; empty: transparent
};
void writePointLabel(XmlPart &xml, const PointLabel &label, const TextLook &look);
/// End of c:dLbls and c:dLbl: shows only the value, or the series name.
void writeLabelSwitches(XmlPart &xml, bool value, bool seriesName = false);

/// End of c:dLbls with moved labels: no leader lines.
void writeNoLeaderLines(XmlPart &xml);

/// Error bars of a series; one-sided without `minus`.
struct Whiskers
{
    const char *direction = nullptr; ///< "x", "y"; null in bar charts, which have one direction
    std::optional<SheetRange> minus;
    SheetRange plus;
};
/// c:errBars
void writeErrorBars(XmlPart &xml, const Whiskers &whiskers, const ChartSheet &sheet, const QColor &colour);

/// Labels of a series whose texts are cells of the sheet, so that they follow their rows when those are sorted, hidden
/// or edited; the texts are cached for programs without such labels.
struct CellLabels
{
    SheetRange cells;
    const char *place = "outEnd";
    double shift = 0.0; ///< of all labels, to the right, in chart widths
};
/// c:dLbls
void writeCellLabels(XmlPart &xml, const ChartSheet &sheet, const CellLabels &labels, const TextLook &look);
/// c:extLst at the end of such a series.
void writeLabelCells(XmlPart &xml, const ChartSheet &sheet, const SheetRange &cells);

struct AxisPlace
{
    int id = 1;
    int across = 2;
    const char *side = "b"; ///< axPos
    bool hidden = false;
    bool hasGrid = true;
    bool reversed = false;
    std::optional<double> minimum = {};
    std::optional<double> maximum = {};
    const char *crosses = "autoZero"; ///< where this axis crosses the other
    QString title = {};
    const char *crossBetween = "midCat";
    std::optional<double> step = {};     ///< from line to line; empty: by the axis' ticks
    QString format = {};                 ///< of ticks; empty: by their labels
    double length = 0.0;                 ///< points; with fewer ticks where their labels would touch; 0: they have room
    std::optional<QPointF> titleAt = {}; ///< shares of the chart
    bool hasPointTicks = false;          ///< ticks and grid are points of the chart
};
/// c:valAx
void writeValueAxis(XmlPart &xml, const ChartAxis &axis, const AxisPlace &place, const OfficeLook &look, double size);
/// Width of the widest tick label, in points.
[[nodiscard]] double roomForTicks(const ChartAxis &axis, const OfficeLook &look, double size);
struct PlotArea
{
    double left = 0.0;
    double top = 0.0;
    double width = 1.0;
    double height = 1.0;
};
struct ChartFurniture
{
    bool hasShapes = false; ///< has overlay shapes in the part with relationship rId2
    QString language = QStringLiteral("en-US");
    QList<SchemeColour> scheme = {};
    std::optional<TextLook> legend = {}; ///< below the plot
};
/// The part around `plot()`, which writes charts and axes; the inner plot area is in fractions of the chart.
[[nodiscard]] QByteArray chartSpace(const PlotArea &area, const TextLook &look,
                                    const std::function<void(XmlPart &)> &plot, const ChartFurniture &furniture = {});

/// Sets ticks as Office draws logarithmic axes: the minimum times powers of a base, 10 for long axes, else 2.
[[nodiscard]] ChartSpec withNativeAxes(ChartSpec spec, const QLocale &locale);
/// Years between the ticks of a date axis; 0: not at whole years.
[[nodiscard]] int yearsApart(const ChartAxis &axis);

// Ticks that native axes do not support: at months, which differ in length. They are labelled points of the chart, with
// line segments as grid.

/// Indexes of the ticks whose labels fit an axis of that length in points; `isUpright`: a vertical axis.
[[nodiscard]] QList<qsizetype> toldTicks(const ChartAxis &axis, double length, double size, bool isUpright,
                                         const TextMeasure &letters);

/// Just after the start of the axis: a point exactly there is dropped when logarithms round below it.
[[nodiscard]] double beginningOf(const ChartAxis &axis);
/// Just beyond the end of the axis, for inexact logarithms: a point at the end is then still drawn with its name.
[[nodiscard]] double drawnEndOf(const ChartAxis &axis);

/// Title position for an axis with such ticks, in fractions of the chart: the program does not treat them as tick
/// labels and would put the title on top of them.
[[nodiscard]] QPointF titlePlace(const QString &title, double size, const QRectF &plot, const QSizeF &chart,
                                 bool isUpright, const TextMeasure &letters);

// Number formats that make spreadsheets show numbers like chart labels.

/// The format with the locale's separators; unchanged for English, the default of programs.
[[nodiscard]] QString inLanguage(const QString &format, const QLocale &locale);
/// The number format that shows `value` as `label` ("~7.55" is `"~"0.00`), so that a label follows edits of its number;
/// empty if there is none. The label uses `locale` ("2.500" is 2500 in German); the format uses "." and "," and is
/// shown with the reader's separators.
[[nodiscard]] QString numberFormatOf(const QString &label, double value, const QLocale &locale);
/// The formula, without "=", that formats the result of the formula `number` like `label`; empty if there is none.
[[nodiscard]] QString textFormulaOf(const QString &label, double value, const QLocale &locale, const QString &number);

} // namespace chipboard
