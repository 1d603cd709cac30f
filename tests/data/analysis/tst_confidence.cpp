// Confidence by its table, and over the shipped catalogue: that of its weaker side, with a sentence for each.
#include "data/analysis/confidence.h"

#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_confidence {

class TestConfidence : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void followsEvidenceAndWidth_data();
    void followsEvidenceAndWidth();
    void isThatOfTheWeakerSide();
    void theCauseIsTheBoundThatDecides();
    void borrowedConstantsAreLow();
    void publishedFiguresHaveNone();
    void saysTheErrorOfBothSides();
    void saysWhichMeasurementsCount();
    void fewMeasurementsAreSaid();

private:
    [[nodiscard]] Confidence of(const QStringList &chips, const char *metric) const;

    Catalog m_catalog;
};

Confidence TestConfidence::of(const QStringList &chips, const char *metric) const
{
    Board board = onDemandBoard();
    board.chips = mapped(chips, [](const QString &id) { return ChipId(id); });
    const MetricId asked(QString::fromLatin1(metric));
    const ResultTable table = evaluate(m_catalog, board, {asked});
    Verdict verdict{.best = chips.constFirst(), .other = chips.size() > 1 ? chips.at(1) : QString()};
    return confidenceIn(m_catalog, table, workloadView(m_catalog, board, table), verdict, asked, Formatter());
}

// 1.00 (0.73 to 1.36): both sides as on the Answer page, not only the larger one.
void TestConfidence::saysTheErrorOfBothSides()
{
    const auto [low, high] = errorTexts({0.73, 1.0, 1.36}, Formatter());
    QCOMPARE(low, u"\u221227%"_s);
    QCOMPARE(high, u"+36%"_s);
    const Confidence confidence = of({u"h100-sxm"_s}, "tokens_per_s");
    QVERIFY2(confidence.reasons.constFirst().contains(u"results may differ by \u2212"_s),
             qPrintable(confidence.reasons.join(u'|')));
}

// Accuracy counts the predictions of all workloads: the sentence says that its own number is of one.
void TestConfidence::saysWhichMeasurementsCount()
{
    const auto reason = [this](const char *workload, const char *metric) {
        Board board = onDemandBoard();
        board.chips = {ChipId(u"h100-sxm"_s)};
        board.workload = WorkloadId(QString::fromLatin1(workload));
        const MetricId asked(QString::fromLatin1(metric));
        const ResultTable table = evaluate(m_catalog, board, {asked});
        return confidenceIn(m_catalog, table, workloadView(m_catalog, board, table), {.best = u"h100-sxm"_s}, asked,
                            Formatter())
            .reasons.value(0);
    };
    for (const Workload &work : m_catalog.workloads) {
        const bool serves = work.task == Task::Serve;
        if (!serves && work.task != Task::Pretrain)
            continue;
        const QString text = reason(work.id.text().toLatin1(), serves ? "tokens_per_s" : "wall_hours");
        if (!text.isEmpty())
            QVERIFY2(text.contains(serves ? u" published measurements of serving; "_s
                                          : u" published measurements of training; "_s),
                     qPrintable(text));
    }
    QVERIFY(!reason(onDemandBoard().workload.text().toLatin1(), "tokens_per_s").isEmpty());
}

// One published serving test of TPU v6e, 955 of H100's family.
void TestConfidence::fewMeasurementsAreSaid()
{
    Board board = onDemandBoard();
    board.chips = {ChipId(u"tpu-v6e"_s), ChipId(u"h100-sxm"_s)};
    const ResultTable table = evaluate(m_catalog, board, {MetricId(u"tokens_per_s"_s)});
    const WorkloadView view = workloadView(m_catalog, board, table);
    QCOMPARE(scarceText(m_catalog, *view.row(u"tpu-v6e"_s), Formatter()),
             u"TPU v6e is based on only 1 measurement of serving."_s);
    QCOMPARE(scarceText(m_catalog, *view.row(u"h100-sxm"_s), Formatter()), QString());
}

void TestConfidence::followsEvidenceAndWidth_data()
{
    QTest::addColumn<int>("measurements");
    QTest::addColumn<bool>("borrowed");
    QTest::addColumn<double>("error");
    QTest::addColumn<int>("trust");

    const auto row = [](const char *name, int measurements, bool borrowed, double error, Trust trust) {
        QTest::newRow(name) << measurements << borrowed << error << static_cast<int>(trust);
    };
    row("much and narrow", 24, false, 0.3, Trust::High);
    row("much but wider", 24, false, 0.31, Trust::Medium);
    row("less and narrow", 23, false, 0.1, Trust::Medium);
    row("just enough", 8, false, 0.5, Trust::Medium);
    row("too little", 7, false, 0.1, Trust::Low);
    row("too wide", 900, false, 0.51, Trust::Low);
    row("borrowed", 900, true, 0.1, Trust::Low);
}

void TestConfidence::followsEvidenceAndWidth()
{
    QFETCH(const int, measurements);
    QFETCH(const bool, borrowed);
    QFETCH(const double, error);
    QFETCH(const int, trust);
    QCOMPARE(static_cast<int>(trustOf(measurements, borrowed, error)), trust);
}

void TestConfidence::isThatOfTheWeakerSide()
{
    const Confidence strong = of({u"h100-sxm"_s}, "usd_per_1m_tokens");
    const Confidence weak = of({u"trainium2"_s}, "usd_per_1m_tokens");
    const Confidence both = of({u"h100-sxm"_s, u"trainium2"_s}, "usd_per_1m_tokens");
    QCOMPARE(both.trust, std::min(strong.trust, weak.trust));
    QCOMPARE(both.reasons.size(), 2);
    QVERIFY(both.reasons.contains(strong.reasons.constFirst()) && both.reasons.contains(weak.reasons.constFirst()));
    QVERIFY2(strong.reasons.constFirst().startsWith(u"H100: based on "_s), qPrintable(strong.reasons.constFirst()));
    QVERIFY(!both.word().isEmpty() && both.label().endsWith(u" confidence"_s));
}

// For each chip the sentence names the bound that the two numbers in its reason miss.
void TestConfidence::theCauseIsTheBoundThatDecides()
{
    static const QRegularExpression told(
        u"based on (\\d+) published measurements? of serving; results may differ by −(\\d+)% to \\+(\\d+)%"_s);
    QMap<QString, int> seen;
    for (const Chip &chip : std::as_const(m_catalog.chips)) {
        const Confidence one = of({chip.id.text()}, "tokens_per_s_per_chip");
        if (one.trust == Trust::Unknown)
            continue;
        const QString name = chip.name;
        const QRegularExpressionMatch match = told.match(one.reasons.constFirst());
        const int runs = match.captured(1).toInt();
        const QString cause = !match.hasMatch() ? u"Low because %1 has no published measurement of its own."_s
            : runs < 8                          ? u"Low because %1 has fewer than 8 published measurements."_s
            : match.captured(3).toInt() > 50    ? u"Low because results of %1 may differ by more than 50%."_s
            : runs < 24                         ? u"Not high because %1 has fewer than 24 published measurements."_s
            : match.captured(3).toInt() > 30    ? u"Not high because results of %1 may differ by more than 30%."_s
                                                : QString();
        QCOMPARE(one.cause, cause.isEmpty() ? cause : cause.arg(name));
        ++seen[cause];
    }
    QVERIFY2(seen.size() > 2, qPrintable(seen.keys().join(u' ')));
    const Confidence both = of({u"h100-sxm"_s, u"trainium2"_s}, "usd_per_1m_tokens");
    const Confidence weak = of({u"trainium2"_s}, "usd_per_1m_tokens");
    QCOMPARE(both.cause, weak.cause); // that of the weaker side
}

void TestConfidence::borrowedConstantsAreLow()
{
    int borrowed = 0;
    for (const Chip &chip : std::as_const(m_catalog.chips)) {
        const Confidence one = of({chip.id.text()}, "tokens_per_s_per_chip");
        if (one.reasons.isEmpty() || !one.reasons.constFirst().contains(u"no published measurement"))
            continue;
        ++borrowed;
        QCOMPARE(one.trust, Trust::Low);
    }
    QVERIFY(borrowed > 0);
}

void TestConfidence::publishedFiguresHaveNone()
{
    const Confidence memory = of({u"h100-sxm"_s, u"trainium2"_s}, "memory");
    QCOMPARE(memory.trust, Trust::Unknown);
    QVERIFY(memory.reasons.isEmpty() && memory.label().isEmpty() && memory.word().isEmpty());
}

CHIPBOARD_TEST(TestConfidence, QCoreApplication)

} // namespace tst_confidence

#include "tst_confidence.moc"
