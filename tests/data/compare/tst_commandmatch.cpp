// Commands found by typed words.
#include "data/compare/commandmatch.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_commandmatch {

class TestCommandMatch : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void foldsWhatNobodyTypes_data();
    void foldsWhatNobodyTypes();
    void findsAndOrders_data();
    void findsAndOrders();
    void theNameComesBeforeOtherWords();
    void moreWordsNeverFindMore();
    void phrasesAreFoundFirst_data();
    void phrasesAreFoundFirst();
    void aPhraseInAQuestionComesLast();
    void whatItIsForFindsItLast();

private:
    const QList<Command> m_commands{{u"a"_s, u"&Export…"_s, u"File"_s, u"Ctrl+E"_s},
                                    {u"b"_s, u"Export again"_s, u"File"_s, {}},
                                    {u"c"_s, u"Add H100 to the comparison"_s, u"NVIDIA"_s, {}},
                                    {u"d"_s, u"Add GH200 to the comparison"_s, u"NVIDIA"_s, {}},
                                    {u"e"_s, u"H100"_s, u"Baseline"_s, {}},
                                    {u"f"_s, u"Größe"_s, u"View"_s, {}},
                                    {u"g"_s, u"Re-export"_s, u"File"_s, {}}};
};

void TestCommandMatch::foldsWhatNobodyTypes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("case") << u"H100"_s << u"h100"_s;
    QTest::newRow("mnemonic") << u"Save &as…"_s << u"save as…"_s;
    QTest::newRow("accents") << u"É&xporter la sélection"_s << u"exporter la selection"_s;
    QTest::newRow("umlaut") << u"Größe ändern"_s << u"grosse andern"_s;
    QTest::newRow("tilde") << u"comparação"_s << u"comparacao"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestCommandMatch::foldsWhatNobodyTypes()
{
    QFETCH(const QString, text);
    QFETCH(const QString, plain);
    QCOMPARE(folded(text), plain);
    QCOMPARE(folded(plain), plain);
}

void TestCommandMatch::findsAndOrders_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("ids");
    QTest::newRow("nothing typed: all, as they are") << QString() << u"abcdefg"_s;
    QTest::newRow("only spaces") << u"   "_s << u"abcdefg"_s;
    QTest::newRow("beginning before a word within") << u"exp"_s << u"abg"_s;
    QTest::newRow("the whole name before longer ones") << u"h100"_s << u"ec"_s;
    QTest::newRow("inside a word comes last") << u"h"_s << u"ecd"_s;
    QTest::newRow("two words in any order") << u"comparison gh"_s << u"d"_s;
    QTest::newRow("by the group") << u"baseline"_s << u"e"_s;
    QTest::newRow("group and text") << u"nvidia h100"_s << u"c"_s;
    QTest::newRow("text before group") << u"file"_s << u"abg"_s;
    QTest::newRow("without umlaut") << u"grosse"_s << u"f"_s;
    QTest::newRow("nothing is like that") << u"h100 zebra"_s << QString();
    QTest::newRow("signs are only signs") << u".*"_s << QString();
    // Amounts are ignored if they match no command.
    QTest::newRow("a number") << u"export 40"_s << u"abg"_s;
    QTest::newRow("a percentage") << u"40% export"_s << u"abg"_s;
    QTest::newRow("money") << u"export $5,000"_s << u"abg"_s;
    QTest::newRow("an amount that is found") << u"add 100"_s << u"c"_s;
    QTest::newRow("a name with digits is no amount") << u"export h100"_s << QString();
    QTest::newRow("an amount alone") << u"40"_s << QString();
}

void TestCommandMatch::findsAndOrders()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, ids);
    QString found;
    for (const qsizetype place : matching(typed, m_commands))
        found += m_commands.at(place).id;
    QCOMPARE(found, ids);
}

// "Deck…" is found by its name before commands with "deck" among their other words.
void TestCommandMatch::theNameComesBeforeOtherWords()
{
    const QList<Command> commands{{u"slides"_s, u"Export slides…"_s, u"File"_s, {}, {u"slides"_s, u"deck"_s}},
                                  {u"deck"_s, u"Deck…"_s, u"File"_s, {}, {u"slide deck"_s}}};
    QCOMPARE(matching(u"deck"_s, commands), (QList<qsizetype>{1, 0}));
    QCOMPARE(matching(u"slides"_s, commands), QList<qsizetype>{0});
    QCOMPARE(matching(u"slide deck"_s, commands).constFirst(), 1);
}

void TestCommandMatch::moreWordsNeverFindMore()
{
    QRandomGenerator random(7);
    const QStringList words{u"e"_s, u"h"_s, u"x"_s, u"to"_s, u"add"_s, u"file"_s, u"h1"_s, u"nv"_s, u"re"_s};
    for (int i = 0; i < 200; ++i) {
        const QString first = words.at(random.bounded(static_cast<int>(words.size())));
        const QString second = words.at(random.bounded(static_cast<int>(words.size())));
        const QList<qsizetype> wide = matching(first, m_commands);
        const QList<qsizetype> narrow = matching(first + u' ' + second, m_commands);
        for (const qsizetype place : narrow)
            QVERIFY2(wide.contains(place), qPrintable(first + u' ' + second));
        const auto every = [&](qsizetype place) {
            const Command &command = m_commands.at(place);
            return folded(command.text + u' ' + command.group).contains(first);
        };
        QVERIFY(std::ranges::all_of(wide, every));
    }
}

const QList<Command> withPhrases{
    {u"a"_s, u"Half the bandwidth"_s, u"View"_s, {}, {}},
    {u"b"_s, u"Vendor claims"_s, u"Pages"_s, {}, {u"half the price"_s, u"Größe"_s}},
    {u"c"_s, u"Price history"_s, u"Pages"_s, {}, {u"price trend"_s, u"€"_s}},
};

void TestCommandMatch::phrasesAreFoundFirst_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    QTest::newRow("a phrase") << u"half the price"_s << u"b"_s;
    QTest::newRow("as somebody writes it") << u"  Half the PRICE? "_s << u"b"_s;
    QTest::newRow("its beginning") << u"half the p"_s << u"b"_s;
    QTest::newRow("before names") << u"half"_s << u"b"_s;
    QTest::newRow("too short a beginning") << u"ha"_s << u"a"_s;
    QTest::newRow("a sign") << u"€"_s << u"c"_s;
    QTest::newRow("accents") << u"grosse"_s << u"b"_s;
    QTest::newRow("inside a question") << u"is it half the price of H100?"_s << u"b"_s;
    QTest::newRow("a name") << u"price history"_s << u"c"_s;
}

void TestCommandMatch::phrasesAreFoundFirst()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, first);
    const QList<qsizetype> places = matching(typed, withPhrases);
    QVERIFY(!places.isEmpty());
    QCOMPARE(withPhrases.at(places.constFirst()).id, first);
}

void TestCommandMatch::aPhraseInAQuestionComesLast()
{
    QList<Command> commands = withPhrases;
    commands << Command{u"d"_s, u"Half the price of what"_s, u"Help"_s, {}, {}};
    QCOMPARE(matching(u"half the price of"_s, commands), (QList<qsizetype>{3, 1}));
    QVERIFY(matching(u"a quarter of it"_s, commands).isEmpty());
    QCOMPARE(matching(QString(), commands).size(), commands.size());
}

void TestCommandMatch::whatItIsForFindsItLast()
{
    const QList<Command> commands{
        {u"a"_s, u"Tokens per step"_s, u"Assumption"_s, {}, {}, u"With speculative decoding."_s},
        {u"b"_s, u"Speculate"_s, u"File"_s, {}, {}, {}}};
    QCOMPARE(matching(u"speculat"_s, commands), (QList<qsizetype>{1, 0}));
    QCOMPARE(matching(u"tokens decoding"_s, commands), QList<qsizetype>{0});
    QVERIFY(matching(u"ecoding"_s, commands).isEmpty()); // only the start of a word matches
}

CHIPBOARD_TEST(TestCommandMatch, QCoreApplication)

} // namespace tst_commandmatch

#include "tst_commandmatch.moc"
