// Purpose: saves the last board on disk, so that the next start continues from it, even after a crash.
#pragma once

#include "app/document/boarddocument.h"
#include "data/core/textfile.h"

#include <QTimer>

namespace chipboard {

/// The last session's board. Empty if there is none; `problems` say why an existing one is unreadable.
struct LastBoard
{
    std::optional<Board> board;
    Problems problems;
    bool isDamaged = false; ///< the content is invalid; an unreadable file, or one of a newer Chipboard, may be intact
    FileStamp stamp;        ///< of the file, taken before reading
};
/// Retries if another window is writing the file.
[[nodiscard]] LastBoard readLastBoard(const QString &path);

/// The user's name for the last board: its file, else its title. The internal file is unknown to users.
[[nodiscard]] QString nameOfLast(const Board &board, const QString &path);

/// Compares resolved paths. Missing files count as no file.
[[nodiscard]] bool isSameFile(const QString &one, const QString &other);

/// The file contains exactly this board, with the same decision about changed figures, so saving would not change it. A
/// file without stored figures has no such decision.
[[nodiscard]] bool isSaved(Board last, const QString &path, const Catalog &catalog);

class BoardKeeper : public QObject
{
    Q_OBJECT

public:
    /// Writes to `path` shortly after a change; an empty path disables writing.
    BoardKeeper(BoardDocument &document, const QString &path, QObject *parent = nullptr);
    ~BoardKeeper() override;

    void flush();
    void finish();
    /// Writes past and future changes to `path` from now on.
    void keepAt(const QString &path);
    /// The same, but also writes without a change: the file there belongs to another document.
    void keepAnewAt(const QString &path);

signals:
    void failed(const chipboard::Problem &problem);
    /// The document has a new file, but the saved state has not: until kept(), the two must not be confused.
    void pathMoved();
    /// The saved state belongs to this file; empty: to none.
    void kept(const QString &documentPath);

private:
    BoardDocument &m_document;
    QString m_path;
    QTimer m_timer;
    bool m_hasMoved = false;
    bool m_waits = false; ///< for keepAt()
};

} // namespace chipboard
