// Purpose: asks for a file name. An interface, so that tests can answer without the desktop's dialog.
#pragma once

#include <QStringList>

#include <optional>

class QWidget;

namespace chipboard {

struct FileQuestion
{
    QString title;
    QString path;   ///< initial folder, or folder with file name
    QString filter; ///< "PDF document (*.pdf)"
    QString suffix; ///< added if the user types none: "pdf"
};

class FileChooser
{
public:
    virtual ~FileChooser() = default;

    /// Empty if cancelled.
    [[nodiscard]] virtual std::optional<QString> fileToOpen(QWidget *parent, const FileQuestion &question) = 0;
    /// One or more files; empty if cancelled.
    [[nodiscard]] virtual QStringList filesToOpen(QWidget *parent, const FileQuestion &question) = 0;
    /// Asks for confirmation before overwriting.
    [[nodiscard]] virtual std::optional<QString> fileToSave(QWidget *parent, const FileQuestion &question) = 0;
};

/// The desktop's dialog.
class NativeFileChooser : public FileChooser
{
public:
    [[nodiscard]] std::optional<QString> fileToOpen(QWidget *parent, const FileQuestion &question) override;
    [[nodiscard]] QStringList filesToOpen(QWidget *parent, const FileQuestion &question) override;
    [[nodiscard]] std::optional<QString> fileToSave(QWidget *parent, const FileQuestion &question) override;
};

} // namespace chipboard
