// Purpose: texts and lines on top of a native chart, editable like any shape: names without a point, leaders, custom
// annotations. In a separate part, in fractions of the chart's size, so that they keep their places when the chart is
// resized.
#pragma once

#include "widgets/export/office/charttext.h"

#include <QLineF>
#include <QRectF>
#include <QSizeF>

namespace chipboard {

struct ShapeText
{
    QString text;
    QRectF rect; ///< points
    TextLook look = {};
    std::optional<QColor> ground = {};
    const char *align = "l";            ///< "l", "ctr", "r"
    bool wraps = false;                 ///< wraps to as many lines as fit
    std::optional<QColor> outline = {}; ///< of a rounded bubble
};

struct ShapeLine
{
    QLineF line; ///< points
    QColor colour = Qt::black;
    double width = 0.75;
    bool dashed = false;
    bool hasHead = false; ///< arrowhead at its end; a separate shape, as Impress draws no line ends on charts
};

/// A translucent area.
struct ShapeArea
{
    QList<QPointF> corners; ///< points
    QColor colour = Qt::black;
    double strength = 1.0; ///< 0 to 1: opaque
    QString name;
};

class UserShapes
{
public:
    /// `chart`: its size in points.
    explicit UserShapes(const QSizeF &chart);

    void add(const ShapeText &text);
    void add(const ShapeLine &line);
    void add(const ShapeArea &area);

    /// Whether this is one of the texts.
    [[nodiscard]] bool says(const QString &text) const;
    [[nodiscard]] bool isEmpty() const { return m_texts.isEmpty() && m_lines.isEmpty() && m_areas.isEmpty(); }
    /// c:userShapes; areas at the bottom, then lines, then texts; empty without shapes.
    [[nodiscard]] QByteArray part(const QString &language = QStringLiteral("en-US"),
                                  const QList<SchemeColour> &scheme = {}) const;

private:
    void writeAnchor(XmlPart &xml, const QRectF &at, const std::function<void()> &shape) const;
    void write(XmlPart &xml, const ShapeText &text, int id) const;
    void write(XmlPart &xml, const ShapeLine &line, int id) const;
    void write(XmlPart &xml, const ShapeArea &area, int id) const;

    QSizeF m_chart;
    QList<ShapeText> m_texts;
    QList<ShapeLine> m_lines;
    QList<ShapeArea> m_areas;
};

} // namespace chipboard
