#include "app/document/lastclaim.h"

#include "widgets/export/safefile.h"

#include <QFile>

namespace chipboard {
namespace {

LastClaim leftAlone()
{
    LastClaim claim;
    claim.mayWrite = false;
    return claim;
}

} // namespace

LastClaim claimPlace(LastPlace &place, const LastBoard &seen)
{
    if (!place.isFirst())
        return {}; // its own place was free
    if (!place.isHeld() && !seen.problems.isEmpty())
        return leftAlone();
    const bool isAsSeen = seen.problems.isEmpty() && stampOf(place.path()) == seen.stamp;
    const LastBoard now = isAsSeen ? seen : readLastBoard(place.path());
    LastClaim claim;
    claim.isAnother = !now.board || now.board != seen.board;
    if (now.board && claim.isAnother && !place.makeRoom())
        return leftAlone();
    if (now.problems.isEmpty())
        return claim;
    if (!now.isDamaged)
        return leftAlone();
    claim.damaged = freeName(place.path() + QStringLiteral(".damaged"));
    return QFile::rename(place.path(), claim.damaged) ? claim : leftAlone();
}

} // namespace chipboard
