// Time from choosing another price book to the painted window with four charts: ours and Qt Charts alternate in one
// process, on the shipped default board plus four chips. The other three charts are changed, too. bench_redraw
// [ROUNDS]; QT_SCALE_FACTOR sets the scale. Prints one line of JSON, medians in milliseconds.
#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "tests/bench/qtcharts.h"
#include "tests/support/ondemandboard.h"
#include "widgets/charts/chartview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QGridLayout>
#include <QTextStream>

#include <algorithm>
#include <functional>

using namespace chipboard;

namespace {

constexpr const char *moreChips[] = {"inferentia", "mi325x", "tpu-v7", "gaudi3"};

/// The effects of a price book change.
class Dashboard
{
public:
    Dashboard()
        : m_catalog(loadCatalog({}).catalog)
        , m_board(testing::onDemandBoard())
    {
        for (const char *chip : moreChips)
            m_board.chips << ChipId(QString::fromLatin1(chip));
    }
    [[nodiscard]] PageSpec page(bool other)
    {
        m_board.priceBook = BookId(other ? QStringLiteral("spot") : QStringLiteral("on-demand"));
        PageSpec page = comparePage(m_catalog, m_board, Formatter());
        if (other)
            changeAll(page);
        return page;
    }

private:
    // A price book changes only one chart; the other three are changed artificially, so that all four are drawn.
    static void changeAll(PageSpec &page)
    {
        for (qsizetype i = 0; i < 3; ++i) {
            for (ChartPoint &point : page.charts[i].series.first().points)
                point.value = point.value ? std::optional(*point.value * 0.9) : std::nullopt;
        }
    }
    Catalog m_catalog;
    Board m_board;
};

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

/// A window of four charts and a function that sets new values.
struct Candidate
{
    QWidget window;
    PaintCounter counter;
    std::function<void(const PageSpec &)> change;
    QList<double> times;
    QList<double> computing; ///< time to build the page, without drawing

    void show()
    {
        window.resize(1920, 1080);
        window.show();
        QCoreApplication::processEvents();
    }
    // At least four paints: one per chart.
    void measure(Dashboard &dashboard, bool other)
    {
        const int before = counter.count;
        QElapsedTimer timer;
        timer.start();
        const PageSpec page = dashboard.page(other);
        computing.append(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        change(page);
        while (counter.count < before + 4)
            QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        times.append(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    [[nodiscard]] double quantile(double share) { return quantileOf(times, share); }
    [[nodiscard]] static double quantileOf(QList<double> &times, double share)
    {
        std::ranges::sort(times);
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

void fillQtCharts(Candidate &other, const PageSpec &page)
{
    auto *grid = new QGridLayout(&other.window);
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
    Dashboard dashboard;
    fillOurs(ours);
    fillQtCharts(theirs, dashboard.page(false));
    ours.show();
    theirs.show();
    for (int round = 0; round < rounds; ++round) {
        ours.measure(dashboard, round % 2 == 0);
        theirs.measure(dashboard, round % 2 == 0);
    }
    QTextStream(stdout) << QStringLiteral("{\"bench\":\"redraw\",\"scale\":%1,\"ours\":%2,\"ours_p95\":%3,"
                                          "\"computing\":%7,"
                                          "\"qtcharts\":%4,\"qtcharts_p95\":%5,\"ratio\":%6}\n")
                               .arg(ours.window.devicePixelRatioF())
                               .arg(ours.quantile(0.5), 0, 'f', 2)
                               .arg(ours.quantile(0.95), 0, 'f', 2)
                               .arg(theirs.quantile(0.5), 0, 'f', 2)
                               .arg(theirs.quantile(0.95), 0, 'f', 2)
                               .arg(ours.quantile(0.5) / theirs.quantile(0.5), 0, 'f', 3)
                               .arg(Candidate::quantileOf(ours.computing, 0.5), 0, 'f', 2);
    return 0;
}
