// Purpose: fits the serving model to measurements, all chips and software at once: the most likely values given the
// priors (servingterms.h). Equal measurements give equal numbers, to the last digit written.
#pragma once

#include "data/catalog/calibration.h"
#include "data/model/modelcheck.h"

#include <functional>

// Minimizes over the terms x, on the scales on which effects add up:
//   sum w s^2 (sqrt(1 + (r/s)^2) - 1)/s^2 + sum ((x - prior)/spread)^2 / 2,  r = log(predicted / measured), s = 0.3
// by Gauss-Newton with a robust loss (soft L1; Charbonnier et al. 1997). The fewer measurements a family, model or
// source has, the more its effect on a term shrinks towards the overall value. Rows of a source, model and chip get
// less weight the more there are (power -1/4), first tokens half. Excluded: speculation, disaggregation, prefix
// caching, and runs that their source calls odd.

namespace chipboard {

/// A run predicted with constants fitted without it.
struct HeldOutRow
{
    QString id;
    QString range; ///< kind, as ServingCase
    QString source;
    bool hasExperts = false;
    double predicted = 0.0;
    double measured = 0.0;

    [[nodiscard]] double logError() const;
};

/// Groups runs to hold out together: all runs that map to the same text.
using HoldOut = std::function<QString(const MeasuredRun &run, const ServingCase &one)>;
[[nodiscard]] std::optional<HoldOut> holdOutNamed(QStringView name); ///< "source", "group", "model", "chip"

class ServingCalibration
{
public:
    /// Uses the runs that can be predicted. `bench` and its calibration must outlive it.
    ServingCalibration(const QList<MeasuredRun> &runs, const CheckBench &bench);

    [[nodiscard]] int rows() const { return static_cast<int>(m_cases.size()); }
    /// With ranges from the held-out rows, by source and by group.
    [[nodiscard]] ServingModel found(const QList<HeldOutRow> &bySource, const QList<HeldOutRow> &byGroup) const;
    /// Holds out and predicts each group in turn; effects of held-out members are unknown then.
    [[nodiscard]] QList<HeldOutRow> heldOut(const HoldOut &groupOf) const;

private:
    struct Parameter
    {
        TermId term;
        QString group; ///< empty: overall value
        QString member;
        double prior = 0.0;
        double spread = 0.0;
        int rows = 0;
    };
    struct Case
    {
        ServingCase run;
        const MeasuredRun *source = nullptr;
        ServingFigures<double> figures; ///< without constants
        QList<int> parameters;          ///< parameters that affect it, grouped by term
        double age = 0.0;
        int largestBatch = 0;
        bool layerSplit = false;
        double measured = 0.0;
        double weight = 1.0;
    };
    using Values = QList<double>;

    [[nodiscard]] QList<ServingReach> reach() const;
    void addParameters();
    void addCase(const MeasuredRun &run, const ServingCase &one, double measured);
    int parameter(TermId term, TermGroup group, const QString &member);
    void weighCases();
    [[nodiscard]] TermValues termsOf(const Case &one, const Values &values) const;
    [[nodiscard]] static double predicted(const Case &one, const TermValues &terms);
    [[nodiscard]] Values minimised(Values start, const std::vector<bool> &left, int steps) const;
    void addRow(const Case &one, const Values &values, std::vector<double> &normal, std::vector<double> &slope) const;

    const CheckBench &m_bench;
    QList<Parameter> m_parameters;
    std::map<QString, int> m_places; ///< index of parameters by term, group and member
    QList<Case> m_cases;
    Values m_found;
};

/// The calibration file with its serving model replaced; empty if the text has no place for it.
[[nodiscard]] QByteArray withServingModel(const QByteArray &file, const ServingModel &model);

} // namespace chipboard
