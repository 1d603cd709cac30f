// What is asked of the price store; writing and opening it is in pricestore.cpp.
#include "app/store/pricestore.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// Each begins an index, so that its texts are found without reading all prices.
constexpr const char *columnNames[] = {"provider", "region", "instance", "chip", "kind"};

/// Conditions with their values.
struct Where
{
    QStringList terms;
    QVariantList values;
    bool matchesNothing = false; ///< it names a word that the store does not know

    void add(const QString &term, const QVariant &value)
    {
        terms << term;
        values << value;
    }
    void addWord(const QString &column, const QString &text, const QHash<QString, qint64> &ids)
    {
        if (text.isEmpty())
            return;
        const auto id = ids.constFind(text);
        matchesNothing = matchesNothing || id == ids.constEnd();
        if (id != ids.constEnd())
            add(column + u" = ?"_s, *id);
    }
    [[nodiscard]] QString text() const { return terms.isEmpty() ? QString() : u" WHERE "_s + terms.join(u" AND "_s); }
};

Where whereOf(const PriceFilter &filter, const QHash<QString, qint64> &ids)
{
    Where where;
    if (filter.snapshot > 0) {
        where.add(u"id >= (SELECT first_price FROM snapshot WHERE id = ?)"_s, filter.snapshot);
        where.add(u"id <= (SELECT last_price FROM snapshot WHERE id = ?)"_s, filter.snapshot);
    }
    where.addWord(u"provider"_s, filter.provider, ids);
    where.addWord(u"region"_s, filter.region, ids);
    where.addWord(u"instance"_s, filter.instance.text(), ids);
    where.addWord(u"chip"_s, filter.chip.text(), ids);
    if (filter.kind)
        where.addWord(u"kind"_s, priceKindWord(*filter.kind), ids);
    const QString price = filter.perChip ? u"usd_chip"_s : u"usd"_s;
    if (filter.atLeast)
        where.add(price + u" >= ?"_s, *filter.atLeast);
    if (filter.atMost)
        where.add(price + u" <= ?"_s, *filter.atMost);
    return where;
}

void bind(QSqlQuery &query, const QVariantList &values)
{
    for (const QVariant &value : values)
        query.addBindValue(value);
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
    QSqlQuery query(QSqlDatabase::database(m_connection));
    if (!query.exec(
            u"SELECT id, format, file, provider, as_of, imported_at, rows, imported, ignored, suspicious, prices "
            "FROM snapshot ORDER BY id DESC"_s))
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
        snapshots << snapshot;
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

Result<PricePage> PriceStore::find(const PriceFilter &filter) const
{
    if (const auto problem = followOthers())
        return *problem;
    PricePage page;
    const Where where = whereOf(filter, m_ids);
    if (where.matchesNothing)
        return page;
    QSqlQuery count(QSqlDatabase::database(m_connection));
    count.prepare(u"SELECT count(*) FROM (SELECT 1 FROM price%1 LIMIT %2)"_s.arg(where.text()).arg(mostCounted + 1));
    bind(count, where.values);
    if (!count.exec() || !count.next())
        return problemOf(count);
    page.total = std::min(count.value(0).toLongLong(), mostCounted);
    page.isMore = count.value(0).toLongLong() > mostCounted;
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.setForwardOnly(true);
    query.prepare(
        u"SELECT provider, region, zone, instance, accelerator, chip, kind, scope, as_of, chips, vcpus, memory, "
        "usd, line FROM price%1 LIMIT %2 OFFSET %3"_s.arg(where.text())
            .arg(std::max(0, filter.most))
            .arg(std::max<qint64>(0, filter.offset)));
    bind(query, where.values);
    if (!query.exec())
        return problemOf(query);
    while (query.next())
        page.prices << recordIn(query);
    return page;
}

Result<QList<PriceLine>> PriceStore::history(const InstanceId &instance) const
{
    if (const auto problem = followOthers())
        return *problem;
    const auto id = m_ids.constFind(instance.text());
    if (id == m_ids.constEnd())
        return QList<PriceLine>();
    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.setForwardOnly(true);
    query.prepare(u"SELECT p.provider, p.region, p.kind, p.as_of, p.usd, s.id FROM price p "
                  "JOIN snapshot s ON p.id BETWEEN s.first_price AND s.last_price WHERE p.instance = ?"_s);
    query.addBindValue(*id);
    if (!query.exec())
        return problemOf(query);
    struct Day
    {
        qint64 snapshot = 0;
        QList<double> prices;
    };
    std::map<std::tuple<QString, QString, int>, std::map<QString, Day>> lines;
    while (query.next()) {
        const auto word = [&](int column) { return m_words.value(query.value(column).toLongLong()); };
        const auto kind = priceKindFromWord(word(2)).value_or(PriceKind::Own);
        Day &day = lines[{word(0), word(1), static_cast<int>(kind)}][word(3)];
        // Of a day that was imported twice the later import counts.
        const qint64 snapshot = query.value(5).toLongLong();
        if (snapshot > day.snapshot)
            day = {snapshot, {}};
        if (snapshot == day.snapshot)
            day.prices << query.value(4).toDouble();
    }
    QList<PriceLine> result;
    for (const auto &[key, days] : lines) {
        PriceLine line{std::get<0>(key), std::get<1>(key), static_cast<PriceKind>(std::get<2>(key)), {}};
        for (const auto &[asOf, day] : days)
            line.points << PriceLine::Point{asOf, spread(day.prices)};
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
    return prices;
}

Result<QStringList> PriceStore::words(const QString &column) const
{
    const bool known = std::any_of(std::begin(columnNames), std::end(columnNames),
                                   [&column](const char *name) { return column == QLatin1String(name); });
    if (!known)
        return QStringList();
    QSqlQuery query(QSqlDatabase::database(m_connection));
    if (!query.exec(
            u"SELECT text FROM word WHERE text <> '' AND EXISTS (SELECT 1 FROM price WHERE %1 = word.id) ORDER BY text"_s
                .arg(column)))
        return problemOf(query);
    QStringList texts;
    while (query.next())
        texts << query.value(0).toString();
    return texts;
}

} // namespace chipboard
