// Purpose: price stores as versions 1 and 2 of their format had them: a row for each price, its keys in a block beside.
#pragma once

#include "app/store/pricecolumns.h"
#include "app/store/storeschema.h"
#include "data/importers/pricerecord.h"

#include <QFile>
#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <limits>

namespace chipboard::testing {

class OldStoreWriter
{
public:
    explicit OldStoreWriter(QSqlDatabase &database)
        : m_query(database)
    {
    }

    /// One snapshot, with what follows from its records.
    bool add(const QList<PriceRecord> &records)
    {
        QByteArray keys;
        const qint64 first = m_next;
        for (const PriceRecord &record : records) {
            if (!addRow(record, keys))
                return false;
        }
        const QString asOf = records.isEmpty() ? QString() : records.constFirst().asOf;
        const auto count = static_cast<qint64>(records.size());
        return run("INSERT INTO block VALUES (?, ?)", {first, keys})
            && run("INSERT INTO snapshot (format, file, provider, as_of, imported_at, rows, imported, ignored, "
                   "suspicious, "
                   "prices, first_price, last_price) VALUES ('csv', 'a.csv', 'AWS', ?, '2026-07-21T00:00:00Z', 10, ?, "
                   "0, 0, "
                   "?, ?, ?)",
                   {asOf, count, count, first, m_next - 1});
    }

private:
    bool run(const char *statement, const QList<QVariant> &values)
    {
        m_query.prepare(QString::fromLatin1(statement));
        for (const QVariant &value : values)
            m_query.addBindValue(value);
        return m_query.exec();
    }

    qint64 word(const QString &text)
    {
        qint64 &id = m_words[text];
        if (id == 0) {
            id = m_words.size();
            (void)run("INSERT INTO word VALUES (?, ?)", {id, text.isNull() ? QStringLiteral("") : text});
        }
        return id;
    }

    bool addRow(const PriceRecord &record, QByteArray &keys)
    {
        const auto orNull = [](const std::optional<double> &number) { return number ? QVariant(*number) : QVariant(); };
        PriceKey key;
        key.provider = static_cast<qint32>(word(record.provider));
        key.region = static_cast<qint32>(word(record.region));
        key.instance = static_cast<qint32>(word(record.instance.text()));
        key.chip = static_cast<qint32>(word(record.chip.text()));
        key.kind = static_cast<qint32>(word(priceKindWord(record.kind)));
        key.usd = record.usdPerHour;
        key.usdPerChip = record.usdPerChipHour().value_or(std::numeric_limits<double>::quiet_NaN());
        keys.append(reinterpret_cast<const char *>(&key), sizeof(key));
        return run(
            "INSERT INTO price (id, series, provider, region, zone, instance, accelerator, chip, kind, scope, as_of, "
            "chips, vcpus, memory, usd, line) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            {m_next++, static_cast<qint64>(seriesHash(record)), key.provider, key.region, word(record.zone),
             key.instance, word(record.accelerator), key.chip, key.kind, word(scopeWord(record.scope)),
             word(record.asOf), orNull(record.chips), orNull(record.vcpus), orNull(record.memoryGib), record.usdPerHour,
             record.line});
    }

    QSqlQuery m_query;
    QHash<QString, qint64> m_words;
    qint64 m_next = 1;
};

/// In a new file, a snapshot for each list; then what else is said.
[[nodiscard]] inline bool writeOldStore(const QString &path, int version, const QList<QList<PriceRecord>> &snapshots,
                                        const QStringList &statements = {})
{
    const QString connection = QStringLiteral("old store");
    bool done = true;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(path);
        done =
            database.open() && prepareTables(database, path, storeMigrations(), 1).hasValue() && database.transaction();
        OldStoreWriter writer(database);
        for (const QList<PriceRecord> &records : snapshots)
            done = done && writer.add(records);
        for (const QString &statement : statements)
            done = done && QSqlQuery(database).exec(statement);
        done = done && database.commit();
        const Result<QString> copy = prepareTables(database, path, storeMigrations(), version);
        done = done && copy && (copy.value().isEmpty() || QFile::remove(copy.value()));
    }
    QSqlDatabase::removeDatabase(connection);
    return done;
}

} // namespace chipboard::testing
