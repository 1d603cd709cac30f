// A field with nothing to undo leaves Ctrl+Z to the window; otherwise it handles it. Real keys in a real window.
#include "tests/support/testmain.h"
#include "widgets/editors/quantityedit.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_emptyundo {

class TestEmptyUndo : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void emptyFieldLeavesItToTheWindow_data();
    void emptyFieldLeavesItToTheWindow();
    void fieldUndoesItsOwnFirst();
    void fieldRedoesItsOwnFirst();
    void longTextKeepsIt();
    void withoutItTheFieldTakesAll();

private:
    std::unique_ptr<QMainWindow> m_window;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QLineEdit *m_line = nullptr;
    QPlainTextEdit *m_text = nullptr;
};

void TestEmptyUndo::init()
{
    m_window = std::make_unique<QMainWindow>();
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    m_line = new QLineEdit;
    m_line->setObjectName(u"line"_s);
    auto *box = new QDoubleSpinBox;
    box->setObjectName(u"spin"_s);
    auto *combo = new QComboBox;
    combo->setEditable(true);
    combo->setObjectName(u"combo"_s);
    m_text = new QPlainTextEdit;
    for (QWidget *field : std::initializer_list<QWidget *>{m_line, box, combo, m_text})
        layout->addWidget(field);
    m_window->setCentralWidget(centre);
    m_undo = new QAction(m_window.get());
    m_undo->setShortcuts(QKeySequence::Undo);
    m_redo = new QAction(m_window.get());
    m_redo->setShortcuts(QKeySequence::Redo);
    m_window->addActions({m_undo, m_redo});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestEmptyUndo::emptyFieldLeavesItToTheWindow_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"line", "spin", "combo"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestEmptyUndo::emptyFieldLeavesItToTheWindow()
{
    QFETCH(const QString, name);
    const EmptyUndo emptyUndo;
    auto *field = m_window->findChild<QWidget *>(name);
    field->setFocus();
    const QSignalSpy undone(m_undo, &QAction::triggered);
    const QSignalSpy redone(m_redo, &QAction::triggered);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.size(), 1);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(redone.size(), 1);
}

void TestEmptyUndo::fieldUndoesItsOwnFirst()
{
    const EmptyUndo emptyUndo;
    m_line->setFocus();
    const QSignalSpy undone(m_undo, &QAction::triggered);
    QTest::keyClicks(m_line, u"h100"_s);
    QTest::keyClick(m_line, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_line->text(), QString());
    QCOMPARE(undone.size(), 0);
    QTest::keyClick(m_line, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.size(), 1);
}

void TestEmptyUndo::fieldRedoesItsOwnFirst()
{
    const EmptyUndo emptyUndo;
    m_line->setFocus();
    const QSignalSpy redone(m_redo, &QAction::triggered);
    QTest::keyClicks(m_line, u"b"_s);
    m_line->undo();
    QTest::keyClick(m_line, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_line->text(), u"b"_s);
    QCOMPARE(redone.size(), 0);
}

// Notes are long texts: undo must not revert the board instead.
void TestEmptyUndo::longTextKeepsIt()
{
    const EmptyUndo emptyUndo;
    m_text->setFocus();
    const QSignalSpy undone(m_undo, &QAction::triggered);
    QTest::keyClicks(m_text, u"a"_s);
    QTest::keyClick(m_text, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_text->toPlainText(), QString());
    QCOMPARE(undone.size(), 0);
}

void TestEmptyUndo::withoutItTheFieldTakesAll()
{
    m_line->setFocus();
    const QSignalSpy undone(m_undo, &QAction::triggered);
    QTest::keyClick(m_line, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.size(), 0);
}

CHIPBOARD_TEST(TestEmptyUndo, QApplication)

} // namespace tst_emptyundo

#include "tst_emptyundo.moc"
