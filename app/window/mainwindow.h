// Purpose: the window: bar, page, docks, status bar, and who tells whom. It shows what the presenter tells and passes
// on what the person asks for; it keeps nothing itself but its layout and its theme.
#pragma once

#include "app/window/presenter.h"
#include "app/window/windowservices.h"
#include "data/board/exportrecipe.h"
#include "widgets/theme/theme.h"

#include <QMainWindow>

class QMenu;
class QStackedWidget;
class QTimer;

namespace chipboard {

class BoardLock;
class ChartController;
struct Clip;
class DeckController;
class ExportController;
class HelpController;
class ImportController;
class LinkLabel;
class MessagePanel;
class OverrideController;
class OwnThings;
class PageBar;
class NumbersTable;
class AssumptionsPanel;
struct PageRow;
class PageWidget;
class PickerPanel;
class PriceLists;
class SettingsController;
class SlideController;
class SourceCardPanel;
class TopBar;
class Tour;
class WindowActions;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Presenter &presenter, BoardDocument &document, const WindowServices &services);
    ~MainWindow() override;

    [[nodiscard]] MessagePanel &messages() { return *m_messages; }
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] ExportController &exporting() { return *m_exporting; }
    [[nodiscard]] ImportController &importing() { return *m_importing; }

    /// Opens a board file; what is wrong with it, and which of its ids the catalogue does not know, is told. False:
    /// what was there before is still shown.
    bool openBoard(const QString &path);
    /// Brings the prices that the present board is pinned to, and tells which of its ids the catalogue does not know.
    void checkBoardIds(const QString &name);

    /// "system", "light", "dark", "contrastLight" or "contrastDark"; remembered.
    void chooseTheme(const QString &choice);
    [[nodiscard]] const QString &themeChoice() const { return m_themeChoice; }
    void overrideTheme(bool dark); ///< light or dark for this run only
    /// One of textSizes(); remembered.
    void chooseTextSize(int percent);
    [[nodiscard]] int textSize() const { return m_textSize; }
    void chooseEyes(const QString &id); ///< a row of eyesTable(): how others see the screen, for this run only
    [[nodiscard]] const QString &eyes() const { return m_eyes; }

    /// By the id of a row of the page table; unknown ids change nothing.
    void choosePage(const QString &id);
    [[nodiscard]] QString pageId() const;
    void resetLayout();
    void toggleFullScreen();
    void findChip();
    /// Of the number that the keyboard is on, else of the one on the source card.
    void overrideFigure();
    [[nodiscard]] OverrideController &overriding() { return *m_overriding; }
    [[nodiscard]] OwnThings &ownThings() { return *m_ownThings; }
    [[nodiscard]] PriceLists &priceLists() { return *m_priceLists; }
    [[nodiscard]] SlideController &slides() { return *m_slides; }
    [[nodiscard]] DeckController &decks() { return *m_decks; }
    /// Asks how to export the focused chart, or the page where none is.
    void exportShown();
    /// The pages that the slides of the deck show, in their order.
    void presentDeck();
    /// These alone, one after the other; empty: all.
    void presentPages(const QStringList &pages);
    [[nodiscard]] HelpController &help() { return *m_help; }
    [[nodiscard]] SettingsController &settings() { return *m_settings; }
    [[nodiscard]] Tour &tour() { return *m_tour; }
    /// A line in the status bar, until the tour was begun or declined once.
    void offerTour();
    /// Of the chart with the keyboard focus, else of the page's first.
    void fillChartMenu(QMenu &menu);
    /// The numbers of the chart with the keyboard focus, else of the page, with the keyboard in them.
    void showNumbers();
    void editPageTitle();
    /// A file; "none" or empty: none. What is wrong with it is told.
    enum class Keep { ForThisRun, Always };
    void useLook(const QString &path, Keep keep = Keep::Always);
    [[nodiscard]] const CompanyLook &look() const { return m_look; }
    /// Full screen, page by page.
    void present();
    void copy();
    /// The comparison whose text is on the clipboard, as a step that can be undone.
    void paste();
    /// The chart with the focus, else the page, in one of clipFormats().
    void copyAs(const QString &formatId);
    void restoreLayout(); ///< what the window looked like the last time
    void rememberLayout();

signals:
    /// A language's id, or "system".
    void languageChosen(const QString &choice);

protected:
    void showEvent(QShowEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void keepDockTabs();
    [[nodiscard]] Clip shownPart() const;
    void copyClip(const Clip &clip, const QString &formatId);
    [[nodiscard]] PageWidget *shownPage() const;
    void connectCharts();
    void leavePresentation();
    void buildBar();
    void buildCentre();
    void buildDocks();
    template<typename Panel>
    Panel *addDock(const char *name, const QString &title, Qt::DockWidgetArea area);
    void showPage(int index);
    [[nodiscard]] const PageRow &shownRow() const;
    [[nodiscard]] PageWidget *newPage(const PageRow &row);
    void keepForm(PageWidget &page, const QString &id);
    void bringUpPanelOf(const PageRow &page);
    void bringUp(const char *dockName);
    void addPanelButton(const char *dockName);
    void buildNotes();
    void showNote(LinkLabel &note);
    void buildTourOffer();
    void tellExported(const QStringList &paths);
    void showChips();
    void connectPanels();
    void connectDocument();
    void tellDraws();
    void connectExport();
    void connectOverrides();
    void connectOwnThings();
    void connectImport();
    void buildHelp();
    void buildStatus();
    void showStatus(const QStringList &parts);
    void showDisagreements();
    void followRemedy(const QString &remedyId);
    void showView(const PageView &view);
    void showTree(const PageView &view);
    static bool focusFirstOf(const QWidget &page);
    void askFilter(const QString &expression);
    void showTitle();
    [[nodiscard]] Theme chosenTheme(const QString &eyes) const;
    void followTheme();
    void setTheme(const Theme &theme);

    Presenter &m_presenter;
    BoardDocument &m_document;
    WindowServices m_services;
    std::unique_ptr<BoardLock> m_lock; ///< of the file that is open here
    QString m_themeChoice;
    std::optional<bool> m_darkOverride;
    CompanyLook m_look;
    int m_textSize;
    QString m_eyes;
    Theme m_theme; ///< with all of these
    std::optional<Level> m_treeLevel;
    /// What the picker's filter was asked last: the answer holds until one of these is another.
    struct Asked
    {
        QString expression;
        BookId prices;
        std::shared_ptr<const Catalog> catalog;

        friend bool operator==(const Asked &, const Asked &) = default;
    };
    Asked m_asked;
    QByteArray m_standardState;
    bool m_arranged = false;    ///< the docks have their first sizes
    bool m_focusGoesOn = false; ///< to the page that is shown next, because it was in the last one

    TopBar *m_bar = nullptr;
    MessagePanel *m_messages = nullptr;
    PageBar *m_pageBar = nullptr;
    int m_shown = -1; ///< row of the page table
    QStackedWidget *m_pages = nullptr;
    QList<PageWidget *> m_pageWidgets;
    PickerPanel *m_picker = nullptr;
    NumbersTable *m_numbers = nullptr;
    SourceCardPanel *m_card = nullptr;
    AssumptionsPanel *m_assumptions = nullptr;
    LinkLabel *m_status = nullptr;
    LinkLabel *m_changed = nullptr;
    LinkLabel *m_exported = nullptr;
    QTimer *m_noteEnd = nullptr; ///< when the status comes back
    ExportController *m_exporting = nullptr;
    DeckController *m_decks = nullptr;
    OverrideController *m_overriding = nullptr;
    OwnThings *m_ownThings = nullptr;
    ImportController *m_importing = nullptr;
    PriceLists *m_priceLists = nullptr;
    ChartController *m_charts = nullptr;
    SlideController *m_slides = nullptr;
    HelpController *m_help = nullptr;
    SettingsController *m_settings = nullptr;
    Tour *m_tour = nullptr;
    WindowActions *m_actions = nullptr;
};

} // namespace chipboard
