#include "widgets/export/office/presentation.h"

#include "data/core/embeddedboard.h"
#include "data/core/find.h"
#include "data/core/package.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/charttext.h"
#include "widgets/export/office/deckparts.h"
#include "widgets/export/office/deckslides.h"
#include "widgets/export/office/shapes.h"
#include "widgets/export/office/slidehead.h"
#include "widgets/export/office/slidepart.h"
#include "widgets/export/office/slidetext.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr char contentBase[] = "application/vnd.openxmlformats-officedocument.";

struct Relation
{
    const char *type; ///< last segment of its URI
    QString target;
    QString id = {}; ///< empty: "rId" with its number
};

const char *relationBase(const char *type)
{
    // The core properties use another URI.
    return qstrcmp(type, "metadata/core-properties") == 0
        ? "http://schemas.openxmlformats.org/package/2006/relationships/"
        : "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
}

// rId1, rId2... in order, unless they have ids. Only hyperlinks are external.
QByteArray relationsPart(const QList<Relation> &relations)
{
    XmlPart xml;
    xml.element("Relationships", {{"xmlns", "http://schemas.openxmlformats.org/package/2006/relationships"}}, [&] {
        for (qsizetype i = 0; i < relations.size(); ++i) {
            const Relation &each = relations.at(i);
            const QString id = each.id.isEmpty() ? QStringLiteral("rId%1").arg(i + 1) : each.id;
            const QString type = QLatin1String(relationBase(each.type)) + QLatin1String(each.type);
            const char *mode = qstrcmp(each.type, "hyperlink") == 0 ? "External" : nullptr;
            xml.element("Relationship", {{"Id", id}, {"Type", type}, {"Target", each.target}, {"TargetMode", mode}});
        }
    });
    return xml.finished();
}

/// A part's path relative to that folder.
QString beside(const QString &folder, const QString &part)
{
    if (!part.startsWith(u"ppt/"))
        return u'/' + part;
    return folder == u"ppt/" ? part.mid(4) : u"../"_s + part.mid(4);
}

/// Our own masters and layouts, in the form of a template.
DeckTemplate ownBase(const SlideAreas &areas, const OfficeLook &look)
{
    const QString base = QLatin1String(contentBase);
    DeckTemplate own{.masters = {{u"2147483648"_s, u"ppt/slideMasters/slideMaster1.xml"_s}},
                     .theme = u"ppt/theme/theme1.xml"_s,
                     .areas = areas};
    const QString language = languageTag(look.locale);
    const QString master = own.masters.constFirst().part;
    own.parts << PackagePart{master, masterPart(areas, language)} << PackagePart{own.theme, themePart(look)};
    own.types = {{master, base + u"presentationml.slideMaster+xml"_s}, {own.theme, base + u"theme+xml"_s}};
    QList<Relation> links;
    for (const LayoutKind kind : slideKinds) {
        const QString name = u"slideLayout%1.xml"_s.arg(links.size() + 1);
        const QString part = u"ppt/slideLayouts/"_s + name;
        links << Relation{"slideLayout", u"../slideLayouts/"_s + name};
        own.layouts.insert(kind, part);
        own.types.insert(part, base + u"presentationml.slideLayout+xml"_s);
        own.parts << PackagePart{part, layoutPart(areas, language, kind)}
                  << PackagePart{u"ppt/slideLayouts/_rels/"_s + name + u".rels"_s,
                                 relationsPart({{"slideMaster", u"../slideMasters/slideMaster1.xml"_s}})};
    }
    own.layout = own.layouts.value(LayoutKind::Chart);
    links << Relation{"theme", u"../theme/theme1.xml"_s};
    own.parts << PackagePart{u"ppt/slideMasters/_rels/slideMaster1.xml.rels"_s, relationsPart(links)};
    return own;
}

SlideAreas areasOf(const DeckOptions &options)
{
    const SlideAreas areas = slideAreas(options.paper);
    return options.logo ? withLogo(areas, options.logo->size, options.logo->corner) : areas;
}

QList<DeckSlide> slidesOf(const QList<PageSpec> &pages, const DeckCut &cut, const std::optional<ReportSpec> &report)
{
    return withOneTitleSize(withCountedTitles(report ? reportSlides(*report, cut) : deckSlides(pages, cut)), cut.areas,
                            cut.isForeign, cut.look.letters);
}

DeckTemplate baseOf(const DeckOptions &options)
{
    DeckTemplate base = options.base ? *options.base : ownBase(areasOf(options), options.look);
    base.areas.type = options.type;
    return base;
}

QString dayOf(const DeckOptions &options, const PageSpec &first)
{
    return options.day.isEmpty() ? first.date : options.day;
}

class Deck
{
public:
    Deck(const QList<PageSpec> &pages, const DeckOptions &options)
        : m_pages(pages)
        , m_options(options)
        , m_base(baseOf(options))
        , m_look(options.base ? lookOn(m_base, options.look) : options.look)
        , m_slides(slidesOf(pages,
                            {m_base.areas, m_look, options.numbers, options.assumptions, m_base.holders.isForeign,
                             options.chartsPerSlide, options.appendix},
                            options.report))
    {
    }

    [[nodiscard]] QStringList lost() const
    {
        QStringList all;
        for (const DeckSlide &slide : m_slides) {
            for (const auto &[spec, frame] : chartsOf(slide)) {
                const QStringList names = officeChart(spec, frame).lost;
                if (!names.isEmpty())
                    all << tr("%1: %2", "a chart and what it has no room for").arg(spec.title, names.join(u", "_s));
            }
        }
        return all;
    }

    [[nodiscard]] Result<QByteArray> made()
    {
        addFrame();
        for (int number = 1; number <= m_slides.size(); ++number) {
            if (const Result<Done> added = addSlide(number); !added)
                return added.problem();
        }
        m_parts.prepend({u"_rels/.rels"_s,
                         relationsPart({{"officeDocument", u"ppt/presentation.xml"_s},
                                        {"metadata/core-properties", u"docProps/core.xml"_s},
                                        {"extended-properties", u"docProps/app.xml"_s}})});
        m_parts.prepend({u"[Content_Types].xml"_s, typesPart()});
        return packageOf(m_options.board.isEmpty() ? m_parts : withBoard(m_parts, m_options.board));
    }

    [[nodiscard]] Result<QByteArray> chartsAlone()
    {
        constexpr double between = 12.0;
        m_folder = u"clipboard/"_s;
        QList<ClipboardChart> charts;
        QList<Relation> relations;
        double top = 0.0;
        for (const DeckSlide &slide : m_slides) {
            for (const auto &[spec, frame] : chartsOf(slide)) {
                if (const Result<Done> added = addChart(spec, frame, slide.notes.background); !added)
                    return added.problem();
                const QRectF place(0.0, top, frame.width, frame.height);
                charts << ClipboardChart{spec.title, describeChart(spec), place};
                relations << Relation{"chart", u"../charts/chart%1.xml"_s.arg(m_charts)};
                top += frame.height + between;
            }
        }
        if (charts.isEmpty())
            return QByteArray();
        relations << Relation{"theme", u"../theme/theme1.xml"_s};
        addPart(u"clipboard/theme/theme1.xml"_s, clipboardThemePart(m_look), "theme+xml");
        addPart(u"clipboard/drawings/drawing1.xml"_s, clipboardDrawingPart(charts), "drawing+xml");
        addRelations(u"clipboard/drawings/_rels/drawing1.xml.rels"_s, relations);
        m_parts.prepend({u"_rels/.rels"_s, relationsPart({{"drawing", u"clipboard/drawings/drawing1.xml"_s}})});
        m_parts.prepend({u"[Content_Types].xml"_s, typesPart()});
        return packageOf(m_parts);
    }

    [[nodiscard]] QList<DeckPicture> pictures() const
    {
        QList<DeckPicture> pictures;
        for (const DeckSlide &slide : m_slides) {
            const PackagePart *layout = findPart(m_base.parts, layoutOf(slide));
            DeckPicture one{{slidePartOf(slide, static_cast<int>(pictures.size()) + 1),
                             layout == nullptr ? QByteArray() : layout->bytes,
                             mapped(chartsOf(slide), [](const auto &chart) { return chart.first; }), m_base.areas.paper,
                             m_base.areas.title, m_look.theme},
                            slide.title,
                            slide.place};
            if (hasLogo())
                one.picture.logo = m_options.logo->png;
            pictures << one;
        }
        return pictures;
    }

private:
    [[nodiscard]] QString layoutOf(const DeckSlide &slide) const
    {
        return m_base.layouts.value(slide.kind(), m_base.layout);
    }

    // The logo's relationship comes after layout, charts and notes.
    [[nodiscard]] QByteArray slidePartOf(const DeckSlide &slide, int number) const
    {
        SlideLogo logo;
        if (hasLogo())
            logo = {m_options.logo->words, u"rId%1"_s.arg(chartsOf(slide).size() + 3)};
        return slidePart(slide, m_base.areas, m_base.holders, m_look, number, logo);
    }

    void addPart(const QString &name, const QByteArray &bytes, const char *type)
    {
        m_parts << PackagePart{name, bytes};
        m_types << qMakePair(name, QLatin1String(contentBase) + QLatin1String(type));
    }

    void addRelations(const QString &name, const QList<Relation> &relations)
    {
        m_parts << PackagePart{name, relationsPart(relations)};
    }

    // The parts independent of the slides.
    void addFrame()
    {
        const PageSpec &first = m_pages.constFirst();
        DeckFacts facts{m_options.report ? m_options.report->title : first.title, first.keywords,
                        dayOf(m_options, first), static_cast<int>(m_slides.size())};
        m_parts << PackagePart{u"docProps/core.xml"_s, corePropertiesPart(facts)};
        m_types << qMakePair(u"docProps/core.xml"_s, u"application/vnd.openxmlformats-package.core-properties+xml"_s);
        addPart(u"docProps/app.xml"_s, appPropertiesPart(facts), "extended-properties+xml");
        addPart(u"ppt/presentation.xml"_s, presentationPart(), "presentationml.presentation.main+xml");
        QList<Relation> relations = mapped(m_base.masters, [&](const DeckTemplate::Master &master) {
            return Relation{"slideMaster", beside(u"ppt/"_s, master.part)};
        });
        relations << Relation{"notesMaster", u"notesMasters/notesMaster1.xml"_s}
                  << Relation{"theme", beside(u"ppt/"_s, m_base.theme)};
        for (int i = 1; i <= m_slides.size(); ++i)
            relations << Relation{"slide", u"slides/slide%1.xml"_s.arg(i)};
        addRelations(u"ppt/_rels/presentation.xml.rels"_s, relations);
        m_parts << m_base.parts;
        for (auto type = m_base.types.cbegin(); type != m_base.types.cend(); ++type)
            m_types << qMakePair(type.key(), type.value());
        if (hasLogo())
            m_parts << PackagePart{u"ppt/media/chipboardLogo.png"_s, m_options.logo->png};
        addPart(u"ppt/notesMasters/notesMaster1.xml"_s, notesMasterPart(languageTag(m_look.locale)),
                "presentationml.notesMaster+xml");
        addRelations(u"ppt/notesMasters/_rels/notesMaster1.xml.rels"_s, {{"theme", u"../theme/chipboardNotes.xml"_s}});
        addPart(u"ppt/theme/chipboardNotes.xml"_s, themePart(m_options.look), "theme+xml"); // one per master
    }

    [[nodiscard]] Result<Done> addSlide(int number)
    {
        const DeckSlide &slide = m_slides.at(number - 1);
        QList<Relation> relations{{"slideLayout", beside(u"ppt/slides/"_s, layoutOf(slide))}};
        if (const Result<Done> added = addCharts(slide, relations); !added)
            return added.problem();
        relations << Relation{"notesSlide", u"../notesSlides/notesSlide%1.xml"_s.arg(number)};
        if (hasLogo())
            relations << Relation{"image", u"../media/chipboardLogo.png"_s};
        addPart(u"ppt/slides/slide%1.xml"_s.arg(number), slidePartOf(slide, number), "presentationml.slide+xml");
        const QList<SlideLink> links = linksOf(slide);
        for (qsizetype i = 0; i < links.size(); ++i) {
            const SlideLink &link = links.at(i);
            const bool isJump = link.slide > 0;
            relations << Relation{isJump ? "slide" : "hyperlink",
                                  isJump ? u"slide%1.xml"_s.arg(link.slide) : link.address, u"link%1"_s.arg(i + 1)};
        }
        addRelations(u"ppt/slides/_rels/slide%1.xml.rels"_s.arg(number), relations);
        addPart(u"ppt/notesSlides/notesSlide%1.xml"_s.arg(number),
                notesPart(slide.noteLines(), number, languageTag(m_look.locale)), "presentationml.notesSlide+xml");
        addRelations(u"ppt/notesSlides/_rels/notesSlide%1.xml.rels"_s.arg(number),
                     {{"notesMaster", u"../notesMasters/notesMaster1.xml"_s},
                      {"slide", u"../slides/slide%1.xml"_s.arg(number)}});
        return Done();
    }

    [[nodiscard]] QRectF contentOf(const DeckSlide &slide) const
    {
        return fittedSlide(slide, m_base.areas, m_base.holders.isForeign, m_look.letters).areas.content;
    }

    [[nodiscard]] Result<Done> addChart(const ChartSpec &spec, const ChartFrame &frame, const QStringList &background)
    {
        const OfficeChart chart = officeChart(spec, frame);
        const Result<QByteArray> book = workbookOf(chart.sheet, dayOf(m_options, m_pages.constFirst()), background);
        if (!book)
            return book.problem();
        ++m_charts;
        const auto named = [this](const char *pattern) {
            return m_folder + QString::fromLatin1(pattern).arg(m_charts);
        };
        addPart(named("charts/chart%1.xml"), chart.xml, "drawingml.chart+xml");
        QList<Relation> relations{{"package", u"../embeddings/Microsoft_Excel_Sheet%1.xlsx"_s.arg(m_charts)}};
        if (!chart.shapes.isEmpty()) {
            relations << Relation{"chartUserShapes", u"../drawings/chipboard%1.xml"_s.arg(m_charts)};
            addPart(named("drawings/chipboard%1.xml"), chart.shapes, "drawingml.chartshapes+xml");
        }
        addRelations(named("charts/_rels/chart%1.xml.rels"), relations);
        m_parts << PackagePart{named("embeddings/Microsoft_Excel_Sheet%1.xlsx"), book.value()};
        return Done();
    }

    /// With their areas.
    [[nodiscard]] QList<std::pair<ChartSpec, ChartFrame>> chartsOf(const DeckSlide &slide) const
    {
        return framedCharts(slide, contentOf(slide), m_base.areas.scale, m_look);
    }

    [[nodiscard]] Result<Done> addCharts(const DeckSlide &slide, QList<Relation> &relations)
    {
        for (const auto &[spec, frame] : chartsOf(slide)) {
            if (const Result<Done> added = addChart(spec, frame, slide.notes.background); !added)
                return added.problem();
            relations << Relation{"chart", u"../charts/chart%1.xml"_s.arg(m_charts)};
        }
        return Done();
    }

    [[nodiscard]] bool hasLogo() const { return m_options.logo && !m_base.areas.logo.isEmpty(); }

    [[nodiscard]] QByteArray presentationPart() const
    {
        constexpr int firstSlide = 256; // the minimum allowed
        const auto masters = static_cast<int>(m_base.masters.size());
        const int before = masters + 3; // relationships of masters and theme come first
        XmlPart xml;
        xml.element("p:presentation", {drawingNamespace(), relationNamespace(), presentationNamespace()}, [&] {
            xml.element("p:sldMasterIdLst", {}, [&] {
                for (int i = 0; i < masters; ++i)
                    xml.element("p:sldMasterId",
                                {{"id", m_base.masters.at(i).id}, {"r:id", QStringLiteral("rId%1").arg(i + 1)}});
            });
            xml.element("p:notesMasterIdLst", {}, [&] {
                xml.element("p:notesMasterId", {{"r:id", QStringLiteral("rId%1").arg(masters + 1)}});
            });
            xml.element("p:sldIdLst", {}, [&] {
                for (int i = 0; i < m_slides.size(); ++i)
                    xml.element("p:sldId", {{"id", firstSlide + i}, {"r:id", QStringLiteral("rId%1").arg(before + i)}});
            });
            xml.element("p:sldSz", {{"cx", emu(m_base.areas.paper.width())}, {"cy", emu(m_base.areas.paper.height())}});
            xml.element("p:notesSz", {{"cx", emu(540.0)}, {"cy", emu(720.0)}});
        });
        return xml.finished();
    }

    [[nodiscard]] QByteArray typesPart() const
    {
        XmlPart xml;
        xml.element("Types", {{"xmlns", "http://schemas.openxmlformats.org/package/2006/content-types"}}, [&] {
            xml.element(
                "Default",
                {{"Extension", "rels"}, {"ContentType", "application/vnd.openxmlformats-package.relationships+xml"}});
            xml.element("Default", {{"Extension", "xml"}, {"ContentType", "application/xml"}});
            xml.element("Default",
                        {{"Extension", "xlsx"},
                         {"ContentType", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"}});
            if (hasLogo())
                xml.element("Default", {{"Extension", "png"}, {"ContentType", "image/png"}});
            for (const auto &[name, type] : m_types)
                xml.element("Override", {{"PartName", u'/' + name}, {"ContentType", type}});
        });
        return xml.finished();
    }

    const QList<PageSpec> &m_pages;
    const DeckOptions &m_options;
    DeckTemplate m_base;
    OfficeLook m_look;
    QList<DeckSlide> m_slides;
    QString m_folder = u"ppt/"_s; ///< of charts
    PackageParts m_parts;
    QList<QPair<QString, QString>> m_types; ///< part and content type
    int m_charts = 0;
};

} // namespace

QStringList lostOnSlides(const QList<PageSpec> &pages, const DeckOptions &options)
{
    return Deck(pages, options).lost();
}

Result<QByteArray> pptxOf(const QList<PageSpec> &pages, const DeckOptions &options)
{
    return Deck(pages, options).made();
}

Result<QByteArray> chartsForClipboard(const QList<PageSpec> &pages, const DeckOptions &options)
{
    return Deck(pages, options).chartsAlone();
}

QList<DeckPicture> deckPictures(const QList<PageSpec> &pages, const DeckOptions &options)
{
    return Deck(pages, options).pictures();
}

} // namespace chipboard
