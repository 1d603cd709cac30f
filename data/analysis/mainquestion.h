// Purpose: table of the questions that users have when they open the program: each has its metric, kind of workload and
// main page. The board determines the current question.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/compare/metric.h"

#include <span>

namespace chipboard {

struct Question
{
    const char *id;
    const char *text;         ///< QT_TR_NOOP
    MetricId (*metric)(Task); ///< the answer for the board's task; null: a separate page answers
    bool (*isAbout)(Task);    ///< null: any workload
    const char *workload;     ///< chosen if the board's is of another kind; else null
    const char *page;         ///< shown for the question

    [[nodiscard]] QString label() const;
};

[[nodiscard]] std::span<const Question> questionTable();
/// Null if there is no such question.
[[nodiscard]] const Question *findQuestion(const QString &id);

/// The question of the board's first chart, or else the cost of the workload.
[[nodiscard]] const Question &questionOf(const Catalog &catalog, const Board &board);

/// Task of the board's workload; serving if the catalogue lacks it.
[[nodiscard]] Task taskAsked(const Catalog &catalog, const Board &board);

/// True if the board states a monthly volume: tokens for serving, items for batches.
[[nodiscard]] bool hasVolume(const Assumptions &assumptions, Task task);
/// Cost metric: per month if a volume is stated, in whole deployments; else per token, item or run.
[[nodiscard]] MetricId costAsked(const Catalog &catalog, const Board &board);
/// True for such a cost, monthly or not: sentences about what is cheaper use these.
[[nodiscard]] bool isCostOfWork(const MetricId &metric, Task task);
/// Default metrics: the cost, then if too few rows have it the cost per unit of work, then the speed.
[[nodiscard]] QList<MetricId> usuallyAsked(const Catalog &catalog, const Board &board);

} // namespace chipboard
