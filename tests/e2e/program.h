// Purpose: runs a program as a script on a server does: clean environment, no display, its own home; captures output
// and exit status.
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace chipboard::test {

struct Ran
{
    int status = -1; ///< -1: did not start, crashed, or ran for more than a minute
    QByteArray out;
    QString err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// `extra`: additional environment variables, "NAME=value".
[[nodiscard]] Ran runProgram(const QString &program, const QStringList &arguments, const QStringList &extra = {});

[[nodiscard]] bool haveTools(const QStringList &programs);
[[nodiscard]] QStringList linesOf(const QByteArray &text); ///< non-empty lines

} // namespace chipboard::test
