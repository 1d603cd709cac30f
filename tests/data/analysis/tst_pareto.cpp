// The Pareto front, by hand and against its definition.
#include "data/analysis/valueoffers.h"
#include "tests/support/testmain.h"

#include <QPointF>
#include <QRandomGenerator>

#include <algorithm>

using namespace chipboard;

namespace tst_pareto {

class TestPareto : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void dominatesWhatIsNoBetter_data();
    void dominatesWhatIsNoBetter();
    void findsTheFront_data();
    void findsTheFront();
    void nothingOnTheFrontIsBeatenAndAllElseIs();
};

void TestPareto::dominatesWhatIsNoBetter_data()
{
    QTest::addColumn<double>("cost");
    QTest::addColumn<double>("performance");
    QTest::addColumn<bool>("beaten");
    QTest::newRow("dearer and slower") << 3.0 << 9.0 << true;
    QTest::newRow("as dear and slower") << 2.0 << 9.0 << true;
    QTest::newRow("dearer and as fast") << 3.0 << 10.0 << true;
    QTest::newRow("the same") << 2.0 << 10.0 << false;
    QTest::newRow("cheaper and slower") << 1.0 << 9.0 << false;
    QTest::newRow("dearer and faster") << 3.0 << 11.0 << false;
}

void TestPareto::dominatesWhatIsNoBetter()
{
    QFETCH(const double, cost);
    QFETCH(const double, performance);
    QTEST(dominates({2.0, 10.0}, {cost, performance}), "beaten");
}

void TestPareto::findsTheFront_data()
{
    QTest::addColumn<QList<QPointF>>("offers");
    QTest::addColumn<QList<qsizetype>>("front");
    QTest::newRow("none") << QList<QPointF>{} << QList<qsizetype>{};
    QTest::newRow("one") << QList<QPointF>{{1, 1}} << QList<qsizetype>{0};
    // 6.88 USD for 2500, 2.24 for 1500, 3.43 for 1000 (beaten by the second), 10 for 2500 (beaten by the first).
    QTest::newRow("four chips") << QList<QPointF>{{6.88, 2500}, {2.24, 1500}, {3.43, 1000}, {10, 2500}}
                                << QList<qsizetype>{1, 0};
    QTest::newRow("equal ones are all on it") << QList<QPointF>{{2, 5}, {1, 3}, {2, 5}} << QList<qsizetype>{1, 0, 2};
    QTest::newRow("same cost, less speed") << QList<QPointF>{{2, 4}, {2, 5}} << QList<qsizetype>{1};
}

static QList<Offer> offersOf(const QList<QPointF> &points)
{
    return mapped(points, [](const QPointF &point) { return Offer{point.x(), point.y()}; });
}

void TestPareto::findsTheFront()
{
    QFETCH(const QList<QPointF>, offers);
    QTEST(paretoFront(offersOf(offers)), "front");
}

void TestPareto::nothingOnTheFrontIsBeatenAndAllElseIs()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 300; ++round) {
        QList<Offer> offers(random.bounded(1, 30));
        for (Offer &offer : offers)
            offer = {1.0 + random.bounded(12), 1.0 + random.bounded(12)}; // few values: many ties
        const QList<qsizetype> front = paretoFront(offers);
        for (qsizetype i = 0; i < offers.size(); ++i) {
            const bool beaten = std::any_of(offers.cbegin(), offers.cend(),
                                            [&](const Offer &other) { return dominates(other, offers.at(i)); });
            QCOMPARE(front.contains(i), !beaten);
        }
        for (qsizetype i = 1; i < front.size(); ++i)
            QVERIFY(offers.at(front.at(i - 1)).cost <= offers.at(front.at(i)).cost);
    }
}

CHIPBOARD_TEST(TestPareto, QCoreApplication)

} // namespace tst_pareto

#include "tst_pareto.moc"
