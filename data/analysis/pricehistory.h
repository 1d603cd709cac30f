// Purpose: price history of a table's rows, from dated price books of the catalogue and imported snapshots. A track is
// one item rented at one place under one price kind; kinds never mix.
#pragma once

#include "data/compare/evaluate.h"

#include <QDate>
#include <QMap>

namespace chipboard {

struct DatedPrice
{
    QString asOf; ///< as in the source: a day, a month or a year
    Interval usdPerHour;
    QString source;             ///< for display
    bool isApproximate = false; ///< an average, the cheapest host, an estimate: not a list price

    friend bool operator==(const DatedPrice &, const DatedPrice &) = default;
};

/// Stored prices of some instances, per whole instance.
struct StoredPrices
{
    struct Line
    {
        InstanceId instance;
        QString provider;
        QString region;
        PriceKind kind = PriceKind::OnDemand;
        QList<DatedPrice> points; ///< oldest first

        friend bool operator==(const Line &, const Line &) = default;
    };
    QList<Line> lines;
    bool isEmpty = true;            ///< nothing was ever imported
    std::optional<Problem> problem; ///< why the store could not be read
};

/// A price that much older than others is not compared with them as today's. Days.
inline constexpr qint64 seasonOfPrices = 90;

/// What a track's region is to the board: one of the regions that it is limited to or, if it is not, the region of the
/// row's price: for tracks of the board's kind of price, or of another kind.
enum class HomeRegion { No, OfOtherKind, OfPrice, Chosen };

struct PriceTrack
{
    QString subject; ///< id of the table's row
    QString name;    ///< "p5.48xlarge", "H100 at Lambda"
    QString offer;   ///< for a sentence that names the provider: "p5.48xlarge", "H100"
    const Chip *chip = nullptr;
    InstanceId instance; ///< empty: price of a chip or a system
    QString provider;
    QString region;
    PriceKind kind = PriceKind::OnDemand;
    QList<DatedPrice> points;         ///< oldest first, one per date; per chip in a table of chips
    int otherRegions = 0;             ///< regions with prices of the same item that are not shown
    HomeRegion home = HomeRegion::No; ///< see withHomeRegions()
};

/// Empty members do not filter.
struct TrackFilter
{
    QString provider;
    QString region;
    std::optional<PriceKind> kind;
};

/// Instances that the rows of a table refer to.
[[nodiscard]] QList<InstanceId> instancesOf(const Catalog &catalog, const ResultTable &table);

/// For all rows in order. Guide figures and custom prices are not dated prices.
[[nodiscard]] QList<PriceTrack> priceTracks(const Catalog &catalog, const ResultTable &table,
                                            const StoredPrices &stored);
/// With the board's regions marked. `table` has a price metric.
[[nodiscard]] QList<PriceTrack> withHomeRegions(QList<PriceTrack> tracks, const Catalog &catalog, const Board &board,
                                                const ResultTable &table);
/// Matching tracks. Without a region, one for each item: a chosen region, or else that of the price unless only another
/// one has several dates, or else the one with the most dates.
[[nodiscard]] QList<PriceTrack> filtered(const QList<PriceTrack> &tracks, const TrackFilter &filter);

/// First day of a date.
[[nodiscard]] QDate firstDay(const QString &asOf);

/// The latest change of a price.
struct PriceChange
{
    DatedPrice from;
    DatedPrice to;
    double share = 0.0;                   ///< -0.44: 44 % less
    bool isClear = false;                 ///< the two ranges do not overlap
    std::optional<DatedPrice> start = {}; ///< the oldest price, if `from` is a later one
};
/// Up to the newest price, from the oldest or, if the price has clearly been higher or lower than both in between, from
/// the latest extreme. Without approximate prices; empty with fewer than two others.
[[nodiscard]] std::optional<PriceChange> changeOf(const PriceTrack &track);

// Current price per provider and item: the cheapest current offer, each at its newest known price.

struct ProviderPrice
{
    QString offer; ///< "p5.48xlarge", "H100"
    DatedPrice price;
    bool isOutlier = false; ///< more than twice, or less than half, the median of all providers
};

struct ProviderMatrix
{
    QStringList providers;                                   ///< most prices first
    QMap<QString, double> medians;                           ///< by subject id, in USD per hour
    QMap<std::pair<QString, QString>, ProviderPrice> prices; ///< by provider and subject; missing: no known price

    /// For one subject, cheapest first.
    [[nodiscard]] QList<ProviderPrice> of(const QString &subject) const;
};

/// From tracks of one kind. Outliers are marked from four providers on: a median of fewer is not significant.
[[nodiscard]] ProviderMatrix providerMatrix(const QList<PriceTrack> &tracks, PriceKind kind);

/// The newest book of the same kind and first provider, if newer than this one; else null.
[[nodiscard]] const PriceBook *newerBook(const Catalog &catalog, const PriceBook &book);

} // namespace chipboard
