#include "widgets/pages/metricmenu.h"

#include "data/core/tr.h"
#include "data/metrics/metric.h"

#include <QActionGroup>
#include <QMenu>

namespace chipboard {
namespace {

struct GroupRow
{
    MetricGroup group;
    const char *title;
};

constexpr GroupRow groups[] = {
    {MetricGroup::Compute, QT_TRANSLATE_NOOP("MetricMenu", "Compute, dense")},
    {MetricGroup::SparseCompute, QT_TRANSLATE_NOOP("MetricMenu", "Compute with sparsity")},
    {MetricGroup::Memory, QT_TRANSLATE_NOOP("MetricMenu", "Memory")},
    {MetricGroup::Link, QT_TRANSLATE_NOOP("MetricMenu", "Links")},
    {MetricGroup::Power, QT_TRANSLATE_NOOP("MetricMenu", "Power")},
    {MetricGroup::Price, QT_TRANSLATE_NOOP("MetricMenu", "Price")},
    {MetricGroup::Ratio, QT_TRANSLATE_NOOP("MetricMenu", "Ratios")},
    {MetricGroup::Workload, QT_TRANSLATE_NOOP("MetricMenu", "Workload")},
};

} // namespace

void fillMetricMenu(QMenu &menu, const QString &current)
{
    auto *exclusive = new QActionGroup(&menu);
    for (const GroupRow &row : groups) {
        QMenu *part = menu.addMenu(tr(row.title));
        for (const Metric &metric : metricTable()) {
            if (metric.group != row.group)
                continue;
            const QString id = metric.metricId().text();
            QAction *action = part->addAction(metric.labelText());
            action->setObjectName(QStringLiteral("metric.") + id);
            action->setData(id);
            action->setCheckable(true);
            action->setChecked(id == current);
            exclusive->addAction(action);
        }
        part->menuAction()->setVisible(!part->isEmpty());
    }
}

} // namespace chipboard
