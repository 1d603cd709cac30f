// Time from one step of a dragged assumption to the painted window at 1920x1080 with the assumptions panel in front.
// For comparison, Qt Charts draws four bare charts with the Compare page's numbers of the same step. bench_drag PAGE
// ASSUMPTION [CHIPS [STEPS [in-turns|alone]]], 12 chips by default, with copies of shipped chips if there are too few.
// "alone" skips Qt Charts, whose pixels and scenes would evict ours from the CPU caches at each step. QT_SCALE_FACTOR
// sets the scale. Prints one line of JSON in milliseconds.
#include "app/window/mainwindow.h"
#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "tests/bench/qtcharts.h"
#include "tests/support/ondemandboard.h"
#include "widgets/theme/icons.h"

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QGridLayout>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <memory>

using namespace chipboard;

namespace {

constexpr const char *moreChips[] = {"inferentia", "mi325x", "h200-sxm", "b200"};

/// Copies a chip under a new name, with its instances and prices.
ChipId addCopy(Catalog &catalog, const Chip &chip, int number)
{
    const QString mark = QStringLiteral("-%1").arg(number);
    Chip copy = chip;
    copy.id = ChipId(chip.id.text() + mark);
    copy.name = chip.name + mark;
    catalog.chips << copy;
    for (const Instance &instance : QList<Instance>(catalog.instances)) {
        if (instance.chip != chip.id)
            continue;
        Instance other = instance;
        other.id = InstanceId(instance.id.text() + mark);
        other.chip = copy.id;
        for (PriceBook &book : catalog.books) {
            for (const PriceEntry &entry : QList<PriceEntry>(book.prices)) {
                if (entry.instance != instance.id)
                    continue;
                PriceEntry price = entry;
                price.instance = other.id;
                book.prices << price;
            }
        }
        catalog.instances << other;
    }
    return copy.id;
}

Board boardOf(Catalog &catalog, int chips)
{
    Board board = testing::onDemandBoard();
    for (const char *chip : moreChips)
        board.chips << ChipId(QString::fromLatin1(chip));
    const QList<ChipId> shipped = board.chips;
    for (int number = 1; board.chips.size() < chips; ++number) {
        const Chip *chip = catalog.chip(shipped.at(number % shipped.size()));
        board.chips << addCopy(catalog, Chip(*chip), number);
    }
    catalog.index();
    return board;
}

/// Four Qt Charts charts in a window of the same size.
class Others
{
public:
    Others(const Catalog &catalog, const Board &board)
        : m_catalog(catalog)
        , m_board(board)
    {
        const PageSpec page = comparePage(m_catalog, m_board, Formatter());
        auto *grid = new QGridLayout(&m_window);
        for (int i = 0; i < 4; ++i) {
            m_charts << new bench::QtBarChart(page.charts.at(i), &m_window);
            grid->addWidget(m_charts.last()->view(), i / 2, i % 2);
        }
        m_window.resize(1920, 1080);
        m_window.show();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] double step(const AssumptionRow &row, double value)
    {
        QElapsedTimer timer;
        timer.start();
        m_board.assumptions.*(row.member) = value;
        const PageSpec page = comparePage(m_catalog, m_board, Formatter());
        for (qsizetype i = 0; i < m_charts.size(); ++i)
            m_charts.at(i)->setValues(page.charts.at(i));
        for (bench::QtBarChart *chart : m_charts)
            chart->view()->viewport()->update();
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        return static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }

private:
    const Catalog &m_catalog;
    Board m_board;
    QWidget m_window;
    QList<bench::QtBarChart *> m_charts;
};

double quantileOf(QList<double> times, double share)
{
    std::ranges::sort(times);
    return times.at(static_cast<qsizetype>(static_cast<double>(times.size() - 1) * share));
}

struct Times
{
    QList<double> ours;
    QList<double> theirs;
};

/// Drags across the whole range in one gesture, like a mouse; alternates with `others` unless it is null.
Times drag(Presenter &presenter, Others *others, const AssumptionRow &row, int steps)
{
    Times times;
    for (int step = 0; step <= steps; ++step) {
        const double value = row.minimum + (row.maximum - row.minimum) * step / steps;
        QElapsedTimer timer;
        timer.start();
        presenter.assume(QString::fromLatin1(row.id), value, 1);
        QCoreApplication::processEvents(); // all pending paints happen in this turn
        QCoreApplication::processEvents();
        times.ours << static_cast<double>(timer.nsecsElapsed()) / 1e6;
        times.theirs << (others != nullptr ? others->step(row, value) : 0.0);
    }
    return times;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication::setStyle(new ChipboardStyle);
    QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles);
    const QApplication application(argc, argv);
    QApplication::setFont(lightTheme().type.font(lightTheme().type.body));
    const AssumptionRow *row = argc > 2 ? findAssumption(AssumptionId(QString::fromLatin1(argv[2]))) : nullptr;
    if (row == nullptr)
        return 2;
    Catalog catalog = loadCatalog({}).catalog;
    const Board board = boardOf(catalog, argc > 3 ? QByteArray(argv[3]).toInt() : 12);
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    NativeFileChooser chooser;
    BoardDocument document(board);
    Presenter presenter(catalog, document, Formatter());
    MainWindow window(presenter, document, {settings, chooser, [](const QUrl &) {}});
    window.resize(1920, 1080);
    window.choosePage(QString::fromLatin1(argv[1]));
    presenter.update();
    window.show();
    window.findChild<QDockWidget *>(QStringLiteral("assumptionsDock"))->raise();
    QCoreApplication::processEvents();
    const QByteArray company = argc > 5 ? argv[5] : "in-turns";
    const bool isAlone = company == "alone";
    if (!isAlone && company != "in-turns")
        return 2;
    const auto others = isAlone ? nullptr : std::make_unique<Others>(catalog, board);
    const Times times = drag(presenter, others.get(), *row, argc > 4 ? QByteArray(argv[4]).toInt() : 200);
    QString theirs;
    if (!isAlone)
        theirs = QStringLiteral(",\"qtcharts\":%1").arg(quantileOf(times.theirs, 0.5), 0, 'f', 2);
    QTextStream(stdout) << QStringLiteral("{\"bench\":\"drag\",\"median\":%1,\"p95\":%2%3,\"undo_steps\":%4}\n")
                               .arg(quantileOf(times.ours, 0.5), 0, 'f', 2)
                               .arg(quantileOf(times.ours, 0.95), 0, 'f', 2)
                               .arg(theirs)
                               .arg(document.undoStack().count());
    return 0;
}
