// Purpose: lookups in the calibration table: the constants for a chip family, its software and a model. A family
// without measurements borrows from its parents, and the result names them.
#pragma once

#include "data/model/device.h"
#include "data/model/servingterms.h"

#include <array>

namespace chipboard {

/// Key of a lookup of serving constants.
struct ServingSubject
{
    const FamilyTraits &family;
    QString stackName; ///< as in sources ("TensorRT-LLM 0.17"); empty or unknown: the family's default
    QString model;     ///< id; selects the model's own effect if it was measured
    bool hasExperts = false;
    QString source;    ///< of a measurement: selects how well its software was tuned
    double year = 0.0; ///< software date; 0: from its version, else the calibration's date
};

struct ServingChoice
{
    ServingConstants constants;
    bool found = false;    ///< false only if the table is empty
    QString stack;         ///< id of the selected stack; "any" if none is known for the family
    QString family;        ///< of the chip
    bool borrowed = false; ///< the evidence has no serving measurement for this family
    bool near = false;     ///< the fit includes measurements of the same source
};

/// Years beyond which older software has no slower expert kernels: before 2025 mixtures were few and their kernels well
/// tuned.
inline constexpr double ripeAge = 0.6;

/// Value of every term, indexed by TermId.
using TermValues = std::array<double, termCount>;
/// `age`: software age in years.
[[nodiscard]] ServingConstants constantsOf(const TermValues &values, bool hasExperts, double age);

/// Upper limit of the software age in years.
inline constexpr double oldestSoftware = 1.5;

/// The serving software and its age.
struct StackUse
{
    const ServingStack *stack = nullptr;
    double age = 0.0; ///< years before the calibration date, at most oldestSoftware

    [[nodiscard]] QString id() const; ///< "any" if unknown
};
[[nodiscard]] StackUse stackUseOf(const Calibration &calibration, const ServingSubject &subject);

[[nodiscard]] ServingChoice servingConstants(const Calibration &calibration, const ServingSubject &subject);

/// Relative errors: the interval from value / (1 + error) to value x (1 + error) contains the share of unseen
/// measurements that servingBasis() gives.
struct ServingErrors
{
    double tokens = 0.0;     ///< number of requests stated
    double mostTokens = 0.0; ///< as many requests as fit in memory
    double perToken = 0.0;
    double firstToken = 0.0;
};
/// `kind`: "throughput", "latency", "first_token", "max_throughput". Wider if the chip family has fewer than 8
/// measurements of that kind, or all from one source.
[[nodiscard]] double servingError(const Calibration &calibration, const ServingChoice &choice, QStringView kind,
                                  bool hasExperts);
/// Basis of that error, before widening.
[[nodiscard]] RangeBasis servingBasis(const Calibration &calibration, const ServingChoice &choice, QStringView kind,
                                      bool hasExperts);
[[nodiscard]] ServingErrors servingErrors(const Calibration &calibration, const ServingChoice &choice, bool hasExperts);

/// For Burst, Server or Interactive: slowdown under that traffic.
[[nodiscard]] double trafficFactor(const Calibration &calibration, TermId term);

struct BatchChoice
{
    const BatchConstants *constants = nullptr; ///< null if the table has none for the kind
    QString from; ///< label of the chips that the constants come from; empty if the evidence has this family
};

/// Constants for encoders, image classifiers and diffusion.
[[nodiscard]] BatchChoice batchConstants(const Calibration &calibration, const FamilyTraits &family,
                                         const QString &kind);

} // namespace chipboard
