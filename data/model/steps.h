// Purpose: labels of formula steps, one row each, for the workbook and the formula view.
#pragma once

#include <QString>

namespace chipboard {

/// Translated: "Decode step". The id itself if it has no label.
[[nodiscard]] QString stepLabel(const QString &id);

} // namespace chipboard
