#include "data/model/servingterms.h"

#include <array>
#include <cmath>

namespace chipboard {
namespace {

using enum TermId;
using enum TermScale;

// Priors: dense kernels reach 70 to 80 % of the bandwidth and 50 to 70 % of the peak; kernel launches take
// microseconds. Spreads of effects: families of a maker differ by about a quarter, software and models by a third,
// sources by a fifth, with experts twice that, and more in the definition of a first token. If requests arrive at once
// and lengths spread around their mean, the longest of a thousand takes 7 times the mean; if a lone step takes a tenth
// of a full one, the total takes 1.6 times as long.
//                                                            family stack model source stack on family
constexpr std::array termRows{
    TermRow{Memory, "memory_share", Share, 0.75, 0.5, {0.28, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Cache, "cache_share", Share, 0.80, 0.4, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Decode, "decode_share", Share, 0.55, 0.5, {0.28, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Prefill, "prefill_share", Share, 0.50, 0.5, {0.28, 0.35, 0.0, 0.0, 0.0}},
    TermRow{Experts, "expert_share", Share, 0.75, 0.55, {0.28, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Attention, "attention_share", Share, 0.40, 0.7, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Link, "link_share", Share, 0.50, 0.5, {0.28, 0.35, 0.0, 0.0, 0.0}},
    TermRow{Touched, "touched_exponent", Share, 0.88, 0.2, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Mixing, "mixed_share", Share, 0.50, 0.7, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Layer, "layer_s", Amount, 20e-6, 0.7, {0.42, 0.35, 0.0, 0.5, 0.0}},
    TermRow{ExpertLayer, "expert_layer_factor", Amount, 2.7, 0.5, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Exchange, "exchange_s", Amount, 24e-6, 0.55, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Request, "request_s", Amount, 5e-6, 0.7, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Step, "step_s", Amount, 1e-3, 0.7, {0.0, 0.35, 0.0, 0.0, 0.0}},
    TermRow{FirstLayer, "first_token_layer_s", Amount, 1e-3, 0.7, {0.0, 0.2, 0.0, 1.5, 0.0}},
    TermRow{FirstExpertLayer, "first_token_expert_factor", Amount, 1.0, 0.3, {0.0, 0.0, 0.0, 0.7, 0.0}},
    TermRow{Queue, "queue_factor", Amount, 1.0, 0.35, {0.0, 0.0, 0.0, 1.0, 0.0}},
    TermRow{Time, "time_factor", Amount, 1.0, 0.001, {0.0, 0.18, 0.35, 0.2, 0.1}},
    TermRow{ExpertTime, "expert_time_factor", Amount, 1.0, 0.001, {0.0, 0.0, 0.0, 0.4, 0.0}},
    TermRow{Copied, "copied_factor", Amount, 1.0, 0.2, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Ageing, "ageing_factor", Amount, 1.0, 0.2, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{ExpertAgeing, "expert_ageing_factor", Amount, 1.2, 0.3, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Burst, "burst_factor", Amount, 1.6, 0.3, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Server, "server_factor", Amount, 1.25, 0.2, {0.0, 0.0, 0.0, 0.0, 0.0}},
    TermRow{Interactive, "interactive_factor", Amount, 1.6, 0.3, {0.0, 0.0, 0.0, 0.0, 0.0}},
};
static_assert(termRows.size() == termCount);

constexpr std::array groupNames{"family", "stack", "model", "source", "stack_on_family"};

} // namespace

std::span<const TermRow> servingTerms() { return termRows; }

QLatin1String groupName(TermGroup group) { return QLatin1String(groupNames.at(static_cast<std::size_t>(group))); }

double onScale(TermScale scale, double value)
{
    return scale == Share ? std::log(value / (1.0 - value)) : std::log(value);
}

double fromScale(TermScale scale, double sum) { return scale == Share ? 1.0 / (1.0 + std::exp(-sum)) : std::exp(sum); }

} // namespace chipboard
