#include "data/office/planenames.h"

#include "data/charts/labelplacing.h"
#include "data/charts/planeaxis.h"
#include "data/charts/planelines.h"
#include "data/office/officelook.h"
#include "data/office/planespace.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double usualSize = 12.0;
constexpr double crowdedSize = 10.0;
constexpr double smallestSize = 6.0;
constexpr qsizetype manyMarks = 16; // more: small names
constexpr double lineHeight = 1.2;  // in sizes of the text
constexpr double boldWidth = 1.06;
constexpr double markRadius = 5.5;
constexpr double smallRadius = 2.0;
constexpr double baselineMore = 1.5;
constexpr double endLeader = 12.0; // points from a line's end to its name
constexpr double reach = 6.0;      // of names beyond the ends of the y axis
constexpr double edge = 1e-6;      // shares of an axis nearer than that are equal

QRectF squareAt(const QPointF &at, double radius)
{
    return {at - QPointF(radius, radius), QSizeF(2.0 * radius, 2.0 * radius)};
}

QSizeF sizeOf(const QString &text, double size, bool bold = false)
{
    return {textWidth(text, size) * (bold ? boldWidth : 1.0), size * lineHeight};
}

class Names
{
public:
    Names(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper)
        : m_spec(spec)
        , m_plot(plot)
        , m_paper(paper)
        , m_ends(endedLines(spec))
    {
    }
    [[nodiscard]] PlaneNames made();

private:
    [[nodiscard]] QPointF at(const QPointF &value) const { return placeOn(m_plot, m_spec, value); }
    [[nodiscard]] QList<QPointF> at(const QList<QPointF> &values) const;
    [[nodiscard]] bool isOn(const PlaneMark &mark) const;
    void chooseSizes();
    void placeEnds();
    void addObstacles(LabelPlacing &placing) const;
    void addRange(LabelPlacing &placing, const PlaneMark &mark) const;
    void placeMarks(LabelPlacing &placing);
    void placeLine(LabelPlacing &placing, PlacedName &name, const QList<QPointF> &points, const QString &text,
                   bool bold, LineSide side = LineSide::Any) const;
    void placeLines(LabelPlacing &placing);

    const ChartSpec &m_spec;
    QRectF m_plot;
    QSizeF m_paper;
    QList<qsizetype> m_ends;
    PlaneNames m_names;
};

QList<QPointF> Names::at(const QList<QPointF> &values) const
{
    QList<QPointF> places;
    for (const QPointF &value : values)
        places << at(value);
    return places;
}

bool Names::isOn(const PlaneMark &mark) const
{
    const auto within = [](double share) { return share >= -edge && share <= 1.0 + edge; };
    return within(shareOf(mark.x, m_spec.axis)) && within(shareOf(mark.y, m_spec.plane.y));
}

// Dozens of lines have room for their names only if these are small.
void Names::chooseSizes()
{
    const auto named = std::count_if(m_spec.plane.marks.begin(), m_spec.plane.marks.end(),
                                     [](const PlaneMark &mark) { return !mark.small && !mark.label.isEmpty(); });
    m_names.markSize = named > manyMarks ? crowdedSize : usualSize;
    const double room = m_plot.height() / (lineHeight * static_cast<double>(std::max<qsizetype>(1, m_ends.size())));
    m_names.lineSize = std::clamp(room, smallestSize, named > manyMarks ? crowdedSize : usualSize);
}

void Names::placeEnds()
{
    const auto endOf = [this](qsizetype line) { return at(m_spec.plane.lines.at(line).points.constLast()); };
    std::stable_sort(m_ends.begin(), m_ends.end(),
                     [&](qsizetype a, qsizetype b) { return endOf(a).y() < endOf(b).y(); });
    QList<double> wanted;
    for (const qsizetype line : std::as_const(m_ends))
        wanted << endOf(line).y();
    const double height = m_names.lineSize * lineHeight;
    const QList<double> centres =
        stackLabels(wanted, height, m_plot.top() - height / 2.0, m_plot.bottom() + height / 2.0);
    const double left = m_plot.right() + endLeader;
    for (qsizetype i = 0; i < m_ends.size(); ++i) {
        PlacedName &name = m_names.lines[m_ends.at(i)];
        const QSizeF size = sizeOf(m_spec.plane.lines.at(m_ends.at(i)).label, m_names.lineSize, true);
        name = {true, true, false, QRectF(QPointF(left, centres.at(i) - height / 2.0), size),
                QLineF(endOf(m_ends.at(i)), {left - 5.0, centres.at(i)})};
    }
}

// There and back: a range matters more than a line.
void Names::addRange(LabelPlacing &placing, const PlaneMark &mark) const
{
    if (mark.xLow && mark.xHigh) {
        const QPointF low = at(QPointF(*mark.xLow, mark.y));
        placing.addLine({low, at(QPointF(*mark.xHigh, mark.y)), low});
    }
    if (mark.yLow && mark.yHigh) {
        const QPointF low = at(QPointF(mark.x, *mark.yLow));
        placing.addLine({low, at(QPointF(mark.x, *mark.yHigh)), low});
    }
}

void Names::addObstacles(LabelPlacing &placing) const
{
    placing.addLine({m_plot.bottomLeft(), m_plot.bottomRight()});
    for (const PlaneLine &line : m_spec.plane.lines)
        line.weight == LineWeight::Quiet ? placing.addThinLine(at(line.points)) : placing.addLine(at(line.points));
    for (const PlaneMark &mark : m_spec.plane.marks) {
        if (!isOn(mark))
            continue;
        if (mark.small)
            placing.addSmallMark(at(QPointF(mark.x, mark.y)));
        else
            placing.addMark(squareAt(at(QPointF(mark.x, mark.y)), radiusOf(mark)));
        addRange(placing, mark);
    }
}

void Names::placeMarks(LabelPlacing &placing)
{
    const bool isHeap = hasHeapOfNames(m_spec.plane);
    QList<LabelWish> wishes;
    for (const PlaneMark &mark : m_spec.plane.marks) {
        const bool asks = !mark.small && !mark.label.isEmpty() && isOn(mark);
        const QPointF place = at(QPointF(mark.x, mark.y));
        wishes << LabelWish{squareAt(place, radiusOf(mark)),
                            asks ? sizeOf(mark.label, m_names.markSize, mark.baseline) : QSizeF(),
                            rowBand(m_plot, namedRows(m_spec.plane.y), place.y()), !isHeap || mark.baseline};
    }
    const QList<std::optional<LabelPlace>> places = placeBesideMarks(placing, wishes);
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (places.at(i))
            m_names.marks[i] = {true, false, places.at(i)->crowded, places.at(i)->rect, places.at(i)->leader};
    }
}

void Names::placeLine(LabelPlacing &placing, PlacedName &name, const QList<QPointF> &points, const QString &text,
                      bool bold, LineSide side) const
{
    if (text.isEmpty() || points.size() < 2 || name.isShown)
        return;
    if (const std::optional<LabelPlace> place =
            placing.alongLine(at(points), sizeOf(text, m_names.lineSize, bold), side))
        name = {true, false, place->crowded, place->rect, {}};
}

// What matters most comes first. Lines that only their labels tell apart have these on them, as on the screen.
void Names::placeLines(LabelPlacing &placing)
{
    for (const LineWeight weight : {LineWeight::Strong, LineWeight::Quiet}) {
        for (qsizetype i = 0; i < m_spec.plane.lines.size(); ++i) {
            const PlaneLine &line = m_spec.plane.lines.at(i);
            if (line.weight == weight)
                placeLine(placing, m_names.lines[i], line.points, line.label, weight == LineWeight::Strong,
                          isOfFamily(line, m_spec.plane.lines) ? LineSide::On : LineSide::Any);
        }
    }
    for (qsizetype i = 0; i < m_spec.plane.bands.size(); ++i) {
        const PlaneBand &band = m_spec.plane.bands.at(i);
        placeLine(placing, m_names.bands[i], onPlane(band.lower, m_spec.axis, m_spec.plane.y), band.label, false);
    }
}

PlaneNames Names::made()
{
    m_names.marks.resize(m_spec.plane.marks.size());
    m_names.lines.resize(m_spec.plane.lines.size());
    m_names.bands.resize(m_spec.plane.bands.size());
    chooseSizes();
    placeEnds();
    QRectF room = m_plot.adjusted(0.0, -reach, 0.0, reach);
    if (m_ends.isEmpty())
        room.setRight(m_paper.width() - 2.0);
    LabelPlacing placing(room);
    addObstacles(placing);
    placeMarks(placing);
    placeLines(placing);
    return m_names;
}

} // namespace

QList<qsizetype> endedLines(const ChartSpec &spec)
{
    QList<qsizetype> ended;
    for (qsizetype i = 0; i < spec.plane.lines.size(); ++i) {
        const PlaneLine &line = spec.plane.lines.at(i);
        if (line.weight == LineWeight::Strong && !line.label.isEmpty() && line.points.size() > 1
            && shareOf(line.points.constLast().x(), spec.axis) >= 1.0 - edge)
            ended << i;
    }
    return ended.size() > 1 ? ended : QList<qsizetype>();
}

double radiusOf(const PlaneMark &mark)
{
    return mark.small ? smallRadius : mark.baseline ? markRadius + baselineMore : markRadius;
}

PlaneNames namesOnPlane(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper)
{
    return Names(spec, plot, paper).made();
}

} // namespace chipboard
