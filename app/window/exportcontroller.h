// Purpose: from "Export…" to a file on the disk: asks how and where, writes, says what became of it, and can do it all
// again.
#pragma once

#include "app/settings/settings.h"
#include "app/window/presenter.h"
#include "widgets/dialogs/exportdialog.h"
#include "widgets/dialogs/filechooser.h"

#include <QObject>

namespace chipboard {

class ExportController : public QObject
{
    Q_OBJECT

public:
    ExportController(Presenter &presenter, Settings &settings, FileChooser &chooser, QWidget *window);

public slots:
    /// Asks how, then where to.
    void exportPage();
    /// To the same file in the same way as the last time; asks when there was none.
    void exportAgain();

signals:
    void exported(const QString &path);
    void failed(const chipboard::Problem &problem);

private:
    void askWhere();
    void write(const QString &path);
    [[nodiscard]] ExportChoice remembered() const;
    void remember(const ExportChoice &choice);

    Presenter &m_presenter;
    Settings &m_settings;
    FileChooser &m_chooser;
    QWidget *m_window;
    ExportDialog *m_dialog = nullptr;
    ExportChoice m_choice;
    QString m_path;
};

} // namespace chipboard
