// Purpose: files and words in one line each, for tests of programs that read and write files.
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>

namespace chipboard::test {

[[nodiscard]] inline bool writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// Empty when there is no such file.
[[nodiscard]] inline QByteArray readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The arguments of a command line without blanks inside them.
[[nodiscard]] inline QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace chipboard::test
