// Custom models in a board file: they read back unchanged, and impossible ones are refused.
#include "data/files/boardio.h"

#include "data/board/ownmodels.h"
#include "data/files/modelconfig.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boardmodels {

class TestBoardModels : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void readsBackAnyModel();
    void readsBackWhatWasImported();
    void writesNothingWhereNothingWas();
    void refusesBadModels_data();
    void refusesBadModels();
    void refusesTooMany();
    void warnsOfTheCataloguesId();
    void knowsTheWorkloadOfItsModel();

private:
    Catalog m_catalog;
};

namespace {

const QByteArray one = R"({"id": "own-m", "name": "M", "kind": "decoder", "parameters": 8e9, "active_parameters": 8e9,
    "layers": 32, "hidden": 4096, "heads": 32, "kv_heads": 8, "head_size": 128, "as_of": "undated",
    "sources": ["own-model"]})";

BoardLoad read(const QByteArray &models)
{
    return readBoard(R"({"kind": "board", "version": 1, "level": "chip", "models": [)" + models + "]}",
                     u"a.chipboard"_s);
}

} // namespace

void TestBoardModels::readsBackAnyModel()
{
    int count = 0;
    for (ModelShape model : std::as_const(m_catalog.models)) {
        if (model.kind != ModelKind::Decoder)
            continue;
        model.where.clear();
        Board board{.models = {model}};
        const BoardLoad load = readBoard(writeBoard(board), u"a.chipboard"_s);
        QVERIFY2(load.board.has_value(), qPrintable(model.name));
        QCOMPARE(load.board->models, board.models);
        ++count;
    }
    QVERIFY(count > 60);
}

void TestBoardModels::readsBackWhatWasImported()
{
    const ModelConfigLoad config = modelFromConfig(R"({"model_type": "mixtral", "num_hidden_layers": 2,
        "hidden_size": 64, "num_attention_heads": 4, "num_key_value_heads": 2, "intermediate_size": 128,
        "vocab_size": 100, "num_local_experts": 8, "num_experts_per_tok": 2, "sliding_window": 16})",
                                                   u"Tiny/config.json"_s);
    const Board board = withOwnModel(Board(), *config.model).value();
    const BoardLoad load = readBoard(writeBoard(board), u"a.chipboard"_s);
    QCOMPARE(load.board, board);
    QCOMPARE(load.board->workload.text(), u"serve-own-tiny"_s);
}

void TestBoardModels::writesNothingWhereNothingWas()
{
    QVERIFY(!writeBoard(Board()).contains("models"));
    QVERIFY(read({}).board->models.isEmpty());
}

void TestBoardModels::refusesBadModels_data()
{
    QTest::addColumn<QByteArray>("models");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("message");
    const auto replaced = [](const char *from, const char *to) { return with(one, from, to); };
    QTest::newRow("no object") << "7"_ba << u"/models/0"_s << u"must be an object, not number 7."_s;
    QTest::newRow("no id") << replaced("\"id\": \"own-m\", ", "") << u"/models/0"_s << u"\"id\" is missing."_s;
    QTest::newRow("no parameters") << replaced("\"parameters\": 8e9, ", "") << u"/models/0"_s
                                   << u"\"parameters\" is missing."_s;
    QTest::newRow("an unknown key") << replaced("\"layers\"", "\"layer\"") << u"/models/0/layer"_s
                                    << u"Unknown key \"layer\"."_s;
    QTest::newRow("a million million layers")
        << replaced("\"layers\": 32", "\"layers\": 1e12") << u"/models/0/layers"_s << u"must be a whole number."_s;
    QTest::newRow("KV heads that do not divide the heads")
        << replaced("\"kv_heads\": 8", "\"kv_heads\": 5") << u"/models/0"_s << u"5 KV heads do not divide 32 heads."_s;
    QTest::newRow("no experts") << replaced("\"layers\"", R"("experts": {"count": 0, "per_token": 1}, "layers")")
                                << u"/models/0/experts/count"_s
                                << u"must be a whole number from 1 to 1,000,000, not number 0."_s;
    QTest::newRow("a window without layers")
        << replaced("\"layers\"", R"("attention": {"window": 128}, "layers")") << u"/models/0/attention/window_layers"_s
        << u"A window is set, but no layer uses it."_s;
    QTest::newRow("no text comes out") << replaced("decoder", "encoder") << u"/models/0/kind"_s
                                       << u"M generates no text, so it cannot be served."_s;
    QTest::newRow("the same id twice") << one + ", " + one << u"/models/1/id"_s
                                       << u"The model \"own-m\" appears twice."_s;
    QTest::newRow("a name without end") << replaced("\"M\"", ('"' + QByteArray(81, 'n') + '"').constData())
                                        << u"/models/0/name"_s << u"has 81 characters; the maximum is 80."_s;
}

void TestBoardModels::refusesBadModels()
{
    QFETCH(QByteArray, models);
    QFETCH(QString, pointer);
    QFETCH(QString, message);
    const BoardLoad load = read(models);
    QVERIFY(!load.board.has_value());
    QCOMPARE(load.problems.constFirst().where.pointer, pointer);
    QCOMPARE(load.problems.constFirst().message, message);
    QVERIFY(load.problems.constFirst().where.line > 0);
}

void TestBoardModels::refusesTooMany()
{
    QByteArrayList models;
    for (qsizetype i = 0; i <= mostOwnModels; ++i)
        models << with(one, "own-m", ("own-" + QByteArray::number(i)).constData());
    const BoardLoad load = read(models.join(", "));
    QVERIFY(!load.board.has_value());
    QCOMPARE(load.problems.size(), 1);
    QCOMPARE(load.problems.constFirst().message, u"A board holds at most 20 custom models."_s);
    models.removeLast();
    QCOMPARE(read(models.join(", ")).board->models.size(), mostOwnModels);
}

void TestBoardModels::warnsOfTheCataloguesId()
{
    ModelShape model = *m_catalog.model(ModelId(u"llama-3.1-8b"_s));
    Board board{.models = {model}};
    QVERIFY(checkBoard(board, m_catalog, u"a"_s).isEmpty()); // exactly the same dimensions
    board.models[0].layers = 16;
    const Problems problems = checkBoard(board, m_catalog, u"a"_s);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.constFirst().severity, Severity::Warning);
    QCOMPARE(problems.constFirst().where.pointer, u"/models/0/id"_s);
    QCOMPARE(problems.constFirst().message,
             u"The board's model \"llama-3.1-8b\" has other dimensions than the catalogue's; the board's are used."_s);
}

void TestBoardModels::knowsTheWorkloadOfItsModel()
{
    Board board = *read(one).board;
    board.workload = WorkloadId(u"serve-own-m"_s);
    QVERIFY(checkBoard(board, m_catalog, u"a"_s).isEmpty());
    board.models.clear();
    QCOMPARE(checkBoard(board, m_catalog, u"a"_s).constFirst().code, ProblemCode::UnknownId);
}

CHIPBOARD_TEST(TestBoardModels, QCoreApplication)

} // namespace tst_boardmodels

#include "tst_boardmodels.moc"
