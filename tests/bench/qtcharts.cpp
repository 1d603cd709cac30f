#include "tests/bench/qtcharts.h"

#include "widgets/theme/theme.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QLegend>
#include <QtCharts/QValueAxis>

namespace chipboard::bench {
constexpr ColourRole roles[] = {ColourRole::Trainium, ColourRole::Inferentia, ColourRole::Nvidia, ColourRole::Other};

static double valueFor(const ChartSpec &spec, qsizetype index, ColourRole role)
{
    return spec.categories.at(index).role == role ? spec.series.first().points.at(index).value.value_or(0.0) : 0.0;
}

QtBarChart::QtBarChart(const ChartSpec &spec, QObject *parent)
    : QObject(parent)
    , m_view(new QChartView)
    , m_series(new QHorizontalStackedBarSeries)
{
    const Theme theme = lightTheme();
    auto *labels = new QBarCategoryAxis;
    for (const ChartCategory &category : spec.categories)
        labels->append(category.label);
    labels->setLabelsFont(theme.type.font(theme.type.body));
    auto *values = new QValueAxis;
    values->setRange(spec.axis.minimum, spec.axis.maximum * 1.2);
    values->setLabelsVisible(false);
    for (const ColourRole role : roles) {
        auto *set = new QBarSet(QString());
        set->setColor(theme.colour(role));
        for (qsizetype i = 0; i < spec.categories.size(); ++i)
            set->append(valueFor(spec, i, role));
        m_sets.append(set);
        m_series->append(set);
    }
    m_series->setLabelsVisible(true);
    QChart *chart = m_view->chart();
    chart->addSeries(m_series);
    chart->addAxis(labels, Qt::AlignLeft);
    chart->addAxis(values, Qt::AlignBottom);
    m_series->attachAxis(labels);
    m_series->attachAxis(values);
    chart->legend()->hide();
    chart->setTitle(spec.title);
    chart->setTitleFont(theme.type.font(theme.type.heading, true));
    m_view->setRenderHint(QPainter::Antialiasing);
}

void QtBarChart::setValues(const ChartSpec &spec)
{
    for (qsizetype role = 0; role < m_sets.size(); ++role) {
        for (qsizetype i = 0; i < spec.categories.size(); ++i) {
            const double value = valueFor(spec, i, roles[role]);
            // Zeros in other vendors' sets never change: only differences are set.
            if (value > 0.0)
                m_sets.at(role)->replace(static_cast<int>(i), value);
        }
    }
}

} // namespace chipboard::bench
