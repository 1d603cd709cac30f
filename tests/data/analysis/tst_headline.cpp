// Titles by hand: which option, by how much, against which, with the word that matches the odds.
#include "data/analysis/headline.h"

#include "data/files/catalogreader.h"
#include "tests/data/analysis/contestscene.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_headline {

class TestHeadline : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void costsFollowTheOdds_data();
    void costsFollowTheOdds();
    void theRunnerUpWhereTheBaselineIsBest();
    void othersAboutTheSameAreNamed();
    void mostTokensAreOfOneOnlyIfItIsLikelyTheBest();
    void amountsSayTheirMeasure_data();
    void amountsSayTheirMeasure();
    void equalLeadersAreNamedTogether();
    void anotherKindOfPriceEntersNoTitle();
    void announcedEntersNoTitle();
    void announcedThatIsBehindIsNotSaid();
    void retiredIsNoChallenger();
    void theMostComputeIsNamedWhereNoPriceIsKnown();
    void oneAloneIsNoComparison();
    void whatIsMissingIsSaid();
    void theFirstThatFitsIsTaken();
    void moneyIsInTheCurrencyShown();
    void slowServiceIsACondition();
};

// Widths by hand: ends at a factor f on both sides give ln f / 1.28155 each; odds as in tst_odds.
void TestHeadline::costsFollowTheOdds_data()
{
    QTest::addColumn<double>("other");
    QTest::addColumn<double>("factor");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("support");

    // 1 - 1 / 1.5 = 33%; ln 1.5 / (ln 1.1 / 1.28155 * sqrt 2) = 3.86: over 95
    QTest::newRow("clear")
        << 1.5 << 1.1 << u"Trainium2 is 33% cheaper than H100 to serve Llama 3.1 8B"_s
        << u"$1.00 vs $1.50 per 1M output tokens (\u221233%); odds above 95:5 that Trainium2 is cheaper."_s;
    // 17%; 0.18232 / (0.18232 / 1.28155 * sqrt 2) = 0.9062: 82
    QTest::newRow("probable")
        << 1.2 << 1.2 << u"Trainium2 is probably 17% cheaper than H100 to serve Llama 3.1 8B"_s
        << u"$1.00 vs $1.20 per 1M output tokens (\u221217%); odds 80:20 that Trainium2 is cheaper."_s;
    // 17%; 0.18232 / (ln 1.5 / 1.28155 * sqrt 2) = 0.4075: 66
    QTest::newRow("leaning")
        << 1.2 << 1.5 << u"Leaning Trainium2: about 17% cheaper than H100 to serve Llama 3.1 8B"_s
        << u"$1.00 vs $1.20 per 1M output tokens (\u221217%); odds 65:35 that Trainium2 is cheaper."_s;
    // 4.8%; 0.04879 / (ln 1.5 / 1.28155 * sqrt 2) = 0.109: 54
    QTest::newRow("level") << 1.05 << 1.5 << u"Trainium2 and H100 cost about the same to serve Llama 3.1 8B"_s
                           << u"$1.00 vs $1.05 per 1M output tokens; odds 55:45 that Trainium2 is cheaper."_s;
    // 33% however wide the ranges are
    QTest::newRow("a third is never the same")
        << 1.5 << 9.0 << u"Leaning Trainium2: about 33% cheaper than H100 to serve Llama 3.1 8B"_s
        << u"$1.00 vs $1.50 per 1M output tokens (\u221233%); odds 55:45 that Trainium2 is cheaper."_s;
    QTest::newRow("exact") << 1.5 << 1.0 << u"Trainium2 is 33% cheaper than H100 to serve Llama 3.1 8B"_s
                           << u"$1.00 vs $1.50 per 1M output tokens (\u221233%)."_s;
}

void TestHeadline::costsFollowTheOdds()
{
    QFETCH(const double, other);
    QFETCH(const double, factor);
    QFETCH(const QString, title);
    QFETCH(const QString, support);
    const auto about = [factor](double value) { return Interval{value / factor, value, value * factor}; };
    const Headline told = costs({{"trainium2", about(1.0)}, {"h100-sxm", about(other)}}).headline();
    QCOMPARE(told.title, title);
    QCOMPARE(told.support, support);
}

void TestHeadline::theRunnerUpWhereTheBaselineIsBest()
{
    const Headline told = costs({{"trainium2", Interval::exactly(2.0)},
                                 {"h100-sxm", Interval::exactly(1.0)},
                                 {"a100-80-sxm", Interval::exactly(4.0)}})
                              .headline();
    QCOMPARE(told.title, u"H100 is 50% cheaper than Trainium2 to serve Llama 3.1 8B"_s);
}

void TestHeadline::othersAboutTheSameAreNamed()
{
    const Headline told =
        costs({{"trainium2", around(1.0)}, {"h100-sxm", Interval::exactly(3.0)}, {"a100-80-sxm", around(1.05)}})
            .headline();
    QCOMPARE(told.title, u"Trainium2 is 67% cheaper than H100 to serve Llama 3.1 8B"_s);
    QVERIFY2(told.support.endsWith(u" Similar to Trainium2: A100 80GB."_s), qPrintable(told.support));
}

// Against H100 alone Trainium2 is sure to be first, but not against A100: 53 to 47, as in tst_odds.
void TestHeadline::mostTokensAreOfOneOnlyIfItIsLikelyTheBest()
{
    const auto title = [](double a100, double h100) {
        const Scene scene =
            costs({{"trainium2", around(0.8)}, {"h100-sxm", around(h100)}, {"a100-80-sxm", around(a100)}});
        WorkloadView view = workloadView(scene.catalog, scene.board);
        view.rows.clear(); // the numbers are not those of its estimates
        return valueHeadline({scene.catalog, scene.board, scene.table, Formatter()}, view)
            .title.replace(QChar(0x00A0), u' ');
    };
    QCOMPARE(title(0.816, 3.0), u"Trainium2, A100 80GB give the most tokens per dollar; which is first is open"_s);
    // ln 1.35 / (ln 1.25 / 1.28155 * sqrt 2) = 1.219: 89 of 100
    QCOMPARE(title(1.08, 3.0), u"Trainium2 probably gives the most tokens per dollar: 1.25M, vs 333k on H100"_s);
    QCOMPARE(title(3.0, 3.0), u"Trainium2 gives the most tokens per dollar: 1.25M, vs 333k on H100"_s);
    QCOMPARE(title(3.0, 0.8), u"Trainium2 and H100 give about the same number of tokens per dollar (1.25M vs 1.25M)"_s);
}

void TestHeadline::amountsSayTheirMeasure_data()
{
    QTest::addColumn<double>("one");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("support");
    QTest::newRow("more") << 96.0 << u"Memory: Trainium2 is 20% above H100"_s << u"96 vs 80 GiB (+20%)."_s;
    QTest::newRow("times") << 200.0 << u"Memory: Trainium2 has 2.5x that of H100"_s << u"200 vs 80 GiB (2.5x)."_s;
    QTest::newRow("equal") << 80.0 << u"Memory: Trainium2 and H100 are equal"_s << u"80 vs 80 GiB."_s;
}

void TestHeadline::amountsSayTheirMeasure()
{
    QFETCH(const double, one);
    const Headline told =
        memories({{"trainium2", Interval::exactly(one)}, {"h100-sxm", Interval::exactly(80.0)}}).headline();
    QTEST(told.title, "title");
    QTEST(told.support, "support");
}

// Equal leaders share the title; they are compared with the baseline.
void TestHeadline::equalLeadersAreNamedTogether()
{
    const auto all = [](double value) {
        return memories({{"trainium2", Interval::exactly(value)},
                         {"a100-80-sxm", Interval::exactly(value)},
                         {"h100-sxm", Interval::exactly(80.0)}})
            .headline()
            .title;
    };
    QCOMPARE(all(96.0), u"Memory: Trainium2 and A100 80GB are 20% above H100"_s);
    QCOMPARE(all(200.0), u"Memory: Trainium2 and A100 80GB have 2.5x that of H100"_s);
}

// Two of the three share a price type: the third, at a fifth of the price, is not compared.
void TestHeadline::anotherKindOfPriceEntersNoTitle()
{
    const Scene mixed = costs({{"trainium2", Interval::exactly(0.2), PriceKind::Spot},
                               {"h100-sxm", Interval::exactly(2.0), PriceKind::OnDemand},
                               {"a100-80-sxm", Interval::exactly(1.0), PriceKind::OnDemand}});
    QCOMPARE(mixed.headline().title, u"A100 80GB is 50% cheaper than H100 to serve Llama 3.1 8B"_s);
    QCOMPARE(mixed.contest().unlike, QList<qsizetype>{0});
    // With one of each type, the requested type leads, though the other is cheaper.
    Scene asked = costs({{"trainium2", Interval::exactly(0.2), PriceKind::CapacityBlock},
                         {"h100-sxm", Interval::exactly(2.0), PriceKind::OnDemand}});
    for (ResultRow &row : asked.table.rows) {
        row.cells.first().askedKind = PriceKind::OnDemand;
        row.cells.first().fallback = row.subject.id == u"trainium2"_s;
    }
    QCOMPARE(asked.contest().entries, QList<qsizetype>{1});
}

void TestHeadline::announcedEntersNoTitle()
{
    const Scene scene = memories({{"trainium4", Interval::exactly(500.0), {}, FigureStatus::Announced},
                                  {"trainium2", Interval::exactly(96.0), {}, FigureStatus::Published},
                                  {"h100-sxm", Interval::exactly(80.0), {}, FigureStatus::Published}});
    QCOMPARE(scene.headline().title, u"Memory of those on sale: Trainium2 is 20% above H100"_s);
}

// 96 GiB on both: the bars end together, so that the best on sale is not simply the best.
void TestHeadline::announcedThatIsBehindIsNotSaid()
{
    const auto titleWith = [](double announced) {
        return memories({{"trainium4", Interval::exactly(announced), {}, FigureStatus::Announced},
                         {"trainium2", Interval::exactly(96.0), {}, FigureStatus::Published},
                         {"h100-sxm", Interval::exactly(80.0), {}, FigureStatus::Published}})
            .headline()
            .title;
    };
    QCOMPARE(titleWith(96.0), u"Memory of those on sale: Trainium2 is 20% above H100"_s);
    QCOMPARE(titleWith(95.0), u"Memory: Trainium2 is 20% above H100"_s);
}

// Inferentia2 has less compute for its price than H100, and its serving software is in maintenance.
void TestHeadline::retiredIsNoChallenger()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = defaultBoard();
    board.chips = {ChipId(u"inferentia2"_s), ChipId(u"h100-sxm"_s), ChipId(u"h200-sxm"_s)};
    const auto title = [&] {
        return compareHeadline({catalog, board, evaluate(catalog, board, {MetricId(u"compute_best"_s)}), Formatter()})
            .title;
    };
    QVERIFY2(!title().startsWith(u"Inferentia2"_s), qPrintable(title()));
    board.chips << ChipId(u"trainium2"_s);
    QVERIFY2(title().startsWith(u"Trainium2: "_s), qPrintable(title()));
}

// Trainium3 has 127 % of H100's compute and no on-demand price; B200 has 227 %.
void TestHeadline::theMostComputeIsNamedWhereNoPriceIsKnown()
{
    const Catalog catalog = loadCatalog({}).catalog;
    Board board = defaultBoard();
    board.priceBook = BookId(u"on-demand"_s);
    board.mixedPrices = false;
    board.chips = {ChipId(u"h100-sxm"_s), ChipId(u"trainium3"_s)};
    const auto title = [&] {
        return compareHeadline({catalog, board, evaluate(catalog, board, {MetricId(u"compute_best"_s)}), Formatter()})
            .title;
    };
    QVERIFY2(title().startsWith(u"Trainium3: 127% of H100's"_s), qPrintable(title()));
    board.chips << ChipId(u"b200"_s);
    QVERIFY2(title().contains(u"B200"_s) && !title().contains(u"Trainium3"_s), qPrintable(title()));
}

void TestHeadline::oneAloneIsNoComparison()
{
    QCOMPARE(costs({{"trainium2", around(0.5)}, {"h100-sxm", {}}}).headline().title,
             u"Only Trainium2 has a comparable cost: $0.50 per 1M output tokens"_s);
    QCOMPARE(costs({{"trainium2", around(0.5)}}).headline().title,
             u"Trainium2 costs about $0.50 per 1M output tokens to serve Llama 3.1 8B"_s);
}

void TestHeadline::whatIsMissingIsSaid()
{
    QCOMPARE(costs({}).headline().title, u"Choose chips to compare"_s);
    QCOMPARE(costs({{"trainium2", {}}}).headline().title, u"Trainium2: Not published"_s);
    Scene scene = costs({{"trainium2", {}}, {"h100-sxm", {}}});
    QVERIFY2(scene.headline().title.startsWith(u"No price for this selection in "_s),
             qPrintable(scene.headline().title));
    scene.board.workload = WorkloadId(u"unknown"_s);
    QCOMPARE(scene.headline().title, u"Choose a workload"_s);
}

void TestHeadline::theFirstThatFitsIsTaken()
{
    const QString long91(91, u'x');
    const QString long90(90, u'y');
    QCOMPARE(fittingTitle({long91, long90, u"z"_s}, Formatter()), long90);
    QCOMPARE(fittingTitle({long91, long90}, Formatter(QLocale(QLocale::German))), long91);
    QCOMPARE(fittingTitle({long91}, Formatter()), long91);
}

void TestHeadline::moneyIsInTheCurrencyShown()
{
    const Scene scene = costs({{"trainium2", Interval::exactly(1.0)}, {"h100-sxm", Interval::exactly(2.0)}});
    const Formatter german = Formatter(QLocale(QLocale::German)).in(Currency{u"EUR"_s, 0.9});
    const Headline told = metricHeadline({scene.catalog, scene.board, scene.table, german},
                                         *scene.table.metrics.constFirst(), workloadView(scene.catalog, scene.board));
    QVERIFY2(told.support.contains(u"0,90\u00a0\u20ac vs 1,80\u00a0\u20ac"_s), qPrintable(told.support));
    QVERIFY2(told.title.contains(u"50\u00a0%"_s), qPrintable(told.title));
}

// Users read up to 300 words a minute, which are 400 tokens: one each 150 ms.
void TestHeadline::slowServiceIsACondition()
{
    const Scene scene = costs({{"trainium2", Interval::exactly(1.0)}, {"h100-sxm", Interval::exactly(2.0)}});
    WorkloadView view = workloadView(scene.catalog, scene.board);
    const auto told = [&](double milliseconds, double ofOther) {
        for (SubjectEstimate &row : view.rows) {
            EstimateResult each;
            each.metric = u"tpot"_s;
            each.value = Interval::exactly(row.subject.id == u"trainium2" ? milliseconds : ofOther);
            each.unit = Unit::Millisecond;
            row.estimate.results = {each};
        }
        return metricHeadline({scene.catalog, scene.board, scene.table, Formatter()}, *scene.table.metrics.constFirst(),
                              view)
            .support.replace(QChar(0x00A0), u' ');
    };
    // 1000 / 204 = 4.9, 1000 / 92 = 10.9
    QCOMPARE(told(204.0, 92.0),
             u"$1.00 vs $2.00 per 1M output tokens (\u221250%). For batch work: 4.9 tokens/s per user (H100: 11)."_s);
    QVERIFY(told(150.1, 92.0).contains(u"batch"_s));
    QVERIFY(!told(149.9, 204.0).contains(u"batch"_s)); // the other's users wait, not its own
    view.work->workload.userSpeed = 4.0;               // asked for
    QVERIFY(!told(204.0, 92.0).contains(u"batch"_s));
}

CHIPBOARD_TEST(TestHeadline, QCoreApplication)

} // namespace tst_headline

#include "tst_headline.moc"
