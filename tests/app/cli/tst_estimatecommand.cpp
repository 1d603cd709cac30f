// The commands estimate and model-check as seen at a terminal.
#include "data/core/format.h"
#include "data/files/catalogreader.h"
#include "data/files/evidencereader.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/diskfiles.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;
using chipboard::test::Outcome;
using chipboard::test::runCli;

namespace tst_estimatecommand {

namespace {

QStringList words(const QString &line) { return line.split(u' ', Qt::SkipEmptyParts); }

Outcome estimated(const QString &options) { return runCli(words(u"estimate "_s + options)); }

QJsonObject resultOf(const Outcome &outcome, const QString &metric)
{
    for (const QJsonValue &result : outcome.json()[u"results"_s].toArray()) {
        if (result[u"metric"_s].toString() == metric)
            return result.toObject();
    }
    return {};
}

QString sharedFacts() { return QStringLiteral(CHIPBOARD_SOURCE_DIR "/../shared/facts/workloads.json"); }

const QByteArray ownSource = R"({"kind": "sources", "version": 1, "sources": [{"id": "mine", "title": "Notes",
    "url": "https://example.org/", "as_of": "2026-01-01", "kind": "third-party"}]})";
const QByteArray ownModel = R"({"kind": "models", "version": 1, "models": [{"id": "mine", "name": "Mine",
    "kind": "decoder", "parameters": 8e9, "active_parameters": 8e9, "layers": 32, "hidden": 4096, "context": 8192, )";
const QByteArray ownEnd = R"(, "as_of": "2026", "sources": ["mine"]}]})";
const QByteArray ownWorkload = R"({"kind": "workloads", "version": 1, "workloads": [{"id": "mine", "name": "Mine",
    "group": "Mine", "task": "serve", "model": "mine", "precision": "bf16", )";

} // namespace

class TestEstimateCommand : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void init();
    void meetsThePublishedRun();
    void tellsHowManyMeasurementsARangeIsOf();
    void sweepsSeveralInOneRun();
    void sweepsTheExchangeRate();
    void refusesWhatASweepLeavesOpen();
    void answersOnInstances_data();
    void answersOnInstances();
    void givesNullWithAReason();
    void tellsPriceBookAndDate();
    void takesTheListOfTheWindow();
    void takesAnotherPriceBook();
    void textHidesWhatDoesNotApply();
    void csvHasARowAResult();
    void refusesWhatCannotBeAsked_data();
    void refusesWhatCannotBeAsked();
    void servesAModelByItsName();
    void listsModelsByFamily();
    void saysWhatDoesNotFit();
    void refusesBrokenDimensions_data();
    void refusesBrokenDimensions();
    void modelCheckHasItsShape();
    void modelCheckListsReasons();
    void modelCheckTakesTheSharedFile();
    void modelCheckRefusesBrokenFiles_data();
    void modelCheckRefusesBrokenFiles();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestEstimateCommand::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
    qputenv("XDG_DATA_HOME", path(u"share"_s).toUtf8());
}

// Grattafiori et al. 2024 (arXiv 2407.21783): 30.84 million H100-hours for Llama 3.1 405B.
void TestEstimateCommand::meetsThePublishedRun()
{
    const Outcome outcome =
        estimated(u"--workload pretrain-llama-3.1-405b --on h100-sxm --count 16384 --format json"_s);
    QCOMPARE(outcome.status, int(Fine));
    const QJsonObject hours = resultOf(outcome, u"chip_hours"_s);
    QVERIFY(std::abs(hours[u"value"_s].toDouble() / 30.84e6 - 1.0) < 0.2);
    QVERIFY(hours[u"low"_s].toDouble() < hours[u"value"_s].toDouble());
    QVERIFY(hours[u"high"_s].toDouble() > hours[u"value"_s].toDouble());
    QVERIFY(!hours[u"formula"_s].toString().isEmpty());
    QVERIFY(hours[u"inputs"_s].toArray().contains(
        QJsonObject{{u"name"_s, u"sequence"_s}, {u"value"_s, 8192}, {u"unit"_s, u"tokens"_s}}));
    QCOMPARE(outcome.json()[u"bound"_s].toString(), u"compute"_s);
}

// One cost at two exchange rates: 2 EUR per USD gives twice the cost of 1.
void TestEstimateCommand::sweepsTheExchangeRate()
{
    const Outcome outcome =
        estimated(u"--workload serve-llama-3.1-70b --on h100-sxm --count 8 --currency EUR --format json "
                  u"--sweep exchange_rate=1,2"_s);
    const QJsonArray estimates = outcome.json()[u"estimates"_s].toArray();
    QCOMPARE(estimates.size(), 2);
    const auto rate = [&estimates](int i) { return estimates.at(i)[u"currency"_s][u"per_usd"_s].toDouble(); };
    QCOMPARE(rate(0), 1.0);
    QCOMPARE(rate(1), 2.0);
    const auto cost = [&estimates](int i) {
        const QJsonArray results = estimates.at(i)[u"results"_s].toArray();
        const auto found = std::ranges::find_if(
            results, [](const QJsonValue &one) { return one[u"metric"_s].toString() == u"usd_per_1m_tokens"; });
        return found == results.end() ? 0.0 : (*found)[u"value"_s].toDouble();
    };
    QVERIFY(cost(0) > 0.0);
    QVERIFY(qAbs(cost(1) - 2.0 * cost(0)) < 1e-9 * cost(1));
}

void TestEstimateCommand::refusesWhatASweepLeavesOpen()
{
    const QString work = u"--workload serve-llama-3.1-70b "_s;
    const auto refused = [&work](const QString &rest, const QString &why) {
        const Outcome outcome = estimated(work + rest);
        return outcome.status == WrongUsage && outcome.err.contains(why);
    };
    QVERIFY(refused(u"--on h100-sxm --sweep input=1000,,2000"_s, u"--sweep has an empty value."_s));
    QVERIFY(refused(u"--on h100-sxm --sweep input=1000,1000"_s, u"--sweep has the value \"1000\" twice."_s));
    QVERIFY(refused(u"--on h100-sxm,"_s, u"--on has an empty value."_s));
    QVERIFY(refused(u"--on h100-sxm,h100-sxm"_s, u"--on has the value \"h100-sxm\" twice."_s));
    QVERIFY(refused(u"--on h100-sxm --count 8 --set chips=16"_s, u"Both --count and the assumption chips"_s));
    QVERIFY(refused(u"--on h100-sxm --count 8 --sweep chips=8,16"_s, u"Both --count and the assumption chips"_s));
    QVERIFY(refused(u"--on h100-sxm --sweep discount@aws=10,20"_s, u"discount@aws cannot be swept."_s));
}

// Each result equals that of a separate run, in every format.
void TestEstimateCommand::sweepsSeveralInOneRun()
{
    const QString work = u"estimate --workload serve-llama-3.1-8b --on "_s;
    const auto run = [](const QString &line) { return runCli(line.split(u' ')); };
    const QString several = work + u"h100-sxm,trainium2 --sweep input=1000,8000 --format "_s;
    const QJsonArray all = run(several + u"json"_s).json()[u"estimates"_s].toArray();
    QCOMPARE(all.size(), 4);
    qsizetype at = 0;
    for (const char *on : {"h100-sxm", "trainium2"}) {
        for (const int input : {1000, 8000}) {
            const QJsonObject one = all.at(at++).toObject();
            QCOMPARE(one[u"on"_s].toString(), QLatin1String(on));
            const QJsonObject set = one[u"assumptions"_s].toObject()[u"input"_s].toObject();
            QCOMPARE(set[u"value"_s].toInt(), input);
            QCOMPARE(set[u"unit"_s].toString(), QString()); // a count
            QCOMPARE(one[u"catalog"_s].toString(), shippedCatalog().revision);
            QVERIFY(!one[u"program"_s].toString().isEmpty());
            QCOMPARE(one, run(work + u"%1 --set input=%2 --format json"_s.arg(QLatin1String(on)).arg(input)).json());
        }
    }
    const QList<QByteArray> lines = run(several + u"ndjson"_s).out.trimmed().split('\n');
    const QJsonArray results = all.last()[u"results"_s].toArray();
    const QJsonObject line = QJsonDocument::fromJson(lines.constLast()).object();
    QCOMPARE(line[u"set"_s].toString(), u"input=8000"_s);
    QCOMPARE(line[u"metric"_s], results.last()[u"metric"_s]);
    QCOMPARE(line[u"value"_s], results.last()[u"value"_s]);
    const QByteArray csv = run(several + u"csv"_s).out;
    QVERIFY(csv.startsWith("on,set,metric,value"));
    QCOMPARE(csv.count("\nh100-sxm,input=8000,tokens_per_s,"), 1);
    const Outcome wrong = run(work + u"h100-sxm --sweep input="_s);
    QCOMPARE(wrong.status, int(WrongUsage));
    QVERIFY2(wrong.err.contains(u"\"input=\" names no values to sweep."_s), qPrintable(wrong.err));
    QVERIFY(run(work + u"h100-sxm --set input=5 --sweep input=1,2"_s).err.contains(u"input is set twice."_s));
}

// The count is that of the row in data/specs/calibration.json that sets the width of the range.
void TestEstimateCommand::tellsHowManyMeasurementsARangeIsOf()
{
    const Calibration &calibration = shippedCatalog().calibration;
    const auto row = [&](bool near) {
        const auto isOf = [near](const ServingRange &range) {
            return range.kind == u"max_throughput" && !range.experts && range.near == near;
        };
        const auto &ranges = calibration.serving.ranges;
        const auto found = std::ranges::find_if(ranges, isOf);
        return found == ranges.end() ? 0 : found->rows;
    };
    const QString line = u"--on h100-sxm --workload serve-llama-3.1-8b --format json"_s;
    const int told = runCli(QStringList{u"estimate"_s} + line.split(u' ')).json()[u"measurements"_s].toInt();
    QVERIFY2(told > 0 && (told == row(true) || told == row(false)), qPrintable(QString::number(told)));
    const QJsonObject cell =
        runCli(
            u"table --chips h100-sxm --workload serve-llama-3.1-8b --metrics tokens_per_s --format json"_s.split(u' '))
            .json()[u"rows"_s]
            .toArray()
            .at(0)
            .toObject();
    QCOMPARE(cell[u"measurements"_s].toInt(), told);
    const QString note = cell[u"note"_s].toString();
    const double held = cell[u"coverage"_s].toDouble();
    QVERIFY2(note.contains(u"%1 of %2 published measurements of all chips lie within"_s.arg(Formatter().percent(held),
                                                                                            Formatter().integer(told))),
             qPrintable(note));
    const QJsonArray ranges = runCli({u"model-check"_s, u"--format"_s, u"json"_s}).json()[u"held_ranges"_s].toArray();
    QVERIFY(std::ranges::any_of(ranges, [&](const QJsonValue &one) {
        return one[u"n"_s].toInt() == told && one[u"coverage"_s].toDouble() == held;
    }));
}

void TestEstimateCommand::answersOnInstances_data()
{
    QTest::addColumn<QString>("on");
    QTest::addColumn<int>("chips");
    QTest::newRow("16 Trainium") << u"trn1.32xlarge"_s << 16;
    QTest::newRow("12 Inferentia2") << u"inf2.48xlarge"_s << 12;
    QTest::newRow("8 H100") << u"p5.48xlarge"_s << 8;
}

void TestEstimateCommand::answersOnInstances()
{
    QFETCH(const QString, on);
    QFETCH(const int, chips);
    const Outcome outcome = estimated(u"--workload serve-llama-3.1-70b --format json --on "_s + on);
    QCOMPARE(outcome.status, int(Fine));
    QCOMPARE(outcome.json()[u"count"_s].toInt(), chips);
    QCOMPARE(outcome.json()[u"instances"_s].toInt(), 1);
    QVERIFY(outcome.json()[u"fits"_s].toBool());
    QVERIFY(!outcome.json()[u"bound"_s].toString().isEmpty());
    for (const QString &metric : {u"tokens_per_s"_s, u"usd_per_1m_tokens"_s, u"tpot"_s, u"ttft"_s, u"usd_per_hour"_s})
        QVERIFY2(resultOf(outcome, metric)[u"value"_s].toDouble() > 0.0, qPrintable(metric));
    const Outcome text = estimated(u"--workload serve-llama-3.1-70b --on "_s + on);
    QVERIFY(QString::fromUtf8(text.out).contains(u"1 x %1, %2 "_s.arg(on).arg(chips)));
}

void TestEstimateCommand::givesNullWithAReason()
{
    const Outcome outcome = estimated(u"--workload serve-llama-3.1-8b --on h100-sxm --format json"_s);
    const QJsonObject hours = resultOf(outcome, u"chip_hours"_s);
    QVERIFY(hours[u"value"_s].isNull() && hours[u"low"_s].isNull() && hours[u"high"_s].isNull());
    QVERIFY(!hours[u"reason"_s].toString().isEmpty());
    QVERIFY(outcome.json()[u"instances"_s].isNull());
    for (const QJsonValue &result : outcome.json()[u"results"_s].toArray())
        QVERIFY(result[u"value"_s].isNull() != result[u"reason"_s].toString().isEmpty());
}

void TestEstimateCommand::tellsPriceBookAndDate()
{
    const Outcome json = estimated(u"--workload serve-llama-3.1-70b --on p5.48xlarge --format json"_s);
    QCOMPARE(json.json()[u"price_book"_s].toString(), u"capacity-blocks"_s);
    QCOMPARE(json.json()[u"price_type"_s].toString(), u"capacity-block"_s);
    QCOMPARE(json.json()[u"price_status"_s].toString(), u"published"_s);
    QVERIFY(!json.json()[u"price_as_of"_s].toString().isEmpty());
    const QString text = QString::fromUtf8(estimated(u"--workload serve-llama-3.1-70b --on p5.48xlarge"_s).out);
    QVERIFY2(text.section(u'\n', 0, 0)
                     .contains(u", at the Capacity Block price of p5.48xlarge, AWS, us-east-1 (22 Jul 2026)"_s)
                 && text.contains(u"Prices: AWS Capacity Blocks; p5.48xlarge, AWS"_s),
             qPrintable(text));
    // Instances without a Capacity Block price use the list that has one.
    const Outcome unsold = estimated(u"--workload serve-llama-3.1-70b --on g6e.48xlarge --format json"_s);
    QCOMPARE(unsold.json()[u"price_book"_s].toString(), u"on-demand"_s);
    // The named list has no price for Trainium2: the cost is null, or the note names the substitute.
    const QString named = u"--workload serve-llama-3.1-70b --on trainium2 --prices on-demand --format json"_s;
    QVERIFY(estimated(named).json()[u"price_book"_s].isNull());
    QVERIFY(resultOf(estimated(named), u"usd_per_hour"_s)[u"value"_s].isNull());
    const Outcome other = estimated(named + u" --mixed-prices"_s);
    QCOMPARE(other.json()[u"price_book"_s].toString(), u"capacity-blocks"_s);
    QVERIFY(other.json()[u"notes"_s].toArray().at(0).toString().contains(u"has no price in"_s));
}

// Estimates for different chips use one price list if it covers both: the list that table, advise and the window use
// for the default board.
void TestEstimateCommand::takesTheListOfTheWindow()
{
    const auto outcomeOf = [](const char *chip, const QString &more = {}) {
        return estimated(u"--workload serve-llama-3.1-70b --format json --on %1 %2"_s.arg(QLatin1String(chip), more));
    };
    const QJsonArray rows =
        runCli(words(u"table --workload serve-llama-3.1-70b --metrics usd_per_1m_tokens --format json"_s))
            .json()[u"rows"_s]
            .toArray();
    int compared = 0;
    for (const char *chip : {"h100-sxm", "trainium2", "a100-80-sxm"}) {
        const Outcome outcome = outcomeOf(chip);
        QCOMPARE(outcome.json()[u"price_book"_s].toString(), u"capacity-blocks"_s);
        for (const QJsonValue &row : rows) {
            if (row[u"id"_s].toString() != QLatin1String(chip))
                continue;
            QCOMPARE(row[u"value"_s].toDouble(), resultOf(outcome, u"usd_per_1m_tokens"_s)[u"value"_s].toDouble());
            ++compared;
        }
    }
    QCOMPARE(compared, 3);
    QVERIFY(outcomeOf("mi300x").json()[u"price_book"_s].toString() != u"capacity-blocks"_s); // which does not price it
    const Outcome named = outcomeOf("h100-sxm", u"--prices gpu-clouds-2026-11"_s);
    QVERIFY2(named.json()[u"price_book"_s].toString() == u"gpu-clouds-2026-11"_s, qPrintable(named.err));
}

void TestEstimateCommand::takesAnotherPriceBook()
{
    const QString asked = u"--workload pretrain-llama-3.1-405b --on trainium2 --count 16384 --format json --prices "_s;
    const Outcome blocks = estimated(asked + u"capacity-blocks"_s);
    const Outcome guide = estimated(asked + u"guide-2025-12"_s);
    QVERIFY(resultOf(blocks, u"cost"_s)[u"value"_s].toDouble() > 0.0);
    QVERIFY(resultOf(guide, u"cost"_s)[u"value"_s].toDouble() > 0.0);
    QVERIFY(resultOf(blocks, u"cost"_s)[u"value"_s] != resultOf(guide, u"cost"_s)[u"value"_s]);
    QCOMPARE(resultOf(blocks, u"chip_hours"_s), resultOf(guide, u"chip_hours"_s));
}

void TestEstimateCommand::textHidesWhatDoesNotApply()
{
    const QString text =
        QString::fromUtf8(estimated(u"--workload pretrain-llama-3.1-8b --on h100-sxm --count 8"_s).out);
    QVERIFY(text.contains(u"wall_hours"_s) && text.contains(u"days"_s));
    QVERIFY(!text.contains(u"ttft"_s) && !text.contains(u"null"_s));
}

void TestEstimateCommand::csvHasARowAResult()
{
    const Outcome outcome = estimated(u"--workload bert-large-batch --on inf2.xlarge --format csv"_s);
    const QStringList lines = QString::fromUtf8(outcome.out).split(u"\n"_s, Qt::SkipEmptyParts);
    QCOMPARE(lines.constFirst(),
             u"metric,value,low,high,unit,formula,inputs,reason,price_book,price_type,price_status,"
             "price_as_of,price_of,price_region"_s);
    QVERIFY(lines.size() > 10);
    QVERIFY(QString::fromUtf8(outcome.out).contains(u"items_per_s,"_s));
}

void TestEstimateCommand::refusesWhatCannotBeAsked_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *options, const char *words) {
        QTest::newRow(name) << QString::fromLatin1(options) << QString::fromLatin1(words);
    };
    row("no workload", "--on h100-sxm", "No workload is given. Add --workload ID");
    row("unknown model", "--model gpt-oss-120 --on h100-sxm", "Did you mean gpt-oss-120b?");
    row("model without text", "--model resnet-50 --on h100-sxm",
        "ResNet-50 generates no text, so it cannot be served.");
    row("model and workload", "--model llama-3.1-8b --workload chat-realtime --on h100-sxm",
        "Both a workload and a model are given. Remove --workload");
    row("no place", "--workload chat-realtime", "No chip, instance or system is given. Add --on ID");
    row("unknown workload", "--workload serve-llama-3.1-70 --on h100-sxm", "Did you mean serve-llama-3.1-70b?");
    row("unknown place", "--workload chat-realtime --on trn1.32xlarg", "Did you mean trn1.32xlarge?");
    row("a name instead of an id", "--workload chat-realtime --on a100-80gb", "Did you mean a100-80-sxm?");
    row("unknown book", "--workload chat-realtime --on h100-sxm --prices on-demnd", "Did you mean on-demand?");
    row("count 0", "--workload chat-realtime --on h100-sxm --count 0",
        "\"0\" is not a number of chips. Enter 1 or more.");
    row("count -1", "--workload chat-realtime --on h100-sxm --count=-1", "\"-1\" is not a number of chips.");
    row("count in words", "--workload chat-realtime --on h100-sxm --count many", "\"many\" is not a number of chips.");
    row("part of an instance", "--workload chat-realtime --on trn1.32xlarge --count 3",
        "trn1.32xlarge is rented as a whole, with 16 chips; it cannot provide 3. The nearest count is 16.");
    row("between two counts", "--workload chat-realtime --on trn1.32xlarge --count 40",
        "The nearest counts are 32 and 48.");
    row("more than there are", "--workload chat-realtime --on h100-sxm --count 2000000000",
        "2000000000 chips exceed the maximum that can be estimated.");
}

// TensorRT-LLM 1.2 publishes gpt-oss-120b at 1,000 tokens in and out, per GPU: B200 before H200 before H100.
void TestEstimateCommand::servesAModelByItsName()
{
    const auto speedOn = [](const QString &chip) {
        const Outcome outcome = estimated(u"--model gpt-oss-120b --precision fp4 --set input=1000 --set output=1000 "
                                          "--format json --on "_s
                                          + chip);
        return resultOf(outcome, u"tokens_per_s_per_chip"_s)[u"value"_s].toDouble();
    };
    const double h100 = speedOn(u"h100-sxm"_s);
    const double h200 = speedOn(u"h200-sxm"_s);
    const double b200 = speedOn(u"b200"_s);
    QVERIFY2(h100 > 0.0 && h200 > h100 && b200 > h200, qPrintable(u"%1 %2 %3"_s.arg(h100).arg(h200).arg(b200)));
    // The weights are published in 4 bits, the default precision; in 16 bits they take 233.6 GB.
    const Outcome silent = estimated(u"--model gpt-oss-120b --on b200 --format json"_s);
    const Outcome bf16 = estimated(u"--model gpt-oss-120b --precision bf16 --on b200 --format json"_s);
    QVERIFY(resultOf(silent, u"memory_needed"_s)[u"value"_s].toDouble() < 200.0);
    QVERIFY(resultOf(bf16, u"memory_needed"_s)[u"value"_s].toDouble() > 233.6);
}

void TestEstimateCommand::listsModelsByFamily()
{
    const Outcome outcome = runCli({u"list"_s, u"models"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(outcome.status, int(Fine));
    const QStringList lines = QString::fromUtf8(outcome.out).remove(u'\r').split(u'\n');
    const auto placeOf = [&lines](const QString &start) {
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (lines.at(i).startsWith(start + u','))
                return i;
        }
        return qsizetype(-1);
    };
    QVERIFY(placeOf(u"deepseek-v3"_s) > 0);
    QVERIFY(placeOf(u"deepseek-v3"_s) < placeOf(u"llama-3.1-405b"_s));
    QVERIFY(placeOf(u"llama-3.1-405b"_s) < placeOf(u"llama-3.1-8b"_s));
    QCOMPARE(lines.at(placeOf(u"gpt-oss-120b"_s)),
             u"gpt-oss-120b,GPT-OSS-120B,GPT,decoder,116.8,5.1,36,2880,64,8,128,4,131072,window,fp4"_s);
    // Every model that generates text is available as a workload.
    const QString workloads = QString::fromUtf8(runCli({u"list"_s, u"workloads"_s, u"--format"_s, u"csv"_s}).out);
    QVERIFY(workloads.contains(u"serve-gpt-oss-120b,Serve GPT-OSS-120B,GPT,serve,gpt-oss-120b,fp4"_s));
    QVERIFY(!workloads.contains(u"serve-resnet-50"_s));
}

void TestEstimateCommand::refusesWhatCannotBeAsked()
{
    QFETCH(const QString, options);
    QFETCH(const QString, words);
    const Outcome outcome = estimated(options);
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY2(outcome.err.contains(words), qPrintable(outcome.err));
}

void TestEstimateCommand::saysWhatDoesNotFit()
{
    const Outcome outcome = estimated(u"--workload serve-llama-3.1-405b --on h100-sxm --count 2 --format json"_s);
    QCOMPARE(outcome.status, int(BadData)); // an answer; scripts detect it by the status
    QCOMPARE(outcome.err, QString());
    QVERIFY(!outcome.json()[u"fits"_s].toBool());
    QCOMPARE(outcome.json()[u"bound"_s].toString(), u"capacity"_s);
    const QString note = outcome.json()[u"notes"_s].toArray().last().toString();
    QVERIFY2(note.contains(u"does not fit into the memory of 2 x H100. It fits on "_s), qPrintable(note));
    const Outcome whole = estimated(u"--workload pretrain-llama-3.1-405b --on p5.48xlarge --count 8"_s);
    QVERIFY2(QString::fromUtf8(whole.out).contains(u" x p5.48xlarge ("_s), whole.out.constData());
}

// A custom workload and model with errors.
void TestEstimateCommand::refusesBrokenDimensions_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<QByteArray>("workload");
    QTest::addColumn<QString>("words");
    QTest::newRow("heads that do not divide the hidden size")
        << QByteArray(R"("heads": 30, "kv_heads": 10)") << QByteArray(R"("input": 1024, "output": 128)")
        << u"30 heads do not divide the hidden size 4096. The nearest number that divides it is 32."_s;
    QTest::newRow("KV heads that do not divide the heads")
        << QByteArray(R"("heads": 32, "kv_heads": 7)") << QByteArray(R"("input": 1024, "output": 128)")
        << u"7 KV heads do not divide 32 heads. The nearest number that divides it is 8."_s;
    QTest::newRow("more than the context")
        << QByteArray(R"("heads": 32, "kv_heads": 8)") << QByteArray(R"("input": 8192, "output": 128)")
        << u"8,320 tokens exceed the context of Mine, 8,192 tokens. Shorten it to 8,192 tokens."_s;
    QTest::newRow("no answer") << QByteArray(R"("heads": 32, "kv_heads": 8)") << QByteArray(R"("input": 100)")
                               << u"an answer of at least 1 token"_s;
    QTest::newRow("no heads") << QByteArray(R"("heads": 0, "kv_heads": 0)")
                              << QByteArray(R"("input": 100, "output": 100)")
                              << u"The number of heads must be at least 1."_s;
}

void TestEstimateCommand::refusesBrokenDimensions()
{
    QFETCH(const QByteArray, model);
    QFETCH(const QByteArray, workload);
    QFETCH(const QString, words);
    QVERIFY(writeFile(path(u"sources.json"_s), ownSource));
    QVERIFY(writeFile(path(u"models.json"_s), ownModel + model + ownEnd));
    QVERIFY(writeFile(path(u"workloads.json"_s), ownWorkload + workload + "}]}"));
    const Outcome outcome = runCli({u"estimate"_s, u"--workload"_s, u"mine"_s, u"--on"_s, u"h100-sxm"_s, u"--format"_s,
                                    u"json"_s, u"--catalog"_s, m_directory->path()});
    // Broken entries are reported with their position and skipped, so the workload does not exist.
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY2(outcome.err.contains(words), qPrintable(outcome.err));
    QVERIFY(outcome.err.contains(QRegularExpression(u"(models|workloads)\\.json:\\d+:\\d+: /"_s)));
}

void TestEstimateCommand::modelCheckHasItsShape()
{
    const QJsonObject check = runCli(words(u"model-check --format json"_s)).json();
    for (const QString &key : {u"n"_s, u"median_abs_error"_s, u"p90_abs_error"_s, u"within_20"_s, u"within_25"_s})
        QVERIFY2(check[key].isDouble(), qPrintable(key));
    QVERIFY(check[u"by"_s].isObject());
    const qsizetype rows = shippedEvidence(loadCatalog({}).catalog).set.runs.size();
    QVERIFY(rows > 3000);
    QCOMPARE(check[u"rows"_s].toArray().size(), rows);
    for (const QJsonValue &row : check[u"rows"_s].toArray()) {
        QVERIFY(!row[u"id"_s].toString().isEmpty() && !row[u"kind"_s].toString().isEmpty());
        QVERIFY(row[u"error"_s].isDouble() || !row[u"reason"_s].toString().isEmpty());
    }
    QCOMPARE(QString::fromUtf8(runCli(words(u"model-check --format csv"_s)).out).count(u"\n"_s), rows + 1);
}

void TestEstimateCommand::modelCheckListsReasons()
{
    const QString text = QString::fromUtf8(runCli(words(u"model-check"_s)).out);
    const qsizetype rows = shippedEvidence(loadCatalog({}).catalog).set.runs.size();
    const QString reasons = u"\\d+ of %1 measurements cannot be predicted:\\n +\\d+  The source"_s.arg(
        Formatter(readingLocale()).integer(rows));
    QVERIFY2(text.contains(QRegularExpression(reasons)), qPrintable(text));
}

void TestEstimateCommand::modelCheckTakesTheSharedFile()
{
    if (!QFileInfo::exists(sharedFacts()))
        QSKIP("The shared facts are not beside this source tree.");
    const Outcome outcome = runCli({u"model-check"_s, u"--runs"_s, sharedFacts(), u"--format"_s, u"json"_s});
    QCOMPARE(outcome.status, int(Fine));
    const QJsonObject kinds = outcome.json()[u"by"_s][u"kind"_s].toObject();
    QVERIFY(kinds[u"throughput"_s][u"median_abs_error"_s].toDouble() <= 0.12);
    QVERIFY(kinds[u"throughput"_s][u"within_25"_s].toDouble() >= 0.8);
    QVERIFY(kinds[u"full_run"_s][u"median_abs_error"_s].toDouble() <= 0.20);
    QVERIFY(kinds[u"max_throughput"_s][u"median_abs_error"_s].toDouble() <= 0.12);
    QVERIFY(kinds[u"decode"_s][u"median_abs_error"_s].toDouble() <= 0.18);
}

void TestEstimateCommand::modelCheckRefusesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("no JSON") << QByteArray("id,kind\n") << u"runs.json:1:1: "_s;
    QTest::newRow("cut off") << QByteArray("{\"training_runs\": [\n  {\"id\": ") << u"runs.json:2:"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"The file must contain an object."_s;
    QTest::newRow("another file") << QByteArray(R"({"kind": "chips", "version": 1})")
                                  << u"The file contains no measurements."_s;
    QTest::newRow("empty") << QByteArray() << u"The file is empty."_s;
    QTest::newRow("fewer than no requests")
        << QByteArray("{\"inference_runs\": [\n{\"id\": \"r\", \"batch\": -1}]}")
        << u"runs.json:2:22: /inference_runs/0/batch: \"batch\" must be a whole number from 0 "
           "to 10,000,000, not number -1. Correct the number, or remove it if the source does "
           "not state it."_s;
    QTest::newRow("a chip and a half") << QByteArray("{\"training_runs\": [\n{\"id\": \"r\", \"chip_count\": 1.5}]}")
                                       << u"runs.json:2:27: /training_runs/0/chip_count: "_s;
}

void TestEstimateCommand::modelCheckRefusesBrokenFiles()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, words);
    QVERIFY(writeFile(path(u"runs.json"_s), text));
    const Outcome outcome = runCli({u"model-check"_s, u"--runs"_s, path(u"runs.json"_s)});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY2(outcome.err.contains(words), qPrintable(outcome.err));
    QCOMPARE(runCli({u"model-check"_s, u"--runs"_s, path(u"none.json"_s)}).status, int(BadData));
}

CHIPBOARD_TEST(TestEstimateCommand, QApplication)

} // namespace tst_estimatecommand

#include "tst_estimatecommand.moc"
