// Filter expressions: their meaning, faults with their columns, and resistance to hostile input.
#include "data/compare/expression.h"

#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_expression {

const QList<QueryField> fields{
    {u"chip"_s, QueryField::Type::Text, Dimension::Count, {}},
    {u"provider"_s, QueryField::Type::Text, Dimension::Count, {}},
    {u"chips"_s, QueryField::Type::Number, Dimension::Count, Unit::Chips},
    {u"memory"_s, QueryField::Type::Number, Dimension::DataSize, {}},
    {u"price_chip_hour"_s, QueryField::Type::Number, Dimension::Price, Unit::UsdPerHour},
    {u"network"_s, QueryField::Type::Number, Dimension::DataRate, Unit::Gbps},
};

/// trn2.48xlarge: 16 chips, 1536 GiB, 2.23505 USD a chip-hour; its network is unknown here.
static QueryValue valueOf(int field)
{
    switch (field) {
    case 0:
        return {std::nullopt, u"trainium2"_s};
    case 1:
        return {std::nullopt, u"AWS"_s};
    case 2:
        return {16.0, std::nullopt};
    case 3:
        return {1536.0 * 1073741824.0, std::nullopt};
    case 4:
        return {2.23505, std::nullopt};
    default:
        return {};
    }
}

static QString truthOf(const QString &text)
{
    const Result<Expression> parsed = parseExpression(text, fields);
    if (!parsed)
        return parsed.problem().toText();
    switch (parsed.value().test(valueOf)) {
    case Truth::Yes:
        return u"yes"_s;
    case Truth::No:
        return u"no"_s;
    case Truth::Unknown:
        break;
    }
    return u"unknown"_s;
}

class TestExpression : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void means_data();
    void means();
    void isRefused_data();
    void isRefused();
    void fieldsAreNamedOnce();
    void hostileTextsEnd();
    void agreesWithAnotherEvaluator();
};

void TestExpression::means_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("truth");
    const auto row = [](const char *text, const char *truth) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(truth);
    };
    row("", "yes");
    row("memory >= 640 GB and price_chip_hour < 4", "yes");
    row("memory >= 640GB", "yes");
    row("memory > 1536 GiB", "no");
    row("memory >= 1536 GiB", "yes");
    row("memory = 1536 GiB", "yes");
    row("memory <= 1536 GB", "yes"); // a GB of memory is a GiB
    row("memory > 1.5 TB", "yes");
    row("memory > 1500 gib", "yes");
    row("price_chip_hour < 4 USD/h", "yes");
    row("price_chip_hour < 2 USD", "no");
    row("price_chip_hour <= 2.23505 $", "yes");
    row("price_chip_hour != 2.23505", "no");
    row("chips = 16", "yes");
    row("chips == 16 chips", "yes");
    row("chips \u2265 16 && chips \u2264 16", "yes");
    row("chips <> 16", "no");
    row("chips > 1e1", "yes");
    row("chip = trainium2", "yes");
    row("CHIP = 'Trainium2'", "yes");
    row("chip contains rainium", "yes");
    row("chip contains \"2\"", "yes");
    row("chip contains 2", "yes");
    row("chip != h100-sxm", "yes");
    row("provider = \"Google Cloud\"", "no");
    row("not chips = 16", "no");
    row("! chips = 8", "yes");
    row("not not chips = 16", "yes");
    row("chips = 8 or chips = 16 and provider = GCP", "no"); // "and" binds tighter
    row("(chips = 8 or chips = 16) and provider = AWS", "yes");
    row("chips = 16 or chips = 8 and provider = GCP", "yes");
    row("not chips = 8 and provider = AWS", "yes"); // "not" binds tightest
    row("not (chips = 8 or provider = AWS)", "no");
    row("((((chips = 16))))", "yes");
    row("network > 100 Gbps", "unknown");
    row("not network > 100", "unknown");
    row("network > 100 and chips = 8", "no");
    row("network > 100 and chips = 16", "unknown");
    row("network > 100 or chips = 16", "yes");
    row("network > 100 or chips = 8", "unknown");
}

void TestExpression::means()
{
    QFETCH(const QString, text);
    QTEST(truthOf(text), "truth");
}

void TestExpression::isRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const QString &text, int column, const QString &told) {
        QTest::newRow(name) << text << column << told;
    };
    row("an unknown field", u"chips = 1 and memroy > 4 GB"_s, 15,
        u"There is no field \"memroy\". Did you mean memory?"_s);
    row("a field like none", u"xyzzy = 1"_s, 1, u"Available: chip, provider,"_s);
    row("no comparison", u"chips 16"_s, 7, u"\"chips\" must be followed by a comparison."_s);
    row("nothing after the comparison", u"chips >="_s, 9, u"\"chips\" must be compared with a number."_s);
    row("a word for a number", u"chips = many"_s, 9,
        u"\"chips\" must be compared with a number. Write a number, such as 8 or 640 GiB."_s);
    const QString negative = u"\"memory\" is never negative. Compare it with zero or more."_s;
    row("a negative number", u"memory < -1 GB"_s, 10, negative);
    row("a minus sign apart", u"memory < - 1 GB"_s, 10, negative);
    row("a minus sign as printed", u"memory < \u22121 GB"_s, 10, negative);
    row("a name with a hyphen for a number", u"memory < -gb"_s, 10, u"\"memory\" must be compared with a number."_s);
    row("a bracket for a text", u"chip = ("_s, 8, u"\"chip\" must be compared with text."_s);
    row("an order of texts", u"chip < h100"_s, 6, u"\"chip\" is text and cannot be ordered."_s);
    row("a number that contains", u"chips contains 1"_s, 7,
        u"\"chips\" is a number, so \"contains\" does not apply."_s);
    row("no such unit", u"memory > 4 parsecs"_s, 12, u"There is no unit \"parsecs\". Available: B, KB,"_s);
    row("another dimension", u"memory > 4 USD"_s, 12, u"\"memory\" is not measured in USD."_s);
    row("a unit that must be told", u"memory > 640"_s, 13, u"\"memory\" needs a unit, such as 640 GiB."_s);
    row("a bit that could be a byte", u"memory > 4 Gb"_s, 12, u"There is no unit \"Gb\"."_s);
    row("two comparisons without a join", u"chips = 16 provider = AWS"_s, 12, u"There is no unit \"provider\"."_s);
    row("text after a text", u"chip = a b"_s, 10, u"A comparison must be followed by \"and\", \"or\" or the end."_s);
    row("nothing after and", u"chips = 16 and"_s, 15, u"A comparison starts with a field name."_s);
    row("and at the start", u"and chips = 16"_s, 1, u"A comparison starts with a field name."_s);
    row("an open bracket", u"(chips = 16"_s, 1, u"The bracket opened here is not closed."_s);
    row("a bracket too many", u"chips = 16)"_s, 11, u"The bracket closed here was not opened."_s);
    row("an open quote", u"chip = 'a"_s, 8, u"The quote opened here is not closed."_s);
    row("a decimal comma", u"price_chip_hour < 2,5"_s, 20, u"A comma is not allowed here."_s);
    row("a sign of nothing", u"chips = 16 # all"_s, 12, u"\"#\" is not allowed here."_s);
    row("a number in front", u"16 = chips"_s, 1, u"A comparison starts with a field name."_s);
    row("a number beyond all", u"chips = 1e999"_s, 9, u"is not a number."_s);
    row("too long", u"chips = 16"_s + QString(3000, u' '), 2001, u"more than 2000 characters"_s);
    row("too many brackets", QString(60, u'(') + u"chips = 16"_s, 51, u"more than 50 brackets"_s);
}

void TestExpression::isRefused()
{
    QFETCH(const QString, text);
    QFETCH(const QString, told);
    const Result<Expression> parsed = parseExpression(text, fields);
    QVERIFY(!parsed);
    QVERIFY2(parsed.problem().toText().contains(told), qPrintable(parsed.problem().toText()));
    QTEST(parsed.problem().where.column, "column");
    QCOMPARE(parsed.problem().code, ProblemCode::WrongUsage);
}

void TestExpression::fieldsAreNamedOnce()
{
    const Expression parsed = parseExpression(u"chips > 1 and chips < 9 or chip = a"_s, fields).value();
    QCOMPARE(parsed.fields(), (QList<int>{2, 0}));
    QCOMPARE(parsed.steps().size(), 5);
    QCOMPARE(Expression(), parseExpression(u"  "_s, fields).value());
}

// Seeded: tokens and raw characters in any order are parsed, or refused with a column inside the text, without hanging.
void TestExpression::hostileTextsEnd()
{
    const QStringList pieces{u"chips"_s, u"memory"_s, u"chip"_s, u"and"_s, u"or"_s,  u"not"_s, u"("_s, u")"_s,
                             u"="_s,     u">="_s,     u"16"_s,   u"GB"_s,  u"'a'"_s, u"\""_s,  u"!"_s, u"contains"_s,
                             u"é"_s,     u"\u2265"_s, u","_s,    u"."_s,   u"1e"_s,  u"\n"_s,  u"$"_s, u"%"_s};
    for (quint32 seed = 0; seed < quint32(rounds(5000)); ++seed) {
        QRandomGenerator random(seed);
        QString text;
        for (int i = random.bounded(20); i > 0; --i)
            text += pieces.at(random.bounded(int(pieces.size()))) + (random.bounded(4) == 0 ? QString() : u" "_s);
        const Result<Expression> parsed = parseExpression(text, fields);
        if (parsed) {
            (void)parsed.value().test(valueOf);
        } else {
            const int column = parsed.problem().where.column;
            QVERIFY2(column >= 1 && column <= text.size() + 1, qPrintable(text));
        }
    }
    QVERIFY(!parseExpression(QString(1'000'000, u'('), fields));
    QVERIFY(!parseExpression(QString(1999, u'!'), fields));
    QVERIFY(truthOf(QString(1000, u'!') + u"chips=16"_s) == u"yes");
}

// Seeded: random trees, written fully bracketed, evaluate to the same as a walk of the tree.
void TestExpression::agreesWithAnotherEvaluator()
{
    struct Made
    {
        QString text;
        Truth truth;
    };
    for (quint32 seed = 0; seed < 500; ++seed) {
        QRandomGenerator random(seed);
        QList<Made> made;
        for (int i = 0; i < 4; ++i)
            made << Made{u"chips = 16"_s, Truth::Yes} << Made{u"chips = 8"_s, Truth::No}
                 << Made{u"network > 1"_s, Truth::Unknown};
        for (int i = 0; i < 8; ++i) {
            const Made a = made.takeAt(random.bounded(int(made.size())));
            const Made b = made.takeAt(random.bounded(int(made.size())));
            const auto rank = [](Truth truth) { return truth == Truth::No ? 0 : truth == Truth::Unknown ? 1 : 2; };
            const bool both = random.bounded(2) == 0;
            const bool smaller = rank(a.truth) < rank(b.truth);
            Made joined{u"(%1 %2 %3)"_s.arg(a.text, both ? u"and"_s : u"or"_s, b.text),
                        both == smaller ? a.truth : b.truth}; // minimum for "and", maximum for "or"
            if (random.bounded(3) == 0) {
                joined.text = u"not "_s + joined.text;
                joined.truth = joined.truth == Truth::Unknown ? Truth::Unknown
                    : joined.truth == Truth::Yes              ? Truth::No
                                                              : Truth::Yes;
            }
            made << joined;
        }
        const Made &last = made.constLast();
        const Result<Expression> parsed = parseExpression(last.text, fields);
        QVERIFY2(parsed.hasValue(), qPrintable(last.text));
        QCOMPARE(int(parsed.value().test(valueOf)), int(last.truth));
    }
}

CHIPBOARD_TEST(TestExpression, chipboard::testing::NoApplication)

} // namespace tst_expression

#include "tst_expression.moc"
