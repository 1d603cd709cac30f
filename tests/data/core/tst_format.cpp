#include "data/core/format.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTranslator>

#include <cmath>
#include <functional>
#include <limits>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_format {

class TestFormat : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void wholePercentsAddUp();
    void roundsToSignificantDigits_data();
    void roundsToSignificantDigits();
    void labels_data();
    void labels();
    void labelsThatAgree_data();
    void labelsThatAgree();
    void shortensThousands_data();
    void shortensThousands();
    void full_data();
    void full();
    void tables_data();
    void tables();
    void money_data();
    void money();
    void amountsAreTheNumbersThatTheyPrint();
    void barsHaveTheDigitsOfTheirTitle();
    void columnsHaveOneStyle();
    void labelsAreTheNumbersThatTheyPrint();
    void percents_data();
    void percents();
    void differencesAreWholePercents();
    void percentsByLanguage_data();
    void percentsByLanguage();
    void ranges();
    void endsEnclose_data();
    void endsEnclose();
    void endsEncloseAnything();
    void estimatesKeepTheirDigits_data();
    void estimatesKeepTheirDigits();
    void unroundedHasAllDigits();
    void followTheLocale();
    void nothingForWhatIsNoNumber();
    void showsMoneyInAnotherCurrency_data();
    void showsMoneyInAnotherCurrency();
    void leavesUsdAndOtherUnitsAlone();
    void convertsThereAndBack();
    void tellsTheRate();
    void roundsWhatIsShown();
    void namesWhatIsCounted();
};

/// Translates the words after numbers with capital letters, as for German nouns.
class CountedWords : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char * /*context*/, const char *text, const char * /*disambiguation*/,
                                    int /*n*/) const override
    {
        static const QList<QByteArray> words{"chip", "chips", "core", "cores", "tokens/s"};
        return words.contains(QByteArray(text))
            ? QLatin1String(text).toString().replace(0, 1, QChar(QChar::toUpper(char32_t(text[0]))))
            : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

void TestFormat::labels_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("three digits") << 2.517 << u"2.52"_s;
    QTest::newRow("a whole number stays whole") << 80.0 << u"80"_s;
    QTest::newRow("a large whole number") << 2517.0 << u"2517"_s;
    QTest::newRow("tens") << 34.359738 << u"34.4"_s;
    QTest::newRow("hundreds") << 103.079 << u"103"_s;
    QTest::newRow("below one") << 0.19 << u"0.19"_s;
    QTest::newRow("far below one") << 0.0536871 << u"0.054"_s;
    QTest::newRow("rounding up to ten") << 9.996 << u"10.0"_s;
    QTest::newRow("nothing at all") << 0.0 << u"0"_s;
    QTest::newRow("tiny") << 0.000012345 << u"0.000012"_s;
}

void TestFormat::labels()
{
    QFETCH(const double, value);
    QTEST(Formatter().label(value), "expected");
}

void TestFormat::labelsThatAgree_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("smallest");
    QTest::addColumn<QString>("expected");
    QTest::newRow("two decimals for 0.88") << 8.0 << 0.88 << u"8.00"_s;
    QTest::newRow("but never more than three digits") << 19.6 << 0.88 << u"19.6"_s;
    QTest::newRow("none when the smallest is 34") << 34.36 << 34.36 << u"34"_s;
    QTest::newRow("hundreds stay whole") << 103.08 << 0.88 << u"103"_s;
    QTest::newRow("three decimals for 0.054") << 0.0537 << 0.0537 << u"0.054"_s;
    QTest::newRow("nothing to go by") << 5.5 << 0.0 << u"6"_s;
}

void TestFormat::labelsThatAgree()
{
    QFETCH(const double, value);
    QFETCH(const double, smallest);
    QTEST(Formatter().label(value, Formatter::decimalsFor(smallest)), "expected");
}

void TestFormat::shortensThousands_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("money");
    QTest::addColumn<QString>("tick");
    QTest::newRow("below a thousand") << 35.76 << u"35.8"_s << u"35.76"_s << u"35.76"_s;
    QTest::newRow("a half") << 0.5 << u"0.50"_s << u"0.50"_s << u"0.5"_s;
    QTest::newRow("rounds up to a thousand") << 999.7 << u"1000"_s << u"999.70"_s << u"0.9997k"_s;
    QTest::newRow("thousands") << 1234.0 << u"1230"_s << u"1234"_s << u"1.234k"_s;
    QTest::newRow("nearly ten thousand") << 9999.0 << u"10000"_s << u"9999"_s << u"9.999k"_s;
    QTest::newRow("tens of thousands") << 45600.0 << u"45.6k"_s << u"45.6k"_s << u"45.6k"_s;
    QTest::newRow("millions") << 30840000.0 << u"30.8M"_s << u"30.8M"_s << u"30.84M"_s;
    QTest::newRow("whole thousands") << 5000.0 << u"5000"_s << u"5000"_s << u"5k"_s;
    QTest::newRow("billions") << 2.5e9 << u"2.50G"_s << u"2.50 bn"_s << u"2.5G"_s;
    QTest::newRow("zero") << 0.0 << u"0"_s << u"0.00"_s << u"0"_s;
    QTest::newRow("no number") << std::numeric_limits<double>::infinity() << QString() << QString() << QString();
}

void TestFormat::shortensThousands()
{
    QFETCH(const double, value);
    QTEST(Formatter().compact(value), "number");
    QTEST(Formatter().compactMoney(value), "money");
    QTEST(Formatter().tick(value), "tick");
}

void TestFormat::full_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a price") << 35.7608 << u"35.7608"_s;
    QTest::newRow("binary noise is not shown") << 0.1 + 0.2 << u"0.3"_s;
    QTest::newRow("a whole number") << 1299.0 << u"1299"_s;
    QTest::newRow("no exponent for large") << 649500000.0 << u"649500000"_s;
    QTest::newRow("as many digits as somebody might count") << 1e20 << u"100000000000000000000"_s;
    QTest::newRow("more digits than anybody counts") << -1.5e21 << u"-1.5e+21"_s;
    QTest::newRow("the largest number") << 1.7976931348623157e308 << u"1.79769e+308"_s;
    QTest::newRow("no exponent for small") << 0.0000123 << u"0.0000123"_s;
    QTest::newRow("zero") << 0.0 << u"0"_s;
}

void TestFormat::full()
{
    QFETCH(const double, value);
    QTEST(Formatter().full(value), "expected");
}

void TestFormat::tables_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("four digits of a conversion") << 0.88046829568 << u"0.8805"_s;
    QTest::newRow("four digits below a tenth") << 0.0536870912 << u"0.05369"_s;
    QTest::newRow("a peak with a decimal") << 1978.9 << u"1979"_s;
    QTest::newRow("short ones stay short") << 2.9 << u"2.9"_s;
    QTest::newRow("large ones stay whole") << 362448.0 << u"362448"_s;
    QTest::newRow("larger ones are not cut") << 1260000123.0 << u"1260000123"_s;
}

void TestFormat::tables()
{
    QFETCH(const double, value);
    QFETCH(const QString, expected);
    QCOMPARE(Formatter().table(value), expected);
    QCOMPARE(plain(Formatter().table(value, Unit::TBps)), expected + u" TB/s"_s);
    QCOMPARE(Formatter().table(value, Unit::One), expected);
    QCOMPARE(plain(Formatter().table(2.23505, Unit::UsdPerHour)), u"2.23505 USD/h"_s); // as price lists print them
}

void TestFormat::money_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("full");
    QTest::newRow("cents at least") << 6.9 << u"6.90"_s << u"6.90"_s << u"6.90"_s;
    QTest::newRow("a chip's share") << 3.43088125 << u"3.43"_s << u"3.4309"_s << u"3.43088125"_s;
    QTest::newRow("a block price") << 35.7608 << u"35.76"_s << u"35.7608"_s << u"35.7608"_s;
    QTest::newRow("thousands lose their cents on a mark") << 25804.8 << u"25805"_s << u"25804.80"_s << u"25804.80"_s;
    QTest::newRow("less than ten cents") << 0.0951 << u"0.095"_s << u"0.0951"_s << u"0.0951"_s;
    QTest::newRow("free") << 0.0 << u"0.00"_s << u"0.00"_s << u"0.00"_s;
}

void TestFormat::money()
{
    QFETCH(const double, value);
    QTEST(Formatter().moneyLabel(value), "label");
    QTEST(Formatter().tableMoney(value), "table");
    QTEST(Formatter().money(value), "full");
}

// The number is the one that is written; a letter stands for zeros.
void TestFormat::amountsAreTheNumbersThatTheyPrint()
{
    for (const Currency &currency : {Currency(), Currency{u"EUR"_s, 0.9}, Currency{u"JPY"_s, 150.0}}) {
        const Formatter formatter = Formatter().in(currency);
        for (const double usd : {0.00422, 0.0346, 0.8271, 2.72, 4.91625, 10.7623, 99.996, 144.2, 999.6, 1613.2}) {
            const QString label = formatter.amountLabel(usd);
            if (!label.endsWith(u'k'))
                QCOMPARE(QLocale(QLocale::English).toDouble(label), formatter.amountNumber(usd));
        }
    }
    QCOMPARE(Formatter().amountNumber(45'678.0), 45'700.0); // "$45.7k"
    QCOMPARE(Formatter().amountNumber(-4.91625), -4.92);
    QCOMPARE(Formatter().unrounded().amountNumber(4.91625), 4.91625);
}

// "12,900" next to "1,480", which no letter shortens.
void TestFormat::columnsHaveOneStyle()
{
    QVERIFY(Formatter::areInFull({482.0, 1630.0, 12'900.0}));
    QVERIFY(!Formatter::areInFull({482.0, 12'900.0}));
    QVERIFY(!Formatter::areInFull({1630.0, 2e6}));
    QCOMPARE(Formatter(QLocale::English).compactInFull(12'872.0), u"12,900"_s);
    QCOMPARE(Formatter(QLocale::English).compactInFull(1632.0), u"1,630"_s);
    QCOMPARE(Formatter().compact(12'872.0), u"12.9k"_s);
}

void TestFormat::labelsAreTheNumbersThatTheyPrint()
{
    for (const double value : {0.8812, 2.9, 3.352, 19.62, 35.76, 403.4, 1299.0, 1978.9})
        QCOMPARE(Formatter().label(value).toDouble(), Formatter().labelNumber(value));
    QCOMPARE(Formatter().unrounded().labelNumber(3.352), 3.352);
}

// Bars have the digits of their title: "10.76" below "$10.76", not "10.8".
void TestFormat::barsHaveTheDigitsOfTheirTitle()
{
    const Formatter formatter;
    QCOMPARE(formatter.amountLabel(10.7623), u"10.76"_s);
    QCOMPARE(formatter.amountLabel(0.8271), u"0.83"_s);
    QCOMPARE(formatter.amountLabel(0.0951), u"0.095"_s);
    QCOMPARE(formatter.amountLabel(144.2), u"144"_s);
    for (const double usd : {0.0345, 0.8271, 2.71, 10.7623, 99.996, 144.2, 999.6, 1613.2, 9999.6, 45678.0}) {
        QCOMPARE(formatter.amount(usd), u"$"_s + formatter.amountLabel(usd));
        QCOMPARE(formatter.estimatedAmount(usd), u"$"_s + formatter.amountLabel(formatter.estimatedUsd(usd)));
    }
}

void TestFormat::percents_data()
{
    QTest::addColumn<double>("fraction");
    QTest::addColumn<QString>("expected");
    QTest::newRow("two thirds") << 0.6564 << u"66%"_s;
    QTest::newRow("a little") << 0.0432 << u"4.3%"_s;
    QTest::newRow("two digits of little") << 0.00548825 << u"0.55%"_s;
    QTest::newRow("two digits of next to nothing") << 0.0004962 << u"0.050%"_s;
    QTest::newRow("rounding up to one") << 0.00996 << u"1.0%"_s;
    QTest::newRow("rounding up to ten") << 0.0997 << u"10%"_s;
    QTest::newRow("more than all") << 1.313 << u"131%"_s;
}

void TestFormat::percents()
{
    QFETCH(const double, fraction);
    QTEST(plain(Formatter().percent(fraction)), "expected");
}

// Three significant digits on both sides support no more than whole percents: 2.02 / 2.12 = 0.953.
void TestFormat::differencesAreWholePercents()
{
    const Formatter formatter;
    QCOMPARE(formatter.wholePercent(1.0 - 2.02 / 2.12), u"5%"_s);
    QCOMPARE(formatter.wholePercent(0.0949), u"9%"_s);
    QCOMPARE(formatter.wholePercent(0.312), u"31%"_s);
    QCOMPARE(formatter.wholePercent(0.0041), u"less than 1%"_s); // never 0%
    QCOMPARE(formatter.wholePercent(0.0), u"0%"_s);
    QCOMPARE(formatter.wholePercent(0.0052), u"1%"_s);
    QCOMPARE(formatter.signedWholePercent(-0.0022), u"less than 1%"_s); // a sign would claim to know which is larger
    QCOMPARE(formatter.signedWholePercent(-0.049), QChar(0x2212) + u"5%"_s);
    QCOMPARE(formatter.signedWholePercent(0.2), u"+20%"_s);
}

// One style per language; update.py --check holds the translations to it.
void TestFormat::percentsByLanguage_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("expected");
    QTest::newRow("C") << QLocale::c() << u"66%"_s;
    QTest::newRow("English") << QLocale(u"en_GB"_s) << u"66%"_s;
    QTest::newRow("German") << QLocale(u"de_DE"_s) << u"66\u00A0%"_s;
    QTest::newRow("Spanish") << QLocale(u"es_ES"_s) << u"66\u00A0%"_s;
    QTest::newRow("French") << QLocale(u"fr_FR"_s) << u"66\u00A0%"_s;
    QTest::newRow("Brazilian") << QLocale(u"pt_BR"_s) << u"66%"_s;
}

void TestFormat::percentsByLanguage()
{
    QFETCH(const QLocale, locale);
    QTEST(Formatter(locale).percent(0.6564), "expected");
    QTEST(Formatter(locale).full(66.0, Unit::Percent), "expected");
}

void TestFormat::ranges()
{
    const Formatter formatter;
    QCOMPARE(plain(formatter.range({9.75, 9.8, 9.85}, Unit::UsdPerHour)), u"9.75 to 9.85 USD/h"_s);
    QCOMPARE(plain(formatter.range(Interval::exactly(2.9), Unit::TBps)), u"2.9 TB/s"_s);
    QCOMPARE(plain(formatter.withRange({9.75, 9.8, 9.85}, Unit::UsdPerHour)), u"9.8 USD/h (9.75 to 9.85)"_s);
    QCOMPARE(plain(formatter.withRange(Interval::exactly(2.9), Unit::TBps)), u"2.9 TB/s"_s);
    QCOMPARE(formatter.full(3.0, Unit::One), u"3"_s);
}

void TestFormat::endsEnclose_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("low");
    QTest::addColumn<QString>("high");
    QTest::newRow("between two") << 2.517 << u"2.51"_s << u"2.52"_s;
    QTest::newRow("nearer to the higher") << 4.9996 << u"4.99"_s << u"5"_s;
    QTest::newRow("nearer to the lower") << 4.0004 << u"4"_s << u"4.01"_s;
    QTest::newRow("written exactly") << 0.29 << u"0.29"_s << u"0.29"_s; // 0.29 x 100 is 28.999...96 as a double
    QTest::newRow("below nothing") << -2.517 << u"-2.52"_s << u"-2.51"_s;
    QTest::newRow("up to the next power") << 9.991 << u"9.99"_s << u"10"_s;
    QTest::newRow("whole") << 1234.4 << u"1234"_s << u"1235"_s;
    QTest::newRow("nothing") << 0.0 << u"0"_s << u"0"_s;
}

void TestFormat::endsEnclose()
{
    QFETCH(const double, value);
    QTEST(Formatter().lowEnd().label(value), "low");
    QTEST(Formatter().highEnd().label(value), "high");
}

// For every way to write a number: low end <= number <= high end.
void TestFormat::endsEncloseAnything()
{
    QRandomGenerator random(29);
    const Formatter formatter;
    const auto number = [](QString text) { return text.remove(QChar(0x00A0)).remove(u'%').toDouble(); };
    const QList<std::function<QString(const Formatter &, double)>> ways{
        [](const Formatter &by, double value) { return by.label(value); },
        [](const Formatter &by, double value) { return by.label(value, 1); },
        [](const Formatter &by, double value) { return by.table(value); },
        [](const Formatter &by, double value) { return by.tableMoney(value); },
        [](const Formatter &by, double value) { return by.moneyLabel(value); },
        [](const Formatter &by, double value) { return by.percent(value / 100.0); }};
    for (int i = 0; i < 2000; ++i) {
        const double value =
            (random.bounded(8) == 0 ? -1.0 : 1.0) * std::pow(10.0, 8.0 * random.generateDouble() - 3.0);
        for (qsizetype way = 0; way < ways.size(); ++way) {
            const double low = number(ways.at(way)(formatter.lowEnd(), value));
            const double told = number(ways.at(way)(formatter, value));
            const double high = number(ways.at(way)(formatter.highEnd(), value));
            const double noise = 1e-11 * std::abs(value);
            QVERIFY2(
                low <= value + noise && value <= high + noise && low <= told && told <= high,
                qPrintable(
                    u"way %1: %2 is %3 (%4 to %5)"_s.arg(way).arg(value, 0, 'g', 15).arg(told).arg(low).arg(high)));
        }
    }
}

void TestFormat::estimatesKeepTheirDigits_data()
{
    QTest::addColumn<Interval>("value");
    QTest::addColumn<QString>("told");
    QTest::newRow("a wide range") << Interval{1.92, 4.3456, 19.6} << u"4.35 (1.9 to 20)"_s;
    QTest::newRow("a narrow range") << Interval{5989.2, 5990.4, 5991.0} << u"5990 (5900 to 6000)"_s;
    QTest::newRow("over nothing") << Interval{-15867.8, 5990.04, 22864.3} << u"5990 (-16000 to 23000)"_s;
    QTest::newRow("exact") << Interval::exactly(2471.2) << u"2470 (2470 to 2470)"_s;
}

void TestFormat::estimatesKeepTheirDigits()
{
    QFETCH(const Interval, value);
    const Formatter formatter;
    const Interval told = formatter.toldIn(value, Unit::Usd);
    QTEST(u"%1 (%2 to %3)"_s.arg(formatter.table(told.value), formatter.table(told.low), formatter.table(told.high)),
          "told");
    // In the displayed currency, where the digits differ: 4.3456 x 0.92 = 3.998.
    const Formatter euro(QLocale::c(), {u"EUR"_s, 0.92});
    const Interval inEuro = euro.toldIn({1.92, 4.3456, 19.6}, Unit::Usd);
    QCOMPARE(euro.moneyLabel(inEuro.value), u"4.00"_s);
    QCOMPARE(euro.moneyLabel(inEuro.low), u"1.70"_s);   // 1.7664
    QCOMPARE(euro.moneyLabel(inEuro.high), u"19.00"_s); // 18.032
}

void TestFormat::unroundedHasAllDigits()
{
    const Formatter all = Formatter().unrounded();
    QCOMPARE(all.label(2.51789), u"2.51789"_s);
    QCOMPARE(all.compact(12345.0), u"12.345k"_s);
    QCOMPARE(plain(all.percent(0.66789)), u"66.789%"_s);
    QCOMPARE(all.moneyLabel(1234.567), u"1234.567"_s);
    QCOMPARE(all.toldIn(5990.04, Unit::Usd, 2), 5990.04);
    QCOMPARE(all.lowEnd().label(2.51789), u"2.51789"_s); // ends are not rounded either
}

void TestFormat::followTheLocale()
{
    const Formatter german(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(german.label(2.517), u"2,52"_s);
    QCOMPARE(german.full(1299.5), u"1.299,5"_s);
    QCOMPARE(german.moneyLabel(6.88), u"6,88"_s);
    QCOMPARE(german.integer(32357), u"32.357"_s);
    QCOMPARE(german.table(1299.5), u"1.300"_s);
    QCOMPARE(german.table(129.5), u"129,5"_s);
    QCOMPARE(german.table(120.0), u"120"_s);
    QCOMPARE(german.tableMoney(1234.5), u"1.234,50"_s);
    const Formatter egyptian(QLocale(QLocale::Arabic, QLocale::Egypt));
    QCOMPARE(egyptian.table(20.50), u"\u0662\u0660\u066b\u0665"_s); // 20.5 in Arabic-Indic digits
    const Formatter french(QLocale(QLocale::French, QLocale::France));
    QCOMPARE(french.label(2.517), u"2,52"_s);
    const Formatter american(QLocale(QLocale::English, QLocale::UnitedStates));
    QCOMPARE(american.full(1299.0), u"1,299"_s);
    QCOMPARE(american.locale().language(), QLocale::English);
}

void TestFormat::nothingForWhatIsNoNumber()
{
    for (const double value : {std::nan(""), std::numeric_limits<double>::infinity()}) {
        const Formatter formatter;
        QCOMPARE(formatter.label(value), QString());
        QCOMPARE(formatter.label(value, 2), QString());
        QCOMPARE(formatter.full(value), QString());
        QCOMPARE(formatter.table(value), QString());
        QCOMPARE(formatter.money(value), QString());
        QCOMPARE(formatter.moneyLabel(value), QString());
        QCOMPARE(formatter.tableMoney(value), QString());
        QCOMPARE(formatter.percent(value), QString());
    }
    QCOMPARE(Formatter::decimalsFor(std::nan("")), 0);
}

// 45, 32 and 21 leave 2 of 100 points: 21.9 lost 0.9 and 32.6 lost 0.6, 45.5 only 0.5. Each rounded alone: 101.
void TestFormat::wholePercentsAddUp()
{
    QCOMPARE(wholePercents({0.455, 0.326, 0.219}), (QList<int>{45, 33, 22}));
    QCOMPARE(wholePercents({1.0 / 3, 1.0 / 3, 1.0 / 3}), (QList<int>{34, 33, 33}));
    QCOMPARE(wholePercents({0.29, 0.71}), (QList<int>{29, 71}));
    QCOMPARE(wholePercents({0.621, 0.0}), (QList<int>{62, 0})); // of a part of the whole
    QCOMPARE(wholePercents({}), QList<int>());
}

void TestFormat::roundsToSignificantDigits_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("digits");
    QTest::addColumn<double>("expected");
    QTest::newRow("fewer") << 938.159607916 << 3 << 938.0;
    QTest::newRow("before the point") << 10450.0 << 3 << 10500.0;
    QTest::newRow("small") << 0.0123456 << 3 << 0.0123;
    QTest::newRow("over a power of ten") << 999.96 << 3 << 1000.0;
    QTest::newRow("nothing to do") << 12.0 << 3 << 12.0;
    QTest::newRow("zero") << 0.0 << 3 << 0.0;
    QTest::newRow("negative") << -1234.0 << 2 << -1200.0;
    QTest::newRow("negative half") << -10450.0 << 3 << -10500.0;
    QTest::newRow("more digits than there are") << 0.1 << 20 << 0.1;
    QTest::newRow("all digits") << 123456.789012345 << 15 << 123456.789012345;
}

void TestFormat::roundsToSignificantDigits()
{
    QFETCH(const double, value);
    QFETCH(const int, digits);
    QTEST(Formatter::significant(value, digits), "expected");
}

// By hand: 2.24 USD/h x 0.92 = 2.0608 EUR/h; 35.7608 x 0.92 = 32.899936; 12,345.6 x 150 = 1,851,840 JPY; if 1 USD buys
// 1,000,000 tokens, 1 EUR buys 1,000,000 / 0.92 = 1,086,956.52.
void TestFormat::showsMoneyInAnotherCurrency_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const Formatter euro(QLocale::c(), {u"EUR"_s, 0.92});
    const Formatter yen(QLocale::c(), {u"JPY"_s, 150.0});
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << plain(text) << expected;
    };
    row("full", euro.full(2.24, Unit::UsdPerHour), u"2.0608 EUR/h"_s);
    row("table", euro.table(35.7608, Unit::UsdPerHour), u"32.8999 EUR/h"_s);
    row("cents", euro.money(35.7608), u"32.899936"_s);
    row("of a table", euro.tableMoney(35.7608), u"32.8999"_s);
    row("on a mark", euro.moneyLabel(2.24), u"2.06"_s);
    row("from 1000 on", yen.moneyLabel(12.3456), u"1852"_s);
    // The yen has no cents: three digits, whole from 100 on. 2.2351 x 150 = 335.265; 0.0357 x 150 = 5.355.
    row("no cents in a table", yen.tableMoney(2.2351), u"335"_s);
    row("no cents on a mark", yen.moneyLabel(2.2351), u"335"_s);
    row("small without cents", yen.tableMoney(0.0357), u"5.36"_s);
    row("tens without cents", yen.moneyLabel(0.5), u"75"_s);
    row("very small without cents", yen.tableMoney(0.0001), u"0.015"_s);
    row("nothing without cents", yen.moneyLabel(0.0), u"0"_s);
    row("full without cents", yen.money(2.0), u"300"_s);
    row("won", Formatter(QLocale::c(), {u"KRW"_s, 1400.0}).tableMoney(1.3438), u"1881"_s);
    row("compact", yen.compactMoney(12345.6), u"1.85M"_s);
    row("up to 10,000 in full", yen.compactMoney(66.0), u"9900"_s);
    row("a range", euro.range({1.0, 2.0, 3.0}, Unit::Usd), u"0.92 to 2.76 EUR"_s);
    row("with its range", euro.withRange({1.0, 2.0, 3.0}, Unit::UsdPerMillion), u"1.84 EUR/1M (0.92 to 2.76)"_s);
    row("a price of energy", yen.full(0.08, Unit::UsdPerKilowattHour), u"12 JPY/kWh"_s);
    row("what money buys", euro.table(1e6, Unit::PerUsd), u"1086957 1/EUR"_s);
    row("a unit in words", euro.unitWords(u"USD per chip-hour"_s), u"EUR per chip-hour"_s);
    row("a unit", euro.unitText(Unit::UsdPerTBpsHour), u"EUR/(TB/s)-h"_s);
}

void TestFormat::showsMoneyInAnotherCurrency()
{
    QFETCH(const QString, text);
    QTEST(text, "expected");
}

void TestFormat::leavesUsdAndOtherUnitsAlone()
{
    const Formatter usd;
    const Formatter euro = usd.in({u"EUR"_s, 0.92});
    for (const UnitInfo &row : unitTable()) {
        QCOMPARE(usd.unitText(row.unit), symbolOf(row.unit));
        QCOMPARE(usd.shown(0.1 + 0.2, row.unit), 0.1 + 0.2); // bit for bit
        QCOMPARE(euro.shown(0.1 + 0.2, row.unit) == 0.1 + 0.2, !isOfCurrency(row.unit));
        QCOMPARE(euro.unitText(row.unit) == symbolOf(row.unit), !isOfCurrency(row.unit));
        QVERIFY(!euro.unitText(row.unit).contains(u"USD"_s));
    }
    QCOMPARE(euro.label(2.0), u"2"_s); // numbers without a unit are not money
    QCOMPARE(euro.in({}).full(2.0, Unit::Usd), usd.full(2.0, Unit::Usd));
    QVERIFY(usd.rateText().isEmpty());
    QCOMPARE(usd.formulaText(u"a / b"_s, Unit::Usd), u"a / b"_s);
}

// An entered value converts back to itself, to the last digit.
void TestFormat::convertsThereAndBack()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 10'000; ++round) {
        const double rate = std::pow(10.0, -4.0 + random.generateDouble() * 11.0);
        const double entered = std::round(random.generateDouble() * 1e7) / 100.0;
        const Formatter formatter(QLocale::c(), {u"XTS"_s, rate});
        for (const Unit unit : {Unit::Usd, Unit::PerUsd, Unit::UsdPerKilowattHour, Unit::Hour})
            QCOMPARE(formatter.shown(formatter.stored(entered, unit), unit), entered);
    }
    QCOMPARE(Formatter(QLocale::c(), {u"EUR"_s, 0.92}).shown(50.0 / 0.92, Unit::Usd), 50.0);
}

void TestFormat::tellsTheRate()
{
    const Formatter euro(QLocale::c(), {u"EUR"_s, 0.92});
    QCOMPARE(euro.rateText(), u"1 USD = 0.92 EUR (your rate)"_s);
    QCOMPARE(Formatter().in({u"EUR"_s, 0.92, u"2026-07-22"_s}).rateText(), u"1 USD = 0.92 EUR (rate of 22 Jul 2026)"_s);
    QCOMPARE(euro.formulaText(u"35.7608 USD/h / 16 chips"_s, Unit::UsdPerHour),
             u"35.7608 USD/h / 16 chips × 0.92 EUR per USD (your rate)"_s);
    QCOMPARE(euro.formulaText(u"1e6 / x"_s, Unit::PerUsd), u"1e6 / x / 0.92 EUR per USD (your rate)"_s);
    QCOMPARE(euro.formulaText(u"a / b, with b = 100%"_s, Unit::Usd),
             u"a / b, with b = 100%, then × 0.92 EUR per USD (your rate)"_s);
    QCOMPARE(euro.formulaText(u"1 h"_s, Unit::Hour), u"1 h"_s);
    QCOMPARE(euro.formulaText({}, Unit::Usd), QString());
}

// 0.8612 USD x 0.92 = 0.792304 EUR: the shown value is rounded to 0.792, not the 0.861 x 0.92 = 0.79212.
void TestFormat::roundsWhatIsShown()
{
    const Formatter euro(QLocale::c(), {u"EUR"_s, 0.92});
    QCOMPARE(plain(euro.full(euro.toldIn(0.8612, Unit::Usd, 3), Unit::Usd)), u"0.792 EUR"_s);
    QCOMPARE(Formatter().toldIn(0.8612, Unit::Usd, 3), 0.861);
}

void TestFormat::namesWhatIsCounted()
{
    const Formatter formatter;
    QCOMPARE(plain(formatter.full(1.0, Unit::Chips)), u"1 chip"_s);
    QCOMPARE(plain(formatter.table(2.0, Unit::Chips)), u"2 chips"_s);
    QCOMPARE(plain(formatter.range({1.0, 1.0, 4.0}, Unit::Cores)), u"1 to 4 cores"_s);
    QCOMPARE(plain(formatter.full(1.0, Unit::Hour)), u"1 h"_s);
    CountedWords words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    QCOMPARE(plain(formatter.full(1.0, Unit::Cores)), u"1 Core"_s);
    QCOMPARE(plain(formatter.table(2.0, Unit::Chips)), u"2 Chips"_s);
    QCOMPARE(plain(formatter.full(2.0, Unit::TokensPerSecond)), u"2 Tokens/s"_s); // translated as in sentences
    QCOMPARE(plain(formatter.full(2.0, Unit::GBps)), u"2 GB/s"_s);
    QCOMPARE(formatter.unitText(Unit::Chips), u"chips"_s); // for machines
    QCOMPARE(formatter.unitInSentence(Unit::TokensPerSecond), u"Tokens/s"_s);
    QCOMPARE(formatter.unitInSentence(Unit::GBps), u"GB/s"_s);
}

CHIPBOARD_TEST(TestFormat, QCoreApplication)

} // namespace tst_format

#include "tst_format.moc"
