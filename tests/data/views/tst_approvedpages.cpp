// Texts and charts of every page for three boards, approved as text: the effect of a changed figure, formula or
// sentence shows up here. CONTRIBUTING.md says how to approve it again.
#include "data/board/board.h"
#include "data/files/catalogreader.h"
#include "tests/support/approved.h"
#include "tests/support/everypage.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_approvedpages {

class TestApprovedPages : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void pages_data();
    void pages();

private:
    Catalog m_catalog;
};

namespace {

/// An announced chip without a price, between two that are on sale.
Board chipBoard() { return onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s), ChipId(u"trainium4"_s)}); }

/// A training run on instances, with a one-year commitment, a discount and a custom title.
Board instanceBoard()
{
    Board board = onDemandBoard();
    board.level = Level::Instance;
    board.instances = {InstanceId(u"trn2.48xlarge"_s), InstanceId(u"p5.48xlarge"_s)};
    board.workload = WorkloadId(u"pretrain-llama-3.1-70b"_s);
    board.assumptions.commitment = 1.0;
    board.assumptions.discount = 10.0;
    board.title = u"Trainium2 costs half as much"_s;
    return board;
}

/// In euro, with two scenarios, an energy price, requirements, and all formats of cost metrics.
Board euroBoard()
{
    Board board = onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)});
    board.charts = {MetricId(u"price_chip_hour"_s), MetricId(u"price_pflop_hour"_s), MetricId(u"price_gb_hour"_s)};
    board.assumptions.energyPrice = 0.1;
    board = withScenario(board, u"cheap"_s, u"list"_s);
    board.assumptions.discount = 20.0;
    board.assumptions.monthlyTokens = 500.0;
    board.needs.spend = 5000.0;
    board.needs.region = u"us-east-1"_s;
    board.currency = {u"EUR"_s, 0.92};
    return board;
}

} // namespace

void TestApprovedPages::pages_data()
{
    QTest::addColumn<PageSpec>("page");
    const QStringList isOfAnyBoard{u"claims"_s, u"roadmap"_s}; // these pages hardly depend on the board
    const std::pair<const char *, Board> boards[] = {
        {"chips", chipBoard()}, {"instances", instanceBoard()}, {"euro", euroBoard()}};
    for (const auto &[name, board] : boards) {
        const Formatter formatter(QLocale::c(), shownCurrency(board.currency));
        for (const PageSpec &page : test::everyPage(m_catalog, board, formatter)) {
            if (qstrcmp(name, "chips") == 0 || !isOfAnyBoard.contains(page.id))
                QTest::addRow("%s-%s", name, qPrintable(page.id)) << page;
        }
    }
}

void TestApprovedPages::pages()
{
    QFETCH(const PageSpec, page);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const QString fault = faultOfApproved(u"data/views/approved/%1.txt"_s.arg(name), toText(page).toUtf8());
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

CHIPBOARD_TEST(TestApprovedPages, QCoreApplication)

} // namespace tst_approvedpages

#include "tst_approvedpages.moc"
