// Strength of verdicts, and agreement of page, files and catalogue: "depends", "cannot tell" and "cannot check", one
// unit in every computation, the same measure on both sides. Numbers by hand from the catalogue's sources.
#include "data/views/pages.h"

#include "data/analysis/claimcheck.h"
#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_claimverdicts {

class TestClaimVerdicts : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void verdictsAreNoStrongerThanTheEvidence_data();
    void verdictsAreNoStrongerThanTheEvidence();
    void everyBasisIsNamedApart();
    void oneWorkloadRefutesNoOtherWork();
    void someWorkloadsAreBorneOutByOne();
    void trainingIsCheckedByTraining();
    void rangesThatReachTheClaimLeaveItOpen();
    void anOpenBaseRefutesNothing();
    void claimedIsInTheMeasureOfTheAxis_data();
    void claimedIsInTheMeasureOfTheAxis();
    void valuesAndEndsHaveAsManyDigits();
    void nothingIsSaidTwice();
    void filesLeaveOpenWhatCannotBeChecked();
    void theRuleStandsUnderTheTitle();
    void rainierHasItsOwnFiguresAlone();
    void figuresShownAreThosePreferred();
    void computationsAreInOneUnit_data();
    void computationsAreInOneUnit();

private:
    [[nodiscard]] ClaimCheck check(const QString &id) const { return checkIn(m_checks, id); }
    [[nodiscard]] static ClaimCheck checkIn(const QList<ClaimCheck> &checks, const QString &id);
    [[nodiscard]] PageSpec page(const Board &board) const;

    Catalog m_catalog;
    QList<ClaimCheck> m_checks;
};

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

void TestClaimVerdicts::initTestCase()
{
    m_catalog = loadCatalog({}).catalog;
    m_checks = checkClaims(m_catalog, onDemandBoard());
}

ClaimCheck TestClaimVerdicts::checkIn(const QList<ClaimCheck> &checks, const QString &id)
{
    const auto found =
        std::ranges::find_if(checks, [&id](const ClaimCheck &one) { return one.claim->id.text() == id; });
    return found == checks.end() ? ClaimCheck{} : *found;
}

PageSpec TestClaimVerdicts::page(const Board &board) const
{
    return claimsPage(m_catalog, board, evaluate(m_catalog, board, claimsMetrics(m_catalog, board)), Formatter());
}

void TestClaimVerdicts::verdictsAreNoStrongerThanTheEvidence_data()
{
    QTest::addColumn<ClaimVerdict>("verdict");
    QTest::newRow("cost-leadership") << ClaimVerdict::Depends;          // H100 in capacity blocks costs a quarter less
    QTest::newRow("trainium-a100-competitor") << ClaimVerdict::Depends; // by the hour, but uncertain per token
    QTest::newRow("trainium-quarter-cost") << ClaimVerdict::CannotCheck;
    QTest::newRow("trainium-cost-per-token") << ClaimVerdict::CannotCheck;
    QTest::newRow("trainium2-bandwidth-vs-trainium1") << ClaimVerdict::Depends;
    QTest::newRow("trainium2-price-performance") << ClaimVerdict::CannotTell; // 49 to 99% against 71 to 77%
    QTest::newRow("trainium2-half-price") << ClaimVerdict::Depends;
    QTest::newRow("h100-price-after-cut") << ClaimVerdict::NotSupported;
}

void TestClaimVerdicts::verdictsAreNoStrongerThanTheEvidence()
{
    QFETCH(const ClaimVerdict, verdict);
    const ClaimCheck one = check(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(one.claim != nullptr);
    QVERIFY2(one.verdict == verdict, qPrintable(claimVerdictLabel(one.verdict) + u": "_s + one.reason));
}

void TestClaimVerdicts::everyBasisIsNamedApart()
{
    for (const ClaimCheck &one : std::as_const(m_checks)) {
        QSet<QString> labels;
        for (const ClaimReading &reading : one.readings) {
            QVERIFY2(!labels.contains(reading.label), qPrintable(reading.label));
            labels << reading.label;
            QVERIFY2(!reading.label.contains(u"-sxm"_s), qPrintable(reading.label)); // an id
        }
    }
    QCOMPARE(check(u"trainium-cost-per-token"_s).readings.constFirst().label,
             u"Cost per million tokens, Trainium1 against A100 40GB"_s);
    QCOMPARE(check(u"trainium2-half-price"_s).reason,
             u"It holds for: Cost of compute, FP8. It does not hold for: Price per hour; Price "
             "per hour, both in Capacity Blocks."_s);
}

void TestClaimVerdicts::oneWorkloadRefutesNoOtherWork()
{
    for (const char *id : {"trainium-quarter-cost", "trainium-cost-per-token"}) {
        const ClaimCheck one = check(QString::fromLatin1(id));
        QCOMPARE(one.reason,
                 u"It concerns other work than the chosen workload, %1, which cannot disprove it."_s.arg(
                     m_catalog.workload(onDemandBoard().workload)->name));
        QVERIFY(one.readings.constFirst().value); // still shown
    }
}

// 100 x the cost of one divided by the cost of the other is between 10 and 900 for both chips: such a claim is
// supported if it concerns some workloads, but not if it concerns a test.
void TestClaimVerdicts::someWorkloadsAreBorneOutByOne()
{
    Catalog catalog = m_catalog;
    for (Claim &claim : catalog.claims) {
        if (claim.id.text() == u"trainium-quarter-cost")
            claim.value = Interval{10, 100, 900};
        if (claim.id.text() == u"trainium-cost-per-token")
            claim.value = Interval{0, 10, 99}; // 1 to 100 % of the cost
    }
    const QList<ClaimCheck> checks = checkClaims(catalog, onDemandBoard());
    QCOMPARE(checkIn(checks, u"trainium-quarter-cost"_s).verdict, ClaimVerdict::Supported);
    QVERIFY(checkIn(checks, u"trainium-quarter-cost"_s).reason.isEmpty());
    QCOMPARE(checkIn(checks, u"trainium-cost-per-token"_s).verdict, ClaimVerdict::CannotCheck);
}

void TestClaimVerdicts::trainingIsCheckedByTraining()
{
    const ClaimReading served = check(u"trainium1-training-cost"_s).readings.constLast();
    QVERIFY2(served.label.contains(u"Pre-train Llama 3.1 8B"_s), qPrintable(served.label));
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"lora-llama-3.1-70b"_s);
    board.assumptions.utilisation = 50.0;
    const QList<ClaimCheck> checks = checkClaims(m_catalog, board);
    const ClaimReading own = checkIn(checks, u"trainium1-training-cost"_s).readings.constLast();
    QVERIFY2(own.label.contains(m_catalog.workload(board.workload)->name), qPrintable(own.label));
}

void TestClaimVerdicts::rangesThatReachTheClaimLeaveItOpen()
{
    const Interval claimed{0.7, 0.75, 0.8};
    QVERIFY(reachesInto({0.5, 0.6, 0.7}, claimed));
    QVERIFY(reachesInto({0.8, 0.9, 1.0}, claimed));
    QVERIFY(reachesInto({0.5, 0.9, 1.0}, claimed));
    QVERIFY(!reachesInto({0.5, 0.6, 0.69}, claimed));
    QVERIFY(!reachesInto({0.81, 0.9, 1.0}, claimed));
    int open = 0;
    for (const ClaimCheck &one : std::as_const(m_checks)) {
        if (one.verdict != ClaimVerdict::CannotTell)
            continue;
        ++open;
        for (const ClaimReading &reading : one.readings)
            QVERIFY(!reading.holds);
        QCOMPARE(one.reason, u"The recomputed range overlaps the claim and extends beyond it."_s);
    }
    QVERIFY(open > 0);
    QCOMPARE(verdictGlyph(ClaimVerdict::CannotTell), u"≈"_s);
    QStringList signs;
    for (const ChartSpec &chart : page(onDemandBoard()).charts) {
        for (const QString &name : chart.plane.y.tickLabels)
            signs << name.left(1);
    }
    QVERIFY(signs.contains(u"≈"_s) && signs.contains(u"±"_s) && signs.contains(u"?"_s));
}

// 46.4 TB/s against 16 x 820 GiB/s; AWS also published 9.8 TB/s, which would make it 4.73.
void TestClaimVerdicts::anOpenBaseRefutesNothing()
{
    const ClaimCheck one = check(u"trainium2-bandwidth-vs-trainium1"_s);
    QVERIFY(std::fabs(one.readings.constFirst().value->value - 46.4e12 / (16 * 820 * 1073741824.0)) < 1e-9);
    QVERIFY2(one.reason.contains(u"(C34, Memory bandwidth of trn1.32xlarge)"_s), qPrintable(one.reason));
    QVERIFY(one.claim->verdictNote.contains(u"3.29x"_s) && one.claim->verdictNote.contains(u"4.73x"_s));
    Catalog catalog = m_catalog;
    catalog.contradictions.clear();
    catalog.index();
    QCOMPARE(checkIn(checkClaims(catalog, onDemandBoard()), u"trainium2-bandwidth-vs-trainium1"_s).verdict,
             ClaimVerdict::NotSupported);
}

void TestClaimVerdicts::claimedIsInTheMeasureOfTheAxis_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("trainium2-price-performance") << u"costs 71 to 77%"_s; // 1 / 1.4 and 1 / 1.3
    QTest::newRow("trainium-cost-per-token") << u"costs 46%"_s;           // 54% less
    QTest::newRow("trainium1-training-cost") << u"costs 50 to 100%"_s;    // up to 50% less
    QTest::newRow("trainium2-half-price") << u"costs 45 to 55%"_s;
    QTest::newRow("trainium2-four-times") << u"4x"_s;
    QTest::newRow("trainium3-fp8-ratio") << u"1.938x"_s;
    QTest::newRow("h100-price-after-cut") << u"3 to 4 USD/h"_s;
    QTest::newRow("trainium3-energy") << u"40%"_s; // not recomputed: as claimed
    QTest::newRow("cost-leadership") << u"–"_s;
}

void TestClaimVerdicts::claimedIsInTheMeasureOfTheAxis()
{
    const ClaimCheck one = check(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(one.claim != nullptr);
    QFETCH(const QString, text);
    QCOMPARE(plain(claimedText(one, Formatter())), text);
}

void TestClaimVerdicts::valuesAndEndsHaveAsManyDigits()
{
    const QString text = plain(arithmeticText(check(u"trainium4-fp4"_s).readings.constFirst(), Formatter()));
    QVERIFY2(text.contains(u"15100 TFLOPS (13800 to 16400)"_s), qPrintable(text));
}

void TestClaimVerdicts::nothingIsSaidTwice()
{
    const PageSpec shown = page(onDemandBoard());
    for (const QStringList &row : textRows(shown.numbers)) {
        const QString how = row.constLast();
        static const QRegularExpression twoStops(u"[a-z]\\.\\."_s);
        QVERIFY2(!how.contains(twoStops) && !how.startsWith(u"- "_s) && !how.startsWith(u"-."_s), qPrintable(how));
        const QStringList sentences = how.split(u". "_s);
        QCOMPARE(QSet<QString>(sentences.begin(), sentences.end()).size(), sentences.size());
    }
    QCOMPARE(check(u"trainium3-energy"_s).reason, u"AWS publishes no power figure for either chip."_s);
    for (const QString &note : shown.notes)
        QVERIFY2(note.count(u"Chipboard shows"_s) + note.count(u"Chipboard uses"_s) <= 1, qPrintable(note));
}

void TestClaimVerdicts::filesLeaveOpenWhatCannotBeChecked()
{
    const PageSpec shown = page(onDemandBoard());
    const auto column = [&shown](const QString &key) {
        for (qsizetype i = 0; i < shown.data.columns.size(); ++i) {
            if (shown.data.columns.at(i).title == key)
                return i;
        }
        return qsizetype(-1);
    };
    QSet<QString> words;
    for (const QStringList &row : plainRows(shown.data)) {
        const QString holds = row.at(column(u"holds"_s));
        words << holds;
        if (row.at(column(u"verdict"_s)) == u"cannot-be-checked")
            QVERIFY2(holds.isEmpty(), qPrintable(row.join(u'|')));
        if (row.at(column(u"id"_s)) == u"trainium-cost-per-token")
            QCOMPARE(row.at(column(u"claimed_ratio"_s)).toDouble(), 0.46); // next to the recomputed ratio
    }
    QCOMPARE(words, QSet<QString>({QString(), u"yes"_s, u"no"_s, u"open"_s}));
}

void TestClaimVerdicts::theRuleStandsUnderTheTitle()
{
    const PageSpec shown = page(onDemandBoard());
    QVERIFY(shown.notice.text.startsWith(u"A claim holds if "_s));
    QVERIFY(shown.notice.text.contains(m_catalog.workload(onDemandBoard().workload)->name));
    QVERIFY(shown.notice.text.contains(m_catalog.book(onDemandBoard().priceBook)->name));
    QVERIFY(shown.notes.contains(shown.notice.text));
    // By the rule, 181 / 47.5 = 3.81 rounds to 4, at most a twentieth away; 3.80 is not 3.9.
    QVERIFY(check(u"trainium2-four-times"_s).readings.constLast().holds);
    QVERIFY(!check(u"trn3-ultraserver-bandwidth"_s).readings.constLast().holds);
}

void TestClaimVerdicts::rainierHasItsOwnFiguresAlone()
{
    const auto rows = [this](const QList<ChipId> &chips) {
        Board board = onDemandBoard(chips);
        board.instances.clear();
        board.systems = {SystemId(u"gb300-nvl72"_s)};
        return plainRows(page(board).lists.constLast());
    };
    const QList<QStringList> alone = rows({});
    QCOMPARE(rows({ChipId(u"h100-sxm"_s), ChipId(u"b200"_s), ChipId(u"trainium2"_s)}), alone);
    int fp8 = 0;
    for (const QStringList &row : alone) {
        QVERIFY2(!row.at(6).startsWith(u" ·"_s) && !row.at(6).endsWith(u"· "_s), qPrintable(row.at(6)));
        fp8 += row.constFirst() == u"FP8 compute" ? 1 : 0;
    }
    QCOMPARE(fp8, 1);
}

// Charts show the figures that the catalogue prefers.
void TestClaimVerdicts::figuresShownAreThosePreferred()
{
    const auto prefer = [this](const char *id) {
        return m_catalog.contradiction(ContradictionId(QString::fromLatin1(id)))->prefer;
    };
    QCOMPARE(prefer("C39"), u"a"_s); // chip pages: GiB/s
    for (const char *chip : {"trainium", "inferentia2"})
        QCOMPARE(m_catalog.chip(ChipId(QString::fromLatin1(chip)))->memoryBandwidth.unit, Unit::GiBps);
    QCOMPARE(prefer("C36"), u"a"_s); // chip pages: 1,299
    QCOMPARE(m_catalog.chip(ChipId(u"trainium2"_s))->dense.at(Precision::Fp8).value->value, 1299.0);
    QCOMPARE(prefer("C40"), u"a"_s); // chip page: 2.56 TB/s
    QCOMPARE(m_catalog.chip(ChipId(u"trainium3"_s))->scaleUp->value->value, 2560.0);
    const PageSpec shown = page(onDemandBoard());
    for (const char *id : {"C03", "C08", "C09"}) { // both figures are prices from the guide's list
        const QList<QStringList> rows = textRows(shown.numbers);
        const auto row = std::ranges::find_if(
            rows, [id](const QStringList &one) { return one.constFirst().startsWith(QLatin1String(id)); });
        QVERIFY(row != rows.end());
        QCOMPARE(row->at(6), u"only in the price book Guide, Dec 2025"_s);
    }
    QVERIFY(
        shown.notes.join(u'\n').contains(u"Chipboard shows these prices only in the price book Guide, Dec 2025."_s));
}

void TestClaimVerdicts::computationsAreInOneUnit_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("told");
    constexpr double gib = 1.073741824; // GB
    QTest::newRow("C30") << 100.0 * 32 / 40 << u"80.0%"_s;
    QTest::newRow("C30") << 100.0 * 820 * gib / 1555 << u"56.6%"_s;
    QTest::newRow("C30") << 100.0 * 32 / 80 << u"40.0%"_s;
    QTest::newRow("C30") << 100.0 * 820 * gib / 2039 << u"43.2%"_s;
    QTest::newRow("C31") << 100.0 * 1536 / 640 << u"240.0%"_s;
    QTest::newRow("C34") << 100.0 * 9.8 / (13.12 * gib) << u"69.6%"_s;
    QTest::newRow("C34") << 100.0 * 9.8 / 13.12 << u"74.7%"_s; // the other reading, with its unit
    QTest::newRow("C36") << 667 - 629.1 << u"37.9"_s;
    QTest::newRow("C36") << 671 - 629.1 << u"41.9"_s;
    QTest::newRow("C36") << 1299 - 1258.3 << u"40.7"_s;
}

void TestClaimVerdicts::computationsAreInOneUnit()
{
    QFETCH(const double, value);
    QFETCH(const QString, told);
    QVERIFY(QString::number(value, 'f', 1) == QString(told).remove(u'%'));
    const QString whole = QString(told).replace(u".0%"_s, u"%"_s);
    const Contradiction *one = m_catalog.contradiction(ContradictionId(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY2(one->computation.contains(whole), qPrintable(one->computation));
}

CHIPBOARD_TEST(TestClaimVerdicts, QCoreApplication)

} // namespace tst_claimverdicts

#include "tst_claimverdicts.moc"
