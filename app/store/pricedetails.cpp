#include "app/store/pricedetails.h"

#include "app/store/storeproblem.h"

#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QVariant>

#include <cstring>
#include <limits>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr int versionWithRuns = 3;

double orNan(const QVariant &value)
{
    return value.isNull() ? std::numeric_limits<double>::quiet_NaN() : value.toDouble();
}

/// Of "id, series, chips, vcpus, memory, zone, accelerator, scope, as_of, line".
PriceDetail detailInRow(const QSqlQuery &query)
{
    PriceDetail detail;
    detail.series = query.value(1).toLongLong();
    detail.chips = orNan(query.value(2));
    detail.vcpus = orNan(query.value(3));
    detail.memory = orNan(query.value(4));
    detail.zone = query.value(5).toInt();
    detail.accelerator = query.value(6).toInt();
    detail.scope = query.value(7).toInt();
    detail.asOf = query.value(8).toInt();
    detail.line = query.value(9).toInt();
    return detail;
}

QString rowsWhere(const QString &which)
{
    return u"SELECT id, series, chips, vcpus, memory, zone, accelerator, scope, as_of, line FROM price "_s + which;
}

qsizetype detailsIn(const QByteArray &run) { return run.size() / static_cast<qsizetype>(sizeof(PriceDetail)); }

PriceDetail detailAt(const QByteArray &run, qsizetype place)
{
    PriceDetail detail;
    std::memcpy(&detail, run.constData() + place * static_cast<qsizetype>(sizeof(PriceDetail)), sizeof(PriceDetail));
    return detail;
}

} // namespace

RunWriter::RunWriter(const QSqlDatabase &database, QString path, const char *insert, qsizetype partsInARow)
    : m_path(std::move(path))
    , m_query(database)
    , m_partsInARow(partsInARow)
{
    // What is wrong with it is told when it is used.
    (void)m_query.prepare(QString::fromLatin1(insert));
}

std::optional<Problem> RunWriter::startAt(qint64 price)
{
    std::optional<Problem> problem = save();
    m_firstPrice = price;
    return problem;
}

std::optional<Problem> RunWriter::save()
{
    if (m_parts == 0)
        return std::nullopt;
    m_query.bindValue(0, m_firstPrice);
    // Not shared with what is bound, so the next run is written into the same room.
    m_query.bindValue(1, QByteArray::fromRawData(m_bytes.constData(), m_bytes.size()));
    if (!m_query.exec())
        return storeProblem(m_query.lastError(), m_path);
    m_firstPrice += m_parts;
    m_parts = 0;
    m_bytes.resize(0);
    return std::nullopt;
}

RunWriter detailWriter(const QSqlDatabase &database, const QString &path)
{
    return {database, path, "INSERT INTO detail (first_price, prices) VALUES (?, ?)", detailsInARun};
}

PriceDetails::PriceDetails(const QSqlDatabase &database, QString path, int version)
    : m_path(std::move(path))
    , m_hasRuns(version >= versionWithRuns)
    , m_query(database)
{
    m_query.setForwardOnly(true);
}

Result<PriceDetail> PriceDetails::of(qint64 price)
{
    const auto isThere = [&] { return price >= m_firstPrice && price - m_firstPrice < detailsIn(m_run); };
    if (!isThere()) {
        if (const auto problem = read(price))
            return *problem;
        if (!isThere())
            return damagedStore(m_path);
    }
    return detailAt(m_run, static_cast<qsizetype>(price - m_firstPrice));
}

std::optional<Problem> PriceDetails::read(qint64 price)
{
    m_run.clear();
    if (!m_isPrepared
        && !m_query.prepare(m_hasRuns ? u"SELECT first_price, prices FROM detail WHERE first_price <= ? "
                                        "ORDER BY first_price DESC LIMIT 1"_s
                                      : rowsWhere(u"WHERE id = ?"_s)))
        return storeProblem(m_query.lastError(), m_path);
    m_isPrepared = true;
    m_query.bindValue(0, price);
    if (!m_query.exec())
        return storeProblem(m_query.lastError(), m_path);
    if (m_query.next()) {
        m_firstPrice = m_query.value(0).toLongLong();
        if (m_hasRuns) {
            m_run = m_query.value(1).toByteArray();
        } else {
            const PriceDetail detail = detailInRow(m_query);
            m_run.append(reinterpret_cast<const char *>(&detail), sizeof(detail));
        }
    }
    const QSqlError error = m_query.lastError();
    m_query.finish(); // nobody else can change the store while an answer is left unread
    return error.isValid() ? std::optional(storeProblem(error, m_path)) : std::nullopt;
}

std::optional<Problem> PriceDetails::walk(const std::function<std::optional<Problem>(qint64, PriceDetail)> &visit)
{
    m_isPrepared = false;
    if (!m_query.exec(m_hasRuns ? u"SELECT first_price, prices FROM detail ORDER BY first_price"_s
                                : rowsWhere(u"ORDER BY id"_s)))
        return storeProblem(m_query.lastError(), m_path);
    while (m_query.next()) {
        const qint64 first = m_query.value(0).toLongLong();
        if (!m_hasRuns) {
            if (const auto problem = visit(first, detailInRow(m_query)))
                return problem;
            continue;
        }
        const QByteArray run = m_query.value(1).toByteArray();
        for (qsizetype i = 0; i < detailsIn(run); ++i) {
            if (const auto problem = visit(first + i, detailAt(run, i)))
                return problem;
        }
    }
    return m_query.lastError().isValid() ? std::optional(storeProblem(m_query.lastError(), m_path)) : std::nullopt;
}

std::optional<Problem> packPrices(QSqlDatabase &database, const QString &path)
{
    QSet<qint64> beginnings; // of snapshots: a run is no part of two
    QSqlQuery query(database);
    if (!query.exec(u"SELECT first_price FROM snapshot"_s))
        return storeProblem(query.lastError(), path);
    while (query.next())
        beginnings << query.value(0).toLongLong();
    RunWriter writer = detailWriter(database, path);
    const auto pack = [&](qint64 id, const PriceDetail &detail) {
        const bool goesOn = id == writer.nextPrice() && !beginnings.contains(id);
        const std::optional<Problem> problem = goesOn ? std::nullopt : writer.startAt(id);
        return problem ? problem : writer.add(detail);
    };
    if (const auto problem = PriceDetails(database, path, versionWithRuns - 1).walk(pack))
        return problem;
    if (const auto problem = writer.save())
        return problem;
    if (!query.exec(u"DROP TABLE price"_s))
        return storeProblem(query.lastError(), path);
    return std::nullopt;
}

} // namespace chipboard
