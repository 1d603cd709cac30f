#include "widgets/export/office/deckparts.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "widgets/export/office/charttext.h"
#include "widgets/export/office/shapes.h"

#include <QDate>

#include <iterator>

namespace chipboard {
namespace {

constexpr double notesWidth = 540.0; // points; 7.5 x 10 in
constexpr double notesHeight = 720.0;

void writeColours(XmlPart &xml, const OfficeLook &look)
{
    constexpr const char *order[] = {"a:dk1",     "a:lt1",     "a:dk2",     "a:lt2",     "a:accent1", "a:accent2",
                                     "a:accent3", "a:accent4", "a:accent5", "a:accent6", "a:hlink",   "a:folHlink"};
    xml.element("a:clrScheme", {{"name", "Chipboard"}}, [&] {
        for (const char *part : order) {
            const ThemeSlot *slot =
                findWhere(themeSlots(), [part](const ThemeSlot &one) { return qstrcmp(one.part, part) == 0; });
            xml.element(part, {}, [&] { xml.element("a:srgbClr", {{"val", hexText(look.theme.*slot->colour)}}); });
        }
    });
}

void writeFonts(XmlPart &xml, const OfficeLook &look)
{
    xml.element("a:fontScheme", {{"name", "Chipboard"}}, [&] {
        for (const char *kind : {"a:majorFont", "a:minorFont"}) {
            xml.element(kind, {}, [&] {
                xml.element("a:latin", {{"typeface", look.theme.type.family}});
                xml.element("a:ea", {{"typeface", ""}});
                xml.element("a:cs", {{"typeface", ""}});
            });
        }
    });
}

// The schema requires three of each; ours are plain.
void writeFormats(XmlPart &xml)
{
    const auto fills = [&](const char *list) {
        xml.element(list, {}, [&] {
            for (int i = 0; i < 3; ++i)
                xml.element("a:solidFill", {}, [&] { xml.element("a:schemeClr", {{"val", "phClr"}}); });
        });
    };
    xml.element("a:fmtScheme", {{"name", "Chipboard"}}, [&] {
        fills("a:fillStyleLst");
        xml.element("a:lnStyleLst", {}, [&] {
            for (int i = 1; i <= 3; ++i) {
                xml.element("a:ln", {{"w", emu(0.5 * i)}}, [&] {
                    xml.element("a:solidFill", {}, [&] { xml.element("a:schemeClr", {{"val", "phClr"}}); });
                });
            }
        });
        xml.element("a:effectStyleLst", {}, [&] {
            for (int i = 0; i < 3; ++i)
                xml.element("a:effectStyle", {}, [&] { xml.element("a:effectLst"); });
        });
        fills("a:bgFillStyleLst");
    });
}

void writeThemeElements(XmlPart &xml, const OfficeLook &look)
{
    xml.element("a:themeElements", {}, [&] {
        writeColours(xml, look);
        writeFonts(xml, look);
        writeFormats(xml);
    });
}

void writeLevel(XmlPart &xml, const char *level, int size, bool bold, const char *scheme, const char *align = "l")
{
    xml.element(level, {{"marL", 0}, {"indent", 0}, {"algn", align}}, [&] {
        xml.element("a:buNone");
        xml.element("a:defRPr", {{"sz", size}, {"b", bold ? 1 : 0}}, [&] {
            xml.element("a:solidFill", {}, [&] { xml.element("a:schemeClr", {{"val", scheme}}); });
            xml.element("a:latin", {{"typeface", bold ? "+mj-lt" : "+mn-lt"}});
        });
    });
}

void writeStyle(XmlPart &xml, int size, const char *scheme, const char *align = "l")
{
    xml.element("a:lstStyle", {}, [&] { writeLevel(xml, "a:lvl1pPr", size, false, scheme, align); });
}

void writePrompt(XmlPart &xml, const QString &text)
{
    writeParagraph(xml, text, [&] { writeRun(xml, text, {}); });
}

void writeNumberField(XmlPart &xml)
{
    xml.element("a:p", {}, [&] {
        xml.element("a:fld", {{"id", "{6D1E3B3C-5B1A-4C57-9E0B-2C3F6E0A7D11}"}, {"type", "slidenum"}}, [&] {
            xml.element("a:rPr", {{"lang", xml.language()}});
            xml.text("a:t", QStringLiteral("\u2039#\u203A"));
        });
    });
}

struct LayoutRow
{
    LayoutKind kind;
    const char *type; ///< ST_SlideLayoutType of ECMA-376
    const char *name; ///< QT_TR_NOOP
    int charts;       ///< content placeholders
};
constexpr LayoutRow layoutRows[] = {
    {LayoutKind::Title, "title", QT_TR_NOOP("Title"), 0},
    {LayoutKind::Section, "secHead", QT_TR_NOOP("Section"), 0},
    {LayoutKind::Chart, "obj", QT_TR_NOOP("One chart"), 1},
    {LayoutKind::TwoCharts, "twoTxTwoObj", QT_TR_NOOP("Two charts"), 2},
    {LayoutKind::FourCharts, "fourObj", QT_TR_NOOP("Four charts"), 4},
    {LayoutKind::Table, "tbl", QT_TR_NOOP("Table"), 1},
    {LayoutKind::Text, "tx", QT_TR_NOOP("Text"), 1},
};

void writeText(XmlPart &xml, const Placeholder &holder, const QString &prompt, int size, const char *scheme)
{
    writePlaceholder(
        xml, holder, [&] { writePrompt(xml, prompt); }, [&] { writeStyle(xml, size, scheme); });
}

// For the company's use: "Apply to All" must not overwrite anything of ours.
void writeFooterHolders(XmlPart &xml, const SlideAreas &areas)
{
    const QRectF line(areas.footer.left(), areas.footer.bottom(), areas.footer.width(), 18.0 * areas.scale);
    writePlaceholder(
        xml, {.id = 4, .name = QStringLiteral("Footer"), .type = "ftr", .index = 11, .at = line, .anchor = "t"},
        [&] { xml.element("a:p"); }, [&] { writeStyle(xml, 1200, "tx2"); });
    writePlaceholder(
        xml,
        {.id = 5,
         .name = QStringLiteral("Slide number"),
         .type = "sldNum",
         .index = 12,
         .at = areas.number,
         .anchor = "b"},
        [&] { writeNumberField(xml); }, [&] { writeStyle(xml, qRound(1200 * areas.scale), "tx2", "r"); });
}

// Placeholders for so many charts, tables or texts; with headings if there are several.
void writeContentHolders(XmlPart &xml, const SlideAreas &areas, int count)
{
    const QString prompt = tr("A chart, a table or a text");
    for (int i = 0; i < count; ++i) {
        const PanelPlace place = panelPlace(areas.content, areas.scale, count, i);
        writeText(xml,
                  {.id = 10 + i,
                   .name = QStringLiteral("Content %1").arg(i + 1),
                   .index = 13 + i,
                   .at = count > 1 ? place.chart : areas.content},
                  prompt, 1600, "tx1");
        if (count < 2)
            continue;
        writeText(xml,
                  {.id = 20 + i,
                   .name = QStringLiteral("Heading %1").arg(i + 1),
                   .type = "body",
                   .index = 30 + i,
                   .at = place.title.united(place.subtitle),
                   .anchor = "t"},
                  tr("Statement of the chart"), 1400, "tx1");
    }
}

void writeLayoutHolders(XmlPart &xml, const SlideAreas &usual, const LayoutRow &row)
{
    const SlideAreas areas = row.charts > 1 ? panelAreas(usual) : usual;
    const bool isFront = row.charts == 0;
    const QRectF middle(areas.content.left(), areas.paper.height() * 0.3, areas.content.width(), areas.title.height());
    writePlaceholder(xml,
                     {.id = 2,
                      .name = QStringLiteral("Title"),
                      .type = "title",
                      .at = isFront ? middle : areas.title,
                      .anchor = isFront ? "b" : "t"},
                     [&] { writePrompt(xml, tr("Statement of the chart")); });
    writeText(
        xml,
        {.id = 3,
         .name = QStringLiteral("Subtitle"),
         .type = isFront ? "body" : "subTitle",
         .index = 1,
         .at = isFront ? areas.subtitle.translated(0.0, middle.bottom() + 8.0 - areas.subtitle.top()) : areas.subtitle,
         .anchor = "t"},
        tr("Content and unit"), 1600, "tx2");
    if (isFront && row.kind == LayoutKind::Title)
        writeText(xml,
                  {.id = 10,
                   .name = QStringLiteral("Content"),
                   .index = 13,
                   .at = QRectF(areas.content.left(), areas.paper.height() * 0.6, areas.content.width(),
                                areas.footer.top() - areas.paper.height() * 0.6)},
                  tr("Text"), 1400, "tx1");
    writeContentHolders(xml, areas, row.charts);
    if (!isFront)
        writeText(
            xml,
            {.id = 6, .name = QStringLiteral("Source"), .type = "body", .index = 21, .at = areas.footer, .anchor = "b"},
            tr("Sources"), 1200, "tx2");
    writeFooterHolders(xml, areas);
}

void writeMasterHolders(XmlPart &xml, const SlideAreas &areas)
{
    writePlaceholder(xml, {.id = 2, .name = QStringLiteral("Title"), .type = "title", .at = areas.title, .anchor = "t"},
                     [&] { writePrompt(xml, tr("Statement of the chart")); });
    writePlaceholder(xml, {.id = 3, .name = QStringLiteral("Content"), .type = "body", .index = 1, .at = areas.content},
                     [&] { writePrompt(xml, tr("Text")); });
    writeFooterHolders(xml, areas);
}

void writeColourMap(XmlPart &xml, const char *name = "p:clrMap")
{
    xml.element(name,
                {{"bg1", "lt1"},
                 {"tx1", "dk1"},
                 {"bg2", "lt2"},
                 {"tx2", "dk2"},
                 {"accent1", "accent1"},
                 {"accent2", "accent2"},
                 {"accent3", "accent3"},
                 {"accent4", "accent4"},
                 {"accent5", "accent5"},
                 {"accent6", "accent6"},
                 {"hlink", "hlink"},
                 {"folHlink", "folHlink"}});
}

void writeGround(XmlPart &xml)
{
    xml.element("p:bg", {}, [&] {
        xml.element("p:bgPr", {}, [&] {
            xml.element("a:solidFill", {}, [&] { xml.element("a:schemeClr", {{"val", "bg1"}}); });
            xml.element("a:effectLst");
        });
    });
}

QString stampOf(const QString &date)
{
    const QDate day = QDate::fromString(date, Qt::ISODate);
    return (day.isValid() ? day : QDate(1980, 1, 1)).toString(Qt::ISODate) + QStringLiteral("T00:00:00Z");
}

} // namespace

QByteArray themePart(const OfficeLook &look)
{
    XmlPart xml;
    xml.element("a:theme", {drawingNamespace(), {"name", "Chipboard"}}, [&] { writeThemeElements(xml, look); });
    return xml.finished();
}

QByteArray clipboardThemePart(const OfficeLook &look)
{
    XmlPart xml;
    xml.element("a:clipboardStyleSheet", {drawingNamespace()}, [&] {
        writeThemeElements(xml, look);
        writeColourMap(xml, "a:clrMap");
    });
    return xml.finished();
}

QByteArray clipboardDrawingPart(const QList<ClipboardChart> &charts)
{
    constexpr char base[] = "http://schemas.openxmlformats.org/drawingml/2006/";
    QRectF canvas;
    for (const ClipboardChart &chart : charts)
        canvas |= chart.at;
    XmlPart xml;
    const auto frame = [&](const ClipboardChart &chart, int number) {
        xml.element("a:graphicFrame", {}, [&] {
            xml.element("a:nvGraphicFramePr", {}, [&] {
                xml.element("a:cNvPr", {{"id", number + 1}, {"name", chart.name}, {"descr", chart.alt}});
                xml.element("a:cNvGraphicFramePr");
            });
            writePlace(xml, "a:xfrm", chart.at);
            xml.element("a:graphic", {}, [&] {
                xml.element("a:graphicData", {{"uri", chartNamespace}}, [&] {
                    xml.element("c:chart",
                                {{"xmlns:c", chartNamespace},
                                 relationNamespace(),
                                 {"r:id", QStringLiteral("rId%1").arg(number)}});
                });
            });
        });
    };
    const QString canvasUri = QLatin1String(base) + QLatin1String("lockedCanvas");
    xml.element("a:graphic", {drawingNamespace()}, [&] {
        xml.element("a:graphicData", {{"uri", canvasUri}}, [&] {
            xml.element("lc:lockedCanvas", {{"xmlns:lc", canvasUri}}, [&] {
                xml.element("a:nvGrpSpPr", {}, [&] {
                    xml.element("a:cNvPr", {{"id", 0}, {"name", ""}});
                    xml.element("a:cNvGrpSpPr");
                });
                xml.element("a:grpSpPr", {}, [&] { writeGroupPlace(xml, canvas); });
                for (int i = 0; i < static_cast<int>(charts.size()); ++i)
                    frame(charts.at(i), i + 1);
            });
        });
    });
    return xml.finished();
}

QByteArray masterPart(const SlideAreas &areas, const QString &language)
{
    XmlPart xml(language);
    xml.element("p:sldMaster", {drawingNamespace(), relationNamespace(), presentationNamespace()}, [&] {
        writeTree(
            xml, [&] { writeMasterHolders(xml, areas); }, {}, [&] { writeGround(xml); });
        writeColourMap(xml);
        xml.element("p:sldLayoutIdLst", {}, [&] {
            for (int i = 0; i < static_cast<int>(std::size(slideKinds)); ++i)
                xml.element("p:sldLayoutId",
                            {{"id", qint64{2147483649} + i}, {"r:id", QStringLiteral("rId%1").arg(i + 1)}});
        });
        xml.element("p:txStyles", {}, [&] {
            xml.element("p:titleStyle", {}, [&] { writeLevel(xml, "a:lvl1pPr", 2800, true, "tx1"); });
            xml.element("p:bodyStyle", {}, [&] { writeLevel(xml, "a:lvl1pPr", 1600, false, "tx1"); });
            xml.element("p:otherStyle", {}, [&] { writeLevel(xml, "a:lvl1pPr", 1200, false, "tx1"); });
        });
    });
    return xml.finished();
}

QByteArray layoutPart(const SlideAreas &areas, const QString &language, LayoutKind kind)
{
    const LayoutRow *row = findWhere(layoutRows, [kind](const LayoutRow &one) { return one.kind == kind; });
    XmlPart xml(language);
    xml.element(
        "p:sldLayout",
        {drawingNamespace(), relationNamespace(), presentationNamespace(), {"type", row->type}, {"preserve", 1}}, [&] {
            writeTree(xml, [&] { writeLayoutHolders(xml, areas, *row); }, {{"name", tr(row->name)}});
            xml.element("p:clrMapOvr", {}, [&] { xml.element("a:masterClrMapping"); });
        });
    return xml.finished();
}

QByteArray notesMasterPart(const QString &language)
{
    XmlPart xml(language);
    xml.element("p:notesMaster", {drawingNamespace(), relationNamespace(), presentationNamespace()}, [&] {
        const auto shapes = [&] {
            xml.element("p:sp", {}, [&] {
                xml.element("p:nvSpPr", {}, [&] {
                    xml.element("p:cNvPr", {{"id", 2}, {"name", "Slide"}});
                    xml.element("p:cNvSpPr", {}, [&] {
                        xml.element("a:spLocks", {{"noGrp", 1}, {"noRot", 1}, {"noChangeAspect", 1}});
                    });
                    xml.element("p:nvPr", {}, [&] { xml.element("p:ph", {{"type", "sldImg"}, {"idx", 2}}); });
                });
                xml.element("p:spPr", {}, [&] {
                    writePlace(xml, "a:xfrm", QRectF(54.0, 54.0, notesWidth - 108.0, 243.0));
                    xml.element("a:prstGeom", {{"prst", "rect"}}, [&] { xml.element("a:avLst"); });
                });
            });
            writePlaceholder(xml,
                             {.id = 3,
                              .name = QStringLiteral("Notes"),
                              .type = "body",
                              .index = 1,
                              .at = QRectF(54.0, 320.0, notesWidth - 108.0, notesHeight - 360.0)},
                             [&] { writePrompt(xml, tr("Notes")); });
        };
        writeTree(xml, shapes, {}, [&] { writeGround(xml); });
        writeColourMap(xml);
        xml.element("p:notesStyle", {}, [&] { writeLevel(xml, "a:lvl1pPr", 1000, false, "tx1"); });
    });
    return xml.finished();
}

QByteArray corePropertiesPart(const DeckFacts &facts)
{
    XmlPart xml;
    xml.element("cp:coreProperties",
                {{"xmlns:cp", "http://schemas.openxmlformats.org/package/2006/metadata/core-properties"},
                 {"xmlns:dc", "http://purl.org/dc/elements/1.1/"},
                 {"xmlns:dcterms", "http://purl.org/dc/terms/"},
                 {"xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"}},
                [&] {
                    xml.text("dc:title", facts.title);
                    xml.text("dc:creator", QStringLiteral("Chipboard " CHIPBOARD_VERSION));
                    xml.text("cp:keywords", facts.keywords.join(QStringLiteral(", ")));
                    xml.text("dcterms:created", stampOf(facts.date), {{"xsi:type", "dcterms:W3CDTF"}});
                    xml.text("dcterms:modified", stampOf(facts.date), {{"xsi:type", "dcterms:W3CDTF"}});
                });
    return xml.finished();
}

QByteArray appPropertiesPart(const DeckFacts &facts)
{
    XmlPart xml;
    xml.element("Properties", {{"xmlns", "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"}},
                [&] {
                    xml.text("Application", QStringLiteral("Chipboard"));
                    xml.text("Slides", QString::number(facts.slides));
                    xml.text("Notes", QString::number(facts.slides));
                });
    return xml.finished();
}

} // namespace chipboard
