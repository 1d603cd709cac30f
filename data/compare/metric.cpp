#include "data/compare/metric.h"

#include "data/compare/boardestimate.h"
#include "data/compare/formulas.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <array>

namespace chipboard {
namespace {

constexpr Metric compute(const char *id, const char *label, Precision precision)
{
    return {id,
            label,
            QT_TR_NOOP("dense peak per chip x chips"),
            MetricGroup::Compute,
            Better::Higher,
            precision == Precision::Int8 ? Unit::Tops : Unit::Tflops,
            precision,
            &computeCell};
}

constexpr Metric sparse(const char *id, const char *label, Precision precision)
{
    return {id,
            label,
            QT_TR_NOOP("peak with structured sparsity per chip x chips"),
            MetricGroup::SparseCompute,
            Better::Higher,
            precision == Precision::Int8 ? Unit::Tops : Unit::Tflops,
            precision,
            &computeCell};
}

constexpr Metric price(const char *id, const char *label, const char *formula, Unit unit, MetricFunction evaluate,
                       const char *unitWords = nullptr)
{
    return {id, label, formula, MetricGroup::Price, Better::Lower, unit, std::nullopt, evaluate, 0, unitWords};
}

// A result of data/model with the same id; its formula has live numbers.
constexpr Metric work(const char *id, const char *label, const char *formula, Better better, Unit unit, unsigned traits,
                      const char *unitWords = nullptr, const char *remark = nullptr)
{
    return {id,      label,   formula, MetricGroup::Workload, better, unit, {}, &workloadCell, traits, unitWords,
            nullptr, nullptr, remark};
}

template<Dimension Of, Dimension Per>
constexpr Metric ratio(const char *id, const char *label, const char *formula, MetricGroup group, Better better,
                       Unit unit, const char *of, const char *per)
{
    return {id, label, formula, group, better, unit, {}, &ratioCell<Of, Per>, 0, nullptr, of, per};
}

constexpr unsigned priceOfServing = OfPrice | OfServing;
constexpr unsigned energyOfServing = OfEnergy | OfServing;
constexpr unsigned energyOfBatches = OfEnergy | OfBatches;
constexpr unsigned energyOfTraining = OfEnergy | OfTraining;
constexpr const char *chipsAlone = QT_TR_NOOP("chips only");
constexpr const char *machinesAlone = QT_TR_NOOP("owned machines");
constexpr const char *withinRent = QT_TR_NOOP("chips only, included in rental prices");

// Order of selection lists. Ids never change: files and scripts use them.
constexpr std::array metricRows{
    Metric{"compute_best", QT_TR_NOOP("Compute"), QT_TR_NOOP("dense peak at the board's precision per chip x chips"),
           MetricGroup::Compute, Better::Higher, Unit::Tflops, std::nullopt, &computeCell},
    compute("compute_fp64", QT_TR_NOOP("FP64 compute"), Precision::Fp64),
    compute("compute_fp32", QT_TR_NOOP("FP32 compute"), Precision::Fp32),
    compute("compute_tf32", QT_TR_NOOP("TF32 compute"), Precision::Tf32),
    compute("compute_bf16", QT_TR_NOOP("BF16 compute"), Precision::Bf16),
    compute("compute_fp16", QT_TR_NOOP("FP16 compute"), Precision::Fp16),
    compute("compute_fp8", QT_TR_NOOP("FP8 compute"), Precision::Fp8),
    compute("compute_fp4", QT_TR_NOOP("FP4 compute"), Precision::Fp4),
    compute("compute_int8", QT_TR_NOOP("INT8 compute"), Precision::Int8),
    Metric{"compute_best_sparse", QT_TR_NOOP("Sparse compute"),
           QT_TR_NOOP("peak with structured sparsity at the board's precision per chip x chips"),
           MetricGroup::SparseCompute, Better::Higher, Unit::Tflops, std::nullopt, &computeCell},
    sparse("compute_fp64_sparse", QT_TR_NOOP("FP64 sparse compute"), Precision::Fp64),
    sparse("compute_fp32_sparse", QT_TR_NOOP("FP32 sparse compute"), Precision::Fp32),
    sparse("compute_tf32_sparse", QT_TR_NOOP("TF32 sparse compute"), Precision::Tf32),
    sparse("compute_bf16_sparse", QT_TR_NOOP("BF16 sparse compute"), Precision::Bf16),
    sparse("compute_fp16_sparse", QT_TR_NOOP("FP16 sparse compute"), Precision::Fp16),
    sparse("compute_fp8_sparse", QT_TR_NOOP("FP8 sparse compute"), Precision::Fp8),
    sparse("compute_fp4_sparse", QT_TR_NOOP("FP4 sparse compute"), Precision::Fp4),
    sparse("compute_int8_sparse", QT_TR_NOOP("INT8 sparse compute"), Precision::Int8),
    Metric{"compute_fp4_inference", QT_TR_NOOP("FP4 inference compute"),
           QT_TR_NOOP("peak that the vendor prints for inference, per chip x chips"), MetricGroup::InferenceCompute,
           Better::Higher, Unit::Tflops, Precision::Fp4, &inferenceCell},
    Metric{"memory", QT_TR_NOOP("Memory"), QT_TR_NOOP("memory per chip x chips"), MetricGroup::Memory, Better::Higher,
           Unit::GiB, std::nullopt, &memoryCell},
    Metric{"memory_usable", QT_TR_NOOP("Usable memory"), QT_TR_NOOP("memory per chip that software finds x chips"),
           MetricGroup::Memory, Better::Higher, Unit::GiB, std::nullopt, &usableMemoryCell},
    Metric{"memory_bandwidth", QT_TR_NOOP("Bandwidth"), QT_TR_NOOP("memory bandwidth per chip x chips"),
           MetricGroup::Memory, Better::Higher, Unit::TBps, std::nullopt, &memoryBandwidthCell},
    Metric{"sram", QT_TR_NOOP("On-chip SRAM"), QT_TR_NOOP("on-chip SRAM per chip x chips"), MetricGroup::Memory,
           Better::Higher, Unit::MiB, std::nullopt, &sramCell},
    Metric{"scale_up", QT_TR_NOOP("Scale-up bandwidth"), QT_TR_NOOP("chip-to-chip link bandwidth of one chip"),
           MetricGroup::Link, Better::Higher, Unit::GBps, std::nullopt, &scaleUpCell},
    Metric{"network", QT_TR_NOOP("Network bandwidth"), QT_TR_NOOP("network bandwidth of the instance or system"),
           MetricGroup::Link, Better::Higher, Unit::Gbps, std::nullopt, &networkCell},
    Metric{"power", QT_TR_NOOP("Power"), QT_TR_NOOP("power per chip x chips"), MetricGroup::Power, Better::Lower,
           Unit::Watt, std::nullopt, &powerCell},
    Metric{"power_system", QT_TR_NOOP("System power"),
           QT_TR_NOOP("published power of a server, rack or cluster, hosts and network included"), MetricGroup::Power,
           Better::Lower, Unit::Watt, std::nullopt, &systemPowerCell},
    Metric{"power_rack", QT_TR_NOOP("Power per rack"), QT_TR_NOOP("system power / racks of the system"),
           MetricGroup::Power, Better::Lower, Unit::Watt, std::nullopt, &rackPowerCell},
    price("price_hour", QT_TR_NOOP("Price per hour"), QT_TR_NOOP("price per hour of the rented unit"), Unit::UsdPerHour,
          &priceHourCell),
    price("price_chip_hour", QT_TR_NOOP("Hourly price"), QT_TR_NOOP("price per hour of the rented unit / its chips"),
          Unit::UsdPerHour, &priceChipHourCell, QT_TR_NOOP("USD per chip-hour")),
    ratio<Dimension::Price, Dimension::Compute>(
        "price_pflop_hour", QT_TR_NOOP("Cost of compute"), QT_TR_NOOP("price per chip-hour / dense peak per chip"),
        MetricGroup::Price, Better::Lower, Unit::UsdPerPflopsHour, "price_chip_hour", "compute_best"),
    ratio<Dimension::Price, Dimension::DataSize>(
        "price_gb_hour", QT_TR_NOOP("Cost of memory"), QT_TR_NOOP("price per chip-hour / memory per chip"),
        MetricGroup::Price, Better::Lower, Unit::UsdPerGiBHour, "price_chip_hour", "memory"),
    ratio<Dimension::Price, Dimension::DataRate>("price_tbs_hour", QT_TR_NOOP("Cost of bandwidth"),
                                                 QT_TR_NOOP("price per chip-hour / memory bandwidth per chip"),
                                                 MetricGroup::Price, Better::Lower, Unit::UsdPerTBpsHour,
                                                 "price_chip_hour", "memory_bandwidth"),
    ratio<Dimension::Compute, Dimension::Power>("compute_per_watt", QT_TR_NOOP("Compute per watt"),
                                                QT_TR_NOOP("dense peak per chip / power per chip"), MetricGroup::Ratio,
                                                Better::Higher, Unit::TflopsPerWatt, "compute_best", "power"),
    ratio<Dimension::Compute, Dimension::DataRate>(
        "ridge_point", QT_TR_NOOP("Ridge point"), QT_TR_NOOP("dense peak per chip / memory bandwidth per chip"),
        MetricGroup::Ratio, Better::Lower, Unit::FlopPerByte, "compute_best", "memory_bandwidth"),
    work("chips_used", QT_TR_NOOP("Chips"), QT_TR_NOOP("chips that do the work"), Better::Lower, Unit::Chips,
         OfSize | OfCount),
    work("instances_used", QT_TR_NOOP("Instances"), QT_TR_NOOP("whole instances that hold the chips"), Better::Lower,
         Unit::One, OfSize | OfCount, QT_TR_NOOP("instances or systems")),
    work("tokens_per_s_per_chip", QT_TR_NOOP("Throughput per chip"), QT_TR_NOOP("tokens per second / chips"),
         Better::Higher, Unit::TokensPerSecond, 0),
    work("usd_per_hour", QT_TR_NOOP("Hourly cost"), QT_TR_NOOP("price per hour of all rented units"), Better::Lower,
         Unit::UsdPerHour, OfPrice | OfRent),
    work("memory_needed", QT_TR_NOOP("Memory required"),
         QT_TR_NOOP("weights, states and activations, or weights and the cache of all concurrent requests"),
         Better::Lower, Unit::GiB, OfSize),
    work("fewest_chips", QT_TR_NOOP("Minimum chips"),
         QT_TR_NOOP("smallest number of chips whose memory holds the workload and the requested concurrency"),
         Better::Lower, Unit::Chips, OfSize, nullptr, QT_TR_NOOP("with enough memory")),
    work("wall_hours", QT_TR_NOOP("Training time"), QT_TR_NOOP("chip-hours / chips"), Better::Lower, Unit::Hour,
         OfTraining),
    work("chip_hours", QT_TR_NOOP("Chip-hours"), QT_TR_NOOP("tokens x chip time per token / goodput"), Better::Lower,
         Unit::Hour, OfTraining),
    work("mfu", QT_TR_NOOP("Model FLOPS utilisation (MFU)"),
         QT_TR_NOOP("FLOP per token x tokens per second / dense peak"), Better::Higher, Unit::Percent, OfTraining),
    work("tokens_per_s", QT_TR_NOOP("Throughput"),
         QT_TR_NOOP("output tokens of all concurrent requests / time of their decode steps and prefills; or tokens "
                    "trained per second"),
         Better::Higher, Unit::TokensPerSecond, 0),
    work("items_per_s", QT_TR_NOOP("Items per second"), QT_TR_NOOP("chips x batches x items / batch latency"),
         Better::Higher, Unit::ItemsPerSecond, OfBatches),
    work("requests_at_once", QT_TR_NOOP("Concurrent requests"),
         QT_TR_NOOP("memory left by the weights / cache per request, at most what the serving software runs at once"),
         Better::Higher, Unit::One, OfServing, QT_TR_NOOP("requests")),
    work("ttft", QT_TR_NOOP("Time to first token"),
         QT_TR_NOOP("wait for the prompts of others, prefill, or one read of the weights if that is longer, and the "
                    "overhead"),
         Better::Lower, Unit::Millisecond, OfServing, nullptr, QT_TR_NOOP("with queueing, at each chip's own load")),
    work("tpot", QT_TR_NOOP("Inter-token latency (TPOT)"), QT_TR_NOOP("decode step and the prefill of new requests"),
         Better::Lower, Unit::Millisecond, OfServing, nullptr, QT_TR_NOOP("at each chip's own load")),
    work("latency", QT_TR_NOOP("Batch latency"), QT_TR_NOOP("arithmetic / rate and the overhead of the layers"),
         Better::Lower, Unit::Millisecond, OfBatches, nullptr, ""),
    work("cost", QT_TR_NOOP("Cost of the run"), QT_TR_NOOP("paid hours x price of whole instances"), Better::Lower,
         Unit::Usd, OfPrice | OfTraining),
    work("usd_per_month", QT_TR_NOOP("Rent of one deployment per month"),
         QT_TR_NOOP("price of whole instances x hours per month"), Better::Lower, Unit::Usd, OfPrice | OfRent),
    work("usd_per_1m_tokens", QT_TR_NOOP("Cost per million tokens"), QT_TR_NOOP("price / utilised tokens per second"),
         Better::Lower, Unit::UsdPerMillion, priceOfServing, QT_TR_NOOP("USD per 1M output tokens"),
         QT_TR_NOOP("prompts included")),
    work("usd_per_1m_input_tokens", QT_TR_NOOP("Cost per million input tokens"),
         QT_TR_NOOP("price / utilised prompt tokens per second"), Better::Lower, Unit::UsdPerMillion, priceOfServing,
         QT_TR_NOOP("USD per 1M input tokens")),
    work("tokens_per_usd", QT_TR_NOOP("Tokens per dollar"), QT_TR_NOOP("utilised tokens per second / price"),
         Better::Higher, Unit::PerUsd, priceOfServing, QT_TR_NOOP("tokens per USD")),
    work("usd_per_1m_items", QT_TR_NOOP("Cost per million items"), QT_TR_NOOP("price / utilised items per second"),
         Better::Lower, Unit::UsdPerMillion, OfPrice | OfBatches, QT_TR_NOOP("USD per 1M items")),
    work("energy_per_token", QT_TR_NOOP("Energy per token"), QT_TR_NOOP("power of the chips / tokens per second"),
         Better::Lower, Unit::Joule, energyOfServing, nullptr, chipsAlone),
    work("energy_kwh", QT_TR_NOOP("Energy of the run"), QT_TR_NOOP("power of the chips x hours of the run x PUE"),
         Better::Lower, Unit::KilowattHour, energyOfTraining, nullptr, chipsAlone),
    work("energy_usd", QT_TR_NOOP("Energy cost of the run"),
         QT_TR_NOOP("energy of the run x energy price; included in rental prices"), Better::Lower, Unit::Usd,
         energyOfTraining, nullptr, withinRent),
    work("energy_kwh_per_1m_tokens", QT_TR_NOOP("Energy per million tokens"),
         QT_TR_NOOP("power of the chips x PUE / tokens per second"), Better::Lower, Unit::KilowattHour, energyOfServing,
         QT_TR_NOOP("kWh per 1M tokens"), chipsAlone),
    work("energy_usd_per_1m_tokens", QT_TR_NOOP("Energy cost per million tokens"),
         QT_TR_NOOP("energy per million tokens x energy price; included in rental prices"), Better::Lower,
         Unit::UsdPerMillion, energyOfServing, QT_TR_NOOP("USD per 1M tokens"), withinRent),
    work("energy_kwh_per_1m_items", QT_TR_NOOP("Energy per million items"),
         QT_TR_NOOP("power of the chips x PUE / items per second"), Better::Lower, Unit::KilowattHour, energyOfBatches,
         QT_TR_NOOP("kWh per 1M items"), chipsAlone),
    work("energy_usd_per_1m_items", QT_TR_NOOP("Energy cost per million items"),
         QT_TR_NOOP("energy per million items x energy price; included in rental prices"), Better::Lower,
         Unit::UsdPerMillion, energyOfBatches, QT_TR_NOOP("USD per 1M items"), withinRent),
    work("month_chips", QT_TR_NOOP("Chips for the monthly volume"),
         QT_TR_NOOP("chips x deployments needed for the monthly volume"), Better::Lower, Unit::Chips, 0),
    work("month_usd", QT_TR_NOOP("Monthly bill for the volume"),
         QT_TR_NOOP("cost per month x deployments needed for the monthly volume"), Better::Lower, Unit::Usd, OfPrice),
    work("own_usd_per_month", QT_TR_NOOP("Cost of one deployment per month, owned"),
         QT_TR_NOOP("price less residual value, repaid with interest, plus staff, energy of the whole machine "
                    "at all hours x PUE, and colocation"),
         Better::Lower, Unit::Usd, OfEnergy | OfRent | OfOwning, nullptr, machinesAlone),
    work("own_usd_per_1m_tokens", QT_TR_NOOP("Cost per million tokens, owned"),
         QT_TR_NOOP("monthly cost of owning / tokens of 730 hours at the utilisation"), Better::Lower,
         Unit::UsdPerMillion, energyOfServing | OfOwning, QT_TR_NOOP("USD per 1M output tokens"),
         QT_TR_NOOP("owned machines, prompts included")),
    work("own_usd_per_1m_items", QT_TR_NOOP("Cost per million items, owned"),
         QT_TR_NOOP("monthly cost of owning / items of 730 hours at the utilisation"), Better::Lower,
         Unit::UsdPerMillion, energyOfBatches | OfOwning, QT_TR_NOOP("USD per 1M items"), machinesAlone),
    work("own_cost", QT_TR_NOOP("Cost of the run, owned"), QT_TR_NOOP("paid hours x monthly cost of owning / 730"),
         Better::Lower, Unit::Usd, energyOfTraining | OfOwning, nullptr, machinesAlone),
    work("own_month_usd", QT_TR_NOOP("Monthly bill for the volume, owned"),
         QT_TR_NOOP("monthly cost of owning x deployments needed for the monthly volume at all hours"), Better::Lower,
         Unit::Usd, OfEnergy | OfOwning, nullptr, machinesAlone),
    work("own_break_even_use", QT_TR_NOOP("Break-even utilisation of buying"),
         QT_TR_NOOP("monthly cost of owning / rental cost of 730 hours"), Better::Lower, Unit::Percent,
         OfPrice | OfEnergy | OfRent | OfOwning, QT_TR_NOOP("% of all hours"),
         QT_TR_NOOP("rental paid for used hours only")),
    work("api_month_usd", QT_TR_NOOP("Monthly bill for the volume, API"), QT_TR_NOOP("monthly output x API price"),
         Better::Lower, Unit::Usd, OfServing | OfApi),
    work("api_break_even_tokens", QT_TR_NOOP("Break-even output of renting vs API"),
         QT_TR_NOOP("rental cost of 730 hours / API price"), Better::Lower, Unit::One, priceOfServing | OfRent | OfApi,
         QT_TR_NOOP("million tokens per month")),
    work("api_break_even_use", QT_TR_NOOP("Break-even load of renting vs API"),
         QT_TR_NOOP("break-even output / tokens of 730 hours at the utilisation"), Better::Lower, Unit::Percent,
         priceOfServing | OfApi, QT_TR_NOOP("% of one deployment's capacity")),
    work("revenue_chip_hour", QT_TR_NOOP("Revenue"),
         QT_TR_NOOP("price of tokens sold x utilised tokens per second / chips"), Better::Higher, Unit::UsdPerHour,
         OfServing | OfSale, QT_TR_NOOP("USD per chip-hour")),
    work("margin_chip_hour", QT_TR_NOOP("Margin"), QT_TR_NOOP("revenue - price, per chip-hour"), Better::Higher,
         Unit::UsdPerHour, priceOfServing | OfSale, QT_TR_NOOP("USD per chip-hour")),
    work("margin_percent", QT_TR_NOOP("Margin rate"), QT_TR_NOOP("margin / revenue"), Better::Higher, Unit::Percent,
         priceOfServing | OfSale, QT_TR_NOOP("% of revenue")),
    work("revenue_megawatt", QT_TR_NOOP("Revenue per megawatt"),
         QT_TR_NOOP("revenue per hour / (power of the whole machine x PUE)"), Better::Higher, Unit::UsdPerHour,
         energyOfServing | OfSale, QT_TR_NOOP("USD per hour and MW")),
    work("fleet_chips", QT_TR_NOOP("Chips within the budget"),
         QT_TR_NOOP("chips of all whole machines that the monthly budget and the power limit allow"), Better::Higher,
         Unit::Chips, OfPrice | OfEnergy | OfServing | OfFleet),
    work("fleet_tokens", QT_TR_NOOP("Output within the budget"),
         QT_TR_NOOP("tokens per month of all deployments that the budget and the power limit allow"), Better::Higher,
         Unit::One, OfPrice | OfEnergy | OfServing | OfFleet, QT_TR_NOOP("billion tokens per month")),
};

} // namespace

QString Metric::labelText() const { return tr(label); }

QString Metric::formulaText() const { return tr(formula); }

QString Metric::unitWordsText() const { return unitWords != nullptr ? tr(unitWords) : QString(); }

// Qt translates the empty text to its file header.
QString Metric::remarkText() const { return remark != nullptr && *remark != '\0' ? tr(remark) : QString(); }

bool Metric::isOf(Task task) const
{
    constexpr unsigned ofOneTask = OfServing | OfBatches | OfTraining;
    const MetricTrait own = task == Task::Serve ? OfServing : task == Task::Batch ? OfBatches : OfTraining;
    return (traits & ofOneTask) == 0 || is(own);
}

QList<const Metric *> Metric::parts() const
{
    if (!isRatio())
        return {};
    return {findMetric(MetricId(QString::fromLatin1(of))), findMetric(MetricId(QString::fromLatin1(per)))};
}

std::span<const Metric> metricTable() { return metricRows; }

const Metric *findMetric(const MetricId &id)
{
    return findWhere(metricRows, [&](const Metric &metric) { return id.text() == QLatin1String(metric.id); });
}

} // namespace chipboard
