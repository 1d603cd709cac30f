// Choices of the What-if page as words in a file.
#include "data/board/board.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_whatifchoice {

class TestWhatIfChoice : public QObject
{
    Q_OBJECT

private slots:
    void leversHaveWords_data();
    void leversHaveWords();
    void otherWordsAreNone_data();
    void otherWordsAreNone();
    void knowsWhatWasChosen();
};

void TestWhatIfChoice::leversHaveWords_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<Side>("side");
    QTest::newRow("both") << u"utilisation"_s << Side::Both;
    QTest::newRow("subject") << u"utilisation@subject"_s << Side::Subject;
    QTest::newRow("against") << u"utilisation@against"_s << Side::Against;
}

void TestWhatIfChoice::leversHaveWords()
{
    QFETCH(const QString, word);
    QFETCH(const Side, side);
    const Lever lever{AssumptionId(u"utilisation"_s), side};
    QCOMPARE(leverWord(lever), word);
    QVERIFY(leverFromWord(word) == lever);
}

void TestWhatIfChoice::otherWordsAreNone_data()
{
    QTest::addColumn<QString>("word");
    for (const char *word : {"", "@", "@subject", "utilisation@", "utilisation@both", "utilisation@Subject",
                             "utilisation@subject@against", "utilisation@trainium2"})
        QTest::newRow(word) << QString::fromLatin1(word);
}

void TestWhatIfChoice::otherWordsAreNone()
{
    QFETCH(const QString, word);
    QVERIFY(!leverFromWord(word));
}

void TestWhatIfChoice::knowsWhatWasChosen()
{
    WhatIfChoice choice;
    QVERIFY(choice.isEmpty());
    QVERIFY(!choice.isAlone());
    QCOMPARE(leverWord(choice.down), QString());
    choice.against = WhatIfChoice::noOther();
    QVERIFY(choice.isAlone());
    QVERIFY(!choice.isEmpty());
    choice = {};
    choice.down = {AssumptionId(u"discount"_s), Side::Both};
    QVERIFY(!choice.isEmpty());
}

CHIPBOARD_TEST(TestWhatIfChoice, QCoreApplication)

} // namespace tst_whatifchoice

#include "tst_whatifchoice.moc"
