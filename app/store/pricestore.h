// Purpose: imported prices on the disk, in SQLite: dated snapshots, each written in one transaction, so that whatever
// happens while it is written, what was there before stays as it was. One store is used by one thread at a time.
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
    QString content;   ///< ContentDigest of its prices; the store calculates it
    QString chips;     ///< ChipDigest of the same; the store calculates it
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
    int most = 500; ///< prices in one answer, in the order in which they were imported
};

/// Prices of one instance, place and kind over time; of several zones the lowest, middle and highest.
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
    /// Elsewhere it is a Problem, as are another program's, locked and not writable ones and those of another version
    /// anywhere; then nothing is changed. Untouched: only to look into it; nothing is written. A file that nothing was
    /// written to yet is a store without prices; the first import makes it.
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
    using Fill = std::function<Result<Snapshot>(const Add &)>;
    using LastWord = std::function<std::optional<Problem>(const Snapshot &)>;
    /// One snapshot in one transaction. `fill` adds the prices and returns the snapshot with its counts, or what
    /// stopped it; then nothing of it is kept. When Add says false there is no use in going on. `lastWord` is asked
    /// before it is kept, when no other program can change the store any more.
    [[nodiscard]] Result<qint64> write(const Fill &fill, const LastWord &lastWord = {});
    /// A Problem where it is not there (any more).
    [[nodiscard]] Result<Done> remove(qint64 snapshot);
    /// So that the next import of the file is known at once.
    [[nodiscard]] Result<Done> rememberSource(qint64 snapshot, const QString &source, const QByteArray &report);

    [[nodiscard]] Result<QList<Snapshot>> snapshots() const; ///< newest first
    [[nodiscard]] Result<QList<PriceRecord>> find(const PriceFilter &filter) const;
    /// In the order of the instances.
    [[nodiscard]] Result<QList<PriceLine>> history(const QList<InstanceId> &instances) const;
    [[nodiscard]] Result<QList<PriceGroup>> groups(qint64 snapshot) const;
    /// The last price of every series, by seriesHash().
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
    /// Of one state of the file, whatever other programs do meanwhile: words and prices have to fit together.
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
    bool m_isEmpty = false; ///< in memory, and no file is made before there is something to keep
    mutable WordIds m_ids;  ///< of the table "word"; another program may add to it
    mutable QHash<qint64, QString> m_words;
    mutable QString m_dataVersion; ///< of the words that were loaded; empty: none were
};

/// The store in the user's data folder.
[[nodiscard]] QString defaultPriceStore();

} // namespace chipboard
