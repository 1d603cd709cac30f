// What the Roofline page claims.
#include "data/analysis/takeaway.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_rooflinetakeaway {

class TestRooflineTakeaway : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void saysWhatBoundsEachPhase_data();
    void saysWhatBoundsEachPhase();
    void nothingChosen();
};

static SubjectPhases row(const char *name, const QList<std::pair<const char *, Bound>> &phases)
{
    SubjectPhases row{QString::fromLatin1(name), {}};
    for (const auto &[phase, bound] : phases)
        row.phases << RooflinePhase{QString::fromLatin1(phase), {}, {}, bound};
    return row;
}

static WorkloadView aView() { return workloadView(workloadWorld(), aWorkloadBoard("serve", {})); }

void TestRooflineTakeaway::saysWhatBoundsEachPhase_data()
{
    using enum Bound;
    QTest::addColumn<QList<SubjectPhases>>("rows");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one chip") << QList<SubjectPhases>{row("A", {{"Prefill", Compute}, {"Decode", Link}})}
                              << u"Serve 8B: Prefill is limited by compute; decode is limited by "
                                 "chip-to-chip communication"_s;
    QTest::newRow("all alike") << QList<SubjectPhases>{row("A", {{"Decode", MemoryBandwidth}}),
                                                       row("B", {{"Decode", MemoryBandwidth}}), row("C", {})}
                               << u"Serve 8B: Decode is limited by memory bandwidth on both"_s;
    QTest::newRow("two parts of the work on three chips")
        << QList<SubjectPhases>{row("A", {{"Reading", Compute}, {"Writing", MemoryBandwidth}}),
                                row("B", {{"Reading", Compute}, {"Writing", Compute}}),
                                row("C", {{"Reading", Compute}, {"Writing", MemoryBandwidth}})}
        << u"Serve 8B: Reading is limited by compute on all 3 chips; writing by memory bandwidth on 2, by compute on 1"_s;
    QTest::newRow("a part of the work that not all of them do")
        << QList<SubjectPhases>{row("A", {{"Reading", Compute}, {"Writing", MemoryBandwidth}}),
                                row("B", {{"Reading", Compute}, {"Writing", Compute}}),
                                row("C", {{"Reading", Compute}, {"Writing", MemoryBandwidth}}),
                                row("D", {{"Reading", Compute}})}
        << u"Serve 8B: Reading is limited by compute on all 4 chips; writing by memory bandwidth on 2, by compute on 1 "
           "of 3 chips"_s;
    QTest::newRow("most of them")
        << QList<SubjectPhases>{row("A", {{"Decode", Compute}}), row("B", {{"Decode", MemoryBandwidth}}),
                                row("C", {{"Decode", MemoryBandwidth}})}
        << u"Serve 8B: Decode is limited by memory bandwidth on 2, by compute on 1 of 3 chips"_s;
    QTest::newRow("none can") << QList<SubjectPhases>{row("A", {})} << u"Serve 8B: no compared option can run it"_s;
}

void TestRooflineTakeaway::saysWhatBoundsEachPhase()
{
    QFETCH(const QList<SubjectPhases>, rows);
    QTEST(rooflineTakeaway(aView(), rows, Level::Chip, Formatter()), "expected");
}

void TestRooflineTakeaway::nothingChosen()
{
    QCOMPARE(rooflineTakeaway(aView(), {}, Level::Chip, Formatter()), u"Choose chips to compare"_s);
    QCOMPARE(rooflineTakeaway({}, {}, Level::Chip, Formatter()), u"Choose a workload"_s);
}

CHIPBOARD_TEST(TestRooflineTakeaway, QCoreApplication)

} // namespace tst_rooflinetakeaway

#include "tst_rooflinetakeaway.moc"
