// A snapshot as a price book: its prices, their ranges and lines, and its use by a board.
#include "data/import/importedbook.h"

#include "data/compare/evaluate.h"
#include "data/core/find.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_importedbook {

static PriceRecord aPrice(const QString &instance, const QString &region, double usd)
{
    return PriceRecord{.provider = u"AWS"_s,
                       .region = region,
                       .instance = InstanceId(instance),
                       .usdPerHour = usd,
                       .asOf = u"2024-06"_s,
                       .line = 9};
}

/// Each record in a separate group.
static QList<PriceGroup> groupsOf(const QList<PriceRecord> &records)
{
    return mapped(records, [](const PriceRecord &record) { return PriceGroup{record, {record.usdPerHour}}; });
}

const SnapshotLabel label{7, u"/x/aws.csv"_s, u"2024-06"_s, u"AWS"_s, u"0123456789abcdef"_s};

class TestImportedBook : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void instancesOfTheCatalogue();
    void zonesMakeARange();
    void otherOffersOfAChip();
    void whatHasNoPlaceIsLeftOut();
    void boardsReckonWithIt();
    void filesOfOneNameAreToldApart();
    void absentListsSayWhy();
    void anImportTakesTheAbsentOnesPlace();
};

void TestImportedBook::instancesOfTheCatalogue()
{
    PriceRecord spot = aPrice(u"trn1.32xlarge"_s, u"us-east-1"_s, 3.0);
    spot.kind = PriceKind::Spot;
    const ImportedBook imported = importedBook(shippedCatalog(), label,
                                               groupsOf({aPrice(u"trn1.32xlarge"_s, u"us-east-1"_s, 21.5),
                                                         aPrice(u"inf2.xlarge"_s, u"us-east-1"_s, 0.7582), spot}),
                                               PriceKind::OnDemand);
    const PriceBook &book = imported.book;
    QCOMPARE(book.id.text(), u"imported-0123456789abcdef-2024-06-on-demand"_s);
    QCOMPARE(book.formerIds, QList<BookId>{BookId(u"imported-7-on-demand"_s)});
    QCOMPARE(book.name, u"Imported: aws.csv, on-demand list price"_s); // the date is always shown next to it
    QCOMPARE(book.asOf, u"2024-06"_s);
    QCOMPARE(book.prices.size(), 2);
    QCOMPARE(book.providers, QStringList{u"AWS"_s});
    const Figure price = book.prices.at(1).usdPerHour;
    QCOMPARE(book.prices.at(1).instance.text(), u"trn1.32xlarge"_s);
    QCOMPARE(price.value.value(), Interval::exactly(21.5));
    QCOMPARE(price.status, FigureStatus::Published);
    QCOMPARE(price.sources, QList<SourceId>{imported.source.id});
    QCOMPARE(price.note, u"Imported from aws.csv, line 9."_s);
    QVERIFY(imported.source.title.contains(u"aws.csv"_s));
}

void TestImportedBook::zonesMakeARange()
{
    QList<PriceRecord> prices;
    for (const double usd : {5.0, 3.0, 4.0}) {
        prices << aPrice(u"trn1.32xlarge"_s, u"us-east-1"_s, usd);
        prices.last().zone = QString::number(usd);
    }
    const Figure price =
        importedBook(shippedCatalog(), label, groupsOf(prices), PriceKind::OnDemand).book.prices.at(0).usdPerHour;
    QCOMPARE(price.value.value(), (Interval{3.0, 4.0, 5.0}));
    QVERIFY(!price.rangeNote.isEmpty());
}

void TestImportedBook::otherOffersOfAChip()
{
    PriceRecord record = aPrice(u"8x_H100-SXM_SECURE"_s, u"CA"_s, 37.52);
    record.provider = u"RunPod"_s;
    record.chip = ChipId(u"h100-sxm"_s);
    record.chips = 8.0;
    const ImportedBook imported = importedBook(shippedCatalog(), label, groupsOf({record}), PriceKind::OnDemand);
    QCOMPARE(imported.book.prices.at(0).chip.text(), u"h100-sxm"_s);
    QVERIFY(imported.book.prices.at(0).instance.isEmpty());
    QCOMPARE(imported.book.prices.at(0).usdPerHour.value->value, 4.69); // 37.52 / 8
}

void TestImportedBook::whatHasNoPlaceIsLeftOut()
{
    PriceRecord alone{.provider = u"GCP"_s,
                      .region = u"r"_s,
                      .chip = ChipId(u"t4"_s),
                      .chips = 1.0,
                      .scope = PriceScope::Accelerator,
                      .usdPerHour = 0.35};
    PriceRecord uncounted = aPrice(u"new.big"_s, u"r"_s, 3.0);
    uncounted.chip = ChipId(u"t4"_s);
    const ImportedBook imported =
        importedBook(shippedCatalog(), label, groupsOf({alone, aPrice(u"p2.xlarge"_s, u"r"_s, 0.9), uncounted}),
                     PriceKind::OnDemand);
    QVERIFY(imported.book.prices.isEmpty());
}

// 24 USD an hour for 16 chips is 1.50 a chip-hour.
void TestImportedBook::boardsReckonWithIt()
{
    const ImportedBook imported = importedBook(
        shippedCatalog(), label, groupsOf({aPrice(u"trn1.32xlarge"_s, u"us-east-1"_s, 24.0)}), PriceKind::OnDemand);
    Catalog catalog = withImportedBook(shippedCatalog(), imported);
    catalog = withImportedBook(catalog, imported); // again: replaced, not duplicated
    QCOMPARE(catalog.books.size(), shippedCatalog().books.size() + 1);
    QCOMPARE(catalog.book(imported.book.id)->prices.at(0).rents.text(), u"trainium"_s);
    QVERIFY(catalog.source(imported.source.id) != nullptr);
    Board board{.chips = {ChipId(u"trainium"_s)}, .priceBook = imported.book.id};
    const ResultTable table = evaluate(catalog, board, {MetricId(u"price_chip_hour"_s)});
    QCOMPARE(table.rows.at(0).cells.at(0).value->value, 1.5);
}

void TestImportedBook::filesOfOneNameAreToldApart()
{
    SnapshotLabel vms = label;
    vms.file = u"/x/gcp/vms.csv"_s;
    vms.provider = u"GCP"_s;
    QCOMPARE(importedBook(shippedCatalog(), vms, {}, PriceKind::Spot).book.name,
             u"Imported: GCP vms.csv, spot price"_s);
    vms.provider.clear(); // several providers
    QCOMPARE(importedBook(shippedCatalog(), vms, {}, PriceKind::Spot).book.name, u"Imported: vms.csv, spot price"_s);
}

void TestImportedBook::absentListsSayWhy()
{
    const BookId list(u"imported-3f9a1c0b2d4e5f60-2024-06-on-demand"_s);
    const BookId old(u"imported-9-spot"_s);
    const BookId strange(u"on-demnd"_s);
    const Catalog catalog = withAbsentBooks(shippedCatalog(), {list, BookId(u"on-demand"_s), old, strange, list});
    QCOMPARE(catalog.books.size(), shippedCatalog().books.size() + 3);
    QVERIFY(!catalog.book(BookId(u"on-demand"_s))->isAbsent());
    QCOMPARE(catalog.book(list)->absence,
             u"The imported price list dated Jun 2024 (on-demand list price, content "
             "3f9a1c0b2d4e5f60) is not in the price store of this computer. Import its file "
             "again, or choose other prices."_s);
    QCOMPARE(catalog.book(list)->asOf, u"2024-06"_s);
    QVERIFY(catalog.book(old)->absence.startsWith(u"The imported price list no. 9 (spot price) is not in"_s));
    QCOMPARE(catalog.book(strange)->absence, u"There is no price list \"on-demnd\": choose other prices."_s);

    // Same date, other rows: the message names it, but it is not used.
    const Catalog other = withImportedBook(shippedCatalog(),
                                           importedBook(shippedCatalog(), label,
                                                        groupsOf({aPrice(u"trn1.32xlarge"_s, u"us-east-1"_s, 24.0)}),
                                                        PriceKind::OnDemand));
    const QString told = withAbsentBooks(other, {list}).book(list)->absence;
    QVERIFY2(told.contains(u"\"Imported: aws.csv, on-demand list price\" of that date has other rows"_s),
             qPrintable(told));

    Board board{.chips = {ChipId(u"trainium"_s)}, .priceBook = list};
    const Cell cell = evaluate(catalog, board, {MetricId(u"price_chip_hour"_s)}).rows.at(0).cells.at(0);
    QVERIFY(cell.isMissing());
    QCOMPARE(cell.reason, catalog.book(list)->absence);
    QVERIFY(cell.missingKind != MissingKind::Unpublished);
    QCOMPARE(cell.gap, u"no price list"_s); // as on charts
}

void TestImportedBook::anImportTakesTheAbsentOnesPlace()
{
    const ImportedBook imported = importedBook(
        shippedCatalog(), label, groupsOf({aPrice(u"trn1.32xlarge"_s, u"us-east-1"_s, 24.0)}), PriceKind::OnDemand);
    const QList<BookId> names{imported.book.id, imported.book.formerIds.constFirst()};
    const Catalog catalog = withImportedBook(withAbsentBooks(shippedCatalog(), names), imported);
    QCOMPARE(catalog.books.size(), shippedCatalog().books.size() + 1);
    for (const BookId &name : names)
        QCOMPARE(catalog.book(name)->id, imported.book.id);
    const Catalog without = withoutImportedBooks(catalog);
    QCOMPARE(without.books, shippedCatalog().books);
    QCOMPARE(without.sources, shippedCatalog().sources);
}

CHIPBOARD_TEST(TestImportedBook, chipboard::testing::NoApplication)

} // namespace tst_importedbook

#include "tst_importedbook.moc"
