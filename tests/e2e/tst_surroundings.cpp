// The program in incomplete environments: no home, no session folder, no temporary folder. It prints its own error
// messages or nothing, but never messages of libraries, which do not help users.
#include "tests/e2e/program.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;

namespace tst_surroundings {

class TestSurroundings : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void aHomeIsFound();
    void anExportLeavesNoTemporaryFolder();
    void librariesSayNothing_data();
    void librariesSayNothing();
    void aStoreBehindADeadLinkIsNamed_data();
    void aStoreBehindADeadLinkIsNamed();
};

// As in services and containers. Qt would use the root directory instead.
void TestSurroundings::aHomeIsFound()
{
#ifdef Q_OS_UNIX
    const passwd *user = getpwuid(getuid());
    if (user == nullptr || QByteArrayView(user->pw_dir).size() < 2)
        QSKIP("The system knows no home of this user.");
    const QString place = QString::fromLocal8Bit(user->pw_dir) + u"/.local/share/chipboard/prices.db"_s;
    if (QFile::exists(place))
        QSKIP("This user has imported prices, which no test touches.");
    const Ran ran = runProgram(QStringLiteral(CHIPBOARD_PROGRAM), {u"prices"_s, u"list"_s}, {u"HOME="_s});
    QCOMPARE(ran.err, u"chipboard: No prices have been imported: there is no %1.\n"_s.arg(place));
    QCOMPARE(ran.status, 0);
#else
    QSKIP("Other systems keep homes elsewhere.");
#endif
}

void TestSurroundings::anExportLeavesNoTemporaryFolder()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"tmp"_s));
    const QString temporary = folder.filePath(u"tmp"_s);
    const Ran ran = runProgram(QStringLiteral(CHIPBOARD_PROGRAM),
                               {u"export"_s, u"--to"_s, folder.filePath(u"a.xlsx"_s)}, {u"TMPDIR="_s + temporary});
    QCOMPARE(ran.err, QString());
    QCOMPARE(QDir(temporary).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
}

void TestSurroundings::librariesSayNothing_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<int>("status");
    QTest::newRow("the folder of the session is gone") << u"XDG_RUNTIME_DIR=/nobody/run"_s << 0;
    QTest::newRow("the folder of the session is a file") << u"XDG_RUNTIME_DIR=/etc/passwd"_s << 0;
    QTest::newRow("the folder of the session is everybody's") << u"XDG_RUNTIME_DIR=/tmp"_s << 0;
    QTest::newRow("the folder of the session is relative") << u"XDG_RUNTIME_DIR=run"_s << 0;
    QTest::newRow("no home") << u"HOME="_s << 0;
    QTest::newRow("a home that is not there") << u"HOME=/nobody/home"_s << 0;
    QTest::newRow("a home that is a file") << u"HOME=/etc/passwd"_s << 0;
    QTest::newRow("a style that is not there") << u"QT_STYLE_OVERRIDE=nobody"_s << 0;
    QTest::newRow("a scale factor that is none") << u"QT_SCALE_FACTOR=huge"_s << 0;
    QTest::newRow("a locale that is not there") << u"LC_ALL=xx_YY"_s << 0;
    QTest::newRow("a locale without UTF-8") << u"LC_ALL=C"_s << 0;
    QTest::newRow("no folder for temporary files") << u"TMPDIR=/proc/nobody/tmp"_s << 0;
    QTest::newRow("a file for temporary files") << u"TMPDIR=/etc/passwd"_s << 3;
    QTest::newRow("a device for temporary files") << u"TMPDIR=/dev/full"_s << 3;
}

void TestSurroundings::librariesSayNothing()
{
    QFETCH(const QString, variable);
    QFETCH(const int, status);
    const QTemporaryDir folder;
    const Ran ran = runProgram(QStringLiteral(CHIPBOARD_PROGRAM),
                               {u"export"_s, u"--to"_s, folder.filePath(u"a.xlsx"_s), u"--to"_s,
                                folder.filePath(u"a.pptx"_s), u"--to"_s, folder.filePath(u"a.svg"_s)},
                               {variable});
    QCOMPARE(ran.status, status);
    QVERIFY2(status != 0 || ran.err.isEmpty(), qPrintable(ran.err));
    for (const QString &line : linesOf(ran.err.toUtf8()))
        QVERIFY2(line.startsWith(u"chipboard: "_s), qPrintable(ran.err));
    QVERIFY2(!ran.err.contains(u"as it was"_s), qPrintable(ran.err)); // there was no previous file
    // Files that need no temporary file are written anyway.
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             status == 0 ? QStringList({u"a.pptx"_s, u"a.svg"_s, u"a.xlsx"_s}) : QStringList({u"a.svg"_s}));
}

void TestSurroundings::aStoreBehindADeadLinkIsNamed_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("told");
    QTest::newRow("a link to nothing") << u"gone.db"_s << u"This link points to a file that does not exist, "_s;
    QTest::newRow("a link to itself") << u"prices.db"_s << u"The links in this path form a loop."_s;
}

void TestSurroundings::aStoreBehindADeadLinkIsNamed()
{
    QFETCH(const QString, target);
    QFETCH(const QString, told);
    const QTemporaryDir folder;
    const QString store = folder.filePath(u"prices.db"_s);
    QVERIFY(QFile::link(folder.filePath(target), store));
    const Ran ran = runProgram(QStringLiteral(CHIPBOARD_PROGRAM), {u"prices"_s, u"list"_s, u"--store"_s, store}, {});
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.err.contains(told), qPrintable(ran.err));
    QVERIFY(ran.out.isEmpty());
}

CHIPBOARD_TEST(TestSurroundings, QCoreApplication)

} // namespace tst_surroundings

#include "tst_surroundings.moc"
