// Purpose: what a person who opens the program wants to know, as a table: each question names the metric that answers
// it, the kind of work that it is about and the page that tells most. Which one is asked follows from the board.
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
    MetricId (*metric)(Task); ///< the answer, for the board's task; null: a page of its own answers
    bool (*isAbout)(Task);    ///< null: whatever the workload is
    const char *workload;     ///< chosen where the board's is of another kind; else null
    const char *page;         ///< shown when it is asked

    [[nodiscard]] QString label() const;
};

[[nodiscard]] std::span<const Question> questionTable();
/// Null when there is no such question.
[[nodiscard]] const Question *findQuestion(const QString &id);

/// The one whose metric the board's first chart shows; else what the workload costs.
[[nodiscard]] const Question &questionOf(const Catalog &catalog, const Board &board);

/// Of the board's workload; serving when the catalogue does not have it.
[[nodiscard]] Task taskAsked(const Catalog &catalog, const Board &board);

/// Whether the board says how much is done a month: tokens of serving, items of batches.
[[nodiscard]] bool hasVolume(const Assumptions &assumptions, Task task);
/// What the work costs: by the month where a volume is stated, whole deployments counted; else by token, item or run.
[[nodiscard]] MetricId costAsked(const Catalog &catalog, const Board &board);
/// Whether it is such a cost, by the month or not: the sentences about what is cheaper are of these.
[[nodiscard]] bool isCostOfWork(const MetricId &metric, Task task);
/// What is asked by default: the cost, and where too few have it the cost of a unit of work, then the speed.
[[nodiscard]] QList<MetricId> usuallyAsked(const Catalog &catalog, const Board &board);

} // namespace chipboard
