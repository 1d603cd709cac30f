// Purpose: runs a program the way a script on a server does: a clean environment without any display, its own home,
// output and exit status to look at.
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace chipboard::test {

struct Ran
{
    int status = -1; ///< -1: did not start, crashed, or took longer than a minute
    QByteArray out;
    QString err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// `extra` are further variables of the environment, "NAME=value".
[[nodiscard]] Ran runProgram(const QString &program, const QStringList &arguments, const QStringList &extra = {});

[[nodiscard]] bool haveTools(const QStringList &programs);
[[nodiscard]] QStringList linesOf(const QByteArray &text); ///< without the empty ones

} // namespace chipboard::test
