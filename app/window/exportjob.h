// Purpose: an export in small steps between the events of the window: one page is reckoned, one file is made, all are
// written. It can be stopped until the last step; then no file was touched.
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

// The pages that an export asks for, made of the rows of the page table: one or several pages, one chart of a
// page, or all pages that have something to say. Window and command line ask the same way.

/// How one page is made: the window has its own catalogue, prices and draws at hand, the command line reads them.
using PageMaker = std::function<ExportedPage(const PageRow &row)>;

/// For a file: each chart knows what it says.
[[nodiscard]] ExportedPage statedPage(const PageSpec &page, const ResultTable &table, const Catalog &catalog,
                                      const Board &board, const Formatter &formatter);

/// Rows that are asked for, in the order of asking, each once; every row where all are.
[[nodiscard]] Result<QList<const PageRow *>> rowsAskedFor(const ExportAsk &ask);
/// A page or chart that is asked for by name and says nothing, or that does not exist, is a problem; with "all", pages
/// that say nothing are left out. Never an empty list.
[[nodiscard]] Result<QList<ExportedPage>> exportedPages(const ExportAsk &ask, const PageMaker &make);
/// One chart of a page, with its numbers alone.
[[nodiscard]] Result<ExportedPage> exportedChart(const ExportedPage &page, const QString &chart);
/// What the exporters want: the pages and, where one is asked for, the report of them. Of a deck each slide is a page
/// and a chapter; a page or chart that a slide names and that is not there is a problem with its place in the board.
[[nodiscard]] Result<ExportInput> exportInput(const ExportRecipe &recipe, const Catalog &catalog, const Board &board,
                                              const Formatter &formatter, const PageMaker &make);
/// The slides of the board's deck, each that cannot be made with its reason.
[[nodiscard]] Result<DeckReport> madeDeck(const Catalog &catalog, const Board &board, const Formatter &formatter,
                                          const PageMaker &make);
/// The usual slides, without those that have nothing to show of a board.
[[nodiscard]] BoardDeck usualDeckOf(const PageMaker &make);
/// Every slide as a page of its own, in the order of the deck.
[[nodiscard]] QList<ExportedPage> slidePages(const DeckReport &deck);
/// Why a deck cannot be written to one of these files.
[[nodiscard]] std::optional<Problem> noDeckIn(const QList<ExportTarget> &targets, const ExportAsk &ask);
/// The board with how its file was made: of one page of several, as if that page alone had been asked for.
[[nodiscard]] BoardText boardTextFor(const Board &board, const ExportAsk &ask);

struct ExportTask
{
    ExportAsk ask;
    ExportOptions options;
    QList<ExportTarget> targets;
    std::shared_ptr<const Catalog> catalog; ///< what the pages' tables point into
    Board board;
    Board toSave; ///< as files get it
    Formatter formatter;
    PageMaker make; ///< called in the job's thread, once a page
    /// What is made while the answer lives is in the export's language; empty: in the window's.
    std::function<std::shared_ptr<void>()> speak = {};
    std::optional<DeckTemplate> deckTemplate = {}; ///< whose masters slides have
    ExportRun::OldFiles old = ExportRun::OldFiles::Replaced;
};

class ExportJob : public QObject
{
    Q_OBJECT

public:
    explicit ExportJob(QObject *parent = nullptr);

    /// What was under way is stopped.
    void start(ExportTask task);
    /// The signal stopped() follows, if something was under way.
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

    QTimer m_turn; ///< one step is waiting at most, whatever was stopped and started
    std::optional<ExportTask> m_task;
    QList<const PageRow *> m_rows;
    QMap<const PageRow *, ExportedPage> m_pages;
    std::unique_ptr<ExportRun> m_run;
    std::optional<Problem> m_refused; ///< of a file that could not be written, while the others are
};

/// Of each format one file: folder/name.ending.
[[nodiscard]] QList<ExportTarget> targetsFor(const QStringList &formats, const QString &folder, const QString &name);

} // namespace chipboard
