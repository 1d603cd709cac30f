// The exact bytes that scripts read.
#include "data/compare/boardestimate.h"
#include "data/compare/request.h"
#include "data/views/estimateexport.h"
#include "data/views/pages.h"
#include "data/views/pagetexts.h"
#include "tests/support/catalogboard.h"
#include "tests/support/importfixture.h"
#include "tests/support/rounds.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_estimateexport {

static Estimate sample()
{
    Estimate estimate{.workload = u"w1"_s,
                      .on = u"i1"_s,
                      .title = u"Work: 2 x i1, 16 C chips"_s,
                      .count = 16,
                      .instances = 2,
                      .fits = true,
                      .bound = Bound::MemoryBandwidth,
                      .price = PriceOrigin{u"b1"_s,
                                           u"Book"_s,
                                           u"i1, AWS"_s,
                                           u"on-demand price"_s,
                                           u"2026-01-31"_s,
                                           u"published"_s,
                                           false,
                                           {3.0, 3.5, 4.0},
                                           8,
                                           u"us-east-2"_s,
                                           {},
                                           u"on-demand"_s}};
    estimate.results << EstimateResult{u"wall_hours"_s, Interval{90, 100, 120},  Unit::Hour,
                                       u"a / b"_s,      {{"a"_L1, 1.0, "h"_L1}}, {}}
                     << EstimateResult{u"cost"_s, Interval::exactly(12345678.0), Unit::Usd, u"c"_s, {}, {}}
                     << EstimateResult{u"ttft"_s, std::nullopt, Unit::Millisecond, u"d"_s, {}, u"No \"prompt\"."_s};
    estimate.notes << u"A note."_s;
    return estimate;
}

static ModelCheck sampleCheck()
{
    ModelCheck check;
    CheckRow good{.id = u"r1"_s, .kind = u"decode"_s, .unit = u"tokens/s"_s, .predicted = 110.0, .measured = 100.0};
    check.rows << good << CheckRow{.id = u"r2"_s, .kind = u"decode"_s, .reason = u"Nothing is known."_s};
    check.all = check.byKind[u"decode"_s] = summaryOf({0.1});
    return check;
}

class TestEstimateExport : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void writesAnEstimate();
    void countsHaveTheirWords();
    void writesNullWithoutPriceAndInstance();
    void tellsAnEstimate();
    void tellsForHowManyRequests();
    void tellsAStatusOnce();
    void hasTheDigitsOfPages();
    void listsAnEstimate();
    void writesACheck();
    void tellsWhatRangesHeld();
    void statesTheHeldOutError();
    void statesWhatRangesHeldByKind();
    void tellsNoErrorOfNothing();
    void tellsReasonsOnce();
    void tellsMoneyInAnotherCurrency();
};

// 12,345,678 USD x 150 = 1,851,851,700 JPY. The list price stays in USD.
void TestEstimateExport::tellsMoneyInAnotherCurrency()
{
    const Currency yen{u"JPY"_s, 150.0};
    const QJsonObject json = QJsonDocument::fromJson(estimateToJson(sample(), yen)).object();
    QCOMPARE(json[u"currency"_s][u"code"_s].toString(), u"JPY"_s);
    QCOMPARE(json[u"currency"_s][u"per_usd"_s].toDouble(), 150.0);
    QCOMPARE(json[u"results"_s][0][u"value"_s].toDouble(), 100.0); // hours
    QCOMPARE(json[u"results"_s][1][u"value"_s].toDouble(), 1'851'851'700.0);
    QCOMPARE(json[u"results"_s][1][u"unit"_s].toString(), u"JPY"_s);
    QCOMPARE(json[u"results"_s][1][u"formula"_s].toString(), u"c × 150 JPY per USD (your rate)"_s);
    const Table list = estimateToList(sample(), yen);
    QCOMPARE(list.columns.constLast().title, u"jpy_per_usd"_s);
    for (const QStringList &row : plainRows(list))
        QCOMPARE(row.constLast(), u"150"_s);
    const QString text = estimateToText(sample(), yen);
    QVERIFY2(text.contains(u"1,850,000,000 JPY"_s), qPrintable(text));
    QVERIFY(text.contains(u"3 to 4\u00a0USD/h"_s));
    QVERIFY(text.contains(u"1 USD = 150 JPY (your rate)."_s));
    QCOMPARE(estimateToJson(sample(), {}), estimateToJson(sample()));
}

void TestEstimateExport::writesAnEstimate()
{
    const QByteArray expected = R"({
  "workload": "w1",
  "on": "i1",
  "count": 16,
  "instances": 2,
  "fits": true,
  "bound": "memory bandwidth",
  "price_book": "b1",
  "price_type": "on-demand",
  "price_status": "published",
  "price_as_of": "2026-01-31",
  "price_of": "i1, AWS",
  "price_region": "us-east-2",
  "results": [
    {"metric": "wall_hours", "value": 100, "low": 90, "high": 120, "unit": "h", "formula": "a / b", "inputs": [{"name": "a", "value": 1, "unit": "h"}], "reason": ""},
    {"metric": "cost", "value": 12345678, "low": 12345678, "high": 12345678, "unit": "USD", "formula": "c", "inputs": [], "reason": ""},
    {"metric": "ttft", "value": null, "low": null, "high": null, "unit": "ms", "formula": "d", "inputs": [], "reason": "No \"prompt\"."}
  ],
  "notes": ["A note."],
  "nearest": null
}
)";
    QCOMPARE(QString::fromUtf8(estimateToJson(sample())), QString::fromUtf8(expected));
}

// Tokens are counted in millions or in billions: a bare number would not say which.
void TestEstimateExport::countsHaveTheirWords()
{
    Estimate counted = sample();
    counted.results = {{u"fleet_tokens"_s, Interval::exactly(183.0), Unit::One, {}, {}, {}},
                       {u"api_break_even_tokens"_s, Interval::exactly(44'600.0), Unit::One, {}, {}, {}}};
    const QString text = estimateToText(counted);
    QVERIFY2(text.contains(u"183 billion tokens per month"_s), qPrintable(text));
    QVERIFY2(text.contains(u"44,600 million tokens per month"_s), qPrintable(text));
    const QJsonArray results = QJsonDocument::fromJson(estimateToJson(counted))[u"results"_s].toArray();
    QCOMPARE(results.at(0)[u"unit"_s].toString(), u"billion tokens per month"_s);
}

void TestEstimateExport::writesNullWithoutPriceAndInstance()
{
    Estimate estimate = sample();
    estimate.instances = 0;
    estimate.price = std::nullopt;
    estimate.bound = std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(estimateToJson(estimate)).object();
    for (const char *key :
         {"instances", "price_book", "price_type", "price_status", "price_as_of", "price_of", "price_region", "bound"})
        QVERIFY2(json[QLatin1String(key)].isNull(), key);
}

void TestEstimateExport::tellsAnEstimate()
{
    const QStringList expected{u"Work: 2 x i1, 16 C chips, at the on-demand price of i1, AWS (31 Jan 2026)"_s,
                               u"Memory reads take most of the time."_s,
                               u"wall_hours               100 h = 4.17 days            (90 to 120)"_s,
                               u"cost                     12,300,000 USD"_s,
                               u"Prices: Book; i1, AWS (8 chips) at 3 to 4\u00A0USD/h, dated 31 Jan 2026, published."_s,
                               u"A note."_s,
                               QString()};
    QCOMPARE(estimateToText(sample()).split(u'\n'), expected);
    Estimate custom = sample();
    custom.price->isCustom = true;
    custom.price->asOf.clear();
    const QStringList lines = estimateToText(custom).split(u'\n');
    QCOMPARE(lines.constFirst(), u"Work: 2 x i1, 16 C chips, at the custom price of i1, AWS"_s);
    QCOMPARE(lines.at(4), u"Prices: Book; i1, AWS (8 chips) at the custom price of 3 to 4\u00A0USD/h."_s);
}

// 70B in BF16, 32 requests of 3,584 + 512 tokens: 171.4 GiB, 3 H100; without a number of requests memory is for all
// running ones, and the fewest chips are for one.
void TestEstimateExport::tellsForHowManyRequests()
{
    const auto lines = [](const char *requests, double count, double chips) {
        Estimate estimate = sample();
        estimate.results = {EstimateResult{u"memory_needed"_s,
                                           Interval::exactly(171.4),
                                           Unit::GiB,
                                           u"a"_s,
                                           {{"copies"_L1, 1.0, {}}, {QLatin1String(requests), count, {}}},
                                           {}},
                            EstimateResult{u"fewest_chips"_s, Interval::exactly(chips), Unit::Chips, u"b"_s, {}, {}}};
        return estimateToText(estimate).split(u'\n').mid(2, 2);
    };
    QCOMPARE(lines("batch", 32.0, 3.0),
             (QStringList{u"memory_needed            171 GiB                      for 32 concurrent requests"_s,
                          u"fewest_chips             3 chips                      for 32 concurrent requests"_s}));
    QCOMPARE(lines("requests_at_once", 400.0, 1.0),
             (QStringList{u"memory_needed            171 GiB                      for 400 concurrent requests"_s,
                          u"fewest_chips             1 chip                       for one request"_s}));
    // A calculated number has three digits, a requested one all.
    QVERIFY(lines("requests_at_once", 258.368367144, 1.0).constFirst().endsWith(u" for 258 concurrent requests"_s));
    QVERIFY(lines("batch", 2048.0, 3.0).constFirst().endsWith(u" for 2,048 concurrent requests"_s));
    QCOMPARE(lines("chips", 2.0, 2.0).constLast(), u"fewest_chips             2 chips"_s); // for training
}

void TestEstimateExport::tellsAStatusOnce()
{
    Estimate estimate = sample();
    estimate.price->status = u"approximate"_s;
    estimate.notes << priceStatusNote(FigureStatus::Approximate);
    QCOMPARE(estimateToText(estimate).count(u"approximate"_s), 1);
    QVERIFY(estimateToJson(estimate).contains("The price is approximate.")); // JSON has no such line
}

// Printed estimates have the digits of the pages' tables, over boards of any kind.
void TestEstimateExport::hasTheDigitsOfPages()
{
    const Catalog &catalog = shippedCatalog();
    int compared = 0;
    for (quint32 seed = 0; seed < static_cast<quint32>(rounds(120)); ++seed) {
        const Board board = randomBoardOf(catalog, seed);
        const Currency currency = shownCurrency(board.currency);
        const Formatter formatter(readingLocale(), currency);
        const ResultTable table = evaluate(catalog, board, workloadMetrics(catalog, board));
        for (const SubjectEstimate &row : estimatesOf(catalog, board)) {
            const QString text = u'\n' + estimateToText(row.estimate, currency);
            const auto subject = std::ranges::find_if(
                table.rows, [&row](const ResultRow &one) { return one.subject.id == row.subject.id; });
            for (qsizetype column = 0; column < table.metrics.size(); ++column) {
                const Metric &metric = *table.metrics.at(column);
                const Cell &cell = subject->cells.at(column);
                if (row.estimate.result(QString::fromLatin1(metric.id)) == nullptr || cell.isMissing())
                    continue;
                const QString number = numberCell(cell, formatter).text.remove(u'~').section(u' ', 0, 0);
                const QRegularExpression line(u"\n%1 +%2[ \n]"_s.arg(
                    QRegularExpression::escape(QLatin1String(metric.id)), QRegularExpression::escape(number)));
                QVERIFY2(line.match(text).hasMatch(), qPrintable(number + text));
                ++compared;
            }
        }
    }
    QVERIFY2(compared > rounds(300), qPrintable(QString::number(compared)));
}

void TestEstimateExport::listsAnEstimate()
{
    const Table list = estimateToList(sample());
    QCOMPARE(list.rows.size(), 3);
    const QStringList price{u"b1"_s, u"on-demand"_s, u"published"_s, u"2026-01-31"_s, u"i1, AWS"_s, u"us-east-2"_s};
    const QStringList first{u"wall_hours"_s, u"100"_s, u"90"_s, u"120"_s, u"h"_s, u"a / b"_s, u"a = 1 h"_s, QString()};
    QCOMPARE(plainRows(list).at(0), first + price);
    QCOMPARE(columnTitles(list).mid(8).join(u' '),
             u"price_book price_type price_status price_as_of price_of price_region"_s);
    QCOMPARE(plainRows(list).at(2).mid(8), price); // also for a row without a number
    Estimate unpriced = sample();
    unpriced.price = std::nullopt;
    QCOMPARE(plainRows(estimateToList(unpriced)).at(0), first + QStringList(6, QString()));
    QCOMPARE(plainText(list.rows.at(2).at(1)), QString());
}

void TestEstimateExport::writesACheck()
{
    const QJsonObject json = QJsonDocument::fromJson(modelCheckToJson(sampleCheck())).object();
    QCOMPARE(json[u"n"_s].toInt(), 1);
    QCOMPARE(json[u"median_abs_error"_s].toDouble(), 0.1);
    QCOMPARE(json[u"within_20"_s].toDouble(), 1.0);
    QCOMPARE(json[u"by"_s][u"kind"_s][u"decode"_s][u"n"_s].toInt(), 1);
    QVERIFY(std::abs(json[u"rows"_s][0][u"error"_s].toDouble() - 0.1) < 1e-12);
    QVERIFY(json[u"rows"_s][1][u"error"_s].isNull());
    QCOMPARE(json[u"rows"_s][1][u"reason"_s].toString(), u"Nothing is known."_s);
    QCOMPARE(modelCheckToList(sampleCheck()).rows.size(), 2);
}

void TestEstimateExport::tellsWhatRangesHeld()
{
    ModelCheck check = sampleCheck();
    check.rows[0].low = 80.0;
    check.rows[0].high = 125.0;
    check.byKind[u"decode"_s].ranged = 4;
    check.byKind[u"decode"_s].coverage = 0.75;
    const QStringList row = plainRows(modelCheckToList(check)).at(0);
    QCOMPARE(row.mid(row.size() - 2), (QStringList{u"80"_s, u"125"_s}));
    const QStringList decode = plainRows(modelCheckSummary(check)).at(1);
    QCOMPARE(decode.mid(decode.size() - 2), (QStringList{u"4"_s, u"0.75"_s}));
    const QString all = plainRows(modelCheckSummary(check)).at(0).constLast();
    QVERIFY2(all.isEmpty(), qPrintable(all)); // no ranges, no coverage
    QVERIFY(modelCheckToText(check).contains(u"in range"_s));
    QVERIFY(modelCheckToText(check).contains(QRegularExpression(u"decode.* 75%\\n"_s)));
}

void TestEstimateExport::statesTheHeldOutError()
{
    ModelCheck check = sampleCheck();
    QVERIFY(modelCheckToJson(check).contains("\"held_out\": null"));
    QVERIFY(!modelCheckToText(check).contains(u"Held out"_s));
    check.heldOut = {2053, 40, 0.294, 0.44};
    const QJsonObject json = QJsonDocument::fromJson(modelCheckToJson(check)).object();
    QCOMPARE(json[u"held_out"_s][u"sources"_s].toInt(), 40);
    QCOMPARE(json[u"held_out"_s][u"median_abs_error"_s].toDouble(), 0.294);
    QVERIFY(modelCheckToText(check).contains(
        u": 2,053 serving measurements from 40 sources, median error 29%; 44% are within 25%."_s));
}

// Coverage of the ranges drawn on charts for held-out sources.
void TestEstimateExport::statesWhatRangesHeldByKind()
{
    Calibration calibration;
    calibration.serving.ranges = {ServingRange{u"first_token"_s, false, false, 75, 7, 0.57, 1.19, 0.8133},
                                  ServingRange{u"first_token"_s, false, true, 75, 7, 0.48, 1.13, 0.7867}};
    calibration.training.ranges = {TrainingRange{u"any"_s, true, 64, 5, 0.21, 0.49, 0.7188},
                                   TrainingRange{u"hopper"_s, false, 110, 7, 0.11, 0.26, 0.8182}};
    ModelCheck check = sampleCheck();
    check.held = heldRanges(calibration);
    const QJsonObject json = QJsonDocument::fromJson(modelCheckToJson(check)).object();
    const QJsonArray held = json[u"held_ranges"_s].toArray();
    QCOMPARE(held.size(), 2); // without ranges for sources with other known runs, and without those of families
    QCOMPARE(held.at(0)[u"kind"_s].toString(), u"first_token"_s);
    QCOMPARE(held.at(0)[u"n"_s].toInt(), 75);
    QCOMPARE(held.at(0)[u"coverage"_s].toDouble(), 0.8133);
    QVERIFY(held.at(1)[u"experts"_s].toBool());
    QVERIFY2(modelCheckToText(check).contains(u"within the range: time to first token 81%, training (MoE) 72%."_s),
             qPrintable(modelCheckToText(check)));
}

void TestEstimateExport::tellsNoErrorOfNothing()
{
    const QStringList lines = modelCheckToText(ModelCheck()).split(u'\n');
    const auto all =
        std::ranges::find_if(lines, [](const QString &line) { return line.simplified().startsWith(u"all "_s); });
    QVERIFY2(all != lines.end(), qPrintable(lines.join(u'\n')));
    QCOMPARE(all->simplified(), u"all 0 \u2013 \u2013 \u2013 \u2013"_s);
    QVERIFY(modelCheckToJson(ModelCheck()).contains("\"median_abs_error\": null"));
}

void TestEstimateExport::tellsReasonsOnce()
{
    const QString text = modelCheckToText(sampleCheck());
    QVERIFY2(text.contains(u"1 of 2 measurements cannot be predicted:\n    1  Nothing is known."_s), qPrintable(text));
}

CHIPBOARD_TEST(TestEstimateExport, QCoreApplication)

} // namespace tst_estimateexport

#include "tst_estimateexport.moc"
