// Purpose: recommends a chip for the requirements and says why not the others: pure, from catalogue and board. Options
// that are not ruled out come first, cheapest (or fastest) first, then those with serving software in maintenance. A
// conflict names the closest option that works.
#pragma once

#include "data/analysis/rules.h"
#include "data/analysis/situation.h"

namespace chipboard {

// Maturity of the software for Amazon's chips, as dated facts of the catalogue in the order of planning a move: SDK,
// PyTorch, custom kernels, frameworks, serving, model families, unsupported chips.

/// A statement with its date.
struct SoftwareLine
{
    QString topic; ///< "Neuron SDK", translated
    QString text;  ///< one or two sentences with the date in them
    QString date;  ///< ISO, as precise as known; empty for long-standing facts
    QList<SourceId> sources;
};

struct AdvisedOption
{
    Candidate candidate;
    QList<AdviceReason> reasons;
    int points = 0; ///< reasons for it minus reasons against it
    bool isOut = false;
    double missedBy =
        0.0; ///< if only limits rule it out: the largest ratio to a limit; infinite if there are other reasons, too
    bool isTied = false;            ///< about the same as the first, by leadBetween()
    bool meetsFirst = false;        ///< its range overlaps with that of the first
    bool isPricedElsewhere = false; ///< ranked after options with a price in the required region, at any cost
    bool isLast = false;            ///< ranked last at any cost: its serving software is in maintenance
    bool isHeldBack = false;        ///< of those, would rank before the first
    bool isUnlike = false;          ///< ranked by cost, and its price kind differs from that of the first

    [[nodiscard]] QList<AdviceReason> of(Effect effect) const;

    friend bool operator==(const AdvisedOption &a, const AdvisedOption &b)
    {
        return a.candidate.row == b.candidate.row && a.reasons == b.reasons && a.isOut == b.isOut;
    }
};

/// A step of the guide's phases, and its status here.
struct AdviceStep
{
    QString phase;
    QString text;
    QString here; ///< empty: unknown
    QList<SourceId> sources;
};

struct Advice
{
    QString takeaway;             ///< one sentence, no stronger than the ranges allow
    QList<AdvisedOption> options; ///< ranked; options ruled out are last
    QStringList conflicts;        ///< requirements that exclude all options, with the closest that works
    QString spendText;            ///< one sentence if the first option costs more than the current spend; else empty
    QStringList turns;            ///< what would change the first choice
    QList<AdviceStep> steps;
    QList<SoftwareLine> software;
    Task task = Task::Serve; ///< of the board's workload
    QString work;            ///< its name; empty: not in the catalogue
    BookId priceBook;        ///< list that prices the options
    BookId betterBook;       ///< list with prices of the required cloud, if the chosen one has none; else empty
    QString bookText;        ///< one sentence if the board's list has no price of that cloud; else empty
    ChipId today;            ///< current chip, from the baseline; empty: unknown

    [[nodiscard]] const AdvisedOption *first() const; ///< null: none is left
    [[nodiscard]] qsizetype left() const;             ///< options not ruled out
    [[nodiscard]] qsizetype priced() const;           ///< options with known cost, ruled out or not
    /// True if no remaining option overlaps with the first or has another price kind: a difference can be claimed.
    [[nodiscard]] bool firstStandsApart() const { return first() != nullptr && !anyMeetsFirst() && isPricedAlike(); }
    [[nodiscard]] bool anyMeetsFirst() const;
    /// True if no remaining option has another price kind than the first.
    [[nodiscard]] bool isPricedAlike() const;
    [[nodiscard]] const AdvisedOption *option(const ChipId &id) const;
};
[[nodiscard]] Advice advise(const Catalog &catalog, const Board &board, const Formatter &formatter);

[[nodiscard]] QList<AdvisedOption> rankedOptions(const Situation &situation);
/// The first of them; null if all are ruled out. Valid as long as the situation.
[[nodiscard]] const Candidate *firstCandidate(const Situation &situation);
/// The best move to other software that is neither ruled out nor ranked last: the subject of the guide's phases.
[[nodiscard]] const AdvisedOption *bestMove(const QList<AdvisedOption> &options);

// Advice in sentences: the takeaway, conflicting requirements with the closest option that works, what would change the
// advice, and the guide's phases with current numbers.

/// "Trainium2 fits best: about 1.75 USD per 1M output tokens, ..." Says so if ranges do not separate the options.
[[nodiscard]] QString adviceTakeaway(const Situation &situation, const Advice &advice);
[[nodiscard]] bool canAnythingBeAdvised(const Situation &situation);
/// Empty while an option is left. Lists requirements that exclude all options alone, then those that do so together,
/// with the closest options.
[[nodiscard]] QStringList conflictTexts(const Situation &situation, const Advice &advice);
/// Says that the first option costs more than the current spend, and which bill is lowest; else empty.
[[nodiscard]] QString dearerText(const Situation &situation, const Advice &advice);
/// "A100 40GB at $1.57 per million output tokens.": the first option, if it is not in the board's selection and cheaper
/// than that; else empty. Ranks all chips, which takes milliseconds: for files.
[[nodiscard]] QString unselectedText(const Catalog &catalog, const Board &board, const Formatter &formatter);
/// Requirements without which another option would be first, and the break-even price of the first two.
[[nodiscard]] QStringList turnTexts(const Situation &situation, const Advice &advice);
[[nodiscard]] QList<AdviceStep> stepsOf(const Situation &situation, const Advice &advice);

} // namespace chipboard
