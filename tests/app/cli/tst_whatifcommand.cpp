// The what-if command as seen at a terminal.
#include "tests/app/cli/clirun.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using chipboard::test::Outcome;
using chipboard::test::runCli;

namespace tst_whatifcommand {

class TestWhatIfCommand : public chipboard::testing::StrictTest
{
    Q_OBJECT

public:
    static void initMain()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QStandardPaths::setTestModeEnabled(true);
    }

private slots:
    void withoutNamesTheBestMeetsTheBaseline();
    void aTornadoVariesEverything();
    void tellsWhatMovesMost();
    void tellsWhereTheOrderTurns();
    void movesWhatIsNamed();
    void makesTwoWayTables();
    void drawsTheSameForTheSameSeed();
    void tellsWhenMovingPays();
    void tellsFromWhichUtilisation();
    void tellsHowANumberCameAbout();
    void takesBoardsAndAssumptions();
    void anAbsentListIsNamed();
    void csvIsOneTable();
    void refusesWhatCannotBeAsked_data();
    void refusesWhatCannotBeAsked();
};

static Outcome asked(const QString &line) { return runCli((u"what-if "_s + line).split(u' ', Qt::SkipEmptyParts)); }

static const QString two = u" --chips trainium2,h100-sxm --workload pretrain-llama-3.1-70b --on trainium2"_s;

void TestWhatIfCommand::tellsWhatMovesMost()
{
    const Outcome outcome = asked(u"tornado --format json"_s + two);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, int(Fine));
    const QJsonArray rows = outcome.json()[u"tornado"_s].toArray();
    QVERIFY(rows.size() > 5);
    for (qsizetype i = 1; i < rows.size(); ++i)
        QVERIFY(rows.at(i - 1)[u"swing"_s].toDouble() >= rows.at(i)[u"swing"_s].toDouble());
    QVERIFY(outcome.json()[u"answer"_s].toArray().at(0).toString().startsWith(u"Cost of the run of Trainium2: "_s));
}

void TestWhatIfCommand::tellsWhereTheOrderTurns()
{
    const Outcome outcome = asked(u"crossover --format json"_s + two);
    QCOMPARE(outcome.status, int(Fine));
    const QJsonArray rows = outcome.json()[u"crossovers"_s].toArray();
    QCOMPARE(rows.at(0)[u"assumption"_s].toString(), u"price_factor"_s);
    QCOMPARE(rows.at(0)[u"of"_s].toString(), u"trainium2"_s);
    QVERIFY(rows.at(0)[u"turns_at"_s].toDouble() > 0.0);
    const QString text = QString::fromUtf8(asked(u"crossover"_s + two).out);
    QVERIFY2(text.contains(u"unless its price rises "_s), qPrintable(text));
}

void TestWhatIfCommand::movesWhatIsNamed()
{
    const Outcome outcome = asked(u"crossover --vary discount,price_factor@h100-sxm --format json"_s + two);
    const QJsonArray rows = outcome.json()[u"crossovers"_s].toArray();
    QCOMPARE(rows.size(), 2);
    QVERIFY(rows.at(0)[u"turns_at"_s].isNull()); // applies to both equally
    QCOMPARE(rows.at(1)[u"of"_s].toString(), u"h100-sxm"_s);
}

void TestWhatIfCommand::makesTwoWayTables()
{
    const Outcome outcome =
        asked(u"two-way --against h100-sxm --vary price_factor@trainium2,tokens --format json"_s + two);
    QCOMPARE(outcome.status, int(Fine));
    QCOMPARE(outcome.json()[u"cells"_s].toArray().size(), 49);
}

void TestWhatIfCommand::drawsTheSameForTheSameSeed()
{
    const QString line = u"uncertainty --draws 5000 --seed %1 --against h100-sxm --format json"_s + two;
    const Outcome first = asked(line.arg(7));
    QCOMPARE(first.status, int(Fine));
    QCOMPARE(first.out, asked(line.arg(7)).out);
    QVERIFY(first.out != asked(line.arg(8)).out);
    QCOMPARE(first.json()[u"bands"_s].toArray().size(), 2);
    QCOMPARE(first.json()[u"answer"_s].toArray().size(), 2);
    QVERIFY(first.json()[u"bands"_s][0][u"p10"_s].toDouble() < first.json()[u"bands"_s][0][u"p90"_s].toDouble());
}

void TestWhatIfCommand::tellsWhenMovingPays()
{
    const Outcome outcome =
        asked(u"move --against h100-sxm --set monthly_spend=20000 --set discount@trainium2=50 --format json"_s + two);
    QCOMPARE(outcome.status, int(Fine));
    QCOMPARE(outcome.json()[u"months"_s][1][u"staying"_s].toDouble(), 20'000.0);
    QVERIFY(outcome.json()[u"answer"_s][1].toString().contains(u"threshold of 10,000"_s));
    // At list prices it may save 1,060 USD per month (-22,000 to 12,000): not enough to say that moving pays.
    const Outcome unsure = asked(u"move --against h100-sxm --set monthly_spend=20000 --format json"_s + two);
    QVERIFY(unsure.json()[u"answer"_s][0].toString().contains(u"Payback is not reliable"_s));
    QVERIFY(!unsure.out.contains("threshold"));
}

void TestWhatIfCommand::tellsFromWhichUtilisation()
{
    const Outcome outcome = asked(u"commitment --instances p5.48xlarge --format json"_s);
    const QJsonArray rows = outcome.json()[u"commitments"_s].toArray();
    QCOMPARE(rows.at(0)[u"kind"_s].toString(), u"on-demand"_s);
    QVERIFY(std::abs(rows.at(0)[u"usd_per_month"_s].toDouble() - 55.04 * 730.0) < 1e-6);
    QVERIFY(rows.at(0)[u"even_at"_s].isNull());
    QVERIFY(std::abs(rows.at(1)[u"even_at"_s].toDouble() - 43.344 / 55.04) < 1e-9);
}

void TestWhatIfCommand::tellsHowANumberCameAbout()
{
    const QString text = QString::fromUtf8(asked(u"formula --metrics price_tbs_hour"_s + two).out);
    QVERIFY2(text.startsWith(u"Cost of bandwidth, Trainium2: "_s), qPrintable(text));
    QVERIFY(text.contains(u"  = Hourly price, Trainium2 / Bandwidth, Trainium2\n"_s));
    QVERIFY(text.contains(u"Source: "_s));
    const Outcome json = asked(u"formula --format json"_s + two);
    QCOMPARE(json.json()[u"id"_s].toString(), u"cost"_s);
    QCOMPARE(json.json()[u"children"_s].toArray().size(), 3);
}

void TestWhatIfCommand::takesBoardsAndAssumptions()
{
    QCOMPARE(asked(u"tornado no-such-file.chipboard"_s).status, int(BadData));
    const Outcome half = asked(u"formula --set utilisation=50 --format json"_s + two);
    const Outcome full = asked(u"formula --format json"_s + two);
    QVERIFY(std::abs(half.json()[u"value"_s].toDouble() / full.json()[u"value"_s].toDouble() - 2.0) < 1e-9);
}

void TestWhatIfCommand::anAbsentListIsNamed()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"away.chipboard"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"kind": "board", "version": 1, "level": "chip", "chips": ["h100-sxm", "trainium2"],
                   "prices": "imported-fbec203d8534b3fb-2026-07-22-capacity-block",
                   "workload": "serve-llama-3.1-70b", "assumptions": {}})");
    file.close();
    const Outcome outcome = asked(u"tornado "_s + path);
    QVERIFY2(outcome.err.contains(u"22 Jul 2026"_s) && !outcome.err.contains(u"The catalogue has no"_s),
             qPrintable(outcome.err));
}

void TestWhatIfCommand::csvIsOneTable()
{
    QVERIFY(asked(u"tornado --format csv"_s + two).out.startsWith("assumption,low,high,"));
}

void TestWhatIfCommand::refusesWhatCannotBeAsked_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("message");
    const int usage = WrongUsage;
    QTest::newRow("kind") << u"magic"_s << usage << u"There is no analysis \"magic\"."_s;
    QTest::newRow("no kind") << QString() << usage << u"what-if"_s;
    QTest::newRow("row") << u"tornado --on b200"_s << usage << u"\"b200\" is not part of the comparison."_s;
    QTest::newRow("against") << u"crossover --against b200"_s << usage << u"\"b200\" is not part of"_s;
    QTest::newRow("metrics") << u"tornado --metrics memory,power"_s << usage << u"covers one metric"_s;
    QTest::newRow("metric") << u"tornado --metrics beauty"_s << usage << u"There is no metric \"beauty\"."_s;
    QTest::newRow("draws") << u"uncertainty --draws many"_s << usage << u"\"many\" is not a number of draws."_s;
    QTest::newRow("no draws") << u"uncertainty --draws 0"_s << usage << u"\"0\" is not a number of draws."_s;
    QTest::newRow("too many draws") << u"uncertainty --draws 1000001"_s << usage << u"Use 1 to 1,000,000."_s;
    QTest::newRow("seed") << u"uncertainty --seed -1"_s << usage << u"\"-1\" is not a seed."_s;
    QTest::newRow("one") << u"two-way --vary discount"_s << usage << u"varies two assumptions"_s;
    QTest::newRow("assumption") << u"crossover --vary discont"_s << usage << u"Did you mean discount"_s;
    QTest::newRow("other row") << u"crossover --vary discount@trainium --chips trainium2,h100-sxm,trainium"_s << usage
                               << u"This analysis does not cover trainium."_s;
    QTest::newRow("alone") << u"crossover --chips h100-sxm"_s << usage << u"only one is selected. Add --chips ID,ID."_s;
    QTest::newRow("formula") << u"formula --format csv"_s << usage << u"A formula cannot be written as CSV."_s;
    QTest::newRow("lines") << u"formula --format ndjson"_s << usage << u"A formula cannot be written as NDJSON."_s;
    QTest::newRow("no cost") << u"move --metrics memory --chips h100-sxm,trainium2"_s << int(BadData)
                             << u"is not money"_s;
    QTest::newRow("no price") << u"commitment --chips trainium3"_s << int(BadData) << u"Trainium3"_s;
    QTest::newRow("does not act")
        << u"crossover --vary goodput --workload serve-llama-3.1-8b --chips h100-sxm,h200-sxm"_s << int(BadData)
        << u"does not affect this workload"_s;
}

void TestWhatIfCommand::refusesWhatCannotBeAsked()
{
    QFETCH(const QString, line);
    QFETCH(const QString, message);
    const Outcome outcome = asked(line);
    QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
    QTEST(outcome.status, "status");
    QVERIFY(outcome.out.isEmpty());
}

// As on the page of the window, regardless of the selection order.
void TestWhatIfCommand::withoutNamesTheBestMeetsTheBaseline()
{
    const QString text =
        QString::fromUtf8(runCli(test::words("what-if crossover --chips a100-80-sxm,trainium2,h100-sxm")).out);
    QVERIFY2(text.startsWith(u"A100 80GB is about "_s), qPrintable(text.left(200)));
    QVERIFY2(text.contains(u" cheaper than H100"_s), qPrintable(text.left(200)));
    const QString onDemand = QString::fromUtf8(
        runCli(test::words("what-if crossover --chips a100-80-sxm,trainium2,h100-sxm --prices on-demand")).out);
    QVERIFY2(onDemand.startsWith(u"H100 is about "_s), qPrintable(onDemand.left(200)));
    const QString other = QString::fromUtf8(
        runCli(test::words("what-if crossover --chips a100-80-sxm,trainium2,h100-sxm --baseline trainium2")).out);
    QVERIFY2(other.startsWith(u"A100 80GB is about "_s) && other.contains(u" cheaper than Trainium2"_s),
             qPrintable(other.left(200)));
}

void TestWhatIfCommand::aTornadoVariesEverything()
{
    const Outcome outcome = runCli(test::words("what-if tornado --vary discount"));
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY(outcome.err.contains(u"Remove --vary"_s));
}

CHIPBOARD_TEST(TestWhatIfCommand, QApplication)

} // namespace tst_whatifcommand

#include "tst_whatifcommand.moc"
