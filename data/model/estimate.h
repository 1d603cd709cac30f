// Purpose: estimates one workload on a number of chips: whether it fits, its bottleneck, and every result with range,
// formula and inputs. The single entry point for pages and command line. Pure; takes microseconds.
#pragma once

#include "data/catalog/workload.h"
#include "data/model/cost.h"
#include "data/model/device.h"
#include "data/model/terms.h"

namespace chipboard {

/// Where the price of an estimate comes from, for display.
struct PriceOrigin
{
    QString book;     ///< id of the book that has the price
    QString bookName; ///< for people
    QString rented;   ///< "trn1.32xlarge, AWS, us-east-2"
    QString kind;     ///< "on-demand", translated
    QString asOf;
    QString status;         ///< "published", "approximate" ...
    bool fallback = false;  ///< the requested book has none
    Interval usdPerHour;    ///< per rented unit, as in the book
    int chips = 1;          ///< chips in the rented unit
    QString region = {};    ///< "us-east-2"; empty if not stated
    QStringList notes = {}; ///< sentences for estimates at this price: from another list, a range, approximate
    QString kindWord = {};  ///< "on-demand", as in files
    bool isCustom = false;  ///< the user's own, without date and region

    friend bool operator==(const PriceOrigin &, const PriceOrigin &) = default;
};

/// A machine size that a chip is rented in. Machines are rented whole.
struct RentedSize
{
    QString name; ///< "p5.48xlarge"
    int chips = 1;
    std::optional<PriceOrigin> price = {}; ///< its own price; empty: the request's

    friend bool operator==(const RentedSize &, const RentedSize &) = default;
};

/// What a bill covers: machines of one size, rented whole.
struct Rental
{
    QString machine;
    int chipsEach = 1;
    Interval machines;                 ///< per month
    std::optional<Interval> usdAMonth; ///< empty without a price

    friend bool operator==(const Rental &, const Rental &) = default;
};

struct EstimateRequest : Assumed
{
    Workload workload;
    ModelShape model;
    Device device;
    QString on;                      ///< id of the chip, instance or system
    QString onName;                  ///< its name; empty: the id
    bool whole = false;              ///< an instance or system, rented whole; otherwise chips are counted individually
    int chipsEach = 1;               ///< chips per unit
    QList<RentedSize> sizes;         ///< chip only: machine sizes at its price, ascending; empty: rented individually
    int count = 0;                   ///< chips; 0: see chipsFor()
    std::optional<PriceTerms> price; ///< `each` is per unit; chipsEach comes from above
    PriceOrigin priceOrigin;
    QString noPrice;                                      ///< why there is no price
    std::optional<Ranged<Dimension::Power>> machinePower; ///< per unit rented whole, if stated
    QStringList notes;                                    ///< sentences for the estimate: announced figures

    friend bool operator==(const EstimateRequest &, const EstimateRequest &) = default;
};

/// An input of a formula. Converted to text only on demand: most results are never opened.
struct EstimateInput
{
    QLatin1String name; ///< points to a literal
    double value = 0.0;
    QLatin1String unit; ///< points to a literal; empty: a plain number

    [[nodiscard]] QString text() const; ///< "sequence = 8192 tokens"
    friend bool operator==(const EstimateInput &, const EstimateInput &) = default;
};

struct EstimateResult
{
    QString metric;
    std::optional<Interval> value; ///< in `unit`
    Unit unit = Unit::One;
    QString formula;
    QList<EstimateInput> inputs;
    QString reason; ///< why there is no value

    [[nodiscard]] QStringList inputTexts() const;

    friend bool operator==(const EstimateResult &, const EstimateResult &) = default;
};

/// By kind of result: measurements of one kind are no evidence for another.
struct RangeBases
{
    RangeBasis speed; ///< also for derived results: costs, bills, energy
    RangeBasis perToken;
    RangeBasis firstToken;
    std::optional<RangeBasis> run; ///< training: all results but the speed

    friend bool operator==(const RangeBases &, const RangeBases &) = default;
};

struct Estimate
{
    QString workload;
    QString on;
    QString title;     ///< "Serve Llama 3.1 70B, chat: 1 x trn1.32xlarge, 16 Trainium chips"
    int count = 0;     ///< chips
    int instances = 0; ///< whole instances or systems rented; 0 if chips are counted individually
    bool fits = false;
    std::optional<Bound> bound;       ///< empty if it cannot run
    QString servedAs;                 ///< family whose serving measurements apply; empty for other work
    bool borrowed = false;            ///< serving: the measurements are of other chips
    std::optional<PriceOrigin> price; ///< of the rented unit; empty without a price
    std::optional<Rental> rental;     ///< machines for month_usd, or else for one deployment; empty: individual chips
    RangeBases bases;                 ///< basis of the ranges
    QList<EstimateResult> results;    ///< always one per metric, in the order of estimateMetrics()
    QStringList notes;                ///< whole sentences: what was borrowed, assumed, refused
    std::optional<Problem> refusal;   ///< why nothing was estimated: the request is impossible, or does not fit

    [[nodiscard]] const EstimateResult *result(QStringView metric) const;
    [[nodiscard]] const RangeBasis &basisOf(QStringView metric) const;

    friend bool operator==(const Estimate &, const Estimate &) = default;
};

/// Peak in use: a chip without the requested number format uses a wider one. Empty if no peak is published.
[[nodiscard]] std::optional<PeakChoice> peakUsed(const EstimateRequest &request);

/// Ids of all metrics: "chip_hours", "tokens_per_s" ...
[[nodiscard]] QStringList estimateMetrics();

/// Never fails: notes and the reason of each result report what is impossible.
[[nodiscard]] Estimate estimate(const EstimateRequest &request, const Calibration &calibration);

} // namespace chipboard
