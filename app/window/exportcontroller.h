// Purpose: from "Export…" to files on the disk: asks how and where, writes step by step, says what became of it, and
// can do it all again.
#pragma once

#include "app/settings/settings.h"
#include "app/window/exportjob.h"
#include "app/window/presenter.h"
#include "widgets/dialogs/exportdialog.h"
#include "widgets/dialogs/filechooser.h"

#include <QObject>

namespace chipboard {

class ExportController : public QObject
{
    Q_OBJECT

public:
    /// The company look that every export has from now on.
    void setLook(const CompanyLook &look) { m_look = look; }
    ExportController(Presenter &presenter, Settings &settings, FileChooser &chooser, QWidget *window);

    /// Of an exported file that was opened: the next export is asked for in the same way.
    void take(const ExportRecipe &recipe);
    void stop() { m_job.stop(); }

public slots:
    void exportPage();
    /// To the same files in the same way as the last time; asks when there was none.
    void exportAgain();

signals:
    void exported(const QStringList &paths);
    void failed(const chipboard::Problem &problem);
    /// Of an export without a dialog.
    void progress(double share);
    void ended();

private:
    void connectDialog();
    void connectJob();
    void browse();
    void start(const ExportChoice &choice);
    void finish(const QStringList &paths);
    void fail(const Problem &problem);
    [[nodiscard]] ExportOffer offer();
    [[nodiscard]] ExportChoice proposed() const;
    [[nodiscard]] ExportedPage made(const PageRow &row);
    [[nodiscard]] ExportChoice remembered() const;
    void remember(const ExportChoice &choice);

    Presenter &m_presenter;
    Settings &m_settings;
    FileChooser &m_chooser;
    QWidget *m_window;
    ExportDialog *m_dialog = nullptr;
    ExportJob m_job;
    ExportChoice m_choice;
    CompanyLook m_look;
    bool m_hasExported = false;
};

} // namespace chipboard
