#include "app/document/catalogmessages.h"

#include "data/core/tr.h"
#include "data/units/format.h"

#include <algorithm>

namespace chipboard {
namespace {

// A few with the file that each comes from; more by their names alone: "chip my-chip (new, from /home/me/x.json)".
QString ownText(const QStringList &overlaid)
{
    constexpr qsizetype mostWithFile = 3;
    QStringList named = overlaid.first(std::min(overlaid.size(), mostOwnNamed));
    if (overlaid.size() > mostWithFile) {
        for (QString &each : named)
            each = each.section(QLatin1String(" ("), 0, 0);
    }
    const QString list = named.join(QLatin1String(", "));
    const qsizetype others = overlaid.size() - named.size();
    if (others == 0)
        return tr("Your own files change the catalogue: %1.").arg(list);
    return tr("Your own files change the catalogue: %1 and %2 more.").arg(list, Formatter(QLocale()).integer(others));
}

} // namespace

QStringList catalogMessages(const CatalogLoad &load)
{
    QStringList messages;
    for (const Problem &problem : load.problems)
        messages << problem.toText();
    if (!load.overlaid.isEmpty())
        messages << ownText(load.overlaid);
    return messages;
}

} // namespace chipboard
