// Purpose: runs one command line inside the test, with buffers in place of the terminal.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "tests/support/shippedcatalog.h"

#include <QBuffer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace chipboard::test {

/// A command line without quotes.
[[nodiscard]] inline QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

struct Outcome
{
    int status = 0;
    QByteArray out;
    QString err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// The catalogue as main() starts loading it; nothing if a folder may extend the shipped catalogue.
[[nodiscard]] inline std::future<CatalogLoad> begunCatalog(const Invocation &invocation)
{
    const QStringList folders = catalogFoldersOf(invocation);
    if (std::ranges::any_of(folders, [](const QString &folder) { return QFileInfo::exists(folder); }))
        return {};
    std::promise<CatalogLoad> begun;
    begun.set_value(testing::shippedLoad());
    return begun.get_future();
}

inline Outcome runCli(const QStringList &arguments)
{
    const Result<Invocation> invocation = parseArguments(arguments);
    if (!invocation)
        return {exitStatusOf(invocation.problem()), {}, invocation.problem().toText()};
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::ReadWrite);
    err.open(QIODevice::ReadWrite);
    Streams streams{out, err, begunCatalog(invocation.value())};
    const int status = runInvocation(invocation.value(), streams);
    return {status, out.data(), QString::fromUtf8(err.data())};
}

} // namespace chipboard::test
