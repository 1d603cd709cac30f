#include "app/composition.h"

#include <QApplication>
#include <QMainWindow>

namespace chipboard {

int runWindow(int &argc, char **argv, const WindowOptions &options)
{
    const QApplication application(argc, argv);
    QMainWindow window;
    if (!options.windowSize.isEmpty())
        window.resize(options.windowSize);
    window.show();
    return QApplication::exec();
}

} // namespace chipboard
