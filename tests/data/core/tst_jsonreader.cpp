// Typed access to JSON objects: each fault is reported, none becomes a default.
#include "data/core/jsonreader.h"

#include "data/catalog/figure.h"
#include "data/core/id.h"
#include "data/core/jsondocument.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_jsonreader {

class TestJsonReader : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void findsMembersInAnyOrder();
    void readsTexts_data();
    void readsTexts();
    void readsNames_data();
    void readsNames();
    void readsOptionalTexts_data();
    void readsOptionalTexts();
    void readsIds_data();
    void readsIds();
    void readsNumbers_data();
    void readsNumbers();
    void readsWholeNumbers_data();
    void readsWholeNumbers();
    void readsLists_data();
    void readsLists();
    void readsWords_data();
    void readsWords();
    void reportsUnknownKeysWithTheNearestKnownOne();
    void isSilentAboutWhatIsNoObject();
    void escapesPointers();
    void listsAllWordsOfAnEnum();
    void boundsTheNumberOfProblems();
    void readsLongListsInTime();
    void reportsManyUnknownKeysInTime();
};

namespace {

using Read = std::function<void(ObjectReader &)>;

QStringList problemsOf(const QByteArray &text, const Read &read)
{
    ReadLog log(u"a.json"_s);
    const auto document = parseJson(text, log);
    if (document) {
        ObjectReader reader(document->root(), {}, log);
        read(reader);
    }
    return mapped(log.problems(text), &Problem::toText);
}

QString onlyProblemOf(const QByteArray &text, const Read &read)
{
    const QStringList problems = problemsOf(text, read);
    return problems.size() <= 1 ? problems.value(0) : u"more than one: "_s + problems.join(u'\n');
}

// Columns of a row: the file's text, the value read, and the one problem found, if any.
void addColumns()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("problem");
}

template<typename ReadText>
void checkRow(const ReadText &readText)
{
    QFETCH(const QByteArray, text);
    QString value;
    const QString problem = onlyProblemOf(text, [&](ObjectReader &reader) { value = readText(reader); });
    QTEST(problem, "problem");
    QTEST(value, "value");
}

} // namespace

void TestJsonReader::findsMembersInAnyOrder()
{
    const QStringList problems = problemsOf(R"({"a": "1", "b": "2", "c": "3", "d": "4"})", [](ObjectReader &reader) {
        QCOMPARE(reader.text("c"), u"3"_s); // forward
        QCOMPARE(reader.text("a"), u"1"_s); // back
        QCOMPARE(reader.text("d"), u"4"_s);
        QCOMPARE(reader.text("b"), u"2"_s);
        QCOMPARE(reader.text("b"), u"2"_s); // again
        QVERIFY(reader.has("a"));
        QVERIFY(!reader.has("e"));
        QVERIFY(!reader.take("e").isValid());
        reader.finish();
    });
    QCOMPARE(problems, QStringList());
}

void TestJsonReader::readsTexts_data()
{
    addColumns();
    QTest::newRow("a text") << QByteArray(R"({"k": "v"})") << u"v"_s << QString();
    QTest::newRow("missing") << QByteArray("{}") << QString() << u"a.json:1:1: \"k\" is missing. Add it."_s;
    QTest::newRow("empty") << QByteArray(R"({"k": ""})") << QString() << u"a.json:1:7: /k: must not be empty."_s;
    QTest::newRow("a number") << QByteArray(R"({"k": 12.5})") << QString()
                              << u"a.json:1:7: /k: must be a string, not number 12.5. Write it in quotes."_s;
    QTest::newRow("null") << QByteArray(R"({"k": null})") << QString()
                          << u"a.json:1:7: /k: must be a string, not null."_s;
    QTest::newRow("an array") << QByteArray(R"({"k": ["v"]})") << QString()
                              << u"a.json:1:7: /k: must be a string, not an array."_s;
    QTest::newRow("too long") << QByteArray(R"({"k": "12345678901"})") << u"12345678901"_s
                              << u"a.json:1:7: /k: has 11 characters; the maximum is 10. Shorten it."_s;
}

void TestJsonReader::readsTexts()
{
    checkRow([](ObjectReader &reader) { return reader.text("k", 10); });
}

void TestJsonReader::readsNames_data()
{
    addColumns();
    QTest::newRow("a name") << QByteArray(R"({"k": "Größe 大"})") << u"Größe 大"_s << QString();
    QTest::newRow("empty") << QByteArray(R"({"k": ""})") << QString() << u"a.json:1:7: /k: must not be empty."_s;
    QTest::newRow("blank") << QByteArray("{\"k\": \" \u00a0\"}") << u" \u00a0"_s
                           << u"a.json:1:7: /k: must not be blank."_s;
    const QString unseen = u"a.json:1:7: /k: The name contains invisible characters. Type it again."_s;
    QTest::newRow("an escape") << QByteArray(R"({"k": "H\u001b[31m"})") << u"H\u001b[31m"_s << unseen;
    QTest::newRow("right to left") << QByteArray(R"({"k": "H\u202e001"})") << u"H\u202e001"_s << unseen;
    QTest::newRow("no width") << QByteArray(R"({"k": "H\u200b100"})") << u"H\u200b100"_s << unseen;
    QTest::newRow("joined letters") << QByteArray(R"({"k": "a\u200db"})") << u"a\u200db"_s << QString();
    QTest::newRow("a line break") << QByteArray(R"({"k": "H\n100"})") << u"H\n100"_s << unseen;
}

void TestJsonReader::readsNames()
{
    checkRow([](ObjectReader &reader) { return reader.name("k", 20); });
}

void TestJsonReader::readsOptionalTexts_data()
{
    addColumns();
    QTest::newRow("a text") << QByteArray(R"({"k": "v"})") << u"v"_s << QString();
    QTest::newRow("absent") << QByteArray("{}") << QString() << QString();
    QTest::newRow("empty") << QByteArray(R"({"k": ""})") << QString()
                           << u"a.json:1:7: /k: must not be empty. Enter a text or remove it."_s;
    QTest::newRow("a boolean") << QByteArray(R"({"k": false})") << QString()
                               << u"a.json:1:7: /k: must be a string, not false."_s;
}

void TestJsonReader::readsOptionalTexts()
{
    checkRow([](ObjectReader &reader) { return reader.optionalText("k"); });
    QCOMPARE(onlyProblemOf(R"({"k": ""})",
                           [](ObjectReader &reader) {
                               QCOMPARE(reader.optionalText("k", ObjectReader::Empty::Allowed), QString());
                           }),
             QString());
}

void TestJsonReader::readsIds_data()
{
    addColumns();
    const QString remedy = u"Use letters, digits, dots, hyphens and underscores, starting with a letter or digit."_s;
    QTest::newRow("an id") << QByteArray(R"({"k": "trn2.48xlarge"})") << u"trn2.48xlarge"_s << QString();
    QTest::newRow("an id of an azure machine")
        << QByteArray(R"({"k": "Standard_ND96isr_H100_v5"})") << u"Standard_ND96isr_H100_v5"_s << QString();
    for (const char *bad : {"a b", "-a", ".a", "a/b", "größe", "a\\nb"}) {
        QByteArray text = R"({"k": "?"})";
        text.replace('?', bad);
        const QString read = QString::fromUtf8(bad).replace(u"\\n"_s, u"\n"_s);
        QTest::newRow(bad) << text << read << u"a.json:1:7: /k: \"%1\" is not an id. %2"_s.arg(read, remedy);
    }
}

void TestJsonReader::readsIds()
{
    checkRow([](ObjectReader &reader) { return reader.id("k"); });
    QCOMPARE(onlyProblemOf("{}", [](ObjectReader &reader) { QCOMPARE(reader.optionalId("k"), QString()); }), QString());
}

void TestJsonReader::readsNumbers_data()
{
    addColumns();
    QTest::newRow("a number") << QByteArray(R"({"k": 2.5})") << u"2.5"_s << QString();
    QTest::newRow("absent") << QByteArray("{}") << u"none"_s << QString();
    QTest::newRow("a text")
        << QByteArray(R"({"k": "12.5"})") << u"none"_s
        << u"a.json:1:7: /k: must be a number, not string \"12.5\". Write the number without quotes."_s;
    QTest::newRow("null") << QByteArray(R"({"k": null})") << u"none"_s
                          << u"a.json:1:7: /k: must be a number, not null."_s;
    QTest::newRow("a boolean") << QByteArray(R"({"k": true})") << u"none"_s
                               << u"a.json:1:7: /k: must be a number, not true."_s;
}

void TestJsonReader::readsNumbers()
{
    checkRow([](ObjectReader &reader) {
        const auto number = reader.optionalNumber("k");
        return number ? QString::number(*number) : u"none"_s;
    });
}

void TestJsonReader::readsWholeNumbers_data()
{
    addColumns();
    const QString refused = u"a.json:1:7: /k: must be a whole number from 1 to 1,000,000, not number %1."_s;
    QTest::newRow("a whole number") << QByteArray(R"({"k": 7})") << u"7"_s << QString();
    QTest::newRow("a whole number with a point") << QByteArray(R"({"k": 7.0})") << u"7"_s << QString();
    QTest::newRow("missing") << QByteArray("{}") << u"1"_s << u"a.json:1:1: \"k\" is missing. Add it."_s;
    QTest::newRow("a fraction") << QByteArray(R"({"k": 7.5})") << u"1"_s << refused.arg(u"7.5"_s);
    QTest::newRow("negative") << QByteArray(R"({"k": -7})") << u"1"_s << refused.arg(u"-7"_s);
    QTest::newRow("too small") << QByteArray(R"({"k": 0})") << u"1"_s << refused.arg(u"0"_s);
    QTest::newRow("huge") << QByteArray(R"({"k": 1e300})") << u"1"_s << refused.arg(u"1e+300"_s);
    QTest::newRow("a text")
        << QByteArray(R"({"k": "7"})") << u"1"_s
        << u"a.json:1:7: /k: must be a number, not string \"7\". Write the number without quotes."_s;
}

void TestJsonReader::readsWholeNumbers()
{
    checkRow([](ObjectReader &reader) { return QString::number(reader.wholeNumber("k", 1)); });
}

void TestJsonReader::readsLists_data()
{
    addColumns();
    QTest::newRow("a list") << QByteArray(R"({"k": ["a", "b"]})") << u"a b"_s << QString();
    QTest::newRow("absent") << QByteArray("{}") << QString() << QString();
    QTest::newRow("empty") << QByteArray(R"({"k": []})") << QString()
                           << u"a.json:1:7: /k: must not be empty. Add an entry or remove the list."_s;
    QTest::newRow("a text") << QByteArray(R"({"k": "a"})") << QString()
                            << u"a.json:1:7: /k: must be an array, not string \"a\". Write it in square brackets."_s;
    QTest::newRow("a number inside") << QByteArray(R"({"k": ["a", 2]})") << u"a"_s
                                     << u"a.json:1:13: /k/1: must be a string, not number 2. Write it in quotes."_s;
    QTest::newRow("an empty text inside")
        << QByteArray(R"({"k": ["a", ""]})") << u"a "_s << u"a.json:1:13: /k/1: must not be empty."_s;
    QTest::newRow("a twin") << QByteArray(R"({"k": ["a", "b", "a"]})") << u"a b a"_s
                            << u"a.json:1:18: /k/2: \"a\" appears twice in the list. Remove one of the two."_s;
    QTest::newRow("no id") << QByteArray(R"({"k": ["a", "b c"]})") << u"a b c"_s
                           << u"a.json:1:13: /k/1: \"b c\" is not an id. Use letters, digits, dots, hyphens and "
                              "underscores, starting with a letter or digit."_s;
}

void TestJsonReader::readsLists()
{
    checkRow([](ObjectReader &reader) { return mapped(reader.ids<SourceId>("k"), &SourceId::text).join(u' '); });
    QCOMPARE(onlyProblemOf(R"({"k": []})",
                           [](ObjectReader &reader) {
                               QCOMPARE(reader.texts("k", ObjectReader::Empty::Allowed), QStringList());
                           }),
             QString());
}

void TestJsonReader::readsWords_data()
{
    addColumns();
    const QString choices = u"published, approximate, announced, estimated, derived, missing, own"_s;
    QTest::newRow("a word") << QByteArray(R"({"k": "derived"})") << u"derived"_s << QString();
    QTest::newRow("another word") << QByteArray(R"({"k": "Derived"})") << QString()
                                  << u"a.json:1:7: /k: cannot be \"Derived\"; choose one of %1."_s.arg(choices);
    QTest::newRow("missing") << QByteArray("{}") << QString() << u"a.json:1:1: \"k\" is missing. Add it."_s;
    QTest::newRow("a number") << QByteArray(R"({"k": 1})") << QString()
                              << u"a.json:1:7: /k: must be a string, not number 1. Write it in quotes."_s;
}

void TestJsonReader::readsWords()
{
    checkRow([](ObjectReader &reader) {
        const auto status = reader.word("k", statusFromWord, statusWord);
        return status ? statusWord(*status) : QString();
    });
    QCOMPARE(onlyProblemOf(R"({"k": "c"})",
                           [](ObjectReader &reader) {
                               (void)reader.word("k", {u"a"_s, u"b"_s});
                           }),
             u"a.json:1:7: /k: cannot be \"c\"; choose one of a, b."_s);
}

void TestJsonReader::reportsUnknownKeysWithTheNearestKnownOne()
{
    const QStringList problems =
        problemsOf(R"({"memory": "1", "memory_bandwith": "2", "qqqq": "3"})", [](ObjectReader &reader) {
            (void)reader.optionalText("memory");
            (void)reader.optionalText("memory_bandwidth");
            reader.finish();
        });
    QCOMPARE(problems,
             (QStringList{u"a.json:1:17: /memory_bandwith: Unknown key \"memory_bandwith\". Did you mean "
                          "\"memory_bandwidth\"?"_s,
                          u"a.json:1:41: /qqqq: Unknown key \"qqqq\". Remove it."_s}));
}

void TestJsonReader::isSilentAboutWhatIsNoObject()
{
    const QStringList problems = problemsOf("[1]", [](ObjectReader &reader) {
        QVERIFY(!reader.isObject());
        QCOMPARE(reader.text("k"), QString());
        QCOMPARE(reader.wholeNumber("k"), 0);
        QVERIFY(!reader.has("k"));
        reader.finish();
    });
    QCOMPARE(problems, QStringList{u"a.json:1:1: must be an object, not an array."_s});
}

void TestJsonReader::escapesPointers()
{
    QCOMPARE(onlyProblemOf(R"({"a/b~ä": 1})", [](ObjectReader &reader) { (void)reader.text("a/b~ä"); }),
             u"a.json:1:11: /a~1b~0ä: must be a string, not number 1. Write it in quotes."_s);
}

void TestJsonReader::listsAllWordsOfAnEnum()
{
    QCOMPARE(wordsOf(missingWord), (QStringList{u"unpublished"_s, u"unsupported"_s, u"not_applicable"_s}));
}

void TestJsonReader::boundsTheNumberOfProblems()
{
    QByteArray text = "{\"k\": [1";
    for (int i = 1; i < 2000; ++i)
        text += ", 1";
    const QStringList problems = problemsOf(text + "]}", [](ObjectReader &reader) { (void)reader.texts("k"); });
    QCOMPARE(problems.size(), ReadLog::mostProblems + 1);
    QCOMPARE(problems.constLast(), u"a.json: There are 1500 more problems in this file."_s);
}

void TestJsonReader::readsLongListsInTime()
{
    constexpr int count = 100'000;
    QByteArray text = "{\"k\": [\"x7\"";
    for (int i = 0; i < count; ++i)
        text += ", \"x" + QByteArray::number(i) + "\"";
    const QString told =
        onlyProblemOf(text + "]}", [](ObjectReader &reader) { QCOMPARE(reader.texts("k").size(), count + 1); });
    QVERIFY2(told.contains(u"/k/8: \"x7\" appears twice in the list."_s), qPrintable(told));
}

void TestJsonReader::reportsManyUnknownKeysInTime()
{
    QByteArray text = "{\"k\": 1";
    for (int i = 0; i < 50'000; ++i)
        text += ", \"a_rather_long_key_that_nobody_knows_" + QByteArray::number(i) + "\": 1";
    const QStringList problems = problemsOf(text + "}", [](ObjectReader &reader) {
        for (const char *key : {"k", "memory", "memory_bandwidth", "process_node", "compute_sparse"})
            (void)reader.take(key);
        reader.finish();
    });
    QCOMPARE(problems.size(), ReadLog::mostProblems + 1);
    QCOMPARE(problems.constLast(), u"a.json: There are 49500 more problems in this file."_s);
}

CHIPBOARD_TEST(TestJsonReader, chipboard::testing::NoApplication)

} // namespace tst_jsonreader

#include "tst_jsonreader.moc"
