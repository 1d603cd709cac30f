#include "widgets/export/safefile.h"

#include "tests/support/guitest.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

int syncError = 0;       ///< that the disk answers when it is asked to keep what was written
int renamesUntilEio = 0; ///< of so many renamings the last one fails; 0: none

} // namespace

// Those of this program come before the C library's, also for Qt.
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

/// No file of this process can grow over so many bytes: a disk that fills up.
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
    void leavesTheOldFileInAReadOnlyFolder();
    void leavesTheOldFileOnAFullDisk();
    void leavesTheOldFileWhereTheDiskFailsLate();
    void tellsWhatIsWrittenAlready();
    void namesThatNothingHas();

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
    syncError = 0;
    renamesUntilEio = 0;
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
    QTest::addColumn<bool>("foreseen"); // before anything is tried

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

// Renaming a finished file over a device would put an end to the device.
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

void TestSafeFile::leavesTheOldFileInAReadOnlyFolder()
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

void TestSafeFile::leavesTheOldFileOnAFullDisk()
{
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "precious"));
    const FullDisk limit(4096);
    const Result<Done> written = writeFileSafely(path(u"old.pdf"_s), QByteArray(65536, 'x'));
    QVERIFY(!written);
    QVERIFY2(written.problem().message.contains(u"in full"), qPrintable(written.problem().message));
    QCOMPARE(contentOf(path(u"old.pdf"_s)), QByteArray("precious"));
    QCOMPARE(files(), QStringList{u"old.pdf"_s});
}

// What was written may still be in the system's memory: full disks behind a network answer only when asked to keep it.
void TestSafeFile::leavesTheOldFileWhereTheDiskFailsLate()
{
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "precious"));
    syncError = EIO;
    const Result<Done> written = writeFileSafely(path(u"old.pdf"_s), "new");
    QVERIFY(!written);
    QCOMPARE(written.problem().message,
             u"\"%1\" could not be written in full: Input/output error."_s.arg(path(u"old.pdf"_s)));
    QVERIFY(written.problem().remedy.startsWith(u"Check the disk"_s));
    syncError = EDQUOT;
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "new").problem().remedy.startsWith(u"Free some space"_s));
    QCOMPARE(contentOf(path(u"old.pdf"_s)), QByteArray("precious"));
    QCOMPARE(files(), QStringList{u"old.pdf"_s});
    syncError = EINVAL; // of a file system that cannot say
    QVERIFY(writeFileSafely(path(u"old.pdf"_s), "new"));
    QCOMPARE(contentOf(path(u"old.pdf"_s)), QByteArray("new"));
}

void TestSafeFile::tellsWhatIsWrittenAlready()
{
    QVERIFY(writeFilesSafely({{path(u"a.pdf"_s), "old"}, {path(u"b.pdf"_s), "old"}}));
    renamesUntilEio = 2;
    const Result<Done> written = writeFilesSafely({{path(u"a.pdf"_s), "new"}, {path(u"b.pdf"_s), "new"}});
    QVERIFY(!written);
    QCOMPARE(written.problem().where.file, path(u"b.pdf"_s));
    QVERIFY2(written.problem().message.contains(u"Input/output error"_s), qPrintable(written.problem().message));
    QVERIFY2(written.problem().remedy.endsWith(u"These files are written already: %1."_s.arg(path(u"a.pdf"_s))),
             qPrintable(written.problem().remedy));
    QCOMPARE(contentOf(path(u"a.pdf"_s)), QByteArray("new"));
    QCOMPARE(contentOf(path(u"b.pdf"_s)), QByteArray("old"));
    QCOMPARE(files(), QStringList({u"a.pdf"_s, u"b.pdf"_s}));
}

void TestSafeFile::namesThatNothingHas()
{
    const QString name = path(u"last.damaged"_s);
    QCOMPARE(freeName(name), name);
    QVERIFY(writeFileSafely(name, "one"));
    QCOMPARE(freeName(name), name + u"-2"_s);
    QVERIFY(QFile::link(path(u"nowhere"_s), name + u"-2"_s)); // leads nowhere, and is there
    QCOMPARE(freeName(name), name + u"-3"_s);
}

// The second has no place to be: the first is not touched either.
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
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("a.pdf")}); // nothing half-written
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("none")));
    QVERIFY(writeFilesSafely({{first, "new"}, {second, "more"}}));
    QCOMPARE(contentOf(first), QByteArray("new"));
    QCOMPARE(contentOf(second), QByteArray("more"));
    QVERIFY(writeFilesSafely({}));
}

QTEST_MAIN(TestSafeFile)
#include "tst_safefile.moc"
