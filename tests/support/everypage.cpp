#include "tests/support/everypage.h"

#include "data/views/pagebuilder.h"
#include "data/views/pages.h"

#include <algorithm>

namespace chipboard::test {

QList<PageSpec> everyPage(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    const auto table = [&](const QList<MetricId> &metrics) { return evaluate(catalog, board, metrics); };
    return {answerPage(catalog, board, table(answerMetrics(catalog, board)), formatter),
            comparePage(catalog, board, table(board.charts), formatter),
            workloadPage(catalog, board, table(workloadMetrics(catalog, board)), formatter),
            valuePage(catalog, board, table(valueMetrics(catalog, board)), formatter),
            interactivityPage(catalog, board, table(interactivityMetrics(catalog, board)), nullptr, formatter),
            rooflinePage(catalog, board, table(rooflineMetrics(catalog, board)), formatter),
            roadmapPage(catalog, board, table(roadmapMetrics(catalog, board)), {}, formatter),
            whatIfPage(catalog, board, table(whatIfMetrics(catalog, board)), formatter),
            breakEvenPage(catalog, board, table(breakEvenMetrics(catalog, board)), formatter),
            advisorPage(catalog, board, table(advisorMetrics(catalog, board)), formatter),
            historyPage(catalog, board, table(historyMetrics(catalog, board)), {}, {}, formatter),
            scenariosPage(catalog, board, table(scenarioMetrics(catalog, board)), formatter),
            claimsPage(catalog, board, table(claimsMetrics(catalog, board)), formatter)};
}

PageSpec pageOfId(const QString &id, const QList<PageSpec> &pages)
{
    const auto found =
        std::find_if(pages.cbegin(), pages.cend(), [&id](const PageSpec &page) { return page.id == id; });
    if (found == pages.cend())
        qFatal("There is no page %s.", qPrintable(id));
    return *found;
}

} // namespace chipboard::test
