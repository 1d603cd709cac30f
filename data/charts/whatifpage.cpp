#include "data/charts/whatifpage.h"

#include "data/charts/pagebuilder.h"
#include "data/charts/pagetexts.h"
#include "data/charts/planeaxis.h"
#include "data/charts/rowaxis.h"
#include "data/charts/workloadframe.h"
#include "data/estimate/shapecheck.h"
#include "data/whatif/duel.h"
#include "data/whatif/whatiftexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(WhatIfPage)
};

constexpr qsizetype mostRows = 12; // of the tornado; the table has them all
constexpr int drawsShown = 8192;   // bands move by less than a hundredth from here on
constexpr int samplesOfALine = 33; // of the plane
constexpr double roomAround = 2.0; // beyond a crossing, as a factor

/// A row of the tornado: an assumption, or what is uncertain anyway.
struct Swing
{
    QString id;
    QString label;
    QString from; ///< values of the assumption; empty for what is only uncertain
    QString to;
    Answer low;
    Answer high;
    double swing = 0.0;
    QString rule;
};

QString sideLabel(const Inquiry &inquiry, const TornadoSpread &spread)
{
    const bool isSubject = spread.subject == inquiry.subject().id;
    return isSubject || !inquiry.isRatio() ? inquiry.subject().name : inquiry.against().name;
}

QList<Swing> swingsOf(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter)
{
    QList<Swing> swings;
    for (const TornadoRow &row : tornado.rows)
        swings << Swing{row.lever.assumption.text(),
                        leverText(inquiry, row.lever),
                        leverValueText(inquiry, row.lever, row.low.assumed, formatter),
                        leverValueText(inquiry, row.lever, row.high.assumed, formatter),
                        row.low.answer,
                        row.high.answer,
                        row.swing,
                        row.range.rule};
    for (const TornadoSpread &spread : tornado.spreads) {
        const QString label = Texts::tr("%1, %2").arg(factorLabel(spread.kind), sideLabel(inquiry, spread));
        swings << Swing{QStringLiteral("%1.%2").arg(spread.subject).arg(static_cast<int>(spread.kind)),
                        label,
                        Texts::tr("P10"),
                        Texts::tr("P90"),
                        Answer{spread.low, tornado.now.unit, {}},
                        Answer{spread.high, tornado.now.unit, {}},
                        spread.swing(),
                        Texts::tr("Not assumed but uncertain: eight of ten cases lie between.")};
    }
    std::stable_sort(swings.begin(), swings.end(), [](const Swing &a, const Swing &b) { return a.swing > b.swing; });
    return swings;
}

ChartPoint pointOf(const Swing &swing, const Answer &now, const Formatter &formatter)
{
    ChartPoint point;
    point.value = now.value;
    point.low = std::min({*now.value, swing.low.value.value_or(*now.value), swing.high.value.value_or(*now.value)});
    point.high = std::max({*now.value, swing.low.value.value_or(*now.value), swing.high.value.value_or(*now.value)});
    point.style = MarkStyle::Outlined;
    point.flagged = !swing.low.value || !swing.high.value; // one end cannot be
    point.label = Texts::tr("%1 to %2").arg(formatter.compact(*point.low), formatter.compact(*point.high));
    point.description = Texts::tr("%1: %2 at %3, %4 at %5; now %6. %7")
                            .arg(swing.label, answerText(swing.low, formatter), swing.from,
                                 answerText(swing.high, formatter), swing.to, answerText(now, formatter), swing.rule);
    return point;
}

QString unitOf(const Inquiry &inquiry, Unit unit)
{
    return inquiry.isRatio() ? Texts::tr("%1 = 1").arg(inquiry.against().name) : symbolOf(unit);
}

// How many of the sorted swings are more than a hundredth of the answer; one at least, if there is any.
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
    ChartSpec chart;
    chart.kind = ChartKind::HorizontalDots;
    chart.id = QStringLiteral("tornado");
    chart.title = Texts::tr("What moves the answer");
    chart.subtitle = dot({questionText(inquiry), Texts::tr("dot = now"), Texts::tr("line = over its range"),
                          Texts::tr("error of an estimate: eight of ten cases")});
    ChartSeries series{chart.title, {}};
    QList<double> ends;
    for (const Swing &swing : swings.first(std::min(mostRows, tellingOf(swings, tornado.now)))) {
        const ChartPoint point = pointOf(swing, tornado.now, formatter);
        chart.categories << ChartCategory{swing.id, swing.label, colourRoleOf(*inquiry.subject().chip), false};
        ends << *point.low << *point.high;
        series.points << point;
    }
    chart.series << series;
    const auto axis = spansTenfold(ends) ? &logAxis : &linearAxis;
    chart.axis = axis(inquiry.metric().labelText(), unitOf(inquiry, tornado.now.unit), ends, formatter);
    return chart;
}

/// Where the two lines of the crossing are drawn: around what is assumed now and the nearest turn.
struct Window
{
    double from = 0.0;
    double to = 0.0;
};

Window windowOf(const Crossover &crossover)
{
    const LeverRange &range = crossover.range;
    double from = range.now / roomAround;
    double to = range.now * roomAround;
    for (const Crossing &crossing : crossover.crossings) {
        const bool near = crossing.value >= range.now / 8.0 && crossing.value <= range.now * 8.0;
        if (near) {
            from = std::min(from, crossing.value / roomAround);
            to = std::max(to, crossing.value * roomAround);
        }
    }
    return {std::max(from, range.low), std::min(to, range.high)};
}

PlaneLine lineOf(const Inquiry &inquiry, const Subject &subject, const Lever &lever, const Window &window)
{
    PlaneLine line;
    line.id = subject.id;
    line.label = subject.name;
    line.role = colourRoleOf(*subject.chip);
    const bool isSubject = subject.id == inquiry.subject().id;
    for (int i = 0; i < samplesOfALine; ++i) {
        const double share = static_cast<double>(i) / (samplesOfALine - 1);
        const double at = window.from * std::pow(window.to / window.from, share);
        const Settings settings = pulled(inquiry.settings(), lever, at);
        const Answer answer = inquiry.valueOf(subject, isSubject ? settings.subject : settings.against);
        if (answer.value && *answer.value > 0.0)
            line.points << QPointF(at, *answer.value);
    }
    line.description = Texts::tr("%1 while one price moves.").arg(subject.name);
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
        mark.x = x;
        mark.y = y;
        mark.xText = leverValueText(inquiry, crossover.lever, x, formatter);
        mark.yText = formatter.compact(y) + QChar(0x00A0) + symbolOf(crossover.unit);
        return mark;
    };
    const Answer now = inquiry.valueOf(inquiry.subject(), inquiry.board().assumptions);
    if (now.value && crossover.range.now >= window.from && crossover.range.now <= window.to) {
        PlaneMark mark = markAt(crossover.range.now, *now.value, Texts::tr("now"));
        mark.baseline = true;
        mark.description = Texts::tr("As it is now: %1, %2.").arg(mark.xText, mark.yText);
        chart.plane.marks << mark;
    }
    for (const Crossing &crossing : crossover.crossings) {
        if (crossing.value < window.from || crossing.value > window.to || !(crossing.answer > 0.0))
            continue;
        PlaneMark mark = markAt(crossing.value, crossing.answer,
                                leverValueText(inquiry, crossover.lever, crossing.value, formatter));
        mark.shape = MarkShape::Diamond;
        mark.description = Texts::tr("Here the order turns: %1, %2.").arg(mark.xText, mark.yText);
        chart.plane.marks << mark;
    }
}

bool isFactor(const Lever &lever) { return lever.assumption.text() == QLatin1String("price_factor"); }

ChartSpec crossoverChart(const Inquiry &inquiry, const Result<Crossover> &crossover, const Formatter &formatter)
{
    ChartSpec chart;
    chart.kind = ChartKind::Plane;
    chart.id = QStringLiteral("crossover");
    chart.title = Texts::tr("Where the order turns");
    chart.subtitle = dot({inquiry.metric().labelText(), Texts::tr("over one price as a multiple of today's")});
    QList<double> x;
    QList<double> y;
    if (crossover) {
        const Lever &lever = crossover.value().lever;
        const QString over = isFactor(lever)
            ? Texts::tr("over %1 as a multiple of today's").arg(leverText(inquiry, lever))
            : Texts::tr("over %1").arg(leverText(inquiry, lever));
        chart.subtitle = dot({inquiry.metric().labelText(), symbolOf(crossover.value().unit), over});
        const Window window = windowOf(crossover.value());
        for (const Subject *subject : {&inquiry.subject(), &inquiry.against()}) {
            const PlaneLine line = lineOf(inquiry, *subject, lever, window);
            for (const QPointF &point : line.points) {
                x << point.x();
                y << point.y();
            }
            if (line.points.size() > 1)
                chart.plane.lines << line;
        }
        addMarks(chart, inquiry, crossover.value(), window, formatter);
    } else {
        chart.plane.empty = crossover.problem().message;
    }
    const auto axis = spansTenfold(y) ? &logAxis : &linearAxis;
    const bool prices = !crossover || isFactor(crossover.value().lever);
    chart.axis = linearAxis(prices ? Texts::tr("Price") : Texts::tr("Chips"),
                            prices ? Texts::tr("today = 1") : QString(), x, formatter);
    const Unit unit = crossover ? crossover.value().unit : inquiry.metric().unit;
    chart.plane.y = axis(inquiry.metric().labelText(), symbolOf(unit), y, formatter);
    return chart;
}

ChartSpec bandChart(const Board &board, const ResultTable &table, const Inquiry &inquiry,
                    const Uncertainty &uncertainty, const Formatter &formatter)
{
    ChartSpec chart;
    chart.id = QStringLiteral("uncertainty");
    chart.title = Texts::tr("How sure it is");
    chart.axis.label = inquiry.metric().labelText();
    ChartSeries series{chart.title, {}};
    for (qsizetype i = 0; i < uncertainty.bands.size(); ++i) {
        const Band &band = uncertainty.bands.at(i);
        chart.categories << categoryOf(board, table.rows.at(i).subject);
        ChartPoint point;
        if (!band.band) {
            point.gap = Texts::tr("no estimate");
            point.description = Texts::tr("%1: %2").arg(band.name, band.point.reason);
            series.points << point;
            continue;
        }
        chart.axis.unit = symbolOf(band.point.unit);
        point.value = band.band->value;
        point.style = isAnnounced(table.rows.at(i).subject) ? MarkStyle::Hatched : MarkStyle::Outlined;
        if (!band.band->isExact()) {
            point.low = band.band->low;
            point.high = band.band->high;
        }
        point.label = chanceText(band.best, formatter);
        point.description =
            Texts::tr("%1: eight of ten draws lie from %2 to %3; ahead of all others in %4.")
                .arg(band.name, formatter.compact(band.band->low), formatter.compact(band.band->high), point.label);
        series.points << point;
    }
    chart.series << series;
    chart.subtitle = dot({chart.axis.unit, Texts::tr("P10, P50, P90 of %1 draws").arg(formatter.integer(drawsShown)),
                          Texts::tr("% = how often it is best")});
    fitAxis(chart, formatter);
    return chart;
}

TableSpec numbersOf(const Inquiry &inquiry, const Tornado &tornado, const QList<Swing> &swings,
                    const Formatter &formatter)
{
    TableSpec table;
    table.columns = {{Texts::tr("Assumption"), false},    {Texts::tr("From"), true}, {Texts::tr("To"), true},
                     {Texts::tr("Answer at from"), true}, {Texts::tr("Now"), true},  {Texts::tr("Answer at to"), true},
                     {Texts::tr("Range"), false}};
    for (const Swing &swing : swings) {
        table.subjects << ChartCategory{swing.id, swing.label, colourRoleOf(*inquiry.subject().chip), false};
        table.rows << QStringList{swing.label,
                                  swing.from,
                                  swing.to,
                                  answerText(swing.low, formatter),
                                  answerText(tornado.now, formatter),
                                  answerText(swing.high, formatter),
                                  swing.rule};
    }
    return table;
}

void addNothing(PageSpec &page, const Board &board, const ResultTable &table, const QString &why)
{
    if (page.title.isEmpty())
        page.title = board.title.isEmpty() ? why : board.title;
    ChartSpec chart;
    chart.kind = ChartKind::Plane;
    chart.id = QStringLiteral("crossover");
    chart.title = Texts::tr("Where the order turns");
    chart.subtitle = Texts::tr("two rows with a number are needed");
    chart.axis = linearAxis(Texts::tr("Price"), Texts::tr("today = 1"), {}, Formatter());
    chart.plane.y = chart.axis;
    chart.plane.empty = why;
    page.charts << chart;
    page.numbers.columns = {{levelLabel(table.level), false}};
    for (const ResultRow &row : table.rows) {
        page.numbers.subjects << categoryOf(board, row.subject);
        page.numbers.rows << QStringList{row.subject.name};
    }
}

void addCharts(PageSpec &page, const Catalog &catalog, const Board &board, const ResultTable &table,
               const Inquiry &inquiry, const Formatter &formatter)
{
    const Tornado tornado = tornadoOf(inquiry);
    const QList<Swing> swings = swingsOf(inquiry, tornado, formatter);
    const Lever price{AssumptionId(QStringLiteral("price_factor")), Side::Subject};
    const Lever speed{AssumptionId(QStringLiteral("chips")), Side::Subject};
    const bool isCost = isMoney(inquiry.metric().unit);
    const Result<Crossover> crossover = crossoverOf(inquiry, isCost ? price : speed);
    page.charts << tornadoChart(inquiry, tornado, swings, formatter) << crossoverChart(inquiry, crossover, formatter);
    page.hasLead = true;
    if (crossover)
        page.title = withoutStop(crossoverText(inquiry, crossover.value(), formatter));
    const QString moved = tornadoText(inquiry, tornado, formatter);
    QStringList notes{moved};
    if (const qsizetype quiet = swings.size() - tellingOf(swings, tornado.now); quiet > 0)
        notes << Texts::tr("%1 others change the answer by less than 1 %; the table has them.")
                     .arg(formatter.integer(quiet));
    const Result<DrawTask> task = drawTaskOf(catalog, board, inquiry.metric().metricId());
    const std::optional<Uncertainty> sure =
        task ? drawn(task.value(), DrawPlan{drawsShown, 1}, {}) : std::optional<Uncertainty>();
    if (sure) {
        page.charts << bandChart(board, table, inquiry, *sure, formatter);
        notes << duelText(*sure, inquiry.subject().id, inquiry.against().id, formatter)
              << uncertaintyText(*sure, formatter);
    }
    for (const Unmoved &unmoved : tornado.unmoved)
        notes << unmoved.reason;
    notes.removeAll(QString());
    page.notes = notes + page.notes;
    page.numbers = numbersOf(inquiry, tornado, swings, formatter);
    if (page.title.isEmpty())
        page.title = withoutStop(moved);
}

} // namespace

QList<MetricId> whatIfMetrics(const Catalog &catalog, const Board &board)
{
    const TaskMetrics metrics = taskMetrics(taskOf(catalog, board));
    return {metrics.cost, metrics.speed};
}

PageSpec whatIfPage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const WorkloadView view = workloadView(catalog, board, table);
    PageSpec page = workloadFrame(QStringLiteral("what-if"), catalog, board, table, view, formatter);
    const std::optional<Question> question = duelOf(table, board, whatIfMetrics(catalog, board));
    const Result<Inquiry> inquiry = question
        ? Inquiry::about(catalog, board, *question)
        : Result<Inquiry>(
            refusal(Texts::tr("Choose two that run the workload, to ask what would change the answer"), {}));
    page.keywords << Texts::tr("what if") << Texts::tr("sensitivity") << Texts::tr("uncertainty");
    if (!inquiry) {
        addNothing(page, board, table, inquiry.problem().message);
        return page;
    }
    addCharts(page, catalog, board, table, inquiry.value(), formatter);
    if (!board.title.isEmpty())
        page.title = board.title;
    page.legend = dot({hatchedText(), outlinedText(), Texts::tr("diamond on a line = here the order turns"),
                       Texts::tr("ring = now")});
    return page;
}

} // namespace chipboard
