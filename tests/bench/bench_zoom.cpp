// Duration of a wheel step on a plane, from the event to the painted window. Alternates in and out, so that no step
// repeats the previous view. bench_zoom [STEPS]; prints one line of JSON, medians in milliseconds.
#include "tests/support/sampleplanes.h"
#include "widgets/charts/chartview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTextStream>
#include <QWheelEvent>

#include <algorithm>

using namespace chipboard;

constexpr int chips = 12;
constexpr int points = 1200;

static double medianOfSteps(const ChartSpec &spec, int steps)
{
    constexpr int turns = 8; // in, then out
    ChartView view(lightTheme());
    view.resize(1280, 800);
    view.setSpec(spec);
    view.show();
    QCoreApplication::processEvents();
    QList<double> times;
    const QPointF at(view.rect().center());
    for (int step = 0; step < steps; ++step) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, {0, step / turns % 2 == 0 ? 120 : -120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QElapsedTimer timer;
        timer.start();
        QCoreApplication::sendEvent(&view, &event);
        QCoreApplication::processEvents();
        times << static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    std::ranges::sort(times);
    return times.at(times.size() / 2);
}

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    app.setFont(lightTheme().type.font(lightTheme().type.body));
    const int steps = argc > 1 ? QByteArray(argv[1]).toInt() : 160;
    QTextStream(stdout) << QStringLiteral("{\"bench\":\"zoom\",\"chips\":%1,\"points\":%2}\n")
                               .arg(medianOfSteps(test::planePageOf(chips).charts.constFirst(), steps), 0, 'f', 2)
                               .arg(medianOfSteps(test::modelCheckChart(points), steps), 0, 'f', 2);
    return 0;
}
