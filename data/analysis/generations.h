// Purpose: product lines as generations, and the gains of each over the previous one: compute, memory, bandwidth, price
// per chip-hour. One chip represents a generation, by the rule of its line (a table row, not a list of chips). Ranges
// are carried through; missing values have reasons; different price kinds are not compared.
#pragma once

#include "data/analysis/contest.h"
#include "data/analysis/headline.h"
#include "data/core/format.h"

namespace chipboard {

/// Minimum and maximum in whole months: dates may be a month or a year.
struct MonthSpan
{
    int low = 0;
    int high = 0;
    friend bool operator==(const MonthSpan &, const MonthSpan &) = default;
};
/// Empty if a date is unknown, or `to` may precede `from`.
[[nodiscard]] std::optional<MonthSpan> monthsBetween(const DateSpan &from, const DateSpan &to);

struct ProductLine
{
    QString id; ///< "trainium"
    QString name;
    QList<const Chip *> chips; ///< the leading chip of each generation, oldest first
    bool isSelected = false;   ///< the board has a chip of this line
};
/// In fixed order, regardless of selection. Lines without chips in the catalogue are omitted.
[[nodiscard]] QList<ProductLine> productLines(const Catalog &catalog, const Board &board);
/// Unique names of selected chips, in board order.
struct NotShown
{
    QStringList withoutLine; ///< of makers whose generations are not recorded
    QStringList notLeading;  ///< another chip represents their generation; see leadingRule()
};
[[nodiscard]] NotShown notShownIn(const Catalog &catalog, const Board &board);
/// Rule for the leading chips, one sentence.
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
    std::optional<Precision> precision;          ///< of the compute figures; empty: none in common
    Growth compute, memory, bandwidth, chipHour; ///< price per chip-hour, at the board's prices

    [[nodiscard]] bool isAnnounced() const { return to->status == Availability::Announced; }
};

/// The leading chips of all lines at the board's prices.
[[nodiscard]] ResultTable generationTable(const Catalog &catalog, const Board &board, const QList<ProductLine> &lines);
[[nodiscard]] QList<GenerationStep> generationSteps(const Board &board, const ProductLine &line,
                                                    const ResultTable &table);

/// "1.0x", "2.5 to 3.5x"
[[nodiscard]] QString timesText(const Share &share, const Formatter &formatter);
/// "12 months later", "11 to 14 months later"; empty if unknown.
[[nodiscard]] QString laterText(const GenerationStep &step, const Formatter &formatter);
/// "Trainium3 has 1.5 times the memory, 1.7 times the bandwidth of Trainium2 at about the same dense BF16 compute, 12
/// months later"
[[nodiscard]] QString stepSentence(const GenerationStep &step, const Formatter &formatter);
/// What each line has on sale and what is announced after it: no recommendation, which is the Answer's. Below it the
/// last step of the first line that leads to a chip on sale.
[[nodiscard]] Headline generationHeadline(const QList<QList<GenerationStep>> &lines, const Formatter &formatter);

} // namespace chipboard
