#include "data/compare/request.h"

#include "data/catalog/instance.h"
#include "data/compare/pricing.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/model/setup.h"

#include <algorithm>

namespace chipboard {
namespace {

Problem unknown(const QString &message)
{
    return {ProblemCode::UnknownId, message, tr("Find it with \"chipboard list\".")};
}

Board boardOf(const Catalog &catalog, const QString &on)
{
    Board board;
    if (catalog.chip(ChipId(on)) != nullptr) {
        board.level = Level::Chip;
        board.chips = {ChipId(on)};
    } else if (catalog.instance(InstanceId(on)) != nullptr) {
        board.level = Level::Instance;
        board.instances = {InstanceId(on)};
    } else if (catalog.system(SystemId(on)) != nullptr) {
        board.level = Level::System;
        board.systems = {SystemId(on)};
    }
    return board;
}

int wholeChips(const Figure *figure)
{
    return figure == nullptr || figure->isMissing() ? 1 : wholeChipsOf(figure->value->value);
}

QString rentedThing(const PriceEntry &entry)
{
    QStringList parts{entry.instance.text() + entry.system.text() + entry.chip.text(), entry.provider};
    if (const QString region = statedRegion(entry); !region.isEmpty())
        parts << region;
    return parts.join(QStringLiteral(", "));
}

QStringList priceNotes(const QString &name, const PriceChoice &choice, const QString &asOf)
{
    const Figure &price = choice.entry->usdPerHour;
    QStringList notes;
    if (choice.fallback && price.isOverride())
        notes << tr("%1 has no price in \"%2\"; its custom price in \"%3\" is used (%4).")
                     .arg(name, choice.asked, choice.book->name, rentedThing(*choice.entry));
    else if (choice.fallback)
        notes << tr("%1 has no price in \"%2\"; its %3 dated %4 is used (%5).")
                     .arg(name, choice.asked, priceKindLabel(choice.book->kind), dateText(asOf),
                          rentedThing(*choice.entry));
    if (!price.value->isExact())
        notes << tr("The price is a range, %1; the costs include the range.")
                     .arg(Formatter().range(*price.value, price.unit));
    else if (price.status != FigureStatus::Published)
        notes << priceStatusNote(price.status);
    return notes;
}

PriceOrigin priceOriginOf(const QString &name, const PriceChoice &choice)
{
    const Figure &price = choice.entry->usdPerHour;
    const QString asOf = dateOf(*choice.book, *choice.entry);
    return {choice.book->id.text(),
            choice.book->name,
            rentedThing(*choice.entry),
            priceKindLabel(choice.book->kind),
            asOf,
            statusWord(price.status),
            choice.fallback,
            inUnit(price.as<Dimension::Price>(), Unit::UsdPerHour),
            wholeChips(choice.chips),
            statedRegion(*choice.entry),
            priceNotes(name, choice, asOf),
            priceKindWord(choice.book->kind),
            price.isOverride()};
}

constexpr int mostChipsOfARack = 72; // anything larger, a TPU pod, is rented in slices of whole hosts

// For the chip at the entry's provider; null if the catalogue has none.
const Instance *smallestWith(const Catalog &catalog, const PriceEntry &entry)
{
    const Instance *smallest = nullptr;
    for (const Instance *instance : catalog.instancesWith(entry.rents)) {
        if (instance->provider == entry.provider
            && (smallest == nullptr || wholeChips(&instance->chips) < wholeChips(&smallest->chips)))
            smallest = instance;
    }
    return smallest;
}

// A chip with its own price is rented individually; a custom chip price applies to the machine it comes in. Commitments
// and custom prices apply to one machine.
QList<RentedSize> sizesOf(const Catalog &catalog, const PriceChoice &choice, const Subject &subject,
                          const QString &name)
{
    const PriceEntry &entry = *choice.entry;
    if (!entry.chip.isEmpty()) {
        const Instance *usual =
            entry.usdPerHour.isOverride() ? referenceInstance(catalog, choice.book, subject.chip->id) : nullptr;
        return usual == nullptr ? QList<RentedSize>()
                                : QList<RentedSize>{{usual->id.text(), wholeChips(&usual->chips)}};
    }
    const int chips = wholeChips(choice.chips);
    if (chips > mostChipsOfARack) {
        const Instance *host = smallestWith(catalog, entry);
        return host == nullptr ? QList<RentedSize>() : QList<RentedSize>{{host->id.text(), wholeChips(&host->chips)}};
    }
    QList<RentedSize> sizes{{entry.instance.text() + entry.system.text(), chips}};
    for (const PriceChoice &machine : smallerMachines(catalog, choice))
        sizes << RentedSize{machine.entry->instance.text(), wholeChips(machine.chips), priceOriginOf(name, machine)};
    std::ranges::sort(sizes, {}, &RentedSize::chips);
    return sizes;
}

// Price of an instance or system; for a chip, its share of the instance price.
void setPrice(EstimateRequest &request, const Catalog &catalog, const EstimatePlace &place, const Subject &subject)
{
    if (place.book == nullptr) {
        request.noPrice = tr("No price list was chosen.");
        return;
    }
    const EvaluationContext context{
        catalog, place.book, request.workload.precision, nullptr, place.committedYears, place.used, place.mixedPrices};
    const PriceChoice choice = choosePrice(context, subject);
    if (choice.isMissing() || choice.entry->usdPerHour.isMissing()) {
        request.noPrice = choice.reason.isEmpty() ? tr("The price list has no price for it.") : choice.reason;
        return;
    }
    const double chips = subject.level == Level::Chip ? wholeChips(choice.chips) : 1.0;
    const auto each = choice.entry->usdPerHour.as<Dimension::Price>();
    request.price =
        PriceTerms{{each.low / chips, each.value / chips, each.high / chips}, 1, place.terms, choice.committed};
    request.priceOrigin = priceOriginOf(request.onName, choice);
    if (subject.level == Level::Chip && !isTraining(request.workload.task))
        request.sizes = sizesOf(catalog, choice, subject, request.onName);
}

// An announced or estimated figure is noted in every result.
void noteFigure(EstimateRequest &request, const Figure &figure, const QString &sentence)
{
    if (!figure.isMissing() && figure.status != FigureStatus::Published && figure.status != FigureStatus::Derived)
        request.notes << sentence.arg(request.device.name, statusLabel(figure.status));
}

void noteFigures(EstimateRequest &request, const Chip &chip)
{
    noteFigure(request, memoryFound(chip), tr("The memory of %1 is %2."));
    noteFigure(request, chip.memoryBandwidth, tr("The memory bandwidth of %1 is %2."));
    const auto peak = peakFor(request.device, request.workload.precision);
    const auto figure = peak ? chip.dense.find(peak->precision) : chip.dense.end();
    if (figure != chip.dense.end())
        noteFigure(request, figure->second, tr("The peak of %1 is %2."));
}

/// A machine: number of chips, and the network of all of them.
struct Machine
{
    int chips = 0;
    const std::optional<Figure> *network = nullptr;
};

// The largest machine in the catalogue with the chip.
Machine largestWith(const Catalog &catalog, const Chip &chip)
{
    Machine largest;
    const auto take = [&](const auto &machine) {
        const int chips = wholeChips(&machine.chips);
        if (machine.chip == chip.id && chips > largest.chips)
            largest = {chips, &machine.network};
    };
    for (const Instance *instance : catalog.instancesWith(chip.id))
        take(*instance);
    std::for_each(catalog.systems.cbegin(), catalog.systems.cend(), take);
    return largest;
}

// A unit rented whole connects its own chips; single chips are assumed to be in the largest known machine, or in
// eights, as on most boards, if none is known.
void joinChips(EstimateRequest &request, const Catalog &catalog, const Subject &subject)
{
    constexpr int usual = 8;
    Machine machine;
    if (subject.instance != nullptr)
        machine = {request.chipsEach, &subject.instance->network};
    else if (subject.system != nullptr)
        machine = {request.chipsEach, &subject.system->network};
    else
        machine = largestWith(catalog, *subject.chip);
    request.device.joined = machine.chips > 0 ? machine.chips : usual;
    const std::optional<Figure> *network = machine.network;
    if (network != nullptr && *network && !(*network)->isMissing())
        request.device.network = (*network)->as<Dimension::DataRate>().value * (1.0 / machine.chips);
}

} // namespace

QString priceStatusNote(FigureStatus status) { return tr("The price is %1.").arg(statusLabel(status)); }

Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload, const EstimatePlace &place)
{
    const QList<Subject> subjects = subjectsOf(catalog, boardOf(catalog, place.on));
    if (subjects.isEmpty() || subjects.constFirst().chip == nullptr)
        return unknown(tr("There is no chip, instance or system \"%1\".").arg(place.on));
    return requestFor(catalog, workload, subjects.constFirst(), place);
}

Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload, const Subject &subject,
                                   const EstimatePlace &place)
{
    if (subject.isAbsent() || subject.chip == nullptr)
        return refusal(
            subject.isAbsent() ? subject.missingReason : tr("\"%1\" is not in the catalogue.").arg(subject.id), {});
    const ModelShape *model = catalog.model(workload.model);
    if (model == nullptr)
        return unknown(tr("There is no model \"%1\".").arg(workload.model.text()));
    const auto device = deviceFrom(*subject.chip, catalog.calibration);
    if (!device)
        return device.problem();
    EstimateRequest request{.workload = workload,
                            .model = *model,
                            .device = device.value(),
                            .on = subject.id,
                            .onName = subject.name.isEmpty() ? subject.id : subject.name,
                            .whole = subject.level != Level::Chip,
                            .count = place.count};
    static_cast<Assumed &>(request) = place;
    if (subject.instance != nullptr)
        request.chipsEach = wholeChips(&subject.instance->chips);
    else if (subject.system != nullptr)
        request.chipsEach = wholeChips(&subject.system->chips);
    if (subject.system != nullptr && subject.system->power && !subject.system->power->isMissing())
        request.machinePower = subject.system->power->as<Dimension::Power>();
    joinChips(request, catalog, subject);
    noteFigures(request, *subject.chip);
    setPrice(request, catalog, place, subject);
    return request;
}

} // namespace chipboard
