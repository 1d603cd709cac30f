// Ids without a target in every place, and fallbacks of price lists that form a loop.
#include "data/files/catalogchecks.h"

#include "tests/support/fullspecs.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_catalogchecks {

class TestCatalogChecks : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void theWholeFixtureIsSound();
    void idsResolve_data();
    void idsResolve();
    void attentionAgreesWithItself_data();
    void attentionAgreesWithItself();
    void aChipIsNotDerivedFromItself();
    void suggestsTheNearestIds();
    void aBookKeepsItsGoodFallbacks();
    void booksDoNotLeadInCircles();
    void aLongChainOfFallbacksIsNoCircle();
    void splitsPlaces();
};

// The files that use every key, changed to refer to each other, plus the other entries they refer to.
static QList<SpecFile> wholeCatalog()
{
    QList<SpecFile> files;
    for (const FullSpec &spec : fullSpecs) {
        QByteArray text = spec.text;
        if (qstrcmp(spec.kind, "chips") == 0) // the machine totals belong to another chip
            text = with(text, "\"status\": \"announced\", \"note\"", "\"status\": \"shipping\", \"note\"");
        files << SpecFile{QString::fromLatin1(spec.kind) + u".json"_s, text};
    }
    files << SpecFile{u"origin.json"_s, specText("chips", "chips", {chipText("c0")})};
    files << SpecFile{u"fallback.json"_s, bookText("b0", "on-demand", {})};
    return files;
}

static QByteArray *contentOf(QList<SpecFile> &files, const QString &name)
{
    for (SpecFile &file : files) {
        if (file.name == name)
            return &file.content;
    }
    return nullptr;
}

void TestCatalogChecks::theWholeFixtureIsSound()
{
    const CatalogLoad load = readCatalog(wholeCatalog());
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(load.catalog.chips.size(), 2);
    QCOMPARE(load.catalog.contradictions.size(), 1);
}

void TestCatalogChecks::idsResolve_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *file, const char *from, const char *to, const char *pointer) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(from) << QByteArray(to)
                            << QString::fromLatin1(pointer);
    };
    row("a figure's source", "chips.json", R"(["s1", "guide"])", R"(["s1", "nobody"])",
        "/chips/0/dense/bf16/sources/1");
    row("a rival's source", "chips.json", R"("sources": ["guide"])", R"("sources": ["nobody"])",
        "/chips/0/dense/bf16/rivals/0/sources/0");
    row("a gap's source", "chips.json", R"("as_of": "2024", "sources": ["s1"], "note": "None.")",
        R"("as_of": "2024", "sources": ["nobody"], "note": "None.")", "/chips/0/dense/fp8/sources/0");
    row("a launch date's source", "chips.json", R"("as_of": "2024", "sources": ["s1"], "note": "At a show.")",
        R"("as_of": "2024", "sources": ["nobody"], "note": "At a show.")", "/chips/0/announced/sources/0");
    row("an unknown date's source", "chips.json", R"("sources": ["s1"], "note": "?")",
        R"("sources": ["nobody"], "note": "?")", "/chips/0/available/sources/0");
    row("a process node's source", "chips.json", R"("5 nm", "as_of": "2024", "sources": ["s1"])",
        R"("5 nm", "as_of": "2024", "sources": ["nobody"])", "/chips/0/process_node/sources/0");
    row("a memory type's source", "chips.json", R"("HBM3", "as_of": "2024", "sources": ["s1"])",
        R"("HBM3", "as_of": "2024", "sources": ["nobody"])", "/chips/0/memory_type/sources/0");
    row("a software's source", "chips.json", R"("as_of": "2025", "sources": ["s1"], "note": "No new models.")",
        R"("as_of": "2025", "sources": ["nobody"], "note": "No new models.")", "/chips/0/serving_software/sources/0");
    row("the chip that another is derived from", "chips.json", "\"c0\"", "\"nobody\"", "/chips/0/derived_from");
    row("an instance's chip", "instances.json", "\"c1\"", "\"nobody\"", "/instances/0/chip");
    row("a disk's source", "instances.json", R"(NVMe", "as_of": "2024", "sources": ["s1"])",
        R"(NVMe", "as_of": "2024", "sources": ["nobody"])", "/instances/0/local_storage/sources/0");
    row("a system's chip", "systems.json", "\"c1\"", "\"nobody\"", "/systems/0/chip");
    row("a system's fact's source", "systems.json", R"("as_of": "2026", "sources": ["s1"])",
        R"("as_of": "2026", "sources": ["nobody"])", "/systems/0/facts/0/sources/0");
    row("a system's fact's contradiction", "systems.json", "\"C01\"", "\"C99\"", "/systems/0/facts/0/contradictions/0");
    row("a price's instance", "prices.json", "\"i1.48xlarge\"", "\"nobody\"", "/book/prices/0/instance");
    row("a price's system", "prices.json", "\"u1\"", "\"nobody\"", "/book/prices/1/system");
    row("a price's chip", "prices.json", "\"c1\"", "\"nobody\"", "/book/prices/2/chip");
    row("a price's source", "prices.json", "\"s1\"", "\"nobody\"", "/book/prices/0/usd_per_hour/sources/0");
    row("a book's fallback", "prices.json", "\"b0\"", "\"nobody\"", "/book/fallbacks/0");
    row("what a claim is about", "claims.json", R"("i1.48xlarge", "u1")", R"("nobody", "u1")", "/claims/0/about/1");
    row("a claim's source", "claims.json", "[\"guide\"]", "[\"nobody\"]", "/claims/0/sources/0");
    row("a claim's contradiction", "claims.json", "\"C01\"", "\"C99\"", "/claims/0/contradictions/0");
    row("a rule's source", "rules.json", "[\"guide\"]", "[\"nobody\"]", "/rules/0/sources/0");
    row("a software note's source", "software.json", "[\"s1\"]", "[\"nobody\"]", "/software/0/sources/0");
    row("a software note's contradiction", "software.json", "\"C01\"", "\"C99\"", "/software/0/contradictions/0");
    row("a fact's source", "facts.json", "[\"s1\"]", "[\"nobody\"]", "/facts/0/sources/0");
    row("a contradiction's source", "contradictions.json", "[\"guide\", \"s1\"]", "[\"guide\", \"nobody\"]",
        "/contradictions/0/sources/1");
    row("a contradiction's chip", "contradictions.json", "\"c1\"", "\"nobody\"", "/contradictions/0/about/0/chip");
    row("a contradiction's instance", "contradictions.json", "\"i1.48xlarge\"", "\"nobody\"",
        "/contradictions/0/about/1/instance");
    row("a contradiction's system", "contradictions.json", "\"u1\"", "\"nobody\"", "/contradictions/0/about/2/system");
    row("a contradiction's metric", "contradictions.json", "\"memory\"", "\"memery\"",
        "/contradictions/0/about/2/metric");
}

void TestCatalogChecks::idsResolve()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, pointer);
    QList<SpecFile> files = wholeCatalog();
    QByteArray *content = contentOf(files, file);
    *content = with(*content, from.constData(), to.constData());
    const CatalogLoad load = readCatalog(files);
    QVERIFY(!load.problems.isEmpty());
    const Problem first = load.problems.constFirst(); // problems that follow from it come later
    QCOMPARE(first.code, ProblemCode::UnknownId);
    QCOMPARE(first.where.file, file);
    QCOMPARE(first.where.pointer, pointer);
    QVERIFY(first.where.line > 0);
    QVERIFY(first.message.startsWith(u"There is no "_s));
}

void TestCatalogChecks::attentionAgreesWithItself_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("pointer"); // empty: no problem
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const char *from, const char *to, const char *pointer, const char *message) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromLatin1(pointer)
                            << QString::fromLatin1(message);
    };
    row("a window without a length", R"("window": 1024)", R"("window": 0)", "/models/0/attention/window",
        "16 layers have a window, but its length is missing.");
    row("a window without layers", R"("window_layers": 16)", R"("window_layers": 0)",
        "/models/0/attention/window_layers", "A window is set, but no layer uses it.");
    row("a window without elements", R"("window_elements": 32768)", R"("window_elements": 0)",
        "/models/0/attention/window_elements", "The cached elements of the layers with a window are missing.");
    row("as many elements in the window as in all layers", R"("window_elements": 32768)", R"("window_elements": 65536)",
        "", "");
    row("more elements in the window than in all layers", R"("window_elements": 32768)", R"("window_elements": 65537)",
        "/models/0/attention/window_elements",
        "Layers with a window cache 65537 elements per token; all layers together cache only 65536.");
    row("a window in all layers but the linear ones", R"("window_layers": 16)", R"("window_layers": 24)", "", "");
    row("more layers than there are", R"("window_layers": 16)", R"("window_layers": 25)", "/models/0/attention",
        "25 layers with a window and 8 linear layers are more than the 32 layers of the model.");
    row("more layers than an int holds",
        R"("window_layers": 16, "window": 1024, "window_elements": 32768, "linear_layers": 8)",
        R"("window_layers": 2000000000, "window": 1024, "window_elements": 32768, "linear_layers": 2000000000)",
        "/models/0/attention",
        "2000000000 layers with a window and 2000000000 linear layers are more than the 32 layers of the model.");
    row("a state that is not stated", R"("state_elements": 524288)", R"("state_elements": 0)", "", "");
    row("a state without a layer", R"("linear_layers": 8)", R"("linear_layers": 0)",
        "/models/0/attention/linear_layers", "The state needs a linear layer.");
    row("a latent without keys", R"("nope": 128)", R"("nope": 0)", "/models/0/attention/latent",
        "The key and value sizes of the latent are missing.");
    row("a latent without values", R"("value": 128)", R"("value": 0)", "/models/0/attention/latent",
        "The key and value sizes of the latent are missing.");
    row("a latent without positions", R"("rope": 64)", R"("rope": 0)", "", "");
    row("a latent head without a latent", R"("latent": 512)", R"("latent": 0)", "/models/0/attention/latent",
        "Latent head sizes are set, but no latent.");
    row("half an indexer", R"("index_size": 128)", R"("index_size": 0)", "/models/0/attention/index_heads",
        "An indexer needs both the number of heads and their size.");
    row("an indexer of nothing", R"("sparse_top": 2048)", R"("sparse_top": 0)", "/models/0/attention/sparse_top",
        "The number of tokens that the indexer selects is missing.");
    row("sparse without an indexer", R"("index_heads": 64, "index_size": 128)", R"("index_heads": 0, "index_size": 0)",
        "", "");
    row("something negative", R"("rope": 64)", R"("rope": -1)", "/models/0/attention/rope", "cannot be negative.");
    row("part of a layer", R"("window_layers": 16)", R"("window_layers": 1.5)", "/models/0/attention/window_layers",
        "must be a whole number.");
}

void TestCatalogChecks::attentionAgreesWithItself()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, pointer);
    QFETCH(const QString, message);
    QList<SpecFile> files = wholeCatalog();
    QByteArray *content = contentOf(files, u"models.json"_s);
    QByteArray text = *content; // it spans two lines in the file
    text.replace("\n     ", " ");
    *content = with(text, from.constData(), to.constData());
    const CatalogLoad load = readCatalog(files);
    if (pointer.isEmpty()) {
        QCOMPARE(textsOf(load.problems), QStringList());
        return;
    }
    QVERIFY(!load.problems.isEmpty());
    const Problem first = load.problems.constFirst();
    QCOMPARE(first.code, ProblemCode::BadValue);
    QCOMPARE(first.where.pointer, pointer);
    QVERIFY2(first.message.contains(message), qPrintable(first.message));
    QVERIFY(load.catalog.models.isEmpty());
}

void TestCatalogChecks::aChipIsNotDerivedFromItself()
{
    QList<SpecFile> files = wholeCatalog();
    QByteArray *content = contentOf(files, u"chips.json"_s);
    *content = with(*content, "\"c0\"", "\"c1\"");
    const CatalogLoad load = readCatalog(files);
    QVERIFY(load.problems.constFirst().toText().contains(
        u"/chips/0/derived_from: A chip cannot be derived from itself."_s));
    QVERIFY(load.catalog.chip(ChipId(u"c1"_s)) == nullptr);
}

void TestCatalogChecks::suggestsTheNearestIds()
{
    const CatalogLoad load = catalogFromText(
        {specText("chips", "chips", {chipText("trainium2"), chipText("trainium3"), chipText("h100-sxm")}),
         specText("instances", "instances", {instanceText("i1", "tranium2", 1), instanceText("i2", "qqqqqq", 1)})});
    QCOMPARE(load.problems.size(), 2);
    QCOMPARE(load.problems.at(0).remedy, u"Did you mean trainium2, trainium3?"_s);
    QCOMPARE(load.problems.at(1).remedy, u"Add it or correct the id."_s);
}

void TestCatalogChecks::aBookKeepsItsGoodFallbacks()
{
    const CatalogLoad load =
        catalogFromText({bookText("b1", "on-demand", {}, "2026", R"(["nobody", "b2"])"), bookText("b2", "spot", {})});
    QCOMPARE(load.problems.size(), 1);
    QCOMPARE(load.problems.constFirst().where.pointer, u"/book/fallbacks/0"_s);
    QCOMPARE(load.catalog.book(BookId(u"b1"_s))->fallbacks, QList<BookId>{BookId(u"b2"_s)});
}

void TestCatalogChecks::booksDoNotLeadInCircles()
{
    const CatalogLoad alone = catalogFromText({bookText("b1", "on-demand", {}, "2026", R"(["b1"])")});
    QCOMPARE(alone.problems.size(), 1);
    QCOMPARE(alone.problems.constFirst().message, u"The fallbacks of this price list form a loop."_s);
    QVERIFY(alone.catalog.books.constFirst().fallbacks.isEmpty());
    // b1 -> b2 -> b3 -> b1: all three are in the loop; b4 only leads into it.
    const CatalogLoad three = catalogFromText(
        {bookText("b1", "on-demand", {}, "2026", R"(["b2"])"), bookText("b2", "spot", {}, "2026", R"(["b3"])"),
         bookText("b3", "spot", {}, "2026", R"(["b1"])"), bookText("b4", "spot", {}, "2026", R"(["b1"])")});
    QCOMPARE(three.problems.size(), 3);
    QCOMPARE(three.catalog.books.size(), 4);
    QCOMPARE(three.catalog.book(BookId(u"b4"_s))->fallbacks.size(), 1);
}

void TestCatalogChecks::aLongChainOfFallbacksIsNoCircle()
{
    QByteArrayList books;
    for (int i = 0; i < 50; ++i) {
        const QByteArray next = "[\"b" + QByteArray::number(i + 1) + "\"]";
        books << bookText(("b" + QByteArray::number(i)).constData(), "spot", {}, "2026",
                          i < 49 ? next.constData() : "[]");
    }
    QVERIFY(catalogFromText(books).problems.isEmpty());
}

void TestCatalogChecks::splitsPlaces()
{
    QCOMPARE(fileOf(u"a.json#/chips/0"_s), u"a.json"_s);
    QCOMPARE(fileOf(u"/home/me/a#b/c.json#/chips/0"_s), u"/home/me/a#b/c.json"_s);
    QCOMPARE(fileOf(u"a.json"_s), u"a.json"_s);
    const Problem problem = problemAt(u"a#/b.json#/chips/0"_s, ProblemCode::BadValue, u"m"_s, u"r"_s);
    QCOMPARE(problem.where.file, u"a#/b.json"_s);
    QCOMPARE(problem.where.pointer, u"/chips/0"_s);
}

CHIPBOARD_TEST(TestCatalogChecks, chipboard::testing::NoApplication)

} // namespace tst_catalogchecks

#include "tst_catalogchecks.moc"
