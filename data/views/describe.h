// Purpose: results as text: tooltips, screen-reader cells, the source card. The same texts everywhere.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/model/measurements.h"
#include "data/views/chartspec.h"

namespace chipboard {

/// "Trainium2, memory bandwidth: 2.9 TB/s, published, AWS Neuron docs: Trainium2 Architecture, 2026-08-21."
[[nodiscard]] QString describeCell(const Catalog &catalog, const Subject &subject, const Metric &metric,
                                   const Cell &cell, const Formatter &formatter);
/// Derivation of the value for display: in words for estimates ("price / utilised tokens per second"), with numbers
/// otherwise. Files have Cell::formula.
[[nodiscard]] QString readableFormula(const Metric &metric, const Cell &cell, const Formatter &formatter);
/// The value with its unit, as in tables ("96 GiB", "~9.80 USD/h", "not published").
[[nodiscard]] QString cellText(const Cell &cell, const Formatter &formatter);
/// True if it is displayed with fewer digits than it has.
[[nodiscard]] bool isTold(const Cell &cell);
/// The displayed value: estimates and approximate figures have three digits, counts all; money still in USD, as the
/// formatter takes it. Files have full precision. Precondition: the cell has a value.
[[nodiscard]] Interval toldValue(const Cell &cell, const Formatter &formatter);
/// The value only, without its range.
[[nodiscard]] double toldNumber(const Cell &cell, const Formatter &formatter);
/// The displayed digits without unit and marks, the same in tables, tooltips and on the command line. Estimates have
/// three, money cents or, from 1,000 on, whole units. Precondition: the cell has a value.
[[nodiscard]] QString cellNumber(const Cell &cell, const Formatter &formatter);
/// Cell for an estimate outside tables, to get the same digits.
[[nodiscard]] Cell estimatedCell(const Interval &value, Unit unit);
/// In place of a missing bar, in charts, tables and on the command line: "not published", "not on sale" (prices of what
/// cannot be bought), "no FP8".
[[nodiscard]] QString gapText(const Cell &cell);

/// Summary of a chart in a few sentences: number of values, lowest, highest and missing ones. For a plane: number of
/// marks, extremes of both axes, lines.
[[nodiscard]] QString describeChart(const ChartSpec &spec);

/// Everything about one number, ready for display.
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
    QString badge;       ///< "spot": price type of a substitute price
    bool own = false;    ///< based on a custom figure
    bool isList = false; ///< not about one number of the selection, so nothing to override
    QList<Line> sources;
    QList<Line> nearest; ///< the closest published measurement to an estimate
    QList<Line> rivals;
    QList<Line> contradictions; ///< topic, both statements, computation and verdict
    QStringList steps;          ///< derivation down to its sources: two spaces of indent per level

    friend bool operator==(const SourceCard &, const SourceCard &) = default;
};
/// True for a custom value: the first rival is what the catalogue has instead.
[[nodiscard]] bool replacesFirstRival(const Catalog &catalog, const Cell &cell);
[[nodiscard]] SourceCard sourceCard(const Catalog &catalog, const Subject &subject, const Metric &metric,
                                    const Cell &cell, const Formatter &formatter);
/// "6,420 tokens/s · 1 × H100-SXM · GPT-OSS-120B, FP4 · 1,000 tokens in, 1,000 out · predicted 6,100 (−5 %) ·
/// TensorRT-LLM 1.2 overview", with the source's link.
[[nodiscard]] SourceCard::Line nearestLine(const Catalog &catalog, const NearestRun &nearest,
                                           const Formatter &formatter);

} // namespace chipboard
