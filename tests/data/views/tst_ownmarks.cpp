// A page with custom values says so everywhere; a page without any is unchanged.
#include "data/views/ownmarks.h"

#include "data/compare/apply.h"
#include "data/compare/figuretable.h"
#include "data/views/pagebuilder.h"
#include "data/views/tableexport.h"
#include "tests/support/labels.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_ownmarks {

class TestOwnMarks : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void marksBarsTableTitleLegendAndFooter();
    void titlesSayWhosePriceIsOwn_data();
    void titlesSayWhosePriceIsOwn();
    void marksWhatWasLeftOut();
    void countsTheFiguresInView();
    void marksPlanesByTheirRows();
    void aPageWithoutAnyStaysAsItIs();
    void exportsNameThem();
};

namespace {

const Override price{{Level::Chip, u"trainium2"_s, u"price"_s, BookId(u"on-demand"_s)},
                     Interval::exactly(1.8),
                     Unit::UsdPerHour,
                     u"what if"_s};
const Override memory{{Level::Chip, u"h100-sxm"_s, u"memory"_s, {}}, std::nullopt, Unit::GB, {}};

Board boardWith(const QList<Override> &overrides)
{
    Board board = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    board.overrides = overrides;
    return board;
}

struct Made
{
    Catalog catalog;
    ResultTable table;
    PageSpec plain;
    PageSpec page;
};

Made made(const QList<Override> &overrides)
{
    const Board board = boardWith(overrides);
    Made result{.catalog = withOverrides(smallWorld(), overrides)};
    result.table = evaluate(result.catalog, board, board.charts);
    result.plain = comparePage(result.catalog, board, result.table, Formatter());
    result.page = testing::marked(result.plain, result.catalog, result.table, overrides);
    return result;
}

const ChartPoint &pointOf(const PageSpec &page, const QString &chartId, qsizetype row)
{
    const auto chart =
        std::ranges::find_if(page.charts, [&chartId](const ChartSpec &one) { return one.id == chartId; });
    return chart->series.constFirst().points.at(row);
}

} // namespace

void TestOwnMarks::marksBarsTableTitleLegendAndFooter()
{
    const Made one = made({price});
    const PageSpec &page = one.page;
    QCOMPARE(pointOf(page, u"price_chip_hour"_s, 0).label, u"1.80\u00a0\u270e"_s);
    for (const ChartSpec &chart : page.charts)
        QCOMPARE(withOwnMarks(chart, one.table), chart); // marking is idempotent
    QVERIFY(pointOf(page, u"price_chip_hour"_s, 0).description.contains(u"custom"_s));
    QVERIFY(!pointOf(page, u"price_chip_hour"_s, 1).label.contains(ownGlyph));
    QVERIFY(!pointOf(page, u"memory"_s, 0).label.contains(ownGlyph));
    QCOMPARE(page.numbers.rows.at(0).at(4).text, u"1.80\u00a0\u270e"_s);
    QVERIFY2(page.title.endsWith(u" (at your $1.80 for Trainium2)"_s), qPrintable(page.title));
    QVERIFY2(page.legend.text().endsWith(u"✎ = custom value"_s), qPrintable(page.legend.text()));
    QVERIFY2(page.footer.endsWith(u"Custom: Trainium2 price 1.80\u00a0USD/h"_s), qPrintable(page.footer));
    QVERIFY(!page.footer.contains(u"Your own figure"_s)); // not a publisher
    QVERIFY(page.sources.contains(u"Custom value: Trainium2 price 1.80\u00a0USD/h (what if)"_s));
}

void TestOwnMarks::titlesSayWhosePriceIsOwn_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QString>("mark");
    const QString cost = u"price_chip_hour"_s;
    QTest::newRow("it alone") << u"Trainium2 is cheapest"_s << cost << u" (at your $1.80)"_s;
    QTest::newRow("two things") << u"H100 costs more than Trainium2"_s << cost << u" (at your $1.80 for Trainium2)"_s;
    QTest::newRow("one that is not compared")
        << u"B200 costs more than Trainium2."_s << cost << u" (at your $1.80 for Trainium2)."_s;
    QTest::newRow("nothing") << u"Power moves the cost most"_s << cost << u" (at your $1.80 for Trainium2)"_s;
    QTest::newRow("another thing") << u"H100 stays cheaper unless its price rises 15%"_s << cost << QString();
    QTest::newRow("a longer name") << u"Trainium2 Ultra is cheapest"_s << cost << QString();
    QTest::newRow("numbers that no price is in")
        << u"Trainium2 has more memory than H100"_s << u"memory"_s << QString();
    QTest::newRow("numbers that are not in the table")
        << u"Trainium2 is faster than H100"_s << u"tokens_per_s"_s << u" (at your $1.80 for Trainium2)"_s;
}

void TestOwnMarks::titlesSayWhosePriceIsOwn()
{
    QFETCH(const QString, title);
    QFETCH(const QString, metric);
    QFETCH(const QString, mark);
    const Made one = made({price});
    Catalog known = one.catalog; // the table's rows point into its catalogue
    Chip longer = *known.chip(ChipId(u"trainium2"_s));
    longer.id = ChipId(u"trainium2-ultra"_s);
    longer.name = u"Trainium2 Ultra"_s;
    known.chips << longer;
    Chip b200 = longer;
    b200.id = ChipId(u"b200"_s);
    b200.name = u"B200"_s;
    known.chips << b200;
    PageSpec page = one.plain;
    page.title = title;
    page.answerMetrics = {MetricId(metric)};
    const QString bare = title.endsWith(u'.') ? title.chopped(1) : title;
    const PageSpec marked = testing::marked(page, known, one.table, {price});
    QCOMPARE(marked.title, mark.isEmpty() ? title : bare + mark);
    QVERIFY(marked.footer.contains(u"Custom: Trainium2 price"_s)); // whatever the title
}

void TestOwnMarks::marksWhatWasLeftOut()
{
    const PageSpec page = made({memory}).page;
    QVERIFY(pointOf(page, u"memory"_s, 1).label.isEmpty());
    QCOMPARE(pointOf(page, u"memory"_s, 1).gap, u"not published\u00a0\u270e"_s);
    QVERIFY(page.numbers.rows.at(1).at(2).text.contains(ownGlyph));
}

void TestOwnMarks::countsTheFiguresInView()
{
    const Override unseen{{Level::Chip, u"h100-sxm"_s, u"power"_s, {}}, Interval::exactly(900), Unit::Watt, {}};
    const Made both = made({price, memory, unseen});
    QCOMPARE(ownIn(both.table), (QStringList{price.of.key(), memory.of.key()}));
    QVERIFY2(both.page.title.endsWith(u" (with 2 custom figures)"_s), qPrintable(both.page.title));
    QVERIFY(!both.page.footer.contains(u"power"_s));
    PageSpec titled = both.plain;
    titled.title = u"Ours"_s;
    titled.answer = u"It is so"_s;
    titled = testing::marked(titled, both.catalog, both.table, {price});
    QCOMPARE(titled.title, u"Ours"_s); // a custom title stays as typed
    QCOMPARE(titled.answer, u"It is so (with 2 custom figures)"_s);
    PageSpec sentence = both.plain;
    sentence.title = u"It is so."_s;
    QCOMPARE(testing::marked(sentence, both.catalog, both.table, {price}).title,
             u"It is so (with 2 custom figures)."_s);
}

void TestOwnMarks::marksPlanesByTheirRows()
{
    const Made one = made({price});
    PageSpec plane;
    ChartSpec chart{.kind = ChartKind::Plane};
    PlaneMark mark{.id = u"trainium2"_s, .label = u"Trainium2"_s};
    PlaneLine line{.id = u"h100-sxm"_s, .label = u"H100"_s};
    chart.plane.marks = {mark};
    chart.plane.lines = {line};
    plane.charts = {chart};
    plane.numbers.rows = {{u"Trainium2"_s, u"1"_s}, {u"H100"_s, u"2"_s}};
    plane.numbers.subjects = {{u"trainium2"_s, u"Trainium2"_s, ColourRole::Trainium, false},
                              {u"h100-sxm"_s, u"H100"_s, ColourRole::Nvidia, false}};
    const PageSpec marked = testing::marked(plane, one.catalog, one.table, {price});
    QVERIFY(marked.charts.constFirst().plane.marks.constFirst().label.contains(ownGlyph));
    QVERIFY(!marked.charts.constFirst().plane.lines.constFirst().label.contains(ownGlyph));
    QVERIFY(marked.numbers.rows.at(0).at(0).text.contains(ownGlyph));
    QCOMPARE(shownTexts(marked.numbers.rows.at(1)), (QStringList{u"H100"_s, u"2"_s}));
    QCOMPARE(marked.legend.text(), u"✎ = custom value"_s);
}

void TestOwnMarks::aPageWithoutAnyStaysAsItIs()
{
    const Made none = made({});
    PageSpec plain = none.plain; // labelling makes the decimals of its table even and keeps the legend to marks drawn
    plain.numbers = withEvenDecimals(plain.numbers, QLocale::c());
    plain.legend = none.page.legend;
    QCOMPARE(none.page, plain);
    const Override elsewhere{{Level::Chip, u"a100-80-sxm"_s, u"memory"_s, {}}, Interval::exactly(1), Unit::GB, {}};
    QCOMPARE(made({elsewhere}).page, none.page);
}

void TestOwnMarks::exportsNameThem()
{
    const Made one = made({price});
    const Board board = boardWith({price});
    const QByteArray csv = tableToCsv(one.catalog, board, one.table);
    const QList<QByteArray> lines = csv.split('\n');
    const auto line = std::ranges::find_if(
        lines, [](const QByteArray &text) { return text.startsWith("trainium2,Trainium2,chip,price_chip_hour"); });
    QVERIFY(line != lines.end());
    QVERIFY(line->contains(",own,"));
    QVERIFY2(line->trimmed().contains(",chip/trainium2/price/on-demand,,"), line->constData());
    const QJsonObject json = QJsonDocument::fromJson(tableToJson(one.catalog, board, one.table)).object();
    QCOMPARE(json.value(u"board"_s).toObject().value(u"overrides"_s).toArray().size(), 1);
    int marked = 0;
    for (const QJsonValue &row : json.value(u"rows"_s).toArray())
        marked += row.toObject().contains(u"own"_s);
    QCOMPARE(marked, 1);
    const QString text = tableToText(one.catalog, Board(), one.table);
    QVERIFY2(text.contains(u"1.80 USD/h (custom)"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Custom value: Trainium2 price 1.80\u00a0USD/h (what if)."_s), qPrintable(text));
}

CHIPBOARD_TEST(TestOwnMarks, chipboard::testing::NoApplication)

} // namespace tst_ownmarks

#include "tst_ownmarks.moc"
