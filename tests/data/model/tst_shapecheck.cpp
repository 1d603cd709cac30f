// Limits of model dimensions and workloads, with messages; default dimensions; the source of constants.
#include "data/model/setup.h"

#include "data/files/catalogreader.h"
#include "data/model/calibration.h"
#include "tests/support/estimatefixture.h"
#include "tests/support/testmain.h"

#include <functional>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

using Alter = std::function<void(ModelShape &, Workload &)>;

namespace tst_shapecheck {

class TestShapeCheck : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_calibration = loadCatalog({}).catalog.calibration; }
    void refusesInWords_data();
    void refusesInWords();
    void acceptsWhatIsSound();
    void completesDepthAndWidth();
    void keepsTheLayersOfImageModels();
    void namesWhoLendsServingConstants_data();
    void namesWhoLendsServingConstants();
    void namesWhoLendsBatchConstants();

private:
    Calibration m_calibration;
};

void TestShapeCheck::refusesInWords_data()
{
    QTest::addColumn<Alter>("change");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const Alter &change, const char *words) {
        QTest::newRow(name) << change << QString::fromLatin1(words);
    };
    row(
        "no parameters", [](ModelShape &m, Workload &) { m.parameters = 0; }, "positive number of parameters");
    row(
        "more active than all", [](ModelShape &m, Workload &) { m.activeParameters *= 2; }, "at most all parameters");
    row(
        "no layers", [](ModelShape &m, Workload &) { m.layers = 0; }, "Layers and hidden size must be at least 1.");
    row(
        "a negative width", [](ModelShape &m, Workload &) { m.hidden = -1; }, "Layers and hidden size");
    row(
        "a negative feed-forward", [](ModelShape &m, Workload &) { m.ffn = -1; }, "cannot be negative");
    row(
        "an absurd vocabulary", [](ModelShape &m, Workload &) { m.vocabulary = 2000000000; },
        "A dimension of a model can be at most 10,000,000.");
    row(
        "no heads", [](ModelShape &m, Workload &) { m.heads = 0; }, "heads must be at least 1");
    row(
        "KV heads", [](ModelShape &m, Workload &) { m.kvHeads = 5; }, "5 KV heads do not divide 32 heads.");
    row(
        "experts", [](ModelShape &m, Workload &) { m.experts = ExpertShape{8, 9, 1, 0, 0, 0}; },
        "between 1 and 8 experts");
    row(
        "layers without experts", [](ModelShape &m, Workload &) { m.experts = ExpertShape{8, 2, 1, 0, 40, 0}; },
        "32 layers cannot have 40 without experts.");
    row(
        "the context", [](ModelShape &, Workload &w) { w.input = 131072; }, "exceed the context of Llama 3.1 8B");
    row(
        "lengths that overflow", [](ModelShape &, Workload &w) { w.input = w.output = 2147483647; },
        "4,294,967,294 tokens");
    row(
        "no answer", [](ModelShape &, Workload &w) { w.output = 0; }, "at least 1 token");
    row(
        "a negative batch", [](ModelShape &, Workload &w) { w.batch = -1; }, "batch cannot be negative");
    row(
        "weights of 100 bytes", [](ModelShape &, Workload &w) { w.weightBytes = 100; }, "0 to 16 bytes");
    row(
        "a model that only reads", [](ModelShape &m, Workload &) { m.kind = ModelKind::Encoder; },
        "does not generate text");
    row(
        "training of nothing", [](ModelShape &, Workload &w) { w.task = Task::Pretrain; }, "positive number of tokens");
    row(
        "a batch of 0", [](ModelShape &, Workload &w) { w.task = Task::Batch; }, "batch must be at least 1");
}

void TestShapeCheck::refusesInWords()
{
    QFETCH(const Alter, change);
    QFETCH(const QString, words);
    ModelShape model = llama8b();
    Workload work{.input = 100, .output = 100};
    change(model, work);
    const auto checked = checkWorkload(work, model);
    QVERIFY(!checked);
    QVERIFY2(checked.problem().message.contains(words), qPrintable(checked.problem().message));
    QVERIFY(!checked.problem().remedy.isEmpty());
}

void TestShapeCheck::acceptsWhatIsSound()
{
    Workload work{.input = 100, .output = 100};
    QVERIFY(checkWorkload(work, llama8b()).hasValue());
    work.task = Task::Pretrain;
    work.tokens = 1e12;
    work.sequence = 8192;
    QVERIFY(checkWorkload(work, llama8b()).hasValue());
}

// GPT-3 (Brown et al. 2020, arXiv 2005.14165, table 2.1): 96 layers of 12,288 with 174.6 billion parameters.
void TestShapeCheck::completesDepthAndWidth()
{
    ModelShape model{.parameters = 174.6e9};
    const ModelShape both = completedShape(model);
    QCOMPARE(both.hidden, 12303); // (174.6e9 x 128 / 12)^(1/3)
    QCOMPARE(both.layers, 96);
    model.layers = 96;
    QCOMPARE(completedShape(model).hidden, 12311); // (174.6e9 / 12 / 96)^(1/2)
    model.layers = 0;
    model.hidden = 12288;
    QCOMPARE(completedShape(model).layers, 96);
    QCOMPARE(completedShape(llama8b()), llama8b());
}

void TestShapeCheck::keepsTheLayersOfImageModels()
{
    ModelShape resnet{.kind = ModelKind::Vision};
    resnet.parameters = resnet.activeParameters = 25.56e6;
    resnet.layers = 50;
    QCOMPARE(completedShape(resnet).layers, 50);
    QCOMPARE(completedShape(resnet).hidden, 0);
}

void TestShapeCheck::namesWhoLendsServingConstants_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("software");
    QTest::addColumn<QString>("stack");
    QTest::addColumn<bool>("borrowed");
    QTest::newRow("its own") << u"h100-sxm"_s << QString() << u"tensorrt-llm"_s << false;
    QTest::newRow("its own, named") << u"H200"_s << u"TensorRT-LLM 1.0"_s << u"tensorrt-llm"_s << false;
    QTest::newRow("a generation on") << u"trainium4"_s << QString() << u"nxd-inference"_s << false;
    QTest::newRow("a part of a family") << u"inferentia2"_s << QString() << u"transformers-neuronx"_s << false;
    QTest::newRow("a chip of nobody's") << u"groq-lpu"_s << QString() << u"any"_s << true;
    QTest::newRow("other software") << u"h100-sxm"_s << u"llama.cpp b3"_s << u"llama.cpp"_s << false;
}

void TestShapeCheck::namesWhoLendsServingConstants()
{
    QFETCH(const QString, chip);
    QFETCH(const QString, software);
    QFETCH(const QString, stack);
    QFETCH(const bool, borrowed);
    const FamilyTraits family = traitsOf(m_calibration, chip);
    const ServingChoice choice = servingConstants(m_calibration, {family, software, {}, false, {}, 0.0});
    QVERIFY(choice.found);
    QCOMPARE(choice.stack, stack);
    QCOMPARE(choice.borrowed, borrowed);
}

void TestShapeCheck::namesWhoLendsBatchConstants()
{
    const auto from = [this](const char *chip, const char *kind) {
        return batchConstants(m_calibration, traitsOf(m_calibration, QString::fromLatin1(chip)),
                              QString::fromLatin1(kind))
            .from;
    };
    QCOMPARE(from("inferentia2", "encoder"), QString());
    QCOMPARE(from("gaudi3", "diffusion"), u"NVIDIA Hopper"_s);
    QCOMPARE(from("inferentia2", "vision"), QString());
    QCOMPARE(from("h100-sxm", "encoder"), u"AWS Trainium"_s);
    QCOMPARE(from("trainium2", "encoder"), u"AWS Trainium"_s);
    QCOMPARE(from("h200-sxm", "vision"), QString());
    QCOMPARE(from("mi300x", "diffusion"), u"NVIDIA Hopper"_s);
    QVERIFY(batchConstants(m_calibration, traitsOf(m_calibration, u"h100"_s), u"poems"_s).constants == nullptr);
}

CHIPBOARD_TEST(TestShapeCheck, QCoreApplication)

} // namespace tst_shapecheck

#include "tst_shapecheck.moc"
