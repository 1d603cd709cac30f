// Purpose: puts the window together: catalogue, document, settings, main window. The one place where app's parts meet.
#pragma once

#include "data/board/board.h"
#include "data/core/result.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace chipboard {

/// What the command line asks of the window.
struct WindowOptions
{
    QString boardPath;              ///< a *.chipboard file to open; empty: the last board
    QStringList catalogDirectories; ///< --catalog DIR, overlaid in this order after the user's own data folder
    QString screenshot;             ///< a PNG to write after the first paint; the program then quits
    QString page;                   ///< the page to begin with; empty: the first
    std::function<Result<Board>(const Catalog &, const Board &)>
        assume;               ///< what --set and --currency say; empty: nothing
    QSize windowSize;         ///< empty: the size of the last time
    QString language;         ///< for this run; empty: the setting, then the system's
    QString look;             ///< a company look's file; "none": none; empty: the setting
    std::optional<bool> dark; ///< empty: the setting, then the system's palette
};

/// Creates the QApplication, shows the window and runs until it is closed. Returns the exit status.
[[nodiscard]] int runWindow(int &argc, char **argv, const WindowOptions &options);

} // namespace chipboard
