// Boards embedded in other files: foreign, changed or oversized content is refused. tst_reopening opens files that
// Chipboard wrote.
#include "data/core/embeddedboard.h"
#include "tests/support/testmain.h"

#include <QtEndian>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_embeddedboard {

class TestEmbeddedBoard : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void knowsFilesByTheirStart_data();
    void knowsFilesByTheirStart();
    void findsTheBoard_data();
    void findsTheBoard();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
    void knowsOtherTexts();
    void unpacksSmallFilesOnly();
    void sealsTellOfEachChange_data();
    void sealsTellOfEachChange();
    void unsealedFilesAreRefused();
};

static const QByteArray board = R"({"kind": "board", "version": 1, "level": "chip"})";
static const QByteArray pngStart = QByteArray::fromRawData("\x89PNG\r\n\x1a\n", 8);

static QByteArray chunk(const QByteArray &type, const QByteArray &data)
{
    QByteArray length(4, '\0');
    qToBigEndian(static_cast<quint32>(data.size()), length.data());
    return length + type + data + "CRC!"; // not checked: the board has its own checks
}

static QByteArray keyed(const QByteArray &value) { return QByteArray(boardTextKey) + '\0' + value; }

static QByteArray packed(const QByteArray &text) { return qCompress(text).mid(4); }

static QByteArray pdf(const QByteArray &stream, const QByteArray &name = boardAttachment)
{
    return "%PDF-1.4\n7 0 obj\n<<\n/Filter /FlateDecode\n/Length 8 0 R\n>>\nstream\n" + stream
        + "\nendstream\nendobj\n9 0 obj\n<<\n/F (" + name + ")\n/EF <</F 7 0 R>>\n/Type/Filespec\n>>\nendobj\n";
}

static QByteArray png(const QByteArray &chunks) { return pngStart + chunks + chunk("IEND", {}); }

static QByteArray svg(const QByteArray &inside)
{
    return "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\">" + inside + "</svg>\n";
}

void TestEmbeddedBoard::knowsFilesByTheirStart_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<bool>("can");

    QTest::newRow("PDF") << pdf({}) << true;
    QTest::newRow("PNG") << pngStart << true;
    QTest::newRow("SVG") << svg({}) << true;
    QTest::newRow("a board") << board << false;
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("JPEG") << QByteArray("\xFF\xD8\xFF") << false;
    QTest::newRow("PNG in words") << QByteArray("PNG") << false;
}

void TestEmbeddedBoard::knowsFilesByTheirStart()
{
    QFETCH(const QByteArray, file);
    QTEST(canEmbedBoard(file), "can");
}

void TestEmbeddedBoard::findsTheBoard_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray text = board.toBase64();
    const QByteArray metadata = "<metadata><n:board xmlns:n=\"urn:chipboard:board\">" + text + "</n:board></metadata>";

    QTest::newRow("PDF") << pdf(packed(board));
    QTest::newRow("PNG, plain text") << png(chunk("IHDR", "x") + chunk("tEXt", keyed(text)));
    QTest::newRow("PNG, packed text") << png(chunk("zTXt", keyed(QByteArray(1, '\0') + packed(text))));
    QTest::newRow("SVG") << svg(metadata);
    QTest::newRow("SVG, edited around it") << svg("<!-- x --><g><rect/></g>" + metadata + "<text>board</text>");
}

void TestEmbeddedBoard::findsTheBoard()
{
    QFETCH(const QByteArray, file);
    const Result<QByteArray> found = embeddedBoard(sealed(file), u"x"_s);
    QVERIFY(found);
    QCOMPARE(found.value(), board);
}

void TestEmbeddedBoard::refusesOtherFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray text = board.toBase64();
    QByteArray endless = chunk("tEXt", keyed(text));
    endless.replace(0, 4, "\xFF\xFF\xFF\xFF");

    QTest::newRow("PDF without attachment") << QByteArray("%PDF-1.7\n%%EOF");
    QTest::newRow("PDF with another attachment") << pdf(packed(board), "photo.jpg");
    QTest::newRow("PDF, stream gone") << pdf(packed(board)).replace("7 0 obj", "6 0 obj");
    QTest::newRow("PDF, stream does not begin") << pdf(packed(board)).replace(">>\nstream\n", ">>\n");
    QTest::newRow("PDF, stream does not end") << pdf(packed(board)).replace("\nendstream", "\n");
    QTest::newRow("PDF, stream not packed") << pdf("hello");
    QTest::newRow("PDF, stream empty") << pdf({});
    QTest::newRow("PDF, stream cut") << pdf(packed(board).chopped(8));
    QTest::newRow("PDF, cut") << pdf(packed(board)).left(90);
    QTest::newRow("PDF, cut in the reference") << QByteArray("%PDF-1.4\n/F (board.chipboard)\n/EF <</F 99999");
    QTest::newRow("PNG alone") << png({});
    QTest::newRow("PNG, other text") << png(chunk("tEXt", QByteArray("Title\0x", 7)));
    QTest::newRow("PNG, not Base64") << png(chunk("tEXt", keyed("{\"kind\"}")));
    QTest::newRow("PNG, longer than the file") << png(endless);
    QTest::newRow("PNG, unknown packing") << png(chunk("zTXt", keyed("\1" + packed(text))));
    QTest::newRow("PNG, nothing after the key") << png(chunk("zTXt", keyed({})));
    QTest::newRow("PNG, half a chunk") << png("\0\0");
    QTest::newRow("SVG alone") << svg({});
    QTest::newRow("SVG, board of another name") << svg("<board>" + text + "</board>");
    QTest::newRow("SVG, no XML") << QByteArray("<svg><<<");
    QTest::newRow("SVG, entities are not looked up")
        << QByteArray("<?xml version=\"1.0\"?><!DOCTYPE s [<!ENTITY a \"" + text
                      + "\">]><s><board xmlns=\"urn:chipboard:board\">&a;</board></s>");
}

void TestEmbeddedBoard::refusesOtherFiles()
{
    QFETCH(const QByteArray, file);
    QVERIFY(canEmbedBoard(file));
    const Result<QByteArray> found = embeddedBoard(sealed(file), u"slide"_s);
    QVERIFY2(!found, "something was found");
    QCOMPARE(found.problem().message, u"This file contains no comparison: another program created or changed it."_s);
    QCOMPARE(found.problem().where.file, u"slide"_s);
    QVERIFY(found.problem().remedy.contains(u"*.chipboard"_s));
}

void TestEmbeddedBoard::knowsOtherTexts()
{
    QVERIFY(isOtherText("id,name\n", u"x.csv"_s));
    QVERIFY(isOtherText("{\"rows\": []}", u"x.json"_s));
    QVERIFY(isOtherText("", u"x"_s));
    QVERIFY(isOtherText("{\"board\": {\"kind\": \"board\"}, \"rows\": []}", u"x.json"_s)); // an exported table
    QVERIFY(isOtherText("\xEF\xBB\xBF{\"board\": {\"kind\": \"board\"}}", u"x.json"_s));   // with a BOM, as on Windows
    QVERIFY(!isOtherText("{\"version\": 1, \"kind\" : \"board\"", u"x.json"_s));           // a broken board
    QVERIFY(!isOtherText("\xEF\xBB\xBF\n {\"kind\":\"board\"}", u"x.json"_s));
    QVERIFY(!isOtherText("id,name\n", u"X.Chipboard"_s));
    QCOMPARE(noBoardIn(u"x.csv"_s).where.file, u"x.csv"_s);
}

// Zeros compress to a thousandth of their size.
void TestEmbeddedBoard::unpacksSmallFilesOnly()
{
    QVERIFY(embeddedBoard(sealed(pdf(packed(QByteArray(largestUnpackedBoard, '{')))), u"x"_s));
    QVERIFY(!embeddedBoard(sealed(pdf(packed(QByteArray(largestUnpackedBoard + 1, '{')))), u"x"_s));
    QVERIFY(!embeddedBoard(sealed(pdf(packed(QByteArray(64 * 1024 * 1024, '{')))), u"x"_s));
}

void TestEmbeddedBoard::sealsTellOfEachChange_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("PDF") << pdf(packed(board));
    QTest::newRow("PNG") << png(chunk("tEXt", keyed(board.toBase64())));
    QTest::newRow("SVG") << svg("<n:board xmlns:n=\"urn:chipboard:board\">" + board.toBase64() + "</n:board>");
}

// Changes or removes every byte, and truncates the file at every length.
void TestEmbeddedBoard::sealsTellOfEachChange()
{
    QFETCH(const QByteArray, file);
    const QByteArray whole = sealed(file);
    QVERIFY(whole != file && isWhole(whole) && !isWhole(file));
    QVERIFY(embeddedBoard(whole, u"x"_s));
    const qsizetype kind = 8;                                 // another start is another file type
    for (qsizetype at = kind; at < whole.size() - 12; ++at) { // a PNG's last chunk is outside the seal
        QByteArray changed = whole;
        changed[at] = static_cast<char>(changed.at(at) ^ 1);
        QVERIFY2(!isWhole(changed), qPrintable(QString::number(at)));
        QVERIFY(!isWhole(QByteArray(whole).remove(at, 1)));
        QVERIFY(!isWhole(whole.left(at)));
    }
}

void TestEmbeddedBoard::unsealedFilesAreRefused()
{
    QVERIFY(!embeddedBoard(pdf(packed(board)), u"x"_s));
    QVERIFY(!isWhole("%PDF-") && !isWhole(pngStart) && !isWhole("<svg"));
}

CHIPBOARD_TEST(TestEmbeddedBoard, chipboard::testing::NoApplication)

} // namespace tst_embeddedboard

#include "tst_embeddedboard.moc"
