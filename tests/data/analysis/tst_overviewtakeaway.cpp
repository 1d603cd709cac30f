// Who is best and what may be said about it: by hand on numbers made for it, and on 300 seeded boards of the shipped
// catalogue, where each sentence must say what the table says, and no more.
#include "data/analysis/overviewtakeaway.h"

#include "data/analysis/alikeprices.h"
#include "data/analysis/comparability.h"
#include "data/files/catalogreader.h"
#include "data/views/overviewpage.h"
#include "tests/data/analysis/overviewscene.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_overviewtakeaway {

class TestOverviewTakeaway : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void ranksByTheMetricsOwnDirection();
    void rangesThatMeetAreLevel();
    void announcedDoesNotWinOverWhatCanBeHad();
    void differentPricesHaveNoWinner();
    void unitsAreComparedInBaseUnits();
    void saysByHowMuch_data();
    void saysByHowMuch();
    void namesTheCheapest();
    void namesWhoIsLevelBesideIt();
    void equalNumbersAreTheSame();
    void claimsNothingWhereRangesMeet();
    void comparesWithTheRunnerUpWhereTheBaselineIsBest();
    void aLoneNumberIsNoComparison();
    void nothingKnownIsSaid();
    void bothNumbersStandInTheSentence();
    void aSingleRowIsNotCompared();
    void otherPricesAreLookedUp();
    void pricesThatNoListHasBothOfAreNotCompared();
    void tellsWhyNumbersAreNotCompared();
    void announcedAloneBesideOneIsNotCompared();
    void callsNobodyBestWhereOneIsUnlike();
    void sentencesAboutTwoSayWhatDiffers();
    void tellsTheMost_data();
    void tellsTheMost();
    void aBaselineWithoutTheNumberIsSaid();
    void nothingChosenAsksForIt();
    void everyQuestionIsFoundByItsMetric();
    void agreesWithTheTable_data();
    void agreesWithTheTable();

private:
    [[nodiscard]] Board randomBoard(QRandomGenerator &random) const;

    Catalog m_catalog;
};

void TestOverviewTakeaway::ranksByTheMetricsOwnDirection()
{
    const QList<Row> rows{
        {"trainium2", Interval::exactly(3)}, {"h100-sxm", Interval::exactly(5)}, {"a100-80-sxm", Interval::exactly(4)}};
    QCOMPARE(costs(rows).contest().entries, QList<qsizetype>({0, 2, 1}));
    QCOMPARE(costs(rows).contest().winners(), QList<qsizetype>({0}));
    QCOMPARE(memories(rows).contest().entries, QList<qsizetype>({1, 2, 0}));
    QCOMPARE(memories(rows).contest().winners(), QList<qsizetype>({1}));
}

void TestOverviewTakeaway::rangesThatMeetAreLevel()
{
    // 0.8 to 1.25 meets 0.96 to 1.5, not 1.6 to 2.5. The third meets the first, though the second lies between them.
    const Scene two = costs({{"trainium2", around(1)}, {"h100-sxm", around(1.2)}, {"a100-80-sxm", around(2)}});
    QCOMPARE(two.contest().level, 2);
    QCOMPARE(two.contest().winners(), QList<qsizetype>({0, 1}));
    const Scene between = costs({{"trainium2", Interval{0.9, 1.0, 1.1}},
                                 {"h100-sxm", Interval::exactly(1.2)},
                                 {"a100-80-sxm", Interval{1.0, 1.5, 2.0}}});
    QCOMPARE(between.contest().entries, QList<qsizetype>({0, 2, 1}));
    QCOMPARE(between.contest().winners(), QList<qsizetype>({0, 2}));
    // All level: a mark on each would say nothing.
    QVERIFY(costs({{"trainium2", around(1)}, {"h100-sxm", around(1.1)}}).contest().winners().isEmpty());
    QVERIFY(costs({{"trainium2", around(1)}}).contest().winners().isEmpty());
}

void TestOverviewTakeaway::announcedDoesNotWinOverWhatCanBeHad()
{
    const Scene both = memories({{"trainium4", Interval::exactly(288)},
                                 {"h100-sxm", Interval::exactly(80)},
                                 {"a100-80-sxm", Interval::exactly(40)}});
    QCOMPARE(both.contest().entries, QList<qsizetype>({1, 2}));
    const Scene figure = memories(
        {{"trainium2", Interval::exactly(96), {}, FigureStatus::Announced}, {"h100-sxm", Interval::exactly(80)}});
    QCOMPARE(figure.contest().entries, QList<qsizetype>({1}));
    QCOMPARE(memories({{"trainium4", Interval::exactly(288)}}).contest().entries, QList<qsizetype>({0}));
}

void TestOverviewTakeaway::differentPricesHaveNoWinner()
{
    const Scene mixed = costs({{"trainium2", Interval::exactly(1), PriceKind::CapacityBlock},
                               {"h100-sxm", Interval::exactly(2), PriceKind::OnDemand}});
    QVERIFY(!mixed.contest().isAlike);
    QVERIFY(mixed.contest().winners().isEmpty());
}

void TestOverviewTakeaway::unitsAreComparedInBaseUnits()
{
    Scene scene = memories({{"trainium2", Interval::exactly(75)}, {"h100-sxm", Interval::exactly(80)}});
    scene.table.rows[0].cells[0].unit = Unit::GiB; // 75 x 1.0737 = 80.5 GB
    QCOMPARE(scene.contest().entries.constFirst(), 0);
    QVERIFY(areApart(scene.table.rows.at(0).cells.at(0), scene.table.rows.at(1).cells.at(0)));
}

void TestOverviewTakeaway::saysByHowMuch_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("text");
    QTest::newRow("less") << 0.62 << 0.62 << 0.62 << u"38 %"_s;
    QTest::newRow("more") << 1.38 << 1.38 << 1.38 << u"38 %"_s;
    QTest::newRow("a narrow range") << 0.60 << 0.62 << 0.64 << u"about 38 %"_s; // 0.04 of 0.38
    QTest::newRow("a wide one") << 0.5 << 0.62 << 0.7 << u"between 30 % and 50 %"_s;
    QTest::newRow("wide, more") << 1.1 << 1.38 << 1.7 << u"between 10 % and 70 %"_s;
    QTest::newRow("that looks narrow beside the whole") << 0.93 << 0.95 << 0.99 << u"between 1.0 % and 7.0 %"_s;
    QTest::newRow("of one text") << 0.6201 << 0.62 << 0.6199 << u"38 %"_s;
}

void TestOverviewTakeaway::saysByHowMuch()
{
    QFETCH(const double, low);
    QFETCH(const double, value);
    QFETCH(const double, high);
    QTEST(differenceText({low, value, high}, Formatter()).replace(QChar(0x00A0), u' '), "text");
    QFETCH(QString, text); // "between 30 % and 45 %" is "30 % to 45 %" where there is little room
    QCOMPARE(differenceSpan({low, value, high}, Formatter()).replace(QChar(0x00A0), u' '),
             text.remove(u"between "_s).replace(u" and "_s, u" to "_s));
}

void TestOverviewTakeaway::namesTheCheapest()
{
    QCOMPARE(costs({{"trainium2", Interval::exactly(0.62)},
                    {"h100-sxm", Interval::exactly(1)},
                    {"a100-80-sxm", Interval::exactly(0.8)}})
                 .sentence("serve"),
             u"Serve 8B: Trainium2 is cheapest, 38 % less than H100"_s);
    QCOMPARE(costs({{"trainium2", around(0.3)}, {"h100-sxm", around(1)}}).sentence("serve"),
             u"Serve 8B: Trainium2 is cheapest, between 53 % and 81 % less than H100"_s); // 0.24/1.25, 0.375/0.8
}

void TestOverviewTakeaway::namesWhoIsLevelBesideIt()
{
    QCOMPARE(
        costs({{"trainium2", around(0.3)}, {"h100-sxm", around(1)}, {"a100-80-sxm", around(0.31)}}).sentence("serve"),
        u"Serve 8B: Trainium2 costs between 53 % and 81 % less than H100; the range of A100 80GB meets its own"_s);
    QCOMPARE(costs({{"trainium2", around(0.3)},
                    {"h100-sxm", around(1)},
                    {"a100-80-sxm", around(0.31)},
                    {"inferentia2", around(0.32)}})
                 .sentence("serve"),
             u"Serve 8B: Trainium2 costs between 53 % and 81 % less than H100; the ranges of A100 80GB, inferentia2 "
             "meet its own"_s);
}

// A number that is no range meets nothing.
void TestOverviewTakeaway::equalNumbersAreTheSame()
{
    const auto exactly = [](const char *chip, double value) { return Row{chip, Interval::exactly(value)}; };
    QCOMPARE(costs({exactly("trainium2", 2), exactly("h100-sxm", 2)}).sentence("serve"),
             u"Serve 8B: Trainium2 and H100 cost the same"_s);
    QCOMPARE(
        memories({exactly("trainium2", 96), exactly("h100-sxm", 80), exactly("a100-80-sxm", 96)}).sentence("memory"),
        u"Memory: Trainium2 is 20 % above H100; the number of A100 80GB is the same"_s);
    QCOMPARE(memories({exactly("trainium2", 96), exactly("h100-sxm", 80), exactly("a100-80-sxm", 96),
                       exactly("inferentia2", 96)})
                 .sentence("memory"),
             u"Memory: Trainium2 is 20 % above H100; the numbers of A100 80GB, inferentia2 are the same"_s);
    QVERIFY(memories({exactly("trainium2", 96), exactly("h100-sxm", 80), {"a100-80-sxm", around(96)}})
                .sentence("memory")
                .endsWith(u"the range of A100 80GB meets its own"_s));
}

void TestOverviewTakeaway::claimsNothingWhereRangesMeet()
{
    QCOMPARE(costs({{"trainium2", around(0.9)}, {"h100-sxm", around(1)}}).sentence("serve"),
             u"Serve 8B: Trainium2 and H100 cannot be told apart by cost, their ranges meet"_s);
    // Apart, but told as "0.0 %".
    QCOMPARE(costs({{"trainium2", Interval::exactly(0.9999)}, {"h100-sxm", Interval::exactly(1)}}).verdict().kind,
             Verdict::Kind::Level);
}

void TestOverviewTakeaway::comparesWithTheRunnerUpWhereTheBaselineIsBest()
{
    const Scene best = costs({{"trainium2", Interval::exactly(2)},
                              {"h100-sxm", Interval::exactly(1)},
                              {"a100-80-sxm", Interval::exactly(4)}});
    QCOMPARE(best.verdict().other, u"trainium2"_s);
    QCOMPARE(best.sentence("serve"), u"Serve 8B: H100 is cheapest, 50 % less than Trainium2"_s);
}

void TestOverviewTakeaway::aLoneNumberIsNoComparison()
{
    QCOMPARE(costs({{"trainium2", around(0.5)}, {"h100-sxm", {}}}).sentence("serve"),
             u"Serve 8B: only the cost of Trainium2 is known, about 0.50 USD per 1M tokens"_s);
    QCOMPARE(memories({{"trainium2", Interval::exactly(96)}}).sentence("memory"),
             u"Memory: only the number of Trainium2 is known"_s);
}

void TestOverviewTakeaway::nothingKnownIsSaid()
{
    QCOMPARE(costs({{"trainium2", {}}, {"h100-sxm", {}}}).sentence("serve"),
             u"Serve 8B: no cost is known of anything that is compared"_s);
    QCOMPARE(memories({{"trainium2", {}}}).sentence("memory"),
             u"Trainium2, Memory: not published"_s); // one alone: why it has none
}

void TestOverviewTakeaway::bothNumbersStandInTheSentence()
{
    const QMap<QString, QString> numbers{{u"trainium2"_s, u"0.62"_s}, {u"h100-sxm"_s, u"1.00"_s}};
    const QString unit = u"USD per 1M tokens"_s;
    const auto told = [&](const Interval &one, const Interval &other) {
        return costs({{"trainium2", one}, {"h100-sxm", other}, {"a100-80-sxm", Interval::exactly(9)}})
            .sentence("serve", numbers, unit);
    };
    QCOMPARE(told(Interval::exactly(0.62), Interval::exactly(1)),
             u"Serve 8B: Trainium2 is cheapest, 38 % less than H100 (0.62 against 1.00 USD per 1M tokens)"_s);
    QCOMPARE(told(around(0.9), around(1)),
             u"Serve 8B: Trainium2 and H100 cannot be told apart by cost, their ranges meet (0.62 against 1.00 USD per "
             "1M tokens)"_s);
    // A number that is not on the page is not in its title.
    QCOMPARE(costs({{"trainium2", Interval::exactly(0.62)}, {"h100-sxm", Interval::exactly(1)}})
                 .sentence("serve", {{u"trainium2"_s, u"0.62"_s}}, unit),
             u"Serve 8B: Trainium2 is cheapest, 38 % less than H100"_s);
    QCOMPARE(memories({{"trainium2", Interval::exactly(96)}, {"h100-sxm", Interval::exactly(80)}})
                 .sentence("memory", {{u"trainium2"_s, u"96"_s}, {u"h100-sxm"_s, u"80"_s}}, u"GB"_s),
             u"Memory: Trainium2 is highest, 20 % above H100 (96 against 80 GB)"_s);
}

void TestOverviewTakeaway::aSingleRowIsNotCompared()
{
    const auto number = [](const char *text) { return QMap<QString, QString>{{u"trainium2"_s, QLatin1String(text)}}; };
    QCOMPARE(costs({{"trainium2", {}}}).sentence("serve"), u"Trainium2, Serve 8B: not published"_s);
    QCOMPARE(costs({{"trainium2", around(0.5)}}).sentence("serve"),
             u"Serve 8B: Trainium2 costs about 0.50 USD per 1M tokens"_s);
    QCOMPARE(memories({{"trainium2", Interval::exactly(96)}}).sentence("memory", number("96"), u"GB"_s),
             u"Memory: Trainium2 has 96 GB"_s);
    QCOMPARE(
        memories({{"trainium2", Interval::exactly(96)}, {"h100-sxm", {}}}).sentence("memory", number("96"), u"GB"_s),
        u"Memory: only the number of Trainium2 is known, 96 GB"_s);
}

// In smallWorld() the block list has both chips: Trainium2 at 2.235 and H100 at 41.528 / 8 = 5.191.
void TestOverviewTakeaway::otherPricesAreLookedUp()
{
    Scene scene = costs({});
    scene.board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s});
    scene.table = evaluate(scene.catalog, scene.board, overviewMetrics(scene.catalog, scene.board));
    const MetricId cost(u"usd_per_1m_tokens"_s);
    const Verdict verdict = verdictOn(scene.catalog, scene.board, scene.table, cost);
    QCOMPARE(verdict.kind, Verdict::Kind::Different);
    QVERIFY(verdict.isOfKinds && isOfTwoKinds(scene.board, scene.table, cost));
    Board there = scene.board;
    there.priceBook = verdict.elsewhere.book;
    const ResultTable table = evaluate(scene.catalog, there, {cost});
    const Cell &best = *table.cell(verdict.elsewhere.best, cost);
    const Cell &other = *table.cell(verdict.elsewhere.other, cost);
    QCOMPARE(verdict.elsewhere.share.value, shareOf(best, other).value);
    QCOMPARE(verdict.elsewhere.bestNumber, *best.value);
    QCOMPARE(verdict.elsewhere.otherNumber, *other.value);
    const Formatter formatter;
    const AskedOverview asked{*findQuestion(u"serve"_s), verdict, {}};
    const QString told = overviewTakeaway(scene.catalog, scene.board, scene.table, asked, formatter)
        + bothKindsOn(scene.catalog, scene.board, scene.table, cost, formatter).shown; // beside the title
    for (const Cell *cell :
         {&best, &other, scene.table.cell(verdict.best, cost), scene.table.cell(verdict.other, cost)})
        QVERIFY2(told.contains(costNumber(cell->value->value, formatter)), qPrintable(told));
    // Once more at that list: nothing is of two kinds, and no other list is looked at for it.
    QVERIFY(!isOfTwoKinds(there, table, cost));
    QVERIFY(bothKindsOn(scene.catalog, there, table, cost, formatter).title.isEmpty());
}

void TestOverviewTakeaway::pricesThatNoListHasBothOfAreNotCompared()
{
    Scene scene = costs({{"trainium2", Interval::exactly(1), PriceKind::CapacityBlock},
                         {"h100-sxm", Interval::exactly(2), PriceKind::OnDemand}});
    scene.board.priceBook = BookId(u"none"_s); // without fallbacks
    QCOMPARE(scene.verdict().kind, Verdict::Kind::Different);
    QCOMPARE(scene.verdict().elsewhere.kind, Verdict::Kind::Nothing);
    QCOMPARE(
        scene.sentence("serve"),
        u"Serve 8B: Trainium2 (%1) 1.00 and H100 (%2) 2.00 USD per 1M tokens cannot be compared: no price list has both"_s
            .arg(priceKindLabel(PriceKind::CapacityBlock), priceKindLabel(PriceKind::OnDemand)));
}

// By the words of the rule that says so: FP8 beside BF16, and prices of one kind from different years.
void TestOverviewTakeaway::tellsWhyNumbersAreNotCompared()
{
    Scene formats = memories({{"trainium2", Interval::exactly(96)}, {"h100-sxm", Interval::exactly(80)}});
    formats.table.rows[0].cells[0].precision = Precision::Fp8;
    formats.table.rows[1].cells[0].precision = Precision::Bf16;
    QCOMPARE(formats.verdict().kind, Verdict::Kind::Different);
    QCOMPARE(formats.sentence("memory"),
             u"Memory: Trainium2 and H100 are not comparable: their number formats differ"_s);
    Scene dates = costs({{"trainium2", Interval::exactly(1), PriceKind::OnDemand},
                         {"h100-sxm", Interval::exactly(2), PriceKind::OnDemand}});
    dates.board.priceBook = BookId(u"none"_s); // no other list is asked
    dates.table.rows[0].cells[0].priceDate = u"2026-07-20"_s;
    dates.table.rows[1].cells[0].priceDate = u"2025-06-01"_s;
    QCOMPARE(dates.sentence("serve"),
             u"Serve 8B: Trainium2 and H100 are not comparable: their prices are of different times"_s);
    dates.table.rows[1].cells[0].priceDate = u"2026-06-01"_s; // seven weeks
    QCOMPARE(dates.sentence("serve"), u"Serve 8B: Trainium2 is cheapest, 50 % less than H100"_s);
}

void TestOverviewTakeaway::announcedAloneBesideOneIsNotCompared()
{
    const Scene scene = memories({{"h100-sxm", Interval::exactly(80)}, {"trainium4", Interval::exactly(288)}});
    QCOMPARE(scene.contest().waiting, QList<qsizetype>{1});
    QCOMPARE(scene.verdict().other, u"trainium4"_s);
    QCOMPARE(scene.sentence("memory"),
             u"Memory: H100 and Trainium4 are not comparable: one of the two is announced, not yet to be had"_s);
}

// 96 of 80 is told, but not that it is highest: the third is of another format.
void TestOverviewTakeaway::callsNobodyBestWhereOneIsUnlike()
{
    Scene scene = memories({{"trainium2", Interval::exactly(96)},
                            {"h100-sxm", Interval::exactly(80)},
                            {"a100-80-sxm", Interval::exactly(40)}});
    for (ResultRow &row : scene.table.rows)
        row.cells[0].precision = row.subject.id == u"a100-80-sxm" ? Precision::Bf16 : Precision::Fp8;
    QVERIFY(!scene.contest().isAlike);
    QVERIFY(scene.contest().winners().isEmpty());
    QCOMPARE(scene.sentence("memory"), u"Memory: Trainium2 is 20 % above H100"_s);
}

void TestOverviewTakeaway::sentencesAboutTwoSayWhatDiffers()
{
    const Scene mixed = costs({{"trainium2", Interval::exactly(1), PriceKind::CapacityBlock},
                               {"h100-sxm", Interval::exactly(2), PriceKind::OnDemand}});
    const auto told = [&](const Scene &of, const char *one, const char *other) {
        return withCaution(u"It pays"_s, of.table, of.metric(), QLatin1String(one), QLatin1String(other));
    };
    QCOMPARE(told(mixed, "trainium2", "h100-sxm"),
             u"It pays; not like for like: their prices are of different kinds"_s);
    QCOMPARE(told(mixed, "trainium2", ""), u"It pays"_s); // about one alone
    const Scene same = costs({{"trainium2", Interval::exactly(1), PriceKind::OnDemand},
                              {"h100-sxm", Interval::exactly(2), PriceKind::OnDemand}});
    QCOMPARE(told(same, "trainium2", "h100-sxm"), u"It pays"_s);
}

void TestOverviewTakeaway::tellsTheMost_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("second");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("more") << 96.0 << 80.0 << u"Memory: Trainium2 is highest, 20 % above H100"_s;
    QTest::newRow("times") << 200.0 << 80.0 << u"Memory: Trainium2 is highest, 2.50 times that of H100"_s;
    QTest::newRow("the same") << 80.0 << 80.0 << u"Memory: Trainium2 and H100 have the same number"_s;
}

void TestOverviewTakeaway::tellsTheMost()
{
    QFETCH(const double, first);
    QFETCH(const double, second);
    QTEST(memories({{"trainium2", Interval::exactly(first)}, {"h100-sxm", Interval::exactly(second)}})
              .sentence("memory")
              .replace(u"2.5 times"_s, u"2.50 times"_s),
          "sentence");
}

void TestOverviewTakeaway::aBaselineWithoutTheNumberIsSaid()
{
    const Scene scene =
        memories({{"trainium2", Interval::exactly(96)}, {"h100-sxm", {}}, {"a100-80-sxm", Interval::exactly(80)}});
    QCOMPARE(scene.verdict().missing, u"h100-sxm"_s);
    QCOMPARE(scene.verdict().other, u"a100-80-sxm"_s);
    const Question &question = *findQuestion(u"memory"_s);
    QCOMPARE(baselineCaution(scene.catalog, scene.board, scene.table, question),
             u"The baseline H100 cannot be compared here, its number is missing: Not published."_s);
    const Scene known = memories({{"h100-sxm", Interval::exactly(80)}});
    QCOMPARE(baselineCaution(known.catalog, known.board, known.table, question), QString());
}

void TestOverviewTakeaway::nothingChosenAsksForIt()
{
    QCOMPARE(costs({}).sentence("serve"), u"Choose chips to compare"_s);
    Scene scene = costs({{"trainium2", Interval::exactly(1)}});
    scene.board.workload = WorkloadId(u"unknown"_s);
    QCOMPARE(scene.sentence("serve"), u"Choose a workload"_s);
}

void TestOverviewTakeaway::everyQuestionIsFoundByItsMetric()
{
    for (const Question &question : questionTable()) {
        QVERIFY(!question.label().isEmpty());
        QCOMPARE(findQuestion(QLatin1String(question.id)), &question);
        if (question.metric == nullptr)
            continue;
        Board board = onDemandBoard();
        if (question.workload != nullptr)
            board.workload = WorkloadId(QLatin1String(question.workload));
        QVERIFY(m_catalog.workload(board.workload) != nullptr);
        const MetricId metric = question.metric(taskAsked(m_catalog, board));
        QVERIFY2(findMetric(metric) != nullptr, question.id);
        board.charts.prepend(metric);
        QCOMPARE(QLatin1String(questionOf(m_catalog, board).id), QLatin1String(question.id));
        QVERIFY2(overviewMetrics(m_catalog, board).contains(metric), question.id);
        QCOMPARE(overviewMetrics(m_catalog, board).size(), 5);
    }
    QCOMPARE(QLatin1String(questionOf(m_catalog, onDemandBoard()).id), QLatin1String("serve"));
    QCOMPARE(findQuestion(u"weather"_s), nullptr);
}

Board TestOverviewTakeaway::randomBoard(QRandomGenerator &random) const
{
    Board board = onDemandBoard();
    board.chips.clear();
    for (int i = random.bounded(1, 10); i > 0; --i) {
        const ChipId id = m_catalog.chips.at(random.bounded(static_cast<int>(m_catalog.chips.size()))).id;
        if (!board.chips.contains(id))
            board.chips << id;
    }
    board.level = static_cast<Level>(random.bounded(3));
    board.baseline = board.chips.at(random.bounded(static_cast<int>(board.chips.size()))).text();
    board.workload = m_catalog.workloads.at(random.bounded(static_cast<int>(m_catalog.workloads.size()))).id;
    board.priceBook = m_catalog.books.at(random.bounded(static_cast<int>(m_catalog.books.size()))).id;
    const Task task = taskAsked(m_catalog, board);
    const auto rows = questionTable();
    const Question &question = rows[static_cast<std::size_t>(random.bounded(static_cast<int>(rows.size())))];
    if (question.metric != nullptr)
        board.charts.prepend(question.metric(task));
    if (random.bounded(3) == 0)
        board.assumptions.discount = random.bounded(60);
    return board;
}

void TestOverviewTakeaway::agreesWithTheTable_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 0; seed < 300; seed += 30)
        QTest::addRow("boards from %d", seed) << seed;
}

// The percentages of a clause enclose the difference of the middle values.
static void checkPercentages(const QString &clause, double share, const QString &where)
{
    static const QRegularExpression percents(u"([0-9.]+)[\\x{00a0} ]?%"_s);
    QList<double> told;
    for (auto match = percents.globalMatch(clause); match.hasNext();)
        told << match.next().captured(1).toDouble() / 100.0;
    if (told.isEmpty())
        return; // "2.1 times"
    const double difference = std::abs(1.0 - share);
    const double rounding = difference < 0.1 ? 0.0006 : 0.0051;
    QVERIFY2(told.size() <= 2, qPrintable(where));
    if (told.size() == 1)
        QVERIFY2(std::abs(told.constFirst() - difference) <= rounding, qPrintable(where));
    else
        QVERIFY2(told.at(0) - 0.0051 <= difference && difference <= told.at(1) + 0.0051, qPrintable(where));
}

// Nobody of the whole table that can be had is as good as the one that is called best.
static void checkNobodyIsAsGood(const ResultTable &table, const QString &bestId, const QString &where)
{
    const MetricId metric = table.metrics.constFirst()->metricId();
    const Cell &best = *table.cell(bestId, metric);
    for (const ResultRow &row : table.rows) {
        const Cell &cell = row.cells.constFirst();
        const bool isRival = row.subject.id != bestId && !cell.isMissing() && cell.value->low > 0.0
            && !isAnnounced(row.subject) && cell.status != FigureStatus::Announced;
        QVERIFY2(!isRival || areApart(cell, best), qPrintable(where));
    }
}

// Both numbers of the sentence as the page's table has them, in the row that it names.
static void checkNumbersAreDrawn(const PageSpec &page, const Verdict &verdict, const QString &where)
{
    const ChartSpec &chart = page.charts.constFirst();
    for (const QString &id : {verdict.best, verdict.other}) {
        bool isDrawn = false;
        for (qsizetype row = 0; row < chart.categories.size(); ++row) {
            for (const ScoreColumn &column : chart.scores.columns) {
                if (chart.categories.at(row).id == id && column.asked)
                    isDrawn = isDrawn || page.title.contains(column.points.at(row).label);
            }
        }
        QVERIFY2(isDrawn, qPrintable(where));
    }
}

// The sentence is read as a person would: whom it names, by how much, and in which direction; the table of the whole
// selection says the rest.
void TestOverviewTakeaway::agreesWithTheTable()
{
    QFETCH(const int, seed);
    const Formatter formatter;
    for (int one = seed; one < seed + 30; ++one) {
        QRandomGenerator random(static_cast<quint32>(one));
        const Board board = randomBoard(random);
        const MetricId metric = questionOf(m_catalog, board).metric(taskAsked(m_catalog, board));
        const PageSpec page =
            overviewPage(m_catalog, board, evaluate(m_catalog, board, overviewMetrics(m_catalog, board)), formatter);
        const QString where = u"%1: %2"_s.arg(one).arg(page.title);
        const ResultTable table = evaluate(m_catalog, board, {metric});
        const Verdict verdict = verdictOn(m_catalog, board, table, metric);
        const auto nameOf = [&](const QString &id) {
            for (const ResultRow &row : table.rows) {
                if (row.subject.id == id)
                    return row.subject.name;
            }
            return QString();
        };
        // The winner is the best of all that can be had, whatever the page has room for.
        const Contest contest = contestOf(table, metric);
        QVERIFY(contest.entries.isEmpty() || verdict.best == table.rows.at(contest.entries.constFirst()).subject.id);
        const bool isKinds = verdict.kind == Verdict::Kind::Different && verdict.isOfKinds;
        const Verdict::Elsewhere &there = verdict.elsewhere;
        const bool isThere = isKinds && there.kind != Verdict::Kind::Nothing; // then of that list alone
        if (!verdict.best.isEmpty())
            QVERIFY2(page.title.contains(nameOf(isThere ? there.best : verdict.best)), qPrintable(where));
        const bool claims = page.title.contains(u" less"_s) || page.title.contains(u" more than "_s)
            || page.title.contains(u" above "_s) || page.title.contains(u"times that of"_s);
        QCOMPARE(claims, verdict.kind == Verdict::Kind::Apart || (isKinds && there.kind == Verdict::Kind::Apart));
        if (verdict.kind == Verdict::Kind::Apart || verdict.kind == Verdict::Kind::Level || (isKinds && !isThere))
            checkNumbersAreDrawn(page, verdict, where);
        if (!claims)
            continue;
        QVERIFY2(page.title.contains(nameOf(isKinds ? there.other : verdict.other)), qPrintable(where));
        // The two numbers as a person finds them: on the page, or at the list that the sentence names.
        Board told = board;
        if (isKinds) {
            QVERIFY2(!page.title.contains(u"cheapest"_s) && !page.title.contains(u"highest"_s), qPrintable(where));
            told.priceBook = there.book;
            QVERIFY2(page.title.contains(m_catalog.book(there.book)->name), qPrintable(where));
        }
        const ResultTable numbers = evaluate(m_catalog, told, {metric});
        const Cell *best = numbers.cell(isKinds ? there.best : verdict.best, metric);
        const Cell *other = numbers.cell(isKinds ? there.other : verdict.other, metric);
        QVERIFY2(best != nullptr && other != nullptr, qPrintable(where));
        QVERIFY2(areApart(*best, *other), qPrintable(where));
        QCOMPARE(best->priceKind, other->priceKind);
        const double share =
            best->value->value * unitInfo(best->unit).factor / (other->value->value * unitInfo(other->unit).factor);
        if (isKinds || page.title.contains(u" less than "_s))
            QVERIFY2(share < 1.0, qPrintable(where));
        else
            QVERIFY2(share > 1.0, qPrintable(where));
        if (page.title.contains(u" is cheapest"_s) || page.title.contains(u" is highest"_s))
            checkNobodyIsAsGood(table, verdict.best, where);
        checkPercentages(page.title.section(u';', 0, 0), share, where);
    }
}

CHIPBOARD_TEST(TestOverviewTakeaway, QCoreApplication)

} // namespace tst_overviewtakeaway

#include "tst_overviewtakeaway.moc"
