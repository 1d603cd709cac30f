// Random questions of all kinds on the shipped catalogue: the answers agree with each other.
#include "data/analysis/twoway.h"
#include "data/analysis/whatiftexts.h"
#include "data/files/catalogreader.h"
#include "tests/support/bruteforce.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QMap>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_anywhatif {

class TestAnyWhatIf : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void assumptionsNeedNoNewInquiry();
    void turnsFollowEachOther();
    void linesLieBetweenCells();
    void drawsAgreeWithChance();
    void movesOfAnyBoard();
    void commitmentsOfAnyInstance();

private:
    /// A board with two rows that have a cost.
    [[nodiscard]] AskedBoard next(QRandomGenerator &random) const
    {
        for (;;) {
            if (const auto asked = anyAskedBoard(m_catalog, random))
                return *asked;
        }
    }
    [[nodiscard]] Inquiry inquiryOf(const AskedBoard &asked) const
    {
        return Inquiry::about(m_catalog, asked.board, asked.question).value();
    }

    Catalog m_catalog;
};

namespace {

Lever anyLever(const Inquiry &inquiry, QRandomGenerator &random)
{
    const auto rows = leversOf(inquiry.catalog(), inquiry.board());
    return {rows.at(random.bounded(static_cast<int>(rows.size())))->assumptionId(),
            static_cast<Side>(random.bounded(3))};
}

bool isSentence(const QString &text)
{
    return text.endsWith(u'.') && !text.contains(u"%1"_s) && !text.contains(u"%2"_s);
}

Order orderBy(const Inquiry &inquiry, const Answer &first, const Answer &second)
{
    if (!first.value || !second.value)
        return Order::Silent;
    if (*first.value == *second.value)
        return Order::Tied;
    return (*first.value < *second.value) == (inquiry.metric().better == Better::Lower) ? Order::Subject
                                                                                        : Order::Against;
}

} // namespace

// Cached look-ups of an inquiry do not depend on the board's assumptions.
void TestAnyWhatIf::assumptionsNeedNoNewInquiry()
{
    QRandomGenerator random(31);
    for (int round = 0; round < rounds(150); ++round) {
        const AskedBoard asked = next(random);
        const Inquiry inquiry = inquiryOf(asked);
        Assumptions other = asked.board.assumptions;
        for (int i = 0; i < 3; ++i) {
            const Lever lever = anyLever(inquiry, random);
            const auto range = rangeOf(inquiry, lever, Reach::Plausible);
            if (range)
                other.*findAssumption(lever.assumption)->member = range.value().at(random.generateDouble());
        }
        Board board = asked.board;
        board.assumptions = other;
        const ResultTable table = evaluate(m_catalog, board, {asked.question.metric});
        for (const QString &id : {asked.question.subject, asked.question.against}) {
            const Cell &cell = *table.cell(id, asked.question.metric);
            const Subject &subject = id == asked.question.subject ? inquiry.subject() : inquiry.against();
            const Answer answer = inquiry.valueOf(subject, other);
            QCOMPARE(answer.value, cell.value ? std::optional(cell.value->value) : std::nullopt);
            if (!answer.value)
                QCOMPARE(answer.reason, cell.reason);
        }
    }
}

void TestAnyWhatIf::turnsFollowEachOther()
{
    QRandomGenerator random(32);
    int solved = 0;
    while (solved < 60) {
        const AskedBoard asked = next(random);
        const Inquiry inquiry = inquiryOf(asked);
        const Lever lever = anyLever(inquiry, random);
        const auto found = crossoverOf(inquiry, lever);
        if (!found) {
            QVERIFY(isSentence(found.problem().message));
            continue;
        }
        ++solved;
        const Crossover &crossover = found.value();
        double last = crossover.range.low;
        for (qsizetype i = 0; i < crossover.crossings.size(); ++i) {
            const Crossing &crossing = crossover.crossings.at(i);
            QVERIFY(crossing.before >= last && crossing.before < crossing.value);
            QVERIFY(crossing.value <= crossover.range.high);
            QVERIFY(crossing.below != crossing.above);
            const bool isSilentBetween = std::ranges::any_of(crossover.silences, [&](const Silence &silence) {
                return silence.from >= last && silence.to <= crossing.before;
            });
            if (i > 0 && !isSilentBetween)
                QCOMPARE(crossing.below, crossover.crossings.at(i - 1).above);
            last = crossing.value;
        }
        for (const Silence &silence : crossover.silences) {
            QVERIFY(silence.from <= silence.to && !silence.reason.isEmpty());
            QVERIFY(silence.from >= crossover.range.low && silence.to <= crossover.range.high);
        }
        QCOMPARE(crossover.now,
                 orderBy(inquiry, inquiry.valueOf(inquiry.subject(), asked.board.assumptions),
                         inquiry.valueOf(inquiry.against(), asked.board.assumptions)));
        QVERIFY2(isSentence(crossoverText(inquiry, crossover, Formatter())),
                 qPrintable(crossoverText(inquiry, crossover, Formatter())));
    }
}

// Between two neighbouring cells the order turns an odd number of times exactly if it differs between them.
void TestAnyWhatIf::linesLieBetweenCells()
{
    QRandomGenerator random(33);
    int tables = 0;
    int turns = 0;
    while (tables < 12) {
        const AskedBoard asked = next(random);
        const Inquiry inquiry = inquiryOf(asked);
        const auto found =
            twoWayOf(inquiry, {AssumptionId(u"price_factor"_s), Side::Subject}, anyLever(inquiry, random), 5, 4);
        if (!found || std::abs(*inquiry.answer().value - 1.0) > 0.4)
            continue;
        ++tables;
        const TwoWay &table = found.value();
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            for (qsizetype column = 1; column < table.columns.size(); ++column) {
                const Answer &left = table.answers.at(row).at(column - 1);
                const Answer &right = table.answers.at(row).at(column);
                if (!left.value || !right.value || *left.value == 1.0 || *right.value == 1.0)
                    continue;
                const auto between =
                    std::count_if(table.turns.at(row).begin(), table.turns.at(row).end(), [&](const Crossing &turn) {
                        return turn.value > table.columns.at(column - 1) && turn.value <= table.columns.at(column);
                    });
                QCOMPARE(between % 2 == 1, (*left.value > 1.0) != (*right.value > 1.0));
                turns += static_cast<int>(between);
            }
        }
    }
    QVERIFY(turns > 5);
}

// Quasi-random draws against pseudo-random ones, which share only the factors.
void TestAnyWhatIf::drawsAgreeWithChance()
{
    QRandomGenerator random(34);
    std::mt19937_64 engine(99);
    std::normal_distribution<double> normal;
    constexpr double scoreOfP90 = 1.2815515655446004;
    constexpr std::size_t draws = 40'000;
    for (int round = 0; round < 4; ++round) {
        const AskedBoard asked = next(random);
        const DrawTask task = drawTaskOf(m_catalog, asked.board, asked.question.metric).value();
        const Uncertainty found = *drawn(task, {40'000, 5});
        QList<std::vector<double>> rows(task.rows.size(), std::vector<double>(draws));
        for (std::size_t i = 0; i < draws; ++i) {
            QMap<QString, double> scores;
            for (qsizetype row = 0; row < task.rows.size(); ++row) {
                double logarithm = 0.0;
                for (const Factor &factor : task.factors.at(row)) {
                    const QString key = QString::number(int(factor.kind)) + factor.key;
                    if (!scores.contains(key))
                        scores[key] = normal(engine) / scoreOfP90;
                    logarithm += scores[key] < 0.0 ? -scores[key] * factor.below : scores[key] * factor.above;
                }
                rows[row][i] = task.rows.at(row).point.value.value_or(0.0) * std::exp(logarithm);
            }
        }
        for (qsizetype row = 0; row < rows.size(); ++row) {
            const Band &band = found.bands.at(row);
            if (!band.band)
                continue;
            std::vector<double> sorted = rows.at(row);
            std::ranges::sort(sorted);
            QVERIFY(std::abs(band.band->low / sorted[draws / 10] - 1.0) < 0.01);
            QVERIFY(std::abs(band.band->high / sorted[draws * 9 / 10] - 1.0) < 0.01);
            for (qsizetype other = 0; other < rows.size(); ++other) {
                if (other == row || !found.bands.at(other).band)
                    continue;
                std::size_t wins = 0;
                for (std::size_t i = 0; i < draws; ++i)
                    wins += rows.at(row)[i] < rows.at(other)[i] ? 1U : 0U;
                QVERIFY(std::abs(found.beats.at(row).at(other) - double(wins) / draws) < 0.01);
            }
        }
        QVERIFY(isSentence(uncertaintyText(found, Formatter())));
        QVERIFY(isSentence(duelText(found, asked.question.subject, asked.question.against, Formatter())));
    }
}

void TestAnyWhatIf::movesOfAnyBoard()
{
    QRandomGenerator random(35);
    for (int round = 0; round < rounds(60); ++round) {
        AskedBoard asked = next(random);
        asked.board.assumptions.monthlySpend = 1000.0 * (1 + random.bounded(1000));
        asked.board.assumptions.movableShare = random.bounded(101);
        const Inquiry inquiry = inquiryOf(asked);
        const Move move = moveOf(inquiry).value();
        QVERIFY(move.ratio.isOrdered() && move.saving.isOrdered() && move.savedInAll.isOrdered());
        QCOMPARE(move.ratio.value, *inquiry.answer().value);
        QCOMPARE(move.evenAfter.has_value(), move.saving.value > 0.0);
        if (move.evenAfter)
            QVERIFY(*move.evenSoonest <= *move.evenAfter && move.evenLatest.value_or(1e300) >= *move.evenAfter);
        const PaidUntil &end = move.paid.constLast();
        QCOMPARE(end.month, double(Move::monthsShown));
        QVERIFY(end.moving.isOrdered());
        QVERIFY2(isSentence(moveText(inquiry, move, Formatter())), qPrintable(moveText(inquiry, move, Formatter())));
    }
}

void TestAnyWhatIf::commitmentsOfAnyInstance()
{
    int found = 0;
    for (const Instance &instance : m_catalog.instances) {
        Board board = onDemandBoard();
        board.level = Level::Instance;
        board.chips.clear();
        board.instances = {instance.id};
        const auto commitments = commitmentsOf(m_catalog, board, subjectsOf(m_catalog, board).constFirst());
        if (!commitments) {
            QVERIFY(isSentence(commitments.problem().message));
            continue;
        }
        ++found;
        const Commitments &offers = commitments.value();
        QCOMPARE(offers.instance, instance.id);
        QCOMPARE(commitmentTexts(offers, Formatter()).size(),
                 offers.offers.size() + (offers.onDemand ? 0 : 1) + (offers.spot ? 1 : 0));
        for (const Commitment &offer : offers.offers) {
            QCOMPARE(offer.evenAt.has_value(), offers.onDemand.has_value());
            QVERIFY(!offer.evenAt || (offer.evenAt->isOrdered() && offer.evenAt->low > 0.0));
            QVERIFY2(!offer.evenAt || offer.evenAt->value < 2.0,
                     qPrintable(instance.id.text())); // plausible break-even
            QVERIFY(!offer.price.book.isEmpty() && !offer.price.asOf.isEmpty());
        }
        for (const QString &sentence : commitmentTexts(offers, Formatter()))
            QVERIFY(isSentence(sentence));
    }
    QVERIFY(found >= 20);
}

CHIPBOARD_TEST(TestAnyWhatIf, QCoreApplication)

} // namespace tst_anywhatif

#include "tst_anywhatif.moc"
