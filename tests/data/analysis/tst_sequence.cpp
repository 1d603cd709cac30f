// Numbers that fill (0, 1) evenly, and normal scores from them.
#include "data/analysis/uncertainty.h"
#include "tests/support/testmain.h"

#include <array>
#include <cmath>
#include <set>

using namespace chipboard;

namespace tst_sequence {

class TestSequence : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void eachCellGetsOne_data();
    void eachCellGetsOne();
    void seedsDecide();
    void stepsBySidesDoNotRunTogether();
    void integratesBetterThanChance();
    void tellsKnownScores_data();
    void tellsKnownScores();
    void scoresTurnBack();
    void scoresOfManyAreThoseOfEach();
};

void TestSequence::eachCellGetsOne_data()
{
    QTest::addColumn<int>("dimension");
    QTest::addColumn<int>("cells");
    QTest::newRow("base 2") << 0 << 1024;
    QTest::newRow("base 3") << 1 << 729;
    QTest::newRow("base 5") << 2 << 625;
    QTest::newRow("base 31") << 10 << 961;
    QTest::newRow("base 71") << 19 << 71;
}

void TestSequence::eachCellGetsOne()
{
    QFETCH(const int, dimension);
    QFETCH(const int, cells);
    HaltonSequence sequence(dimension, 7);
    for (int round = 0; round < 3; ++round) {
        std::set<int> seen;
        for (int i = 0; i < cells; ++i) {
            const double value = sequence.next();
            QVERIFY(value > 0.0 && value < 1.0);
            seen.insert(static_cast<int>(value * cells));
        }
        QCOMPARE(static_cast<int>(seen.size()), cells);
    }
}

void TestSequence::seedsDecide()
{
    HaltonSequence one(3, 11);
    HaltonSequence same(3, 11);
    HaltonSequence other(3, 12);
    bool differs = false;
    for (int i = 0; i < 1000; ++i) {
        const double value = one.next();
        QCOMPARE(value, same.next());
        differs = differs || value != other.next();
    }
    QVERIFY(differs);
}

// In plain Halton sequences, the first numbers of large bases rise together.
void TestSequence::stepsBySidesDoNotRunTogether()
{
    constexpr int draws = 2000;
    for (int dimension = 10; dimension < 30; ++dimension) {
        HaltonSequence first(dimension, 5);
        HaltonSequence second(dimension + 1, 5);
        double products = 0.0;
        for (int i = 0; i < draws; ++i)
            products += (first.next() - 0.5) * (second.next() - 0.5);
        const double correlation = 12.0 * products / draws;
        QVERIFY2(std::abs(correlation) < 0.1, QByteArray::number(correlation));
    }
}

// The integral of the product of x_i + 1/2 over the cube is 1.
void TestSequence::integratesBetterThanChance()
{
    constexpr int draws = 10'000;
    std::vector<HaltonSequence> sequences;
    for (int dimension = 0; dimension < 8; ++dimension)
        sequences.emplace_back(dimension, 3);
    double sum = 0.0;
    for (int i = 0; i < draws; ++i) {
        double product = 1.0;
        for (HaltonSequence &sequence : sequences)
            product *= sequence.next() + 0.5;
        sum += product;
    }
    // Random numbers would be off by 0.009: the deviation of the product is 0.95.
    QVERIFY2(std::abs(sum / draws - 1.0) < 0.004, QByteArray::number(sum / draws));
}

void TestSequence::tellsKnownScores_data()
{
    QTest::addColumn<double>("probability");
    QTest::addColumn<double>("score"); // Abramowitz and Stegun, table 26.5, with more digits
    QTest::newRow("middle") << 0.5 << 0.0;
    QTest::newRow("P90") << 0.9 << 1.2815515655446004;
    QTest::newRow("P97.5") << 0.975 << 1.959963984540054;
    QTest::newRow("P99.9") << 0.999 << 3.090232306167814;
    QTest::newRow("far") << 1e-10 << -6.361340902404056;
}

void TestSequence::tellsKnownScores()
{
    QFETCH(const double, probability);
    QFETCH(const double, score);
    QVERIFY(std::abs(inverseNormal(probability) - score) <= 1e-8);
    if (probability == 0.5)
        QCOMPARE(inverseNormal(probability), 0.0);
}

void TestSequence::scoresTurnBack()
{
    double last = -100.0;
    for (int i = 1; i < 1000; ++i) {
        const double probability = i / 1000.0;
        const double score = inverseNormal(probability);
        QVERIFY(score > last);
        last = score;
        QVERIFY(std::abs(std::erfc(-score / std::sqrt(2.0)) / 2.0 - probability) < 1e-8);
    }
}

void TestSequence::scoresOfManyAreThoseOfEach()
{
    std::vector<double> probabilities{1e-10, 0.02425, 0.5, 0.97575, 1.0 - 1e-10};
    HaltonSequence sequence(1, 7);
    for (int i = 0; i < 2000; ++i)
        probabilities.push_back(sequence.next());
    std::vector<double> scores(probabilities.size());
    inverseNormals(probabilities, scores);
    for (std::size_t i = 0; i < scores.size(); ++i)
        QCOMPARE(scores[i], inverseNormal(probabilities[i]));
    inverseNormals({}, {});
}

CHIPBOARD_TEST(TestSequence, QCoreApplication)

} // namespace tst_sequence

#include "tst_sequence.moc"
