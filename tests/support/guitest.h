// Purpose: what all tests of windows need: warnings that fail, fakes for what asks a person.
#pragma once

#include "widgets/dialogs/filechooser.h"

#include <QList>
#include <QRegularExpression>

namespace chipboard::testing {

/// Every warning but those of the offscreen platform about what it cannot do (sizes, raise(), grabbing the keyboard).
[[nodiscard]] inline QRegularExpression anyWarning()
{
    return QRegularExpression(QStringLiteral("^(?!This plugin does not support).*"));
}

/// Answers with what the test laid out; keeps the questions.
class FakeFileChooser : public FileChooser
{
public:
    std::optional<QString> answer;
    QStringList others; ///< beside the answer, where several may be chosen
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
