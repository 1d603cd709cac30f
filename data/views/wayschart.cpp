#include "data/views/wayschart.h"

#include "data/core/tr.h"
#include "data/model/cost.h"
#include "data/model/costsheet.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

namespace chipboard {
namespace {

constexpr int deploymentsDrawn = 2; // more of them only repeat the steps

QString dollars(double value, const Formatter &formatter)
{
    return formatter.compactMoney(value) + QChar(0x00A0) + formatter.unitText(Unit::Usd);
}

QString tokensText(double millions, const Formatter &formatter)
{
    return tr("%1 million tokens a month").arg(formatter.label(millions));
}

/// Draws the ways on one plane.
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
        PlaneLine line = newLine(label, description);
        for (int i = 0; i < deploymentsDrawn; ++i) {
            const double cost = shown(month * (i + 1));
            line.points << QPointF(i * m_ways.capacity, cost) << QPointF((i + 1) * m_ways.capacity, cost);
            m_y << cost;
        }
        m_chart.plane.lines << line;
    }
    void addByToken(double usdPerMillion, const QString &label, const QString &description, bool isOfChip)
    {
        PlaneLine line = newLine(label, description);
        if (!isOfChip) {
            line.id.clear();
            line.role = ColourRole::Other;
        }
        const double last = deploymentsDrawn * m_ways.capacity;
        line.points = {{0.0, 0.0}, {last, shown(last * usdPerMillion)}};
        m_y << line.points.constLast().y();
        m_chart.plane.lines << line;
    }
    void addMark(const std::optional<double> &tokens, double month, const QString &description)
    {
        if (!tokens)
            return;
        PlaneMark mark;
        mark.id = m_subject.id;
        mark.role = colourRoleOf(*m_subject.chip);
        mark.shape = MarkShape::Diamond;
        mark.x = *tokens;
        mark.y = shown(month);
        mark.label = m_formatter.label(*tokens);
        mark.xText = tokensText(*tokens, m_formatter);
        mark.yText = dollars(month, m_formatter);
        mark.description = description.arg(mark.xText);
        m_chart.plane.marks << mark;
    }
    void finish()
    {
        m_chart.axis =
            linearAxis(tr("Output"), tr("million tokens per month"), {deploymentsDrawn * m_ways.capacity}, m_formatter);
        m_chart.plane.y = linearAxis(tr("Cost per month"), m_formatter.unitText(Unit::Usd), m_y, m_formatter);
    }

private:
    [[nodiscard]] double shown(double usd) const { return m_formatter.shown(usd, Unit::Usd); }
    [[nodiscard]] PlaneLine newLine(const QString &label, const QString &description) const
    {
        PlaneLine line;
        line.id = m_subject.id;
        line.label = label;
        line.role = colourRoleOf(*m_subject.chip);
        line.description = description;
        return line;
    }

    ChartSpec &m_chart;
    const Subject &m_subject;
    const WaysToServe &m_ways;
    const Formatter &m_formatter;
    QList<double> m_y;
};

// "0.42 USD per 1M tokens", of a deployment at work.
QString perMillionText(double month, const WaysToServe &ways, const Formatter &formatter)
{
    return formatter.label(formatter.shown(month / ways.capacity, Unit::UsdPerMillion)) + QChar(0x00A0)
        + formatter.unitWords(tr("USD per 1M tokens"));
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

std::optional<WaysToServe> waysOf(const SubjectEstimate &row)
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
    WaysToServe ways;
    ways.capacity = speed->value->value * money::secondsOfAnHour * allHoursOfAMonth * row.request->terms.utilisation
        / money::million;
    ways.rent = rent->value->value * allHoursOfAMonth;
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
            .arg(subject.name, dollars(ways.rent, formatter), most, perMillionText(ways.rent, ways, formatter))};
    if (ways.owned) {
        const auto even = ways.ownedEvenWithHourly();
        texts << tr("%1, owned: %2 a month per deployment (%3).")
                     .arg(subject.name, dollars(*ways.owned, formatter), perMillionText(*ways.owned, ways, formatter))
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

} // namespace chipboard
