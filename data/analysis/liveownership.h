// Purpose: the cells of owning the machines in place of renting them, and of an API in place of both: what
// data/model/ownership writes on a sheet, with the same formulas (data/model/cost.h).
#pragma once

#include "data/analysis/livetasks.h"

namespace chipboard {

/// What one deployment does, and what is asked of it a month.
struct LiveLoad
{
    LiveSpan speed;    ///< tokens or items a second
    Expr work;         ///< of a month; 0: not stated
    QString notStated; ///< what is said where it is not
};

// `rent`: USD an hour of all that is rented; nothing where there is no price.

void addWaysOfTokens(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                     const std::optional<LiveSpan> &rent, const LiveLoad &load);
void addWaysOfItems(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                    const std::optional<LiveSpan> &rent, const LiveLoad &load);
void addWaysOfRun(LiveBuilder &builder, const LiveDevice &device, const LiveCount &count,
                  const std::optional<LiveSpan> &rent, const LiveSpan &wallTime);

} // namespace chipboard
