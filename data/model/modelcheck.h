// Purpose: the model held against published measurements. Each run is predicted from its configuration with the shipped
// calibration alone: nothing is fitted here, and no run is told apart by its name. A run that cannot be predicted is
// listed with the reason.
#pragma once

#include "data/catalog/calibration.h"
#include "data/model/batch.h"
#include "data/model/calibration.h"
#include "data/model/device.h"
#include "data/model/inference.h"
#include "data/model/training.h"

#include <QHash>
#include <QStringList>

#include <map>

// What is compared: throughput (tokens a second and chip), full_run (chip-hours), mfu_only (utilisation), prefill (time
// to first token), all others output tokens or items a second; a kind that is not known, the figure that it states.
// Like is compared with like: a result of MLPerf ("mlperf_offline", "mlperf_server" ...) is the total of the whole
// system, so it is held against as many replicas as its chips give; any other run is one replica over all of its chips.

namespace chipboard {

/// What runs are predicted with: the models and chips that can be looked up by name.
class CheckBench
{
public:
    explicit CheckBench(const Calibration &calibration)
        : m_calibration(calibration)
    {
    }

    /// Earlier ones win.
    void add(const QList<ModelShape> &models);
    void add(const QList<MeasuredChip> &chips);
    void add(const QList<Chip> &chips);

    /// A file of other people's runs names a source by its address; `name` is that of the calibration.
    void nameSource(const QString &url, const QString &name);

    [[nodiscard]] const Calibration &calibration() const { return m_calibration; }
    /// By the name as people write it; null when none is near.
    [[nodiscard]] const ModelShape *model(const QString &name) const;
    [[nodiscard]] const Device *device(const QString &name) const;
    /// By the run's architecture, else by its model's name.
    [[nodiscard]] const ModelShape *modelOf(const MeasuredRun &run) const;
    /// What the calibration knows the run's source by: its group, else its source, else its title.
    [[nodiscard]] QString sourceOf(const MeasuredRun &run) const;

private:
    void add(const QString &name, const Device &device);

    const Calibration &m_calibration;
    QList<ModelShape> m_models;
    QList<QStringList> m_modelWords; ///< one a model
    QList<Device> m_devices;
    QStringList m_deviceNames; ///< plain, one a device
    QList<ChipName> m_chipNames;
    QHash<QString, QString> m_sourceNames; ///< by address
};

struct CheckRow
{
    QString id;
    QString kind;
    QString model;
    QString chip;
    QString family; ///< id of the chip's calibration family
    QString unit;   ///< "tokens/s", "h", "s", "items/s", "MFU"
    std::optional<double> predicted;
    std::optional<double> measured;
    std::optional<double> low; ///< of the prediction's range
    std::optional<double> high;
    QString reason; ///< why it could not be predicted
    QString note;   ///< why it may be off
    QList<SourceId> sources;
    QString sourceTitle;
    QString sourceUrl;

    /// predicted / measured - 1; nothing where either is missing.
    [[nodiscard]] std::optional<double> error() const;
};

[[nodiscard]] CheckRow checkRun(const MeasuredRun &run, const CheckBench &bench);

/// Tokens a second and chip from the published utilisation, against the published speed; nothing when either is not
/// published.
[[nodiscard]] std::optional<CheckRow> checkUtilisation(const MeasuredRun &run, const CheckBench &bench);
/// USD per million from the published price and speed, against the published cost.
[[nodiscard]] std::optional<CheckRow> checkCost(const MeasuredRun &run);
/// Does the configuration, which ran, fit by the memory model? Nothing when chip or model are not known.
[[nodiscard]] std::optional<bool> fitsByModel(const MeasuredRun &run, const CheckBench &bench);

// A whole model check: every run's row, and how far predictions are off, over all rows and by kind, family and
// chip. Errors in summaries are |predicted / measured - 1|.

struct ErrorSummary
{
    int n = 0;
    double medianAbsError = 0.0;
    double p90AbsError = 0.0;
    double within20 = 0.0; ///< share of rows, 0 to 1
    double within25 = 0.0;
    int ranged = 0;        ///< rows with a range
    double coverage = 0.0; ///< share of them whose measurement lies in it
};

/// Of the rows that have an error; linear interpolation between ranks.
[[nodiscard]] ErrorSummary summaryOf(QList<double> absoluteErrors);

/// Of ranges that were found without a source, what they held of its measurements.
struct HeldRange
{
    QString kind;         ///< as ServingRange; "training"
    bool experts = false; ///< of mixtures of experts
    int sources = 0;
    RangeBasis basis;
};
/// Those of serving by kind, then of training on all chips. These shares are what charts say of their lines.
[[nodiscard]] QList<HeldRange> heldRanges(const Calibration &calibration);

struct ModelCheck
{
    QList<CheckRow> rows; ///< one a run, in the order of the runs
    ErrorSummary all;
    std::map<QString, ErrorSummary> byKind;
    std::map<QString, ErrorSummary> byFamily;
    std::map<QString, ErrorSummary> byChip;
    ErrorSummary utilisation; ///< published utilisation to tokens a second
    ErrorSummary cost;        ///< published price and speed to USD per million
    HeldOutAccuracy heldOut;  ///< of serving, as `calibrate` found it
    QList<HeldRange> held;    ///< likewise
    int fitsChecked = 0;
    QList<QString> calledImpossible; ///< ids of runs that happened but do not fit by the model
};

[[nodiscard]] ModelCheck checkModel(const QList<MeasuredRun> &runs, const CheckBench &bench);

// From a published run to what the estimators ask for. Where a source is silent the run takes what is usual,
// and the check's note says so: 4,096 tokens a training sequence, 1,024 chips of a training run, BF16, 200 output
// tokens; a model that nobody described takes its size from its name.

/// What a run's figure is compared as.
enum class RunFigure { TrainingSpeed, ChipHours, Utilisation, FirstToken, Tokens, PerToken, Items, None };
/// The figure that the kind is about; where it is not stated, or the kind is not known, the one that is.
[[nodiscard]] RunFigure figureOf(const MeasuredRun &run);
[[nodiscard]] bool isTraining(const MeasuredRun &run);

/// The arithmetic of a run. Weights of 4 or 8 bits alone do not change it: they are widened before they are multiplied.
[[nodiscard]] Precision arithmeticOf(const QString &precision, bool wholeModel);

/// `known` is the architecture by name, where it is in a list. The run's own counts come first.
[[nodiscard]] ModelShape trainedShape(const MeasuredRun &run, const ModelShape *known);
/// Nothing where neither a list, the run nor the model's name tells its size.
struct ServedModel
{
    ModelShape shape;
    bool guessed = false; ///< dimensions from the number of parameters
};

/// A measurement of serving, ready to be predicted with any constants.
struct ServingCase
{
    ModelShape model;
    ServingSetup setup; ///< of one copy
    int copies = 1;
    RunFigure figure = RunFigure::Tokens;
    const Device *device = nullptr; ///< of the bench
    QString range;                  ///< kind of its range: "throughput", "latency", "mlperf" ...
    QString stack;
    QString source; ///< group of sources that it belongs to
    double year = 0.0;
    std::optional<TermId> traffic; ///< how requests arrive, where it matters
    bool isGuessed = false;        ///< the dimensions of its model

    [[nodiscard]] ServingSubject subject() const;
};
/// Fails with the reason where the run states too little.
[[nodiscard]] Result<ServingCase> servingCase(const MeasuredRun &run, const CheckBench &bench);
/// Tokens a second, or s, by the figures of its model on its device; `slower`: trafficFactor().
[[nodiscard]] double predictedBy(const ServingCase &one, const ServingFigures<double> &figures, double slower);

[[nodiscard]] TrainingSetup trainingSetupOf(const MeasuredRun &run);
[[nodiscard]] ServingSetup servingSetupOf(const MeasuredRun &run);
[[nodiscard]] BatchSetup batchSetupOf(const MeasuredRun &run);

} // namespace chipboard
