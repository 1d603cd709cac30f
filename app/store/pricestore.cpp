#include "app/store/pricestore.h"

#include "app/store/pricedetails.h"
#include "app/store/storeidentity.h"
#include "app/store/storeproblem.h"
#include "app/store/storeschema.h"
#include "data/core/ending.h"
#include "data/core/tr.h"
#include "widgets/export/safefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUuid>
#include <QVariant>

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

Problem problemAt(ProblemCode code, const QString &path, const QString &message, const QString &remedy,
                  Severity severity = Severity::Error)
{
    return {code, message, remedy, {QDir::toNativeSeparators(path), 0, 0, {}}, severity};
}

// What a file that exists must be before SQLite sees it.
std::optional<Problem> unfit(const QString &path, PriceStore::Place place)
{
    const QFileInfo info(path);
    if (!info.exists())
        return std::nullopt;
    if (!info.isFile())
        return problemAt(ProblemCode::CannotWrite, path, tr("This is not a regular file."),
                         tr("Name another file for the price store."));
    if (!info.isReadable() || (place != PriceStore::Place::Untouched && !info.isWritable()))
        return problemAt(ProblemCode::CannotWrite, path, tr("The price store may not be read and written."),
                         tr("Check its permissions."));
    return std::nullopt;
}

Problem unread(const QString &path)
{
    return problemAt(ProblemCode::CannotRead, path, tr("The price store cannot be read."),
                     tr("Check the disk and the permissions of the file. It is left as it is."));
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

/// What SQLite finds in the file, and what kept it from looking.
struct StructureCheck
{
    QString text;
    QSqlError error;
};

StructureCheck checkStructure(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    const bool isTold = query.exec(u"PRAGMA quick_check(1)"_s) && query.next();
    return {isTold ? query.value(0).toString() : QString(), query.lastError()};
}

} // namespace

QString defaultPriceStore()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/chipboard/prices.db"_s;
}

PriceStore::PriceStore(QString path, QString connection, int cacheKibibytes, std::chrono::milliseconds patience)
    : m_path(std::move(path))
    , m_connection(std::move(connection))
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
        return problemAt(ProblemCode::CannotWrite, path, tr("Qt has no driver for SQLite here."),
                         tr("Install the package libqt6sql6-sqlite."));
    const QString connection = u"prices-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto store = std::unique_ptr<PriceStore>(new PriceStore(path, connection, cacheKibibytes, patience));
    if (const auto problem = store->begin(place))
        return *problem;
    return store;
}

std::optional<Problem> PriceStore::begin(Place place)
{
    if (const auto problem = unfit(m_path, place))
        return problem;
    const StoreFile file = lookAtStore(m_path, m_patience);
    if (const auto problem = judge(file, place))
        return problem;
    // Somebody is making it, or could not: there is nothing in it yet, and nothing is to be written to it from here.
    if (place == Place::Untouched && file.identity == StoreIdentity::New) {
        const auto problem = connect(u":memory:"_s, Place::Named);
        return problem ? problem : prepare();
    }
    if (const auto problem = connect(m_path, place))
        return problem;
    if (place == Place::Untouched)
        return lookInto(file);
    if (const auto problem = check(place))
        return problem;
    return prepare();
}

std::optional<Problem> PriceStore::prepare()
{
    QSqlDatabase database = QSqlDatabase::database(m_connection);
    const Result<QString> copy = prepareTables(database, m_path);
    if (!copy)
        return copy.problem();
    if (!copy.value().isEmpty())
        m_notices << problemAt(ProblemCode::BadVersion, m_path, tr("The price store was brought up to date."),
                               tr("A copy of it as it was is in %1.").arg(QDir::toNativeSeparators(copy.value())),
                               Severity::Warning);
    return loadWords();
}

// Only what is ours, by its marks or by its place, is opened for writing.
std::optional<Problem> PriceStore::judge(const StoreFile &file, Place place)
{
    switch (file.identity) {
    case StoreIdentity::Newer:
        return newerStore(m_path, file.version);
    case StoreIdentity::Foreign:
        return foreignStore(m_path);
    case StoreIdentity::Unread:
        return unread(m_path);
    case StoreIdentity::Unclear:
        if (!canBeReadWhole(m_path))
            return unread(m_path);
        if (place == Place::Ours)
            return setAside();
        return problemAt(ProblemCode::CannotRead, m_path, tr("The file is no price store."),
                         tr("Move it away, or name another file."));
    case StoreIdentity::New:
    case StoreIdentity::Store:
        break;
    }
    if (place == Place::Untouched && file.version < oldestStoreVersion
        && (file.identity != StoreIdentity::New || !QFileInfo::exists(m_path)))
        return problemAt(ProblemCode::BadVersion, m_path, tr("The price store is of another version."),
                         tr("An import brings it up to date."));
    if (place != Place::Untouched && !QDir().mkpath(QFileInfo(m_path).absolutePath()))
        return problemAt(ProblemCode::CannotWrite, m_path, tr("The folder of the price store cannot be made."),
                         tr("Check its permissions, or name another file."));
    return std::nullopt;
}

std::optional<Problem> PriceStore::connect(const QString &file, Place place)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    database.setDatabaseName(file);
    QString options = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(m_patience.count());
    if (place == Place::Untouched)
        options += u";QSQLITE_OPEN_READONLY"_s;
    database.setConnectOptions(options);
    if (database.open())
        return std::nullopt;
    return storeProblem(database.lastError(), m_path);
}

// Whoever was interrupted left a journal that has to be rolled back before anything can be read. That is no change of
// what is stored, but it has to be written.
std::optional<Problem> PriceStore::lookInto(const StoreFile &file)
{
    std::optional<Problem> problem = loadWords();
    if (!problem || !hasJournal(m_path) || file.identity != StoreIdentity::Store || !QFileInfo(m_path).isWritable())
        return problem;
    QSqlDatabase database = QSqlDatabase::database(m_connection);
    database.close();
    takeBack(m_path, m_patience);
    if (!database.open())
        return storeProblem(database.lastError(), m_path);
    return loadWords();
}

std::optional<Problem> PriceStore::check(Place place)
{
    QSqlDatabase database = QSqlDatabase::database(m_connection);
    StructureCheck found = checkStructure(database);
    // A page that could not be read is told like one that is damaged: only what is said twice is.
    if (found.text != u"ok" && (!found.error.isValid() || isDamage(found.error))) {
        if (!canBeReadWhole(m_path))
            return unread(m_path);
        found = checkStructure(database);
    }
    if (found.text == u"ok")
        return configure();
    if (found.error.isValid() && !isDamage(found.error))
        return storeProblem(found.error, m_path);
    if (place != Place::Ours)
        return problemAt(ProblemCode::CannotRead, m_path, tr("The price store is damaged."),
                         tr("Move it away, or name another file."));
    database.close();
    if (const auto problem = setAside())
        return problem;
    if (!database.open())
        return storeProblem(database.lastError(), m_path);
    return configure();
}

// A rollback journal and full synchronisation: killed at any moment, the file holds what the last commit left.
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

std::optional<Problem> PriceStore::setAside()
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-hhmmss"_s);
    const QString kept = freeName(u"%1.damaged-%2"_s.arg(m_path, stamp));
    const EndingHold hold; // all of the files move, or none
    // A journal belongs to its database and a new one must not meet it: all of them move, or none.
    QStringList moved;
    for (const QString &suffix : {u"-wal"_s, u"-shm"_s, u"-journal"_s, QString()}) {
        if (!QFile::exists(m_path + suffix))
            continue;
        if (QFile::rename(m_path + suffix, kept + suffix)) {
            moved << suffix;
            continue;
        }
        for (const QString &back : std::as_const(moved))
            (void)QFile::rename(kept + back, m_path + back);
        return problemAt(ProblemCode::CannotRead, m_path, tr("The price store is damaged and cannot be set aside."),
                         tr("Move it to another name."));
    }
    m_notices << problemAt(ProblemCode::CannotRead, m_path,
                           tr("The price store was damaged; it is kept as %1.").arg(QDir::toNativeSeparators(kept)),
                           tr("A new, empty one was begun: import the prices again."), Severity::Warning);
    return std::nullopt;
}

std::optional<Problem> PriceStore::run(const QString &statement) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    if (query.exec(statement))
        return std::nullopt;
    return problemOf(query);
}

Problem PriceStore::problemOf(const QSqlQuery &query) const { return storeProblem(query.lastError(), m_path); }

// A disk that fails half-way ends a result like its last row does.
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
    QSqlDatabase database = QSqlDatabase::database(m_connection);
    const Result<QString> state = answerTo(database, u"PRAGMA data_version"_s, m_path);
    if (!state)
        return state.problem();
    if (state.value() == m_dataVersion)
        return std::nullopt;
    const Result<QString> version = answerTo(database, u"PRAGMA user_version"_s, m_path);
    if (!version)
        return version.problem();
    if (const auto problem = loadWords())
        return problem;
    if (const auto problem = loadColumns())
        return problem;
    m_version = version.value().toInt();
    m_dataVersion = state.value();
    return std::nullopt;
}

std::optional<Problem> PriceStore::loadColumns() const
{
    m_columns.clear();
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT first_price, keys FROM block ORDER BY first_price"_s))
        return problemOf(query);
    while (query.next())
        m_columns.add(query.value(0).toLongLong(), query.value(1).toByteArray());
    return readToTheEnd(query);
}

Result<qint64> PriceStore::write(const std::function<Result<Snapshot>(const Add &)> &fill)
{
    if (const auto problem = run(u"BEGIN IMMEDIATE"_s))
        return *problem;
    const EndingHold hold; // the journal goes with the commit or the rollback
    // Another program may have added words since.
    if (const auto problem = loadWords()) {
        (void)run(u"ROLLBACK"_s);
        return *problem;
    }
    m_dataVersion.clear(); // other connections' changes move it, this one's do not
    m_isWriting = true;
    Result<qint64> written = fillIn(fill);
    m_isWriting = false;
    if (written) {
        if (const auto problem = run(u"COMMIT"_s))
            written = *problem;
    }
    if (!written) {
        (void)run(u"ROLLBACK"_s); // fails where SQLite has done it itself
        if (const auto problem = loadWords())
            return *problem;
    }
    return written;
}

Result<qint64> PriceStore::fillIn(const std::function<Result<Snapshot>(const Add &)> &fill)
{
    QSqlDatabase database = QSqlDatabase::database(m_connection);
    // Of two snapshots' prices none are in one block or run.
    const Result<QString> highest = answerTo(database, u"SELECT max(last_price) FROM snapshot"_s, m_path);
    if (!highest)
        return highest.problem();
    const qint64 first = highest.value().toLongLong() + 1;
    RunWriter keys(database, m_path, "INSERT INTO block (first_price, keys) VALUES (?, ?)", PriceColumns::keysInABlock);
    RunWriter details = detailWriter(database, m_path);
    (void)keys.startAt(first);
    (void)details.startAt(first);
    m_addProblem.reset();
    m_lastWords = {};
    m_content.emplace();
    m_chips.emplace();
    const Result<Snapshot> snapshot = fill([&](const PriceRecord &record) {
        if (!m_addProblem)
            m_addProblem = addPrice(keys, details, record);
        return !m_addProblem;
    });
    for (RunWriter *writer : {&keys, &details}) {
        if (snapshot && !m_addProblem)
            m_addProblem = writer->save();
    }
    if (m_addProblem)
        return *m_addProblem;
    return snapshot ? saveSnapshot(snapshot.value(), first, keys.nextPrice() - 1) : snapshot.problem();
}

std::optional<Problem> PriceStore::addPrice(RunWriter &keys, RunWriter &details, const PriceRecord &record)
{
    constexpr double notKnown = std::numeric_limits<double>::quiet_NaN();
    PriceKey key;
    PriceDetail detail;
    if (!findWords(record, key, detail))
        return m_addProblem;
    key.usd = record.usdPerHour;
    key.usdPerChip = record.usdPerChipHour().value_or(notKnown);
    detail.series = static_cast<qint64>(seriesHash(record));
    detail.chips = record.chips.value_or(notKnown);
    detail.vcpus = record.vcpus.value_or(notKnown);
    detail.memory = record.memoryGib.value_or(notKnown);
    detail.line = record.line;
    m_content->add(record);
    m_chips->add(record);
    std::optional<Problem> problem = keys.add(key);
    return problem ? problem : details.add(detail);
}

// Most words are those of the row before.
bool PriceStore::findWords(const PriceRecord &record, PriceKey &key, PriceDetail &detail)
{
    const QString kind = priceKindWord(record.kind);
    const QString scope = scopeWord(record.scope);
    struct Word
    {
        const QString &text;
        qint32 &id;
    };
    const Word words[] = {{record.provider, key.provider},
                          {record.region, key.region},
                          {record.zone, detail.zone},
                          {record.instance.text(), key.instance},
                          {record.accelerator, detail.accelerator},
                          {record.chip.text(), key.chip},
                          {kind, key.kind},
                          {scope, detail.scope},
                          {record.asOf, detail.asOf}};
    LastWord *last = m_lastWords.data();
    for (const Word &word : words) {
        if (last->id == 0 || !isSameText(last->text, word.text)) {
            const std::optional<qint64> found = wordId(word.text);
            if (!found)
                return false;
            *last = {word.text, *found};
        }
        word.id = static_cast<qint32>(last->id);
        ++last;
    }
    return true;
}

std::optional<qint64> PriceStore::wordId(const QString &text)
{
    if (const auto known = m_ids.find(text); known != m_ids.end())
        return known->second;
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.prepare(u"INSERT INTO word (text) VALUES (?)"_s);
    query.addBindValue(text.isNull() ? QString(u""_s) : text);
    if (!query.exec()) {
        m_addProblem = problemOf(query);
        return std::nullopt;
    }
    const qint64 id = query.lastInsertId().toLongLong();
    m_ids.insert_or_assign(text, id);
    m_words.insert(id, text);
    return id;
}

Result<qint64> PriceStore::saveSnapshot(const Snapshot &snapshot, qint64 first, qint64 last)
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.prepare(u"INSERT INTO snapshot (format, file, provider, as_of, imported_at, rows, imported, ignored, "
                  "suspicious, prices, first_price, last_price, content, chips, source, report) "
                  "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    for (const QString &text : {snapshot.format, QFileInfo(snapshot.file).fileName(), snapshot.provider, snapshot.asOf,
                                snapshot.importedAt.isEmpty() ? now : snapshot.importedAt})
        query.addBindValue(text.isNull() ? QString(u""_s) : text);
    for (const qint64 number :
         {snapshot.rows, snapshot.imported, snapshot.ignored, snapshot.suspicious, last - first + 1, first, last})
        query.addBindValue(number);
    for (const QString &text :
         {m_content->text(), m_chips->text(), snapshot.source, QString::fromUtf8(snapshot.report)})
        query.addBindValue(text.isNull() ? QString(u""_s) : text);
    if (!query.exec())
        return problemOf(query);
    return query.lastInsertId().toLongLong();
}

Result<Done> PriceStore::rememberSource(qint64 snapshot, const QString &source, const QByteArray &report)
{
    if (const auto problem = run(u"BEGIN IMMEDIATE"_s))
        return *problem;
    const EndingHold hold; // the journal goes with the commit or the rollback
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.prepare(u"UPDATE snapshot SET source = ?, report = ? WHERE id = ?"_s);
    query.addBindValue(source);
    query.addBindValue(QString::fromUtf8(report));
    query.addBindValue(snapshot);
    std::optional<Problem> problem;
    if (!query.exec())
        problem = problemOf(query);
    query.finish();
    if (!problem)
        problem = run(u"COMMIT"_s);
    if (!problem)
        return Done();
    (void)run(u"ROLLBACK"_s);
    return *problem;
}

Result<Done> PriceStore::remove(qint64 snapshot)
{
    if (const auto problem = run(u"BEGIN IMMEDIATE"_s))
        return *problem;
    const EndingHold hold; // the journal goes with the commit or the rollback
    const QString number = QString::number(snapshot);
    const QString range = u"BETWEEN (SELECT first_price FROM snapshot WHERE id = %1) "
                          "AND (SELECT last_price FROM snapshot WHERE id = %1)"_s.arg(number);
    std::optional<Problem> problem;
    m_dataVersion.clear();
    for (const QString &statement :
         {u"DELETE FROM detail WHERE first_price "_s + range, u"DELETE FROM block WHERE first_price "_s + range,
          u"DELETE FROM snapshot WHERE id = "_s + number}) {
        if (!problem)
            problem = run(statement);
    }
    if (!problem)
        problem = run(u"COMMIT"_s);
    if (!problem)
        return Done();
    (void)run(u"ROLLBACK"_s);
    return *problem;
}

} // namespace chipboard
