// JSON pointer -> line and column.
#include "data/core/jsonlocation.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_jsonlocation {

class TestJsonLocation : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void findsAPointer_data();
    void findsAPointer();
    void pointsAtKeysWhereTheKeyIsWrong();
    void pointsAtTheSecondOfEqualKeys();
    void findsManyPointersInOneWalk();
    void findsManyPointersOnOneLongLine();
    void cutsWhatNobodyCanRead();
    void leavesOtherFilesAndKnownPlacesAlone();
    void survivesTextThatBreaksOff_data();
    void survivesTextThatBreaksOff();
    void countsCharactersNotBytes();
    void escapesTokens_data();
    void escapesTokens();
};

static const QByteArray text = R"({
  "chips": [
    {"id": "c1", "memory": {"value": 96}},
    {"id": "c2",
     "memory": {"value": "12.5"}}
  ],
  "a/b": {"m~n": [10, [20, 30], {"": 40}]},
  "tab\tkey": true
})";

static Problem problemAtPointer(const QString &pointer, ProblemCode code = ProblemCode::WrongType)
{
    return {code, u"message"_s, {}, {u"a.json"_s, 0, 0, pointer}, Severity::Error};
}

static std::pair<int, int> placeOfPointer(const QByteArray &content, const QString &pointer,
                                          ProblemCode code = ProblemCode::WrongType)
{
    Problems problems{problemAtPointer(pointer, code)};
    locate(problems, u"a.json"_s, content);
    return {problems.constFirst().where.line, problems.constFirst().where.column};
}

void TestJsonLocation::findsAPointer_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("the whole document") << QString() << 1 << 1;
    QTest::newRow("an array") << u"/chips"_s << 2 << 12;
    QTest::newRow("its first item") << u"/chips/0"_s << 3 << 5;
    QTest::newRow("a text") << u"/chips/0/id"_s << 3 << 12;
    QTest::newRow("a number deep down") << u"/chips/0/memory/value"_s << 3 << 38;
    QTest::newRow("the same key of the second item") << u"/chips/1/memory/value"_s << 5 << 26;
    QTest::newRow("escaped tokens") << u"/a~1b/m~0n/0"_s << 7 << 19;
    QTest::newRow("an array in an array") << u"/a~1b/m~0n/1/1"_s << 7 << 28;
    QTest::newRow("an empty key") << u"/a~1b/m~0n/2/"_s << 7 << 38;
    QTest::newRow("a key with an escape in the text") << u"/tab\tkey"_s << 8 << 15;
    QTest::newRow("a missing key gives its object") << u"/chips/1/memory/unit"_s << 5 << 16;
    QTest::newRow("an index past the end gives its array") << u"/chips/7"_s << 2 << 12;
    QTest::newRow("a way through a number gives the number") << u"/chips/0/memory/value/x"_s << 3 << 38;
    QTest::newRow("an unknown way gives the document") << u"/x/y/z"_s << 1 << 1;
}

void TestJsonLocation::findsAPointer()
{
    QFETCH(const QString, pointer);
    QFETCH(const int, line);
    QFETCH(const int, column);
    QCOMPARE(placeOfPointer(text, pointer), std::pair(line, column));
}

void TestJsonLocation::pointsAtKeysWhereTheKeyIsWrong()
{
    QCOMPARE(placeOfPointer(text, u"/chips/1/memory"_s, ProblemCode::UnknownKey), std::pair(5, 6));
    QCOMPARE(placeOfPointer(text, u"/chips/1/memory"_s, ProblemCode::BadValue), std::pair(5, 16));
    // A pointer to a missing member falls back to the enclosing object.
    QCOMPARE(placeOfPointer(text, u"/chips/1/nothing"_s, ProblemCode::UnknownKey), std::pair(4, 5));
}

void TestJsonLocation::pointsAtTheSecondOfEqualKeys()
{
    const QByteArray twice = "{\"a\": 1,\n \"b\": 2,\n \"a\": 3}";
    QCOMPARE(placeOfPointer(twice, u"/a"_s, ProblemCode::DuplicateKey), std::pair(3, 2));
    QCOMPARE(placeOfPointer(twice, u"/a"_s, ProblemCode::BadValue), std::pair(1, 7));
}

void TestJsonLocation::findsManyPointersInOneWalk()
{
    QByteArray array = "[\n";
    Problems problems;
    for (int i = 0; i < 1000; ++i) {
        array += i < 999 ? "  {\"v\": 1},\n" : "  {\"v\": 1}\n";
        problems.prepend(problemAtPointer(u"/%1/v"_s.arg(i)));
    }
    locate(problems, u"a.json"_s, array + "]");
    for (int i = 0; i < 1000; ++i) {
        QCOMPARE(problems.at(999 - i).where.line, i + 2);
        QCOMPARE(problems.at(999 - i).where.column, 9);
    }
}

void TestJsonLocation::findsManyPointersOnOneLongLine()
{
    constexpr int count = 50'000;
    QByteArray line = "[";
    Problems problems;
    for (int i = 0; i < count; ++i) {
        line += "\"ä😀\", "; // 5 characters, one of them a surrogate pair, plus comma and blank
        problems.prepend(problemAtPointer(u"/%1"_s.arg(i)));
    }
    locate(problems, u"a.json"_s, line + "0]");
    for (int i = 0; i < count; ++i)
        QCOMPARE(problems.at(count - 1 - i).where.column, 2 + i * 7);
}

void TestJsonLocation::cutsWhatNobodyCanRead()
{
    const QString key(1'000'000, u'k');
    Problems problems{problemAtPointer(u'/' + key, ProblemCode::UnknownKey)};
    problems[0].message = u"Unknown key \"%1\"."_s.arg(key);
    locate(problems, u"a.json"_s, "{\"a\": 1,\n\"" + key.toLatin1() + "\": 2}");
    QCOMPARE(problems.constFirst().where.line, 2); // the untruncated key was searched
    QCOMPARE(problems.constFirst().where.pointer.size(), 501);
    QCOMPARE(problems.constFirst().message.size(), 501);
}

void TestJsonLocation::leavesOtherFilesAndKnownPlacesAlone()
{
    Problems problems{problemAtPointer(u"/chips"_s), problemAtPointer(u"/chips"_s)};
    problems[0].where.file = u"other.json"_s;
    problems[1].where.line = 77;
    locate(problems, u"a.json"_s, text);
    QCOMPARE(problems.at(0).where.line, 0);
    QCOMPARE(problems.at(1).where.line, 77);
}

void TestJsonLocation::survivesTextThatBreaksOff_data()
{
    QTest::addColumn<QByteArray>("content");
    for (qsizetype size = 0; size <= text.size(); ++size)
        QTest::addRow("the first %lld bytes", static_cast<long long>(size)) << text.first(size);
    for (const char *broken : {"}", "]", ",", ":", "[}", "{]", "[,,,]", "{\"a\"}", "{\"a\":}", "{\"a\":,\"b\":1}",
                               "[1 2 3]", "\"\\", "{\"chips\" [1]}", "[\"\\u12", "nul", "--1", "{{{{", "[[[["})
        QTest::newRow(broken) << QByteArray(broken);
}

void TestJsonLocation::survivesTextThatBreaksOff()
{
    QFETCH(const QByteArray, content);
    for (const QString &pointer : {QString(), u"/chips/1/memory/value"_s, u"/a~1b/m~0n/2/"_s, u"/0/0/0"_s}) {
        const auto [line, column] = placeOfPointer(content, pointer);
        QVERIFY(line >= 1 && line <= content.count('\n') + 1);
        QVERIFY(column >= 1 && column <= content.size() + 1);
    }
}

void TestJsonLocation::countsCharactersNotBytes()
{
    QCOMPARE(placeOfPointer("{\"ä\": \"öö\", \"b\": 1}", u"/b"_s), std::pair(1, 18));
    QCOMPARE(placeOfPointer("\xEF\xBB\xBF{\"b\": 1}", u"/b"_s), std::pair(1, 7)); // the byte order mark takes no column
    QCOMPARE(placeOf("ab\ncd", 4).line, 2);
    QCOMPARE(placeOf("ab\ncd", 4).column, 2);
    QCOMPARE(placeOf("ab\ncd", -5).line, 1);
    QCOMPARE(placeOf("ab\ncd", 500).column, 3);
}

void TestJsonLocation::escapesTokens_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("token");
    QTest::newRow("plain") << u"memory"_s << u"memory"_s;
    QTest::newRow("slash") << u"a/b"_s << u"a~1b"_s;
    QTest::newRow("tilde") << u"m~n"_s << u"m~0n"_s;
    QTest::newRow("what looks escaped already") << u"~1"_s << u"~01"_s;
}

void TestJsonLocation::escapesTokens()
{
    QFETCH(const QString, key);
    QTEST(pointerToken(key), "token");
}

CHIPBOARD_TEST(TestJsonLocation, chipboard::testing::NoApplication)

} // namespace tst_jsonlocation

#include "tst_jsonlocation.moc"
