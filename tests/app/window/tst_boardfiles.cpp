// Board files in the window: recent ones, duplicates, and two windows on one file.
#include "app/document/lastplace.h"
#include "app/settings/settings.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/panels/messagepanel.h"

#include <QApplication>
#include <QMenu>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_boardfiles {

class TestBoardFiles : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void theLastOnesAreOffered();
    void aDuplicateBelongsToNoFile();
    void anotherWindowIsToldOf();
    void whatIsShownInsteadIsTold();

private:
    QMenu *recent() const
    {
        QMenu *menu = child<QMenu>(u"file.recent"_s);
        emit menu->aboutToShow();
        return menu;
    }
};

void TestBoardFiles::theLastOnesAreOffered()
{
    QVERIFY(!recent()->findChild<QAction *>(u"recent.forget"_s)->isEnabled());
    const QString one = m_folder->filePath(u"one.chipboard"_s);
    const QString two = m_folder->filePath(u"two.chipboard"_s);
    QVERIFY(m_document->save(one));
    m_presenter->chooseLevel(Level::System);
    QVERIFY(m_document->save(two));
    const QMenu *menu = recent();
    QCOMPARE(menu->actions().first()->text(), u"two (%1)"_s.arg(m_folder->path()));
    menu->findChild<QAction *>(u"recent."_s + one)->trigger();
    QCOMPARE(m_document->path(), one);
    QCOMPARE(m_document->board().level, Level::Chip);
    recent()->findChild<QAction *>(u"recent.forget"_s)->trigger();
    QVERIFY(recentBoards(*m_settings).isEmpty());
}

void TestBoardFiles::aDuplicateBelongsToNoFile()
{
    const QString path = m_folder->filePath(u"one.chipboard"_s);
    QVERIFY(m_document->save(path));
    const Board board = m_document->board();
    trigger("file.duplicate");
    QCOMPARE(m_document->board(), board);
    QVERIFY(m_document->path().isEmpty());
    QCOMPARE(m_document->undoStack().undoText(), u"Duplicate"_s);
    trigger("edit.undo");
    QCOMPARE(m_document->path(), path);
}

void TestBoardFiles::anotherWindowIsToldOf()
{
    const QString path = m_folder->filePath(u"one.chipboard"_s);
    QVERIFY(m_document->save(path));
    QVERIFY(m_window->messages().messages().isEmpty());
    trigger("file.duplicate");
    BoardLock other(m_settings->folder() + u"/open"_s);
    QVERIFY(!other.hold(path));
    QVERIFY(m_window->openBoard(path));
    QCOMPARE(m_window->messages().messages().size(), 1);
    QVERIFY(m_window->messages().messages().constFirst().contains(u"open in another window."_s));
}

void TestBoardFiles::whatIsShownInsteadIsTold()
{
    const QString path = m_folder->filePath(u"broken.chipboard"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("{\"kind\": \"board\""), 16);
    file.close();
    m_document->restore(defaultBoard(), {}, true);
    QVERIFY(!m_window->openBoard(path));
    QVERIFY2(m_window->messages().messages().constLast().endsWith(u"The example comparison is shown instead."_s),
             qPrintable(m_window->messages().messages().constLast()));
    BoardEdit edit{.after = m_document->board()};
    edit.after.chips.removeLast();
    edit.name = u"other"_s;
    m_document->edit(edit);
    m_window->openBoard(path);
    QVERIFY(m_window->messages().messages().constLast().endsWith(u"The previous comparison is still shown."_s));
}

CHIPBOARD_TEST(TestBoardFiles, QApplication)

} // namespace tst_boardfiles

#include "tst_boardfiles.moc"
