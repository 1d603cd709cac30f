#include "widgets/export/office/slidepart.h"

#include "data/core/tr.h"
#include "data/views/colour.h"
#include "widgets/charts/markpainting.h"
#include "widgets/export/office/charttext.h"
#include "widgets/export/office/shapes.h"
#include "widgets/export/office/slidehead.h"
#include "widgets/export/office/slidetext.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr char chartUri[] = "http://schemas.openxmlformats.org/drawingml/2006/chart";
constexpr char tableUri[] = "http://schemas.openxmlformats.org/drawingml/2006/table";

void writeBorder(XmlPart &xml, const char *side, double points, const std::function<void()> &colour)
{
    if (points <= 0.0) {
        xml.element(side, {{"w", 0}}, [&] { xml.element("a:noFill"); });
        return;
    }
    xml.element(side, {{"w", emu(points)}}, colour);
}

class SlidePart
{
public:
    SlidePart(const DeckSlide &slide, const SlideAreas &areas, const SlideHolders &holders, const OfficeLook &look,
              const SlideLogo &logo)
        : m_slide(slide)
        , m_usual(areas)
        , m_fitted(fittedSlide(slide, areas, holders.isForeign, look.letters))
        , m_holders(holders)
        , m_look(look)
        , m_logo(logo)
    {
    }

    [[nodiscard]] QByteArray made(int number)
    {
        m_xml.element("p:sld", {drawingNamespace(), relationNamespace(), presentationNamespace()}, [&] {
            writeTree(m_xml, [&] {
                if (m_slide.isCover) {
                    writeCover();
                } else {
                    writeTitle();
                    writeSubtitle();
                    writeContent();
                    writeFooter();
                    if (!m_holders.isNumbered)
                        writeNumber(number);
                }
                writeCompany();
                writeLogo();
            });
            m_xml.element("p:clrMapOvr", {}, [&] { writeColourMap(); });
        });
        return m_xml.finished();
    }

private:
    // Charts on the slide use it, too.
    void writeColourMap()
    {
        const auto place = [this](const char *name) {
            const QString own = QLatin1String(name);
            return XmlAttribute(name, m_holders.colourMap.value(own, own));
        };
        if (m_holders.colourMap.isEmpty())
            m_xml.element("a:masterClrMapping");
        else
            m_xml.element("a:overrideClrMapping",
                          {place("bg1"), place("tx1"), place("bg2"), place("tx2"), place("accent1"), place("accent2"),
                           place("accent3"), place("accent4"), place("accent5"), place("accent6"), place("hlink"),
                           place("folHlink")});
    }

    // Positions come from our layout, unless a text needs more room than usual.
    [[nodiscard]] Placeholder holder(int id, const char *name, const HolderRef &ref, const QRectF &at) const
    {
        Placeholder made{id, QString::fromLatin1(name), ref.type, ref.index};
        const QList<QRectF> usual{m_usual.title, m_usual.subtitle, m_usual.content, m_usual.footer, m_usual.number};
        const bool isUsual = usual.contains(at);
        const bool isTitle = ref == m_holders.title;
        const bool isGiven = ref.isThere() && ((isTitle && !m_holders.placesTitle) || ref == m_holders.number);
        const bool isOwn = m_holders.isForeign ? isGiven : isUsual || at.isEmpty() || (isGiven && m_slide.isChapter);
        if (!isOwn) {
            made.at = at;
            made.anchor = isTitle && m_holders.placesTitle ? nullptr : "t"; // as on its master
        }
        return made;
    }

    /// Our layouts have their own colours for subtitle and footer.
    [[nodiscard]] const char *quiet() const { return m_holders.isForeign ? "tx1" : nullptr; }
    /// A template's footer may be centred.
    [[nodiscard]] const char *side(const QString &text) const
    {
        return m_holders.isForeign && !text.isRightToLeft() ? "l" : nullptr;
    }
    /// The largest of these sizes, given for the default slide, that keeps a text within so many lines; else the last.
    [[nodiscard]] double fitting(const QString &text, double width, int lines, std::initializer_list<double> sizes,
                                 bool bold) const
    {
        const double factor = m_areas.scale * m_areas.type;
        const auto fits = [&](double size) { return m_look.letters.lines(text, width, size * factor, bold) <= lines; };
        const auto found = std::ranges::find_if(sizes, fits);
        return factor * (found == sizes.end() ? *(sizes.end() - 1) : *found);
    }

    void writeLine(const QString &text, const RunLook &look)
    {
        writeParagraph(
            m_xml, text, [&] { writeRun(m_xml, text, look); }, side(text));
    }

    void writeTitle()
    {
        const QString title = withoutLoneWords(m_slide.title);
        // Amber if it no longer matches the data.
        const std::optional<QColor> colour = m_slide.isDoubtful ? m_look.theme.warning : m_holders.titleColour;
        writePlaceholder(m_xml, holder(2, "Title", m_holders.title, m_areas.title), [&] {
            writeParagraph(m_xml, title, [&] { writeRun(m_xml, title, {.size = m_sizes.title, .rgb = colour}); });
        });
    }

    void writeSubtitle()
    {
        if (m_slide.message.isEmpty() && m_slide.subtitle.isEmpty() && m_slide.warning.isEmpty())
            return; // an empty placeholder would show a prompt
        const double size = m_sizes.subtitle;
        writePlaceholder(m_xml, holder(3, "Subtitle", m_holders.subtitle, m_areas.subtitle), [&] {
            if (!m_slide.message.isEmpty())
                writeLine(m_slide.message, {.size = m_sizes.message, .scheme = "tx1"});
            const auto runs = [&] {
                const qsizetype doubtful = m_slide.subtitle.startsWith(m_slide.doubtful) ? m_slide.doubtful.size() : 0;
                if (doubtful > 0)
                    writeRun(m_xml, m_slide.subtitle.left(doubtful), {.size = size, .rgb = m_look.theme.warning});
                writeRun(m_xml, m_slide.subtitle.mid(doubtful), {.size = size, .scheme = quiet()});
            };
            if (!m_slide.subtitle.isEmpty())
                writeParagraph(m_xml, m_slide.subtitle, runs, side(m_slide.subtitle));
            if (!m_slide.warning.isEmpty())
                writeCaution();
        });
    }

    // The prefix is emphasised, the message is not.
    void writeCaution()
    {
        const double size = m_sizes.caution;
        writeParagraph(
            m_xml, m_slide.warning,
            [&] {
                writeRun(m_xml, cautionLead(), {.size = size, .bold = true, .rgb = m_look.theme.warning});
                writeRun(m_xml, m_slide.warning, {.size = size, .rgb = m_look.theme.warning});
            },
            side(m_slide.warning));
    }

    // First the legend, then the sources.
    void writeFooter()
    {
        const double small = m_sizes.legend;
        writePlaceholder(m_xml, holder(4, "Source", m_holders.footer, m_areas.footer), [&] {
            if (!m_slide.roles.isEmpty() || !m_slide.swatches.isEmpty() || !m_slide.legend.isEmpty()) {
                const auto swatch = [&](const QColor &colour, const QString &name, bool isFixed = false) {
                    writeRun(m_xml, QStringLiteral("\u25A0 "), {.size = small, .rgb = colour, .isFixed = isFixed});
                    writeRun(m_xml, name + QStringLiteral("   "), {.size = small, .scheme = quiet()});
                };
                const auto runs = [&] {
                    for (const ColourRole role : m_slide.roles)
                        swatch(m_look.theme.colour(role), roleText(role));
                    for (const LegendPart &part : m_slide.swatches.parts)
                        swatch(heatColour(m_look.theme, toneOf(part.mark).value_or(0.0)), part.text,
                               m_look.isOnTemplate);
                    writeRun(m_xml, m_slide.legend, {.size = small, .scheme = quiet()});
                };
                writeParagraph(m_xml, m_slide.legend, runs, side(m_slide.legend));
            }
            writeLine(m_slide.footer, {.size = m_sizes.footer, .scheme = quiet()});
        });
    }

    void writeNumber(int number)
    {
        writePlaceholder(m_xml, holder(5, "Slide number", m_holders.number, m_areas.number), [&] {
            m_xml.element("a:p", {}, [&] {
                m_xml.element("a:fld", {{"id", "{6D1E3B3C-5B1A-4C57-9E0B-2C3F6E0A7D11}"}, {"type", "slidenum"}}, [&] {
                    m_xml.element("a:rPr", {{"lang", m_xml.language()}});
                    m_xml.text("a:t", QString::number(number));
                });
            });
        });
    }

    // A field keeps the template's text until the reader's program sets it.
    void writeCompany()
    {
        int id = 14;
        for (const CompanyText &one : m_holders.company) {
            const bool isDate = qstrcmp(one.holder.type, "dt") == 0;
            const Placeholder box{id++, isDate ? QStringLiteral("Date") : QStringLiteral("Footer"), one.holder.type,
                                  one.holder.index};
            writePlaceholder(m_xml, box, [&] {
                if (one.field.isEmpty()) {
                    writeParagraph(m_xml, one.text, [&] { writeRun(m_xml, one.text, {}); });
                    return;
                }
                m_xml.element("a:p", {}, [&] {
                    m_xml.element("a:fld", {{"id", "{3C0C5E0B-7D0A-4C1F-9A55-0E2B6B1F5D42}"}, {"type", one.field}},
                                  [&] {
                                      m_xml.element("a:rPr", {{"lang", m_xml.language()}});
                                      m_xml.text("a:t", one.text);
                                  });
                });
            });
        }
    }

    /// Texts and position of a chart or table.
    struct Graphic
    {
        QString name;
        QString alt;
        QRectF at;
        int index = 0; ///< of several
    };

    void writeGraphic(const Graphic &graphic, const char *uri, const std::function<void()> &content)
    {
        m_xml.element("p:graphicFrame", {}, [&] {
            m_xml.element("p:nvGraphicFramePr", {}, [&] {
                const int id = graphic.index == 0 ? 6 : 10 + graphic.index;
                m_xml.element("p:cNvPr", {{"id", id}, {"name", graphic.name}, {"descr", graphic.alt}});
                m_xml.element("p:cNvGraphicFramePr", {}, [&] { m_xml.element("a:graphicFrameLocks", {{"noGrp", 1}}); });
                const HolderRef &place = m_holders.graphic;
                const bool isHeld =
                    place.isThere() && !m_slide.hasTextAbove() && (graphic.index == 0 || !m_holders.isForeign);
                m_xml.element("p:nvPr", {}, [&] {
                    if (isHeld)
                        m_xml.element("p:ph", {{"idx", place.index + graphic.index}});
                });
            });
            writePlace(m_xml, "p:xfrm", graphic.at);
            m_xml.element("a:graphic", {}, [&] { m_xml.element("a:graphicData", {{"uri", uri}}, content); });
        });
    }

    void writeChart(Graphic graphic)
    {
        graphic.name.prepend(QLatin1String("Chart: "));
        writeGraphic(graphic, chartUri, [&] {
            m_xml.element("c:chart", {{"xmlns:c", chartUri}, {"r:id", QStringLiteral("rId%1").arg(2 + graphic.index)}});
        });
    }

    // Each panel below its message and unit.
    void writePanels()
    {
        const auto count = static_cast<int>(m_slide.panels.size());
        const double factor = m_areas.scale * m_areas.type;
        for (int i = 0; i < count; ++i) {
            const DeckPanel &panel = m_slide.panels.at(i);
            const PanelPlace place = panelPlace(m_areas.content, m_areas.scale, count, i);
            Placeholder heading{.id = 20 + i, .name = QStringLiteral("Heading %1").arg(i + 1), .anchor = "t"};
            if (!m_holders.isForeign) {
                heading.type = "body";
                heading.index = 30 + i;
            }
            heading.at = place.title.united(place.subtitle);
            writePlaceholder(m_xml, heading, [&] {
                const double width = place.title.width();
                const bool fits = m_look.letters.width(panel.title, 14.0 * factor, true) <= width / 1.1;
                writeLine(m_look.letters.elided(fits ? panel.title : panel.name, 13.0 * factor, width / 1.1),
                          {.size = 14.0 * factor, .bold = true, .scheme = "tx1"});
                writeLine(m_look.letters.wholeParts(panel.subtitle, 12.0 * factor, width / 1.1),
                          {.size = 12.0 * factor, .scheme = m_holders.isForeign ? "tx1" : "tx2"});
            });
            writeChart({panel.name, panel.alt, place.chart, i});
        }
    }

    void writeTable()
    {
        const SlideTable &table = m_slide.table;
        double width = 0.0;
        for (const double each : table.widths)
            width += each;
        double height = 0.0;
        for (const double each : table.heights)
            height += each;
        const QRectF at(m_areas.content.topLeft() + QPointF(0.0, m_slide.textHeight), QSizeF(width, height));
        writeGraphic({QLatin1String("Table: ") + m_slide.name, m_slide.alt, at}, tableUri, [&] {
            m_xml.element("a:tbl", {}, [&] {
                m_xml.element("a:tblPr", {{"firstRow", 1}});
                m_xml.element("a:tblGrid", {}, [&] {
                    for (const double each : table.widths)
                        m_xml.element("a:gridCol", {{"w", emu(each)}});
                });
                for (qsizetype i = 0; i < table.rows.size(); ++i)
                    writeRow(i);
            });
        });
        if (!table.bars.isEmpty())
            writeBars(at.topLeft());
    }

    // One group, so that they move together; ranges are thin boxes on top.
    void writeBars(const QPointF &corner)
    {
        constexpr double thickness = 1.25;
        constexpr double ofGround = 0.78; // share of the background for an estimate, as on screen
        int id = 20;
        m_xml.element("p:grpSp", {}, [&] {
            m_xml.element("p:nvGrpSpPr", {}, [&] {
                m_xml.element("p:cNvPr", {{"id", id++}, {"name", tr("Bars")}, {"descr", m_slide.alt}});
                m_xml.element("p:cNvGrpSpPr");
                m_xml.element("p:nvPr");
            });
            m_xml.element("p:grpSpPr", {}, [&] { writeGroupPlace(m_xml, {corner, m_areas.content.size()}); });
            for (const SlideBar &bar : m_slide.table.bars) {
                writeBox(id++, bar.name, bar.rect.translated(corner), [&] {
                    if (bar.style == MarkStyle::Hatched)
                        writeHatching(m_xml, bar.colour, m_look.theme.card);
                    else
                        writeSolid(m_xml,
                                   bar.style == MarkStyle::Solid ? bar.colour
                                                                 : mixed(bar.colour, m_look.theme.card, ofGround));
                    chipboard::writeLine(m_xml, bar.colour, 1.0);
                });
                if (!bar.low || !bar.high)
                    continue;
                const double middle = bar.rect.center().y();
                const QRectF lying(*bar.low, middle - thickness / 2.0, *bar.high - *bar.low, thickness);
                const QRectF upright(0.0, bar.rect.top() + 1.0, thickness, bar.rect.height() - 2.0);
                for (const QRectF &piece :
                     {lying, upright.translated(*bar.low, 0.0), upright.translated(*bar.high, 0.0)})
                    writeBox(id++, tr("Range"), piece.translated(corner), [&] {
                        writeSolid(m_xml, m_look.theme.text);
                        writeNoLine(m_xml);
                    });
            }
        });
    }

    void writeBox(int id, const QString &name, const QRectF &at, const std::function<void()> &look)
    {
        m_xml.element("p:sp", {}, [&] {
            m_xml.element("p:nvSpPr", {}, [&] {
                m_xml.element("p:cNvPr", {{"id", id}, {"name", name}});
                m_xml.element("p:cNvSpPr");
                m_xml.element("p:nvPr");
            });
            m_xml.element("p:spPr", {}, [&] {
                writePlace(m_xml, "a:xfrm", at);
                m_xml.element("a:prstGeom", {{"prst", "rect"}}, [&] { m_xml.element("a:avLst"); });
                look();
            });
        });
    }

    void writeRow(qsizetype row)
    {
        m_xml.element("a:tr", {{"h", emu(m_slide.table.heights.at(row))}}, [&] {
            for (const SlideCell &cell : m_slide.table.rows.at(row))
                writeCell(cell, row == 0);
        });
    }

    // A template may have light texts, but the scale is light: there its cells and their texts are fixed.
    void writeOfScale(const QColor &colour)
    {
        m_look.isOnTemplate ? writeFixed(m_xml, colour) : writeSolid(m_xml, colour);
    }

    void writeBorders(const SlideCell &cell, bool header)
    {
        constexpr double strong = 2.5;
        const QColor usual = header ? m_look.theme.textMuted : m_look.theme.border;
        const auto write = [&](const char *side, Qt::Edge edge, double rule) {
            const bool isStrong = cell.framed || cell.line.testFlag(edge);
            const double usualRule = cell.thin.testFlag(edge) ? std::max(rule, 0.5) : rule;
            writeBorder(m_xml, side, isStrong ? strong : usualRule, [&] {
                if (isStrong && cell.fill)
                    writeOfScale(m_look.theme.inkOn(*cell.fill));
                else
                    writeSolid(m_xml, isStrong ? m_look.theme.text : usual);
            });
        };
        write("a:lnL", Qt::LeftEdge, 0.0);
        write("a:lnR", Qt::RightEdge, 0.0);
        write("a:lnT", Qt::TopEdge, 0.0);
        write("a:lnB", Qt::BottomEdge, cell.fill ? 0.0 : header ? 1.0 : 0.5);
    }

    void writeCell(const SlideCell &cell, bool header)
    {
        const char *align = cell.centred ? "ctr" : cell.right ? "r" : "l";
        m_xml.element("a:tc", {}, [&] {
            m_xml.element("a:txBody", {}, [&] {
                m_xml.element("a:bodyPr");
                m_xml.element("a:lstStyle");
                const double size =
                    header && m_slide.table.headSize > 0.0 ? m_slide.table.headSize : m_slide.table.size;
                const char *scheme = header && !m_holders.isForeign ? "tx2" : "tx1";
                writeParagraph(
                    m_xml, cell.text,
                    [&] {
                        RunLook look{size, cell.bold, scheme};
                        if (cell.beside != Beside::Untold)
                            look.rgb = m_look.theme.ink(cell.beside);
                        if (cell.fill) {
                            look.rgb = m_look.theme.inkOn(*cell.fill);
                            look.isFixed = m_look.isOnTemplate;
                        }
                        if (!cell.text.isEmpty())
                            writeLinked(m_xml, m_links, cell.text, look);
                        else
                            m_xml.element("a:endParaRPr",
                                          {{"lang", m_xml.language()}, {"sz", qRound(look.size * 100)}});
                    },
                    align);
                if (!cell.unit.isEmpty())
                    writeParagraph(
                        m_xml, cell.unit,
                        [&] {
                            writeRun(m_xml, cell.unit, {size, false, scheme});
                        },
                        align);
            });
            m_xml.element("a:tcPr",
                          {{"marL", emu(6)},
                           {"marR", emu(6)},
                           {"marT", emu(cell.above > 0.0 ? cell.above : 3)},
                           {"marB", emu(3)},
                           {"anchor",
                            cell.above > 0.0                             ? "t"
                                : header && m_slide.table.headSize > 0.0 ? "b"
                                                                         : "ctr"}},
                          [&] {
                              writeBorders(cell, header);
                              if (cell.fill)
                                  writeOfScale(*cell.fill);
                              else
                                  m_xml.element("a:noFill");
                          });
        });
    }

    void writeLines()
    {
        writePlaceholder(m_xml, holder(6, "Content", m_holders.content, m_areas.content), [&] {
            for (const QString &line : m_slide.lines)
                writeLine(line, {.size = 16 * m_areas.scale * m_areas.type, .scheme = quiet()});
        });
    }

    void writeLogo()
    {
        if (m_logo.relation.isEmpty() || m_areas.logo.isEmpty())
            return;
        m_xml.element("p:pic", {}, [&] {
            m_xml.element("p:nvPicPr", {}, [&] {
                m_xml.element("p:cNvPr", {{"id", 7}, {"name", "Logo"}, {"descr", m_logo.words}});
                m_xml.element("p:cNvPicPr", {}, [&] { m_xml.element("a:picLocks", {{"noChangeAspect", 1}}); });
                m_xml.element("p:nvPr");
            });
            m_xml.element("p:blipFill", {}, [&] {
                m_xml.element("a:blip", {{"r:embed", m_logo.relation}});
                m_xml.element("a:stretch", {}, [&] { m_xml.element("a:fillRect"); });
            });
            m_xml.element("p:spPr", {}, [&] {
                writePlace(m_xml, "a:xfrm", m_areas.logo);
                m_xml.element("a:prstGeom", {{"prst", "rect"}}, [&] { m_xml.element("a:avLst"); });
            });
        });
    }

    void writeTextBox(const QRectF &at)
    {
        Placeholder box = holder(8, "Text", m_holders.content, at);
        box.at = at;
        box.anchor = "t";
        writePlaceholder(m_xml, box, [&] { writeTexts(m_xml, m_slide, m_links, "tx1"); });
    }

    // The takeaway follows the title directly, for readers who stop there.
    void writeCover()
    {
        const double left = m_areas.content.left();
        const double width = m_areas.content.width() * 0.85;
        const double title = fitting(m_slide.title, width, 2, {40, 36, 32, 28, 24}, true);
        const double takeaway = fitting(m_slide.subtitle, width, 3, {24, 22, 20, 18, 16, 14}, false);
        const double middle = m_areas.paper.height() * coverTitleEnd(m_slide);
        const auto place = [&](int id, const char *name, const HolderRef &ref, double top, double height,
                               const char *anchor, const QString &text, const RunLook &look) {
            Placeholder box = holder(id, name, ref, {});
            box.at = QRectF(left, top, width, height);
            box.anchor = anchor;
            writePlaceholder(m_xml, box, [&] { writeLine(text, look); });
        };
        const double above = m_areas.paper.height() * (coverTitleEnd(m_slide) - 0.26); // for a title of two lines
        place(2, "Title", m_holders.title, above, middle - above - 8.0, "b", m_slide.title,
              {.size = title, .bold = true});
        const double lines = m_look.letters.lines(m_slide.subtitle, width, takeaway, false);
        const double below = m_slide.subtitle.isEmpty() ? 0.0 : (lines + 0.8) * takeaway * 1.25;
        if (!m_slide.subtitle.isEmpty())
            place(3, "Subtitle", m_holders.subtitle, middle + 8.0, below, "t", m_slide.subtitle,
                  {.size = takeaway, .scheme = "tx1"});
        const double facts = middle + below + 20.0 * m_areas.scale;
        writeTextBox({left, facts, width, m_areas.footer.bottom() - facts});
    }

    void writeBoxOfText(int id, const QString &name, const QRectF &at, const std::function<void()> &texts)
    {
        Placeholder box{id, name};
        box.at = at;
        box.anchor = "t";
        writePlaceholder(m_xml, box, texts);
    }

    // Tiles of equal width: heading, figure, detail.
    void writeTiles(const QRectF &area)
    {
        constexpr double gap = 12.0;
        const double factor = m_areas.scale * m_areas.type;
        const auto count = static_cast<double>(m_slide.tiles.size());
        const double width = (area.width() - (count - 1.0) * gap) / count;
        for (int i = 0; i < static_cast<int>(m_slide.tiles.size()); ++i) {
            const PageTile &tile = m_slide.tiles.at(i);
            const QRectF at(area.left() + i * (width + gap), area.top(), width, area.height());
            writeBoxOfText(40 + i, tile.heading, at, [&] {
                const double room = width / 1.1;
                writeLine(m_look.letters.elided(tile.heading, 12.0 * factor, 2.0 * room), // on two lines, as the detail
                          {.size = 12.0 * factor, .scheme = m_holders.isForeign ? "tx1" : "tx2"});
                writeLine(m_look.letters.elided(tile.value, 18.0 * factor, room),
                          {.size = 18.0 * factor, .bold = true, .scheme = "tx1"});
                writeLine(m_look.letters.elided(tile.detail, 12.0 * factor, 2.0 * room),
                          {.size = 12.0 * factor, .scheme = "tx1"});
            });
        }
    }

    void writeChartAlone(const ChartPlaces &places)
    {
        if (!m_slide.tiles.isEmpty())
            writeTiles(places.tiles);
        writeChart({m_slide.name, m_slide.alt, places.chart});
        if (!m_slide.texts.isEmpty())
            writeBoxOfText(8, QStringLiteral("Text"), places.texts,
                           [&] { writeTexts(m_xml, m_slide, m_links, "tx1"); });
    }

    void writeContent()
    {
        const QRectF &area = m_areas.content;
        const bool hasTable = !m_slide.table.rows.isEmpty();
        if (m_slide.chart && m_slide.panels.isEmpty()) {
            writeChartAlone(chartPlaces(m_slide, area, m_areas.scale));
            return;
        }
        if (!m_slide.texts.isEmpty())
            writeTextBox({area.topLeft(), QSizeF(area.width(), hasTable ? m_slide.textHeight : area.height())});
        if (!m_slide.panels.isEmpty())
            writePanels();
        else if (hasTable)
            writeTable();
        else if (m_slide.texts.isEmpty())
            writeLines();
    }

    const DeckSlide &m_slide;
    const SlideAreas &m_usual; ///< areas of the layout
    const FittedSlide m_fitted;
    const SlideAreas &m_areas = m_fitted.areas;
    const SlideTextSizes &m_sizes = m_fitted.sizes;
    const SlideHolders &m_holders;
    const OfficeLook &m_look;
    const SlideLogo &m_logo;
    const QList<SlideLink> m_links = linksOf(m_slide);
    XmlPart m_xml{languageTag(m_look.locale), m_look.scheme()};
};

} // namespace

QByteArray slidePart(const DeckSlide &slide, const SlideAreas &areas, const SlideHolders &holders,
                     const OfficeLook &look, int number, const SlideLogo &logo)
{
    return SlidePart(slide, areas, holders, look, logo).made(number);
}

QByteArray notesPart(const QStringList &notes, int number, const QString &language)
{
    XmlPart xml(language);
    xml.element("p:notes", {drawingNamespace(), relationNamespace(), presentationNamespace()}, [&] {
        writeTree(xml, [&] {
            xml.element("p:sp", {}, [&] {
                xml.element("p:nvSpPr", {}, [&] {
                    xml.element("p:cNvPr", {{"id", 2}, {"name", QStringLiteral("Slide %1").arg(number)}});
                    xml.element("p:cNvSpPr", {}, [&] {
                        xml.element("a:spLocks", {{"noGrp", 1}, {"noRot", 1}, {"noChangeAspect", 1}});
                    });
                    xml.element("p:nvPr", {}, [&] { xml.element("p:ph", {{"type", "sldImg"}}); });
                });
                xml.element("p:spPr");
            });
            writePlaceholder(xml, {.id = 3, .name = QStringLiteral("Notes"), .type = "body", .index = 1}, [&] {
                for (const QString &line : notes)
                    writeParagraph(xml, line, [&] { writeRun(xml, line, {}); });
                if (notes.isEmpty())
                    xml.element("a:p");
            });
        });
        xml.element("p:clrMapOvr", {}, [&] { xml.element("a:masterClrMapping"); });
    });
    return xml.finished();
}

} // namespace chipboard
