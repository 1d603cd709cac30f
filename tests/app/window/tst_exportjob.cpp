// An export step by step, without a window: steps per event loop turn, what a cancelled export leaves behind, and the
// recipes in the files.
#include "app/window/exportjob.h"

#include "data/files/boardio.h"
#include "tests/support/guitest.h"
#include "tests/support/metricfixture.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_exportjob {

class TestExportJob : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void writesAfterItsSteps();
    void aTurnIsOneStep();
    void nothingGoesOnAfterAStop();
    void unknownPagesAreTold();
    void decksNeedSlidesOfPages();
    void whatCanBeWrittenIs();
    void whatCameMeanwhileStays();
    void targetsHaveTheirEndings();
    void eachPageIsAskedForOnce();
    void aBriefHasEverythingOnOnePage();
    void filesRememberTheirPart();
    void chartsAreRememberedByTheirIds();

private:
    [[nodiscard]] ExportTask task(const QStringList &pages);
    /// The request that the file of that page gives when opened.
    [[nodiscard]] ExportAsk remembered(const ExportAsk &ask, const QList<ExportedPage> &pages, qsizetype page) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const Catalog> m_catalog = std::make_shared<const Catalog>(smallWorld());
    QStringList m_made; ///< pages in order
};

void TestExportJob::init()
{
    QTest::failOnWarning(anyWarning());
    m_folder = std::make_unique<QTemporaryDir>();
    m_made.clear();
}

static ExportedPage samplePageOf(const QString &id)
{
    ExportedPage one{test::samplePage(2), {}};
    one.page.id = id;
    return one;
}

ExportTask TestExportJob::task(const QStringList &pages)
{
    const Board board = aBoard({u"trainium2"_s});
    return {{ExportWhat::Page, pages, {}},
            {},
            targetsFor({u"markdown"_s}, m_folder->path(), u"out"_s),
            m_catalog,
            board,
            board,
            Formatter(),
            [this](const PageRow &row) {
                m_made << QLatin1String(row.id);
                return samplePageOf(QLatin1String(row.id));
            }};
}

// Two pages, the plan, one file and the write: progress grows to 1.
void TestExportJob::writesAfterItsSteps()
{
    ExportJob job;
    const QSignalSpy progress(&job, &ExportJob::progress);
    const QSignalSpy written(&job, &ExportJob::written);
    job.start(task({u"compare"_s, u"value"_s}));
    QVERIFY(job.isRunning() && m_made.isEmpty());
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(!job.isRunning());
    QCOMPARE(m_made, QStringList({u"compare"_s, u"value"_s}));
    const QString path = m_folder->filePath(u"out.md"_s);
    QCOMPARE(written.first().first().toStringList(), QStringList{path});
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("# "));
    double share = -1.0;
    for (const QList<QVariant> &one : progress) {
        QVERIFY(one.first().toDouble() >= share && one.first().toDouble() < 1.0);
        share = one.first().toDouble();
    }
    QVERIFY(share > 0.5);
}

// Even if a job is cancelled and another one started within one turn: no step of the first is left.
void TestExportJob::aTurnIsOneStep()
{
    ExportJob job;
    job.start(task({u"compare"_s, u"value"_s, u"roofline"_s}));
    job.stop();
    job.start(task({u"compare"_s, u"value"_s, u"roofline"_s}));
    while (m_made.isEmpty())
        QCoreApplication::processEvents();
    QCOMPARE(m_made.size(), 1);
}

void TestExportJob::nothingGoesOnAfterAStop()
{
    ExportJob job;
    const QSignalSpy stopped(&job, &ExportJob::stopped);
    const QSignalSpy written(&job, &ExportJob::written);
    job.stop();
    QCOMPARE(stopped.size(), 0); // nothing was running
    job.start(task({u"compare"_s, u"value"_s}));
    while (m_made.isEmpty())
        QCoreApplication::processEvents();
    job.stop();
    QCOMPARE(stopped.size(), 1);
    QVERIFY(!job.isRunning());
    const QSignalSpy progress(&job, &ExportJob::progress);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QVERIFY(progress.isEmpty() && written.isEmpty() && m_made.size() == 1);
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void TestExportJob::unknownPagesAreTold()
{
    ExportJob job;
    const QSignalSpy failed(&job, &ExportJob::failed);
    job.start(task({u"compare"_s, u"valeu"_s}));
    QCOMPARE(failed.size(), 1);
    QVERIFY(!job.isRunning() && m_made.isEmpty());
}

// One of two files goes to a missing folder: the other is written, and the message names both.
void TestExportJob::whatCanBeWrittenIs()
{
    ExportJob job;
    const QSignalSpy failed(&job, &ExportJob::failed);
    const QSignalSpy written(&job, &ExportJob::written);
    ExportTask one = task({u"compare"_s});
    const QString good = m_folder->filePath(u"good.csv"_s);
    one.targets = {{m_folder->filePath(u"none/bad.csv"_s), findExporter(u"csv"_s)}, {good, findExporter(u"csv"_s)}};
    job.start(one);
    QTRY_COMPARE(failed.size(), 1);
    const auto problem = failed.constFirst().constFirst().value<Problem>();
    QVERIFY(problem.message.contains(u"bad"_s));
    QVERIFY2(problem.remedy.contains(u"already written: "_s) && problem.remedy.contains(u"good"_s),
             qPrintable(problem.remedy));
    QVERIFY(QFileInfo::exists(good));
    QVERIFY(written.isEmpty() && !job.isRunning());
    // The next job starts clean.
    ExportTask next = task({u"compare"_s});
    job.start(next);
    QTRY_COMPARE(written.size(), 1);
    QCOMPARE(failed.size(), 1);
}

// Only page ids are valid in slides; other names are resolved by the command line.
void TestExportJob::decksNeedSlidesOfPages()
{
    const auto problemOf = [this](const BoardDeck &deck) {
        Board board = aBoard({u"trainium2"_s});
        board.deck = deck;
        const auto made = exportInput({{ExportWhat::Deck, {}, {}}, {}}, *m_catalog, board, Formatter(),
                                      [](const PageRow &row) { return samplePageOf(QLatin1String(row.id)); });
        return made ? Problem() : made.problem();
    };
    QCOMPARE(problemOf({}).message, u"The board has no slides."_s);
    QCOMPARE(problemOf({}).remedy, u"Add slides with File > Deck, or name a deck with --deck FILE."_s);
    BoardSlide slide{.charts = {{u"answer"_s, u"cost"_s}}};
    const Problem unknown = problemOf({slide});
    QCOMPARE(unknown.message, u"There is no page \"answer\"."_s);
    QCOMPARE(unknown.where.pointer, u"/deck/0/charts/0"_s);
}

// A file that another program wrote after the overwrite question is not replaced.
void TestExportJob::whatCameMeanwhileStays()
{
    ExportJob job;
    const QSignalSpy failed(&job, &ExportJob::failed);
    ExportTask one = task({u"compare"_s});
    one.old = ExportRun::OldFiles::Kept;
    const QString path = one.targets.constFirst().path;
    job.start(one);
    QFile other(path);
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("another's") > 0);
    other.close();
    QTRY_COMPARE(failed.size(), 1);
    const auto problem = failed.constFirst().constFirst().value<Problem>();
    QCOMPARE(problem.message, u"The file already exists and was not changed."_s);
    QVERIFY(other.open(QIODevice::ReadOnly));
    QCOMPARE(other.readAll(), QByteArray("another's"));
}

void TestExportJob::targetsHaveTheirEndings()
{
    const QList<ExportTarget> targets = targetsFor({u"markdown"_s, u"none"_s, u"pdf"_s}, u"/a"_s, u"b.c"_s);
    QCOMPARE(targets.size(), 2);
    QCOMPARE(targets.at(0), (ExportTarget{u"/a/b.c.md"_s, findExporter(u"markdown"_s)}));
    QCOMPARE(targets.at(1), (ExportTarget{u"/a/b.c.pdf"_s, findExporter(u"pdf"_s)}));
}

void TestExportJob::eachPageIsAskedForOnce()
{
    const auto idsOf = [](const ExportAsk &ask) {
        QStringList ids;
        const Result<QList<const PageRow *>> rows = rowsAskedFor(ask);
        for (const PageRow *row : rows.value())
            ids << QLatin1String(row->id);
        return ids;
    };
    QCOMPARE(idsOf({ExportWhat::Page, {u"value"_s, u"compare"_s, u"value"_s}, {}}),
             QStringList({u"value"_s, u"compare"_s}));
    QCOMPARE(idsOf({}), QStringList{u"compare"_s});
    QCOMPARE(idsOf({ExportWhat::All, {}, {}}).size(), static_cast<qsizetype>(pageTable().size()));
}

ExportAsk TestExportJob::remembered(const ExportAsk &ask, const QList<ExportedPage> &pages, qsizetype page) const
{
    const Board board = aBoard({u"trainium2"_s});
    const QList<ExportedPage> own = page < 0 ? pages : QList<ExportedPage>{pages.at(page)};
    const ExportInput input{*m_catalog, board, own, {}};
    const QByteArray text = boardTextFor(board, ask)(input, {u"x"_s, findExporter(u"png"_s), page});
    const auto read = readBoard(text, u"x"_s);
    return read.recipe ? read.recipe->ask : ExportAsk{ExportWhat::Report, {u"none"_s}, {}};
}

// Texts below the chart on screen become one notice; title, subtitle and tiles stay.
void TestExportJob::aBriefHasEverythingOnOnePage()
{
    PageSpec answer = test::samplePage(2);
    answer.support = u"$1.75 vs $2.84."_s;
    answer.tiles = {{u"cost"_s, u"Cost"_s, u"−38%"_s, u"$1.75 vs $2.84"_s}};
    answer.texts = {{u"why"_s, u"Why"_s, {}, {{TextSign::None, u"It rents for less."_s}}}};
    answer.basis = u"BF16; prices of today."_s;
    answer.notes = {u"A note."_s};
    QStringList asked;
    const auto pages = exportedPages({ExportWhat::Brief, {}, {}}, [&](const PageRow &row) {
        asked << QLatin1String(row.id);
        return ExportedPage{answer, {}};
    });
    QVERIFY(pages);
    QCOMPARE(asked, QStringList{u"overview"_s});
    QCOMPARE(pages.value().size(), 1);
    const PageSpec &brief = pages.value().constFirst().page;
    QCOMPARE(brief.title, answer.title);
    QCOMPARE(brief.support, answer.support);
    QCOMPARE(brief.tiles, answer.tiles);
    QCOMPARE(brief.charts.size(), answer.charts.size());
    QVERIFY(brief.texts.isEmpty() && brief.notes.isEmpty() && brief.filters.isEmpty());
    QCOMPARE(brief.notice.text, u"Why: It rents for less.\nAssumptions: BF16; prices of today."_s);
}

// One of several pages in its own file reopens as that page; all pages in one file reopen as all.
void TestExportJob::filesRememberTheirPart()
{
    const QList<ExportedPage> pages{samplePageOf(u"compare"_s), samplePageOf(u"value"_s)};
    const ExportAsk all{ExportWhat::All, {}, {}};
    QCOMPARE(remembered(all, pages, -1), all);
    QCOMPARE(remembered(all, pages, 1), (ExportAsk{ExportWhat::Page, {u"value"_s}, {}}));
    const ExportAsk report{ExportWhat::Report, {}, {}};
    QCOMPARE(remembered(report, pages, -1), report);
    QCOMPARE(remembered(report, pages, 0), (ExportAsk{ExportWhat::Page, {u"compare"_s}, {}}));
    const ExportAsk two{ExportWhat::Page, {u"compare"_s, u"value"_s}, {}};
    QCOMPARE(remembered(two, pages, -1), two);
    QCOMPARE(remembered({ExportWhat::Page, {}, {}}, {pages.at(0)}, -1),
             (ExportAsk{ExportWhat::Page, {u"compare"_s}, {}}));
}

void TestExportJob::chartsAreRememberedByTheirIds()
{
    ExportedPage page = samplePageOf(u"compare"_s);
    page.page.charts = page.page.charts.mid(1, 1);
    page.page.charts[0].id = u"memory"_s;
    page.page.charts[0].title = u"Speicher"_s;
    QCOMPARE(remembered({ExportWhat::Chart, {u"compare"_s}, u"Speicher"_s}, {page}, -1),
             (ExportAsk{ExportWhat::Chart, {u"compare"_s}, u"memory"_s}));
    QCOMPARE(remembered({ExportWhat::Chart, {}, {}}, {page}, 0), (ExportAsk{ExportWhat::Chart, {u"compare"_s}, {}}));
}

CHIPBOARD_TEST(TestExportJob, QApplication)

} // namespace tst_exportjob

#include "tst_exportjob.moc"
