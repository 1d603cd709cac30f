#include "app/window/exportcontroller.h"

#include "data/json/boardio.h"
#include "data/overrides/moved.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace chipboard {
namespace {

const Exporter *exporterOf(const QString &id)
{
    const auto rows = exporterTable();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&id](const Exporter &row) { return id == QLatin1String(row.id); });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

ExportController::ExportController(Presenter &presenter, Settings &settings, FileChooser &chooser, QWidget *window)
    : QObject(window)
    , m_presenter(presenter)
    , m_settings(settings)
    , m_chooser(chooser)
    , m_window(window)
    , m_choice(remembered())
{
}

void ExportController::exportPage()
{
    if (const auto problem = nothingToExport(m_presenter.view().page)) {
        emit failed(*problem);
        return;
    }
    if (m_dialog == nullptr) {
        m_dialog = new ExportDialog(m_window);
        connect(m_dialog, &QDialog::accepted, this, &ExportController::askWhere);
    }
    m_dialog->setChoice(m_choice);
    m_dialog->open();
}

void ExportController::exportAgain()
{
    if (m_path.isEmpty())
        exportPage();
    else
        write(m_path);
}

void ExportController::askWhere()
{
    const ExportChoice choice = m_dialog->choice();
    const Exporter *exporter = exporterOf(choice.exporterId);
    if (exporter == nullptr)
        return;
    const QString suffix = QLatin1String(exporter->suffix);
    FileQuestion question;
    question.title = tr("Export to");
    question.suffix = suffix;
    question.filter = tr("%1 (*.%2)").arg(QCoreApplication::translate("Exporter", exporter->name), suffix);
    const QString folder = m_settings.text(Setting::ExportFolder);
    question.path =
        QDir(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : folder)
            .filePath(m_presenter.view().page.fileStem + QLatin1Char('.') + suffix);
    const std::optional<QString> path = m_chooser.fileToSave(m_window, question);
    if (!path)
        return;
    remember(choice);
    write(*path);
}

void ExportController::write(const QString &path)
{
    m_presenter.complete();
    const Exporter *exporter = exporterOf(m_choice.exporterId);
    if (exporter == nullptr)
        return;
    const PageView &view = m_presenter.view();
    if (const auto problem = nothingToExport(view.page)) { // with Export again
        emit failed(*problem);
        return;
    }
    const Board &board = m_presenter.board();
    const Result<QByteArray> content =
        exporter->write({m_presenter.catalog(),
                         board,
                         {{view.page, view.table}},
                         m_choice.options,
                         writeBoard(boardToSave(m_presenter.published(), board),
                                    {{ExportWhat::Page, {view.page.id}, {}}, m_choice.options})});
    if (!content) {
        emit failed(content.problem());
        return;
    }
    const Result<Done> written = writeFileSafely(path, content.value());
    if (!written) {
        emit failed(written.problem());
        return;
    }
    m_path = path;
    m_settings.set(Setting::ExportFolder, QFileInfo(path).absolutePath());
    emit exported(path);
}

ExportChoice ExportController::remembered() const
{
    ExportChoice choice;
    choice.exporterId = m_settings.text(Setting::ExportFormat);
    choice.options.pageSize = m_settings.text(Setting::ExportPageSize);
    choice.options.numbersPage = m_settings.value(Setting::ExportNumbers).toBool();
    choice.options.scale = m_settings.value(Setting::ExportScale).toInt();
    choice.options.keepsBoard = m_settings.value(Setting::ExportBoard).toBool();
    return choice;
}

void ExportController::remember(const ExportChoice &choice)
{
    m_choice = choice;
    m_settings.set(Setting::ExportFormat, choice.exporterId);
    m_settings.set(Setting::ExportPageSize, choice.options.pageSize);
    m_settings.set(Setting::ExportNumbers, choice.options.numbersPage);
    m_settings.set(Setting::ExportScale, choice.options.scale);
    m_settings.set(Setting::ExportBoard, choice.options.keepsBoard);
}

} // namespace chipboard
