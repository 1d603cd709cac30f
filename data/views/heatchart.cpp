#include "data/views/heatchart.h"

#include "data/analysis/lever.h"
#include "data/analysis/whatiftexts.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double middleOfCell = 0.5; // of a cell
constexpr double nextCell = 1.5;     // two points of one line are not farther apart: a cell's diagonal
constexpr double faintest = 1.25;    // a ratio of that much has a full colour where none is larger
constexpr int digitsAtAxes = 4;      // of values at the axes

// 100 % is what measurements of the chips came to.
bool isEfficiency(const Lever &lever) { return lever.assumption.text().endsWith(QLatin1String("_efficiency")); }

ChartAxis axisOf(const Inquiry &inquiry, const Lever &lever, const QList<double> &values, const Formatter &formatter)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    const Unit unit = row == nullptr ? Unit::One : row->unit;
    ChartAxis axis;
    axis.label = sentenceCase(leverText(inquiry, lever));
    axis.unit = lever.isPrice() ? tr("today = 1") : formatter.unitText(unit);
    if (unit == Unit::Chips)
        axis.unit.clear(); // the number of chips in chips
    if (isEfficiency(lever))
        axis.unit = tr("100% = as measured");
    axis.maximum = static_cast<double>(std::max<qsizetype>(1, values.size()));
    for (qsizetype i = 0; i < values.size(); ++i) {
        axis.ticks << static_cast<double>(i) + middleOfCell;
        axis.tickLabels << formatter.full(Formatter::significant(formatter.shown(values.at(i), unit), digitsAtAxes));
    }
    return axis;
}

// Between the middles of two cells by value; beyond the first and the last there is nothing.
double placeOf(const QList<double> &values, double value)
{
    const auto above = std::lower_bound(values.cbegin(), values.cend(), value);
    if (above == values.cbegin() || above == values.cend())
        return above == values.cbegin() ? middleOfCell : static_cast<double>(values.size()) - middleOfCell;
    const double from = *std::prev(above);
    const auto index = static_cast<double>(std::distance(values.cbegin(), above));
    return index - middleOfCell + (value - from) / (*above - from);
}

/// The farthest colour of a table: of ratios the same on both sides of 1.
struct Scale
{
    bool ratio = false;
    double low = 0.0;
    double high = 1.0;

    /// -1: lowest, 1: highest. A number that is no ratio has one colour only, stronger where it is larger.
    [[nodiscard]] double tone(double value) const
    {
        if (ratio)
            return std::clamp(std::log(value) / high, -1.0, 1.0);
        return high > low ? -(value - low) / (high - low) : 0.0;
    }
};

Scale scaleOf(const Inquiry &inquiry, const TwoWay &table)
{
    Scale scale{inquiry.isRatio(), 0.0, 0.0};
    bool first = true;
    for (const QList<Answer> &line : table.answers) {
        for (const Answer &answer : line) {
            if (!answer.value || (scale.ratio && !(*answer.value > 0.0)))
                continue;
            const double value = scale.ratio ? std::abs(std::log(*answer.value)) : *answer.value;
            scale.low = first ? value : std::min(scale.low, value);
            scale.high = first ? value : std::max(scale.high, value);
            first = false;
        }
    }
    if (scale.ratio)
        scale.high = std::max(scale.high, std::log(faintest));
    return scale;
}

QStringList valueTexts(const Inquiry &inquiry, const Lever &lever, const QList<double> &values,
                       const Formatter &formatter)
{
    return mapped(values, [&](double value) { return leverValueText(inquiry, lever, value, formatter); });
}

/// Makes the cells of one table.
struct CellMaker
{
    const Inquiry &inquiry;
    const TwoWay &table;
    const Formatter &formatter;
    Answer now;
    Scale scale;
    QStringList columns; ///< their values in words
    QStringList rows;

    [[nodiscard]] PlaneCell cell(qsizetype column, qsizetype row) const
    {
        const Answer &answer = table.answers.at(row).at(column);
        const double across = table.columns.at(column);
        const double down = table.rows.at(row);
        PlaneCell cell;
        cell.id = QStringLiteral("%1.%2").arg(column).arg(row);
        cell.column = static_cast<int>(column);
        cell.row = static_cast<int>(row);
        cell.isNow = across == table.acrossRange.now && down == table.downRange.now && isAsNow(answer);
        cell.xText = columns.at(column);
        cell.yText = rows.at(row);
        const bool hasColour = answer.value && (!scale.ratio || *answer.value > 0.0);
        if (answer.value)
            cell.value = formatter.shown(*answer.value, answer.unit);
        cell.tone = hasColour ? scale.tone(*answer.value) : 0.0;
        cell.label = cell.value ? compactText(*cell.value, answer.unit, formatter) : QString();
        cell.gap = answer.value ? QString() : tr("none");
        cell.valueText = answer.value ? answerText(inquiry, answer, formatter) : tr("none: %1").arg(answer.reason);
        cell.description = description(cell);
        return cell;
    }

private:
    // Two rows may have different values now, such as 2 and 4 chips: no value for both is as it is now.
    [[nodiscard]] bool isAsNow(const Answer &answer) const
    {
        constexpr double alike = 1e-9;
        return answer.value.has_value() == now.value.has_value()
            && (!now.value || std::abs(*answer.value - *now.value) <= alike * std::abs(*now.value));
    }

    [[nodiscard]] QString description(const PlaneCell &cell) const
    {
        const QString text = tr("%1 at %2, %3 at %4: %5.")
                                 .arg(sentenceCase(leverWords(inquiry, table.across)), cell.xText,
                                      leverWords(inquiry, table.down), cell.yText, withoutStop(cell.valueText));
        return cell.isNow ? text + QLatin1Char(' ') + tr("Current value.") : text;
    }
};

void addLines(ChartSpec &chart, const Inquiry &inquiry, const TwoWay &table)
{
    // Between values that only jump nothing lies: a line would run through the numbers themselves.
    if (!table.acrossRange.choices.isEmpty() || !table.downRange.choices.isEmpty())
        return;
    QList<QPointF> points;
    for (const auto &[across, down] : table.line())
        points << QPointF(placeOf(table.columns, across), placeOf(table.rows, down));
    for (const QList<QPointF> &part : linesThrough(points, nextCell)) {
        if (part.size() < 2)
            continue;
        PlaneLine line;
        line.id = QStringLiteral("turn");
        line.points = part;
        line.description = tr("On this line %1 and %2 break even.").arg(inquiry.subject().name, inquiry.against().name);
        chart.plane.lines << line;
    }
}

QString keyOf(const Inquiry &inquiry, const ChartSpec &chart)
{
    QStringList keys{questionText(inquiry)};
    // Colours differ by theme, and in grey there are none: shades say how far, numbers which way.
    keys << (inquiry.isRatio() ? tr("stronger = farther from 1") : tr("stronger = more"));
    if (!chart.plane.lines.isEmpty())
        keys << tr("line = break-even");
    const bool hasNow = std::any_of(chart.plane.cells.begin(), chart.plane.cells.end(),
                                    [](const PlaneCell &cell) { return cell.isNow; });
    if (hasNow)
        keys << tr("frame = now");
    return dot(keys);
}

} // namespace

ChartSpec heatChart(const Inquiry &inquiry, const Result<TwoWay> &table, const Formatter &formatter)
{
    ChartSpec chart{ChartKind::Heat, QStringLiteral("two-way"), tr("Two-way sensitivity")};
    if (!table) {
        chart.subtitle = questionText(inquiry);
        chart.plane.empty = table.problem().message;
        return chart;
    }
    const TwoWay &found = table.value();
    chart.axis = axisOf(inquiry, found.across, found.columns, formatter);
    chart.plane.y = axisOf(inquiry, found.down, found.rows, formatter);
    const CellMaker maker{inquiry,
                          found,
                          formatter,
                          inquiry.answer(),
                          scaleOf(inquiry, found),
                          valueTexts(inquiry, found.across, found.columns, formatter),
                          valueTexts(inquiry, found.down, found.rows, formatter)};
    for (qsizetype row = 0; row < found.rows.size(); ++row) {
        for (qsizetype column = 0; column < found.columns.size(); ++column)
            chart.plane.cells << maker.cell(column, row);
    }
    if (inquiry.isRatio())
        addLines(chart, inquiry, found);
    chart.subtitle = keyOf(inquiry, chart);
    return chart;
}

Table heatNumbers(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter)
{
    Table numbers;
    const auto now = std::find(table.columns.cbegin(), table.columns.cend(), table.acrossRange.now);
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const QString at = leverValueText(inquiry, table.down, table.rows.at(row), formatter);
        const QList<Answer> &answers = table.answers.at(row);
        // What tells the rows apart comes first.
        const QString label = tr("At %1, %2: %3 over its range")
                                  .arg(at, leverText(inquiry, table.down), leverText(inquiry, table.across));
        numbers.subjects << ChartCategory{QStringLiteral("two-way.%1").arg(row), label,
                                          colourRoleOf(*inquiry.subject().chip), false};
        const Table::Cell between = now == table.columns.cend()
            ? Table::Cell()
            : answerCell(inquiry, answers.at(std::distance(table.columns.cbegin(), now)), formatter);
        numbers.rows << Table::Row{label,
                                   leverCell(inquiry, table.across, table.columns.constFirst(), formatter),
                                   leverCell(inquiry, table.across, table.columns.constLast(), formatter),
                                   answerCell(inquiry, answers.constFirst(), formatter),
                                   between,
                                   answerCell(inquiry, answers.constLast(), formatter),
                                   tr("Two-way sensitivity.")};
    }
    return numbers;
}

Table::Cell leverCell(const Inquiry &inquiry, const Lever &lever, double value, const Formatter &formatter)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    const Unit unit = row != nullptr ? row->unit : Unit::One;
    return {leverValueText(inquiry, lever, value, formatter), formatter.shown(value, unit), unit};
}

Table::Cell answerCell(const Inquiry &inquiry, const Answer &answer, const Formatter &formatter)
{
    const QString text = answerText(inquiry, answer, formatter);
    return answer.value ? Table::Cell(text, formatter.shown(*answer.value, answer.unit), answer.unit) : text;
}

} // namespace chipboard
