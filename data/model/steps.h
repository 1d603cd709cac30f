// Purpose: what the steps of the estimators' formulas are called: one row a step, for the workbook and the formula
// view.
#pragma once

#include <QString>

namespace chipboard {

/// Translated: "Decode step". The id itself where no step is called so.
[[nodiscard]] QString stepLabel(const QString &id);

} // namespace chipboard
