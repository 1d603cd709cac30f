// Purpose: the charts of claims: a row each, the claim as a diamond, what was recomputed as circles, and the texts that
// charts and tables of the Claims page share.
#pragma once

#include "data/analysis/claimcheck.h"
#include "data/views/chartspec.h"

namespace chipboard {

/// Of a chip, an instance or a system by its id.
[[nodiscard]] ChartCategory claimSubject(const Catalog &catalog, const QString &id);
/// Who said it, as people know them: "AWS chip guide" for the catalogue's "guide".
[[nodiscard]] QString claimantText(const QString &who);
/// "65 %", "3 to 4x", "6.88 USD/h"
[[nodiscard]] QString claimValueText(const Interval &value, ClaimScale scale, const Formatter &formatter);
/// In the measure that it is recomputed in: "costs 71 to 77 %" for 30 to 40 % more work for the money, "4x"; as it
/// was said where it is not recomputed.
[[nodiscard]] QString claimedText(const ClaimCheck &check, const Formatter &formatter);
/// A verdict as a sign that needs no colour.
[[nodiscard]] QString verdictGlyph(ClaimVerdict verdict);

/// All claims of that scale that can be drawn: those of others, below them our own. Numbers stand beside what a verdict
/// rests on, and beside claims that nobody can check.
[[nodiscard]] ChartSpec claimsChart(const Catalog &catalog, const QList<ClaimCheck> &checks, ClaimScale scale,
                                    const Formatter &formatter);

} // namespace chipboard
