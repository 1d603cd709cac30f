#include "widgets/export/office/marklayers.h"

#include "widgets/charts/markpainting.h"

#include <QPainterPath>

#include <algorithm>

namespace chipboard {
constexpr int outlineWidth = 2; // points of a hollow mark's outline
constexpr int leastHollow = 7;  // below it the hole would be invisible
constexpr int ringGap = 3;
constexpr int ringEdge = 2;
constexpr double hatchOfGround = 0.55; // share of the background in the colour that replaces hatching

static const char *symbolOf(MarkShape shape)
{
    switch (shape) {
    case MarkShape::Square:
        return "square";
    case MarkShape::Diamond:
        return "diamond";
    case MarkShape::Triangle:
        return "triangle";
    case MarkShape::Circle:
        break;
    }
    return "circle";
}

// As wide and high as programs draw the symbol.
static QPainterPath pathOf(MarkShape shape, const QPointF &at, double radius)
{
    const QPointF right(radius, 0.0);
    const QPointF down(0.0, radius);
    QPainterPath path;
    if (shape == MarkShape::Circle)
        path.addEllipse(at, radius, radius);
    else if (shape == MarkShape::Square)
        path.addRect(QRectF(at - right - down, at + right + down));
    else if (shape == MarkShape::Diamond)
        path.addPolygon(QPolygonF{{at - right, at - down, at + right, at + down, at - right}});
    else
        path.addPolygon(QPolygonF{{at - right + down, at - down, at + right + down, at - right + down}});
    return path;
}

int ringSize(int size) { return size + 2 * (ringGap + ringEdge); }

QList<MarkLayer> markLayers(const PlaneMark &mark, int size, const OfficeLook &look)
{
    const QColor colour = look.theme.colour(mark.role);
    QList<MarkLayer> layers;
    if (mark.baseline) {
        layers << MarkLayer{MarkShape::Circle, ringSize(size), look.theme.text}
               << MarkLayer{MarkShape::Circle, ringSize(size) - 2 * ringEdge, look.theme.card};
    }
    layers << MarkLayer{mark.shape, size, colour, false, true};
    if (size < leastHollow)
        return layers;
    if (mark.style == MarkStyle::Outlined)
        layers << MarkLayer{mark.shape, size - 2 * outlineWidth, look.theme.card};
    else if (mark.style == MarkStyle::Hatched)
        layers << MarkLayer{mark.shape, size - 2 * outlineWidth, colour, true};
    return layers;
}

void addHatching(UserShapes &shapes, const PlaneMark &mark, int size, const QPointF &at, const OfficeLook &look)
{
    constexpr double width = 0.12; // of the mark's size, as on the screen
    constexpr double step = 0.4;
    const QList<MarkLayer> layers = markLayers(mark, size, look);
    const auto hatched = std::ranges::find_if(layers, &MarkLayer::isHatched);
    if (hatched == layers.end())
        return;
    const QPainterPath path = pathOf(hatched->shape, at, hatched->size / 2.0);
    const auto add = [&](const QPainterPath &part, const QColor &colour) {
        for (const QPolygonF &corners : part.toFillPolygons())
            shapes.add(ShapeArea{corners.mid(0, corners.size() - 1), colour, 1.0, QStringLiteral("Hatching")});
    };
    add(path, look.theme.card);
    add(stripes(path.boundingRect(), width * size, step * size).intersected(path), hatched->colour);
}

void writeNoMarker(XmlPart &xml, const QColor &colour)
{
    constexpr int smallest = 2; // ST_MarkerSize of ECMA-376
    xml.element("c:marker", {}, [&] {
        xml.val("c:symbol", "circle");
        xml.val("c:size", smallest);
        xml.element("c:spPr", {}, [&] {
            writeSolid(xml, colour);
            writeNoLine(xml);
        });
    });
}

void writeMarker(XmlPart &xml, const MarkLayer &layer, const OfficeLook &look)
{
    xml.element("c:marker", {}, [&] {
        xml.val("c:symbol", symbolOf(layer.shape));
        xml.val("c:size", layer.size);
        xml.element("c:spPr", {}, [&] {
            if (layer.isHatched) {
                writeHatching(xml, layer.colour, look.theme.card);
                writeLine(xml, mixed(layer.colour, look.theme.card, hatchOfGround), 0.75);
                return;
            }
            writeSolid(xml, layer.colour);
            writeLine(xml, layer.colour, 0.75);
        });
    });
}

} // namespace chipboard
