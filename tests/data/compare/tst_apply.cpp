// Overrides applied to a catalogue: each changes its figure and the values derived from it, nothing else.
#include "data/compare/apply.h"

#include "data/compare/evaluate.h"
#include "data/compare/figuretable.h"
#include "data/compare/pricing.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_apply {

class TestApply : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void nothingOfItsOwnIsTheSame();
    void putsAFigureInPlaceOfThePublishedOne();
    void keepsTheRivalsBehindIt();
    void figuresThatNobodyPublished();
    void leavesFiguresOut();
    void aPriceWhereNoneIsPublished();
    void aChipsPriceIsThatOfItsInstances();
    void aPriceOfNoInstanceIsThatOfAll();
    void aChipsPriceStaysAtItsProvider();
    void theSameInstanceStandsForTheChip();
    void anInstancesPriceIsItsOwnAlone();
    void theCloserPriceHolds();
    void aPriceLeftOutIsNotLookedForElsewhere();
    void anotherListKeepsItsPrices();
    void ownFiguresHoldAgainstTotals();
    void anOwnPeakHoldsAgainstItsTwin();
    void marksWhatIsReckonedFromThem();
    void actsOnNothingUnknown();
    void theCatalogueStaysAsItIs();
    void takesBackWithoutTrace();
    void tellsWhatIsPublished();
    void aDiscountLowersThePricesOfItsProvider();
    void theClosestDiscountHolds();
    void aDiscountLeavesCustomPricesAlone();
    void laysModelsOverTheCatalogue();
    void anOwnModelTakesThePlaceOfItsTwin();
};

namespace {

const BookId onDemand(u"on-demand"_s);

FigureAddress ofChip(const QString &id, const QString &figure) { return {Level::Chip, id, figure, {}}; }
FigureAddress priceOf(Level level, const QString &id, const BookId &book = onDemand)
{
    return {level, id, u"price"_s, book};
}

Override exactly(const FigureAddress &of, double value, Unit unit)
{
    return {of, Interval::exactly(value), unit, u"what if"_s};
}

Catalog aCatalog()
{
    PriceBook onDemandBook =
        aBook("on-demand", PriceKind::OnDemand,
              {aPrice("i2", 32.0), aPrice("i2", 40.0, "eu-west-1"), aPrice("s2", 3.0)}, {BookId(u"block"_s)});
    return CatalogBuilder()
        .add(aChip("c2", {.bf16 = 667, .fp8 = 1299, .memoryGib = 96, .bandwidthTbps = 2.9, .watts = 500}))
        .add(aChip("c3", {.bf16 = 1000, .fp8 = 2500, .memoryGib = 144, .bandwidthTbps = 4.9}))
        .add(anInstance("i2", "c2", 16))
        .add(anInstance("s2", "c2", 1))
        .add(anInstance("i3", "c3", 8))
        .add(aSystem("u3", "c3", 64))
        .add(onDemandBook)
        .add(aBook("block", PriceKind::CapacityBlock, {aPrice("i3", 24.0)}))
        .build();
}

Cell cellOf(const Catalog &catalog, Level level, const QString &id, const char *metric, const BookId &book = onDemand)
{
    Board board{.level = level, .precision = Precision::Bf16, .priceBook = book, .mixedPrices = true};
    if (level == Level::Chip)
        board.chips = {ChipId(id)};
    else if (level == Level::Instance)
        board.instances = {InstanceId(id)};
    else
        board.systems = {SystemId(id)};
    const MetricId metricId(QString::fromLatin1(metric));
    return *evaluate(catalog, board, {metricId}).cell(id, metricId);
}

} // namespace

void TestApply::putsAFigureInPlaceOfThePublishedOne()
{
    const Override one = exactly(ofChip(u"c2"_s, u"memory"_s), 128, Unit::GB);
    const Catalog catalog = withOverrides(aCatalog(), {one});
    const Figure &memory = catalog.chip(ChipId(u"c2"_s))->memory;
    QCOMPARE(memory.value, Interval::exactly(128));
    QCOMPARE(memory.unit, Unit::GiB);
    QCOMPARE(memory.status, FigureStatus::Own);
    QCOMPARE(memory.own, u"chip/c2/memory"_s);
    QCOMPARE(memory.note, u"what if"_s);
    QCOMPARE(memory.sources, QList<SourceId>{SourceId(memory.own)});
    QCOMPARE(catalog.source(SourceId(memory.own))->title, u"Custom value: C2 memory 128\u00a0GB (what if)"_s);
    QCOMPARE(catalog.source(SourceId(memory.own))->kind, SourceKind::Own);
    QCOMPARE(memory.rivals, (QList<Reading>{aCatalog().chip(ChipId(u"c2"_s))->memory.reading()}));
    const Cell cell = cellOf(catalog, Level::Chip, u"c2"_s, "memory");
    QCOMPARE(cell.value, Interval::exactly(128));
    QCOMPARE(cell.unit, Unit::GiB);
    QCOMPARE(cell.status, FigureStatus::Own);
    QCOMPARE(cell.own, QStringList{u"chip/c2/memory"_s});
}

void TestApply::keepsTheRivalsBehindIt()
{
    Catalog published = aCatalog();
    published.chips[0].memory.rivals = {aFigure(90, Unit::GiB).reading()};
    const Catalog catalog = withOverrides(published, {exactly(ofChip(u"c2"_s, u"memory"_s), 128, Unit::GB)});
    const QList<Reading> rivals = catalog.chip(ChipId(u"c2"_s))->memory.rivals;
    QCOMPARE(rivals.size(), 2);
    QCOMPARE(rivals.at(0).value->value, 96.0);
    QCOMPARE(rivals.at(1).value->value, 90.0);
}

void TestApply::figuresThatNobodyPublished()
{
    const Catalog catalog = withOverrides(
        aCatalog(),
        {exactly(ofChip(u"c3"_s, u"power"_s), 900, Unit::Watt), exactly(ofChip(u"c3"_s, u"sram"_s), 64, Unit::MiB)});
    const Chip &chip = *catalog.chip(ChipId(u"c3"_s));
    QCOMPARE(chip.power->value, Interval::exactly(900));
    QVERIFY(chip.power->rivals.isEmpty()); // a gap is not a rival value
    QCOMPARE(chip.sram->value, Interval::exactly(64));
}

void TestApply::leavesFiguresOut()
{
    Override one = exactly(ofChip(u"c2"_s, u"memory"_s), 1, Unit::GB);
    one.value.reset();
    const Cell cell = cellOf(withOverrides(aCatalog(), {one}), Level::Chip, u"c2"_s, "memory");
    QVERIFY(cell.isMissing());
    QCOMPARE(cell.reason, u"removed by you"_s);
    QCOMPARE(cell.own, QStringList{u"chip/c2/memory"_s});
    QCOMPARE(cell.rivals.size(), 1);
}

// "What if Trainium3 cost 1.80 an hour?": c3 has only a capacity-block price, no on-demand price.
void TestApply::aPriceWhereNoneIsPublished()
{
    const Catalog published = aCatalog();
    QVERIFY(cellOf(published, Level::Chip, u"c3"_s, "price_chip_hour").fallback); // 24 / 8 of the block
    const Catalog catalog = withOverrides(published, {exactly(priceOf(Level::Chip, u"c3"_s), 1.8, Unit::UsdPerHour)});
    const Cell cell = cellOf(catalog, Level::Chip, u"c3"_s, "price_chip_hour");
    QCOMPARE(cell.value, Interval::exactly(1.8));
    QCOMPARE(cell.status, FigureStatus::Own);
    QCOMPARE(cell.own, QStringList{u"chip/c3/price/on-demand"_s});
    QVERIFY(!cell.fallback);
    QCOMPARE(cell.rivals.size(), 1);
    QCOMPARE(cell.rivals.constFirst().value->value, 3.0);
    // 1.8 / 1 PFLOPS
    const Cell ratio = cellOf(catalog, Level::Chip, u"c3"_s, "price_pflop_hour");
    QCOMPARE(ratio.value->value, 1.8);
    QCOMPARE(ratio.own, cell.own);
}

void TestApply::aChipsPriceIsThatOfItsInstances()
{
    const Catalog catalog = withOverrides(aCatalog(), {exactly(priceOf(Level::Chip, u"c3"_s), 1.8, Unit::UsdPerHour)});
    const Cell ofInstance = cellOf(catalog, Level::Instance, u"i3"_s, "price_hour");
    QCOMPARE(ofInstance.value->value, 8 * 1.8);
    QVERIFY2(ofInstance.formula.startsWith(u"8 x 1.8\u00a0USD/h"_s), qPrintable(ofInstance.formula));
    QCOMPARE(ofInstance.own, QStringList{u"chip/c3/price/on-demand"_s});
    QCOMPARE(ofInstance.rivals.size(), 1);                                       // the block's 24 USD
    QVERIFY(ofInstance.priceRegion.isEmpty() && ofInstance.priceDate.isEmpty()); // those of the list price
    QVERIFY2(!ofInstance.formula.contains(u"us-east-1"_s), qPrintable(ofInstance.formula));
    QVERIFY(!ofInstance.rivals.constFirst().asOf.isEmpty());
    // The price replaces the instance's price, so the system with the same chip still has none.
    QVERIFY(cellOf(catalog, Level::System, u"u3"_s, "price_hour").isMissing());
    QCOMPARE(cellOf(catalog, Level::Instance, u"i3"_s, "price_chip_hour").value->value, 1.8);
}

void TestApply::aPriceOfNoInstanceIsThatOfAll()
{
    Catalog published = aCatalog();
    published.books.removeLast(); // without the block there is no price for c3
    published.index();
    const Catalog catalog = withOverrides(published, {exactly(priceOf(Level::Chip, u"c3"_s), 1.8, Unit::UsdPerHour)});
    QCOMPARE(cellOf(catalog, Level::Instance, u"i3"_s, "price_hour").value->value, 8 * 1.8);
    QCOMPARE(cellOf(catalog, Level::System, u"u3"_s, "price_hour").value->value, 64 * 1.8);
}

void TestApply::aChipsPriceStaysAtItsProvider()
{
    const Catalog published = shippedCatalog();
    const ChipId h100(u"h100-sxm"_s);
    const Cell before = cellOf(published, Level::Chip, h100.text(), "price_chip_hour");
    const Override price = exactly(priceOf(Level::Chip, h100.text()), 2.4, Unit::UsdPerHour);
    const Catalog catalog = withOverrides(published, {price});
    const Cell own = cellOf(catalog, Level::Chip, h100.text(), "price_chip_hour");
    QCOMPARE(own.value->value, 2.4);
    QVERIFY(own.priceRegion.isEmpty() && !before.priceRegion.isEmpty()); // a custom price holds in all
    QVERIFY2(own.origin.contains(u"AWS"_s), qPrintable(own.origin));
    QStringList marked;
    for (const Instance &instance : catalog.instances) {
        const Cell cell = cellOf(catalog, Level::Instance, instance.id.text(), "price_hour");
        if (!cell.own.isEmpty())
            marked << instance.id.text();
    }
    QCOMPARE(marked, QStringList{u"p5.48xlarge"_s});
    for (const PriceBook &book : published.books) {
        const bool isOther = book.id != onDemand;
        for (const Chip &chip : published.chips) {
            const Cell cell = cellOf(catalog, Level::Chip, chip.id.text(), "price_chip_hour", book.id);
            QVERIFY2(cell.own.isEmpty() || !isOther, qPrintable(book.name));
            QVERIFY2(!isOther || cell == cellOf(published, Level::Chip, chip.id.text(), "price_chip_hour", book.id),
                     qPrintable(book.name));
        }
    }
}

void TestApply::theSameInstanceStandsForTheChip()
{
    const Catalog &catalog = shippedCatalog();
    for (const Chip &chip : catalog.chips) {
        Override price;
        price.of = {Level::Chip, chip.id.text(), u"price"_s, BookId(u"on-demand"_s)};
        price.value = Interval::exactly(1.8);
        price.unit = Unit::UsdPerHour;
        const Catalog own = withOverrides(catalog, {price});
        const Instance *before = referenceInstance(catalog, catalog.book(price.of.book), chip.id);
        const Instance *after = referenceInstance(own, own.book(price.of.book), chip.id);
        QCOMPARE(after != nullptr ? after->id : InstanceId(), before != nullptr ? before->id : InstanceId());
    }
}

void TestApply::anInstancesPriceIsItsOwnAlone()
{
    const Catalog catalog =
        withOverrides(aCatalog(), {exactly(priceOf(Level::Instance, u"i2"_s), 16, Unit::UsdPerHour)});
    const Cell ofInstance = cellOf(catalog, Level::Instance, u"i2"_s, "price_hour");
    QCOMPARE(ofInstance.value->value, 16.0);
    QCOMPARE(ofInstance.rivals.size(), 1);
    QCOMPARE(ofInstance.rivals.constFirst().value->value, 32.0);
    QCOMPARE(cellOf(catalog, Level::Instance, u"s2"_s, "price_hour").value->value, 3.0);
    // The chip still takes the price of this instance: 16 / 16.
    const Cell ofChip = cellOf(catalog, Level::Chip, u"c2"_s, "price_chip_hour");
    QCOMPARE(ofChip.value->value, 1.0);
    QCOMPARE(ofChip.own, QStringList{u"instance/i2/price/on-demand"_s});
    QVERIFY2(ofChip.origin.startsWith(u"i2"_s) && ofChip.priceRegion.isEmpty(), qPrintable(ofChip.origin));
    // The chip does not take the price of the small one, so it does not change: 32 / 16.
    const Catalog small =
        withOverrides(aCatalog(), {exactly(priceOf(Level::Instance, u"s2"_s), 0.5, Unit::UsdPerHour)});
    QCOMPARE(cellOf(small, Level::Chip, u"c2"_s, "price_chip_hour").value->value, 2.0);
}

void TestApply::theCloserPriceHolds()
{
    const Override chip = exactly(priceOf(Level::Chip, u"c2"_s), 1.5, Unit::UsdPerHour);
    const Override instance = exactly(priceOf(Level::Instance, u"i2"_s), 16, Unit::UsdPerHour);
    for (const QList<Override> &overrides : {QList<Override>{chip, instance}, QList<Override>{instance, chip}}) {
        const Catalog catalog = withOverrides(aCatalog(), overrides);
        QCOMPARE(cellOf(catalog, Level::Chip, u"c2"_s, "price_chip_hour").value->value, 1.5);
        QCOMPARE(cellOf(catalog, Level::Instance, u"i2"_s, "price_hour").value->value, 16.0);
        // The chip's price replaces that of the large instance only.
        const Cell small = cellOf(catalog, Level::Instance, u"s2"_s, "price_hour");
        QCOMPARE(small.value->value, 3.0);
        QVERIFY(small.own.isEmpty());
    }
}

void TestApply::aPriceLeftOutIsNotLookedForElsewhere()
{
    Override one = exactly(priceOf(Level::Chip, u"c3"_s), 1, Unit::UsdPerHour);
    one.value.reset();
    const Catalog catalog = withOverrides(aCatalog(), {one});
    for (const Level level : {Level::Chip, Level::Instance}) {
        const Cell cell = cellOf(catalog, level, level == Level::Chip ? u"c3"_s : u"i3"_s,
                                 level == Level::Chip ? "price_chip_hour" : "price_hour");
        QVERIFY(cell.isMissing()); // although the block has a price
        QCOMPARE(cell.own, QStringList{u"chip/c3/price/on-demand"_s});
        QCOMPARE(cell.reason, u"removed by you what if"_s);
    }
    // Without the large instance the chip takes the price of the small one.
    Override ofInstance = exactly(priceOf(Level::Instance, u"i2"_s), 1, Unit::UsdPerHour);
    ofInstance.value.reset();
    const Catalog without = withOverrides(aCatalog(), {ofInstance});
    QVERIFY(cellOf(without, Level::Instance, u"i2"_s, "price_hour").isMissing());
    QCOMPARE(cellOf(without, Level::Chip, u"c2"_s, "price_chip_hour").value->value, 3.0);
}

void TestApply::anotherListKeepsItsPrices()
{
    const Catalog catalog = withOverrides(aCatalog(), {exactly(priceOf(Level::Chip, u"c3"_s), 1.8, Unit::UsdPerHour)});
    const Cell cell = cellOf(catalog, Level::Chip, u"c3"_s, "price_chip_hour", BookId(u"block"_s));
    QCOMPARE(cell.value->value, 3.0);
    QVERIFY(cell.own.isEmpty());
}

void TestApply::ownFiguresHoldAgainstTotals()
{
    Catalog published = aCatalog();
    published.instances[0].memory = aFigure(1536, Unit::GiB);
    published.instances[0].memoryPerChip = aFigure(96, Unit::GiB);
    published.instances[0].scaleUp = aFigure(1000, Unit::GBps);
    published.instances[0].compute[Precision::Bf16] = aFigure(10672, Unit::Tflops);
    published.systems[0].power = aFigure(100, Unit::Kilowatt);
    const auto ofInstance = [](const QString &figure, double value, Unit unit) {
        return exactly({Level::Instance, u"i2"_s, figure, {}}, value, unit);
    };
    const auto shown = [&published](const Override &one, Level level, const QString &id, const char *metric) {
        return cellOf(withOverrides(published, {one}), level, id, metric).value->value;
    };
    const Override chipMemory = exactly(ofChip(u"c2"_s, u"memory"_s), 100, Unit::GiB);
    QCOMPARE(shown(chipMemory, Level::Instance, u"i2"_s, "memory"), 1600.0);
    QCOMPARE(shown(ofInstance(u"memory"_s, 2000, Unit::GiB), Level::Instance, u"i2"_s, "memory"), 2000.0);
    QCOMPARE(shown(ofInstance(u"memory_per_chip"_s, 50, Unit::GiB), Level::Instance, u"i2"_s, "memory"), 800.0);
    QCOMPARE(shown(ofInstance(u"compute_bf16"_s, 9000, Unit::Tflops), Level::Instance, u"i2"_s, "compute_bf16"),
             9000.0);
    const Override chipLinks = exactly(ofChip(u"c2"_s, u"scale_up"_s), 1280, Unit::GBps);
    QCOMPARE(shown(chipLinks, Level::Instance, u"i2"_s, "scale_up"), 1280.0);
    QCOMPARE(shown(ofInstance(u"scale_up"_s, 640, Unit::GBps), Level::Instance, u"i2"_s, "scale_up"), 640.0);
    const Override chipPower = exactly(ofChip(u"c3"_s, u"power"_s), 1000, Unit::Watt);
    QCOMPARE(shown(chipPower, Level::System, u"u3"_s, "power"), 64000.0);
    QCOMPARE(shown(ofInstance(u"chips"_s, 8, Unit::Chips), Level::Instance, u"i2"_s, "price_chip_hour"), 4.0);
}

void TestApply::anOwnPeakHoldsAgainstItsTwin()
{
    Catalog published = aCatalog();
    published.chips[0].dense[Precision::Mxfp8] = aFigure(2600, Unit::Tflops); // counts as FP8 where it is faster
    QCOMPARE(cellOf(published, Level::Chip, u"c2"_s, "compute_fp8").value->value, 2600.0);
    const Catalog plain = withOverrides(published, {exactly(ofChip(u"c2"_s, u"compute_fp8"_s), 1000, Unit::Tflops)});
    QCOMPARE(cellOf(plain, Level::Chip, u"c2"_s, "compute_fp8").value->value, 1000.0);
    const Catalog scaled = withOverrides(published, {exactly(ofChip(u"c2"_s, u"compute_mxfp8"_s), 2000, Unit::Tflops)});
    QCOMPARE(cellOf(scaled, Level::Chip, u"c2"_s, "compute_fp8").value->value, 2000.0);
}

void TestApply::marksWhatIsReckonedFromThem()
{
    const Catalog catalog = withOverrides(aCatalog(),
                                          {exactly(ofChip(u"c2"_s, u"compute_bf16"_s), 700, Unit::Tflops),
                                           exactly(priceOf(Level::Chip, u"c2"_s), 1.4, Unit::UsdPerHour)});
    const QString peak = u"chip/c2/compute_bf16"_s;
    const QString price = u"chip/c2/price/on-demand"_s;
    QCOMPARE(cellOf(catalog, Level::Chip, u"c2"_s, "price_pflop_hour").own, (QStringList{price, peak}));
    QCOMPARE(cellOf(catalog, Level::Chip, u"c2"_s, "compute_per_watt").own, QStringList{peak});
    QCOMPARE(cellOf(catalog, Level::Instance, u"i2"_s, "compute_bf16").own, QStringList{peak});
    QVERIFY(cellOf(catalog, Level::Chip, u"c2"_s, "memory").own.isEmpty());
    QVERIFY(cellOf(catalog, Level::Chip, u"c3"_s, "compute_bf16").own.isEmpty());
}

void TestApply::actsOnNothingUnknown()
{
    const QList<Override> unknown{exactly(ofChip(u"gone"_s, u"memory"_s), 1, Unit::GB),
                                  exactly(ofChip(u"c2"_s, u"colour"_s), 1, Unit::One),
                                  exactly(priceOf(Level::Chip, u"gone"_s), 1, Unit::UsdPerHour),
                                  exactly(priceOf(Level::Chip, u"c2"_s, BookId(u"gone"_s)), 1, Unit::UsdPerHour)};
    const Catalog catalog = withOverrides(aCatalog(), unknown);
    QCOMPARE(catalog.chips, aCatalog().chips);
    QCOMPARE(catalog.books, aCatalog().books);
}

void TestApply::theCatalogueStaysAsItIs()
{
    const Catalog catalog = aCatalog();
    (void)withOverrides(catalog,
                        {exactly(ofChip(u"c2"_s, u"memory"_s), 128, Unit::GB),
                         exactly(priceOf(Level::Chip, u"c2"_s), 1.4, Unit::UsdPerHour)});
    QCOMPARE(catalog.chips, aCatalog().chips);
    QCOMPARE(catalog.books, aCatalog().books);
}

// Any custom values, added and removed again one by one, leave the published catalogue.
void TestApply::takesBackWithoutTrace()
{
    QRandomGenerator random(20261122);
    for (int round = 0; round < 200; ++round) {
        QList<Override> overrides;
        for (const FigureRow &row : figureTable()) {
            const bool isIn = random.bounded(4) == 0;
            const auto level = static_cast<Level>(random.bounded(3));
            if (!isIn || !row.isOf(level))
                continue;
            const QString id = level == Level::Chip ? u"c2"_s : level == Level::Instance ? u"i2"_s : u"u3"_s;
            overrides << exactly({level, id, row.idText(), row.isPrice() ? onDemand : BookId()},
                                 row.lowest + random.bounded(1000), row.unit);
        }
        const Catalog catalog = withOverrides(aCatalog(), overrides);
        QSet<QString> found;
        forEachFigure(catalog, [&found](const Figure &figure) {
            if (!figure.own.isEmpty())
                found << figure.own;
        });
        QSet<QString> given;
        for (const Override &one : std::as_const(overrides))
            given << one.of.key();
        QCOMPARE(found, given);
        while (!overrides.isEmpty())
            overrides = withoutOverride(overrides, overrides.at(random.bounded(static_cast<int>(overrides.size()))).of);
        QCOMPARE(withOverrides(aCatalog(), overrides).chips, aCatalog().chips);
    }
}

void TestApply::tellsWhatIsPublished()
{
    const Catalog catalog = aCatalog();
    QCOMPARE(publishedFigure(catalog, ofChip(u"c2"_s, u"memory"_s)).value, Interval::exactly(96));
    QCOMPARE(publishedFigure(catalog, priceOf(Level::Chip, u"c2"_s)).value, Interval::exactly(2)); // 32 / 16
    QCOMPARE(publishedFigure(catalog, priceOf(Level::Instance, u"i2"_s)).value, Interval::exactly(32));
    QCOMPARE(publishedFigure(catalog, priceOf(Level::Instance, u"i2"_s)).sources.size(), 1);
    QVERIFY(publishedFigure(catalog, priceOf(Level::System, u"u3"_s)).isMissing());
    const Figure sram = publishedFigure(catalog, ofChip(u"c2"_s, u"sram"_s));
    QVERIFY(sram.isMissing());
    QCOMPARE(sram.unit, Unit::MiB);
    QVERIFY(isKnown(catalog, priceOf(Level::System, u"u3"_s)));
    QVERIFY(!isKnown(catalog, priceOf(Level::System, u"u3"_s, BookId(u"gone"_s))));
    QVERIFY(!isKnown(catalog, ofChip(u"i2"_s, u"memory"_s)));
}

// 32 USD/h for 16 chips, less 30%: 22.4, and 1.4 for one chip.
void TestApply::aDiscountLowersThePricesOfItsProvider()
{
    const FigureAddress ofProvider{Level::Instance, u"aws"_s, u"provider_discount"_s, {}};
    const Catalog plain = aCatalog();
    const Catalog catalog = withOverrides(plain, {exactly(ofProvider, 30, Unit::Percent)});
    const Cell hour = cellOf(catalog, Level::Instance, u"i2"_s, "price_hour");
    QCOMPARE(hour.value->value, 22.4);
    QCOMPARE(hour.own, QStringList{u"instance/aws/provider_discount"_s});
    QCOMPARE(hour.status, FigureStatus::Own);
    QVERIFY2(hour.formula.contains(u"(1 - 30%)"_s), qPrintable(hour.formula));
    QCOMPARE(hour.rivals.constFirst().value, Interval::exactly(32.0)); // the list price stays visible
    QCOMPARE(cellOf(catalog, Level::Chip, u"c2"_s, "price_chip_hour").value->value, 1.4);
    QCOMPARE(cellOf(catalog, Level::Instance, u"i3"_s, "price_hour").value->value, 24.0 * 0.7); // from another list
    const FigureAddress ofOther{Level::Instance, u"gcp"_s, u"provider_discount"_s, {}};
    QCOMPARE(
        cellOf(withOverrides(plain, {exactly(ofOther, 30, Unit::Percent)}), Level::Instance, u"i2"_s, "price_hour"),
        cellOf(plain, Level::Instance, u"i2"_s, "price_hour"));
    QVERIFY(isKnown(plain, ofProvider) && !isKnown(plain, ofOther));
    QCOMPARE(overrideText(plain, exactly(ofProvider, 30, Unit::Percent), Formatter()), u"AWS discount 30%"_s);
}

// Discounts do not stack: 40 USD/h would be 40 x 0.7 x 0.88.
void TestApply::theClosestDiscountHolds()
{
    const QList<Override> all{exactly({Level::Instance, u"aws"_s, u"provider_discount"_s, {}}, 30, Unit::Percent),
                              exactly(ofChip(u"c2"_s, u"discount"_s), 12, Unit::Percent),
                              exactly({Level::Instance, u"s2"_s, u"discount"_s, {}}, 50, Unit::Percent)};
    const Catalog catalog = withOverrides(aCatalog(), all);
    QCOMPARE(cellOf(catalog, Level::Instance, u"s2"_s, "price_hour").value->value, 1.5);         // 3 x 0.5
    QCOMPARE(cellOf(catalog, Level::Instance, u"i2"_s, "price_hour").value->value, 32.0 * 0.88); // of its chip
    QCOMPARE(cellOf(catalog, Level::Instance, u"i3"_s, "price_hour").value->value, 24.0 * 0.7);  // of its provider
    QVERIFY(checkOverride(all.constFirst()));
    const auto refused = [](double percent) {
        return !checkOverride(exactly(ofChip(u"c2"_s, u"discount"_s), percent, Unit::Percent));
    };
    QVERIFY(refused(100.0) && refused(-1.0) && refused(120.0) && !refused(95.0));
}

void TestApply::aDiscountLeavesCustomPricesAlone()
{
    const Override discount = exactly(ofChip(u"c2"_s, u"discount"_s), 50, Unit::Percent);
    const Override price = exactly(priceOf(Level::Instance, u"i2"_s), 20, Unit::UsdPerHour);
    const Catalog catalog = withOverrides(aCatalog(), {discount, price});
    QCOMPARE(cellOf(catalog, Level::Instance, u"i2"_s, "price_hour").value->value, 20.0);
    QCOMPARE(cellOf(catalog, Level::Instance, u"s2"_s, "price_hour").value->value, 1.5);
    Catalog mine = aCatalog();
    mine.books[0].kind = PriceKind::Own;
    mine.index();
    QCOMPARE(cellOf(withOverrides(mine, {discount}), Level::Instance, u"i2"_s, "price_hour").value->value, 32.0);
}

void TestApply::laysModelsOverTheCatalogue()
{
    const Catalog &catalog = shippedCatalog();
    ModelShape model = *catalog.model(ModelId(u"llama-3.1-8b"_s));
    model.id = ModelId(u"own-m"_s);
    model.name = u"Mine"_s;
    const WorkloadId workload(u"serve-own-m"_s);
    const Catalog own = withModels(catalog, {model});
    QCOMPARE(own.models.size(), catalog.models.size() + 1);
    QCOMPARE(own.workload(workload)->name, u"Serve Mine"_s);
    QCOMPARE(ownBasisOf(own, workload), QStringList{u"Custom model Mine"_s});
    QCOMPARE(own.source(own.model(model.id)->sources.constFirst())->title, u"Custom model Mine"_s);
    QVERIFY(ownBasisOf(own, WorkloadId(u"serve-llama-3.1-70b"_s)).isEmpty());
    QCOMPARE(catalog.workload(workload), nullptr); // the original stays unchanged
    QCOMPARE(withModels(catalog, {}).models.constData(), catalog.models.constData());
}

void TestApply::anOwnModelTakesThePlaceOfItsTwin()
{
    const Catalog &catalog = shippedCatalog();
    ModelShape model = *catalog.model(ModelId(u"llama-3.1-8b"_s));
    model.layers = 16;
    const Catalog own = withModels(catalog, {model});
    QCOMPARE(own.models.size(), catalog.models.size());
    QCOMPARE(own.model(model.id)->layers, 16);
}

// Each export and each start calls this: nothing may be copied.
void TestApply::nothingOfItsOwnIsTheSame()
{
    const Catalog &catalog = shippedCatalog();
    const Catalog same = withOverrides(catalog, {});
    QCOMPARE(same.chips.constData(), catalog.chips.constData());
    QCOMPARE(same.books.constData(), catalog.books.constData());
    Catalog indexed = catalog;
    indexed.index();
    QCOMPARE(indexed.books.constData(), catalog.books.constData());
    QVERIFY(indexed.chip(ChipId(QStringLiteral("h100-sxm"))) != nullptr);
}

CHIPBOARD_TEST(TestApply, chipboard::testing::NoApplication)

} // namespace tst_apply

#include "tst_apply.moc"
