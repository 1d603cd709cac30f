// Purpose: what happens when an action of the action table is triggered, and the menus made of that table.
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

    [[nodiscard]] QAction *action(const QString &id) const { return m_actions.value(id); }
    /// Checks and greys what goes with the board.
    void show(const PageView &view);

    // Handlers of the action table's rows.
    void fillNew(QMenu &menu);
    void open();
    void fillRecent(QMenu &menu);
    void duplicate();
    void save();
    void saveAs();
    void importPrices();
    void importModel();
    void exportPage();
    void exportBrief();
    void printPage();
    void previewPrint();
    void showDeck();
    void exportAgain();
    void checkSlide();
    void fillLook(QMenu &menu);
    void fillChart(QMenu &menu);
    void editPageTitle();
    void showNumbers();
    void present();
    void quit();
    void undo();
    void redo();
    void copy();
    void paste();
    void fillCopyAs(QMenu &menu);
    void selectNone();
    void find();
    void fillPages(QMenu &menu);
    void nextPage();
    void previousPage();
    void fillPanels(QMenu &menu);
    void resetLayout();
    void toggleFullScreen();
    void themeSystem();
    void themeLight();
    void themeDark();
    void themeContrastLight();
    void themeContrastDark();
    void largerText();
    void smallerText();
    void usualText();
    void fillEyes(QMenu &menu);
    void fillLanguages(QMenu &menu);
    void levelChip();
    void levelInstance();
    void levelSystem();
    void fillPresets(QMenu &menu);
    void fillPrecisions(QMenu &menu);
    void fillBooks(QMenu &menu);
    void fillBaselines(QMenu &menu);
    void valuesAbsolute();
    void valuesTimes();
    void valuesPercent();
    void overrideFigure();
    void showOverrides();
    void showScenarios();
    void showPriceLists();
    void duplicateSubject();
    void duplicateWorkload();
    void showSettings();
    void showHelp();
    void whatsThis();
    void showTour();
    void showCommands();
    void showShortcuts();
    void showAbout();
    /// What can be done with which keys, as the actions have them now.
    [[nodiscard]] QList<ShortcutRow> shortcuts() const;

private:
    void buildMenus();
    void buildPages();
    void add(QMenu &menu, const ActionRow &row);
    void addSubmenu(QMenu &menu, const ActionRow &row);
    void addIcons(QMenu &menu) const;
    void showUndo();
    void turnPage(int by);
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
