// Purpose: addresses of the web that lead elsewhere than they seem to.
#pragma once

#include <QStringView>

#include <algorithm>

namespace chipboard {

/// "https://trusted.example@other.example/" leads to other.example: a name and password before the host, which no
/// source needs.
[[nodiscard]] inline bool hasUserInfo(QStringView address)
{
    const qsizetype scheme = address.indexOf(u"://");
    if (scheme < 0)
        return false;
    const QStringView rest = address.sliced(scheme + 3);
    const auto end = std::find_if(rest.begin(), rest.end(), [](QChar sign) {
        return sign == u'/' || sign == u'?' || sign == u'#' || sign == u'\\';
    });
    return std::find(rest.begin(), end, u'@') != end;
}

} // namespace chipboard
