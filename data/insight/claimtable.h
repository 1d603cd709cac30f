// Purpose: how each claim of the catalogue is recomputed: one row a claim, with the figures that are divided and how
// the result is held against what was said.
#pragma once

#include <array>
#include <span>

namespace chipboard {

/// How a number is held against the claim.
enum class ClaimSense { About, UpTo, Share, AtLeast, AtMost };

/// What a result of the chosen workload says about the claim. General: all there is to say. Some: it can bear the claim
/// out, which speaks of some workloads, but cannot refute it. Other: neither, the claim is about one test.
enum class ClaimReach { General, Some, Other };

/// Two figures of one metric; "@cost" is the cost of the board's workload, "@training" that of a training run. A metric
/// may name a precision: "metric@fp8".
struct ClaimBasis
{
    const char *metric = nullptr;
    const char *top = nullptr;        ///< id of a chip, instance or system
    const char *bottom = nullptr;     ///< null: the claim is of one figure
    const char *topBook = nullptr;    ///< null: the board's prices
    const char *bottomBook = nullptr; ///< null: as topBook
};

struct ClaimRow
{
    const char *claim;
    ClaimSense sense;
    std::array<ClaimBasis, 4> bases;
    double bound = 0.0; ///< of AtLeast and AtMost, which claims without a number have
    ClaimReach reach = ClaimReach::General;
    const char *open = nullptr; ///< id of the contradiction that leaves a figure of it open
};

/// The price list that claims of capacity blocks are recomputed with.
inline constexpr const char *claimBlocks = "capacity-blocks";

[[nodiscard]] std::span<const ClaimRow> claimTable();

} // namespace chipboard
