#include "widgets/export/slidefacts.h"

#include "widgets/charts/planelayout.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(SlideFacts)
};

constexpr double pointsPerPixel = 0.75; // of 1/96 inch
// Slides are read from afar.
constexpr double leastOnSlides = 9.0;
constexpr double leastOnPaper = 8.25;
constexpr double touching = 1.0; // pixels that two texts may share

bool isSlide(const PageSize &paper) { return paper.width > 1.6 * paper.height; }

struct RoleRow
{
    ColourRole role;
    const char *name; ///< QT_TRANSLATE_NOOP in context "SlideFacts"
};

constexpr RoleRow roles[] = {
    {ColourRole::Trainium, QT_TRANSLATE_NOOP("SlideFacts", "Trainium")},
    {ColourRole::Inferentia, QT_TRANSLATE_NOOP("SlideFacts", "Inferentia")},
    {ColourRole::Nvidia, QT_TRANSLATE_NOOP("SlideFacts", "NVIDIA")},
    {ColourRole::Other, QT_TRANSLATE_NOOP("SlideFacts", "Others")},
    {ColourRole::Quiet, QT_TRANSLATE_NOOP("SlideFacts", "what is not highlighted")},
};

bool occurs(const PageSpec &page, ColourRole role)
{
    const auto has = [role](const auto &items) {
        return std::any_of(items.begin(), items.end(), [role](const auto &item) { return item.role == role; });
    };
    return std::any_of(page.charts.begin(), page.charts.end(), [&](const ChartSpec &chart) {
        return has(chart.categories) || has(chart.plane.marks) || has(chart.plane.lines);
    });
}

QList<InkFact> inksOf(const PageSpec &page, const Theme &theme)
{
    QList<InkFact> inks;
    const Rgb card = rgbOf(theme.card);
    for (const RoleRow &row : roles) {
        if (occurs(page, row.role))
            inks << InkFact{Texts::tr(row.name), rgbOf(theme.colour(row.role)), card};
    }
    inks << InkFact{Texts::tr("text"), rgbOf(theme.text), card, true}
         << InkFact{Texts::tr("quiet text"), rgbOf(theme.textMuted), card, true};
    if (!page.warning.isEmpty())
        inks << InkFact{Texts::tr("the warning"), rgbOf(theme.warning), card, true};
    return inks;
}

/// Collects what is wrong with the texts of one chart in its place.
class ChartReading
{
public:
    ChartReading(const ChartSpec &chart, const QSize &size, const TypeScale &type, TextRuler &ruler, SlideFacts &facts)
        : m_chart(chart)
        , m_facts(facts)
    {
        if (hasTwoAxes(chart))
            readPlane(layoutPlane(chart, type, size, ruler));
        else
            readRows(layoutChart(chart, type, size, ruler));
    }

private:
    void expect(const QString &shown, const QString &wanted)
    {
        if (shown != wanted && !wanted.isEmpty() && !m_facts.cut.contains(wanted))
            m_facts.cut << wanted;
    }

    void readHeader(const ChartLayout &layout)
    {
        QStringList subtitle;
        for (const PlacedText &line : layout.subtitle)
            subtitle << line.text;
        expect(layout.title.text, m_chart.title);
        expect(subtitle.join(QLatin1Char(' ')), m_chart.subtitle.simplified());
    }

    void readRows(const ChartLayout &layout)
    {
        readHeader(layout);
        const QList<ChartPoint> points = m_chart.series.isEmpty() ? QList<ChartPoint>() : m_chart.series.first().points;
        for (qsizetype i = 0; i < layout.row.size(); ++i) {
            const ChartPoint point = points.value(i);
            expect(layout.row.at(i).label.text, m_chart.categories.at(i).label);
            expect(layout.row.at(i).mark.text, point.value ? point.label : point.gap);
            expect(layout.row.at(i).callout.text, point.callout);
        }
        expect(layout.annotations.remark.text, m_chart.remark);
        QStringList lines;
        for (const PlacedLine &line : layout.annotations.lines)
            lines << line.label.text;
        for (const RowLine &line : m_chart.lines)
            expect(lines.contains(line.label) ? line.label : QString(), line.label);
    }

    void readPlane(const PlaneLayout &layout)
    {
        readHeader(layout.frame);
        QList<std::pair<QString, QRectF>> placed;
        const auto read = [&](const PlaneLabel &label, const QString &wanted) {
            expect(label.text.text, wanted);
            if (!label.text.text.isEmpty())
                placed << std::pair(label.text.text, label.place.rect);
        };
        for (qsizetype i = 0; i < layout.marks.size(); ++i) {
            if (layout.marks.at(i).inside && !m_chart.plane.marks.at(i).small)
                read(layout.marks.at(i).label, m_chart.plane.marks.at(i).label);
        }
        for (qsizetype i = 0; i < layout.lines.size(); ++i) {
            const PlaneLine &line = m_chart.plane.lines.at(i); // labels of quiet lines give way
            read(layout.lines.at(i).label, line.weight == LineWeight::Strong ? line.label : QString());
        }
        for (qsizetype i = 0; i < placed.size(); ++i) {
            for (qsizetype j = i + 1; j < placed.size(); ++j) {
                const QRectF shared = placed.at(i).second.intersected(placed.at(j).second);
                if (shared.width() > touching && shared.height() > touching)
                    m_facts.overlapping << Texts::tr("%1 on %2").arg(placed.at(i).first, placed.at(j).first);
            }
        }
    }

    const ChartSpec &m_chart;
    SlideFacts &m_facts;
};

int smallestOn(const Sheet &sheet, const TypeScale &type)
{
    int smallest = sheet.charts.isEmpty() ? std::numeric_limits<int>::max() : type.small;
    for (const TextBlock &block : sheet.texts) {
        if (!block.lines.isEmpty())
            smallest = std::min(smallest, block.font.pixelSize());
    }
    if (!sheet.legend.isEmpty())
        smallest = std::min(smallest, sheet.legendFont.pixelSize());
    return smallest;
}

} // namespace

Rgb rgbOf(const QColor &colour)
{
    return {static_cast<double>(colour.redF()), static_cast<double>(colour.greenF()),
            static_cast<double>(colour.blueF())};
}

Result<SlideFacts> slideFacts(const PageSpec &page, const ExportOptions &options, const QDate &today, TextRuler &ruler)
{
    const Result<PaperPage> paper = paperPage(page, options, ruler);
    if (!paper)
        return paper.problem();
    const PaperPage &laidOut = paper.value();
    SlideFacts facts;
    facts.today = today;
    facts.pageSize = options.pageSize;
    facts.theme = options.theme;
    facts.typeScale = options.typeScale;
    facts.hasLook = !options.look.isEmpty();
    facts.leastText = isSlide(*findPageSize(options.pageSize)) ? leastOnSlides : leastOnPaper;
    facts.inks = inksOf(page, laidOut.theme);
    int smallest = std::numeric_limits<int>::max();
    for (const Sheet &sheet : laidOut.layout.sheets) {
        if (!sheet.charts.isEmpty()) // tables and lists of sources are for reading, not for slides
            smallest = std::min(smallest, smallestOn(sheet, laidOut.layout.type));
        for (const ChartPlace &place : sheet.charts)
            ChartReading(place.chart, place.rect.size(), laidOut.theme.type, ruler, facts);
    }
    if (smallest < std::numeric_limits<int>::max())
        facts.smallestText = smallest * pointsPerPixel;
    return facts;
}

} // namespace chipboard
