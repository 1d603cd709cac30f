#include "data/views/pages.h"

#include "data/analysis/chosen.h"
#include "data/analysis/comparability.h"
#include "data/analysis/contest.h"
#include "data/analysis/lever.h"
#include "data/analysis/mainquestion.h"
#include "data/analysis/uncertainty.h"
#include "data/analysis/whatiftexts.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/setup.h"
#include "data/views/barparts.h"
#include "data/views/listwords.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"
#include "data/views/whatifexport.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace chipboard {

namespace {

constexpr double middleOfCell = 0.5; // of a cell
constexpr double faintest = 1.25;    // a ratio with full colour if none is larger
constexpr int digitsAtAxes = 4;      // of values at the axes

// 100 % is the measured value of the chips.
bool isEfficiency(const Lever &lever) { return lever.assumption.text().endsWith(QLatin1String("_efficiency")); }

// The axis has multiples of the list price, which is today's unless a price factor is assumed.
QString priceUnit(const Inquiry &inquiry, const Lever &lever)
{
    return priceFactorNow(inquiry, lever) == 1.0 ? tr("today = 1") : tr("list price = 1");
}

ChartAxis axisOf(const Inquiry &inquiry, const Lever &lever, const QList<double> &values, const Formatter &formatter)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    const Unit unit = row == nullptr ? Unit::One : row->unit;
    ChartAxis axis{.label = sentenceCase(leverText(inquiry, lever)),
                   .unit = lever.isPrice() ? priceUnit(inquiry, lever) : formatter.unitText(unit)};
    if (unit == Unit::Chips)
        axis.unit.clear(); // avoids the number of chips in chips
    if (isEfficiency(lever))
        axis.unit = tr("100% = as measured");
    axis.maximum = static_cast<double>(std::max<qsizetype>(1, values.size()));
    for (qsizetype i = 0; i < values.size(); ++i) {
        axis.ticks << static_cast<double>(i) + middleOfCell;
        axis.tickLabels << formatter.full(Formatter::significant(formatter.shown(values.at(i), unit), digitsAtAxes));
    }
    return axis;
}

/// Colour range of a table: for ratios symmetric around 1.
struct Scale
{
    bool ratio = false;
    double low = 0.0;
    double high = 1.0;

    /// -1: lowest, 1: highest. A number other than a ratio has one colour, stronger for larger values.
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

/// Creates the cells of a table.
struct CellMaker
{
    const Inquiry &inquiry;
    const TwoWay &table;
    const Formatter &formatter;
    Answer now;
    Scale scale;
    QStringList columns; ///< column values as text
    QStringList rows;

    [[nodiscard]] PlaneCell cell(qsizetype column, qsizetype row) const
    {
        const Answer &answer = table.answers.at(row).at(column);
        const double across = table.columns.at(column);
        const double down = table.rows.at(row);
        PlaneCell cell{.id = QStringLiteral("%1.%2").arg(column).arg(row),
                       .column = static_cast<int>(column),
                       .row = static_cast<int>(row),
                       .isNow = across == table.acrossRange.now && down == table.downRange.now && isAsNow(answer),
                       .xText = columns.at(column),
                       .yText = rows.at(row)};
        const bool hasColour = answer.value && (!scale.ratio || *answer.value > 0.0);
        if (answer.value)
            cell.value = formatter.shown(*answer.value, answer.unit);
        cell.tone = hasColour ? scale.tone(*answer.value) : 0.0;
        if (scale.ratio && inquiry.metric().better == Better::Lower)
            cell.tone = -cell.tone; // the better end has one colour on all pages
        cell.label = cell.value ? compactText(*cell.value, answer.unit, formatter) : QString();
        cell.gap = answer.value ? QString() : tr("none");
        cell.valueText = answer.value ? answerText(inquiry, answer, formatter) : tr("none: %1").arg(answer.reason);
        cell.description = description(cell);
        return cell;
    }

private:
    // Two rows may have different current values, such as 2 and 4 chips: then no common value is the current one.
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

/// True if the order of the two rows changes between two cells.
bool isTurn(const Answer &one, const Answer &other)
{
    return one.value && other.value && (*one.value > 1.0) != (*other.value > 1.0);
}

// Along the borders of cells: a line at the exact values would cross the numbers.
void addLines(ChartSpec &chart, const Inquiry &inquiry, const TwoWay &table)
{
    QList<QLineF> steps;
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        for (qsizetype column = 0; column < table.columns.size(); ++column) {
            const Answer &answer = table.answers.at(row).at(column);
            const QPointF corner(static_cast<double>(column) + 1.0, static_cast<double>(row) + 1.0); // upper right
            if (column + 1 < table.columns.size() && isTurn(answer, table.answers.at(row).at(column + 1)))
                steps << QLineF(corner - QPointF(0.0, 1.0), corner);
            if (row + 1 < table.rows.size() && isTurn(answer, table.answers.at(row + 1).at(column)))
                steps << QLineF(corner - QPointF(1.0, 0.0), corner);
        }
    }
    for (const QList<QPointF> &points : linesOfSteps(steps)) {
        PlaneLine line{.points = points}; // without an id: it is no chip's
        line.description =
            tr("Across this line the order of %1 and %2 changes.").arg(inquiry.subject().name, inquiry.against().name);
        chart.plane.lines << line;
    }
}

// "A100 80GB is cheaper in 19 of 35 combinations, H100 in 16", by the numbers in the cells.
QString orderStatement(const Inquiry &inquiry, const ChartSpec &chart, const Formatter &formatter)
{
    const bool isLower = inquiry.metric().better == Better::Lower;
    qsizetype known = 0;
    std::pair<qsizetype, QString> ahead{0, inquiry.subject().name};
    std::pair<qsizetype, QString> behind{0, inquiry.against().name};
    for (const PlaneCell &cell : chart.plane.cells) {
        if (!cell.value)
            continue;
        ++known;
        const double hundredths = std::round(100.0 * *cell.value); // "1.00" is a tie
        if (hundredths != 100.0)
            ++((hundredths < 100.0) == isLower ? ahead : behind).first;
    }
    if (known == 0)
        return {};
    if (ahead.first < behind.first)
        std::swap(ahead, behind);
    const QString word = aheadText(inquiry.metric());
    const qsizetype cells = chart.plane.cells.size();
    const QString all = formatter.integer(cells);
    if (ahead.first == 0 && known < cells)
        return {};
    if (ahead.first == 0)
        return tr("%1 and %2 are about the same in all %3 combinations", "two chips; values of two assumptions")
            .arg(ahead.second, behind.second, all);
    if (ahead.first == cells)
        return tr("%1 is %2 than %3 in all %4 combinations", "a chip, cheaper, another; values of two assumptions")
            .arg(ahead.second, word, behind.second, all);
    const QString first = tr("%1 is %2 in %3 of %4 combinations", "a chip, cheaper; values of two assumptions")
                              .arg(ahead.second, word, formatter.integer(ahead.first), all);
    return behind.first == 0 ? first
                             : tr("%1, %2 in %3", "a chip leads in 19 of 35 cases; another chip, its number of cases")
                                   .arg(first, behind.second, formatter.integer(behind.first));
}

// "Cost of H100: 0.5 to 2.1 USD per 1M tokens", of one row.
QString rangeStatement(const Inquiry &inquiry, const QList<double> &shown, Unit unit, const Formatter &formatter)
{
    if (shown.isEmpty())
        return {};
    const auto [low, high] = std::ranges::minmax(shown);
    const QString words = unitText(unit, inquiry.metric(), formatter);
    return tr("%1: %2 to %3", "what is asked, two values")
               .arg(questionText(inquiry), compactText(low, unit, formatter), compactText(high, unit, formatter))
        + (words.isEmpty() ? QString() : QChar(0x00A0) + words);
}

QString keyOf(const Inquiry &inquiry, const ChartSpec &chart)
{
    QStringList keys{questionText(inquiry)};
    // Colours differ by theme, and greyscale has none: shades show distance, numbers the direction.
    keys << (inquiry.isRatio() ? tr("stronger = farther from 1") : tr("stronger = more"));
    if (!chart.plane.lines.isEmpty())
        keys << tr("line = the order changes");
    const bool hasNow = std::ranges::any_of(chart.plane.cells, &PlaneCell::isNow);
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
    QList<double> values;
    for (const PlaneCell &cell : std::as_const(chart.plane.cells)) {
        if (cell.value)
            values << *cell.value;
    }
    const QString why = whyUnlike(inquiry);
    chart.alone.statement = !why.isEmpty() ? notComparedText(chart.title, why)
        : inquiry.isRatio() ? fittingTitle({orderStatement(inquiry, chart, formatter), chart.title}, formatter)
                            : rangeStatement(inquiry, values, inquiry.answer().unit, formatter);
    return chart;
}

// An assumption's value and its result as cells of the page's table.
static Table::Cell leverCell(const Inquiry &inquiry, const Lever &lever, double value, const Formatter &formatter)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    const Unit unit = row != nullptr ? row->unit : Unit::One;
    return {leverValueText(inquiry, lever, value, formatter), formatter.shown(value, unit), unit};
}

static Table::Cell answerCell(const Inquiry &inquiry, const Answer &answer, const Formatter &formatter)
{
    const QString text = answerText(inquiry, answer, formatter);
    return answer.value ? Table::Cell(text, formatter.shown(*answer.value, answer.unit), answer.unit) : text;
}

Table heatNumbers(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter)
{
    Table numbers;
    const auto now = std::find(table.columns.cbegin(), table.columns.cend(), table.acrossRange.now);
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const QString at = leverValueText(inquiry, table.down, table.rows.at(row), formatter);
        const QList<Answer> &answers = table.answers.at(row);
        // Distinguishing words come first.
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

namespace {

constexpr int samplesOfACurve = 33;
constexpr double roomAround = 2.0; // beyond a crossing, as a factor
constexpr double farAway = 8.0;    // a crossing beyond that is only stated

/// Range to draw: around the current value and the closest change of order.
struct Window
{
    double from = 0.0;
    double to = 0.0;

    [[nodiscard]] bool holds(double value) const { return value >= from && value <= to; }
};

Window windowOf(const Inquiry &inquiry, const Crossover &crossover)
{
    const LeverRange &range = crossover.range;
    Window window{range.now / roomAround, range.now * roomAround};
    if (!(range.now > 0.0)) { // no discount: nothing to double
        const Result<LeverRange> plausible = rangeOf(inquiry, crossover.lever, Reach::Plausible);
        window = plausible ? Window{plausible.value().low, plausible.value().high} : Window{range.low, range.high};
    }
    const double farthest = std::max(range.now, window.to / roomAround) * farAway;
    for (const Crossing &crossing : crossover.crossings) {
        if (crossing.value >= range.now / farAway && crossing.value <= farthest) {
            window.from = std::min(window.from, crossing.value / roomAround);
            window.to = std::max(window.to, crossing.value * roomAround);
        }
    }
    return {std::max(window.from, range.low), std::min(window.to, range.high)};
}

/// Valid values in the window.
QList<double> samplesOf(const LeverRange &range, const Window &window)
{
    QList<double> samples = allWhere(range.choices, [&](double choice) { return window.holds(choice); });
    for (int i = 0; i < samplesOfACurve && range.choices.isEmpty(); ++i) {
        const double share = static_cast<double>(i) / (samplesOfACurve - 1);
        double at = window.from > 0.0 ? window.from * std::pow(window.to / window.from, share)
                                      : window.from + share * (window.to - window.from);
        if (range.grid > 0.0)
            at = std::clamp(std::round(at / range.grid) * range.grid, range.low, range.high);
        if (samples.isEmpty() || at > samples.constLast())
            samples << at;
    }
    return samples;
}

PlaneLine lineOf(const Inquiry &inquiry, const Subject &subject, const Crossover &crossover,
                 const QList<double> &samples, const Formatter &formatter)
{
    PlaneLine line{.id = subject.id, .label = subject.name, .role = colourRoleOf(*subject.chip)};
    const bool isSubject = subject.id == inquiry.subject().id;
    for (const double at : samples) {
        const RowSettings settings = pulled(inquiry.settings(), crossover.lever, at);
        const Answer answer = inquiry.valueOf(subject, isSubject ? settings.subject : settings.against);
        if (answer.value && *answer.value > 0.0)
            line.points << QPointF(formatter.shown(at, unitOf(crossover.lever)),
                                   formatter.shown(*answer.value, crossover.unit));
    }
    line.description = crossover.lever.isPrice()
        ? tr("%1 while one price varies.").arg(subject.name)
        : tr("%1 while %2 varies.").arg(subject.name, leverWords(inquiry, crossover.lever));
    return line;
}

void addMarks(ChartSpec &chart, const Inquiry &inquiry, const Crossover &crossover, const Window &window,
              const Formatter &formatter)
{
    const auto markAt = [&](double x, double y, const QString &label) {
        PlaneMark mark{.id = inquiry.subject().id,
                       .label = label,
                       .role = colourRoleOf(*inquiry.subject().chip),
                       .style = MarkStyle::Outlined,
                       .x = formatter.shown(x, unitOf(crossover.lever)),
                       .y = formatter.shown(y, crossover.unit),
                       .xText = leverValueText(inquiry, crossover.lever, x, formatter)};
        mark.yText = compactText(mark.y, crossover.unit, formatter) + QChar(0x00A0)
            + unitText(crossover.unit, inquiry.metric(), formatter);
        return mark;
    };
    const Answer now = inquiry.valueOf(inquiry.subject(), inquiry.board().assumptions);
    if (now.value && *now.value > 0.0 && window.holds(crossover.range.now)) {
        PlaneMark mark = markAt(crossover.range.now, *now.value, tr("now"));
        mark.baseline = true;
        mark.description = tr("As it is now: %1, %2.").arg(mark.xText, mark.yText);
        chart.plane.marks << mark;
    }
    for (const Crossing &crossing : crossover.crossings) {
        if (!window.holds(crossing.value) || !(crossing.answer > 0.0))
            continue;
        PlaneMark mark =
            markAt(crossing.value, crossing.answer, turnText(inquiry, crossover.lever, crossing.value, formatter));
        mark.shape = MarkShape::Diamond;
        mark.description = tr("Break-even point: %1, %2.").arg(mark.xText, mark.yText);
        chart.plane.marks << mark;
    }
}

void addLines(ChartSpec &chart, const Inquiry &inquiry, const Crossover &crossover, const Window &window,
              const Formatter &formatter)
{
    QList<const Subject *> subjects{&inquiry.subject()};
    if (inquiry.isRatio())
        subjects << &inquiry.against();
    const QList<double> samples = samplesOf(crossover.range, window);
    for (const Subject *subject : std::as_const(subjects)) {
        const PlaneLine line = lineOf(inquiry, *subject, crossover, samples, formatter);
        if (line.points.size() > 1)
            chart.plane.lines << line;
    }
    if (chart.plane.lines.isEmpty())
        chart.plane.empty = tr("There is nothing to draw while %1 varies.").arg(leverWords(inquiry, crossover.lever));
}

void setAxes(ChartSpec &chart, const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter)
{
    QList<double> x;
    QList<double> y;
    for (const PlaneLine &line : std::as_const(chart.plane.lines)) {
        for (const QPointF &point : line.points) {
            x << point.x();
            y << point.y();
        }
    }
    const AssumptionRow *row = findAssumption(crossover.lever.assumption);
    const bool prices = crossover.lever.isPrice() || row == nullptr;
    chart.axis = linearAxis(prices ? tr("Price") : row->labelText(),
                            prices ? priceUnit(inquiry, crossover.lever) : formatter.unitText(row->unit), x, formatter);
    const RowScale chosen = wordsOf(inquiry.board().words, QStringLiteral("what-if"), chart.id).scale;
    chart.plane.y = fittedAxis(inquiry.metric().labelText(), unitText(crossover.unit, inquiry.metric(), formatter), y,
                               chosen, formatter);
    chart.plane.takesScale = true;
}

} // namespace

// What to draw: the crossover, or for a single row its range.
static Result<Crossover> crossoverToDraw(const Inquiry &inquiry, const Lever &lever)
{
    if (inquiry.isRatio())
        return crossoverOf(inquiry, lever);
    const Result<LeverRange> range = rangeOf(inquiry, lever, Reach::Far);
    if (!range)
        return range.problem();
    return Crossover{.lever = lever, .range = range.value(), .unit = inquiry.answer().unit};
}

// The same without a question.
static ChartSpec noCrossoverChart(const QString &why)
{
    ChartSpec chart{ChartKind::Plane, QStringLiteral("crossover"), tr("Break-even point")};
    chart.axis = linearAxis(tr("Price"), tr("today = 1"), {}, Formatter());
    chart.plane.y = chart.axis;
    chart.plane.empty = why;
    return chart;
}

// "A100 80GB and H100 break even at $2.28 an hour (+3%)", "... at about 430 and about 2400 (input tokens)": only a
// price says by itself what it is. Empty without lines.
static QString curveStatement(const Inquiry &inquiry, const ChartSpec &chart, const Crossover &crossover,
                              const Formatter &formatter)
{
    QList<double> values;
    for (const PlaneLine &line : chart.plane.lines) {
        for (const QPointF &point : line.points)
            values << point.y();
    }
    if (!inquiry.isRatio() || values.isEmpty())
        return rangeStatement(inquiry, values, crossover.unit, formatter);
    QStringList turns;
    for (const PlaneMark &mark : chart.plane.marks) {
        if (mark.shape == MarkShape::Diamond)
            addOnce(turns, mark.label);
    }
    const QString subject = inquiry.subject().name;
    const QString against = inquiry.against().name;
    if (turns.isEmpty())
        return tr("%1 and %2 do not break even in this range", "two chips").arg(subject, against);
    const QString list = namesText(turns, formatter);
    const QString at = crossover.lever.isPrice() ? list : tr("%1 (%2)").arg(list, leverText(inquiry, crossover.lever));
    return fittingTitle({tr("%1 and %2 break even at %3", "two chips; an amount an hour, or values of an assumption")
                             .arg(subject, against, at),
                         tr("Break-even at %1", "an amount an hour, or values of an assumption").arg(at)},
                        formatter);
}

// Without a crossover, the chart shows the reason.
static ChartSpec crossoverChart(const Inquiry &inquiry, const Result<Crossover> &crossover, const Formatter &formatter)
{
    if (!crossover)
        return noCrossoverChart(crossover.problem().message);
    ChartSpec chart = noCrossoverChart({});
    if (!inquiry.isRatio())
        chart.title = tr("Sensitivity curve");
    const Lever &lever = crossover.value().lever;
    const QString words = leverText(inquiry, lever);
    const QString over = !lever.isPrice()       ? tr("over %1").arg(words)
        : priceFactorNow(inquiry, lever) == 1.0 ? tr("over %1 as a multiple of today's").arg(words)
                                                : tr("over %1 as a multiple of the list price").arg(words);
    chart.subtitle = over; // the axis names the metric
    const Window window = windowOf(inquiry, crossover.value());
    addLines(chart, inquiry, crossover.value(), window, formatter);
    if (chart.plane.empty.isEmpty())
        addMarks(chart, inquiry, crossover.value(), window, formatter);
    setAxes(chart, inquiry, crossover.value(), formatter);
    chart.alone.statement = curveStatement(inquiry, chart, crossover.value(), formatter);
    return chart;
}

namespace {

using Choice = PageFilter::Choice;

/// "Automatic", with the page's own choice.
Choice automatic(const QString &inForce)
{
    return {QString(), inForce.isEmpty() ? tr("Automatic") : tr("Automatic (%1)").arg(inForce),
            inForce.isEmpty() ? tr("automatic") : inForce};
}

/// An invalid choice is not listed: the page has used its default.
PageFilter choiceFilter(const char *id, const QString &label, const QList<Choice> &choices, const QString &current)
{
    const bool isThere =
        std::ranges::any_of(choices, [&current](const Choice &choice) { return choice.id == current; });
    PageFilter filter{QString::fromLatin1(id), label, choices, isThere ? current : QString(), true};
    for (const Choice &choice : choices) {
        if (!filter.current.isEmpty() && choice.id == filter.current)
            filter.said = tr("%1: %2", "a choice, what was chosen").arg(label, choice.text);
    }
    return filter;
}

bool hasResult(const ResultTable &table, const Metric &metric)
{
    return std::ranges::any_of(table.estimates, [&metric](const SubjectEstimate &row) {
        const EstimateResult *result = row.estimate.result(QString::fromLatin1(metric.id));
        return result != nullptr && result->value;
    });
}

PageFilter metricFilter(const Board &board, const ResultTable &table, const Inquiry *inquiry)
{
    QList<Choice> choices{automatic(inquiry == nullptr ? QString() : inquiry->metric().labelText())};
    for (const Metric &metric : metricTable()) {
        const MetricId id = metric.metricId();
        const bool isOffered = metric.group == MetricGroup::Workload && hasResult(table, metric);
        if (isOffered || id == board.whatIf.metric)
            choices << Choice{id.text(), metric.labelText()};
    }
    return choiceFilter("metric", tr("Metric"), choices, board.whatIf.metric.text());
}

/// Id of the row that represents a chosen id.
QString chosenRow(const ResultTable &table, const QString &chosen)
{
    for (const ResultRow &row : table.rows) {
        const bool isMeant =
            row.subject.id == chosen || (row.subject.chip != nullptr && row.subject.chip->id.text() == chosen);
        if (!chosen.isEmpty() && isMeant)
            return row.subject.id;
    }
    return chosen;
}

QList<Choice> rowChoices(const ResultTable &table, const QString &except)
{
    QList<Choice> choices;
    for (const ResultRow &row : table.rows) {
        if (row.subject.id != except)
            choices << Choice{row.subject.id, row.subject.name};
    }
    return choices;
}

PageFilter subjectFilter(const Board &board, const ResultTable &table, const Inquiry *inquiry)
{
    const QList<Choice> choices =
        QList<Choice>{automatic(inquiry == nullptr ? QString() : inquiry->subject().name)} + rowChoices(table, {});
    return choiceFilter("subject", tr("Of"), choices, chosenRow(table, board.whatIf.subject));
}

PageFilter againstFilter(const Board &board, const ResultTable &table, const Inquiry *inquiry)
{
    const bool isRatio = inquiry != nullptr && inquiry->isRatio();
    const bool isAlone = board.whatIf.isAlone();
    QList<Choice> choices{automatic(isRatio && !isAlone ? inquiry->against().name : QString()),
                          {WhatIfChoice::noOther(), tr("None: absolute value"), tr("none")}};
    choices += rowChoices(table, inquiry == nullptr ? QString() : inquiry->subject().id);
    return choiceFilter("against", tr("Compared with"), choices,
                        isAlone ? WhatIfChoice::noOther() : chosenRow(table, board.whatIf.against));
}

PageFilter leverFilter(const char *id, const QString &label, const Inquiry *inquiry, const Lever &inForce,
                       const Lever &chosen)
{
    if (inquiry == nullptr)
        return choiceFilter(id, label, {automatic({})}, {});
    const QString now = inForce.assumption.isEmpty() ? QString() : sentenceCase(leverText(*inquiry, inForce));
    QList<Choice> choices{automatic(now)};
    for (const Lever &lever : leversToChoose(*inquiry))
        choices << Choice{leverWord(lever), sentenceCase(leverText(*inquiry, lever))};
    const bool holds = inForce == chosen; // else it was skipped
    return choiceFilter(id, label, choices, holds ? leverWord(chosen) : QString());
}

} // namespace

QList<PageFilter> pairChoices(const Board &board, const ResultTable &table, const Inquiry *inquiry)
{
    return {subjectFilter(board, table, inquiry), againstFilter(board, table, inquiry)};
}

// Choices for these rows. `pair`, `inquiry` and `levers`: the current question and what is drawn of it; absent if none
// is possible, so that an invalid choice can be undone.
static QList<PageFilter> whatIfChoices(const Board &board, const ResultTable &table, const Inquiry *pair,
                                       const Inquiry *inquiry, const ChosenLevers &levers)
{
    const WhatIfChoice &choice = board.whatIf;
    QList<PageFilter> filters{metricFilter(board, table, pair)};
    filters << pairChoices(board, table, pair)
            << leverFilter("crossover", tr("Break-even"), inquiry, levers.crossover, choice.crossover)
            << leverFilter("across", tr("Table"), inquiry, levers.across, choice.across)
            << leverFilter("down", tr("by"), inquiry, levers.down, choice.down);
    for (PageFilter &filter : filters)
        filter.isMore = true;
    return filters;
}

namespace {

constexpr qsizetype mostSwings = 6; // of the tornado; the table has all
constexpr int cellsAcross = 7;
constexpr int cellsDown = 5;  // in a low window a cell is as high as its number
constexpr int fewDraws = 512; // bands within a few hundredths, in less than a millisecond

/// A row of the tornado: an assumption, or another uncertainty.
struct Swing
{
    QString id;
    QString label;
    Table::Cell from; ///< values of the assumption; text for other uncertainties
    Table::Cell to;
    Answer low;
    Answer high;
    double swing = 0.0;
    QString rule;
    bool isRange = false; ///< the ends limit a range, instead of following from a value of an assumption
};

QString sideLabel(const Inquiry &inquiry, const TornadoSpread &spread)
{
    const bool isSubject = spread.subject == inquiry.subject().id;
    return isSubject || !inquiry.isRatio() ? inquiry.subject().name : inquiry.against().name;
}

QList<Swing> swingsOf(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter)
{
    QList<Swing> swings = mapped(tornado.rows, [&](const TornadoRow &row) {
        return Swing{row.lever.assumption.text(),
                     sentenceCase(leverText(inquiry, row.lever)),
                     leverCell(inquiry, row.lever, row.low.assumed, formatter),
                     leverCell(inquiry, row.lever, row.high.assumed, formatter),
                     row.low.answer,
                     row.high.answer,
                     row.swing,
                     row.range.rule};
    });
    for (const TornadoSpread &spread : tornado.spreads) {
        const QString label = tr("%1, %2").arg(factorLabel(spread.kind), sideLabel(inquiry, spread));
        swings << Swing{QStringLiteral("%1.%2").arg(spread.subject).arg(static_cast<int>(spread.kind)),
                        label,
                        tr("low end of its range"),
                        tr("high end of its range"),
                        Answer{spread.low, tornado.now.unit, {}},
                        Answer{spread.high, tornado.now.unit, {}},
                        spread.swing(),
                        tr("Not an assumption but uncertain: the ends of its range."),
                        true};
    }
    std::ranges::stable_sort(swings, std::ranges::greater(), &Swing::swing);
    return swings;
}

/// "0.56 to 0.93"; if both ends are on one side of the current value, that is the limit: "0.55 to 0.70 (now)".
QString reachText(const Swing &swing, const Answer &now, const QString &low, const QString &high)
{
    constexpr double alike = 1e-6;
    const double middle = *now.value;
    const auto isBeyond = [&](const Answer &end, double sign) {
        return end.value && sign * (*end.value - middle) > alike * std::abs(middle);
    };
    if (isBeyond(swing.low, -1.0) && isBeyond(swing.high, -1.0))
        return tr("%1 to %2 (now)").arg(low, high);
    if (isBeyond(swing.low, 1.0) && isBeyond(swing.high, 1.0))
        return tr("%1 (now) to %2").arg(low, high);
    return tr("%1 to %2").arg(low, high);
}

ChartPoint pointOf(const Inquiry &inquiry, const Swing &swing, const Answer &now, const Formatter &formatter)
{
    ChartPoint point;
    const double middle = *now.value;
    const auto [low, high] = std::minmax({middle, swing.low.value.value_or(middle), swing.high.value.value_or(middle)});
    point.value = formatter.shown(middle, now.unit);
    point.low = formatter.shown(low, now.unit);
    point.high = formatter.shown(high, now.unit);
    point.style = MarkStyle::Outlined;
    // Results at a value are rounded as in the two-way table, which has the same ones; ends of ranges outwards.
    const auto end = [&](double value, const Formatter &outwards) {
        const bool isNow = !(value < middle) && !(middle < value);
        return compactText(formatter.shown(value, now.unit), now.unit, isNow || !swing.isRange ? formatter : outwards);
    };
    point.label = reachText(swing, now, end(low, formatter.lowEnd()), end(high, formatter.highEnd()));
    if (!swing.low.value || !swing.high.value) // one end is impossible
        point.label = tr("%1, or none", "a span of results").arg(point.label);
    point.description = tr("%1: %2 at %3, %4 at %5; now %6. %7")
                            .arg(swing.label, answerText(inquiry, swing.low, formatter), swing.from.text,
                                 answerText(inquiry, swing.high, formatter), swing.to.text,
                                 answerText(inquiry, now, formatter), swing.rule);
    return point;
}

QString unitOf(const Inquiry &inquiry, Unit unit, const Formatter &formatter)
{
    return inquiry.isRatio() ? tr("%1 = 1").arg(inquiry.against().name) : unitText(unit, inquiry.metric(), formatter);
}

// Number of sorted swings above a hundredth of the answer; at least one, if there are any.
qsizetype tellingOf(const QList<Swing> &swings, const Answer &now)
{
    constexpr double least = 0.01;
    const auto quiet = std::find_if(swings.cbegin(), swings.cend(),
                                    [&now](const Swing &swing) { return swing.swing < least * std::abs(*now.value); });
    return std::max<qsizetype>(std::distance(swings.cbegin(), quiet), std::min<qsizetype>(1, swings.size()));
}

ChartSpec tornadoChart(const Inquiry &inquiry, const Tornado &tornado, const QList<Swing> &swings,
                       const Formatter &formatter)
{
    ChartSpec chart{ChartKind::HorizontalDots, QStringLiteral("tornado"), tr("Sensitivity (tornado)")};
    chart.subtitle = dot({questionText(inquiry), tr("dot = now"), tr("line = over its range")});
    ChartSeries series{chart.title, {}};
    QList<double> ends;
    for (const Swing &swing : swings.first(std::min(mostSwings, tellingOf(swings, tornado.now)))) {
        const ChartPoint point = pointOf(inquiry, swing, tornado.now, formatter);
        chart.categories << ChartCategory{swing.id, swing.label, colourRoleOf(*inquiry.subject().chip), false};
        ends << *point.low << *point.high;
        series.points << point;
    }
    chart.series << series;
    const auto axis = spansTenfold(ends) ? &logAxis : &linearAxis;
    chart.axis = axis(inquiry.metric().labelText(), unitOf(inquiry, tornado.now.unit, formatter), ends, formatter);
    return chart;
}

std::optional<Uncertainty> uncertaintyOf(const DrawTask &task, const DrawSource &draws)
{
    if (!draws)
        return drawn(task, DrawPlan());
    const std::optional<Uncertainty> known = draws(task);
    return known ? known : drawn(task, DrawPlan{fewDraws, DrawPlan().seed});
}

Table numbersOf(const Inquiry &inquiry, const Tornado &tornado, const QList<Swing> &swings, const Formatter &formatter)
{
    Table table;
    table.columns = {{tr("Assumption")}, {tr("From"), true},
                     {tr("To"), true},   {tr("Answer at lower end"), true},
                     {tr("Now"), true},  {tr("Answer at upper end"), true},
                     {tr("Range")}};
    for (const Swing &swing : swings) {
        table.subjects << ChartCategory{swing.id, swing.label, colourRoleOf(*inquiry.subject().chip), false};
        table.rows << Table::Row{swing.label,
                                 swing.from,
                                 swing.to,
                                 answerCell(inquiry, swing.low, formatter),
                                 answerCell(inquiry, tornado.now, formatter),
                                 answerCell(inquiry, swing.high, formatter),
                                 swing.rule};
    }
    return table;
}

/// The question with its lookups.
struct Asked
{
    Inquiry pair;
    Inquiry inquiry; ///< what is drawn: the pair, or its first row alone if the two may not be compared
    Tornado tornado;
    ChosenLevers levers;
    const DrawSource &draws;
    std::optional<Verdict> verdict; ///< for two rows
};

bool isUnlike(const std::optional<Verdict> &verdict) { return verdict && verdict->kind == Verdict::Kind::Different; }

// Two that may not be compared have no ratio: the first has its own value.
Inquiry inquiryToDraw(const Inquiry &pair, const std::optional<Verdict> &verdict)
{
    if (!isUnlike(verdict))
        return pair;
    return Inquiry::about(pair.catalog(), pair.board(), {pair.metric().metricId(), pair.subject().id, {}}).value();
}

QString unmovedText(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter)
{
    return tr("%1: %2. No assumption affects it: choose another metric to see what would change it.")
        .arg(questionText(inquiry), withoutStop(answerText(inquiry, tornado.now, formatter)));
}

void addNothing(PageSpec &page, const Board &board, const ResultTable &table, const QString &why)
{
    page.title = withoutStop(why);
    const QString step = std::exchange(page.notice.text, {}); // the card has a button for it; the title has the reason
    page.charts << noCrossoverChart(step.isEmpty() ? why : step);
    page.numbers = namesTable(board, table);
}

// Charts' marks as numbers for files: the same tables as on the command line.
void addList(PageSpec &page, const WhatIfReport &report, const QString &about)
{
    for (const Table &list : report.lists)
        page.lists << withRate(list, report.currency);
    Table &answers = page.lists.first();
    const auto isThere = [&answers](const QString &sentence) {
        return std::any_of(answers.rows.cbegin(), answers.rows.cend(),
                           [&sentence](const Table::Row &row) { return row.constLast().text == sentence; });
    };
    for (const QString &sentence : report.sentences) {
        if (!isThere(sentence)) // for example that a bill has steps, which applies to all
            answers.rows << Table::Row{listWord(about, listName(about)), sentence};
    }
}

// Also names a figure of the chips, such as memory.
void addUnmoved(PageSpec &page, const Board &board, const ResultTable &table, const Inquiry &pair,
                const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter)
{
    addNothing(page, board, table, unmovedText(inquiry, tornado, formatter));
    ChartSpec &chart = page.charts.first();
    chart.id = QStringLiteral("tornado");
    chart.title = tr("Sensitivity (tornado)");
    chart.subtitle = questionText(inquiry);
    chart.axis = linearAxis({}, {}, {}, formatter);
    chart.plane.y = chart.axis;
    const int column = table.columnOf(inquiry.metric().metricId());
    page.numbers.columns << Table::Column{columnTitle(inquiry.metric(), table, formatter), true,
                                          inquiry.metric().metricId().text()};
    for (qsizetype row = 0; row < table.rows.size() && column >= 0; ++row)
        page.numbers.rows[row] << numberCell(table.rows.at(row).cells.at(column), formatter);
    page.filters = whatIfChoices(board, table, &pair, &inquiry, {});
}

// Number of other assumptions that change the order; numbers of chips are reported only below the chart.
qsizetype othersThatTurn(const Asked &asked, const Lever &drawn)
{
    return std::count_if(asked.tornado.rows.cbegin(), asked.tornado.rows.cend(), [&](const TornadoRow &row) {
        return !(row.lever == drawn) && turnsBesideCounts(asked.inquiry, asked.tornado, row);
    });
}

// One condition and the number of all: a title with four would not be read. With that of the title, if it has one, so
// that the sentence stands on its own.
QString turnsText(const Asked &asked, const Crossover &crossover, const Formatter &formatter)
{
    const qsizetype others = othersThatTurn(asked, crossover.lever);
    const qsizetype all = others + (crossover.crossings.isEmpty() ? 0 : 1);
    return others == 0 ? QString()
        : all == 1     ? tr("One assumption changes the order.")
                       : tr("%1 assumptions change the order.").arg(formatter.integer(all));
}

QString joinedSentences(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

bool isTold(const Asked &asked)
{
    return asked.verdict
        && (asked.verdict->kind == Verdict::Kind::Apart || asked.verdict->kind == Verdict::Kind::Level);
}

// Of the rows that can lead, the best one besides `leader`; empty if the leader is not the best, or alone.
QString nextBest(const ResultTable &table, const MetricId &metric, const QString &leader)
{
    const int column = table.columnOf(metric);
    const bool isLow = table.metrics.at(column)->better == Better::Lower;
    const auto rank = [&](qsizetype row) {
        const Cell &cell = table.rows.at(row).cells.at(column);
        const double value = cell.value->value * unitInfo(cell.unit).factor;
        return isLow ? value : -value;
    };
    QList<qsizetype> entries = contestOf(table, metric).entries;
    std::ranges::stable_sort(entries, {}, rank);
    const auto idAt = [&](qsizetype place) { return table.rows.at(entries.at(place)).subject.id; };
    return entries.size() > 1 && idAt(0) == leader ? idAt(1) : QString();
}

// Within a percent: two prices one cent apart would read as one number told twice.
bool areClose(const QList<double> &some, const QList<double> &others)
{
    constexpr double percent = 0.01;
    return std::ranges::equal(some, others, [](double one, double other) {
        return std::abs(one - other) <= percent * std::max(std::abs(one), std::abs(other));
    });
}

// The row that overtakes the leader before the one of the title does. Only while the leader alone varies is it the next
// best; then it takes one search instead of one per row.
QString rivalText(const Asked &asked, const HeadlineInput &input, const Crossover &crossover)
{
    const Inquiry &inquiry = asked.inquiry;
    const bool isSubjects = crossover.now == Order::Subject && crossover.lever.side == Side::Subject;
    const bool isOthers = crossover.now == Order::Against && crossover.lever.side == Side::Against;
    if (!isSubjects && !isOthers)
        return {};
    const Subject &leader = isSubjects ? inquiry.subject() : inquiry.against();
    const Subject &other = isSubjects ? inquiry.against() : inquiry.subject();
    const MetricId metric = inquiry.metric().metricId();
    const QString rival = nextBest(input.table, metric, leader.id);
    if (rival.isEmpty() || rival == other.id)
        return {};
    const Result<Inquiry> beside = Inquiry::about(input.catalog, input.board, {metric, leader.id, rival});
    if (!beside)
        return {};
    const Result<Crossover> found = crossoverOf(beside.value(), {crossover.lever.assumption, Side::Subject});
    const auto turns = [](const Crossover &one) { return mapped(one.crossings, &Crossing::value); };
    if (!found || turns(found.value()) == turns(crossover)) // both overtake at the same step
        return {};
    if (areClose(turns(found.value()), turns(crossover)))
        return tr("%1 would overtake at about the same point.", "a chip; as another one")
            .arg(beside.value().against().name);
    return overtakingText(beside.value(), found.value(), input.formatter);
}

// As on other pages.
Headline plainHeadline(const Asked &asked, const HeadlineInput &input)
{
    const WorkloadView view = workloadView(input.catalog, input.board, input.table);
    const Metric &metric = asked.pair.metric();
    return isCostOfWork(metric.metricId(), taskOf(view))
        ? costHeadline(input, *asked.verdict, metric.metricId(), view, purposeText(view))
        : amountHeadline(input, *asked.verdict, metric);
}

// Worded by the odds. Content that does not fit into the title becomes a note.
Headline headlineWithin(const Asked &asked, const HeadlineInput &input, const Crossover &crossover)
{
    const Metric &metric = asked.inquiry.metric();
    Headline headline = plainHeadline(asked, input);
    const Cell *best = input.table.cell(asked.verdict->best, metric.metricId());
    const Cell *other = input.table.cell(asked.verdict->other, metric.metricId());
    if (!isTold(asked) || best == nullptr || other == nullptr)
        return headline;
    const Lead lead = leadBetween(*best, *other);
    headline.title = sensitivityTitle(asked.inquiry, crossover, lead, input.formatter);
    headline.support =
        joinedSentences({headline.support, rivalText(asked, input, crossover),
                         lead == Lead::Level ? QString() : unturnedText(asked.inquiry, crossover, input.formatter),
                         turnsText(asked, crossover, input.formatter)});
    return headline;
}

// The drawn lever, and others of the tornado that change the order: all must be mentioned.
void tellTurns(PageSpec &page, const Asked &asked, const HeadlineInput &input, const Crossover &crossover)
{
    const Formatter &formatter = input.formatter;
    if (crossover.now == Order::Silent || crossover.now == Order::Tied) {
        page.title = withoutStop(crossoverText(asked.inquiry, crossover, formatter));
        return;
    }
    const Headline headline = headlineWithin(asked, input, crossover);
    page.title = headline.title;
    page.support = headline.support;
    const QString others = otherTurnsText(asked.inquiry, asked.tornado, crossover.lever, formatter);
    for (ChartSpec &chart : page.charts) {
        if (chart.id != QLatin1String("crossover"))
            continue;
        if (!isTold(asked) || !crossover.silences.isEmpty())
            chart.notes << crossoverText(asked.inquiry, crossover, formatter);
        if (!others.isEmpty())
            chart.notes << (crossover.crossings.isEmpty() ? tr("The order changes with %1.")
                                                          : tr("The order also changes with %1."))
                               .arg(others);
        page.notes << chart.notes;
    }
}

// For a page about one row. If that is the first of two that may not be compared, the title says why.
void addTitle(PageSpec &page, const Asked &asked, const HeadlineInput &input, const QString &moved)
{
    const Tornado &tornado = asked.tornado;
    page.title =
        tornado.rows.isEmpty() || !tornado.now.value ? withoutStop(moved) : tornadoTitle(asked.inquiry, tornado);
    if (!isUnlike(asked.verdict))
        return;
    const Headline headline = plainHeadline(asked, input);
    page.title = headline.title;
    page.support = joinedSentences({headline.support,
                                    tr("The charts show %1 alone. To compare, choose another pair or another metric.")
                                        .arg(asked.inquiry.subject().name)});
}

// Why probabilities of being the best would mislead; empty if they would not.
QString whyNotRanked(const Asked &asked, const ResultTable &table, const Uncertainty &sure)
{
    if (isUnlike(asked.verdict))
        return asked.verdict->why; // even if one of the two is no contender
    const QList<bool> inContest = contenders(sure.bands);
    const qsizetype first = inContest.indexOf(true);
    const int column = table.columnOf(asked.pair.metric().metricId());
    for (qsizetype row = first + 1; first >= 0 && row < inContest.size() && column >= 0; ++row) {
        const QString why = inContest.at(row) ? misleadingBetween(table, column, first, row) : QString();
        if (!why.isEmpty())
            return why;
    }
    return {};
}

std::optional<Uncertainty> uncertaintyShown(const Asked &asked, const ResultTable &table)
{
    const Result<DrawTask> task = drawTaskOf(asked.pair.catalog(), asked.pair.board(), asked.pair.metric().metricId());
    std::optional<Uncertainty> sure = task ? uncertaintyOf(task.value(), asked.draws) : std::optional<Uncertainty>();
    if (sure)
        sure->unlike = whyNotRanked(asked, table, *sure);
    return sure;
}

void addCharts(PageSpec &page, const Catalog &catalog, const Board &board, const ResultTable &table, const Asked &asked,
               const Formatter &formatter)
{
    const Inquiry &inquiry = asked.inquiry;
    const Tornado &tornado = asked.tornado;
    page.lists = {Table{QStringLiteral("answers"), {{QStringLiteral("about")}, {QStringLiteral("sentence")}}, {}}};
    addList(page, tornadoReport(inquiry, tornado, formatter), QStringLiteral("tornado"));
    const QList<Swing> swings = swingsOf(inquiry, tornado, formatter);
    const Result<Crossover> crossover = crossoverToDraw(inquiry, asked.levers.crossover);
    page.charts << tornadoChart(inquiry, tornado, swings, formatter) << crossoverChart(inquiry, crossover, formatter);
    if (const QString steps = stepsText(inquiry.metric()); !steps.isEmpty()) {
        page.charts.first().notes << steps;
        page.notes << steps;
    }
    const Result<TwoWay> both =
        twoWayOf(inquiry, asked.levers.across, asked.levers.down, cellsAcross, cellsDown, LineSearch::BetweenCells);
    page.charts << heatChart(inquiry, both, formatter);
    page.hasLead = true;
    if (crossover && inquiry.isRatio())
        addList(page, crossoverReport(inquiry, {crossover.value()}, formatter), QStringLiteral("crossovers"));
    if (crossover && inquiry.isRatio())
        tellTurns(page, asked, {catalog, board, table, formatter}, crossover.value());
    const QString moved = tornadoText(inquiry, tornado, formatter);
    QStringList notes{moved};
    const qsizetype telling = tellingOf(swings, tornado.now);
    if (telling > mostSwings)
        notes
            << tr("The chart shows the %1 assumptions that change the answer most.").arg(formatter.integer(mostSwings));
    if (const qsizetype quiet = swings.size() - telling; quiet > 0)
        notes << (quiet == 1 ? tr("One other assumption changes the answer by less than 1%.")
                             : tr("%1 others change the answer by less than 1%.").arg(formatter.integer(quiet)));
    if (const std::optional<Uncertainty> sure = uncertaintyShown(asked, table)) {
        page.charts << bandChart(board, table, asked.pair, *sure, formatter);
        notes << page.charts.constLast().notes;
        addList(page, uncertaintyReport(*sure, formatter), QStringLiteral("bands"));
        if (inquiry.isRatio())
            notes << duelText(*sure, inquiry.subject().id, inquiry.against().id, formatter);
        notes << uncertaintyText(*sure, formatter);
    }
    for (const Unmoved &unmoved : tornado.unmoved)
        notes << unmoved.reason;
    notes.removeAll(QString());
    page.notes = notes + page.notes;
    page.numbers = numbersOf(inquiry, tornado, swings, formatter);
    if (both) {
        addList(page, twoWayReport(inquiry, both.value(), formatter), QStringLiteral("cells"));
        const Table cells = heatNumbers(inquiry, both.value(), formatter);
        page.numbers.rows << cells.rows;
        page.numbers.subjects << cells.subjects;
    }
    if (page.title.isEmpty())
        addTitle(page, asked, {catalog, board, table, formatter}, moved);
}

// "below 1 = H100 cheaper": which colour of a two-way table is whose.
Legend coloursOf(const Inquiry &inquiry)
{
    if (!inquiry.isRatio())
        return {};
    const bool isLower = inquiry.metric().better == Better::Lower;
    const QString word = aheadText(inquiry.metric());
    const QString subject = inquiry.subject().name;
    const QString against = inquiry.against().name;
    return {{{isLower ? LegendMark::BetterColour : LegendMark::WorseColour,
              tr("below 1 = %1 %2", "a chip, cheaper").arg(isLower ? subject : against, word)},
             {isLower ? LegendMark::WorseColour : LegendMark::BetterColour,
              tr("above 1 = %1 %2", "a chip, cheaper").arg(isLower ? against : subject, word)}}};
}

// Only for visible marks.
Legend whatIfLegend(const Inquiry &inquiry, const QList<ChartSpec> &charts)
{
    Legend legend{{hatchedPart(),
                   outlinedPart(),
                   {LegendMark::Diamond, tr("diamond on a line = break-even point")},
                   {LegendMark::Ring, tr("ring = now")}}};
    return legendOn(legend << coloursOf(inquiry), charts);
}

// The two rows in question, and those whose uncertainty is next to theirs.
QSet<QString> drawnRows(const Inquiry &inquiry, const QList<ChartSpec> &charts)
{
    QSet<QString> ids{inquiry.subject().id};
    if (inquiry.isRatio())
        ids << inquiry.against().id;
    for (const ChartSpec &chart : charts) {
        if (chart.id != bandChartId)
            continue;
        for (qsizetype i = 0; i < chart.categories.size(); ++i) {
            if (chart.series.constFirst().points.at(i).value)
                ids << chart.categories.at(i).id;
        }
    }
    return ids;
}

} // namespace

QList<MetricId> whatIfMetrics(const Catalog &catalog, const Board &board)
{
    QList<MetricId> metrics = usuallyAsked(catalog, board);
    const MetricId &chosen = board.whatIf.metric;
    if (findMetric(chosen) != nullptr) {
        metrics.removeAll(chosen);
        metrics.prepend(chosen);
    }
    return metrics;
}

PageSpec whatIfPage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter,
                    const DrawSource &draws)
{
    const WorkloadView view = workloadView(catalog, board, table);
    PageSpec page = workloadFrame(QStringLiteral("what-if"), catalog, board, table, view, formatter);
    page.formName = tr("Change the question");
    page.keywords << tr("what if") << tr("sensitivity") << tr("uncertainty");
    const ChosenQuestion chosen = chosenQuestion(table, board, usuallyAsked(catalog, board));
    const Result<Inquiry> inquiry = chosen.question ? Inquiry::about(catalog, board, *chosen.question)
                                                    : Result<Inquiry>(refusal(chosen.reason, {}));
    if (!inquiry) {
        page.filters = whatIfChoices(board, table, nullptr, nullptr, {});
        addNothing(page, board, table, inquiry.problem().message);
        tellPassedOver(page, chosen.passedOver);
        setTitle(page, board, fittingTitle({page.title, tr("Nothing to compare under other assumptions")}, formatter));
        return page;
    }
    const Inquiry &pair = inquiry.value();
    const std::optional<Verdict> verdict = pair.isRatio()
        ? std::optional(verdictOfTwo(table, pair.metric().metricId(), pair.subject().id, pair.against().id))
        : std::nullopt;
    const Inquiry drawn = inquiryToDraw(pair, verdict);
    const Tornado tornado = tornadoOf(drawn);
    if (tornado.rows.isEmpty() && tornado.spreads.isEmpty()) {
        addUnmoved(page, board, table, pair, drawn, tornado, formatter);
        tellPassedOver(page, chosen.passedOver);
        setTitle(page, board, fittingTitle({page.title, tr("Nothing to compare under other assumptions")}, formatter));
        return page;
    }
    const Asked asked{pair, drawn, tornado, chosenLevers(drawn, tornado), draws, verdict};
    addCharts(page, catalog, board, table, asked, formatter);
    warnOfDrawn(page, drawnRows(pair, page.charts), catalog, board, table, formatter);
    page.filters = whatIfChoices(board, table, &pair, &drawn, asked.levers);
    tellPassedOver(page, chosen.passedOver + asked.levers.passedOver);
    setTitle(page, board, fittingTitle({page.title, tr("Nothing to compare under other assumptions")}, formatter));
    page.legend = whatIfLegend(asked.inquiry, page.charts);
    return page;
}

} // namespace chipboard
