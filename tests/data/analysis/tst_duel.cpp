// The two rows that are compared by default.
#include "data/analysis/crossover.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_duel {

class TestDuel : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void theBestMeetsTheBaseline_data();
    void theBestMeetsTheBaseline();
    void withoutPricesTheNextMetric();
    void oneAloneHasNoOpponent();
};

static std::optional<AskedNumber> duel(const QStringList &chips, const QString &baseline, const QStringList &metrics)
{
    Board board = aWorkloadBoard("serve", chips);
    board.baseline = baseline;
    QList<MetricId> ids = mapped(metrics, [](const QString &metric) { return MetricId(metric); });
    return duelOf(evaluate(workloadWorld(), board, ids), board, ids);
}

void TestDuel::theBestMeetsTheBaseline_data()
{
    QTest::addColumn<QString>("baseline");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("against");
    // Cost: Trainium2 0.26, H100 0.60, A100 0.78 USD. Speed: H100 3,183, Trainium2 2,388, A100 1,228 tokens/s.
    QTest::newRow("cheapest") << u"h100-sxm"_s << u"usd_per_1m_tokens"_s << u"trainium2"_s << u"h100-sxm"_s;
    QTest::newRow("another baseline") << u"a100-80-sxm"_s << u"usd_per_1m_tokens"_s << u"trainium2"_s
                                      << u"a100-80-sxm"_s;
    QTest::newRow("the baseline is best")
        << u"trainium2"_s << u"usd_per_1m_tokens"_s << u"h100-sxm"_s << u"trainium2"_s;
    QTest::newRow("no baseline") << QString() << u"usd_per_1m_tokens"_s << u"trainium2"_s << u"h100-sxm"_s;
    QTest::newRow("fastest is the baseline") << u"h100-sxm"_s << u"tokens_per_s"_s << u"trainium2"_s << u"h100-sxm"_s;
}

void TestDuel::theBestMeetsTheBaseline()
{
    QFETCH(const QString, baseline);
    QFETCH(const QString, metric);
    const auto question = duel({u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s}, baseline, {metric});
    QVERIFY(question);
    QCOMPARE(question->metric.text(), metric);
    QTEST(question->subject, "subject");
    QTEST(question->against, "against");
}

void TestDuel::withoutPricesTheNextMetric()
{
    const QStringList metrics{u"usd_per_1m_tokens"_s, u"tokens_per_s"_s};
    Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s});
    board.priceBook = BookId(u"no-such-book"_s);
    const Catalog catalog = workloadWorld();
    const QList<MetricId> ids{MetricId(metrics.at(0)), MetricId(metrics.at(1))};
    const auto question = duelOf(evaluate(catalog, board, ids), board, ids);
    QVERIFY(question);
    QCOMPARE(question->metric.text(), u"tokens_per_s"_s);
}

void TestDuel::oneAloneHasNoOpponent()
{
    QVERIFY(!duel({u"h100-sxm"_s}, u"h100-sxm"_s, {u"usd_per_1m_tokens"_s}));
    QVERIFY(!duel({u"h100-sxm"_s, u"trainium4"_s}, u"h100-sxm"_s, {u"usd_per_1m_tokens"_s})); // no memory is published
    QVERIFY(!duel({u"trainium2"_s, u"h100-sxm"_s}, u"h100-sxm"_s, {}));
}

CHIPBOARD_TEST(TestDuel, QCoreApplication)

} // namespace tst_duel

#include "tst_duel.moc"
