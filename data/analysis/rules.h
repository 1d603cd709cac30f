// Purpose: the rules of advice as a table: for which chips, under which condition, to what effect, after which source.
// Rules of the guide bear the catalogue's id and text; the others follow from needs, facts and estimates. A limit is a
// number that is needed held against one that is estimated, which only rules out where its whole range misses.
#pragma once

#include "data/analysis/situation.h"

namespace chipboard {

// What the rules of advice ask for: a rule or a fact of the catalogue by its id, the thresholds in them, what
// a move saves, and the phrases that their sentences share.

/// Null when the catalogue does not have it.
[[nodiscard]] const Rule *guideRule(const Situation &situation, const char *id);
[[nodiscard]] const Fact *fact(const Situation &situation, const char *id);

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
[[nodiscard]] QString sentence(const QString &text); ///< with a capital and a full stop
/// "NxD Inference, status: maintenance only (2026-08-17). No Trn1 and Inf2 from 2.29; vLLM Neuron follows it."
[[nodiscard]] QString factText(const Situation &situation, const char *id);

enum class Effect { RuleOut, Prefer, Against, Verify };
[[nodiscard]] QString effectWord(Effect effect); ///< "rule-out": in files

/// What a reason is about: a column where options are held against each other.
enum class Topic { Sale, Work, Software, Place, Budget, Time, Memory, Move };
[[nodiscard]] QString topicLabel(Topic topic); ///< "For sale", translated

/// Why an option is as it is advised.
struct AdviceReason
{
    Effect effect = Effect::Verify;
    Topic topic = Topic::Work;
    QString rule; ///< id of the row
    QString need; ///< id of the need that it comes from; empty: of none
    QString text; ///< one sentence
    QList<SourceId> sources;

    friend bool operator==(const AdviceReason &, const AdviceReason &) = default;
};

/// Which chips a rule is about. Moving: those that need other software than today's.
enum class Group { All, Trainium, Inferentia, Neuron, MovingToNeuron, NotNeuron, Nvidia, NotNvidia, OtherCloudChips };

struct AdviceRule
{
    const char *id;   ///< of the catalogue's rule or fact, else our own
    const char *need; ///< null: of none
    Topic topic;
    Group group;
    Effect effect;
    bool (*applies)(const Situation &situation, const Candidate &candidate);
    QString (*words)(const Situation &situation, const Candidate &candidate); ///< null: the rule's text
    bool isOfCosts = false; ///< held against today's cost: only to be verified where the prices are of different kinds
};
[[nodiscard]] std::span<const AdviceRule> adviceRules();

struct LimitRule
{
    const char *need;
    Topic topic;
    bool atLeast; ///< the estimate has to reach the need; else to stay below it
    std::optional<Interval> (*measure)(const Situation &situation, const Candidate &candidate);
    const char *missed;  ///< QT_TR_NOOP: "%1 a month are above the budget of %2."
    const char *perhaps; ///< the same where the range reaches beyond
};
[[nodiscard]] std::span<const LimitRule> limitRules();
/// The end of the range that meets the need soonest.
[[nodiscard]] double bestEnd(const LimitRule &rule, const Interval &measured);

/// How far a reason that rules out misses its need, 2 for twice the limit or half of it; infinite where the need is no
/// number.
[[nodiscard]] double timesMissed(const Situation &situation, const Candidate &candidate, const AdviceReason &reason);
/// "about 3,260 USD (2,100 to 4,400 USD)": a number that a need is held against.
[[nodiscard]] QString limitText(const NeedRow &row, const Interval &measured, const Formatter &formatter);

/// "costs too much", "not on sale yet": why an option is ruled out, in a few words behind a colon.
[[nodiscard]] QString briefly(const AdviceReason &reason);

/// All that is to be said of a candidate, in order of the tables: limits first.
[[nodiscard]] QList<AdviceReason> reasonsFor(const Situation &situation, const Candidate &candidate);

} // namespace chipboard
