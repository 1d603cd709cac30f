// Pages agree with each other over seeded boards: the three cheapest monthly bills have the same digits on Answer, Your
// workload, Value and Find a chip; title, sentence and table of the Payback page have the same saving; no page repeats
// a sentence.
#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "data/views/pages.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/randomneeds.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_agreement {

class TestAgreement : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void billsAreOfWholeInstances();
    void theCheapestBillsAgree();
    void theCostsAgree();
    void theCostIsOfTheMachineThatIsRented();
    void theSavingAgrees();
    void nothingIsSaidTwice();

private:
    using Metrics = QList<MetricId> (*)(const Catalog &, const Board &);
    using Page = PageSpec (*)(const Catalog &, const Board &, const ResultTable &, const Formatter &);
    [[nodiscard]] PageSpec made(const Board &board, Metrics metrics, Page page) const
    {
        return page(m_catalog, board, evaluate(m_catalog, board, metrics(m_catalog, board)), Formatter());
    }
    [[nodiscard]] QList<PageSpec> pagesOfCosts(const Board &board) const;
    [[nodiscard]] Board anyServing(QRandomGenerator &random) const;

    Catalog m_catalog;
};

// Chips with prices in one list, a served workload, a volume.
Board TestAgreement::anyServing(QRandomGenerator &random) const
{
    Board board = onDemandBoard();
    board.mixedPrices = false;
    board.priceBookChosen = true;
    board.priceBook = BookId(random.bounded(2) == 0 ? u"capacity-blocks"_s : u"on-demand"_s);
    board.chips.clear();
    for (const Chip &chip : m_catalog.chips) {
        if (random.bounded(3) > 0)
            board.chips << chip.id;
    }
    QList<WorkloadId> served;
    for (const Workload &work : m_catalog.workloads) {
        if (work.task == Task::Serve)
            served << work.id;
    }
    board.workload = served.at(random.bounded(served.size()));
    board.assumptions.monthlyTokens = 0.1 * std::pow(10.0, 3.0 * random.generateDouble());
    return board;
}

// The texts of a metric by row name; empty if the page's table lacks it.
static QMap<QString, QString> textsOf(const PageSpec &page, const QString &metric)
{
    QMap<QString, QString> texts;
    for (qsizetype column = 0; column < page.numbers.columns.size(); ++column) {
        if (page.numbers.columns.at(column).metric != metric)
            continue;
        for (const QList<Table::Cell> &row : page.numbers.rows) {
            QString name = row.at(page.id == u"advisor" ? 1 : 0).text;
            texts[name.remove(u" (in maintenance)"_s)] = row.at(column).text; // the badge of the Answer page
        }
    }
    return texts;
}

QList<PageSpec> TestAgreement::pagesOfCosts(const Board &board) const
{
    return {made(board, answerMetrics, answerPage), made(board, workloadMetrics, workloadPage),
            made(board, valueMetrics, valuePage), made(board, advisorMetrics, advisorPage)};
}

// Two billion tokens on H100 at block prices: one p5.48xlarge, billed for its eight chips.
void TestAgreement::billsAreOfWholeInstances()
{
    Board board = onDemandBoard();
    board.priceBook = BookId(u"capacity-blocks"_s);
    board.priceBookChosen = true;
    board.chips = {ChipId(u"h100-sxm"_s), ChipId(u"trainium2"_s)};
    board.assumptions.monthlyTokens = 2.0;
    const MetricId bill(u"month_usd"_s);
    const ResultTable table = evaluate(m_catalog, board, {bill, MetricId(u"month_chips"_s)});
    QCOMPARE(std::round(table.cell(u"h100-sxm"_s, bill)->value->value), std::round(41.528 * 730.0));
    QCOMPARE(table.cell(u"h100-sxm"_s, MetricId(u"month_chips"_s))->value->value, 8.0);
    QCOMPARE(std::round(table.cell(u"trainium2"_s, bill)->value->value), std::round(35.7608 * 730.0));
    const Advice advice = advise(m_catalog, board, Formatter());
    QCOMPARE(rentedText(advice.option(ChipId(u"h100-sxm"_s))->candidate, Formatter()), u"1 x p5.48xlarge (8 chips)"_s);
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s); // one chip serves it
    const Advice small = advise(m_catalog, board, Formatter());
    QVERIFY(rentedText(small.option(ChipId(u"h100-sxm"_s))->candidate, Formatter()).contains(u"p5.4xlarge"_s));
}

void TestAgreement::theCheapestBillsAgree()
{
    int compared = 0;
    for (quint32 seed = 0; seed < 40; ++seed) {
        QRandomGenerator random(seed);
        const Board board = anyServing(random);
        const ResultTable table = evaluate(m_catalog, board, answerMetrics(m_catalog, board));
        QList<std::pair<double, QString>> cheapest;
        for (const ResultRow &row : table.rows) {
            if (const Cell *cell = table.cell(row.subject.id, MetricId(u"month_usd"_s)); !cell->isMissing())
                cheapest << std::pair(cell->value->value, row.subject.name);
        }
        std::ranges::sort(cheapest);
        QList<QMap<QString, QString>> pages =
            mapped(pagesOfCosts(board), [&](const PageSpec &page) { return textsOf(page, u"month_usd"_s); });
        for (const auto &[value, id] : cheapest.mid(0, 3)) {
            const QString bill = pages.constFirst().value(id);
            QVERIFY2(!bill.isEmpty(), qPrintable(id));
            for (const QMap<QString, QString> &page : pages)
                QVERIFY2(page.value(id) == bill,
                         qPrintable(u"%1, seed %2: %3, %4"_s.arg(id).arg(seed).arg(bill, page.value(id))));
            ++compared;
        }
    }
    QVERIFY2(compared > 80, QByteArray::number(compared));
}

// For every chip on the pages, in serving and in batches.
void TestAgreement::theCostsAgree()
{
    int compared = 0;
    for (quint32 seed = 0; seed < 40; ++seed) {
        QRandomGenerator random(seed);
        Board board = anyServing(random);
        QString metric = u"usd_per_1m_tokens"_s;
        if (random.bounded(3) == 0) {
            board.workload = WorkloadId(u"bert-large-batch"_s);
            metric = u"usd_per_1m_items"_s;
        }
        const QList<PageSpec> pages = pagesOfCosts(board);
        const QMap<QString, QString> first = textsOf(pages.constFirst(), metric);
        for (auto cost = first.begin(); cost != first.end(); ++cost) {
            for (const PageSpec &page : pages) {
                const QString other = textsOf(page, metric).value(cost.key());
                QVERIFY2(other.isEmpty() || other == cost.value(),
                         qPrintable(
                             u"%1, seed %2, %3: %4, %5"_s.arg(cost.key()).arg(seed).arg(page.id, cost.value(), other)));
                compared += other.isEmpty() ? 0 : 1;
            }
        }
    }
    QVERIFY2(compared > 1000, QByteArray::number(compared));
}

// A single L40S is rented in a g6e.xlarge at 1.861 USD/h, not as an eighth of a g6e.48xlarge at 30.131.
void TestAgreement::theCostIsOfTheMachineThatIsRented()
{
    Board board = onDemandBoard();
    board.priceBook = BookId(u"on-demand"_s);
    board.priceBookChosen = true;
    board.chips = {ChipId(u"l40s"_s), ChipId(u"h100-sxm"_s)};
    board.workload = WorkloadId(u"bert-large-batch"_s);
    const MetricId cost(u"usd_per_1m_items"_s);
    const MetricId hour(u"usd_per_hour"_s);
    const ResultTable table = evaluate(m_catalog, board, {cost, hour, MetricId(u"items_per_s"_s)});
    const auto value = [&](const MetricId &metric) { return table.cell(u"l40s"_s, metric)->value->value; };
    QVERIFY(std::abs(value(hour) - 1.861) < 1e-3);
    QVERIFY(std::abs(value(cost) - value(hour) / (3600.0 * value(MetricId(u"items_per_s"_s))) * 1e6) < 1e-9);
    const Cell &cell = *table.cell(u"l40s"_s, cost);
    QVERIFY2(cell.origin.contains(u"g6e.xlarge"_s), qPrintable(cell.origin));
    QVERIFY2(cell.note.contains(u"g6e.xlarge"_s), qPrintable(cell.note));
    QVERIFY(!table.cell(u"h100-sxm"_s, hour)->note.contains(u"p5.48xlarge"_s)); // the chip's reference instance
    const PageSpec page = made(board, answerMetrics, answerPage); // its hourly price is for the same machine
    const QString price = textsOf(page, u"price_chip_hour"_s).value(u"L40S"_s);
    QVERIFY2(price.startsWith(u"1.86"_s), qPrintable(price));
    const auto compared = [&] { return comparePage(m_catalog, board, Formatter()).charts.constLast(); };
    QCOMPARE(compared().id, u"price_chip_hour"_s);
    QCOMPARE(compared().series.constFirst().points.constFirst().label, u"1.86"_s);
    board.assumptions.chips = 8.0; // the machine with eight
    QCOMPARE(compared().series.constFirst().points.constFirst().label, u"3.77"_s);
    const ResultTable eight = evaluate(m_catalog, board, {hour});
    QVERIFY(std::abs(eight.cell(u"l40s"_s, hour)->value->value - 30.131) < 1e-2);
}

// The amount in the title equals that of the sentence and of the table to its three digits.
void TestAgreement::theSavingAgrees()
{
    const Formatter formatter;
    int told = 0;
    for (quint32 seed = 0; seed < 40; ++seed) {
        QRandomGenerator random(seed);
        Board board = onDemandBoard();
        board.priceBook = BookId(u"gpu-clouds-2026-11"_s);
        board.priceBookChosen = true;
        board.chips = {ChipId(u"mi300x"_s), ChipId(u"h100-sxm"_s)}; // 20% cheaper: a saving that texts may name
        board.baseline = u"h100-sxm"_s;
        board.assumptions.monthlySpend = 1e4 * std::pow(10.0, 2.0 * random.generateDouble());
        board.assumptions.migrationWeeks = 1.0 + random.bounded(30);
        board.assumptions.priceFactor = 0.5 + random.generateDouble();
        if (random.bounded(2) == 0)
            board.assumptions.chips = 4;
        const PageSpec page = made(board, breakEvenMetrics, breakEvenPage);
        std::optional<double> saving;
        for (const Table &list : page.lists) {
            for (const Table::Row &row : list.rows) {
                if (plainText(row.constFirst()) == u"saving")
                    saving = row.at(1).value ? row.at(1).value : std::optional(row.at(1).text.toDouble());
            }
        }
        QVERIFY(saving);
        // Two digits where the range is stated, too.
        const int digits = page.title.contains(u"about"_s) ? 2 : 3;
        const QString amount = formatter.amount(std::abs(Formatter::significant(*saving, digits)));
        if (page.title.contains(u'$')) {
            QVERIFY2(page.title.contains(amount), qPrintable(page.title + u" / "_s + amount));
            ++told;
        }
        const bool hasSaving = !page.title.startsWith(u"No saving"_s);
        QVERIFY2(!hasSaving || page.support.contains(amount), qPrintable(page.support + u" / "_s + amount));
        QVERIFY2(
            page.notes.constFirst().contains(formatter.full(std::abs(Formatter::significant(*saving, 3)), Unit::Usd)),
            qPrintable(page.notes.constFirst() + u" / "_s + amount));
    }
    QVERIFY2(told > 20, QByteArray::number(told));
}

static QString repeatedIn(const QStringList &texts)
{
    static const QRegularExpression between(u"(?<=[.!?])\\s+(?=\\p{Lu})"_s);
    constexpr int shortest = 25; // "No price." may be at two rows
    QStringList seen;
    for (const QString &text : texts) {
        for (const QString &sentence : text.split(between, Qt::SkipEmptyParts)) {
            const QString one = sentence.trimmed();
            if (one.size() < shortest)
                continue;
            if (seen.contains(one))
                return one;
            seen << one;
        }
    }
    return {};
}

// Texts around the charts, and each section below them.
void TestAgreement::nothingIsSaidTwice()
{
    for (quint32 seed = 0; seed < 40; ++seed) {
        QRandomGenerator random(seed);
        Board board = anyServing(random);
        board.workload = m_catalog.workloads.at(random.bounded(m_catalog.workloads.size())).id;
        if (random.bounded(2) == 0)
            board.needs = randomNeeds(random);
        for (const PageSpec &page : {made(board, answerMetrics, answerPage), made(board, workloadMetrics, workloadPage),
                                     made(board, valueMetrics, valuePage), made(board, breakEvenMetrics, breakEvenPage),
                                     made(board, advisorMetrics, advisorPage)}) {
            const QString around = repeatedIn(QStringList{page.title, page.support, page.warning} + page.notes);
            QVERIFY2(around.isEmpty(), qPrintable(u"%1, seed %2: %3"_s.arg(page.id).arg(seed).arg(around)));
            for (const TextSection &section : page.texts) {
                for (const QString &line : linesOf(section)) {
                    const QString twice = repeatedIn({line});
                    QVERIFY2(twice.isEmpty(), qPrintable(u"%1, seed %2: %3"_s.arg(page.id).arg(seed).arg(line)));
                }
            }
        }
    }
}

CHIPBOARD_TEST(TestAgreement, QCoreApplication)

} // namespace tst_agreement

#include "tst_agreement.moc"
