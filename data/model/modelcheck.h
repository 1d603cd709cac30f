// Purpose: compares the model with published measurements. Each run is predicted from its configuration with the
// shipped calibration only: nothing is fitted here, and no run gets special treatment. Unpredictable runs are listed
// with the reason.
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

// Compared figures: throughput (tokens/s per chip), full_run (chip-hours), mfu_only (utilisation), prefill (time to
// first token), otherwise output tokens or items per second; for an unknown kind, the figure that it states. An MLPerf
// result ("mlperf_offline", "mlperf_server" ...) covers the whole system, so it is compared with as many replicas as
// the chips allow; any other run is one replica over all its chips.

namespace chipboard {

/// Models and chips available for predictions, by name.
class CheckBench
{
public:
    explicit CheckBench(const Calibration &calibration)
        : m_calibration(calibration)
    {
    }

    /// Earlier entries take precedence.
    void add(const QList<ModelShape> &models);
    void add(const QList<MeasuredChip> &chips);
    void add(const QList<Chip> &chips);

    /// Runs of other files name a source by URL; `name` is its name in the calibration.
    void nameSource(const QString &url, const QString &name);

    [[nodiscard]] const Calibration &calibration() const { return m_calibration; }
    /// Closest match for a name as people write it; null if none is close.
    [[nodiscard]] const ModelShape *model(const QString &name) const;
    [[nodiscard]] const Device *device(const QString &name) const;
    /// By the run's architecture, or else by its model name.
    [[nodiscard]] const ModelShape *modelOf(const MeasuredRun &run) const;
    /// Name of the run's source in the calibration: its group, or else source, or else title.
    [[nodiscard]] QString sourceOf(const MeasuredRun &run) const;

private:
    void add(const QString &name, const Device &device);

    const Calibration &m_calibration;
    QList<ModelShape> m_models;
    QList<QStringList> m_modelWords; ///< one per model
    QList<Device> m_devices;
    QStringList m_deviceNames; ///< plain names, one per device
    QList<ChipName> m_chipNames;
    QHash<QString, QString> m_sourceNames; ///< by URL
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
    std::optional<double> low; ///< range of the prediction
    std::optional<double> high;
    QString reason; ///< why there is no prediction
    QString note;   ///< why the prediction may be off
    QList<SourceId> sources;
    QString sourceTitle;
    QString sourceUrl;
    // What tells apart runs of a model on a chip, as far as the source states it.
    std::optional<int> chips;
    std::optional<int> input;
    std::optional<int> output;
    std::optional<int> batch;
    QString precision;
    QString stack;

    /// predicted / measured - 1; empty if either is missing.
    [[nodiscard]] std::optional<double> error() const;
};

[[nodiscard]] CheckRow checkRun(const MeasuredRun &run, const CheckBench &bench);

/// Tokens/s per chip from the published utilisation, compared with the published speed; empty unless both are
/// published.
[[nodiscard]] std::optional<CheckRow> checkUtilisation(const MeasuredRun &run, const CheckBench &bench);
/// USD per million from the published price and speed, compared with the published cost.
[[nodiscard]] std::optional<CheckRow> checkCost(const MeasuredRun &run);
/// Whether the configuration, which did run, fits by the memory model. Empty if chip or model is unknown.
[[nodiscard]] std::optional<bool> fitsByModel(const MeasuredRun &run, const CheckBench &bench);

// A complete model check: a row per run, and prediction errors over all rows and by kind, family and chip. Summaries
// use |predicted / measured - 1|.

struct ErrorSummary
{
    int n = 0;
    double medianAbsError = 0.0;
    double p90AbsError = 0.0;
    double within20 = 0.0; ///< share of rows, 0 to 1
    double within25 = 0.0;
    int ranged = 0;        ///< rows with a range
    double coverage = 0.0; ///< share of those with the measurement inside the range
};

/// Of rows with an error; linear interpolation between ranks.
[[nodiscard]] ErrorSummary summaryOf(QList<double> absoluteErrors);

/// How much of a source's measurements a range found without that source contains.
struct HeldRange
{
    QString kind;         ///< as ServingRange; "training"
    bool experts = false; ///< for mixtures of experts
    int sources = 0;
    RangeBasis basis;
};
/// Serving by kind, then training on all chips. Charts print these shares.
[[nodiscard]] QList<HeldRange> heldRanges(const Calibration &calibration);

struct ModelCheck
{
    QList<CheckRow> rows; ///< one per run, in run order
    ErrorSummary all;
    std::map<QString, ErrorSummary> byKind;
    std::map<QString, ErrorSummary> byFamily;
    std::map<QString, ErrorSummary> byChip;
    ErrorSummary utilisation; ///< tokens per second from published utilisation
    ErrorSummary cost;        ///< USD per million from published price and speed
    HeldOutAccuracy heldOut;  ///< of serving, from `calibrate`
    QList<HeldRange> held;    ///< likewise
    int fitsChecked = 0;
    QList<QString> calledImpossible; ///< ids of runs that do not fit by the model
};

[[nodiscard]] ModelCheck checkModel(const QList<MeasuredRun> &runs, const CheckBench &bench);

// Converts a published run to estimator inputs. Where a source states nothing, the usual value applies and the check's
// note says so: 4,096 tokens per training sequence, 1,024 training chips, BF16, 200 output tokens; the size of an
// unknown model comes from its name.

/// The figure that a run is compared by.
enum class RunFigure { TrainingSpeed, ChipHours, Utilisation, FirstToken, Tokens, PerToken, Items, None };
/// The figure of the run's kind; if that is not stated or the kind is unknown, the stated one.
[[nodiscard]] RunFigure figureOf(const MeasuredRun &run);
[[nodiscard]] bool isTraining(const MeasuredRun &run);

/// Compute precision of a run. 4- or 8-bit weights alone do not change it: they are widened before multiplication.
[[nodiscard]] Precision arithmeticOf(const QString &precision, bool wholeModel);

/// `known`: the listed architecture, if any. The run's own counts take precedence.
[[nodiscard]] ModelShape trainedShape(const MeasuredRun &run, const ModelShape *known);
/// Empty if neither a list, the run nor the model's name gives the size.
struct ServedModel
{
    ModelShape shape;
    bool guessed = false; ///< dimensions derived from the number of parameters
};

/// A serving measurement, ready for prediction with any constants.
struct ServingCase
{
    ModelShape model;
    ServingSetup setup; ///< per copy
    int copies = 1;
    RunFigure figure = RunFigure::Tokens;
    const Device *device = nullptr; ///< from the bench
    QString range;                  ///< kind of range: "throughput", "latency", "mlperf" ...
    QString stack;
    QString source; ///< its group of sources
    double year = 0.0;
    std::optional<TermId> traffic; ///< arrival pattern of requests, if relevant
    bool isGuessed = false;        ///< the model's dimensions are guessed

    [[nodiscard]] ServingSubject subject() const;
};
/// Fails with the reason if the run states too little.
[[nodiscard]] Result<ServingCase> servingCase(const MeasuredRun &run, const CheckBench &bench);
/// Tokens per second, or seconds, from the figures of its model on its device; `slower`: trafficFactor().
[[nodiscard]] double predictedBy(const ServingCase &one, const ServingFigures<double> &figures, double slower);

[[nodiscard]] TrainingSetup trainingSetupOf(const MeasuredRun &run);
[[nodiscard]] ServingSetup servingSetupOf(const MeasuredRun &run);
[[nodiscard]] BatchSetup batchSetupOf(const MeasuredRun &run);

} // namespace chipboard
