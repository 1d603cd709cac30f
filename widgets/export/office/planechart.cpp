#include "widgets/export/office/planechart.h"

#include "data/core/tr.h"
#include "data/views/colour.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/axistitles.h"
#include "widgets/export/office/charttext.h"
#include "widgets/export/office/marklayers.h"
#include "widgets/export/office/planenames.h"
#include "widgets/export/office/rowchart.h"
#include "widgets/export/office/usershapes.h"

#include <QMap>

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace chipboard {
namespace {

constexpr double textSize = 12.0;
constexpr double nameGap = 4.0;        // points from a mark to its name's default position
constexpr double aboveThePlane = 22.0; // points, for names of lines that end there and for the row axis
constexpr double belowThePlane = 44.0; // for ticks and the title of the axis
constexpr double leastLeft = 78.0;     // for ticks and the title of the axis
constexpr double titleOfTicks = 34.0;  // for the rotated title and its padding
constexpr double yearLength = 365.25;  // days
constexpr double capHalf = 4.0;        // half the length of a whisker cap, in points
constexpr double ofBand = 0.18;        // of its line's colour

class PlaneChart
{
public:
    PlaneChart(ChartSpec spec, const ChartFrame &frame, bool time)
        : m_spec(withNativeAxes(std::move(spec), frame.look.locale))
        , m_frame(frame)
        , m_years(time ? yearsApart(m_spec.axis) : 0)
        , m_hasMonths(time && m_years == 0 && m_spec.axis.ticks.size() == m_spec.axis.tickLabels.size())
        , m_shapes(QSizeF(frame.width, frame.height))
    {
        if (m_years > 0) // a date axis starts at noon on January 1
            m_spec.axis.minimum = m_spec.axis.ticks.constFirst() + 0.5
                - (m_spec.axis.minimum < m_spec.axis.ticks.constFirst() ? m_years * yearLength : 0.0);
        for (PlaneLine &line : m_spec.plane.lines)
            line.points = onPlane(line.points, m_spec.axis, m_spec.plane.y);
    }

    [[nodiscard]] OfficeChart made()
    {
        measure();
        const QSizeF paper(m_frame.width, m_frame.height);
        m_names = namesWithKey(m_spec, plot(), paper, letters());
        m_area.height -= m_names.keyHeight / m_frame.height;
        addShapes();
        addColumns();
        AxisPlace across{
            .id = 1, .across = 2, .side = "b", .minimum = m_spec.axis.minimum, .maximum = drawnEndOf(m_spec.axis)};
        across.title = axisTitle(m_spec.axis);
        across.crosses = "min";
        across.length = plot().width();
        if (m_years > 0) {
            across.step = m_years * yearLength;
            across.format = QStringLiteral("yyyy");
        }
        across.hasPointTicks = m_hasMonths;
        if (m_hasMonths || !m_names.key.isEmpty()) // not in the key
            across.titleAt = titlePlace(across.title, textSize, plot(), paper, false, letters());
        AxisPlace up{.id = 2, .across = 1, .side = "l", .minimum = plane().y.minimum, .maximum = drawnEndOf(plane().y)};
        up.crosses = "min";
        up.hidden = namedRows(plane().y) > 0;
        if (up.hidden)
            up.step = 1.0;
        else
            up.title = axisTitle(plane().y);
        const auto content = [&](XmlPart &part) {
            part.element("c:scatterChart", {}, [&] {
                part.val("c:scatterStyle", "lineMarker");
                part.val("c:varyColors", 0);
                writeSeries(part);
                part.val("c:axId", 1);
                part.val("c:axId", 2);
            });
            writeValueAxis(part, m_spec.axis, across, m_frame.look, textSize);
            writeValueAxis(part, plane().y, up, m_frame.look, textSize);
        };
        const QString language = languageTag(m_frame.look.locale);
        const QList<SchemeColour> scheme = m_frame.look.scheme();
        const QByteArray xml = chartSpace(m_area, look(textSize, m_frame.look.theme.text), content,
                                          {!m_shapes.isEmpty(), language, scheme});
        return {xml, m_sheet, m_shapes.part(language, scheme), lostNames(), !m_names.key.isEmpty()};
    }

private:
    struct Rows
    {
        int first = 0;
        int last = 0;
    };
    [[nodiscard]] const PlaneSpec &plane() const { return m_spec.plane; }
    [[nodiscard]] TextLook look(double size, const QColor &colour, bool bold = false) const
    {
        return {size, colour, bold, m_frame.look.typeface()};
    }

    // Names missing from the file: compares with what was actually written.
    [[nodiscard]] QStringList lostNames() const
    {
        QStringList lost;
        const auto add = [&](const QString &name, const PlacedName &place) {
            const QString text = place.text.isEmpty() ? name : place.text;
            const auto isKeyed = [&name](const QString &line) { return line.contains(name); };
            const bool isNamed = text.contains(name) || std::ranges::any_of(m_names.key, isKeyed);
            if (!name.isEmpty() && !lost.contains(name) && !(isNamed && m_written.contains(text)))
                lost << name;
        };
        for (qsizetype i = 0; i < plane().marks.size(); ++i)
            add(plane().marks.at(i).small ? QString() : plane().marks.at(i).label, m_names.marks.at(i));
        for (qsizetype i = 0; i < plane().lines.size(); ++i)
            add(plane().lines.at(i).points.size() > 1 ? plane().lines.at(i).label : QString(), m_names.lines.at(i));
        for (qsizetype i = 0; i < plane().bands.size(); ++i)
            add(plane().bands.at(i).label, m_names.bands.at(i));
        for (const QString &row : namedRows(plane().y) > 0 ? plane().y.tickLabels : QStringList())
            add(row, {});
        if (!m_spec.remark.isEmpty() && !m_shapes.says(m_spec.remark))
            lost << m_spec.remark;
        return lost;
    }

    // Reserves room for ticks and titles on the left and below, and for line names at line ends. Row names get what
    // they need.
    void measure()
    {
        double names = 10.0;
        for (const qsizetype line : endedLines(m_spec))
            names = std::max(names, letters().width(plane().lines.at(line).label, textSize) + 26.0);
        // The title is placed next to the widest label, because programs do not check for overlap.
        double left = std::max(leastLeft, roomForTicks(plane().y, m_frame.look, textSize) + titleOfTicks);
        if (namedRows(plane().y) > 0) {
            const double row =
                (m_frame.height - aboveThePlane - belowThePlane) / static_cast<double>(plane().y.ticks.size());
            m_rowSize = std::clamp(row / 1.25, 6.0, textSize);
            left = 0.0;
            for (const QString &name : plane().y.tickLabels)
                left = std::max(left, letters().width(name, m_rowSize) + 14.0);
            left = std::min(left, 0.4 * m_frame.width);
        }
        m_area.left = left / m_frame.width;
        m_area.top = aboveThePlane / m_frame.height;
        m_area.width = 1.0 - m_area.left - std::min(0.3, names / m_frame.width);
        const RowRoom room = annotationRoom(m_spec, textSize, letters());
        m_area.height = 1.0 - (aboveThePlane + belowThePlane + room.bottom) / m_frame.height;
    }

    [[nodiscard]] QRectF plot() const
    {
        return {m_area.left * m_frame.width, m_area.top * m_frame.height, m_area.width * m_frame.width,
                m_area.height * m_frame.height};
    }

    [[nodiscard]] const TextMeasure &letters() const { return m_frame.look.letters; }

    [[nodiscard]] static int sizeOf(const PlaneMark &mark) { return static_cast<int>(2.0 * radiusOf(mark)); }

    void addColumns()
    {
        m_sheet.addColumn(tr("Name"));
        m_sheet.addColumn(axisTitle(m_spec.axis));
        m_sheet.addColumn(axisTitle(plane().y));
    }

    int addRow(const QString &name, double x, double y)
    {
        const int row = m_sheet.rowCount();
        for (int column = 0; column < m_sheet.columns.size(); ++column)
            m_sheet.append(column, {});
        m_sheet.columns[0][row] = textCell(name);
        m_sheet.columns[1][row] = numberCell(x);
        m_sheet.columns[2][row] = numberCell(y);
        return row;
    }

    // An empty row interrupts the line.
    void addGap(const QString &name)
    {
        for (int column = 0; column < m_sheet.columns.size(); ++column)
            m_sheet.append(column, column == 0 ? textCell(name) : SheetCell{});
    }

    // Shapes for names without a point: point labels follow their points, shapes stay in place.
    void addShapes()
    {
        const auto leader = [this](const PlacedName &name, const QColor &colour) {
            if (name.isShown && name.leader.length() > 0.0)
                m_shapes.add(ShapeLine{name.leader, colour});
        };
        for (qsizetype i = 0; i < plane().lines.size(); ++i) {
            const PlaneLine &line = plane().lines.at(i);
            const PlacedName &name = m_names.lines.at(i);
            const bool isQuiet = line.weight == LineWeight::Quiet;
            leader(name, colourOf(line));
            if (name.isShown && !name.isBeside)
                addName(name, name.text.isEmpty() ? line.label : name.text,
                        look(m_names.lineSize, isQuiet ? m_frame.look.theme.textMuted : colourOf(line), !isQuiet));
        }
        for (const PlacedName &name : std::as_const(m_names.marks))
            leader(name, m_frame.look.theme.textMuted);
        addBands();
        for (const PlaneMark &mark : plane().marks)
            addHatching(m_shapes, mark, sizeOf(mark), placeOn(plot(), m_spec, {mark.x, mark.y}), m_frame.look);
        for (qsizetype i = 0; i < plane().bands.size(); ++i) {
            if (m_names.bands.at(i).isShown)
                addName(m_names.bands.at(i),
                        m_names.bands.at(i).text.isEmpty() ? plane().bands.at(i).label : m_names.bands.at(i).text,
                        look(m_names.lineSize, m_frame.look.theme.textMuted));
        }
        addKey();
        addRemark(m_shapes, m_spec, QSizeF(m_frame.width, m_frame.height), m_frame.look);
        if (namedRows(plane().y) > 0 && !axisTitle(plane().y).isEmpty())
            m_shapes.add(ShapeText{axisTitle(plane().y),
                                   QRectF(0.0, 2.0, plot().left() - 10.0, 16.0),
                                   look(textSize, m_frame.look.theme.textMuted),
                                   {},
                                   "r"});
    }

    // In the colour of the line that the range belongs to.
    void addBands()
    {
        for (const PlaneBand &band : plane().bands) {
            QList<QPointF> corners = onPlane(band.lower, m_spec.axis, plane().y);
            QList<QPointF> upper = onPlane(band.upper, m_spec.axis, plane().y);
            std::ranges::reverse(upper);
            corners += upper;
            if (corners.size() < 3)
                continue;
            for (QPointF &corner : corners)
                corner = placeOn(plot(), m_spec, corner);
            m_shapes.add(ShapeArea{corners,
                                   band.role ? m_frame.look.theme.colour(*band.role) : m_frame.look.theme.textMuted,
                                   ofBand, band.label.isEmpty() ? tr("Range") : band.label});
        }
    }

    // Below the axis and its title, above the note.
    void addKey()
    {
        double top = m_frame.height - annotationRoom(m_spec, textSize, letters()).bottom - m_names.keyHeight;
        m_written << m_names.keyed;
        for (const QString &line : std::as_const(m_names.key)) {
            m_shapes.add(ShapeText{line, QRectF(0.0, top, m_frame.width, keyLineHeight),
                                   look(textSize, m_frame.look.theme.text)});
            top += keyLineHeight;
        }
    }

    void addName(const PlacedName &name, const QString &text, const TextLook &textLook)
    {
        m_written << text;
        const auto ground = name.isCrowded ? std::optional(m_frame.look.theme.card) : std::nullopt;
        m_shapes.add(ShapeText{text, name.rect, textLook, ground, "ctr"});
    }

    // On its side of the mark, with the offset from there.
    [[nodiscard]] PointLabel labelOf(const PlaneMark &mark, const PlacedName &name) const
    {
        const QPointF at = placeOn(plot(), m_spec, QPointF(mark.x, mark.y));
        const double away = radiusOf(mark) + nameGap;
        const QPointF middle = name.rect.center();
        PointLabel label{.index = 0, .text = name.text, .isSeriesName = name.text.isEmpty()};
        QPointF moved = middle - at;
        if (name.rect.left() >= at.x()) {
            label.place = "r";
            moved.setX(name.rect.left() - at.x() - away);
        } else if (name.rect.right() <= at.x()) {
            label.place = "l";
            moved.setX(name.rect.right() - at.x() + away);
        } else if (middle.y() < at.y()) {
            label.place = "t";
            moved.setY(name.rect.bottom() - at.y() + away);
        } else {
            label.place = "b";
            moved.setY(name.rect.top() - at.y() - away);
        }
        label.shift = std::abs(moved.x()) < 1.0 ? 0.0 : moved.x() / m_frame.width;
        label.drop = std::abs(moved.y()) < 1.0 ? 0.0 : moved.y() / m_frame.height;
        if (name.isCrowded)
            label.ground = m_frame.look.theme.card;
        return label;
    }

    // Point labels along the axis: row names, and ticks that a native axis does not support.
    void writeAxisNames(XmlPart &xml, const ChartAxis &axis, const QList<qsizetype> &ticks, bool isUpright)
    {
        const bool isNames = isUpright && namedRows(axis) > 0;
        const TextLook text =
            isNames ? look(m_rowSize, m_frame.look.theme.text) : look(textSize, m_frame.look.theme.textMuted);
        const char *side = isUpright ? "l" : "b";
        Rows places;
        for (const qsizetype i : ticks)
            places.last = addRow(axis.tickLabels.at(i), isUpright ? beginningOf(m_spec.axis) : axis.ticks.at(i),
                                 isUpright ? axis.ticks.at(i) : beginningOf(plane().y));
        places.first = places.last - static_cast<int>(ticks.size()) + 1;
        xml.element("c:ser", {}, [&] {
            openSeries(xml, places.first);
            xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
            xml.element("c:marker", {}, [&] { xml.val("c:symbol", "none"); });
            xml.element("c:dLbls", {}, [&] {
                for (int i = 0; i < ticks.size(); ++i) {
                    writePointLabel(xml, {i, axis.tickLabels.at(ticks.at(i)), {}, side}, text);
                    m_written << axis.tickLabels.at(ticks.at(i));
                }
                writeTextLook(xml, text);
                xml.val("c:dLblPos", side);
                writeLabelSwitches(xml, true);
            });
            closeSeries(xml, places);
        });
    }

    void addAxisNames(const ChartAxis &axis, bool isUpright)
    {
        QList<qsizetype> ticks(axis.ticks.size());
        std::iota(ticks.begin(), ticks.end(), 0);
        if (!isUpright || namedRows(axis) == 0) {
            if (isUpright || !m_hasMonths)
                return;
            ticks = toldTicks(axis, isUpright ? plot().height() : plot().width(), textSize, isUpright, letters());
        }
        if (!ticks.isEmpty())
            m_all << Series{ticks.size(), [this, axis, ticks, isUpright](XmlPart &xml) {
                                writeAxisNames(xml, axis, ticks, isUpright);
                            }};
    }

    // Grid lines of axes with non-native ticks.
    [[nodiscard]] QList<QLineF> grid() const
    {
        const ChartAxis &x = m_spec.axis;
        const ChartAxis &y = plane().y;
        QList<QLineF> lines;
        if (m_hasMonths) {
            for (const double tick : x.ticks)
                lines << QLineF(tick, y.minimum, tick, y.maximum);
        }
        return lines;
    }

    // Disconnected segments in one series.
    void writePieces(XmlPart &xml, const QString &name, const QList<QLineF> &pieces, const LinePen &pen)
    {
        Rows rows{m_sheet.rowCount(), 0};
        for (const QLineF &piece : pieces) {
            (void)addRow(name, piece.x1(), piece.y1());
            (void)addRow(name, piece.x2(), piece.y2());
            addGap(name);
        }
        rows.last = m_sheet.rowCount() - 1;
        xml.element("c:ser", {}, [&] {
            openSeries(xml, rows.first);
            xml.element("c:spPr", {}, [&] { chipboard::writeLine(xml, pen.colour, pen.points); });
            writeNoMarker(xml, pen.colour);
            closeSeries(xml, rows);
        });
    }

    void openSeries(XmlPart &xml, int row) const
    {
        xml.val("c:idx", m_series);
        xml.val("c:order", m_series);
        writeSeriesName(xml, m_sheet, 0, row);
    }

    void closeSeries(XmlPart &xml, const Rows &rows) const
    {
        xml.element("c:xVal", {}, [&] { writeNumbers(xml, m_sheet, {1, rows.first, rows.last}, m_longest); });
        xml.element("c:yVal", {}, [&] { writeNumbers(xml, m_sheet, {2, rows.first, rows.last}, m_longest); });
        xml.val("c:smooth", 0);
    }

    // Each position is written once, even if several marks share it.
    [[nodiscard]] Rows rowsOf(const QList<qsizetype> &marks)
    {
        const auto known = m_rows.constFind(marks.constFirst());
        if (known != m_rows.constEnd())
            return *known;
        Rows rows;
        for (const qsizetype index : marks) {
            const PlaneMark &mark = plane().marks.at(index);
            const bool isNamed = !mark.small && !mark.label.isEmpty();
            rows.last = addRow(isNamed ? mark.label : roleText(mark.role), mark.x, mark.y);
        }
        rows.first = rows.last - static_cast<int>(marks.size()) + 1;
        m_rows.insert(marks.constFirst(), rows);
        return rows;
    }

    // Names are attached to the mark's own layer.
    void writeMarks(XmlPart &xml, const QList<qsizetype> &marks, const MarkLayer &layer)
    {
        const PlaneMark &mark = plane().marks.at(marks.constFirst());
        const PlacedName &name = m_names.marks.at(marks.constFirst());
        const bool isNamed = !mark.small && !mark.label.isEmpty();
        const Rows rows = rowsOf(marks);
        xml.element("c:ser", {}, [&] {
            openSeries(xml, rows.first);
            xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
            writeMarker(xml, layer, m_frame.look);
            if (isNamed && layer.isMark) {
                xml.element("c:dLbls", {}, [&] {
                    if (name.isShown) {
                        writePointLabel(xml, labelOf(mark, name),
                                        look(m_names.markSize, m_frame.look.theme.text, mark.baseline));
                        m_written << (name.text.isEmpty() ? mark.label : name.text);
                    }
                    writeTextLook(xml, look(m_names.markSize, m_frame.look.theme.text));
                    writeLabelSwitches(xml, false);
                    writeNoLeaderLines(xml);
                });
            }
            closeSeries(xml, rows);
        });
    }

    // Either the rings, at the bottom, or the mark with the layers on top of it.
    void addMarks(const QList<qsizetype> &marks, bool areRings)
    {
        const PlaneMark &mark = plane().marks.at(marks.constFirst());
        bool isBelow = true;
        for (const MarkLayer &layer : markLayers(mark, sizeOf(mark), m_frame.look)) {
            isBelow = isBelow && !layer.isMark;
            if (isBelow == areRings)
                m_all << Series{marks.size(), [this, marks, layer](XmlPart &xml) { writeMarks(xml, marks, layer); }};
        }
    }

    // Small and unnamed marks share one series per style. Rings lie below all marks.
    void addAllMarks()
    {
        QMap<std::tuple<int, int, int, bool>, QList<qsizetype>> crowds;
        QList<qsizetype> named;
        for (qsizetype i = 0; i < plane().marks.size(); ++i) {
            const PlaneMark &mark = plane().marks.at(i);
            if (mark.small || mark.label.isEmpty())
                crowds[{static_cast<int>(mark.role), static_cast<int>(mark.style), static_cast<int>(mark.shape),
                        mark.small}]
                    << i;
            else
                named << i;
        }
        for (const bool areRings : {true, false}) {
            for (const QList<qsizetype> &crowd : std::as_const(crowds))
                addMarks(crowd, areRings);
            for (const qsizetype index : std::as_const(named))
                addMarks({index}, areRings);
        }
    }

    // With end caps. Impress draws no horizontal error bars.
    [[nodiscard]] QList<QLineF> whiskerOf(const PlaneMark &mark) const
    {
        QList<QLineF> pieces;
        const auto aside = [](double value, const ChartAxis &axis, double share) {
            return valueAt(std::clamp(axisShare(axis, value) + share, 0.0, 1.0), axis);
        };
        if (mark.xLow && mark.xHigh && *mark.xLow < *mark.xHigh) {
            const double cap = capHalf / plot().height();
            pieces << QLineF(*mark.xLow, mark.y, *mark.xHigh, mark.y);
            for (const double end : {*mark.xLow, *mark.xHigh})
                pieces << QLineF(end, aside(mark.y, plane().y, -cap), end, aside(mark.y, plane().y, cap));
        }
        if (mark.yLow && mark.yHigh && *mark.yLow < *mark.yHigh) {
            const double cap = capHalf / plot().width();
            pieces << QLineF(mark.x, *mark.yLow, mark.x, *mark.yHigh);
            for (const double end : {*mark.yLow, *mark.yHigh})
                pieces << QLineF(aside(mark.x, m_spec.axis, -cap), end, aside(mark.x, m_spec.axis, cap), end);
        }
        return pieces;
    }

    void addWhiskers()
    {
        QMap<ColourRole, QList<QLineF>> pieces;
        for (const PlaneMark &mark : plane().marks)
            pieces[mark.role] += whiskerOf(mark);
        for (auto each = pieces.cbegin(); each != pieces.cend(); ++each) {
            if (each->isEmpty())
                continue;
            const LinePen pen{1.25, m_frame.look.theme.colour(each.key())};
            m_all << Series{3 * each->size(),
                            [this, pen, lines = *each](XmlPart &xml) { writePieces(xml, tr("Range"), lines, pen); }};
        }
    }

    // The border's grey is too weak for a line that readers follow.
    [[nodiscard]] QColor colourOf(const PlaneLine &line) const
    {
        return hasOwnColour(line) ? m_frame.look.theme.colour(line.role) : m_frame.look.theme.textMuted;
    }

    void writeLine(XmlPart &xml, const PlaneLine &line, const PlacedName &name)
    {
        const bool isQuiet = line.weight == LineWeight::Quiet;
        const QColor colour = colourOf(line);
        Rows rows;
        for (const QPointF &point : line.points)
            rows.last = addRow(line.label, point.x(), point.y());
        rows.first = rows.last - static_cast<int>(line.points.size()) + 1;
        xml.element("c:ser", {}, [&] {
            openSeries(xml, rows.first);
            xml.element("c:spPr", {}, [&] { chipboard::writeLine(xml, colour, isQuiet ? 0.75 : 2.25, line.dashed); });
            if (isQuiet && line.dashed) // the smallest markers would look like beads on it
                xml.element("c:marker", {}, [&] { xml.val("c:symbol", "none"); });
            else
                writeNoMarker(xml, colour);
            if (name.isBeside) {
                xml.element("c:dLbls", {}, [&] {
                    const TextLook text =
                        look(m_names.lineSize, isQuiet ? m_frame.look.theme.textMuted : colour, !isQuiet);
                    const QLineF &leader = name.leader;
                    writePointLabel(xml,
                                    {.index = rows.last - rows.first,
                                     .text = name.text,
                                     .shift = (name.rect.left() - leader.x1() - nameGap) / m_frame.width,
                                     .drop = (name.rect.center().y() - leader.y1()) / m_frame.height,
                                     .isSeriesName = name.text.isEmpty()},
                                    text);
                    m_written << (name.text.isEmpty() ? line.label : name.text);
                    writeTextLook(xml, text);
                    writeLabelSwitches(xml, false);
                    writeNoLeaderLines(xml);
                });
            }
            closeSeries(xml, rows);
        });
    }

    void addLine(const PlaneLine &line, const PlacedName &name)
    {
        if (!line.points.isEmpty())
            m_all << Series{line.points.size(), [this, line, name](XmlPart &xml) { writeLine(xml, line, name); }};
    }

    // A band is drawn as its two edges.
    void addLines()
    {
        for (const PlaneBand &band : plane().bands) {
            for (const QList<QPointF> &edge : {band.lower, band.upper}) {
                PlaneLine line{.label = band.label.isEmpty() ? tr("Range") : band.label,
                               .weight = LineWeight::Quiet,
                               .dashed = true,
                               .points = edge};
                addLine(line, {});
            }
        }
        for (qsizetype i = 0; i < plane().lines.size(); ++i) {
            const PlaneLine &line = plane().lines.at(i);
            if (m_names.lines.at(i).isShown || !isOfFamily(line, plane().lines))
                addLine(line, m_names.lines.at(i));
        }
    }

    // From bottom to top.
    void writeSeries(XmlPart &xml)
    {
        if (const QList<QLineF> lines = grid(); !lines.isEmpty())
            m_all << Series{3 * lines.size(), [this, lines](XmlPart &part) {
                                writePieces(part, tr("Grid"), lines, {0.75, m_frame.look.theme.grid});
                            }};
        addAxisNames(m_spec.axis, false);
        addAxisNames(plane().y, true);
        addLines();
        addWhiskers();
        addAllMarks();
        QList<std::function<void(XmlPart &, int)>> all;
        for (const Series &series : std::as_const(m_all)) {
            m_longest = std::max(m_longest, static_cast<int>(series.points));
            all << [this, write = series.write](XmlPart &part, int order) {
                m_series = order;
                write(part);
            };
        }
        inBothOrders(xml, all);
    }

    struct Series
    {
        qsizetype points = 0;
        std::function<void(XmlPart &)> write;
    };

    ChartSpec m_spec;
    const ChartFrame &m_frame;
    int m_years;                  ///< years between ticks of the x axis; 0: not a year axis
    bool m_hasMonths;             ///< ticks of the x axis are points
    QMap<qsizetype, Rows> m_rows; ///< sheet rows of marks, by the first mark
    PlotArea m_area;
    ChartSheet m_sheet;
    QList<Series> m_all;
    UserShapes m_shapes;
    PlaneNames m_names;
    QStringList m_written;       ///< names actually written to the file
    double m_rowSize = textSize; ///< type size of row names
    int m_series = 0;            ///< index of the current series, from the bottom
    int m_longest = 0;           ///< maximum number of points in a series
};

} // namespace

OfficeChart planeChart(const ChartSpec &spec, const ChartFrame &frame)
{
    return isTime(spec.axis) ? PlaneChart(inSheetDays(spec), frame, true).made()
                             : PlaneChart(spec, frame, false).made();
}

} // namespace chipboard
