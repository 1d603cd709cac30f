// Imports that are stored: prices in the store, chips in the user's folder, and checks for prices already there.
#include "app/store/storing.h"

#include "data/import/importkey.h"
#include "data/import/importreport.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

#include <array>
#include <thread>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_storing {

const QByteArray header = "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\n";

class TestStoring : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void pricesGoToTheStore();
    void theNextImportIsCompared();
    void theSamePricesAreThereAlready();
    void theSameFileIsNotReadAgain();
    void whatWasSaidBelongsToTheImport();
    void whatPricesAreComparedWithBelongsToTheImport();
    void uselessImportsAreNotKept();
    void firstImportsAtOnceTakeTurns();
    void foldersAreNotKept();
    void pricesWithoutADateAreRefused();
    void cancelledImportsLeaveNothing();
    void suspiciousRowsStayOut();
    void chipsGoToTheFolder();
    void chipsAreReadBeforeTheyAreSaved();
    void folderThatCannotBe();
    void chipsWithoutTheirSourceDoNotCome();
    void filesThatChangeMeanwhile();
    void disksThatFail();

private:
    [[nodiscard]] Result<StoredImport> import(const QByteArray &rows, const QString &name = u"aws-2026-07.csv"_s,
                                              const QSet<Reason> &accepted = {}) const
    {
        ImportRequest request{.path = writeTo(*m_directory, name, header + rows), .accepted = accepted};
        return importPrices(*findImporter(u"skypilot"_s), request, shippedCatalog(), *m_store);
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<PriceStore> m_store;
};

void TestStoring::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    m_store = std::move(PriceStore::open(m_directory->filePath(u"prices.db"_s))).value();
}

void TestStoring::pricesGoToTheStore()
{
    const Result<StoredImport> stored = import("a1.large,,,0.05,,us-east-1\ng4dn.xlarge,T4,1,0.526,0.2,us-east-1\n");
    QVERIFY(stored.hasValue());
    QCOMPARE(stored.value().snapshot.value(), 1);
    QVERIFY(stored.value().place.endsWith(u"prices.db"_s));
    const Snapshot snapshot = m_store->snapshots().value().constFirst();
    QCOMPARE(snapshot.prices, 2);
    QCOMPARE(snapshot.rows, 2);
    QCOMPARE(snapshot.imported, 1);
    QCOMPARE(snapshot.ignored, 1);
    QCOMPARE(snapshot.asOf, u"2026-07"_s);
    QCOMPARE(snapshot.provider, u"AWS"_s);
    QCOMPARE(m_store->find({}).value().at(1).kind, PriceKind::Spot);
}

void TestStoring::theNextImportIsCompared()
{
    QVERIFY(import("g4dn.xlarge,T4,1,0.526,,r\ng4dn.12xlarge,T4,4,3.9,,r\n").hasValue());
    ImportRequest request;
    request.path = writeTo(*m_directory, u"aws-2026-08.csv"_s,
                           header + "g4dn.xlarge,T4,1,0.526,,r\ng4dn.12xlarge,T4,4,3.5,,r\ng4dn.metal,T4,8,7.8,,r\n");
    const Importer &importer = *findImporter(u"skypilot"_s);
    const ImportReport preview = previewImport(importer, request, shippedCatalog(), m_store.get()).value();
    QCOMPARE(preview.newRows, 1);
    QCOMPARE(preview.changedRows, 1);
    QCOMPARE(preview.unchangedRows, 1);
    QCOMPARE(m_store->snapshots().value().size(), 1);
    QCOMPARE(previewImport(importer, request, shippedCatalog(), nullptr).value().newRows, 3);
    QCOMPARE(importPrices(importer, request, shippedCatalog(), *m_store).value().report.changedRows, 1);
}

// Recognised by content, not by file name.
void TestStoring::theSamePricesAreThereAlready()
{
    const QByteArray rows = "g4dn.xlarge,T4,1,0.526,,r\n";
    QVERIFY(!import(rows).value().already);
    const StoredImport again = import(rows, u"aws-copy-2026-07.csv"_s).value();
    QVERIFY(again.already);
    QCOMPARE(again.already->id, 1);
    QVERIFY(!again.snapshot && again.place.isEmpty());
    QCOMPARE(again.report.unchangedRows, 1);
    QCOMPARE(m_store->snapshots().value().size(), 1);
    QCOMPARE(m_store->find({}).value().size(), 1);
    QVERIFY(!import("g4dn.xlarge,T4,1,0.527,,r\n").value().already); // another price
    QCOMPARE(m_store->snapshots().value().size(), 2);
}

// Any progress call means that a row was read.
void TestStoring::theSameFileIsNotReadAgain()
{
    ImportRequest request;
    request.path = writeTo(*m_directory, u"aws-2026-07.csv"_s,
                           header + "a1.large,,,0.05,,r\ng4dn.xlarge,T4,1,0.526,,r\ng4dn.metal,T4,8,0.01,,r\n");
    const Importer &importer = *findImporter(u"skypilot"_s);
    bool wasRead = false;
    const auto run = [&](const ImportRequest &asked) {
        wasRead = false;
        return importPrices(importer, asked, shippedCatalog(), *m_store, [&wasRead](double) { return wasRead = true; })
            .value();
    };
    ImportReport first = run(request).report;
    QVERIFY(wasRead);
    const StoredImport again = run(request);
    QVERIFY(!wasRead);
    QVERIFY(again.already);
    QCOMPARE(again.already->id, 1);
    // The report equals that of an import compared with itself.
    QCOMPARE(first.newRows, 1);
    first.newRows = 0;
    first.unchangedRows = 1;
    QCOMPARE(again.report, first);
    ImportRequest other = request; // other options: the file is read
    other.asOf = u"2026-08-01"_s;
    QVERIFY(!run(other).already && wasRead);
    other = request;
    other.accepted = {Reason::PriceTooLow};
    QVERIFY(!run(other).already && wasRead);
    QFile file(request.path);
    QVERIFY(file.open(QIODevice::Append) && file.write("\n") == 1);
    file.close();
    QVERIFY(run(request).already && wasRead); // other bytes, same prices
    QVERIFY(run(request).already && !wasRead);
    QCOMPARE(m_store->snapshots().value().size(), 3);
}

// Without a count, the first import has only prices per machine hour; the second import maps the chip count.
void TestStoring::whatWasSaidBelongsToTheImport()
{
    ImportRequest request{.path = writeTo(*m_directory, u"2026-07.csv"_s,
                                          "GPU,n,Price,Instance\nH100,8,16,\nT4,1,0.5,\nT4,1,0.526,g4dn.xlarge\n"),
                          .mapping = mappingFrom({u"provider==AWS"_s}).value()};
    const Importer &importer = *findImporter(u"csv"_s);
    const StoredImport first = importPrices(importer, request, shippedCatalog(), *m_store).value();
    QVERIFY(first.snapshot);
    QCOMPARE(first.report.prices, 3);
    QCOMPARE(first.report.usable, 1);
    request.mapping = mappingFrom({u"provider==AWS"_s, u"count=n"_s}).value();
    const StoredImport second = importPrices(importer, request, shippedCatalog(), *m_store).value();
    QVERIFY(!second.already);
    QVERIFY(second.snapshot);
    QCOMPARE(second.report.usable, 3);
    QVERIFY(importPrices(importer, request, shippedCatalog(), *m_store).value().already);
}

// Rows are judged by the chip counts of instances and systems, and linked by memory size from any source.
void TestStoring::whatPricesAreComparedWithBelongsToTheImport()
{
    ImportRequest request{.path = writeTo(*m_directory, u"2026-07.csv"_s, header)};
    const Importer &importer = *findImporter(u"skypilot"_s);
    const QString before = importKey(importer, request, shippedCatalog());
    QVERIFY(!before.isEmpty());
    Catalog other = shippedCatalog();
    other.systems.first().chips.value = Interval::exactly(12345.0);
    QVERIFY(importKey(importer, request, other) != before);
    other = shippedCatalog();
    other.chips.first().memory.rivals << other.chips.last().memory;
    QVERIFY(importKey(importer, request, other) != before);
    QCOMPARE(importKey(importer, request, shippedCatalog()), before);
}

void TestStoring::uselessImportsAreNotKept()
{
    ImportRequest request{.path =
                              writeTo(*m_directory, u"2026-07.csv"_s, "GPU,n,Price\nH100,8,16\nL4,1,0.7\nT4,1,0.5\n"),
                          .mapping = mappingFrom({u"provider==X"_s}).value()};
    const Importer &importer = *findImporter(u"csv"_s);
    const StoredImport first = importPrices(importer, request, shippedCatalog(), *m_store).value();
    QCOMPARE(first.report.imported, 0); // "imported" counts only stored prices
    QCOMPARE(first.report.ignored, 3);
    QCOMPARE(first.report.usable, 0);
    QVERIFY(!first.snapshot && !first.already && first.place.isEmpty());
    QVERIFY(m_store->snapshots().value().isEmpty());
    QVERIFY(!QFileInfo::exists(m_store->path())); // not even an empty file
    QVERIFY(reportToText(first.report, {}).contains(u"Nothing was stored. No price is comparable:"_s));
    request.mapping = mappingFrom({u"provider==X"_s, u"count=n"_s}).value();
    const StoredImport second = importPrices(importer, request, shippedCatalog(), *m_store).value();
    QVERIFY(second.snapshot && !second.already);
    QCOMPARE(second.report.usable, 3);
}

// Eight threads with their own connections, like eight programs, on a store that does not exist yet.
void TestStoring::firstImportsAtOnceTakeTurns()
{
    constexpr int programs = 8;
    const QString path = m_directory->filePath(u"shared.db"_s);
    QByteArray rows;
    for (int i = 0; i < 500; ++i)
        rows += "g4dn.xlarge,T4,1,0.526,,r" + QByteArray::number(i) + '\n';
    QStringList files;
    for (int i = 0; i < programs; ++i)
        files << writeTo(*m_directory, u"aws%1-2026-07.csv"_s.arg(i),
                         header + rows + "g4dn.xlarge,T4,1,0.526,,own" + QByteArray::number(i) + '\n');
    (void)shippedCatalog();
    std::array<QString, programs> faults;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < programs; ++i) {
        threads.emplace_back([&, i] {
            const auto store = PriceStore::open(path, PriceStore::Place::Ours, PriceStore::largeCache, longPatience);
            ImportRequest request{.path = files.at(static_cast<qsizetype>(i))};
            const auto stored = store
                ? importPrices(*findImporter(u"skypilot"_s), request, shippedCatalog(), *store.value())
                : Result<StoredImport>(store.problem());
            faults.at(i) = !stored ? stored.problem().toText() : stored.value().snapshot ? QString() : u"none"_s;
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    for (const QString &fault : faults)
        QCOMPARE(fault, QString());
    const auto store = PriceStore::open(path);
    QCOMPARE(store.value()->snapshots().value().size(), programs);
    PriceFilter all{.most = programs * 1000};
    QCOMPARE(store.value()->find(all).value().size(), programs * 501);
    QCOMPARE(QDir(m_directory->path()).entryList({u"shared.db*"_s}), QStringList{u"shared.db"_s});
}

void TestStoring::foldersAreNotKept()
{
    QVERIFY(import("g4dn.xlarge,T4,1,0.526,,r\n").value().snapshot);
    QCOMPARE(m_store->snapshots().value().constFirst().file, u"aws-2026-07.csv"_s);
    QFile file(m_store->path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("aws-2026-07.csv"));
    QVERIFY(!bytes.contains(QFileInfo(m_directory->path()).fileName().toUtf8()));
}

void TestStoring::pricesWithoutADateAreRefused()
{
    ImportRequest request{.path = writeTo(*m_directory, u"aws.csv"_s, header + "g4dn.xlarge,T4,1,0.526,,r\n")};
    QFile file(request.path); // as if unpacked from an archive without dates
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime(QDate(1980, 1, 1), QTime(12, 0)), QFileDevice::FileModificationTime));
    file.close();
    const auto stored = importPrices(*findImporter(u"skypilot"_s), request, shippedCatalog(), *m_store);
    QVERIFY(!stored);
    QCOMPARE(stored.problem().code, ProblemCode::WrongUsage);
    QVERIFY(stored.problem().toText().contains(u"Set it with --as-of DATE."_s));
    QVERIFY(!QFileInfo::exists(m_store->path()));
    QVERIFY(m_store->snapshots().value().isEmpty());
    const auto preview = previewImport(*findImporter(u"skypilot"_s), request, shippedCatalog(), m_store.get());
    QVERIFY(!preview);
    QCOMPARE(preview.problem(), stored.problem()); // a dry run reports the same error
}

void TestStoring::cancelledImportsLeaveNothing()
{
    QByteArray rows;
    for (int i = 0; i < 20'000; ++i)
        rows += "g4dn.xlarge,T4,1,0.526,,r" + QByteArray::number(i) + '\n';
    ImportRequest request{.path = writeTo(*m_directory, u"aws-2026-07.csv"_s, header + rows)};
    // Halfway, and after all rows are read but before all are stored.
    for (const double end : {0.5, 1.0}) {
        QList<double> shares;
        const Result<StoredImport> stored =
            importPrices(*findImporter(u"skypilot"_s), request, shippedCatalog(), *m_store, [&](double share) {
                shares << share;
                return share < end;
            });
        QVERIFY(!stored);
        QVERIFY(stored.problem().message.contains(u"cancelled"_s));
        QVERIFY(shares.size() >= 2 && std::ranges::is_sorted(shares) && shares.last() >= end);
        QVERIFY(m_store->snapshots().value().isEmpty());
        QCOMPARE(m_store->find({}).value().size(), 0);
    }
}

void TestStoring::suspiciousRowsStayOut()
{
    const QByteArray rows = "trn1n.32xlarge,Trainium,16,24.78,2.478,us-west-2\n";
    const Result<StoredImport> nothing = import(rows);
    QVERIFY(nothing.hasValue());
    QCOMPARE(nothing.value().report.suspicious, 1);
    QVERIFY(!nothing.value().snapshot.has_value() && nothing.value().place.isEmpty());
    QVERIFY(m_store->snapshots().value().isEmpty());
    QCOMPARE(m_store->find({}).value().size(), 0);
    QVERIFY(import(rows, u"aws-2026-07.csv"_s, {Reason::SpotFloor}).hasValue());
    QCOMPARE(m_store->find({}).value().size(), 2);
}

void TestStoring::chipsGoToTheFolder()
{
    ImportRequest request{.path = writeTo(*m_directory, u"epoch_2025-12-24.csv"_s,
                                          "Hardware name,Manufacturer,Memory (bytes),Memory bandwidth (byte/s)\n"
                                          "NVIDIA L40,NVIDIA,4.8e10,8.64e11\nNVIDIA L4,NVIDIA,2.4e10,3.0e11\n")};
    const QString folder = m_directory->filePath(u"a/catalog"_s);
    const Importer &importer = *findImporter(u"epoch"_s);
    const Result<StoredImport> stored = importChips(importer, request, shippedCatalog(), folder);
    QVERIFY2(stored.hasValue(), qPrintable(stored ? QString() : stored.problem().toText()));
    QCOMPARE(stored.value().report.chips, 1);
    const CatalogLoad load = loadCatalog({folder});
    QVERIFY(load.problems.isEmpty());
    QVERIFY(load.catalog.chip(ChipId(u"nvidia-l40"_s)) != nullptr);
    // Once more over the result of the first import: nothing is lost.
    QCOMPARE(importChips(importer, request, load.catalog, folder).value().report.chips, 1);
    QVERIFY(loadCatalog({folder}).catalog.chip(ChipId(u"nvidia-l40"_s)) != nullptr);
}

// H100's sparse peak as dense peak: the catalogue rules reject it, accepted or not.
void TestStoring::chipsAreReadBeforeTheyAreSaved()
{
    ImportRequest request{
        .path = writeTo(*m_directory, u"epoch_2025-12-24.csv"_s,
                        "Hardware name,Manufacturer,Tensor-FP16/BF16 performance (FLOP/s),Memory (bytes)\n"
                        "NVIDIA H100 SXM5 80GB,NVIDIA,1.979e15,8e10\n"),
        .accepted = {Reason::ImplausibleChip}};
    const QString folder = m_directory->filePath(u"catalog"_s);
    const Result<StoredImport> stored = importChips(*findImporter(u"epoch"_s), request, shippedCatalog(), folder);
    QVERIFY(!stored);
    QVERIFY2(stored.problem().where.file.contains(u"imported-epoch-chips.json"_s),
             qPrintable(stored.problem().toText()));
    QVERIFY(!QDir(folder).exists());
}

void TestStoring::folderThatCannotBe()
{
    ImportRequest request{.path = writeTo(*m_directory, u"epoch.csv"_s, "Name,Memory (bytes)\nX1,4.8e10\n")};
    const Result<StoredImport> stored =
        importChips(*findImporter(u"epoch"_s), request, shippedCatalog(), request.path + u"/catalog"_s);
    QVERIFY(!stored);
    QCOMPARE(stored.problem().code, ProblemCode::CannotWrite);
}

// The second file cannot be written: the first one, written before, is removed.
void TestStoring::chipsWithoutTheirSourceDoNotCome()
{
    ImportRequest request{.path = writeTo(*m_directory, u"epoch_2025-12-24.csv"_s,
                                          "Hardware name,Manufacturer,Memory (bytes),Memory bandwidth (byte/s)\n"
                                          "NVIDIA L40,NVIDIA,4.8e10,8.64e11\n")};
    const QString folder = m_directory->filePath(u"catalog"_s);
    QVERIFY(QDir().mkpath(folder + u"/imported-epoch-chips.json"_s)); // a folder instead of the file
    const Result<StoredImport> stored = importChips(*findImporter(u"epoch"_s), request, shippedCatalog(), folder);
    QVERIFY(!stored);
    QCOMPARE(stored.problem().code, ProblemCode::CannotWrite);
    QVERIFY(!stored.problem().remedy.isEmpty());
    QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), QStringList());
}

// A file that changes while being read may mix old and new content.
void TestStoring::filesThatChangeMeanwhile()
{
    ImportRequest request;
    request.path = writeTo(*m_directory, u"aws-2026-07.csv"_s, header + "g4dn.xlarge,T4,1,0.526,0.2,us-east-1\n");
    ImportSinks sinks;
    bool isChanged = false; // once, or the reader would retry forever
    sinks.row = [&](const RowOutcome &) {
        if (std::exchange(isChanged, true))
            return true;
        QFile file(request.path);
        return file.open(QIODevice::Append) && file.write("more\n") == 5;
    };
    const Result<ImportReport> report = runImport(*findImporter(u"skypilot"_s), request, shippedCatalog(), sinks);
    QVERIFY(!report);
    QCOMPARE(report.problem().code, ProblemCode::CannotRead);
    QVERIFY2(report.problem().toText().startsWith(request.path + u": The file changed while it was being read."_s),
             qPrintable(report.problem().toText()));
}

void TestStoring::disksThatFail()
{
    ImportRequest request;
    request.path = u"/proc/self/mem"_s; // the beginning cannot be read
    if (!QFileInfo(request.path).isFile())
        QSKIP("This system has no /proc/self/mem.");
    const Result<ImportReport> report = runImport(*findImporter(u"csv"_s), request, shippedCatalog(), {});
    QVERIFY(!report);
    QCOMPARE(report.problem().code, ProblemCode::CannotRead);
    QVERIFY2(report.problem().message.contains(u"Cannot read the file to its end"_s),
             qPrintable(report.problem().toText()));
}

CHIPBOARD_TEST(TestStoring, QCoreApplication)

} // namespace tst_storing

#include "tst_storing.moc"
