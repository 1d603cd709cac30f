// Purpose: what all window tests need: warnings that fail, and fakes for file dialogs.
#pragma once

#include "widgets/dialogs/filechooser.h"

#include <QList>
#include <QRegularExpression>

namespace chipboard::testing {

/// Every warning except those of the offscreen platform about what it does not support (sizes, raise(), grabbing the
/// keyboard).
[[nodiscard]] inline QRegularExpression anyWarning()
{
    return QRegularExpression(QStringLiteral("^(?!This plugin does not support).*"));
}

/// Returns the test's prepared answers and records the questions.
class FakeFileChooser : public FileChooser
{
public:
    std::optional<QString> answer;
    QStringList others; ///< further files, where several may be chosen
    QList<FileQuestion> questions;

    std::optional<QString> fileToOpen(QWidget * /*parent*/, const FileQuestion &question) override
    {
        questions << question;
        return answer;
    }
    QStringList filesToOpen(QWidget * /*parent*/, const FileQuestion &question) override
    {
        questions << question;
        return answer ? QStringList{*answer} + others : QStringList();
    }
    std::optional<QString> fileToSave(QWidget * /*parent*/, const FileQuestion &question) override
    {
        questions << question;
        return answer;
    }
};

} // namespace chipboard::testing
