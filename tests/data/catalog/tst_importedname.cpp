// Names of imported lists: written, read back, and rejected where they are not such names.
#include "data/catalog/pricebook.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_importedname {

class TestImportedName : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void writtenAndReadAgain();
    void otherIdsAreNoNames_data();
    void otherIdsAreNoNames();
};

void TestImportedName::writtenAndReadAgain()
{
    const ImportedName name{0, u"3f9a1c0b2d4e5f60"_s, u"2026-07-20"_s, PriceKind::CapacityBlock};
    QCOMPARE(importedBookId(name).text(), u"imported-3f9a1c0b2d4e5f60-2026-07-20-capacity-block"_s);
    const ImportedName old{7, {}, {}, PriceKind::OnDemand};
    QCOMPARE(importedBookId(old).text(), u"imported-7-on-demand"_s);
    const ImportedName undated{0, u"0123456789012345"_s, {}, PriceKind::Spot};
    QCOMPARE(importedBookId(undated).text(), u"imported-0123456789012345-undated-spot"_s);
    for (const QString &date : {u"2026"_s, u"2026-07"_s, u"2026-07-20"_s, u"undated"_s}) {
        for (const PriceKind kind : {PriceKind::OnDemand, PriceKind::Reserved1Year, PriceKind::Reserved3Years,
                                     PriceKind::CapacityBlock, PriceKind::Spot}) {
            const ImportedName one{0, u"abcdefabcdefabcd"_s, date, kind};
            QCOMPARE(importedNameIn(importedBookId(one)), std::optional(one));
        }
    }
    QCOMPARE(importedNameIn(importedBookId(old)), std::optional(old));
}

void TestImportedName::otherIdsAreNoNames_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"", "on-demand", "imported-", "imported-x-on-demand", "imported-7-", "imported-7-rent",
                           "imported-3f9a1c0b2d4e5f6-2026-07-20-spot", "imported-3f9a1c0b2d4e5f60-yesterday-spot",
                           "imported-9999999999999999999999-spot", "imported-7-on-demand-too"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void TestImportedName::otherIdsAreNoNames()
{
    QFETCH(const QString, id);
    QVERIFY(!importedNameIn(BookId(id)));
}

CHIPBOARD_TEST(TestImportedName, chipboard::testing::NoApplication)

} // namespace tst_importedname

#include "tst_importedname.moc"
