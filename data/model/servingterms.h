// Purpose: the terms of the serving model, one row each: id, share or amount, prior, and the groups that it may vary
// by. `chipboard calibrate` fits them, servingConstants() combines them. Formulas: data/model/inference.h.
#pragma once

#include <QLatin1String>

#include <span>

namespace chipboard {

enum class TermId {
    Memory,           ///< share of the bandwidth for reading weights
    Cache,            ///< relative to Memory, for reading the cache
    Decode,           ///< share of the peak for matrix products in decode
    Prefill,          ///< the same in prefill
    Experts,          ///< factor on both for expert products
    Attention,        ///< share of the peak for attention in decode
    Link,             ///< share of the link
    Touched,          ///< exponent, at most 1
    Mixing,           ///< share of prefills that fall between tokens
    Layer,            ///< s
    ExpertLayer,      ///< factor of a layer with experts
    Exchange,         ///< s per layer
    Request,          ///< s
    Step,             ///< s
    FirstLayer,       ///< s per layer, for a first token
    FirstExpertLayer, ///< factor on FirstLayer with experts
    Queue,            ///< factor on a prefill
    Time,             ///< factor on all times
    ExpertTime,       ///< factor on all times with experts
    Copied,           ///< factor on all times with data-parallel attention
    Ageing,           ///< factor on fixed costs per year of software age
    ExpertAgeing,     ///< factor on all times with experts per year of software age, at most ripeAge
    Burst,            ///< slowdown if all requests arrive at once and run out
    Server,           ///< slowdown under a latency limit (MLPerf Server)
    Interactive       ///< the same with tighter limits
};
inline constexpr int termCount = static_cast<int>(TermId::Interactive) + 1;

enum class TermScale { Share, Amount };

/// Groups that a term may vary by. "family": each family of the chip's chain except "any".
enum class TermGroup { Family, Stack, Model, Source, StackOnFamily };
inline constexpr int termGroupCount = static_cast<int>(TermGroup::StackOnFamily) + 1;

struct TermRow
{
    TermId id;
    const char *name;
    TermScale scale;
    double prior;  ///< likely value before any measurement
    double spread; ///< standard deviation of logarithms or log odds
    /// Spreads of the effects by group; 0: does not vary.
    double groups[termGroupCount];
};

[[nodiscard]] std::span<const TermRow> servingTerms();
[[nodiscard]] QLatin1String groupName(TermGroup group);

/// To the scale on which effects add up, and back.
[[nodiscard]] double onScale(TermScale scale, double value);
[[nodiscard]] double fromScale(TermScale scale, double sum);

} // namespace chipboard
