#include "app/store/pricestore.h"

#include "data/core/ending.h"
#include "data/core/tr.h"
#include "data/import/importkey.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// Texts are stored once, in "word", and prices refer to them by id. Filtered columns come first in a row, because
// SQLite stops reading after them. The prices of a snapshot have consecutive ids, so that a snapshot is an id range
// without an index. There are no other indexes: for a million rows, an index on instances cost an import 0.4 s (older
// stores still have one), and a full scan takes 0.05 s. Ids of removed snapshots are never reused.
constexpr const char *schema[] = {
    "CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)",
    "CREATE TABLE snapshot (id INTEGER PRIMARY KEY AUTOINCREMENT, format TEXT NOT NULL, file TEXT NOT NULL,"
    " provider TEXT NOT NULL, as_of TEXT NOT NULL, imported_at TEXT NOT NULL, rows INTEGER NOT NULL,"
    " imported INTEGER NOT NULL, ignored INTEGER NOT NULL, suspicious INTEGER NOT NULL, prices INTEGER NOT NULL,"
    " first_price INTEGER NOT NULL, last_price INTEGER NOT NULL, content TEXT NOT NULL, chips TEXT NOT NULL,"
    " source TEXT NOT NULL, report TEXT NOT NULL)",
    "CREATE TABLE price (id INTEGER PRIMARY KEY, usd REAL NOT NULL, per_chip REAL, provider INTEGER NOT NULL,"
    " region INTEGER NOT NULL, instance INTEGER NOT NULL, chip INTEGER NOT NULL, kind INTEGER NOT NULL,"
    " zone INTEGER NOT NULL, accelerator INTEGER NOT NULL, scope INTEGER NOT NULL, as_of INTEGER NOT NULL, chips REAL,"
    " series INTEGER NOT NULL, vcpus REAL, memory REAL, line INTEGER NOT NULL)",
    "PRAGMA application_id = 1130909794", // storeApplicationId
    "PRAGMA user_version = 5",            // storeVersion
};
static_assert(storeApplicationId == 1130909794 && storeVersion == 5);
/// Columns that an import fills, word ids first; SQLite counts the rows.
constexpr const char *priceColumns[] = {"provider",    "region", "instance", "chip", "kind",     "zone",
                                        "accelerator", "scope",  "as_of",    "usd",  "per_chip", "chips",
                                        "series",      "vcpus",  "memory",   "line"};
constexpr std::size_t wordColumns = 9;

/// Buffered prices before the file is opened and locked: most refused imports end earlier.
constexpr std::size_t mostThatWait = 10'000;

Problem noStore(const QString &path, const QString &message)
{
    return atStore(ProblemCode::CannotRead, path, message, tr("Move it away, or name another file."));
}

// Checks an existing file before SQLite opens it.
std::optional<Problem> unfit(const QString &path, PriceStore::Place place)
{
    const QFileInfo info(path);
    if (!info.exists())
        return std::nullopt;
    if (!info.isFile())
        return atStore(ProblemCode::CannotWrite, path, tr("This is not a regular file."),
                       tr("Name another file for the price store."));
    if (!info.isReadable() || (place != PriceStore::Place::Untouched && !info.isWritable()))
        return atStore(ProblemCode::CannotWrite, path, tr("The price store cannot be read or written."),
                       tr("Check its permissions."));
    return std::nullopt;
}

QString orEmpty(const QString &text) { return text.isNull() ? QString(u""_s) : text; }

QVariant orNull(std::optional<double> number) { return number ? QVariant(*number) : QVariant(); }

} // namespace

/// A running import.
struct PriceStore::Import
{
    std::vector<PriceRecord> waiting;
    std::optional<EndingHold> hold; ///< a signal must not leave the journal behind
    bool wasEmpty = false;
    bool hasBegun = false;
    bool madeTables = false;
    qint64 prices = 0;
    std::optional<QSqlQuery> query;
    QStringList places; ///< bind parameters; Qt finds them much faster by name than by number
    /// Words of the previous row, still bound to the query: most rows repeat them.
    std::array<const WordIds::value_type *, wordColumns> lastWords{};
    ContentDigest content;
    ChipDigest chips;
    std::optional<Problem> problem;
};

QString defaultPriceStore()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/chipboard/prices.db"_s;
}

PriceStore::PriceStore(QString path, Place place, int cacheKibibytes, std::chrono::milliseconds patience)
    : m_path(std::move(path))
    , m_connection(u"prices-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_place(place)
    , m_cacheKibibytes(cacheKibibytes)
    , m_patience(patience)
{
}

PriceStore::~PriceStore()
{
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<PriceStore>> PriceStore::open(const QString &path, Place place, int cacheKibibytes,
                                                     std::chrono::milliseconds patience)
{
    if (!QSqlDatabase::isDriverAvailable(u"QSQLITE"_s))
        return atStore(ProblemCode::CannotWrite, path, tr("The SQLite driver of Qt is not installed."),
                       tr("Install the package libqt6sql6-sqlite."));
    auto store = std::unique_ptr<PriceStore>(new PriceStore(path, place, cacheKibibytes, patience));
    if (const auto problem = store->begin())
        return *problem;
    return store;
}

std::optional<Problem> PriceStore::begin()
{
    if (const auto problem = unfit(m_path, m_place))
        return problem;
    const StoreFile file = lookAtStore(m_path, m_patience);
    if (const auto problem = judge(file))
        return problem;
    // A new or unfinished file: nothing is written until there are prices.
    if (file.identity != StoreIdentity::Store)
        return beginEmpty();
    if (const auto problem = connect(m_path))
        return problem;
    if (m_place != Place::Untouched) {
        if (const auto problem = check())
            return problem;
    }
    Result<bool> isMade = hasTables();
    // An interrupted writer left a journal that must be rolled back before reading. This does not change the stored
    // data, but requires write access.
    if (!isMade && m_place == Place::Untouched && hasJournal(m_path) && QFileInfo(m_path).isWritable()) {
        QSqlDatabase::database(m_connection).close();
        takeBack(m_path, m_patience);
        if (const auto problem = connect(m_path))
            return problem;
        isMade = hasTables();
    }
    if (!isMade)
        return isMade.problem();
    if (!isMade.value()) // the first import was interrupted
        return beginEmpty();
    return loadWords();
}

std::optional<Problem> PriceStore::beginEmpty()
{
    m_isEmpty = true;
    if (const auto problem = connect(u":memory:"_s))
        return problem;
    for (const char *statement : schema) {
        if (const auto problem = run(QString::fromLatin1(statement)))
            return problem;
    }
    return loadWords();
}

// Only a file identified as ours, by its header or its place, is opened for writing.
std::optional<Problem> PriceStore::judge(const StoreFile &file)
{
    switch (file.identity) {
    case StoreIdentity::OtherVersion:
        return otherVersion(m_path, file.version);
    case StoreIdentity::Foreign:
        return foreignStore(m_path);
    case StoreIdentity::Unread:
        return unreadStore(m_path);
    case StoreIdentity::Unclear:
        if (!canBeReadWhole(m_path))
            return unreadStore(m_path);
        return m_place == Place::Ours ? setStoreAside(m_path, m_notices)
                                      : noStore(m_path, tr("The file is not a price store."));
    case StoreIdentity::New:
    case StoreIdentity::Store:
        break;
    }
    if (m_place == Place::Untouched)
        return QFileInfo::exists(m_path) ? std::nullopt : std::optional(unreadStore(m_path));
    if (!QDir().mkpath(QFileInfo(m_path).absolutePath()))
        return atStore(ProblemCode::CannotWrite, m_path, tr("Cannot create the folder of the price store."),
                       tr("Check its permissions, or name another file."));
    return std::nullopt;
}

std::optional<Problem> PriceStore::connect(const QString &file)
{
    QSqlDatabase database = QSqlDatabase::contains(m_connection)
        ? QSqlDatabase::database(m_connection, false)
        : QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    database.close();
    database.setDatabaseName(file);
    QString options = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(m_patience.count());
    if (m_place == Place::Untouched && file == m_path)
        options += u";QSQLITE_OPEN_READONLY"_s;
    database.setConnectOptions(options);
    m_dataVersion.clear();
    return database.open() ? std::nullopt : std::optional(storeProblem(database.lastError(), m_path));
}

std::optional<Problem> PriceStore::check()
{
    QSqlDatabase database = QSqlDatabase::database(m_connection);
    const StructureCheck found = checkStructure(database, m_path);
    if (found.isSound)
        return configure();
    if (found.problem)
        return found.problem;
    if (m_place != Place::Ours)
        return noStore(m_path, tr("The price store is damaged."));
    database.close();
    if (const auto problem = setStoreAside(m_path, m_notices))
        return problem;
    // During an import, creates the new store at once.
    if (const auto problem = m_isEmpty ? connect(m_path) : beginEmpty())
        return problem;
    return configure();
}

// Rollback journal and full synchronisation: after a crash at any time, the file has the state of the last commit.
std::optional<Problem> PriceStore::configure() const
{
    for (const QString &setting :
         {u"PRAGMA journal_mode = DELETE"_s, u"PRAGMA synchronous = FULL"_s,
          u"PRAGMA cache_size = -%1"_s.arg(m_cacheKibibytes), u"PRAGMA temp_store = MEMORY"_s}) {
        if (const auto problem = run(setting))
            return problem;
    }
    return std::nullopt;
}

std::optional<Problem> PriceStore::run(const QString &statement, const QVariantList &values) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    bool isDone = values.isEmpty() || query.prepare(statement);
    for (const QVariant &value : values)
        query.addBindValue(value);
    isDone = isDone && (values.isEmpty() ? query.exec(statement) : query.exec());
    return isDone ? std::nullopt : std::optional(problemOf(query));
}

Result<QString> PriceStore::answerTo(const QString &statement) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    if (!query.exec(statement) || !query.next())
        return problemOf(query);
    return query.value(0).toString();
}

Result<bool> PriceStore::hasTables() const
{
    const Result<QString> count = answerTo(u"SELECT count(*) FROM sqlite_master"_s);
    if (!count)
        return count.problem();
    return count.value() != u"0";
}

Problem PriceStore::problemOf(const QSqlQuery &query) const { return storeProblem(query.lastError(), m_path); }

// A failing disk ends a result set like the last row does, so check for errors.
std::optional<Problem> PriceStore::readToTheEnd(const QSqlQuery &query) const
{
    return query.lastError().isValid() ? std::optional(problemOf(query)) : std::nullopt;
}

std::optional<Problem> PriceStore::loadWords() const
{
    m_ids.clear();
    m_words.clear();
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT id, text FROM word"_s))
        return problemOf(query);
    while (query.next()) {
        m_ids.insert_or_assign(query.value(1).toString(), query.value(0).toLongLong());
        m_words.insert(query.value(0).toLongLong(), query.value(1).toString());
    }
    return readToTheEnd(query);
}

std::optional<Problem> PriceStore::followOthers() const
{
    const Result<QString> state = answerTo(u"PRAGMA data_version"_s);
    if (!state)
        return state.problem();
    if (state.value() == m_dataVersion)
        return std::nullopt;
    if (const auto problem = loadWords())
        return problem;
    m_dataVersion = state.value();
    return std::nullopt;
}

Result<qint64> PriceStore::write(const Fill &fill, const LastWord &lastWord)
{
    Import import{.wasEmpty = m_isEmpty};
    const Result<Snapshot> snapshot = fill([&](const PriceRecord &record) {
        if (import.problem)
            return false;
        import.content.add(record);
        import.chips.add(record);
        if (!import.hasBegun && import.waiting.size() < mostThatWait) {
            import.waiting.push_back(record);
            return true;
        }
        import.problem = beginImport(import);
        if (!import.problem)
            import.problem = insert(import, record);
        return !import.problem;
    });
    if (snapshot && !import.problem)
        import.problem = beginImport(import);
    Result<qint64> written = import.problem ? Result<qint64>(*import.problem)
        : snapshot                          ? save(import, snapshot.value(), lastWord)
                                            : Result<qint64>(snapshot.problem());
    import.query.reset(); // an open statement keeps its transaction open
    if (written) {
        if (const auto problem = run(u"COMMIT"_s))
            written = *problem;
    }
    if (!written && (import.hasBegun || import.wasEmpty)) {
        if (const auto problem = undo(import))
            return *problem;
    }
    return written;
}

// A new file is created in the same transaction as its first prices: a refused import leaves nothing.
std::optional<Problem> PriceStore::beginImport(Import &import)
{
    if (import.hasBegun)
        return std::nullopt;
    if (m_isEmpty && m_place != Place::Untouched) {
        std::optional<Problem> problem = unfit(m_path, m_place);
        if (!problem)
            problem = judge(lookAtStore(m_path, m_patience)); // another program may have created the file
        if (!problem)
            problem = connect(m_path);
        if (!problem)
            problem = check();
        if (problem)
            return problem;
        m_isEmpty = false;
    }
    if (const auto problem = run(u"BEGIN IMMEDIATE"_s))
        return problem;
    import.hasBegun = true;
    import.hold.emplace();
    const Result<bool> isMade = hasTables();
    if (!isMade)
        return isMade.problem();
    import.madeTables = !isMade.value();
    for (const char *statement : schema) {
        if (const auto problem = import.madeTables ? run(QString::fromLatin1(statement)) : std::nullopt)
            return problem;
    }
    if (const auto problem = loadWords()) // another program may have added some
        return problem;
    import.query.emplace(QSqlDatabase::database(m_connection));
    for (const char *column : priceColumns)
        import.places << u':' + QLatin1String(column);
    const QString places = import.places.join(u", "_s);
    if (!import.query->prepare(u"INSERT INTO price (%1) VALUES (%2)"_s.arg(QString(places).remove(u':'), places)))
        return problemOf(*import.query);
    for (const PriceRecord &record : std::exchange(import.waiting, {})) {
        if (const auto problem = insert(import, record))
            return problem;
    }
    return std::nullopt;
}

std::optional<Problem> PriceStore::insert(Import &import, const PriceRecord &record)
{
    const QString kind = priceKindWord(record.kind);
    const QString scope = scopeWord(record.scope);
    const QString *texts[] = {&record.provider,    &record.region, &record.instance.text(),
                              &record.chip.text(), &kind,          &record.zone,
                              &record.accelerator, &scope,         &record.asOf};
    static_assert(std::size(texts) == wordColumns);
    QSqlQuery &query = *import.query;
    for (std::size_t i = 0; i < wordColumns; ++i) {
        const WordIds::value_type *&word = import.lastWords.at(i);
        if (word != nullptr && isSameText(word->first, *texts[i]))
            continue;
        word = wordOf(import, *texts[i]);
        if (word == nullptr)
            return import.problem;
        query.bindValue(import.places.at(static_cast<qsizetype>(i)), word->second);
    }
    qsizetype place = wordColumns;
    const auto bind = [&](const QVariant &value) { query.bindValue(import.places.at(place++), value); };
    bind(record.usdPerHour);
    bind(orNull(record.usdPerChipHour()));
    bind(orNull(record.chips));
    bind(static_cast<qint64>(seriesHash(record)));
    bind(orNull(record.vcpus));
    bind(orNull(record.memoryGib));
    bind(record.line);
    if (!query.exec())
        return problemOf(query);
    ++import.prices;
    return std::nullopt;
}

// SQLite drops a byte order mark at the start of a text, which could make two words equal.
const WordIds::value_type *PriceStore::wordOf(Import &import, const QString &given)
{
    QString text = given;
    while (text.startsWith(QChar(QChar::ByteOrderMark)) || text.startsWith(QChar(QChar::ByteOrderSwapped)))
        text.remove(0, 1);
    if (const auto known = m_ids.find(text); known != m_ids.end())
        return &*known;
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.prepare(u"INSERT INTO word (text) VALUES (?)"_s);
    query.addBindValue(orEmpty(text));
    if (!query.exec()) {
        import.problem = problemOf(query);
        return nullptr;
    }
    const qint64 id = query.lastInsertId().toLongLong();
    m_words.insert(id, text);
    return &*m_ids.insert_or_assign(text, id).first;
}

Result<qint64> PriceStore::save(Import &import, Snapshot snapshot, const LastWord &lastWord)
{
    snapshot.content = import.content.text();
    snapshot.chips = import.chips.text();
    if (const auto problem = lastWord ? lastWord(snapshot) : std::nullopt)
        return *problem;
    const Result<QString> highest = answerTo(u"SELECT max(id) FROM price"_s);
    if (!highest)
        return highest.problem();
    const qint64 last = highest.value().toLongLong();
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    if (const auto problem = run(
            u"INSERT INTO snapshot (format, file, provider, as_of, imported_at, rows, imported, ignored, suspicious, "
            "prices, first_price, last_price, content, chips, source, report) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
            {orEmpty(snapshot.format), orEmpty(QFileInfo(snapshot.file).fileName()), orEmpty(snapshot.provider),
             orEmpty(snapshot.asOf), snapshot.importedAt.isEmpty() ? now : snapshot.importedAt, snapshot.rows,
             snapshot.imported, snapshot.ignored, snapshot.suspicious, import.prices, last - import.prices + 1, last,
             snapshot.content, snapshot.chips, orEmpty(snapshot.source), orEmpty(QString::fromUtf8(snapshot.report))}))
        return *problem;
    const Result<QString> id = answerTo(u"SELECT max(id) FROM snapshot"_s);
    if (!id)
        return id.problem();
    return id.value().toLongLong();
}

std::optional<Problem> PriceStore::undo(Import &import)
{
    if (import.hasBegun)
        (void)run(u"ROLLBACK"_s); // fails if SQLite has already rolled back
    import.hold.reset();
    const bool isMade = import.hasBegun ? !import.madeTables : !import.wasEmpty;
    return isMade ? loadWords() : beginEmpty();
}

std::optional<Problem> PriceStore::inTransaction(const std::function<std::optional<Problem>()> &change)
{
    if (const auto problem = run(u"BEGIN IMMEDIATE"_s))
        return problem;
    const EndingHold hold; // a signal must not leave the journal behind
    std::optional<Problem> problem = change();
    if (!problem)
        problem = run(u"COMMIT"_s);
    if (problem)
        (void)run(u"ROLLBACK"_s);
    return problem;
}

Result<Done> PriceStore::rememberSource(qint64 snapshot, const QString &source, const QByteArray &report)
{
    if (const auto problem = inTransaction([&] {
            return run(u"UPDATE snapshot SET source = ?, report = ? WHERE id = ?"_s,
                       {source, QString::fromUtf8(report), snapshot});
        }))
        return *problem;
    return Done();
}

Result<Done> PriceStore::remove(qint64 snapshot)
{
    if (const auto problem = inTransaction([&]() -> std::optional<Problem> {
            const auto count = answerTo(u"SELECT count(*) FROM snapshot WHERE id = %1"_s.arg(snapshot));
            if (!count)
                return count.problem();
            if (count.value() == u"0")
                return atStore(ProblemCode::BadValue, m_path,
                               tr("Snapshot %1 is no longer in the price store.").arg(snapshot),
                               tr("Nothing needs to be removed."));
            const auto failed =
                run(u"DELETE FROM price WHERE id BETWEEN (SELECT first_price FROM snapshot WHERE id = ?) "
                    "AND (SELECT last_price FROM snapshot WHERE id = ?)"_s,
                    {snapshot, snapshot});
            return failed ? failed : run(u"DELETE FROM snapshot WHERE id = ?"_s, {snapshot});
        }))
        return *problem;
    return Done();
}

} // namespace chipboard
