// Purpose: the handlers of the action table, and the menus built from it.
#pragma once

#include "app/window/actiontable.h"
#include "app/window/presenter.h"
#include "app/window/windowservices.h"

#include <QHash>
#include <QObject>

#include <functional>

class QAction;
class QActionGroup;

namespace chipboard {

class MainWindow;
struct ShortcutRow;

class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(MainWindow &window, Presenter &presenter, BoardDocument &document, const WindowServices &services);

    [[nodiscard]] MainWindow &window() { return m_window; }
    [[nodiscard]] Presenter &presenter() { return m_presenter; }
    [[nodiscard]] BoardDocument &document() { return m_document; }
    [[nodiscard]] QAction *action(const QString &id) const { return m_actions.value(id); }
    /// Checks and disables actions according to the view.
    void show(const PageView &view);

    // Called by rows of the action table.
    void turnPage(int by);
    void fillNew(QMenu &menu);
    void open();
    void fillRecent(QMenu &menu);
    void save();
    void saveAs();
    void showDeck();
    void checkSlide();
    void fillLook(QMenu &menu);
    void fillChart(QMenu &menu);
    void fillCopyAs(QMenu &menu);
    void fillPages(QMenu &menu);
    void fillPanels(QMenu &menu);
    void fillEyes(QMenu &menu);
    void fillLanguages(QMenu &menu);
    void fillPresets(QMenu &menu);
    void fillPrecisions(QMenu &menu);
    void fillBooks(QMenu &menu);
    void fillBaselines(QMenu &menu);
    void showScenarios();
    void showCommands();
    void showShortcuts();
    void showAbout();
    /// Actions with their current shortcuts.
    [[nodiscard]] QList<ShortcutRow> shortcuts() const;

private:
    void buildMenus();
    void buildPages();
    void add(QMenu &menu, const ActionRow &row);
    void addSubmenu(QMenu &menu, const ActionRow &row);
    void addIcons(QMenu &menu) const;
    void showUndo();
    void addUndo(QWidget &dialog);
    void fillChoices(QMenu &menu, const QList<Choice> &choices, const QString &current,
                     const std::function<void(const QString &id)> &choose);
    void saveTo(const QString &path);

    MainWindow &m_window;
    Presenter &m_presenter;
    BoardDocument &m_document;
    WindowServices m_services;
    QHash<QString, QAction *> m_actions;
    QHash<QString, QActionGroup *> m_groups;
    QList<QAction *> m_pages;
};

} // namespace chipboard
