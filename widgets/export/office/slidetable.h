// Purpose: tables on slides: cells with widths, split into as many tables as needed, and heat tables with their
// colours.
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
    bool framed = false; ///< the active value
    Qt::Edges line = {}; ///< where the break-even line passes
    Qt::Edges thin = {}; ///< the outline of a cell without a value, also at the cells next to it
    Beside beside = Beside::Untold;
    double above = 0.0; ///< points from the top of its cell, with a bar below it; 0: centred
    QString unit = {};  ///< of a heading, in a separate paragraph
};

/// The bar below a cell's number; its length is the value.
struct SlideBar
{
    QRectF rect; ///< points, from the table's corner
    QColor colour = Qt::black;
    MarkStyle style = MarkStyle::Solid;
    std::optional<double> low = {}; ///< x, likewise; both are set if the number is a range
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
    double headSize = 0.0; ///< of the first row; 0: same as the others
    QList<SlideBar> bars = {};
    QStringList shortened = {}; ///< cells that no slide has room for, in full: "H100, To verify: ..."
};

/// Height of a cell of that width, in points.
[[nodiscard]] double cellHeight(const QString &text, double width, double size, bool bold, const TextMeasure &letters);
/// Several tables if rows or columns do not fit one slide; each has the header and the first column. `type` scales the
/// letters, above 0.
[[nodiscard]] QList<SlideTable> slideTables(const Table &table, const QSizeF &room, const TextMeasure &letters,
                                            double type = 1.0);
/// Maximum number of slides per table.
inline constexpr qsizetype mostTableSlides = 20;
/// Note on missing rows, of `rows` in total, if there are more tables than slides; else empty.
[[nodiscard]] QString lostRowsNote(qsizetype tables, qsizetype rows, const QLocale &locale);
/// Several tables if its rows or columns do not fit one slide in readable type, see cellParts(). Precondition: a heat
/// table with cells.
[[nodiscard]] QList<SlideTable> heatTables(const ChartSpec &spec, const QSizeF &room, const OfficeLook &look,
                                           double type = 1.0);

} // namespace chipboard
