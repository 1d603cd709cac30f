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
            writeSolid(xml, *look.rgb);
        else if (look.scheme != nullptr)
            xml.element("a:solidFill", {}, [&] { xml.element("a:schemeClr", {{"val", look.scheme}}); });
        if (look.link.isEmpty())
            return;
        if (look.isJump)
            xml.element("a:hlinkClick", {{"r:id", look.link}, {"action", "ppaction://hlinksldjump"}});
        else
            xml.element("a:hlinkClick", {{"r:id", look.link}});
    };
    xml.element("a:r", {}, [&] {
        const int size = static_cast<int>(std::lround(look.size * 100.0));
        if (size > 0 && look.bold)
            xml.element("a:rPr", {{"lang", xml.language()}, {"sz", size}, {"b", 1}}, content);
        else if (size > 0)
            xml.element("a:rPr", {{"lang", xml.language()}, {"sz", size}}, content);
        else
            xml.element("a:rPr", {{"lang", xml.language()}}, content);
        xml.text("a:t", text);
    });
}

void writeParagraph(XmlPart &xml, const QString &text, const std::function<void()> &runs, const char *align)
{
    xml.element("a:p", {}, [&] {
        if (text.isRightToLeft())
            xml.element("a:pPr", {{"algn", align != nullptr ? align : "r"}, {"rtl", 1}});
        else if (align != nullptr)
            xml.element("a:pPr", {{"algn", align}});
        runs();
    });
}

void writePlace(XmlPart &xml, const char *element, const QRectF &at, bool flipH, bool flipV)
{
    const auto content = [&] {
        xml.element("a:off", {{"x", emu(at.x())}, {"y", emu(at.y())}});
        xml.element("a:ext", {{"cx", emu(at.width())}, {"cy", emu(at.height())}});
    };
    if (flipH && flipV)
        xml.element(element, {{"flipH", 1}, {"flipV", 1}}, content);
    else if (flipH || flipV)
        xml.element(element, {{flipH ? "flipH" : "flipV", 1}}, content);
    else
        xml.element(element, {}, content);
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
                if (isBox)
                    return;
                if (holder.type != nullptr && holder.index >= 0)
                    xml.element("p:ph", {{"type", holder.type}, {"idx", holder.index}});
                else if (holder.type != nullptr)
                    xml.element("p:ph", {{"type", holder.type}});
                else
                    xml.element("p:ph", {{"idx", holder.index}});
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
            else
                xml.element("a:lstStyle");
            paragraphs();
        });
    });
}

void writeTreeStart(XmlPart &xml)
{
    xml.element("p:nvGrpSpPr", {}, [&] {
        xml.element("p:cNvPr", {{"id", 1}, {"name", ""}});
        xml.element("p:cNvGrpSpPr");
        xml.element("p:nvPr");
    });
    xml.element("p:grpSpPr", {}, [&] { writeGroupPlace(xml, {}); });
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
