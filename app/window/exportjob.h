// Purpose: an export in small steps between the events of the window: one page is reckoned, one file is made, all are
// written. It can be stopped until the last step; then no file was touched.
#pragma once

#include "app/window/exportpages.h"

#include <QMap>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace chipboard {

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
