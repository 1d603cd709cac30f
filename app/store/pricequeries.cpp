// What is asked of the price store; writing and opening it is in pricestore.cpp.
#include "app/store/pricestore.h"

#include "app/store/storeschema.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct ColumnRow
{
    const char *name;
    qint32 PriceKey::*key;
};
constexpr ColumnRow columns[] = {{"provider", &PriceKey::provider},
                                 {"region", &PriceKey::region},
                                 {"instance", &PriceKey::instance},
                                 {"chip", &PriceKey::chip},
                                 {"kind", &PriceKey::kind}};

// Zones of all regions, at two or three kinds; a bound, so that no answer is without end.
constexpr int mostOfAnInstance = 100'000;

constexpr const char *recordColumns =
    "provider, region, zone, instance, accelerator, chip, kind, scope, as_of, chips, vcpus, memory, usd, line";

// Empty when the filter names a word that the store does not know: then nothing matches.
std::optional<KeyFilter> keyFilter(const PriceFilter &filter, const WordIds &ids)
{
    KeyFilter keys;
    bool known = true;
    const auto find = [&](const QString &text, qint32 &id) {
        if (text.isEmpty())
            return;
        const auto found = ids.find(text);
        known = known && found != ids.end();
        id = found == ids.end() ? 0 : static_cast<qint32>(found->second);
    };
    find(filter.provider, keys.provider);
    find(filter.region, keys.region);
    find(filter.instance.text(), keys.instance);
    find(filter.chip.text(), keys.chip);
    find(filter.kind ? priceKindWord(*filter.kind) : QString(), keys.kind);
    keys.atLeast = filter.atLeast;
    keys.atMost = filter.atMost;
    keys.perChip = filter.perChip;
    return known ? std::optional(keys) : std::nullopt;
}

std::optional<double> numberIn(const QSqlQuery &query, int column)
{
    const QVariant value = query.value(column);
    return value.isNull() ? std::nullopt : std::optional(value.toDouble());
}

Interval spread(QList<double> prices)
{
    std::sort(prices.begin(), prices.end());
    return {prices.constFirst(), prices.at((prices.size() - 1) / 2), prices.constLast()};
}

} // namespace

Result<QList<Snapshot>> PriceStore::snapshots() const
{
    QSqlDatabase database = QSqlDatabase::database(m_connection);
    const bool keepsContents = oneAnswer(database, u"PRAGMA user_version"_s).toInt() > 1;
    QSqlQuery query(database);
    if (!query.exec(u"SELECT id, format, file, provider, as_of, imported_at, rows, imported, ignored, suspicious, "
                    "prices, %1 FROM snapshot ORDER BY id DESC"_s.arg(keepsContents ? u"content"_s : u"''"_s)))
        return problemOf(query);
    QList<Snapshot> snapshots;
    while (query.next()) {
        Snapshot snapshot;
        snapshot.id = query.value(0).toLongLong();
        snapshot.format = query.value(1).toString();
        snapshot.file = query.value(2).toString();
        snapshot.provider = query.value(3).toString();
        snapshot.asOf = query.value(4).toString();
        snapshot.importedAt = query.value(5).toString();
        snapshot.rows = query.value(6).toLongLong();
        snapshot.imported = query.value(7).toLongLong();
        snapshot.ignored = query.value(8).toLongLong();
        snapshot.suspicious = query.value(9).toLongLong();
        snapshot.prices = query.value(10).toLongLong();
        snapshot.content = query.value(11).toString();
        snapshots << snapshot;
    }
    if (const auto problem = readToTheEnd(query))
        return *problem;
    for (Snapshot &snapshot : snapshots) {
        if (!snapshot.content.isEmpty())
            continue;
        const Result<QString> content = contentOf(database, m_path, snapshot.id);
        if (!content)
            return content.problem();
        snapshot.content = content.value();
    }
    return snapshots;
}

PriceRecord PriceStore::recordIn(const QSqlQuery &query) const
{
    const auto word = [&](int column) { return m_words.value(query.value(column).toLongLong()); };
    PriceRecord record;
    record.provider = word(0);
    record.region = word(1);
    record.zone = word(2);
    record.instance = InstanceId(word(3));
    record.accelerator = word(4);
    record.chip = ChipId(word(5));
    record.kind = priceKindFromWord(word(6)).value_or(PriceKind::Own);
    record.scope = scopeFromWord(word(7)).value_or(PriceScope::Machine);
    record.asOf = word(8);
    record.chips = numberIn(query, 9);
    record.vcpus = numberIn(query, 10);
    record.memoryGib = numberIn(query, 11);
    record.usdPerHour = query.value(12).toDouble();
    record.line = query.value(13).toInt();
    return record;
}

Result<QList<PriceRecord>> PriceStore::recordsOf(const QList<qint64> &ids) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.setForwardOnly(true);
    query.prepare(u"SELECT %1 FROM price WHERE id = ?"_s.arg(QLatin1String(recordColumns)));
    QList<PriceRecord> records;
    for (const qint64 id : ids) {
        query.bindValue(0, id);
        if (!query.exec())
            return problemOf(query);
        if (query.next())
            records << recordIn(query);
    }
    return records;
}

Result<PricePage> PriceStore::find(const PriceFilter &filter) const
{
    if (const auto problem = followOthers())
        return *problem;
    PricePage page;
    std::optional<KeyFilter> keys = keyFilter(filter, m_ids);
    if (!keys)
        return page;
    if (filter.snapshot > 0) {
        QSqlQuery range(QSqlDatabase::database(m_connection));
        range.prepare(u"SELECT first_price, last_price FROM snapshot WHERE id = ? AND prices > 0"_s);
        range.addBindValue(filter.snapshot);
        if (!range.exec())
            return problemOf(range);
        if (!range.next())
            return page;
        keys->firstPrice = range.value(0).toLongLong();
        keys->lastPrice = range.value(1).toLongLong();
    }
    const qint64 offset = std::max<qint64>(0, filter.offset);
    const qsizetype most = std::max(0, filter.most);
    const PriceMatches found = filter.order == PriceFilter::Order::CheapestFirst
        ? m_columns.cheapest(*keys, offset, most)
        : m_columns.matches(*keys, offset, most);
    page.total = found.total;
    const Result<QList<PriceRecord>> records = recordsOf(found.ids);
    if (!records)
        return records.problem();
    page.prices = records.value();
    return page;
}

Result<QList<PriceLine>> PriceStore::history(const InstanceId &instance) const
{
    const Result<QList<Snapshot>> all = snapshots();
    if (!all)
        return all.problem();
    struct Day
    {
        qint64 snapshot = 0;
        QList<double> prices;
        QString file;
    };
    std::map<std::tuple<QString, QString, int>, std::map<QString, Day>> lines;
    for (const Snapshot &snapshot : all.value()) {
        PriceFilter filter;
        filter.snapshot = snapshot.id;
        filter.instance = instance;
        filter.most = mostOfAnInstance;
        const Result<PricePage> page = find(filter);
        if (!page)
            return page.problem();
        for (const PriceRecord &record : page.value().prices) {
            Day &day = lines[{record.provider, record.region, static_cast<int>(record.kind)}][record.asOf];
            // Of a day that was imported twice the later import counts; it comes first.
            if (day.snapshot == 0) {
                day.snapshot = snapshot.id;
                day.file = snapshot.file;
            }
            if (day.snapshot == snapshot.id)
                day.prices << record.usdPerHour;
        }
    }
    QList<PriceLine> result;
    for (const auto &[key, days] : lines) {
        PriceLine line{std::get<0>(key), std::get<1>(key), static_cast<PriceKind>(std::get<2>(key)), {}};
        for (const auto &[asOf, day] : days)
            line.points << PriceLine::Point{asOf, spread(day.prices), day.file};
        result << line;
    }
    return result;
}

Result<QHash<quint64, double>> PriceStore::lastPrices() const
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT series, usd FROM price ORDER BY id"_s))
        return problemOf(query);
    QHash<quint64, double> prices;
    while (query.next())
        prices.insert(static_cast<quint64>(query.value(0).toLongLong()), query.value(1).toDouble());
    if (const auto problem = readToTheEnd(query))
        return *problem;
    return prices;
}

Result<QStringList> PriceStore::words(const QString &column) const
{
    if (const auto problem = followOthers())
        return *problem;
    QStringList texts;
    for (const ColumnRow &row : columns) {
        if (column != QLatin1String(row.name))
            continue;
        for (const qint32 id : m_columns.words(row.key)) {
            if (const QString text = m_words.value(id); !text.isEmpty())
                texts << text;
        }
    }
    texts.sort();
    return texts;
}

} // namespace chipboard
