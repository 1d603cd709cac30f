// Workbooks of several pages and of reports: planes over their data points, print pages that cut no chart, an Overview
// without tall rows, a cover with links to the sheets, and report texts.
#include "data/analysis/livemodel.h"
#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "data/views/pages.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/boardworkbook.h"
#include "widgets/export/office/livesheets.h"
#include "widgets/export/office/planesheets.h"

#include <QGuiApplication>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_reportbook {

namespace {

struct Anchor
{
    int top = 0; ///< zero-based row
    int bottom = 0;
    int right = 0;
};

QList<Anchor> anchorsOf(const QByteArray &drawing)
{
    QList<Anchor> anchors;
    bool isFrom = false;
    QXmlStreamReader xml(drawing);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"from") {
            anchors << Anchor();
            isFrom = true;
        } else if (xml.name() == u"to") {
            isFrom = false;
        } else if (xml.name() == u"row") {
            (isFrom ? anchors.last().top : anchors.last().bottom) = xml.readElementText().toInt();
        } else if (xml.name() == u"col" && !isFrom) {
            anchors.last().right = xml.readElementText().toInt();
        }
    }
    return anchors;
}

QList<int> breaksOf(const QByteArray &sheet)
{
    QList<int> breaks;
    QXmlStreamReader xml(sheet);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"brk")
            breaks << xml.attributes().value(u"id"_s).toInt();
    }
    return breaks;
}

double tallestRow(const QByteArray &sheet)
{
    double tallest = 0.0;
    QXmlStreamReader xml(sheet);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"row")
            tallest = std::max(tallest, xml.attributes().value(u"ht"_s).toDouble());
    }
    return tallest;
}

} // namespace

class TestReportBook : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void sheetsHaveTheNamesOfPages();
    void rivalsTellTheirConversion();
    void pointsAreThoseOfThePages();
    void planesAreNativeCharts();
    void calculatedDotsAreBars();
    void planesOfOnePoint();
    void linesHaveTheNamesOfTheirMarks();
    void manyMarksShareASeries();
    void axesOfWordsAreLeftOut_data();
    void axesOfWordsAreLeftOut();
    void noChartIsCut_data();
    void noChartIsCut();
    void rowsOfTheOverviewAreLow();
    void longCellsTakeTheRoomThatIsLeft();
    void reportsHaveACover();
    void reportsTellTheirTexts();
    void textsAreNotFormulas();
    void equalReportsGiveEqualBytes();

private:
    [[nodiscard]] static Board boardOf(int chips)
    {
        Board board = onDemandBoard();
        const QStringList ids{u"trainium2"_s, u"h100-sxm"_s,  u"h200-sxm"_s,    u"b200"_s,   u"mi300x"_s, u"gaudi3"_s,
                              u"tpu-v6e"_s,   u"trainium3"_s, u"inferentia2"_s, u"mi325x"_s, u"l40s"_s,   u"l4"_s};
        board.chips = mapped(ids.first(chips), [](const QString &id) { return ChipId(id); });
        return board;
    }
    [[nodiscard]] QList<WorkbookPage> pagesOf(const Board &board) const
    {
        const Formatter formatter;
        const auto table = [&](const QList<MetricId> &metrics) { return evaluate(m_catalog, board, metrics); };
        const ResultTable compare = table(board.charts);
        const ResultTable workload = table(workloadMetrics(m_catalog, board));
        const ResultTable value = table(valueMetrics(m_catalog, board));
        const ResultTable roofline = table(rooflineMetrics(m_catalog, board));
        const ResultTable even = table(breakEvenMetrics(m_catalog, board));
        return {{comparePage(m_catalog, board, compare, formatter), compare},
                {workloadPage(m_catalog, board, workload, formatter), workload},
                {valuePage(m_catalog, board, value, formatter), value},
                {rooflinePage(m_catalog, board, roofline, formatter), roofline},
                {breakEvenPage(m_catalog, board, even, formatter), even}};
    }
    [[nodiscard]] PackageParts partsFor(int chips) // cached: slow to write
    {
        PackageParts &parts = m_written[chips];
        if (parts.isEmpty())
            parts = partsFor(boardOf(chips));
        return parts;
    }
    [[nodiscard]] PackageParts partsFor(const Board &board, bool isReport = false) const
    {
        const QList<WorkbookPage> pages = pagesOf(board);
        WorkbookInput input{m_catalog, board, pages};
        if (isReport)
            input.report = reportOn(board, pages);
        return readPackage(boardWorkbook(input).value(), u"x"_s).value();
    }
    [[nodiscard]] ReportSpec reportOn(const Board &board, const QList<WorkbookPage> &pages) const
    {
        QList<ReportPage> chapters;
        for (const WorkbookPage &page : pages)
            chapters << ReportPage{page.page.id, page.page, page.table};
        return reportOf(m_catalog, board, chapters, Formatter());
    }
    [[nodiscard]] static QList<ChartSpec> planesOf(const QList<WorkbookPage> &pages)
    {
        QList<ChartSpec> planes;
        for (const WorkbookPage &page : pages) {
            for (const ChartSpec &chart : page.page.charts) {
                if (chart.kind == ChartKind::Plane && !(chart.plane.marks.isEmpty() && chart.plane.lines.isEmpty()))
                    planes << chart;
            }
        }
        return planes;
    }
    /// "xl/worksheets/sheet5.xml"
    [[nodiscard]] static QByteArray sheetOf(const PackageParts &parts, const QString &name)
    {
        QStringList names;
        QXmlStreamReader xml(partOf(parts, u"xl/workbook.xml"_s));
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == u"sheet")
                names << xml.attributes().value(u"name"_s).toString();
        }
        return partOf(parts, u"xl/worksheets/sheet%1.xml"_s.arg(names.indexOf(name) + 1));
    }

    Catalog m_catalog;
    QMap<int, PackageParts> m_written;
};

// Sheet names are in the language of the file; texts use the actual names, which differ for pages of the same name.
void TestReportBook::sheetsHaveTheNamesOfPages()
{
    const Board board = boardOf(2);
    WorkbookPage page{pagesOf(board).constFirst().page, {}, u"Preisverlauf"_s};
    page.page.data.columns = {{u"day"_s, false, {}}};
    page.page.data.rows = {{u"2026-11-20"_s}};
    page.page.lists = {{u"offers"_s, {{u"price_per_hour"_s, true}}, {{u"2.5"_s}}}};
    for (int i = 0; i < 1200; ++i)
        page.page.numbers.rows << Table::Row{u"a"_s};
    WorkbookPage nameless = page;
    nameless.name.clear();
    const WorkbookInput input{m_catalog, board, {page, page, nameless}};
    const ReadBook book = readBook(readPackage(boardWorkbook(input).value(), u"x"_s).value());
    for (const QString &name : {u"Preisverlauf"_s, u"Preisverlauf Offers"_s, u"Preisverlauf 2"_s, u"Compare"_s})
        QVERIFY2(book.sheets.contains(name), qPrintable(name));
    QCOMPARE(book.sheets.value(u"Preisverlauf 2"_s).value(u"A4"_s).text, u"2026-11-20"_s);
    QStringList told;
    for (const ReadCell &cell : book.sheets.value(u"Overview"_s)) {
        if (cell.text.startsWith(u"Its "_s))
            told << cell.text;
    }
    told.sort();
    const QString sentence = u"Its %1 rows are on the sheet \"%2\"."_s;
    const QString count = Formatter(readingLocale()).integer(page.page.numbers.rows.size());
    QVERIFY(count.startsWith(u"1,2"_s)); // with a thousands separator
    // A space sorts before a quotation mark.
    QCOMPARE(told,
             (QStringList{sentence.arg(count, u"Compare"_s), sentence.arg(count, u"Preisverlauf 2"_s),
                          sentence.arg(count, u"Preisverlauf"_s)}));
}

// A rival figure is converted like others, so its formula ends with that step.
void TestReportBook::rivalsTellTheirConversion()
{
    Board board = boardOf(2);
    board.currency = {u"EUR"_s, 0.5};
    QList<WorkbookPage> pages = pagesOf(board);
    Reading rival{.value = Interval::exactly(8.0), .unit = Unit::UsdPerHour, .formula = u"64 USD/h / 8 chips"_s};
    Reading bytes = rival;
    bytes.unit = Unit::GB;
    bytes.formula = u"8 x 1 GB"_s;
    Cell *filled = nullptr;
    for (WorkbookPage &page : pages) {
        if (filled == nullptr && !page.table.rows.isEmpty() && !page.table.rows.constFirst().cells.isEmpty())
            filled = &page.table.rows.first().cells.first();
    }
    QVERIFY(filled != nullptr);
    filled->rivals = {rival, bytes};
    const ReadBook book = readBook(readPackage(boardWorkbook({m_catalog, board, pages}).value(), u"x"_s).value());
    QStringList notes;
    for (const ReadCell &cell : book.sheets.value(u"Data"_s)) {
        if (cell.text.contains(rival.formula) || cell.text.contains(bytes.formula))
            notes << cell.text;
    }
    QCOMPARE(notes.size(), 2);
    QCOMPARE(notes.filter(u"0.5 EUR per USD (your rate)"_s).size(), 1);
    QVERIFY(notes.filter(u"per USD"_s).constFirst().contains(rival.formula));
}

// Each mark once, with both coordinates of the page.
void TestReportBook::pointsAreThoseOfThePages()
{
    const Board board = boardOf(6);
    const ReadSheet points = readBook(partsFor(6)).sheets.value(u"Points"_s);
    int checked = 0;
    for (const ChartSpec &chart : planesOf(pagesOf(board))) {
        for (const PlaneMark &mark : chart.plane.marks) {
            if (mark.small || mark.label.isEmpty())
                continue;
            bool isThere = false;
            for (auto cell = points.begin(); cell != points.end(); ++cell) {
                const QString row = cell.key().mid(1);
                isThere = isThere
                    || (cell.key().startsWith(u'B') && cell->text == mark.label
                        && points.value(u'A' + row).text == chart.title
                        && std::abs(points.value(u'C' + row).text.toDouble() - mark.x) <= 1e-12 * std::abs(mark.x)
                        && std::abs(points.value(u'D' + row).text.toDouble() - mark.y) <= 1e-12 * std::abs(mark.y));
            }
            QVERIFY2(isThere, qPrintable(chart.title + u": "_s + mark.label));
            ++checked;
        }
    }
    QVERIFY(checked >= 12);
}

// Costs on a logarithmic axis: an XY chart would not follow changed assumptions.
void TestReportBook::calculatedDotsAreBars()
{
    const Board board = boardOf(6);
    QList<WorkbookPage> pages = pagesOf(board);
    QString title;
    for (WorkbookPage &page : pages) {
        for (ChartSpec &chart : page.page.charts) {
            if (chart.id != u"usd_per_1m_tokens"_s || chart.categories.isEmpty())
                continue;
            chart.kind = ChartKind::HorizontalDots;
            title = chart.title;
        }
    }
    QVERIFY(!title.isEmpty());
    const ReadBook book = readBook(readPackage(boardWorkbook({m_catalog, board, pages}).value(), u"x"_s).value());
    const auto isOn = [&](const QString &sheet) {
        const ReadSheet cells = book.sheets.value(sheet);
        return std::ranges::any_of(cells, [&title](const ReadCell &cell) { return cell.text == title; });
    };
    QVERIFY(!isOn(u"Points"_s));
    QVERIFY(isOn(u"Bars"_s));
}

void TestReportBook::planesAreNativeCharts()
{
    const Board board = boardOf(6);
    const PackageParts parts = partsFor(6);
    const ReadSheet points = readBook(parts).sheets.value(u"Points"_s);
    const QList<ChartSpec> planes = planesOf(pagesOf(board));
    QList<QByteArray> charts;
    for (const PackagePart &part : parts) {
        if (part.name.startsWith(u"xl/charts/chart"_s) && part.bytes.contains("<c:scatterChart>"))
            charts << part.bytes;
    }
    // Dot charts (values on a logarithmic axis) are scatter charts, too, except those that the workbook calculates.
    const QStringList live = liveMetrics(liveModelOf(m_catalog, board));
    qsizetype dots = 0;
    for (const WorkbookPage &page : pagesOf(board))
        dots += std::ranges::count_if(page.page.charts, [&live](const ChartSpec &chart) {
            return chart.kind == ChartKind::HorizontalDots && !live.contains(chart.id);
        });
    QCOMPARE(charts.size(), planes.size() + dots);
    for (const ChartSpec &plane : planes) {
        const auto found = std::ranges::find_if(charts, [&plane](const QByteArray &chart) {
            return chart.contains("<a:t>" + plane.title.toHtmlEscaped().toUtf8() + " (fixed at export)</a:t>");
        });
        QVERIFY2(found != charts.end(), qPrintable(plane.title));
        const int logarithmic = (plane.axis.scale == AxisScale::Logarithmic ? 1 : 0)
            + (plane.plane.y.scale == AxisScale::Logarithmic ? 1 : 0);
        QCOMPARE(found->count("<c:logBase val=\"10\"/>") + found->count("<c:logBase val=\"2\"/>"), logarithmic);
        // Alone, or after its number in the key.
        const auto isNamed = [&found](const QString &name) {
            const QByteArray text = name.toHtmlEscaped().toUtf8() + "</c:v>";
            return found->contains("<c:v>" + text) || found->contains(' ' + text);
        };
        for (const PlaneMark &mark : plane.plane.marks) {
            if (!mark.small && !mark.label.isEmpty())
                QVERIFY2(isNamed(mark.label), qPrintable(mark.label));
        }
        for (const PlaneLine &line : plane.plane.lines) {
            if (!line.label.isEmpty())
                QVERIFY2(isNamed(line.label), qPrintable(line.label));
        }
        // Ranges are columns X and Y of rows with numbers.
        static const QRegularExpression range(u"<c:f>Points!\\$([CD])\\$(\\d+)(?::\\$[CD]\\$(\\d+))?</c:f>"_s);
        int ranges = 0;
        for (auto match = range.globalMatch(QString::fromUtf8(*found)); match.hasNext(); ++ranges) {
            const QRegularExpressionMatch one = match.next();
            QVERIFY(points.value(one.captured(1) + one.captured(2)).isNumber);
        }
        QVERIFY(found->contains("<c:legend>") || !found->contains("<c:showVal val=\"1\"/>")); // only names
        QVERIFY(ranges >= 2);
        QCOMPARE(ranges % 2, 0);
    }
}

void TestReportBook::planesOfOnePoint()
{
    WorkbookPage page;
    QVERIFY(!havePlanes({page}));
    ChartSpec chart{.kind = ChartKind::Plane, .title = u"Empty"_s};
    page.page.charts = {chart};
    QVERIFY(!havePlanes({page}));
    chart.title = u"One"_s;
    chart.axis = {u"Throughput"_s, u"t/s"_s, AxisScale::Logarithmic, 1.0, 10.0, {}, {}};
    PlaneMark mark{.label = u"A"_s,
                   .style = MarkStyle::Outlined,
                   .shape = MarkShape::Diamond,
                   .x = 3.0,
                   .y = 4.0,
                   .xLow = 2.0,
                   .xHigh = 5.0};
    chart.plane.marks = {mark};
    PlaneBand band{u"Within 25%"_s, {{1, 1}, {10, 8}}, {{1, 2}, {10, 12}}};
    chart.plane.bands = {band};
    PlaneLine quiet{.weight = LineWeight::Quiet,
                    .points = {{1, 1}, {10, 10}},
                    .description = u"As predicted."_s,
                    .name = u"y = x"_s};
    chart.plane.lines = {quiet};
    page.page.charts = {chart};
    QVERIFY(havePlanes({page}));
    const auto book = SheetBook::create({});
    BookSheet &sheet = book.value()->addSheet(u"Points"_s);
    const QList<ScatterChart> charts = writePlanes(sheet, {page}, [](ColourRole) { return 0x123456U; });
    QCOMPARE(charts.size(), 1);
    QCOMPARE(charts.first().x,
             (ScatterAxis{u"Throughput (t/s)"_s, true, 1.0, 10.0, 2.0})); // only two are powers of ten
    QStringList names = mapped(charts.first().series, &ScatterSeries::name);
    QCOMPARE(names, (QStringList{band.label, band.label, u"y = x"_s, u"Ranges"_s, u"A"_s}));
    const ScatterSeries &last = charts.first().series.constLast();
    QVERIFY(last.isHollow && last.isNamed && last.marker == MarkShape::Diamond && last.line == 0.0);
    QCOMPARE(last.colour, 0x123456U);
    QCOMPARE(last.x.first, last.x.last);
    QCOMPARE(charts.first().series.at(3).x.last - charts.first().series.at(3).x.first, 2); // two points, then a gap
}

// Rooflines are not labelled if their marks are.
void TestReportBook::linesHaveTheNamesOfTheirMarks()
{
    WorkbookPage page;
    ChartSpec chart{.kind = ChartKind::Plane};
    PlaneMark mark{.id = u"h100"_s, .label = u"H100"_s};
    chart.plane.marks = {mark, mark};
    PlaneLine line{.id = mark.id, .points = {{1, 1}, {2, 2}}};
    PlaneLine other = line;
    other.id = u"none"_s;
    other.description = u"A line: of nobody"_s; // without a name: the full description
    chart.plane.lines = {line, other};
    page.page.charts = {chart};
    const auto book = SheetBook::create({});
    const QList<ScatterSeries> series =
        writePlanes(book.value()->addSheet(u"Points"_s), {page}, [](ColourRole) { return 0U; }).first().series;
    QCOMPARE(series.at(0).name, u"H100"_s);
    QVERIFY(series.at(0).isNamed && !series.at(1).isNamed);
    QCOMPARE(series.at(1).name, other.description);
    QVERIFY(!series.at(2).isNamed); // labelled once
}

// One series per mark would exceed the limit of a chart.
void TestReportBook::manyMarksShareASeries()
{
    WorkbookPage page;
    ChartSpec chart{.kind = ChartKind::Plane};
    for (int i = 0; i < 1000; ++i) {
        PlaneMark mark{
            .role = i % 3 == 0 ? ColourRole::Trainium : ColourRole::Nvidia, .x = 1.0 * i, .y = 2.0 * i, .small = true};
        chart.plane.marks << mark;
    }
    PlaneMark named;
    for (int i = 0; i < 400; ++i) {
        named.id = named.label = u"Chip %1"_s.arg(i);
        chart.plane.marks << named;
    }
    page.page.charts = {chart};
    const auto book = SheetBook::create({});
    const QList<ScatterChart> charts =
        writePlanes(book.value()->addSheet(u"Points"_s), {page}, [](ColourRole) { return 0U; });
    const QList<ScatterSeries> &series = charts.first().series;
    QVERIFY(series.size() <= 255);
    QCOMPARE(series.at(0).name, u"NVIDIA"_s);
    QCOMPARE(series.at(0).x.last - series.at(0).x.first + 1, 666); // those not divisible by 3
    QCOMPARE(series.at(1).name, u"Trainium"_s);
    QVERIFY(!series.at(1).isNamed && !series.constLast().isNamed);
}

// Days since an epoch or row numbers mean nothing to readers.
void TestReportBook::axesOfWordsAreLeftOut_data()
{
    QTest::addColumn<QStringList>("labels");
    QTest::addColumn<bool>("drawn");
    QTest::newRow("numbers") << QStringList{u"0.5"_s, u"20"_s, u"5k"_s, u"2M"_s} << true;
    QTest::newRow("none") << QStringList() << true;
    QTest::newRow("months") << QStringList{u"2024-06"_s, u"2025-01"_s} << false;
    QTest::newRow("names") << QStringList{u"Trainium"_s, u"NVIDIA"_s} << false;
}

void TestReportBook::axesOfWordsAreLeftOut()
{
    QFETCH(const QStringList, labels);
    WorkbookPage page;
    ChartSpec chart{.kind = ChartKind::Plane, .axis = {.tickLabels = labels}, .plane = {.marks = {PlaneMark()}}};
    page.page.charts = {chart};
    QTEST(havePlanes({page}), "drawn");
    std::swap(chart.axis, chart.plane.y);
    page.page.charts = {chart};
    QTEST(havePlanes({page}), "drawn");
}

void TestReportBook::noChartIsCut_data()
{
    QTest::addColumn<int>("chips");
    QTest::newRow("two") << 2;
    QTest::newRow("six") << 6;
    QTest::newRow("twelve") << 12;
}

// A page break is above a row; charts lie above or below it. At 60 % a landscape A4 page has 7 inches, 56 rows.
void TestReportBook::noChartIsCut()
{
    QFETCH(const int, chips);
    const PackageParts parts = partsFor(chips);
    const QByteArray sheet = sheetOf(parts, u"Charts"_s);
    QVERIFY(sheet.contains("scale=\"60\""));
    const QList<int> breaks = breaksOf(sheet);
    const QList<Anchor> anchors = anchorsOf(partOf(parts, u"xl/drawings/drawing1.xml"_s));
    QVERIFY(anchors.size() > 6);
    int last = 0;
    for (const Anchor &chart : anchors) {
        last = std::max(last, chart.bottom);
        QVERIFY(chart.right < 20); // inside the print area
        for (const int at : breaks)
            QVERIFY2(chart.bottom < at || chart.top >= at, qPrintable(QString::number(at)));
    }
    int start = 0;
    for (const int at : breaks + QList<int>{last}) {
        QVERIFY2(at - start <= 56, qPrintable(QString::number(at)));
        start = at;
    }
    QVERIFY(partOf(parts, u"xl/workbook.xml"_s).contains("_xlnm.Print_Area"));
}

// At most four lines of 10 points; without separate rows, caveats took twenty.
void TestReportBook::rowsOfTheOverviewAreLow()
{
    for (const int chips : {2, 12}) {
        const double tallest = tallestRow(sheetOf(partsFor(chips), u"Overview"_s));
        QVERIFY2(tallest > 0.0 && tallest <= 5 * 13.0 + 3.0, qPrintable(QString::number(tallest)));
    }
}

void TestReportBook::longCellsTakeTheRoomThatIsLeft()
{
    const Board board = boardOf(2);
    QList<WorkbookPage> pages = pagesOf(board).first(1);
    Table &table = pages.first().page.numbers;
    table.columns = {{u"Name"_s, false, {}}, {u"Value"_s, true, {}}, {u"Caveat"_s, false, {}}};
    const QString caveat = u"A long caveat that says more than one would like to read in a narrow column."_s;
    table.rows = {{u"A"_s, u"1"_s, caveat}, {u"B"_s, u"2"_s, {}}};
    const PackageParts parts = readPackage(boardWorkbook({m_catalog, board, pages}).value(), u"x"_s).value();
    const QByteArray sheet = sheetOf(parts, u"Overview"_s);
    const ReadSheet cells = readBook(parts).sheets.value(u"Overview"_s);
    QString at;
    for (auto cell = cells.begin(); cell != cells.end(); ++cell)
        at = cell->text == caveat ? cell.key() : at;
    QVERIFY(at.startsWith(u'C'));
    QVERIFY(sheet.contains("<mergeCell ref=\"" + at.toUtf8() + ":H" + at.mid(1).toUtf8() + "\"/>")); // eight columns
}

void TestReportBook::reportsHaveACover()
{
    const Board board = boardOf(6);
    const PackageParts parts = partsFor(board, true);
    const ReadBook book = readBook(parts);
    const ReportSpec report = reportOn(board, pagesOf(board));
    const ReadSheet cover = book.sheets.value(u"Report"_s);
    QCOMPARE(cover.value(u"A1"_s).text, report.title);
    QCOMPARE(cover.value(u"A2"_s).text, report.takeaway);
    QStringList texts = mapped(cover, &ReadCell::text);
    for (const QString &fact : report.factLines())
        QVERIFY2(texts.contains(fact), qPrintable(fact));
    // The report sheet links to every other sheet.
    const QByteArray sheet = partOf(parts, u"xl/worksheets/sheet1.xml"_s);
    for (auto other = book.sheets.begin(); other != book.sheets.end(); ++other) {
        if (other.key() == u"Report")
            continue;
        QVERIFY2(texts.contains(other.key()), qPrintable(other.key()));
        QVERIFY2(sheet.contains("location=\"'" + other.key().toUtf8() + "'!A1\""), qPrintable(other.key()));
    }
    QVERIFY(!readBook(partsFor(6)).sheets.contains(u"Report"_s));
}

void TestReportBook::reportsTellTheirTexts()
{
    Board board = boardOf(6);
    board.assumptions.utilisation = 41.0;
    const PackageParts parts = partsFor(board, true);
    const ReadBook book = readBook(parts);
    const ReportSpec report = reportOn(board, pagesOf(board));
    QStringList ids;
    for (const ReportChapter &chapter : textChapters(report)) {
        ids << chapter.id;
        QStringList texts = mapped(book.sheets.value(chapter.title), &ReadCell::text);
        for (const ReportBlock &block : chapter.blocks) {
            QStringList told = block.paragraphs;
            for (const QStringList &row : textRows(block.table))
                told << row;
            for (const QString &text : std::as_const(told))
                QVERIFY2(text.isEmpty() || texts.contains(text), qPrintable(chapter.id + u": "_s + text));
        }
    }
    QCOMPARE(ids, (QStringList{u"claims"_s, u"notes"_s, u"method"_s}));
    QStringList assumptions = mapped(book.sheets.value(u"Assumptions"_s), &ReadCell::text);
    QCOMPARE(assumptions.count(u"changed"_s), 1); // marked
    QVERIFY(sheetOf(parts, u"Sources"_s).count("<hyperlink ") > 10);
}

void TestReportBook::textsAreNotFormulas()
{
    const auto book = SheetBook::create({});
    BookSheet &sheet = book.value()->addSheet(u"It's a \"sheet\""_s);
    writeChapter(
        sheet,
        {u"x"_s, u"=1+1"_s, {}, {{u"@x"_s, {u"=cmd()"_s, u"See https://a.example/b, or javascript:alert(1)."_s}, {}}}});
    sheet.jump(9, 0, sheet.name(), u"=2"_s);
    const PackageParts parts = readPackage(book.value()->finish().value(), u"x"_s).value();
    const QByteArray bytes = partOf(parts, u"xl/worksheets/sheet1.xml"_s);
    QVERIFY(!bytes.contains("<f>"));
    QCOMPARE(bytes.count("<hyperlink "), 2);
    QVERIFY(bytes.contains("location=\"'It''s a") || bytes.contains("location=\"'It s a"));
    QVERIFY(partOf(parts, u"xl/worksheets/_rels/sheet1.xml.rels"_s).contains("Target=\"https://a.example/b\""));
}

void TestReportBook::equalReportsGiveEqualBytes()
{
    const Board board = boardOf(2);
    const QList<WorkbookPage> pages = pagesOf(board);
    WorkbookInput input{m_catalog, board, pages};
    input.report = reportOn(board, pages);
    QCOMPARE(boardWorkbook(input).value(), boardWorkbook(input).value());
}

CHIPBOARD_TEST(TestReportBook, QGuiApplication)

} // namespace tst_reportbook

#include "tst_reportbook.moc"
