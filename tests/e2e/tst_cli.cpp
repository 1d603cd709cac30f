// The built program as a script uses it: no display variables, real files, real exit statuses. The figures are the
// promises of the first release, each with its source in the catalogue.
#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "tests/e2e/program.h"
#include "tests/support/diskfiles.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;
using namespace chipboard::test;

namespace tst_cli {

namespace {

QStringList words(const char *line) { return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts); }

/// The row of `table --format json` for a thing and metric; empty if there is none.
QJsonObject rowOf(const QJsonObject &table, const QString &id, const QString &metric)
{
    for (const QJsonValue &row : table[u"rows"_s].toArray()) {
        if (row[u"id"_s].toString() == id && row[u"metric"_s].toString() == metric)
            return row.toObject();
    }
    return {};
}

QString notesOf(const QJsonObject &table)
{
    return mapped(table[u"notes"_s].toArray(), [](const QJsonValue &note) { return note.toString(); }).join(u'\n');
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void listHasEveryChip();
    void checkIsClean();
    void everyListedPriceAndChipHasSources();
    void tableGivesThePublishedFigures_data();
    void tableGivesThePublishedFigures();
    void tableNamesFallbacksAndReasons();
    void guidePricesAreTheGuides_data();
    void guidePricesAreTheGuides();
    void guidePricesNameTheContradiction();

    void pdfIsSound();
    void pdfHoldsEveryNameAndLabel();
    void pdfIsEqualASecondLater();
    void numbersComeOnTheirOwnPage();
    void paperSizes_data();
    void paperSizes();

    void statuses_data();
    void statuses();
    void unwritablePlaces_data();
    void unwritablePlaces();
    void fullDiskLeavesTheOldFile();
    void fullStandardOutputIsTold();
    void boardThatIsNoFile_data();
    void boardThatIsNoFile();
    void hugeFileIsRefusedAtOnce();
    void windowWithoutDisplaySaysWhatToDo();
    void localeDoesNotChangeTheResult();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }
    Ran chipboard(const QStringList &arguments) { return runProgram(QStringLiteral(CHIPBOARD_PROGRAM), arguments); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestCli::initTestCase() { QVERIFY2(QFile::exists(QStringLiteral(CHIPBOARD_PROGRAM)), CHIPBOARD_PROGRAM); }

void TestCli::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

void TestCli::listHasEveryChip()
{
    const Ran ran = chipboard(words("list chips --format json"));
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.err, QString());
    int amazon = 0;
    int rivals = 0;
    for (const QJsonValue &chip : ran.json()[u"chips"_s].toArray())
        ++(chip[u"vendor"_s].toString() == u"AWS" ? amazon : rivals);
    QCOMPARE(amazon, 6);
    QCOMPARE(rivals, 51);
}

void TestCli::checkIsClean()
{
    const Ran ran = chipboard({u"check"_s});
    QVERIFY2(ran.status == 0, qPrintable(ran.err));
    const QString text = QString::fromUtf8(ran.out);
    QVERIFY2(text.contains(u"0 errors"), qPrintable(text));
    for (const char *counted : {"figures", "sources", "contradictions"})
        QVERIFY2(text.contains(QRegularExpression(u"\\b[1-9]\\d* %1\\b"_s.arg(QLatin1String(counted)))), counted);
}

void TestCli::everyListedPriceAndChipHasSources()
{
    const Ran ran = chipboard(words("list quotes --format json"));
    const QJsonArray quotes = ran.json()[u"quotes"_s].toArray();
    QVERIFY(quotes.size() > 100);
    for (const QJsonValue &quote : quotes)
        QVERIFY2(quote[u"status"_s].toString() == u"missing" || !quote[u"sources"_s].toString().isEmpty(),
                 qPrintable(quote[u"id"_s].toString()));
}

void TestCli::tableGivesThePublishedFigures_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("unit");

    // AWS Neuron documentation (Trainium2 and Trainium3 architecture); NVIDIA's H100 and B300 data sheets, dense.
    QTest::newRow("Trainium2 BF16") << u"trainium2"_s << u"compute_bf16"_s << 667.0 << u"TFLOPS"_s;
    QTest::newRow("Trainium3 BF16") << u"trainium3"_s << u"compute_bf16"_s << 671.0 << u"TFLOPS"_s;
    QTest::newRow("H100 BF16") << u"h100-sxm"_s << u"compute_bf16"_s << 989.0 << u"TFLOPS"_s;
    QTest::newRow("B300 BF16") << u"b300"_s << u"compute_bf16"_s << 2250.0 << u"TFLOPS"_s;
    QTest::newRow("Trainium2 FP8") << u"trainium2"_s << u"compute_fp8"_s << 1299.0 << u"TFLOPS"_s;
    QTest::newRow("Trainium3 FP8") << u"trainium3"_s << u"compute_fp8"_s << 2517.0 << u"TFLOPS"_s;
    QTest::newRow("H100 FP8") << u"h100-sxm"_s << u"compute_fp8"_s << 1979.0 << u"TFLOPS"_s;
    QTest::newRow("B300 FP8") << u"b300"_s << u"compute_fp8"_s << 4500.0 << u"TFLOPS"_s;
    QTest::newRow("Trainium2 memory") << u"trainium2"_s << u"memory"_s << 96.0 << u"GiB"_s;
    QTest::newRow("Trainium3 memory") << u"trainium3"_s << u"memory"_s << 144.0 << u"GiB"_s;
    QTest::newRow("H100 memory") << u"h100-sxm"_s << u"memory"_s << 80.0 << u"GiB"_s;
    QTest::newRow("B300 memory") << u"b300"_s << u"memory"_s << 288.0 << u"GiB"_s;
    QTest::newRow("Trainium2 bandwidth") << u"trainium2"_s << u"memory_bandwidth"_s << 2.9 << u"TB/s"_s;
    QTest::newRow("Trainium3 bandwidth") << u"trainium3"_s << u"memory_bandwidth"_s << 4.9 << u"TB/s"_s;
    QTest::newRow("H100 bandwidth") << u"h100-sxm"_s << u"memory_bandwidth"_s << 3.35 << u"TB/s"_s;
    QTest::newRow("B300 bandwidth") << u"b300"_s << u"memory_bandwidth"_s << 8.0 << u"TB/s"_s;
}

void TestCli::tableGivesThePublishedFigures()
{
    QFETCH(const QString, chip);
    QFETCH(const QString, metric);
    const Ran ran = chipboard(words("table --chips trainium2,trainium3,h100-sxm,b300 --per chip --metrics "
                                    "compute_bf16,compute_fp8,memory,memory_bandwidth,price_chip_hour --format json"));
    QCOMPARE(ran.status, 0);
    const QJsonObject row = rowOf(ran.json(), chip, metric);
    QTEST(row[u"value"_s].toDouble(), "value");
    QTEST(row[u"unit"_s].toString(), "unit");
    QVERIFY(!row[u"sources"_s].toArray().isEmpty());
}

void TestCli::tableNamesFallbacksAndReasons()
{
    const Ran ran =
        chipboard(words("table --chips trainium2,trainium3,h100-sxm --prices on-demand --mixed-prices --metrics "
                        "price_chip_hour --format json"));
    // AWS sells trn2.48xlarge only as Capacity Blocks: 35.7608 USD / 16 chips (AWS price list, 2026-07-22).
    QVERIFY(rowOf(ran.json(), u"trainium2"_s, u"price_chip_hour"_s)[u"value"_s].isDouble());
    QVERIFY2(notesOf(ran.json()).contains(u"capacity"_s), ran.out.constData());
    // p5.48xlarge on demand: 55.04 USD / 8 chips (AWS price list, us-east-1, 2026-07-20).
    QCOMPARE(rowOf(ran.json(), u"h100-sxm"_s, u"price_chip_hour"_s)[u"value"_s].toDouble(), 6.88);
    const QJsonObject trainium3 = rowOf(ran.json(), u"trainium3"_s, u"price_chip_hour"_s);
    QVERIFY(trainium3[u"value"_s].isNull());
    QCOMPARE(trainium3[u"status"_s].toString(), u"missing"_s);
    QVERIFY(!trainium3[u"reason"_s].toString().isEmpty());
}

void TestCli::guidePricesAreTheGuides_data()
{
    QTest::addColumn<QString>("instance");
    QTest::addColumn<double>("hour");
    QTest::addColumn<double>("chipHour");

    // The guide of December 2025: ~1.10, ~4.80 and ~9.80 USD per hour, over 1, 16 and 8 chips.
    QTest::newRow("trn1.2xlarge") << u"trn1.2xlarge"_s << 1.10 << 1.10;
    QTest::newRow("trn2.48xlarge") << u"trn2.48xlarge"_s << 4.80 << 0.30;
    QTest::newRow("p5.48xlarge") << u"p5.48xlarge"_s << 9.80 << 1.225;
}

void TestCli::guidePricesAreTheGuides()
{
    QFETCH(const QString, instance);
    const Ran ran = chipboard(words("table --instances trn1.2xlarge,trn2.48xlarge,p5.48xlarge --prices guide-2025-12 "
                                    "--metrics price_hour,price_chip_hour --format json"));
    QCOMPARE(ran.status, 0);
    QTEST(rowOf(ran.json(), instance, u"price_hour"_s)[u"value"_s].toDouble(), "hour");
    QTEST(rowOf(ran.json(), instance, u"price_chip_hour"_s)[u"value"_s].toDouble(), "chipHour");
}

void TestCli::guidePricesNameTheContradiction()
{
    const Ran ran = chipboard(words("table --chips trainium,trainium2,h100-sxm --prices guide-2025-12 --metrics "
                                    "price_chip_hour --format json"));
    QCOMPARE(rowOf(ran.json(), u"trainium"_s, u"price_chip_hour"_s)[u"value"_s].toDouble(), 1.10);
    QCOMPARE(rowOf(ran.json(), u"trainium2"_s, u"price_chip_hour"_s)[u"value"_s].toDouble(), 0.30);
    QCOMPARE(rowOf(ran.json(), u"h100-sxm"_s, u"price_chip_hour"_s)[u"value"_s].toDouble(), 1.225);
    const QString notes = notesOf(ran.json());
    QVERIFY2(notes.contains(u"6.88"), qPrintable(notes));                               // 55.04 / 8, AWS price list
    QVERIFY2(notes.contains(QRegularExpression(u"3( to |-|–)4"_s)), qPrintable(notes)); // quoted from the article
}

void TestCli::pdfIsSound()
{
    const QString file = path(u"out.pdf"_s);
    const Ran ran = chipboard({u"export"_s, u"--to"_s, file});
    QVERIFY2(ran.status == 0, qPrintable(ran.err));
    QCOMPARE(ran.err, QString());
    if (!haveTools({u"pdffonts"_s, u"pdfimages"_s, u"qpdf"_s}))
        QSKIP("poppler-utils or qpdf is missing; ./dev test installs them.");

    const QStringList fonts = linesOf(runProgram(u"pdffonts"_s, {file}).out).sliced(2);
    QVERIFY(!fonts.isEmpty());
    for (const QString &font : fonts) // columns: name, type, encoding, emb, sub, uni, object
        QVERIFY2(font.contains(QRegularExpression(u"\\s+yes\\s+(yes|no)\\s+yes\\s+\\d+\\s+\\d+\\s*$"_s)),
                 qPrintable(font));
    QCOMPARE(linesOf(runProgram(u"pdfimages"_s, {u"-list"_s, file}).out).size(), 2); // only the heading
    const Ran checked = runProgram(u"qpdf"_s, {u"--check"_s, file});
    QVERIFY2(checked.status == 0, checked.out.constData());
}

void TestCli::pdfHoldsEveryNameAndLabel()
{
    if (!haveTools({u"pdftotext"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    const QString file = path(u"out.pdf"_s);
    QCOMPARE(chipboard({u"export"_s, u"--to"_s, file}).status, 0);
    // Treats non-breaking spaces like normal ones.
    const auto plain = [](QString words) { return words.replace(QChar(0x00A0), u' '); };
    const QString text = plain(QString::fromUtf8(runProgram(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s}).out));
    const Catalog catalog = loadCatalog({}).catalog;
    const PageSpec page =
        comparePage(catalog, defaultBoard(), Formatter(QLocale(QLocale::English, QLocale::UnitedStates)));
    QCOMPARE(page.charts.size(), 4);
    for (const ChartSpec &chart : page.charts) {
        QVERIFY2(text.contains(chart.title), qPrintable(chart.title));
        for (const ChartCategory &category : chart.categories)
            QVERIFY2(text.contains(category.label), qPrintable(category.label));
        for (const ChartSeries &series : chart.series) {
            for (const ChartPoint &point : series.points)
                QVERIFY2(text.contains(plain(point.value ? point.label : point.gap)),
                         qPrintable(chart.id + u": "_s + point.label + point.gap));
        }
    }
}

void TestCli::pdfIsEqualASecondLater()
{
    QCOMPARE(chipboard({u"export"_s, u"--numbers"_s, u"--to"_s, path(u"first.pdf"_s)}).status, 0);
    const qint64 second = QDateTime::currentSecsSinceEpoch();
    QTRY_VERIFY(QDateTime::currentSecsSinceEpoch() > second + 1);
    QCOMPARE(chipboard({u"export"_s, u"--numbers"_s, u"--to"_s, path(u"second.pdf"_s)}).status, 0);
    QVERIFY(!readFile(path(u"first.pdf"_s)).isEmpty());
    QVERIFY(readFile(path(u"first.pdf"_s)) == readFile(path(u"second.pdf"_s)));
}

void TestCli::numbersComeOnTheirOwnPage()
{
    if (!haveTools({u"pdfinfo"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    QCOMPARE(chipboard({u"export"_s, u"--to"_s, path(u"one.pdf"_s)}).status, 0);
    QCOMPARE(chipboard({u"export"_s, u"--numbers"_s, u"--to"_s, path(u"two.pdf"_s)}).status, 0);
    const auto pages = [this](const QString &name) {
        const QString info = QString::fromUtf8(runProgram(u"pdfinfo"_s, {path(name)}).out);
        return QRegularExpression(u"Pages:\\s+(\\d+)"_s).match(info).captured(1).toInt();
    };
    QCOMPARE(pages(u"one.pdf"_s), 1);
    QVERIFY(pages(u"two.pdf"_s) > 1);
}

void TestCli::paperSizes_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("told"); // page size from pdfinfo, in points

    QTest::newRow("slide, 13.333 x 7.5 inches") << u"slide"_s << u"960 x 540 pts"_s;
    QTest::newRow("A4") << u"a4"_s << u"842 x 595 pts"_s;
    QTest::newRow("A4 upright") << u"a4-portrait"_s << u"595 x 842 pts"_s;
    QTest::newRow("Letter") << u"letter"_s << u"792 x 612 pts"_s;
    QTest::newRow("Letter upright") << u"letter-portrait"_s << u"612 x 792 pts"_s;
}

void TestCli::paperSizes()
{
    QFETCH(const QString, size);
    QFETCH(const QString, told);
    if (!haveTools({u"pdfinfo"_s}))
        QSKIP("poppler-utils is missing; ./dev test installs it.");
    QCOMPARE(chipboard({u"export"_s, u"--size"_s, size, u"--to"_s, path(u"out.pdf"_s)}).status, 0);
    const QString info = QString::fromUtf8(runProgram(u"pdfinfo"_s, {path(u"out.pdf"_s)}).out);
    const auto match = QRegularExpression(u"Page size:\\s+([\\d.]+) x ([\\d.]+) pts"_s).match(info);
    const QString rounded =
        u"%1 x %2 pts"_s.arg(qRound(match.captured(1).toDouble())).arg(qRound(match.captured(2).toDouble()));
    QCOMPARE(rounded, told);
}

void TestCli::statuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told"); // expected on stderr; empty: no output

    QTest::newRow("help is fine") << words("--help") << 0 << QString();
    QTest::newRow("version is fine") << words("--version") << 0 << QString();
    QTest::newRow("a table is fine") << words("table") << 0 << QString();
    QTest::newRow("an unknown command") << words("tabel") << 1 << u"Did you mean table"_s;
    QTest::newRow("an unknown option") << words("table --chip x") << 1 << u"Did you mean --chips"_s;
    QTest::newRow("an unknown chip") << words("table --chips trainium22") << 1 << u"Did you mean trainium2"_s;
    QTest::newRow("an export to nowhere") << words("export") << 1 << u"Add --to FILE"_s;
    QTest::newRow("a board that is not there") << words("table none.chipboard") << 2 << u"none.chipboard"_s;
    QTest::newRow("a path that is not there") << words("check none.json") << 2 << u"none.json"_s;
    QTest::newRow("Qt's own option is not taken away")
        << words("table --platform xcb") << 1 << u"There is no option \"--platform\"."_s;
}

void TestCli::statuses()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, told);
    const Ran ran = chipboard(arguments);
    QTEST(ran.status, "status");
    QCOMPARE(ran.err.isEmpty(), told.isEmpty());
    QVERIFY2(ran.err.contains(told), qPrintable(ran.err));
    // Of failing commands, only check prints to standard output: its number of errors.
    QVERIFY(ran.status == 0 || ran.out.isEmpty() || arguments.constFirst() == u"check"_s);
    for (const QString &line : linesOf(ran.err.toUtf8()))
        QVERIFY2(line.startsWith(u"chipboard: ") && (line.endsWith(u'.') || line.endsWith(u'?')), qPrintable(line));
}

void TestCli::unwritablePlaces_data()
{
    QTest::addColumn<QString>("file");

    QTest::newRow("a folder that nobody may write to, not even root") << u"/proc/out.pdf"_s;
    QTest::newRow("a folder that does not exist") << u"/nonexistent/out.pdf"_s;
    QTest::newRow("a file used as a folder") << QStringLiteral(CHIPBOARD_PROGRAM "/out.pdf");
}

void TestCli::unwritablePlaces()
{
    QFETCH(const QString, file);
    const Ran ran = chipboard({u"export"_s, u"--to"_s, file});
    QCOMPARE(ran.status, 3);
    QVERIFY2(ran.err.contains(file), qPrintable(ran.err));
}

void TestCli::fullDiskLeavesTheOldFile()
{
    const QString file = path(u"old.pdf"_s);
    QVERIFY(writeFile(file, "precious"));
    // A file size limit of 4 KiB simulates a disk that fills up during the write.
    const QString script = u"trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\""_s;
    const Ran ran = runProgram(
        u"bash"_s, {u"-c"_s, script, QStringLiteral(CHIPBOARD_PROGRAM), u"export"_s, u"--force"_s, u"--to"_s, file});
    QCOMPARE(ran.status, 3);
    QVERIFY2(ran.err.contains(file), qPrintable(ran.err));
    QCOMPARE(readFile(file), QByteArray("precious"));
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList{u"old.pdf"_s});
}

void TestCli::fullStandardOutputIsTold()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("This system has no /dev/full.");
    const Ran ran =
        runProgram(u"bash"_s, {u"-c"_s, u"\"$0\" list sources > /dev/full"_s, QStringLiteral(CHIPBOARD_PROGRAM)});
    QCOMPARE(ran.status, 3);
    QVERIFY2(ran.err.contains(u"Cannot write"), qPrintable(ran.err));
}

void TestCli::boardThatIsNoFile_data()
{
    QTest::addColumn<QByteArray>("content"); // null: a directory

    QTest::newRow("a directory") << QByteArray();
    QTest::newRow("an empty file") << QByteArray("");
    QTest::newRow("a PDF") << QByteArray("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n");
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("half a board") << QByteArray(R"({"kind": "board", "version": 1, "chips": ["train)");
    QTest::newRow("a number that is none") << QByteArray(R"({"kind": "board", "version": NaN})");
    QTest::newRow("the same key twice") << QByteArray(R"({"kind": "board", "kind": "board", "version": 1})");
}

void TestCli::boardThatIsNoFile()
{
    QFETCH(const QByteArray, content);
    const QString board = path(u"bad.chipboard"_s);
    if (content.isNull())
        QVERIFY(QDir().mkdir(board));
    else
        QVERIFY(writeFile(board, content));
    for (const QStringList &arguments : {QStringList{u"table"_s, board}, QStringList{u"check"_s, board},
                                         QStringList{u"export"_s, board, u"--to"_s, path(u"never.pdf"_s)}}) {
        const Ran ran = chipboard(arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(board), qPrintable(ran.err));
    }
    QVERIFY(!QFile::exists(path(u"never.pdf"_s)));
}

void TestCli::hugeFileIsRefusedAtOnce()
{
    QFile file(path(u"huge.chipboard"_s));
    // A sparse file takes no disk space; reading it would exceed the memory.
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(64'000'000'000));
    file.close();
    const Ran ran = chipboard({u"table"_s, file.fileName()});
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.err.contains(u"huge.chipboard"), qPrintable(ran.err));
}

void TestCli::windowWithoutDisplaySaysWhatToDo()
{
    const Ran ran = chipboard({});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.err.contains(u"no display") && ran.err.contains(u"chipboard export"), qPrintable(ran.err));
}

void TestCli::localeDoesNotChangeTheResult()
{
    const QStringList arguments = words("table --format json");
    const QByteArray plain = chipboard(arguments).out;
    const Ran german = runProgram(QStringLiteral(CHIPBOARD_PROGRAM), arguments,
                                  {u"LC_ALL=de_DE.UTF-8"_s, u"LANG=de_DE.UTF-8"_s, u"TZ=Asia/Tokyo"_s});
    QVERIFY(!plain.isEmpty());
    QCOMPARE(german.out, plain);
}

CHIPBOARD_TEST(TestCli, QCoreApplication)

} // namespace tst_cli

#include "tst_cli.moc"
