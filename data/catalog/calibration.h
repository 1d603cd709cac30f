// Purpose: the constants of the estimators, one table for all chips, each with its evidence. Constants are per chip
// family, never per chip or model; a family without its own rows borrows its parent's, and the result says so. Derived
// once from the shipped evidence; the program fits nothing at run time. Formulas: data/model.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/id.h"
#include "data/core/quantity.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace chipboard {

/// Reliability of a constant: errors are |predicted / measured - 1| over the rows behind it.
struct Evidence
{
    int rows = 0;
    double medianError = 0.0;
    double p80Error = 0.0; ///< 80th percentile
    QList<SourceId> sources;

    friend bool operator==(const Evidence &, const Evidence &) = default;
};

/// Basis of an estimate's range.
struct RangeBasis
{
    int rows = 0;          ///< measurements; 0: unknown
    double coverage = 0.0; ///< share of the measurements that the range from all other sources contains; 0: unknown

    friend bool operator==(const RangeBasis &, const RangeBasis &) = default;
};

/// Training constants of a family. 0 means the value for all chips (TrainingConstants).
struct TrainingEfficiency
{
    double efficiency = 0.0; ///< share of the dense peak that matrix products reach in training
    double fp8Factor = 0.0;
    double sparseFp8Factor = 0.0;
    double attentionFactor = 0.0;
    double sparsityExponent = 0.0;
    Evidence evidence;

    friend bool operator==(const TrainingEfficiency &, const TrainingEfficiency &) = default;
};

/// Training errors on measurements from sources that were held out of the fit.
struct TrainingRange
{
    QString family;       ///< "any": all families
    bool experts = false; ///< for mixtures of experts
    int rows = 0;
    int sources = 0;
    double medianError = 0.0;
    double p80Error = 0.0; ///< 80th percentile
    double coverage = 0.0; ///< share of the measurements that the range from all other sources contains

    friend bool operator==(const TrainingRange &, const TrainingRange &) = default;
};

/// Training constants shared by all families. data/model/training.h has the formulas.
struct TrainingConstants
{
    double fp8Factor = 1.0;
    double fp4Factor = 1.0;
    double fp16Factor = 1.0;
    double sparseFp8Factor = 1.0; ///< on top of fp8Factor and fp4Factor, for mixtures of experts
    double attentionFactor = 1.0;
    DataSize trafficPerActivation; ///< memory traffic of a token's activation, per layer and unit of width
    double sparsityExponent = 0.0;
    double scaleExponent = 0.0;
    double splitExponent = 0.0;
    Duration gradientExchange; ///< per step, for each weight whose gradient a chip exchanges over the network
    double goodput = 1.0;
    double loraFactor = 1.0;
    QList<TrainingRange> ranges; ///< for all chips, and for families with at least 8 rows from 2 sources

    friend bool operator==(const TrainingConstants &, const TrainingConstants &) = default;
};

struct ChipFamily
{
    QString id;
    QString label;
    QString parent;    ///< empty only for the family of all chips
    QStringList match; ///< prefixes of chip ids, letters and digits only; the longest match wins
    std::optional<bool> wideLinks;
    std::optional<double> linkShare; ///< one-way share of the published link rate
    std::optional<bool> causalMfu;   ///< published MFU counts only the causal half of attention
    std::optional<bool> trains;      ///< false for inference-only chips
    QString stack;                   ///< default serving software
    std::optional<TrainingEfficiency> training;
};

/// A serving software version named in measurements, and its release date: software gets faster over time.
struct StackRelease
{
    QString version;   ///< as in the name: "0.5.9"
    double year = 0.0; ///< 2026.25 is April 2026
};

/// Serving software by its common names: "TensorRT-LLM 1.0" is the stack tensorrt-llm.
struct ServingStack
{
    QString id;
    QStringList match;
    int largestBatch = 0;    ///< most concurrent requests; with data-parallel attention, per chip
    bool layerSplit = false; ///< layers are split over chips: more memory, but only one chip works at a time
    QList<StackRelease> releases;
};

/// Effect of a group member on a term: a factor on its amount, or on its odds if it is a share.
struct ServingEffect
{
    double factor = 1.0;
    int rows = 0; ///< measurements behind the effect
};

/// A term of the serving model (data/model/servingterms.h): its overall value, and effects by group ("family", "stack",
/// "model", "source" ...) and member.
struct ServingTerm
{
    double all = 0.0;
    std::map<QString, std::map<QString, ServingEffect>> effects;
};

/// Errors of a kind of prediction on measurements from sources that were held out of the fit.
struct ServingRange
{
    QString kind;         ///< "throughput", "latency", "first_token", "max_throughput"
    bool experts = false; ///< for mixtures of experts
    bool near = false;    ///< other runs of the same source were in the fit
    int rows = 0;
    int sources = 0;
    double medianError = 0.0;
    double p80Error = 0.0; ///< 80th percentile
    double coverage = 0.0; ///< share of the measurements that the range from all other sources contains
};

/// Errors of all predictions with each source held out in turn.
struct HeldOutAccuracy
{
    int rows = 0; ///< 0: unknown
    int sources = 0;
    double medianError = 0.0;
    double within25 = 0.0; ///< share of rows with an error of at most 25 %
};

/// Amount of measurements for a chip family.
struct ServingReach
{
    QString family;
    QString kind; ///< as ServingRange
    int rows = 0;
    int sources = 0;
};

/// The fitted serving model, for all chips and software together.
struct ServingModel
{
    double year = 0.0; ///< software date of the constants, well tuned
    std::map<QString, ServingTerm> terms;
    QList<ServingRange> ranges;
    QList<ServingReach> reach;
    HeldOutAccuracy heldOut;
    Evidence evidence; ///< of the rows behind the model

    [[nodiscard]] bool isEmpty() const { return terms.empty(); }
};

/// The constants for one chip, model and software. Shares are of published peaks; see data/model/inference.h.
struct ServingConstants
{
    double memory = 0.0;  ///< weight reads
    double cache = 0.0;   ///< cache reads, relative to weight reads
    double compute = 0.0; ///< matrix products in decode
    double prefill = 0.0;
    double attention = 1.0; ///< attention arithmetic in decode
    double link = 0.0;
    double touched = 1.0; ///< exponent of the number of tokens that choose experts independently
    Duration perLayer;
    Duration perExchange; ///< added per layer if several chips share a layer
    Duration perSequence;
    Duration perStep;
    Duration firstTokenPerLayer;
    double queue = 1.0;  ///< factor on a prefill for the wait of other prompts
    double mixing = 1.0; ///< share of the prefills that delays the tokens of other requests
    double copied = 1.0; ///< slowdown of all but the fixed part of prefills if each chip holds all of attention
    int largestBatch = 0;
    bool layerSplit = false;
    Evidence evidence;

    friend bool operator==(const ServingConstants &, const ServingConstants &) = default;
};

/// Constants of encoders, image classifiers and diffusion models; see data/model/batch.h.
struct BatchConstants
{
    QString kind; ///< "encoder", "vision", "diffusion"
    QStringList families;
    double efficiency = 0.0;
    Duration perLayer;
    int workers = 1; ///< concurrent batches on a chip
    Evidence evidence;
};

/// Errors of results without fitted constants, over the runs of the shipped evidence.
struct ResultErrors
{
    Evidence firstToken;         ///< time to the first token
    Evidence fullRun;            ///< chip-hours of full training runs
    double borrowedFactor = 1.0; ///< error on chips that were not in the fit, relative to those that were
};

struct Calibration
{
    TrainingConstants training;
    QList<ChipFamily> families; ///< parents before children
    QList<ServingStack> stacks;
    ServingModel serving;
    QList<BatchConstants> batch;
    ResultErrors errors;

    [[nodiscard]] bool isEmpty() const { return families.isEmpty(); }
};

// A published measurement of training or inference, from an evidence file or `model-check --runs`. Values that the
// source does not state are empty; nothing is filled in here.

/// A published speed, time or price. Usually only a few are set.
struct Measured
{
    std::optional<double> tokensPerChip; ///< training tokens per second and chip
    std::optional<double> chipHours;     ///< of a full run
    std::optional<double> utilisation;   ///< model FLOP utilisation, 0 to 1
    std::optional<double> hardwareUse;   ///< as utilisation, but including recomputed activations, 0 to 1
    std::optional<double> tokens;        ///< output tokens per second
    std::optional<double> items;         ///< inferences per second
    std::optional<Duration> perToken;
    std::optional<Duration> firstToken;
    std::optional<HourlyPrice> price; ///< of the whole instance
    std::optional<PricePerItem> costPerItem;

    friend bool operator==(const Measured &, const Measured &) = default;
};

struct MeasuredRun
{
    QString id;
    QString kind; ///< "throughput", "full_run", "decode", "max_throughput" ...
    QString task; ///< training only
    QString model;
    QString architecture; ///< id or name of a model; empty: `shape` has the dimensions
    ModelShape shape;
    QString chip;
    std::optional<int> chips;
    QString instance;
    QString precision;
    QString stack;
    int sequence = 0;
    double trainingTokens = 0.0;
    int globalBatch = 0;
    int shards = 0;                 ///< tensor-parallel degree, if it differs from the number of chips
    bool shardsAssumed = false;     ///< by the author of the file, not stated by the source
    int expertParts = 0;            ///< expert-parallel degree; 0: not stated
    int pipelineParts = 0;          ///< pipeline-parallel degree; 0: not stated
    bool attentionCopied = false;   ///< data-parallel attention: each part holds all of it
    bool disaggregated = false;     ///< prefill and decode on separate chips
    bool prefixCached = false;      ///< shared prompt prefixes are cached
    QString speculation;            ///< speculative decoding as named by the source: "MTP 3"; empty: none
    double acceptance = 0.0;        ///< tokens per step with speculation; 0: not stated
    bool plain = true;              ///< no speculation, disaggregation or prefix caching
    QString area;                   ///< "interactivity", "first token", "MLPerf" ...
    QString group;                  ///< sources to hold out together: "InferenceX"
    QString traffic;                ///< arrival pattern of requests
    QString measuredOn;             ///< as in the source: a date or a version
    QString measurement;            ///< shared by the rows of one measurement
    QString twin;                   ///< id of an older row with the same setup
    std::optional<PowerDraw> power; ///< mean per chip
    double weightBytes = 0.0;
    double cacheBytes = 0.0;
    std::optional<DataSize> weights;
    std::optional<int> batch;
    std::optional<int> input;
    std::optional<int> output;
    std::optional<int> steps;
    Measured measured;
    QList<SourceId> sources;
    QString sourceTitle; ///< for a file whose sources are not in the catalogue
    QString sourceUrl;
    QString note;
    QString fault; ///< why this is not a valid run; empty if it is

    friend bool operator==(const MeasuredRun &, const MeasuredRun &) = default;
};

/// A measured chip that may be missing from the catalogue: graphics cards, older chips.
struct MeasuredChip
{
    QString id;
    std::map<Precision, ComputeRate> peaks; ///< dense
    DataSize memory;
    DataRate bandwidth;
    DataRate link; ///< one way; 0: not stated
};

/// A file of measurements.
struct RunSet
{
    QList<MeasuredRun> runs;
    QList<MeasuredChip> chips;
    QList<ModelShape> models; ///< models from the file; they take precedence over the catalogue's
};

} // namespace chipboard
