// Units of a price in cells and headers of lists. A text that is not fully understood is not hourly.
#include "data/import/priceunit.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

using State = PriceUnit::State;

namespace tst_priceunit {

class TestPriceUnit : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void cells_data();
    void cells();
    void headers_data();
    void headers();
    void bothTogether_data();
    void bothTogether();
};

void TestPriceUnit::cells_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<double>("factor");
    QTest::addColumn<bool>("perChip");
    const auto hourly = [](const char *text, double factor = 1.0, bool perChip = false) {
        QTest::newRow(text) << State::Hourly << factor << perChip;
    };
    const auto refused = [](const char *text, State state) { QTest::newRow(text) << state << 0.0 << false; };
    for (const char *text :
         {"", "1 Hour", "Hrs", "hour", "Hourly", "per hour", "USD/hour", "USD per hour", "$/hr", "USD", "h", "USD/h",
          "hour(s)", "1/Hour", "per instance hour", "USDPerHour", "US$ per machine-hour", "one hour"})
        hourly(text);
    for (const char *text :
         {"per GPU hour", "USD per GPU hour", "USD/chip-hour", "$/h/GPU", "per accelerator per hour"})
        hourly(text, 1.0, true);
    hourly("cents/hour", 0.01);
    hourly("US cents per hour", 0.01);
    hourly("¢/h", 0.01);
    hourly("100 Hours", 1.0 / 100.0);
    hourly("hundred hours", 1.0 / 100.0);
    hourly("per 1K hours", 1.0 / 1000.0);
    hourly("per 1000 hours", 1.0 / 1000.0);
    hourly("cents per 10 hours", 0.01 / 10.0);
    // 24, 730 and 8,760 hours.
    for (const char *text : {"day", "per day", "1/Day", "daily", "USD pro Tag"})
        hourly(text, 1.0 / 24.0);
    for (const char *text : {"month", "1/Month", "per month", "$/mo", "monthly", "pro Monat", "par mois"})
        hourly(text, 1.0 / 730.0);
    hourly("three months", 1.0 / (3.0 * 730.0));
    hourly("year", 1.0 / 8760.0);
    hourly("per GPU per month", 1.0 / 730.0, true);
    hourly("pro Stunde");
    for (const char *text : {"EUR/hour", "€/h", "GBP per hour", "A$/hour", "CA$/h", "¥/hr", "cents EUR/hour", "EUR"})
        refused(text, State::OtherCurrency);
    for (const char *text : {"per second", "1/m", "Quantity", "cents"})
        refused(text, State::OtherTime);
    // All contain a known unit of time, but other words too.
    for (const char *text :
         {"GB-hours", "1 vCPU-Hour", "10/Hour", "8 GPU hours", "1,000 hours", "1.5 hours", "0 hours", "hours per month",
          "1 GB/Month", "10/Month", "hour 100", "XYZ/hour", "10 20 hours", "kilohour hour", "hour/hour"})
        refused(text, State::Unknown);
    QTest::newRow("of a hundred letters") << State::Unknown << 0.0 << false;
}

void TestPriceUnit::cells()
{
    QFETCH(const State, state);
    QFETCH(const double, factor);
    QString text = QString::fromUtf8(QTest::currentDataTag());
    if (text == u"of a hundred letters")
        text = u"hour "_s + QString(100, u'h');
    const PriceUnit unit = unitIn(text);
    QCOMPARE(unit.state, state);
    if (state != State::Hourly)
        return;
    QCOMPARE(unit.factor(), factor);
    QTEST(unit.perChip, "perChip");
}

void TestPriceUnit::headers_data()
{
    QTest::addColumn<bool>("isReserved");
    QTest::addColumn<State>("state");
    QTest::addColumn<double>("factor");
    const auto row = [](const char *text, State state, double factor = 1.0, bool isReserved = false) {
        QTest::newRow(text) << isReserved << state << factor;
    };
    for (const char *text :
         {"price", "Price", "usd_per_hour", "Hourly rate", "On-Demand ($/hr)", "retailPrice", "PricePerUnit",
          "Linux On Demand cost", "H100 price", "min price", "PriceUSD", "unitPrice"})
        row(text, State::Hourly);
    // This took minutes when every split was tried.
    row("usd1111111111111111111111111111111111111111111111111111q", State::Hourly);
    row("price (cents)", State::Hourly, 0.01);
    row("price per 100 hours", State::Hourly, 1.0 / 100.0);
    row("Price per 1K hours", State::Hourly, 1.0 / 1000.0);
    for (const char *text :
         {"price_eur", "Price (EUR/hour)", "priceEUR", "priceeur", "€/h", "hourlyrategbp", "A$ per hour"})
        row(text, State::OtherCurrency);
    for (const char *text : {"Monthly price", "pricepermonth", "usd_per_month", "$/mo", "monthly_cost", "price/Monat"})
        row(text, State::Hourly, 1.0 / 730.0);
    row("price per day", State::Hourly, 1.0 / 24.0);
    row("price/year", State::Hourly, 1.0 / 8760.0);
    row("price per 30 days", State::Hourly, 1.0 / 720.0);
    row("Preis pro Stunde", State::Hourly);
    row("Preis pro Monat (EUR)", State::OtherCurrency);
    for (const char *text : {"1 year price", "price per second"})
        row(text, State::OtherTime);
    for (const char *text : {"price of the last 24 hours", "24h price", "monthly price per hour"})
        row(text, State::Unknown);
    row("3 year ($/hr)", State::Hourly, 1.0, true);
    row("1-year reserved", State::Hourly, 1.0, true);
    row("reserved1y", State::Hourly, 1.0, true);
    row("1 year reserved, per month", State::Hourly, 1.0 / 730.0, true);
}

void TestPriceUnit::headers()
{
    QFETCH(const bool, isReserved);
    QFETCH(const State, state);
    const PriceUnit unit = unitInHeader(QString::fromUtf8(QTest::currentDataTag()), isReserved);
    QCOMPARE(unit.state, state);
    if (state == State::Hourly)
        QTEST(unit.factor(), "factor");
}

void TestPriceUnit::bothTogether_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<State>("state");
    QTest::addColumn<double>("factor");
    QTest::newRow("only the cell") << u"price"_s << u"100 Hours"_s << State::Hourly << 0.01;
    QTest::newRow("both the same") << u"price per 100 hours"_s << u"100 Hours"_s << State::Hourly << 0.01;
    QTest::newRow("money and time") << u"price (cents)"_s << u"10 hours"_s << State::Hourly << 0.001;
    QTest::newRow("two times") << u"price per hour"_s << u"100 Hours"_s << State::Unknown << 0.0;
    QTest::newRow("dollars and cents") << u"price (USD)"_s << u"cents/hour"_s << State::Unknown << 0.0;
    QTest::newRow("dollars and euros") << u"price (USD)"_s << u"EUR/hour"_s << State::OtherCurrency << 0.0;
    QTest::newRow("an hour and a month") << u"hourly price"_s << u"1/Month"_s << State::Unknown << 0.0;
    QTest::newRow("a month twice") << u"monthly_cost"_s << u"month"_s << State::Hourly << 1.0 / 730.0;
}

void TestPriceUnit::bothTogether()
{
    QFETCH(const QString, header);
    QFETCH(const QString, cell);
    QFETCH(const State, state);
    const PriceUnit a = unitInHeader(header, false);
    const PriceUnit b = unitIn(cell);
    QCOMPARE(combined(a, b).state, state);
    QCOMPARE(combined(b, a).state, state);
    if (state == State::Hourly)
        QTEST(combined(a, b).factor(), "factor");
}

CHIPBOARD_TEST(TestPriceUnit, chipboard::testing::NoApplication)

} // namespace tst_priceunit

#include "tst_priceunit.moc"
