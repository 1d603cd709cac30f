// Requirements, typed or chosen: numbers in the user's language and currency, error messages, undo names.
#include "app/document/pageedits.h"

#include "data/core/format.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/randomneeds.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_needsedit {

class TestNeedsEdit : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(u"en_US"_s)); }
    void takesWhatIsTyped_data();
    void takesWhatIsTyped();
    void refusesInWords_data();
    void refusesInWords();
    void moneyIsOfTheCurrencyShown();
    void emptyTakesBack();
    void namesForUndo();
    void startsOver();
    void nothingElseChanges();
};

static std::optional<BoardEdit> typed(const QString &id, const QString &text,
                                      const Board &board = testing::onDemandBoard())
{
    return chooseNeed(Catalog(), board, id, text);
}

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

void TestNeedsEdit::takesWhatIsTyped_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char *name, const char *locale, const char *id, const QString &text, const char *kept) {
        QTest::newRow(name) << QString::fromLatin1(locale) << QString::fromLatin1(id) << text
                            << QString::fromLatin1(kept);
    };
    row("a number", "en_US", "budget", u"5000"_s, "5000");
    row("with separators", "en_US", "budget", u"5,000.5"_s, "5000.5");
    row("as a German writes it", "de_DE", "budget", u"5.000,5"_s, "5000.5");
    row("a German comma", "de_DE", "latency", u"2,52"_s, "2.52");
    row("as machines write it", "de_DE", "latency", u"2.52"_s, "2.52");
    row("as the French write it", "fr_FR", "budget", u"5\u202f000,5"_s, "5000.5");
    row("with blanks", "fr_FR", "budget", u"5 000"_s, "5000");
    row("with its unit", "en_US", "budget", u"5000 USD"_s, "5000");
    row("with days", "en_US", "deadline", u" 30 days "_s, "30");
    row("zero", "en_US", "budget", u"0"_s, "0");
    row("a word", "en_US", "cuda", u"yes"_s, "yes");
    row("a region", "en_US", "region", u" us-east-2 "_s, "us-east-2");
}

void TestNeedsEdit::takesWhatIsTyped()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, id);
    QFETCH(const QString, text);
    QLocale::setDefault(QLocale(locale));
    const auto edit = typed(id, text);
    QVERIFY2(edit.has_value(), qPrintable(needRefusal(testing::onDemandBoard(), id, text)));
    QTEST(findNeed(id)->textOf(edit->after.needs), "kept");
    QCOMPARE(needRefusal(testing::onDemandBoard(), id, text), QString());
    QCOMPARE(edit->kind, EditKind::Needs);
}

void TestNeedsEdit::refusesInWords_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("no number") << u"budget"_s << u"much"_s
                               << u"\"much\" is not a number. Leave the field empty if there is no requirement."_s;
    QTest::newRow("below") << u"budget"_s << u"-5"_s
                           << u"Monthly budget must be from 0 to 1,000,000,000,000; -5 is not."_s;
    QTest::newRow("above") << u"deadline"_s << u"40000"_s
                           << u"Days available must be from 0 to 36,500; 40000 is not."_s;
    QTest::newRow("no chips") << u"scale"_s << u"0"_s << u"Chips must be from 1 to 1,000,000; 0 is not."_s;
    QTest::newRow("endless") << u"budget"_s << u"inf"_s
                             << u"Monthly budget must be from 0 to 1,000,000,000,000; inf is not."_s;
    QTest::newRow("no region")
        << u"region"_s << u"over there!"_s
        << u"\"over there!\" is not a region name. Write it as the cloud does, such as us-east-2."_s;
    QTest::newRow("no choice") << u"cuda"_s << u"perhaps"_s << u"CUDA-only operations must be one of: yes, no."_s;
    QTest::newRow("no such need") << u"luck"_s << u"1"_s << u"There is no requirement \"luck\"."_s;
}

void TestNeedsEdit::refusesInWords()
{
    QFETCH(const QString, id);
    QFETCH(const QString, text);
    QVERIFY(!typed(id, text));
    QTEST(needRefusal(testing::onDemandBoard(), id, text), "words");
}

void TestNeedsEdit::moneyIsOfTheCurrencyShown()
{
    Board board = testing::onDemandBoard();
    board.currency = {u"EUR"_s, 0.5};
    const auto edit = typed(u"budget"_s, u"1000 EUR"_s, board);
    QVERIFY(edit);
    QCOMPARE(*edit->after.needs.budget, 2000.0); // USD
    QCOMPARE(plain(edit->name), u"Requirement: Monthly budget: 1,000 EUR"_s);
    QCOMPARE(*typed(u"memory"_s, u"80"_s, board)->after.needs.memory, 80.0);
    QCOMPARE(needRefusal(board, u"budget"_s, u"-1"_s),
             u"Monthly budget must be from 0 to 500,000,000,000; -1 is not."_s);
}

void TestNeedsEdit::emptyTakesBack()
{
    for (const NeedRow &row : needTable()) {
        const QString text = row.number != nullptr ? u"7"_s
            : row.choices.empty()                  ? u"us-east-2"_s
                                                   : QString::fromLatin1(row.choices[0].word);
        const auto said = typed(row.needId(), text);
        QVERIFY2(said && row.isSaid(said->after.needs), row.id);
        const auto back = typed(row.needId(), u" "_s, said->after);
        QVERIFY2(back && back->after == testing::onDemandBoard(), row.id);
    }
}

void TestNeedsEdit::namesForUndo()
{
    QCOMPARE(plain(typed(u"budget"_s, u"5000"_s)->name), u"Requirement: Monthly budget: 5,000 USD"_s);
    QCOMPARE(typed(u"cuda"_s, u"no"_s)->name, u"Requirement: CUDA-only operations: no"_s);
    QCOMPARE(typed(u"cuda"_s, {})->name, u"Requirement: clear CUDA-only operations"_s);
}

void TestNeedsEdit::startsOver()
{
    Board board = typed(u"budget"_s, u"5000"_s)->after;
    board = typed(u"cuda"_s, u"no"_s, board)->after;
    const BoardEdit over = takeBackNeeds(board);
    QVERIFY(over.after == testing::onDemandBoard());
    QCOMPARE(over.name, u"Requirements: start over"_s);
    QCOMPARE(applyRemedy(Catalog(), board, u"needs:"_s), std::optional(over));
}

void TestNeedsEdit::nothingElseChanges()
{
    QRandomGenerator random(3);
    for (int seed = 0; seed < 300; ++seed) {
        Board board = testing::onDemandBoard();
        board.needs = testing::randomNeeds(random);
        const NeedRow &row = needTable()[random.bounded(static_cast<quint32>(needTable().size()))];
        const QString text = row.textOf(testing::randomNeeds(random));
        const auto edit = typed(row.needId(), text, board);
        QVERIFY2(edit, qPrintable(row.needId() + u'=' + text));
        QCOMPARE(row.textOf(edit->after.needs), text);
        Board rest = edit->after;
        rest.needs = withNeed(rest.needs, row, row.textOf(board.needs)).value();
        QVERIFY2(rest == board, row.id);
    }
}

CHIPBOARD_TEST(TestNeedsEdit, QCoreApplication)

} // namespace tst_needsedit

#include "tst_needsedit.moc"
