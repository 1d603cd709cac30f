// The dashboard's four charts as PDF by Qt Charts: qtcharts_pdf TABLE.json FILE.pdf, with the output of `chipboard
// table --format json` as table. The reference for `chipboard export`.
#include "tests/bench/qtcharts.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;

static ColourRole roleOf(const QString &id)
{
    if (id.startsWith(u"trainium"))
        return ColourRole::Trainium;
    return id.startsWith(u"inferentia") ? ColourRole::Inferentia : ColourRole::Nvidia;
}

static ChartSpec chartOf(const QJsonArray &rows, const QString &metric)
{
    ChartSpec chart{.title = metric};
    ChartSeries series;
    for (const QJsonValue &row : rows) {
        if (row[u"metric"_s].toString() != metric)
            continue;
        chart.title = metric + u" "_s + row[u"unit"_s].toString();
        chart.categories.append({{}, row[u"name"_s].toString(), roleOf(row[u"id"_s].toString()), false});
        ChartPoint point;
        if (row[u"value"_s].isDouble())
            point.value = row[u"value"_s].toDouble();
        chart.axis.maximum = std::max(chart.axis.maximum, point.value.value_or(0.0));
        series.points.append(point);
    }
    chart.series.append(series);
    return chart;
}

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QApplication::setFont(lightTheme().type.font(lightTheme().type.body)); // same font family as ours
    QFile file(QString::fromLocal8Bit(argv[1]));
    if (argc != 3 || !file.open(QIODevice::ReadOnly))
        return 1;
    const QJsonObject table = QJsonDocument::fromJson(file.readAll()).object();
    QObject owner;
    QWidget window;
    QList<QChartView *> views;
    for (const QJsonValue &metric : table[u"board"_s][u"charts"_s].toArray()) {
        const auto index = static_cast<int>(views.size());
        views << (new bench::QtBarChart(chartOf(table[u"rows"_s].toArray(), metric.toString()), &owner))->view();
        views.last()->setParent(&window);
        views.last()->setGeometry(index % 2 * 640, index / 2 * 360, 640, 360);
    }
    // Qt Charts lays out a chart when it is shown; earlier there is nothing to render.
    window.resize(1280, 720);
    window.show();
    QCoreApplication::processEvents();

    QPdfWriter writer(QString::fromLocal8Bit(argv[2]));
    writer.setResolution(96);
    writer.setPageSize(QPageSize(QSizeF(960, 540), QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    for (QChartView *view : views)
        view->render(&painter, view->geometry());
    return views.size() == 4 ? 0 : 1;
}
