// For any assumptions the workload pages stay sensible: no number is NaN, no title is empty.
#include "data/views/pages.h"

#include "data/analysis/uncertainty.h"
#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_anypages {

class TestAnyPages : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void anyOneAssumptionAtItsEnds_data();
    void anyOneAssumptionAtItsEnds();
    void anyAssumptionsTogether();

private:
    [[nodiscard]] QString faultWith(const Board &board) const;
    [[nodiscard]] QList<Workload> oneOfEachKind() const;

    Catalog m_catalog;
};

QString TestAnyPages::faultWith(const Board &board) const
{
    const Formatter formatter;
    const QList<PageSpec> pages{
        workloadPage(m_catalog, board, evaluate(m_catalog, board, workloadMetrics(m_catalog, board)), formatter),
        valuePage(m_catalog, board, evaluate(m_catalog, board, valueMetrics(m_catalog, board)), formatter),
        breakEvenPage(m_catalog, board, evaluate(m_catalog, board, breakEvenMetrics(m_catalog, board)), formatter),
        rooflinePage(m_catalog, board, evaluate(m_catalog, board, rooflineMetrics(m_catalog, board)), formatter)};
    for (const PageSpec &page : pages) {
        const QString fault = faultOf(page);
        if (!fault.isEmpty())
            return page.id + u": "_s + fault;
    }
    return {};
}

// The first workload of each task and kind of model: their formulas differ.
QList<Workload> TestAnyPages::oneOfEachKind() const
{
    QList<Workload> workloads;
    QStringList seen;
    for (const Workload &workload : m_catalog.workloads) {
        const QString kind = taskWord(workload.task) + modelKindWord(m_catalog.model(workload.model)->kind);
        if (!seen.contains(kind))
            workloads << workload;
        seen << kind;
    }
    return workloads;
}

void TestAnyPages::anyOneAssumptionAtItsEnds_data()
{
    QTest::addColumn<QString>("assumption");
    for (const AssumptionRow &row : assumptionTable())
        QTest::newRow(row.id) << row.assumptionId().text();
}

void TestAnyPages::anyOneAssumptionAtItsEnds()
{
    QFETCH(const QString, assumption);
    const AssumptionRow *row = findAssumption(AssumptionId(assumption));
    for (const Workload &workload : oneOfEachKind()) {
        for (const double value : {row->minimum, row->maximum}) {
            Board board = onDemandBoard();
            board.workload = workload.id;
            board.assumptions.*(row->member) = value;
            const QString fault = faultWith(board);
            QVERIFY2(fault.isEmpty(), qPrintable(workload.id.text() + u": "_s + fault));
        }
    }
}

void TestAnyPages::anyAssumptionsTogether()
{
    QRandomGenerator random(11);
    for (int round = 0; round < rounds(40); ++round) {
        Board board = onDemandBoard();
        board.level = static_cast<Level>(random.bounded(3));
        board.workload = m_catalog.workloads.at(random.bounded(static_cast<int>(m_catalog.workloads.size()))).id;
        board.priceBook = m_catalog.books.at(random.bounded(static_cast<int>(m_catalog.books.size()))).id;
        for (const AssumptionRow &row : assumptionTable()) {
            if (random.bounded(6) != 0)
                continue;
            const double share = random.generateDouble();
            const double value = row.minimum + share * (row.maximum - row.minimum);
            const auto choice = static_cast<std::size_t>(share * static_cast<double>(row.choices.size()));
            board.assumptions.*(row.member) = !row.choices.empty() ? row.choices[choice]
                : row.whole                                        ? std::round(value)
                                                                   : value;
        }
        QString fault = faultWith(board);
        QVERIFY2(fault.isEmpty(), qPrintable(QString::number(round) + u": "_s + fault));
        if (round % 8 != 0)
            continue; // thousands of draws and estimates: the slowest page
        fault = faultOf(whatIfPage(m_catalog, board, evaluate(m_catalog, board, whatIfMetrics(m_catalog, board)),
                                   Formatter(), [](const DrawTask &) { return std::optional<Uncertainty>(); }));
        QVERIFY2(fault.isEmpty(), qPrintable(QString::number(round) + u", what-if: "_s + fault));
    }
}

CHIPBOARD_TEST(TestAnyPages, QCoreApplication)

} // namespace tst_anypages

#include "tst_anypages.moc"
