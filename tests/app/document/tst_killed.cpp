// Killed at any moment while a board is edited and saved: the next start finds a valid board, at most two seconds old,
// and no partial file. The program under test is this executable, started with "--edit". CHIPBOARD_KILLS sets how
// often; ./dev kills uses 500.
#include "app/document/boardkeeper.h"

#include "data/files/boardio.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cstdio>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_killed {

namespace {

constexpr qint64 oldestMs = 2000;

QString lastPath(const QString &folder) { return folder + u"/last.chipboard"_s; }
QString savedPath(const QString &folder) { return folder + u"/saved.chipboard"_s; }

int numberOf(const Board &board) { return static_cast<int>(board.assumptions.chips.value_or(0.0)); }

// Continues from the autosaved board, as the program does, and edits until killed. Announces each edit before it.
int editUntilKilled(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[2]);
    QRandomGenerator random(QByteArray(argv[3]).toUInt());
    BoardDocument document(readLastBoard(lastPath(folder)).board.value_or(testing::onDemandBoard()));
    const BoardKeeper keeper(document, lastPath(folder));
    QTimer timer;
    int number = numberOf(document.board());
    QObject::connect(&timer, &QTimer::timeout, &document, [&] {
        timer.setInterval(random.bounded(1, 12));
        ++number;
        std::printf("%d %lld\n", number, static_cast<long long>(QDateTime::currentMSecsSinceEpoch()));
        std::fflush(stdout);
        document.edit(setAssumption(document.board(), AssumptionId(u"chips"_s), number, 1));
        if (number % 8 == 0 && !document.save(savedPath(folder)))
            QCoreApplication::exit(1);
    });
    timer.start(1);
    return QCoreApplication::exec();
}

struct Edit
{
    int number = 0;
    qint64 at = 0;
};

QList<Edit> editsIn(const QByteArray &log)
{
    QList<Edit> edits;
    for (const QByteArray &line : log.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 2 && !words.at(1).isEmpty())
            edits << Edit{words.at(0).toInt(), words.at(1).toLongLong()};
    }
    return edits;
}

} // namespace

class TestKilled : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void theNextStartFindsAFreshBoard();

private:
    /// The error after one round; empty if none.
    [[nodiscard]] static QString faultAfterKill(const QString &folder, quint32 seed);
};

QString TestKilled::faultAfterKill(const QString &folder, quint32 seed)
{
    QRandomGenerator random(seed);
    QProcess editor;
    editor.start(QCoreApplication::applicationFilePath(),
                 {u"tst_killed"_s, u"--edit"_s, folder, QString::number(seed)});
    if (!editor.waitForStarted() || !editor.waitForReadyRead())
        return u"the editor does not start"_s;
    if (editor.waitForFinished(random.bounded(50, 3200)))
        return u"the editor ended by itself: "_s + QString::fromUtf8(editor.readAllStandardError());
    const qint64 killed = QDateTime::currentMSecsSinceEpoch();
    editor.kill();
    editor.waitForFinished();
    if (editor.exitStatus() != QProcess::CrashExit)
        return u"the editor ended by itself: "_s + QString::fromUtf8(editor.readAllStandardError());
    const QList<Edit> edits = editsIn(editor.readAllStandardOutput());
    const LastBoard last = readLastBoard(lastPath(folder));
    if (!last.board && QFileInfo::exists(lastPath(folder)))
        return u"the last board is broken: "_s + last.problems.value(0).toText();
    const int kept = last.board ? numberOf(*last.board) : 0;
    for (const Edit &edit : edits) {
        if (edit.number > kept && killed - edit.at > oldestMs)
            return u"edit %1, %2 ms before the end, is lost"_s.arg(edit.number).arg(killed - edit.at);
    }
    if (QFileInfo::exists(savedPath(folder)) && !readBoardFile(savedPath(folder)).board)
        return u"the saved board is broken"_s;
    return {};
}

void TestKilled::theNextStartFindsAFreshBoard()
{
    const QTemporaryDir folder;
    bool valid = false;
    const int asked = qEnvironmentVariableIntValue("CHIPBOARD_KILLS", &valid);
    const int kills = valid ? asked : 10;
    for (int round = 1; round <= kills; ++round) {
        const QString fault = faultAfterKill(folder.path(), static_cast<quint32>(round));
        QVERIFY2(fault.isEmpty(), qPrintable(u"kill %1: %2"_s.arg(round).arg(fault)));
    }
    const LastBoard last = readLastBoard(lastPath(folder.path()));
    QVERIFY(last.board);
    QVERIFY(numberOf(*last.board) > kills); // edits were saved
    QVERIFY(readBoardFile(savedPath(folder.path())).board);
}

int runMain(int argc, char **argv)
{
    if (argc == 4 && QByteArray(argv[1]) == "--edit")
        return editUntilKilled(argc, argv);
    QCoreApplication app(argc, argv);
    TestKilled test;
    return QTest::qExec(&test, argc, argv);
}

CHIPBOARD_TEST_MAIN(runMain)

} // namespace tst_killed

#include "tst_killed.moc"
