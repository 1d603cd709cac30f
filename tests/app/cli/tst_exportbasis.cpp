// The basis of exported files: never a catalogue other than the named one, never figures of unstated origin, never an
// empty selection.
#include "data/compare/moved.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;

namespace tst_exportbasis {

class TestExportBasis : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void init();

    void anotherCatalogueIsNotTakenInstead_data();
    void anotherCatalogueIsNotTakenInstead();
    void aFaultInOnesOwnFolderStopsNothing();
    void aSoundCatalogueIsTaken();
    void figuresOfOnesOwnAreTold();
    void whatEstimatesRestOnIsTold();
    void aBoardWithoutChartsIsRefused_data();
    void aBoardWithoutChartsIsRefused();
    void optionsThatNoFileTakesAreRefused_data();
    void optionsThatNoFileTakesAreRefused();
    void figuresThatMovedAreTold();
    void manyUnknownIdsAreToldAtOnce();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

namespace {

// A chip that cites a source of the shipped catalogue.
QByteArray ownChip(const char *id, const char *memory)
{
    return specText("chips", "chips", {with(chipText(id), "96", memory).replace(R"(["s1"])", R"(["aks-h100"])")});
}

} // namespace

void TestExportBasis::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
    qputenv("XDG_DATA_HOME", path(u"share"_s).toUtf8());
}

void TestExportBasis::anotherCatalogueIsNotTakenInstead_data()
{
    QTest::addColumn<QString>("fault");
    QTest::newRow("missing") << u"There is no such directory."_s;
    QTest::newRow("empty") << u"The directory contains no catalogue files."_s;
    QTest::newRow("schemas alone") << u"The directory contains no catalogue files."_s;
    QTest::newRow("broken") << u"mine/a.json"_s;
    QTest::newRow("rejected") << u"There is no source \"s1\""_s;
}

void TestExportBasis::anotherCatalogueIsNotTakenInstead()
{
    QFETCH(const QString, fault);
    const QByteArray which = QTest::currentDataTag();
    if (which != "missing")
        QVERIFY(QDir().mkpath(path(u"mine"_s)));
    if (which == "schemas alone")
        write(u"mine/x.schema.json"_s, "{}");
    if (which == "broken")
        write(u"mine/a.json"_s, "{");
    if (which == "rejected")
        write(u"mine/a.json"_s, specText("chips", "chips", {chipText("c1")}));
    write(u"kept.csv"_s, "what was there");

    const QStringList asked{u"export"_s,         u"--catalog"_s, path(u"mine"_s),    u"--to"_s,
                            path(u"kept.csv"_s), u"--to"_s,      path(u"new.pdf"_s), u"--force"_s};
    const Outcome outcome = runCli(asked);
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY2(outcome.err.contains(fault), qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains(u"Nothing was written: the catalogue given with --catalog has errors."_s),
             qPrintable(outcome.err));
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(read(u"kept.csv"_s), QByteArray("what was there"));
    QVERIFY(!QFile::exists(path(u"new.pdf"_s)));
}

// The user did not name this folder: the error is reported, and the export continues.
void TestExportBasis::aFaultInOnesOwnFolderStopsNothing()
{
    write(u"share/chipboard/catalog/a.json"_s, "{");
    const Outcome outcome = runCli({u"export"_s, u"--to"_s, path(u"new.csv"_s)});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY(outcome.err.contains(u"catalog/a.json"_s));
    QVERIFY(QFile::exists(path(u"new.csv"_s)));
}

void TestExportBasis::aSoundCatalogueIsTaken()
{
    write(u"mine/a.json"_s, ownChip("c9", "96"));
    const Outcome outcome =
        runCli({u"export"_s, u"--catalog"_s, path(u"mine"_s), u"--chips"_s, u"c9"_s, u"--to"_s, path(u"new.csv"_s)});
    QVERIFY2(outcome.err.contains(u"chip c9 (new, from "_s), qPrintable(outcome.err));
    QCOMPARE(outcome.status, int(Fine));
    QVERIFY(read(u"new.csv"_s).contains("Custom file a.json"));
}

void TestExportBasis::figuresOfOnesOwnAreTold()
{
    // The shipped chip with a different memory size; it still cites the vendor's page.
    const QString where = shippedCatalog().chip(ChipId(u"h100-sxm"_s))->where;
    const Result<QByteArray> copy = duplicateEntry(shippedSpecFiles(), where, u"h100-sxm"_s, u"H100"_s);
    QVERIFY(copy);
    QByteArray text = copy.value();
    const QByteArray shipped = "\"value\": 80";
    const qsizetype memory = text.indexOf(shipped, text.indexOf("\"memory\": {"));
    QVERIFY(memory > 0);
    write(u"mine/better.json"_s, text.replace(memory, shipped.size(), "\"value\": 120"));
    const QStringList asked{u"export"_s, u"--catalog"_s, path(u"mine"_s), u"--chips"_s, u"h100-sxm"_s, u"--to"_s};
    for (const char *name : {"a.csv", "a.json", "a.md", "a.html", "a.svg"}) {
        const Outcome outcome = runCli(asked + QStringList{path(QString::fromLatin1(name))});
        QCOMPARE(outcome.status, int(Fine));
        QVERIFY2(outcome.err.contains(u"chip h100-sxm (replaces the shipped one, from "_s), qPrintable(outcome.err));
        const QByteArray file = read(QString::fromLatin1(name));
        QVERIFY2(file.contains("better.json"), name);
    }
}

// A custom model or custom constants change every estimate.
void TestExportBasis::whatEstimatesRestOnIsTold()
{
    const Catalog &catalog = shippedCatalog();
    const QString where = catalog.model(ModelId(u"llama-3.1-70b"_s))->where;
    const Result<QByteArray> copy = duplicateEntry(shippedSpecFiles(), where, u"llama-3.1-70b"_s, u"Llama"_s);
    QVERIFY(copy);
    write(u"mine/bigger.json"_s, copy.value());
    QFile constants(u":/specs/calibration.json"_s);
    QVERIFY(constants.open(QIODevice::ReadOnly));
    write(u"mine/constants.json"_s, constants.readAll());
    const QString told = u"Custom model llama-3.1-70b of bigger.json"_s;
    for (const char *name : {"a.json", "a.md", "a.html", "a.svg"}) {
        const Outcome outcome = runCli({u"export"_s, u"--catalog"_s, path(u"mine"_s), u"--page"_s, u"workload"_s,
                                        u"--to"_s, path(QString::fromLatin1(name))});
        QCOMPARE(outcome.status, int(Fine));
        QVERIFY2(outcome.err.contains(u"Custom constants of constants.json"_s), qPrintable(outcome.err));
        // A page of several sheets becomes several images.
        const bool isSplit = QByteArray(name) == "a.svg" && QFile::exists(path(u"a-1.svg"_s));
        const QByteArray file = read(isSplit ? u"a-1.svg"_s : QString::fromLatin1(name));
        QVERIFY2(file.contains("bigger.json"), name);
        QVERIFY2(file.contains("constants.json"), name);
    }
    QVERIFY(QString::fromUtf8(read(u"a.json"_s)).contains(u"The estimates use "_s + told));
}

void TestExportBasis::aBoardWithoutChartsIsRefused_data()
{
    QTest::addColumn<QByteArray>("charts");
    QTest::newRow("none") << QByteArray("[]");
    QTest::newRow("only such as nobody knows") << QByteArray(R"(["brightness"])");
}

void TestExportBasis::aBoardWithoutChartsIsRefused()
{
    QFETCH(const QByteArray, charts);
    const QByteArray board = writeBoard(onDemandBoard());
    const qsizetype begin = board.indexOf("\"charts\": [");
    const qsizetype end = board.indexOf(']', begin);
    QVERIFY(begin > 0 && end > begin);
    write(u"bare.chipboard"_s, board.left(begin) + "\"charts\": " + charts + board.mid(end + 1));
    for (const QStringList &how :
         {QStringList{u"--to"_s, path(u"a.pdf"_s), u"--to"_s, path(u"a.csv"_s)}, QStringList{u"--check"_s}}) {
        const Outcome outcome = runCli(QStringList{u"export"_s, path(u"bare.chipboard"_s)} + how);
        QCOMPARE(outcome.status, int(BadData));
        QVERIFY2(outcome.err.contains(u"No chart is selected, so there is nothing to export."_s),
                 qPrintable(outcome.err));
    }
    QVERIFY(!QFile::exists(path(u"a.pdf"_s)) && !QFile::exists(path(u"a.csv"_s)));
}

// An option that applies to none of the files must not be ignored silently.
void TestExportBasis::optionsThatNoFileTakesAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told");
    QTest::newRow("archive") << QStringList{
        u"--pdf-a"_s} << u"--pdf-a does not apply to any file of this export. It applies to files ending in .pdf."_s;
    QTest::newRow("scale") << QStringList{u"--scale"_s, u"2"_s}
                           << u"--scale does not apply to any file of this export. It applies to"_s;
    QTest::newRow("type") << QStringList{u"--type"_s, u"large"_s}
                          << u"--type does not apply to any file of this export. It applies to"_s;
    QTest::newRow("size") << QStringList{u"--size"_s, u"a4"_s}
                          << u"--size does not apply to any file of this export. It applies to"_s;
}

void TestExportBasis::optionsThatNoFileTakesAreRefused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, told);
    const QStringList csv{u"--to"_s, path(u"a.csv"_s)};
    const Outcome outcome = runCli(QStringList{u"export"_s} + arguments + csv);
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
    QVERIFY(!QFile::exists(path(u"a.csv"_s)));
    // It is accepted if it applies to at least one file.
    const QString other = path(arguments.at(0) == u"--scale"_s ? u"a.png"_s : u"a.pdf"_s);
    const Outcome both = runCli(QStringList{u"export"_s} + arguments + csv + QStringList{u"--to"_s, other});
    QVERIFY2(both.status == Fine && both.err.isEmpty(), qPrintable(both.err));
}

// Exporting a board that was saved before the data changed reports the changes.
void TestExportBasis::figuresThatMovedAreTold()
{
    Board board = onDemandBoard();
    const Catalog &catalog = shippedCatalog();
    board = boardToSave(catalog, board);
    write(u"same.chipboard"_s, writeBoard(board));
    const QStringList to{u"--to"_s, path(u"a.csv"_s), u"--force"_s};
    QCOMPARE(runCli(QStringList{u"export"_s, path(u"same.chipboard"_s)} + to).err, QString());
    int figures = 0;
    for (DrawnThing &thing : board.drawn.things) {
        for (DrawnFigure &figure : thing.figures) {
            if (thing.id != u"h100-sxm"_s || figure.figure != u"memory"_s)
                continue;
            figure.value = Interval::exactly(64.0);
            ++figures;
        }
    }
    QCOMPARE(figures, 1);
    write(u"older.chipboard"_s, writeBoard(board));
    for (const QStringList &command : {QStringList{u"export"_s, path(u"older.chipboard"_s)} + to,
                                       QStringList{u"table"_s, path(u"older.chipboard"_s)}}) {
        const Outcome outcome = runCli(command);
        QCOMPARE(outcome.status, int(Fine));
        QVERIFY2(outcome.err.contains(u"older.chipboard: Figures changed since the board was saved: H100 memory: 64"_s),
                 qPrintable(outcome.err));
    }
}

// 100,000 unknown ids are refused as fast as one; computing suggestions took half a minute.
void TestExportBasis::manyUnknownIdsAreToldAtOnce()
{
    QStringList ids;
    for (int i = 0; i < 2000; ++i)
        ids << u"nothing-%1"_s.arg(i);
    const Outcome outcome = runCli({u"table"_s, u"--chips"_s, u"trainum2,"_s + ids.join(u',')});
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY(outcome.err.contains(u"Did you mean trainium2"_s));
    QVERIFY(outcome.err.contains(u"\"nothing-1999\""_s));
    QVERIFY(outcome.err.count(u"Did you mean"_s) <= 50);
}

CHIPBOARD_TEST(TestExportBasis, QApplication)

} // namespace tst_exportbasis

#include "tst_exportbasis.moc"
