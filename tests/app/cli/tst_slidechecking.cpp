// The slide check on pages as the program builds and lays them out: what it finds and what not, and that each fix
// removes its finding. Pages are then broken in ways that users have reported.
#include "app/window/pagetable.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "data/views/slidecheck.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/charts/textruler.h"
#include "widgets/export/charttexts.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/deckslides.h"
#include "widgets/export/office/slidehead.h"
#include "widgets/export/slidefacts.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;

namespace tst_slidechecking {

namespace {

const Catalog &catalog()
{
    static const Catalog all = loadCatalog({}).catalog;
    return all;
}

Board boardOf(const char *chips)
{
    Board board = testing::onDemandBoard();
    board.chips = mapped(QString::fromLatin1(chips).split(u','), [](const QString &id) { return ChipId(id); });
    board.baseline = board.chips.constLast().text();
    return board;
}

constexpr const char *twelve = "trainium2,trainium3,inferentia2,a100-80-sxm,b200,b300,h200-sxm,mi300x,mi325x,gaudi3,"
                               "tpu-v6e,h100-sxm";

struct Made
{
    PageSpec page;
    ResultTable table;
};

Made made(const QString &id, const Board &board)
{
    static const ModelCheck none;
    const PageSources sources{[]() -> const ModelCheck & { return none; }, {}, {}, {}};
    const Formatter formatter;
    const PageRow &row = *findPage(id);
    const ResultTable table = row.table(catalog(), board);
    return {row.page({catalog(), catalog(), board, table, formatter, sources}), table};
}

QList<SlideFinding> found(const Made &one, const Board &board, const ExportOptions &options = {},
                          const QDate &today = QDate(2026, 11, 22))
{
    TextRuler ruler;
    const SlideFacts facts = slideFacts(one.page, options, today, ruler, options.chartsPerSlide).value();
    return checkSlide({one.page, catalog(), board, one.table, facts});
}

QStringList textsOf(const QList<SlideFinding> &findings, const QString &rule)
{
    QStringList texts;
    for (const SlideFinding &finding : findings)
        texts << (finding.rule == rule ? QStringList{finding.text} : QStringList());
    return texts;
}

ExportOptions sized(const char *size, const char *type = "normal")
{
    return ExportOptions{.pageSize = QLatin1String(size), .typeScale = QLatin1String(type)};
}

} // namespace

class TestSlideChecking : public chipboard::testing::StrictTest
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:

    void oldPricesAreFoundOnEveryPage_data();
    void oldPricesAreFoundOnEveryPage();
    void mixedPricesNameChartsThatAreThere_data();
    void mixedPricesNameChartsThatAreThere();
    void wholeTextsAreNoFault_data();
    void wholeTextsAreNoFault();
    void titlesThatAreCutAreFound();
    void announcedThingsDrawnSolidAreFound_data();
    void announcedThingsDrawnSolidAreFound();
    void marksWithoutNamesAreFound();
    void crowdsAreFound();
    void namesOfRowsAreNotThinnedOut();
    void ourOwnSlidesPass_data();
    void ourOwnSlidesPass();
    void narrowPagesCutNothing_data();
    void narrowPagesCutNothing();
    void slidesNameAllThatTheyShow_data();
    void slidesNameAllThatTheyShow();
    void namesWithoutRoomAreTold();
    void smallTypeIsFoundAndGrows_data();
    void smallTypeIsFoundAndGrows();
    void pagesWithoutGroundAreTold();
    void sharedSlidesLoseNothing_data();
    void sharedSlidesLoseNothing();
    void scalesMayTouchMarks();
    void theCommandTellsAll();
    void slidesOfATemplateAreChecked();
    void theCommandChecksTitles_data();
    void theCommandChecksTitles();
    void slidesOfADeckAreCheckedAsTheirPages();
    void longTitlesOfSectionsAreFound();
};

void TestSlideChecking::oldPricesAreFoundOnEveryPage_data()
{
    QTest::addColumn<QString>("page");
    for (const char *id : {"compare", "workload", "value", "break-even", "price-history", "claims", "roadmap"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

// The newest on-demand list is dated 2026-07-20; others have only a month, such as "2026-01".
void TestSlideChecking::oldPricesAreFoundOnEveryPage()
{
    QFETCH(const QString, page);
    for (const char *chips : {"trainium2,h100-sxm", twelve}) {
        const Board board = boardOf(chips);
        const QStringList texts = textsOf(found(made(page, board), board), u"stale-price"_s);
        QCOMPARE(texts.size(), 1);
        QVERIFY2(texts.constFirst().contains(QRegularExpression(u"from \\d+ \\w+ 20\\d\\d, [\\d,]+ days ago\\."_s)),
                 qPrintable(texts.constFirst()));
    }
    const Board two = boardOf("trainium2,h100-sxm");
    QVERIFY(textsOf(found(made(page, two), two, {}, QDate(2026, 8, 1)), u"stale-price"_s).isEmpty());
    QVERIFY(textsOf(found(made(u"roofline"_s, two), two), u"stale-price"_s).isEmpty()); // the page shows no prices
}

void TestSlideChecking::mixedPricesNameChartsThatAreThere_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<int>("findings");
    QTest::newRow("a chart of prices") << u"compare"_s << 1;
    QTest::newRow("one of two axes") << u"value"_s << 1;
    QTest::newRow("a chart of costs") << u"workload"_s << 1;
    QTest::newRow("behind a cost") << u"break-even"_s << 1;
    QTest::newRow("told claim by claim") << u"claims"_s << 0;
    QTest::newRow("each kind has its chart") << u"price-history"_s << 0;
    QTest::newRow("no prices") << u"roofline"_s << 0;
}

// Trainium2 has only a Capacity Block price, H100 a list price.
void TestSlideChecking::mixedPricesNameChartsThatAreThere()
{
    QFETCH(const QString, page);
    const Board board = boardOf("trainium2,h100-sxm");
    const Made one = made(page, board);
    const QStringList texts = textsOf(found(one, board), u"mixed-prices"_s);
    QTEST(static_cast<int>(texts.size()), "findings");
    for (const QString &text : texts) {
        const bool isThere = std::ranges::any_of(
            one.page.charts, [&text](const ChartSpec &chart) { return text.startsWith(u"\"%1\""_s.arg(chart.title)); });
        QVERIFY2(isThere && !text.startsWith(u"\"Chips\""_s), qPrintable(text));
    }
    const Board alone = boardOf("h100-sxm");
    QVERIFY(textsOf(found(made(page, alone), alone), u"mixed-prices"_s).isEmpty());
}

void TestSlideChecking::wholeTextsAreNoFault_data()
{
    QTest::addColumn<QString>("page");
    for (const char *id : {"compare", "value", "roofline", "break-even", "scenarios"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

// Subtitles with non-breaking spaces that wrap to two lines are not cut.
void TestSlideChecking::wholeTextsAreNoFault()
{
    QFETCH(const QString, page);
    Board board = boardOf("trainium2,h100-sxm");
    board.scenarios.all = {Scenario{u"Half used"_s, board.priceBook, board.assumptions, {}},
                           Scenario{u"As it is"_s, {}, {}, {}}};
    board.scenarios.inForce = 1;
    const QList<SlideFinding> findings = found(made(page, board), board);
    for (const QString &rule : {u"cut-labels"_s, u"cut-texts"_s, u"overlapping-labels"_s, u"crowded-labels"_s,
                                u"unnamed-marks"_s, u"announced-unmarked"_s}) {
        QCOMPARE(textsOf(findings, rule).join(u'\n'), QString());
    }
}

void TestSlideChecking::titlesThatAreCutAreFound()
{
    Board board = boardOf("trainium2,h100-sxm");
    board.title = u"A sentence that somebody wrote without an end in sight "_s.repeated(12).trimmed();
    const ExportOptions half = sized("half-slide");
    const QList<SlideFinding> findings = found(made(u"workload"_s, board), board, half);
    QCOMPARE(textsOf(findings, u"cut-texts"_s).size(), 1);
    const auto cut =
        std::ranges::find_if(findings, [](const SlideFinding &finding) { return finding.rule == u"cut-texts"_s; });
    QVERIFY(!cut->mend.board && cut->severity == SlideSeverity::Fault); // a custom title is kept
    QCOMPARE(cut->mend.options, (QMap<QString, QString>{{u"size"_s, u"slide"_s}}));
    board.title.clear();
    const Made untitled = made(u"workload"_s, board);
    QVERIFY(textsOf(found(untitled, board, sized("slide")), u"cut-texts"_s).isEmpty());
    // A default title, as long as in a wordier language.
    Made longer = untitled;
    longer.page.title = (longer.page.title + u", "_s).repeated(12);
    QCOMPARE(textsOf(found(longer, board, half), u"cut-texts"_s).size(), 1);
    longer.page.title = untitled.page.title;
    longer.page.footer = (longer.page.footer + u", "_s).repeated(30);
    QVERIFY(textsOf(found(longer, board, half), u"cut-texts"_s).constFirst().contains(longer.page.footer.left(20)));
}

void TestSlideChecking::announcedThingsDrawnSolidAreFound_data()
{
    QTest::addColumn<QString>("page");
    for (const char *id : {"compare", "roofline", "roadmap"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

// Every page marks announced products; the check reports them if they are drawn like the others.
void TestSlideChecking::announcedThingsDrawnSolidAreFound()
{
    QFETCH(const QString, page);
    Board board = boardOf("trainium3,trainium4,rubin,h100-sxm");
    board.precision = Precision::Fp8;
    Made one = made(page, board);
    QCOMPARE(textsOf(found(one, board), u"announced-unmarked"_s), QStringList());
    for (ChartSpec &chart : one.page.charts) {
        for (PlaneMark &mark : chart.plane.marks)
            mark.style = MarkStyle::Solid;
        for (PlaneLine &line : chart.plane.lines)
            line.dashed = false;
        for (ChartSeries &series : chart.series) {
            for (ChartPoint &point : series.points)
                point.style = MarkStyle::Solid;
        }
    }
    const QStringList texts = textsOf(found(one, board), u"announced-unmarked"_s);
    QVERIFY(!texts.isEmpty());
    QVERIFY2(texts.join(u' ').contains(u"announced but not on sale"_s), qPrintable(texts.join(u' ')));
}

void TestSlideChecking::marksWithoutNamesAreFound()
{
    const Board board = boardOf("trainium2,b200,h100-sxm");
    Made one = made(u"value"_s, board);
    QVERIFY(textsOf(found(one, board), u"unnamed-marks"_s).isEmpty());
    qsizetype marks = 0;
    for (PlaneMark &mark : one.page.charts.first().plane.marks) {
        mark.label.clear();
        ++marks;
    }
    for (PlaneLine &line : one.page.charts.first().plane.lines)
        line.label.clear();
    const QStringList texts = textsOf(found(one, board), u"unnamed-marks"_s);
    QCOMPARE(texts.size(), 1);
    QVERIFY2(texts.constFirst().contains(u"%1: %2 of %2"_s.arg(one.page.charts.constFirst().title).arg(marks)),
             qPrintable(texts.constFirst()));
    for (PlaneMark &mark : one.page.charts.first().plane.marks)
        mark.small = true; // one of hundreds
    QVERIFY(textsOf(found(one, board), u"unnamed-marks"_s).isEmpty());
}

// Ten spaced-out marks have their labels next to them; in a band of lines all labels get leader lines, and in a plot
// full of lines no label fits.
void TestSlideChecking::crowdsAreFound()
{
    ChartSpec chart = made(u"roofline"_s, boardOf("trainium2,h100-sxm")).page.charts.constFirst();
    const PlaneMark mark = chart.plane.marks.constFirst();
    chart.plane.marks.clear();
    chart.plane.lines.clear();
    const auto between = [](const ChartAxis &axis, double share) {
        return axis.minimum * std::pow(axis.maximum / axis.minimum, share); // both axes are logarithmic
    };
    QCOMPARE(chart.axis.scale, AxisScale::Logarithmic);
    for (int i = 0; i < 10; ++i) {
        chart.plane.marks << mark;
        chart.plane.marks.last().id = u"x%1"_s.arg(i);
        chart.plane.marks.last().label = u"Chip %1"_s.arg(i);
        chart.plane.marks.last().x = between(chart.axis, 0.05 + 0.09 * i);
        chart.plane.marks.last().y = between(chart.plane.y, 0.5);
    }
    TextRuler ruler;
    const QSizeF size(1200.0, 480.0);
    ChartTexts texts = readChart(chart, lightTheme().type, size, ruler);
    QCOMPARE(texts.names, 10);
    QCOMPARE(texts.apart, 0);
    QCOMPARE(texts.struck, QStringList());
    const auto addLines = [&](int first, int last) {
        for (int i = first; i <= last; ++i) {
            PlaneLine line;
            line.id = u"line%1"_s.arg(i);
            for (const double share : {0.0, 1.0})
                line.points << QPointF(between(chart.axis, share), between(chart.plane.y, 0.01 * i));
            chart.plane.lines << line;
        }
    };
    addLines(40, 60);
    texts = readChart(chart, lightTheme().type, size, ruler);
    QVERIFY2(texts.apart > 8, qPrintable(QString::number(texts.apart)));
    QCOMPARE(texts.apart, texts.names);
    QCOMPARE(texts.struck, QStringList());
    QCOMPARE(texts.marks, 10);
    addLines(0, 39);
    addLines(61, 100);
    texts = readChart(chart, lightTheme().type, size, ruler);
    QVERIFY2(texts.cut.contains(u"Chip 5"_s), qPrintable(texts.cut.join(u", "_s)));
    QCOMPARE(texts.struck, QStringList());
}

// Tick numbers may be thinned out, row names may not.
void TestSlideChecking::namesOfRowsAreNotThinnedOut()
{
    ChartSpec chart = made(u"roofline"_s, boardOf("trainium2,h100-sxm")).page.charts.constFirst();
    chart.plane.marks.clear();
    chart.plane.lines.clear();
    chart.plane.y = {};
    for (int i = 0; i < 80; ++i) {
        chart.plane.y.ticks << i + 0.5;
        chart.plane.y.tickLabels << u"Row %1"_s.arg(i);
    }
    chart.plane.y.maximum = 80.0;
    TextRuler ruler;
    const QSizeF size(900.0, 400.0);
    QVERIFY(readChart(chart, lightTheme().type, size, ruler).cut.contains(u"Row 1"_s));
    chart.plane.y.maximum = 81.0; // not one tick per row any more: numbers
    QVERIFY(!readChart(chart, lightTheme().type, size, ruler).cut.contains(u"Row 1"_s));
}

void TestSlideChecking::ourOwnSlidesPass_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("isDefault");
    for (const PageRow &row : pageTable()) {
        QTest::addRow("%s, default board", row.id) << QString::fromLatin1(row.id) << true;
        QTest::addRow("%s, 12 chips", row.id) << QString::fromLatin1(row.id) << false;
    }
}

// Unedited pages: no text is too small, no name is shortened to fit, and no texts overlap.
void TestSlideChecking::ourOwnSlidesPass()
{
    QFETCH(const QString, page);
    QFETCH(const bool, isDefault);
    const Board board = isDefault ? testing::onDemandBoard() : boardOf(twelve);
    const QList<SlideFinding> findings = found(made(page, board), board);
    QCOMPARE(textsOf(findings, u"small-text"_s), QStringList());
    QCOMPARE(textsOf(findings, u"cut-labels"_s).join(u'\n'), QString());
    QCOMPARE(textsOf(findings, u"overlapping-labels"_s).join(u'\n'), QString());
}

void TestSlideChecking::narrowPagesCutNothing_data()
{
    QTest::addColumn<QString>("page");
    for (const PageRow &row : pageTable())
        QTest::newRow(row.id) << QString::fromLatin1(row.id);
}

// Charts that do not fit side by side go to further pages, and tables are split.
void TestSlideChecking::narrowPagesCutNothing()
{
    QFETCH(const QString, page);
    const Board board = testing::onDemandBoard();
    const Made one = made(page, board);
    QStringList cut;
    for (const char *size : {"half-slide", "square", "slide-4x3"}) {
        const QList<SlideFinding> findings = found(one, board, sized(size));
        for (const QString &text : textsOf(findings, u"cut-labels"_s) + textsOf(findings, u"cut-texts"_s))
            cut << QLatin1String(size) + u": "_s + text;
    }
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

namespace {

// Names that a plane must show: of marks, lines with at least two points, bands, and rows.
QStringList promisedOn(const ChartSpec &chart)
{
    QStringList names =
        mapped(chart.plane.marks, [](const PlaneMark &mark) { return (mark.small ? QString() : mark.label); });
    for (const PlaneLine &line : chart.plane.lines)
        names << (line.points.size() > 1 ? line.label : QString());
    for (const PlaneBand &band : chart.plane.bands)
        names << band.label;
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

// Visible texts of a chart part and its overlaid shapes.
QStringList writtenIn(const OfficeChart &chart)
{
    QStringList texts;
    QString series;
    bool isName = false;
    bool isLabel = false;
    QXmlStreamReader part(chart.xml);
    while (!part.atEnd()) {
        if (part.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto name = part.name();
        isName = (isName || name == u"tx") && name != u"spPr";
        isLabel = (isLabel || name == u"dLbl") && name != u"xVal" && name != u"ser";
        if (isLabel && name == u"showSerName" && part.attributes().value(u"val"_s) == u"1")
            texts << series;
        else if (isLabel && name == u"t")
            texts << part.readElementText();
        else if (isName && !isLabel && name == u"v")
            series = part.readElementText();
    }
    QXmlStreamReader shapes(chart.shapes);
    while (!shapes.atEnd()) {
        if (shapes.readNext() == QXmlStreamReader::StartElement && shapes.name() == u"t")
            texts << shapes.readElementText();
    }
    return texts;
}

// The name is shown alone, with others at the same mark, or in a key whose number is shown.
bool isWrittenIn(const QStringList &texts, const QString &name)
{
    for (const QString &text : texts) {
        for (const QString &between : {u", "_s, u" = "_s}) { // the name itself may cover two marks
            if ((between + text + between).contains(between + name + between))
                return true;
        }
        for (const QString &entry : text.split(u" \u00B7 "_s)) {
            const QString number = entry.section(u' ', 0, 0);
            const bool isNumbered = entry.startsWith(u'(') && entry == number + u' ' + name;
            const auto hasNumber = [&number](QString one) {
                return one.replace(u" = "_s, u", "_s).split(u", "_s).contains(number);
            };
            if (entry.endsWith(u": "_s + name) // a row name
                || (isNumbered && std::ranges::any_of(texts, hasNumber)))
                return true;
        }
    }
    return false;
}

} // namespace

void TestSlideChecking::slidesNameAllThatTheyShow_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("chips");
    QTest::addColumn<QString>("size");
    for (const char *size : {"slide", "slide-4x3"}) {
        for (const char *page :
             {"break-even", "interactivity", "claims", "roofline", "value", "price-history", "model-check"})
            QTest::addRow("%s, default board, %s", page, size)
                << QString::fromLatin1(page) << QString() << QString::fromLatin1(size);
        for (const char *page : {"interactivity", "value", "roofline"})
            QTest::addRow("%s, 12 chips, %s", page, size)
                << QString::fromLatin1(page) << QString::fromLatin1(twelve) << QString::fromLatin1(size);
    }
}

// Reads the exported files. At 4:3 one of two lines of a break-even chart had no name.
void TestSlideChecking::slidesNameAllThatTheyShow()
{
    QFETCH(const QString, page);
    QFETCH(const QString, chips);
    QFETCH(const QString, size);
    const Board board = chips.isEmpty() ? defaultBoard() : boardOf(chips.toLatin1().constData());
    const Made one = made(page, board);
    const PageSize paper = *findPageSize(size);
    DeckCut cut{.areas = slideAreas({paper.width, paper.height})};
    QStringList missing;
    int promised = 0;
    for (const DeckSlide &slide : deckSlides({one.page}, cut)) {
        const QRectF content = fittedSlide(slide, cut.areas, false, cut.look.letters).areas.content;
        for (const auto &[spec, frame] : framedCharts(slide, content, cut.areas.scale, cut.look)) {
            const QStringList texts = writtenIn(officeChart(spec, frame));
            for (const QString &name : promisedOn(spec)) {
                ++promised;
                if (!isWrittenIn(texts, name))
                    missing << spec.title + u": "_s + name;
            }
        }
    }
    QVERIFY(promised > 0);
    QCOMPARE(missing.join(u'\n'), QString());
    QCOMPARE(textsOf(found(one, board, sized(size.toLatin1().constData())), u"cut-labels"_s).join(u'\n'), QString());
}

// On a slide of 2.5 x 2.5 inches the check names the missing texts, and so does the export.
void TestSlideChecking::namesWithoutRoomAreTold()
{
    // Pages of this size are refused; slides are not, and say what they cannot name.
    const Board board = boardOf(twelve);
    TextRuler ruler;
    const Made one = made(u"interactivity"_s, board);
    const auto refused = slideFacts(one.page, sized("2.5x2.5in"), QDate(2026, 11, 22), ruler, 1);
    QVERIFY(!refused && refused.problem().message.contains(u"too small for all rows"_s));
    const QTemporaryDir folder;
    const Outcome outcome =
        runCli({u"export"_s, u"--chips"_s, QString::fromLatin1(twelve), u"--page"_s, u"interactivity"_s, u"--size"_s,
                u"2.5x2.5in"_s, u"--to"_s, folder.filePath(u"a.pptx"_s)});
    QVERIFY2(outcome.err.contains(u"The slides have no room for these names. "_s), qPrintable(outcome.err));
    const Outcome whole = runCli({u"export"_s, u"--chips"_s, QString::fromLatin1(twelve), u"--page"_s,
                                  u"interactivity"_s, u"--to"_s, folder.filePath(u"b.pptx"_s)});
    QVERIFY2(!whole.err.contains(u"no room"_s), qPrintable(whole.err));
}

void TestSlideChecking::smallTypeIsFoundAndGrows_data()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("compare") << u"compare"_s;
    QTest::newRow("workload") << u"workload"_s;
    QTest::newRow("value") << u"value"_s;
}

// With small type, 12 chips have 7.5 points on a slide; the offered fix makes the text large enough.
void TestSlideChecking::smallTypeIsFoundAndGrows()
{
    QFETCH(const QString, page);
    const Board board = boardOf(twelve);
    const Made one = made(page, board);
    ExportOptions options = sized("slide", "small");
    for (int step = 0; step < 3; ++step) {
        const QList<SlideFinding> findings = found(one, board, options);
        const auto small =
            std::ranges::find_if(findings, [](const SlideFinding &finding) { return finding.rule == u"small-text"_s; });
        if (small == findings.end())
            break;
        QVERIFY(small->mend.isPossible());
        if (small->mend.board)
            break; // fewer charts or rows
        options.typeScale = small->mend.options.value(u"type"_s);
        QCOMPARE(textsOf(found(one, board, options), u"small-text"_s), QStringList());
    }
    QVERIFY(textsOf(found(one, board, sized("a4")), u"small-text"_s).isEmpty()); // read at arm's length
}

void TestSlideChecking::pagesWithoutGroundAreTold()
{
    const Board board = boardOf("trainium2,h100-sxm");
    const Made one = made(u"compare"_s, board);
    const auto told = [&](const char *theme) {
        return textsOf(found(one, board, ExportOptions{.theme = QLatin1String(theme)}), u"no-ground"_s);
    };
    QCOMPARE(told("light"), QStringList());
    QCOMPARE(told("dark"), QStringList());
    QVERIFY(told("transparent").constFirst().contains(u"and lighter"_s));
    QVERIFY(told("transparent-dark").constFirst().contains(u"and darker"_s));
}

void TestSlideChecking::sharedSlidesLoseNothing_data()
{
    QTest::addColumn<QString>("page");
    for (const char *id : {"roadmap", "break-even", "what-if", "compare", "price-history"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

// A chart whose names do not fit next to three others shares its slide with one or none, such as the chip timeline.
void TestSlideChecking::sharedSlidesLoseNothing()
{
    QFETCH(const QString, page);
    const Board board = defaultBoard();
    const Made one = made(page, board);
    for (const int count : {2, 4}) {
        const QList<SlideFinding> findings = found(one, board, ExportOptions{.chartsPerSlide = count});
        QCOMPARE(textsOf(findings, u"cut-labels"_s).join(u'\n'), QString());
        QCOMPARE(textsOf(findings, u"lost-rows"_s).join(u'\n'), QString());
    }
    DeckCut cut{.areas = slideAreas({960.0, 540.0}), .chartsPerSlide = 4};
    const DeckSlide first = deckSlides({one.page}, cut).constFirst();
    if (page == u"roadmap"_s)
        QVERIFY(first.panels.size() < 4);
    if (page == u"compare"_s)
        QVERIFY(first.panels.size() > 1);
}

// A mark in the corner of a plane may cover an axis number next to it, because the numbers form a sequence. Covering a
// row name would be an error.
void TestSlideChecking::scalesMayTouchMarks()
{
    ChartSpec chart = made(u"roofline"_s, boardOf("trainium2,h100-sxm")).page.charts.constFirst();
    chart.plane.marks.resize(1);
    chart.plane.lines.clear();
    chart.axis = {{}, {}, AxisScale::Linear, 0.0, 10.0, {0.0, 5.0, 10.0}, {}};
    chart.plane.y = chart.axis;
    chart.plane.marks.first().x = 0.0;
    chart.plane.marks.first().y = 0.0;
    TextRuler ruler;
    QCOMPARE(readChart(chart, lightTheme().type, {900.0, 400.0}, ruler).overlapping, QStringList());
}

void TestSlideChecking::theCommandChecksTitles_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("quote");
    const QStringList page{u"--page"_s, u"compare"_s, u"--title"_s};
    const QStringList chart{u"--what"_s, u"chart"_s, u"--chart"_s, u"memory"_s, u"--title"_s};
    QTest::newRow("a number of a chart on its page")
        << page + QStringList{u"compute_best=Trainium2 delivers 40% more compute than H100"_s} << u"40% more"_s;
    QTest::newRow("of a chart alone") << chart + QStringList{u"memory=Trainium2 has 40% more memory than H100"_s}
                                      << u"40% more"_s;
    QTest::newRow("the other way round") << page
            + QStringList{u"price_chip_hour=Trainium2 costs 57% more per hour than H100"_s}
                                         << u"57% more"_s;
    QTest::newRow("twice") << page + QStringList{u"memory=H100 has twice the memory of Trainium2"_s} << u"twice"_s;
    QTest::newRow("not the first") << page + QStringList{u"price_chip_hour=H100 is the cheapest chip"_s}
                                   << u"cheapest"_s;
    QTest::newRow("96 against 80 GiB is 20% more")
        << chart + QStringList{u"memory=Trainium2 has 20% more memory than H100"_s} << QString();
    QTest::newRow("$2.24 against $5.19 is 57% less")
        << page + QStringList{u"price_chip_hour=Trainium2 costs 57% less per hour than H100"_s} << QString();
}

// The board's own prices of 22 Jul 2026: Trainium2 $2.24 and H100 $5.19 per hour.
void TestSlideChecking::theCommandChecksTitles()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, quote);
    const Outcome outcome = runCli(QStringList{u"export"_s, u"--check"_s} + arguments);
    QCOMPARE(outcome.err, QString());
    const QByteArray said = "The title says \"" + quote.toUtf8() + "\"; ";
    QVERIFY2(outcome.out.contains("title-number: ") != quote.isEmpty(), outcome.out.constData());
    QVERIFY2(quote.isEmpty() || outcome.out.contains(said), outcome.out.constData());
    QCOMPARE(outcome.status, quote.isEmpty() ? int(Fine) : int(BadData));
}

// The slide of a chart has the findings of its page: Trainium3 uses MXFP8 where others use FP8, on both.
void TestSlideChecking::slidesOfADeckAreCheckedAsTheirPages()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"d.json"_s);
    QFile written(file);
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(R"({"kind":"deck","version":1,"slides":[{"kind":"charts","charts":["compare/compute_best"]}]})");
    written.close();
    const QByteArray rule("mixed-precision: ");
    const Outcome page = runCli({u"export"_s, u"--check"_s, u"--page"_s, u"compare"_s});
    QVERIFY2(page.out.contains(rule), page.out.constData());
    const Outcome slide = runCli({u"export"_s, u"--check"_s, u"--deck"_s, file});
    QVERIFY2(slide.out.contains(rule), slide.out.constData());
}

// The section title is drawn as large as it fits, and the check reports it.
void TestSlideChecking::longTitlesOfSectionsAreFound()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"d.json"_s);
    QFile written(file);
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write("{\"kind\":\"deck\",\"version\":1,\"slides\":[{\"kind\":\"section\",\"title\":\""
                  + QByteArray("A long heading ").repeated(20).trimmed()
                  + "\"},{\"kind\":\"section\",\"title\":\"A short one\"}]}");
    written.close();
    const Outcome outcome = runCli({u"export"_s, u"--deck"_s, file, u"--check"_s});
    QVERIFY2(outcome.out.contains("slide-1: fault: long-title: The title takes "), outcome.out.constData());
    QVERIFY2(!outcome.out.contains("slide-2"), outcome.out.constData());
    QCOMPARE(outcome.status, int(BadData));
}

void TestSlideChecking::theCommandTellsAll()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"b.chipboard"_s);
    Board board = boardOf("trainium2,h100-sxm");
    board.title = u"Without an end "_s.repeated(60).trimmed();
    QFile written(file);
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(writeBoard(board));
    written.close();
    const Outcome outcome = runCli({u"export"_s, file, u"--check"_s, u"--page"_s, u"compare,roofline"_s, u"--size"_s,
                                    u"half-slide"_s, u"--theme"_s, u"transparent-dark"_s});
    QCOMPARE(outcome.status, int(BadData));
    QCOMPARE(outcome.err, QString());
    QVERIFY2(outcome.out.contains("compare: fault: cut-texts: There is not enough room for"), outcome.out.constData());
    QVERIFY2(outcome.out.contains("roofline: caution: no-ground: "), outcome.out.constData());
    QVERIFY2(outcome.out.contains("Fix: --theme light."), outcome.out.constData());
}

// A template with a narrow title: its slides need more lines than ours.
void TestSlideChecking::slidesOfATemplateAreChecked()
{
    const QTemporaryDir folder;
    const QString company = folder.filePath(u"company.pptx"_s);
    const QStringList ask{u"export"_s, u"--chips"_s, u"trainium2,h100-sxm"_s, u"--page"_s, u"compare"_s};
    QCOMPARE(runCli(ask + QStringList{u"--to"_s, company}).status, int(Fine));
    const Outcome checked = runCli(ask + QStringList{u"--check"_s, u"--template"_s, company});
    QVERIFY(checked.status != int(WrongUsage) && checked.out.contains("compare: "));
    QVERIFY2(checked.err.contains(u"checked on slides of the template"_s), qPrintable(checked.err));
    QVERIFY(runCli(ask + QStringList{u"--check"_s}).err.isEmpty());

    const Board board = boardOf("trainium2,h100-sxm");
    const PageSpec page = made(u"compare"_s, board).page;
    const ExportOptions options{.deckTemplate = company};
    std::optional<DeckTemplate> base = readTemplateOf(options).value().deck;
    QVERIFY(base);
    TextRuler ruler;
    const auto titleLines = [&] { return slideFacts(page, options, {}, ruler, 1, base).value().titleLines; };
    const int usual = titleLines();
    base->areas.title.setWidth(150.0);
    QVERIFY2(titleLines() > usual, qPrintable(QString::number(titleLines())));
}

CHIPBOARD_TEST(TestSlideChecking, QApplication)

} // namespace tst_slidechecking

#include "tst_slidechecking.moc"
