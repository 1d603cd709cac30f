// Every row of every chart is on exactly one sheet and one slide, for any paper and type size; the slide check detects
// missing rows.
#include "data/core/find.h"
#include "data/views/planeaxis.h"
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/export/chartparts.h"
#include "widgets/export/office/deckslides.h"
#include "widgets/export/office/slidehead.h"
#include "widgets/export/pdfexport.h"
#include "widgets/export/pictureexport.h"
#include "widgets/export/pptxexport.h"

#include <QApplication>
#include <QXmlStreamReader>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_everyrow {

class TestEveryRow : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(testing::anyWarning()); }
    void standsOnOneSheet_data();
    void standsOnOneSheet();
    void standsOnOneSlide_data() { standsOnOneSheet_data(); }
    void standsOnOneSlide();
    void everyColumnStandsOnOneSheet_data();
    void everyColumnStandsOnOneSheet();
    void standsInThePicture_data();
    void standsInThePicture();
    void smallPaperHasEveryRowOrIsRefused_data();
    void smallPaperHasEveryRowOrIsRefused();
    void tablesArePartedByRowsAndColumns();
    void whatIsNotDrawnIsNoticed();
    void textsGiveWayToCharts();

private:
    TextRuler m_ruler;
};

namespace {

// Texts as long as on the real Overview.
PageSpec pageOf(QList<ChartSpec> charts)
{
    PageSpec page{.id = u"overview"_s,
                  .title = u"Serve Llama 3.1 70B, chat: Trainium and H100 inconclusive apart at the prices of "
                           "\"On-demand list\" (3.18 against 2.51 USD per 1M output tokens)"_s,
                  .warning = u"Trainium2: no on-demand list price; the Capacity Block price of 2026-07-22 is "
                             "shown. Number formats differ: MXFP8 for Trainium3. No published measurements for "
                             "Trainium2 and Trainium3."_s};
    page.notice.text = u"Seven of eight shown; Trainium4 is only announced. No best is marked in Cost."_s;
    page.notice.inFiles = true;
    page.legend = {{baselinePart(), outlinedPart(), {LegendMark::Whisker, u"whisker = range, ~ = approximate"_s}}};
    page.footer = u"Sources: AWS Neuron docs, 2026-08 · AWS on-demand prices, 2026-07 · EC2 Capacity Blocks price "
                  "page, 2026-07 · Catalogue of 2026-11-20"_s;
    page.charts = std::move(charts);
    page.hasLead = true;
    return page;
}

ChartSpec scoresOf(int rows)
{
    ChartSpec chart{.kind = ChartKind::Scores,
                    .id = u"scores"_s,
                    .title = u"Side by side"_s,
                    .subtitle =
                        u"per chip · peaks FP8 dense, workload in BF16 · Serve Llama 3.1 70B, chat · On-demand list"_s};
    for (int row = 0; row < rows; ++row)
        chart.categories << ChartCategory{u"chip%1"_s.arg(row), u"Chip number %1"_s.arg(row), ColourRole::Nvidia,
                                          row == rows / 2};
    const QList<std::pair<QString, QString>> heads{{u"Compute"_s, u"TFLOPS FP8"_s},
                                                   {u"Memory"_s, u"GB"_s},
                                                   {u"Bandwidth"_s, u"TB/s"_s},
                                                   {u"Cost"_s, u"USD per chip-hour"_s},
                                                   {u"Cost per million tokens"_s, u"USD per 1M output tokens"_s}};
    for (const auto &[title, unit] : heads) {
        ScoreColumn column{title.toLower(), title, unit, true, false, 100.0, {}, {0, rows - 1}};
        for (int row = 0; row < rows; ++row)
            column.points << ChartPoint{.value = 10.0 + row, .label = u"%1 (96 GiB)"_s.arg(10 + row)};
        chart.scores.columns << column;
    }
    return chart;
}

ChartSpec planeOf(int rows)
{
    ChartSpec chart{.kind = ChartKind::Plane,
                    .id = u"claims"_s,
                    .title = u"What was claimed and what comes out"_s,
                    .subtitle = u"times what it is compared with · diamond = claimed · circle = recomputed"_s,
                    .axis = {.maximum = 10.0, .ticks = {0.0, 5.0, 10.0}, .tickLabels = {u"0"_s, u"5"_s, u"10"_s}}};
    chart.plane.y.maximum = rows;
    for (int row = 0; row < rows; ++row) {
        chart.plane.y.ticks << row + 0.5;
        chart.plane.y.tickLabels << u"Claim number %1"_s.arg(row);
        chart.plane.marks << PlaneMark{.id = u"claim%1"_s.arg(row), .x = 4.0, .y = row + 0.5};
    }
    return chart;
}

// The baseline repeats in every part, for comparison.
bool mayRepeat(const ChartSpec &chart, const QString &row)
{
    return !hasTwoAxes(chart) && chart.kind != ChartKind::Scores
        && std::ranges::any_of(chart.categories,
                               [&row](const ChartCategory &one) { return one.baseline && one.id == row; });
}

QString faultOf(const QMap<QString, int> &rows, const ChartSpec &chart)
{
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        const bool isRight = row.value() == 1 || (row.value() > 1 && mayRepeat(chart, row.key()));
        if (!isRight)
            return u"%1: %2 stands %3 times"_s.arg(chart.id, row.key(), QString::number(row.value()));
    }
    return {};
}

// Like the page Prices by provider: a row per provider, a column per chip, some empty.
ChartSpec heatOf(int rows, int columns = 5)
{
    ChartSpec chart = planeOf(rows);
    chart.kind = ChartKind::Heat;
    chart.id = u"providers"_s;
    chart.plane.marks.clear();
    QStringList chips{u"H100"_s, u"H200"_s, u"B200"_s, u"B300"_s, u"MI300X"_s};
    for (int column = 5; column < columns; ++column)
        chips << (column % 2 > 0 ? u"RTX PRO 6%1"_s : u"Blackwell Ultra %1"_s).arg(column);
    std::ranges::reverse(chips); // named from the end of the axis
    chart.axis = namesAxis(u"Chip"_s, chips);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            PlaneCell cell{.id = u"%1@%2"_s.arg(column).arg(row), .column = column, .row = row};
            if ((row + column) % 3 > 0) {
                cell.value = 2.0 + row;
                cell.tone = column < columns / 2 ? 0.5 : -0.5;
                cell.label = u"~%1.25"_s.arg(2 + row);
            }
            chart.plane.cells << cell;
        }
    }
    return chart;
}

QString faultOf(const Sheet &sheet, const QRectF &body)
{
    for (const ChartPlace &place : sheet.charts) {
        if (!body.contains(QRectF(place.rect)))
            return u"%1 leaves the sheet"_s.arg(place.chart.title);
        for (const TextBlock &text : sheet.texts) {
            if (!text.lines.isEmpty() && text.rect.intersects(QRectF(place.rect)))
                return u"%1 lies over %2"_s.arg(text.lines.constFirst().text, place.chart.title);
        }
    }
    return {};
}

} // namespace

void TestEveryRow::standsOnOneSheet_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("type");
    QTest::addColumn<int>("chips");

    QStringList sizes{u"8x4.5in"_s, u"640x480px"_s};
    for (const PageSize &size : pageSizes())
        sizes << QLatin1String(size.id);
    for (const QString &size : std::as_const(sizes)) {
        for (const ExportType &type : exportTypes()) {
            for (const int chips : {7, 12, 30})
                QTest::addRow("%d chips on %s in %s type", chips, qPrintable(size), type.id)
                    << size << QString(QLatin1String(type.id)) << chips;
        }
    }
}

// PDF, PNG and SVG draw these sheets.
void TestEveryRow::standsOnOneSheet()
{
    QFETCH(const QString, size);
    QFETCH(const QString, type);
    QFETCH(const int, chips);
    const ChartSpec bars = test::samplePage(chips).charts.constFirst();
    for (const QList<ChartSpec> &charts :
         {QList<ChartSpec>{scoresOf(chips)}, {bars, planeOf(chips)}, {heatOf(chips)}}) {
        const PageSpec page = pageOf(charts);
        const PageLayout layout = layoutPage(page, *findPageSize(size), false, m_ruler, *findExportType(type));
        for (const ChartSpec &chart : page.charts) {
            const QMap<QString, int> rows = drawnRows(chart, layout.sheets, layout.type, m_ruler);
            QCOMPARE(rows.size(), chips);
            QCOMPARE(faultOf(rows, chart), QString());
        }
        for (const Sheet &sheet : layout.sheets) {
            const QString fault = faultOf(sheet, layout.body.adjusted(-1.0, -1.0, 1.0, 1.0));
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }
}

void TestEveryRow::everyColumnStandsOnOneSheet_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("chips");

    for (const char *size : {"a4-portrait", "a4", "slide", "half-slide"}) {
        for (const int chips : {7, 12, 30})
            QTest::addRow("%d chips on %s", chips, size) << QString::fromLatin1(size) << chips;
    }
}

// Prices of twenty providers: each price stands on one sheet, below its chip and beside its provider, both whole. All
// sheets explain the same colours.
void TestEveryRow::everyColumnStandsOnOneSheet()
{
    QFETCH(const QString, size);
    QFETCH(const int, chips);
    const ChartSpec heat = heatOf(20, chips);
    PageSpec page = pageOf({heat});
    page.legend = {{{LegendMark::BetterColour, u"green = below the median"_s},
                    {LegendMark::WorseColour, u"purple = above the median"_s}}};
    const PageLayout layout = layoutPage(page, *findPageSize(size), false, m_ruler, *findExportType(u"normal"_s));
    QMap<std::pair<QString, QString>, QStringList> cells;
    QStringList columns;
    QStringList keys;
    for (const Sheet &sheet : layout.sheets) {
        for (const ChartPlace &place : sheet.charts) {
            const PlaneLayout drawn = layoutPlane(place.chart, layout.type, place.rect.size(), m_ruler);
            columns << mapped(drawn.xTicks, &PlaneTick::name);
            for (qsizetype i = 0; i < drawn.cells.size(); ++i) {
                const PlaneCell &cell = place.chart.plane.cells.at(i);
                cells[{drawn.yTicks.at(cell.row).name(), drawn.xTicks.at(cell.column).name()}]
                    << drawn.cells.at(i).text.text;
            }
        }
        if (!sheet.charts.isEmpty())
            keys << mapped(sheet.legend, [](const LegendKey &key) { return key.text.text; }).join(u'|');
    }
    columns.removeDuplicates();
    QCOMPARE(columns, heat.axis.tickLabels);
    keys.removeDuplicates();
    QCOMPARE(keys.size(), 1);
    QCOMPARE(cells.size(), heat.plane.cells.size());
    for (const PlaneCell &cell : heat.plane.cells) {
        const std::pair at(heat.plane.y.tickLabels.at(cell.row), heat.axis.tickLabels.at(cell.column));
        QCOMPARE(cells.value(at), QStringList{cell.label});
    }
    for (const int times : drawnRows(heat, layout.sheets, layout.type, m_ruler))
        QCOMPARE(times, 1);
}

namespace {

// One-word names and unique numbers; all bars have one family's colour, and no line crosses them.
ChartSpec countedRows(int rows)
{
    ChartSpec chart{.id = u"cost"_s, .title = u"Cost per million tokens"_s};
    chart.axis.maximum = 100.0;
    chart.axis.ticks = {0.0, 50.0, 100.0};
    ChartSeries series{chart.title, {}};
    for (int row = 0; row < rows; ++row) {
        chart.categories << ChartCategory{u"chip%1"_s.arg(row), u"Chip%1"_s.arg(100 + row), ColourRole::Nvidia};
        series.points << ChartPoint{.value = 40.0 + row, .label = u"%1.5"_s.arg(40 + row)};
    }
    chart.series << series;
    return chart;
}

// As in the file, independent of the layout.
QStringList textsOfSvg(const QByteArray &svg)
{
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"text"_s)
            texts << reader.readElementText();
    }
    return texts;
}

// The maximum number of bars that any vertical line crosses.
int barsOf(const QImage &picture, const QColor &colour)
{
    constexpr int leastHeight = 4; // anything lower is part of a letter
    int most = 0;
    for (int x = 0; x < picture.width(); ++x) {
        int bars = 0;
        int height = 0;
        for (int y = 0; y <= picture.height(); ++y) {
            const bool isBar = y < picture.height() && picture.pixel(x, y) == colour.rgb();
            bars += !isBar && height >= leastHeight ? 1 : 0;
            height = isBar ? height + 1 : 0;
        }
        most = std::max(most, bars);
    }
    return most;
}

} // namespace

void TestEveryRow::standsInThePicture_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("type");
    QTest::addColumn<int>("chips");

    QStringList sizes{u"8x4.5in"_s, u"640x480px"_s};
    for (const PageSize &size : pageSizes())
        sizes << QLatin1String(size.id);
    for (const QString &size : std::as_const(sizes)) {
        for (const ExportType &type : exportTypes())
            QTest::addRow("%s in %s type", qPrintable(size), type.id) << size << QString(QLatin1String(type.id)) << 7;
    }
    QTest::newRow("30 chips") << u"8x4.5in"_s << u"large"_s << 30;
}

// The final content of SVG and PNG: names and numbers as texts, bars as pixels.
void TestEveryRow::standsInThePicture()
{
    QFETCH(const QString, size);
    QFETCH(const QString, type);
    QFETCH(const int, chips);
    ExportOptions options{.pageSize = size, .typeScale = type};
    const PageSpec page = pageOf({countedRows(chips)});
    const auto svg = pageSvg(page, options);
    QVERIFY(svg);
    const QStringList texts = textsOfSvg(svg.value());
    for (int row = 0; row < chips; ++row) {
        QCOMPARE(texts.count(u"Chip%1"_s.arg(100 + row)), 1);
        QCOMPARE(texts.count(u"%1.5"_s.arg(40 + row)), 1);
    }
    QVERIFY(!texts.join(u' ').contains(u" of %1 shown"_s.arg(chips)));
    const QColor colour = paperTheme().nvidia;
    const auto png = pagePng(page, options);
    QVERIFY(png);
    QCOMPARE(barsOf(QImage::fromData(png.value(), "PNG"), colour), chips);
    const auto first = pagePng(page, options, {}, 0); // only the first sheet
    QVERIFY(first);
    const PageLayout layout = layoutPage(page, *findPageSize(size), false, m_ruler, *findExportType(type));
    const qsizetype charts =
        std::ranges::count_if(layout.sheets, [](const Sheet &one) { return !one.charts.isEmpty(); });
    const int there = barsOf(QImage::fromData(first.value(), "PNG"), colour);
    QVERIFY2(charts > 1 ? there < chips : there == chips, qPrintable(QString::number(there)));
}

void TestEveryRow::smallPaperHasEveryRowOrIsRefused_data()
{
    QTest::addColumn<QString>("size");

    QTest::newRow("two inches") << u"2x2in"_s;
    QTest::newRow("a stamp") << u"60x60mm"_s;
    QTest::newRow("a visiting card") << u"85x55mm"_s;
    QTest::newRow("a strip") << u"300x51mm"_s;
    QTest::newRow("a column") << u"51x300mm"_s;
    QTest::newRow("a post card") << u"148x105mm"_s;
}

// Paper that is too small is refused with a size of its shape that works, in its unit. Each row stands once on it, or
// on the paper asked for.
void TestEveryRow::smallPaperHasEveryRowOrIsRefused()
{
    QFETCH(const QString, size);
    constexpr int chips = 12;
    ExportOptions options{.pageSize = size};
    const PageSpec page = pageOf({countedRows(chips)});
    Result<QByteArray> svg = pageSvg(page, options);
    QVERIFY(!svg || size != u"2x2in"_s);
    if (!svg) {
        QVERIFY(svg.problem().message.contains(size));
        QVERIFY(!pagePng(page, options) && !pagesPdf({page}, options));
        options.pageSize = svg.problem().remedy.section(u' ', 1, 1);
        const std::optional<PageSize> larger = findPageSize(options.pageSize);
        QVERIFY2(larger, qPrintable(svg.problem().remedy));
        const PageSize small = *findPageSize(size);
        const double shape = small.width / small.height;
        QVERIFY(std::abs(larger->width / larger->height - shape) < 0.05 * shape);
        QVERIFY(size != u"2x2in"_s || larger->width < 540.0); // smaller than the square offered
        svg = pageSvg(page, options);
        QVERIFY(svg && pagePng(page, options) && pagesPdf({page}, options));
    }
    const QStringList texts = textsOfSvg(svg.value());
    for (int row = 0; row < chips; ++row) {
        QCOMPARE(texts.count(u"Chip%1"_s.arg(100 + row)), 1);
        QCOMPARE(texts.count(u"%1.5"_s.arg(40 + row)), 1);
    }
}

// Native charts and tables of PPTX.
void TestEveryRow::standsOnOneSlide()
{
    QFETCH(const QString, size);
    QFETCH(const QString, type);
    QFETCH(const int, chips);
    ExportOptions options{.typeScale = type};
    const PageSize paper = *findPageSize(size);
    // Real tables have eight rows; fitting 30 takes seconds under the sanitizers.
    const int scoreRows = size == u"slide"_s ? chips : std::min(chips, 12);
    DeckCut cut{.areas = slideAreas({paper.width, paper.height})};
    cut.areas.type = deckType(options);
    const PageSpec page = pageOf({scoresOf(scoreRows), test::samplePage(chips).charts.constFirst(), planeOf(chips)});
    QMap<QString, QMap<QString, int>> cells; // of the table: by name, then by header
    QMap<QString, int> bars;
    QMap<QString, int> rows;
    for (const DeckSlide &slide : deckSlides({page}, cut)) {
        const double room = fittedSlide(slide, cut.areas, false, cut.look.letters).areas.content.height();
        const double height = std::accumulate(slide.table.heights.begin(), slide.table.heights.end(), 0.0);
        QVERIFY2(height <= room + 1.0, qPrintable(slide.name));
        for (qsizetype row = 1; row < slide.table.rows.size(); ++row) {
            for (qsizetype i = 1; i < slide.table.widths.size(); ++i)
                ++cells[slide.table.rows.at(row).at(0).text.section(QChar(0x00A0), -1)]
                       [slide.table.rows.at(0).at(i).text];
        }
        if (!slide.chart)
            continue;
        for (const ChartCategory &category : slide.chart->categories)
            ++bars[category.id];
        for (const QString &name : slide.chart->plane.y.tickLabels)
            ++rows[name];
    }
    QCOMPARE(cells.size(), scoreRows);
    for (const QMap<QString, int> &row : std::as_const(cells))
        QCOMPARE(row.values(), QList<int>(5, 1));
    QCOMPARE(bars.size(), chips);
    QCOMPARE(faultOf(bars, page.charts.at(1)), QString());
    QCOMPARE(rows.size(), chips);
    QCOMPARE(faultOf(rows, page.charts.at(2)), QString());
}

// 30 rows in a card for about ten: the best row is also marked in its part.
void TestEveryRow::tablesArePartedByRowsAndColumns()
{
    const ChartSpec chart = scoresOf(30);
    const TypeScale type = paperTheme().type;
    const QList<ChartSpec> parts = chartParts(chart, type, {900, 400}, m_ruler);
    QVERIFY(parts.size() > 1);
    QStringList names;
    for (const ChartSpec &part : parts) {
        for (qsizetype row = 0; row < part.categories.size(); ++row) {
            names << part.categories.at(row).label;
            QCOMPARE(part.scores.columns.constFirst().points.at(row).label, u"%1 (96 GiB)"_s.arg(9 + names.size()));
        }
        QVERIFY(part.title.startsWith(u"Side by side (part "_s));
        QVERIFY(layoutChart(part, type, {900, 400}, m_ruler).complete);
    }
    QCOMPARE(names.size(), 30);
    QCOMPARE(parts.constFirst().scores.columns.constFirst().best, QList<qsizetype>{0});
    QCOMPARE(parts.constLast().scores.columns.constFirst().best,
             QList<qsizetype>{parts.constLast().categories.size() - 1});
    QCOMPARE(chartParts(chart, type, {900, 2000}, m_ruler), QList<ChartSpec>{chart});
    for (const ChartSpec &part : chartParts(chart, type, {500, 2000}, m_ruler)) { // too narrow for five columns
        QCOMPARE(part.categories.size(), 30);
        QVERIFY(part.scores.columns.size() < 5);
    }
}

// The same chart in a card that is too small, as on sheets before charts were split.
void TestEveryRow::whatIsNotDrawnIsNoticed()
{
    const ChartSpec scores = scoresOf(30);
    const TypeScale type = paperTheme().type;
    Sheet sheet;
    sheet.charts << ChartPlace{scores, {0, 0, 900, 400}};
    const QMap<QString, int> rows = drawnRows(scores, {sheet}, type, m_ruler);
    QCOMPARE(rows.size(), 30);
    QCOMPARE(rows.value(u"chip0"_s), 1);
    QCOMPARE(rows.value(u"chip29"_s), 0);
    sheet.charts.first().rect.setHeight(40); // lower than its header
    QCOMPARE(drawnRows(scores, {sheet}, type, m_ruler).value(u"chip0"_s), 0);
    Sheet lacking;
    lacking.charts << ChartPlace{scores, {0, 0, 900, 2000}};
    lacking.charts.first().chart.scores.columns.removeLast(); // all rows, but one column less
    QCOMPARE(drawnRows(scores, {lacking}, type, m_ruler).value(u"chip0"_s), 0);
    const ChartSpec plane = planeOf(30);
    QCOMPARE(drawnRows(plane, {lacking}, type, m_ruler).value(u"Claim number 3"_s), 0);
    lacking.charts << ChartPlace{rowParts(plane, 10).constLast(), {0, 0, 900, 600}};
    QCOMPARE(drawnRows(plane, {lacking}, type, m_ruler).value(u"Claim number 3"_s), 1);
    QCOMPARE(drawnRows(plane, {lacking}, type, m_ruler).value(u"Claim number 29"_s), 0);
    Sheet narrow; // every second name of a column would be left out
    narrow.charts << ChartPlace{heatOf(4, 30), {0, 0, 900, 600}};
    QCOMPARE(drawnRows(heatOf(4, 30), {narrow}, type, m_ruler).values(), QList<int>(4, 0));
    const ChartSpec heat = heatOf(20); // 20 rows need more than 280 pixels
    Sheet table;
    table.charts << ChartPlace{heat, {0, 0, 900, 280}};
    QVERIFY(drawnRows(heat, {table}, type, m_ruler).values().contains(0));
    table.charts.first().rect.setHeight(900);
    QCOMPARE(drawnRows(heat, {table}, type, m_ruler).values(), QList<int>(20, 1));
}

// The page loses no text: what does not fit next to a chart moves to another sheet.
void TestEveryRow::textsGiveWayToCharts()
{
    const PageSpec page = pageOf({scoresOf(7)});
    const PageLayout layout =
        layoutPage(page, *findPageSize(u"8x4.5in"_s), false, m_ruler, *findExportType(u"large"_s));
    QString all;
    for (const Sheet &sheet : layout.sheets) {
        for (const ChartPlace &place : sheet.charts)
            QVERIFY(place.rect.height() >= 0.35 * layout.body.height());
        for (const TextBlock &text : sheet.texts) {
            for (const PlacedText &line : text.lines)
                all += line.text + u' ';
        }
    }
    const QString legend = legendOn(page.legend, page.charts, page.footer).text();
    for (const QString &text : {page.title, page.warning, page.notice.text, legend, page.footer})
        QVERIFY2(all.simplified().contains(text), qPrintable(text));
}

CHIPBOARD_TEST(TestEveryRow, QApplication)

} // namespace tst_everyrow

#include "tst_everyrow.moc"
