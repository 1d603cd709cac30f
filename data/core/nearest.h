// Purpose: which known words are near a wrong one, for "did you mean".
#pragma once

#include <QStringList>

namespace chipboard {

/// Up to three texts that differ from `wrong` by few letters, nearest first; equal distances keep their order.
[[nodiscard]] QStringList nearestTexts(const QString &wrong, const QStringList &known);

} // namespace chipboard
