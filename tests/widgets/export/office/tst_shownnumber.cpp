// Texts of tables made numbers again, against numbers written by hand; and the same sheet as a spreadsheet shows it:
// numbers of the Overview, values that charts remember of formulas, and keys of planes with many names.
#include "widgets/export/office/shownnumber.h"

#include "data/charts/pagebuilder.h"
#include "data/json/catalogreader.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/boardworkbook.h"
#include "widgets/export/office/planesheets.h"
#include "widgets/export/office/sheetbook.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_shownnumber {

class TestShownNumber : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void textsAreRead_data();
    void textsAreRead();
    void othersStayText_data();
    void othersStayText();
    void formattedNumbersComeBack();
    void exactValuesAreTakenWhereTheyFit();
    void theOverviewHasNumbers();
    void chartsRememberWhatFormulasCameTo();
    void manyNamesHaveAKey_data();
    void manyNamesHaveAKey();
    void rangesAreDrawnOnBars();
};

void TestShownNumber::textsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("format");
    const QLocale plain = QLocale::c();
    const QLocale german(QLocale::German, QLocale::Germany);
    const QLocale french(QLocale::French, QLocale::France);
    QTest::newRow("whole") << u"4"_s << plain << 4.0 << u"#,##0"_s;
    QTest::newRow("with decimals") << u"3.4309"_s << plain << 3.4309 << u"#,##0.0000"_s;
    QTest::newRow("thousands") << u"1,299"_s << plain << 1299.0 << u"#,##0"_s;
    QTest::newRow("with its unit") << u"2.24 USD/h"_s << plain << 2.24 << u"#,##0.00\" USD/h\""_s;
    QTest::newRow("about") << u"~0.776"_s << plain << 0.776 << u"\"~\"#,##0.000"_s;
    QTest::newRow("a share") << QString(u"87\u00A0%"_s) << plain << 87.0 << QString(u"#,##0\"\u00A0%\""_s);
    QTest::newRow("below zero") << u"\u221212.5"_s << plain << -12.5 << u"#,##0.0"_s;
    QTest::newRow("times") << u"2.1x"_s << plain << 2.1 << u"#,##0.0\"x\""_s;
    QTest::newRow("German") << u"1.299,5 GB"_s << german << 1299.5 << u"#,##0.0\" GB\""_s;
    QTest::newRow("Spanish millions") << u"1.200.000,5"_s << QLocale(QLocale::Spanish) << 1200000.5 << u"#,##0.0"_s;
    QTest::newRow("French") << french.toString(12345.25, 'f', 2) << french << 12345.25 << u"#,##0.00"_s;
}

void TestShownNumber::textsAreRead()
{
    QFETCH(const QString, text);
    QFETCH(const QLocale, locale);
    QFETCH(const double, value);
    QFETCH(const QString, format);
    const auto number = shownNumber(text, locale);
    QVERIFY(number.has_value());
    QCOMPARE(number->value, value);
    QCOMPARE(number->format, format);
}

void TestShownNumber::othersStayText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("not published") << u"n/p"_s;
    QTest::newRow("a reason with a number") << u"no FP8"_s;
    QTest::newRow("a range") << u"3 to 4"_s;
    QTest::newRow("a value with its range") << u"9.8 (9.75 to 9.85)"_s;
    QTest::newRow("a name") << u"H100"_s;
    QTest::newRow("a name that begins with a number") << u"8 x H100"_s;
    QTest::newRow("a date") << u"2026-07-20"_s;
    QTest::newRow("thousands in short") << u"1.23k"_s;
    QTest::newRow("millions in short") << u"30.8M tokens"_s;
    QTest::newRow("a formula") << u"=1+1"_s;
    QTest::newRow("commas that group nothing") << u"1,5"_s;
}

void TestShownNumber::othersStayText()
{
    QFETCH(const QString, text);
    QVERIFY(!shownNumber(text, QLocale::c()));
}

// 500 numbers, each in five languages: what is read is what was written, to the last digit that is shown.
void TestShownNumber::formattedNumbersComeBack()
{
    const QList<QLocale> locales{QLocale::c(), QLocale(u"de_DE"_s), QLocale(u"fr_FR"_s), QLocale(u"pt_BR"_s),
                                 QLocale(u"es_ES"_s)};
    quint32 seed = 20261122;
    for (int i = 0; i < 500; ++i) {
        seed = seed * 1664525U + 1013904223U;
        const double value = static_cast<double>(seed >> 8) / 1000.0 * (i % 2 == 0 ? 1.0 : i % 5 == 0 ? 500.0 : 0.001);
        for (const QLocale &locale : locales) {
            const QString text = Formatter(locale).table(value, i % 3 == 0 ? Unit::Watt : Unit::One);
            const auto number = shownNumber(text, locale);
            QVERIFY2(number.has_value(), qPrintable(text));
            QVERIFY2(std::fabs(number->value - value) <= 0.5000001 * std::pow(10.0, -number->decimals),
                     qPrintable(text));
        }
    }
}

void TestShownNumber::exactValuesAreTakenWhereTheyFit()
{
    const ShownNumber number = *shownNumber(u"3.43"_s, QLocale::c());
    QCOMPARE(number.from(3.4309), 3.4309);
    QCOMPARE(number.from(3.425), 3.425);
    QCOMPARE(number.from(3.44), 3.43); // of another cell
    QCOMPARE(number.from(std::nullopt), 3.43);
}

// The score table: what is shown as a number can be reckoned with, to the last digit that the program knows.
void TestShownNumber::theOverviewHasNumbers()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const Board board = defaultBoard();
    const ResultTable table = evaluate(catalog, board, board.charts);
    const PageSpec page = comparePage(catalog, board, table, Formatter());
    const PackageParts parts = readPackage(boardWorkbook({catalog, board, {{page, table}}}).value(), u"x"_s).value();
    const ReadSheet cells = readBook(parts).sheets.value(u"Overview"_s);
    QHash<QString, int> rows; // of the table, by name
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
    const QByteArray styles = partOf(parts, u"xl/styles.xml"_s);
    QVERIFY(styles.contains("#,##0.00"));
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

// Formulas, plain numbers, and a text where there is none: it is a gap, not a 0.
void TestShownNumber::chartsRememberWhatFormulasCameTo()
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
    BarChart chart;
    chart.title = u"Cost"_s;
    chart.names = {sheet.name(), 0, 0, 3};
    chart.values = {sheet.name(), 1, 0, 3};
    sheet.chart(6, 0, chart);
    const PackageParts parts = readPackage(book.value()->finish().value(), u"x"_s).value();
    const QByteArray bytes = partOf(parts, u"xl/charts/chart1.xml"_s);
    QCOMPARE(cachedValues(bytes), (QList<double>{2.5, 7.0, 1024.0}));
    QVERIFY(bytes.contains("<c:ptCount val=\"4\"/>") && bytes.contains("<c:pt idx=\"3\">"));
    QVERIFY(!bytes.contains("<c:pt idx=\"2\"><c:v>0</c:v>"));
}

void TestShownNumber::manyNamesHaveAKey_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isNumbered");
    QTest::newRow("as many as find room") << 3 << false;
    QTest::newRow("one more") << 4 << true;
    QTest::newRow("all chips") << 60 << true;
}

void TestShownNumber::manyNamesHaveAKey()
{
    QFETCH(const int, count);
    QFETCH(const bool, isNumbered);
    WorkbookPage page;
    ChartSpec chart;
    chart.kind = ChartKind::Plane;
    chart.title = u"Plane"_s;
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
    QCOMPARE(bytes.count("<c:legendEntry>"), isNumbered ? 1 : 0); // that of the ranges is left out
}

void TestShownNumber::rangesAreDrawnOnBars()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const auto chartOf = [&catalog](const char *chip) {
        Board board = defaultBoard();
        board.chips = {ChipId(QLatin1String(chip))};
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

CHIPBOARD_TEST(TestShownNumber, QGuiApplication)

} // namespace tst_shownnumber

#include "tst_shownnumber.moc"
