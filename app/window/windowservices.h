// Purpose: external services of the window: settings, desktop dialogs, browser, file locations. Tests substitute them.
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
    QString mappings = {};    ///< folder of saved column mappings
    /// Reloads catalogue and imported prices, with the books that a board names; may run in another thread.
    std::function<CatalogLoad(const QList<BookId> &pinned)> readCatalog = {};
    /// Replaces the presenter's catalogue.
    std::function<void(Catalog)> replaceCatalog = {};
    QStringList catalogFolders = {}; ///< their files overlay the shipped ones; watched
    Speech *speech = nullptr;        ///< for exports in another language; null: not available
};

} // namespace chipboard
