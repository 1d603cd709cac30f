// Words above the lists of files: by hand, and no row repeated or empty.
#include "data/views/listwords.h"

#include "data/board/assumption.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_listwords {

class TestListWords : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void keysStandOnce();
    void headsAreWords_data();
    void headsAreWords();
    void wordsOfSeveralMeaningsSayWhich();
    void assumptionsHaveTheirNames();
    void namesOfListsAreWords();
    void cellsHaveWords_data();
    void cellsHaveWords();
    void sheetsHaveNamesThatTheyMayHave_data();
    void sheetsHaveNamesThatTheyMayHave();
};

void TestListWords::keysStandOnce()
{
    for (const std::span<const ListWord> rows : {listNames(), listHeads()}) {
        QSet<QString> keys;
        for (const ListWord &row : rows) {
            QVERIFY2(!keys.contains(QLatin1String(row.key)), row.key);
            keys << QLatin1String(row.key);
            QVERIFY2(QChar(QLatin1Char(row.text.text[0])).isUpper(), row.key);
            QVERIFY2(!QLatin1String(row.text.text).contains(u'_'), row.key);
        }
    }
}

void TestListWords::headsAreWords_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("head");
    QTest::newRow("a key") << u"as_of"_s << u"As of"_s;
    QTest::newRow("the low end of one") << u"cost_low"_s << u"Cost, low"_s;
    QTest::newRow("the high end of one") << u"recomputed_high"_s << u"Recomputed, high"_s;
    QTest::newRow("the unit of one") << u"claimed_unit"_s << u"Claimed, unit"_s;
    QTest::newRow("an ending alone is a key") << u"low"_s << u"Low"_s;
    QTest::newRow("a rate of exchange") << u"eur_per_usd"_s << u"EUR per USD"_s;
    QTest::newRow("a price keeps its own words") << u"usd_per_hour"_s << u"USD per hour"_s;
    QTest::newRow("a key that nobody knows") << u"price_of_it"_s << u"Price of it"_s;
    QTest::newRow("the title of a chart") << u"Cost, USD per 1M output tokens"_s << u"Cost, USD per 1M output tokens"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestListWords::headsAreWords()
{
    QFETCH(const QString, key);
    QTEST(listHead(key), "head");
}

// "Value" is also the name of a page, and "By" and "Of which row" were the same word in German.
void TestListWords::wordsOfSeveralMeaningsSayWhich()
{
    class Meanings : public QTranslator
    {
    public:
        [[nodiscard]] QString translate(const char * /*context*/, const char *text, const char *comment,
                                        int /*n*/) const override
        {
            return comment == nullptr ? QString() : QLatin1String(text) + u" as "_s + QLatin1String(comment);
        }
        [[nodiscard]] bool isEmpty() const override { return false; }
    };
    Meanings meanings;
    QVERIFY(QCoreApplication::installTranslator(&meanings));
    QCOMPARE(listHead(u"value"_s), u"Value as a number"_s);
    QCOMPARE(listHead(u"by"_s), u"By as grouped by"_s);
    QCOMPARE(listHead(u"value_unit"_s), u"Value as a number, unit"_s);
    QCOMPARE(listHead(u"from"_s), u"From"_s);
    QCoreApplication::removeTranslator(&meanings);
    QCOMPARE(listHead(u"value"_s), u"Value"_s);
}

void TestListWords::assumptionsHaveTheirNames()
{
    const AssumptionRow *row = findAssumption(AssumptionId(u"price_factor"_s));
    QVERIFY(row != nullptr);
    QCOMPARE(listHead(u"price_factor"_s), row->labelText());
    QCOMPARE(listHead(u"price_factor@trainium2"_s), u"%1 of trainium2"_s.arg(row->labelText()));
    QCOMPARE(listHead(u"price_factor@trainium2_unit"_s), u"%1 of trainium2, unit"_s.arg(row->labelText()));
}

void TestListWords::namesOfListsAreWords()
{
    QCOMPARE(listName(u"timeline"_s), u"Dates"_s);
    QCOMPARE(listName(u"price-history"_s), u"Price history"_s); // a page's id
    QCOMPARE(listName(u"own_list"_s), u"Own list"_s);
}

void TestListWords::cellsHaveWords_data()
{
    QTest::addColumn<Table::Cell>("cell");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("text");
    const auto row = [](const Table::Cell &cell, const QString &word, const QString &text) {
        QTest::newRow(qPrintable(word)) << cell << word << text;
    };
    const Catalog catalog = testing::smallWorld();
    row(subjectCell(catalog, u"h100-sxm"_s), u"h100-sxm"_s, u"H100"_s);
    row(subjectCell(catalog, {}), {}, {});
    row(assumptionCell(AssumptionId(u"price_factor"_s)), u"price_factor"_s, u"Price factor"_s);
    row(assumptionCell(AssumptionId(u"nothing"_s)), u"nothing"_s, u"nothing"_s);
    row(unitCell(u"EUR/month"_s), u"EUR/month"_s, u"EUR per month"_s);
    row(unitCell(u"USD/1M"_s), u"USD/1M"_s, u"USD/1M"_s);
    row(unitCell(u"months"_s), u"months"_s, u"months"_s);
    row(dateCell(u"2025-12"_s), u"2025-12"_s, u"Dec 2025"_s);
    row(yesNoCell(true), u"yes"_s, u"yes"_s);
    row(priceKindCell(PriceKind::CapacityBlock), u"capacity-block"_s, u"Capacity Block price"_s);
    row(statusCell(FigureStatus::Own), u"own"_s, u"custom"_s);
}

void TestListWords::cellsHaveWords()
{
    QFETCH(const Table::Cell, cell);
    QTEST(plainText(cell), "word");
    QTEST(shownText(cell), "text");
}

void TestListWords::sheetsHaveNamesThatTheyMayHave_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("name");
    QTest::newRow("both") << u"Advisor"_s << u"reasons"_s << u"Advisor Reasons"_s;
    // 16 + 1 + 14 = 31, and one more.
    QTest::newRow("just fits") << u"Sixteen letters."_s << u"contradictions"_s << u"Sixteen letters. Contradictions"_s;
    QTest::newRow("one too many") << u"Seventeen letters"_s << u"contradictions"_s << u"Contradictions"_s;
    QTest::newRow("a long list is cut at a word")
        << u"Page"_s << u"a_list_with_a_name_of_far_too_many_words"_s << u"A list with a name of far too"_s;
}

void TestListWords::sheetsHaveNamesThatTheyMayHave()
{
    QFETCH(const QString, page);
    QFETCH(const QString, list);
    QTEST(listSheetName(page, list), "name");
    QVERIFY(listSheetName(page, list).size() <= 31); // Excel's limit
}

CHIPBOARD_TEST(TestListWords, QCoreApplication)

} // namespace tst_listwords

#include "tst_listwords.moc"
