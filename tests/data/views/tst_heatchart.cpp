// A two-way table as a chart: by hand in a small catalogue, as text, and by invariants.
#include "data/views/pages.h"

#include "data/views/describe.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_heatchart {

class TestHeatChart : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void looksLikeThis();
    void hasACellForEachPair();
    void theLineFollowsTheBordersOfCells();
    void marksWhatIsInForce();
    void marksNothingWhereTheRowsDifferNow();
    void theBetterEndHasOneColour();
    void oneValueHasOneColour();
    void whatCannotBeSaysWhy();
    void withoutATableItSaysWhy();
    void numbersHaveARowEach();
    void anyPairMakesATable();
};

static Lever lever(const char *word) { return leverFromWord(QString::fromLatin1(word)).value(); }

struct Made
{
    Inquiry inquiry;
    Result<TwoWay> table;
    ChartSpec chart;
};

// The catalogue must outlive the charts.
static const Catalog &world()
{
    static const Catalog catalog = workloadWorld();
    return catalog;
}

static Made made(const char *across, const char *down, int columns = 7, int rows = 7,
                 const QString &against = u"h100-sxm"_s, const Assumptions &assumptions = {})
{
    Board board = aWorkloadBoard("images", {u"h100-sxm"_s, u"trainium2"_s});
    board.assumptions = assumptions;
    const Inquiry inquiry = Inquiry::about(world(), board, {metricId("usd_per_hour"), u"trainium2"_s, against}).value();
    const Result<TwoWay> table = twoWayOf(inquiry, lever(across), lever(down), columns, rows);
    return {inquiry, table, heatChart(inquiry, table, Formatter())};
}

static const PlaneCell &cellOf(const ChartSpec &chart, int column, int row)
{
    for (const PlaneCell &cell : chart.plane.cells) {
        if (cell.column == column && cell.row == row)
            return cell;
    }
    qFatal("no such cell");
}

// Rent of one chip each: 2.23505 p against 6.88 (1 - d).
void TestHeatChart::looksLikeThis()
{
    const ChartSpec chart = made("price_factor@subject", "discount@against", 3, 2).chart;
    const QStringList lines = toText(chart).replace(u'\u00a0', u' ').split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines,
             (QStringList{
                 u"chart two-way: Two-way sensitivity"_s,
                 u"  subtitle: Hourly cost of Trainium2 as a share of H100 · stronger = farther "
                 "from 1 · frame = now"_s,
                 u"  axis: The price of Trainium2 [today = 1] 0 to 3, ticks 0.5 1.5 2.5"_s,
                 u"  y axis: Discount of H100 alone [%] 0 to 2, ticks 0.5 1.5"_s,
                 u"  cell 0.0 (1.676 USD/h (0.75 x), 0%) 0.24364644 \"0.24\" tone 1.00"_s,
                 u"  cell 1.0 (2.235 USD/h (1 x), 0%) 0.32486192 \"0.32\" tone 0.80 now"_s,
                 u"  cell 2.0 (2.794 USD/h (1.25 x), 0%) 0.4060774 \"0.41\" tone 0.64"_s,
                 u"  cell 0.1 (1.676 USD/h (0.75 x), 50%) 0.48729288 \"0.49\" tone 0.51"_s,
                 u"  cell 1.1 (2.235 USD/h (1 x), 50%) 0.64972384 \"0.65\" tone 0.31"_s,
                 u"  cell 2.1 (2.794 USD/h (1.25 x), 50%) 0.8121548 \"0.81\" tone 0.15"_s,
                 u"  alone: Two-way sensitivity: not comparable, as their price types differ |  | "_s,
             }));
}

void TestHeatChart::hasACellForEachPair()
{
    const ChartSpec chart = made("price_factor@subject", "discount@against").chart;
    QVERIFY(chart.kind == ChartKind::Heat);
    QCOMPARE(chart.plane.cells.size(), 49);
    QCOMPARE(chart.axis.maximum, 7.0);
    QCOMPARE(chart.axis.tickLabels.constFirst(), u"0.75"_s);
    QCOMPARE(chart.plane.y.tickLabels.constLast(), u"50"_s);
    QCOMPARE(chart.axis.tickLabels.at(1), u"0.83"_s);
    for (const QString &tick : chart.axis.tickLabels) // round ones: no 0.9167
        QVERIFY2(tick.size() <= 4, qPrintable(tick));
    const ChartAxis chips = made("discount", "chips", 3, 2).chart.plane.y;
    QCOMPARE(chips.label, u"The number of chips"_s);
    QCOMPARE(chips.unit, QString());               // not "Chips, chips"
    const PlaneCell &corner = cellOf(chart, 6, 6); // 1.25 x 2.23505 / 3.44
    QVERIFY(std::abs(*corner.value - 1.25 * 2.23505 / 3.44) < 1e-9);
    QVERIFY2(corner.description.startsWith(u"The price of Trainium2 at 2.794"_s), qPrintable(corner.description));
    QVERIFY2(corner.description.endsWith(u"."_s), qPrintable(corner.description));
}

// 2 Trainium2 chips at 4.4701 against 6.88 (1 - d): equal at d = 35.03 %, between the columns of 30 and 40 %; one chip
// is always cheaper.
void TestHeatChart::theLineFollowsTheBordersOfCells()
{
    const ChartSpec flat = made("discount@against", "chips@subject", 6, 2).chart;
    QCOMPARE(flat.plane.lines.size(), 1);
    const PlaneLine &line = flat.plane.lines.constFirst();
    QCOMPARE(line.points, (QList<QPointF>{{4, 2}, {4, 1}, {5, 1}, {6, 1}}));
    QCOMPARE(line.id, QString()); // of no chip, so that the legend has no "Others"
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        const QPointF middle = (line.points.at(i - 1) + line.points.at(i)) / 2.0;
        const bool isUpright = line.points.at(i - 1).x() == line.points.at(i).x();
        const QPointF aside = isUpright ? QPointF(0.5, 0.0) : QPointF(0.0, 0.5);
        const auto valueAt = [&flat](const QPointF &at) {
            return *cellOf(flat, static_cast<int>(at.x()), static_cast<int>(at.y())).value;
        };
        QVERIFY((valueAt(middle - aside) > 1.0) != (valueAt(middle + aside) > 1.0));
    }
    const ChartSpec half = made("price_factor@subject", "utilisation", 5, 5, u"h100-sxm"_s, {.priceFactor = 2.0}).chart;
    QVERIFY(half.plane.lines.isEmpty()); // affects both alike
}

void TestHeatChart::marksWhatIsInForce()
{
    Assumptions odd;
    odd.discount = 7.0; // between two of the evenly spaced values
    const ChartSpec chart = made("price_factor@subject", "discount", 5, 5, u"h100-sxm"_s, odd).chart;
    int found = 0;
    for (const PlaneCell &cell : chart.plane.cells) {
        found += cell.isNow ? 1 : 0;
        if (cell.isNow)
            QVERIFY2(cell.yText == u"7%"_s && cell.description.endsWith(u"Current value."_s),
                     qPrintable(cell.description));
    }
    QCOMPARE(found, 1);
    QVERIFY(describeChart(chart).contains(u"Now: "_s));
}

// Trainium2 and H100 use different chip counts now: no common number is the current one.
void TestHeatChart::marksNothingWhereTheRowsDifferNow()
{
    const Made chips = made("chips", "utilisation");
    const Answer now = chips.inquiry.answer();
    QVERIFY(now.value.has_value());
    for (const PlaneCell &cell : chips.chart.plane.cells) {
        QVERIFY(cell.value.has_value() || !cell.isNow);
        if (cell.isNow)
            QVERIFY2(std::abs(*cell.value - *now.value) <= 1e-9 * *now.value, qPrintable(cell.description));
    }
}

// Of costs the lower ratio is the better one, of speeds the higher: both have the colour of the better end.
void TestHeatChart::theBetterEndHasOneColour()
{
    const ChartSpec cost = made("price_factor@subject", "discount@against").chart;
    bool isSeen = false;
    for (const PlaneCell &cell : cost.plane.cells) {
        QVERIFY(*cell.value < 1.0 ? cell.tone >= 0.0 : cell.tone <= 0.0);
        isSeen = isSeen || cell.tone > 0.1;
    }
    QVERIFY(isSeen);
}

void TestHeatChart::oneValueHasOneColour()
{
    const ChartSpec chart = made("price_factor", "discount", 3, 3, {}).chart;
    QVERIFY2(chart.subtitle.contains(u"stronger = more"_s), qPrintable(chart.subtitle));
    QVERIFY(chart.plane.lines.isEmpty());
    // 2.23505 x 0.75 x 0.5 to 2.23505 x 1.25 USD an hour.
    QVERIFY2(chart.alone.statement.startsWith(u"Hourly cost of Trainium2: 0.84 to 2.79"_s),
             qPrintable(chart.alone.statement));
    for (const PlaneCell &cell : chart.plane.cells)
        QVERIFY(cell.tone <= 0.0 && cell.tone >= -1.0);
    QCOMPARE(cellOf(chart, 2, 0).tone, -1.0); // most expensive
    QCOMPARE(cellOf(chart, 0, 2).tone, 0.0);
}

void TestHeatChart::whatCannotBeSaysWhy()
{
    const Made it = made("price_factor@subject", "discount@against", 4, 3);
    TwoWay table = it.table.value();
    table.answers[1][2] = Answer{std::nullopt, Unit::Times, u"The model does not fit one chip."_s};
    const ChartSpec chart = heatChart(it.inquiry, table, Formatter());
    int missing = 0;
    for (const PlaneCell &cell : chart.plane.cells) {
        if (cell.value)
            continue;
        ++missing;
        QCOMPARE(cell.gap, u"none"_s);
        QVERIFY(cell.label.isEmpty());
        QVERIFY2(cell.valueText.size() > 10, qPrintable(cell.valueText));
        QVERIFY(cell.description.contains(cell.valueText.left(20)));
    }
    QCOMPARE(missing, 1);
    const QString told = describeChart(chart);
    QVERIFY2(told.contains(u"%1 of %2 cells"_s.arg(chart.plane.cells.size() - missing).arg(chart.plane.cells.size())),
             qPrintable(told));
}

void TestHeatChart::withoutATableItSaysWhy()
{
    const ChartSpec chart = made("discount", "discount").chart;
    QVERIFY(chart.plane.cells.isEmpty());
    QCOMPARE(chart.plane.empty, u"Rows and columns of the table vary the same assumption."_s);
    QVERIFY(!chart.subtitle.isEmpty());
    QCOMPARE(describeChart(chart), chart.plane.empty);
}

void TestHeatChart::numbersHaveARowEach()
{
    const Made it = made("price_factor@subject", "discount@against", 3, 2);
    const Table numbers = heatNumbers(it.inquiry, it.table.value(), Formatter());
    QCOMPARE(numbers.rows.size(), 2);
    QCOMPARE(numbers.subjects.size(), 2);
    QCOMPARE(numbers.rows.constLast().size(), 7);
    QCOMPARE(shownTexts(numbers.rows.constLast().mid(3, 3)).join(u'|').remove(u'\u00a0'), u"0.4873x|0.6497x|0.8122x"_s);
}

void TestHeatChart::anyPairMakesATable()
{
    const QStringList words{u"price_factor"_s,
                            u"price_factor@against"_s,
                            u"discount@subject"_s,
                            u"utilisation"_s,
                            u"chips"_s,
                            u"compute_bits"_s,
                            u"batch"_s};
    for (const QString &across : words) {
        for (const QString &down : words) {
            const Made it = made(across.toLatin1().constData(), down.toLatin1().constData(), 4, 4);
            const qsizetype cells = it.table ? it.table.value().columns.size() * it.table.value().rows.size() : 0;
            QCOMPARE(it.chart.plane.cells.size(), cells);
            QCOMPARE(it.chart.plane.empty.isEmpty(), cells > 0);
            for (const PlaneCell &cell : it.chart.plane.cells) {
                QVERIFY(std::abs(cell.tone) <= 1.0);
                QVERIFY(cell.value ? !cell.label.isEmpty() && cell.gap.isEmpty() : !cell.gap.isEmpty());
            }
            for (const PlaneLine &line : it.chart.plane.lines) {
                for (const QPointF &point : line.points)
                    QVERIFY(point.x() >= 0.0 && point.x() <= it.chart.axis.maximum && point.y() >= 0.0
                            && point.y() <= it.chart.plane.y.maximum);
            }
        }
    }
}

CHIPBOARD_TEST(TestHeatChart, QCoreApplication)

} // namespace tst_heatchart

#include "tst_heatchart.moc"
