// Questions about one number or the ratio of two: exactly the values of evaluate(), for any assumptions on either side.
#include "data/analysis/question.h"

#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_question {

class TestQuestion : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void tellsOneNumber();
    void tellsARatio();
    void ratiosAreInOneUnit();
    void assumesForOneRowOnly();
    void aCommitmentIsAnotherPrice();
    void saysWhyThereIsNone();
    void refusesWhatIsNotThere_data();
    void refusesWhatIsNotThere();
    void givesTheValuesOfEvaluate();
};

static Inquiry inquiryOf(const Catalog &catalog, const Board &board, const char *metric, const QString &subject,
                         const QString &against = {})
{
    return valueOrFail(Inquiry::about(catalog, board, {metricId(metric), subject, against}));
}

void TestQuestion::tellsOneNumber()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "price_chip_hour", u"h100-sxm"_s);
    QVERIFY(!inquiry.isRatio());
    QCOMPARE(inquiry.answer(), (Answer{55.04 / 8.0, Unit::UsdPerHour, {}}));
}

void TestQuestion::tellsARatio()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "price_chip_hour", u"trainium2"_s, u"h100-sxm"_s);
    QVERIFY(inquiry.isRatio());
    // 35.7608 / 16 = 2.23505 against 55.04 / 8 = 6.88
    QCOMPARE(inquiry.answer().unit, Unit::Times);
    QCOMPARE(*inquiry.answer().value, 2.23505 / 6.88);
}

void TestQuestion::ratiosAreInOneUnit()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "memory", u"trainium2"_s, u"h100-sxm"_s);
    // 96 GiB against the 80 GiB that a chip of "80 GB" holds
    QCOMPARE(*inquiry.answer().value, 96.0 / 80.0);
}

void TestQuestion::assumesForOneRowOnly()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "usd_per_1m_tokens", u"trainium2"_s, u"h100-sxm"_s);
    const double now = *inquiry.answer().value;
    RowSettings dearer = inquiry.settings();
    dearer.subject.priceFactor = 1.5;
    QVERIFY(qFuzzyCompare(*inquiry.answer(dearer).value, 1.5 * now));
    RowSettings bothDearer = dearer;
    bothDearer.against.priceFactor = 1.5;
    QVERIFY(qFuzzyCompare(*inquiry.answer(bothDearer).value, now));
    QCOMPARE(*inquiry.answer().value, now); // no state is kept
}

void TestQuestion::aCommitmentIsAnotherPrice()
{
    Catalog catalog = workloadWorld();
    catalog.books << aBook("year", PriceKind::Reserved1Year, {aPrice("p5.48xlarge", 27.52)}); // half of 55.04
    catalog.index();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    const Inquiry inquiry = inquiryOf(catalog, board, "usd_per_1m_tokens", u"h100-sxm"_s, u"trainium2"_s);
    const double now = *inquiry.answer().value;
    RowSettings committed = inquiry.settings();
    committed.subject.commitment = 1.0;
    QVERIFY(qFuzzyCompare(*inquiry.answer(committed).value, 0.5 * now));
    committed.against.commitment = 1.0; // the other has no such price: its list price stays
    QVERIFY(qFuzzyCompare(*inquiry.answer(committed).value, 0.5 * now));
    QCOMPARE(*inquiryOf(catalog, board, "price_chip_hour", u"h100-sxm"_s).answer(committed).value, 3.44);
}

void TestQuestion::saysWhyThereIsNone()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium4"_s});
    const Answer alone = inquiryOf(catalog, board, "usd_per_1m_tokens", u"trainium4"_s).answer();
    QVERIFY(!alone.value);
    QVERIFY(!alone.reason.isEmpty());
    const Answer ratio = inquiryOf(catalog, board, "usd_per_1m_tokens", u"h100-sxm"_s, u"trainium4"_s).answer();
    QVERIFY(!ratio.value);
    QCOMPARE(ratio.reason, u"Trainium4: "_s + alone.reason);
    RowSettings tight = inquiryOf(catalog, board, "cost", u"h100-sxm"_s).settings();
    tight.subject.parameters = 10'000.0;
    tight.subject.chips = 1.0;
    const Answer big = inquiryOf(catalog, board, "usd_per_1m_tokens", u"h100-sxm"_s).answer(tight);
    QVERIFY(big.reason.contains(u"does not fit"_s));
}

void TestQuestion::refusesWhatIsNotThere_data()
{
    QTest::addColumn<QByteArray>("metric");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("against");
    QTest::addColumn<QString>("message");
    QTest::newRow("metric") << QByteArray("beauty") << u"h100-sxm"_s << QString()
                            << u"There is no metric \"beauty\"."_s;
    QTest::newRow("row") << QByteArray("cost") << u"b200"_s << QString()
                         << u"\"b200\" is not part of the comparison."_s;
    QTest::newRow("other") << QByteArray("cost") << u"h100-sxm"_s << u"b200"_s
                           << u"\"b200\" is not part of the comparison."_s;
    QTest::newRow("itself") << QByteArray("cost") << u"h100-sxm"_s << u"h100-sxm"_s
                            << u"\"h100-sxm\" cannot be compared with itself."_s;
}

void TestQuestion::refusesWhatIsNotThere()
{
    QFETCH(const QByteArray, metric);
    QFETCH(const QString, subject);
    QFETCH(const QString, against);
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s});
    const auto inquiry = Inquiry::about(catalog, board, {metricId(metric.constData()), subject, against});
    QVERIFY(!inquiry);
    QTEST(inquiry.problem().message, "message");
    QVERIFY(!inquiry.problem().remedy.isEmpty());
}

// The fast path for one row and the slow path over the whole table give the same values.
void TestQuestion::givesTheValuesOfEvaluate()
{
    const Catalog catalog = loadCatalog({}).catalog;
    QRandomGenerator random(4);
    for (int round = 0; round < rounds(60); ++round) {
        Board board = onDemandBoard();
        board.level = static_cast<Level>(random.bounded(3));
        board.workload = catalog.workloads.at(random.bounded(static_cast<int>(catalog.workloads.size()))).id;
        board.priceBook = catalog.books.at(random.bounded(static_cast<int>(catalog.books.size()))).id;
        if (random.bounded(2) == 0)
            board.assumptions.priceFactor = 0.5 + random.generateDouble();
        if (random.bounded(2) == 0)
            board.assumptions.memoryEfficiency = 60.0 + random.bounded(80);
        const QList<Subject> subjects = subjectsOf(catalog, board);
        const Subject &subject = subjects.at(random.bounded(static_cast<int>(subjects.size())));
        const auto &metric = metricTable()[static_cast<std::size_t>(random.bounded(int(metricTable().size())))];
        const Cell cell = evaluate(catalog, board, {metric.metricId()}).rows.at(subjects.indexOf(subject)).cells.at(0);
        const Inquiry inquiry = inquiryOf(catalog, board, metric.id, subject.id);
        const Answer answer = inquiry.answer();
        QCOMPARE(answer.value, cell.value ? std::optional(cell.value->value) : std::nullopt);
        QCOMPARE(answer.unit, cell.unit);
        QCOMPARE(answer.value ? QString() : answer.reason, cell.value ? QString() : cell.reason);
        QCOMPARE(inquiry.cellOf(subject, board.assumptions).value, cell.value);
    }
}

CHIPBOARD_TEST(TestQuestion, QCoreApplication)

} // namespace tst_question

#include "tst_question.moc"
