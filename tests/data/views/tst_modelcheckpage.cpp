// The Model check page for a few rows, and for the shipped evidence.
#include "data/views/pages.h"

#include "data/files/catalogreader.h"
#include "data/files/evidencereader.h"
#include "tests/support/metricfixture.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_modelcheckpage {

class TestModelCheckPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void saysHowGoodThePredictionsAre();
    void listsWhatIsNotPredicted();
    void namesWhatItsMemoryModelRejects();
    void rowsSayWhatTheirIdAbbreviates();
    void tellsWhatRangesHeld();
    void leadsWithWhatTheFitNeverSaw();
    void describesAMark();
    void everyKindOfTheEvidenceHasWords();
    void filesHoldMeasurementsAndSummaries();
    void nothingToCheck();
    void namesKindsInWords();
    void holdsEveryShippedMeasurement();

private:
    static ModelCheck checkOf(const QList<CheckRow> &rows);
};

static CheckRow row(const char *id, const char *kind, const char *chip, const char *family, const char *unit,
                    std::optional<double> predicted, std::optional<double> measured, const char *reason = "")
{
    return CheckRow{.id = QString::fromLatin1(id),
                    .kind = QString::fromLatin1(kind),
                    .model = u"Llama"_s,
                    .chip = QString::fromLatin1(chip),
                    .family = QString::fromLatin1(family),
                    .unit = QString::fromLatin1(unit),
                    .predicted = predicted,
                    .measured = measured,
                    .reason = QString::fromLatin1(reason),
                    .sources = {SourceId(u"source"_s)}};
}

static QList<CheckRow> fewRows()
{
    QList<CheckRow> rows{
        row("a", "throughput", "Trainium2", "neuron", "tokens/s", 1100.0, 1000.0), // 10% above
        row("b", "decode", "H100", "hopper", "tokens/s", 80.0, 100.0),             // 20 % below
        row("c", "decode", "Unknown 7", "hopper", "tokens/s", 130.0, 100.0),       // 30 % above
        row("d", "full_run", "H100", "hopper", "h", 1.0, 1.0),
        row("e", "mlperf_server", "H100", "hopper", "tokens/s", {}, 50.0, "Nobody knows the lengths."),
    };
    rows[1].note = u"The software is old."_s;
    return rows;
}

// Summaries as from checkModel(), without its predictions.
ModelCheck TestModelCheckPage::checkOf(const QList<CheckRow> &rows)
{
    ModelCheck check{.rows = rows};
    QList<double> all;
    std::map<QString, QList<double>> kinds;
    std::map<QString, QList<double>> families;
    for (const CheckRow &row : rows) {
        if (const auto error = row.error()) {
            all << std::fabs(*error);
            kinds[row.kind] << std::fabs(*error);
            families[row.family] << std::fabs(*error);
        }
    }
    check.all = summaryOf(all);
    for (const auto &[kind, errors] : kinds)
        check.byKind[kind] = summaryOf(errors);
    for (const auto &[family, errors] : families)
        check.byFamily[family] = summaryOf(errors);
    return check;
}

// smallWorld() with two calibration families, as in calibration.json.
static Catalog world()
{
    Catalog catalog = smallWorld();
    ChipFamily any;
    any.id = u"any"_s;
    any.label = u"all chips"_s;
    ChipFamily hopper;
    hopper.id = u"hopper"_s;
    hopper.label = u"NVIDIA Hopper"_s;
    hopper.parent = u"any"_s;
    hopper.match = QStringList{u"h100"_s};
    catalog.calibration.families = {any, hopper};
    return catalog;
}

void TestModelCheckPage::saysHowGoodThePredictionsAre()
{
    const PageSpec page = modelCheckPage(checkOf(fewRows()), world(), Formatter());
    // Errors 0, 10, 20, 30 %: the median is 15 %, three of four are within 25 %. Decode: 20 and 30 %; nine of ten
    // within 29 % by linear interpolation. Hopper: 0, 20, 30 %; within 28 %.
    const QString expected =
        uR"text(page model-check: Our estimates are within 25% of the measured result 75% of the time
support: Charts show the final fit: median error 15% over 4 measurements.
chart predicted_measured: Predicted vs measured
  subtitle: tokens per second, both axes logarithmic · 3 measurements · 1 more have other units: see the bars
  axis: Measured [tokens/s] 50 to 2000, ticks 50 100 200 500 1000 2000, logarithmic
  y axis: Predicted [tokens/s] 50 to 2000, ticks 50 100 200 500 1000 2000, logarithmic
  band "within 25%" (50, 37.5) (2000, 1500) to (50, 62.5) (2000, 2500)
  line  other quiet "predicted = measured" (50, 50) (2000, 2000)
  mark a trainium (1000, 1100) solid diamond ""
  mark b nvidia (100, 80) solid circle ""
  mark c nvidia (100, 130) solid circle ""
chart error_by_kind: Error by kind of measurement
  subtitle: median error in % · number of predictions in brackets, all workloads · lower is better
  axis: Median error [%] 0 to 30, ticks 0 10 20 30
  At a given batch other 25 [25, 29] solid "25% (2)"
  Training throughput other 10 solid "10% (1)"
  Training runs other 0 solid "0% (1)"
  MLPerf server other gap "none predicted"
chart error_by_family: Error by chip family
  subtitle: median error in % · number of predictions in brackets, all workloads · lower is better
  axis: Median error [%] 0 to 30, ticks 0 10 20 30
  NVIDIA Hopper nvidia 20 [20, 28] solid "20% (3)"
  neuron other 10 solid "10% (1)"
legend: colour = maker of the chip · diamond = training, circle = generation at a given batch, square = at full load, triangle = other · line = up to its end, nine of ten predictions are closer
footer: Source: Title of source, 31 Jan 2026, https://example.org/source · Catalogue of 31 Jan 2026
numbers: Measurement | What | Model | Chip | Predicted | Range | Measured | Unit | Error | Remark | Source
  Llama on Trainium2 | Training throughput | Llama | Trainium2 | 1100 | – | 1000 | tokens/s | +10% |  | Title of source
  Llama on H100 | At a given batch | Llama | H100 | 80 | – | 100 | tokens/s | −20% | The software is old. | Title of source
  Llama on Unknown 7 | At a given batch | Llama | Unknown 7 | 130 | – | 100 | tokens/s | +30% |  | Title of source
  Llama on H100 | Training runs | Llama | H100 | 1 | – | 1 | h | +0% |  | Title of source
  Llama on H100 | MLPerf server | Llama | H100 | – | – | 50 | tokens/s | – | Not predicted: Nobody knows the lengths. | Title of source
file: model-check
)text"_s;
    QCOMPARE(firstDifference(toText(page), expected), QString());
    QVERIFY(page.hasLead);
}

void TestModelCheckPage::listsWhatIsNotPredicted()
{
    QList<CheckRow> rows = fewRows();
    rows << row("f", "prefill", "H100", "hopper", "s", {}, {}, "No prompt.")
         << row("g", "prefill", "H100", "hopper", "s", {}, {}, "No prompt.");
    const PageSpec page = modelCheckPage(checkOf(rows), world(), Formatter());
    QCOMPARE(page.notes.size(), 3);
    QCOMPARE(page.notes.at(0), u"The error is the predicted value divided by the measured one, minus one."_s);
    QCOMPARE(page.notes.at(1), u"Not predicted, 2 times: No prompt."_s);
    QCOMPARE(page.notes.at(2), u"Not predicted, once: Nobody knows the lengths."_s);
    QCOMPARE(page.sources, (QStringList{u"Title of source, 31 Jan 2026, https://example.org/source"_s}));
    QCOMPARE(page.numbers.rows.size(), rows.size());
}

// Rows b and e are "Llama" on an H100; ids are only for files.
void TestModelCheckPage::namesWhatItsMemoryModelRejects()
{
    ModelCheck check = checkOf(fewRows());
    check.calledImpossible = {u"a"_s, u"b"_s, u"e"_s};
    QCOMPARE(modelCheckPage(check, world(), Formatter()).notes.constLast(),
             u"The memory model rejects configurations that did run: Llama on Trainium2, Llama on H100 (2 runs)."_s);
}

void TestModelCheckPage::rowsSayWhatTheirIdAbbreviates()
{
    QList<CheckRow> rows{row("gpustack-bf16-tp2", "max_throughput", "H100", "hopper", "tokens/s", 80.0, 100.0)};
    rows[0].chips = 2;
    rows[0].precision = u"bf16"_s;
    rows[0].input = 214;
    rows[0].output = 200;
    rows[0].batch = 100;
    rows[0].stack = u"SGLang 0.5.4 (rocm7)"_s;
    const PageSpec page = modelCheckPage(checkOf(rows), world(), Formatter());
    const QString said =
        u"Llama on 2 × H100 · BF16 · 214 tokens in, 200 out · 100 concurrent requests · SGLang 0.5.4"_s;
    QCOMPARE(QString(page.numbers.rows.constFirst().constFirst().text).replace(QChar(0x00A0), u' '), said);
    QCOMPARE(page.numbers.subjects.constFirst().id, u"gpustack-bf16-tp2"_s); // for highlights
    QCOMPARE(plainText(page.data.rows.constFirst().constFirst()), u"gpustack-bf16-tp2"_s);
}

void TestModelCheckPage::tellsWhatRangesHeld()
{
    QList<CheckRow> rows = fewRows();
    rows[1].low = 70.0; // predicted 80, measured 100: in range
    rows[1].high = 110.0;
    rows[2].low = 110.0; // predicted 130, measured 100: not in range
    rows[2].high = 150.0;
    Catalog catalog = world();
    catalog.calibration.serving.evidence.rows = 2053;
    catalog.calibration.serving.ranges = {
        ServingRange{u"throughput"_s, false, false, 20, 3, 0.25, 0.5, 0.8},
        ServingRange{u"throughput"_s, false, true, 20, 3, 0.14, 0.4, 0.8},
        ServingRange{u"latency"_s, true, true, 20, 3, 0.31, 0.9, 0.8},
    };
    ModelCheck check = checkOf(rows);
    check.all.ranged = check.byKind[u"decode"_s].ranged = 2;
    check.all.coverage = check.byKind[u"decode"_s].coverage = 0.5;
    const PageSpec page = modelCheckPage(check, catalog, Formatter());
    QStringList notes = page.notes;
    notes.replaceInStrings(QString(QChar(0x00A0)), u" "_s);
    QCOMPARE(notes.at(1), u"The serving constants are based on 2053 measurements."_s);
    QCOMPARE(notes.at(2),
             u"Median error of measurements excluded from the fit, by source, model and chip: "
             "throughput 14%, inter-token latency (TPOT) (MoE) 31%."_s);
    QVERIFY2(notes.at(3).startsWith(u"With the final fit the ranges held in 50% of 2 cases."), qPrintable(notes.at(3)));
    QCOMPARE(page.numbers.rows.at(1).at(5).text, u"70 to 110"_s);
    QCOMPARE(page.numbers.rows.at(0).at(5).text, u"–"_s);
    QString said = page.charts.at(1).series.constFirst().points.constFirst().description;
    QVERIFY2(said.replace(QChar(0x00A0), u' ').endsWith(u"The range held in 50% of 2 cases."), qPrintable(said));
}

// Ids of kinds are only for files.
void TestModelCheckPage::everyKindOfTheEvidenceHasWords()
{
    const Catalog catalog = loadCatalog({}).catalog;
    for (const MeasuredRun &run : shippedEvidence(catalog).set.runs)
        QVERIFY2(checkKindLabel(run.kind) != run.kind, qPrintable(run.kind));
}

void TestModelCheckPage::filesHoldMeasurementsAndSummaries()
{
    const PageSpec page = modelCheckPage(checkOf(fewRows()), world(), Formatter());
    QCOMPARE(page.data.rows.size(), 5);
    QCOMPARE(page.data.columns.size(), 13);
    QCOMPARE(plainTexts(page.data.rows.at(1).first(7)),
             (QStringList{u"b"_s, u"decode"_s, u"Llama"_s, u"H100"_s, u"80"_s, u"100"_s, u"tokens/s"_s}));
    QVERIFY(std::abs(plainText(page.data.rows.at(1).at(7)).toDouble() + 0.2) < 1e-9);
    QCOMPARE(plainText(page.data.rows.at(4).at(4)), QString()); // not predicted: no number, but a reason
    QCOMPARE(plainText(page.data.rows.at(4).at(8)), u"Nobody knows the lengths."_s);
    QCOMPARE(page.lists.size(), 1);
    const Table &summary = page.lists.constFirst();
    QCOMPARE(summary.name, u"summary"_s);
    QCOMPARE(plainTexts(summary.rows.constFirst().first(3)), (QStringList{u"all"_s, {}, u"4"_s}));
    QVERIFY(std::abs(*summary.rows.constFirst().at(3).value - 0.15) < 1e-9);
    // Decode: 20 and 30 %.
    QCOMPARE(plainTexts(summary.rows.at(1).first(3)), (QStringList{u"kind"_s, u"decode"_s, u"2"_s}));
    QVERIFY(std::abs(plainText(summary.rows.at(1).at(3)).toDouble() - 0.25) < 1e-9);
}

void TestModelCheckPage::leadsWithWhatTheFitNeverSaw()
{
    ModelCheck check = checkOf(fewRows());
    check.heldOut = {2053, 40, 0.294, 0.44};
    const PageSpec page = modelCheckPage(check, world(), Formatter());
    QCOMPARE(page.title, u"On sources that it never saw, the model is typically 29% off"_s);
    QCOMPARE(page.support,
             u"Held out, one source at a time: 2053 serving measurements from 40 sources, median error 29%; 44% are "
             "within 25%. Charts show the final fit: median error 15% over 4 measurements."_s);
}

void TestModelCheckPage::describesAMark()
{
    const PageSpec page = modelCheckPage(checkOf(fewRows()), world(), Formatter());
    QString text = page.charts.constFirst().plane.marks.at(1).description;
    QCOMPARE(page.charts.constFirst().plane.marks.at(1).shownName(), u"Llama on H100"_s); // heads its card
    QCOMPARE(text.replace(QChar(0x00A0), u' '),
             u"Llama on H100, At a given batch: predicted 80 tokens/s, measured 100 tokens/s, error −20%. "
             "Source: Title of source."_s);
}

void TestModelCheckPage::nothingToCheck()
{
    const PageSpec page = modelCheckPage({}, world(), Formatter());
    QCOMPARE(page.title, u"No measurement could be predicted"_s);
    QVERIFY(page.charts.constFirst().plane.marks.isEmpty());
    QCOMPARE(page.footer, u"Catalogue of 31 Jan 2026"_s);
}

void TestModelCheckPage::namesKindsInWords()
{
    QCOMPARE(checkKindLabel(u"prefill"_s), u"First token"_s);
    QCOMPARE(checkKindLabel(u"a-new-kind"_s), u"a-new-kind"_s);
}

void TestModelCheckPage::holdsEveryShippedMeasurement()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const RunSet set = shippedEvidence(catalog).set;
    CheckBench bench(catalog.calibration);
    bench.add(catalog.models);
    bench.add(set.chips);
    bench.add(catalog.chips);
    const ModelCheck check = checkModel(set.runs, bench);
    QElapsedTimer timer;
    timer.start();
    const PageSpec page = modelCheckPage(check, catalog, Formatter());
    const qint64 spent = timer.elapsed();
    QVERIFY2(spent < 500, qPrintable(QString::number(spent))); // 50 ms with optimisation
    QCOMPARE(page.numbers.rows.size(), check.rows.size());
    QVERIFY(page.charts.at(0).plane.marks.size() > 900);
    for (const PlaneMark &mark : page.charts.at(0).plane.marks) {
        QVERIFY(mark.x > 0.0 && mark.y > 0.0 && std::isfinite(mark.x) && std::isfinite(mark.y));
        QVERIFY2(!mark.description.contains(u"Source: ."_s), qPrintable(mark.id));
    }
    for (const QString &kind : {u"throughput"_s, u"decode"_s, u"outlier_stack"_s})
        QVERIFY(checkKindLabel(kind) != kind);
    for (const ChartCategory &family : page.charts.at(2).categories)
        QCOMPARE(family.role == ColourRole::Nvidia, family.label.startsWith(u"NVIDIA"_s));
    QVERIFY(page.sources.size() > 50);
}

CHIPBOARD_TEST(TestModelCheckPage, QCoreApplication)

} // namespace tst_modelcheckpage

#include "tst_modelcheckpage.moc"
