// Grids of charts on paper: a leading chart is never as small as the others; it has its own sheet if the charts next to
// it would lose text.
#include "tests/support/sampleplanes.h"
#include "tests/support/testmain.h"
#include "widgets/charts/planelayout.h"
#include "widgets/export/charttexts.h"
#include "widgets/export/pagelayout.h"
#include "widgets/export/sheetpainting.h"

#include <QApplication>
#include <QtTest>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_sheetgrid {

class TestSheetGrid : public QObject
{
    Q_OBJECT

private slots:
    void chartsOfOneSizeComeMostFirst();
    void aLeadingChartIsNeverSmall_data();
    void aLeadingChartIsNeverSmall();
    void placesOfALeadThatIsAlone();
    void aLeadGetsItsOwnSheetBeforeWordsAreLost();
    void othersThatKeepTheirWordsStandBesideIt();

private:
    [[nodiscard]] PageLayout laidOut(const PageSpec &page)
    {
        return layoutPage(page, *findPageSize(u"slide"_s), false, m_ruler, *findExportType(u"small"_s));
    }

    TextRuler m_ruler;
};

// Two marks per chart, and a title of that many words over the small charts.
static PageSpec wordyPage(int words)
{
    PageSpec page = test::planePageOf(2);
    for (qsizetype i = 1; i < page.charts.size(); ++i) {
        page.charts[i] = page.charts.constFirst();
        page.charts[i].id = u"small%1"_s.arg(i);
        page.charts[i].title = QStringList(words, u"word"_s).join(u' ');
    }
    return page;
}

void TestSheetGrid::chartsOfOneSizeComeMostFirst()
{
    const PageSize slide = *findPageSize(u"slide"_s);
    QCOMPARE(sheetGrids(slide, 1, 1), (QList<SheetGrid>{{evenGrid(1, 1)}, {evenGrid(1, 1)}, {evenGrid(1, 1)}}));
    QCOMPARE(sheetGrids(slide, 3, 0), (QList<SheetGrid>{{evenGrid(2, 2)}, {evenGrid(2, 1)}, {evenGrid(1, 1)}}));
    QCOMPARE(sheetGrids(slide, 5, 0).constFirst(), SheetGrid{evenGrid(3, 2)});
    QCOMPARE(sheetGrids(*findPageSize(u"square"_s), 2, 0),
             (QList<SheetGrid>{{evenGrid(2, 1)}, {evenGrid(1, 2)}, {evenGrid(2, 1)}, {evenGrid(1, 1)}}));
    const QList<SheetGrid> upright = sheetGrids(*findPageSize(u"a4-portrait"_s), 6, 0);
    QCOMPARE(upright.constFirst(), SheetGrid{evenGrid(2, 3)});
    QCOMPARE(upright.at(1), SheetGrid{evenGrid(1, 4)});
    QCOMPARE(upright.constLast(), SheetGrid{evenGrid(1, 1)});
}

void TestSheetGrid::aLeadingChartIsNeverSmall_data()
{
    QTest::addColumn<QString>("size");
    for (const PageSize &size : pageSizes())
        QTest::newRow(size.id) << QString(QLatin1String(size.id));
}

// The first chart takes at least about a third of its sheet, and no other chart is larger.
void TestSheetGrid::aLeadingChartIsNeverSmall()
{
    QFETCH(const QString, size);
    const QRect area(0, 0, 960, 960);
    const auto surface = [](const QRect &rect) { return rect.width() * rect.height(); };
    for (int charts = 2; charts <= 6; ++charts) {
        const QList<SheetGrid> grids = sheetGrids(*findPageSize(size), charts, 1);
        for (const SheetGrid &grid : grids) {
            const int lead = surface(placeOf(grid, 0, area, 0));
            QVERIFY2(3 * lead >= surface(area), qPrintable(u"%1 charts"_s.arg(charts)));
            for (int i = 1; i < charts && (grid.alone == 1 || grid.grid.places.size() >= charts); ++i)
                QVERIFY(surface(placeOf(grid, i, area, 0)) <= lead);
        }
        QCOMPARE(grids.constLast(), (SheetGrid{evenGrid(1, 1), 1}));
    }
}

void TestSheetGrid::placesOfALeadThatIsAlone()
{
    const SheetGrid grid{evenGrid(2, 1), 1};
    const QRect area(10, 20, 212, 100);
    QCOMPARE(placeOf(grid, 0, area, 12), area);
    QCOMPARE(placeOf(grid, 1, area, 12), QRect(10, 20, 100, 100));
    QCOMPARE(placeOf(grid, 2, area, 12), QRect(122, 20, 100, 100));
    QCOMPARE(placeOf(grid, 3, area, 12), QRect(10, 20, 100, 100)); // on the next sheet
    QVERIFY(!standsBeside(grid, 0));
    QVERIFY(standsBeside(grid, 1));
    QVERIFY(standsBeside(SheetGrid{evenGrid(2, 1)}, 0));
    QVERIFY(!standsBeside(SheetGrid{evenGrid(1, 1)}, 0));
    // Parts of a lead that is too high for one sheet do not share sheets.
    const QList<SheetGrid> parted = sheetGrids(*findPageSize(u"slide"_s), 4, 2);
    QCOMPARE(parted, (QList<SheetGrid>{{evenGrid(2, 1), 2}, {evenGrid(2, 1), 2}, {evenGrid(1, 1), 2}}));
    QCOMPARE(placeOf(parted.constFirst(), 1, area, 12), area);
    QCOMPARE(placeOf(parted.constFirst(), 2, area, 12), QRect(10, 20, 100, 100));
}

void TestSheetGrid::aLeadGetsItsOwnSheetBeforeWordsAreLost()
{
    const PageSpec page = wordyPage(20); // on two lines the small ones have room for fewer
    const PageLayout layout = laidOut(page);
    QCOMPARE(layout.sheets.size(), 2);
    QCOMPARE(layout.sheets.at(0).charts.size(), 1);
    QCOMPARE(layout.sheets.at(0).charts.constFirst().chart.id, page.charts.constFirst().id);
    QVERIFY(layout.sheets.at(0).charts.constFirst().rect.width() > 0.98 * layout.body.width());
    QCOMPARE(layout.sheets.at(1).charts.size(), 2);
    for (const Sheet &sheet : layout.sheets) {
        for (const ChartPlace &place : sheet.charts)
            QCOMPARE(cutTexts(place.chart, layout.type, place.rect.size(), m_ruler), QStringList());
    }
}

void TestSheetGrid::othersThatKeepTheirWordsStandBesideIt()
{
    const PageLayout layout = laidOut(wordyPage(2));
    QCOMPARE(layout.sheets.size(), 1);
    const QList<ChartPlace> charts = layout.sheets.constFirst().charts;
    QCOMPARE(charts.size(), 3);
    QVERIFY(std::abs(charts.at(0).rect.width() - 2 * charts.at(1).rect.width()) <= 14);
    QVERIFY(charts.at(0).rect.height() > 2 * charts.at(1).rect.height());
}

CHIPBOARD_TEST(TestSheetGrid, QApplication)

} // namespace tst_sheetgrid

#include "tst_sheetgrid.moc"
