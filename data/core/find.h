// Purpose: rows of tables and catalogues by a test, and which known words are near a wrong one, for "did you mean".
#pragma once

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace chipboard {

// The first element that a test holds for, as tables and catalogues are asked for a row.

/// Null where there is none. The range has to outlive the pointer: it is a container, or a view of one.
template<class Range, class Test>
[[nodiscard]] auto *findWhere(Range &&range, const Test &test)
{
    const auto found = std::find_if(std::begin(range), std::end(range), test);
    return found == std::end(range) ? nullptr : &*found;
}

// Which known words are near a wrong one, for "did you mean".

/// Up to three texts that differ from `wrong` by few letters, nearest first; equal distances keep their order.
[[nodiscard]] QStringList nearestTexts(const QString &wrong, const QStringList &known);

} // namespace chipboard
