// How long the whole window takes from one step of a dragged assumption to the painted screen: 12 chips, 1920x1080, the
// panel of assumptions in front as it is under the hand. bench_drag PAGE ASSUMPTION [STEPS]; the scale comes from
// QT_SCALE_FACTOR. Prints one line of JSON in milliseconds.
#include "app/window/mainwindow.h"
#include "data/json/catalogreader.h"
#include "widgets/theme/chipboardstyle.h"

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

using namespace chipboard;

namespace {

constexpr const char *moreChips[] = {"inferentia", "mi325x", "h200-sxm", "b200"};

Board boardOfTwelve()
{
    Board board = defaultBoard();
    for (const char *chip : moreChips)
        board.chips << ChipId(QString::fromLatin1(chip));
    return board;
}

double quantileOf(QList<double> times, double share)
{
    std::sort(times.begin(), times.end());
    return times.at(static_cast<qsizetype>(static_cast<double>(times.size() - 1) * share));
}

/// From one end of the range to the other in one gesture, as a mouse does it.
QList<double> drag(Presenter &presenter, const AssumptionRow &row, int steps)
{
    QList<double> times;
    for (int step = 0; step <= steps; ++step) {
        const double value = row.minimum + (row.maximum - row.minimum) * step / steps;
        QElapsedTimer timer;
        timer.start();
        presenter.assume(QString::fromLatin1(row.id), value, 1);
        QCoreApplication::processEvents(); // all that was asked to be painted is painted in this turn
        QCoreApplication::processEvents();
        times << static_cast<double>(timer.nsecsElapsed()) / 1e6;
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
    const Catalog catalog = loadCatalog({}).catalog;
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    NativeFileChooser chooser;
    BoardDocument document(boardOfTwelve());
    Presenter presenter(catalog, document, Formatter());
    MainWindow window(presenter, document, {settings, chooser, [](const QUrl &) {}});
    window.resize(1920, 1080);
    window.choosePage(QString::fromLatin1(argv[1]));
    presenter.update();
    window.show();
    window.findChild<QDockWidget *>(QStringLiteral("assumptionsDock"))->raise();
    QCoreApplication::processEvents();
    const QList<double> times = drag(presenter, *row, argc > 3 ? QByteArray(argv[3]).toInt() : 200);
    QTextStream(stdout) << QStringLiteral("{\"bench\":\"drag\",\"median\":%1,\"p95\":%2,\"undo_steps\":%3}\n")
                               .arg(quantileOf(times, 0.5), 0, 'f', 2)
                               .arg(quantileOf(times, 0.95), 0, 'f', 2)
                               .arg(document.undoStack().count());
    return 0;
}
