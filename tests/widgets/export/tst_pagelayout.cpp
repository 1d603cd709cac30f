#include "tests/support/testmain.h"
#include "widgets/export/pagelayout.h"

#include "data/core/find.h"
#include "data/views/pagetexts.h"
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "widgets/charts/planelayout.h"
#include "widgets/export/chartparts.h"

#include <QApplication>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_pagelayout {

class TestPageLayout : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(testing::anyWarning()); }
    void nothingOverlapsOrLeaves_data();
    void nothingOverlapsOrLeaves();
    void everyChipIsInEveryChart_data() { nothingOverlapsOrLeaves_data(); }
    void everyChipIsInEveryChart();
    void slidesAreReadableFromAfar_data();
    void slidesAreReadableFromAfar();
    void fewChipsTakeOnePage();
    void pagesAreCounted();
    void furtherSheetsHaveTheTitlesOfTheirCharts();
    void sheetsHaveTheSourcesOfTheirCharts();
    void onlySheetsThatShareATitleAreCounted();
    void numbersComeWithNotesAndSources();
    void sourcesComeWithoutATable();
    void aPageWithoutChartsStillHasItsTitle();
    void theAnswerStandsBelowATitleOfOnesOwn();
    void theLineBelowTheTitleIsWhole();
    void aLeadingPlaneTakesTwoThirds();
    void planesKeepTheirNames_data();
    void planesKeepTheirNames();
    void numbersStandForNames();
    void rowsOfPlanesArePartedEvenly_data();
    void rowsOfPlanesArePartedEvenly();
    void everyRowOfAPlaneHasItsName_data();
    void everyRowOfAPlaneHasItsName();
    void manyNamesBecomeNumbers();
    void onlyChartsOfTheirOwnScaleAreWidened();
    void linesOfReferenceAreNobodys();
    void coloursOfCellsHaveSwatches();
    void barsKeepTheirNames_data();
    void barsKeepTheirNames();
    void typeHasItsLeastSize_data();
    void typeHasItsLeastSize();
    void sixChartsStandInThreeColumns();
    void longTablesAreWholeAndQuick();

private:
    TextRuler m_ruler;
};

namespace {

struct Named
{
    QString name;
    QRectF rect;
};

PageSpec longPage(int chips)
{
    PageSpec page = test::samplePage(chips);
    page.title += u" and this title goes on for a good while, as titles of people do, over more than one line"_s;
    page.legend << Legend(page.legend);
    page.footer += u" · "_s + page.footer;
    for (ChartSpec &chart : page.charts) {
        for (ChartCategory &category : chart.categories)
            category.label += u" with 16 chips in us-east-2 (capacity block of three years)"_s;
    }
    return page;
}

PageSpec pageWithReferences(int chips)
{
    PageSpec page = test::samplePage(chips);
    for (int i = 0; i < 12; ++i) {
        page.notes << u"Note %1 says at some length what a reader must know about a number of this page."_s.arg(i);
        page.sources << u"Source %1, 2026-08-21, https://example.org/a/rather/long/address/of/a/page/%1.html"_s.arg(i);
    }
    return page;
}

QList<Named> partsOf(const Sheet &sheet, TextRuler &ruler)
{
    QList<Named> parts;
    for (const TextBlock &block : sheet.texts) {
        for (const PlacedText &line : block.lines) {
            const QPointF top(line.at.x(), line.at.y() - ruler.ascent(block.font));
            parts << Named{line.text, {top, QSizeF(ruler.width(block.font, line.text), ruler.height(block.font))}};
        }
    }
    for (const LegendKey &key : sheet.legend) {
        parts << Named{u"swatch of "_s + key.text.text, key.swatch};
        const QPointF top(key.text.at.x(), key.text.at.y() - ruler.ascent(sheet.legendFont));
        parts << Named{key.text.text, {top, QSizeF(ruler.width(sheet.legendFont, key.text.text), 8.0)}};
    }
    for (const ChartPlace &place : sheet.charts)
        parts << Named{place.chart.title, place.rect};
    if (!sheet.table.isEmpty()) {
        const TableRow &last = sheet.table.rows.last();
        const TablePart &table = sheet.table;
        parts << Named{
            u"table"_s,
            {table.left, table.header.top, table.right - table.left, last.top + last.height - table.header.top}};
    }
    parts << Named{u"rule"_s, {0.0, sheet.rule - 0.5, 1.0, 1.0}};
    parts.last().rect.moveLeft(sheet.texts.first().rect.left());
    return parts;
}

} // namespace

void TestPageLayout::nothingOverlapsOrLeaves_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addColumn<PageSpec>("page");

    for (const PageSize &paper : pageSizes()) {
        const QString id = QLatin1String(paper.id);
        for (const int chips : {0, 1, 2, 8, 12, 24, 60})
            QTest::addRow("%s with %d chips", paper.id, chips) << id << test::samplePage(chips);
        for (const int chips : {2, 12, 60})
            QTest::addRow("%s with %d chips of long names", paper.id, chips) << id << longPage(chips);
        QTest::addRow("%s with notes and sources", paper.id) << id << pageWithReferences(12);
    }
}

void TestPageLayout::nothingOverlapsOrLeaves()
{
    QFETCH(const QString, paper);
    QFETCH(const PageSpec, page);
    const PageLayout layout = layoutPage(page, *findPageSize(paper), true, m_ruler);
    const QRectF body = layout.body.adjusted(-0.5, -0.5, 0.5, 0.5);
    QVERIFY(QRectF(QPointF(), layout.size).contains(layout.body));
    for (const Sheet &sheet : layout.sheets) {
        const QList<Named> parts = partsOf(sheet, m_ruler);
        for (qsizetype i = 0; i < parts.size(); ++i) {
            QVERIFY2(body.contains(parts.at(i).rect), qPrintable(parts.at(i).name));
            for (qsizetype j = i + 1; j < parts.size(); ++j) {
                const QRectF shared = parts.at(i).rect & parts.at(j).rect;
                QVERIFY2(shared.width() < 0.5 || shared.height() < 0.5,
                         qPrintable(parts.at(i).name + u" | "_s + parts.at(j).name));
            }
        }
    }
}

void TestPageLayout::everyChipIsInEveryChart()
{
    QFETCH(const QString, paper);
    QFETCH(const PageSpec, page);
    QMap<QString, QStringList> shown;
    for (const Sheet &sheet : layoutPage(page, *findPageSize(paper), false, m_ruler).sheets) {
        for (const ChartPlace &place : sheet.charts) {
            QCOMPARE(place.chart.series.first().points.size(), place.chart.categories.size());
            for (const ChartCategory &category : place.chart.categories) {
                if (!category.baseline || !shown[place.chart.id].contains(category.id)) // repeated in each part
                    shown[place.chart.id] << category.id;
            }
        }
    }
    for (const ChartSpec &chart : page.charts) {
        QStringList ids = mapped(chart.categories, &ChartCategory::id);
        const QStringList found = shown.value(chart.id);
        QVERIFY(found.size() == ids.size() && QSet(found.begin(), found.end()) == QSet(ids.begin(), ids.end()));
    }
}

void TestPageLayout::slidesAreReadableFromAfar_data()
{
    QTest::addColumn<int>("chips");

    for (const int chips : {1, 2, 8, 12})
        QTest::addRow("%d chips", chips) << chips;
}

void TestPageLayout::slidesAreReadableFromAfar()
{
    QFETCH(const int, chips);
    const PageLayout layout = layoutPage(test::samplePage(chips), *findPageSize(u"slide"_s), true, m_ruler);
    QVERIFY(layout.type.small >= 12 && layout.type.body >= 12);
    for (const Sheet &sheet : layout.sheets) {
        for (const TextBlock &block : sheet.texts)
            QVERIFY(block.font.pixelSize() >= 12); // 9 points of 1/72 inch
        QVERIFY(sheet.legend.isEmpty() || sheet.legendFont.pixelSize() >= 12);
        QVERIFY(sheet.charts.isEmpty() || std::min(layout.type.small, layout.type.body) >= 14); // 10.5 points
        QVERIFY(sheet.table.isEmpty() || sheet.table.cellFont.pixelSize() >= 12);
    }
}

void TestPageLayout::fewChipsTakeOnePage()
{
    for (const PageSize &paper : pageSizes()) {
        const PageLayout layout = layoutPage(test::samplePage(8), paper, false, m_ruler);
        QCOMPARE(layout.sheets.size(), 1);
        QCOMPARE(layout.sheets.first().charts.size(), 4);
    }
}

void TestPageLayout::pagesAreCounted()
{
    const PageLayout layout = layoutPage(test::samplePage(60), *findPageSize(u"a4"_s), true, m_ruler);
    const auto count = layout.sheets.size();
    QVERIFY(count > 2);
    for (qsizetype i = 0; i < count; ++i)
        QCOMPARE(layout.sheets.at(i).texts.last().lines.first().text, u"Page %1 of %2"_s.arg(i + 1).arg(count));
    const PageLayout one = layoutPage(test::samplePage(2), *findPageSize(u"a4"_s), false, m_ruler);
    for (const TextBlock &block : one.sheets.first().texts)
        QVERIFY(block.lines.isEmpty() || !block.lines.first().text.startsWith(u"Page 1"));
}

// The page's sentence is about one of its charts. A title set by the user stays on every sheet.
void TestPageLayout::furtherSheetsHaveTheTitlesOfTheirCharts()
{
    PageSpec page = test::samplePage(60);
    for (ChartSpec &chart : page.charts)
        chart.alone.statement = u"About "_s + chart.title;
    const auto titlesOf = [this, &page] {
        QStringList titles;
        for (const Sheet &sheet : layoutPage(page, *findPageSize(u"a4"_s), false, m_ruler).sheets) {
            const bool hasFirst = std::ranges::any_of(
                sheet.charts, [&page](const ChartPlace &one) { return one.chart.id == page.charts.constFirst().id; });
            titles << (hasFirst ? QString() : sheet.texts.constFirst().lines.constFirst().text);
        }
        titles.removeAll(QString());
        return titles;
    };
    const QStringList own = titlesOf();
    QVERIFY(own.size() >= 2);
    QVERIFY2(own.filter(u"About "_s).size() >= 2, qPrintable(own.join(u'\n')));
    page.answer = u"The message of the page"_s; // below a title of the user
    QCOMPARE(titlesOf().filter(u"About "_s).size(), 0);
}

// Only the last chart has prices: no other sheet dates them or explains their mark.
void TestPageLayout::sheetsHaveTheSourcesOfTheirCharts()
{
    PageSpec page = test::samplePage(60);
    for (ChartSpec &chart : page.charts)
        chart.alone = {u"About "_s + chart.title, {}, u"Sources: A"_s};
    page.charts.last().alone.footer = page.footer = u"Sources: A · Prices: B, 22 Jul 2026 "_s + staleGlyph;
    page.legend << stalePart();
    int without = 0;
    for (const Sheet &sheet : layoutPage(page, *findPageSize(u"a4"_s), false, m_ruler).sheets) {
        const bool hasPrices = std::ranges::any_of(
            sheet.charts, [&page](const ChartPlace &one) { return one.chart.id == page.charts.constLast().id; });
        QStringList texts;
        for (const TextBlock &block : sheet.texts) {
            for (const PlacedText &line : block.lines)
                texts << line.text;
        }
        QCOMPARE(texts.join(u'\n').contains(staleGlyph), hasPrices);
        without += hasPrices ? 0 : 1;
    }
    QVERIFY(without > 0);
}

// "(sheet 1 of 2)" needs a sheet 2 with the same title: sheets with a title of their own do not count.
void TestPageLayout::onlySheetsThatShareATitleAreCounted()
{
    for (const int chips : {8, 24, 60, 90}) {
        PageSpec page = test::samplePage(chips);
        for (ChartSpec &chart : page.charts)
            chart.alone.statement = u"About "_s + chart.title;
        QStringList shared;
        for (const Sheet &sheet : layoutPage(page, *findPageSize(u"slide"_s), false, m_ruler).sheets) {
            const QString title = mapped(sheet.texts.constFirst().lines, &PlacedText::text).join(u' ');
            if (!sheet.charts.isEmpty() && title.startsWith(page.title.first(10)))
                shared << title;
            else
                QVERIFY2(!title.startsWith(u"About "_s) || !title.contains(u"(sheet "_s), qPrintable(title));
        }
        QVERIFY(!shared.isEmpty());
        for (qsizetype i = 0; i < shared.size(); ++i) {
            const QString mark = u"(sheet %1 of %2)"_s.arg(i + 1).arg(shared.size());
            const bool isRight = shared.size() > 1 ? shared.at(i).endsWith(mark) : !shared.at(i).contains(u"(sheet "_s);
            QVERIFY2(isRight, qPrintable(shared.join(u'\n')));
        }
    }
}

static QString textOf(const PageLayout &layout)
{
    QStringList lines;
    for (const Sheet &sheet : layout.sheets) {
        for (const TextBlock &block : sheet.texts) {
            for (const PlacedText &line : block.lines)
                lines << line.text;
        }
    }
    return lines.join(u' ').remove(u' ');
}

void TestPageLayout::numbersComeWithNotesAndSources()
{
    const PageSpec page = pageWithReferences(12);
    for (const PageSize &paper : pageSizes()) {
        const QString text = textOf(layoutPage(page, paper, true, m_ruler));
        for (const QString &told : page.notes + page.sources)
            QVERIFY2(text.contains(QString(told).remove(u' ')), qPrintable(told));
        QVERIFY(!textOf(layoutPage(page, paper, false, m_ruler)).contains(u"https:"));
    }
}

void TestPageLayout::sourcesComeWithoutATable()
{
    PageSpec page = pageWithReferences(0);
    QVERIFY(page.numbers.rows.isEmpty());
    const PageLayout layout = layoutPage(page, *findPageSize(u"a4"_s), true, m_ruler);
    QVERIFY(layout.sheets.size() > 1);
    QVERIFY(textOf(layout).contains(u"https://example.org"));
}

void TestPageLayout::aPageWithoutChartsStillHasItsTitle()
{
    PageSpec page{.title = u"Nothing is chosen"_s};
    const PageLayout layout = layoutPage(page, *findPageSize(u"slide"_s), true, m_ruler);
    QCOMPARE(layout.sheets.size(), 1);
    QCOMPARE(layout.sheets.first().texts.first().lines.first().text, page.title);
}

void TestPageLayout::theAnswerStandsBelowATitleOfOnesOwn()
{
    PageSpec page = test::samplePage();
    page.answer = page.title;
    page.title = u"For the board meeting"_s;
    const PageLayout layout = layoutPage(page, *findPageSize(u"slide"_s), false, m_ruler);
    const QList<TextBlock> &texts = layout.sheets.first().texts;
    QCOMPARE(texts.at(0).lines.first().text, page.title);
    QVERIFY(page.answer.startsWith(texts.at(1).lines.first().text));
    QVERIFY(texts.at(1).rect.top() >= texts.at(0).rect.bottom());
    QVERIFY(texts.at(1).font.pixelSize() < texts.at(0).font.pixelSize());
}

// What-if pages add the exclusions, the next best row and other assumptions: four lines on upright paper.
void TestPageLayout::theLineBelowTheTitleIsWhole()
{
    PageSpec page = test::samplePage();
    page.support = u"$1.93 vs $1.99 per 1M output tokens; odds 50:50. Excluded: Trainium1 ($1.40), software in "
                   "maintenance. Trainium2 would overtake first if the price of A100 80GB rises 3%, above $2.27 an "
                   "hour. 9 other assumptions also change the order, the compute precision first among them. All "
                   "prices are on-demand list prices of July 2026 in the regions of the board."_s;
    const PageLayout layout = layoutPage(page, *findPageSize(u"a4-portrait"_s), false, m_ruler);
    const TextBlock &support = layout.sheets.constFirst().texts.at(1);
    QVERIFY(support.lines.size() > 3);
    QCOMPARE(mapped(support.lines, &PlacedText::text).join(u' '), page.support);
}

void TestPageLayout::aLeadingPlaneTakesTwoThirds()
{
    const ExportType &type = *findExportType(u"small"_s);
    const PageLayout slide = layoutPage(test::planePageOf(4), *findPageSize(u"slide"_s), false, m_ruler, type);
    QCOMPARE(slide.sheets.size(), 1);
    const QList<ChartPlace> charts = slide.sheets.first().charts;
    QCOMPARE(charts.size(), 3);
    QVERIFY(std::abs(charts.at(0).rect.width() - 2 * charts.at(1).rect.width()) <= 14);
    QCOMPARE(charts.at(0).rect.top(), charts.at(1).rect.top());
    QVERIFY(std::abs(charts.at(0).rect.bottom() - charts.at(2).rect.bottom()) <= 2);
    QCOMPARE(slide.sheets.first().legend.size(), 4); // includes marks and lines
    const PageLayout upright = layoutPage(test::planePageOf(4), *findPageSize(u"a4-portrait"_s), false, m_ruler, type);
    const QList<ChartPlace> below = upright.sheets.first().charts;
    QVERIFY(below.at(0).rect.bottom() < below.at(1).rect.top());
    QCOMPARE(below.at(1).rect.top(), below.at(2).rect.top());
}

void TestPageLayout::planesKeepTheirNames_data()
{
    QTest::addColumn<QString>("size");
    for (const PageSize &size : pageSizes())
        QTest::newRow(size.id) << QString(QLatin1String(size.id));
    for (const char *own : {"640x480px", "100x100mm", "60x200mm", "200x60mm"})
        QTest::newRow(own) << QString::fromLatin1(own);
}

void TestPageLayout::planesKeepTheirNames()
{
    QFETCH(const QString, size);
    const PageSpec page = test::planePage();
    const PageLayout layout = layoutPage(page, *findPageSize(size), false, m_ruler);
    const QString text = textOf(layout);
    for (const Sheet &sheet : layout.sheets) {
        for (const ChartPlace &place : sheet.charts) {
            if (place.chart.kind != ChartKind::Plane)
                continue;
            const PlaneLayout plane = layoutPlane(place.chart, layout.type, place.rect.size(), m_ruler);
            const bool isSmall =
                !std::ranges::any_of(pageSizes(), [&](const PageSize &row) { return size == QLatin1String(row.id); });
            for (qsizetype i = 0; i < plane.marks.size() && !isSmall; ++i)
                QCOMPARE(plane.marks.at(i).label.text.text, place.chart.plane.marks.at(i).label);
            // If labels are numbers, the names are in the key.
            const ChartSpec &asked =
                *std::ranges::find_if(page.charts, [&](const ChartSpec &one) { return one.id == place.chart.id; });
            if (place.chart == asked)
                continue;
            for (const PlaneMark &mark : asked.plane.marks)
                QVERIFY2(mark.small || text.contains(QString(mark.label).remove(u' ')), qPrintable(mark.label));
        }
    }
}

void TestPageLayout::numbersStandForNames()
{
    ChartSpec chart = test::valueChart();
    chart.plane.marks.last().label = chart.plane.marks.first().label;
    const NumberedPlane plane = numbered(chart, {chart});
    QCOMPARE(plane.chart.plane.marks.first().label, u"1"_s);
    QCOMPARE(plane.chart.plane.marks.last().label, u"1"_s); // same name, same number
    QCOMPARE(plane.key.first(), u"1 "_s + chart.plane.marks.first().label);
    for (qsizetype i = 0; i < chart.plane.marks.size(); ++i) {
        const PlaneMark &mark = chart.plane.marks.at(i);
        if (!mark.label.isEmpty() && !mark.small)
            QVERIFY(plane.key.contains(plane.chart.plane.marks.at(i).label + u' ' + mark.label));
    }
    // Next to another plane, names keep their numbers, and the key lists only those of this plane.
    ChartSpec fewer = chart;
    fewer.plane.marks.removeFirst();
    fewer.plane.marks.removeLast();
    const NumberedPlane second = numbered(fewer, {chart, fewer});
    QCOMPARE(second.chart.plane.marks.constFirst().label, plane.chart.plane.marks.at(1).label);
    QVERIFY(!second.key.contains(plane.key.first()));
    TypeScale type = paperTheme().type;
    QVERIFY(!losesNames(chart, layoutPlane(chart, type, {1200, 900}, m_ruler)));
    QVERIFY(losesNames(chart, layoutPlane(chart, type, {160, 120}, m_ruler)));
}

// One claim per row: a circle for the claim, a diamond next to it, and a line between them.
static ChartSpec rowsChart(int rows)
{
    ChartSpec chart{.kind = ChartKind::Plane, .id = u"rows"_s, .title = u"Claims"_s};
    chart.axis.maximum = 10.0;
    chart.axis.ticks = {0.0, 5.0, 10.0};
    chart.axis.tickLabels = {u"0"_s, u"5"_s, u"10"_s};
    chart.plane.y.maximum = rows;
    for (int row = 0; row < rows; ++row) {
        const double y = row + 0.5;
        chart.plane.y.ticks << y;
        chart.plane.y.tickLabels << u"Row %1"_s.arg(row);
        PlaneMark mark{.id = QString::number(row), .label = u"%1x"_s.arg(row), .x = 2.0, .y = y};
        chart.plane.marks << mark;
        mark.shape = MarkShape::Diamond;
        mark.x = 8.0;
        mark.label.clear();
        chart.plane.marks << mark;
        chart.plane.lines << PlaneLine{.id = mark.id, .points = {{2.0, y}, {8.0, y}}};
    }
    return chart;
}

void TestPageLayout::rowsOfPlanesArePartedEvenly_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("most");
    QTest::addColumn<QList<int>>("sizes");
    QTest::newRow("they fit") << 5 << 5 << QList<int>{5};
    QTest::newRow("one too many") << 6 << 5 << QList<int>{3, 3};
    QTest::newRow("odd") << 23 << 8 << QList<int>{8, 8, 7};
    QTest::newRow("one each") << 3 << 1 << QList<int>{1, 1, 1};
    QTest::newRow("no room at all") << 3 << 0 << QList<int>{3};
}

void TestPageLayout::rowsOfPlanesArePartedEvenly()
{
    QFETCH(const int, rows);
    QFETCH(const int, most);
    QFETCH(const QList<int>, sizes);
    const ChartSpec whole = rowsChart(rows);
    QCOMPARE(namedRows(whole), rows);
    const QList<ChartSpec> parts = rowParts(whole, most);
    QCOMPARE(parts.size(), sizes.size());
    QStringList names;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const ChartSpec &part = parts.at(i);
        QCOMPARE(namedRows(part), sizes.at(i));
        QCOMPARE(part.axis, whole.axis); // so that parts are comparable
        QCOMPARE(part.plane.marks.size(), 2 * sizes.at(i));
        QCOMPARE(part.plane.lines.size(), sizes.at(i));
        QVERIFY(parts.size() == 1 ? part == whole
                                  : part.title == u"Claims (part %1 of %2)"_s.arg(i + 1).arg(parts.size()));
        for (qsizetype row = part.plane.y.ticks.size() - 1; row >= 0; --row)
            names << part.plane.y.tickLabels.at(row);
        for (const PlaneMark &mark : part.plane.marks) // each mark keeps its name
            QCOMPARE(part.plane.y.tickLabels.at(part.plane.y.ticks.indexOf(mark.y)), u"Row "_s + mark.id);
        for (const PlaneLine &line : part.plane.lines)
            QCOMPARE(part.plane.y.tickLabels.at(part.plane.y.ticks.indexOf(line.points.first().y())),
                     u"Row "_s + line.id);
    }
    QCOMPARE(names.constFirst(), u"Row %1"_s.arg(rows - 1)); // top to bottom
    QCOMPARE(names.size(), rows);
    QCOMPARE(namedRows(test::valueChart()), 0);
}

void TestPageLayout::everyRowOfAPlaneHasItsName_data()
{
    QTest::addColumn<QString>("size");
    for (const PageSize &size : pageSizes())
        QTest::newRow(size.id) << QString(QLatin1String(size.id));
    QTest::newRow("640x480px") << u"640x480px"_s;
}

void TestPageLayout::everyRowOfAPlaneHasItsName()
{
    QFETCH(const QString, size);
    PageSpec page = test::samplePage(2);
    page.charts = {rowsChart(24), rowsChart(9), page.charts.constFirst()};
    page.hasLead = true;
    const PageLayout layout = layoutPage(page, *findPageSize(size), false, m_ruler);
    int rows = 0;
    for (const Sheet &sheet : layout.sheets) {
        for (const ChartPlace &place : sheet.charts) {
            if (namedRows(place.chart) == 0)
                continue;
            const PlaneLayout plane = layoutPlane(place.chart, layout.type, place.rect.size(), m_ruler);
            for (const PlaneTick &tick : plane.yTicks) {
                QVERIFY(!tick.label.text.isEmpty());
                ++rows;
            }
        }
    }
    QCOMPARE(rows, 33);
}

void TestPageLayout::manyNamesBecomeNumbers()
{
    PageSpec page = test::samplePage(2);
    page.charts = {test::valueChart()};
    const PlaneMark mark = page.charts.first().plane.marks.constFirst();
    page.charts.first().plane.marks.clear();
    for (int i = 0; i < 34; ++i) {
        PlaneMark one = mark;
        one.id = QString::number(i);
        one.label = u"Chip number %1"_s.arg(i);
        one.x = mark.x * (1.0 + 0.02 * i);
        page.charts.first().plane.marks << one;
    }
    const PageLayout layout = layoutPage(page, *findPageSize(u"slide"_s), false, m_ruler);
    QCOMPARE(layout.sheets.constFirst().charts.constFirst().chart.plane.marks.constLast().label, u"34"_s);
    QVERIFY(textOf(layout).contains(u"34Chipnumber33"_s));
}

// Scenarios share one scale: the third is only as wide as the two above it.
void TestPageLayout::onlyChartsOfTheirOwnScaleAreWidened()
{
    const auto widthsOf = [this](bool isOneScale) {
        PageSpec page = test::samplePage(7);
        page.charts = page.charts.first(3);
        for (qsizetype i = 0; i < page.charts.size(); ++i)
            page.charts[i].axis.maximum = isOneScale ? 1000.0 : 1000.0 * static_cast<double>(i + 1);
        for (ChartSpec &chart : page.charts)
            chart.axis.label = chart.axis.unit = QString();
        for (ChartSpec &chart : page.charts)
            chart.axis.ticks = {0.0, chart.axis.maximum};
        QList<int> widths;
        const PageLayout layout = layoutPage(page, *findPageSize(u"slide"_s), false, m_ruler);
        for (const ChartPlace &place : layout.sheets.constFirst().charts)
            widths << place.rect.width();
        return widths;
    };
    const QList<int> alike = widthsOf(true);
    QCOMPARE(alike.size(), 3);
    QCOMPARE(alike.at(2), alike.at(0));
    const QList<int> apart = widthsOf(false);
    QCOMPARE(apart.size(), 3);
    QVERIFY(apart.at(2) > apart.at(0) * 3 / 2);
}

// Lines of equal cost and thresholds are grey, but are not the vendor "Others".
void TestPageLayout::linesOfReferenceAreNobodys()
{
    PageSpec page = test::samplePage(2);
    page.charts = {test::valueChart()};
    ChartSpec &chart = page.charts.first();
    chart.plane.marks.removeIf([](const PlaneMark &mark) { return mark.role == ColourRole::Other; });
    PlaneLine line{.role = ColourRole::Other, .points = {{1.0, 1.0}, {2.0, 2.0}}};
    chart.plane.lines = {line};
    const auto hasOthers = [&] {
        const PageLayout layout = layoutPage(page, *findPageSize(u"slide"_s), false, m_ruler);
        const QList<LegendKey> keys = layout.sheets.constFirst().legend;
        return std::ranges::any_of(keys, [](const LegendKey &key) { return key.role == ColourRole::Other; });
    };
    QVERIFY(!hasOthers());
    chart.plane.lines.first().id = u"gaudi3"_s; // a chip's line
    QVERIFY(hasOthers());
}

// With their texts, apart from the rest of the legend, if there is room for them.
void TestPageLayout::coloursOfCellsHaveSwatches()
{
    PageSpec page = test::samplePage(2);
    page.charts = {test::valueChart()};
    page.charts.first().plane.cells = {PlaneCell{.tone = 0.5}, PlaneCell{.tone = -0.5}};
    page.legend = {{{LegendMark::Page, u"frame = now"_s},
                    {LegendMark::BetterColour, u"below 1 = A cheaper"_s},
                    {LegendMark::WorseColour, u"above 1 = B cheaper"_s}}};
    const auto sheet = [&] { return layoutPage(page, *findPageSize(u"slide"_s), false, m_ruler).sheets.constFirst(); };
    const auto tones = [&] {
        QList<double> found;
        const QList<LegendKey> keys = sheet().legend;
        for (const LegendKey &key : keys) {
            if (key.tone)
                found << *key.tone;
        }
        return found;
    };
    QCOMPARE(tones(), QList<double>({1.0, -1.0}));
    QCOMPARE(sheet().legend.constLast().text.text, u"above 1 = B cheaper"_s);
    QStringList texts;
    const QList<TextBlock> blocks = sheet().texts;
    for (const TextBlock &block : blocks) {
        for (const PlacedText &line : block.lines)
            texts << line.text;
    }
    QVERIFY2(texts.contains(u"frame = now"_s), qPrintable(texts.join(u'|')));
    page.legend.parts[1].text = u"below 1 = "_s + QString(400, u'A');
    QVERIFY(tones().isEmpty());
}

void TestPageLayout::barsKeepTheirNames_data() { planesKeepTheirNames_data(); }

// Names as long as the assumptions of a tornado.
void TestPageLayout::barsKeepTheirNames()
{
    QFETCH(const QString, size);
    PageSpec page = test::samplePage(8);
    for (ChartSpec &chart : page.charts) {
        for (ChartCategory &category : chart.categories)
            category.label = u"Compute efficiency of %1"_s.arg(category.label);
    }
    const PageLayout layout = layoutPage(page, *findPageSize(size), false, m_ruler);
    for (const Sheet &sheet : layout.sheets) {
        for (const ChartPlace &place : sheet.charts) {
            const ChartLayout chart = layoutChart(place.chart, layout.type, place.rect.size(), m_ruler);
            for (qsizetype i = 0; i < chart.row.size() && place.rect.width() > 340; ++i)
                QCOMPARE(chart.row.at(i).name(), place.chart.categories.at(i).shownLabel());
        }
    }
}

void TestPageLayout::typeHasItsLeastSize_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<double>("onSlides"); // smallest text, in points of 1/72 inch
    QTest::addColumn<double>("onPaper");

    QTest::newRow("small") << u"small"_s << 7.5 << 6.75;
    QTest::newRow("normal") << u"normal"_s << 9.0 << 8.25;
    QTest::newRow("large") << u"large"_s << 11.25 << 10.5;
}

void TestPageLayout::typeHasItsLeastSize()
{
    QFETCH(const QString, type);
    QFETCH(const double, onSlides);
    QFETCH(const double, onPaper);
    for (const PageSize &paper : pageSizes()) {
        const double least = paper.width > 1.6 * paper.height ? onSlides : onPaper;
        const PageLayout layout = layoutPage(pageWithReferences(60), paper, true, m_ruler, *findExportType(type));
        QVERIFY(std::min(layout.type.small, layout.type.body) * 0.75 >= least);
        for (const Sheet &sheet : layout.sheets) {
            for (const TextBlock &block : sheet.texts)
                QVERIFY2(block.font.pixelSize() * 0.75 >= least, paper.id);
            QVERIFY(sheet.table.isEmpty() || sheet.table.cellFont.pixelSize() * 0.75 >= least);
        }
    }
}

void TestPageLayout::sixChartsStandInThreeColumns()
{
    PageSpec page = test::samplePage(3);
    page.charts << page.charts.at(0) << page.charts.at(1);
    const PageLayout layout = layoutPage(page, *findPageSize(u"a4"_s), false, m_ruler);
    const QList<ChartPlace> charts = layout.sheets.first().charts;
    QCOMPARE(charts.size(), 6);
    QCOMPARE(charts.at(2).rect.top(), charts.at(0).rect.top());
    QCOMPARE(charts.at(3).rect.left(), charts.at(0).rect.left());
}

// The model check: all its rows, with the header on each page.
void TestPageLayout::longTablesAreWholeAndQuick()
{
    PageSpec page = test::planePage();
    page.numbers.rows.clear();
    for (int i = 0; i < 1280; ++i)
        page.numbers.rows << Table::Row{u"Run %1 of a model with a long name"_s.arg(i), QString::number(i * 17),
                                        QString::number(i * 19)};
    QElapsedTimer timer;
    timer.start();
    const PageLayout layout = layoutPage(page, *findPageSize(u"a4"_s), true, m_ruler);
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
    qsizetype rows = 0;
    qsizetype sheets = 0;
    for (const Sheet &sheet : layout.sheets) {
        if (sheet.table.isEmpty())
            continue;
        rows += sheet.table.rows.size();
        ++sheets;
        QVERIFY(!sheet.table.header.texts.isEmpty());
        QVERIFY(sheet.table.rows.last().top + sheet.table.rows.last().height < sheet.rule);
    }
    QCOMPARE(rows, 1280);
    QVERIFY2(sheets > 20 && sheets < 70, qPrintable(QString::number(sheets)));
}

CHIPBOARD_TEST(TestPageLayout, QApplication)

} // namespace tst_pagelayout

#include "tst_pagelayout.moc"
