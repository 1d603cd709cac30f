// Annotations on the charts of a board, as values and in the board's file.
#include "data/files/boardio.h"

#include "tests/support/ondemandboard.h"
#include "tests/support/randomboard.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boardwords {

class TestBoardWords : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyWordLeadsBack();
    void keepsOneEntryAChart();
    void readsBackAll();
    void writesNothingWhereNothingWas();
    void oldFilesHaveNone();
    void refusesBadWords_data();
    void refusesBadWords();
    void refusesBadClaims_data();
    void refusesBadClaims();
    void readsAsManyAsThereMayBe();
};

namespace {

BoardLoad read(const QByteArray &words)
{
    return readBoard("{\"kind\": \"board\", \"version\": 1, \"level\": \"chip\",\n" + words + "}", u"a.chipboard"_s);
}

void addRow(const char *name, const QByteArray &words, const char *pointer, const char *message)
{
    QTest::newRow(name) << words << QString::fromLatin1(pointer) << QString::fromLatin1(message);
}

QByteArray chart(const QByteArray &members)
{
    return "\"words\": [{\"page\": \"compare\", \"chart\": \"memory\", " + members + "}]";
}

constexpr auto highest = "{\"kind\": \"highest\", \"subject\": \"a\"}";

QByteArray repeated(const QByteArray &item, int times) { return (item + ',').repeated(times).chopped(1); }

// In descending order, which the program never writes.
QByteArray wordsOfCharts(int count)
{
    QByteArrayList items;
    for (int i = count; i > 0; --i)
        items << "{\"page\": \"p\", \"chart\": \"" + QByteArray::number(i).rightJustified(4, '0')
                + "\", \"note\": \"n\"}";
    return items.join(',');
}

} // namespace

void TestBoardWords::everyWordLeadsBack()
{
    for (int i = 0; i <= static_cast<int>(TitleClaim::Kind::Lowest); ++i) {
        const auto kind = static_cast<TitleClaim::Kind>(i);
        QCOMPARE(claimFromWord(claimWord(kind)), std::optional(kind));
    }
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(annotationFromWord(annotationWord(static_cast<Annotation::Kind>(i))),
                 std::optional(static_cast<Annotation::Kind>(i)));
        QCOMPARE(rowOrderFromWord(rowOrderWord(static_cast<RowOrder>(i))), std::optional(static_cast<RowOrder>(i)));
        QCOMPARE(rowScaleFromWord(rowScaleWord(static_cast<RowScale>(i))), std::optional(static_cast<RowScale>(i)));
    }
    QVERIFY(!claimFromWord(u"bigger"));
    QVERIFY(claimWord(static_cast<TitleClaim::Kind>(99)).isEmpty());
}

void TestBoardWords::keepsOneEntryAChart()
{
    QList<ChartWords> all;
    ChartWords words = wordsOf(all, u"compare"_s, u"memory"_s);
    QVERIFY(words.isEmpty());
    QCOMPARE(words.key(), u"compare/memory"_s);
    all = withWords(all, words);
    QVERIFY(all.isEmpty());

    words.title = u"A"_s;
    ChartWords before = wordsOf(all, u"compare"_s, u"bandwidth"_s);
    before.digits = 3;
    all = withWords(withWords(all, words), before);
    QCOMPARE(all, (QList<ChartWords>{before, words})); // sorted by address
    words.title = u"B"_s;
    all = withWords(all, words);
    QCOMPARE(all.size(), 2);
    QCOMPARE(wordsOf(all, u"compare"_s, u"memory"_s).title, u"B"_s);
    words.title.clear();
    QCOMPARE(withWords(all, words), QList<ChartWords>{before});
}

void TestBoardWords::readsBackAll()
{
    Board board = onDemandBoard();
    board.title = u"T"_s;
    board.titleClaims = sampleBoard().titleClaims;
    board.words = sampleWords();
    const BoardLoad load = readBoard(writeBoard(board), u"a.chipboard"_s);
    QVERIFY(load.board);
    QCOMPARE(load.problems.size(), 0);
    QCOMPARE(load.board->words, board.words);
    QCOMPARE(load.board->titleClaims, board.titleClaims);
    QCOMPARE(writeBoard(*load.board), writeBoard(board));
}

void TestBoardWords::writesNothingWhereNothingWas()
{
    const QByteArray text = writeBoard(onDemandBoard());
    QVERIFY(!text.contains("words"));
    QVERIFY(!text.contains("claims"));
}

void TestBoardWords::oldFilesHaveNone()
{
    const BoardLoad load = read("\"title\": \"x\"");
    QVERIFY(load.board);
    QVERIFY(load.board->words.isEmpty());
    QVERIFY(load.board->titleClaims.isEmpty());
}

void TestBoardWords::refusesBadWords_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("message");
    const auto row = addRow;
    row("no list", "\"words\": 3", "/words", "array");
    row("without its chart", "\"words\": [{\"page\": \"compare\"}]", "/words/0", "\"chart\" is missing");
    row("the same chart twice",
        "\"words\": [{\"page\": \"a\", \"chart\": \"b\", \"note\": \"1\"}, {\"page\": \"a\", \"chart\": \"b\"}]",
        "/words/1", "two entries");
    row("a title of another type", chart("\"title\": 5"), "/words/0/title", "string");
    row("a title too long", chart("\"title\": \"" + QByteArray(400, 'x') + "\""), "/words/0/title", "300");
    row("an order that does not exist", chart("\"order\": \"up\""), "/words/0/order", "by_value");
    row("an axis that does not exist", chart("\"scale\": \"log\""), "/words/0/scale", "logarithmic");
    row("too many digits", chart("\"digits\": 9"), "/words/0/digits", "6");
    row("no digits at all", chart("\"digits\": 0"), "/words/0/digits", "1");
    row("a callout without text", chart("\"annotations\": [{\"kind\": \"callout\", \"on\": \"a\"}]"),
        "/words/0/annotations/0", "\"text\" is missing");
    row("an arrow to itself", chart("\"annotations\": [{\"kind\": \"difference\", \"on\": \"a\", \"against\": \"a\"}]"),
        "/words/0/annotations/0/against", "itself");
    row("a line without value", chart("\"annotations\": [{\"kind\": \"reference\"}]"), "/words/0/annotations/0/value",
        "value");
    row("another annotation", chart("\"annotations\": [{\"kind\": \"cloud\", \"on\": \"a\"}]"),
        "/words/0/annotations/0/kind", "callout");
    row("a claim without its number",
        chart("\"title\": \"t\", \"claims\": [{\"kind\": \"ratio\", \"subject\": \"a\"}]"), "/words/0/claims/0/number",
        "number");
    row("a direction with a number",
        chart("\"title\": \"t\", \"claims\": [{\"kind\": \"highest\", \"subject\": \"a\", \"number\": \"2\"}]"),
        "/words/0/claims/0/number", "direction");
    row("claims without a title", chart("\"claims\": [{\"kind\": \"highest\", \"subject\": \"a\"}]"), "/words/0/claims",
        "title");
}

void TestBoardWords::refusesBadClaims_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("message");
    const auto row = addRow;
    const auto claim = [](const QByteArray &members) {
        return chart("\"title\": \"t\", \"claims\": [{" + members + "}]");
    };
    for (const char *kind : {"ratio", "share", "more", "less"})
        row(qPrintable(u"%1 to nothing"_s.arg(QLatin1String(kind))),
            claim(QByteArray("\"kind\": \"") + kind + "\", \"subject\": \"a\", \"number\": \"2\""),
            "/words/0/claims/0/against", "two marks");
    for (const char *kind : {"above", "below"})
        row(qPrintable(u"%1 nothing"_s.arg(QLatin1String(kind))),
            claim(QByteArray("\"kind\": \"") + kind + "\", \"subject\": \"a\""), "/words/0/claims/0/against",
            "two marks");
    row("a value against another",
        claim("\"kind\": \"value\", \"subject\": \"a\", \"number\": \"2\", \"against\": \"b\""),
        "/words/0/claims/0/against", "one mark");
    for (const char *number :
         {"inf", "nan", "1,000", "1e3", "-2", "+2", "2.", ".5", "0x10", " 2", "123456789012345678901"})
        row(qPrintable(u"the number \"%1\""_s.arg(QLatin1String(number))),
            claim(QByteArray("\"kind\": \"value\", \"subject\": \"a\", \"number\": \"") + number + '"'),
            "/words/0/claims/0/number", "such as");
    row("too many claims", chart("\"title\": \"t\", \"claims\": [" + repeated(highest, 21) + ']'), "/words/0/claims",
        "20");
    row("too many claims of the board", "\"title_claims\": [" + repeated(highest, 21) + ']', "/title_claims", "20");
    row("too many annotations",
        chart("\"annotations\": [" + repeated("{\"kind\": \"reference\", \"value\": 1}", 13) + ']'),
        "/words/0/annotations", "12");
    row("too many charts", "\"words\": [" + wordsOfCharts(501) + ']', "/words", "500");
    row("the highest of two", claim("\"kind\": \"highest\", \"subject\": \"a\", \"against\": \"b\""),
        "/words/0/claims/0/against", "one mark");
    row("a title of the board above nothing", "\"title_claims\": [{\"kind\": \"above\", \"subject\": \"a\"}]",
        "/title_claims/0/against", "two marks");
}

void TestBoardWords::refusesBadClaims() { refusesBadWords(); }

void TestBoardWords::refusesBadWords()
{
    QFETCH(const QByteArray, words);
    QFETCH(const QString, pointer);
    QFETCH(const QString, message);
    const BoardLoad load = read(words);
    QVERIFY(!load.board);
    QVERIFY(!load.problems.isEmpty());
    const Problem &problem = load.problems.constFirst();
    QVERIFY2(problem.where.pointer == pointer, qPrintable(problem.toText()));
    QVERIFY2(problem.toText().contains(message), qPrintable(problem.toText()));
    QVERIFY(problem.where.line >= 2);
}

void TestBoardWords::readsAsManyAsThereMayBe()
{
    const BoardLoad load = read("\"title\": \"t\", \"title_claims\": [" + repeated(highest, 20) + "],\n\"words\": ["
                                + wordsOfCharts(500) + ", {\"page\": \"q\", \"chart\": \"empty\"}]");
    QCOMPARE(load.problems.size(), 1); // one entry too many, though an empty one
    const BoardLoad full = read("\"title\": \"t\", \"title_claims\": [" + repeated(highest, 20) + "],\n\"words\": ["
                                + wordsOfCharts(500) + ']');
    QVERIFY2(full.board, full.problems.isEmpty() ? "" : qPrintable(full.problems.constFirst().toText()));
    QCOMPARE(full.board->titleClaims.size(), 20);
    QCOMPARE(full.board->words.size(), 500);
    QCOMPARE(full.board->words.constFirst().key(), u"p/0001"_s);
    QCOMPARE(full.board->words.constLast().key(), u"p/0500"_s);
    QList<ChartWords> byHand;
    for (const ChartWords &words : full.board->words)
        byHand = withWords(byHand, words);
    QCOMPARE(full.board->words, byHand);
}

CHIPBOARD_TEST(TestBoardWords, QCoreApplication)

} // namespace tst_boardwords

#include "tst_boardwords.moc"
