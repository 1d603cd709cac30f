// Comparisons with the baseline: hand-calculated ratios, and no difference where ranges overlap.
#include "data/analysis/besidebaseline.h"

#include "data/analysis/contest.h"

#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;
using Kind = BesideBaseline::Kind;

namespace tst_besidebaseline {

namespace {

/// "base" against "other", by power (lower is never better) or memory, with the given values.
ResultTable tableOf(const Interval &base, const Interval &other, const char *metric)
{
    static const Catalog catalog = CatalogBuilder().add(aChip("base")).add(aChip("other")).build();
    Board board = aBoard({u"base"_s, u"other"_s});
    ResultTable table = evaluate(catalog, board, {metricId(metric)});
    const Interval *values[] = {&base, &other};
    for (int row = 0; row < 2; ++row) {
        Cell &cell = table.rows[row].cells.first();
        cell.value = *values[row];
        cell.status = FigureStatus::Published;
    }
    return table;
}

Board againstBase()
{
    Board board = aBoard({u"base"_s, u"other"_s});
    board.baseline = u"base"_s;
    return board;
}

BesideBaseline beside(const Interval &base, const Interval &other, const char *metric = "memory")
{
    return besideBaseline(tableOf(base, other, metric), againstBase(), 1, 0);
}

QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

const Formatter english{QLocale::c()};

} // namespace

class TestBesideBaseline : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void saysItInEachWay_data();
    void saysItInEachWay();
    void theRatioIsOfWholeRanges();
    void tellsRangesInWords();
    void smallDifferencesKeepTheirDigits();
    void theBaselineIsItself();
    void aBaselineWithoutANumberIsSaid();
    void nothingIsMadeOfNothing();
    void unlikeIsNotDivided();
    void absoluteSaysNothing();
    void arrowsFollowTheOdds();
};

void TestBesideBaseline::saysItInEachWay_data()
{
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("other");
    QTest::addColumn<QByteArray>("metric");
    QTest::addColumn<QString>("times");
    QTest::addColumn<QString>("percent");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("more of what is good") << 80.0 << 168.0 << QByteArray("memory") << u"▲ 2.10×"_s << u"▲ +110%"_s
                                          << u"2.10 times BASE, which is better."_s;
    QTest::newRow("less of what is good")
        << 80.0 << 60.0 << QByteArray("memory") << u"▽ 0.75×"_s << u"▽ −25%"_s << u"0.75 times BASE, which is worse."_s;
    QTest::newRow("less of a price") << 8.0 << 2.0 << QByteArray("price_hour") << u"▼ 0.25×"_s << u"▼ −75%"_s
                                     << u"0.25 times BASE, which is better."_s;
    QTest::newRow("more of a price") << 8.0 << 10.0 << QByteArray("price_hour") << u"△ 1.25×"_s << u"△ +25%"_s
                                     << u"1.25 times BASE, which is worse."_s;
    QTest::newRow("the same") << 8.0 << 8.0 << QByteArray("memory") << u"1×"_s << u"0%"_s << u"The same as BASE."_s;
    QTest::newRow("nothing of it") << 8.0 << 0.0 << QByteArray("memory") << u"▽ 0×"_s << u"▽ −100%"_s
                                   << u"0 times BASE, which is worse."_s;
}

void TestBesideBaseline::saysItInEachWay()
{
    QFETCH(const double, base);
    QFETCH(const double, other);
    QFETCH(const QByteArray, metric);
    const BesideBaseline one = beside(Interval::exactly(base), Interval::exactly(other), metric.constData());
    QTEST(plain(besideLabel(one, ValueForm::Times, english)), "times");
    QTEST(plain(besideLabel(one, ValueForm::Percent, english)), "percent");
    QTEST(plain(besideSentence(one, u"BASE"_s, ValueForm::Times, english)), "sentence");
}

// [90 / 50, 110 / 40] around 100 / 45
void TestBesideBaseline::theRatioIsOfWholeRanges()
{
    const BesideBaseline one = beside({40, 45, 50}, {90, 100, 110});
    QCOMPARE(one.kind, Kind::Apart);
    QCOMPARE(one.share.low, 1.8);
    QCOMPARE(one.share.value, 100.0 / 45.0);
    QCOMPARE(one.share.high, 2.75);
    QVERIFY(!one.isExact());
    // GiB against GB: 96 x 1.073741824 / 80
    ResultTable mixed = tableOf(Interval::exactly(80), Interval::exactly(96), "memory");
    mixed.rows[0].cells[0].unit = Unit::GB;
    mixed.rows[1].cells[0].unit = Unit::GiB;
    QCOMPARE(besideBaseline(mixed, againstBase(), 1, 0).share.value, 96.0 * 1.073741824 / 80.0);
}

void TestBesideBaseline::tellsRangesInWords()
{
    // ln(98 / 95) = 0.0311; (ln(112 / 95) and ln(98 / 78)) / 1.28155 are 0.1285 and 0.1781, together 0.2196: odds 56.
    const BesideBaseline same = beside({80, 95, 112}, {78, 98, 123});
    QCOMPARE(same.kind, Kind::Same);
    QCOMPARE(plain(besideLabel(same, ValueForm::Times, english)), u"~1.03×, about the same"_s);
    QCOMPARE(plain(besideNumber(same, ValueForm::Times, english)), u"~1.03×"_s);
    QCOMPARE(plain(besideLabel(same, ValueForm::Percent, english)), u"~ +3.2%, about the same"_s);
    const BesideBaseline more = beside({40, 45, 50}, {90, 100, 110});
    const BesideBaseline equal = beside(Interval::exactly(7), Interval::exactly(7));
    QCOMPARE(plain(besideLabel(more, ValueForm::Times, english)), u"▲ ~2.22×"_s);
    QCOMPARE(plain(besideSentence(more, u"B"_s, ValueForm::Times, english)),
             u"Between 1.80 and 2.75 times B, which is better."_s);
    QCOMPARE(plain(besideSentence(more, u"B"_s, ValueForm::Percent, english)),
             u"Between 80% and 175% more than B, which is better."_s);
    // 20 / 50 to 30 / 40: 60 % to 25 % less, the smaller difference first
    const BesideBaseline less = beside({40, 45, 50}, {20, 25, 30}, "price_hour");
    QCOMPARE(plain(besideLabel(less, ValueForm::Percent, english)), u"▼ ~ −44%"_s);
    QCOMPARE(plain(besideSentence(less, u"B"_s, ValueForm::Percent, english)),
             u"Between 25% and 60% less than B, which is better."_s);
    QCOMPARE(plain(besideSentence(less, u"B"_s, ValueForm::Times, english)),
             u"Between 0.40 and 0.75 times B, which is better."_s);
    QCOMPARE(plain(besideSentence(beside({30, 50, 80}, {32, 52, 85}), u"B"_s, ValueForm::Times, english)),
             u"About the same as B."_s);
}

void TestBesideBaseline::smallDifferencesKeepTheirDigits()
{
    QCOMPARE(plain(besideLabel(beside(Interval::exactly(1000), Interval::exactly(1002)), ValueForm::Times, english)),
             u"▲ 1.002×"_s);
    const BesideBaseline tiny = beside(Interval::exactly(1e6), Interval::exactly(1e6 + 1));
    QCOMPARE(tiny.kind, Kind::Same); // would be shown as 0.0 %
    QCOMPARE(tiny.beside, Beside::Untold);
}

void TestBesideBaseline::theBaselineIsItself()
{
    const ResultTable table = tableOf(Interval::exactly(1), Interval::exactly(2), "memory");
    QCOMPARE(besideBaseline(table, againstBase(), 0, 0).kind, Kind::Baseline);
    QCOMPARE(rowOfBaseline(table, againstBase()), 0);
    Board none = againstBase();
    none.baseline.clear();
    QCOMPARE(besideBaseline(table, none, 1, 0).kind, Kind::Alone);
    QCOMPARE(rowOfBaseline(table, none), -1);
    none.baseline = u"gone"_s;
    QCOMPARE(rowOfBaseline(table, none), -1);
    QVERIFY(besideLabel(besideBaseline(table, againstBase(), 0, 0), ValueForm::Times, english).isEmpty());
    QVERIFY(besideSentence(besideBaseline(table, againstBase(), 0, 0), u"B"_s, ValueForm::Times, english).isEmpty());
}

void TestBesideBaseline::aBaselineWithoutANumberIsSaid()
{
    ResultTable table = tableOf(Interval::exactly(1), Interval::exactly(2), "memory");
    table.rows[0].cells[0].value.reset();
    const BesideBaseline one = besideBaseline(table, againstBase(), 1, 0);
    QCOMPARE(one.kind, Kind::NoBaseline);
    QVERIFY(besideLabel(one, ValueForm::Times, english).isEmpty());
    QCOMPARE(besideSentence(one, u"BASE"_s, ValueForm::Times, english),
             u"No difference from BASE is shown: the baseline has no value here."_s);
    const BesideBaseline zero = beside({0, 1, 2}, Interval::exactly(5));
    QCOMPARE(zero.kind, Kind::NoBaseline);
    QVERIFY(zero.why.contains(u"reaches zero"_s));
}

void TestBesideBaseline::nothingIsMadeOfNothing()
{
    ResultTable table = tableOf(Interval::exactly(1), Interval::exactly(2), "memory");
    table.rows[1].cells[0].value.reset();
    const BesideBaseline one = besideBaseline(table, againstBase(), 1, 0);
    QCOMPARE(one.kind, Kind::Alone);
    QVERIFY(besideSentence(one, u"BASE"_s, ValueForm::Percent, english).isEmpty());
}

void TestBesideBaseline::unlikeIsNotDivided()
{
    ResultTable table = tableOf(Interval::exactly(8), Interval::exactly(2), "price_hour");
    table.rows[0].cells[0].priceKind = PriceKind::OnDemand;
    table.rows[1].cells[0].priceKind = PriceKind::Spot;
    const BesideBaseline one = besideBaseline(table, againstBase(), 1, 0);
    QCOMPARE(one.kind, Kind::Unlike);
    QCOMPARE(one.beside, Beside::Untold);
    QVERIFY(besideLabel(one, ValueForm::Times, english).isEmpty());
    QCOMPARE(besideSentence(one, u"BASE"_s, ValueForm::Times, english),
             u"No difference from BASE is shown: their price types differ."_s);
}

void TestBesideBaseline::absoluteSaysNothing()
{
    for (const double other : {4.0, 8.0}) {
        const BesideBaseline one = beside(Interval::exactly(8), Interval::exactly(other));
        QVERIFY(besideLabel(one, ValueForm::Absolute, english).isEmpty());
        QVERIFY(besideSentence(one, u"B"_s, ValueForm::Absolute, english).isEmpty());
    }
}

static Cell cellOf(const Interval &value) { return Cell{.value = value}; }

// An arrow points the right way, and is shown wherever the odds say more than about the same.
void TestBesideBaseline::arrowsFollowTheOdds()
{
    QRandomGenerator random(20261122);
    const auto range = [&random] {
        const double low = 1.0 + random.bounded(20);
        const double high = low + random.bounded(8);
        return Interval{low, (low + high) / 2.0, high};
    };
    int apart = 0;
    for (int i = 0; i < 2000; ++i) {
        const Interval base = range();
        const Interval other = range();
        const BesideBaseline one = beside(base, other);
        const bool meet = !areApart(cellOf(base), cellOf(other));
        QCOMPARE(one.kind == Kind::Same, meet);
        const QString label = besideLabel(one, ValueForm::Times, english);
        QCOMPARE(label.contains(u"▲"_s), !meet && other.value > base.value);
        QCOMPARE(label.contains(u"▽"_s), !meet && other.value < base.value);
        QVERIFY(one.share.low <= one.share.value && one.share.value <= one.share.high);
        QVERIFY(!meet || std::abs(one.share.value - 1.0) <= 0.25); // a gap above a fifth is never the same
        apart += meet ? 0 : 1;
    }
    QVERIFY(apart > 500 && apart < 1900); // both kinds occurred
}

CHIPBOARD_TEST(TestBesideBaseline, QCoreApplication)

} // namespace tst_besidebaseline

#include "tst_besidebaseline.moc"
