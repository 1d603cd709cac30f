// Programs ended by a signal, run in child processes.
#include "data/core/ending.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <csignal>
#include <functional>

#ifdef Q_OS_UNIX
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_ending {

class TestEnding : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void foldersArePrivateAndGo();
    void signalsTakeFoldersAlong_data();
    void signalsTakeFoldersAlong();
    void aSignalWaitsForAHold();
    void aHoldWithinAHoldEndsNothing();
    void longWorkSeesTheEnd();
    void whatIsIgnoredStaysIgnored();
    void nothingIsWatchedUnasked();
};

#ifdef Q_OS_UNIX

namespace {

/// Runs `work` in a child; the signal that ended it, or minus its exit status.
int endOf(const std::function<void()> &work)
{
    const pid_t child = fork();
    if (child == 0) {
        for (const int signal : {SIGINT, SIGTERM, SIGHUP})
            std::signal(signal, SIG_DFL); // Qt Test handles them
        work();
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : -WEXITSTATUS(status);
}

void waitForSignal()
{
    for (int i = 0; i < 60; ++i)
        ::sleep(1); // the signal arrives here
}

void note(const QString &path)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write("done");
}

} // namespace

void TestEnding::foldersArePrivateAndGo()
{
    QString path;
    {
        const TemporaryFolder folder;
        QVERIFY2(folder.isValid(), qPrintable(folder.error()));
        path = folder.path();
        QCOMPARE(QFileInfo(path).permissions()
                     & (QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther
                        | QFile::ExeOther),
                 QFile::Permissions());
        note(folder.filePath(u"a"_s));
        QVERIFY(QFile::exists(path + u"/a"_s));
    }
    QVERIFY(!QFile::exists(path));
    TemporaryFolder early;
    path = early.path();
    early.remove();
    QVERIFY(!early.isValid() && !QFile::exists(path));
}

void TestEnding::signalsTakeFoldersAlong_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("asked to end") << SIGTERM;
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("the terminal is closed") << SIGHUP;
}

void TestEnding::signalsTakeFoldersAlong()
{
    QFETCH(const int, signal);
    const QTemporaryDir place;
    qputenv("TMPDIR", place.path().toUtf8());
    const int end = endOf([&place, signal] {
        watchEndingSignals();
        const TemporaryFolder folder;
        note(folder.filePath(u"a.png"_s));
        note(place.filePath(u"was-there"_s) + QString::number(QDir(folder.path()).entryList(QDir::Files).size()));
        ::kill(getpid(), signal);
        waitForSignal();
    });
    qunsetenv("TMPDIR");
    QCOMPARE(end, signal);
    QCOMPARE(QDir(place.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{u"was-there1"_s});
}

void TestEnding::aSignalWaitsForAHold()
{
    const QTemporaryDir place;
    const int end = endOf([&place] {
        watchEndingSignals();
        {
            const EndingHold hold;
            ::kill(getpid(), SIGTERM);
            while (!isEnding())
                ::usleep(1000);
            note(place.filePath(u"in the hold"_s));
        }
        note(place.filePath(u"behind the hold"_s));
    });
    QCOMPARE(end, SIGTERM);
    QVERIFY(QFile::exists(place.filePath(u"in the hold"_s)));
    QVERIFY(!QFile::exists(place.filePath(u"behind the hold"_s)));
}

void TestEnding::aHoldWithinAHoldEndsNothing()
{
    const QTemporaryDir place;
    const int end = endOf([&place] {
        watchEndingSignals();
        const EndingHold outer;
        ::kill(getpid(), SIGTERM);
        while (!isEnding())
            ::usleep(1000);
        {
            const EndingHold inner;
        }
        note(place.filePath(u"in the outer one"_s));
    });
    QCOMPARE(end, SIGTERM);
    QVERIFY(QFile::exists(place.filePath(u"in the outer one"_s)));
}

void TestEnding::longWorkSeesTheEnd()
{
    QVERIFY(!isEnding());
    const int end = endOf([] {
        watchEndingSignals();
        const EndingHold hold;
        ::kill(getpid(), SIGINT);
        for (int i = 0; i < 5000 && !isEnding(); ++i)
            ::usleep(1000);
        if (!isEnding())
            _exit(1);
    });
    QCOMPARE(end, SIGINT);
}

// As with nohup.
void TestEnding::whatIsIgnoredStaysIgnored()
{
    QCOMPARE(endOf([] {
                 std::signal(SIGHUP, SIG_IGN);
                 watchEndingSignals();
                 ::kill(getpid(), SIGHUP);
                 ::usleep(50'000);
             }),
             0);
}

void TestEnding::nothingIsWatchedUnasked()
{
    QCOMPARE(endOf([] {
                 const EndingHold hold;
                 ::kill(getpid(), SIGTERM);
                 waitForSignal();
             }),
             SIGTERM);
}

#endif

CHIPBOARD_TEST(TestEnding, QCoreApplication)

} // namespace tst_ending

#include "tst_ending.moc"
