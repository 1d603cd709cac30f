#include "widgets/export/office/rowshapes.h"

#include "widgets/charts/axisscale.h"
#include "widgets/export/office/planespace.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double noteSize = 12.0;
constexpr double noteHeight = 18.0;
constexpr double remarkLineHeight = 1.25; // in sizes of the text
constexpr double arrowGap = 20.0;         // from the values to an arrow, and from an arrow's label to the next
constexpr double labelGap = 5.0;          // around labels
constexpr double calloutGap = 8.0;        // from a value to what is written behind it
constexpr double calloutPad = 4.0;        // of its ground
constexpr double widestCallout = 0.33;    // of the chart
constexpr double narrowChart = 500.0;     // where bars need more of it
constexpr double narrowCallout = 0.2;

QList<ChartPoint> pointsOf(const ChartSpec &spec)
{
    return spec.series.isEmpty() ? QList<ChartPoint>() : spec.series.constFirst().points;
}

double calloutWidth(const QString &text, double size, double width, const TextMeasure &letters)
{
    return text.isEmpty()
        ? 0.0
        : std::min(letters.width(text, size), (width < narrowChart ? narrowCallout : widestCallout) * width)
            + 2.0 * calloutPad;
}

class Annotations
{
public:
    Annotations(UserShapes &shapes, const ChartSpec &spec, const RowPlan &plan, const OfficeLook &look)
        : m_shapes(shapes)
        , m_spec(spec)
        , m_plan(plan)
        , m_look(look)
        , m_ends(plan.ends)
    {
        m_ends.resize(spec.categories.size());
    }
    void add();

private:
    [[nodiscard]] TextLook text(double size, bool bold = false) const
    {
        return {size, m_look.theme.text, bold, m_look.typeface()};
    }
    [[nodiscard]] double middleOf(qsizetype row) const;
    void addCallouts();
    void addArrow(const RowArrow &arrow, double &x);
    void addLines();

    UserShapes &m_shapes;
    const ChartSpec &m_spec;
    const RowPlan &m_plan;
    const OfficeLook &m_look;
    QList<double> m_ends; ///< with the callouts
};

double Annotations::middleOf(qsizetype row) const
{
    const double pitch = m_plan.plot.height() / static_cast<double>(std::max<qsizetype>(1, m_spec.categories.size()));
    return m_plan.plot.top() + (static_cast<double>(row) + 0.5) * pitch;
}

void Annotations::addCallouts()
{
    const QList<ChartPoint> points = pointsOf(m_spec);
    for (qsizetype row = 0; row < std::min(points.size(), m_ends.size()); ++row) {
        const QString &callout = points.at(row).callout;
        if (callout.isEmpty())
            continue;
        const double height = m_plan.size * remarkLineHeight;
        const double width = calloutWidth(callout, m_plan.size, m_plan.paper.width(), m_look.letters);
        const QRectF rect(m_ends.at(row) + calloutGap, middleOf(row) - height / 2.0, width, height);
        m_shapes.add(ShapeText{m_look.letters.elided(callout, m_plan.size, width - 2.0 * calloutPad), rect,
                               text(m_plan.size), m_look.theme.grid, "ctr"});
        m_ends[row] = rect.right();
    }
}

// From the row that it is compared with, through the gutter, to the one that is told of.
void Annotations::addArrow(const RowArrow &arrow, double &x)
{
    if (arrow.from < 0 || arrow.to < 0 || arrow.from >= m_ends.size() || arrow.to >= m_ends.size())
        return;
    x += arrowGap;
    const double from = middleOf(arrow.from);
    const double to = middleOf(arrow.to);
    const auto line = [&](const QLineF &each, bool head) {
        m_shapes.add(ShapeLine{each, m_look.theme.textMuted, 1.0, false, head});
    };
    line({m_ends.at(arrow.to) + labelGap, to, x, to}, false);
    line({x, to, x, from}, false);
    line({x, from, m_ends.at(arrow.from) + labelGap, from}, true);
    const double width = m_look.letters.width(arrow.label, m_plan.size, true);
    const double height = m_plan.size * remarkLineHeight;
    m_shapes.add(ShapeText{arrow.label, QRectF(x + labelGap, (from + to - height) / 2.0, width, height),
                           text(m_plan.size, true)});
    x += labelGap + width;
}

// Labels go from left to right; one that would touch its neighbour moves to the right.
void Annotations::addLines()
{
    QList<RowLine> lines = m_spec.lines;
    std::stable_sort(lines.begin(), lines.end(), [](const RowLine &a, const RowLine &b) { return a.value < b.value; });
    double free = 0.0;
    for (const RowLine &line : std::as_const(lines)) {
        const double x = m_plan.plot.left() + m_plan.plot.width() * boundedAxisShare(m_spec.axis, line.value);
        m_shapes.add(ShapeLine{QLineF(x, m_plan.plot.top(), x, m_plan.plot.bottom()), m_look.theme.text, 1.5, true});
        const double width = m_look.letters.width(line.label, noteSize);
        const double left = std::max(free, std::min(x - width / 2.0, m_plan.paper.width() - width));
        const double room = std::min(width, m_plan.paper.width() - left);
        if (room <= 0.0)
            continue;
        m_shapes.add(ShapeText{m_look.letters.elided(line.label, noteSize, room),
                               QRectF(left, m_plan.plot.top() - noteHeight, room, noteHeight),
                               text(noteSize),
                               {},
                               "ctr"});
        free = left + room + 2.0 * labelGap;
    }
}

void Annotations::add()
{
    addCallouts();
    double x = m_ends.isEmpty() ? 0.0 : *std::max_element(m_ends.cbegin(), m_ends.cend());
    for (const RowArrow &arrow : m_spec.arrows)
        addArrow(arrow, x);
    addLines();
    addRemark(m_shapes, m_spec, m_plan.paper, m_look);
}

} // namespace

double calloutRoom(const ChartPoint &point, double size, double width, const TextMeasure &letters)
{
    return point.callout.isEmpty() ? 0.0 : calloutGap + calloutWidth(point.callout, size, width, letters);
}

RowRoom annotationRoom(const ChartSpec &spec, double size, const TextMeasure &letters)
{
    RowRoom room;
    for (const RowArrow &arrow : spec.arrows)
        room.right += arrowGap + labelGap + letters.width(arrow.label, size, true);
    room.top = spec.lines.isEmpty() ? 0.0 : noteHeight;
    room.bottom = spec.remark.isEmpty() ? 0.0 : noteHeight;
    return room;
}

bool isAnnotated(const ChartSpec &spec)
{
    const QList<ChartPoint> points = pointsOf(spec);
    return !spec.lines.isEmpty() || !spec.arrows.isEmpty()
        || std::any_of(points.begin(), points.end(), [](const ChartPoint &point) { return !point.callout.isEmpty(); });
}

void addAnnotations(UserShapes &shapes, const ChartSpec &spec, const RowPlan &plan, const OfficeLook &look)
{
    Annotations(shapes, spec, plan, look).add();
}

void addRemark(UserShapes &shapes, const ChartSpec &spec, const QSizeF &paper, const OfficeLook &look)
{
    if (spec.remark.isEmpty())
        return;
    const QRectF rect(0.0, paper.height() - noteHeight, paper.width(), noteHeight);
    shapes.add(ShapeText{look.letters.elided(spec.remark, noteSize, paper.width()),
                         rect,
                         {noteSize, look.theme.textMuted, false, look.typeface()},
                         {},
                         spec.remark.isRightToLeft() ? "r" : "l"});
}

} // namespace chipboard
