// Charts of Office files: the XML of each kind, the embedded sheet, labels that follow their numbers. Three small
// charts are approved as text in approved/; tst_presentation covers the pages of the program.
#include "data/views/colour.h"
#include "data/views/planeaxis.h"
#include "tests/support/approved.h"
#include "tests/support/officefiles.h"
#include "tests/support/rounds.h"
#include "tests/support/sheetnumbers.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/charttext.h"
#include "widgets/export/office/rowchart.h"
#include "widgets/export/office/slidetable.h"
#include "widgets/export/office/xmlpart.h"

#include <QDate>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_officecharts {

class TestOfficeCharts : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void keepsWhatXmlCanSay_data();
    void keepsWhatXmlCanSay();
    void writesAttributesAsTheyAre();
    void formatsGiveTheLabels_data();
    void formatsGiveTheLabels();
    void someLabelsFollowNoRule_data();
    void someLabelsFollowNoRule();
    void namesCells();
    void workbooksHoldTheSheet();
    void workbooksExecuteNothing();
    void charts_data();
    void charts();
    void chartsRememberTheirSheets_data();
    void chartsRememberTheirSheets();
    void gapsAreNeverZero();
    void labelsStandBeyondWhiskers();
    void lossesGoBelowZero();
    void familiesAreSeries();
    void everyRowKeepsItsName();
    void ratiosAreWrittenAsTheyAre();
    void noSeriesIsShorter();
    void linesEndWhereThePlaneDoes();
    void theTitleOfAnAxisHasRoom();
    void datesAreThoseOfASpreadsheet();
    void logarithmicAxes();
    void nothingIsNoChart();
    void coloursSayWho();
    void textsAreMeasured();
    void tablesAreCut();
    void tablesKeepTheirFirstColumn();
    void heatTables();
    void heatTablesGoOn();
    void heatTablesGoOnByColumns_data();
    void heatTablesGoOnByColumns();
    void breakEvenIsTheBorderBetweenCells();
};

static ChartPoint point(double value, const QString &label, MarkStyle style = MarkStyle::Solid)
{
    return ChartPoint{.value = value, .style = style, .label = label};
}

static ChartSpec rows(ChartKind kind)
{
    ChartSpec spec{.kind = kind,
                   .title = u"Compute"_s,
                   .axis = {u"Compute"_s, u"PFLOPS"_s, AxisScale::Linear, 0.0, 10.0, {0, 5, 10}, {}},
                   .categories = {{u"trn2"_s, u"Trainium2"_s, ColourRole::Trainium, false},
                                  {u"trn4"_s, u"Trainium4 <&>"_s, ColourRole::Trainium, false},
                                  {u"a100"_s, u"A100"_s, ColourRole::Nvidia, false},
                                  {u"h100"_s, u"H100"_s, ColourRole::Nvidia, true}}};
    ChartPoint announced = point(7.551, u"~7.55"_s, MarkStyle::Hatched);
    announced.low = 6.25;
    announced.high = 8.75;
    ChartPoint none{.gap = u"no FP8"_s};
    ChartPoint badged = point(1.979, u"1.98"_s, MarkStyle::Outlined);
    badged.badge = u"spot"_s;
    spec.series = {{u"Compute"_s, {point(1.299, u"1.30"_s), announced, none, badged}}};
    return spec;
}

static ChartSpec dots()
{
    ChartSpec spec = rows(ChartKind::HorizontalDots);
    spec.axis = {u"Compute"_s, u"PFLOPS"_s,   AxisScale::Logarithmic,           1.0,
                 10.0,         {1, 2, 5, 10}, {u"1"_s, u"2"_s, u"5"_s, u"10"_s}};
    return spec;
}

static PlaneMark mark(const QString &label, double x, double y, ColourRole role)
{
    return PlaneMark{.id = label.toLower(), .label = label, .role = role, .x = x, .y = y};
}

static ChartSpec plane()
{
    ChartSpec spec{.kind = ChartKind::Plane,
                   .title = u"Price and speed"_s,
                   .axis = {u"Price"_s, u"USD"_s, AxisScale::Logarithmic, 1.0, 20.0, {1, 2, 5, 10, 20}, {}}};
    spec.plane.y = {u"Throughput"_s, u"tokens/s"_s,  AxisScale::Linear,          0.0,
                    1000.0,          {0, 500, 1000}, {u"0"_s, u"500"_s, u"1k"_s}};
    PlaneMark ranged = mark(u"H100"_s, 6.88, 760, ColourRole::Nvidia);
    ranged.yLow = 670;
    ranged.yHigh = 860;
    ranged.baseline = true;
    PlaneMark small = mark({}, 3, 300, ColourRole::Other);
    small.small = true;
    spec.plane.marks = {mark(u"Trainium2"_s, 2.24, 355, ColourRole::Trainium), ranged, small, small};
    PlaneLine front;
    front.label = u"front"_s;
    front.points = {{1, 100}, {10, 500}, {20, 900}};
    PlaneLine quiet{.label = u"equal cost"_s, .weight = LineWeight::Quiet, .points = {{1, 50}, {20, 1000}}};
    spec.plane.lines = {quiet, front};
    spec.plane.bands = {{u"band"_s, {{1, 10}, {20, 20}}, {{1, 30}, {20, 40}}}};
    return spec;
}

void TestOfficeCharts::keepsWhatXmlCanSay_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");

    QTest::newRow("plain") << u"Trainium2"_s << u"Trainium2"_s;
    QTest::newRow("markup") << u"<&>\"'"_s << u"<&>\"'"_s;
    QTest::newRow("control characters") << u"a\x01\x08\x1f\x7f"_s + QChar(0) + u'b' << u"ab"_s;
    QTest::newRow("lines and tabs") << u"a\nb\tc"_s << u"a b c"_s;
    QTest::newRow("right to left") << u"\u05E9\u05DC\u05D5\u05DD"_s << u"\u05E9\u05DC\u05D5\u05DD"_s;
    QTest::newRow("beyond the first plane") << u"a\U0001F600"_s << u"a\U0001F600"_s;
    QTest::newRow("half a pair") << u"a"_s + QChar(0xD83D) + u'b' << u"ab"_s;
    QTest::newRow("the other half") << QString(QChar(0xDE00)) + u'b' << u"b"_s;
    QTest::newRow("half a pair at the end") << u"a"_s + QChar(0xD83D) << u"a"_s;
    QTest::newRow("no character") << u"a"_s + QChar(0xFFFE) + QChar(0xFFFF) << u"a"_s;
}

void TestOfficeCharts::keepsWhatXmlCanSay()
{
    QFETCH(const QString, text);
    QFETCH(const QString, kept);
    QCOMPARE(xmlText(text), kept);
    XmlPart xml;
    xml.text("a", text, {{"b", text}});
    const QList<XmlElement> elements = elementsOf(xml.finished());
    QCOMPARE(elements.size(), 1);
    QCOMPARE(elements.constFirst().text, kept);
    QCOMPARE(elements.constFirst().attributes.value(u"b"_s), kept);
}

void TestOfficeCharts::writesAttributesAsTheyAre()
{
    XmlPart xml;
    xml.element("p:a", {{"one", 1}, {"two", qint64{2147483648}}, {"three", 0.1}}, [&] { xml.val("c:b", "x"); });
    QCOMPARE(xml.finished(),
             QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>"
                        "<p:a one=\"1\" two=\"2147483648\" three=\"0.1\"><c:b val=\"x\"/></p:a>\n"));
    for (quint32 seed = 1; seed <= quint32(rounds(200)); ++seed) {
        QRandomGenerator random(seed);
        const double value = std::pow(10.0, random.bounded(24.0) - 12.0);
        QVERIFY(std::abs(xmlNumber(value).toDouble() - value) <= 1e-14 * value); // 15 digits
    }
}

void TestOfficeCharts::formatsGiveTheLabels_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QLocale>("locale");
    const QLocale c = QLocale::c();
    const QLocale german(u"de_DE"_s);
    const QLocale french(u"fr_FR"_s);

    QTest::newRow("decimals") << u"1.30"_s << 1.299 << u"0.00"_s << c;
    QTest::newRow("whole") << u"103"_s << 103.07922 << u"0"_s << c;
    QTest::newRow("about") << u"~7.55"_s << 7.551 << u"\"~\"0.00"_s << c;
    QTest::newRow("thousands") << u"1.05k"_s << 1046.4485 << u"0.00,\"k\""_s << c;
    QTest::newRow("millions") << u"2.5M"_s << 2.5e6 << u"0.0,,\"M\""_s << c;
    QTest::newRow("separated") << u"1,234"_s << 1234.0 << u"#,##0"_s << c;
    QTest::newRow("unit") << u"79%"_s << 78.75 << u"0\"%\""_s << c;
    QTest::newRow("with a badge") << u"2.24 (spot)"_s << 2.23505 << u"0.00\" (spot)\""_s << c;
    QTest::newRow("below zero") << u"-0.5"_s << -0.5 << u"0.0"_s << c;
    // Number formats use English separators in every language; in German "2.500" is two thousand five hundred.
    QTest::newRow("German thousands") << u"2.500"_s << 2500.0 << u"#,##0"_s << german;
    QTest::newRow("German decimals") << u"9,80"_s << 9.8 << u"0.00"_s << german;
    QTest::newRow("both") << u"~1.234,5 PFLOPS"_s << 1234.5 << u"\"~\"#,##0.0\" PFLOPS\""_s << german;
    QTest::newRow("German thousands of thousands") << u"1,05k"_s << 1046.4485 << u"0.00,\"k\""_s << german;
    QTest::newRow("Brazilian") << u"2.500"_s << 2500.0 << u"#,##0"_s << QLocale(u"pt_BR"_s);
    QTest::newRow("Spanish has no sign in four digits") << u"2500"_s << 2500.0 << u"0"_s << QLocale(u"es_ES"_s);
    QTest::newRow("Spanish") << u"25.000"_s << 25000.0 << u"#,##0"_s << QLocale(u"es_ES"_s);
    QTest::newRow("French") << french.toString(2500.0, 'f', 0) << 2500.0 << u"#,##0"_s << french;
    QTest::newRow("French decimals") << u"2,52 %"_s << 2.52 << u"0.00\" %\""_s << french;
}

void TestOfficeCharts::formatsGiveTheLabels()
{
    QFETCH(const QString, label);
    QFETCH(const double, value);
    QFETCH(const QLocale, locale);
    QTEST(numberFormatOf(label, value, locale), "format");
}

void TestOfficeCharts::someLabelsFollowNoRule_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<double>("value");

    QTest::newRow("a range") << u"0.70 to 1.62"_s << 0.7;
    QTest::newRow("words") << u"now"_s << 1.0;
    QTest::newRow("another number") << u"94%"_s << 1.749;
    QTest::newRow("rounded to three digits") << u"1,050"_s << 1046.4485;
    QTest::newRow("quotes") << u"7\""_s << 7.0;
    QTest::newRow("nothing") << QString() << 1.0;
    QTest::newRow("separators of another language") << u"9,80"_s << 9.8;
    QTest::newRow("no number") << u"1"_s << std::nan("");
}

void TestOfficeCharts::someLabelsFollowNoRule()
{
    QFETCH(const QString, label);
    QFETCH(const double, value);
    QCOMPARE(numberFormatOf(label, value, QLocale::c()), QString());
}

void TestOfficeCharts::namesCells()
{
    QCOMPARE(cellName(0, 0), u"A1"_s);
    QCOMPARE(cellName(25, 8), u"Z9"_s);
    QCOMPARE(cellName(26, 0), u"AA1"_s);
    QCOMPARE(cellName(701, 0), u"ZZ1"_s);
    QCOMPARE(cellName(702, 0), u"AAA1"_s);
    QCOMPARE((SheetRange{1, 1, 8}).reference(), u"Data!$B$2:$B$9"_s);
    QCOMPARE((SheetRange{27, 0, 0}).reference(), u"Data!$AB$1"_s);
    ChartSheet sheet;
    QCOMPARE(sheet.addColumn(u"Name"_s), 0);
    QCOMPARE(sheet.addColumn(u"Value"_s), 1);
    sheet.append(0, textCell(u"a"_s));
    QCOMPARE(sheet.rowCount(), 2);
    QCOMPARE(sheet.below(0), (SheetRange{0, 1, 1}));
    QCOMPARE(sheet.at(1, 1), SheetCell{}); // below the end of the column
}

void TestOfficeCharts::workbooksHoldTheSheet()
{
    const OfficeChart chart = officeChart(rows(ChartKind::HorizontalBars), {});
    const Result<QByteArray> book = workbookOf(chart.sheet, u"2026-11-20"_s);
    QVERIFY(book);
    const QMap<QString, QString> cells = cellsOf(book.value());
    QCOMPARE(cells.value(u"A1"_s), u"Name"_s);
    QCOMPARE(cells.value(u"B1"_s), u"Trainium"_s); // the first family
    QCOMPARE(cells.value(u"A3"_s), u"Trainium4 <&>"_s);
    const auto below = [&](const QString &head, int row) { // in the column with that header
        return cells.value(cells.key(head).chopped(1) + QString::number(row));
    };
    QCOMPARE(below(u"Label position"_s, 3).toDouble(), 8.75);
    QCOMPARE(below(u"Compute, PFLOPS"_s, 4), QString());                // no FP8: empty, not a number
    QVERIFY(std::abs(below(u"Below"_s, 3).toDouble() - 1.301) < 1e-12); // 7.551 - 6.25
    QVERIFY(book.value() == workbookOf(chart.sheet, u"2026-11-20"_s).value());
    QVERIFY(findPart(readPackage(book.value(), {}).value(), u"docProps/core.xml"_s)->bytes.contains("-20T00:00:00Z"));
    QVERIFY(workbookOf({}, {}));
}

void TestOfficeCharts::workbooksExecuteNothing()
{
    ChartSheet sheet;
    sheet.addColumn(u"=1+1"_s);
    for (const QString &text : {u"=cmd()"_s, u"+1"_s, u"@a"_s,
                                u"a\x01"
                                "b"_s})
        sheet.append(0, textCell(text));
    const QByteArray book = workbookOf(sheet, {}).value();
    QCOMPARE(cellsOf(book).values(), (QStringList{u"=1+1"_s, u"=cmd()"_s, u"+1"_s, u"@a"_s, u"ab"_s}));
    QVERIFY(!findPart(readPackage(book, {}).value(), u"xl/worksheets/sheet1.xml"_s)->bytes.contains("<f>"));
}

void TestOfficeCharts::charts_data()
{
    QTest::addColumn<ChartSpec>("spec");
    QTest::newRow("bars") << rows(ChartKind::HorizontalBars);
    QTest::newRow("dots") << dots();
    QTest::newRow("plane") << plane();
}

// One element per line, for readable differences.
static QByteArray inLines(const QByteArray &xml)
{
    QByteArray lines;
    QXmlStreamReader reader(xml);
    QXmlStreamWriter writer(&lines);
    writer.setAutoFormatting(true);
    writer.setAutoFormattingIndent(1);
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.hasError())
            writer.writeCurrentToken(reader);
    }
    return lines.trimmed() + '\n';
}

void TestOfficeCharts::charts()
{
    QFETCH(const ChartSpec, spec);
    const QString name = QString::fromLatin1(QTest::currentDataTag()) + u".xml"_s;
    const QString fault =
        faultOfApproved(u"widgets/export/office/approved/"_s + name, inLines(officeChart(spec, {}).xml));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestOfficeCharts::chartsRememberTheirSheets_data() { charts_data(); }

void TestOfficeCharts::chartsRememberTheirSheets()
{
    QFETCH(const ChartSpec, spec);
    const OfficeChart chart = officeChart(spec, {});
    QCOMPARE(faultOfReferences(chart.xml, workbookOf(chart.sheet, {}).value()), QString());
    // The check detects differences.
    ChartSheet other = chart.sheet;
    other.columns[1][1].number = 77;
    other.columns[1][1].text = u"77"_s;
    QVERIFY(!faultOfReferences(chart.xml, workbookOf(other, {}).value()).isEmpty());
}

void TestOfficeCharts::gapsAreNeverZero()
{
    const OfficeChart chart = officeChart(rows(ChartKind::HorizontalBars), {});
    QVERIFY(chart.xml.contains("<c:v>A100 (no FP8)</c:v>"));
    QVERIFY(chart.xml.contains("<c:dispBlanksAs val=\"gap\"/>"));
    QVERIFY(!textsOf(chart.xml, u"c:v"_s).contains(u"0"_s));
    QVERIFY(chart.xml.contains(u"<c:v>\u25C0 H100</c:v>"_s.toUtf8())); // the baseline
}

// Range 6.25 to 8.75: the label of 7.551 belongs to an invisible bar to 8.75, whatever the order of rows.
void TestOfficeCharts::labelsStandBeyondWhiskers()
{
    const OfficeChart chart = officeChart(rows(ChartKind::HorizontalBars), {});
    const auto place = static_cast<int>(chart.sheet.columns.size()) - 1;
    QCOMPARE(chart.sheet.at(place, 0).text, u"Label position"_s);
    QCOMPARE(chart.sheet.at(place, 2).number, 8.75);
    QVERIFY(chart.sheet.at(place, 2).formula.startsWith(u"=MAX("_s));
    const qsizetype last = chart.xml.lastIndexOf("<c:ser>");
    QVERIFY(chart.xml.mid(last).startsWith("<c:ser><c:idx") && chart.xml.indexOf("<a:noFill/>", last) > 0);
    QVERIFY(chart.xml.indexOf("<c15:datalabelsRange>", last) > 0);
    QCOMPARE(chart.xml.count("<c15:datalabelsRange>"), 1);
    // The axis adapts to edited values, unless the chart continues on another slide.
    QVERIFY(!chart.xml.contains("<c:max"));
    ChartSpec exact = rows(ChartKind::HorizontalBars);
    exact.reach = exact.series.constFirst().points;
    QVERIFY(officeChart(exact, {}).xml.contains("<c:max val=\"10\"/>"));
}

// A native bar extends left of zero; its label stands right of zero, because names are on the left.
void TestOfficeCharts::lossesGoBelowZero()
{
    ChartSpec spec = rows(ChartKind::HorizontalBars);
    spec.axis.minimum = -5.0;
    spec.categories = spec.categories.first(2);
    spec.series.first().points = {point(-3.0, u"-3.00"_s), point(8.0, u"8.00"_s)};
    const OfficeChart chart = officeChart(spec, {});
    QVERIFY(chart.xml.contains("<c:min val=\"-5\"/>"));
    QVERIFY(chart.xml.contains("<c:v>-3</c:v>"));
    const auto place = static_cast<int>(chart.sheet.columns.size()) - 1;
    QCOMPARE(chart.sheet.at(place, 1).number, 0.0);
    QCOMPARE(chart.sheet.at(place, 1).formula, u"=MAX(0,B2)"_s);
    QCOMPARE(chart.sheet.at(place, 2).number, 8.0);
}

// Each family is a series with its own column: sorted, hidden or edited rows keep their colours and labels.
void TestOfficeCharts::familiesAreSeries()
{
    ChartSpec spec = rows(ChartKind::HorizontalBars);
    for (ChartPoint &each : spec.series[0].points) {
        each.low.reset();
        each.high.reset();
    }
    const OfficeChart chart = officeChart(spec, {});
    QVERIFY(!chart.xml.contains("<c:dPt>") && chart.xml.contains("<c:overlap val=\"100\"/>"));
    QMap<std::pair<int, int>, int> looks;
    for (qsizetype row = 0; row < spec.categories.size(); ++row) {
        const ChartPoint point = spec.series.constFirst().points.value(row);
        if (!point.value)
            continue;
        ++looks[{static_cast<int>(spec.categories.at(row).role), static_cast<int>(point.style)}];
        int columns = 0; // with a number in the row: only that of its family
        for (int column = 1; column < chart.sheet.columns.size(); ++column)
            columns += chart.sheet.at(column, static_cast<int>(row) + 1).number ? 1 : 0;
        QCOMPARE(columns, 1);
    }
    QCOMPARE(chart.xml.count("<c:ser>"), looks.size());
    QVERIFY(looks.size() > 1 && hasChartLegend(spec) && chart.xml.contains("<c:legend>"));
    ChartFrame shared{.heading = u"Memory"_s};
    QVERIFY(!officeChart(spec, shared).xml.contains("<c:legend>")); // the slide's key is for all its charts
    // Names that have no room beside each other stand in further lines, below all bars.
    const auto belowBars = [&spec](double width) {
        static const QRegularExpression place(
            u"<c:y val=\"([0-9.]+)\"/><c:w val=\"[0-9.]+\"/><c:h val=\"([0-9.]+)\"/>"_s);
        ChartFrame frame{.width = width};
        const auto found = place.match(QString::fromUtf8(officeChart(spec, frame).xml));
        return (1.0 - found.captured(1).toDouble() - found.captured(2).toDouble()) * frame.height;
    };
    QVERIFY(std::abs(belowBars(2000.0) - 26.0) < 0.1);
    QVERIFY(std::abs(belowBars(90.0) - 26.0 - 16.0 * static_cast<double>(looks.size() - 1)) < 0.1);
    // Labels of mixed formats are cells with formulas of the numbers: FIXED formats alike in every language.
    QVERIFY(chart.xml.contains("type=\"CELLRANGE\"") && chart.xml.contains("<c15:showDataLabelsRange val=\"1\"/>"));
    QCOMPARE(textFormulaOf(u"~7.55"_s, 7.551, QLocale::c(), u"B2"_s), u"\"~\"&FIXED(B2,2,TRUE)"_s);
    QCOMPARE(textFormulaOf(u"1.48k"_s, 1480.0, QLocale::c(), u"B2"_s), u"FIXED(B2/1E3,2,TRUE)&\"k\""_s);
    const QLocale english(QLocale::English, QLocale::UnitedStates); // three digits, in full
    QCOMPARE(textFormulaOf(u"1,610"_s, 1613.2, english, u"B2"_s), u"FIXED(B2,-1,FALSE)"_s);
    QCOMPARE(textFormulaOf(u"1,620"_s, 1613.2, english, u"B2"_s), QString());
    QCOMPARE(textFormulaOf(u"103 (96 GiB)"_s, 103.079, QLocale::c(), u"B2"_s), QString());
}

// Impress leaves out every second name of low rows, unless their text is said to lie; lines of names that break would
// lie on each other.
void TestOfficeCharts::everyRowKeepsItsName()
{
    const auto axisOf = [](const ChartSpec &spec) {
        const QByteArray xml = officeChart(spec, {}).xml;
        const qsizetype start = xml.indexOf("<c:catAx>");
        return xml.mid(start, xml.indexOf("</c:catAx>") - start);
    };
    ChartSpec spec = rows(ChartKind::HorizontalBars);
    QVERIFY2(axisOf(spec).contains("<a:bodyPr rot=\"0\" vert=\"horz\"/>"), axisOf(spec));
    spec.categories.first().label = u"A name "_s.repeated(40);
    QVERIFY(!axisOf(spec).contains("rot="));
}

// A ratio is a text of its own, in the colour of better or worse: no number of the sheet gives it.
void TestOfficeCharts::ratiosAreWrittenAsTheyAre()
{
    ChartSpec spec = rows(ChartKind::HorizontalBars);
    ChartPoint &told = spec.series[0].points[0];
    told.absolute = std::exchange(told.label, u"▲ 1.3×"_s);
    told.beside = Beside::Better;
    const QByteArray xml = officeChart(spec, {}).xml;
    const qsizetype at = xml.indexOf("<a:t>" + u"▲ 1.3×"_s.toUtf8() + "</a:t>");
    const qsizetype start = xml.lastIndexOf("<c:dLbl>", at);
    const QByteArray label = xml.mid(start, xml.indexOf("</c:dLbl>", at) - start);
    QVERIFY(at > 0);
    QVERIFY2(label.contains("<a:schemeClr val=\"accent2\"><a:satMod"), label); // the blue accent, darker
    QVERIFY(!label.contains("formatCode"));
    const OfficeLook look;
    QCOMPARE(look.theme.ink(Beside::Untold), look.theme.text);
    QCOMPARE(look.theme.ink(Beside::Worse), look.theme.worse);
}

// Otherwise Impress would not draw the shorter series behind longer ones.
void TestOfficeCharts::noSeriesIsShorter()
{
    for (const ChartSpec &spec : {plane(), dots()}) {
        QList<int> counts;
        bool isY = false;
        for (const XmlElement &element : elementsOf(officeChart(spec, {}).xml)) {
            isY = element.name == u"c:yVal" || (isY && element.name != u"c:ser" && element.name != u"c:extLst");
            if (isY && element.name == u"c:ptCount")
                counts << element.attributes.value(u"val"_s).toInt();
        }
        QVERIFY(counts.size() >= 3);
        QCOMPARE(counts.count(counts.constFirst()), counts.size());
    }
}

// From (1, 500) to (20, 2000) on a plane that ends at 1000: logarithmically halfway, x is sqrt(20) = 4.472; a third of
// the way, it is 20^(1/3) = 2.714.
void TestOfficeCharts::linesEndWhereThePlaneDoes()
{
    ChartSpec spec = plane();
    spec.plane.marks.clear();
    spec.plane.bands.clear();
    PlaneLine line{.label = u"beyond"_s, .points = {{1, 500}, {20, 2000}}};
    PlaneLine outside = line;
    outside.points = {{1, 1500}, {20, 2000}};
    spec.plane.lines = {line, outside};
    const ChartSheet sheet = officeChart(spec, {}).sheet;
    QCOMPARE(sheet.rowCount(), 3);
    QVERIFY(std::abs(*sheet.at(1, 2).number - 2.7144176) < 1e-6);
    QVERIFY(std::abs(*sheet.at(2, 2).number - 1000.0) < 1e-9);
    QCOMPARE(sheet.at(1, 1).number, 1.0);
}

// Programs put the title of a vertical axis next to its labels even if there is no room; "2.5M" and "5M" share one
// format, with the decimal that one of them has.
void TestOfficeCharts::theTitleOfAnAxisHasRoom()
{
    const auto leftOf = [](const QStringList &labels) {
        ChartSpec spec = plane();
        spec.plane.y.scale = AxisScale::Linear;
        spec.plane.y.minimum = 0.0;
        spec.plane.y.maximum = 12.5e6;
        spec.plane.y.ticks = {0.0, 2.5e6, 5e6, 12.5e6};
        spec.plane.y.tickLabels = labels;
        return officeChart(spec, {});
    };
    const auto shareAt = [](const QByteArray &xml, const QByteArray &element) {
        const qsizetype at = xml.indexOf("<" + element + " val=\"") + element.size() + 7;
        return xml.mid(at, xml.indexOf('"', at) - at).toDouble();
    };
    const double width = ChartFrame().width;
    const QByteArray brief = leftOf({u"0"_s, u"2.5M"_s, u"5M"_s, u"12.5M"_s}).xml;
    QVERIFY2(brief.contains("0.0,,&quot;M&quot;;-0.0,,&quot;M&quot;;0"), brief.constData());
    QVERIFY(shareAt(brief, "c:x") * width < 80.0);
    const QByteArray whole = leftOf({u"0"_s, u"2,500,000"_s, u"5,000,000"_s, u"12,500,000"_s}).xml;
    const double label = TextMeasure().width(u"12,500,000"_s, 12.0);
    constexpr double lineOfTitle = 15.0;
    QVERIFY(shareAt(whole, "c:x") * width >= label + lineOfTitle + 10.0);
}

void TestOfficeCharts::datesAreThoseOfASpreadsheet()
{
    ChartSpec spec = plane();
    const auto from = static_cast<double>(QDate(2024, 1, 1).toJulianDay());
    spec.axis = {u"Date"_s, {}, AxisScale::Linear, from, from + 366.0, {from, from + 366.0}, {u"2024"_s, u"2025"_s}};
    spec.plane.marks = {mark(u"p5"_s, spec.axis.minimum + 31, 6.88, ColourRole::Nvidia)};
    spec.plane.lines.clear();
    spec.plane.bands.clear();
    const OfficeChart chart = officeChart(spec, {});
    QVERIFY(hasNumber(chart.sheet, 45323.0)); // 2024-02-01 in any spreadsheet
    QVERIFY(chart.xml.contains("formatCode=\"yyyy\"") && chart.xml.contains("<c:majorUnit val=\"365.25\"/>"));
    spec.axis.tickLabels = {u"a"_s, u"b"_s}; // not dates
    QVERIFY(hasNumber(officeChart(spec, {}).sheet, spec.axis.minimum + 31));
}

void TestOfficeCharts::logarithmicAxes()
{
    // The program draws ticks and grid natively: no series replaces them.
    const OfficeChart own = officeChart(dots(), {});
    QVERIFY(own.xml.contains("<c:logBase ") && own.xml.contains("<c:majorGridlines>"));
    QVERIFY(!own.xml.contains("<c:tickLblPos val=\"none\"/>"));
    const QByteArray native = officeChart(plane(), {}).xml;
    QVERIFY(native.contains("<c:logBase ") && native.contains("<c:tickLblPos val=\"nextTo\"/>"));
    QVERIFY(!officeChart(rows(ChartKind::HorizontalBars), {}).xml.contains("logBase")); // never for bars
    // A scatter chart would show the row index as a dot's value.
    const QByteArray row = officeChart(dots(), {}).xml;
    QVERIFY(row.contains("<c:scatterChart>") && row.contains("<a:t>~7.55</a:t>") && !row.contains("\"~\""));
}

void TestOfficeCharts::nothingIsNoChart()
{
    ChartSpec spec = rows(ChartKind::HorizontalBars);
    QVERIFY(canBeChart(spec));
    for (ChartPoint &each : spec.series[0].points)
        each.value.reset();
    QVERIFY(!canBeChart(spec));
    QVERIFY(!canBeChart({}));
    ChartSpec empty{.kind = ChartKind::Plane};
    QVERIFY(!canBeChart(empty));
    empty.kind = ChartKind::Heat;
    QVERIFY(!canBeChart(empty));
}

void TestOfficeCharts::coloursSayWho()
{
    const OfficeLook look;
    QCOMPARE(hexText(look.theme.colour(ColourRole::Trainium)), u"B85C00"_s);
    QCOMPARE(hexText(look.theme.colour(ColourRole::Inferentia)), u"4D2A00"_s);
    QCOMPARE(hexText(look.theme.colour(ColourRole::Nvidia)), u"1F6FA5"_s);
    QCOMPARE(hexText(look.theme.colour(ColourRole::Other)), u"767676"_s);
    QCOMPARE(hexText(QColor(0x00000F)), u"00000F"_s);
    QCOMPARE(heatColour(look.theme, 0), look.theme.heatEven);
    QCOMPARE(heatColour(look.theme, -1), look.theme.heatLow);
    QCOMPARE(heatColour(look.theme, 3), look.theme.heatHigh);
    const QByteArray xml = officeChart(rows(ChartKind::HorizontalBars), {}).xml;
    QCOMPARE(xml.count("<a:pattFill prst=\"wdUpDiag\">"), 1);
    QCOMPARE(roleText(ColourRole::Nvidia), u"NVIDIA"_s);
}

void TestOfficeCharts::textsAreMeasured()
{
    const TextMeasure letters;
    const auto isAbout = [](double width, double expected) { return std::abs(width - expected) < 1e-3 * expected; };
    QCOMPARE(letters.width({}, 10), 0.0);
    // From the hmtx table of Inter 4.0: i and l have 668 of 2816, m 2448. Letters are measured in 64ths of a pixel.
    QVERIFY(isAbout(letters.width(u"ill"_s, 10), 3 * 668 / 281.6));
    QVERIFY(isAbout(letters.width(u"mmm"_s, 20), 2 * 3 * 2448 / 281.6));
    // Drops whole parts instead of cutting one.
    const QString parts = u"USD · BF16 · lower is better"_s;
    QCOMPARE(letters.wholeParts(parts, 12.0, letters.width(parts, 12.0) + 1.0), parts);
    QCOMPARE(letters.wholeParts(parts, 12.0, letters.width(parts, 12.0) - 1.0), u"USD · BF16"_s);
    QVERIFY(letters.wholeParts(parts, 12.0, letters.width(u"USD"_s, 12.0) - 1.0).endsWith(QChar(0x2026)));
    TypeScale other = paperTheme().type;
    other.family = u"DejaVu Sans"_s; // the font of a brand theme: m has 1995 of 2048
    QVERIFY(isAbout(TextMeasure(other).width(u"mmm"_s, 20), 20 * 3 * 1995 / 2048.0));
}

static Table numbers(int columns, int rowCount)
{
    Table table;
    for (int i = 0; i < columns; ++i)
        table.columns << Table::Column{u"Column %1"_s.arg(i), i > 0};
    for (int row = 0; row < rowCount; ++row) {
        Table::Row cells;
        for (int i = 0; i < columns; ++i)
            cells << u"cell %1.%2"_s.arg(row).arg(i);
        table.rows << cells;
    }
    return table;
}

void TestOfficeCharts::tablesAreCut()
{
    QVERIFY(slideTables({}, {880, 300}, TextMeasure()).isEmpty());
    QCOMPARE(slideTables(numbers(4, 5), {880, 300}, TextMeasure()).size(), 1);
    const QList<SlideTable> tables = slideTables(numbers(4, 100), {880, 300}, TextMeasure());
    QVERIFY(tables.size() > 1);
    QStringList seen;
    for (const SlideTable &table : tables) {
        QCOMPARE(table.rows.size(), table.heights.size());
        QCOMPARE(table.widths.size(), 4);
        QCOMPARE(table.rows.constFirst().constFirst().text, u"Column 0"_s);
        QVERIFY(table.rows.constFirst().constFirst().bold);
        double height = 0;
        for (const double each : table.heights)
            height += each;
        QVERIFY(height <= 300);
        for (const QList<SlideCell> &row : table.rows.sliced(1))
            seen << row.constFirst().text;
    }
    QCOMPARE(seen.size(), 100);
    QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), 100);
}

void TestOfficeCharts::tablesKeepTheirFirstColumn()
{
    const QList<SlideTable> tables = slideTables(numbers(30, 3), {880, 300}, TextMeasure());
    QVERIFY(tables.size() > 1);
    qsizetype columns = 0;
    for (const SlideTable &table : tables) {
        QCOMPARE(table.rows.at(1).constFirst().text, u"cell 0.0"_s);
        columns += table.widths.size() - 1;
        double width = 0;
        for (const double each : table.widths)
            width += each;
        QVERIFY(width <= 880);
    }
    QCOMPARE(columns, 29);
    // Text of any length wraps.
    Table wide = numbers(2, 1);
    wide.rows[0][1] = u"word "_s.repeated(100);
    const QList<SlideTable> one = slideTables(wide, {880, 300}, TextMeasure());
    QCOMPARE(one.size(), 1);
    QVERIFY(one.constFirst().heights.at(1) > 2 * one.constFirst().heights.at(0));
}

// Cells of 0.5, but none in the lower left corner.
static ChartSpec heatOf(int columns, int rows)
{
    ChartSpec spec;
    spec.kind = ChartKind::Heat;
    QStringList heads;
    QStringList names;
    for (int column = 0; column < columns; ++column)
        heads.prepend(u"%1 x"_s.arg(column)); // rows and columns are named from the end of the axis
    for (int row = 0; row < rows; ++row)
        names.prepend(u"y%1"_s.arg(row));
    spec.axis = namesAxis(u"Price"_s, heads);
    spec.axis.unit = u"today = 1"_s;
    spec.plane.y = namesAxis(u"Efficiency"_s, names);
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < rows; ++row) {
            PlaneCell cell;
            cell.column = column;
            cell.row = row;
            cell.xText = u"1.661 USD/h (%1 x)"_s.arg(column);
            cell.yText = u"y%1"_s.arg(row);
            if (column + row > 0)
                cell.value = 0.5;
            cell.label = u"0.5"_s;
            cell.gap = u"none"_s;
            cell.tone = -1;
            cell.isNow = column == 1;
            spec.plane.cells << cell;
        }
    }
    return spec;
}

void TestOfficeCharts::heatTables()
{
    const OfficeLook look;
    const QList<SlideTable> tables = chipboard::heatTables(heatOf(3, 2), {880, 300}, look);
    QCOMPARE(tables.size(), 1);
    const SlideTable &table = tables.constFirst();
    QVERIFY(table.rows.size() == 3 && table.widths.size() == 4);
    QCOMPARE(table.rows.at(0).at(0).text, u"Efficiency ↓  Price, today = 1 →"_s);
    QCOMPARE(table.rows.at(0).at(2).text, u"1 x"_s); // as on the axis, without what its title says
    QCOMPARE(table.rows.at(1).at(0).text, u"y1"_s);  // highest first
    QCOMPARE(table.rows.at(2).at(1).text, u"none"_s);
    QCOMPARE(table.rows.at(1).at(1).text, u"0.5"_s);
    QCOMPARE(table.rows.at(1).at(1).fill, look.theme.heatLow);
    // Without a value: an outline, also at the cells above and beside it, and no colour of the scale.
    const SlideCell &gap = table.rows.at(2).at(1);
    QVERIFY(!gap.fill && gap.thin == (Qt::TopEdge | Qt::BottomEdge | Qt::LeftEdge | Qt::RightEdge));
    QCOMPARE(table.rows.at(1).at(1).thin, Qt::Edges(Qt::BottomEdge));
    QCOMPARE(table.rows.at(2).at(2).thin, Qt::Edges(Qt::LeftEdge));
    QCOMPARE(table.rows.at(1).at(3).thin, Qt::Edges());
    QVERIFY(table.rows.at(1).at(2).framed && !table.rows.at(1).at(1).framed);
    QVERIFY(table.rows.at(0).at(3).centred && table.rows.at(1).at(3).centred); // headers are aligned like their numbers
}

// 17 rows of readable type need two slides, all of them on one or the other.
void TestOfficeCharts::heatTablesGoOn()
{
    const QList<SlideTable> tables = chipboard::heatTables(heatOf(3, 17), {880, 300}, {});
    QCOMPARE(tables.size(), 2);
    QStringList names;
    for (const SlideTable &table : tables) {
        QVERIFY(table.size >= 12.0);
        QVERIFY(std::accumulate(table.heights.begin(), table.heights.end(), 0.0) <= 300.01);
        for (const QList<SlideCell> &row : table.rows.mid(1))
            names << row.constFirst().text;
    }
    QCOMPARE(names.size(), 17);
    QCOMPARE(names.constFirst(), u"y16"_s);
    QCOMPARE(names.constLast(), u"y0"_s);
}

// Thirty columns of readable type with room for their names need several slides; each cell is on one, with the names of
// its row and column, and no word or number is broken.
void TestOfficeCharts::heatTablesGoOnByColumns_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("slides");
    // Columns of a heading such as "Inferentia29" are 80 to 90 points wide, and 300 points have room for eleven rows.
    QTest::newRow("all on one") << 7 << 5 << 1;
    QTest::newRow("twelve columns") << 12 << 5 << 2;
    QTest::newRow("thirty columns and 17 rows") << 30 << 17 << 8;
}

void TestOfficeCharts::heatTablesGoOnByColumns()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    ChartSpec spec = heatOf(columns, rows);
    for (QString &name : spec.axis.tickLabels)
        name = u"Inferentia%1"_s.arg(name.section(u' ', 0, 0));
    for (PlaneCell &cell : spec.plane.cells)
        cell.label = u"%1.%2"_s.arg(cell.column).arg(cell.row);
    const OfficeLook look;
    const QList<SlideTable> tables = chipboard::heatTables(spec, {880, 300}, look);
    QTEST(static_cast<int>(tables.size()), "slides");
    QMap<std::pair<QString, QString>, QStringList> cells;
    QStringList heads;
    for (const SlideTable &table : tables) {
        QVERIFY(std::accumulate(table.widths.begin(), table.widths.end(), 0.0) <= 880.01);
        QVERIFY(std::accumulate(table.heights.begin(), table.heights.end(), 0.0) <= 300.01);
        for (qsizetype column = 1; column < table.widths.size(); ++column) {
            const QString head = table.rows.at(0).at(column).text;
            heads << head;
            for (qsizetype row = 0; row < table.rows.size(); ++row) {
                const SlideCell &cell = table.rows.at(row).at(column);
                QVERIFY(look.letters.lineWidth(cell.text, table.size, cell.bold)
                        <= table.widths.at(column) - cellSides + 0.01);
                if (row > 0)
                    cells[{table.rows.at(row).at(0).text, head}] << cell.text;
            }
        }
    }
    heads.removeDuplicates();
    QCOMPARE(heads, spec.axis.tickLabels);
    QCOMPARE(cells.size(), spec.plane.cells.size());
    for (const PlaneCell &cell : spec.plane.cells)
        QCOMPARE(cells.value({cell.yText, spec.axis.tickLabels.at(cell.column)}),
                 QStringList{cell.value ? cell.label : cell.gap});
}

// From the middle of the left side to the top between the second and the third column.
void TestOfficeCharts::breakEvenIsTheBorderBetweenCells()
{
    ChartSpec spec = heatOf(3, 2);
    spec.plane.lines << PlaneLine();
    spec.plane.lines.last().points = {{0.2, 1.0}, {2.0, 1.0}, {2.0, 2.0}};
    const SlideTable table = chipboard::heatTables(spec, {880, 300}, {}).constFirst();
    QCOMPARE(table.rows.at(1).at(1).line, Qt::Edges(Qt::BottomEdge));
    QCOMPARE(table.rows.at(1).at(2).line, Qt::RightEdge | Qt::BottomEdge);
    QCOMPARE(table.rows.at(1).at(3).line, Qt::Edges(Qt::LeftEdge));
    QCOMPARE(table.rows.at(2).at(1).line, Qt::Edges(Qt::TopEdge));
    QCOMPARE(table.rows.at(2).at(3).line, Qt::Edges());
}

CHIPBOARD_TEST(TestOfficeCharts, QGuiApplication)

} // namespace tst_officecharts

#include "tst_officecharts.moc"
