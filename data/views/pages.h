// Purpose: all pages as data, built from catalogue, board and evaluated tables.
#pragma once

#include "data/analysis/advise.h"
#include "data/analysis/claimcheck.h"
#include "data/analysis/pricehistory.h"
#include "data/analysis/twoway.h"
#include "data/analysis/uncertainty.h"
#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/compare/evaluate.h"
#include "data/compare/subject.h"
#include "data/compare/workloadview.h"
#include "data/core/format.h"
#include "data/model/measurements.h"
#include "data/model/modelcheck.h"
#include "data/views/chartspec.h"
#include "data/views/describe.h"
#include "data/views/pagespec.h"

#include <QMap>
#include <QSet>

namespace chipboard {

// Charts of the Claims page, one row per claim: the claim as a diamond, recomputed values as circles; and the texts
// that its charts and tables share.

/// In the recomputed measure: "costs 71 to 77 %" for 30 to 40 % more work for the money, "4x"; verbatim if not
/// recomputed.
[[nodiscard]] QString claimedText(const ClaimCheck &check, const Formatter &formatter);
/// A verdict as a glyph that needs no colour.
[[nodiscard]] QString verdictGlyph(ClaimVerdict verdict);

/// All claims of that scale that can be drawn: third-party claims, below them our own. Numbers appear next to values
/// behind a verdict, and next to claims that cannot be checked.
[[nodiscard]] ChartSpec claimsChart(const Catalog &catalog, const QList<ClaimCheck> &checks, ClaimScale scale,
                                    const Formatter &formatter);

// Rent, own, or API: monthly cost of each by number of tokens, as a chart of one row of a board, and as sentences.
// Break-even points have a mark.

/// Monthly serving cost of each way, by the middle of the estimates.
struct WaysToServe
{
    double capacity = 0.0;       ///< million tokens per month and deployment at the assumed utilisation
    double rent = 0.0;           ///< USD per month and deployment, all hours
    std::optional<double> owned; ///< likewise, for owned machines
    std::optional<double> api;   ///< USD per million tokens
    QString noOwned;             ///< why the cost of owning is unknown
    bool committed = false;      ///< rent covers all hours, whatever is used

    /// Break-even with the API in million tokens per month and deployment for a `way` that costs this many USD per
    /// month; empty if there is none or no API.
    [[nodiscard]] std::optional<double> evenWithApi(double way) const;
    /// Break-even of owning against hourly rent; empty if there is none.
    [[nodiscard]] std::optional<double> ownedEvenWithHourly() const;
};

[[nodiscard]] ChartSpec waysChart(const Subject &subject, const WaysToServe &ways, const Formatter &formatter);
/// One sentence per way, and one per compared pair.
[[nodiscard]] QStringList waysTexts(const Subject &subject, const WaysToServe &ways, const Formatter &formatter);

// A two-way table as a heat chart: one cell per pair of values, the line where the order of two rows changes, and the
// current pair. Cells have equal size whatever their values; the line is interpolated between them.

/// Without a table, the chart shows the reason.
[[nodiscard]] ChartSpec heatChart(const Inquiry &inquiry, const Result<TwoWay> &table, const Formatter &formatter);

/// One row per value of the second assumption, in the columns of the What-if page: assumption, from, to, answer at
/// from, now and at to, range.
[[nodiscard]] Table heatNumbers(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter);

class Catalog;

// The Advisor page: which chip of the catalogue fits the requirements. The first options side by side, the reasons of
// each, what would change the advice, why the others are ruled out, the guide's phases with current numbers, and
// software maturity. Requirements are entered in the page's filters.

/// Cost of the workload: the page evaluates its options itself.
[[nodiscard]] QList<MetricId> advisorMetrics(const Catalog &catalog, const Board &board);
/// Covers all chips of the catalogue, regardless of selection.
[[nodiscard]] PageSpec advisorPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const Formatter &formatter);

// Advice as texts and lists of the Advisor page: conflicts, each option with its reasons, what would change the advice,
// why others are ruled out, the guide's phases, software maturity.

/// Options described individually and drawn in the chart; readers do not compare more.
inline constexpr qsizetype mostAdvised = 7;

/// Input of the texts.
struct AdviceView
{
    const Catalog &catalog;
    const Board &board;
    const Advice &advice;
    const Formatter &formatter;
};

[[nodiscard]] QList<TextSection> adviceSections(const AdviceView &view);
/// "fits best", "level with the first", "ruled out: costs too much, takes too long".
[[nodiscard]] QString standingText(const Advice &advice, const AdvisedOption &option);
/// "1.75 (1.39 to 2.2) USD per 1M output tokens · capacity-block price · 3,260 USD a month · 28 ms per token": known
/// cost and latency.
[[nodiscard]] QString factsText(const AdviceView &view, const AdvisedOption &option);
/// "2 x p5.48xlarge (16 chips)": the machines on its bill, or else its chips; empty if there are none.
[[nodiscard]] QString rentedText(const Candidate &candidate, const Formatter &formatter);

// The Answer page, the first one: the best option for the question, by how much and why. A title with its odds, at most
// four tiles with key figures, one chart of the selection sorted best first, one reason and what to check before
// acting.

/// The metric in question, and those behind tiles and reason.
[[nodiscard]] QList<MetricId> answerMetrics(const Catalog &catalog, const Board &board);

/// The table is evaluated for answerMetrics().
[[nodiscard]] PageSpec answerPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter);
/// The page with a section that names the chip of the Advisor if it is cheaper than the selection and not in it:
/// reports, briefs and summaries would else recommend less than the page Find a chip does.
[[nodiscard]] PageSpec withUnselected(PageSpec answer, const Catalog &catalog, const Board &board,
                                      const Formatter &formatter);
/// One-page brief for decision makers, from the page of answerPage(), for export: one sheet with everything that the
/// page shows below its chart (why, what to check, assumptions), without tables and notes.
[[nodiscard]] PageSpec briefOf(PageSpec answer);

/// The field for monthly volume: billions of tokens, or millions of items for batches.
[[nodiscard]] PageFilter volumeFilter(Task task, const Assumptions &assumed, const Formatter &formatter);

// The Break-even page: when moving work to another chip pays off, from which monthly spend, and from which utilisation
// a commitment beats hourly payment. The move is from the board's baseline to the best other row.

/// Cost of the workload.
[[nodiscard]] QList<MetricId> breakEvenMetrics(const Catalog &catalog, const Board &board);
/// `table` of breakEvenMetrics().
[[nodiscard]] PageSpec breakEvenPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                     const Formatter &formatter);

// The Claims page: claims of the guide, vendors and press compared with the catalogue at the board's prices and for its
// workload; contradictions between sources; Project Rainier and the cost of renting it.

/// For the selection; the page evaluates its claims itself.
[[nodiscard]] QList<MetricId> claimsMetrics(const Catalog &catalog, const Board &board);
[[nodiscard]] PageSpec claimsPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter);

/// Contradictions about a row of the table or its chip, for any figure.
[[nodiscard]] QList<const Contradiction *> contradictionsAbout(const Catalog &catalog, const ResultTable &table);
/// Sorts the table's notes on contradictions as disagreementCard() does; of more than `most`, one line gives the number
/// of the others and the command that lists them.
[[nodiscard]] ResultTable withWorstNotesFirst(ResultTable table, const Catalog &catalog, const Board &board,
                                              std::optional<qsizetype> most = std::nullopt);
/// The contradictions as a card, worst first: by the ratio of the board's figure to another source's; those without a
/// ratio last, in catalogue order.
[[nodiscard]] SourceCard disagreementCard(const Catalog &catalog, const Board &board, const ResultTable &table);

// The Price history page: prices of the compared rows over time, one chart per price kind, as steps between known
// dates. Single dates are points. Claims no more than dates and ranges allow.

[[nodiscard]] QList<MetricId> historyMetrics(const Catalog &catalog, const Board &board);

/// `choices` are the selected filter ids.
[[nodiscard]] PageSpec historyPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const StoredPrices &stored, const QMap<QString, QString> &choices,
                                   const Formatter &formatter);

// The page Prices by provider: hourly price of each selected chip per provider, newest prices of one kind. A blank cell
// means no known price. Prices far from the chip's median are marked.

/// Prices of the selected chips, or of the chips of selected instances and systems.
[[nodiscard]] ResultTable providersTable(const Catalog &catalog, const Board &board, const ResultTable &table);
/// `table` from providersTable(), `stored` for its instances; the filter is "kind", on demand by default.
[[nodiscard]] PageSpec providersPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                     const StoredPrices &stored, const QMap<QString, QString> &choices,
                                     const Formatter &formatter);
/// For scripts, all chips of a catalogue: one row per provider, one column per chip, on-demand prices in USD per
/// chip-hour; the last columns have the dates, and the ids of chips with outlier prices.
[[nodiscard]] Table providersList(const Catalog &catalog);

// The page "Speed and cost": throughput of a chip and cost per million tokens, by speed per user; the cheapest at the
// board's service level, or at a usual one by default.

[[nodiscard]] QList<MetricId> interactivityMetrics(const Catalog &catalog, const Board &board);

/// The table is evaluated for interactivityMetrics(). `measurements`: published ones, which must outlive the call;
/// null: none are drawn.
[[nodiscard]] PageSpec interactivityPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                         const Measurements *measurements, const Formatter &formatter);

// The page that compares estimates with published measurements: predicted against measured, errors by kind of
// measurement and chip family, every row with source and error.

[[nodiscard]] PageSpec modelCheckPage(const ModelCheck &check, const Catalog &catalog, const Formatter &formatter);
/// "Generation at full load": a kind of measurement as text; the id itself if unknown.
[[nodiscard]] QString checkKindLabel(const QString &kind);

// The Roadmap page: announcement and availability of each line's generations, and the gains of each over the previous
// one in compute, memory, bandwidth and price per chip-hour. Published figures at the board's prices.

/// For the selection, which determines the lines; the page builds the table of its lines itself.
[[nodiscard]] QList<MetricId> roadmapMetrics(const Catalog &catalog, const Board &board);

/// `choices` are the selected filter ids.
[[nodiscard]] PageSpec roadmapPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const QMap<QString, QString> &choices, const Formatter &formatter);

// The Roofline page: the attainable performance of each chip by arithmetic intensity, and the phases of the board's
// workload below it. Attainable = min(peak, intensity x memory bandwidth); Williams, Waterman, Patterson: Roofline,
// CACM 52(4), 2009.

/// Peak compute at the workload's precision and memory bandwidth, which define the lines.
[[nodiscard]] QList<MetricId> rooflineMetrics(const Catalog &catalog, const Board &board);

/// The table is evaluated for rooflineMetrics().
[[nodiscard]] PageSpec rooflinePage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const Formatter &formatter);

// The Scenarios page: cost of the board's workload (or speed without a known price) in each scenario, side by side on
// one scale, with differences from one of them in values and percent, or in the board's value form.

/// Cost and speed of the workload.
[[nodiscard]] QList<MetricId> scenarioMetrics(const Catalog &catalog, const Board &board);
/// `published` is the catalogue without overrides, as each scenario has its own; `table` has the metrics above for the
/// active scenario.
[[nodiscard]] PageSpec scenariosPage(const Catalog &published, const Board &board, const ResultTable &table,
                                     const Formatter &formatter);

// Scenarios as text: the settings ("Discount 50 %"), and the differences from others.

/// "Prices", "Discount", "Trainium3 price": head of a settings row.
[[nodiscard]] QString settingName(const Catalog &catalog, const Board &board, const SettingId &setting);
/// "On-demand list", "50 %", "1.80 USD/h", "as published", "as the workload has it".
[[nodiscard]] QString settingValue(const Catalog &catalog, const Scenario &scenario, const SettingId &setting,
                                   const Formatter &formatter);
/// Name and value of all settings that differ: "Prices On-demand list · Discount 50 %".
[[nodiscard]] QString scenarioText(const Catalog &catalog, const Board &board, qsizetype index,
                                   const Formatter &formatter);

// The Value page: hourly cost against throughput for the board's workload, the Pareto front, and lines of equal cost.

/// Speed, rent and cost of the board's workload.
[[nodiscard]] QList<MetricId> valueMetrics(const Catalog &catalog, const Board &board);

/// The table is evaluated for valueMetrics().
[[nodiscard]] PageSpec valuePage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                 const Formatter &formatter);

// The What-if page: which assumption moves the comparison of two rows most, the break-even value, and the uncertainty.
// The board selects rows, number and assumptions; the default is the best row, the board's baseline, the cost of the
// workload, and a price.

/// The board's metric; by default the cost of a workload, and its speed if no price is known.
[[nodiscard]] QList<MetricId> whatIfMetrics(const Catalog &catalog, const Board &board);
/// `table` from whatIfMetrics(). Without `draws` they are taken here. While they are pending, the page shows bands from
/// few draws, which takes no time, and says so.
[[nodiscard]] PageSpec whatIfPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter, const DrawSource &draws = {});

// Choices of the What-if page: metric, the two rows, the assumption of the crossover and the two of the table. Each is
// a page filter with "automatic" as first choice; ids are as in a board file.

/// Only the two rows: "subject" and "against".
[[nodiscard]] QList<PageFilter> pairChoices(const Board &board, const ResultTable &table, const Inquiry *inquiry);

// The Workload page: chips needed by the board's workload, speed, duration and cost, side by side, with the bottleneck
// of each and why some cannot run it.

/// By the task of the board's workload: four metrics to draw, then those for the table only.
[[nodiscard]] QList<MetricId> workloadMetrics(const Catalog &catalog, const Board &board);

/// The table is evaluated for workloadMetrics().
[[nodiscard]] PageSpec workloadPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const Formatter &formatter);

// Common parts of the workload pages: comparability, notes, sources, footer, file name. Each page adds its charts,
// title, legend and numbers.

[[nodiscard]] PageSpec workloadFrame(const QString &id, const Catalog &catalog, const Board &board,
                                     const ResultTable &table, const WorkloadView &view, const Formatter &formatter);

/// If not all rows are drawn, warnings about the others are irrelevant. Replaces warning, remedy, footer and sources of
/// `page` by those of the rows in `drawn`.
void warnOfDrawn(PageSpec &page, const QSet<QString> &drawn, const Catalog &catalog, const Board &board,
                 const ResultTable &table, const Formatter &formatter);

/// The workload's task; serving without a workload.
[[nodiscard]] Task taskOf(const WorkloadView &view);
/// A page for a table, with name, date and sources.
[[nodiscard]] PageSpec pageFrame(const QString &id, const Catalog &catalog, const ResultTable &table);

// One result of the board's workload over all compared rows: bars, or dots from a spread of ten times on; times in the
// most readable unit; with the number of chips. Used by the Workload and Compare pages.

/// Precondition: the table has the metric, one of MetricGroup::Workload.
[[nodiscard]] ChartSpec workloadChart(const Catalog &catalog, const Board &board, const ResultTable &table,
                                      const Metric &metric, const Formatter &formatter);

} // namespace chipboard
