#include "app/store/storeidentity.h"

#include "app/store/storeschema.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>
#include <QtEndian>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// Immutable: neither locks nor journals, so nothing is written, not even where another program was interrupted.
std::optional<QStringList> tableNames(const QString &path)
{
    const QString connection = u"look-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::optional<QStringList> names;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection);
        const QUrl url = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath());
        database.setDatabaseName(url.toString(QUrl::FullyEncoded) + u"?immutable=1"_s);
        database.setConnectOptions(u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s);
        if (database.open()) {
            QSqlQuery query(database);
            if (query.exec(u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"_s)) {
                names.emplace();
                while (query.next())
                    *names << query.value(0).toString();
                if (query.lastError().isValid())
                    names.reset();
            }
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(connection);
    return names;
}

bool areOurs(const QStringList &names)
{
    constexpr QStringView tables[] = {u"word", u"snapshot", u"block"};
    return std::all_of(std::begin(tables), std::end(tables),
                       [&names](QStringView table) { return names.contains(table); });
}

} // namespace

StoreFile lookAtStore(const QString &path)
{
    constexpr qsizetype headerBytes = 100;
    constexpr qsizetype versionAt = 60;
    constexpr qsizetype applicationAt = 68;
    const QFileInfo info(path);
    if (!info.exists() || info.size() == 0)
        return {};
    QFile file(path);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(headerBytes) : QByteArray();
    if (file.error() != QFileDevice::NoError)
        return {StoreIdentity::Unread, 0};
    file.close();
    if (header.size() < headerBytes || !header.startsWith(QByteArray("SQLite format 3", 16)))
        return {StoreIdentity::Unclear, 0};
    const int version = qFromBigEndian<qint32>(header.constData() + versionAt);
    const int application = qFromBigEndian<qint32>(header.constData() + applicationAt);
    const StoreIdentity ours = version > storeVersion ? StoreIdentity::Newer : StoreIdentity::Store;
    if (application == storeApplicationId)
        return {ours, version};
    if (application != 0)
        return {StoreIdentity::Foreign, version};
    // The first stores had no such mark.
    const std::optional<QStringList> names = tableNames(path);
    if (!names)
        return {StoreIdentity::Unclear, version};
    if (names->isEmpty() && version == 0)
        return {};
    return {version > 0 && areOurs(*names) ? ours : StoreIdentity::Foreign, version};
}

} // namespace chipboard
