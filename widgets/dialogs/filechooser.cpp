#include "widgets/dialogs/filechooser.h"

#include <QFileDialog>

namespace chipboard {
static QStringList ask(QWidget *parent, const FileQuestion &question, QFileDialog::AcceptMode mode,
                       QFileDialog::FileMode files)
{
    QFileDialog dialog(parent, question.title, question.path, question.filter);
    dialog.setAcceptMode(mode);
    dialog.setFileMode(files);
    // Set before the overwrite check, so that the dialog asks about the final file name.
    dialog.setDefaultSuffix(question.suffix);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

static std::optional<QString> firstOf(const QStringList &files)
{
    return files.isEmpty() ? std::nullopt : std::optional(files.constFirst());
}

std::optional<QString> NativeFileChooser::fileToOpen(QWidget *parent, const FileQuestion &question)
{
    return firstOf(ask(parent, question, QFileDialog::AcceptOpen, QFileDialog::ExistingFile));
}

QStringList NativeFileChooser::filesToOpen(QWidget *parent, const FileQuestion &question)
{
    return ask(parent, question, QFileDialog::AcceptOpen, QFileDialog::ExistingFiles);
}

std::optional<QString> NativeFileChooser::fileToSave(QWidget *parent, const FileQuestion &question)
{
    return firstOf(ask(parent, question, QFileDialog::AcceptSave, QFileDialog::AnyFile));
}

} // namespace chipboard
