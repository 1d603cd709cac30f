#include "data/office/charttext.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr char chartNamespace[] = "http://schemas.openxmlformats.org/drawingml/2006/chart";
constexpr char drawingNamespace[] = "http://schemas.openxmlformats.org/drawingml/2006/main";
constexpr char relationNamespace[] = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

constexpr double tickAir = 10.0; // points between labels of an axis

/// Hundredths of a point.
int sizeOf(const TextLook &look) { return static_cast<int>(std::lround(look.size * 100.0)); }

void writeFontContent(XmlPart &xml, const TextLook &look)
{
    writeSolid(xml, look.colour);
    if (!look.family.isEmpty())
        xml.element("a:latin", {{"typeface", look.family}});
}

void writeParagraphLook(XmlPart &xml, const TextLook &look)
{
    xml.element("a:pPr", {}, [&] {
        xml.element("a:defRPr", {{"sz", sizeOf(look)}, {"b", look.bold ? 1 : 0}}, [&] { writeFontContent(xml, look); });
    });
}

void writeBody(XmlPart &xml, bool turned, const char *wrap = "square")
{
    if (turned)
        xml.element("a:bodyPr", {{"rot", -5400000}, {"vert", "horz"}});
    else
        xml.element("a:bodyPr", {{"wrap", wrap}});
    xml.element("a:lstStyle");
}

void writeLook(XmlPart &xml, const TextLook &look, bool turned, const char *wrap)
{
    xml.element("c:txPr", {}, [&] {
        writeBody(xml, turned, wrap);
        xml.element("a:p", {}, [&] {
            writeParagraphLook(xml, look);
            xml.element("a:endParaRPr", {{"lang", "en-US"}});
        });
    });
}

// What all numbers of the axis are told by: powers are others than its ticks.
QString plainFormat(const ChartAxis &axis)
{
    if (axis.maximum >= 10000.0)
        return QStringLiteral("[>=1000000]#,##0,,\"M\";[>=1000]#,##0,\"k\";0");
    if (axis.scale == AxisScale::Linear)
        return QStringLiteral("General");
    int decimals = 0;
    for (double smallest = axis.minimum; smallest < 0.999 && decimals < 6; smallest *= 10.0)
        ++decimals;
    return decimals == 0 ? QStringLiteral("0") : QStringLiteral("0.") + QString(decimals, QLatin1Char('0'));
}

// All ticks told by one rule, else plain numbers.
QString tickFormat(const ChartAxis &axis, const QLocale &locale)
{
    QString common;
    for (qsizetype i = 0; i < std::min(axis.ticks.size(), axis.tickLabels.size()); ++i) {
        if (axis.ticks.at(i) == 0.0)
            continue;
        const QString format = numberFormatOf(axis.tickLabels.at(i), axis.ticks.at(i), locale);
        if (format.isEmpty() || (!common.isEmpty() && common != format))
            return plainFormat(axis);
        common = format;
    }
    return common.isEmpty() ? plainFormat(axis) : common;
}

// So many ticks, that many points apart, have room for their labels.
bool hasRoom(const ChartAxis &axis, const AxisPlace &place, double ticks, double size)
{
    double widest = place.isTime ? textWidth(QStringLiteral("2000-00"), size) : 0.0;
    for (const QString &label : place.isTime ? QStringList() : axis.tickLabels)
        widest = std::max(widest, textWidth(label, size));
    return place.length <= 0.0 || ticks * (widest + tickAir) <= place.length;
}

// Steps of 1, 2, 5 have no place on an axis of powers; where there would be few, powers of 2 are told.
int logBase(const ChartAxis &axis, const AxisPlace &place, double size)
{
    const double reach = axis.maximum / axis.minimum;
    return reach > std::pow(10.0, 2.5) || !hasRoom(axis, place, std::log2(reach), size) ? 10 : 2;
}

void writeScaling(XmlPart &xml, const ChartAxis &axis, const AxisPlace &place, double size)
{
    const bool isLog = axis.scale == AxisScale::Logarithmic;
    // What stands at the very end would be left out where logarithms round to beyond it.
    const double minimum = place.minimum.value_or(axis.minimum) * (isLog ? 1.0 - 1e-9 : 1.0);
    const double maximum = place.maximum.value_or(axis.maximum) * (isLog ? 1.0 + 1e-9 : 1.0);
    xml.element("c:scaling", {}, [&] {
        if (isLog)
            xml.val("c:logBase", logBase(axis, place, size));
        xml.val("c:orientation", place.reversed ? "maxMin" : "minMax");
        if (place.maximum)
            xml.val("c:max", maximum);
        if (place.minimum)
            xml.val("c:min", minimum);
    });
}

std::optional<double> stepOf(const ChartAxis &axis, const AxisPlace &place, double size)
{
    if (place.step)
        return place.step;
    if (axis.scale == AxisScale::Logarithmic)
        return logBase(axis, place, size);
    if (axis.ticks.size() < 2)
        return std::nullopt;
    double step = axis.ticks.at(1) - axis.ticks.at(0);
    if (!(step > 0.0))
        return std::nullopt;
    const double reach = axis.maximum - axis.minimum;
    while (step < reach && !hasRoom(axis, place, reach / step, size))
        step *= 2.0;
    return step;
}

} // namespace

qint64 emu(double points) { return std::llround(points * 12700.0); }

void writeSolid(XmlPart &xml, OfficeColour colour)
{
    xml.element("a:solidFill", {}, [&] { xml.element("a:srgbClr", {{"val", hexText(colour)}}); });
}

void writeLine(XmlPart &xml, OfficeColour colour, double points, bool dashed)
{
    xml.element("a:ln", {{"w", emu(points)}}, [&] {
        writeSolid(xml, colour);
        if (dashed)
            xml.val("a:prstDash", "dash");
    });
}

void writeNoLine(XmlPart &xml)
{
    xml.element("a:ln", {}, [&] { xml.element("a:noFill"); });
}

void writeMarkLook(XmlPart &xml, MarkStyle style, OfficeColour colour, const std::optional<OfficeColour> &ground)
{
    xml.element("c:spPr", {}, [&] {
        switch (style) {
        case MarkStyle::Solid:
            writeSolid(xml, colour);
            break;
        case MarkStyle::Hatched:
            xml.element("a:pattFill", {{"prst", "wdUpDiag"}}, [&] {
                xml.element("a:fgClr", {}, [&] { xml.element("a:srgbClr", {{"val", hexText(colour)}}); });
                xml.element("a:bgClr", {}, [&] {
                    xml.element("a:srgbClr", {{"val", hexText(ground.value_or(0xffffffU))}});
                });
            });
            break;
        case MarkStyle::Outlined:
            if (ground)
                writeSolid(xml, *ground);
            else
                xml.element("a:noFill");
            break;
        }
        writeLine(xml, colour, style == MarkStyle::Outlined ? 2.0 : 1.0);
    });
}

void writeTextLook(XmlPart &xml, const TextLook &look, bool turned) { writeLook(xml, look, turned, "square"); }

void writeTextRun(XmlPart &xml, const QString &text, const TextLook &look)
{
    xml.element("a:r", {}, [&] {
        xml.element("a:rPr", {{"lang", "en-US"}, {"sz", sizeOf(look)}, {"b", look.bold ? 1 : 0}},
                    [&] { writeFontContent(xml, look); });
        xml.text("a:t", text);
    });
}

void writeRichText(XmlPart &xml, const QString &text, const TextLook &look, bool turned)
{
    xml.element("c:rich", {}, [&] {
        writeBody(xml, turned, "none");
        xml.element("a:p", {}, [&] {
            writeParagraphLook(xml, look);
            writeTextRun(xml, text, look);
        });
    });
}

void writeNumbers(XmlPart &xml, const ChartSheet &sheet, const SheetRange &range)
{
    xml.element("c:numRef", {}, [&] {
        xml.text("c:f", range.reference());
        xml.element("c:numCache", {}, [&] {
            xml.text("c:formatCode", QStringLiteral("General"));
            xml.val("c:ptCount", range.last - range.first + 1);
            for (int row = range.first; row <= range.last; ++row) {
                if (const std::optional<double> number = sheet.at(range.column, row).number)
                    xml.element("c:pt", {{"idx", row - range.first}}, [&] { xml.text("c:v", xmlNumber(*number)); });
            }
        });
    });
}

void writeTexts(XmlPart &xml, const ChartSheet &sheet, const SheetRange &range)
{
    xml.element("c:strRef", {}, [&] {
        xml.text("c:f", range.reference());
        xml.element("c:strCache", {}, [&] {
            xml.val("c:ptCount", range.last - range.first + 1);
            for (int row = range.first; row <= range.last; ++row)
                xml.element("c:pt", {{"idx", row - range.first}},
                            [&] { xml.text("c:v", sheet.at(range.column, row).text); });
        });
    });
}

void writeSeriesName(XmlPart &xml, const ChartSheet &sheet, int column, int row)
{
    xml.element("c:tx", {}, [&] { writeTexts(xml, sheet, {column, row, row}); });
}

void writeLabelSwitches(XmlPart &xml, bool value, bool seriesName)
{
    xml.val("c:showLegendKey", 0);
    xml.val("c:showVal", value ? 1 : 0);
    xml.val("c:showCatName", 0);
    xml.val("c:showSerName", seriesName ? 1 : 0);
    xml.val("c:showPercent", 0);
    xml.val("c:showBubbleSize", 0);
}

void writeNoLeaderLines(XmlPart &xml)
{
    xml.element("c:extLst", {}, [&] {
        xml.element("c:ext",
                    {{"uri", "{CE6537A1-D6FC-4f65-9D91-7224C49458BB}"},
                     {"xmlns:c15", "http://schemas.microsoft.com/office/drawing/2012/chart"}},
                    [&] { xml.val("c15:showLeaderLines", 0); });
    });
}

void writePointLabel(XmlPart &xml, const PointLabel &label, const TextLook &look)
{
    const bool isFixed = label.format.isEmpty() && !label.isSeriesName;
    xml.element("c:dLbl", {}, [&] {
        xml.val("c:idx", label.index);
        if (label.shift != 0.0 || label.drop != 0.0) {
            xml.element("c:layout", {}, [&] {
                xml.element("c:manualLayout", {}, [&] {
                    xml.val("c:x", label.shift);
                    xml.val("c:y", label.drop);
                });
            });
        }
        if (isFixed)
            xml.element("c:tx", {}, [&] { writeRichText(xml, label.text, look); });
        else if (!label.isSeriesName)
            xml.element("c:numFmt", {{"formatCode", label.format}, {"sourceLinked", 0}});
        xml.element("c:spPr", {}, [&] {
            if (label.ground)
                writeSolid(xml, *label.ground);
            else
                xml.element("a:noFill");
            writeNoLine(xml);
        });
        writeLook(xml, look, false, "none"); // names in several lines would cover their neighbours
        xml.val("c:dLblPos", label.place);
        writeLabelSwitches(xml, !label.isSeriesName, label.isSeriesName);
    });
}

void writeErrorBars(XmlPart &xml, const Whiskers &whiskers, const ChartSheet &sheet, OfficeColour colour)
{
    xml.element("c:errBars", {}, [&] {
        if (whiskers.direction != nullptr)
            xml.val("c:errDir", whiskers.direction);
        xml.val("c:errBarType", whiskers.minus ? "both" : "plus");
        xml.val("c:errValType", "cust");
        xml.val("c:noEndCap", 0);
        xml.element("c:plus", {}, [&] { writeNumbers(xml, sheet, whiskers.plus); });
        if (whiskers.minus)
            xml.element("c:minus", {}, [&] { writeNumbers(xml, sheet, *whiskers.minus); });
        xml.element("c:spPr", {}, [&] { writeLine(xml, colour, 1.25); });
    });
}

void writeValueAxis(XmlPart &xml, const ChartAxis &axis, const AxisPlace &place, const OfficeLook &look, double size)
{
    const TextLook text{size, look.muted, false, look.family};
    xml.element("c:valAx", {}, [&] {
        xml.val("c:axId", place.id);
        writeScaling(xml, axis, place, size);
        xml.val("c:delete", place.hidden ? 1 : 0);
        xml.val("c:axPos", place.side);
        if (place.hasGrid)
            xml.element("c:majorGridlines", {},
                        [&] { xml.element("c:spPr", {}, [&] { writeLine(xml, look.grid, 0.75); }); });
        if (!place.title.isEmpty()) {
            xml.element("c:title", {}, [&] {
                const bool turned = *place.side == 'l';
                xml.element("c:tx", {}, [&] { writeRichText(xml, place.title, text, turned); });
                xml.val("c:overlay", 0);
            });
        }
        xml.element("c:numFmt",
                    {{"formatCode", place.isTime ? QStringLiteral("yyyy\\-mm") : tickFormat(axis, look.locale)},
                     {"sourceLinked", 0}});
        xml.val("c:majorTickMark", "none");
        xml.val("c:minorTickMark", "none");
        xml.val("c:tickLblPos", "nextTo");
        xml.element("c:spPr", {}, [&] { writeLine(xml, look.border, 1.0); });
        writeTextLook(xml, text);
        xml.val("c:crossAx", place.across);
        xml.val("c:crosses", place.crosses);
        xml.val("c:crossBetween", place.crossBetween);
        if (const std::optional<double> step = stepOf(axis, place, size); step && place.maximum)
            xml.val("c:majorUnit", *step);
    });
}

QByteArray chartSpace(const PlotArea &area, const TextLook &look, const std::function<void(XmlPart &)> &plot,
                      bool hasShapes)
{
    XmlPart xml;
    xml.element("c:chartSpace",
                {{"xmlns:c", chartNamespace}, {"xmlns:a", drawingNamespace}, {"xmlns:r", relationNamespace}}, [&] {
                    xml.val("c:date1904", 0);
                    xml.val("c:roundedCorners", 0);
                    xml.element("c:chart", {}, [&] {
                        xml.val("c:autoTitleDeleted", 1);
                        xml.element("c:plotArea", {}, [&] {
                            xml.element("c:layout", {}, [&] {
                                xml.element("c:manualLayout", {}, [&] {
                                    xml.val("c:layoutTarget", "inner");
                                    xml.val("c:xMode", "edge");
                                    xml.val("c:yMode", "edge");
                                    xml.val("c:x", area.left);
                                    xml.val("c:y", area.top);
                                    xml.val("c:w", area.width);
                                    xml.val("c:h", area.height);
                                });
                            });
                            plot(xml);
                            xml.element("c:spPr", {}, [&] { xml.element("a:noFill"); });
                        });
                        xml.val("c:plotVisOnly", 1);
                        xml.val("c:dispBlanksAs", "gap");
                    });
                    xml.element("c:spPr", {}, [&] {
                        xml.element("a:noFill");
                        writeNoLine(xml);
                    });
                    writeTextLook(xml, look);
                    xml.element("c:externalData", {{"r:id", "rId1"}}, [&] { xml.val("c:autoUpdate", 0); });
                    if (hasShapes)
                        xml.element("c:userShapes", {{"r:id", "rId2"}});
                });
    return xml.finished();
}

} // namespace chipboard
