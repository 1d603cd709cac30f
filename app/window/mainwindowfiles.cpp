// Files that the main window opens, by whatever way they come.
#include "app/window/importcontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/overridecontroller.h"
#include "app/window/pricelists.h"
#include "data/json/boardio.h"
#include "widgets/panels/messagepanel.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace chipboard {
namespace {

bool isBoard(const QString &path) { return boardEndings().contains(QFileInfo(path).suffix().toLower()); }

/// Those that the window takes.
QStringList droppedFiles(const QMimeData &data)
{
    QStringList files;
    for (const QUrl &url : data.urls()) {
        const QString path = url.toLocalFile();
        if (!path.isEmpty() && (isBoard(path) || ImportController::takes(path)))
            files << path;
    }
    return files;
}

} // namespace

bool MainWindow::openBoard(const QString &path)
{
    Problems problems = m_document.open(path);
    const bool isOpen = !hasErrors(problems);
    if (!isOpen) {
        // Nobody should take what is shown for the file that was asked for.
        QString &remedy = problems.last().remedy;
        const QString instead = m_document.board() == defaultBoard() ? tr("The example comparison is shown instead.")
                                                                     : tr("The comparison before it is still shown.");
        remedy += remedy.isEmpty() ? instead : QLatin1Char(' ') + instead;
    }
    m_messages->add(problems);
    if (isOpen)
        checkBoardIds(QDir::toNativeSeparators(path));
    return isOpen;
}

void MainWindow::checkBoardIds(const QString &name)
{
    m_priceLists->bringNamed();
    m_messages->add(checkBoard(m_document.board(), m_presenter.published(), name));
    m_messages->withdraw(QStringLiteral("moves"));
    m_overriding->lookForMoves();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

// A comparison is opened, everything else may be a price list.
void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList lists;
    for (const QString &path : droppedFiles(*event->mimeData())) {
        if (isBoard(path))
            openBoard(path);
        else
            lists << path;
    }
    event->acceptProposedAction();
    m_importing->importFiles(lists);
}

} // namespace chipboard
