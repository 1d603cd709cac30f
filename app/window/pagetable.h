// Purpose: the pages of the program as a table: how each is named, what it asks of the board, how it is reckoned and
// shown. Window and command line read the same rows; a new page is a new row.
#pragma once

#include "app/document/boardedit.h"
#include "data/analysis/pricehistory.h"
#include "data/analysis/uncertainty.h"
#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/model/measurements.h"
#include "data/model/modelcheck.h"
#include "data/views/pagelabels.h"

#include <QMap>

#include <functional>
#include <span>

class QWidget;

namespace chipboard {

class PageWidget;
struct Theme;

/// What takes its time, and is worked out or read only where a page asks for it; and what was chosen on pages.
struct PageSources
{
    std::function<const ModelCheck &()> check;
    std::function<StoredPrices(const QList<InstanceId> &)> stored; ///< empty: nothing was imported
    QMap<QString, QString> choices;                                ///< by the ids of PageFilter
    DrawSource draws = {};                                         ///< empty: drawn at once
    std::function<const Measurements &()> measurements = {};       ///< empty: none are drawn
};

/// What a page is made of.
struct PageInput
{
    const Catalog &published; ///< without figures of the board's own
    const Catalog &catalog;   ///< with them
    const Board &board;
    const ResultTable &table;
    const Formatter &formatter;
    const PageSources &sources;
};

struct PageRow
{
    const char *id;
    const char *name; ///< QT_TR_NOOP
    QList<MetricId> (*metrics)(const Catalog &catalog, const Board &board);
    PageSpec (*make)(const PageInput &input);
    PageWidget *(*create)(const Theme &theme, QWidget *parent);
    bool aboutWork; ///< the page shows the board's workload, so that assumptions matter more than sources

    OwnFigures marks = OwnFigures::OfTable;
    /// What a choice of one of the page's filters does to the board; null: it belongs to the page alone.
    std::optional<BoardEdit> (*choose)(const Catalog &catalog, const Board &board, const QString &filter,
                                       const QString &choice) = nullptr;
    /// Of filters that are typed: why `choose` makes nothing of it; empty where it does.
    QString (*refusal)(const Board &board, const QString &filter, const QString &choice) = nullptr;
    /// QT_TR_NOOP: which numbers never stand next to the baseline's, and why, one sentence;
    /// null: all are.
    const char *staying = nullptr;
    /// The table whose numbers stand next to the baseline's; null: the page's own.
    ResultTable (*compared)(const PageInput &input) = nullptr;

    /// Its charts are those of the board: their metrics can be chosen on them. Files have this page where none is
    /// named.
    bool hasBoardCharts = false;
    /// None of its numbers ever stands next to the baseline's, for the reason in `staying`: the choice how is not
    /// offered there.
    bool keepsNumbers = false;

    /// Where the page bar has it: a tab of its own, a part of the tab before it, or the menu More.
    enum class Place { Tab, Part, More };
    Place place = Place::More;
    /// QT_TR_NOOP: its name among the parts of one tab; null: its tab has no parts.
    const char *part = nullptr;

    /// The table that `make` wants.
    [[nodiscard]] ResultTable table(const Catalog &catalog, const Board &board) const;
    /// What `make` gives, with all labels of the board (labelledPage).
    [[nodiscard]] PageSpec page(const PageInput &input) const;
    /// Why it cannot be chosen here how numbers are shown; empty where it can.
    [[nodiscard]] QString fixedText() const { return keepsNumbers ? stayingText() : QString(); }
    /// Translated; empty where all numbers can be compared.
    [[nodiscard]] QString stayingText() const;
};

/// In the order of the page bar.
[[nodiscard]] std::span<const PageRow> pageTable();
/// By its id; null when there is no such page.
[[nodiscard]] const PageRow *findPage(const QString &id);
/// Its English name as one word: "find-a-chip".
[[nodiscard]] QString pageWord(const PageRow &row);
/// By its id or its word, as a person types it; null when there is no such page.
[[nodiscard]] const PageRow *pageNamed(const QString &word);
/// The row of the tab that the page is in: itself, or the one that it is a part of.
[[nodiscard]] const PageRow &tabOf(const PageRow &page);
/// The tab's pages, itself first: one where the tab has no parts.
[[nodiscard]] std::span<const PageRow> partsOf(const PageRow &tab);

} // namespace chipboard
