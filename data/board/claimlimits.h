// Purpose: what a claim of a title needs, and how much a title may claim: files keep to it, and so does what is bound.
#pragma once

#include "data/board/chartwords.h"

namespace chipboard {

inline constexpr qsizetype mostClaims = 20;    ///< of one title
inline constexpr qsizetype longestNumber = 20; ///< characters of TitleClaim::number

/// Such a claim needs `against`; the others have none.
[[nodiscard]] constexpr bool comparesTwo(TitleClaim::Kind kind)
{
    using Kind = TitleClaim::Kind;
    return kind == Kind::Above || kind == Kind::Below || (kind >= Kind::Ratio && kind <= Kind::Less);
}

} // namespace chipboard
