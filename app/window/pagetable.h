// Purpose: the table of pages: name, use of the board, calculation and widget. Window and command line share it; a new
// page is a new row.
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

/// Slow inputs, calculated or loaded only when a page needs them, and the choices made on pages.
struct PageSources
{
    std::function<const ModelCheck &()> check;
    std::function<StoredPrices(const QList<InstanceId> &)> stored; ///< empty: nothing was imported
    QMap<QString, QString> choices;                                ///< by PageFilter id
    DrawSource draws = {};                                         ///< empty: draws are made at once
    std::function<const Measurements &()> measurements = {};       ///< empty: pages show no measurements
};

struct PageInput
{
    const Catalog &published; ///< without the board's custom values
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
    bool aboutWork; ///< the page depends on the board's workload, so that assumptions matter more than sources

    OwnFigures marks = OwnFigures::OfTable;
    /// The board edit for a choice of the page's filters; null: choices belong to the page only.
    std::optional<BoardEdit> (*choose)(const Catalog &catalog, const Board &board, const QString &filter,
                                       const QString &choice) = nullptr;
    /// For typed filters: why `choose` rejects the text; empty if it does not.
    QString (*refusal)(const Board &board, const QString &filter, const QString &choice) = nullptr;
    /// QT_TR_NOOP: which numbers are never compared with the baseline, and why, one sentence; null: all are comparable.
    const char *staying = nullptr;
    /// The table whose numbers are compared with the baseline; null: the page's own.
    ResultTable (*compared)(const PageInput &input) = nullptr;

    /// Shows the board's charts, with selectable metrics. The default page of exported files.
    bool hasBoardCharts = false;
    /// No number is ever compared with the baseline, for the reason in `staying`: the comparison format is disabled.
    bool keepsNumbers = false;

    /// In the page bar: a tab, a part of the preceding tab, or the menu More.
    enum class Place { Tab, Part, More };
    Place place = Place::More;
    /// QT_TR_NOOP: name among the parts of a tab; null: the tab has no parts.
    const char *part = nullptr;

    [[nodiscard]] ResultTable table(const Catalog &catalog, const Board &board) const;
    /// The result of `make` with all labels of the board (labelledPage).
    [[nodiscard]] PageSpec page(const PageInput &input) const;
    /// Why the comparison format is fixed here; empty if it is selectable.
    [[nodiscard]] QString fixedText() const { return keepsNumbers ? stayingText() : QString(); }
    /// Translated; empty if all numbers can be compared.
    [[nodiscard]] QString stayingText() const;
};

/// In page bar order.
[[nodiscard]] std::span<const PageRow> pageTable();
/// Null if there is no such page.
[[nodiscard]] const PageRow *findPage(const QString &id);
/// The English name as one word: "find-a-chip".
[[nodiscard]] QString pageWord(const PageRow &row);
/// By id or word, as typed; null if there is no such page.
[[nodiscard]] const PageRow *pageNamed(const QString &word);
/// The row of the page's tab: the page itself, or the tab it is a part of.
[[nodiscard]] const PageRow &tabOf(const PageRow &page);
/// The tab's pages, itself first; only itself if it has no parts.
[[nodiscard]] std::span<const PageRow> partsOf(const PageRow &tab);

} // namespace chipboard
