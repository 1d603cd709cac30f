// Boards as files: a written board reads back, a wrong one is refused with a message, unknown content is kept.
#include "data/files/boardio.h"

#include "tests/support/catalogbuilder.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/randomboard.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <cmath>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boardio {

class TestBoardIo : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void remembersHowItWasExported();
    void refusesOtherRecipes_data();
    void refusesOtherRecipes();
    void writesAReadableFile();
    void writesTheSameForTheSame();
    void readsBackWhatItWrote_data();
    void readsBackWhatItWrote();
    void readsBackAnyBoard();
    void writesTwinsOnce();
    void readsEveryKey();
    void absentKeysAreAsInANewBoard();
    void boardsOfTheFirstFormatKeepTheirPrices();
    void writesWhetherPricesAreMixed();
    void emptyKeysStayEmpty();
    void refusesBadBoards_data();
    void refusesBadBoards();
    void reportsAllFaultsAtOnce();
    void readsFiles();
    void refusesWhatIsNoFile();
    void otherTextsHaveNoComparison();
    void writesFiguresOfOnesOwn();
    void isOneLineOfText();
    void aLineThatWasChangedIsRefused();
    void oldBoardsHaveNoFiguresOfTheirOwn();
    void refusesBadFigures_data();
    void refusesBadFigures();
    void refusesBadComparisons();
    void keepsFiguresOfThingsThatAreGone();
    void reportsUnknownIdsAsWarnings();
    void aBoardOfKnownIdsHasNoWarnings();
    void suggestsNearestIds();
    void migratesThroughAllSteps();
    void migratesFromTheMiddle();
    void theMigrationsFormAChain();
};

namespace {

Board readGood(const QByteArray &text)
{
    const BoardLoad load = readBoard(text, u"a.chipboard"_s);
    if (!load.board)
        qFatal("%s", qPrintable(textsOf(load.problems).join(u'\n')));
    return *load.board;
}

const QByteArray minimal = R"({"kind": "board", "version": 1, "level": "chip"})";

} // namespace

void TestBoardIo::writesAReadableFile()
{
    Board board{.title = u"Two"_s};
    board.assumptions.discount = 12.5;
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    board.baseline = u"h100-sxm"_s;
    board.priceBook = BookId(u"on-demand"_s);
    board.charts = {MetricId(u"memory"_s)};
    board.workload = WorkloadId(u"serve-llama-3.1-70b"_s);
    board.assumptions.discount = 12.5;
    QCOMPARE(writeBoard(board),
             QByteArray("{\n"
                        "  \"kind\": \"board\",\n"
                        "  \"version\": 2,\n"
                        "  \"title\": \"Two\",\n"
                        "  \"level\": \"chip\",\n"
                        "  \"chips\": [\"trainium2\", \"h100-sxm\"],\n"
                        "  \"instances\": [],\n"
                        "  \"systems\": [],\n"
                        "  \"precision\": \"best\",\n"
                        "  \"prices\": \"on-demand\",\n"
                        "  \"baseline\": \"h100-sxm\",\n"
                        "  \"charts\": [\"memory\"],\n"
                        "  \"workload\": \"serve-llama-3.1-70b\",\n"
                        "  \"assumptions\": {\"discount\": 12.5}\n"
                        "}\n"));
}

void TestBoardIo::writesTheSameForTheSame() { QCOMPARE(writeBoard(sampleBoard()), writeBoard(sampleBoard())); }

void TestBoardIo::readsBackWhatItWrote_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("an empty board") << writeBoard(Board());
    QTest::newRow("the default board") << writeBoard(onDemandBoard());
    QTest::newRow("a board with everything") << writeBoard(sampleBoard());
    for (const Precision precision : comparablePrecisions) {
        Board board{.precision = precision};
        QTest::newRow(qPrintable(u"a board at "_s + precisionLabel(precision))) << writeBoard(board);
    }
}

void TestBoardIo::readsBackWhatItWrote()
{
    QFETCH(const QByteArray, written);
    const BoardLoad load = readBoard(written, u"a.chipboard"_s);
    QCOMPARE(textsOf(load.problems), QStringList());
    QVERIFY(load.board);
    QCOMPARE(writeBoard(*load.board), written);
}

void TestBoardIo::readsBackAnyBoard()
{
    for (quint32 seed = 1; seed <= 500; ++seed) {
        const Board board = randomBoard(seed);
        const BoardLoad load = readBoard(writeBoard(board), u"a.chipboard"_s);
        QVERIFY2(load.board.has_value(),
                 qPrintable(u"seed %1: %2"_s.arg(seed).arg(textsOf(load.problems).join(u'\n'))));
        QVERIFY2(*load.board == board, qPrintable(u"seed %1"_s.arg(seed)));
    }
}

void TestBoardIo::writesTwinsOnce()
{
    Board board = onDemandBoard();
    board.chips << board.chips.constFirst();
    QCOMPARE(readGood(writeBoard(board)), onDemandBoard());
}

void TestBoardIo::readsEveryKey()
{
    const Board board = readGood(R"({"kind": "board", "version": 1, "title": "T", "level": "instance",
  "chips": ["c1", "c2"], "instances": ["i1"], "systems": ["u1"], "precision": "int8", "prices": "spot",
  "baseline": "c1", "values": "times", "charts": ["power", "sram"], "workload": "w1", "assumptions": {"discount": 12.5, "heads": 4}})");
    QCOMPARE(board.title, u"T"_s);
    QCOMPARE(board.level, Level::Instance);
    QCOMPARE(board.chips, (QList<ChipId>{ChipId(u"c1"_s), ChipId(u"c2"_s)}));
    QCOMPARE(board.instances, QList<InstanceId>{InstanceId(u"i1"_s)});
    QCOMPARE(board.systems, QList<SystemId>{SystemId(u"u1"_s)});
    QCOMPARE(board.precision, Precision::Int8);
    QCOMPARE(board.priceBook, BookId(u"spot"_s));
    QCOMPARE(board.baseline, u"c1"_s);
    QCOMPARE(board.values, ValueForm::Times);
    QCOMPARE(board.charts, (QList<MetricId>{MetricId(u"power"_s), MetricId(u"sram"_s)}));
    QCOMPARE(board.workload, WorkloadId(u"w1"_s));
    Assumptions assumptions{.discount = 12.5, .heads = 4.0};
    QCOMPARE(board.assumptions, assumptions);
}

void TestBoardIo::absentKeysAreAsInANewBoard()
{
    const Board board = readGood(with(minimal, "1,", "2,"));
    QVERIFY(board.chips.isEmpty());
    QVERIFY(board.baseline.isEmpty());
    QCOMPARE(board.values, ValueForm::Absolute);
    QVERIFY(!board.precision);
    QCOMPARE(board.priceBook, defaultBoard().priceBook);
    QVERIFY(!board.mixedPrices);
    QVERIFY(!board.priceBookChosen);
    QCOMPARE(board.charts, defaultBoard().charts);
    QCOMPARE(board.workload, defaultBoard().workload);
    QCOMPARE(board.assumptions, Assumptions());
    QCOMPARE(board.currency, CurrencyChoice()); // USD
    // Instances are priced as a whole, as after choosing them in the window.
    const Board whole = readGood(QByteArray(minimal).replace("chip", "instance"));
    QCOMPARE(whole.charts, chartsAt(Level::Instance, onDemandBoard().charts));
    QVERIFY(whole.charts.contains(MetricId(u"price_hour"_s)));
}

void TestBoardIo::boardsOfTheFirstFormatKeepTheirPrices()
{
    // Version 0.1 mixed price types without recording it in the file, on demand unless it named a list.
    const Board board = readGood(minimal);
    QCOMPARE(board.priceBook, BookId(u"on-demand"_s));
    QVERIFY(board.mixedPrices);
    QVERIFY(board.priceBookChosen);
    QCOMPARE(readGood(writeBoard(board)), board);
    const Board named = readGood(with(minimal, "}", R"(, "prices": "spot", "mixed_prices": false})"));
    QCOMPARE(named.priceBook, BookId(u"spot"_s));
    QVERIFY(!named.mixedPrices);
    // A fault is reported at its place in the user's file, not in the migrated text.
    const BoardLoad wrong =
        readBoard("{\n \"kind\": \"board\", \"version\": 1,\n \"level\": \"chip\",\n \"chips\": 5}", u"a"_s);
    QCOMPARE(textsOf(wrong.problems).join(u'\n').left(11), u"a:4:11: /ch"_s);
    QCOMPARE(textsOf(readBoard(with(minimal, "}", R"(, "mixed_prices": "yes"})"), u"a"_s).problems).join(u'\n'),
             u"a:1:66: /mixed_prices: must be true or false, not string \"yes\"."_s);
}

void TestBoardIo::writesWhetherPricesAreMixed()
{
    QVERIFY(!writeBoard(Board()).contains("mixed_prices") && !writeBoard(Board()).contains("prices_chosen"));
    Board board = defaultBoard();
    board.mixedPrices = true;
    QVERIFY(writeBoard(board).contains("\"mixed_prices\": true"));
    QCOMPARE(readGood(writeBoard(board)), board);
    board.mixedPrices = false;
    board.priceBookChosen = true;
    QVERIFY(writeBoard(board).contains("\"prices_chosen\": true"));
    QCOMPARE(readGood(writeBoard(board)), board);
}

void TestBoardIo::emptyKeysStayEmpty()
{
    const Board board = readGood(with(minimal, "}", R"(, "prices": "", "charts": [], "title": "", "baseline": ""})"));
    QVERIFY(board.priceBook.isEmpty());
    QVERIFY(board.charts.isEmpty());
}

void TestBoardIo::refusesBadBoards_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *from, const char *to, const QString &problem) {
        QTest::newRow(name) << with(minimal, from, to) << u"a.chipboard:1:"_s + problem;
    };
    row("no board at all", "\"board\"", "\"chips\"",
        u"10: /kind: This is not a board: its kind is \"chips\". Choose a board file."_s);
    row("no kind", R"("kind": "board", )", "", u"1: \"kind\" is missing. Add it."_s);
    row("no version", R"("version": 1, )", "", u"1: \"version\" is missing. Add it."_s);
    row("a newer board", "1,", "3, \"future\": {},",
        u"30: /version: This board was saved by a newer Chipboard (format 3; this one "
        "reads up to 2). Update Chipboard to open it; the file is unchanged."_s);
    row("version 0", "1,", "0,", u"30: /version: Unknown format 0."_s);
    row("a version in quotes", "1,", "\"1\",",
        u"30: /version: must be a number, not string \"1\". Write the number without quotes."_s);
    row("no level", R"(, "level": "chip")", "", u"1: \"level\" is missing. Add it."_s);
    row("an unknown level", "\"chip\"", "\"rack\"",
        u"42: /level: cannot be \"rack\"; choose one of chip, instance, system."_s);
    row("an assumption out of its range", "}", R"(, "assumptions": {"discount": 100}})",
        u"78: /assumptions/discount: Discount cannot be 100%. The range is 0% to 95%."_s);
    row("an assumption in quotes", "}", R"(, "assumptions": {"heads": "4"}})",
        u"75: /assumptions/heads: must be a number, not string \"4\". Write the number without quotes."_s);
    row("an unknown assumption", "}", R"(, "assumptions": {"head": 4}})",
        u"66: /assumptions/head: Unknown key \"head\". Did you mean \"heads\"?"_s);
    row("chips that are no list", "}", R"(, "chips": "c1"})",
        u"59: /chips: must be an array, not string \"c1\". Write it in square brackets."_s);
    row("a chip that is a number", "}", R"(, "chips": ["c1", 2]})",
        u"66: /chips/1: must be a string, not number 2. Write it in quotes."_s);
    row("a chip twice", "}", R"(, "chips": ["c1", "c1"]})",
        u"66: /chips/1: \"c1\" appears twice in the list. Remove one of the two."_s);
    row("an unknown precision", "}", R"(, "precision": "fp3"})",
        u"63: /precision: cannot be \"fp3\"; choose one of best, fp64, fp32, tf32, bf16, "
        "fp16, fp8, fp4, int8."_s);
    row("a precision that counts as another", "}", R"(, "precision": "mxfp8"})",
        u"63: /precision: cannot be \"mxfp8\"; choose one of best, fp64, fp32, tf32, bf16, "
        "fp16, fp8, fp4, int8."_s);
    row("a misspelt key", "}", R"(, "price": "spot"})",
        u"50: /price: Unknown key \"price\". Did you mean \"prices\"?"_s);
    row("a key twice", "}", R"(, "level": "chip"})",
        u"50: /level: The key \"level\" appears twice. Remove one of the two."_s);
    row("text that breaks off", R"("chip"})", R"("chip")",
        u"48: This is not valid JSON: it ends unexpectedly here. The file ends too early: "
        "it is truncated, or a bracket is not closed."_s);
    row("nothing", minimal.constData(), "", u"1: The file is empty. Add content or remove the file."_s);
}

void TestBoardIo::refusesBadBoards()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    const BoardLoad load = readBoard(text, u"a.chipboard"_s);
    QVERIFY(!load.board);
    QCOMPARE(textsOf(load.problems).join(u'\n'), problem);
}

void TestBoardIo::reportsAllFaultsAtOnce()
{
    const BoardLoad load =
        readBoard(R"({"kind": "board", "version": 1, "level": 1, "chips": 2, "prices": 3, "x": 4})", u"a"_s);
    QVERIFY(!load.board);
    QCOMPARE(load.problems.size(), 4);
}

void TestBoardIo::readsFiles()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"a.chipboard"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeBoard(sampleBoard()));
    file.close();
    QCOMPARE(*readBoardFile(file.fileName()).board, sampleBoard());
}

void TestBoardIo::refusesWhatIsNoFile()
{
    QTemporaryDir folder;
    for (const QString &path : {folder.path(), folder.filePath(u"none.chipboard"_s)}) {
        const BoardLoad load = readBoardFile(path);
        QVERIFY(!load.board);
        QCOMPARE(load.problems.size(), 1);
        QCOMPARE(load.problems.constFirst().code, ProblemCode::CannotRead);
        QCOMPARE(load.problems.constFirst().where.file, path);
    }
}

// Tables and pages are not reported as broken JSON, but as other files.
void TestBoardIo::otherTextsHaveNoComparison()
{
    QTemporaryDir folder;
    const auto firstProblem = [&folder](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        file.close();
        const BoardLoad load = readBoardFile(file.fileName());
        return !isWritten || load.board || load.problems.isEmpty() ? Problem() : load.problems.constFirst();
    };
    const QString none = u"This file contains no comparison: another program created or changed it."_s;
    QCOMPARE(firstProblem(u"out.csv"_s, "id,name\r\nb200,B200\r\n").message, none);
    QCOMPARE(firstProblem(u"out.md"_s, "| id |\n|---|\n").message, none);
    QCOMPARE(firstProblem(u"out.html"_s, "<!DOCTYPE html>\n<html></html>\n").message, none);
    QCOMPARE(firstProblem(u"out.json"_s, R"({"rows": [{"id": "b200"}]})").message, none);
    QCOMPARE(firstProblem(u"empty.txt"_s, "").message, none);
    // A board, or a file named like one, gets the message about its fault.
    QCOMPARE(firstProblem(u"mine.json"_s, R"({"kind": "board"})").message, u"\"version\" is missing."_s);
    QVERIFY(firstProblem(u"mine.chipboard"_s, "id,name\n").message != none);
    QFile json(folder.filePath(u"good.json"_s));
    QVERIFY(json.open(QIODevice::WriteOnly));
    json.write(writeBoard(sampleBoard()));
    json.close();
    QCOMPARE(*readBoardFile(json.fileName()).board, sampleBoard());
}

void TestBoardIo::writesFiguresOfOnesOwn()
{
    Board board{.overrides = sampleOverrides(), .drawn = sampleDrawn()};
    const QByteArray text = writeBoard(board);
    const QByteArray expected =
        "  \"overrides\": [\n"
        "    {\"level\": \"chip\", \"id\": \"trainium3\", \"figure\": \"price\", \"book\": \"on-demand\", "
        "\"value\": 1.8, \"unit\": \"USD/h\", \"note\": \"what if\"},\n"
        "    {\"level\": \"instance\", \"id\": \"trn2.48xlarge\", \"figure\": \"memory\", \"value\": 1500, "
        "\"low\": 1400, \"high\": 1600, \"unit\": \"GiB\"},\n"
        "    {\"level\": \"system\", \"id\": \"gb300-nvl72\", \"figure\": \"power\", \"value\": null, "
        "\"unit\": \"kW\"}\n"
        "  ],\n"
        "  \"drawn_with\": {\n"
        "    \"catalog\": \"2026-11-20\",\n"
        "    \"prices\": \"on-demand\",\n"
        "    \"things\": [\n"
        "      {\"level\": \"chip\", \"id\": \"trainium2\", \"figures\": {\"compute_bf16\": {\"value\": 667, "
        "\"unit\": \"TFLOPS\"}, \"memory\": {\"value\": 96, \"unit\": \"GiB\"}, \"memory_bandwidth\": "
        "{\"value\": 2.9, \"low\": 2.85, \"high\": 2.95, \"unit\": \"TB/s\"}, \"price\": null}},\n"
        "      {\"level\": \"instance\", \"id\": \"trn2.48xlarge\", \"figures\": {}}\n"
        "    ]\n"
        "  }\n"
        "}\n";
    QCOMPARE(text.mid(text.indexOf("  \"overrides\"")), expected);
    QCOMPARE(readGood(text), board);
    board.overrides << Override{
        {Level::Instance, u"aws"_s, u"provider_discount"_s, {}}, Interval::exactly(30), Unit::Percent, {}};
    QCOMPARE(readGood(writeBoard(board)), board);
}

void TestBoardIo::isOneLineOfText()
{
    Board board = sampleBoard();
    board.chips.clear();
    for (int i = 0; i < 12; ++i)
        board.chips << ChipId(u"chip-%1"_s.arg(i));
    board.overrides.clear();
    for (int i = 0; i < 20; ++i)
        board.overrides << Override{
            {Level::Chip, u"chip-%1"_s.arg(i), u"memory"_s, {}}, Interval::exactly(80 + i), Unit::GB, {}};
    board.scenarios = {};
    board = withScenario(board, u"3-year commit"_s, u"List price"_s);
    board = withScenario(board, u"Half"_s, {});
    QCOMPARE(board.scenarios.all.size(), 3);
    const QString line = boardLine(board);
    QVERIFY2(line.size() < 2500, qPrintable(QString::number(line.size()))); // fits into a mail or a chat
    QVERIFY(!line.contains(u' ') && !line.contains(u'\n'));
    QCOMPARE(boardLine(board), line);
    QCOMPARE(*readBoardLine(line).board, board);
    QString mailed = u"  "_s + line + u"\r\n"_s; // wrapped by a mail program
    for (qsizetype i = 70; i < mailed.size(); i += 72)
        mailed.insert(i, u"\r\n"_s);
    QCOMPARE(*readBoardLine(mailed).board, board);
}

void TestBoardIo::aLineThatWasChangedIsRefused()
{
    const QString line = boardLine(sampleBoard());
    const auto told = [](const QString &text) {
        const BoardLoad load = readBoardLine(text);
        return load.board ? u"none"_s : load.problems.constFirst().toText();
    };
    const QString name = u"The text of the comparison: "_s;
    const QString cut = name + u"It was cut or changed on its way. Copy all of it again."_s;
    QCOMPARE(told(line), u"none"_s);
    for (qsizetype i = 20; i < line.size(); i += 97) {
        QCOMPARE(told(line.left(i)), cut);
        QString other = line;
        other[i] = other.at(i) == u'a' ? u'b' : u'a';
        QCOMPARE(told(other), cut);
    }
    QCOMPARE(told(line + u"AAAA"_s), cut);
    QCOMPARE(told(u"chipboard:AAAA"_s), cut);
    QVERIFY(told(u"good morning"_s).startsWith(name + u"It is not the text of a comparison"_s));
    QVERIFY(told({}).startsWith(name + u"It is not the text of a comparison"_s));
}

void TestBoardIo::oldBoardsHaveNoFiguresOfTheirOwn()
{
    const Board board = readGood(minimal);
    QVERIFY(board.overrides.isEmpty());
    QCOMPARE(board.drawn, Drawn());
    QVERIFY(!writeBoard(board).contains("overrides") && !writeBoard(board).contains("drawn_with"));
}

void TestBoardIo::refusesBadFigures_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const QByteArray &content, const QString &problem) {
        QTest::newRow(name) << content << problem;
    };
    const QByteArray memory =
        R"("overrides": [{"level": "chip", "id": "c1", "figure": "memory", "value": 96, "unit": "GiB"}])";
    row("no list", R"("overrides": 1)", u"/overrides: must be an array, not number 1. Write it in square brackets."_s);
    row("no object", R"("overrides": [1])", u"/overrides/0: must be an object, not number 1."_s);
    row("an unknown figure", with(memory, "memory", "colour"),
        u"/overrides/0: There is no figure \"colour\" for this kind of item (chip). Choose "
        "one that the item has, such as memory or price."_s);
    row("an unknown level", with(memory, "chip", "rack"),
        u"/overrides/0/level: cannot be \"rack\"; choose one of chip, instance, system."_s);
    row("an unknown unit", with(memory, "GiB", "gib"), u"/overrides/0/unit: Unknown unit \"gib\"."_s);
    row("a unit of something else", with(memory, "GiB", "W"),
        u"/overrides/0: \"W\" is not a unit of this figure. Use GiB or a unit of the same kind."_s);
    row("a value in quotes", with(memory, "96", "\"96\""),
        u"/overrides/0/value: must be a number, not string \"96\". Write the number without quotes."_s);
    row("no value", with(memory, "\"value\": 96, ", ""), u"/overrides/0: \"value\" is missing. Add it."_s);
    row("a range of nothing", with(memory, "96", "null, \"low\": 1"),
        u"/overrides/0/value: A missing value has no range. Remove low and high."_s);
    row("a negative value", with(memory, "96", "-96"), u"/overrides/0/value: must not be negative."_s);
    row("too much", with(memory, "96", "1e12"),
        u"/overrides/0: This figure cannot be 1,000,000,000,000\u00a0GiB. The range is 0.001\u00a0GiB to "
        "1,000,000,000\u00a0GiB."_s);
    row("a misspelt key", with(memory, "unit\": \"GiB\"", "unit\": \"GiB\", \"nota\": \"x\""),
        u"/overrides/0/nota: Unknown key \"nota\". Did you mean \"note\"?"_s);
    row("a figure twice",
        R"("overrides": [{"level": "chip", "id": "c1", "figure": "memory", "value": 9, "unit": "GB"},
           {"level": "chip", "id": "c1", "figure": "memory", "value": 9, "unit": "GB"}])",
        u"/overrides/1: This figure has two custom values. Remove one of the two."_s);
    row("one scenario", R"("scenarios": [{"name": "A", "in_force": true}])",
        u"/scenarios: A board has no scenarios, or 2 to 24."_s);
    row("none in force", R"("scenarios": [{"name": "A"}, {"name": "B"}])",
        u"/scenarios: Exactly one scenario must be active; found 0. Set \"in_force\" on the "
        "one whose values match the board."_s);
    row("a scenario twice", R"("scenarios": [{"name": "A", "in_force": true}, {"name": "A"}])",
        u"/scenarios/1: Two scenarios are named \"A\". Rename one of them."_s);
    row("values of what is in force", R"("scenarios": [{"name": "A", "in_force": true, "prices": "x"}, {"name": "B"}])",
        u"/scenarios/0/prices: Unknown key \"prices\". Remove it."_s);
    row("no flag", R"("scenarios": [{"name": "A", "in_force": 1}, {"name": "B", "in_force": true}])",
        u"/scenarios/0/in_force: must be true or false, not number 1."_s);
    row("out of range in a scenario",
        R"("scenarios": [{"name": "A", "assumptions": {"discount": 99}}, {"name": "B", "in_force": true}])",
        u"/scenarios/0/assumptions/discount: Discount cannot be 99%. The range is 0% to 95%."_s);
    row("drawn with no revision", R"("drawn_with": {"things": []})", u"/drawn_with: \"catalog\" is missing. Add it."_s);
    row("drawn with an unknown figure",
        R"("drawn_with": {"catalog": "1", "things": [{"level": "chip", "id": "c", "figures": {"memori": null}}]})",
        u"/drawn_with/things/0/figures/memori: Unknown key \"memori\". Did you mean \"memory\"?"_s);
    row("drawn with another unit",
        R"("drawn_with": {"catalog": "1", "things": [{"level": "chip", "id": "c",
           "figures": {"memory": {"value": 1, "unit": "W"}}}]})",
        u"/drawn_with/things/0/figures/memory/unit: \"W\" is a unit of another quantity."_s);
}

void TestBoardIo::refusesBadFigures()
{
    QFETCH(const QByteArray, member);
    QFETCH(const QString, problem);
    const BoardLoad load = readBoard(with(minimal, "}", ", " + member + "}"), u"a.chipboard"_s);
    QVERIFY(!load.board);
    QStringList problems;
    for (const Problem &one : load.problems) {
        QVERIFY(one.where.line > 0 && one.where.column > 0);
        problems << one.where.pointer + u": "_s + one.message
                + (one.remedy.isEmpty() ? QString() : u" "_s + one.remedy);
    }
    QCOMPARE(problems.join(u'\n'), problem);
}

void TestBoardIo::refusesBadComparisons()
{
    const auto problemWith = [](const QByteArray &member) {
        const BoardLoad load = readBoard(with(minimal, "}", ", " + member + "}"), u"a.chipboard"_s);
        return load.board ? u"none"_s
                          : load.problems.constFirst().where.pointer + u": "_s + load.problems.constFirst().message;
    };
    QCOMPARE(problemWith(R"("values": "ratio")"),
             u"/values: cannot be \"ratio\"; choose one of absolute, times, percent."_s);
    QCOMPARE(problemWith(R"("scenarios": [{"name": "A", "in_force": true, "baseline": true},
                                          {"name": "B", "baseline": true}])"),
             u"/scenarios: At most one scenario can be the baseline; found 2."_s);
    QCOMPARE(problemWith(R"("scenarios": [{"name": "A", "in_force": true, "baseline": true}, {"name": "B"}])"),
             u"none"_s);
}

void TestBoardIo::keepsFiguresOfThingsThatAreGone()
{
    const Catalog catalog = CatalogBuilder().add(aChip("trainium2")).build();
    Board board{.overrides = sampleOverrides()};
    board.overrides.removeLast();
    QCOMPARE(readGood(writeBoard(board)).overrides, board.overrides);
    QCOMPARE(textsOf(checkBoard(board, catalog, u"a"_s)),
             (QStringList{u"a: /overrides/0/id: The catalogue has no \"trainium3\"; the custom value is kept "
                          "but has no effect. Did you mean trainium2?"_s,
                          u"a: /overrides/0/book: The catalogue has no \"on-demand\"; the custom value is kept "
                          "but has no effect."_s,
                          u"a: /overrides/1/id: The catalogue has no \"trn2.48xlarge\"; the custom value is "
                          "kept but has no effect."_s}));
}

void TestBoardIo::reportsUnknownIdsAsWarnings()
{
    const Catalog catalog = CatalogBuilder()
                                .add(aChip("trainium2"))
                                .add(aChip("trainium3"))
                                .add(anInstance("trn2.48xlarge", "trainium2", 16))
                                .add(aSystem("trn2_ultraserver", "trainium2", 64))
                                .add(aBook("on-demand", PriceKind::OnDemand, {}))
                                .build();
    Board board{.chips = {ChipId(u"trainium2"_s), ChipId(u"tranium3"_s)},
                .instances = {InstanceId(u"trn2.48"_s)},
                .systems = {SystemId(u"zzzzzzzz"_s)},
                .priceBook = BookId(u"ondemand"_s),
                .baseline = u"trainium9"_s,
                .charts = {MetricId(u"memory"_s), MetricId(u"memori"_s)}};
    const Problems problems = checkBoard(board, catalog, u"a.chipboard"_s);
    QCOMPARE(
        textsOf(problems),
        (QStringList{
            u"a.chipboard: /chips/1: The catalogue has no \"tranium3\"; its row has no numbers. Did you mean trainium3, trainium2?"_s,
            u"a.chipboard: /instances/0: The catalogue has no \"trn2.48\"; its row has no numbers. Did you mean trn2.48xlarge?"_s,
            u"a.chipboard: /systems/0: The catalogue has no \"zzzzzzzz\"; its row has no numbers."_s,
            u"a.chipboard: /prices: The catalogue has no \"ondemand\"; it is not shown. Did you mean on-demand?"_s,
            u"a.chipboard: /baseline: The catalogue has no \"trainium9\"; it is not shown. Did you mean trainium2, trainium3?"_s,
            u"a.chipboard: /charts/1: The catalogue has no \"memori\"; it is not shown. Did you mean memory?"_s}));
    for (const Problem &problem : problems)
        QCOMPARE(problem.severity, Severity::Warning);
}

void TestBoardIo::aBoardOfKnownIdsHasNoWarnings()
{
    const Catalog catalog = CatalogBuilder()
                                .add(aChip("c1"))
                                .add(anInstance("i1", "c1", 16))
                                .add(aBook("on-demand", PriceKind::OnDemand, {}))
                                .build();
    Board board{.chips = {ChipId(u"c1"_s)}};
    board.baseline = u"i1"_s; // any level is allowed
    board.priceBook = BookId(u"on-demand"_s);
    board.charts = onDemandBoard().charts;
    QCOMPARE(textsOf(checkBoard(board, catalog, u"a"_s)), QStringList());
    QCOMPARE(textsOf(checkBoard(Board(), catalog, u"a"_s)), QStringList());
}

void TestBoardIo::suggestsNearestIds()
{
    const QStringList known{u"trainium2"_s, u"h100-sxm"_s, u"h200-sxm"_s, u"b300"_s};
    QCOMPARE(nearestIds(u"h100"_s, known), QStringList{u"h100-sxm"_s});
    QCOMPARE(nearestIds(u"H200-SXN"_s, known), (QStringList{u"h200-sxm"_s, u"h100-sxm"_s}));
    QVERIFY(nearestIds(u"nothing"_s, {}).isEmpty());
}

// Two made-up steps: 1 -> 2 renames a key, 2 -> 3 adds one.
static QJsonObject renameChips(QJsonObject board)
{
    board.insert(u"silicon"_s, board.take(u"chips"_s));
    return board;
}
static QJsonObject addColour(QJsonObject board)
{
    board.insert(u"colour"_s, u"orange"_s);
    return board;
}
static constexpr BoardMigration inventedSteps[] = {{1, renameChips}, {2, addColour}};

void TestBoardIo::migratesThroughAllSteps()
{
    const QByteArray text = migrated(R"({"kind": "board", "version": 1, "chips": ["c1"]})", 1, inventedSteps);
    const QJsonObject board = QJsonDocument::fromJson(text).object();
    QCOMPARE(board.value(u"version"_s).toInt(), 3);
    QCOMPARE(board.value(u"silicon"_s).toArray().at(0).toString(), u"c1"_s);
    QCOMPARE(board.value(u"colour"_s).toString(), u"orange"_s);
    QVERIFY(!board.contains(u"chips"_s));
}

void TestBoardIo::migratesFromTheMiddle()
{
    const QByteArray text = migrated(R"({"kind": "board", "version": 2, "chips": ["c1"]})", 2, inventedSteps);
    const QJsonObject board = QJsonDocument::fromJson(text).object();
    QCOMPARE(board.value(u"version"_s).toInt(), 3);
    QVERIFY(board.contains(u"chips"_s)); // the first step was skipped
    QVERIFY(board.contains(u"colour"_s));
}

void TestBoardIo::theMigrationsFormAChain()
{
    QCOMPARE(static_cast<int>(boardMigrations().size()), Board::currentVersion - 1);
    int version = 1;
    for (const BoardMigration &migration : boardMigrations())
        QCOMPARE(migration.from, version++);
}

void TestBoardIo::remembersHowItWasExported()
{
    ExportRecipe recipe;
    QVERIFY(!readBoard(writeBoard(onDemandBoard()), u"x"_s).recipe);
    recipe.ask = {ExportWhat::Chart, {u"value"_s, u"compare"_s}, u"memory"_s};
    recipe.options.pageSize = u"210x148.5mm"_s;
    recipe.options.theme = u"grey"_s;
    recipe.options.typeScale = u"large"_s;
    recipe.options.numbersPage = true;
    recipe.options.scale = 4;
    recipe.options.chartsPerSlide = 2;
    recipe.options.language = u"pt-BR"_s;
    recipe.options.deckTemplate = u"/home/a b/company \"x\".potx"_s;
    recipe.options.templateDigest = QString(64, u'a');
    for (const ExportRecipe &one : {recipe, ExportRecipe{{ExportWhat::All, {}, {}}, {}}, ExportRecipe()}) {
        const BoardLoad load = readBoard(writeBoard(onDemandBoard(), one), u"x"_s);
        QVERIFY2(load.recipe, qPrintable(load.problems.isEmpty() ? QString() : load.problems.first().toText()));
        QCOMPARE(*load.recipe, one);
        QCOMPARE(*load.board, onDemandBoard());
    }
    QCOMPARE(exportWhatWord(static_cast<ExportWhat>(9)), QString());
    QVERIFY(!exportWhatFromWord(u"Page"));
}

void TestBoardIo::refusesOtherRecipes_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QString>("pointer");

    QTest::newRow("an unknown part") << QByteArray(R"({"what": "half"})") << u"/export/what"_s;
    QTest::newRow("no part") << QByteArray(R"({})") << u"/export"_s;
    QTest::newRow("too many pixels") << QByteArray(R"({"what": "all", "scale": 5})") << u"/export/scale"_s;
    QTest::newRow("three charts") << QByteArray(R"({"what": "all", "charts_per_slide": 3})")
                                  << u"/export/charts_per_slide"_s;
    QTest::newRow("no scale") << QByteArray(R"({"what": "all", "scale": 0})") << u"/export/scale"_s;
    QTest::newRow("neither yes nor no") << QByteArray(R"({"what": "all", "numbers": "often"})") << u"/export/numbers"_s;
    QTest::newRow("a size that is no word") << QByteArray(R"({"what": "all", "size": "../a"})") << u"/export/size"_s;
    QTest::newRow("no language") << QByteArray(R"({"what": "all", "language": "a b"})") << u"/export/language"_s;
    const QByteArray digest = R"(", "template_digest": ")" + QByteArray(64, '0') + R"("})";
    const QByteArray path = R"({"what": "all", "template": ")";
    QTest::newRow("a template of the network") << path + "//server/a.potx" + digest << u"/export/template"_s;
    QTest::newRow("one of Windows' network") << path + R"(\\\\server\\a.potx)" + digest << u"/export/template"_s;
    QTest::newRow("an address") << path + "https://a.example/a.potx" + digest << u"/export/template"_s;
    QTest::newRow("a template without digest") << path + R"(a.potx"})" << u"/export"_s;
    QTest::newRow("half a digest") << path + R"(a.potx", "template_digest": "abc"})" << u"/export/template_digest"_s;
    QTest::newRow("no digest") << path + R"(a.potx", "template_digest": 5})" << u"/export/template_digest"_s;
    QTest::newRow("something else") << QByteArray(R"({"what": "all", "run": "x"})") << u"/export/run"_s;
    QTest::newRow("no object") << QByteArray("3") << u"/export"_s;
}

void TestBoardIo::refusesOtherRecipes()
{
    QFETCH(const QByteArray, member);
    QFETCH(const QString, pointer);
    QByteArray text = writeBoard(onDemandBoard()).trimmed();
    text.chop(1);
    const BoardLoad load = readBoard(text + ", \"export\": " + member + "}", u"x"_s);
    QVERIFY(!load.board && !load.recipe && !load.problems.isEmpty());
    QVERIFY2(load.problems.first().where.pointer.startsWith(pointer), qPrintable(load.problems.first().toText()));
}

CHIPBOARD_TEST(TestBoardIo, chipboard::testing::NoApplication)

} // namespace tst_boardio

#include "tst_boardio.moc"
