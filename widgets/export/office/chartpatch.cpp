#include "widgets/export/office/chartpatch.h"

#include "widgets/export/office/charttext.h"
#include "widgets/export/office/sheetbook.h"
#include "widgets/export/office/textmeasure.h"
#include "widgets/export/office/xmlpart.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double pixelsOfPoint = 4.0 / 3.0;
constexpr double textPixels = 10.0 * pixelsOfPoint; // of names and labels
constexpr double smallPixels = 8.0 * pixelsOfPoint; // of names in a plane and of its key
constexpr double chartAir = 12.0;                   // pixels
constexpr double aboveBars = 44.0;                  // pixels: the title
constexpr double belowBars = 72.0;                  // axis ticks and title

QByteArray fragment(const std::function<void(XmlPart &)> &write)
{
    XmlPart xml;
    write(xml);
    const QByteArray part = xml.finished();
    return part.mid(part.indexOf("?>") + 2).trimmed();
}

QString referenceOf(const ColumnRange &range)
{
    const QString sheet = QString(range.sheet).replace(QLatin1Char('\''), QLatin1String("''"));
    return QStringLiteral("'%1'!%2:%3")
        .arg(sheet, cellAddress(range.first, range.column, true), cellAddress(range.last, range.column, true));
}

void writeLengths(XmlPart &xml, const char *name, const ColumnRange &range, const QList<double> &lengths)
{
    xml.element(name, {}, [&] {
        xml.element("c:numRef", {}, [&] {
            xml.text("c:f", referenceOf(range));
            xml.element("c:numCache", {}, [&] {
                xml.text("c:formatCode", QStringLiteral("General"));
                xml.val("c:ptCount", static_cast<int>(lengths.size()));
                for (int i = 0; i < lengths.size(); ++i)
                    xml.element("c:pt", {{"idx", i}}, [&] { xml.text("c:v", xmlNumber(lengths.at(i))); });
            });
        });
    });
}

QByteArray whiskersOf(const BarChart &chart)
{
    QList<double> below;
    QList<double> above;
    for (const BarValue &bar : chart.bars) {
        below << (bar.value && bar.low ? *bar.value - *bar.low : 0.0);
        above << (bar.value && bar.high ? *bar.high - *bar.value : 0.0);
    }
    return fragment([&](XmlPart &xml) {
        xml.element("c:errBars", {}, [&] {
            xml.val("c:errBarType", "both");
            xml.val("c:errValType", "cust");
            xml.val("c:noEndCap", 0);
            writeLengths(xml, "c:plus", chart.above, above);
            writeLengths(xml, "c:minus", chart.below, below);
            xml.element("c:spPr", {}, [&] { writeLine(xml, paperTheme().text, 1.0); });
        });
    });
}

// Reserves room for names on the left and labels after the longest whisker.
QRectF plotOf(const BarChart &chart)
{
    const TextMeasure letters;
    double names = 0.0;
    for (const BarValue &bar : chart.bars)
        names = std::max(names, letters.width(bar.name, textPixels));
    const double height = chartHeight(chart);
    const double left = std::clamp((names + chartAir) / chartWidth, 0.08, 0.4);
    const double right = (letters.width(QStringLiteral("1,234,567"), textPixels) + chartAir) / chartWidth;
    return {left, aboveBars / height, 1.0 - left - right, 1.0 - (aboveBars + belowBars) / height};
}

void writeLabel(XmlPart &xml, int index, const QString &format, double shift)
{
    xml.element("c:dLbl", {}, [&] {
        xml.val("c:idx", index);
        if (shift > 0.0)
            writeLayout(xml, {{"c:x", shift}, {"c:y", 0.0}});
        xml.element("c:numFmt", {{"formatCode", format}, {"sourceLinked", 0}});
        xml.element("c:spPr");
        xml.val("c:dLblPos", "outEnd");
        writeLabelSwitches(xml, true);
    });
}

// In a column after the longest whisker; assumes that the axis ends there.
QByteArray labelsOf(const BarChart &chart, double width)
{
    constexpr double gap = 4.0 / chartWidth;
    double furthest = 0.0;
    for (const BarValue &bar : chart.bars)
        furthest = std::max(furthest, bar.high.value_or(bar.value.value_or(0.0)));
    QByteArray labels;
    for (int i = 0; i < chart.bars.size(); ++i) {
        const BarValue &bar = chart.bars.at(i);
        if (!bar.value || *bar.value == 0.0)
            continue;
        const double shift = width > 0.0 ? (1.0 - *bar.value / furthest) * width + gap : 0.0;
        labels += fragment([&](XmlPart &xml) { writeLabel(xml, i, bar.format, shift); });
    }
    return labels;
}

QByteArray layoutOf(const QRectF &plot)
{
    return fragment([&](XmlPart &xml) {
        writeLayout(xml, {{"c:x", plot.x()}, {"c:y", plot.y()}, {"c:w", plot.width()}, {"c:h", plot.height()}}, true);
    });
}

void replaceFirst(QByteArray &bytes, const QByteArray &before, const QByteArray &after)
{
    if (const qsizetype at = bytes.indexOf(before); at >= 0)
        bytes.replace(at, before.size(), after);
}

void patch(QByteArray &chart, const ChartPatch &with)
{
    if (with.plot)
        replaceFirst(chart, "<c:plotArea><c:layout/>", "<c:plotArea>" + layoutOf(*with.plot));
    if (!with.labels.isEmpty())
        replaceFirst(chart, "<c:dLbls>", "<c:dLbls>" + with.labels);
    if (!with.whiskers.isEmpty())
        replaceFirst(chart, "<c:cat>", with.whiskers + "<c:cat>");
}

} // namespace

ChartPatch patchOf(const BarChart &chart)
{
    ChartPatch made{.plot = plotOf(chart)};
    if (chart.hasRange())
        made.whiskers = whiskersOf(chart);
    made.labels = labelsOf(chart, chart.hasRange() ? made.plot->width() : 0.0);
    return made;
}

// Reserves room between the plane and its key for names of lines that end at the edge.
ChartPatch patchOf(const ScatterChart &chart)
{
    constexpr double sign = 34.0; // width of a key symbol, in pixels
    constexpr double left = 0.13;
    constexpr double top = 0.12;
    constexpr double height = 0.68;
    constexpr double leastWidth = 0.3;
    const TextMeasure letters;
    double ends = 0.0;
    double key = 0.0;
    for (const ScatterSeries &series : chart.series) {
        const double width = letters.width(series.name, smallPixels) + chartAir;
        if (series.isNamedBeside)
            ends = std::max(ends, width);
        else if (!series.number.isEmpty() && series.isInKey)
            key = std::max(key, width + sign);
    }
    ChartPatch made;
    if (ends > 0.0)
        made.plot = QRectF(left, top, std::max(leastWidth, 1.0 - left - (ends + key + chartAir) / chartWidth), height);
    return made;
}

PackageParts withPatches(PackageParts parts, const QList<ChartPatch> &patches)
{
    for (PackagePart &part : parts) {
        for (int i = 0; i < patches.size(); ++i) {
            if (part.name == QStringLiteral("xl/charts/chart%1.xml").arg(i + 1))
                patch(part.bytes, patches.at(i));
        }
    }
    return parts;
}

} // namespace chipboard
