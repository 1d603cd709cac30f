// Purpose: an export in small steps of the event loop: each calculates a page or generates a file; the last writes all
// files. Until then it can be cancelled without touching any file.
#pragma once

#include "app/window/pagetable.h"
#include "data/board/exportrecipe.h"
#include "widgets/export/exportplan.h"

#include <QMap>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace chipboard {

// The pages of an export, from the page table: one or several pages, one chart of a page, or all pages with content.
// Shared by window and command line.

/// Makes one page: the window has catalogue, prices and draws in memory, the command line loads them.
using PageMaker = std::function<ExportedPage(const PageRow &row)>;

/// For files: each chart includes its message.
[[nodiscard]] ExportedPage statedPage(const PageSpec &page, const ResultTable &table, const Catalog &catalog,
                                      const Board &board, const Formatter &formatter);

/// The requested rows without duplicates, in request order; all rows for "all".
[[nodiscard]] Result<QList<const PageRow *>> rowsAskedFor(const ExportAsk &ask);
/// A requested page or chart that is empty or unknown is a problem; "all" skips empty pages. Never returns an empty
/// list.
[[nodiscard]] Result<QList<ExportedPage>> exportedPages(const ExportAsk &ask, const PageMaker &make);
/// One chart of a page, with only its numbers.
[[nodiscard]] Result<ExportedPage> exportedChart(const ExportedPage &page, const QString &chart);
/// Input for exporters: the pages and, if requested, their report. Each slide of a deck is a page and a chapter; a
/// slide's unknown page or chart is a problem with its position in the board.
[[nodiscard]] Result<ExportInput> exportInput(const ExportRecipe &recipe, const Catalog &catalog, const Board &board,
                                              const Formatter &formatter, const PageMaker &make);
/// The slides of the board's deck; those that cannot be made have a reason.
[[nodiscard]] Result<DeckReport> madeDeck(const Catalog &catalog, const Board &board, const Formatter &formatter,
                                          const PageMaker &make);
/// The default slides, without those that are empty for the board.
[[nodiscard]] BoardDeck usualDeckOf(const PageMaker &make);
/// Each slide as a separate page, in deck order.
[[nodiscard]] QList<ExportedPage> slidePages(const DeckReport &deck);
/// Why a deck cannot be written in one of these formats.
[[nodiscard]] std::optional<Problem> noDeckIn(const QList<ExportTarget> &targets, const ExportAsk &ask);
/// The board's text with the export recipe; for one of several pages, as if only that page had been requested.
[[nodiscard]] BoardText boardTextFor(const Board &board, const ExportAsk &ask);

struct ExportTask
{
    ExportAsk ask;
    ExportOptions options;
    QList<ExportTarget> targets;
    std::shared_ptr<const Catalog> catalog; ///< referred to by the pages' tables
    Board board;
    Board toSave; ///< as written to files
    Formatter formatter;
    PageMaker make; ///< called once per page, in the job's thread
    /// Sets the export's language while the result is alive; empty: the window's.
    std::function<std::shared_ptr<void>()> speak = {};
    std::optional<DeckTemplate> deckTemplate = {}; ///< provides the slide masters
    ExportRun::OldFiles old = ExportRun::OldFiles::Replaced;
};

class ExportJob : public QObject
{
    Q_OBJECT

public:
    explicit ExportJob(QObject *parent = nullptr);

    /// Cancels a running export first.
    void start(ExportTask task);
    /// Emits stopped() if an export was running.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_task.has_value(); }

signals:
    void progress(double share);
    void written(const QStringList &paths);
    void failed(const chipboard::Problem &problem);
    void stopped();

private:
    void next();
    [[nodiscard]] Result<Done> step();
    [[nodiscard]] Result<Done> begin();
    void finish();

    QTimer m_turn; ///< at most one pending step, despite stops and restarts
    std::optional<ExportTask> m_task;
    QList<const PageRow *> m_rows;
    QMap<const PageRow *, ExportedPage> m_pages;
    std::unique_ptr<ExportRun> m_run;
    std::optional<Problem> m_refused; ///< problem of a file that was skipped
};

/// One file per format: folder/name.ending.
[[nodiscard]] QList<ExportTarget> targetsFor(const QStringList &formats, const QString &folder, const QString &name);

} // namespace chipboard
