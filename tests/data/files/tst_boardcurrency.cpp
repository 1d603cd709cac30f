// A board's currency in its file.
#include "data/files/boardio.h"

#include "tests/support/ondemandboard.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boardcurrency {

class TestBoardCurrency : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void writesTheCurrency_data();
    void writesTheCurrency();
    void usdMayBeWritten();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
    void belongsToAllScenarios();
};

static QByteArray withCurrency(const char *currency)
{
    return QByteArray(R"({"kind": "board", "version": 1, "level": "chip", "currency": )") + currency + '}';
}

void TestBoardCurrency::writesTheCurrency_data()
{
    QTest::addColumn<CurrencyChoice>("choice");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("USD goes without saying") << CurrencyChoice() << QByteArray();
    QTest::newRow("with a rate") << CurrencyChoice{u"EUR"_s, 0.92}
                                 << QByteArray(R"("currency": {"code": "EUR", "exchange_rate": 0.92})");
    QTest::newRow("with a rate of the catalogue")
        << CurrencyChoice{u"EUR"_s, 0.92, u"2026-07-22"_s}
        << QByteArray(R"("currency": {"code": "EUR", "exchange_rate": 0.92, "exchange_rate_as_of": "2026-07-22"})");
    QTest::newRow("without one") << CurrencyChoice{u"XTS"_s, std::nullopt}
                                 << QByteArray(R"("currency": {"code": "XTS"})");
}

void TestBoardCurrency::writesTheCurrency()
{
    QFETCH(const CurrencyChoice, choice);
    QFETCH(const QByteArray, written);
    Board board = onDemandBoard();
    board.currency = choice;
    const QByteArray text = writeBoard(board);
    QVERIFY(text.contains(written));
    QCOMPARE(text.contains("currency"), !written.isEmpty());
    const BoardLoad load = readBoard(text, u"a.chipboard"_s);
    QVERIFY(load.board);
    QCOMPARE(*load.board, board);
}

void TestBoardCurrency::usdMayBeWritten()
{
    for (const char *currency : {R"({"code": "USD"})", R"({"code": "USD", "exchange_rate": 1})"}) {
        const BoardLoad load = readBoard(withCurrency(currency), u"a.chipboard"_s);
        QVERIFY(load.board);
        QCOMPARE(load.board->currency, CurrencyChoice());
    }
}

void TestBoardCurrency::refusesWhatIsNone_data()
{
    QTest::addColumn<QByteArray>("currency");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *currency, const QString &problem) {
        QTest::newRow(name) << QByteArray(currency) << u"a.chipboard:1:"_s + problem;
    };
    row("small letters", R"({"code": "eur", "exchange_rate": 0.92})",
        u"71: /currency/code: \"eur\" is not a currency code. Use three capital letters, such as EUR."_s);
    row("no code", R"({"exchange_rate": 0.92})", u"62: /currency: \"code\" is missing. Add it."_s);
    row("a rate of nothing", R"({"code": "EUR", "exchange_rate": 0})",
        u"95: /currency/exchange_rate: An exchange rate must be from 0.0001 to 10,000,000. "
        "Enter how much of the currency one USD buys."_s);
    row("too large a rate", R"({"code": "EUR", "exchange_rate": 1e8})",
        u"95: /currency/exchange_rate: An exchange rate must be from 0.0001 to 10,000,000. "
        "Enter how much of the currency one USD buys."_s);
    row("a rate of USD", R"({"code": "USD", "exchange_rate": 2})",
        u"95: /currency/exchange_rate: USD needs no exchange rate. Remove the rate, or "
        "choose another currency."_s);
    row("a rate in quotes", R"({"code": "EUR", "exchange_rate": "0.92"})",
        u"95: /currency/exchange_rate: must be a number, not string \"0.92\". Write the number without quotes."_s);
    row("a date that is none", R"({"code": "EUR", "exchange_rate": 0.92, "exchange_rate_as_of": "July"})",
        u"124: /currency/exchange_rate_as_of: \"July\" is not a date. "
        "Write YYYY, YYYY-MM, YYYY-MM-DD or \"undated\"."_s);
    row("a misspelt key", R"({"code": "EUR", "rate": 0.92})",
        u"78: /currency/rate: Unknown key \"rate\". Did you mean \"exchange_rate\"?"_s);
}

void TestBoardCurrency::refusesWhatIsNone()
{
    QFETCH(const QByteArray, currency);
    const BoardLoad load = readBoard(withCurrency(currency.constData()), u"a.chipboard"_s);
    QVERIFY(!load.board);
    QTEST(textsOf(load.problems).join(u'\n'), "problem");
}

// Compared charts share one currency.
void TestBoardCurrency::belongsToAllScenarios()
{
    Board board = withScenario(onDemandBoard(), u"one"_s, u"first"_s);
    board.currency = {u"EUR"_s, 0.92};
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i)
        QCOMPARE(inScenario(board, i).currency, board.currency);
    QVERIFY(differingSettings(board).isEmpty());
}

CHIPBOARD_TEST(TestBoardCurrency, QCoreApplication)

} // namespace tst_boardcurrency

#include "tst_boardcurrency.moc"
