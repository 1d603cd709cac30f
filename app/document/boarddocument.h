// Purpose: the current board, its undo history and its file. All changes go through edit(); views listen to
// boardChanged().
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
    /// The file the board was opened from or saved to; empty: none.
    [[nodiscard]] const QString &path() const { return *m_file; }
    [[nodiscard]] bool isModified() const { return !m_undo.isClean(); }
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }

    /// One undo step; none if nothing changes. Merged into the previous step if kind and gesture are equal.
    void edit(const BoardEdit &edit);

    /// Opens a file as one undo step, so that the previous board is not lost. The board stays unchanged if the file has
    /// errors. A board from an exported file has no file. Returns errors and warnings.
    [[nodiscard]] Problems open(const QString &path);
    /// Writes the file completely or not at all; the document, and all steps that belonged to the old file, then belong
    /// to `path`.
    [[nodiscard]] Result<Done> save(const QString &path);
    /// Adds data that is only known on saving, such as the figures the board was drawn with.
    void setStamp(std::function<Board(const Board &)> stamp) { m_stamp = std::move(stamp); }
    [[nodiscard]] Board boardForFile() const { return m_stamp ? m_stamp(m_board) : m_board; }
    /// The last session's board and file, without an undo step. `saved`: the file contains exactly this board.
    void restore(const Board &board, const QString &path, bool saved);

signals:
    void boardChanged(const chipboard::Board &board);
    void pathChanged(const QString &path);
    void modifiedChanged(bool modified);
    /// Recipe of the exported file that contained the board.
    void exportOpened(const chipboard::ExportRecipe &recipe);

private:
    class EditCommand;
    /// The file name shared by all steps of that file: after "Save as", undo and redo use the new name.
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
