#include "data/catalog/subject.h"

namespace chipboard {

QString subjectName(const Catalog &catalog, const QString &id)
{
    if (const Chip *chip = catalog.chip(ChipId(id)))
        return chip->name;
    if (const Instance *instance = catalog.instance(InstanceId(id)))
        return instance->name;
    const System *system = catalog.system(SystemId(id));
    return system == nullptr ? id : system->name;
}

const Chip *subjectChip(const Catalog &catalog, const QString &id)
{
    if (const Chip *chip = catalog.chip(ChipId(id)))
        return chip;
    if (const Instance *instance = catalog.instance(InstanceId(id)))
        return catalog.chip(instance->chip);
    const System *system = catalog.system(SystemId(id));
    return system == nullptr ? nullptr : catalog.chip(system->chip);
}

} // namespace chipboard
