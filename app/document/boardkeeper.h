// Purpose: keeps the last board on the disk, so that the next start, also after a crash, goes on where this one ended.
#pragma once

#include "app/document/boarddocument.h"
#include "data/core/textfile.h"

#include <QTimer>

namespace chipboard {

/// The board of the last time. Empty when there is none; problems say why one that is there cannot be read.
struct LastBoard
{
    std::optional<Board> board;
    Problems problems;
    bool isDamaged = false; ///< what it says; what cannot be read, or is a newer Chipboard's, may be whole
    FileStamp stamp;        ///< of the file before it was read
};
/// A file that another window just writes is read again.
[[nodiscard]] LastBoard readLastBoard(const QString &path);

/// What a person calls the board of the last time: its file, else its title. Nobody knows the file that keeps it.
[[nodiscard]] QString nameOfLast(const Board &board, const QString &path);

/// Whatever the way to it is called. A file that is not there is the same as none.
[[nodiscard]] bool isSameFile(const QString &one, const QString &other);

/// The file holds just this board, and the same answer about figures that moved since: both would be saved alike now.
/// A file that remembers no figures has given none.
[[nodiscard]] bool isSaved(Board last, const QString &path, const Catalog &catalog);

class BoardKeeper : public QObject
{
    Q_OBJECT

public:
    /// Writes to `path` a moment after the document changed; to nothing where that is empty.
    BoardKeeper(BoardDocument &document, const QString &path, QObject *parent = nullptr);
    ~BoardKeeper() override;

    /// Writes now what is still to be written.
    void flush();
    /// The same, if anything is.
    void finish();
    /// From now on what changes, or has changed already, is written to `path`.
    void keepAt(const QString &path);
    /// What is there is not this document: it is written without a change, too.
    void keepAnewAt(const QString &path);

signals:
    void failed(const chipboard::Problem &problem);
    /// The document belongs to another file now, and what is on the disk does not yet: until kept() says so, nobody may
    /// take the one for the other.
    void pathMoved();
    /// What is on the disk is the document of this file; empty: of none.
    void kept(const QString &documentPath);

private:
    BoardDocument &m_document;
    QString m_path;
    QTimer m_timer;
    bool m_hasMoved = false;
    bool m_waits = false; ///< for a path
};

} // namespace chipboard
