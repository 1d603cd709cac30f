#include "data/core/id.h"
#include "data/core/result.h"
#include "tests/support/testmain.h"

#include <QHash>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_result {

// Ids of different types do not mix, and a string does not convert to an id.
static_assert(!std::is_convertible_v<QString, ChipId>);
static_assert(!std::is_convertible_v<ChipId, InstanceId>);
static_assert(!std::is_constructible_v<InstanceId, ChipId>);

class TestResult : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void holdsAValueOrAProblem();
    void movesItsValueOut();
    void fallsBack();
    void tellsProblems_data();
    void tellsProblems();
    void knowsErrorsFromWarnings();
    void idsCompareAndHash();
};

static Problem aProblem(const Location &where = {}, const QString &remedy = {})
{
    return {ProblemCode::WrongType, u"It must be a number."_s, remedy, where, Severity::Error};
}

void TestResult::holdsAValueOrAProblem()
{
    const Result<int> good(7);
    QVERIFY(good.hasValue());
    QVERIFY(static_cast<bool>(good));
    QCOMPARE(good.value(), 7);

    const Result<int> bad(aProblem());
    QVERIFY(!bad.hasValue());
    QCOMPARE(bad.problem(), aProblem());
}

void TestResult::movesItsValueOut()
{
    Result<QString> result(u"text"_s);
    QCOMPARE(std::move(result).value(), u"text"_s);
}

void TestResult::fallsBack()
{
    QCOMPARE(Result<int>(7).valueOr(3), 7);
    QCOMPARE(Result<int>(aProblem()).valueOr(3), 3);
}

void TestResult::tellsProblems_data()
{
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing but what happened") << aProblem() << u"It must be a number."_s;
    QTest::newRow("with what to do") << aProblem({}, u"Take the quotes away."_s)
                                     << u"It must be a number. Take the quotes away."_s;
    QTest::newRow("a file") << aProblem({u"a.json"_s, 0, 0, {}}) << u"a.json: It must be a number."_s;
    QTest::newRow("a line") << aProblem({u"a.json"_s, 3, 0, {}}) << u"a.json:3: It must be a number."_s;
    QTest::newRow("all of it") << aProblem({u"a.json"_s, 3, 14, u"/chips/2"_s}, u"Do this."_s)
                               << u"a.json:3:14: /chips/2: It must be a number. Do this."_s;
    QTest::newRow("a pointer without a file") << aProblem({{}, 0, 0, u"/chips"_s}) << u"/chips: It must be a number."_s;
}

void TestResult::tellsProblems()
{
    QFETCH(const Problem, problem);
    QTEST(problem.toText(), "expected");
}

void TestResult::knowsErrorsFromWarnings()
{
    Problem warning = aProblem();
    warning.severity = Severity::Warning;
    QVERIFY(!hasErrors({}));
    QVERIFY(!hasErrors({warning, warning}));
    QVERIFY(hasErrors({warning, aProblem()}));
}

void TestResult::idsCompareAndHash()
{
    const ChipId one(u"a"_s);
    const ChipId other(u"b"_s);
    QCOMPARE(one, ChipId(u"a"_s));
    QVERIFY(!(one == other));
    QVERIFY(one < other && !(other < one));
    QVERIFY(ChipId().isEmpty() && !one.isEmpty());
    QCOMPARE(one.text(), u"a"_s);
    const QHash<ChipId, int> numbers{{one, 1}, {other, 2}};
    QCOMPARE(numbers.value(ChipId(u"b"_s)), 2);
}

CHIPBOARD_TEST(TestResult, QCoreApplication)

} // namespace tst_result

#include "tst_result.moc"
