#include "data/views/brief.h"

#include "data/core/tr.h"

namespace chipboard {

PageSpec briefOf(PageSpec answer)
{
    QStringList below;
    if (!answer.confidence.level.isEmpty())
        below << tr("%1: %2", "a heading, what it says").arg(answer.confidence.text, answer.confidence.reason);
    for (const TextSection &section : std::as_const(answer.texts)) {
        QStringList items;
        for (const TextItem &item : section.items)
            items << item.text;
        if (!items.isEmpty())
            below << tr("%1: %2", "a heading, what it says").arg(section.heading, items.join(QLatin1Char(' ')));
    }
    if (!answer.basis.isEmpty())
        below << tr("Assumptions: %1").arg(answer.basis);
    answer.notice = PageNotice{below.join(QLatin1Char('\n')), {}, {}, true};
    answer.isBrief = true;
    answer.texts.clear();
    answer.notes.clear();
    answer.filters.clear();
    for (ChartSpec &chart : answer.charts)
        chart.notes.clear();
    answer.fileStem.replace(QStringLiteral("_overview_"), QStringLiteral("_brief_"));
    return answer;
}

} // namespace chipboard
