// Two windows autosave their boards to different paths, and the next start finds both.
#include "app/document/lastplace.h"
#include "tests/support/diskfiles.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_lastplace {

static QByteArray contentOf(const QString &path) { return readFile(path, "none"); }

class TestLastPlace : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".?"_s));
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void eachWindowHasItsOwn();
    void aPlaceIsFreeWhenItsWindowIsGone();
    void whatFurtherWindowsLeftIsFound();
    void whatACrashedWindowLeftIsNotWrittenOver();
    void whatCannotBeMovedIsPassedOver();
    void runningWindowsKeepTheirs();
    void aLockWithoutAHolderIsNone();
    void whereNothingCanBeMadeTheFirstIsTaken();

private:
    [[nodiscard]] QString path(const QString &name = u"last.chipboard"_s) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLastPlace::eachWindowHasItsOwn()
{
    const LastPlace first(path());
    const LastPlace second(path());
    const LastPlace third(path());
    QVERIFY(first.isFirst() && !second.isFirst() && !third.isFirst());
    QCOMPARE(first.path(), path());
    QCOMPARE(second.path(), path(u"last-2.chipboard"_s));
    QCOMPARE(third.path(), path(u"last-3.chipboard"_s));
}

void TestLastPlace::aPlaceIsFreeWhenItsWindowIsGone()
{
    auto first = std::make_unique<LastPlace>(path());
    const LastPlace second(path());
    first.reset();
    const LastPlace next(path());
    QVERIFY(next.isFirst());
    QCOMPARE(next.path(), path());
}

void TestLastPlace::whatFurtherWindowsLeftIsFound()
{
    QVERIFY(writeFile(path(), "first"));
    QVERIFY(writeFile(path(u"last-2.chipboard"_s), "second"));
    QVERIFY(writeFile(path(u"last-window.chipboard"_s), "of an earlier time"));
    QVERIFY(QFile::link(path(u"nowhere"_s), path(u"last-window-2.chipboard"_s)));
    LastPlace next(path());
    QCOMPARE(next.takeLeft(), QStringList{path(u"last-window-3.chipboard"_s)});
    QCOMPARE(contentOf(path(u"last-window-3.chipboard"_s)), QByteArray("second"));
    QCOMPARE(contentOf(path(u"last-window.chipboard"_s)), QByteArray("of an earlier time"));
    QVERIFY(QFileInfo(path(u"last-window-2.chipboard"_s)).isSymbolicLink());
    QCOMPARE(contentOf(path()), QByteArray("first"));
    QVERIFY(next.takeLeft().isEmpty()); // reported once
}

// While the first window runs, the file of a crashed second window is not recovered; it must not be overwritten either.
void TestLastPlace::whatACrashedWindowLeftIsNotWrittenOver()
{
    LastPlace first(path());
    auto second = std::make_unique<LastPlace>(path());
    QVERIFY(writeFile(second->path(), "unsaved"));
    second.reset(); // simulates a crash: the file stays
    LastPlace next(path());
    QCOMPARE(next.path(), path(u"last-2.chipboard"_s));
    QVERIFY(!QFileInfo::exists(next.path()));
    const QString lasting = path(u"last-window.chipboard"_s);
    QCOMPARE(contentOf(lasting), QByteArray("unsaved"));
    QCOMPARE(next.takeLeft(), QStringList{lasting});
    QVERIFY(next.takeLeft().isEmpty()); // reported once
    QVERIFY(first.takeLeft().isEmpty());
}

void TestLastPlace::whatCannotBeMovedIsPassedOver()
{
    const LastPlace first(path());
    QVERIFY(QDir().mkpath(path(u"last-2.chipboard/inside"_s)));
    QVERIFY(QFile::link(path(u"nowhere"_s), path(u"last-3.chipboard"_s)));
    LastPlace next(path());
    QCOMPARE(next.path(), path(u"last-4.chipboard"_s));
    QVERIFY(next.takeLeft().isEmpty());
    QVERIFY(QFileInfo(path(u"last-2.chipboard/inside"_s)).isDir());
    QVERIFY(QFileInfo(path(u"last-3.chipboard"_s)).isSymbolicLink());
}

void TestLastPlace::runningWindowsKeepTheirs()
{
    auto first = std::make_unique<LastPlace>(path());
    LastPlace second(path());
    QVERIFY(writeFile(second.path(), "second"));
    QVERIFY(second.takeLeft().isEmpty()); // not the first window
    first.reset();
    LastPlace next(path());
    QVERIFY(next.isFirst());
    QVERIFY(next.takeLeft().isEmpty());
    QCOMPARE(contentOf(second.path()), QByteArray("second"));
}

// An empty lock file: the process ended after creating the lock and before writing its id.
void TestLastPlace::aLockWithoutAHolderIsNone()
{
    QVERIFY(writeFile(path(u"last.chipboard.lock"_s), ""));
    const LastPlace first(path());
    QVERIFY(first.isFirst());
    const LastPlace second(path()); // the replacement lock is valid
    QCOMPARE(second.path(), path(u"last-2.chipboard"_s));
}

void TestLastPlace::whereNothingCanBeMadeTheFirstIsTaken()
{
    QVERIFY(writeFile(path(u"in-the-way"_s), {}));
    const QString place = path(u"in-the-way/last.chipboard"_s);
    LastPlace first(place);
    QVERIFY(first.isFirst());
    QCOMPARE(first.path(), place);
    QVERIFY(first.takeLeft().isEmpty());
}

CHIPBOARD_TEST(TestLastPlace, QCoreApplication)

} // namespace tst_lastplace

#include "tst_lastplace.moc"
