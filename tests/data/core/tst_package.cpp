// OOXML packages: written packages read back, also in other programs; broken, foreign or oversized ones are refused
// with a message. The embedded board is found as long as it was not changed.
#include "data/core/embeddedboard.h"
#include "data/core/package.h"
#include "data/files/boardio.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtEndian>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_package {

class TestPackage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void writesTheRecordsOfZip();
    void readsWhatItWrote();
    void equalPartsGiveEqualBytes();
    void otherProgramsReadIt();
    void readsOtherPrograms();
    void refusesBadNames_data();
    void refusesBadNames();
    void linksAreTextsOnly();
    void refusesWhatIsTooMuch();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void survivesAnyDamage();
    void findsTheBoard_data();
    void findsTheBoard();
    void tellsChangesOfTheBoard_data();
    void tellsChangesOfTheBoard();
    void opensAsABoardFile();
};

static const QByteArray board = R"({"kind": "board", "version": 1, "level": "chip"})";

static PackageParts sampleParts()
{
    return {{u"[Content_Types].xml"_s, "<Types><Default/></Types>"},
            {u"_rels/.rels"_s, QByteArray(1000, 'x')},
            {u"empty.bin"_s, {}},
            {u"bilder/größe 日.bin"_s, QByteArray("\0\1\xff", 3)}};
}

static PackageParts officeParts(const QString &relations)
{
    return {{u"[Content_Types].xml"_s, "<Types></Types>"},
            {relations, "<Relationships></Relationships>"},
            {u"ppt/slides/slide1.xml"_s, "<slide>1</slide>"}};
}

static QString messageOf(const Result<PackageParts> &result) { return result ? u"read"_s : result.problem().message; }

// A package of parts with arbitrary names; packageOf() asserts valid ones.
static QByteArray named(const QStringList &names)
{
    QByteArray file;
    QByteArray directory;
    for (const QString &name : names)
        appendZipEntry(file, directory, name, "content");
    appendZipEnd(file, directory, names.size());
    return file;
}

// APPNOTE 4.3.7, 4.3.12 and 4.3.16: "a" stored, CRC-32 of "a" is 0xE8B7BE43.
void TestPackage::writesTheRecordsOfZip()
{
    const QByteArray expected = QByteArray::fromHex("504b0304"
                                                    "1400"
                                                    "0000"
                                                    "0000"
                                                    "0000"
                                                    "2100"
                                                    "43beb7e8"
                                                    "01000000"
                                                    "01000000"
                                                    "0100"
                                                    "0000"
                                                    "78"
                                                    "61"
                                                    "504b0102"
                                                    "1400"
                                                    "1400"
                                                    "0000"
                                                    "0000"
                                                    "0000"
                                                    "2100"
                                                    "43beb7e8"
                                                    "01000000"
                                                    "01000000"
                                                    "0100"
                                                    "0000"
                                                    "0000"
                                                    "0000"
                                                    "0000"
                                                    "00000000"
                                                    "00000000"
                                                    "78"
                                                    "504b0506"
                                                    "0000"
                                                    "0000"
                                                    "0100"
                                                    "0100"
                                                    "2f000000"
                                                    "20000000"
                                                    "0000");
    QCOMPARE(packageOf({{u"x"_s, "a"}}).toHex(), expected.toHex());
    QVERIFY(isPackage(expected) && !isPackage("PK") && !isPackage("%PDF-") && !isPackage({}));
}

void TestPackage::readsWhatItWrote()
{
    const Result<PackageParts> read = readPackage(packageOf(sampleParts()), u"x"_s);
    QVERIFY(read);
    QCOMPARE(read.value(), sampleParts());
    QCOMPARE(findPart(read.value(), u"_RELS/.rels"_s)->bytes.size(), 1000);
    QVERIFY(!findPart(read.value(), u"rels"_s));
    for (quint32 seed = 1; seed <= 50; ++seed) {
        QRandomGenerator random(seed);
        PackageParts parts;
        for (int i = random.bounded(20); i >= 0; --i) {
            QByteArray bytes(random.bounded(3000), 'a');
            for (qsizetype at = 0; at < bytes.size(); at += 1 + random.bounded(5))
                bytes[at] = static_cast<char>(random.bounded(256));
            parts << PackagePart{u"part%1/%2.xml"_s.arg(i % 3).arg(i), bytes};
        }
        const Result<PackageParts> again = readPackage(packageOf(parts), u"x"_s);
        QVERIFY(again && again.value() == parts);
    }
}

void TestPackage::equalPartsGiveEqualBytes()
{
    QCOMPARE(packageOf(sampleParts()), packageOf(sampleParts()));
    QVERIFY(packageOf(sampleParts()) != packageOf(sampleParts().mid(1)));
}

static QString python() { return QStandardPaths::findExecutable(u"python3"_s); }

static QByteArray outputOf(const QString &script, const QString &file)
{
    QProcess process;
    process.start(python(), {u"-c"_s, script, file});
    process.waitForFinished();
    return process.readAllStandardOutput() + process.readAllStandardError();
}

void TestPackage::otherProgramsReadIt()
{
    if (python().isEmpty())
        QSKIP("There is no python3, whose zipfile reads what was written.");
    QTemporaryDir folder;
    QFile file(folder.filePath(u"x.zip"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(packageOf(sampleParts()));
    file.close();
    const QByteArray told =
        outputOf(u"import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n"
                 "print([(ascii(i.filename), i.file_size, i.date_time[:3]) for i in z.infolist()])"_s,
                 file.fileName());
    QCOMPARE(told.trimmed(),
             QByteArray(R"([("'[Content_Types].xml'", 25, (1980, 1, 1)), ("'_rels/.rels'", 1000, )"
                        R"((1980, 1, 1)), ("'empty.bin'", 0, (1980, 1, 1)), )"
                        R"(("'bilder/gr\\xf6\\xdfe \\u65e5.bin'", 3, (1980, 1, 1))])"));
}

// Written to a pipe: sizes follow the contents, folders are entries, and there is a comment.
void TestPackage::readsOtherPrograms()
{
    if (python().isEmpty())
        QSKIP("There is no python3, whose zipfile writes what is read.");
    QTemporaryDir folder;
    const QString path = folder.filePath(u"x.zip"_s);
    const QByteArray told = outputOf(u"import sys, zipfile\n"
                                     "class Pipe:\n"
                                     "    def __init__(self, file): self.file = file\n"
                                     "    def write(self, data): return self.file.write(data)\n"
                                     "    def flush(self): self.file.flush()\n"
                                     "with open(sys.argv[1], 'wb') as file:\n"
                                     "    z = zipfile.ZipFile(Pipe(file), 'w', zipfile.ZIP_DEFLATED)\n"
                                     "    z.writestr('ppt/', '')\n"
                                     "    z.writestr('ppt/a.xml', 'hello ' * 100)\n"
                                     "    z.comment = b'by hand'\n"
                                     "    z.close()\n"_s,
                                     path);
    QCOMPARE(told, QByteArray());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<PackageParts> parts = readPackage(file.readAll(), u"x"_s);
    QCOMPARE(messageOf(parts), u"read"_s);
    QCOMPARE(parts.value(), (PackageParts{{u"ppt/a.xml"_s, QByteArray("hello ").repeated(100)}}));
}

void TestPackage::refusesBadNames_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<ProblemCode>("code");
    const auto bad = [](const char *row, const QString &name) {
        QTest::newRow(row) << QStringList{u"a.xml"_s, name} << ProblemCode::BadValue;
    };
    bad("none", {});
    bad("from the root", u"/etc/passwd"_s);
    bad("upwards", u"ppt/../../x"_s);
    bad("a dot", u"ppt/./x"_s);
    bad("nothing between", u"ppt//x"_s);
    bad("backslashes", u"..\\x"_s);
    bad("a drive", u"c:x"_s);
    bad("control character", u"a\nb"_s);
    bad("null", QString(u"a\0b"_s));
    bad("folder with content", u"ppt/"_s);
    bad("long", QString(256, u'x'));
    QTest::newRow("twice") << QStringList{u"a.xml"_s, u"a.xml"_s} << ProblemCode::DuplicateKey;
    QTest::newRow("twice but for case") << QStringList{u"a.xml"_s, u"A.XML"_s} << ProblemCode::DuplicateKey;
}

void TestPackage::refusesBadNames()
{
    QFETCH(const QStringList, names);
    const Result<PackageParts> parts = readPackage(named(names), u"slides.pptx"_s);
    QVERIFY(!parts);
    QTEST(parts.problem().code, "code");
    QCOMPARE(parts.problem().where.file, u"slides.pptx"_s);
    QVERIFY(!parts.problem().remedy.isEmpty());
}

// Symbolic links of other programs become parts with a text: nothing is unpacked to disk.
void TestPackage::linksAreTextsOnly()
{
    QByteArray file;
    QByteArray directory;
    appendZipEntry(file, directory, u"link"_s, "/etc/passwd");
    directory.replace(4, 2, QByteArray("\x14\x03", 2));      // made on Unix
    directory.replace(38, 4, QByteArray("\0\0\xff\xa1", 4)); // a symbolic link, in the Unix attributes
    appendZipEnd(file, directory, 1);
    const Result<PackageParts> parts = readPackage(file, u"x"_s);
    QCOMPARE(messageOf(parts), u"read"_s);
    QCOMPARE(parts.value(), (PackageParts{{u"link"_s, "/etc/passwd"}}));
}

void TestPackage::refusesWhatIsTooMuch()
{
    const QByteArray file = packageOf(sampleParts());
    QCOMPARE(messageOf(readPackage(file, {}, {.fileBytes = file.size()})), u"read"_s);
    QCOMPARE(messageOf(readPackage(file, {}, {.fileBytes = file.size() - 1})), u"This file is larger than 0 MiB."_s);
    QCOMPARE(messageOf(readPackage(file, {}, {.parts = 3})), u"This file has 4 parts, more than 3."_s);
    QCOMPARE(messageOf(readPackage(file, {}, {.unpackedBytes = 1027})), u"This file would unpack to 0 MiB."_s);
    QCOMPARE(messageOf(readPackage(file, {}, {.unpackedBytes = 1028})), u"read"_s); // 25 + 1000 + 0 + 3
    // Zeros compress to a thousandth.
    const QByteArray bomb = packageOf({{u"a"_s, QByteArray(40 * 1024 * 1024, '\0')}});
    QVERIFY(bomb.size() < 50 * 1024);
    QCOMPARE(messageOf(readPackage(bomb, {})), u"This file would unpack to 40 MiB."_s);
    // A directory that understates the size: the content continues past the stated end.
    QByteArray lying = packageOf({{u"a"_s, QByteArray(5000, '\0')}});
    lying.replace(QByteArray::fromHex("88130000"), QByteArray::fromHex("87130000"));
    QCOMPARE(messageOf(readPackage(lying, {})), u"The part \"a\" of this file is damaged or encrypted."_s);
}

void TestPackage::refusesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray whole = packageOf({{u"a.xml"_s, "content"}, {u"b.xml"_s, QByteArray(99, 'b')}});
    const qsizetype record = whole.indexOf("PK\1\2");
    const qsizetype end = whole.indexOf("PK\5\6");
    const auto with = [&](qsizetype at, const QByteArray &bytes) {
        return QByteArray(whole).replace(at, bytes.size(), bytes);
    };
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a start") << QByteArray("PK\3\4");
    QTest::newRow("a text") << QByteArray("hello").repeated(50);
    QTest::newRow("cut") << whole.chopped(1);
    QTest::newRow("something behind") << QByteArray(whole + 'x');
    QTest::newRow("directory elsewhere") << with(end + 16, QByteArray(4, '\x7f'));
    QTest::newRow("more entries") << with(end + 8, QByteArray("\3\0\3\0", 4));
    QTest::newRow("fewer entries") << with(end + 8, QByteArray("\1\0\1\0", 4));
    QTest::newRow("second disk") << with(end + 4, QByteArray("\1\0", 2));
    QTest::newRow("no record") << with(record, "PK\1\3");
    QTest::newRow("long name") << with(record + 28, QByteArray("\xff\xff", 2));
    QTest::newRow("encrypted") << with(record + 8, QByteArray("\1\0", 2));
    QTest::newRow("unknown packing") << with(record + 10, QByteArray("\x0e\0", 2));
    QTest::newRow("other sum") << with(record + 16, QByteArray(4, 'x'));
    QTest::newRow("packed beyond the end") << with(record + 20, QByteArray(4, '\x7f'));
    QTest::newRow("other size") << with(record + 24, QByteArray("\6\0\0\0", 4));
    QTest::newRow("elsewhere") << with(record + 42, QByteArray("\1\0\0\0", 4));
    QTest::newRow("beyond the end") << with(record + 42, QByteArray(4, '\xff'));
    QTest::newRow("two names") << with(30, "c.xml");
}

void TestPackage::refusesBrokenFiles()
{
    QFETCH(const QByteArray, file);
    const Result<PackageParts> parts = readPackage(file, u"x"_s);
    QVERIFY(!parts);
    QVERIFY(parts.problem().code == ProblemCode::BadSyntax || parts.problem().code == ProblemCode::TooLarge);
    QVERIFY(!parts.problem().message.isEmpty());
}

// Seeded damage: never a crash, and whatever still reads has only allowed parts.
void TestPackage::survivesAnyDamage()
{
    const QByteArray whole = packageOf(withBoard(officeParts(u"ppt/_rels/presentation.xml.rels"_s), board));
    for (quint32 seed = 1; seed <= quint32(rounds(3000)); ++seed) {
        QRandomGenerator random(seed);
        QByteArray damaged = whole;
        for (int changes = 1 + random.bounded(4); changes > 0; --changes)
            damaged[random.bounded(static_cast<int>(damaged.size()))] = static_cast<char>(random.bounded(256));
        if (random.bounded(4) == 0)
            damaged.truncate(random.bounded(static_cast<int>(damaged.size())));
        const Result<PackageParts> parts = readPackage(damaged, u"x"_s);
        QVERIFY(!parts || parts.value().size() == 4);
        // Dates and other metadata may change, contents may not.
        const Result<QByteArray> found = boardInPackage(damaged, u"x"_s);
        QVERIFY(!found || found.value() == board);
    }
}

void TestPackage::findsTheBoard_data()
{
    QTest::addColumn<QString>("relations");
    QTest::newRow("PPTX") << u"ppt/_rels/presentation.xml.rels"_s;
    QTest::newRow("XLSX") << u"xl/_rels/workbook.xml.rels"_s;
}

void TestPackage::findsTheBoard()
{
    QFETCH(const QString, relations);
    const PackageParts parts = withBoard(officeParts(relations), board);
    QCOMPARE(parts.size(), 4);
    QCOMPARE(parts.at(0).bytes,
             QByteArray("<Types><Override PartName=\"/customXml/chipboardBoard.xml\" "
                        "ContentType=\"application/xml\"/></Types>"));
    QVERIFY(parts.at(1).bytes.contains("Target=\"../customXml/chipboardBoard.xml\"/></Relationships>"));
    QVERIFY(parts.at(3).bytes.contains(board.toBase64()));
    const QByteArray file = packageOf(parts);
    QVERIFY(canEmbedBoard(file));
    const Result<QByteArray> found = embeddedBoard(file, u"x"_s);
    QVERIFY(found);
    QCOMPARE(found.value(), board);
}

void TestPackage::tellsChangesOfTheBoard_data()
{
    QTest::addColumn<PackageParts>("parts");
    const PackageParts whole = withBoard(officeParts(u"ppt/_rels/presentation.xml.rels"_s), board);
    const auto with = [&](qsizetype at, const PackagePart &part) {
        PackageParts changed = whole;
        changed[at] = part;
        return changed;
    };
    const auto seal = [](const QByteArray &of) {
        return QCryptographicHash::hash(of, QCryptographicHash::Sha256).toHex();
    };
    QTest::addColumn<bool>("opens");
    QTest::newRow("as it was") << whole << true;
    QTest::newRow("no board") << whole.first(3) << false;
    QTest::newRow("slide changed") << with(2, {u"ppt/slides/slide1.xml"_s, "<slide>2</slide>"}) << true;
    QTest::newRow("slide of another name") << with(2, {u"ppt/slides/slide2.xml"_s, whole.at(2).bytes}) << true;
    QTest::newRow("slide gone") << PackageParts{whole.at(0), whole.at(1), whole.at(3)} << true;
    QTest::newRow("one part more") << whole + PackageParts{{u"more.xml"_s, {}}} << true;
    QTest::newRow("other order") << PackageParts{whole.at(1), whole.at(0), whole.at(2), whole.at(3)} << true;
    QTest::newRow("named by Office") << with(3, {u"customXml/item1.xml"_s, whole.at(3).bytes}) << true;
    QTest::newRow("among the properties") << with(3,
                                                  {u"docProps/custom.xml"_s,
                                                   "<property name=\"ChipboardBoard\"><vt:lpwstr>" + seal(board) + ':'
                                                       + board.toBase64() + "</vt:lpwstr></property>"})
                                          << true;
    QByteArray other = whole.at(3).bytes;
    other.replace(board.toBase64(), QByteArray(board).replace("chip", "rack").toBase64());
    QTest::newRow("other board") << with(3, {whole.at(3).name, other}) << false;
    QTest::newRow("space behind") << with(3, {whole.at(3).name, whole.at(3).bytes + ' '}) << true;
    QTest::newRow("empty") << with(3, {whole.at(3).name, {}}) << false;
    QTest::newRow("no Base64") << with(3, {whole.at(3).name, "<board \">{}</board>"}) << false;
    QTest::newRow("no element") << with(3, {whole.at(3).name, "</"}) << false;
}

// The board opens only if it is unchanged; changes to the rest of the file are detected.
void TestPackage::tellsChangesOfTheBoard()
{
    QFETCH(const PackageParts, parts);
    QFETCH(const bool, opens);
    const QByteArray file = packageOf(parts);
    const Result<QByteArray> found = boardInPackage(file, u"x.pptx"_s);
    QCOMPARE(bool(found), opens);
    if (!found) {
        QCOMPARE(found.problem(), noBoardIn(u"x.pptx"_s));
        return;
    }
    QCOMPARE(found.value(), board);
    QCOMPARE(isChangedPackage(file, board), qstrcmp(QTest::currentDataTag(), "as it was") != 0);
}

// From the command line, by drop and by File > Open.
void TestPackage::opensAsABoardFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"slides.pptx"_s);
    QVERIFY(boardEndings().contains(u"pptx"_s) && boardEndings().contains(u"xlsx"_s));
    const auto load = [&](const QByteArray &bytes) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush()
            ? readBoardFile(path)
            : BoardLoad{};
    };
    const QByteArray whole =
        packageOf(withBoard(officeParts(u"ppt/_rels/presentation.xml.rels"_s), writeBoard(Board())));
    const BoardLoad good = load(whole);
    QVERIFY(good.board == Board() && good.isEmbedded);
    const BoardLoad cut = load(whole.chopped(30));
    QCOMPARE(cut.problems.constFirst().message, u"This file is not a ZIP package, or is truncated or damaged."_s);
    const BoardLoad foreign = load(packageOf(sampleParts()));
    QCOMPARE(foreign.problems.constFirst().message,
             u"This file contains no comparison: another program created or changed it."_s);
}

CHIPBOARD_TEST(TestPackage, chipboard::testing::NoApplication)

} // namespace tst_package

#include "tst_package.moc"
