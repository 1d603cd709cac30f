// Requirements in words: only stated ones, amounts in the displayed currency, and the places where files list them.
#include "data/board/needs.h"

#include "data/analysis/livemodel.h"
#include "data/board/assumption.h"
#include "data/files/catalogreader.h"
#include "data/views/reportspec.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_needlist {

class TestNeedList : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void saysWhatWasSaid_data();
    void saysWhatWasSaid();
    void onlyWhatWasSaid();
    void regionsAreNames_data();
    void regionsAreNames();
    void moneyIsInTheCurrencyShown();
    void slidesNameThem();
    void reportsNameThem();
    void workbooksNameThem();

private:
    Catalog m_catalog;
};

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

static Needs needsOf(const QString &words)
{
    Needs needs;
    for (const QString &word : words.split(u' ', Qt::SkipEmptyParts))
        needs = withNeed(needs, *findNeed(word.section(u'=', 0, 0)), word.section(u'=', 1)).value();
    return needs;
}

static Board boardWith(const QString &words)
{
    Board board = testing::onDemandBoard();
    board.needs = needsOf(words);
    return board;
}

void TestNeedList::saysWhatWasSaid_data()
{
    QTest::addColumn<QString>("need");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("money") << u"budget=5000"_s << u"Monthly budget: 5,000 USD"_s;
    QTest::newRow("nothing to pay is said, too") << u"budget=0"_s << u"Monthly budget: 0.00 USD"_s;
    QTest::newRow("days") << u"deadline=30"_s << u"Days available: 30 days"_s;
    QTest::newRow("a count needs no unit") << u"scale=1000"_s << u"Chips: 1,000"_s;
    QTest::newRow("a choice") << u"cuda=yes"_s << u"CUDA-only operations: yes"_s;
    QTest::newRow("a name") << u"region=us-east-2"_s << u"Region: us-east-2"_s;
}

void TestNeedList::saysWhatWasSaid()
{
    QFETCH(const QString, need);
    const Formatter english(QLocale(u"en_US"_s));
    const NeedRow &row = *findNeed(need.section(u'=', 0, 0));
    QTEST(plain(saidText(row, needsOf(need), english)), "sentence");
    QVERIFY(saidText(row, {}, english).isEmpty() && saidValue(row, {}, english).isEmpty());
}

void TestNeedList::onlyWhatWasSaid()
{
    QVERIFY(needLines({}, Formatter()).isEmpty());
    const Needs needs = needsOf(u"cuda=no deadline=7"_s);
    QCOMPARE(saidIn(needs).size(), 2);
    QCOMPARE(saidIn(needs).constFirst()->needId(), u"deadline"_s); // in table order
    QCOMPARE(needLines(needs, Formatter()).constLast(), u"CUDA-only operations: no"_s);
}

void TestNeedList::regionsAreNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("good");
    QTest::newRow("of one cloud") << u"us-east-2"_s << true;
    QTest::newRow("of another") << u"europe_west4.a"_s << true;
    QTest::newRow("as long as may be") << QString(60, u'a') << true;
    QTest::newRow("longer") << QString(61, u'a') << false;
    QTest::newRow("two words") << u"us east"_s << false;
    QTest::newRow("a letter of elsewhere") << u"z\u00FCrich"_s << false;
    QTest::newRow("nothing") << QString() << false;
}

void TestNeedList::regionsAreNames()
{
    QFETCH(const QString, name);
    const Result<Done> checked = checkNeed(*findNeed(u"region"_s), name);
    QTEST(checked.hasValue(), "good");
    QVERIFY(checked || checked.problem().message.contains(u"is not a region name."_s));
}

void TestNeedList::moneyIsInTheCurrencyShown()
{
    const Formatter euros = Formatter().in({u"EUR"_s, 0.5});
    QCOMPARE(plain(needLines(needsOf(u"budget=4000"_s), euros).constFirst()), u"Monthly budget: 2000 EUR"_s);
    QCOMPARE(plain(needText(*findNeed(u"latency"), 20, euros)), u"20 ms"_s);
}

void TestNeedList::slidesNameThem()
{
    const AssumptionLines without = assumptionLines(m_catalog, testing::onDemandBoard(), Formatter());
    const AssumptionLines with = assumptionLines(m_catalog, boardWith(u"budget=4000 cuda=yes"_s), Formatter());
    QCOMPARE(with.usual, without.usual);
    QCOMPARE(with.chosen.size(), without.chosen.size() + 2);
    QCOMPARE(plain(with.chosen.at(with.chosen.size() - 2)), u"Requirement: Monthly budget: 4000 USD"_s);
    QCOMPARE(with.chosen.constLast(), u"Requirement: CUDA-only operations: yes"_s);
}

void TestNeedList::reportsNameThem()
{
    const auto blocksOf = [this](const Board &board) {
        const ReportSpec report = reportOf(m_catalog, board, {ReportPage{u"Compare"_s, {}, {}}}, Formatter());
        const auto found =
            std::ranges::find_if(report.chapters, [](const ReportChapter &one) { return one.id == u"assumptions"; });
        return found == report.chapters.end() ? QList<ReportBlock>() : found->blocks;
    };
    QCOMPARE(blocksOf(testing::onDemandBoard()).size(), 1);
    const QList<ReportBlock> blocks = blocksOf(boardWith(u"deadline=30"_s));
    QCOMPARE(blocks.size(), 2);
    QCOMPARE(blocks.constLast().heading, u"Requirements"_s);
    QCOMPARE(plain(blocks.constLast().paragraphs.join(u'|')), u"Days available: 30 days"_s);
}

void TestNeedList::workbooksNameThem()
{
    const QList<LiveFixed> without = liveModelOf(m_catalog, testing::onDemandBoard()).fixed;
    const QList<LiveFixed> with = liveModelOf(m_catalog, boardWith(u"budget=4000"_s)).fixed;
    QCOMPARE(with.size(), without.size() + 1);
    const auto said =
        std::ranges::find_if(with, [](const LiveFixed &one) { return one.label == u"Requirement: Monthly budget"; });
    QVERIFY(said != with.end());
    QCOMPARE(plain(said->value), u"4000 USD"_s);
}

CHIPBOARD_TEST(TestNeedList, QCoreApplication)

} // namespace tst_needlist

#include "tst_needlist.moc"
