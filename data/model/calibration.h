// Purpose: look-ups in the calibration table: which constants hold for a chip's family, its software and a model. What
// has no measurements of its own borrows from its parents, and the choice names where they come from.
#pragma once

#include "data/model/device.h"
#include "data/model/servingterms.h"

#include <array>

namespace chipboard {

/// What serving constants are asked for.
struct ServingSubject
{
    const FamilyTraits &family;
    QString stackName; ///< as people write it ("TensorRT-LLM 0.17"); empty, unknown: the usual one
    QString model;     ///< id; its own effect, where it was measured
    bool hasExperts = false;
    QString source;    ///< of a measurement: how well its software was tuned
    double year = 0.0; ///< of the software; 0: by its version, else as new as the calibration
};

struct ServingChoice
{
    ServingConstants constants;
    bool found = false;    ///< false only when the table is empty
    QString stack;         ///< id of the stack taken; "any" where none is known for the family
    QString family;        ///< of the chip
    bool borrowed = false; ///< no serving on this family is in the evidence
    bool near = false;     ///< measurements of the same source are
};

/// Years after which kernels of experts no longer get faster: before 2025 mixtures were few and their kernels well
/// tuned.
inline constexpr double ripeAge = 0.6;

/// Of every term, by its id.
using TermValues = std::array<double, termCount>;
/// `age` of the software in years.
[[nodiscard]] ServingConstants constantsOf(const TermValues &values, bool hasExperts, double age);

/// Years; older software is as slow as that.
inline constexpr double oldestSoftware = 1.5;

/// The software that is meant.
struct StackUse
{
    const ServingStack *stack = nullptr;
    double age = 0.0; ///< years before the calibration's, at most oldestSoftware

    [[nodiscard]] QString id() const; ///< "any" where none is known
};
[[nodiscard]] StackUse stackUseOf(const Calibration &calibration, const ServingSubject &subject);

[[nodiscard]] ServingChoice servingConstants(const Calibration &calibration, const ServingSubject &subject);

/// How far results may be off: value / (1 + error) to value x (1 + error) held as many unseen measurements as
/// servingBasis() says.
struct ServingErrors
{
    double tokens = 0.0;     ///< where the number of requests is stated
    double mostTokens = 0.0; ///< where as many run as memory holds
    double perToken = 0.0;
    double firstToken = 0.0;
};
/// `kind`: "throughput", "latency", "first_token", "max_throughput". Wider where the chip's family has fewer than 8
/// measurements of the kind, or all of one source.
[[nodiscard]] double servingError(const Calibration &calibration, const ServingChoice &choice, QStringView kind,
                                  bool hasExperts);
/// What that error was found from, before it was widened.
[[nodiscard]] RangeBasis servingBasis(const Calibration &calibration, const ServingChoice &choice, QStringView kind,
                                      bool hasExperts);
[[nodiscard]] ServingErrors servingErrors(const Calibration &calibration, const ServingChoice &choice, bool hasExperts);

/// Of Burst, Server or Interactive: how much longer all takes under such traffic.
[[nodiscard]] double trafficFactor(const Calibration &calibration, TermId term);

struct BatchChoice
{
    const BatchConstants *constants = nullptr; ///< null when the table has none for the kind
    QString from; ///< label of the chips that lend them; empty when the evidence has this family
};

/// Constants for encoders, image classifiers and diffusion.
[[nodiscard]] BatchChoice batchConstants(const Calibration &calibration, const FamilyTraits &family,
                                         const QString &kind);

} // namespace chipboard
