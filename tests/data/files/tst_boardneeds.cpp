// Requirements of a board: their table, the values that each allows, and their place in a board's file.
#include "data/board/needs.h"

#include "data/files/boardio.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

#include <cmath>
#include <limits>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boardneeds {

class TestBoardNeeds : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void rowsAreWhole();
    void everyMemberHasOneRow();
    void nothingIsSaidAtFirst();
    void takesWhatIsSaid_data();
    void takesWhatIsSaid();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void takesBack();
    void choicesHaveNames();
    void readsBackAnyNeeds();
    void writesWhatWasSaid();
    void writesNothingWhereNothingWas();
    void refusesBadFiles_data();
    void refusesBadFiles();
};

namespace {

const NeedRow &row(QStringView id) { return *findNeed(id); }

BoardLoad read(const QByteArray &needs)
{
    return readBoard(R"({"kind": "board", "version": 1, "level": "chip", "needs": )" + needs + '}', u"a.chipboard"_s);
}

} // namespace

void TestBoardNeeds::rowsAreWhole()
{
    QStringList ids;
    for (const NeedRow &one : needTable()) {
        QVERIFY(!ids.contains(one.needId()));
        ids << one.needId();
        QVERIFY2((one.number != nullptr) != (one.word != nullptr), one.id);
        QVERIFY2(!one.labelText().isEmpty() && one.helpText().endsWith(u'.'), one.id);
        QCOMPARE(findNeed(one.needId()), &one);
        if (one.number == nullptr) {
            QVERIFY2(one.offered.empty() && one.unitText().isEmpty(), one.id);
            continue;
        }
        // half a GB or half a day is possible, half a chip is not
        QVERIFY2(one.minimum == 0.0 || one.needId() == u"scale", one.id);
        QVERIFY2(one.minimum < one.maximum && !one.unitText().isEmpty() && one.choices.empty(), one.id);
        QVERIFY2(std::ranges::is_sorted(one.offered), one.id);
        for (const double value : one.offered)
            QVERIFY2(checkNeed(one, value).hasValue(), one.id);
    }
    QCOMPARE(findNeed(u"budgett"), nullptr);
    QCOMPARE(row(u"deadline").unitText(), u"days"_s);
    QCOMPARE(row(u"budget").unitText(), u"USD"_s);
}

// Setting all rows leaves no member empty: a member without a row could not be read or written.
void TestBoardNeeds::everyMemberHasOneRow()
{
    Needs all;
    int said = 0;
    for (const NeedRow &one : needTable()) {
        const Needs before = all;
        const QString text = one.number != nullptr ? u"7"_s
            : one.choices.empty()                  ? u"us-east-2"_s
                                                   : QString::fromLatin1(one.choices.front().word);
        all = withNeed(all, one, text).value();
        QVERIFY2(!(all == before), one.id);
        ++said;
    }
    QCOMPARE(said, 15);
    QVERIFY(all.scale && all.budget && all.deadline && all.latency && all.firstToken && all.memory && all.spend);
    QVERIFY(all.capacity && !all.cloud.isEmpty() && !all.region.isEmpty() && !all.framework.isEmpty());
    QVERIFY(!all.architecture.isEmpty() && !all.cuda.isEmpty() && !all.multiCloud.isEmpty());
    QVERIFY(!all.priority.isEmpty());
}

void TestBoardNeeds::nothingIsSaidAtFirst()
{
    const Needs needs;
    QVERIFY(needs.isEmpty() && onDemandBoard().needs.isEmpty());
    for (const NeedRow &one : needTable()) {
        QVERIFY2(!one.isSaid(needs), one.id);
        QVERIFY2(one.textOf(needs).isEmpty(), one.id);
    }
}

void TestBoardNeeds::takesWhatIsSaid_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    QTest::newRow("money") << u"budget"_s << u"5000"_s << u"5000"_s;
    QTest::newRow("nothing to spend") << u"budget"_s << u"0"_s << u"0"_s;
    QTest::newRow("large money") << u"spend"_s << u"1e9"_s << u"1000000000"_s;
    QTest::newRow("a part of a day") << u"deadline"_s << u"0.5"_s << u"0.5"_s;
    QTest::newRow("a word") << u"cuda"_s << u"yes"_s << u"yes"_s;
    QTest::newRow("any region") << u"region"_s << u"ap-southeast-4"_s << u"ap-southeast-4"_s;
    QTest::newRow("a framework") << u"framework"_s << u"jax"_s << u"jax"_s;
}

void TestBoardNeeds::takesWhatIsSaid()
{
    QFETCH(const QString, id);
    QFETCH(const QString, text);
    QFETCH(const QString, kept);
    const auto needs = withNeed({}, row(id), text);
    QVERIFY(needs);
    QVERIFY(row(id).isSaid(needs.value()));
    QCOMPARE(row(id).textOf(needs.value()), kept);
}

void TestBoardNeeds::refusesWhatCannotBe_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("no number") << u"budget"_s << u"much"_s << u"\"budget\" must be a number, not \"much\"."_s;
    QTest::newRow("a comma") << u"budget"_s << u"5,000"_s << u"\"budget\" must be a number, not \"5,000\"."_s;
    QTest::newRow("below zero") << u"budget"_s << u"-1"_s
                                << u"\"budget\" must be from 0 to 1,000,000,000,000, not -1."_s;
    QTest::newRow("not finite") << u"latency"_s << u"nan"_s
                                << u"\"latency\" must be from 0 to 1,000,000,000, not nan."_s;
    QTest::newRow("endless") << u"latency"_s << u"inf"_s << u"\"latency\" must be from 0 to 1,000,000,000, not inf."_s;
    QTest::newRow("no chip") << u"scale"_s << u"0"_s << u"\"scale\" must be from 1 to 1,000,000, not 0."_s;
    QTest::newRow("no choice") << u"cuda"_s << u"perhaps"_s
                               << u"\"cuda\" cannot be \"perhaps\"; choose one of yes, no."_s;
    QTest::newRow("capitals") << u"cloud"_s << u"AWS"_s
                              << u"\"cloud\" cannot be \"AWS\"; choose one of aws, azure, gcp."_s;
    QTest::newRow("no name") << u"region"_s << u"us east"_s << u"\"us east\" is not a region name."_s;
}

void TestBoardNeeds::refusesWhatCannotBe()
{
    QFETCH(const QString, id);
    QFETCH(const QString, text);
    QFETCH(const QString, message);
    const auto needs = withNeed({}, row(id), text);
    QVERIFY(!needs);
    QCOMPARE(needs.problem().message, message);
    QVERIFY(!needs.problem().remedy.isEmpty());
}

void TestBoardNeeds::takesBack()
{
    Needs needs{.budget = 5000.0, .cuda = u"yes"_s};
    needs = withNeed(needs, row(u"budget"), {}).value();
    QVERIFY(!needs.budget);
    QCOMPARE(needs.cuda, u"yes"_s);
    QVERIFY(withNeed(needs, row(u"cuda"), {}).value().isEmpty());
    QVERIFY(!checkNeed(row(u"budget"), std::numeric_limits<double>::quiet_NaN()));
}

void TestBoardNeeds::choicesHaveNames()
{
    QCOMPARE(needChoiceLabel(row(u"framework"), u"pytorch"_s), u"PyTorch"_s);
    QCOMPARE(needChoiceLabel(row(u"priority"), u"speed"_s), u"throughput per chip, regardless of cost"_s);
    QCOMPARE(needChoiceLabel(row(u"region"), u"us-east-2"_s), u"us-east-2"_s);
}

void TestBoardNeeds::readsBackAnyNeeds()
{
    for (quint32 seed = 1; seed <= 500; ++seed) {
        QRandomGenerator random(seed);
        Board board;
        for (const NeedRow &one : needTable()) {
            if (random.bounded(2) == 0)
                continue;
            if (one.number != nullptr)
                board.needs.*one.number =
                    std::round(one.minimum + random.generateDouble() * (one.maximum - one.minimum));
            else if (one.choices.empty())
                board.needs.*one.word = u"region-%1"_s.arg(random.bounded(9));
            else
                board.needs.*one.word = QString::fromLatin1(
                    one.choices[static_cast<std::size_t>(random.bounded(static_cast<int>(one.choices.size())))].word);
        }
        const QByteArray text = writeBoard(board);
        const BoardLoad load = readBoard(text, u"a.chipboard"_s);
        QVERIFY2(load.board && *load.board == board, qPrintable(u"seed %1"_s.arg(seed)));
        QCOMPARE(writeBoard(*load.board), text);
    }
}

void TestBoardNeeds::writesWhatWasSaid()
{
    const QByteArray text = writeBoard(Board{.needs = {.budget = 12500.5, .region = u"us-east-2"_s, .cuda = u"no"_s}});
    QVERIFY2(text.contains("  \"needs\": {\n"
                           "    \"budget\": 12500.5,\n"
                           "    \"region\": \"us-east-2\",\n"
                           "    \"cuda\": \"no\"\n"
                           "  }"),
             text.constData());
}

void TestBoardNeeds::writesNothingWhereNothingWas()
{
    QVERIFY(!writeBoard(onDemandBoard()).contains("needs"));
    QVERIFY(read("{}").board.value().needs.isEmpty());
}

void TestBoardNeeds::refusesBadFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *text, const QString &problem) {
        QTest::newRow(name) << QByteArray(text) << problem;
    };
    row("no object", R"("much")", u"a.chipboard:1:59: /needs: must be an object, not string \"much\"."_s);
    row("a misspelt key", R"({"budgt": 1})",
        u"a.chipboard:1:60: /needs/budgt: Unknown key \"budgt\". Did you mean \"budget\"?"_s);
    row("a text", R"({"budget": "1"})",
        u"a.chipboard:1:70: /needs/budget: must be a number, not string \"1\". Write the number without quotes."_s);
    row("below zero", R"({"budget": -5})",
        u"a.chipboard:1:70: /needs/budget: \"budget\" must be from 0 to 1,000,000,000,000, not "
        "-5. Omit it if there is no requirement."_s);
    row("no choice", R"({"cuda": "maybe"})",
        u"a.chipboard:1:68: /needs/cuda: \"cuda\" cannot be \"maybe\"; choose one of yes, no. "
        "Omit it if there is no requirement."_s);
    row("no name", R"({"region": "a b"})",
        u"a.chipboard:1:70: /needs/region: \"a b\" is not a region name. Write it as the "
        "cloud does, such as us-east-2."_s);
}

void TestBoardNeeds::refusesBadFiles()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    const BoardLoad load = read(text);
    QVERIFY(!load.board);
    QCOMPARE(textsOf(load.problems).join(u'\n'), problem);
}

CHIPBOARD_TEST(TestBoardNeeds, QCoreApplication)

} // namespace tst_boardneeds

#include "tst_boardneeds.moc"
