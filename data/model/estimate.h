// Purpose: one workload on a number of chips: does it fit, what bounds it, and every result with its range, formula and
// inputs. The one entrance that pages and the command line share. Pure; some microseconds a call.
#pragma once

#include "data/catalog/workload.h"
#include "data/model/cost.h"
#include "data/model/device.h"
#include "data/model/terms.h"

namespace chipboard {

/// Where the price of an estimate comes from, as it is told.
struct PriceOrigin
{
    QString book;     ///< id of the book that has the price
    QString bookName; ///< for people
    QString rented;   ///< "trn1.32xlarge, AWS, us-east-2"
    QString kind;     ///< "on-demand", translated
    QString asOf;
    QString status;         ///< "published", "approximate" ...
    bool fallback = false;  ///< the book that was asked has none
    Interval usdPerHour;    ///< of what is rented, as the book has it
    int chips = 1;          ///< that are rented with it
    QString region = {};    ///< "us-east-2"; empty where none is stated
    QStringList notes = {}; ///< sentences that an estimate at it carries on: of another list, a range, approximate
    QString kindWord = {};  ///< "on-demand", in files

    friend bool operator==(const PriceOrigin &, const PriceOrigin &) = default;
};

/// A machine in which a chip is rented. Bills are of whole ones.
struct RentedSize
{
    QString name; ///< "p5.48xlarge"
    int chips = 1;
    std::optional<PriceOrigin> price = {}; ///< its own; nothing: that of the request

    friend bool operator==(const RentedSize &, const RentedSize &) = default;
};

/// What a bill is for: machines of one size, rented whole.
struct Rental
{
    QString machine;
    int chipsEach = 1;
    Interval machines;                 ///< a month
    std::optional<Interval> usdAMonth; ///< nothing without a price

    friend bool operator==(const Rental &, const Rental &) = default;
};

struct EstimateRequest : Assumed
{
    Workload workload;
    ModelShape model;
    Device device;
    QString on;                      ///< id of the chip, instance or system asked about
    QString onName;                  ///< its name; empty: the id
    bool whole = false;              ///< an instance or system, rented whole; chips are accounted one by one
    int chipsEach = 1;               ///< chips of one of it
    QList<RentedSize> sizes;         ///< of a chip: those of its price, ascending; none: rented one by one
    int count = 0;                   ///< chips; 0: see chipsFor()
    std::optional<PriceTerms> price; ///< `each` of one of it; chipsEach is taken from above
    PriceOrigin priceOrigin;
    QString noPrice;                                      ///< why there is no price
    std::optional<Ranged<Dimension::Power>> machinePower; ///< of one rented whole, where it is stated
    QStringList notes;                                    ///< sentences that the estimate carries on: announced figures

    friend bool operator==(const EstimateRequest &, const EstimateRequest &) = default;
};

/// A number that a formula was worked out with. Told in words only when somebody asks: most results are never opened.
struct EstimateInput
{
    QLatin1String name; ///< of a literal
    double value = 0.0;
    QLatin1String unit; ///< of a literal; empty: a plain number

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

/// By kind of result: measurements of one say nothing of another.
struct RangeBases
{
    RangeBasis speed; ///< and of what follows from it: costs, bills, energy
    RangeBasis perToken;
    RangeBasis firstToken;
    std::optional<RangeBasis> run; ///< of training: all but the speed

    friend bool operator==(const RangeBases &, const RangeBases &) = default;
};

struct Estimate
{
    QString workload;
    QString on;
    QString title;     ///< "Serve Llama 3.1 70B, chat: 1 x trn1.32xlarge, 16 Trainium chips"
    int count = 0;     ///< chips
    int instances = 0; ///< whole instances or systems that are rented; 0 where chips are accounted one by one
    bool fits = false;
    std::optional<Bound> bound;       ///< nothing when it cannot run
    QString servedAs;                 ///< family whose measurements of serving decided; empty for other work
    bool borrowed = false;            ///< serving: they are those of other chips
    std::optional<PriceOrigin> price; ///< of what is rented for it; nothing without a price
    std::optional<Rental> rental;     ///< what month_usd, else one deployment, is rented as; nothing: chip by chip
    RangeBases bases;                 ///< of its ranges
    QList<EstimateResult> results;    ///< one a metric, always all of them, in the order of estimateMetrics()
    QStringList notes;                ///< whole sentences: what was borrowed, assumed, refused
    std::optional<Problem> refusal;   ///< why nothing could be estimated: what was asked cannot be, or does not fit

    [[nodiscard]] const EstimateResult *result(QStringView metric) const;
    [[nodiscard]] const RangeBasis &basisOf(QStringView metric) const;

    friend bool operator==(const Estimate &, const Estimate &) = default;
};

/// What the arithmetic really runs at: a chip without the number format asked for takes a wider one. Nothing where no
/// peak is published.
[[nodiscard]] std::optional<PeakChoice> peakUsed(const EstimateRequest &request);

/// Ids of all metrics: "chip_hours", "tokens_per_s" ...
[[nodiscard]] QStringList estimateMetrics();

/// Never fails: what cannot be is said in the notes and as the reason of every result.
[[nodiscard]] Estimate estimate(const EstimateRequest &request, const Calibration &calibration);

} // namespace chipboard
