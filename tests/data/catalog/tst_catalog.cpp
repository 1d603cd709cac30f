// The look-ups and counts of a Catalog.
#include "data/catalog/catalog.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_catalog {

class TestCatalog : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void findsThingsByTheirIds();
    void anUnknownIdFindsNothing();
    void theLastOfEqualIdsWins();
    void findsContradictionsByIdSubjectAndMetric();
    void listsAContradictionOnceThoughItNamesAMetricTwice();
    void visitsEveryFigureOfAChip();
    void visitsEveryFigureOfAnInstanceAndASystem();
    void countsFiguresRivalsAndGaps();
    void anEmptyCatalogueCountsNothing();
};

static Catalog smallCatalog()
{
    return CatalogBuilder()
        .add(aChip("c1", {.bf16 = 667, .memoryGib = 96, .bandwidthTbps = 2.9}))
        .add(aChip("c2", {.bf16 = 989, .fp8 = 1979, .memoryGib = 80, .bandwidthTbps = 3.35, .watts = 700}))
        .add(anInstance("i1", "c1", 16))
        .add(aSystem("u1", "c1", 64))
        .add(aBook("on-demand", PriceKind::OnDemand, {aPrice("i1", 35.0)}))
        .add(aContradiction("C01", ChipId(u"c1"_s), "memory"))
        .add(aContradiction("C02", ChipId(u"c1"_s), "memory"))
        .add(aContradiction("C03", ChipId(u"c1"_s), "power"))
        .build();
}

void TestCatalog::findsThingsByTheirIds()
{
    const Catalog catalog = smallCatalog();
    QCOMPARE(catalog.chip(ChipId(u"c2"_s))->name, u"C2"_s);
    QCOMPARE(catalog.instance(InstanceId(u"i1"_s))->chip, ChipId(u"c1"_s));
    QCOMPARE(catalog.system(SystemId(u"u1"_s))->chips.value->value, 64.0);
    QCOMPARE(catalog.book(BookId(u"on-demand"_s))->prices.size(), 1);
    QCOMPARE(catalog.source(SourceId(u"source"_s))->kind, SourceKind::Official);
    QCOMPARE(catalog.contradiction(ContradictionId(u"C03"_s))->topic, u"Topic of C03"_s);
}

void TestCatalog::anUnknownIdFindsNothing()
{
    const Catalog catalog = smallCatalog();
    QVERIFY(!catalog.chip(ChipId(u"C1"_s))); // ids are case-sensitive
    QVERIFY(!catalog.chip(ChipId()));
    QVERIFY(!catalog.instance(InstanceId(u"c1"_s)));
    QCOMPARE(catalog.instancesWith(ChipId(u"c1"_s)), (QList<const Instance *>{&catalog.instances.at(0)}));
    QVERIFY(catalog.instancesWith(ChipId(u"i1"_s)).isEmpty());
    QVERIFY(!catalog.system(SystemId(u"i1"_s)));
    QVERIFY(!catalog.book(BookId(u"spot"_s)));
    QVERIFY(!catalog.source(SourceId(u"nobody"_s)));
    QVERIFY(!catalog.contradiction(ContradictionId(u"C99"_s)));
}

void TestCatalog::theLastOfEqualIdsWins()
{
    const Catalog catalog = CatalogBuilder().add(aChip("c1", {.bf16 = 1})).add(aChip("c1", {.bf16 = 2})).build();
    QCOMPARE(catalog.chip(ChipId(u"c1"_s))->dense.at(Precision::Bf16).value->value, 2.0);
}

void TestCatalog::findsContradictionsByIdSubjectAndMetric()
{
    const Catalog catalog = smallCatalog();
    const auto found = catalog.contradictionsAbout(u"c1"_s, MetricId(u"memory"_s));
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.at(0)->id.text(), u"C01"_s);
    QCOMPARE(found.at(1)->id.text(), u"C02"_s);
    QVERIFY(catalog.contradictionsAbout(u"c2"_s, MetricId(u"memory"_s)).isEmpty());
    QVERIFY(catalog.contradictionsAbout(u"c1"_s, MetricId(u"sram"_s)).isEmpty());
}

void TestCatalog::listsAContradictionOnceThoughItNamesAMetricTwice()
{
    Contradiction contradiction = aContradiction("C01", ChipId(u"c1"_s), "memory");
    contradiction.about << contradiction.about.constFirst();
    contradiction.about << ContradictionSubject{{}, InstanceId(u"i1"_s), {}, MetricId(u"price_hour"_s)};
    const Catalog catalog = CatalogBuilder().add(contradiction).build();
    QCOMPARE(catalog.contradictionsAbout(u"c1"_s, MetricId(u"memory"_s)).size(), 1);
    QCOMPARE(catalog.contradictionsAbout(u"i1"_s, MetricId(u"price_hour"_s)).size(), 1);
}

void TestCatalog::visitsEveryFigureOfAChip()
{
    Chip chip = aChip("c1", {.bf16 = 1, .fp8 = 2, .memoryGib = 3, .bandwidthTbps = 4, .watts = 5});
    chip.sparse[Precision::Bf16] = aFigure(6, Unit::Tflops);
    chip.sram = aFigure(7, Unit::MiB);
    chip.scaleUp = aFigure(8, Unit::GBps);
    chip.network = aFigure(9, Unit::Gbps);
    chip.cores = aFigure(10, Unit::Cores);
    QList<double> seen;
    forEachFigure(chip, [&seen](const Figure &figure) { seen << figure.value->value; });
    std::ranges::sort(seen);
    QCOMPARE(seen, (QList<double>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
}

void TestCatalog::visitsEveryFigureOfAnInstanceAndASystem()
{
    Instance instance = anInstance("i1", "c1", 1);
    instance.vcpu = aFigure(2, Unit::VCpu);
    instance.hostMemory = aFigure(3, Unit::GiB);
    instance.memory = aFigure(4, Unit::GiB);
    instance.memoryPerChip = aFigure(5, Unit::MiB);
    instance.memoryBandwidth = aFigure(6, Unit::TBps);
    instance.network = aFigure(7, Unit::Gbps);
    instance.scaleUp = aFigure(8, Unit::GBps);
    instance.compute[Precision::Fp8] = aFigure(9, Unit::Pflops);
    instance.computeSparse[Precision::Fp8] = aFigure(10, Unit::Pflops);
    double sum = 0.0;
    forEachFigure(instance, [&sum](const Figure &figure) { sum += figure.value->value; });
    QCOMPARE(sum, 55.0);

    System system = aSystem("u1", "c1", 1);
    system.vcpu = aFigure(2, Unit::VCpu);
    system.hostMemory = aFigure(3, Unit::GiB);
    system.memory = aFigure(4, Unit::GiB);
    system.memoryBandwidth = aFigure(5, Unit::TBps);
    system.network = aFigure(6, Unit::Gbps);
    system.scaleUp = aFigure(7, Unit::GBps);
    system.power = aFigure(8, Unit::Kilowatt);
    system.compute[Precision::Fp8] = aFigure(9, Unit::Pflops);
    system.computeSparse[Precision::Fp8] = aFigure(10, Unit::Pflops);
    sum = 0.0;
    forEachFigure(system, [&sum](const Figure &figure) { sum += figure.value->value; });
    QCOMPARE(sum, 55.0);
}

void TestCatalog::countsFiguresRivalsAndGaps()
{
    Chip chip = aChip("c1", {.bf16 = 667}); // bf16 known; fp8, memory, bandwidth, power are gaps
    chip.dense[Precision::Bf16].rivals = {aFigure(650, Unit::Tflops), aFigure(640, Unit::Tflops)};
    const Catalog catalog = CatalogBuilder()
                                .add(chip)
                                .add(anInstance("i1", "c1", 16))
                                .add(aBook("b1", PriceKind::Spot, {aPrice("i1", 3.0), aPrice("i1", 4.0, "us-east-2")}))
                                .add(aContradiction("C01", ChipId(u"c1"_s), "memory"))
                                .build();
    const CatalogCounts counts = countsOf(catalog);
    QCOMPARE(counts.chips, 1);
    QCOMPARE(counts.instances, 1);
    QCOMPARE(counts.systems, 0);
    QCOMPARE(counts.books, 1);
    QCOMPARE(counts.prices, 2);
    QCOMPARE(counts.figures, 1 + 2 + 1 + 2); // bf16, its rivals, the instance's chips, two prices
    QCOMPARE(counts.missing, 4);
    QCOMPARE(counts.sources, 1);
    QCOMPARE(counts.claims, 0);
    QCOMPARE(counts.contradictions, 1);
}

void TestCatalog::anEmptyCatalogueCountsNothing() { QCOMPARE(countsOf(Catalog()), CatalogCounts()); }

CHIPBOARD_TEST(TestCatalog, chipboard::testing::NoApplication)

} // namespace tst_catalog

#include "tst_catalog.moc"
