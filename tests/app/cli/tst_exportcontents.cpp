// Contents of exported files: custom titles over the chart or page they belong to, and every row.
#include "data/core/package.h"
#include "data/files/boardio.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/diskfiles.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;

namespace tst_exportcontents {

class TestExportContents : public chipboard::testing::StrictTest
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void anOwnTitleHeadsItsChart();
    void aTitleOfThePageStaysThere();
    void everyRowIsInTheFiles();
    void measurementsAreAskedFor();
    void filesSayWhenTheyWereMade();
    void theMetricsAskedForAreInTheFiles();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

// Only above the chart, on its slide and as the title of the files; the default chart title stands below it.
void TestExportContents::anOwnTitleHeadsItsChart()
{
    const QString svg = path(u"own.svg"_s);
    const QString pdf = path(u"own.pdf"_s);
    const QString pptx = path(u"own.pptx"_s);
    QCOMPARE(runCli({u"export"_s, u"--what"_s, u"chart"_s, u"--chart"_s, u"memory"_s, u"--title"_s,
                     u"memory=MY OWN TITLE"_s, u"--to"_s, svg, u"--to"_s, pdf, u"--to"_s, pptx})
                 .err,
             QString());
    const QString drawn = QString::fromUtf8(readFile(svg));
    QVERIFY(drawn.contains(u"<title>MY OWN TITLE</title>"_s) && drawn.contains(u">Memory<"_s));
    QCOMPARE(drawn.count(u">MY OWN TITLE<"_s), 2); // as document title and drawn once
    QVERIFY(!drawn.contains(u"USD"_s) && !drawn.contains(u"rices"_s));
    const auto slides = readPackage(readFile(pptx), {});
    QVERIFY(slides);
    const QStringList texts = textsOf(findPart(slides.value(), u"ppt/slides/slide1.xml"_s)->bytes, u"a:t"_s);
    QCOMPARE(texts.constFirst(), u"MY OWN TITLE"_s);
    QVERIFY2(!texts.join(u'\n').contains(u"price"_s), qPrintable(texts.join(u'\n')));
    // Other slides of the page keep their titles, and so do slides of a page with a custom title.
    QCOMPARE(runCli({u"export"_s, u"--page"_s, u"compare"_s, u"--title"_s, u"memory=MY OWN TITLE"_s, u"--force"_s,
                     u"--to"_s, pptx})
                 .err,
             QString());
    const auto deck = readPackage(readFile(pptx), {});
    QStringList titles;
    for (int i = 1; const PackagePart *slide = findPart(deck.value(), u"ppt/slides/slide%1.xml"_s.arg(i)); ++i) {
        const QStringList all = textsOf(slide->bytes, u"a:t"_s);
        titles << all.constFirst();
        if (all.constFirst() == u"MY OWN TITLE"_s)
            QVERIFY2(!all.join(u'\n').contains(u"price"_s), qPrintable(all.join(u'\n')));
    }
    QCOMPARE(titles.count(u"MY OWN TITLE"_s), 1);
    QVERIFY(titles.size() > 1 && titles.constFirst() != u"MY OWN TITLE"_s);
}

// The export date, not the catalogue date: 1 Aug 2026 from the SOURCE_DATE_EPOCH of the tests.
void TestExportContents::filesSayWhenTheyWereMade()
{
    const QString pptx = path(u"day.pptx"_s);
    const QString xlsx = path(u"day.xlsx"_s);
    const QString pdf = path(u"day.pdf"_s);
    QCOMPARE(runCli({u"export"_s, u"--to"_s, pptx, u"--to"_s, xlsx, u"--to"_s, pdf}).err, QString());
    for (const QString &file : {pptx, xlsx}) {
        const QByteArray core = findPart(readPackage(readFile(file), {}).value(), u"docProps/core.xml"_s)->bytes;
        for (const QString &stamp : {u"dcterms:created"_s, u"dcterms:modified"_s})
            QCOMPARE(textsOf(core, stamp), QStringList{u"2026-08-01T00:00:00Z"_s});
    }
    QVERIFY(readFile(pdf).contains("/CreationDate (D:20260801000000Z)"));
}

// "all" contains the thousands of measurement rows only on request; the page itself always does.
void TestExportContents::measurementsAreAskedFor()
{
    const auto slides = [this](const QStringList &more) {
        const QString file = path(u"all.pptx"_s);
        const Outcome made = runCli(QStringList{u"export"_s, u"--numbers"_s, u"--force"_s, u"--to"_s, file} + more);
        const auto deck = readPackage(readFile(file), {});
        int count = 0;
        while (deck && findPart(deck.value(), u"ppt/slides/slide%1.xml"_s.arg(count + 1)) != nullptr)
            ++count;
        return made.status == 0 ? count : -1;
    };
    const QStringList all{u"--what"_s, u"all"_s, u"--page"_s, u"overview,model-check"_s};
    const int few = slides(all);
    const int many = slides(all + QStringList{u"--measurements"_s});
    const int alone = slides({u"--page"_s, u"model-check"_s});
    QVERIFY2(few > 0 && many > few && alone > few - 4, qPrintable(u"%1, %2, %3"_s.arg(few).arg(many).arg(alone)));
}

void TestExportContents::aTitleOfThePageStaysThere()
{
    Board board = onDemandBoard();
    board.title = u"MY PAGE"_s;
    const QString file = path(u"own.chipboard"_s);
    QVERIFY(writeFile(file, writeBoard(board)));
    const QString svg = path(u"page.svg"_s);
    for (const QString &chart : {u"memory"_s, u"compute_best"_s}) {
        QCOMPARE(
            runCli({u"export"_s, file, u"--chart"_s, chart, u"--force"_s, u"--without-board"_s, u"--to"_s, svg}).err,
            QString());
        QVERIFY2(!readFile(svg).contains("MY PAGE"), qPrintable(chart));
    }
    QCOMPARE(runCli({u"export"_s, file, u"--page"_s, u"compare"_s, u"--force"_s, u"--to"_s, svg}).err, QString());
    QVERIFY(readFile(svg).contains("<title>MY PAGE</title>"));
}

// No "7 of 8 shown": every row is on one of the sheets.
void TestExportContents::everyRowIsInTheFiles()
{
    const QStringList names{
        u"Trainium1\u00a0×8"_s, u"Trainium2\u00a0×2"_s,      u"Trainium3"_s, u"Inferentia2"_s, u"A100 80GB\u00a0×4"_s,
        u"H100\u00a0×4"_s,      u"Blackwell Ultra\u00a0×2"_s};
    for (const QString &size : {u"slide"_s, u"slide-4x3"_s, u"8x4.5in"_s}) {
        QTemporaryDir folder;
        const QStringList ask{u"export"_s,          u"--page"_s, u"overview"_s, u"--type"_s, u"large"_s,
                              u"--without-board"_s, u"--size"_s, size,          u"--to"_s};
        QCOMPARE(runCli(ask
                        + QStringList{folder.filePath(u"o.svg"_s), u"--to"_s, folder.filePath(u"o.png"_s), u"--to"_s,
                                      folder.filePath(u"o.pptx"_s)})
                     .err,
                 QString());
        QString drawn;
        const QStringList svgs = QDir(folder.path()).entryList({u"o*.svg"_s});
        for (const QString &svg : svgs)
            drawn += QString::fromUtf8(readFile(folder.filePath(svg)).split('>').join(">\n"));
        QCOMPARE(QDir(folder.path()).entryList({u"o*.png"_s}).size(), svgs.size()); // same sheets in both formats
        for (const QString &name : names)
            QVERIFY2(drawn.contains(QRegularExpression(u"\n(◀ )?"_s + name + u"</text>"_s)),
                     qPrintable(size + u": "_s + name));
    }
}

void TestExportContents::theMetricsAskedForAreInTheFiles()
{
    const QStringList ask{u"export"_s, u"--metrics"_s, u"sram,price_tbs_hour"_s, u"--without-board"_s, u"--force"_s};
    QStringList all = ask;
    for (const char *ending : {"csv", "tsv", "json", "txt", "md", "html", "svg", "pptx", "xlsx"})
        all << u"--to"_s << path(u"asked."_s + QLatin1String(ending));
    QCOMPARE(runCli(all).err, QString());
    for (const QString &file : QDir(m_folder.path()).entryList({u"asked*"_s})) {
        QByteArray content = readFile(path(file));
        if (const auto parts = readPackage(content, {})) {
            content.clear();
            for (const PackagePart &part : parts.value()) {
                if (part.name.contains(u"chart"_s) || part.name.contains(u"slide"_s)) // sheets have all figures
                    content += part.bytes;
            }
        }
        QVERIFY2(content.contains("SRAM") || content.contains("sram"), qPrintable(file));
        QVERIFY2(!content.contains(">Memory<") && !content.contains("\"memory\""), qPrintable(file));
    }
    const Outcome useless =
        runCli({u"export"_s, u"--page"_s, u"value"_s, u"--metrics"_s, u"sram"_s, u"--to"_s, path(u"value.csv"_s)});
    QCOMPARE(useless.status, int(WrongUsage));
    QVERIFY2(useless.err.contains(u"--metrics does not apply to any page of this export."_s), qPrintable(useless.err));
}

CHIPBOARD_TEST(TestExportContents, QApplication)

} // namespace tst_exportcontents

#include "tst_exportcontents.moc"
