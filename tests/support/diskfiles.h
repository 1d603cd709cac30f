// Purpose: whole files of tests, read and written.
#pragma once

#include <QFile>

namespace chipboard::testing {

/// `missing` if the file cannot be opened.
[[nodiscard]] inline QByteArray readFile(const QString &path, const QByteArray &missing = {})
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : missing;
}

[[nodiscard]] inline bool writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

} // namespace chipboard::testing
