#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/document/catalogmessages.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/servingfit.h"
#include "data/model/trainingfit.h"
#include "data/views/estimateexport.h"
#include "widgets/export/safefile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

double medianOf(QList<double> values)
{
    std::ranges::sort(values);
    return values.isEmpty() ? 0.0 : values.at(values.size() / 2);
}

QString lineOf(const QString &label, const QList<HeldOutRow> &rows)
{
    QList<double> errors;
    QList<double> signs;
    for (const HeldOutRow &row : rows) {
        const double error = row.predicted / row.measured - 1.0;
        errors << std::abs(error);
        signs << error;
    }
    const Formatter format;
    return u"%1 %2  %3  %4"_s.arg(label, -44)
        .arg(rows.size(), 5)
        .arg(format.percent(medianOf(errors)), 8)
        .arg(format.percent(medianOf(signs)), 8);
}

QString accuracyText(const Evidence &evidence, const QList<HeldOutRow> &heldOut)
{
    QStringList lines;
    lines << tr("Fitted to %1 measurements: median error %2.")
                 .arg(QString::number(evidence.rows), Formatter().percent(evidence.medianError));
    lines << tr("Held-out measurements: count, median error, bias.");
    std::map<QString, QList<HeldOutRow>> kinds;
    std::map<QString, QList<HeldOutRow>> sources;
    for (const HeldOutRow &row : heldOut) {
        kinds[row.range] << row;
        if (row.hasExperts)
            kinds[row.range + u" (MoE)"_s] << row;
        sources[row.source] << row;
    }
    for (const auto &[kind, rows] : kinds)
        lines << lineOf(kind, rows);
    lines << QString();
    for (const auto &[source, rows] : sources)
        lines << lineOf(source, rows);
    return lines.join(u'\n') + u'\n';
}

constexpr const char *servingWord = QT_TR_NOOP("serving");
constexpr const char *trainingWord = QT_TR_NOOP("training");

/// Results; empty for models without measurements.
struct FoundModels
{
    std::optional<ServingModel> serving;
    std::optional<TrainingModel> training;
    QStringList accuracy;
};

/// Too few or too inaccurate to replace existing values: ranges need at least 8 measurements from 2 sources.
bool isTooLittle(const char *what, const Evidence &evidence, const QList<HeldOutRow> &bySource, Problems &problems)
{
    constexpr int fewestRows = 8;
    constexpr std::size_t fewestSources = 2;
    constexpr double worstError = 1.0;
    std::set<QString> sources;
    for (const HeldOutRow &row : bySource)
        sources.insert(row.source);
    const bool isFew = bySource.size() < fewestRows || sources.size() < fewestSources;
    if (!isFew && evidence.medianError < worstError)
        return false;
    problems << Problem{
        ProblemCode::BadValue,
        isFew ? tr("Kept the constants of %1: %2 measurements from %3 sources are too few.")
                    .arg(tr(what), QString::number(bySource.size()), QString::number(sources.size()))
              : tr("Kept the constants of %1: the new ones have a median error of %2.")
                    .arg(tr(what), Formatter().percent(evidence.medianError)),
        tr("Provide at least 8 measurements from 2 sources; see \"chipboard model-check --runs FILE\"."),
        {},
        Severity::Warning};
    return true;
}

FoundModels foundFrom(const ServingCalibration &serving, const TrainingCalibration &training, const QString &leaveOut,
                      bool withRanges, Problems &problems)
{
    FoundModels found;
    const auto ofServing = [&serving](QStringView name) { return serving.heldOut(holdOutNamed(name).value()); };
    if (serving.rows() > 0) {
        const QList<HeldOutRow> bySource = withRanges ? ofServing(u"source") : QList<HeldOutRow>();
        const QList<HeldOutRow> byGroup = withRanges ? ofServing(u"group") : QList<HeldOutRow>();
        found.serving = serving.found(bySource, byGroup);
        const bool isThere = withRanges && (leaveOut == u"source" || leaveOut == u"group");
        found.accuracy << accuracyText(found.serving->evidence,
                                       !isThere                   ? ofServing(leaveOut)
                                           : leaveOut == u"group" ? byGroup
                                                                  : bySource);
        if (withRanges && isTooLittle(servingWord, found.serving->evidence, bySource, problems))
            found.serving.reset();
    }
    if (training.rows() > 0) {
        const QList<HeldOutRow> bySource = training.heldOut(u"source");
        found.training = training.found(bySource);
        found.accuracy << accuracyText(found.training->evidence,
                                       leaveOut == u"source" ? bySource : training.heldOut(leaveOut));
        if (withRanges && isTooLittle(trainingWord, found.training->evidence, bySource, problems))
            found.training.reset();
    }
    return found;
}

/// The calibration file with the fitted models replaced.
Result<QByteArray> calibrationWith(const QString &path, const FoundModels &found)
{
    QFile file(path);
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile())
        return Problem{ProblemCode::BadValue, tr("%1 is not a regular file.").arg(path),
                       tr("Name a calibration file.")};
    if (!file.open(QIODevice::ReadOnly))
        return Problem{ProblemCode::BadValue, tr("Cannot read %1: %2.").arg(path, file.errorString()),
                       tr("Name a calibration file.")};
    QByteArray text = file.readAll();
    if (found.serving)
        text = withServingModel(text, *found.serving);
    if (found.training && !text.isEmpty())
        text = withTrainingModel(text, *found.training);
    if (text.isEmpty())
        return Problem{ProblemCode::BadValue, tr("%1 has no constants to replace.").arg(path),
                       tr("Name a calibration file.")};
    return text;
}

} // namespace

int runCalibrate(const Invocation &invocation, Streams &streams)
{
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    if (!invocation.arguments.isEmpty()) { // checked before half a minute of work
        const auto text =
            calibrationWith(invocation.arguments.constFirst(), {loaded.catalog.calibration.serving, {}, {}});
        if (!text)
            return streams.refuse(text.problem());
    }
    const RunSetLoad shipped = shippedEvidence(loaded.catalog);
    const RunSetLoad given = invocation.runs.isEmpty() ? shipped : runsFromFile(invocation.runs);
    tell(given.problems, streams);
    if (hasErrors(given.problems))
        return worstStatus(given.problems);
    const CheckBench bench = benchOf(loaded.catalog, given.set, shipped.set);
    const ServingCalibration serving(given.set.runs, bench);
    const TrainingCalibration training(given.set.runs, bench);
    if (serving.rows() == 0 && training.rows() == 0) {
        const Problem nothing{
            ProblemCode::BadValue,
            given.set.runs.size() == 1
                ? tr("The measurement cannot be used to fit constants.")
                : tr("None of the %1 measurements can be used to fit constants.").arg(given.set.runs.size()),
            tr("Run \"chipboard model-check --runs FILE\" to see why each cannot be predicted.")};
        return streams.refuse(nothing);
    }
    const QString leaveOut = invocation.leaveOut.isEmpty() ? u"source"_s : invocation.leaveOut;
    Problems problems;
    const FoundModels found = foundFrom(serving, training, leaveOut, !invocation.arguments.isEmpty(), problems);
    streams.result(found.accuracy.join(u'\n').toUtf8());
    tell(problems, streams);
    if (invocation.arguments.isEmpty())
        return loaded.status;
    if (!found.serving && !found.training)
        return BadData;
    const QString path = invocation.arguments.constFirst();
    const auto text = calibrationWith(path, found);
    const auto written = text ? writeFilesSafely({{path, text.value()}}) : Result<Done>(text.problem());
    return written ? loaded.status : streams.refuse(written.problem());
}

int runModelCheck(const Invocation &invocation, Streams &streams)
{
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    const RunSetLoad shipped = shippedEvidence(loaded.catalog);
    const RunSetLoad given = invocation.runs.isEmpty() ? shipped : runsFromFile(invocation.runs);
    tell(given.problems, streams);
    if (hasErrors(given.problems))
        return worstStatus(given.problems);
    const ModelCheck check = checkRuns(loaded.catalog, given.set, shipped.set);
    if (invocation.format == u"json")
        streams.result(modelCheckToJson(check, loaded.catalog.revision));
    else if (isOfRows(invocation.format))
        streams.result(rowsOf(modelCheckToList(check), invocation.format));
    else
        streams.result(modelCheckToText(check).toUtf8());
    return loaded.status;
}

} // namespace chipboard
