// The lower bound of every start: QApplication and an empty QMainWindow. Prints the milliseconds from process start to
// the first paint, as the program does with CHIPBOARD_QUIT_AFTER_FIRST_PAINT=1.
#include "app/window/firstpaint.h"

#include <QApplication>
#include <QMainWindow>

#include <cstdio>

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.resize(1920, 1080);
    new chipboard::FirstPaint(window, [] {
        std::printf("%.1f\n", chipboard::millisecondsSinceStart());
        std::fflush(stdout);
        QCoreApplication::exit();
    });
    window.show();
    return QApplication::exec();
}
