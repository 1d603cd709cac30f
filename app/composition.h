// Purpose: assembles the window: catalogue, document, settings, main window. The only place where the parts of app
// meet.
#pragma once

#include "data/board/board.h"
#include "data/core/result.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace chipboard {

/// Command line options of the window.
struct WindowOptions
{
    QString boardPath;              ///< a *.chipboard file to open; empty: the last board
    QStringList catalogDirectories; ///< --catalog DIR, overlaid in this order after the user's data folder
    QString screenshot;             ///< PNG file to write after the first paint; then the program quits
    QString page;                   ///< initial page; empty: the first
    std::function<Result<Board>(const Catalog &, const Board &)>
        assume;               ///< applies --set and --currency; empty: neither is given
    QSize windowSize;         ///< empty: as last time
    QString language;         ///< for this run; empty: the setting, then the system's
    QString look;             ///< brand theme file; "none": none; empty: the setting
    std::optional<bool> dark; ///< empty: the setting, then the system's palette
};

/// Creates the QApplication, shows the window and runs until it is closed. Returns the exit status.
[[nodiscard]] int runWindow(int &argc, char **argv, const WindowOptions &options);

} // namespace chipboard
