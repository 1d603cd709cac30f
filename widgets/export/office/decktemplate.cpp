#include "widgets/export/office/decktemplate.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/views/colour.h"
#include "widgets/charts/markpainting.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFontDatabase>
#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double emuAPoint = 12700.0;
constexpr double wholePercentage = 100000.0; // of DrawingML
constexpr double leastChart = 100.0;         // points of height
constexpr double leastChartWidth = 200.0;
constexpr double subtitleRoom = 50.0; // of a subtitle at the top of the content
constexpr int firstThemeFill = 1001;  // ECMA-376, bgRef

struct Link
{
    QString id;
    QString type; ///< last segment of its URI
    QString target;
    bool external = false;
};

struct FoundHolder
{
    QString type; ///< empty: any content
    int index = -1;
    std::optional<QRectF> at;
};

/// What a master or layout has on it.
struct FoundShapes
{
    QString type = {};       ///< of a layout
    bool showsMaster = true; ///< likewise: the shapes of its master
    QList<FoundHolder> holders = {};
    std::optional<QRectF> number = {};      ///< a slide number that is no placeholder
    std::optional<QColor> titleColour = {}; ///< of the title's prompt
    QList<QRectF> rules = {};               ///< lines and bars that decorate it
};

/// Footer and date of a master or layout.
struct FoundCompany
{
    QMap<QString, CompanyText> texts; ///< by type of placeholder
    bool hasChoice = false;           ///< states which of them slides have
    QStringList left;                 ///< types that they do not have

    [[nodiscard]] bool hasText(const QString &type) const { return !texts.value(type).text.trimmed().isEmpty(); }
};

struct FoundFill
{
    QString kind;               ///< "solidFill"; empty: none
    QString picture;            ///< its file name
    QList<QColor> colours = {}; ///< the plain colour, or the stops of a gradient

    [[nodiscard]] bool isUneven() const { return kind == u"blipFill" || kind == u"gradFill"; }
    [[nodiscard]] bool isColoured() const { return kind == u"solidFill" || kind == u"gradFill"; }
    [[nodiscard]] bool isOpaque() const
    {
        return kind == u"blipFill"
            || std::ranges::all_of(colours, [](const QColor &colour) { return colour.alpha() == 255; });
    }
};

/// What a master or layout has behind its texts.
struct FoundGround
{
    std::optional<FoundFill> background = {};
    QList<FoundFill> shapes = {}; ///< behind the whole content, from below
};

/// Visits all start elements of a part in order; false if it is not well-formed or declares entities.
bool walk(const QByteArray &bytes, const std::function<void(const QXmlStreamReader &)> &visit)
{
    QXmlStreamReader reader(bytes);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isDTD())
            return false;
        if (reader.isStartElement())
            visit(reader);
    }
    return !reader.hasError();
}

QString folderOf(const QString &part) { return part.section(u'/', 0, -2); }

QString relationsOf(const QString &part)
{
    const QString folder = folderOf(part);
    return (folder.isEmpty() ? QString() : folder + u'/') + u"_rels/"_s + part.section(u'/', -1) + u".rels"_s;
}

/// Resolves a relationship target; empty if it would leave the package.
QString resolved(const QString &part, const QString &target)
{
    if (target.startsWith(u'/'))
        return target.mid(1);
    QStringList steps = folderOf(part).split(u'/', Qt::SkipEmptyParts);
    for (const QString &step : target.split(u'/', Qt::SkipEmptyParts)) {
        if (step == u".")
            continue;
        if (step != u"..")
            steps << step;
        else if (steps.isEmpty())
            return {};
        else
            steps.removeLast();
    }
    return steps.join(u'/');
}

// Part names that the deck uses itself.
bool isOurs(const QString &part)
{
    constexpr std::array<QStringView, 10> folders{u"ppt/slides/",      u"ppt/charts/",
                                                  u"ppt/embeddings/",  u"ppt/drawings/chipboard",
                                                  u"ppt/notesSlides/", u"ppt/notesMasters/",
                                                  u"docProps/",        u"customXml/",
                                                  u"_rels/",           u"["};
    return part.compare(u"ppt/presentation.xml", Qt::CaseInsensitive) == 0
        || std::ranges::any_of(folders,
                               [&](QStringView folder) { return part.startsWith(folder, Qt::CaseInsensitive); });
}

const FoundHolder *findHolder(const QList<FoundHolder> &holders, std::initializer_list<QStringView> types)
{
    return findWhere(holders, [&](const FoundHolder &holder) {
        return std::ranges::find(types, QStringView(holder.type)) != types.end();
    });
}

// The least, where the background has several colours.
double contrastOn(const DeckTemplate &deck, const QColor &colour)
{
    double least = 21.0; // the greatest
    for (const QColor &ground : deck.grounds)
        least = std::min(least, contrastRatio(colour, ground));
    return least;
}

// The darkest and the lightest: those between are in a gradient, too.
QList<QColor> extremes(const QList<QColor> &colours)
{
    const auto [darkest, lightest] =
        std::ranges::minmax(colours, {}, [](const QColor &colour) { return contrastRatio(colour, Qt::black); });
    return darkest == lightest ? QList<QColor>{darkest} : QList<QColor>{darkest, lightest};
}

// Scales or offsets the lightness, as themes do for shades.
QColor withLightness(const QColor &colour, bool isFactor, double by)
{
    const double from = static_cast<double>(colour.lightnessF());
    const double to = std::clamp(isFactor ? from * by : from + by, 0.0, 1.0);
    return QColor::fromHslF(std::max(0.0F, colour.hslHueF()), colour.hslSaturationF(), static_cast<float>(to));
}

class TemplateReader
{
public:
    TemplateReader(PackageParts parts, QString name)
        : m_parts(std::move(parts))
        , m_name(std::move(name))
    {
    }

    [[nodiscard]] Result<DeckTemplate> read()
    {
        const QString main = targetOf(QString(), u"officeDocument"_s);
        if (main.isEmpty() || !readPresentation(main))
            return broken(tr("This file is not a presentation."));
        if (m_deck.masters.isEmpty())
            return broken(tr("This presentation has no slide master."));
        for (const DeckTemplate::Master &master : std::as_const(m_deck.masters)) {
            if (const Result<Done> taken = take(master.part); !taken)
                return taken.problem();
        }
        if (!readTypes())
            return broken(tr("This presentation does not declare the kinds of its parts."));
        for (const PackagePart &part : std::as_const(m_deck.parts)) {
            const bool isXml = part.name.endsWith(u".xml") || part.name.endsWith(u".rels");
            if (isXml && !walk(part.bytes, [](const QXmlStreamReader &) {}))
                return broken(tr("The part \"%1\" of this presentation is not readable XML.").arg(part.name));
        }
        if (!chooseLayout())
            return withoutRoom(tr("No layout of this presentation has a title and room for content."));
        if (m_deck.areas.content.height() < leastChart)
            return withoutRoom(tr("The layouts of this presentation leave no room for a chart."));
        readColours();
        readFonts();
        readGround();
        chooseText();
        colourTitle();
        if (m_deck.theme.isEmpty())
            return broken(tr("The master of this presentation has no theme."));
        return m_deck;
    }

private:
    [[nodiscard]] Problem broken(const QString &message) const
    {
        return {ProblemCode::BadSyntax,
                message,
                tr("Use a presentation (.pptx) or template (.potx) that PowerPoint or Impress opens."),
                {m_name, 0, 0, {}},
                Severity::Error};
    }

    [[nodiscard]] Problem withoutRoom(const QString &message) const
    {
        Problem problem = broken(message);
        problem.remedy = tr("Use a template with a layout such as \"Title and Content\".");
        return problem;
    }

    [[nodiscard]] QList<Link> linksOf(const QString &part) const
    {
        QList<Link> links;
        const PackagePart *relations = findPart(m_parts, relationsOf(part));
        if (relations == nullptr)
            return links;
        (void)walk(relations->bytes, [&](const QXmlStreamReader &element) {
            const QXmlStreamAttributes has = element.attributes();
            if (element.name() != u"Relationship")
                return;
            links << Link{has.value(u"Id"_s).toString(), has.value(u"Type"_s).toString().section(u'/', -1),
                          resolved(part, has.value(u"Target"_s).toString()), has.value(u"TargetMode"_s) == u"External"};
        });
        return links;
    }

    [[nodiscard]] QString targetOf(const QString &part, const QString &type) const
    {
        for (const Link &link : linksOf(part)) {
            if (link.type == type && !link.external)
                return link.target;
        }
        return {};
    }

    bool readPresentation(const QString &main)
    {
        const PackagePart *part = findPart(m_parts, main);
        if (part == nullptr)
            return false;
        const QList<Link> links = linksOf(main);
        const bool isWhole = walk(part->bytes, [&](const QXmlStreamReader &element) {
            const QXmlStreamAttributes has = element.attributes();
            if (element.name() == u"sldSz")
                m_paper = QSizeF(has.value(u"cx"_s).toDouble(), has.value(u"cy"_s).toDouble()) / emuAPoint;
            if (element.name() != u"sldMasterId")
                return;
            const Link *link = findWhere(links, [&](const Link &each) { return each.id == has.value(u"r:id"_s); });
            if (link != nullptr && !link->external)
                m_deck.masters << DeckTemplate::Master{has.value(u"id"_s).toString(), link->target};
        });
        return isWhole && m_paper.width() >= 144.0 && m_paper.height() >= 144.0 && m_paper.width() <= 4032.0
            && m_paper.height() <= 4032.0; // PowerPoint's maximum
    }

    // The part with all parts it refers to.
    [[nodiscard]] Result<Done> take(const QString &first)
    {
        QStringList open{first};
        QSet<QString> taken;
        for (const PackagePart &part : std::as_const(m_deck.parts))
            taken << part.name;
        while (!open.isEmpty()) {
            const QString name = open.takeLast();
            const PackagePart *part = findPart(m_parts, name);
            if (isOurs(name)) {
                Problem problem =
                    broken(tr("The masters of this presentation contain \"%1\", which cannot be used.").arg(name));
                problem.remedy =
                    tr("Remove embedded objects and charts from its masters and layouts, and save it again.");
                return problem;
            }
            if (part == nullptr)
                return broken(tr("This presentation lacks parts that its masters refer to."));
            if (taken.contains(part->name))
                continue;
            taken << part->name;
            m_deck.parts << *part;
            if (const PackagePart *relations = findPart(m_parts, relationsOf(name)))
                m_deck.parts << *relations;
            for (const Link &link : linksOf(name)) {
                if (!link.external)
                    open << link.target;
            }
        }
        return Done();
    }

    bool readTypes()
    {
        const PackagePart *part = findPart(m_parts, u"[Content_Types].xml"_s);
        if (part == nullptr)
            return false;
        QMap<QString, QString> byPart;
        QMap<QString, QString> byEnding;
        (void)walk(part->bytes, [&](const QXmlStreamReader &element) {
            const QXmlStreamAttributes has = element.attributes();
            const QString type = has.value(u"ContentType"_s).toString();
            if (element.name() == u"Override")
                byPart[has.value(u"PartName"_s).mid(1).toString().toCaseFolded()] = type;
            else if (element.name() == u"Default")
                byEnding[has.value(u"Extension"_s).toString().toLower()] = type;
        });
        for (const PackagePart &each : std::as_const(m_deck.parts)) {
            if (each.name.endsWith(u".rels"))
                continue;
            const QString type =
                byPart.value(each.name.toCaseFolded(), byEnding.value(each.name.section(u'.', -1).toLower()));
            if (type.isEmpty())
                return false;
            m_deck.types[each.name] = type;
        }
        return true;
    }

    [[nodiscard]] FoundShapes shapesOf(const QString &part) const
    {
        FoundShapes shapes;
        const PackagePart *found = findPart(m_parts, part);
        if (found == nullptr)
            return shapes;
        constexpr std::array<QStringView, 5> kinds{u"sp", u"pic", u"graphicFrame", u"grpSp", u"cxnSp"};
        bool isHolder = false; // the current shape is a placeholder
        bool hasRun = false;
        QPointF corner;
        QRectF place; // of another shape
        (void)walk(found->bytes, [&](const QXmlStreamReader &element) {
            const QXmlStreamAttributes has = element.attributes();
            const auto name = element.name();
            // Integers only: rejects "nan" and the like.
            const auto points = [&](const QString &key) { return double(has.value(key).toLongLong()) / emuAPoint; };
            if (std::ranges::find(kinds, QStringView(name)) != kinds.end()) {
                isHolder = hasRun = false;
                place = {};
            } else if (name == u"sldLayout") {
                shapes.type = has.value(u"type"_s).toString();
                shapes.showsMaster = has.value(u"showMasterSp"_s) != u"0" && has.value(u"showMasterSp"_s) != u"false";
            } else if (name == u"ph") {
                isHolder = true;
                shapes.holders << FoundHolder{
                    has.value(u"type"_s).toString(), has.hasAttribute(u"idx"_s) ? has.value(u"idx"_s).toInt() : -1, {}};
            } else if (name == u"off") {
                corner = {points(u"x"_s), points(u"y"_s)};
            } else if (name == u"ext" && has.hasAttribute(u"cx"_s)) {
                const QRectF at(corner, QSizeF(points(u"cx"_s), points(u"cy"_s)));
                if (isHolder && !shapes.holders.constLast().at)
                    shapes.holders.last().at = at;
                if (!isHolder)
                    place = at;
                if (!isHolder && isRule(at))
                    shapes.rules << at;
            } else if (name == u"fld" && !isHolder && has.value(u"type"_s) == u"slidenum") {
                shapes.number = place;
            } else if (name == u"r") {
                hasRun = true;
            } else if (name == u"srgbClr" && isHolder && hasRun && !shapes.titleColour
                       && shapes.holders.constLast().type == u"title") {
                if (const QColor colour(u'#' + has.value(u"val"_s).toString()); colour.isValid())
                    shapes.titleColour = colour;
            }
        });
        return shapes;
    }

    [[nodiscard]] FoundCompany companyOf(const QString &part) const
    {
        const PackagePart *found = findPart(m_parts, part);
        FoundCompany company;
        QXmlStreamReader reader(found != nullptr ? found->bytes : QByteArray());
        QString type; // of the current placeholder
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            const QXmlStreamAttributes has = reader.attributes();
            const auto isOff = [&has](const QString &key) {
                return has.value(key) == u"0" || has.value(key) == u"false";
            };
            if (reader.name() == u"sp" || reader.name() == u"graphicFrame") {
                type.clear();
            } else if (reader.name() == u"p" || reader.name() == u"br") {
                company.texts[type].text += u' ';
            } else if (reader.name() == u"ph") {
                type = has.value(u"type"_s).toString();
            } else if (reader.name() == u"fld") {
                company.texts[type].field = has.value(u"type"_s).toString();
            } else if (reader.name() == u"t") {
                company.texts[type].text += reader.readElementText(QXmlStreamReader::IncludeChildElements);
            } else if (reader.name() == u"hf") {
                company.hasChoice = true;
                company.left = allWhere(QStringList{u"ftr"_s, u"dt"_s}, isOff);
            }
        }
        return company;
    }

    // Empty, or what programs write in a new layout: "Footer", "<date/time>".
    [[nodiscard]] static bool isPrompt(const QString &text)
    {
        const bool isMark = text.startsWith(u'<') && text.endsWith(u'>');
        return text.isEmpty() || isMark || text.compare(u"Footer", Qt::CaseInsensitive) == 0;
    }

    // As PowerPoint's "Apply to All" does, with the texts of the layout, or else of the master. The field
    // "datetimeFigureOut" is in every new layout by default.
    [[nodiscard]] QList<CompanyText> companyTexts(const FoundShapes &layout, const FoundShapes &master) const
    {
        const FoundCompany own = companyOf(m_deck.layout);
        const FoundCompany masters = companyOf(m_deck.masters.constFirst().part);
        const QStringList &left = own.hasChoice ? own.left : masters.left;
        QList<CompanyText> texts;
        for (const char *name : {"ftr", "dt"}) {
            const QString type = QString::fromLatin1(name);
            const FoundHolder *holder = findHolder(layout.holders, {type});
            CompanyText one = (own.hasText(type) ? own : masters).texts.value(type);
            one.text = one.text.simplified();
            const bool isShown = holder != nullptr && !placeOf(layout, master, type, {}).isEmpty();
            if (!isShown || left.contains(type) || isPrompt(one.text) || one.field == u"datetimeFigureOut")
                continue;
            one.holder = {name, holder->index};
            texts << one;
        }
        return texts;
    }

    // Prefers a layout with title and content, then title and text, then title only, then any with a title.
    bool chooseLayout()
    {
        const QString master = m_deck.masters.constFirst().part;
        FoundShapes best;
        int bestRank = 0;
        for (const Link &link : linksOf(master)) {
            if (link.type != u"slideLayout" || link.external)
                continue;
            const FoundShapes shapes = shapesOf(link.target);
            const bool hasText = findHolder(shapes.holders, {u"body"}) != nullptr;
            const int rank = findHolder(shapes.holders, {u"title"}) == nullptr ? 0
                : shapes.type == u"obj"                                        ? 4
                : shapes.type == u"tx" && hasText                              ? 3
                : shapes.type == u"titleOnly"                                  ? 2
                                                                               : 1;
            if (rank > bestRank) {
                bestRank = rank;
                best = shapes;
                m_deck.layout = link.target;
            }
        }
        if (bestRank == 0)
            return false;
        const FoundShapes masters = shapesOf(master);
        m_rules = best.rules + (best.showsMaster ? masters.rules : QList<QRectF>());
        placeOn(best, masters);
        const SlideAreas &areas = m_deck.areas;
        m_deck.isCrossed = std::ranges::any_of(m_rules, [&](const QRectF &rule) {
            return crosses(rule, areas.subtitle) || crosses(rule, areas.content) || crosses(rule, areas.footer);
        });
        return true;
    }

    // A thin shape across a good part of the slide.
    [[nodiscard]] bool isRule(const QRectF &at) const
    {
        constexpr double thickest = 6.0; // points
        constexpr double shortest = 0.25;
        return (at.height() <= thickest && at.width() >= shortest * m_paper.width())
            || (at.width() <= thickest && at.height() >= shortest * m_paper.height());
    }

    /// QRectF::intersects() knows no lines, which have no height.
    [[nodiscard]] static bool crosses(const QRectF &rule, const QRectF &area)
    {
        constexpr double edge = 2.0; // points: a rule along the edge of an area crosses nothing
        const QRectF inside = area.adjusted(edge, edge, -edge, -edge);
        return rule.left() < inside.right() && rule.right() > inside.left() && rule.top() < inside.bottom()
            && rule.bottom() > inside.top();
    }

    /// The content below the rules that cross its head, where the subtitle stands.
    [[nodiscard]] QRectF belowRules(QRectF content) const
    {
        constexpr double air = 4.0;
        constexpr double lowest = 0.4; // of the slide: farther down a chart would lose too much
        for (bool isClear = false; !isClear;) {
            const QRectF head(content.topLeft(), QSizeF(content.width(), subtitleRoom));
            const QRectF *rule = findWhere(m_rules, [&](const QRectF &one) {
                return one.width() > one.height() && one.bottom() < lowest * m_paper.height() && crosses(one, head)
                    && one.bottom() + air > content.top();
            });
            isClear = rule == nullptr;
            if (!isClear)
                content.setTop(rule->bottom() + air);
        }
        return content;
    }

    /// Empty if it is not on the slide.
    [[nodiscard]] QRectF onSlide(const std::optional<QRectF> &at) const
    {
        const QRectF whole(QPointF(0, 0), m_paper);
        return at && !at->isEmpty() && whole.contains(at->center()) ? at->intersected(whole) : QRectF();
    }

    [[nodiscard]] QRectF placeIn(const FoundShapes &shapes, QStringView type) const
    {
        const FoundHolder *holder = findHolder(shapes.holders, {type});
        return holder ? onSlide(holder->at) : QRectF();
    }

    [[nodiscard]] QRectF placeOf(const FoundShapes &layout, const FoundShapes &master, QStringView type,
                                 const QRectF &otherwise) const
    {
        const QRectF own = placeIn(layout, type);
        const QRectF masters = placeIn(master, type);
        return !own.isEmpty() ? own : !masters.isEmpty() ? masters : otherwise;
    }

    // The subtitle has the layout's place above the content, or the top of the content: what a master draws between
    // title and content stays free. Sources are above the template's own footer and next to its number.
    [[nodiscard]] SlideAreas areasIn(const QRectF &free, SlideAreas areas, const QRectF &subtitle,
                                     const QRectF &line) const
    {
        const bool isAbove = !subtitle.isEmpty() && subtitle.bottom() <= free.top();
        const QRectF content = isAbove ? free : belowRules(free);
        const double bottom = std::max(line.top(), m_paper.height() * 0.8);
        areas.footer = {content.left(), bottom - 46.0, content.width(), 44.0};
        const bool isLeftOfNumber = areas.footer.left() < areas.number.left() - 100.0;
        if (isLeftOfNumber && areas.footer.intersects(areas.number))
            areas.footer.setRight(areas.number.left() - 8.0);
        areas.subtitle = isAbove ? subtitle : QRectF(content.left(), content.top(), content.width(), subtitleRoom);
        const double top = isAbove ? content.top() : areas.subtitle.bottom() + 2.0;
        const double end = std::min(content.bottom(), areas.footer.top() - 4.0);
        areas.content = {content.left(), top, content.width(), end - top};
        return areas;
    }

    void placeOn(const FoundShapes &layout, const FoundShapes &master)
    {
        const auto refOf = [&](const char *type) {
            const FoundHolder *holder = findHolder(layout.holders, {QString::fromLatin1(type)});
            return holder ? HolderRef{type, holder->index} : HolderRef{};
        };
        SlideAreas areas = slideAreas(m_paper);
        areas.scale = 1.0; // its fonts are already sized for it
        areas.title = placeOf(layout, master, u"title", areas.title);
        areas.number = placeOf(layout, master, u"sldNum", areas.number);
        const std::optional<QRectF> drawn = layout.number || !layout.showsMaster ? layout.number : master.number;
        if (const QRectF at = onSlide(drawn); !at.isEmpty())
            areas.number = at;
        const QList<CompanyText> company = companyTexts(layout, master);
        QRectF line = placeOf(layout, master, u"ftr", areas.number);
        for (const CompanyText &one : company) { // a date may stand above the footer
            const QRectF at = placeOf(layout, master, QString::fromLatin1(one.holder.type), line);
            if (at.top() > m_paper.height() / 2.0 && at.top() < line.top())
                line = at;
        }
        const FoundHolder *content = findHolder(layout.holders, {u"", u"obj", u"chart"});
        const FoundHolder *held = content ? content : findHolder(layout.holders, {u"body"});
        SlideHolders &holders = m_deck.holders;
        holders = {refOf("title"),  {},  {}, content ? HolderRef{nullptr, content->index} : HolderRef{}, {},
                   refOf("sldNum"), true};
        holders.isNumbered = drawn.has_value();
        holders.company = company;
        const double top = std::min(areas.title.bottom(), m_paper.height() * 0.4) + 2.0;
        const QRectF below(areas.title.left(), top, areas.title.width(), m_paper.height() - top);
        m_deck.areas = areasIn(below, areas, {}, line);
        const auto fits = [](const QRectF &at) { return at.width() >= leastChartWidth && at.height() >= leastChart; };
        const auto belowTitle = [&areas](QRectF at) {
            if (areas.title.intersects(at) && areas.title.top() <= at.top())
                at.setTop(areas.title.bottom());
            return at;
        };
        const QRectF masters = placeIn(master, u"body");
        const QRectF own = held ? onSlide(held->at) : QRectF();
        const QRectF subtitle = placeIn(layout, u"subTitle");
        const SlideAreas inOwn = areasIn(belowTitle(own.isEmpty() ? masters : own), areas, subtitle, line);
        if (held != nullptr && fits(inOwn.content)) {
            m_deck.areas = inOwn;
        } else if (content != nullptr) { // Impress writes layouts with the places of another master
            areas.title = placeIn(master, u"title");
            const SlideAreas inMasters = areasIn(belowTitle(masters), areas, {}, line);
            if (areas.title.isEmpty() || !fits(inMasters.content))
                return;
            m_deck.areas = inMasters;
            holders.placesTitle = true;
            holders.titleColour = master.titleColour;
        }
    }

    /// Of the element of a master or layout that maps colour names to theme entries.
    [[nodiscard]] QMap<QString, QString> placesOf(const QString &part, QStringView map) const
    {
        QMap<QString, QString> places;
        const PackagePart *found = findPart(m_parts, part);
        (void)walk(found ? found->bytes : QByteArray(), [&](const QXmlStreamReader &element) {
            if (element.name() != map)
                return;
            for (const QXmlStreamAttribute &each : element.attributes())
                places.insert(each.name().toString(), each.value().toString());
        });
        return places;
    }

    void readColours()
    {
        const QString master = m_deck.masters.constFirst().part;
        QMap<QString, QString> places = placesOf(master, u"clrMap"); // theme entries by reference name
        if (const QMap<QString, QString> own = placesOf(m_deck.layout, u"overrideClrMapping"); !own.isEmpty())
            places = m_deck.holders.colourMap = own;
        m_deck.theme = targetOf(master, u"theme"_s);
        const PackagePart *theme = findPart(m_parts, m_deck.theme);
        if (theme == nullptr)
            return;
        QString slot;
        QMap<QString, QColor> &colours = m_colours;
        bool isIn = false;
        (void)walk(theme->bytes, [&](const QXmlStreamReader &element) {
            const QXmlStreamAttributes has = element.attributes();
            isIn = (isIn || element.name() == u"clrScheme") && element.name() != u"fontScheme";
            const bool isColour = element.name() == u"srgbClr" || element.name() == u"sysClr";
            if (isIn && !isColour)
                slot = element.name().toString();
            if (!isIn || !isColour)
                return;
            bool valid = false;
            const uint rgb =
                has.value(element.name() == u"srgbClr" ? u"val"_s : u"lastClr"_s).toString().toUInt(&valid, 16);
            for (auto place = places.cbegin(); valid && place != places.cend(); ++place) {
                if (place.value() == slot)
                    colours.insert(place.key(), QColor(rgb));
            }
        });
        m_deck.ground = colours.value(u"bg1"_s, m_deck.ground);
        m_deck.text = colours.value(u"tx1"_s, m_deck.text);
        for (const ThemeSlot &one : themeSlots()) {
            const QString name = QString::fromLatin1(one.name);
            if (!one.isOurs && colours.contains(name))
                m_deck.accents.insert(name, colours.value(name));
        }
    }

    void readFonts()
    {
        const PackagePart *theme = findPart(m_parts, m_deck.theme);
        bool isIn = false; // a font for titles or texts, whose first typeface is for Latin letters
        (void)walk(theme ? theme->bytes : QByteArray(), [&](const QXmlStreamReader &element) {
            isIn = isIn || element.name() == u"majorFont" || element.name() == u"minorFont";
            if (!isIn || element.name() != u"latin")
                return;
            isIn = false;
            if (const QString name = element.attributes().value(u"typeface"_s).toString(); !name.isEmpty())
                addOnce(m_deck.fonts, name);
        });
    }

    // Adds a colour of a fill, by value or theme name, or changes the last one.
    void takeColour(const QXmlStreamReader &element, QList<QColor> &colours) const
    {
        const auto name = element.name();
        const QXmlStreamAttributes has = element.attributes();
        const QString value = has.value(name == u"sysClr" ? u"lastClr"_s : u"val"_s).toString();
        bool isColour = false;
        bool isShare = false;
        const uint rgb = value.toUInt(&isColour, 16);
        const double share = value.toInt(&isShare) / wholePercentage;
        if ((name == u"srgbClr" || name == u"sysClr") && isColour)
            colours << QColor(rgb);
        else if (name == u"schemeClr" && m_colours.contains(value))
            colours << m_colours.value(value);
        else if (colours.isEmpty() || !isShare)
            return;
        else if (name == u"lumMod" || name == u"lumOff")
            colours.last() = withLightness(colours.constLast(), name == u"lumMod", share);
        else if (name == u"alpha")
            colours.last().setAlphaF(static_cast<float>(std::clamp(share, 0.0, 1.0)));
    }

    [[nodiscard]] QString fileOf(const QString &part, const QStringView &relation) const
    {
        for (const Link &link : linksOf(part)) {
            if (link.id == relation && !link.external)
                return link.target.section(u'/', -1);
        }
        return {};
    }

    // The fills for backgrounds, which masters and layouts number from 1001.
    [[nodiscard]] QList<FoundFill> themeFills() const
    {
        QList<FoundFill> fills;
        bool isIn = false;
        const PackagePart *theme = findPart(m_parts, m_deck.theme);
        (void)walk(theme ? theme->bytes : QByteArray(), [&](const QXmlStreamReader &element) {
            isIn = isIn || element.name() == u"bgFillStyleLst";
            if (isIn && element.name().endsWith(u"Fill"))
                fills << FoundFill{element.name().toString(), {}};
            else if (element.name() == u"blip" && !fills.isEmpty())
                fills.last().picture = fileOf(m_deck.theme, element.attributes().value(u"r:embed"_s));
        });
        return fills;
    }

    /// A shape behind nearly the whole content.
    [[nodiscard]] bool isBehind(const QRectF &shape) const
    {
        constexpr double most = 0.9;
        const QRectF &content = m_deck.areas.content;
        const QRectF both = shape.intersected(content);
        return both.width() * both.height() >= most * content.width() * content.height();
    }

    [[nodiscard]] FoundGround groundOf(const QString &part) const
    {
        constexpr std::array<QStringView, 7> kinds{u"bg",           u"spTree", u"sp",   u"pic",
                                                   u"graphicFrame", u"grpSp",  u"cxnSp"};
        constexpr std::array<QStringView, 3> others{u"ln", u"style", u"txBody"}; // their fills cover no area
        const PackagePart *found = findPart(m_parts, part);
        FoundGround ground;
        FoundFill fill; // of the background or the current shape
        bool isGround = false;
        bool isShown = false; // the current shape is behind the content, and among the shapes
        bool isArea = false;
        QPointF corner;
        (void)walk(found ? found->bytes : QByteArray(), [&](const QXmlStreamReader &element) {
            const QXmlStreamAttributes has = element.attributes();
            const auto name = element.name();
            const auto points = [&](const QString &key) { return double(has.value(key).toLongLong()) / emuAPoint; };
            if (std::ranges::find(kinds, QStringView(name)) != kinds.end()) {
                fill = {};
                isGround = name == u"bg";
                isShown = false;
                isArea = true;
                corner = {};
            } else if (std::ranges::find(others, QStringView(name)) != others.end()) {
                isArea = false;
            } else if (name == u"ph") { // slides have their own
                isArea = false;
            } else if (name == u"off") {
                corner = {points(u"x"_s), points(u"y"_s)};
            } else if (isArea && name == u"ext" && has.hasAttribute(u"cx"_s)) {
                isShown = isBehind({corner, QSizeF(points(u"cx"_s), points(u"cy"_s))});
                if (isShown)
                    ground.shapes << fill; // of a picture; other fills follow
            } else if (isGround && name == u"bgRef") {
                fill = themeFills().value(has.value(u"idx"_s).toInt() - firstThemeFill, {u"solidFill"_s, {}});
            } else if (isArea && name.endsWith(u"Fill") && fill.kind.isEmpty()) {
                fill.kind = name.toString();
            } else if (isArea && name == u"blip") {
                fill.picture = fileOf(part, has.value(u"r:embed"_s));
            } else if (isArea && fill.isColoured()) {
                takeColour(element, fill.colours);
            }
            if (isGround)
                ground.background = fill;
            else if (isShown && isArea)
                ground.shapes.last() = fill;
        });
        return ground;
    }

    // A layout's background replaces the master's; shapes cover both, and translucent ones shine through.
    void readGround()
    {
        const FoundGround master = groundOf(m_deck.masters.constFirst().part);
        const FoundGround layout = groundOf(m_deck.layout);
        QList<FoundFill> fills{layout.background.value_or(master.background.value_or(FoundFill()))};
        if (shapesOf(m_deck.layout).showsMaster)
            fills += master.shapes;
        fills += layout.shapes;
        FoundFill top;
        QList<QColor> grounds{m_deck.ground};
        for (const FoundFill &fill : std::as_const(fills)) {
            if (fill.kind.isEmpty() || fill.kind == u"noFill")
                continue;
            if (fill.isUneven() || fill.isOpaque())
                top = fill;
            QList<QColor> seen;
            for (QColor colour : fill.colours) {
                const double below = 1.0 - static_cast<double>(colour.alphaF());
                colour.setAlpha(255);
                for (const QColor &ground : std::as_const(grounds))
                    seen << mixed(colour, ground, below);
            }
            grounds = seen.isEmpty() ? grounds : extremes(seen);
        }
        m_deck.grounds = grounds;
        m_deck.picture = top.kind == u"blipFill" ? top.picture : QString();
        m_deck.hasGradient = top.kind == u"gradFill";
    }

    // Text and background change places where that is easier to read: the slides map the theme's entries so.
    void chooseText()
    {
        if (contrastOn(m_deck, m_deck.text) >= leastTextContrast
            || contrastOn(m_deck, m_deck.ground) <= contrastOn(m_deck, m_deck.text))
            return;
        QMap<QString, QString> &places = m_deck.holders.colourMap;
        if (places.isEmpty())
            places = placesOf(m_deck.masters.constFirst().part, u"clrMap");
        if (!places.contains(u"tx1"_s) || !places.contains(u"bg1"_s))
            return; // a master without a map
        std::swap(places[u"tx1"_s], places[u"bg1"_s]);
        std::swap(places[u"tx2"_s], places[u"bg2"_s]);
        std::swap(m_deck.text, m_deck.ground);
        for (const auto &[one, other] : {std::pair(u"tx1"_s, u"bg1"_s), std::pair(u"tx2"_s, u"bg2"_s)}) {
            if (m_deck.accents.contains(one) && m_deck.accents.contains(other))
                std::swap(m_deck.accents[one], m_deck.accents[other]);
        }
        m_deck.isInverted = true;
    }

    // Impress takes a title's colour from the master, without the slide's map.
    void colourTitle()
    {
        std::optional<QColor> &title = m_deck.holders.titleColour;
        const bool isFaint = title && contrastOn(m_deck, *title) < leastTextContrast;
        if (isFaint || (!title && !m_deck.holders.colourMap.isEmpty()))
            title = m_deck.text;
    }

    PackageParts m_parts;
    QString m_name;
    DeckTemplate m_deck;
    QSizeF m_paper;
    QList<QRectF> m_rules;           ///< of layout and master
    QMap<QString, QColor> m_colours; ///< of the theme, by reference name
};

QString digestOf(const QByteArray &file)
{
    return QString::fromLatin1(QCryptographicHash::hash(file, QCryptographicHash::Sha256).toHex());
}

Result<DeckTemplate> readDeck(const QString &path, QString &digest)
{
    const Result<QByteArray> file = readFile(path, PackageLimits().fileBytes);
    if (!file)
        return file.problem();
    digest = digestOf(file.value());
    return readDeckTemplate(file.value(), QDir::toNativeSeparators(path));
}

Problem warning(const QString &message, const QString &remedy, const QString &path);

// The theme slots of vendor colours.
QList<ThemeSlot> makerSlots()
{
    constexpr QColor Theme::*makers[] = {&Theme::trainium, &Theme::nvidia, &Theme::inferentia, &Theme::other};
    return allWhere(themeSlots(), [&](const ThemeSlot &slot) {
        return std::find(std::begin(makers), std::end(makers), slot.colour) != std::end(makers);
    });
}

QString oneDecimal(double value) { return Formatter().full(std::round(value * 10.0) / 10.0); }

Problems closeAccents(const DeckTemplate &deck, const QString &path)
{
    const Theme theme = lookOn(deck, {}).theme;
    const auto rgbOfSlot = [&theme](const ThemeSlot &slot) {
        const QColor &colour = theme.*slot.colour;
        return Rgb{colour.redF(), colour.greenF(), colour.blueF()};
    };
    const QList<ThemeSlot> accents = makerSlots();
    Problems close;
    for (qsizetype i = 0; i < accents.size(); ++i) {
        for (qsizetype j = i + 1; j < accents.size(); ++j) {
            const double distance = closestDistance(rgbOfSlot(accents.at(i)), rgbOfSlot(accents.at(j))).distance;
            if (distance < leastDistance)
                close << warning(
                    tr("The template's colours \"%1\" and \"%2\" look alike: their distance is %3 and should be %4 or "
                       "more.")
                        .arg(QLatin1String(accents.at(i).name), QLatin1String(accents.at(j).name), oneDecimal(distance),
                             Formatter().full(leastDistance)),
                    tr("Change one of them in the template's theme."), path);
        }
    }
    return close;
}

// The slides' text is not the template's: said with both contrasts.
Problems invertedText(const DeckTemplate &deck, const QString &path)
{
    if (!deck.isInverted)
        return {};
    return {warning(tr("The template's text colour has a contrast of only %1:1 with the background of the layout used. "
                       "Texts take the theme's background colour instead, with %2:1.")
                        .arg(oneDecimal(contrastOn(deck, deck.ground)), oneDecimal(contrastOn(deck, deck.text))),
                    tr("Check the slides, or change the text colour in the template's theme."), path)};
}

Problems crossedAreas(const DeckTemplate &deck, const QString &path)
{
    if (!deck.isCrossed)
        return {};
    return {warning(tr("A line of the template runs through the area of texts or charts."),
                    tr("Check the slides, or move the line in the template's layout."), path)};
}

// Chart texts and bars are drawn on the background of the template's slides.
Problems faintColours(const DeckTemplate &deck, const QString &path)
{
    const Theme theme = lookOn(deck, {}).theme;
    Problems faint;
    const auto check = [&](const char *name, const QColor &colour, double least, const QString &sentence) {
        const double contrast = contrastOn(deck, colour);
        if (contrast < least)
            faint << warning(sentence.arg(QLatin1String(name), oneDecimal(contrast), Formatter().full(least)),
                             tr("Change it or the background in the template's theme."), path);
    };
    check(deck.isInverted ? "bg1" : "tx1", theme.text, leastTextContrast,
          tr("The contrast of chart texts, in the template's colour \"%1\", with its background is %2:1; it should be "
             "%3:1 or more."));
    for (const ThemeSlot &slot : makerSlots())
        check(
            slot.name, theme.*slot.colour, leastMarkContrast,
            tr("The contrast of bars in the template's colour \"%1\" with its background is %2:1; it should be %3:1 or "
               "more."));
    return faint;
}

// Contrast is measured on a plain background.
Problems unevenGround(const DeckTemplate &deck, const QString &path)
{
    if (deck.picture.isEmpty() && !deck.hasGradient)
        return {};
    const QString message = deck.hasGradient
        ? tr("The background of the template's slides is a gradient. Texts and charts may be hard to read on it.")
        : tr("The background of the template's slides is a picture, \"%1\". Texts and charts may be hard to read on "
             "it.")
              .arg(deck.picture);
    return {warning(message, tr("Check the slides, or give the template's layout a plain background."), path)};
}

// Texts are measured with another font, because the widths of its letters are unknown.
Problems missingFonts(const DeckTemplate &deck, const QString &path)
{
    const QStringList missing =
        allWhere(deck.fonts, [](const QString &name) { return !QFontDatabase::hasFamily(name); });
    if (missing.isEmpty())
        return {};
    const QString message = missing.size() == 1
        ? tr("The template's font \"%1\" is not installed here. Lines may break elsewhere.").arg(missing.constFirst())
        : tr("The template's fonts \"%1\" are not installed here. Lines may break elsewhere.")
              .arg(missing.join(u"\", \""_s));
    return {warning(message, tr("Install it, or check the line breaks on a computer that has it."), path)};
}

Problem warning(const QString &message, const QString &remedy, const QString &path)
{
    return {ProblemCode::BadValue, message, remedy, {QDir::toNativeSeparators(path), 0, 0, {}}, Severity::Warning};
}

} // namespace

Result<DeckTemplate> readDeckTemplate(const QByteArray &file, const QString &name)
{
    if (file.startsWith("\xD0\xCF\x11\xE0")) // the compound file of PowerPoint 97 and of encrypted files
        return Problem{ProblemCode::BadSyntax,
                       tr("This file may be encrypted, or an old presentation (.ppt)."),
                       tr("Open it in PowerPoint or Impress, and save it as .pptx without a password."),
                       {name, 0, 0, {}},
                       Severity::Error};
    Result<PackageParts> parts = readPackage(file, name);
    if (!parts)
        return parts.problem();
    return TemplateReader(std::move(parts).value(), name).read();
}

OfficeLook lookOn(const DeckTemplate &deck, OfficeLook look)
{
    look.isOnTemplate = true;
    look.theme.card = deck.ground;
    look.theme.text = deck.text;
    for (const ThemeSlot &slot : themeSlots())
        look.theme.*slot.colour = deck.accents.value(QString::fromLatin1(slot.name), look.theme.*slot.colour);
    look.theme.textMuted = mixed(deck.text, deck.ground, 0.3);
    if (contrastOn(deck, look.theme.textMuted) < leastTextContrast)
        look.theme.textMuted = deck.text;
    if (contrastOn(deck, look.theme.warning) < leastTextContrast)
        look.theme.warning = deck.text;
    look.theme.border = mixed(deck.text, deck.ground, 0.75);
    look.theme.grid = mixed(deck.text, deck.ground, 0.88);
    return look;
}

Result<TemplateFile> readTemplateOf(ExportOptions options)
{
    TemplateFile read;
    if (options.deckTemplate.isEmpty())
        return TemplateFile{std::nullopt, std::move(options), {}};
    const QString path = options.deckTemplate;
    const QString before = options.templateDigest;
    Result<DeckTemplate> deck = readDeck(path, options.templateDigest);
    if (!deck && before.isEmpty())
        return deck.problem();
    if (!deck) {
        read.warnings << warning(
            tr("The template of these slides can no longer be used: %1 Chipboard's own masters are used instead.")
                .arg(deck.problem().message),
            tr("Restore the template, or choose another one with --template."), path);
        options.deckTemplate.clear();
        options.templateDigest.clear();
    } else {
        if (!before.isEmpty() && options.templateDigest != before)
            read.warnings << warning(
                tr("The template has changed since these slides were made: they may look different now."),
                tr("To get the same file again, export with the original template."), path);
        for (const auto check : {closeAccents, invertedText, faintColours, unevenGround, crossedAreas, missingFonts})
            read.warnings += check(deck.value(), path);
        read.deck = std::move(deck).value();
    }
    read.options = std::move(options);
    return read;
}

} // namespace chipboard
