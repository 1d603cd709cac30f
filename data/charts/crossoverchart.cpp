#include "data/charts/crossoverchart.h"

#include "data/charts/pagebuilder.h"
#include "data/charts/pagetexts.h"
#include "data/charts/planeaxis.h"
#include "data/core/tr.h"
#include "data/whatif/leverwords.h"
#include "data/whatif/whatiftexts.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr int samplesOfACurve = 33;
constexpr double roomAround = 2.0; // beyond a crossing, as a factor
constexpr double farAway = 8.0;    // a crossing beyond that is told, not drawn

/// Where the lines are drawn: around what is assumed now and the nearest turn.
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
    if (!(range.now > 0.0)) { // no discount: there is nothing to double
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

/// Values of the window that can be assumed.
QList<double> samplesOf(const LeverRange &range, const Window &window)
{
    QList<double> samples;
    for (const double choice : range.choices) {
        if (window.holds(choice))
            samples << choice;
    }
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

// Of the lever: a price of energy is money, too.
Unit unitOf(const Lever &lever)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? Unit::One : row->unit;
}

bool isFactor(const Lever &lever) { return lever.assumption.text() == QLatin1String("price_factor"); }

PlaneLine lineOf(const Inquiry &inquiry, const Subject &subject, const Crossover &crossover,
                 const QList<double> &samples, const Formatter &formatter)
{
    PlaneLine line;
    line.id = subject.id;
    line.label = subject.name;
    line.role = colourRoleOf(*subject.chip);
    const bool isSubject = subject.id == inquiry.subject().id;
    for (const double at : samples) {
        const RowSettings settings = pulled(inquiry.settings(), crossover.lever, at);
        const Answer answer = inquiry.valueOf(subject, isSubject ? settings.subject : settings.against);
        if (answer.value && *answer.value > 0.0)
            line.points << QPointF(formatter.shown(at, unitOf(crossover.lever)),
                                   formatter.shown(*answer.value, crossover.unit));
    }
    line.description = isFactor(crossover.lever)
        ? tr("%1 while one price moves.").arg(subject.name)
        : tr("%1 while %2 moves.").arg(subject.name, leverWords(inquiry, crossover.lever));
    return line;
}

void addMarks(ChartSpec &chart, const Inquiry &inquiry, const Crossover &crossover, const Window &window,
              const Formatter &formatter)
{
    const auto markAt = [&](double x, double y, const QString &label) {
        PlaneMark mark;
        mark.id = inquiry.subject().id;
        mark.label = label;
        mark.role = colourRoleOf(*inquiry.subject().chip);
        mark.style = MarkStyle::Outlined;
        mark.x = formatter.shown(x, unitOf(crossover.lever));
        mark.y = formatter.shown(y, crossover.unit);
        mark.xText = leverValueText(inquiry, crossover.lever, x, formatter);
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
        mark.description = tr("Here the order turns: %1, %2.").arg(mark.xText, mark.yText);
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
        chart.plane.empty = tr("There is nothing to draw while %1 moves.").arg(leverWords(inquiry, crossover.lever));
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
    const bool prices = isFactor(crossover.lever) || row == nullptr;
    chart.axis = linearAxis(prices ? tr("Price") : row->labelText(),
                            prices ? tr("today = 1") : formatter.unitText(row->unit), x, formatter);
    const auto axis = spansTenfold(y) ? &logAxis : &linearAxis;
    chart.plane.y =
        axis(inquiry.metric().labelText(), unitText(crossover.unit, inquiry.metric(), formatter), y, formatter);
}

} // namespace

Result<Crossover> crossoverToDraw(const Inquiry &inquiry, const Lever &lever)
{
    if (inquiry.isRatio())
        return crossoverOf(inquiry, lever);
    const Result<LeverRange> range = rangeOf(inquiry, lever, Reach::Far);
    if (!range)
        return range.problem();
    Crossover crossover;
    crossover.lever = lever;
    crossover.range = range.value();
    crossover.unit = inquiry.answer().unit;
    return crossover;
}

ChartSpec crossoverChart(const Inquiry &inquiry, const Result<Crossover> &crossover, const Formatter &formatter)
{
    if (!crossover)
        return noCrossoverChart(crossover.problem().message);
    ChartSpec chart = noCrossoverChart({});
    if (!inquiry.isRatio())
        chart.title = tr("How it moves");
    const Lever &lever = crossover.value().lever;
    const QString over = isFactor(lever) ? tr("over %1 as a multiple of today's").arg(leverText(inquiry, lever))
                                         : tr("over %1").arg(leverText(inquiry, lever));
    chart.subtitle = over; // the axis names the metric
    const Window window = windowOf(inquiry, crossover.value());
    addLines(chart, inquiry, crossover.value(), window, formatter);
    if (chart.plane.empty.isEmpty())
        addMarks(chart, inquiry, crossover.value(), window, formatter);
    setAxes(chart, inquiry, crossover.value(), formatter);
    return chart;
}

ChartSpec noCrossoverChart(const QString &why)
{
    ChartSpec chart;
    chart.kind = ChartKind::Plane;
    chart.id = QStringLiteral("crossover");
    chart.title = tr("Where the order turns");
    chart.subtitle = tr("two rows with a number are needed");
    chart.axis = linearAxis(tr("Price"), tr("today = 1"), {}, Formatter());
    chart.plane.y = chart.axis;
    chart.plane.empty = why;
    return chart;
}

} // namespace chipboard
