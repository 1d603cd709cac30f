// Purpose: results in words: tooltips, screen-reader cells, the source card. The same texts everywhere.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/model/measurements.h"
#include "data/views/chartspec.h"

namespace chipboard {

/// "Trainium2, memory bandwidth: 2.9 TB/s, published, AWS Neuron docs: Trainium2 Architecture, 2026-08-21."
[[nodiscard]] QString describeCell(const Catalog &catalog, const Subject &subject, const Metric &metric,
                                   const Cell &cell, const Formatter &formatter);
/// How the value came about, for people: of estimates in words ("price / utilised tokens per second"), of others with
/// their numbers. Files have Cell::formula.
[[nodiscard]] QString readableFormula(const Metric &metric, const Cell &cell, const Formatter &formatter);
/// The value with its unit as tables show it ("96 GiB", "~9.80 USD/h", "n/p").
[[nodiscard]] QString cellText(const Cell &cell, const Formatter &formatter);
/// Is it told to fewer digits than it has?
[[nodiscard]] bool isTold(const Cell &cell);
/// What people are told of a value: an estimate has three digits where it is shown, a count all of them; money
/// still in USD, as the formatter takes it. Files carry all. Precondition: the cell has a value.
[[nodiscard]] Interval toldValue(const Cell &cell, const Formatter &formatter);
/// Its value alone, without the range.
[[nodiscard]] double toldNumber(const Cell &cell, const Formatter &formatter);
/// The digits of a value wherever people read it, without its unit and marks: tables, tooltips and the command line
/// have the same ones. Of an estimate three, of money cents or, from 1,000 on, whole units. Precondition: it has a
/// value.
[[nodiscard]] QString cellNumber(const Cell &cell, const Formatter &formatter);
/// An estimate that is no cell of a table, for the same digits.
[[nodiscard]] Cell estimatedCell(const Interval &value, Unit unit);
/// Nobody published it, and no more is known of why.
[[nodiscard]] bool isUnpublished(const Cell &cell);
/// What a chart writes where there is no bar: "n/p" or "no FP8".
[[nodiscard]] QString gapText(const Cell &cell);

/// A whole chart in a few sentences: how many values, the lowest, the highest, and where there is none. A plane: how
/// many marks, the extremes of both axes, the lines.
[[nodiscard]] QString describeChart(const ChartSpec &spec);

/// Everything about one number, ready to show.
struct SourceCard
{
    struct Line
    {
        QString text;
        QString link; ///< http(s) or empty
        friend bool operator==(const Line &, const Line &) = default;
    };
    QString heading; ///< "Trainium2 - cost per chip-hour"
    QString value;   ///< "2.24 USD/chip-h"
    QString range;   ///< "9.75 to 9.85 (half of the last printed digit)"
    QString status;  ///< "derived, as of 2026-07-22"
    QString formula;
    QString note;
    QString badge;       ///< "spot": the type of a price that stands in
    bool own = false;    ///< made from a figure of a person's own
    bool isList = false; ///< about several numbers: there is none to override
    QList<Line> sources;
    QList<Line> nearest; ///< the published measurement that an estimate is nearest to
    QList<Line> rivals;
    QList<Line> contradictions; ///< topic, both statements, computation and verdict
    QStringList steps; ///< how it came about, down to its sources: lines that are indented by two spaces a step

    friend bool operator==(const SourceCard &, const SourceCard &) = default;
};
[[nodiscard]] SourceCard sourceCard(const Catalog &catalog, const Subject &subject, const Metric &metric,
                                    const Cell &cell, const Formatter &formatter);
/// "6,420 tokens/s · 1 × H100-SXM · GPT-OSS-120B, FP4 · 1,000 tokens in, 1,000 out · predicted 6,100 (−5 %) ·
/// TensorRT-LLM 1.2 overview", with the source's link.
[[nodiscard]] SourceCard::Line nearestLine(const Catalog &catalog, const NearestRun &nearest,
                                           const Formatter &formatter);

} // namespace chipboard
