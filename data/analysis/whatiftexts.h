// Purpose: the results of this folder as sentences: crossover, tornado, draws, a move, commitments. No stronger than
// the ranges behind them.
#pragma once

#include "data/analysis/breakeven.h"
#include "data/analysis/contest.h"
#include "data/analysis/crossover.h"
#include "data/analysis/tornado.h"
#include "data/analysis/uncertainty.h"
#include "data/core/format.h"

namespace chipboard {

/// The multiple of the list price that the row pays today: values of a price lever are such multiples.
[[nodiscard]] double priceFactorNow(const Inquiry &inquiry, const Lever &lever);
/// "the price of Trainium2", "Utilisation", "Discount of H100 alone".
[[nodiscard]] QString leverText(const Inquiry &inquiry, const Lever &lever);
/// A value of the lever in a familiar unit: "2.93 USD/h (1.31 x)".
[[nodiscard]] QString leverValueText(const Inquiry &inquiry, const Lever &lever, double value,
                                     const Formatter &formatter);
/// Break-even value: a price as "$2.42 an hour (+8.2%)", other known values exactly, estimates as "about 80%", because
/// their ranges are wider than a third digit.
[[nodiscard]] QString turnText(const Inquiry &inquiry, const Lever &lever, double value, const Formatter &formatter);
/// "cheaper", "faster": the advantage in a metric.
[[nodiscard]] QString aheadText(const Metric &metric);
/// Tokens or items per second: "faster" alone could also mean the time to a first token.
[[nodiscard]] bool isThroughput(const Metric &metric);
/// "Cost of the run of Trainium2 as a share of that of H100".
[[nodiscard]] QString questionText(const Inquiry &inquiry);
/// Why the two numbers are not comparable, for use inside a sentence; empty if they are, or there is only one.
[[nodiscard]] QString whyUnlike(const Inquiry &inquiry);
/// The sentence about the two, preceded by the reason if they are not comparable.
[[nodiscard]] QString qualified(const Inquiry &inquiry, const QString &sentence);
/// Significant digits of an answer: three for an estimate, four for results of prices.
[[nodiscard]] int answerDigits(const Metric &metric);
/// Says that a bill of whole instances moves in steps; empty for other metrics.
[[nodiscard]] QString stepsText(const Metric &metric);
/// "1,234 USD", "0.87 x", "1.75 USD per 1M output tokens"; the reason if there is no value.
[[nodiscard]] QString answerText(const Inquiry &inquiry, const Answer &answer, const Formatter &formatter);

/// "Trainium2 is about 30 % cheaper than H100"; for a speed with different chip counts: "H100 on 4 chips is about 2.9
/// times as fast as Trainium3 on 2 chips". Without a full stop. Precondition: the inquiry is about two rows.
[[nodiscard]] QString leaderText(const Inquiry &inquiry, Order order, const Formatter &formatter);
/// "Trainium2 is about 30 % cheaper than H100, unless its price rises 30%, above $2.9 an hour", or that the order is
/// the same over the whole range. For discrete values: "... with a commitment up to 1 year, not from 3 years on".
/// Without a full stop, for a title.
[[nodiscard]] QString crossoverClaim(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter);
/// Title: "Trainium2 stays cheaper than H100 unless its price rises 8.2%, above $2.42 an hour", worded by the odds,
/// within longestTitle(). Precondition: one of the two is ahead.
[[nodiscard]] QString sensitivityTitle(const Inquiry &inquiry, const Crossover &crossover, Lead lead,
                                       const Formatter &formatter);
/// "The order stays the same for any value of the price of T4 from 0.02 USD/h (0.05 x) to 3.5 USD/h (10 x).", or empty.
[[nodiscard]] QString unturnedText(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter);
/// "H200 would overtake first if the price of Trainium2 rises 5%, above $2.35 an hour.", of the other row of the
/// inquiry; empty if it never does.
[[nodiscard]] QString overtakingText(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter);
/// As a sentence, including the parts without a comparison.
[[nodiscard]] QString crossoverText(const Inquiry &inquiry, const Crossover &crossover, const Formatter &formatter);
/// Other assumptions that change the order within their range, besides the given lever: "a commitment of 3 years".
/// Empty if none does.
[[nodiscard]] QString otherTurnsText(const Inquiry &inquiry, const Tornado &tornado, const Lever &drawn,
                                     const Formatter &formatter);
/// "Utilisation moves cost of the run of H100 most: 2.1 USD at 40 %, 0.84 USD at 100 %."
[[nodiscard]] QString tornadoText(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter);
/// Without numbers, for a title: "Utilisation moves cost of the run of H100 most"; empty if nothing does.
[[nodiscard]] QString tornadoTitle(const Inquiry &inquiry, const Tornado &tornado);
/// "62 %"; draws never justify 0 %, and uncertain results never show 100 %.
[[nodiscard]] QString chanceText(double chance, const Formatter &formatter);
/// One per band, as whole percents that add up to 100 over all contenders: a sentence and a chart of them all have no
/// point more or less. Chances at the ends are as in chanceText(); empty for others.
[[nodiscard]] QStringList chanceTexts(const Uncertainty &uncertainty, const Formatter &formatter);
/// "H200 is cheapest in 62 % of the draws, B200 in 30 %."
[[nodiscard]] QString uncertaintyText(const Uncertainty &uncertainty, const Formatter &formatter);
/// For the title of a chart: "H200 is cheapest in 62% of cases, B200 in 30%, H100 in 8%"; empty with fewer than two
/// contenders.
[[nodiscard]] QString uncertaintyTitle(const Uncertainty &uncertainty, const Formatter &formatter);
/// Title of a chart whose rows may not be compared, with the reason of whyUnlike().
[[nodiscard]] QString notComparedText(const QString &chart, const QString &why);
/// For two rows by id: "Trainium2 is cheaper than H100 in 87 % of the draws."
[[nodiscard]] QString duelText(const Uncertainty &uncertainty, const QString &id, const QString &other,
                               const Formatter &formatter);
/// Months to payback as text: "4.3", and the range rounded outwards; empty: never.
struct EvenMonths
{
    QString usual;
    QString soonest;
    QString latest;
};
[[nodiscard]] EvenMonths evenMonths(const Move &move, const Formatter &formatter);
/// "9 months", "1 month".
[[nodiscard]] QString monthsText(const QString &number);
/// Savings, cost and payback of a move.
[[nodiscard]] QString moveText(const Inquiry &inquiry, const Move &move, const Formatter &formatter);
/// The guide's advice for that monthly spend; empty below its lowest threshold, or if the move does not pay. In another
/// currency, the guide's USD are added.
[[nodiscard]] QString guideText(const MoveGuide &guide, const Move &move, const Formatter &formatter);
/// One sentence per offer: "1-year reservation: cheaper than on demand where more than 79 % of the hours are used."
[[nodiscard]] QStringList commitmentTexts(const Commitments &commitments, const Formatter &formatter);

} // namespace chipboard
