#include "app/document/boardkeeper.h"

#include "data/board/books.h"
#include "data/compare/moved.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "widgets/export/safefile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace chipboard {
constexpr int delayMs = 500;     ///< batches a burst of changes
constexpr int mostReadings = 20; ///< a window writes at most twice a second, so this many never collide

/// The user does not know this file, so the remedy is to save the comparison elsewhere.
static Problem notKept(Problem problem)
{
    problem.message = tr("Cannot save the comparison for the next start. %1").arg(problem.message);
    problem.remedy = tr("Save it with File > Save as, and check the free space and permissions of this folder.");
    problem.severity = Severity::Warning;
    return problem;
}

/// A disk or permission error, or an unknown format: the file may be intact.
static bool saysNothingOfContent(const Problem &problem)
{
    return problem.code == ProblemCode::CannotRead || problem.code == ProblemCode::BadVersion;
}

LastBoard readLastBoard(const QString &path)
{
    const Problem changing = changedMeanwhile(QDir::toNativeSeparators(path));
    for (int reading = 1;; ++reading) {
        LastBoard last{.stamp = stampOf(path)};
        if (!QFileInfo::exists(path))
            return last;
        const BoardLoad load = readBoardFile(path);
        if (load.problems.contains(changing) && reading < mostReadings)
            continue;
        last.board = load.board;
        if (!load.board)
            last.problems = load.problems;
        last.isDamaged = !load.board && std::ranges::none_of(load.problems, saysNothingOfContent);
        return last;
    }
}

QString nameOfLast(const Board &board, const QString &path)
{
    if (!path.isEmpty())
        return QFileInfo(path).fileName();
    return board.title.isEmpty() ? tr("The last board") : board.title;
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
    last.drawn.revision = file->drawn.revision; // the revision may advance without changing figures of the board
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
    // A new change does not restart the timer, so that a long drag is saved along the way.
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

void BoardKeeper::keepAnewAt(const QString &path)
{
    m_hasMoved = true;
    m_waits = true;
    keepAt(path);
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
