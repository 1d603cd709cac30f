// Purpose: what others claimed, recomputed from the catalogue at the board's prices and for its workload. How a claim
// is recomputed is a row of a table: which figures are divided, and how the result is held against the claim.
// Everything is told as a ratio: 30 % lower cost is 0.7 of the cost. What cannot be recomputed says why; nothing is
// believed.
#pragma once

#include "data/analysis/headline.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"

#include <array>
#include <span>

namespace chipboard {

/// Depends: on what is compared. CannotTell: the range of what is recomputed reaches into the claim and beyond it.
enum class ClaimVerdict { Supported, NotSupported, Depends, CannotTell, CannotCheck };
[[nodiscard]] QString claimVerdictWord(ClaimVerdict verdict);  ///< "does-not-hold": in files
[[nodiscard]] QString claimVerdictLabel(ClaimVerdict verdict); ///< for people, translated

/// One way to recompute a claim.
struct ClaimReading
{
    QString label; ///< "FP8 compute"
    Cell top;
    Cell bottom;                   ///< missing without a reason where the claim is of one figure
    std::optional<Interval> value; ///< a ratio; of a claim of one price: USD an hour
    QString reason;                ///< why there is none
    bool holds = false;            ///< lies within what is claimed
};

/// What a claim's number means.
enum class ClaimScale { Factor, Share, Price, None };

struct ClaimCheck
{
    const Claim *claim = nullptr;
    ClaimScale scale = ClaimScale::None;
    ClaimVerdict verdict = ClaimVerdict::CannotCheck;
    /// What counts as the claim: its range, or its number as far as it is rounded; on `scale`, of claims that are
    /// recomputed.
    std::optional<Interval> claimed;
    std::optional<Interval> said; ///< the same as it was said: 54 % less cost is 0.46, without any rounding
    QList<ClaimReading> readings;
    QString reason; ///< what it depends on, or why it cannot be checked
};

/// Every claim of the catalogue in its order.
[[nodiscard]] QList<ClaimCheck> checkClaims(const Catalog &catalog, const Board &board);

/// A part of the range at least lies within what is claimed.
[[nodiscard]] bool reachesInto(const Interval &value, const Interval &claimed);
/// "1,299 TFLOPS / 190 TFLOPS = 6.84"
[[nodiscard]] QString arithmeticText(const ClaimReading &reading, const Formatter &formatter);
/// Chipboard itself says so.
[[nodiscard]] bool isOurs(const Claim &claim);
/// "Of 36 claims with a number: 5 hold, 3 do not, 5 depend on what is compared, 2 cannot be told, 21 cannot be checked;
/// all 6 of our own hold", our own beside those of others
[[nodiscard]] Headline claimsHeadline(const QList<ClaimCheck> &checks, const Formatter &formatter);

/// What the chips of a system would cost an hour at the prices of one list, by its price of one chip.
struct SystemRent
{
    const PriceBook *book = nullptr;
    Cell chipHour;
    Interval usdPerHour;
};
/// At every shipped list that has a price of the chip itself.
[[nodiscard]] QList<SystemRent> systemRents(const Catalog &catalog, const Board &board, const System &system);

// How each claim of the catalogue is recomputed: one row a claim, with the figures that are divided and how
// the result is held against what was said.

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

} // namespace chipboard
