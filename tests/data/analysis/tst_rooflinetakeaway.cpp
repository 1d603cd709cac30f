// What the Roofline page claims.
#include "data/analysis/workloadtexts.h"

#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_rooflinetakeaway {

class TestRooflineTakeaway : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
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

static QString joined(const Headline &told) { return told.title + u" | "_s + told.support; }

static WorkloadView aView() { return workloadView(workloadWorld(), aWorkloadBoard("serve", {})); }

void TestRooflineTakeaway::saysWhatBoundsEachPhase_data()
{
    using enum Bound;
    QTest::addColumn<QList<SubjectPhases>>("rows");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one chip")
        << QList<SubjectPhases>{row("A", {{"Prefill", Compute}, {"Decode", Link}})}
        << u"At peak rates, chip-to-chip communication limits decode | At peak rates, compute limits prefill."_s;
    QTest::newRow("all alike") << QList<SubjectPhases>{row("A", {{"Decode", MemoryBandwidth}}),
                                                       row("B", {{"Decode", MemoryBandwidth}}), row("C", {})}
                               << u"At peak rates, memory bandwidth limits decode on both | "_s;
    QTest::newRow("two parts of the work on three chips")
        << QList<SubjectPhases>{row("A", {{"Reading", Compute}, {"Writing", MemoryBandwidth}}),
                                row("B", {{"Reading", Compute}, {"Writing", Compute}}),
                                row("C", {{"Reading", Compute}, {"Writing", MemoryBandwidth}})}
        << u"At peak rates, memory bandwidth limits writing on 2 of 3 chips | At peak rates, compute limits reading on all 3 chips."_s;
    QTest::newRow("a part of the work that not all of them do")
        << QList<SubjectPhases>{row("A", {{"Reading", Compute}, {"Writing", MemoryBandwidth}}),
                                row("B", {{"Reading", Compute}, {"Writing", Compute}}),
                                row("C", {{"Reading", Compute}, {"Writing", MemoryBandwidth}}),
                                row("D", {{"Reading", Compute}})}
        << u"At peak rates, memory bandwidth limits writing on 2 of 3 chips | At peak rates, compute limits reading on all 4 chips."_s;
    QTest::newRow("most of them") << QList<SubjectPhases>{row("A", {{"Decode", Compute}}),
                                                          row("B", {{"Decode", MemoryBandwidth}}),
                                                          row("C", {{"Decode", MemoryBandwidth}})}
                                  << u"At peak rates, memory bandwidth limits decode on 2 of 3 chips | "_s;
    QTest::newRow("none can") << QList<SubjectPhases>{row("A", {})}
                              << u"Llama 3.1 8B: no compared option can run it | "_s;
}

void TestRooflineTakeaway::saysWhatBoundsEachPhase()
{
    QFETCH(const QList<SubjectPhases>, rows);
    QTEST(joined(rooflineHeadline(aView(), rows, Level::Chip, Formatter())), "expected");
}

void TestRooflineTakeaway::nothingChosen()
{
    QCOMPARE(rooflineHeadline(aView(), {}, Level::Chip, Formatter()).title, u"Choose chips to compare"_s);
    QCOMPARE(rooflineHeadline({}, {}, Level::Chip, Formatter()).title, u"Choose a workload"_s);
}

CHIPBOARD_TEST(TestRooflineTakeaway, QCoreApplication)

} // namespace tst_rooflinetakeaway

#include "tst_rooflinetakeaway.moc"
