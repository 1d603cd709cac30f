// Impossible numbers: each rule has fixtures that break it and fixtures that only seem to. The figures come from real
// tables of chips and prices with these faults.
#include "data/files/plausibility.h"

#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSet>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_plausibility {

class TestPlausibility : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void acceptsWhatOnlyLooksOdd_data();
    void acceptsWhatOnlyLooksOdd();
    void everyRuleHasFixtures();
    void rivalsAreExempt();
    void theUserIsToldAboutTheUsersChip();
    void aBookLosesOnlyTheImplausiblePrice();
    void comparesSpotWithOnDemandOfItsTime();

private:
    static void addBadChips();
    static void addBadMachines();
    static void addBadPrices();
    static void addGoodChips();
    static void addGoodMachines();
    static void addGoodPrices();
};

namespace {

using Peaks = QList<std::pair<const char *, double>>;

QByteArray chips(const QByteArray &chip) { return specText("chips", "chips", {chip}); }

QByteArray sparseText(const Peaks &peaks) { return ", \"sparse\": " + peaksText(peaks); }

QByteArray ofArchitecture(const char *name, const Peaks &dense, const Peaks &sparse = {})
{
    QByteArray chip = chipText("c1", peaksText(dense), sparse.isEmpty() ? QByteArray() : sparseText(sparse));
    return chips(
        with(chip, "\"generation\": 1", (QByteArray("\"generation\": 1, \"architecture\": \"") + name + "\"")));
}

QByteArray instances(const QByteArray &more, double count = 16)
{
    return specText("instances", "instances", {instanceText("i1", "c1", count, more)});
}

QByteArray systems(const QByteArray &more, double count = 64)
{
    return specText("systems", "systems", {systemText("u1", "c1", count, more)});
}

QByteArray memoryOf(double value, const char *unit) { return ", \"memory\": " + figureText(value, unit); }

QByteArray computeOf(const char *precision, double petaflops)
{
    return QByteArray(", \"compute\": {\"") + precision + "\": " + figureText(petaflops, "PFLOPS") + "}";
}

// c1, an instance with 16 of them, and a book with these prices.
QByteArrayList priced(const QByteArrayList &prices, const char *kind = "on-demand")
{
    return {chips(chipText("c1")), instances({}), bookText("b1", kind, prices)};
}

void addColumns()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QByteArrayList>("texts");
    QTest::addColumn<QString>("pointer"); // of the problem
}

void bad(const char *rule, const char *name, const QByteArrayList &texts, const char *pointer)
{
    QTest::newRow(name) << QString::fromLatin1(rule) << texts << QString::fromLatin1(pointer);
}

void good(const char *rule, const char *name, const QByteArrayList &texts)
{
    QTest::newRow(name) << QString::fromLatin1(rule) << texts << QString();
}

} // namespace

void TestPlausibility::addBadChips()
{
    bad("sparse-as-dense", "the sparse figure listed as dense too",
        {chips(chipText("c1", peaksText({{"bf16", 1979}}), sparseText({{"bf16", 1979}})))}, "/chips/0/dense/bf16");
    bad("sparse-as-dense", "dense above sparse",
        {chips(chipText("c1", peaksText({{"fp8", 3958}}), sparseText({{"fp8", 1979}})))}, "/chips/0/dense/fp8");
    bad("half-precisions-differ", "MI300X FP16 2615: the sparse figure",
        {chips(chipText("c1", peaksText({{"bf16", 1307}, {"fp16", 2615}})))}, "/chips/0/dense/fp16");
    bad("half-precisions-differ", "BF16 twice FP16", {chips(chipText("c1", peaksText({{"bf16", 624}, {"fp16", 312}})))},
        "/chips/0/dense/bf16");
    bad("fp8-unsupported", "an A100 with FP8", {ofArchitecture("Ampere", {{"bf16", 312}, {"fp8", 624}})},
        "/chips/0/dense/fp8");
    bad("fp8-unsupported", "an A100 with sparse FP8", {ofArchitecture("Ampere", {{"bf16", 312}}, {{"fp8", 1248}})},
        "/chips/0/sparse/fp8");
    bad("fp8-unsupported", "an A100 whose architecture is told with its die",
        {ofArchitecture("Ampere GA100", {{"bf16", 312}, {"mxfp8", 624}})}, "/chips/0/dense/mxfp8");
    bad("fp8-unsupported", "a V100 with FP8", {ofArchitecture("Volta", {{"fp16", 125}, {"fp8", 250}})},
        "/chips/0/dense/fp8");
    bad("fp8-unsupported", "a T4 with FP8", {ofArchitecture("Turing", {{"fp16", 65}, {"fp8", 130}})},
        "/chips/0/dense/fp8");
    bad("fp8-unsupported", "an MI250X with FP8", {ofArchitecture("CDNA 2", {{"bf16", 383}, {"fp8", 766}})},
        "/chips/0/dense/fp8");
    bad("fp8-unsupported", "an Inferentia with FP8", {ofArchitecture("NeuronCore-v1", {{"bf16", 64}, {"fp8", 64}})},
        "/chips/0/dense/fp8");
    bad("half-at-fp8-rate", "H100 BF16 1979: the sparse figure",
        {ofArchitecture("Hopper", {{"bf16", 1979}, {"fp8", 1979}})}, "/chips/0/dense/bf16");
    bad("half-at-fp8-rate", "an MI300X with FP16 at the FP8 rate",
        {ofArchitecture("CDNA 3", {{"fp16", 2615}, {"fp8", 2615}})}, "/chips/0/dense/fp16");
    bad("absurd-figure", "a unit taken for another", {chips(chipText("c1", peaksText({{"bf16", 667e6}})))},
        "/chips/0/dense/bf16/value");
    bad("absurd-figure", "0 TFLOPS for what is not known", {chips(chipText("c1", peaksText({{"bf16", 0}})))},
        "/chips/0/dense/bf16/value");
    bad("absurd-figure", "a petabyte of memory",
        {chips(with(chipText("c1"), "96, \"unit\": \"GiB\"", "1024, \"unit\": \"TB\""))}, "/chips/0/memory/value");
    bad("absurd-figure", "no memory at all", {chips(with(chipText("c1"), "96", "0"))}, "/chips/0/memory/value");
    bad("absurd-figure", "a range that reaches zero", {chips(with(chipText("c1"), "96,", "96, \"low\": 0,"))},
        "/chips/0/memory/value");
    bad("absurd-figure", "a megawatt", {chips(chipText("c1", peaksText({}), ", \"power\": " + figureText(1000, "kW")))},
        "/chips/0/power/value");
}

void TestPlausibility::addBadMachines()
{
    const QByteArray chip = chips(chipText("c1")); // 96 GiB, 667 TFLOPS BF16
    bad("no-chips", "an instance with half a chip", {chip, instances({}, 0.5)}, "/instances/0/chips/value");
    bad("no-chips", "an instance without chips", {chip, instances({}, 0)}, "/instances/0/chips/value");
    bad("no-chips", "an instance with more chips than a site", {chip, instances({}, 1e308)},
        "/instances/0/chips/value");
    bad("memory-total", "8192 GiB for trn2.48xlarge", {chip, instances(memoryOf(8192, "GiB"))}, "/instances/0/memory");
    bad("memory-total", "512 GiB for a Trainium2", {chip, instances(memoryOf(512, "GiB"))}, "/instances/0/memory");
    bad("memory-total", "the memory of one chip for all", {chip, systems(memoryOf(96, "GiB"))}, "/systems/0/memory");
    bad("memory-total", "another size per chip",
        {chip, instances(", \"memory_per_chip\": " + figureText(32768, "MiB"))}, "/instances/0/memory_per_chip");
    bad("compute-total", "the sparse total as dense", {chip, instances(computeOf("bf16", 41.0))},
        "/instances/0/compute/bf16");
    bad("compute-total", "half of the chips", {chip, systems(computeOf("bf16", 21.3))}, "/systems/0/compute/bf16");
    bad("compute-total", "the dense total as sparse",
        {chips(chipText("c1", peaksText({{"bf16", 667}}), sparseText({{"bf16", 2563}}))),
         instances(", \"compute_sparse\": {\"bf16\": " + figureText(10.7, "PFLOPS") + "}")},
        "/instances/0/compute_sparse/bf16");
}

void TestPlausibility::addBadPrices()
{
    const char *value = "/book/prices/0/usd_per_hour/value";
    bad("price-too-low", "0.01 USD for a B200", priced({priceText("chip", "c1", 0.01)}), value);
    bad("price-too-low", "0.16 USD for 16 chips", priced({priceText("instance", "i1", 0.16)}), value);
    bad("price-too-low", "nothing at all", priced({priceText("instance", "i1", 0)}), value);
    bad("price-placeholder", "700.0 for no price", priced({priceText("instance", "i1", 700.0)}), value);
    bad("price-too-high", "a price per month", priced({priceText("instance", "i1", 26000)}), value);
    bad("price-too-high", "501 USD for one chip", priced({priceText("chip", "c1", 501)}), value);
    bad("row-twice", "the same row again",
        priced({priceText("instance", "i1", 35), priceText("chip", "c1", 3), priceText("instance", "i1", 35)}),
        "/book/prices/2");
    bad("row-twice", "another price for the same",
        priced({priceText("instance", "i1", 35), priceText("instance", "i1", 36)}), "/book/prices/1");
    QByteArrayList spot = priced({priceText("instance", "i1", 35)});
    spot << bookText("b2", "spot", {priceText("instance", "i1", 36)});
    bad("spot-above-on-demand", "spot above on-demand", spot, value);
    bad("spot-above-on-demand", "spot above on-demand in one book",
        priced({priceText("chip", "c1", 2.4, "not-stated", R"(, "term": "spot")"),
                priceText("chip", "c1", 2.3, "not-stated", R"(, "term": "on-demand")")}),
        value);
}

void TestPlausibility::refusesWhatCannotBe_data()
{
    addColumns();
    addBadChips();
    addBadMachines();
    addBadPrices();
}

void TestPlausibility::refusesWhatCannotBe()
{
    QFETCH(const QByteArrayList, texts);
    QFETCH(const QString, pointer);
    const CatalogLoad load = catalogFromText(texts);
    QVERIFY2(!load.problems.isEmpty(), "no problem was found");
    const Problem first = load.problems.constFirst();
    QCOMPARE(first.where.pointer, pointer);
    QVERIFY(first.code == ProblemCode::Implausible || first.code == ProblemCode::DuplicateId);
    QCOMPARE(first.severity, Severity::Error);
    QVERIFY(first.where.line > 0);
    QVERIFY(!first.remedy.isEmpty());
    QVERIFY2(load.problems.size() == 1, qPrintable(textsOf(load.problems).join(u'\n')));
}

void TestPlausibility::addGoodChips()
{
    good("sparse-as-dense", "sparse is twice dense",
         {chips(chipText("c1", peaksText({{"bf16", 989}}), sparseText({{"bf16", 1979}})))});
    good("sparse-as-dense", "sparse of another precision",
         {chips(chipText("c1", peaksText({{"fp8", 1979}}), sparseText({{"bf16", 1979}})))});
    good("half-precisions-differ", "Gaudi 3: FP16 a quarter of BF16",
         {chips(chipText("c1", peaksText({{"bf16", 1835}, {"fp16", 459}})))});
    good("half-precisions-differ", "equal rates", {chips(chipText("c1", peaksText({{"bf16", 989}, {"fp16", 989}})))});
    good("fp8-unsupported", "an H100 with FP8", {ofArchitecture("Hopper", {{"bf16", 989}, {"fp8", 1979}})});
    good("fp8-unsupported", "an MI300X with FP8", {ofArchitecture("CDNA 3", {{"bf16", 1307}, {"fp8", 2615}})});
    good("fp8-unsupported", "Trainium2 with FP8", {ofArchitecture("NeuronCore-v3", {{"bf16", 667}, {"fp8", 1299}})});
    good("half-at-fp8-rate", "Trainium1: FP8 at the rate of BF16",
         {ofArchitecture("NeuronCore-v2", {{"bf16", 190}, {"fp8", 190}})});
    good("half-at-fp8-rate", "Gaudi 3: FP8 at the rate of BF16",
         {ofArchitecture("Gaudi 3", {{"bf16", 1835}, {"fp8", 1835}})});
    good("absurd-figure", "a chip as large as a wafer",
         {chips(chipText("c1", peaksText({{"fp16", 125000}}), ", \"power\": " + figureText(23, "kW")))});
}

void TestPlausibility::addGoodMachines()
{
    const QByteArray chip = chips(chipText("c1"));
    good("no-chips", "an instance with one chip", {chip, instances({}, 1)});
    good("no-chips", "a site", {chip, instances({}, 1e7)});
    good("memory-total", "16 times 96 GiB", {chip, instances(memoryOf(1536, "GiB"))});
    good("memory-total", "GB printed for GiB", {chip, instances(memoryOf(1536, "GB"))});
    good("memory-total", "rounded to terabytes", {chip, instances(memoryOf(1.5, "TB"))});
    good("memory-total", "the size per chip in MiB",
         {chip, instances(", \"memory_per_chip\": " + figureText(98304, "MiB"))});
    good("compute-total", "rounded to petaflops", {chip, systems(computeOf("bf16", 42.8))});
    good("compute-total", "a precision that the chip does not tell", {chip, systems(computeOf("fp8", 1))});
    // Announced figures have different dates.
    good("compute-total", "an announced chip",
         {chips(with(chipText("c1"), "shipping", "announced")), systems(computeOf("bf16", 99))});
    // A V100 has 16 or 32 GB; the second size is a rival.
    const QByteArray two = with(chipText("c1"), R"("memory": {"value": 96, "unit": "GiB", "status": "published",)",
                                R"("memory": {"value": 96, "unit": "GiB", "status": "published", "rivals": [
      {"value": 192, "unit": "GiB", "status": "published", "as_of": "2026", "sources": ["s1"]}],)");
    good("memory-total", "the other size of memory", {chips(two), instances(memoryOf(3072, "GiB"))});
}

void TestPlausibility::addGoodPrices()
{
    good("price-too-low", "two cents", priced({priceText("chip", "c1", 0.02)}));
    good("price-too-low", "a missing price",
         priced({R"({"chip": "c1", "provider": "AWS", "region": "us-east-1", "usd_per_hour": {"value": null,
      "unit": "USD/h", "status": "missing", "why": "unpublished", "reason": "No price."}})"}));
    good("price-too-high", "500 USD per chip", priced({priceText("instance", "i1", 8000)}));
    good("price-placeholder", "699.99 USD", priced({priceText("instance", "i1", 699.99)}));
    good("row-twice", "another region, provider and term",
         priced({priceText("instance", "i1", 35), priceText("instance", "i1", 35, "us-west-2"),
                 priceText("instance", "i1", 35, "us-east-1", R"(, "term": "1y")"),
                 with(priceText("instance", "i1", 35), "AWS", "GCP")}));
    QByteArrayList spot = priced({priceText("instance", "i1", 35)});
    spot << bookText(
        "b2", "spot",
        {priceText("instance", "i1", 35), priceText("instance", "i1", 90, "us-west-2"), priceText("chip", "c1", 3)});
    good("spot-above-on-demand", "as high as on-demand, or elsewhere, or another thing", spot);
    QByteArrayList reserved = priced({priceText("instance", "i1", 35, "us-east-1", R"(, "term": "1y commitment")")});
    reserved << bookText("b2", "spot", {priceText("instance", "i1", 36)});
    good("spot-above-on-demand", "above a committed price", reserved);
}

void TestPlausibility::acceptsWhatOnlyLooksOdd_data()
{
    addColumns();
    addGoodChips();
    addGoodMachines();
    addGoodPrices();
}

void TestPlausibility::acceptsWhatOnlyLooksOdd()
{
    QFETCH(const QByteArrayList, texts);
    QCOMPARE(textsOf(catalogFromText(texts).problems), QStringList());
}

void TestPlausibility::everyRuleHasFixtures()
{
    const QByteArray self = [] {
        QFile file(QStringLiteral(CHIPBOARD_SOURCE_DIR "/tests/data/files/tst_plausibility.cpp"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    QSet<QByteArray> ids;
    for (const PlausibilityRule &rule : plausibilityRules()) {
        const QByteArray id = rule.id;
        QVERIFY2(!ids.contains(id), rule.id);
        ids.insert(id);
        QVERIFY(qstrlen(rule.text) > 10);
        const int functions = (rule.ofChip != nullptr) + (rule.ofMachine != nullptr) + (rule.ofPrice != nullptr);
        QCOMPARE(functions, 1);
        if (id != "shipped-sparse-as-dense") { // needs two layers, see below
            QVERIFY2(self.contains("bad(\"" + id + "\""), rule.id);
            QVERIFY2(self.contains("good(\"" + id + "\""), rule.id);
        }
    }
}

void TestPlausibility::rivalsAreExempt()
{
    const QByteArray chip = with(chipText("c1", peaksText({{"bf16", 989}}), sparseText({{"bf16", 1979}})),
                                 R"("value": 989, "unit": "TFLOPS", "status": "published",)",
                                 R"("value": 989, "unit": "TFLOPS", "status": "published", "rivals": [
      {"value": 1979, "unit": "TFLOPS", "status": "published", "as_of": "2026", "sources": ["s1"], "note": "Sparse."},
      {"value": 9e9, "unit": "TFLOPS", "status": "published", "as_of": "2026", "sources": ["s1"]}],)");
    QCOMPARE(textsOf(catalogFromText({chips(chip)}).problems), QStringList());
}

void TestPlausibility::theUserIsToldAboutTheUsersChip()
{
    const QList<SpecFile> shipped{
        sourcesFile(),
        specFile("chips.json", chips(chipText("c1", peaksText({{"bf16", 989}}), sparseText({{"bf16", 1979}})))),
        specFile("systems.json", systems(computeOf("bf16", 63.3)))};
    const auto problemsWith = [&shipped](double bf16) {
        return textsOf(
            readCatalog(shipped, {specFile("mine.json", chips(chipText("c1", peaksText({{"bf16", bf16}}))))}).problems);
    };
    QCOMPARE(problemsWith(990), QStringList());
    const QStringList sparse = problemsWith(1979);
    QCOMPARE(sparse.size(), 2); // it equals the sparse figure, and the shipped total of 64 chips disagrees
    QVERIFY(sparse.at(0).startsWith(u"mine.json:"_s));
    QVERIFY(sparse.at(0).contains(u"is the sparse BF16 peak; the dense one is"_s));
    QVERIFY(sparse.at(1).contains(u"/chips/0/dense/bf16: 63.3"_s));
    QCOMPARE(problemsWith(700).size(), 1); // only the total disagrees
}

void TestPlausibility::aBookLosesOnlyTheImplausiblePrice()
{
    const CatalogLoad load = catalogFromText(
        priced({priceText("chip", "c1", 0.01), priceText("instance", "i1", 35), priceText("instance", "i1", 35)}));
    QCOMPARE(load.problems.size(), 2);
    QCOMPARE(load.catalog.books.constFirst().prices.size(), 1);
    QCOMPARE(load.catalog.books.constFirst().prices.constFirst().usdPerHour.value->value, 35.0);
}

void TestPlausibility::comparesSpotWithOnDemandOfItsTime()
{
    // On-demand fell from 98 to 55 between the dates: a spot price of 60 was plausible before, but no longer is.
    QByteArrayList texts{chips(chipText("c1")), instances({}),
                         bookText("old", "on-demand", {priceText("instance", "i1", 98)}, "2024-06"),
                         bookText("new", "on-demand", {priceText("instance", "i1", 55)}, "2026-07-20")};
    QCOMPARE(
        catalogFromText(texts + QByteArrayList{bookText("s", "spot", {priceText("instance", "i1", 60)}, "2024-06-13")})
            .problems.size(),
        0);
    QCOMPARE(catalogFromText(texts + QByteArrayList{bookText("s", "spot", {priceText("instance", "i1", 60)}, "2026")})
                 .problems.size(),
             1);
}

CHIPBOARD_TEST(TestPlausibility, chipboard::testing::NoApplication)

} // namespace tst_plausibility

#include "tst_plausibility.moc"
