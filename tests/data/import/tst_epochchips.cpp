// Epoch AI's hardware table: new chips are imported, known ones compared, impossible figures set aside.
#include "data/import/epochchips.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_epochchips {

const QByteArray header =
    "Hardware name,Manufacturer,Release date,Tensor-FP16/BF16 performance (FLOP/s),FP8 performance "
    "(FLOP/s),Memory (bytes),Memory bandwidth (byte/s),TDP (W)\n";

static ImportRun epoch(const QByteArray &rows) { return runOnText("epoch", u"epoch_2025-12-24.csv"_s, header + rows); }

class TestEpochChips : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void outcomes_data();
    void outcomes();
    void aNewChip();
    void signsThatNobodySees();
    void namesWithoutLatinLetters();
    void oneChipUnderTwoNames();
    void otherEditions();
    void theRowsOwnDateCounts();
    void refusesOtherTables();
    void chipsAreCatalogueFiles();
};

void TestEpochChips::outcomes_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &rows, const char *reason) {
        QTest::newRow(name) << rows << QString::fromLatin1(reason);
    };
    row("a chip that the catalogue has", "NVIDIA H100 SXM5 80GB,NVIDIA,2022-09-20,9.894e14,,8e10,3.35e12,700\n",
        "known-chip");
    row("Trainium2 as it is", "Amazon Trainium2,Amazon AWS,2024-12-03,6.67e14,1.299e15,9.6e10,2.9e12,500\n",
        "known-chip");
    row("a Trainium2 of 512 GiB", "Amazon Trainium2,Amazon AWS,2024-12-03,6.67e14,1.299e15,549755813888,2.9e12,500\n",
        "differs-from-catalogue");
    row("an A100 with FP8", "NVIDIA A100 SXM4 80 GB,NVIDIA,2020-11-16,3.12e14,6.24e14,8e10,2.039e12,400\n",
        "implausible-figures");
    row("H100's sparse peak as the dense one", "NVIDIA H100 SXM5 80GB,NVIDIA,2022-09-20,1.979e15,,8e10,3.35e12,700\n",
        "implausible-figures");
    row("MI300X's sparse peak as the dense one", "AMD Instinct MI300X,AMD,2023-12-06,2.615e15,,1.92e11,5.3e12,750\n",
        "differs-from-catalogue");
    row("H100 PCIe by its own name", "NVIDIA H100 PCIe,NVIDIA,2022-09-20,7.56e14,,8e10,2.04e12,350\n", "known-chip");
    row("FP8 before there was any", "Some Chip,Some Maker,2019-01-01,1e14,2e14,8e10,2e12,300\n", "implausible-figures");
    row("bandwidth out of proportion", "MetaX MXC500,MetaX,2023-06-13,2.4e14,,6.4e10,1.8e13,350\n",
        "implausible-figures");
    row("a memory on the chip may be fast", "GroqChip LPU v1,,2022-10-15,,,2.3e8,8e13,215\n", "new-chip");
    row("a cache for the memory", "Meta MTIA v2,Meta AI,2024-04-10,1.77e14,,2.56e8,1e12,90\n", "implausible-figures");
    row("twice the bandwidth", "AMD Radeon Instinct MI308X,AMD,2023-12-06,,,1.92e11,1.03e13,750\n",
        "implausible-figures"); // 8,192 bit at 2 x 2,525 MHz are 5.17 TB/s
    row("FP8 of MI350X", "AMD Instinct MI355X,AMD,2025-06-12,2.5166e15,4.6e15,2.88e11,8e12,1400\n",
        "implausible-figures");
    row("no figures", "Intel Habana GAUDI HL-205,Intel,2019-06-18,,,,,300\n", "no-figures");
    row("no name", ",NVIDIA,2022-09-20,9.9e14,,8e10,3.35e12,700\n", "nameless");
    row("a word as figure", "X1,NVIDIA,2022-09-20,fast,,8e10,3.35e12,700\n", "unreadable-number");
    row("a column too many", "X1,NVIDIA,2022-09-20,9.9e14,,8e10,3.35e12,700,1\n", "wrong-shape");
}

void TestEpochChips::outcomes()
{
    QFETCH(const QByteArray, rows);
    const ImportRun run = epoch(rows);
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QTEST(run.reasons(), "reason");
    QVERIFY(run.report.addsUp());
}

void TestEpochChips::aNewChip()
{
    const ImportRun run = epoch("NVIDIA GeForce RTX 4090,NVIDIA,2022-09-20,3.3e14,,2.4e10,1.008e12,450\n"
                                "NVIDIA GeForce RTX 4090,NVIDIA,2022-09-20,3.3e14,,2.4e10,1.008e12,450\n"
                                "\"NVIDIA Tesla V100, 32 GB\",NVIDIA,2018-03-27,1.25e14,,3.2e10,8.98e11,300\n");
    QCOMPARE(run.reasons(), u"new-chip repeated-row new-chip"_s);
    QCOMPARE(run.report.chips, 2);
    const Chip chip = run.outcomes.at(0).chips.constFirst();
    QCOMPARE(chip.id.text(), u"nvidia-geforce-rtx-4090"_s);
    QCOMPARE(chip.name, u"RTX 4090"_s);
    QCOMPARE(chip.available.value, u"2022-09-20"_s);
    QCOMPARE(chip.memory.value->value, 24.0);
    QCOMPARE(chip.memory.unit, Unit::GiB); // 24 GB in the table mean 24 GiB of memory
    QCOMPARE(chip.memory.printedUnit, std::optional(Unit::GB));
    QCOMPARE(chip.memoryBandwidth.value->value, 1008.0);
    QCOMPARE(chip.power->value->value, 450.0);
    QCOMPARE(chip.dense.at(Precision::Bf16).value->value, 330.0);
    QCOMPARE(chip.memory.asOf, u"2025-12-24"_s);
    // Volta's tensor cores support only FP16.
    const Chip v100 = run.outcomes.at(2).chips.constFirst();
    QVERIFY(!v100.dense.contains(Precision::Bf16));
    QCOMPARE(v100.dense.at(Precision::Fp16).value->value, 125.0);
    QCOMPARE(v100.name, u"V100, 32 GB"_s);
}

// An escape character, zero-width spaces and a tab.
void TestEpochChips::signsThatNobodySees()
{
    const ImportRun run =
        epoch("\x1B[31mNew \xE2\x80\x8B Chip,\x07Other\tMaker\x1B,2022-09-20,3.3e14,,2.4e10,1.008e12,450\n");
    QCOMPARE(run.reasons(), u"new-chip"_s);
    const Chip chip = run.outcomes.at(0).chips.constFirst();
    QCOMPARE(chip.fullName, u"[31mNew Chip"_s);
    QCOMPARE(chip.vendor, u"Other Maker"_s);
}

void TestEpochChips::namesWithoutLatinLetters()
{
    const QByteArray rows =
        "天数智芯,Tianshu,2022-09-20,1e14,,3.2e10,1e12,300\n壁仞,,2022-09-20,1e14,,3.2e10,1e12,300\n";
    const ImportRun run = epoch(rows);
    QCOMPARE(run.reasons(), u"new-chip new-chip"_s);
    const QString first = run.outcomes.at(0).chips.constFirst().id.text();
    const QString second = run.outcomes.at(1).chips.constFirst().id.text();
    // printf 天数智芯 | sha1sum
    QCOMPARE(first, u"tianshu-e1daf077a3"_s);
    QCOMPARE(second, u"other-a268232ed0"_s);
}

// Both are the catalogue's Trainium2 with other memory; only one of them can be written under its id.
void TestEpochChips::oneChipUnderTwoNames()
{
    QTemporaryDir directory;
    ImportRequest request;
    const QByteArray rest = ",Amazon AWS,2024-12-03,6.67e14,1.299e15,5.5e11,2.9e12,500\n";
    request.path =
        writeTo(directory, u"epoch.csv"_s, header + "Amazon Trainium2" + rest + "AWS Trainium2 (trn2)" + rest);
    QCOMPARE(runOn("epoch", request).reasons(), u"differs-from-catalogue differs-from-catalogue"_s);
    request.accepted = {Reason::DiffersFromCatalogue};
    const ImportRun run = runOn("epoch", request);
    QCOMPARE(run.reasons(), u"differs-from-catalogue repeated-row"_s);
    QCOMPARE(run.report.chips, 1);
}

void TestEpochChips::otherEditions()
{
    const ImportRun run = runOnText("epoch", u"ml_hardware.csv"_s,
                                    "New column,TDP (W),Memory size per board (Byte),Name of the hardware,NAME\n"
                                    "x,300,48000000000,y,Chip of tomorrow\n");
    QVERIFY2(!run.problem, qPrintable(run.problem ? run.problem->toText() : QString()));
    QCOMPARE(run.reasons(), u"new-chip"_s);
    const Chip chip = run.outcomes.constFirst().chips.constFirst();
    QCOMPARE(chip.memory.value->value, 48.0);
    QVERIFY(chip.memoryBandwidth.isMissing());
    QVERIFY(!chip.memoryBandwidth.reason.isEmpty());
    QCOMPARE(chip.vendor, u"Other"_s);
    QCOMPARE(run.report.notUsed, (QStringList{u"New column"_s, u"Name of the hardware"_s}));
    QCOMPARE(run.report.asOf, QString());
}

// The edition of 2026-07 dates each row; a row without a date gets the file's.
void TestEpochChips::theRowsOwnDateCounts()
{
    const ImportRun run = runOnText("epoch", u"epoch_2026-07-31.csv"_s,
                                    "Hardware name,Memory (bytes),Memory bandwidth (byte/s),Last modified\n"
                                    "Chip A,4.8e10,1e12,2026-07-12 08:30:00+00:00\n"
                                    "Chip B,4.8e10,1e12,\n");
    QCOMPARE(run.reasons(), u"new-chip new-chip"_s);
    QCOMPARE(run.outcomes.at(0).chips.constFirst().memory.asOf, u"2026-07-12"_s);
    QCOMPARE(run.outcomes.at(1).chips.constFirst().memory.asOf, u"2026-07-31"_s);
}

void TestEpochChips::refusesOtherTables()
{
    const ImportRun run = runOnText("epoch", u"x.csv"_s, "InstanceType,Price\ntrn1.2xlarge,1\n");
    QVERIFY(run.problem.has_value());
    QVERIFY2(run.problem->toText().contains(u"The columns are: InstanceType, Price."_s),
             qPrintable(run.problem->toText()));
}

// Imported chips load on top of the shipped catalogue like any user file.
void TestEpochChips::chipsAreCatalogueFiles()
{
    const ImportRun run = epoch("NVIDIA GeForce RTX 4090,NVIDIA,2022-09-20,3.3e14,,2.4e10,1.008e12,450\n"
                                "GroqChip LPU v1,,,,,2.3e8,8e13,215\n");
    QList<Chip> chips;
    for (const RowOutcome &outcome : run.outcomes)
        chips << outcome.chips;
    QTemporaryDir directory;
    QVERIFY(!writeTo(directory, u"chips.json"_s, chipsToSpecFile(chips)).isEmpty());
    QVERIFY(!writeTo(directory, u"sources.json"_s, sourcesToSpecFile({epochSource(u"2025-12-24"_s)})).isEmpty());
    const CatalogLoad load = loadCatalog({directory.path()});
    for (const Problem &problem : load.problems)
        QFAIL(qPrintable(problem.toText()));
    for (const Chip &chip : std::as_const(chips)) {
        const Chip *read = load.catalog.chip(chip.id);
        QVERIFY2(read != nullptr, qPrintable(chip.id.text()));
        QCOMPARE(read->fullName, chip.fullName);
        QCOMPARE(read->memory.value, chip.memory.value);
        QCOMPARE(read->dense.size(), chip.dense.size());
    }
}

CHIPBOARD_TEST(TestEpochChips, chipboard::testing::NoApplication)

} // namespace tst_epochchips

#include "tst_epochchips.moc"
