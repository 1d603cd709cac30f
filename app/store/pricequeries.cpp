// Queries of the price store; see pricestore.cpp for opening and writing.
#include "app/store/pricestore.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// Columns of a price, in the order that recordIn() reads.
constexpr QLatin1String parts("provider, region, zone, instance, accelerator, chip, kind, scope, as_of, chips, vcpus, "
                              "memory, usd, line");

bool exec(QSqlQuery &query, const QString &statement, const QVariantList &values)
{
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return false;
    for (const QVariant &value : values)
        query.addBindValue(value);
    return query.exec();
}

std::optional<double> ifKnown(const QVariant &number)
{
    return number.isNull() ? std::nullopt : std::optional(number.toDouble());
}

Interval spread(QList<double> prices)
{
    std::ranges::sort(prices);
    return {prices.constFirst(), prices.at((prices.size() - 1) / 2), prices.constLast()};
}

} // namespace

Result<QList<Snapshot>> PriceStore::snapshots() const
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    if (!exec(query,
              u"SELECT id, format, file, provider, as_of, imported_at, rows, imported, ignored, suspicious, prices, "
              "content, chips, source, report FROM snapshot ORDER BY id DESC"_s,
              {}))
        return problemOf(query);
    QList<Snapshot> snapshots;
    while (query.next()) {
        Snapshot snapshot{.id = query.value(0).toLongLong(),
                          .format = query.value(1).toString(),
                          .file = query.value(2).toString(),
                          .provider = query.value(3).toString(),
                          .asOf = query.value(4).toString(),
                          .importedAt = query.value(5).toString(),
                          .rows = query.value(6).toLongLong(),
                          .imported = query.value(7).toLongLong(),
                          .ignored = query.value(8).toLongLong(),
                          .suspicious = query.value(9).toLongLong(),
                          .prices = query.value(10).toLongLong(),
                          .content = query.value(11).toString(),
                          .chips = query.value(12).toString(),
                          .source = query.value(13).toString(),
                          .report = query.value(14).toString().toUtf8()};
        snapshots << snapshot;
    }
    if (const auto problem = readToTheEnd(query))
        return *problem;
    return snapshots;
}

PriceRecord PriceStore::recordIn(const QSqlQuery &query) const
{
    const auto word = [&](int part) { return m_words.value(query.value(part).toLongLong()); };
    PriceRecord record{.provider = word(0),
                       .region = word(1),
                       .zone = word(2),
                       .instance = InstanceId(word(3)),
                       .accelerator = word(4),
                       .chip = ChipId(word(5)),
                       .scope = scopeFromWord(word(7)).value_or(PriceScope::Machine),
                       .kind = priceKindFromWord(word(6)).value_or(PriceKind::Own),
                       .asOf = word(8)};
    record.chips = ifKnown(query.value(9));
    record.vcpus = ifKnown(query.value(10));
    record.memoryGib = ifKnown(query.value(11));
    record.usdPerHour = query.value(12).toDouble();
    record.line = query.value(13).toInt();
    return record;
}

template<typename Ask>
auto PriceStore::inOneState(const Ask &ask) const -> decltype(ask())
{
    if (const auto problem = run(u"BEGIN"_s))
        return *problem;
    const auto problem = followOthers();
    auto answer = problem ? decltype(ask())(*problem) : ask();
    (void)run(u"COMMIT"_s);
    return answer;
}

Result<QList<PriceRecord>> PriceStore::find(const PriceFilter &filter) const
{
    return inOneState([&] { return findIn(filter); });
}

Result<QList<PriceLine>> PriceStore::history(const QList<InstanceId> &instances) const
{
    return inOneState([&] { return historyIn(instances); });
}

Result<QList<PriceGroup>> PriceStore::groups(qint64 snapshot) const
{
    return inOneState([&] { return groupsIn(snapshot); });
}

// Inlines numbers into the conditions: SQLite would evaluate subqueries for each of a million rows.
Result<QList<PriceRecord>> PriceStore::findIn(const PriceFilter &filter) const
{
    QStringList conditions{u"TRUE"_s};
    QVariantList values;
    const auto add = [&](const QString &condition, const QVariant &value) {
        conditions << condition;
        values << value;
    };
    QSqlQuery query(QSqlDatabase::database(m_connection));
    if (filter.snapshot > 0) {
        if (!exec(query,
                  u"SELECT first_price, nullif(last_price, (SELECT max(last_price) FROM snapshot)) FROM snapshot "
                  "WHERE id = ?"_s,
                  {filter.snapshot}))
            return problemOf(query);
        const bool isThere = query.next();
        add(u"id >= ?"_s, isThere ? query.value(0) : QVariant());
        if (isThere && !query.isNull(1)) // the last snapshot needs no limit, whose check takes a fifth of the time
            add(u"id <= ?"_s, query.value(1));
    }
    const std::pair<const char *, QString> words[] = {{"provider", filter.provider},
                                                      {"region", filter.region},
                                                      {"instance", filter.instance.text()},
                                                      {"chip", filter.chip.text()},
                                                      {"kind", filter.kind ? priceKindWord(*filter.kind) : QString()}};
    for (const auto &[column, text] : words) {
        const auto known = m_ids.find(text);
        if (!text.isEmpty()) // an unknown word becomes NULL, which equals nothing
            add(QLatin1String(column) + u" = ?"_s, known == m_ids.end() ? QVariant() : QVariant(known->second));
    }
    const QLatin1String price(filter.perChip ? "per_chip" : "usd");
    if (filter.atLeast)
        add(price + u" >= ?"_s, *filter.atLeast);
    if (filter.atMost)
        add(price + u" <= ?"_s, *filter.atMost);
    values << std::max(0, filter.most) << std::max<qint64>(0, filter.offset);
    if (!exec(query,
              u"SELECT "_s + parts + u" FROM price WHERE "_s + conditions.join(u" AND "_s)
                  + u" ORDER BY id LIMIT ? OFFSET ?"_s,
              values))
        return problemOf(query);
    QList<PriceRecord> prices;
    while (query.next())
        prices << recordIn(query);
    if (const auto problem = readToTheEnd(query))
        return *problem;
    return prices;
}

Result<QList<PriceLine>> PriceStore::historyIn(const QList<InstanceId> &instances) const
{
    struct Day
    {
        qint64 snapshot = 0;
        QList<double> prices;
        QString file;
    };
    std::map<std::tuple<qsizetype, QString, QString, int>, std::map<QString, Day>> lines;
    QHash<qint64, qsizetype> places; // index of the instance, by the id of its name
    QStringList ids;
    for (qsizetype i = 0; i < instances.size(); ++i) {
        const auto known = m_ids.find(instances.at(i).text());
        if (known == m_ids.end() || places.contains(known->second))
            continue;
        places.insert(known->second, i);
        ids << QString::number(known->second);
    }
    QSqlQuery query(QSqlDatabase::database(m_connection));
    // Newest snapshot first.
    if (!exec(query,
              u"SELECT instance, price.provider, region, kind, price.as_of, usd, snapshot.id, file FROM snapshot "
              "CROSS JOIN price ON price.id BETWEEN first_price AND last_price WHERE instance IN (%1) "
              "ORDER BY snapshot.id DESC, price.id"_s.arg(ids.join(u", "_s)),
              {}))
        return problemOf(query);
    const auto word = [&](int part) { return m_words.value(query.value(part).toLongLong()); };
    while (query.next()) {
        const PriceKind kind = priceKindFromWord(word(3)).value_or(PriceKind::Own);
        const qint64 snapshot = query.value(6).toLongLong();
        Day &day =
            lines[{places.value(query.value(0).toLongLong()), word(1), word(2), static_cast<int>(kind)}][word(4)];
        // If a day was imported twice, the later import wins; it comes first.
        if (day.snapshot == 0)
            day = {snapshot, {}, query.value(7).toString()};
        if (day.snapshot == snapshot)
            day.prices << query.value(5).toDouble();
    }
    if (const auto problem = readToTheEnd(query))
        return *problem;
    QList<PriceLine> result;
    for (const auto &[key, days] : lines) {
        const auto &[place, provider, region, kind] = key;
        PriceLine line{instances.at(place), provider, region, static_cast<PriceKind>(kind), {}};
        for (const auto &[asOf, day] : days)
            line.points << PriceLine::Point{asOf, spread(day.prices), day.file};
        result << line;
    }
    return result;
}

namespace {

/// The common values of a group: word ids, and the bits of the chip count.
using GroupKey = std::array<qint64, 7>;

struct GroupHash
{
    std::size_t operator()(const GroupKey &key) const { return qHashRange(key.begin(), key.end()); }
};

} // namespace

// Each start reads all rows of the newest lists: rows are grouped by integers, and texts are looked up once per group.
Result<QList<PriceGroup>> PriceStore::groupsIn(qint64 snapshot) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection));
    if (!exec(query,
              u"SELECT usd, price.provider, region, instance, chip, kind, scope, price.chips, line, price.as_of "
              "FROM snapshot CROSS JOIN price ON price.id BETWEEN first_price AND last_price WHERE snapshot.id = ?"_s,
              {snapshot}))
        return problemOf(query);
    QList<PriceGroup> groups;
    std::unordered_map<GroupKey, qsizetype, GroupHash> places;
    while (query.next()) {
        GroupKey key{};
        for (std::size_t i = 0; i + 1 < key.size(); ++i)
            key.at(i) = query.value(static_cast<int>(i) + 1).toLongLong();
        key.back() = std::bit_cast<qint64>(query.value(static_cast<int>(key.size())).toDouble());
        const int line = query.value(8).toInt();
        const auto [found, isNew] = places.try_emplace(key, groups.size());
        if (isNew) {
            PriceRecord record{.provider = m_words.value(key[0]),
                               .region = m_words.value(key[1]),
                               .instance = InstanceId(m_words.value(key[2])),
                               .chip = ChipId(m_words.value(key[3])),
                               .scope = scopeFromWord(m_words.value(key[5])).value_or(PriceScope::Machine),
                               .kind = priceKindFromWord(m_words.value(key[4])).value_or(PriceKind::Own)};
            record.chips = ifKnown(query.value(7));
            record.line = line;
            groups << PriceGroup{record, {}};
        }
        PriceGroup &group = groups[found->second];
        group.common.line = std::min(group.common.line, line);
        group.common.asOf = std::max(group.common.asOf, m_words.value(query.value(9).toLongLong()));
        group.usdPerHour << query.value(0).toDouble();
    }
    if (const auto problem = readToTheEnd(query))
        return *problem;
    return groups;
}

Result<QHash<quint64, double>> PriceStore::lastPrices() const
{
    QHash<quint64, double> prices;
    QSqlQuery query(QSqlDatabase::database(m_connection));
    if (!exec(query, u"SELECT series, usd FROM price ORDER BY id"_s, {}))
        return problemOf(query);
    while (query.next())
        prices.insert(static_cast<quint64>(query.value(0).toLongLong()), query.value(1).toDouble());
    if (const auto problem = readToTheEnd(query))
        return *problem;
    return prices;
}

} // namespace chipboard
