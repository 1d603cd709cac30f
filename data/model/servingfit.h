// Purpose: finds the numbers of the serving model from measurements, all chips and software at once: the likeliest
// given what was known before (servingterms.h). The same measurements give the same numbers, to the last digit written.
#pragma once

#include "data/catalog/calibration.h"
#include "data/model/modelcheck.h"

#include <functional>

// Minimised over the terms x, on the scales on which effects add up:
//   sum w s^2 (sqrt(1 + (r/s)^2) - 1)/s^2 + sum ((x - prior)/spread)^2 / 2,  r = log(predicted / measured), s = 0.3
// by Gauss and Newton with weights for the loss of outliers (soft L1; Charbonnier et al. 1997). A term's effect on a
// family, model or source so shrinks to that of all, the more the fewer measurements it has. Rows of a source, model
// and chip count less the more there are (power -1/4), first tokens half. Runs with speculation, disaggregation or
// cached prefixes, and those that their source calls odd, are left out.

namespace chipboard {

/// A run whose prediction is of constants that were not found from it.
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

/// What is left out at once: all runs that give the same text.
using HoldOut = std::function<QString(const MeasuredRun &run, const ServingCase &one)>;
[[nodiscard]] std::optional<HoldOut> holdOutNamed(QStringView name); ///< "source", "group", "model", "chip"

class ServingCalibration
{
public:
    /// Of the runs that can be predicted. `bench` and its calibration outlive it.
    ServingCalibration(const QList<MeasuredRun> &runs, const CheckBench &bench);

    [[nodiscard]] int rows() const { return static_cast<int>(m_cases.size()); }
    /// With ranges of the rows held out, by source and by group.
    [[nodiscard]] ServingModel found(const QList<HeldOutRow> &bySource, const QList<HeldOutRow> &byGroup) const;
    /// Each group in turn is left out and predicted; effects of what is left out are not known then.
    [[nodiscard]] QList<HeldOutRow> heldOut(const HoldOut &groupOf) const;

private:
    struct Parameter
    {
        TermId term;
        QString group; ///< empty: of all
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
        QList<int> parameters;          ///< that act on it, those of a term together
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
    std::map<QString, int> m_places; ///< of parameters, by term, group and member
    QList<Case> m_cases;
    Values m_found;
};

/// The calibration's file with its serving model replaced; empty where the text has no place for it.
[[nodiscard]] QByteArray withServingModel(const QByteArray &file, const ServingModel &model);

} // namespace chipboard
