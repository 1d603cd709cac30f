#include "widgets/export/office/usershapes.h"

#include "widgets/export/office/shapes.h"

#include <algorithm>

namespace chipboard {
constexpr char drawingOfChart[] = "http://schemas.openxmlformats.org/drawingml/2006/chartDrawing";
constexpr double headLength = 9.0; // points

static QRectF boundsOf(const QList<QPointF> &corners)
{
    double left = corners.constFirst().x();
    double right = left;
    double top = corners.constFirst().y();
    double bottom = top;
    for (const QPointF &corner : corners) {
        left = std::min(left, corner.x());
        right = std::max(right, corner.x());
        top = std::min(top, corner.y());
        bottom = std::max(bottom, corner.y());
    }
    return {QPointF(left, top), QPointF(right, bottom)};
}

// A triangle with its tip at the end of the line.
static ShapeArea headOf(const ShapeLine &line, int number)
{
    const QPointF along = (line.line.p2() - line.line.p1()) / std::max(1e-6, line.line.length());
    const QPointF base = line.line.p2() - along * headLength;
    const QPointF across = QPointF(-along.y(), along.x()) * headLength / 2.0;
    return {{line.line.p2(), base + across, base - across}, line.colour, 1.0, QStringLiteral("Head %1").arg(number)};
}

UserShapes::UserShapes(const QSizeF &chart)
    : m_chart(chart)
{
}

void UserShapes::add(const ShapeText &text) { m_texts << text; }

void UserShapes::add(const ShapeLine &line) { m_lines << line; }

void UserShapes::add(const ShapeArea &area) { m_areas << area; }

void UserShapes::writeAnchor(XmlPart &xml, const QRectF &at, const std::function<void()> &shape) const
{
    // Clamps positions slightly outside the chart, which would be invalid.
    const auto corner = [&](const char *name, const QPointF &point) {
        xml.element(name, {}, [&] {
            xml.text("cdr:x", xmlNumber(std::clamp(point.x() / m_chart.width(), 0.0, 1.0)));
            xml.text("cdr:y", xmlNumber(std::clamp(point.y() / m_chart.height(), 0.0, 1.0)));
        });
    };
    xml.element("cdr:relSizeAnchor", {}, [&] {
        corner("cdr:from", at.topLeft());
        corner("cdr:to", at.bottomRight());
        shape();
    });
}

void UserShapes::write(XmlPart &xml, const ShapeText &text, int id) const
{
    writeAnchor(xml, text.rect, [&] {
        xml.element("cdr:sp", {{"macro", ""}, {"textlink", ""}}, [&] {
            xml.element("cdr:nvSpPr", {}, [&] {
                xml.element("cdr:cNvPr", {{"id", id}, {"name", text.text}});
                xml.element("cdr:cNvSpPr", {{"txBox", 1}});
            });
            xml.element("cdr:spPr", {}, [&] {
                writePlace(xml, "a:xfrm", text.rect);
                xml.element("a:prstGeom", {{"prst", text.outline ? "roundRect" : "rect"}}, [&] {
                    xml.element("a:avLst", {}, [&] {
                        if (text.outline)
                            xml.element("a:gd", {{"name", "adj"}, {"fmla", "val 50000"}});
                    });
                });
                if (text.ground)
                    writeSolid(xml, *text.ground);
                else
                    xml.element("a:noFill");
                if (text.outline)
                    writeLine(xml, *text.outline, 1.0);
            });
            xml.element("cdr:txBody", {}, [&] {
                xml.element("a:bodyPr",
                            {{"wrap", text.wraps ? "square" : "none"},
                             {"lIns", 0},
                             {"tIns", 0},
                             {"rIns", 0},
                             {"bIns", 0},
                             {"rtlCol", 0},
                             {"anchor", "ctr"}});
                xml.element("a:lstStyle");
                writeParagraph(
                    xml, text.text, [&] { writeTextRun(xml, text.text, text.look); }, text.align);
            });
        });
    });
}

void UserShapes::write(XmlPart &xml, const ShapeLine &line, int id) const
{
    const QRectF at = QRectF(line.line.p1(), line.line.p2()).normalized();
    writeAnchor(xml, at, [&] {
        xml.element("cdr:cxnSp", {{"macro", ""}}, [&] {
            xml.element("cdr:nvCxnSpPr", {}, [&] {
                xml.element("cdr:cNvPr", {{"id", id}, {"name", QStringLiteral("Line %1").arg(id - 1)}});
                xml.element("cdr:cNvCxnSpPr");
            });
            xml.element("cdr:spPr", {}, [&] {
                writePlace(xml, "a:xfrm", at, line.line.dx() < 0.0, line.line.dy() < 0.0);
                xml.element("a:prstGeom", {{"prst", "line"}}, [&] { xml.element("a:avLst"); });
                xml.element("a:ln", {{"w", emu(line.width)}}, [&] {
                    writeSolid(xml, line.colour);
                    if (line.dashed)
                        xml.val("a:prstDash", "dash");
                });
            });
        });
    });
}

void UserShapes::write(XmlPart &xml, const ShapeArea &area, int id) const
{
    const QRectF at = boundsOf(area.corners);
    const auto path = [&] {
        for (qsizetype i = 0; i < area.corners.size(); ++i) {
            xml.element(i == 0 ? "a:moveTo" : "a:lnTo", {}, [&] {
                const QPointF corner = area.corners.at(i) - at.topLeft();
                xml.element("a:pt", {{"x", emu(corner.x())}, {"y", emu(corner.y())}});
            });
        }
        xml.element("a:close");
    };
    writeAnchor(xml, at, [&] {
        xml.element("cdr:sp", {{"macro", ""}, {"textlink", ""}}, [&] {
            xml.element("cdr:nvSpPr", {}, [&] {
                xml.element("cdr:cNvPr", {{"id", id}, {"name", area.name}});
                xml.element("cdr:cNvSpPr");
            });
            xml.element("cdr:spPr", {}, [&] {
                writePlace(xml, "a:xfrm", at);
                xml.element("a:custGeom", {}, [&] {
                    for (const char *list : {"a:avLst", "a:gdLst", "a:ahLst", "a:cxnLst"})
                        xml.element(list);
                    xml.element("a:rect", {{"l", "0"}, {"t", "0"}, {"r", "r"}, {"b", "b"}});
                    xml.element("a:pathLst", {}, [&] {
                        xml.element("a:path", {{"w", emu(at.width())}, {"h", emu(at.height())}}, path);
                    });
                });
                xml.element("a:solidFill", {}, [&] { writeColour(xml, area.colour, area.strength); });
                writeNoLine(xml);
            });
        });
    });
}

bool UserShapes::says(const QString &text) const
{
    return std::ranges::any_of(m_texts, [&text](const ShapeText &one) { return one.text == text; });
}

QByteArray UserShapes::part(const QString &language, const QList<SchemeColour> &scheme) const
{
    if (isEmpty())
        return {};
    XmlPart xml(language, scheme);
    xml.element("c:userShapes", {{"xmlns:c", chartNamespace}, drawingNamespace(), {"xmlns:cdr", drawingOfChart}}, [&] {
        int id = 2;
        for (const ShapeArea &area : m_areas)
            write(xml, area, id++);
        for (const ShapeLine &line : m_lines) {
            write(xml, line, id++);
            if (line.hasHead) {
                write(xml, headOf(line, id - 1), id);
                ++id;
            }
        }
        for (const ShapeText &text : m_texts)
            write(xml, text, id++);
    });
    return xml.finished();
}

} // namespace chipboard
