// Purpose: owns the window, and replaces it when the language changes, because widgets set their texts only once.
// Board, undo history, messages, page and layout are kept.
#pragma once

#include "app/settings/languages.h"
#include "app/window/mainwindow.h"
#include "widgets/editors/quantityedit.h"

#include <functional>
#include <memory>

namespace chipboard {

class WindowOwner : public QObject
{
    Q_OBJECT

public:
    /// Arguments must outlive the owner.
    WindowOwner(Presenter &presenter, BoardDocument &document, const WindowServices &services, Speech &speech);

    [[nodiscard]] MainWindow &window() { return *m_window; }
    /// Called for each further window before it is shown.
    void setPrepare(std::function<void(MainWindow &)> prepare) { m_prepare = std::move(prepare); }
    /// Shows messages about the loaded catalogue; repeated in each new language.
    void tellCatalog(const CatalogLoad &load);
    /// A language id or "system"; saved. Replaces the window at once, or when a running export ends.
    void chooseLanguage(const QString &choice);

private:
    void makeWindow();
    [[nodiscard]] bool waitsForExport(const QString &choice);

    Presenter &m_presenter;
    BoardDocument &m_document;
    WindowServices m_services;
    Speech &m_speech;
    std::function<void(MainWindow &)> m_prepare;
    QStringList m_catalogMessages; ///< catalogue messages in the current language
    std::unique_ptr<EmptyUndo> m_emptyUndo;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace chipboard
