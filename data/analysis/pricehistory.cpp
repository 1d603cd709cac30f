#include "data/analysis/pricehistory.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

bool isDated(PriceKind kind) { return kind != PriceKind::Guide && kind != PriceKind::Own; }

/// Books made from snapshots: the store has their prices with all dates.
bool isImported(const PriceBook &book) { return book.id.text().startsWith(u"imported-"_s); }

/// Identity and order of a track.
using Key = std::tuple<qsizetype, QString, QString, QString, int>; // row, instance, provider, region, kind

class TrackCollector
{
public:
    TrackCollector(const Catalog &catalog, const ResultTable &table)
        : m_catalog(catalog)
        , m_table(table)
    {
    }

    void addBook(const PriceBook &book)
    {
        for (const PriceEntry &entry : book.prices) {
            for (qsizetype row = 0; row < m_table.rows.size(); ++row)
                addEntry(book, entry, row);
        }
    }

    void addLine(const StoredPrices::Line &line)
    {
        const Instance *instance = m_catalog.instance(line.instance);
        for (qsizetype row = 0; instance != nullptr && row < m_table.rows.size(); ++row) {
            const Subject &subject = m_table.rows.at(row).subject;
            const std::optional<double> divisor = divisorOf(subject, *instance);
            if (!divisor)
                continue;
            PriceTrack &track = trackOf(row, *instance, line.provider, line.region, line.kind);
            for (const DatedPrice &point : line.points)
                addPoint(track, point, *divisor, true);
        }
    }

    QList<PriceTrack> result() const
    {
        QList<PriceTrack> tracks;
        for (const auto &[key, track] : m_tracks) {
            tracks << track;
            std::sort(tracks.last().points.begin(), tracks.last().points.end(),
                      [](const DatedPrice &a, const DatedPrice &b) {
                          return dateSpan(a.asOf).middle() < dateSpan(b.asOf).middle(); // as on the page's axis
                      });
        }
        tracks.removeIf([](const PriceTrack &track) { return track.points.isEmpty(); });
        return tracks;
    }

private:
    // Without a number of chips there is no price per chip.
    static std::optional<double> divisorOf(const Subject &subject, const Instance &instance)
    {
        if (subject.level == Level::Instance)
            return subject.instance != nullptr && subject.instance->id == instance.id ? std::optional(1.0)
                                                                                      : std::nullopt;
        if (subject.level != Level::Chip || subject.chip == nullptr || instance.chip != subject.chip->id
            || instance.chips.isMissing() || !(instance.chips.value->value > 0.0))
            return std::nullopt;
        return instance.chips.value->value;
    }

    void addEntry(const PriceBook &book, const PriceEntry &entry, qsizetype row)
    {
        const Subject &subject = m_table.rows.at(row).subject;
        if (const Instance *instance = m_catalog.instance(entry.instance)) {
            const std::optional<double> divisor = divisorOf(subject, *instance);
            if (divisor && !isImported(book))
                addFigure(trackOf(row, *instance, entry.provider, entry.region, book.kind), entry, *divisor);
            return;
        }
        const bool isSystem = subject.system != nullptr && entry.system == subject.system->id;
        const bool isChip = subject.level == Level::Chip && subject.chip != nullptr && entry.chip == subject.chip->id;
        if (!isSystem && !isChip)
            return;
        PriceTrack &track = m_tracks[Key(row, QString(), entry.provider, entry.region, static_cast<int>(book.kind))];
        begin(track, subject, entry.provider, entry.region, book.kind);
        track.name = tr("%1 at %2").arg(subject.name, entry.provider);
        track.offer = subject.name;
        addFigure(track, entry, 1.0);
    }

    PriceTrack &trackOf(qsizetype row, const Instance &instance, const QString &provider, const QString &region,
                        PriceKind kind)
    {
        PriceTrack &track = m_tracks[Key(row, instance.id.text(), provider, region, static_cast<int>(kind))];
        begin(track, m_table.rows.at(row).subject, provider, region, kind);
        track.instance = instance.id;
        track.name = instance.name;
        track.offer = instance.name;
        return track;
    }

    static void begin(PriceTrack &track, const Subject &subject, const QString &provider, const QString &region,
                      PriceKind kind)
    {
        track.subject = subject.id;
        track.chip = subject.chip;
        track.provider = provider;
        track.region = region;
        track.kind = kind;
    }

    // Custom prices are not dated prices. Rivals contradict the price, except for capacity blocks, where they are
    // earlier prices.
    void addFigure(PriceTrack &track, const PriceEntry &entry, double divisor)
    {
        QList<Reading> readings{entry.usdPerHour.reading()};
        readings << entry.usdPerHour.rivals;
        readings.removeIf([](const Reading &reading) { return reading.isOverride() || reading.discounted; });
        for (const Reading &reading : std::as_const(readings)) {
            const bool isFirst = &reading == &readings.constFirst();
            const bool isOlder = firstDay(reading.asOf) < firstDay(readings.constFirst().asOf);
            if (isFirst || (isOlder && track.kind == PriceKind::CapacityBlock))
                addReading(track, reading, divisor);
        }
    }

    void addReading(PriceTrack &track, const Reading &reading, double divisor)
    {
        if (reading.isMissing() || reading.unit != Unit::UsdPerHour || !(reading.value->low > 0.0))
            return;
        const Source *source = reading.sources.isEmpty() ? nullptr : m_catalog.source(reading.sources.constFirst());
        addPoint(track,
                 {reading.asOf, *reading.value, source != nullptr ? source->title : QString(),
                  reading.status == FigureStatus::Approximate},
                 divisor, false);
    }

    // For one date the imported price wins, or else the first one.
    static void addPoint(PriceTrack &track, DatedPrice point, double divisor, bool replaces)
    {
        if (!firstDay(point.asOf).isValid() || !(point.usdPerHour.low > 0.0))
            return;
        point.usdPerHour = {point.usdPerHour.low / divisor, point.usdPerHour.value / divisor,
                            point.usdPerHour.high / divisor};
        const auto same =
            std::ranges::find_if(track.points, [&point](const DatedPrice &one) { return one.asOf == point.asOf; });
        if (same == track.points.end())
            track.points << point;
        else if (replaces)
            *same = point;
    }

    const Catalog &m_catalog;
    const ResultTable &m_table;
    std::map<Key, PriceTrack> m_tracks;
};

bool passes(const PriceTrack &track, const TrackFilter &filter)
{
    return (filter.provider.isEmpty() || track.provider == filter.provider)
        && (filter.region.isEmpty() || track.region == filter.region) && (!filter.kind || track.kind == *filter.kind);
}

// "us-east-2"; empty if the row has no price, or its region is not stated.
QString regionOfPrice(const ResultTable &table, const QString &subject)
{
    const ResultRow *row = findWhere(table.rows, [&](const ResultRow &one) { return one.subject.id == subject; });
    const Cell *cell =
        row == nullptr ? nullptr : findWhere(row->cells, [](const Cell &one) { return !one.priceRegion.isEmpty(); });
    return cell != nullptr ? cell->priceRegion : QString();
}

// Larger is better. The region of the row's price must not hide a history that another region has.
auto rankOfRegion(const PriceTrack &track)
{
    return std::tuple(track.home == HomeRegion::Chosen, track.points.size() > 1, track.home, track.points.size());
}

bool sameButRegion(const PriceTrack &a, const PriceTrack &b)
{
    return a.subject == b.subject && a.instance == b.instance && a.provider == b.provider && a.kind == b.kind;
}

} // namespace

QList<InstanceId> instancesOf(const Catalog &catalog, const ResultTable &table)
{
    QList<InstanceId> ids;
    for (const ResultRow &row : table.rows) {
        if (row.subject.level == Level::Instance && row.subject.instance != nullptr)
            ids << row.subject.instance->id;
        if (row.subject.level != Level::Chip || row.subject.chip == nullptr)
            continue;
        for (const Instance *instance : catalog.instancesWith(row.subject.chip->id))
            ids << instance->id;
    }
    return ids;
}

QList<PriceTrack> priceTracks(const Catalog &catalog, const ResultTable &table, const StoredPrices &stored)
{
    TrackCollector collector(catalog, table);
    for (const PriceBook &book : catalog.books) {
        if (isDated(book.kind))
            collector.addBook(book);
    }
    for (const StoredPrices::Line &line : stored.lines)
        collector.addLine(line);
    return collector.result();
}

QList<PriceTrack> withHomeRegions(QList<PriceTrack> tracks, const Catalog &catalog, const Board &board,
                                  const ResultTable &table)
{
    const PriceBook *book = catalog.book(board.priceBook);
    for (PriceTrack &track : tracks) {
        if (board.regions.contains(track.region))
            track.home = HomeRegion::Chosen;
        else if (board.regions.isEmpty() && !track.region.isEmpty()
                 && track.region == regionOfPrice(table, track.subject))
            track.home = book != nullptr && track.kind == book->kind ? HomeRegion::OfPrice : HomeRegion::OfOtherKind;
    }
    return tracks;
}

QList<PriceTrack> filtered(const QList<PriceTrack> &tracks, const TrackFilter &filter)
{
    QList<PriceTrack> shown;
    for (const PriceTrack &track : tracks) {
        if (!passes(track, filter))
            continue;
        const auto same =
            std::ranges::find_if(shown, [&track](const PriceTrack &one) { return sameButRegion(one, track); });
        if (!filter.region.isEmpty() || same == shown.end()) {
            shown << track;
            continue;
        }
        const int others = same->otherRegions + 1;
        if (rankOfRegion(track) > rankOfRegion(*same))
            *same = track;
        same->otherRegions = others;
    }
    return shown;
}

QDate firstDay(const QString &asOf) { return dateSpan(asOf).first; }

// From the first to the last price alone, a fall and a rise would look like no change. 0: never far outside them.
static qsizetype latestTurn(const QList<DatedPrice> &points)
{
    constexpr double clearly = 1.03;
    const auto valueAt = [&points](qsizetype i) { return points.at(i).usdPerHour.value; };
    const auto [low, high] = std::minmax({valueAt(0), valueAt(points.size() - 1)});
    qsizetype lowest = 0;
    qsizetype highest = 0;
    for (qsizetype i = 1; i + 1 < points.size(); ++i) {
        if (valueAt(i) * clearly < low && (lowest == 0 || valueAt(i) <= valueAt(lowest)))
            lowest = i;
        if (valueAt(i) > clearly * high && (highest == 0 || valueAt(i) >= valueAt(highest)))
            highest = i;
    }
    return std::max(lowest, highest);
}

std::optional<PriceChange> changeOf(const PriceTrack &track)
{
    QList<DatedPrice> points = track.points;
    points.removeIf([](const DatedPrice &point) { return point.isApproximate; });
    if (points.size() < 2)
        return std::nullopt;
    const DatedPrice &turn = points.at(latestTurn(points));
    PriceChange change{.from = turn, .to = points.constLast()};
    if (turn.asOf != points.constFirst().asOf)
        change.start = points.constFirst();
    const Interval &before = change.from.usdPerHour;
    const Interval &after = change.to.usdPerHour;
    change.share = after.value / before.value - 1.0;
    change.isClear = after.high < before.low || after.low > before.high;
    return change;
}

QList<ProviderPrice> ProviderMatrix::of(const QString &subject) const
{
    QList<ProviderPrice> found;
    for (auto at = prices.constBegin(); at != prices.constEnd(); ++at) {
        if (at.key().second == subject)
            found << at.value();
    }
    std::ranges::stable_sort(found, [](const ProviderPrice &a, const ProviderPrice &b) {
        return a.price.usdPerHour.value < b.price.usdPerHour.value;
    });
    return found;
}

namespace {

double medianOf(const QList<ProviderPrice> &cheapestFirst)
{
    const qsizetype middle = cheapestFirst.size() / 2;
    const double upper = cheapestFirst.at(middle).price.usdPerHour.value;
    return cheapestFirst.size() % 2 == 1 ? upper : (cheapestFirst.at(middle - 1).price.usdPerHour.value + upper) / 2.0;
}

void markOutliers(ProviderMatrix &matrix)
{
    constexpr qsizetype leastProviders = 4;
    constexpr double farthest = 2.0;
    for (auto at = matrix.prices.begin(); at != matrix.prices.end(); ++at) {
        const QString &subject = at.key().second;
        const QList<ProviderPrice> all = matrix.of(subject);
        const double median = matrix.medians.contains(subject) ? matrix.medians.value(subject) : medianOf(all);
        matrix.medians[subject] = median;
        const double share = at->price.usdPerHour.value / median;
        at->isOutlier = all.size() >= leastProviders && (share > farthest || share < 1.0 / farthest);
    }
}

/// An offer last seen a season before the provider's newest one is not current.
ProviderPrice cheapestToday(QList<ProviderPrice> offers)
{
    const auto day = [](const ProviderPrice &one) { return firstDay(one.price.asOf); };
    const QDate newest = day(*std::ranges::max_element(
        offers, [&day](const ProviderPrice &a, const ProviderPrice &b) { return day(a) < day(b); }));
    offers.removeIf([&](const ProviderPrice &one) { return day(one).daysTo(newest) > seasonOfPrices; });
    return *std::ranges::min_element(offers, [](const ProviderPrice &a, const ProviderPrice &b) {
        return a.price.usdPerHour.value < b.price.usdPerHour.value;
    });
}

} // namespace

ProviderMatrix providerMatrix(const QList<PriceTrack> &tracks, PriceKind kind)
{
    ProviderMatrix matrix;
    QMap<std::pair<QString, QString>, QList<ProviderPrice>> offers;
    for (const PriceTrack &track : tracks) {
        if (track.kind == kind && !track.points.isEmpty())
            offers[{track.provider, track.subject}] << ProviderPrice{track.offer, track.points.constLast(), false};
    }
    for (auto at = offers.constBegin(); at != offers.constEnd(); ++at)
        matrix.prices[at.key()] = cheapestToday(at.value());
    markOutliers(matrix);
    QMap<QString, qsizetype> counts;
    for (auto at = matrix.prices.constBegin(); at != matrix.prices.constEnd(); ++at)
        ++counts[at.key().first];
    matrix.providers = counts.keys();
    std::ranges::stable_sort(matrix.providers,
                             [&counts](const QString &a, const QString &b) { return counts[a] > counts[b]; });
    return matrix;
}

const PriceBook *newerBook(const Catalog &catalog, const PriceBook &book)
{
    const PriceBook *newest = nullptr;
    for (const PriceBook &other : catalog.books) {
        const bool isSame = !other.isAbsent() && other.kind == book.kind && isDated(book.kind)
            && other.providers.value(0) == book.providers.value(0);
        const QDate after = firstDay(newest != nullptr ? newest->asOf : book.asOf);
        if (isSame && after.isValid() && firstDay(other.asOf) > after)
            newest = &other;
    }
    return newest;
}

} // namespace chipboard
