// An exported file opens as the board that made it, and a re-export is byte-identical.
#include "data/core/embeddedboard.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "tests/support/diskfiles.h"
#include "tests/support/guitest.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/randomboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"
#include "widgets/export/exporters.h"

#include <QApplication>
#include <QTemporaryDir>

using namespace chipboard;
using namespace chipboard::testing;

namespace tst_reopening {

class TestReopening : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void init() { QTest::failOnWarning(anyWarning()); }
    void anyBoardComesBack_data();
    void anyBoardComesBack();
    void realBoardsGiveTheSameBytes_data();
    void realBoardsGiveTheSameBytes();
    void tellsWhatIsWrongInside();
    void leavesTheBoardOut_data();
    void leavesTheBoardOut();

private:
    [[nodiscard]] QString exported(const Board &board, const QString &ending);

    Catalog m_catalog;
    QTemporaryDir m_folder;
};

QString TestReopening::exported(const Board &board, const QString &ending)
{
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    const PageSpec page = comparePage(m_catalog, board, table, Formatter());
    const QString path = m_folder.filePath(u"out."_s + ending);
    const Result<QByteArray> content =
        exporterForFile(path)->write({m_catalog, board, {{page, table}}, {.scale = 1}, writeBoard(board)});
    return content && writeFileSafely(path, content.value()) ? path : QString();
}

static void addFormats()
{
    QTest::addColumn<QString>("ending");
    for (const QString &ending : boardEndings().mid(1)) {
        if (exporterForFile(u"x."_s + ending))
            QTest::newRow(qPrintable(ending)) << ending;
    }
}

void TestReopening::anyBoardComesBack_data() { addFormats(); }

void TestReopening::anyBoardComesBack()
{
    QFETCH(const QString, ending);
    for (quint32 seed = 1; seed <= 25; ++seed) {
        const Board board = randomBoard(seed);
        const QString path = exported(board, ending);
        const BoardLoad load = readBoardFile(path);
        QVERIFY2(load.board, qPrintable(load.problems.isEmpty() ? path : load.problems.constFirst().toText()));
        QVERIFY(load.isEmbedded);
        QCOMPARE(writeBoard(*load.board), writeBoard(board));
    }
}

void TestReopening::realBoardsGiveTheSameBytes_data() { addFormats(); }

void TestReopening::realBoardsGiveTheSameBytes()
{
    QFETCH(const QString, ending);
    QRandomGenerator random(5);
    for (int i = 0; i < rounds(50); ++i) {
        Board board = onDemandBoard();
        board.title = i % 2 == 0 ? QString() : u"Board <%1> & \"more\" 日本"_s.arg(i);
        for (int more = random.bounded(5); more > 0; --more)
            board.chips << m_catalog.chips.at(random.bounded(static_cast<int>(m_catalog.chips.size()))).id;
        board.assumptions.discount = random.bounded(50);
        const QByteArray first = readFile(exported(board, ending));
        const BoardLoad load = readBoardFile(m_folder.filePath(u"out."_s + ending));
        QVERIFY(load.board);
        QVERIFY(!first.isEmpty() && readFile(exported(*load.board, ending)) == first);
    }
}

// The embedded text is read like any board: problems are reported, and errors discard it.
void TestReopening::tellsWhatIsWrongInside()
{
    const QString path = exported(onDemandBoard(), u"svg"_s);
    const QByteArray text = writeBoard(onDemandBoard());
    QByteArray newer = text;
    newer.replace("\"version\": " + QByteArray::number(Board::currentVersion), "\"version\": 99");
    QVERIFY(newer != text);
    QByteArray file = readFile(path);
    QVERIFY(file.contains(text.toBase64()));
    file.truncate(file.lastIndexOf("<!--")); // the checksum
    QVERIFY(writeFileSafely(path, sealed(file.replace(text.toBase64(), newer.toBase64()))));
    const BoardLoad load = readBoardFile(path);
    QVERIFY(!load.board && !load.problems.isEmpty());
    QVERIFY2(load.problems.constFirst().toText().contains(u"99"_s), qPrintable(load.problems.constFirst().toText()));
}

void TestReopening::leavesTheBoardOut_data() { addFormats(); }

void TestReopening::leavesTheBoardOut()
{
    QFETCH(const QString, ending);
    Board board = onDemandBoard();
    board.title = u"Nobody shall see this"_s;
    const ResultTable table = evaluate(m_catalog, onDemandBoard(), board.charts);
    const PageSpec page = comparePage(m_catalog, onDemandBoard(), table, Formatter());
    ExportOptions options{.keepsBoard = false};
    const QString path = m_folder.filePath(u"without."_s + ending);
    const Result<QByteArray> content =
        exporterForFile(path)->write({m_catalog, board, {{page, table}}, options, writeBoard(board)});
    QVERIFY(content && writeFileSafely(path, content.value()));
    QVERIFY(!readBoardFile(path).board);
    QVERIFY(!content.value().contains("chipboard-board") && !content.value().contains("board.chipboard"));
}

CHIPBOARD_TEST(TestReopening, QApplication)

} // namespace tst_reopening

#include "tst_reopening.moc"
