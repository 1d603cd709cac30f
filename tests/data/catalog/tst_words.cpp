// The words of the file format read back, for every enum.
#include "data/catalog/figure.h"
#include "data/catalog/pricebook.h"
#include "data/catalog/statement.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_words {

class TestWords : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void statusesReadBack();
    void missingKindsReadBack();
    void sourceKindsReadBack();
    void priceKindsReadBack();
    void precisionsReadBack();
    void unknownWordsAreRefused();
    void aMissingFigureSaysWhy();
    void aContradictionFitsASentence();
};

void TestWords::statusesReadBack()
{
    for (const FigureStatus status :
         {FigureStatus::Published, FigureStatus::Approximate, FigureStatus::Announced, FigureStatus::Estimated,
          FigureStatus::Derived, FigureStatus::Missing, FigureStatus::Own}) {
        QCOMPARE(statusFromWord(statusWord(status)), std::optional(status));
        QVERIFY(!statusLabel(status).isEmpty());
    }
    QCOMPARE(statusWord(FigureStatus::Approximate), u"approximate"_s);
    // Sources cannot declare the status "own".
    QCOMPARE(sourcedStatusFromWord(u"derived"_s), std::optional(FigureStatus::Derived));
    QCOMPARE(sourcedStatusFromWord(u"own"_s), std::nullopt);
    QCOMPARE(sourcedStatusWord(FigureStatus::Derived), u"derived"_s);
    QVERIFY(sourcedStatusWord(FigureStatus::Own).isEmpty());
}

void TestWords::missingKindsReadBack()
{
    for (const MissingKind kind : {MissingKind::Unpublished, MissingKind::Unsupported, MissingKind::NotApplicable})
        QCOMPARE(missingFromWord(missingWord(kind)), std::optional(kind));
    QVERIFY(missingWord(MissingKind::None).isEmpty());
}

void TestWords::sourceKindsReadBack()
{
    for (const SourceKind kind : {SourceKind::Official, SourceKind::ThirdParty, SourceKind::Unchecked,
                                  SourceKind::Derived, SourceKind::Guide}) {
        QCOMPARE(sourceKindFromWord(sourceKindWord(kind)), std::optional(kind));
        QVERIFY(!sourceKindLabel(kind).isEmpty());
    }
    QCOMPARE(sourceKindFromWord(u"own"_s), std::optional(SourceKind::Own));
    QCOMPARE(fileSourceKindFromWord(u"own"_s), std::nullopt);
    QVERIFY(fileSourceKindWord(SourceKind::Own).isEmpty());
    QCOMPARE(fileSourceKindFromWord(fileSourceKindWord(SourceKind::Guide)), std::optional(SourceKind::Guide));
    QCOMPARE(sourceKindLabel(SourceKind::Unchecked), u"third-party, unchecked"_s);
}

void TestWords::priceKindsReadBack()
{
    for (const PriceKind kind :
         {PriceKind::Guide, PriceKind::OnDemand, PriceKind::Reserved1Year, PriceKind::Reserved3Years,
          PriceKind::CapacityBlock, PriceKind::Spot, PriceKind::Own}) {
        QCOMPARE(priceKindFromWord(priceKindWord(kind)), std::optional(kind));
        QVERIFY(!priceKindLabel(kind).isEmpty());
    }
}

void TestWords::precisionsReadBack()
{
    for (const Precision precision : allPrecisions) {
        QCOMPARE(precisionFromWord(precisionWord(precision)), std::optional(precision));
        QCOMPARE(precisionLabel(precision).toLower(), precisionWord(precision));
    }
    for (const Precision precision : comparablePrecisions)
        QVERIFY(std::ranges::find(allPrecisions, precision) != allPrecisions.end());
}

void TestWords::unknownWordsAreRefused()
{
    QCOMPARE(statusFromWord(u"Published"_s), std::nullopt);
    QCOMPARE(missingFromWord(u""_s), std::nullopt);
    QCOMPARE(sourceKindFromWord(u"press"_s), std::nullopt);
    QCOMPARE(priceKindFromWord(u"list"_s), std::nullopt);
    QCOMPARE(precisionFromWord(u"BF16"_s), std::nullopt);
}

void TestWords::aMissingFigureSaysWhy()
{
    const Figure figure = missingFigure(Unit::Watt, MissingKind::Unpublished, u"No TDP."_s);
    QVERIFY(figure.isMissing());
    QCOMPARE(figure.status, FigureStatus::Missing);
    QCOMPARE(figure.unit, Unit::Watt);
    QCOMPARE(figure.reason, u"No TDP."_s);
}

void TestWords::aContradictionFitsASentence()
{
    Contradiction contradiction{.topic = u"H100 price"_s,
                                .first = u"Guide: 9.80."_s,
                                .second = u"List: 55.04."_s,
                                .computation = u"55.04/9.80 = 5.616"_s,
                                .verdict = u"The list holds."_s};
    QCOMPARE(contradiction.inOneSentence(),
             u"H100 price: “Guide: 9.80” versus “List: 55.04” (55.04/9.80 = 5.616). The list holds."_s);
    QCOMPARE(contradiction.inBrief(), u"H100 price: “Guide: 9.80” versus “List: 55.04”. The list holds."_s);
    contradiction.computation = u"-"_s; // no calculation
    QCOMPARE(contradiction.inOneSentence(), contradiction.inBrief());
}

CHIPBOARD_TEST(TestWords, QCoreApplication)

} // namespace tst_words

#include "tst_words.moc"
