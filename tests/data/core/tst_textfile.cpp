// Oversized files, directories and non-UTF-8: refused with a message, never read as empty.
#include "data/core/textfile.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_textfile {

class TestTextFile : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void readsAFile();
    void aSmallFileHoldsLittle();
    void readsAnEmptyFileAsEmpty();
    void readsAFileThatHidesItsLength();
    void tellsWhenTheDiskFails();
    void stampsTellChanges();
    void refusesWhatIsNoFile_data();
    void refusesWhatIsNoFile();
    void refusesAnUnreadableFile();
    void refusesAPipeWithoutWaiting();
    void refusesAHundredMegabytesWithoutReadingThem();
    void readsTheLargestFile();
    void readsUpToALimit();
    void judgesTexts_data();
    void judgesTexts();
    void findsTheFirstBadByte_data();
    void findsTheFirstBadByte();

private:
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(name));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        return written ? file.fileName() : QString();
    }
    QTemporaryDir m_folder;
};

void TestTextFile::readsAFile()
{
    const Result<QByteArray> read = readTextFile(write(u"a.json"_s, "{\r\n\"ä\": 1}"));
    QVERIFY(read);
    QCOMPARE(read.value(), QByteArray("{\r\n\"ä\": 1}"));
}

// Thousands of these stay in memory at once.
void TestTextFile::aSmallFileHoldsLittle()
{
    const Result<QByteArray> read = readTextFile(write(u"a.json"_s, "{}"));
    QVERIFY2(read && read.value().capacity() < 100, qPrintable(QString::number(read.value().capacity())));
}

void TestTextFile::readsAnEmptyFileAsEmpty()
{
    const Result<QByteArray> read = readTextFile(write(u"empty.json"_s, {}));
    QVERIFY(read);
    QVERIFY(read.value().isEmpty());
}

void TestTextFile::refusesWhatIsNoFile_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("message");
    QTest::newRow("a missing file") << m_folder.filePath(u"nothing.json"_s) << u"There is no such file."_s;
    QTest::newRow("a directory") << m_folder.path() << u"This is a directory, not a file."_s;
    QTest::newRow("a device that never ends") << u"/dev/zero"_s << u"This is not a regular file."_s;
    QVERIFY(QFile::link(m_folder.filePath(u"nowhere.json"_s), m_folder.filePath(u"dangling.json"_s)));
    QTest::newRow("a link to nothing") << m_folder.filePath(u"dangling.json"_s)
                                       << u"This link points to a file that does not exist, %1."_s.arg(
                                              m_folder.filePath(u"nowhere.json"_s));
    QVERIFY(QFile::link(m_folder.filePath(u"loop.json"_s), m_folder.filePath(u"loop.json"_s)));
    QTest::newRow("a link to itself") << m_folder.filePath(u"loop.json"_s) << u"The links in this path form a loop."_s;
    QTest::newRow("a folder that is a link to itself")
        << m_folder.filePath(u"loop.json/a.json"_s) << u"The links in this path form a loop."_s;
    QTest::newRow("no path at all") << QString() << u"There is no such file."_s;
}

void TestTextFile::refusesWhatIsNoFile()
{
    QFETCH(const QString, path);
    const Result<QByteArray> read = readTextFile(path);
    QVERIFY(!read);
    QCOMPARE(read.problem().code, ProblemCode::CannotRead);
    QTEST(read.problem().message, "message");
    QVERIFY(!read.problem().remedy.isEmpty());
    QCOMPARE(read.problem().where.file, path);
}

void TestTextFile::refusesAnUnreadableFile()
{
    if (geteuid() == 0)
        QSKIP("root may read every file");
    const QString path = write(u"secret.json"_s, "{}");
    QVERIFY(QFile::setPermissions(path, {}));
    const Result<QByteArray> read = readTextFile(path);
    QVERIFY(!read);
    QCOMPARE(read.problem().code, ProblemCode::CannotRead);
    QVERIFY(read.problem().message.startsWith(u"Cannot open the file:"_s));
}

// The kernel's own files report a length of 0.
void TestTextFile::readsAFileThatHidesItsLength()
{
    const QString path = u"/proc/filesystems"_s;
    if (!QFileInfo(path).isFile() || QFileInfo(path).size() != 0)
        QSKIP("This system has no /proc/filesystems.");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    QVERIFY(whole.size() > 1);
    const Result<QByteArray> read = readTextFile(path);
    QVERIFY2(read, qPrintable(read ? QString() : read.problem().toText()));
    QCOMPARE(read.value(), whole);
    QCOMPARE(readFile(path, whole.size()).valueOr({}), whole);
    QCOMPARE(readFile(path, whole.size() - 1).problem().code, ProblemCode::TooLarge);
}

// The memory of this process cannot be read at offset 0, which gives the error of a failing disk.
void TestTextFile::tellsWhenTheDiskFails()
{
    const QString path = u"/proc/self/mem"_s;
    if (!QFileInfo(path).isFile())
        QSKIP("This system has no /proc/self/mem.");
    const Result<QByteArray> read = readTextFile(path);
    QVERIFY(!read);
    QCOMPARE(read.problem().code, ProblemCode::CannotRead);
    QCOMPARE(read.problem().toText(),
             u"/proc/self/mem: Cannot read the file: Input/output error. Copy it to another "
             "place and try again."_s);
}

void TestTextFile::stampsTellChanges()
{
    const QString path = write(u"stamped.json"_s, "{}");
    const FileStamp before = stampOf(path);
    QCOMPARE(before.size, 2);
    QVERIFY(stampOf(path) == before);
    QVERIFY(stampOf(write(u"stamped.json"_s, "{} ")) != before);
    QVERIFY(QFile::remove(path));
    QCOMPARE(stampOf(path).size, -1);
    QCOMPARE(changedMeanwhile(u"a.json"_s).toText(),
             u"a.json: The file changed while it was being read. Close the programs that write "
             "to it, then try again."_s);
}

void TestTextFile::refusesAPipeWithoutWaiting()
{
    const QString path = m_folder.filePath(u"pipe"_s);
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const Result<QByteArray> read = readTextFile(path);
    QVERIFY(!read);
    QCOMPARE(read.problem().message, u"This is not a regular file."_s);
}

void TestTextFile::refusesAHundredMegabytesWithoutReadingThem()
{
    QFile file(m_folder.filePath(u"huge.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(100 * 1000 * 1000)); // sparse: takes no space
    const Result<QByteArray> read = readTextFile(file.fileName());
    QVERIFY(!read);
    QCOMPARE(read.problem().code, ProblemCode::TooLarge);
    QCOMPARE(read.problem().message, u"The file has 96 MiB; the maximum is 16 MiB."_s);
}

void TestTextFile::readsTheLargestFile()
{
    QFile file(m_folder.filePath(u"large.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(largestTextFile));
    QVERIFY(readTextFile(file.fileName()));
    QVERIFY(file.resize(largestTextFile + 1));
    QVERIFY(!readTextFile(file.fileName()));
}

// Binary files have their own limits.
void TestTextFile::readsUpToALimit()
{
    const QString path = write(u"picture.png"_s, QByteArray("\xFF\0\x01", 3));
    QCOMPARE(readFile(path, 3).value(), QByteArray("\xFF\0\x01", 3));
    const Result<QByteArray> refused = readFile(path, 2);
    QVERIFY(!refused);
    QCOMPARE(refused.problem().code, ProblemCode::TooLarge);
    QVERIFY2(!refused.problem().remedy.contains(u"Split"_s), qPrintable(refused.problem().remedy));
    const QString large = write(u"large.pptx"_s, {});
    QVERIFY(QFile::resize(large, largestTextFile + 1)); // sparse: takes no space
    QCOMPARE(readFile(large, 64 << 20).value().size(), largestTextFile + 1);
    QVERIFY(!readTextFile(large));
    QCOMPARE(readTextFile(large).problem().remedy, u"Split it into several files."_s);
    QCOMPARE(readTextFile(large).problem().message, u"The file has 17 MiB; the maximum is 16 MiB."_s);
}

void TestTextFile::judgesTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("plain text is fine") << QByteArray("{}") << QString();
    QTest::newRow("other scripts are fine") << QByteArray("\"日本 ü 😀\"") << QString();
    QTest::newRow("a byte order mark is fine") << QByteArray("\xEF\xBB\xBF{}") << QString();
    QTest::newRow("nothing") << QByteArray() << u"The file is empty."_s;
    QTest::newRow("nothing but blanks") << QByteArray(" \n\t ") << u"The file is empty."_s;
    QTest::newRow("nothing but a byte order mark") << QByteArray("\xEF\xBB\xBF") << u"The file is empty."_s;
    QTest::newRow("UTF-16, little end first") << QByteArray("\xFF\xFE{\0", 4) << u"The file is UTF-16, not UTF-8."_s;
    QTest::newRow("UTF-16, big end first") << QByteArray("\xFE\xFF\0{", 4) << u"The file is UTF-16, not UTF-8."_s;
    QTest::newRow("UTF-16 without a mark") << QByteArray("{\0}\0", 4) << u"The file is UTF-16, not UTF-8."_s;
    QTest::newRow("UTF-16 without a mark, big end first")
        << QByteArray("\0{\0}", 4) << u"The file is UTF-16, not UTF-8."_s;
    QTest::newRow("zeros, as a loss of power leaves them") << QByteArray(16, '\0') << QString();
    QTest::newRow("UTF-32") << QByteArray("\xFF\xFE\0\0{\0\0\0", 8) << u"The file is UTF-32, not UTF-8."_s;
    QTest::newRow("UTF-32, big end first")
        << QByteArray("\0\0\xFE\xFF\0\0\0{", 8) << u"The file is UTF-32, not UTF-8."_s;
    QTest::newRow("a PDF") << QByteArray("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n")
                           << u"This is a PDF document, not a text file."_s;
    QTest::newRow("a web page") << QByteArray("\n <!DOCTYPE html><html>Sign in</html>")
                                << u"This is a web page, not a data file."_s;
    QTest::newRow("a web page without its type")
        << QByteArray("\xEF\xBB\xBF<HTML lang=\"en\">") << u"This is a web page, not a data file."_s;
    QTest::newRow("gzip") << QByteArray("\x1F\x8B\x08\0", 4) << u"This is a gzip archive, not a text file."_s;
    QTest::newRow("zstd") << QByteArray("\x28\xB5\x2F\xFD\x24") << u"This is a compressed archive, not a text file."_s;
    QTest::newRow("a ZIP archive") << QByteArray("PK\x03\x04", 4) + QByteArray(26, '\0') + "prices.csv"
                                   << u"This is a ZIP archive, not a text file."_s;
    QTest::newRow("a workbook") << QByteArray("PK\x03\x04", 4) + QByteArray(26, '\0') + "[Content_Types].xml"
                                << u"This is an Office document such as an XLSX workbook, not a text file."_s;
    QTest::newRow("an old workbook") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")
                                     << u"This is an old Office document such as an XLS workbook, not a text file."_s;
    QTest::newRow("a PNG") << QByteArray("\x89PNG\r\n\x1A\n") << u"This is a picture, not a text file."_s;
    QTest::newRow("a JPEG") << QByteArray("\xFF\xD8\xFF\xE0") << u"This is a picture, not a text file."_s;
    QTest::newRow("a price store") << QByteArray("SQLite format 3\0", 16)
                                   << u"This is an SQLite database, not a text file."_s;
    QTest::newRow("a text about PDF") << QByteArray("\"%PDF-1.7\"") << QString();
    QTest::newRow("Latin-1") << QByteArray("\"caf\xE9\"") << u"The text is not valid UTF-8."_s;
    QTest::newRow("a character cut off") << QByteArray("\"\xE2\x82") << u"The text is not valid UTF-8."_s;
    QTest::newRow("an overlong slash") << QByteArray("\"\xC0\xAF\"") << u"The text is not valid UTF-8."_s;
    QTest::newRow("half of a surrogate pair") << QByteArray("\"\xED\xA0\x80\"") << u"The text is not valid UTF-8."_s;
    QTest::newRow("too large") << QByteArray(largestTextFile + 1, ' ')
                               << u"The file has 17 MiB; the maximum is 16 MiB."_s;
}

void TestTextFile::judgesTexts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, message);
    const Result<Done> checked = checkText(text, u"a.json"_s);
    QCOMPARE(checked.hasValue(), message.isEmpty());
    if (!checked) {
        QCOMPARE(checked.problem().message, message);
        QCOMPARE(checked.problem().where.file, u"a.json"_s);
        QVERIFY(!checked.problem().remedy.isEmpty());
    }
}

void TestTextFile::findsTheFirstBadByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("at the start") << QByteArray("\xFFx") << 1 << 1;
    QTest::newRow("in the first line") << QByteArray("ab\xFFx") << 1 << 3;
    QTest::newRow("in a later line") << QByteArray("{\n\n  \"caf\xE9\"\n}") << 3 << 7;
    QTest::newRow("after wide characters") << QByteArray("\"äöü\xE9\"") << 1 << 5;
    QTest::newRow("at the end") << QByteArray("a\nb\n\xE2") << 3 << 1;
    QTest::newRow("after a byte order mark") << QByteArray("\xEF\xBB\xBF{\xE9") << 1 << 2;
}

void TestTextFile::findsTheFirstBadByte()
{
    QFETCH(const QByteArray, text);
    const Result<Done> checked = checkText(text, u"a.json"_s);
    QVERIFY(!checked);
    QCOMPARE(checked.problem().code, ProblemCode::BadEncoding);
    QTEST(checked.problem().where.line, "line");
    QTEST(checked.problem().where.column, "column");
}

CHIPBOARD_TEST(TestTextFile, QCoreApplication)

} // namespace tst_textfile

#include "tst_textfile.moc"
