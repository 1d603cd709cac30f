// Purpose: what the store keeps of prices beside the keys that filters look at, in runs that each fill one page of the
// file: a statement a run instead of one a price, which was most of an import's time. Stores before version 3 have a
// row for each price; both are read here.
#pragma once

#include "data/core/result.h"

#include <QByteArray>
#include <QSqlQuery>

#include <functional>

class QSqlDatabase;

namespace chipboard {

/// Ids of words; NaN: not known.
struct PriceDetail
{
    qint64 series = 0; ///< seriesHash()
    double chips = 0.0;
    double vcpus = 0.0;
    double memory = 0.0; ///< GiB
    qint32 zone = 0;
    qint32 accelerator = 0;
    qint32 scope = 0;
    qint32 asOf = 0;
    qint32 line = 0;
    qint32 reserved = 0;
};
static_assert(sizeof(PriceDetail) == 56); // as in the store's file

/// A page has room for 4061 bytes of a row before the rest of it moves to pages of its own (sqlite.org/fileformat.html,
/// 1.6): 72 x 56 bytes, and a few that say how many.
inline constexpr qsizetype detailsInARun = 72;

/// Writes parts of prices that follow each other, many in one row of a table. Within a transaction of somebody else's.
class RunWriter
{
public:
    /// `insert` takes the id of a row's first price and its bytes.
    RunWriter(const QSqlDatabase &database, QString path, const char *insert, qsizetype partsInARow);

    /// Saves what is left, and goes on at another price.
    [[nodiscard]] std::optional<Problem> startAt(qint64 price);
    template<typename Part>
    [[nodiscard]] std::optional<Problem> add(const Part &part)
    {
        m_bytes.append(reinterpret_cast<const char *>(&part), sizeof(Part));
        return ++m_parts < m_partsInARow ? std::nullopt : save();
    }
    [[nodiscard]] std::optional<Problem> save();
    /// The id of the price that is added next.
    [[nodiscard]] qint64 nextPrice() const { return m_firstPrice + m_parts; }

private:
    QString m_path;
    QSqlQuery m_query;
    qsizetype m_partsInARow;
    qint64 m_firstPrice = 1;
    qsizetype m_parts = 0;
    QByteArray m_bytes;
};

/// The one for PriceDetails.
[[nodiscard]] RunWriter detailWriter(const QSqlDatabase &database, const QString &path);

/// Reads them, of a store of any version. Prices that are not there are damage.
class PriceDetails
{
public:
    PriceDetails(const QSqlDatabase &database, QString path, int version);

    [[nodiscard]] Result<PriceDetail> of(qint64 price);
    /// All of them, by ids.
    [[nodiscard]] std::optional<Problem> walk(const std::function<std::optional<Problem>(qint64, PriceDetail)> &visit);

private:
    [[nodiscard]] std::optional<Problem> read(qint64 price);

    QString m_path;
    bool m_hasRuns;
    bool m_isPrepared = false;
    QSqlQuery m_query;
    qint64 m_firstPrice = 0; ///< of the run that was read last
    QByteArray m_run;
};

/// The step to version 3: the rows of all prices become runs.
[[nodiscard]] std::optional<Problem> packPrices(QSqlDatabase &database, const QString &path);

} // namespace chipboard
