#include "data/views/pagetexts.h"

#include "data/compare/apply.h"
#include "data/views/describe.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagelabels.h"
#include "data/views/planeaxis.h"
#include "data/views/slidecheck.h"
#include "data/views/tableexport.h"
#include "tests/support/metricfixture.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_pagetexts {

class TestPageTexts : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void aTitleOfOnesOwnKeepsTheAnswer();
    void theFooterNamesWhatWasAssumed();
    void pricesOfOneRoundingAreAlike();
    void subtitlesSayUnitPrecisionAndDirection_data();
    void subtitlesSayUnitPrecisionAndDirection();
    void columnTitlesNameTheUnitOnce_data();
    void columnTitlesNameTheUnitOnce();
    void everyUnitOfAMetricReadsAsWords();
    void theLegendTellsOnlyWhatOccurs();
    void theFooterGroupsSourcesByPublisher();
    void theFooterOfSeveralPagesNamesAllSources();
    void theFooterLeavesPricesOutWithoutAPriceChart();
    void oldPricesAreMarkedAtTheirDate();
    void theFooterDatesTheOldestPrice();
    void customPricesHaveNoDate();
    void oldPricesOfYoungListsAreCounted();
    void theLegendIsOfWhatIsDrawn();
    void rowsOnALogarithmicAxisSaySo();
    void commitmentsAreTold();
    void whatIsToldBesideIsInFilesToo();
    void listsEverySourceOnce();
    void numbersMarkFallbacks();
    void numbersAreAsLongAsTheyNeed_data();
    void numbersAreAsLongAsTheyNeed();
};

void TestPageTexts::aTitleOfOnesOwnKeepsTheAnswer()
{
    PageSpec page;
    Board board;
    setTitle(page, board, u"It is so"_s);
    QCOMPARE(page.title, u"It is so"_s);
    QVERIFY(page.answer.isEmpty());
    board.title = u"Ours"_s;
    setTitle(page, board, page.title); // the page's own title
    QCOMPARE(page.title, u"Ours"_s);
    QCOMPARE(page.answer, u"It is so"_s);
    QVERIFY(toText(page).startsWith(u"page : Ours\nanswer: It is so\n"_s));
}

// After the existing text on the screen, before it in files.
void TestPageTexts::whatIsToldBesideIsInFilesToo()
{
    PageSpec page{.notice = {.text = u"Before."_s}, .notes = QStringList{u"Note."_s}};
    tellBeside(page, {QString(), u"One."_s, u"Two."_s});
    QCOMPARE(page.notice.text, u"Before. One. Two."_s);
    QCOMPARE(page.notes, QStringList({u"One."_s, u"Two."_s, u"Note."_s}));
    tellBeside(page, {QString()});
    QCOMPARE(page.notice.text, u"Before. One. Two."_s);
}

void TestPageTexts::pricesOfOneRoundingAreAlike()
{
    QVERIFY(areAlikePrices(2.2349, 2.2351)); // "2.23 to 2.24"
    QVERIFY(areAlikePrices(2.2351, 2.2349));
    QVERIFY(!areAlikePrices(2.22, 2.24));
}

void TestPageTexts::subtitlesSayUnitPrecisionAndDirection_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<Level>("level");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a chosen precision") << u"compute_bf16"_s << Level::Chip
                                        << u"TFLOPS per chip · BF16 dense · higher is better"_s;
    QTest::newRow("sparse is said") << u"compute_fp8_sparse"_s << Level::Chip
                                    << u"TFLOPS per chip · FP8 with structured sparsity · higher is better"_s;
    QTest::newRow("a whole instance") << u"memory_bandwidth"_s << Level::Instance
                                      << u"TB/s per instance · higher is better"_s;
    QTest::newRow("a whole system") << u"compute_fp8"_s << Level::System
                                    << u"PFLOPS per system · FP8 dense · higher is better"_s;
    QTest::newRow("rent of what is rented")
        << u"price_hour"_s << Level::Instance << u"USD per hour · Book on-demand, 31 Jan 2026 · lower is better"_s;
    QTest::newRow("a price of compute names the precision")
        << u"price_pflop_hour"_s << Level::Chip
        << u"USD per PFLOPS-hour · FP8 dense · Book on-demand, 31 Jan 2026 · lower is better"_s;
    QTest::newRow("a ratio is nobody's share")
        << u"ridge_point"_s << Level::Instance << u"FLOP per byte · FP8 dense · lower is better"_s;
    QTest::newRow("links are of one chip")
        << u"scale_up"_s << Level::Instance << u"GB/s · one chip's links · higher is better"_s;
    QTest::newRow("power is better low") << u"power"_s << Level::Chip << u"W per chip · lower is better"_s;
}

void TestPageTexts::subtitlesSayUnitPrecisionAndDirection()
{
    QFETCH(const QString, metric);
    QFETCH(const Level, level);
    QFETCH(const QString, expected);
    Catalog catalog = smallWorld();
    catalog.chips[0].scaleUp = aFigure(1280, Unit::GBps);
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s}, level);
    const ResultTable table = evaluate(catalog, board, {MetricId(metric)});
    QCOMPARE(barChart(catalog, board, table, MetricId(metric), Formatter()).subtitle, expected);
}

void TestPageTexts::columnTitlesNameTheUnitOnce_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QString>("expected");
    QTest::newRow("compute at the table's precision") << u"compute_best"_s << u"FP8 dense, TFLOPS"_s;
    QTest::newRow("memory is in GiB") << u"memory"_s << u"Memory, GiB"_s;
    QTest::newRow("cost") << u"price_chip_hour"_s << u"Hourly price, USD per chip-hour"_s;
    QTest::newRow("power") << u"power"_s << u"Power, W"_s;
}

void TestPageTexts::columnTitlesNameTheUnitOnce()
{
    QFETCH(const QString, metric);
    QFETCH(const QString, expected);
    const ResultTable table = evaluate(smallWorld(), aBoard({u"h100-sxm"_s}), {MetricId(metric)});
    QCOMPARE(columnTitle(*table.metrics.constFirst(), table, Formatter()), expected);
}

void TestPageTexts::everyUnitOfAMetricReadsAsWords()
{
    for (const Metric &metric : metricTable())
        QVERIFY2(!unitText(metric.unit, metric, Formatter()).isEmpty(), metric.id);
    const Formatter euro(QLocale::c(), {u"EUR"_s, 0.92});
    for (const Metric &metric : metricTable()) {
        const QString words = unitText(metric.unit, metric, euro);
        QVERIFY2(!words.contains(u"USD"_s) && words.contains(u"EUR"_s) == isOfCurrency(metric.unit), metric.id);
    }
}

void TestPageTexts::theLegendTellsOnlyWhatOccurs()
{
    ChartSpec chart;
    chart.series << ChartSeries{u"s"_s, {ChartPoint{}}};
    ChartPoint &point = chart.series.first().points.first();
    point.value = 1.0;
    QCOMPARE(usualLegend({chart}).text(), QString());
    point.style = MarkStyle::Outlined;
    QCOMPARE(usualLegend({chart}).text(), u"outlined = our estimate"_s);
    point.style = MarkStyle::Hatched;
    point.low = 0.5;
    point.high = 1.5;
    point.badge = u"spot"_s;
    QCOMPARE(usualLegend({chart}).text(), u"hatched = announced · line = range, ~ = approximate"_s);
}

void TestPageTexts::theFooterGroupsSourcesByPublisher()
{
    Catalog catalog = smallWorld();
    for (int i = 0; i < 5; ++i) {
        Source source = aSource(qPrintable(u"s%1"_s.arg(i)));
        source.title = i < 2 ? u"AWS docs: page %1"_s.arg(i) : u"Paper %1"_s.arg(i);
        source.asOf = i == 1 ? u"2026-08-21"_s : u"2025-12"_s;
        catalog.sources << source;
    }
    Chip &chip = catalog.chips[0];
    chip.sram = aFigure(224, Unit::MiB);
    chip.power = aFigure(500, Unit::Watt);
    Figure *figures[] = {&chip.memory, &chip.memoryBandwidth, &chip.dense[Precision::Bf16], &*chip.sram, &*chip.power};
    for (int i = 0; i < 5; ++i)
        figures[i]->sources = {SourceId(u"s%1"_s.arg(i)), SourceId(u"source"_s)};
    catalog.index();
    const Board board = aBoard({u"trainium2"_s});
    const QList<MetricId> metrics{metricId("memory"), metricId("memory_bandwidth"), metricId("compute_bf16"),
                                  metricId("sram"),   metricId("compute_fp8"),      metricId("power")};
    const QString footer = footerText(catalog, board, evaluate(catalog, board, metrics), Formatter());
    // Only each number's preferred source counts; two of them have the same publisher, whose newest date is shown.
    QCOMPARE(
        footer,
        u"Sources: AWS docs, Aug 2026 · Paper 2, Dec 2025 · Paper 3, Dec 2025 · and 2 more · Catalogue of 31 Jan 2026"_s);
}

// The most used ones of each page come first; common ones appear once.
void TestPageTexts::theFooterOfSeveralPagesNamesAllSources()
{
    PageSpec page{.footer = u"Sources: A, May 2026 · B · C · and 2 more · Catalogue of X"_s,
                  .publishers = {u"A, May 2026"_s, u"B"_s, u"C"_s, u"D"_s, u"E"_s}};
    PageSpec more{.footer = u"Sources: Shop · B · Z · Prices: P · Catalogue of X"_s,
                  .publishers = {u"Shop"_s, u"B"_s, u"Z"_s}};
    PageSpec both = page;
    addFooter(both, more);
    QCOMPARE(both.footer, u"Sources: A, May 2026 · Shop · B · C · Z · D · and 1 more · Catalogue of X · Prices: P"_s);
    QCOMPARE(both.publishers.size(), 7);
    const PageSpec once = both;
    addFooter(both, once);
    QCOMPARE(both.footer, once.footer);
}

void TestPageTexts::theFooterLeavesPricesOutWithoutAPriceChart()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s});
    QVERIFY(
        !footerText(catalog, board, evaluate(catalog, board, {metricId("memory")}), Formatter()).contains(u"Prices"_s));
    QVERIFY(footerText(catalog, board, evaluate(catalog, board, {metricId("price_hour")}), Formatter())
                .contains(u"Prices: Book on-demand"_s));
}

// The lists are new on 2 Feb 2026; one price in the first of them is from June 2025.
void TestPageTexts::oldPricesOfYoungListsAreCounted()
{
    Catalog catalog = smallWorld();
    catalog.today = QDate(2026, 2, 2);
    QCOMPARE(oldListsText(catalog), QString());
    catalog.books[0].prices[0].usdPerHour.asOf = u"2025-06-01"_s;
    QVERIFY2(oldListsText(catalog).startsWith(u"More than 90 days old: 1 price in "_s + catalog.books.at(0).name),
             qPrintable(oldListsText(catalog)));
}

// The small catalogue's list is from 31 Jan 2026: 90 days later is 1 May.
void TestPageTexts::oldPricesAreMarkedAtTheirDate()
{
    Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s});
    const MetricId cost = metricId("price_chip_hour");
    const auto page = [&](const QDate &today) {
        catalog.today = today;
        return comparePage(catalog, board, evaluate(catalog, board, {cost}), Formatter());
    };
    const QString marked = u"31 Jan 2026\u00a0\u26a0"_s;
    for (const QDate &young : {QDate(), QDate(2026, 1, 31), QDate(2026, 5, 1)})
        QVERIFY(!page(young).footer.contains(staleGlyph));
    const PageSpec old = page(QDate(2026, 5, 2));
    QVERIFY2(old.footer.contains(u"Prices: Book on-demand, us-east-2, "_s + marked), qPrintable(old.footer));
    const ChartSpec &chart = old.charts.constFirst();
    QVERIFY2(chart.subtitle.contains(marked), qPrintable(chart.subtitle));
    const ResultTable table = evaluate(catalog, board, {cost});
    const Subject &subject = table.rows.constFirst().subject;
    const Cell &cell = table.rows.constFirst().cells.constFirst();
    const SourceCard card = sourceCard(catalog, subject, *findMetric(cost), cell, Formatter());
    QVERIFY2(card.status.endsWith(u"price of "_s + marked + u" (91 days old)"_s), qPrintable(card.status));
    QVERIFY(describeCell(catalog, subject, *findMetric(cost), cell, Formatter()).contains(card.status));
    const QJsonObject json = QJsonDocument::fromJson(tableToJson(catalog, board, table)).object();
    const QJsonObject row = json[u"rows"_s].toArray().at(0).toObject();
    QCOMPARE(row[u"price_as_of"_s].toString(), u"2026-01-31"_s);
    QCOMPARE(row[u"price_region"_s].toString(), u"us-east-2"_s);
    QCOMPARE(row[u"price_days_old"_s].toInt(), 91);
    QVERIFY(row[u"price_stale"_s].toBool());
    const QString text = tableToText(catalog, board, table, QLocale::c());
    QVERIFY2(text.contains(u"31 Jan 2026"_s) && text.contains(u"(91 days old)."_s), qPrintable(text));
    const PageSpec labelled = labelledPage(old, {catalog, catalog, board, table, table, Formatter()});
    QVERIFY2(labelled.legend.text().contains(u"\u26a0 = prices more than 90 days old"_s),
             qPrintable(labelled.legend.text()));
}

// Whatever a page lists. The mark before the baseline's name is explained wherever it is drawn.
// One price of June in a list of July: old prices are dated in the footer, and the slide check names the same date.
void TestPageTexts::theFooterDatesTheOldestPrice()
{
    Catalog catalog = smallWorld();
    PriceBook &list = catalog.books[0];
    list.asOf = u"2026-07-20"_s;
    for (PriceEntry &price : list.prices)
        price.usdPerHour.asOf = price.instance.text() == u"p4de.24xlarge" ? u"2026-06"_s : u"2026-07-20"_s;
    catalog.index();
    const Board board = aBoard({u"h100-sxm"_s, u"a100-80-sxm"_s});
    // The second metric inherits the older date of the chip, which is no price's.
    const ResultTable table = evaluate(catalog, board, {metricId("price_chip_hour"), metricId("price_pflop_hour")});
    QCOMPARE(priceDates(table), QStringList({u"2026-06"_s, u"2026-07-20"_s}));
    catalog.today = QDate(2026, 8, 1);
    const QString young = footerText(catalog, board, table, Formatter());
    QVERIFY2(young.contains(u", prices from Jun 2026 to 20 Jul 2026 · "_s) && young.count(u"20 Jul"_s) == 1,
             qPrintable(young));
    catalog.today = QDate(2026, 12, 1);
    const QString footer = footerText(catalog, board, table, Formatter());
    QVERIFY2(footer.contains(u"prices from Jun 2026\u00a0\u26a0 to 20 Jul 2026\u00a0\u26a0"_s), qPrintable(footer));
    const PageSpec page = comparePage(catalog, board, table, Formatter());
    const SlideFacts facts{.today = catalog.today};
    QString told;
    for (const SlideFinding &finding : checkSlide({page, catalog, board, table, facts, Formatter()}))
        told += finding.rule == u"stale-price"_s ? finding.text : QString();
    QVERIFY2(told.contains(u"dates from Jun 2026"_s), qPrintable(told));
    // A list of February with prices of July: the dates of the prices.
    list.asOf = u"2026-02"_s;
    for (PriceEntry &price : list.prices)
        price.usdPerHour.asOf = u"2026-07-20"_s;
    const QString later =
        footerText(catalog, board, evaluate(catalog, board, {metricId("price_chip_hour")}), Formatter());
    QVERIFY2(later.contains(u", prices of 20 Jul 2026\u00a0\u26a0"_s) && !later.contains(u"Feb"_s), qPrintable(later));
    // Prices of which a month or only the year is known: the first may be the list's, the other names its row.
    catalog.today = QDate(2026, 8, 1);
    list.asOf = u"2026-07-20"_s;
    for (PriceEntry &price : list.prices)
        price.usdPerHour.asOf = price.instance.text() == u"p4de.24xlarge" ? u"2026"_s : u"2026-07"_s;
    const QString year =
        footerText(catalog, board, evaluate(catalog, board, {metricId("price_chip_hour")}), Formatter());
    QVERIFY2(year.contains(u"20 Jul 2026; year only: A100 80GB · "_s), qPrintable(year));
}

// A price of 2 USD instead of the list's of 31 Jan 2026: no date, no age and no region, but what it replaced.
void TestPageTexts::customPricesHaveNoDate()
{
    Catalog catalog = smallWorld();
    catalog.today = QDate(2026, 6, 1);
    Board board = aBoard({u"trainium2"_s});
    board.overrides = {Override{
        {Level::Chip, u"trainium2"_s, u"price"_s, board.priceBook}, Interval::exactly(2.0), Unit::UsdPerHour, {}}};
    const Catalog own = withFigures(catalog, board);
    const MetricId cost = metricId("price_chip_hour");
    const ResultTable table = evaluate(own, board, {cost});
    const Cell &cell = table.rows.constFirst().cells.constFirst();
    QCOMPARE(cell.value, Interval::exactly(2.0));
    const SourceCard card = sourceCard(own, table.rows.constFirst().subject, *findMetric(cost), cell, Formatter());
    QCOMPARE(card.status, statusLabel(FigureStatus::Own));
    QCOMPARE(card.sources.size(), 1);
    QVERIFY2(card.sources.constFirst().text.startsWith(u"Custom value: "_s),
             qPrintable(card.sources.constFirst().text));
    QVERIFY2(!card.formula.contains(u"us-east-2"_s), qPrintable(card.formula));
    QVERIFY(!card.rivals.isEmpty());
    const QString replaced = card.rivals.constFirst().text;
    QVERIFY2(replaced.startsWith(u"Replaced by your value: "_s) && replaced.contains(u"31 Jan 2026"_s),
             qPrintable(replaced));
    const QJsonObject json = QJsonDocument::fromJson(tableToJson(own, board, table)).object();
    const QJsonObject row = json[u"rows"_s].toArray().at(0).toObject();
    for (const QString &key : {u"price_as_of"_s, u"price_region"_s, u"price_days_old"_s, u"price_stale"_s})
        QVERIFY2(!row.contains(key), qPrintable(key));
    QCOMPARE(row[u"as_of"_s].toString(), QString());
    const QJsonObject rival = row[u"rivals"_s].toArray().at(0).toObject();
    QVERIFY(rival[u"replaced"_s].toBool());
    QCOMPARE(rival[u"as_of"_s].toString(), u"2026-01-31"_s);
    QVERIFY(!rival[u"sources"_s].toArray().isEmpty());
    // Nor has the machine that the chip is rented in.
    QCOMPARE(dateOf(own.books.constFirst(), own.books.constFirst().prices.constLast()), QString());
}

void TestPageTexts::theLegendIsOfWhatIsDrawn()
{
    const Catalog catalog = smallWorld();
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    const ResultTable table = evaluate(catalog, board, board.charts);
    PageSpec page = comparePage(catalog, board, Formatter());
    page.legend << LegendPart{LegendMark::Ring, u"ring = now"_s};
    const auto shown = [&] { return labelledPage(page, {catalog, catalog, board, table, table, Formatter()}).legend; };
    QCOMPARE(shown().parts.count(baselinePart()), 1);
    QVERIFY2(!shown().text().contains(u"ring"_s), qPrintable(shown().text()));
    page.legend << baselinePart();
    QCOMPARE(shown().parts.count(baselinePart()), 1);
    for (ChartSpec &chart : page.charts) {
        for (ChartCategory &category : chart.categories)
            category.baseline = false;
    }
    QCOMPARE(shown().parts.count(baselinePart()), 0);
}

// Dots of 190 to 4,500 TFLOPS: half the distance is not half the value.
void TestPageTexts::rowsOnALogarithmicAxisSaySo()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    const ResultTable table = evaluate(catalog, board, board.charts);
    PageSpec page = comparePage(catalog, board, Formatter());
    const auto said = [&] {
        return labelledPage(page, {catalog, catalog, board, table, table, Formatter()}).charts.at(1).subtitle;
    };
    QVERIFY2(!said().contains(u"logarithmic"_s), qPrintable(said()));
    page.charts[1].kind = ChartKind::HorizontalDots;
    page.charts[1].axis = logAxis({}, u"GiB"_s, {80.0, 96.0}, Formatter());
    QCOMPARE(said().section(u" · "_s, 1, 1), u"logarithmic"_s); // after the unit: the end may have no room
    page.charts[1].subtitle += u" · logarithmic"_s;             // a page with its own note
    QCOMPARE(said().count(u"logarithmic"_s), 1);
}

void TestPageTexts::commitmentsAreTold()
{
    Catalog catalog = smallWorld();
    catalog.books << aBook("year", PriceKind::Reserved1Year, {aPrice("p5.48xlarge", 30.0)});
    catalog.index();
    Board board = aBoard({u"h100-sxm"_s, u"a100-80-sxm"_s});
    const auto told = [&](const Board &asked) {
        const ResultTable table = evaluate(catalog, asked, {metricId("price_chip_hour")});
        return footerText(catalog, asked, table, Formatter())
            + chartSubtitle(catalog, table, *table.metrics.constFirst(), Unit::UsdPerHour, Formatter());
    };
    QVERIFY(!told(board).contains(u"ommitted"_s));
    board.assumptions.commitment = 1.0;
    QVERIFY2(told(board).contains(u"Committed for a year where such a price exists"_s), qPrintable(told(board)));
    QVERIFY2(told(board).contains(u"Book on-demand, 31 Jan 2026 · or committed"_s), qPrintable(told(board)));
    board.assumptions.commitment = 3.0; // no such price: the list's prices stay
    QVERIFY(told(board).contains(u"Committed for 3 years"_s));
    QVERIFY(!told(board).contains(u"or committed"_s));
}

void TestPageTexts::listsEverySourceOnce()
{
    const Catalog catalog = smallWorld();
    const Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    QCOMPARE(allSources(catalog, evaluate(catalog, board, board.charts)),
             QStringList{u"Title of source, 31 Jan 2026, https://example.org/source"_s});
}

void TestPageTexts::numbersMarkFallbacks()
{
    const ResultTable table = evaluate(smallWorld(), aBoard({u"trainium2"_s}), {metricId("price_chip_hour")});
    QCOMPARE(numberCell(table.rows.first().cells.first(), Formatter()).text, u"2.2351 (Capacity Block)"_s);
}

void TestPageTexts::numbersAreAsLongAsTheyNeed_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<Interval>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("chips") << u"chips_used"_s << Interval{16384.0, 16384.0, 16384.0} << u"16,384"_s;
    QTest::newRow("speed") << u"tokens_per_s"_s << Interval{11000.0, 12345.6, 14000.0} << u"~12,300"_s;
    QTest::newRow("much money") << u"cost"_s << Interval{1.7e8, 181'962'345.6, 1.9e8} << u"~182,000,000"_s;
    QTest::newRow("a thousand") << u"cost"_s << Interval{900.0, 999.9, 1100.0} << u"~1,000"_s;
    QTest::newRow("little money") << u"cost"_s << Interval{2.0, 2.5, 3.0} << u"~2.50"_s;
    // An estimate has three digits: no uncalculated zeros after them.
    QTest::newRow("tens of money") << u"cost"_s << Interval{30.0, 35.712, 40.0} << u"~35.7"_s;
    QTest::newRow("hundreds of money") << u"cost"_s << Interval{200.0, 262.36, 300.0} << u"~262"_s;
    QTest::newRow("cents") << u"cost"_s << Interval{0.02, 0.03571, 0.05} << u"~0.0357"_s;
}

void TestPageTexts::numbersAreAsLongAsTheyNeed()
{
    QFETCH(const QString, metric);
    QFETCH(const Interval, value);
    Cell cell{.value = value, .unit = findMetric(MetricId(metric))->unit, .status = FigureStatus::Estimated};
    const Formatter formatter{QLocale(QLocale::English)};
    QTEST(numberCell(cell, formatter).text, "expected");
}

void TestPageTexts::theFooterNamesWhatWasAssumed()
{
    Assumptions assumptions;
    QVERIFY(assumedText(assumptions, Formatter()).isEmpty());
    assumptions.utilisation = 41.0;
    assumptions.discount = 20.0;
    QCOMPARE(assumedText(assumptions, Formatter()), u"Assumed: Utilisation 41%, Discount 20%"_s);
}

CHIPBOARD_TEST(TestPageTexts, QCoreApplication)

} // namespace tst_pagetexts

#include "tst_pagetexts.moc"
