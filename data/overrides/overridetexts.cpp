#include "data/overrides/overridetexts.h"

#include "data/core/tr.h"
#include "data/overrides/figuretable.h"

namespace chipboard {
namespace {

} // namespace

QString withOwnGlyph(const QString &text) { return text.contains(ownGlyph) ? text : text + QChar(0x00A0) + ownGlyph; }

QString thingName(const Catalog &catalog, Level level, const QString &id)
{
    const Chip *chip = level == Level::Chip ? catalog.chip(ChipId(id)) : nullptr;
    const Instance *instance = level == Level::Instance ? catalog.instance(InstanceId(id)) : nullptr;
    const System *system = level == Level::System ? catalog.system(SystemId(id)) : nullptr;
    if (chip)
        return chip->name;
    if (instance)
        return instance->name;
    return system ? system->name : id;
}

QString figureName(const Catalog &catalog, const FigureAddress &of)
{
    const FigureRow *row = findFigure(of.figure);
    return tr("%1 %2").arg(thingName(catalog, of.level, of.id), row != nullptr ? row->labelText() : of.figure);
}

QString valueText(const std::optional<Interval> &value, Unit unit, const Formatter &formatter)
{
    if (!value)
        return tr("none");
    if (value->isExact() && unitInfo(unit).dimension == Dimension::Price)
        return formatter.tableMoney(value->value) + QChar(0x00A0) + formatter.unitText(unit);
    return value->isExact() ? formatter.table(value->value, unit) : formatter.withRange(*value, unit);
}

QString overrideText(const Catalog &catalog, const Override &one, const Formatter &formatter)
{
    return tr("%1 %2").arg(figureName(catalog, one.of), valueText(one.value, one.unit, formatter));
}

} // namespace chipboard
