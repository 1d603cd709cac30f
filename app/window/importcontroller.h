// Purpose: from "Import prices…" to prices in the store: asks for files, recognises them, shows what would come in,
// imports, and puts the new prices into the catalogue that is shown.
#pragma once

#include "app/settings/keptmappings.h"
#include "app/window/importjob.h"
#include "app/window/presenter.h"
#include "app/window/windowservices.h"
#include "data/importers/importlook.h"

#include <QPointer>

class QWidget;

namespace chipboard {

class ImportDialog;

class ImportController : public QObject
{
    Q_OBJECT

public:
    ImportController(Presenter &presenter, const WindowServices &services, QWidget *window);

    /// Asks for files.
    void importFiles();
    /// One after the other.
    void importFiles(const QStringList &paths);
    /// True for files that an import may be made of.
    [[nodiscard]] static bool takes(const QString &path);

signals:
    /// Something is in the store; the catalogue shown has it.
    void imported(const QString &summary);
    void failed(const chipboard::Problem &problem);

private:
    void openDialog();
    void nextFile();
    void showPlace();
    void lookAgain();
    void askColumns();
    void preview();
    void begin();
    void stored(const StoredImport &stored, const CatalogLoad &load);
    void jobFailed(const Problem &problem);
    [[nodiscard]] ImportTask task() const;

    Presenter &m_presenter;
    WindowServices m_services;
    QWidget *m_window;
    KeptMappings m_kept;
    ImportJob m_job;
    QPointer<ImportDialog> m_dialog;
    QStringList m_paths;
    qsizetype m_next = 0; ///< of the paths
    QString m_path;       ///< of the file that is shown
    std::optional<ImportLook> m_look;
    ColumnMapping m_mapping;
};

} // namespace chipboard
