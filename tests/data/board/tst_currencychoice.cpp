// Currencies that a board may name, and the display until a rate is entered.
#include "data/board/board.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_currencychoice {

class TestCurrencyChoice : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void codes_data();
    void codes();
    void rates_data();
    void rates();
    void showsUsdWithoutARate();
    void showsWhatWasChosen();
    void theCatalogueHasRates();
    void usualCurrenciesAreCodes();
};

void TestCurrencyChoice::codes_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("isCode");
    QTest::newRow("EUR") << u"EUR"_s << true;
    QTest::newRow("one that nobody knows") << u"XQZ"_s << true;
    QTest::newRow("small letters") << u"eur"_s << false;
    QTest::newRow("a symbol") << u"€"_s << false;
    QTest::newRow("letters of another alphabet") << u"ЕUR"_s << false;
    QTest::newRow("too long") << u"EURO"_s << false;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("a digit") << u"EU2"_s << false;
}

void TestCurrencyChoice::codes()
{
    QFETCH(const QString, code);
    QFETCH(const bool, isCode);
    const auto checked = checkCurrencyCode(code);
    QCOMPARE(checked.hasValue(), isCode);
    if (!checked)
        QCOMPARE(checked.problem().message, u"\"%1\" is not a currency code."_s.arg(code));
}

void TestCurrencyChoice::rates_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<bool>("isRate");
    QTest::newRow("euro") << 0.92 << true;
    QTest::newRow("least") << 1e-4 << true;
    QTest::newRow("most") << 1e7 << true;
    QTest::newRow("too small") << 0.99e-4 << false;
    QTest::newRow("too large") << 1.01e7 << false;
    QTest::newRow("nothing") << 0.0 << false;
    QTest::newRow("below nothing") << -0.92 << false;
    QTest::newRow("endless") << std::numeric_limits<double>::infinity() << false;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << false;
}

void TestCurrencyChoice::rates()
{
    QFETCH(const double, rate);
    QTEST(checkExchangeRate(rate).hasValue(), "isRate");
}

// No rate is guessed, least of all 1.
void TestCurrencyChoice::showsUsdWithoutARate()
{
    const CurrencyChoice choice{u"EUR"_s, std::nullopt};
    QCOMPARE(shownCurrency(choice), Currency());
    QCOMPARE(currencyCaution(choice), u"Enter how many EUR one USD buys; until then money is shown in USD."_s);
    QCOMPARE(shownCurrency({}), Currency());
    QCOMPARE(currencyCaution({}), QString());
}

void TestCurrencyChoice::showsWhatWasChosen()
{
    const CurrencyChoice choice{u"EUR"_s, 0.92};
    QCOMPARE(shownCurrency(choice), (Currency{u"EUR"_s, 0.92}));
    QCOMPARE(currencyCaution(choice), QString());
    QVERIFY(!choice.isUsd());
}

// Each row of data/specs/prices/exchange-rates.json: 1 EUR = 185.945018 JPY = 1.140653 USD on 2026-07-22.
void TestCurrencyChoice::theCatalogueHasRates()
{
    const Catalog &catalog = testing::shippedCatalog();
    for (const QString &code : usualCurrencies())
        QCOMPARE(publishedCurrency(catalog, code).rate.has_value(), code != u"USD"_s);
    const CurrencyChoice yen = publishedCurrency(catalog, u"JPY"_s);
    QVERIFY(std::abs(*yen.rate - 185.945018 / 1.140653) < 1e-3);
    QCOMPARE(shownCurrency(yen), (Currency{u"JPY"_s, *yen.rate, u"2026-07-22"_s}));
    QCOMPARE(publishedCurrency(catalog, u"XTS"_s), (CurrencyChoice{u"XTS"_s, std::nullopt}));
}

void TestCurrencyChoice::usualCurrenciesAreCodes()
{
    QStringList codes = usualCurrencies();
    QCOMPARE(codes.constFirst(), u"USD"_s);
    QCOMPARE(codes.removeDuplicates(), 0);
    for (const QString &code : std::as_const(codes))
        QVERIFY(checkCurrencyCode(code).hasValue());
}

CHIPBOARD_TEST(TestCurrencyChoice, QCoreApplication)

} // namespace tst_currencychoice

#include "tst_currencychoice.moc"
