// The advise command as seen at a terminal, --need for commands that read boards, and the list of requirements.
#include "tests/app/cli/clirun.h"

#include "data/board/needs.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QDate>
#include <QFile>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using chipboard::test::Outcome;
using chipboard::test::runCli;

namespace tst_advisecommand {

class TestAdviseCommand : public chipboard::testing::StrictTest
{
    Q_OBJECT

public:
    static void initMain()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QStandardPaths::setTestModeEnabled(true);
    }

private slots:
    void tellsAllInText();
    void statesThePricesThatItTakes();
    void jsonHasLists();
    void csvHasTheOptions();
    void needsDecide_data();
    void needsDecide();
    void conflictsAreToldWithTheNearest();
    void needsOfABoardAreTakenAndTakenBack();
    void pagesAreExportedWithNeeds();
    void listsNeeds();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
};

static Outcome ask(const QString &line) { return runCli(line.split(u' ', Qt::SkipEmptyParts)); }

/// Compares on-demand prices, and other price types for chips without one.
static QString atAnyPrice() { return u" --prices on-demand --mixed-prices "_s; }

static QString firstOf(const Outcome &outcome)
{
    return outcome.json()[u"options"_s].toArray().at(0)[u"id"_s].toString();
}

void TestAdviseCommand::tellsAllInText()
{
    const Outcome outcome = ask(u"advise --need budget=27000 --need cloud=aws"_s + atAnyPrice());
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, int(Fine));
    const QString text = QString::fromUtf8(outcome.out);
    QVERIFY2(text.startsWith(u"Probably best: "_s), outcome.out);
    for (const char *part :
         {"\n1. ", " Capacity Block price ", " on 1 x ", "\nWhat would change the advice\n",
          "\nWhy the others are ruled out\n", "\nPhase 1: Evaluation\n", "\nSoftware status of Amazon's chips\n",
          "Required: Monthly budget: 27,000 USD", "\n  + The models are transformers"})
        QVERIFY2(text.contains(QLatin1String(part)), part);
    QVERIFY(!text.contains(QChar(0x00A0)) && text.endsWith(u'\n'));
}

// Without --prices the price list follows the selection, and so does the scope of "best of".
void TestAdviseCommand::statesThePricesThatItTakes()
{
    const auto expect = [](const char *chips, const char *list, const char *kind) {
        const QString line = u"advise --workload serve-llama-3.1-70b "_s + QLatin1String(chips);
        const QString text = QString::fromUtf8(ask(line).out);
        const QJsonArray options = ask(line + u" --format json"_s).json()[u"options"_s].toArray();
        const auto priced =
            std::ranges::count_if(options, [](const QJsonValue &one) { return !one[u"cost"_s].isNull(); });
        QVERIFY(priced > 2 && priced < options.size());
        const QString count = QString::number(priced);
        const auto ranked = std::ranges::count_if(options, [](const QJsonValue &one) {
            return !one[u"cost"_s].isNull() && one[u"ruled_out"_s].toString() == u"no";
        });
        QVERIFY2(text.section(u'\n', 0, 0).contains(u"f %1 chips"_s.arg(ranked)), qPrintable(text));
        QVERIFY2(text.contains(u"Prices: "_s + QLatin1String(list)), qPrintable(text));
        QVERIFY2(text.contains(u"With the price list \"%1\" (%2), the cost of %3 of %4 chips is known."_s.arg(
                     QLatin1String(list), QLatin1String(kind), count, QString::number(options.size()))),
                 qPrintable(text));
    };
    expect("", "AWS Capacity Blocks", "Capacity Block price");
    expect("--chips h100-sxm,h200-sxm,b200,mi300x", "GPU clouds", "on-demand list price");
    expect("--chips h100-sxm,h200-sxm,b200,mi300x,mi355x,trainium2,l40s", "On-demand list", "on-demand list price");
    const QJsonObject first = ask(u"advise --format json"_s + atAnyPrice()).json()[u"options"_s][0].toObject();
    QCOMPARE(first[u"price_book"_s].toString(), u"on-demand"_s);
    QCOMPARE(first[u"price_type"_s].toString(), u"on-demand"_s);
    QVERIFY(QDate::fromString(first[u"price_as_of"_s].toString(), Qt::ISODate).isValid());
}

void TestAdviseCommand::jsonHasLists()
{
    const Outcome outcome = ask(u"advise --need cuda=yes --format json"_s + atAnyPrice());
    QCOMPARE(outcome.status, int(Fine));
    const QJsonObject json = outcome.json();
    QCOMPARE(firstOf(outcome), u"h200-sxm"_s); // GB200 has an on-demand price of Azure, which costs more
    QVERIFY(json[u"takeaway"_s].toString().startsWith(u"Best fit: H200 at $"));
    QCOMPARE(json[u"workload"_s].toString(), u"serve-llama-3.1-70b"_s);
    for (const char *list : {"options", "reasons", "conflicts", "turns", "steps", "software", "needs"})
        QVERIFY2(json[QLatin1String(list)].isArray(), list);
    const QJsonArray options = json[u"options"_s].toArray();
    bool wasOut = false;
    for (qsizetype i = 0; i < options.size(); ++i) {
        QCOMPARE(options.at(i)[u"rank"_s].toInt(), static_cast<int>(i) + 1);
        const bool isOut = options.at(i)[u"ruled_out"_s].toString() == u"yes";
        QVERIFY(isOut || !wasOut);
        wasOut = isOut;
    }
    const QJsonArray reasons = json[u"reasons"_s].toArray();
    QVERIFY(std::ranges::any_of(reasons, [](const QJsonValue &reason) {
        return reason[u"id"_s] == u"trainium2"_s && reason[u"effect"_s] == u"rule-out"_s
            && reason[u"rule"_s] == u"trainium-avoid-cuda"_s && reason[u"sources"_s] == u"guide-2025-12"_s;
    }));
    QCOMPARE(json[u"needs"_s].toArray().at(0)[u"value"_s].toString(), u"yes"_s);
}

void TestAdviseCommand::csvHasTheOptions()
{
    const Outcome outcome = ask(u"advise --format csv"_s + atAnyPrice());
    const QList<QByteArray> lines = outcome.out.trimmed().split('\n');
    QVERIFY(lines.constFirst().startsWith("rank,id,name,ruled_out"));
    QVERIFY(lines.at(1).startsWith("1,tpu-v7,TPU7x,no"));
    QCOMPARE(outcome.out, ask(u"advise --format csv"_s + atAnyPrice()).out); // byte-identical on every run
}

void TestAdviseCommand::needsDecide_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("first");
    QTest::newRow("nothing said") << atAnyPrice() << u"tpu-v7"_s;
    QTest::newRow("a cloud") << u"--need cloud=azure"_s + atAnyPrice() << u"mi300x"_s;
    QTest::newRow("the cloud of the first") << u"--need cloud=gcp"_s + atAnyPrice() << u"tpu-v7"_s;
    QTest::newRow("several") << u"--need cloud=aws --need multi_cloud=yes"_s + atAnyPrice() << u"gb200"_s;
    QTest::newRow("said and taken back") << u"--need cloud=azure --need cloud="_s + atAnyPrice() << u"tpu-v7"_s;
    QTest::newRow("other work") << u"--workload resnet-50-batch"_s + atAnyPrice() << u"tpu-v6e"_s;
    QTest::newRow("a number in the middle") << u"--need deadline=30.5"_s + atAnyPrice() << u"h200-sxm"_s;
    QTest::newRow("capacity blocks alone") << QString() << u"a100-40-sxm"_s;
    QTest::newRow("other work in capacity blocks") << u"--workload resnet-50-batch"_s << u"a100-40-sxm"_s;
}

void TestAdviseCommand::needsDecide()
{
    QFETCH(const QString, line);
    const Outcome outcome = ask(u"advise --format json "_s + line);
    QCOMPARE(outcome.err, QString());
    QTEST(firstOf(outcome), "first");
}

void TestAdviseCommand::conflictsAreToldWithTheNearest()
{
    for (const char *line : {"advise --need budget=0", "advise --need memory=1000000",
                             "advise --workload pretrain-llama-3.1-70b --need deadline=5"}) {
        const Outcome outcome = ask(QLatin1String(line));
        QCOMPARE(outcome.status, int(Fine)); // "nothing fits" is a valid answer
        const QString text = QString::fromUtf8(outcome.out);
        QVERIFY2(text.startsWith(u"No chip meets all requirements\n\nConflicts\n"), line);
        QVERIFY2(text.contains(u" comes nearest with "), line);
    }
}

void TestAdviseCommand::needsOfABoardAreTakenAndTakenBack()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"b.chipboard"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"kind": "board", "version": 1, "level": "chip", "chips": ["trainium2", "h100-sxm"],
                   "baseline": "h100-sxm", "prices": "on-demand", "workload": "serve-llama-3.1-70b",
                   "needs": {"cloud": "azure"}})");
    file.close();
    const QString board = file.fileName();
    const Outcome asBoard = ask(u"advise --format json "_s + board);
    QCOMPARE(asBoard.err, QString());
    QCOMPARE(firstOf(asBoard), u"mi300x"_s);
    QCOMPARE(firstOf(ask(u"advise --format json --need cloud= "_s + board)), u"tpu-v7"_s);
}

void TestAdviseCommand::pagesAreExportedWithNeeds()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &ending) {
        const QString path = folder.filePath(u"a."_s + ending);
        const Outcome outcome = ask(u"export --page advisor --need budget=7000"_s + atAnyPrice() + u"--to "_s + path);
        QFile file(path);
        if (outcome.status != Fine || !file.open(QIODevice::ReadOnly))
            return outcome.err.toUtf8();
        return file.readAll();
    };
    const QJsonObject json = QJsonDocument::fromJson(write(u"json"_s)).object();
    QVERIFY2(!json.isEmpty(), write(u"json"_s));
    const QByteArray markdown = write(u"md"_s);
    QVERIFY2(markdown.contains("Only RTX PRO 6000 meets all requirements"), markdown);
    QVERIFY(markdown.contains("Required: Monthly budget"));
    QVERIFY(markdown.contains("ruled out: costs too much"));
    QVERIFY(write(u"pdf"_s).startsWith("%PDF"));
}

void TestAdviseCommand::listsNeeds()
{
    const QJsonArray needs = ask(u"list needs --format json"_s).json()[u"needs"_s].toArray();
    QCOMPARE(needs.size(), static_cast<qsizetype>(needTable().size()));
    for (const QJsonValue &need : needs) {
        const NeedRow *row = findNeed(need[u"id"_s].toString());
        QVERIFY(row != nullptr);
        QCOMPARE(need[u"maximum"_s].isDouble(), row->number != nullptr);
        QCOMPARE(need[u"values"_s].toString().isEmpty(), row->choices.empty());
        QVERIFY(!need[u"help"_s].toString().isEmpty());
    }
}

void TestAdviseCommand::refusesWhatCannotBe_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("words");
    QTest::newRow("unknown") << u"advise --need bugdet=5"_s
                             << u"There is no requirement \"bugdet\". Did you mean budget?"_s;
    QTest::newRow("no value") << u"advise --need budget"_s
                              << u"The requirement \"budget\" has no value. Write it as budget=VALUE."_s;
    QTest::newRow("no number") << u"advise --need budget=much"_s << u"\"budget\" must be a number, not \"much\"."_s;
    QTest::newRow("negative") << u"advise --need budget=-5"_s
                              << u"\"budget\" must be from 0 to 1,000,000,000,000, not -5."_s;
    QTest::newRow("no choice") << u"advise --need cuda=perhaps"_s
                               << u"\"cuda\" cannot be \"perhaps\"; choose one of yes, no."_s;
    QTest::newRow("no region") << u"advise --need region=a/b"_s << u"\"a/b\" is not a region name."_s;
    QTest::newRow("unknown region") << u"advise --need region=us-est-1"_s
                                    << u"No machine is known in a region \"us-est-1\". Did you mean us-east-1, "_s;
    QTest::newRow("of a table, too") << u"table --need budget=much"_s
                                     << u"\"budget\" must be a number, not \"much\"."_s;
    QTest::newRow("of an export, too") << u"export --page advisor --to x.pdf --need cuda=1"_s
                                       << u"\"cuda\" cannot be \"1\"; choose one of yes, no."_s;
    QTest::newRow("columns are not asked for") << u"advise --metrics memory"_s << u"--metrics"_s;
    QTest::newRow("an estimate needs nothing") << u"estimate --need budget=5"_s << u"--need"_s;
}

void TestAdviseCommand::refusesWhatCannotBe()
{
    QFETCH(const QString, line);
    QFETCH(const QString, words);
    const Outcome outcome = ask(line);
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY2(outcome.err.contains(words), qPrintable(outcome.err));
    QVERIFY(outcome.out.isEmpty());
}

CHIPBOARD_TEST(TestAdviseCommand, QApplication)

} // namespace tst_advisecommand

#include "tst_advisecommand.moc"
