// "chipboard export" end to end in one process: which files it writes, refuses and leaves alone.
#include "data/files/boardio.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/diskfiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/export/exporters.h"
#include "widgets/export/pagesize.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;
using namespace chipboard::test;

namespace tst_exportcommand {

class TestExportCommand : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void init();

    void exportWritesEachFormat_data();
    void exportWritesEachFormat();
    void exportsAreTakenForBoards_data();
    void exportsAreTakenForBoards();
    void exportScalesPictures();
    void exportTwiceGivesEqualBytes();
    void exportRefuses_data();
    void exportRefuses();
    void slidesOnACompanysMasters();
    void filesRememberTheirTemplate();
    void anEmptySelectionIsNotExported();
    void aPageThatSaysNothingIsNotExported_data();
    void aPageThatSaysNothingIsNotExported();
    void filesOfPagesHaveTheirTables_data();
    void filesOfPagesHaveTheirTables();
    void whatIfFilesHaveItsTables();
    void severalPagesInOneFile();
    void oneChartAlone();
    void chartsAreFoundByTitle();
    void briefsAreTheFirstPageOnOneSheet();
    void documentsAreOfPaperWhereAllFilesAre_data();
    void documentsAreOfPaperWhereAllFilesAre();
    void decksAreTheirSlides();
    void emptyPagesAreNamed();
    void reportsAreWholeDocuments();
    void wrongAsksAreRefused_data();
    void wrongAsksAreRefused();
    void colourAndTypeAreChosen();
    void filesRememberHowTheyWereMade_data();
    void filesRememberHowTheyWereMade();
    void filesAreMadeInALanguage();
    void chartsGetTitles();
    void axesGetTitles();
    void existingFileIsKeptWithoutForce();
    void theOthersAreWrittenWhenOneTargetIsRefused();
    void nothingIsWrittenWhereNothingCanBe();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestExportCommand::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
    qputenv("XDG_DATA_HOME", path(u"share"_s).toUtf8());
}

void TestExportCommand::exportWritesEachFormat_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("start");

    QTest::newRow("pdf") << u"pdf"_s << QByteArray("%PDF-1.");
    QTest::newRow("csv") << u"csv"_s << QByteArray("id,name,level,metric,");
    QTest::newRow("json") << u"json"_s << QByteArray("{");
    QTest::newRow("svg") << u"svg"_s << QByteArray("<?xml ");
    QTest::newRow("png") << u"png"_s << QByteArray("\x89PNG");
    QTest::newRow("xlsx") << u"xlsx"_s << QByteArray("PK\x03\x04");
    QTest::newRow("tsv") << u"tsv"_s << QByteArray("Trainium2: 66% of H100's FP8 compute ");
    QTest::newRow("md") << u"md"_s << QByteArray("# Trainium2: 66% of H100's FP8 compute ");
    QTest::newRow("html") << u"html"_s << QByteArray("<!DOCTYPE html>");
}

void TestExportCommand::exportWritesEachFormat()
{
    QFETCH(const QString, suffix);
    QFETCH(const QByteArray, start);
    const QString file = path(u"out."_s + suffix);
    const Outcome outcome = runCli({u"export"_s, u"--to"_s, file});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, int(Fine));
    QCOMPARE(outcome.out, file.toUtf8() + '\n');
    QVERIFY(readFile(file).startsWith(start));
}

void TestExportCommand::exportsAreTakenForBoards_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"pdf", "svg", "png"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

void TestExportCommand::exportsAreTakenForBoards()
{
    QFETCH(const QString, ending);
    const QString first = path(u"first."_s + ending);
    const QString again = path(u"again."_s + ending);
    QCOMPARE(
        runCli({u"export"_s, u"--chips"_s, u"trainium3,b300"_s, u"--set"_s, u"discount=12"_s, u"--to"_s, first}).status,
        int(Fine));
    QCOMPARE(runCli({u"export"_s, first, u"--to"_s, again}).status, int(Fine));
    QCOMPARE(readFile(again), readFile(first));
    // The file stores the figures it was drawn with, so later changes can be detected.
    const BoardLoad inside = readBoardFile(first);
    QVERIFY(inside.board && !inside.board->drawn.revision.isEmpty() && !inside.board->drawn.things.isEmpty());
    const QString bare = path(u"bare."_s + ending);
    QCOMPARE(runCli({u"export"_s, u"--without-board"_s, u"--to"_s, bare}).status, int(Fine));
    QVERIFY(!readBoardFile(bare).board);
    QCOMPARE(runCli({u"export"_s, first, u"--to"_s, first}).status, int(CannotWrite));
    const QString foreign = path(u"foreign."_s + ending);
    QVERIFY(writeFile(foreign, readFile(first).left(60)));
    const Outcome refused = runCli({u"export"_s, foreign, u"--to"_s, again, u"--force"_s});
    QVERIFY(refused.status != int(Fine));
    QVERIFY2(refused.err.contains(u"This file contains no comparison:"_s), qPrintable(refused.err));
    QCOMPARE(readFile(again), readFile(first));
}

// A slide is 1280 x 720 pixels of 1/96 inch; the default scale is 2.
void TestExportCommand::exportScalesPictures()
{
    const QString file = path(u"out.png"_s);
    QCOMPARE(runCli({u"export"_s, u"--to"_s, file}).status, int(Fine));
    QCOMPARE(QImage(file).size(), QSize(2560, 1440));
    QCOMPARE(runCli({u"export"_s, u"--scale"_s, u"1"_s, u"--force"_s, u"--to"_s, file}).status, int(Fine));
    QCOMPARE(QImage(file).size(), QSize(1280, 720));
}

void TestExportCommand::exportTwiceGivesEqualBytes()
{
    const QString first = path(u"first.pdf"_s);
    const QString second = path(u"second.pdf"_s);
    QCOMPARE(runCli({u"export"_s, u"--to"_s, first, u"--to"_s, second, u"--numbers"_s}).status, int(Fine));
    QVERIFY(!readFile(first).isEmpty());
    QCOMPARE(readFile(first), readFile(second));
}

void TestExportCommand::exportRefuses_data()
{
    QTest::addColumn<QString>("target"); // inside the test's own directory
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told");

    QTest::newRow("an ending without a format") << u"a.docx"_s << int(WrongUsage) << u"Use a file name ending in"_s;
    QTest::newRow("no ending") << u"a"_s << int(WrongUsage) << u"has no known format"_s;
    QTest::newRow("a folder that does not exist") << u"none/a.pdf"_s << int(CannotWrite) << u"does not exist"_s;
    QTest::newRow("a folder in the file's place") << u"folder.pdf"_s << int(CannotWrite) << u"is a folder"_s;
    QTest::newRow("a device") << u"/dev/full"_s << int(CannotWrite) << u"is a device, not a file"_s;
    QTest::newRow("a device by a link with an ending")
        << u"link.pdf"_s << int(CannotWrite) << u"Enter the name of a regular file"_s;
}

void TestExportCommand::exportRefuses()
{
    QFETCH(const QString, target);
    QFETCH(const QString, told);
    QVERIFY(QDir(m_directory->path()).mkdir(u"folder.pdf"_s));
    QVERIFY(QFile::link(u"/dev/full"_s, path(u"link.pdf"_s)));
    const Outcome outcome = runCli({u"export"_s, u"--to"_s, target.startsWith(u'/') ? target : path(target)});
    QTEST(outcome.status, "status");
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
}

void TestExportCommand::slidesOnACompanysMasters()
{
    const QString company = path(u"company.pptx"_s);
    const QString deck = path(u"deck.pptx"_s);
    const QStringList ask{u"export"_s, u"--template"_s, company, u"--to"_s};
    const Outcome missing = runCli(ask + QStringList{deck});
    QVERIFY2(missing.status == BadData && missing.err.contains(u"There is no such file."_s), qPrintable(missing.err));
    QVERIFY(writeFile(company, "no package"));
    const Outcome broken = runCli(ask + QStringList{deck});
    QCOMPARE(broken.status, int(BadData));
    QVERIFY2(broken.err.contains(u"company.pptx: This file is not a ZIP package"_s), qPrintable(broken.err));
    QVERIFY(!QFile::exists(deck));
    QCOMPARE(runCli({u"export"_s, u"--to"_s, company, u"--size"_s, u"slide-4x3"_s, u"--force"_s}).status, int(Fine));
    QCOMPARE(runCli(ask + QStringList{deck}).status, int(Fine));
    QVERIFY(readFile(deck).startsWith("PK"));
    const Outcome pdf = runCli(ask + QStringList{path(u"a.pdf"_s)});
    QVERIFY2(pdf.status == WrongUsage && pdf.err.contains(u"--template applies to slides"_s), qPrintable(pdf.err));
}

// A re-export uses the same slide masters and reports changes to the template file.
void TestExportCommand::filesRememberTheirTemplate()
{
    const QString company = path(u"company.pptx"_s);
    const QString deck = path(u"deck.pptx"_s);
    const QString again = path(u"again.pptx"_s);
    const auto exportTo = [&](const QString &to, const QStringList &more = {}) {
        return runCli(QStringList{u"export"_s, deck, u"--to"_s, to, u"--force"_s} + more);
    };
    QCOMPARE(runCli({u"export"_s, u"--to"_s, company, u"--size"_s, u"slide-4x3"_s}).status, int(Fine));
    QCOMPARE(runCli({u"export"_s, u"--to"_s, deck, u"--template"_s, company}).status, int(Fine));
    const ExportOptions options = readBoardFile(deck).recipe->options;
    QCOMPARE(QFileInfo(options.deckTemplate), QFileInfo(company));
    QVERIFY(QFileInfo(options.deckTemplate).isAbsolute());
    Outcome outcome = exportTo(again);
    QVERIFY2(outcome.status == Fine && outcome.err.isEmpty(), qPrintable(outcome.err));
    QCOMPARE(readFile(again), readFile(deck));
    // A PDF has no masters, so the template is not even opened.
    QVERIFY(QFile::rename(company, path(u"away.pptx"_s)));
    QVERIFY(exportTo(path(u"a.pdf"_s)).err.isEmpty());
    QCOMPARE(readBoardFile(path(u"a.pdf"_s)).recipe->options.deckTemplate, options.deckTemplate);
    outcome = exportTo(again);
    QVERIFY2(outcome.status == Fine && outcome.err.contains(u"can no longer be used:"_s), qPrintable(outcome.err));
    QVERIFY(readBoardFile(again).recipe->options.deckTemplate.isEmpty());
    const QByteArray without = readFile(again);
    QVERIFY(exportTo(again, {u"--template"_s, u"none"_s}).err.isEmpty()); // as requested
    QCOMPARE(readFile(again), without);
    QCOMPARE(runCli({u"export"_s, u"--to"_s, company, u"--size"_s, u"square"_s}).status, int(Fine));
    outcome = exportTo(again);
    QVERIFY2(outcome.err.contains(u"has changed"_s) && outcome.err.contains(u"company.pptx"_s),
             qPrintable(outcome.err));
    QVERIFY(readBoardFile(again).recipe->options.templateDigest != options.templateDigest);
}

void TestExportCommand::anEmptySelectionIsNotExported()
{
    Board board = testing::onDemandBoard();
    board.chips.clear();
    QVERIFY(writeFile(path(u"empty.chipboard"_s), writeBoard(board)));
    for (const char *page : {"compare", "workload", "what-if"}) {
        const Outcome outcome = runCli({u"export"_s, path(u"empty.chipboard"_s), u"--page"_s, QString::fromLatin1(page),
                                        u"--to"_s, path(u"a.pdf"_s), u"--to"_s, path(u"a.csv"_s)});
        QCOMPARE(outcome.status, int(BadData));
        QVERIFY2(outcome.err.contains(u"Nothing is selected, so there is nothing to export."_s),
                 qPrintable(outcome.err));
        QVERIFY(!QFile::exists(path(u"a.pdf"_s)) && !QFile::exists(path(u"a.csv"_s)));
    }
}

void TestExportCommand::aPageThatSaysNothingIsNotExported_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told");

    QTest::newRow("no scenarios") << QStringList{u"--page"_s, u"scenarios"_s}
                                  << u"Add a scenario to compare prices or assumptions."_s;
    // Neither is sold, so there is no cost of moving.
    QTest::newRow("no cost to come even")
        << QStringList{u"--page"_s, u"break-even"_s, u"--chips"_s, u"trainium3,trainium4"_s}
        << u"Payback is unknown: none of the selection has a value for cost per million tokens. "
           "Trainium3: No Trn3 price was found anywhere. AWS sells Trn3 UltraServers by capacity block and "
           "publishes no price."_s;
    QTest::newRow("nothing is served") << QStringList{u"--page"_s, u"interactivity"_s, u"--workload"_s,
                                                      u"pretrain-llama-3.1-8b"_s}
                                       << u"serves no users"_s;
}

void TestExportCommand::aPageThatSaysNothingIsNotExported()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, told);
    const Outcome outcome = runCli(QStringList{u"export"_s} + arguments
                                   + QStringList{u"--to"_s, path(u"a.pdf"_s), u"--to"_s, path(u"a.csv"_s)});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY2(outcome.err.contains(u"This page has nothing to export."_s) && outcome.err.contains(told),
             qPrintable(outcome.err));
    QVERIFY(!QFile::exists(path(u"a.pdf"_s)) && !QFile::exists(path(u"a.csv"_s)));
}

void TestExportCommand::filesOfPagesHaveTheirTables_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("list");

    QTest::newRow("model check") << u"model-check"_s << QByteArray("id,kind,model,chip,predicted,measured,unit,error,")
                                 << QByteArray("summary");
    QTest::newRow("break-even") << u"break-even"_s << QByteArray("id,name,level,metric,value,") << QByteArray("months");
    QTest::newRow("speed and cost") << u"interactivity"_s
                                    << QByteArray("id,name,user_tokens_per_s,cost,cost_low,cost_high,unit,")
                                    << QByteArray("curves");
}

void TestExportCommand::filesOfPagesHaveTheirTables()
{
    QFETCH(const QString, page);
    QFETCH(const QByteArray, header);
    QFETCH(const QByteArray, list);
    const QString csv = path(u"p.csv"_s);
    const QString json = path(u"p.json"_s);
    QCOMPARE(runCli({u"export"_s, u"--page"_s, page, u"--to"_s, csv, u"--to"_s, json}).status, int(Fine));
    QVERIFY(readFile(csv).startsWith(header) && !readFile(csv).contains("\n\n"));
    QVERIFY(!readFile(path(u"p-"_s + QString::fromLatin1(list) + u".csv"_s)).isEmpty());
    QVERIFY(readFile(json).contains('"' + list + "\": ["));
}

void TestExportCommand::whatIfFilesHaveItsTables()
{
    const QString csv = path(u"w.csv"_s);
    const QString json = path(u"w.json"_s);
    QCOMPARE(runCli({u"export"_s, u"--page"_s, u"what-if"_s, u"--to"_s, csv, u"--to"_s, json}).status, int(Fine));
    QVERIFY(readFile(csv).startsWith("id,name,level,metric,"));
    for (const char *name : {"answers", "tornado", "crossovers", "cells", "bands"}) {
        QVERIFY2(!readFile(path(u"w-%1.csv"_s.arg(QLatin1String(name)))).isEmpty(), name);
        QVERIFY2(!QJsonDocument::fromJson(readFile(json)).object()[QLatin1String(name)].toArray().isEmpty(), name);
    }
    QVERIFY(readFile(path(u"w-bands.csv"_s)).startsWith("id,result,p10,p50,p90,best,unit,reason\n"));
}

// Each page starts with its title on a new sheet; "all" skips pages without content.
void TestExportCommand::severalPagesInOneFile()
{
    const QString pdf = path(u"p.pdf"_s);
    const QString json = path(u"p.json"_s);
    QCOMPARE(runCli({u"export"_s, u"--page"_s, u"value,compare"_s, u"--to"_s, pdf, u"--to"_s, json}).status, int(Fine));
    QCOMPARE(readFile(pdf).count("/Type /Page\n"), 2);
    const QJsonObject pages = QJsonDocument::fromJson(readFile(json)).object()[u"pages"_s].toObject();
    QCOMPARE(pages.keys(), QStringList({u"compare"_s, u"value"_s}));
    QVERIFY(!pages[u"value"_s].toObject()[u"rows"_s].toArray().isEmpty());
    const QString html = path(u"all.html"_s);
    QCOMPARE(runCli({u"export"_s, u"--what"_s, u"all"_s, u"--to"_s, html}).status, int(Fine));
    const QByteArray text = readFile(html);
    QVERIFY(text.count("<h1 ") >= 6 && text.contains("<a href=\"#roofline\">"));
    QVERIFY(!text.contains("id=\"scenarios\"")); // there is only one
}

void TestExportCommand::oneChartAlone()
{
    const QString csv = path(u"c.csv"_s);
    const QString svg = path(u"c.svg"_s);
    QCOMPARE(runCli({u"export"_s, u"--chart"_s, u"memory"_s, u"--to"_s, csv, u"--to"_s, svg}).status, int(Fine));
    QVERIFY(readFile(csv).contains(",memory,") && !readFile(csv).contains(",memory_bandwidth,"));
    const QByteArray drawn = readFile(svg);
    QVERIFY(drawn.contains(">Memory<") && !drawn.contains(">Bandwidth<"));
    // and not the page title about compute; Trainium4 is announced with as much
    QVERIFY(drawn.contains("<title>Memory of those on sale: Blackwell Ultra has 3.6x that of H100<"));
    QVERIFY(!drawn.contains("FP8 compute") && !drawn.contains("Hourly price"));
    QVERIFY(!drawn.contains("Prices:"));
    QCOMPARE(
        runCli({u"export"_s, u"--what"_s, u"chart"_s, u"--page"_s, u"value"_s, u"--to"_s, csv, u"--force"_s}).status,
        int(Fine));
    QVERIFY(readFile(csv).startsWith("Name,"));
}

// Users see "Compute" on the page and need not know the id "compute_best".
void TestExportCommand::chartsAreFoundByTitle()
{
    const QString svg = path(u"c.svg"_s);
    const auto ask = [&](const QString &chart) {
        return runCli({u"export"_s, u"--force"_s, u"--to"_s, svg, u"--chart"_s, chart});
    };
    QCOMPARE(ask(u"compute_best"_s).status, int(Fine));
    const QByteArray byId = readFile(svg);
    for (const QString &title : {u"Compute"_s, u"compute"_s}) {
        QVERIFY(QFile::remove(svg));
        QCOMPARE(ask(title).err, QString());
        QVERIFY(readFile(svg) == byId); // the file stores the id in either case
    }
    const Outcome refused = ask(u"speed"_s);
    QCOMPARE(refused.status, int(BadData));
    QVERIFY2(refused.err.contains(u"The page has no chart \"speed\"."_s)
                 && refused.err.contains(u"compute_best (Compute), memory (Memory), "_s),
             qPrintable(refused.err));
}

// Independent of the board's current page: takeaways stand above the chart, and tables are omitted.
void TestExportCommand::briefsAreTheFirstPageOnOneSheet()
{
    const QString pdf = path(u"b.pdf"_s);
    const QString svg = path(u"b.svg"_s);
    const QString json = path(u"b.json"_s);
    const Outcome outcome =
        runCli({u"export"_s, u"--what"_s, u"brief"_s, u"--to"_s, pdf, u"--to"_s, svg, u"--to"_s, json});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, int(Fine));
    QCOMPARE(readFile(pdf).count("/Type /Page\n"), 1);
    QVERIFY(readFile(svg).contains("Assumptions: "));
    const QJsonObject page = QJsonDocument::fromJson(readFile(json)).object()[u"page"_s].toObject();
    QCOMPARE(page[u"id"_s].toString(), u"overview"_s);
    const QString title = page[u"title"_s].toString();
    const QString tile = page[u"tiles"_s][0][u"heading"_s].toString();
    QVERIFY(!title.isEmpty() && !tile.isEmpty());
    for (const char *ending : {"csv", "tsv", "txt"}) { // one complete file each
        const QString file = path(u"b."_s + QLatin1String(ending));
        QCOMPARE(runCli({u"export"_s, u"--what"_s, u"brief"_s, u"--to"_s, file}).status, int(Fine));
        const QString text = QString::fromUtf8(readFile(file));
        QVERIFY2(text.contains(title) && text.contains(tile) && text.contains(u"Assumptions: "_s), qPrintable(text));
        QVERIFY2(text.contains(u"https://"_s), qPrintable(text));
    }
}

// One size applies to all files: slides keep slide size even if a document is exported with them.
void TestExportCommand::documentsAreOfPaperWhereAllFilesAre_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QStringList>("endings");
    QTest::addColumn<QString>("size");
    const QString paper = documentPageSize(QLocale::system());
    QTest::newRow("a brief") << u"brief"_s << QStringList{u"pdf"_s} << paper;
    QTest::newRow("a report") << u"report"_s << QStringList{u"pdf"_s} << paper;
    QTest::newRow("a page") << u"page"_s << QStringList{u"pdf"_s} << u"slide"_s;
    QTest::newRow("slides") << u"brief"_s << QStringList{u"pptx"_s} << u"slide"_s;
    QTest::newRow("a brief and slides") << u"brief"_s << QStringList{u"pdf"_s, u"pptx"_s} << u"slide"_s;
}

void TestExportCommand::documentsAreOfPaperWhereAllFilesAre()
{
    QFETCH(const QString, what);
    QFETCH(const QStringList, endings);
    QStringList words{u"export"_s, u"--what"_s, what};
    for (const QString &ending : endings)
        words << u"--to"_s << path(u"document."_s + ending);
    QCOMPARE(runCli(words).err, QString());
    for (const QString &ending : endings) {
        const BoardLoad load = readBoardFile(path(u"document."_s + ending));
        QVERIFY(load.recipe);
        QTEST(load.recipe->options.pageSize, "size");
    }
}

// Four slides give four pages; a re-export of the file is byte-identical. Errors in a slide are reported with their
// position in the deck file.
void TestExportCommand::decksAreTheirSlides()
{
    const auto deckWith = [this](const QByteArray &chart) {
        QFile file(path(u"deck.json"_s));
        const bool isOpen = file.open(QIODevice::WriteOnly);
        file.write(
            "{\"kind\": \"deck\", \"version\": 1, \"slides\": [\n{\"kind\": \"title\"},\n{\"kind\": \"summary\"},\n"
            "{\"kind\": \"section\", \"title\": \"Memory\"},\n{\"kind\": \"charts\", \"charts\": [\""
            + chart + "\"]}]}");
        return isOpen ? file.fileName() : QString();
    };
    const QString pdf = path(u"d.pdf"_s);
    QCOMPARE(runCli({u"export"_s, u"--deck"_s, deckWith("compare/memory"), u"--to"_s, pdf}).err, QString());
    QCOMPARE(readFile(pdf).count("/Type /Page\n"), 4);
    const QString again = path(u"again-deck.pdf"_s);
    QCOMPARE(runCli({u"export"_s, pdf, u"--to"_s, again}).status, int(Fine));
    QCOMPARE(readFile(again), readFile(pdf));
    const QString never = path(u"never.pdf"_s);
    const Outcome chart = runCli({u"export"_s, u"--deck"_s, deckWith("compare/memorie"), u"--to"_s, never});
    QVERIFY2(chart.err.contains(u"deck.json:5:"_s) && chart.err.contains(u"/slides/3/charts/0"_s)
                 && chart.err.contains(u"Choose one of memory"_s),
             qPrintable(chart.err));
    const Outcome page = runCli({u"export"_s, u"--deck"_s, deckWith("compair"), u"--to"_s, never});
    QVERIFY2(page.err.contains(u"no page \"compair\""_s) && page.err.contains(u"compare"_s), qPrintable(page.err));
    QVERIFY(page.status != int(Fine) && !QFile::exists(never));
    // A board without slides gets the six default ones and stores them.
    const QString usual = path(u"usual.pdf"_s);
    QCOMPARE(runCli({u"export"_s, u"--what"_s, u"deck"_s, u"--to"_s, usual}).err, QString());
    QCOMPARE(readBoardFile(usual).board->deck, usualDeck());
    // Options without effect on a deck are refused, not ignored.
    const Outcome paged =
        runCli({u"export"_s, u"--what"_s, u"deck"_s, u"--page"_s, u"compare"_s, u"--to"_s, path(u"never.pptx"_s)});
    QVERIFY2(paged.status == int(WrongUsage) && paged.err.contains(u"--page does not apply"_s), qPrintable(paged.err));
    const Outcome shared = runCli(
        {u"export"_s, u"--what"_s, u"deck"_s, u"--charts-per-slide"_s, u"4"_s, u"--to"_s, path(u"never.pptx"_s)});
    QVERIFY2(shared.status == int(WrongUsage) && shared.err.contains(u"--charts-per-slide does not apply"_s),
             qPrintable(shared.err));
    const Outcome table = runCli({u"export"_s, u"--deck"_s, deckWith("compare"), u"--to"_s, path(u"never.csv"_s)});
    QVERIFY2(table.err.contains(u"PDF, PPTX, PNG or SVG"_s), qPrintable(table.err));
    // Suggestions list only accepted formats, and a presentation is not a deck file.
    const Outcome unknown = runCli({u"export"_s, u"--deck"_s, deckWith("compare"), u"--to"_s, path(u"never.foo"_s)});
    QVERIFY2(unknown.err.contains(u".pptx"_s) && !unknown.err.contains(u".csv"_s), qPrintable(unknown.err));
    const QString slides = path(u"slides.pptx"_s);
    QCOMPARE(runCli({u"export"_s, u"--to"_s, slides}).status, int(Fine));
    const Outcome office = runCli({u"export"_s, u"--deck"_s, slides, u"--to"_s, never});
    QVERIFY2(office.err.contains(u"JSON file that lists its slides"_s) && !office.err.contains(u"CSV"_s),
             qPrintable(office.err));
}

// Of several pages, an empty one says why, and the others are kept; if all are empty, the first is named.
void TestExportCommand::emptyPagesAreNamed()
{
    const QString text = path(u"kept.txt"_s);
    const QString pdf = path(u"kept.pdf"_s);
    Outcome outcome =
        runCli({u"export"_s, u"--page"_s, u"compare,instances,scenarios"_s, u"--chips"_s, u"rubin"_s, u"--to"_s, text,
                u"--to"_s, pdf, u"--to"_s, path(u"kept.pptx"_s), u"--to"_s, path(u"kept.xlsx"_s)});
    QVERIFY2(outcome.status == int(Fine), qPrintable(outcome.err));
    QVERIFY(readFile(text).contains("No cloud instance with Rubin is known"));
    QVERIFY(readFile(pdf).count("/Type /Page\n") >= 3);
    outcome =
        runCli({u"export"_s, u"--page"_s, u"instances"_s, u"--chips"_s, u"rubin"_s, u"--to"_s, path(u"never.pdf"_s)});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY2(outcome.err.contains(u"No cloud instance with Rubin is known."_s), qPrintable(outcome.err));
    outcome = runCli({u"export"_s, u"--page"_s, u"scenarios,instances"_s, u"--chips"_s, u"rubin"_s, u"--to"_s,
                      path(u"never.pdf"_s)});
    QCOMPARE(outcome.status, int(BadData));
    QVERIFY2(outcome.err.contains(u"Scenarios: This page has nothing to export."_s), qPrintable(outcome.err));
}

// Cover, contents and chapters; other formats contain the report's pages.
void TestExportCommand::reportsAreWholeDocuments()
{
    const QString pdf = path(u"r.pdf"_s);
    const QString md = path(u"r.md"_s);
    QCOMPARE(runCli({u"export"_s, u"--what"_s, u"report"_s, u"--to"_s, pdf, u"--to"_s, md}).status, int(Fine));
    const QByteArray report = readFile(pdf);
    QVERIFY(report.count("/Type /Page\n") > 12 && report.contains("/Type /Outlines"));
    QVERIFY(report.count("/S /URI") > 10);
    QVERIFY(readFile(md).count("\n# ") >= 5);
    const QString again = path(u"again.pdf"_s);
    QCOMPARE(runCli({u"export"_s, u"--pdf-a"_s, u"--to"_s, again}).status, int(Fine));
    QVERIFY(readFile(again).contains("pdfaid") && !readBoardFile(again).board);
}

void TestExportCommand::wrongAsksAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told");

    QTest::newRow("no such chart") << words("--chart memry") << int(BadData) << u"memory (Memory)"_s;
    QTest::newRow("a chart and all") << words("--chart memory --what all") << int(WrongUsage) << u"Remove one"_s;
    QTest::newRow("an unknown paper") << words("--size a3") << int(WrongUsage) << u"There is no page size \"a3\"."_s;
    QTest::newRow("a paper without unit") << words("--size 210x148") << int(WrongUsage) << u"210x148mm"_s;
    QTest::newRow("a stamp") << words("--size 20x20mm") << int(WrongUsage) << u"2 to 100 inches"_s;
    QTest::newRow("a wall") << words("--size 2000x200in") << int(WrongUsage) << u"2 to 100 inches"_s;
}

void TestExportCommand::wrongAsksAreRefused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, told);
    const QString file = path(u"a.pdf"_s);
    const Outcome outcome = runCli(QStringList{u"export"_s, u"--to"_s, file} + arguments);
    QTEST(outcome.status, "status");
    QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
    QVERIFY(!QFile::exists(file));
}

// The corner pixel of a page has its background colour.
void TestExportCommand::colourAndTypeAreChosen()
{
    const auto corner = [this](const char *options) {
        const QString file = path(u"t.png"_s);
        const QStringList basic{u"export"_s, u"--chart"_s, u"memory"_s, u"--scale"_s,
                                u"1"_s,      u"--force"_s, u"--to"_s,   file};
        return runCli(basic + words(options)).status == int(Fine) ? QImage(file).pixelColor(0, 0) : QColor();
    };
    QCOMPARE(corner("--theme light"), QColor(Qt::white));
    QVERIFY(corner("--theme dark").lightness() < 60);
    QCOMPARE(corner("--theme transparent").alpha(), 0);
    QCOMPARE(corner("--theme grey").hsvSaturation(), 0);
    QCOMPARE(corner("--size 800x600px"), QColor(Qt::white));
    QCOMPARE(QImage(path(u"t.png"_s)).size(), QSize(800, 600));
    const QByteArray before = readFile(path(u"t.png"_s));
    QVERIFY(corner("--size 800x600px --type large").isValid());
    QVERIFY(readFile(path(u"t.png"_s)) != before);
}

void TestExportCommand::filesRememberHowTheyWereMade_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("ending");

    QTest::newRow("a page") << words("--page value --size a4 --theme dark --type small --numbers") << u"pdf"_s;
    QTest::newRow("a chart") << words("--page compare --chart memory --size 180x120mm --theme grey") << u"pdf"_s;
    QTest::newRow("all") << words("--what all --page overview,value --size a4-portrait --type large") << u"pdf"_s;
    QTest::newRow("all with measurements") // on paper they are 1,300 pages
        << words("--what all --page overview,model-check --numbers --measurements") << u"pptx"_s;
    QTest::newRow("a language") << words("--page workload --lang fr") << u"pdf"_s;
    QTest::newRow("a report in a language") << words("--what report --lang pt-BR") << u"pdf"_s;
}

void TestExportCommand::filesRememberHowTheyWereMade()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, ending);
    const QString first = path(u"first."_s + ending);
    const QString again = path(u"again."_s + ending);
    QCOMPARE(runCli(QStringList{u"export"_s, u"--to"_s, first} + arguments).status, int(Fine));
    QCOMPARE(runCli({u"export"_s, first, u"--to"_s, again}).status, int(Fine));
    QCOMPARE(readFile(again), readFile(first));
    QVERIFY(readBoardFile(first).recipe);
    QCOMPARE(runCli({u"export"_s, first, u"--page"_s, u"roofline"_s, u"--to"_s, again, u"--force"_s}).status,
             int(Fine));
    QVERIFY(readFile(again) != readFile(first)); // options override the recipe
}

// Messages stay in the language of the command.
void TestExportCommand::filesAreMadeInALanguage()
{
    const QString french = path(u"f.svg"_s);
    QCOMPARE(runCli({u"export"_s, u"--lang"_s, u"fr"_s, u"--to"_s, french}).status, int(Fine));
    const Outcome refused = runCli({u"export"_s, french, u"--to"_s, french});
    QCOMPARE(refused.status, int(CannotWrite));
    QVERIFY2(refused.err.contains(u"already exists"), qPrintable(refused.err));
    const QString english = path(u"e.svg"_s);
    QCOMPARE(runCli({u"export"_s, french, u"--lang"_s, u"en"_s, u"--to"_s, english}).status, int(Fine));
    QVERIFY(readFile(english).contains("Compute") && !readFile(french).contains(">Compute"));
    QCOMPARE(readBoardFile(english).recipe->options.language, u"en"_s);

    ExportRecipe foreign{.options = {.language = u"tlh"_s}};
    QVERIFY(writeFile(path(u"foreign.chipboard"_s), writeBoard(testing::onDemandBoard(), foreign)));
    const Outcome unknown = runCli({u"export"_s, path(u"foreign.chipboard"_s), u"--to"_s, path(u"g.svg"_s)});
    QCOMPARE(unknown.status, int(WrongUsage));
    QVERIFY2(unknown.err.contains(u"tlh") && unknown.err.contains(u"--lang"), qPrintable(unknown.err));
}

// The title appears on the page and in the embedded board; the last one counts, and an empty one resets it.
void TestExportCommand::chartsGetTitles()
{
    const QString file = path(u"t.svg"_s);
    QCOMPARE(runCli({u"export"_s, u"--title"_s, u"memory=More memory = more models"_s, u"--title"_s,
                     u"value/price-speed=x"_s, u"--title"_s, u"compute_best=First"_s, u"--title"_s, u"compute_best="_s,
                     u"--to"_s, file})
                 .status,
             int(BadData)); // Value has no chart with that id
    const Outcome outcome = runCli({u"export"_s, u"--title"_s, u"memory=More memory = more models"_s, u"--title"_s,
                                    u"compute_best=First"_s, u"--title"_s, u"compute_best="_s, u"--to"_s, file});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, int(Fine));
    const QString text = QString::fromUtf8(readFile(file));
    QVERIFY(text.contains(u"More memory = more models"_s) && !text.contains(u"First<"_s));
    const BoardLoad inside = readBoardFile(file);
    QCOMPARE(wordsOf(inside.board->words, u"compare"_s, u"memory"_s).title, u"More memory = more models"_s);
    QCOMPARE(inside.board->words.size(), 1);
    QCOMPARE(runCli({u"export"_s, file, u"--to"_s, path(u"again.svg"_s)}).status, int(Fine));
    QCOMPARE(readFile(path(u"again.svg"_s)), readFile(file));

    const Outcome wrong = runCli({u"export"_s, u"--title"_s, u"Enough"_s, u"--to"_s, path(u"w.svg"_s)});
    QCOMPARE(wrong.status, int(WrongUsage));
    QVERIFY2(wrong.err.contains(u"--title CHART=TEXT"_s), qPrintable(wrong.err));
    const Outcome nowhere = runCli({u"export"_s, u"--title"_s, u"memry=Enough"_s, u"--to"_s, path(u"w.svg"_s)});
    QVERIFY2(nowhere.err.contains(u"memory"_s), qPrintable(nowhere.err));
    const Outcome page = runCli({u"export"_s, u"--title"_s, u"valu/a=Enough"_s, u"--to"_s, path(u"w.svg"_s)});
    QVERIFY2(page.err.contains(u"\"valu\""_s), qPrintable(page.err));
    QVERIFY(!QFile::exists(path(u"w.svg"_s)));
}

void TestExportCommand::axesGetTitles()
{
    const QString file = path(u"axis.svg"_s);
    const Outcome outcome = runCli({u"export"_s, u"--page"_s, u"value"_s, u"--axis-title"_s, u"value:y=Our speed"_s,
                                    u"--axis-title"_s, u"value/value:x=Rent = price"_s, u"--to"_s, file});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, int(Fine));
    const QString text = QString::fromUtf8(readFile(file));
    QVERIFY(text.contains(u"Our speed, "_s) && text.contains(u"Rent = price, "_s));
    QCOMPARE(wordsOf(readBoardFile(file).board->words, u"value"_s, u"value"_s).yTitle, u"Our speed"_s);
    for (const QString &wrong : {u"value=Speed"_s, u":y=Speed"_s, u"value:z=Speed"_s, u"compare/memory:y=Size"_s}) {
        const Outcome refused =
            runCli({u"export"_s, u"--page"_s, u"value"_s, u"--axis-title"_s, wrong, u"--to"_s, path(u"w.svg"_s)});
        QCOMPARE(refused.status, int(WrongUsage));
        QVERIFY2(refused.err.contains(u"--axis-title CHART:x=TEXT"_s), qPrintable(refused.err));
    }
    QVERIFY(!QFile::exists(path(u"w.svg"_s)));
}

void TestExportCommand::existingFileIsKeptWithoutForce()
{
    const QString file = path(u"kept.pdf"_s);
    QVERIFY(writeFile(file, "precious"));
    const Outcome refused = runCli({u"export"_s, u"--to"_s, file});
    QCOMPARE(refused.status, int(CannotWrite));
    QVERIFY2(refused.err.contains(u"already exists") && refused.err.contains(u"--force"), qPrintable(refused.err));
    QCOMPARE(readFile(file), QByteArray("precious"));
    QCOMPARE(runCli({u"export"_s, u"--to"_s, file, u"--force"_s}).status, int(Fine));
    QVERIFY(readFile(file).startsWith("%PDF"));
}

void TestExportCommand::theOthersAreWrittenWhenOneTargetIsRefused()
{
    QVERIFY(writeFile(path(u"old.pdf"_s), "precious"));
    const Outcome outcome = runCli({u"export"_s, u"--to"_s, path(u"old.pdf"_s), u"--to"_s, path(u"new.csv"_s)});
    QCOMPARE(outcome.status, int(CannotWrite));
    QCOMPARE(readFile(path(u"old.pdf"_s)), QByteArray("precious"));
    QVERIFY(!readFile(path(u"new.csv"_s)).isEmpty());
    QVERIFY2(outcome.err.contains(u"old.pdf"_s) && outcome.err.contains(u"already exists"_s), qPrintable(outcome.err));
    QVERIFY2(outcome.out.contains("new.csv") && !outcome.out.contains("old.pdf"), outcome.out.constData());

    const Outcome nowhere = runCli({u"export"_s, u"--to"_s, path(u"none/new.pdf"_s), u"--to"_s, path(u"other.csv"_s)});
    QCOMPARE(nowhere.status, int(CannotWrite));
    QCOMPARE(readFile(path(u"other.csv"_s)), readFile(path(u"new.csv"_s)));
    QVERIFY2(nowhere.err.contains(u"does not exist"_s), qPrintable(nowhere.err));
    QVERIFY(!QFile::exists(path(u"none"_s)));
}

void TestExportCommand::nothingIsWrittenWhereNothingCanBe()
{
    const Outcome none = runCli({u"export"_s, u"--to"_s, path(u"none/new.pdf"_s), u"--to"_s, path(u"none/new.csv"_s)});
    QCOMPARE(none.status, int(CannotWrite));
    QVERIFY(none.out.isEmpty());
    const Outcome mistyped = runCli({u"export"_s, u"--to"_s, path(u"third.csv"_s), u"--to"_s, path(u"third.doc"_s)});
    QCOMPARE(mistyped.status, int(WrongUsage)); // a typo: detected before any work
    QVERIFY(!QFile::exists(path(u"third.csv"_s)));
}

CHIPBOARD_TEST(TestExportCommand, QApplication)

} // namespace tst_exportcommand

#include "tst_exportcommand.moc"
