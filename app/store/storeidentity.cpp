#include "app/store/storeidentity.h"

#include "app/store/storeschema.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr int corrupt = 11; // of sqlite.org/rescode.html
constexpr int noDatabase = 26;
constexpr int noAnswer = 1;

bool isDamage(int failure) { return failure == corrupt || failure == noDatabase; }

/// What SQLite's header says, and the tables where it does not say whose the file is.
struct Header
{
    int application = 0;
    int version = 0;
    QStringList tables;
};

struct Answers
{
    QVariantList values;
    int failure = 0; ///< SQLite's code
};

Answers answersTo(const QSqlDatabase &database, const QString &question)
{
    QSqlQuery query(database);
    Answers answers;
    if (query.exec(question)) {
        while (query.next())
            answers.values << query.value(0);
    }
    if (query.lastError().isValid())
        answers.failure = std::max(noAnswer, query.lastError().nativeErrorCode().toInt() & 0xFF);
    return answers;
}

// Returns the code of a failure; 0: none.
int readHeader(const QSqlDatabase &database, Header &header)
{
    const Answers application = answersTo(database, u"PRAGMA application_id"_s);
    const Answers version = answersTo(database, u"PRAGMA user_version"_s);
    if (const int failure = application.failure != 0 ? application.failure : version.failure)
        return failure;
    header.application = application.values.value(0).toInt();
    header.version = version.values.value(0).toInt();
    if (header.application != 0)
        return 0;
    const Answers names =
        answersTo(database, u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"_s);
    for (const QVariant &name : names.values)
        header.tables << name.toString();
    return names.failure;
}

void withDatabase(const QString &name, const QString &options, const std::function<void(const QSqlDatabase &)> &use)
{
    const QString connection = u"look-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection);
        database.setDatabaseName(name);
        database.setConnectOptions(options);
        if (database.open())
            use(database);
        database.close();
    }
    QSqlDatabase::removeDatabase(connection);
}

// Immutable: neither locks nor journals, so nothing is written, not even where another program was interrupted. By
// SQLite alone: whoever opens the file in another way and closes it gives up the locks that the process has on it
// (sqlite.org/howtocorrupt.html, 2.2), and an import may be under way in another thread.
int look(const QString &path, Header &header)
{
    header = {};
    int failure = noAnswer;
    const QUrl url = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath());
    withDatabase(url.toString(QUrl::FullyEncoded) + u"?immutable=1"_s, u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s,
                 [&](const QSqlDatabase &database) { failure = readHeader(database, header); });
    return failure;
}

// A disk that was full in the middle of a commit leaves a header that speaks of pages which are not there: SQLite finds
// such a file damaged until its journal has been played back.
// So is one that is being written at this moment, and after that perhaps by the next who waited.
int lookAfterTakingBack(const QString &path, Header &header, std::chrono::milliseconds patience)
{
    const QDeadlineTimer end(patience);
    int failure = corrupt;
    do {
        takeBack(path, std::chrono::milliseconds(end.remainingTime()));
        failure = look(path, header);
    } while (failure == corrupt && hasJournal(path) && !end.hasExpired());
    return failure == corrupt && hasJournal(path) ? noAnswer : failure;
}

bool areOurs(const QStringList &names)
{
    constexpr QStringView tables[] = {u"word", u"snapshot", u"block"};
    return std::all_of(std::begin(tables), std::end(tables),
                       [&names](QStringView table) { return names.contains(table); });
}

} // namespace

bool hasJournal(const QString &path) { return QFileInfo(path + u"-journal"_s).size() > 0; }

// Who reads anything in a connection that may write has what was interrupted taken back.
void takeBack(const QString &path, std::chrono::milliseconds patience)
{
    withDatabase(path, u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(patience.count()), [](const QSqlDatabase &database) {
        (void)answersTo(database, u"SELECT count(*) FROM sqlite_master"_s);
    });
}

StoreFile lookAtStore(const QString &path, std::chrono::milliseconds patience)
{
    const QFileInfo info(path);
    if (!info.exists() || info.size() == 0)
        return {};
    Header header;
    int failure = look(path, header);
    if (failure == corrupt && hasJournal(path))
        failure = lookAfterTakingBack(path, header, patience);
    else if (isDamage(failure)) // so SQLite tells of a page that could not be read, too: only what is said twice is
        failure = look(path, header);
    if (failure != 0)
        return {isDamage(failure) ? StoreIdentity::Unclear : StoreIdentity::Unread, header.version};
    const StoreIdentity ours = header.version > storeVersion ? StoreIdentity::Newer : StoreIdentity::Store;
    if (header.application == storeApplicationId)
        return {ours, header.version};
    if (header.application != 0)
        return {StoreIdentity::Foreign, header.version};
    // The first stores had no such mark.
    if (header.tables.isEmpty() && header.version == 0)
        return {};
    return {header.version > 0 && areOurs(header.tables) ? ours : StoreIdentity::Foreign, header.version};
}

} // namespace chipboard
