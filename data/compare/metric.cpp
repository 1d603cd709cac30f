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
            QT_TRANSLATE_NOOP("Metric", "dense peak per chip x chips"),
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
            QT_TRANSLATE_NOOP("Metric", "peak with structured sparsity per chip x chips"),
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

// A result of data/model, by the same id; its formula comes with live numbers.
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
constexpr const char *chipsAlone = QT_TRANSLATE_NOOP("Metric", "chips only");
constexpr const char *machinesAlone = QT_TRANSLATE_NOOP("Metric", "owned machines");
constexpr const char *withinRent = QT_TRANSLATE_NOOP("Metric", "chips only, included in rental prices");

// The order is the order of choice lists. Ids are for ever: files and scripts name them.
constexpr std::array metricRows{
    Metric{"compute_best", QT_TRANSLATE_NOOP("Metric", "Compute"),
           QT_TRANSLATE_NOOP("Metric", "dense peak at the board's precision per chip x chips"), MetricGroup::Compute,
           Better::Higher, Unit::Tflops, std::nullopt, &computeCell},
    compute("compute_fp64", QT_TRANSLATE_NOOP("Metric", "FP64 compute"), Precision::Fp64),
    compute("compute_fp32", QT_TRANSLATE_NOOP("Metric", "FP32 compute"), Precision::Fp32),
    compute("compute_tf32", QT_TRANSLATE_NOOP("Metric", "TF32 compute"), Precision::Tf32),
    compute("compute_bf16", QT_TRANSLATE_NOOP("Metric", "BF16 compute"), Precision::Bf16),
    compute("compute_fp16", QT_TRANSLATE_NOOP("Metric", "FP16 compute"), Precision::Fp16),
    compute("compute_fp8", QT_TRANSLATE_NOOP("Metric", "FP8 compute"), Precision::Fp8),
    compute("compute_fp4", QT_TRANSLATE_NOOP("Metric", "FP4 compute"), Precision::Fp4),
    compute("compute_int8", QT_TRANSLATE_NOOP("Metric", "INT8 compute"), Precision::Int8),
    Metric{"compute_best_sparse", QT_TRANSLATE_NOOP("Metric", "Sparse compute"),
           QT_TRANSLATE_NOOP("Metric", "peak with structured sparsity at the board's precision per chip x chips"),
           MetricGroup::SparseCompute, Better::Higher, Unit::Tflops, std::nullopt, &computeCell},
    sparse("compute_fp64_sparse", QT_TRANSLATE_NOOP("Metric", "FP64 sparse compute"), Precision::Fp64),
    sparse("compute_fp32_sparse", QT_TRANSLATE_NOOP("Metric", "FP32 sparse compute"), Precision::Fp32),
    sparse("compute_tf32_sparse", QT_TRANSLATE_NOOP("Metric", "TF32 sparse compute"), Precision::Tf32),
    sparse("compute_bf16_sparse", QT_TRANSLATE_NOOP("Metric", "BF16 sparse compute"), Precision::Bf16),
    sparse("compute_fp16_sparse", QT_TRANSLATE_NOOP("Metric", "FP16 sparse compute"), Precision::Fp16),
    sparse("compute_fp8_sparse", QT_TRANSLATE_NOOP("Metric", "FP8 sparse compute"), Precision::Fp8),
    sparse("compute_fp4_sparse", QT_TRANSLATE_NOOP("Metric", "FP4 sparse compute"), Precision::Fp4),
    sparse("compute_int8_sparse", QT_TRANSLATE_NOOP("Metric", "INT8 sparse compute"), Precision::Int8),
    Metric{"compute_fp4_inference", QT_TRANSLATE_NOOP("Metric", "FP4 inference compute"),
           QT_TRANSLATE_NOOP("Metric", "peak that the vendor prints for inference, per chip x chips"),
           MetricGroup::InferenceCompute, Better::Higher, Unit::Tflops, Precision::Fp4, &inferenceCell},
    Metric{"memory", QT_TRANSLATE_NOOP("Metric", "Memory"), QT_TRANSLATE_NOOP("Metric", "memory per chip x chips"),
           MetricGroup::Memory, Better::Higher, Unit::GiB, std::nullopt, &memoryCell},
    Metric{"memory_usable", QT_TRANSLATE_NOOP("Metric", "Usable memory"),
           QT_TRANSLATE_NOOP("Metric", "memory per chip that software finds x chips"), MetricGroup::Memory,
           Better::Higher, Unit::GiB, std::nullopt, &usableMemoryCell},
    Metric{"memory_bandwidth", QT_TRANSLATE_NOOP("Metric", "Bandwidth"),
           QT_TRANSLATE_NOOP("Metric", "memory bandwidth per chip x chips"), MetricGroup::Memory, Better::Higher,
           Unit::TBps, std::nullopt, &memoryBandwidthCell},
    Metric{"sram", QT_TRANSLATE_NOOP("Metric", "On-chip SRAM"),
           QT_TRANSLATE_NOOP("Metric", "on-chip SRAM per chip x chips"), MetricGroup::Memory, Better::Higher, Unit::MiB,
           std::nullopt, &sramCell},
    Metric{"scale_up", QT_TRANSLATE_NOOP("Metric", "Scale-up bandwidth"),
           QT_TRANSLATE_NOOP("Metric", "chip-to-chip link bandwidth of one chip"), MetricGroup::Link, Better::Higher,
           Unit::GBps, std::nullopt, &scaleUpCell},
    Metric{"network", QT_TRANSLATE_NOOP("Metric", "Network bandwidth"),
           QT_TRANSLATE_NOOP("Metric", "network bandwidth of the instance or system"), MetricGroup::Link,
           Better::Higher, Unit::Gbps, std::nullopt, &networkCell},
    Metric{"power", QT_TRANSLATE_NOOP("Metric", "Power"), QT_TRANSLATE_NOOP("Metric", "power per chip x chips"),
           MetricGroup::Power, Better::Lower, Unit::Watt, std::nullopt, &powerCell},
    Metric{"power_system", QT_TRANSLATE_NOOP("Metric", "System power"),
           QT_TRANSLATE_NOOP("Metric", "published power of a server, rack or cluster, hosts and network included"),
           MetricGroup::Power, Better::Lower, Unit::Watt, std::nullopt, &systemPowerCell},
    Metric{"power_rack", QT_TRANSLATE_NOOP("Metric", "Power per rack"),
           QT_TRANSLATE_NOOP("Metric", "system power / racks of the system"), MetricGroup::Power, Better::Lower,
           Unit::Watt, std::nullopt, &rackPowerCell},
    price("price_hour", QT_TRANSLATE_NOOP("Metric", "Price per hour"),
          QT_TRANSLATE_NOOP("Metric", "price per hour of the rented unit"), Unit::UsdPerHour, &priceHourCell),
    price("price_chip_hour", QT_TRANSLATE_NOOP("Metric", "Cost"),
          QT_TRANSLATE_NOOP("Metric", "price per hour of the rented unit / its chips"), Unit::UsdPerHour,
          &priceChipHourCell, QT_TRANSLATE_NOOP("Metric", "USD per chip-hour")),
    ratio<Dimension::Price, Dimension::Compute>(
        "price_pflop_hour", QT_TRANSLATE_NOOP("Metric", "Cost of compute"),
        QT_TRANSLATE_NOOP("Metric", "price per chip-hour / dense peak per chip"), MetricGroup::Price, Better::Lower,
        Unit::UsdPerPflopsHour, "price_chip_hour", "compute_best"),
    ratio<Dimension::Price, Dimension::DataSize>("price_gb_hour", QT_TRANSLATE_NOOP("Metric", "Cost of memory"),
                                                 QT_TRANSLATE_NOOP("Metric", "price per chip-hour / memory per chip"),
                                                 MetricGroup::Price, Better::Lower, Unit::UsdPerGiBHour,
                                                 "price_chip_hour", "memory"),
    ratio<Dimension::Price, Dimension::DataRate>(
        "price_tbs_hour", QT_TRANSLATE_NOOP("Metric", "Cost of bandwidth"),
        QT_TRANSLATE_NOOP("Metric", "price per chip-hour / memory bandwidth per chip"), MetricGroup::Price,
        Better::Lower, Unit::UsdPerTBpsHour, "price_chip_hour", "memory_bandwidth"),
    ratio<Dimension::Compute, Dimension::Power>("compute_per_watt", QT_TRANSLATE_NOOP("Metric", "Compute per watt"),
                                                QT_TRANSLATE_NOOP("Metric", "dense peak per chip / power per chip"),
                                                MetricGroup::Ratio, Better::Higher, Unit::TflopsPerWatt, "compute_best",
                                                "power"),
    ratio<Dimension::Compute, Dimension::DataRate>(
        "ridge_point", QT_TRANSLATE_NOOP("Metric", "Ridge point"),
        QT_TRANSLATE_NOOP("Metric", "dense peak per chip / memory bandwidth per chip"), MetricGroup::Ratio,
        Better::Lower, Unit::FlopPerByte, "compute_best", "memory_bandwidth"),
    work("chips_used", QT_TRANSLATE_NOOP("Metric", "Chips"), QT_TRANSLATE_NOOP("Metric", "chips that do the work"),
         Better::Lower, Unit::Chips, OfSize | OfCount),
    work("instances_used", QT_TRANSLATE_NOOP("Metric", "Instances"),
         QT_TRANSLATE_NOOP("Metric", "whole instances that hold the chips"), Better::Lower, Unit::One, OfSize | OfCount,
         QT_TRANSLATE_NOOP("Metric", "instances or systems")),
    work("tokens_per_s_per_chip", QT_TRANSLATE_NOOP("Metric", "Throughput per chip"),
         QT_TRANSLATE_NOOP("Metric", "tokens per second / chips"), Better::Higher, Unit::TokensPerSecond, 0),
    work("usd_per_hour", QT_TRANSLATE_NOOP("Metric", "Hourly cost"),
         QT_TRANSLATE_NOOP("Metric", "price per hour of all rented units"), Better::Lower, Unit::UsdPerHour,
         OfPrice | OfRent),
    work("memory_needed", QT_TRANSLATE_NOOP("Metric", "Memory required"),
         QT_TRANSLATE_NOOP("Metric",
                           "weights, states and activations, or weights and the cache of all concurrent requests"),
         Better::Lower, Unit::GiB, OfSize),
    work("fewest_chips", QT_TRANSLATE_NOOP("Metric", "Minimum chips"),
         QT_TRANSLATE_NOOP("Metric",
                           "smallest number of chips whose memory holds the workload and the requested concurrency"),
         Better::Lower, Unit::Chips, OfSize, nullptr, QT_TRANSLATE_NOOP("Metric", "with enough memory")),
    work("wall_hours", QT_TRANSLATE_NOOP("Metric", "Training time"), QT_TRANSLATE_NOOP("Metric", "chip-hours / chips"),
         Better::Lower, Unit::Hour, OfTraining),
    work("chip_hours", QT_TRANSLATE_NOOP("Metric", "Chip-hours"),
         QT_TRANSLATE_NOOP("Metric", "tokens x chip time per token / goodput"), Better::Lower, Unit::Hour, OfTraining),
    work("mfu", QT_TRANSLATE_NOOP("Metric", "Model FLOPS utilisation (MFU)"),
         QT_TRANSLATE_NOOP("Metric", "FLOP per token x tokens per second / dense peak"), Better::Higher, Unit::Percent,
         OfTraining),
    work("tokens_per_s", QT_TRANSLATE_NOOP("Metric", "Throughput"),
         QT_TRANSLATE_NOOP("Metric", "concurrent requests / TPOT, or tokens trained per second"), Better::Higher,
         Unit::TokensPerSecond, 0),
    work("items_per_s", QT_TRANSLATE_NOOP("Metric", "Items per second"),
         QT_TRANSLATE_NOOP("Metric", "chips x batches x items / batch latency"), Better::Higher, Unit::ItemsPerSecond,
         OfBatches),
    work("requests_at_once", QT_TRANSLATE_NOOP("Metric", "Concurrent requests"),
         QT_TRANSLATE_NOOP("Metric", "memory left by the weights / cache per request"), Better::Higher, Unit::One,
         OfServing, QT_TRANSLATE_NOOP("Metric", "requests")),
    work("ttft", QT_TRANSLATE_NOOP("Metric", "Time to first token"),
         QT_TRANSLATE_NOOP("Metric", "prefill, or one read of the weights if that is longer, and the overhead"),
         Better::Lower, Unit::Millisecond, OfServing),
    work("tpot", QT_TRANSLATE_NOOP("Metric", "Inter-token latency (TPOT)"),
         QT_TRANSLATE_NOOP("Metric", "decode step and the prefill of new requests"), Better::Lower, Unit::Millisecond,
         OfServing),
    work("latency", QT_TRANSLATE_NOOP("Metric", "Batch latency"),
         QT_TRANSLATE_NOOP("Metric", "arithmetic / rate and the overhead of the layers"), Better::Lower,
         Unit::Millisecond, OfBatches, nullptr, ""),
    work("cost", QT_TRANSLATE_NOOP("Metric", "Cost of the run"),
         QT_TRANSLATE_NOOP("Metric", "paid hours x price of whole instances"), Better::Lower, Unit::Usd,
         OfPrice | OfTraining),
    work("usd_per_month", QT_TRANSLATE_NOOP("Metric", "Rent of one deployment per month"),
         QT_TRANSLATE_NOOP("Metric", "price of whole instances x hours per month"), Better::Lower, Unit::Usd,
         OfPrice | OfRent),
    work("usd_per_1m_tokens", QT_TRANSLATE_NOOP("Metric", "Cost per million tokens"),
         QT_TRANSLATE_NOOP("Metric", "price / utilised tokens per second"), Better::Lower, Unit::UsdPerMillion,
         priceOfServing, QT_TRANSLATE_NOOP("Metric", "USD per 1M tokens"),
         QT_TRANSLATE_NOOP("Metric", "prompts included")),
    work("usd_per_1m_input_tokens", QT_TRANSLATE_NOOP("Metric", "Cost per million input tokens"),
         QT_TRANSLATE_NOOP("Metric", "price / utilised prompt tokens per second"), Better::Lower, Unit::UsdPerMillion,
         priceOfServing, QT_TRANSLATE_NOOP("Metric", "USD per 1M input tokens")),
    work("tokens_per_usd", QT_TRANSLATE_NOOP("Metric", "Tokens per dollar"),
         QT_TRANSLATE_NOOP("Metric", "utilised tokens per second / price"), Better::Higher, Unit::PerUsd,
         priceOfServing, QT_TRANSLATE_NOOP("Metric", "tokens per USD")),
    work("usd_per_1m_items", QT_TRANSLATE_NOOP("Metric", "Cost per million items"),
         QT_TRANSLATE_NOOP("Metric", "price / utilised items per second"), Better::Lower, Unit::UsdPerMillion,
         OfPrice | OfBatches, QT_TRANSLATE_NOOP("Metric", "USD per 1M items")),
    work("energy_per_token", QT_TRANSLATE_NOOP("Metric", "Energy per token"),
         QT_TRANSLATE_NOOP("Metric", "power of the chips / tokens per second"), Better::Lower, Unit::Joule,
         energyOfServing, nullptr, chipsAlone),
    work("energy_kwh", QT_TRANSLATE_NOOP("Metric", "Energy of the run"),
         QT_TRANSLATE_NOOP("Metric", "power of the chips x hours of the run x PUE"), Better::Lower, Unit::KilowattHour,
         energyOfTraining, nullptr, chipsAlone),
    work("energy_usd", QT_TRANSLATE_NOOP("Metric", "Energy cost of the run"),
         QT_TRANSLATE_NOOP("Metric", "energy of the run x energy price; included in rental prices"), Better::Lower,
         Unit::Usd, energyOfTraining, nullptr, withinRent),
    work("energy_kwh_per_1m_tokens", QT_TRANSLATE_NOOP("Metric", "Energy per million tokens"),
         QT_TRANSLATE_NOOP("Metric", "power of the chips x PUE / tokens per second"), Better::Lower, Unit::KilowattHour,
         energyOfServing, QT_TRANSLATE_NOOP("Metric", "kWh per 1M tokens"), chipsAlone),
    work("energy_usd_per_1m_tokens", QT_TRANSLATE_NOOP("Metric", "Energy cost per million tokens"),
         QT_TRANSLATE_NOOP("Metric", "energy per million tokens x energy price; included in rental prices"),
         Better::Lower, Unit::UsdPerMillion, energyOfServing, QT_TRANSLATE_NOOP("Metric", "USD per 1M tokens"),
         withinRent),
    work("energy_kwh_per_1m_items", QT_TRANSLATE_NOOP("Metric", "Energy per million items"),
         QT_TRANSLATE_NOOP("Metric", "power of the chips x PUE / items per second"), Better::Lower, Unit::KilowattHour,
         energyOfBatches, QT_TRANSLATE_NOOP("Metric", "kWh per 1M items"), chipsAlone),
    work("energy_usd_per_1m_items", QT_TRANSLATE_NOOP("Metric", "Energy cost per million items"),
         QT_TRANSLATE_NOOP("Metric", "energy per million items x energy price; included in rental prices"),
         Better::Lower, Unit::UsdPerMillion, energyOfBatches, QT_TRANSLATE_NOOP("Metric", "USD per 1M items"),
         withinRent),
    work("month_chips", QT_TRANSLATE_NOOP("Metric", "Chips for the monthly volume"),
         QT_TRANSLATE_NOOP("Metric", "chips x deployments needed for the monthly volume"), Better::Lower, Unit::Chips,
         0),
    work("month_usd", QT_TRANSLATE_NOOP("Metric", "Monthly bill for the volume"),
         QT_TRANSLATE_NOOP("Metric", "cost per month x deployments needed for the monthly volume"), Better::Lower,
         Unit::Usd, OfPrice),
    work("own_usd_per_month", QT_TRANSLATE_NOOP("Metric", "Cost of one deployment per month, owned"),
         QT_TRANSLATE_NOOP("Metric",
                           "price less residual value, repaid with interest, plus staff, energy of the whole machine "
                           "at all hours x PUE, and colocation"),
         Better::Lower, Unit::Usd, OfEnergy | OfRent | OfOwning, nullptr, machinesAlone),
    work("own_usd_per_1m_tokens", QT_TRANSLATE_NOOP("Metric", "Cost per million tokens, owned"),
         QT_TRANSLATE_NOOP("Metric", "monthly cost of owning / tokens of 730 hours at the utilisation"), Better::Lower,
         Unit::UsdPerMillion, energyOfServing | OfOwning, QT_TRANSLATE_NOOP("Metric", "USD per 1M tokens"),
         QT_TRANSLATE_NOOP("Metric", "owned machines, prompts included")),
    work("own_usd_per_1m_items", QT_TRANSLATE_NOOP("Metric", "Cost per million items, owned"),
         QT_TRANSLATE_NOOP("Metric", "monthly cost of owning / items of 730 hours at the utilisation"), Better::Lower,
         Unit::UsdPerMillion, energyOfBatches | OfOwning, QT_TRANSLATE_NOOP("Metric", "USD per 1M items"),
         machinesAlone),
    work("own_cost", QT_TRANSLATE_NOOP("Metric", "Cost of the run, owned"),
         QT_TRANSLATE_NOOP("Metric", "paid hours x monthly cost of owning / 730"), Better::Lower, Unit::Usd,
         energyOfTraining | OfOwning, nullptr, machinesAlone),
    work("own_month_usd", QT_TRANSLATE_NOOP("Metric", "Monthly bill for the volume, owned"),
         QT_TRANSLATE_NOOP("Metric", "monthly cost of owning x deployments needed for the monthly volume at all hours"),
         Better::Lower, Unit::Usd, OfEnergy | OfOwning, nullptr, machinesAlone),
    work("own_break_even_use", QT_TRANSLATE_NOOP("Metric", "Break-even utilisation of buying"),
         QT_TRANSLATE_NOOP("Metric", "monthly cost of owning / rental cost of 730 hours"), Better::Lower, Unit::Percent,
         OfPrice | OfEnergy | OfRent | OfOwning, QT_TRANSLATE_NOOP("Metric", "% of all hours"),
         QT_TRANSLATE_NOOP("Metric", "rental paid for used hours only")),
    work("api_month_usd", QT_TRANSLATE_NOOP("Metric", "Monthly bill for the volume, API"),
         QT_TRANSLATE_NOOP("Metric", "monthly output x API price"), Better::Lower, Unit::Usd, OfServing | OfApi),
    work("api_break_even_tokens", QT_TRANSLATE_NOOP("Metric", "Break-even output of renting vs API"),
         QT_TRANSLATE_NOOP("Metric", "rental cost of 730 hours / API price"), Better::Lower, Unit::One,
         priceOfServing | OfRent | OfApi, QT_TRANSLATE_NOOP("Metric", "million tokens per month")),
    work("api_break_even_use", QT_TRANSLATE_NOOP("Metric", "Break-even load of renting vs API"),
         QT_TRANSLATE_NOOP("Metric", "break-even output / tokens of 730 hours at the utilisation"), Better::Lower,
         Unit::Percent, priceOfServing | OfApi, QT_TRANSLATE_NOOP("Metric", "% of one deployment's capacity")),
    work("revenue_chip_hour", QT_TRANSLATE_NOOP("Metric", "Revenue"),
         QT_TRANSLATE_NOOP("Metric", "price of tokens sold x utilised tokens per second / chips"), Better::Higher,
         Unit::UsdPerHour, OfServing | OfSale, QT_TRANSLATE_NOOP("Metric", "USD per chip-hour")),
    work("margin_chip_hour", QT_TRANSLATE_NOOP("Metric", "Margin"),
         QT_TRANSLATE_NOOP("Metric", "revenue - price, per chip-hour"), Better::Higher, Unit::UsdPerHour,
         priceOfServing | OfSale, QT_TRANSLATE_NOOP("Metric", "USD per chip-hour")),
    work("margin_percent", QT_TRANSLATE_NOOP("Metric", "Margin rate"), QT_TRANSLATE_NOOP("Metric", "margin / revenue"),
         Better::Higher, Unit::Percent, priceOfServing | OfSale, QT_TRANSLATE_NOOP("Metric", "% of revenue")),
    work("revenue_megawatt", QT_TRANSLATE_NOOP("Metric", "Revenue per megawatt"),
         QT_TRANSLATE_NOOP("Metric", "revenue per hour / (power of the whole machine x PUE)"), Better::Higher,
         Unit::UsdPerHour, energyOfServing | OfSale, QT_TRANSLATE_NOOP("Metric", "USD per hour and MW")),
    work("fleet_chips", QT_TRANSLATE_NOOP("Metric", "Chips within the budget"),
         QT_TRANSLATE_NOOP("Metric", "chips of all whole machines that the monthly budget and the power limit allow"),
         Better::Higher, Unit::Chips, OfPrice | OfEnergy | OfServing | OfFleet),
    work("fleet_tokens", QT_TRANSLATE_NOOP("Metric", "Output within the budget"),
         QT_TRANSLATE_NOOP("Metric", "tokens per month of all deployments that the budget and the power limit allow"),
         Better::Higher, Unit::One, OfPrice | OfEnergy | OfServing | OfFleet,
         QT_TRANSLATE_NOOP("Metric", "billion tokens per month")),
};

} // namespace

QString Metric::labelText() const { return tr(label); }

QString Metric::formulaText() const { return tr(formula); }

QString Metric::unitWordsText() const { return unitWords != nullptr ? tr(unitWords) : QString(); }

// Qt has a text for the empty one.
QString Metric::remarkText() const { return remark != nullptr && *remark != '\0' ? tr(remark) : QString(); }

bool Metric::isOf(Task task) const
{
    constexpr unsigned ofOneTask = OfServing | OfBatches | OfTraining;
    const MetricTrait own = task == Task::Serve ? OfServing : task == Task::Batch ? OfBatches : OfTraining;
    return (traits & ofOneTask) == 0 || is(own);
}

std::span<const Metric> metricTable() { return metricRows; }

const Metric *findMetric(const MetricId &id)
{
    return findWhere(metricRows, [&](const Metric &metric) { return id.text() == QLatin1String(metric.id); });
}

} // namespace chipboard
