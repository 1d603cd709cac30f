#include "widgets/models/pickertree.h"

#include "data/charts/pagebuilder.h"
#include "data/core/tr.h"
#include "data/units/format.h"

#include <algorithm>

namespace chipboard {
namespace {

QString translated(const char *text) { return tr(text); }

/// The group of that name, added at the end when there is none yet.
PickerNode &group(QList<PickerNode> &groups, PickerKind kind, const QString &name)
{
    const auto found =
        std::find_if(groups.begin(), groups.end(), [&name](const PickerNode &node) { return node.name == name; });
    if (found != groups.end())
        return *found;
    PickerNode node;
    node.kind = kind;
    node.name = name;
    groups << node;
    return groups.last();
}

QString detailOf(const Chip &chip)
{
    if (chip.status == Availability::Announced)
        return translated("announced");
    const QString &date = chip.available.value.isEmpty() ? chip.announced.value : chip.available.value;
    return date.left(4);
}

/// "16 × Trainium2": how many of which chip.
QString detailOf(Availability status, const Figure &chips, const Chip *chip)
{
    if (status == Availability::Announced)
        return translated("announced");
    if (chips.isMissing() || chip == nullptr)
        return {};
    return translated("%1 × %2").arg(Formatter().full(chips.value->value), chip->name);
}

QString keywordsOf(const Chip &chip)
{
    return QStringList{chip.id.text(), chip.fullName, chip.vendor, chip.family, chip.architecture}.join(
        QLatin1Char(' '));
}

PickerNode thing(const QString &id, const QString &name, const QString &detail, const Chip *chip)
{
    PickerNode node;
    node.id = id;
    node.name = name;
    node.detail = detail;
    node.keywords = id;
    if (chip != nullptr) {
        node.keywords += QLatin1Char(' ') + chip->name + QLatin1Char(' ') + keywordsOf(*chip);
        node.role = colourRoleOf(*chip);
    }
    return node;
}

void add(QList<PickerNode> &tree, const QString &vendor, const Chip *chip, PickerNode node)
{
    node.keywords += QLatin1Char(' ') + vendor;
    const QString family = chip != nullptr ? chip->family : translated("Other");
    group(group(tree, PickerKind::Vendor, vendor).children, PickerKind::Family, family).children << node;
}

} // namespace

QList<PickerNode> pickerTree(const Catalog &catalog, Level level)
{
    QList<PickerNode> tree;
    switch (level) {
    case Level::Chip:
        for (const Chip &chip : catalog.chips)
            add(tree, chip.vendor, &chip, thing(chip.id.text(), chip.name, detailOf(chip), &chip));
        break;
    case Level::Instance:
        for (const Instance &instance : catalog.instances) {
            const Chip *chip = catalog.chip(instance.chip);
            const QString detail = detailOf(instance.status, instance.chips, chip);
            add(tree, instance.provider, chip, thing(instance.id.text(), instance.name, detail, chip));
        }
        break;
    case Level::System:
        for (const System &system : catalog.systems) {
            const Chip *chip = catalog.chip(system.chip);
            const QString detail = detailOf(system.status, system.chips, chip);
            add(tree, system.vendor, chip, thing(system.id.text(), system.name, detail, chip));
        }
        break;
    }
    return tree;
}

} // namespace chipboard
