// Purpose: writes a fuzzer's input to a file, for readers that take a path. The same file is overwritten each time.
#pragma once

#include "tests/fuzz/require.h"

#include <QFile>
#include <QTemporaryDir>

class InputFile
{
public:
    explicit InputFile(const char *name)
        : m_path(m_directory.filePath(QString::fromLatin1(name)))
    {
    }

    [[nodiscard]] QString holding(const QByteArray &bytes) const
    {
        QFile file(m_path);
        require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        return m_path;
    }
    [[nodiscard]] QString folder() const { return m_directory.path(); }

private:
    QTemporaryDir m_directory;
    QString m_path;
};
