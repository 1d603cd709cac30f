// Numbers in price tables: valid, invalid and ambiguous ones.
#include "data/import/numbertext.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_numbertext {

namespace {
using State = NumberText::State;
}

class TestNumberText : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void decimalMarksAreProved_data();
    void decimalMarksAreProved();
    void plainNumbersAreReadAlike();
};

void TestNumberText::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<DecimalMark>("mark");
    QTest::addColumn<State>("state");
    QTest::addColumn<double>("value");
    const auto value = [](const char *name, const QString &text, DecimalMark mark, double number) {
        QTest::newRow(name) << text << mark << State::Value << number;
    };
    const auto none = [](const char *name, const QString &text, DecimalMark mark, State state) {
        QTest::newRow(name) << text << mark << state << 0.0;
    };
    constexpr auto unknown = DecimalMark::Unknown;
    constexpr auto point = DecimalMark::Point;
    constexpr auto comma = DecimalMark::Comma;
    value("a decimal point", u"1.34"_s, unknown, 1.34);
    value("three decimals of a program", u"1.344"_s, unknown, 1.344);
    value("a whole number", u"700"_s, unknown, 700.0);
    value("a fraction", u".5"_s, unknown, 0.5);
    value("an exponent", u"6.71e+14"_s, unknown, 6.71e14);
    value("a decimal comma", u"1,34"_s, unknown, 1.34);
    value("a decimal comma after a zero", u"0,134"_s, unknown, 0.134);
    value("a decimal comma where the file has them", u"1,344"_s, comma, 1.344);
    value("a thousands comma where the file has points", u"1,344"_s, point, 1344.0);
    value("a thousands point where the file has commas", u"1.344"_s, comma, 1344.0);
    value("both, English", u"1,234.5"_s, unknown, 1234.5);
    value("both, German", u"1.234,5"_s, unknown, 1234.5);
    value("blanks between thousands", u"12 345,6"_s, unknown, 12345.6);
    value("apostrophes between thousands", u"12'345.6"_s, unknown, 12345.6);
    value("dollars before", u"$1,234.50"_s, unknown, 1234.5);
    value("dollars after", u"1.34 USD"_s, unknown, 1.34);
    value("dollars an hour", u"USD 1.34/h"_s, unknown, 1.34);
    value("in words", u"$0.42 per hour"_s, unknown, 0.42);
    value("negative", u"-1.5"_s, unknown, -1.5);
    none("nothing", QString(), unknown, State::Empty);
    none("blanks", u"  "_s, unknown, State::Empty);
    none("a dash", u"-"_s, unknown, State::Empty);
    none("not available", u"N/A"_s, unknown, State::Empty);
    none("not a number of a program", u"nan"_s, unknown, State::Empty);
    none("could be both", u"1,344"_s, unknown, State::Ambiguous);
    none("a comma against the file", u"1,34"_s, point, State::Malformed);
    none("a point against the file", u"1.34"_s, comma, State::Malformed);
    none("words", u"ask us"_s, unknown, State::Malformed);
    none("nothing, in words", u"On request"_s, unknown, State::Empty);
    none("not known", u"unavailable"_s, unknown, State::Empty);
    none("a number and words", u"1.34 or so"_s, unknown, State::Malformed);
    none("two points", u"1.2.3"_s, unknown, State::Malformed);
    none("infinite", u"inf"_s, unknown, State::Malformed);
    none("beyond all numbers", u"1e999"_s, unknown, State::Malformed);
    none("a wrong group", u"1,23,4"_s, unknown, State::Malformed);
    none("a point alone", u"."_s, unknown, State::Malformed);
    none("a sign and a point", u"-."_s, point, State::Malformed);
    none("a comma alone", u","_s, comma, State::Malformed);
    none("euros", u"1,34 €"_s, unknown, State::OtherCurrency);
    none("pounds in letters", u"GBP 2"_s, unknown, State::OtherCurrency);
    none("very long", QString(100, u'1'), unknown, State::Malformed);
}

void TestNumberText::reads()
{
    QFETCH(const QString, text);
    QFETCH(const DecimalMark, mark);
    QFETCH(const State, state);
    QFETCH(const double, value);
    const NumberText read = readNumber(text, mark);
    QCOMPARE(int(read.state), int(state));
    QCOMPARE(read.value, value);
}

// Seeded: texts of only digits and points take a fast path, those with a sign the slow one.
void TestNumberText::plainNumbersAreReadAlike()
{
    constexpr QChar alphabet[] = {u'0', u'1', u'4', u'9', u'.', u'0', u'7', u'.', u'5', u'3', u'2', u'8', u',', u' '};
    QRandomGenerator random(5);
    for (int round = 0; round < 4000; ++round) {
        QString text;
        const int shown = random.bounded(3) == 0 ? int(std::size(alphabet)) : 12;
        for (int i = 1 + random.bounded(22); i > 0; --i)
            text += alphabet[random.bounded(shown)];
        text = text.trimmed();
        if (text.isEmpty())
            continue;
        for (const DecimalMark mark : {DecimalMark::Unknown, DecimalMark::Point, DecimalMark::Comma}) {
            const NumberText quick = readNumber(text, mark);
            const NumberText plain = readNumber(u'+' + text, mark);
            QVERIFY2(quick.state == plain.state, qPrintable(text));
            QVERIFY2(quick.value >= plain.value && quick.value <= plain.value, qPrintable(text));
        }
    }
}

void TestNumberText::decimalMarksAreProved_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<DecimalMark>("mark");
    QTest::newRow("two decimals") << u"1.34"_s << DecimalMark::Point;
    QTest::newRow("three could be thousands") << u"1.344"_s << DecimalMark::Unknown;
    QTest::newRow("comma, two decimals") << u"1,34"_s << DecimalMark::Comma;
    QTest::newRow("comma, three") << u"1,344"_s << DecimalMark::Unknown;
    QTest::newRow("both") << u"1.234,50 USD"_s << DecimalMark::Comma;
    QTest::newRow("two commas") << u"1,234,567"_s << DecimalMark::Point;
    QTest::newRow("none") << u"12"_s << DecimalMark::Unknown;
    QTest::newRow("a point alone") << u"."_s << DecimalMark::Unknown;
    QTest::newRow("no number") << u"a.b"_s << DecimalMark::Unknown;
}

void TestNumberText::decimalMarksAreProved()
{
    QFETCH(const QString, text);
    QFETCH(const DecimalMark, mark);
    QCOMPARE(int(decimalMarkIn(text)), int(mark));
}

CHIPBOARD_TEST(TestNumberText, chipboard::testing::NoApplication)

} // namespace tst_numbertext

#include "tst_numbertext.moc"
