// Purpose: the constants of the estimators, one table for all chips, each with its evidence. Constants are per family
// of chips, never per chip or model; a family without rows of its own borrows its parent's, and the result says so.
// Found once from the shipped evidence; nothing is fitted when the program runs. Formulas: data/estimate.
#pragma once

#include "data/core/id.h"
#include "data/units/quantity.h"

#include <QList>
#include <QString>
#include <QStringList>

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

struct TrainingEfficiency
{
    double efficiency = 0.0; ///< share of the dense peak that matrix products reach in training
    Evidence evidence;

    friend bool operator==(const TrainingEfficiency &, const TrainingEfficiency &) = default;
};

/// What all families share in training. See data/estimate/training.h for the formula each stands in.
struct TrainingConstants
{
    double fp8Factor = 1.0;
    double fp4Factor = 1.0;
    double fp16Factor = 1.0;
    double sparseFp8Factor = 1.0; ///< on top of fp8Factor, for mixtures of experts
    double attentionFactor = 1.0;
    DataSize trafficPerActivation; ///< memory traffic of a token's activation, per layer and unit of width
    double sparsityExponent = 0.0;
    double sparsityExponentWide = 0.0; ///< where many chips share one fast link domain
    double scaleExponent = 0.0;
    double splitExponent = 0.0;
    double goodput = 1.0;
    double loraFactor = 1.0;

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

    friend bool operator==(const ChipFamily &, const ChipFamily &) = default;
};

/// Serving software as people name it: "TensorRT-LLM 1.0" is the stack tensorrt-llm.
struct ServingStack
{
    QString id;
    QStringList match;

    friend bool operator==(const ServingStack &, const ServingStack &) = default;
};

/// Efficiencies are shares of the published peak; see data/estimate/inference.h.
struct ServingConstants
{
    QString stack;
    QStringList families;
    double memory = 0.0;  ///< weight reads
    double cache = 0.0;   ///< cache reads, relative to weight reads
    double compute = 0.0; ///< decode
    double prefill = 0.0;
    double link = 0.0;
    Duration perLayer;
    Duration perExchange; ///< added per layer when several chips share a layer
    Duration perSequence;
    int largestBatch = 0;
    bool layerSplit = false; ///< several chips hold more, but only one works at a time
    Evidence evidence;

    friend bool operator==(const ServingConstants &, const ServingConstants &) = default;
};

/// Encoders, image classifiers and diffusion models; see data/estimate/batch.h.
struct BatchConstants
{
    QString kind; ///< "encoder", "vision", "diffusion"
    QStringList families;
    double efficiency = 0.0;
    Duration perLayer;
    int workers = 1; ///< batches that a chip works on at once
    Evidence evidence;

    friend bool operator==(const BatchConstants &, const BatchConstants &) = default;
};

/// How far results are off that no constant was found from: over the runs of the shipped evidence, by kind of result.
struct ResultErrors
{
    Evidence firstToken;         ///< time to the first token
    Evidence fullRun;            ///< chip-hours of whole training runs
    double borrowedFactor = 1.0; ///< errors on chips that the constants were not found from, over those on the others

    friend bool operator==(const ResultErrors &, const ResultErrors &) = default;
};

struct Calibration
{
    TrainingConstants training;
    QList<ChipFamily> families; ///< parents before their children
    QList<ServingStack> stacks;
    QList<ServingConstants> serving;
    QList<BatchConstants> batch;
    ResultErrors errors;

    [[nodiscard]] bool isEmpty() const { return families.isEmpty(); }

    friend bool operator==(const Calibration &, const Calibration &) = default;
};

} // namespace chipboard
