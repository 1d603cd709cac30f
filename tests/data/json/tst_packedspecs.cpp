// What the build made of the shipped spec files is what their texts say.
#include "data/json/catalogreader.h"
#include "data/json/jsonparser.h"
#include "data/json/packedspecs.h"
#include "data/json/specfile.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_packedspecs {

class TestPackedSpecs : public QObject
{
    Q_OBJECT

private slots:
    void areWhatTheTextsSay_data();
    void areWhatTheTextsSay();
    void areAllThatIsListed();
    void areReadInThePlaceOfTheText();
};

namespace {

/// One line a value, numbers with all their digits.
QStringList told(const JsonDocument &document, JsonValue value)
{
    QStringList lines{QString::fromUtf8(value.key()) + u" "_s + QString::number(static_cast<int>(value.type()))};
    if (value.is(JsonType::Text))
        lines << value.text();
    else if (value.is(JsonType::Number))
        lines << QString::number(value.number(), 'g', 17);
    else if (value.is(JsonType::Boolean))
        lines << (value.boolean() ? u"true"_s : u"false"_s);
    if (!value.is(JsonType::Array) && !value.is(JsonType::Object))
        return lines;
    for (const JsonValue member : value) {
        if (value.is(JsonType::Object) && !value.mayHave(member.key()))
            lines << u"a key that is not found"_s;
        lines << told(document, member);
    }
    return lines << u"end"_s;
}

} // namespace

void TestPackedSpecs::areWhatTheTextsSay_data()
{
    QTest::addColumn<int>("place");
    const QList<SpecFile> files = shippedSpecFiles();
    for (int i = 0; i < files.size(); ++i)
        QTest::newRow(qPrintable(files.at(i).name)) << i;
}

void TestPackedSpecs::areWhatTheTextsSay()
{
    QFETCH(int, place);
    const SpecFile file = shippedSpecFiles().at(place);
    QVERIFY(file.packed != nullptr);
    ReadLog log(file.name);
    const std::optional<JsonDocument> text = parseJson(file.content, log);
    QVERIFY(text.has_value());
    const JsonDocument packed(file.packed->nodes, file.packed->pool);
    QCOMPARE(told(packed, packed.root()), told(*text, text->root()));
    QCOMPARE(packed.node(0).end, static_cast<quint32>(file.packed->nodes.size()));
}

void TestPackedSpecs::areAllThatIsListed()
{
    const QList<SpecFile> files = shippedSpecFiles();
    Problems problems;
    const SpecFile index{u"catalog.json"_s, files.constFirst().content};
    QStringList names;
    for (const SpecFile &file : files.sliced(1))
        names << file.name.sliced(u"specs/"_s.size());
    QCOMPARE(names, readSpecFile(index, problems).files);
    QVERIFY(problems.isEmpty());
}

void TestPackedSpecs::areReadInThePlaceOfTheText()
{
    const SpecFile sources = shippedSpecFiles().at(1);
    QCOMPARE(sources.name, u"specs/sources.json"_s);
    Problems problems;
    const SpecContent content = readSpecFile({u"other.json"_s, "no JSON", sources.packed}, problems);
    QVERIFY(problems.isEmpty());
    QVERIFY(!content.items.sources.isEmpty());
    QVERIFY(content.items.sources.constFirst().where.startsWith(u"other.json#/sources/0"_s));
}

CHIPBOARD_TEST(TestPackedSpecs, chipboard::testing::NoApplication)

} // namespace tst_packedspecs

#include "tst_packedspecs.moc"
