// Purpose: how the prices of the rows of a table went over time: from the dated price books of the catalogue and from
// imported snapshots. One track is one thing rented at one place in one way; tracks of different kinds never mix.
#pragma once

#include "data/compare/evaluate.h"

#include <QDate>
#include <QMap>

namespace chipboard {

struct DatedPrice
{
    QString asOf; ///< as the source tells it: a day, a month or a year
    Interval usdPerHour;
    QString source;             ///< who says so, for people
    bool isApproximate = false; ///< an average, the cheapest host, an estimate: no step of a list

    friend bool operator==(const DatedPrice &, const DatedPrice &) = default;
};

/// What the store of imported prices has of some instances; prices are of the whole instance.
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
    std::optional<Problem> problem; ///< why it could not be read
};

struct PriceTrack
{
    QString subject; ///< id of the table's row
    QString name;    ///< "p5.48xlarge", "H100 at Lambda"
    const Chip *chip = nullptr;
    InstanceId instance; ///< empty: the price is one of a chip, or of a system
    QString provider;
    QString region;
    PriceKind kind = PriceKind::OnDemand;
    QList<DatedPrice> points; ///< oldest first, one a date; per chip where the table is of chips
    int otherRegions = 0;     ///< that have prices of the same, and are not shown
};

/// What is empty does not narrow.
struct TrackFilter
{
    QString provider;
    QString region;
    std::optional<PriceKind> kind;
};

/// The instances whose prices the rows of a table are about.
[[nodiscard]] QList<InstanceId> instancesOf(const Catalog &catalog, const ResultTable &table);

/// Of all rows in their order. A guide's figures and prices of one's own are no prices of a day.
[[nodiscard]] QList<PriceTrack> priceTracks(const Catalog &catalog, const ResultTable &table,
                                            const StoredPrices &stored);
/// Those that pass. Without a region to narrow to, of each thing the region with the most dates.
[[nodiscard]] QList<PriceTrack> filtered(const QList<PriceTrack> &tracks, const TrackFilter &filter);

/// The day that a date stands for: its first.
[[nodiscard]] QDate firstDay(const QString &asOf);

/// From its first date to its last; empty with less than two dates.
struct PriceChange
{
    DatedPrice from;
    DatedPrice to;
    double share = 0.0;   ///< -0.44: 44 % less
    bool isClear = false; ///< the ranges of the two do not touch
};
/// Between the oldest and the newest price that is not approximate.
[[nodiscard]] std::optional<PriceChange> changeOf(const PriceTrack &track);

// What each provider asks for each thing: the cheapest of its offers of today, each at its newest known price.

struct ProviderPrice
{
    QString offer; ///< "p5.48xlarge", "H100 at Lambda"
    DatedPrice price;
    bool isOutlier = false; ///< more than twice the median of all providers, or less than half of it
};

struct ProviderMatrix
{
    QStringList providers;                                   ///< those with the most prices first
    QMap<QString, double> medians;                           ///< by the subject's id, in USD per hour
    QMap<std::pair<QString, QString>, ProviderPrice> prices; ///< by provider and subject; none: no price is known

    /// Of one subject, cheapest first.
    [[nodiscard]] QList<ProviderPrice> of(const QString &subject) const;
};

/// Of tracks of one kind. Outliers are told from four providers on: the median of fewer says little.
[[nodiscard]] ProviderMatrix providerMatrix(const QList<PriceTrack> &tracks, PriceKind kind);

/// The newest book of the same kind whose first provider is the same, when it is newer than this one; else null.
[[nodiscard]] const PriceBook *newerBook(const Catalog &catalog, const PriceBook &book);

} // namespace chipboard
