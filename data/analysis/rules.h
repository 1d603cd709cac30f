// Purpose: table of advice rules: for which chips, on what condition, with what effect, from which source. Rules of the
// guide have the catalogue's id and text; others follow from requirements, facts and estimates. A limit compares a
// requirement with an estimate, and rules out only if the whole range misses it.
#pragma once

#include "data/analysis/situation.h"

namespace chipboard {

// Inputs of advice rules: a rule or fact of the catalogue by id, its thresholds, savings of a move, and shared phrases.

/// Null if the catalogue lacks it.
[[nodiscard]] const Rule *guideRule(const Situation &situation, const char *id);
[[nodiscard]] const Fact *fact(const Situation &situation, const char *id);

/// True if its bill exceeds the stated current spend.
[[nodiscard]] bool exceedsSpend(const Situation &situation, const Candidate &candidate);
/// True if both prices are of one kind, or one has none: a cost difference may be stated.
[[nodiscard]] bool arePricedAlike(const Candidate &a, const Candidate &b);
/// "50,700 USD": grouped by the rules of the language.
[[nodiscard]] QString amountText(double usd, const Formatter &formatter);
/// True if a monthly volume is stated and speed is not the priority: the bill ranks.
[[nodiscard]] bool ranksByBill(const Situation &situation);
/// "1.75 USD per 1M output tokens", plus "(capacity-block price)" if the board asks for another kind.
[[nodiscard]] QString pricedText(const Situation &situation, const Candidate &candidate);
/// "Their prices are of different kinds: Trainium2 (capacity-block price), H100 (on-demand list price)." Else empty.
[[nodiscard]] QString unlikeText(const Candidate &a, const Candidate &b);
/// "1.66k tokens/s per chip", or for a run "1.2M chip-hours": the ranking by speed.
[[nodiscard]] QString paceText(const Situation &situation, const Candidate &candidate);

[[nodiscard]] QString percentText(const Situation &situation, double share);
[[nodiscard]] QString sentence(const QString &text); ///< capitalized, with a full stop
/// "NxD Inference, status: maintenance only (2026-08-17). No Trn1 and Inf2 from 2.29; vLLM Neuron follows it."
[[nodiscard]] QString factText(const Situation &situation, const char *id);

enum class Effect { RuleOut, Prefer, Against, Verify };
[[nodiscard]] QString effectWord(Effect effect); ///< "rule-out": in files

/// Topic of a reason: a column in comparisons of options.
enum class Topic { Sale, Work, Software, Place, Budget, Time, Memory, Move };
[[nodiscard]] QString topicLabel(Topic topic); ///< "For sale", translated

/// A reason for the rating of an option.
struct AdviceReason
{
    Effect effect = Effect::Verify;
    Topic topic = Topic::Work;
    QString rule; ///< id of the row
    QString need; ///< id of the requirement behind it; empty: none
    QString text; ///< one sentence
    QList<SourceId> sources;

    friend bool operator==(const AdviceReason &, const AdviceReason &) = default;
};

/// Chips that a rule applies to. Moving: chips that need other software than the current one.
enum class Group { All, Trainium, Inferentia, Neuron, MovingToNeuron, NotNeuron, Nvidia, NotNvidia, OtherCloudChips };

struct AdviceRule
{
    const char *id;   ///< of the catalogue's rule or fact, or our own
    const char *need; ///< null: none
    Topic topic;
    Group group;
    Effect effect;
    bool (*applies)(const Situation &situation, const Candidate &candidate);
    QString (*words)(const Situation &situation, const Candidate &candidate); ///< null: the rule's text
    bool isOfCosts = false; ///< compares with the current cost: only Verify if price kinds differ
};
[[nodiscard]] std::span<const AdviceRule> adviceRules();

struct LimitRule
{
    const char *need;
    Topic topic;
    bool atLeast; ///< the estimate must reach the requirement; otherwise stay below it
    std::optional<Interval> (*measure)(const Situation &situation, const Candidate &candidate);
    const char *missed;  ///< QT_TR_NOOP: "%1 a month are above the budget of %2."
    const char *perhaps; ///< the same if the range extends beyond
};
[[nodiscard]] std::span<const LimitRule> limitRules();
/// The end of the range that is closest to meeting the requirement.
[[nodiscard]] double bestEnd(const LimitRule &rule, const Interval &measured);

/// Factor by which a reason misses its requirement, 2 for twice the limit or half of it; infinite if the requirement is
/// not a number.
[[nodiscard]] double timesMissed(const Situation &situation, const Candidate &candidate, const AdviceReason &reason);
/// "about 3,260 USD (2,100 to 4,400 USD)": a number compared with a requirement.
[[nodiscard]] QString limitText(const NeedRow &row, const Interval &measured, const Formatter &formatter);

/// "costs too much", "not on sale yet": why an option is ruled out, in a few words after a colon.
[[nodiscard]] QString briefly(const AdviceReason &reason);

/// All reasons for a candidate, in table order: limits first.
[[nodiscard]] QList<AdviceReason> reasonsFor(const Situation &situation, const Candidate &candidate);

} // namespace chipboard
