#include "widgets/export/office/shapes.h"

#include "widgets/export/office/charttext.h"

#include <cmath>

namespace chipboard {

XmlAttribute drawingNamespace() { return {"xmlns:a", "http://schemas.openxmlformats.org/drawingml/2006/main"}; }

XmlAttribute relationNamespace()
{
    return {"xmlns:r", "http://schemas.openxmlformats.org/officeDocument/2006/relationships"};
}

XmlAttribute presentationNamespace()
{
    return {"xmlns:p", "http://schemas.openxmlformats.org/presentationml/2006/main"};
}

void writeRun(XmlPart &xml, const QString &text, const RunLook &look)
{
    const auto content = [&] {
        if (look.rgb)
            look.isFixed ? writeFixed(xml, *look.rgb) : writeSolid(xml, *look.rgb);
        else if (look.scheme != nullptr)
            xml.element("a:solidFill", {}, [&] { xml.element("a:schemeClr", {{"val", look.scheme}}); });
        if (look.link.isEmpty())
            return;
        xml.element("a:hlinkClick",
                    {{"r:id", look.link}, {"action", look.isJump ? "ppaction://hlinksldjump" : nullptr}});
    };
    xml.element("a:r", {}, [&] {
        const int size = static_cast<int>(std::lround(look.size * 100.0));
        xml.element("a:rPr", {{"lang", xml.language()}, {"sz", size, size > 0}, {"b", 1, size > 0 && look.bold}},
                    content);
        xml.text("a:t", text);
    });
}

void writeParagraph(XmlPart &xml, const QString &text, const std::function<void()> &runs, const char *align)
{
    xml.element("a:p", {}, [&] {
        const bool isTurned = text.isRightToLeft();
        if (isTurned || align != nullptr)
            xml.element("a:pPr", {{"algn", align != nullptr ? align : "r"}, {"rtl", 1, isTurned}});
        runs();
    });
}

void writePlace(XmlPart &xml, const char *element, const QRectF &at, bool flipH, bool flipV)
{
    xml.element(element, {{"flipH", 1, flipH}, {"flipV", 1, flipV}}, [&] {
        xml.element("a:off", {{"x", emu(at.x())}, {"y", emu(at.y())}});
        xml.element("a:ext", {{"cx", emu(at.width())}, {"cy", emu(at.height())}});
    });
}

void writePlaceholder(XmlPart &xml, const Placeholder &holder, const std::function<void()> &paragraphs,
                      const std::function<void()> &styles)
{
    xml.element("p:sp", {}, [&] {
        xml.element("p:nvSpPr", {}, [&] {
            xml.element("p:cNvPr", {{"id", holder.id}, {"name", holder.name}});
            const bool isBox = holder.type == nullptr && holder.index < 0;
            if (isBox)
                xml.element("p:cNvSpPr", {{"txBox", 1}});
            else
                xml.element("p:cNvSpPr", {}, [&] { xml.element("a:spLocks", {{"noGrp", 1}}); });
            xml.element("p:nvPr", {}, [&] {
                if (!isBox)
                    xml.element("p:ph", {{"type", holder.type}, {"idx", holder.index, holder.index >= 0}});
            });
        });
        xml.element("p:spPr", {}, [&] {
            if (holder.at)
                writePlace(xml, "a:xfrm", *holder.at);
            if (holder.at)
                xml.element("a:prstGeom", {{"prst", "rect"}}, [&] { xml.element("a:avLst"); });
        });
        xml.element("p:txBody", {}, [&] {
            if (holder.anchor != nullptr)
                xml.element("a:bodyPr", {{"lIns", 0}, {"tIns", 0}, {"rIns", 0}, {"bIns", 0}, {"anchor", holder.anchor}},
                            [&] { xml.element("a:normAutofit"); });
            else
                xml.element("a:bodyPr", {}, [&] { xml.element("a:normAutofit"); });
            if (styles)
                styles();
            else if (holder.type == nullptr && holder.index < 0) // a plain box gets no font from the layout
                xml.element("a:lstStyle", {}, [&] {
                    xml.element("a:lvl1pPr", {}, [&] {
                        xml.element("a:defRPr", {}, [&] { xml.element("a:latin", {{"typeface", "+mn-lt"}}); });
                    });
                });
            else
                xml.element("a:lstStyle");
            paragraphs();
        });
    });
}

void writeTree(XmlPart &xml, const std::function<void()> &shapes, XmlAttributes attributes,
               const std::function<void()> &ground)
{
    xml.element("p:cSld", attributes, [&] {
        if (ground)
            ground();
        xml.element("p:spTree", {}, [&] {
            xml.element("p:nvGrpSpPr", {}, [&] {
                xml.element("p:cNvPr", {{"id", 1}, {"name", ""}});
                xml.element("p:cNvGrpSpPr");
                xml.element("p:nvPr");
            });
            xml.element("p:grpSpPr", {}, [&] { writeGroupPlace(xml, {}); });
            shapes();
        });
    });
}

void writeGroupPlace(XmlPart &xml, const QRectF &at)
{
    xml.element("a:xfrm", {}, [&] {
        xml.element("a:off", {{"x", emu(at.x())}, {"y", emu(at.y())}});
        xml.element("a:ext", {{"cx", emu(at.width())}, {"cy", emu(at.height())}});
        xml.element("a:chOff", {{"x", emu(at.x())}, {"y", emu(at.y())}});
        xml.element("a:chExt", {{"cx", emu(at.width())}, {"cy", emu(at.height())}});
    });
}

} // namespace chipboard
