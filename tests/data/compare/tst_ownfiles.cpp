// The user's catalogue files are shown as such, not under the sources of the entries they replace.
#include "data/compare/ownfiles.h"

#include "data/compare/evaluate.h"
#include "data/compare/pricing.h"
#include "data/files/catalogreader.h"
#include "data/views/ownmarks.h"
#include "data/views/pagebuilder.h"
#include "data/views/pages.h"
#include "data/views/tableexport.h"
#include "tests/support/labels.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/specfixture.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

#include <algorithm>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_ownfiles {

class TestOwnFiles : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void aReplacedFigureIsThePersonsOwn();
    void theSameFigureStaysAsItIs_data();
    void theSameFigureStaysAsItIs();
    void whatTheFileLeavesOutIsAGapOfItsOwn();
    void whatNobodyHasIsNotMarked();
    void aSourceOfTheFileIsKept();
    void aNewThingUnderShippedSourcesIsMarked();
    void aNewThingWithItsOwnSourceIsNot();
    void anAnnouncedFigureStaysAnnounced();
    void instancesAndSystemsToo();
    void pricesToo();
    void aReplacedPriceIsStillAPriceOfItsList();
    void ownFilesOutrankNothing();
    void rivalsOfACopyAreNotTwice();
    void aFolderMayHaveAHash();
    void pagesOfTheCatalogueTell();
    void thousandsAreCounted();
    void shippedFilesAreNotMarked();
    void filesAndPagesTell();
    void listsOfFilesTell();
};

namespace {

// Two files with the same name in different folders are one source; exports show only the name, as they leave the
// house.
const QString path = u"/home/me/mine.json"_s;

QByteArray chipWith(const char *from, const char *to) { return with(chipText("c1"), from, to); }

Catalog loaded(const QByteArray &mine, const QList<SpecFile> &shipped = soundFiles())
{
    const CatalogLoad load = readCatalog(shipped, {{path, mine}});
    if (!load.problems.isEmpty())
        qWarning("%s", qPrintable(textsOf(load.problems).join(u' ')));
    return load.catalog;
}

Catalog withChips(const QByteArrayList &chips) { return loaded(specText("chips", "chips", chips)); }

const Chip &chipOf(const Catalog &catalog, const QString &id = u"c1"_s) { return *catalog.chip(ChipId(id)); }

int marked(const Catalog &catalog)
{
    int count = 0;
    forEachFigure(catalog, [&count](const Figure &figure) { count += figure.own.isEmpty() ? 0 : 1; });
    return count;
}

bool hasFileAsSource(const Catalog &catalog) { return catalog.source(SourceId(u"mine.json"_s)) != nullptr; }

} // namespace

void TestOwnFiles::aReplacedFigureIsThePersonsOwn()
{
    const Catalog catalog = withChips({chipWith("96", "128")});
    const Figure &memory = chipOf(catalog).memory;
    QCOMPARE(memory.value->value, 128.0);
    QCOMPARE(memory.status, FigureStatus::Own);
    QCOMPARE(memory.own, u"mine.json#chip/c1/memory"_s);
    QVERIFY(memory.ofOwnFile);
    QVERIFY(!memory.isOverride());
    QCOMPARE(memory.sources, QList<SourceId>{SourceId(u"mine.json"_s)});
    QCOMPARE(memory.note, u"Source stated in the file: A page."_s);
    QCOMPARE(memory.rivals.size(), 1);
    QCOMPARE(memory.rivals.at(0).value->value, 96.0);
    QCOMPARE(memory.rivals.at(0).status, FigureStatus::Published);
    QCOMPARE(memory.rivals.at(0).sources, QList<SourceId>{SourceId(u"s1"_s)});

    const Source *source = catalog.source(memory.sources.at(0));
    QVERIFY(source != nullptr);
    QCOMPARE(source->title, u"Custom file mine.json"_s);
    QCOMPARE(source->kind, SourceKind::Own);
    QCOMPARE(ownSourceOf(memory.own), source->id);
    QCOMPARE(marked(catalog), 1);
}

void TestOwnFiles::theSameFigureStaysAsItIs_data()
{
    QTest::addColumn<QByteArray>("chip");
    QTest::newRow("the same text") << chipText("c1");
    QTest::newRow("in another unit") << chipWith("96", "98304").replace("GiB", "MiB");
}

void TestOwnFiles::theSameFigureStaysAsItIs()
{
    QFETCH(const QByteArray, chip);
    const Catalog catalog = withChips({chip});
    QCOMPARE(marked(catalog), 0);
    QCOMPARE(chipOf(catalog).memory.sources, QList<SourceId>{SourceId(u"s1"_s)});
    QVERIFY(!hasFileAsSource(catalog));
}

void TestOwnFiles::whatTheFileLeavesOutIsAGapOfItsOwn()
{
    const QList<SpecFile> shipped{sourcesFile(),
                                  specFile("chips.json",
                                           specText("chips", "chips",
                                                    {chipText("c1", peaksText({{"bf16", 667}, {"fp8", 1299}}),
                                                              ", \"power\": " + figureText(500, "W"))}))};
    const Catalog catalog = loaded(specText("chips", "chips", {chipText("c1")}), shipped);
    const Figure &fp8 = chipOf(catalog).dense.at(Precision::Fp8);
    QVERIFY(fp8.isMissing());
    QCOMPARE(fp8.reason, u"not in mine.json"_s);
    QCOMPARE(fp8.own, u"mine.json#chip/c1/compute_fp8"_s);
    QVERIFY(fp8.sources.isEmpty());
    QCOMPARE(fp8.rivals.at(0).value->value, 1299.0);
    QVERIFY(chipOf(catalog).power.has_value());
    QCOMPARE(chipOf(catalog).power->reason, u"not in mine.json"_s);
    QCOMPARE(marked(catalog), 2);
}

void TestOwnFiles::whatNobodyHasIsNotMarked()
{
    const Catalog catalog = withChips({chipWith("96", "128")});
    QCOMPARE(chipOf(catalog).dense.count(Precision::Fp8), 0U);
    QVERIFY(!chipOf(catalog).sram);
}

void TestOwnFiles::aSourceOfTheFileIsKept()
{
    const QByteArray mine = R"({"kind": "sources", "version": 1, "sources": [)" + sourceText("mine") + "]}";
    const CatalogLoad load = readCatalog(
        soundFiles(),
        {{u"sources-of-mine.json"_s, mine},
         {path, specText("chips", "chips", {chipWith("96", "128").replace(R"(["s1"])", R"(["mine", "s1"])")})}});
    QCOMPARE(textsOf(load.problems), QStringList());
    const Figure &memory = chipOf(load.catalog).memory;
    QCOMPARE(memory.sources, (QList<SourceId>{SourceId(u"mine.json"_s), SourceId(u"mine"_s)}));
    QCOMPARE(memory.note, u"Source stated in the file: A page."_s);
    QCOMPARE(memory.rivals.size(), 1);
}

void TestOwnFiles::aNewThingUnderShippedSourcesIsMarked()
{
    const Catalog catalog = withChips({chipText("c9")});
    QCOMPARE(marked(catalog), 3); // BF16, memory, bandwidth
    const Figure &peak = chipOf(catalog, u"c9"_s).dense.at(Precision::Bf16);
    QCOMPARE(peak.own, u"mine.json#chip/c9/compute_bf16"_s);
    QCOMPARE(peak.sources, QList<SourceId>{SourceId(u"mine.json"_s)});
    QVERIFY(peak.rivals.isEmpty());
    QCOMPARE(chipOf(catalog).memory.own, QString());
}

void TestOwnFiles::aNewThingWithItsOwnSourceIsNot()
{
    const QByteArray mine = R"({"kind": "sources", "version": 1, "sources": [)" + sourceText("mine") + "]}";
    const CatalogLoad load =
        readCatalog(soundFiles(),
                    {{u"sources-of-mine.json"_s, mine},
                     {path, specText("chips", "chips", {chipText("c9").replace(R"(["s1"])", R"(["mine"])")})}});
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(marked(load.catalog), 0);
    QCOMPARE(chipOf(load.catalog, u"c9"_s).memory.sources, QList<SourceId>{SourceId(u"mine"_s)});
}

void TestOwnFiles::anAnnouncedFigureStaysAnnounced()
{
    const QByteArray announced =
        figureText(96, "GiB").replace("published", "announced"); // hatched on charts, whatever its source
    const Catalog catalog =
        withChips({chipText("c1").replace(figureText(96, "GiB"), QByteArray(announced).replace("96", "128"))});
    const Figure &memory = chipOf(catalog).memory;
    QCOMPARE(memory.value->value, 128.0);
    QCOMPARE(memory.status, FigureStatus::Announced);
    QCOMPARE(memory.own, u"mine.json#chip/c1/memory"_s);
}

void TestOwnFiles::instancesAndSystemsToo()
{
    const CatalogLoad load =
        readCatalog(soundFiles(),
                    {{path, specText("instances", "instances", {instanceText("i1", "c1", 8)})},
                     {u"/srv/more.json"_s, specText("systems", "systems", {systemText("u1", "c1", 144)})}});
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(load.catalog.instance(InstanceId(u"i1"_s))->chips.own, u"mine.json#instance/i1/chips"_s);
    QCOMPARE(load.catalog.instance(InstanceId(u"i1"_s))->chips.rivals.at(0).value->value, 16.0);
    QCOMPARE(load.catalog.system(SystemId(u"u1"_s))->chips.own, u"more.json#system/u1/chips"_s);
    QCOMPARE(load.catalog.source(SourceId(u"more.json"_s))->title, u"Custom file more.json"_s);
    QCOMPARE(marked(load.catalog), 2);
}

void TestOwnFiles::pricesToo()
{
    const QList<SpecFile> shipped = soundFiles()
        << specFile("book.json",
                    bookText("b1", "on-demand",
                             {priceText("instance", "i1", 35.0), priceText("instance", "i1", 40.0, "eu-west-1")}));
    const Catalog catalog =
        loaded(bookText("b1", "on-demand",
                        {priceText("instance", "i1", 35.0), priceText("instance", "i1", 30.0, "eu-west-1"),
                         priceText("chip", "c1", 2.0)}),
               shipped);
    const QList<PriceEntry> &prices = catalog.book(BookId(u"b1"_s))->prices;
    QCOMPARE(prices.at(0).usdPerHour.own, QString());
    QCOMPARE(prices.at(1).usdPerHour.own, u"mine.json#instance/i1/price/b1"_s);
    QCOMPARE(prices.at(1).usdPerHour.rivals.at(0).value->value, 40.0);
    QCOMPARE(prices.at(2).usdPerHour.own, u"mine.json#chip/c1/price/b1"_s);
    QVERIFY(prices.at(2).usdPerHour.rivals.isEmpty());
    QCOMPARE(marked(catalog), 2);
    // The index of prices by chip matches the marked prices.
    QCOMPARE(*catalog.placesOf(*catalog.book(BookId(u"b1"_s)), ChipId(u"c1"_s)), (QList<qsizetype>{0, 1, 2}));
}

// A board's override is the only price; a price in a custom list is one of several.
void TestOwnFiles::aReplacedPriceIsStillAPriceOfItsList()
{
    const QList<SpecFile> shipped = soundFiles()
        << specFile("book.json",
                    bookText("b1", "on-demand", {priceText("instance", "i1", 35.0), priceText("chip", "c1", 9.0)}));
    const Catalog catalog =
        loaded(bookText("b1", "on-demand", {priceText("instance", "i1", 32.0), priceText("chip", "c1", 8.0)}), shipped);
    const EvaluationContext context{catalog, catalog.book(BookId(u"b1"_s))};
    Subject subject{.level = Level::Chip, .id = u"c1"_s, .chip = catalog.chip(ChipId(u"c1"_s))};
    const PriceChoice choice = choosePrice(context, subject);
    QVERIFY(!choice.isMissing());
    QCOMPARE(choice.entry->instance.text(), u"i1"_s); // the largest instance, as in any list
}

// A figure from a file counts like a published one: the citation does not change a number.
void TestOwnFiles::ownFilesOutrankNothing()
{
    QList<SpecFile> shipped = soundFiles();
    shipped[2].content = specText("instances", "instances",
                                  {instanceText("i1", "c1", 16, ", \"memory_per_chip\": " + figureText(90, "GiB"))});
    const auto memoryOf = [](const Catalog &catalog) {
        Board board{.instances = {InstanceId(u"i1"_s)}, .level = Level::Instance};
        return evaluate(catalog, board, {MetricId(u"memory"_s)}).rows.at(0).cells.at(0);
    };
    const Cell before = memoryOf(readCatalog(shipped).catalog);
    QCOMPARE(before.value->value, 16 * 90.0);
    QCOMPARE(memoryOf(loaded(specText("chips", "chips", {chipWith("96", "92")}), shipped)).value, before.value);
    // Without the instance's figure it is calculated from the chip, as if never published.
    const Cell without = memoryOf(loaded(specText("instances", "instances", {instanceText("i1", "c1", 16)}), shipped));
    QCOMPARE(without.value->value, 16 * 96.0);
}

void TestOwnFiles::rivalsOfACopyAreNotTwice()
{
    const QByteArray rival = R"("sources": ["s1"], "rivals": [{"value": 95, "unit": "GiB", "status": "published",
 "as_of": "2026-01-31", "sources": ["s1"]}]})";
    QByteArray chip = chipText("c1");
    chip.replace(figureText(96, "GiB"), figureText(96, "GiB").replace("\"sources\": [\"s1\"]}", rival));
    QVERIFY(chip.contains("rivals"));
    QList<SpecFile> shipped = soundFiles();
    shipped[1].content = specText("chips", "chips", {chip});
    const Catalog catalog = loaded(specText("chips", "chips", {with(chip, "96", "98")}), shipped);
    const QList<Reading> &rivals = chipOf(catalog).memory.rivals;
    QCOMPARE(rivals.size(), 2);
    QCOMPARE(rivals.at(0).value->value, 96.0);
    QCOMPARE(rivals.at(1).value->value, 95.0);
}

void TestOwnFiles::aFolderMayHaveAHash()
{
    const CatalogLoad load =
        readCatalog(soundFiles(), {{u"/home/C#/a#b.json"_s, specText("chips", "chips", {chipWith("96", "92")})}});
    const Figure &memory = chipOf(load.catalog).memory;
    QCOMPARE(memory.own, u"a#b.json#chip/c1/memory"_s);
    QCOMPARE(load.catalog.source(ownSourceOf(memory.own))->title, u"Custom file a#b.json"_s);
}

void TestOwnFiles::pagesOfTheCatalogueTell()
{
    const QList<SpecFile> shipped = soundFiles()
        << specFile("book.json", bookText("b1", "on-demand", {priceText("instance", "i1", 35.0)}));
    const CatalogLoad load =
        readCatalog(shipped,
                    {{path, specText("chips", "chips", {chipWith("96", "92")})},
                     {u"p.json"_s, bookText("b1", "on-demand", {priceText("instance", "i1", 32.0)})}});
    const auto told = [&](OwnFigures which) {
        return testing::marked(PageSpec{.title = u"Answer."_s, .footer = u"Catalogue"_s}, load.catalog, {}, {}, which);
    };
    const QString memory = u"Chip memory 92\u00a0GiB instead of 96\u00a0GiB (mine.json)"_s;
    const QString price = u"i1 price 32.00\u00a0USD/h instead of 35.00\u00a0USD/h (p.json)"_s;
    QCOMPARE(told(OwnFigures::Things).footer, u"Catalogue · Custom: "_s + memory);
    QCOMPARE(told(OwnFigures::Prices).footer, u"Catalogue · Custom: "_s + price);
    QCOMPARE(told(OwnFigures::All).footer, u"Catalogue · Custom: "_s + memory + u", "_s + price);
    QCOMPARE(told(OwnFigures::All).title, u"Answer (the catalogue has 2 custom figures)."_s);
    QCOMPARE(testing::marked(PageSpec(), readCatalog(shipped).catalog, {}, {}, OwnFigures::All), PageSpec());
}

// A whole custom list is indexed, not searched for each of its prices.
void TestOwnFiles::thousandsAreCounted()
{
    constexpr int count = 4000;
    QByteArrayList shipped;
    QByteArrayList mine;
    for (int i = 0; i < count; ++i) {
        const QByteArray region = "r-" + QByteArray::number(i);
        const QByteArray term = R"(, "term": ")" + region + "\"";
        shipped << priceText("instance", "i1", 35.0, "us-east-1", term);
        mine << priceText("instance", "i1", 32.0, "us-east-1", term);
    }
    const Catalog catalog = loaded(bookText("b1", "on-demand", mine),
                                   soundFiles() << specFile("book.json", bookText("b1", "on-demand", shipped)));
    QCOMPARE(marked(catalog), count);
    PageSpec page{.title = u"Answer"_s, .footer = u"Catalogue"_s};
    page = testing::marked(page, catalog, {}, {}, OwnFigures::Prices);
    // All prices are of one instance in one list: one figure.
    QCOMPARE(page.title, u"Answer (the catalogue has 1 custom figure)"_s);
    QCOMPARE(page.footer.count(u"i1 price"_s), 1);

    QByteArrayList chips;
    for (int i = 0; i < 40; ++i)
        chips << chipText("n" + QByteArray::number(i));
    const PageSpec many = testing::marked(page, withChips(chips), {}, {}, OwnFigures::Things); // three figures each
    QVERIFY2(many.footer.endsWith(u"and 116 more"_s), qPrintable(many.footer));
}

void TestOwnFiles::shippedFilesAreNotMarked()
{
    const CatalogLoad load = readCatalog(soundFiles());
    QCOMPARE(marked(load.catalog), 0);
    QCOMPARE(load.catalog.sources.size(), 1);
}

void TestOwnFiles::filesAndPagesTell()
{
    const Catalog catalog = withChips({chipWith("96", "128")});
    Board board{.chips = {ChipId(u"c1"_s)}, .charts = {MetricId(u"memory"_s), MetricId(u"memory_bandwidth"_s)}};
    const ResultTable table = evaluate(catalog, board, board.charts);
    QCOMPARE(ownIn(table), QStringList{u"mine.json#chip/c1/memory"_s});

    const PageSpec plain = comparePage(catalog, board, table, Formatter());
    const PageSpec page = testing::marked(plain, catalog, table);
    QVERIFY2(page.footer.contains(u"Custom: Chip memory 128\u00a0GiB instead of 96\u00a0GiB (mine.json)"_s),
             qPrintable(page.footer));
    QVERIFY2(page.footer.contains(u"Custom file mine.json"_s), qPrintable(page.footer)); // among the sources
    QVERIFY(page.legend.text().contains(ownPart().text));
    QVERIFY(page.charts.at(0).series.at(0).points.at(0).label.contains(u'\u270e'));
    QVERIFY(!page.charts.at(1).series.at(0).points.at(0).label.contains(u'\u270e'));

    const QString csv = QString::fromUtf8(tableToCsv(catalog, board, table));
    QVERIFY2(csv.contains(u"Custom file mine.json"_s), qPrintable(csv));
    QVERIFY2(csv.contains(u"mine.json#chip/c1/memory"_s), qPrintable(csv));
    QVERIFY2(csv.contains(u",own,"_s), qPrintable(csv)); // the status
    QVERIFY2(csv.contains(u"96 GiB (A page https://example.org/page)"_s), qPrintable(csv));
    const QByteArray json = tableToJson(catalog, board, table);
    QVERIFY2(json.contains("\"rivals\": ["), json.constData());
    QVERIFY2(json.contains("\"value\": 96"), json.constData());
}

// The lists of Claims and Roadmap get a column for them if there are any.
void TestOwnFiles::listsOfFilesTell()
{
    const QList<SpecFile> shipped = shippedSpecFiles();
    const Catalog published = readCatalog(shipped).catalog;
    const QString where = published.chip(ChipId(u"trainium2"_s))->where;
    QByteArray mine = duplicateEntry(shipped, where, u"trainium2"_s, u"Trainium2"_s).valueOr({});
    const QByteArray memory = "\"value\": 96";
    const qsizetype place = mine.indexOf(memory, mine.indexOf("\"memory\": {"));
    QVERIFY(place > 0);
    const Catalog catalog =
        readCatalog(shipped, {{path, mine.replace(place, memory.size(), "\"value\": 100")}}).catalog;

    const Board board = onDemandBoard();
    const auto lists = [&board](const Catalog &of) {
        const PageSpec roadmap =
            roadmapPage(of, board, evaluate(of, board, roadmapMetrics(of, board)), {}, Formatter());
        const PageSpec claims = claimsPage(of, board, evaluate(of, board, claimsMetrics(of, board)), Formatter());
        QMap<QString, QList<QStringList>> all; // column titles, then the rows
        const auto add = [&all](const QString &name, const Table &list) {
            all.insert(name, QList<QStringList>{columnTitles(list)} + plainRows(list));
        };
        for (const PageSpec &page : {roadmap, claims}) {
            add(page.id, page.data);
            for (const Table &list : page.lists)
                add(list.name, list);
        }
        return all;
    };
    const QMap<QString, QList<QStringList>> before = lists(published);
    const QMap<QString, QList<QStringList>> now = lists(catalog);
    QStringList tell;
    for (const QString &name : now.keys()) {
        QVERIFY2(!before.value(name).constFirst().contains(u"own"_s), qPrintable(name));
        const QList<QStringList> rows = now.value(name);
        for (const QStringList &row : rows)
            QVERIFY2(row.size() == rows.constFirst().size(), qPrintable(name + u": "_s + row.join(u'|')));
        if (rows.constFirst().constLast() != u"own"_s)
            continue;
        const bool isThere = std::ranges::any_of(
            rows, [](const QStringList &row) { return row.constLast() == u"mine.json#chip/trainium2/memory"_s; });
        QVERIFY2(isThere, qPrintable(name));
        tell << name;
    }
    QCOMPARE(tell, (QStringList{u"claims"_s, u"rainier"_s, u"roadmap"_s}));
}

CHIPBOARD_TEST(TestOwnFiles, QCoreApplication)

} // namespace tst_ownfiles

#include "tst_ownfiles.moc"
