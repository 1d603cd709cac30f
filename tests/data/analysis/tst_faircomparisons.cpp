// What the pages Compare, Workload, Value, What-if and Break-even say in their sentences, on seeded boards of the
// shipped catalogue, read as a person reads them: no difference between two numbers that a rule of comparability calls
// misleading, and where one is left out the rule's own words say why.
#include "data/analysis/comparability.h"
#include "data/analysis/takeaway.h"
#include "data/analysis/valueoffers.h"
#include "data/files/catalogreader.h"
#include "data/views/breakevenpage.h"
#include "data/views/pagebuilder.h"
#include "data/views/valuepage.h"
#include "data/views/workloadpage.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_faircomparisons {

namespace {

const Formatter english{QLocale::c()};

qsizetype rowNamed(const ResultTable &table, const QString &name)
{
    const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                    [&name](const ResultRow &row) { return row.subject.name == name; });
    return found == table.rows.end() ? -1 : found - table.rows.begin();
}

/// Why the numbers of two rows by their names must not be told apart in this column; empty: they may.
QString whyNot(const ResultTable &table, const MetricId &metric, const QString &one, const QString &other)
{
    const qsizetype a = rowNamed(table, one);
    const qsizetype b = rowNamed(table, other);
    const int column = table.columnOf(metric);
    return a < 0 || b < 0 || column < 0 ? u"nobody knows them"_s : misleadingBetween(table, column, a, b);
}

/// Those of the table that have a number that misleads beside this one's.
QStringList unlike(const ResultTable &table, const MetricId &metric, const QString &name)
{
    QStringList names;
    for (const ResultRow &row : table.rows) {
        const Cell *cell = table.cell(row.subject.id, metric);
        if (cell != nullptr && !cell->isMissing() && row.subject.name != name
            && !whyNot(table, metric, name, row.subject.name).isEmpty())
            names << row.subject.name;
    }
    return names;
}

/// "Serve 8B: H100 is cheapest" without what it is about.
QString behindTopic(const QString &sentence, const WorkloadView &view)
{
    return sentence.mid(view.work->workload.name.size() + 2);
}

} // namespace

class TestFairComparisons : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void compareClaimsNoMoreThanTheRules();
    void workloadClaimsNoMoreThanTheRules();
    void valueClaimsNoMoreThanTheRules();
    void pagesOfTwoSayWhatDiffers();

private:
    [[nodiscard]] Board randomBoard(QRandomGenerator &random) const;

    Catalog m_catalog;
};

Board TestFairComparisons::randomBoard(QRandomGenerator &random) const
{
    Board board = testing::onDemandBoard();
    board.chips.clear();
    for (int i = random.bounded(2, 7); i > 0; --i) {
        const ChipId id = m_catalog.chips.at(random.bounded(static_cast<int>(m_catalog.chips.size()))).id;
        if (!board.chips.contains(id))
            board.chips << id;
    }
    board.level = static_cast<Level>(random.bounded(3));
    board.baseline = board.chips.constLast().text();
    board.workload = m_catalog.workloads.at(random.bounded(static_cast<int>(m_catalog.workloads.size()))).id;
    board.priceBook = m_catalog.books.at(random.bounded(static_cast<int>(m_catalog.books.size()))).id;
    if (random.bounded(4) == 0)
        board.assumptions.commitment = 3.0;
    return board;
}

// "A gives 66 % of the FP8 compute of B for 43 % of its hourly price": both shares are of numbers that are alike.
void TestFairComparisons::compareClaimsNoMoreThanTheRules()
{
    static const QRegularExpression claim(u"^(.+) gives (?:the most|.+ the) \\S+ compute of (.+?)( for .+)?(?:;|$)"_s);
    static const QRegularExpression unlikeTwo(u"^(.+) and (.+) are not comparable in compute: (.+)$"_s);
    QRandomGenerator random(11);
    int claims = 0;
    int refusals = 0;
    for (int i = 0; i < 200; ++i) {
        const Board board = randomBoard(random);
        const MetricId compute(u"compute_best"_s);
        const MetricId price(board.level == Level::Chip ? u"price_chip_hour"_s : u"price_hour"_s);
        const ResultTable table = evaluate(m_catalog, board, {compute, price});
        const QString told = takeaway(m_catalog, board, table, english);
        const QByteArray where = u"board %1: %2"_s.arg(i).arg(told).toUtf8();
        if (const auto refused = unlikeTwo.match(told); refused.hasMatch()) {
            QCOMPARE(whyNot(table, compute, refused.captured(1), refused.captured(2)), refused.captured(3));
            ++refusals;
            continue;
        }
        const auto claimed = claim.match(told);
        if (!claimed.hasMatch() || claimed.captured(2).startsWith(u"this selection"_s))
            continue;
        ++claims;
        const QString why = whyNot(table, compute, claimed.captured(1), claimed.captured(2));
        QVERIFY2(why.isEmpty(), where.constData());
        const bool isOfCharts = !claimed.captured(3).isEmpty() && !told.contains(u", both at the prices of "_s);
        QVERIFY2(!isOfCharts || whyNot(table, price, claimed.captured(1), claimed.captured(2)).isEmpty(),
                 where.constData());
    }
    QVERIFY2(claims > 20, qPrintable(QString::number(claims)));
    QVERIFY2(refusals > 5, qPrintable(QString::number(refusals)));
}

// Nobody is cheapest or fastest beside one that it cannot be compared with, who is named instead.
void TestFairComparisons::workloadClaimsNoMoreThanTheRules()
{
    static const QRegularExpression best(u"^(?:no price is known; )?(?:of [^,]+, )?(.+?) is (cheapest|fastest)"_s);
    static const QRegularExpression lowest(u"^(.+?) is lowest at"_s);
    static const QRegularExpression share(u"; ([^;]+) costs .*?what ([^;]+) costs"_s);
    QRandomGenerator random(12);
    int named = 0;
    for (int i = 0; i < 80; ++i) {
        const Board board = randomBoard(random);
        const ResultTable table = evaluate(m_catalog, board, workloadMetrics(m_catalog, board));
        const WorkloadView view = workloadView(m_catalog, board, table);
        const TaskMetrics metrics = taskMetrics(view.work->workload.task);
        const QString told = behindTopic(workloadTakeaway(board, table, view, english), view);
        const QByteArray where = u"board %1: %2"_s.arg(i).arg(told).toUtf8();
        if (const auto winner = best.match(told); winner.hasMatch()) {
            const MetricId metric = winner.captured(2) == u"cheapest" ? metrics.cost : metrics.speed;
            QVERIFY2(unlike(table, metric, winner.captured(1)).isEmpty(), where.constData());
        }
        if (const auto first = lowest.match(told); first.hasMatch()) {
            const QStringList others = unlike(table, metrics.cost, first.captured(1));
            QVERIFY2(others.isEmpty() || told.contains(u"not comparable with "_s), where.constData());
            named += others.isEmpty() ? 0 : 1;
        }
        if (const auto two = share.match(told); two.hasMatch())
            QVERIFY2(whyNot(table, metrics.cost, two.captured(1), two.captured(2)).isEmpty(), where.constData());
    }
    QVERIFY2(named > 0, qPrintable(QString::number(named)));
}

void TestFairComparisons::valueClaimsNoMoreThanTheRules()
{
    static const QRegularExpression best(u"^(.+?) gives most for its price"_s);
    static const QRegularExpression lowest(u"^(.+?) is lowest at"_s);
    static const QRegularExpression beats(u"; ([^;]+) is both cheaper and faster than ([^,;]+)$"_s);
    QRandomGenerator random(13);
    int named = 0;
    for (int i = 0; i < 80; ++i) {
        const Board board = randomBoard(random);
        const ResultTable table = evaluate(m_catalog, board, valueMetrics(m_catalog, board));
        const WorkloadView view = workloadView(m_catalog, board, table);
        const ResultTable ofOne = tableOfOne(table, view);
        const QString told = behindTopic(valueTakeaway(table, view, valueOffers(table, view), english), view);
        const QByteArray where = u"board %1: %2"_s.arg(i).arg(told).toUtf8();
        const QList<MetricId> metrics = valueMetrics(view.work->workload.task);
        const auto offered = [&](const QStringList &names) { // rows that have a speed but no price are no offers
            QStringList offers;
            for (const QString &name : names) {
                const qsizetype row = rowNamed(ofOne, name);
                if (!ofOne.rows.at(row).cells.at(ofOne.columnOf(metrics.at(1))).isMissing())
                    offers << name;
            }
            return offers;
        };
        if (const auto winner = best.match(told); winner.hasMatch())
            QVERIFY2(offered(unlike(ofOne, metrics.at(2), winner.captured(1))).isEmpty(), where.constData());
        if (const auto first = lowest.match(told); first.hasMatch()) {
            QVERIFY2(told.contains(u"not comparable with "_s), where.constData());
            ++named;
        }
        if (const auto two = beats.match(told); two.hasMatch()) {
            for (const MetricId &metric : metrics)
                QVERIFY2(whyNot(ofOne, metric, two.captured(1), two.captured(2)).isEmpty(), where.constData());
        }
    }
    QVERIFY2(named > 0, qPrintable(QString::number(named)));
}

// Trainium2 has no list price: moving to it is told, and that its block price stands beside a list price.
void TestFairComparisons::pagesOfTwoSayWhatDiffers()
{
    Board board = testing::onDemandBoard();
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    board.baseline = u"h100-sxm"_s;
    const auto title = [&] {
        const ResultTable table = evaluate(m_catalog, board, breakEvenMetrics(m_catalog, board));
        return breakEvenPage(m_catalog, board, table, english).title;
    };
    QVERIFY2(title().contains(u"cannot be told apart at AWS capacity blocks; at mixed prices "_s), qPrintable(title()));
    board.priceBook = BookId(u"capacity-blocks"_s);
    QVERIFY2(!title().contains(u"capacity-block price"_s) && !title().contains(u"not like for like"_s),
             qPrintable(title()));
}

CHIPBOARD_TEST(TestFairComparisons, QCoreApplication)

} // namespace tst_faircomparisons

#include "tst_faircomparisons.moc"
