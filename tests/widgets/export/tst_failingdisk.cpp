// Writing on a failing system: full or broken disks, read-only folders. This program replaces calls of the C library;
// Linux only.
#include "tests/support/testmain.h"
#include "widgets/export/safefile.h"

#include "tests/support/guitest.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static int syncError = 0;       ///< the error of fsync(); 0: none
static int renamesUntilEio = 0; ///< the last of that many renames fails; 0: none

// These definitions take precedence over the C library's, also for Qt.
extern "C" int fsync(int file)
{
    errno = syncError;
    return syncError != 0 ? -1 : static_cast<int>(syscall(SYS_fsync, file));
}
extern "C" int rename(const char *from, const char *to) noexcept
{
    if (renamesUntilEio > 0 && --renamesUntilEio == 0) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace {

/// Limits the file size of this process, like a disk that fills up.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    void (*m_handler)(int);
    rlimit m_before{};
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

} // namespace

class TestFailingDisk : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void leavesTheOldFileInAReadOnlyFolder();
    void leavesTheOldFileOnAFullDisk();
    void leavesTheOldFileWhereTheDiskFailsLate();
    void tellsWhatIsWrittenAlready();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_directory->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestFailingDisk::init()
{
    QTest::failOnWarning(testing::anyWarning());
    syncError = 0;
    renamesUntilEio = 0;
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

void TestFailingDisk::leavesTheOldFileInAReadOnlyFolder()
{
    if (geteuid() == 0)
        QSKIP("Nothing is read-only for root.");
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "precious"));
    QVERIFY(QFile::setPermissions(m_directory->path(), QFile::ReadOwner | QFile::ExeOwner));
    const Result<Done> written = writeFileSafely(path(u"old.pdf"_s), "new");
    QVERIFY(QFile::setPermissions(m_directory->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(!written);
    QCOMPARE(written.problem().code, ProblemCode::CannotWrite);
    QCOMPARE(contentOf(path(u"old.pdf"_s)), QByteArray("precious"));
}

void TestFailingDisk::leavesTheOldFileOnAFullDisk()
{
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "precious"));
    const FullDisk limit(4096);
    const Result<Done> written = writeFileSafely(path(u"old.pdf"_s), QByteArray(65536, 'x'));
    QVERIFY(!written);
    QVERIFY2(written.problem().message.contains(u"in full"), qPrintable(written.problem().message));
    QCOMPARE(contentOf(path(u"old.pdf"_s)), QByteArray("precious"));
    QCOMPARE(files(), QStringList{u"old.pdf"_s});
}

// Written data may still be cached: full network disks report the error only on fsync().
void TestFailingDisk::leavesTheOldFileWhereTheDiskFailsLate()
{
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "precious"));
    syncError = EIO;
    const Result<Done> written = writeFileSafely(path(u"old.pdf"_s), "new");
    QVERIFY(!written);
    QCOMPARE(written.problem().message, u"Cannot write \"%1\" in full: Input/output error."_s.arg(path(u"old.pdf"_s)));
    QVERIFY(written.problem().remedy.startsWith(u"Check the disk"_s));
    syncError = EDQUOT;
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "new").problem().remedy.startsWith(u"Free some space"_s));
    QCOMPARE(contentOf(path(u"old.pdf"_s)), QByteArray("precious"));
    QCOMPARE(files(), QStringList{u"old.pdf"_s});
    syncError = EINVAL; // of a file system without fsync()
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "new"));
    QCOMPARE(contentOf(path(u"old.pdf"_s)), QByteArray("new"));
}

void TestFailingDisk::tellsWhatIsWrittenAlready()
{
    QVERIFY(writeFilesSafely({{path(u"a.pdf"_s), "old"}, {path(u"b.pdf"_s), "old"}}));
    renamesUntilEio = 2;
    const Result<Done> written = writeFilesSafely({{path(u"a.pdf"_s), "new"}, {path(u"b.pdf"_s), "new"}});
    QVERIFY(!written);
    QCOMPARE(written.problem().where.file, path(u"b.pdf"_s));
    QVERIFY2(written.problem().message.contains(u"Input/output error"_s), qPrintable(written.problem().message));
    QVERIFY2(written.problem().remedy.endsWith(u"These files are already written: %1."_s.arg(path(u"a.pdf"_s))),
             qPrintable(written.problem().remedy));
    QCOMPARE(contentOf(path(u"a.pdf"_s)), QByteArray("new"));
    QCOMPARE(contentOf(path(u"b.pdf"_s)), QByteArray("old"));
    QCOMPARE(files(), QStringList({u"a.pdf"_s, u"b.pdf"_s}));
}

CHIPBOARD_TEST(TestFailingDisk, QApplication)
#include "tst_failingdisk.moc"
