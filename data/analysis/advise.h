// Purpose: which chip fits what is needed, and why not the others: pure, from catalogue and board. Options that nothing
// rules out come first, the cheapest (or fastest) before the others; behind them those whose serving software is in
// maintenance. What conflicts is said with the nearest that works.
#pragma once

#include "data/analysis/rules.h"
#include "data/analysis/situation.h"

namespace chipboard {

// How far the software of Amazon's chips is, as dated facts of the catalogue in the order in which somebody
// who plans a move asks for them: SDK, PyTorch, own kernels, frameworks, serving, model families, chips that are left
// out.

/// A statement, and when it was so.
struct SoftwareLine
{
    QString topic; ///< "Neuron SDK", translated
    QString text;  ///< one or two sentences with the date in them
    QString date;  ///< ISO, as exact as it is known; empty where it holds since long
    QList<SourceId> sources;
};

struct AdvisedOption
{
    Candidate candidate;
    QList<AdviceReason> reasons;
    int points = 0; ///< reasons for it less those against it
    bool isOut = false;
    double missedBy =
        0.0; ///< of one that limits alone rule out: times its farthest limit; infinite beside other reasons
    bool isTied =
        false; ///< close to the best: each number lies in the other's range, and at most a quarter lies between
    bool meetsFirst = false;        ///< its range and that of the first have something in common
    bool isPricedElsewhere = false; ///< behind those with a price in the region that is needed, whatever it costs
    bool isLast = false;            ///< behind others whatever it costs: its serving software is in maintenance
    bool isHeldBack = false;        ///< of these, better than the first by what ranks
    bool isUnlike = false;          ///< ranked by cost, and its price and that of the first are of different kinds

    [[nodiscard]] QList<AdviceReason> of(Effect effect) const;

    friend bool operator==(const AdvisedOption &a, const AdvisedOption &b)
    {
        return a.candidate.row == b.candidate.row && a.reasons == b.reasons && a.isOut == b.isOut;
    }
};

/// One step of the guide's phases, with what is known of it here.
struct AdviceStep
{
    QString phase;
    QString text;
    QString here; ///< empty: nothing is
    QList<SourceId> sources;
};

struct Advice
{
    QString takeaway;             ///< one sentence, never stronger than the ranges
    QList<AdvisedOption> options; ///< ranked; those that are ruled out last
    QStringList conflicts;        ///< needs that leave nothing over, with the nearest that works
    QString spendText;            ///< one sentence where the first one's bill is above what is spent now; else empty
    QStringList turns;            ///< what would change the first choice
    QList<AdviceStep> steps;
    QList<SoftwareLine> software;
    Task task = Task::Serve; ///< of the board's workload
    QString work;            ///< its name; empty: the catalogue does not have it
    BookId priceBook;        ///< what the options are priced by
    BookId betterBook;       ///< has prices of the cloud that is needed, where the chosen list has none; else empty
    QString bookText;        ///< one sentence where the board's list has none of that cloud; else empty
    ChipId today;            ///< what runs now, as the baseline says; empty: nobody says

    [[nodiscard]] const AdvisedOption *first() const; ///< null: nothing is left
    [[nodiscard]] qsizetype left() const;             ///< options that nothing rules out
    [[nodiscard]] qsizetype priced() const;           ///< options whose cost is known, ruled out or not
    /// Nothing left over has a range that meets that of the first, or a price of another kind: a difference may be
    /// claimed.
    [[nodiscard]] bool firstStandsApart() const { return first() != nullptr && !anyMeetsFirst() && isPricedAlike(); }
    [[nodiscard]] bool anyMeetsFirst() const;
    /// Nothing left over has a price of another kind than the first.
    [[nodiscard]] bool isPricedAlike() const;
    [[nodiscard]] const AdvisedOption *option(const ChipId &id) const;
};
[[nodiscard]] Advice advise(const Catalog &catalog, const Board &board, const Formatter &formatter);

/// The ranked options alone.
[[nodiscard]] QList<AdvisedOption> rankedOptions(const Situation &situation);
/// The first of them; null where all are ruled out. It lives as long as the situation.
[[nodiscard]] const Candidate *firstCandidate(const Situation &situation);
/// The best move to other software that nothing rules out: what the guide's phases would be about.
[[nodiscard]] const AdvisedOption *bestMove(const QList<AdvisedOption> &options);

// What advice says as a whole, in sentences: the takeaway, needs that conflict with the nearest that works,
// what would change the advice, and the guide's phases with the numbers at hand.

/// "Trainium2 fits best: about 1.75 USD per 1M tokens, ..." Of options that the ranges do not tell apart it says so.
[[nodiscard]] QString adviceTakeaway(const Situation &situation, const Advice &advice);
/// Without any need something is left.
[[nodiscard]] bool canAnythingBeAdvised(const Situation &situation);
/// Empty while something is left. Each need that stands in the way by itself, and those that do only together, with the
/// options that come nearest to them.
[[nodiscard]] QStringList conflictTexts(const Situation &situation, const Advice &advice);
/// The first one's bill is above what is spent now, and whose is the smallest; empty where it is not.
[[nodiscard]] QString dearerText(const Situation &situation, const Advice &advice);
/// Needs without which another option would be first, and the price at which the order of the first two turns.
[[nodiscard]] QStringList turnTexts(const Situation &situation, const Advice &advice);
[[nodiscard]] QList<AdviceStep> stepsOf(const Situation &situation, const Advice &advice);

} // namespace chipboard
