// The autosaved board: written after changes, read at startup, even if damaged.
#include "app/document/boardedit.h"
#include "app/document/boardkeeper.h"
#include "data/compare/figuretable.h"
#include "data/compare/moved.h"
#include "data/files/boardio.h"
#include "tests/support/metricfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/export/safefile.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>
#include <cstdio>
#include <thread>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boardkeeper {

class TestBoardKeeper : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void tellsTheSameFile();
    void isCalledAsPeopleDo();
    void nothingIsThereAtTheFirstStart();
    void readsWhatWasKept();
    void writesAMomentAfterAChange();
    void writesAllAlongADrag();
    void writesWhenItGoesAway();
    void writesNothingWhenNothingChanged();
    void makesTheFolder();
    void tellsThatItCannotWrite();
    void aBrokenFileIsTold();
    void aFileThatIsJustWrittenIsReadAgain();
    void aNewerBoardIsNotDamaged();
    void aBoardBelongsToNoFileUntilItIsKept();
    void whatIsAnotherDocumentsIsWrittenAnew();
    void whatComesBeforeThePlaceIsKept();
    void newFiguresThatWereTakenAreToBeSaved();
};

void TestBoardKeeper::isCalledAsPeopleDo()
{
    Board board;
    QCOMPARE(nameOfLast(board, {}), u"The last board"_s);
    board.title = u"Ours"_s;
    QCOMPARE(nameOfLast(board, {}), u"Ours"_s);
    QCOMPARE(nameOfLast(board, u"/home/me/boards/mine.chipboard"_s), u"mine.chipboard"_s);
}

void TestBoardKeeper::nothingIsThereAtTheFirstStart()
{
    const LastBoard last = readLastBoard(u"/nowhere/last.chipboard"_s);
    QVERIFY(!last.board);
    QVERIFY(last.problems.isEmpty());
}

void TestBoardKeeper::readsWhatWasKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"last.chipboard"_s);
    BoardDocument document(onDemandBoard());
    BoardKeeper keeper(document, path);
    document.edit(setLevel(document.board(), Level::System));
    keeper.flush();
    const LastBoard last = readLastBoard(path);
    QVERIFY(last.board);
    QCOMPARE(*last.board, document.board());
    QVERIFY(last.problems.isEmpty());
}

void TestBoardKeeper::writesAMomentAfterAChange()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"last.chipboard"_s);
    BoardDocument document(onDemandBoard());
    const BoardKeeper keeper(document, path);
    document.edit(setLevel(document.board(), Level::System));
    QVERIFY(!QFile::exists(path));
    QTRY_VERIFY(QFile::exists(path));
}

void TestBoardKeeper::writesAllAlongADrag()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"last.chipboard"_s);
    BoardDocument document(onDemandBoard());
    const BoardKeeper keeper(document, path);
    double chips = 1.0;
    QTimer drag;
    connect(&drag, &QTimer::timeout, this, [&document, &chips] {
        document.edit(setAssumption(document.board(), AssumptionId(u"chips"_s), ++chips, 1));
    });
    drag.start(20); // much more often than the keeper writes
    QTRY_VERIFY(QFile::exists(path));
    QVERIFY(drag.isActive());
}

void TestBoardKeeper::writesWhenItGoesAway()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"last.chipboard"_s);
    BoardDocument document(onDemandBoard());
    {
        const BoardKeeper keeper(document, path);
        document.edit(setLevel(document.board(), Level::Instance));
    }
    QCOMPARE(readLastBoard(path).board->level, Level::Instance);
}

void TestBoardKeeper::writesNothingWhenNothingChanged()
{
    const QTemporaryDir folder;
    BoardDocument document(onDemandBoard());
    {
        const BoardKeeper keeper(document, folder.filePath(u"last.chipboard"_s));
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestBoardKeeper::makesTheFolder()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"share/chipboard/last.chipboard"_s);
    BoardDocument document(onDemandBoard());
    BoardKeeper keeper(document, path);
    keeper.flush();
    QVERIFY(QFile::exists(path));
}

void TestBoardKeeper::tellsThatItCannotWrite()
{
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath(u"share"_s));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    BoardDocument document(onDemandBoard());
    BoardKeeper keeper(document, folder.filePath(u"share/last.chipboard"_s));
    const QSignalSpy failed(&keeper, &BoardKeeper::failed);
    keeper.flush();
    QCOMPARE(failed.size(), 1);
    const auto problem = failed.at(0).at(0).value<Problem>();
    QCOMPARE(problem.code, ProblemCode::CannotWrite);
    QVERIFY2(problem.message.startsWith(u"Cannot save the comparison for the next start."_s),
             qPrintable(problem.message));
    QVERIFY2(problem.remedy.contains(u"File > Save as"_s), qPrintable(problem.remedy));
}

// Otherwise a leftover board could be mistaken for the file's content and saved over it.
void TestBoardKeeper::aBoardBelongsToNoFileUntilItIsKept()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"mine.chipboard"_s);
    BoardDocument document(onDemandBoard());
    BoardKeeper keeper(document, folder.filePath(u"last.chipboard"_s));
    const QSignalSpy moved(&keeper, &BoardKeeper::pathMoved);
    const QSignalSpy kept(&keeper, &BoardKeeper::kept);
    QVERIFY(document.save(file));
    QCOMPARE(moved.size(), 1);
    QCOMPARE(kept.size(), 0);
    keeper.finish(); // the document is unchanged, but the autosave is not up to date
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.at(0).at(0).toString(), file);
    QCOMPARE(*readLastBoard(folder.filePath(u"last.chipboard"_s)).board, document.board());
    document.edit(setLevel(document.board(), Level::System));
    keeper.finish();
    QCOMPARE(kept.size(), 1); // same file
}

void TestBoardKeeper::whatComesBeforeThePlaceIsKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"last.chipboard"_s);
    BoardDocument document(onDemandBoard());
    BoardKeeper keeper(document, {});
    const QSignalSpy moved(&keeper, &BoardKeeper::pathMoved);
    QVERIFY(document.save(folder.filePath(u"mine.chipboard"_s)));
    document.edit(setLevel(document.board(), Level::System));
    keeper.finish(); // no autosave path yet
    QVERIFY(!QFile::exists(path));
    keeper.keepAt(path);
    QCOMPARE(moved.size(), 2);
    keeper.finish();
    QCOMPARE(readLastBoard(path).board->level, Level::System);
}

void TestBoardKeeper::aBrokenFileIsTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"last.chipboard"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"kind\": \"board\", ");
    file.close();
    const LastBoard last = readLastBoard(path);
    QVERIFY(!last.board);
    QVERIFY(hasErrors(last.problems));
    QVERIFY(last.isDamaged);
    QVERIFY(last.stamp == stampOf(path));
}

void TestBoardKeeper::aNewerBoardIsNotDamaged()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"last.chipboard"_s);
    QVERIFY(writeFileSafely(path, "{\"kind\": \"board\", \"version\": 99}"));
    const LastBoard last = readLastBoard(path);
    QVERIFY(!last.board && !last.isDamaged);
    QCOMPARE(last.problems.constFirst().code, ProblemCode::BadVersion);
}

// Another window writes during each of five reads: each read returns a complete board.
void TestBoardKeeper::aFileThatIsJustWrittenIsReadAgain()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"last.chipboard"_s);
    Board board = onDemandBoard();
    QVERIFY(writeFileSafely(path, writeBoard(board)));
    constexpr int readings = 60;
    std::atomic<int> reading = 0;
    std::thread writer([&reading, path, board]() mutable {
        for (int done = 0; done < readings; ++done) {
            reading.wait(done);
            for (int length = 1; length <= 5; ++length) {
                board.title = QString(length, u't'); // consecutive boards differ in length
                QFile file(path + u".new"_s);
                if (file.open(QIODevice::WriteOnly) && file.write(writeBoard(board)) > 0)
                    file.close();
                std::rename(qPrintable(file.fileName()), qPrintable(path));
            }
        }
    });
    int notRead = 0;
    for (int start = 0; start < readings; ++start) {
        ++reading;
        reading.notify_one();
        notRead += readLastBoard(path).board ? 0 : 1;
    }
    writer.join();
    QCOMPARE(notRead, 0);
}

void TestBoardKeeper::whatIsAnotherDocumentsIsWrittenAnew()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"last.chipboard"_s);
    const QString file = folder.filePath(u"mine.chipboard"_s);
    BoardDocument document(onDemandBoard());
    document.restore(onDemandBoard(), file, true);
    BoardKeeper keeper(document, {});
    const QSignalSpy moved(&keeper, &BoardKeeper::pathMoved);
    const QSignalSpy kept(&keeper, &BoardKeeper::kept);
    keeper.keepAnewAt(path);
    QCOMPARE(moved.size(), 1); // before any write
    QVERIFY(!QFile::exists(path));
    keeper.finish();
    QCOMPARE(*readLastBoard(path).board, document.board());
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.at(0).at(0).toString(), file);
}

void TestBoardKeeper::tellsTheSameFile()
{
    const QTemporaryDir folder;
    const QString one = folder.filePath(u"a.chipboard"_s);
    QVERIFY(!isSameFile(one, one)); // does not exist
    QFile file(one);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(isSameFile(one, folder.path() + u"/./a.chipboard"_s));
    const QString link = folder.filePath(u"link.chipboard"_s);
    QVERIFY(QFile::link(one, link));
    QVERIFY(isSameFile(link, one));
    QVERIFY(!isSameFile(one, folder.filePath(u"b.chipboard"_s)));
    QVERIFY(!isSameFile({}, {}));
}

void TestBoardKeeper::newFiguresThatWereTakenAreToBeSaved()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"mine.chipboard"_s);
    const QString kept = folder.filePath(u"last.chipboard"_s);
    Catalog catalog = smallWorld();
    BoardDocument document(aBoard({u"trainium2"_s, u"h100-sxm"_s}));
    document.setStamp([&catalog](const Board &board) {
        Board stamped = board;
        stamped.drawn = drawnToSave(catalog, board);
        return stamped;
    });
    BoardKeeper keeper(document, kept);
    const auto savedAtTheNextStart = [&] {
        keeper.flush();
        return isSaved(*readLastBoard(kept).board, path, catalog);
    };
    QVERIFY(!savedAtTheNextStart()); // no such file
    QVERIFY(document.save(path));
    QVERIFY(savedAtTheNextStart());
    catalog.revision = u"2026-12-01"_s; // a new catalogue with the same figures for this board
    QVERIFY(isSaved(*readLastBoard(kept).board, path, catalog));
    QVERIFY(savedAtTheNextStart());

    catalog.revision = u"2026-12-15"_s;
    *makeFigureAt(catalog, {Level::Chip, u"trainium2"_s, u"memory_bandwidth"_s, {}}) = aFigure(3.0, Unit::TBps);
    QVERIFY(isSaved(*readLastBoard(kept).board, path, catalog));
    QVERIFY(document.open(path).isEmpty());
    QVERIFY(savedAtTheNextStart()); // no decision yet: the file has the same figures
    document.edit(takeNewFigures(catalog, document.board()));
    QVERIFY(document.isModified());
    QVERIFY(!savedAtTheNextStart()); // the file has the old figures
    QVERIFY(document.save(path));
    QVERIFY(savedAtTheNextStart());

    QFile plain(path); // written by hand or by an old version, without figures
    QVERIFY(plain.open(QIODevice::WriteOnly));
    Board board = document.board();
    board.drawn = {};
    plain.write(writeBoard(board));
    plain.close();
    QVERIFY(savedAtTheNextStart());
}

CHIPBOARD_TEST(TestBoardKeeper, QCoreApplication)

} // namespace tst_boardkeeper

#include "tst_boardkeeper.moc"
