#include "widgets/export/office/slidepicture.h"

#include "data/core/find.h"
#include "data/views/colour.h"
#include "widgets/charts/chartrenderer.h"
#include "widgets/export/office/rowchart.h"
#include "widgets/export/office/textmeasure.h"

#include <QImage>
#include <QTextLayout>
#include <QXmlStreamReader>
#include <qcustomplot.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double emuOfPoint = 12700.0;
constexpr double pixelsAPoint = 96.0 / 72.0;
constexpr double fine = 8.0; // fonts have integer pixel sizes: texts are laid out larger and scaled down

/// An element with its contents.
struct SlideElement
{
    QString name; ///< with prefix
    QXmlStreamAttributes attributes = {};
    QString text = {};
    QList<SlideElement> children = {};

    /// Null if a step is missing: "p:spPr/a:xfrm".
    [[nodiscard]] const SlideElement *find(const QString &path) const
    {
        const SlideElement *here = this;
        for (const QString &step : path.split(u'/')) {
            here = findWhere(here->children, [&step](const SlideElement &one) { return one.name == step; });
            if (here == nullptr)
                return nullptr;
        }
        return here;
    }
    [[nodiscard]] QString value(const char *attribute) const
    {
        return attributes.value(QLatin1String(attribute)).toString();
    }
    [[nodiscard]] double points(const char *attribute) const { return value(attribute).toDouble() / emuOfPoint; }
};

SlideElement readElement(QXmlStreamReader &reader)
{
    SlideElement element{reader.qualifiedName().toString(), reader.attributes()};
    for (reader.readNext(); !reader.atEnd() && !reader.isEndElement(); reader.readNext()) {
        if (reader.isStartElement())
            element.children << readElement(reader);
        else if (reader.isCharacters())
            element.text += reader.text();
    }
    return element;
}

SlideElement readPart(const QByteArray &part)
{
    QXmlStreamReader reader(part);
    return reader.readNextStartElement() ? readElement(reader) : SlideElement();
}

std::optional<QRectF> placeOf(const SlideElement *xfrm)
{
    const SlideElement *off = xfrm == nullptr ? nullptr : xfrm->find(u"a:off"_s);
    const SlideElement *ext = xfrm == nullptr ? nullptr : xfrm->find(u"a:ext"_s);
    if (off == nullptr || ext == nullptr)
        return std::nullopt;
    return QRectF(off->points("x"), off->points("y"), ext->points("cx"), ext->points("cy"));
}

/// Defaults for text without explicit properties.
struct UsualText
{
    double size = 12.0; ///< points
    bool bold = false;
    QColor colour;
    QString align = u"l"_s;
};

class SlidePainter
{
public:
    SlidePainter(QCPPainter &painter, const SlidePicture &slide, TextRuler &ruler)
        : m_painter(painter)
        , m_slide(slide)
        , m_ruler(ruler)
        , m_layout(readPart(slide.layout))
    {
    }

    void paint()
    {
        m_painter.save();
        m_painter.scale(pixelsAPoint, pixelsAPoint);
        m_painter.fillRect(QRectF({}, m_slide.paper), QColor(m_slide.theme.card.rgb())); // slides are opaque
        const SlideElement part = readPart(m_slide.slide);
        if (const SlideElement *tree = part.find(u"p:cSld/p:spTree"_s))
            paintShapes(*tree);
        m_painter.restore();
    }

private:
    void paintShapes(const SlideElement &tree)
    {
        for (const SlideElement &shape : tree.children) {
            if (shape.name == u"p:sp")
                paintShape(shape);
            else if (shape.name == u"p:grpSp")
                paintShapes(shape);
            else if (shape.name == u"p:graphicFrame")
                paintFrame(shape);
            else if (shape.name == u"p:pic")
                m_painter.drawImage(placeOf(shape.find(u"p:spPr/a:xfrm"_s)).value_or(QRectF()),
                                    QImage::fromData(m_slide.logo));
        }
    }

    /// The layout placeholder that this one fills; null if there is none.
    [[nodiscard]] const SlideElement *holderOf(const SlideElement &shape) const
    {
        const QString path = u"p:nvSpPr/p:nvPr/p:ph"_s;
        const SlideElement *own = shape.find(path);
        const SlideElement *tree = m_layout.find(u"p:cSld/p:spTree"_s);
        if (own == nullptr || tree == nullptr)
            return nullptr;
        return findWhere(tree->children, [&](const SlideElement &one) {
            const SlideElement *other = one.find(path);
            return other != nullptr
                && (own->value("idx").isEmpty() ? own->value("type") == other->value("type")
                                                : own->value("idx") == other->value("idx"));
        });
    }

    [[nodiscard]] QColor colourOf(const SlideElement *fill, const QColor &usual) const
    {
        if (fill == nullptr)
            return usual;
        if (const SlideElement *rgb = fill->find(u"a:srgbClr"_s))
            return QColor(u'#' + rgb->value("val"));
        const SlideElement *named = fill->find(u"a:schemeClr"_s);
        const ThemeSlot *slot = named == nullptr ? nullptr : findWhere(themeSlots(), [named](const ThemeSlot &one) {
            return named->value("val") == QLatin1String(one.name);
        });
        return slot == nullptr ? usual : changed(m_slide.theme.*slot->colour, named->children);
    }

    // Shades of theme colours, as the writer produces them.
    [[nodiscard]] static QColor changed(QColor colour, const QList<SlideElement> &changes)
    {
        constexpr float whole = 100000.0F; // of a percentage in DrawingML
        if (changes.isEmpty())
            return colour;
        float saturation = colour.hslSaturationF();
        float lightness = colour.lightnessF();
        float alpha = 1.0F;
        for (const SlideElement &change : changes) {
            const float share = change.value("val").toFloat() / whole;
            if (change.name == u"a:satMod")
                saturation *= share;
            else if (change.name == u"a:lumMod")
                lightness *= share;
            else if (change.name == u"a:lumOff")
                lightness += share;
            else if (change.name == u"a:alpha")
                alpha = share;
        }
        const auto within = [](float value) { return std::clamp(value, 0.0F, 1.0F); };
        return QColor::fromHslF(within(colour.hslHueF()), within(saturation), within(lightness), alpha);
    }

    void paintShape(const SlideElement &shape)
    {
        const SlideElement *holder = holderOf(shape);
        const SlideElement *kind = shape.find(u"p:nvSpPr/p:nvPr/p:ph"_s);
        const bool isTitle = kind != nullptr && kind->value("type") == u"title";
        std::optional<QRectF> at = placeOf(shape.find(u"p:spPr/a:xfrm"_s));
        if (!at && holder != nullptr)
            at = placeOf(holder->find(u"p:spPr/a:xfrm"_s));
        if (!at && !isTitle)
            return;
        const QRectF box = at.value_or(m_slide.title);
        paintGround(shape, box);
        const SlideElement *body = shape.find(u"p:txBody"_s);
        if (body == nullptr)
            return;
        UsualText usual{12.0, isTitle, m_slide.theme.text};
        const SlideElement *style = holder == nullptr ? nullptr : holder->find(u"p:txBody/a:lstStyle/a:lvl1pPr"_s);
        if (const SlideElement *run = style == nullptr ? nullptr : style->find(u"a:defRPr"_s)) {
            usual.size = run->value("sz").toDouble() / 100.0;
            usual.colour = colourOf(run->find(u"a:solidFill"_s), usual.colour);
            usual.align = style->value("algn");
        }
        const SlideElement *frame = body->find(u"a:bodyPr"_s);
        if (frame->value("anchor").isEmpty() && holder != nullptr && holder->find(u"p:txBody/a:bodyPr"_s) != nullptr)
            frame = holder->find(u"p:txBody/a:bodyPr"_s);
        constexpr double side = 7.2; // points, the default inset of shapes
        const QMarginsF margins =
            frame->value("lIns").isEmpty() ? QMarginsF(side, side / 2.0, side, side / 2.0) : QMarginsF();
        paintTexts(*body, box.marginsRemoved(margins), usual, frame->value("anchor"));
    }

    // Bars of tables and the ends of their ranges.
    void paintGround(const SlideElement &shape, const QRectF &box)
    {
        const SlideElement *look = shape.find(u"p:spPr"_s);
        if (const SlideElement *fill = look->find(u"a:solidFill"_s))
            m_painter.fillRect(box, colourOf(fill, {}));
        if (const SlideElement *hatched = look->find(u"a:pattFill"_s)) {
            m_painter.fillRect(box, colourOf(hatched->find(u"a:bgClr"_s), {}));
            m_painter.fillRect(box, QBrush(colourOf(hatched->find(u"a:fgClr"_s), {}), Qt::BDiagPattern));
        }
        const SlideElement *line = look->find(u"a:ln/a:solidFill"_s);
        if (line == nullptr)
            return;
        m_painter.setPen(QPen(colourOf(line, {}), look->find(u"a:ln"_s)->points("w")));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(box);
    }

    /// Paragraphs, stacked.
    void paintTexts(const SlideElement &body, const QRectF &box, const UsualText &usual, const QString &anchor)
    {
        std::vector<std::unique_ptr<QTextLayout>> texts;
        QList<double> tops;
        double height = 0.0;
        for (const SlideElement &paragraph : body.children) {
            if (paragraph.name != u"a:p")
                continue;
            texts.push_back(layoutOf(paragraph, box.width(), usual));
            tops << height;
            const SlideElement *after = paragraph.find(u"a:pPr/a:spcAft/a:spcPts"_s);
            height += texts.back()->boundingRect().height() / fine
                + (after == nullptr ? 0.0 : after->value("val").toDouble() / 100.0);
        }
        const double spare = box.height() - height;
        const double top = anchor == u"b" ? spare : anchor == u"ctr" ? spare / 2.0 : 0.0;
        m_painter.save();
        m_painter.translate(box.left(), box.top() + top);
        m_painter.scale(1.0 / fine, 1.0 / fine);
        for (std::size_t i = 0; i < texts.size(); ++i)
            texts.at(i)->draw(&m_painter, {0.0, tops.at(static_cast<qsizetype>(i)) * fine});
        m_painter.restore();
    }

    [[nodiscard]] std::unique_ptr<QTextLayout> layoutOf(const SlideElement &paragraph, double width,
                                                        const UsualText &usual) const
    {
        QString text;
        QList<QTextLayout::FormatRange> formats;
        UsualText last = usual;
        for (const SlideElement &run : paragraph.children) {
            const SlideElement *letters = run.find(u"a:t"_s);
            const SlideElement *look = run.name == u"a:endParaRPr" ? &run : run.find(u"a:rPr"_s);
            if (look == nullptr)
                continue;
            const double size = look->value("sz").toDouble() / 100.0;
            last.size = size > 0.0 ? size : usual.size;
            QTextCharFormat format;
            format.setFont(fontOf(last.size, look->value("b") == u"1" || usual.bold));
            const bool isLink = look->find(u"a:hlinkClick"_s) != nullptr;
            format.setForeground(isLink ? m_slide.theme.accent : colourOf(look->find(u"a:solidFill"_s), usual.colour));
            format.setFontUnderline(isLink);
            const QString written = letters == nullptr ? QString() : letters->text;
            formats << QTextLayout::FormatRange{static_cast<int>(text.size()), static_cast<int>(written.size()),
                                                format};
            text += written;
        }
        const SlideElement *how = paragraph.find(u"a:pPr"_s);
        const QString align = how == nullptr || how->value("algn").isEmpty() ? usual.align : how->value("algn");
        QTextOption option(align == u"ctr" ? Qt::AlignHCenter : align == u"r" ? Qt::AlignRight : Qt::AlignLeft);
        option.setAlignment(option.alignment() | Qt::AlignAbsolute);
        option.setTextDirection(how != nullptr && how->value("rtl") == u"1" ? Qt::RightToLeft : Qt::LeftToRight);
        if (const SlideElement *stop = paragraph.find(u"a:pPr/a:tabLst/a:tab"_s))
            option.setTabStopDistance(stop->points("pos") * fine);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        auto layout = std::make_unique<QTextLayout>(text, fontOf(last.size, usual.bold));
        layout->setTextOption(option);
        layout->setFormats(formats);
        layout->beginLayout();
        double y = 0.0;
        for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
            line.setLineWidth(width * fine);
            line.setPosition({0.0, y});
            y += line.height();
        }
        layout->endLayout();
        return layout;
    }

    [[nodiscard]] QFont fontOf(double points, bool bold) const
    {
        return m_slide.theme.type.font(std::max(1, qRound(points * fine)), bold);
    }

    void paintFrame(const SlideElement &frame)
    {
        const QRectF at = placeOf(frame.find(u"p:xfrm"_s)).value_or(QRectF());
        const SlideElement *data = frame.find(u"a:graphic/a:graphicData"_s);
        if (const SlideElement *table = data->find(u"a:tbl"_s))
            paintTable(*table, at);
        constexpr int firstChart = 2; // rId1 is the layout
        if (const SlideElement *chart = data->find(u"c:chart"_s))
            paintChart(m_slide.charts.value(chart->value("r:id").mid(3).toInt() - firstChart), at);
    }

    void paintTable(const SlideElement &table, const QRectF &at)
    {
        QList<double> widths =
            mapped(table.find(u"a:tblGrid"_s)->children, [](const SlideElement &column) { return column.points("w"); });
        double top = at.top();
        for (const SlideElement &row : table.children) {
            if (row.name != u"a:tr")
                continue;
            double left = at.left();
            for (qsizetype i = 0; i < row.children.size(); ++i) {
                paintCell(row.children.at(i), {left, top, widths.value(i), row.points("h")});
                left += widths.value(i);
            }
            top += row.points("h");
        }
    }

    void paintCell(const SlideElement &cell, const QRectF &at)
    {
        const SlideElement *how = cell.find(u"a:tcPr"_s);
        if (const SlideElement *fill = how->find(u"a:solidFill"_s))
            m_painter.fillRect(at, colourOf(fill, {}));
        const std::pair<QString, QLineF> sides[] = {{u"a:lnL"_s, {at.topLeft(), at.bottomLeft()}},
                                                    {u"a:lnR"_s, {at.topRight(), at.bottomRight()}},
                                                    {u"a:lnT"_s, {at.topLeft(), at.topRight()}},
                                                    {u"a:lnB"_s, {at.bottomLeft(), at.bottomRight()}}};
        for (const auto &[name, line] : sides) {
            const SlideElement *rule = how->find(name);
            if (rule == nullptr || rule->find(u"a:solidFill"_s) == nullptr)
                continue;
            m_painter.setPen(QPen(colourOf(rule->find(u"a:solidFill"_s), {}), rule->points("w")));
            m_painter.drawLine(line);
        }
        const QMarginsF margins(how->points("marL"), how->points("marT"), how->points("marR"), how->points("marB"));
        paintTexts(*cell.find(u"a:txBody"_s), at.marginsRemoved(margins), {12.0, false, m_slide.theme.text},
                   how->value("anchor"));
    }

    // The slide has its title above; a native chart has its legend below.
    void paintChart(ChartSpec chart, QRectF at)
    {
        constexpr double letters = 12.0; // points
        constexpr double namesOf = 15.0;
        if (hasChartLegend(chart) && m_slide.charts.size() == 1) {
            const QRectF key(at.left(), at.bottom() - 1.5 * letters, at.width(), 1.5 * letters);
            at.setBottom(key.top());
            paintKey(rolesIn({chart}), key, letters);
        }
        chart.title.clear();
        chart.subtitle.clear();
        Theme theme = m_slide.theme;
        theme.border = theme.card; // no card border
        theme.type.body = qRound(namesOf * pixelsAPoint);
        theme.type.small = qRound(letters * pixelsAPoint);
        theme.type.heading = 1;
        ChartRenderer renderer(theme);
        renderer.setRuler(m_ruler);
        renderer.setSpec(chart);
        m_painter.save();
        m_painter.translate(at.topLeft());
        m_painter.scale(1.0 / pixelsAPoint, 1.0 / pixelsAPoint);
        renderer.drawTo(m_painter, (at.size() * pixelsAPoint).toSize());
        m_painter.restore();
    }

    void paintKey(const QList<ColourRole> &roles, const QRectF &at, double letters)
    {
        SlideElement body{u"p:txBody"_s};
        SlideElement line{u"a:p"_s};
        for (const ColourRole role : roles) {
            const auto run = [&line](const QString &text, const QColor &colour) {
                SlideElement look{u"a:rPr"_s};
                SlideElement rgb{u"a:srgbClr"_s};
                rgb.attributes.append(u"val"_s, hexText(colour));
                look.children << SlideElement{u"a:solidFill"_s, {}, {}, {rgb}};
                line.children << SlideElement{u"a:r"_s, {}, {}, {look, SlideElement{u"a:t"_s, {}, text}}};
            };
            run(u"\u25A0 "_s, m_slide.theme.colour(role));
            run(roleText(role) + u"   "_s, m_slide.theme.text);
        }
        body.children << line;
        paintTexts(body, at, {letters, false, m_slide.theme.text, u"ctr"_s}, u"ctr"_s);
    }

    QCPPainter &m_painter;
    const SlidePicture &m_slide;
    TextRuler &m_ruler;
    const SlideElement m_layout;
};

} // namespace

void paintSlide(QCPPainter &painter, const SlidePicture &slide, TextRuler &ruler)
{
    painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    SlidePainter(painter, slide, ruler).paint();
}

} // namespace chipboard
