// Two windows on one file, and cases that only look like it.
#include "app/document/lastplace.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_boardlock {

class TestBoardLock : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void twoWindowsAreTold();
    void oneWindowMayOpenItAgain();
    void anotherFileIsAnotherLock();
    void aClosedWindowLetsGo();
    void noFileIsNoLock();
    void anyWayToTheFileIsTheSameFile();
    void aWindowOfAnotherComputerIsNamed();
    void aDeadWindowsLockIsNone();
    void aFolderThatCannotBeWrittenWarnsOfNothing();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_locks;
    QString m_file;
};

void TestBoardLock::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_locks = m_folder->filePath(u"open"_s);
    m_file = m_folder->filePath(u"a.chipboard"_s);
    QFile made(m_file);
    QVERIFY(made.open(QIODevice::WriteOnly));
}

void TestBoardLock::twoWindowsAreTold()
{
    BoardLock one(m_locks);
    BoardLock other(m_locks);
    QVERIFY(!one.hold(m_file));
    const std::optional<Problem> problem = other.hold(m_file);
    QVERIFY(problem);
    QCOMPARE(problem->severity, Severity::Warning);
    QCOMPARE(problem->message, u"This comparison is also open in another window."_s);
    QVERIFY(!problem->remedy.isEmpty());
    QCOMPARE(problem->where.file, QDir::toNativeSeparators(m_file));
}

void TestBoardLock::oneWindowMayOpenItAgain()
{
    BoardLock one(m_locks);
    QVERIFY(!one.hold(m_file));
    QVERIFY(!one.hold(m_file));
    BoardLock other(m_locks);
    QVERIFY(other.hold(m_file)); // still holds it
}

void TestBoardLock::anotherFileIsAnotherLock()
{
    BoardLock one(m_locks);
    BoardLock other(m_locks);
    QVERIFY(!one.hold(m_file));
    QVERIFY(!other.hold(m_folder->filePath(u"b.chipboard"_s)));
}

void TestBoardLock::aClosedWindowLetsGo()
{
    BoardLock other(m_locks);
    {
        BoardLock one(m_locks);
        QVERIFY(!one.hold(m_file));
    }
    QVERIFY(!other.hold(m_file));
    BoardLock third(m_locks);
    QVERIFY(third.hold(m_file));
    QVERIFY(!other.hold({})); // a new board has no file
    QVERIFY(!third.hold(m_file));
}

void TestBoardLock::noFileIsNoLock()
{
    BoardLock one(m_locks);
    BoardLock other(m_locks);
    QVERIFY(!one.hold({}));
    QVERIFY(!other.hold({}));
    QVERIFY(!QDir(m_locks).exists());
}

void TestBoardLock::anyWayToTheFileIsTheSameFile()
{
    const QString link = m_folder->filePath(u"link.chipboard"_s);
    QVERIFY(QFile::link(m_file, link));
    BoardLock one(m_locks);
    QVERIFY(!one.hold(m_file));
    for (const QString &way : {link, m_folder->filePath(u"open/../a.chipboard"_s)}) {
        BoardLock other(m_locks);
        QVERIFY2(other.hold(way), qPrintable(way));
    }
}

// On a shared folder another computer cannot know whether the process is alive.
void TestBoardLock::aWindowOfAnotherComputerIsNamed()
{
    BoardLock one(m_locks);
    QVERIFY(!one.hold(m_file));
    const QStringList names = QDir(m_locks).entryList(QDir::Files);
    QVERIFY(!one.hold({}));
    QFile left(QDir(m_locks).filePath(names.constFirst()));
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.write("4711\nchipboard\nfinance-laptop\n");
    left.close();
    const std::optional<Problem> problem = one.hold(m_file);
    QVERIFY(problem);
    QCOMPARE(problem->message, u"This comparison is also open in a window on the computer finance-laptop."_s);
}

void TestBoardLock::aDeadWindowsLockIsNone()
{
    BoardLock one(m_locks);
    QVERIFY(!one.hold(m_file));
    const QStringList names = QDir(m_locks).entryList(QDir::Files);
    QCOMPARE(names.size(), 1);
    QVERIFY(!one.hold({}));
    // As QLockFile writes them: of a process id that cannot exist (the maximum is 2^22: proc(5), pid_max), and of a
    // process that ended before it had written its id.
    const QByteArray ofNobody = "99999999\nchipboard\n" + QSysInfo::machineHostName().toUtf8() + "\n";
    for (const QByteArray &content : {ofNobody, QByteArray()}) {
        QFile left(QDir(m_locks).filePath(names.constFirst()));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(content);
        left.close();
        QVERIFY(!one.hold(m_file));
        QVERIFY(!one.hold({}));
    }
}

void TestBoardLock::aFolderThatCannotBeWrittenWarnsOfNothing()
{
    QFile inTheWay(m_locks);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    BoardLock one(m_locks);
    QVERIFY(!one.hold(m_file));
}

CHIPBOARD_TEST(TestBoardLock, QCoreApplication)

} // namespace tst_boardlock

#include "tst_boardlock.moc"
