// Purpose: product lines of the catalogue as generations, and what each gained on the one before: compute, memory,
// bandwidth, price of a chip-hour. One chip leads a generation, chosen by the rule of its line (a row of a table, no
// list of chips). Ranges are carried; what is missing has its reason; prices of different kinds are not set against
// each other.
#pragma once

#include "data/analysis/contest.h"
#include "data/analysis/headline.h"
#include "data/core/format.h"

namespace chipboard {

/// Whole months, of at least and at most: dates may be of a month or a year.
struct MonthSpan
{
    int low = 0;
    int high = 0;
    friend bool operator==(const MonthSpan &, const MonthSpan &) = default;
};
/// Empty when either is not known, or when it is not certain that `to` is not before `from`.
[[nodiscard]] std::optional<MonthSpan> monthsBetween(const DateSpan &from, const DateSpan &to);

struct ProductLine
{
    QString id; ///< "trainium"
    QString name;
    QList<const Chip *> chips; ///< the leading one of each generation, oldest first
    bool isSelected = false;   ///< a chip of the maker's line is on the board
};
/// Always in one order, whatever is selected. A line without chips in the catalogue is left out.
[[nodiscard]] QList<ProductLine> productLines(const Catalog &catalog, const Board &board);
/// Names of selected chips of which no line is kept, each once, in the board's order.
[[nodiscard]] QStringList namesWithoutLine(const Catalog &catalog, const Board &board);
/// How the leading chips are chosen, one sentence.
[[nodiscard]] QString leadingRule();

struct Growth
{
    MetricId metric;
    Cell from;
    Cell to;
    std::optional<Share> ratio;
    QString reason; ///< why there is no ratio
};

/// From one generation to the next.
struct GenerationStep
{
    const Chip *from = nullptr;
    const Chip *to = nullptr;
    std::optional<MonthSpan> months;             ///< between their availability
    std::optional<Precision> precision;          ///< of the compute; empty: none in common
    Growth compute, memory, bandwidth, chipHour; ///< price of a chip-hour, at the board's prices

    [[nodiscard]] bool isAnnounced() const { return to->status == Availability::Announced; }
};

/// The leading chips of all lines at the board's prices.
[[nodiscard]] ResultTable generationTable(const Catalog &catalog, const Board &board, const QList<ProductLine> &lines);
[[nodiscard]] QList<GenerationStep> generationSteps(const Board &board, const ProductLine &line,
                                                    const ResultTable &table);

/// "1.0x", "2.5 to 3.5x"
[[nodiscard]] QString timesText(const Share &share, const Formatter &formatter);
/// "12 months later", "11 to 14 months later"; empty where it is not known.
[[nodiscard]] QString laterText(const GenerationStep &step, const Formatter &formatter);
/// "Trainium3 has 1.5 times the memory, 1.7 times the bandwidth of Trainium2 at about the same dense BF16 compute, 12
/// months later"
[[nodiscard]] QString stepSentence(const GenerationStep &step, const Formatter &formatter);
/// What each line has on sale and what is announced after it: no recommendation, which is the Answer's. Below it the
/// last step of the first line that leads to a chip on sale.
[[nodiscard]] Headline generationHeadline(const QList<QList<GenerationStep>> &lines, const Formatter &formatter);

} // namespace chipboard
