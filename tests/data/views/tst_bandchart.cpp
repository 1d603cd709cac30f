// Rows of the uncertainty chart, and its notes on the others.
#include "data/views/barparts.h"

#include "data/files/catalogreader.h"
#include "data/views/chartlegend.h"
#include "data/views/pages.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_bandchart {

class TestBandChart : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void namesWhoIsNotDrawnAndWhy();
    void countsWhatTheTitleCounts();
    void aFewRowsSayWhyTheyHaveNoEstimate();
    void linesHoldWhatOtherPagesSay();
    void everyRowIsDrawnOrNamed_data();
    void everyRowIsDrawnOrNamed();
    void anotherKindOfPriceIsMarked();
    void twoOfOneListNeedNoNotes();

private:
    [[nodiscard]] PageSpec pageOf(const Board &board) const
    {
        return whatIfPage(m_catalog, board, evaluate(m_catalog, board, whatIfMetrics(m_catalog, board)), Formatter());
    }
    [[nodiscard]] static ChartSpec bandsOf(const PageSpec &page)
    {
        const auto found =
            std::ranges::find_if(page.charts, [](const ChartSpec &chart) { return chart.id == bandChartId; });
        return found == page.charts.end() ? ChartSpec() : *found;
    }
    [[nodiscard]] static Board boardOf(const QStringList &chips)
    {
        Board board = onDemandBoard();
        board.chips = mapped(chips, [](const QString &chip) { return ChipId(chip); });
        return board;
    }

    Catalog m_catalog;
};

// Eight rows, six drawn: Trainium4 has no price and no published figure.
void TestBandChart::namesWhoIsNotDrawnAndWhy()
{
    const PageSpec page = pageOf(onDemandBoard());
    const ChartSpec bands = bandsOf(page);
    QCOMPARE(bands.title, u"Uncertainty (6 of 8)"_s);
    QCOMPARE(bands.categories.size(), 6);
    QVERIFY2(bands.notes.filter(u"Not drawn because there is no estimate: "_s).join(u' ').contains(u"Trainium4"_s),
             qPrintable(bands.notes.join(u'|')));
    for (const QString &note : bands.notes)
        QVERIFY2(page.notes.contains(note), qPrintable(note)); // exported files have them too
}

// At block prices five of the eight have an estimate. Trainium1 is the cheapest of them; its software is in
// maintenance, so titles exclude it.
void TestBandChart::countsWhatTheTitleCounts()
{
    const ChartSpec bands = bandsOf(pageOf(defaultBoard()));
    QCOMPARE(bands.title, u"Uncertainty (5 of 8)"_s);
    double sum = 0.0;
    for (qsizetype row = 0; row < bands.categories.size(); ++row) {
        const ChartPoint &point = bands.series.constFirst().points.at(row);
        QVERIFY(point.value);
        const bool isExcluded = bands.categories.at(row).id == u"trainium"_s;
        QCOMPARE(point.label == u"excluded"_s, isExcluded);
        QCOMPARE(point.description.contains(u"not counted as best: software in maintenance"_s), isExcluded);
        sum += point.label.chopped(1).toDouble(); // "18%"
    }
    QVERIFY2(std::abs(sum - 100.0) < 2.0, qPrintable(QString::number(sum)));
    const QString notes = bands.notes.join(u' ');
    QVERIFY2(notes.contains(u"Trainium3 (no Capacity Block price)"_s)
                 && notes.contains(u"Inferentia2 (no Capacity Block price)"_s),
             qPrintable(notes));
}

void TestBandChart::aFewRowsSayWhyTheyHaveNoEstimate()
{
    Board board = boardOf({u"trainium2"_s, u"h100-sxm"_s, u"trainium3"_s});
    board.priceBook = BookId(u"capacity-blocks"_s);
    const ChartSpec bands = bandsOf(pageOf(board));
    QCOMPARE(bands.title, u"Uncertainty"_s);
    QCOMPARE(bands.series.constFirst().points.at(2).gap, u"no price"_s);
    const ChartSpec one = bandsOf(pageOf(boardOf({u"h100-sxm"_s}))); // the only one is trivially the best
    static const QRegularExpression range(u"^H100: \\S+ to \\S+\\sUSD"_s,
                                          QRegularExpression::UseUnicodePropertiesOption);
    QVERIFY2(range.match(one.alone.statement).hasMatch(), qPrintable(one.alone.statement));
}

// As the overview states of the same ranges, 0.7285 of calibration.json: not the eight in ten of the draws.
void TestBandChart::linesHoldWhatOtherPagesSay()
{
    const ChartSpec bands = bandsOf(pageOf(boardOf({u"h100-sxm"_s, u"a100-80-sxm"_s})));
    const QString what = u"73% of published results"_s;
    QVERIFY2(bands.subtitle.contains(u"line = "_s + what), qPrintable(bands.subtitle));
    QCOMPARE(coverageText({bands}, Formatter()), what);
    for (const ChartPoint &point : bands.series.constFirst().points)
        QVERIFY2(!point.description.contains(u" in ten"_s), qPrintable(point.description));
}

void TestBandChart::everyRowIsDrawnOrNamed_data()
{
    QTest::addColumn<QStringList>("chips");
    QTest::newRow("the default board") << QStringList();
    QTest::newRow("seven that have prices") << QStringList{u"trainium2"_s,   u"h100-sxm"_s, u"h200-sxm"_s,   u"b200"_s,
                                                           u"a100-80-sxm"_s, u"b300"_s,     u"inferentia2"_s};
}

void TestBandChart::everyRowIsDrawnOrNamed()
{
    QFETCH(const QStringList, chips);
    const Board board = chips.isEmpty() ? onDemandBoard() : boardOf(chips);
    const ResultTable table = evaluate(m_catalog, board, whatIfMetrics(m_catalog, board));
    const ChartSpec bands = bandsOf(pageOf(board));
    const QString notes = bands.notes.filter(u"Not drawn"_s).join(u' ');
    for (const ResultRow &row : table.rows) {
        const auto isOfRow = [&row](const ChartCategory &category) { return category.id == row.subject.id; };
        const bool isDrawn = std::ranges::any_of(bands.categories, isOfRow);
        const QRegularExpression name(u"[ ,:]"_s + QRegularExpression::escape(row.subject.name) + u"[,. ]"_s);
        QVERIFY2(notes.contains(name) != isDrawn, qPrintable(row.subject.name + u": "_s + notes));
    }
}

// Trainium2 has no on-demand price: its block price is shown next to the list price of H100.
void TestBandChart::anotherKindOfPriceIsMarked()
{
    const PageSpec page = pageOf(boardOf({u"trainium2"_s, u"h100-sxm"_s}));
    const ChartSpec bands = bandsOf(page);
    QCOMPARE(bands.title, u"Uncertainty"_s);
    QCOMPARE(bands.categories.at(0).label, u"Trainium2"_s);
    QCOMPARE(bands.series.constFirst().points.at(0).badge, u"Capacity Block"_s);
    QVERIFY(bands.series.constFirst().points.at(1).badge.isEmpty() && bands.notes.isEmpty());
    QCOMPARE(bands.alone.statement, u"Uncertainty: not comparable, as their price types differ"_s);
}

void TestBandChart::twoOfOneListNeedNoNotes()
{
    Board board = boardOf({u"trainium2"_s, u"h100-sxm"_s});
    board.priceBook = BookId(u"capacity-blocks"_s);
    const PageSpec page = pageOf(board);
    QVERIFY2(bandsOf(page).notes.isEmpty(), qPrintable(bandsOf(page).notes.join(u'|')));
    for (const ChartPoint &point : page.charts.constFirst().series.constFirst().points)
        QVERIFY(point.badge.isEmpty()); // in the tornado an impossible end is stated in words
}

CHIPBOARD_TEST(TestBandChart, QCoreApplication)

} // namespace tst_bandchart

#include "tst_bandchart.moc"
