// Purpose: approval tests of text. Output is compared with a reviewed file in the source tree; a failure names the
// first line that differs, and the actual output is written next to the test program.
#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>

namespace chipboard::testing {

[[nodiscard]] inline QString writtenTo(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    return isWritten ? path : QStringLiteral("(%1 cannot be written)").arg(path);
}

/// Empty when `text` equals the file tests/`name`. With CHIPBOARD_APPROVE=1 the file is rewritten and the test still
/// fails, so that a person reads the difference first.
[[nodiscard]] inline QString faultOfApproved(const QString &name, const QByteArray &text)
{
    const QString path = QStringLiteral(CHIPBOARD_SOURCE_DIR "/tests/") + name;
    QFile file(path);
    const QByteArray approved = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    if (text == approved)
        return {};
    if (qEnvironmentVariableIntValue("CHIPBOARD_APPROVE") == 1)
        return QStringLiteral("Written anew, as asked: %1. Read the difference, then run the test again.")
            .arg(writtenTo(path, text));
    const QByteArrayList now = text.split('\n');
    const QByteArrayList then = approved.split('\n');
    qsizetype line = 0;
    while (now.value(line) == then.value(line))
        ++line;
    const QString actual = writtenTo(QCoreApplication::applicationDirPath() + QLatin1Char('/') + name, text);
    return QStringLiteral("%1, line %2: \"%3\" instead of \"%4\". Compare it with %5.")
        .arg(path)
        .arg(line + 1)
        .arg(QString::fromUtf8(now.value(line)), QString::fromUtf8(then.value(line)), actual);
}

} // namespace chipboard::testing
