#include "widgets/export/charttexts.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/axistitles.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double touching = 1.0; // overlap of two texts that is tolerated, in pixels
constexpr double inside = 2.0;   // margin inside a text that lines may touch, in pixels
constexpr double sameRow = 2.0;  // distance between a mark and its row's name, in pixels

/// A text with its position.
struct Written
{
    QString text;
    QRectF rect;
    qsizetype mark = -1;    ///< it stands next to
    qsizetype line = -1;    ///< it names
    bool isOfScale = false; ///< an axis number; it may be covered by a mark at the edge
};

bool runsThrough(const QLineF &line, const QRectF &text)
{
    const QRectF ink = text.adjusted(inside, inside, -inside, -inside);
    if (line.isNull() || ink.isEmpty())
        return false;
    const auto seen = clippedTo(ink, line);
    return seen && seen->length() > touching;
}

bool isOver(const QRectF &one, const QRectF &other)
{
    const QRectF shared = one.intersected(other);
    return shared.width() > touching && shared.height() > touching;
}

/// Collects the findings for one chart.
class ChartReading
{
public:
    ChartReading(const ChartSpec &chart, TextRuler &ruler, ChartTexts &found)
        : m_chart(chart)
        , m_ruler(ruler)
        , m_found(found)
    {
    }

    void readRows(const ChartLayout &layout)
    {
        readHeader(layout);
        const QList<ChartPoint> points = m_chart.series.isEmpty() ? QList<ChartPoint>() : m_chart.series.first().points;
        for (qsizetype i = 0; i < layout.row.size(); ++i) {
            const ChartPoint point = points.value(i);
            expect(layout.row.at(i).name(), m_chart.categories.at(i).shownLabel());
            expect(layout.row.at(i).nameBadge.text.text, m_chart.categories.at(i).badge);
            expect(layout.row.at(i).mark.text, point.value ? point.label : point.gap);
            expect(layout.row.at(i).badge.text.text, point.value ? point.badge : QString());
            expect(layout.row.at(i).callout.text, point.callout);
        }
        if (!layout.scores.whole)
            expect({}, m_chart.title);
        expect(layout.annotations.remark.text, m_chart.remark);
        const QStringList lines =
            mapped(layout.annotations.lines, [](const PlacedLine &line) { return line.label.text; });
        for (const RowLine &line : m_chart.lines)
            expect(lines.contains(line.label) ? line.label : QString(), line.label);
        if (!layout.row.isEmpty())
            m_found.valueType =
                std::min({layout.fonts.label.pixelSize(), layout.fonts.mark.pixelSize(), layout.fonts.gap.pixelSize()});
        if (!layout.ticks.isEmpty())
            m_found.axisType = m_found.axisType > 0.0 ? std::min<double>(m_found.axisType, layout.tickFont.pixelSize())
                                                      : layout.tickFont.pixelSize();
    }

    /// Records all texts, and which of them are elided.
    void readWords(const PlaneLayout &layout)
    {
        readHeader(layout.frame);
        if (!m_chart.plane.empty.isEmpty())
            return;
        expect(withoutArrow(layout.xTitle.text), axisTitle(m_chart.axis));
        expect(withoutArrow(layout.yTitle.text), axisTitle(m_chart.plane.y));
        writeLabels(layout);
        readCells(layout);
        readTicks(layout.xTicks, m_chart.axis, layout.fonts.axis);
        readTicks(layout.yTicks, m_chart.plane.y, layout.fonts.axis);
        write(layout.xTitle, layout.fonts.axis);
        write(layout.yTitle, layout.fonts.axis);
    }

    /// Also checks texts against each other, marks and lines.
    void readPlane(const PlaneLayout &layout)
    {
        readWords(layout);
        if (!m_chart.plane.empty.isEmpty())
            return;
        compareTexts();
        compareWithMarks(layout);
        compareWithLines(layout);
        countMarks(layout);
        if (!m_written.isEmpty() || !layout.cells.isEmpty())
            m_found.axisType = m_found.axisType > 0.0
                ? std::min<double>(m_found.axisType, layout.fonts.axis.pixelSize())
                : layout.fonts.axis.pixelSize();
        if (m_found.names > 0 || !layout.cells.isEmpty())
            m_found.valueType = layout.fonts.mark.pixelSize();
    }

private:
    // Compares ignoring line breaks and kinds of spaces.
    void expect(const QString &shown, const QString &wanted)
    {
        if (shown.simplified() != wanted.simplified() && !wanted.isEmpty() && !m_found.cut.contains(wanted))
            m_found.cut << wanted;
    }

    void readHeader(const ChartLayout &layout)
    {
        expect(layout.titleText(), m_chart.title);
        expect(layout.subtitleText(), m_chart.subtitle);
        if (!layout.subtitle.isEmpty())
            m_found.axisType = layout.fonts.subtitle.pixelSize();
    }

    void readCells(const PlaneLayout &layout)
    {
        for (qsizetype i = 0; i < layout.cells.size(); ++i) {
            const PlaneCell &cell = m_chart.plane.cells.at(i);
            expect(layout.cells.at(i).text.text, cell.value ? cell.label : cell.gap);
        }
    }

    void write(const PlacedText &text, const QFont &font, bool isOfScale = false)
    {
        if (!text.text.isEmpty())
            m_written << Written{text.text,
                                 QRectF(text.at.x(), text.at.y() - m_ruler.ascent(font), m_ruler.width(font, text.text),
                                        m_ruler.height(font)),
                                 -1, -1, isOfScale};
    }

    void write(const PlaneLabel &label, qsizetype mark, qsizetype line)
    {
        if (!label.text.text.isEmpty())
            m_written << Written{label.text.text, label.place.rect, mark, line};
    }

    // Axis numbers may be thinned out, row names may not.
    void readTicks(const QList<PlaneTick> &ticks, const ChartAxis &axis, const QFont &font)
    {
        const bool mayThin = namedRows(axis) == 0;
        for (const PlaneTick &tick : ticks) {
            write(tick.label, font, mayThin);
            if (tick.label.text.isEmpty() || tick.more.text.isEmpty())
                continue;
            const Written above = m_written.takeLast(); // one name on two lines, which may touch
            write(tick.more, font, mayThin);
            m_written.last().text = tick.name();
            m_written.last().rect |= above.rect;
        }
        if (ticks.size() != axis.tickLabels.size())
            return; // ticks beyond the axis are omitted
        for (qsizetype i = 0; i < ticks.size(); ++i) {
            const QString shown = ticks.at(i).name();
            if (!mayThin || !shown.isEmpty())
                expect(shown, axis.tickLabels.at(i));
        }
    }

    void writeLabels(const PlaneLayout &layout)
    {
        for (qsizetype i = 0; i < layout.marks.size(); ++i) {
            const PlaneMark &mark = m_chart.plane.marks.at(i);
            if (!layout.marks.at(i).inside || mark.small)
                continue;
            expect(layout.marks.at(i).label.text.text, mark.label);
            write(layout.marks.at(i).label, i, -1);
        }
        for (qsizetype i = 0; i < layout.lines.size(); ++i) {
            const PlaneLine &line = m_chart.plane.lines.at(i); // labels of quiet lines may be dropped
            const bool isSeen = !layout.lines.at(i).parts.isEmpty();
            expect(layout.lines.at(i).label.text.text,
                   isSeen && line.weight == LineWeight::Strong ? line.label : QString());
            write(layout.lines.at(i).label, -1, i);
        }
        for (const PlaneArea &band : layout.bands)
            write(band.label, -1, -1);
    }

    void compareTexts()
    {
        for (qsizetype i = 0; i < m_written.size(); ++i) {
            for (qsizetype j = i + 1; j < m_written.size(); ++j) {
                if (isOver(m_written.at(i).rect, m_written.at(j).rect))
                    m_found.overlapping << tr("%1 on %2").arg(m_written.at(i).text, m_written.at(j).text);
            }
        }
    }

    void compareWithMarks(const PlaneLayout &layout)
    {
        for (const Written &one : std::as_const(m_written)) {
            for (qsizetype i = 0; i < layout.marks.size() && !one.isOfScale; ++i) {
                const PlanePlace &mark = layout.marks.at(i);
                const double reach = mark.radius - touching;
                const QRectF ink(mark.at - QPointF(reach, reach), QSizeF(2.0 * reach, 2.0 * reach));
                if (mark.inside && !m_chart.plane.marks.at(i).small && i != one.mark && isOver(one.rect, ink)) {
                    m_found.overlapping << tr("%1 on a mark").arg(one.text);
                    break;
                }
            }
        }
    }

    void compareWithLines(const PlaneLayout &layout)
    {
        QSet<qsizetype> struck;
        const auto strike = [&](const QLineF &line, qsizetype owner) {
            for (qsizetype i = 0; i < m_written.size(); ++i) {
                const bool isOwn = owner >= 0 && m_written.at(i).line == owner;
                if (!isOwn && !struck.contains(i) && runsThrough(line, m_written.at(i).rect))
                    struck.insert(i);
            }
        };
        for (qsizetype i = 0; i < layout.lines.size(); ++i) {
            if (m_chart.plane.lines.at(i).weight != LineWeight::Strong)
                continue;
            for (const QPolygonF &part : layout.lines.at(i).parts) {
                for (qsizetype k = 1; k < part.size(); ++k)
                    strike(QLineF(part.at(k - 1), part.at(k)), i);
            }
        }
        for (const PlanePlace &mark : layout.marks) {
            if (mark.inside) {
                strike(mark.xRange, -1);
                strike(mark.yRange, -1);
            }
        }
        for (qsizetype i = 0; i < m_written.size(); ++i) {
            const Written &one = m_written.at(i);
            const bool isStruck = struck.contains(i);
            if (isStruck && !m_found.struck.contains(one.text))
                m_found.struck << one.text;
            if (one.mark < 0)
                continue;
            ++m_found.names;
            m_found.apart += isStruck || !layout.marks.at(one.mark).label.place.leader.isNull() ? 1 : 0;
        }
    }

    [[nodiscard]] bool isNamed(const PlaneLayout &layout, qsizetype mark, const QSet<QString> &named) const
    {
        const PlanePlace &place = layout.marks.at(mark);
        if (!place.label.text.text.isEmpty() || named.contains(m_chart.plane.marks.at(mark).id))
            return true;
        return namedRows(m_chart.plane.y) > 0 && std::ranges::any_of(layout.yTicks, [&place](const PlaneTick &tick) {
                   return std::abs(tick.at - place.at.y()) <= sameRow && !tick.label.text.isEmpty();
               });
    }

    // Small marks among hundreds have no name; other marks may take the name of their line, or of another mark of the
    // same item.
    void countMarks(const PlaneLayout &layout)
    {
        QSet<QString> named;
        for (qsizetype i = 0; i < layout.marks.size(); ++i) {
            if (!layout.marks.at(i).label.text.text.isEmpty())
                named.insert(m_chart.plane.marks.at(i).id);
        }
        for (qsizetype i = 0; i < layout.lines.size(); ++i) {
            if (!layout.lines.at(i).label.text.text.isEmpty())
                named.insert(m_chart.plane.lines.at(i).id);
        }
        for (qsizetype i = 0; i < layout.marks.size(); ++i) {
            if (!layout.marks.at(i).inside || m_chart.plane.marks.at(i).small)
                continue;
            ++m_found.marks;
            m_found.unnamed += isNamed(layout, i, named) ? 0 : 1;
        }
    }

    const ChartSpec &m_chart;
    TextRuler &m_ruler;
    ChartTexts &m_found;
    QList<Written> m_written;
};

} // namespace

QStringList cutTexts(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    ChartTexts found;
    ChartReading reading(chart, ruler, found);
    if (hasTwoAxes(chart))
        reading.readWords(layoutPlane(chart, type, size, ruler));
    else
        reading.readRows(layoutChart(chart, type, size, ruler));
    return found.cut;
}

ChartTexts readChart(const ChartSpec &chart, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    ChartTexts found;
    ChartReading reading(chart, ruler, found);
    if (hasTwoAxes(chart))
        reading.readPlane(layoutPlane(chart, type, size, ruler));
    else
        reading.readRows(layoutChart(chart, type, size, ruler));
    return found;
}

} // namespace chipboard
