// Answers to what-if questions as text, JSON and CSV.
#include "data/views/whatifexport.h"

#include "data/analysis/whatiftexts.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_whatifexport {

class TestWhatIfExport : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void tornado();
    void crossovers();
    void twoWay();
    void uncertainty();
    void move();
    void theTableHasTheDigitsOfTheSentence();
    void commitments();
    void formulas();
    void equalAnswersGiveEqualBytes();
    void csvIsTheFirstList();
    void tellsMoneyInAnotherCurrency();
    void theExchangeRateIsAFormulasLastStep();
};

static Inquiry inquiryOf(const Catalog &catalog, const QString &against = u"h100-sxm"_s)
{
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s, u"trainium2"_s, u"trainium4"_s});
    return valueOrFail(Inquiry::about(catalog, board, {metricId("cost"), u"trainium2"_s, against}));
}

static Lever lever(const char *id, Side side = Side::Both) { return {AssumptionId(QString::fromLatin1(id)), side}; }

static QJsonObject jsonOf(const WhatIfReport &report) { return QJsonDocument::fromJson(reportToJson(report)).object(); }

void TestWhatIfExport::tornado()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog, {});
    const Tornado found = tornadoOf(inquiry);
    const WhatIfReport report = tornadoReport(inquiry, found, Formatter());
    QVERIFY(report.sentences.at(0).startsWith(u"Cost of the run of Trainium2: "_s));
    const QJsonArray rows = jsonOf(report)[u"tornado"_s].toArray();
    QCOMPARE(rows.size(), found.rows.size());
    QCOMPARE(rows.at(0)[u"assumption"_s].toString(), found.rows.at(0).lever.assumption.text());
    QVERIFY(std::abs(rows.at(0)[u"swing"_s].toDouble() / found.rows.at(0).swing - 1.0) < 1e-9);
    QCOMPARE(rows.at(0)[u"unit"_s].toString(), u"USD"_s);
    QCOMPARE(rows.at(0)[u"assumption_unit"_s].toString(),
             symbolOf(findAssumption(found.rows.at(0).lever.assumption)->unit));
    QCOMPARE(jsonOf(report)[u"spreads"_s].toArray().size(), 1);
    QVERIFY(!jsonOf(report)[u"unmoved"_s].toArray().isEmpty());
    QVERIFY(reportToText(report).contains(u"utilisation"_s));
}

void TestWhatIfExport::crossovers()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const QList<Crossover> found{crossoverOf(inquiry, lever("price_factor", Side::Subject)).value(),
                                 crossoverOf(inquiry, lever("discount")).value()};
    const WhatIfReport report = crossoverReport(inquiry, found, Formatter());
    QCOMPARE(report.sentences.size(), 2);
    const QJsonArray rows = jsonOf(report)[u"crossovers"_s].toArray();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.at(0)[u"of"_s].toString(), u"trainium2"_s);
    QCOMPARE(rows.at(0)[u"assumption_unit"_s].toString(), symbolOf(Unit::Times));
    QCOMPARE(rows.at(1)[u"assumption_unit"_s].toString(), symbolOf(Unit::Percent));
    QCOMPARE(rows.at(0)[u"below"_s].toString(), u"trainium2"_s);
    QCOMPARE(rows.at(0)[u"above"_s].toString(), u"h100-sxm"_s);
    QVERIFY(std::abs(rows.at(0)[u"turns_at"_s].toDouble() - 2.0760) < 1e-3); // 6.88 x 667 / 989 / 2.23505
    QVERIFY(rows.at(0)[u"last_before"_s].isNull());                          // prices are continuous
    QVERIFY(rows.at(0)[u"first_after"_s].isNull());
    QVERIFY(rows.at(1)[u"turns_at"_s].isNull());
    QCOMPARE(rows.at(1)[u"now"_s].toString(), u"trainium2"_s);
    // Steps have two values and none between them.
    Crossover steps = found.at(1);
    steps.lever = lever("commitment");
    steps.range.choices = {0.0, 1.0, 3.0};
    steps.crossings = {{3.0, 1.0, Order::Subject, Order::Against, true, 1.0}};
    const QJsonArray stepped = jsonOf(crossoverReport(inquiry, {steps}, Formatter()))[u"crossovers"_s].toArray();
    QCOMPARE(stepped.at(0)[u"turns_at"_s].toDouble(), 3.0);
    QCOMPARE(stepped.at(0)[u"last_before"_s].toDouble(), 1.0);
    QCOMPARE(stepped.at(0)[u"first_after"_s].toDouble(), 3.0);
}

void TestWhatIfExport::twoWay()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const TwoWay table =
        twoWayOf(inquiry, lever("training_efficiency", Side::Subject), lever("discount", Side::Against), 3, 4).value();
    const QJsonObject json = jsonOf(twoWayReport(inquiry, table, Formatter()));
    const QString text = reportToText(twoWayReport(inquiry, table, Formatter()));
    QVERIFY2(text.contains(u"discount@h100-sxm \\ training_efficiency@trainium2"_s), qPrintable(text));
    QCOMPARE(text.count(u'\n'), 2 + 2 + 4 + (table.line().isEmpty() ? 0 : 3 + table.line().size()));
    QCOMPARE(json[u"cells"_s].toArray().size(), 12);
    QCOMPARE(json[u"cells"_s].toArray().at(0)[u"training_efficiency@trainium2"_s].toDouble(), 80.0);
    QCOMPARE(json[u"cells"_s].toArray().at(11)[u"discount@h100-sxm"_s].toDouble(), 50.0);
    QCOMPARE(json[u"cells"_s].toArray().at(0)[u"discount@h100-sxm_unit"_s].toString(), symbolOf(Unit::Percent));
    QCOMPARE(json[u"line"_s].toArray().size(), table.line().size());
}

void TestWhatIfExport::uncertainty()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const DrawTask task = drawTaskOf(catalog, inquiry.board(), metricId("cost")).value();
    const QJsonObject json = jsonOf(uncertaintyReport(*drawn(task, {1000, 1}), Formatter()));
    const QJsonArray bands = json[u"bands"_s].toArray();
    QCOMPARE(bands.size(), 3);
    QVERIFY(bands.at(0)[u"p10"_s].toDouble() < bands.at(0)[u"p90"_s].toDouble());
    QVERIFY(bands.at(2)[u"p10"_s].isNull());
    QVERIFY(!bands.at(2)[u"reason"_s].toString().isEmpty());
    QCOMPARE(json[u"duels"_s].toArray().size(), 2);
}

void TestWhatIfExport::move()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const Move found = moveOf(inquiry).value();
    const QJsonObject json = jsonOf(moveReport(inquiry, found, {}, Formatter()));
    QCOMPARE(json[u"answer"_s].toArray().size(), 1);
    QCOMPARE(json[u"months"_s].toArray().size(), 61);
    const QJsonArray numbers = json[u"move"_s].toArray();
    QCOMPARE(numbers.at(2)[u"what"_s].toString(), u"cost_of_moving"_s);
    QCOMPARE(numbers.at(2)[u"value"_s].toDouble(), 50'700.0);
    const Move never = moveWith(found.plan, Interval::exactly(2.0));
    const QJsonArray without = jsonOf(moveReport(inquiry, never, {}, Formatter()))[u"move"_s].toArray();
    QVERIFY(without.at(3)[u"value"_s].isNull());
    // Twice as expensive: all of the 100,000 USD a month are paid again. With a minus for people, a hyphen for
    // programs.
    const WhatIfReport dearer = moveReport(inquiry, never, {}, Formatter(readingLocale()));
    QVERIFY2(reportToText(dearer).contains(u"\u2212100,000"_s), qPrintable(reportToText(dearer)));
    QVERIFY(!reportToText(dearer).contains(u" -1"_s));
    QVERIFY(listToCsv(reportToList(dearer)).contains("saving,-100000,"));
    // People read "never", programs get no number.
    const QRegularExpression told(u"\nmonths_until_even +never +never +never +months\n"_s);
    QVERIFY2(reportToText(dearer).contains(told), qPrintable(reportToText(dearer)));
    QVERIFY2(listToCsv(reportToList(dearer)).contains("\nmonths_until_even,,,,months\n"),
             listToCsv(reportToList(dearer)).constData());
    const Move atBest = moveWith(found.plan, Interval{0.5, 0.9, 2.0});
    QVERIFY(reportToText(moveReport(inquiry, atBest, {}, Formatter()))
                .contains(QRegularExpression(u"\nmonths_until_even +\\d[\\d.]* +\\d[\\d.]* +never +months\n"_s)));
}

// "-48,113" below a sentence with "48,100" would look like two numbers; programs get all digits.
void TestWhatIfExport::theTableHasTheDigitsOfTheSentence()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog);
    const MovePlan plan = moveOf(inquiry).value().plan;
    const Formatter formatter;
    int exact = 0;
    for (int step = 1; step < 200; ++step) {
        const double ratio = 0.5 + 0.0071 * step;
        const WhatIfReport report =
            moveReport(inquiry, moveWith(plan, Interval{ratio * 0.7713, ratio, ratio * 1.391}), {}, formatter);
        const Table &numbers = report.lists.constFirst();
        const QString sentence = report.sentences.constFirst();
        for (const qsizetype column : {1, 2, 3}) {
            if (column == 1 && sentence.contains(u"about the same"_s))
                continue; // of a tie only the range is told
            const QString saving = shownText(numbers.rows.at(1).at(column)).remove(QChar(0x2212));
            QVERIFY2(sentence.contains(saving), qPrintable(saving + u": "_s + sentence));
            const QString months = shownText(numbers.rows.at(3).at(column));
            QVERIFY2(sentence.contains(months), qPrintable(months + u": "_s + sentence));
        }
        // Sentences do not have these months: three digits each, with the ends rounded outwards.
        for (const Table::Row &month : report.lists.at(1).rows) {
            const bool isExact = month.at(3).value == month.at(4).value; // until the migration ends
            QVERIFY(isExact || (month.at(3).told <= month.at(3).value && month.at(4).told >= month.at(4).value));
            for (const qsizetype column : {1, 2, 3, 4})
                QVERIFY(std::abs(*month.at(column).told - *month.at(column).value)
                        < 0.01 * *month.at(column).value + 1e-9);
        }
        const double saving = *numbers.rows.at(1).at(1).value;
        exact += saving == Formatter::significant(saving, 3) ? 0 : 1;
    }
    QVERIFY2(exact > 100, qPrintable(QString::number(exact)));
    const Tornado found = tornadoOf(inquiry);
    const Table rows = tornadoReport(inquiry, found, formatter).lists.constFirst();
    const QString low = answerText(inquiry, found.rows.constFirst().low.answer, formatter);
    QVERIFY2(low.startsWith(shownText(rows.rows.constFirst().at(3))), qPrintable(low));
}

void TestWhatIfExport::commitments()
{
    const Catalog catalog = workloadWorld();
    const Board board = aBoard({u"h100-sxm"_s});
    const Commitments found = commitmentsOf(catalog, board, subjectsOf(catalog, board).constFirst()).value();
    const QJsonArray rows = jsonOf(commitmentReport(catalog, found, Formatter()))[u"commitments"_s].toArray();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.at(0)[u"kind"_s].toString(), u"on-demand"_s);
    QVERIFY(std::abs(rows.at(0)[u"usd_per_month"_s].toDouble() - 55.04 * 730.0) < 1e-6);
    QVERIFY(rows.at(0)[u"even_at"_s].isNull());
    QCOMPARE(rows.at(1)[u"kind"_s].toString(), u"capacity-block"_s);
    QVERIFY(std::abs(rows.at(1)[u"even_at"_s].toDouble() - 41.528 / 55.04) < 1e-9);
}

void TestWhatIfExport::formulas()
{
    const Catalog catalog = workloadWorld();
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s});
    const FormulaNode node = formulaTree(catalog, board, u"h100-sxm"_s, metricId("cost")).value();
    const QJsonObject json = QJsonDocument::fromJson(formulaToJson(node, Formatter())).object();
    QCOMPARE(json[u"formula"_s].toString(), u"Hourly cost x Training time / Utilisation"_s);
    QCOMPARE(json[u"children"_s].toArray().size(), 3);
    QVERIFY(std::abs(json[u"value"_s].toDouble() / node.value->value - 1.0) < 1e-12);
    QVERIFY(json[u"low"_s].toDouble() < json[u"high"_s].toDouble());
}

// 50,700 USD of work x 0.92 = 46,644 EUR; ratios, months and shares are the same in any currency.
void TestWhatIfExport::tellsMoneyInAnotherCurrency()
{
    const Catalog catalog = workloadWorld();
    const Formatter euro(QLocale::c(), {u"EUR"_s, 0.92});
    const Inquiry inquiry = inquiryOf(catalog);
    const Move found = moveOf(inquiry).value();
    const WhatIfReport report = moveReport(inquiry, found, {}, euro);
    const QJsonObject json = jsonOf(report);
    const QJsonObject usd = jsonOf(moveReport(inquiry, found, {}, Formatter()));
    QCOMPARE(json[u"currency"_s][u"code"_s].toString(), u"EUR"_s);
    QCOMPARE(json[u"currency"_s][u"per_usd"_s].toDouble(), 0.92);
    QVERIFY(!usd.contains(u"currency"_s));
    QCOMPARE(json[u"move"_s][2][u"value"_s].toDouble(), 46'644.0);
    QCOMPARE(json[u"move"_s][2][u"unit"_s].toString(), u"EUR"_s);
    QCOMPARE(json[u"move"_s][0], usd[u"move"_s][0]); // the ratio
    QCOMPARE(json[u"move"_s][3], usd[u"move"_s][3]); // months
    QVERIFY(reportToText(report).endsWith(u"\n1 USD = 0.92 EUR (your rate).\n"_s));
    QVERIFY(!reportToText(moveReport(inquiry, found, {}, Formatter())).contains(u"your rate"_s));
    QVERIFY(listToCsv(reportToList(report)).startsWith("what,value,low,high,unit,eur_per_usd\n"));
    QVERIFY(!report.sentences.join(u' ').contains(u"USD"_s));
    for (const WhatIfReport &one :
         {tornadoReport(inquiryOf(catalog, {}), tornadoOf(inquiryOf(catalog, {})), euro),
          crossoverReport(inquiry, crossoversOf(inquiry), euro),
          twoWayReport(inquiryOf(catalog, {}),
                       twoWayOf(inquiryOf(catalog, {}), lever("energy_price"), lever("discount")).value(), euro)}) {
        const QString text = reportToText(one).remove(euro.rateText());
        QVERIFY2(!text.contains(u"USD"_s), qPrintable(text));
    }
}

// Steps and sources are in USD; the result is in both.
void TestWhatIfExport::theExchangeRateIsAFormulasLastStep()
{
    const Catalog catalog = workloadWorld();
    const Formatter euro(QLocale::c(), {u"EUR"_s, 0.92});
    const Board board = aWorkloadBoard("train", {u"h100-sxm"_s});
    const FormulaNode node = formulaTree(catalog, board, u"h100-sxm"_s, metricId("cost")).value();
    const QStringList lines = toText(node, euro).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.mid(0, lines.size() - 1), toText(node, Formatter()).split(u'\n', Qt::SkipEmptyParts));
    QVERIFY2(lines.constLast().contains(u"\u00a0USD × 0.92 EUR per USD (your rate) = "_s),
             qPrintable(lines.constLast()));
    QVERIFY(lines.constLast().endsWith(u"EUR"_s));
    const QJsonObject json = QJsonDocument::fromJson(formulaToJson(node, euro)).object();
    QCOMPARE(json[u"unit"_s].toString(), u"USD"_s);
    QCOMPARE(json[u"shown"_s][u"unit"_s].toString(), u"EUR"_s);
    QVERIFY(std::abs(json[u"shown"_s][u"value"_s].toDouble() / (0.92 * node.value->value) - 1.0) < 1e-9);
    QVERIFY(!json[u"children"_s][0].toObject().contains(u"shown"_s));
}

void TestWhatIfExport::equalAnswersGiveEqualBytes()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog, {});
    const WhatIfReport first = tornadoReport(inquiry, tornadoOf(inquiry), Formatter());
    const WhatIfReport second = tornadoReport(inquiry, tornadoOf(inquiry), Formatter());
    QCOMPARE(reportToJson(first), reportToJson(second));
    QCOMPARE(reportToText(first), reportToText(second));
}

void TestWhatIfExport::csvIsTheFirstList()
{
    const Catalog catalog = workloadWorld();
    const Inquiry inquiry = inquiryOf(catalog, {});
    const QByteArray csv = listToCsv(reportToList(tornadoReport(inquiry, tornadoOf(inquiry), Formatter())));
    QVERIFY(csv.startsWith("assumption,low,high,result_low,result_high,swing,unit,range,reason,of,assumption_unit\n"));
}

CHIPBOARD_TEST(TestWhatIfExport, QCoreApplication)

} // namespace tst_whatifexport

#include "tst_whatifexport.moc"
