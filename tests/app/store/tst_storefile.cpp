// Identifies the owner of a database file; databases that are foreign, newer or damaged stay unchanged.
#include "app/store/storefile.h"

#include "app/store/pricestore.h"
#include "tests/support/diskfiles.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_storefile {

namespace {

Result<qint64> putOne(PriceStore &store)
{
    return store.write([](const PriceStore::Add &add) -> Result<Snapshot> {
        PriceRecord record{.provider = u"AWS"_s,
                           .region = u"r"_s,
                           .instance = InstanceId(u"a"_s),
                           .usdPerHour = 1.0,
                           .asOf = u"2026-07-20"_s};
        (void)add(record);
        return Snapshot();
    });
}

std::unique_ptr<PriceStore> openAt(const QString &path, PriceStore::Place place = PriceStore::Place::Named)
{
    Result<std::unique_ptr<PriceStore>> store = PriceStore::open(path, place);
    return store ? std::move(store).value() : nullptr;
}

/// Drops root privileges, because root can access everything.
class AsNobody
{
public:
    AsNobody() { m_changed = geteuid() == 0 && seteuid(65534) == 0; }
    ~AsNobody()
    {
        if (m_changed)
            (void)!seteuid(0);
    }
    Q_DISABLE_COPY_MOVE(AsNobody)

private:
    bool m_changed = false;
};

/// Another program that uses the same file.
class OtherProgram
{
public:
    explicit OtherProgram(const QString &path)
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        database.setDatabaseName(path);
        database.open();
    }
    ~OtherProgram()
    {
        QSqlDatabase::database(u"other"_s).close();
        QSqlDatabase::removeDatabase(u"other"_s);
    }
    Q_DISABLE_COPY_MOVE(OtherProgram)
    bool run(const QString &statement) const { return QSqlQuery(QSqlDatabase::database(u"other"_s)).exec(statement); }
};

} // namespace

class TestStoreFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void settingAsideIsAllOrNothing();
    void otherProgramsDatabases_data();
    void otherProgramsDatabases();
    void damagedDatabasesOfOthers();
    void lookingWritesNothing();
    void nothingWrittenYet_data();
    void nothingWrittenYet();
    void refusedImportsMakeNoStore();
    void theFirstImportIsInterrupted_data();
    void theFirstImportIsInterrupted();
    void identities();
    void linksThatLeadNowhereAreNoFreeNames();
    void lookingGivesUpNoLock();
    void whatCannotBeReadIsNotDamaged();
    void interruptedImportsAreRolledBackByLookers();
    void fullDisksLoseNothing_data();
    void fullDisksLoseNothing();
    void fullDisksThatMayOnlyBeReadAreLeft();

private:
    void interrupt();
    void interruptOnAFullDisk();
    [[nodiscard]] QString path(const QString &name = u"prices.db"_s) const { return m_directory->filePath(name); }
    [[nodiscard]] QString refusal(PriceStore::Place place) const
    {
        const auto store = PriceStore::open(path(), place);
        return store ? QString() : store.problem().toText();
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestStoreFile::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

// File names have at most 255 bytes: the database and its WAL could be renamed, a journal could not.
void TestStoreFile::settingAsideIsAllOrNothing()
{
    const QString name = path(QString(226, u'p'));
    QVERIFY(writeFile(name, "no database"));
    QVERIFY(writeFile(name + u"-wal"_s, "wal"));
    QVERIFY(writeFile(name + u"-journal"_s, "journal"));
    const auto refused = PriceStore::open(name, PriceStore::Place::Ours);
    QVERIFY(!refused);
    QVERIFY2(refused.problem().message.contains(u"cannot be moved aside"_s), qPrintable(refused.problem().toText()));
    QCOMPARE(readFile(name), QByteArray("no database"));
    QCOMPARE(readFile(name + u"-wal"_s), QByteArray("wal"));
    QCOMPARE(readFile(name + u"-journal"_s), QByteArray("journal"));
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files).size(), 3);
}

void TestStoreFile::otherProgramsDatabases_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("without a version") << QStringList{u"CREATE TABLE letters (text TEXT)"_s};
    QTest::newRow("of the store's version")
        << QStringList{u"CREATE TABLE letters (text TEXT)"_s, u"PRAGMA user_version = 1"_s};
    QTest::newRow("of a later version") << QStringList{u"CREATE TABLE letters (text TEXT)"_s,
                                                       u"PRAGMA user_version = 7"_s};
    QTest::newRow("with a mark of its own") << QStringList{
        u"CREATE TABLE word (id)"_s,           u"CREATE TABLE snapshot (id)"_s, u"CREATE TABLE price (id)"_s,
        u"CREATE TABLE block (first_price)"_s, u"PRAGMA application_id = 42"_s, u"PRAGMA user_version = 1"_s};
    QTest::newRow("with a write-ahead log") << QStringList{
        u"PRAGMA journal_mode = WAL"_s, u"CREATE TABLE letters (text TEXT)"_s, u"PRAGMA user_version = 1"_s};
}

void TestStoreFile::otherProgramsDatabases()
{
    QFETCH(const QStringList, statements);
    {
        const OtherProgram other(path());
        for (const QString &statement : statements)
            QVERIFY2(other.run(statement), qPrintable(statement));
    }
    const QByteArray before = readFile(path());
    for (const auto place : {PriceStore::Place::Named, PriceStore::Place::Untouched, PriceStore::Place::Ours}) {
        QVERIFY2(refusal(place).contains(u"The file is a database of another program."_s), qPrintable(refusal(place)));
        QCOMPARE(readFile(path()), before);
        QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList{u"prices.db"_s});
    }
}

// The first page is intact, so the owner is known before the rest is read.
void TestStoreFile::damagedDatabasesOfOthers()
{
    {
        const OtherProgram other(path());
        QVERIFY(other.run(u"CREATE TABLE letters (text TEXT UNIQUE)"_s));
        QVERIFY(other.run(u"INSERT INTO letters VALUES ('a')"_s));
    }
    QByteArray damaged = readFile(path());
    for (qsizetype i = 4096; i < damaged.size(); ++i)
        damaged[i] = 'x';
    QVERIFY(writeFile(path(), damaged));
    for (const auto place : {PriceStore::Place::Named, PriceStore::Place::Untouched, PriceStore::Place::Ours}) {
        QVERIFY2(refusal(place).contains(u"a database of another program."_s), qPrintable(refusal(place)));
        QCOMPARE(readFile(path()), damaged);
        QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList{u"prices.db"_s});
    }
}

void TestStoreFile::lookingWritesNothing()
{
    QVERIFY(putOne(*openAt(path())).hasValue());
    {
        const OtherProgram other(path());
        QVERIFY(other.run(u"PRAGMA journal_mode = WAL"_s)); // opening to write would reset it
    }
    const QByteArray before = readFile(path());
    {
        const auto store = openAt(path(), PriceStore::Place::Untouched);
        QVERIFY(store);
        QCOMPARE(store->find({}).value().size(), 1);
        QVERIFY(!putOne(*store).hasValue());
    }
    QCOMPARE(readFile(path()), before);
    QVERIFY(!PriceStore::open(path(u"new/none.db"_s), PriceStore::Place::Untouched).hasValue());
    QVERIFY(!QFileInfo::exists(path(u"new"_s)));
}

// Files set aside have a time stamp with seconds in their names: a link for every second that may come.
void TestStoreFile::linksThatLeadNowhereAreNoFreeNames()
{
    for (int second = 0; second < 120; ++second) {
        const QString stamp = QDateTime::currentDateTimeUtc().addSecs(second).toString(u"yyyyMMdd-hhmmss"_s);
        QVERIFY(QFile::link(path(u"nowhere"_s), path(u"prices.db.damaged-"_s + stamp)));
    }
    const QByteArray letter = "Dear reader, this is a letter and no database.\n";
    QVERIFY(writeFile(path(), letter));
    QVERIFY(openAt(path(), PriceStore::Place::Ours));
    const QStringList aside = QDir(m_directory->path()).entryList({u"*.damaged-*-2"_s}, QDir::Files);
    QCOMPARE(aside.size(), 1);
    QCOMPARE(readFile(path(aside.constFirst())), letter);
    QVERIFY(!QFile::exists(path(u"nowhere"_s))); // nothing was written through a link
}

void TestStoreFile::nothingWrittenYet_data()
{
    QTest::addColumn<QStringList>("statements"); // of another program, which stays connected
    QTest::newRow("no bytes") << QStringList();
    QTest::newRow("another program makes it now")
        << QStringList{u"BEGIN IMMEDIATE"_s, u"CREATE TABLE word (id INTEGER PRIMARY KEY)"_s};
    QTest::newRow("left by an import that failed")
        << QStringList{u"CREATE TABLE word (id INTEGER)"_s, u"DROP TABLE word"_s};
}

// An empty store, not a store of another version; reading leaves it unchanged.
void TestStoreFile::nothingWrittenYet()
{
    QFETCH(const QStringList, statements);
    QVERIFY(writeFile(path(), {}));
    {
        const OtherProgram other(path());
        for (const QString &statement : statements)
            QVERIFY(other.run(statement));
        const QByteArray before = readFile(path());
        const auto store = PriceStore::open(path(), PriceStore::Place::Untouched);
        QVERIFY2(store, qPrintable(store ? QString() : store.problem().toText()));
        QVERIFY(store.value()->notices().isEmpty());
        QVERIFY(store.value()->snapshots().value().isEmpty());
        QCOMPARE(store.value()->find({}).value().size(), 0);
        QCOMPARE(store.value()->path(), path());
        QCOMPARE(readFile(path()), before);
        (void)other.run(u"ROLLBACK"_s);
    }
    const auto store = openAt(path());
    QVERIFY(store && putOne(*store));
    QCOMPARE(openAt(path(), PriceStore::Place::Untouched)->snapshots().value().size(), 1);
}

// The first import creates the tables and stores its prices in one transaction. A refused import leaves no file; an
// import that stops while writing leaves a file without tables, which counts as an empty store.
void TestStoreFile::refusedImportsMakeNoStore()
{
    const auto refused = [](int prices) {
        return [prices](const PriceStore::Add &add) -> Result<Snapshot> {
            PriceRecord record;
            for (int i = 0; i < prices; ++i) {
                record.instance = InstanceId(u"i"_s + QString::number(i));
                if (!add(record))
                    break;
            }
            return Problem{ProblemCode::BadValue, u"refused"_s, {}, {}, Severity::Error};
        };
    };
    const auto store = openAt(path());
    QVERIFY(store);
    for (const int prices : {0, 1, 9'000}) {
        const Result<qint64> written = store->write(refused(prices));
        QVERIFY(!written);
        QCOMPARE(written.problem().message, u"refused"_s);
        QVERIFY(store->snapshots().value().isEmpty());
        QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList());
    }
    QCOMPARE(store->write(refused(50'000)).problem().message, u"refused"_s);
    QCOMPARE(QFileInfo(path()).size(), 0);
    QCOMPARE(lookAtStore(path()).identity, StoreIdentity::New);
    QVERIFY(store->snapshots().value().isEmpty());
    QVERIFY(openAt(path(), PriceStore::Place::Untouched)->snapshots().value().isEmpty());
    QCOMPARE(putOne(*store).value(), 1);
    QCOMPARE(openAt(path())->find({}).value().size(), 1);
}

// Killed before the first commit: the file on disk looks like a store, and its journal rolls that back.
void TestStoreFile::theFirstImportIsInterrupted_data()
{
    QTest::addColumn<PriceStore::Place>("place");
    QTest::newRow("to import") << PriceStore::Place::Ours;
    QTest::newRow("to read") << PriceStore::Place::Untouched;
}

void TestStoreFile::theFirstImportIsInterrupted()
{
    QFETCH(const PriceStore::Place, place);
    const QString living = path(u"living.db"_s);
    Result<std::unique_ptr<PriceStore>> import = PriceStore::open(living, PriceStore::Place::Named, 256);
    QVERIFY(import);
    const Result<qint64> written = import.value()->write([&](const PriceStore::Add &add) -> Result<Snapshot> {
        PriceRecord record;
        for (int i = 0; i < 60'000; ++i) {
            record.instance = InstanceId(u"i"_s + QString::number(i));
            (void)add(record);
        }
        (void)QFile::copy(living, path());
        (void)QFile::copy(living + u"-journal"_s, path() + u"-journal"_s);
        return Problem{ProblemCode::BadValue, u"refused"_s, {}, {}, Severity::Error};
    });
    QVERIFY(!written);
    QVERIFY(QFileInfo(path()).size() > 0 && hasJournal(path()));
    {
        const auto store = openAt(path(), place);
        QVERIFY2(store, qPrintable(refusal(place)));
        QVERIFY(store->notices().isEmpty());
        QVERIFY(store->snapshots().value().isEmpty());
        QCOMPARE(store->find({}).value().size(), 0);
    }
    QVERIFY(putOne(*openAt(path())).hasValue());
    QCOMPARE(openAt(path(), PriceStore::Place::Untouched)->find({}).value().size(), 1);
}

void TestStoreFile::identities()
{
    QCOMPARE(lookAtStore(path()).identity, StoreIdentity::New);
    QVERIFY(writeFile(path(), {}));
    QCOMPARE(lookAtStore(path()).identity, StoreIdentity::New);
    QVERIFY(writeFile(path(), QByteArray("SQLite format 3", 16) + "too short"));
    QCOMPARE(lookAtStore(path()).identity, StoreIdentity::Unclear);
    QVERIFY(QFile::remove(path()));
    QVERIFY(putOne(*openAt(path())).hasValue());
    QCOMPARE(lookAtStore(path()).identity, StoreIdentity::Store);
    QCOMPARE(lookAtStore(path()).version, storeVersion);
    const QByteArray mark = readFile(path()).mid(68, 4); // sqlite.org/fileformat.html, 1.3
    QCOMPARE(mark.toHex(), QByteArray::number(storeApplicationId, 16));
    const OtherProgram other(path());
    for (const int version : {99, 4, 0}) {
        QVERIFY(other.run(u"PRAGMA user_version = "_s + QString::number(version)));
        QCOMPARE(lookAtStore(path()).identity, StoreIdentity::OtherVersion);
    }
    QVERIFY(other.run(u"PRAGMA application_id = 0"_s));
    QCOMPARE(lookAtStore(path()).identity, StoreIdentity::Foreign);
}

// Locks of this process, as Linux lists them: "1: POSIX  ADVISORY  WRITE 4711 fe:00:123 ..." with the file's inode.
static int locksOn(const QString &path)
{
    struct stat about = {};
    if (::stat(QFile::encodeName(path).constData(), &about) != 0)
        return -1;
    int locks = 0;
    // Includes the device, because inode numbers repeat across devices: "08:01:4711".
    const QByteArray inode = QStringLiteral(" %1:%2:%3 ")
                                 .arg(major(about.st_dev), 2, 16, QChar(u'0'))
                                 .arg(minor(about.st_dev), 2, 16, QChar(u'0'))
                                 .arg(static_cast<qulonglong>(about.st_ino))
                                 .toLatin1();
    for (const QByteArray &line : readFile(u"/proc/locks"_s).split('\n'))
        locks += line.contains("POSIX") && line.contains(inode) ? 1 : 0;
    return locks;
}

// POSIX: closing any descriptor of a file drops all locks of the process on it, so another program could write during
// an import.
void TestStoreFile::lookingGivesUpNoLock()
{
    QVERIFY(putOne(*openAt(path())));
    const OtherProgram import(path());
    QVERIFY(import.run(u"BEGIN IMMEDIATE"_s));
    const int locks = locksOn(path());
    if (locks <= 0)
        QSKIP("This system does not list locks.");
    QCOMPARE(lookAtStore(path()).identity, StoreIdentity::Store);
    QCOMPARE(locksOn(path()), locks);
    QVERIFY(openAt(path(), PriceStore::Place::Untouched));
    QCOMPARE(locksOn(path()), locks);
    QVERIFY(import.run(u"ROLLBACK"_s));
}

// A transient disk error or a wrong permission must not start a new store.
void TestStoreFile::whatCannotBeReadIsNotDamaged()
{
    QVERIFY(putOne(*openAt(path())));
    const QByteArray before = readFile(path());
    QVERIFY(QFile::setPermissions(path(), QFile::WriteOwner));
    QVERIFY(QFile::setPermissions(m_directory->path(), QFile::Permissions(0x7777)));
    StoreFile found;
    QString told;
    {
        const AsNobody nobody;
        found = lookAtStore(path());
        told = refusal(PriceStore::Place::Ours);
    }
    QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(found.identity, StoreIdentity::Unread);
    QVERIFY2(told.startsWith(path()) && told.contains(u"Cannot read"_s), qPrintable(told));
    QCOMPARE(readFile(path()), before);
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList{u"prices.db"_s});
}

// A store with one price, copied in the middle of a transaction.
void TestStoreFile::interrupt()
{
    const QString living = path(u"living.db"_s);
    {
        const auto store = openAt(living);
        QVERIFY(store && putOne(*store));
    }
    const OtherProgram other(living);
    QVERIFY(other.run(u"PRAGMA cache_size = 1"_s));
    QVERIFY(other.run(u"BEGIN"_s));
    QVERIFY(other.run(u"CREATE TABLE extra (id INTEGER)"_s)); // changes the header page
    QVERIFY(other.run(u"DELETE FROM price"_s));
    QVERIFY(other.run(u"WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n WHERE i < 4000) "
                      "INSERT INTO word (text) SELECT 'word ' || i FROM n"_s));
    QVERIFY(QFile::copy(living, path()));
    QVERIFY(QFile::copy(living + u"-journal"_s, path() + u"-journal"_s));
    QVERIFY(other.run(u"ROLLBACK"_s));
}

// The header is written first: its page count (at offset 28) exceeds what fitted on the full disk.
void TestStoreFile::interruptOnAFullDisk()
{
    interrupt();
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(28));
    QCOMPARE(file.write(QByteArray("\0\0\x27\x0F", 4)), 4);
}

void TestStoreFile::fullDisksLoseNothing_data()
{
    QTest::addColumn<PriceStore::Place>("place");
    QTest::newRow("to import") << PriceStore::Place::Ours;
    QTest::newRow("to import into a named one") << PriceStore::Place::Named;
    QTest::newRow("to read") << PriceStore::Place::Untouched;
}

void TestStoreFile::fullDisksLoseNothing()
{
    QFETCH(const PriceStore::Place, place);
    interruptOnAFullDisk();
    const auto store = openAt(path(), place);
    QVERIFY2(store, qPrintable(refusal(place)));
    QVERIFY(store->notices().isEmpty());
    QCOMPARE(store->find({}).value().size(), 1);
    QVERIFY(!QFile::exists(path() + u"-journal"_s));
}

// If rollback is impossible, the file is left alone and not reported as foreign.
void TestStoreFile::fullDisksThatMayOnlyBeReadAreLeft()
{
    interruptOnAFullDisk();
    const QByteArray before = readFile(path());
    QVERIFY(QFile::setPermissions(m_directory->path(), QFile::Permissions(0x7777)));
    QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::ReadOther));
    StoreFile found;
    {
        const AsNobody nobody;
        found = lookAtStore(path());
    }
    QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(found.identity, StoreIdentity::Unread);
    QCOMPARE(readFile(path()), before);
    QVERIFY(QFile::exists(path() + u"-journal"_s));
}

// Killed midway, with a journal next to the file: the next reader sees the previous content.
void TestStoreFile::interruptedImportsAreRolledBackByLookers()
{
    interrupt();
    const auto store = openAt(path(), PriceStore::Place::Untouched);
    QVERIFY2(store, qPrintable(refusal(PriceStore::Place::Untouched)));
    QCOMPARE(store->find({}).value().size(), 1);
    QVERIFY(!QFile::exists(path() + u"-journal"_s));
}

CHIPBOARD_TEST(TestStoreFile, QCoreApplication)

} // namespace tst_storefile

#include "tst_storefile.moc"
