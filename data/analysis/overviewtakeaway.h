// Purpose: the answer to the question of the Overview page in one sentence: who is best, by how much, with both numbers
// as the page draws them, and at which prices; what cannot be compared is said to be so. Never stronger than the
// ranges.
#pragma once

#include "data/analysis/contest.h"
#include "data/compare/metric.h"

#include <QMap>

#include <span>

namespace chipboard {

// What a person who opens the program wants to know, as a table: each question names the metric that answers
// it, the kind of work that it is about and the page that tells most. Which one is asked follows from the board.

struct Question
{
    const char *id;
    const char *text;            ///< QT_TRANSLATE_NOOP in context "Question"
    MetricId (*metric)(Task);    ///< the answer, for the board's task; null: a page of its own answers
    bool (*isAbout)(Task);       ///< null: whatever the workload is
    const char *workload;        ///< chosen where the board's is of another kind; else null
    MetricId (*givesWay)(Level); ///< the column of the score table that the answer stands in; null: it has one
    const char *page;            ///< shown when it is asked

    [[nodiscard]] QString label() const;
};

[[nodiscard]] std::span<const Question> questionTable();
/// Null when there is no such question.
[[nodiscard]] const Question *findQuestion(const QString &id);

/// The one whose metric the board's first chart shows; else what the workload costs.
[[nodiscard]] const Question &questionOf(const Catalog &catalog, const Board &board);

/// Of the board's workload; serving when the catalogue does not have it.
[[nodiscard]] Task taskAsked(const Catalog &catalog, const Board &board);

/// As a page or chart draws them.
struct DrawnNumbers
{
    QMap<QString, QString> numbers; ///< by the ids of rows
    QString unit;                   ///< in words
};

/// What the sentence is about, beside the table.
struct AskedOverview
{
    const Question &question;
    Verdict verdict; ///< on the question's metric, of all rows
    DrawnNumbers drawn;
};

/// Without a full stop. The table has all rows and the question's metric.
[[nodiscard]] QString overviewTakeaway(const Catalog &catalog, const Board &board, const ResultTable &table,
                                       const AskedOverview &asked, const Formatter &formatter);

/// The same about one metric of the table under its own name, whatever is asked: what a chart of it alone says.
/// Precondition: the table has the metric, and less of it is better only where it is money.
[[nodiscard]] QString metricStatement(const Catalog &catalog, const Board &board, const ResultTable &table,
                                      const Metric &metric, const DrawnNumbers &drawn, const Formatter &formatter);

/// "The baseline H100 has no memory here: n/p." Empty where it has the number that is asked for, or is not there.
[[nodiscard]] QString baselineCaution(const Catalog &catalog, const Board &board, const ResultTable &table,
                                      const Question &question);

/// "38 %", "about 38 %", "between 30 % and 45 %": what is less or more, below or above 1. Precondition: the share does
/// not contain 1.
[[nodiscard]] QString differenceText(const Share &share, const Formatter &formatter);
/// The same where there is little room: "30 % to 45 %".
[[nodiscard]] QString differenceSpan(const Share &share, const Formatter &formatter);

} // namespace chipboard
