#include "app/store/storefile.h"

#include "data/core/ending.h"
#include "data/core/tr.h"
#include "widgets/export/safefile.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
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

/// Result codes of SQLite, all primary except the first (sqlite.org/rescode.html).
struct CodeRow
{
    int code;
    ProblemCode problem;
    const char *message;
    const char *remedy;
};
constexpr int damaged = 11;
constexpr int notADatabase = 26;
constexpr int noAnswer = 1;
constexpr CodeRow rows[] = {
    {776, ProblemCode::CannotRead, QT_TR_NOOP("The last import was interrupted."),
     QT_TR_NOOP("The next import repairs the price store.")}, // read-only, with a journal to roll back
    {5, ProblemCode::CannotWrite, QT_TR_NOOP("Another program is using the price store."),
     QT_TR_NOOP("Try again when it has finished.")},
    {6, ProblemCode::CannotWrite, QT_TR_NOOP("Another program is using the price store."),
     QT_TR_NOOP("Try again when it has finished.")},
    {8, ProblemCode::CannotWrite, QT_TR_NOOP("The price store is read-only."),
     QT_TR_NOOP("Check the permissions of the file and its folder.")},
    {10, ProblemCode::CannotWrite, QT_TR_NOOP("Cannot write to the price store."),
     QT_TR_NOOP("Check the disk and its free space. Stored prices are unchanged.")},
    {13, ProblemCode::CannotWrite, QT_TR_NOOP("There is no disk space left for the price store."),
     QT_TR_NOOP("Free some disk space. Stored prices are unchanged.")},
    {14, ProblemCode::CannotWrite, QT_TR_NOOP("Cannot open the price store."),
     QT_TR_NOOP("Check that its folder exists and is writable.")},
    {damaged, ProblemCode::CannotRead, QT_TR_NOOP("The price store is damaged."), QT_TR_NOOP("Restore a backup.")},
    {notADatabase, ProblemCode::CannotRead, QT_TR_NOOP("The file is not a price store."),
     QT_TR_NOOP("Move it away, or name another file.")},
};

// Drops the extended error code.
int primaryCode(const QSqlError &error) { return error.nativeErrorCode().toInt() & 0xFF; }

bool isDamage(const QSqlError &error) { return primaryCode(error) == damaged || primaryCode(error) == notADatabase; }

bool isDamage(int failure) { return failure == damaged || failure == notADatabase; }

/// The relevant fields of SQLite's header.
struct Header
{
    int application = 0;
    int version = 0;
    bool hasTables = false;
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

// Returns the error code; 0: none.
int readHeader(const QSqlDatabase &database, Header &header)
{
    const Answers application = answersTo(database, u"PRAGMA application_id"_s);
    const Answers version = answersTo(database, u"PRAGMA user_version"_s);
    if (const int failure = application.failure != 0 ? application.failure : version.failure)
        return failure;
    header.application = application.values.value(0).toInt();
    header.version = version.values.value(0).toInt();
    const Answers tables = answersTo(database, u"SELECT count(*) FROM sqlite_master"_s);
    header.hasTables = tables.values.value(0).toInt() > 0;
    return tables.failure;
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

// Immutable mode: no locks or journals, so nothing is written, even after an interrupted write. Only through SQLite:
// closing another handle of the file would release the process's locks (sqlite.org/howtocorrupt.html, 2.2), and an
// import may be running in another thread.
int look(const QString &path, Header &header)
{
    header = {};
    int failure = noAnswer;
    const QUrl url = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath());
    withDatabase(url.toString(QUrl::FullyEncoded) + u"?immutable=1"_s, u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s,
                 [&](const QSqlDatabase &database) { failure = readHeader(database, header); });
    return failure;
}

// If the disk was full during a commit, the header may refer to missing pages: SQLite reports damage until the journal
// is rolled back. The same applies while another program is writing, hence the loop.
int lookAfterTakingBack(const QString &path, Header &header, std::chrono::milliseconds patience)
{
    const QDeadlineTimer end(patience);
    int failure = damaged;
    do {
        takeBack(path, std::chrono::milliseconds(end.remainingTime()));
        failure = look(path, header);
    } while (isDamage(failure) && hasJournal(path) && !end.hasExpired());
    if (isDamage(failure) && !hasJournal(path)) // the other program may have finished meanwhile
        failure = look(path, header);
    return isDamage(failure) && hasJournal(path) ? noAnswer : failure;
}

// The first import was interrupted: the file has pages but no header, and the journal says that it was empty before
// (sqlite.org/fileformat2.html, 3). Journals are not locked, so any handle may read them.
bool beganEmpty(const QString &path)
{
    QFile journal(path + u"-journal"_s);
    constexpr char begin[] = "\xD9\xD5\x05\xF9\x20\xA1\x63\xD7";
    const QByteArray header = journal.open(QIODevice::ReadOnly) ? journal.read(20) : QByteArray();
    return header.startsWith(begin) && header.mid(16) == QByteArray(4, '\0');
}

} // namespace

Problem atStore(ProblemCode code, const QString &path, const QString &message, const QString &remedy, Severity severity)
{
    return {code, message, remedy, {QDir::toNativeSeparators(path)}, severity};
}

bool hasJournal(const QString &path) { return QFileInfo(path + u"-journal"_s).size() > 0; }

// Any read through a writable connection rolls back an interrupted transaction.
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
    if ((failure == damaged && hasJournal(path)) || (failure == notADatabase && beganEmpty(path)))
        failure = lookAfterTakingBack(path, header, patience);
    else if (isDamage(failure)) // a failed page read also looks like damage, so check twice
        failure = look(path, header);
    if (failure != 0)
        return {isDamage(failure) ? StoreIdentity::Unclear : StoreIdentity::Unread, header.version};
    if (header.application == 0 && header.version == 0 && !header.hasTables)
        return {};
    if (header.application != storeApplicationId)
        return {StoreIdentity::Foreign, header.version};
    return {header.version == storeVersion ? StoreIdentity::Store : StoreIdentity::OtherVersion, header.version};
}

Problem storeProblem(const QSqlError &error, const QString &path)
{
    const QString file = QDir::toNativeSeparators(path);
    for (const CodeRow &row : rows) {
        if (row.code == error.nativeErrorCode().toInt() || row.code == primaryCode(error))
            return {row.problem, tr(row.message), tr(row.remedy), {file}};
    }
    return {ProblemCode::CannotWrite, tr("The price store failed: %1.").arg(error.text()), {}, {file}};
}

StructureCheck checkStructure(const QSqlDatabase &database, const QString &path)
{
    QSqlError error;
    const auto isSound = [&] {
        QSqlQuery query(database);
        const bool isTold = query.exec(u"PRAGMA quick_check(1)"_s) && query.next();
        error = query.lastError();
        return isTold && query.value(0).toString() == u"ok";
    };
    bool found = isSound();
    // A failed page read also looks like damage, so check twice.
    if (!found && (!error.isValid() || isDamage(error))) {
        if (!canBeReadWhole(path))
            return {false, unreadStore(path)};
        found = isSound();
    }
    if (!found && error.isValid() && !isDamage(error))
        return {false, storeProblem(error, path)};
    return {found, std::nullopt};
}

Problem otherVersion(const QString &path, int found)
{
    if (found > storeVersion)
        return atStore(ProblemCode::BadVersion, path,
                       tr("The price store has version %1, from a newer Chipboard.").arg(found),
                       tr("Use that version, or name another file. This file was not changed."));
    return atStore(ProblemCode::BadVersion, path, tr("The price store is from an older Chipboard."),
                   tr("Rename it, and import its price lists again. It was not changed."));
}

Problem foreignStore(const QString &path)
{
    return atStore(ProblemCode::CannotRead, path, tr("The file is a database of another program."),
                   tr("Name another file for the price store."));
}

Problem unreadStore(const QString &path)
{
    return atStore(ProblemCode::CannotRead, path, tr("Cannot read the price store."),
                   tr("Check the disk and the permissions of the file. It was not changed."));
}

bool canBeReadWhole(const QString &path)
{
    constexpr qint64 part = 1'048'576;
    QFile file(path);
    bool isOpen = file.open(QIODevice::ReadOnly);
    while (isOpen && !file.atEnd())
        isOpen = !file.read(part).isEmpty();
    return isOpen && file.error() == QFileDevice::NoError;
}

std::optional<Problem> setStoreAside(const QString &path, Problems &notices)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-hhmmss"_s);
    const QString kept = freeName(u"%1.damaged-%2"_s.arg(path, stamp));
    const EndingHold hold; // a signal must not interrupt the renames
    // A journal belongs to its database and must not be applied to a new one: all files move, or none.
    QStringList moved;
    for (const QString &suffix : {u"-wal"_s, u"-shm"_s, u"-journal"_s, QString()}) {
        if (!QFile::exists(path + suffix))
            continue;
        if (QFile::rename(path + suffix, kept + suffix)) {
            moved << suffix;
            continue;
        }
        for (const QString &back : std::as_const(moved))
            (void)QFile::rename(kept + back, path + back);
        return atStore(ProblemCode::CannotRead, path, tr("The price store is damaged and cannot be moved aside."),
                       tr("Rename it."));
    }
    notices << atStore(ProblemCode::CannotRead, path,
                       tr("The price store was damaged; it is kept as %1.").arg(QDir::toNativeSeparators(kept)),
                       tr("A new, empty one was created: import the prices again."), Severity::Warning);
    return std::nullopt;
}

} // namespace chipboard
