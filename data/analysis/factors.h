// Purpose: what makes a result uncertain, taken apart into independent factors: how far measurements lie from the
// estimate, the range of the price, the ranges of the chip's own figures. Each is found by estimating again at the ends
// of its range, so that no formula has to be known here, and costs nothing when draws are taken.
#pragma once

#include "data/analysis/question.h"

//   At its P10 a factor takes the result to exp(below) times its value, at its P90 to exp(above) times; between and
//   beyond, the logarithm grows with the normal score on each side: a log-normal of two halves. low..high of the
//   catalogue and of the calibration, whatever share of measurements that held, are taken as P10..P90.

namespace chipboard {

enum class FactorKind { Estimate, Price, Compute, Bandwidth, Link, Power, Figures };

struct Factor
{
    FactorKind kind = FactorKind::Estimate;
    QString key; ///< factors of equal keys are the same thing: the same price, the same chip
    double below = 0.0;
    double above = 0.0;

    friend bool operator==(const Factor &, const Factor &) = default;
};

/// A row's result with what makes it uncertain; without a value, `reason` says why.
struct Factored
{
    Answer point;
    QList<Factor> factors; ///< only such as have an effect
};

/// Under the board's assumptions.
///   Estimate: one factor a chip. Over the shipped evidence, errors on one chip tell nothing about those on another,
///   even of its family and on the same model (tst_uncertainty checks it): constants are found by family, so that what
///   a family has in common is in the constants. Rows of the same chip share the factor.
///   Price: one factor an entry of a price book; other entries move for themselves. A move of all prices is not drawn:
///   it is the price factor among the assumptions.
[[nodiscard]] Factored factorsOf(const Inquiry &inquiry, const Subject &subject);
/// Of one result of an estimate that is there already.
[[nodiscard]] Factored factorsOf(const SubjectEstimate &row, const MetricId &metric, const Calibration &calibration);

/// "Price range": translated.
[[nodiscard]] QString factorLabel(FactorKind kind);

} // namespace chipboard
