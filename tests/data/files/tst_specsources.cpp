// Locations of spec files: directories and paths given by the user, with all their possible faults.
#include "data/files/catalogreader.h"

#include "data/core/embeddedboard.h"
#include "data/files/boardio.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_specsources {

class TestSpecSources : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { delete m_folder; }
    void findsFilesBelowADirectory();
    void reportsFilesThatCannotBeRead();
    void namesAFolderInTheNameOfAFile();
    void refusesFoldersThatAreTooMuch();
    void followsNoLinks();
    void missingUserFoldersAreFine();
    void userFoldersOverlayTheShippedCatalogue();
    void laterFoldersWinAndTwinsAreTold();
    void brokenUserFoldersNeverStopTheProgram();
    void checksTheShippedTree();
    void checksFilesAndBoards();
    void checksTheBoardInsideOfAFile();
    void reportsBadPaths_data();
    void reportsBadPaths();
    void aPathTwiceIsCheckedOnce();

private:
    QString write(const QString &name, const QByteArray &content)
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        return written ? path : QString();
    }
    QTemporaryDir *m_folder = nullptr;
};

// A user's chip that cites the shipped catalogue's source.
static QByteArray userChip(const char *id)
{
    return specText("chips", "chips", {chipText(id).replace("\"s1\"", "\"guide-2025-12\"")});
}

void TestSpecSources::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_folder = new QTemporaryDir;
}

void TestSpecSources::findsFilesBelowADirectory()
{
    write(u"b.json"_s, "1");
    write(u"a/c.json"_s, "2");
    write(u"a/notes.txt"_s, "3");
    write(u"schema/chips.schema.json"_s, "4");
    write(u".hidden/d.json"_s, "5");
    Problems problems;
    const QList<SpecFile> files = specFilesIn(m_folder->path(), problems);
    QCOMPARE(textsOf(problems), QStringList());
    QCOMPARE(files.size(), 2);
    QCOMPARE(files.at(0).name, m_folder->filePath(u"a/c.json"_s));
    QCOMPARE(files.at(0).content, QByteArray("2"));
    QCOMPARE(files.at(1).name, m_folder->filePath(u"b.json"_s));
}

void TestSpecSources::reportsFilesThatCannotBeRead()
{
    write(u"good.json"_s, "1");
    QFile huge(m_folder->filePath(u"huge.json"_s));
    QVERIFY(huge.open(QIODevice::WriteOnly));
    QVERIFY(huge.resize(100 * 1000 * 1000));
    Problems problems;
    QCOMPARE(specFilesIn(m_folder->path(), problems).size(), 1);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.constFirst().code, ProblemCode::TooLarge);
    QCOMPARE(problems.constFirst().where.file, huge.fileName());
}

void TestSpecSources::namesAFolderInTheNameOfAFile()
{
    write(u"good.json"_s, "1");
    write(u"own.json/inner.json"_s, "2");
    QDir(m_folder->path()).mkdir(u"schema.schema.json"_s);
    Problems problems;
    QCOMPARE(specFilesIn(m_folder->path(), problems).size(), 2);
    QCOMPARE(textsOf(problems).size(), 1);
    QCOMPARE(problems.constFirst().where.file, QDir::toNativeSeparators(m_folder->filePath(u"own.json"_s)));
    QCOMPARE(problems.constFirst().message, u"This is a directory, not a file."_s);
}

void TestSpecSources::refusesFoldersThatAreTooMuch()
{
    for (int i = 0; i < 2000; ++i)
        write(QString::number(i) + u".json"_s, "{");
    Problems problems;
    QCOMPARE(specFilesIn(m_folder->path(), problems).size(), 2000);
    QCOMPARE(textsOf(problems), QStringList());
    write(u"x.json"_s, "{");
    QVERIFY(specFilesIn(m_folder->path(), problems).isEmpty());
    const QString told = QDir::toNativeSeparators(m_folder->path())
        + u": The directory contains more than 2000 files to read. Name a directory that "
          "contains only catalogue files."_s;
    QCOMPARE(textsOf(problems), QStringList{told});
    QCOMPARE(textsOf(checkPaths({m_folder->path()})), QStringList{told});
}

// Links in a loop, out of the folder, and to a device that never ends.
void TestSpecSources::followsNoLinks()
{
    write(u"own/good.json"_s, userChip("good"));
    const QString own = m_folder->filePath(u"own"_s);
    QVERIFY(QFile::link(own, own + u"/circle"_s));
    QVERIFY(QFile::link(QStringLiteral(CHIPBOARD_SOURCE_DIR "/data/specs"), own + u"/away"_s));
    QVERIFY(QFile::link(u"/dev/zero"_s, own + u"/zero.json"_s));
    QVERIFY(QFile::link(u"nowhere"_s, own + u"/broken.json"_s));
    Problems problems;
    const QList<SpecFile> files = specFilesIn(own, problems);
    QCOMPARE(files.size(), 1);
    QVERIFY(files.constFirst().name.endsWith(u"good.json"_s));
    for (const Problem &problem : problems)
        QVERIFY2(problem.message == u"This is not a regular file."_s, qPrintable(problem.toText()));
}

void TestSpecSources::missingUserFoldersAreFine()
{
    const CatalogLoad load = loadCatalog({m_folder->filePath(u"nothing/here"_s)});
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(load.catalog.chips.size(), 57);
}

void TestSpecSources::userFoldersOverlayTheShippedCatalogue()
{
    const QString path = write(u"mine.json"_s, userChip("own-chip"));
    const CatalogLoad load = loadCatalog({m_folder->path()});
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(load.catalog.chips.size(), 58);
    QCOMPARE(load.overlaid, QStringList{u"chip own-chip (new, from %1)"_s.arg(path)});
}

void TestSpecSources::laterFoldersWinAndTwinsAreTold()
{
    const QString first = write(u"one/mine.json"_s, userChip("own-chip"));
    write(u"two/mine.json"_s, userChip("own-chip"));
    const CatalogLoad load = loadCatalog({m_folder->filePath(u"one"_s), m_folder->filePath(u"two"_s)});
    // Both files are the user's: the same id twice in one layer is a fault, and the message names the other place.
    QCOMPARE(load.problems.size(), 1);
    QCOMPARE(load.problems.constFirst().code, ProblemCode::DuplicateId);
    QVERIFY(load.problems.constFirst().message.contains(first));
    QCOMPARE(load.catalog.chips.size(), 58);
}

void TestSpecSources::brokenUserFoldersNeverStopTheProgram()
{
    write(u"empty.json"_s, {});
    write(u"cut.json"_s, userChip("a").chopped(40));
    write(u"latin1.json"_s, "{\"caf\xE9\": 1}");
    write(u"deep.json"_s, QByteArray(200, '[') + QByteArray(200, ']'));
    write(u"nan.json"_s, userChip("b").replace("667", "NaN"));
    write(u"twice.json"_s, userChip("c").replace("\"version\"", "\"version\": 1, \"version\""));
    write(u"negative.json"_s, userChip("d").replace("667", "-667"));
    write(u"absurd.json"_s, userChip("e").replace("667", "667e12"));
    write(u"unknown.json"_s, userChip("f").replace("guide-2025-12", "no-such-source"));
    write(u"board.json"_s, writeBoard(onDemandBoard()));
    write(u"good.json"_s, userChip("good"));
    const CatalogLoad load = loadCatalog({m_folder->path()});
    QCOMPARE(load.catalog.chips.size(), 59); // "good", and "c", where only the outer object repeated a key
    QVERIFY(load.catalog.chip(ChipId(u"good"_s)) != nullptr);
    QSet<QString> files;
    for (const Problem &problem : load.problems)
        files.insert(QFileInfo(problem.where.file).fileName());
    QCOMPARE(files.size(), 10);
}

void TestSpecSources::checksTheShippedTree()
{
    QCOMPARE(textsOf(checkPaths({QStringLiteral(CHIPBOARD_SOURCE_DIR "/data/specs")})), QStringList());
    QCOMPARE(textsOf(checkPaths({QStringLiteral(CHIPBOARD_SOURCE_DIR "/data/specs/chips/aws.json")})), QStringList());
    QCOMPARE(textsOf(checkPaths({})), QStringList());
}

void TestSpecSources::checksFilesAndBoards()
{
    const QString chips = write(u"mine.json"_s, userChip("own-chip").replace("667", "\"667\""));
    Board board = onDemandBoard();
    board.chips << ChipId(u"trainium22"_s);
    const QString good = write(u"good.chipboard"_s, writeBoard(board));
    const QString bad = write(u"bad.chipboard"_s, "{}");
    const QStringList told = textsOf(checkPaths({chips, good, bad}));
    QCOMPARE(told.size(), 4);
    QCOMPARE(
        told.at(0),
        chips
            + u":5:31: /chips/0/dense/bf16/value: must be a number, not string \"667\". Write the number without quotes."_s);
    // The position is that of the id in the board's own text.
    QVERIFY2(
        QRegularExpression(u"^%1:6:[0-9]+: /chips/8: The catalogue has no \"trainium22\"; its row has no numbers. Did "
                           "you mean trainium2, trainium, trainium3\\?$"_s.arg(QRegularExpression::escape(good)))
            .match(told.at(1))
            .hasMatch(),
        qPrintable(told.at(1)));
    QCOMPARE(told.at(2), bad + u":1:1: \"kind\" is missing. Add it."_s);
    QCOMPARE(textsOf(checkPaths({m_folder->path()})).size(), 4);
}

// An export is checked through its embedded board.
void TestSpecSources::checksTheBoardInsideOfAFile()
{
    Board board = onDemandBoard();
    const auto svg = [](const Board &inside) {
        return sealed("<svg xmlns=\"http://www.w3.org/2000/svg\"><metadata><board xmlns=\"urn:chipboard:board\">"
                      + writeBoard(inside).toBase64() + "</board></metadata></svg>");
    };
    QCOMPARE(textsOf(checkPaths({write(u"good.svg"_s, svg(board))})), QStringList());
    board.chips << ChipId(u"trainium22"_s);
    const QString path = write(u"OTHER.SVG"_s, svg(board));
    const QStringList told = textsOf(checkPaths({path}));
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.constFirst().startsWith(path + u": /chips/8: The catalogue has no \"trainium22\""_s),
             qPrintable(told.constFirst()));
    for (const QString &name : {u"out.svg"_s, u"out.csv"_s, u"out.md"_s, u"out.html"_s}) {
        const Problems problems = checkPaths({write(name, name.endsWith(u"svg") ? "<svg/>" : "id,name\n")});
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.constFirst().message.startsWith(u"This file contains no comparison:"_s), qPrintable(name));
    }
}

void TestSpecSources::reportsBadPaths_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("message");
    QTest::newRow("a missing file") << u"none.json"_s << u"There is no such file."_s;
    QTest::newRow("a missing board") << u"none.chipboard"_s << u"There is no such file."_s;
    QTest::newRow("an empty directory") << u"."_s << u"The directory contains no catalogue files and no boards."_s;
}

void TestSpecSources::reportsBadPaths()
{
    QFETCH(const QString, name);
    const Problems problems = checkPaths({m_folder->filePath(name)});
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.constFirst().code, ProblemCode::CannotRead);
    QTEST(problems.constFirst().message, "message");
}

void TestSpecSources::aPathTwiceIsCheckedOnce()
{
    const QString path = write(u"mine.json"_s, userChip("own-chip"));
    QCOMPARE(textsOf(checkPaths({path, path})), QStringList());
}

CHIPBOARD_TEST(TestSpecSources, QCoreApplication)

} // namespace tst_specsources

#include "tst_specsources.moc"
