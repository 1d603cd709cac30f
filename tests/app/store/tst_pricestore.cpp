// The price store: written prices are read back, and errors never lose stored prices.
#include "app/store/pricestore.h"
#include "data/core/find.h"
#include "tests/support/diskfiles.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_pricestore {

namespace {

PriceRecord aRecord(const QString &instance, const QString &region, double usd, PriceKind kind = PriceKind::OnDemand)
{
    return PriceRecord{.provider = u"AWS"_s,
                       .region = region,
                       .instance = InstanceId(instance),
                       .chip = ChipId(u"trainium"_s),
                       .chips = 16.0,
                       .kind = kind,
                       .usdPerHour = usd,
                       .asOf = u"2026-07-20"_s,
                       .line = 2};
}

Result<qint64> put(PriceStore &store, const QList<PriceRecord> &records, const QString &asOf = u"2026-07-20"_s)
{
    return store.write([&](const PriceStore::Add &add) -> Result<Snapshot> {
        for (PriceRecord record : records) {
            record.asOf = asOf;
            if (!add(record))
                break;
        }
        return Snapshot{.format = u"csv"_s,
                        .file = u"a.csv"_s,
                        .provider = u"AWS"_s,
                        .asOf = asOf,
                        .rows = 10,
                        .imported = records.size()};
    });
}

/// Uses a cache so small that imports reach the disk before they end.
std::unique_ptr<PriceStore> openAt(const QString &path, PriceStore::Place place = PriceStore::Place::Named)
{
    Result<std::unique_ptr<PriceStore>> store = PriceStore::open(path, place, 256);
    return store ? std::move(store).value() : nullptr;
}

/// Another program that uses the same file.
class OtherProgram
{
public:
    explicit OtherProgram(const QString &path)
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        database.setDatabaseName(path);
        database.open();
    }
    ~OtherProgram()
    {
        QSqlDatabase::database(u"other"_s).close();
        QSqlDatabase::removeDatabase(u"other"_s);
    }
    Q_DISABLE_COPY_MOVE(OtherProgram)
    bool run(const QString &statement) const { return QSqlQuery(QSqlDatabase::database(u"other"_s)).exec(statement); }
};

} // namespace

class TestPriceStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsWrittenIsFound();
    void snapshotsCount();
    void stoppedImportsLeaveNothing();
    void filtersMatchBruteForce();
    void pagesOfPrices();
    void historyOverTime();
    void pricesOfOneThingAreAGroup();
    void lastPricesOfSeries();
    void marksOfByteOrderAreNoWords();
    void removedSnapshots();
    void damagedFilesAreSetAside();
    void filesThatAreNoDatabase();
    void otherVersionsAreLeftAlone_data();
    void otherVersionsAreLeftAlone();
    void contentsTellSnapshotsApart();
    void lockedStores();
    void fullDisks();
    void killedWhileWriting();
    void unusablePlaces();
    void anotherProgramsImportIsSeen();

private:
    [[nodiscard]] QString path(const QString &name = u"prices.db"_s) const { return m_directory->filePath(name); }
    [[nodiscard]] std::unique_ptr<PriceStore> opened(PriceStore::Place place = PriceStore::Place::Named) const
    {
        return openAt(path(), place);
    }
    [[nodiscard]] QString refusal(PriceStore::Place place = PriceStore::Place::Named) const
    {
        const auto store = PriceStore::open(path(), place);
        return store ? QString() : store.problem().toText();
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestPriceStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

void TestPriceStore::whatIsWrittenIsFound()
{
    PriceRecord full = aRecord(u"trn1.32xlarge"_s, u"us-east-1"_s, 21.5);
    full.zone = u"use1-az4"_s;
    full.accelerator = u"Trainium"_s;
    full.vcpus = 128.0;
    full.memoryGib = 512.0;
    PriceRecord bare{.provider = u"GCP"_s,
                     .region = u"us-central1"_s,
                     .accelerator = u"A100"_s,
                     .scope = PriceScope::Accelerator,
                     .kind = PriceKind::Spot,
                     .usdPerHour = 1.1736,
                     .asOf = u"2026-07-20"_s};
    const auto store = opened();
    QVERIFY(store);
    QCOMPARE(put(*store, {full, bare}).value(), 1);
    QCOMPARE(store->find({}).value(), (QList<PriceRecord>{full, bare}));
    const auto again = opened(); // from the disk
    QCOMPARE(again->find({}).value(), (QList<PriceRecord>{full, bare}));
    QVERIFY(again->notices().isEmpty());
}

void TestPriceStore::snapshotsCount()
{
    const auto store = opened();
    QVERIFY(store->snapshots().value().isEmpty());
    QCOMPARE(put(*store, {aRecord(u"a"_s, u"r"_s, 1.0)}, u"2024-06"_s).value(), 1);
    QCOMPARE(put(*store, {aRecord(u"a"_s, u"r"_s, 1.0), aRecord(u"b"_s, u"r"_s, 1.0)}, u"2026-07"_s).value(), 2);
    const QList<Snapshot> snapshots = store->snapshots().value();
    QCOMPARE(snapshots.size(), 2);
    QCOMPARE(snapshots.at(0).asOf, u"2026-07"_s);
    QCOMPARE(snapshots.at(0).prices, 2);
    QCOMPARE(snapshots.at(0).rows, 10);
    QCOMPARE(snapshots.at(1).prices, 1);
    QVERIFY(!snapshots.at(0).importedAt.isEmpty());
}

void TestPriceStore::stoppedImportsLeaveNothing()
{
    const auto store = opened();
    QVERIFY(put(*store, {aRecord(u"a"_s, u"r"_s, 1.0)}).hasValue());
    const Result<qint64> stopped = store->write([](const PriceStore::Add &add) -> Result<Snapshot> {
        for (int i = 0; i < 1000; ++i)
            (void)add(aRecord(u"new-"_s + QString::number(i), u"r"_s, 2.0));
        return Problem{ProblemCode::CannotWrite, u"The import was cancelled."_s, {}, {}, Severity::Error};
    });
    QVERIFY(!stopped);
    QCOMPARE(stopped.problem().message, u"The import was cancelled."_s);
    QCOMPARE(store->find({}).value().size(), 1);
    QCOMPARE(store->snapshots().value().size(), 1);
    QVERIFY(put(*store, {aRecord(u"new-7"_s, u"r"_s, 2.0)}).hasValue()); // the rollback also cleared the word cache
    QCOMPARE(store->find({}).value().constLast().instance.text(), u"new-7"_s);
}

// Seeded: each filter returns the same rows as a scan of all records.
void TestPriceStore::filtersMatchBruteForce()
{
    QRandomGenerator random(7);
    const auto any = [&random](const QStringList &list) { return list.at(random.bounded(int(list.size()))); };
    const QStringList providers{u"AWS"_s, u"GCP"_s};
    const QStringList regions{u"us-east-1"_s, u"eu"_s, u"asia"_s};
    const QStringList chips{u"t4"_s, u"h100-sxm"_s, QString()};
    constexpr PriceKind kinds[] = {PriceKind::OnDemand, PriceKind::Spot, PriceKind::CapacityBlock};
    QList<QList<PriceRecord>> all;
    const auto store = opened();
    for (int s = 0; s < 3; ++s) {
        QList<PriceRecord> records;
        for (int i = 0; i < 300; ++i) {
            // Separate statements: the evaluation order of arguments is unspecified.
            const QString instance = u"i"_s + QString::number(random.bounded(20));
            const QString region = any(regions);
            const double usd = random.bounded(100) / 10.0;
            PriceRecord record = aRecord(instance, region, usd, kinds[random.bounded(3)]);
            record.provider = any(providers);
            record.chip = ChipId(any(chips));
            record.chips = random.bounded(4) == 0 ? std::nullopt : std::optional(1.0 + random.bounded(8));
            records << record;
        }
        QVERIFY(put(*store, records).hasValue());
        all << records;
    }
    for (int round = 0; round < 200; ++round) {
        PriceFilter filter{.most = 1000};
        filter.snapshot = random.bounded(2) * random.bounded(4);
        filter.provider = random.bounded(2) == 0 ? any(providers) : QString();
        filter.region = random.bounded(3) == 0 ? any(regions) : QString();
        filter.chip = ChipId(random.bounded(3) == 0 ? chips.at(random.bounded(2)) : QString());
        filter.instance = InstanceId(random.bounded(5) == 0 ? u"i"_s + QString::number(random.bounded(22)) : QString());
        filter.kind = random.bounded(2) == 0 ? std::optional(kinds[random.bounded(3)]) : std::nullopt;
        filter.perChip = random.bounded(2) == 0;
        filter.atLeast = random.bounded(2) == 0 ? std::optional(random.bounded(50) / 10.0) : std::nullopt;
        filter.atMost = random.bounded(2) == 0 ? std::optional(random.bounded(100) / 10.0) : std::nullopt;
        qint64 expected = 0;
        for (qsizetype s = 0; s < all.size(); ++s) {
            for (const PriceRecord &record : all.at(s)) {
                const std::optional<double> price = filter.perChip ? record.usdPerChipHour() : record.usdPerHour;
                const bool priced = (!filter.atLeast || (price && *price >= *filter.atLeast))
                    && (!filter.atMost || (price && *price <= *filter.atMost));
                expected += priced && (filter.snapshot == 0 || filter.snapshot == s + 1)
                        && (filter.provider.isEmpty() || filter.provider == record.provider)
                        && (filter.region.isEmpty() || filter.region == record.region)
                        && (filter.chip.isEmpty() || filter.chip == record.chip)
                        && (filter.instance.isEmpty() || filter.instance == record.instance)
                        && (!filter.kind || *filter.kind == record.kind)
                    ? 1
                    : 0;
            }
        }
        QCOMPARE(store->find(filter).value().size(), expected);
    }
}

void TestPriceStore::pagesOfPrices()
{
    const auto store = opened();
    QList<PriceRecord> records;
    for (int i = 0; i < 12'000; ++i)
        records << aRecord(u"i"_s + QString::number(i), u"r"_s, 1.0);
    QVERIFY(put(*store, records).hasValue());
    PriceFilter filter{.provider = u"AWS"_s, .offset = 50, .most = 100};
    const QList<PriceRecord> page = store->find(filter).value();
    QCOMPARE(page.size(), 100);
    QCOMPARE(page.constFirst().instance.text(), u"i50"_s);
    QCOMPARE(page.constLast().instance.text(), u"i149"_s);
    filter.offset = 11'950;
    QCOMPARE(store->find(filter).value().size(), 50);
    filter.offset = 0;
    filter.provider = u"nobody"_s;
    QCOMPARE(store->find(filter).value().size(), 0);
}

void TestPriceStore::historyOverTime()
{
    const auto store = opened();
    const auto inZone = [](const QString &zone, double usd) {
        PriceRecord record = aRecord(u"trn1.32xlarge"_s, u"us-east-1"_s, usd, PriceKind::Spot);
        record.zone = zone;
        return record;
    };
    QVERIFY(put(*store, {inZone(u"a"_s, 3.0), inZone(u"b"_s, 5.0), inZone(u"c"_s, 4.0)}, u"2024-06"_s).hasValue());
    QVERIFY(put(*store, {inZone(u"a"_s, 9.9)}, u"2026-07"_s).hasValue());
    QVERIFY(put(*store, {inZone(u"a"_s, 6.0)}, u"2026-07"_s).hasValue()); // imported again: the later price wins
    QVERIFY(put(*store, {aRecord(u"trn1.32xlarge"_s, u"us-east-1"_s, 21.5), aRecord(u"x"_s, u"r"_s, 1.0)}).hasValue());
    const QList<InstanceId> instances{InstanceId(u"none"_s), InstanceId(u"trn1.32xlarge"_s), InstanceId(u"x"_s)};
    const QList<PriceLine> lines = store->history(instances).value();
    QCOMPARE(mapped(lines, &PriceLine::instance),
             (QList<InstanceId>{instances.at(1), instances.at(1), instances.at(2)}));
    QCOMPARE(lines.at(0).kind, PriceKind::OnDemand);
    QCOMPARE(lines.at(1).kind, PriceKind::Spot);
    QCOMPARE(lines.at(1).points,
             (QList<PriceLine::Point>{{u"2024-06"_s, {3.0, 4.0, 5.0}, u"a.csv"_s},
                                      {u"2026-07"_s, {6.0, 6.0, 6.0}, u"a.csv"_s}}));
    QVERIFY(store->history(instances.first(1)).value().isEmpty());
    QVERIFY(store->history({}).value().isEmpty());
}

void TestPriceStore::lastPricesOfSeries()
{
    const auto store = opened();
    const PriceRecord record = aRecord(u"a"_s, u"r"_s, 1.0);
    QVERIFY(put(*store, {record}).hasValue());
    QVERIFY(put(*store, {aRecord(u"a"_s, u"r"_s, 2.0), aRecord(u"b"_s, u"r"_s, 3.0)}).hasValue());
    const QHash<quint64, double> prices = store->lastPrices().value();
    QCOMPARE(prices.size(), 2);
    QCOMPARE(prices.value(seriesHash(record)), 2.0);
}

// A byte order mark at the start of a cell is dropped, and a cell with nothing else is like an empty one.
void TestPriceStore::marksOfByteOrderAreNoWords()
{
    const auto store = opened();
    const QList<PriceRecord> records{aRecord(u"a"_s, u"r"_s, 1.0), aRecord(u"b"_s, u"\uFEFFr"_s, 2.0),
                                     aRecord(u"c"_s, u"\uFEFF"_s, 3.0), aRecord(u"d"_s, QString(), 4.0)};
    const auto stored = put(*store, records);
    QVERIFY2(stored.hasValue(), stored ? "" : qPrintable(stored.problem().toText()));
    const QList<PriceRecord> found = store->find({}).value();
    QCOMPARE(found.size(), records.size());
    QCOMPARE(found.at(1).region, u"r"_s);
    QVERIFY(found.at(2).region.isEmpty() && found.at(3).region.isEmpty());
}

// A group merges zones, dates and lines; another chip count, price type or region starts a new group.
void TestPriceStore::pricesOfOneThingAreAGroup()
{
    const auto store = opened();
    QVERIFY(put(*store, {aRecord(u"a"_s, u"r"_s, 9.0)}).hasValue());
    PriceRecord first = aRecord(u"a"_s, u"r"_s, 5.0);
    PriceRecord later = aRecord(u"a"_s, u"r"_s, 3.0);
    first.zone = u"r-1"_s;
    first.line = 7;
    later.zone = u"r-2"_s;
    later.line = 4;
    PriceRecord half = aRecord(u"a"_s, u"r"_s, 2.0);
    half.chips = 8.0;
    PriceRecord uncounted = half;
    uncounted.chips.reset();
    const QList<PriceRecord> records{first, half,      aRecord(u"a"_s, u"r"_s, 1.0, PriceKind::Spot),
                                     later, uncounted, aRecord(u"a"_s, u"s"_s, 4.0)};
    const auto written = store->write([&](const PriceStore::Add &add) -> Result<Snapshot> {
        for (PriceRecord record : records) {
            record.asOf = record.line == 7 ? u"2026-07"_s : u"2026-07-20"_s;
            (void)add(record);
        }
        return Snapshot();
    });
    const QList<PriceGroup> groups = store->groups(written.value()).value();
    QCOMPARE(groups.size(), 5);
    const PriceGroup &zones = groups.at(0);
    QCOMPARE(zones.usdPerHour, (QList<double>{5.0, 3.0}));
    QCOMPARE(zones.common.line, 4);
    QCOMPARE(zones.common.asOf, u"2026-07-20"_s);
    PriceRecord common = zones.common;
    common.zone = later.zone;
    common.usdPerHour = later.usdPerHour;
    QCOMPARE(common, later); // all other fields are equal
    QCOMPARE(groups.at(1).common.chips, std::optional(8.0));
    QCOMPARE(groups.at(2).common.kind, PriceKind::Spot);
    QCOMPARE(groups.at(3).common.chips, std::optional<double>());
    QCOMPARE(groups.at(4).common.region, u"s"_s);
    QVERIFY(store->groups(99).value().isEmpty());
}

void TestPriceStore::removedSnapshots()
{
    const auto store = opened();
    QVERIFY(put(*store, {aRecord(u"a"_s, u"r"_s, 1.0)}).hasValue());
    QVERIFY(put(*store, {aRecord(u"b"_s, u"r"_s, 1.0), aRecord(u"c"_s, u"r"_s, 1.0)}).hasValue());
    QVERIFY(store->remove(1).hasValue());
    for (const qint64 absent : {1, 99}) {
        const Result<Done> again = store->remove(absent);
        QVERIFY(!again.hasValue());
        QVERIFY(again.problem().message.contains(u"no longer"_s));
    }
    QCOMPARE(store->snapshots().value().size(), 1);
    QVERIFY(store->remove(2).hasValue());
    QCOMPARE(put(*store, {aRecord(u"d"_s, u"r"_s, 1.0), aRecord(u"e"_s, u"r"_s, 1.0)}).value(),
             3); // 2 is not reused
    PriceFilter filter{.snapshot = 3};
    QCOMPARE(store->find(filter).value().size(), 2);
    QCOMPARE(store->find({}).value().size(), 2);
}

void TestPriceStore::damagedFilesAreSetAside()
{
    {
        QList<PriceRecord> records;
        for (int i = 0; i < 2000; ++i)
            records << aRecord(u"i"_s + QString::number(i), u"r"_s, 1.0);
        QVERIFY(put(*opened(), records).hasValue());
    }
    QByteArray damaged = readFile(path());
    for (qsizetype i = 4096; i < damaged.size(); i += 3)
        damaged[i] = static_cast<char>(damaged.at(i) ^ 0x5A);
    QVERIFY(writeFile(path(), damaged));
    QVERIFY2(refusal(PriceStore::Place::Untouched).contains(u"The price store is damaged."_s),
             qPrintable(refusal(PriceStore::Place::Untouched)));
    QCOMPARE(readFile(path()), damaged);
    // A file that the user named is left unchanged.
    QVERIFY2(refusal().contains(u"The price store is damaged. Move it away, or name another file."_s),
             qPrintable(refusal()));
    QCOMPARE(readFile(path()), damaged);
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList{u"prices.db"_s});
    const auto store = opened(PriceStore::Place::Ours);
    QVERIFY(store);
    QCOMPARE(store->notices().size(), 1);
    QVERIFY(store->notices().constFirst().message.contains(u"The price store was damaged; it is kept as "_s));
    QVERIFY(store->find({}).value().isEmpty());
    QVERIFY(put(*store, {aRecord(u"a"_s, u"r"_s, 1.0)}).hasValue());
    const QStringList kept = QDir(m_directory->path()).entryList({u"prices.db.damaged-*"_s});
    QCOMPARE(kept.size(), 1);
    QCOMPARE(readFile(path(kept.constFirst())), damaged);
}

void TestPriceStore::filesThatAreNoDatabase()
{
    const QByteArray letter = "Dear reader, this is a letter and no database.\n";
    QVERIFY(writeFile(path(), letter));
    QVERIFY2(refusal().contains(u"The file is not a price store. Move it away, or name another file."_s),
             qPrintable(refusal()));
    QCOMPARE(readFile(path()), letter);
    const auto store = opened(PriceStore::Place::Ours);
    QVERIFY(store);
    QCOMPARE(store->notices().size(), 1);
    QCOMPARE(readFile(path(QDir(m_directory->path()).entryList({u"*.damaged-*"_s}).value(0))), letter);
}

// Other versions are not migrated: their lists can be imported again.
void TestPriceStore::otherVersionsAreLeftAlone_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<QString>("told");
    QTest::newRow("newer") << 99 << u"The price store has version 99, from a newer Chipboard."_s;
    QTest::newRow("older") << 4
                           << u"The price store is from an older Chipboard. Rename it, and import its price "
                              "lists again. It was not changed."_s;
}

void TestPriceStore::otherVersionsAreLeftAlone()
{
    QFETCH(const int, version);
    QFETCH(const QString, told);
    QVERIFY(put(*opened(), {aRecord(u"a"_s, u"r"_s, 1.0)}).hasValue());
    {
        const OtherProgram other(path());
        QVERIFY(other.run(u"PRAGMA user_version = %1"_s.arg(version)));
    }
    const QByteArray before = readFile(path());
    for (const auto place : {PriceStore::Place::Named, PriceStore::Place::Untouched, PriceStore::Place::Ours}) {
        QVERIFY2(refusal(place).contains(told), qPrintable(refusal(place)));
        QCOMPARE(readFile(path()), before);
        QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList{u"prices.db"_s});
    }
}

void TestPriceStore::contentsTellSnapshotsApart()
{
    const auto store = opened();
    const QList<PriceRecord> list{aRecord(u"a"_s, u"r"_s, 1.0), aRecord(u"b"_s, u"r"_s, 2.5)};
    QVERIFY(put(*store, list).hasValue());
    QVERIFY(put(*store, list).hasValue());
    QVERIFY(put(*store, list, u"2026-08-20"_s).hasValue());
    QVERIFY(put(*store, list.first(1)).hasValue());
    const QList<Snapshot> all = store->snapshots().value(); // newest first
    QCOMPARE(all.at(3).content, all.at(2).content);
    QCOMPARE(QSet<QString>({all.at(3).content, all.at(1).content, all.at(0).content}).size(), 3);
    QVERIFY(put(*openAt(path(u"other.db"_s)), list).hasValue()); // on another computer
    QCOMPARE(openAt(path(u"other.db"_s))->snapshots().value().constFirst().content, all.at(3).content);
}

void TestPriceStore::lockedStores()
{
    const auto store = opened();
    QVERIFY(put(*store, {aRecord(u"a"_s, u"r"_s, 1.0)}).hasValue());
    const OtherProgram other(path());
    QVERIFY(other.run(u"BEGIN EXCLUSIVE"_s));
    const Result<qint64> refused = put(*store, {aRecord(u"b"_s, u"r"_s, 1.0)});
    QVERIFY(!refused);
    QCOMPARE(refused.problem().code, ProblemCode::CannotWrite);
    QVERIFY2(refused.problem().toText().contains(u"Another program is using the price store."_s),
             qPrintable(refused.problem().toText()));
    QVERIFY2(refusal().contains(u"Another program is using"_s), qPrintable(refusal()));
    QVERIFY(other.run(u"COMMIT"_s));
    QVERIFY(put(*store, {aRecord(u"b"_s, u"r"_s, 1.0)}).hasValue());
    QCOMPARE(store->find({}).value().size(), 2);
}

// A file size limit simulates a full disk: the import fails midway.
void TestPriceStore::fullDisks()
{
    const auto store = opened();
    QVERIFY(put(*store, {aRecord(u"a"_s, u"r"_s, 1.0)}).hasValue());
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = 600'000;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const Result<qint64> refused = store->write([](const PriceStore::Add &add) -> Result<Snapshot> {
        for (int i = 0; i < 50'000; ++i) {
            if (!add(aRecord(u"new-"_s + QString::number(i), u"region-"_s + QString::number(i), 2.0)))
                break;
        }
        return Snapshot();
    });
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    (void)std::signal(SIGXFSZ, handler);
    QVERIFY(!refused);
    QCOMPARE(refused.problem().code, ProblemCode::CannotWrite);
    QVERIFY2(refused.problem().remedy.contains(u"Stored prices are unchanged."_s),
             qPrintable(refused.problem().toText()));
    QCOMPARE(store->find({}).value().size(), 1);
    QVERIFY(put(*store, {aRecord(u"b"_s, u"r"_s, 1.0)}).hasValue());
    QCOMPARE(opened()->find({}).value().size(), 2);
}

// Kills a process early and late during a write: the store keeps its previous content.
void TestPriceStore::killedWhileWriting()
{
    QVERIFY(put(*opened(), {aRecord(u"a"_s, u"r"_s, 1.0)}).hasValue());
    for (const int added : {0, 10, 500, 3'000, 15'000}) { // above some hundred rows, data reaches the file
        int ends[2] = {};
        QCOMPARE(pipe(ends), 0);
        const pid_t child = fork();
        if (child == 0) {
            const auto store = opened();
            (void)store->write([&](const PriceStore::Add &add) -> Result<Snapshot> {
                for (int i = 0;; ++i) {
                    (void)add(aRecord(u"new-"_s + QString::number(i), u"region-"_s + QString::number(i), 2.0));
                    if (i == added)
                        (void)!::write(ends[1], "x", 1);
                }
            });
            _exit(1);
        }
        QVERIFY(child > 0);
        close(ends[1]);
        char told = 0;
        QCOMPARE(::read(ends[0], &told, 1), 1);
        close(ends[0]);
        QCOMPARE(kill(child, SIGKILL), 0);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        const auto store = opened();
        QVERIFY(store);
        QVERIFY(store->notices().isEmpty());
        QCOMPARE(store->find({}).value().size(), 1);
        QCOMPARE(store->snapshots().value().size(), 1);
    }
}

void TestPriceStore::unusablePlaces()
{
    QVERIFY(PriceStore::open(m_directory->path()).problem().toText().contains(u"This is not a regular file."_s));
    QVERIFY(PriceStore::open(u"/dev/full"_s).problem().toText().contains(u"This is not a regular file."_s));
    QVERIFY(writeFile(path(u"plain"_s), "x"));
    const auto below = PriceStore::open(path(u"plain/prices.db"_s));
    QVERIFY(!below);
    QCOMPARE(below.problem().code, ProblemCode::CannotWrite);
    QVERIFY(PriceStore::open(path(u"new/folder/prices.db"_s)).hasValue());
    QVERIFY(defaultPriceStore().endsWith(u"/chipboard/prices.db"_s));
}

void TestPriceStore::anotherProgramsImportIsSeen()
{
    QVERIFY(put(*opened(), {aRecord(u"b"_s, u"r"_s, 1.0)}).hasValue());
    const auto window = opened();
    QCOMPARE(window->find({}).value().size(), 1);
    QVERIFY(put(*opened(), {aRecord(u"a"_s, u"r"_s, 1.0)}).hasValue());
    PriceFilter filter{.instance = InstanceId(u"a"_s)};
    QCOMPARE(window->find(filter).value().size(), 1);
    QCOMPARE(window->history({filter.instance}).value().size(), 1);
}

CHIPBOARD_TEST(TestPriceStore, QCoreApplication)

} // namespace tst_pricestore

#include "tst_pricestore.moc"
