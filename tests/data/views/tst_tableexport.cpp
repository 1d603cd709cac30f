// Result tables and lists as JSON, CSV and text for terminals.
#include "data/views/tableexport.h"

#include "data/views/describe.h"
#include "data/views/pages.h"
#include "data/views/pagetexts.h"
#include "data/views/table.h"
#include "tests/support/catalogboard.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/everypage.h"
#include "tests/support/importfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_tableexport {

class TestTableExport : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void jsonHasCatalogueBoardRowsAndNotes();
    void jsonTellsAValueWithItsRangeAndSources();
    void jsonIsNullExactlyWhereSomethingIsMissing();
    void jsonWritesShortNumbers();
    void jsonIsTheSameForTheSameTable();
    void csvHasAHeaderAndALineForEachCell();
    void csvHasFifteenDigits();
    void filesTellEachCellBesideItsOwnBaseline();
    void csvFieldsAreSafe_data();
    void csvFieldsAreSafe();
    void terminalsAreTouchedByNoText();
    void textIsToBeRead();
    void textIsInTheLanguagesNumbers();
    void textHasTheDigitsOfPages();
    void textIsAligned();
    void columnsHaveEvenDecimals_data();
    void columnsHaveEvenDecimals();
    void onlyTextsAreMadeEven();
    void textMarksGapsRangesAndAnnouncements();
    void listsBecomeJson();
    void listsBecomeCsv();
    void listsBecomeText();
    void anEmptyListKeepsItsHeader();
    void filesNameTheCurrencyAndTheRate();
    void aCurrencyWithoutARateIsNoCurrencyOfTheFile();
};

namespace {

Catalog smallCatalog()
{
    return CatalogBuilder()
        .add(aChip("c1", {.bf16 = 667, .memoryGib = 96}))
        .add(aBook("on-demand", PriceKind::OnDemand, {}))
        .build();
}

Cell valueCell(const Interval &value, Unit unit, FigureStatus status = FigureStatus::Published)
{
    return Cell{
        .value = value, .unit = unit, .status = status, .asOf = u"2026-01-31"_s, .sources = {SourceId(u"source"_s)}};
}

Cell gapCell(Unit unit, MissingKind kind, const QString &reason)
{
    return Cell{.unit = unit, .missingKind = kind, .reason = reason};
}

// Two rows, three metrics: a plain value, a range, an announced value and two kinds of gaps.
ResultTable smallTable(const Catalog &catalog)
{
    ResultTable table{.book = BookId(u"on-demand"_s)};
    for (const char *id : {"compute_bf16", "memory", "price_chip_hour"})
        table.metrics << findMetric(MetricId(QString::fromLatin1(id)));
    Subject first{Level::Chip, u"c1"_s, u"C1"_s, u"Chip C1"_s, catalog.chip(ChipId(u"c1"_s)), nullptr, nullptr, {}};
    Subject second{Level::Chip, u"c2"_s, u"C2, second"_s, {}, nullptr, nullptr, nullptr, {}};
    Cell price = valueCell({0.2985, 0.3, 0.3015}, Unit::UsdPerHour, FigureStatus::Approximate);
    price.formula = u"4.8 USD/h / 16 chips"_s;
    price.note = u"Capacity Block price"_s;
    price.origin = u"i1, us-east-1"_s;
    price.rangeNote = u"half of the last printed digit"_s;
    table.rows << ResultRow{
        first, {valueCell(Interval::exactly(667), Unit::Tflops), valueCell(Interval::exactly(96), Unit::GiB), price}};
    table.rows << ResultRow{second,
                            {valueCell(Interval::exactly(1299), Unit::Tflops, FigureStatus::Announced),
                             gapCell(Unit::GiB, MissingKind::NotApplicable, u"Set by the instance."_s),
                             gapCell(Unit::UsdPerHour, MissingKind::Unpublished, u"No price."_s)}};
    table.notes = {u"C1 has a Capacity Block price."_s};
    return table;
}

QJsonObject exported()
{
    const Catalog catalog = smallCatalog();
    Board board = onDemandBoard();
    board.title = u"A \"title\""_s;
    return QJsonDocument::fromJson(tableToJson(catalog, board, smallTable(catalog))).object();
}

QStringList csvLines()
{
    const Catalog catalog = smallCatalog();
    return QString::fromUtf8(tableToCsv(catalog, onDemandBoard(), smallTable(catalog))).split(u"\n"_s);
}

} // namespace

void TestTableExport::jsonHasCatalogueBoardRowsAndNotes()
{
    const QJsonObject root = exported();
    QCOMPARE(root.keys(), (QStringList{u"board"_s, u"catalog"_s, u"notes"_s, u"rows"_s}));
    const QJsonObject catalog = root.value(u"catalog"_s).toObject();
    QCOMPARE(catalog.value(u"revision"_s).toString(), u"2026-01-31"_s);
    QCOMPARE(catalog.value(u"program"_s).toString(), u"Chipboard " CHIPBOARD_VERSION ""_s);
    const QJsonObject board = root.value(u"board"_s).toObject();
    QCOMPARE(board.value(u"kind"_s).toString(), u"board"_s);
    QCOMPARE(board.value(u"title"_s).toString(), u"A \"title\""_s);
    QCOMPARE(root.value(u"rows"_s).toArray().size(), 6);
    QCOMPARE(root.value(u"notes"_s).toArray().at(0).toString(), u"C1 has a Capacity Block price."_s);
}

void TestTableExport::jsonTellsAValueWithItsRangeAndSources()
{
    const QJsonObject row = exported().value(u"rows"_s).toArray().at(2).toObject();
    QCOMPARE(row.keys(),
             (QStringList{u"as_of"_s, u"formula"_s, u"high"_s, u"id"_s, u"level"_s, u"low"_s, u"metric"_s, u"name"_s,
                          u"note"_s, u"reason"_s, u"sources"_s, u"status"_s, u"unit"_s, u"value"_s}));
    QCOMPARE(row.value(u"id"_s).toString(), u"c1"_s);
    QCOMPARE(row.value(u"name"_s).toString(), u"C1"_s);
    QCOMPARE(row.value(u"level"_s).toString(), u"chip"_s);
    QCOMPARE(row.value(u"metric"_s).toString(), u"price_chip_hour"_s);
    QCOMPARE(row.value(u"value"_s).toDouble(), 0.3);
    QCOMPARE(row.value(u"low"_s).toDouble(), 0.2985);
    QCOMPARE(row.value(u"high"_s).toDouble(), 0.3015);
    QCOMPARE(row.value(u"unit"_s).toString(), u"USD/h"_s);
    QCOMPARE(row.value(u"status"_s).toString(), u"approximate"_s);
    QCOMPARE(row.value(u"reason"_s).toString(), QString());
    QCOMPARE(row.value(u"formula"_s).toString(), u"4.8 USD/h / 16 chips"_s);
    QCOMPARE(row.value(u"note"_s).toString(), u"Capacity Block price; i1, us-east-1; half of the last printed digit"_s);
    const QJsonObject source = row.value(u"sources"_s).toArray().at(0).toObject();
    QCOMPARE(source.value(u"id"_s).toString(), u"source"_s);
    QCOMPARE(source.value(u"title"_s).toString(), u"Title of source"_s);
    QCOMPARE(source.value(u"url"_s).toString(), u"https://example.org/source"_s);
    QCOMPARE(source.value(u"as_of"_s).toString(), u"2026-01-31"_s);
    QCOMPARE(source.value(u"kind"_s).toString(), u"official"_s);
}

void TestTableExport::jsonIsNullExactlyWhereSomethingIsMissing()
{
    int missing = 0;
    for (const QJsonValue &value : exported().value(u"rows"_s).toArray()) {
        const QJsonObject row = value.toObject();
        const bool isMissing = row.value(u"status"_s).toString() == u"missing"_s;
        missing += isMissing ? 1 : 0;
        for (const QString &key : {u"value"_s, u"low"_s, u"high"_s}) {
            QVERIFY(row.contains(key));
            QCOMPARE(row.value(key).isNull(), isMissing);
        }
        QCOMPARE(row.value(u"reason"_s).toString().isEmpty(), !isMissing);
    }
    QCOMPARE(missing, 2);
}

void TestTableExport::jsonWritesShortNumbers()
{
    const Catalog catalog = smallCatalog();
    ResultTable table = smallTable(catalog);
    table.rows[0].cells[0].value = Interval::exactly(0.1 + 0.2); // 0.30000000000000004
    table.rows[0].cells[1].value = Interval::exactly(35.7608 / 16.0);
    const QByteArray json = tableToJson(catalog, onDemandBoard(), table);
    QVERIFY(json.contains("\"value\": 0.3,"));
    QVERIFY(json.contains("\"value\": 2.23505,"));
    QVERIFY(json.contains("\"value\": 1299,"));
}

void TestTableExport::jsonIsTheSameForTheSameTable()
{
    const Catalog catalog = smallCatalog();
    QCOMPARE(tableToJson(catalog, onDemandBoard(), smallTable(catalog)),
             tableToJson(catalog, onDemandBoard(), smallTable(catalog)));
}

void TestTableExport::csvHasAHeaderAndALineForEachCell()
{
    const QStringList lines = csvLines();
    QCOMPARE(lines.size(), 1 + 6 + 1); // and an empty one after the final newline
    QCOMPARE(
        lines.at(0),
        u"id,name,level,metric,value,low,high,unit,status,reason,formula,as_of,sources,note,catalog,own,precision,rivals"_s);
    QCOMPARE(lines.at(1),
             u"c1,C1,chip,compute_bf16,667,667,667,TFLOPS,published,,,2026-01-31,"
             "Title of source https://example.org/source,,2026-01-31,,bf16,"_s);
    QCOMPARE(lines.at(3),
             u"c1,C1,chip,price_chip_hour,0.3,0.2985,0.3015,USD/h,approximate,,4.8 USD/h / 16 "
             "chips,2026-01-31,Title of source https://example.org/source,\"Capacity Block "
             "price; i1, us-east-1; half of the last printed digit\",2026-01-31,,,"_s);
    QCOMPARE(lines.at(5), u"c2,\"C2, second\",chip,memory,,,,GiB,missing,Set by the instance.,,,,,2026-01-31,,,"_s);
    QCOMPARE(lines.at(7), QString());
}

// As many digits as a spreadsheet keeps.
void TestTableExport::csvHasFifteenDigits()
{
    const Catalog catalog = smallCatalog();
    ResultTable table = smallTable(catalog);
    table.rows[0].cells[0].value = Interval{0.0, 2.0 / 3.0, 1e15 / 3.0};
    const QStringList lines = QString::fromUtf8(tableToCsv(catalog, onDemandBoard(), table)).split(u"\n"_s);
    QCOMPARE(lines.at(1).split(u',').mid(4, 3), (QStringList{u"0.666666666666667"_s, u"0"_s, u"333333333333333"_s}));
}

// 48 GiB (40 to 48) of 96; an announced figure is not compared.
void TestTableExport::filesTellEachCellBesideItsOwnBaseline()
{
    const Catalog catalog = smallCatalog();
    Board board = onDemandBoard();
    board.baseline = u"c1"_s;
    board.values = ValueForm::Times;
    ResultTable table = smallTable(catalog);
    table.rows[1].cells[1] = valueCell({40, 48, 48}, Unit::GiB);
    const QStringList absolute = QString::fromUtf8(tableToCsv(catalog, Board(), table)).split(u"\n"_s);
    const QStringList lines = QString::fromUtf8(tableToCsv(catalog, board, table)).split(u"\n"_s);
    QStringList added;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        QVERIFY2(lines.at(i).startsWith(absolute.at(i)), qPrintable(lines.at(i)));
        added << lines.at(i).sliced(absolute.at(i).size());
    }
    QCOMPARE(added,
             (QStringList{u",baseline,times,times_low,times_high,better,no_times"_s, u",c1,,,,,"_s, u",c1,,,,,"_s,
                          u",c1,,,,,"_s, u",c1,,,,,one of the two is announced but not on sale"_s,
                          u",c1,0.5,0.416666666666667,0.5,no,"_s, u",c1,,,,,"_s}));
    QVERIFY(tableToJson(catalog, board, table)
                .contains(R"("against": {"baseline": "c1", "times": 0.5, "low": 0.416666666666667, "high": 0.5, )"
                          R"("better": false, "reason": ""})"));
}

void TestTableExport::csvFieldsAreSafe_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    QTest::newRow("plain text stays") << u"H100 SXM"_s << u"H100 SXM"_s;
    QTest::newRow("empty text stays") << QString() << QString();
    QTest::newRow("a comma is quoted") << u"a,b"_s << u"\"a,b\""_s;
    QTest::newRow("a quote is doubled") << u"a\"b"_s << u"\"a\"\"b\""_s;
    QTest::newRow("a line break is quoted") << u"a\nb"_s << u"\"a\nb\""_s;
    QTest::newRow("a formula is neutralised") << u"=1+2"_s << u"'=1+2"_s;
    QTest::newRow("a formula with a comma is neutralised and quoted") << u"=SUM(A1,B1)"_s << u"\"'=SUM(A1,B1)\""_s;
    QTest::newRow("a plus is neutralised") << u"+cmd"_s << u"'+cmd"_s;
    QTest::newRow("a number below zero stays one") << u"-213.491"_s << u"-213.491"_s;
    QTest::newRow("a minus is neutralised") << u"-cmd|' /C calc'!A0"_s << u"'-cmd|' /C calc'!A0"_s;
    QTest::newRow("an at sign is neutralised") << u"@SUM(1)"_s << u"'@SUM(1)"_s;
    QTest::newRow("a tab is neutralised") << u"\t=1"_s << u"'\t=1"_s;
    QTest::newRow("a carriage return is neutralised and quoted") << u"\r=1"_s << u"\"'\r=1\""_s;
    QTest::newRow("an equals sign inside stays") << u"a=b"_s << u"a=b"_s;
    QTest::newRow("other scripts stay") << u"Größe 大"_s << u"Größe 大"_s;
}

void TestTableExport::csvFieldsAreSafe()
{
    QFETCH(const QString, text);
    QTEST(csvField(text), "field");
}

// Names come from untrusted files.
void TestTableExport::terminalsAreTouchedByNoText()
{
    QCOMPARE(printableText(u"a\u001b[31mb\u202ec\u2066d\u0007\u009b"_s), u"a\ufffd[31mb\ufffdc\ufffdd\ufffd\ufffd"_s);
    QCOMPARE(printableText(u"Größe\t大\n"_s), u"Größe\t大\n"_s);
    Catalog catalog = smallCatalog();
    catalog.chips[0].name = u"C\u001b]0;x\u0007"_s;
    QVERIFY(!tableToText(catalog, Board(), smallTable(catalog)).contains(u'\u001b'));
    QVERIFY(!listToText({u"l"_s, {{u"k"_s}}, {{u"a\u001bb"_s}}}).contains(u'\u001b'));
}

// Calculated values have no more digits than needed for reading; numbers name their precision.
void TestTableExport::textIsToBeRead()
{
    const Catalog catalog = smallCatalog();
    ResultTable table = smallTable(catalog);
    table.rows[0].cells[1].value = Interval::exactly(0.88046829568);
    table.rows[0].cells[0].precision = Precision::Mxfp8;
    const QString text = tableToText(catalog, Board(), table);
    QVERIFY2(text.contains(u" 0.8805 GiB "_s), qPrintable(text));
    QVERIFY2(text.contains(u" 667 TFLOPS MXFP8 "_s), qPrintable(text));
    QVERIFY2(text.contains(u"Set by the instance"_s), qPrintable(text)); // the reason for "n/a"
}

/// The fields of a line, with the column widths of the rule below the header.
static QStringList fieldsOf(const QString &line, const QString &rule)
{
    QStringList fields;
    qsizetype at = 0;
    for (const QString &dashes : rule.split(u"  "_s)) {
        fields << line.mid(at, dashes.size()).trimmed();
        at += dashes.size() + 2;
    }
    return fields;
}

/// "3.43" of "~3.43 USD/1M (custom)".
static QString digitsOf(QString text)
{
    text.remove(u'~').replace(QChar(0x00A0), u' ');
    return text.section(u' ', 0, 0);
}

// One number, the same digits everywhere: the terminal matches the pages' tables and tooltips.
void TestTableExport::textHasTheDigitsOfPages()
{
    const Catalog &catalog = shippedCatalog();
    const QLocale reader(QLocale::English, QLocale::UnitedStates);
    int compared = 0;
    for (quint32 seed = 0; seed < static_cast<quint32>(rounds(60)); ++seed) {
        const Board board = randomBoardOf(catalog, seed);
        const Formatter formatter(reader, shownCurrency(board.currency));
        for (const PageSpec &page : everyPage(catalog, board, formatter)) {
            const auto metrics = page.id == u"overview"_s ? answerMetrics(catalog, board)
                : page.id == u"compare"_s                 ? board.charts
                : page.id == u"workload"_s                ? workloadMetrics(catalog, board)
                                                          : QList<MetricId>();
            const ResultTable table = evaluate(catalog, board, metrics);
            const QStringList lines = tableToText(catalog, board, table, reader).split(u'\n');
            for (qsizetype row = 0; row < table.rows.size() && !metrics.isEmpty(); ++row) {
                const QStringList fields = fieldsOf(lines.at(row + 2), lines.at(1));
                const auto line = std::ranges::find_if(
                    page.numbers.rows, [&](const Table::Row &one) { return shownText(one.at(0)) == fields.at(0); });
                if (line == page.numbers.rows.end())
                    continue;
                for (qsizetype column = 0; column < metrics.size(); ++column) {
                    const Metric &metric = *table.metrics.at(column);
                    const QStringList heads = columnTitles(page.numbers);
                    const qsizetype there = heads.indexOf(columnTitle(metric, table, formatter));
                    const Cell &cell = table.rows.at(row).cells.at(column);
                    if (there < 0 || cell.isMissing())
                        continue;
                    const QString digits = digitsOf(fields.at(column + 1));
                    QVERIFY2(digits == digitsOf(line->at(there).text),
                             qPrintable(u"%1, %2: %3, on the page %4"_s.arg(seed).arg(
                                 QLatin1String(metric.id), fields.at(column + 1), line->at(there).text)));
                    QCOMPARE(digitsOf(cellText(cell, formatter)), digits); // of tooltips and the source card
                    ++compared;
                }
            }
        }
    }
    QVERIFY2(compared > rounds(500), qPrintable(QString::number(compared)));
}

void TestTableExport::textIsInTheLanguagesNumbers()
{
    const Catalog catalog = smallCatalog();
    const QString text = tableToText(catalog, Board(), smallTable(catalog), QLocale(QLocale::German));
    QVERIFY2(text.contains(u" ~0,30 USD/h"_s), qPrintable(text));
    QVERIFY2(text.contains(u" 1.299 TFLOPS"_s), qPrintable(text));
}

void TestTableExport::textIsAligned()
{
    const Catalog catalog = smallCatalog();
    const QStringList lines = tableToText(catalog, onDemandBoard(), smallTable(catalog)).split(u'\n');
    QVERIFY(lines.at(0).startsWith(u"Chip "_s));
    QVERIFY(QRegularExpression(u"^-+(  -+){3}$"_s).match(lines.at(1)).hasMatch());
    // Numbers end where their column ends.
    QCOMPARE(lines.at(2).size(), lines.at(1).size());
    QCOMPARE(lines.at(3).size(), lines.at(1).size());
    QCOMPARE(lines.at(5), u"Catalogue of 31 Jan 2026. Prices: Book on-demand, 31 Jan 2026."_s);
    QCOMPARE(lines.at(6), u"C1 has a Capacity Block price."_s);
}

void TestTableExport::columnsHaveEvenDecimals_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<QStringList>("even");
    QTest::newRow("three digits of the smallest, or cents")
        << QList<double>{0.5958, 2.2351, 14.04} << QStringList{u"0.5958"_s, u"2.2351"_s, u"14.04"_s} << Unit::UsdPerHour
        << QStringList{u"0.60"_s, u"2.24"_s, u"14.04"_s};
    QTest::newRow("one of tens") << QList<double>{76.51, 126.0, 205.0} << QStringList{u"76.51"_s, u"126"_s, u"205"_s}
                                 << Unit::Millisecond << QStringList{u"76.5"_s, u"126.0"_s, u"205.0"_s};
    QTest::newRow("two digits of what is small")
        << QList<double>{0.0537, 8.0, 2.9} << QStringList{u"0.0537"_s, u"8"_s, u"2.9"_s} << Unit::TBps
        << QStringList{u"0.054"_s, u"8.000"_s, u"2.900"_s};
    QTest::newRow("no decimals beside thousands")
        << QList<double>{35.7, 726.0, 1610.0} << QStringList{u"~35.7"_s, u"~726"_s, u"1610"_s} << Unit::TokensPerSecond
        << QStringList{u"~36"_s, u"~726"_s, u"1610"_s};
    QTest::newRow("no further digits of an approximate one")
        << QList<double>{0.88, 2.9, 19.6} << QStringList{u"0.88"_s, u"2.9"_s, u"~19.6"_s} << Unit::TBps
        << QStringList{u"0.88"_s, u"2.90"_s, u"~19.6"_s};
    QTest::newRow("but cents of money") << QList<double>{35.7608, 1610.5} << QStringList{u"35.7608"_s, u"1610.5"_s}
                                        << Unit::UsdPerHour << QStringList{u"35.76"_s, u"1610.50"_s};
    QTest::newRow("as they are where they agree")
        << QList<double>{2.2351, 2.2349} << QStringList{u"2.2351"_s, u"2.2349"_s} << Unit::UsdPerHour
        << QStringList{u"2.2351"_s, u"2.2349"_s};
    QTest::newRow("no more decimals than one has")
        << QList<double>{8.0, 2.9} << QStringList{u"8"_s, u"2.9"_s} << Unit::TBps << QStringList{u"8.0"_s, u"2.9"_s};
    QTest::newRow("what is told by another rule stays")
        << QList<double>{1230.0, 2.25} << QStringList{u"1.23k"_s, u"2.25"_s} << Unit::One
        << QStringList{u"1.23k"_s, u"2.25"_s};
    QTest::newRow("several numbers in a text stay") << QList<double>{3.0, 2.25} << QStringList{u"3 to 4"_s, u"2.25"_s}
                                                    << Unit::One << QStringList{u"3 to 4"_s, u"2.25"_s};
    QTest::newRow("signs and words around them stay")
        << QList<double>{-11.5, 2.25} << QStringList{u"\u221211.5"_s, u"2.25 (spot)"_s} << Unit::One
        << QStringList{u"\u221211.50"_s, u"2.25 (spot)"_s};
    QTest::newRow("a small part of a large one stays")
        << QList<double>{0.0012, 21000.0} << QStringList{u"0.0012"_s, u"21000"_s} << Unit::TBps
        << QStringList{u"0.0012"_s, u"21000"_s};
}

void TestTableExport::columnsHaveEvenDecimals()
{
    QFETCH(const QList<double>, values);
    QFETCH(const QStringList, texts);
    QFETCH(const Unit, unit);
    Table table{.columns = {{u"Chip"_s}, {u"Value"_s, true}}};
    for (qsizetype i = 0; i < values.size(); ++i)
        table.rows << Table::Row{u"A100 80GB"_s, Table::Cell(texts.at(i), values.at(i), unit)};
    table.rows << Table::Row{u"B"_s, u"n/p"_s};
    QStringList even;
    const Table made = withEvenDecimals(table, QLocale::c());
    for (qsizetype i = 0; i < values.size(); ++i)
        even << made.rows.at(i).at(1).text;
    QTEST(even, "even");
    QCOMPARE(withEvenDecimals(made, QLocale::c()), made);
    QCOMPARE(made.rows.constLast(), table.rows.constLast());
}

// Values, words, and numbers of another unit in the same column stay; languages have their own points.
void TestTableExport::onlyTextsAreMadeEven()
{
    Table table{.columns = {{u"Value"_s, true}, {u"Words"_s}},
                .rows = {{Table::Cell(u"0,5"_s, 0.5, Unit::TBps), Table::Cell(u"0,5"_s, 0.5)},
                         {Table::Cell(u"2,25"_s, 2.25, Unit::TBps), Table::Cell(u"2,25"_s, 2.25)},
                         {Table::Cell(u"96 GiB"_s, 96.0, Unit::GiB), Table::Cell(u"-"_s)},
                         {exactCell(u"12,5"_s, 12.4711, 12.5, Unit::TBps), Table::Cell(u"-"_s)}}};
    const Table made = withEvenDecimals(table, QLocale(QLocale::German));
    const auto textsIn = [&made](qsizetype column) {
        return mapped(made.rows, [column](const Table::Row &row) { return row.at(column).text; });
    };
    QCOMPARE(textsIn(0), (QStringList{u"0,50"_s, u"2,25"_s, u"96 GiB"_s, u"12,50"_s}));
    QCOMPARE(textsIn(1), (QStringList{u"0,5"_s, u"2,25"_s, u"-"_s, u"-"_s}));
    QCOMPARE(made.rows.at(3).at(0).value, 12.4711);
    QCOMPARE(made.rows.at(3).at(0).told, 12.5);
}

void TestTableExport::textMarksGapsRangesAndAnnouncements()
{
    const Catalog catalog = smallCatalog();
    const QStringList lines = tableToText(catalog, onDemandBoard(), smallTable(catalog)).split(u'\n');
    QVERIFY(lines.at(2).contains(u" 667 TFLOPS "_s));
    QVERIFY(lines.at(2).contains(u" 96 GiB "_s));
    QVERIFY(lines.at(2).endsWith(u" ~0.30 USD/h"_s));
    QVERIFY(lines.at(3).contains(u"1299 TFLOPS (announced)"_s));
    QVERIFY2(lines.at(3).contains(u" set by the instance "_s), qPrintable(lines.at(3))); // the words of pages
    QVERIFY2(lines.at(3).endsWith(u" not published"_s), qPrintable(lines.at(3)));
}

// ~0.3 USD/h x 0.92 = 0.276 EUR/h; figures that are not costs stay.
void TestTableExport::filesNameTheCurrencyAndTheRate()
{
    const Catalog catalog = smallCatalog();
    const ResultTable table = smallTable(catalog);
    Board board{.currency = {u"EUR"_s, 0.92}};
    const QStringList lines = QString::fromUtf8(tableToCsv(catalog, board, table)).split(u"\n"_s);
    const QStringList usd = QString::fromUtf8(tableToCsv(catalog, Board(), table)).split(u"\n"_s);
    QCOMPARE(lines.constFirst(), usd.constFirst() + u",eur_per_usd"_s);
    QCOMPARE(lines.size(), usd.size());
    for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
        QVERIFY2(lines.at(i).endsWith(u",0.92"_s), qPrintable(lines.at(i)));
        QCOMPARE(lines.at(i).contains(u"EUR/h"_s), usd.at(i).contains(u"USD/h"_s));
        if (!usd.at(i).contains(u"USD/h"_s))
            QCOMPARE(lines.at(i), usd.at(i) + u",0.92"_s);
    }
    QCOMPARE(lines.filter(u"EUR/h"_s).constFirst().section(u',', 4, 4), u"0.276"_s);
    const QByteArray json = tableToJson(catalog, board, table);
    QVERIFY(json.contains(R"("currency": {"code": "EUR", "per_usd": 0.92})"));
    QVERIFY(json.contains(R"("currency": {"code": "EUR", "exchange_rate": 0.92})")); // of the board
    QVERIFY(!tableToJson(catalog, Board(), table).contains("currency"));
    const QString text = tableToText(catalog, board, table);
    QVERIFY(text.contains(u"~0.276 EUR/h"_s));
    QVERIFY(text.endsWith(u"1 USD = 0.92 EUR (your rate).\n"_s));
}

// The board says EUR; the numbers are still in USD, and the file must say so.
void TestTableExport::aCurrencyWithoutARateIsNoCurrencyOfTheFile()
{
    const Catalog catalog = smallCatalog();
    Board board;
    const ResultTable table = smallTable(catalog);
    const QStringList usd = QString::fromUtf8(tableToCsv(catalog, board, table)).split(u"\n"_s);
    board.currency = {u"EUR"_s, std::nullopt};
    const QString note = u"Enter how many EUR one USD buys; until then money is shown in USD."_s;
    const QStringList lines = QString::fromUtf8(tableToCsv(catalog, board, table)).split(u"\n"_s);
    QCOMPARE(lines.size(), usd.size());
    QCOMPARE(lines.at(0), usd.at(0) + u",currency,currency_note"_s);
    QCOMPARE(lines.at(1), usd.at(1) + u",USD,"_s + note);
    const QByteArray json = tableToJson(catalog, board, table);
    QVERIFY(json.contains(R"("currency": {"code": "USD", "per_usd": 1})"));
    const qsizetype notes = json.indexOf("\"notes\": [");
    QVERIFY2(notes > 0 && json.indexOf(note.toUtf8(), notes) > notes, json);
}

static Table smallList()
{
    return {u"chips"_s,
            {{u"id"_s, false}, {u"name"_s, false}, {u"memory"_s, true}},
            {{u"c1"_s, u"C1"_s, listNumber(96.0)}, {u"c2"_s, u"=C2"_s, QString()}}};
}

void TestTableExport::listsBecomeJson()
{
    QCOMPARE(listToJson(smallList()),
             QByteArray("{\n"
                        "  \"program\": \"Chipboard " CHIPBOARD_VERSION "\",\n"
                        "  \"chips\": [\n"
                        "    {\"id\": \"c1\", \"name\": \"C1\", \"memory\": 96},\n"
                        "    {\"id\": \"c2\", \"name\": \"=C2\", \"memory\": null}\n"
                        "  ]\n"
                        "}\n"));
}

void TestTableExport::listsBecomeCsv()
{
    QCOMPARE(listToCsv(smallList()), QByteArray("id,name,memory\nc1,C1,96\nc2,'=C2,\n"));
}

void TestTableExport::listsBecomeText()
{
    QCOMPARE(listToText(smallList()),
             u"id  name  memory\n"
             "--  ----  ------\n"
             "c1  C1        96\n"
             "c2  =C2\n"_s);
}

void TestTableExport::anEmptyListKeepsItsHeader()
{
    const Table list{u"books"_s, {{u"id"_s, false}}, {}};
    QCOMPARE(listToText(list), u"id\n--\n"_s);
    QCOMPARE(listToCsv(list), QByteArray("id\n"));
    QCOMPARE(listToJson(list),
             QByteArray("{\n  \"program\": \"Chipboard " CHIPBOARD_VERSION "\",\n  \"books\": []\n}\n"));
}

CHIPBOARD_TEST(TestTableExport, QCoreApplication)

} // namespace tst_tableexport

#include "tst_tableexport.moc"
