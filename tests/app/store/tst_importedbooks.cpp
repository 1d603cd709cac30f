// Imported prices as price books for boards.
#include "app/store/importedbooks.h"

#include "app/store/storing.h"
#include "data/compare/evaluate.h"
#include "data/import/importedbook.h"
#include "tests/support/importfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_importedbooks {

class TestImportedBooks : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void noStoreNoBooks();
    void aSnapshotIsABookAKind();
    void aBoardIsReckonedWithIt();
    void onlyTheNewestAreOffered();
    void twiceTheSameListIsOneBook();
    void namesOfOldAreFound();
    void aBrokenStoreIsToldAndLeftAlone();

private:
    void import(const QByteArray &rows, const QString &name) const;
    void copySnapshot(qint64 snapshot) const;
    /// The price book of a snapshot, under its permanent name.
    [[nodiscard]] BookId book(qint64 snapshot, PriceKind kind = PriceKind::OnDemand) const;
    [[nodiscard]] QString storePath() const { return m_directory->filePath(u"prices.db"_s); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestImportedBooks::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
}

void TestImportedBooks::import(const QByteArray &rows, const QString &name) const
{
    const auto store = std::move(PriceStore::open(storePath())).value();
    ImportRequest request;
    request.path =
        writeTo(*m_directory, name, "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\n" + rows);
    QVERIFY(importPrices(*findImporter(u"skypilot"_s), request, shippedCatalog(), *store).hasValue());
}

void TestImportedBooks::copySnapshot(qint64 snapshot) const
{
    const auto store = std::move(PriceStore::open(storePath())).value();
    const QList<PriceRecord> prices = store->find(PriceFilter{.snapshot = snapshot}).value();
    Snapshot copy;
    const QList<Snapshot> all = store->snapshots().value();
    for (const Snapshot &one : all)
        copy = one.id == snapshot ? one : copy;
    const Result<qint64> written = store->write([&](const PriceStore::Add &add) -> Result<Snapshot> {
        for (const PriceRecord &price : prices)
            (void)add(price);
        return copy;
    });
    QVERIFY(written.hasValue());
}

BookId TestImportedBooks::book(qint64 snapshot, PriceKind kind) const
{
    const auto store = std::move(PriceStore::open(storePath())).value();
    const QList<Snapshot> all = store->snapshots().value();
    const auto found = std::ranges::find_if(all, [snapshot](const Snapshot &one) { return one.id == snapshot; });
    return found == all.end() ? BookId() : importedBookId(ImportedName{0, found->content, found->asOf, kind});
}

void TestImportedBooks::noStoreNoBooks()
{
    Catalog catalog = shippedCatalog();
    const qsizetype before = catalog.books.size();
    QVERIFY(addImportedBooks(catalog, storePath()).isEmpty());
    QCOMPARE(catalog.books.size(), before);
    QVERIFY(!QFileInfo::exists(storePath())); // reading creates no file
}

void TestImportedBooks::aSnapshotIsABookAKind()
{
    import("p5.48xlarge,H100,8,50.0,20.0,us-east-1\n", u"aws-2026-08.csv"_s);
    Catalog catalog = shippedCatalog();
    QVERIFY(addImportedBooks(catalog, storePath()).isEmpty());
    const PriceBook *list = catalog.book(book(1));
    const PriceBook *spot = catalog.book(book(1, PriceKind::Spot));
    QVERIFY(list != nullptr && spot != nullptr);
    QCOMPARE(list->prices.constFirst().usdPerHour.value->value, 50.0);
    QCOMPARE(spot->prices.constFirst().usdPerHour.value->value, 20.0);
    QCOMPARE(catalog.book(book(1, PriceKind::CapacityBlock)), nullptr);
}

void TestImportedBooks::aBoardIsReckonedWithIt()
{
    import("p5.48xlarge,H100,8,50.0,,us-east-1\n", u"aws-2026-08.csv"_s);
    Catalog catalog = shippedCatalog();
    QVERIFY(addImportedBooks(catalog, storePath()).isEmpty());
    Board board = onDemandBoard({ChipId(u"h100-sxm"_s)});
    board.priceBook = book(1);
    const ResultTable table = evaluate(catalog, board, {MetricId(u"price_chip_hour"_s)});
    const Cell *cell = table.cell(u"h100-sxm"_s, MetricId(u"price_chip_hour"_s));
    QCOMPARE(cell->value->value, 6.25); // 50 / 8
    QVERIFY(catalog.source(cell->sources.constFirst())->title.contains(u"aws-2026-08.csv"_s));
}

void TestImportedBooks::onlyTheNewestAreOffered()
{
    for (int month = 1; month <= 9; ++month)
        import("p5.48xlarge,H100,8," + QByteArray::number(50 + month) + ",,us-east-1\n",
               u"aws-2026-0%1.csv"_s.arg(month));
    Catalog catalog = shippedCatalog();
    QVERIFY(addImportedBooks(catalog, storePath()).isEmpty());
    QCOMPARE(catalog.book(book(1)), nullptr);
    QVERIFY(catalog.book(book(2)) != nullptr);
    QVERIFY(catalog.book(book(9)) != nullptr);
    // A board keeps its pinned snapshot, however old.
    const BookId pinned = book(1);
    QVERIFY(addImportedBooks(catalog, storePath(), {pinned}).isEmpty());
    QVERIFY(catalog.book(pinned) != nullptr);
    QCOMPARE(catalog.book(pinned)->prices.constFirst().usdPerHour.value->value, 51.0);
}

void TestImportedBooks::twiceTheSameListIsOneBook()
{
    import("p5.48xlarge,H100,8,50.0,,us-east-1\n", u"aws-2026-08.csv"_s);
    import("p5.48xlarge,H100,8,51.0,,us-east-1\n", u"aws-2026-09.csv"_s);
    import("p5.48xlarge,H100,8,50.0,,us-east-1\n", u"aws-again-2026-08.csv"_s);
    QVERIFY(book(3).isEmpty()); // already imported
    copySnapshot(1);            // old stores contain duplicates
    QCOMPARE(book(1), book(3));
    Catalog catalog = shippedCatalog();
    const qsizetype before = catalog.books.size();
    QVERIFY(addImportedBooks(catalog, storePath()).isEmpty());
    QCOMPARE(catalog.books.size(), before + 2);
    for (const int number : {1, 3}) // both numbers resolve to it
        QCOMPARE(catalog.book(BookId(u"imported-%1-on-demand"_s.arg(number)))->id, book(1));
    QCOMPARE(catalog.book(BookId(u"imported-2-on-demand"_s))->id, book(2));
}

void TestImportedBooks::namesOfOldAreFound()
{
    for (int month = 1; month <= 9; ++month)
        import("p5.48xlarge,H100,8," + QByteArray::number(50 + month) + ",,us-east-1\n",
               u"aws-2026-0%1.csv"_s.arg(month));
    const BookId old(u"imported-1-on-demand"_s);
    Catalog catalog = shippedCatalog();
    QVERIFY(addImportedBooks(catalog, storePath(), {old}).isEmpty());
    QVERIFY(catalog.book(old) != nullptr);
    QCOMPARE(catalog.book(old)->id, book(1));
    QCOMPARE(catalog.book(old)->asOf, u"2026-01"_s);
}

void TestImportedBooks::aBrokenStoreIsToldAndLeftAlone()
{
    const QByteArray rubbish("SQLite format 3\0 and then nothing that fits", 44);
    QCOMPARE(writeTo(*m_directory, u"prices.db"_s, rubbish), storePath());
    Catalog catalog = shippedCatalog();
    const qsizetype before = catalog.books.size();
    const Problems problems = addImportedBooks(catalog, storePath());
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.constFirst().severity, Severity::Warning);
    QCOMPARE(catalog.books.size(), before);
    QFile file(storePath());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), rubbish);
}

CHIPBOARD_TEST(TestImportedBooks, QCoreApplication)

} // namespace tst_importedbooks

#include "tst_importedbooks.moc"
