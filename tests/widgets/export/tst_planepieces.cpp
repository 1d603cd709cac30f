// Rules for planes on paper, tested separately: crowded or too many names, and parts of a chart with a custom title.
#include "data/core/find.h"
#include "data/views/colour.h"
#include "data/views/planeaxis.h"
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "tests/support/testmain.h"
#include "widgets/charts/planelayout.h"
#include "widgets/export/chartparts.h"
#include "widgets/export/pagelayout.h"
#include "widgets/export/pagesize.h"

#include <QApplication>
#include <QSet>

#include <random>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_planepieces {

class TestPlanePieces : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void crowdsAreMostlyLedAway_data();
    void crowdsAreMostlyLedAway();
    void partsKeepTheTitleOfAPerson();
    void partsHaveRoomForAllNames();
    void tablesAreCutByRowsAndColumns();
    void partsOfTablesKeepNamesAndNumbers();
    void tablesWithEndlessNamesKeepTheirNumbers();
    void uncountedSheetsHaveNoNumbers();
    void oneCounterIsEnough();
    void eachSheetExplainsItsOwnMarks();
    void aPlaneWithManyNamesStandsAlone();
    void thePlotOfALonePlaneComesFirst();
};

void TestPlanePieces::crowdsAreMostlyLedAway_data()
{
    QTest::addColumn<int>("names");
    QTest::addColumn<int>("led");
    QTest::addColumn<bool>("crowded");

    QTest::newRow("nothing") << 0 << 0 << false;
    QTest::newRow("all beside their marks") << 20 << 0 << false;
    QTest::newRow("four are few") << 4 << 4 << false;
    QTest::newRow("five of nine are most") << 9 << 5 << true;
    QTest::newRow("five of ten are a half") << 10 << 5 << false;
}

void TestPlanePieces::crowdsAreMostlyLedAway()
{
    QFETCH(const int, names);
    QFETCH(const int, led);
    PlaneLayout layout;
    for (int i = 0; i < names; ++i) {
        PlanePlace mark;
        mark.label.text.text = u"H100"_s;
        if (i < led)
            mark.label.place.leader = QLineF(0, 0, 10, 10);
        layout.marks << mark;
    }
    layout.marks << PlanePlace(); // unlabelled marks do not count
    QTEST(isCrowdedIn(layout), "crowded");
}

// "%2" in a custom title is not a placeholder.
void TestPlanePieces::partsKeepTheTitleOfAPerson()
{
    ChartSpec chart{.kind = ChartKind::Plane, .title = u"Up 30%2 and %1"_s};
    chart.plane.y.minimum = 0.0;
    chart.plane.y.maximum = 4.0;
    for (int i = 0; i < 4; ++i) {
        chart.plane.y.ticks << i + 0.5;
        chart.plane.y.tickLabels << u"Row %1"_s.arg(i);
    }
    QCOMPARE(namedRows(chart), 4);
    const QList<ChartSpec> parts = rowParts(chart, 2);
    QCOMPARE(parts.size(), 2);
    QCOMPARE(parts.at(0).title, u"Up 30%2 and %1 (part 1 of 2)"_s);
    QCOMPARE(parts.at(1).title, u"Up 30%2 and %1 (part 2 of 2)"_s);
}

// Six rows of three overlapping marks: row names alone need less room than mark names.
void TestPlanePieces::partsHaveRoomForAllNames()
{
    TextRuler ruler;
    ChartSpec chart{.kind = ChartKind::Plane, .axis = {.maximum = 10.0}};
    chart.plane.y.maximum = 6.0;
    for (int i = 0; i < 6; ++i) {
        chart.plane.y.ticks << i + 0.5;
        chart.plane.y.tickLabels << u"Row %1"_s.arg(i);
        for (int j = 0; j < 3; ++j) {
            PlaneMark mark;
            mark.id = u"mark%1-%2"_s.arg(i).arg(j);
            mark.label = u"as wide as it is %1"_s.arg(j);
            mark.x = 5.0 + 0.1 * j;
            mark.y = i + 0.5;
            chart.plane.marks << mark;
        }
    }
    const TypeScale type = paperTypes(*findPageSize(u"slide"_s), normalType(), {}).constLast();
    const QSizeF low(460.0, 235.0);
    const qsizetype room = rowsWithNames(chart, type, low, ruler);
    QVERIFY(room >= 6);
    QVERIFY(losesNames(chart, layoutPlane(chart, type, low, ruler)));
    const QList<ChartSpec> parts = wholeRowParts(chart, type, low, ruler);
    QVERIFY(parts.size() > 1 && parts.size() <= 4);
    qsizetype rows = 0;
    for (const ChartSpec &part : parts) {
        QVERIFY(!losesNames(part, layoutPlane(part, type, low, ruler)));
        rows += namedRows(part);
    }
    QCOMPARE(rows, 6);
    QCOMPARE(wholeRowParts(chart, type, QSizeF(4000.0, 3000.0), ruler).size(), 1);
    ChartSpec numbers = chart;
    numbers.plane.y.maximum = 7.0;
    QCOMPARE(rowsWithNames(numbers, type, low, ruler), 0);
    QCOMPARE(wholeRowParts(numbers, type, low, ruler), QList<ChartSpec>{numbers});
}

namespace {

/// Of so many rows and columns with different names and numbers, some cells without a price.
ChartSpec randomTable(std::minstd_rand &random, int rows, int columns)
{
    const QStringList chips{u"A100 80GB"_s, u"H100"_s, u"Blackwell Ultra"_s, u"RTX PRO 6000"_s, u"L40S"_s};
    const QStringList providers{u"AWS"_s, u"Massed Compute"_s, u"DigitalOcean"_s};
    const auto names = [&random](const QStringList &from, int count) {
        QStringList made;
        for (int i = 0; i < count; ++i)
            made << u"%1 %2"_s.arg(from.at(static_cast<qsizetype>(random()) % from.size())).arg(i);
        return made;
    };
    ChartSpec chart{.kind = ChartKind::Heat, .id = u"providers"_s, .title = u"Prices by provider"_s};
    chart.axis = namesAxis(u"Chip"_s, names(chips, columns));
    chart.plane.y = namesAxis(u"Provider"_s, names(providers, rows));
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            PlaneCell cell{.id = u"%1@%2"_s.arg(column).arg(row), .column = column, .row = row};
            if (random() % 3 > 0) {
                cell.value = row + 0.01 * column;
                cell.label = u"▲ %1"_s.arg(*cell.value, 0, 'f', 2);
                cell.tone = static_cast<double>(random() % 201) / 100.0 - 1.0;
            }
            cell.isNow = random() % 9 == 0;
            chart.plane.cells << cell;
        }
    }
    chart.plane.lines << PlaneLine{.points = {{1.0, 0.0}, {1.0, 1.0 * rows}}};
    return chart;
}

/// The cells of all parts, at their places in the whole; empty if a part has not the names of its cells.
QList<PlaneCell> cellsOf(const QList<ChartSpec> &parts, const ChartSpec &whole)
{
    QList<PlaneCell> cells;
    for (const ChartSpec &part : parts) {
        if (namedRows(part) * namedColumns(part) != part.plane.cells.size())
            return {};
        for (PlaneCell cell : part.plane.cells) {
            cell.row = static_cast<int>(whole.plane.y.tickLabels.indexOf(part.plane.y.tickLabels.at(cell.row)));
            cell.column = static_cast<int>(whole.axis.tickLabels.indexOf(part.axis.tickLabels.at(cell.column)));
            cells << cell;
        }
    }
    std::ranges::sort(cells, {}, [](const PlaneCell &cell) { return std::pair(cell.row, cell.column); });
    return cells;
}

} // namespace

// Each cell is in one part, unchanged, below its column's name and beside its row's; lines stay between their columns.
void TestPlanePieces::tablesAreCutByRowsAndColumns()
{
    for (unsigned seed = 1; seed <= 100; ++seed) {
        std::minstd_rand random(seed);
        const auto upTo = [&random](int most) { return 1 + static_cast<int>(random() % static_cast<unsigned>(most)); };
        const ChartSpec whole = randomTable(random, upTo(24), upTo(14));
        const int mostRows = upTo(24);
        const int mostColumns = upTo(14);
        const QList<ChartSpec> parts = cellParts(whole, mostRows, mostColumns);
        QCOMPARE(cellsOf(parts, whole), whole.plane.cells);
        QStringList columns;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const ChartSpec &part = parts.at(i);
            QVERIFY(namedRows(part) <= mostRows && namedColumns(part) <= mostColumns);
            QVERIFY(namedColumns(parts.constFirst()) - namedColumns(part) <= 1);
            QVERIFY(namedRows(parts.constFirst()) - namedRows(part) <= 1);
            QCOMPARE(part.title,
                     parts.size() == 1 ? whole.title
                                       : u"Prices by provider (part %1 of %2)"_s.arg(i + 1).arg(parts.size()));
            const double first = static_cast<double>(whole.axis.tickLabels.indexOf(part.axis.tickLabels.constFirst()));
            QCOMPARE(part.plane.lines.constFirst().points.constFirst().x(), 1.0 - first);
            columns << part.axis.tickLabels;
        }
        columns.removeDuplicates();
        QCOMPARE(columns, whole.axis.tickLabels); // from left to right
    }
}

// As few parts as keep everything: one if the card is large enough.
void TestPlanePieces::partsOfTablesKeepNamesAndNumbers()
{
    TextRuler ruler;
    const TypeScale type = paperTypes(*findPageSize(u"slide"_s), normalType(), {}).constLast();
    for (unsigned seed = 1; seed <= 12; ++seed) {
        std::minstd_rand random(seed);
        const auto between = [&random](int least, int most) {
            return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
        };
        const ChartSpec whole = randomTable(random, between(1, 24), between(1, 30));
        const QSizeF size(between(600, 1200), between(350, 900));
        const QList<ChartSpec> parts = wholeRowParts(whole, type, size, ruler);
        QCOMPARE(cellsOf(parts, whole), whole.plane.cells);
        for (const ChartSpec &part : parts) {
            const PlaneLayout layout = layoutPlane(part, type, size, ruler);
            QCOMPARE(mapped(layout.xTicks, &PlaneTick::name), part.axis.tickLabels);
            QCOMPARE(mapped(layout.yTicks, &PlaneTick::name), part.plane.y.tickLabels);
            for (qsizetype i = 0; i < layout.cells.size(); ++i)
                QCOMPARE(layout.cells.at(i).text.text, part.plane.cells.at(i).label);
        }
        QCOMPARE(wholeRowParts(whole, type, QSizeF(8000.0, 3000.0), ruler), QList<ChartSpec>{whole});
    }
}

// No card has room for such a name: it is shortened, all else is as if it were short.
void TestPlanePieces::tablesWithEndlessNamesKeepTheirNumbers()
{
    TextRuler ruler;
    std::minstd_rand random(1);
    ChartSpec whole = randomTable(random, 20, 12);
    whole.plane.y.tickLabels.last() = QString(400, u'x');
    const TypeScale type = paperTypes(*findPageSize(u"slide"_s), normalType(), {}).constLast();
    const QSizeF size(700.0, 400.0);
    const QList<ChartSpec> parts = wholeRowParts(whole, type, size, ruler);
    QCOMPARE(cellsOf(parts, whole), whole.plane.cells);
    for (const ChartSpec &part : parts) {
        const PlaneLayout layout = layoutPlane(part, type, size, ruler);
        QCOMPARE(mapped(layout.xTicks, &PlaneTick::name), part.axis.tickLabels);
        for (const PlaneTick &tick : layout.yTicks)
            QVERIFY(!tick.name().isEmpty());
        for (qsizetype i = 0; i < layout.cells.size(); ++i)
            QCOMPARE(layout.cells.at(i).text.text, part.plane.cells.at(i).label);
    }
}

/// A mark in each of sixty rows: more than a sheet holds.
static ChartSpec manyRows()
{
    ChartSpec chart;
    chart.kind = ChartKind::Plane;
    chart.id = u"claims"_s;
    chart.title = u"Speed and size"_s;
    chart.axis.maximum = 10.0;
    chart.plane.y.maximum = 60.0;
    for (int i = 0; i < 60; ++i) {
        chart.plane.y.ticks << i + 0.5;
        chart.plane.y.tickLabels << u"Row %1"_s.arg(i);
        PlaneMark mark;
        mark.id = u"mark%1"_s.arg(i);
        mark.x = 5.0;
        mark.y = i + 0.5;
        chart.plane.marks << mark;
    }
    return chart;
}

// The title counts the sheets, so the chart that goes on over them does not.
void TestPlanePieces::oneCounterIsEnough()
{
    TextRuler ruler;
    PageSpec page = test::samplePage(2);
    page.charts = page.charts.first(1);
    const ChartSpec chart = manyRows();
    page.charts << chart;
    int parts = 0;
    int singly = 0;
    for (const Sheet &sheet : layoutPage(page, *findPageSize(u"slide"_s), false, ruler).sheets) {
        const QStringList title = mapped(sheet.texts.constFirst().lines, &PlacedText::text);
        const auto here = std::ranges::count_if(
            sheet.charts, [&chart](const ChartPlace &place) { return place.chart.id == chart.id; });
        const bool isCounted = title.join(u' ').contains(u"(sheet "_s) && here == 1; // two of them need numbers
        singly += isCounted ? 1 : 0;
        for (const ChartPlace &place : sheet.charts) {
            parts += place.chart.id == chart.id ? 1 : 0;
            QVERIFY2(!isCounted || !place.chart.title.contains(u"(part "_s), qPrintable(place.chart.title));
        }
    }
    QVERIFY(parts > 1 && singly > 0);
}

// The upper rows of a chart over several sheets are of announced Trainium chips, the lower ones of NVIDIA chips on
// sale.
void TestPlanePieces::eachSheetExplainsItsOwnMarks()
{
    TextRuler ruler;
    PageSpec page = test::samplePage(2);
    ChartSpec chart = manyRows();
    for (int i = 0; i < 60; ++i) {
        const bool isUpper = i >= 30; // rows are counted from the bottom
        chart.plane.marks[i].role = isUpper ? ColourRole::Trainium : ColourRole::Nvidia;
        chart.plane.marks[i].style = isUpper ? MarkStyle::Hatched : MarkStyle::Solid;
    }
    page.charts = {chart};
    page.legend = {{hatchedPart()}};
    QSet<int> kinds; // of sheets, by what is on them
    for (const Sheet &sheet : layoutPage(page, *findPageSize(u"slide"_s), false, ruler).sheets) {
        QList<ChartSpec> charts;
        bool isHatched = false;
        for (const ChartPlace &place : sheet.charts) {
            charts << place.chart;
            for (const PlaneMark &mark : place.chart.plane.marks)
                isHatched = isHatched || mark.style == MarkStyle::Hatched;
        }
        QList<ColourRole> roles;
        for (const LegendKey &key : sheet.legend)
            roles << key.role;
        QVERIFY(roles == rolesIn(charts));
        bool isTold = false;
        for (const TextBlock &block : sheet.texts) {
            for (const PlacedText &line : block.lines)
                isTold = isTold || line.text.contains(u"hatched"_s);
        }
        QCOMPARE(isTold, isHatched);
        kinds << (isHatched ? 1 : 2);
    }
    QCOMPARE(kinds.size(), 2);
}

// When pages are combined, the caller numbers the sheets; nothing else differs.
void TestPlanePieces::uncountedSheetsHaveNoNumbers()
{
    TextRuler ruler;
    const QList<PageSpec> pages{test::samplePage(60), test::samplePage(2)};
    const PageSize paper = *findPageSize(u"a4"_s);
    const QList<PageLayout> bare = layoutUncounted(pages, paper, true, ruler, normalType(), {});
    QCOMPARE(bare.size(), 2);
    QVERIFY(bare.at(0).sheets.size() > 1);
    const auto isNumber = [](const TextBlock &block) {
        return !block.lines.isEmpty() && block.lines.constFirst().text.startsWith(u"Page "_s);
    };
    qsizetype sheets = 0;
    for (const PageLayout &layout : bare) {
        sheets += layout.sheets.size();
        for (const Sheet &sheet : layout.sheets)
            QVERIFY(std::ranges::none_of(sheet.texts, isNumber));
    }
    const PageLayout counted = layoutPage(pages.constFirst(), paper, true, ruler);
    QCOMPARE(counted.sheets.size(), bare.at(0).sheets.size());
    for (qsizetype i = 0; i < counted.sheets.size(); ++i) {
        QCOMPARE(counted.sheets.at(i).texts.size(), bare.at(0).sheets.at(i).texts.size() + 1);
        QCOMPARE(counted.sheets.at(i).charts.size(), bare.at(0).sheets.at(i).charts.size());
    }
    QVERIFY(sheets >= 3);
}

void TestPlanePieces::aPlaneWithManyNamesStandsAlone()
{
    TextRuler ruler;
    const PageSpec page = test::planePage();
    QVERIFY(namesOf(page.charts.constFirst()) > 6);
    const PageLayout slide = layoutPage(page, *findPageSize(u"slide"_s), false, ruler);
    QCOMPARE(slide.sheets.size(), page.charts.size());
    for (const Sheet &sheet : slide.sheets)
        QCOMPARE(sheet.charts.size(), 1);
}

// The type shrinks until the plot has nearly half of the slide.
void TestPlanePieces::thePlotOfALonePlaneComesFirst()
{
    TextRuler ruler;
    PageSpec page = test::planePage();
    page.charts.resize(1);
    page.warning = u"A warning that fills more than one line of the slide. "_s.repeated(4).trimmed();
    const PageLayout layout = layoutPage(page, *findPageSize(u"slide"_s), false, ruler);
    const ChartPlace &place = layout.sheets.constFirst().charts.constFirst();
    const double plot = layoutPlane(place.chart, layout.type, place.rect.size(), ruler).plot.height();
    QVERIFY2(plot >= 0.45 * layout.size.height(), qPrintable(QString::number(plot / layout.size.height())));
    QVERIFY(layout.type.body < 22); // the largest type would leave less
    QVERIFY(layout.type.body >= 14);
}

CHIPBOARD_TEST(TestPlanePieces, QApplication)

} // namespace tst_planepieces

#include "tst_planepieces.moc"
