// Every command, run in-process on the shipped catalogue and on hostile files.
#include "app/cli/listtable.h"
#include "data/analysis/claimcheck.h"
#include "data/compare/metric.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/diskfiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "widgets/export/exporters.h"

#include <QApplication>
#include <QImage>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;
using namespace chipboard::test;

namespace {

QStringList idsIn(const QJsonArray &rows)
{
    return mapped(rows, [&](const QJsonValue &row) { return row[u"id"_s].toString(); });
}

/// A catalogue file with one invented chip, or with a chip that overrides a shipped one.
QByteArray chipFile(const QByteArray &id, const QByteArray &memory)
{
    return R"({"kind": "chips", "version": 1, "chips": [{"id": ")" + id + R"(", "name": "Mine",
        "full_name": "My chip", "vendor": "NVIDIA", "family": "Hopper", "generation": 1, "status": "shipping",
        "announced": {"value": null, "reason": "Not known."}, "available": {"value": null, "reason": "Not known."},
        "dense": {}, "memory": {"value": )"
        + memory + R"(, "unit": "GB", "status": "published", "as_of": "2026", "sources": ["mine"]},
        "memory_bandwidth": {"value": 1, "unit": "TB/s", "status": "published", "as_of": "2026",
        "sources": ["mine"]}}]})";
}

const QByteArray sourceFile = R"({"kind": "sources", "version": 1, "sources": [{"id": "mine", "title": "My notes",
    "url": "https://example.org/notes", "as_of": "2026-01-01", "kind": "third-party"}]})";

} // namespace

// Below the raw strings: moc counts their brackets.
namespace tst_commands {

class TestCommands : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void whatWasReadBeforeIsTaken();
    void whatIsToBeToldIsReadAnew();
    void init();

    void listsHaveRowsAndIds_data();
    void listsHaveRowsAndIds();
    void claimsHaveThePagesVerdicts();
    void listFormatsAgree();
    void changesSayBeforeAndAfter();
    void instancesHaveColumns();
    void listsAreSortedAndCut();
    void chipsHaveTheirMainFigures();
    void unknownListIsRefused();

    void tableComparesWhatIsNamed();
    void tableFormats();
    void levelFollowsWhatIsNamed_data();
    void levelFollowsWhatIsNamed();
    void baselineStaysOnlyIfCompared();
    void tellsNumbersBesideTheBaseline();
    void wrongIdsAreRefused_data();
    void wrongIdsAreRefused();
    void everyWrongIdIsTold();

    void boardFileIsCompared();
    void optionsOutdoTheBoardFile();
    void pricesAreOfOneTypeUnlessMixed();
    void aPriceThatDoesNotFollowTheDiscountSaysSo();
    void aFilterThatFindsNothingSaysWhy();
    void whatIsOldIsListed();
    void aBoardIsTakenFromText();
    void brokenBoardsAreRefused_data();
    void brokenBoardsAreRefused();
    void unknownIdsInABoardAreWarnings();
    void manyUnknownIdsTakeTheirShare();

    void checkTellsOfAbsentLists();
    void checkCountsTheShippedCatalogue();
    void checkFindsFaultsInNamedFiles();
    void checkOfMissingPath();

    void userFilesOverlay();
    void brokenUserFilesDoNotStopTheWork();
    void missingCatalogDirectoryIsTold();
    void usersOwnFolderIsRead();

    void helpNamesEveryCommandAndOption();
    void manPageNamesEveryCommandAndOption();
    void helpFitsTheTerminal();
    void helpOnUnknownCommand();
    void versionIsPrinted();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestCommands::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
    qputenv("XDG_DATA_HOME", path(u"share"_s).toUtf8());
}

void TestCommands::listsHaveRowsAndIds_data()
{
    QTest::addColumn<QString>("kind");
    for (const ListKind &kind : listTable())
        QTest::newRow(kind.id) << QString::fromLatin1(kind.id);
}

void TestCommands::listsHaveRowsAndIds()
{
    QFETCH(const QString, kind);
    const Outcome outcome = runCli({u"list"_s, kind, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, int(Fine));
    const QJsonArray rows = outcome.json()[kind].toArray();
    QVERIFY(!rows.isEmpty());
    for (const QJsonValue &row : rows)
        QVERIFY2(!row[u"id"_s].toString().isEmpty(), outcome.out.constData());
    const Table list = findListKind(kind)->build(loadCatalog({}).catalog, {BookId(u"on-demand"_s)});
    for (const QStringList &row : plainRows(list))
        QCOMPARE(row.size(), list.columns.size());
}

// Same verdicts as on the page: a roadmap is not proof, even if the source confirms it.
void TestCommands::claimsHaveThePagesVerdicts()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const QJsonArray claims = runCli(words("list claims --format json")).json()[u"claims"_s].toArray();
    const QList<ClaimCheck> checks = checkClaims(catalog, defaultBoard());
    QCOMPARE(claims.size(), checks.size());
    for (qsizetype i = 0; i < checks.size(); ++i) {
        QCOMPARE(claims.at(i)[u"verdict"_s].toString(), claimVerdictWord(checks.at(i).verdict));
        QCOMPARE(claims.at(i)[u"as_source_has_it"_s].toString(), checks.at(i).claim->verdict);
        if (claims.at(i)[u"id"_s].toString() == u"trainium4-fp8") {
            QCOMPARE(claims.at(i)[u"verdict"_s].toString(), u"cannot-be-checked"_s);
            QCOMPARE(claims.at(i)[u"as_source_has_it"_s].toString(), u"confirmed"_s);
        }
    }
}

void TestCommands::listFormatsAgree()
{
    const qsizetype sources = runCli(words("list sources --format json")).json()[u"sources"_s].toArray().size();
    const QByteArray csv = runCli(words("list sources --format csv")).out;
    QCOMPARE(csv.count('\n'), sources + 1);
    QVERIFY(csv.startsWith("id,kind,as_of,title,url\n"));
    const QByteArray table = runCli(words("list sources")).out;
    QVERIFY(table.count('\n') > sources);
    QVERIFY(table.startsWith("id"));
}

void TestCommands::chipsHaveTheirMainFigures()
{
    const QJsonArray chips = runCli(words("list chips --format json")).json()[u"chips"_s].toArray();
    const auto found =
        std::ranges::find_if(chips, [](const QJsonValue &chip) { return chip[u"id"_s].toString() == u"trainium2"; });
    QVERIFY(found != chips.end());
    const QJsonObject trainium2 = (*found).toObject();
    // AWS Neuron documentation, Trainium2 architecture, 2026-08-21.
    QCOMPARE(trainium2[u"vendor"_s].toString(), u"AWS"_s);
    QCOMPARE(trainium2[u"family"_s].toString(), u"Trainium"_s);
    QCOMPARE(trainium2[u"status"_s].toString(), u"shipping"_s);
    QCOMPARE(trainium2[u"bf16_tflops"_s].toDouble(), 667.0);
    QCOMPARE(trainium2[u"fp8_tflops"_s].toDouble(), 1299.0);
    QCOMPARE(trainium2[u"memory"_s].toDouble(), 96.0);
    QCOMPARE(trainium2[u"memory_unit"_s].toString(), u"GiB"_s);
    QCOMPARE(trainium2[u"memory_bandwidth_tb_s"_s].toDouble(), 2.9);
}

void TestCommands::unknownListIsRefused()
{
    const Outcome outcome = runCli(words("list chip"));
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(u"There is no list \"chip\". Available lists: chips,"), qPrintable(outcome.err));
}

void TestCommands::tableComparesWhatIsNamed()
{
    const Outcome outcome = runCli(words("table --chips h100-sxm,trainium2 --metrics memory,power --format json"));
    QCOMPARE(outcome.status, int(Fine));
    const QJsonArray rows = outcome.json()[u"rows"_s].toArray();
    QCOMPARE(rows.size(), 4);
    QCOMPARE(idsIn(rows), words("h100-sxm h100-sxm trainium2 trainium2"));
    QCOMPARE(rows.at(0)[u"metric"_s].toString(), u"memory"_s);
    QCOMPARE(rows.at(1)[u"metric"_s].toString(), u"power"_s);
}

void TestCommands::tableFormats()
{
    const QByteArray text = runCli(words("table --chips trainium2 --metrics memory")).out;
    QVERIFY2(text.contains("Trainium2") && text.contains("96 GiB"), text.constData());
    const QByteArray csv = runCli(words("table --chips trainium2 --metrics memory --format csv")).out;
    QVERIFY2(csv.contains("trainium2,Trainium2,chip,memory,96,"), csv.constData());
}

void TestCommands::levelFollowsWhatIsNamed_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("level");

    QTest::newRow("chips are compared per chip") << u"--chips trainium2"_s << u"trainium2"_s << u"chip"_s;
    QTest::newRow("instances are compared per instance")
        << u"--instances trn2.48xlarge"_s << u"trn2.48xlarge"_s << u"instance"_s;
    QTest::newRow("systems are compared per system")
        << u"--systems trn2_ultraserver"_s << u"trn2_ultraserver"_s << u"system"_s;
    QTest::newRow("--per outdoes that") << u"--instances trn2.48xlarge --per chip"_s << u"trainium2"_s << u"chip"_s;
}

void TestCommands::levelFollowsWhatIsNamed()
{
    QFETCH(const QString, line);
    const Outcome outcome = runCli(words("table --metrics memory --format json") + line.split(u' '));
    QCOMPARE(outcome.status, int(Fine));
    const QJsonValue row = outcome.json()[u"rows"_s].toArray().at(0);
    QTEST(row[u"id"_s].toString(), "id");
    QTEST(row[u"level"_s].toString(), "level");
}

void TestCommands::baselineStaysOnlyIfCompared()
{
    QCOMPARE(runCli(words("table --chips trainium2,h100-sxm --baseline h100-sxm")).status, int(Fine));
    const Outcome outcome = runCli(words("table --chips trainium2,b300 --baseline h100-sxm"));
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY2(outcome.err.contains(u"\"h100-sxm\" is not part of the comparison. It can be trainium2 or b300."),
             qPrintable(outcome.err));
}

// Trainium2 has 96 GiB, H100 80, in any display unit: 96 / 80 = 1.2.
void TestCommands::tellsNumbersBesideTheBaseline()
{
    const QStringList asked = words("table --chips trainium2,h100-sxm --baseline h100-sxm --metrics memory");
    const QJsonArray rows = runCli(asked + words("--values times --format json")).json()[u"rows"_s].toArray();
    const QJsonObject against = rows.at(0)[u"against"_s].toObject();
    QCOMPARE(against[u"baseline"_s].toString(), u"h100-sxm"_s);
    QVERIFY(std::abs(against[u"times"_s].toDouble() - 1.2) < 1e-9);
    QCOMPARE(against[u"better"_s].toBool(), true);
    QVERIFY(rows.at(1)[u"against"_s].toObject()[u"times"_s].isNull());
    const QString csv = QString::fromUtf8(runCli(asked + words("--values percent --format csv")).out);
    QVERIFY2(
        csv.section(u'\n', 0, 0).trimmed().endsWith(u",baseline,percent,percent_low,percent_high,better,no_percent"_s),
        qPrintable(csv));
    QVERIFY2(csv.section(u'\n', 1, 1).contains(u",h100-sxm,20,"_s), qPrintable(csv));
    QVERIFY(runCli(asked + words("--values times")).out.contains("▲"));
    QVERIFY(!runCli(asked + words("--values absolute --format csv")).out.contains("baseline"));
    QCOMPARE(runCli(asked + words("--values twice")).status, int(WrongUsage));
}

void TestCommands::wrongIdsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told");

    QTest::newRow("a chip") << words("table --chips trainum2") << u"There is no chip \"trainum2\""_s;
    QTest::newRow("a chip, with the nearest") << words("table --chips trainum2") << u"Did you mean trainium2"_s;
    QTest::newRow("a chip, with none near")
        << words("table --chips quartz") << u"Run \"chipboard list chips\" for a list."_s;
    QTest::newRow("an instance") << words("table --instances trn2.48xlrage") << u"Did you mean trn2.48xlarge"_s;
    QTest::newRow("a system") << words("table --systems gb300-nvl27") << u"gb300-nvl72"_s;
    QTest::newRow("a price book") << words("table --prices on-demnad") << u"Did you mean on-demand"_s;
    QTest::newRow("a metric") << words("table --metrics memroy") << u"Did you mean memory"_s;
    QTest::newRow("a chip's name for its id") << words("table --chips H100") << u"h100-sxm"_s;
    QTest::newRow("a chip to export") << words("export --chips trainum2 --to /tmp/never.pdf") << u"trainium2"_s;
}

void TestCommands::wrongIdsAreRefused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, told);
    const Outcome outcome = runCli(arguments);
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
}

void TestCommands::everyWrongIdIsTold()
{
    const Outcome outcome = runCli(words("table --chips trainum2,h100-smx --prices sopt"));
    QCOMPARE(outcome.status, int(WrongUsage));
    QCOMPARE(outcome.err.count(u"Did you mean"), 3);
}

void TestCommands::boardFileIsCompared()
{
    Board board = onDemandBoard({ChipId(u"b200"_s), ChipId(u"b300"_s)});
    board.baseline = u"b200"_s;
    board.charts = {MetricId(u"memory"_s)};
    QVERIFY(writeFile(path(u"two.chipboard"_s), writeBoard(board)));
    const Outcome outcome = runCli({u"table"_s, path(u"two.chipboard"_s), u"--format"_s, u"json"_s});
    QCOMPARE(outcome.status, int(Fine));
    QCOMPARE(idsIn(outcome.json()[u"rows"_s].toArray()), words("b200 b300"));
}

void TestCommands::optionsOutdoTheBoardFile()
{
    QVERIFY(writeFile(path(u"default.chipboard"_s), writeBoard(onDemandBoard())));
    const Outcome outcome = runCli({u"table"_s, path(u"default.chipboard"_s), u"--chips"_s, u"l4"_s, u"--metrics"_s,
                                    u"memory"_s, u"--format"_s, u"json"_s});
    QCOMPARE(idsIn(outcome.json()[u"rows"_s].toArray()), words("l4"));
}

void TestCommands::aPriceThatDoesNotFollowTheDiscountSaysSo()
{
    const QByteArray line = "table --chips h100-sxm --prices on-demand --set discount=30 --metrics ";
    const Outcome outcome = runCli(words((line + "price_hour").constData()));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.contains(u"Prices here are list prices. Used only in estimates: Discount 30%."_s),
             qPrintable(outcome.err));
    QCOMPARE(runCli(words((line + "memory").constData())).err, QString()); // the discount does not matter here
    QCOMPARE(runCli(words("table --chips h100-sxm --prices on-demand --metrics price_hour")).err, QString());
}

void TestCommands::aFilterThatFindsNothingSaysWhy()
{
    const QStringList ask{u"list"_s, u"instances"_s, u"--format"_s, u"csv"_s, u"--where"_s};
    const Outcome none = runCli(ask + QStringList{u"region = us-eats-2"_s});
    QCOMPARE(none.status, 0);
    QVERIFY2(none.err.contains(u"No instance has the region \"us-eats-2\". Did you mean us-east-2"_s),
             qPrintable(none.err));
    QCOMPARE(none.out.count('\n'), 1); // the header
    const Outcome some = runCli(ask + QStringList{u"region = us-east-2"_s});
    QCOMPARE(some.err, QString());
    QVERIFY(some.out.contains("trn2.48xlarge"));
    const QStringList chips{u"list"_s, u"chips"_s, u"--format"_s, u"csv"_s, u"--where"_s};
    const Outcome large = runCli(chips + QStringList{u"memory >= 140 GB"_s});
    QVERIFY2(large.out.contains("h200-sxm") && !large.out.contains("h100-sxm"), large.out.constData());
    QVERIFY(runCli(chips + QStringList{u"memory >= 140 TB"_s}).err.contains(u"No chip meets all conditions."_s));
}

void TestCommands::aBoardIsTakenFromText()
{
    Board board = onDemandBoard({ChipId(u"l4"_s), ChipId(u"t4"_s)});
    const QString line = boardLine(board);
    const QStringList ask = words("table --metrics memory --format json --board-text");
    QCOMPARE(idsIn(runCli(ask + QStringList{line}).json()[u"rows"_s].toArray()), words("l4 t4"));
    const Outcome cut = runCli(ask + QStringList{line.chopped(5)});
    QCOMPARE(cut.status, int(BadData));
    QVERIFY2(cut.err.contains(u"It was cut or changed on its way. Copy all of it again."_s), qPrintable(cut.err));
    QVERIFY(
        runCli(ask + QStringList{line, path(u"default.chipboard"_s)}).err.contains(u"Both a board and --board-text"_s));
}

// p5.48xlarge: eight H100 of 80 GiB, 192 vCPUs, 2 TiB, 3,200 Gbps, 55.04 USD per hour on 20 Jul 2026.
void TestCommands::instancesHaveColumns()
{
    const QJsonArray all = runCli(words("list instances --format json")).json()[u"instances"_s].toArray();
    const auto found =
        std::ranges::find_if(all, [](const QJsonValue &row) { return row[u"id"_s].toString() == u"p5.48xlarge"; });
    QVERIFY(found != all.end());
    const QJsonObject row = found->toObject();
    QCOMPARE(row[u"chips"_s].toDouble(), 8.0);
    QCOMPARE(row[u"memory_gib"_s].toDouble(), 640.0);
    QCOMPARE(row[u"vcpus"_s].toDouble(), 192.0);
    QCOMPARE(row[u"host_memory_gib"_s].toDouble(), 2048.0);
    QCOMPARE(row[u"network_gbps"_s].toDouble(), 3200.0);
    QCOMPARE(row[u"usd_per_hour"_s].toDouble(), 55.04);
    QCOMPARE(row[u"usd_per_chip_hour"_s].toDouble(), 6.88);
    QCOMPARE(row[u"price_as_of"_s].toString(), u"2026-07-20"_s);
    QVERIFY(row[u"regions"_s].toString().contains(u"us-east-1"_s));
    // AWS sells trn2.48xlarge only as Capacity Blocks: 35.7608 USD.
    const QByteArray ask = "list instances --where id=trn2.48xlarge --columns id,usd_per_hour --format csv";
    QCOMPARE(runCli(test::words(ask)).out, QByteArray("id,usd_per_hour\ntrn2.48xlarge,\n"));
    QCOMPARE(runCli(test::words(ask + " --prices capacity-blocks")).out,
             QByteArray("id,usd_per_hour\ntrn2.48xlarge,35.7608\n"));
}

void TestCommands::listsAreSortedAndCut()
{
    const auto first = [](const char *sort) {
        return runCli(test::words(QByteArray("list chips --columns id,power_w --format csv --sort ") + sort))
            .out.split('\n')
            .mid(1);
    };
    const auto powers = [](const QList<QByteArray> &lines) {
        QList<double> values;
        for (const QByteArray &line : lines) {
            if (const QByteArray power = line.split(',').value(1).trimmed(); !power.isEmpty())
                values << power.toDouble();
        }
        return values;
    };
    const QList<double> up = powers(first("power_w"));
    const QList<double> down = powers(first("-power_w"));
    QVERIFY(up.size() > 30 && std::ranges::is_sorted(up));
    QVERIFY(std::is_sorted(down.rbegin(), down.rend()));
    QVERIFY(first("power_w").at(up.size()).trimmed().endsWith(',')); // no value: last in both directions
    QVERIFY(first("-power_w").at(up.size()).trimmed().endsWith(','));
    // Numbers within words sort by value: p4d before p5, 4xlarge before 48xlarge.
    const QByteArray ids = runCli(words("list instances --where id!=x --columns id --sort id --format csv")).out;
    QVERIFY(ids.indexOf("p5.4xlarge") < ids.indexOf("p5.48xlarge"));
    const Outcome none = runCli(words("list chips --sort powr_w"));
    QCOMPARE(none.status, int(WrongUsage));
    QVERIFY2(none.err.contains(u"The list chips has no column \"powr_w\". Did you mean power_w?"_s),
             qPrintable(none.err));
    QCOMPARE(runCli(words("list chips --columns id,x")).status, int(WrongUsage));
}

// Corrections 1 and 5 of the 29 Nov 2026 edition: INT8 of B300 is 157.5 TOPS, not 4,500; an A10G draws 300 W, not 150.
void TestCommands::changesSayBeforeAndAfter()
{
    const QJsonArray all = runCli(words("list changes --format json")).json()[u"changes"_s].toArray();
    const auto of = [&all](const QString &subject, const QString &attribute) {
        const auto found = std::ranges::find_if(all, [&](const QJsonValue &one) {
            return one[u"subject"_s] == subject && one[u"attribute"_s] == attribute;
        });
        return found == all.end() ? QJsonObject() : found->toObject();
    };
    QCOMPARE(of(u"b300"_s, u"dense.int8"_s)[u"before"_s].toString(), u"4500 TOPS"_s);
    QCOMPARE(of(u"b300"_s, u"dense.int8"_s)[u"after"_s].toString(), u"157.5 TOPS"_s);
    QCOMPARE(of(u"a10g"_s, u"power"_s)[u"before"_s].toString(), u"150 W"_s);
    QCOMPARE(of(u"a10g"_s, u"power"_s)[u"after"_s].toString(), u"300 W"_s);
    QCOMPARE(of(u"h20"_s, {})[u"what"_s].toString(), u"chip-added"_s);
    const QJsonObject price = of(u"gpu-clouds-2026-11"_s, {});
    QCOMPARE(price[u"what"_s].toString(), u"list-added"_s);
    QCOMPARE(price[u"date"_s].toString(), u"2026-11-29"_s);
    QVERIFY(runCli(words("list changes --sort -date --columns date,subject,after")).out.startsWith("date"));
}

// On 29 Nov 2026 the on-demand list of 20 Jul 2026 is 132 days old; the May list of GPU clouds has a newer one of Nov.
void TestCommands::whatIsOldIsListed()
{
    const QByteArray before = qgetenv("SOURCE_DATE_EPOCH");
    qputenv("SOURCE_DATE_EPOCH", "1795910400");
    const QJsonArray rows =
        QJsonDocument::fromJson(runCli(words("list age --format json")).out).object()[u"age"_s].toArray();
    const QString told = QString::fromUtf8(runCli(words("check --age")).out);
    qputenv("SOURCE_DATE_EPOCH", before);
    QMap<QString, QJsonObject> lists;
    int figures = 0;
    for (const QJsonValue &row : rows) {
        if (row[u"what"_s].toString() == u"prices")
            lists[row[u"id"_s].toString()] = row.toObject();
        else
            figures += row[u"count"_s].toInt();
    }
    QCOMPARE(lists.value(u"on-demand"_s)[u"days"_s].toInt(), 132);
    QCOMPARE(lists.value(u"on-demand"_s)[u"replaced_by"_s].toString(),
             u"A newer list of AWS, Azure, GCP, OCI: chipboard import FILE."_s);
    QCOMPARE(lists.value(u"gpu-clouds-2026-05"_s)[u"replaced_by"_s].toString(),
             u"The list gpu-clouds-2026-11 of 9 Nov 2026."_s);
    QVERIFY(!lists.contains(u"gpu-clouds-2026-11"_s));
    QVERIFY(figures > 0);
    QVERIFY2(told.contains(u"More than 90 days old on 29 Nov 2026:"_s) && told.contains(u"on-demand"_s),
             qPrintable(told));
    QVERIFY(!QString::fromUtf8(runCli(words("check")).out).contains(u"days old"_s));
}

// The list that prices most of the selection; other price types only with --mixed-prices.
void TestCommands::pricesAreOfOneTypeUnlessMixed()
{
    const auto table = [](const QByteArray &options) {
        const QByteArray line = "table --metrics price_chip_hour --format json " + options;
        return runCli(words(line.constData())).json();
    };
    const auto prices = [](const QJsonObject &json) { return json[u"board"_s].toObject()[u"prices"_s].toString(); };
    const auto first = [](const QJsonObject &json) { return json[u"rows"_s].toArray().at(0).toObject(); };
    QCOMPARE(prices(table({})), u"capacity-blocks"_s);
    QCOMPARE(prices(table("--chips trainium2,h100-sxm")), u"capacity-blocks"_s);
    QCOMPARE(prices(table("--chips t4,l4")), u"on-demand"_s);
    const QJsonObject strict = first(table("--chips trainium2 --prices on-demand"));
    QVERIFY(strict[u"value"_s].isNull());
    QVERIFY(!strict[u"reason"_s].toString().isEmpty());
    const QJsonObject mixed = first(table("--chips trainium2 --prices on-demand --mixed-prices"));
    QCOMPARE(mixed[u"value"_s].toDouble(), 35.7608 / 16.0);
    // Estimates use the list of the table.
    const auto book = [](const QByteArray &options) {
        const QByteArray line = "estimate --on trainium2 --workload serve-llama-3.1-8b --format json " + options;
        return QJsonValue(runCli(words(line.constData())).json().value(u"price_book"_s)); // no reference to a temporary
    };
    QCOMPARE(book({}).toString(), u"capacity-blocks"_s);
    QVERIFY(book("--prices on-demand").isNull());
    QCOMPARE(book("--prices on-demand --mixed-prices").toString(), u"capacity-blocks"_s);
    // For a single chip both use the same list: Capacity Blocks price an H100, only on-demand lists an L40S or MI300X.
    for (const char *chip : {"h100-sxm", "l40s", "mi300x", "trainium2"}) {
        const QByteArray line = "estimate --workload serve-llama-3.1-8b --format json --on " + QByteArray(chip);
        QCOMPARE(runCli(words(line.constData())).json()[u"price_book"_s].toString(),
                 prices(table("--chips " + QByteArray(chip))));
    }
    QCOMPARE(prices(table("--chips h100-sxm")), u"capacity-blocks"_s);
}

void TestCommands::brokenBoardsAreRefused_data()
{
    QTest::addColumn<QByteArray>("content");

    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("no JSON at all") << QByteArray("%PDF-1.7\n\x01\x02\xff");
    QTest::newRow("JSON cut short") << writeBoard(onDemandBoard()).chopped(20);
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("a wrong type") << writeBoard(onDemandBoard()).replace("\"on-demand\"", "7");
    QTest::newRow("a level that is none") << writeBoard(onDemandBoard()).replace("\"chip\"", "\"rack\"");
    QTest::newRow("invalid UTF-8") << writeBoard(onDemandBoard()).replace("on-demand", "on-\xff\xfe");
    QTest::newRow("200 levels deep") << QByteArray(200, '[') + QByteArray(200, ']');
    QTest::newRow("a version of the future")
        << writeBoard(onDemandBoard()).replace("\"version\": 2", "\"version\": 99");
}

void TestCommands::brokenBoardsAreRefused()
{
    QFETCH(const QByteArray, content);
    const QString board = path(u"broken.chipboard"_s);
    QVERIFY(writeFile(board, content));
    const Outcome outcome = runCli({u"table"_s, board});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(board), qPrintable(outcome.err));
    QCOMPARE(readFile(board), content);
}

// Four times the ids take about four times the CPU time; sixteen times would be quadratic. (Scanning all ids for each
// of 8,000 took 9.8 s.)
void TestCommands::manyUnknownIdsTakeTheirShare()
{
    const auto seconds = [this](int count) {
        Board board = onDemandBoard();
        board.baseline = u"nothing"_s;
        for (int i = 0; i < count; ++i)
            board.chips << ChipId(u"unknown-%1"_s.arg(i));
        const QString file = path(u"many.chipboard"_s);
        const std::clock_t start = std::clock();
        const bool isDone =
            writeFile(file, writeBoard(board)) && runCli({u"table"_s, file, u"--format"_s, u"csv"_s}).status == Fine;
        return isDone ? static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC : 0.0;
    };
    const double none = seconds(0);
    const double few = seconds(4000);
    const double many = seconds(16000);
    QVERIFY(none > 0.0 && few > none && many > few);
    QVERIFY2(many - none < 7.0 * (few - none), qPrintable(u"%1, %2 and %3 s"_s.arg(none).arg(few).arg(many)));
}

void TestCommands::unknownIdsInABoardAreWarnings()
{
    Board board = onDemandBoard();
    board.chips << ChipId(u"trainum2"_s);
    QVERIFY(writeFile(path(u"old.chipboard"_s), writeBoard(board)));
    const Outcome outcome = runCli({u"table"_s, path(u"old.chipboard"_s)});
    QCOMPARE(outcome.status, int(Fine));
    QVERIFY(!outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(u"Warning: ") && outcome.err.contains(u"trainum2"), qPrintable(outcome.err));
}

// The message says what happened and what to do, wherever the board names the list.
void TestCommands::checkTellsOfAbsentLists()
{
    Board board = onDemandBoard();
    board.priceBook = BookId(u"imported-00000000000000aa-2026-07-20-on-demand"_s);
    QVERIFY(writeFile(path(u"own.chipboard"_s), writeBoard(board)));
    const Outcome outcome = runCli({u"check"_s, path(u"own.chipboard"_s)});
    QCOMPARE(outcome.status, int(Fine));
    QVERIFY2(outcome.err.contains(u"The imported price list dated 20 Jul 2026"_s)
                 && outcome.err.contains(u"is not in the price store of this computer. Import its file again"_s),
             qPrintable(outcome.err));
    QVERIFY2(!outcome.err.contains(u"has no \"imported-"_s) && !outcome.err.contains(u"Did you mean"_s),
             qPrintable(outcome.err));
}

void TestCommands::checkCountsTheShippedCatalogue()
{
    const Outcome outcome = runCli(words("check"));
    QVERIFY2(outcome.status == Fine, qPrintable(outcome.err));
    const QString text = QString::fromUtf8(outcome.out);
    for (const char *line : {"figures", "sources", "contradictions"}) {
        const QRegularExpression pattern(u"\\b[1-9]\\d* %1\\b"_s.arg(QLatin1String(line)));
        QVERIFY2(pattern.match(text).hasMatch(), line);
    }
    QVERIFY2(text.contains(u"Every figure has a source."), qPrintable(text));
    QVERIFY2(text.contains(u"\n0 errors, "), qPrintable(text));
}

void TestCommands::checkFindsFaultsInNamedFiles()
{
    QVERIFY(writeFile(path(u"mine.json"_s), chipFile("mine", "\"lots\"")));
    const Outcome outcome = runCli({u"check"_s, m_directory->path()});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY2(outcome.err.contains(u"mine.json:4:") && outcome.err.contains(u"/chips/0/memory/value"),
             qPrintable(outcome.err));
    QVERIFY(!outcome.out.contains("0 errors"));
}

void TestCommands::checkOfMissingPath()
{
    const Outcome outcome = runCli({u"check"_s, path(u"nowhere.json"_s)});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY2(outcome.err.contains(u"nowhere.json"), qPrintable(outcome.err));
}

void TestCommands::userFilesOverlay()
{
    QVERIFY(writeFile(path(u"sources.json"_s), sourceFile));
    QVERIFY(writeFile(path(u"chips.json"_s), chipFile("trainium2", "97")));
    const Outcome outcome = runCli(words("table --chips trainium2 --metrics memory --format json")
                                   + QStringList{u"--catalog"_s, m_directory->path()});
    QVERIFY2(outcome.status == Fine, qPrintable(outcome.err));
    QCOMPARE(outcome.json()[u"rows"_s].toArray().at(0)[u"value"_s].toDouble(), 97.0);
    QVERIFY2(outcome.err.contains(u"Note: ") && outcome.err.contains(u"trainium2"), qPrintable(outcome.err));
}

void TestCommands::brokenUserFilesDoNotStopTheWork()
{
    QVERIFY(writeFile(path(u"broken.json"_s), "{\"kind\": \"chips\", "));
    const Outcome outcome = runCli(words("table --chips trainium2 --metrics memory --format json")
                                   + QStringList{u"--catalog"_s, m_directory->path()});
    QCOMPARE(outcome.status, int(BadData));
    QCOMPARE(outcome.json()[u"rows"_s].toArray().at(0)[u"value"_s].toDouble(), 96.0);
    QVERIFY2(outcome.err.contains(u"broken.json"), qPrintable(outcome.err));
}

void TestCommands::missingCatalogDirectoryIsTold()
{
    const Outcome outcome = runCli({u"list"_s, u"chips"_s, u"--catalog"_s, path(u"none"_s)});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY2(outcome.err.contains(u"There is no such directory."), qPrintable(outcome.err));
}

void TestCommands::usersOwnFolderIsRead()
{
    const QString folder = path(u"share/chipboard/catalog"_s);
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(writeFile(folder + u"/a.json"_s, sourceFile));
    QVERIFY(writeFile(folder + u"/b.json"_s, chipFile("mine", "5")));
    QVERIFY(idsIn(runCli(words("list chips --format json")).json()[u"chips"_s].toArray()).contains(u"mine"_s));
}

void TestCommands::helpNamesEveryCommandAndOption()
{
    QString text = QString::fromUtf8(runCli(words("--help")).out);
    for (const CommandRow &row : commandTable()) {
        const QString name = QString::fromLatin1(row.name);
        QVERIFY2(text.contains(u"chipboard "_s + name), row.name);
        if (!name.isEmpty())
            text += QString::fromUtf8(runCli({u"help"_s, name}).out);
    }
    for (const OptionRow &row : optionTable())
        QVERIFY2(text.contains(u"--"_s + QLatin1String(row.name)), row.name);
    for (const ListKind &kind : listTable())
        QVERIFY2(text.contains(u"\n  "_s + QLatin1String(kind.id) + u' '), kind.id);
    QVERIFY(text.contains(u"0 success, 1 wrong usage, 2 bad data, 3 cannot write"));
}

void TestCommands::manPageNamesEveryCommandAndOption()
{
    const QString page = QString::fromUtf8(readFile(QStringLiteral(CHIPBOARD_SOURCE_DIR "/resources/man/chipboard.1")))
                             .replace(u"\\-"_s, u"-"_s);
    for (const CommandRow &row : commandTable())
        QVERIFY2(page.contains(QLatin1String(row.name)), row.name);
    for (const ListKind &kind : listTable())
        QVERIFY2(page.contains(QLatin1String(kind.id)), kind.id);
    for (const OptionRow &row : optionTable()) {
        QVERIFY2(page.contains(u"--"_s + QLatin1String(row.name)), row.name);
        for (const QString &choice : row.choices != nullptr ? row.choices() : QStringList())
            QVERIFY2(page.contains(choice), qPrintable(choice));
    }
}

void TestCommands::helpFitsTheTerminal()
{
    QByteArray text = runCli(words("--help")).out;
    for (const CommandRow &row : commandTable()) {
        if (row.name[0] != '\0')
            text += runCli({u"help"_s, QString::fromLatin1(row.name)}).out;
    }
    for (const QByteArray &line : text.split('\n'))
        QVERIFY2(line.size() <= 80 && !line.endsWith(' '), line.constData());
}

void TestCommands::helpOnUnknownCommand()
{
    const Outcome outcome = runCli(words("help tabel"));
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY2(outcome.err.contains(u"Did you mean table"), qPrintable(outcome.err));
}

void TestCommands::versionIsPrinted()
{
    QCOMPARE(runCli(words("--version")).out, QByteArray("chipboard " CHIPBOARD_VERSION "\n"));
}

/// "list chips" with a catalogue that was loaded before the command started.
static Outcome listedChips(CatalogLoad begun)
{
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::ReadWrite);
    err.open(QIODevice::ReadWrite);
    std::promise<CatalogLoad> promise;
    promise.set_value(std::move(begun));
    Streams streams{out, err, promise.get_future()};
    const Invocation asked = parseArguments({u"list"_s, u"chips"_s, u"--format"_s, u"json"_s}).value();
    return {commandRow(asked.command).run(asked, streams), out.data(), QString::fromUtf8(err.data())};
}

void TestCommands::whatWasReadBeforeIsTaken()
{
    CatalogLoad begun = loadCatalog({});
    begun.catalog.chips.resize(1);
    begun.catalog.index();
    const Outcome outcome = listedChips(begun);
    QCOMPARE(outcome.status, int(Fine));
    QVERIFY2(outcome.out.contains("inferentia") && !outcome.out.contains("h100-sxm"), outcome.out);
}

// The catalogue was read before the language was set.
void TestCommands::whatIsToBeToldIsReadAnew()
{
    CatalogLoad begun = loadCatalog({});
    begun.catalog.chips.resize(1);
    begun.catalog.index();
    begun.overlaid << u"chip inferentia (new, from a file)"_s;
    QVERIFY(listedChips(begun).out.contains("h100-sxm"));
    begun.overlaid.clear();
    begun.problems << Problem{ProblemCode::CannotRead, u"No."_s, u"Yes."_s, {}, Severity::Error};
    const Outcome outcome = listedChips(begun);
    QVERIFY(outcome.out.contains("h100-sxm"));
    QVERIFY2(!outcome.err.contains(u"No."_s), qPrintable(outcome.err));
}

CHIPBOARD_TEST(TestCommands, QApplication)

} // namespace tst_commands

#include "tst_commands.moc"
