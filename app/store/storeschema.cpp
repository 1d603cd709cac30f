#include "app/store/storeschema.h"

#include "app/store/pricedetails.h"
#include "app/store/storeproblem.h"
#include "data/core/ending.h"
#include "data/core/tr.h"
#include "data/importers/contentdigest.h"
#include "widgets/export/safefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

std::optional<Problem> fillContents(QSqlDatabase &database, const QString &path)
{
    QList<qint64> snapshots;
    QSqlQuery query(database);
    if (!query.exec(u"SELECT id FROM snapshot"_s))
        return storeProblem(query.lastError(), path);
    while (query.next())
        snapshots << query.value(0).toLongLong();
    query.prepare(u"UPDATE snapshot SET content = ? WHERE id = ?"_s);
    for (const qint64 snapshot : snapshots) {
        const Result<QString> content = contentOf(database, path, snapshot);
        if (!content)
            return content.problem();
        query.bindValue(0, content.value());
        query.bindValue(1, snapshot);
        if (!query.exec())
            return storeProblem(query.lastError(), path);
    }
    return std::nullopt;
}

// The folder of a list is private: the name is enough.
std::optional<Problem> dropFolders(QSqlDatabase &database, const QString &path)
{
    QList<std::pair<qint64, QString>> files;
    QSqlQuery query(database);
    if (!query.exec(u"SELECT id, file FROM snapshot"_s))
        return storeProblem(query.lastError(), path);
    while (query.next())
        files << std::pair(query.value(0).toLongLong(), QFileInfo(query.value(1).toString()).fileName());
    query.prepare(u"UPDATE snapshot SET file = ? WHERE id = ?"_s);
    for (const auto &[snapshot, file] : files) {
        query.bindValue(0, file);
        query.bindValue(1, snapshot);
        if (!query.exec())
            return storeProblem(query.lastError(), path);
    }
    return std::nullopt;
}

// Texts stand once, in "word". A snapshot's prices have ids in one run, so that a pinned snapshot is a range of ids;
// "block" has the same prices as PriceKeys, which is what filters look at; all else about them was in "price", a row
// each, and is in runs of PriceDetails now. The number of a snapshot that was removed is never given to another.
constexpr StoreMigration migrations_[] = {
    {0,
     "CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);"
     "CREATE TABLE snapshot (id INTEGER PRIMARY KEY AUTOINCREMENT, format TEXT NOT NULL, file TEXT NOT NULL,"
     " provider TEXT NOT NULL, as_of TEXT NOT NULL, imported_at TEXT NOT NULL, rows INTEGER NOT NULL, imported INTEGER "
     "NOT NULL,"
     " ignored INTEGER NOT NULL, suspicious INTEGER NOT NULL, prices INTEGER NOT NULL, first_price INTEGER NOT NULL,"
     " last_price INTEGER NOT NULL);"
     "CREATE TABLE price (id INTEGER PRIMARY KEY, series INTEGER NOT NULL, provider INTEGER NOT NULL,"
     " region INTEGER NOT NULL, zone INTEGER NOT NULL, instance INTEGER NOT NULL, accelerator INTEGER NOT NULL,"
     " chip INTEGER NOT NULL, kind INTEGER NOT NULL, scope INTEGER NOT NULL, as_of INTEGER NOT NULL, chips REAL,"
     " vcpus REAL, memory REAL, usd REAL NOT NULL, line INTEGER NOT NULL);"
     "CREATE TABLE block (first_price INTEGER PRIMARY KEY, keys BLOB NOT NULL);"
     "PRAGMA application_id = 1130909794"}, // storeApplicationId
    {1, "ALTER TABLE snapshot ADD COLUMN content TEXT NOT NULL DEFAULT ''", fillContents},
    // The first stores had no mark, and were told by their tables.
    {2,
     "CREATE TABLE detail (first_price INTEGER PRIMARY KEY, prices BLOB NOT NULL);"
     "PRAGMA application_id = 1130909794",
     packPrices},
    // What tells an import from others: its file with all that was said about it, and the chips that were found.
    {3,
     "ALTER TABLE snapshot ADD COLUMN source TEXT NOT NULL DEFAULT '';"
     "ALTER TABLE snapshot ADD COLUMN chips TEXT NOT NULL DEFAULT '';"
     "ALTER TABLE snapshot ADD COLUMN report TEXT NOT NULL DEFAULT ''",
     dropFolders},
};

// A whole copy under a name of its own, before anything is changed.
Result<QString> copyOf(QSqlDatabase &database, const QString &path, int version)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-hhmmss"_s);
    const QString copy = freeName(u"%1.v%2-%3"_s.arg(path).arg(version).arg(stamp));
    const EndingHold hold; // half a copy is none
    QSqlQuery query(database);
    query.prepare(u"VACUUM INTO ?"_s);
    query.addBindValue(copy);
    if (!query.exec()) {
        const Problem problem = storeProblem(query.lastError(), path);
        QFile::remove(copy); // half of it
        return problem;
    }
    return copy;
}

std::optional<Problem> runStatements(QSqlDatabase &database, const QString &path, const QString &statements)
{
    for (const QString &statement : statements.split(u';', Qt::SkipEmptyParts)) {
        QSqlQuery query(database);
        if (!query.exec(statement))
            return storeProblem(query.lastError(), path);
    }
    return std::nullopt;
}

// Within somebody else's transaction.
std::optional<Problem> step(QSqlDatabase &database, const QString &path, const StoreMigration &migration)
{
    std::optional<Problem> problem = runStatements(database, path, QString::fromLatin1(migration.statements));
    if (!problem && migration.fill != nullptr)
        problem = migration.fill(database, path);
    return problem ? problem : runStatements(database, path, u"PRAGMA user_version = %1"_s.arg(migration.from + 1));
}

/// Those steps that the file has not had yet, in one transaction. Whoever waits here for another program goes on from
/// what that has made.
std::optional<Problem> takeSteps(QSqlDatabase &database, const QString &path, std::span<const StoreMigration> steps)
{
    // What is replaced does not stay in unused bytes of the file: older stores kept the folders of lists.
    if (std::optional<Problem> problem = runStatements(database, path, u"PRAGMA secure_delete = ON;BEGIN IMMEDIATE"_s))
        return problem;
    const EndingHold hold; // not while waiting for others: nothing is begun then
    const Result<QString> version = answerTo(database, u"PRAGMA user_version"_s, path);
    const Result<QString> tables = answerTo(database, u"SELECT count(*) FROM sqlite_master"_s, path);
    std::optional<Problem> problem;
    if (!version || !tables)
        problem = version ? tables.problem() : version.problem();
    else if (version.value().toInt() == 0 && tables.value().toInt() > 0)
        problem = foreignStore(path);
    for (const StoreMigration &migration : steps) {
        if (!problem && migration.from >= version.value().toInt())
            problem = step(database, path, migration);
    }
    if (!problem)
        problem = runStatements(database, path, u"COMMIT"_s);
    if (problem)
        QSqlQuery(database).exec(u"ROLLBACK"_s);
    return problem;
}

} // namespace

Problem newerStore(const QString &path, int found)
{
    return {ProblemCode::BadVersion,
            tr("The price store is of version %1, made by a newer Chipboard.").arg(found),
            tr("Use that one, or name another file. This one is left as it is."),
            {QDir::toNativeSeparators(path), 0, 0, {}},
            Severity::Error};
}

Problem foreignStore(const QString &path)
{
    return {ProblemCode::CannotRead,
            tr("The file is another program's database."),
            tr("Name another file for the price store."),
            {QDir::toNativeSeparators(path), 0, 0, {}},
            Severity::Error};
}

std::span<const StoreMigration> storeMigrations() { return migrations_; }

QString oneAnswer(QSqlDatabase &database, const QString &statement)
{
    QSqlQuery query(database);
    return query.exec(statement) && query.next() ? query.value(0).toString() : QString();
}

Result<QString> answerTo(QSqlDatabase &database, const QString &statement, const QString &path)
{
    QSqlQuery query(database);
    if (!query.exec(statement) || !query.next())
        return storeProblem(query.lastError(), path);
    return query.value(0).toString();
}

Result<QString> contentOf(QSqlDatabase &database, const QString &path, qint64 snapshot)
{
    QStringList texts;
    for (const char *column : {"provider", "region", "zone", "instance", "accelerator", "scope", "kind", "as_of"})
        texts << u"(SELECT text FROM word WHERE word.id = price.%1)"_s.arg(QLatin1String(column));
    QSqlQuery query(database);
    query.setForwardOnly(true);
    query.prepare(u"SELECT %1, price.usd FROM price, snapshot WHERE snapshot.id = ? "
                  "AND price.id BETWEEN first_price AND last_price ORDER BY price.id"_s.arg(texts.join(u',')));
    query.addBindValue(snapshot);
    if (!query.exec())
        return storeProblem(query.lastError(), path);
    ContentDigest digest;
    while (query.next()) {
        PriceRecord record;
        record.provider = query.value(0).toString();
        record.region = query.value(1).toString();
        record.zone = query.value(2).toString();
        record.instance = InstanceId(query.value(3).toString());
        record.accelerator = query.value(4).toString();
        record.scope = scopeFromWord(query.value(5).toString()).value_or(PriceScope::Machine);
        record.kind = priceKindFromWord(query.value(6).toString()).value_or(PriceKind::Own);
        record.asOf = query.value(7).toString();
        record.usdPerHour = query.value(8).toDouble();
        digest.add(record);
    }
    if (query.lastError().isValid())
        return storeProblem(query.lastError(), path);
    return digest.text();
}

Result<QString> prepareTables(QSqlDatabase &database, const QString &path, std::span<const StoreMigration> migrations,
                              int version)
{
    const Result<QString> answer = answerTo(database, u"PRAGMA user_version"_s, path);
    if (!answer)
        return answer.problem();
    const int found = answer.value().toInt();
    if (found > version)
        return newerStore(path, found);
    QString copy;
    if (found > 0 && found < version) {
        const Result<QString> made = copyOf(database, path, found);
        if (!made)
            return made.problem();
        copy = made.value();
    }
    std::vector<StoreMigration> steps;
    for (const StoreMigration &migration : migrations) {
        if (migration.from >= found && migration.from < version)
            steps.push_back(migration);
    }
    // A store that is being made is made whole; an older one goes from version to version.
    const std::size_t together = found == 0 ? steps.size() : 1;
    for (std::size_t i = 0; i < steps.size(); i += together) {
        if (const auto problem = takeSteps(database, path, std::span(steps).subspan(i, together)))
            return *problem;
    }
    return copy;
}

} // namespace chipboard
