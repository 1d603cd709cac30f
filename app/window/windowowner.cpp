#include "app/window/windowowner.h"

#include "app/document/catalogmessages.h"
#include "app/window/exportcontroller.h"
#include "app/window/ownthings.h"
#include "app/window/settingscontroller.h"
#include "data/board/books.h"
#include "widgets/panels/messagepanel.h"

#include <QPixmapCache>
#include <QStatusBar>

namespace chipboard {

WindowOwner::WindowOwner(Presenter &presenter, BoardDocument &document, const WindowServices &services, Speech &speech)
    : m_presenter(presenter)
    , m_document(document)
    , m_services(services)
    , m_speech(speech)
    , m_emptyUndo(std::make_unique<EmptyUndo>())
{
    makeWindow();
}

void WindowOwner::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_presenter, m_document, m_services);
    // Queued, because the calling menu belongs to the window that is replaced.
    connect(m_window.get(), &MainWindow::languageChosen, this, &WindowOwner::chooseLanguage, Qt::QueuedConnection);
    if (m_prepare)
        m_prepare(*m_window);
}

void WindowOwner::tellCatalog(const CatalogLoad &load)
{
    m_catalogMessages = catalogMessages(load);
    m_window->messages().add(m_catalogMessages);
}

// A running export belongs to the old window, so the language changes when it ends.
bool WindowOwner::waitsForExport(const QString &choice)
{
    ExportController &exporting = m_window->exporting();
    if (!exporting.isRunning())
        return false;
    m_window->statusBar()->showMessage(tr("The language changes when the export is done."));
    connect(
        &exporting, &ExportController::ended, this, [this, choice] { chooseLanguage(choice); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return true;
}

void WindowOwner::chooseLanguage(const QString &choice)
{
    if (waitsForExport(choice))
        return;
    m_services.settings.set(Setting::Language, choice);
    const Language &language = languageFor(choice);
    const QLocale locale = localeOf(language);
    m_window->rememberLayout();
    const QString page = m_window->pageId();
    QStringList messages = m_window->messages().messages();
    const qsizetype all = messages.size();
    messages.removeIf([this](const QString &message) { return m_catalogMessages.contains(message); });
    const bool hadCatalog = messages.size() < all; // false if they were dismissed
    const bool wasVisible = m_window->isVisible();
    const QPoint place = m_window->pos();
    const bool wasInSettings = m_window->settings().isOpen();
    m_window.reset();
    QPixmapCache::clear(); // drops 10 MB of pictures of deleted widgets
    m_speech.speak(language, locale);
    m_presenter.setFormatter(Formatter(locale));
    CatalogLoad load;
    if (m_services.readCatalog && m_services.replaceCatalog) {
        load = m_services.readCatalog(booksOf(m_document.board()));
        m_services.replaceCatalog(std::move(load.catalog));
        m_presenter.catalogReplaced();
    }
    makeWindow();
    if (m_services.readCatalog)
        m_window->ownThings().watch(load.problems); // already reported in this language
    m_window->restoreLayout();
    if (wasVisible && !m_window->isMaximized() && !m_window->isFullScreen())
        m_window->move(place); // includes the frame, which the saved layout ignores
    m_window->choosePage(page);
    if (hadCatalog)
        tellCatalog(load);
    m_window->messages().add(messages);
    m_presenter.tellAll(); // catalogReplaced() emitted before this window existed
    if (wasVisible)
        m_window->show();
    if (wasInSettings)
        m_window->settings().open();
}

} // namespace chipboard
