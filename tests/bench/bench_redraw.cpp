// How long four charts take from new values to the painted window: ours against Qt Charts, in one process, in turns.
// bench_redraw [ROUNDS]; the scale comes from QT_SCALE_FACTOR. Prints one line of JSON, medians in milliseconds.
#include "tests/bench/qtcharts.h"
#include "tests/support/samplepage.h"
#include "widgets/charts/chartview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QGridLayout>
#include <QTextStream>

#include <algorithm>
#include <functional>

using namespace chipboard;

namespace {

constexpr int chips = 12;

class PaintCounter : public QObject
{
public:
    int count = 0;
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

/// A window of four charts and the way to give it new values.
struct Candidate
{
    QWidget window;
    PaintCounter counter;
    std::function<void(const PageSpec &)> change;
    QList<double> times;

    void show()
    {
        window.resize(1920, 1080);
        window.show();
        QCoreApplication::processEvents();
    }
    // Four paints at least: one a chart.
    void measure(const PageSpec &page)
    {
        const int before = counter.count;
        QElapsedTimer timer;
        timer.start();
        change(page);
        while (counter.count < before + 4)
            QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        times.append(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    [[nodiscard]] double quantile(double share)
    {
        std::sort(times.begin(), times.end());
        return times.at(static_cast<qsizetype>(static_cast<double>(times.size() - 1) * share));
    }
};

void fillOurs(Candidate &ours)
{
    auto *grid = new QGridLayout(&ours.window);
    QList<ChartView *> views;
    for (int i = 0; i < 4; ++i) {
        auto *view = new ChartView(lightTheme());
        grid->addWidget(view, i / 2, i % 2);
        view->findChild<QWidget *>()->installEventFilter(&ours.counter);
        for (QWidget *child : view->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
            child->installEventFilter(&ours.counter);
        views.append(view);
    }
    ours.change = [views](const PageSpec &page) {
        for (qsizetype i = 0; i < views.size(); ++i)
            views.at(i)->setSpec(page.charts.at(i));
    };
}

void fillQtCharts(Candidate &other)
{
    auto *grid = new QGridLayout(&other.window);
    const PageSpec page = test::samplePage(chips);
    QList<bench::QtBarChart *> charts;
    for (int i = 0; i < 4; ++i) {
        auto *chart = new bench::QtBarChart(page.charts.at(i), &other.window);
        grid->addWidget(chart->view(), i / 2, i % 2);
        chart->view()->viewport()->installEventFilter(&other.counter);
        charts.append(chart);
    }
    other.change = [charts](const PageSpec &next) {
        for (qsizetype i = 0; i < charts.size(); ++i)
            charts.at(i)->setValues(next.charts.at(i));
    };
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    app.setFont(lightTheme().type.font(lightTheme().type.body));
    const int rounds = argc > 1 ? QByteArray(argv[1]).toInt() : 200;
    Candidate ours;
    Candidate theirs;
    fillOurs(ours);
    fillQtCharts(theirs);
    ours.show();
    theirs.show();
    // Every chart changes in every round: prices by one factor, the rest by another.
    PageSpec pages[] = {test::samplePage(chips), test::changedSamplePage(chips)};
    for (int round = 0; round < rounds; ++round) {
        ours.measure(pages[round % 2]);
        theirs.measure(pages[round % 2]);
    }
    QTextStream(stdout) << QStringLiteral("{\"bench\":\"redraw\",\"scale\":%1,\"ours\":%2,\"ours_p95\":%3,"
                                          "\"qtcharts\":%4,\"qtcharts_p95\":%5,\"ratio\":%6}\n")
                               .arg(ours.window.devicePixelRatioF())
                               .arg(ours.quantile(0.5), 0, 'f', 2)
                               .arg(ours.quantile(0.95), 0, 'f', 2)
                               .arg(theirs.quantile(0.5), 0, 'f', 2)
                               .arg(theirs.quantile(0.95), 0, 'f', 2)
                               .arg(ours.quantile(0.5) / theirs.quantile(0.5), 0, 'f', 3);
    return 0;
}
