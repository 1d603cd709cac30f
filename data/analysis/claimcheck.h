// Purpose: recomputes published claims from the catalogue, at the board's prices and for its workload. A table row
// defines how: the figures to divide, and how to compare the result with the claim. Everything is a ratio: 30 % lower
// cost is 0.7 of the cost. Claims that cannot be recomputed say why.
#pragma once

#include "data/analysis/headline.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"

#include <array>
#include <span>

namespace chipboard {

/// Depends: on what is compared. CannotTell: the recomputed range lies partly inside the claim.
enum class ClaimVerdict { Supported, NotSupported, Depends, CannotTell, CannotCheck };
[[nodiscard]] QString claimVerdictWord(ClaimVerdict verdict);  ///< "does-not-hold": in files
[[nodiscard]] QString claimVerdictLabel(ClaimVerdict verdict); ///< translated

/// One way to recompute a claim.
struct ClaimReading
{
    QString label; ///< "FP8 compute"
    Cell top;
    Cell bottom;                   ///< missing without a reason if the claim is about one figure
    std::optional<Interval> value; ///< a ratio; for a claim about a price: USD per hour
    QString reason;                ///< why there is no value
    bool holds = false;            ///< inside the claimed range
};

/// Meaning of a claim's number.
enum class ClaimScale { Factor, Share, Price, None };

struct ClaimCheck
{
    const Claim *claim = nullptr;
    ClaimScale scale = ClaimScale::None;
    ClaimVerdict verdict = ClaimVerdict::CannotCheck;
    /// The range that supports the claim: its own, or its number within rounding; on `scale`, for recomputed claims.
    std::optional<Interval> claimed;
    std::optional<Interval> said; ///< the same without rounding: 54 % less cost is 0.46
    QList<ClaimReading> readings;
    QString reason; ///< what it depends on, or why it cannot be checked
};

/// All claims in catalogue order.
[[nodiscard]] QList<ClaimCheck> checkClaims(const Catalog &catalog, const Board &board);

/// True if at least part of the range is inside the claim.
[[nodiscard]] bool reachesInto(const Interval &value, const Interval &claimed);
/// "1,299 TFLOPS / 190 TFLOPS = 6.84"
[[nodiscard]] QString arithmeticText(const ClaimReading &reading, const Formatter &formatter);
/// True if Chipboard itself makes the claim.
[[nodiscard]] bool isOurs(const Claim &claim);
/// "6 of 21 published claims that can be checked hold, 4 do not": all claims, as in the page's table, also those
/// without a number; below it the other verdicts, and our own claims separately
[[nodiscard]] Headline claimsHeadline(const QList<ClaimCheck> &checks, const Formatter &formatter);

/// Hourly cost of a system's chips at one list's price per chip.
struct SystemRent
{
    const PriceBook *book = nullptr;
    Cell chipHour;
    Interval usdPerHour;
};
/// At every shipped list with a price of the chip itself.
[[nodiscard]] QList<SystemRent> systemRents(const Catalog &catalog, const Board &board, const System &system);

// How each claim is recomputed: one row per claim, with the figures to divide and how to compare the result.

/// Comparison of a number with the claim.
enum class ClaimSense { About, UpTo, Share, AtLeast, AtMost };

/// What a result of the chosen workload proves. General: everything. Some: it can support a claim about some workloads,
/// but not refute it. Other: nothing, the claim is about one test.
enum class ClaimReach { General, Some, Other };

/// Two figures of one metric; "@cost" is the cost of the board's workload, "@training" that of a training run. A metric
/// may name a precision: "metric@fp8".
struct ClaimBasis
{
    const char *metric = nullptr;
    const char *top = nullptr;        ///< id of a chip, instance or system
    const char *bottom = nullptr;     ///< null: the claim is about one figure
    const char *topBook = nullptr;    ///< null: the board's prices
    const char *bottomBook = nullptr; ///< null: as topBook
};

struct ClaimRow
{
    const char *claim;
    ClaimSense sense;
    std::array<ClaimBasis, 4> bases;
    double bound = 0.0; ///< for AtLeast and AtMost, in claims without a number
    ClaimReach reach = ClaimReach::General;
    const char *open = nullptr; ///< id of the contradiction that leaves a figure disputed
};

/// Price list for claims about capacity blocks.
inline constexpr const char *claimBlocks = "capacity-blocks";

} // namespace chipboard
