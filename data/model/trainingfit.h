// Purpose: fits the training constants to measurements, all chips at once: the most likely values given the priors.
// Equal measurements give equal numbers, to the last digit written.
#pragma once

#include "data/catalog/calibration.h"
#include "data/model/modelcheck.h"
#include "data/model/servingfit.h"

#include <array>

// Minimizes as for serving (servingfit.h), r = log(predicted / measured). Shares add up as log odds, all else as
// logarithms. Terms that vary by chip family (efficiency, FP8, experts at FP8, attention, sparsity) sum the effects of
// its chain; each effect shrinks towards 0 with fewer measurements. A source's tuning is an effect on efficiency that
// estimates do not include. Rows of a source, model and chip get less weight the more there are (power -1/4). Sources
// of one publisher (`group` of the evidence, without version) count as one and are held out together.

namespace chipboard {

/// Terms of the formula in training.h.
enum class TrainingTerm {
    Efficiency,
    Fp8,
    SparseFp8,
    Fp4,
    Fp16,
    Attention,
    Traffic,  ///< bytes per activation
    Sparsity, ///< exponent, as the next two
    Scale,
    Split,
    Gradients, ///< ps per weight
    Goodput,
    Lora
};
inline constexpr int trainingTermCount = static_cast<int>(TrainingTerm::Lora) + 1;

struct TrainingTermRow
{
    TrainingTerm id;
    TermScale scale;
    double prior;        ///< likely value before any measurement
    double spread;       ///< standard deviation of logarithms or log odds
    double familySpread; ///< spread of a family's effect; 0: does not vary
    double sourceSpread;
};

/// Result of the fit: constants, measured families, and errors of full runs.
struct TrainingModel
{
    TrainingConstants constants;
    std::map<QString, TrainingEfficiency> families;
    Evidence evidence; ///< errors of the fitted rows
    Evidence fullRun;  ///< errors of rows held out by source
};

class TrainingCalibration
{
public:
    /// Uses the runs that can be predicted, MLPerf and others alike. `bench` must outlive it.
    TrainingCalibration(const QList<MeasuredRun> &runs, const CheckBench &bench);

    [[nodiscard]] int rows() const { return static_cast<int>(m_cases.size()); }
    /// With ranges from the rows held out by source.
    [[nodiscard]] TrainingModel found(const QList<HeldOutRow> &bySource) const;
    /// Holds out and predicts by "source", "model", "chip", or "group" (all three). `range` of a row is "training" or
    /// "full_run". Empty for another name.
    [[nodiscard]] QList<HeldOutRow> heldOut(QStringView name) const;

private:
    struct Effect
    {
        TrainingTerm term;
        QString family; ///< empty together with `source`: overall value
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
        QList<int> effects; ///< effects on it
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
    std::map<QString, int> m_places; ///< index of effects
    QList<Case> m_cases;
    Values m_found;
};

/// The calibration file with its training constants replaced; empty if the text has no place for them.
[[nodiscard]] QByteArray withTrainingModel(const QByteArray &file, const TrainingModel &model);

} // namespace chipboard
