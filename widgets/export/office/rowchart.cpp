#include "widgets/export/office/rowchart.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/colour.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/axistitles.h"
#include "widgets/export/office/charttext.h"
#include "widgets/export/office/marklayers.h"

#include <QLineF>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>

namespace chipboard {
namespace {

constexpr double noteSize = 12.0;
constexpr double noteHeight = 18.0;
constexpr double remarkLineHeight = 1.25; // in text sizes
constexpr double arrowGap = 20.0;         // from the values to an arrow's bubble, and on to the next
constexpr double bubblePad = 5.0;         // left and right of an arrow's label
constexpr double labelGap = 5.0;          // around labels
constexpr double calloutGap = 8.0;        // from a value to its callout
constexpr double calloutPad = 4.0;        // padding of its background
constexpr double widestCallout = 0.33;    // of the chart's width
constexpr double ofWrapped = 0.85;        // usable share of wrapped lines
constexpr double narrowChart = 520.0;     // narrower charts give bars a larger share
constexpr double smallestName = 12.0;     // of a row, in points
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
    [[nodiscard]] double pitch() const
    {
        return m_plan.plot.height() / static_cast<double>(std::max<qsizetype>(1, m_spec.categories.size()));
    }
    [[nodiscard]] double middleOf(qsizetype row) const;
    void addCallouts();
    void addArrow(const RowArrow &arrow, double &x);
    void addLines();

    UserShapes &m_shapes;
    const ChartSpec &m_spec;
    const RowPlan &m_plan;
    const OfficeLook &m_look;
    QList<double> m_ends; ///< including callouts
};

double Annotations::middleOf(qsizetype row) const
{
    return m_plan.plot.top() + (static_cast<double>(row) + 0.5) * pitch();
}

void Annotations::addCallouts()
{
    const QList<ChartPoint> points = pointsOf(m_spec);
    for (qsizetype row = 0; row < std::min(points.size(), m_ends.size()); ++row) {
        const QString &callout = points.at(row).callout;
        if (callout.isEmpty())
            continue;
        const double line = m_plan.size * remarkLineHeight;
        const double width = calloutWidth(callout, m_plan.size, m_plan.paper.width(), m_look.letters);
        const double room = width - 2.0 * calloutPad;
        const bool wraps = m_look.letters.width(callout, m_plan.size) > room + 0.01;
        const auto isFree = [&](qsizetype other) {
            return other >= 0 && other < m_ends.size() && m_ends.at(other) < m_ends.at(row)
                && points.value(other).callout.isEmpty();
        };
        // As high as its row, plus half of each neighbour if those are free.
        const double high = isFree(row - 1) && isFree(row + 1) ? 2.0 * pitch() - line : pitch();
        const int most = std::max(1, static_cast<int>(high / line));
        const int lines = wraps ? m_look.letters.lines(callout, room, m_plan.size) : 1;
        const double height = std::min(lines, most) * line;
        const QRectF rect(m_ends.at(row) + calloutGap, middleOf(row) - height / 2.0, width, height);
        const QString shown = lines <= most
            ? callout
            : m_look.letters.elided(callout, m_plan.size, (most > 1 ? ofWrapped : 1.0) * most * room);
        m_shapes.add(ShapeText{shown, rect, text(m_plan.size), m_look.theme.grid, "ctr", wraps && most > 1});
        m_ends[row] = rect.right();
    }
}

// From the reference row through the gutter to the compared row.
void Annotations::addArrow(const RowArrow &arrow, double &x)
{
    if (arrow.from < 0 || arrow.to < 0 || arrow.from >= m_ends.size() || arrow.to >= m_ends.size())
        return;
    const double bubble = m_look.letters.width(arrow.label, m_plan.size, true) + 2.0 * bubblePad;
    x += arrowGap + bubble / 2.0;
    const double from = middleOf(arrow.from);
    const double to = middleOf(arrow.to);
    const auto line = [&](const QLineF &each, bool head) {
        m_shapes.add(ShapeLine{each, m_look.theme.textMuted, 1.0, false, head});
    };
    line({m_ends.at(arrow.to) + labelGap, to, x, to}, false);
    line({x, to, x, from}, false);
    line({x, from, m_ends.at(arrow.from) + labelGap, from}, true);
    const double height = m_plan.size * remarkLineHeight;
    m_shapes.add(ShapeText{arrow.label, QRectF(x - bubble / 2.0, (from + to - height) / 2.0, bubble, height),
                           text(m_plan.size, true), m_look.theme.card, "ctr", false, m_look.theme.textMuted});
    x += bubble / 2.0;
}

// Labels from left to right; one that would touch its neighbour moves right.
void Annotations::addLines()
{
    QList<RowLine> lines = m_spec.lines;
    std::ranges::stable_sort(lines, {}, &RowLine::value);
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
        room.right += arrowGap + letters.width(arrow.label, size, true) + 2.0 * bubblePad;
    room.top = spec.lines.isEmpty() ? 0.0 : noteHeight;
    room.bottom = spec.remark.isEmpty() ? 0.0 : noteHeight;
    return room;
}

bool isAnnotated(const ChartSpec &spec)
{
    const QList<ChartPoint> points = pointsOf(spec);
    return !spec.lines.isEmpty() || !spec.arrows.isEmpty()
        || std::ranges::any_of(points, [](const ChartPoint &point) { return !point.callout.isEmpty(); });
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

namespace {

constexpr double usualWidth = 600.0;      // points; narrower charts have smaller texts
constexpr double leastReadableRow = 14.0; // for text of 12 points
constexpr double smallestRow = 18.0;      // points per row; below it texts shrink
constexpr int dotSize = 10;               // points
constexpr double legendHeight = 26.0;     // of the first line
constexpr double legendLine = 16.0;       // of each further line
constexpr double legendWidth = 0.7;       // of the chart
constexpr double besideName = 24.0;       // points for a name's legend symbol and spacing
constexpr double legendType = 12.0;
constexpr double axisHeight = 50.0;  // ticks and axis title below dots
constexpr double ticksHeight = 22.0; // ticks only
constexpr double rangeCap = 4.0;     // half the length of a range cap, in points
constexpr double noteShare = 0.8;    // callout size relative to the values

PlaneMark markOf(ColourRole role, MarkStyle style) { return PlaneMark{.role = role, .style = style}; }

/// What both kinds are written from.
class RowChart
{
public:
    RowChart(const ChartSpec &spec, const ChartFrame &frame);

    [[nodiscard]] OfficeChart bars();
    [[nodiscard]] OfficeChart dots();
    [[nodiscard]] double around() const { return (1.0 - m_area.height) * m_frame.height; }

private:
    [[nodiscard]] const ChartPoint &point(qsizetype row) const { return m_points.at(row); }
    [[nodiscard]] TextLook nameLook() const
    {
        return {m_nameSize, m_frame.look.theme.text, false, m_frame.look.typeface()};
    }
    [[nodiscard]] TextLook labelLook(Beside beside = Beside::Untold) const
    {
        return {m_labelSize, m_frame.look.theme.ink(beside), true, m_frame.look.typeface()};
    }
    [[nodiscard]] bool ranges(qsizetype row) const { return point(row).value && point(row).low && point(row).high; }
    void fillSheet();
    void addFamilies();
    void addLabels();
    [[nodiscard]] QString valueIn(int row) const;
    int addDifference(const QString &title, int from, bool isAbove);
    void measure();
    [[nodiscard]] double roomyWidth(double arrows) const;
    /// Start of the label: at the value or, with ranges, in a column after the longest one.
    [[nodiscard]] double endOf(qsizetype row) const;
    [[nodiscard]] double shareOfEnd(qsizetype row) const;
    [[nodiscard]] double textEnd(qsizetype row) const; ///< in points after that end
    void addShapes();
    void openSeries(XmlPart &xml, int series, int column) const;
    void writeLabels(XmlPart &xml, const char *place, const TextLook &look, double shift = 0.0) const;
    void writeBars(XmlPart &xml) const;
    void writeLabelBars(XmlPart &xml, int series) const;
    [[nodiscard]] OfficeChart drawn(const std::function<void(XmlPart &)> &content) const;
    [[nodiscard]] QStringList lostTexts() const;
    void writeCategoryAxis(XmlPart &xml) const;
    struct LineCells
    {
        int x = 0; ///< column indexes
        int y = 0;
    };
    LineCells addPieces(const QString &name, const QList<QLineF> &pieces);
    void addRanges();
    void writePoints(XmlPart &xml, const LineCells &cells) const;
    void writeLines(XmlPart &xml, int series, const LineCells &cells, const LinePen &pen) const;
    void writeDotSeries(XmlPart &xml, int series, int column, const MarkLayer &layer) const;
    void writeTextSeries(XmlPart &xml, int series, const LineCells &cells, const CellLabels &labels,
                         const TextLook &look) const;
    void writeDots(XmlPart &xml) const;
    [[nodiscard]] QRectF plot() const
    {
        return {m_area.left * m_frame.width, m_area.top * m_frame.height, m_area.width * m_frame.width,
                m_area.height * m_frame.height};
    }

    /// Rows of one style, written as a series: sorting, hiding and editing rows keeps their colours.
    struct Family
    {
        ColourRole role = ColourRole::Other;
        MarkStyle style = MarkStyle::Solid;
        Beside beside = Beside::Untold; ///< of the label
        int column = 0;

        [[nodiscard]] bool has(const ChartCategory &category, const ChartPoint &point) const
        {
            return point.value && role == category.role && style == point.style && beside == point.beside;
        }
        [[nodiscard]] QString name() const;
    };
    /// Charts that share a slide share the key below it, too.
    [[nodiscard]] bool hasLegend() const { return m_frame.heading.isEmpty() && hasChartLegend(m_spec); }
    [[nodiscard]] double heightOfLegend() const;
    [[nodiscard]] double heightOfAxis() const;
    [[nodiscard]] QString titleOfAxis() const;
    struct LabelPlace
    {
        Beside beside = Beside::Untold;
        int column = 0;
    };
    const ChartSpec m_spec;
    const ChartFrame &m_frame;
    QList<ChartPoint> m_points; ///< one per category
    ChartSheet m_sheet;
    QList<Family> m_families;
    QList<LabelPlace> m_labelPlaces; ///< of labels that are not at the value
    QString m_format;                ///< of all labels; empty: labels are cells
    int m_names = 0;
    int m_labels = 0;
    int m_low = 0; ///< 0, like the next three: no range
    int m_high = 0;
    int m_minus = 0;
    int m_plus = 0;
    int m_rows = 0; ///< of dots
    LineCells m_namePlaces;
    LineCells m_ranges; ///< 0: none
    bool m_hasRange = false;
    double m_nameSize = 16.0;
    bool m_namesBreak = false; ///< the widest has no room in one line
    double m_labelSize = 18.0;
    PlotArea m_area;
    UserShapes m_shapes;
};

RowChart::RowChart(const ChartSpec &spec, const ChartFrame &frame)
    : m_spec(withNativeAxes(spec, frame.look.locale))
    , m_frame(frame)
    , m_shapes(QSizeF(frame.width, frame.height))
{
    const QList<ChartPoint> points = spec.series.isEmpty() ? QList<ChartPoint>() : spec.series.constFirst().points;
    for (qsizetype i = 0; i < spec.categories.size(); ++i)
        m_points << points.value(i);
    for (qsizetype row = 0; row < m_points.size(); ++row)
        m_hasRange = m_hasRange || ranges(row);
    fillSheet();
    measure();
    addShapes();
}

QString RowChart::Family::name() const
{
    switch (style) {
    case MarkStyle::Hatched:
        return tr("%1 (announced)").arg(roleText(role));
    case MarkStyle::Outlined:
        return tr("%1 (estimates)").arg(roleText(role));
    case MarkStyle::Solid:
        break;
    }
    return roleText(role);
}

// Names that do not fit one line wrap to further lines.
double RowChart::heightOfLegend() const
{
    const double room = legendWidth * m_frame.width;
    double used = 0.0;
    int lines = 1;
    for (const Family &family : m_families) {
        const double width = m_frame.look.letters.width(family.name(), legendType) + besideName;
        if (used > 0.0 && used + width > room) {
            ++lines;
            used = 0.0;
        }
        used += width;
    }
    return legendHeight + (lines - 1) * legendLine;
}

// Empty if the heading above the chart already names quantity and unit.
QString RowChart::titleOfAxis() const
{
    const bool isNamed = !m_frame.heading.isEmpty() && m_frame.heading.contains(m_spec.axis.label, Qt::CaseInsensitive)
        && m_frame.heading.contains(m_spec.axis.unit, Qt::CaseInsensitive);
    return isNamed ? QString() : axisTitle(m_spec.axis);
}

double RowChart::heightOfAxis() const { return titleOfAxis().isEmpty() ? ticksHeight : axisHeight; }

// One column per family, with each number in the column of its row's family.
void RowChart::addFamilies()
{
    for (qsizetype row = 0; row < m_points.size(); ++row) {
        const ChartCategory &category = m_spec.categories.at(row);
        const bool isKnown =
            std::ranges::any_of(m_families, [&](const Family &one) { return one.has(category, point(row)); });
        if (point(row).value && !isKnown)
            m_families << Family{category.role, point(row).style, point(row).beside};
    }
    std::ranges::stable_sort(m_families, [](const Family &one, const Family &other) {
        return std::pair(one.role, one.style) < std::pair(other.role, other.style);
    });
    for (Family &family : m_families) {
        family.column = m_sheet.addColumn(family.name());
        for (qsizetype row = 0; row < m_points.size(); ++row) {
            const bool isOne = family.has(m_spec.categories.at(row), point(row));
            m_sheet.append(family.column, numberCell(isOne ? point(row).value : std::nullopt));
        }
    }
}

// The value of any family: "MAX(B2:D2)".
QString RowChart::valueIn(int row) const
{
    const auto last = static_cast<int>(m_families.size());
    return last < 2 ? cellName(1, row) : QStringLiteral("MAX(%1:%2)").arg(cellName(1, row), cellName(last, row));
}

double RowChart::endOf(qsizetype row) const
{
    double end = std::max(0.0, point(row).value.value_or(0.0)); // after zero, on the side without a bar
    for (qsizetype i = 0; m_hasRange && i < m_points.size(); ++i)
        end = std::max({end, point(i).value.value_or(end), point(i).high.value_or(end)});
    return end;
}

// Labels follow numbers if a number format can express them; if one format fits all labels, they need no cells.
void RowChart::addLabels()
{
    const QLocale &locale = m_frame.look.locale;
    QStringList formats;
    m_labels = m_sheet.addColumn(axisTitle(m_spec.axis));
    for (int row = 0; row < m_points.size(); ++row) {
        const ChartPoint &each = point(row);
        SheetCell cell = textCell(each.value ? pointText(each) : QString());
        if (each.value) {
            const bool isRatio = !each.absolute.isEmpty(); // cannot be derived from the sheet's number
            formats << (isRatio ? QString() : numberFormatOf(cell.text, *each.value, locale));
            const QString formula =
                isRatio ? QString() : textFormulaOf(cell.text, *each.value, locale, valueIn(row + 1));
            cell.formula = formula.isEmpty() ? QString() : QLatin1Char('=') + formula;
        }
        m_sheet.append(m_labels, cell);
    }
    formats.removeDuplicates();
    const bool isBelow =
        std::ranges::any_of(m_points, [](const ChartPoint &each) { return each.value.value_or(0.0) < 0.0; });
    const bool isAtValue = m_spec.kind == ChartKind::HorizontalBars && !m_hasRange && !isBelow;
    m_format = isAtValue && formats.size() == 1 ? inLanguage(formats.constFirst(), locale) : QString();
    if (isAtValue)
        return;
    QStringList ends =
        mapped(m_families, [&](const Family &family) { return m_sheet.below(family.column).reference(); });
    if (m_hasRange)
        ends << m_sheet.below(m_high).reference();
    if (isBelow)
        ends << QStringLiteral("0");
    const QString longest = QStringLiteral("=MAX(%1)").arg(ends.join(u','));
    for (const Family &family : std::as_const(m_families)) {
        if (std::ranges::any_of(m_labelPlaces, [&](const LabelPlace &place) { return place.beside == family.beside; }))
            continue;
        const int column = m_sheet.addColumn(tr("Label position"));
        m_labelPlaces << LabelPlace{family.beside, column};
        for (int row = 0; row < m_points.size(); ++row) {
            const ChartPoint &each = point(row);
            if (!each.value || each.beside != family.beside) {
                m_sheet.append(column, {});
                continue;
            }
            const QString own = isBelow ? QStringLiteral("MAX(0,%1)").arg(valueIn(row + 1)) : valueIn(row + 1);
            const QString end = m_hasRange ? longest : QLatin1Char('=') + own;
            m_sheet.append(column, SheetCell{endOf(row), {}, end});
        }
    }
}

void RowChart::fillSheet()
{
    m_names = m_sheet.addColumn(tr("Name"));
    for (int row = 0; row < m_points.size(); ++row)
        m_sheet.append(m_names, textCell(categoryText(m_spec, row)));
    addFamilies();
    if (m_hasRange) {
        m_low = m_sheet.addColumn(tr("Low"));
        m_high = m_sheet.addColumn(tr("High"));
        for (int row = 0; row < m_points.size(); ++row) {
            m_sheet.append(m_low, numberCell(ranges(row) ? point(row).low : std::nullopt));
            m_sheet.append(m_high, numberCell(ranges(row) ? point(row).high : std::nullopt));
        }
        if (m_spec.kind == ChartKind::HorizontalBars) {
            m_minus = addDifference(tr("Below"), m_low, false);
            m_plus = addDifference(tr("Above"), m_high, true);
        }
    }
    addLabels();
}

int RowChart::addDifference(const QString &title, int from, bool isAbove)
{
    const int column = m_sheet.addColumn(title);
    for (int row = 1; row <= m_points.size(); ++row) {
        if (!ranges(row - 1)) {
            m_sheet.append(column, {});
            continue;
        }
        const double difference = *m_sheet.at(from, row).number - *point(row - 1).value;
        const QString formula = isAbove ? QStringLiteral("=%1-%2").arg(cellName(from, row), valueIn(row))
                                        : QStringLiteral("=%1-%2").arg(valueIn(row), cellName(from, row));
        m_sheet.append(column, SheetCell{isAbove ? difference : -difference, {}, formula});
    }
    return column;
}

// Names on the left, labels right of the longest mark, an axis below dots.
void RowChart::measure()
{
    const double row = m_frame.height / static_cast<double>(std::max<qsizetype>(1, m_points.size()));
    const double least = row < leastReadableRow ? 0.5 : 0.75;
    const double scale = std::clamp(std::min(row / (1.8 * smallestRow), m_frame.width / usualWidth), least, 1.0);
    m_nameSize = std::round(16.0 * scale);
    m_labelSize = std::round(18.0 * scale);
    double widest = 0.0;
    double label = 0.0;
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        widest = std::max(widest, m_frame.look.letters.width(categoryText(m_spec, i), m_nameSize));
        label = std::max(label, m_frame.look.letters.width(pointText(point(i)), m_labelSize, true));
    }
    const bool hasAxis = m_spec.kind == ChartKind::HorizontalDots;
    const RowRoom room = annotationRoom(m_spec, m_labelSize * noteShare, m_frame.look.letters);
    const double top = 4.0 + room.top;
    const double bottom = (hasAxis ? heightOfAxis() : hasLegend() ? heightOfLegend() : 4.0) + room.bottom;
    const double share = m_frame.width < narrowChart ? 0.5 : 0.42;
    const double ofNames = share * m_frame.width - 16.0;
    // A wrapped name takes room from its neighbours, which some programs then drop.
    if (widest > ofNames && m_nameSize > smallestName) {
        const double fitting = std::max(smallestName, std::floor(m_nameSize * ofNames / widest));
        widest *= fitting / m_nameSize;
        m_nameSize = fitting;
    }
    m_namesBreak = widest > ofNames;
    m_area.left = std::min(share, (widest + 16.0) / m_frame.width);
    m_area.top = top / m_frame.height;
    double width = 1.0 - m_area.left - std::min(0.3, (label + 24.0) / m_frame.width);
    if (isAnnotated(m_spec))
        width = std::min(width, roomyWidth(room.right) / m_frame.width);
    m_area.width = std::max(0.15, width);
    m_area.height = 1.0 - (bottom + top) / m_frame.height;
}

// The widest plane that leaves every row room for its callout, and all rows for arrows.
double RowChart::roomyWidth(double arrows) const
{
    const double all = (1.0 - m_area.left) * m_frame.width - arrows;
    double width = all;
    for (qsizetype row = 0; row < m_points.size(); ++row) {
        const double text =
            textEnd(row) + calloutRoom(point(row), m_labelSize * noteShare, m_frame.width, m_frame.look.letters);
        width = std::min(width, (all - text - 4.0) / std::max(0.01, shareOfEnd(row)));
    }
    return width;
}

double RowChart::shareOfEnd(qsizetype row) const
{
    const ChartPoint &each = point(row);
    const double value = each.value ? endOf(row) : m_spec.axis.minimum;
    return boundedAxisShare(m_spec.axis, value);
}

double RowChart::textEnd(qsizetype row) const
{
    return point(row).value ? 8.0 + m_frame.look.letters.width(pointText(point(row)), m_labelSize, true) : 0.0;
}

// Callouts come after the end of each value text.
void RowChart::addShapes()
{
    RowPlan plan{.plot = plot(), .paper = QSizeF(m_frame.width, m_frame.height), .size = m_labelSize * noteShare};
    for (qsizetype row = 0; row < m_points.size(); ++row)
        plan.ends << plan.plot.left() + shareOfEnd(row) * plan.plot.width() + textEnd(row);
    for (qsizetype row = 0; row < m_points.size() && m_spec.kind == ChartKind::HorizontalDots; ++row) {
        if (!point(row).value)
            continue;
        const double pitch = plan.plot.height() / static_cast<double>(m_points.size());
        const QPointF at(plan.plot.left() + boundedAxisShare(m_spec.axis, *point(row).value) * plan.plot.width(),
                         plan.plot.top() + (static_cast<double>(row) + 0.5) * pitch);
        addHatching(m_shapes, markOf(m_spec.categories.at(row).role, point(row).style), dotSize, at, m_frame.look);
    }
    addAnnotations(m_shapes, m_spec, plan, m_frame.look);
}

void RowChart::openSeries(XmlPart &xml, int series, int column) const
{
    xml.val("c:idx", series);
    xml.val("c:order", series);
    writeSeriesName(xml, m_sheet, column, 0);
}

void RowChart::writeLabels(XmlPart &xml, const char *place, const TextLook &look, double shift) const
{
    if (m_format.isEmpty()) {
        writeCellLabels(xml, m_sheet, {m_sheet.below(m_labels), place, shift}, look);
        return;
    }
    xml.element("c:dLbls", {}, [&] {
        xml.element("c:numFmt", {{"formatCode", m_format}, {"sourceLinked", 0}});
        writeInvisible(xml);
        writeLabelLook(xml, look);
        xml.val("c:dLblPos", place);
        writeLabelSwitches(xml, true);
        writeNoLeaderLines(xml);
    });
}

void RowChart::writeBars(XmlPart &xml) const
{
    for (int i = 0; i < m_families.size(); ++i) {
        const Family &family = m_families.at(i);
        xml.element("c:ser", {}, [&] {
            openSeries(xml, i, family.column);
            writeMarkLook(xml, family.style, m_frame.look.theme.colour(family.role), m_frame.look.theme.card);
            xml.val("c:invertIfNegative", 0);
            if (m_labelPlaces.isEmpty())
                writeLabels(xml, "outEnd", labelLook(family.beside));
            if (m_hasRange)
                writeErrorBars(xml, {nullptr, m_sheet.below(m_minus), m_sheet.below(m_plus)}, m_sheet,
                               m_frame.look.theme.text);
            xml.element("c:cat", {}, [&] { writeTexts(xml, m_sheet, m_sheet.below(m_names)); });
            xml.element("c:val", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(family.column)); });
            if (m_labelPlaces.isEmpty() && m_format.isEmpty())
                writeLabelCells(xml, m_sheet, m_sheet.below(m_labels));
        });
    }
    for (int i = 0; i < m_labelPlaces.size(); ++i)
        writeLabelBars(xml, i);
}

// Labels stand beyond the whiskers, at the ends of invisible bars.
void RowChart::writeLabelBars(XmlPart &xml, int series) const
{
    const LabelPlace &place = m_labelPlaces.at(series);
    xml.element("c:ser", {}, [&] {
        openSeries(xml, static_cast<int>(m_families.size()) + series, place.column);
        writeInvisible(xml);
        xml.val("c:invertIfNegative", 0);
        writeLabels(xml, "outEnd", labelLook(place.beside), 4.0 / m_frame.width);
        xml.element("c:cat", {}, [&] { writeTexts(xml, m_sheet, m_sheet.below(m_names)); });
        xml.element("c:val", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(place.column)); });
        writeLabelCells(xml, m_sheet, m_sheet.below(m_labels));
    });
}

void RowChart::writeCategoryAxis(XmlPart &xml) const
{
    xml.element("c:catAx", {}, [&] {
        xml.val("c:axId", 1);
        xml.element("c:scaling", {}, [&] { xml.val("c:orientation", "maxMin"); });
        xml.val("c:delete", 0);
        xml.val("c:axPos", "l");
        xml.element("c:numFmt", {{"formatCode", "General"}, {"sourceLinked", 0}});
        xml.val("c:majorTickMark", "none");
        xml.val("c:minorTickMark", "none");
        xml.val("c:tickLblPos", "low");
        xml.element("c:spPr", {}, [&] { writeLine(xml, m_frame.look.theme.border, 1.0); });
        if (m_namesBreak) // whose neighbours give way, or lines would lie on each other
            writeTextLook(xml, nameLook());
        else
            writeNamesLook(xml, nameLook());
        xml.val("c:crossAx", 2);
        xml.val("c:crosses", "autoZero");
        xml.val("c:auto", 0);
        xml.val("c:lblAlgn", "ctr");
        xml.val("c:lblOffset", 100);
        xml.val("c:tickLblSkip", 1); // each row shows its name, however low it is
        xml.val("c:noMultiLvlLbl", 1);
    });
}

OfficeChart RowChart::bars()
{
    AxisPlace values{.id = 2, .across = 1, .side = "b", .hidden = true, .hasGrid = false, .crossBetween = "between"};
    values.minimum = std::min(0.0, m_spec.axis.minimum);
    // Fixed where annotations depend on it, and where slides of one chart share a scale; else it grows with edited
    // values.
    if (!m_spec.reach.isEmpty() || isAnnotated(m_spec))
        values.maximum = m_spec.axis.maximum;
    const auto content = [&](XmlPart &part) {
        part.element("c:barChart", {}, [&] {
            part.val("c:barDir", "bar");
            part.val("c:grouping", "clustered");
            part.val("c:varyColors", 0);
            writeBars(part);
            part.val("c:gapWidth", 50);
            part.val("c:overlap", 100);
            part.val("c:axId", 1);
            part.val("c:axId", 2);
        });
        writeCategoryAxis(part);
        writeValueAxis(part, m_spec.axis, values, m_frame.look, m_nameSize);
    };
    return drawn(content);
}

void RowChart::writePoints(XmlPart &xml, const LineCells &cells) const
{
    int longest = m_sheet.below(m_rows).last;
    if (m_ranges.x > 0)
        longest = std::max(longest, m_sheet.below(m_ranges.x).last);
    xml.element("c:xVal", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(cells.x), longest); });
    xml.element("c:yVal", {}, [&] { writeNumbers(xml, m_sheet, m_sheet.below(cells.y), longest); });
    xml.val("c:smooth", 0);
}

void RowChart::writeDotSeries(XmlPart &xml, int series, int column, const MarkLayer &layer) const
{
    xml.element("c:ser", {}, [&] {
        openSeries(xml, series, column);
        xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
        writeMarker(xml, layer, m_frame.look);
        writePoints(xml, {column, m_rows});
    });
}

// A scatter chart has no categories, and its horizontal values have no labels of their own.
void RowChart::writeTextSeries(XmlPart &xml, int series, const LineCells &cells, const CellLabels &labels,
                               const TextLook &look) const
{
    xml.element("c:ser", {}, [&] {
        openSeries(xml, series, cells.x);
        xml.element("c:spPr", {}, [&] { writeNoLine(xml); });
        xml.element("c:marker", {}, [&] { xml.val("c:symbol", "none"); });
        writeCellLabels(xml, m_sheet, labels, look);
        writePoints(xml, cells);
        writeLabelCells(xml, m_sheet, labels.cells);
    });
}

// Disconnected segments in one series.
RowChart::LineCells RowChart::addPieces(const QString &name, const QList<QLineF> &pieces)
{
    const LineCells cells{m_sheet.addColumn(name), m_sheet.addColumn(tr("%1, row").arg(name))};
    for (const QLineF &piece : pieces) {
        for (const QPointF &end : {piece.p1(), piece.p2()}) {
            m_sheet.append(cells.x, numberCell(end.x()));
            m_sheet.append(cells.y, numberCell(end.y()));
        }
        m_sheet.append(cells.x, {});
        m_sheet.append(cells.y, {});
    }
    return cells;
}

// Impress does not draw horizontal error bars.
void RowChart::addRanges()
{
    const double cap = std::min(0.3, rangeCap * static_cast<double>(m_points.size()) / plot().height()); // rows are 1
    QList<QLineF> pieces;
    for (int row = 0; row < m_points.size(); ++row) {
        if (!ranges(row))
            continue;
        const double low = *point(row).low;
        const double high = *point(row).high;
        pieces << QLineF(low, row + 1.0, high, row + 1.0) << QLineF(low, row + 1.0 - cap, low, row + 1.0 + cap)
               << QLineF(high, row + 1.0 - cap, high, row + 1.0 + cap);
    }
    if (!pieces.isEmpty())
        m_ranges = addPieces(tr("Range"), pieces);
}

void RowChart::writeLines(XmlPart &xml, int series, const LineCells &cells, const LinePen &pen) const
{
    xml.element("c:ser", {}, [&] {
        xml.val("c:idx", series);
        xml.val("c:order", series);
        writeSeriesName(xml, m_sheet, cells.x, 0);
        xml.element("c:spPr", {}, [&] { writeLine(xml, pen.colour, pen.points); });
        writeNoMarker(xml, pen.colour);
        writePoints(xml, cells);
    });
}

// From bottom to top. Hollow and hatched marks have a smaller mark on top: Impress does not support marker outlines.
void RowChart::writeDots(XmlPart &xml) const
{
    QList<std::function<void(XmlPart &, int)>> all;
    all << [this](XmlPart &part, int order) {
        writeTextSeries(part, order, m_namePlaces, {m_sheet.below(m_names), "l"}, nameLook());
    };
    if (m_ranges.x > 0)
        all << [this](XmlPart &part, int order) { writeLines(part, order, m_ranges, {1.25, m_frame.look.theme.text}); };
    for (const Family &family : m_families) {
        for (const MarkLayer &layer : markLayers(markOf(family.role, family.style), dotSize, m_frame.look))
            all << [this, column = family.column, layer](XmlPart &part, int order) {
                writeDotSeries(part, order, column, layer);
            };
    }
    for (const LabelPlace &place : m_labelPlaces)
        all << [this, place](XmlPart &part, int order) {
            writeTextSeries(part, order, {place.column, m_rows}, {m_sheet.below(m_labels), "r", 8.0 / m_frame.width},
                            labelLook(place.beside));
        };
    inBothOrders(xml, all);
}

OfficeChart RowChart::dots()
{
    m_rows = m_sheet.addColumn(tr("Row"));
    m_namePlaces = {m_sheet.addColumn(tr("Name position")), m_rows};
    for (int row = 0; row < m_points.size(); ++row) {
        m_sheet.append(m_rows, numberCell(row + 1));
        m_sheet.append(m_namePlaces.x, numberCell(beginningOf(m_spec.axis)));
    }
    addRanges();
    AxisPlace values{.id = 1, .across = 2, .side = "b", .minimum = m_spec.axis.minimum, .maximum = m_spec.axis.maximum};
    values.crosses = "max"; // rows count downwards, so the maximum is at the bottom
    values.title = titleOfAxis();
    values.length = m_area.width * m_frame.width;
    const double size = std::min(14.0, m_nameSize);
    const ChartAxis rows;
    const AxisPlace places{.id = 2,
                           .across = 1,
                           .side = "l",
                           .hidden = true,
                           .hasGrid = false,
                           .reversed = true,
                           .minimum = 0.5,
                           .maximum = static_cast<double>(m_points.size()) + 0.5,
                           .crosses = "min"};
    return drawn([&](XmlPart &part) {
        part.element("c:scatterChart", {}, [&] {
            part.val("c:scatterStyle", "lineMarker");
            part.val("c:varyColors", 0);
            writeDots(part);
            part.val("c:axId", 1);
            part.val("c:axId", 2);
        });
        writeValueAxis(part, m_spec.axis, values, m_frame.look, size);
        writeValueAxis(part, rows, places, m_frame.look, m_nameSize);
    });
}

OfficeChart RowChart::drawn(const std::function<void(XmlPart &)> &content) const
{
    const QString language = languageTag(m_frame.look.locale);
    const QList<SchemeColour> scheme = m_frame.look.scheme();
    ChartFurniture furniture{!m_shapes.isEmpty(), language, scheme};
    if (hasLegend())
        furniture.legend = TextLook{legendType, m_frame.look.theme.textMuted, false, m_frame.look.typeface()};
    return {chartSpace(m_area, nameLook(), content, furniture), m_sheet, m_shapes.part(language, scheme), lostTexts()};
}

// Custom texts that are missing or incomplete.
QStringList RowChart::lostTexts() const
{
    QStringList lost;
    const auto add = [&](const QString &text) {
        if (!text.isEmpty() && !lost.contains(text) && !m_shapes.says(text))
            lost << text;
    };
    for (const ChartPoint &each : m_points)
        add(each.callout);
    for (const RowLine &line : m_spec.lines)
        add(line.label);
    add(m_spec.remark);
    return lost;
}

} // namespace

bool hasChartLegend(const ChartSpec &spec)
{
    if (spec.kind != ChartKind::HorizontalBars)
        return false;
    const QList<ChartPoint> points = pointsOf(spec);
    QSet<std::pair<int, int>> looks;
    for (qsizetype row = 0; row < std::min(points.size(), spec.categories.size()); ++row) {
        const ChartPoint &point = points.at(row);
        if (point.value && ((point.low && point.high) || point.beside != Beside::Untold))
            return false;
        if (point.value)
            looks << std::pair(static_cast<int>(spec.categories.at(row).role), static_cast<int>(point.style));
    }
    return looks.size() > 1;
}

OfficeChart barChart(const ChartSpec &spec, const ChartFrame &frame) { return RowChart(spec, frame).bars(); }

OfficeChart dotChart(const ChartSpec &spec, const ChartFrame &frame) { return RowChart(spec, frame).dots(); }

double aroundRows(const ChartSpec &spec, const ChartFrame &frame) { return RowChart(spec, frame).around(); }

} // namespace chipboard
