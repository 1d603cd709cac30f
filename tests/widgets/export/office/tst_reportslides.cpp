// A report as slides: complete and in order, with working links.
#include "data/views/reportspec.h"

#include "data/core/find.h"
#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/samplepage.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/deckslides.h"
#include "widgets/export/office/presentation.h"
#include "widgets/export/office/slidehead.h"
#include "widgets/export/office/slidepart.h"
#include "widgets/export/office/slidetext.h"

#include <QGuiApplication>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_reportslides {

class TestReportSlides : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void slidesSayWhereRowsAreMissing();
    void slidesHoldAllOfIt();
    void withoutAppendixTheyCanBePresented();
    void contentsLeadToTheirChapters();
    void addressesAreLinked();
    void longTextsTakeSeveralSlides_data();
    void longTextsTakeSeveralSlides();
    void slidesAreEvenlyFull();
    void tablesAreReadFromAfar();
    void shortTablesFillTheirSlide();
    void noRowIsHigherThanItsSlide();
    void headingsStayWithTheirTexts();
    void textsStandAboveTheirTable();
    void chaptersNameTheirSources();
    void coversHaveTheirPlaces();
    void decksOfReportsAreWhole_data();
    void decksOfReportsAreWhole();

private:
    [[nodiscard]] ReportSpec report(const Board &board, int copies = 1) const;

    Catalog m_catalog;
};

ReportSpec TestReportSlides::report(const Board &board, int copies) const
{
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    const ReportPage page{u"Compare"_s, comparePage(m_catalog, board, table, Formatter()), table};
    return reportOf(m_catalog, board, QList<ReportPage>(copies, page), Formatter());
}

static const ReportChapter *chapterOf(const ReportSpec &report, const QString &id)
{
    for (const ReportChapter &chapter : report.chapters) {
        if (chapter.id == id)
            return &chapter;
    }
    return nullptr;
}

static DeckCut usualCut()
{
    DeckCut cut{slideAreas({960, 540}), {}, false, {}};
    cut.appendix = true;
    return cut;
}

// A table takes at most twenty slides; if cut, each of them says so.
void TestReportSlides::slidesSayWhereRowsAreMissing()
{
    QCOMPARE(lostRowsNote(1, 8, QLocale::c()), QString());
    QCOMPARE(lostRowsNote(20, 400, QLocale::c()), QString());
    ReportSpec report;
    ReportBlock block{u"Claims"_s, {}, {}};
    block.table.columns = {{u"Claim"_s, false, {}}, {u"By"_s, false, {}}};
    for (int i = 0; i < 2000; ++i)
        block.table.rows << Table::Row{u"Claim %1"_s.arg(i), u"AWS"_s};
    report.chapters << ReportChapter{u"claims"_s, u"Claims"_s, {}, {block}};
    DeckCut cut = usualCut();
    cut.look.locale = QLocale(u"de_DE"_s);
    const QList<DeckSlide> slides = withCountedTitles(reportSlides(report, cut));
    QCOMPARE(slides.size(), 2 + 20); // plus cover and contents
    for (int i = 0; i < 20; ++i) {
        QCOMPARE(slides.at(2 + i).title, u"Claims (%1 of 20)"_s.arg(i + 1));
        QCOMPARE(slides.at(2 + i).subtitle, u"Claims · not all 2.000 rows are shown; spreadsheet exports have them"_s);
    }
}

static QString wordsOf(const DeckSlide &slide)
{
    QStringList words{slide.title, slide.subtitle, slide.footer};
    for (const SlideText &text : slide.texts)
        words << text.text;
    for (const QList<SlideCell> &row : slide.table.rows) {
        for (const SlideCell &cell : row)
            words << cell.text;
    }
    return words.join(u'\n');
}

// Four pages with four charts each: three charts of each make twelve slides; details are omitted.
void TestReportSlides::withoutAppendixTheyCanBePresented()
{
    const ReportSpec spec = report(onDemandBoard(), 4);
    const ReportChapter *compare = chapterOf(spec, u"compare"_s);
    QVERIFY(compare != nullptr && compare->page->charts.size() >= 4);
    DeckCut cut = usualCut();
    cut.appendix = false;
    const QList<DeckSlide> slides = reportSlides(spec, cut);
    QStringList charts;
    for (const DeckSlide &slide : slides) {
        if (slide.chart)
            charts << slide.chart->id;
    }
    QCOMPARE(charts.size(), mostPageSlides);
    QCOMPARE(charts.first(3), charts.mid(3, 3)); // same number for each page
    QStringList titles;
    for (const ReportChapter &chapter : spec.chapters) {
        if (!chapter.isAppendix)
            titles << chapter.title;
    }
    QStringList entries =
        mapped(slides.at(1).texts, [&](const SlideText &text) { return text.text.section(u'\t', 1); });
    QCOMPARE(entries, titles);
    QVERIFY(!entries.contains(u"Assumptions"_s) && reportSlides(spec, usualCut()).size() > slides.size() + 10);
}

// The 41 % is new, so its mark is on a slide; all texts of a chapter appear in order.
void TestReportSlides::slidesHoldAllOfIt()
{
    Board board = onDemandBoard();
    board.assumptions.utilisation = 41.0;
    const ReportSpec spec = report(board);
    const QList<DeckSlide> slides = reportSlides(spec, usualCut());
    QVERIFY(slides.first().isCover && slides.first().title == spec.title && slides.first().subtitle == spec.takeaway);
    for (const QString &fact : spec.factLines())
        QVERIFY(wordsOf(slides.first()).contains(fact));
    qsizetype charts = 0;
    for (const DeckSlide &slide : slides)
        charts += slide.chart ? 1 : 0;
    QCOMPARE(charts, chapterOf(spec, u"compare"_s)->page->charts.size());
    QString all;
    for (const DeckSlide &slide : slides)
        all += wordsOf(slide) + u'\n';
    QVERIFY(all.contains(u"\u25CF "_s));
    for (const ReportChapter &chapter : spec.chapters) {
        qsizetype at = 0;
        for (const ReportBlock &block : chapter.blocks) {
            QVERIFY2(all.contains(block.heading), qPrintable(block.heading));
            QStringList texts = block.paragraphs;
            for (const QStringList &row : textRows(block.table))
                texts += row.first();
            for (const QString &text : std::as_const(texts)) {
                at = all.indexOf(text, at);
                QVERIFY2(at >= 0, qPrintable(chapter.id + u": "_s + text));
            }
        }
    }
}

void TestReportSlides::contentsLeadToTheirChapters()
{
    const ReportSpec spec = report(onDemandBoard());
    const QList<DeckSlide> slides = reportSlides(spec, usualCut());
    const DeckSlide &contents = slides.at(1);
    QCOMPARE(contents.texts.size(), spec.chapters.size());
    for (qsizetype i = 0; i < spec.chapters.size(); ++i) {
        const ReportChapter &chapter = spec.chapters.at(i);
        const SlideText &entry = contents.texts.at(i);
        QCOMPARE(entry.text, QString::number(entry.slide) + u'\t' + chapter.title);
        const DeckSlide &target = slides.at(entry.slide - 1);
        // The page's title stands above the chart it describes, which may not be the first.
        QStringList titles{chapter.page ? chapter.page->title : chapter.title};
        for (const ChartSpec &chart : chapter.page ? chapter.page->charts : QList<ChartSpec>())
            titles << chart.title;
        QVERIFY2(titles.contains(target.title), qPrintable(target.title));
        QVERIFY(slides.at(entry.slide - 2).title != target.title); // the chapter's first slide
    }
    QCOMPARE(contents.footer, spec.footer);
    QCOMPARE(contents.notes.points, mapped(spec.chapters, &ReportChapter::title)); // what to say

    // Long titles are written smaller, not broken: Impress would do so within a word.
    ReportSpec longer = spec;
    longer.chapters = {
        {u"a"_s, u"No saving to expect from moving to A100 80GB: the costs are about the same"_s, {}, {}},
        {u"b"_s, u"Trainium3"_s, {}, {}}};
    for (ReportChapter &chapter : longer.chapters)
        chapter.blocks << ReportBlock{{}, {u"Text."_s}, {}};
    const DeckSlide few = reportSlides(longer, usualCut()).at(1);
    const double widest = usualCut().look.letters.lineWidth(longer.chapters.constFirst().title, few.textSize);
    QVERIFY2(few.textSize >= 14.0 && widest <= 960.0 - tabStop, qPrintable(QString::number(few.textSize)));
    QVERIFY(few.textSize < 24.0);

    // With contents over several slides, page numbers account for them.
    ReportSpec many = spec;
    many.chapters.clear();
    for (int i = 0; i < 60; ++i)
        many.chapters << ReportChapter{u"c"_s, u"Chapter %1"_s.arg(i), {}, {{{}, {u"Text."_s}, {}}}};
    const QList<DeckSlide> more = reportSlides(many, usualCut());
    QVERIFY(more.size() > 62);
    for (const DeckSlide &slide : more) {
        for (const SlideText &text : slide.texts) {
            if (text.slide > 0)
                QVERIFY(text.text.endsWith(u'\t' + more.at(text.slide - 1).title));
        }
    }
}

void TestReportSlides::addressesAreLinked()
{
    DeckSlide slide{.table = {.rows = {{{u"https://c.example"_s}, {u"file:///etc/passwd"_s}}}},
                    .texts = {{u"A, https://a.example/b?c=1&d=2."_s},
                              {u"B (http://b.example/\u00e9) and https://a.example/b?c=1&d=2"_s},
                              {u"C, javascript:alert(1) and http://[x"_s},
                              {u"7\tThere"_s, false, 7},
                              {u"D, https://d.example/"_s + u"long/"_s.repeated(20)}}};
    const QList<SlideLink> links = linksOf(slide);
    QCOMPARE(links,
             QList<SlideLink>({{u"https://a.example/b?c=1&d=2"_s, 0},
                               {u"http://b.example/%C3%A9"_s, 0},
                               {{}, 7},
                               {u"https://d.example/"_s + u"long/"_s.repeated(20), 0},
                               {u"https://c.example"_s, 0}}));
    XmlPart xml;
    xml.element("p:x", {drawingNamespace(), relationNamespace(), presentationNamespace()},
                [&] { writeTexts(xml, slide, links, "tx1"); });
    const QByteArray part = xml.finished();
    QCOMPARE(part.count("<a:hlinkClick r:id=\"link1\"/>"), 2);
    QCOMPARE(part.count("<a:hlinkClick r:id=\"link3\" action=\"ppaction://hlinksldjump\"/>"), 1);
    QCOMPARE(part.count("hlinkClick"), 5);
    QVERIFY(part.contains("<a:tab pos=\"457200\" algn=\"l\"/>") && part.contains("<a:t>\t</a:t>"));
    QVERIFY(part.contains("<a:t>d.example/\xE2\x80\xA6</a:t>")); // the link has the full address
    QCOMPARE(textsOf(part, u"a:t"_s).join(QString()).count(u"javascript:alert(1)"), 1);
}

void TestReportSlides::longTextsTakeSeveralSlides_data()
{
    QTest::addColumn<int>("paragraphs");
    QTest::addColumn<int>("words");
    QTest::addColumn<bool>("fits");
    QTest::newRow("a few") << 4 << 10 << true;
    QTest::newRow("many") << 120 << 10 << false;
    QTest::newRow("long ones") << 12 << 150 << false;
    QTest::newRow("longer than a slide") << 2 << 2000 << false;
}

// Nothing is lost, repeated or overflows: a text longer than a slide is split at spaces.
void TestReportSlides::longTextsTakeSeveralSlides()
{
    QFETCH(const int, paragraphs);
    QFETCH(const int, words);
    QFETCH(const bool, fits);
    QList<SlideText> texts;
    for (int i = 0; i < paragraphs; ++i)
        texts << SlideText{QString::number(i) + u" word"_s.repeated(words), false};
    const QSizeF room(880, 300);
    const auto [size, slides] = textSlides(texts, room, {14.0, 12.0, 11.0}, TextMeasure());
    QCOMPARE(slides.size() == 1, fits);
    QCOMPARE(size, fits ? 14.0 : 11.0);
    const auto wordsIn = [](const QList<SlideText> &some) {
        return mapped(some, &SlideText::text).join(u' ').split(u' ');
    };
    QList<SlideText> all;
    for (const QList<SlideText> &slide : slides) {
        QVERIFY(!slide.isEmpty());
        QVERIFY(heightOf(slide, room.width(), size, TextMeasure()) <= room.height());
        all += slide;
    }
    QCOMPARE(wordsIn(all), wordsIn(texts));
}

// Eleven lines where ten fit: six and five, not ten and one.
void TestReportSlides::slidesAreEvenlyFull()
{
    const QList<SlideText> texts(11, SlideText{u"A line"_s});
    const double line = heightOf({texts.constFirst()}, 880.0, 12.0, TextMeasure());
    const auto [size, slides] = textSlides(texts, {880.0, 10.2 * line}, {12.0}, TextMeasure());
    QCOMPARE(size, 12.0);
    QCOMPARE(slides.size(), 2);
    QCOMPARE(slides.constFirst().size(), 6);
}

// More slides instead of text below 12 points.
void TestReportSlides::tablesAreReadFromAfar()
{
    Table table{.columns = {{u"Name"_s, false, {}}, {u"Text"_s, false, {}}}};
    for (int i = 0; i < 16; ++i)
        table.rows << Table::Row{QString::number(i), u"B"_s};
    const QList<SlideTable> tables = slideTables(table, {880.0, 340.0}, TextMeasure());
    QCOMPARE(tables.size(), 2);
    QCOMPARE(tables.constFirst().size, 12.0);
    QCOMPARE(tables.constFirst().rows.size(), 1 + 8); // equal parts, not fourteen and two
}

static double sumOf(const QList<double> &lengths) { return std::accumulate(lengths.begin(), lengths.end(), 0.0); }

// Seven columns with long texts in the last, as on the Compare page: headers wrap before cells do, so that eight rows
// fit on one slide; two rows use larger type and fill more of it.
void TestReportSlides::shortTablesFillTheirSlide()
{
    Table table{.columns = {{u"Chip"_s},
                            {u"FP8/MXFP8 dense, TFLOPS"_s, true},
                            {u"Memory, GiB"_s, true},
                            {u"Bandwidth, TB/s"_s, true},
                            {u"Cost, USD per chip-hour"_s, true},
                            {u"Source"_s}}};
    for (int i = 0; i < 8; ++i)
        table.rows << Table::Row{u"Blackwell Ultra"_s,
                                 u"4,500"_s,
                                 u"288"_s,
                                 u"8"_s,
                                 u"14.04"_s,
                                 u"stas00/ml-engineering, Aug 2026 \u00B7 EC2 Capacity Blocks price page, Jul 2026"_s};
    const QSizeF room(880.0, 360.0);
    const QList<SlideTable> all = slideTables(table, room, TextMeasure());
    QCOMPARE(all.size(), 1);
    QVERIFY(all.constFirst().size >= 12.0);
    QVERIFY(sumOf(all.constFirst().heights) <= room.height());
    table.rows.resize(2);
    const SlideTable two = slideTables(table, room, TextMeasure()).constFirst();
    QCOMPARE(two.size, 16.0);
    QVERIFY(sumOf(two.widths) <= room.width() && sumOf(two.widths) > room.width() - 10.0);
    QVERIFY2(sumOf(two.heights) > 0.4 * room.height(), qPrintable(QString::number(sumOf(two.heights))));
    QVERIFY(sumOf(two.heights) <= room.height());
}

// Of twelve columns, as the Advisor has them, the one with sentences gets the room, and short texts stay whole; a cell
// that no slide could hold ends where the slide does, and the notes have it whole.
void TestReportSlides::noRowIsHigherThanItsSlide()
{
    Table table{.columns = {{u"Rank"_s, true}, {u"Option"_s}}};
    for (int i = 0; i < 8; ++i)
        table.columns << Table::Column{u"Cost %1, USD"_s.arg(i), true};
    table.columns << Table::Column{u"For it"_s} << Table::Column{u"To verify"_s};
    const auto rowWith = [](const QString &check) {
        Table::Row row{u"1"_s, u"Trainium2"_s};
        for (int i = 0; i < 8; ++i)
            row << Table::Cell(u"26,100"_s);
        return row << u"Runs transformers, language models and vision, as they are and of all sizes."_s << check;
    };
    const QString sentence = u"Plan the time of engineers for the move of all operators. "_s;
    table.rows = {rowWith(sentence.repeated(6).trimmed()), rowWith(u"-"_s)};
    const QSizeF room(880.0, 300.0);
    for (const SlideTable &part : slideTables(table, room, TextMeasure())) {
        QVERIFY2(sumOf(part.heights) <= room.height(), qPrintable(QString::number(sumOf(part.heights))));
        QVERIFY(part.shortened.isEmpty());
        QVERIFY(part.widths.constLast() > 2.0 * part.widths.at(5));
    }
    // Wider figures leave the sentences no room: they have slides of their own, with the rows' names.
    Table wide = table;
    for (qsizetype column = 2; column < 10; ++column)
        wide.rows[0][column].text = u"26,100,000,000"_s;
    const QList<SlideTable> apart = slideTables(wide, room, TextMeasure());
    QCOMPARE(apart.size(), 2);
    QCOMPARE(apart.constFirst().rows.constFirst().size(), 10);
    const QStringList heads = mapped(apart.constLast().rows.constFirst(), &SlideCell::text);
    QCOMPARE(heads, (QStringList{u"Rank"_s, u"Option"_s, u"For it"_s, u"To verify"_s}));
    table.rows.prepend(rowWith(sentence.repeated(60).trimmed()));
    const QList<SlideTable> parts = slideTables(table, room, TextMeasure());
    QVERIFY(parts.size() > 1);
    for (const SlideTable &part : parts)
        QVERIFY2(sumOf(part.heights) <= room.height(), qPrintable(QString::number(sumOf(part.heights))));
    const QString shown = parts.constFirst().rows.at(1).constLast().text;
    QVERIFY2(shown.size() > 100 && shown.endsWith(u"\u2026"_s), qPrintable(shown));
    QCOMPARE(parts.constFirst().shortened,
             QStringList{u"Trainium2, To verify: "_s + table.rows.constFirst().constLast().text});
    QVERIFY(parts.at(1).shortened.isEmpty());
    PageSpec page = test::samplePage(2);
    page.numbers = table;
    DeckCut numbers = usualCut();
    numbers.numbers = true;
    const QList<DeckSlide> slides = deckSlides({page}, numbers);
    const auto cut =
        std::ranges::find_if(slides, [](const DeckSlide &slide) { return !slide.table.shortened.isEmpty(); });
    QVERIFY(cut != slides.end());
    QVERIFY(cut->subtitle.contains(u"1 more line in the notes"_s));
    QVERIFY(cut->noteLines().contains(cut->table.shortened.constFirst()));
}

void TestReportSlides::headingsStayWithTheirTexts()
{
    for (int before = 10; before < 22; ++before) { // for any end of the slide
        QList<SlideText> texts;
        for (int i = 0; i < before; ++i)
            texts << SlideText{u"Text"_s};
        texts << SlideText{u"Heading"_s, true} << SlideText{u"Its text"_s};
        texts += QList<SlideText>(30, SlideText{u"More"_s});
        QList<SlideText> all;
        for (const QList<SlideText> &slide : textSlides(texts, {880, 300}, {12.0}, TextMeasure()).second) {
            QVERIFY(!slide.constLast().strong);
            all += slide;
        }
        QCOMPARE(all, texts);
    }
}

void TestReportSlides::textsStandAboveTheirTable()
{
    ReportSpec spec{.title = u"R"_s};
    ReportBlock block{u"Many rows"_s, {u"What they are."_s}, {}};
    block.table.columns = {{u"A"_s, false, {}}, {u"B"_s, true, {}}};
    for (int i = 0; i < 60; ++i)
        block.table.rows << Table::Row{u"Row %1"_s.arg(i), QString::number(i)};
    spec.chapters << ReportChapter{u"x"_s, u"X"_s, {}, {block}};
    QList<DeckSlide> slides = reportSlides(spec, usualCut()).mid(2);
    QVERIFY(slides.size() >= 4);
    qsizetype rows = 0;
    for (const DeckSlide &slide : std::as_const(slides)) {
        QCOMPARE(slide.texts, QList<SlideText>{{u"What they are."_s}});
        double height = slide.textHeight;
        for (const double each : slide.table.heights)
            height += each;
        QVERIFY(slide.textHeight > 12.0 && height <= textAreas(usualCut().areas).content.height());
        QCOMPARE(slide.subtitle, u"Many rows"_s);
        rows += slide.table.rows.size() - 1;
    }
    QCOMPARE(rows, 60);
    // A text that is too long gets its own slides.
    spec.chapters.first().blocks.first().paragraphs = {u"word "_s.repeated(300)};
    slides = reportSlides(spec, usualCut()).mid(2);
    QVERIFY(slides.first().table.rows.isEmpty() && !slides.first().texts.isEmpty());
    QVERIFY(slides.at(1).texts.isEmpty() && slides.at(1).textHeight == 0.0);
}

// A chapter with figures names their sources instead of the report, and its texts leave them their lines.
void TestReportSlides::chaptersNameTheirSources()
{
    ReportSpec spec{.title = u"R"_s, .footer = u"R · Catalogue"_s, .isDeck = true};
    ReportChapter chapter{u"summary"_s, u"A is cheaper than B"_s, {}, {{{}, {}, {}}}};
    chapter.blocks.first().paragraphs = QStringList(9, u"A sentence that takes a line or two. "_s.repeated(3));
    chapter.footer = u"Sources: EC2 Capacity Blocks prices, Jul 2026 · "_s.repeated(6);
    spec.chapters << chapter;
    const DeckCut cut = usualCut();
    for (const DeckSlide &slide : reportSlides(spec, cut)) {
        QCOMPARE(slide.footer, chapter.footer);
        const QRectF content = fittedSlide(slide, cut.areas, false, cut.look.letters).areas.content;
        QVERIFY(content.height() < textAreas(cut.areas).content.height()); // the sources take several lines
        QVERIFY(heightOf(slide.texts, content.width(), slide.textSize, cut.look.letters) <= content.height());
    }
    spec.chapters.first().footer.clear();
    QCOMPARE(reportSlides(spec, cut).constFirst().footer, spec.footer);
}

// In points on 960 x 540. Margins are 40, the width is 85 % of the rest. The title starts below 10 % of the height and
// ends 8 above 36 %; the takeaway of 24 points begins 8 below, with a line of 30 and 0.8 of another; the facts begin 20
// below it and end 20 above the edge.
void TestReportSlides::coversHaveTheirPlaces()
{
    DeckSlide slide{
        .title = u"Report"_s, .subtitle = u"It pays."_s, .texts = {{u"Made of the catalogue."_s}}, .isCover = true};
    const auto points = [](const XmlElement &element, const char *name) {
        return QString::number(element.attributes.value(QLatin1String(name)).toDouble() / 12'700.0, 'f', 1);
    };
    QStringList places;
    for (const XmlElement &element : elementsOf(slidePart(slide, slideAreas({960, 540}), {}, {}, 1))) {
        if (element.name == u"p:cNvPr")
            places << element.attributes.value(u"name"_s).toString();
        else if (element.name == u"a:off")
            places.last() += u" at "_s + points(element, "x") + u' ' + points(element, "y");
        else if (element.name == u"a:ext" && element.attributes.hasAttribute(u"cx"_s))
            places.last() += u", "_s + points(element, "cx") + u" x "_s + points(element, "cy");
        else if (element.name == u"a:bodyPr")
            places.last() += u", "_s + element.attributes.value(u"anchor"_s).toString();
    }
    QCOMPARE(places.mid(1), // after the root group
             (QStringList{u"Title at 40.0 54.0, 748.0 x 132.4, b"_s, u"Subtitle at 40.0 202.4, 748.0 x 54.0, t"_s,
                          u"Text at 40.0 268.4, 748.0 x 251.6, t"_s}));
}

void TestReportSlides::decksOfReportsAreWhole_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::newRow("slide") << QSizeF(960, 540);
    QTest::newRow("4:3") << QSizeF(720, 540);
    QTest::newRow("A4") << QSizeF(595, 842);
    QTest::newRow("half") << QSizeF(480, 540);
}

void TestReportSlides::decksOfReportsAreWhole()
{
    QFETCH(const QSizeF, paper);
    const ReportSpec spec = report(onDemandBoard());
    const QList<PageSpec> pages{*chapterOf(spec, u"compare"_s)->page};
    DeckOptions options{.paper = paper, .report = spec, .appendix = true};
    const Result<QByteArray> file = pptxOf(pages, options);
    QVERIFY(file);
    QCOMPARE(pptxOf(pages, options).value(), file.value());
    const PackageParts parts = readPackage(file.value(), {}).value();
    QCOMPARE(faultOfPackage(parts), QString());
    QCOMPARE(textsOf(findPart(parts, u"docProps/core.xml"_s)->bytes, u"dc:title"_s), QStringList{spec.title});
    const auto slide = [&parts](int number) { return findPart(parts, u"ppt/slides/slide%1.xml"_s.arg(number))->bytes; };
    const auto relations = [&parts](int number) {
        return findPart(parts, u"ppt/slides/_rels/slide%1.xml.rels"_s.arg(number))->bytes;
    };
    QVERIFY(slide(1).contains("type=\"title\"") && slide(1).contains("type=\"subTitle\""));
    QCOMPARE(slide(2).count("hlinksldjump"), spec.chapters.size());
    QCOMPARE(relations(2).count("relationships/slide\""), spec.chapters.size());
    qsizetype external = 0;
    for (const PackagePart &part : parts)
        external += part.name.startsWith(u"ppt/slides/_rels"_s) ? part.bytes.count("TargetMode=\"External\"") : 0;
    QVERIFY(external > 3); // sources
}

CHIPBOARD_TEST(TestReportSlides, QGuiApplication)

} // namespace tst_reportslides

#include "tst_reportslides.moc"
