// Purpose: each page as data, from the catalogue, the board and what was evaluated.
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

// The charts of claims: a row each, the claim as a diamond, what was recomputed as circles, and the texts that
// charts and tables of the Claims page share.

/// In the measure that it is recomputed in: "costs 71 to 77 %" for 30 to 40 % more work for the money, "4x"; as it
/// was said where it is not recomputed.
[[nodiscard]] QString claimedText(const ClaimCheck &check, const Formatter &formatter);
/// A verdict as a sign that needs no colour.
[[nodiscard]] QString verdictGlyph(ClaimVerdict verdict);

/// All claims of that scale that can be drawn: those of others, below them our own. Numbers stand beside what a verdict
/// rests on, and beside claims that cannot be checked.
[[nodiscard]] ChartSpec claimsChart(const Catalog &catalog, const QList<ClaimCheck> &checks, ClaimScale scale,
                                    const Formatter &formatter);

// Rent, own, or an API: what a month costs each way by the tokens that are answered, as a chart of one row of
// a board, and as sentences. Where two ways cost the same there is a mark.

/// A month of serving each way, by the middle of the estimates.
struct WaysToServe
{
    double capacity = 0.0;       ///< million tokens a month that one deployment answers at the utilisation assumed
    double rent = 0.0;           ///< USD a month of one deployment, all hours
    std::optional<double> owned; ///< likewise, of owned machines
    std::optional<double> api;   ///< USD a million tokens
    QString noOwned;             ///< why owning is not known
    bool committed = false;      ///< the rent is of all hours, whatever is used

    /// Million tokens a month of one deployment from which on `way` (USD a month) costs less than the API; nothing
    /// where it never does or there is no API.
    [[nodiscard]] std::optional<double> evenWithApi(double way) const;
    /// From which on owning costs less than rent paid for the hours used; nothing where it never does.
    [[nodiscard]] std::optional<double> ownedEvenWithHourly() const;
};

[[nodiscard]] ChartSpec waysChart(const Subject &subject, const WaysToServe &ways, const Formatter &formatter);
/// One sentence a way, and one for each pair that is compared.
[[nodiscard]] QStringList waysTexts(const Subject &subject, const WaysToServe &ways, const Formatter &formatter);

// A two-way table as a chart: one cell for each pair of values of two assumptions, the line on which the order
// of two rows turns, and the pair in force. Cells are of equal size whatever the values; the line is placed between
// them by value.

/// Where there is no table, the chart says why.
[[nodiscard]] ChartSpec heatChart(const Inquiry &inquiry, const Result<TwoWay> &table, const Formatter &formatter);

/// One row for each value of the second assumption, in the columns of the What-if page: assumption, from, to, answer at
/// from, now and at to, range.
[[nodiscard]] Table heatNumbers(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter);

class Catalog;

// The Advisor page: which chip of the catalogue fits what is needed. The first options side by side, why each is as
// it is advised, what would change that, why the others are ruled out, the guide's phases with the numbers at hand,
// how far the software is. What is needed is typed and chosen in the page's filters.

/// What the workload costs: the page makes the figures of its options itself.
[[nodiscard]] QList<MetricId> advisorMetrics(const Catalog &catalog, const Board &board);
/// Of all chips of the catalogue, whatever is selected.
[[nodiscard]] PageSpec advisorPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const Formatter &formatter);

// Advice as the texts and lists of the page Advisor: what stands in the way, each option with its reasons,
// what would change the advice, why the others are ruled out, the guide's phases, how far the software is.

/// Options that are told of one by one, and stand on the chart: more nobody compares.
inline constexpr qsizetype mostAdvised = 7;

/// What the texts are made from.
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
/// "1.75 (1.39 to 2.2) USD per 1M tokens · capacity-block price · 3,260 USD a month · 28 ms per token": what is known
/// of cost and time.
[[nodiscard]] QString factsText(const AdviceView &view, const AdvisedOption &option);
/// "2 x p5.48xlarge (16 chips)": the machines that its bill is for, else its chips; empty where there are none.
[[nodiscard]] QString rentedText(const Candidate &candidate, const Formatter &formatter);

// The Answer page, the first one: which option is best for what is asked, by how much and why. A title with the odds
// behind it, at most four tiles with the figures that decide, one chart of everything chosen sorted best first, one
// reason and what to check before acting on it.

/// What is asked, and what the tiles and the reason rest on.
[[nodiscard]] QList<MetricId> answerMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for answerMetrics().
[[nodiscard]] PageSpec answerPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter);
/// The one-page brief for somebody who decides, of the page that answerPage() made, in the form in which it is
/// exported: everything on one sheet that the page says below its chart on screen (why, what to check, what is
/// assumed), without the tables and notes of other exports.
[[nodiscard]] PageSpec briefOf(PageSpec answer);

/// The field for how much of the work a month has: billions of tokens, or of batches millions of items.
[[nodiscard]] PageFilter volumeFilter(Task task, const Assumptions &assumed, const Formatter &formatter);

// The Break-even page: when moving the work to another chip pays, from which monthly spend on, and from which
// utilisation a commitment beats paying by the hour. The move is from the board's baseline to the best other row.

/// What the workload costs.
[[nodiscard]] QList<MetricId> breakEvenMetrics(const Catalog &catalog, const Board &board);
/// `table` of breakEvenMetrics().
[[nodiscard]] PageSpec breakEvenPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                     const Formatter &formatter);

// The Claims page: what the guide, vendors and press claimed against what the catalogue gives at the board's prices
// and for its workload; the contradictions between sources; Project Rainier and what renting it would cost.

/// Of what is selected; the page makes the figures of its claims itself.
[[nodiscard]] QList<MetricId> claimsMetrics(const Catalog &catalog, const Board &board);
[[nodiscard]] PageSpec claimsPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter);

/// Those of the catalogue about a row of the table or its chip, whichever figures the table has.
[[nodiscard]] QList<const Contradiction *> contradictionsAbout(const Catalog &catalog, const ResultTable &table);
/// The same as a card, worst first: by how many times the board's figure is above or below what another source has for
/// it; those without such a number behind them, in the catalogue's order.
/// The table with its notes on contradictions in that order; of more than `most` the others are one line that says how
/// many there are and which command lists them.
[[nodiscard]] ResultTable withWorstNotesFirst(ResultTable table, const Catalog &catalog, const Board &board,
                                              std::optional<qsizetype> most = std::nullopt);
[[nodiscard]] SourceCard disagreementCard(const Catalog &catalog, const Board &board, const ResultTable &table);

// The Price history page: how the prices of what is compared went, one chart a kind of price, as steps between the
// dates that are known. Single dates stand as points. It says no more than the dates and ranges do.

[[nodiscard]] QList<MetricId> historyMetrics(const Catalog &catalog, const Board &board);

/// `choices` are those of the page's filters, by their ids.
[[nodiscard]] PageSpec historyPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const StoredPrices &stored, const QMap<QString, QString> &choices,
                                   const Formatter &formatter);

// The page Prices by provider: what each provider asks for an hour of each chip of the selection, newest prices of one
// kind. A blank cell: no price is known. Figures far from the median of their chip are marked.

/// The chips of the selection, or of the instances and systems that are selected, priced.
[[nodiscard]] ResultTable providersTable(const Catalog &catalog, const Board &board, const ResultTable &table);
/// `table` of providersTable(), `stored` of its instances; the filter is "kind", on demand where nothing is chosen.
[[nodiscard]] PageSpec providersPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                     const StoredPrices &stored, const QMap<QString, QString> &choices,
                                     const Formatter &formatter);
/// The same of all chips of a catalogue for scripts: one row a provider, one column a chip, prices on demand in USD per
/// chip-hour; in the last columns the dates, and the ids of the chips whose price is an outlier.
[[nodiscard]] Table providersList(const Catalog &catalog);

// The page "Speed and cost": what a chip serves and what a million tokens cost, by the speed that each user gets; who
// is cheapest at the service level that the board asks for, or at a usual one where it asks for none.

[[nodiscard]] QList<MetricId> interactivityMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for interactivityMetrics(). `measurements`: the published ones, which have to outlive
/// the call; null: none are drawn.
[[nodiscard]] PageSpec interactivityPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                         const Measurements *measurements, const Formatter &formatter);

// The page that holds the estimates against published measurements: predicted against measured, the errors by kind of
// measurement and by family of chips, every row with its source and its error.

[[nodiscard]] PageSpec modelCheckPage(const ModelCheck &check, const Catalog &catalog, const Formatter &formatter);
/// "Generation at full load": a kind of measurement in words; the id itself where it is new.
[[nodiscard]] QString checkKindLabel(const QString &kind);

// The Roadmap page: when the generations of each line were announced and could be had, and what each gained on the
// one before in compute, memory, bandwidth and price of a chip-hour. Published figures at the board's prices.

/// Of what is selected, which the lines are chosen by; the page makes the table of its lines itself.
[[nodiscard]] QList<MetricId> roadmapMetrics(const Catalog &catalog, const Board &board);

/// `choices` are those of the page's filters, by their ids.
[[nodiscard]] PageSpec roadmapPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                   const QMap<QString, QString> &choices, const Formatter &formatter);

// The Roofline page: what each chip can reach at best for the arithmetic done on each byte of memory traffic, and
// where the phases of the board's workload lie under it. Attainable = min(peak, intensity x memory bandwidth);
// Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.

/// Peak compute at the workload's precision and memory bandwidth: what the lines are made of.
[[nodiscard]] QList<MetricId> rooflineMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for rooflineMetrics().
[[nodiscard]] PageSpec rooflinePage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const Formatter &formatter);

// The Scenarios page: what the board's workload costs (or how fast it runs, where no price is known) in each
// scenario, side by side on one scale, with the differences from one of them in figures and percent, or as the board
// tells numbers.

/// What a workload costs, and how fast it is.
[[nodiscard]] QList<MetricId> scenarioMetrics(const Catalog &catalog, const Board &board);
/// `published` is the catalogue without anybody's overrides, as each scenario has its own; `table` has the metrics
/// above for the scenario in force.
[[nodiscard]] PageSpec scenariosPage(const Catalog &published, const Board &board, const ResultTable &table,
                                     const Formatter &formatter);

// Scenarios in words: what one sets ("Discount 50 %"), and what sets it apart from the others.

/// "Prices", "Discount", "Trainium3 price": the head of a row of settings.
[[nodiscard]] QString settingName(const Catalog &catalog, const Board &board, const SettingId &setting);
/// "On-demand list", "50 %", "1.80 USD/h", "as published", "as the workload has it".
[[nodiscard]] QString settingValue(const Catalog &catalog, const Scenario &scenario, const SettingId &setting,
                                   const Formatter &formatter);
/// Name and value of everything in which the scenarios differ: "Prices On-demand list · Discount 50 %".
[[nodiscard]] QString scenarioText(const Catalog &catalog, const Board &board, qsizetype index,
                                   const Formatter &formatter);

// The Value page: what each costs an hour against what it delivers for the board's workload, the Pareto front, and
// lines of equal cost of the work.

/// Speed, rent and cost of the board's workload.
[[nodiscard]] QList<MetricId> valueMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for valueMetrics().
[[nodiscard]] PageSpec valuePage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                 const Formatter &formatter);

// The What-if page: which assumption moves the comparison of two rows most, at which value their order turns, and how
// sure it is. The board says which rows, number and assumptions; where it does not, these are the best row and the
// board's baseline, what the workload costs, and a price.

/// What the board asks about; what a workload costs, and how fast it is where no price is known.
[[nodiscard]] QList<MetricId> whatIfMetrics(const Catalog &catalog, const Board &board);
/// `table` of whatIfMetrics().
/// Without `draws` they are taken here. Where these are still on their way the page shows bands of few draws meanwhile,
/// which takes no time, and says so.
[[nodiscard]] PageSpec whatIfPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const Formatter &formatter, const DrawSource &draws = {});

// What can be chosen on the What-if page: metric, the two rows, the assumption of the crossing and the two of
// the table. Each as a filter of the page whose first choice is "automatic"; the ids are those of a board's file.

/// Of them the two rows: "subject" and "against".
[[nodiscard]] QList<PageFilter> pairChoices(const Board &board, const ResultTable &table, const Inquiry *inquiry);

// The Workload page: how many chips the board's workload needs, how fast it is, how long it takes and what it costs,
// side by side, with what bounds each and why some cannot do it.

/// For the kind of task of the board's workload: four metrics that the page draws, then those that its table tells
/// only.
[[nodiscard]] QList<MetricId> workloadMetrics(const Catalog &catalog, const Board &board);

/// The table has been evaluated for workloadMetrics().
[[nodiscard]] PageSpec workloadPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                                    const Formatter &formatter);

// What the pages about the board's workload have in common: what is not like for like, notes, sources, footer,
// file name. Each page adds its charts, title, legend and numbers.

[[nodiscard]] PageSpec workloadFrame(const QString &id, const Catalog &catalog, const Board &board,
                                     const ResultTable &table, const WorkloadView &view, const Formatter &formatter);

/// Where not all rows are drawn: what is not like for like among the others concerns nobody here. Replaces warning,
/// remedy, footer and sources of `page` by those of the rows whose ids are in `drawn`.
void warnOfDrawn(PageSpec &page, const QSet<QString> &drawn, const Catalog &catalog, const Board &board,
                 const ResultTable &table, const Formatter &formatter);

/// The workload's task; serving when there is no workload.
[[nodiscard]] Task taskOf(const WorkloadView &view);
/// A page of a table: its name, date and sources.
[[nodiscard]] PageSpec pageFrame(const QString &id, const Catalog &catalog, const ResultTable &table);

// One result of the board's workload over everything that is compared: bars, or dots from a spread of ten
// times on; times in the unit they read best in; on how many chips it is. The Workload page and the Compare page draw
// it.

/// The table has the metric, one of MetricGroup::Workload.
[[nodiscard]] ChartSpec workloadChart(const Catalog &catalog, const Board &board, const ResultTable &table,
                                      const Metric &metric, const Formatter &formatter);

} // namespace chipboard
