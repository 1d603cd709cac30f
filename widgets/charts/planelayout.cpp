#include "widgets/charts/planelayout.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/axistitles.h"
#include "widgets/charts/chartpainting.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

// Marks are drawn at their values, so some cover others: each one painted over another chip's mark is smaller, so that
// both are visible. In painting order: the baseline is on top.
void nestCoveringMarks(const QList<PlaneMark> &marks, QList<PlanePlace> &places)
{
    constexpr double nearCentres = 0.8; // in radii: farther apart, enough of the lower mark is visible
    constexpr double smaller = 0.62;
    constexpr double least = 0.38; // of the usual radius: smaller marks have no recognizable shape
    QList<qsizetype> order;
    for (qsizetype i = 0; i < marks.size(); ++i) {
        if (!marks.at(i).small && places.at(i).inside)
            order << i;
    }
    std::stable_partition(order.begin(), order.end(), [&marks](qsizetype i) { return !marks.at(i).baseline; });
    for (qsizetype k = 0; k < order.size(); ++k) {
        PlanePlace &over = places[order.at(k)];
        const double usual = over.radius;
        for (const qsizetype under : std::as_const(order).first(k)) {
            const bool covers = marks.at(under).id != marks.at(order.at(k)).id
                && QLineF(places.at(under).at, over.at).length() < nearCentres * places.at(under).radius;
            if (covers)
                over.radius = std::clamp(smaller * places.at(under).radius, least * usual, over.radius);
        }
    }
}

constexpr double planeTickGap = 6.0;
constexpr double planeTickAir = 10.0; // gap between tick labels of the x axis
constexpr double airOfColumns = 3.0;  // likewise, of wrapped names of columns
constexpr double widestEnd = 0.26;    // of the card, for labels at line ends
constexpr double widestName = 0.45;   // likewise, for row names: axis numbers are always shorter
constexpr double longestName = 0.6;   // likewise, if that keeps them whole and the plot is wide enough
constexpr double longestTwo = 0.5;    // likewise, on two lines
constexpr double leastPlot = 14.0;    // minimum width of that plot, in body type sizes
constexpr double endLeader = 12.0;    // from a line's end to its label
constexpr double smallPlot = 420.0;   // narrower plots get small labels
constexpr int manyMarks = 16;         // more marks get small labels
constexpr int mostSmallLabels = 60;   // more would be unreadable among hundreds of marks
constexpr double noteShare = 0.45;    // of the height, minimum for the plot if there are notes
constexpr int mostNoteLines = 4;
constexpr double labelReach = 6.0; // of labels beyond the ends of the y axis
constexpr double edge = 1e-6;      // tolerance, as a share of an axis

using Shares = QList<QPolygonF>;

// A line in fractions of both axes, from bottom left to top right, split where it leaves the plot.
Shares shareParts(const QList<QPointF> &points, const ChartAxis &x, const ChartAxis &y)
{
    Shares parts;
    const QRectF unit(0.0, 0.0, 1.0, 1.0);
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QLineF line(axisShare(x, points.at(i - 1).x()), axisShare(y, points.at(i - 1).y()),
                          axisShare(x, points.at(i).x()), axisShare(y, points.at(i).y()));
        const bool placed = std::isfinite(line.x1() + line.y1() + line.x2() + line.y2());
        const std::optional<QLineF> seen = placed ? clippedTo(unit, line) : std::nullopt;
        if (!seen)
            continue;
        if (parts.isEmpty() || parts.last().last() != seen->p1())
            parts.append(QPolygonF{{seen->p1()}});
        parts.last().append(seen->p2());
    }
    return parts;
}

bool endsAtTheRight(const PlaneLine &line, const Shares &parts)
{
    return !line.label.isEmpty() && !parts.isEmpty() && parts.last().last().x() >= 1.0 - edge;
}

/// Computes one layout; used once per layoutPlane().
class Composer
{
public:
    Composer(const ChartSpec &spec, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
        : m_spec(spec)
        , m_type(type)
        , m_ruler(ruler)
    {
        m_layout.frame = layoutChartFrame(spec, type, size, ruler);
        m_layout.whole = m_layout.frame.titleText() == spec.title;
    }

    /// Also puts names of line families next to the plot, at the line ends.
    void nameFamiliesAtEnds() { m_familiesAtEnds = true; }

    PlaneLayout compose()
    {
        chooseFonts();
        placeFrame();
        placeTicks();
        placeMarks();
        placePaths();
        placeBands();
        placeCells();
        placeLineEnds();
        placeLabels();
        m_layout.lineArea = m_layout.frame.card.toAlignedRect();
        const auto leaveOut = [this](const PlaneLabel &label) {
            if (!label.text.text.isEmpty())
                m_layout.lineArea -= groundUnder(label).toAlignedRect();
        };
        for (const PlanePath &line : std::as_const(m_layout.lines))
            leaveOut(line.label);
        for (const PlaneArea &band : std::as_const(m_layout.bands))
            leaveOut(band.label);
        for (const PlanePlace &mark : std::as_const(m_layout.marks))
            leaveOut(mark.label);
        return m_layout;
    }

private:
    [[nodiscard]] double lineHeight() const { return m_ruler.height(m_layout.fonts.axis); }
    [[nodiscard]] bool isTable() const { return !m_spec.plane.cells.isEmpty(); }
    // Labels of a y axis extend beyond its ends, but those of table rows are centred in their rows.
    [[nodiscard]] double underPlot() const { return isTable() ? titleGap : std::ceil(lineHeight() / 2.0) + titleGap; }

    [[nodiscard]] QPointF pixel(const QPointF &share) const
    {
        const QRectF &plot = m_layout.plot;
        return {plot.left() + share.x() * plot.width(), plot.bottom() - share.y() * plot.height()};
    }

    [[nodiscard]] QString fitted(const QFont &font, const QString &text, double width)
    {
        const QString result = m_ruler.elided(font, text, std::max(0.0, width));
        m_layout.whole = m_layout.whole && result == text;
        return result;
    }

    void chooseFonts()
    {
        const auto labelled = std::ranges::count_if(
            m_spec.plane.marks, [](const PlaneMark &mark) { return !mark.small && !mark.label.isEmpty(); });
        const bool roomy = m_layout.frame.card.width() >= smallPlot * m_type.body / 13.0 && labelled <= manyMarks;
        const int size = roomy ? m_type.body : m_type.small;
        m_layout.fonts = {m_type.font(m_type.small), m_type.font(size), m_type.font(size, true)};
    }

    void placeFrame()
    {
        const ChartLayout &frame = m_layout.frame;
        const double line = lineHeight();
        const double over = namedRows(m_spec.plane.y) > 0 ? titleGap : underPlot();
        double bottom = frame.card.bottom() - frame.padding * 0.75;
        placeNotes(bottom);
        m_columnLines = linesOfColumns(bottom - frame.rows.top() - over - underPlot() - line - 2.0 * (line + titleGap));
        const double ticks = m_spec.axis.tickLabels.isEmpty()
            ? 0.0
            : underPlot() + nameHeight(m_layout.fonts.axis, m_columnLines, m_ruler);
        const TitleLines titles = titleLines(m_spec, bottom - frame.rows.top() - over - ticks, line,
                                             lowestCells(m_spec, m_layout.fonts, m_ruler));
        const double title = line + titleGap;
        const bool namesX = !axisTitle(m_spec.axis).isEmpty();
        const bool namesY = !axisTitle(m_spec.plane.y).isEmpty();
        const bool isBelow = titles == TitleLines::Apart && namesX;
        const bool isAbove = titles == TitleLines::Apart ? namesY : titles == TitleLines::One && (namesX || namesY);
        const double above = isAbove ? title : 0.0;
        const double below = isBelow ? title : 0.0;
        const double top = std::ceil(frame.rows.top() + above + over);
        const double low = std::floor(bottom - below - ticks);
        m_nameLines = linesOfRows(low - top);
        const double left = frame.card.left() + frame.padding + std::min(widestTick(m_spec.plane.y), roomOfNames())
            + (m_spec.plane.y.tickLabels.isEmpty() ? 0 : tickGap());
        const double right = frame.card.right() - frame.padding - widestLineEnd();
        m_layout.plot = QRectF(QPointF(std::ceil(left), top),
                               QPointF(std::floor(std::max(left + 1.0, right)), std::max(top + 1.0, low)));
        placeAxisTitles(titles, bottom);
    }

    // Notes go to the bottom of the card if that leaves enough height for the plot: as many as fit, none cut short,
    // because a sentence without its end may lose a number.
    void placeNotes(double &bottom)
    {
        const ChartLayout &frame = m_layout.frame;
        const double width = frame.card.width() - 2.0 * frame.padding;
        for (qsizetype count = m_spec.notes.size(); count > 0; --count) {
            const QString text = m_spec.notes.first(count).join(QLatin1Char(' '));
            const QStringList lines = m_ruler.wrapped(m_layout.fonts.axis, text, width, mostNoteLines + 1);
            const double height = static_cast<double>(lines.size()) * lineHeight() + titleGap;
            const double plot = bottom - frame.rows.top() - height - 3.5 * lineHeight();
            if (text.isEmpty() || lines.size() > mostNoteLines || plot < noteShare * frame.card.height())
                continue;
            double y = bottom - height + titleGap + m_ruler.ascent(m_layout.fonts.axis);
            for (const QString &line : lines) {
                m_layout.notes.append({line, {frame.card.left() + frame.padding, y}});
                y += lineHeight();
            }
            bottom -= height;
            return;
        }
    }

    // Labels of the y axis keep clear of a mark on the axis.
    [[nodiscard]] double tickGap() const
    {
        const bool hasMarkThere =
            std::any_of(m_spec.plane.marks.begin(), m_spec.plane.marks.end(), [this](const PlaneMark &mark) {
                return !mark.small && std::abs(axisShare(m_spec.axis, mark.x)) < edge;
            });
        return hasMarkThere ? std::max(planeTickGap, radiusOf(false) + titleGap / 2.0) : planeTickGap;
    }
    [[nodiscard]] double radiusOf(bool small) const { return m_type.body * (small ? 0.2 : 0.4); }

    void placeAxisTitles(TitleLines lines, double bottom)
    {
        const QString wanted = axisTitle(m_spec.plane.y) + axisTitle(m_spec.axis);
        const ChartLayout &frame = m_layout.frame;
        const PlacedTitles placed = lines == TitleLines::Apart
            ? titlesApart(m_spec, frame, m_layout.plot.right(), bottom, m_ruler)
            : lines == TitleLines::One ? titlesInOneLine(m_spec, frame, m_ruler)
                                       : PlacedTitles{{}, {}, wanted.isEmpty()};
        m_layout.xTitle = placed.x;
        m_layout.yTitle = placed.y;
        m_layout.whole = m_layout.whole && placed.whole;
    }

    [[nodiscard]] double widestOf(const QStringList &texts, const QFont &font)
    {
        double width = 0.0;
        for (const QString &text : texts)
            width = std::max(width, m_ruler.width(font, text));
        return width;
    }

    [[nodiscard]] double widestTick(const ChartAxis &axis) { return widestOf(axis.tickLabels, m_layout.fonts.axis); }

    // Width of the labels at the y axis: long row names may take more of a narrow card, to avoid eliding them.
    [[nodiscard]] double roomOfNames()
    {
        const double card = m_layout.frame.card.width();
        const double width = std::ceil(widestTick(m_spec.plane.y));
        const double rest = card - 2.0 * m_layout.frame.padding - tickGap() - width;
        const bool mayBeLonger =
            namedRows(m_spec.plane.y) > 0 && width <= longestName * card && rest >= leastPlot * m_type.body;
        if (mayBeLonger || width <= widestName * card)
            return std::max(width, widestName * card);
        for (const double share : {widestName, longestTwo}) {
            const auto wrapped =
                widthOfNames(m_layout.fonts.axis, m_spec.plane.y.tickLabels, share * card, m_nameLines, m_ruler);
            if (wrapped)
                return std::ceil(*wrapped);
        }
        return widestName * card;
    }

    // Lines that fit the height of a row, in a plot of that height.
    [[nodiscard]] int linesOfRows(double plot)
    {
        const auto rows = static_cast<double>(namedRows(m_spec.plane.y));
        return rows > 0.0 && plot / rows > nameHeight(m_layout.fonts.axis, 2, m_ruler) + 1.0 ? 2 : 1;
    }

    // Two if a name is too wide for its column, all fit then, and no row loses a line of its name to them. `plot`: its
    // height above names of one line.
    [[nodiscard]] int linesOfColumns(double plot)
    {
        if (namedColumns(m_spec) == 0)
            return 1;
        constexpr double rounding = 2.0; // the plot has whole pixels
        const double lower = plot - nameHeight(m_layout.fonts.axis, 2, m_ruler) + lineHeight() - rounding;
        m_nameLines = linesOfRows(lower);
        if (m_nameLines != linesOfRows(plot)
            || lower < heatPitch * lineHeight() * static_cast<double>(namedRows(m_spec.plane.y)))
            return 1;
        const ChartLayout &frame = m_layout.frame;
        const double beside = std::ceil(std::min(widestTick(m_spec.plane.y), roomOfNames()) + tickGap()) + 1.0;
        const double each =
            (frame.card.width() - 2.0 * frame.padding - beside) / static_cast<double>(namedColumns(m_spec));
        const bool fitsInTwo =
            widthOfNames(m_layout.fonts.axis, m_spec.axis.tickLabels, each - airOfColumns, 2, m_ruler).has_value();
        return widestTick(m_spec.axis) + planeTickAir > each && fitsInTwo ? 2 : 1;
    }

    // If several strong lines end at the right, their names stand next to the plot, in the order of the line ends.
    [[nodiscard]] double widestLineEnd()
    {
        double width = 0.0;
        QList<qsizetype> strong;
        const QList<PlaneLine> &lines = m_spec.plane.lines;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            m_shares.append(shareParts(lines.at(i).points, m_spec.axis, m_spec.plane.y));
            if (!endsAtTheRight(lines.at(i), m_shares.last()))
                continue;
            if (lines.at(i).weight == LineWeight::Strong)
                strong.append(i);
            else if (m_familiesAtEnds && !hasOwnColour(lines.at(i)) && isOfFamily(lines.at(i), lines))
                m_ends.append(i);
        }
        if (strong.size() > 1)
            m_ends.append(strong);
        for (const qsizetype i : std::as_const(m_ends))
            width = std::max(width, m_ruler.width(m_layout.fonts.axis, lines.at(i).label));
        return m_ends.isEmpty() ? 0.0 : std::min(std::ceil(width), widestEnd * m_layout.frame.card.width()) + endLeader;
    }

    [[nodiscard]] QList<PlaneTick> ticksOf(const ChartAxis &axis, bool upright)
    {
        const QFont &font = m_layout.fonts.axis;
        const QRectF &card = m_layout.frame.card;
        const double padding = m_layout.frame.padding;
        const double highest = card.bottom() - padding * 0.75;
        const double names = roomOfNames();
        QList<PlaneTick> ticks;
        QList<QRectF> rects;
        for (qsizetype i = 0; i < axis.ticks.size(); ++i) {
            const double share = axisShare(axis, axis.ticks.at(i));
            if (!(share >= -edge && share <= 1.0 + edge))
                continue;
            const QPointF at = pixel({share, share});
            const bool isWrapped = !upright && m_columnLines > 1;
            const double room = upright ? names
                : isWrapped             ? m_layout.plot.width() / static_cast<double>(axis.ticks.size()) - airOfColumns
                                        : card.width() * widestEnd;
            QStringList lines =
                nameLines(font, axis.tickLabels.value(i), room, upright ? m_nameLines : m_columnLines, m_ruler);
            if (isWrapped && lines.size() == 1) // whole or not at all
                lines = {axis.tickLabels.value(i)};
            const double width = isWrapped ? widestOf(lines, font) : *widthOfNames(font, lines, room, 1, m_ruler);
            const double height = nameHeight(font, static_cast<int>(lines.size()), m_ruler);
            const double x = upright
                ? m_layout.plot.left() - tickGap() - width
                : std::clamp(at.x() - width / 2.0, card.left() + padding / 2.0,
                             std::max(card.left() + padding / 2.0, card.right() - padding / 2.0 - width));
            const double y = upright ? at.y() - height / 2.0 : m_layout.plot.bottom() + underPlot();
            rects.append(QRectF(x, y, width, height));
            const double base = y + height / 2.0 - lineHeight() / 2.0 + m_ruler.ascent(font);
            auto [first, second] = placedName(lines, font, {x + width, base}, m_ruler);
            for (PlacedText *text : {&first, &second}) {
                if (isWrapped && !text->text.isEmpty()) // centred
                    text->at.rx() -= (width - m_ruler.width(font, text->text)) / 2.0;
            }
            ticks.append({upright ? at.y() : at.x(), first, second});
            if (rects.last().bottom() > highest + 0.5)
                ticks.last().label.text.clear();
        }
        keepApart(ticks, rects, upright ? 1.0 : m_columnLines > 1 ? airOfColumns : planeTickAir);
        return ticks;
    }

    void placeTicks()
    {
        m_layout.xTicks = ticksOf(m_spec.axis, false);
        m_layout.yTicks = ticksOf(m_spec.plane.y, true);
    }

    void placeMarks()
    {
        for (const PlaneMark &mark : m_spec.plane.marks) {
            PlanePlace place;
            placeMark(place, mark);
            m_layout.marks.append(place);
        }
        nestCoveringMarks(m_spec.plane.marks, m_layout.marks);
    }

    void placeMark(PlanePlace &place, const PlaneMark &mark)
    {
        const QPointF share(axisShare(m_spec.axis, mark.x), axisShare(m_spec.plane.y, mark.y));
        place.radius = radiusOf(mark.small);
        const auto within = [](double value) { return value >= -edge && value <= 1.0 + edge; };
        place.inside = within(share.x()) && within(share.y());
        if (!place.inside)
            return;
        place.at = pixel(share);
        if (mark.xLow && mark.xHigh && *mark.xLow < *mark.xHigh)
            place.xRange = QLineF(pixel({boundedAxisShare(m_spec.axis, *mark.xLow), share.y()}),
                                  pixel({boundedAxisShare(m_spec.axis, *mark.xHigh), share.y()}));
        if (mark.yLow && mark.yHigh && *mark.yLow < *mark.yHigh)
            place.yRange = QLineF(pixel({share.x(), boundedAxisShare(m_spec.plane.y, *mark.yLow)}),
                                  pixel({share.x(), boundedAxisShare(m_spec.plane.y, *mark.yHigh)}));
    }

    void placePaths()
    {
        for (const Shares &shares : std::as_const(m_shares)) {
            PlanePath path;
            for (const QPolygonF &part : shares) {
                QPolygonF pixels;
                for (const QPointF &point : part)
                    pixels.append(pixel(point));
                path.parts.append(pixels);
            }
            m_layout.lines.append(path);
        }
    }

    void placeBands()
    {
        for (const PlaneBand &band : m_spec.plane.bands) {
            QPolygonF outline;
            const auto add = [&](const QPointF &point) {
                const QPointF share(axisShare(m_spec.axis, point.x()), axisShare(m_spec.plane.y, point.y()));
                if (std::isfinite(share.x()) && std::isfinite(share.y()))
                    outline.append(pixel(share));
            };
            std::ranges::for_each(band.lower, add);
            std::for_each(band.upper.rbegin(), band.upper.rend(), add);
            const bool isArea = outline.size() > 2;
            m_layout.bands.append({isArea ? outline.intersected(QPolygonF(m_layout.plot)) : QPolygonF(), {}});
        }
    }

    void placeCells()
    {
        if (!isTable())
            return; // only the axes of a heat table count cells
        const PlacedCells placed = chipboard::placeCells(m_spec, m_layout.plot, m_layout.fonts, m_ruler);
        m_layout.cells = placed.fields;
        m_layout.fonts.mark = placed.font;
        m_layout.whole = m_layout.whole && placed.whole;
    }

    void placeLineEnds()
    {
        const QFont &font = m_layout.fonts.axis;
        const auto room = static_cast<qsizetype>(m_layout.plot.height() / lineHeight());
        if (m_ends.size() > room) {
            m_ends = m_ends.first(room);
            m_layout.whole = false;
        }
        const auto endOf = [&](qsizetype line) { return m_layout.lines.at(line).parts.last().last(); };
        std::ranges::stable_sort(m_ends, [&](qsizetype a, qsizetype b) { return endOf(a).y() < endOf(b).y(); });
        const QList<double> wanted = mapped(m_ends, [&](qsizetype line) { return endOf(line).y(); });
        const double half = lineHeight() / 2.0;
        const QList<double> centres =
            stackLabels(wanted, lineHeight(), m_layout.plot.top() - half, m_layout.plot.bottom() + half);
        const double left = m_layout.plot.right() + endLeader;
        const double width = m_layout.frame.card.right() - m_layout.frame.padding - left + 0.5;
        for (qsizetype i = 0; i < m_ends.size(); ++i) {
            PlaneLabel &label = m_layout.lines[m_ends.at(i)].label;
            const QString text = fitted(font, m_spec.plane.lines.at(m_ends.at(i)).label, width);
            label.place.rect = QRectF(left, centres.at(i) - half, m_ruler.width(font, text), lineHeight());
            label.place.leader = QLineF(endOf(m_ends.at(i)), {left - titleGap, centres.at(i)});
            setText(label, font, text);
        }
    }

    // Most important first.
    void placeLabels()
    {
        const QRectF &card = m_layout.frame.card;
        QRectF room = m_layout.plot.adjusted(0.0, -labelReach, 0.0, labelReach);
        if (m_ends.isEmpty())
            room.setRight(card.right() - m_layout.frame.padding);
        LabelPlacing placing(room);
        placing.addLine(QPolygonF{{m_layout.plot.bottomLeft(), m_layout.plot.bottomRight()}});
        for (qsizetype i = 0; i < m_layout.lines.size(); ++i) {
            const bool isThin = m_spec.plane.lines.at(i).weight == LineWeight::Quiet;
            for (const QPolygonF &part : std::as_const(m_layout.lines.at(i).parts))
                isThin ? placing.addThinLine(part) : placing.addLine(part);
        }
        for (qsizetype i = 0; i < m_layout.marks.size(); ++i) {
            const PlanePlace &mark = m_layout.marks.at(i);
            if (m_spec.plane.marks.at(i).small && mark.inside)
                placing.addSmallMark(mark.at);
            for (const QLineF &range : {mark.xRange, mark.yRange}) {
                if (range.isNull())
                    continue;
                placing.addLine(QPolygonF{{range.p1(), range.p2(), range.p1()}}); // has priority over a line
                const QPointF across = capOf(range, m_type.body);
                for (const QPointF &end : {range.p1(), range.p2()})
                    placing.addLine(QPolygonF{{end - across, end + across}});
            }
        }
        labelMarks(placing, false);
        labelLines(placing);
        for (qsizetype i = 0; i < m_layout.bands.size(); ++i) {
            const PlaneBand &band = m_spec.plane.bands.at(i);
            QList<QPolygonF> parts;
            for (const QPolygonF &part : shareParts(band.lower, m_spec.axis, m_spec.plane.y)) {
                parts.append(QPolygonF());
                for (const QPointF &point : part)
                    parts.last().append(pixel(point));
            }
            labelLine(placing, m_layout.bands[i].label, parts, band.label);
        }
        labelMarks(placing, true);
        tellLostNames();
    }

    void labelMarks(LabelPlacing &placing, bool small)
    {
        const bool isHeap = hasHeapOfNames(m_spec.plane);
        QList<LabelWish> wishes;
        int wanted = 0;
        for (qsizetype i = 0; i < m_layout.marks.size(); ++i) {
            const PlaneMark &mark = m_spec.plane.marks.at(i);
            const QFont &font = mark.baseline ? m_layout.fonts.baselineMark : m_layout.fonts.mark;
            const bool asks = m_layout.marks.at(i).inside && mark.small == small && !mark.label.isEmpty()
                && (!small || ++wanted <= mostSmallLabels);
            const QSizeF size = inkSize(font, mark.label, m_ruler);
            const double room = mark.baseline ? planeRingRoom - 2.0 : 0.0;
            const QRectF rect = m_layout.markRect(static_cast<int>(i));
            wishes.append(
                {rect.adjusted(planeRingRoom - room, planeRingRoom - room, room - planeRingRoom, room - planeRingRoom),
                 asks ? size : QSizeF(), rowBand(m_layout.plot, namedRows(m_spec.plane.y), m_layout.marks.at(i).at.y()),
                 !small && (!isHeap || mark.baseline)});
        }
        for (qsizetype i = 0; i < wishes.size() && !small; ++i) {
            if (m_layout.marks.at(i).inside && !m_spec.plane.marks.at(i).small)
                placing.addMark(wishes.at(i).mark);
        }
        const QList<std::optional<LabelPlace>> places = placeBesideMarks(placing, wishes);
        for (qsizetype i = 0; i < places.size(); ++i) {
            const PlaneMark &mark = m_spec.plane.marks.at(i);
            const bool isHeaped = places.at(i) && isHeap && !mark.baseline && !places.at(i)->leader.isNull();
            if (!places.at(i) || isHeaped) {
                m_layout.whole = m_layout.whole && wishes.at(i).size.isEmpty();
                continue;
            }
            m_layout.marks[i].label.place = *places.at(i);
            setText(m_layout.marks[i].label, mark.baseline ? m_layout.fonts.baselineMark : m_layout.fonts.mark,
                    mark.label);
        }
    }

    // Next to the title of the x axis, else of the chart: unlabelled marks must not look nameless.
    void tellLostNames()
    {
        int lost = 0;
        for (qsizetype i = 0; i < m_layout.marks.size(); ++i) {
            const PlaneMark &mark = m_spec.plane.marks.at(i);
            if (m_layout.marks.at(i).inside && !mark.small && m_layout.marks.at(i).label.text.text.isEmpty())
                lost += mark.label.isEmpty() ? 0 : 1;
        }
        if (lost == 0)
            return;
        const ChartLayout &frame = m_layout.frame;
        const QFont &font = m_layout.fonts.axis;
        const double left = frame.card.left() + frame.padding;
        const QString text = lost == 1 ? tr("1 name does not fit") : tr("%n names do not fit", nullptr, lost);
        const double width = m_ruler.width(font, text);
        const double right = frame.card.right() - frame.padding - width;
        const bool isBelow = m_layout.xTitle.at.y() > m_layout.plot.bottom();
        if (isBelow && !m_layout.xTitle.text.isEmpty() && left + width + planeTickAir <= m_layout.xTitle.at.x()) {
            m_layout.notes.append({text, {left, m_layout.xTitle.at.y()}});
            return;
        }
        const PlacedText under = frame.subtitle.isEmpty() ? PlacedText() : frame.subtitle.constLast();
        const double end = under.at.x() + m_ruler.width(frame.fonts.subtitle, under.text);
        if (!frame.subtitle.isEmpty() && end + planeTickAir <= right)
            m_layout.notes.append({text, {right, under.at.y()}});
    }

    void labelLine(LabelPlacing &placing, PlaneLabel &label, const QList<QPolygonF> &parts, const QString &text,
                   LineSide side = LineSide::Any)
    {
        if (text.isEmpty() || parts.isEmpty() || !label.text.text.isEmpty())
            return;
        const QFont &font = m_layout.fonts.axis;
        const auto place = placing.alongLine(parts.last(), inkSize(font, text, m_ruler), side);
        m_layout.whole = m_layout.whole && place.has_value();
        if (!place)
            return;
        label.place = *place;
        setText(label, font, text);
    }

    // Lines of one family (of equal cost) are distinguished only by their labels, which stand on the line. A line whose
    // label does not fit could be mistaken for its neighbour, so it is not drawn.
    void labelLines(LabelPlacing &placing)
    {
        const QList<PlaneLine> &lines = m_spec.plane.lines;
        for (const LineWeight weight : {LineWeight::Strong, LineWeight::Quiet}) {
            for (qsizetype i = 0; i < lines.size(); ++i) {
                if (lines.at(i).weight != weight)
                    continue;
                PlanePath &path = m_layout.lines[i];
                const bool needsLabel = isOfFamily(lines.at(i), lines);
                labelLine(placing, path.label, path.parts, lines.at(i).label,
                          needsLabel ? LineSide::On : LineSide::Any);
                if (needsLabel && path.label.text.text.isEmpty())
                    path.parts.clear();
            }
        }
    }

    void setText(PlaneLabel &label, const QFont &font, const QString &text)
    {
        label.text = {text, {label.place.rect.left(), label.place.rect.bottom() - m_ruler.descent(font)}};
    }

    const ChartSpec &m_spec;
    const TypeScale &m_type;
    TextRuler &m_ruler;
    QList<Shares> m_shares;  // per line
    QList<qsizetype> m_ends; // lines labelled next to the plot
    bool m_familiesAtEnds = false;
    int m_nameLines = 1;   ///< lines per name that fit the row height
    int m_columnLines = 1; ///< lines of the names of a heat chart's columns
    PlaneLayout m_layout;
};

} // namespace

QPointF capOf(const QLineF &range, double body)
{
    const double cap = body * 0.22;
    return range.dx() == 0.0 ? QPointF(cap, 0.0) : QPointF(0.0, cap);
}

QRectF groundUnder(const PlaneLabel &label)
{
    const double free = label.place.crowded ? 0.0 : strongLine;
    return label.place.rect.adjusted(-1.0, free, 1.0, -free);
}

QRectF PlaneLayout::markRect(int index) const
{
    if (index >= 0 && index < cells.size())
        return cells.at(index).rect;
    if (index < 0 || index >= marks.size() || !marks.at(index).inside)
        return {};
    const double reach = marks.at(index).radius + planeRingRoom;
    return {marks.at(index).at - QPointF(reach, reach), QSizeF(2.0 * reach, 2.0 * reach)};
}

qsizetype PlaneLayout::lostNames(const PlaneSpec &plane) const
{
    const auto isLost = [](const QString &name, const PlaneLabel &label) {
        return !name.isEmpty() && label.text.text.isEmpty();
    };
    qsizetype lost = 0;
    for (qsizetype i = 0; i < plane.lines.size(); ++i)
        lost += isLost(plane.lines.at(i).label, lines.at(i).label) ? 1 : 0;
    for (qsizetype i = 0; i < plane.marks.size(); ++i)
        lost += isLost(plane.marks.at(i).label, marks.at(i).label) ? 1 : 0;
    return lost;
}

bool PlaneLayout::losesLines(const PlaneSpec &plane) const
{
    for (qsizetype i = 0; i < plane.lines.size(); ++i) {
        if (isOfFamily(plane.lines.at(i), plane.lines) && lines.at(i).label.text.text.isEmpty())
            return true;
    }
    return false;
}

// Names on the lines keep the plot wide. If one has no room there, they go to the line ends, unless that loses more
// names.
PlaneLayout layoutPlane(const ChartSpec &spec, const TypeScale &type, const QSizeF &size, TextRuler &ruler)
{
    const PlaneLayout onLines = Composer(spec, type, size, ruler).compose();
    if (!onLines.losesLines(spec.plane))
        return onLines;
    Composer composer(spec, type, size, ruler);
    composer.nameFamiliesAtEnds();
    const PlaneLayout atEnds = composer.compose();
    return atEnds.lostNames(spec.plane) < onLines.lostNames(spec.plane) ? atEnds : onLines;
}

} // namespace chipboard
