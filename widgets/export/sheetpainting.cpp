#include "widgets/export/sheetpainting.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "widgets/charts/chartrenderer.h"
#include "widgets/export/pagefit.h"
#include "widgets/theme/lookedtheme.h"

#include <QRegularExpression>
#include <qcustomplot.h>

#include <algorithm>

namespace chipboard {
namespace {

constexpr double squarish = 1.2; // width to height; below it, cards are stacked rather than side by side
constexpr int mostInARow = 3;    // of small charts, which are narrow anyway

bool isUpright(const PageSize &paper) { return paper.height > paper.width; }
bool isSquarish(const PageSize &paper) { return paper.width < squarish * paper.height; }

// No more columns and rows than charts.
ChartGrid evenGridOf(const QSize &wanted, int charts)
{
    const int columns = std::min(wanted.width(), charts);
    return evenGrid(columns, std::min(wanted.height(), (charts + columns - 1) / columns));
}

// For charts of equal size.
QList<ChartGrid> evenGridsFor(const PageSize &paper, int charts)
{
    QList<ChartGrid> grids;
    if (charts > 4)
        grids << (isUpright(paper) ? evenGrid(2, 3) : evenGrid(3, 2));
    const QList<QSize> wanted = isUpright(paper) ? QList<QSize>{{1, 4}, {2, 2}, {1, 2}, {2, 1}, {1, 1}}
        : isSquarish(paper)                      ? QList<QSize>{{2, 2}, {1, 2}, {2, 1}, {1, 1}}
                                                 : QList<QSize>{{2, 2}, {2, 1}, {1, 1}};
    for (const QSize &size : wanted)
        grids << evenGridOf(size, charts);
    return grids;
}

} // namespace

QList<SheetGrid> sheetGrids(const PageSize &paper, int charts, int leads)
{
    QList<SheetGrid> grids;
    if (leads == 0 || charts <= leads) {
        for (const ChartGrid &grid : evenGridsFor(paper, charts))
            grids << SheetGrid{grid};
        return grids;
    }
    if (leads == 1 && !isUpright(paper))
        grids << SheetGrid{chartGrid(charts, true)};
    if (leads == 1 && isSquarish(paper)) // half the height at full width is enough for a leading chart here
        grids << SheetGrid{leadAboveGrid(charts)} << SheetGrid{evenGrid(1, 2)};
    const int others = charts - leads;
    if (others == mostInARow && !isSquarish(paper))
        grids << SheetGrid{evenGrid(others, 1), leads};
    for (const ChartGrid &grid : evenGridsFor(paper, others)) {
        if (leads == 1 && others > 1 && others % 2 == 1 && grid == evenGrid(2, 1))
            grids << SheetGrid{grid}; // the leading chart takes the cell that would be empty
        grids << SheetGrid{grid, leads};
    }
    return grids;
}

QRect placeOf(const SheetGrid &grid, qsizetype chart, const QRect &area, int gap)
{
    const qsizetype place = chart - grid.alone;
    return place < 0 ? area : placeOf(grid.grid, place % grid.grid.places.size(), area, gap);
}

bool standsBeside(const SheetGrid &grid, qsizetype chart) { return chart >= grid.alone && grid.grid.places.size() > 1; }

namespace {

struct Part
{
    qsizetype line = 0;
    qsizetype from = 0;
    qsizetype length = 0;
};

// Whether a line continues a broken word: a word too long for a line starts on a new line and is broken at its end.
bool goesOn(const TextBlock &block, qsizetype line, TextRuler &ruler)
{
    if (line + 1 >= block.lines.size())
        return false;
    const QString &text = block.lines.at(line).text;
    const QString &next = block.lines.at(line + 1).text;
    return !text.contains(QLatin1Char(' ')) && !next.isEmpty()
        && ruler.width(block.font, text + next.at(0)) > block.rect.width();
}

QRectF rectOf(const TextBlock &block, const Part &part, TextRuler &ruler)
{
    const PlacedText &line = block.lines.at(part.line);
    const double left = line.at.x() + ruler.width(block.font, line.text.left(part.from));
    return {left, line.at.y() - ruler.ascent(block.font),
            ruler.width(block.font, line.text.mid(part.from, part.length)), ruler.height(block.font)};
}

QList<SheetLink> linksOf(const TextBlock &block, TextRuler &ruler)
{
    static const QRegularExpression address(QStringLiteral(R"(https?://[^\s"'<>]+)"));
    static const QRegularExpression tail(QStringLiteral(R"([.,;:)]+$)"));
    QList<SheetLink> links;
    for (qsizetype line = 0; line < block.lines.size(); ++line) {
        for (auto matches = address.globalMatch(block.lines.at(line).text); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            QString url = match.captured();
            QList<Part> parts{{line, match.capturedStart(), match.capturedLength()}};
            while (match.capturedStart() == 0 && goesOn(block, parts.last().line, ruler)) {
                const qsizetype next = parts.last().line + 1;
                const QString rest = block.lines.at(next).text.section(QLatin1Char(' '), 0, 0);
                url += rest;
                parts.append({next, 0, rest.size()});
            }
            url.remove(tail);
            for (const Part &part : std::as_const(parts))
                links.append({rectOf(block, part, ruler), url, -1});
        }
    }
    return links;
}

} // namespace

QList<SheetLink> webLinks(const Sheet &sheet, TextRuler &ruler)
{
    QList<SheetLink> links;
    for (const TextBlock &block : sheet.texts)
        links += linksOf(block, ruler);
    return links;
}

namespace {

QColor colourOf(TextTone tone, const Theme &theme)
{
    switch (tone) {
    case TextTone::Plain:
        return theme.text;
    case TextTone::Muted:
        return theme.textMuted;
    case TextTone::Warning:
        break;
    }
    return theme.warning;
}

void drawLines(QPainter &painter, const QList<PlacedText> &lines, const QFont &font, const QColor &colour)
{
    painter.setFont(font);
    painter.setPen(colour);
    for (const PlacedText &line : lines)
        drawSearchable(painter, line.at, line.text);
}

void tag(QPainter &painter, ContentTags *tags, const ContentTag &tag)
{
    if (tags != nullptr)
        tags->begin(painter, tag);
}

ContentKind kindOf(const TextBlock &block, const Theme &theme)
{
    const int size = block.font.pixelSize();
    if (size >= theme.type.title && block.font.weight() >= QFont::DemiBold)
        return ContentKind::Title;
    return block.font.weight() >= QFont::DemiBold && size > theme.type.small ? ContentKind::Heading
                                                                             : ContentKind::Paragraph;
}

// Joins lines with spaces, else screen readers would run words together at line ends.
QString wholeText(const TextBlock &block)
{
    const QStringList lines = mapped(block.lines, [](const PlacedText &line) { return line.text.trimmed(); });
    return lines.size() > 1 ? lines.join(u' ') : QString();
}

void drawTexts(QPainter &painter, const Sheet &sheet, const Theme &theme, ContentTags *tags)
{
    for (const TextBlock &block : sheet.texts) {
        if (tags != nullptr)
            tags->begin(painter,
                        {kindOf(block, theme), block.rect, wholeText(block), 0, block.rect.top() >= sheet.rule});
        drawLines(painter, block.lines, block.font, colourOf(block.tone, theme));
    }
    for (const LegendKey &key : sheet.legend) {
        tag(painter, tags, {ContentKind::Paragraph, key.swatch});
        painter.fillRect(key.swatch, key.tone ? heatColour(theme, *key.tone) : theme.colour(key.role));
        drawLines(painter, {key.text}, sheet.legendFont, theme.textMuted);
    }
}

void drawTable(QPainter &painter, const TablePart &table, const Theme &theme, ContentTags *tags)
{
    const auto rule = [&](double y, const QColor &colour) {
        tag(painter, tags, {});
        painter.setPen(QPen(colour, 1.0));
        painter.drawLine(QPointF(table.left, y), QPointF(table.right, y));
    };
    if (table.isEmpty())
        return;
    rule(table.header.top + table.header.height, theme.textMuted);
    for (const PlacedText &text : table.header.texts) {
        tag(painter, tags, {ContentKind::TableHead});
        drawLines(painter, {text}, table.headerFont, theme.textMuted);
    }
    qsizetype number = 0;
    for (const TableRow &row : table.rows) {
        rule(row.top + row.height, theme.border);
        ++number;
        for (qsizetype i = 0; i < row.texts.size(); ++i) {
            tag(painter, tags, {ContentKind::TableCell, {}, {}, number});
            drawLines(painter, {row.texts.at(i)}, table.cellFont, theme.ink(row.beside.value(i)));
        }
    }
}

void drawCharts(QCPPainter &painter, const Sheet &sheet, const Theme &theme, TextRuler &ruler, ContentTags *tags)
{
    for (const ChartPlace &place : sheet.charts) {
        if (tags != nullptr)
            tags->begin(painter, {ContentKind::Figure, place.rect, describeChart(place.chart)});
        ChartRenderer renderer(theme);
        renderer.setRuler(ruler);
        renderer.setSpec(place.chart);
        painter.save();
        painter.translate(place.rect.topLeft());
        renderer.drawTo(painter, place.rect.size());
        painter.restore();
    }
}

template<typename Row>
Problem notInTable(const QString &message, std::span<const Row> rows)
{
    const QStringList known = mapped(rows, [](const Row &row) { return QString::fromLatin1(row.id); });
    return {ProblemCode::WrongUsage, message, tr("Choose one of %1.").arg(known.join(QLatin1String(", ")))};
}

} // namespace

Result<Done> checkOptions(const ExportOptions &options)
{
    if (const Result<PageSize> paper = pageSizeOf(options.pageSize); !paper)
        return paper.problem();
    if (findExportTheme(options.theme) == nullptr)
        return notInTable(tr("There is no colour theme \"%1\".").arg(options.theme), exportThemes());
    if (findExportType(options.typeScale) == nullptr)
        return notInTable(tr("There is no text size \"%1\".").arg(options.typeScale), exportTypes());
    return Done();
}

// Printer themes use a brand's font and logo, but not its colours.
std::pair<Theme, CompanyLook> coloursOf(const ExportOptions &options)
{
    const ExportTheme &row = *findExportTheme(options.theme);
    CompanyLook look = options.look;
    if (!row.takesColours)
        look.colours.clear();
    Theme theme = withLook(row.theme(), look);
    if (!look.isEmpty() && theme.card.alpha() > 0)
        theme.window = theme.card; // the card covers the whole page
    return {theme, look};
}

Result<QList<PaperPage>> paperPages(const QList<PageSpec> &pages, const ExportOptions &options, TextRuler &ruler)
{
    if (const Result<Done> checked = checkOptions(options); !checked)
        return checked.problem();
    const auto [theme, look] = coloursOf(options);
    const auto layoutOn = [&, font = look.font](const PageSize &paper) {
        return layoutPages(pages, paper, options.numbersPage, ruler, *findExportType(options.typeScale), font);
    };
    const auto fits = [&](const PageSize &paper) { return holdsAll(layoutOn(paper), ruler); };
    if (const Result<Done> checked = checkRoom(options.pageSize, fits); !checked)
        return checked.problem();
    QList<PaperPage> papers;
    for (const PageLayout &layout : layoutOn(*findPageSize(options.pageSize))) {
        papers.append({layout, theme, look});
        papers.last().theme.type = layout.type;
    }
    return papers;
}

Result<PaperReport> paperReport(const ReportSpec &report, const ExportOptions &options, TextRuler &ruler)
{
    if (const Result<Done> checked = checkOptions(options); !checked)
        return checked.problem();
    const auto [theme, look] = coloursOf(options);
    const auto layoutOn = [&, font = look.font](const PageSize &paper) {
        return layoutReport(report, paper, options.numbersPage, ruler, *findExportType(options.typeScale), font);
    };
    const auto fits = [&](const PageSize &paper) { return holdsAll(layoutOn(paper).layouts, ruler); };
    if (const Result<Done> checked = checkRoom(options.pageSize, fits); !checked)
        return checked.problem();
    const ReportLayout layout = layoutOn(*findPageSize(options.pageSize));
    PaperReport result{{}, layout.outline};
    for (const PageLayout &page : layout.layouts) {
        result.pages.append({page, theme, look});
        result.pages.last().theme.type = page.type;
    }
    return result;
}

Result<PaperPage> paperPage(const PageSpec &page, const ExportOptions &options, TextRuler &ruler,
                            const std::optional<ReportSpec> &slide)
{
    if (slide) {
        const Result<PaperReport> made = paperReport(*slide, options, ruler);
        return made ? Result<PaperPage>(made.value().pages.constFirst()) : made.problem();
    }
    const Result<QList<PaperPage>> pages = paperPages({page}, options, ruler);
    return pages ? Result<PaperPage>(pages.value().constFirst()) : pages.problem();
}

void paintGround(QCPPainter &painter, const PaperPage &page)
{
    if (page.theme.window.alpha() > 0 && page.theme.window != QColor(Qt::white))
        painter.fillRect(QRectF(QPointF(0, 0), page.layout.size), page.theme.window);
}

void ContentTags::begin(QPainter &painter, const ContentTag &tag)
{
    painter.fillRect(QRectF(-first - static_cast<double>(m_tags.size()), line, 1.0, 1.0), Qt::black);
    m_tags << tag;
}

void paintSheet(QCPPainter &painter, const PaperPage &page, const Sheet &sheet, TextRuler &ruler, ContentTags *tags)
{
    const Theme &theme = page.theme;
    const QRectF &body = page.layout.body;
    painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    tag(painter, tags, {});
    if (!sheet.accent.isEmpty())
        painter.fillRect(sheet.accent, theme.accent);
    drawTexts(painter, sheet, theme, tags);
    tag(painter, tags, {});
    painter.setPen(QPen(theme.border, 1.0));
    painter.drawLine(QPointF(body.left(), sheet.rule), QPointF(body.right(), sheet.rule));
    drawTable(painter, sheet.table, theme, tags);
    drawCharts(painter, sheet, theme, ruler, tags);
    tag(painter, tags, {});
    paintLogo(painter, page.look, page.layout.size, page.layout.body);
    if (tags != nullptr)
        tags->end(painter);
}

QImage sheetPicture(const PaperPage &page, qsizetype sheet, double factor, double ratio)
{
    const QSize pixels = (QSizeF(page.layout.size) * factor * ratio).toSize().expandedTo({1, 1});
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    const QColor &ground = page.theme.window;
    image.fill(ground.alpha() > 0 ? ground : QColor(Qt::transparent));
    TextRuler ruler;
    QCPPainter painter(&image);
    painter.scale(factor * ratio, factor * ratio);
    paintSheet(painter, page, page.layout.sheets.at(sheet), ruler);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace chipboard
