// --model FILE: a model's config.json works like a catalogue model and is embedded in exported files.
#include "data/files/boardio.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using chipboard::test::Outcome;
using chipboard::test::runCli;

namespace tst_modelfile {

class TestModelFile : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void init();
    void servesAsTheCataloguesTwin();
    void tellsWhatItDerived();
    void travelsInAnExportedFile();
    void goesIntoABoardOfItsOwn();
    void anIdIsNoFile();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }
    [[nodiscard]] QString written(const QString &name, const QByteArray &text) const;

    std::unique_ptr<QTemporaryDir> m_directory;
};

namespace {

// https://huggingface.co/meta-llama/Llama-3.1-8B/blob/main/config.json
const QByteArray llama = R"({"architectures": ["LlamaForCausalLM"], "hidden_size": 4096, "intermediate_size": 14336,
    "max_position_embeddings": 131072, "model_type": "llama", "num_attention_heads": 32, "num_hidden_layers": 32,
    "num_key_value_heads": 8, "tie_word_embeddings": false, "torch_dtype": "bfloat16", "vocab_size": 128256})";

} // namespace

void TestModelFile::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
    qputenv("XDG_DATA_HOME", path(u"share"_s).toUtf8());
}

QString TestModelFile::written(const QString &name, const QByteArray &text) const
{
    QFile file(path(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

void TestModelFile::servesAsTheCataloguesTwin()
{
    const QString file = written(u"mine.json"_s, llama);
    const QStringList rest{u"--on"_s, u"h100-sxm"_s, u"--format"_s, u"json"_s, u"--set"_s, u"output=512"_s};
    const Outcome own = runCli(QStringList{u"estimate"_s, u"--model"_s, file} + rest);
    const Outcome twin = runCli(QStringList{u"estimate"_s, u"--model"_s, u"llama-3.1-8b"_s} + rest);
    QCOMPARE(own.status, int(Fine));
    QVERIFY(!twin.json()[u"results"_s].toArray().isEmpty());
    // Memory follows from the dimensions; speeds differ because the catalogue model also uses its measurements.
    for (const int place : {0, 1, 2})
        QCOMPARE(own.json()[u"results"_s][place], twin.json()[u"results"_s][place]);
    const QString note = u"The catalogue has a model of these dimensions, \"llama-3.1-8b\""_s;
    QVERIFY2(own.err.contains(note), qPrintable(own.err));
}

void TestModelFile::tellsWhatItDerived()
{
    const QString file = written(u"mine.json"_s, llama);
    const Outcome own = runCli({u"estimate"_s, u"--model"_s, file, u"--on"_s, u"h100-sxm"_s});
    QVERIFY2(own.err.contains(u"The head size 128 is the hidden size divided by the heads."_s), qPrintable(own.err));
    QVERIFY2(own.err.contains(u"8.03 billion parameters"_s), qPrintable(own.err));
}

// Drops the columns after the unit: reasons, sources and notes name the model.
static QList<QByteArray> figuresIn(const QByteArray &csv)
{
    constexpr qsizetype columns = 8;
    return mapped(csv.split('\n'), [&](const QByteArray &line) { return line.split(',').mid(0, columns).join(','); });
}

void TestModelFile::travelsInAnExportedFile()
{
    const QString file = written(u"mine.json"_s, llama);
    const QString chart = path(u"chart.svg"_s);
    const Outcome exported =
        runCli({u"export"_s, u"--model"_s, file, u"--chips"_s, u"h100-sxm,trainium2"_s, u"--to"_s, chart});
    QVERIFY2(exported.status == int(Fine), qPrintable(exported.err));
    QVERIFY(QFile::remove(file)); // no longer needed
    const BoardLoad load = readBoardFile(chart);
    QCOMPARE(load.board->workload.text(), u"serve-own-mine"_s);
    QCOMPARE(load.board->models.constFirst().layers, 32);
    const QStringList metrics{u"--metrics"_s, u"memory_needed,requests_at_once"_s, u"--format"_s, u"csv"_s};
    const Outcome own = runCli(QStringList{u"table"_s, chart} + metrics);
    const Outcome twin =
        runCli(QStringList{u"table"_s, chart, u"--model"_s, u"llama-3.1-8b"_s, u"--set"_s, u"output=1024"_s} + metrics);
    QVERIFY2(own.status == int(Fine), qPrintable(own.err));
    QCOMPARE(figuresIn(own.out), figuresIn(twin.out));
}

void TestModelFile::goesIntoABoardOfItsOwn()
{
    const QString file = written(u"mine.json"_s, llama);
    const QString chart = path(u"chart.svg"_s);
    QCOMPARE(runCli({u"export"_s, u"--model"_s, file, u"--to"_s, chart}).status, int(Fine));
    // A model of the same name with other dimensions is added, not replaced.
    const QString other = written(u"mine.json"_s, QByteArray(llama).replace("14336", "8192"));
    const QString again = path(u"again.svg"_s);
    QCOMPARE(runCli({u"export"_s, chart, u"--model"_s, other, u"--to"_s, again}).status, int(Fine));
    const Board board = *readBoardFile(again).board;
    QCOMPARE(board.models.size(), 2);
    QCOMPARE(board.workload.text(), u"serve-own-mine-2"_s);
}

void TestModelFile::anIdIsNoFile()
{
    const Outcome outcome = runCli({u"estimate"_s, u"--model"_s, u"llama-3.1-8x"_s, u"--on"_s, u"h100-sxm"_s});
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY2(outcome.err.contains(u"There is no model \"llama-3.1-8x\"."_s), qPrintable(outcome.err));
}

void TestModelFile::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("no such file") << QByteArray() << u"mine.json"_s;
    QTest::newRow("an unknown architecture") << QByteArray(llama).replace("\"llama\"", "\"hyena\"")
                                             << u"mine.json:2:54: /model_type: Unknown architecture \"hyena\"."_s;
    QTest::newRow("a million million layers")
        << QByteArray(llama).replace("\"num_hidden_layers\": 32", "\"num_hidden_layers\": 1e12")
        << u"/num_hidden_layers: must be a whole number from 1 to 1,000, not number 1e+12. "
           "Correct \"num_hidden_layers\"; the model's page has the published file."_s;
    QTest::newRow("a missing field") << QByteArray(llama).replace("\"vocab_size\": 128256", "\"a\": 1")
                                     << u"\"vocab_size\" is missing. Add it;"_s;
}

void TestModelFile::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const QString file = text.isEmpty() ? path(u"mine.json"_s) : written(u"mine.json"_s, text);
    const QStringList commands[] = {{u"estimate"_s, u"--on"_s, u"h100-sxm"_s}, {u"table"_s}};
    for (const QStringList &command : commands) {
        const Outcome outcome = runCli(command + QStringList{u"--model"_s, file});
        QVERIFY(outcome.status != int(Fine));
        QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
        QVERIFY(outcome.out.isEmpty());
    }
}

CHIPBOARD_TEST(TestModelFile, QApplication)

} // namespace tst_modelfile

#include "tst_modelfile.moc"
