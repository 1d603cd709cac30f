#include "widgets/export/pagelayout.h"

#include "widgets/charts/chartlayout.h"
#include "widgets/charts/textfit.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
namespace {

constexpr int cardGap = 12;
constexpr int mostFooterLines = 6;
constexpr int largestFooter = 15;

/// Charts side by side and below each other.
struct Grid
{
    int columns = 1;
    int rows = 1;
    [[nodiscard]] int count() const { return columns * rows; }
};

struct Frame
{
    QRectF body;
    QRect charts; ///< what header and footer leave
};

QFont footerFont(const TypeScale &type) { return type.font(std::min(type.small, largestFooter)); }

QString words(const char *text) { return QCoreApplication::translate("PdfExport", text); }

bool isSlide(const PageSize &paper) { return paper.width > 1.6 * paper.height; }

double margin(const PageLayout &layout)
{
    return std::round(std::min(layout.size.width(), layout.size.height()) * 0.055);
}

// From large to small: a page takes the largest type that leaves all its texts whole. Slides are read from afar:
// nothing there is below 12 pixels (9 points).
QList<TypeScale> typeScales(const PageSize &paper)
{
    QList<TypeScale> scales;
    const int smallest = isSlide(paper) ? 13 : 12;
    for (int body = isSlide(paper) ? 22 : 16; body >= smallest; --body) {
        TypeScale type = paperTheme().type;
        type.body = body;
        type.small = std::max(smallest - 1, static_cast<int>(std::lround(body * 0.84)));
        type.heading = body + 4;
        type.title = isSlide(paper) ? 37 : 26;
        scales.append(type);
    }
    return scales;
}

QList<Grid> grids(const PageLayout &layout, int charts)
{
    const bool portrait = layout.size.height() > layout.size.width();
    const QList<Grid> wanted =
        portrait ? QList<Grid>{{1, 4}, {2, 2}, {1, 2}, {2, 1}, {1, 1}} : QList<Grid>{{2, 2}, {2, 1}, {1, 1}};
    QList<Grid> result;
    for (const Grid &grid : wanted) {
        const int columns = std::min(grid.columns, charts);
        result.append({columns, std::min(grid.rows, (charts + columns - 1) / columns)});
    }
    return result;
}

TextBlock block(const QString &text, const QFont &font, TextTone tone, const QRectF &area, int mostLines)
{
    TextBlock result{wrappedText(text, font, area.width(), mostLines), font, tone, area};
    result.rect.setHeight(QFontMetricsF(font).lineSpacing() * static_cast<double>(result.lines.size()));
    return result;
}

// One line where the title fits at three quarters of its size or more; else as many lines as it takes, up to three.
TextBlock titleBlock(const QString &title, const TypeScale &type, const QRectF &area)
{
    const int least = type.title * 3 / 4;
    for (int size = type.title; size >= least; --size) {
        const QFont font = type.font(size, true);
        if (QFontMetricsF(font).horizontalAdvance(title) <= area.width())
            return block(title, font, TextTone::Plain, area, 1);
    }
    return block(title, type.font(least, true), TextTone::Plain, area, 3);
}

double addHeader(Sheet &sheet, const PageSpec &page, const PageLayout &layout)
{
    sheet.texts.append(titleBlock(page.title, layout.type, layout.body));
    double y = sheet.texts.last().rect.bottom();
    if (!page.warning.isEmpty()) {
        const QRectF area = layout.body.adjusted(0.0, y - layout.body.top() + 2.0, 0.0, 0.0);
        sheet.texts.append(
            block(page.warning, layout.type.font(layout.type.small + 1, true), TextTone::Warning, area, 3));
        y = sheet.texts.last().rect.bottom();
    }
    return y;
}

QString roleName(ColourRole role)
{
    switch (role) {
    case ColourRole::Trainium:
        return words(QT_TRANSLATE_NOOP("PdfExport", "Trainium"));
    case ColourRole::Inferentia:
        return words(QT_TRANSLATE_NOOP("PdfExport", "Inferentia"));
    case ColourRole::Nvidia:
        return words(QT_TRANSLATE_NOOP("PdfExport", "NVIDIA"));
    case ColourRole::Other:
        break;
    }
    return words(QT_TRANSLATE_NOOP("PdfExport", "Others"));
}

// Colour says who: one swatch a vendor that occurs, left to right.
double addLegendKeys(Sheet &sheet, const PageSpec &page, const TypeScale &type, double x, double baseline)
{
    sheet.legendFont = footerFont(type);
    const QFontMetricsF metrics(sheet.legendFont);
    const double side = std::round(metrics.capHeight() + 1.0);
    for (const auto role : {ColourRole::Trainium, ColourRole::Inferentia, ColourRole::Nvidia, ColourRole::Other}) {
        const auto occurs = [role](const ChartSpec &chart) {
            return std::any_of(chart.categories.begin(), chart.categories.end(),
                               [role](const ChartCategory &category) { return category.role == role; });
        };
        if (!std::any_of(page.charts.begin(), page.charts.end(), occurs))
            continue;
        const QString text = roleName(role);
        sheet.legend.append({role, text, QRectF(x, baseline - side + 0.5, side, side), {x + side + 5.0, baseline}});
        x += side + 5.0 + metrics.horizontalAdvance(text) + 16.0;
    }
    return x;
}

// From the bottom up: footer, rule, legend. Returns the top of what was placed.
double addFooter(Sheet &sheet, const PageSpec &page, const PageLayout &layout, bool withLegend)
{
    const TypeScale &type = layout.type;
    const QFont font = footerFont(type);
    const QFontMetricsF metrics(font);
    const double pageNumber = metrics.horizontalAdvance(words(QT_TRANSLATE_NOOP("PdfExport", "Page %1 of %2"))) + 24.0;
    QRectF area = layout.body.adjusted(0.0, 0.0, -pageNumber, 0.0);
    TextBlock footer = block(page.footer, font, TextTone::Muted, area, mostFooterLines);
    const double height = std::max(footer.rect.height(), metrics.lineSpacing());
    footer.rect.moveTop(layout.body.bottom() - height);
    sheet.texts.append(footer);
    sheet.rule = std::round(footer.rect.top() - 6.0) + 0.5;
    double top = sheet.rule - 6.0;
    if (!withLegend)
        return top;
    Sheet measured;
    const double start = addLegendKeys(measured, page, type, layout.body.left(), 0.0);
    area = QRectF(start, 0.0, layout.body.right() - start, layout.body.height());
    TextBlock legend = block(page.legend, font, TextTone::Muted, area, 4);
    top -= std::max(legend.rect.height(), metrics.lineSpacing());
    legend.rect.moveTop(top);
    sheet.texts.append(legend);
    addLegendKeys(sheet, page, type, layout.body.left(), top + metrics.ascent());
    return top - 4.0;
}

Frame frameOf(const PageSpec &page, const PageLayout &layout)
{
    Sheet sheet;
    const double top = std::ceil(addHeader(sheet, page, layout) + 10.0);
    const double bottom = std::floor(addFooter(sheet, page, layout, true) - 6.0);
    return {layout.body, QRectF(layout.body.left(), top, layout.body.width(), std::max(60.0, bottom - top)).toRect()};
}

QRect cellOf(const QRect &area, const Grid &grid, int index)
{
    const int width = (area.width() - (grid.columns - 1) * cardGap) / grid.columns;
    const int height = (area.height() - (grid.rows - 1) * cardGap) / grid.rows;
    return {area.left() + index % grid.columns * (width + cardGap),
            area.top() + index / grid.columns * (height + cardGap), width, height};
}

bool isWhole(const ChartSpec &chart, const ChartLayout &layout, double pitch)
{
    if (!layout.complete || layout.pitch < pitch || layout.title.text != chart.title)
        return false;
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        if (layout.row.at(i).label.text != chart.categories.at(i).label)
            return false;
    }
    QStringList subtitle;
    for (const PlacedText &line : layout.subtitle)
        subtitle.append(line.text);
    return subtitle.join(QLatin1Char(' ')) == chart.subtitle;
}

bool allWhole(const PageSpec &page, const TypeScale &type, const QSize &cell, double pitch)
{
    return std::all_of(page.charts.begin(), page.charts.end(),
                       [&](const ChartSpec &chart) { return isWhole(chart, layoutChart(chart, type, cell), pitch); });
}

bool allComplete(const PageSpec &page, const TypeScale &type, const QSize &cell)
{
    return std::all_of(page.charts.begin(), page.charts.end(),
                       [&](const ChartSpec &chart) { return layoutChart(chart, type, cell).complete; });
}

// The grid with most charts a page comes first, in it the largest type; labels are shortened before the grid is.
Grid chooseGrid(PageLayout &layout, const PageSpec &page, const PageSize &paper)
{
    const QList<TypeScale> scales = typeScales(paper);
    const QList<Grid> choices = grids(layout, static_cast<int>(page.charts.size()));
    for (const Grid &grid : choices) {
        for (const TypeScale &type : scales) {
            layout.type = type;
            const QSize cell = cellOf(frameOf(page, layout).charts, grid, 0).size();
            if (allWhole(page, type, cell, type.body * 1.45))
                return grid;
        }
        const QSize cell = cellOf(frameOf(page, layout).charts, grid, 0).size();
        if (allComplete(page, layout.type, cell))
            return grid;
    }
    return choices.last();
}

// A chart whose rows do not fit even on a page of its own is parted.
QList<ChartSpec> parted(const ChartSpec &chart, const TypeScale &type, const QSize &cell)
{
    const ChartLayout layout = layoutChart(chart, type, cell);
    if (layout.complete || chart.series.isEmpty())
        return {chart};
    const auto each = std::max<qsizetype>(1, static_cast<qsizetype>(layout.rows.height() / layout.pitch));
    QList<ChartSpec> parts;
    for (qsizetype first = 0; first < chart.categories.size(); first += each) {
        ChartSpec part = chart;
        part.categories = chart.categories.mid(first, each);
        part.series.first().points = chart.series.first().points.mid(first, each);
        parts.append(part);
    }
    return parts;
}

void addChartSheets(PageLayout &layout, const PageSpec &page, const Grid &grid)
{
    const QRect area = frameOf(page, layout).charts;
    QList<ChartSpec> charts;
    for (const ChartSpec &chart : page.charts)
        charts += parted(chart, layout.type, cellOf(area, grid, 0).size());
    for (qsizetype first = 0; first < charts.size() || first == 0; first += grid.count()) {
        Sheet sheet;
        addHeader(sheet, page, layout);
        addFooter(sheet, page, layout, true);
        for (int i = 0; i < grid.count() && first + i < charts.size(); ++i)
            sheet.charts.append({charts.at(first + i), cellOf(area, grid, i)});
        layout.sheets.append(sheet);
    }
}

void addTableSheets(PageLayout &layout, const PageSpec &page, const PageSize &paper)
{
    Sheet frame;
    const QFont heading = layout.type.font(layout.type.title * 3 / 4, true);
    frame.texts.append(
        block(words(QT_TRANSLATE_NOOP("PdfExport", "The numbers")), heading, TextTone::Plain, layout.body, 1));
    const double under = frame.texts.last().rect.bottom() - layout.body.top() + 2.0;
    frame.texts.append(block(page.title, layout.type.font(layout.type.small + 1), TextTone::Muted,
                             layout.body.adjusted(0.0, under, 0.0, 0.0), 3));
    const double top = std::ceil(frame.texts.last().rect.bottom() + 12.0);
    const double bottom = std::floor(addFooter(frame, page, layout, false) - 6.0);
    const QRectF area(layout.body.left(), top, layout.body.width(), std::max(40.0, bottom - top));
    // Tables are read closely: the smallest type of the page will do.
    TypeScale type = typeScales(paper).last();
    type.small += isSlide(paper) ? 1 : 0;
    for (const TablePart &part : layoutTable(page.numbers, type, area)) {
        Sheet sheet = frame;
        sheet.table = part;
        layout.sheets.append(sheet);
    }
}

void addPageNumbers(PageLayout &layout)
{
    const auto count = layout.sheets.size();
    const QFont font = footerFont(layout.type);
    const QFontMetricsF metrics(font);
    for (qsizetype i = 0; count > 1 && i < count; ++i) {
        const QString text = words(QT_TRANSLATE_NOOP("PdfExport", "Page %1 of %2")).arg(i + 1).arg(count);
        const double width = metrics.horizontalAdvance(text);
        const QRectF rect(layout.body.right() - width, layout.body.bottom() - metrics.lineSpacing(), width + 1.0,
                          metrics.lineSpacing());
        layout.sheets[i].texts.append({{text}, font, TextTone::Muted, rect});
    }
}

} // namespace

PageLayout layoutPage(const PageSpec &page, const PageSize &paper, bool numbersPage)
{
    PageLayout layout;
    layout.paper = QSizeF(paper.width, paper.height);
    layout.size = (layout.paper * 96.0 / 72.0).toSize();
    const double inset = margin(layout);
    layout.body = QRectF(QPointF(0, 0), layout.size).adjusted(inset, inset * 0.9, -inset, -inset * 0.75);
    layout.type = typeScales(paper).last();
    const Grid grid = page.charts.isEmpty() ? Grid() : chooseGrid(layout, page, paper);
    addChartSheets(layout, page, grid);
    if (numbersPage)
        addTableSheets(layout, page, paper);
    addPageNumbers(layout);
    return layout;
}

} // namespace chipboard
