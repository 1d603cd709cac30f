// Costs in another currency: every page in EUR has the numbers of the USD page times the rate, mentions USD only in
// quoted sources, and names the rate.
#include "data/views/pagebuilder.h"
#include "data/views/pages.h"
#include "data/views/pagetexts.h"

#include "data/analysis/uncertainty.h"
#include "data/board/scenario.h"
#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/spectext.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_currencypages {

class TestCurrencyPages : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void namesTheRate();
    void saysWhyMoneyIsStillInUsd();
    void isUnchangedInUsd();
    void saysNothingInUsd_data();
    void saysNothingInUsd();
    void chartsAreTheSameTimesTheRate_data();
    void chartsAreTheSameTimesTheRate();
    void ticksAreRoundInTheCurrencyShown();
    void anyBoardsTableIsTheSameTimesTheRate();
    void largeNumbersStayReadable();

private:
    [[nodiscard]] QList<PageSpec> pagesOf(const Board &board) const;
    [[nodiscard]] QList<PageSpec> pagesIn(const Board &board, const CurrencyChoice &choice) const;

    Catalog m_catalog;
};

QList<PageSpec> TestCurrencyPages::pagesOf(const Board &board) const
{
    const Formatter formatter(QLocale::c(), shownCurrency(board.currency));
    const auto table = [&](const QList<MetricId> &metrics) { return evaluate(m_catalog, board, metrics); };
    const auto noDraws = [](const DrawTask &) { return std::optional<Uncertainty>(); };
    const QList<PageSpec> pages{
        comparePage(m_catalog, board, formatter),
        workloadPage(m_catalog, board, table(workloadMetrics(m_catalog, board)), formatter),
        valuePage(m_catalog, board, table(valueMetrics(m_catalog, board)), formatter),
        whatIfPage(m_catalog, board, table(whatIfMetrics(m_catalog, board)), formatter, noDraws),
        breakEvenPage(m_catalog, board, table(breakEvenMetrics(m_catalog, board)), formatter),
        historyPage(m_catalog, board, table(historyMetrics(m_catalog, board)), {}, {}, formatter),
        scenariosPage(m_catalog, board, table(scenarioMetrics(m_catalog, board)), formatter),
        rooflinePage(m_catalog, board, table(rooflineMetrics(m_catalog, board)), formatter)};
    return mapped(pages, [&](const PageSpec &page) { return withCurrencyLine(page, board.currency, formatter); });
}

QList<PageSpec> TestCurrencyPages::pagesIn(const Board &board, const CurrencyChoice &choice) const
{
    Board other = board;
    other.currency = choice;
    return pagesOf(other);
}

namespace {

const CurrencyChoice euro{u"EUR"_s, 0.92};

/// All cost metrics, two scenarios, a custom price, an energy price.
Board richBoard()
{
    Board board = onDemandBoard();
    board.charts = {MetricId(u"price_chip_hour"_s), MetricId(u"price_pflop_hour"_s), MetricId(u"price_gb_hour"_s),
                    MetricId(u"price_tbs_hour"_s)};
    board.assumptions.energyPrice = 0.1;
    board = withScenario(board, u"cheap"_s, u"list"_s);
    board.assumptions.discount = 20.0;
    board.assumptions.commitment = 1.0;
    board.assumptions.monthlyTokens = 500.0;
    return board;
}

// Quoted sources keep their currency: a formula up to its last step, the guide's sentences, prices of a book.
QString withoutSources(QString line)
{
    static const QRegularExpression steps(u"; .*\\(your rate\\)"_s);
    const bool hasRange = line.section(u"; "_s, 1, 1).startsWith(u"range"_s);
    if (hasRange && line.section(u"; "_s, 1, 1).contains(u"USD"_s))
        return line;
    static const QRegularExpression rate(u"1 USD = [0-9.]+ EUR \\(your rate\\)"_s);
    static const QRegularExpression price(u"The price is a range, [^;.]*[;]"_s);
    return line.remove(steps).remove(rate).remove(price);
}

QStringList descriptionsOf(const PageSpec &page)
{
    QStringList texts;
    for (const ChartSpec &chart : page.charts) {
        for (const ChartSeries &series : chart.series) {
            for (const ChartPoint &point : series.points)
                texts << point.description;
        }
        for (const PlaneMark &mark : chart.plane.marks)
            texts << mark.description << mark.xText << mark.yText;
        for (const PlaneLine &line : chart.plane.lines)
            texts << line.description << line.label;
        for (const PlaneCell &cell : chart.plane.cells)
            texts << cell.description << cell.valueText;
    }
    return texts;
}

bool isOfCode(const QString &text, const QString &code) { return text.contains(code); }

QList<double> numbersOf(const PlaneSpec &plane, bool x)
{
    QList<double> numbers = mapped(plane.marks, [&](const PlaneMark &mark) { return (x ? mark.x : mark.y); });
    for (const PlaneLine &line : plane.lines) {
        for (const QPointF &point : line.points)
            numbers << (x ? point.x() : point.y());
    }
    return numbers;
}

QList<double> numbersOf(const ChartSpec &chart)
{
    QList<double> numbers;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            for (const std::optional<double> &value : {point.value, point.low, point.high}) {
                if (value)
                    numbers << *value;
            }
        }
    }
    return numbers;
}

QString differenceOf(const QList<double> &inUsd, const QList<double> &shown, double factor)
{
    if (inUsd.size() != shown.size())
        return u"%1 numbers instead of %2"_s.arg(shown.size()).arg(inUsd.size());
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if (std::fabs(shown.at(i) - inUsd.at(i) * factor) > 1e-9 * std::fabs(shown.at(i)))
            return u"%1 instead of %2 x %3"_s.arg(shown.at(i)).arg(inUsd.at(i)).arg(factor);
    }
    return {};
}

/// The number in a table cell, without its marks.
std::optional<double> numberIn(QString text)
{
    static const QRegularExpression marks(u"[~✎\u00a0, ]|\\(Capacity Block\\)"_s);
    bool isNumber = false;
    const double number = text.remove(marks).toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

void TestCurrencyPages::namesTheRate()
{
    for (const PageSpec &page : pagesIn(richBoard(), euro)) {
        QVERIFY2(page.footer.startsWith(u"1 USD = 0.92 EUR (your rate)"_s), qPrintable(page.id + page.footer));
        QVERIFY2(!page.notice.text.contains(u"one USD buys"_s), qPrintable(page.id));
    }
}

// No rate is guessed: without one the pages are in USD and say why.
void TestCurrencyPages::saysWhyMoneyIsStillInUsd()
{
    const Board board = richBoard();
    const QList<PageSpec> inUsd = pagesIn(board, {});
    const QList<PageSpec> waiting = pagesIn(board, {u"EUR"_s, std::nullopt});
    for (qsizetype i = 0; i < inUsd.size(); ++i) {
        const QString why = u"Enter how many EUR one USD buys; until then money is shown in USD."_s;
        QVERIFY2(waiting.at(i).notice.text.startsWith(why), qPrintable(waiting.at(i).notice.text));
        QVERIFY(waiting.at(i).footer.startsWith(why.chopped(1)) && waiting.at(i).footer.endsWith(inUsd.at(i).footer));
        QCOMPARE(waiting.at(i).charts, inUsd.at(i).charts);
        QCOMPARE(waiting.at(i).numbers, inUsd.at(i).numbers);
    }
}

void TestCurrencyPages::isUnchangedInUsd()
{
    PageSpec page{.notice = {.text = u"Careful."_s}, .footer = u"Sources"_s};
    QCOMPARE(withCurrencyLine(page, {}, Formatter()), page);
}

void TestCurrencyPages::saysNothingInUsd_data()
{
    QTest::addColumn<QString>("workload");
    QStringList tasks;
    for (const Workload &workload : m_catalog.workloads) {
        if (tasks.contains(taskWord(workload.task)))
            continue;
        tasks << taskWord(workload.task);
        QTest::newRow(qPrintable(taskWord(workload.task))) << workload.id.text();
    }
}

void TestCurrencyPages::saysNothingInUsd()
{
    QFETCH(const QString, workload);
    Board board = richBoard();
    board.workload = WorkloadId(workload);
    QStringList quoted; // quotes of the guide with its thresholds
    for (const Rule &rule : m_catalog.rules)
        quoted << rule.text;
    // The guide's thresholds follow their converted values in brackets.
    const QRegularExpression threshold(u"of [0-9,]+.EUR.\\([0-9,]+.USD\\)"_s);
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        board.level = level;
        board.charts = chartsAt(level, board.charts);
        for (const PageSpec &page : pagesIn(board, euro)) {
            QStringList lines = toText(page).split(u'\n') + page.notes + descriptionsOf(page);
            for (const Table &list : page.lists) { // for exported files
                for (const QStringList &row : plainRows(list))
                    lines << row.join(u" | "_s);
            }
            for (const QString &line : std::as_const(lines)) {
                if (line.startsWith(u"Sources disagree."_s))
                    continue; // both sides are quoted and calculated in their own currency
                QString own = withoutSources(line);
                for (const QString &text : std::as_const(quoted))
                    own.remove(text);
                own.remove(threshold);
                QVERIFY2(!own.contains(u"USD"_s), qPrintable(page.id + u": "_s + own));
            }
        }
    }
}

void TestCurrencyPages::chartsAreTheSameTimesTheRate_data()
{
    QTest::addColumn<double>("rate");
    QTest::newRow("euro") << 0.92;
    QTest::newRow("yen") << 150.0;
    QTest::newRow("a small one") << 1e-4;
    QTest::newRow("a large one") << 1e7;
}

void TestCurrencyPages::chartsAreTheSameTimesTheRate()
{
    QFETCH(const double, rate);
    const Board board = richBoard();
    const QList<PageSpec> inUsd = pagesIn(board, {});
    const QList<PageSpec> shown = pagesIn(board, {u"XTS"_s, rate});
    qsizetype money = 0;
    for (qsizetype i = 0; i < inUsd.size(); ++i) {
        const PageSpec &page = shown.at(i);
        QCOMPARE(page.charts.size(), inUsd.at(i).charts.size());
        QVERIFY2(faultOf(page).isEmpty(), qPrintable(page.id + faultOf(page)));
        for (qsizetype c = 0; c < page.charts.size(); ++c) {
            const ChartSpec &chart = page.charts.at(c);
            const ChartSpec &usd = inUsd.at(i).charts.at(c);
            QString name = page.id + u'/' + chart.id;
            const double across = isOfCode(chart.axis.unit, u"XTS"_s) ? rate : 1.0;
            const double up = isOfCode(chart.plane.y.unit, u"XTS"_s) ? rate : 1.0;
            money += across == 1.0 && up == 1.0 ? 0 : 1;
            QString fault = differenceOf(numbersOf(usd), numbersOf(chart), across);
            QVERIFY2(fault.isEmpty(), qPrintable(name + fault));
            if (chart.id == u"value"_s)
                continue; // its lines of equal cost are round in the displayed currency
            // A vertical line spans the axis.
            const bool hasEnds = chart.id == u"spend"_s;
            fault =
                hasEnds ? QString() : differenceOf(numbersOf(usd.plane, true), numbersOf(chart.plane, true), across);
            QVERIFY2(fault.isEmpty(), qPrintable(name + fault));
            fault = hasEnds ? QString() : differenceOf(numbersOf(usd.plane, false), numbersOf(chart.plane, false), up);
            QVERIFY2(fault.isEmpty(), qPrintable(name + fault));
        }
    }
    QVERIFY(money > 8);
}

// Steps of 1, 2, 2.5 or 5 times a power of ten: in EUR, not in USD.
void TestCurrencyPages::ticksAreRoundInTheCurrencyShown()
{
    const auto isRound = [](double step) {
        const double leading = step / std::pow(10.0, std::floor(std::log10(step) + 1e-9));
        constexpr std::array digits{1.0, 2.0, 2.5, 5.0, 10.0};
        return std::ranges::any_of(digits, [leading](double digit) { return std::fabs(leading - digit) < 1e-6; });
    };
    for (const PageSpec &page : pagesIn(richBoard(), {u"EUR"_s, 0.9137})) {
        for (const ChartSpec &chart : page.charts) {
            for (const ChartAxis &axis : {chart.axis, chart.plane.y}) {
                if (!isOfCode(axis.unit, u"EUR"_s) || axis.scale == AxisScale::Logarithmic || axis.ticks.size() < 2)
                    continue;
                QVERIFY2(isRound(axis.ticks.at(1) - axis.ticks.at(0)), qPrintable(page.id + u'/' + chart.id));
            }
        }
    }
}

// Three digits of an estimate are within half a percent of it.
void TestCurrencyPages::anyBoardsTableIsTheSameTimesTheRate()
{
    QRandomGenerator random(29);
    int compared = 0;
    for (int round = 0; round < 30; ++round) {
        Board board = onDemandBoard();
        board.level = static_cast<Level>(random.bounded(3));
        board.charts = chartsAt(board.level, {MetricId(u"price_chip_hour"_s), MetricId(u"price_pflop_hour"_s)});
        board.workload = m_catalog.workloads.at(random.bounded(static_cast<int>(m_catalog.workloads.size()))).id;
        board.priceBook = m_catalog.books.at(random.bounded(static_cast<int>(m_catalog.books.size()))).id;
        board.assumptions.discount = random.bounded(50);
        board.currency = {u"XTS"_s, std::pow(10.0, -2.0 + 5.0 * random.generateDouble())};
        const Formatter formatter(QLocale::c(), shownCurrency(board.currency));
        const QList<MetricId> metrics = board.charts + workloadMetrics(m_catalog, board);
        const ResultTable table = evaluate(m_catalog, board, metrics);
        for (const ResultRow &row : table.rows) {
            for (qsizetype i = 0; i < row.cells.size(); ++i) {
                const Cell &cell = row.cells.at(i);
                if (!cell.value || !isOfCurrency(cell.unit))
                    continue;
                const QString text = numberCell(cell, formatter).text;
                const double expected = cell.value->value * *board.currency.rate;
                const std::optional<double> number = numberIn(text);
                QVERIFY2(number, qPrintable(text));
                QVERIFY2(std::fabs(*number - expected) <= 0.0051 * expected + 5e-5,
                         qPrintable(u"%1 instead of %2"_s.arg(text).arg(expected)));
                ++compared;
            }
        }
    }
    QVERIFY(compared > 250);
}

// At 150 yen a dollar 55.04 USD/h are 8,256 JPY/h; runs cost millions and are shown as such.
void TestCurrencyPages::largeNumbersStayReadable()
{
    constexpr qsizetype longest = 12;
    for (const PageSpec &page : pagesIn(richBoard(), {u"JPY"_s, 150.0})) {
        for (const ChartSpec &chart : page.charts) {
            for (const ChartSeries &series : chart.series) {
                for (const ChartPoint &point : series.points)
                    QVERIFY2(point.label.size() <= 2 * longest, qPrintable(point.label));
            }
            for (const QString &label : chart.axis.tickLabels + chart.plane.y.tickLabels)
                QVERIFY2(label.size() <= longest && !label.endsWith(u'G'), qPrintable(label));
        }
    }
}

CHIPBOARD_TEST(TestCurrencyPages, QCoreApplication)

} // namespace tst_currencypages

#include "tst_currencypages.moc"
