// Numbers in five languages, by hand and over seeded values: groups have three digits, and written numbers read back to
// the last digit.
#include "data/core/format.h"
#include "data/core/numerals.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_numerals {

namespace {

struct Tongue
{
    const char *id;
    QLocale locale;
    int least; ///< digits of the shortest number that is grouped
};

QList<Tongue> tongues()
{
    return {{"en", QLocale(QLocale::English, QLocale::UnitedStates), 4},
            {"de", QLocale(QLocale::German, QLocale::Germany), 4},
            {"es", QLocale(QLocale::Spanish, QLocale::Spain), 5},
            {"fr", QLocale(QLocale::French, QLocale::France), 4},
            {"pt_BR", QLocale(QLocale::Portuguese, QLocale::Brazil), 4}};
}

} // namespace

class TestNumerals : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void writes_data();
    void writes();
    void reads_data();
    void reads();
    void groupsAreOfThree_data();
    void groupsAreOfThree();
    void whatIsWrittenIsRead_data();
    void whatIsWrittenIsRead();
    void formatterWritesSo();
    void textsGetTheNumbersOfTheLanguage_data();
    void textsGetTheNumbersOfTheLanguage();
    void plainDecimalsAreThoseOfQString();
    void wholeNumbersAreThoseOfQString();
    void smallNumbersAreThoseOfQLocale_data();
    void smallNumbersAreThoseOfQLocale();
    void numbersInTextsAreFoundAsByAnExpression();
};

// Real Academia Española, Ortografía (2010) VIII 2.1.1: four-digit numbers are not grouped. CLDR: minimum grouping
// digits are 2 for es, 1 for the others.
void TestNumerals::writes_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    QTest::newRow("Spanish thousands") << u"es"_s << 1200.0 << 0 << u"1200"_s;
    QTest::newRow("Spanish tens of thousands") << u"es"_s << 12000.0 << 0 << u"12.000"_s;
    QTest::newRow("Spanish hundreds of thousands") << u"es"_s << 120000.0 << 0 << u"120.000"_s;
    QTest::newRow("Spanish millions") << u"es"_s << 1200000.0 << 0 << u"1.200.000"_s;
    QTest::newRow("Spanish tens of millions") << u"es"_s << 12000000.0 << 0 << u"12.000.000"_s;
    QTest::newRow("Spanish billions") << u"es"_s << 1234567890.0 << 0 << u"1.234.567.890"_s;
    QTest::newRow("Spanish below zero") << u"es"_s << -1234567.25 << 2 << u"-1.234.567,25"_s;
    QTest::newRow("Spanish with decimals") << u"es"_s << 1234.56 << 2 << u"1234,56"_s;
    QTest::newRow("German millions") << u"de"_s << 1200000.5 << 1 << u"1.200.000,5"_s;
    QTest::newRow("German thousands") << u"de"_s << 1200.0 << 0 << u"1.200"_s;
    QTest::newRow("English millions") << u"en"_s << 1200000.0 << 0 << u"1,200,000"_s;
    QTest::newRow("French millions") << u"fr"_s << 1200000.5 << 1 << QString(u"1\u00A0200\u00A0000,5"_s);
    QTest::newRow("a half that is kept as less") << u"en"_s << 2.235 << 2 << u"2.24"_s; // 2.23499999999999987566
    QTest::newRow("a half that is kept as more") << u"en"_s << 2.675 << 2 << u"2.68"_s; // 2.67499999999999982236
    QTest::newRow("a half below zero") << u"en"_s << -2.235 << 2 << u"-2.24"_s;
    QTest::newRow("a half that was calculated") << u"en"_s << 2.235 * 1.1 / 1.1 << 2 << u"2.24"_s;
    QTest::newRow("less than a half") << u"en"_s << 2.2349999 << 2 << u"2.23"_s;
    QTest::newRow("a half that is kept exactly") << u"en"_s << 0.25 << 1 << u"0.3"_s;
    QTest::newRow("of many digits none is changed") << u"en"_s << 123456789.123456 << 6 << u"123,456,789.123456"_s;
    QTest::newRow("Brazilian thousands") << u"pt_BR"_s << 1200.0 << 0 << u"1.200"_s;
}

void TestNumerals::writes()
{
    QFETCH(const QString, id);
    QFETCH(const double, value);
    QFETCH(const int, decimals);
    QFETCH(const QString, text);
    const QLocale locale(id);
    QCOMPARE(numberText(value, decimals, locale), text);
    if (decimals == 0)
        QCOMPARE(numberText(static_cast<qint64>(value), locale), text);
}

void TestNumerals::reads_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value"); // NaN: no number
    const double none = std::nan("");
    QTest::newRow("Spanish with groups") << u"es"_s << u"1.200.000,5"_s << 1200000.5;
    QTest::newRow("Spanish with one group") << u"es"_s << u"1.200"_s << 1200.0;
    QTest::newRow("Spanish without groups") << u"es"_s << u"1200000,5"_s << 1200000.5;
    QTest::newRow("Spanish below zero") << u"es"_s << u"-1.200.000"_s << -1200000.0;
    QTest::newRow("a point that groups nothing") << u"es"_s << u"1.5"_s << none;
    QTest::newRow("a leading zero") << u"es"_s << u"0.250"_s << none;
    QTest::newRow("groups behind the decimal sign") << u"es"_s << u"1,200.000"_s << none;
    QTest::newRow("a group of four") << u"es"_s << u"1.2000"_s << none;
    QTest::newRow("a first group of four") << u"es"_s << u"1200.000.000"_s << none;
    QTest::newRow("a separator at the end") << u"es"_s << u"1.200."_s << none;
    QTest::newRow("words") << u"es"_s << u"1.200.000 USD"_s << none;
    QTest::newRow("nothing") << u"es"_s << QString() << none;
    QTest::newRow("German with groups") << u"de"_s << u"1.200.000,5"_s << 1200000.5;
    QTest::newRow("English with groups") << u"en"_s << u"1,200,000.5"_s << 1200000.5;
}

void TestNumerals::reads()
{
    QFETCH(const QString, id);
    QFETCH(const QString, text);
    QFETCH(const double, value);
    const std::optional<double> read = numberFrom(text, QLocale(id));
    QCOMPARE(read.has_value(), !std::isnan(value));
    if (read)
        QCOMPARE(*read, value);
}

void TestNumerals::groupsAreOfThree_data()
{
    QTest::addColumn<int>("row");
    const QList<Tongue> all = tongues();
    for (int row = 0; row < all.size(); ++row)
        QTest::newRow(all.at(row).id) << row;
}

// 1,000 numbers of one to eighteen digits: a separator every three digits, none below the minimum length.
void TestNumerals::groupsAreOfThree()
{
    QFETCH(const int, row);
    const Tongue tongue = tongues().at(row);
    const QString separator = tongue.locale.groupSeparator().replace(QChar(0x202F), QChar(0x00A0));
    const QString group = QRegularExpression::escape(separator);
    const QRegularExpression shape(u"^-?\\d{1,3}(%1\\d{3})*$"_s.arg(group));
    QRandomGenerator random(20261123U + static_cast<quint32>(row));
    for (int i = 0; i < 1000; ++i) {
        const int digits = 1 + i % 18;
        const auto least = static_cast<qint64>(std::pow(10.0, digits - 1));
        const qint64 value = least + static_cast<qint64>(random.generate64() % static_cast<quint64>(least * 9));
        const QString text = numberText(i % 2 == 0 ? value : -value, tongue.locale);
        QCOMPARE(QString(text).remove(separator).remove(u'-'), QString::number(value));
        if (digits < tongue.least)
            QVERIFY2(!text.contains(separator), qPrintable(text));
        else
            QVERIFY2(shape.match(text).hasMatch(), qPrintable(text));
    }
}

void TestNumerals::whatIsWrittenIsRead_data() { groupsAreOfThree_data(); }

// 1,000 numbers between 1e-6 and 1e15, with up to six decimals.
void TestNumerals::whatIsWrittenIsRead()
{
    QFETCH(const int, row);
    const QLocale locale = tongues().at(row).locale;
    QRandomGenerator random(7U + static_cast<quint32>(row));
    for (int i = 0; i < 1000; ++i) {
        const int decimals = i % 7;
        const double drawn = std::pow(10.0, random.generateDouble() * 15.0) * (i % 2 == 0 ? 1.0 : -1.0);
        const double value = QString::number(drawn, 'f', decimals).toDouble();
        const QString text = numberText(value, decimals, locale);
        const std::optional<double> read = numberFrom(text, locale);
        QVERIFY2(read.has_value(), qPrintable(text));
        QCOMPARE(*read, value);
        const QString told = Formatter(locale).full(value);
        QVERIFY2(numberFrom(told, locale).has_value(), qPrintable(told));
    }
}

void TestNumerals::formatterWritesSo()
{
    const Formatter spanish(QLocale(u"es"_s));
    QCOMPARE(spanish.full(1200000.0), u"1.200.000"_s);
    QCOMPARE(spanish.label(1234567.0), u"1.234.567"_s);
    QCOMPARE(spanish.label(1234567.0, 2), u"1.234.567"_s);
    QCOMPARE(spanish.table(1234567.0), u"1.234.567"_s);
    QCOMPARE(spanish.money(1200000.0), u"1.200.000,00"_s);
    QCOMPARE(spanish.tableMoney(1200000.5), u"1.200.000,50"_s);
    QCOMPARE(spanish.moneyLabel(1200000.4), u"1.200.000"_s);
    QCOMPARE(spanish.integer(1200), u"1200"_s);
    QCOMPARE(spanish.percent(12000.0), QString(u"1.200.000\u00A0%"_s));
    QCOMPARE(spanish.full(1200000.0, Unit::Watt), QString(u"1.200.000\u00A0W"_s));
}

void TestNumerals::textsGetTheNumbersOfTheLanguage_data()
{
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("german");
    QTest::newRow("a price") << u"35.7608 USD/h / 16 chips"_s << u"35,7608 USD/h / 16 chips"_s;
    QTest::newRow("a product") << u"9216 x 4614 TFLOPS"_s << u"9.216 x 4.614 TFLOPS"_s;
    QTest::newRow("a share") << u"discount = 12.5%; 0% x 3"_s << u"discount = 12,5\u00A0%; 0\u00A0% x 3"_s;
    QTest::newRow("zeros are kept") << u"2.50 USD/h"_s << u"2,50 USD/h"_s;
    QTest::newRow("an instance") << u"12.29 USD/h (p5.48xlarge, us-east-1)"_s
                                 << u"12,29 USD/h (p5.48xlarge, us-east-1)"_s;
    QTest::newRow("a date") << u"since 2026-07-20"_s << u"since 2026-07-20"_s;
    QTest::newRow("powers of ten") << u"1e6 / 3.6"_s << u"1e6 / 3,6"_s;
    QTest::newRow("a term in braces") << u"{usd_per_1m_tokens} x 1.5"_s << u"{usd_per_1m_tokens} x 1,5"_s;
    QTest::newRow("in brackets") << u"max(0.5, 1200)"_s << u"max(0,5, 1.200)"_s;
    QTest::newRow("no number") << u"not published"_s << u"not published"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestNumerals::textsGetTheNumbersOfTheLanguage()
{
    QFETCH(const QString, plain);
    QFETCH(const QString, german);
    QCOMPARE(withLocalNumbers(plain, QLocale(u"de"_s)), german);
    QCOMPARE(withLocalNumbers(plain, QLocale::c()), plain);
}

// Seeded numbers of all sizes, and exact ties between two decimals.
static double anyNumber(QRandomGenerator &random, int i)
{
    if (i % 3 == 0) {                              // a multiple of a power of 1/2: 0.5, 12.25, 0.0625
        const double whole = random.bounded(4096); // drawn first: argument order depends on the compiler
        return std::ldexp(whole, -random.bounded(14));
    }
    const double drawn = std::pow(10.0, random.generateDouble() * 24.0 - 8.0);
    return i % 3 == 1 ? drawn : QString::number(drawn, 'f', random.bounded(7)).toDouble();
}

void TestNumerals::plainDecimalsAreThoseOfQString()
{
    QRandomGenerator random(11);
    int written = 0;
    for (int i = 0; i < 6000; ++i) {
        const double value = anyNumber(random, i) * (i % 5 == 0 ? -1.0 : 1.0);
        const int decimals = random.bounded(17);
        const std::optional<PlainDecimal> plain = plainDecimal(value, decimals);
        if (!plain)
            continue;
        ++written;
        QCOMPARE(QString::fromLatin1(plain->chars.data(), plain->size), QString::number(value, 'f', decimals));
    }
    QVERIFY(written > 3000);
    QVERIFY(!plainDecimal(0.125, 2)); // between 0.12 and 0.13
    QVERIFY(!plainDecimal(1e15, 2) && !plainDecimal(1.0, 16) && !plainDecimal(1.0, -1));
    QVERIFY(!plainDecimal(-0.001, 2) && !plainDecimal(-0.0, 1)); // QString drops the sign of zero
    QVERIFY(!plainDecimal(std::nan(""), 2) && !plainDecimal(HUGE_VAL, 2));
    const std::optional<PlainDecimal> half = plainDecimal(0.5, 1);
    QVERIFY(half.has_value());
    QCOMPARE(QByteArrayView(half->chars.data(), half->size), QByteArrayView("0.5"));
}

// Whole numbers take another code path than those with decimals.
void TestNumerals::wholeNumbersAreThoseOfQString()
{
    QRandomGenerator random(12);
    QList<double> values{0.0, 1.0, 9.0, 10.0, 999999999999999.0, 1e12, 123456789012345.0};
    for (int i = 0; i < 2000; ++i)
        values << std::floor(std::pow(10.0, random.generateDouble() * 15.0));
    for (const double value : std::as_const(values)) {
        const std::optional<PlainDecimal> plain = plainDecimal(value, 0);
        QVERIFY(plain.has_value());
        QCOMPARE(QString::fromLatin1(plain->chars.data(), plain->size), QString::number(value, 'f', 0));
        QCOMPARE(withLocalNumbers(QString::number(value, 'f', 0), QLocale::c()), QString::number(value, 'f', 0));
    }
    const QString endless(70, u'1'); // longer than any real number
    QCOMPARE(withLocalNumbers(endless, QLocale(u"de"_s)), numberText(endless.toDouble(), 0, QLocale(u"de"_s)));
}

void TestNumerals::smallNumbersAreThoseOfQLocale_data() { groupsAreOfThree_data(); }

// Below a thousand there is nothing to group, so QLocale is right in all languages, also those with their own digits.
void TestNumerals::smallNumbersAreThoseOfQLocale()
{
    QFETCH(const int, row);
    const QLocale arabic(QLocale::Arabic, QLocale::Egypt);
    QRandomGenerator random(3U + static_cast<quint32>(row));
    for (int i = 0; i < 2000; ++i) {
        const double value = std::fmod(anyNumber(random, i), 999.0) * (i % 7 == 0 ? -1.0 : 1.0);
        const int decimals = random.bounded(14);
        for (const QLocale &locale : {tongues().at(row).locale, QLocale::c(), arabic})
            QCOMPARE(numberText(value, decimals, locale), locale.toString(value, 'f', decimals));
    }
}

// Seeded texts of digits, signs and letters: a regular expression, here the slow way, decides what is a number.
void TestNumerals::numbersInTextsAreFoundAsByAnExpression()
{
    const QRegularExpression number(u"(?<![\\p{L}\\d._/-])(\\d+)(?:\\.(\\d+))?(?![\\p{L}\\d_]|[.,-]\\d)"_s);
    const QStringList parts{
        u"0"_s, u"7"_s, u"12"_s, u"2048"_s,   u"."_s, u","_s,      u"-"_s,      u"/"_s,
        u"_"_s, u" "_s, u"x"_s,  u"\u00e9"_s, u"("_s, u"\u00d7"_s, u"\u0663"_s, QString::fromUtf8("\xF0\x9D\x90\x80"),
        u";"_s}; // one letter is a surrogate pair
    const QLocale german(QLocale::German, QLocale::Germany);
    QRandomGenerator random(5);
    int changed = 0;
    for (int i = 0; i < 5000; ++i) {
        QString plain;
        for (int part = random.bounded(12); part >= 0; --part)
            plain += parts.at(random.bounded(int(parts.size())));
        QString expected;
        qsizetype told = 0;
        for (auto next = number.globalMatch(plain); next.hasNext();) {
            const QRegularExpressionMatch match = next.next();
            expected += plain.mid(told, match.capturedStart() - told)
                + numberText(match.captured().toDouble(), int(match.captured(2).size()), german);
            told = match.capturedEnd();
        }
        expected += plain.mid(told);
        QCOMPARE(withLocalNumbers(plain, german), expected);
        changed += expected != plain ? 1 : 0;
    }
    QVERIFY(changed > 500);
}

CHIPBOARD_TEST(TestNumerals, chipboard::testing::NoApplication)

} // namespace tst_numerals

#include "tst_numerals.moc"
