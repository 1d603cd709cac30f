// The Price history page on the shipped catalogue, with stored prices made by the test.
#include "data/views/pages.h"

#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_historypage {

class TestHistoryPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void saysHowFarAPriceFell();
    void theBoardsOwnListLeads();
    void theBoardsOwnRegionLeads();
    void otherRegionsAreNamedAtTheirPrices();
    void eachChartStatesItsChange();
    void theTitlesOfferIsDrawn();
    void drawsLinksAndPoints();
    void aYearAloneIsInItsMiddle();
    void everyTrackIsNamedAtItsNewestPrice();
    void offersAtOnePriceShareAName();
    void namesHaveRoomAfterTheDates();
    void severalOffersOfOneDateEachAreToldSo();
    void eachKindSpeaksForItself();
    void saysWhatTheAxisIs();
    void theFooterNamesNoListOfTheBoard();
    void datesLineUp();
    void filtersAreOfferedAndTaken();
    void pinnedAndNewer();
    void nothingImportedSaysWhatToDo();
    void aStoreThatCannotBeReadIsTold();
    void onlyOneDateMakesNoClaim();
    void filesGetPlainNumbers();
    void columnsOfNumbersAreTold();
    void ticksOfDates_data();
    void ticksOfDates();
    void allChipsAndLevels();
    void otherPagesMayUseAnotherOffer();
    void pricesByProvider();
    void theFooterHasTheDatesOfTheProvidersPrices();
    void chipsWithoutAColumnAreNamed();
    void providersOfAllChips();
    void otherRegionsAreToldOnce();
    void instancesWithTheSelectedChips();
    void theCheapestInstanceIsTheTitle_data();
    void theCheapestInstanceIsTheTitle();

private:
    PageSpec pageOf(const Board &board, const StoredPrices &stored = {}, const QMap<QString, QString> &choices = {},
                    const Formatter &formatter = Formatter()) const
    {
        return historyPage(m_catalog, board, evaluate(m_catalog, board, historyMetrics(m_catalog, board)), stored,
                           choices, formatter);
    }
    static Board h100() { return onDemandBoard({ChipId(u"h100-sxm"_s)}); }

    Catalog m_catalog;
};

void TestHistoryPage::saysHowFarAPriceFell()
{
    // p5.48xlarge: 98.32 USD an hour on 13 Jun 2024, 55.04 on 20 Jul 2026, eight H100: 12.29 to 6.88, 1 - 6.88/12.29 =
    // 44 %
    const PageSpec page = pageOf(h100());
    QCOMPARE(page.title, u"H100 at AWS, on-demand list price: down 44%, $12.29 to $6.88 an hour"_s);
    QVERIFY2(page.support.startsWith(u"H100 (p5.48xlarge): $12.29 (13 Jun 2024), $6.88 (20 Jul 2026)."_s),
             qPrintable(page.support));
    QCOMPARE(page.id, u"price-history"_s);
    QCOMPARE(faultOf(page), QString());
}

// Capacity Blocks: p5.48xlarge cost 39.33 USD an hour in 2024, 31.464 on 31 Jan 2026 and 41.528 on 22 Jul 2026, for 8
// chips 4.916, 3.933 and 5.191: 32 % more since January, not 5.6 % since 2024. trn1.32xlarge, in the same time, 15.49
// and 9.532, 38 % less, but its software is in maintenance. A list without a clear change leaves the title to on-demand
// prices.
void TestHistoryPage::theBoardsOwnListLeads()
{
    Board board = defaultBoard();
    board.priceBook = BookId(u"capacity-blocks"_s);
    const PageSpec page = pageOf(board);
    QCOMPARE(page.title, u"H100 at AWS, Capacity Block price: up 32% to $5.19 an hour since Jan 2026"_s);
    QVERIFY2(page.support.startsWith(u"H100 (p5.48xlarge): $4.92 (2024), $3.93 (31 Jan 2026), $5.19 (22 Jul 2026)."_s),
             qPrintable(page.support)); // a year alone is no "on 2024"
    QCOMPARE(page.charts.constFirst().id, u"capacity-block"_s);
    QCOMPARE(page.charts.constFirst().title, u"Capacity Block price: H100 +32% since Jan 2026"_s);
    QVERIFY2(page.support.contains(u"On-demand list price: H100 \u221244%."_s), qPrintable(page.support));
    board.priceBook = BookId(u"spot"_s);
    const PageSpec spot = pageOf(board);
    QVERIFY2(spot.title.startsWith(u"H100 at AWS, on-demand list price: down 44%"_s), qPrintable(spot.title));
    QCOMPARE(spot.charts.constFirst().id, u"on-demand"_s);
}

// Capacity Blocks of p5.48xlarge have three dates in us-east-1 and one in us-east-2, where an import adds 5 USD on 1
// May and the list has 41.528 / 8 = 5.191, 3.8 % more. eu-west-9 has no price.
void TestHistoryPage::theBoardsOwnRegionLeads()
{
    Board board = h100();
    board.priceBook = BookId(u"capacity-blocks"_s);
    const StoredPrices stored{.lines = {{InstanceId(u"p5.48xlarge"_s),
                                         u"AWS"_s,
                                         u"us-east-2"_s,
                                         PriceKind::CapacityBlock,
                                         {{u"2026-05-01"_s, Interval::exactly(40), u"import"_s}}}},
                              .isEmpty = false};
    const auto regionOf = [](const PageSpec &page, const QString &offer) {
        for (const QStringList &row : textRows(page.numbers)) {
            if (row.at(0) == offer && row.at(3) == priceKindLabel(PriceKind::CapacityBlock))
                return row.at(2);
        }
        return QString();
    };
    const PageSpec all = pageOf(board, stored);
    QCOMPARE(regionOf(all, u"p5.48xlarge"_s), u"us-east-1"_s);
    QCOMPARE(regionOf(all, u"p5.4xlarge"_s), u"us-east-1"_s); // one date in each region: that of the board's price
    QVERIFY(!all.support.contains(u"These prices are for"_s));
    board.regions = {u"us-east-2"_s};
    const PageSpec page = pageOf(board, stored);
    QCOMPARE(regionOf(page, u"p5.48xlarge"_s), u"us-east-2"_s);
    QVERIFY2(page.title.startsWith(u"H100 at AWS, Capacity Block price: up 3.8%"_s), qPrintable(page.title));
    QVERIFY2(page.support.contains(u" These prices are for us-east-2."_s), qPrintable(page.support));
    board.regions = {u"eu-west-9"_s};
    const PageSpec other = pageOf(board, stored);
    QVERIFY2(other.support.contains(u" In eu-west-9, no such price has two dates; these prices are for us-east-1."_s),
             qPrintable(other.support));
}

// Of p5.4xlarge several regions have one Capacity Block price each: the region of H100's on-demand price is drawn, like
// p5.48xlarge. Where the board is limited to a region without prices, each price names where it is from.
void TestHistoryPage::otherRegionsAreNamedAtTheirPrices()
{
    Board board = h100();
    board.priceBook = BookId(u"on-demand"_s);
    const auto labelsOf = [](const PageSpec &page) {
        QStringList labels;
        for (const ChartSpec &chart : page.charts) {
            for (const PlaneMark &mark : chart.plane.marks) {
                if (chart.id == priceKindWord(PriceKind::CapacityBlock) && !mark.label.isEmpty())
                    labels << mark.label;
            }
        }
        return labels.join(u'\n');
    };
    const QString home = labelsOf(pageOf(board));
    QVERIFY2(home.contains(u"p5.4xlarge"_s) && !home.contains(u" in "_s), qPrintable(home));
    board.regions = {u"eu-west-9"_s};
    const QString other = labelsOf(pageOf(board));
    QVERIFY2(other.contains(u"p5.48xlarge in us-east-1"_s), qPrintable(other));
}

// Without the page's title, too: a slide of its own says which price changed, from what and to what.
void TestHistoryPage::eachChartStatesItsChange()
{
    const PageSpec page = pageOf(defaultBoard());
    QVERIFY(page.charts.size() > 1);
    for (const ChartSpec &chart : page.charts) {
        QVERIFY(!chart.plane.lines.isEmpty());
        QVERIFY2(chart.alone.statement.contains(u" at AWS, "_s) && chart.alone.statement.contains(u" an hour"_s),
                 qPrintable(chart.alone.statement));
        for (const QString &note : chart.notes) // files have no filters, and not always the table
            QVERIFY2(!note.contains(u"filter"_s) && !note.contains(u"table"_s), qPrintable(note));
    }
}

// Also among dozens of offers with two dates each: 98.32 USD an hour for eight H100 on 13 Jun 2024 are 12.29.
void TestHistoryPage::theTitlesOfferIsDrawn()
{
    const PageSpec page = pageOf(onDemandBoard());
    QVERIFY2(page.title.contains(u"$12.29 to $6.88"_s), qPrintable(page.title));
    const QList<PlaneMark> &marks = page.charts.constFirst().plane.marks;
    QVERIFY(std::ranges::any_of(marks, [](const PlaneMark &mark) { return mark.y == 12.29; }));
}

void TestHistoryPage::drawsLinksAndPoints()
{
    const PageSpec page = pageOf(h100());
    const ChartSpec &chart = page.charts.constFirst();
    QCOMPARE(chart.id, u"on-demand"_s);
    const auto line = std::ranges::find_if(chart.plane.lines, [](const PlaneLine &one) {
        return one.description.startsWith(u"p5.48xlarge, AWS, us-east-1: ");
    });
    QVERIFY(line != chart.plane.lines.end());
    const double before = double(QDate(2024, 6, 13).toJulianDay());
    const double after = double(QDate(2026, 7, 20).toJulianDay());
    // AWS cut it on 5 Jun 2025: nothing between the two dates may look like an observed price.
    QCOMPARE(line->points, (QList<QPointF>{{before, 12.29}, {after, 6.88}}));
    QVERIFY(line->dashed && line->weight == LineWeight::Quiet);
    QVERIFY2(line->description.endsWith(u" no price is recorded between these dates."_s),
             qPrintable(line->description));
    QVERIFY2(
        page.legend.text().startsWith(u"point = price on that date · dashed = no price recorded between two dates"_s),
        qPrintable(page.legend.text()));
    const auto mark = std::ranges::find_if(chart.plane.marks, [](const PlaneMark &one) {
        return one.description.startsWith(u"p5.48xlarge, AWS, us-east-1, on-demand list price: 6.88");
    });
    QVERIFY(mark != chart.plane.marks.end());
    QVERIFY2(mark->description.contains(u"(20 Jul 2026). Source: "_s), qPrintable(mark->description));
    QCOMPARE(mark->id, u"h100-sxm"_s);
}

// The Capacity Block price of "late 2024" is dated 2024, a leap year: between 1 and 2 July. On 1 January it would have
// changed more slowly. The chart says so; one with exact dates does not.
void TestHistoryPage::aYearAloneIsInItsMiddle()
{
    const PageSpec page = pageOf(h100(), {}, {{u"kind"_s, u"capacity-block"_s}});
    const ChartSpec &chart = page.charts.constFirst();
    const auto mark =
        std::ranges::find_if(chart.plane.marks, [](const PlaneMark &one) { return one.xText == u"2024"; });
    QVERIFY(mark != chart.plane.marks.end());
    QCOMPARE(mark->x, double(QDate(2024, 7, 1).toJulianDay()) + 0.5);
    QVERIFY(chart.axis.minimum < mark->x);
    QVERIFY2(chart.subtitle.contains(u" · 2024: exact date unknown, drawn mid-year"_s), qPrintable(chart.subtitle));
    const PageSpec exact = pageOf(h100(), {}, {{u"kind"_s, u"on-demand"_s}, {u"provider"_s, u"AWS"_s}});
    QVERIFY2(!exact.charts.constFirst().subtitle.contains(u"unknown"_s),
             qPrintable(exact.charts.constFirst().subtitle));
}

void TestHistoryPage::everyTrackIsNamedAtItsNewestPrice()
{
    for (const QStringList &chips : {QStringList{u"h100-sxm"_s}, QStringList{u"trainium2"_s, u"a100-80-sxm"_s}}) {
        Board board = onDemandBoard();
        board.chips = mapped(chips, [](const QString &chip) { return ChipId(chip); });
        for (const ChartSpec &chart : pageOf(board).charts) {
            QMap<QString, QPointF> newest; // by track, identified by its text before the price
            for (const PlaneMark &mark : chart.plane.marks) {
                const QString track = mark.description.section(u": "_s, 0, 0);
                if (!newest.contains(track) || newest.value(track).x() <= mark.x)
                    newest[track] = {mark.x, mark.y};
            }
            QVERIFY(!newest.isEmpty());
            for (auto it = newest.cbegin(); it != newest.cend(); ++it) {
                const QString name = it.key().section(u", "_s, 0, 0);
                const auto isThere = [&](const PlaneMark &mark) { // offers at the same price share a name
                    return mark.x == it.value().x() && std::abs(mark.y - it.value().y()) <= 0.005 * mark.y;
                };
                const auto isNamed = [&](const PlaneMark &mark) { return isThere(mark) && mark.label.contains(name); };
                const auto isOthers = [&](const PlaneMark &mark) {
                    return isThere(mark) && mark.label.endsWith(u" more"_s);
                };
                const QList<PlaneMark> &marks = chart.plane.marks;
                QVERIFY2(std::ranges::count_if(marks, isNamed) == 1 || std::ranges::any_of(marks, isOthers),
                         qPrintable(it.key()));
            }
        }
    }
}

// inf2.24xlarge has 6 chips at 6.49063 USD an hour, inf2.48xlarge 12 at 12.98127: both 1.0818 a chip. With more than
// two, or with long names, one is named, plus the number of others.
void TestHistoryPage::offersAtOnePriceShareAName()
{
    Board board = onDemandBoard({ChipId(u"inferentia2"_s)});
    const ChartSpec chart = pageOf(board, {}, {{u"kind"_s, u"on-demand"_s}}).charts.constFirst();
    QStringList names;
    QList<QPointF> places;
    for (const PlaneMark &mark : chart.plane.marks) {
        if (mark.label.isEmpty())
            continue;
        names << mark.label;
        for (const QPointF &place : std::as_const(places)) // one name per point
            QVERIFY2(place.x() != mark.x || std::abs(place.y() - mark.y) > 0.005 * mark.y, qPrintable(mark.label));
        places << QPointF(mark.x, mark.y);
    }
    QVERIFY2(names.contains(u"inf2.24xlarge, inf2.48xlarge"_s), qPrintable(names.join(u'|')));
    board.chips = {ChipId(u"b300"_s)};
    names.clear();
    const PageSpec ofOne = pageOf(board, {}, {{u"kind"_s, u"on-demand"_s}});
    for (const PlaneMark &mark : ofOne.charts.constFirst().plane.marks)
        names << mark.label;
    QVERIFY2(names.filter(u"Blackwell Ultra at RunPod"_s).size() + names.filter(u" and 1 more"_s).size() > 0,
             qPrintable(names.join(u'|')));
    for (const QString &name : std::as_const(names))
        QVERIFY2(name.size() <= 30 || !name.contains(u", "_s), qPrintable(name));
}

// A fifth of the span, without ticks: no prices are known there.
void TestHistoryPage::namesHaveRoomAfterTheDates()
{
    const PageSpec page = pageOf(h100());
    for (const ChartSpec &chart : page.charts) {
        const double span = chart.axis.maximum - chart.axis.minimum;
        for (const PlaneMark &mark : chart.plane.marks)
            QVERIFY(mark.x <= chart.axis.maximum - span * 0.16); // 0.2 / 1.2
        QVERIFY(chart.axis.ticks.constLast() <= chart.axis.maximum - span * 0.16);
    }
}

// Nothing is seen over time where each offer has one date: a note names such kinds. Chosen alone, one is drawn.
void TestHistoryPage::severalOffersOfOneDateEachAreToldSo()
{
    const PageSpec page = pageOf(onDemandBoard());
    for (const ChartSpec &chart : page.charts)
        QVERIFY2(!chart.plane.lines.isEmpty(), qPrintable(chart.title));
    const QStringList notes = page.notes.filter(u"Not drawn, because each offer has only one date: "_s);
    QCOMPARE(notes.size(), 1);
    QVERIFY2(notes.constFirst().contains(u"spot price"_s, Qt::CaseInsensitive), qPrintable(notes.constFirst()));
    const PageSpec spot = pageOf(onDemandBoard(), {}, {{u"kind"_s, u"spot"_s}});
    QCOMPARE(spot.charts.size(), 1);
    QCOMPARE(spot.charts.constFirst().title, u"Spot price: one date each"_s);
    QVERIFY(spot.charts.constFirst().plane.marks.size() > 1 && spot.charts.constFirst().plane.lines.isEmpty());
    QVERIFY(spot.notes.filter(u"Not drawn"_s).isEmpty());
}

// The support line covers each price type that changed; unchanged or unknown ones have only their chart's title.
void TestHistoryPage::eachKindSpeaksForItself()
{
    const PageSpec page = pageOf(h100());
    QVERIFY(page.charts.size() > 1);
    QVERIFY2(page.title.startsWith(u"H100 at AWS, on-demand list price: "), qPrintable(page.title));
    QCOMPARE(page.charts.constFirst().title, u"On-demand list price: H100 \u221244%"_s);
    QSet<QString> titles;
    for (const ChartSpec &chart : page.charts) {
        const QString told = chart.title.at(0).toLower() + chart.title.mid(1);
        const bool moved = chart.title.contains(u'%');
        QVERIFY2(titles.isEmpty() || page.support.contains(sentenceCase(told) + u'.') == moved, qPrintable(page.title));
        titles.insert(chart.title.section(u": "_s, 0, 0));
    }
    QCOMPARE(titles.size(), page.charts.size());
    const PageSpec one = pageOf(h100(), {}, {{u"kind"_s, u"on-demand"_s}});
    QVERIFY2(!one.title.contains(u';'), qPrintable(one.title)); // the only chart
}

void TestHistoryPage::saysWhatTheAxisIs()
{
    int kinds = 0;
    for (const QStringList &chips : {QStringList{u"h100-sxm"_s}, QStringList{u"trainium1"_s, u"b200"_s, u"t4"_s}}) {
        Board board = onDemandBoard();
        board.chips = mapped(chips, [](const QString &chip) { return ChipId(chip); });
        for (const ChartSpec &chart : pageOf(board).charts) {
            const bool isLog = chart.plane.y.scale == AxisScale::Logarithmic;
            kinds |= isLog ? 1 : 2;
            QVERIFY2(chart.subtitle.contains(isLog ? u"prices logarithmic"_s : u"prices from zero"_s),
                     qPrintable(chart.subtitle));
        }
    }
    QCOMPARE(kinds, 3); // both occurred
}

void TestHistoryPage::theFooterNamesNoListOfTheBoard()
{
    const PageSpec page = pageOf(h100());
    QVERIFY2(!page.footer.contains(u"On-demand list"), qPrintable(page.footer));
    QVERIFY2(page.footer.contains(u"Prices: on the dates shown"), qPrintable(page.footer));
    QVERIFY2(page.footer.startsWith(u"Sources: "), qPrintable(page.footer));
    QVERIFY(page.footer.endsWith(u"Catalogue of "_s + dateText(m_catalog.revision)));
}

void TestHistoryPage::datesLineUp()
{
    const PageSpec page = pageOf(onDemandBoard());
    QVERIFY(page.charts.size() > 1);
    QVERIFY(page.charts.size() <= 3);
    QVERIFY(page.hasLead);
    for (const ChartSpec &chart : page.charts)
        QCOMPARE(chart.axis, page.charts.constFirst().axis);
}

void TestHistoryPage::filtersAreOfferedAndTaken()
{
    const PageSpec all = pageOf(h100());
    QCOMPARE(all.filters.size(), 3);
    for (const PageFilter &filter : all.filters) {
        QCOMPARE(filter.current, QString());
        QVERIFY(filter.choices.size() > 1);
        QVERIFY(filter.choices.constFirst().id.isEmpty());
    }
    const PageSpec spot = pageOf(h100(), {}, {{u"provider"_s, u"AWS"_s}, {u"kind"_s, u"spot"_s}});
    QCOMPARE(spot.charts.size(), 1);
    QCOMPARE(spot.charts.constFirst().id, u"spot"_s);
    for (const QStringList &row : textRows(spot.numbers))
        QCOMPARE(row.at(1), u"AWS"_s);
    // With one provider only its regions are offered; an unknown choice counts as none.
    QVERIFY(spot.filters.at(1).choices.size() < all.filters.at(1).choices.size());
    QCOMPARE(pageOf(h100(), {}, {{u"provider"_s, u"Nobody"_s}}).filters.constFirst().current, QString());
}

void TestHistoryPage::pinnedAndNewer()
{
    Board board = h100();
    board.priceBook = BookId(u"history-2024-06"_s);
    const PageNotice notice = pageOf(board).notice;
    QVERIFY2(notice.text.startsWith(u"A newer list of "_s), qPrintable(notice.text));
    QCOMPARE(notice.linkId, u"prices:on-demand"_s);
    board.priceBook = BookId(u"on-demand"_s);
    QCOMPARE(pageOf(board).notice.linkId, u"do:file.import"_s);
}

void TestHistoryPage::nothingImportedSaysWhatToDo()
{
    QCOMPARE(pageOf(h100()).notice.text, u"No imported prices."_s);
    QCOMPARE(pageOf(h100()).notice.linkId, u"do:file.import"_s);
    StoredPrices stored{.isEmpty = false};
    QVERIFY(pageOf(h100(), stored).notice.text.isEmpty());
    Board none = h100();
    none.chips = {ChipId(u"trainium4"_s)}; // announced, not on sale
    const PageSpec page = pageOf(none);
    QCOMPARE(page.charts.size(), 1);
    QCOMPARE(page.charts.constFirst().plane.empty,
             u"The catalogue has no dated prices for this selection: import a price list."_s);
    QCOMPARE(page.numbers.rows.size(), 1); // a row without a price
    QCOMPARE(faultOf(page), QString());
}

void TestHistoryPage::aStoreThatCannotBeReadIsTold()
{
    StoredPrices stored;
    stored.problem =
        Problem{ProblemCode::CannotRead, u"It is locked."_s, u"Close it."_s, {u"p.sqlite"_s, 0, 0, {}}, {}};
    const QString told = pageOf(h100(), stored).notice.text;
    QVERIFY(told.contains(u"It is locked. Close it."_s) && told.contains(u"p.sqlite"_s));
}

void TestHistoryPage::onlyOneDateMakesNoClaim()
{
    const PageSpec page = pageOf(h100(), {}, {{u"kind"_s, u"reserved-1y"_s}});
    QCOMPARE(page.title, u"Each of these prices has only one date, so no trend is known"_s);
    QVERIFY(page.charts.constFirst().plane.lines.isEmpty());
    QVERIFY(!page.charts.constFirst().plane.marks.isEmpty());
}

void TestHistoryPage::filesGetPlainNumbers()
{
    const PageSpec page = pageOf(h100(), {}, {}, Formatter(QLocale(QLocale::German)));
    const QStringList wanted{u"h100-sxm"_s,   u"p5.48xlarge"_s, u"AWS"_s,   u"us-east-1"_s, u"on-demand"_s,
                             u"2024-06-13"_s, u"12.29"_s,       u"12.29"_s, u"12.29"_s,     u"USD/chip-h"_s};
    const QList<QStringList> rows = plainRows(page.data);
    const auto found =
        std::ranges::find_if(rows, [&wanted](const QStringList &row) { return row.first(wanted.size()) == wanted; });
    QVERIFY(found != rows.end());
    for (const QStringList &row : plainRows(page.data))
        QCOMPARE(row.size(), page.data.columns.size());
}

// A number of a list is a number in JSON, and right-aligned in tables.
void TestHistoryPage::columnsOfNumbersAreTold()
{
    const auto told = [](const QList<Table::Column> &columns) {
        QStringList titles;
        for (const Table::Column &column : columns)
            titles << (column.numeric ? u"# "_s + column.title : column.title);
        return titles.join(u" | "_s);
    };
    const PageSpec page = pageOf(h100(), {}, {}, Formatter().in({u"EUR"_s, 0.5}));
    QCOMPARE(told(page.numbers.columns),
             u"What | Provider | Region | Kind | Date | # EUR per chip-hour | # Lowest | # Highest | Source"_s);
    QCOMPARE(told(page.data.columns),
             u"id | instance | provider | region | kind | as_of | # value | # low | # high | unit | source | "
             "# eur_per_usd"_s);
}

void TestHistoryPage::ticksOfDates_data()
{
    QTest::addColumn<QList<QDate>>("dates");
    QTest::addColumn<QString>("labels");
    QTest::newRow("none") << QList<QDate>() << QString();
    QTest::newRow("one") << QList<QDate>{QDate(2026, 7, 20)} << u"Aug 2026"_s;
    QTest::newRow("months") << QList<QDate>{QDate(2026, 1, 20), QDate(2026, 4, 20)}
                            << u"Feb 2026|Mar 2026|Apr 2026|May 2026"_s;
    QTest::newRow("half years") << QList<QDate>{QDate(2024, 6, 13), QDate(2026, 3, 1)}
                                << u"Jul 2024|Jan 2025|Jul 2025|Jan 2026"_s;
    QTest::newRow("years") << QList<QDate>{QDate(2020, 3, 1), QDate(2026, 3, 1)}
                           << u"2020|2021|2022|2023|2024|2025|2026"_s;
}

void TestHistoryPage::ticksOfDates()
{
    QFETCH(const QList<QDate>, dates);
    QFETCH(const QString, labels);
    const ChartAxis axis = dateAxis(dates, Formatter());
    QCOMPARE(axis.tickLabels.join(u'|'), labels);
    QCOMPARE(axis.ticks.size(), axis.tickLabels.size());
    for (const double tick : axis.ticks)
        QVERIFY(tick >= axis.minimum && tick <= axis.maximum);
    QCOMPARE(dateAxis(dates, Formatter(QLocale(QLocale::German))).ticks, axis.ticks);
}

void TestHistoryPage::allChipsAndLevels()
{
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        Board board = onDemandBoard();
        board.level = level;
        for (const Chip &chip : m_catalog.chips)
            board.chips << chip.id;
        for (const Instance &instance : m_catalog.instances)
            board.instances << instance.id;
        for (const System &system : m_catalog.systems)
            board.systems << system.id;
        QCOMPARE(faultOf(pageOf(board)), QString());
    }
}

// Offers of one region share a sentence, and none says where it is twice.
void TestHistoryPage::otherRegionsAreToldOnce()
{
    const QStringList notes = pageOf(defaultBoard()).notes.filter(u"other regions also have prices."_s);
    QVERIFY(!notes.isEmpty());
    QStringList regions;
    for (const QString &note : notes) {
        QVERIFY2(!note.contains(u"not-stated"_s) && !note.contains(u"at Lambda at Lambda"_s), qPrintable(note));
        regions << note.section(u" are from "_s, 1);
    }
    QCOMPARE(regions.removeDuplicates(), 0);
}

// p5.48xlarge as in AWS's list of 20 Jul 2026; Ascend 910C is in no instance and leaves no row.
void TestHistoryPage::instancesWithTheSelectedChips()
{
    Board board = h100();
    board.chips << ChipId(u"ascend-910c"_s) << ChipId(u"trainium2"_s); // which is sold by the block alone
    const PageSpec page = instancesPage(m_catalog, board, Formatter());
    QCOMPARE(faultOf(page), QString());
    QCOMPARE(page.numbers.subjects.size(), page.numbers.rows.size());
    const auto found =
        std::ranges::find_if(page.numbers.rows, [](const Table::Row &row) { return row.at(0).text == u"p5.48xlarge"; });
    QVERIFY(found != page.numbers.rows.end());
    const QList<double> wanted{6.88, 55.04, 640.0, 3200.0, 8.0, 192.0, 2048.0};
    for (qsizetype i = 0; i < wanted.size(); ++i)
        QCOMPARE(found->at(2 + i).value, std::optional(wanted.at(i)));
    QCOMPARE(found->at(1).text, u"H100"_s);
    QCOMPARE(found->at(9).text, u"AWS"_s);
    QVERIFY(found->at(10).text.contains(u"us-east-1"_s));
    for (const Table::Row &row : page.numbers.rows)
        QVERIFY(!row.at(2).value || *row.at(2).value > 0.0);              // no price: blank
    const auto isCheaper = [](const Table::Row &a, const Table::Row &b) { // cheapest first, rows without a price last
        return a.at(2).value && (!b.at(2).value || *a.at(2).value < *b.at(2).value);
    };
    QVERIFY(std::ranges::is_sorted(page.numbers.rows, isCheaper));
    // The chart lists what has a price; the others are named below it, once.
    const ChartSpec &chart = page.charts.constFirst();
    QStringList listed = mapped(chart.categories, &ChartCategory::id);
    for (const ChartPoint &point : chart.series.constFirst().points)
        QVERIFY(point.value.has_value());
    QVERIFY(page.footer.startsWith(u"No price of this kind: "_s));
    const QString named = page.footer.section(u" Sources"_s, 0, 0);
    qsizetype unpriced = 0;
    for (qsizetype i = 0; i < page.numbers.rows.size(); ++i) {
        const bool isPriced = page.numbers.rows.at(i).at(2).value.has_value();
        QCOMPARE(listed.contains(page.numbers.subjects.at(i).id), isPriced);
        QVERIFY2(isPriced || named.contains(page.numbers.rows.at(i).at(0).text), qPrintable(named));
        unpriced += isPriced ? 0 : 1;
    }
    QVERIFY(unpriced > 0);
    board.priceBook = BookId(u"none"_s); // then all stay
    const PageSpec bare = instancesPage(m_catalog, board, Formatter());
    QCOMPARE(bare.charts.constFirst().categories.size(), bare.numbers.rows.size());
    QVERIFY(!bare.footer.startsWith(u"No price"_s));
    board = h100();
    board.level = Level::Instance;
    board.instances = {InstanceId(u"p5.4xlarge"_s)};
    board.chips.clear();
    QCOMPARE(instancesPage(m_catalog, board, Formatter()).numbers.rows.size(), 1);
    for (const Level level : {Level::Chip, Level::Instance}) { // no instance with it is known
        Board announced = h100();
        announced.level = level;
        announced.chips = {ChipId(u"rubin"_s)};
        announced.instances.clear();
        const PageSpec none = instancesPage(m_catalog, announced, Formatter());
        QCOMPARE(none.title, u"No cloud instance with Rubin is known"_s);
        QCOMPARE(none.numbers.rows.size(), 1);
        QVERIFY(!none.charts.constFirst().plane.empty.isEmpty());
    }
}

void TestHistoryPage::theCheapestInstanceIsTheTitle_data()
{
    QTest::addColumn<QList<double>>("prices"); // of instances with 1, 4 and 2 chips
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("support");
    // 10.24 / 4 = 2.56, 1 - 1.25 / 2.56 = 51 %
    QTest::newRow("one is cheapest") << QList<double>{1.25, 10.24}
                                     << u"i1 is cheapest at $1.25 per chip-hour, 51% less than i2"_s
                                     << u"2 instances with a price: $1.25 to $2.56 per chip-hour."_s;
    QTest::newRow("two are cheapest") << QList<double>{1.25, 5.0, 5.12}
                                      << u"i1, i2 are cheapest at $1.25 per chip-hour, 51% less than i3"_s
                                      << u"3 instances with a price: $1.25 to $2.56 per chip-hour."_s;
    QTest::newRow("all cost the same") << QList<double>{1.25, 5.0}
                                       << u"All 2 instances with a price cost about $1.25 per chip-hour"_s << QString();
    QTest::newRow("only one has a price")
        << QList<double>{1.25} << u"Only i1 has a price: $1.25 per chip-hour"_s << QString();
}

void TestHistoryPage::theCheapestInstanceIsTheTitle()
{
    QFETCH(const QList<double>, prices);
    const QList<std::pair<const char *, double>> machines{{"i1", 1.0}, {"i2", 4.0}, {"i3", 2.0}};
    CatalogBuilder builder;
    builder.add(aChip("one"));
    QList<PriceEntry> entries;
    for (const auto &[id, chips] : machines) {
        builder.add(anInstance(id, "one", chips));
        if (entries.size() < prices.size())
            entries << aPrice(id, prices.at(entries.size()));
    }
    builder.add(aBook("on-demand", PriceKind::OnDemand, entries));
    const PageSpec page = instancesPage(builder.build(), onDemandBoard({ChipId(u"one"_s)}), Formatter());
    QTEST(page.title, "title");
    QTEST(page.support, "support");
    // The cheapest, trn1.32xlarge, has a chip whose software is in maintenance: it leads no title.
    Board board = defaultBoard();
    board.priceBook = BookId(u"capacity-blocks"_s);
    const auto title = [&] { return instancesPage(m_catalog, board, Formatter()).title; };
    QVERIFY2(!title().contains(u"cheapest"_s), qPrintable(title()));
    board.chips.removeAll(ChipId(u"trainium"_s));
    QVERIFY2(title().contains(u"cheapest"_s), qPrintable(title()));
}

CHIPBOARD_TEST(TestHistoryPage, QCoreApplication)

// Amazon's cheapest L40S is a g6e.xlarge at 1.861 USD; four chips, for a model of 70B, are a g6e.12xlarge at 10.49264.
void TestHistoryPage::otherPagesMayUseAnotherOffer()
{
    Board board = onDemandBoard();
    board.priceBook = BookId(u"on-demand"_s);
    board.priceBookChosen = true;
    board.chips = {ChipId(u"l40s"_s), ChipId(u"h100-sxm"_s)};
    board.workload = WorkloadId(u"serve-llama-3.1-70b"_s);
    const auto page = [&] {
        return providersPage(m_catalog, board, providersTable(m_catalog, board, evaluate(m_catalog, board, {})), {}, {},
                             Formatter());
    };
    const QString note = u"L40S at AWS: the cheapest offer is g6e.xlarge; other pages use g6e.12xlarge, at $2.62."_s;
    QVERIFY2(page().support.endsWith(note), qPrintable(page().support));
    QVERIFY(page().notes.contains(note));
    QVERIFY2(page().support.startsWith(u"Median $"_s), qPrintable(page().support));
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s); // one chip serves it: the price is the same
    QVERIFY2(!page().support.contains(u"other pages"_s), qPrintable(page().support));
}

// gpu-clouds-2026-11: RunPod charges 3.99 USD for an H100 and 6.79 for a B200, Together has no B200. Azure's 12.29 is
// 98.32 for eight (ND96isr H100 v5), three times the median.
void TestHistoryPage::pricesByProvider()
{
    Board board = h100();
    board.chips << ChipId(u"b200"_s);
    const ResultTable table = providersTable(m_catalog, board, evaluate(m_catalog, board, {}));
    const PageSpec page = providersPage(m_catalog, board, table, {}, {}, Formatter());
    QCOMPARE(faultOf(page), QString());
    // Of 17 providers Vast.ai charges least, about 2.6661; the median is 3.99: 1 - 2.6661 / 3.99 = 33 %.
    QCOMPARE(page.title, u"H100 is cheapest at Vast.ai: about $2.67 per chip-hour, 33% below the median"_s);
    const QString spread =
        u"Median $3.99, on-demand list price. H100: $2.67 to $12.29 per chip-hour from 17 providers."_s;
    QVERIFY2(page.support.startsWith(spread), qPrintable(page.support));
    const auto rowOf = [&page](const QString &provider) {
        return *std::ranges::find_if(page.numbers.rows,
                                     [&provider](const Table::Row &row) { return row.at(0).text == provider; });
    };
    QCOMPARE(page.numbers.columns.at(1).title, u"H100"_s);
    QCOMPARE(rowOf(u"RunPod"_s).at(1).value, std::optional(3.99));
    QCOMPARE(rowOf(u"RunPod"_s).at(2).text, u"6.79"_s);
    QCOMPARE(rowOf(u"RunPod"_s).at(3).text, u"9 Nov 2026"_s);
    QVERIFY(!rowOf(u"Together"_s).at(2).value.has_value());
    QCOMPARE(rowOf(u"Together"_s).at(2).text, QString());
    QCOMPARE(rowOf(u"Azure"_s).at(1).text, u"▲ 12.29"_s);
    const auto data = std::ranges::find_if(page.data.rows, [](const Table::Row &row) {
        return row.at(0).text == u"Azure" && row.at(1).text == u"h100-sxm";
    });
    QCOMPARE(data->at(8).text, u"yes"_s);
    const QList<PlaneCell> &cells = page.charts.constFirst().plane.cells;
    QCOMPARE(cells.size(), 2 * page.numbers.rows.size());
    QVERIFY(std::ranges::any_of(cells, [](const PlaneCell &cell) {
        return cell.id == u"b200@Together" && !cell.value && cell.label.isEmpty() && cell.valueText == u"no price";
    }));
    for (const PlaneCell &cell : cells) // a provider's own offer names it once
        QVERIFY2(cell.description.count(u" at %1"_s.arg(cell.yText)) == 1, qPrintable(cell.description));
    // Trainium4 is not on sale. Trainium2 is sold only in blocks, not on demand: that type is selected then.
    board.chips << ChipId(u"trainium4"_s);
    const PageSpec more = providersPage(
        m_catalog, board, providersTable(m_catalog, board, evaluate(m_catalog, board, {})), {}, {}, Formatter());
    // Slides have the subtitle, but no notes.
    QVERIFY2(more.charts.constFirst().subtitle.endsWith(u" · no price of this kind: Trainium4"_s),
             qPrintable(more.charts.constFirst().subtitle));
    QVERIFY(more.charts.constFirst().notes.isEmpty());
    QVERIFY(more.notes.contains(u"No price of this kind: Trainium4."_s)); // below tables in files
    QVERIFY(more.legend.text().startsWith(u"stronger colour = farther from the chip's median"_s));
    board.chips = {ChipId(u"trainium2"_s)};
    const PageSpec block = providersPage(
        m_catalog, board, providersTable(m_catalog, board, evaluate(m_catalog, board, {})), {}, {}, Formatter());
    QCOMPARE(block.filters.constFirst().current, priceKindWord(PriceKind::CapacityBlock));
    QCOMPARE(block.numbers.rows.constFirst().constFirst().text, u"AWS"_s);
    board.chips = {ChipId(u"trainium4"_s)};
    const PageSpec none = providersPage(
        m_catalog, board, providersTable(m_catalog, board, evaluate(m_catalog, board, {})), {}, {}, Formatter());
    QCOMPARE(faultOf(none), QString());
    QCOMPARE(none.numbers.rows.size(), 1); // a page with a message, not an empty one
    // Instances count as their chips.
    board.level = Level::Instance;
    board.instances = {InstanceId(u"p5.48xlarge"_s)};
    const ResultTable ofInstances = evaluate(m_catalog, board, {});
    QCOMPARE(providersTable(m_catalog, board, ofInstances).rows.constFirst().subject.id, u"h100-sxm"_s);
}

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

// The chart shows no dates. The footer of other pages marks old prices in the same way.
void TestHistoryPage::theFooterHasTheDatesOfTheProvidersPrices()
{
    Catalog catalog = m_catalog;
    const auto pageAt = [&catalog](const Board &board, const QDate &today) {
        catalog.today = today;
        return providersPage(catalog, board, providersTable(catalog, board, evaluate(catalog, board, {})), {}, {},
                             Formatter());
    };
    const PageSpec page = pageAt(h100(), {});
    const auto isoOf = [](const Table::Row &row) {
        const QString text = plain(row.at(6).text);
        const QDate day = QLocale::c().toDate(text, u"d MMM yyyy"_s);
        return day.isValid() ? day.toString(Qt::ISODate)
                             : QLocale::c().toDate(text, u"MMM yyyy"_s).toString(u"yyyy-MM"_s);
    };
    QStringList dates = mapped(page.data.rows, isoOf);
    std::ranges::sort(dates);
    QVERIFY(dates.constFirst() != dates.constLast());
    const QString first = u" · Prices: "_s + dateText(dates.constFirst());
    const QString rest = u" to "_s + dateText(dates.constLast()) + u" · Catalogue of "_s;
    QVERIFY2(page.footer.contains(first + rest), qPrintable(page.footer));
    QVERIFY(page.priceDates.constFirst() == dates.constFirst() && page.priceDates.constLast() == dates.constLast());
    const QDate oldest = dateSpan(dates.constFirst()).last; // of a month
    QVERIFY(!pageAt(h100(), oldest.addDays(90)).footer.contains(staleGlyph));
    const QString old = pageAt(h100(), oldest.addDays(91)).footer;
    QVERIFY2(old.contains(first + QChar(0x00A0) + staleGlyph + rest), qPrintable(old));
    Board none = h100();
    none.chips = {ChipId(u"trainium4"_s)};
    QVERIFY(!pageAt(none, {}).footer.contains(u"Prices: "_s));
}

// The chart has room for ten columns. Exports without the table must not point to it.
void TestHistoryPage::chipsWithoutAColumnAreNamed()
{
    Board board = h100();
    board.chips = mapped(m_catalog.chips, &Chip::id);
    const PageSpec all = providersPage(
        m_catalog, board, providersTable(m_catalog, board, evaluate(m_catalog, board, {})), {}, {}, Formatter());
    QCOMPARE(all.charts.constFirst().axis.ticks.size(), 10);
    const QString rest = all.charts.constFirst().notes.constFirst();
    const QString start = u"Not shown: "_s;
    QVERIFY2(rest.startsWith(start), qPrintable(rest));
    QStringList named = rest.sliced(start.size()).chopped(1).split(u", "_s);
    named << all.charts.constFirst().axis.tickLabels;
    QStringList columns = mapped(all.numbers.columns, &Table::Column::title);
    columns = columns.sliced(1, columns.size() - 2); // between the provider and its date
    std::sort(named.begin(), named.end());
    std::sort(columns.begin(), columns.end());
    QCOMPARE(named, columns);
    // On slides: the first five of a long list.
    const QString subtitle = all.charts.constFirst().subtitle;
    const QString shortened = u" · not shown: "_s + rest.sliced(start.size()).section(u", "_s, 0, 4) + u" and "_s;
    QVERIFY2(subtitle.contains(shortened), qPrintable(subtitle));
    QVERIFY2(subtitle.contains(u" · no price of this kind: "_s), qPrintable(subtitle));
}

// The same for scripts: a price or an empty cell, never zero.
void TestHistoryPage::providersOfAllChips()
{
    const Table list = providersList(m_catalog);
    QCOMPARE(list.columns.constFirst().title, u"id"_s);
    const auto column =
        std::ranges::find_if(list.columns, [](const Table::Column &one) { return one.title == u"h100-sxm"; })
        - list.columns.begin();
    for (const Table::Row &row : list.rows) {
        QCOMPARE(row.size(), list.columns.size());
        QVERIFY(!row.at(column).value || *row.at(column).value > 0.0);
        if (row.at(0).text == u"RunPod")
            QCOMPARE(row.at(column).value, std::optional(3.99));
        if (row.at(0).text == u"Azure")
            QVERIFY(row.constLast().text.split(u' ').contains(u"h100-sxm"_s));
    }
}

} // namespace tst_historypage

#include "tst_historypage.moc"
