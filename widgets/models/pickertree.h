// Purpose: what the picker offers, as plain data: vendor > family > chip (or instance, or system), in the catalogue's
// order.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/charts/chartspec.h"

namespace chipboard {

enum class PickerKind { Vendor, Family, Thing };

struct PickerNode
{
    PickerKind kind = PickerKind::Thing;
    QString id; ///< of a chip, instance or system; empty for groups
    QString name;
    QString detail;   ///< at the right: "2024", "announced", "16 × Trainium2"
    QString keywords; ///< what the search looks through, besides the name
    ColourRole role = ColourRole::Other;
    QList<PickerNode> children;

    friend bool operator==(const PickerNode &, const PickerNode &) = default;
};

/// The vendors with everything below them that can be compared at a level.
[[nodiscard]] QList<PickerNode> pickerTree(const Catalog &catalog, Level level);

} // namespace chipboard
