// Purpose: what the window needs from outside itself: settings, dialogs of the desktop, the browser, places on the
// disk. Tests put others in their place.
#pragma once

#include "app/settings/settings.h"
#include "data/files/catalogreader.h"
#include "widgets/dialogs/filechooser.h"

#include <QUrl>

#include <functional>

namespace chipboard {

class Speech;

struct WindowServices
{
    Settings &settings;
    FileChooser &fileChooser;
    std::function<void(const QUrl &)> openLink;
    QString priceStore = {};  ///< file of the imported prices
    QString chipsFolder = {}; ///< for imported chips
    QString mappings = {};    ///< folder of how columns were mapped
    /// Reads catalogue and imported prices anew, with the books that a board names; may be called in another thread.
    std::function<CatalogLoad(const QList<BookId> &pinned)> readCatalog = {};
    /// Puts a catalogue in the place of the presenter's.
    std::function<void(Catalog)> replaceCatalog = {};
    QStringList catalogFolders = {}; ///< whose files overlay the shipped ones; watched
    Speech *speech = nullptr;        ///< for exports in another language; null: there are none
};

} // namespace chipboard
