// Common parts of all importers: counting, accepting, comparing with known prices, repeated rows, and joining machines
// with their accelerators.
#include "data/import/importedbook.h"
#include "data/import/pricetable.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_importtally {

namespace {

PriceRecord aRecord(const QString &instance, double usd, PriceKind kind = PriceKind::OnDemand)
{
    return PriceRecord{.provider = u"GCP"_s,
                       .region = u"us-central1"_s,
                       .zone = u"us-central1-a"_s,
                       .instance = InstanceId(instance),
                       .kind = kind,
                       .usdPerHour = usd,
                       .line = 5};
}

RowOutcome anOutcome(Reason reason, const QList<PriceRecord> &records = {})
{
    return RowOutcome{.line = 7, .reason = reason, .detail = u"x"_s, .records = records};
}

RowReading aReading(const QString &instance, const QString &accelerator, std::optional<double> count,
                    const QList<PriceRecord> &records)
{
    RowReading reading{.outcome = {.line = 9}};
    reading.row.thing.provider = u"GCP"_s;
    reading.row.thing.instance = instance;
    reading.row.thing.accelerator = accelerator;
    reading.row.thing.count = count;
    reading.row.records = records;
    return reading;
}

} // namespace

class TestImportTally : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void anyOutcomesAddUp();
    void acceptedReasons();
    void examplesAreFew();
    void comparisons();
    void cancelledByRowOrProgress();
    void repeatsAndContradictions();
    void machinesMeetTheirAccelerators();
    void machinesWithoutTheirAccelerators();
};

// Seeded: for any outcomes and any acceptance, the three counts add up to the rows.
void TestImportTally::anyOutcomesAddUp()
{
    for (quint32 seed = 0; seed < 300; ++seed) {
        QRandomGenerator random(seed);
        const auto any = [&random] {
            return reasonTable()[static_cast<std::size_t>(random.bounded(int(reasonTable().size())))].reason;
        };
        ImportRequest request;
        for (int i = random.bounded(4); i > 0; --i)
            request.accepted << any();
        ImportReport report;
        const ImportSinks sinks;
        ImportTally tally(request, sinks, report);
        const int rows = random.bounded(60);
        qint64 entered = 0;
        for (int i = 0; i < rows; ++i) {
            const RowOutcome outcome = anOutcome(any(), {aRecord(u"i"_s, 1.0)});
            entered += enters(outcome, request.accepted) ? 1 : 0;
            QVERIFY(tally.add(outcome));
        }
        QVERIFY(report.addsUp());
        QCOMPARE(report.rows, rows);
        QCOMPARE(report.imported, entered);
        QCOMPARE(report.prices, entered);
        qint64 byVerdict = 0;
        for (const auto &[reason, count] : report.reasons)
            byVerdict += report.verdictOf(reason) == RowVerdict::Imported ? count.rows : 0;
        QCOMPARE(byVerdict, entered);
    }
}

void TestImportTally::acceptedReasons()
{
    QVERIFY(enters(anOutcome(Reason::CatalogueChip), {}));
    QVERIFY(!enters(anOutcome(Reason::SpotFloor), {}));
    QVERIFY(enters(anOutcome(Reason::SpotFloor), {Reason::SpotFloor}));
    QVERIFY(!enters(anOutcome(Reason::UnreadableNumber), {Reason::UnreadableNumber}));
    QVERIFY(!enters(anOutcome(Reason::NoAccelerator), {Reason::NoAccelerator}));
}

void TestImportTally::examplesAreFew()
{
    const ImportRequest request;
    const ImportSinks sinks;
    ImportReport report;
    ImportTally tally(request, sinks, report);
    for (int i = 0; i < 50; ++i)
        QVERIFY(tally.add(anOutcome(Reason::NoPrice)));
    QCOMPARE(report.reasons.at(Reason::NoPrice).rows, 50);
    QCOMPARE(report.reasons.at(Reason::NoPrice).examples.size(), 5);
    QCOMPARE(report.reasons.at(Reason::NoPrice).examples.constFirst(), (ReasonCount::Example{7, u"x"_s}));
}

void TestImportTally::comparisons()
{
    const ImportRequest request;
    ImportSinks sinks;
    sinks.known = [](const PriceRecord &record) -> std::optional<double> {
        return record.instance.text() == u"old" ? std::optional(1.0) : std::nullopt;
    };
    ImportReport report;
    ImportTally tally(request, sinks, report);
    QVERIFY(tally.add(anOutcome(Reason::CatalogueChip, {aRecord(u"old"_s, 1.0)})));
    QVERIFY(tally.add(anOutcome(Reason::CatalogueChip, {aRecord(u"old"_s, 1.0000001)}))); // equal to six decimals
    QVERIFY(tally.add(anOutcome(Reason::CatalogueChip, {aRecord(u"old"_s, 1.1)})));
    QVERIFY(tally.add(anOutcome(Reason::CatalogueChip, {aRecord(u"new"_s, 1.0)})));
    QVERIFY(tally.add(anOutcome(Reason::CatalogueChip, {aRecord(u"new"_s, 1.0), aRecord(u"old"_s, 2.0)})));
    QCOMPARE(report.unchangedRows, 2);
    QCOMPARE(report.changedRows, 2);
    QCOMPARE(report.newRows, 1);
}

void TestImportTally::cancelledByRowOrProgress()
{
    const ImportRequest request;
    ImportReport report;
    ImportSinks sinks;
    QVERIFY(ImportTally(request, sinks, report).progress(1, 2));
    double share = -1.0;
    sinks.progress = [&share](double told) {
        share = told;
        return false;
    };
    sinks.row = [](const RowOutcome &) { return false; };
    ImportTally tally(request, sinks, report);
    QVERIFY(!tally.progress(1, 4));
    QCOMPARE(share, 0.25);
    QVERIFY(!tally.progress(0, 0));
    QCOMPARE(share, 1.0);
    QVERIFY(!tally.add(anOutcome(Reason::NoPrice)));
    QCOMPARE(report.rows, 1); // counted before the callback
}

void TestImportTally::repeatsAndContradictions()
{
    SeenPrices seen;
    const PriceRecord price = aRecord(u"i"_s, 1.0);
    const PriceRecord spot = aRecord(u"i"_s, 0.5, PriceKind::Spot);
    QVERIFY(!seen.find({price}).repeat);
    QVERIFY(!seen.find({price}).repeat); // find() does not add
    QCOMPARE(seen.find({price}).fresh, QList<PriceRecord>{price});
    seen.add({price});
    QCOMPARE(seen.find({price}).repeat->reason, Reason::RepeatedRow);
    QCOMPARE(seen.find({price}).repeat->detail, u"line 5"_s);
    QVERIFY(seen.find({price}).fresh.isEmpty());
    QVERIFY(!seen.find({price, spot}).repeat); // one of the two is new
    QCOMPARE(seen.find({price, spot}).fresh, QList<PriceRecord>{spot});
    const PriceRecord dearer = aRecord(u"i"_s, 1.1);
    QCOMPARE(seen.find({dearer, spot}).repeat->reason, Reason::OtherPriceBefore);
    QCOMPARE(seen.find({dearer, spot}).fresh, (QList<PriceRecord>{dearer, spot}));
    seen.add({dearer, spot});
    QCOMPARE(seen.find({price}).repeat->reason, Reason::RepeatedRow); // the first price stays
    QCOMPARE(seen.find({price, spot}).repeat->reason, Reason::RepeatedRow);
    PriceRecord later = aRecord(u"i"_s, 1.1);
    later.asOf = u"2026-07"_s;
    QVERIFY(!seen.find({later}).repeat); // another day
    QVERIFY(!seen.find({}).repeat);
}

void TestImportTally::machinesMeetTheirAccelerators()
{
    const ChipLinker linker(shippedCatalog());
    MachineJoiner joiner(linker);
    joiner.addAccelerator(aReading({}, u"A100"_s, 8.0, {aRecord({}, 23.47126), aRecord({}, 9.3888, PriceKind::Spot)}));
    joiner.addMachine(
        aReading(u"a2-highgpu-8g"_s, {}, std::nullopt,
                 {aRecord(u"a2-highgpu-8g"_s, 5.91582), aRecord(u"a2-highgpu-8g"_s, 2.36604, PriceKind::Spot)}));
    const QList<RowReading> joined = joiner.join();
    QCOMPARE(joined.size(), 1);
    QCOMPARE(joined.at(0).outcome.reason, Reason::MachineJoined);
    QCOMPARE(joined.at(0).row.records.at(0).usdPerHour, 29.38708);
    QCOMPARE(joined.at(0).row.records.at(1).usdPerHour, 11.75484);
    QCOMPARE(joined.at(0).row.records.at(0).chip.text(), u"a100-40-sxm"_s);
    QVERIFY(joiner.join().isEmpty()); // already returned
}

void TestImportTally::machinesWithoutTheirAccelerators()
{
    const ChipLinker linker(shippedCatalog());
    MachineJoiner joiner(linker);
    joiner.addAccelerator(aReading({}, u"A100"_s, 4.0, {aRecord({}, 11.7)})); // another count
    joiner.addAccelerator(aReading({}, u"A100-80GB"_s, 8.0, {aRecord({}, 31.4)}));
    joiner.addAccelerator(aReading({}, u"A100"_s, std::nullopt, {aRecord({}, 2.9)}));
    joiner.addMachine(aReading(u"a2-highgpu-8g"_s, {}, std::nullopt, {aRecord(u"a2-highgpu-8g"_s, 5.9)}));
    PriceRecord elsewhere = aRecord({}, 23.4);
    elsewhere.zone = u"us-central1-b"_s;
    joiner.addAccelerator(aReading({}, u"A100"_s, 8.0, {elsewhere}));
    // Only a spot price, which the machine lacks.
    joiner.addMachine(aReading(u"a2-highgpu-1g"_s, {}, std::nullopt, {aRecord(u"a2-highgpu-1g"_s, 0.7)}));
    joiner.addAccelerator(aReading({}, u"A100"_s, 1.0, {aRecord({}, 1.1, PriceKind::Spot)}));
    for (const RowReading &reading : joiner.join())
        QCOMPARE(reading.outcome.reason, Reason::MachineIncomplete);
}

CHIPBOARD_TEST(TestImportTally, chipboard::testing::NoApplication)

} // namespace tst_importtally

#include "tst_importtally.moc"
