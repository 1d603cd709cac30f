// The list of recently opened boards.
#include "app/settings/settings.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_recentboards {

class TestRecentBoards : public QObject
{
    Q_OBJECT

private slots:
    void startsEmpty();
    void newestFirstAndEachOnce();
    void keepsTen();
    void leavesOutWhatIsGone();
    void outlivesTheProgram();
    void twoWindowsAddToOneList();
    void isForgotten();

private:
    QString file(const QString &name) const
    {
        QFile made(m_folder.filePath(name));
        return made.open(QIODevice::WriteOnly) ? made.fileName() : QString();
    }
    QString settingsPath() const { return m_folder.filePath(QLatin1String(QTest::currentTestFunction()) + u".ini"_s); }

    QTemporaryDir m_folder;
};

void TestRecentBoards::startsEmpty()
{
    Settings settings(settingsPath());
    QVERIFY(recentBoards(settings).isEmpty());
    rememberBoard(settings, {});
    QVERIFY(recentBoards(settings).isEmpty());
}

void TestRecentBoards::newestFirstAndEachOnce()
{
    Settings settings(settingsPath());
    const QString a = file(u"a.chipboard"_s);
    const QString b = file(u"b.chipboard"_s);
    rememberBoard(settings, a);
    rememberBoard(settings, b);
    QCOMPARE(recentBoards(settings), QStringList({b, a}));
    rememberBoard(settings, a);
    QCOMPARE(recentBoards(settings), QStringList({a, b}));
}

void TestRecentBoards::keepsTen()
{
    Settings settings(settingsPath());
    for (int i = 0; i < 15; ++i)
        rememberBoard(settings, file(QString::number(i)));
    QCOMPARE(recentBoards(settings).size(), recentBoardsKept);
    QVERIFY(recentBoards(settings).constFirst().endsWith(u"/14"_s));
    QVERIFY(recentBoards(settings).constLast().endsWith(u"/5"_s));
}

void TestRecentBoards::leavesOutWhatIsGone()
{
    Settings settings(settingsPath());
    const QString there = file(u"there"_s);
    const QString gone = file(u"gone"_s);
    rememberBoard(settings, there);
    rememberBoard(settings, gone);
    QVERIFY(QFile::remove(gone));
    QCOMPARE(recentBoards(settings), QStringList({there}));
}

void TestRecentBoards::outlivesTheProgram()
{
    const QString one = file(u"one, two; and \"three\".chipboard"_s); // all characters that .ini files quote
    for (int run = 0; run < 2; ++run) {
        Settings settings(settingsPath());
        QCOMPARE(recentBoards(settings), run == 0 ? QStringList() : QStringList({one}));
        rememberBoard(settings, one);
    }
}

void TestRecentBoards::twoWindowsAddToOneList()
{
    const QString a = file(u"of-one"_s);
    const QString b = file(u"of-the-other"_s);
    const QString c = file(u"of-one-again"_s);
    Settings one(settingsPath());
    Settings other(settingsPath());
    rememberBoard(one, a);
    one.sync();
    rememberBoard(other, b);
    QCOMPARE(recentBoards(other), QStringList({b}));
    other.sync();
    QCOMPARE(recentBoards(other), QStringList({b, a})); // only existing files
    rememberBoard(one, c);
    rememberBoard(one, a);
    one.sync();
    QCOMPARE(recentBoards(one), QStringList({a, c, b}));
    QCOMPARE(recentBoards(Settings(settingsPath())), QStringList({a, c, b}));
}

void TestRecentBoards::isForgotten()
{
    Settings settings(settingsPath());
    rememberBoard(settings, file(u"a"_s));
    forgetRecentBoards(settings);
    QVERIFY(recentBoards(settings).isEmpty());
}

CHIPBOARD_TEST(TestRecentBoards, QCoreApplication)

} // namespace tst_recentboards

#include "tst_recentboards.moc"
