// Purpose: whether a window may keep its comparison at the place that it has got, and what becomes of what lies there.
// Asked once the place is the window's own: until then another one may be writing what seems damaged.
#pragma once

#include "app/document/boardkeeper.h"
#include "app/document/lastplace.h"

namespace chipboard {

struct LastClaim
{
    bool mayWrite = true;   ///< nothing of worth is lost by it
    bool isAnother = false; ///< what was at the first window's place is not what the window shows
    QString damaged;        ///< where the first window's damaged file is kept now; empty: none was put aside
};

/// `seen` is what was read before the window had its place. What is damaged is put aside; what cannot be read, or not
/// be moved, is left as it is; a comparison that came there meanwhile goes to what LastPlace::takeLeft() tells.
[[nodiscard]] LastClaim claimPlace(LastPlace &place, const LastBoard &seen);

} // namespace chipboard
