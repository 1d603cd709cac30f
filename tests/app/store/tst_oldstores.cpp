// Price stores of earlier versions: looked into as they are, brought up to date with nothing lost, or left as they
// were.
#include "app/store/pricestore.h"
#include "app/store/storeidentity.h"
#include "tests/app/store/oldstore.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_oldstores {

namespace {

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::unique_ptr<PriceStore> openAt(const QString &path, PriceStore::Place place = PriceStore::Place::Named)
{
    Result<std::unique_ptr<PriceStore>> store = PriceStore::open(path, place, 256);
    return store ? std::move(store).value() : nullptr;
}

/// With and without everything that may be left out.
QList<PriceRecord> someRecords(QRandomGenerator &random, int count, const QString &asOf)
{
    const auto maybe = [&random](double number) {
        return random.bounded(3) == 0 ? std::nullopt : std::optional(number + random.bounded(9));
    };
    QList<PriceRecord> records;
    for (int i = 0; i < count; ++i) {
        PriceRecord record;
        record.provider = random.bounded(2) == 0 ? u"AWS"_s : u"GCP"_s;
        record.region = u"region-"_s + QString::number(random.bounded(3));
        record.zone = random.bounded(2) == 0 ? QString() : u"zone-"_s + QString::number(i);
        record.instance = InstanceId(u"i"_s + QString::number(random.bounded(20)));
        record.accelerator = random.bounded(2) == 0 ? QString() : u"T4"_s;
        record.chip = ChipId(random.bounded(2) == 0 ? QString() : u"t4"_s);
        record.chips = maybe(1.0);
        record.vcpus = maybe(4.0);
        record.memoryGib = maybe(16.5);
        record.scope = random.bounded(4) == 0 ? PriceScope::Accelerator : PriceScope::Machine;
        record.kind = random.bounded(2) == 0 ? PriceKind::OnDemand : PriceKind::Spot;
        record.usdPerHour = random.bounded(1000) / 7.0;
        record.asOf = asOf;
        record.line = i + 2;
        records << record;
    }
    return records;
}

Result<qint64> put(PriceStore &store, const QList<PriceRecord> &records)
{
    return store.write([&](const PriceStore::Add &add) -> Result<Snapshot> {
        for (const PriceRecord &record : records)
            (void)add(record);
        Snapshot snapshot;
        snapshot.format = u"csv"_s;
        snapshot.file = u"a.csv"_s;
        snapshot.provider = u"AWS"_s;
        snapshot.asOf = records.constFirst().asOf;
        snapshot.importedAt = u"2026-07-21T00:00:00Z"_s;
        snapshot.rows = 10;
        snapshot.imported = records.size();
        return snapshot;
    });
}

/// All that can be asked of a store.
struct Told
{
    QList<Snapshot> snapshots;
    QList<QList<PriceRecord>> prices; ///< by snapshot, and of all
    QList<QList<PriceLine>> lines;
    QHash<quint64, double> last;
    QList<QStringList> words;

    friend bool operator==(const Told &, const Told &) = default;
};

Told toldBy(const PriceStore &store)
{
    Told told;
    told.snapshots = store.snapshots().value();
    for (Snapshot &snapshot : told.snapshots)
        snapshot.chips.clear(); // older ones do not keep it
    for (qint64 snapshot = 0; snapshot < 4; ++snapshot) {
        for (const auto order : {PriceFilter::Order::AsImported, PriceFilter::Order::CheapestFirst}) {
            PriceFilter filter;
            filter.snapshot = snapshot;
            filter.order = order;
            filter.most = 1000;
            told.prices << store.find(filter).value().prices;
        }
    }
    for (int i = 0; i < 20; ++i)
        told.lines << store.history(InstanceId(u"i"_s + QString::number(i))).value();
    told.last = store.lastPrices().value();
    for (const char *column : {"provider", "region", "instance", "chip", "kind"})
        told.words << store.words(QString::fromLatin1(column)).value();
    return told;
}

/// The store's own statements in a connection of its own.
class OwnConnection
{
public:
    explicit OwnConnection(const QString &path)
    {
        m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"own"_s);
        m_database.setDatabaseName(path);
        m_database.open();
    }
    ~OwnConnection()
    {
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase(u"own"_s);
    }
    Q_DISABLE_COPY_MOVE(OwnConnection)
    QSqlDatabase &database() { return m_database; }
    QString answer(const QString &statement) { return oneAnswer(m_database, statement); }

private:
    QSqlDatabase m_database;
};

} // namespace

class TestOldStores : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsLost_data();
    void nothingIsLost();
    void lookersSeeWhatOthersBringUpToDate();
    void theMarkOfTheFirstStores();
    void copiesComeFirst();
    void aStepThatFailsLeavesTheStore();
    void aDiskThatIsFullLeavesTheStore();

private:
    [[nodiscard]] QString path(const QString &name = u"prices.db"_s) const { return m_directory->filePath(name); }
    [[nodiscard]] QStringList files() const { return QDir(m_directory->path()).entryList(QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestOldStores::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

void TestOldStores::nothingIsLost_data()
{
    QTest::addColumn<int>("version");
    QTest::newRow("of version 1") << 1;
    QTest::newRow("of version 2") << 2;
}

// Held against a store of today with the same imports; the second of three was removed from both, which leaves a gap.
void TestOldStores::nothingIsLost()
{
    QFETCH(const int, version);
    QRandomGenerator random(11);
    const QList<QList<PriceRecord>> lists{someRecords(random, 100, u"2026-05"_s), someRecords(random, 7, u"2026-06"_s),
                                          someRecords(random, 150, u"2026-07"_s)};
    const auto today = openAt(path(u"today.db"_s));
    for (const QList<PriceRecord> &list : lists)
        QVERIFY(put(*today, list).hasValue());
    QVERIFY(today->remove(2).hasValue());
    const Told expected = toldBy(*today);
    QCOMPARE(expected.prices.at(2), lists.at(0));
    QCOMPARE(expected.prices.at(6), lists.at(2));
    QVERIFY(writeOldStore(path(), version, lists,
                          {u"DELETE FROM price WHERE id BETWEEN 101 AND 107"_s,
                           u"DELETE FROM block WHERE first_price = 101"_s, u"DELETE FROM snapshot WHERE id = 2"_s}));
    const QByteArray before = content(path());
    QVERIFY(toldBy(*openAt(path(), PriceStore::Place::Untouched)) == expected);
    QCOMPARE(content(path()), before); // looking changes nothing
    const auto store = openAt(path());
    QCOMPARE(store->notices().size(), 1);
    QVERIFY(store->notices().constFirst().message.contains(u"brought up to date"_s));
    QVERIFY(toldBy(*store) == expected);
    QCOMPARE(lookAtStore(path()).version, storeVersion);
    const QStringList copies = files().filter(QRegularExpression(u"prices\\.db\\.v%1-"_s.arg(version)));
    QCOMPARE(copies.size(), 1);
    QVERIFY(toldBy(*openAt(path(copies.constFirst()), PriceStore::Place::Untouched)) == expected);
    QVERIFY(openAt(path())->notices().isEmpty());
    // It goes on like one of today: a snapshot comes, another goes.
    const QList<PriceRecord> more = someRecords(random, 90, u"2026-08"_s);
    for (PriceStore *each : {store.get(), today.get()}) {
        QCOMPARE(put(*each, more).value(), 4);
        QVERIFY(each->remove(1).hasValue());
    }
    QVERIFY(toldBy(*store) == toldBy(*today));
    QCOMPARE(store->find({}).value().total, 240);
}

// A window that shows prices while the command line imports some.
void TestOldStores::lookersSeeWhatOthersBringUpToDate()
{
    QRandomGenerator random(3);
    const QList<PriceRecord> list = someRecords(random, 80, u"2026-05"_s);
    QVERIFY(writeOldStore(path(), 2, {list}));
    const auto window = openAt(path(), PriceStore::Place::Untouched);
    QCOMPARE(window->find({}).value().prices, list);
    const QList<PriceRecord> more = someRecords(random, 80, u"2026-06"_s);
    QVERIFY(put(*openAt(path()), more).hasValue());
    QCOMPARE(window->find({}).value().prices, list + more);
    QCOMPARE(window->snapshots().value().size(), 2);
}

// They were told by their tables, of which one is no more.
void TestOldStores::theMarkOfTheFirstStores()
{
    QRandomGenerator random(4);
    QVERIFY(writeOldStore(path(), 1, {someRecords(random, 5, u"2026-05"_s)}, {u"PRAGMA application_id = 0"_s}));
    QCOMPARE(lookAtStore(path()).identity, StoreIdentity::Store);
    QVERIFY(openAt(path()));
    QCOMPARE(lookAtStore(path()).identity, StoreIdentity::Store);
    const QByteArray mark = content(path()).mid(68, 4); // sqlite.org/fileformat.html, 1.3
    QCOMPARE(mark.toHex(), QByteArray::number(storeApplicationId, 16));
}

void TestOldStores::copiesComeFirst()
{
    QRandomGenerator random(5);
    QVERIFY(put(*openAt(path()), someRecords(random, 1, u"2026-05"_s)).hasValue());
    constexpr StoreMigration next[] = {{storeVersion, "CREATE TABLE extra (id INTEGER)"}};
    OwnConnection own(path());
    const Result<QString> copy = prepareTables(own.database(), path(), next, storeVersion + 1);
    QVERIFY(copy.hasValue());
    QCOMPARE(own.answer(u"PRAGMA user_version"_s).toInt(), storeVersion + 1);
    QCOMPARE(own.answer(u"SELECT count(*) FROM detail"_s), u"1"_s);
    const auto kept = openAt(copy.value());
    QVERIFY(kept);
    QCOMPARE(kept->find({}).value().total, 1);
    QVERIFY(prepareTables(own.database(), path(), next, storeVersion + 1).value().isEmpty()); // up to date: no copy
}

void TestOldStores::aStepThatFailsLeavesTheStore()
{
    QRandomGenerator random(6);
    const QList<PriceRecord> list = someRecords(random, 200, u"2026-05"_s);
    QVERIFY(writeOldStore(path(), 2, {list}));
    constexpr StoreMigration bad[] = {{2, "CREATE TABLE extra (id INTEGER);CREATE TABLE word (id INTEGER)"}};
    {
        OwnConnection own(path());
        QVERIFY(!prepareTables(own.database(), path(), bad, 3).hasValue());
        QCOMPARE(own.answer(u"PRAGMA user_version"_s), u"2"_s); // all of a step or nothing
        QCOMPARE(own.answer(u"SELECT count(*) FROM sqlite_master WHERE name = 'extra'"_s), u"0"_s);
    }
    QCOMPARE(openAt(path(), PriceStore::Place::Untouched)->find({}).value().prices.size(), 200);
}

// A limit on the size of files stands for a full disk: there is room for the copy, and none for the runs.
void TestOldStores::aDiskThatIsFullLeavesTheStore()
{
    QRandomGenerator random(8);
    const QList<PriceRecord> list = someRecords(random, 3000, u"2026-05"_s);
    QVERIFY(writeOldStore(path(), 2, {list}));
    const QByteArray before = content(path());
    rlimit all{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &all), 0);
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = all;
    small.rlim_cur = static_cast<rlim_t>(before.size()) + 8192;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto refused = PriceStore::open(path());
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &all), 0);
    (void)std::signal(SIGXFSZ, handler);
    QVERIFY(!refused.hasValue());
    QVERIFY2(refused.problem().remedy.contains(u"What was stored before is unchanged."_s),
             qPrintable(refused.problem().toText()));
    QCOMPARE(content(path()), before);
    PriceFilter filter;
    filter.most = 5000;
    QCOMPARE(openAt(path())->find(filter).value().prices, list);
}

CHIPBOARD_TEST(TestOldStores, QCoreApplication)

} // namespace tst_oldstores

#include "tst_oldstores.moc"
