// Purpose: texts and lines over a native chart, which people edit like any other shape: names that belong to no point,
// leaders, and what a person wrote on the chart. Kept in a part of its own, in shares of the chart's size, so that they
// stay in their places when the chart is made larger.
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
    bool wraps = false;                 ///< in as many lines as there is room for
    std::optional<QColor> outline = {}; ///< of a bubble with round ends
};

struct ShapeLine
{
    QLineF line; ///< points
    QColor colour = Qt::black;
    double width = 0.75;
    bool dashed = false;
    bool hasHead = false; ///< at its end; a shape of its own, as Impress draws no ends of lines on charts
};

/// Colour that what is below shows through.
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
    /// Of the chart, in points.
    explicit UserShapes(const QSizeF &chart);

    void add(const ShapeText &text);
    void add(const ShapeLine &line);
    void add(const ShapeArea &area);

    /// One of the texts is this one, whole.
    [[nodiscard]] bool says(const QString &text) const;
    [[nodiscard]] bool isEmpty() const { return m_texts.isEmpty() && m_lines.isEmpty() && m_areas.isEmpty(); }
    /// c:userShapes, areas below lines below texts; empty without any.
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
