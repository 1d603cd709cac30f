// Export in the window: from Ctrl+E to the files, with keys as a person presses them.
#include "tests/app/window/windowfixture.h"
#include "widgets/panels/messagepanel.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStatusBar>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

class TestExporting : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void writesAFile();
    void writesSeveralFiles();
    void canBeStopped();
    void againRepeats();
    void anOpenedFileIsExportedAlike();
    void failureIsToldAndKeepsTheOldFile();
    void canBeLeftAtTheFileDialog();

private:
    static void activate(QWidget *window);
    void exportTo(const QString &path, const QString &pageSize = {});
};

// What a desktop does by itself.
void TestExporting::activate(QWidget *window)
{
    window->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), window);
}

// As a person does: Ctrl+E, folder and name, Return.
void TestExporting::exportTo(const QString &path, const QString &pageSize)
{
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(dialog->isVisible());
    dialog->setTarget(QFileInfo(path).path(), QFileInfo(path).completeBaseName());
    auto *size = dialog->findChild<QComboBox *>(u"exportSize"_s);
    if (!pageSize.isEmpty())
        size->setCurrentIndex(size->findData(pageSize));
    QTest::keyClick(dialog, Qt::Key_Return);
}

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestExporting::writesAFile()
{
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    const QString path = m_folder->filePath(u"out.pdf"_s);
    m_chooser.answer = path;
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QCOMPARE(dialog->choice().name, m_presenter->view().page.fileStem);
    activate(dialog);
    QTest::keyClick(dialog, Qt::Key_B, Qt::AltModifier);
    QTRY_COMPARE(m_chooser.questions.size(), 1);
    QVERIFY(m_chooser.questions.constFirst().path.endsWith(m_presenter->view().page.fileStem + u".pdf"_s));
    QCOMPARE(dialog->choice().folder, m_folder->path());
    QCOMPARE(dialog->choice().name, u"out"_s);
    auto *size = dialog->findChild<QComboBox *>(u"exportSize"_s);
    size->setCurrentIndex(size->findData(u"a4"_s));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(exported.size(), 1);
    QVERIFY(!dialog->isVisible());
    QVERIFY(contentOf(path).startsWith("%PDF"));
    QCOMPARE(m_settings->text(Setting::ExportPageSize), u"a4"_s);
    QCOMPARE(m_settings->text(Setting::ExportFolder), m_folder->path());
    QVERIFY(m_window->statusBar()->currentMessage().contains(u"out.pdf"_s));
    auto *place = child<QLabel>(u"showInFolder"_s);
    QVERIFY(!place->isHidden());
    emit place->linkActivated(m_folder->path());
    QCOMPARE(m_opened, QList<QUrl>{QUrl::fromLocalFile(m_folder->path())});
}

// Formats and pages at once; what is there already is asked about once.
void TestExporting::writesSeveralFiles()
{
    QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"svg"_s, u"markdown"_s};
    choice.recipe.ask = {ExportWhat::All, {}, {}};
    choice.recipe.options.theme = u"grey"_s;
    choice.folder = m_folder->path();
    choice.name = u"all"_s;
    dialog->setChoice(choice);
    QVERIFY(m_folder->isValid() && QFile(m_folder->filePath(u"all-value.svg"_s)).open(QIODevice::WriteOnly));
    QTest::keyClick(dialog, Qt::Key_Return);
    auto *question = dialog->findChild<QMessageBox *>(u"exportOverwrite"_s);
    QVERIFY(question != nullptr && question->informativeText() == u"all-value.svg"_s);
    activate(question);
    QTest::keyClick(question, Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, 30000);
    const QStringList paths = exported.first().first().toStringList();
    QVERIFY(paths.contains(m_folder->filePath(u"all-roofline.svg"_s))
            && paths.contains(m_folder->filePath(u"all.md"_s)));
    QVERIFY(contentOf(m_folder->filePath(u"all-value.svg"_s)).startsWith("<?xml"));
    QVERIFY(contentOf(m_folder->filePath(u"all.md"_s)).count("\n# ") >= 5);
    QCOMPARE(m_settings->text(Setting::ExportTheme), u"grey"_s);
    QCOMPARE(m_settings->text(Setting::ExportFormat), u"svg,markdown"_s);
}

// The window goes on between the steps, and until the last one nothing is written.
void TestExporting::canBeStopped()
{
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.recipe.ask = {ExportWhat::All, {}, {}};
    choice.folder = m_folder->path();
    choice.name = u"stopped"_s;
    dialog->setChoice(choice);
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(dialog->isBusy());
    QCoreApplication::processEvents();
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isBusy() && dialog->isVisible());
    QCoreApplication::processEvents(); // no step is left
    QCOMPARE(exported.size(), 0);
    QVERIFY(!QFile::exists(m_folder->filePath(u"stopped.pdf"_s)));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
}

void TestExporting::againRepeats()
{
    const QString path = m_folder->filePath(u"out.pdf"_s);
    exportTo(path);
    QTRY_VERIFY(QFile::exists(path));
    QTRY_VERIFY(!child<ExportDialog>(u"exportDialog"_s)->isVisible());
    const QByteArray first = contentOf(path);
    QVERIFY(QFile::remove(path));
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(path));
    QCOMPARE(contentOf(path), first); // equal input, equal bytes
    QVERIFY(!child<ExportDialog>(u"exportDialog"_s)->isVisible());
    QVERIFY(m_chooser.questions.isEmpty()); // not asked
}

void TestExporting::anOpenedFileIsExportedAlike()
{
    const QString path = m_folder->filePath(u"out.svg"_s);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"svg"_s};
    choice.recipe.options = {u"square"_s, false, 2, true, u"dark"_s, u"large"_s, {}, false};
    choice.folder = m_folder->path();
    choice.name = u"out"_s;
    dialog->setChoice(choice);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(path));
    choice.recipe.options = {};
    m_window->exporting().take(choice.recipe);
    m_window->openBoard(path);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(dialog->choice().recipe.options.pageSize, u"square"_s);
    QCOMPARE(dialog->choice().recipe.options.theme, u"dark"_s);
    QCOMPARE(dialog->choice().recipe.options.typeScale, u"large"_s);
}

void TestExporting::failureIsToldAndKeepsTheOldFile()
{
    const QString path = m_folder->filePath(u"folder.pdf"_s);
    QVERIFY(QDir().mkpath(path)); // a folder is in the way
    const QSignalSpy failed(&m_window->exporting(), &ExportController::failed);
    exportTo(path);
    auto *question = child<QMessageBox>(u"exportOverwrite"_s);
    QVERIFY(question != nullptr);
    activate(question);
    QTest::keyClick(question, Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!m_window->messages().isHidden());
    QVERIFY(m_window->messages().messages().constLast().contains(u"folder.pdf"_s));
    QVERIFY(QFileInfo(path).isDir());
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QVERIFY(dialog->isVisible() && !dialog->isBusy()); // to choose another name
    QVERIFY(dialog->findChild<QLabel *>(u"exportNote"_s)->text().contains(u"folder"_s));
}

void TestExporting::canBeLeftAtTheFileDialog()
{
    m_chooser.answer.reset();
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); // nothing to repeat: asks
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QTRY_VERIFY(dialog->isVisible());
    const ExportChoice before = dialog->choice();
    activate(dialog);
    QTest::keyClick(dialog, Qt::Key_B, Qt::AltModifier);
    QTRY_COMPARE(m_chooser.questions.size(), 1);
    QCOMPARE(dialog->choice(), before);
    QVERIFY(m_window->messages().isHidden());
}

QTEST_MAIN(TestExporting)
#include "tst_exporting.moc"
