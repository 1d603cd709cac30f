// The file at a window's autosave path: only damaged files are set aside, and only by the window that holds the path.
#include "app/document/lastplace.h"

#include "data/files/boardio.h"
#include "tests/support/diskfiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/export/safefile.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_lastclaim {

const QByteArray damaged = "{\"kind\": \"board\", ";
const QByteArray newer = "{\"kind\": \"board\", \"version\": 99}\n";

static QByteArray boardCalled(const QString &title)
{
    Board board = testing::onDemandBoard();
    board.title = title;
    return writeBoard(board);
}

static QByteArray contentOf(const QString &path) { return readFile(path, "none"); }

class TestLastClaim : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".?"_s));
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void nothingIsThereAtTheFirstStart();
    void whatWasShownIsGoneOnWith();
    void whatIsDamagedIsPutAside();
    void anotherWindowLeavesTheFirstOnesAlone();
    void whatMayBeWholeIsLeftAlone_data();
    void whatMayBeWholeIsLeftAlone();
    void whatIsWholeByNowIsKept();
    void whatCameMeanwhileIsKept();
    void whatCannotBePutAsideIsLeftAlone();
    void withoutALockNothingIsMoved();

private:
    [[nodiscard]] QString path(const QString &name = u"last.chipboard"_s) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files, QDir::Name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLastClaim::nothingIsThereAtTheFirstStart()
{
    const LastBoard seen = readLastBoard(path());
    LastPlace place(path());
    const LastClaim claim = claimPlace(place, seen);
    QVERIFY(claim.mayWrite && claim.isAnother && claim.damaged.isEmpty());
    QVERIFY(!QFile::exists(path()));
}

void TestLastClaim::whatWasShownIsGoneOnWith()
{
    QVERIFY(writeFileSafely(path(), boardCalled(u"ours"_s)));
    const LastBoard seen = readLastBoard(path());
    LastPlace place(path());
    const LastClaim claim = claimPlace(place, seen);
    QVERIFY(claim.mayWrite && !claim.isAnother && claim.damaged.isEmpty());
    QCOMPARE(contentOf(path()), boardCalled(u"ours"_s));
}

void TestLastClaim::whatIsDamagedIsPutAside()
{
    for (const QString &kept : {path(u"last.chipboard.damaged"_s), path(u"last.chipboard.damaged-2"_s)}) {
        QVERIFY(writeFileSafely(path(), damaged));
        const LastBoard seen = readLastBoard(path());
        QCOMPARE(contentOf(path()), damaged);
        LastPlace place(path());
        const LastClaim claim = claimPlace(place, seen);
        QVERIFY(claim.mayWrite && claim.isAnother);
        QCOMPARE(claim.damaged, kept);
        QCOMPARE(contentOf(kept), damaged);
        QVERIFY(!QFile::exists(path()));
    }
}

// A file that looks damaged may be one that the first window is still writing.
void TestLastClaim::anotherWindowLeavesTheFirstOnesAlone()
{
    const LastPlace first(path());
    QVERIFY(writeFileSafely(path(), damaged));
    const LastBoard seen = readLastBoard(path());
    LastPlace second(path());
    const LastClaim claim = claimPlace(second, seen);
    QVERIFY(claim.mayWrite && !claim.isAnother && claim.damaged.isEmpty());
    QCOMPARE(second.path(), path(u"last-2.chipboard"_s));
    QCOMPARE(contentOf(path()), damaged);
}

void TestLastClaim::whatMayBeWholeIsLeftAlone_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("saved by a newer Chipboard") << newer;
    QTest::newRow("what no system reads as a file") << QByteArray();
}

void TestLastClaim::whatMayBeWholeIsLeftAlone()
{
    QFETCH(const QByteArray, content);
    if (content.isEmpty())
        QVERIFY(QDir().mkpath(path() + u"/inside"_s)); // a folder: unreadable even for root
    else
        QVERIFY(writeFileSafely(path(), content));
    const LastBoard seen = readLastBoard(path());
    QVERIFY(!seen.board && !seen.isDamaged && hasErrors(seen.problems));
    LastPlace place(path());
    const LastClaim claim = claimPlace(place, seen);
    QVERIFY(!claim.mayWrite && claim.damaged.isEmpty());
    if (content.isEmpty())
        QVERIFY(QFileInfo(path() + u"/inside"_s).isDir());
    else
        QCOMPARE(contentOf(path()), content);
}

void TestLastClaim::whatIsWholeByNowIsKept()
{
    QVERIFY(writeFileSafely(path(), damaged));
    const LastBoard seen = readLastBoard(path());
    QVERIFY(writeFileSafely(path(), boardCalled(u"another window's"_s)));
    LastPlace place(path());
    const LastClaim claim = claimPlace(place, seen);
    QVERIFY(claim.mayWrite && claim.isAnother && claim.damaged.isEmpty());
    const QStringList left = place.takeLeft();
    QCOMPARE(left.size(), 1);
    QCOMPARE(contentOf(left.constFirst()), boardCalled(u"another window's"_s));
    QVERIFY(!QFile::exists(path()));
}

// The first window kept editing while this one started, and closed before this one had claimed its path.
void TestLastClaim::whatCameMeanwhileIsKept()
{
    QVERIFY(writeFileSafely(path(), boardCalled(u"as it was"_s)));
    const LastBoard seen = readLastBoard(path());
    QVERIFY(writeFileSafely(path(), boardCalled(u"a change more"_s)));
    LastPlace place(path());
    const LastClaim claim = claimPlace(place, seen);
    QVERIFY(claim.mayWrite && claim.isAnother);
    const QStringList left = place.takeLeft();
    QCOMPARE(left.size(), 1);
    QCOMPARE(contentOf(left.constFirst()), boardCalled(u"a change more"_s));
    QVERIFY(!QFile::exists(path()));
}

void TestLastClaim::whatCannotBePutAsideIsLeftAlone()
{
    const QString place = path(QString(248, u'x')); // 253 bytes with ".lock"; one too many with ".damaged"
    QVERIFY(writeFileSafely(path(u"short"_s), damaged) && QFile::rename(path(u"short"_s), place));
    const LastBoard seen = readLastBoard(place);
    QVERIFY(seen.isDamaged);
    LastPlace first(place);
    QVERIFY(first.isFirst() && first.isHeld());
    const LastClaim claim = claimPlace(first, seen);
    QVERIFY(!claim.mayWrite && claim.damaged.isEmpty());
    QCOMPARE(contentOf(place), damaged);
}

void TestLastClaim::withoutALockNothingIsMoved()
{
    const QString place = path(QString(252, u'x')); // too long for a lock file
    QVERIFY(writeFileSafely(path(u"short"_s), damaged) && QFile::rename(path(u"short"_s), place));
    const LastBoard seen = readLastBoard(place);
    LastPlace first(place);
    QVERIFY(first.isFirst() && !first.isHeld());
    QVERIFY(!claimPlace(first, seen).mayWrite);
    QCOMPARE(contentOf(place), damaged);
    QCOMPARE(files().size(), 1);
    QVERIFY(claimPlace(first, LastBoard{{}, {}, false, stampOf(place)}).mayWrite); // claimed if nothing is damaged
}

CHIPBOARD_TEST(TestLastClaim, QCoreApplication)

} // namespace tst_lastclaim

#include "tst_lastclaim.moc"
