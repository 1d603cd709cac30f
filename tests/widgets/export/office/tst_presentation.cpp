// Presentations: consistent parts on every page; charts that match their workbooks; texts of slides and notes; long
// pages, long and unusual names; the embedded board.
#include "data/board/assumption.h"
#include "data/core/embeddedboard.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "data/model/modelcheck.h"
#include "data/views/pages.h"
#include "data/views/planeaxis.h"
#include "tests/support/everypage.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/randomboard.h"
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/chartsheet.h"
#include "widgets/export/office/deckparts.h"
#include "widgets/export/office/presentation.h"
#include "widgets/export/office/slidepart.h"

#include <QGuiApplication>
#include <QRandomGenerator>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_presentation {

class TestPresentation : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void everyPage_data();
    void everyPage();
    void anyBoard();
    void equalPagesGiveEqualBytes();
    void slidesSayWhatPagesSay();
    void titlesAndSubtitlesArePlaceholders();
    void sixtyChipsTakeSeveralSlides();
    void chartsWithoutNumbersAreTexts();
    void strangeNames_data();
    void strangeNames();
    void numbersAreTables();
    void notesTellTheRest();
    void notesAreTalkingPoints();
    void clipboardHasTheChartsOfTheSlides();
    void clipboardOfTablesIsEmpty();
    void assumptionsAreMarked();
    void sizes_data();
    void sizes();
    void coloursComeFromTheLook();
    void everythingFollowsTheTheme();
    void coloursOfCellsAreExplained();
    void numbersOfCellsAreReadable_data();
    void numbersOfCellsAreReadable();
    void chartsShareSlides();
    void titlesAboveFourChartsHaveOneLine();
    void fourRangesShareASlide();
    void aChartThatTheLegendNamesHasItsName();
    void slidesHaveALayoutOfTheirKind();
    void titlesHaveOneSize();
    void propertiesAreThoseOfThePage();
    void opensAgain();
    void templatesGiveMastersAndSize();
    void templatesGiveTheirPlaces();
    void contentIsInItsPlaceholder_data();
    void contentIsInItsPlaceholder();
    void titlesFollowTheirContent();
    void numbersOfTemplatesAreNotRepeated_data();
    void numbersOfTemplatesAreNotRepeated();
    void refusesBrokenTemplates_data();
    void refusesBrokenTemplates();
    void survivesDamagedTemplates();

private:
    Catalog m_catalog;
};

static PackageParts partsOf(const QList<PageSpec> &pages, const DeckOptions &options = {})
{
    const Result<QByteArray> file = pptxOf(pages, options);
    const Result<PackageParts> parts = file ? readPackage(file.value(), {}) : Result<PackageParts>(file.problem());
    return parts ? parts.value() : PackageParts();
}

static QByteArray partOf(const PackageParts &parts, const QString &name)
{
    const PackagePart *part = findPart(parts, name);
    return part ? part->bytes : QByteArray();
}

static int countOf(const PackageParts &parts, const QString &start)
{
    return static_cast<int>(
        std::ranges::count_if(parts, [&](const PackagePart &part) { return part.name.startsWith(start); }));
}

static QString textOf(const PackageParts &parts, const QString &name)
{
    return textsOf(partOf(parts, name), u"a:t"_s).join(u'|');
}

// Invariants of every file.
static QString faultOfDeck(const PackageParts &parts)
{
    if (parts.isEmpty())
        return u"no file"_s;
    if (const QString fault = faultOfPackage(parts); !fault.isEmpty())
        return fault;
    const int charts = countOf(parts, u"ppt/charts/chart"_s);
    for (int i = 1; i <= charts; ++i) {
        const QString fault = faultOfReferences(partOf(parts, u"ppt/charts/chart%1.xml"_s.arg(i)),
                                                partOf(parts, u"ppt/embeddings/Microsoft_Excel_Sheet%1.xlsx"_s.arg(i)));
        if (!fault.isEmpty())
            return u"chart %1: "_s.arg(i) + fault;
    }
    const int slides = countOf(parts, u"ppt/slides/slide"_s);
    for (int i = 1; i <= slides; ++i) {
        const QByteArray slide = partOf(parts, u"ppt/slides/slide%1.xml"_s.arg(i));
        if (!slide.contains("<p:ph type=\"title\"/>") || textOf(parts, u"ppt/slides/slide%1.xml"_s.arg(i)).isEmpty())
            return u"no title"_s;
        if (slide.contains("<p:graphicFrame>") && slide.contains("descr=\"\""))
            return u"no words for a chart"_s;
        if (textOf(parts, u"ppt/notesSlides/notesSlide%1.xml"_s.arg(i)).isEmpty())
            return u"no notes"_s;
    }
    return slides > 0 ? QString() : u"no slides"_s;
}

void TestPresentation::everyPage_data()
{
    QTest::addColumn<QString>("board");
    QTest::newRow("default") << QString();
    QTest::newRow("instances") << u"instance"_s;
    QTest::newRow("training") << u"pretrain"_s;
}

void TestPresentation::everyPage()
{
    QFETCH(const QString, board);
    Board changed = onDemandBoard();
    if (board == u"instance"_s) {
        changed.level = Level::Instance;
        for (int i = 0; i < 9; ++i)
            changed.instances << m_catalog.instances.at(i * 5).id;
    }
    for (const Workload &workload : m_catalog.workloads) {
        if (taskWord(workload.task) == board)
            changed.workload = workload.id;
    }
    for (const PageSpec &page : test::everyPage(m_catalog, changed)) {
        const PackageParts parts = partsOf({page}, {.numbers = true, .board = writeBoard(changed)});
        QVERIFY2(faultOfDeck(parts).isEmpty(), qPrintable(page.id + u": "_s + faultOfDeck(parts)));
        const bool isTitled = std::ranges::any_of(parts, [&page](const PackagePart &part) {
            static const QRegularExpression counter(u" \\(1 of [0-9]+\\)$"_s);
            const QString first = textsOf(part.bytes, u"a:t"_s).value(0).replace(QChar(0x00A0), u' ').remove(counter);
            return part.name.startsWith(u"ppt/slides/s"_s) && first == QString(page.title).replace(QChar(0x00A0), u' ');
        });
        QVERIFY2(isTitled, qPrintable(page.id + u": "_s + page.title));
        for (const ChartSpec &chart : page.charts) {
            if (hasTwoAxes(chart) || chart.series.isEmpty())
                continue;
            // Every label and value is in a chart, as text or as the result of a number format.
            QByteArray charts;
            for (const PackagePart &part : parts) {
                if (part.name.startsWith(u"ppt/charts/chart"_s))
                    charts += part.bytes;
            }
            for (qsizetype i = 0; i < chart.categories.size(); ++i)
                QVERIFY(charts.contains(categoryText(chart, i).toHtmlEscaped().toUtf8()) || !canBeChart(chart));
        }
    }
}

void TestPresentation::anyBoard()
{
    for (quint32 seed = 1; seed <= 3; ++seed) {
        QRandomGenerator random(seed);
        Board board = onDemandBoard();
        for (int more = random.bounded(20); more > 0; --more)
            board.chips << m_catalog.chips.at(random.bounded(static_cast<int>(m_catalog.chips.size()))).id;
        board.assumptions.discount = random.bounded(50);
        board.title = seed % 2 == 0 ? QString() : u"Board <%1> & \"more\" \u65E5\u672C"_s.arg(seed);
        QList<PageSpec> all = test::everyPage(m_catalog, board);
        all.removeIf([](const PageSpec &page) { return page.id == u"what-if"; }); // its draws are slow
        const PackageParts parts = partsOf(all, {.numbers = seed % 3 == 0, .board = writeBoard(board)});
        QVERIFY2(faultOfDeck(parts).isEmpty(), qPrintable(faultOfDeck(parts)));
    }
}

void TestPresentation::equalPagesGiveEqualBytes()
{
    const QList<PageSpec> all{test::samplePage()};
    QCOMPARE(pptxOf(all, {}).value(), pptxOf(all, {}).value());
    QVERIFY(pptxOf(all, {}).value() != pptxOf({test::changedSamplePage()}, {}).value());
}

void TestPresentation::slidesSayWhatPagesSay()
{
    PageSpec page = test::samplePage();
    page.warning = u"Not like for like."_s;
    const PackageParts parts = partsOf({page});
    QCOMPARE(countOf(parts, u"ppt/slides/slide"_s), static_cast<int>(page.charts.size()));
    QCOMPARE(countOf(parts, u"ppt/charts/chart"_s), static_cast<int>(page.charts.size()));
    for (qsizetype i = 0; i < page.charts.size(); ++i) {
        const QString said = textOf(parts, u"ppt/slides/slide%1.xml"_s.arg(i + 1));
        QVERIFY(said.startsWith(i == 0 ? page.title : page.charts.at(i).title)); // its own title
        QVERIFY(said.contains(u"◆ Not comparable: |"_s + page.warning));
        QVERIFY(said.contains(page.charts.at(i).title) && said.contains(page.charts.at(i).subtitle));
        QVERIFY(said.contains(page.warning) && said.contains(page.footer));
        QVERIFY(said.endsWith(u'|' + QString::number(i + 1))); // its number
    }
}

void TestPresentation::titlesAndSubtitlesArePlaceholders()
{
    const PackageParts parts = partsOf({test::samplePage()});
    for (const QString &name : {u"ppt/slides/slide1.xml"_s, u"ppt/slideLayouts/slideLayout1.xml"_s}) {
        const QByteArray part = partOf(parts, name);
        for (const char *holder :
             {R"(type="title")", R"(type="subTitle" idx="1")", R"(type="body" idx="21")", R"(type="sldNum" idx="12")"})
            QVERIFY2(part.contains(holder), holder);
    }
}

void TestPresentation::sixtyChipsTakeSeveralSlides()
{
    const PageSpec page = test::samplePage(60);
    const PackageParts parts = partsOf({page});
    QCOMPARE(faultOfDeck(parts), QString());
    const int slides = countOf(parts, u"ppt/slides/slide"_s);
    const int each = slides / static_cast<int>(page.charts.size());
    QVERIFY(each >= 4 && each <= 8);
    const QString first = textOf(parts, u"ppt/slides/slide1.xml"_s);
    QVERIFY2(QRegularExpression(u"1 to (8|9|1[0-9]) of 60"_s).match(first).hasMatch(), qPrintable(first));
    const QStringList titles = mapped(deckPictures({page}, {}), &DeckPicture::title);
    QCOMPARE(titles.at(0), u"%1 (1 of %2)"_s.arg(page.title).arg(each));
    for (qsizetype i = 1; i < titles.size(); ++i) // each says which part it is
        QVERIFY2(titles.at(i) != titles.at(i - 1), qPrintable(titles.at(i)));
    QSet<QString> seen;
    for (int i = 1; i <= each; ++i) {
        const QByteArray chart = partOf(parts, u"ppt/charts/chart%1.xml"_s.arg(i));
        for (const QString &text : textsOf(chart, u"c:v"_s))
            seen << text;
    }
    for (qsizetype i = 0; i < 60; ++i)
        QVERIFY(seen.contains(categoryText(page.charts.constFirst(), i)));
}

void TestPresentation::chartsWithoutNumbersAreTexts()
{
    PageSpec page = test::samplePage(2);
    page.charts.resize(1);
    for (ChartPoint &point : page.charts[0].series[0].points) {
        point.value.reset();
        point.gap = u"n/p"_s;
    }
    const PackageParts parts = partsOf({page});
    QCOMPARE(faultOfDeck(parts), QString());
    QCOMPARE(countOf(parts, u"ppt/charts/"_s), 0);
    QVERIFY(textOf(parts, u"ppt/slides/slide1.xml"_s).contains(u"(n/p)"_s));
    ChartSpec plane{.kind = ChartKind::Plane, .title = u"Value"_s, .plane = {.empty = u"No chip has a price."_s}};
    page.charts = {plane};
    QVERIFY(textOf(partsOf({page}), u"ppt/slides/slide1.xml"_s).contains(plane.plane.empty));
    PageSpec empty{.title = u"Nothing is selected"_s};
    QCOMPARE(faultOfDeck(partsOf({empty})), QString());
}

void TestPresentation::strangeNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << u"<chip> & \"co\" 'x' ]]>"_s;
    QTest::newRow("control characters") << u"a\x01"
                                           "b\x1b[0m"_s;
    QTest::newRow("long") << u"A chip with a very long name "_s.repeated(20);
    QTest::newRow("one long word") << QString(400, u'W');
    QTest::newRow("right to left") << u"\u05E9\u05D1\u05D1 \u0634\u0631\u064A\u062D\u0629"_s;
    QTest::newRow("Chinese") << u"\u82AF\u7247\u6BD4\u8F83"_s;
    QTest::newRow("half a pair") << u"a"_s + QChar(0xD800);
    QTest::newRow("formula") << u"=HYPERLINK(\"http://x\")"_s;
    QTest::newRow("nothing") << QString();
}

void TestPresentation::strangeNames()
{
    QFETCH(const QString, name);
    PageSpec page = test::samplePage(3);
    page.title = page.footer = page.warning = name.isEmpty() ? u"x"_s : name;
    page.legend = {{{LegendMark::Page, page.title}}};
    page.keywords = {name};
    page.notes = {name};
    for (ChartSpec &chart : page.charts) {
        chart.categories[0].label = name;
        chart.series[0].points[0].label = name;
        chart.series[0].points[1].description = name;
        chart.axis.label = name;
    }
    page.numbers.columns[0].title = name;
    page.numbers.rows[0][0] = name;
    const PackageParts parts = partsOf({page}, {.numbers = true, .assumptions = {{name}, {name}}});
    QCOMPARE(faultOfDeck(parts), QString());
    if (name.isRightToLeft())
        QVERIFY(partOf(parts, u"ppt/slides/slide1.xml"_s).contains("rtl=\"1\""));
}

void TestPresentation::numbersAreTables()
{
    const PageSpec page = test::samplePage();
    const PackageParts parts = partsOf({page}, {.numbers = true});
    const int last = countOf(parts, u"ppt/slides/slide"_s);
    QVERIFY(last > page.charts.size());
    QString said;
    for (int i = static_cast<int>(page.charts.size()) + 1; i <= last; ++i) {
        const QString name = u"ppt/slides/slide%1.xml"_s.arg(i);
        QVERIFY(partOf(parts, name).contains("<a:tbl>"));
        said += textOf(parts, name);
    }
    for (const QStringList &row : textRows(page.numbers)) {
        for (const QString &cell : row)
            QVERIFY2(said.contains(cell), qPrintable(cell));
    }
    PageSpec endless = page;
    endless.charts.clear();
    for (int i = 0; i < 2000; ++i)
        endless.numbers.rows << page.numbers.rows.constFirst();
    const PackageParts many = partsOf({endless});
    QCOMPARE(countOf(many, u"ppt/slides/slide"_s), 20);
    QVERIFY(textOf(many, u"ppt/slides/slide1.xml"_s).contains(u"not all 2008 rows are shown"_s));
    // Every row has as many cells as columns.
    const QByteArray table = partOf(parts, u"ppt/slides/slide%1.xml"_s.arg(last));
    QCOMPARE(table.count("<a:tc>"), table.count("<a:gridCol ") * table.count("<a:tr "));
}

// The notes contain talking points; the chart's workbook contains everything else.
void TestPresentation::notesTellTheRest()
{
    PageSpec page = test::samplePage();
    page.reasons = {u"Trainium: limited by memory."_s};
    page.notes = {u"A note of the page."_s};
    page.sources = {u"AWS prices, 2026-07-20, https://aws.amazon.com/ec2"_s};
    page.texts = {{u"turns"_s, u"Turns"_s, {}, {TextItem{TextSign::Turn, u"A price below 2 USD."_s}}}};
    page.charts[0].notes = {u"A note of the chart."_s};
    page.charts[0].series[0].points[0].description = u"Trainium: 0.19 PFLOPS = 190 TFLOPS / 1000."_s;
    page.warning = u"Prices differ in kind."_s;
    const AssumptionLines assumed{{u"Discount: 20% (changed; default: 0%)"_s}, {u"Utilisation: 40%"_s}};
    const PackageParts parts = partsOf({page}, {.assumptions = assumed});
    const QStringList notes = textsOf(partOf(parts, u"ppt/notesSlides/notesSlide1.xml"_s), u"a:t"_s);
    QCOMPARE(notes.constFirst(), page.title);
    for (const QString &text :
         {u"Why: Trainium: limited by memory."_s, u"What would change it: A price below 2 USD."_s,
          u"Caveat: Prices differ in kind."_s, u"Sources"_s, u"AWS prices, 2026-07-20"_s, u"Assumptions"_s,
          u"Discount: 20% (changed; default: 0%)"_s,
          u"All values, formulas, sources and assumptions: sheet \"Background\" of the chart's data."_s})
        QVERIFY2(notes.contains(text), qPrintable(text + u" is not in\n"_s + notes.join(u'\n')));
    QVERIFY(!notes.contains(u"Utilisation: 40%"_s));
    const QString second = textsOf(partOf(parts, u"ppt/notesSlides/notesSlide2.xml"_s), u"a:t"_s).value(1);
    QVERIFY2(second.startsWith(page.charts.at(1).title + u": Trainium"_s), qPrintable(second));
    const QByteArray book = partOf(parts, u"ppt/embeddings/Microsoft_Excel_Sheet1.xlsx"_s);
    const PackageParts cells = readPackage(book, {}).value();
    const QString all = textOf(cells, u"xl/sharedStrings.xml"_s)
        + QString::fromUtf8(partOf(cells, u"xl/workbook.xml"_s))
        + QString::fromUtf8(partOf(cells, u"xl/sharedStrings.xml"_s)).remove(u"&quot;"_s);
    for (const QString &text :
         QStringList{u"Background"_s, page.title, page.warning, page.charts[0].series[0].points[0].description}
             + page.notes + page.sources + page.charts[0].notes + assumed.chosen + assumed.usual)
        QVERIFY2(all.contains(text), qPrintable(text));
}

// Short enough to read in a minute on any page: 1,500 characters for the charts of eight chips.
void TestPresentation::notesAreTalkingPoints()
{
    Board board = onDemandBoard();
    board.chips.clear();
    for (const Chip &chip : m_catalog.chips) {
        if (board.chips.size() < 8 && chip.status == Availability::Shipping)
            board.chips << chip.id;
    }
    QCOMPARE(board.chips.size(), 8);
    board.assumptions.discount = 20;
    const QList<PageSpec> pages = test::everyPage(m_catalog, board);
    DeckCut cut{slideAreas({960.0, 540.0}), {}};
    cut.assumptions = assumptionLines(m_catalog, board, Formatter());
    qsizetype charts = 0;
    for (const int count : {1, 4}) {
        cut.chartsPerSlide = count;
        for (const DeckSlide &slide : deckSlides(pages, cut)) {
            if (!slide.chart && slide.panels.isEmpty())
                continue;
            ++charts;
            const QStringList notes = slide.noteLines();
            const QString all = notes.join(u'\n');
            QVERIFY2(all.size() <= 1500, qPrintable(all));
            QVERIFY2(slide.notes.points.size() >= 2 && notes.constFirst() == slide.notes.points.constFirst(),
                     qPrintable(all));
            QVERIFY2(!all.contains(u"https://"_s), qPrintable(all));
        }
    }
    QVERIFY(charts > 30);
}

// [MS-ODRAWXML] and ECMA-376 part 1, 20.3: a drawing with a locked canvas, with the charts of the slides.
void TestPresentation::clipboardHasTheChartsOfTheSlides()
{
    const QList<PageSpec> all = test::everyPage(m_catalog, onDemandBoard());
    for (const QString &id : {u"compare"_s, u"workload"_s, u"roofline"_s, u"price-history"_s}) {
        const PageSpec page = test::pageOfId(id, all);
        const QByteArray file = chartsForClipboard({page}, {}).value();
        const PackageParts slides = partsOf({page});
        const int charts = countOf(slides, u"ppt/charts/chart"_s);
        QCOMPARE(file.isEmpty(), charts == 0);
        if (file.isEmpty())
            continue;
        const PackageParts parts = readPackage(file, {}).value();
        QVERIFY2(faultOfPackage(parts).isEmpty(), qPrintable(page.id + u": "_s + faultOfPackage(parts)));
        QCOMPARE(countOf(parts, u"clipboard/charts/chart"_s), charts);
        for (int i = 1; i <= charts; ++i) {
            const QByteArray book = partOf(parts, u"clipboard/embeddings/Microsoft_Excel_Sheet%1.xlsx"_s.arg(i));
            const QByteArray chart = partOf(parts, u"clipboard/charts/chart%1.xml"_s.arg(i));
            QCOMPARE(chart, partOf(slides, u"ppt/charts/chart%1.xml"_s.arg(i)));
            QCOMPARE(book, partOf(slides, u"ppt/embeddings/Microsoft_Excel_Sheet%1.xlsx"_s.arg(i)));
            QCOMPARE(partOf(parts, u"clipboard/drawings/chipboard%1.xml"_s.arg(i)),
                     partOf(slides, u"ppt/drawings/chipboard%1.xml"_s.arg(i)));
            QCOMPARE(faultOfReferences(chart, book), QString());
        }
        const QByteArray drawing = partOf(parts, u"clipboard/drawings/drawing1.xml"_s);
        QCOMPARE(drawing.count("<c:chart "), charts);
        QCOMPARE(drawing.count("<lc:lockedCanvas "), 1);
        QVERIFY(partOf(parts, u"clipboard/theme/theme1.xml"_s).contains("<a:clipboardStyleSheet "));
        QVERIFY(partOf(parts, u"_rels/.rels"_s).contains("/relationships/drawing\" Target=\"clipboard/drawings/"));
    }
}

void TestPresentation::clipboardOfTablesIsEmpty()
{
    PageSpec page = test::samplePage();
    page.charts.clear();
    QCOMPARE(chartsForClipboard({page}, {}).value(), QByteArray());
}

void TestPresentation::assumptionsAreMarked()
{
    Board board = onDemandBoard();
    const AssumptionLines usual = assumptionLines(m_catalog, board, Formatter());
    QVERIFY(usual.usual.size() > 5 && usual.chosen.isEmpty());
    board.assumptions.discount = 20;
    const AssumptionLines changed = assumptionLines(m_catalog, board, Formatter());
    QCOMPARE(changed.chosen.size(), 1);
    QVERIFY2(changed.chosen.constFirst().startsWith(u"Discount: 20"_s), qPrintable(changed.chosen.constFirst()));
    QVERIFY(changed.chosen.constFirst().contains(u"changed"_s) && changed.usual.filter(u"changed"_s).isEmpty());
    board.assumptions.discount.reset(); // unstated assumptions have no line
    for (const StatedAssumption &one : statedAssumptions(m_catalog, board))
        QVERIFY2(one.value().has_value() == !usual.usual.filter(one.row->labelText() + u": "_s).isEmpty(),
                 qPrintable(one.row->labelText()));
    board.workload = WorkloadId(u"none"_s);
    QCOMPARE(assumptionLines(m_catalog, board, Formatter()), AssumptionLines());
}

void TestPresentation::sizes_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<QByteArray>("size"); // 12,700 EMU per point
    QTest::newRow("slide") << QSizeF(960, 540) << QByteArray(R"(<p:sldSz cx="12192000" cy="6858000"/>)");
    QTest::newRow("4:3") << QSizeF(720, 540) << QByteArray(R"(<p:sldSz cx="9144000" cy="6858000"/>)");
    QTest::newRow("A4 portrait") << QSizeF(595.276, 841.89) << QByteArray(R"(<p:sldSz cx="7560005" cy="10692003"/>)");
    QTest::newRow("half a slide") << QSizeF(480, 540) << QByteArray(R"(<p:sldSz cx="6096000" cy="6858000"/>)");
}

void TestPresentation::sizes()
{
    QFETCH(const QSizeF, paper);
    QFETCH(const QByteArray, size);
    const PackageParts parts = partsOf({test::samplePage(20)}, {.paper = paper, .numbers = true});
    QCOMPARE(faultOfDeck(parts), QString());
    QVERIFY2(partOf(parts, u"ppt/presentation.xml"_s).contains(size), partOf(parts, u"ppt/presentation.xml"_s));
    const SlideAreas areas = slideAreas(paper);
    const QRectF whole(QPointF(0, 0), paper);
    QRectF above = areas.title;
    for (const QRectF &area : {areas.subtitle, areas.content, areas.footer}) {
        QVERIFY(whole.contains(area) && area.height() > 40);
        QVERIFY(area.top() >= above.bottom());
        above = area;
    }
}

void TestPresentation::coloursComeFromTheLook()
{
    OfficeLook look;
    look.theme.card = QColor(0x1E1E1E);
    look.theme.nvidia = QColor(0x5DB2EA);
    look.theme.type.family = u"Comic"_s;
    const PackageParts parts = partsOf({test::samplePage()}, {.look = look});
    const QByteArray theme = partOf(parts, u"ppt/theme/theme1.xml"_s);
    QVERIFY(theme.contains("<a:lt1><a:srgbClr val=\"1E1E1E\"/></a:lt1>"));
    QVERIFY(theme.contains("<a:latin typeface=\"Comic\"/>"));
    QVERIFY(theme.contains("<a:accent2><a:srgbClr val=\"5DB2EA\"/></a:accent2>"));
    QVERIFY(partOf(parts, u"ppt/charts/chart1.xml"_s).contains("<a:schemeClr val=\"accent2\"/>"));
}

// A swatch and its text for each colour that a cell has.
void TestPresentation::coloursOfCellsAreExplained()
{
    ChartSpec heat{.kind = ChartKind::Heat, .id = u"two-way"_s, .title = u"Two-way sensitivity"_s};
    heat.axis = namesAxis(u"Price"_s, {u"1 x"_s});
    heat.plane.y = namesAxis(u"Efficiency"_s, {u"100%"_s});
    const PlaneCell cell{.value = 0.8, .tone = 1.0, .label = u"0.80"_s, .xText = u"1 x"_s, .yText = u"100%"_s};
    heat.plane.cells = {cell};
    PageSpec page = test::samplePage(2);
    page.charts = {heat};
    page.legend = {
        {{LegendMark::BetterColour, u"below 1 = A cheaper"_s}, {LegendMark::WorseColour, u"above 1 = B cheaper"_s}}};
    const QByteArray slide = partOf(partsOf({page}), u"ppt/slides/slide1.xml"_s);
    QVERIFY(slide.contains("\u25A0 ") && slide.contains("below 1 = A cheaper"));
    QVERIFY(!slide.contains("above 1"));
}

static PackageParts companyParts();

void TestPresentation::numbersOfCellsAreReadable_data()
{
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("low");
    QTest::addColumn<QColor>("high");
    QTest::newRow("light, with our scale") << QColor(0xFFFFFF) << QColor(0x1B1D21) << QColor() << QColor();
    QTest::newRow("dark, with our scale") << QColor(0x102030) << QColor(0xF0F0F0) << QColor() << QColor();
    QTest::newRow("light, with dark accents")
        << QColor(0xFFFFFF) << QColor(0x010101) << QColor(0x1F1F5F) << QColor(0x003300);
    QTest::newRow("dark, with pale accents")
        << QColor(0x010101) << QColor(0xFFFFFF) << QColor(0xFFE0C0) << QColor(0xC0FFC0);
}

// On a template, and also after a change of its theme, which may swap light and dark: a cell's colours are fixed, 4.5:1
// for the number and the frame.
void TestPresentation::numbersOfCellsAreReadable()
{
    QFETCH(const QColor, ground);
    QFETCH(const QColor, text);
    QFETCH(const QColor, low);
    QFETCH(const QColor, high);
    DeckTemplate base = readDeckTemplate(packageOf(companyParts()), u"company.potx"_s).value();
    base.ground = ground;
    base.grounds = {ground};
    base.text = text;
    if (low.isValid()) {
        base.accents[u"accent5"_s] = low;
        base.accents[u"accent6"_s] = high;
    }
    ChartSpec heat{.kind = ChartKind::Heat, .id = u"two-way"_s, .title = u"Two-way sensitivity"_s};
    heat.axis = namesAxis(u"Price"_s, {u"3 x"_s, u"2 x"_s, u"1 x"_s, u"0 x"_s});
    heat.plane.y = namesAxis(u"Efficiency"_s, {u"100%"_s});
    for (int i = 0; i < 3; ++i) {
        heat.plane.cells << PlaneCell{
            .column = i, .value = 1.0, .tone = i - 1.0, .label = u"1.00"_s, .yText = u"100%"_s};
        heat.plane.cells.last().isNow = i == 1;
    }
    heat.plane.cells << PlaneCell{.column = 3, .gap = u"none"_s, .yText = u"100%"_s};
    PageSpec page = test::samplePage(2);
    page.charts = {heat};
    const QByteArray slide = partOf(partsOf({page}, {.base = base}), u"ppt/slides/slide1.xml"_s);
    const QRegularExpression cell(
        u"<a:tc>.*?<a:srgbClr val=\"(\\w+)\"/></a:solidFill></a:rPr><a:t>1\\.00</a:t>.*?<a:tcPr(.*?)</a:tcPr></a:tc>"_s);
    int cells = 0;
    for (const QByteArray &part : QByteArray(slide).replace("<a:tc>", "\n<a:tc>").split('\n')) {
        const QRegularExpressionMatch found = cell.match(QString::fromUtf8(part));
        if (!found.hasMatch())
            continue;
        ++cells;
        QString look = found.captured(2);
        look.remove(QRegularExpression(u"<a:ln. w=\"6350\">.*?</a:ln.>"_s)); // beside the cell without a value
        QVERIFY2(!look.contains(u"schemeClr"_s), qPrintable(look));
        const QColor fill(u'#' + look.section(u"srgbClr val=\""_s, -1).left(6)); // last, after the borders
        QVERIFY(fill.isValid());
        QVERIFY(contrastRatio(fill, QColor(u'#' + found.captured(1))) >= 4.5);
        if (look.contains(u"<a:lnL w=\"31750\">"_s)) // the frame
            QVERIFY(contrastRatio(fill, QColor(u'#' + look.section(u"srgbClr val=\""_s, 1, 1).left(6))) >= 4.5);
    }
    QCOMPARE(cells, 3);
    // A cell without a value shows the slide behind it, in its text colour.
    const QByteArray gap = slide.mid(slide.lastIndexOf("<a:tc>"));
    QVERIFY2(gap.contains("none") && gap.contains("<a:schemeClr val=\"tx1\"/>"), gap.constData());
    QVERIFY2(gap.contains("<a:lnT w=\"6350\">") && gap.contains("<a:noFill/></a:tcPr>"), gap.constData());
}

// Charts of four rows take at most 4 * 16 + 54 = 118 points of the 140 of a quarter: all share one slide, or by twos,
// or none. Each is drawn completely, in a placeholder of the layout below its text.
void TestPresentation::chartsShareSlides()
{
    const PageSpec page = test::samplePage(4);
    const qsizetype all = page.charts.size();
    for (const int count : {1, 2, 4}) {
        const PackageParts parts = partsOf({page}, {.chartsPerSlide = count});
        QCOMPARE(faultOfDeck(parts), QString());
        QCOMPARE(countOf(parts, u"ppt/charts/chart"_s), all);
        QCOMPARE(countOf(parts, u"ppt/slides/slide"_s), (all + count - 1) / count);
        const QByteArray slide = partOf(parts, u"ppt/slides/slide1.xml"_s);
        QCOMPARE(slide.count("<c:chart "), std::min<qsizetype>(count, all));
        QCOMPARE(slide.count("<p:ph idx=\"13\"/>"), 1);
        QCOMPARE(slide.count("<p:ph idx=\"14\"/>"), count > 1 ? 1 : 0);
        QCOMPARE(slide.count("Heading "), count > 1 ? std::min<qsizetype>(count, all) : 0);
    }
    // Sixty rows do not fit in a quarter of a slide: they share none, and continue on the next.
    const PackageParts many = partsOf({test::samplePage(60)}, {.chartsPerSlide = 4});
    QCOMPARE(partOf(many, u"ppt/slides/slide1.xml"_s).count("<c:chart "), 1);
    // Eight bars of 13.5 points and eight around them are 116, as their key stands once below all charts; twelve are
    // 170, more than a quarter has.
    const PackageParts eight = partsOf({test::samplePage(8)}, {.chartsPerSlide = 4});
    const QByteArray shared = partOf(eight, u"ppt/slides/slide1.xml"_s);
    QCOMPARE(shared.count("<c:chart "), std::min<qsizetype>(4, all));
    QVERIFY(shared.contains("\u25A0 ") && !partOf(eight, u"ppt/charts/chart1.xml"_s).contains("<c:legend>"));
    const PackageParts twelve = partsOf({test::samplePage(12)}, {.chartsPerSlide = 4});
    QCOMPARE(partOf(twelve, u"ppt/slides/slide1.xml"_s).count("<c:chart "), 2);
}

static PageSpec pageOfRanges(int rows)
{
    PageSpec page = test::samplePage(rows);
    for (ChartSpec &chart : page.charts) {
        chart.kind = ChartKind::HorizontalDots;
        chart.axis = {chart.title, chart.axis.unit, AxisScale::Logarithmic, 0.01, 1000.0, {0.01, 1, 1000}, {}};
        for (ChartPoint &point : chart.series.first().points) {
            point.low = point.value ? std::optional(0.8 * *point.value) : std::nullopt;
            point.high = point.value ? std::optional(1.2 * *point.value) : std::nullopt;
        }
    }
    return page;
}

// A title that is one line in 20 points is so above four charts: nine rows of dots and 26 around them are 148.
void TestPresentation::titlesAboveFourChartsHaveOneLine()
{
    PageSpec page = pageOfRanges(9);
    page.title = u"Per chip, Blackwell Ultra is 2.2x as fast as H100 to serve Llama 3.1 70B"_s;
    QCOMPARE(partOf(partsOf({page}, {.chartsPerSlide = 4}), u"ppt/slides/slide1.xml"_s).count("<c:chart "), 4);
    page.title += u" and costs less an hour, too"_s;
    QCOMPARE(partOf(partsOf({page}, {.chartsPerSlide = 4}), u"ppt/slides/slide1.xml"_s).count("<c:chart "), 2);
}

// Eight rows of dots are 108 points, four above, and 50 with ticks and the axis' title, or 22 where the heading above
// the chart names it: 162 or 134. A quarter has 140, and with a title of one line, which is 29 and not 60 points high,
// 13 more.
void TestPresentation::fourRangesShareASlide()
{
    PageSpec page = pageOfRanges(8);
    page.title = u"A short one"_s;
    const PackageParts parts = partsOf({page}, {.chartsPerSlide = 4});
    QCOMPARE(faultOfDeck(parts), QString());
    QCOMPARE(partOf(parts, u"ppt/slides/slide1.xml"_s).count("<c:chart "), 4);
    const QByteArray chart = partOf(parts, u"ppt/charts/chart1.xml"_s);
    QVERIFY(chart.contains("sz=\"1200\"") && !chart.contains("sz=\"1100\"") && !chart.contains("<c:title>"));
    for (ChartSpec &one : page.charts)
        one.axis.label = u"Something else"_s; // not in the heading
    const PackageParts titled = partsOf({page}, {.chartsPerSlide = 4});
    QCOMPARE(partOf(titled, u"ppt/slides/slide1.xml"_s).count("<c:chart "), 2);
    QVERIFY(partOf(titled, u"ppt/charts/chart1.xml"_s).contains("<c:title>"));
}

// A line means different things on two charts: the legend names the charts by their headings.
void TestPresentation::aChartThatTheLegendNamesHasItsName()
{
    PageSpec page = test::samplePage(4);
    page.charts = page.charts.first(2);
    for (ChartSpec &chart : page.charts) {
        for (ChartPoint &point : chart.series.first().points) {
            point.low = point.value ? std::optional(0.8 * *point.value) : std::nullopt;
            point.high = point.value ? std::optional(1.2 * *point.value) : std::nullopt;
        }
    }
    const QString one = page.charts.at(0).title;
    const QString other = page.charts.at(1).title;
    page.charts[1].alone.statement = u"It says so"_s;
    page.charts[1].alone.footer = u"Sources: A"_s;
    page.legend = {
        {{LegendMark::Whisker, u"line = range"_s, {}, one}, {LegendMark::Whisker, u"line = spread"_s, {}, other}}};
    DeckCut cut{slideAreas({960.0, 540.0}), {}};
    cut.chartsPerSlide = 2;
    const DeckSlide slide = deckSlides({page}, cut).constFirst();
    QCOMPARE(slide.panels.size(), 2);
    QCOMPARE(slide.legend, u"%1: line = range · %2: line = spread"_s.arg(one, other));
    QCOMPARE(slide.panels.at(0).title, one);
    QCOMPARE(slide.panels.at(1).title, other);
}

// Sources have their own placeholder; the company footer covers none of our texts.
void TestPresentation::slidesHaveALayoutOfTheirKind()
{
    const PackageParts parts = partsOf({test::samplePage()}, {.numbers = true});
    QCOMPARE(countOf(parts, u"ppt/slideLayouts/slideLayout"_s), 7);
    for (const PackagePart &part : parts) {
        if (part.name.startsWith(u"ppt/slideLayouts/slideLayout"_s))
            QVERIFY2(part.bytes.contains("type=\"ftr\"") && part.bytes.contains("type=\"sldNum\""),
                     qPrintable(part.name));
        if (part.name.startsWith(u"ppt/slides/slide"_s)) {
            QVERIFY(!part.bytes.contains("type=\"ftr\"") && part.bytes.contains("type=\"body\" idx=\"21\""));
            const bool isTable = part.bytes.contains("<a:tbl>");
            const QByteArray relations =
                partOf(parts, QString(part.name).replace(u"slides/"_s, u"slides/_rels/"_s) + u".rels"_s);
            QVERIFY(relations.contains(isTable ? "slideLayout6.xml" : "slideLayout1.xml"));
        }
    }
}

void TestPresentation::titlesHaveOneSize()
{
    PageSpec page = test::samplePage();
    page.charts.resize(1);
    PageSpec longer = page;
    longer.title = u"Trainium2 costs about a quarter less than H100 to serve Llama 3.1 70B at on-demand prices of AWS, "
                   u"and the odds are seventy to thirty"_s;
    PageSpec endless = page;
    endless.title = longer.title + u' ' + longer.title + u' ' + longer.title;
    const PackageParts parts = partsOf({page, longer, endless}, {});
    const auto sizeOf = [&](int slide) {
        const QByteArray part = partOf(parts, u"ppt/slides/slide%1.xml"_s.arg(slide));
        const qsizetype at = part.indexOf(" sz=\"") + 5;
        return part.mid(at, part.indexOf('"', at) - at).toInt();
    };
    QCOMPARE(sizeOf(1), sizeOf(2));
    QVERIFY(sizeOf(1) >= 2000 && sizeOf(3) < sizeOf(1)); // an endless title does not shrink others
}

// A changed theme changes charts, texts and shapes: no colour or font is hard-coded. All kinds of charts, on our
// masters and on a company's.
void TestPresentation::everythingFollowsTheTheme()
{
    const Result<DeckTemplate> base = readDeckTemplate(packageOf(companyParts()), u"company.potx"_s);
    for (const bool isForeign : {false, true}) {
        DeckOptions options{.numbers = true};
        if (isForeign)
            options.base = base.value();
        int charts = 0;
        for (const PackagePart &part : partsOf({test::samplePage(), test::planePage()}, options)) {
            const bool isDrawn = part.name.startsWith(u"ppt/charts/chart"_s) || part.name.startsWith(u"ppt/slides/"_s)
                || part.name.startsWith(u"ppt/drawings/"_s);
            if (!isDrawn)
                continue;
            charts += part.name.startsWith(u"ppt/charts/chart"_s) ? 1 : 0;
            QVERIFY2(!part.bytes.contains("srgbClr"), qPrintable(part.name));
            QCOMPARE(part.bytes.count("<a:latin "), part.bytes.count("<a:latin typeface=\"+mn-lt\"/>"));
        }
        QVERIFY(charts > 1);
    }
}

void TestPresentation::propertiesAreThoseOfThePage()
{
    PageSpec page = test::samplePage();
    page.date = u"2026-11-20"_s;
    page.keywords = {u"Trainium2"_s, u"H100"_s};
    const PackageParts parts = partsOf({page});
    const QByteArray core = partOf(parts, u"docProps/core.xml"_s);
    QCOMPARE(textsOf(core, u"dc:title"_s), QStringList{page.title});
    QCOMPARE(textsOf(core, u"cp:keywords"_s), QStringList{u"Trainium2, H100"_s});
    QCOMPARE(textsOf(core, u"dcterms:created"_s), QStringList{u"2026-11-20T00:00:00Z"_s});
    QCOMPARE(textsOf(corePropertiesPart({}), u"dcterms:created"_s), QStringList{u"1980-01-01T00:00:00Z"_s});
    QCOMPARE(textsOf(appPropertiesPart({{}, {}, {}, 4}), u"Slides"_s), QStringList{u"4"_s});
}

void TestPresentation::opensAgain()
{
    PageSpec page = test::samplePage(2);
    page.charts.resize(1);
    for (quint32 seed = 1; seed <= 50; ++seed) {
        const Board board = randomBoard(seed);
        const QByteArray text = writeBoard(board);
        const QByteArray file = pptxOf({page}, {.board = text}).value();
        const Result<QByteArray> found = boardInPackage(file, u"x"_s);
        QVERIFY(found);
        QCOMPARE(found.value(), text);
        QCOMPARE(pptxOf({page}, {.board = found.value()}).value(), file);
    }
    QVERIFY(!boardInPackage(pptxOf({page}, {}).value(), u"x"_s));
}

// A company template: another layout, font and colours, in 4:3.
static PackageParts companyParts()
{
    OfficeLook look;
    look.theme.card = QColor(0x102030);
    look.theme.text = QColor(0xF0F0F0);
    look.theme.type.family = u"Company Sans"_s;
    PackageParts parts = partsOf({test::samplePage(2)}, {.paper = {720, 540}, .look = look});
    for (PackagePart &part : parts) {
        if (part.name == u"ppt/slideMasters/slideMaster1.xml"_s)
            part.bytes.replace("</p:spTree>", "<p:pic/></p:spTree>");
    }
    return parts;
}

void TestPresentation::templatesGiveMastersAndSize()
{
    const Result<DeckTemplate> base = readDeckTemplate(packageOf(companyParts()), u"company.potx"_s);
    QVERIFY2(base, base ? "" : qPrintable(base.problem().toText()));
    QCOMPARE(base.value().areas.paper, QSizeF(720, 540));
    QCOMPARE(base.value().layout, u"ppt/slideLayouts/slideLayout1.xml"_s);
    QCOMPARE(base.value().masters.size(), 1);
    QCOMPARE(base.value().parts.size(), 17); // master, seven layouts, theme, and relationships
    QCOMPARE(base.value().ground, 0x102030U);
    QCOMPARE(base.value().text, 0xF0F0F0U);
    const PackageParts deck = partsOf({test::samplePage()}, {.base = base.value(), .board = "{}"});
    QCOMPARE(faultOfDeck(deck), QString());
    QVERIFY(partOf(deck, u"ppt/slideMasters/slideMaster1.xml"_s).contains("<p:pic/>"));
    QVERIFY(partOf(deck, u"ppt/theme/theme1.xml"_s).contains("Company Sans"));
    QVERIFY(partOf(deck, u"ppt/presentation.xml"_s).contains("cx=\"9144000\" cy=\"6858000\""));
    QCOMPARE(countOf(deck, u"ppt/slides/slide"_s), 4); // no slides of the template
    const QByteArray chart = partOf(deck, u"ppt/charts/chart1.xml"_s);
    QVERIFY(chart.contains("\"tx1\"") && chart.contains("\"accent1\"") && chart.contains("+mn-lt"));
    DeckTemplate green = base.value();
    green.accents[u"accent2"_s] = QColor(0x00A050);
    QCOMPARE(lookOn(green, {}).theme.nvidia, QColor(0x00A050));
    QCOMPARE(lookOn(green, {}).theme.trainium, OfficeLook().theme.trainium);
}

void TestPresentation::templatesGiveTheirPlaces()
{
    PackageParts parts = companyParts();
    for (PackagePart &part : parts) {
        if (part.name != u"ppt/slideLayouts/slideLayout1.xml"_s)
            continue;
        // 914,400 EMU is 72 points.
        part.bytes = R"(<p:sldLayout xmlns:p="p" xmlns:a="a" type="obj"><p:sp><p:nvPr><p:ph type="title"/></p:nvPr>)"
                     R"(<a:off x="914400" y="457200"/><a:ext cx="7315200" cy="914400"/></p:sp><p:sp><p:nvPr>)"
                     R"(<p:ph idx="1"/></p:nvPr></p:sp></p:sldLayout>)";
    }
    const DeckTemplate base = readDeckTemplate(packageOf(parts), u"x"_s).value();
    QCOMPARE(base.areas.title, QRectF(72, 36, 576, 72));
    QVERIFY(base.areas.subtitle.top() > 108 && base.areas.content.top() >= base.areas.subtitle.bottom());
    QVERIFY(base.areas.footer.top() >= base.areas.content.bottom());
    QVERIFY(base.holders.title.isThere() && !base.holders.footer.isThere() && base.holders.isForeign);
    for (PackagePart &part : parts) {
        if (part.name == u"ppt/slideLayouts/slideLayout1.xml"_s)
            part.bytes.replace("cx=\"7315200\"", "cx=\"nan\"").replace("x=\"914400\"", "x=\"-inf\"");
    }
    QVERIFY(readDeckTemplate(packageOf(parts), u"x"_s).value().areas.title.width() > 600.0); // no size given
    // The layout has no footer placeholder: it is a plain text box.
    const QByteArray slide = partOf(partsOf({test::samplePage()}, {.base = base}), u"ppt/slides/slide1.xml"_s);
    QVERIFY(slide.contains("<p:cNvSpPr txBox=\"1\"/>") && slide.contains("type=\"title\""));
}

// As EMU, 12,700 to a point.
static QByteArray placeholder(const QByteArray &attributes, const QRect &at = {})
{
    const QString place = at.isNull() ? QString()
                                      : u"<a:off x=\"%1\" y=\"%2\"/><a:ext cx=\"%3\" cy=\"%4\"/>"_s.arg(at.x() * 12700)
                                            .arg(at.y() * 12700)
                                            .arg(at.width() * 12700)
                                            .arg(at.height() * 12700);
    return "<p:sp><p:nvPr><p:ph " + attributes + "/></p:nvPr>" + place.toUtf8() + "</p:sp>";
}

// The company's template with this one as its only layout with a title.
static PackageParts partsWith(const QByteArray &type, const QByteArray &holders)
{
    PackageParts parts = companyParts();
    for (PackagePart &part : parts) {
        if (part.name == u"ppt/slideLayouts/slideLayout1.xml"_s)
            part.bytes = "<p:sldLayout xmlns:p=\"p\" xmlns:a=\"a\" type=\"" + type + "\">"
                + placeholder("type=\"title\"", {36, 36, 504, 72}) + holders + "</p:sldLayout>";
        else if (part.name.startsWith(u"ppt/slideLayouts/slideLayout"_s))
            part.bytes.replace("<p:ph type=\"title\"/>", "<p:ph type=\"pic\"/>");
    }
    return parts;
}

void TestPresentation::contentIsInItsPlaceholder_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("holders");
    QTest::addColumn<QRectF>("title");
    QTest::addColumn<QRectF>("subtitle");
    QTest::addColumn<QRectF>("content");
    QTest::addColumn<QRectF>("sources");
    // The master has title 40, 24, 640 x 72, text 40, 156, 640 x 300, footer from 520, number 644, 500, 36 x 20.
    // Sources are 46 above the footer and 8 left of the number; the subtitle takes 52 of the content.
    const QRect wide(36, 144, 648, 288);
    const QRectF title(36, 36, 504, 72);
    const QRectF ofMaster(40, 24, 640, 72);
    const QRectF inside(36, 144, 648, 50);
    const QRectF rest(36, 196, 648, 236);
    const QRectF sources(36, 474, 600, 44);
    const QRectF sourcesOfMaster(40, 474, 596, 44);
    QTest::newRow("wider than the title")
        << QByteArray("obj") << placeholder("idx=\"1\"", wide) << title << inside << rest << sources;
    QTest::newRow("of texts") << QByteArray("tx") << placeholder("type=\"body\" idx=\"1\"", wide) << title << inside
                              << rest << sources;
    QTest::newRow("with the master's place")
        << QByteArray("obj") << placeholder("idx=\"1\"") << title << QRectF(40, 156, 640, 50)
        << QRectF(40, 208, 640, 248) << sourcesOfMaster;
    QTest::newRow("below the layout's subtitle")
        << QByteArray("obj")
        << placeholder("type=\"subTitle\" idx=\"2\"", {36, 110, 648, 30}) + placeholder("idx=\"1\"", wide) << title
        << QRectF(36, 110, 648, 30) << QRectF(wide) << sources;
    QTest::newRow("overlapped by the title")
        << QByteArray("obj") << placeholder("idx=\"1\"", {36, 98, 648, 334}) << title << QRectF(36, 108, 648, 50)
        << QRectF(36, 160, 648, 272) << sources;
    QTest::newRow("down to the footer") << QByteArray("obj") << placeholder("idx=\"1\"", {36, 144, 648, 376}) << title
                                        << inside << QRectF(36, 196, 648, 274) << sources;
    // 48 points are left for a chart: as Impress writes it for all masters but one.
    QTest::newRow("too low") << QByteArray("obj") << placeholder("idx=\"1\"", {36, 144, 648, 100}) << ofMaster
                             << QRectF(40, 156, 640, 50) << QRectF(40, 208, 640, 248) << sourcesOfMaster;
    QTest::newRow("none") << QByteArray("titleOnly") << QByteArray() << title << QRectF(36, 110, 504, 50)
                          << QRectF(36, 162, 504, 308) << QRectF(36, 474, 504, 44);
}

void TestPresentation::contentIsInItsPlaceholder()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, holders);
    const Result<DeckTemplate> base = readDeckTemplate(packageOf(partsWith(type, holders)), u"x"_s);
    QVERIFY2(base, base ? "" : qPrintable(base.problem().toText()));
    QTEST(base.value().areas.title, "title");
    QTEST(base.value().areas.subtitle, "subtitle");
    QTEST(base.value().areas.content, "content");
    QTEST(base.value().areas.footer, "sources");
    QCOMPARE(base.value().holders.placesTitle, base.value().areas.title == QRectF(40, 24, 640, 72));
    QCOMPARE(base.value().holders.graphic.index, type == "obj" ? 1 : -1);
}

// If the content has the master's place, so has the title, in the colour of its prompt.
void TestPresentation::titlesFollowTheirContent()
{
    for (const bool isLow : {false, true}) {
        PackageParts parts = partsWith("obj", placeholder("idx=\"1\"", {36, 144, 648, isLow ? 100 : 288}));
        for (PackagePart &part : parts) {
            if (part.name == u"ppt/slideMasters/slideMaster1.xml"_s) // its first text is the title's
                part.bytes.replace(part.bytes.indexOf("<a:r>"), 5, "<a:r><a:srgbClr val=\"ABCDEF\"/>");
        }
        const DeckTemplate base = readDeckTemplate(packageOf(parts), u"x"_s).value();
        QCOMPARE(base.holders.titleColour, isLow ? std::optional(QColor(0xABCDEF)) : std::nullopt);
        PageSpec page = test::samplePage();
        page.doubt.clear(); // it would have the colour of a warning
        const QByteArray slide = partOf(partsOf({page}, {.base = base}), u"ppt/slides/slide1.xml"_s);
        const QByteArray moved = "<p:ph type=\"title\"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm>"
                                 "<a:off x=\"508000\" y=\"304800\"/><a:ext cx=\"8128000\" cy=\"914400\"/>";
        QCOMPARE(slide.count(moved), isLow ? 1 : 0);
        const qsizetype title = slide.indexOf("<p:ph type=\"title\"/>");
        const QByteArray shape = slide.mid(title, slide.indexOf("</p:sp>", title) - title);
        QCOMPARE(shape.contains("<a:solidFill>"), isLow);
    }
}

void TestPresentation::numbersOfTemplatesAreNotRepeated_data()
{
    QTest::addColumn<QByteArray>("shape"); // of the master
    QTest::addColumn<bool>("isHidden");
    QTest::addColumn<bool>("hasOurs");
    const QByteArray at = "<a:off x=\"8229600\" y=\"6400800\"/><a:ext cx=\"457200\" cy=\"254000\"/>"; // 648, 504
    const QByteArray drawn = "<p:sp>" + at + "<a:fld type=\"slidenum\"/></p:sp>";
    QTest::newRow("drawn by the master") << drawn << false << false;
    QTest::newRow("drawn by a master that the layout hides") << drawn << true << true;
    QTest::newRow("a date") << "<p:sp>" + at + "<a:fld type=\"datetime1\"/></p:sp>" << false << true;
    QTest::newRow("a placeholder") << QByteArray() << false << true;
}

void TestPresentation::numbersOfTemplatesAreNotRepeated()
{
    QFETCH(const QByteArray, shape);
    QFETCH(const bool, isHidden);
    QFETCH(const bool, hasOurs);
    PackageParts parts = companyParts();
    for (PackagePart &part : parts) {
        if (part.name == u"ppt/slideMasters/slideMaster1.xml"_s)
            part.bytes.replace("</p:spTree>", shape + "</p:spTree>");
        else if (part.name == u"ppt/slideLayouts/slideLayout1.xml"_s && isHidden)
            part.bytes.replace("<p:sldLayout ", "<p:sldLayout showMasterSp=\"0\" ");
    }
    const DeckTemplate base = readDeckTemplate(packageOf(parts), u"x"_s).value();
    const QByteArray slide = partOf(partsOf({test::samplePage()}, {.base = base}), u"ppt/slides/slide1.xml"_s);
    QCOMPARE(slide.contains("type=\"slidenum\""), hasOurs);
    QCOMPARE(base.areas.number, hasOurs ? QRectF(644, 500, 36, 20) : QRectF(648, 504, 36, 20));
}

static QByteArray untitled(const QByteArray &instead)
{
    PackageParts parts = companyParts();
    for (PackagePart &part : parts) {
        if (part.name.startsWith(u"ppt/slideLayouts/slideLayout"_s))
            part.bytes.replace("<p:ph type=\"title\"/>", "<p:ph type=\"" + instead + "\"/>");
    }
    return packageOf(parts);
}

void TestPresentation::refusesBrokenTemplates_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("message");
    const auto with = [](const QString &name, const std::function<void(PackagePart &)> &change) {
        PackageParts parts = companyParts();
        for (PackagePart &part : parts) {
            if (part.name == name)
                change(part);
        }
        return packageOf(parts);
    };
    const auto cut = [&](const QString &name, const QByteArray &from, const QByteArray &to) {
        return with(name, [&](PackagePart &part) { part.bytes.replace(from, to); });
    };
    const auto gone = [&](const QString &name) {
        return with(name, [](PackagePart &part) { part.name += u".bak"_s; });
    };
    QTest::newRow("no package") << QByteArray("hello")
                                << u"This file is not a ZIP package, or is truncated or damaged."_s;
    QTest::newRow("another package") << packageOf({{u"a.xml"_s, "<a/>"}}) << u"This file is not a presentation."_s;
    QTest::newRow("a workbook") << workbookOf({}, {}).value() << u"This file is not a presentation."_s;
    QTest::newRow("broken XML") << cut(u"ppt/presentation.xml"_s, "</p:sldMasterIdLst>", "<")
                                << u"This file is not a presentation."_s;
    QTest::newRow("no size") << cut(u"ppt/presentation.xml"_s, "cx=\"9144000\"", "cx=\"1\"")
                             << u"This file is not a presentation."_s;
    QTest::newRow("no master") << cut(u"ppt/presentation.xml"_s, "p:sldMasterId ", "p:none ")
                               << u"This presentation has no slide master."_s;
    QTest::newRow("master gone") << gone(u"ppt/slideMasters/slideMaster1.xml"_s)
                                 << u"This presentation lacks parts that its masters refer to."_s;
    QTest::newRow("theme gone") << gone(u"ppt/theme/theme1.xml"_s)
                                << u"This presentation lacks parts that its masters refer to."_s;
    QTest::newRow("out of the package") << cut(u"ppt/slideMasters/_rels/slideMaster1.xml.rels"_s, "../theme/theme1.xml",
                                               "../../../etc/passwd")
                                        << u"This presentation lacks parts that its masters refer to."_s;
    QTest::newRow("a step on the spot") << cut(u"ppt/slideMasters/_rels/slideMaster1.xml.rels"_s, "../theme/theme1.xml",
                                               ".././theme//theme1.xml")
                                        << QString();
    QTest::newRow("an embedded object")
        << cut(u"ppt/slideMasters/_rels/slideMaster1.xml.rels"_s, "../theme/theme1.xml", "../embeddings/ole1.bin")
        << u"The masters of this presentation contain \"ppt/embeddings/ole1.bin\", which cannot be used."_s;
    QTest::newRow("no types") << cut(u"[Content_Types].xml"_s, "Override", "None") << QString();
    QTest::newRow("entities") << cut(u"ppt/theme/theme1.xml"_s, "<a:theme ",
                                     "<!DOCTYPE a [<!ENTITY b \"c\">]><a:theme ")
                              << u"The part \"ppt/theme/theme1.xml\" of this presentation is not readable XML."_s;
    const QString noLayout = u"No layout of this presentation has a title and room for content."_s;
    QTest::newRow("no title") << untitled("pic") << noLayout;
    QTest::newRow("title slides only") << untitled("ctrTitle") << noLayout;
    QTest::newRow("a compound file") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 ...")
                                     << u"This file may be encrypted, or an old presentation (.ppt)."_s;
    QTest::newRow("a layout without title")
        << cut(u"ppt/slideLayouts/slideLayout1.xml"_s, "<p:ph type=\"title\"/>", "<p:ph type=\"pic\"/>") << QString();
}

void TestPresentation::refusesBrokenTemplates()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, message);
    const Result<DeckTemplate> base = readDeckTemplate(file, u"company.potx"_s);
    if (message.isEmpty()) { // default types by extension suffice
        QVERIFY2(base, base ? "" : qPrintable(base.problem().toText()));
        return;
    }
    QVERIFY(!base);
    QCOMPARE(base.problem().message, message);
    QCOMPARE(base.problem().where.file, u"company.potx"_s);
    QVERIFY(!base.problem().remedy.isEmpty());
    const bool isOfLayouts = message.startsWith(u"No layout"_s);
    QCOMPARE(base.problem().remedy.contains(u"\"Title and Content\""_s), isOfLayouts);
    QCOMPARE(base.problem().remedy.contains(u"without a password"_s), message.contains(u"encrypted"_s));
}

// Never crashes, and an accepted template gives a valid file.
void TestPresentation::survivesDamagedTemplates()
{
    const PackageParts whole = companyParts();
    PageSpec page = test::samplePage(2);
    page.charts.resize(1);
    int read = 0;
    for (quint32 seed = 1; seed <= 150; ++seed) {
        QRandomGenerator random(seed);
        PackageParts parts = whole;
        for (int changes = 1 + random.bounded(3); changes > 0; --changes) {
            PackagePart &part = parts[random.bounded(static_cast<int>(parts.size()))];
            const int at = random.bounded(static_cast<int>(part.bytes.size()));
            if (random.bounded(2) == 0)
                part.bytes[at] = static_cast<char>(random.bounded(32, 127));
            else
                part.bytes.remove(at, random.bounded(40));
        }
        const Result<DeckTemplate> base = readDeckTemplate(packageOf(parts), u"x"_s);
        if (!base)
            continue;
        ++read;
        if (read % 10 == 0)
            QVERIFY(pptxOf({page}, {.base = base.value()}));
    }
    QVERIFY(read > 20);
}

CHIPBOARD_TEST(TestPresentation, QGuiApplication)

} // namespace tst_presentation

#include "tst_presentation.moc"
