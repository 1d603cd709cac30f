#include "widgets/export/slidefacts.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/colour.h"
#include "data/views/planeaxis.h"
#include "widgets/export/chartparts.h"
#include "widgets/export/charttexts.h"
#include "widgets/export/exporttheme.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/slidehead.h"
#include "widgets/export/office/textmeasure.h"
#include "widgets/export/pptxexport.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace chipboard {
namespace {

constexpr double pointsPerPixel = 0.75; // of 1/96 inch
constexpr int mostApart = 8;            // names of a chart on lines or away from what they name

constexpr double halfSlide = 540.0; // points: height of the slide sizes in the table

/// A part of the page and its minimum type size, in points.
struct TypeRow
{
    const char *name; ///< QT_TR_NOOP
    double onSlides;  ///< from a distance: 10.5 of 540 points are 11 arc minutes at six times the picture height
    double onPaper;   ///< at arm's length
};

enum TypePart { TitleType, ValueType, AxisType, FooterType };

constexpr TypeRow typeRows[] = {
    {QT_TR_NOOP("the title"), 14.0, 12.0},
    {QT_TR_NOOP("numbers and names"), 10.5, 8.25},
    {QT_TR_NOOP("axes and subtitles"), 10.5, 8.25},
    {QT_TR_NOOP("warning, legend and footer"), 9.0, 8.25},
};

// All sizes of the table except paper; custom sizes if they are as wide as slides.
bool isReadFromAfar(const PageSize &paper) { return paper.width > 1.6 * paper.height || paper.height == halfSlide; }

QList<InkFact> inksOf(const PageSpec &page, const Theme &theme)
{
    QList<InkFact> inks;
    const Rgb card = rgbOf(theme.card);
    for (const ColourRole role : rolesIn(page.charts))
        inks << InkFact{roleWords(role), rgbOf(theme.colour(role)), card};
    inks << InkFact{tr("text"), rgbOf(theme.text), card, true}
         << InkFact{tr("secondary text"), rgbOf(theme.textMuted), card, true};
    if (!page.warning.isEmpty())
        inks << InkFact{tr("the warning"), rgbOf(theme.warning), card, true};
    return inks;
}

QString withoutSpaces(QString text) { return text.remove(QRegularExpression(QStringLiteral("\\s"))); }

/// Collects the facts of one layout.
class PageReading
{
public:
    PageReading(const PageSpec &page, const PaperPage &paper, TextRuler &ruler)
        : m_page(page)
        , m_paper(paper)
        , m_ruler(ruler)
    {
    }

    /// Finds small, elided and overlapping texts. Ignores tables and source lists, which are for reading closely.
    void read(SlideFacts &facts)
    {
        bool hasCharts = false;
        for (const Sheet &sheet : m_paper.layout.sheets) {
            if (sheet.charts.isEmpty())
                continue;
            hasCharts = true;
            readSizes(sheet);
            readCharts(sheet, facts);
        }
        if (hasCharts)
            readTexts(facts);
        readRows(facts);
        facts.titleLines = m_titleLines;
    }

    [[nodiscard]] QList<TypeFact> types(const PageSize &paper) const
    {
        QList<TypeFact> facts;
        for (const TypePart part : {TitleType, ValueType, AxisType, FooterType}) {
            const TypeRow &row = typeRows[part];
            if (m_pixels.contains(part))
                facts << TypeFact{tr(row.name), m_pixels.value(part) * pointsPerPixel,
                                  isReadFromAfar(paper) ? row.onSlides : row.onPaper};
        }
        return facts;
    }

private:
    void readSizes(const Sheet &sheet)
    {
        if (!sheet.texts.isEmpty()) // the title comes first
            m_titleLines = std::max(m_titleLines, static_cast<int>(sheet.texts.constFirst().lines.size()));
        for (qsizetype i = 0; i < sheet.texts.size(); ++i) {
            if (!sheet.texts.at(i).lines.isEmpty())
                take(i == 0 ? TitleType : FooterType, sheet.texts.at(i).font.pixelSize());
        }
        if (!sheet.legend.isEmpty())
            take(FooterType, sheet.legendFont.pixelSize());
    }

    // Texts may have moved to a separate sheet; a text is elided only if no sheet has all of it.
    void readTexts(SlideFacts &facts) const
    {
        QStringList sheets;
        bool hasTones = false; // their texts are never elided
        for (const Sheet &sheet : m_paper.layout.sheets) {
            hasTones = hasTones
                || std::ranges::any_of(sheet.legend, [](const LegendKey &key) { return key.tone.has_value(); });
            sheets << QString();
            for (const TextBlock &block : sheet.texts) {
                for (const PlacedText &line : block.lines)
                    sheets.last() += withoutSpaces(line.text);
            }
            if (!sheets.last().contains(withoutSpaces(sheet.footer)) && !facts.cutTexts.contains(sheet.footer))
                facts.cutTexts << sheet.footer;
        }
        const Legend legend = hasTones ? withoutSwatch(m_page.legend) : m_page.legend; // each sheet has parts of it
        const QStringList texts{m_page.title, m_page.answer, m_page.support, m_page.warning};
        for (const QString &text : texts + mapped(legend.parts, &LegendPart::text)) {
            const QString wanted = withoutSpaces(text);
            const bool isWhole =
                std::ranges::any_of(sheets, [&wanted](const QString &sheet) { return sheet.contains(wanted); });
            if (!isWhole && !facts.cutTexts.contains(text))
                facts.cutTexts << text;
        }
    }

    void readCharts(const Sheet &sheet, SlideFacts &facts)
    {
        for (const ChartPlace &place : sheet.charts) {
            const ChartTexts found = readChart(place.chart, m_paper.theme.type, place.rect.size(), m_ruler);
            addEachOnce(facts.cut, found.cut);
            addEachOnce(facts.overlapping, found.overlapping);
            if (found.apart > mostApart)
                facts.crowded << tr("%1: %2 of %3", "a chart, and how many of its names")
                                     .arg(place.chart.title, QString::number(found.apart),
                                          QString::number(found.names));
            else
                addEachOnce(facts.struck, found.struck);
            if (found.unnamed > 0)
                facts.unnamed << tr("%1: %2 of %3", "a chart, and how many of its names")
                                     .arg(place.chart.title, QString::number(found.unnamed),
                                          QString::number(found.marks));
            take(ValueType, found.valueType);
            take(AxisType, found.axisType);
        }
    }

    // Rows that are not drawn on any sheet.
    void readRows(SlideFacts &facts)
    {
        for (const ChartSpec &chart : m_page.charts) {
            const QMap<QString, int> rows = drawnRows(chart, m_paper.layout.sheets, m_paper.theme.type, m_ruler);
            const auto lost = std::ranges::count(rows, 0);
            if (lost > 0)
                facts.lostRows << tr("%1: %2 of %3", "a chart, and how many of its names")
                                      .arg(chart.title, QString::number(rows.size() - lost),
                                           QString::number(rows.size()));
        }
    }

    void take(TypePart part, double pixels)
    {
        if (pixels > 0.0)
            m_pixels[part] = m_pixels.contains(part) ? std::min(m_pixels.value(part), pixels) : pixels;
    }

    const PageSpec &m_page;
    const PaperPage &m_paper;
    TextRuler &m_ruler;
    int m_titleLines = 0;
    QMap<TypePart, double> m_pixels; ///< the smallest per part
};

/// A page as slides: its rows and title, and the texts of its score tables.
class NativeSlides
{
public:
    NativeSlides(const TypeScale &type, const std::optional<DeckTemplate> &base, TextRuler &ruler, SlideFacts &facts)
        : m_type(type)
        , m_base(base)
        , m_ruler(ruler)
        , m_facts(facts)
    {
    }

    void read(const PageSpec &page, const PageSize &paper, const ExportOptions &options, int chartsPerSlide)
    {
        if (!m_base && !canBeSlide({paper.width, paper.height}))
            return; // a template has its own size
        PageSpec charts = page;
        charts.texts.clear();
        if (charts.charts.isEmpty())
            return;
        DeckCut cut{.areas = m_base ? m_base->areas : slideAreas({paper.width, paper.height})};
        cut.areas.type = deckType(options);
        cut.isForeign = m_base && m_base->holders.isForeign;
        if (m_base)
            cut.look = lookOn(*m_base, cut.look);
        cut.chartsPerSlide = chartsPerSlide;
        const QList<DeckSlide> slides = deckSlides({charts}, cut);
        for (const DeckSlide &slide : slides) {
            const FittedSlide fitted = fittedSlide(slide, cut.areas, cut.isForeign, cut.look.letters);
            m_facts.titleLines =
                std::max(m_facts.titleLines,
                         cut.look.letters.lines(slide.title, cut.areas.title.width(), fitted.sizes.title, true));
            readRows(slide, fitted.areas.content.height());
            if (slide.table.headSize > 0.0)
                readWords(slide.table);
            readNames(slide, fitted.areas, cut.look);
        }
        addEachOnce(m_facts.lostRows, rowsLostOn(slides, page));
    }

private:
    // Rows that fall off the slide.
    void readRows(const DeckSlide &slide, double room)
    {
        double bottom = slide.textHeight;
        for (qsizetype row = 0; row < slide.table.rows.size(); ++row) {
            bottom += slide.table.heights.at(row);
            if (bottom > room + 1.0)
                add(slide.table.rows.at(row).constFirst().text);
        }
    }

    // Names that the written chart lacks.
    void readNames(const DeckSlide &slide, const SlideAreas &areas, const OfficeLook &look)
    {
        for (const auto &[spec, frame] : framedCharts(slide, areas.content, areas.scale, look)) {
            for (const QString &lost : officeChart(spec, frame).lost)
                add(lost);
        }
    }

    // With the actual font: a word or number too wide for its cell would be broken.
    void readWords(const SlideTable &table)
    {
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            const double size = row == 0 ? table.headSize : table.size;
            for (qsizetype i = 0; i < table.widths.size(); ++i) {
                const SlideCell &cell = table.rows.at(row).at(i);
                const QFont font = m_type.font(100, cell.bold);
                for (const QString &word : cell.text.split(QLatin1Char(' '))) {
                    if (m_ruler.width(font, word) / 100.0 * size > table.widths.at(i) - cellSides)
                        add(cell.text);
                }
            }
        }
    }

    void add(const QString &text)
    {
        if (!text.isEmpty() && !m_facts.cut.contains(text))
            m_facts.cut << text;
    }

    const TypeScale &m_type;
    const std::optional<DeckTemplate> &m_base;
    TextRuler &m_ruler;
    SlideFacts &m_facts;
};

// In a chart, in a table, or as a line of text.
bool isOn(const DeckSlide &slide, const QString &row)
{
    QList<ChartSpec> charts;
    if (slide.chart)
        charts << *slide.chart;
    for (const DeckPanel &panel : slide.panels)
        charts << panel.chart;
    for (const ChartSpec &chart : charts) {
        const auto isRow = [&row](const ChartCategory &one) { return one.shownLabel() == row; };
        if (chart.plane.y.tickLabels.contains(row) || std::ranges::any_of(chart.categories, isRow))
            return true;
    }
    const auto hasName = [&row](const QList<SlideCell> &cells) { return cells.value(0).text.contains(row); };
    const auto hasText = [&row](const QString &line) { return line.contains(row); };
    return std::ranges::any_of(slide.table.rows, hasName) || std::ranges::any_of(slide.lines, hasText);
}

bool areLargeEnough(const QList<TypeFact> &types)
{
    return std::ranges::all_of(types, [](const TypeFact &one) { return one.points >= one.least; });
}

/// The first larger type scale that fixes the findings, if any.
QString fittingType(const PageSpec &page, const ExportOptions &options, TextRuler &ruler)
{
    bool isLarger = false;
    for (const ExportType &type : exportTypes()) {
        const bool isNow = options.typeScale == QLatin1String(type.id);
        if (isNow || !isLarger) {
            isLarger = isLarger || isNow;
            continue;
        }
        ExportOptions larger = options;
        larger.typeScale = QLatin1String(type.id);
        const Result<PaperPage> paper = paperPage(page, larger, ruler);
        if (!paper)
            continue;
        SlideFacts facts;
        PageReading reading(page, paper.value(), ruler);
        reading.read(facts);
        if (areLargeEnough(reading.types(*findPageSize(options.pageSize))))
            return larger.typeScale;
    }
    return {};
}

} // namespace

QStringList rowsLostOn(const QList<DeckSlide> &slides, const PageSpec &page)
{
    QStringList lost;
    for (const ChartSpec &chart : page.charts) {
        QStringList wanted = mapped(chart.categories, [](const ChartCategory &row) { return row.shownLabel(); });
        if (hasTwoAxes(chart) && namedRows(chart.plane.y) > 0)
            wanted = chart.plane.y.tickLabels;
        const auto all = wanted.size();
        for (const DeckSlide &slide : slides) {
            if (slide.name == chart.title || !slide.panels.isEmpty())
                wanted.removeIf([&slide](const QString &row) { return isOn(slide, row); });
        }
        if (!wanted.isEmpty())
            lost << tr("%1: %2 of %3", "a chart, and how many of its names")
                        .arg(chart.title, QString::number(all - wanted.size()), QString::number(all));
    }
    return lost;
}

Rgb rgbOf(const QColor &colour)
{
    return {static_cast<double>(colour.redF()), static_cast<double>(colour.greenF()),
            static_cast<double>(colour.blueF())};
}

Result<SlideFacts> slideFacts(const PageSpec &page, const ExportOptions &options, const QDate &today, TextRuler &ruler,
                              int chartsPerSlide, const std::optional<DeckTemplate> &base)
{
    const Result<PaperPage> paper = paperPage(page, options, ruler);
    if (!paper)
        return paper.problem();
    const PaperPage &laidOut = paper.value();
    SlideFacts facts{.inks = base ? QList<InkFact>() : inksOf(page, laidOut.theme), // readTemplateOf() checks its own
                     .isClear = !base && laidOut.theme.window.alpha() == 0,
                     .pageSize = options.pageSize,
                     .theme = options.theme,
                     .typeScale = options.typeScale,
                     .hasLook = !options.look.isEmpty(),
                     .today = today};
    PageReading reading(page, laidOut, ruler);
    reading.read(facts);
    NativeSlides(laidOut.theme.type, base, ruler, facts)
        .read(page, *findPageSize(options.pageSize), options, chartsPerSlide);
    facts.types = reading.types(*findPageSize(options.pageSize));
    if (!areLargeEnough(facts.types))
        facts.fittingType = fittingType(page, options, ruler);
    return facts;
}

// For a text-only slide, which continues on further slides: checks only its custom title.
static Result<QList<SlideFinding>> titleFindings(const ExportedPage &page, const Catalog &catalog, const Board &board,
                                                 const ExportOptions &options, TextRuler &ruler)
{
    const QString &title = page.slide->chapters.constFirst().title;
    const auto isOwn = [&title](const BoardSlide &slide) { return slide.title == title; };
    if (std::ranges::none_of(board.deck, isOwn))
        return QList<SlideFinding>();
    const Result<PaperPage> paper = paperPage({}, options, ruler, *page.slide);
    if (!paper)
        return paper.problem();
    SlideFacts facts{.pageSize = options.pageSize, .typeScale = options.typeScale};
    for (const Sheet &sheet : paper.value().layout.sheets) {
        if (!sheet.texts.isEmpty())
            facts.titleLines = std::max(facts.titleLines, static_cast<int>(sheet.texts.constFirst().lines.size()));
    }
    QList<SlideFinding> findings = checkSlide({page.page, catalog, board, page.table, facts});
    findings.removeIf([](const SlideFinding &one) { return one.rule != QLatin1String("long-title"); });
    return findings;
}

Result<QList<SlideFinding>> slideFindings(const ExportedPage &page, const Catalog &catalog, const Board &board,
                                          const Formatter &formatter, const ExportOptions &options, const QDate &today,
                                          const std::optional<DeckTemplate> &base)
{
    TextRuler ruler;
    if (page.slide && page.page.charts.isEmpty())
        return titleFindings(page, catalog, board, options, ruler);
    const int chartsPerSlide = page.slide ? page.slide->chapters.constFirst().chartsPerSlide : options.chartsPerSlide;
    const Result<SlideFacts> facts = slideFacts(page.page, options, today, ruler, chartsPerSlide, base);
    if (!facts)
        return facts.problem();
    return checkSlide({page.page, catalog, board, page.table, facts.value(), formatter});
}

} // namespace chipboard
