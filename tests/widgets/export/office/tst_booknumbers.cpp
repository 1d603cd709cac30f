// Numbers in workbooks as a spreadsheet shows them: those of the Overview, cached values of formulas in charts, and
// keys of planes with many names.
#include "data/views/pagebuilder.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/boardworkbook.h"
#include "widgets/export/office/planesheets.h"
#include "widgets/export/office/sheetbook.h"

#include <QGuiApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_booknumbers {

class TestBookNumbers : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void tablesHaveNumbers_data();
    void tablesHaveNumbers();
    void columnsHaveOneRule();
    void theOverviewHasNumbers();
    void chartsRememberWhatFormulasCameTo();
    void manyNamesHaveAKey_data();
    void manyNamesHaveAKey();
    void rangesAreDrawnOnBars();
};

// Cells with a single value are numbers in a format that matches the page; ranges and reasons stay text.
void TestBookNumbers::tablesHaveNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<double>>("value");
    QTest::addColumn<QByteArray>("format"); // empty: stays text
    const auto row = [](const QString &text, std::optional<double> value, const QByteArray &format = {}) {
        QTest::newRow(qPrintable(text)) << text << value << format;
    };
    row(u"4"_s, 4.0, "#,##0");
    row(u"3.4309"_s, 3.43091, "#,##0.0000");
    row(u"1,299"_s, 1299.0, "#,##0");
    row(u"2.24 USD/h"_s, 2.2361, "#,##0.00&quot; USD/h&quot;");
    row(u"~0.776"_s, 0.7761, "&quot;~&quot;#,##0.000");
    row(u"\u221212.5%"_s, -12.5, "#,##0.0&quot;%&quot;");
    row(u"+4.1%"_s, 4.12, "&quot;+&quot;#,##0.0&quot;%&quot;");
    row(u"1.23k"_s, 1230.0, "#,##0.00,&quot;k&quot;");
    row(u"3 to 4"_s, 3.0);
    row(u"9.8 (9.75 to 9.85)"_s, 9.8);
    row(u"no FP8"_s, std::nullopt);
    row(u"2026-07-20"_s, std::nullopt);
}

void TestBookNumbers::tablesHaveNumbers()
{
    QFETCH(const QString, text);
    QFETCH(const std::optional<double>, value);
    QFETCH(const QByteArray, format);
    const Catalog &catalog = shippedCatalog();
    const Board board = onDemandBoard();
    PageSpec page{.id = u"value"_s, .title = u"One number"_s};
    page.numbers.columns = {{u"Name"_s, false}, {u"Number"_s, true}};
    page.numbers.rows = {{u"the row"_s, {text, value}}};
    const PackageParts parts = readPackage(boardWorkbook({catalog, board, {{page, {}}}}).value(), u"x"_s).value();
    const ReadSheet cells = readBook(parts).sheets.value(u"Overview"_s);
    ReadCell found;
    for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
        if (cell->text == u"the row")
            found = cells.value(u'B' + cell.key().mid(1));
    }
    QCOMPARE(found.isNumber, !format.isEmpty());
    if (format.isEmpty())
        QCOMPARE(found.text, text);
    else
        QCOMPARE(found.text.toDouble(), *value);
    QVERIFY2(partOf(parts, u"xl/styles.xml"_s).contains('"' + format + '"') || format.isEmpty(),
             partOf(parts, u"xl/styles.xml"_s).constData());
}

// As in the window: 0.60, 2.24 and 14.00. The values stay whole.
void TestBookNumbers::columnsHaveOneRule()
{
    const Catalog &catalog = shippedCatalog();
    const Board board = onDemandBoard();
    PageSpec page{.id = u"value"_s, .title = u"Prices"_s};
    page.numbers.columns = {{u"Name"_s, false}, {u"Price"_s, true}};
    page.numbers.rows = {{u"a"_s, {u"2.2351"_s, 2.2351}}, {u"b"_s, {u"14"_s, 14.0}}, {u"c"_s, {u"0.5958"_s, 0.5958}}};
    page.numbers = withEvenDecimals(page.numbers, QLocale::c());
    const PackageParts parts = readPackage(boardWorkbook({catalog, board, {{page, {}}}}).value(), u"x"_s).value();
    const QByteArray styles = partOf(parts, u"xl/styles.xml"_s);
    QVERIFY2(styles.contains("\"#,##0.00\"") && !styles.contains("\"#,##0.000\""), styles.constData());
    const QByteArray sheet = partOf(parts, u"xl/worksheets/sheet1.xml"_s);
    QVERIFY(sheet.contains("<v>2.2351</v>") && sheet.contains("<v>0.5958</v>"));
    static const QRegularExpression priced(u"s=\"(\\d+)\"><v>(?:2.2351|14|0.5958)</v>"_s);
    QSet<QString> used;
    auto next = priced.globalMatch(QString::fromUtf8(sheet));
    while (next.hasNext())
        used << next.next().captured(1);
    QCOMPARE(used.size(), 1);
}

// The score table: displayed numbers are numeric cells with full precision.
void TestBookNumbers::theOverviewHasNumbers()
{
    const Catalog &catalog = shippedCatalog();
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(catalog, board, board.charts);
    const PageSpec page = comparePage(catalog, board, table, Formatter());
    const PackageParts parts = readPackage(boardWorkbook({catalog, board, {{page, table}}}).value(), u"x"_s).value();
    const ReadSheet cells = readBook(parts).sheets.value(u"Overview"_s);
    QHash<QString, int> rows; // table rows by name
    for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
        if (cell.key().startsWith(u'A'))
            rows.insert(cell->text, QStringView(cell.key()).mid(1).toInt());
    }
    int numbers = 0;
    for (const ResultRow &row : table.rows) {
        const int at = rows.value(row.subject.name);
        QVERIFY2(at > 0, qPrintable(row.subject.name));
        for (int column = 0; column < row.cells.size(); ++column) {
            const ReadCell cell = cells.value(cellAddress(at - 1, column + 1));
            const Cell &known = row.cells.at(column);
            QCOMPARE(cell.isNumber, known.value.has_value());
            if (!known.value)
                continue;
            QVERIFY2(std::fabs(cell.text.toDouble() - known.value->value) <= 1e-9 * known.value->value,
                     qPrintable(row.subject.name + u' ' + cell.text));
            ++numbers;
        }
    }
    QVERIFY(numbers > 15);
    QVERIFY(partOf(parts, u"xl/styles.xml"_s).contains("#,##0.00"));
}

static QList<double> cachedValues(const QByteArray &chart)
{
    QList<double> values;
    bool isValue = false;
    QXmlStreamReader xml(chart);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"val")
            isValue = true;
        if (xml.isEndElement() && xml.name() == u"val")
            isValue = false;
        if (xml.isStartElement() && xml.name() == u"v" && isValue)
            values << xml.readElementText().toDouble();
    }
    return values;
}

// Formulas and plain numbers are cached; a text instead of a number is a gap, not 0.
void TestBookNumbers::chartsRememberWhatFormulasCameTo()
{
    const auto book = SheetBook::create({});
    BookSheet &sheet = book.value()->addSheet(u"Some results"_s);
    const QStringList names{u"A"_s, u"B"_s, u"C"_s, u"D"_s};
    for (int row = 0; row < names.size(); ++row)
        sheet.text(row, 0, names.at(row));
    sheet.formula(0, 1, u"1+1.5"_s, LiveValue(2.5));
    sheet.number(1, 1, 7.0);
    sheet.formula(2, 1, u"\"n/p\""_s, LiveValue(u"n/p"_s));
    sheet.formula(3, 1, u"2^10"_s, LiveValue(1024.0));
    BarChart chart{.title = u"Cost"_s, .names = {sheet.name(), 0, 0, 3}, .values = {sheet.name(), 1, 0, 3}};
    sheet.chart(6, 0, chart);
    const PackageParts parts = readPackage(book.value()->finish().value(), u"x"_s).value();
    const QByteArray bytes = partOf(parts, u"xl/charts/chart1.xml"_s);
    QCOMPARE(cachedValues(bytes), (QList<double>{2.5, 7.0, 1024.0}));
    QVERIFY(bytes.contains("<c:ptCount val=\"4\"/>") && bytes.contains("<c:pt idx=\"3\">"));
    QVERIFY(!bytes.contains("<c:pt idx=\"2\"><c:v>0</c:v>"));
}

void TestBookNumbers::manyNamesHaveAKey_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isNumbered");
    QTest::newRow("as many as find room") << 3 << false;
    QTest::newRow("one more") << 4 << true;
    QTest::newRow("all chips") << 60 << true;
}

void TestBookNumbers::manyNamesHaveAKey()
{
    QFETCH(const int, count);
    QFETCH(const bool, isNumbered);
    WorkbookPage page;
    ChartSpec chart{.kind = ChartKind::Plane, .title = u"Plane"_s};
    for (int i = 0; i < count; ++i) {
        PlaneMark mark;
        mark.id = mark.label = u"Chip <%1>"_s.arg(i);
        mark.x = i;
        mark.y = 2.0 * i;
        mark.xLow = i - 0.5;
        mark.xHigh = i + 0.5;
        chart.plane.marks << mark;
    }
    page.page.charts = {chart};
    const auto book = SheetBook::create({});
    BookSheet &sheet = book.value()->addSheet(u"Points"_s);
    const ScatterChart plane = writePlanes(sheet, {page}, [](ColourRole) { return 0U; }).constFirst();
    QCOMPARE(plane.series.constLast().name,
             isNumbered ? u"%1 Chip <%2>"_s.arg(count).arg(count - 1) : u"Chip <%1>"_s.arg(count - 1));
    QCOMPARE(plane.series.constLast().number, isNumbered ? QString::number(count) : QString());
    QCOMPARE(plane.series.constLast().isNamed, !isNumbered);
    QVERIFY(chartHeight(plane) >= (isNumbered ? 80.0 + 17.0 * count : 440.0) || count < 22);
    sheet.chart(100, 0, plane);
    const QByteArray bytes =
        partOf(readPackage(book.value()->finish().value(), u"x"_s).value(), u"xl/charts/chart1.xml"_s);
    QCOMPARE(bytes.contains("<c:legend>"), isNumbered);
    QCOMPARE(bytes.count(QByteArray("<a:t>" + QByteArray::number(count) + "</a:t>")), isNumbered ? 1 : 0);
    QCOMPARE(bytes.count("<c:legendEntry>"), isNumbered ? 1 : 0); // hides the entry of the ranges
}

void TestBookNumbers::rangesAreDrawnOnBars()
{
    const Catalog &catalog = shippedCatalog();
    const auto chartOf = [&catalog](const char *chip) {
        Board board = onDemandBoard({ChipId(QLatin1String(chip))});
        board.charts = {MetricId(u"memory"_s)};
        const ResultTable table = evaluate(catalog, board, board.charts);
        const WorkbookPage page{comparePage(catalog, board, table, Formatter()), table};
        const auto parts = readPackage(boardWorkbook({catalog, board, {page}}).value(), u"x"_s);
        return partOf(parts.value(), u"xl/charts/chart1.xml"_s);
    };
    QVERIFY(!chartOf("h100-sxm").contains("<c:errBars>"));
    const QByteArray chart = chartOf("trainium4"); // about twice the memory of Trainium3
    QVERIFY2(chart.contains("<c:errValType val=\"cust\"/>") && chart.contains("'Bars'!$"), chart);
}

CHIPBOARD_TEST(TestBookNumbers, QGuiApplication)

} // namespace tst_booknumbers

#include "tst_booknumbers.moc"
