// Purpose: keeps the window, and puts another one in its place when another language is chosen: texts are made once,
// with the widgets that show them. Board, undo steps, messages, page and layout stay.
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
    /// What is given here has to outlive the owner.
    WindowOwner(Presenter &presenter, BoardDocument &document, const WindowServices &services, Speech &speech);

    [[nodiscard]] MainWindow &window() { return *m_window; }
    /// Is told of each further window before it is shown.
    void setPrepare(std::function<void(MainWindow &)> prepare) { m_prepare = std::move(prepare); }
    /// What is to be said of the catalogue as it was read; said anew in each further language.
    void tellCatalog(const CatalogLoad &load);
    /// A language's id or "system"; remembered. The window is another one afterwards; at once, or when an export ends.
    void chooseLanguage(const QString &choice);

private:
    void makeWindow();
    [[nodiscard]] bool waitsForExport(const QString &choice);

    Presenter &m_presenter;
    BoardDocument &m_document;
    WindowServices m_services;
    Speech &m_speech;
    std::function<void(MainWindow &)> m_prepare;
    QStringList m_catalogMessages; ///< what was said of the catalogue, in the language that is spoken
    std::unique_ptr<EmptyUndo> m_emptyUndo;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace chipboard
