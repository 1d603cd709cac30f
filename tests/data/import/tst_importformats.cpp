// Files of real formats, a few rows each: with only the file given, format, provider, date and prices are right.
// Written by hand in the formats' shape.
#include "data/core/package.h"
#include "data/files/evidencereader.h"
#include "data/import/importlook.h"
#include "data/import/mlperf.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_importformats {

/// "machine or chip, region, kind, USD an hour for the whole" of each price.
static QString pricesOf(const ImportRun &run)
{
    QStringList prices;
    for (const PriceRecord &record : run.prices()) {
        const QString name = record.instance.isEmpty() ? record.accelerator : record.instance.text();
        prices << QStringList{name, record.region, priceKindWord(record.kind),
                              QString::number(record.usdPerHour, 'g', 8)}
                      .join(u' ');
    }
    return prices.join(u", "_s);
}

static QByteArray workbook(const QByteArray &cells)
{
    const QByteArray sheet =
        "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><sheetData>" + cells
        + "</sheetData></worksheet>";
    const QByteArray book = "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" "
                            "xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"><sheets>"
                            "<sheet name=\"Prices\" sheetId=\"2\" r:id=\"rId7\"/><sheet name=\"Notes\" sheetId=\"1\" "
                            "r:id=\"rId1\"/></sheets>"
                            "</workbook>";
    const QByteArray relations =
        "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
        "<Relationship Id=\"rId1\" Target=\"worksheets/sheet1.xml\"/>"
        "<Relationship Id=\"rId7\" Target=\"worksheets/sheet2.xml\"/></Relationships>";
    const QByteArray texts =
        "<sst><si><t>Instance</t></si><si><t>Price</t></si><si><r><t>p5.48</t></r><r><t>xlarge</t></r>"
        "</si></sst>";
    const QByteArray styles = "<styleSheet><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>";
    return packageOf({{u"[Content_Types].xml"_s, "<Types/>"},
                      {u"xl/workbook.xml"_s, book},
                      {u"xl/_rels/workbook.xml.rels"_s, relations},
                      {u"xl/worksheets/sheet1.xml"_s, "<worksheet/>"},
                      {u"xl/worksheets/sheet2.xml"_s, sheet},
                      {u"xl/sharedStrings.xml"_s, texts},
                      {u"xl/styles.xml"_s, styles}});
}

class TestImportFormats : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void readsEach_data();
    void readsEach();
    void datesAndTheirOrigins_data();
    void datesAndTheirOrigins();
    void workbooks();
    void brokenWorkbooks();
    void measurements();
    void headersThatMislead_data();
    void headersThatMislead();
    void noColumnAtAll();
    void everyFormatIsRecognised();
};

// The fuzzers use these files as seeds.
void TestImportFormats::readsEach_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("reasons");
    QTest::addColumn<QString>("prices");
    const auto row = [](const char *file, const char *format, const char *provider, const char *reasons,
                        const char *prices) {
        QTest::newRow(file) << QString::fromLatin1(format) << QString::fromLatin1(provider)
                            << QString::fromLatin1(reasons) << QString::fromLatin1(prices);
    };
    row("gpuhunt.csv", "gpuhunt", "AWS", "catalogue-chip catalogue-chip",
        "p5.48xlarge us-east-1 on-demand 55.04, p5.48xlarge us-east-2 spot 15.5");
    row("ec2instances.csv", "ec2instances", "AWS", "catalogue-chip",
        "trn1.32xlarge not-stated on-demand 21.5, trn1.32xlarge not-stated reserved-1y 13.2289");
    row("block-offerings.json", "aws-block-offerings", "AWS", "catalogue-chip",
        "trn2.48xlarge us-east-2 capacity-block 35.7608"); // 24031.2576 / (168 * 4)
    row("spot-history.json", "aws-spot-history", "AWS", "older-price catalogue-chip other-terms",
        "p5.48xlarge us-east-2 spot 13.4628");
    row("azure-retail.json", "azure", "Azure", "catalogue-chip catalogue-chip",
        "Standard_ND96isr_H100_v5 eastus on-demand 98.32, Standard_ND96isr_H100_v5 eastus reserved-1y 62.924772");
    row("aws-reserved.csv", "aws-ondemand", "AWS",
        "other-terms other-terms catalogue-chip catalogue-chip other-terms other-terms other-terms",
        "p5.48xlarge us-east-1 on-demand 55.04, trn1.32xlarge us-east-1 reserved-1y 13.22895");
    row("savings-plans.csv", "aws-savings-plans", "AWS",
        "catalogue-chip other-terms other-terms other-terms catalogue-chip",
        "trn1.32xlarge us-east-1 reserved-1y 13.3, trn1.32xlarge us-east-1 reserved-3y 8.2");
    row("savings-plans-terms.csv", "aws-savings-plans", "AWS", "catalogue-chip catalogue-chip other-terms",
        "p5.48xlarge us-east-2 reserved-3y 25.4, p5.48xlarge us-east-2 reserved-1y 39.4");
    // 3020 / (48 h * 2) and 18273.60 / 24 h; zero hours and zero machines are faults of these fields.
    row("block-offerings-minutes.json", "aws-block-offerings", "AWS",
        "catalogue-chip unreadable-number unreadable-number catalogue-chip",
        "p5.48xlarge us-east-1 capacity-block 31.458333, u-p6e-gb200x72 us-east-1-dfw-2 capacity-block 761.4");
    row("lambda.json", "lambda", "Lambda", "catalogue-chip catalogue-chip no-accelerator",
        "gpu_8x_h100_sxm5 us-east-1 on-demand 23.92, gpu_8x_h100_sxm5 us-west-1 on-demand 23.92, "
        "gpu_8x_b200_sxm6 not-stated on-demand 39.92");
    row("quote.csv", "csv", "", "catalogue-chip nameless", "H100 SXM Falkenstein on-demand 20"); // 14600 / 730
    row("gcp-skus.json", "gcp-skus", "GCP", "accelerator-without-machine catalogue-chip no-accelerator",
        "Nvidia H100 80GB us-central1 on-demand 9.79655, Nvidia H100 80GB us-east4 on-demand 9.79655, "
        "TPU v5e us-central1 reserved-1y 0.84");
    row("runpod.json", "runpod", "RunPod", "catalogue-chip no-price",
        "NVIDIA H100 80GB HBM3 not-stated on-demand 2.99, NVIDIA H100 80GB HBM3 not-stated spot 1.75");
    row("vast.json", "vast", "Vast.ai", "catalogue-chip catalogue-chip",
        "12345678 Sweden, SE on-demand 17.6, 12345679 Sweden, SE on-demand 19.2");
    row("scaleway.json", "scaleway", "Scaleway", "other-currency no-accelerator", "");
    row("nebius-2026-11.json", "csv", "Nebius", "catalogue-chip", "H100 SXM eu-north1 on-demand 23.6");
    row("workbook.xlsx", "aws-ondemand", "AWS", "catalogue-chip", "p5.48xlarge not-stated on-demand 55.04");
}

void TestImportFormats::readsEach()
{
    ImportRequest request{.path = QStringLiteral(CHIPBOARD_SOURCE_DIR "/tests/corpus/prices/")
                              + QString::fromLatin1(QTest::currentDataTag())};
    const auto look = lookAtImport(request.path);
    QVERIFY2(look, qPrintable(look ? QString() : look.problem().toText()));
    QTEST(QString::fromLatin1(look.value().importer->id), "format");
    QVERIFY(!look.value().needsMapping);
    const ImportRun run = runOn(look.value().importer->id, request);
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QTEST(run.reasons(), "reasons");
    QTEST(pricesOf(run), "prices");
    QTEST(run.report.provider, "provider");
    QVERIFY(run.report.addsUp() && !run.report.asOf.isEmpty() && !run.report.providerFrom.isEmpty());
}

void TestImportFormats::datesAndTheirOrigins_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("from");
    const QByteArray rows = "instance,price\np5.48xlarge,55.04\n";
    QTest::newRow("a column") << u"list-2020-01-01.csv"_s
                              << QByteArray("instance,price,date\np5.48xlarge,55.04,2026-07-20\n") << u"2026-07-20"_s
                              << u"column"_s;
    QTest::newRow("a column of rows that are all skipped")
        << u"list-2020-01-01.csv"_s
        << QByteArray("instance,price,date\np5.48xlarge,free,2026-11-10\np5.48xlarge,none,2026-11-09\n")
        << u"2026-11-10"_s << u"column"_s;
    QTest::newRow("a column without dates")
        << u"list-2020-01-01.csv"_s << QByteArray("instance,price,date\np5.48xlarge,55.04,\n") << u"2020-01-01"_s
        << u"file name"_s;
    QTest::newRow("above the header") << u"list-2020-01-01.csv"_s << "Prices of,2026-07-19\n" + rows << u"2026-07-19"_s
                                      << u"header"_s;
    QTest::newRow("a document") << u"list.json"_s
                                << QByteArray(
                                       R"({"generated": "2026-07-18T10:00:00Z", "list": [{"instance": "p5.48xlarge",
"price": 55.04}]})") << u"2026-07-18"_s
                                << u"header"_s;
    QTest::newRow("the file's name") << u"list-2026-07.csv"_s << rows << u"2026-07"_s << u"file name"_s;
    QTest::newRow("the file's date") << u"list.csv"_s << rows << QDate::currentDate().toString(Qt::ISODate)
                                     << u"file date"_s;
}

void TestImportFormats::datesAndTheirOrigins()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    const ImportRun run = runOnText("csv", name, text);
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QTEST(run.report.asOfFrom, "from");
    QTEST(run.report.asOf, "date");
    QCOMPARE(run.prices().isEmpty(), run.report.imported == 0);
    if (run.report.imported > 0)
        QCOMPARE(run.prices().constFirst().asOf, run.report.asOf);
    QCOMPARE(run.report.provider, u"AWS"_s);
    QCOMPARE(run.report.providerFrom, u"machine names"_s);
}

// 46223 is 2026-07-20: 46,023 days to 1 January 2026, plus 200.
void TestImportFormats::workbooks()
{
    const QByteArray file = workbook(
        "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Price list</t></is></c></row>"
        "<row r=\"3\"><c r=\"A3\" t=\"s\"><v>0</v></c><c r=\"B3\" t=\"s\"><v>1</v></c>"
        "<c r=\"D3\" t=\"inlineStr\"><is><t>Date</t></is></c></row>"
        "<row r=\"4\"><c r=\"A4\" t=\"s\"><v>2</v></c><c r=\"B4\"><v>55.04</v></c><c r=\"D4\" "
        "s=\"1\"><v>46223</v></c></row>"
        "<row r=\"6\"><c r=\"A6\" t=\"inlineStr\"><is><t>trn1.32xlarge</t></is></c><c r=\"B6\"><v>21.5</v></c></row>");
    const ImportRun run = runOnText("csv", u"prices.xlsx"_s, file);
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QCOMPARE(pricesOf(run), u"p5.48xlarge not-stated on-demand 55.04, trn1.32xlarge not-stated on-demand 21.5"_s);
    QCOMPARE(run.prices().constFirst().asOf, u"2026-07-20"_s);
    QCOMPARE(run.prices().constFirst().line, 4);
    QCOMPARE(run.prices().constLast().line, 6);
}

void TestImportFormats::brokenWorkbooks()
{
    QByteArray file = workbook("<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>");
    QVERIFY(runOnText("csv", u"cut.xlsx"_s, file.first(file.size() / 2)).problem.has_value());
    const ImportRun empty = runOnText("csv", u"empty.xlsx"_s, workbook({}));
    QVERIFY2(empty.problem->message.contains(u"no cells"_s), qPrintable(empty.problem->toText()));
    const ImportRun renamed = runOnText("csv", u"prices.csv"_s, file); // a workbook with another suffix is refused
    QVERIFY2(renamed.problem->message.contains(u"Office document"_s), qPrintable(renamed.problem->toText()));
}

// Both forms of MLCommons' summary; the measurements can be compared with estimates.
void TestImportFormats::measurements()
{
    const QByteArray csv =
        "Organization,Availability,Division,SystemName,Model,MlperfModel,Scenario,Result,Units,number_of_nodes,"
        "accelerator_model_name,accelerators_per_node,framework,weight_data_types\n"
        "A,available,closed,X,llama2-70b-99,llama2-70b-99,Offline,34988.2,Tokens/s,1,NVIDIA "
        "H200-SXM-141GB,8,TensorRT,fp8\n"
        "A,available,closed,X,llama2-70b-99,llama2-70b-99,Offline,34988.2,Tokens/s,1,NVIDIA "
        "H200-SXM-141GB,8,TensorRT,fp8\n"
        "A,available,open,X,llama2-70b-99,llama2-70b-99,Offline,50000,Tokens/s,1,NVIDIA H200-SXM-141GB,8,TensorRT,fp8\n"
        "A,available,closed,X,resnet50,resnet50,Offline,700000,Samples/s,1,NVIDIA H200-SXM-141GB,8,TensorRT,int8\n"
        "A,available,closed,X,llama2-70b-99,llama2-70b-99,Server,,Tokens/s,1,NVIDIA H200-SXM-141GB,8,TensorRT,fp8\n"
        "A,available,closed,X,llama2-70b-99,llama2-70b-99,Server,5,Tokens/s,1,N/A,,TensorRT,fp8\n"
        "A,available,closed,X,llama2-70b-99\n";
    const ImportRun run = runOnText("mlperf", u"summary-2025-09.csv"_s, csv);
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QCOMPARE(run.reasons(),
             u"new-measurement repeated-row not-comparable not-comparable unreadable-number no-figures "
             "wrong-shape"_s);
    QVERIFY(run.report.addsUp());
    QCOMPARE(run.report.measurements, 1);
    const ImportRun json =
        runOnText("mlperf", u"summary_results.json"_s,
                  R"([{"Submitter": "B", "Division": "closed", "Model": "deepseek-r1", "Scenario": "Server",
"Performance_Result": 18000.5, "Performance_Units": "Tokens/s", "Accelerator": "NVIDIA GB200", "a#": 4, "Nodes": 18}])");
    QCOMPARE(json.reasons(), u"new-measurement"_s);
    const RunSetLoad load =
        runsFromText(measurementsFile({run.outcomes.constFirst().run, json.outcomes.constFirst().run}), u"runs.json"_s);
    QVERIFY2(load.problems.isEmpty(),
             qPrintable(load.problems.isEmpty() ? QString() : load.problems.constFirst().toText()));
    QCOMPARE(load.set.runs.size(), 2);
    const MeasuredRun &first = load.set.runs.constFirst();
    QVERIFY(first.fault.isEmpty());
    QCOMPARE(first.kind, u"mlperf_offline"_s);
    QCOMPARE(first.chips.value(), 8);
    QCOMPARE(first.precision, u"fp8"_s);
    QCOMPARE(first.measuredOn, u"2025-09"_s);
    QCOMPARE(load.set.runs.constLast().chips.value(), 72);
    const ImportRun other = runOnText("mlperf", u"x.csv"_s, "a,b\n1,2\n");
    QVERIFY2(other.problem->message.contains(u"not a summary of MLPerf"_s), qPrintable(other.problem->toText()));
}

void TestImportFormats::headersThatMislead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("terms");
    QTest::addColumn<QString>("reasons");
    QTest::newRow("a mapped column is nothing else") << QByteArray("Type,Hourly,Region\np5.48xlarge,55.04,us-east-1\n")
                                                     << QStringList{u"instance=Type"_s} << u"catalogue-chip"_s;
    QTest::newRow("told by its cells") << QByteArray("Type,Hourly,Region\np5.48xlarge,55.04,us-east-1\n")
                                       << QStringList() << u"catalogue-chip"_s;
    QTest::newRow("a type that is no kind of price")
        << QByteArray("instance,type,price\np5.48xlarge,GPU,55.04\n") << QStringList() << u"catalogue-chip"_s;
    QTest::newRow("a type that is one") << QByteArray(
        "instance,type,price\np5.48xlarge,Spot,15\np5.48xlarge,Barter,9\n")
                                        << QStringList() << u"catalogue-chip other-terms"_s;
    QTest::newRow("spot is true or false") << QByteArray("instance,spot,price\np5.48xlarge,yes,15\np5.48xlarge,no,55\n")
                                           << QStringList() << u"catalogue-chip catalogue-chip"_s;
    QTest::newRow("GPU is a number") << QByteArray("instance,GPU,price\np5.48xlarge,8,55\n") << QStringList()
                                     << u"catalogue-chip"_s;
    QTest::newRow("headers of no known name")
        << QByteArray("Card,Pieces,$/hr\nH100 SXM,8,23.6\nA6000,1,0.5\n")
        << QStringList{u"provider==X"_s, u"count=Pieces"_s} << u"catalogue-chip chip-not-in-catalogue"_s;
    QTest::newRow("a slip in a mapping is not guessed around")
        << QByteArray("instance,price_per_hour,our_rate\np5.48xlarge,55.04,50\n") << QStringList{u"price=our_rat"_s}
        << QString();
    QTest::newRow("a price for all rows") << QByteArray("instance,price_per_hour\np5.48xlarge,far\n")
                                          << QStringList{u"price==55.04"_s} << u"catalogue-chip"_s;
    for (const char *count : {"Anzahl", "quantity", "GPU Qty", "GPUs per node"})
        QTest::newRow(count) << QByteArray("GPU,") + count + ",price\nH100 SXM,8,23.6\n"
                             << QStringList{u"provider==X"_s} << u"catalogue-chip"_s;
    QTest::newRow("quotes are counted, not chips") << QByteArray("GPU,Quantity,price\n8x H100 SXM,1,23.6\n")
                                                   << QStringList{u"provider==X"_s} << u"count-mismatch"_s;
    QTest::newRow("Azure's short names") << QByteArray("size,USD per hour\nnd96isr-h100-v5,98.32\n") << QStringList()
                                         << u"catalogue-chip"_s;
    QTest::newRow("a wrong guess") << QByteArray("instance,count,price\np5.48xlarge,3,55\n") << QStringList()
                                   << u"count-mismatch"_s;
    QTest::newRow("a wrong guess taken back") << QByteArray("instance,count,price\np5.48xlarge,3,55\n")
                                              << QStringList{u"count=none"_s} << u"catalogue-chip"_s;
}

void TestImportFormats::headersThatMislead()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, terms);
    QFETCH(const QString, reasons);
    const ImportRun run = runOnText("csv", u"list.csv"_s, text, terms);
    QVERIFY2(reasons.isEmpty() == run.problem.has_value(), qPrintable(run.problem ? run.problem->toText() : QString()));
    if (run.problem)
        QVERIFY2(run.problem->message.startsWith(u"There is no column"_s), qPrintable(run.problem->message));
    QCOMPARE(run.reasons(), reasons);
}

void TestImportFormats::noColumnAtAll()
{
    // Between two prices there is no guess.
    QVERIFY(runOnText("csv", u"aws.csv"_s, "instance,$/hr,USD/h\np5.48xlarge,55.04,15\n").problem.has_value());
    // Between hourly and monthly prices the hourly one is used; a limit is not a price.
    const ImportRun both =
        runOnText("csv", u"aws.csv"_s, "instance,$/month,USD/h,monthly limit\np5.48xlarge,40179,55.04,7\n");
    QCOMPARE(pricesOf(both), u"p5.48xlarge not-stated on-demand 55.04"_s);
    QVERIFY(runOnText("csv", u"aws.csv"_s, "instance,monthly limit\np5.48xlarge,7\n").problem.has_value());
    const QTemporaryDir directory;
    const auto look = lookAtImport(writeTo(directory, u"list.json"_s, R"({"a": [{"b": 1}, {"b": 2}]})"));
    QVERIFY(look && look.value().needsMapping);
    const auto none = lookAtImport(writeTo(directory, u"none.json"_s, R"({"a": 1})"));
    QVERIFY(!none);
    QVERIFY2(none.problem().toText().contains(u"no list of objects"_s), qPrintable(none.problem().toText()));
}

// A broken signature or preset would otherwise only fail on a user's file.
void TestImportFormats::everyFormatIsRecognised()
{
    for (const Importer &importer : importerTable()) {
        const QStringList terms = QString::fromLatin1(importer.preset).split(u';', Qt::SkipEmptyParts);
        QVERIFY2(mappingFrom(terms), importer.id);
        for (const QString &set : QString::fromLatin1(importer.signature).split(u'|', Qt::SkipEmptyParts)) {
            const QTemporaryDir directory;
            QStringList header = set.split(u' ');
            const auto look = lookAtImport(writeTo(directory, u"x.csv"_s, header.join(u',').toUtf8() + "\n"));
            QVERIFY2(look, importer.id);
            QCOMPARE(QLatin1String(look.value().importer->id), QLatin1String(importer.id));
        }
    }
}

CHIPBOARD_TEST(TestImportFormats, QCoreApplication)

} // namespace tst_importformats

#include "tst_importformats.moc"
