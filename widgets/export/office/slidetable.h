// Purpose: a table as it stands on slides: cells with their widths, cut into as many tables as there is room for, and a
// heat table with its colours.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/export/office/textmeasure.h"

#include <QRectF>
#include <QSizeF>

#include <optional>

namespace chipboard {

struct SlideCell
{
    QString text;
    bool right = false;
    bool centred = false;
    bool bold = false;
    std::optional<QColor> fill = {};
    bool framed = false; ///< what is in force
    Beside beside = Beside::Untold;
    double above = 0.0; ///< points from the top of its cell: a bar is below it; 0: in the middle
    QString unit = {};  ///< of a head, in a paragraph of its own
};

/// Below the number of a cell, as long as it is large.
struct SlideBar
{
    QRectF rect; ///< points, from the table's corner
    QColor colour = Qt::black;
    MarkStyle style = MarkStyle::Solid;
    std::optional<double> low = {}; ///< x, likewise; both set when the number is a range
    std::optional<double> high = {};
    QString name; ///< "H100: 6.88"
};

/// The first row is the header.
struct SlideTable
{
    QList<double> widths; ///< points
    QList<QList<SlideCell>> rows;
    QList<double> heights; ///< of the rows, likewise
    double size = 12.0;
    double headSize = 0.0; ///< of the first row; 0: as the others
    QList<SlideBar> bars = {};
    QStringList shortened = {}; ///< cells that no slide has room for, in full: "H100, To verify: ..."
};

/// How high a cell of that width comes out, in points.
[[nodiscard]] double cellHeight(const QString &text, double width, double size, bool bold, const TextMeasure &letters);
/// Several where one slide has no room for all rows or columns; each has the header and the first column. Letters are
/// `type` times as large as usual, above 0.
[[nodiscard]] QList<SlideTable> slideTables(const Table &table, const QSizeF &room, const TextMeasure &letters,
                                            double type = 1.0);
/// Slides that one table takes at most: nobody turns hundreds.
inline constexpr qsizetype mostTableSlides = 20;
/// What stands above one of so many tables of so many rows: "slide 2 of 3", and that rows are missing where there are
/// more tables than slides; empty where one slide has all.
[[nodiscard]] QString tablePart(qsizetype index, qsizetype tables, qsizetype rows, const QLocale &locale);
/// Precondition: a heat table with cells.
[[nodiscard]] SlideTable heatTable(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look,
                                   double type = 1.0);

} // namespace chipboard
