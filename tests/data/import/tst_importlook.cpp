// Recognising a file before importing it.
#include "data/import/importlook.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_importlook {

class TestImportLook : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void recognisesSamples_data();
    void recognisesSamples();
    void recognisesHeaders_data();
    void recognisesHeaders();
    void refusesOtherFormats_data();
    void refusesOtherFormats();
    void findsAHeaderBelowOtherLines();
    void takesAnUnknownHeaderForTheFirstLine();
    void aMappingMakesItKnown();
    void refusesWhatIsNoTable();
    void linesOfJsonAreNamed_data();
    void linesOfJsonAreNamed();
    void faultsAreToldForTheRowsShown();
};

void TestImportLook::recognisesSamples_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("format");
    QTest::newRow("aws") << u"prices/aws_ondemand_us-east-1_2026-07-20.csv"_s << u"aws-ondemand"_s;
    QTest::newRow("azure") << u"prices/azure_retail_ondemand_gpu_2026-06-18.csv"_s << u"azure"_s;
    QTest::newRow("blocks") << u"prices/aws_capacity_blocks_2026-07-22.json"_s << u"aws-capacity-blocks"_s;
    QTest::newRow("skypilot aws") << u"prices/skypilot-2024-06/aws.csv"_s << u"skypilot"_s;
    QTest::newRow("skypilot gcp") << u"prices/skypilot-2024-06/gcp.csv"_s << u"skypilot"_s;
    QTest::newRow("skypilot lambda") << u"prices/skypilot-2024-06/lambda.csv"_s << u"skypilot"_s;
    QTest::newRow("skypilot runpod") << u"prices/skypilot-2024-06/runpod.csv"_s << u"skypilot"_s;
    QTest::newRow("epoch") << u"chips/epoch_ml_hardware_2025-12-24.csv"_s << u"epoch"_s;
}

void TestImportLook::recognisesSamples()
{
    QFETCH(const QString, file);
    QFETCH(const QString, format);
    const QString path = samplePath(file);
    if (path.isEmpty())
        QSKIP("The samples are not beside the source tree.");
    const auto look = lookAtImport(path);
    QVERIFY2(look, qPrintable(look ? QString() : look.problem().toText()));
    QCOMPARE(QLatin1String(look.value().importer->id), format);
    QVERIFY(!look.value().needsMapping);
}

void TestImportLook::recognisesHeaders_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("needsMapping");
    const QByteArray plain = "instance,price,region\nx,1.5,y\n";
    QTest::newRow("several clouds") << u"aws-and-others.csv"_s
                                    << QByteArray("instance_type,usd_per_hour,provider\nx,1,Lambda\n") << u"csv"_s
                                    << false;
    QTest::newRow("azure by its header") << u"list.csv"_s << QByteArray("armSkuName,retailPrice\nStandard_x,1\n")
                                         << u"azure"_s << false;
    QTest::newRow("a file's name tells the provider, not the format")
        << u"gcp-2026.csv"_s << plain << u"csv"_s << false;
    QTest::newRow("gcp by its machines") << u"list.csv"_s << QByteArray("vm,price\na3-highgpu-8g,88\nc2-x,1\n")
                                         << u"gcp"_s << true; // without known column names
    QTest::newRow("gcp by its machines, a newer column")
        << u"list.csv"_s << QByteArray("machine_type,price,carbon\na3-highgpu-8g,88,1\nct5p-hightpu-4t,16,1\n")
        << u"gcp"_s << false;
    QTest::newRow("aws by its machines") << u"azure.csv"_s << QByteArray("sku,price\np5.48xlarge,55.04\n")
                                         << u"aws-ondemand"_s << false;
    QTest::newRow("machines of two") << u"list.csv"_s << QByteArray("sku,price\np5.48xlarge,55\nStandard_NC6,1\n")
                                     << u"csv"_s << true;
    QTest::newRow("azure's header over another's machines")
        << u"list.csv"_s << QByteArray("armSkuName,retailPrice\np5.48xlarge,55\n") << u"aws-ondemand"_s << false;
    QTest::newRow("aws's columns over nobody's machines")
        << u"list.csv"_s << QByteArray("instance_type,region,usd_per_hour,as_of\ngpu_8x_h100,us-east-1,23,2026-11-01\n")
        << u"csv"_s << true;
    QTest::newRow("skypilot without spot prices")
        << u"list.csv"_s << QByteArray("InstanceType,AcceleratorName,AcceleratorCount,Price\nx,H100,8,1\n")
        << u"skypilot"_s << true; // the file name does not name a cloud
    QTest::newRow("nobody's") << u"list.csv"_s << plain << u"csv"_s << true;
    QTest::newRow("other words") << u"list.csv"_s << QByteArray("Maschine;Preis\nx;1,5\n") << u"csv"_s << true;
    QTest::newRow("skypilot, no known cloud")
        << u"list.csv"_s << QByteArray("InstanceType,GpuInfo,Price\nx,,1\n") << u"skypilot"_s << true;
}

void TestImportLook::recognisesHeaders()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    QFETCH(const QString, format);
    QFETCH(const bool, needsMapping);
    const QTemporaryDir directory;
    const auto look = lookAtImport(writeTo(directory, name, text));
    QVERIFY(look);
    QCOMPARE(QLatin1String(look.value().importer->id), format);
    QCOMPARE(look.value().needsMapping, needsMapping);
}

void TestImportLook::refusesOtherFormats_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fitting"); // the only price-list format that accepts it; "csv": with a mapping
    QTest::newRow("skypilot") << QByteArray("InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,"
                                            "SpotPrice,Region\np5.48xlarge,H100,8,192,2048,55.04,20,us-east-1\n")
                              << u"skypilot"_s;
    QTest::newRow("nobody's") << QByteArray("instance,accelerator,count,price\nbox,H100,8,20\n") << u"csv"_s;
    QTest::newRow("azure") << QByteArray("sku,region,usd_per_hour\nStandard_ND96isr_H100_v5,eastus,98\n") << u"azure"_s;
    QTest::newRow("aws") << QByteArray("instance_type,region,usd_per_hour\np5.48xlarge,us-east-1,55.04\n")
                         << u"aws-ondemand"_s;
    QTest::newRow("gcp") << QByteArray("machine_type,region,usd_per_hour\na3-highgpu-8g,us-central1,88\n") << u"gcp"_s;
    QTest::newRow("several") << QByteArray("provider,instance_type,usd_per_hour\nAWS,p5.48xlarge,55.04\n") << u"csv"_s;
}

void TestImportLook::refusesOtherFormats()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, fitting);
    const QTemporaryDir directory;
    ImportRequest request{.path = writeTo(directory, u"aws.csv"_s, text), .asOf = u"2026-11-01"_s};
    for (const char *format : {"skypilot", "aws-ondemand", "azure", "gcp"}) {
        const ImportRun run = runOn(format, request);
        if (fitting == QLatin1String(format)) {
            QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
            QCOMPARE(run.report.imported, 1);
            continue;
        }
        QVERIFY2(run.problem && run.outcomes.isEmpty(), format);
        QCOMPARE(run.problem->code, ProblemCode::BadValue);
        const QString remedy = run.problem->remedy;
        QVERIFY2(remedy.contains(u"chipboard import %1 %2"_s.arg(fitting, request.path)), qPrintable(remedy));
        // An explicit column mapping is trusted, unless the file clearly has another format.
        request.mapping = mappingFrom({u"price=price"_s}).valueOr({});
        if (text.startsWith("instance,"))
            QVERIFY(!formatFault(*findImporter(QLatin1String(format)), request));
        request.mapping = {};
    }
    QVERIFY(!formatFault(*findImporter(u"csv"_s), request));
}

void TestImportLook::findsAHeaderBelowOtherLines()
{
    const QTemporaryDir directory;
    const auto look = lookAtImport(
        writeTo(directory, u"list.csv"_s, "Prices of July\n\nprovider;instance;price\nAWS;a;1,5\nAWS;b;2,5\n"));
    QVERIFY(look);
    QCOMPARE(look.value().headerLine, 3); // "Prices of July" has no separator: the next line with one decides
    ColumnMapping mapping{.separator = ';'};
    const auto again = lookAtImport(
        writeTo(directory, u"list.csv"_s, "Prices of July\n\nprovider;instance;price\nAWS;a;1,5\nAWS;b;2,5\n"),
        mapping);
    QVERIFY(again);
    QCOMPARE(again.value().headerLine, 3);
    QCOMPARE(again.value().header, (QStringList{u"provider"_s, u"instance"_s, u"price"_s}));
    QCOMPARE(again.value().rows.size(), 2);
    QVERIFY(!again.value().needsMapping);
    // Without a price column the row with the most names is the header.
    const auto title =
        lookAtImport(writeTo(directory, u"list.csv"_s,
                             "Acme,,,\nCustomer,X,,\nProvider,GPU,GPU count,USD/hr\nCoreWeave,H100 SXM,8,49.24\n"));
    QVERIFY(title);
    QCOMPARE(title.value().headerLine, 3);
    QVERIFY(!title.value().needsMapping);
}

void TestImportLook::takesAnUnknownHeaderForTheFirstLine()
{
    const QTemporaryDir directory;
    const auto look = lookAtImport(writeTo(directory, u"x.csv"_s, "Maschine;Preis\na;1,5\nb;2\n"));
    QVERIFY(look);
    QCOMPARE(look.value().headerLine, 1);
    QCOMPARE(look.value().separator, ';');
    QCOMPARE(look.value().header, (QStringList{u"Maschine"_s, u"Preis"_s}));
    QCOMPARE(look.value().rows.constLast(), (QStringList{u"b"_s, u"2"_s}));
}

void TestImportLook::aMappingMakesItKnown()
{
    const QTemporaryDir directory;
    const QString path = writeTo(directory, u"x.csv"_s, "Maschine;Preis\na;1,5\n");
    const auto mapping = mappingFrom({u"instance=Maschine"_s, u"price=Preis"_s, u"provider==Nebius"_s});
    QVERIFY(mapping);
    const auto look = lookAtImport(path, mapping.value());
    QVERIFY(look);
    QVERIFY(!look.value().needsMapping);
    QVERIFY(mappingFaults(look.value(), mapping.value()).isEmpty());
}

void TestImportLook::refusesWhatIsNoTable()
{
    const QTemporaryDir directory;
    QCOMPARE(lookAtImport(directory.filePath(u"none.csv"_s)).problem().code, ProblemCode::CannotRead);
    QVERIFY(!lookAtImport(writeTo(directory, u"empty.csv"_s, "")));
    const auto blank = lookAtImport(writeTo(directory, u"blank.csv"_s, "\n\n\n"));
    QVERIFY(!blank);
    QCOMPARE(blank.problem().where.line, 1);
    const auto binary = lookAtImport(writeTo(directory, u"b.csv"_s, QByteArray("a,b\n\0\1\2,c\n", 10)));
    QVERIFY(!binary);
    QVERIFY(binary.problem().where.line > 0);
    const auto quote = lookAtImport(writeTo(directory, u"q.csv"_s, "instance,price\n\"a,1\n"));
    QVERIFY(!quote);
    QCOMPARE(quote.problem().where.line, 2);
    const auto json = lookAtImport(writeTo(directory, u"x.txt"_s, "  {\"instance_types\": {}}"));
    QVERIFY(json);
    QCOMPARE(QLatin1String(json.value().importer->id), u"aws-capacity-blocks"_s);
    QCOMPARE(json.value().headerLine, 0);
}

void TestImportLook::linesOfJsonAreNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("told");
    const QString lines = u"JSON Lines"_s;
    QTest::newRow("objects") << QByteArray("{\"a\": 1}\n{\"a\": 2}\n") << lines;
    QTest::newRow("with a mark and blank lines")
        << QByteArray("\xEF\xBB\xBF\r\n{\"a\": 1}\r\n\r\n{\"a\": 2}\r\n") << lines;
    QTest::newRow("lists") << QByteArray("[1, 2]\n[3, 4]\n") << lines;
    QTest::newRow("one document on one line") << QByteArray("{\"a\": 1}\n") << u"no list of objects"_s;
    QTest::newRow("cut off") << QByteArray("[{\"a\": 1}, {\"a\":") << u"end"_s;
}

void TestImportLook::linesOfJsonAreNamed()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, told);
    const QTemporaryDir directory;
    ImportRequest request{.path = writeTo(directory, u"prices.jsonl"_s, text)};
    for (const char *format : {"aws-capacity-blocks", "csv", "skypilot", "epoch"}) {
        const ImportRun run = runOn(format, request);
        QVERIFY(run.problem);
        const bool isOwn =
            QLatin1String(format) == u"aws-capacity-blocks" && run.problem->code == ProblemCode::MissingKey;
        QVERIFY2(isOwn || run.problem->message.contains(told), qPrintable(run.problem->message));
        QVERIFY2(!run.problem->toText().contains(u"The format"_s), qPrintable(run.problem->toText())); // no format fits
    }
    QVERIFY(!lookAtImport(request.path));
}

void TestImportLook::faultsAreToldForTheRowsShown()
{
    const QTemporaryDir directory;
    const auto look = lookAtImport(writeTo(directory, u"x.csv"_s, "Maschine;Preis;Ort\na;1,5;Ulm\nb;1.500;Ulm\n"));
    QVERIFY(look);
    const auto faults = [&](const QStringList &terms) {
        return mappingFaults(look.value(), mappingFrom(terms).valueOr({}));
    };
    QCOMPARE(faults({}).size(), 1); // neither a name nor a price column
    QVERIFY(faults({u"instance=Maschine"_s, u"price=Preis"_s}).constFirst().contains(u"The provider is not stated"_s));
    const QStringList towns = faults({u"instance=Maschine"_s, u"price=Ort"_s, u"provider==X"_s});
    QCOMPARE(towns.size(), 1);
    QVERIFY2(towns.constFirst().startsWith(u"Row 1: \"Ulm\""_s), qPrintable(towns.constFirst()));
    QVERIFY(faults({u"instance=Maschine"_s, u"price=Preis"_s, u"provider==X"_s, u"decimal=,"_s}).isEmpty());
}

CHIPBOARD_TEST(TestImportLook, QCoreApplication)

} // namespace tst_importlook

#include "tst_importlook.moc"
