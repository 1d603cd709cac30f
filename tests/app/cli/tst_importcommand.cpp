// chipboard import: the report on standard output, refusals with a remedy, and the exit status.
#include "tests/app/cli/clirun.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;

namespace tst_importcommand {

const QByteArray awsRows = "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\n"
                           "a1.large,,,0.051,,us-east-1\n"
                           "g4dn.xlarge,T4,1.0,0.526,0.2,us-east-1\n"
                           "inf2.xlarge,Inferentia,1.0,0.7582,0.2,us-east-1\n"
                           "trn1n.32xlarge,Trainium,16.0,24.78,2.478,us-west-2\n";

class TestImportCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void dryRunTellsEveryRow();
    void acceptedReasonsGetIn();
    void mapsColumns();
    void recognisesTheFormat();
    void nothingUsableIsNotRemembered();
    void unknownMachinesAreNotSaidToBeImported();
    void pricesAreStored();
    void chipsAreStored();
    void storesThatCannotBe();
    void listsWhatHolds();
    void aFormatThatDoesNotFitIsRefused();
    void theSameTwiceAddsNothing();
    void snapshotsAreListedAndRemoved();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }
    [[nodiscard]] QString file(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestImportCommand::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
    qputenv("XDG_DATA_HOME", path(u"share"_s).toUtf8());
}

void TestImportCommand::dryRunTellsEveryRow()
{
    const QString aws = file(u"aws.csv"_s, awsRows);
    const QStringList call{u"import"_s, u"skypilot"_s, aws, u"--dry-run"_s, u"--as-of"_s, u"2026-11-22"_s};
    const Outcome json = runCli(call + QStringList{u"--format"_s, u"json"_s});
    QCOMPARE(json.err, QString());
    QCOMPARE(json.status, int(Fine));
    const QJsonObject report = json.json();
    QCOMPARE(report[u"rows"_s].toInt(), 4);
    QCOMPARE(report[u"imported"_s].toInt() + report[u"ignored"_s].toInt() + report[u"suspicious"_s].toInt(), 4);
    QCOMPARE(report[u"suspicious"_s].toInt(), 1);
    QCOMPARE(report[u"details"_s][u"spot-floor"_s][u"count"_s].toInt(), 1);
    QCOMPARE(report[u"remarks"_s][u"renamed"_s].toInt(), 1);
    QCOMPARE(report[u"as_of"_s].toString(), u"2026-11-22"_s);
    const Outcome table = runCli(call);
    QVERIFY2(table.out.startsWith("4 rows: 2 imported, 1 skipped, 1 suspicious\n"), table.out.constData());
    QVERIFY(!QFile::exists(path(u"share"_s))); // nothing stored
}

void TestImportCommand::acceptedReasonsGetIn()
{
    const QString aws = file(u"aws.csv"_s, awsRows);
    const Outcome outcome = runCli({u"import"_s, u"skypilot"_s, aws, u"--dry-run"_s, u"--as-of"_s, u"2026-11"_s,
                                    u"--accept"_s, u"spot-floor"_s, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.json()[u"imported"_s].toInt(), 3);
    QCOMPARE(outcome.json()[u"accepted"_s].toInt(), 1);
    QCOMPARE(outcome.json()[u"suspicious"_s].toInt(), 0);
}

void TestImportCommand::mapsColumns()
{
    const QString mine = file(u"mine.csv"_s, "what;each\nH100 SXM;2,49\n");
    const Outcome outcome = runCli({u"import"_s, u"csv"_s, mine, u"--dry-run"_s, u"--map"_s, u"accelerator=what"_s,
                                    u"--map"_s, u"price=each"_s, u"--map"_s, u"provider==Nebius"_s, u"--map"_s,
                                    u"count==1"_s, u"--as-of"_s, u"2026-11"_s, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.json()[u"imported"_s].toInt(), 1);
    QCOMPARE(outcome.json()[u"provider"_s].toString(), u"Nebius"_s);
}

void TestImportCommand::recognisesTheFormat()
{
    const QString list = file(u"list.csv"_s, "Type,Hourly,Region\np5.48xlarge,55.04,us-east-1\n");
    const Outcome outcome = runCli({u"import"_s, list, u"--dry-run"_s, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.json()[u"format"_s].toString(), u"aws-ondemand"_s);
    QCOMPARE(outcome.json()[u"imported"_s].toInt(), 1);
    QCOMPARE(outcome.json()[u"provider"_s].toString(), u"AWS"_s);
    const Outcome text = runCli({u"import"_s, list, u"--dry-run"_s});
    QVERIFY2(text.out.contains("Format: aws-ondemand; provider: AWS (from the format)."), text.out);
    QVERIFY2(text.out.contains("(from the date of the file)."), text.out);
    // If a column or provider cannot be inferred, the message names the option that sets it.
    const QString own = file(u"own.csv"_s, "instance,price\nbox,1.5\n");
    const Outcome asked = runCli({u"import"_s, own});
    QCOMPARE(asked.status, int(WrongUsage));
    QVERIFY2(asked.err.contains(u"--map provider==NAME"_s), qPrintable(asked.err));
    QCOMPARE(runCli({u"import"_s, path(u"none.csv"_s)}).status, int(BadData));
}

// A retry with another mapping is not "already imported".
void TestImportCommand::nothingUsableIsNotRemembered()
{
    const QString list = file(u"list.csv"_s, "machine,accelerator,price\nbox,H100,23.6\n");
    const QStringList call{u"import"_s, list, u"--map"_s, u"provider==X"_s, u"--format"_s, u"json"_s};
    const QJsonObject none = runCli(call).json();
    QCOMPARE(none[u"usable"_s].toInt(), 0);
    QCOMPARE(none[u"imported"_s].toInt(), 0);
    QCOMPARE(none[u"details"_s][u"no-comparison"_s][u"count"_s].toInt(), 1);
    const Outcome text = runCli(call.first(4));
    QVERIFY2(text.out.startsWith("1 row: 0 imported, 1 skipped, 0 suspicious"), text.out);
    QVERIFY(!none.contains(u"snapshot"_s));
    const QJsonObject counted = runCli(call + QStringList{u"--map"_s, u"count==8"_s}).json();
    QCOMPARE(counted[u"usable"_s].toInt(), 1);
    QVERIFY(counted.contains(u"snapshot"_s) && !counted.contains(u"already_imported"_s));
}

// Rows of a provider and chips that the catalogue lacks, with a chip count: a price book cannot hold them.
void TestImportCommand::unknownMachinesAreNotSaidToBeImported()
{
    const QString list = file(u"list.csv"_s,
                              "provider,instance,accelerator,count,price,region\nYotta,big,RTX5090,8,5.2,us\n"
                              "Yotta,small,RTX5090,1,0.65,us\nYotta,odd,RTX5090,1,-1,us\n");
    const QStringList call{u"import"_s, list, u"--format"_s, u"json"_s};
    const QJsonObject json = runCli(call).json();
    QCOMPARE(json[u"imported"_s].toInt(), 0);
    QCOMPARE(json[u"ignored"_s].toInt(), 2);
    QCOMPARE(json[u"suspicious"_s].toInt(), 1);
    const QJsonValue unknown = json[u"details"_s][u"chip-not-in-catalogue"_s];
    QCOMPARE(unknown[u"count"_s].toInt(), 2);
    QCOMPARE(unknown[u"verdict"_s].toString(), u"ignored"_s);
    QVERIFY(!json.contains(u"snapshot"_s));
    const Outcome text = runCli(call.first(2));
    QVERIFY2(text.out.startsWith("3 rows: 0 imported, 2 skipped, 1 suspicious"), text.out);
    QVERIFY2(text.out.contains("Nothing was stored: the catalogue has neither the machines nor the chips of these "
                               "prices. Add the chips to your catalogue folder, then import the file again."),
             text.out);
    QVERIFY2(!text.out.contains("of the imported rows"), text.out);
}

void TestImportCommand::pricesAreStored()
{
    const QString aws = file(u"aws.csv"_s, awsRows);
    const QStringList call{u"import"_s, u"skypilot"_s, aws, u"--as-of"_s, u"2026-11"_s, u"--format"_s, u"json"_s};
    const Outcome first = runCli(call);
    QCOMPARE(first.err, QString());
    QCOMPARE(first.status, int(Fine));
    QCOMPARE(first.json()[u"snapshot"_s].toInt(), 1);
    QCOMPARE(first.json()[u"new"_s].toInt(), 2);
    QVERIFY(QFile::exists(path(u"share/chipboard/prices.db"_s)));
    const Outcome second = runCli(call);
    QCOMPARE(second.json()[u"snapshot"_s].toInt(), 1); // the one that has these prices
    QCOMPARE(second.json()[u"unchanged"_s].toInt(), 2);
    QCOMPARE(runCli(call + QStringList{u"--store"_s, path(u"mine.db"_s)}).json()[u"snapshot"_s].toInt(), 1);
    QCOMPARE(runCli(call + QStringList{u"--dry-run"_s}).json()[u"unchanged"_s].toInt(), 2);
    const Outcome dateless = runCli({u"import"_s, u"skypilot"_s, aws, u"--format"_s, u"json"_s});
    QCOMPARE(dateless.status, int(Fine));
    QCOMPARE(dateless.json()[u"as_of_from"_s].toString(), u"file date"_s);
}

void TestImportCommand::chipsAreStored()
{
    const QString epoch = file(u"epoch.csv"_s, "Hardware name,Memory (bytes)\nNVIDIA L40,4.8e10\n");
    QCOMPARE(runCli({u"import"_s, u"epoch"_s, epoch}).status, int(Fine));
    const Outcome chips = runCli({u"list"_s, u"chips"_s});
    QVERIFY(chips.out.contains("nvidia-l40"));
    QVERIFY(chips.err.contains(u"your files change the catalogue: "_s));
}

void TestImportCommand::storesThatCannotBe()
{
    const QString aws = file(u"aws-2026-11.csv"_s, awsRows);
    const QString letter = file(u"letter.txt"_s, "Dear reader");
    const Outcome noStore = runCli({u"import"_s, u"skypilot"_s, aws, u"--store"_s, letter});
    QCOMPARE(noStore.status, int(BadData));
    QVERIFY2(noStore.err.contains(u"The file is not a price store."_s), qPrintable(noStore.err));
    QCOMPARE(runCli({u"import"_s, u"skypilot"_s, aws, u"--store"_s, u"/dev/full"_s}).status, int(CannotWrite));
    const Outcome dry = runCli({u"import"_s, u"skypilot"_s, aws, u"--store"_s, letter, u"--dry-run"_s});
    QCOMPARE(dry.status, int(Fine));
    QCOMPARE(dry.err.count(u"Warning: "_s), 1); // not a second one: imports load no imported list to compare with
    QCOMPARE(runCli({u"import"_s, u"epoch"_s, aws, u"--store"_s, letter}).status, int(WrongUsage));
    QCOMPARE(runCli({u"import"_s, u"skypilot"_s, aws, u"--format"_s, u"csv"_s}).status, int(WrongUsage));
}

void TestImportCommand::listsWhatHolds()
{
    const auto list = [](const char *where) {
        return runCli({u"list"_s, u"instances"_s, u"--where"_s, QString::fromUtf8(where), u"--format"_s, u"json"_s});
    };
    const QJsonArray found = list("chip = trainium2 and chips = 16").json()[u"instances"_s].toArray();
    QCOMPARE(found.size(), 2);
    for (const QJsonValue &row : found)
        QCOMPARE(row[u"chip"_s].toString(), u"trainium2"_s);
    QVERIFY(list("chips > 100000000").json()[u"instances"_s].toArray().isEmpty());
    const Outcome wrong = list("chips = 16 and memory > 4");
    QCOMPARE(wrong.status, int(WrongUsage));
    QVERIFY2(wrong.err.contains(u"--where, column 26: \"memory\" needs a unit"_s), qPrintable(wrong.err));
    QCOMPARE(runCli({u"list"_s, u"chips"_s, u"--where"_s, u"chips = 1"_s}).status, int(WrongUsage));
    const Outcome book =
        runCli({u"list"_s, u"instances"_s, u"--where"_s, u"chips = 1"_s, u"--prices"_s, u"on-demnd"_s});
    QVERIFY2(book.err.contains(u"Did you mean on-demand?"_s), qPrintable(book.err));
}

// A list of machines and accelerators does not contain chip specifications.
void TestImportCommand::aFormatThatDoesNotFitIsRefused()
{
    const QString list = file(u"vms.csv"_s, "HardwareName,Manufacturer,Release date\nAbacus,Nobody,2020-01-01\n");
    const Outcome outcome = runCli({u"import"_s, u"aws-ondemand"_s, list, u"--as-of"_s, u"2026-07-20"_s});
    QVERIFY2(outcome.status != Fine, qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains(u"The format epoch fits: chipboard import epoch "_s), qPrintable(outcome.err));
    const QString aws =
        file(u"list.csv"_s, "InstanceType,UsdPerHour,Region\nfoo.large,0.05,us-east-1\nbar.large,0.06,us-east-1\n");
    const Outcome azure = runCli({u"import"_s, u"azure"_s, aws, u"--as-of"_s, u"2026-07-20"_s});
    QCOMPARE(azure.status, int(BadData));
    QVERIFY2(azure.err.contains(u"the columns of the file do not match the format azure"_s), qPrintable(azure.err));
    QVERIFY2(azure.err.contains(u"chipboard import aws-ondemand "_s), qPrintable(azure.err));
    // Refused even though rows are readable: they would be stored under the wrong provider.
    const QString letter = file(u"aws.csv"_s, awsRows);
    const QString store = path(u"z.sqlite"_s);
    const Outcome wrong = runCli({u"import"_s, u"azure"_s, letter, u"--as-of"_s, u"2026-11-01"_s, u"--store"_s, store});
    QCOMPARE(wrong.status, int(BadData));
    QVERIFY2(wrong.err.contains(u"The format skypilot fits: chipboard import skypilot "_s), qPrintable(wrong.err));
    QVERIFY(!QFile::exists(store)); // not even an empty file
    const QString own = file(u"own.csv"_s, "instance,accelerator,count,price\nbox,H100,8,20\n");
    const Outcome mapped = runCli({u"import"_s, u"gcp"_s, own, u"--as-of"_s, u"2026-11-01"_s});
    QCOMPARE(mapped.status, int(BadData));
    QVERIFY2(
        mapped.err.contains(u"Import it with the format csv, and assign the columns and the provider with --map:"_s),
        qPrintable(mapped.err));
    // Right format without accelerators: not an error.
    QCOMPARE(runCli({u"import"_s, u"aws-ondemand"_s, aws, u"--as-of"_s, u"2026-07-20"_s}).status, int(Fine));
}

void TestImportCommand::theSameTwiceAddsNothing()
{
    const QString list = file(u"aws.csv"_s, awsRows);
    const QStringList command{u"import"_s,  u"skypilot"_s,       list,          u"--as-of"_s, u"2026-07-20"_s,
                              u"--store"_s, path(u"s.sqlite"_s), u"--format"_s, u"json"_s};
    const QJsonObject first = runCli(command).json();
    QVERIFY(!first.contains(u"already_imported"_s));
    const Outcome again = runCli(command);
    QCOMPARE(again.status, int(Fine));
    QCOMPARE(again.json()[u"already_imported"_s].toString().size(), 10); // a date
    QCOMPARE(again.json()[u"snapshot"_s].toInt(), first[u"snapshot"_s].toInt());
    QVERIFY(!again.json().contains(u"stored"_s));
    const Outcome text = runCli(command.first(7));
    QVERIFY2(text.out.contains("Already imported on 20") && text.out.contains("nothing was added."), text.out);
    // With another date it is a new import.
    QStringList later = command;
    later[4] = u"2026-07-21"_s;
    QVERIFY(!runCli(later).json().contains(u"already_imported"_s));
}

void TestImportCommand::snapshotsAreListedAndRemoved()
{
    const QString store = path(u"s.sqlite"_s);
    const auto prices = [&store](const QStringList &words) {
        return runCli(QStringList{u"prices"_s} + words + QStringList{u"--store"_s, store});
    };
    const Outcome none = prices({u"list"_s, u"--format"_s, u"json"_s});
    QCOMPARE(none.status, int(Fine));
    QVERIFY(none.json()[u"snapshots"_s].toArray().isEmpty());
    QVERIFY2(none.err.contains(u"No prices have been imported:"_s), qPrintable(none.err));
    QCOMPARE(prices({u"remove"_s, u"1"_s}).status, int(WrongUsage));
    const QString list = file(u"aws.csv"_s, awsRows);
    for (const QString &day : {u"2026-07-20"_s, u"2026-07-21"_s})
        QCOMPARE(runCli({u"import"_s, u"skypilot"_s, list, u"--as-of"_s, day, u"--store"_s, store}).status, int(Fine));
    const QJsonArray two = prices({u"list"_s, u"--format"_s, u"json"_s}).json()[u"snapshots"_s].toArray();
    QCOMPARE(two.size(), 2);
    QCOMPARE(two.at(0)[u"as_of"_s].toString(), u"2026-07-21"_s);
    QVERIFY(two.at(0)[u"prices"_s].toInt() > 0);
    const QString id = QString::number(two.at(1)[u"id"_s].toInt());
    // All or nothing: one wrong number keeps all snapshots.
    const Outcome wrong = prices({u"remove"_s, id, u"77"_s});
    QCOMPARE(wrong.status, int(WrongUsage));
    QVERIFY2(wrong.err.contains(u"no snapshot \"77\""_s), qPrintable(wrong.err));
    const Outcome removed = prices({u"remove"_s, id, id});
    QCOMPARE(removed.status, int(Fine));
    QVERIFY2(removed.out.contains("dated 20 Jul 2026 from aws.csv."), removed.out);
    QCOMPARE(prices({u"--format"_s, u"json"_s}).json()[u"snapshots"_s].toArray().size(), 1);
    QCOMPARE(prices({u"remove"_s}).status, int(WrongUsage));
    QCOMPARE(prices({u"forget"_s}).status, int(WrongUsage));
    QCOMPARE(prices({u"list"_s, u"1"_s}).status, int(WrongUsage));
}

void TestImportCommand::refuses_data()
{
    QTest::addColumn<QStringList>("arguments"); // "FILE" stands for the path
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const QString &line, const QByteArray &content, int status,
                        const QString &told) { QTest::newRow(name) << line.split(u' ') << content << status << told; };
    row("an unknown format", u"import skypilots FILE --dry-run"_s, awsRows, WrongUsage, u"Did you mean skypilot?"_s);
    row("a format that is nothing like any", u"import zzz FILE --dry-run"_s, awsRows, WrongUsage,
        u"Available: skypilot, gpuhunt,"_s);
    row("no file", u"import skypilot"_s, awsRows, WrongUsage, u"Write chipboard import skypilot FILE."_s);
    row("nothing", u"import"_s, awsRows, WrongUsage, u"Write chipboard import [FORMAT] FILE."_s);
    row("JSON Lines", u"import FILE"_s, "{\"price\": 1}\n{\"price\": 2}\n", BadData, u"The file is JSON Lines"_s);
    row("a cut-off document", u"import FILE"_s, "[{\"price\": 1}, {\"pri", BadData, u"aws.csv:1:"_s);
    row("UTF-16", u"import FILE"_s, QByteArray("\xFF\xFEp\0r\0i\0c\0e\0", 12), BadData, u"The file is UTF-16"_s);
    row("gzip", u"import FILE"_s, QByteArray("\x1F\x8B\x08\0", 4), BadData, u"This is a gzip archive"_s);
    row("euros", u"import FILE --map price=Preis(EUR) --map instance=Instance"_s,
        "Instance,Preis(EUR)\np5.48xlarge,50\n", WrongUsage, u"for one EUR: --map rate==1.1"_s);
    row("no such file", u"import skypilot /nowhere.csv --dry-run"_s, awsRows, BadData, u"There is no such file."_s);
    row("a PDF", u"import skypilot FILE --dry-run"_s, "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", BadData,
        u"This is a PDF document, not a text file. Get the data as CSV or JSON."_s);
    row("a web page", u"import csv FILE --dry-run"_s, "<!doctype html>\n<title>Sign in</title>\n", BadData,
        u"This is a web page, not a data file."_s);
    row("no date", u"import skypilot FILE --dry-run --as-of yesterday"_s, awsRows, WrongUsage,
        u"\"yesterday\" is not a date. Write it as 2026-11-22."_s);
    row("an unknown reason", u"import skypilot FILE --dry-run --accept luck"_s, awsRows, WrongUsage,
        u"Available: price-too-low,"_s);
    row("a reason that lets nothing in", u"import skypilot FILE --dry-run --accept no-accelerator"_s, awsRows,
        WrongUsage, u"\"no-accelerator\" is not a reason that can be accepted."_s);
    row("a mapping of no field", u"import skypilot FILE --dry-run --map prise=x"_s, awsRows, WrongUsage,
        u"Did you mean price?"_s);
    row("a mapped column that is not there", u"import skypilot FILE --dry-run --map price=x"_s, awsRows, WrongUsage,
        u"There is no column \"x\" for price."_s);
    row("a slip where another column looks like a price", u"import FILE --map price=our_rat"_s,
        "provider,gpu,gpu_count,price_per_hour,our_rate\nX,H100 SXM,8,23.92,19.9\n", WrongUsage,
        u"There is no column \"our_rat\" for price. The columns are: provider, gpu, gpu_count, price_per_hour, our_rate."_s);
    row("a mapping where there is none", u"import epoch FILE --dry-run --map price=x"_s, awsRows, WrongUsage,
        u"The format epoch does not support --map."_s);
    row("an open quote", u"import skypilot FILE --dry-run"_s, awsRows + "\"x\n", BadData,
        u"aws.csv:6:1: The quote opened here is not closed."_s);
    row("a binary file", u"import skypilot FILE --dry-run"_s, QByteArray("a,\0b\n", 5), BadData,
        u"aws.csv:1:3: The file is binary, not text."_s);
    row("an option of another command", u"import skypilot FILE --workload x"_s, awsRows, WrongUsage,
        u"The option --workload does not apply to \"chipboard import\"."_s);
}

void TestImportCommand::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(const QByteArray, content);
    arguments.replaceInStrings(u"FILE"_s, file(u"aws.csv"_s, content));
    const Outcome outcome = runCli(arguments);
    QVERIFY(outcome.out.isEmpty());
    QTEST(outcome.status, "status");
    QFETCH(const QString, told);
    QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
}

CHIPBOARD_TEST(TestImportCommand, QCoreApplication)

} // namespace tst_importcommand

#include "tst_importcommand.moc"
