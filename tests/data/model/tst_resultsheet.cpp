// The result sheet of an estimate: every row gets a value or the first reason given.
#include "data/model/resultsheet.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QSet>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_resultsheet {

class TestResultSheet : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void startsWithARowForEachResult();
    void valuesOutrankReasons();
    void formulasCanBeReplaced();
    void refusalsReachAllThatIsLeft();
    void notesAreToldOnce();
    void inputsAreInWords();
    void inputsAreWrittenAsQtWritesThem();
};

void TestResultSheet::startsWithARowForEachResult()
{
    EstimateRequest request{.count = -3};
    ResultSheet sheet(request);
    QCOMPARE(sheet.count(), 0);
    const QStringList ids = estimateMetrics();
    QCOMPARE(ids.size(), qsizetype(results::RowCount));
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const EstimateResult &result = sheet.estimate().results.at(i);
        QCOMPARE(result.metric, ids.at(i));
        QVERIFY(!result.value && result.reason.isEmpty() && !result.formula.isEmpty());
    }
    QCOMPARE(ids.at(results::Cost), u"cost"_s);
    QCOMPARE(ids.at(results::EnergyCostPer1MItems), u"energy_usd_per_1m_items"_s);
}

void TestResultSheet::valuesOutrankReasons()
{
    ResultSheet sheet{EstimateRequest()};
    sheet.set(results::WallHours, Ranged<Dimension::Duration>{hours(1), hours(2), hours(3)});
    QCOMPARE(sheet.value(results::WallHours), std::optional(Interval{1.0, 2.0, 3.0}));
    sheet.explain(results::WallHours, u"Why not?"_s);
    QVERIFY(sheet.estimate().results.at(results::WallHours).reason.isEmpty());
    sheet.explain(results::Cost, u"First."_s);
    sheet.explain(results::Cost, u"Second."_s);
    QCOMPARE(sheet.estimate().results.at(results::Cost).reason, u"First."_s);
}

void TestResultSheet::formulasCanBeReplaced()
{
    EstimateRequest request{.whole = true};
    ResultSheet sheet(request);
    const auto formula = [&sheet] { return sheet.estimate().results.at(results::UsdPerHour).formula; };
    QVERIFY(formula().startsWith(u"price x instances x (1 - discount) x price_factor"_s));
    sheet.calculatedBy(results::UsdPerHour, "price");
    QCOMPARE(formula(), u"price"_s);
    QVERIFY(ResultSheet(EstimateRequest()).estimate().results.at(results::UsdPerHour).formula.contains(u"x chips x"));
}

void TestResultSheet::refusalsReachAllThatIsLeft()
{
    ResultSheet sheet{EstimateRequest()};
    sheet.estimate().bound = Bound::Compute;
    sheet.set(results::ChipsUsed, Interval::exactly(8));
    sheet.refuse({ProblemCode::BadValue, u"It cannot be."_s, u"Try less."_s, {}, Severity::Error});
    QVERIFY(!sheet.estimate().bound);
    QCOMPARE(sheet.estimate().refusal->message, u"It cannot be."_s);
    for (const EstimateResult &result : sheet.estimate().results)
        QCOMPARE(result.value ? QString() : u"It cannot be. Try less."_s, result.reason);
}

void TestResultSheet::notesAreToldOnce()
{
    ResultSheet sheet{EstimateRequest()};
    for (const QString &note : {u"One."_s, QString(), u"Two."_s, u"One."_s})
        sheet.note(note);
    QCOMPARE(sheet.estimate().notes, (QStringList{u"One."_s, u"Two."_s}));
}

void TestResultSheet::inputsAreInWords()
{
    QCOMPARE(input("sequence", 8192, "tokens").text(), u"sequence = 8192 tokens"_s);
    QCOMPARE(input("layers", 80).text(), u"layers = 80"_s);
    QCOMPARE(percentInput("goodput", 0.764).text(), u"goodput = 76.4%"_s);
}

// At most twelve digits, as by QString::number(), for values of any size.
void TestResultSheet::inputsAreWrittenAsQtWritesThem()
{
    QRandomGenerator random(20261122);
    QList<double> values{0.0, -1.5, 1e-5, 1e-4, 0.1, 1.0 / 3.0, 8192.0, 999999999999.5, 1e12, 1e15, 1e300, 5e-324};
    for (int i = 0; i < 2000; ++i) {
        const double size = std::pow(10.0, random.bounded(60.0) - 30.0); // drawn before the sign: order is unspecified
        values << size * (random.bounded(2.0) - 1.0);
    }
    for (const double value : values) {
        QCOMPARE((EstimateInput{"sequence"_L1, value, "tokens"_L1}.text()),
                 u"sequence = %1 tokens"_s.arg(QString::number(value, 'g', 12)));
        QCOMPARE((EstimateInput{"x"_L1, value, {}}.text()), u"x = "_s + QString::number(value, 'g', 12));
    }
}

CHIPBOARD_TEST(TestResultSheet, QCoreApplication)

} // namespace tst_resultsheet

#include "tst_resultsheet.moc"
