// Purpose: imported prices on the disk, in SQLite: dated snapshots, each written in one transaction, so that whatever
// happens while it is written, what was there before stays as it was. One store is used by one thread at a time.
#pragma once

#include "app/store/pricecolumns.h"
#include "app/store/storeidentity.h"
#include "data/core/result.h"
#include "data/core/texthash.h"
#include "data/importers/contentdigest.h"

#include <QHash>

#include <array>
#include <functional>
#include <memory>
#include <unordered_map>

class QSqlQuery;

namespace chipboard {

struct PriceDetail;
struct StoreFile;
class RunWriter;

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
    QString content; ///< ContentDigest of its prices; the store reckons it
    QString
        chips; ///< digest of the chips that its prices are of; the store reckons it, empty in those before version 4
    QString source;    ///< importKey(); empty where that is not known
    QByteArray report; ///< as JSON; empty where that is not known

    friend bool operator==(const Snapshot &, const Snapshot &) = default;
};

/// What is empty does not narrow the answer.
struct PriceFilter
{
    qint64 snapshot = 0; ///< 0: of all
    QString provider;
    QString region;
    InstanceId instance;
    ChipId chip;
    std::optional<PriceKind> kind;
    std::optional<double> atLeast; ///< USD an hour, of the whole thing or per chip
    std::optional<double> atMost;
    bool perChip = false;
    qint64 offset = 0;
    int most = 500; ///< prices in one answer
    enum class Order { AsImported, CheapestFirst };
    Order order = Order::AsImported;
};

struct PricePage
{
    QList<PriceRecord> prices;
    qint64 total = 0; ///< of the filter, whatever part was asked for
};

/// Prices of one instance, place and kind over time; of several zones the lowest, middle and highest.
struct PriceLine
{
    QString provider;
    QString region;
    PriceKind kind = PriceKind::OnDemand;
    struct Point
    {
        QString asOf;
        Interval usdPerHour;
        QString file; ///< that it was imported from
        friend bool operator==(const Point &, const Point &) = default;
    };
    QList<Point> points; ///< oldest first

    friend bool operator==(const PriceLine &, const PriceLine &) = default;
};

class PriceStore
{
public:
    /// A damaged file that is ours by its place is set aside (never deleted) and a new one begun; `notices()` tells.
    /// Elsewhere it is a Problem, as are another program's, newer, locked and not writable ones anywhere; then nothing
    /// is changed. Untouched: only to look into it, be it of an older version; nothing is written, and a file that
    /// nothing was written to yet is a store without prices.
    enum class Place { Ours, Named, Untouched };
    static constexpr int largeCache = 65536; ///< KiB
    /// An import that outgrows the cache is written to the file before it is committed.
    [[nodiscard]] static Result<std::unique_ptr<PriceStore>> open(const QString &path, Place place = Place::Named,
                                                                  int cacheKibibytes = largeCache,
                                                                  std::chrono::milliseconds patience = shortPatience);
    ~PriceStore();
    Q_DISABLE_COPY_MOVE(PriceStore)

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const Problems &notices() const { return m_notices; }

    using Add = std::function<bool(const PriceRecord &)>;
    /// One snapshot in one transaction. `fill` adds the prices and returns the snapshot with its counts, or what
    /// stopped it; then nothing of it is kept. When Add says false there is no use in going on.
    [[nodiscard]] Result<qint64> write(const std::function<Result<Snapshot>(const Add &)> &fill);
    /// While `fill` runs: the ContentDigest of the prices that it has added.
    [[nodiscard]] QString addedContent() const { return m_content ? m_content->text() : QString(); }
    /// The same of the chips that they are of.
    [[nodiscard]] QString addedChips() const { return m_chips ? m_chips->text() : QString(); }
    [[nodiscard]] Result<Done> remove(qint64 snapshot);
    /// So that the next import of the file is known at once.
    [[nodiscard]] Result<Done> rememberSource(qint64 snapshot, const QString &source, const QByteArray &report);

    [[nodiscard]] Result<QList<Snapshot>> snapshots() const; ///< newest first
    [[nodiscard]] Result<PricePage> find(const PriceFilter &filter) const;
    [[nodiscard]] Result<QList<PriceLine>> history(const InstanceId &instance) const;
    /// The last price of every series, by seriesHash().
    [[nodiscard]] Result<QHash<quint64, double>> lastPrices() const;
    /// What a filter can name: the texts of "provider", "region", "instance", "chip" or "kind", sorted.
    [[nodiscard]] Result<QStringList> words(const QString &column) const;

private:
    PriceStore(QString path, QString connection, int cacheKibibytes, std::chrono::milliseconds patience);

    [[nodiscard]] std::optional<Problem> begin(Place place);
    [[nodiscard]] std::optional<Problem> judge(const StoreFile &file, Place place);
    [[nodiscard]] std::optional<Problem> connect(const QString &file, Place place);
    [[nodiscard]] std::optional<Problem> prepare();
    [[nodiscard]] std::optional<Problem> check(Place place);
    [[nodiscard]] std::optional<Problem> lookInto(const StoreFile &file);
    [[nodiscard]] std::optional<Problem> configure() const;
    [[nodiscard]] std::optional<Problem> setAside();
    [[nodiscard]] std::optional<Problem> run(const QString &statement) const;
    [[nodiscard]] std::optional<Problem> loadWords() const;
    [[nodiscard]] std::optional<Problem> loadColumns() const;
    [[nodiscard]] std::optional<Problem> followOthers() const;
    [[nodiscard]] Result<PricePage> findIn(const PriceFilter &filter) const;
    [[nodiscard]] Result<QHash<quint64, double>> pricesOfSeries() const;
    [[nodiscard]] Result<QList<PriceRecord>> recordsOf(const QList<qint64> &ids) const;
    [[nodiscard]] PriceRecord recordOf(const PriceKey &key, const PriceDetail &detail) const;
    [[nodiscard]] Result<qint64> fillIn(const std::function<Result<Snapshot>(const Add &)> &fill);
    [[nodiscard]] std::optional<Problem> addPrice(RunWriter &keys, RunWriter &details, const PriceRecord &record);
    [[nodiscard]] bool findWords(const PriceRecord &record, PriceKey &key, PriceDetail &detail);
    [[nodiscard]] std::optional<qint64> wordId(const QString &text);
    [[nodiscard]] Result<qint64> saveSnapshot(const Snapshot &snapshot, qint64 first, qint64 last);
    [[nodiscard]] Problem problemOf(const QSqlQuery &query) const;
    [[nodiscard]] std::optional<Problem> readToTheEnd(const QSqlQuery &query) const;

    QString m_path;
    QString m_connection;
    int m_cacheKibibytes;
    std::chrono::milliseconds m_patience;
    Problems m_notices;
    mutable WordIds m_ids; ///< of the table "word"; another program may add to it
    mutable QHash<qint64, QString> m_words;
    mutable PriceColumns m_columns;
    mutable QString m_dataVersion; ///< of what was loaded; empty: nothing was
    mutable int m_version = 0;     ///< of the file's format, as it was then
    struct LastWord
    {
        QString text;
        qint64 id = 0;
    };
    std::array<LastWord, 9> m_lastWords;    ///< one a column, while prices are added
    bool m_isWriting = false;               ///< a transaction is open
    std::optional<ContentDigest> m_content; ///< of what was added
    std::optional<ChipDigest> m_chips;      ///< of the same
    std::optional<Problem> m_addProblem;
};

/// The store in the user's data folder.
[[nodiscard]] QString defaultPriceStore();

} // namespace chipboard
