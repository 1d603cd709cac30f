// Purpose: a main window on the shipped catalogue, with fakes for dialogs and links, and shortcuts to its parts.
#pragma once

#include "app/settings/languages.h"
#include "app/store/importedbooks.h"
#include "app/window/exportcontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pagetable.h"
#include "data/files/catalogreader.h"
#include "data/import/importedbook.h"
#include "tests/support/guitest.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/shippedcatalog.h"
#include "widgets/charts/chartview.h"

#include <QAction>
#include <QDockWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

namespace chipboard::testing {

class WindowFixture : public QObject
{
protected:
    void loadShipped();
    /// Shows the page (by default the one with all charts of the board) and all panels, which are collapsed at this
    /// width.
    void showWindow(const QString &page = QStringLiteral("compare"));
    /// A fresh window: nothing was opened or closed in it.
    void makeWindow(const Board &board, const QString &page);
    void openPanels();
    void closeWindow();

    template<typename Object>
    Object *child(const QString &name) const
    {
        return m_window->findChild<Object *>(name);
    }
    QAction *action(const char *id) const { return child<QAction>(QLatin1String(id)); }
    void trigger(const char *id) const { action(id)->trigger(); }
    ChartView *chart(int place) const { return child<ChartView>(QStringLiteral("chart%1").arg(place)); }
    QTableView *numbers() const { return child<QTableView>(QStringLiteral("numbersView")); }
    QString cardText() const { return child<QTextBrowser>(QStringLiteral("sourceCard"))->toPlainText(); }

    Catalog m_catalog;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    FakeFileChooser m_chooser;
    QList<QUrl> m_opened;
    std::unique_ptr<BoardDocument> m_document;
    std::unique_ptr<Presenter> m_presenter;
    Speech m_speech;
    std::unique_ptr<MainWindow> m_window;
};

inline void WindowFixture::loadShipped()
{
    QVERIFY(!hasErrors(shippedLoad().problems));
    m_catalog = shippedCatalog();
}

inline void WindowFixture::showWindow(const QString &page)
{
    makeWindow(onDemandBoard(), page);
    openPanels();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

inline void WindowFixture::makeWindow(const Board &board, const QString &page)
{
    QTest::failOnWarning(anyWarning());
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_chooser = FakeFileChooser();
    m_opened.clear();
    m_document = std::make_unique<BoardDocument>(board);
    m_presenter = std::make_unique<Presenter>(m_catalog, *m_document, Formatter());
    WindowServices services{*m_settings, m_chooser, [this](const QUrl &url) { m_opened << url; }};
    services.priceStore = m_folder->filePath(QStringLiteral("prices.sqlite"));
    services.chipsFolder = m_folder->filePath(QStringLiteral("catalog"));
    services.mappings = m_folder->filePath(QStringLiteral("mappings"));
    services.catalogFolders = QStringList{services.chipsFolder};
    services.readCatalog = [store = services.priceStore,
                            folders = services.catalogFolders](const QList<BookId> &pinned) {
        CatalogLoad load = loadCatalog(folders);
        load.problems << addImportedBooks(load.catalog, store, pinned);
        load.catalog = withAbsentBooks(std::move(load.catalog), pinned);
        return load;
    };
    services.replaceCatalog = [this](Catalog catalog) { m_catalog = std::move(catalog); };
    services.speech = &m_speech;
    m_window = std::make_unique<MainWindow>(*m_presenter, *m_document, services);
    m_window->choosePage(page);
    m_window->resize(1366, 768);
    m_presenter->update();
    m_window->show();
}

inline void WindowFixture::openPanels()
{
    for (const char *dock : {"pickerDock", "numbersDock", "assumptionsDock", "sourceDock"})
        child<QDockWidget>(QLatin1String(dock))->show();
    const PageRow &row = *findPage(m_window->pageId());
    const bool isAssumed = row.aboutWork && &row != pageTable().data();
    child<QDockWidget>(isAssumed ? QStringLiteral("assumptionsDock") : QStringLiteral("sourceDock"))->raise();
}

inline void WindowFixture::closeWindow()
{
    m_window.reset();
    m_presenter.reset();
    m_document.reset();
}

} // namespace chipboard::testing
