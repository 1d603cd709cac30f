// Bar charts of workbooks: names mark missing values, whiskers have each bar's own length, labels beyond them have
// enough digits, and lines of equal cost are labelled next to the plane.
#include "data/files/catalogreader.h"
#include "data/views/pages.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/boardworkbook.h"
#include "widgets/export/office/chartsheet.h"
#include "widgets/export/office/livesheets.h"
#include "widgets/export/office/planesheets.h"

#include <QGuiApplication>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_barsheet {

class TestBarSheet : public QObject
{
    Q_OBJECT

private slots:
    void smallNumbersKeepTheirDigits_data();
    void smallNumbersKeepTheirDigits();
    void rowsSayWhatIsNotKnown();
    void rangesAreInTheUnitOfTheBars();
    void rangesMayHaveOneEnd();
    void barsWithoutRangesHaveNoWhiskers();
    void labelsStandBehindTheirWhiskers();
    void patchesGoToTheirCharts();
    void valueHasItsBarsAndLines();
};

// Three significant digits: 0.00345 has five decimals, 0.5 needs only the two of money.
void TestBarSheet::smallNumbersKeepTheirDigits_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("more"); // beyond two decimals
    QTest::newRow("large") << 1234.5 << 1;
    QTest::newRow("one") << 1.0 << 1;
    QTest::newRow("tenths") << 0.5 << 1;
    QTest::newRow("hundredths") << 0.0345 << 2;
    QTest::newRow("thousandths") << 0.00345 << 3;
    QTest::newRow("millionths") << 0.00000345 << 6;
    QTest::newRow("below zero") << -0.00345 << 3;
    QTest::newRow("nothing") << 0.0 << 1;
}

void TestBarSheet::smallNumbersKeepTheirDigits()
{
    QFETCH(const double, value);
    QFETCH(const int, more);
    QCOMPARE(smallDecimals(value), more);
    QCOMPARE(labelFormat(Unit::UsdPerHour, value), u"[>=100]#,##0;[>=1]#,##0.00;0.00"_s + QString(more, u'#'));
    QCOMPARE(labelFormat(Unit::Chips, value), u"#,##0"_s);
    QCOMPARE(labelFormat(Unit::GiB, QList<double>{32.0, 96.0, 144.0, 288.0}), u"#,##0"_s); // not "32.00" beside "144"
    QCOMPARE(labelFormat(Unit::TokensPerSecond, QList<double>{48.4, 726.2}), u"#,##0"_s);
    QCOMPARE(labelFormat(Unit::UsdPerHour, QList<double>{2.0, 3.0}), labelFormat(Unit::UsdPerHour, 2.0));
    QCOMPARE(labelFormat(Unit::Tflops, QList<double>{0.88, 19.6}), labelFormat(Unit::Tflops, 0.88));
    QCOMPARE(numberFormat(Unit::Usd, value), u"[>=1000]#,##0;[>=1]#,##0.00;0.00"_s + QString(std::max(2, more), u'#'));
}

namespace {

// Wraps a part of a chart in an element that declares its prefixes.
QByteArray whole(const QByteArray &part) { return "<x xmlns:c=\"c\" xmlns:a=\"a\">" + part + "</x>"; }

/// Two rows on a sheet of figures: 4 with a range of 3 to 6, in a unit of a half, and a text.
struct Fixture
{
    Fixture()
    {
        figures.number(0, 0, 4.0);
        figures.number(0, 1, 6.0);
        figures.number(0, 2, 12.0);
        figures.text(1, 0, u"n/p"_s);
    }
    [[nodiscard]] QList<BarRow> rows() const
    {
        return {{u"A"_s, {&figures, 0, 0}, {&figures, 0, 1}, {&figures, 0, 2}, 0.5},
                {u"B \"2\""_s, {&figures, 1, 0}, {&figures, 1, 1}, {&figures, 1, 2}, 1.0, u"no FP8"_s},
                {u"C"_s, {&figures, 2, 0}, {}, {}}};
    }
    std::shared_ptr<SheetBook> book = SheetBook::create({}).value();
    BookSheet &figures = book->addSheet(u"Figures"_s);
    BookSheet &sheet = book->addSheet(u"Bars"_s);
};

} // namespace

void TestBarSheet::rowsSayWhatIsNotKnown()
{
    Fixture fixture;
    const BarChart chart = BarSheet(fixture.sheet).add(u"Cost"_s, Unit::One, fixture.rows());
    QCOMPARE(chart.bars.size(), 3);
    QCOMPARE(chart.bars.at(0).name, u"A"_s);
    QCOMPARE(chart.bars.at(1).name, u"B \"2\" (no FP8)"_s);
    QCOMPARE(chart.bars.at(2).name, u"C (unknown)"_s);
    QVERIFY(!chart.bars.at(1).value && !chart.bars.at(2).value); // never 0
    const ReadSheet cells =
        readBook(readPackage(fixture.book->finish().value(), u"x"_s).value()).sheets.value(u"Bars"_s);
    QCOMPARE(cells.value(u"B5"_s).text, u"B \"2\" (no FP8)"_s);
    QCOMPARE(cells.value(u"B5"_s).formula, u"IF(ISNUMBER('Figures'!$A$2),\"B \"\"2\"\"\",\"B \"\"2\"\" (no FP8)\")"_s);
    QCOMPARE(cells.value(u"C5"_s).text, u"no FP8"_s);
    QVERIFY(cells.value(u"C4"_s).isNumber && !cells.value(u"C5"_s).isNumber);
}

// 6 and 12 halves are 3 and 6: one below 4 and two above.
void TestBarSheet::rangesAreInTheUnitOfTheBars()
{
    Fixture fixture;
    const BarChart chart = BarSheet(fixture.sheet).add(u"Cost"_s, Unit::One, fixture.rows());
    QVERIFY(chart.hasRange());
    QCOMPARE(chart.bars.at(0).low, 3.0);
    QCOMPARE(chart.bars.at(0).high, 6.0);
    QCOMPARE(fixture.sheet.numberAt(3, chart.below.column), 1.0);
    QCOMPARE(fixture.sheet.numberAt(3, chart.above.column), 2.0);
    QCOMPARE(fixture.sheet.numberAt(3, chart.ends.column), 6.0);
    QCOMPARE(fixture.sheet.numberAt(4, chart.above.column), 0.0);
    QVERIFY(!fixture.sheet.numberAt(4, chart.ends.column));
    const QByteArray whiskers = patchOf(chart).whiskers;
    QVERIFY(whiskers.contains("'Bars'!$G$4:$G$6") && whiskers.contains("'Bars'!$F$4:$F$6"));
    QVERIFY(whiskers.indexOf("<c:plus>") < whiskers.indexOf("<c:minus>"));
    QCOMPARE(textsOf(whole(whiskers), u"c:v"_s), (QStringList{u"2"_s, u"0"_s, u"0"_s, u"1"_s, u"0"_s, u"0"_s}));
}

// A one-sided range is a range; an end equal to the value is not.
void TestBarSheet::rangesMayHaveOneEnd()
{
    const auto hasRange = [](std::optional<double> low, std::optional<double> high) {
        BarChart chart;
        chart.bars << BarValue{};
        chart.bars.last().value = 4.0;
        chart.bars.last().low = low;
        chart.bars.last().high = high;
        return chart.hasRange();
    };
    QVERIFY(hasRange(3.0, {}) && hasRange({}, 6.0) && hasRange(3.0, 4.0) && hasRange(4.0, 6.0));
    QVERIFY(!hasRange({}, {}) && !hasRange(4.0, 4.0));
}

void TestBarSheet::barsWithoutRangesHaveNoWhiskers()
{
    Fixture fixture;
    QList<BarRow> rows = fixture.rows();
    rows[0].low = rows[0].high = {};
    const BarChart chart = BarSheet(fixture.sheet).add(u"Cost"_s, Unit::One, rows);
    QVERIFY(!chart.hasRange());
    const ChartPatch patch = patchOf(chart);
    QVERIFY(patch.whiskers.isEmpty() && patch.plot); // leaves room for names
    QVERIFY(!patch.labels.contains("manualLayout"));
    QCOMPARE(patch.labels.count("<c:dLbl>"), 1); // only for known values
}

// The whisker of 2 takes a third of an axis to 6.
void TestBarSheet::labelsStandBehindTheirWhiskers()
{
    Fixture fixture;
    const BarChart chart = BarSheet(fixture.sheet).add(u"Cost"_s, Unit::One, fixture.rows());
    const ChartPatch patch = patchOf(chart);
    QVERIFY(patch.plot && patch.plot->left() > 0.0 && patch.plot->right() < 1.0);
    QVERIFY(patch.plot->top() > 0.0 && patch.plot->bottom() < 1.0);
    double shift = 0.0;
    for (const XmlElement &element : elementsOf(whole(patch.labels))) {
        if (element.name == u"c:x")
            shift = element.attributes.value(u"val"_s).toDouble();
    }
    QVERIFY2(std::abs(shift - (patch.plot->width() / 3.0 + 4.0 / chartWidth)) < 1e-9,
             qPrintable(QString::number(shift)));
}

void TestBarSheet::patchesGoToTheirCharts()
{
    const QByteArray chart = "<c:plotArea><c:layout/><c:dLbls></c:dLbls><c:cat></c:cat><c:dLbls/><c:cat/></c:plotArea>";
    const PackageParts parts{{u"xl/charts/chart1.xml"_s, chart}, {u"xl/charts/chart2.xml"_s, chart}};
    ChartPatch patch{.plot = QRectF(0.25, 0.5, 0.5, 0.25), .labels = "<L/>", .whiskers = "<W/>"};
    const PackageParts patched = withPatches(parts, {{}, patch});
    QCOMPARE(patched.at(0), parts.at(0));
    const QByteArray bytes = patched.at(1).bytes;
    QVERIFY(bytes.contains("<c:dLbls><L/></c:dLbls><W/><c:cat></c:cat><c:dLbls/><c:cat/>")); // of the first series
    QVERIFY(bytes.contains("<c:w val=\"0.5\"/>") && bytes.contains("<c:layoutTarget val=\"inner\"/>"));
    QCOMPARE(withPatches({{u"xl/workbook.xml"_s, chart}}, {patch}).constFirst().bytes, chart);
}

// The shipped default: names mark rows without a price, whiskers are cells, and each line of equal cost has a label.
void TestBarSheet::valueHasItsBarsAndLines()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(catalog, board, valueMetrics(catalog, board));
    const WorkbookPage page{valuePage(catalog, board, table, Formatter()), table};
    const PackageParts parts = readPackage(boardWorkbook({catalog, board, {page}}).value(), u"x"_s).value();
    const QByteArray bars = partOf(parts, u"xl/charts/chart2.xml"_s);
    QVERIFY(bars.contains("<c:errBars>") && bars.contains("USD per 1 million tokens"));
    QVERIFY(bars.contains("<c:tickLblSkip val=\"1\"/>")); // shows every name
    const qsizetype axis = bars.indexOf("<c:valAx>");     // of the numbers, below the last bar like its title
    QVERIFY(bars.indexOf("<c:crosses val=\"max\"/>", axis) > axis);
    QVERIFY2(bars.contains("(unknown)</c:v>"), "names are remembered");
    const auto book = SheetBook::create({});
    const QList<ScatterChart> planes =
        writePlanes(book.value()->addSheet(u"Points"_s), {page}, [](ColourRole) { return 0U; });
    int beside = 0;
    for (const ScatterSeries &series : planes.constFirst().series) {
        if (!series.isNamedBeside)
            continue;
        ++beside;
        QVERIFY(series.isNamed && series.number.isEmpty() && series.name.endsWith(u"USD"_s)); // not in the legend
    }
    QVERIFY(beside > 1);
    const auto plot = patchOf(planes.constFirst()).plot;
    QVERIFY(plot && plot->right() < 0.9);
    QVERIFY(partOf(parts, u"xl/charts/chart1.xml"_s).contains("<c:layoutTarget val=\"inner\"/>"));
}

CHIPBOARD_TEST(TestBarSheet, QGuiApplication)

} // namespace tst_barsheet

#include "tst_barsheet.moc"
