// JSON text as we write it: layout, escapes, numbers.
#include "data/core/jsonwriter.h"

#include "data/core/jsondocument.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QtMath>

#include <limits>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_jsonwriter {

class TestJsonWriter : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void laysOutLines();
    void keepsShortThingsOnALine();
    void writesEmptyThings();
    void writesNumbers_data();
    void writesNumbers();
    void writesTexts_data();
    void writesTexts();
    void readsBackWhatItWrites();
};

void TestJsonWriter::laysOutLines()
{
    JsonWriter writer;
    writer.beginObject();
    writer.member("name", u"A"_s);
    writer.key("list");
    writer.beginArray();
    writer.number(1);
    writer.boolean(true);
    writer.null();
    writer.endArray();
    writer.member("none", std::optional<double>());
    writer.endObject();
    QCOMPARE(writer.result(),
             QByteArray("{\n"
                        "  \"name\": \"A\",\n"
                        "  \"list\": [\n"
                        "    1,\n"
                        "    true,\n"
                        "    null\n"
                        "  ],\n"
                        "  \"none\": null\n"
                        "}\n"));
}

void TestJsonWriter::keepsShortThingsOnALine()
{
    JsonWriter writer;
    writer.beginArray();
    writer.beginObject(JsonWriter::Layout::OneLine);
    writer.member("ids", QStringList{u"a"_s, u"b"_s});
    writer.key("inner");
    writer.beginObject(JsonWriter::Layout::Lines); // inside a one-line object everything stays on that line
    writer.member("x", 1.5);
    writer.endObject();
    writer.endObject();
    writer.endArray();
    QCOMPARE(writer.result(), QByteArray("[\n  {\"ids\": [\"a\", \"b\"], \"inner\": {\"x\": 1.5}}\n]\n"));
}

void TestJsonWriter::writesEmptyThings()
{
    JsonWriter writer;
    writer.beginObject();
    writer.key("a");
    writer.beginArray();
    writer.endArray();
    writer.key("o");
    writer.beginObject();
    writer.endObject();
    writer.member("t", QString());
    writer.member("l", QStringList());
    writer.endObject();
    QCOMPARE(writer.result(), QByteArray("{\n  \"a\": [],\n  \"o\": {},\n  \"t\": \"\",\n  \"l\": []\n}\n"));
}

void TestJsonWriter::writesNumbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("whole") << 667.0 << QByteArray("667");
    QTest::newRow("zero") << 0.0 << QByteArray("0");
    QTest::newRow("decimal") << 35.7608 << QByteArray("35.7608");
    QTest::newRow("a sum that is not quite round") << 0.1 + 0.2 << QByteArray("0.3");
    QTest::newRow("a product that is not quite round") << 6.88 * 8.0 << QByteArray("55.04");
    QTest::newRow("small") << 0.0951 << QByteArray("0.0951");
    QTest::newRow("large") << 123456789.0 << QByteArray("123456789");
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << QByteArray("null");
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << QByteArray("null");
}

void TestJsonWriter::writesNumbers()
{
    QFETCH(const double, value);
    JsonWriter writer;
    writer.number(value);
    QFETCH(const QByteArray, text);
    QCOMPARE(writer.result(), text + '\n');
}

void TestJsonWriter::writesTexts_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << u"abc"_s << QByteArray(R"("abc")");
    QTest::newRow("quotes and backslashes") << u"a\"b\\c"_s << QByteArray(R"("a\"b\\c")");
    QTest::newRow("line break and tab") << u"a\nb\tc"_s << QByteArray(R"("a\nb\tc")");
    QTest::newRow("control characters") << u"\u0001\u001f\r"_s << QByteArray(R"("\u0001\u001f\u000d")");
    QTest::newRow("other scripts as they are") << u"ä日😀"_s << QByteArray("\"ä日😀\"");
    QTest::newRow("a slash as it is") << u"a/b"_s << QByteArray("\"a/b\"");
}

void TestJsonWriter::writesTexts()
{
    QFETCH(const QString, value);
    JsonWriter writer;
    writer.text(value);
    QFETCH(const QByteArray, text);
    QCOMPARE(writer.result(), text + '\n');
}

void TestJsonWriter::readsBackWhatItWrites()
{
    for (quint32 seed = 1; seed <= 500; ++seed) {
        QRandomGenerator random(seed);
        QString text;
        for (int i = 0; i < 20; ++i)
            text += QChar(random.bounded(0xD800));
        const double number = (random.generateDouble() - 0.5) * qPow(10.0, random.bounded(-20, 20));
        JsonWriter writer;
        writer.beginObject();
        writer.member("text", text);
        writer.member("number", number);
        writer.endObject();
        ReadLog log(u"a.json"_s);
        const auto document = parseJson(writer.result(), log);
        QVERIFY2(document.has_value(), qPrintable(u"seed %1"_s.arg(seed)));
        auto member = document->root().begin();
        QCOMPARE((*member).text(), text);
        ++member;
        QVERIFY(qAbs((*member).number() - number) <= qAbs(number) * 1e-14);
    }
}

CHIPBOARD_TEST(TestJsonWriter, chipboard::testing::NoApplication)

} // namespace tst_jsonwriter

#include "tst_jsonwriter.moc"
