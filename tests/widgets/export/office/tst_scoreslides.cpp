// Score tables on slides of any size: no word or number is broken, no row is lost, bars are next to their numbers; and
// the size of surrounding texts.
#include "tests/support/testmain.h"
#include "widgets/export/office/deckslides.h"
#include "widgets/export/office/scoreslide.h"
#include "widgets/export/office/slidehead.h"

#include <QGuiApplication>

#include <cmath>
#include <numeric>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_scoreslides {

static const TextMeasure &measure()
{
    static const TextMeasure letters;
    return letters;
}

class TestScoreSlides : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void wordsTakeTheirRoom();
    void nothingIsBroken_data();
    void nothingIsBroken();
    void headsHaveALineToSpare();
    void barsAreBelowTheirNumbers();
    void fewRowsAreLarge();
    void largerTypeTakesMoreSlides();
    void textsFitTheirPlaces_data();
    void textsFitTheirPlaces();
    void partsSayWhichTheyAre();
    void legendsTellOfBarsThatAreThere();
    void theSentenceStandsOverItsChart();
    void aTitleOfAPersonStandsOverItsChart();
    void smallPaperHasSmallAreas();
};

static double sum(const QList<double> &list) { return std::accumulate(list.begin(), list.end(), 0.0); }

static ChartSpec scores(int rows)
{
    ChartSpec chart{.kind = ChartKind::Scores, .title = u"Nebeneinander"_s};
    for (int row = 0; row < rows; ++row)
        chart.categories << ChartCategory{QString::number(row), u"Blackwell Ultra"_s, ColourRole::Nvidia, row == 0};
    const QList<std::pair<QString, QString>> heads{{u"Rechenleistung"_s, u"TFLOPS FP8"_s},
                                                   {u"Speicher"_s, u"GB"_s},
                                                   {u"Bandbreite"_s, u"TB/s"_s},
                                                   {u"Kosten"_s, u"USD pro Chip-Stunde"_s},
                                                   {u"Kosten der Ausgabe"_s, u"USD pro 1 Mio. Tokens"_s}};
    for (const auto &[title, unit] : heads) {
        ScoreColumn column{u"m"_s, title, unit, true, false, 100.0, {}, {}};
        for (int row = 0; row < rows; ++row) {
            ChartPoint point{.value = 40.0 + row,
                             .low = 30.0,
                             .high = 60.0,
                             .style = MarkStyle::Outlined,
                             .label = u"103 (96 GiB)"_s};
            column.points << point;
        }
        chart.scores.columns << column;
    }
    ScoreColumn words{u"m"_s, u"Engpass"_s, {}, false, false, 1.0, {}, {}};
    for (int row = 0; row < rows; ++row)
        words.points << ChartPoint{.label = u"Speicherkapazität"_s};
    chart.scores.columns << words;
    return chart;
}

void TestScoreSlides::wordsTakeTheirRoom()
{
    // The letters of "Rechenleistung" have 21,553 of 2,816 in Inter Bold's hmtx table; 10% reserve for other fonts.
    QVERIFY(std::abs(measure().lineWidth(u"Rechenleistung"_s, 12, true) - 21553.0 / 2816.0 * 12 * 1.1) < 0.05);
    QVERIFY(measure().lineWidth(u"mmm"_s, 10) > measure().lineWidth(u"nnn"_s, 10));
    QCOMPARE(measure().longestWord(u"Chip-Stunde pro"_s, 10), measure().lineWidth(u"Stunde"_s, 10));
    QCOMPARE(measure().longestWord(u"2026-07"_s, 10),
             measure().lineWidth(u"2026-07"_s, 10)); // numbers do not break at hyphens
    QCOMPARE(measure().lines({}, 100, 10), 1);
    QCOMPARE(measure().lines(u"one two"_s, measure().lineWidth(u"one two"_s, 10), 10), 1);
    QCOMPARE(measure().lines(u"one two"_s, measure().lineWidth(u"one two"_s, 10) - 1.0, 10), 2);
    QCOMPARE(measure().lines(QString(10, u'n'), measure().lineWidth(u"nnnn"_s, 10), 10), 3); // 4, 4 and 2 letters
    // In cells, an additional line adds the height of a line.
    QCOMPARE(cellHeight(u"a b"_s, 300, 12, false, measure()) + 12 * lineSpacing,
             cellHeight(u"Rechenleistung Rechenleistung"_s, 12.0 + measure().lineWidth(u"Rechenleistung"_s, 12), 12,
                        false, measure()));
    QVERIFY(
        cellHeight(u"Rechenleistung"_s, 12.0 + measure().lineWidth(u"Rechenleistung"_s, 12), 12, true, measure())
        > cellHeight(u"Rechenleistung"_s, 12.0 + measure().lineWidth(u"Rechenleistung"_s, 12), 12, false, measure()));
}

void TestScoreSlides::nothingIsBroken_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<int>("rows");
    for (const int rows : {1, 2, 3, 7, 12}) {
        QTest::addRow("%d on a slide", rows) << QSizeF(960, 540) << rows;
        QTest::addRow("%d on a slide of 4:3", rows) << QSizeF(720, 540) << rows;
        QTest::addRow("%d on half a slide", rows) << QSizeF(480, 540) << rows;
        QTest::addRow("%d on a square", rows) << QSizeF(540, 540) << rows;
        QTest::addRow("%d on A4, upright", rows) << QSizeF(595, 842) << rows;
    }
}

void TestScoreSlides::nothingIsBroken()
{
    QFETCH(QSizeF, paper);
    QFETCH(int, rows);
    const QSizeF room = slideAreas(paper).content.size();
    const QList<SlideTable> tables = scoreSlideTables(scores(rows), room, {});
    qsizetype cells = 0;
    for (const SlideTable &table : tables) {
        QVERIFY(table.size >= 10.5 && table.headSize >= 10.5); // minimum of the slide check
        QVERIFY(sum(table.heights) <= room.height() + 0.1);
        QVERIFY(std::abs(sum(table.widths) - room.width()) < 0.1);
        for (qsizetype row = 0; row < table.rows.size(); ++row) {
            for (qsizetype i = 0; i < table.widths.size(); ++i) {
                const SlideCell &cell = table.rows.at(row).at(i);
                const double width = table.widths.at(i) - cellSides + 0.01;
                const double size = row == 0 ? table.headSize : table.size;
                QVERIFY2(measure().longestWord(cell.text, size, cell.bold) <= width, qPrintable(cell.text));
                QVERIFY2(measure().longestWord(cell.unit, size) <= width, qPrintable(cell.unit));
            }
            cells += row == 0 ? 0 : table.widths.size() - 1;
        }
    }
    QCOMPARE(cells, rows * 6); // each once
}

void TestScoreSlides::headsHaveALineToSpare()
{
    const SlideTable table = scoreSlideTables(scores(7), {880, 300}, {}).constFirst();
    int most = 0;
    for (qsizetype i = 1; i < table.widths.size(); ++i) {
        const SlideCell &head = table.rows.at(0).at(i);
        const double width = table.widths.at(i) - cellSides;
        const int ofUnit = head.unit.isEmpty() ? 0 : measure().lines(head.unit, width, table.headSize);
        most = std::max(most, measure().lines(head.text, width, table.headSize, true) + ofUnit);
    }
    QVERIFY(table.heights.constFirst() >= (most + 1) * 1.25 * table.headSize);
}

void TestScoreSlides::barsAreBelowTheirNumbers()
{
    for (const int rows : {2, 7}) {
        const SlideTable table = scoreSlideTables(scores(rows), {880, 300}, {}).constFirst();
        QCOMPARE(table.bars.size(), rows * 5);
        double top = table.heights.constFirst();
        for (int row = 0; row < rows; ++row) {
            const double above = table.rows.at(row + 1).at(1).above;
            const double bottom = top + above + table.size * 1.25; // of the number
            const QRectF bar = table.bars.at(row * 5).rect;
            QVERIFY(bar.top() >= bottom && bar.top() <= bottom + 3.0);
            // 30 to 60 of 100: the whiskers of a bar of 40 and more
            const double longest = (table.bars.at(row * 5).low.value() - bar.left()) / 0.3;
            QVERIFY(qAbs(table.bars.at(row * 5).high.value() - bar.left() - 0.6 * longest) < 1e-6);
            QVERIFY(bar.left() + longest < table.widths.at(0) + table.widths.at(1)); // the whole range fits in its cell
            top += table.heights.at(row + 1);
            QVERIFY(bar.bottom() <= top - 2.0);
        }
    }
}

void TestScoreSlides::fewRowsAreLarge()
{
    for (const int rows : {2, 3}) {
        const SlideTable table = scoreSlideTables(scores(rows), {880, 320}, {}).constFirst();
        QVERIFY(table.size >= 13.0);
        QVERIFY2(sum(table.heights) >= 0.7 * 320.0, qPrintable(QString::number(sum(table.heights))));
    }
}

void TestScoreSlides::largerTypeTakesMoreSlides()
{
    const auto sizeOf = [](double type) { return scoreSlideTables(scores(2), {880, 300}, {}, type).constFirst().size; };
    QVERIFY(sizeOf(0.75) < sizeOf(1.0));
    for (const SlideTable &table : scoreSlideTables(scores(12), {880, 300}, {}, 1.5))
        QVERIFY(table.size >= 1.5 * 10.5 - 0.01);
    QVERIFY(scoreSlideTables(scores(12), {880, 300}, {}, 1.5).size()
            > scoreSlideTables(scores(12), {880, 300}, {}, 0.8).size());
}

void TestScoreSlides::textsFitTheirPlaces_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<int>("words");
    for (const int words : {0, 3, 30, 60}) {
        QTest::addRow("%d words on a slide", words) << QSizeF(960, 540) << words;
        QTest::addRow("%d words on half a slide", words) << QSizeF(480, 540) << words;
        QTest::addRow("%d words on A4, upright", words) << QSizeF(595, 842) << words;
    }
}

void TestScoreSlides::textsFitTheirPlaces()
{
    QFETCH(QSizeF, paper);
    QFETCH(int, words);
    DeckSlide slide{.title = u"Trainium costs less than H100"_s,
                    .subtitle = u"Side by side"_s,
                    .warning = u"measured "_s.repeated(words).trimmed(),
                    .legend = u"whisker = range"_s,
                    .footer = u"Sources "_s.repeated(words).trimmed()};
    const auto [areas, sizes] = fittedSlide(slide, slideAreas(paper), false, measure());
    const double caution =
        words == 0 ? 0.0 : measure().lines(cautionLead() + slide.warning, areas.subtitle.width(), sizes.caution);
    const double head = caution * sizes.caution
        + measure().lines(slide.subtitle, areas.subtitle.width(), sizes.subtitle) * sizes.subtitle;
    QVERIFY(1.2 * head <= areas.subtitle.height() + 0.1);
    QVERIFY(areas.subtitle.bottom() <= areas.content.top() + 0.1);
    QVERIFY(areas.content.bottom() <= areas.footer.top() + 0.1);
    QVERIFY(sizes.caution >= 9.0 && sizes.footer >= 9.0 && sizes.subtitle >= 10.5 && sizes.title >= 14.0);
    QVERIFY(areas.content.height() >= 0.39 * slideAreas(paper).content.height());
    SlideAreas large = slideAreas(paper);
    large.type = 1.2;
    if (words <= 3) {
        QCOMPARE(areas, slideAreas(paper)); // nothing shrinks
        QVERIFY(fittedSlide(slide, large, false, measure()).sizes.title > sizes.title);
    }
}

static QList<DeckSlide> slidesOf(const ChartSpec &chart, const QSizeF &paper)
{
    PageSpec page{
        .title = u"Title"_s,
        .legend = {{outlinedPart(), {LegendMark::Whisker, u"whisker = range, ~ = approximate"_s}, baselinePart()}}};
    page.notice.text = u"Aquí: Trainium 3,18. Se muestran 7 de 8; Trainium4 solo está anunciado."_s;
    page.notice.inFiles = true;
    page.charts << chart;
    return deckSlides({page}, DeckCut{.areas = slideAreas(paper)});
}

void TestScoreSlides::partsSayWhichTheyAre()
{
    const QList<DeckSlide> half = slidesOf(scores(7), {480, 540});
    QVERIFY(half.size() > 1);
    QCOMPARE(withCountedTitles(half).constFirst().title, u"Title (1 of %1)"_s.arg(half.size()));
}

void TestScoreSlides::legendsTellOfBarsThatAreThere()
{
    const DeckSlide drawn = slidesOf(scores(3), {960, 540}).constFirst();
    QVERIFY(!drawn.table.bars.isEmpty() && drawn.legend.contains(u"outlined"_s));
    QCOMPARE(drawn.roles, QList<ColourRole>{ColourRole::Nvidia}); // a legend entry per colour
    ChartSpec words = scores(3);
    for (ScoreColumn &column : words.scores.columns)
        column.maximum = 0.0;
    const DeckSlide bare = slidesOf(words, {960, 540}).constFirst();
    QVERIFY(bare.table.bars.isEmpty() && bare.roles.isEmpty());
    QCOMPARE(bare.legend, u"◀ = baseline"_s);
}

// The page states which metrics its title is about.
void TestScoreSlides::theSentenceStandsOverItsChart()
{
    const auto chart = [](const QString &title, const QString &subtitle, const QString &label) {
        ChartSpec bars{.id = title.toLower(), .title = title, .subtitle = subtitle};
        bars.categories << ChartCategory{u"a"_s, u"A"_s, ColourRole::Nvidia, false};
        ChartPoint point{.value = 1.0, .label = label};
        bars.series << ChartSeries{title, {point}};
        return bars;
    };
    PageSpec page;
    page.charts << chart(u"Chips"_s, u"chips used · lower is better"_s, u"8"_s)
                << chart(u"Cost"_s, u"USD per 1M output tokens · lower is better"_s, u"3.18"_s);
    DeckCut cut{.areas = slideAreas({960, 540})};
    const auto titles = [&](const QString &sentence, const QList<MetricId> &metrics) {
        page.title = sentence;
        page.answerMetrics = metrics;
        return mapped(deckSlides({page}, cut), &DeckSlide::title);
    };
    const QString sentence = u"A costs 3.18 USD per 1M output tokens on 8"_s;
    QVERIFY(titles(sentence, {MetricId(u"cost"_s)}).constFirst().startsWith(u"A costs"_s));
    QVERIFY(titles(sentence, {MetricId(u"cost"_s)}).contains(u"Chips"_s));
    QVERIFY(titles(sentence, {MetricId(u"chips"_s)}).contains(u"Cost"_s));
    QVERIFY(titles(sentence, {}).contains(u"Cost"_s)); // neither: the first chart
}

// On its own slide, even if the page's title is about that chart, and with the caution for its own numbers.
void TestScoreSlides::aTitleOfAPersonStandsOverItsChart()
{
    const auto chart = [](const QString &label, const ChartAlone &alone) {
        ChartSpec bars{.title = u"Memory"_s, .subtitle = u"GB"_s};
        bars.categories << ChartCategory{u"a"_s, u"A"_s, ColourRole::Nvidia, false};
        ChartPoint point{.value = 1.0, .label = label};
        bars.series << ChartSeries{bars.title, {point}};
        bars.alone = alone;
        if (!alone.statement.isEmpty())
            bars.title = alone.statement;
        return bars;
    };
    PageSpec page{.title = u"A costs 3.18"_s,
                  .warning = u"Prices differ."_s,
                  .charts = {chart(u"3.18"_s, {}), chart(u"80"_s, {u"Enough for 70B"_s, {}, u"Sources: M"_s})}};
    DeckCut cut{.areas = slideAreas({960, 540})};
    QList<DeckSlide> slides = deckSlides({page}, cut);
    QCOMPARE(slides.at(0).title, page.title);
    QCOMPARE(slides.at(0).warning, page.warning);
    QCOMPARE(slides.at(1).title, u"Enough for 70B"_s);
    QCOMPARE(slides.at(1).subtitle, u"GB"_s);
    QCOMPARE(slides.at(1).warning, QString());
    QCOMPARE(slides.at(1).footer, u"Sources: M"_s);

    page.title = u"A has 80.5 GB"_s; // the page's title is now about this chart
    page.charts[1] = chart(u"80.5"_s, {u"Enough for 70B"_s, {}, u"Sources: M"_s});
    page.charts[1].id = u"memory"_s;
    page.answerMetrics = {MetricId(u"memory"_s)};
    slides = deckSlides({page}, cut);
    QCOMPARE(slides.at(0).title, u"Enough for 70B"_s);
    QCOMPARE(slides.at(0).subtitle, u"A has 80.5 GB · GB"_s);
    QCOMPARE(slides.at(0).warning, QString());

    page.charts = {page.charts.at(1)}; // single chart: the page already has its title
    page.title = page.charts.constFirst().title;
    slides = deckSlides({page}, cut);
    QCOMPARE(slides.at(0).title, u"Enough for 70B"_s);
    QCOMPARE(slides.at(0).subtitle, u"GB"_s);
}

// Half the size in both directions: everything is halved, including margins (a fraction of the shorter side).
void TestScoreSlides::smallPaperHasSmallAreas()
{
    const SlideAreas usual = slideAreas({960, 540});
    QCOMPARE(usual.scale, 1.0);
    QCOMPARE(usual.title, QRectF(40, 24, 880, 72));
    QCOMPARE(usual.subtitle, QRectF(40, 98, 880, 54));
    QCOMPARE(usual.content, QRectF(40, 156, 880, 300)); // to 540 - 20 - 64
    QCOMPARE(usual.footer, QRectF(40, 462, 840, 58));   // to 540 - 20
    QCOMPARE(usual.number, QRectF(884, 500, 36, 20));
    const SlideAreas half = slideAreas({480, 270});
    QCOMPARE(half.scale, 0.5);
    QCOMPARE(half.title, QRectF(20, 12, 440, 36));
    QCOMPARE(half.subtitle, QRectF(20, 49, 440, 27));
    QCOMPARE(half.content, QRectF(20, 78, 440, 150)); // to 270 - 10 - 32
    QCOMPARE(half.footer, QRectF(20, 231, 420, 29));
    QCOMPARE(half.number, QRectF(442, 250, 18, 10));
    QCOMPARE(slideAreas({1920, 1080}).scale, 1.0); // larger paper does not enlarge type
}

CHIPBOARD_TEST(TestScoreSlides, QGuiApplication)

} // namespace tst_scoreslides

#include "tst_scoreslides.moc"
