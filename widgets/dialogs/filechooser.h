// Purpose: asks for a file name. Behind an interface, so that tests answer instead of the desktop's own dialog.
#pragma once

#include <QStringList>

#include <optional>

class QWidget;

namespace chipboard {

struct FileQuestion
{
    QString title;
    QString path;   ///< proposed: a folder, or a folder with a file name
    QString filter; ///< "PDF document (*.pdf)"
    QString suffix; ///< added when the person gives none: "pdf"
};

class FileChooser
{
public:
    virtual ~FileChooser() = default;

    /// Empty when the person changed their mind.
    [[nodiscard]] virtual std::optional<QString> fileToOpen(QWidget *parent, const FileQuestion &question) = 0;
    /// One or several; none when the person changed their mind.
    [[nodiscard]] virtual QStringList filesToOpen(QWidget *parent, const FileQuestion &question) = 0;
    /// Asks before a file that exists is taken.
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
