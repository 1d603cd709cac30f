// Concurrent processes, and processes killed midway: of several writers of one file one wins, and none leaves files
// behind.
#include "tests/e2e/program.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;

namespace tst_processes {

namespace {

/// A home, a temporary folder and an output folder.
class Place
{
public:
    Place()
    {
        for (const QString &name : {u"home"_s, u"tmp"_s, u"out"_s})
            QDir(m_folder.path()).mkdir(name);
    }
    [[nodiscard]] QString in(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QStringList everythingIn(const QString &name) const
    {
        return QDir(in(name)).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    [[nodiscard]] std::unique_ptr<QProcess> started(const QStringList &arguments) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, in(u"home"_s));
        environment.insert(u"TMPDIR"_s, in(u"tmp"_s));
        environment.insert(u"XDG_DATA_HOME"_s, in(u"home"_s));
        auto process = std::make_unique<QProcess>();
        process->setProcessEnvironment(environment);
        process->start(QStringLiteral(CHIPBOARD_PROGRAM), arguments);
        return process;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class TestProcesses : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void oneOfEightWrites_data();
    void oneOfEightWrites();
    void endedExportsLeaveNothing_data();
    void endedExportsLeaveNothing();
    void endedImportsLeaveNothing();
    void theOldFilesStayWhereNoneMayReplaceThem();
};

void TestProcesses::oneOfEightWrites_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<int>("rounds");
    QTest::newRow("one file") << QStringList{u"board.csv"_s} << 2;
    QTest::newRow("a file that takes a while") << QStringList{u"board.xlsx"_s} << 1;
    QTest::newRow("three files: all are of one process") << QStringList{u"z.csv"_s, u"a.json"_s, u"m.md"_s} << 2;
}

void TestProcesses::oneOfEightWrites()
{
    QFETCH(const QStringList, files);
    QFETCH(const int, rounds);
    constexpr int processes = 8;
    for (int round = 0; round < rounds; ++round) {
        const Place place;
        std::vector<std::unique_ptr<QProcess>> all;
        for (int i = 0; i < processes; ++i) {
            QStringList arguments{u"export"_s};
            for (const QString &file : files)
                arguments << u"--to"_s << place.in(u"out/"_s + file);
            all.push_back(place.started(arguments));
        }
        int won = 0;
        for (const auto &process : all) {
            QVERIFY(process->waitForFinished(120'000));
            const QString said = QString::fromUtf8(process->readAllStandardError());
            if (process->exitCode() == 0) {
                ++won;
                QVERIFY2(said.isEmpty(), qPrintable(said));
                continue;
            }
            QCOMPARE(process->exitCode(), 3);
            QVERIFY2(said.contains(u"The file already exists and was not changed. Replace it with --force"_s),
                     qPrintable(said));
            QVERIFY(process->readAllStandardOutput().isEmpty());
        }
        QCOMPARE(won, 1);
        QStringList sorted = files;
        sorted.sort();
        QCOMPARE(place.everythingIn(u"out"_s), sorted);
        QCOMPARE(place.everythingIn(u"tmp"_s), QStringList());
    }
}

void TestProcesses::theOldFilesStayWhereNoneMayReplaceThem()
{
    const Place place;
    const QString path = place.in(u"out/board.csv"_s);
    const auto first = place.started({u"export"_s, u"--to"_s, path});
    QVERIFY(first->waitForFinished(120'000));
    QCOMPARE(first->exitCode(), 0);
    const auto second = place.started({u"export"_s, u"--force"_s, u"--to"_s, path});
    QVERIFY(second->waitForFinished(120'000));
    QCOMPARE(second->exitCode(), 0);
    QCOMPARE(place.everythingIn(u"out"_s), QStringList{u"board.csv"_s});
}

void TestProcesses::endedExportsLeaveNothing_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("asked to end") << SIGTERM;
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("the terminal is closed") << SIGHUP;
}

// At many moments of a run, from its start to its end.
void TestProcesses::endedExportsLeaveNothing()
{
    QFETCH(const int, signal);
    const QStringList files{u"o.pdf"_s, u"o.pptx"_s, u"o.xlsx"_s};
    const auto begin = [&files](const Place &place) {
        QStringList arguments{u"export"_s};
        for (const QString &file : files)
            arguments << u"--to"_s << place.in(u"out/"_s + file);
        return place.started(arguments);
    };
    QElapsedTimer timer;
    timer.start();
    {
        const Place place;
        const auto whole = begin(place);
        QVERIFY(whole->waitForFinished(120'000));
        QCOMPARE(whole->exitCode(), 0);
        QCOMPARE(place.everythingIn(u"tmp"_s), QStringList());
    }
    const qint64 duration = timer.elapsed();
    constexpr int moments = 6; // with three signals: 18
    int ended = 0;
    for (int moment = 1; moment <= moments; ++moment) {
        const Place place;
        const auto process = begin(place);
        QVERIFY(process->waitForStarted());
        if (!process->waitForFinished(static_cast<int>(duration * moment / moments)))
            ::kill(static_cast<pid_t>(process->processId()), signal);
        QVERIFY(process->state() == QProcess::NotRunning || process->waitForFinished(60'000));
        if (process->exitStatus() == QProcess::CrashExit) {
            QCOMPARE(process->exitCode(), signal); // in Qt, the signal number
            ++ended;
        }
        QCOMPARE(place.everythingIn(u"tmp"_s), QStringList());
        const QStringList out = place.everythingIn(u"out"_s);
        QVERIFY2(out.isEmpty() || out == files, qPrintable(out.join(u' ')));
    }
    QVERIFY(ended > 0); // the number depends on the load
}

// While prices are written, a journal exists next to the store. Termination rolls back and removes the journal.
void TestProcesses::endedImportsLeaveNothing()
{
    const Place place;
    QFile list(place.in(u"prices.csv"_s));
    QVERIFY(list.open(QIODevice::WriteOnly));
    list.write("provider,instance,region,price_per_hour\n");
    for (int i = 0; i < 200'000; ++i)
        list.write("aws,p5.48xlarge,region-" + QByteArray::number(i) + ",55.04\n");
    list.close();
    const QString store = place.in(u"out/prices.db"_s);
    const QString journal = u"prices.db-journal"_s;
    const auto process =
        place.started({u"import"_s, u"csv"_s, list.fileName(), u"--store"_s, store, u"--as-of"_s, u"2026-01-31"_s});
    QVERIFY(process->waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(place.everythingIn(u"out"_s).contains(journal) || process->waitForFinished(0), 60'000);
    const QString said = QString::fromUtf8(process->readAllStandardError() + process->readAllStandardOutput());
    QVERIFY2(place.everythingIn(u"out"_s).contains(journal), qPrintable(said.left(2000)));
    ::kill(static_cast<pid_t>(process->processId()), SIGTERM);
    QVERIFY(process->waitForFinished(60'000));
    QCOMPARE(process->exitStatus(), QProcess::CrashExit);
    QCOMPARE(process->exitCode(), SIGTERM);
    QVERIFY2(!place.everythingIn(u"out"_s).contains(journal), qPrintable(place.everythingIn(u"out"_s).join(u' ')));
    QCOMPARE(place.everythingIn(u"tmp"_s), QStringList());
    const auto left = place.started({u"prices"_s, u"list"_s, u"--store"_s, store, u"--format"_s, u"csv"_s});
    QVERIFY(left->waitForFinished(60'000));
    QCOMPARE(left->exitCode(), 0);
    QCOMPARE(linesOf(left->readAllStandardOutput()).size(), 1); // only the header
}

CHIPBOARD_TEST(TestProcesses, QCoreApplication)

} // namespace tst_processes

#include "tst_processes.moc"
