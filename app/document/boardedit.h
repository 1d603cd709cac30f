// Purpose: what a person can do to a board, as pure functions: each returns the changed board with the name that the
// undo list shows. Nothing is changed here; BoardDocument::edit() does that.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/core/result.h"
#include "data/views/pagespec.h"

#include <QString>

#include <optional>

namespace chipboard {

/// What kind of change an edit is. Edits of one kind and one gesture become one undo step.
enum class EditKind {
    Selection = 1,
    Level,
    Precision,
    PriceBook,
    Baseline,
    Charts,
    Preset,
    Open,
    Workload,
    Assumption,
    Override,
    Scenario,
    WhatIf,
    Currency,
    Words,
    Needs,
    Values,
    Fairness,
    Deck
};

struct BoardEdit
{
    EditKind kind = EditKind::Selection;
    Board after = {};
    QString name = {}; ///< "Select Trainium3": what the undo list shows
    /// Instead of it, for edits that are joined: tells the whole way ("Discount 0 % to 50 %"), not the last step.
    QString (*nameOfChange)(const Board &before, const Board &after) = nullptr;
    quint64 gesture = 0;              ///< 0: a step of its own
    std::optional<QString> path = {}; ///< only of edits that replace the whole board: the file it came from, or empty
    QString page = {};                ///< that tells most about what was asked for; empty: the one that is shown

    friend bool operator==(const BoardEdit &, const BoardEdit &) = default;
};

/// Adds a thing of the board's level to what is compared, or takes it out. A chip stands for a reference instance or
/// system at the other levels, so the first choice of another one pins what is shown, and taking out the last thing of
/// a chip takes out the chip. Known ids keep the catalogue's order: out and in again gives the same board.
[[nodiscard]] BoardEdit selectThing(const Catalog &catalog, const Board &board, const QString &id, bool selected);
[[nodiscard]] BoardEdit selectNone(const Board &board);
[[nodiscard]] BoardEdit setLevel(const Board &board, Level level);
/// Empty: best common precision.
[[nodiscard]] BoardEdit setPrecision(const Board &board, std::optional<Precision> precision);
/// With or without prices of one region; an empty one: with those of all. The list follows where the program chose it.
[[nodiscard]] BoardEdit setRegion(const Catalog &catalog, const Board &board, const QString &region, bool on);
[[nodiscard]] BoardEdit setPriceBook(const Catalog &catalog, const Board &board, const BookId &book);
/// Whether a row without a price of the list's kind shows one of another kind.
[[nodiscard]] BoardEdit setMixedPrices(const Board &board, bool mixed);
/// An empty id: no baseline.
[[nodiscard]] BoardEdit setBaseline(const Catalog &catalog, const Board &board, const QString &id);
/// How numbers are told beside the baseline's.
[[nodiscard]] BoardEdit setValues(const Board &board, ValueForm form);
/// Which metric the chart at a place shows; one that another chart shows changes places with it.
[[nodiscard]] BoardEdit setChart(const Board &board, qsizetype place, const MetricId &metric);
/// Forgets chips and changed dimensions of the workload before; prices and efficiencies stay.
[[nodiscard]] BoardEdit setWorkload(const Catalog &catalog, const Board &board, const WorkloadId &workload);
/// The board takes the model in and serves it; see withOwnModel().
[[nodiscard]] Result<BoardEdit> serveOwnModel(const Board &board, const ModelShape &model);
/// Empty: the default. Values out of range change nothing. Edits of one gesture are one step.
[[nodiscard]] BoardEdit setAssumption(const Board &board, const AssumptionId &id, std::optional<double> value,
                                      quint64 gesture = 0);
/// The currency of amounts and its rate. An invalid code changes nothing.
[[nodiscard]] BoardEdit setCurrency(const Board &board, const CurrencyChoice &currency);
/// The user's own rate. What is out of range, or a rate of USD, changes nothing.
[[nodiscard]] BoardEdit setExchangeRate(const Board &board, double rate, quint64 gesture = 0);
/// All of them, and the currency.
[[nodiscard]] BoardEdit resetAssumptions(const Board &board);
/// Chips and baseline of a preset and, until the user chooses a price list, the fairest one for them.
[[nodiscard]] BoardEdit applyPreset(const Catalog &catalog, const Board &board, const Preset &preset);
/// A new comparison that starts from a preset and belongs to no file.
[[nodiscard]] BoardEdit newFromPreset(const Catalog &catalog, const Preset &preset);
/// The same comparison once more, which belongs to no file yet.
[[nodiscard]] BoardEdit duplicated(const Board &board);
/// The way out of an unfair comparison, as data/analysis/comparability has it, or of choices that lead nowhere:
/// "what-if:", "needs:"; empty when the id says nothing known.
[[nodiscard]] std::optional<BoardEdit> applyRemedy(const Catalog &catalog, const Board &board, const QString &remedyId);

// A question of the Answer page: its chart comes first, its workload is chosen, and its page is shown.

/// `filter` is "question", `choice` the id of one. Nothing when there is no such question.
[[nodiscard]] std::optional<BoardEdit> chooseQuestion(const Catalog &catalog, const Board &board, const QString &filter,
                                                      const QString &choice);

// Custom figures as edits of a board, with the names that the undo list shows.

/// "Override Trainium3 price 1.80 USD/h". A value that the figure cannot have changes nothing.
[[nodiscard]] BoardEdit setOverride(const Catalog &catalog, const Board &board, const Override &one);
/// "Take back Trainium3 price".
[[nodiscard]] BoardEdit takeBackOverride(const Catalog &catalog, const Board &board, const FigureAddress &of);
[[nodiscard]] BoardEdit takeBackOverrides(const Board &board);

/// What moved since the board was saved is settled: it is drawn with the catalogue as it is now.
[[nodiscard]] BoardEdit takeNewFigures(const Catalog &catalog, const Board &board);
/// Likewise, but the old figures become the board's own.
[[nodiscard]] BoardEdit keepOldFigures(const Catalog &catalog, const Board &board);

// Scenarios. What cannot be done (a name that is taken, an index that is not there) changes nothing.

/// Keeps what is in force under its name and goes on with a copy of it.
[[nodiscard]] BoardEdit addScenario(const Board &board, const QString &name);
[[nodiscard]] BoardEdit chooseScenario(const Board &board, qsizetype index);
[[nodiscard]] BoardEdit renameScenario(const Board &board, qsizetype index, const QString &name);
[[nodiscard]] BoardEdit removeScenario(const Board &board, qsizetype index);
/// The others are compared with it.
[[nodiscard]] BoardEdit compareWithScenario(const Board &board, qsizetype index);
/// `filter` is "against", `choice` a scenario's place; nothing when there is none.
[[nodiscard]] std::optional<BoardEdit> chooseScenarioBaseline(const Catalog &catalog, const Board &board,
                                                              const QString &filter, const QString &choice);
/// An empty setting: all of them.
[[nodiscard]] BoardEdit copyScenario(const Catalog &catalog, const Board &board, qsizetype from, qsizetype to,
                                     const SettingId &setting);

// What a person writes and chooses on charts, as edits with the name that the undo list shows.

/// The title above all charts; empty: the data say it. It keeps what it claims of the page that is shown.
[[nodiscard]] BoardEdit setPageTitle(const Board &board, const PageSpec &page, const QString &title,
                                     const Formatter &formatter);
/// A title of a chart; empty: the data say it.
[[nodiscard]] BoardEdit setChartTitle(const Board &board, const QString &page, const ChartSpec &chart,
                                      const QString &title, const Formatter &formatter);
/// Of the x axis of a plane, or of its y axis; an empty text restores what it counts.
[[nodiscard]] BoardEdit setAxisTitle(const Board &board, const QString &page, const QString &chart, bool onX,
                                     const QString &title);
[[nodiscard]] BoardEdit setChartWords(const Board &board, const ChartWords &words, const QString &name);

/// A line as it was typed, "80" or "80 needed", at the axis of rows or the y axis; nothing where no number begins it.
[[nodiscard]] std::optional<Annotation> lineFrom(const QString &typed, const ChartSpec &chart,
                                                 const Formatter &formatter);
/// One annotation of each kind and place: a callout without text takes away the one that is there.
[[nodiscard]] ChartWords withAnnotation(ChartWords words, const Annotation &annotation);

} // namespace chipboard
