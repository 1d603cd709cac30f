#include "data/model/resultsheet.h"

#include "data/core/find.h"

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

struct MetricRow
{
    const char *id;
    Unit unit;
    const char *formula;
};

constexpr std::array<MetricRow, results::RowCount> metrics{
    MetricRow{"memory_needed", Unit::GiB,
              "weights + states + activations, or copies x weights + requests x cache of a request"},
    MetricRow{"fewest_chips", Unit::Chips, "fewest chips whose memory holds it, with all requests asked for"},
    MetricRow{"chips_used", Unit::Chips,
              "count asked for, or what serves well and holds the workload, in whole instances"},
    MetricRow{"instances_used", Unit::One, "chips_used / chips of an instance"},
    MetricRow{"chip_hours", Unit::Hour, "tokens x chip time per token / goodput"},
    MetricRow{"wall_hours", Unit::Hour, "chip_hours / chips"},
    MetricRow{"mfu", Unit::Percent, "FLOP per token x tokens/s / peak"},
    MetricRow{"tokens_per_s", Unit::TokensPerSecond,
              "busy_copies x requests x output / (output x decode_step + requests x prefill + waited)"},
    MetricRow{"tokens_per_s_per_chip", Unit::TokensPerSecond, "tokens_per_s / chips"},
    MetricRow{"requests_at_once", Unit::One,
              "min(largest batch, (0.9 memory - weights) / cache of a request with its copies)"},
    MetricRow{"tpot", Unit::Millisecond, "decode_step + mixed x (requests - 1) x prefill / output"},
    MetricRow{"ttft", Unit::Millisecond, "prefill_with_wait + first_token_fixed + decode_step"},
    MetricRow{"items_per_s", Unit::ItemsPerSecond, "chips x batches x items / batch latency"},
    MetricRow{"latency", Unit::Millisecond, "time of a batch"},
    MetricRow{"usd_per_hour", Unit::UsdPerHour, "price x instances"},
    MetricRow{"cost", Unit::Usd, "wall_hours / utilisation x usd_per_hour"},
    MetricRow{"usd_per_month", Unit::Usd, "usd_per_hour x hours_a_month"},
    MetricRow{"usd_per_1m_tokens", Unit::UsdPerMillion, "usd_per_hour / (3600 x tokens_per_s x utilisation) x 1e6"},
    MetricRow{"usd_per_1m_input_tokens", Unit::UsdPerMillion,
              "usd_per_hour x prefill / (3600 x input x utilisation) x 1e6"},
    MetricRow{"tokens_per_usd", Unit::PerUsd, "1e6 / usd_per_1m_tokens"},
    MetricRow{"usd_per_1m_items", Unit::UsdPerMillion, "usd_per_hour / (3600 x items_per_s x utilisation) x 1e6"},
    MetricRow{"energy_per_token", Unit::Joule, "chips x power / tokens_per_s"},
    MetricRow{"energy_kwh", Unit::KilowattHour, "chips x power x wall_hours x pue / 1000"},
    MetricRow{"energy_usd", Unit::Usd, "energy_kwh x energy_price"},
    MetricRow{"energy_kwh_per_1m_tokens", Unit::KilowattHour, "energy_per_token x pue / 3.6"},
    MetricRow{"energy_usd_per_1m_tokens", Unit::UsdPerMillion, "energy_kwh_per_1m_tokens x energy_price"},
    MetricRow{"energy_kwh_per_1m_items", Unit::KilowattHour, "chips x power x pue / (3.6 x items_per_s)"},
    MetricRow{"energy_usd_per_1m_items", Unit::UsdPerMillion, "energy_kwh_per_1m_items x energy_price"},
    MetricRow{"month_chips", Unit::Chips, "chips x deployments"},
    MetricRow{"month_usd", Unit::Usd, "usd_per_month x deployments"},
    MetricRow{"own_usd_per_month", Unit::Usd,
              "machines x machine_price x (capital_of_month + staff / 12) + kilowatts x (730 x pue x energy_price + "
              "colocation)"},
    MetricRow{"own_usd_per_1m_tokens", Unit::UsdPerMillion,
              "own_usd_per_month / (730 x 3600 x tokens_per_s x utilisation) x 1e6"},
    MetricRow{"own_usd_per_1m_items", Unit::UsdPerMillion,
              "own_usd_per_month / (730 x 3600 x items_per_s x utilisation) x 1e6"},
    MetricRow{"own_cost", Unit::Usd, "wall_hours / utilisation x own_usd_per_month / 730"},
    MetricRow{"own_month_usd", Unit::Usd, "own_usd_per_month x deployments that work 730 x utilisation hours"},
    MetricRow{"own_break_even_use", Unit::Percent, "own_usd_per_month / (usd_per_hour x 730)"},
    MetricRow{"api_month_usd", Unit::Usd, "monthly_tokens x api_price"},
    MetricRow{"api_break_even_tokens", Unit::One, "usd_per_hour x 730 / api_price"},
    MetricRow{"api_break_even_use", Unit::Percent,
              "api_break_even_tokens / (730 x 3600 x tokens_per_s x utilisation / 1e6)"},
    MetricRow{"revenue_chip_hour", Unit::UsdPerHour, "token_price x tokens_per_s x utilisation x 3600 / 1e6 / chips"},
    MetricRow{"margin_chip_hour", Unit::UsdPerHour, "revenue_chip_hour - usd_per_hour / chips"},
    MetricRow{"margin_percent", Unit::Percent, "margin_chip_hour / revenue_chip_hour"},
    MetricRow{"revenue_megawatt", Unit::UsdPerHour, "revenue_chip_hour x chips / megawatts"},
    MetricRow{"fleet_chips", Unit::Chips, "group_chips x min(fleet_budget / group_usd, fleet_power / group_megawatts)"},
    MetricRow{"fleet_tokens", Unit::One, "deployments x tokens_per_s x utilisation x hours_a_month x 3600 / 1e9"},
};

// Built once: each estimate starts with a copy that shares the texts.
const QList<EstimateResult> &emptyResults()
{
    static const QList<EstimateResult> rows = [] {
        QList<EstimateResult> made = mapped(metrics, [](const MetricRow &row) {
            return EstimateResult{QString::fromLatin1(row.id),      std::nullopt, row.unit,
                                  QString::fromLatin1(row.formula), {},           {}};
        });
        eachPriceFactor(Terms(), [&made](const char *text, auto, double, double) {
            made[results::UsdPerHour].formula += QStringLiteral(" x ") + QLatin1String(text);
        });
        return made;
    }();
    return rows;
}

} // namespace

EstimateInput input(const char *name, double value, const char *unit)
{
    return {QLatin1String(name), value, QLatin1String(unit)};
}

EstimateInput percentInput(const char *name, double share)
{
    return input(name, 100.0 * share, unitInfo(Unit::Percent).symbol);
}

ResultSheet::ResultSheet(const EstimateRequest &request)
{
    m_estimate.workload = request.workload.id.text();
    m_estimate.on = request.on;
    m_estimate.count = std::max(0, request.count);
    m_estimate.results = emptyResults();
    if (!request.whole)
        m_estimate.results[results::UsdPerHour].formula.replace(QLatin1String("instances"), QLatin1String("chips"));
}

void ResultSheet::set(results::Row row, const Interval &value, const Inputs &inputs)
{
    EstimateResult &result = m_estimate.results[row];
    result.value = value;
    result.inputs = inputs;
}

void ResultSheet::calculatedBy(results::Row row, const char *formula)
{
    m_estimate.results[row].formula = QString::fromLatin1(formula);
}

void ResultSheet::explain(results::Row row, const QString &reason)
{
    EstimateResult &result = m_estimate.results[row];
    if (!result.value && result.reason.isEmpty())
        result.reason = reason;
}

void ResultSheet::note(const QString &sentence)
{
    if (!sentence.isEmpty() && !m_estimate.notes.contains(sentence))
        m_estimate.notes << sentence;
}

void ResultSheet::refuse(const Problem &problem)
{
    const QString sentence = problem.remedy.isEmpty() ? problem.message : problem.message + u' ' + problem.remedy;
    m_estimate.bound = std::nullopt;
    m_estimate.refusal = problem;
    note(sentence);
    explainRest(sentence);
}

void ResultSheet::explainRest(const QString &reason)
{
    for (EstimateResult &result : m_estimate.results) {
        if (!result.value && result.reason.isEmpty())
            result.reason = reason;
    }
}

QStringList estimateMetrics()
{
    return mapped(metrics, [](const MetricRow &row) { return QString::fromLatin1(row.id); });
}

} // namespace chipboard
