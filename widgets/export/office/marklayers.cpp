#include "widgets/export/office/marklayers.h"

#include "widgets/charts/markpainting.h"

namespace chipboard {
namespace {

constexpr int outlineWidth = 2; // points of a hollow mark's outline
constexpr int leastHollow = 7;  // below it the hole would be invisible
constexpr int ringGap = 3;
constexpr int ringEdge = 2;
constexpr double hatchOfGround = 0.55; // share of the background in the colour that replaces hatching

const char *symbolOf(MarkShape shape)
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

} // namespace

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
