// Purpose: what the rules of advice ask for: a rule or a fact of the catalogue by its id, the thresholds in them, what
// a move saves, and the phrases that their sentences share.
#pragma once

#include "data/advice/situation.h"

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

[[nodiscard]] QString percentText(const Situation &situation, double share);
[[nodiscard]] QString spendText(const Situation &situation); ///< "50,000 USD"
[[nodiscard]] QString withNumber(const QString &rule, const QString &number);
[[nodiscard]] QString textOfRule(const Situation &situation, const char *id);
[[nodiscard]] QString sentence(const QString &text); ///< with a capital and a full stop
/// "NxD Inference, status: maintenance only (2026-08-17). No Trn1 and Inf2 from 2.29; vLLM Neuron follows it."
[[nodiscard]] QString factText(const Situation &situation, const char *id);

} // namespace chipboard
