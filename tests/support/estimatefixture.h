// Purpose: small devices and models whose estimates can be calculated by hand.
#pragma once

#include "data/model/servingterms.h"

#include "data/catalog/workload.h"
#include "data/model/device.h"
#include "data/model/terms.h"

#include <QRandomGenerator>

#include <cmath>

namespace chipboard::testing {

inline bool isNear(double actual, double expected, double share = 1e-6)
{
    return std::abs(actual - expected) <= share * std::abs(expected);
}

/// Dimensions of Llama 3.1 as AI-Hypercomputer/maxtext publishes them.
inline ModelShape llama8b()
{
    ModelShape model{.id = ModelId(QStringLiteral("llama-3.1-8b")), .name = QStringLiteral("Llama 3.1 8B")};
    model.parameters = model.activeParameters = 8030261248.0;
    model.layers = 32;
    model.hidden = 4096;
    model.heads = 32;
    model.kvHeads = 8;
    model.headSize = 128;
    model.context = 131072;
    return model;
}

inline ModelShape llama70b()
{
    ModelShape model = llama8b();
    model.name = QStringLiteral("Llama 3.1 70B");
    model.parameters = model.activeParameters = 70553706496.0;
    model.layers = 80;
    model.hidden = 8192;
    model.heads = 64;
    return model;
}

/// Qwen3-235B-A22B: four KV heads, so every replica over more than four chips repeats its cache.
inline ModelShape qwen235b()
{
    ModelShape model = llama8b();
    model.id = ModelId(QStringLiteral("qwen3-235b-a22b"));
    model.name = QStringLiteral("Qwen3 235B A22B");
    model.parameters = 235e9;
    model.activeParameters = 22e9;
    model.layers = 94;
    model.heads = 64;
    model.kvHeads = 4;
    return model;
}

/// 989 and 1979 TFLOPS, 3.35 TB/s, 80 GB; half of the peak in training.
inline Device plainDevice()
{
    Device device;
    device.id = device.name = QStringLiteral("plain");
    device.peaks = {{Precision::Bf16, teraflops(989)}, {Precision::Fp8, teraflops(1979)}};
    device.memory = gibibytes(80);
    device.bandwidth = terabytesPerSecond(3.35);
    device.link = gigabytesPerSecond(450);
    device.power = exactly(watts(700));
    device.family.chain = QStringList{QStringLiteral("any")};
    device.family.training.efficiency = 0.5;
    device.family.training.evidence.p80Error = 0.25;
    return device;
}

/// Only matrix products and attention, at the same efficiency.
inline TrainingConstants plainTraining() { return TrainingConstants{.goodput = 0.8}; }

inline ServingConstants plainServing()
{
    return ServingConstants{.memory = 0.5,
                            .cache = 1.0,
                            .compute = 0.5,
                            .prefill = 0.5,
                            .attention = 0.5,
                            .link = 0.5,
                            .perLayer = microseconds(10),
                            .perExchange = microseconds(20),
                            .perSequence = microseconds(5),
                            .largestBatch = 1000,
                            .evidence = {.p80Error = 0.2}};
}

/// The same as a serving model with equal constants everywhere, measured on these families.
inline ServingModel plainServingModel(const QStringList &families = {QStringLiteral("any")})
{
    const ServingConstants plain = plainServing();
    ServingModel model{.evidence = {.p80Error = plain.evidence.p80Error}};
    const auto set = [&model](TermId id, double all) {
        model.terms[QLatin1String(servingTerms()[static_cast<std::size_t>(id)].name)].all = all;
    };
    set(TermId::Memory, plain.memory);
    set(TermId::Cache, plain.cache);
    set(TermId::Decode, plain.compute);
    set(TermId::Prefill, plain.prefill);
    set(TermId::Attention, plain.attention);
    set(TermId::Link, plain.link);
    set(TermId::Layer, plain.perLayer / seconds(1));
    set(TermId::Exchange, plain.perExchange / seconds(1));
    set(TermId::Request, plain.perSequence / seconds(1));
    for (const TermId free : {TermId::Step, TermId::FirstLayer})
        set(free, 0.0);
    for (const TermId neutral :
         {TermId::Experts, TermId::Touched, TermId::Mixing, TermId::ExpertLayer, TermId::FirstExpertLayer,
          TermId::Queue, TermId::Time, TermId::ExpertTime, TermId::Copied, TermId::Ageing, TermId::ExpertAgeing,
          TermId::Burst, TermId::Server, TermId::Interactive})
        set(neutral, 1.0);
    for (const QString &family : families)
        model.terms[QStringLiteral("memory_share")].effects[QStringLiteral("family")][family] = {1.0, 100};
    return model;
}

/// A plausible model of any size, the same for the same seed.
inline ModelShape anyModel(QRandomGenerator &random)
{
    ModelShape model = llama8b();
    model.layers = random.bounded(1, 130);
    model.kvHeads = 1 << random.bounded(0, 5);
    model.heads = model.kvHeads * random.bounded(1, 9);
    model.hidden = model.heads * model.headSize;
    model.parameters = 12.0 * model.layers * model.hidden * model.hidden;
    model.activeParameters = model.parameters;
    return model;
}

} // namespace chipboard::testing
