// Purpose: splits a result's uncertainty into independent factors: estimation error, price range, ranges of the chip's
// own figures. Each is found by re-estimating at the ends of its range, so that no formula must be known here and draws
// stay cheap.
#pragma once

#include "data/analysis/question.h"

//   A factor changes the result to exp(below) times its value at P10, and to exp(above) times at P90; in between and
//   beyond, the logarithm is linear in the normal score on each side: a two-piece log-normal. low..high of catalogue
//   and calibration count as P10..P90, whatever their actual coverage.

namespace chipboard {

enum class FactorKind { Estimate, Price, Compute, Bandwidth, Link, Power, Figures };

struct Factor
{
    FactorKind kind = FactorKind::Estimate;
    QString key; ///< factors of equal keys are identical: the same price, the same chip
    double below = 0.0;
    double above = 0.0;

    friend bool operator==(const Factor &, const Factor &) = default;
};

/// A row's result with its uncertainty; without a value, `reason` says why.
struct Factored
{
    Answer point;
    QList<Factor> factors; ///< only those with an effect
};

/// With the board's assumptions.
///   Estimate: one factor per chip. In the shipped evidence, errors on one chip predict nothing about another, not even
///   of its family or on the same model (tst_uncertainty checks it): constants are fitted per family and contain what
///   a family has in common. Rows of the same chip share the factor.
///   Price: one factor per price book entry; entries vary independently. A common move of all prices is not drawn:
///   it is the price factor among the assumptions.
[[nodiscard]] Factored factorsOf(const Inquiry &inquiry, const Subject &subject);
/// For one result of an existing estimate.
[[nodiscard]] Factored factorsOf(const SubjectEstimate &row, const MetricId &metric, const Calibration &calibration);

/// "Price range": translated.
[[nodiscard]] QString factorLabel(FactorKind kind);

} // namespace chipboard
