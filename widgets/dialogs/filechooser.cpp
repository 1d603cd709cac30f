#include "widgets/dialogs/filechooser.h"

#include <QFileDialog>

namespace chipboard {
namespace {

std::optional<QString> ask(QWidget *parent, const FileQuestion &question, QFileDialog::AcceptMode mode)
{
    QFileDialog dialog(parent, question.title, question.path, question.filter);
    dialog.setAcceptMode(mode);
    dialog.setFileMode(mode == QFileDialog::AcceptOpen ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    // Before the dialog asks whether to overwrite, so it asks about the file that will be written.
    dialog.setDefaultSuffix(question.suffix);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return std::nullopt;
    return dialog.selectedFiles().constFirst();
}

} // namespace

std::optional<QString> NativeFileChooser::fileToOpen(QWidget *parent, const FileQuestion &question)
{
    return ask(parent, question, QFileDialog::AcceptOpen);
}

std::optional<QString> NativeFileChooser::fileToSave(QWidget *parent, const FileQuestion &question)
{
    return ask(parent, question, QFileDialog::AcceptSave);
}

} // namespace chipboard
