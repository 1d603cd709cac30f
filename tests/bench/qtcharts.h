// Purpose: draws a ChartSpec with Qt Charts as similarly as possible: title, category labels, values on the bars, one
// colour per vendor; no whiskers, hatching or gap texts.
#pragma once

#include "data/views/chartspec.h"

#include <QtCharts/QChartView>

class QBarSet;
class QHorizontalStackedBarSeries;

namespace chipboard::bench {

class QtBarChart : public QObject
{
public:
    QtBarChart(const ChartSpec &spec, QObject *parent);

    [[nodiscard]] QChartView *view() const { return m_view; }
    void setValues(const ChartSpec &spec);

private:
    QChartView *m_view;
    QHorizontalStackedBarSeries *m_series;
    QList<QBarSet *> m_sets; ///< one per colour role
};

} // namespace chipboard::bench
