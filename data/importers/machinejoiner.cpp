#include "data/importers/machinejoiner.h"

#include "data/core/tr.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString keyOf(const PriceRecord &record, const QString &accelerator, double count)
{
    return QStringList{record.provider, record.region, record.zone, squeezed(accelerator),
                       QString::number(count, 'g', 6)}
        .join(u'\n')
        .toLower();
}

} // namespace

void MachineJoiner::addAccelerator(const RowReading &reading)
{
    const PriceRecord &first = reading.row.records.constFirst();
    if (!reading.row.thing.count)
        return;
    m_accelerators[keyOf(first, reading.row.thing.accelerator, *reading.row.thing.count)] = {
        reading.row.price(PriceKind::OnDemand), reading.row.price(PriceKind::Spot), reading.outcome.line};
}

QList<RowReading> MachineJoiner::join()
{
    QList<RowReading> machines = std::exchange(m_machines, {});
    for (RowReading &machine : machines)
        joinOne(machine);
    return machines;
}

void MachineJoiner::joinOne(RowReading &reading) const
{
    const QString accelerator =
        familyAccelerator(reading.row.thing.provider, reading.row.thing.instance).value_or(QString());
    const std::optional<double> count = countByName(reading.row.thing.provider, reading.row.thing.instance);
    const PriceRecord first = reading.row.records.constFirst();
    const auto found = m_accelerators.constFind(keyOf(first, accelerator, count.value_or(0.0)));
    QList<PriceRecord> sums;
    if (count && found != m_accelerators.constEnd()) {
        reading.row.thing.accelerator = accelerator;
        reading.row.thing.count = count;
        reading.row.link = m_linker.link(reading.row.thing);
        reading.row.chip = m_linker.chip(reading.row.link.chip);
        for (PriceRecord record : std::as_const(reading.row.records)) {
            const std::optional<double> &more = record.kind == PriceKind::Spot ? found->spot : found->onDemand;
            if (!more)
                continue;
            record.usdPerHour += *more;
            record.accelerator = accelerator;
            record.chip = reading.row.link.chip;
            record.chips = count;
            sums << record;
        }
    }
    if (sums.isEmpty()) {
        reading.outcome.reason = Reason::MachineIncomplete;
        return;
    }
    reading.row.records = sums;
    reading.outcome.reason = Reason::MachineJoined;
    reading.outcome.detail +=
        tr(" with %1 x %2 of line %3").arg(QString::number(*count), accelerator, QString::number(found->line));
}

} // namespace chipboard
