// Purpose: what the window needs from outside itself: settings, dialogs of the desktop, the browser. Tests put others
// in their place.
#pragma once

#include "app/settings/settings.h"
#include "widgets/dialogs/filechooser.h"

#include <QUrl>

#include <functional>

namespace chipboard {

struct WindowServices
{
    Settings &settings;
    FileChooser &fileChooser;
    std::function<void(const QUrl &)> openLink;
};

} // namespace chipboard
