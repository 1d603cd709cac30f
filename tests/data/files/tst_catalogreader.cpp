// Many files -> one catalogue: layers, duplicates, and entries dropped with those they refer to.
#include "data/files/catalogreader.h"

#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_catalogreader {

class TestCatalogReader : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void readsSoundFiles();
    void readsNothingFromNothing();
    void orderOfFilesDoesNotMatter();
    void keepsTheFirstOfTwinsInALayer_data();
    void keepsTheFirstOfTwinsInALayer();
    void aBrokenFileCostsNoOther();
    void anInstanceDropsWithItsChip();
    void aChainDropsToItsEnd();
    void reportsListedFilesThatAreNotThere();
    void userFilesReplaceAndAdd();
    void userFilesReplaceBooksAsAWhole();
    void aBrokenUserFileLeavesTheShippedThing();
    void aUserChipThatMakesNoSenseLeavesTheShippedOne();
    void aUserIndexGivesItsRevision();
    void userFilesAloneAreNotOverlaid();
    void placesOfCrossCheckProblemsAreFound();
    void aFileThatIsThereTwiceIsOneFault();
    void manyTwinsAreToldInTime();
    void endlessChainsSettle();
    void shippedFilesAreThoseOfTheIndex();
};

static QStringList idsOf(const QList<Chip> &chips)
{
    return mapped(chips, [](const Chip &chip) { return chip.id.text(); });
}

// Named other than "Chip", to distinguish it from the shipped one.
static QByteArray renamedChip(const char *id) { return with(chipText(id), "\"Chip\"", "\"Renamed\""); }

void TestCatalogReader::readsSoundFiles()
{
    const CatalogLoad load = readCatalog(soundFiles());
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(load.catalog.chips.size(), 1);
    QCOMPARE(load.catalog.instance(InstanceId(u"i1"_s))->chips.value->value, 16.0); // the catalogue is indexed
    QCOMPARE(load.catalog.system(SystemId(u"u1"_s))->where, u"systems.json#/systems/0"_s);
    QVERIFY(load.overlaid.isEmpty());
}

void TestCatalogReader::readsNothingFromNothing()
{
    const CatalogLoad load = readCatalog({});
    QVERIFY(load.problems.isEmpty());
    QCOMPARE(countsOf(load.catalog), CatalogCounts());
}

void TestCatalogReader::orderOfFilesDoesNotMatter()
{
    QList<SpecFile> files = soundFiles();
    std::ranges::reverse(files);
    const CatalogLoad load = readCatalog(files);
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(countsOf(load.catalog), countsOf(readCatalog(soundFiles()).catalog));
}

void TestCatalogReader::keepsTheFirstOfTwinsInALayer_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    QTest::newRow("a source") << specText("sources", "sources", {with(sourceText(), "A page", "Another")})
                              << u"twin.json:2:8: /sources/0/id: The id \"s1\" appears twice; the first is at "
                                 "sources.json#/sources/0. Rename or remove one of the two."_s;
    QTest::newRow("a chip") << specText("chips", "chips", {chipText("c2"), renamedChip("c1")})
                            << u"twin.json:8:8: /chips/1/id: The id \"c1\" appears twice; the first is at "
                               "chips.json#/chips/0. Rename or remove one of the two."_s;
    QTest::newRow("an instance") << specText("instances", "instances", {instanceText("i1", "c1", 8)})
                                 << u"twin.json:2:8: /instances/0/id: The id \"i1\" appears twice; the first is at "
                                    "instances.json#/instances/0. Rename or remove one of the two."_s;
    QTest::newRow("a system") << specText("systems", "systems", {systemText("u1", "c1", 8)})
                              << u"twin.json:2:8: /systems/0/id: The id \"u1\" appears twice; the first is at "
                                 "systems.json#/systems/0. Rename or remove one of the two."_s;
}

void TestCatalogReader::keepsTheFirstOfTwinsInALayer()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    const CatalogLoad load = readCatalog(soundFiles() << SpecFile{u"twin.json"_s, text});
    QCOMPARE(textsOf(load.problems), QStringList{problem});
    QCOMPARE(load.problems.constFirst().code, ProblemCode::DuplicateId);
    QCOMPARE(load.catalog.source(SourceId(u"s1"_s))->title, u"A page"_s);
    QCOMPARE(load.catalog.chip(ChipId(u"c1"_s))->name, u"Chip"_s);
    QCOMPARE(load.catalog.instance(InstanceId(u"i1"_s))->chips.value->value, 16.0);
    QCOMPARE(load.catalog.system(SystemId(u"u1"_s))->chips.value->value, 64.0);
}

void TestCatalogReader::aBrokenFileCostsNoOther()
{
    QList<SpecFile> files = soundFiles();
    files.prepend({u"broken.json"_s, "{\"kind\": \"chips\", \"version\": 1, \"chips\": [{\"id\": "});
    files.append({u"empty.json"_s, {}});
    files.append({u"latin1.json"_s, "{\"caf\xE9\": 1}"});
    const CatalogLoad load = readCatalog(files);
    QCOMPARE(load.problems.size(), 3);
    QCOMPARE(load.catalog.chips.size(), 1);
    QCOMPARE(load.catalog.instances.size(), 1);
}

void TestCatalogReader::anInstanceDropsWithItsChip()
{
    QList<SpecFile> files = soundFiles();
    files[1].content = specText("chips", "chips", {with(chipText("c1"), "667", "\"667\""), chipText("c2")});
    const CatalogLoad load = readCatalog(files);
    QCOMPARE(idsOf(load.catalog.chips), QStringList{u"c2"_s});
    QVERIFY(load.catalog.instances.isEmpty());
    QVERIFY(load.catalog.systems.isEmpty());
    QCOMPARE(load.problems.size(), 3);
    QCOMPARE(load.problems.at(1).toText(),
             u"instances.json:2:55: /instances/0/chip: There is no chip \"c1\", or it was skipped "
             "because it has errors. Did you mean c2?"_s);
}

void TestCatalogReader::aChainDropsToItsEnd()
{
    // The source is missing, which drops the chip, its instance and its price; the book stays without the price.
    const QByteArray chip = chipText("c1").replace("\"s1\"", "\"s9\"");
    const CatalogLoad load = catalogFromText({specText("chips", "chips", {chip}),
                                              specText("instances", "instances", {instanceText("i1", "c1", 16)}),
                                              bookText("b1", "on-demand", {priceText("instance", "i1", 35.0)})});
    QVERIFY(load.catalog.chips.isEmpty());
    QVERIFY(load.catalog.instances.isEmpty());
    QCOMPARE(load.catalog.books.size(), 1);
    QVERIFY(load.catalog.books.at(0).prices.isEmpty());
    QStringList pointers = mapped(load.problems, [](const Problem &problem) { return problem.where.pointer; });
    QCOMPARE(pointers,
             (QStringList{u"/chips/0/dense/bf16/sources/0"_s, u"/chips/0/memory/sources/0"_s,
                          u"/chips/0/memory_bandwidth/sources/0"_s, u"/chips/0/announced/sources/0"_s,
                          u"/instances/0/chip"_s, u"/book/prices/0/instance"_s}));
}

void TestCatalogReader::reportsListedFilesThatAreNotThere()
{
    QList<SpecFile> files = soundFiles();
    for (SpecFile &file : files)
        file.name.prepend(u"specs/"_s);
    files.prepend({u"specs/catalog.json"_s, R"({"kind": "catalog", "version": 1, "revision": "2026-11-20",
  "files": ["sources.json", "chips/none.json"]})"});
    const CatalogLoad load = readCatalog(files);
    QCOMPARE(load.catalog.revision, u"2026-11-20"_s);
    QCOMPARE(textsOf(load.problems),
             QStringList{u"specs/catalog.json:2:29: /files/1: There is no file \"chips/none.json\". Fix the "
                         "path or remove it."_s});
}

void TestCatalogReader::userFilesReplaceAndAdd()
{
    const CatalogLoad load = readCatalog(
        soundFiles(), {{u"/home/me/mine.json"_s, specText("chips", "chips", {chipText("c9"), renamedChip("c1")})}});
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(idsOf(load.catalog.chips), (QStringList{u"c1"_s, u"c9"_s})); // replaced in place, added at the end
    QCOMPARE(load.catalog.chip(ChipId(u"c1"_s))->name, u"Renamed"_s);
    QCOMPARE(load.overlaid,
             (QStringList{u"chip c9 (new, from /home/me/mine.json)"_s,
                          u"chip c1 (replaces the shipped one, from /home/me/mine.json)"_s}));
    QCOMPARE(load.catalog.instances.size(), 1);
}

void TestCatalogReader::userFilesReplaceBooksAsAWhole()
{
    const QList<SpecFile> shipped = soundFiles()
        << SpecFile{u"book.json"_s, bookText("b1", "on-demand", {priceText("instance", "i1", 35.0)})};
    const CatalogLoad load =
        readCatalog(shipped, {{u"mine.json"_s, bookText("b1", "own", {priceText("system", "u1", 100.0)})}});
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(load.catalog.books.size(), 1);
    QCOMPARE(load.catalog.books.at(0).kind, PriceKind::Own);
    QCOMPARE(load.catalog.books.at(0).prices.size(), 1);
    QCOMPARE(load.overlaid, QStringList{u"price list b1 (replaces the shipped one, from mine.json)"_s});
}

void TestCatalogReader::aBrokenUserFileLeavesTheShippedThing()
{
    const CatalogLoad load = readCatalog(
        soundFiles(),
        {{u"bad.json"_s, specText("chips", "chips", {with(renamedChip("c1"), "96", "-96"), chipText("c2")})},
         {u"worse.json"_s, "{"}});
    QCOMPARE(load.problems.size(), 2);
    QCOMPARE(load.catalog.chip(ChipId(u"c1"_s))->name, u"Chip"_s);
    QVERIFY(load.catalog.chip(ChipId(u"c2"_s)) != nullptr);
    QCOMPARE(load.overlaid, QStringList{u"chip c2 (new, from bad.json)"_s});
}

void TestCatalogReader::aUserChipThatMakesNoSenseLeavesTheShippedOne()
{
    const QList<SpecFile> shipped = soundFiles()
        << SpecFile{u"more.json"_s,
                    specText("instances", "instances",
                             {instanceText("i2", "c1", 16, ", \"memory\": " + figureText(1536, "GiB"))})};
    const CatalogLoad load =
        readCatalog(shipped, {{u"bad.json"_s, specText("chips", "chips", {with(renamedChip("c1"), "96", "512")})}});
    QCOMPARE(textsOf(load.problems),
             QStringList{u"bad.json:6:13: /chips/0/memory: 1536 GiB in total does not match 16 chips of 512 "
                         "GiB. The total belongs to i2: add i2 with a matching total. Check whether the "
                         "figure is per chip, for all chips, or something else."_s.replace(
                             u" GiB"_s, QString(QChar(0x00A0)) + u"GiB"_s)});
    QCOMPARE(load.catalog.chip(ChipId(u"c1"_s))->name, u"Chip"_s);
    QVERIFY(load.catalog.instance(InstanceId(u"i2"_s)) != nullptr);
    QVERIFY(load.overlaid.isEmpty());
}

void TestCatalogReader::aUserIndexGivesItsRevision()
{
    QList<SpecFile> shipped = soundFiles();
    shipped.prepend({u"catalog.json"_s,
                     R"({"kind": "catalog", "version": 1, "revision": "2026-11-20", "files": ["sources.json"]})"});
    const QByteArray index = R"({"kind": "catalog", "version": 1, "revision": "2027-01-05", "files": ["mine.json"]})";
    const CatalogLoad load = readCatalog(
        shipped,
        {{u"/home/me/catalog.json"_s, index}, {u"/home/me/mine.json"_s, specText("chips", "chips", {chipText("c9")})}});
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(load.catalog.revision, u"2027-01-05"_s);
}

void TestCatalogReader::userFilesAloneAreNotOverlaid()
{
    const CatalogLoad load = readCatalog({}, soundFiles());
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(load.catalog.chips.size(), 1);
}

void TestCatalogReader::placesOfCrossCheckProblemsAreFound()
{
    const CatalogLoad load = catalogFromText(
        {specText("instances", "instances", {instanceText("i1", "c1", 16), instanceText("i2", "c2", 8)})});
    QCOMPARE(load.problems.size(), 2);
    QCOMPARE(load.problems.at(0).where, (Location{u"file1.json"_s, 2, 55, u"/instances/0/chip"_s}));
    QCOMPARE(load.problems.at(1).where, (Location{u"file1.json"_s, 3, 55, u"/instances/1/chip"_s}));
}

void TestCatalogReader::aFileThatIsThereTwiceIsOneFault()
{
    QList<SpecFile> files = soundFiles();
    files << files.constLast();
    const CatalogLoad load = readCatalog(files);
    QCOMPARE(load.problems.size(), 1);
    QCOMPARE(load.problems.constFirst().code, ProblemCode::DuplicateId);
    QCOMPARE(load.catalog.systems.size(), 1);
}

void TestCatalogReader::manyTwinsAreToldInTime()
{
    constexpr int count = 3000;
    const CatalogLoad load =
        catalogFromText({specText("chips", "chips", QByteArrayList(count, chipText("c1", peaksText({}))))});
    QCOMPARE(load.catalog.chips.size(), 1);
    QCOMPARE(load.problems.size(), count - 1);
    QVERIFY(load.problems.constLast().where.line > count);
}

void TestCatalogReader::endlessChainsSettle()
{
    // Each chip is derived from the next one, and the last one from a missing chip: each round drops one more.
    QByteArrayList chips;
    for (int i = 0; i < 200; ++i) {
        const QByteArray next = ", \"derived_from\": \"d" + QByteArray::number(i + 1) + "\"";
        chips << chipText(("d" + QByteArray::number(i)).constData(), peaksText({}), next);
    }
    const CatalogLoad load = readCatalog(soundFiles(), {specFile("mine.json", specText("chips", "chips", chips))});
    QCOMPARE(idsOf(load.catalog.chips), QStringList{u"c1"_s}); // the shipped one
    QVERIFY(load.problems.size() < 100);
    QVERIFY(load.problems.constLast().message.startsWith(u"Too many entries here"_s));
    QVERIFY(load.overlaid.isEmpty());
    // A chain of realistic length is followed to its end, and the other chips stay.
    const CatalogLoad few = readCatalog(
        soundFiles(),
        {specFile("mine.json", specText("chips", "chips", chips.mid(195) + QByteArrayList{chipText("e")}))});
    QCOMPARE(idsOf(few.catalog.chips), (QStringList{u"c1"_s, u"e"_s}));
    QCOMPARE(few.problems.size(), 5);
}

// The built-in files equal those in the source tree, in index order.
void TestCatalogReader::shippedFilesAreThoseOfTheIndex()
{
    const auto onDisk = [](const QString &name) {
        QFile file(QStringLiteral(CHIPBOARD_SOURCE_DIR "/data/specs/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QStringList names{u"catalog.json"_s};
    for (const QJsonValue &name :
         QJsonDocument::fromJson(onDisk(names.constFirst())).object().value(u"files").toArray())
        names << name.toString();
    const QList<SpecFile> files = shippedSpecFiles();
    QCOMPARE(files.size(), names.size());
    for (qsizetype i = 0; i < files.size(); ++i) {
        QCOMPARE(files.at(i).name, u"specs/"_s + names.at(i));
        QVERIFY2(!files.at(i).content.isEmpty() && files.at(i).content == onDisk(names.at(i)), qPrintable(names.at(i)));
    }
}

CHIPBOARD_TEST(TestCatalogReader, chipboard::testing::NoApplication)

} // namespace tst_catalogreader

#include "tst_catalogreader.moc"
