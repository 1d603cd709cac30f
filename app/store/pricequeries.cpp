// What is asked of the price store; writing and opening it is in pricestore.cpp.
#include "app/store/pricestore.h"

#include "app/store/pricedetails.h"
#include "app/store/storeproblem.h"
#include "app/store/storeschema.h"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct KeyColumn
{
    const char *name;
    qint32 PriceKey::*key;
};
constexpr KeyColumn columns[] = {{"provider", &PriceKey::provider},
                                 {"region", &PriceKey::region},
                                 {"instance", &PriceKey::instance},
                                 {"chip", &PriceKey::chip},
                                 {"kind", &PriceKey::kind}};

// Zones of all regions, at two or three kinds; a bound, so that no answer is without end.
constexpr int mostOfAnInstance = 100'000;

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

std::optional<double> ifKnown(double number) { return std::isnan(number) ? std::nullopt : std::optional(number); }

Interval spread(QList<double> prices)
{
    std::sort(prices.begin(), prices.end());
    return {prices.constFirst(), prices.at((prices.size() - 1) / 2), prices.constLast()};
}

} // namespace

Result<QList<Snapshot>> PriceStore::snapshots() const
{
    QSqlDatabase database = QSqlDatabase::database(m_connection);
    const Result<QString> version = answerTo(database, u"PRAGMA user_version"_s, m_path);
    if (!version)
        return version.problem();
    const bool keepsContents = version.value().toInt() > 1;
    const bool keepsSources = version.value().toInt() > 3;
    QSqlQuery query(database);
    if (!query.exec(u"SELECT id, format, file, provider, as_of, imported_at, rows, imported, ignored, suspicious, "
                    "prices, %1, %2 FROM snapshot ORDER BY id DESC"_s.arg(keepsContents ? u"content"_s : u"''"_s,
                                                                          keepsSources ? u"chips, source, report"_s
                                                                                       : u"'', '', ''"_s)))
        return problemOf(query);
    QList<Snapshot> snapshots;
    while (query.next()) {
        Snapshot snapshot;
        snapshot.id = query.value(0).toLongLong();
        snapshot.format = query.value(1).toString();
        snapshot.file = QFileInfo(query.value(2).toString()).fileName(); // older ones have the path
        snapshot.provider = query.value(3).toString();
        snapshot.asOf = query.value(4).toString();
        snapshot.importedAt = query.value(5).toString();
        snapshot.rows = query.value(6).toLongLong();
        snapshot.imported = query.value(7).toLongLong();
        snapshot.ignored = query.value(8).toLongLong();
        snapshot.suspicious = query.value(9).toLongLong();
        snapshot.prices = query.value(10).toLongLong();
        snapshot.content = query.value(11).toString();
        snapshot.chips = query.value(12).toString();
        snapshot.source = query.value(13).toString();
        snapshot.report = query.value(14).toString().toUtf8();
        snapshots << snapshot;
    }
    if (const auto problem = readToTheEnd(query))
        return *problem;
    for (Snapshot &snapshot : snapshots) {
        if (keepsContents)
            continue;
        const Result<QString> content = contentOf(database, m_path, snapshot.id);
        if (!content)
            return content.problem();
        snapshot.content = content.value();
    }
    return snapshots;
}

PriceRecord PriceStore::recordOf(const PriceKey &key, const PriceDetail &detail) const
{
    const auto word = [this](qint32 id) { return m_words.value(id); };
    PriceRecord record;
    record.provider = word(key.provider);
    record.region = word(key.region);
    record.zone = word(detail.zone);
    record.instance = InstanceId(word(key.instance));
    record.accelerator = word(detail.accelerator);
    record.chip = ChipId(word(key.chip));
    record.kind = priceKindFromWord(word(key.kind)).value_or(PriceKind::Own);
    record.scope = scopeFromWord(word(detail.scope)).value_or(PriceScope::Machine);
    record.asOf = word(detail.asOf);
    record.chips = ifKnown(detail.chips);
    record.vcpus = ifKnown(detail.vcpus);
    record.memoryGib = ifKnown(detail.memory);
    record.usdPerHour = key.usd;
    record.line = detail.line;
    return record;
}

Result<QList<PriceRecord>> PriceStore::recordsOf(const QList<qint64> &ids) const
{
    PriceDetails details(QSqlDatabase::database(m_connection), m_path, m_version);
    QList<PriceRecord> records;
    for (const qint64 id : ids) {
        const Result<PriceDetail> detail = details.of(id);
        if (!detail)
            return detail.problem();
        if (const PriceKey *key = m_columns.key(id))
            records << recordOf(*key, detail.value());
    }
    return records;
}

// Of one state of the file, whatever other programs do meanwhile: keys and details have to fit together.
Result<PricePage> PriceStore::find(const PriceFilter &filter) const
{
    if (m_isWriting) // that is one state already
        return findIn(filter);
    if (const auto problem = run(u"BEGIN"_s))
        return *problem;
    Result<PricePage> page = findIn(filter);
    (void)run(u"COMMIT"_s);
    return page;
}

Result<PricePage> PriceStore::findIn(const PriceFilter &filter) const
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
    if (const auto problem = run(u"BEGIN"_s))
        return *problem;
    Result<QHash<quint64, double>> prices = pricesOfSeries();
    (void)run(u"COMMIT"_s);
    return prices;
}

Result<QHash<quint64, double>> PriceStore::pricesOfSeries() const
{
    if (const auto problem = followOthers())
        return *problem;
    QHash<quint64, double> prices;
    prices.reserve(m_columns.size());
    const auto keep = [&](qint64 id, const PriceDetail &detail) -> std::optional<Problem> {
        const PriceKey *key = m_columns.key(id);
        if (key == nullptr)
            return damagedStore(m_path);
        prices.insert(static_cast<quint64>(detail.series), key->usd);
        return std::nullopt;
    };
    if (const auto problem = PriceDetails(QSqlDatabase::database(m_connection), m_path, m_version).walk(keep))
        return *problem;
    return prices;
}

Result<QStringList> PriceStore::words(const QString &column) const
{
    if (const auto problem = followOthers())
        return *problem;
    QStringList texts;
    for (const KeyColumn &row : columns) {
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
