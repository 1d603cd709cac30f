// Purpose: the numbers of the serving model, one row a term: what it is called, whether it is a share or an amount,
// what is known of it before any measurement, and by what it may differ. `chipboard calibrate` finds them,
// servingConstants() adds them up. Formulas: data/model/inference.h.
#pragma once

#include <QLatin1String>

#include <span>

namespace chipboard {

enum class TermId {
    Memory,           ///< share of the bandwidth for weights
    Cache,            ///< share of that for the cache
    Decode,           ///< share of the peak for products in decode
    Prefill,          ///< in prefill
    Experts,          ///< share of either that products of experts reach
    Attention,        ///< share of the peak for attention in decode
    Link,             ///< share of the link
    Touched,          ///< exponent, at most 1
    Mixing,           ///< share of prefills between tokens
    Layer,            ///< s
    ExpertLayer,      ///< factor of a layer with experts
    Exchange,         ///< s a layer
    Request,          ///< s
    Step,             ///< s
    FirstLayer,       ///< s a layer, of a first token
    FirstExpertLayer, ///< factor of it, with experts
    Queue,            ///< factor of a prefill
    Time,             ///< factor of all times
    ExpertTime,       ///< the same with experts
    Copied,           ///< factor of all times with data-parallel attention
    Ageing,           ///< factor of fixed costs for each year that the software is older
    ExpertAgeing,     ///< factor of all times with experts for each such year, at most ripeAge
    Burst,            ///< factor of the time of requests that all come at once and run out
    Server,           ///< factor of the time where a limit of latency holds (MLPerf Server)
    Interactive       ///< the same with tighter limits
};
inline constexpr int termCount = static_cast<int>(TermId::Interactive) + 1;

enum class TermScale { Share, Amount };

/// A term may differ by these. "family": for each family of the chip's chain but "any".
enum class TermGroup { Family, Stack, Model, Source, StackOnFamily };
inline constexpr int termGroupCount = static_cast<int>(TermGroup::StackOnFamily) + 1;

struct TermRow
{
    TermId id;
    const char *name;
    TermScale scale;
    double prior;  ///< what is likely before any measurement
    double spread; ///< standard deviation, of logarithms or log odds
    /// Of the effects by group; 0: does not differ by it.
    double groups[termGroupCount];
};

[[nodiscard]] std::span<const TermRow> servingTerms();
[[nodiscard]] QLatin1String groupName(TermGroup group);

/// On the scale on which effects add up, and back.
[[nodiscard]] double onScale(TermScale scale, double value);
[[nodiscard]] double fromScale(TermScale scale, double sum);

} // namespace chipboard
