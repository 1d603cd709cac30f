// What the Price history page reads from the store.
#include "app/store/importedbooks.h"

#include "app/store/storing.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_storedprices {

class TestStoredPrices : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void noFileNoPrices();
    void linesHaveDatesAndFiles();
    void aBrokenStoreIsToldAndLeftAlone();

private:
    [[nodiscard]] QString storePath() const { return m_directory->filePath(u"prices.db"_s); }
    void import(const QString &name, const QByteArray &rows) const;

    const InstanceId m_p5{u"p5.48xlarge"_s};
    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestStoredPrices::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
}

void TestStoredPrices::import(const QString &name, const QByteArray &rows) const
{
    const auto store = std::move(PriceStore::open(storePath())).value();
    ImportRequest request{.path = writeTo(*m_directory, name, "instance_type,region,usd_per_hour,as_of\n" + rows)};
    QVERIFY(importPrices(*findImporter(u"aws-ondemand"_s), request, shippedCatalog(), *store).hasValue());
}

void TestStoredPrices::noFileNoPrices()
{
    for (const QString &path : {QString(), storePath()}) {
        const StoredPrices prices = storedPrices(path, {m_p5});
        QVERIFY(prices.isEmpty);
        QVERIFY(!prices.problem);
        QVERIFY(prices.lines.isEmpty());
    }
    QVERIFY(!QFileInfo::exists(storePath()));
}

void TestStoredPrices::linesHaveDatesAndFiles()
{
    import(u"a.csv"_s, "p5.48xlarge,us-east-1,60,2026-01-01\n");
    import(u"b.csv"_s, "p5.48xlarge,us-east-1,55.04,2026-07-20\np4d.24xlarge,us-east-1,21.95,2026-07-20\n");
    const StoredPrices prices = storedPrices(storePath(), {m_p5});
    QVERIFY(!prices.isEmpty);
    QVERIFY(!prices.problem);
    QCOMPARE(prices.lines.size(), 1);
    const StoredPrices::Line &line = prices.lines.constFirst();
    QCOMPARE(line.instance, m_p5);
    QCOMPARE(line.provider, u"AWS"_s);
    QCOMPARE(line.points,
             (QList<DatedPrice>{{u"2026-01-01"_s, Interval{60.0, 60.0, 60.0}, u"Imported: a.csv"_s},
                                {u"2026-07-20"_s, Interval{55.04, 55.04, 55.04}, u"Imported: b.csv"_s}}));
}

void TestStoredPrices::aBrokenStoreIsToldAndLeftAlone()
{
    const QByteArray content(4096, 'x');
    const QString path = writeTo(*m_directory, u"prices.db"_s, content);
    QVERIFY(storedPrices(path, {m_p5}).problem.has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

CHIPBOARD_TEST(TestStoredPrices, QCoreApplication)

} // namespace tst_storedprices

#include "tst_storedprices.moc"
