// The quick way of reading JSON: what it takes it reads as the thorough parser does, and it takes nothing that the
// other refuses.
#include "data/json/jsonscanner.h"

#include "data/json/catalogreader.h"
#include "data/json/jsonparser.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <bit>

using namespace chipboard;
using namespace Qt::StringLiterals;

class TestJsonScanner : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void readsLikeTheThoroughParser_data();
    void readsLikeTheThoroughParser();
    void readsAllShippedFiles();
    void leavesFaultsToTheOther_data();
    void leavesFaultsToTheOther();
    void takesNothingThatTheOtherRefuses();
    void keepsTheLimits();
    void knowsWhichKeysAnObjectMayHave();
    void sharesTextsThatStandThereTwice();
    void tellsTextsApartThatMeetInTheirPlaces();
};

namespace {

struct Told
{
    std::optional<JsonDocument> document;
    int problems = 0;
};

Told thoroughly(const QByteArray &text)
{
    ReadLog log(u"a.json"_s);
    Told told{parseThoroughly(text, log), 0};
    told.problems = log.errorCount();
    return told;
}

// What differs between two documents, by the number of the node; empty when nothing does.
QString difference(const JsonDocument &one, const JsonDocument &other)
{
    if (one.nodes.size() != other.nodes.size())
        return u"%1 nodes against %2"_s.arg(one.nodes.size()).arg(other.nodes.size());
    for (std::size_t at = 0; at < one.nodes.size(); ++at) {
        const JsonValue left(&one, static_cast<quint32>(at));
        const JsonValue right(&other, static_cast<quint32>(at));
        bool isEqual = left.type() == right.type() && left.key() == right.key()
            && one.nodes[at].end == other.nodes[at].end && left.bytes() == right.bytes();
        if (isEqual && (left.is(JsonType::Number) || left.is(JsonType::Boolean)))
            isEqual = std::bit_cast<quint64>(left.number()) == std::bit_cast<quint64>(right.number());
        if (isEqual && left.is(JsonType::Text))
            isEqual = left.text() == right.text();
        if (!isEqual)
            return u"node %1"_s.arg(at);
    }
    return {};
}

} // namespace

void TestJsonScanner::readsLikeTheThoroughParser_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing in it") << QByteArray("{}");
    QTest::newRow("an empty list") << QByteArray("[ ]");
    QTest::newRow("a text alone") << QByteArray("\"a\"");
    QTest::newRow("an empty text") << QByteArray("[\"\", {\"\": \"\"}]");
    QTest::newRow("all types") << QByteArray(R"({"a": [null, true, false, 1, "t", {}], "b": {"c": [[]]}})");
    QTest::newRow("blanks of all kinds") << QByteArray("\t\r\n {\r\n\t\"a\" \n:\t1 \r, \"b\":2} \n");
    QTest::newRow("a byte order mark") << QByteArray("\xEF\xBB\xBF[1]");
    QTest::newRow("whole numbers") << QByteArray("[0, -0, 7, -7, 9007199254740993, 18446744073709551615]");
    QTest::newRow("larger than 64 bits") << QByteArray("[18446744073709551616, -9223372036854775809, 1e25]");
    QTest::newRow("fractions") << QByteArray("[0.0, -0.0, 0.1, 2.9, 123456789.123456789, 1e-7, 4.35E+2, 5e-324]");
    QTest::newRow("halves between two doubles") << QByteArray("[9007199254740992.5, 1.7976931348623157e308]");
    QTest::newRow("escapes") << QByteArray(R"(["\"\\\/\b\f\n\r\t", "x\ty", "\n", "a\n"])");
    QTest::newRow("escaped characters") << QByteArray(R"(["\u0041\u00e9\u20AC", "\u0000", {"\u006bey": "\uffff"}])");
    QTest::newRow("other scripts") << "[\"" + QByteArray("üñ日本😀") + "\"]";
    QTest::newRow("keys that look alike") << QByteArray(R"({"low": 1, "lov": 2, "lo": 3, "wol": 4, "l": 5, "": 6})");
    QTest::newRow("a text as long as another") << QByteArray(R"(["abcdefghXijklmnop", "abcdefghYijklmnop"])");
}

void TestJsonScanner::readsLikeTheThoroughParser()
{
    QFETCH(const QByteArray, text);
    const std::optional<JsonDocument> quick = scanJson(text);
    const Told slow = thoroughly(text);
    QVERIFY(quick);
    QVERIFY(slow.document);
    QCOMPARE(slow.problems, 0);
    QCOMPARE(difference(*quick, *slow.document), QString());
}

void TestJsonScanner::readsAllShippedFiles()
{
    const QList<SpecFile> files = shippedSpecFiles();
    QVERIFY(files.size() > 10);
    for (const SpecFile &file : files) {
        const std::optional<JsonDocument> quick = scanJson(file.content);
        const Told slow = thoroughly(file.content);
        QVERIFY2(quick && slow.document, qPrintable(file.name));
        QVERIFY2(difference(*quick, *slow.document).isEmpty(), qPrintable(file.name));
    }
}

void TestJsonScanner::leavesFaultsToTheOther_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blanks alone") << QByteArray(" \n");
    QTest::newRow("a comma too many in an object") << QByteArray("{\"a\": 1,}");
    QTest::newRow("a comma too many in a list") << QByteArray("[1,]");
    QTest::newRow("a missing comma") << QByteArray("[1 2]");
    QTest::newRow("a missing colon") << QByteArray("{\"a\" 1}");
    QTest::newRow("a key without quotes") << QByteArray("{a: 1}");
    QTest::newRow("two documents") << QByteArray("{} {}");
    QTest::newRow("a zero byte behind") << QByteArray("{}\0", 3);
    QTest::newRow("a zero byte in a list") << QByteArray("[1\0]", 4);
    QTest::newRow("a zero byte in a text") << QByteArray("[\"\0\"]", 5);
    QTest::newRow("a line break in a text") << QByteArray("[\"a\nb\"]");
    QTest::newRow("an unknown escape") << QByteArray("[\"\\x\"]");
    QTest::newRow("a short escape") << QByteArray("[\"\\u12\"]");
    QTest::newRow("an escape of other letters") << QByteArray("[\"\\u12G4\"]");
    QTest::newRow("half a surrogate pair") << QByteArray(R"(["\ud83d"])");
    QTest::newRow("a surrogate pair") << QByteArray(R"(["\ud83d\ude00"])");
    QTest::newRow("a key that is there twice") << QByteArray(R"({"a": 1, "b": 2, "a": 3})");
    QTest::newRow("the same with an escape") << QByteArray(R"({"a": 1, "\u0061": 3})");
    for (const char *number : {"01", "-", "+1", "1.", ".5", "1e", "1e+", "0x1", "1e999", "-1e999", "NaN", "Infinity"})
        QTest::newRow(number) << "[" + QByteArray(number) + "]";
    for (const char *word : {"tru", "nul", "True", "falsE"})
        QTest::newRow(word) << "[" + QByteArray(word) + "]";
}

void TestJsonScanner::leavesFaultsToTheOther()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!scanJson(text));
}

// Seeded: bytes of a sound text are changed, taken out or said twice.
void TestJsonScanner::takesNothingThatTheOtherRefuses()
{
    const QByteArray sound =
        R"({"a": [1.5, -2e3, true, null, "x\n\u00e9"], "bc": {"c": [], "d": {}}, "e": "long text"})";
    const QByteArray signs("{}[]:,\"\\ \n0123456789-+.eEtrufalsn\x01/x");
    int taken = 0;
    for (quint32 seed = 1; seed <= 5000; ++seed) {
        QRandomGenerator random(seed);
        QByteArray text = sound;
        for (int change = random.bounded(1, 4); change > 0; --change) {
            const qsizetype at = random.bounded(static_cast<int>(text.size()));
            switch (random.bounded(3)) {
            case 0:
                text[at] = signs.at(random.bounded(static_cast<int>(signs.size())));
                break;
            case 1:
                text.remove(at, random.bounded(1, 4));
                break;
            default:
                text.insert(at, text.mid(at, random.bounded(1, 12)));
            }
        }
        const std::optional<JsonDocument> quick = scanJson(text);
        if (!quick)
            continue;
        ++taken;
        const Told slow = thoroughly(text);
        QVERIFY2(slow.document && slow.problems == 0, text.constData());
        QVERIFY2(difference(*quick, *slow.document).isEmpty(), text.constData());
    }
    QVERIFY(taken > 200);
    QVERIFY(taken < 4000);
}

void TestJsonScanner::keepsTheLimits()
{
    const auto nested = [](int levels) { return QByteArray("[").repeated(levels) + QByteArray("]").repeated(levels); };
    QVERIFY(scanJson(nested(deepestNesting)));
    QVERIFY(!scanJson(nested(deepestNesting + 1)));
    const auto many = [](int values) { return "[" + QByteArray("1,").repeated(values - 2) + "1]"; };
    QVERIFY(scanJson(many(mostValues)));
    QVERIFY(!scanJson(many(mostValues + 1)));
    const auto members = [](int count) {
        QByteArrayList all;
        for (int i = 0; i < count; ++i)
            all << "\"k" + QByteArray::number(i) + "\": 0";
        return "{" + all.join(", ") + "}";
    };
    QVERIFY(scanJson(members(64)));
    QVERIFY(!scanJson(members(65)));
    QVERIFY(thoroughly(members(65)).document);
}

void TestJsonScanner::knowsWhichKeysAnObjectMayHave()
{
    const QByteArray text = R"({"value": 1, "unit": "GB", "status": "published", "": 0, "as_of": "2026"})";
    const std::optional<JsonDocument> quick = scanJson(text);
    const std::optional<JsonDocument> slow = thoroughly(text).document;
    QVERIFY(quick && slow);
    for (const char *key : {"value", "unit", "status", "", "as_of"}) {
        QVERIFY2(quick->root().mayHave(key), key);
        QVERIFY2(slow->root().mayHave(key), key);
    }
    // Worth its while: of keys that others have, most are known not to be here.
    int unsure = 0;
    for (const char *key : {"low", "high", "formula", "range", "note", "seeds", "rivals", "why", "reason"})
        unsure += quick->root().mayHave(key) ? 1 : 0;
    QVERIFY2(unsure <= 2, QByteArray::number(unsure).constData());
}

void TestJsonScanner::sharesTextsThatStandThereTwice()
{
    const std::optional<JsonDocument> document = scanJson(R"(["2026-11-20", "GB", "2026-11-20"])");
    QVERIFY(document);
    QStringList texts;
    for (const JsonValue item : document->root())
        texts << item.text();
    QCOMPARE(texts, (QStringList{u"2026-11-20"_s, u"GB"_s, u"2026-11-20"_s}));
    QCOMPARE(texts.at(0).constData(), texts.at(2).constData());
    QCOMPARE(document->pool, std::string("2026-11-20GB"));
}

// More texts than there is room for: some take the place of others, and each is still told as itself.
void TestJsonScanner::tellsTextsApartThatMeetInTheirPlaces()
{
    constexpr int count = 20'000;
    QByteArrayList items;
    for (int i = 0; i < count; ++i)
        items << "\"text number " + QByteArray::number(i % 9'000) + "\"";
    const std::optional<JsonDocument> document = scanJson("[" + items.join(',') + "]");
    QVERIFY(document);
    for (int round = 0; round < 2; ++round) {
        int i = 0;
        for (const JsonValue item : document->root())
            QCOMPARE(item.text(), u"text number %1"_s.arg(i++ % 9'000));
        QCOMPARE(i, count);
    }
}

QTEST_APPLESS_MAIN(TestJsonScanner)
#include "tst_jsonscanner.moc"
