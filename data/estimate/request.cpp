#include "data/estimate/request.h"

#include "data/estimate/shapecheck.h"
#include "data/metrics/pricing.h"

#include <QCoreApplication>

#include <cmath>

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("EstimateRequest", text); }

Problem unknown(const QString &message)
{
    return {ProblemCode::UnknownId, message, tr("Look it up with \"chipboard list\"."), {}, Severity::Error};
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
    return figure == nullptr || figure->isMissing() ? 1
                                                    : std::max(1, static_cast<int>(std::lround(figure->value->value)));
}

void setPrice(EstimateRequest &request, const Catalog &catalog, const PriceBook *book, const Subject &subject)
{
    if (book == nullptr) {
        request.noPrice = tr("No price book was chosen.");
        return;
    }
    const PriceChoice choice = choosePrice({catalog, book, request.workload.precision}, subject);
    if (choice.isMissing() || choice.entry->usdPerHour.isMissing()) {
        request.noPrice = choice.reason.isEmpty() ? tr("The book has no price for it.") : choice.reason;
        return;
    }
    PriceTerms terms;
    terms.each = usDollarsPerHour(choice.entry->usdPerHour.value->value);
    if (subject.level == Level::Chip)
        terms.each = terms.each / wholeChips(choice.chips);
    request.price = terms;
}

} // namespace

Result<EstimateRequest> requestFor(const Catalog &catalog, const Workload &workload, const EstimatePlace &place)
{
    const QList<Subject> subjects = subjectsOf(catalog, boardOf(catalog, place.on));
    if (subjects.isEmpty() || subjects.constFirst().chip == nullptr)
        return unknown(tr("There is no chip, instance or system \"%1\".").arg(place.on));
    const ModelShape *model = catalog.model(workload.model);
    if (model == nullptr)
        return unknown(tr("There is no model \"%1\".").arg(workload.model.text()));
    const Subject &subject = subjects.constFirst();
    const auto device = deviceFrom(*subject.chip, catalog.calibration);
    if (!device)
        return device.problem();
    EstimateRequest request;
    request.workload = workload;
    request.model = *model;
    request.device = device.value();
    request.on = place.on;
    request.count = place.count;
    if (subject.instance != nullptr)
        request.chipsEach = wholeChips(&subject.instance->chips);
    else if (subject.system != nullptr)
        request.chipsEach = wholeChips(&subject.system->chips);
    setPrice(request, catalog, place.book, subject);
    return request;
}

} // namespace chipboard
