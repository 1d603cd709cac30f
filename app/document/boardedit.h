// Purpose: the user's edits of a board as pure functions: each returns the changed board and its name for the undo
// list. BoardDocument::edit() applies them.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/core/result.h"
#include "data/views/pagespec.h"

#include <QString>

#include <optional>

namespace chipboard {

/// The kind of an edit. Edits with equal kind and gesture merge into one undo step.
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
    /// Names merged edits by their total change ("Discount 0 % to 50 %") instead of the last step.
    QString (*nameOfChange)(const Board &before, const Board &after) = nullptr;
    quint64 gesture = 0;              ///< 0: always a separate step
    std::optional<QString> path = {}; ///< set by edits that replace the whole board: its file, or empty
    QString page = {};                ///< the page that best shows the edit; empty: the current one

    friend bool operator==(const BoardEdit &, const BoardEdit &) = default;
};

/// Adds an item of the board's level to the selection, or removes it. At other levels a chip stands for a reference
/// instance or system, so selecting another one first pins the current items, and removing a chip's last item removes
/// the chip. Ids keep the catalogue's order: removing and adding again restores the board.
[[nodiscard]] BoardEdit selectThing(const Catalog &catalog, const Board &board, const QString &id, bool selected);
[[nodiscard]] BoardEdit selectNone(const Board &board);
[[nodiscard]] BoardEdit setLevel(const Board &board, Level level);
/// Empty: the best common precision.
[[nodiscard]] BoardEdit setPrecision(const Board &board, std::optional<Precision> precision);
/// Includes or excludes a region's prices; an empty region selects all. The price list follows if it was chosen
/// automatically.
[[nodiscard]] BoardEdit setRegion(const Catalog &catalog, const Board &board, const QString &region, bool on);
[[nodiscard]] BoardEdit setPriceBook(const Catalog &catalog, const Board &board, const BookId &book);
/// Whether rows without a price of the list's type fall back to another type.
[[nodiscard]] BoardEdit setMixedPrices(const Board &board, bool mixed);
/// An empty id: no baseline.
[[nodiscard]] BoardEdit setBaseline(const Catalog &catalog, const Board &board, const QString &id);
/// How numbers are compared with the baseline's.
[[nodiscard]] BoardEdit setValues(const Board &board, ValueForm form);
/// Sets a chart's metric; if another chart shows it, the two swap.
[[nodiscard]] BoardEdit setChart(const Board &board, qsizetype place, const MetricId &metric);
/// Discards chips and changed dimensions of the previous workload; keeps prices and efficiencies.
[[nodiscard]] BoardEdit setWorkload(const Catalog &catalog, const Board &board, const WorkloadId &workload);
/// Adds the model to the board and serves it; see withOwnModel().
[[nodiscard]] Result<BoardEdit> serveOwnModel(const Board &board, const ModelShape &model);
/// An empty value restores the default; values out of range change nothing. Edits of one gesture merge.
[[nodiscard]] BoardEdit setAssumption(const Board &board, const AssumptionId &id, std::optional<double> value,
                                      quint64 gesture = 0);
/// The display currency and its rate. An invalid code changes nothing.
[[nodiscard]] BoardEdit setCurrency(const Board &board, const CurrencyChoice &currency);
/// A custom rate. Values out of range, and any rate for USD, change nothing.
[[nodiscard]] BoardEdit setExchangeRate(const Board &board, double rate, quint64 gesture = 0);
[[nodiscard]] BoardEdit resetAssumptions(const Board &board);
/// Chips and baseline of a preset and, unless the user chose a price list, the fairest one for them.
[[nodiscard]] BoardEdit applyPreset(const Catalog &catalog, const Board &board, const Preset &preset);
/// A new comparison from a preset, without a file.
[[nodiscard]] BoardEdit newFromPreset(const Catalog &catalog, const Preset &preset);
/// A copy of the comparison, without a file.
[[nodiscard]] BoardEdit duplicated(const Board &board);
/// Applies a remedy of data/analysis/comparability, or one of "what-if:" and "needs:"; empty if the id is unknown.
[[nodiscard]] std::optional<BoardEdit> applyRemedy(const Catalog &catalog, const Board &board, const QString &remedyId);

// A question of the Answer page: puts its chart first, selects its workload, and shows its page.

/// `filter` is "question", `choice` its id. Empty if there is no such question.
[[nodiscard]] std::optional<BoardEdit> chooseQuestion(const Catalog &catalog, const Board &board, const QString &filter,
                                                      const QString &choice);

// Custom values as board edits, named for the undo list.

/// "Override Trainium3 price 1.80 USD/h". An invalid value changes nothing.
[[nodiscard]] BoardEdit setOverride(const Catalog &catalog, const Board &board, const Override &one);
/// "Reset Trainium3 price".
[[nodiscard]] BoardEdit takeBackOverride(const Catalog &catalog, const Board &board, const FigureAddress &of);
[[nodiscard]] BoardEdit takeBackOverrides(const Board &board);

/// Accepts changes since the board was saved: it is drawn with the current catalogue.
[[nodiscard]] BoardEdit takeNewFigures(const Catalog &catalog, const Board &board);
/// Likewise, but old figures become custom values of the board.
[[nodiscard]] BoardEdit keepOldFigures(const Catalog &catalog, const Board &board);

// Scenarios. Invalid edits (a taken name, an unknown index) change nothing.

/// Stores the active scenario under its name and continues with a copy.
[[nodiscard]] BoardEdit addScenario(const Board &board, const QString &name);
[[nodiscard]] BoardEdit chooseScenario(const Board &board, qsizetype index);
[[nodiscard]] BoardEdit renameScenario(const Board &board, qsizetype index, const QString &name);
[[nodiscard]] BoardEdit removeScenario(const Board &board, qsizetype index);
/// Sets the scenario that the others are compared with.
[[nodiscard]] BoardEdit compareWithScenario(const Board &board, qsizetype index);
/// `filter` is "against", `choice` a scenario index; empty if there is none.
[[nodiscard]] std::optional<BoardEdit> chooseScenarioBaseline(const Catalog &catalog, const Board &board,
                                                              const QString &filter, const QString &choice);
/// An empty setting copies all.
[[nodiscard]] BoardEdit copyScenario(const Catalog &catalog, const Board &board, qsizetype from, qsizetype to,
                                     const SettingId &setting);

// Custom texts and chart options as edits, named for the undo list.

/// The title above all charts; empty: from the data. Also stores what it claims about the current page.
[[nodiscard]] BoardEdit setPageTitle(const Board &board, const PageSpec &page, const QString &title,
                                     const Formatter &formatter);
/// A chart title; empty: from the data.
[[nodiscard]] BoardEdit setChartTitle(const Board &board, const QString &page, const ChartSpec &chart,
                                      const QString &title, const Formatter &formatter);
/// Title of the x or y axis of a plane; an empty text restores the quantity.
[[nodiscard]] BoardEdit setAxisTitle(const Board &board, const QString &page, const QString &chart, bool onX,
                                     const QString &title);
[[nodiscard]] BoardEdit setChartWords(const Board &board, const ChartWords &words, const QString &name);

/// Parses a typed line, "80" or "80 needed", on the value axis of rows or the y axis; empty if it does not start with a
/// number.
[[nodiscard]] std::optional<Annotation> lineFrom(const QString &typed, const ChartSpec &chart,
                                                 const Formatter &formatter);
/// At most one annotation per kind and position: a callout without text removes the existing one.
[[nodiscard]] ChartWords withAnnotation(ChartWords words, const Annotation &annotation);

} // namespace chipboard
