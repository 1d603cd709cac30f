// Purpose: imported prices in an SQLite file: dated snapshots, each written in one transaction, so that a failed write
// leaves existing data unchanged. Use one store from one thread at a time.
#pragma once

#include "app/store/storefile.h"
#include "data/core/result.h"
#include "data/core/texthash.h"
#include "data/import/importedbook.h"

#include <QHash>

#include <functional>
#include <memory>
#include <unordered_map>

class QSqlQuery;

namespace chipboard {

using WordIds = std::unordered_map<QString, qint64, TextHash>;

struct Snapshot
{
    qint64 id = 0;
    QString format;
    QString file;
    QString provider;
    QString asOf;
    QString importedAt; ///< UTC, ISO
    qint64 rows = 0;
    qint64 imported = 0;
    qint64 ignored = 0;
    qint64 suspicious = 0;
    qint64 prices = 0;
    QString content;   ///< ContentDigest of its prices, calculated by the store
    QString chips;     ///< ChipDigest of its prices, calculated by the store
    QString source;    ///< importKey(); empty if unknown
    QByteArray report; ///< as JSON; empty if unknown

    friend bool operator==(const Snapshot &, const Snapshot &) = default;
};

/// Empty fields do not filter.
struct PriceFilter
{
    qint64 snapshot = 0; ///< 0: all
    QString provider;
    QString region;
    InstanceId instance;
    ChipId chip;
    std::optional<PriceKind> kind;
    std::optional<double> atLeast; ///< USD per hour, of the whole item or per chip
    std::optional<double> atMost;
    bool perChip = false;
    qint64 offset = 0;
    int most = 500; ///< maximum number of results, in import order
};

/// Prices of one instance, region and price type over time; for several zones the minimum, median and maximum.
struct PriceLine
{
    InstanceId instance;
    QString provider;
    QString region;
    PriceKind kind = PriceKind::OnDemand;
    struct Point
    {
        QString asOf;
        Interval usdPerHour;
        QString file; ///< source of the import
        friend bool operator==(const Point &, const Point &) = default;
    };
    QList<Point> points; ///< oldest first

    friend bool operator==(const PriceLine &, const PriceLine &) = default;
};

class PriceStore
{
public:
    /// Ours: a damaged file is renamed (never deleted) and a new one created; see `notices()`. Named: a damaged file is
    /// a Problem. In both, so are files of other programs and versions, locked and read-only files; they stay
    /// unchanged. Untouched: read-only. An empty file is a store without prices; the first import initialises it.
    enum class Place { Ours, Named, Untouched };
    static constexpr int largeCache = 65536; ///< KiB
    /// An import larger than the cache spills into the file before it is committed.
    [[nodiscard]] static Result<std::unique_ptr<PriceStore>> open(const QString &path, Place place = Place::Named,
                                                                  int cacheKibibytes = largeCache,
                                                                  std::chrono::milliseconds patience = shortPatience);
    ~PriceStore();
    Q_DISABLE_COPY_MOVE(PriceStore)

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const Problems &notices() const { return m_notices; }

    using Add = std::function<bool(const PriceRecord &)>;
    using Fill = std::function<Result<Snapshot>(const Add &)>;
    using LastWord = std::function<std::optional<Problem>(const Snapshot &)>;
    /// Writes one snapshot in one transaction. `fill` adds the prices and returns the snapshot with its counts, or a
    /// Problem, which discards everything. If Add returns false, stop. `lastWord` is called before the commit, while no
    /// other program can change the store.
    [[nodiscard]] Result<qint64> write(const Fill &fill, const LastWord &lastWord = {});
    /// A Problem if it does not exist (any more).
    [[nodiscard]] Result<Done> remove(qint64 snapshot);
    /// Lets the next import of the same file be recognised at once.
    [[nodiscard]] Result<Done> rememberSource(qint64 snapshot, const QString &source, const QByteArray &report);

    [[nodiscard]] Result<QList<Snapshot>> snapshots() const; ///< newest first
    [[nodiscard]] Result<QList<PriceRecord>> find(const PriceFilter &filter) const;
    /// In the order of `instances`.
    [[nodiscard]] Result<QList<PriceLine>> history(const QList<InstanceId> &instances) const;
    [[nodiscard]] Result<QList<PriceGroup>> groups(qint64 snapshot) const;
    /// The latest price of each series, by seriesHash().
    [[nodiscard]] Result<QHash<quint64, double>> lastPrices() const;

private:
    struct Import;
    PriceStore(QString path, Place place, int cacheKibibytes, std::chrono::milliseconds patience);

    [[nodiscard]] std::optional<Problem> begin();
    [[nodiscard]] std::optional<Problem> beginEmpty();
    [[nodiscard]] std::optional<Problem> judge(const StoreFile &file);
    [[nodiscard]] std::optional<Problem> connect(const QString &file);
    [[nodiscard]] std::optional<Problem> check();
    [[nodiscard]] std::optional<Problem> configure() const;
    [[nodiscard]] std::optional<Problem> beginImport(Import &import);
    [[nodiscard]] std::optional<Problem> insert(Import &import, const PriceRecord &record);
    [[nodiscard]] const WordIds::value_type *wordOf(Import &import, const QString &given);
    [[nodiscard]] Result<qint64> save(Import &import, Snapshot snapshot, const LastWord &lastWord);
    [[nodiscard]] std::optional<Problem> undo(Import &import);
    [[nodiscard]] std::optional<Problem> inTransaction(const std::function<std::optional<Problem>()> &change);
    [[nodiscard]] std::optional<Problem> run(const QString &statement, const QVariantList &values = {}) const;
    [[nodiscard]] Result<QString> answerTo(const QString &statement) const;
    [[nodiscard]] Result<bool> hasTables() const;
    [[nodiscard]] std::optional<Problem> loadWords() const;
    [[nodiscard]] std::optional<Problem> followOthers() const;
    [[nodiscard]] PriceRecord recordIn(const QSqlQuery &query) const;
    /// Runs in one read transaction, so that words and prices are consistent despite other programs.
    template<typename Ask>
    [[nodiscard]] auto inOneState(const Ask &ask) const -> decltype(ask());
    [[nodiscard]] Result<QList<PriceRecord>> findIn(const PriceFilter &filter) const;
    [[nodiscard]] Result<QList<PriceLine>> historyIn(const QList<InstanceId> &instances) const;
    [[nodiscard]] Result<QList<PriceGroup>> groupsIn(qint64 snapshot) const;
    [[nodiscard]] Problem problemOf(const QSqlQuery &query) const;
    [[nodiscard]] std::optional<Problem> readToTheEnd(const QSqlQuery &query) const;

    QString m_path;
    QString m_connection;
    Place m_place;
    int m_cacheKibibytes;
    std::chrono::milliseconds m_patience;
    Problems m_notices;
    bool m_isEmpty = false; ///< in memory; the file is created with the first data
    mutable WordIds m_ids;  ///< cached ids of table "word"; other programs may add to it
    mutable QHash<qint64, QString> m_words;
    mutable QString m_dataVersion; ///< version of the cached words; empty: none are loaded
};

/// The store in the user's data folder.
[[nodiscard]] QString defaultPriceStore();

} // namespace chipboard
