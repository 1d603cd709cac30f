// Purpose: the subject of the What-if page: the board's choice if it is valid here, otherwise the page's default. An
// invalid choice is skipped, never lost, and reported in a sentence.
#pragma once

#include "data/analysis/tornado.h"

namespace chipboard {

struct ChosenQuestion
{
    std::optional<AskedNumber> question;
    QString reason;         ///< why there is none
    QStringList passedOver; ///< one sentence each
};

/// Without a choice, as duelOf() over `usual`. `table` has the chosen metric, if any, and those of `usual`.
[[nodiscard]] ChosenQuestion chosenQuestion(const ResultTable &table, const Board &board, const QList<MetricId> &usual);

/// The same two rows with their cost, for a page about moving from one to the other.
[[nodiscard]] ChosenQuestion chosenPair(const ResultTable &table, Board board, const QList<MetricId> &usual);

struct ChosenLevers
{
    Lever crossover;
    Lever across;
    Lever down; ///< without an assumption: nothing else affects the answer
    QStringList passedOver;
};

/// Default: the subject's price (its chips if the question is not about money), and in the two-way table also the most
/// influential other assumption.
[[nodiscard]] ChosenLevers chosenLevers(const Inquiry &inquiry, const Tornado &tornado);

/// Levers to offer: per row if that makes a difference, then for both.
[[nodiscard]] QList<Lever> leversToChoose(const Inquiry &inquiry);

} // namespace chipboard
