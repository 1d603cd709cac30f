// What is kept of prices beside their keys: runs that begin where they are told to, and what is missing in them.
#include "app/store/pricedetails.h"

#include "app/store/pricestore.h"
#include "app/store/storeschema.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_pricedetails {

namespace {

PriceDetail aDetail(qint64 series)
{
    PriceDetail detail;
    detail.series = series;
    detail.chips = 8.0;
    detail.memory = std::numeric_limits<double>::quiet_NaN();
    detail.zone = 7;
    detail.line = static_cast<qint32>(series) + 1;
    return detail;
}

} // namespace

class TestPriceDetails : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void runsAreReadByIds();
    void runsGoOnElsewhere();
    void whatIsMissingIsDamage();
    void statementsThatFailAreTold();
    void aRunFillsOnePage();
    void everyPriceComesBack();

private:
    [[nodiscard]] QString path() const { return m_directory->filePath(u"prices.db"_s); }
    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(u"details"_s); }
    [[nodiscard]] QString answer(const QString &statement) const
    {
        QSqlDatabase connection = database();
        return oneAnswer(connection, statement);
    }
    [[nodiscard]] bool run(const QString &statement) const { return QSqlQuery(database()).exec(statement); }
    /// From this id on; the series are the ids.
    [[nodiscard]] bool write(qint64 first, qint64 count) const
    {
        RunWriter writer = detailWriter(database(), path());
        bool done = !writer.startAt(first);
        for (qint64 i = 0; i < count; ++i)
            done = done && !writer.add(aDetail(first + i));
        return done && writer.nextPrice() == first + count && !writer.save() && writer.nextPrice() == first + count;
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestPriceDetails::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"details"_s);
    connection.setDatabaseName(path());
    QVERIFY(connection.open());
    QVERIFY(prepareTables(connection, path()).hasValue());
}

void TestPriceDetails::cleanup()
{
    database().close();
    QSqlDatabase::removeDatabase(u"details"_s);
}

// 72 a run: 200 prices are two whole ones and one of 56.
void TestPriceDetails::runsAreReadByIds()
{
    QVERIFY(write(1, 200));
    QCOMPARE(answer(u"SELECT group_concat(first_price || ':' || (length(prices) / 56)) FROM detail"_s),
             u"1:72,73:72,145:56"_s);
    PriceDetails details(database(), path(), storeVersion);
    for (const qint64 id : {1, 72, 73, 144, 145, 200, 2, 199}) {
        const PriceDetail found = details.of(id).value();
        QCOMPARE(found.series, id);
        QCOMPARE(found.line, static_cast<qint32>(id) + 1);
        QCOMPARE(found.zone, 7);
        QCOMPARE(found.chips, 8.0);
        QVERIFY(std::isnan(found.memory));
    }
    qint64 last = 0;
    const auto inOrder = [&last](qint64 id, const PriceDetail &detail) -> std::optional<Problem> {
        if (id != ++last || detail.series != id)
            return Problem{ProblemCode::BadValue, QString::number(id), {}, {}, Severity::Error};
        return std::nullopt;
    };
    QVERIFY(!details.walk(inOrder));
    QCOMPARE(last, 200);
    QCOMPARE(details.of(100).value().series, 100); // after a walk, too
    last = 50;
    QCOMPARE(details.walk(inOrder)->message, u"1"_s); // what the visitor says ends it
}

void TestPriceDetails::runsGoOnElsewhere()
{
    RunWriter writer = detailWriter(database(), path());
    for (const qint64 first : {1, 4, 100}) {
        QVERIFY(!writer.startAt(first));
        for (qint64 id = first; id < first + 3; ++id)
            QVERIFY(!writer.add(aDetail(id)));
    }
    QVERIFY(!writer.save());
    QVERIFY(!writer.save()); // nothing is left
    QCOMPARE(answer(u"SELECT group_concat(first_price) FROM detail"_s), u"1,4,100"_s);
    PriceDetails details(database(), path(), storeVersion);
    QCOMPARE(details.of(6).value().series, 6);
    QCOMPARE(details.of(102).value().series, 102);
}

void TestPriceDetails::whatIsMissingIsDamage()
{
    QVERIFY(write(10, 100));
    QVERIFY(run(u"UPDATE detail SET prices = substr(prices, 1, 2 * 56 + 9) WHERE first_price = 82"_s));
    PriceDetails details(database(), path(), storeVersion);
    QCOMPARE(details.of(83).value().series, 83);
    for (const qint64 id : {9, 84, 109, 110}) {
        const Result<PriceDetail> found = details.of(id);
        QVERIFY2(!found, qPrintable(QString::number(id)));
        QCOMPARE(found.problem().message, u"The price store is damaged."_s);
        QCOMPARE(found.problem().where.file, path());
    }
    QCOMPARE(details.of(81).value().series, 81);
}

void TestPriceDetails::statementsThatFailAreTold()
{
    QVERIFY(write(1, 3));
    QVERIFY(!write(1, 1)); // a run that is there
    QVERIFY(run(u"DROP TABLE detail"_s));
    QVERIFY(!write(5, 1));
    PriceDetails details(database(), path(), storeVersion);
    QVERIFY(!details.of(1));
    QVERIFY(details.walk([](qint64, const PriceDetail &) { return std::optional<Problem>(); }));
}

void TestPriceDetails::aRunFillsOnePage()
{
    QCOMPARE(answer(u"PRAGMA page_size"_s), u"4096"_s);
    const auto pagesInUse = [this] {
        return answer(u"PRAGMA page_count"_s).toInt() - answer(u"PRAGMA freelist_count"_s).toInt();
    };
    const int before = pagesInUse();
    QVERIFY(write(1'000'000'000, 50 * detailsInARun));
    QCOMPARE(pagesInUse() - before, 50); // and the root has pointers to them
}

// Over the edges of runs and blocks, in both orders.
void TestPriceDetails::everyPriceComesBack()
{
    QList<PriceRecord> records;
    for (int i = 0; i < PriceColumns::keysInABlock + 100; ++i) {
        PriceRecord record;
        record.provider = u"AWS"_s;
        record.region = u"r"_s + QString::number(i % 7);
        record.zone = u"z"_s + QString::number(i % 1000);
        record.instance = InstanceId(u"i"_s);
        record.chips = i % 3 == 0 ? std::nullopt : std::optional(1.0 + i % 5);
        record.usdPerHour = 1.0 + i;
        record.asOf = u"2026-07-20"_s;
        record.line = i + 2;
        records << record;
    }
    const auto store = std::move(PriceStore::open(m_directory->filePath(u"other.db"_s))).value();
    QVERIFY(store
                ->write([&](const PriceStore::Add &add) -> Result<Snapshot> {
                    return std::all_of(records.begin(), records.end(), add)
                        ? Result<Snapshot>(Snapshot())
                        : Problem{ProblemCode::CannotWrite, {}, {}, {}, Severity::Error};
                })
                .hasValue());
    PriceFilter filter;
    filter.most = static_cast<int>(records.size());
    QVERIFY(store->find(filter).value().prices == records);
    filter.order = PriceFilter::Order::CheapestFirst; // as they are
    QVERIFY(store->find(filter).value().prices == records);
    const QHash<quint64, double> last = store->lastPrices().value();
    for (const PriceRecord &record : {records.constFirst(), records.at(72), records.constLast()})
        QVERIFY(last.contains(seriesHash(record)));
    QCOMPARE(last.value(seriesHash(records.constLast())), records.constLast().usdPerHour);
}

CHIPBOARD_TEST(TestPriceDetails, QCoreApplication)

} // namespace tst_pricedetails

#include "tst_pricedetails.moc"
