// Text -> JsonDocument: what is kept, what is refused, and which position the message names.
#include "data/core/find.h"
#include "data/core/jsondocument.h"
#include "tests/support/madelocales.h"
#include "tests/support/testmain.h"

#include <atomic>
#include <clocale>
#include <thread>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_jsonparser {

class TestJsonParser : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void keepsValuesAndTheirOrder();
    void readsNumbers_data();
    void readsNumbers();
    void readsTexts_data();
    void readsTexts();
    void readsNumbersWhileTheLocaleChanges();
    void describesValues_data();
    void describesValues();
    void refusesBrokenText_data();
    void refusesBrokenText();
    void refusesEveryTruncation();
    void reportsKeysThatAreThereTwice();
    void findsTwinsInLargeObjects();
    void boundsNesting_data();
    void boundsNesting();
    void boundsTheNumberOfValues();
    void checksTheEncodingFirst();
    void takesAByteOrderMark();
    void knowsWhichKeysAnObjectMayHave();
    void sharesTextsThatStandThereTwice();
    void tellsTextsApartThatMeetInTheirPlaces();
};

namespace {

struct Parsed
{
    std::optional<JsonDocument> document;
    Problems problems;
};

Parsed parse(const QByteArray &text)
{
    ReadLog log(u"a.json"_s);
    return Parsed{.document = parseJson(text, log), .problems = log.problems(text)};
}

JsonValue memberOf(JsonValue object, QByteArrayView key)
{
    for (const JsonValue member : object) {
        if (member.key() == key)
            return member;
    }
    return {};
}

} // namespace

void TestJsonParser::keepsValuesAndTheirOrder()
{
    const Parsed parsed = parse(R"({"z": [1, {"y": null}, []], "a": {"b": true, "c": false}, "t": "x"})");
    QVERIFY(parsed.document);
    QVERIFY(parsed.problems.isEmpty());
    const JsonValue root = parsed.document->root();
    QCOMPARE(root.type(), JsonType::Object);
    QByteArrayList keys;
    for (const JsonValue member : root)
        keys << member.key().toByteArray();
    QCOMPARE(keys, (QByteArrayList{"z", "a", "t"}));
    const JsonValue array = memberOf(root, "z");
    QList<JsonType> types = mapped(array, &JsonValue::type);
    QCOMPARE(types, (QList<JsonType>{JsonType::Number, JsonType::Object, JsonType::Array}));
    QVERIFY(memberOf(memberOf(root, "a"), "b").boolean());
    QVERIFY(!memberOf(memberOf(root, "a"), "c").boolean());
    QCOMPARE(memberOf(root, "t").text(), u"x"_s);
    QVERIFY(!memberOf(root, "nothing").isValid());
}

void TestJsonParser::readsNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("whole") << QByteArray("667") << 667.0;
    QTest::newRow("negative") << QByteArray("-3") << -3.0;
    QTest::newRow("decimal") << QByteArray("2.9") << 2.9;
    QTest::newRow("with exponent") << QByteArray("1.5e3") << 1500.0;
    QTest::newRow("larger than 64 bits") << QByteArray("123456789012345678901234") << 1.2345678901234568e23;
    QTest::newRow("smallest negative 64 bits") << QByteArray("-9223372036854775808") << -9223372036854775808.0;
    QTest::newRow("zero") << QByteArray("0") << 0.0;
    QTest::newRow("tiny") << QByteArray("5e-324") << 5e-324;
}

void TestJsonParser::readsNumbers()
{
    QFETCH(const QByteArray, text);
    const Parsed parsed = parse(text);
    QVERIFY(parsed.document);
    QTEST(parsed.document->root().number(), "value");
}

void TestJsonParser::readsTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("value");
    QTest::newRow("plain") << QByteArray("\"abc\"") << u"abc"_s;
    QTest::newRow("empty") << QByteArray("\"\"") << u""_s;
    QTest::newRow("other scripts") << QByteArray("\"ü日😀\"") << u"ü日😀"_s;
    QTest::newRow("escapes") << QByteArray(R"("\"\\\/\b\f\n\r\té")") << u"\"\\/\b\f\n\r\té"_s;
    QTest::newRow("an escaped surrogate pair") << QByteArray(R"("😀")") << u"😀"_s;
    QTest::newRow("an escaped zero") << QByteArray(R"("a\u0000b")") << QString::fromUtf8("a\0b", 3);
}

void TestJsonParser::readsTexts()
{
    QFETCH(const QByteArray, text);
    const Parsed parsed = parse(text);
    QVERIFY(parsed.document);
    QTEST(parsed.document->root().text(), "value");
}

// The application object sets the process locale while another thread reads the catalogue. With a German locale, 1.25
// would be read as 1 from then on.
void TestJsonParser::readsNumbersWhileTheLocaleChanges()
{
    const MadeLocales locales;
    if (const QString reason = locales.make(u"de_DE"_s); !reason.isEmpty())
        QSKIP(qPrintable(reason));
    qputenv("LOCPATH", locales.path().toUtf8());
    QVERIFY(std::setlocale(LC_NUMERIC, "de_DE.UTF-8") != nullptr);
    constexpr int count = 100'000;
    std::atomic<bool> isRead = false;
    std::thread changing([&isRead] {
        while (!isRead) {
            std::setlocale(LC_NUMERIC, "C");
            std::setlocale(LC_NUMERIC, "de_DE.UTF-8");
        }
    });
    const Parsed parsed = parse('[' + QByteArray("1.25,").repeated(count) + "1.25]");
    isRead = true;
    changing.join();
    std::setlocale(LC_NUMERIC, "C");
    qunsetenv("LOCPATH");
    QVERIFY(parsed.document);
    int right = 0;
    for (const JsonValue value : parsed.document->root())
        right += value.number() == 1.25 ? 1 : 0;
    QCOMPARE(right, count + 1);
}

void TestJsonParser::describesValues_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("description");
    QTest::newRow("number") << QByteArray("12.5") << u"number 12.5"_s;
    QTest::newRow("text") << QByteArray("\"12.5\"") << u"string \"12.5\""_s;
    QTest::newRow("long text") << "\"" + QByteArray(100, 'x') + "\"" << u"string \"%1…\""_s.arg(QString(40, u'x'));
    QTest::newRow("true") << QByteArray("true") << u"true"_s;
    QTest::newRow("false") << QByteArray("false") << u"false"_s;
    QTest::newRow("null") << QByteArray("null") << u"null"_s;
    QTest::newRow("array") << QByteArray("[1]") << u"an array"_s;
    QTest::newRow("object") << QByteArray("{}") << u"an object"_s;
}

void TestJsonParser::describesValues()
{
    QFETCH(const QByteArray, text);
    const Parsed parsed = parse(text);
    QVERIFY(parsed.document);
    QTEST(parsed.document->root().describe(), "description");
}

void TestJsonParser::refusesBrokenText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("remedy");
    const QString ends = u"The file ends too early: it is truncated, or a bracket is not closed."_s;
    const QString breaks = u"it ends unexpectedly here."_s;
    const auto misplaced = [](const char *sign) { return u"\"%1\" is not allowed here."_s.arg(QLatin1String(sign)); };
    const QString commas = u"Check the commas, quotes and brackets before this place."_s;
    const QString nan = u"NaN and Infinity are not JSON numbers: write null and a reason."_s;
    QTest::newRow("cut off in an object") << QByteArray("{\n  \"a\": 1,\n") << 3 << 1 << breaks << ends;
    QTest::newRow("cut off in a word") << QByteArray("[tru") << 1 << 5 << breaks << ends;
    QTest::newRow("a missing comma") << QByteArray("{\n  \"a\": 1\n  \"b\": 2\n}") << 3 << 3
                                     << u"found \"\"\" where \"}\" is expected."_s << commas;
    QTest::newRow("a comma too many") << QByteArray("[1, 2,]") << 1 << 7 << misplaced("]") << commas;
    QTest::newRow("NaN") << QByteArray("{\"a\": NaN}") << 1 << 7 << misplaced("N") << nan;
    QTest::newRow("Infinity") << QByteArray("{\"a\": Infinity}") << 1 << 7 << misplaced("I") << nan;
    QTest::newRow("minus Infinity") << QByteArray("{\"a\": -Infinity}") << 1 << 8 << misplaced("I") << nan;
    QTest::newRow("single quotes") << QByteArray("{'a': 1}") << 1 << 2 << misplaced("'")
                                   << u"Put strings in double quotes."_s;
    QTest::newRow("a comment") << QByteArray("{\n// why\n}") << 2 << 1 << misplaced("/") << u"JSON has no comments."_s;
    QTest::newRow("a hash comment") << QByteArray("# why\n{}") << 1 << 1 << misplaced("#")
                                    << u"JSON has no comments."_s;
    QTest::newRow("two documents") << QByteArray("{} {}") << 1 << 4 << misplaced("{") << commas;
    QTest::newRow("a line break in a text") << QByteArray("[\"a\nb\"]") << 1 << 4 << misplaced("U+000A") << commas;
    QTest::newRow("a number too large") << QByteArray("[1e999]") << 1 << 6 << u"the number is too large."_s
                                        << u"Write a smaller number."_s;
    QTest::newRow("a number with a leading zero")
        << QByteArray("[012]") << 1 << 3 << u"found \"1\" where \"]\" is expected."_s << commas;
    QTest::newRow("a zero byte") << QByteArray("[1\0]", 4) << 1 << 3 << u"found \"U+0000\" where \"]\" is expected."_s
                                 << ends;
}

void TestJsonParser::refusesBrokenText()
{
    QFETCH(const QByteArray, text);
    const Parsed parsed = parse(text);
    QVERIFY(!parsed.document);
    QCOMPARE(parsed.problems.size(), 1);
    const Problem problem = parsed.problems.constFirst();
    QCOMPARE(problem.code, ProblemCode::BadSyntax);
    const QString starts = u"This is not valid JSON: "_s;
    QVERIFY(problem.message.startsWith(starts));
    QTEST(problem.message.mid(starts.size()), "message");
    QTEST(problem.where.line, "line");
    QTEST(problem.where.column, "column");
    QTEST(problem.remedy, "remedy");
}

void TestJsonParser::refusesEveryTruncation()
{
    const QByteArray text = R"({"kind": "chips", "chips": [{"id": "c1", "x": [1.5, true, null, "é\n"]}]})";
    QVERIFY(parse(text).document);
    for (qsizetype size = 0; size < text.size(); ++size) {
        const Parsed parsed = parse(text.first(size));
        QVERIFY2(!parsed.document, text.first(size).constData());
        QCOMPARE(parsed.problems.size(), 1);
    }
}

void TestJsonParser::reportsKeysThatAreThereTwice()
{
    const Parsed parsed =
        parse("{\"a\": 1,\n \"b\": {\"c\": 2, \"c\": 3},\n \"a\": 4,\n \"l\": [{}, {\"x/y\": 1, \"x/y\": 2}]}");
    QVERIFY(parsed.document); // parsing continued
    QCOMPARE(parsed.problems.size(), 3);
    QCOMPARE(parsed.problems.at(0).toText(),
             u"a.json:2:16: /b/c: The key \"c\" appears twice. Remove one of the two."_s);
    QCOMPARE(parsed.problems.at(1).toText(), u"a.json:3:2: /a: The key \"a\" appears twice. Remove one of the two."_s);
    QCOMPARE(parsed.problems.at(2).where.pointer, u"/l/1/x~1y"_s);
    QCOMPARE(parsed.problems.at(2).where.line, 4);
    QCOMPARE(parsed.problems.at(2).where.column, 23);
    for (const Problem &problem : parsed.problems)
        QCOMPARE(problem.code, ProblemCode::DuplicateKey);
}

void TestJsonParser::findsTwinsInLargeObjects()
{
    QByteArray text = "{";
    for (int i = 0; i < 50'000; ++i)
        text += "\"key" + QByteArray::number(i) + "\": 0,";
    // One of the first few keys, which are compared pairwise, and one of the others.
    const Parsed parsed = parse(text + "\"key3\": 1, \"key40000\": 1}");
    QVERIFY(parsed.document);
    QCOMPARE(parsed.problems.size(), 2);
    QCOMPARE(parsed.problems.at(0).where.pointer, u"/key3"_s);
    QCOMPARE(parsed.problems.at(1).where.pointer, u"/key40000"_s);
}

void TestJsonParser::boundsNesting_data()
{
    QTest::addColumn<int>("levels");
    QTest::addColumn<bool>("isFine");
    QTest::newRow("1 level") << 1 << true;
    QTest::newRow("64 levels") << 64 << true;
    QTest::newRow("65 levels") << 65 << false;
    QTest::newRow("200 levels") << 200 << false;
    QTest::newRow("a million levels") << 1'000'000 << false;
}

void TestJsonParser::boundsNesting()
{
    QFETCH(const int, levels);
    QFETCH(const bool, isFine);
    for (const auto &[open, close] : {std::pair("[", "]"), std::pair("{\"a\":", "}")}) {
        const QByteArray text =
            QByteArray(open).repeated(levels) + (*open == '[' ? "" : "1") + QByteArray(close).repeated(levels);
        const Parsed parsed = parse(text);
        QCOMPARE(parsed.document.has_value(), isFine);
        QCOMPARE(parsed.problems.size(), isFine ? 0 : 1);
        if (isFine)
            continue;
        QCOMPARE(parsed.problems.constFirst().code, ProblemCode::TooDeep);
        QCOMPARE(parsed.problems.constFirst().where.column, 64 * static_cast<int>(qstrlen(open)) + 1);
    }
}

void TestJsonParser::boundsTheNumberOfValues()
{
    const QByteArray most = "[" + QByteArray("1,").repeated(mostValues - 2) + "1]";
    QVERIFY(parse(most).document);
    const Parsed parsed = parse("[" + QByteArray("1,").repeated(mostValues) + "1]");
    QVERIFY(!parsed.document);
    QCOMPARE(parsed.problems.constFirst().code, ProblemCode::TooLarge);
}

void TestJsonParser::checksTheEncodingFirst()
{
    const Parsed parsed = parse("{\n \"name\": \"caf\xE9\"}");
    QVERIFY(!parsed.document);
    QCOMPARE(parsed.problems.size(), 1);
    QCOMPARE(parsed.problems.constFirst().toText(), u"a.json:2:14: The text is not valid UTF-8. Save it as UTF-8."_s);
    QCOMPARE(parse({}).problems.constFirst().message, u"The file is empty."_s);
}

void TestJsonParser::takesAByteOrderMark() { QVERIFY(parse("\xEF\xBB\xBF{\"a\": 1}").document); }

void TestJsonParser::knowsWhichKeysAnObjectMayHave()
{
    const QByteArray text = R"({"value": 1, "unit": "GB", "status": "published", "": 0, "as_of": "2026"})";
    const std::optional<JsonDocument> document = parse(text).document;
    QVERIFY(document);
    for (const char *key : {"value", "unit", "status", "", "as_of"})
        QVERIFY2(document->root().mayHave(key), key);
    // The filter pays off if most absent keys are known to be absent.
    int unsure = 0;
    for (const char *key : {"low", "high", "formula", "range", "note", "seeds", "rivals", "why", "reason"})
        unsure += document->root().mayHave(key) ? 1 : 0;
    QVERIFY2(unsure <= 2, QByteArray::number(unsure).constData());
}

void TestJsonParser::sharesTextsThatStandThereTwice()
{
    const std::optional<JsonDocument> document = parse(R"(["2026-11-20", "GB", "2026-11-20"])").document;
    QVERIFY(document);
    QStringList texts = mapped(document->root(), &JsonValue::text);
    QCOMPARE(texts, (QStringList{u"2026-11-20"_s, u"GB"_s, u"2026-11-20"_s}));
    QCOMPARE(texts.at(0).constData(), texts.at(2).constData());
    QCOMPARE(document->pool, std::string("2026-11-20GB"));
}

// More texts than slots: some evict others, and each must still read back as itself.
void TestJsonParser::tellsTextsApartThatMeetInTheirPlaces()
{
    constexpr int count = 20'000;
    QByteArrayList items;
    for (int i = 0; i < count; ++i)
        items << "\"text number " + QByteArray::number(i % 9'000) + "\"";
    const std::optional<JsonDocument> document = parse("[" + items.join(',') + "]").document;
    QVERIFY(document);
    for (int round = 0; round < 2; ++round) {
        int i = 0;
        for (const JsonValue item : document->root())
            QCOMPARE(item.text(), u"text number %1"_s.arg(i++ % 9'000));
        QCOMPARE(i, count);
    }
}

CHIPBOARD_TEST(TestJsonParser, chipboard::testing::NoApplication)

} // namespace tst_jsonparser

#include "tst_jsonparser.moc"
