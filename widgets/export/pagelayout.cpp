#include "widgets/export/pagelayout.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/barparts.h"
#include "data/views/chartstatement.h"
#include "data/views/colour.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/planelayout.h"
#include "widgets/export/chartparts.h"
#include "widgets/export/charttexts.h"
#include "widgets/export/sheetpainting.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr int cardGap = 12;
constexpr int mostFooterLines = 10; // of a price list with the names of what has none
constexpr int mostLegendLines = 6;
constexpr int mostWarningLines = 6;
constexpr int mostTitleLines = 5;
constexpr int mostSupportLines = 6;    // on upright paper, what a page's title has no room for
constexpr double leastFlow = 96.0;     // below a table: a heading and a few lines
constexpr double smallestPlane = 12.0; // in body type sizes
constexpr double airyPitch = 1.45;     // row height, in body type sizes
constexpr double plotShare = 0.36;     // minimum plot height, of the page's, for a single plane; type shrinks for it
constexpr double densePlot = 0.45;     // likewise with many names
constexpr double leastCharts = 0.4;    // likewise for all charts; below it texts move to another sheet
constexpr qsizetype leastRows = 2;     // minimum rows of a chart per sheet, if it has them
constexpr double lowestLead = 0.2;     // minimum plot height, of the page's, for a leading plane above others
constexpr double leastBeside = 0.6;    // minimum plot width, of its card, for a plane with row names next to another
constexpr qsizetype mostNamesBeside = 6;
constexpr qsizetype manyNames = 7; // for a single plane

/// Computes one layout; used once per layoutPage().
class Composer
{
public:
    Composer(const PageSpec &page, const PageSize &paper, const ExportType &asked, const QString &family,
             TextRuler &ruler)
        : m_page(page)
        , m_paper(paper)
        , m_leads(page.hasLead ? 1 : 0)
        , m_scales(paperTypes(paper, asked, family))
        , m_answering(page.charts.value(answeringChart(page)).id)
        , m_ruler(ruler)
    {
        m_layout.paper = QSizeF(paper.width, paper.height);
        m_layout.size = (m_layout.paper * 96.0 / 72.0).toSize();
        const double inset = std::round(std::min(m_layout.size.width(), m_layout.size.height()) * 0.055);
        m_layout.body = QRectF(QPointF(0, 0), m_layout.size).adjusted(inset, inset * 0.9, -inset, -inset * 0.75);
        m_layout.type = m_scales.last();
    }

    // Also writes the page's sentences; on paper, numbers always include their sources.
    PageLayout compose(bool numbersPage)
    {
        makeRoom();
        placeWords();
        partRows();
        addNumberedSheets();
        // Tables and texts are read closely: the smallest type of the charts will do, 9 points on paper.
        TypeScale small = m_scales.last();
        small.small = small.body + (isSlide(m_paper) ? 1 : 0);
        addFlowSheets(tr("About these charts"), m_moved, small, {});
        if (!m_hasWords)
            addFlowSheets(tr("In words"), flowOf(m_page.texts), small, {});
        if (!numbersPage)
            return m_layout;
        const QRectF below = m_page.leavesNumbersOut ? QRectF() : addTableSheets(small);
        addFlowSheets(tr("Notes and sources"), {{tr("Notes"), m_page.notes}, {tr("Sources"), m_page.sources}}, small,
                      below);
        return m_layout;
    }

private:
    [[nodiscard]] QFont footerFont() const { return chipboard::footerFont(type()); }
    [[nodiscard]] const TypeScale &type() const { return m_layout.type; }

    [[nodiscard]] QRectF bodyFrom(double top) const
    {
        QRectF area = m_layout.body;
        area.setTop(top);
        return area;
    }

    [[nodiscard]] TextBlock block(const QString &text, const QFont &font, TextTone tone, const QRectF &area, int lines)
    {
        return textBlock(text, font, tone, area, lines, m_ruler);
    }

    [[nodiscard]] int leastTitle() const { return m_isTight ? type().heading : type().title * 3 / 4; }

    /// The largest size at which a title has one line; leastTitle() if it takes several.
    [[nodiscard]] int titleSize(const QString &text, double width)
    {
        int size = static_cast<int>(type().title * (width - 4.0)
                                    / std::max(1.0, m_ruler.width(type().font(type().title, true), text)));
        size = std::min(type().title, size);
        while (size >= leastTitle() && m_ruler.width(type().font(size, true), text) > width)
            --size; // letters do not shrink evenly
        return std::max(size, leastTitle());
    }

    // One line if the title fits at three quarters of its size or more; else lines of similar length. Titles of a
    // page's further sheets are no larger than the page's.
    [[nodiscard]] TextBlock title(const QRectF &area)
    {
        const bool isOfPage = m_sheetTitle.isEmpty();
        const TextTone tone = m_page.doubt.isEmpty() || !isOfPage ? TextTone::Plain : TextTone::Warning;
        const QString ofPage = m_sheets > 1 ? partTitle(m_page.title, m_sheet, m_sheets) : m_page.title;
        const QString text = isOfPage ? ofPage : m_sheetTitle;
        const int size = std::min(titleSize(ofPage, area.width()), titleSize(text, area.width()));
        if (m_ruler.width(type().font(size, true), text) <= area.width())
            return block(text, type().font(size, true), tone, area, 1);
        const QFont font = type().font(leastTitle(), true);
        const auto lines = m_ruler.wrapped(font, text, area.width(), mostTitleLines).size();
        QRectF narrower = area;
        while (m_ruler.wrapped(font, text, narrower.width() * 0.96, mostTitleLines + 1).size() == lines)
            narrower.setWidth(narrower.width() * 0.96);
        return block(text, font, tone, narrower, mostTitleLines);
    }

    [[nodiscard]] double addHeader(Sheet &sheet)
    {
        sheet.texts.append(title(m_layout.body));
        for (const QString &text : {m_page.answer, m_page.support}) { // the message before its details
            if (!text.isEmpty() && m_sheetTitle.isEmpty())
                sheet.texts.append(block(text, type().font(type().body + 1), TextTone::Plain,
                                         bodyFrom(sheet.texts.last().rect.bottom() + 2.0), mostSupportLines));
        }
        const auto addBelow = [&](const QString &text, const QFont &font, TextTone tone) {
            const QRectF area = bodyFrom(sheet.texts.last().rect.bottom() + 2.0);
            sheet.texts.append(block(text, font, tone, area, mostWarningLines));
        };
        if (!m_page.warning.isEmpty())
            addBelow(tr("◆ Not comparable: %1").arg(m_page.warning), type().font(type().small + 1), TextTone::Warning);
        if (m_page.notice.inFiles) { // each line of a brief is a separate statement
            const QStringList lines = m_page.notice.text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
            for (const QString &line : lines)
                addBelow(line, type().font(type().small), TextTone::Muted);
        }
        return addTiles(sheet, sheet.texts.last().rect.bottom());
    }

    // Columns of equal width: heading, value, detail.
    [[nodiscard]] double addTiles(Sheet &sheet, double above)
    {
        if (m_page.tiles.isEmpty())
            return above;
        constexpr double gap = 16.0;
        const auto count = static_cast<double>(m_page.tiles.size());
        const double width = (m_layout.body.width() - (count - 1.0) * gap) / count;
        double bottom = above;
        for (qsizetype i = 0; i < m_page.tiles.size(); ++i) {
            const PageTile &tile = m_page.tiles.at(i);
            QRectF area = bodyFrom(above + type().small * 0.8);
            area.setLeft(m_layout.body.left() + static_cast<double>(i) * (width + gap));
            area.setWidth(width);
            const auto add = [&](const QString &text, const QFont &font, TextTone tone, int lines) {
                if (text.isEmpty())
                    return;
                sheet.texts.append(block(text, font, tone, area, lines));
                area.setTop(sheet.texts.last().rect.bottom() + 1.0);
            };
            add(tile.heading, type().font(type().small), TextTone::Muted, 2);
            add(tile.value, type().font(type().heading, true), TextTone::Plain, 2);
            add(tile.detail, type().font(type().small), TextTone::Plain, 3);
            bottom = std::max(bottom, area.top());
        }
        return bottom;
    }

    // At the bottom, next to the page number; returns the y of the rule above it.
    [[nodiscard]] double addFooter(Sheet &sheet)
    {
        const QFont font = footerFont();
        const QString number = tr("Page %1 of %2").arg(99).arg(99);
        const QRectF area = m_layout.body.adjusted(0.0, 0.0, -m_ruler.width(font, number) - 24.0, 0.0);
        const QString footer = footerHere();
        sheet.footer = footer;
        const double height =
            std::max(block(footer, font, TextTone::Muted, area, mostFooterLines).rect.height(), m_ruler.height(font));
        const double top = m_layout.body.bottom() - height;
        sheet.texts.append(
            block(footer, font, TextTone::Muted, area.adjusted(0, top - area.top(), 0, 0), mostFooterLines));
        sheet.rule = std::round(top - 6.0) + 0.5;
        return sheet.rule;
    }

    /// Of the charts on this sheet and of the page's title, if it is above them; the page's if the sheet has all charts
    /// or tiles, or if it has none, such as one with a table.
    [[nodiscard]] QString footerHere() const
    {
        const auto isHere = [this](const ChartSpec &chart) {
            return std::ranges::any_of(m_here, [&chart](const ChartSpec &here) { return here.id == chart.id; });
        };
        if (m_here.isEmpty() || m_page.footer.isEmpty() || !m_page.tiles.isEmpty()
            || std::ranges::all_of(m_page.charts, isHere))
            return m_page.footer;
        QList<ChartSpec> said = m_here;
        if (m_sheetTitle.isEmpty())
            said << m_page.charts.at(answeringChart(m_page));
        return footerBelow(said, m_page);
    }

    /// Of the charts on this sheet.
    [[nodiscard]] Legend legendHere() const
    {
        return m_here.isEmpty() ? m_page.legend : legendOn(m_page.legend, m_here, footerHere());
    }

    // Next to the swatches, or below them if that is lower.
    [[nodiscard]] double addLegend(Sheet &sheet, double bottom)
    {
        const QFont font = footerFont();
        sheet.legend = legendKeys();
        sheet.legendFont = font;
        const double keys = sheet.legend.isEmpty() ? 0.0 : m_ruler.height(font);
        const Legend here = legendHere();
        const bool hasTones =
            std::ranges::any_of(sheet.legend, [](const LegendKey &key) { return key.tone.has_value(); });
        const QString text = (hasTones ? withoutSwatch(here) : here).text();
        const auto textIn = [&](const QRectF &area) {
            return block(text, font, TextTone::Muted, area, mostLegendLines);
        };
        QRectF area = m_layout.body;
        const double below = keys + textIn(area).rect.height();
        if (!sheet.legend.isEmpty()) {
            const PlacedText &last = sheet.legend.last().text;
            area.setLeft(last.at.x() + m_ruler.width(font, last.text) + 16.0);
        }
        const double beside = std::max(textIn(area).rect.height(), keys);
        const double top = bottom - std::min(below, beside);
        area.setTop(top);
        sheet.texts.append(textIn(below < beside ? bodyFrom(top + keys) : area));
        for (LegendKey &key : sheet.legend) {
            const double baseline = top + m_ruler.ascent(font);
            key.swatch.translate(0.0, baseline);
            key.text.at.ry() += baseline;
        }
        return top;
    }

    // Sections in columns of equal width; returns their top.
    [[nodiscard]] double addWords(Sheet &sheet, double bottom)
    {
        constexpr double gap = 24.0;
        const QList<FlowSection> sections = flowOf(m_page.texts);
        const auto count = static_cast<double>(sections.size());
        const double width = (m_layout.body.width() - (count - 1.0) * gap) / count;
        QList<TextBlock> blocks;
        double height = 0.0;
        for (qsizetype i = 0; i < sections.size(); ++i) {
            const QRectF column(m_layout.body.left() + static_cast<double>(i) * (width + gap), 0.0, width,
                                m_layout.body.height());
            blocks += layoutFlow({sections.at(i)}, type(), {{column}, {column}}, m_ruler).constFirst();
            height = std::max(height, blocks.isEmpty() ? 0.0 : blocks.constLast().rect.bottom());
        }
        for (TextBlock &one : blocks) {
            one.rect.translate(0.0, bottom - height);
            for (PlacedText &line : one.lines)
                line.at.ry() += bottom - height;
        }
        sheet.texts += blocks;
        return bottom - height;
    }

    // A few sentences about a single chart go below it, if it keeps enough room.
    void placeWords()
    {
        constexpr qsizetype mostSections = 3;
        if (m_isTight || m_page.charts.size() != 1 || m_page.texts.isEmpty() || m_page.texts.size() > mostSections)
            return;
        m_hasWords = true;
        QRect area;
        (void)chartSheet(area);
        const QList<QSize> cell{area.size()};
        m_hasWords = area.height() >= leastCharts * m_layout.body.height() && isComplete(cell) && keepsNames(cell);
    }

    // One swatch per vendor in use and colour of cells, from left to right, on base line 0. Without room for the
    // latter the text of the legend has them.
    [[nodiscard]] QList<LegendKey> legendKeys()
    {
        QList<LegendKey> keys;
        const QFont font = footerFont();
        const double side = std::round(font.pixelSize() * 0.75);
        double x = m_layout.body.left();
        const auto add = [&](ColourRole role, const QString &name, std::optional<double> tone) {
            const PlacedText text{name, {x + side + 5.0, 0.0}};
            keys.append({role, QRectF(x, 0.5 - side, side, side), text, tone});
            x = text.at.x() + m_ruler.width(font, text.text) + 16.0;
        };
        for (const ColourRole role : rolesIn(m_here.isEmpty() ? m_page.charts : m_here))
            add(role, roleText(role), {});
        for (const LegendPart &part : withSwatch(legendHere()).parts)
            add(ColourRole::Quiet, part.text, toneOf(part.mark));
        if (x > m_layout.body.right())
            keys.removeIf([](const LegendKey &key) { return key.tone.has_value(); });
        return keys;
    }

    [[nodiscard]] Sheet chartSheet(QRect &area)
    {
        Sheet sheet;
        const double top = std::ceil(addHeader(sheet) + 10.0);
        const double legend = addLegend(sheet, addFooter(sheet) - 6.0);
        const double bottom = std::floor((m_hasWords ? addWords(sheet, legend - 8.0) : legend) - 10.0);
        area = QRectF(m_layout.body.left(), top, m_layout.body.width(), std::max(60.0, bottom - top)).toRect();
        return sheet;
    }

    // Whether all row names of a plane fit.
    [[nodiscard]] bool holdsRows(const ChartSpec &chart, const QSize &cell)
    {
        return namedRows(chart) <= rowsWithNames(chart, type(), cell, m_ruler);
    }

    // If texts leave too little room for charts, moves them to a separate sheet, least important first.
    void makeRoom()
    {
        QRect area;
        const auto isCramped = [&] {
            (void)chartSheet(area);
            const bool hasRoom = area.height() >= leastCharts * m_layout.body.height()
                && std::ranges::all_of(m_page.charts, [&](const ChartSpec &chart) {
                                     return hasTwoAxes(chart)
                                         || rowsWithRoom(chart, type(), area.size(), m_ruler)
                                         >= std::min(leastRows, chart.categories.size());
                                 });
            return !hasRoom && !isComplete(QList<QSize>(m_page.charts.size(), area.size()));
        };
        m_isTight = isCramped();
        const auto move = [&](QString &text, const QString &heading) {
            if (text.isEmpty() || !isCramped())
                return;
            m_moved << FlowSection{heading, {text}};
            text.clear();
        };
        if (!m_isTight || m_page.charts.isEmpty())
            return;
        if (m_page.notice.inFiles)
            move(m_page.notice.text, tr("Selection"));
        move(m_page.answer, tr("Answer"));
        QString legend = m_page.legend.text();
        move(legend, tr("Legend"));
        if (legend.isEmpty())
            m_page.legend = {};
        move(m_page.footer, tr("Sources"));
        move(m_page.warning, tr("Caution"));
        std::ranges::reverse(m_moved);
    }

    // Splits planes and tables with more rows than fit one sheet, and planes with more mark names than fit.
    void partRows()
    {
        for (const ChartSpec &chart : std::as_const(m_page.charts))
            m_wholes.insert(chart.id, chart);
        int leads = m_leads;
        QList<ChartSpec> charts = rowsParted(leads);
        if (charts.size() > m_page.charts.size()) {
            m_sheets = m_sheet = charts.size(); // at most so many, whose titles are longer
            leads = m_leads;
            charts = rowsParted(leads);
        }
        m_leads = leads;
        m_page.charts = charts;
        if (charts.size() == 1 && charts.constFirst().title == m_page.title) // a title stands once
            m_page.charts.first().title.clear();
    }

    [[nodiscard]] QList<ChartSpec> rowsParted(int &leads)
    {
        QRect area;
        (void)chartSheet(area);
        QList<ChartSpec> charts;
        for (const ChartSpec &chart : std::as_const(m_page.charts)) {
            if (!needsParts(chart))
                charts << chart;
            else
                charts +=
                    hasTwoAxes(chart) ? wholeRowParts(chart, type(), area.size(), m_ruler) : parted(chart, area.size());
            if (leads > 0 && &chart == &m_page.charts.constFirst())
                leads = static_cast<int>(charts.size());
        }
        return charts;
    }

    [[nodiscard]] bool needsParts(const ChartSpec &chart) const
    {
        return chart.kind == ChartKind::Scores || namedRows(chart) > 1 || namedColumns(chart) > 1;
    }

    [[nodiscard]] QList<QSize> cellSizes(const TypeScale &scale, const SheetGrid &grid)
    {
        m_layout.type = scale;
        QRect area;
        const Sheet sheet = chartSheet(area);
        QList<QSize> sizes;
        for (qsizetype i = 0; i < m_page.charts.size(); ++i)
            sizes.append(placeOf(grid, i, area, cardGap).size());
        return sizes;
    }

    // Rows have spacing and no text is elided. The cheap check comes first, because this runs for several sizes.
    [[nodiscard]] bool isComfortable(const QList<QSize> &cells)
    {
        const QList<ChartSpec> &charts = m_page.charts;
        for (qsizetype i = 0; i < charts.size(); ++i) {
            const ChartLayout frame = layoutChartFrame(charts.at(i), type(), cells.at(i), m_ruler);
            const bool hasAir = frame.complete && frame.pitch >= type().body * airyPitch;
            if (!hasAir && !hasTwoAxes(charts.at(i)))
                return false;
        }
        for (qsizetype i = 0; i < charts.size(); ++i) {
            if (!holdsRows(charts.at(i), cells.at(i)) || !isWholeIn(charts.at(i), cells.at(i)))
                return false;
        }
        return isHighEnough(cells.constFirst());
    }

    [[nodiscard]] bool isComplete(const QList<QSize> &cells)
    {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const ChartSpec &chart = m_page.charts.at(i);
            if (hasTwoAxes(chart) ? cells.at(i).height() < smallestPlane * type().body || !holdsRows(chart, cells.at(i))
                                  : !layoutChartFrame(chart, type(), cells.at(i), m_ruler).complete)
                return false;
        }
        return true;
    }

    [[nodiscard]] bool isWholeIn(const ChartSpec &chart, const QSize &cell)
    {
        if (!hasTwoAxes(chart))
            return chipboard::keepsTexts(chart, layoutChart(chart, type(), cell, m_ruler));
        const PlaneLayout plane = layoutPlane(chart, type(), cell, m_ruler);
        return plane.whole && !losesRows(chart, plane) && chipboard::keepsTexts(chart, plane.frame);
    }

    // No name is elided or dropped; titles may be.
    [[nodiscard]] bool keepsNames(const QList<QSize> &cells)
    {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const ChartSpec &chart = m_page.charts.at(i);
            if (hasTwoAxes(chart)) {
                const PlaneLayout plane = layoutPlane(chart, type(), cells.at(i), m_ruler);
                if (losesRows(chart, plane)
                    || (chart.kind == ChartKind::Heat ? !plane.whole : losesNames(chart, plane)))
                    return false;
                continue;
            }
            const ChartLayout layout = layoutChart(chart, type(), cells.at(i), m_ruler);
            if (!layout.scores.whole)
                return false;
            for (qsizetype row = 0; row < layout.row.size(); ++row) {
                if (layout.row.at(row).name() != chart.categories.at(row).shownLabel())
                    return false;
            }
        }
        return true;
    }

    // Nothing is elided or dropped: neither titles nor names of lines and axes.
    [[nodiscard]] bool keepsTexts(const QList<QSize> &cells)
    {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (!cutTexts(m_page.charts.at(i), type(), cells.at(i), m_ruler).isEmpty())
                return false;
        }
        return isComplete(cells) && keepsNames(cells) && isHighEnough(cells.constFirst());
    }

    // Whether a plane next to other charts is crowded: too many names, many names with leaders, row names that leave
    // too little width, or too low a plot for a leading plane.
    [[nodiscard]] bool isCrowded(const SheetGrid &grid)
    {
        const QList<QSize> cells = cellSizes(m_scales.last(), grid);
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const ChartSpec &chart = m_page.charts.at(i);
            if (chart.kind != ChartKind::Plane || !standsBeside(grid, i))
                continue;
            const bool hasRows = namedRows(chart) > 0;
            if (!hasRows && namesOf(chart) > mostNamesBeside)
                return true;
            const PlaneLayout plane = layoutPlane(chart, type(), cells.at(i), m_ruler);
            const bool isNarrow = grid.grid.columns > 1 && plane.plot.width() < leastBeside * cells.at(i).width();
            const bool isLow = i < m_leads && plane.plot.height() < lowestLead * m_layout.size.height();
            if (hasRows ? isNarrow : isLow || isCrowdedIn(plane))
                return true;
        }
        return false;
    }

    // The plot height of a single plane has priority over type size.
    [[nodiscard]] bool isHighEnough(const QSize &cell)
    {
        const ChartSpec &chart = m_page.charts.constFirst();
        if (m_page.charts.size() > 1 || chart.kind != ChartKind::Plane || namedRows(chart) > 0)
            return true;
        const double share = namesOf(chart) > manyNames ? densePlot : plotShare;
        return layoutPlane(chart, type(), cell, m_ruler).plot.height() >= share * m_layout.size.height();
    }

    // If a plane loses names, or has too many to read, they go into a key below it.
    void addChart(Sheet &sheet, const ChartSpec &chart, QRect place)
    {
        const bool isWhole = chart.kind != ChartKind::Plane
            || ((namedRows(chart) > 0 || !hasHeapOfNames(chart.plane))
                && !losesNames(chart, layoutPlane(chart, type(), place.size(), m_ruler)));
        if (isWhole) {
            sheet.charts.append({chart, place});
            return;
        }
        const NumberedPlane plane = numbered(chart, m_page.charts);
        constexpr int mostKeyLines = 12;
        TextBlock key = block(plane.key.join(QStringLiteral(" · ")), type().font(type().small), TextTone::Plain,
                              QRectF(place), mostKeyLines);
        const double shift = std::floor(place.bottom() + 1.0 - key.rect.bottom());
        for (PlacedText &line : key.lines)
            line.at.ry() += shift;
        key.rect.translate(0.0, shift);
        place.setBottom(static_cast<int>(key.rect.top()) - 5);
        sheet.charts.append({plane.chart, place});
        sheet.texts.append(key);
    }

    // Prefers the grid with most charts per sheet that keeps all texts, with the largest type. If none does, names have
    // priority over titles; labels are elided before the grid is reduced.
    [[nodiscard]] SheetGrid chooseGrid()
    {
        std::optional<SheetGrid> named;
        std::optional<SheetGrid> complete;
        const auto largestThat = [this](const SheetGrid &grid, bool (Composer::*holds)(const QList<QSize> &)) {
            return std::partition_point(m_scales.begin(), m_scales.end(), [&](const TypeScale &scale) {
                return !(this->*holds)(cellSizes(scale, grid));
            });
        };
        const QList<SheetGrid> grids = sheetGrids(m_paper, static_cast<int>(m_page.charts.size()), m_leads);
        for (const SheetGrid &grid : grids) {
            if (isCrowded(grid))
                continue;
            for (const auto holds : {&Composer::isComfortable, &Composer::keepsTexts}) {
                const auto largest = largestThat(grid, holds);
                if (largest == m_scales.end())
                    continue;
                m_layout.type = *largest;
                return grid;
            }
            const QList<QSize> cells = cellSizes(m_scales.last(), grid);
            const bool fits = isComplete(cells);
            if (fits && !named && keepsNames(cells))
                named = grid;
            if (fits && !complete)
                complete = grid;
        }
        return named ? *named : complete.value_or(grids.last());
    }

    // A chart whose rows or columns do not fit even on a page of its own is parted.
    [[nodiscard]] QList<ChartSpec> parted(const ChartSpec &chart, const QSize &cell)
    {
        return hasTwoAxes(chart) ? QList<ChartSpec>{chart} : chartParts(chart, type(), cell, m_ruler);
    }

    // The sheets that share the page's title are counted, which takes room of the charts. If charts have titles of
    // their own only while the page's is counted or not, they have none.
    void addNumberedSheets()
    {
        constexpr int triesEach = 3;
        for (int tries = 0; tries < 2 * triesEach; ++tries) {
            m_sharesTitle = tries >= triesEach;
            m_layout.sheets.clear();
            m_sheetTitles.clear();
            m_sheet = m_sheets; // the longest number
            const SheetGrid grid = m_page.charts.isEmpty() ? SheetGrid{evenGrid(1, 1)} : chooseGrid();
            m_sheet = 1;
            addChartSheets(grid);
            const qsizetype titled = std::max<qsizetype>(1, m_sheet - 1);
            if (titled == m_sheets)
                return;
            m_sheets = titled;
        }
    }

    void addChartSheets(const SheetGrid &grid)
    {
        QRect area;
        const Sheet frame = chartSheet(area);
        QList<ChartSpec> alone;
        QList<ChartSpec> together;
        for (qsizetype i = 0; i < m_page.charts.size(); ++i) {
            const QSize cell = placeOf(grid, i, area, cardGap).size();
            (i < grid.alone ? alone : together) += parted(m_page.charts.at(i), cell);
        }
        addSheetsOf(alone, evenGrid(1, 1), true);
        addSheetsOf(together, grid.grid, grid.alone == m_leads);
        if (m_layout.sheets.isEmpty())
            m_layout.sheets.append(frame);
    }

    /// Statement of the first chart on a sheet without the chart that the page's title is about; else empty. A title
    /// set by the user stays on all sheets.
    [[nodiscard]] QString titleOf(const QList<ChartSpec> &charts) const
    {
        const auto isAnswer = [this](const ChartSpec &chart) { return chart.id == m_answering; };
        if (m_sharesTitle || !m_page.answer.isEmpty() || std::ranges::any_of(charts, isAnswer))
            return {};
        const ChartSpec *stated =
            findWhere(charts, [](const ChartSpec &chart) { return !headingAlone(chart).isEmpty(); });
        const QString title = stated == nullptr ? QString() : headingAlone(*stated);
        return m_sheetTitles.contains(title) ? QString() : title;
    }

    /// The charts as the legend names them: without numbers of parts; of heat tables the whole, so that each part
    /// explains the colours of all cells.
    [[nodiscard]] QList<ChartSpec> namedCharts(QList<ChartSpec> charts) const
    {
        const auto isNamed = [this](const QString &title) {
            return std::ranges::any_of(m_page.legend.parts,
                                       [&title](const LegendPart &part) { return part.about == title; });
        };
        for (ChartSpec &chart : charts) {
            if (chart.kind == ChartKind::Heat)
                chart = m_wholes.value(chart.id, chart);
            else if (!isNamed(chart.title))
                chart.title = m_wholes.value(chart.id, chart).title;
        }
        return charts;
    }

    /// A sheet with the title and the legend of its own charts; the title, where it leaves them as much room as the
    /// page's.
    [[nodiscard]] Sheet sheetOf(const QList<ChartSpec> &charts, QRect &area)
    {
        m_here = namedCharts(charts);
        Sheet sheet = chartSheet(area);
        m_sheetTitle = titleOf(charts);
        if (m_sheetTitle.isEmpty())
            return sheet;
        QRect own;
        Sheet titled = chartSheet(own);
        if (own.height() < area.height()) {
            m_sheetTitle.clear();
            return sheet;
        }
        m_sheetTitles << m_sheetTitle;
        area = own;
        return titled;
    }

    /// Without the number of the part below a title that counts the sheets: one counter is enough.
    [[nodiscard]] QString uncounted(const ChartSpec &chart, const QList<ChartSpec> &here) const
    {
        const auto count =
            std::count_if(here.begin(), here.end(), [&chart](const ChartSpec &other) { return other.id == chart.id; });
        const bool isCounted = m_sheets > 1 && m_sheetTitle.isEmpty();
        return isCounted && count == 1 ? m_wholes.value(chart.id, chart).title : chart.title;
    }

    // Evenly: as even as possible, fuller ones first, so no sheet with a single chart is behind one of four.
    void addSheetsOf(const QList<ChartSpec> &charts, const ChartGrid &grid, bool evenly)
    {
        const qsizetype count = grid.places.size();
        qsizetype sheets = (charts.size() + count - 1) / count;
        for (qsizetype first = 0; sheets > 0; --sheets) {
            const qsizetype share = evenly ? (charts.size() - first + sheets - 1) / sheets : count;
            const QList<ChartSpec> here = charts.mid(first, share);
            first += share;
            QRect area;
            Sheet sheet = sheetOf(here, area);
            m_sheet += m_sheetTitle.isEmpty() ? 1 : 0;
            const bool keepsWidth = here.size() > 1 && shareAScale(charts); // beside others of its scale
            const ChartGrid filled = keepsWidth ? grid : filledGrid(grid, here.size());
            for (qsizetype i = 0; i < here.size(); ++i) {
                ChartSpec chart = here.at(i);
                chart.title = chart.title.isEmpty() ? QString() : uncounted(chart, here);
                if (chart.title == m_sheetTitle) // a title stands once
                    chart.title.clear();
                addChart(sheet, chart, placeOf(filled, i, area, cardGap));
            }
            m_sheetTitle.clear();
            m_here.clear();
            m_layout.sheets.append(sheet);
        }
    }

    // A text sheet with the room left on it.
    struct TextSheet
    {
        Sheet sheet;
        QRectF area; ///< below its heading
    };

    // "In words (sheet 2 of 3)": headings are unique.
    [[nodiscard]] TextSheet textSheet(const QString &topic, qsizetype part = 1, qsizetype parts = 1)
    {
        const QString heading = parts > 1 ? partTitle(topic, part, parts) : topic;
        Sheet sheet;
        const QFont font = type().font(type().title * 3 / 4, true);
        sheet.texts.append(block(heading, font, TextTone::Plain, m_layout.body, 1));
        sheet.texts.append(block(m_page.title, type().font(type().small + 1), TextTone::Muted,
                                 bodyFrom(sheet.texts.last().rect.bottom() + 2.0), 3));
        const double top = std::ceil(sheet.texts.last().rect.bottom() + 12.0);
        const double bottom = std::floor(addFooter(sheet) - 12.0);
        return {sheet, QRectF(m_layout.body.left(), top, m_layout.body.width(), std::max(40.0, bottom - top))};
    }

    // Returns the room below the end of the table; empty without a table.
    [[nodiscard]] QRectF addTableSheets(const TypeScale &small)
    {
        const QRectF area = textSheet(tr("The numbers")).area;
        QRectF below;
        const QList<TablePart> parts = layoutTable(m_page.numbers, small, area, m_ruler);
        for (const TablePart &part : parts) {
            Sheet sheet = textSheet(tr("The numbers"), &part - parts.data() + 1, parts.size()).sheet;
            sheet.table = part;
            m_layout.sheets.append(sheet);
            below = area;
            below.setTop(part.rows.last().top + part.rows.last().height + 24.0);
        }
        return below;
    }

    // Texts in columns: below existing content, then on separate sheets.
    void addFlowSheets(const QString &heading, const QList<FlowSection> &sections, const TypeScale &small,
                       const QRectF &below)
    {
        if (std::ranges::all_of(sections, [](const FlowSection &one) { return one.paragraphs.isEmpty(); }))
            return;
        const QRectF area = textSheet(heading).area;
        const FlowRoom room{below.height() >= leastFlow ? textColumns(below) : QList<QRectF>(), textColumns(area)};
        const QList<QList<TextBlock>> pages = layoutFlow(sections, small, room, m_ruler);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            if (i > 0)
                m_layout.sheets.append(textSheet(heading, i, pages.size() - 1).sheet);
            m_layout.sheets.last().texts += pages.at(i);
        }
    }

    PageSpec m_page;
    const PageSize &m_paper;
    int m_leads = 0;                   ///< the chart that leads, or the parts of it
    bool m_hasWords = false;           ///< the page's sentences stand below its chart
    bool m_isTight = false;            ///< texts left the charts too little of their sheets
    qsizetype m_sheets = 1;            ///< that have charts and the page's title, as far as it is known
    qsizetype m_sheet = 1;             ///< which of them is made
    bool m_sharesTitle = false;        ///< all sheets have the page's title
    QMap<QString, ChartSpec> m_wholes; ///< the charts by id, without parts
    QString m_sheetTitle;              ///< of the sheet being made, instead of the page's
    QStringList m_sheetTitles;         ///< used so far
    QList<ChartSpec> m_here;           ///< on the sheet being made; empty while sheets are measured for all charts
    QList<FlowSection> m_moved;        ///< texts that stand on a sheet of their own for that
    QList<TypeScale> m_scales;
    QString m_answering; ///< id of the chart that the page's title is about
    TextRuler &m_ruler;
    PageLayout m_layout;
};

TextBlock pageNumber(const PageLayout &layout, qsizetype number, qsizetype count, TextRuler &ruler)
{
    const QString text = tr("Page %1 of %2").arg(number).arg(count);
    return cornerText(text, footerFont(layout.type), layout.body, ruler);
}

} // namespace

PageLayout layoutPage(const PageSpec &page, const PageSize &paper, bool numbersPage, TextRuler &ruler,
                      const ExportType &type, const QString &family)
{
    return layoutPages({page}, paper, numbersPage, ruler, type, family).constFirst();
}

QList<PageLayout> layoutUncounted(const QList<PageSpec> &pages, const PageSize &paper, bool numbersPage,
                                  TextRuler &ruler, const ExportType &type, const QString &family)
{
    return mapped(
        pages, [&](const PageSpec &page) { return Composer(page, paper, type, family, ruler).compose(numbersPage); });
}

QList<PageLayout> layoutPages(const QList<PageSpec> &pages, const PageSize &paper, bool numbersPage, TextRuler &ruler,
                              const ExportType &type, const QString &family)
{
    QList<PageLayout> layouts = layoutUncounted(pages, paper, numbersPage, ruler, type, family);
    qsizetype count = 0;
    for (const PageLayout &layout : std::as_const(layouts))
        count += layout.sheets.size();
    qsizetype number = 0;
    for (PageLayout &layout : layouts) {
        for (qsizetype i = 0; i < layout.sheets.size() && count > 1; ++i)
            layout.sheets[i].texts << pageNumber(layout, ++number, count, ruler);
    }
    return layouts;
}

} // namespace chipboard
