// Purpose: the constants of the estimators, one table for all chips, each with its evidence. Constants are per family
// of chips, never per chip or model; a family without rows of its own borrows its parent's, and the result says so.
// Found once from the shipped evidence; nothing is fitted when the program runs. Formulas: data/model.
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

/// How far a constant can be trusted: errors are |predicted / measured - 1| over the rows it was found from.
struct Evidence
{
    int rows = 0;
    double medianError = 0.0;
    double p80Error = 0.0; ///< eight rows of ten are closer
    QList<SourceId> sources;

    friend bool operator==(const Evidence &, const Evidence &) = default;
};

/// What the range of an estimate was found from.
struct RangeBasis
{
    int rows = 0;          ///< measurements; 0: not known
    double coverage = 0.0; ///< of those, the share that the range of all other sources held; 0: not known

    friend bool operator==(const RangeBasis &, const RangeBasis &) = default;
};

/// How a family trains. What is 0 is as on all chips (TrainingConstants).
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

/// How far training was off, on measurements of sources that the constants were not found from.
struct TrainingRange
{
    QString family;       ///< "any": of all
    bool experts = false; ///< of mixtures of experts
    int rows = 0;
    int sources = 0;
    double medianError = 0.0;
    double p80Error = 0.0; ///< eight of ten were closer
    double coverage = 0.0; ///< of the measurements, the share that the range of all other sources held

    friend bool operator==(const TrainingRange &, const TrainingRange &) = default;
};

/// What all families share in training. See data/model/training.h for the formula each stands in.
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
    Duration gradientExchange; ///< of a step, for each weight whose gradient a chip exchanges over the network
    double goodput = 1.0;
    double loraFactor = 1.0;
    QList<TrainingRange> ranges; ///< of families that have 8 rows of 2 sources, and of all

    friend bool operator==(const TrainingConstants &, const TrainingConstants &) = default;
};

struct ChipFamily
{
    QString id;
    QString label;
    QString parent;    ///< empty only for the family of all chips
    QStringList match; ///< beginnings of chip ids, letters and digits only; the longest match wins
    std::optional<bool> wideLinks;
    std::optional<double> linkShare; ///< one way, of the link rate that vendors print
    std::optional<bool> causalMfu;   ///< published MFU counts the causal half of attention only
    std::optional<bool> trains;      ///< false where chips are made for inference alone
    QString stack;                   ///< serving software that is taken unless told otherwise
    std::optional<TrainingEfficiency> training;
};

/// A version of serving software that measurements name, and when it came out: it gets faster with time.
struct StackRelease
{
    QString version;   ///< as it stands in the name: "0.5.9"
    double year = 0.0; ///< 2026.25 is April 2026
};

/// Serving software as people name it: "TensorRT-LLM 1.0" is the stack tensorrt-llm.
struct ServingStack
{
    QString id;
    QStringList match;
    int largestBatch = 0;    ///< requests that it runs at once; of data-parallel attention, on each chip
    bool layerSplit = false; ///< several chips hold more, but only one works at a time
    QList<StackRelease> releases;
};

/// How much more or less a term is for some runs: a factor of its amount, or of its odds where it is a share.
struct ServingEffect
{
    double factor = 1.0;
    int rows = 0; ///< measurements behind it
};

/// One number of the serving model (data/model/servingterms.h): that of all, and its effects by group ("family",
/// "stack", "model", "source" ...) and member.
struct ServingTerm
{
    double all = 0.0;
    std::map<QString, std::map<QString, ServingEffect>> effects;
};

/// How far predictions of a kind were off, on measurements of sources that the constants were not found from.
struct ServingRange
{
    QString kind;         ///< "throughput", "latency", "first_token", "max_throughput"
    bool experts = false; ///< of mixtures of experts
    bool near = false;    ///< other runs of the same source were known; else nothing of it was
    int rows = 0;
    int sources = 0;
    double medianError = 0.0;
    double p80Error = 0.0; ///< eight of ten were closer
    double coverage = 0.0; ///< of the measurements, the share that the range of all others held
};

/// How far all predictions were off while each source in turn was left out of the fit.
struct HeldOutAccuracy
{
    int rows = 0; ///< 0: not known
    int sources = 0;
    double medianError = 0.0;
    double within25 = 0.0; ///< share of the rows that were off by 25 % or less
};

/// What was measured of a family of chips.
struct ServingReach
{
    QString family;
    QString kind; ///< as ServingRange
    int rows = 0;
    int sources = 0;
};

/// What serving was found to be like, all chips and software at once.
struct ServingModel
{
    double year = 0.0; ///< that the constants are of: software of this date, well tuned
    std::map<QString, ServingTerm> terms;
    QList<ServingRange> ranges;
    QList<ServingReach> reach;
    HeldOutAccuracy heldOut;
    Evidence evidence; ///< of the rows that it was found from

    [[nodiscard]] bool isEmpty() const { return terms.empty(); }
};

/// The terms for one chip, model and software. Shares are of the published peaks; see data/model/inference.h.
struct ServingConstants
{
    double memory = 0.0;  ///< weight reads
    double cache = 0.0;   ///< cache reads, relative to weight reads
    double compute = 0.0; ///< products in decode
    double prefill = 0.0;
    double attention = 1.0; ///< arithmetic of attention in decode
    double link = 0.0;
    double touched = 1.0; ///< exponent of the tokens that choose experts independently
    Duration perLayer;
    Duration perExchange; ///< added per layer when several chips share a layer
    Duration perSequence;
    Duration perStep;
    Duration firstTokenPerLayer;
    double queue = 1.0;  ///< of a prefill, what other prompts wait for
    double mixing = 1.0; ///< of the prefills, what falls between the tokens of others
    double copied = 1.0; ///< how much longer all but prefills' fixed part takes where each chip has all of attention
    int largestBatch = 0;
    bool layerSplit = false;
    Evidence evidence;

    friend bool operator==(const ServingConstants &, const ServingConstants &) = default;
};

/// Encoders, image classifiers and diffusion models; see data/model/batch.h.
struct BatchConstants
{
    QString kind; ///< "encoder", "vision", "diffusion"
    QStringList families;
    double efficiency = 0.0;
    Duration perLayer;
    int workers = 1; ///< batches that a chip works on at once
    Evidence evidence;
};

/// How far results are off that no constant was found from: over the runs of the shipped evidence, by kind of result.
struct ResultErrors
{
    Evidence firstToken;         ///< time to the first token
    Evidence fullRun;            ///< chip-hours of whole training runs
    double borrowedFactor = 1.0; ///< errors on chips that the constants were not found from, over those on the others
};

struct Calibration
{
    TrainingConstants training;
    QList<ChipFamily> families; ///< parents before their children
    QList<ServingStack> stacks;
    ServingModel serving;
    QList<BatchConstants> batch;
    ResultErrors errors;

    [[nodiscard]] bool isEmpty() const { return families.isEmpty(); }
};

// One published measurement of training or inference, as the evidence files and `model-check --runs` hold it.
// What a source does not state is empty; nothing is filled in here.

/// A published speed, time or price. At most a few of them are there.
struct Measured
{
    std::optional<double> tokensPerChip; ///< training tokens a second and chip
    std::optional<double> chipHours;     ///< of a whole run
    std::optional<double> utilisation;   ///< model FLOP utilisation, 0 to 1
    std::optional<double> hardwareUse;   ///< the same with recomputed activations counted, 0 to 1
    std::optional<double> tokens;        ///< output tokens a second
    std::optional<double> items;         ///< inferences a second
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
    QString architecture; ///< a model's id or name; empty: the dimensions are in `shape`
    ModelShape shape;
    QString chip;
    std::optional<int> chips;
    QString instance;
    QString precision;
    QString stack;
    int sequence = 0;
    double trainingTokens = 0.0;
    int globalBatch = 0;
    int shards = 0;                 ///< tensor-parallel parts, where they are not one a chip
    bool shardsAssumed = false;     ///< by the collector of the file, not stated by the source
    int expertParts = 0;            ///< expert parallelism; 0: not stated
    int pipelineParts = 0;          ///< pipeline parallelism; 0: not stated
    bool attentionCopied = false;   ///< attention is data-parallel: each part has the whole of it
    bool disaggregated = false;     ///< prefill and decode on chips of their own
    bool prefixCached = false;      ///< prompts share beginnings that are not read again
    QString speculation;            ///< draft tokens, as the source names them: "MTP 3"; empty: none
    double acceptance = 0.0;        ///< tokens a step that speculation gives; 0: not stated
    bool plain = true;              ///< none of speculation, disaggregation and cached prefixes
    QString area;                   ///< "interactivity", "first token", "MLPerf" ...
    QString group;                  ///< what to leave out at once when sources are held apart: "InferenceX"
    QString traffic;                ///< how requests arrive
    QString measuredOn;             ///< as the source writes it: a date or a version
    QString measurement;            ///< rows of one measurement share it
    QString twin;                   ///< id of an older row with the same setup
    std::optional<PowerDraw> power; ///< mean, of a chip
    double weightBytes = 0.0;
    double cacheBytes = 0.0;
    std::optional<DataSize> weights;
    std::optional<int> batch;
    std::optional<int> input;
    std::optional<int> output;
    std::optional<int> steps;
    Measured measured;
    QList<SourceId> sources;
    QString sourceTitle; ///< of a file whose sources are not in the catalogue
    QString sourceUrl;
    QString note;
    QString fault; ///< why it cannot be read as a run; empty for all others

    friend bool operator==(const MeasuredRun &, const MeasuredRun &) = default;
};

/// A chip that runs were measured on, where the catalogue may not have it: graphics cards, older chips.
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
    QList<ModelShape> models; ///< that the file brings itself; they come before the catalogue's
};

} // namespace chipboard
