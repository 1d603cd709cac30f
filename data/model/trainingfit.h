// Purpose: finds the constants of training from measurements, all chips at once: the likeliest given what was known
// before. The same measurements give the same numbers, to the last digit written.
#pragma once

#include "data/catalog/calibration.h"
#include "data/model/modelcheck.h"
#include "data/model/servingfit.h"

#include <array>

// Minimised as for serving (servingfit.h), r = log(predicted / measured). Shares add up as log odds, all else as
// logarithms. What may differ by a family of chips (efficiency, FP8, experts at FP8, attention, sparsity) is the sum of
// effects of its chain, each of which shrinks to 0 the more the fewer measurements it has; how well a source trains is
// an effect on its efficiency that no estimate has. Rows of a source, model and chip count less the more there are
// (power -1/4). Sources of one publisher (`group` of the evidence, without its version) are one: they are left out
// together.

namespace chipboard {

/// Of the formula in training.h.
enum class TrainingTerm {
    Efficiency,
    Fp8,
    SparseFp8,
    Fp4,
    Fp16,
    Attention,
    Traffic,  ///< bytes an activation
    Sparsity, ///< exponent, as the next two
    Scale,
    Split,
    Gradients, ///< ps a weight
    Goodput,
    Lora
};
inline constexpr int trainingTermCount = static_cast<int>(TrainingTerm::Lora) + 1;

struct TrainingTermRow
{
    TrainingTerm id;
    TermScale scale;
    double prior;        ///< what is likely before any measurement
    double spread;       ///< standard deviation, of logarithms or log odds
    double familySpread; ///< of a family's effect; 0: does not differ
    double sourceSpread;
};

/// What is found: constants, the families that were measured, and how far whole runs are off.
struct TrainingModel
{
    TrainingConstants constants;
    std::map<QString, TrainingEfficiency> families;
    Evidence evidence; ///< errors of the rows that it was found from
    Evidence fullRun;  ///< of rows left out by source
};

class TrainingCalibration
{
public:
    /// Of the runs that can be predicted; runs of MLPerf and others alike. `bench` outlives it.
    TrainingCalibration(const QList<MeasuredRun> &runs, const CheckBench &bench);

    [[nodiscard]] int rows() const { return static_cast<int>(m_cases.size()); }
    /// With ranges of the rows held out by source.
    [[nodiscard]] TrainingModel found(const QList<HeldOutRow> &bySource) const;
    /// Left out at once and predicted: "source", "model", "chip", or "group", which is all three. `range` of a row is
    /// "training" or "full_run". Empty for another name.
    [[nodiscard]] QList<HeldOutRow> heldOut(QStringView name) const;

private:
    struct Effect
    {
        TrainingTerm term;
        QString family; ///< empty with `source`: of all
        double prior = 0.0;
        double spread = 0.0;
    };
    struct Case
    {
        const MeasuredRun *run = nullptr;
        const Device *device = nullptr;
        ModelShape model;
        TrainingSetup setup;
        QString source;
        RunFigure figure = RunFigure::TrainingSpeed;
        double measured = 0.0;
        double weight = 1.0;
        QList<int> effects; ///< that act on it
    };
    using Values = QList<double>;
    using Terms = std::array<double, trainingTermCount>;

    void addCase(const MeasuredRun &run);
    int effect(TrainingTerm term, const QString &family, const QString &source, double spread);
    void weighCases();
    [[nodiscard]] double predicted(const Case &one, const Values &values) const;
    void addRow(const Case &one, Values &values, std::vector<double> &normal, std::vector<double> &slope) const;
    [[nodiscard]] Values minimised(Values start, const std::vector<bool> &left, int steps) const;
    [[nodiscard]] Terms termsOf(const QStringList &chain) const;
    [[nodiscard]] Evidence evidenceOf(const QString &family) const;
    [[nodiscard]] QList<TrainingRange> rangesOf(const QList<HeldOutRow> &bySource) const;

    const CheckBench &m_bench;
    QList<Effect> m_effects;
    std::map<QString, int> m_places; ///< of effects
    QList<Case> m_cases;
    Values m_found;
};

/// The calibration's file with its constants of training replaced; empty where the text has no place for them.
[[nodiscard]] QByteArray withTrainingModel(const QByteArray &file, const TrainingModel &model);

} // namespace chipboard
