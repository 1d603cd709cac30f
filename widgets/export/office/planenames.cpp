#include "widgets/export/office/planenames.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/labelplacing.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/axistitles.h"
#include "widgets/export/office/marklayers.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace chipboard {
// Spreadsheet days count from 1899-12-30, which is correct for all dates from 1900-03-01.
constexpr double firstSheetDay = 2415019.0;

static double shifted(const std::optional<double> &day) { return *day - firstSheetDay; }

double valueAt(double share, const ChartAxis &axis)
{
    return axis.scale == AxisScale::Logarithmic ? axis.minimum * std::pow(axis.maximum / axis.minimum, share)
                                                : axis.minimum + share * (axis.maximum - axis.minimum);
}

QPointF placeOn(const QRectF &plot, const ChartSpec &spec, const QPointF &value)
{
    return {plot.left() + plot.width() * axisShare(spec.axis, value.x()),
            plot.bottom() - plot.height() * axisShare(spec.plane.y, value.y())};
}

QList<QPointF> onPlane(const QList<QPointF> &points, const ChartAxis &x, const ChartAxis &y)
{
    if (points.size() < 2)
        return points;
    const QRectF unit(0.0, 0.0, 1.0, 1.0);
    QList<QPointF> kept;
    const auto add = [&kept](const QPointF &point) {
        if (kept.isEmpty() || kept.constLast() != point)
            kept << point;
    };
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const QPointF a(axisShare(x, points.at(i).x()), axisShare(y, points.at(i).y()));
        const QPointF b(axisShare(x, points.at(i + 1).x()), axisShare(y, points.at(i + 1).y()));
        const std::optional<QLineF> seen = clippedTo(unit, QLineF(a, b));
        if (!seen || (seen->p1() == seen->p2() && a != b))
            continue;
        const auto at = [&](const QPointF &share) { return QPointF(valueAt(share.x(), x), valueAt(share.y(), y)); };
        add(seen->p1() == a ? points.at(i) : at(seen->p1()));
        add(seen->p2() == b ? points.at(i + 1) : at(seen->p2()));
    }
    return kept;
}

bool isTime(const ChartAxis &axis) { return hasDates(axis) && axis.minimum >= firstSheetDay; }

ChartSpec inSheetDays(ChartSpec spec)
{
    for (double *edge : {&spec.axis.minimum, &spec.axis.maximum})
        *edge = shifted(*edge);
    for (double &tick : spec.axis.ticks)
        tick = shifted(tick);
    for (PlaneMark &mark : spec.plane.marks) {
        mark.x = shifted(mark.x);
        if (mark.xLow && mark.xHigh) {
            mark.xLow = shifted(mark.xLow);
            mark.xHigh = shifted(mark.xHigh);
        }
    }
    const auto shift = [](QList<QPointF> &points) {
        for (QPointF &point : points)
            point.rx() = shifted(point.x());
    };
    for (PlaneLine &line : spec.plane.lines)
        shift(line.points);
    for (PlaneBand &band : spec.plane.bands) {
        shift(band.lower);
        shift(band.upper);
    }
    return spec;
}

namespace {

constexpr double usualSize = 12.0;
constexpr double crowdedSize = 10.0;
constexpr double smallestSize = 6.0;
constexpr qsizetype manyMarks = 16;    // more marks get small names
constexpr double nameLineHeight = 1.2; // in text sizes
constexpr double markRadius = 5.5;
constexpr double smallRadius = 2.0;
constexpr double onEachOther = 1.0;  // distance of centres in radii for marks to overlap
constexpr double overTop = 1.0;      // points from the top end of a line to its name
constexpr double endLeader = 12.0;   // points from a line's end to its name
constexpr double reach = 6.0;        // of names beyond the ends of the y axis
constexpr double nearlyEqual = 1e-6; // tolerance, as a share of an axis
constexpr qsizetype fewLines = 8;    // up to so many lines, leaders may cross other lines
constexpr double farAlong = 4.0;     // steps from a line's end, beyond which a leader from the end is clearer
constexpr double shortRange = 60.0;  // points: a name stands after such a range rather than next to its mark

/// The number of a name in the key.
QString keyNumber(qsizetype number) { return QStringLiteral("(%1)").arg(number); }

bool isKeyNumber(const QString &label)
{
    constexpr qsizetype longest = 5;
    return label.startsWith(QLatin1Char('(')) && label.endsWith(QLatin1Char(')')) && label.size() <= longest;
}

QRectF squareAt(const QPointF &at, double radius)
{
    return {at - QPointF(radius, radius), QSizeF(2.0 * radius, 2.0 * radius)};
}

// Including its ring.
double reachOf(const PlaneMark &mark)
{
    const int size = static_cast<int>(2.0 * radiusOf(mark));
    return mark.baseline ? ringSize(size) / 2.0 : radiusOf(mark);
}

// Joins with "=" for equal numbers, with a comma if they only look equal.
QString jointName(const QList<const PlaneMark *> &marks)
{
    const auto isEqual = [&](const PlaneMark *mark) {
        return mark->x == marks.constFirst()->x && mark->y == marks.constFirst()->y;
    };
    const bool areEqual = std::ranges::all_of(marks, isEqual);
    QStringList names;
    for (const PlaneMark *mark : marks)
        addOnce(names, mark->label);
    QString joint = names.takeFirst();
    for (const QString &name : std::as_const(names))
        joint = areEqual ? joint + QStringLiteral(" = ") + name
                         : tr("%1, %2", "names of marks that lie on each other").arg(joint, name);
    return joint;
}

class Names
{
public:
    Names(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper, const TextMeasure &letters)
        : m_spec(spec)
        , m_letters(letters)
        , m_plot(plot)
        , m_paper(paper)
        , m_ends(endedLines(spec))
    {
    }

    [[nodiscard]] PlaneNames made()
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
        placing.allowSlides();
        addObstacles(placing);
        placeTops(placing);
        placeMarks(placing);
        placeLines(placing);
        return m_names;
    }

private:
    [[nodiscard]] QPointF at(const QPointF &value) const { return placeOn(m_plot, m_spec, value); }

    [[nodiscard]] QList<QPointF> at(const QList<QPointF> &values) const
    {
        return mapped(values, [this](const QPointF &value) { return at(value); });
    }

    [[nodiscard]] bool isOn(const PlaneMark &mark) const
    {
        const auto within = [](double share) { return share >= -nearlyEqual && share <= 1.0 + nearlyEqual; };
        return within(axisShare(m_spec.axis, mark.x)) && within(axisShare(m_spec.plane.y, mark.y));
    }

    [[nodiscard]] QSizeF boxOf(const QString &text, double size, bool bold = false) const
    {
        return {m_letters.width(text, size, bold), size * nameLineHeight};
    }

    // Dozens of lines only have room for small names.
    void chooseSizes()
    {
        const auto named = std::ranges::count_if(
            m_spec.plane.marks, [](const PlaneMark &mark) { return !mark.small && !mark.label.isEmpty(); });
        m_names.markSize = named > manyMarks ? crowdedSize : usualSize;
        const double room =
            m_plot.height() / (nameLineHeight * static_cast<double>(std::max<qsizetype>(1, m_ends.size())));
        m_names.lineSize = std::clamp(room, smallestSize, named > manyMarks ? crowdedSize : usualSize);
    }

    void placeEnds()
    {
        const auto endOf = [this](qsizetype line) { return at(m_spec.plane.lines.at(line).points.constLast()); };
        std::ranges::stable_sort(m_ends, [&](qsizetype a, qsizetype b) { return endOf(a).y() < endOf(b).y(); });
        const QList<double> wanted = mapped(m_ends, [&](qsizetype line) { return endOf(line).y(); });
        const double height = m_names.lineSize * nameLineHeight;
        const QList<double> centres =
            stackLabels(wanted, height, m_plot.top() - height / 2.0, m_plot.bottom() + height / 2.0);
        const double left = m_plot.right() + endLeader;
        for (qsizetype i = 0; i < m_ends.size(); ++i) {
            PlacedName &name = m_names.lines[m_ends.at(i)];
            const PlaneLine &line = m_spec.plane.lines.at(m_ends.at(i));
            const QSizeF size = boxOf(line.label, m_names.lineSize, line.weight == LineWeight::Strong);
            if (left + size.width() > m_paper.width())
                continue; // there may be room on its line
            name = {true, true, false, QRectF(QPointF(left, centres.at(i) - height / 2.0), size),
                    QLineF(endOf(m_ends.at(i)), {left - 5.0, centres.at(i)})};
        }
    }

    // Names of family lines that leave the plane at the top go above it.
    void placeTops(LabelPlacing &placing)
    {
        QList<std::pair<double, qsizetype>> tops;
        double widest = 0.0;
        for (qsizetype i = 0; i < m_spec.plane.lines.size(); ++i) {
            const PlaneLine &line = m_spec.plane.lines.at(i);
            if (m_names.lines.at(i).isShown || hasOwnColour(line) || !isOfFamily(line, m_spec.plane.lines)
                || line.points.size() < 2 || axisShare(m_spec.plane.y, line.points.constLast().y()) < 1.0 - nearlyEqual)
                continue;
            tops << std::pair(at(line.points.constLast()).x(), i);
            widest = std::max(widest, boxOf(line.label, m_names.lineSize).width() + endLeader);
        }
        std::ranges::sort(tops);
        const QList<double> wanted = mapped(tops, [](const auto &top) { return top.first; });
        if (widest * static_cast<double>(tops.size()) > m_plot.width())
            return;
        const QList<double> centres = stackLabels(wanted, widest, m_plot.left(), m_paper.width());
        for (qsizetype i = 0; i < tops.size(); ++i) {
            const QSizeF size = boxOf(m_spec.plane.lines.at(tops.at(i).second).label, m_names.lineSize);
            const QRectF rect(QPointF(centres.at(i) - size.width() / 2.0, m_plot.top() - overTop - size.height()),
                              size);
            m_names.lines[tops.at(i).second] = {true, false, false, rect, {}};
            placing.addLabel(rect);
        }
    }

    [[nodiscard]] bool asksForName(const PlaneMark &mark) const
    {
        return !mark.small && !mark.label.isEmpty() && isOn(mark);
    }

    // Groups marks that cover each other so much that their separate names could not be matched: they get one joint
    // name, in mark order. Not in named rows, where overlap already means equality.
    [[nodiscard]] QList<QList<qsizetype>> heapsOfMarks() const
    {
        QList<QList<qsizetype>> heaps;
        const auto placeOf = [this](qsizetype i) {
            return at(QPointF(m_spec.plane.marks.at(i).x, m_spec.plane.marks.at(i).y));
        };
        for (qsizetype i = 0; i < m_spec.plane.marks.size(); ++i) {
            const PlaneMark &mark = m_spec.plane.marks.at(i);
            if (!asksForName(mark))
                continue;
            const auto isHere = [&](const QList<qsizetype> &heap) {
                return !mark.baseline && !m_spec.plane.marks.at(heap.constFirst()).baseline
                    && QLineF(placeOf(heap.constFirst()), placeOf(i)).length() < onEachOther * radiusOf(mark);
            };
            const auto heap = std::ranges::find_if(heaps, isHere);
            if (heap == heaps.end() || namedRows(m_spec.plane.y) > 0)
                heaps << QList<qsizetype>{i};
            else
                *heap << i;
        }
        for (QList<qsizetype> &heap : heaps) {
            QRectF spread;
            for (const qsizetype i : std::as_const(heap))
                spread |= squareAt(placeOf(i), radiusOf(m_spec.plane.marks.at(i)));
            const bool isBeside = spread.width() > spread.height();
            std::ranges::stable_sort(heap, [&](qsizetype a, qsizetype b) {
                return isBeside ? placeOf(a).x() < placeOf(b).x() : placeOf(a).y() < placeOf(b).y();
            });
        }
        return heaps;
    }

    void addObstacles(LabelPlacing &placing) const
    {
        placing.addLine({m_plot.bottomLeft(), m_plot.bottomRight()});
        for (const PlaneLine &line : m_spec.plane.lines)
            line.weight == LineWeight::Quiet ? placing.addThinLine(at(line.points)) : placing.addLine(at(line.points));
        for (const PlaneBand &band : m_spec.plane.bands) {
            for (const QList<QPointF> &edge : {band.lower, band.upper})
                placing.addLine(at(onPlane(edge, m_spec.axis, m_spec.plane.y)));
        }
        for (const PlaneMark &mark : m_spec.plane.marks) {
            if (!isOn(mark))
                continue;
            if (mark.small)
                placing.addSmallMark(at(QPointF(mark.x, mark.y)));
            else
                placing.addMark(squareAt(at(QPointF(mark.x, mark.y)), reachOf(mark)));
            addRange(placing, mark);
        }
    }

    // With its range, unless that is long: a name between the mark and the range's end would cover the end.
    [[nodiscard]] QRectF groundOf(const PlaneMark &mark) const
    {
        const QRectF square = squareAt(at(QPointF(mark.x, mark.y)), reachOf(mark));
        if (!mark.xLow || !mark.xHigh || namedRows(m_spec.plane.y) == 0)
            return square;
        const double low = at(QPointF(*mark.xLow, mark.y)).x();
        const double high = at(QPointF(*mark.xHigh, mark.y)).x();
        return high - low > shortRange ? square : square.united({low, square.top(), high - low, square.height()});
    }

    // Both directions: a range has priority over a line.
    void addRange(LabelPlacing &placing, const PlaneMark &mark) const
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

    void placeMarks(LabelPlacing &placing)
    {
        const bool isHeap = hasHeapOfNames(m_spec.plane);
        const QList<QList<qsizetype>> heaps = heapsOfMarks();
        QList<LabelWish> wishes;
        QStringList texts;
        for (const QList<qsizetype> &heap : heaps) {
            QList<const PlaneMark *> marks;
            QRectF ground;
            for (const qsizetype i : heap) {
                const PlaneMark &mark = m_spec.plane.marks.at(i);
                marks << &mark;
                ground |= groundOf(mark);
            }
            const PlaneMark &first = *marks.constFirst();
            texts << (marks.size() > 1 ? jointName(marks) : QString());
            wishes << LabelWish{
                ground,
                boxOf(texts.constLast().isEmpty() ? first.label : texts.constLast(), m_names.markSize, first.baseline),
                rowBand(m_plot, namedRows(m_spec.plane.y), ground.center().y()), !isHeap || first.baseline};
        }
        const QList<std::optional<LabelPlace>> places = placeBesideMarks(placing, wishes);
        for (qsizetype i = 0; i < places.size(); ++i) {
            if (!places.at(i))
                continue;
            for (const qsizetype mark : heaps.at(i)) {
                m_names.marks[mark].text = texts.at(i);
                m_names.marks[mark].isJoint = true;
            }
            m_names.marks[heaps.at(i).constFirst()] = {
                true, false, places.at(i)->crowded, places.at(i)->rect, places.at(i)->leader, texts.at(i)};
        }
    }

    void placeLine(LabelPlacing &placing, PlacedName &name, const QList<QPointF> &points, const QString &text,
                   bool bold, LineSide side = LineSide::Any) const
    {
        if (text.isEmpty() || points.size() < 2 || name.isShown)
            return;
        const QSizeF box = boxOf(text, m_names.lineSize, bold);
        std::optional<LabelPlace> place = placing.alongLine(at(points), box, side);
        if (side == LineSide::Any && (!place || place->cost > farAlong)) {
            if (place)
                placing.removeLabel(place->rect);
            const bool mayCross = !place && (isKeyNumber(text) || m_spec.plane.lines.size() <= fewLines);
            if (const std::optional<LabelPlace> led = placing.ledFromLine(at(points), box, mayCross))
                place = led;
            else if (place)
                placing.addLabel(place->rect);
        }
        if (place)
            name = {true, false, place->crowded, place->rect, place->leader};
    }

    // Most important first. Lines that only labels distinguish carry them on the line, as on screen.
    void placeLines(LabelPlacing &placing)
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

    const ChartSpec &m_spec;
    const TextMeasure &m_letters;
    QRectF m_plot;
    QSizeF m_paper;
    QList<qsizetype> m_ends;
    PlaneNames m_names;
};

} // namespace

QList<qsizetype> endedLines(const ChartSpec &spec)
{
    QList<qsizetype> strong;
    QList<qsizetype> ended;
    for (qsizetype i = 0; i < spec.plane.lines.size(); ++i) {
        const PlaneLine &line = spec.plane.lines.at(i);
        if (line.label.isEmpty() || line.points.size() < 2
            || axisShare(spec.axis, line.points.constLast().x()) < 1.0 - nearlyEqual)
            continue;
        if (line.weight == LineWeight::Strong)
            strong << i;
        else if (!hasOwnColour(line) && isOfFamily(line, spec.plane.lines))
            ended << i;
    }
    if (strong.size() > 1)
        ended += strong;
    std::ranges::sort(ended);
    return ended;
}

double radiusOf(const PlaneMark &mark) { return mark.small ? smallRadius : markRadius; }

PlaneNames namesOnPlane(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper, const TextMeasure &letters)
{
    return Names(spec, plot, paper, letters).made();
}

namespace {

/// The names of marks, lines and bands of a plane with their positions.
class NameKey
{
public:
    NameKey(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper, const TextMeasure &letters)
        : m_spec(spec)
        , m_numbered(spec)
        , m_plot(plot)
        , m_paper(paper)
        , m_letters(letters)
        , m_names(namesOnPlane(spec, plot, paper, letters))
    {
    }

    // Repeated once: numbers need less room than names, but the key reduces the plane, so other names may drop out.
    [[nodiscard]] PlaneNames made()
    {
        constexpr int mostRounds = 6;
        constexpr double mostOfPlane = 0.4; // including what is around it
        for (int round = 0; round < mostRounds; ++round) {
            const QList<Entry> before = m_entries;
            addLost();
            if (m_entries == before)
                break;
            if (keyHeight() > mostOfPlane * m_paper.height()) { // the key would leave no plane: drop these names
                m_entries = before;
                break;
            }
            placeNumbers();
        }
        return m_names;
    }

private:
    /// In a named row: the row with its contents; else the meaning of the number on the plane.
    struct Entry
    {
        QString row;
        QString name;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    /// Visits the items that belong on the plane, each with its label in the numbered chart and its position.
    template<typename Function>
    void eachName(const Function &visit)
    {
        const auto add = [&visit](QString &label, const QString &row, const QString &name, PlacedName &place) {
            if (!name.isEmpty())
                visit(label, Entry{row, name}, place);
        };
        PlaneSpec &plane = m_numbered.plane;
        for (qsizetype i = 0; i < plane.marks.size(); ++i) {
            const PlaneMark &mark = m_spec.plane.marks.at(i);
            if (!mark.small)
                add(plane.marks[i].label, rowOf(mark), mark.label, m_names.marks[i]);
        }
        for (qsizetype i = 0; i < plane.lines.size(); ++i) {
            if (plane.lines.at(i).points.size() > 1)
                add(plane.lines[i].label, {}, m_spec.plane.lines.at(i).label, m_names.lines[i]);
        }
        for (qsizetype i = 0; i < plane.bands.size(); ++i)
            add(plane.bands[i].label, {}, m_spec.plane.bands.at(i).label, m_names.bands[i]);
    }

    [[nodiscard]] QString rowOf(const PlaneMark &mark) const
    {
        const bool hasRows = namedRows(m_spec.plane.y) > 0;
        return hasRows ? m_spec.plane.y.tickLabels.value(static_cast<qsizetype>(std::floor(mark.y))) : QString();
    }

    void addLost()
    {
        eachName([this](const QString &, const Entry &entry, const PlacedName &place) {
            if (!place.isShown && !place.isJoint && !m_entries.contains(entry))
                m_entries << entry;
        });
    }

    [[nodiscard]] QString textOf(const Entry &entry) const
    {
        return entry.row.isEmpty() ? keyNumber(m_entries.indexOf(entry) + 1) + QLatin1Char(' ') + entry.name
                                   : tr("%1: %2", "a row of a chart, and what stands in it").arg(entry.row, entry.name);
    }

    void placeNumbers()
    {
        eachName([this](QString &label, const Entry &entry, const PlacedName &) {
            if (m_entries.contains(entry))
                label = entry.row.isEmpty() ? keyNumber(m_entries.indexOf(entry) + 1) : QString();
        });
        const QStringList key = keyLines();
        const double height = keyHeight();
        m_names = namesOnPlane(m_numbered, m_plot.adjusted(0.0, 0.0, 0.0, -height), m_paper, m_letters);
        m_names.key = key;
        m_names.keyHeight = height;
        eachName([this](const QString &label, const Entry &entry, PlacedName &place) {
            if (!m_entries.contains(entry))
                return;
            place.isJoint = place.isJoint || !entry.row.isEmpty();
            if (place.text.isEmpty())
                place.text = entry.row.isEmpty() ? label : textOf(entry);
        });
        for (const Entry &entry : std::as_const(m_entries))
            m_names.keyed << textOf(entry);
    }

    [[nodiscard]] double keyHeight() const { return static_cast<double>(keyLines().size()) * keyLineHeight; }

    [[nodiscard]] QStringList keyLines() const
    {
        constexpr QLatin1String between(" \xB7 ");
        QStringList lines;
        for (const Entry &entry : m_entries) {
            const QString text = textOf(entry);
            const QString longer = lines.isEmpty() ? text : lines.constLast() + between + text;
            if (!lines.isEmpty() && m_letters.lineWidth(longer, usualSize) <= m_paper.width())
                lines.last() = longer;
            else
                lines << text;
        }
        return lines;
    }

    const ChartSpec &m_spec;
    ChartSpec m_numbered;
    QRectF m_plot;
    QSizeF m_paper;
    const TextMeasure &m_letters;
    PlaneNames m_names;
    QList<Entry> m_entries; ///< in numeric order
};

} // namespace

PlaneNames namesWithKey(const ChartSpec &spec, const QRectF &plot, const QSizeF &paper, const TextMeasure &letters)
{
    return NameKey(spec, plot, paper, letters).made();
}

} // namespace chipboard
