// One chart of a page as a page of its own, and its numbers as a table.
#include "data/documents/chartpage.h"

#include "data/documents/charttables.h"
#include "tests/support/samplepage.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;

class TestSingleChart : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void keepsWhatStandsAround();
    void hasTheNumbersOfTheChartAlone();
    void namesItsOwnSources();
};

void TestSingleChart::keepsWhatStandsAround()
{
    const PageSpec page = test::samplePage();
    const PageSpec alone = chartPage(page, page.charts.at(1));
    QCOMPARE(alone.charts, QList<ChartSpec>{page.charts.at(1)});
    QCOMPARE(alone.title, page.title);
    QCOMPARE(alone.warning, page.warning);
    QCOMPARE(alone.footer, page.footer);
    QCOMPARE(alone.legend, page.legend);
    QVERIFY(alone.fileStem.endsWith(u'_' + page.charts.at(1).id));
}

// Row 5 of the sample has no FP8.
void TestSingleChart::hasTheNumbersOfTheChartAlone()
{
    PageSpec page = test::samplePage();
    page.lists = {{u"more"_s, {}, {}}};
    page.data.columns = {{u"x"_s, false}};
    const PageSpec alone = chartPage(page, page.charts.at(0));
    QCOMPARE(alone.numbers, tableOf(page.charts.at(0)));
    QCOMPARE(alone.numbers.rows.size(), 8);
    QCOMPARE(alone.numbers.rows.at(5).at(1), u"no FP8"_s);
    QVERIFY(alone.lists.isEmpty() && alone.data.columns.isEmpty());
}

void TestSingleChart::namesItsOwnSources()
{
    PageSpec page = test::samplePage();
    page.sources = {u"A"_s, u"B"_s};
    QCOMPARE(chartPage(page, page.charts.at(0)).sources, page.sources);
    page.charts[0].sources = {u"B"_s};
    QCOMPARE(chartPage(page, page.charts.at(0)).sources, QStringList{u"B"_s});
}

QTEST_APPLESS_MAIN(TestSingleChart)
#include "tst_singlechart.moc"
