#include "app/document/boardkeeper.h"

#include "data/board/books.h"
#include "data/json/boardio.h"
#include "data/overrides/moved.h"
#include "widgets/export/exporters.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <utility>

namespace chipboard {
namespace {

constexpr int delayMs = 500; ///< long enough to write once for a burst of changes

/// Nobody chose this file: what can be done is to save the comparison elsewhere.
Problem notKept(Problem problem)
{
    problem.message = QCoreApplication::translate("BoardKeeper", "The comparison cannot be kept for the next start. %1")
                          .arg(problem.message);
    problem.remedy = QCoreApplication::translate("BoardKeeper",
                                                 "Save it with File > Save as, and see to room and "
                                                 "permissions of this folder.");
    problem.severity = Severity::Warning;
    return problem;
}

} // namespace

LastBoard readLastBoard(const QString &path)
{
    if (!QFileInfo::exists(path))
        return {};
    const BoardLoad load = readBoardFile(path);
    return {load.board, load.board ? Problems() : load.problems};
}

QString nameOfLast(const Board &board, const QString &path)
{
    if (!path.isEmpty())
        return QFileInfo(path).fileName();
    return board.title.isEmpty() ? QCoreApplication::translate("BoardKeeper", "The last board") : board.title;
}

bool isSameFile(const QString &one, const QString &other)
{
    const QString real = QFileInfo(one).canonicalFilePath();
    return !real.isEmpty() && real == QFileInfo(other).canonicalFilePath();
}

bool isSaved(Board last, const QString &path, const Catalog &catalog)
{
    std::optional<Board> file = readBoardFile(path).board;
    if (!file)
        return false;
    if (file->drawn.revision.isEmpty()) {
        last.drawn = {};
        return withLastingBooks(catalog, *file) == withLastingBooks(catalog, last);
    }
    file->drawn = drawnToSave(catalog, *file);
    last.drawn = drawnToSave(catalog, last);
    last.drawn.revision = file->drawn.revision; // it goes on while no figure of the board moves
    return withLastingBooks(catalog, *file) == withLastingBooks(catalog, last);
}

BoardKeeper::BoardKeeper(BoardDocument &document, const QString &path, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_path(path)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delayMs);
    connect(&m_timer, &QTimer::timeout, this, &BoardKeeper::flush);
    // A change does not put off what an earlier one set going: a drag of a minute is written all along.
    connect(&document, &BoardDocument::boardChanged, &m_timer, [this] {
        if (!m_timer.isActive())
            m_timer.start();
    });
    connect(&document, &BoardDocument::pathChanged, &m_timer, [this] {
        m_hasMoved = true;
        emit pathMoved();
        if (!m_timer.isActive())
            m_timer.start();
    });
}

BoardKeeper::~BoardKeeper() { finish(); }

void BoardKeeper::finish()
{
    if (m_timer.isActive())
        flush();
}

void BoardKeeper::keepAt(const QString &path)
{
    m_path = path;
    if (m_hasMoved)
        emit pathMoved();
    if (m_waits)
        m_timer.start();
}

void BoardKeeper::flush()
{
    m_timer.stop();
    m_waits = m_path.isEmpty();
    if (m_waits)
        return;
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    const Result<Done> written = writeFileSafely(m_path, writeBoard(m_document.boardForFile()));
    if (!written) {
        emit failed(notKept(written.problem()));
        return;
    }
    if (std::exchange(m_hasMoved, false))
        emit kept(m_document.path());
}

} // namespace chipboard
