#include "data/metrics/evaluate.h"
#include "data/metrics/formulas.h"

#include <QCoreApplication>

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
            Unit::Tflops,
            false,
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
            Unit::Tflops,
            false,
            precision,
            &computeCell};
}

constexpr Metric price(const char *id, const char *label, const char *formula, Unit unit, MetricFunction evaluate)
{
    return {id, label, formula, MetricGroup::Price, Better::Lower, unit, false, std::nullopt, evaluate};
}

// The order is the order of choice lists. Ids are for ever: files and scripts name them.
constexpr std::array table{
    Metric{"compute_best", QT_TRANSLATE_NOOP("Metric", "Compute"),
           QT_TRANSLATE_NOOP("Metric", "dense peak at the board's precision per chip x chips"), MetricGroup::Compute,
           Better::Higher, Unit::Tflops, false, std::nullopt, &computeCell},
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
           MetricGroup::SparseCompute, Better::Higher, Unit::Tflops, false, std::nullopt, &computeCell},
    sparse("compute_fp64_sparse", QT_TRANSLATE_NOOP("Metric", "FP64 sparse compute"), Precision::Fp64),
    sparse("compute_fp32_sparse", QT_TRANSLATE_NOOP("Metric", "FP32 sparse compute"), Precision::Fp32),
    sparse("compute_tf32_sparse", QT_TRANSLATE_NOOP("Metric", "TF32 sparse compute"), Precision::Tf32),
    sparse("compute_bf16_sparse", QT_TRANSLATE_NOOP("Metric", "BF16 sparse compute"), Precision::Bf16),
    sparse("compute_fp16_sparse", QT_TRANSLATE_NOOP("Metric", "FP16 sparse compute"), Precision::Fp16),
    sparse("compute_fp8_sparse", QT_TRANSLATE_NOOP("Metric", "FP8 sparse compute"), Precision::Fp8),
    sparse("compute_fp4_sparse", QT_TRANSLATE_NOOP("Metric", "FP4 sparse compute"), Precision::Fp4),
    sparse("compute_int8_sparse", QT_TRANSLATE_NOOP("Metric", "INT8 sparse compute"), Precision::Int8),
    Metric{"memory", QT_TRANSLATE_NOOP("Metric", "Memory"), QT_TRANSLATE_NOOP("Metric", "memory per chip x chips"),
           MetricGroup::Memory, Better::Higher, Unit::GB, true, std::nullopt, &memoryCell},
    Metric{"memory_bandwidth", QT_TRANSLATE_NOOP("Metric", "Bandwidth"),
           QT_TRANSLATE_NOOP("Metric", "memory bandwidth per chip x chips"), MetricGroup::Memory, Better::Higher,
           Unit::TBps, false, std::nullopt, &memoryBandwidthCell},
    Metric{"sram", QT_TRANSLATE_NOOP("Metric", "On-chip SRAM"),
           QT_TRANSLATE_NOOP("Metric", "on-chip SRAM per chip x chips"), MetricGroup::Memory, Better::Higher, Unit::MiB,
           true, std::nullopt, &sramCell},
    Metric{"scale_up", QT_TRANSLATE_NOOP("Metric", "Scale-up bandwidth"),
           QT_TRANSLATE_NOOP("Metric", "chip-to-chip link bandwidth of one chip"), MetricGroup::Link, Better::Higher,
           Unit::GBps, false, std::nullopt, &scaleUpCell},
    Metric{"network", QT_TRANSLATE_NOOP("Metric", "Network bandwidth"),
           QT_TRANSLATE_NOOP("Metric", "network bandwidth of the instance or system"), MetricGroup::Link,
           Better::Higher, Unit::Gbps, false, std::nullopt, &networkCell},
    Metric{"power", QT_TRANSLATE_NOOP("Metric", "Power"), QT_TRANSLATE_NOOP("Metric", "power per chip x chips"),
           MetricGroup::Power, Better::Lower, Unit::Watt, false, std::nullopt, &powerCell},
    price("price_hour", QT_TRANSLATE_NOOP("Metric", "Price per hour"),
          QT_TRANSLATE_NOOP("Metric", "price per hour of what is rented"), Unit::UsdPerHour, &priceHourCell),
    price("price_chip_hour", QT_TRANSLATE_NOOP("Metric", "Cost"),
          QT_TRANSLATE_NOOP("Metric", "price per hour of what is rented / its chips"), Unit::UsdPerHour,
          &priceChipHourCell),
    price("price_pflop_hour", QT_TRANSLATE_NOOP("Metric", "Cost of compute"),
          QT_TRANSLATE_NOOP("Metric", "price per chip-hour / dense peak per chip"), Unit::UsdPerPflopsHour,
          &pricePflopHourCell),
    price("price_gb_hour", QT_TRANSLATE_NOOP("Metric", "Cost of memory"),
          QT_TRANSLATE_NOOP("Metric", "price per chip-hour / memory per chip"), Unit::UsdPerGBHour, &priceGbHourCell),
    price("price_tbs_hour", QT_TRANSLATE_NOOP("Metric", "Cost of bandwidth"),
          QT_TRANSLATE_NOOP("Metric", "price per chip-hour / memory bandwidth per chip"), Unit::UsdPerTBpsHour,
          &priceTbsHourCell),
    Metric{"compute_per_watt", QT_TRANSLATE_NOOP("Metric", "Compute per watt"),
           QT_TRANSLATE_NOOP("Metric", "dense peak per chip / power per chip"), MetricGroup::Ratio, Better::Higher,
           Unit::TflopsPerWatt, false, std::nullopt, &computePerWattCell},
    Metric{"ridge_point", QT_TRANSLATE_NOOP("Metric", "Ridge point"),
           QT_TRANSLATE_NOOP("Metric", "dense peak per chip / memory bandwidth per chip"), MetricGroup::Ratio,
           Better::Lower, Unit::FlopPerByte, false, std::nullopt, &ridgePointCell},
};

} // namespace

QString Metric::labelText() const { return QCoreApplication::translate("Metric", label); }

QString Metric::formulaText() const { return QCoreApplication::translate("Metric", formula); }

std::span<const Metric> metricTable() { return table; }

const Metric *findMetric(const MetricId &id)
{
    for (const Metric &metric : table) {
        if (id.text() == QLatin1String(metric.id))
            return &metric;
    }
    return nullptr;
}

} // namespace chipboard
