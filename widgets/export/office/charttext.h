// Purpose: what the chart parts have in common: fills and outlines that say how sure a number is, texts, references to
// the sheet with what is remembered of it, axes.
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

/// 914,400 to an inch.
[[nodiscard]] qint64 emu(double points);

/// A colour that shows so much of what is below through it; by the theme's name for it where the part has a scheme.
/// What the theme has no name for is a tint of what it has: of the text or an accent over the ground, else one of them
/// lighter or darker.
void writeColour(XmlPart &xml, const QColor &colour, double strength = 1.0);
void writeSolid(XmlPart &xml, const QColor &colour);
void writeLine(XmlPart &xml, const QColor &colour, double points, bool dashed = false);
void writeNoLine(XmlPart &xml);
/// c:spPr of what is not seen itself.
void writeInvisible(XmlPart &xml);
/// c:layout: moved by shares of the chart, or so far from its edges.
void writeLayout(XmlPart &xml, std::initializer_list<std::pair<const char *, double>> shares, bool isFromEdges = false);
/// a:pattFill
void writeHatching(XmlPart &xml, const QColor &colour, const QColor &ground);
/// c:spPr of a bar or mark: solid, hatched when announced, an outline when it is our estimate; what is behind shows
/// through it where there is no ground.
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

/// c:numRef with the sheet's numbers; what is missing has no point. `least`: remembered as so many points, see
/// inBothOrders().
void writeNumbers(XmlPart &xml, const ChartSheet &sheet, const SheetRange &range, int least = 0);
void writeTexts(XmlPart &xml, const ChartSheet &sheet, const SheetRange &range);
/// The series of a scatter chart from below to above. PowerPoint draws them in the order that they say they have, from
/// below; Impress as they stand in the file, from above, and leaves out one that is shorter than one behind it. So the
/// last stands first, and all are to be remembered as of equal length.
void inBothOrders(XmlPart &xml, const QList<std::function<void(XmlPart &, int order)>> &series);
/// c:tx
void writeSeriesName(XmlPart &xml, const ChartSheet &sheet, int column, int row);

/// A label of one point; without a rule for the number its text stands there as it is.
struct PointLabel
{
    int index = 0;
    QString text = {};
    QString format = {};     ///< empty: `text`
    const char *place = "r"; ///< "outEnd", "r", "l", "t", "b"
    double shift = 0.0;      ///< to the right, as a share of the chart's width
    double drop = 0.0;       ///< downwards, as a share of its height
    bool isSeriesName = false;
    std::optional<QColor> ground = {}; ///< behind it; empty: what is there shows through
};
void writePointLabel(XmlPart &xml, const PointLabel &label, const TextLook &look);
/// What ends c:dLbls and c:dLbl: nothing else is shown than the value, or the series' name.
void writeLabelSwitches(XmlPart &xml, bool value, bool seriesName = false);

/// What ends c:dLbls where labels are moved: no line leads to them.
void writeNoLeaderLines(XmlPart &xml);

/// Lengths of the error bars of a series; without `minus` they go in one direction.
struct Whiskers
{
    const char *direction = nullptr; ///< "x", "y"; null in bar charts, where there is only one
    std::optional<SheetRange> minus;
    SheetRange plus;
};
/// c:errBars
void writeErrorBars(XmlPart &xml, const Whiskers &whiskers, const ChartSheet &sheet, const QColor &colour);

/// Labels of a whole series whose texts are cells of the sheet, so that they go with their rows when those are sorted,
/// hidden or edited; what they say now is remembered for programs that know no such labels.
struct CellLabels
{
    SheetRange cells;
    const char *place = "outEnd";
    double shift = 0.0; ///< of all of them, to the right, as a share of the chart's width
};
/// c:dLbls
void writeCellLabels(XmlPart &xml, const ChartSheet &sheet, const CellLabels &labels, const TextLook &look);
/// c:extLst, the end of such a series.
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
/// How wide the widest label of its ticks comes out, points.
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
    bool hasShapes = false; ///< on it: its relationship rId2 is their part
    QString language = QStringLiteral("en-US");
    QList<SchemeColour> scheme = {};
    std::optional<TextLook> legend = {}; ///< below the plot
};
/// The part around `plot()`, which writes charts and axes; the plot's inner area is told in shares of the chart's.
[[nodiscard]] QByteArray chartSpace(const PlotArea &area, const TextLook &look,
                                    const std::function<void(XmlPart &)> &plot, const ChartFurniture &furniture = {});

/// With the axes that programs draw themselves: logarithmic ones tick at their beginning times powers of one number, of
/// ten where they are long, else of two.
[[nodiscard]] ChartSpec withNativeAxes(ChartSpec spec, const QLocale &locale);
/// How many years apart the ticks of an axis of days are; 0: they are not at whole years.
[[nodiscard]] int yearsApart(const ChartAxis &axis);

// Ticks that a native axis cannot have: at months, which are not equally long. They are points of the chart with their
// labels, and pieces of a line for the grid.

/// Those of the ticks whose labels find room along an axis of that many points; labels of an upright axis stand one
/// above the other.
[[nodiscard]] QList<qsizetype> toldTicks(const ChartAxis &axis, double length, double size, bool isUpright,
                                         const TextMeasure &letters);

/// Just inside of the axis' beginning: what stands at the very end is left out where logarithms round to beyond it.
[[nodiscard]] double beginningOf(const ChartAxis &axis);
/// Just beyond its end, where logarithms are not exact: what stands at the end is drawn with its name.
[[nodiscard]] double drawnEndOf(const ChartAxis &axis);

/// Where the title of an axis with such ticks stands, as shares of the chart: its labels are no labels to the program,
/// which would put the title upon them.
[[nodiscard]] QPointF titlePlace(const QString &title, double size, const QRectF &plot, const QSizeF &chart,
                                 bool isUpright, const TextMeasure &letters);

// The rules by which spreadsheets show numbers as the labels of charts do.

/// The rule with the language whose separators it has; of English as it is, which programs take for none.
[[nodiscard]] QString inLanguage(const QString &format, const QLocale &locale);
/// The rule by which a spreadsheet shows `value` as `label` ("~7.55" is `"~"0.00`), so that a label follows its number
/// when that is edited; empty when no rule does. The label is one of `locale` ("2.500" is 2500 in German), the rule of
/// none: it is written with "." and "," and shown with the separators of who opens the file.
[[nodiscard]] QString numberFormatOf(const QString &label, double value, const QLocale &locale);
/// The formula that makes such a text of the number that `number`, a formula itself, comes to; empty when no rule
/// does. Without "=".
[[nodiscard]] QString textFormulaOf(const QString &label, double value, const QLocale &locale, const QString &number);

} // namespace chipboard
