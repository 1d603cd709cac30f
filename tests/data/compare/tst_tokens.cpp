// Tokens of an expression in order, with their columns.
#include "data/compare/expression.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_tokens {

/// "kind:text@column" of each token but the end.
static QString told(const QString &text)
{
    const QStringList kinds{u"word"_s, u"number"_s, u"quoted"_s, u"is"_s, u"("_s, u")"_s, u"and"_s, u"or"_s, u"not"_s};
    const Result<QList<Token>> tokens = tokensOf(text);
    if (!tokens)
        return tokens.problem().toText();
    QStringList words;
    for (const Token &token : tokens.value()) {
        if (token.kind != Token::Kind::End)
            words << kinds.value(int(token.kind)) + u':' + token.text + u'@' + QString::number(token.column);
    }
    return words.join(u' ');
}

class TestTokens : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void read_data();
    void read();
    void numbersHaveTheirValue();
    void theEndHasAColumn();
};

void TestTokens::read_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tokens");
    QTest::newRow("nothing") << u"  "_s << QString();
    QTest::newRow("a comparison") << u"memory >= 640 GB"_s << u"word:memory@1 is:>=@8 number:640@11 word:GB@15"_s;
    QTest::newRow("without blanks") << u"memory>=640GB"_s << u"word:memory@1 is:>=@7 number:640@9 word:GB@12"_s;
    QTest::newRow("joins in any case") << u"a AND b Or c nOt d"_s
                                       << u"word:a@1 and:and@3 word:b@7 or:or@9 word:c@12 not:not@14 word:d@18"_s;
    QTest::newRow("joins as signs") << u"!a&&b||c"_s << u"not:not@1 word:a@2 and:and@3 word:b@5 or:or@6 word:c@8"_s;
    QTest::newRow("other signs")
        << u"a<>1 b==2 c\u22643"_s
        << u"word:a@1 is:!=@2 number:1@4 word:b@6 is:=@7 number:2@9 word:c@11 is:<=@12 number:3@13"_s;
    QTest::newRow("quotes") << u"a = 'x y' \"z'\""_s << u"word:a@1 is:=@3 quoted:x y@5 quoted:z'@11"_s;
    QTest::newRow("a quoted join") << u"'and'"_s << u"quoted:and@1"_s;
    QTest::newRow("names and units") << u"h100-sxm trn2.48xlarge TB/s $ %"_s
                                     << u"word:h100-sxm@1 word:trn2.48xlarge@10 word:TB/s@24 word:$@29 word:%@31"_s;
    QTest::newRow("brackets") << u"((a))"_s << u"(:(@1 (:(@2 word:a@3 ):)@4 ):)@5"_s;
    QTest::newRow("contains") << u"a CONTAINS b"_s << u"word:a@1 is:contains@3 word:b@12"_s;
    QTest::newRow("numbers") << u".5 1e3 2.50 3e"_s
                             << u"number:.5@1 number:1e3@4 number:2.50@8 number:3@13 word:e@14"_s;
    QTest::newRow("a comma") << u"a = 1,5"_s
                             << u"1:6: A comma is not allowed here. Write numbers with a decimal point and without "
                                "thousands separators."_s;
    QTest::newRow("an open quote") << u"a = 'x"_s << u":1:5: The quote opened here is not closed."_s;
}

void TestTokens::read()
{
    QFETCH(const QString, text);
    QFETCH(const QString, tokens);
    const QString found = told(text);
    QVERIFY2(found == tokens || (found.startsWith(u':') && found.endsWith(tokens)), qPrintable(found));
}

void TestTokens::numbersHaveTheirValue()
{
    QCOMPARE(tokensOf(u"2.5e-3"_s).value().constFirst().number, 0.0025);
    QVERIFY(!tokensOf(u"1e999"_s).hasValue());
}

void TestTokens::theEndHasAColumn()
{
    QCOMPARE(tokensOf(u"ab "_s).value().constLast().column, 4);
    QCOMPARE(tokensOf(QString()).value().constLast().column, 1);
}

CHIPBOARD_TEST(TestTokens, chipboard::testing::NoApplication)

} // namespace tst_tokens

#include "tst_tokens.moc"
