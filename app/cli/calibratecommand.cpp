#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/document/catalogmessages.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/servingfit.h"
#include "widgets/export/safefile.h"

#include <QFile>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

double medianOf(QList<double> values)
{
    std::sort(values.begin(), values.end());
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

QString accuracyText(const ServingModel &model, const QList<HeldOutRow> &heldOut)
{
    QStringList lines;
    lines << tr("Fitted to %1 measurements: median error %2.")
                 .arg(QString::number(model.evidence.rows), Formatter().percent(model.evidence.medianError));
    lines << tr("Of measurements left out: number, median error, bias.");
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

/// The file with the serving model in the place of its own.
Result<QByteArray> calibrationWith(const QString &path, const ServingModel &model)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Problem{ProblemCode::BadValue,
                       tr("%1 cannot be read: %2.").arg(path, file.errorString()),
                       tr("Give the file of a calibration."),
                       {},
                       Severity::Error};
    const QByteArray text = withServingModel(file.readAll(), model);
    if (text.isEmpty())
        return Problem{ProblemCode::BadValue,
                       tr("%1 has no serving model that could be replaced.").arg(path),
                       tr("Give the file of a calibration."),
                       {},
                       Severity::Error};
    return text;
}

} // namespace

int runCalibrate(const Invocation &invocation, Streams &streams)
{
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    if (!invocation.arguments.isEmpty()) { // before the work of half a minute
        const auto text = calibrationWith(invocation.arguments.constFirst(), loaded.catalog.calibration.serving);
        if (!text) {
            tell({text.problem()}, streams);
            return worstStatus({text.problem()});
        }
    }
    const RunSetLoad shipped = shippedEvidence(loaded.catalog);
    const RunSetLoad given = invocation.runs.isEmpty() ? shipped : runsFromFile(invocation.runs);
    tell(given.problems, streams);
    if (hasErrors(given.problems))
        return worstStatus(given.problems);
    const CheckBench bench = benchOf(loaded.catalog, given.set, shipped.set);
    const ServingCalibration fit(given.set.runs, bench);
    if (fit.rows() == 0) {
        const Problem nothing{
            ProblemCode::BadValue,
            tr("None of %1 measurements can be used to find constants of serving.").arg(given.set.runs.size()),
            tr("\"chipboard model-check --runs FILE\" says why each cannot be predicted."),
            {},
            Severity::Error};
        tell({nothing}, streams);
        return exitStatusOf(nothing);
    }
    const auto heldOut = [&fit](QStringView name) { return fit.heldOut(holdOutNamed(name).value()); };
    const QString asked = invocation.leaveOut.isEmpty() ? u"source"_s : invocation.leaveOut;
    if (invocation.arguments.isEmpty()) {
        streams.result(accuracyText(fit.found({}, {}), heldOut(asked)).toUtf8());
        return loaded.status;
    }
    const QList<HeldOutRow> bySource = heldOut(u"source");
    const QList<HeldOutRow> byGroup = heldOut(u"group");
    const ServingModel model = fit.found(bySource, byGroup);
    streams.result(accuracyText(model,
                                asked == u"source"      ? bySource
                                    : asked == u"group" ? byGroup
                                                        : heldOut(asked))
                       .toUtf8());
    const QString path = invocation.arguments.constFirst();
    const auto text = calibrationWith(path, model);
    const auto written = text ? writeFilesSafely({{path, text.value()}}) : Result<Done>(text.problem());
    if (written)
        return loaded.status;
    tell({written.problem()}, streams);
    return worstStatus({written.problem()});
}

} // namespace chipboard
