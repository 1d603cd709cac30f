// Purpose: the board of record: one Board, its undo history and the file it belongs to. Every change of the board goes
// through edit(); whoever shows the board listens to boardChanged().
#pragma once

#include "app/document/boardedit.h"
#include "data/board/exportrecipe.h"
#include "data/core/result.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>

namespace chipboard {

class BoardDocument : public QObject
{
    Q_OBJECT

public:
    explicit BoardDocument(Board board, QObject *parent = nullptr);

    [[nodiscard]] const Board &board() const { return m_board; }
    /// The file the board was opened from or saved to; empty: none yet.
    [[nodiscard]] const QString &path() const { return *m_file; }
    [[nodiscard]] bool isModified() const { return !m_undo.isClean(); }
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }

    /// One undo step; none when nothing would change. Joined with the step before when kind and gesture are equal.
    void edit(const BoardEdit &edit);

    /// Opens a file as one undo step, so nothing that was on the board is lost. The board stays as it is when the file
    /// has errors. A board from inside an exported file belongs to no file. Returns what is wrong with the file,
    /// warnings included.
    [[nodiscard]] Problems open(const QString &path);
    /// Writes the whole new file or leaves the old one alone; the document then belongs to `path`, and so do those of
    /// its steps that belonged to the file before.
    [[nodiscard]] Result<Done> save(const QString &path);
    /// Adds what only saving knows, such as the figures that the board was drawn with.
    void setStamp(std::function<Board(const Board &)> stamp) { m_stamp = std::move(stamp); }
    [[nodiscard]] Board boardForFile() const { return m_stamp ? m_stamp(m_board) : m_board; }
    /// The board and file of the last time, without an undo step. `saved` says whether the file holds just this board.
    void restore(const Board &board, const QString &path, bool saved);

signals:
    void boardChanged(const chipboard::Board &board);
    void pathChanged(const QString &path);
    void modifiedChanged(bool modified);
    /// How the exported file was made that the board came from.
    void exportOpened(const chipboard::ExportRecipe &recipe);

private:
    class EditCommand;
    /// The name of a file, shared by all steps that belong to it: undo and redo after "Save as" find the new one.
    using SharedPath = std::shared_ptr<QString>;

    void set(const Board &board);
    void setFile(const SharedPath &file);
    void rename(const QString &path);

    Board m_board;
    SharedPath m_file = std::make_shared<QString>();
    QUndoStack m_undo;
    std::function<Board(const Board &)> m_stamp;
};

} // namespace chipboard
