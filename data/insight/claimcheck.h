// Purpose: what others claimed, recomputed from the catalogue at the board's prices and for its workload. How a claim
// is recomputed is a row of a table: which figures are divided, and how the result is held against the claim.
// Everything is told as a ratio: 30 % lower cost is 0.7 of the cost. What cannot be recomputed says why; nothing is
// believed.
#pragma once

#include "data/metrics/evaluate.h"
#include "data/units/format.h"

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

    friend bool operator==(const ClaimReading &, const ClaimReading &) = default;
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

    friend bool operator==(const ClaimCheck &, const ClaimCheck &) = default;
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
[[nodiscard]] QString claimsTakeaway(const QList<ClaimCheck> &checks, const Formatter &formatter);

/// What the chips of a system would cost an hour at the prices of one list, by its price of one chip.
struct SystemRent
{
    const PriceBook *book = nullptr;
    Cell chipHour;
    Interval usdPerHour;

    friend bool operator==(const SystemRent &, const SystemRent &) = default;
};
/// At every shipped list that has a price of the chip itself.
[[nodiscard]] QList<SystemRent> systemRents(const Catalog &catalog, const Board &board, const System &system);

} // namespace chipboard
