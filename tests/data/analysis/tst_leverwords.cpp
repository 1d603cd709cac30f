// Assumptions in sentences: each has a noun with its article, and sentences use its translation.
#include "data/analysis/lever.h"

#include "data/analysis/whatiftexts.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QSet>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_leverwords {

namespace {

/// Translates two nouns, with the genders of German.
class GermanNouns : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char * /*context*/, const char *text, const char * /*comment*/,
                                    int /*n*/) const override
    {
        if (QLatin1String(text) == QLatin1String("the utilisation"))
            return u"die Auslastung"_s;
        return QLatin1String(text) == QLatin1String("the discount") ? u"der Rabatt"_s : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

Inquiry costOfTwo(const Catalog &catalog, const char *workload)
{
    const Board board = aWorkloadBoard(workload, {u"h100-sxm"_s, u"trainium2"_s});
    return valueOrFail(Inquiry::about(catalog, board, {metricId("usd_per_hour"), u"h100-sxm"_s, u"trainium2"_s}));
}

} // namespace

class TestLeverWords : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyLeverHasItsNoun();
    void oneSideIsNamed();
    void anUnknownOneIsItsId();
    void sentencesHaveTheArticle();
};

void TestLeverWords::everyLeverHasItsNoun()
{
    const Catalog catalog = workloadWorld();
    QSet<QString> seen;
    QSet<QString> ids;
    for (const char *workload : {"serve", "serve-70b", "train", "images"}) {
        for (const AssumptionRow *row : leversOf(catalog, aWorkloadBoard(workload, {u"h100-sxm"_s}))) {
            const QString words = assumptionWords(AssumptionId(QString::fromLatin1(row->id)));
            QVERIFY2(words.startsWith(u"the "_s), row->id);
            QVERIFY2(words != row->labelText(), row->id);
            ids.insert(QString::fromLatin1(row->id));
            seen.insert(words);
        }
    }
    QCOMPARE(seen.size(), ids.size()); // no two have the same words
    QVERIFY(ids.size() > 20);
}

void TestLeverWords::oneSideIsNamed()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = costOfTwo(catalog, "serve");
    const auto words = [&](const char *id, Side side) {
        return leverWords(inquiry, {AssumptionId(QString::fromLatin1(id)), side});
    };
    QCOMPARE(words("utilisation", Side::Both), u"the utilisation"_s);
    QCOMPARE(words("discount", Side::Subject), u"the discount of "_s + inquiry.subject().name + u" alone"_s);
    QCOMPARE(words("price_factor", Side::Against), u"the price of "_s + inquiry.against().name);
    QCOMPARE(words("chips", Side::Subject), u"the number of chips of "_s + inquiry.subject().name + u" alone"_s);
}

void TestLeverWords::anUnknownOneIsItsId() { QCOMPARE(assumptionWords(AssumptionId(u"luck"_s)), u"luck"_s); }

void TestLeverWords::sentencesHaveTheArticle()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = costOfTwo(catalog, "serve");
    GermanNouns german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    const Lever discount{AssumptionId(u"discount"_s), Side::Both};
    const auto crossover = crossoverOf(inquiry, discount);
    QVERIFY(crossover);
    const QString claim = crossoverClaim(inquiry, crossover.value(), Formatter());
    QVERIFY2(claim.contains(u"for any value of der Rabatt"_s), qPrintable(claim));
    const Lever alone{AssumptionId(u"discount"_s), Side::Subject};
    const auto turned = crossoverOf(inquiry, alone);
    QVERIFY(turned);
    const QString until = crossoverClaim(inquiry, turned.value(), Formatter());
    QVERIFY2(until.contains(u"der Rabatt of "_s), qPrintable(until));
    QCoreApplication::removeTranslator(&german);
}

CHIPBOARD_TEST(TestLeverWords, QCoreApplication)

} // namespace tst_leverwords

#include "tst_leverwords.moc"
