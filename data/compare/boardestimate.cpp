#include "data/compare/boardestimate.h"

#include "data/board/books.h"
#include "data/compare/cells.h"
#include "data/compare/formulas.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
namespace {

// True if both costs are known, but one never becomes as cheap as the other.
bool isNever(const SubjectEstimate &row, const Metric &metric)
{
    constexpr std::array shares{std::pair("own_break_even_use", "own_usd_per_month"),
                                std::pair("api_break_even_use", "api_break_even_tokens")};
    return std::ranges::any_of(shares, [&](const auto &share) {
        const EstimateResult *of = row.estimate.result(QString::fromLatin1(share.second));
        const EstimateResult *rent = row.estimate.result(u"usd_per_hour");
        return QLatin1String(share.first) == QLatin1String(metric.id) && of != nullptr && of->value && rent != nullptr
            && rent->value && rent->value->low > 0.0;
    });
}

QString priceGap(const EvaluationContext &context, const Subject &subject)
{
    const QString gap = choosePrice(context, subject).gap;
    return gap.isEmpty() ? tr("no price") : gap;
}

Cell noResult(const EvaluationContext &context, const SubjectEstimate &row, const EstimateResult &result,
              const Metric &metric)
{
    Cell cell = missingCell(metric.unit, MissingKind::NotApplicable, result.reason);
    cell.gap = tr("n/a");
    if (row.estimate.bound == Bound::Capacity && !row.estimate.fits) {
        cell.missingKind = MissingKind::Unsupported;
        cell.gap = tr("does not fit");
    } else if (!row.estimate.bound) {
        cell.missingKind = MissingKind::Unpublished;
        cell.gap = peakFor(row.request->device, row.request->workload.precision)
            ? tr("no estimate")
            : tr("no %1 figure").arg(precisionLabel(row.request->workload.precision));
    } else if (metric.is(OfOwning) && metric.isOf(row.request->workload.task) && !row.request->owning.machinePrice) {
        cell.gap = tr("no machine price");
    } else if (metric.is(OfApi) && metric.isOf(row.request->workload.task) && !row.request->owning.apiPrice) {
        cell.gap = tr("no API price");
    } else if (metric.is(OfSale) && metric.isOf(row.request->workload.task) && !row.request->sale.tokenPrice) {
        cell.gap = tr("no token price");
    } else if (metric.is(OfFleet) && metric.isOf(row.request->workload.task) && !row.request->sale.budget
               && !row.request->sale.megawatts) {
        cell.gap = tr("no fleet limit");
    } else if (metric.is(OfPrice) && !row.request->price) {
        cell.missingKind = MissingKind::Unpublished;
        cell.gap = priceGap(context, row.subject);
    } else if (metric.is(OfEnergy) && metric.isOf(row.request->workload.task) && !row.request->device.power) {
        cell.missingKind = MissingKind::Unpublished;
        cell.gap = tr("power not published");
    } else if (isNever(row, metric)) {
        cell.gap = tr("never");
    }
    return cell;
}

void append(QList<const Figure *> &figures, const std::optional<Figure> &figure)
{
    if (figure)
        figures << &*figure;
}

// The chip's figures behind the number, the most influential first.
QList<const Figure *> figuresOf(const SubjectEstimate &row, const Metric &metric)
{
    const Chip &chip = *row.subject.chip;
    if (metric.is(OfSize))
        return {&memoryFound(chip)};
    QList<const Figure *> figures;
    if (metric.is(OfEnergy))
        append(figures, chip.power);
    if (metric.is(OfOwning) && row.subject.system != nullptr)
        append(figures, row.subject.system->power);
    if (metric.is(OfRent))
        return figures;
    const auto peak = peakFor(row.request->device, row.request->workload.precision);
    const auto dense = peak ? chip.dense.find(peak->precision) : chip.dense.end();
    if (dense != chip.dense.end())
        figures << &dense->second;
    figures << &chip.memoryBandwidth << &memoryFound(chip);
    if (row.estimate.count > 1)
        append(figures, chip.scaleUp);
    return figures;
}

bool powerRanges(const SubjectEstimate &row)
{
    const auto &power =
        row.request->whole && row.request->machinePower ? row.request->machinePower : row.request->device.power;
    return power && power->low < power->high;
}

// "78% of 327 published measurements lie within".
QString basisText(const RangeBasis &basis, Task task)
{
    const Formatter formatter;
    const QString rows = formatter.integer(basis.rows);
    if (basis.rows == 0)
        return tr("range of the estimate");
    if (basis.coverage <= 0.0)
        return basis.rows == 1 ? tr("from 1 published measurement") : tr("from %1 published measurements").arg(rows);
    const QString share = formatter.percent(basis.coverage);
    return task == Task::Serve
        ? tr("%1 of %2 published measurements of all chips lie within", "a percentage, a number").arg(share, rows)
        : tr("%1 of %2 published measurements lie within", "a percentage, a number").arg(share, rows);
}

QString rangeNoteOf(const SubjectEstimate &row, const Cell &price, const Metric &metric)
{
    const QString ofModel = basisText(row.estimate.basisOf(QString::fromLatin1(metric.id)), row.request->workload.task);
    const bool priceRanges = price.value && !price.value->isExact();
    const bool ofPower = metric.is(OfEnergy) && powerRanges(row);
    if (metric.is(OfRent) && ofPower)
        return metric.is(OfPrice) && priceRanges ? tr("ranges of the price and of the power")
                                                 : tr("range of the power");
    if (ofPower)
        return tr("%1, and the range of the power").arg(ofModel);
    if (!metric.is(OfPrice) || !priceRanges)
        return ofModel;
    return metric.is(OfRent) ? tr("range of the price") : tr("%1, and the range of the price").arg(ofModel);
}

int chipsOf(const PriceChoice &choice)
{
    return choice.chips == nullptr || choice.chips->isMissing() ? 1 : wholeChipsOf(choice.chips->value->value);
}

PriceChoice rentedChoice(const EvaluationContext &context, const SubjectEstimate &row)
{
    const PriceChoice choice = choosePrice(context, row.subject);
    const std::optional<PriceOrigin> &price = row.estimate.price;
    if (!price || choice.isMissing() || chipsOf(choice) == price->chips)
        return choice;
    const QList<PriceChoice> machines = smallerMachines(context.catalog, choice);
    const auto *machine =
        findWhere(machines, [&price](const PriceChoice &one) { return chipsOf(one) == price->chips; });
    return machine != nullptr ? *machine : choice;
}

// Note if it is not the chip's reference instance.
QString machineNote(const SubjectEstimate &row)
{
    const Estimate &estimate = row.estimate;
    const bool isOther = estimate.price && *estimate.price != row.request->priceOrigin;
    return isOther && estimate.rental ? tr("At the price of %1.").arg(estimate.rental->machine) : QString();
}

// Adds the origins of the number: price, chip, model.
void addOrigins(Cell &cell, const EvaluationContext &context, const SubjectEstimate &row, const Metric &metric)
{
    Cell price;
    if (metric.is(OfPrice)) {
        price = rentedPriceCell(context, row, MetricId(QStringLiteral("price_hour")));
        addEachOnce(cell.sources, price.sources);
        cell.asOf = price.asOf;
        cell.origin = price.origin;
        cell.fallback = price.fallback;
        cell.asked = price.asked;
        cell.askedKind = price.askedKind;
        cell.priceKind = price.priceKind;
        cell.priceDate = price.priceDate;
        cell.priceRegion = price.priceRegion;
        cell.contradictions = price.contradictions;
        cell.note = machineNote(row);
        addOwn(cell, price.own);
    }
    if (!cell.value->isExact())
        cell.rangeNote = rangeNoteOf(row, price, metric);
    if (!cell.value->isExact() && !metric.is(OfRent))
        cell.basis = row.estimate.basisOf(QString::fromLatin1(metric.id));
    if (metric.is(OfRent) && !metric.is(OfEnergy))
        return;
    if (const Figure *chips = chipsOf(row.subject); chips != nullptr && !chips->own.isEmpty())
        addOwn(cell, {chips->own});
    const QList<const Figure *> figures = figuresOf(row, metric);
    for (const Figure *figure : figures) {
        addEachOnce(cell.sources, figure->value ? figure->reading().sources : QList<SourceId>());
        if (!figure->own.isEmpty())
            addOwn(cell, {figure->own});
    }
    addEachOnce(cell.sources, row.request->model.sources);
    if (row.estimate.bound && !metric.is(OfSize)) {
        const QString bound = boundSentence(*row.estimate.bound);
        cell.note = cell.note.isEmpty() ? bound : cell.note + QLatin1Char(' ') + bound;
    }
}

QString formulaText(const EstimateResult &result)
{
    return result.inputs.isEmpty()
        ? result.formula
        : tr("%1, with %2").arg(result.formula, result.inputTexts().join(QLatin1String("; ")));
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
    static_cast<Assumed &>(place) = assumedOf(assumptions);
    place.count = static_cast<int>(std::lround(assumptions.chips.value_or(0.0)));
    place.book = book;
    place.committedYears = static_cast<int>(std::lround(assumptions.commitment.value_or(0.0)));
    if (book != nullptr)
        place.used = {book->id};
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
    EstimatePlace place = placeFor(board.assumptions, catalog.book(board.priceBook));
    place.used = booksInUse(board);
    place.mixedPrices = board.mixedPrices;
    for (const Subject &subject : subjects) {
        SubjectEstimate row{subject, std::nullopt, {}, {}, false};
        if (!work) {
            row.reason = tr("The workload is not in the catalogue.");
        } else if (subject.isAbsent()) {
            row.reason = subject.missingReason;
        } else if (const auto request = requestFor(catalog, work->workload, subject, place); !request) {
            row.reason = request.problem().message;
            row.unpublished = true; // memory or bandwidth of the chip is missing
        } else {
            row.request = request.value();
            row.request->model = work->model;
            row.estimate = estimate(*row.request, catalog.calibration);
        }
        rows << row;
    }
    return rows;
}

Cell rentedPriceCell(const EvaluationContext &context, const SubjectEstimate &row, const MetricId &price)
{
    const Metric &metric = *findMetric(price);
    if (row.subject.isAbsent())
        return absentCell(row.subject, metric);
    const PriceChoice choice = rentedChoice(context, row);
    return price.text() == QLatin1String("price_chip_hour") ? priceChipHourCell(context, choice, metric)
                                                            : priceHourCell(context, choice, metric);
}

bool countsNobody(const SubjectEstimate &row, const Metric &metric)
{
    return !row.estimate.bound && metric.is(OfCount);
}

// A row shares its id string with its estimate, so contents are compared only across tables.
static QList<SubjectEstimate>::const_iterator estimateOf(const QList<SubjectEstimate> &rows, const Subject &subject)
{
    const auto shared = std::ranges::find_if(rows, [&subject](const SubjectEstimate &other) {
        return other.subject.id.constData() == subject.id.constData() && other.subject.id.size() == subject.id.size();
    });
    if (shared != rows.end())
        return shared;
    return std::ranges::find_if(rows,
                                [&subject](const SubjectEstimate &other) { return other.subject.id == subject.id; });
}

bool needsEstimates(const Metric &metric, const Catalog &catalog, const Board &board)
{
    if (metric.group == MetricGroup::Workload)
        return true;
    const Workload *workload = catalog.workload(board.workload);
    return board.level == Level::Chip && asksForPrice(metric) && workload != nullptr && !isTraining(workload->task);
}

PriceChoice rentedChoice(const EvaluationContext &context, const Subject &subject)
{
    if (context.estimates == nullptr)
        return choosePrice(context, subject);
    const auto row = estimateOf(*context.estimates, subject);
    return row == context.estimates->end() ? choosePrice(context, subject) : rentedChoice(context, *row);
}

PriceChoice rentedChoice(const Catalog &catalog, const Board &board, const Subject &subject)
{
    const QList<SubjectEstimate> estimates = estimatesOf(catalog, board, {subject});
    return rentedChoice(contextOf(catalog, board, Precision::Bf16, &estimates), subject); // prices have no precision
}

Cell workloadCell(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    const QList<SubjectEstimate> &rows = *context.estimates;
    const auto row = estimateOf(rows, subject);
    if (row == rows.end() || !row->request) {
        const bool unpublished = row != rows.end() && !row->subject.isAbsent() && row->unpublished;
        Cell cell = missingCell(metric.unit, unpublished ? MissingKind::Unpublished : MissingKind::NotApplicable,
                                row == rows.end() ? QString() : row->reason);
        cell.gap = unpublished ? tr("no estimate") : tr("n/a");
        return cell;
    }
    const EstimateResult *result = row->estimate.result(QString::fromLatin1(metric.id));
    Q_ASSERT(result != nullptr);
    if (result->value && countsNobody(*row, metric)) {
        EstimateResult without = *result;
        without.value.reset();
        without.reason = row->estimate.refusal ? row->estimate.refusal->message : row->reason;
        return noResult(context, *row, without, metric);
    }
    if (!result->value)
        return noResult(context, *row, *result, metric);
    Cell cell{.value = result->value,
              .unit = result->unit,
              .status = FigureStatus::Estimated,
              .formula = formulaText(*result)};
    addOrigins(cell, context, *row, metric);
    return cell;
}

} // namespace chipboard
