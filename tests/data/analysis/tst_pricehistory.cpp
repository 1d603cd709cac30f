// Price history: tracks from hand-made books and stored lines, with quotients calculated by hand.
#include "data/analysis/pricehistory.h"

#include "tests/support/catalogbuilder.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_pricehistory {

static Figure priceOf(double usd, const char *asOf)
{
    Figure figure = aFigure(usd, Unit::UsdPerHour);
    figure.asOf = QString::fromUtf8(asOf);
    return figure;
}

static PriceEntry entry(const char *instance, double usd, const char *asOf, const char *region = "us-east-1")
{
    return aPrice(instance, priceOf(usd, asOf), region);
}

class TestPriceHistory : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void providersByTheirCheapestOfToday();
    void farFromTheMedianIsAnOutlier();
    void datesOfAnyLength_data();
    void datesOfAnyLength();
    void aYearAloneIsOrderedByItsMiddle();
    void chipsArePricedPerChip();
    void instancesArePricedWhole();
    void storedPricesJoinTheBooks();
    void importedBooksCountForChipsOnly();
    void guidesAndOwnPricesAreNoHistory();
    void oldBlocksAreRivals();
    void filtersNarrow();
    void changesAndTheirClarity();
    void aPriceThatTurnedChangedSinceThen_data();
    void aPriceThatTurnedChangedSinceThen();
    void newerBooks();

private:
    static Catalog world(const QList<PriceBook> &more = {});
    static ResultTable tableOf(const Catalog &catalog, Level level);
};

// Two instances, with eight H100 and one; the larger one became cheaper.
Catalog TestPriceHistory::world(const QList<PriceBook> &more)
{
    CatalogBuilder builder;
    builder.add(aSource())
        .add(aChip("h100", {.bf16 = 989, .memoryGib = 80}))
        .add(anInstance("p5.48", "h100", 8))
        .add(anInstance("p5.4", "h100", 1))
        .add(aBook("old", PriceKind::OnDemand, {entry("p5.48", 98.32, "2024-06-13")}))
        .add(aBook("new", PriceKind::OnDemand,
                   {entry("p5.48", 55.04, "2026-07-20"), entry("p5.4", 6.88, "2026-07-20"),
                    entry("p5.48", 60.0, "2026-07-20", "eu-west-1")}));
    for (const PriceBook &book : more)
        builder.add(book);
    return builder.build();
}

ResultTable TestPriceHistory::tableOf(const Catalog &catalog, Level level)
{
    Board board{.chips = {ChipId(u"h100"_s)},
                .instances = {InstanceId(u"p5.48"_s)},
                .level = level,
                .priceBook = BookId(u"new"_s)};
    return evaluate(catalog, board, {});
}

void TestPriceHistory::datesOfAnyLength_data()
{
    QTest::addColumn<QString>("asOf");
    QTest::addColumn<QDate>("day");
    QTest::newRow("day") << u"2026-07-20"_s << QDate(2026, 7, 20);
    QTest::newRow("month") << u"2026-07"_s << QDate(2026, 7, 1);
    QTest::newRow("year") << u"2026"_s << QDate(2026, 1, 1);
    QTest::newRow("none") << u"undated"_s << QDate();
    QTest::newRow("no such day") << u"2026-02-31"_s << QDate();
    QTest::newRow("nothing") << QString() << QDate();
}

void TestPriceHistory::datesOfAnyLength()
{
    QFETCH(const QString, asOf);
    QFETCH(const QDate, day);
    QCOMPARE(firstDay(asOf), day);
}

// Else its line would go back in time: the page has 2025 at 2 July.
void TestPriceHistory::aYearAloneIsOrderedByItsMiddle()
{
    const Catalog catalog = world();
    StoredPrices stored{.isEmpty = false};
    stored.lines = {{InstanceId(u"p5.4"_s),
                     u"X"_s,
                     u"us-west-9"_s,
                     PriceKind::Spot,
                     {{u"2025"_s, Interval::exactly(4), {}},
                      {u"2025-03-01"_s, Interval::exactly(3), {}},
                      {u"2025-08"_s, Interval::exactly(5), {}}}}};
    for (const PriceTrack &track : priceTracks(catalog, tableOf(catalog, Level::Chip), stored)) {
        if (track.kind != PriceKind::Spot)
            continue;
        QCOMPARE(mapped(track.points, &DatedPrice::asOf), (QStringList{u"2025-03-01"_s, u"2025"_s, u"2025-08"_s}));
        QCOMPARE(changeOf(track)->share, 5.0 / 3.0 - 1.0);
        return;
    }
    QFAIL("no track");
}

void TestPriceHistory::chipsArePricedPerChip()
{
    const Catalog catalog = world();
    const ResultTable table = tableOf(catalog, Level::Chip);
    QCOMPARE(instancesOf(catalog, table), (QList<InstanceId>{InstanceId(u"p5.48"_s), InstanceId(u"p5.4"_s)}));
    const QList<PriceTrack> tracks = priceTracks(catalog, table, {});
    QCOMPARE(tracks.size(), 3); // one for p5.4, two for p5.48 in two regions
    const PriceTrack &whole = tracks.at(2);
    QCOMPARE(whole.name, u"p5.48"_s);
    QCOMPARE(whole.region, u"us-east-1"_s);
    QCOMPARE(whole.points.size(), 2);
    QCOMPARE(whole.points.at(0).usdPerHour.value, 12.29); // 98.32 / 8
    QCOMPARE(whole.points.at(0).asOf, u"2024-06-13"_s);
    QCOMPARE(whole.points.at(1).usdPerHour.value, 6.88); // 55.04 / 8
    QCOMPARE(whole.points.at(1).source, u"Title of source"_s);
}

void TestPriceHistory::instancesArePricedWhole()
{
    const Catalog catalog = world();
    const ResultTable table = tableOf(catalog, Level::Instance);
    QCOMPARE(instancesOf(catalog, table), QList<InstanceId>{InstanceId(u"p5.48"_s)});
    const QList<PriceTrack> tracks = priceTracks(catalog, table, {});
    QCOMPARE(tracks.size(), 2);
    QCOMPARE(tracks.constLast().points.constFirst().usdPerHour.value, 98.32);
}

void TestPriceHistory::storedPricesJoinTheBooks()
{
    const Catalog catalog = world();
    StoredPrices stored{.isEmpty = false};
    stored.lines << StoredPrices::Line{InstanceId(u"p5.48"_s),
                                       u"AWS"_s,
                                       u"us-east-1"_s,
                                       PriceKind::OnDemand,
                                       {{u"2025-06"_s, Interval{64.0, 80.0, 88.0}, u"Imported: a.csv"_s},
                                        {u"2026-07-20"_s, Interval{56.0, 56.0, 56.0}, u"Imported: b.csv"_s}}}
                 << StoredPrices::Line{InstanceId(u"elsewhere"_s), u"AWS"_s, u"x"_s, PriceKind::Spot, {}};
    const QList<PriceTrack> tracks = priceTracks(catalog, tableOf(catalog, Level::Chip), stored);
    QCOMPARE(tracks.size(), 3);
    const QList<DatedPrice> &points = tracks.constLast().points;
    QCOMPARE(points.size(), 3);
    QCOMPARE(points.at(1).usdPerHour, (Interval{8.0, 10.0, 11.0}));
    QCOMPARE(points.at(2).usdPerHour.value, 7.0); // the imported price replaces the book's of the same date
    QCOMPARE(points.at(2).source, u"Imported: b.csv"_s);
}

void TestPriceHistory::importedBooksCountForChipsOnly()
{
    PriceEntry alone{.chip = ChipId(u"h100"_s),
                     .provider = u"Lambda"_s,
                     .region = u"not-stated"_s,
                     .usdPerHour = priceOf(2.49, "2026-05-24")};
    const Catalog catalog =
        world({aBook("imported-1-on-demand", PriceKind::OnDemand, {entry("p5.48", 70.0, "2026-09-01"), alone})});
    const QList<PriceTrack> tracks = priceTracks(catalog, tableOf(catalog, Level::Chip), {});
    QCOMPARE(tracks.size(), 4);
    QCOMPARE(tracks.constFirst().name, u"H100 at Lambda"_s.replace(u"H100"_s, catalog.chips.constFirst().name));
    QCOMPARE(tracks.constFirst().offer, catalog.chips.constFirst().name); // for sentences that name the provider
    QCOMPARE(tracks.constFirst().points.constFirst().usdPerHour.value, 2.49);
    QCOMPARE(tracks.constLast().points.size(), 2); // 70.00 comes from the store
    QCOMPARE(priceTracks(catalog, tableOf(catalog, Level::Instance), {}).size(), 2);
}

void TestPriceHistory::guidesAndOwnPricesAreNoHistory()
{
    const Catalog catalog = world({aBook("guide", PriceKind::Guide, {entry("p5.48", 9.8, "2025-12-11")}),
                                   aBook("mine", PriceKind::Own, {entry("p5.48", 1.0, "2026-11-20")})});
    QCOMPARE(priceTracks(catalog, tableOf(catalog, Level::Chip), {}).size(), 3);
    // An overridden price: the published one is its rival.
    PriceEntry own = entry("p5.48", 1.0, "2026-11-20");
    own.usdPerHour.status = FigureStatus::Own;
    own.usdPerHour.own = u"instance/p5.48/price/spot"_s;
    own.usdPerHour.rivals << priceOf(20.0, "2026-09-01");
    const Catalog changed = world({aBook("spot", PriceKind::Spot, {own})});
    const QList<PriceTrack> tracks =
        filtered(priceTracks(changed, tableOf(changed, Level::Instance), {}), {{}, {}, PriceKind::Spot});
    QCOMPARE(tracks.size(), 1);
    QCOMPARE(tracks.constFirst().points.size(), 1);
    QCOMPARE(tracks.constFirst().points.constFirst().usdPerHour.value, 20.0);
    // In a custom catalogue file it is a price of that day.
    own.usdPerHour.ofOwnFile = true;
    const Catalog filed = world({aBook("spot", PriceKind::Spot, {own})});
    const QList<PriceTrack> listed =
        filtered(priceTracks(filed, tableOf(filed, Level::Instance), {}), {{}, {}, PriceKind::Spot});
    QCOMPARE(listed.constFirst().points.constFirst().usdPerHour.value, 1.0);
}

void TestPriceHistory::oldBlocksAreRivals()
{
    PriceEntry block = entry("p5.48", 40.0, "2026-07-22");
    block.usdPerHour.rivals << priceOf(32.0, "2026-01-31") << priceOf(44.0, "2026-10-03")
                            << priceOf(39.0, "2026-07-22");
    PriceEntry list = entry("p5.48", 55.04, "2026-07-22");
    list.usdPerHour.rivals << priceOf(98.32, "2025-01-31");
    const Catalog catalog =
        world({aBook("blocks", PriceKind::CapacityBlock, {block}), aBook("spot", PriceKind::Spot, {list})});
    const QList<PriceTrack> tracks = priceTracks(catalog, tableOf(catalog, Level::Instance), {});
    const auto ofKind = [&tracks](PriceKind kind) {
        return *std::ranges::find_if(tracks, [kind](const PriceTrack &t) { return t.kind == kind; });
    };
    // Only earlier prices count; a rival of the same or a later day is a contradiction.
    QCOMPARE(ofKind(PriceKind::CapacityBlock).points.size(), 2);
    QCOMPARE(ofKind(PriceKind::CapacityBlock).points.constFirst().usdPerHour.value, 32.0);
    QCOMPARE(ofKind(PriceKind::Spot).points.size(), 1);
}

void TestPriceHistory::filtersNarrow()
{
    const Catalog catalog = world();
    const QList<PriceTrack> tracks = priceTracks(catalog, tableOf(catalog, Level::Chip), {});
    const QList<PriceTrack> best = filtered(tracks, {});
    QCOMPARE(best.size(), 2);
    QCOMPARE(best.constLast().region, u"us-east-1"_s); // the region with the most dates
    QCOMPARE(best.constLast().otherRegions, 1);
    // eu-west-1 has one date. It leads if the board is limited to it, not because the price is from there.
    const auto shownIfHome = [&tracks](HomeRegion home) {
        QList<PriceTrack> marked = tracks;
        for (PriceTrack &track : marked) {
            if (track.region == u"eu-west-1")
                track.home = home;
        }
        return filtered(marked, {}).constLast().region;
    };
    QCOMPARE(shownIfHome(HomeRegion::OfPrice), u"us-east-1"_s);
    QCOMPARE(shownIfHome(HomeRegion::Chosen), u"eu-west-1"_s);
    QCOMPARE(filtered(tracks, {{}, u"eu-west-1"_s, {}}).size(), 1);
    QCOMPARE(filtered(tracks, {u"AWS"_s, {}, PriceKind::OnDemand}).size(), 2);
    QVERIFY(filtered(tracks, {u"Azure"_s, {}, {}}).isEmpty());
    QVERIFY(filtered(tracks, {{}, {}, PriceKind::Spot}).isEmpty());
}

void TestPriceHistory::changesAndTheirClarity()
{
    PriceTrack track;
    track.points << DatedPrice{u"2024"_s, Interval{10.0, 12.0, 13.0}, {}};
    QVERIFY(!changeOf(track));
    track.points << DatedPrice{u"2025"_s, Interval{9.0, 10.0, 11.0}, {}}
                 << DatedPrice{u"2026"_s, Interval{8.0, 9.0, 11.0}, {}};
    const auto change = changeOf(track);
    QVERIFY(change);
    QCOMPARE(change->share, -0.25); // 9 / 12 - 1
    QVERIFY(!change->isClear);      // 10 to 11 is in both ranges
    QVERIFY(!change->start);
    track.points.last().usdPerHour.high = 9.5;
    QVERIFY(changeOf(track)->isClear);
    // An average of offers is not a change of a price list: 10 / 12 - 1 of the earlier dates.
    track.points.last().isApproximate = true;
    QCOMPARE(changeOf(track)->to.asOf, u"2025"_s);
}

// 4.92, 3.93, 5.19: not "up 5.5 %", but up 32 % since the low. Within 3 % of the ends, 4.80, it is no turn.
void TestPriceHistory::aPriceThatTurnedChangedSinceThen_data()
{
    QTest::addColumn<QList<double>>("prices");
    QTest::addColumn<int>("from"); // index
    QTest::newRow("two dates") << QList<double>{4.92, 5.19} << 0;
    QTest::newRow("a low between") << QList<double>{4.92, 3.93, 5.19} << 1;
    QTest::newRow("hardly lower") << QList<double>{4.92, 4.80, 5.19} << 0;
    QTest::newRow("a step on the way") << QList<double>{12.0, 8.0, 6.0} << 0;
    QTest::newRow("a high between") << QList<double>{5.0, 7.0, 4.0} << 1;
    QTest::newRow("a high, then a low") << QList<double>{5.0, 7.0, 3.0, 4.0} << 2;
    QTest::newRow("a low, then a high") << QList<double>{5.0, 3.0, 3.5, 7.0, 4.0} << 3;
    QTest::newRow("the last of equal lows") << QList<double>{5.0, 3.0, 3.0, 4.0} << 2;
}

void TestPriceHistory::aPriceThatTurnedChangedSinceThen()
{
    QFETCH(const QList<double>, prices);
    QFETCH(const int, from);
    PriceTrack track;
    for (qsizetype i = 0; i < prices.size(); ++i)
        track.points << DatedPrice{u"2026-0%1"_s.arg(i + 1), Interval::exactly(prices.at(i)), {}};
    const auto change = changeOf(track);
    QVERIFY(change);
    QCOMPARE(change->from.asOf, track.points.at(from).asOf);
    QCOMPARE(change->to.asOf, track.points.constLast().asOf);
    QCOMPARE(change->share, prices.constLast() / prices.at(from) - 1.0);
    QCOMPARE(change->start.has_value(), from > 0);
    QVERIFY(!change->start || change->start->asOf == u"2026-01"_s);
}

void TestPriceHistory::newerBooks()
{
    PriceBook newest = aBook("newest", PriceKind::OnDemand, {});
    newest.asOf = u"2026-09"_s;
    PriceBook others = aBook("others", PriceKind::OnDemand, {});
    others.asOf = u"2026-10-01"_s;
    others.providers = {u"Azure"_s};
    PriceBook spot = aBook("spot", PriceKind::Spot, {});
    spot.asOf = u"2026-10-01"_s;
    const Catalog catalog = world({newest, others, spot});
    QCOMPARE(newerBook(catalog, *catalog.book(BookId(u"new"_s)))->id, BookId(u"newest"_s));
    QVERIFY(newerBook(catalog, *catalog.book(BookId(u"newest"_s))) == nullptr);
    QVERIFY(newerBook(catalog, spot) == nullptr);
    PriceBook undated = newest;
    undated.asOf = u"undated"_s;
    QVERIFY(newerBook(catalog, undated) == nullptr);
}

CHIPBOARD_TEST(TestPriceHistory, QCoreApplication)

static PriceTrack offerAt(const QString &provider, const QString &name, const QString &asOf, double usd)
{
    return PriceTrack{.subject = u"h100-sxm"_s,
                      .name = name,
                      .offer = name,
                      .provider = provider,
                      .points = {{asOf, Interval{usd, usd, usd}, {}, false}}};
}

// Offers of 1 Nov and 20 Sep are 42 days apart, so the cheaper one counts; the one of January is out of date.
void TestPriceHistory::providersByTheirCheapestOfToday()
{
    PriceTrack spot = offerAt(u"A"_s, u"spot"_s, u"2026-11-01"_s, 0.5);
    spot.kind = PriceKind::Spot;
    const ProviderMatrix matrix = providerMatrix(
        {offerAt(u"A"_s, u"big"_s, u"2026-11-01"_s, 5.0), offerAt(u"A"_s, u"small"_s, u"2026-09-20"_s, 4.0),
         offerAt(u"A"_s, u"old"_s, u"2026-01-15"_s, 1.0), offerAt(u"B"_s, u"one"_s, u"2025-06"_s, 6.0), spot},
        PriceKind::OnDemand);
    QCOMPARE(matrix.providers, (QStringList{u"A"_s, u"B"_s}));
    const ProviderPrice price = matrix.prices.value({u"A"_s, u"h100-sxm"_s});
    QCOMPARE(price.offer, u"small"_s);
    QCOMPARE(price.price.usdPerHour.value, 4.0);
    QCOMPARE(matrix.medians.value(u"h100-sxm"_s), 5.0); // of 4 and 6
    QVERIFY(!matrix.prices.contains({u"B"_s, u"b200"_s}));
}

// The median of 3.8, 4, 4.2 and 9 is 4.1: 9 is 2.2 times that. Three providers are too few for outliers.
void TestPriceHistory::farFromTheMedianIsAnOutlier()
{
    QList<PriceTrack> tracks{offerAt(u"A"_s, {}, u"2026-11-01"_s, 4.0), offerAt(u"B"_s, {}, u"2026-11-01"_s, 4.2),
                             offerAt(u"D"_s, {}, u"2026-11-01"_s, 9.0)};
    const auto outliers = [&tracks] {
        QStringList providers;
        const ProviderMatrix matrix = providerMatrix(tracks, PriceKind::OnDemand);
        for (auto at = matrix.prices.constBegin(); at != matrix.prices.constEnd(); ++at) {
            if (at->isOutlier)
                providers << at.key().first;
        }
        return providers;
    };
    QCOMPARE(outliers(), QStringList());
    tracks << offerAt(u"C"_s, {}, u"2026-11-01"_s, 3.8);
    QCOMPARE(outliers(), QStringList{u"D"_s});
    tracks << offerAt(u"E"_s, {}, u"2026-11-01"_s, 1.9); // median 4: less than half
    QCOMPARE(outliers(), (QStringList{u"D"_s, u"E"_s}));
}

} // namespace tst_pricehistory

#include "tst_pricehistory.moc"
