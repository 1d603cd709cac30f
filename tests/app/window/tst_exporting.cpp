// Export in the window: from Ctrl+E to the files, with real keys.
#include "app/surroundings.h"
#include "data/files/boardio.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/diskfiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/slidechecklist.h"
#include "widgets/export/pagesize.h"
#include "widgets/panels/messagepanel.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_exporting {

class TestExporting : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void writesAFile();
    void aBriefIsOfferedFromTheMenu();
    void aBriefsSizeIsItsOwn();
    void writesSeveralFiles();
    void canBeStopped();
    void againRepeats();
    void againOnAnotherPageKeepsTheFirstFile();
    void againAsksBeforeItWritesOverAnother();
    void againAsksForAChartThatIsNotThere();
    void filesAreOfOneBoard();
    void anOpenedFileIsExportedAlike();
    void filesSpeakAnotherLanguage();
    void findingsAreMendedOnTheBoard();
    void failureIsToldAndKeepsTheOldFile();
    void canBeLeftAtTheFileDialog();
    void slidesTakeATemplate();
    void brokenTemplatesAreToldAtTheField_data();
    void brokenTemplatesAreToldAtTheField();
    void anotherBoardIsAskedAbout();
    void whetherTheBoardIsInsideIsKept();

private:
    static void activate(QWidget *window);
    void exportTo(const QString &path, const QString &pageSize = {});
    /// With the day of the tests' SOURCE_DATE_EPOCH, not that of the catalogue.
    [[nodiscard]] QString usualName() const { return m_presenter->view().page.fileStem + u"_2026-08-01"_s; }
};

// What a desktop does automatically.
void TestExporting::activate(QWidget *window)
{
    window->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), window);
}

// By keys: Ctrl+E, folder and name, Return.
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

void TestExporting::writesAFile()
{
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    const QString path = m_folder->filePath(u"out.pdf"_s);
    m_chooser.answer = path;
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QCOMPARE(dialog->choice().name, usualName());
    activate(dialog);
    QTest::keyClick(dialog, Qt::Key_B, Qt::AltModifier);
    QTRY_COMPARE(m_chooser.questions.size(), 1);
    QVERIFY(m_chooser.questions.constFirst().path.endsWith(usualName() + u".pdf"_s));
    QCOMPARE(dialog->choice().folder, m_folder->path());
    QCOMPARE(dialog->choice().name, u"out"_s);
    auto *size = dialog->findChild<QComboBox *>(u"exportSize"_s);
    size->setCurrentIndex(size->findData(u"a4"_s));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(exported.size(), 1);
    QVERIFY(!dialog->isVisible());
    QVERIFY(readFile(path).startsWith("%PDF"));
    QCOMPARE(m_settings->text(Setting::ExportPageSize), u"a4"_s);
    QCOMPARE(m_settings->text(Setting::ExportFolder), m_folder->path());
    auto *links = child<QLabel>(u"exportedNote"_s);
    QVERIFY(!links->isHidden());
    QCOMPARE(links->accessibleName(), u"Exported out.pdf."_s);
    if (const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES"); !folder.isEmpty())
        QVERIFY(m_window->grab().save(folder + u"/exported.png"_s));
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    links->setFocus(Qt::TabFocusReason); // on the first link
    QTest::keyClick(links, Qt::Key_Return);
    QCOMPARE(m_opened, QList<QUrl>{QUrl::fromLocalFile(path)});
    QTest::keyClick(links, Qt::Key_Tab);
    QTest::keyClick(links, Qt::Key_Return);
    QCOMPARE(m_opened, (QList<QUrl>{QUrl::fromLocalFile(path), QUrl::fromLocalFile(m_folder->path())}));
}

// Available on every page: it always contains the Answer page.
void TestExporting::aBriefIsOfferedFromTheMenu()
{
    QVERIFY(action("file.brief")->text().remove(u'&').startsWith(u"One-page brief"));
    trigger("file.brief");
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(dialog->findChild<QComboBox *>(u"exportWhat"_s)->currentText().startsWith(u"One-page brief"));
    QCOMPARE(dialog->choice().recipe.ask.what, ExportWhat::Brief);
    QVERIFY2(dialog->choice().name.endsWith(u"_brief_2026-08-01"), qPrintable(dialog->choice().name));
    QCOMPARE(dialog->choice().recipe.options.pageSize, documentPageSize(QLocale::system()));
    dialog->setTarget(m_folder->path(), u"brief"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"svg"_s};
    dialog->setChoice(choice);
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(exported.size(), 1);
    const QByteArray text = readFile(m_folder->filePath(u"brief.svg"_s));
    QVERIFY2(text.contains("Assumptions: "), text.left(4000));
    QCOMPARE(m_settings->text(Setting::ExportPageSize), u"slide"_s); // the page size setting is unchanged
}

// The next copy or export uses the previous size; "export again" uses that of the brief.
void TestExporting::aBriefsSizeIsItsOwn()
{
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    trigger("file.brief");
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QTRY_VERIFY(dialog->isVisible());
    ExportChoice choice = dialog->choice();
    choice.formats = {u"svg"_s};
    choice.recipe.options.pageSize = u"a4-portrait"_s;
    choice.folder = m_folder->path();
    choice.name = u"brief"_s;
    dialog->setChoice(choice);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(exported.size(), 1);
    const QByteArray brief = readFile(m_folder->filePath(u"brief.svg"_s));
    const PageView &view = m_presenter->view();
    const Clip clip = m_window->exporting().clip();
    QCOMPARE(clip.options.pageSize, u"slide"_s);
    QCOMPARE(clip.options.day, currentDay(view.catalog->revision).toString(Qt::ISODate));

    m_window->exporting().exportAgain();
    QTRY_COMPARE(exported.size(), 2);
    QVERIFY(readFile(m_folder->filePath(u"brief.svg"_s)) == brief);

    for (const QString &format : {u"pptx"_s, u"svg"_s}) {
        m_window->exporting().exportDeck(format);
        QTRY_VERIFY(dialog->isVisible());
        QCOMPARE(dialog->choice().recipe.options.pageSize, u"slide"_s);
        dialog->reject();
        m_window->exporting().exportAs(format);
        QCOMPARE(dialog->choice().recipe.options.pageSize, u"slide"_s);
        dialog->reject();
    }
    m_window->exporting().exportChart(view.page.charts.constFirst().id);
    QTRY_VERIFY(dialog->isVisible());
    QCOMPARE(dialog->choice().recipe.options.pageSize, u"slide"_s);
    dialog->setTarget(m_folder->path(), u"chart"_s);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(exported.size(), 3);
    QCOMPARE(m_settings->text(Setting::ExportPageSize), u"slide"_s);
}

// Several formats and pages at once; one question covers all existing files.
void TestExporting::writesSeveralFiles()
{
    QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"svg"_s, u"markdown"_s};
    choice.recipe.ask = {ExportWhat::All, {u"compare"_s, u"value"_s, u"roofline"_s}, {}};
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
    QVERIFY(readFile(m_folder->filePath(u"all-value.svg"_s)).startsWith("<?xml"));
    QVERIFY(readFile(m_folder->filePath(u"all.md"_s)).count("\n# ") >= 2);
    QCOMPARE(m_settings->text(Setting::ExportTheme), u"grey"_s);
    QCOMPARE(m_settings->text(Setting::ExportFormat), u"svg,markdown"_s);
}

// The window stays responsive between steps, and nothing is written until the last one.
void TestExporting::canBeStopped()
{
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.recipe.ask = {ExportWhat::All, {u"compare"_s, u"value"_s, u"roofline"_s}, {}};
    choice.folder = m_folder->path();
    choice.name = u"stopped"_s;
    dialog->setChoice(choice);
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(dialog->isBusy());
    QCoreApplication::processEvents();
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isBusy() && dialog->isVisible());
    QCoreApplication::processEvents(); // no step is pending
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
    const QByteArray first = readFile(path);
    QVERIFY(QFile::remove(path));
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(path));
    QCOMPARE(readFile(path), first); // equal input, equal bytes
    QVERIFY(!child<ExportDialog>(u"exportDialog"_s)->isVisible());
    QVERIFY(m_chooser.questions.isEmpty());
}

// Under its unedited default name, which differs per page.
void TestExporting::againOnAnotherPageKeepsTheFirstFile()
{
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    const QString compare = m_folder->filePath(usualName() + u".pdf"_s);
    exportTo(compare);
    QTRY_COMPARE(exported.size(), 1);
    const QByteArray first = readFile(compare);
    m_window->choosePage(u"value"_s);
    m_presenter->update();
    const QString value = m_folder->filePath(usualName() + u".pdf"_s);
    QVERIFY(value != compare);
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(exported.size(), 2);
    QVERIFY(readFile(value).startsWith("%PDF") && readFile(value) != first);
    QCOMPARE(readFile(compare), first);
    // Back and again: both files are known as own exports now.
    m_window->choosePage(u"compare"_s);
    m_presenter->update();
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(exported.size(), 3);
    QCOMPARE(exported.last().first().toStringList(), QStringList{compare});
    QVERIFY(!child<ExportDialog>(u"exportDialog"_s)->isVisible());
}

// A custom name stays with the page it was given for, so another page asks; so does a file changed by another program.
void TestExporting::againAsksBeforeItWritesOverAnother()
{
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    const QString path = m_folder->filePath(u"mine.pdf"_s);
    exportTo(path);
    QTRY_COMPARE(exported.size(), 1);
    const QByteArray first = readFile(path);
    m_window->choosePage(u"value"_s);
    m_presenter->update();
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QTRY_VERIFY(dialog->isVisible());
    QCOMPARE(dialog->choice().name, u"mine"_s);
    QCOMPARE(dialog->choice().folder, m_folder->path());
    QTest::keyClick(dialog, Qt::Key_Return);
    auto *question = dialog->findChild<QMessageBox *>(u"exportOverwrite"_s);
    QVERIFY(question != nullptr && question->informativeText() == u"mine.pdf"_s);
    QCOMPARE(readFile(path), first); // not written yet
    activate(question);
    QTest::keyClick(question, Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE(exported.size(), 2);
    QVERIFY(readFile(path) != first);
    // The file now contains Value; exporting Compare would replace it.
    m_window->choosePage(u"compare"_s);
    m_presenter->update();
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(dialog->isVisible());
    QCOMPARE(exported.size(), 2);
}

void TestExporting::againAsksForAChartThatIsNotThere()
{
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    const QSignalSpy failed(&m_window->exporting(), &ExportController::failed);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"markdown"_s};
    choice.recipe.ask = {ExportWhat::Chart, {u"compare"_s}, m_presenter->view().page.charts.at(1).id};
    choice.folder = m_folder->path();
    dialog->setChoice(choice);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(exported.size(), 1);
    m_window->choosePage(u"roofline"_s);
    m_presenter->update();
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(dialog->isVisible());
    QCOMPARE(dialog->choice().recipe.ask.what, ExportWhat::Chart);
    QCOMPARE(dialog->choice().recipe.ask.chart, m_presenter->view().page.charts.constFirst().id);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(exported.size(), 2);
    QCOMPARE(failed.size(), 0);
}

// The window stays usable during an export: a file must not mix pages from before and after an edit. Changing a custom
// value twice replaces the catalogue midway.
void TestExporting::filesAreOfOneBoard()
{
    const QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    const auto withMemory = [this](double gigabytes) {
        m_presenter->overrideFigure(
            {{Level::Chip, u"h100-sxm"_s, u"memory"_s, {}}, Interval::exactly(gigabytes), Unit::GB, {}});
        m_presenter->update();
    };
    withMemory(81.0);
    const QString path = m_folder->filePath(u"all.json"_s);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"json"_s};
    choice.recipe.ask = {ExportWhat::All, {u"compare"_s, u"value"_s, u"roofline"_s}, {}};
    choice.folder = m_folder->path();
    choice.name = u"all"_s;
    dialog->setChoice(choice);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, 30000);
    const QByteArray quiet = readFile(path);
    activate(m_window.get());
    int turns = 0;
    const auto edits = connect(&m_window->exporting(), &ExportController::progress, this, [&] {
        if (++turns != 3) // after two pages
            return;
        withMemory(82.0);
        withMemory(83.0);
        m_presenter->chooseLevel(Level::System);
        m_presenter->update();
    });
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, 30000);
    QVERIFY(turns > 5);
    disconnect(edits);
    QCOMPARE(readFile(path), quiet);
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 3, 30000);
    QVERIFY(readFile(path) != quiet);
}

void TestExporting::anOpenedFileIsExportedAlike()
{
    const QString path = m_folder->filePath(u"out-1.svg"_s); // large type takes several sheets
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"svg"_s};
    choice.recipe.options = {.pageSize = u"square"_s,
                             .numbersPage = false,
                             .scale = 2,
                             .keepsBoard = true,
                             .theme = u"dark"_s,
                             .typeScale = u"large"_s};
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

// The file, its preview and the overwrite question use it, but not the window or its message about the file.
void TestExporting::filesSpeakAnotherLanguage()
{
    const QString path = m_folder->filePath(u"fr.md"_s);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    auto *language = dialog->findChild<QComboBox *>(u"exportLanguage"_s);
    QCOMPARE(language->count(), static_cast<int>(languageTable().size()) + 1);
    QCOMPARE(language->currentText(), u"Same as window"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"markdown"_s};
    dialog->setChoice(choice);
    dialog->setTarget(m_folder->path(), u"fr"_s);
    activate(dialog);
    QTest::keyClick(dialog, Qt::Key_G, Qt::AltModifier);
    QTRY_COMPARE(QApplication::focusWidget(), language);
    QTest::keyClicks(language, QString::fromUtf8("Fran"));
    QCOMPARE(dialog->choice().recipe.options.language, u"fr"_s);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(path));
    const QString text = QString::fromUtf8(readFile(path));
    QVERIFY2(text.contains(u"Catalogue du"_s) && !text.contains(u"Sources:"_s) && !text.contains(u"Compute"),
             qPrintable(text.left(900)));
    QTRY_VERIFY(!dialog->isVisible());
    QVERIFY2(child<QLabel>(u"exportedNote"_s)->text().contains(u"Exported fr.md."_s), "told in the window's language");
    QVERIFY(action("file.export") != nullptr && action("file.export")->text().contains(u"Export"_s));
    QVERIFY(!action("file.export")->text().contains(u"Exporter"_s));
    QCOMPARE(m_presenter->view().page.charts.constFirst().title, u"Compute"_s);
    QCOMPARE(m_settings->text(Setting::ExportLanguage), u"fr"_s);
    QVERIFY(QFile::remove(path));
    m_presenter->chooseLevel(Level::Instance); // exported from the current board
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(path));
    QVERIFY(QString::fromUtf8(readFile(path)) != text);
    QVERIFY(QString::fromUtf8(readFile(path)).contains(u"Catalogue du"_s));
}

// A fix is one undo step, and the dialog continues with the fixed board.
void TestExporting::findingsAreMendedOnTheBoard()
{
    Board board = onDemandBoard(); // mixes price types
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    m_document->restore(board, {}, true);
    m_presenter->update();
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    auto *list = dialog->findChild<SlideCheckList *>(u"slideCheckList"_s);
    QTRY_VERIFY(!list->findings().isEmpty());
    const auto withBoard = [list] {
        for (qsizetype i = 0; i < list->findings().size(); ++i) {
            if (list->findings().at(i).mend.board)
                return i;
        }
        return qsizetype(-1);
    };
    const qsizetype at = withBoard();
    QVERIFY2(at >= 0, "different price types need another list");
    const SlideFinding finding = list->findings().at(at);
    auto *button = list->findChild<QPushButton *>(u"mend.%1"_s.arg(at));
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(m_document->board(), *finding.mend.board);
    QTRY_VERIFY(!list->findings().contains(finding));
    QVERIFY(dialog->isVisible());
    m_document->undoStack().undo();
    QCOMPARE(m_document->board(), board);
    ExportChoice choice = dialog->choice();
    choice.recipe.ask = {ExportWhat::All, {u"compare"_s, u"value"_s}, {}};
    dialog->setChoice(choice);
    QTRY_VERIFY(list->findings().size() > 1 && list->findings().constFirst().text.contains(u": "_s));
}

void TestExporting::failureIsToldAndKeepsTheOldFile()
{
    const QString path = m_folder->filePath(u"folder.pdf"_s);
    QVERIFY(QDir().mkpath(path)); // a folder is in the way
    const QSignalSpy failed(&m_window->exporting(), &ExportController::failed);
    exportTo(path);
    QVERIFY(child<QMessageBox>(u"exportOverwrite"_s) == nullptr); // folders are never replaced: no question
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

// The field is only visible for slides; its choice is remembered and can be cleared.
void TestExporting::slidesTakeATemplate()
{
    const QString company = m_folder->filePath(u"company.pptx"_s);
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    auto *field = dialog->findChild<QLineEdit *>(u"exportTemplate"_s);
    choice.formats = {u"pdf"_s};
    dialog->setChoice(choice);
    QVERIFY(!field->isVisible());
    choice.formats = {u"pptx"_s};
    choice.recipe.options.pageSize = u"slide-4x3"_s;
    choice.folder = m_folder->path();
    choice.name = u"company"_s;
    dialog->setChoice(choice);
    QVERIFY(field->isVisible() && field->text().isEmpty());
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(company));
    QTRY_VERIFY(!dialog->isVisible());

    m_chooser.answer = company;
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"exportTemplateChoose"_s), Qt::LeftButton);
    QVERIFY(m_chooser.questions.constLast().filter.contains(u"*.potx"_s));
    QCOMPARE(dialog->choice().recipe.options.deckTemplate, company);
    QVERIFY(dialog->findChild<QLabel *>(u"exportTemplateNote"_s)->isHidden());
    dialog->setTarget(m_folder->path(), u"deck"_s);
    auto *size = dialog->findChild<QComboBox *>(u"exportSize"_s);
    size->setCurrentIndex(size->findData(u"slide"_s));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(m_folder->filePath(u"deck.pptx"_s)));
    QCOMPARE(m_settings->text(Setting::ExportTemplate), company);
    QTRY_VERIFY(!dialog->isVisible());
    const auto read = readBoardFile(m_folder->filePath(u"deck.pptx"_s));
    QVERIFY(read.recipe && read.recipe->options.deckTemplate == company
            && !read.recipe->options.templateDigest.isEmpty());

    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(field->text(), company);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"exportTemplateClear"_s), Qt::LeftButton);
    QVERIFY(dialog->choice().recipe.options.deckTemplate.isEmpty());
    dialog->setTarget(m_folder->path(), u"plain"_s);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(m_folder->filePath(u"plain.pptx"_s)));
    QCOMPARE(m_settings->text(Setting::ExportTemplate), QString());
    QVERIFY(readBoardFile(m_folder->filePath(u"plain.pptx"_s)).recipe->options.deckTemplate.isEmpty());
}

void TestExporting::brokenTemplatesAreToldAtTheField_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("told");
    QTest::newRow("not there") << u"gone.potx"_s << QByteArray() << u"There is no such file."_s;
    QTest::newRow("no presentation") << u"a.pptx"_s << QByteArray("no package") << u"not a ZIP package"_s;
}

// Reported before the export, and hidden if slides are not selected.
void TestExporting::brokenTemplatesAreToldAtTheField()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, told);
    const QString path = m_folder->filePath(name);
    if (!content.isEmpty()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"pptx"_s};
    choice.folder = m_folder->path();
    dialog->setChoice(choice);
    auto *field = dialog->findChild<QLineEdit *>(u"exportTemplate"_s);
    QTest::keyClicks(field, path);
    auto *note = dialog->findChild<QLabel *>(u"exportTemplateNote"_s);
    auto *accept = dialog->findChild<QPushButton *>(u"exportAccept"_s);
    QVERIFY2(note->isVisible() && note->text().contains(told), qPrintable(note->text()));
    QVERIFY(!accept->isEnabled());
    choice = dialog->choice();
    choice.formats = {u"pdf"_s};
    dialog->setChoice(choice);
    QVERIFY(accept->isEnabled() && !note->isVisible());
    choice.formats = {u"pptx"_s};
    dialog->setChoice(choice);
    QVERIFY(!accept->isEnabled());
    field->clear();
    QVERIFY(accept->isEnabled() && note->isHidden());
}

// The last export belongs to the previous board.
void TestExporting::anotherBoardIsAskedAbout()
{
    const QString path = m_folder->filePath(u"out.pdf"_s);
    exportTo(path);
    QTRY_VERIFY(QFile::exists(path));
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QTRY_VERIFY(!dialog->isVisible());
    const QByteArray first = readFile(path);
    m_document->restore(onDemandBoard(), m_folder->filePath(u"other.chipboard"_s), true);
    m_presenter->update();
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(dialog->isVisible());
    QCOMPARE(readFile(path), first);
    QCOMPARE(dialog->choice().name, usualName());
}

// Opening a file does not change the setting whether exports contain the board.
void TestExporting::whetherTheBoardIsInsideIsKept()
{
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    ExportChoice choice = dialog->choice();
    choice.formats = {u"svg"_s};
    choice.folder = m_folder->path();
    choice.name = u"kept"_s;
    dialog->setChoice(choice);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(!dialog->isVisible());
    const QStringList files = QDir(m_folder->path()).entryList({u"kept*.svg"_s});
    QVERIFY(!files.isEmpty());
    activate(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    choice = dialog->choice();
    choice.recipe.options.keepsBoard = false;
    choice.name = u"without"_s;
    dialog->setChoice(choice);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(!dialog->isVisible());
    QVERIFY(!m_settings->value(Setting::ExportBoard).toBool());
    m_window->openBoard(m_folder->filePath(files.constFirst()));
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    QVERIFY(!dialog->choice().recipe.options.keepsBoard);
}

CHIPBOARD_TEST(TestExporting, QApplication)

} // namespace tst_exporting

#include "tst_exporting.moc"
