#include "app/document/boarddocument.h"

#include "data/files/boardio.h"
#include "widgets/export/safefile.h"

#include <QFileInfo>
#include <QUndoCommand>

namespace chipboard {

/// The only undo command: a board before and after.
class BoardDocument::EditCommand : public QUndoCommand
{
public:
    EditCommand(BoardDocument &document, const BoardEdit &edit)
        : m_document(document)
        , m_edit(edit)
        , m_before(document.board())
        , m_fileBefore(document.m_file)
        , m_file(edit.path ? std::make_shared<QString>(*edit.path) : nullptr)
    {
        tellName();
    }

    [[nodiscard]] int id() const override { return static_cast<int>(m_edit.kind); }
    void redo() override { apply(m_edit.after, m_file); }
    void undo() override { apply(m_before, m_file ? m_fileBefore : nullptr); }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = dynamic_cast<const EditCommand *>(other);
        if (!next || next->m_edit.gesture == 0 || next->m_edit.gesture != m_edit.gesture)
            return false;
        m_edit = next->m_edit;
        m_file = next->m_file ? next->m_file : m_file;
        tellName();
        setObsolete(m_edit.after == m_before);
        return true;
    }

private:
    void tellName()
    {
        setText(m_edit.nameOfChange != nullptr ? m_edit.nameOfChange(m_before, m_edit.after) : m_edit.name);
    }
    void apply(const Board &board, const SharedPath &file)
    {
        if (file)
            m_document.setFile(file);
        m_document.set(board);
    }

    BoardDocument &m_document;
    BoardEdit m_edit;
    Board m_before;
    SharedPath m_fileBefore;
    SharedPath m_file; ///< null: same file
};

BoardDocument::BoardDocument(Board board, QObject *parent)
    : QObject(parent)
    , m_board(std::move(board))
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

void BoardDocument::edit(const BoardEdit &edit)
{
    if (edit.after == m_board && edit.path.value_or(path()) == path())
        return;
    m_undo.push(new EditCommand(*this, edit));
}

Problems BoardDocument::open(const QString &path)
{
    const BoardLoad load = readBoardFile(path);
    if (!load.board)
        return load.problems;
    BoardEdit opened{
        .kind = EditKind::Open, .after = *load.board, .name = tr("Open %1").arg(QFileInfo(path).fileName())};
    // Saving must not overwrite the PDF that contained the board.
    opened.path = load.isEmbedded ? QString() : QFileInfo(path).absoluteFilePath();
    edit(opened);
    m_undo.setClean();
    if (load.recipe)
        emit exportOpened(*load.recipe);
    return load.problems;
}

Result<Done> BoardDocument::save(const QString &path)
{
    Result<Done> written = writeFileSafely(path, writeBoard(boardForFile()));
    if (written) {
        rename(QFileInfo(path).absoluteFilePath());
        m_undo.setClean();
    }
    return written;
}

void BoardDocument::restore(const Board &board, const QString &path, bool saved)
{
    m_undo.clear();
    saved ? m_undo.setClean() : m_undo.resetClean();
    setFile(std::make_shared<QString>(path));
    set(board);
}

void BoardDocument::set(const Board &board)
{
    if (board == m_board)
        return;
    m_board = board;
    emit boardChanged(m_board);
}

void BoardDocument::setFile(const SharedPath &file)
{
    const QString before = *m_file;
    m_file = file;
    if (*m_file != before)
        emit pathChanged(*m_file);
}

void BoardDocument::rename(const QString &path)
{
    if (path == *m_file)
        return;
    *m_file = path;
    emit pathChanged(path);
}

} // namespace chipboard
