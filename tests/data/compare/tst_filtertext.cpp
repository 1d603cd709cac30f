// Filter expressions while they are typed.
#include "data/compare/filtertext.h"

#include "data/files/catalogreader.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_filtertext {

class TestFilterText : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void expressionsAreToldFromWords_data();
    void expressionsAreToldFromWords();
    void fieldsAreOfferedWhereTheyCanStand_data();
    void fieldsAreOfferedWhereTheyCanStand();
    void conditionsAreAdded();
    void everyChoiceCanBeParsedAndSomeHold();

private:
    Catalog m_catalog;
};

void TestFilterText::expressionsAreToldFromWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("is");
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("words") << u"p5 h100"_s << false;
    QTest::newRow("a field's name") << u"memory"_s << false;
    QTest::newRow("comparison") << u"memory >= 640 GB"_s << true;
    QTest::newRow("unfinished") << u"memory >"_s << true;
    QTest::newRow("contains") << u"name contains p5"_s << true;
    QTest::newRow("open quote") << u"provider = \"AW"_s << true;
    QTest::newRow("odd signs") << u"h100 \u00a7"_s << false;
    QTest::newRow("sign of mathematics") << u"memory \u2265 1 TB"_s << true;
}

void TestFilterText::expressionsAreToldFromWords()
{
    QFETCH(const QString, text);
    QFETCH(const bool, is);
    QCOMPARE(isExpression(text), is);
}

void TestFilterText::fieldsAreOfferedWhereTheyCanStand_data()
{
    QTest::addColumn<QString>("text"); // | is the cursor
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("length");
    QTest::newRow("beginning") << u"pro|"_s << u"provider"_s << 0 << 3;
    QTest::newRow("several") << u"price_|"_s << u"price_chip_hour price_hour"_s << 0 << 6;
    QTest::newRow("nothing typed") << u"|"_s << QString() << 0 << 0;
    QTest::newRow("after and") << u"chips > 2 and vend|"_s << u"vendor"_s << 14 << 4;
    QTest::newRow("in brackets") << u"not (vend|"_s << u"vendor"_s << 5 << 4;
    QTest::newRow("value") << u"provider = reg|"_s << QString() << 11 << 3;
    QTest::newRow("after a value") << u"chips > 2 reg|"_s << QString() << 10 << 3;
    QTest::newRow("within a word") << u"reg|ion = x"_s << u"region"_s << 0 << 6;
    QTest::newRow("all there") << u"vendor|"_s << QString() << 0 << 6;
    QTest::newRow("upper case") << u"VEN|"_s << u"vendor"_s << 0 << 3;
}

void TestFilterText::fieldsAreOfferedWhereTheyCanStand()
{
    QFETCH(QString, text);
    QFETCH(const QString, names);
    QFETCH(const int, start);
    QFETCH(const int, length);
    const qsizetype cursor = text.indexOf(u'|');
    text.remove(u'|');
    const FieldCompletion completion = fieldsAt(text, cursor, instanceFields());
    QStringList offered = completion.names;
    offered.removeIf([](const QString &name) { return name.startsWith(u"price_"_s) && name.count(u'_') > 2; });
    if (!names.isEmpty()) {
        for (const QString &name : names.split(u' '))
            QVERIFY2(offered.contains(name), qPrintable(offered.join(u' ')));
    } else {
        QVERIFY2(offered.isEmpty(), qPrintable(offered.join(u' ')));
    }
    QCOMPARE(completion.start, start);
    QCOMPARE(completion.length, length);
}

void TestFilterText::conditionsAreAdded()
{
    QCOMPARE(withCondition({}, u"chips >= 8"_s), u"chips >= 8"_s);
    QCOMPARE(withCondition(u"h100"_s, u"chips >= 8"_s), u"chips >= 8"_s);
    QCOMPARE(withCondition(u"provider = AWS "_s, u"chips >= 8"_s), u"provider = AWS and chips >= 8"_s);
    QCOMPARE(withCondition(u"chip = a or chip = b"_s, u"chips >= 8"_s), u"(chip = a or chip = b) and chips >= 8"_s);
}

void TestFilterText::everyChoiceCanBeParsedAndSomeHold()
{
    const QList<FilterGroup> groups = filterGroups(m_catalog);
    QCOMPARE(groups.size(), 8);
    for (const FilterGroup &group : groups) {
        qsizetype most = 0;
        for (const FilterChoice &choice : group.choices) {
            const auto found = instancesWhere(m_catalog, choice.condition, BookId(u"on-demand"_s));
            QVERIFY2(found, qPrintable(choice.condition + u": "_s + (found ? QString() : found.problem().toText())));
            most = std::max(most, found.value().size());
        }
        QVERIFY2(most > 0, qPrintable(group.title));
    }
}

CHIPBOARD_TEST(TestFilterText, QCoreApplication)

} // namespace tst_filtertext

#include "tst_filtertext.moc"
