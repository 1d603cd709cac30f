#include "data/views/pages.h"

#include "data/analysis/chosen.h"
#include "data/analysis/contest.h"
#include "data/analysis/mainquestion.h"
#include "data/analysis/situation.h"
#include "data/analysis/whatiftexts.h"
#include "data/board/assumption.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/model/cost.h"
#include "data/model/costsheet.h"
#include "data/model/setup.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"
#include "data/views/whatifexport.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace chipboard {

namespace {

constexpr int deploymentsDrawn = 2; // more would only repeat the steps

QString usd(double value, const Formatter &formatter)
{
    return formatter.compactMoney(value) + QChar(0x00A0) + formatter.unitText(Unit::Usd);
}

// As on the axes.
double shown(double usdValue, const Formatter &formatter) { return formatter.shown(usdValue, Unit::Usd); }

PlaneLine lineOf(const Subject &subject, const QString &label, const QString &description)
{
    return PlaneLine{.id = subject.id, .label = label, .role = colourRoleOf(*subject.chip), .description = description};
}

QString tokensText(double millions, const Formatter &formatter)
{
    return tr("%1 million tokens a month").arg(formatter.label(millions));
}

class WaysPlane
{
public:
    WaysPlane(ChartSpec &chart, const Subject &subject, const WaysToServe &ways, const Formatter &formatter)
        : m_chart(chart)
        , m_subject(subject)
        , m_ways(ways)
        , m_formatter(formatter)
    {
    }

    void addDeployments(double month, const QString &label, const QString &description)
    {
        PlaneLine line = lineOf(m_subject, label, description);
        for (int i = 0; i < deploymentsDrawn; ++i) {
            const double cost = shown(month * (i + 1), m_formatter);
            line.points << QPointF(i * m_ways.capacity, cost) << QPointF((i + 1) * m_ways.capacity, cost);
            m_y << cost;
        }
        m_chart.plane.lines << line;
    }
    void addByToken(double usdPerMillion, const QString &label, const QString &description, bool isOfChip)
    {
        PlaneLine line = lineOf(m_subject, label, description);
        if (!isOfChip) {
            line.id.clear();
            line.role = ColourRole::Other;
        }
        const double last = deploymentsDrawn * m_ways.capacity;
        line.points = {{0.0, 0.0}, {last, shown(last * usdPerMillion, m_formatter)}};
        m_y << line.points.constLast().y();
        m_chart.plane.lines << line;
    }
    void addMark(const std::optional<double> &tokens, double month, const QString &description)
    {
        if (!tokens)
            return;
        PlaneMark mark{.id = m_subject.id,
                       .label = m_formatter.label(*tokens),
                       .role = colourRoleOf(*m_subject.chip),
                       .shape = MarkShape::Diamond,
                       .x = *tokens,
                       .y = shown(month, m_formatter),
                       .xText = tokensText(*tokens, m_formatter),
                       .yText = usd(month, m_formatter)};
        mark.description = description.arg(mark.xText);
        m_chart.plane.marks << mark;
    }
    void finish()
    {
        m_chart.axis =
            linearAxis(tr("Output"), tr("million tokens per month"), {deploymentsDrawn * m_ways.capacity}, m_formatter);
        m_chart.plane.y = linearAxis(tr("Cost per month"), m_formatter.unitText(Unit::Usd), m_y, m_formatter);
        m_chart.alone.statement = statement();
    }

private:
    // With the unit, which the labels of the marks leave to the axis; empty without a break-even.
    [[nodiscard]] QString statement() const
    {
        QList<PlaneMark> marks = m_chart.plane.marks;
        std::ranges::stable_sort(marks, {}, &PlaneMark::x);
        QStringList turns;
        for (const PlaneMark &mark : std::as_const(marks))
            addOnce(turns, mark.label);
        return turns.isEmpty() ? QString()
                               : tr("%1: break-even at %2 million tokens a month", "a chart, one or more numbers")
                                     .arg(m_chart.title, namesText(turns, m_formatter));
    }

    ChartSpec &m_chart;
    const Subject &m_subject;
    const WaysToServe &m_ways;
    const Formatter &m_formatter;
    QList<double> m_y;
};

// "0.42 USD per 1M output tokens" for a fully used deployment.
QString perMillionText(double month, const WaysToServe &ways, const Formatter &formatter)
{
    return formatter.label(formatter.shown(month / ways.capacity, Unit::UsdPerMillion)) + QChar(0x00A0)
        + formatter.unitWords(tr("USD per 1M output tokens"));
}

} // namespace

std::optional<double> WaysToServe::evenWithApi(double way) const
{
    const std::optional<double> even = api ? std::optional(way / *api) : std::nullopt;
    return even && *even <= capacity ? even : std::nullopt;
}

std::optional<double> WaysToServe::ownedEvenWithHourly() const
{
    return owned && !committed && *owned <= rent ? std::optional(*owned / rent * capacity) : std::nullopt;
}

// Empty if the row does not serve, has no price, or neither a machine price nor an API price is stated.
static std::optional<WaysToServe> waysOf(const SubjectEstimate &row)
{
    if (!row.request || row.request->workload.task != Task::Serve || row.subject.chip == nullptr)
        return std::nullopt;
    const EstimateResult *rent = row.estimate.result(u"usd_per_hour");
    const EstimateResult *speed = row.estimate.result(u"tokens_per_s");
    const EstimateResult *owned = row.estimate.result(u"own_usd_per_month");
    const OwnershipTerms &terms = row.request->owning;
    const bool isAsked = terms.machinePrice || terms.apiPrice;
    if (!isAsked || rent == nullptr || speed == nullptr || owned == nullptr || !rent->value || !speed->value
        || !(rent->value->low > 0.0))
        return std::nullopt;
    WaysToServe ways{.capacity = speed->value->value * money::secondsOfAnHour * allHoursOfAMonth
                         * row.request->terms.utilisation / money::million,
                     .rent = rent->value->value * allHoursOfAMonth};
    if (owned->value)
        ways.owned = owned->value->value;
    ways.api = terms.apiPrice;
    ways.noOwned = owned->reason;
    ways.committed = row.request->price && row.request->price->committed;
    return ways;
}

ChartSpec waysChart(const Subject &subject, const WaysToServe &ways, const Formatter &formatter)
{
    ChartSpec chart{ChartKind::Plane, QStringLiteral("ways"), tr("%1: rent, own or API").arg(subject.name)};
    QStringList parts{formatter.unitWords(tr("USD a month by tokens generated")), tr("steps = whole deployments")};
    if (!ways.committed)
        parts << tr("thin line = rent for used hours only");
    chart.subtitle = dot(parts);
    WaysPlane plane(chart, subject, ways, formatter);
    plane.addDeployments(ways.rent, tr("rent"), tr("Rent for all hours."));
    if (!ways.committed) {
        plane.addByToken(ways.rent / ways.capacity, tr("rent, hours used"), tr("Rent for used hours only."), true);
        chart.plane.lines.last().weight = LineWeight::Quiet;
    }
    if (ways.owned)
        plane.addDeployments(*ways.owned, tr("custom"), tr("Owned machines, paid for all hours."));
    if (ways.api)
        plane.addByToken(*ways.api, tr("API"), tr("Price charged by the API."), false);
    plane.addMark(ways.evenWithApi(ways.rent), ways.rent, tr("From %1, renting costs less than the API."));
    if (ways.owned) {
        plane.addMark(ways.evenWithApi(*ways.owned), *ways.owned, tr("From %1, owning costs less than the API."));
        plane.addMark(ways.ownedEvenWithHourly(), *ways.owned,
                      tr("From %1, owning costs less than renting for the hours used."));
    }
    plane.finish();
    return chart;
}

QStringList waysTexts(const Subject &subject, const WaysToServe &ways, const Formatter &formatter)
{
    const QString most = tokensText(ways.capacity, formatter);
    QStringList texts{
        tr("%1, rented for all hours: %2 a month per deployment, which generates at most %3 (%4).")
            .arg(subject.name, usd(ways.rent, formatter), most, perMillionText(ways.rent, ways, formatter))};
    if (ways.owned) {
        const auto even = ways.ownedEvenWithHourly();
        texts << tr("%1, owned: %2 a month per deployment (%3).")
                     .arg(subject.name, usd(*ways.owned, formatter), perMillionText(*ways.owned, ways, formatter))
              << (ways.committed ? paidForAllHours()
                      : even ? tr("Owning costs less than renting by the hour if more than %1 of the hours are used.")
                                   .arg(formatter.percent(*even / ways.capacity))
                             : tr("Owning never costs less than renting, even if all hours are used."));
    } else {
        texts << tr("%1, owned: unknown. %2", "a row, why").arg(subject.name, ways.noOwned);
    }
    if (!ways.api)
        return texts;
    const auto rented = ways.evenWithApi(ways.rent);
    texts << (rented ? tr("Renting costs less than the API from %1.").arg(tokensText(*rented, formatter))
                     : tr("Renting never costs less than the API: its cost equals that of %1, more than one deployment "
                          "generates.")
                           .arg(tokensText(ways.rent / *ways.api, formatter)));
    if (!ways.owned)
        return texts;
    const auto owned = ways.evenWithApi(*ways.owned);
    texts << (owned ? tr("Owning costs less than the API from %1.").arg(tokensText(*owned, formatter))
                    : tr("Owning never costs less than the API: its cost equals that of %1, more than one deployment "
                         "generates.")
                          .arg(tokensText(*ways.owned / *ways.api, formatter)));
    return texts;
}

namespace {

constexpr double leastSpend = 1e3; // USD per month at the left end of the second chart, in any currency
constexpr double mostSpend = 1e7;
constexpr int samplesOfALine = 41;
constexpr double mostMonths = 120.0; // later counts as never for a decision
constexpr int monthsOfAYear = 12;

// Whole years, so that the lines meet within the first third; the whole calculated period if they never do.
double monthsDrawn(const Move &move)
{
    constexpr double least = 24.0;
    constexpr double beyond = 3.0;
    if (!move.evenAfter)
        return Move::monthsShown;
    const double wanted = std::max(beyond * *move.evenAfter, move.evenLatest.value_or(0.0));
    const double years = std::ceil(wanted / monthsOfAYear);
    return std::clamp(years * monthsOfAYear, least, static_cast<double>(Move::monthsShown));
}

PlaneMark evenMark(const Inquiry &inquiry, const Move &move, const Formatter &formatter)
{
    PlaneMark mark{.id = inquiry.subject().id,
                   .role = colourRoleOf(*inquiry.subject().chip),
                   .style = MarkStyle::Outlined,
                   .shape = MarkShape::Diamond,
                   .x = *move.evenAfter};
    const double paid = move.plan.monthlySpend * *move.evenAfter;
    mark.y = shown(paid, formatter);
    if (move.evenSoonest && move.evenLatest && *move.evenLatest <= monthsDrawn(move)) {
        mark.xLow = std::min(*move.evenSoonest, mark.x);
        mark.xHigh = std::max(*move.evenLatest, mark.x);
    }
    const QString months =
        move.plan.isWork() ? monthsText(evenMonths(move, formatter).usual) : tr("At once", "when a move pays back");
    const bool isSure = isReliable(move) && whyUnlike(inquiry).isEmpty(); // as in the title
    mark.label = isSure ? months : tr("%1, not reliable", "9 months: how long it takes to pay back").arg(months);
    mark.xText = mark.label;
    mark.yText = usd(paid, formatter);
    mark.description = move.plan.isWork() ? tr("Break-even after %1, at %2 in both cases.").arg(mark.xText, mark.yText)
                                          : tr("Without work for the move it pays back at once.");
    return mark;
}

QString effortText(const MovePlan &plan, const Formatter &formatter)
{
    if (!plan.isWork())
        return tr("moving takes no work: same software");
    const QString weeks = formatter.label(plan.weeks);
    const QString cost = usd(plan.cost(), formatter);
    return plan.weeks == 1.0 ? tr("moving takes 1 week of work (%1)").arg(cost)
                             : tr("moving takes %1 weeks of work (%2)").arg(weeks, cost);
}

ChartSpec paidChart(const Inquiry &inquiry, const Move &move, const Formatter &formatter)
{
    ChartSpec chart{ChartKind::Plane, QStringLiteral("paid"), tr("Cumulative cost")};
    chart.subtitle = dot({(move.plan.isOfMonth ? tr("the monthly volume costs %1 now") : tr("%1 a month now"))
                              .arg(usd(move.plan.monthlySpend, formatter)),
                          effortText(move.plan, formatter),
                          tr("band = move to %1, range of the estimates").arg(inquiry.subject().name)});
    PlaneLine staying = lineOf(inquiry.against(), tr("stay on %1").arg(inquiry.against().name),
                               tr("Cost on %1.").arg(inquiry.against().name));
    PlaneLine moving = lineOf(inquiry.subject(), tr("move to %1").arg(inquiry.subject().name),
                              tr("Cost with the move to %1.").arg(inquiry.subject().name));
    PlaneBand band{.role = moving.role};
    QList<double> x;
    QList<double> y;
    const double last = monthsDrawn(move);
    for (const PaidUntil &paid : move.paid) {
        if (paid.month > last)
            break;
        const Interval cost = formatter.shown(paid.moving, Unit::Usd);
        staying.points << QPointF(paid.month, shown(paid.staying, formatter));
        moving.points << QPointF(paid.month, std::max(0.0, cost.value));
        band.lower << QPointF(paid.month, std::max(0.0, cost.low));
        band.upper << QPointF(paid.month, std::max(0.0, cost.high));
        x << paid.month;
        y << staying.points.constLast().y() << cost.high;
    }
    chart.plane.bands << band;
    chart.plane.lines << staying << moving;
    if (move.evenAfter && *move.evenAfter <= Move::monthsShown && !isAboutTheSame(move)) // the lines do not part
        chart.plane.marks << evenMark(inquiry, move, formatter);
    if (!isReliable(move))
        chart.alone.statement = tr("%1: no reliable break-even", "a chart").arg(chart.title);
    else if (move.evenAfter && !move.plan.isWork())
        chart.alone.statement =
            tr("%1: %2 saves from the first month on", "a chart, a chip").arg(chart.title, inquiry.subject().name);
    chart.axis = linearAxis(tr("Time"), tr("months"), x, formatter);
    chart.plane.y = linearAxis(tr("Cumulative cost"), formatter.unitText(Unit::Usd), y, formatter);
    return chart;
}

std::optional<double> monthsAt(const Move &move, double spend)
{
    MovePlan plan = move.plan;
    plan.monthlySpend = spend;
    const std::optional<double> months = moveWith(plan, move.ratio).evenAfter;
    return months && *months > 0.0 && *months <= mostMonths ? months : std::nullopt;
}

QList<QPointF> spendPoints(const Move &move, const Formatter &formatter)
{
    QList<QPointF> points;
    for (int i = 0; i < samplesOfALine; ++i) {
        const double share = static_cast<double>(i) / (samplesOfALine - 1);
        const double spend = leastSpend * std::pow(mostSpend / leastSpend, share);
        if (const auto months = monthsAt(move, spend))
            points << QPointF(shown(spend, formatter), *months);
    }
    return points;
}

// Instead of a line. As in the title, the estimate decides; the low end of its cost range may still pay back.
QString neverText(const Move &move, const Formatter &formatter)
{
    if (!move.evenSoonest)
        return tr("The move does not pay back within ten years, regardless of the spend.");
    if (!move.plan.isWork())
        return tr("By the estimate, the move costs more. At the low end of its cost range it saves at once.");
    return tr("By the estimate, the move does not pay back within ten years, regardless of the spend. At the low "
              "end of its cost range it pays back after %1, at %2 a month.",
              "9 months, an amount")
        .arg(monthsText(evenMonths(move, formatter).soonest), usd(move.plan.monthlySpend, formatter));
}

// The guide's thresholds as vertical lines over the plane.
void addThresholds(ChartSpec &chart, const MoveGuide &guide, const Formatter &formatter)
{
    for (const Threshold &threshold : guide.thresholds) {
        const double amount = shown(threshold.usdAMonth, formatter);
        if (amount < chart.axis.minimum || amount > chart.axis.maximum)
            continue;
        PlaneLine line{.label = usd(threshold.usdAMonth, formatter),
                       .weight = LineWeight::Quiet,
                       .points = {{amount, chart.plane.y.minimum}, {amount, chart.plane.y.maximum}},
                       .description = threshold.texts.join(u' ')};
        chart.plane.lines << line;
    }
}

ChartSpec spendChart(const Inquiry &inquiry, const Move &move, const MoveGuide &guide, const Formatter &formatter)
{
    const QString title = tr("Payback time");
    const QString subtitle = dot({tr("by monthly spend"), tr("thin lines = thresholds of the AWS chip guide")});
    const QList<QPointF> points = spendPoints(move, formatter);
    if (points.size() < 2)
        return barePlane(QStringLiteral("spend"), title, subtitle, neverText(move, formatter));
    ChartSpec chart = barePlane(QStringLiteral("spend"), title, subtitle, {});
    PlaneLine line =
        lineOf(inquiry.subject(), inquiry.subject().name, tr("Months until the move has paid for itself."));
    line.points = points;
    QList<double> y;
    for (const QPointF &point : points)
        y << point.y();
    chart.axis = logAxis(tr("Monthly spend"), formatter.unitText(Unit::Usd),
                         {shown(leastSpend, formatter), shown(mostSpend, formatter)}, formatter);
    const RowScale chosen = wordsOf(inquiry.board().words, QStringLiteral("break-even"), chart.id).scale;
    chart.plane.y = fittedAxis(tr("Until payback"), tr("months"), y, chosen, formatter);
    chart.plane.takesScale = true;
    addThresholds(chart, guide, formatter);
    chart.plane.lines << line;
    const auto now = monthsAt(move, move.plan.monthlySpend);
    const double spend = shown(move.plan.monthlySpend, formatter);
    if (now && spend >= chart.axis.minimum && spend <= chart.axis.maximum) {
        PlaneMark mark = evenMark(inquiry, move, formatter);
        mark.baseline = true;
        mark.shape = MarkShape::Circle;
        mark.xLow.reset();
        mark.xHigh.reset();
        mark.x = spend;
        mark.y = *now;
        mark.xText = usd(move.plan.monthlySpend, formatter);
        mark.yText = mark.label;
        mark.description = tr("At %1 a month it pays back after %2.").arg(mark.xText, mark.yText);
        chart.plane.marks << mark;
    }
    return chart;
}

QString shortName(PriceKind kind)
{
    switch (kind) {
    case PriceKind::Reserved1Year:
        return tr("1 year");
    case PriceKind::Reserved3Years:
        return tr("3 years");
    case PriceKind::CapacityBlock:
        return tr("Capacity Block price");
    default:
        return priceKindLabel(kind);
    }
}

PlaneLine commitmentLine(const Subject &subject, const Commitment &offer, const Formatter &formatter)
{
    const double cost = monthCommitted(offer, allHoursOfAMonth).value;
    const QString kind = priceKindLabel(offer.price.kind);
    PlaneLine line = lineOf(subject, shortName(offer.price.kind),
                            tr("%1, %2 a month, regardless of use.").arg(kind, usd(cost, formatter)));
    line.dashed = offer.otherRegion;
    line.points = {{0.0, shown(cost, formatter)}, {100.0, shown(cost, formatter)}};
    return line;
}

// From which share of the hours a commitment is cheaper; without one, how far the spot price is below the hourly one.
QString commitmentStatement(const QList<PlaneMark> &marks, const Subject &subject, const Commitments &found,
                            const Formatter &formatter)
{
    if (found.offers.size() == 1 && !marks.isEmpty()
        && found.offers.constFirst().price.kind == PriceKind::CapacityBlock)
        return tr("%1: the Capacity Block price is cheaper above %2 use", "a chip, a share")
            .arg(subject.name, marks.constFirst().label);
    if (!marks.isEmpty()) {
        const auto byUse = [](const PlaneMark &one, const PlaneMark &other) { return one.x < other.x; };
        const auto [least, most] = std::minmax_element(marks.begin(), marks.end(), byUse);
        return least->label == most->label
            ? tr("%1: a commitment is cheaper above %2 use", "a chip, a share").arg(subject.name, least->label)
            : tr("%1: commitments are cheaper above %2 to %3 use, by option", "a chip, two shares")
                  .arg(subject.name, least->label, most->label);
    }
    if (!found.onDemand || !found.spot || found.spot->region != found.onDemand->region)
        return {};
    const double share = 1.0 - found.spot->usdPerHour.value / found.onDemand->usdPerHour.value;
    return share > 0.0 ? tr("%1: the spot price is %2 below the on-demand price", "a chip, a share")
                             .arg(subject.name, formatter.percent(share))
                       : QString();
}

// In the words of the lines.
QString commitmentTitle(const Subject &subject, const Result<Commitments> &commitments)
{
    if (!commitments)
        return tr("%1: commitment or on-demand price").arg(subject.name);
    const Commitments &found = commitments.value();
    if (!found.onDemand || found.offers.isEmpty())
        return tr("%1: purchase options").arg(subject.name);
    return found.offers.size() == 1 && found.offers.constFirst().price.kind == PriceKind::CapacityBlock
        ? tr("%1: Capacity Block or on-demand price").arg(subject.name)
        : tr("%1: commitment or on-demand price").arg(subject.name);
}

ChartSpec commitmentChart(const Subject &subject, const Result<Commitments> &commitments, const Formatter &formatter)
{
    const QString title = commitmentTitle(subject, commitments);
    const QString subtitle = dot({formatter.unitWords(tr("USD a month by share of hours used"))});
    if (!commitments)
        return barePlane(QStringLiteral("commitment"), title, subtitle, commitments.problem().message);
    const Commitments &found = commitments.value();
    ChartSpec chart = barePlane(
        QStringLiteral("commitment"), title,
        dot({found.instance.text(), formatter.unitWords(tr("USD a month, list prices")), tr("by share of hours used")}),
        {});
    QList<double> y;
    const auto addByUse = [&](const std::optional<FoundPrice> &price, const QString &label,
                              const QString &description) {
        if (!price)
            return;
        PlaneLine used = lineOf(subject, label, description);
        y << shown(price->usdPerHour.value * allHoursOfAMonth, formatter);
        used.points = {{0.0, 0.0}, {100.0, y.constLast()}};
        used.dashed = found.onDemand && price->region != found.onDemand->region;
        chart.plane.lines << used;
    };
    addByUse(found.onDemand, tr("on-demand price"), tr("Paid for the hours used."));
    addByUse(found.spot, priceKindLabel(PriceKind::Spot), tr("Paid for the hours used; can be interrupted."));
    for (const Commitment &offer : found.offers) {
        chart.plane.lines << commitmentLine(subject, offer, formatter);
        y << chart.plane.lines.constLast().points.constFirst().y();
        if (!offer.evenAt || offer.evenAt->value > 1.0)
            continue;
        PlaneMark mark{.id = subject.id,
                       .label = formatter.percent(offer.evenAt->value),
                       .role = colourRoleOf(*subject.chip),
                       .shape = MarkShape::Diamond,
                       .x = 100.0 * offer.evenAt->value,
                       .y = y.constLast()};
        mark.xText = mark.label;
        mark.yText = usd(monthCommitted(offer, allHoursOfAMonth).value, formatter);
        mark.description = tr("%1 is cheaper if more than %2 of the hours are used.")
                               .arg(chart.plane.lines.constLast().label, mark.xText);
        chart.plane.marks << mark;
    }
    chart.alone.statement = commitmentStatement(chart.plane.marks, subject, found, formatter);
    chart.axis = linearAxis(tr("Hours used"), QStringLiteral("%"), {100.0}, formatter);
    chart.plane.y = linearAxis(tr("Cost per month"), formatter.unitText(Unit::Usd), y, formatter);
    return chart;
}

Table numbersOf(const Inquiry &inquiry, const Move &move, const Formatter &formatter)
{
    Table table{.columns = {{tr("After")},
                            {tr("Staying, USD"), true},
                            {tr("Moving, USD"), true},
                            {tr("Moving, low end, USD"), true},
                            {tr("Moving, high end, USD"), true},
                            {tr("Saved, USD"), true}}};
    const ColourRole role = colourRoleOf(*inquiry.subject().chip);
    for (Table::Column &column : table.columns)
        column.title = formatter.unitWords(column.title);
    const auto whole = [&formatter](double dollars) {
        const double amount = shown(dollars, formatter);
        return Table::Cell(formatter.integer(std::llround(amount)), amount, Unit::Usd);
    };
    for (const PaidUntil &paid : move.paid) {
        const bool wholeYear = std::fmod(paid.month, monthsOfAYear) == 0.0 && paid.month > 0.0;
        if (!wholeYear)
            continue;
        const QString after = monthsText(formatter.label(paid.month));
        table.subjects << ChartCategory{after, after, role, false};
        table.rows << Table::Row{after,
                                 whole(paid.staying),
                                 whole(paid.moving.value),
                                 whole(paid.moving.low),
                                 whole(paid.moving.high),
                                 whole(paid.staying - paid.moving.value)};
    }
    return table;
}

// The instance for hourly and committed prices: of the row to move to, or else of the other.
std::pair<const Subject *, Result<Commitments>> committed(const Catalog &catalog, const Board &board,
                                                          const Inquiry &inquiry)
{
    const Result<Commitments> ofSubject = commitmentsOf(catalog, board, inquiry.subject());
    if (ofSubject)
        return {&inquiry.subject(), ofSubject};
    const Result<Commitments> ofAgainst = commitmentsOf(catalog, board, inquiry.against());
    return ofAgainst ? std::pair(&inquiry.against(), ofAgainst) : std::pair(&inquiry.subject(), ofSubject);
}

// The guide's phases are those of moves of GPU work to Amazon's chips.
QStringList guideNotes(const MoveGuide &guide, const Inquiry &inquiry, const Move &move, const Formatter &formatter)
{
    QStringList notes{guideText(guide, move, formatter)};
    const bool hasPhases = move.plan.isWork() && isNeuron(*inquiry.subject().chip);
    for (const Phase &phase : hasPhases ? guide.phases : QList<Phase>())
        notes << tr("%1: %2").arg(withoutStop(phase.name), phase.steps);
    notes.removeAll(QString());
    return notes;
}

constexpr int savingDigits = 2; // of a saving with a range: more would promise too much

// What the move itself takes, "3 months" of the 4.7 until payback.
QString movingMonths(const Move &move, const Formatter &formatter)
{
    constexpr int digits = 2;
    return formatter.table(Formatter::significant(move.plan.months(), digits));
}

// "pays back after 9 months"; "pays back after about 4.7 months, 3 of them for the move" if `isSplit`. That it may
// never pay back is what "probably" says; the line below has the ends.
QString payText(const Move &move, bool isSplit, const Formatter &formatter)
{
    const EvenMonths even = evenMonths(move, formatter);
    if (!move.plan.isWork())
        return move.evenLatest ? tr("pays back at once") : tr("pays back at once, but may cost more");
    if (*move.evenAfter > Move::monthsShown)
        return tr("takes over five years to pay back");
    const QString after =
        (move.evenLatest ? tr("pays back after %1", "9 months") : tr("pays back after about %1", "9 months"))
            .arg(monthsText(even.usual));
    return isSplit
        ? tr("%1, %2 of them for the move", "pays back after 4.7 months, 3").arg(after, movingMonths(move, formatter))
        : after;
}

// The range, for which the title has no space.
QString moveSupport(const Move &move, const Formatter &formatter)
{
    if (move.ratio.isExact() && !move.plan.isWork())
        return tr("From %1 to %2 a month; moving takes no work: both run the same software.", "two amounts")
            .arg(formatter.amount(move.plan.monthlySpend),
                 formatter.amount(move.plan.monthlySpend - move.saving.value));
    if (move.ratio.isExact())
        return tr("From %1 to %2 a month; moving takes %3 and costs %4.", "two amounts, 3 months, an amount")
            .arg(formatter.amount(move.plan.monthlySpend), formatter.amount(move.plan.monthlySpend - move.saving.value),
                 monthsText(movingMonths(move, formatter)), formatter.amount(move.plan.cost()));
    const auto end = [&](double value, const Formatter &by) {
        return by.amount(by.toldIn(value, Unit::Usd, savingDigits));
    };
    if (isAboutTheSame(move) && move.saving.low < 0.0 && move.saving.high > 0.0)
        return tr("The estimate ranges from %1 more to %2 less a month.", "two amounts")
            .arg(end(-move.saving.low, formatter.highEnd()), end(move.saving.high, formatter.highEnd()));
    const QString saved = tr("Saving: about %1 a month (%2 to %3)", "amounts, which may be below zero")
                              .arg(end(move.saving.value, formatter), end(move.saving.low, formatter.lowEnd()),
                                   end(move.saving.high, formatter.highEnd()));
    const EvenMonths even = evenMonths(move, formatter);
    if (!move.plan.isWork())
        return tr("%1; moving takes no work: both run the same software.", "what is saved").arg(saved);
    if (even.soonest.isEmpty())
        return tr("%1.", "what is saved").arg(saved);
    if (even.usual.isEmpty())
        return tr("%1; only the upper end pays back, after %2.", "what is saved, 9 months")
            .arg(saved, monthsText(even.soonest));
    const QString moving = monthsText(movingMonths(move, formatter));
    return even.latest.isEmpty()
        ? tr("%1; moving takes %2, payback %3 at best and never at worst.", "what is saved, 3 months, 9 months")
              .arg(saved, moving, monthsText(even.soonest))
        : tr("%1; moving takes %2, payback %3 to %4 months.", "what is saved, 3 months, two numbers of months")
              .arg(saved, moving, even.soonest, even.latest);
}

// `isProbable`: the low end of the cost range pays back.
QString neverTitle(const QString &name, const QString &amount, bool costsMore, bool isProbable,
                   const Formatter &formatter)
{
    const QString brief = isProbable ? tr("Moving to %1 probably does not pay back").arg(name)
                                     : tr("Moving to %1 does not pay back").arg(name);
    if (!costsMore)
        return brief;
    return fittingTitle({(isProbable ? tr("Moving to %1 probably costs about %2 more a month and does not pay back")
                                     : tr("Moving to %1 costs about %2 more a month and does not pay back"))
                             .arg(name, amount),
                         brief},
                        formatter);
}

// One sentence for a quick reader; the notes have the rest.
Headline headlineOf(const Inquiry &inquiry, const Move &move, const Formatter &formatter)
{
    const QString name = inquiry.subject().name;
    const double saved =
        formatter.toldIn(move.saving.value, Unit::Usd, move.ratio.isExact() ? Formatter::estimateDigits : savingDigits);
    const QString amount = formatter.amount(std::abs(saved));
    const QString support = qualified(inquiry, moveSupport(move, formatter));
    if (const QString why = whyUnlike(inquiry); !why.isEmpty())
        return {fittingTitle({tr("Moving to %1 cannot be judged: %2", "a chip, a reason").arg(name, why),
                              tr("Moving to %1 cannot be judged").arg(name)},
                             formatter),
                support};
    if (isAboutTheSame(move))
        return {fittingTitle({tr("No saving to expect from moving to %1: the costs are about the same").arg(name),
                              tr("No saving to expect from moving to %1").arg(name)},
                             formatter),
                support};
    if (!isReliable(move))
        return {fittingTitle(
                    {(saved < 0.0 ? tr("Moving to %1 may cost about %2 more a month or save money: no reliable payback")
                                  : tr("Moving to %1 may save about %2 a month or cost more: no reliable payback"))
                         .arg(name, amount),
                     tr("Moving to %1: no reliable payback").arg(name)},
                    formatter),
                support};
    const bool isProbable = !move.ratio.isExact() && leadOfMove(move) == Lead::Probable;
    if (!move.evenAfter)
        return {neverTitle(name, amount, saved < 0.0, isProbable || move.evenSoonest, formatter), support};
    const QString saves = isProbable
        ? tr("Moving to %1 probably saves about %2 a month and %3", "a chip, an amount, when it pays back")
        : tr("Moving to %1 saves about %2 a month and %3", "a chip, an amount, when it pays back");
    const QString brief = isProbable ? tr("Moving to %1 probably %2", "a chip, when it pays back")
                                     : tr("Moving to %1 %2", "a chip, when it pays back");
    const QString pays = payText(move, false, formatter);
    const QString split = payText(move, true, formatter);
    return {fittingTitle({saves.arg(name, amount, split), saves.arg(name, amount, pays), brief.arg(name, split),
                          brief.arg(name, pays)},
                         formatter),
            support};
}

// For files: the same lists as on the command line.
void addLists(PageSpec &page, const WhatIfReport &report)
{
    for (const Table &list : report.lists)
        page.lists << withRate(list, report.currency);
}

// Monthly bill on the old chip for the assumed volume, USD.
double billOf(const Inquiry &inquiry)
{
    const Answer bill = inquiry.valueOf(inquiry.against(), inquiry.settings().against);
    return bill.value ? convert(*bill.value, bill.unit, Unit::Usd) : 0.0;
}

// The lists and sources that the lines of the last chart are from, below it alone and below the page.
void addCommitmentSources(PageSpec &page, const Catalog &catalog, const Commitments &found)
{
    QList<FoundPrice> prices = mapped(found.offers, [](const Commitment &offer) { return offer.price; });
    for (const std::optional<FoundPrice> &price : {found.onDemand, found.spot}) {
        if (price)
            prices << *price;
    }
    QList<SourceId> uses;
    QStringList lists;
    for (const FoundPrice &price : std::as_const(prices)) {
        uses << price.sources;
        const QString list = price.asOf.isEmpty()
            ? tr("%1, custom price", "a price list").arg(price.book)
            : tr("%1 of %2", "a price list, its date").arg(price.book, priceDateText(catalog, price.asOf));
        addOnce(lists, list);
    }
    const QString sources = sourcesLine(catalog, uses);
    const QString catalogue = tr("Catalogue of %1").arg(dateText(catalog.revision));
    const QString names = lists.join(QStringLiteral("; "));
    PageSpec more{.footer = dot({sources, tr("Purchase options: %1", "price lists").arg(names), catalogue}),
                  .publishers = publishersIn(catalog, uses)};
    addFooter(page, more);
    page.charts.last().alone.footer = dot({sources, tr("Prices: %1").arg(names), catalogue});
    page.charts.last().alone.publishers = more.publishers;
    page.sources << sourceTexts(catalog, uses);
    page.sources.removeDuplicates();
}

void addCharts(PageSpec &page, const Catalog &catalog, const Board &board, const Inquiry &inquiry, const Move &move,
               const Formatter &formatter)
{
    const MoveGuide guide = moveGuideOf(catalog);
    const auto [subject, commitments] = committed(catalog, board, inquiry);
    page.charts << paidChart(inquiry, move, formatter);
    if (!move.evenAfter || move.plan.isWork()) // without work there is nothing to pay back
        page.charts << spendChart(inquiry, move, guide, formatter);
    page.charts << commitmentChart(*subject, commitments, formatter);
    if (commitments)
        addCommitmentSources(page, catalog, commitments.value());
    page.hasLead = true;
    QStringList notes{moveText(inquiry, move, formatter)};
    if (move.plan.isOfMonth)
        notes << tr("The monthly spend follows from the monthly volume: %1 on %2. The assumption “Monthly spend” "
                    "replaces it.")
                     .arg(usd(move.plan.monthlySpend, formatter), inquiry.against().name);
    else if (inquiry.metric().metricId().text() == QLatin1String("month_usd"))
        notes << tr("The savings in percent follow from the bills of the monthly volume, %1 on %2; the assumed monthly "
                    "spend replaces that bill.")
                     .arg(usd(billOf(inquiry), formatter), inquiry.against().name);
    if (move.saving.value > 0.0 && whyUnlike(inquiry).isEmpty())
        notes << guideNotes(guide, inquiry, move, formatter);
    if (commitments)
        notes << commitmentTexts(commitments.value(), formatter);
    page.notes = notes + page.notes;
    page.numbers = numbersOf(inquiry, move, formatter);
    addLists(page, moveReport(inquiry, move, guide, formatter));
    if (commitments)
        addLists(page, commitmentReport(catalog, commitments.value(), formatter));
    using enum LegendMark;
    page.legend = legendOn({{{Diamond, tr("diamond = break-even")},
                             {Band, tr("band = move to %1, range of the estimates").arg(inquiry.subject().name)},
                             {Ring, tr("ring = now")}}},
                           page.charts);
    page.legend << legendOn({{{Dashed, tr("dashed = price of another region")}}}, {page.charts.constLast()});
}

/// Why there is no move: the title says what is missing, the card why, and the remedy.
struct Lack
{
    QString title;
    QString why;
};

bool lacksPrice(const SubjectEstimate *row)
{
    return row != nullptr && row->estimate.bound && row->estimate.fits && row->request && !row->request->price;
}

// Reasons of all rows without a cost, from their cells.
QString reasonsOf(const QList<const ResultRow *> &missing, int column)
{
    constexpr qsizetype most = 3;
    QStringList reasons;
    for (const ResultRow *row : missing.mid(0, most)) {
        const QString reason = row->cells.at(column).reason;
        reasons << (reason.isEmpty()
                        ? tr("%1: cost unknown.").arg(row->subject.name)
                        : tr("%1: %2.", "a row, why it has no cost").arg(row->subject.name, withoutStop(reason)));
    }
    return reasons.join(u'\n');
}

Lack lackOf(const WorkloadView &view, const ResultTable &table, const MetricId &metric, const Formatter &formatter)
{
    const int column = table.columnOf(metric);
    QList<const ResultRow *> missing;
    QStringList names;
    bool isOfPrices = true;
    for (const ResultRow &row : table.rows) {
        if (column < 0 || !row.cells.at(column).isMissing())
            continue;
        missing << &row;
        names << row.subject.name;
        isOfPrices = isOfPrices && lacksPrice(view.row(row.subject.id));
    }
    if (table.rows.size() < 2 || missing.isEmpty())
        return {tr("Choose two options with a known cost to see when moving pays"), {}};
    const QString cost = midSentence(table.metrics.at(column)->labelText());
    const QString title = missing.size() == table.rows.size()
        ? tr("Payback is unknown: none of the selection has a value for %1").arg(cost)
        : tr("Payback is unknown: no value for %1 of %2", "a metric, rows").arg(cost, namesText(names, formatter));
    const QString reasons = reasonsOf(missing, column);
    const QString step = isOfPrices ? QString() : tr("Compare other options, or choose another workload.");
    return {title, step.isEmpty() ? reasons : reasons + QStringLiteral("\n\n") + step};
}

void addNothing(PageSpec &page, const Board &board, const ResultTable &table, const Lack &lack)
{
    page.title = lack.title;
    page.warning.clear(); // about numbers that are not shown
    page.remedyText.clear();
    page.remedyId.clear();
    const QString why = lack.why.isEmpty() ? std::exchange(page.notice.text, {}) : lack.why; // show the remedy once
    page.charts << barePlane(QStringLiteral("paid"), tr("Cumulative cost"), {}, why);
    page.numbers = namesTable(board, table);
}

// For the row to move to, or else the first, if a machine or API price is stated.
void addWays(PageSpec &page, const WorkloadView &view, const QString &chosen, const Formatter &formatter)
{
    const SubjectEstimate *row = view.row(chosen);
    if (row == nullptr && !view.rows.isEmpty())
        row = &view.rows.constFirst();
    const auto ways = row != nullptr ? waysOf(*row) : std::nullopt;
    if (!ways)
        return;
    page.charts << waysChart(row->subject, *ways, formatter);
    page.notes << waysTexts(row->subject, *ways, formatter);
}

// The field shows the move's spend if none is stated.
PageFilter spendFilter(const Board &board, const Result<Move> &move, const Formatter &formatter)
{
    const AssumptionRow &row = *findAssumption(AssumptionId(QStringLiteral("monthly_spend")));
    PageFilter filter{.id = QStringLiteral("monthly_spend"),
                      .label = row.labelText(),
                      .isNamed = true,
                      .isTyped = true,
                      .hint = tr("monthly spend")};
    if (move) {
        constexpr int digits = 3;
        const double assumed = shown(move.value().plan.monthlySpend, formatter);
        filter.hint = tr("Assumed: %1").arg(formatter.full(Formatter::significant(assumed, digits)));
    }
    filter.unit = tr("%1/month now", "a currency").arg(formatter.unitText(Unit::Usd));
    filter.help = tr("What the work costs a month today; savings and payback follow from it.");
    if (board.assumptions.monthlySpend)
        filter.current = formatter.full(formatter.shown(*board.assumptions.monthlySpend, Unit::Usd));
    return filter;
}

// The two rows of the Sensitivity page, on whichever page they were chosen.
QList<PageFilter> moveFilters(const Board &board, const ResultTable &table, const Inquiry *inquiry)
{
    QList<PageFilter> filters = pairChoices(board, table, inquiry);
    filters[0].label = tr("Move to");
    filters[1].label = tr("Move from");
    filters[1].choices.removeIf([](const PageFilter::Choice &choice) { return choice.id == WhatIfChoice::noOther(); });
    if (filters[1].current == WhatIfChoice::noOther())
        filters[1].current.clear();
    for (PageFilter &filter : filters)
        filter.said.clear(); // the title names both
    return {filters[1], filters[0]};
}

} // namespace

QList<MetricId> breakEvenMetrics(const Catalog &catalog, const Board &board) { return {costAsked(catalog, board)}; }

PageSpec breakEvenPage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const WorkloadView view = workloadView(catalog, board, table);
    PageSpec page = workloadFrame(QStringLiteral("break-even"), catalog, board, table, view, formatter);
    page.hasFiltersFirst = true;
    page.keywords << tr("break-even") << tr("migration") << tr("commitment");
    const ChosenQuestion chosen = chosenPair(table, board, breakEvenMetrics(catalog, board));
    const std::optional<AskedNumber> &question = chosen.question;
    const Lack lack = question ? Lack() : lackOf(view, table, breakEvenMetrics(catalog, board).constFirst(), formatter);
    const Result<Inquiry> inquiry =
        question ? Inquiry::about(catalog, board, *question) : Result<Inquiry>(refusal(lack.title, lack.why));
    const Result<Move> move = inquiry ? moveOf(inquiry.value()) : Result<Move>(inquiry.problem());
    page.filters << moveFilters(board, table, inquiry ? &inquiry.value() : nullptr)
                 << spendFilter(board, move, formatter);
    if (move) {
        warnOfDrawn(page, {question->subject, question->against}, catalog, board, table, formatter);
        addCharts(page, catalog, board, inquiry.value(), move.value(), formatter);
        const Headline headline = headlineOf(inquiry.value(), move.value(), formatter);
        page.title = headline.title;
        page.support = headline.support;
    } else {
        addNothing(page, board, table, {withoutStop(move.problem().message), move.problem().remedy});
    }
    tellPassedOver(page, chosen.passedOver);
    addWays(page, view, question ? question->subject : QString(), formatter);
    // A reason may be too long for a title, and then says less; an answer never gives way to that.
    const QString none = tr("Payback cannot be calculated for this selection");
    setTitle(page, board, move ? page.title : fittingTitle({page.title, none}, formatter));
    return page;
}

} // namespace chipboard
