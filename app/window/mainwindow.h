// Purpose: the main window: bar, pages, docks and status bar, and their connections. It shows the presenter's state and
// forwards the user's actions; it owns only its layout and theme.
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

    /// Opens a board file; reports problems and ids that the catalogue does not know. False: the previous board is
    /// still shown.
    bool openBoard(const QString &path);
    /// Loads the price lists that the board is pinned to, and reports its unknown ids.
    void checkBoardIds(const QString &name);

    /// "system", "light", "dark", "contrastLight" or "contrastDark"; saved.
    void chooseTheme(const QString &choice);
    [[nodiscard]] const QString &themeChoice() const { return m_themeChoice; }
    void overrideTheme(bool dark); ///< light or dark for this run only
    /// One of textSizes(); saved.
    void chooseTextSize(int percent);
    [[nodiscard]] int textSize() const { return m_textSize; }
    void chooseEyes(const QString &id); ///< a row of eyesTable(): colour-vision simulation for this run only
    [[nodiscard]] const QString &eyes() const { return m_eyes; }

    /// By page table id; ignores unknown ids.
    void choosePage(const QString &id);
    [[nodiscard]] QString pageId() const;
    void resetLayout();
    void toggleFullScreen();
    void findChip();
    /// For the focused number, else the one on the source card.
    void overrideFigure();
    [[nodiscard]] OverrideController &overriding() { return *m_overriding; }
    [[nodiscard]] OwnThings &ownThings() { return *m_ownThings; }
    [[nodiscard]] PriceLists &priceLists() { return *m_priceLists; }
    [[nodiscard]] SlideController &slides() { return *m_slides; }
    [[nodiscard]] DeckController &decks() { return *m_decks; }
    /// Opens the export dialog for the focused chart, else for the page.
    void exportShown();
    void presentDeck();
    /// Presents only these pages; empty: all.
    void presentPages(const QStringList &pages);
    [[nodiscard]] HelpController &help() { return *m_help; }
    [[nodiscard]] SettingsController &settings() { return *m_settings; }
    [[nodiscard]] Tour &tour() { return *m_tour; }
    /// Offers the tour in the status bar unless it was started or declined before.
    void offerTour();
    /// For the focused chart, else the page's first.
    void fillChartMenu(QMenu &menu);
    /// Shows and focuses the numbers of the focused chart, else of the page.
    void showNumbers();
    void editPageTitle();
    /// `path`: a brand theme file; "none" or empty: none. Reports problems.
    enum class Keep { ForThisRun, Always };
    void useLook(const QString &path, Keep keep = Keep::Always);
    [[nodiscard]] const CompanyLook &look() const { return m_look; }
    /// Full screen, page by page.
    void present();
    void copy();
    /// Replaces the board by the one in the clipboard text, as an undo step.
    void paste();
    /// Copies the focused chart, else the page, in one of clipFormats().
    void copyAs(const QString &formatId);
    void restoreLayout(); ///< from the last session
    void rememberLayout();

signals:
    /// A language id, or "system".
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
    std::unique_ptr<BoardLock> m_lock; ///< for the open file
    QString m_themeChoice;
    std::optional<bool> m_darkOverride;
    CompanyLook m_look;
    int m_textSize;
    QString m_eyes;
    Theme m_theme; ///< including all of the above
    std::optional<Level> m_treeLevel;
    /// The last filter request: its result is valid until one of these changes.
    struct Asked
    {
        QString expression;
        BookId prices;
        std::shared_ptr<const Catalog> catalog;

        friend bool operator==(const Asked &, const Asked &) = default;
    };
    Asked m_asked;
    QByteArray m_standardState;
    bool m_arranged = false;    ///< the docks have their initial sizes
    bool m_focusGoesOn = false; ///< move focus into the next page, because it was in the previous one

    TopBar *m_bar = nullptr;
    MessagePanel *m_messages = nullptr;
    PageBar *m_pageBar = nullptr;
    int m_shown = -1; ///< row in the page table
    QStackedWidget *m_pages = nullptr;
    QList<PageWidget *> m_pageWidgets;
    PickerPanel *m_picker = nullptr;
    NumbersTable *m_numbers = nullptr;
    SourceCardPanel *m_card = nullptr;
    AssumptionsPanel *m_assumptions = nullptr;
    LinkLabel *m_status = nullptr;
    LinkLabel *m_changed = nullptr;
    LinkLabel *m_exported = nullptr;
    QTimer *m_noteEnd = nullptr; ///< restores the status text
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
