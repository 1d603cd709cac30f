#include "data/views/pages.h"

#include "data/compare/boardestimate.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/views/listwords.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"
#include "data/views/tableexport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr qsizetype mostRows = 500; // of the numbers table

// "USD per chip-hour": unit of the page's prices in the display currency.
QString historyUnit(Level level, const Formatter &formatter)
{
    return formatter.unitWords(level == Level::Chip ? tr("USD per chip-hour") : tr("USD an hour"));
}

void addNumbers(PageSpec &page, const Board &board, const ResultTable &table, const QList<PriceTrack> &tracks,
                const Formatter &formatter)
{
    const QString unit = historyUnit(table.level, formatter);
    page.numbers.columns = {{tr("What")}, {tr("Provider")},     {tr("Region")},        {tr("Kind")},  {tr("Date")},
                            {unit, true}, {tr("Lowest"), true}, {tr("Highest"), true}, {tr("Source")}};
    const auto money = [&formatter](double usd) {
        return Table::Cell(formatter.tableMoney(usd), formatter.shown(usd, Unit::UsdPerHour), Unit::UsdPerHour);
    };
    for (const PriceTrack &track : tracks) {
        const auto row = std::ranges::find_if(
            table.rows, [&track](const ResultRow &one) { return one.subject.id == track.subject; });
        for (const DatedPrice &point : track.points) {
            if (page.numbers.rows.size() >= mostRows)
                return;
            page.numbers.subjects << categoryOf(board, row->subject);
            page.numbers.rows << Table::Row{track.name,
                                            track.provider,
                                            track.region,
                                            priceKindLabel(track.kind),
                                            dateCell(point.asOf),
                                            money(point.usdPerHour.value),
                                            money(point.usdPerHour.low),
                                            money(point.usdPerHour.high),
                                            point.source};
        }
    }
}

// Keys and numbers for scripts, independent of the locale.
void addData(PageSpec &page, const QList<PriceTrack> &tracks, Level level, const Formatter &formatter)
{
    page.data = listOf("", "id,instance,provider,region,kind,as_of,value,low,high,unit,source",
                       {u"value"_s, u"low"_s, u"high"_s});
    const auto number = [&](double value) { return listNumber(formatter.shown(value, Unit::UsdPerHour)); };
    const QString unit = formatter.unitWords(level == Level::Chip ? u"USD/chip-h"_s : u"USD/h"_s);
    for (const PriceTrack &track : tracks) {
        for (const DatedPrice &point : track.points)
            page.data.rows << Table::Row{track.subject,
                                         track.instance.text(),
                                         track.provider,
                                         track.region,
                                         priceKindCell(track.kind),
                                         dateCell(point.asOf),
                                         number(point.usdPerHour.value),
                                         number(point.usdPerHour.low),
                                         number(point.usdPerHour.high),
                                         unit,
                                         point.source};
    }
    page.data = withRate(page.data, formatter.currency());
}

// Rows without prices are listed too, so that they are not missed.
void addPriceless(PageSpec &page, const Board &board, const ResultTable &table, const QList<PriceTrack> &tracks)
{
    for (const ResultRow &row : table.rows) {
        const bool isPriced =
            std::ranges::any_of(tracks, [&row](const PriceTrack &track) { return track.subject == row.subject.id; });
        if (isPriced)
            continue;
        page.numbers.subjects << categoryOf(board, row.subject);
        Table::Row cells(page.numbers.columns.size());
        cells.first() = row.subject.name;
        cells.last() = tr("no dated price");
        page.numbers.rows << cells;
    }
}

} // namespace

static void addHistoryTables(PageSpec &page, const Board &board, const ResultTable &table,
                             const QList<PriceTrack> &tracks, const Formatter &formatter)
{
    addNumbers(page, board, table, tracks, formatter);
    addPriceless(page, board, table, tracks);
    addData(page, tracks, table.level, formatter);
}

namespace {

constexpr std::array chartKinds{PriceKind::OnDemand, PriceKind::Spot, PriceKind::CapacityBlock,
                                PriceKind::Reserved1Year, PriceKind::Reserved3Years};
constexpr qsizetype mostTracks = 10; // lines that are still distinguishable in a chart
constexpr qsizetype mostBeside = 6;  // likewise in a small side chart
constexpr double roomForNames = 0.2; // of the date span, after it: nearly all names are at the newest price
constexpr qsizetype longestNames = 30;
constexpr double alikeShare = 0.005; // prices within half a percent share a point
constexpr qsizetype mostCharts = 3;
constexpr double leastChange = 0.005; // below half a percent it counts as unchanged

// As on the axes.
Interval shown(const Interval &usdPerHour, const Formatter &formatter)
{
    return formatter.shown(usdPerHour, Unit::UsdPerHour);
}

QString priceText(const Interval &price, const Formatter &formatter)
{
    const QString value = formatter.moneyLabel(price.value);
    return price.isExact()
        ? value
        : tr("%1 (%2 to %3)")
              .arg(value, formatter.lowEnd().moneyLabel(price.low), formatter.highEnd().moneyLabel(price.high));
}

QString placeText(const PriceTrack &track)
{
    const bool isStated = !track.region.isEmpty() && track.region != u"not-stated";
    return isStated ? tr("%1, %2").arg(track.provider, track.region) : track.provider;
}

double xOf(const DatedPrice &point) { return dateSpan(point.asOf).middle(); }

PlaneMark markOf(const PriceTrack &track, const DatedPrice &point, Level level, const Formatter &formatter)
{
    PlaneMark mark{.id = track.subject, .role = colourRoleOf(*track.chip), .x = xOf(point)};
    const Interval price = shown(point.usdPerHour, formatter);
    mark.y = price.value;
    if (!price.isExact()) {
        mark.yLow = price.low;
        mark.yHigh = price.high;
    }
    mark.xText = dateText(point.asOf);
    mark.yText = priceText(point.usdPerHour, formatter) + QChar(0x00A0) + historyUnit(level, formatter);
    mark.description = tr("%1, %2, %3: %4 (%5).", "the last: a date")
                           .arg(track.offer, placeText(track), priceKindLabel(track.kind), mark.yText, mark.xText);
    if (!point.source.isEmpty())
        mark.description += u' ' + tr("Source: %1.").arg(point.source);
    return mark;
}

// Prices between two known dates are unknown: thin and dashed, so that no price is read off.
PlaneLine linkOf(const PriceTrack &track, const Formatter &formatter)
{
    PlaneLine line{.id = track.subject,
                   .role = colourRoleOf(*track.chip),
                   .weight = LineWeight::Quiet,
                   .dashed = true,
                   .description =
                       tr("%1, %2: no price is recorded between these dates.").arg(track.offer, placeText(track)),
                   .name = track.offer + u", "_s + placeText(track)};
    for (const DatedPrice &point : track.points)
        line.points << QPointF(xOf(point), shown(point.usdPerHour, formatter).value);
    return line;
}

/// The board's chosen regions first, then the longest known period, then most dates, but one track per row before a
/// second one.
QList<PriceTrack> mostTelling(QList<PriceTrack> tracks, qsizetype most)
{
    const auto rank = [](const PriceTrack &track) {
        return std::tuple(track.home == HomeRegion::Chosen,
                          xOf(track.points.constLast()) - xOf(track.points.constFirst()), track.points.size());
    };
    std::ranges::stable_sort(tracks, [&rank](const PriceTrack &a, const PriceTrack &b) { return rank(a) > rank(b); });
    QHash<QString, int> turns;
    QList<std::pair<int, PriceTrack>> ranked =
        mapped(tracks, [&](const PriceTrack &track) { return std::pair(turns[track.subject]++, track); });
    std::ranges::stable_sort(ranked, {}, [](const auto &one) { return one.first; });
    QList<PriceTrack> best;
    for (const auto &[turn, track] : ranked.first(std::min(most, ranked.size())))
        best << track;
    return best;
}

// "p5.4xlarge in ap-northeast-1" if the region is not that of the board's price and others have other prices.
QString nameInRegion(const PriceTrack &track)
{
    const bool isStated = !track.region.isEmpty() && track.region != u"not-stated";
    return isStated && track.otherRegions > 0 && track.home == HomeRegion::No
        ? tr("%1 in %2", "an offer, a region").arg(track.name, track.region)
        : track.name;
}

// The chip is compared; the instance identifies the price: "H100 (p5.48xlarge)".
QString offerName(const PriceTrack &track, Level level)
{
    const bool isOfChip = level == Level::Chip && track.chip != nullptr && !track.instance.isEmpty();
    return isOfChip ? tr("%1 (%2)", "a chip and the instance that has it").arg(track.chip->name, nameInRegion(track))
                    : nameInRegion(track);
}

// As a reader computes it from the two prices written: -0.44. The exact one if both are written alike.
double writtenChange(const PriceChange &change, const Formatter &formatter)
{
    const double from = formatter.amountNumber(change.from.usdPerHour.value);
    const double to = formatter.amountNumber(change.to.usdPerHour.value);
    return from == to || from == 0.0 ? change.share : to / from - 1.0;
}

/// "Jan 2026": titles have the month, the line below the day.
QString turnMonth(const DatedPrice &price)
{
    constexpr qsizetype isoMonth = 7;
    return dateText(price.asOf.left(isoMonth));
}

/// "H100 (p5.48xlarge): $4.92 (2024), $3.93 (31 Jan 2026), $5.19 (22 Jul 2026)."
QString pricesText(const PriceTrack &track, const PriceChange &change, Level level, const Formatter &formatter)
{
    const auto dated = [&formatter](const DatedPrice &price) {
        return tr("%1 (%2)", "a price, its date").arg(formatter.amount(price.usdPerHour.value), dateText(price.asOf));
    };
    QStringList prices{dated(change.from), dated(change.to)};
    if (change.start)
        prices.prepend(dated(*change.start));
    return tr("%1: %2.", "an offer, its prices with their dates")
        .arg(offerName(track, level), prices.join(QStringLiteral(", ")));
}

// "H100 at AWS, on-demand list price: down 44%, $12.29 to $6.88 an hour"; dates are in the line below, unless the price
// turned in between: "H100 at AWS, Capacity Block price: up 32% to $5.19 an hour since Jan 2026".
Headline changeHeadline(const PriceTrack &track, const PriceChange &change, Level level, const Formatter &formatter)
{
    const QString name = level == Level::Chip && track.chip != nullptr ? track.chip->name : track.name;
    const QString thing =
        tr("%1 at %2, %3", "a chip, a provider, a kind of price").arg(name, track.provider, priceKindLabel(track.kind));
    const QString from = formatter.amount(change.from.usdPerHour.value);
    const QString to = formatter.amount(change.to.usdPerHour.value);
    const QString dates = pricesText(track, change, level, formatter);
    if (!change.isClear || std::fabs(change.share) < leastChange) {
        const bool isAlike = areAlikePrices(change.from.usdPerHour.value, change.to.usdPerHour.value);
        return {fittingTitle({isAlike ? tr("%1: no clear change, about %2 an hour").arg(thing, to)
                                      : tr("%1: no clear change, %2 to %3 an hour").arg(thing, from, to),
                              tr("%1: no clear change").arg(name)},
                             formatter),
                dates};
    }
    const QString share = formatter.percent(std::fabs(writtenChange(change, formatter)));
    const auto titleOf = [&](const QString &subject) {
        const QString since = turnMonth(change.from);
        const bool isDown = change.share < 0.0;
        if (change.start)
            return isDown ? tr("%1: down %2 to %3 an hour since %4").arg(subject, share, to, since)
                          : tr("%1: up %2 to %3 an hour since %4").arg(subject, share, to, since);
        return isDown ? tr("%1: down %2, %3 to %4 an hour").arg(subject, share, from, to)
                      : tr("%1: up %2, %3 to %4 an hour").arg(subject, share, from, to);
    };
    return {fittingTitle({titleOf(thing), titleOf(name)}, formatter), dates};
}

/// The most notable change of one price kind.
struct Moved
{
    const PriceTrack *track = nullptr; ///< null: no track of the kind has two dates
    PriceChange change;

    // Chips whose software is in maintenance lead no title. The board's chosen regions first, then clear changes, those
    // where its price is from, the longest period and the largest change: two years in one list say more than a summer
    // between two sources.
    [[nodiscard]] bool isBelow(const Moved &other) const
    {
        const auto rank = [](const Moved &of) {
            const PriceChange &one = of.change;
            return std::tuple(of.track->chip == nullptr || !isInMaintenance(*of.track->chip),
                              of.track->home == HomeRegion::Chosen, one.isClear, of.track->home,
                              xOf(one.to) - xOf(one.start.value_or(one.from)), std::fabs(one.share));
        };
        return track == nullptr || rank(*this) < rank(other);
    }
    [[nodiscard]] bool isNews() const
    {
        return track != nullptr && change.isClear && std::fabs(change.share) >= leastChange;
    }
};

Moved mostMoved(PriceKind kind, const QList<PriceTrack> &tracks)
{
    Moved most;
    for (const PriceTrack &track : tracks) {
        const std::optional<PriceChange> change = track.kind == kind ? changeOf(track) : std::nullopt;
        if (change && most.isBelow({&track, *change}))
            most = {&track, *change};
    }
    return most;
}

struct KindChange
{
    QString text; ///< "spot price: one date known"
    bool isClear = false;
};

KindChange changeOfKind(PriceKind kind, const QList<PriceTrack> &tracks, Level level, const Formatter &formatter)
{
    const Moved most = mostMoved(kind, tracks);
    const auto offers = std::ranges::count_if(tracks, [kind](const PriceTrack &track) { return track.kind == kind; });
    const QString name = priceKindLabel(kind);
    if (most.track == nullptr || !most.change.isClear)
        return {most.track != nullptr ? tr("%1: no clear change", "a kind of price").arg(name)
                    : offers > 1      ? tr("%1: one date each", "a kind of price, several offers").arg(name)
                                      : tr("%1: only one date", "a kind of price").arg(name)};
    const bool isOfChip = level == Level::Chip && most.track->chip != nullptr;
    const QString offer = isOfChip ? most.track->chip->name : most.track->name;
    const QString share = formatter.signedPercent(writtenChange(most.change, formatter));
    return {most.change.start ? tr("%1: %2 %3 since %4", "a kind of price, an offer, -12 %, a date")
                                    .arg(name, offer, share, turnMonth(most.change.from))
                              : tr("%1: %2 %3", "a kind of price, an offer, -12 %").arg(name, offer, share),
            true};
}

/// The kind that the title is about: that of the board's own list if it clearly changed. Else kinds known in the
/// board's chosen regions come first, and on demand before kinds that change hourly or are fixed for years. Nothing:
/// each offer has only one date.
std::optional<PriceKind> leadingKind(const QList<PriceTrack> &tracks, std::optional<PriceKind> own)
{
    if (own && mostMoved(*own, tracks).isNews())
        return own;
    const auto isChosen = [&](PriceKind kind) {
        const PriceTrack *track = mostMoved(kind, tracks).track;
        return track != nullptr && track->home == HomeRegion::Chosen;
    };
    const auto *found = std::ranges::find_if(chartKinds, isChosen);
    if (found == chartKinds.end())
        found =
            std::ranges::find_if(chartKinds, [&](PriceKind kind) { return mostMoved(kind, tracks).track != nullptr; });
    return found == chartKinds.end() ? std::nullopt : std::optional(*found);
}

// "These prices are for us-east-2.": where the title's offer is, if the board is limited to regions.
QString regionText(const PriceTrack &track, const QStringList &regions)
{
    if (track.home == HomeRegion::Chosen)
        return tr("These prices are for %1.", "a region").arg(track.region);
    const bool isStated = !track.region.isEmpty() && track.region != u"not-stated";
    const QString place = isStated ? track.region : tr("a region not stated");
    return tr("In %1, no such price has two dates; these prices are for %2.", "regions, another region")
        .arg(regions.join(u", "), place);
}

// Below the title, the clear changes of the other kinds drawn.
Headline historyHeadline(const QList<PriceTrack> &tracks, std::optional<PriceKind> led, const QList<PriceKind> &drawn,
                         const Board &board, Level level, const Formatter &formatter)
{
    if (!led)
        return {tracks.isEmpty() ? tr("No dated prices for this selection")
                                 : tr("Each of these prices has only one date, so no trend is known"),
                {}};
    const Moved most = mostMoved(*led, tracks);
    Headline headline = changeHeadline(*most.track, most.change, level, formatter);
    if (!board.regions.isEmpty())
        headline.support += QLatin1Char(' ') + regionText(*most.track, board.regions);
    for (const PriceKind kind : drawn) {
        const KindChange other = changeOfKind(kind, tracks, level, formatter);
        if (kind != *led && other.isClear)
            headline.support += QLatin1Char(' ') + sentenceCase(other.text) + QLatin1Char('.');
    }
    return headline;
}

/// Shared by the charts, so that their dates align.
struct Frame
{
    Level level = Level::Chip;
    ChartAxis dates;
    qsizetype most = mostTracks;  ///< tracks per chart
    QList<ChartWords> words = {}; ///< from the board
};

// Names are at the newest price: in the middle of a line they could be mistaken for another's.
void addTrack(ChartSpec &chart, const PriceTrack &track, Level level, const Formatter &formatter)
{
    for (const DatedPrice &point : track.points)
        chart.plane.marks << markOf(track, point, level, formatter);
    if (track.points.isEmpty())
        return;
    chart.plane.marks.last().label = nameInRegion(track);
    if (track.points.size() > 1)
        chart.plane.lines << linkOf(track, formatter);
}

// "inf2.24xlarge, inf2.48xlarge": offers of one chip at the same price and date share a point and its name.
void joinNames(ChartSpec &chart)
{
    QList<PlaneMark> &marks = chart.plane.marks;
    for (qsizetype i = 0; i < marks.size(); ++i) {
        QStringList names{marks.at(i).label};
        for (qsizetype k = i + 1; k < marks.size() && !names.constFirst().isEmpty(); ++k) {
            const bool isSame = marks.at(k).id == marks.at(i).id && marks.at(k).x == marks.at(i).x
                && std::fabs(marks.at(k).y - marks.at(i).y) <= alikeShare * marks.at(i).y;
            if (isSame && !marks.at(k).label.isEmpty())
                names << std::exchange(marks[k].label, QString());
        }
        const QString all = names.join(QStringLiteral(", "));
        marks[i].label = names.size() == 1 || all.size() <= longestNames
            ? all
            : tr("%1 and %2 more", "an offer, how many others have its price")
                  .arg(names.constFirst())
                  .arg(names.size() - 1);
    }
}

// "2024: exact date unknown, drawn mid-year", as printed charts have no tooltips. Within a month no place is misread.
QString yearsText(const QList<PriceTrack> &tracks, const Formatter &formatter)
{
    QStringList years;
    for (const PriceTrack &track : tracks) {
        for (const DatedPrice &point : track.points) {
            const DateSpan span = dateSpan(point.asOf);
            if (span.first.month() != span.last.month())
                addOnce(years, point.asOf);
        }
    }
    std::ranges::sort(years);
    return years.isEmpty() ? QString()
                           : tr("%1: exact date unknown, drawn mid-year", "years").arg(namesText(years, formatter));
}

QString scaleText(const ChartAxis &axis)
{
    return axis.scale == AxisScale::Logarithmic ? tr("prices logarithmic")
        : axis.minimum == 0.0                   ? tr("prices from zero")
                                                : QString();
}

ChartSpec chartOf(PriceKind kind, const QList<PriceTrack> &all, const Frame &frame, const Formatter &formatter)
{
    const QList<PriceTrack> tracks = mostTelling(all, frame.most);
    ChartSpec chart{ChartKind::Plane, priceKindWord(kind),
                    sentenceCase(changeOfKind(kind, all, frame.level, formatter).text)};
    // On its own slide each kind states its change with the prices.
    if (const Moved most = mostMoved(kind, all); most.track != nullptr)
        chart.alone.statement = changeHeadline(*most.track, most.change, frame.level, formatter).title;
    QList<double> prices;
    for (const PriceTrack &track : tracks) {
        addTrack(chart, track, frame.level, formatter);
        for (const DatedPrice &point : track.points) {
            const Interval price = shown(point.usdPerHour, formatter);
            prices << price.high << price.low;
        }
    }
    joinNames(chart);
    chart.axis = frame.dates;
    chart.plane.y = fittedAxis(tr("Price"), historyUnit(frame.level, formatter), prices,
                               wordsOf(frame.words, QStringLiteral("price-history"), chart.id).scale, formatter);
    chart.plane.takesScale = true;
    QStringList subtitle{scaleText(chart.plane.y)}; // the axis names the unit
    if (tracks.size() < all.size())
        subtitle << tr("%1 of %2 offers").arg(tracks.size()).arg(all.size());
    subtitle << yearsText(tracks, formatter);
    chart.subtitle = dot(subtitle);
    return chart;
}

bool hasTwoDates(PriceKind kind, const QList<PriceTrack> &tracks)
{
    return std::ranges::any_of(
        tracks, [kind](const PriceTrack &track) { return track.kind == kind && track.points.size() > 1; });
}

/// The kinds with the most data, the title's first, then in their usual order: more charts would be too small to read.
/// Kinds whose offers have one date each show nothing over time, so they are drawn only if no kind has more.
QList<PriceKind> shownKinds(const QList<PriceTrack> &tracks, std::optional<PriceKind> led)
{
    const auto count = [&tracks](PriceKind kind) {
        qsizetype points = 0;
        for (const PriceTrack &track : tracks) {
            const qsizetype weight = track.points.size() > 1 ? tracks.size() : 1; // one line outweighs all points
            points += track.kind == kind ? weight : 0;
        }
        return points;
    };
    QList<PriceKind> there = allWhere(chartKinds, [&tracks](PriceKind kind) { return hasTwoDates(kind, tracks); });
    if (there.isEmpty())
        there = allWhere(chartKinds, [&count](PriceKind kind) { return count(kind) > 0; });
    const auto isLed = [led](PriceKind kind) { return kind == led; };
    QList<PriceKind> best = there;
    std::ranges::stable_sort(best, [&count](PriceKind a, PriceKind b) { return count(a) > count(b); });
    std::stable_partition(best.begin(), best.end(), isLed);
    best.resize(std::min(mostCharts, best.size()));
    there.removeIf([&best](PriceKind kind) { return !best.contains(kind); });
    std::stable_partition(there.begin(), there.end(), isLed);
    return there;
}

/// Kinds that have no chart because none of their offers has two dates.
QStringList datelessNotes(const QList<PriceTrack> &tracks, const QList<PriceKind> &drawn, const Formatter &formatter)
{
    if (drawn.isEmpty() || !hasTwoDates(drawn.constFirst(), tracks)) // then all kinds are like that
        return {};
    QStringList names;
    for (const PriceKind kind : chartKinds) {
        const bool isThere =
            std::ranges::any_of(tracks, [kind](const PriceTrack &track) { return track.kind == kind; });
        if (isThere && !hasTwoDates(kind, tracks))
            names << priceKindLabel(kind);
    }
    if (names.isEmpty())
        return {};
    return {tr("Not drawn, because each offer has only one date: %1.", "kinds of price")
                .arg(namesText(names, formatter, names.size()))};
}

PageFilter filterOf(const QString &id, const QString &label, const QString &all, QList<PageFilter::Choice> choices,
                    const QString &current)
{
    std::ranges::sort(choices, [](const PageFilter::Choice &a, const PageFilter::Choice &b) {
        return a.text.compare(b.text, Qt::CaseInsensitive) < 0;
    });
    choices.prepend({QString(), all});
    const bool isThere =
        std::ranges::any_of(choices, [&current](const PageFilter::Choice &choice) { return choice.id == current; });
    return {id, label, choices, isThere ? current : QString()};
}

void addFilters(PageSpec &page, const QList<PriceTrack> &tracks, const QMap<QString, QString> &choices)
{
    QList<PageFilter::Choice> providers;
    QList<PageFilter::Choice> regions;
    QList<PageFilter::Choice> kindsThere;
    const auto add = [](QList<PageFilter::Choice> &list, const QString &id, const QString &text) {
        const PageFilter::Choice choice{id, text};
        if (!id.isEmpty() && !list.contains(choice))
            list << choice;
    };
    const QString provider = choices.value(u"provider"_s);
    for (const PriceTrack &track : tracks) {
        add(providers, track.provider, track.provider);
        if (provider.isEmpty() || track.provider == provider) // regions of one provider do not exist at another
            add(regions, track.region, track.region == u"not-stated" ? tr("not stated") : track.region);
        add(kindsThere, priceKindWord(track.kind), sentenceCase(priceKindLabel(track.kind)));
    }
    const bool isPart = shownKinds(tracks, std::nullopt).size() < kindsThere.size();
    const QString allKinds = isPart ? tr("Main kinds") : tr("All kinds");
    page.filters << filterOf(u"provider"_s, tr("Provider"), tr("All providers"), providers, provider)
                 << filterOf(u"region"_s, tr("Region"), tr("Main regions"), regions, choices.value(u"region"_s))
                 << filterOf(u"kind"_s, tr("Kind"), allKinds, kindsThere, choices.value(u"kind"_s));
}

TrackFilter filterIn(const PageSpec &page)
{
    return TrackFilter{.provider = page.filters.at(0).current,
                       .region = page.filters.at(1).current,
                       .kind = priceKindFromWord(page.filters.at(2).current)};
}

// A board keeps its original prices; the notice offers newer ones with one click.
PageNotice noticeOf(const Catalog &catalog, const Board &board, const StoredPrices &stored)
{
    PageNotice notice;
    if (const PriceBook *book = catalog.book(board.priceBook)) {
        notice.text = book->absence;
        if (const PriceBook *newer = newerBook(catalog, *book)) {
            notice.text += u' '
                + tr("A newer list of %1 is available: \"%2\", %3.")
                      .arg(newer->providers.value(0), newer->name, dateText(newer->asOf));
            notice.linkText = tr("Compare at the newer prices");
            notice.linkId = u"prices:"_s + newer->id.text();
        }
    }
    if (stored.problem)
        notice.text += u' ' + tr("The imported prices cannot be read: %1").arg(stored.problem->toText());
    notice.text = notice.text.trimmed();
    if (notice.text.isEmpty() && stored.isEmpty)
        notice = {tr("No imported prices."), tr("Import prices…"), u"do:file.import"_s};
    return notice;
}

// One sentence a region.
QStringList regionNotes(const QList<PriceTrack> &tracks, const Formatter &formatter)
{
    QStringList regions;
    QList<QStringList> names;
    for (const PriceTrack &track : tracks) {
        if (track.otherRegions == 0 || track.region == u"not-stated")
            continue;
        if (!regions.contains(track.region)) {
            regions << track.region;
            names << QStringList();
        }
        QStringList &shown = names[regions.indexOf(track.region)];
        addOnce(shown, track.name);
    }
    QStringList notes;
    for (qsizetype i = 0; i < regions.size(); ++i)
        notes << tr("Prices of %1 are from %2; other regions also have prices.", "names, a region")
                     .arg(namesText(names.at(i), formatter, names.at(i).size()), regions.at(i));
    return notes;
}

PageSpec frameOf(const Catalog &catalog, const ResultTable &table, const QString &id)
{
    PageSpec page = pageFrame(id, catalog, table);
    page.keywords << tr("price history");
    for (const ResultRow &row : table.rows)
        page.keywords << row.subject.name;
    return page;
}

void addSources(PageSpec &page, const QList<PriceTrack> &tracks)
{
    for (const PriceTrack &track : tracks) {
        for (const DatedPrice &point : track.points) {
            if (!point.source.isEmpty() && !page.sources.contains(point.source))
                page.sources << point.source;
        }
    }
}

// These prices are not from the board's lists: each has its own date and source.
void setFooter(PageSpec &page, const Catalog &catalog, const QList<PriceTrack> &tracks, const QString &prices)
{
    page.publishers.clear();
    for (const PriceTrack &track : tracks) {
        for (const DatedPrice &point : track.points) {
            if (!point.source.isEmpty() && !page.publishers.contains(point.source))
                page.publishers << point.source;
        }
    }
    page.footer = dot({sourcesLineOf(page.publishers), prices, tr("Catalogue of %1").arg(dateText(catalog.revision))});
}

void addCharts(PageSpec &page, const QList<PriceTrack> &tracks, const QList<PriceKind> &kinds,
               const StoredPrices &stored, const Board &board, Level level, const Formatter &formatter)
{
    Frame frame{level, {}, mostTracks, board.words};
    QList<QDate> dates;
    for (const PriceTrack &track : tracks) {
        for (const DatedPrice &point : track.points)
            dates << QDate::fromJulianDay(std::llround(xOf(point)));
    }
    frame.dates = dateAxis(dates, formatter);
    frame.dates.maximum += roomForNames * (frame.dates.maximum - frame.dates.minimum);
    for (const PriceKind kind : kinds) {
        QList<PriceTrack> ofKind = allWhere(tracks, [kind](const PriceTrack &track) { return track.kind == kind; });
        page.charts << chartOf(kind, ofKind, frame, formatter);
        frame.most = mostBeside;
    }
    page.hasLead = page.charts.size() > 1;
    if (page.charts.isEmpty())
        page.charts << barePlane(
            priceKindWord(PriceKind::OnDemand), tr("Prices over time"), historyUnit(frame.level, formatter),
            stored.isEmpty ? tr("The catalogue has no dated prices for this selection: import a price list.")
                           : tr("Neither the catalogue nor the imported lists have prices for these."));
}

} // namespace

QList<MetricId> historyMetrics(const Catalog & /*catalog*/, const Board &board)
{
    return chartsAt(board.level, {MetricId(u"price_chip_hour"_s)});
}

PageSpec historyPage(const Catalog &catalog, const Board &board, const ResultTable &table, const StoredPrices &stored,
                     const QMap<QString, QString> &choices, const Formatter &formatter)
{
    PageSpec page = frameOf(catalog, table, u"price-history"_s);
    const QList<PriceTrack> all = withHomeRegions(priceTracks(catalog, table, stored), catalog, board, table);
    addFilters(page, all, choices);
    const QList<PriceTrack> tracks = filtered(all, filterIn(page));
    page.notice = noticeOf(catalog, board, stored);
    const PriceBook *book = catalog.book(board.priceBook);
    const std::optional<PriceKind> led =
        leadingKind(tracks, book == nullptr ? std::nullopt : std::optional(book->kind));
    const QList<PriceKind> drawn = shownKinds(tracks, led);
    setHeadline(page, board, historyHeadline(tracks, led, drawn, board, table.level, formatter));
    addCharts(page, tracks, drawn, stored, board, table.level, formatter);
    addHistoryTables(page, board, table, tracks, formatter);
    addSources(page, tracks);
    setFooter(page, catalog, tracks, tr("Prices: on the dates shown"));
    if (!page.notice.text.isEmpty())
        page.notes << page.notice.text;
    page.notes << datelessNotes(tracks, drawn, formatter) << regionNotes(tracks, formatter);
    page.legend = {{{LegendMark::Page, tr("point = price on that date"), {LegendSign::Circle}},
                    {LegendMark::Dashed, tr("dashed = no price recorded between two dates")},
                    {LegendMark::Whisker, tr("line = range over zones, offers or days")}}};
    return page;
}

namespace {

constexpr qsizetype mostColumns = 10; // chips whose prices fit into the chart's cells
constexpr qsizetype mostAbsent = 5;   // named in the subtitle

/// Input of the page Prices by provider.
struct ProviderView
{
    const ResultTable &table;
    const ProviderMatrix matrix;
    const PriceKind kind;
    const QString baseline; ///< id of the board's chip
    const Formatter &formatter;

    [[nodiscard]] const ProviderPrice *at(const QString &provider, const Subject &subject) const
    {
        const auto found = matrix.prices.constFind({provider, subject.id});
        return found == matrix.prices.constEnd() ? nullptr : &found.value();
    }
    [[nodiscard]] QList<Subject> priced() const
    {
        QList<Subject> subjects;
        for (const ResultRow &row : table.rows) {
            if (matrix.medians.contains(row.subject.id))
                subjects << row.subject;
        }
        return subjects;
    }
    /// Empty if there is no price at all, which the chart says.
    [[nodiscard]] QStringList unpriced() const
    {
        QStringList names;
        if (matrix.medians.isEmpty())
            return names;
        for (const ResultRow &row : table.rows) {
            if (!matrix.medians.contains(row.subject.id))
                names << row.subject.name;
        }
        return names;
    }
    [[nodiscard]] QString unpricedText() const
    {
        const QStringList names = unpriced();
        return names.isEmpty()
            ? QString()
            : tr("No price of this kind: %1.", "names").arg(namesText(names, formatter, names.size()));
    }
    // "~3.99", with an arrow if it is far from the others.
    [[nodiscard]] QString marked(const QString &amount, const ProviderPrice &price, const Subject &subject) const
    {
        const double value = price.price.usdPerHour.value;
        const QString text = (price.price.isApproximate ? u"~"_s : QString()) + amount;
        const bool isHigh = value > matrix.medians.value(subject.id);
        return price.isOutlier ? (isHigh ? u"▲ "_s : u"▼ "_s) + text : text;
    }
};

QString datesOf(QStringList dates)
{
    std::ranges::sort(dates, {}, [](const QString &date) { return dateSpan(date).middle(); });
    const QString first = dateText(dates.constFirst());
    return dates.constFirst() == dates.constLast() ? first : tr("%1 to %2").arg(first, dateText(dates.constLast()));
}

PlaneCell providerCell(const ProviderView &view, const QString &provider, const Subject &subject)
{
    PlaneCell cell{.id = subject.id + u'@' + provider, .xText = subject.name, .yText = provider};
    const ProviderPrice *known = view.at(provider, subject);
    if (known == nullptr) {
        cell.valueText = tr("no price");
        cell.description = tr("%1 at %2: %3.").arg(subject.name, provider, cell.valueText);
        return cell;
    }
    const double usd = known->price.usdPerHour.value;
    cell.value = view.formatter.shown(usd, Unit::UsdPerHour);
    cell.label = view.marked(view.formatter.moneyLabel(usd), *known, subject);
    cell.tone = std::clamp(std::log2(view.matrix.medians.value(subject.id) / usd), -1.0, 1.0); // cheap is good
    cell.valueText =
        priceText(known->price.usdPerHour, view.formatter) + QChar(0x00A0) + historyUnit(Level::Chip, view.formatter);
    cell.description =
        tr("%1 at %2, %3: %4 (%5).", "the last: a date")
            .arg(known->offer, provider, priceKindLabel(view.kind), cell.valueText, dateText(known->price.asOf));
    if (!known->price.source.isEmpty())
        cell.description += u' ' + tr("Source: %1.").arg(known->price.source);
    return cell;
}

/// The baseline and the chips that most providers have, in selection order.
QList<Subject> widestKnown(const ProviderView &view)
{
    QList<Subject> best = view.priced();
    const auto count = [&view](const Subject &subject) {
        return subject.id == view.baseline ? std::numeric_limits<qsizetype>::max() : view.matrix.of(subject.id).size();
    };
    std::ranges::stable_sort(best, [&count](const Subject &a, const Subject &b) { return count(a) > count(b); });
    best.resize(std::min(mostColumns, best.size()));
    QList<Subject> shown = view.priced();
    shown.removeIf([&best](const Subject &subject) {
        return std::ranges::none_of(best, [&](const Subject &one) { return one.id == subject.id; });
    });
    return shown;
}

// Of the chart, from the oldest.
QStringList datesIn(const ProviderView &view)
{
    QStringList dates;
    for (const Subject &subject : widestKnown(view)) {
        for (const ProviderPrice &known : view.matrix.of(subject.id))
            addOnce(dates, known.price.asOf);
    }
    std::ranges::stable_sort(dates, {}, [](const QString &date) { return dateSpan(date).middle(); });
    return dates;
}

// "Prices: 18 May 2026 ⚠ to 20 Nov 2026": the chart shows no dates; the mark is on the older one.
QString datesLine(const Catalog &catalog, const QStringList &dates)
{
    if (dates.isEmpty())
        return {};
    const QString &first = dates.constFirst();
    const bool isOld =
        std::ranges::any_of(dates, [&catalog](const QString &date) { return isStale(date, catalog.today); });
    const QString from = isOld ? dateText(first) + QChar(0x00A0) + staleGlyph : dateText(first);
    return tr("Prices: %1")
        .arg(first == dates.constLast() ? from : tr("%1 to %2").arg(from, dateText(dates.constLast())));
}

// Chips without a column are in the subtitle, because slides have no notes; a note completes a long list.
void nameAbsent(ChartSpec &chart, const ProviderView &view, const QList<Subject> &subjects)
{
    QStringList more = mapped(view.priced(), &Subject::name);
    more.removeIf([&subjects](const QString &name) {
        return std::ranges::any_of(subjects, [&](const Subject &one) { return one.name == name; });
    });
    const QStringList unpriced = view.unpriced();
    QStringList absent;
    if (!unpriced.isEmpty())
        absent << tr("no price of this kind: %1", "names").arg(namesText(unpriced, view.formatter, mostAbsent));
    if (!more.isEmpty())
        absent << tr("not shown: %1", "chips").arg(namesText(more, view.formatter, mostAbsent));
    chart.subtitle = dot(QStringList{chart.subtitle} + absent);
    if (more.size() > mostAbsent + 1)
        chart.notes << tr("Not shown: %1.", "chips").arg(namesText(more, view.formatter, more.size()));
    if (unpriced.size() > mostAbsent + 1)
        chart.notes << view.unpricedText();
}

ChartSpec providersChart(const ProviderView &view)
{
    // The legend explains the arrows.
    ChartSpec chart{.kind = ChartKind::Heat,
                    .id = u"providers"_s,
                    .title = tr("Prices by provider, %1", "a kind of price").arg(priceKindLabel(view.kind)),
                    .subtitle = dot({historyUnit(Level::Chip, view.formatter), tr("cheapest offer of each provider"),
                                     tr("~ approximate")})};
    const QList<Subject> subjects = widestKnown(view);
    QStringList providers = view.matrix.providers;
    providers.removeIf([&](const QString &provider) {
        return std::ranges::none_of(subjects,
                                    [&](const Subject &subject) { return view.at(provider, subject) != nullptr; });
    });
    if (subjects.isEmpty())
        chart.plane.empty = tr("The catalogue has no dated prices for this selection: import a price list.");
    QStringList names = mapped(subjects, &Subject::name);
    std::ranges::reverse(names); // chips go from left to right, rows are counted from the bottom
    chart.axis = namesAxis(tr("Chip"), names);
    chart.plane.y = namesAxis(tr("Provider"), providers);
    std::ranges::reverse(providers);
    for (int row = 0; row < providers.size(); ++row) {
        for (int column = 0; column < subjects.size(); ++column) {
            chart.plane.cells << providerCell(view, providers.at(row), subjects.at(column));
            chart.plane.cells.last().column = column;
            chart.plane.cells.last().row = row;
        }
    }
    nameAbsent(chart, view, subjects);
    return chart;
}

Table providerNumbers(const ProviderView &view)
{
    Table numbers;
    const QList<Subject> subjects = view.priced();
    if (subjects.isEmpty()) { // not an empty page: there is a selection
        numbers.columns = {{tr("Chip")}, {tr("Price")}};
        for (const ResultRow &row : view.table.rows) {
            numbers.subjects << ChartCategory{row.subject.id, row.subject.name, ColourRole::Other, false};
            numbers.rows << Table::Row{row.subject.name, tr("no price")};
        }
        return numbers;
    }
    numbers.columns << Table::Column{tr("Provider")};
    for (const Subject &subject : subjects)
        numbers.columns << Table::Column{subject.name, true};
    numbers.columns << Table::Column{tr("As of")};
    for (const QString &provider : view.matrix.providers) {
        numbers.subjects << ChartCategory{provider, provider, ColourRole::Other, false};
        Table::Row cells{provider};
        QStringList dates;
        for (const Subject &subject : subjects) {
            const ProviderPrice *known = view.at(provider, subject);
            if (known == nullptr) {
                cells << Table::Cell();
                continue;
            }
            const double usd = known->price.usdPerHour.value;
            cells << Table::Cell(view.marked(view.formatter.tableMoney(usd), *known, subject),
                                 view.formatter.shown(usd, Unit::UsdPerHour), Unit::UsdPerHour);
            dates << known->price.asOf;
        }
        numbers.rows << (cells << datesOf(dates));
    }
    return numbers;
}

// Keys and numbers for scripts, one line per price.
Table providerData(const ProviderView &view)
{
    Table data =
        listOf("providers", "provider,id,offer,kind,value,unit,as_of,approximate,outlier,source", {u"value"_s});
    for (const QString &provider : view.matrix.providers) {
        for (const Subject &subject : view.priced()) {
            const ProviderPrice *known = view.at(provider, subject);
            if (known == nullptr)
                continue;
            const auto yes = [](bool is) { return is ? u"yes"_s : u"no"_s; };
            data.rows << Table::Row{provider,
                                    subject.id,
                                    known->offer,
                                    priceKindCell(view.kind),
                                    listNumber(view.formatter.shown(known->price.usdPerHour.value, Unit::UsdPerHour)),
                                    view.formatter.unitWords(u"USD/chip-h"_s),
                                    dateCell(known->price.asOf),
                                    yes(known->price.isApproximate),
                                    yes(known->isOutlier),
                                    known->price.source};
        }
    }
    return withRate(data, view.formatter.currency());
}

// Chips whose cheapest offer is not the one whose price all other pages show.
QStringList otherPrices(const Catalog &catalog, const Board &board, const ProviderView &view)
{
    QStringList notes;
    // They do not price machines by chip; custom values and regions change their prices, not those here.
    if (board.level != Level::Chip || !board.overrides.isEmpty() || !board.regions.isEmpty())
        return notes;
    const QList<Subject> subjects = view.priced();
    const QList<SubjectEstimate> estimates = estimatesOf(catalog, board, subjects);
    const EvaluationContext context = contextOf(catalog, board, view.table.precision, &estimates);
    for (const Subject &subject : subjects) {
        const PriceChoice choice = rentedChoice(context, subject);
        const Cell *cell = view.table.cell(subject.id, MetricId(u"price_chip_hour"_s));
        const ProviderPrice *known = choice.isMissing() ? nullptr : view.at(choice.entry->provider, subject);
        if (known == nullptr || cell == nullptr || cell->isMissing() || choice.book->kind != view.kind)
            continue;
        const QString there = view.formatter.amount(cell->value->value);
        if (there == view.formatter.amount(known->price.usdPerHour.value))
            continue;
        const Instance *instance = catalog.instance(choice.entry->instance);
        const bool isOther = instance != nullptr && instance->name != known->offer;
        notes << tr("%1 at %2: the cheapest offer is %3; other pages use %4, at %5.",
                    "a chip, a provider, two offers, an amount")
                     .arg(subject.name, choice.entry->provider, known->offer, isOther ? instance->name : cell->origin,
                          there);
    }
    return notes;
}

/// The only provider with a chip's lowest price; empty if several have it.
QString cheapestProvider(const ProviderView &view, const Subject &subject, const ProviderPrice &least)
{
    QStringList providers = view.matrix.providers;
    providers.removeIf([&](const QString &provider) {
        const ProviderPrice *known = view.at(provider, subject);
        return known == nullptr || !areAlikePrices(known->price.usdPerHour.value, least.price.usdPerHour.value);
    });
    return providers.size() == 1 ? providers.constFirst() : QString();
}

// The chip that most providers have: where it is cheapest, by how much, and the spread of its prices.
Headline providersHeadline(const ProviderView &view)
{
    const Subject *widest = nullptr;
    QList<ProviderPrice> most;
    const QList<Subject> subjects = view.priced();
    for (const Subject &subject : subjects) {
        if (const QList<ProviderPrice> known = view.matrix.of(subject.id); known.size() > most.size()) {
            widest = &subject;
            most = known;
        }
    }
    if (widest == nullptr)
        return {tr("No dated prices for this selection"), {}};
    const auto amount = [&view](const ProviderPrice &one) { return view.formatter.amount(one.price.usdPerHour.value); };
    if (most.size() == 1)
        return {tr("%1: %2 per chip-hour, from one provider").arg(widest->name, amount(most.constFirst())), {}};
    const auto count = static_cast<int>(most.size());
    const double median = view.matrix.medians.value(widest->id);
    const QString known = tr("Median %1, %2.", "an amount, a kind of price")
                              .arg(view.formatter.amount(median), priceKindLabel(view.kind));
    const ProviderPrice &least = most.constFirst();
    if (areAlikePrices(least.price.usdPerHour.value, most.constLast().price.usdPerHour.value))
        return {tr("%1: about %2 per chip-hour from %n providers", nullptr, count).arg(widest->name, amount(least)),
                known};
    const QString spread = tr("%1: %2 to %3 per chip-hour from %n providers", nullptr, count)
                               .arg(widest->name, amount(least), amount(most.constLast()));
    const QString provider = cheapestProvider(view, *widest, least);
    const bool isOld = std::ranges::any_of(most, [&least](const ProviderPrice &one) {
        return firstDay(least.price.asOf).daysTo(firstDay(one.price.asOf)) > seasonOfPrices;
    });
    if (provider.isEmpty() || isOld)
        return {spread, known};
    const QString price = least.price.isApproximate ? tr("about %1").arg(amount(least)) : amount(least);
    const double written = view.formatter.amountNumber(least.price.usdPerHour.value);
    const QString below = view.formatter.wholePercent(1.0 - written / view.formatter.amountNumber(median));
    return {fittingTitle({tr("%1 is cheapest at %2: %3 per chip-hour, %4 below the median")
                              .arg(widest->name, provider, price, below),
                          tr("%1 is cheapest at %2: %3 per chip-hour", "a chip, a provider, an amount")
                              .arg(widest->name, provider, price)},
                         view.formatter),
            tr("%1 %2", "two sentences").arg(known, spread + QLatin1Char('.'))};
}

PriceKind kindAmong(const QList<PriceTrack> &tracks, const QString &word)
{
    const std::optional<PriceKind> asked = priceKindFromWord(word);
    const auto isThere = [&tracks](PriceKind kind) {
        return std::ranges::any_of(tracks, [kind](const PriceTrack &track) { return track.kind == kind; });
    };
    if (asked && isThere(*asked))
        return *asked;
    return tracks.isEmpty() || isThere(PriceKind::OnDemand) ? PriceKind::OnDemand : tracks.constFirst().kind;
}

} // namespace

ResultTable providersTable(const Catalog &catalog, const Board &board, const ResultTable &table)
{
    Board chips = board;
    chips.level = Level::Chip;
    chips.chips.clear();
    for (const ResultRow &row : table.rows) {
        if (row.subject.chip != nullptr && !chips.chips.contains(row.subject.chip->id))
            chips.chips << row.subject.chip->id;
    }
    return evaluate(catalog, chips, historyMetrics(catalog, chips));
}

PageSpec providersPage(const Catalog &catalog, const Board &board, const ResultTable &table, const StoredPrices &stored,
                       const QMap<QString, QString> &choices, const Formatter &formatter)
{
    PageSpec page = frameOf(catalog, table, u"providers"_s);
    QList<PriceTrack> tracks = priceTracks(catalog, table, stored);
    QMap<QString, QString> asked = choices;
    const PriceKind kind = kindAmong(tracks, choices.value(u"kind"_s));
    asked[u"kind"_s] = priceKindWord(kind);
    addFilters(page, tracks, asked);
    page.filters = {page.filters.constLast()};
    if (!page.filters.constFirst().current.isEmpty())
        page.filters.first().choices.removeFirst(); // kinds are not mixed
    tracks.removeIf([kind](const PriceTrack &track) { return track.kind != kind; });
    const ProviderView view{table, providerMatrix(tracks, kind), kind, board.baseline, formatter};
    Headline headline = providersHeadline(view);
    const QStringList others = otherPrices(catalog, board, view);
    if (others.size() == 1) // more of them only in the notes
        headline.support = QString(headline.support + u' ' + others.constFirst()).trimmed();
    setHeadline(page, board, headline);
    page.charts << providersChart(view);
    page.notes << others;
    if (const QString unpriced = view.unpricedText(); !unpriced.isEmpty())
        page.notes << unpriced; // the table has no column for them
    page.numbers = providerNumbers(view);
    page.data = providerData(view);
    addSources(page, tracks);
    page.priceDates = datesIn(view);
    setFooter(page, catalog, tracks, datesLine(catalog, page.priceDates));
    page.legend = {
        {{LegendMark::Page, tr("stronger colour = farther from the chip's median"), {LegendSign::Colour}},
         {LegendMark::Page, tr("blank = no price known")},
         {LegendMark::Page, tr("▲ ▼ = more than twice, less than half the chip's median"), {LegendSign::Arrow}}}};
    return page;
}

Table providersList(const Catalog &catalog)
{
    Board board;
    for (const Chip &chip : catalog.chips)
        board.chips << chip.id;
    const ResultTable table = evaluate(catalog, board, {});
    const QList<PriceTrack> tracks = priceTracks(catalog, table, {});
    const Formatter formatter;
    const ProviderView view{table, providerMatrix(tracks, PriceKind::OnDemand), PriceKind::OnDemand, {}, formatter};
    Table list;
    list.columns << Table::Column{u"id"_s};
    for (const Subject &subject : view.priced())
        list.columns << Table::Column{subject.id, true};
    list.columns << Table::Column{u"as_of_from"_s} << Table::Column{u"as_of_to"_s} << Table::Column{u"outliers"_s};
    for (const QString &provider : view.matrix.providers) {
        Table::Row row{provider};
        QStringList dates;
        QStringList outliers;
        for (const Subject &subject : view.priced()) {
            const ProviderPrice *known = view.at(provider, subject);
            row << (known != nullptr ? listNumber(known->price.usdPerHour.value) : Table::Cell());
            if (known != nullptr)
                dates << known->price.asOf;
            if (known != nullptr && known->isOutlier)
                outliers << subject.id;
        }
        std::ranges::sort(dates);
        list.rows << (row << dateCell(dates.constFirst()) << dateCell(dates.constLast()) << outliers.join(u' '));
    }
    return list;
}

} // namespace chipboard
