#include "tests/support/testmain.h"
#include "widgets/export/safefile.h"

#include "tests/support/guitest.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_safefile {

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

class TestSafeFile : public QObject
{
    Q_OBJECT

private slots:
    void severalFilesAreReplacedTogether();
    void init();
    void writesANewFile();
    void writesNothingIntoAFile();
    void replacesAFile();
    void replacesWhatALinkPointsTo();
    void refuses_data();
    void refuses();
    void leavesDevicesAlone();
    void namesThatNothingHas();
    void newFilesReplaceNothing_data();
    void newFilesReplaceNothing();
    void newFilesAreLikeOthers();
    void oneOfManyWrites();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_directory->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestSafeFile::init()
{
    QTest::failOnWarning(testing::anyWarning());
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

void TestSafeFile::writesANewFile()
{
    const QByteArray content("a\0b\r\n\xff", 6);
    QVERIFY(writeFileSafely(path(u"new.pdf"_s), content));
    QCOMPARE(contentOf(path(u"new.pdf"_s)), content);
    QCOMPARE(files(), QStringList{u"new.pdf"_s});
}

void TestSafeFile::writesNothingIntoAFile()
{
    QVERIFY(writeFileSafely(path(u"empty.csv"_s), {}));
    QCOMPARE(contentOf(path(u"empty.csv"_s)), QByteArray());
}

void TestSafeFile::replacesAFile()
{
    QVERIFY(checkTarget(path(u"old.pdf"_s)));
    QVERIFY(files().isEmpty());
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "a long old content"));
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "new"));
    QCOMPARE(contentOf(path(u"old.pdf"_s)), QByteArray("new"));
    QCOMPARE(files(), QStringList{u"old.pdf"_s});
}

void TestSafeFile::replacesWhatALinkPointsTo()
{
    QVERIFY(writeFileSafely(path(u"target.pdf"_s), "old"));
    QVERIFY(QFile::link(path(u"target.pdf"_s), path(u"link.pdf"_s)));
    QVERIFY(writeFileSafely(path(u"link.pdf"_s), "new"));
    QCOMPARE(contentOf(path(u"target.pdf"_s)), QByteArray("new"));
    QVERIFY(QFileInfo(path(u"link.pdf"_s)).isSymbolicLink());
}

void TestSafeFile::refuses_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("told");
    QTest::addColumn<bool>("foreseen"); // detected before writing

    QTest::newRow("a folder") << u"folder"_s << u"is a folder"_s << true;
    QTest::newRow("a folder that does not exist") << u"none/out.pdf"_s << u"does not exist"_s << true;
    QTest::newRow("a file as a folder") << u"file/out.pdf"_s << u"does not exist"_s << true;
    QTest::newRow("a name that is too long") << QString(300, u'x') << u"too long"_s << false;
}

void TestSafeFile::refuses()
{
    QFETCH(const QString, name);
    QFETCH(const QString, told);
    QFETCH(const bool, foreseen);
    QVERIFY(QDir(m_directory->path()).mkdir(u"folder"_s));
    QVERIFY(writeFileSafely(path(u"file"_s), "untouched"));
    const QStringList before = files();
    const Result<Done> written = writeFileSafely(path(name), "content");
    QVERIFY(!written);
    QCOMPARE(written.problem().code, ProblemCode::CannotWrite);
    QCOMPARE(written.problem().where.file, path(name));
    QVERIFY2(written.problem().message.contains(told), qPrintable(written.problem().message));
    QVERIFY(!written.problem().remedy.isEmpty());
    const Result<Done> checked = checkTarget(path(name));
    QCOMPARE(!checked, foreseen);
    QVERIFY(!foreseen || checked.problem() == written.problem());
    QCOMPARE(files(), before);
    QCOMPARE(contentOf(path(u"file"_s)), QByteArray("untouched"));
}

// Renaming a finished file over a device would delete the device.
void TestSafeFile::leavesDevicesAlone()
{
    const QString link = path(u"out.pdf"_s);
    if (!QFile::exists(u"/dev/full"_s) || !QFile::link(u"/dev/full"_s, link))
        QSKIP("This system has no /dev/full.");
    const Result<Done> written = writeFileSafely(link, "content");
    QVERIFY(!written);
    QCOMPARE(written.problem().code, ProblemCode::CannotWrite);
    QVERIFY(QFileInfo(u"/dev/full"_s).exists() && !QFileInfo(u"/dev/full"_s).isFile());
    QVERIFY(QFileInfo(link).isSymbolicLink());
}

void TestSafeFile::newFilesReplaceNothing_data()
{
    QTest::addColumn<QString>("taken");
    QTest::newRow("the first one is there") << u"a.csv"_s;
    QTest::newRow("the last one is there") << u"z.csv"_s;
}

void TestSafeFile::newFilesReplaceNothing()
{
    QFETCH(const QString, taken);
    QVERIFY(writeFileSafely(path(taken), "precious"));
    const Result<Done> written =
        writeNewFiles({{path(u"z.csv"_s), "1"}, {path(u"m.csv"_s), "2"}, {path(u"a.csv"_s), "3"}});
    QVERIFY(!written);
    QCOMPARE(written.problem(), fileExists(path(taken)));
    QCOMPARE(written.problem().code, ProblemCode::CannotWrite);
    QCOMPARE(files(), QStringList{taken});
    QCOMPARE(contentOf(path(taken)), QByteArray("precious"));
}

void TestSafeFile::newFilesAreLikeOthers()
{
    QVERIFY(writeFileSafely(path(u"usual.csv"_s), "x"));
    QVERIFY(writeNewFiles({{path(u"new.csv"_s), "a\r\n"}}));
    QCOMPARE(contentOf(path(u"new.csv"_s)), QByteArray("a\r\n"));
    QCOMPARE(QFileInfo(path(u"new.csv"_s)).permissions(), QFileInfo(path(u"usual.csv"_s)).permissions());
    // ".." after a link is resolved by the system, not textually.
    QVERIFY(QDir(m_directory->path()).mkpath(u"elsewhere/sub"_s));
    QVERIFY(QFile::link(path(u"elsewhere/sub"_s), path(u"sub"_s)));
    QVERIFY(writeNewFiles({{path(u"sub/../out.csv"_s), "d"}}));
    QCOMPARE(contentOf(path(u"elsewhere/out.csv"_s)), QByteArray("d"));
    QVERIFY(!QFileInfo::exists(path(u"out.csv"_s)));
    // A dangling link is followed, as in writeFileSafely().
    QVERIFY(QFile::link(path(u"target.csv"_s), path(u"link.csv"_s)));
    QVERIFY(writeNewFiles({{path(u"link.csv"_s), "b"}}));
    QCOMPARE(contentOf(path(u"target.csv"_s)), QByteArray("b"));
    QVERIFY(QFileInfo(path(u"link.csv"_s)).isSymbolicLink());
    const Result<Done> tooLong = writeNewFiles({{path(QString(300, u'x')), "c"}});
    QVERIFY(!tooLong);
    QVERIFY2(tooLong.problem().message.contains(u"too long"_s), qPrintable(tooLong.problem().message));
    QVERIFY(!writeNewFiles({{path(u"none/a.csv"_s), "d"}}));
    QCOMPARE(files().size(), 6); // usual, new, target and link, sub and elsewhere
}

// If the check came before the write, a file created in between would be lost.
void TestSafeFile::oneOfManyWrites()
{
    constexpr int rounds = 50;
    constexpr int writers = 8;
    for (int round = 0; round < rounds; ++round) {
        const QString first = QStringLiteral("a%1.csv").arg(round);
        const QString second = QStringLiteral("b%1.csv").arg(round);
        std::atomic<int> won = 0;
        std::atomic<bool> isOpen = false;
        std::vector<std::thread> threads;
        for (int i = 0; i < writers; ++i) {
            threads.emplace_back([&, i] {
                const QByteArray content = QByteArray::number(i);
                QList<FileContent> all{{path(first), content}, {path(second), content}};
                if (i % 2 == 1)
                    std::ranges::reverse(all);
                while (!isOpen)
                    std::this_thread::yield();
                won += writeNewFiles(all) ? 1 : 0;
            });
        }
        isOpen = true;
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(won.load(), 1);
        QCOMPARE(contentOf(path(first)), contentOf(path(second)));
    }
    QCOMPARE(files().size(), rounds * 2);
}

void TestSafeFile::namesThatNothingHas()
{
    const QString name = path(u"last.damaged"_s);
    QCOMPARE(freeName(name), name);
    QVERIFY(writeFileSafely(name, "one"));
    QCOMPARE(freeName(name), name + u"-2"_s);
    QVERIFY(QFile::link(path(u"nowhere"_s), name + u"-2"_s)); // a dangling link also occupies the name
    QCOMPARE(freeName(name), name + u"-3"_s);
    const QString other = path(u"50 %1"_s);
    QCOMPARE(freeName(other, u".pdf"_s), other + u".pdf"_s);
    QVERIFY(writeFileSafely(other + u".pdf"_s, "one"));
    QCOMPARE(freeName(other, u".pdf"_s), other + u"-2.pdf"_s);
}

// The second cannot be written: the first is not touched either.
void TestSafeFile::severalFilesAreReplacedTogether()
{
    QTemporaryDir folder;
    const QString first = folder.filePath(QStringLiteral("a.pdf"));
    const QString second = folder.filePath(QStringLiteral("none/b.pdf"));
    QVERIFY(writeFileSafely(first, "old"));
    const auto contentOf = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const Result<Done> refused = writeFilesSafely({{first, "new"}, {second, "new"}});
    QVERIFY(!refused && refused.problem().where.file == second);
    QCOMPARE(contentOf(first), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("a.pdf")}); // no partial file
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("none")));
    QVERIFY(writeFilesSafely({{first, "new"}, {second, "more"}}));
    QCOMPARE(contentOf(first), QByteArray("new"));
    QCOMPARE(contentOf(second), QByteArray("more"));
    QVERIFY(writeFilesSafely({}));
}

CHIPBOARD_TEST(TestSafeFile, QApplication)

} // namespace tst_safefile

#include "tst_safefile.moc"
