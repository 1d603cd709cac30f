// Purpose: the program as one person uses it for a long time: the window with its owner, board, settings, autosave and
// folders of its own, put together as the program does it, with fakes for the desktop's file dialogs and the browser.
// Actions use it, checks look at it; what Qt warns of meanwhile is kept.
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

    /// As the program starts with its example; what was done is forgotten, files and settings stay.
    void startOver();
    /// Until nothing is left to be shown, but for what is drawn beside the window.
    void settle();
    /// At most five minutes, which the sanitizers may take; false: it did not come true.
    [[nodiscard]] static bool waitFor(const std::function<bool()> &isSo);
    /// In front of all others, with the keyboard.
    void activate(QWidget *one);
    /// Esc, until the window is alone; what Esc does not close is closed like any window. False: something stays.
    bool leaveDialogs();
    /// What stands over the window or beside it: menus, dialogs, a presentation.
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
    /// The first one of that name that is seen; the pages behind have theirs, too.
    template<typename Object>
    [[nodiscard]] Object *seen(const QString &name)
    {
        for (Object *one : window().findChildren<Object *>(name)) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    /// False: there is none, or it cannot be done now.
    bool trigger(const char *id);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Types over what is in the line.
    static void type(QLineEdit &line, const QString &text, int last = Qt::Key_Return);
    /// Fills a menu as its opening does, and takes one of what can be done there; empty: nothing can.
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
    QStringList warnings; ///< of Qt, since somebody looked
    QString detail;       ///< what the action under way is about
    QString fault;        ///< an action could not do what can always be done

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
