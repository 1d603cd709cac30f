// Purpose: what the What-if page is about: the board's choice as far as it leads somewhere here, else what the page
// chooses by itself. A choice that leads nowhere is passed over, never lost, and named in a sentence.
#pragma once

#include "data/analysis/tornado.h"

namespace chipboard {

struct ChosenQuestion
{
    std::optional<AskedNumber> question;
    QString reason;         ///< why there is none
    QStringList passedOver; ///< one sentence each
};

/// Where nobody chose, as duelOf() over `usual`. `table` has the chosen metric, where there is one, and those of
/// `usual`.
[[nodiscard]] ChosenQuestion chosenQuestion(const ResultTable &table, const Board &board, const QList<MetricId> &usual);

/// The same two, asked what they cost: for a page about moving from one to the other.
[[nodiscard]] ChosenQuestion chosenPair(const ResultTable &table, Board board, const QList<MetricId> &usual);

struct ChosenLevers
{
    Lever crossover;
    Lever across;
    Lever down; ///< without an assumption: nothing else moves the answer
    QStringList passedOver;
};

/// Where nobody chose: the subject's price (its chips where the question is not about money), and in the two-way table
/// beside it what else moves the answer most.
[[nodiscard]] ChosenLevers chosenLevers(const Inquiry &inquiry, const Tornado &tornado);

/// What can be moved: for each row alone where that tells something, then for both.
[[nodiscard]] QList<Lever> leversToChoose(const Inquiry &inquiry);

} // namespace chipboard
