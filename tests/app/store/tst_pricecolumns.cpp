// The columns that filters go through: parts, order, blocks, and prices that are not known. Filters as a whole are held
// against brute force in tst_pricestore.
#include "app/store/pricecolumns.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>

using namespace chipboard;

namespace tst_pricecolumns {

namespace {

PriceKey aKey(qint32 provider, double usd, double usdPerChip)
{
    PriceKey key;
    key.provider = provider;
    key.usd = usd;
    key.usdPerChip = usdPerChip;
    return key;
}

QByteArray bytesOf(const QList<PriceKey> &keys)
{
    return {reinterpret_cast<const char *>(keys.constData()), keys.size() * qsizetype(sizeof(PriceKey))};
}

} // namespace

class TestPriceColumns : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        const QList<PriceKey> first{aKey(1, 4.0, 1.0), aKey(2, 2.0, none), aKey(1, 3.0, 3.0)};
        const QList<PriceKey> second{aKey(2, 1.0, 0.5)};
        m_columns.clear();
        m_columns.add(11, bytesOf(first));
        m_columns.add(14, bytesOf(second));
    }
    void partsOfAllMatches();
    void runsOfIds();
    void limitsLeaveOutWhatIsNotKnown();
    void cheapestFirst();
    void keysOfSinglePrices();
    void wordsOfAColumn();
    void nothingInNothing();

private:
    PriceColumns m_columns;
};

void TestPriceColumns::partsOfAllMatches()
{
    const PriceMatches found = m_columns.matches({}, 1, 2);
    QCOMPARE(found.ids, (QList<qint64>{12, 13}));
    QCOMPARE(found.total, 4);
    KeyFilter filter;
    filter.provider = 2;
    QCOMPARE(m_columns.matches(filter, 0, 9).ids, (QList<qint64>{12, 14}));
    QCOMPARE(m_columns.matches(filter, 5, 9).ids, QList<qint64>());
}

void TestPriceColumns::runsOfIds()
{
    KeyFilter filter;
    filter.firstPrice = 13;
    QCOMPARE(m_columns.matches(filter, 0, 9).ids, (QList<qint64>{13, 14}));
    filter.lastPrice = 13;
    QCOMPARE(m_columns.matches(filter, 0, 9).ids, QList<qint64>{13});
}

void TestPriceColumns::limitsLeaveOutWhatIsNotKnown()
{
    KeyFilter filter;
    filter.atLeast = 0.0;
    QCOMPARE(m_columns.matches(filter, 0, 9).total, 4);
    filter.perChip = true;
    QCOMPARE(m_columns.matches(filter, 0, 9).ids, (QList<qint64>{11, 13, 14}));
    filter.atMost = 1.0;
    QCOMPARE(m_columns.matches(filter, 0, 9).ids, (QList<qint64>{11, 14}));
}

void TestPriceColumns::cheapestFirst()
{
    QCOMPARE(m_columns.cheapest({}, 0, 2).ids, (QList<qint64>{14, 12}));
    QCOMPARE(m_columns.cheapest({}, 0, 2).total, 4);
    KeyFilter filter;
    filter.perChip = true;
    QCOMPARE(m_columns.cheapest(filter, 1, 9).ids, (QList<qint64>{11, 13, 12}));
}

void TestPriceColumns::keysOfSinglePrices()
{
    QCOMPARE(m_columns.size(), 4);
    QCOMPARE(m_columns.key(11)->usd, 4.0);
    QCOMPARE(m_columns.key(13)->usd, 3.0);
    QCOMPARE(m_columns.key(14)->usd, 1.0);
    m_columns.add(20, bytesOf({aKey(3, 7.0, 7.0)})); // behind a snapshot that was removed
    QCOMPARE(m_columns.key(20)->provider, 3);
    QCOMPARE(m_columns.size(), 5);
    for (const qint64 none : {0, 10, 15, 19, 21})
        QVERIFY2(m_columns.key(none) == nullptr, qPrintable(QString::number(none)));
}

void TestPriceColumns::wordsOfAColumn()
{
    QList<qint32> words = m_columns.words(&PriceKey::provider);
    std::sort(words.begin(), words.end());
    QCOMPARE(words, (QList<qint32>{1, 2}));
}

void TestPriceColumns::nothingInNothing()
{
    const PriceColumns none;
    QCOMPARE(none.matches({}, 0, 9).total, 0);
    QCOMPARE(none.cheapest({}, 3, 9).total, 0);
    QVERIFY(none.words(&PriceKey::chip).isEmpty());
    QVERIFY(none.key(1) == nullptr);
    QCOMPARE(none.size(), 0);
}

CHIPBOARD_TEST(TestPriceColumns, chipboard::testing::NoApplication)

} // namespace tst_pricecolumns

#include "tst_pricecolumns.moc"
