#include "data/compare/formulas.h"

#include "data/compare/boardestimate.h"
#include "data/core/tr.h"

namespace chipboard {
namespace {

// The row's own figure in an instance or system, if published.
const Figure *own(const Subject &subject, std::optional<Figure> Instance::*ofInstance,
                  std::optional<Figure> System::*ofSystem)
{
    if (subject.instance != nullptr && ofInstance != nullptr)
        return (subject.instance->*ofInstance) ? &*(subject.instance->*ofInstance) : nullptr;
    if (subject.system != nullptr && ofSystem != nullptr)
        return (subject.system->*ofSystem) ? &*(subject.system->*ofSystem) : nullptr;
    return nullptr;
}

bool isOwn(const Figure *figure) { return figure != nullptr && figure->isOverride(); }

// A board override outranks a published figure, for the whole or the chip. Figures of a user's catalogue file are
// attributed to the user, but calculated like any other.
bool isOutranked(const Figure *published, const Figure *other) { return !isOwn(published) && isOwn(other); }

Cell unpublished(const Metric &metric)
{
    return missingCell(metric.unit, MissingKind::Unpublished, tr("not published"));
}

// Figure per chip times chips. A separately published total stays visible as a rival.
Cell chipTotal(const Subject &subject, const Metric &metric, const Figure *perChip, const Figure *publishedTotal)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    const Figure *chips = chipsOf(subject);
    if (isOwn(publishedTotal))
        return cellOf(*publishedTotal, metric);
    const bool hasTotal = publishedTotal != nullptr && !publishedTotal->isMissing();
    if (perChip == nullptr || perChip->isMissing()) {
        if (hasTotal)
            return cellOf(*publishedTotal, metric);
        return perChip == nullptr ? unpublished(metric) : cellOf(*perChip, metric);
    }
    Cell cell = cellOf(*perChip, metric);
    if (chips == nullptr)
        return cell;
    cell = totalOf(cell, *chips);
    if (hasTotal)
        cell.rivals.prepend(publishedTotal->reading());
    return cell;
}

const Figure *pointerTo(const std::optional<Figure> &figure) { return figure ? &*figure : nullptr; }

// Place of a price: instance, provider and region.
QString originOf(const PriceChoice &choice)
{
    const PriceEntry &entry = *choice.entry;
    QStringList parts;
    const bool isCustom = entry.usdPerHour.isOverride(); // of no region and no term
    for (const QString &part : {entry.instance.text(), entry.system.text(), entry.chip.text(), entry.provider,
                                isCustom ? QString() : entry.region, isCustom ? QString() : entry.term}) {
        if (!part.isEmpty())
            parts << part;
    }
    return parts.join(QLatin1String(", "));
}

} // namespace

Cell priceHourCell(const EvaluationContext &context, const PriceChoice &choice, const Metric &metric)
{
    if (choice.isMissing()) {
        Cell missing = missingCell(metric.unit, choice.missingKind, choice.reason);
        if (!choice.leftOut.isEmpty())
            missing.own = {choice.leftOut};
        missing.gap = choice.gap;
        if (context.book != nullptr && context.book->isAbsent())
            missing.gap = tr("no price list");
        return missing;
    }
    Cell cell = cellOf(choice.entry->usdPerHour, metric);
    cell.origin = originOf(choice);
    cell.fallback = choice.fallback;
    cell.asked = choice.asked;
    cell.askedKind = choice.askedKind;
    cell.priceKind = choice.book->kind;
    cell.priceDate = dateOf(*choice.book, *choice.entry);
    cell.priceRegion = statedRegion(*choice.entry);
    cell.formula = QStringLiteral("%1 (%2)").arg(cell.formula, cell.origin);
    // Contradictions about the rented unit's price apply to the share per chip too.
    for (const QString &rented : {choice.entry->instance.text(), choice.entry->system.text()}) {
        for (const char *id : {"price_hour", "price_chip_hour"})
            addContradictions(cell, context.catalog, rented, MetricId(QString::fromLatin1(id)));
    }
    if (choice.committed && choice.book != context.book)
        cell.note = tr("%1 from \"%2\"").arg(priceKindLabel(choice.book->kind), choice.book->name);
    if (choice.fallback)
        cell.note = tr("%1 from \"%2\": \"%3\" has none")
                        .arg(priceKindLabel(choice.book->kind), choice.book->name, choice.asked);
    return cell;
}

const Figure *chipsOf(const Subject &subject)
{
    if (subject.instance != nullptr)
        return &subject.instance->chips;
    return subject.system != nullptr ? &subject.system->chips : nullptr;
}

PrecisionFigure figureAt(const std::map<Precision, Figure> &figures, Precision precision)
{
    const auto at = [&figures](Precision wanted) {
        const auto found = figures.find(wanted);
        return found == figures.end() ? nullptr : &found->second;
    };
    PrecisionFigure result{at(precision), precision};
    const auto twin = precision == Precision::Fp8 ? std::optional(Precision::Mxfp8)
        : precision == Precision::Fp4             ? std::optional(Precision::Mxfp4)
                                                  : std::nullopt;
    if (!twin)
        return result;
    const Figure *scaled = at(*twin);
    if (isOutranked(scaled, result.figure))
        return result;
    const bool scaledKnown = scaled != nullptr && !scaled->isMissing();
    const bool plainKnown = result.figure != nullptr && !result.figure->isMissing();
    if (scaledKnown && (!plainKnown || scaled->value->value >= result.figure->value->value))
        return {scaled, *twin};
    return result.figure != nullptr ? result : PrecisionFigure{scaled, *twin};
}

Cell computeCell(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    const bool isSparse = metric.group == MetricGroup::SparseCompute;
    const Precision precision = metric.precision.value_or(context.precision);
    const PrecisionFigure perChip = figureAt(isSparse ? subject.chip->sparse : subject.chip->dense, precision);
    const Figure *total = nullptr;
    if (subject.instance != nullptr)
        total = figureAt(isSparse ? subject.instance->computeSparse : subject.instance->compute, precision).figure;
    else if (subject.system != nullptr)
        total = figureAt(isSparse ? subject.system->computeSparse : subject.system->compute, precision).figure;
    Cell cell = chipTotal(subject, metric, perChip.figure, total);
    if (precision == Precision::Int8)
        cell.unit = Unit::Tops; // equal in size to TFLOPS, but integer operations are not FLOP
    if (cell.isMissing()) {
        if (perChip.figure == nullptr)
            cell.reason = tr("no %1 figure published").arg(precisionLabel(precision));
        return cell;
    }
    cell.precision = perChip.used;
    if (perChip.used != precision) {
        const QString name = tr("the figure is %1").arg(precisionLabel(perChip.used));
        cell.note = cell.note.isEmpty() ? name : name + QLatin1String("; ") + cell.note;
    }
    return cell;
}

Cell memoryCell(const EvaluationContext &, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    // The most specific published figure wins: some clouds use other memory sizes than the chip's first edition (V100:
    // 16 and 32 GB).
    const Figure *total = own(subject, &Instance::memory, &System::memory);
    const Figure *perChip = subject.instance != nullptr ? pointerTo(subject.instance->memoryPerChip) : nullptr;
    if (perChip == nullptr || perChip->isMissing() || isOutranked(perChip, &subject.chip->memory))
        perChip = &subject.chip->memory;
    if (isOwn(total) || (total != nullptr && !total->isMissing() && !isOwn(perChip)))
        return cellOf(*total, metric);
    return chipTotal(subject, metric, perChip, nullptr);
}

Cell memoryBandwidthCell(const EvaluationContext &, const Subject &subject, const Metric &metric)
{
    return chipTotal(subject, metric, subject.isAbsent() ? nullptr : &subject.chip->memoryBandwidth,
                     own(subject, &Instance::memoryBandwidth, &System::memoryBandwidth));
}

Cell sramCell(const EvaluationContext &, const Subject &subject, const Metric &metric)
{
    return chipTotal(subject, metric, subject.isAbsent() ? nullptr : pointerTo(subject.chip->sram), nullptr);
}

Cell usableMemoryCell(const EvaluationContext &, const Subject &subject, const Metric &metric)
{
    return chipTotal(subject, metric, subject.isAbsent() ? nullptr : pointerTo(subject.chip->usableMemory), nullptr);
}

Cell inferenceCell(const EvaluationContext &, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    const Figure *whole =
        subject.system != nullptr ? figureAt(subject.system->computeInference, *metric.precision).figure : nullptr;
    return chipTotal(subject, metric, figureAt(subject.chip->inference, *metric.precision).figure, whole);
}

Cell scaleUpCell(const EvaluationContext &, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    const Figure *specific = own(subject, &Instance::scaleUp, &System::scaleUp);
    const Figure *ofChip = pointerTo(subject.chip->scaleUp);
    if (isOwn(specific) || (specific != nullptr && !specific->isMissing() && !isOwn(ofChip)))
        return cellOf(*specific, metric);
    return ofChip != nullptr ? cellOf(*ofChip, metric) : unpublished(metric);
}

Cell networkCell(const EvaluationContext &, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    if (const Figure *published = own(subject, &Instance::network, &System::network))
        return cellOf(*published, metric);
    if (subject.level != Level::Chip)
        return unpublished(metric);
    const Figure *ofChip = pointerTo(subject.chip->network);
    return ofChip != nullptr ? cellOf(*ofChip, metric)
                             : missingCell(metric.unit, MissingKind::NotApplicable,
                                           tr("the network belongs to the instance, not to the chip"));
}

Cell powerCell(const EvaluationContext &, const Subject &subject, const Metric &metric)
{
    return chipTotal(subject, metric, subject.isAbsent() ? nullptr : pointerTo(subject.chip->power), nullptr);
}

Cell systemPowerCell(const EvaluationContext &, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    if (subject.system == nullptr)
        return missingCell(metric.unit, MissingKind::NotApplicable, tr("of systems only"));
    const Figure *whole = pointerTo(subject.system->power);
    return whole == nullptr ? unpublished(metric) : cellOf(*whole, metric);
}

Cell rackPowerCell(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    Cell cell = systemPowerCell(context, subject, metric);
    if (cell.isMissing())
        return cell;
    const int racks = subject.system->racks;
    if (racks == 0)
        return missingCell(metric.unit, MissingKind::Unpublished, tr("number of racks not published"));
    if (racks > 1) {
        cell.value = Interval{cell.value->low / racks, cell.value->value / racks, cell.value->high / racks};
        cell.formula += QStringLiteral(" / %1").arg(racks);
        cell.status = FigureStatus::Derived;
    }
    return cell;
}

Cell priceHourCell(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    return priceHourCell(context, rentedChoice(context, subject), metric);
}

Cell priceChipHourCell(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    if (subject.isAbsent())
        return absentCell(subject, metric);
    return priceChipHourCell(context, rentedChoice(context, subject), metric);
}

Cell priceChipHourCell(const EvaluationContext &context, const PriceChoice &choice, const Metric &metric)
{
    Cell cell = priceHourCell(context, choice, metric);
    if (cell.isMissing() || choice.chips == nullptr || choice.chips->isMissing() || choice.chips->value->value == 1.0)
        return cell;
    const Interval &count = *choice.chips->value;
    const Interval hourly = *cell.value;
    const Formatter plain;
    cell.value = Interval{hourly.low / count.high, hourly.value / count.value, hourly.high / count.low};
    cell.formula = QStringLiteral("%1 / %2 (%3)")
                       .arg(plain.withRange(hourly, cell.unit), plain.full(count.value, Unit::Chips), cell.origin);
    cell.status = weaker(cell.status, FigureStatus::Derived);
    if (!choice.chips->own.isEmpty())
        addOwn(cell, {choice.chips->own});
    for (Reading &rival : cell.rivals) {
        if (rival.value)
            rival.value = rival.value->scaled(1.0 / count.value);
    }
    return cell;
}

Cell ratioPart(const EvaluationContext &context, const Subject &subject, const char *metricId)
{
    const Metric *metric = findMetric(MetricId(QString::fromLatin1(metricId)));
    Q_ASSERT(metric != nullptr);
    if (subject.isAbsent())
        return absentCell(subject, *metric);
    if (metric->group == MetricGroup::Price)
        return metric->evaluate(context, subject, *metric);
    Subject chip = subject;
    chip.level = Level::Chip;
    chip.instance = nullptr;
    chip.system = nullptr;
    return metric->evaluate(context, chip, *metric);
}

Cell absentCell(const Subject &subject, const Metric &metric)
{
    return missingCell(metric.unit, MissingKind::NotApplicable, subject.missingReason);
}

} // namespace chipboard
