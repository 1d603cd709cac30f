// Purpose: what the answers of this folder say, in sentences: of a crossover, a tornado, draws, a move, commitments.
// Never stronger than the ranges behind them.
#pragma once

#include "data/analysis/breakeven.h"
#include "data/analysis/contest.h"
#include "data/analysis/crossover.h"
#include "data/analysis/tornado.h"
#include "data/analysis/uncertainty.h"
#include "data/core/format.h"

namespace chipboard {

/// "the price of Trainium2", "Utilisation", "Discount of H100 alone".
[[nodiscard]] QString leverText(const Inquiry &inquiry, const Lever &lever);
/// A value of the lever, in what people know it by: "2.93 USD/h (1.31 x)".
[[nodiscard]] QString leverValueText(const Inquiry &inquiry, const Lever &lever, double value,
                                     const Formatter &formatter);
/// Where the order turns: a price as "$2.42 an hour (+8.2%)", others as exactly as they can be known, "about 80%" of
/// estimates, whose ranges are wider than a third digit.
[[nodiscard]] QString turnText(const Inquiry &inquiry, const Lever &lever, double value, const Formatter &formatter);
/// "cheaper", "faster": being ahead by a metric.
[[nodiscard]] QString aheadText(const Metric &metric);
/// "Cost of the run of Trainium2 as a share of that of H100".
[[nodiscard]] QString questionText(const Inquiry &inquiry);
/// Why the two numbers may not be compared, for the middle of a sentence; empty where they may be, or there is one.
[[nodiscard]] QString whyUnlike(const Inquiry &inquiry);
/// The sentence about the two; where they may not be compared, it says so and why before anything else.
[[nodiscard]] QString qualified(const Inquiry &inquiry, const QString &sentence);
/// Significant digits of an answer: three of an estimate, four of what follows from prices.
[[nodiscard]] int answerDigits(const Metric &metric);
/// That a bill of whole instances moves in steps; empty of other metrics.
[[nodiscard]] QString stepsText(const Metric &metric);
/// "1,234 USD", "0.87 x", "1.75 USD per 1M tokens"; without a value the reason.
[[nodiscard]] QString answerText(const Inquiry &inquiry, const Answer &answer, const Formatter &formatter);

/// "Trainium2 is about 30 % cheaper than H100"; of a speed by how many chips each, where these differ: "H100 on 4 chips
/// is about 2.9 times as fast as Trainium3 on 2 chips". Without a full stop. Precondition: the inquiry is about two.
[[nodiscard]] QString leaderText(const Inquiry &inquiry, Order order, const Formatter &formatter);
/// "Trainium2 is about 30 % cheaper than H100, unless its price rises 30%, above $2.9 an hour". Or
/// that it is so over the whole range. Of values that come in steps: "... with a commitment up to 1 year, not from 3
/// years on". Without a full stop, for a title.
[[nodiscard]] QString crossoverClaim(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter);
/// For a title: "Trainium2 stays cheaper unless its price rises 8.2%, above $2.42 an hour", in words that the odds
/// allow; never longer than longestTitle(). Precondition: one of the two is ahead.
[[nodiscard]] QString sensitivityTitle(const Inquiry &inquiry, const Crossover &crossover, Lead lead,
                                       const Formatter &formatter);
/// The same as a sentence, and where there is nothing to compare.
[[nodiscard]] QString crossoverText(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter);
/// What else turns the order within its range, beside the lever that is told of already: "a commitment of 3 years".
/// Empty where nothing does.
[[nodiscard]] QString otherTurnsText(const Inquiry &inquiry, const Tornado &tornado, const Lever &drawn,
                                     const Formatter &formatter);
/// "Utilisation moves cost of the run of H100 most: 2.1 USD at 40 %, 0.84 USD at 100 %."
[[nodiscard]] QString tornadoText(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter);
/// The same without numbers, for a title: "Utilisation moves cost of the run of H100 most"; empty where nothing does.
[[nodiscard]] QString tornadoTitle(const Inquiry &inquiry, const Tornado &tornado);
/// "62 %"; draws never make sure of 0 %, and what is not certain is never told as 100 %.
[[nodiscard]] QString chanceText(double chance, const Formatter &formatter);
/// "H200 is cheapest in 62 % of the draws, B200 in 30 %."
[[nodiscard]] QString uncertaintyText(const Uncertainty &uncertainty, const Formatter &formatter);
/// Of two rows by their ids: "Trainium2 is cheaper than H100 in 87 % of the draws."
[[nodiscard]] QString duelText(const Uncertainty &uncertainty, const QString &id, const QString &other,
                               const Formatter &formatter);
/// Months until a move has paid, as text: "4.3", and its range rounded outwards; empty: never.
struct EvenMonths
{
    QString usual;
    QString soonest;
    QString latest;
};
[[nodiscard]] EvenMonths evenMonths(const Move &move, const Formatter &formatter);
/// "9 months", "1 month".
[[nodiscard]] QString monthsText(const QString &number);
/// What moving saves, costs and when it pays.
[[nodiscard]] QString moveText(const Inquiry &inquiry, const Move &move, const Formatter &formatter);
/// What the guide says about so much money a month; empty when it is below all that it speaks of, or the move does not
/// pay. The guide's own USD stand beside another currency.
[[nodiscard]] QString guideText(const MoveGuide &guide, const Move &move, const Formatter &formatter);
/// One sentence an offer: "1-year reservation: cheaper than on demand where more than 79 % of the hours are used."
[[nodiscard]] QStringList commitmentTexts(const Commitments &commitments, const Formatter &formatter);

} // namespace chipboard
