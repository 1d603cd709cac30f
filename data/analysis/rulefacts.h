// Purpose: what the rules of advice ask for: a rule or a fact of the catalogue by its id, the thresholds in them, what
// a move saves, and the phrases that their sentences share.
#pragma once

#include "data/analysis/situation.h"

namespace chipboard {

/// Null when the catalogue does not have it.
[[nodiscard]] const Rule *guideRule(const Situation &situation, const char *id);
[[nodiscard]] const Fact *fact(const Situation &situation, const char *id);
/// The number in a rule, or its low end; `otherwise` where the catalogue does not have it.
[[nodiscard]] double thresholdOf(const Situation &situation, const char *rule, double otherwise);
[[nodiscard]] double thresholdLow(const Situation &situation, const char *rule, double otherwise);

/// Share of today's cost that the candidate saves; nothing where one of them is not known.
[[nodiscard]] std::optional<double> savedShare(const Situation &situation, const Candidate &candidate);
/// The most that one run may save, USD; of training.
[[nodiscard]] std::optional<double> mostSaved(const Situation &situation, const Candidate &candidate);
/// A run does not even save the cost of moving. Where a monthly spend is named, the run is not all of the work.
[[nodiscard]] bool isSmallMove(const Situation &situation, const Candidate &candidate);
[[nodiscard]] bool spendsMoreThan(const Situation &situation, const char *rule, double otherwise);

/// Its bill is above what the needs say is spent now.
[[nodiscard]] bool exceedsSpend(const Situation &situation, const Candidate &candidate);
/// The prices of both are of one kind, or one of them has none: a difference between their costs may be told.
[[nodiscard]] bool arePricedAlike(const Candidate &a, const Candidate &b);
/// "50,700 USD": thousands written out, as each language writes them.
[[nodiscard]] QString amountText(double usd, const Formatter &formatter);
/// A monthly volume is stated, and it is not speed that counts: the bill of it ranks.
[[nodiscard]] bool ranksByBill(const Situation &situation);
/// "1.75 USD per 1M tokens", with "(capacity-block price)" behind it where that is not what the board asks for.
[[nodiscard]] QString pricedText(const Situation &situation, const Candidate &candidate);
/// "Their prices are of different kinds: Trainium2 (capacity-block price), H100 (on-demand list price)." Else empty.
[[nodiscard]] QString unlikeText(const Candidate &a, const Candidate &b);
/// "1.66k tokens/s per chip", of a run "1.2M chip-hours": what speed is ranked by.
[[nodiscard]] QString paceText(const Situation &situation, const Candidate &candidate);

[[nodiscard]] QString percentText(const Situation &situation, double share);
[[nodiscard]] QString spendText(const Situation &situation); ///< "50,000 USD", a month
[[nodiscard]] QString withNumber(const QString &rule, const QString &number);
[[nodiscard]] QString textOfRule(const Situation &situation, const char *id);
[[nodiscard]] QString sentence(const QString &text); ///< with a capital and a full stop
/// "NxD Inference, status: maintenance only (2026-08-17). No Trn1 and Inf2 from 2.29; vLLM Neuron follows it."
[[nodiscard]] QString factText(const Situation &situation, const char *id);

} // namespace chipboard
