// Custom models in a board: their ids, and changes to the board that serves one.
#include "data/board/ownmodels.h"

#include "data/catalog/catalog.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_ownmodels {

class TestOwnModels : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void makesIds_data();
    void makesIds();
    void servesTheModel();
    void takesTheSameModelOnce();
    void numbersOtherDimensions();
    void refusesModelsThatAreNotServed();
    void refusesMoreThanABoardHolds();
    void knowsItsTwinInTheCatalogue();
};

static ModelShape modelNamed(const QString &name, int layers = 32)
{
    return ModelShape{.id = ownModelId(name), .name = name, .layers = layers};
}

void TestOwnModels::makesIds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("a name") << u"Llama 3.1 (8B)"_s << u"own-llama-3.1-8b"_s;
    QTest::newRow("no Latin letters") << u"通义"_s << u"own-model"_s;
    QTest::newRow("long") << QString(100, u'a') << u"own-"_s + QString(60, u'a');
}

void TestOwnModels::makesIds()
{
    QFETCH(QString, name);
    QTEST(ownModelId(name).text(), "id");
}

void TestOwnModels::servesTheModel()
{
    Board board = testing::onDemandBoard();
    board.assumptions.layers = 12.0;
    board.assumptions.discount = 20.0;
    const Board after = withOwnModel(board, modelNamed(u"M"_s)).value();
    QCOMPARE(after.workload.text(), u"serve-own-m"_s);
    QCOMPARE(after.models.size(), 1);
    QVERIFY(!after.assumptions.layers.has_value());
    QCOMPARE(after.assumptions.discount, 20.0);
}

void TestOwnModels::takesTheSameModelOnce()
{
    const Board once = withOwnModel(Board(), modelNamed(u"M"_s)).value();
    QCOMPARE(withOwnModel(once, modelNamed(u"M"_s)).value(), once);
}

void TestOwnModels::numbersOtherDimensions()
{
    const Board once = withOwnModel(Board(), modelNamed(u"M"_s)).value();
    const Board twice = withOwnModel(once, modelNamed(u"M"_s, 16)).value();
    QCOMPARE(twice.models.size(), 2);
    QCOMPARE(twice.models.constLast().id.text(), u"own-m-2"_s);
    QCOMPARE(twice.workload.text(), u"serve-own-m-2"_s);
}

void TestOwnModels::refusesModelsThatAreNotServed()
{
    ModelShape model = modelNamed(u"M"_s);
    model.kind = ModelKind::Encoder;
    QCOMPARE(withOwnModel(Board(), model).problem().message, u"M generates no text, so it cannot be served."_s);
}

void TestOwnModels::refusesMoreThanABoardHolds()
{
    Board board;
    for (int i = 0; i < mostOwnModels; ++i)
        board = withOwnModel(board, modelNamed(u"M%1"_s.arg(i))).value();
    QCOMPARE(withOwnModel(board, modelNamed(u"one more"_s)).problem().message,
             u"A board holds at most 20 custom models."_s);
    QVERIFY(withOwnModel(board, modelNamed(u"M3"_s)).hasValue());
}

void TestOwnModels::knowsItsTwinInTheCatalogue()
{
    Catalog catalog;
    ModelShape published = modelNamed(u"M"_s);
    published.id = ModelId(u"m"_s);
    published.parameters = 671e9; // rounded
    catalog.models = {published};
    ModelShape own = modelNamed(u"Mine"_s);
    own.parameters = 671.03e9;
    own.context = 4096;
    QCOMPARE(publishedTwin(catalog, own)->id.text(), u"m"_s);
    QVERIFY(twinNote(catalog, own).contains(u"\"m\""_s));
    own.parameters = 700e9;
    QCOMPARE(publishedTwin(catalog, own), nullptr);
    QVERIFY(twinNote(catalog, own).isEmpty());
    QCOMPARE(publishedTwin(catalog, modelNamed(u"Mine"_s, 16)), nullptr);
}

CHIPBOARD_TEST(TestOwnModels, QCoreApplication)

} // namespace tst_ownmodels

#include "tst_ownmodels.moc"
