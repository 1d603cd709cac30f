#include "data/metrics/boardestimate.h"

#include "data/metrics/cells.h"
#include "data/metrics/formulas.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("Metric", text); }

double share(const std::optional<double> &percent, double otherwise) { return percent ? *percent / 100.0 : otherwise; }

Terms termsOf(const Assumptions &assumptions)
{
    Terms terms;
    terms.discount = share(assumptions.discount, terms.discount);
    terms.utilisation = share(assumptions.utilisation, terms.utilisation);
    terms.hoursAMonth = assumptions.hoursAMonth.value_or(terms.hoursAMonth);
    terms.priceFactor = assumptions.priceFactor.value_or(terms.priceFactor);
    return terms;
}

EstimateTuning tuningOf(const Assumptions &assumptions)
{
    EstimateTuning tuning;
    if (assumptions.goodput)
        tuning.goodput = *assumptions.goodput / 100.0;
    tuning.trainingEfficiencyFactor = share(assumptions.trainingEfficiency, 1.0);
    tuning.memoryEfficiencyFactor = share(assumptions.memoryEfficiency, 1.0);
    tuning.computeEfficiencyFactor = share(assumptions.computeEfficiency, 1.0);
    tuning.linkEfficiencyFactor = share(assumptions.linkEfficiency, 1.0);
    return tuning;
}

// Results that come from a price.
bool needsPrice(const Metric &metric)
{
    return unitInfo(metric.unit).dimension == Dimension::Money
        || unitInfo(metric.unit).dimension == Dimension::PricePerItem
        || metric.metricId().text() == QLatin1String("tokens_per_usd")
        || unitInfo(metric.unit).dimension == Dimension::Price;
}

Cell noResult(const SubjectEstimate &row, const EstimateResult &result, const Metric &metric)
{
    Cell cell = missingCell(metric.unit, MissingKind::NotApplicable, result.reason);
    cell.gap = tr("n/a");
    if (row.estimate.bound == Bound::Capacity && !row.estimate.fits) {
        cell.missingKind = MissingKind::Unsupported;
        cell.gap = tr("does not fit");
    } else if (!row.estimate.bound) {
        cell.missingKind = MissingKind::Unpublished;
        cell.gap = tr("no estimate");
    } else if (needsPrice(metric) && !row.request->price) {
        cell.missingKind = MissingKind::Unpublished;
        cell.gap = tr("no price");
    }
    return cell;
}

// What the number rests on: the chip's figures, the model's dimensions and, for money, the price.
void addOrigins(Cell &cell, const EvaluationContext &context, const SubjectEstimate &row, const Metric &metric)
{
    const Chip &chip = *row.subject.chip;
    for (const Figure *figure : {&chip.memory, &chip.memoryBandwidth}) {
        for (const SourceId &source : figure->value ? figure->reading().sources : QList<SourceId>()) {
            if (!cell.sources.contains(source))
                cell.sources << source;
        }
    }
    for (const SourceId &source : row.request->model.sources) {
        if (!cell.sources.contains(source))
            cell.sources << source;
    }
    if (!needsPrice(metric))
        return;
    static const Metric *const hour = findMetric(MetricId(QStringLiteral("price_hour")));
    const Cell price = priceHourCell(context, row.subject, *hour);
    for (const SourceId &source : price.sources) {
        if (!cell.sources.contains(source))
            cell.sources << source;
    }
    cell.asOf = price.asOf;
    cell.origin = price.origin;
    cell.fallback = price.fallback;
    cell.priceKind = price.priceKind;
    cell.contradictions = price.contradictions;
}

QString formulaText(const EstimateResult &result)
{
    return result.inputs.isEmpty() ? result.formula
                                   : tr("%1, with %2").arg(result.formula, result.inputs.join(QLatin1String("; ")));
}

} // namespace

std::optional<EditedWorkload> workloadOf(const Catalog &catalog, const Board &board)
{
    const Workload *workload = catalog.workload(board.workload);
    const ModelShape *model = workload != nullptr ? catalog.model(workload->model) : nullptr;
    if (model == nullptr)
        return std::nullopt;
    return edited(*workload, *model, board.assumptions);
}

EstimatePlace placeFor(const Assumptions &assumptions, const PriceBook *book)
{
    EstimatePlace place;
    place.count = static_cast<int>(std::lround(assumptions.chips.value_or(0.0)));
    place.book = book;
    place.terms = termsOf(assumptions);
    place.tuning = tuningOf(assumptions);
    return place;
}

Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload, const Assumptions &assumptions,
                                   const EstimatePlace &place)
{
    const ModelShape *model = catalog.model(workload.model);
    const EditedWorkload work = edited(workload, model != nullptr ? *model : ModelShape(), assumptions);
    auto request = requestFor(catalog, work.workload, place);
    if (!request)
        return request;
    EstimateRequest own = request.value();
    own.model = work.model;
    return own;
}

QList<SubjectEstimate> estimatesOf(const Catalog &catalog, const Board &board)
{
    return estimatesOf(catalog, board, subjectsOf(catalog, board));
}

QList<SubjectEstimate> estimatesOf(const Catalog &catalog, const Board &board, const QList<Subject> &subjects)
{
    const std::optional<EditedWorkload> work = workloadOf(catalog, board);
    QList<SubjectEstimate> rows;
    rows.reserve(subjects.size());
    const EstimatePlace place = placeFor(board.assumptions, catalog.book(board.priceBook));
    for (const Subject &subject : subjects) {
        SubjectEstimate row{subject, std::nullopt, {}, {}};
        if (!work) {
            row.reason = tr("The workload is not in the catalogue.");
        } else if (subject.isAbsent()) {
            row.reason = subject.missingReason;
        } else if (const auto request = requestFor(catalog, work->workload, subject, place); !request) {
            row.reason = request.problem().message;
        } else {
            row.request = request.value();
            row.request->model = work->model;
            row.estimate = estimate(*row.request, catalog.calibration);
        }
        rows << row;
    }
    return rows;
}

Cell workloadCell(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    const QList<SubjectEstimate> &rows = *context.estimates;
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&subject](const SubjectEstimate &other) { return other.subject.id == subject.id; });
    if (row == rows.end() || !row->request) {
        Cell cell = missingCell(metric.unit, MissingKind::NotApplicable, row == rows.end() ? QString() : row->reason);
        cell.gap = tr("n/a");
        return cell;
    }
    const EstimateResult *result = row->estimate.result(QString::fromLatin1(metric.id));
    Q_ASSERT(result != nullptr);
    if (!result->value)
        return noResult(*row, *result, metric);
    Cell cell;
    cell.value = result->value;
    cell.unit = result->unit;
    cell.status = FigureStatus::Estimated;
    cell.formula = formulaText(*result);
    if (!result->value->isExact())
        cell.rangeNote = tr("eight of ten published measurements lie within");
    if (row->estimate.bound)
        cell.note = boundSentence(*row->estimate.bound);
    addOrigins(cell, context, *row, metric);
    return cell;
}

} // namespace chipboard
