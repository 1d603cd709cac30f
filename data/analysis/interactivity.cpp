#include "data/analysis/interactivity.h"

#include "data/analysis/valueoffers.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/model/chipcount.h"
#include "data/model/costsheet.h"
#include "data/model/setup.h"

#include <QMap>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr int stepsOfACopy = 24; // from one request to the most, logarithmic

/// A row's workload, prepared for copySpeed().
struct LevelGround
{
    ServingFigures<double> figures; ///< including the required service level, if any
    QMap<int, QList<int>> rented;   ///< by chips per copy: chip counts that can be rented
};

QList<int> rentedCounts(const EstimateRequest &prepared, const ServingConstants &constants)
{
    const int times = prepared.workload.disaggregated ? 2 : 1;
    if (prepared.count != 0) {
        const auto exact = exactCount(prepared.count, prepared.chipsEach, prepared.on);
        return exact ? QList<int>{exact.value().chips} : QList<int>();
    }
    const int first = firstServingCount(prepared, constants);
    QList<int> counts{times * first};
    for (int count = 2 * first; count <= mostServingChips; count *= 2)
        counts << times * count;
    return counts;
}

/// Possible chips per copy for a number of rented chips: exactly those that spreadOver() tries.
QList<int> copySizes(const EstimateRequest &prepared, const ServingFigures<double> &figures, int count)
{
    const bool isAlone = prepared.device.linkUnpublished && prepared.device.announced && figures.fitsEitherWay(1.0);
    const int most = isAlone ? 1 : mostServingChips; // no two chips work together
    QList<int> sizes;
    for (int size = 1; size <= most && size < count; size *= 2) {
        if (figures.fitsEitherWay(size))
            sizes << size;
    }
    const int whole = prepared.workload.disaggregated ? count / 2 : count;
    if (whole <= most && !sizes.contains(whole) && figures.fitsEitherWay(std::max(1, whole)))
        sizes << whole;
    if (sizes.isEmpty()) { // more than are tried otherwise
        const double fewest = fewestOfOneReplica(figures, 1.0, usableFor(figures, 1.0));
        sizes << static_cast<int>(std::min<double>(count, powerOfTwoFrom(std::max(1.0, fewest))));
    }
    if (prepared.workload.disaggregated)
        sizes.removeIf([count](int size) { return 2 * size > count; });
    return sizes;
}

QMap<int, QList<int>> rentedCopies(const EstimateRequest &prepared, const ServingFigures<double> &figures,
                                   const QList<int> &counts)
{
    QMap<int, QList<int>> rented;
    for (const int count : counts) {
        for (const int size : copySizes(prepared, figures, count))
            rented[size] << count;
    }
    return rented;
}

/// Concurrent requests per copy to evaluate, including exactly those at the service level.
QList<double> requestsOfACopy(const LevelGround &ground, int size)
{
    const ServingFigures<double> &figures = ground.figures;
    const double software = figures.attentionCopied ? figures.largestBatch * size : figures.largestBatch;
    const double memory = std::max(1.0, capacityOf<double>(figures, size));
    const double asked = figures.batch > 0.0 ? figures.batch : software;
    const double most = std::max(1.0, std::floor(std::min({software, memory, asked})));
    QList<double> requests;
    const auto add = [&requests](double count) {
        if (count >= 1.0 && !requests.contains(count))
            requests << count;
    };
    if (figures.batch > 0.0) { // each copy's share of the total
        for (const int count : ground.rented.value(size))
            add(std::min(most, batchOfACopy(figures.batch, copiesOf<double>(figures, count, size))));
    }
    for (int step = 0; step < stepsOfACopy; ++step)
        add(std::round(std::pow(most, static_cast<double>(step) / (stepsOfACopy - 1))));
    if (figures.hasLevel)
        add(std::min(most, sequencesWithin<double>(figures, size, untraced)));
    return requests;
}

CopySpeed<double> copyAt(ServingFigures<double> figures, int size, double requests)
{
    figures.hasLevel = false;
    if (figures.batch > 0.0)
        return copySpeed<double>(figures, size, requests, untraced);
    // As in an estimate without stated requests, with this upper limit.
    figures.largestBatch = figures.attentionCopied ? requests / size : requests;
    return copySpeed<double>(figures, size, 0.0, untraced);
}

/// Of the counts that can be rented, the one with the most per chip; the fewest if equal.
void rentMost(LevelPoint &point, const LevelGround &ground, const CopySpeed<double> &copy)
{
    for (const int count : ground.rented.value(point.chips)) {
        const double copies = copiesOf<double>(ground.figures, count, point.chips);
        const double perChip = copy.tokens * busyCopiesOf<double>(ground.figures.batch, copies, copy.sequences) / count;
        if (perChip > point.perChip) {
            point.perChip = perChip;
            point.rented = count;
        }
    }
}

QList<LevelPoint> pointsOf(const LevelGround &ground)
{
    const double latest = ground.figures.firstTokenLimit;
    QList<LevelPoint> points;
    for (const int size : ground.rented.keys()) {
        const double once = weightReadTime<double>(ground.figures, size);
        for (const double requests : requestsOfACopy(ground, size)) {
            const CopySpeed<double> copy = copyAt(ground.figures, size, requests);
            if (latest > 0.0 && firstTokenTimeOf<double>(ground.figures, size, copy, once) > latest)
                continue;
            LevelPoint point{1.0 / copy.each, 0.0, std::nullopt, size, requests};
            rentMost(point, ground, copy);
            if (point.perChip > 0.0 && copy.each > 0.0)
                points << point;
        }
    }
    return points;
}

// Only if estimates try it too.
QList<LevelPoint> pointsWithCopiedAttention(const LevelGround &ground)
{
    if (!ground.figures.mayCopyAttention)
        return {};
    return pointsOf({ground.figures.withCopiedAttention(), ground.rented});
}

QList<LevelPoint> onFront(const QList<LevelPoint> &points)
{
    const QList<Offer> offers = mapped(points, [](const LevelPoint &point) {
        return Offer{-point.userSpeed, point.perChip};
    });
    QList<LevelPoint> front;
    for (const qsizetype index : paretoFront(offers))
        front.prepend(points.at(index));
    return front;
}

/// For a chip, or a unit rented whole, with this many rented chips.
Result<Ranged<Dimension::Price>> rentOfOne(EstimateRequest request, int chips)
{
    rentIn(request, chips);
    PriceTerms price = *request.price;
    price.chipsEach = request.chipsEach;
    return rentOf(price.chipsEach, price);
}

void addCosts(LevelCurve &curve, const EstimateRequest &request)
{
    curve.noPrice = request.noPrice.isEmpty() ? tr("There is no price.") : request.noPrice;
    if (!request.price)
        return;
    QMap<int, Span<double>> rents; // by number of rented chips
    for (LevelPoint &point : curve.points) {
        if (!rents.contains(point.rented)) {
            const auto rent = rentOfOne(request, point.rented);
            if (!rent) {
                curve.noPrice = rent.problem().message;
                return;
            }
            rents.insert(point.rented, spanOf(rent.value()));
        }
        const Throughput ofAll = perSecond(point.perChip * request.chipsEach);
        point.usdPerMillion =
            inUnit(money::costPerItem(exactSpan(ofAll.base()), rents.value(point.rented), request.price->terms),
                   Unit::UsdPerMillion)
                .value;
    }
    curve.noPrice.clear();
}

/// Why a row cannot serve at any service level; empty if it can.
QString whyNotServed(const SubjectEstimate &row, const Calibration &calibration)
{
    if (!row.request)
        return row.reason;
    if (row.estimate.bound && row.estimate.fits)
        return {};
    EstimateRequest open = *row.request;
    open.workload.userSpeed = 0.0;
    open.workload.firstTokenLimit = 0.0;
    const Estimate found = estimate(open, calibration);
    return found.refusal ? found.refusal->message : QString();
}

LevelCurve curveOf(const SubjectEstimate &row, const Calibration &calibration)
{
    LevelCurve curve{.subject = row.subject.id, .reason = whyNotServed(row, calibration)};
    if (!curve.reason.isEmpty() || !row.request)
        return curve;
    const auto prepared = preparedRequest(*row.request);
    if (!prepared) {
        curve.reason = prepared.problem().message;
        return curve;
    }
    const EstimateRequest &request = prepared.value();
    const ServingConstants constants = usualServing(request, calibration).constants;
    const ServingFigures<double> figures =
        servingFigures(request.model, servingSetupOf(request.workload, 1), request.device, constants);
    const LevelGround ground{figures, rentedCopies(request, figures, rentedCounts(request, constants))};
    curve.points = onFront(pointsOf(ground) + pointsWithCopiedAttention(ground));
    if (curve.points.isEmpty())
        curve.reason = row.estimate.refusal ? row.estimate.refusal->message : tr("No replica serves a request here.");
    addCosts(curve, request);
    return curve;
}

} // namespace

QList<LevelCurve> levelCurves(const WorkloadView &view, const Calibration &calibration)
{
    QList<LevelCurve> curves;
    if (!view.work || view.work->workload.task != Task::Serve)
        return curves;
    for (const SubjectEstimate &row : view.rows)
        curves << curveOf(row, calibration);
    return curves;
}

} // namespace chipboard
