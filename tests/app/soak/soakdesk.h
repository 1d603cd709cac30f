// Purpose: the program in long use by one person: window, owner, board, settings, autosave and folders, assembled as in
// the program, with fakes for file dialogs and the browser. Actions use it, checks inspect it; it collects Qt warnings.
#pragma once

#include "app/document/boardkeeper.h"
#include "app/window/windowowner.h"
#include "tests/support/guitest.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace chipboard::testing {

class SoakDesk
{
public:
    SoakDesk();
    ~SoakDesk();

    /// Resets the program to its example board; files and settings stay.
    void startOver();
    /// Processes events until everything is shown, except background draws.
    void settle();
    /// Waits up to five minutes (sanitizers are slow). False: timed out.
    [[nodiscard]] static bool waitFor(const std::function<bool()> &isSo);
    /// Raises and focuses the window.
    void activate(QWidget *one);
    /// Presses Esc until only the window is left, and closes what ignores Esc. False: something stays open.
    bool leaveDialogs();
    /// A window above or next to the main one: menu, dialog, presentation.
    [[nodiscard]] QWidget *otherWindow();

    [[nodiscard]] MainWindow &window() { return m_owner->window(); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString price(const QString &name) const { return path(QStringLiteral("lists/") + name); }
    [[nodiscard]] PageWidget *page();
    [[nodiscard]] QString lastBoard() const { return path(QStringLiteral("last.chipboard")); }

    template<typename Object>
    [[nodiscard]] Object *child(const QString &name)
    {
        return window().findChild<Object *>(name);
    }
    /// The first visible object of that name; hidden pages have objects of the same name.
    template<typename Object>
    [[nodiscard]] Object *seen(const QString &name)
    {
        for (Object *one : window().findChildren<Object *>(name)) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    /// False: no such action, or it is disabled.
    bool trigger(const char *id);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Replaces the text of the line.
    static void type(QLineEdit &line, const QString &text, int last = Qt::Key_Return);
    /// Fills the menu as opening it does and triggers a random enabled entry. Empty: none enabled.
    QString chooseFrom(QMenu &menu);
    /// From 0 to below `count`.
    [[nodiscard]] int any(int count) { return static_cast<int>(random.bounded(static_cast<quint32>(count))); }
    template<typename List>
    [[nodiscard]] const auto &anyOf(const List &list)
    {
        return std::begin(list)[any(static_cast<int>(std::size(list)))];
    }

    QRandomGenerator random{1};
    FakeFileChooser chooser;
    QList<QUrl> opened;
    QStringList warnings; ///< of Qt, since the last check
    QString detail;       ///< details of the current action
    QString fault;        ///< an action that must always work failed

    [[nodiscard]] const Catalog &catalog() const { return m_catalog; }
    [[nodiscard]] BoardDocument &document() { return m_document; }
    [[nodiscard]] Presenter &presenter() { return *m_presenter; }
    [[nodiscard]] BoardKeeper &keeper() { return *m_keeper; }
    [[nodiscard]] const Board &board() const { return m_document.board(); }

private:
    void writeLists() const;
    void firstLayout();
    [[nodiscard]] WindowServices services();

    QTemporaryDir m_folder;
    Catalog m_catalog;
    Settings m_settings;
    BoardDocument m_document;
    Speech m_speech;
    std::unique_ptr<Presenter> m_presenter;
    std::unique_ptr<BoardKeeper> m_keeper;
    std::unique_ptr<WindowOwner> m_owner;
    QtMessageHandler m_before;
};

} // namespace chipboard::testing
