// What is said of two rows whose prices are of different kinds: at a list of one kind in all its forms, of which rows,
// at their own prices, and the ratio at a list of both, beside hand-reckoned numbers and the shipped catalogue.
#include "data/analysis/alikeprices.h"
#include "data/files/catalogreader.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_alikeprices {

class TestAlikePrices : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void theListOfOneKindIsReckonedOfAllThatItPrices();
    void oneListIsTold_data();
    void oneListIsTold();
    void bothHalvesAreTold();
    void bothListsAreTold_data();
    void bothListsAreTold();
    void whatIsDrawnIsToldBesideTheTitle();
    void twoOfAPageAreToldAlike();
    void ratiosAreOfAListOfBoth();
    void withoutAListThereIsNoRatio();
    void whoseRangesMeetTooIsTold();

private:
    Catalog m_catalog;
};

// 1.75 in a capacity block, 2.51 on demand, and one that has no cost.
static ResultTable madeUp(const Catalog &catalog, const Board &board, const MetricId &cost)
{
    ResultTable table;
    table.metrics << findMetric(cost);
    const QList<Subject> subjects = subjectsOf(catalog, board);
    const auto add = [&](qsizetype at, std::optional<Interval> value, std::optional<PriceKind> kind) {
        Cell cell;
        cell.value = value;
        cell.unit = table.metrics.constFirst()->unit;
        cell.status = value ? FigureStatus::Estimated : FigureStatus::Missing;
        cell.priceKind = kind;
        table.rows << ResultRow{subjects.at(at), {cell}};
    };
    add(0, Interval::exactly(1.75), PriceKind::CapacityBlock);
    add(1, Interval::exactly(2.51), PriceKind::OnDemand);
    add(2, std::nullopt, std::nullopt);
    return table;
}

// Trainium 1, A100 and others have block prices, too: the second half is of all of them, not of the first half's two.
void TestAlikePrices::theListOfOneKindIsReckonedOfAllThatItPrices()
{
    Board board = defaultBoard();
    board.workload = WorkloadId(u"chat-realtime"_s);
    const MetricId cost(u"usd_per_1m_tokens"_s);
    for (const char *id : {"trainium", "a100-80-sxm", "inferentia2"}) {
        if (!board.chips.contains(ChipId(QLatin1String(id))))
            board.chips << ChipId(QLatin1String(id));
    }
    const Verdict verdict = verdictOn(m_catalog, board, evaluate(m_catalog, board, {cost}), cost);
    QCOMPARE(verdict.kind, Verdict::Kind::Different);
    Board there = board;
    there.priceBook = verdict.elsewhere.book;
    const ResultTable table = evaluate(m_catalog, there, {cost});
    int priced = 0;
    for (const ResultRow &row : table.rows) {
        const Cell &cell = row.cells.constFirst();
        if (cell.isMissing() || cell.fallback)
            continue;
        ++priced;
        QVERIFY2(cell.value->value >= verdict.elsewhere.bestNumber.value, qPrintable(row.subject.name));
        const bool isLevel = row.subject.id != verdict.elsewhere.best && row.subject.id != verdict.elsewhere.other
            && !areApart(cell, *table.cell(verdict.elsewhere.best, cost));
        QCOMPARE(verdict.elsewhere.also.contains(row.subject.id), isLevel);
    }
    QVERIFY(priced > 3);
    QVERIFY(verdict.best != verdict.elsewhere.best); // so that the sentence has to name more than two
    const QStringList named = verdict.named();
    for (const QString &id : verdict.elsewhere.also + QStringList{verdict.elsewhere.best, verdict.other})
        QVERIFY(named.contains(id));
    QCOMPARE(QSet<QString>(named.begin(), named.end()).size(), named.size());
}

void TestAlikePrices::oneListIsTold_data()
{
    QTest::addColumn<QString>("best");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QStringList>("also");
    QTest::addColumn<double>("bestNumber");
    QTest::addColumn<double>("otherNumber");
    QTest::addColumn<bool>("isLevel");
    QTest::addColumn<QString>("told");
    const QString level = u"%1 and %2 cannot be told apart at the prices of \"Book capacity-blocks\" (1.75 against "
                          u"1.89 USD per 1M tokens, "
                          "ranges meet)"_s;
    const QString apart =
        u"%1 costs 50 % less than %2, both at the prices of \"Book capacity-blocks\" (1.00 against 2.00 USD per 1M tokens)"_s;
    const QStringList none;
    QTest::newRow("the same two, level") << u"trainium2"_s << u"h100-sxm"_s << none << 1.75 << 1.89 << true
                                         << level.arg(u"Trainium2"_s, u"H100"_s);
    QTest::newRow("turned, level") << u"h100-sxm"_s << u"trainium2"_s << none << 1.75 << 1.89 << true
                                   << level.arg(u"H100"_s, u"Trainium2"_s);
    QTest::newRow("the same two, apart") << u"trainium2"_s << u"h100-sxm"_s << none << 1.0 << 2.0 << false
                                         << apart.arg(u"Trainium2"_s, u"H100"_s);
    QTest::newRow("turned, apart") << u"h100-sxm"_s << u"trainium2"_s << none << 1.0 << 2.0 << false
                                   << apart.arg(u"H100"_s, u"Trainium2"_s);
    QTest::newRow("another is best, level beside others")
        << u"inferentia2"_s << u"h100-sxm"_s << QStringList{u"trainium2"_s} << 1.0 << 2.0 << false
        << apart.arg(u"inferentia2"_s, u"H100"_s); // others are left to the page
    QTest::newRow("another is best, level")
        << u"inferentia2"_s << u"h100-sxm"_s << none << 1.75 << 1.89 << true << level.arg(u"inferentia2"_s, u"H100"_s);
    QTest::newRow("no list has both")
        << QString() << QString() << none << 0.0 << 0.0 << false
        << u"Trainium2 (%1) 1.75 and H100 (%2) 2.51 USD per 1M tokens cannot be compared: no price list has both"_s.arg(
               priceKindLabel(PriceKind::CapacityBlock), priceKindLabel(PriceKind::OnDemand));
}

void TestAlikePrices::oneListIsTold()
{
    QFETCH(const QString, best);
    QFETCH(const QString, other);
    QFETCH(const QStringList, also);
    QFETCH(const double, bestNumber);
    QFETCH(const double, otherNumber);
    QFETCH(const bool, isLevel);
    QFETCH(const QString, told);
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s, u"inferentia2"_s});
    const MetricId cost(u"usd_per_1m_tokens"_s);
    const ResultTable table = madeUp(catalog, board, cost);
    Verdict verdict = verdictOn(catalog, board, table, cost);
    QVERIFY(verdict.isOfKinds);
    const double share = bestNumber / std::max(otherNumber, 1.0);
    verdict.elsewhere = {best.isEmpty() ? Verdict::Kind::Nothing
                             : isLevel  ? Verdict::Kind::Level
                                        : Verdict::Kind::Apart,
                         best,
                         other,
                         Interval::exactly(bestNumber),
                         Interval::exactly(otherNumber),
                         {share, share, share},
                         also,
                         BookId(u"capacity-blocks"_s)};
    const QString text = bothKindsText(catalog, table, cost, verdict, Formatter());
    QCOMPARE(QString(text).replace(QChar(0x00A0), u' '), told);
}

// At the chosen list first, where it has both: there the two meet, at the list of one kind one is 12 % to 83 % below.
// A title that told the second alone would tell the favourable half.
void TestAlikePrices::bothHalvesAreTold()
{
    const MetricId cost(u"usd_per_1m_tokens"_s);
    Board board = defaultBoard();
    board.workload = WorkloadId(u"chat-realtime"_s);
    const auto kindsOf = [&] {
        KindsTold kinds = bothKindsOn(m_catalog, board, evaluate(m_catalog, board, {cost}), cost, Formatter());
        return std::pair(kinds.title.replace(QChar(0x00A0), u' '), kinds.shown);
    };
    const auto [title, shown] = kindsOf();
    QCOMPARE(title,
             u"Trainium and H100 cannot be told apart at the prices of \"On-demand list\" (10.22 against 15.26 USD per "
             "1M tokens); at those of \"AWS capacity blocks\" Trainium costs 12 % to 83 % less (4.53 against 11.52)"_s);
    QCOMPARE(shown, u"Level with Trainium at the prices of \"AWS capacity blocks\": Trainium2, A100 80GB."_s);
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)}; // the list has no price for the first
    const auto [one, drawn] = kindsOf();
    QVERIFY2(one.startsWith(u"Trainium2 and H100 cannot be told apart at the prices of \"AWS capacity blocks\" ("_s),
             qPrintable(one));
    QCOMPARE(drawn, u"Shown here: Trainium2 6.63 (capacity-block price), H100 15.26 (on-demand list price)."_s);
}

// All ways in which the two lists can agree or not. On demand Inferentia2 costs 3.00 and H100 2.51.
void TestAlikePrices::bothListsAreTold_data()
{
    QTest::addColumn<double>("own");
    QTest::addColumn<double>("spread");
    QTest::addColumn<bool>("isLevelThere");
    QTest::addColumn<QString>("told");
    QTest::newRow("level, then apart")
        << 3.0 << 1.0 << false
        << u"inferentia2 and H100 cannot be told apart at L (3.00 against 2.51 U); at those of C inferentia2 costs 50 % less (1.00 against 2.00)"_s;
    QTest::newRow("level at both")
        << 3.0 << 1.0 << true
        << u"inferentia2 and H100 cannot be told apart at L (3.00 against 2.51 U), nor at those of C (1.00 against 2.00)"_s;
    QTest::newRow("the other way round, then apart")
        << 5.02 << 0.0 << false
        << u"H100 costs 50 % less than inferentia2, both at L (2.51 against 5.02 U); at those of C inferentia2 costs 50 % less (1.00 against 2.00)"_s;
    QTest::newRow("the other way round, then level")
        << 5.02 << 0.0 << true
        << u"H100 costs 50 % less than inferentia2, both at L (2.51 against 5.02 U); at those of C the two cannot be told apart (2.00 against 1.00)"_s;
    QTest::newRow("the same way, twice")
        << 2.008 << 0.0 << false
        << u"inferentia2 costs 20 % less than H100, both at L (2.01 against 2.51 U); at those of C inferentia2 costs 50 % less (1.00 against 2.00)"_s;
}

void TestAlikePrices::bothListsAreTold()
{
    QFETCH(const double, own);
    QFETCH(const double, spread);
    QFETCH(const bool, isLevelThere);
    QFETCH(const QString, told);
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s, u"inferentia2"_s});
    const MetricId cost(u"usd_per_1m_tokens"_s);
    ResultTable table = madeUp(catalog, board, cost);
    Cell &cell = table.rows[2].cells[0];
    cell = table.rows.at(1).cells.at(0);
    cell.value = Interval{own - spread, own, own + spread};
    Verdict verdict = verdictOn(catalog, board, table, cost);
    QVERIFY(verdict.isOfKinds);
    verdict.elsewhere = {isLevelThere ? Verdict::Kind::Level : Verdict::Kind::Apart,
                         u"inferentia2"_s,
                         u"h100-sxm"_s,
                         Interval::exactly(1.0),
                         Interval::exactly(2.0),
                         {0.5, 0.5, 0.5},
                         {},
                         BookId(u"capacity-blocks"_s)};
    const auto titleOf = [&] {
        return bothKindsText(catalog, table, cost, verdict, Formatter())
            .replace(QChar(0x00A0), u' ')
            .replace(u"the prices of \"%1\""_s.arg(catalog.book(board.priceBook)->name), u"L"_s)
            .replace(u"\"Book capacity-blocks\""_s, u"C"_s)
            .replace(u"USD per 1M tokens"_s, u"U"_s);
    };
    QCOMPARE(titleOf(), told);
    table.rows[2].cells[0].priceKind = std::nullopt; // a price of one's own is not the list's
    QVERIFY2(!titleOf().contains(u" L "_s), qPrintable(titleOf()));
    QVERIFY(!bothKindsOf(catalog, table, cost, verdict, Formatter()).shown.isEmpty());
}

void TestAlikePrices::whatIsDrawnIsToldBesideTheTitle()
{
    const Board board = defaultBoard();
    QCOMPARE(shownPrices({u"A"_s, u"1"_s, u"spot"_s}, {u"B"_s, u"2"_s, u"list"_s}),
             u"Shown here: A 1 (spot), B 2 (list)."_s);
    const MetricId memory(u"memory"_s);
    const KindsTold alike = bothKindsOn(m_catalog, board, evaluate(m_catalog, board, {memory}), memory, Formatter());
    QVERIFY(alike.title.isEmpty() && alike.shown.isEmpty()); // it rests on no price
}

// What-if and break-even compare two of their own choice.
void TestAlikePrices::twoOfAPageAreToldAlike()
{
    const Catalog catalog = workloadWorld();
    Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s, u"trainium4"_s});
    const MetricId cost(u"usd_per_1m_tokens"_s);
    const ResultTable table = evaluate(catalog, board, {cost});
    const auto told = [&](const QString &one, const QString &other) {
        return toldOfTwo(catalog, board, table, cost, {one, other}, Formatter());
    };
    const TwoTold mixed = told(u"trainium2"_s, u"h100-sxm"_s);
    QCOMPARE(mixed.standing, TwoTold::Standing::OfKinds);
    QVERIFY2(mixed.first.contains(u"Book capacity-blocks"_s) && !mixed.first.contains(u"USD per"_s),
             qPrintable(mixed.first));
    QVERIFY2(mixed.numbers.startsWith(u"At Book capacity-blocks: "_s) && mixed.numbers.contains(u"USD per"_s),
             qPrintable(mixed.numbers));
    const bool isApart = areApart(*table.cell(u"h100-sxm"_s, cost), *table.cell(u"a100-80-sxm"_s, cost));
    const TwoTold alike = told(u"h100-sxm"_s, u"a100-80-sxm"_s); // both of the board's list
    QCOMPARE(alike.standing, isApart ? TwoTold::Standing::Apart : TwoTold::Standing::Level);
    QCOMPARE(alike.first.isEmpty(), isApart);
    QCOMPARE(told(u"trainium4"_s, u"h100-sxm"_s), TwoTold()); // one has no cost
    QCOMPARE(told(u"nobody"_s, u"h100-sxm"_s), TwoTold());
    // At one list of the shipped catalogue the two meet: no title names a winner.
    Board blocks = defaultBoard();
    blocks.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    blocks.priceBook = BookId(u"capacity-blocks"_s);
    const ResultTable level = evaluate(m_catalog, blocks, {cost});
    QCOMPARE(toldOfTwo(m_catalog, blocks, level, cost, {u"trainium2"_s, u"h100-sxm"_s}, Formatter()),
             (TwoTold{TwoTold::Standing::Level,
                      u"Trainium2 and H100 cannot be told apart by cost per million tokens, their ranges meet"_s,
                      {}}));
    QCOMPARE(verdictOfTwo(catalog, board, table, cost, u"trainium2"_s, u"h100-sxm"_s).kind, Verdict::Kind::Different);
    QCOMPARE(verdictOfTwo(catalog, board, table, cost, u"trainium4"_s, u"h100-sxm"_s).kind, Verdict::Kind::Nothing);
}

// In capacity blocks Trainium2 is 2.23505 and H100 41.528 / 8 = 5.191: 0.43056.
void TestAlikePrices::ratiosAreOfAListOfBoth()
{
    const Catalog catalog = smallWorld();
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s, u"trainium4"_s});
    board.baseline = u"h100-sxm"_s;
    const MetricId price(u"price_chip_hour"_s);
    const ResultTable table = evaluate(catalog, board, {MetricId(u"memory"_s), price});
    AlikeRatios ratios(catalog, board, table);
    const auto found = ratios.beside(u"trainium2"_s, price);
    QVERIFY(found.has_value());
    QCOMPARE(found->book, u"Book capacity-blocks"_s);
    QCOMPARE(found->beside.kind, BesideBaseline::Kind::Apart);
    QCOMPARE(found->beside.beside, Beside::Better);
    QVERIFY(std::abs(found->beside.share.value - 2.23505 / 5.191) < 1e-9);
    QVERIFY(!ratios.beside(u"trainium4"_s, price));                 // it has no price at all
    QVERIFY(!ratios.beside(u"trainium2"_s, MetricId(u"memory"_s))); // which rests on none
    QVERIFY(!ratios.beside(u"nobody"_s, price));
}

void TestAlikePrices::withoutAListThereIsNoRatio()
{
    Catalog catalog = smallWorld();
    for (PriceBook &book : catalog.books)
        book.fallbacks.clear();
    catalog.index();
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    const MetricId price(u"price_chip_hour"_s);
    const ResultTable table = evaluate(catalog, board, {price});
    QVERIFY(!AlikeRatios(catalog, board, table).beside(u"trainium2"_s, price));
}

void TestAlikePrices::whoseRangesMeetTooIsTold()
{
    QCOMPARE(alsoMeeting(u"S"_s, 1, u"A"_s, u"B"_s), u"S; the range of A meets that of B"_s);
    QCOMPARE(alsoMeeting(u"S"_s, 2, u"A, C"_s, u"B"_s), u"S; the ranges of A, C meet that of B"_s);
    for (const auto &[metric, unit] : {std::pair{"usd_per_1m_tokens", "USD per 1M tokens"},
                                       std::pair{"usd_per_1m_items", "USD per 1M items"}, std::pair{"cost", "USD"}})
        QCOMPARE(costUnitOf(*findMetric(MetricId(QLatin1String(metric))), Formatter()).replace(QChar(0x00A0), u' '),
                 QLatin1String(unit));
    QCOMPARE(costNumber(1.746, Formatter()), u"1.75"_s);
}

CHIPBOARD_TEST(TestAlikePrices, QCoreApplication)

} // namespace tst_alikeprices

#include "tst_alikeprices.moc"
