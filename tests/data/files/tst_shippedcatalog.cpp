// The built-in catalogue: valid, sourced, complete, and with its well-known figures.
#include "data/files/catalogreader.h"

#include "data/compare/metric.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_shippedcatalog {

class TestShippedCatalog : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_load = loadCatalog({}); }
    void isSound();
    void hasTheChips();
    void everyChipIsComplete();
    void everyFigureHasASource();
    void everyGapHasAReason();
    void everySourceIsUsed();
    void holdsTheKnownFigures_data();
    void holdsTheKnownFigures();
    void countsMemoryInGiB();
    void keepsInferenceRatesApart();
    void marksAnnouncedChips();
    void olderGenerationsAreNamedByNumber();
    void marksChipsWhoseSoftwareIsInMaintenance();
    void derivesTrainium4FromTrainium3();
    void guidePricesAreAsPrinted_data();
    void guidePricesAreAsPrinted();
    void booksAreDatedAndFallBack();
    void descriptionsNameOtherReservedOffers();
    void keepsEverySeed();
    void contradictionsPointAtThingsThatHaveThem();
    void filesAreNamedAsInTheTree();
    void loadsFast();

private:
    [[nodiscard]] const Catalog &catalog() const { return m_load.catalog; }
    CatalogLoad m_load;
};

static Interval only(double value) { return Interval::exactly(value); }

void TestShippedCatalog::isSound()
{
    QCOMPARE(textsOf(m_load.problems), QStringList());
    QVERIFY(m_load.overlaid.isEmpty());
    QVERIFY(QRegularExpression(u"^20\\d\\d-\\d\\d-\\d\\d$"_s).match(catalog().revision).hasMatch());
    const CatalogCounts counts = countsOf(catalog());
    QVERIFY(counts.instances >= 120);
    QVERIFY(counts.systems >= 20);
    QVERIFY(counts.books >= 7);
    QVERIFY(counts.prices >= 500);
    QVERIFY(counts.figures >= 1800);
    QVERIFY(counts.sources >= 100);
    QVERIFY(counts.claims >= 20);
    QCOMPARE(counts.contradictions, 43);
}

void TestShippedCatalog::hasTheChips()
{
    QHash<QString, int> byVendor;
    for (const Chip &chip : catalog().chips)
        ++byVendor[chip.vendor];
    QCOMPARE(byVendor.value(u"AWS"_s), 6);
    QCOMPARE(catalog().chips.size() - byVendor.value(u"AWS"_s), 51);
    for (const char *id :
         {"inferentia", "inferentia2",  "trainium",     "trainium2", "trainium3", "trainium4", "a100-80-sxm",
          "h100-sxm",   "b300",         "gb300",        "rubin",     "mi355x",    "tpu-v7",    "gaudi3",
          "maia100",    "rtx-pro-6000", "rtx-pro-4500", "h20",       "h100-pcie", "h100-nvl",  "rubin-cpx",
          "mi455x",     "tpu-8t",       "tpu-8i",       "maia200",   "groq-lpu",  "wse-3",     "ascend-910c"})
        QVERIFY2(catalog().chip(ChipId(QString::fromLatin1(id))) != nullptr, id);
}

void TestShippedCatalog::everyChipIsComplete()
{
    const QStringList withoutPeaks{u"t4g"_s, u"rtx-pro-4500"_s, u"radeon-pro-v520"_s}; // no source publishes any
    for (const Chip &chip : catalog().chips) {
        QVERIFY2(!chip.dense.empty(), qPrintable(chip.where));
        QVERIFY2(chip.sram && chip.scaleUp && chip.network && chip.power, qPrintable(chip.where));
        const bool anyPeak = std::ranges::any_of(chip.dense, [](const auto &peak) { return !peak.second.isMissing(); });
        QVERIFY2(anyPeak != withoutPeaks.contains(chip.id.text()), qPrintable(chip.where));
    }
}

void TestShippedCatalog::everyFigureHasASource()
{
    int figures = 0;
    const auto check = [&](const Reading &reading) {
        figures += reading.isMissing() ? 0 : 1;
        QVERIFY2(reading.isMissing() || !reading.sources.isEmpty(), qPrintable(reading.where));
        QVERIFY2(reading.isMissing() || !reading.asOf.isEmpty(), qPrintable(reading.where));
        for (const SourceId &id : reading.sources)
            QVERIFY2(catalog().source(id) != nullptr, qPrintable(reading.where));
    };
    forEachFigure(catalog(), [&](const Figure &figure) {
        check(figure);
        for (const Reading &rival : figure.rivals)
            check(rival);
    });
    QCOMPARE(figures, countsOf(catalog()).figures);
}

void TestShippedCatalog::everyGapHasAReason()
{
    forEachFigure(catalog(), [](const Figure &figure) {
        QVERIFY2(!figure.isMissing() || !figure.reason.isEmpty(), qPrintable(figure.where));
        QVERIFY2(!figure.isMissing() || figure.missingKind != MissingKind::None, qPrintable(figure.where));
        QVERIFY2(figure.isMissing() || figure.value->value > 0.0, qPrintable(figure.where));
    });
}

void TestShippedCatalog::everySourceIsUsed()
{
    QSet<QString> addresses;
    for (const Source &source : catalog().sources) {
        const QString key = source.url + u' ' + source.asOf;
        QVERIFY2(source.url.isEmpty() || !addresses.contains(key), qPrintable(source.where));
        addresses.insert(key);
        QVERIFY2(!source.title.isEmpty(), qPrintable(source.where));
    }
}

void TestShippedCatalog::holdsTheKnownFigures_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<double>("bf16");
    QTest::addColumn<double>("fp8");
    QTest::addColumn<double>("memory");
    QTest::addColumn<QString>("memoryUnit");
    QTest::addColumn<double>("terabytesPerSecond");
    // AWS Neuron docs (Trainium2, Trainium3); NVIDIA's H100 and B300 data sheets, dense.
    QTest::newRow("Trainium2") << u"trainium2"_s << 667.0 << 1299.0 << 96.0 << u"GiB"_s << 2.9;
    QTest::newRow("Trainium3") << u"trainium3"_s << 671.0 << 2517.0 << 144.0 << u"GiB"_s << 4.9;
    QTest::newRow("H100 SXM") << u"h100-sxm"_s << 989.0 << 1979.0 << 80.0 << u"GiB"_s << 3.35;
    QTest::newRow("B300") << u"b300"_s << 2250.0 << 4500.0 << 288.0 << u"GiB"_s << 8.0;
}

void TestShippedCatalog::holdsTheKnownFigures()
{
    QFETCH(const QString, chip);
    const Chip *found = catalog().chip(ChipId(chip));
    QVERIFY(found != nullptr);
    QTEST(found->dense.at(Precision::Bf16).value->value, "bf16");
    QTEST(found->dense.at(Precision::Fp8).value->value, "fp8");
    QCOMPARE(found->dense.at(Precision::Bf16).unit, Unit::Tflops);
    QTEST(found->memory.value->value, "memory");
    QTEST(symbolOf(found->memory.unit), "memoryUnit");
    QFETCH(const double, terabytesPerSecond);
    QCOMPARE(convert(found->memoryBandwidth.value->value, found->memoryBandwidth.unit, Unit::TBps), terabytesPerSecond);
}

// An "80 GB" H100 has 81,920 MiB in the EC2 API, which is 80 GiB; Trainium2 has 96 GiB: 96 / 80 = 1.2.
void TestShippedCatalog::countsMemoryInGiB()
{
    const Figure &h100 = catalog().chip(ChipId(u"h100-sxm"_s))->memory;
    QCOMPARE(h100.printedUnit, Unit::GB);
    QCOMPARE(h100.sourceValue(), only(80.0));
    const double ratio = catalog().chip(ChipId(u"trainium2"_s))->memory.as<Dimension::DataSize>().value
        / h100.as<Dimension::DataSize>().value;
    QCOMPARE(ratio, 1.2);
    for (const Chip &chip : catalog().chips)
        QVERIFY2(chip.memory.unit == Unit::GiB || chip.memory.unit == Unit::MiB, qPrintable(chip.name));
    // 13.4 TB are 13,400 GB in the unit in which a GB200 has 186: 72 x 186 = 13,392.
    QCOMPARE(catalog().system(SystemId(u"gb200-nvl72"_s))->memory->value->value, 13400.0);
    const Chip *b300 = catalog().chip(ChipId(u"b300"_s));
    QCOMPARE(b300->usableMemory->value, (Interval{268.0, 268.6, 270.0})); // 275,040 MiB / 1,024 = 268.6
}

// NVIDIA's 50 PFLOPS of NVFP4 inference are neither the dense 35 for training nor 2:4 sparsity.
void TestShippedCatalog::keepsInferenceRatesApart()
{
    const Chip *rubin = catalog().chip(ChipId(u"rubin"_s));
    QVERIFY(rubin->sparse.empty());
    QCOMPARE(rubin->inference.at(Precision::Fp4).value, only(50000.0));
    QCOMPARE(rubin->dense.at(Precision::Fp4).value, only(35000.0));
    const System *rack = catalog().system(SystemId(u"vera-rubin-nvl72"_s));
    QCOMPARE(rack->compute.at(Precision::Fp4).value, only(2520.0));
    QCOMPARE(rack->computeInference.at(Precision::Fp4).value, only(3600.0));
}

void TestShippedCatalog::marksAnnouncedChips()
{
    QStringList announced;
    for (const Chip &chip : catalog().chips) {
        if (chip.status == Availability::Announced)
            announced << chip.id.text();
    }
    announced.sort();
    QCOMPARE(
        announced,
        (QStringList{u"ascend-950dt"_s, u"mi455x"_s, u"mtia400"_s, u"mtia450"_s, u"mtia500"_s, u"openai-jalapeno"_s,
                     u"rubin"_s, u"rubin-cpx"_s, u"rubin-ultra"_s, u"tpu-8i"_s, u"tpu-8t"_s, u"trainium4"_s}));
}

void TestShippedCatalog::olderGenerationsAreNamedByNumber()
{
    const auto named = [this](const QString &id) { return catalog().chip(ChipId(id))->name; };
    QCOMPARE(named(u"trainium"_s), u"Trainium1"_s);
    QCOMPARE(named(u"inferentia"_s), u"Inferentia1"_s);
    for (const Chip &chip : catalog().chips) // a family name alone would not identify the generation
        QVERIFY2(chip.vendor != u"AWS"_s || chip.name != chip.family, qPrintable(chip.name));
    // AWS's own names stay and can be searched.
    QCOMPARE(catalog().chip(ChipId(u"trainium"_s))->fullName, u"AWS Trainium (first generation)"_s);
    QCOMPARE(catalog().chip(ChipId(u"inferentia"_s))->fullName, u"AWS Inferentia"_s);
}

void TestShippedCatalog::marksChipsWhoseSoftwareIsInMaintenance()
{
    QStringList ids;
    for (const Chip &chip : catalog().chips) {
        if (!isInMaintenance(chip))
            continue;
        ids << chip.id.text();
        QVERIFY2(!chip.servingSoftware.asOf.isEmpty() && !chip.servingSoftware.note.isEmpty()
                     && !chip.servingSoftware.sources.isEmpty(),
                 qPrintable(chip.name));
    }
    QCOMPARE(ids, (QStringList{u"inferentia"_s, u"inferentia2"_s, u"trainium"_s}));
    QCOMPARE(catalog().chip(ChipId(u"inferentia"_s))->servingSoftware.value, u"ended"_s);
    QCOMPARE(catalog().chip(ChipId(u"trainium"_s))->servingSoftware.value, u"maintenance"_s);
}

void TestShippedCatalog::derivesTrainium4FromTrainium3()
{
    // Announced: at least 3 times the FP8 rate, 4 times the bandwidth, 2 times the memory of Trainium3.
    const Chip *trainium4 = catalog().chip(ChipId(u"trainium4"_s));
    QCOMPARE(trainium4->derivedFrom, ChipId(u"trainium3"_s));
    const Figure &fp8 = trainium4->dense.at(Precision::Fp8);
    QCOMPARE(fp8.value->value, 3.0 * 2517.0);
    QVERIFY(fp8.formula.contains(u"2517"_s));
    const Figure &bandwidth = trainium4->memoryBandwidth;
    QCOMPARE(convert(bandwidth.value->value, bandwidth.unit, Unit::TBps), 4.0 * 4.9);
    QVERIFY(!bandwidth.formula.isEmpty());
}

void TestShippedCatalog::guidePricesAreAsPrinted_data()
{
    QTest::addColumn<QString>("instance");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("high");
    // "~1.10", "~4.80", "~9.80": half of the last printed digit in both directions.
    QTest::newRow("trn1.2xlarge") << u"trn1.2xlarge"_s << 1.05 << 1.10 << 1.15;
    QTest::newRow("trn2.48xlarge") << u"trn2.48xlarge"_s << 4.75 << 4.80 << 4.85;
    QTest::newRow("p5.48xlarge") << u"p5.48xlarge"_s << 9.75 << 9.80 << 9.85;
}

void TestShippedCatalog::guidePricesAreAsPrinted()
{
    QFETCH(const QString, instance);
    const PriceBook *book = catalog().book(BookId(u"guide-2025-12"_s));
    QVERIFY(book != nullptr);
    const auto entry = std::ranges::find_if(
        book->prices, [&instance](const PriceEntry &one) { return one.instance == InstanceId(instance); });
    QVERIFY(entry != book->prices.end());
    QCOMPARE(entry->usdPerHour.status, FigureStatus::Approximate);
    QTEST(entry->usdPerHour.value->low, "low");
    QTEST(entry->usdPerHour.value->value, "value");
    QTEST(entry->usdPerHour.value->high, "high");
}

// "Standard" describes a whole list: exceptions are named.
void TestShippedCatalog::descriptionsNameOtherReservedOffers()
{
    int convertible = 0;
    for (const PriceBook &book : catalog().books) {
        for (const PriceEntry &entry : book.prices) {
            if (!entry.term.contains(u"convertible"_s))
                continue;
            ++convertible;
            QVERIFY2(book.description.contains(entry.instance.text() + u": convertible"_s),
                     qPrintable(book.description));
        }
    }
    QVERIFY(convertible > 0);
}

void TestShippedCatalog::booksAreDatedAndFallBack()
{
    for (const PriceBook &book : catalog().books)
        QVERIFY2(book.asOf.startsWith(u"20"_s), qPrintable(book.where));
    const PriceBook *onDemand = catalog().book(BookId(u"on-demand"_s));
    QCOMPARE(onDemand->fallbacks, QList<BookId>{BookId(u"capacity-blocks"_s)});
    QCOMPARE(onDemand->kind, PriceKind::OnDemand);
    // AWS list price of eight H100: 55.04 USD an hour, 6.88 per GPU.
    const auto p5 = std::ranges::find_if(onDemand->prices, [](const PriceEntry &one) {
        return one.instance == InstanceId(u"p5.48xlarge"_s) && one.region == u"us-east-1"_s;
    });
    QVERIFY(p5 != onDemand->prices.end());
    QCOMPARE(p5->usdPerHour.value, only(55.04));
    const PriceBook *own = catalog().book(BookId(u"my-prices"_s));
    QCOMPARE(own->kind, PriceKind::Own);
    QVERIFY(own->prices.isEmpty());
}

void TestShippedCatalog::keepsEverySeed()
{
    QSet<QString> seeds;
    const auto add = [&seeds](const QStringList &list) { seeds.unite(QSet<QString>(list.begin(), list.end())); };
    forEachFigure(catalog(), [&add](const Figure &figure) {
        add(figure.seeds);
        for (const Reading &rival : figure.rivals)
            add(rival.seeds);
    });
    const auto addAll = [&add](const auto &items) {
        for (const auto &item : items)
            add(item.seeds);
    };
    addAll(catalog().chips);
    addAll(catalog().instances);
    addAll(catalog().systems);
    addAll(catalog().claims);
    addAll(catalog().rules);
    addAll(catalog().software);
    addAll(catalog().facts);
    addAll(catalog().contradictions);
    for (const System &system : catalog().systems)
        addAll(system.facts);
    for (const PriceBook &book : catalog().books)
        addAll(book.prices);
    for (int number = 1; number <= 160; ++number) {
        const QString seed = u"S%1"_s.arg(number, 3, 10, QChar(u'0'));
        QVERIFY2(seeds.contains(seed), qPrintable(seed));
    }
    QCOMPARE(seeds.size(), 160);
}

void TestShippedCatalog::contradictionsPointAtThingsThatHaveThem()
{
    int marks = 0;
    for (const Contradiction &contradiction : catalog().contradictions) {
        for (const ContradictionSubject &subject : contradiction.about) {
            const QString id = subject.chip.text() + subject.instance.text() + subject.system.text();
            QVERIFY(
                catalog().contradictionsAbout(id, subject.metric).contains(catalog().contradiction(contradiction.id)));
            ++marks;
        }
    }
    QVERIFY(marks >= 30);
}

void TestShippedCatalog::filesAreNamedAsInTheTree()
{
    const QList<SpecFile> files = shippedSpecFiles();
    QCOMPARE(files.constFirst().name, u"specs/catalog.json"_s);
    QVERIFY(files.size() > 20);
    for (const SpecFile &file : files) {
        QVERIFY2(!file.content.isEmpty(), qPrintable(file.name));
        QVERIFY2(QFile::exists(QStringLiteral(CHIPBOARD_SOURCE_DIR "/data/") + file.name), qPrintable(file.name));
    }
}

void TestShippedCatalog::loadsFast()
{
    // 7 ms in a release build on two idle cores; the bound only catches a change in complexity.
    QElapsedTimer timer;
    timer.start();
    QVERIFY(loadCatalog({}).problems.isEmpty());
    QVERIFY(timer.elapsed() < 2000);
}

CHIPBOARD_TEST(TestShippedCatalog, QCoreApplication)

} // namespace tst_shippedcatalog

#include "tst_shippedcatalog.moc"
