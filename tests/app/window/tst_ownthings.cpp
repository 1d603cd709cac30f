// Custom entries: duplicated into the user's folder and reloaded when their files change; an invalid edit changes
// nothing.
#include "app/window/folderwatch.h"
#include "app/window/ownthings.h"

#include "tests/app/window/windowfixture.h"
#include "tests/support/diskfiles.h"
#include "tests/support/testmain.h"
#include "widgets/panels/messagepanel.h"

#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_ownthings {

class TestOwnThings : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init();
    void cleanup() { closeWindow(); }
    void duplicatesAChipAndShowsIt();
    void duplicatesAWorkloadAndChoosesIt();
    void anEditedFileIsShownAtOnce();
    void aBadEditKeepsTheLastGoodState();
    void aFileThatIsTakenAwayIsGone();
    void knownFaultsDoNotStandInTheWay();
    void importsAModelAndServesIt();
    void aModelThatCannotBeChangesNothing();
    void aDroppedModelIsServed();
    void aWatchTellsOnceForABurst();
    void aWatchWaitsForItsFolder();

private:
    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder->filePath(u"catalog/"_s + name); }
    void write(const QString &path, const QByteArray &content) const;
    void duplicateTrainium2();
    [[nodiscard]] QString modelFile(int layers) const;

    Catalog m_shipped;
};

void TestOwnThings::init()
{
    if (m_shipped.chips.isEmpty())
        m_shipped = m_catalog;
    m_catalog = m_shipped; // tests modify it
    showWindow();
    m_window->ownThings().watch({});
}

// In place, as some editors save.
void TestOwnThings::write(const QString &path, const QByteArray &content) const
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(content);
}

void TestOwnThings::duplicateTrainium2()
{
    m_presenter->openCard(u"trainium2"_s, u"memory"_s);
    trigger("board.duplicate");
    m_presenter->update();
}

QString TestOwnThings::modelFile(int layers) const
{
    const QString path = m_folder->filePath(u"config.json"_s);
    write(path,
          "{\"_name_or_path\": \"org/Tiny\", \"model_type\": \"llama\", \"num_hidden_layers\": "
              + QByteArray::number(layers)
              + ", \"hidden_size\": 64, \"num_attention_heads\": 4, \"intermediate_size\": 128, \"vocab_size\": 100}");
    return path;
}

void TestOwnThings::importsAModelAndServesIt()
{
    const Board before = m_document->board();
    m_chooser.answer = modelFile(2);
    trigger("file.importModel");
    m_presenter->update();
    QCOMPARE(m_document->board().workload.text(), u"serve-own-tiny"_s);
    QCOMPARE(m_presenter->catalog().workload(m_document->board().workload)->name, u"Serve Tiny"_s);
    QCOMPARE(m_catalog.workload(m_document->board().workload), nullptr); // the catalogue itself is unchanged
    QCOMPARE(m_document->undoStack().undoText(), u"Import the model Tiny"_s);
    QVERIFY(m_window->messages().messages().constLast().contains(u"The workload now serves Tiny."_s));
    m_document->undoStack().undo();
    m_presenter->update();
    QCOMPARE(m_document->board(), before);
    QCOMPARE(m_presenter->catalog().model(ModelId(u"own-tiny"_s)), nullptr);
}

void TestOwnThings::aModelThatCannotBeChangesNothing()
{
    const Board before = m_document->board();
    m_chooser.answer = modelFile(0);
    trigger("file.importModel");
    QCOMPARE(m_document->board(), before);
    const QString messages = m_window->messages().messages().join(u'\n');
    QVERIFY2(messages.contains(u"must be a whole number from 1 to 1,000, not number 0."_s), qPrintable(messages));
    QVERIFY(messages.contains(u"The model was not imported."_s));
}

void TestOwnThings::aDroppedModelIsServed()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(modelFile(2))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QVERIFY(QApplication::sendEvent(m_window.get(), &enter));
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QVERIFY(QApplication::sendEvent(m_window.get(), &drop));
    QCOMPARE(m_document->board().workload.text(), u"serve-own-tiny"_s);
}

void TestOwnThings::duplicatesAChipAndShowsIt()
{
    duplicateTrainium2();
    QVERIFY(m_catalog.chip(ChipId(u"my-trainium2"_s)) != nullptr);
    QVERIFY(m_presenter->view().subjects.contains(u"my-trainium2"_s));
    QCOMPARE(m_document->undoStack().undoText(), u"Select My Trainium2"_s);
    QVERIFY(QFile::exists(pathOf(u"chip-my-trainium2.json"_s)));
    QVERIFY(m_window->messages().messages().constLast().contains(u"chip-my-trainium2.json"_s));
    child<QToolButton>(u"messageAction"_s)->click();
    QCOMPARE(m_opened, QList<QUrl>{QUrl::fromLocalFile(pathOf(u"chip-my-trainium2.json"_s))});
    duplicateTrainium2();
    QVERIFY(m_catalog.chip(ChipId(u"my-trainium2-2"_s)) != nullptr);
}

void TestOwnThings::duplicatesAWorkloadAndChoosesIt()
{
    const WorkloadId before = m_document->board().workload;
    trigger("board.duplicateWorkload");
    m_presenter->update();
    QCOMPARE(m_document->board().workload, WorkloadId(u"my-"_s + before.text()));
    QVERIFY(m_catalog.workload(m_document->board().workload) != nullptr);
}

void TestOwnThings::anEditedFileIsShownAtOnce()
{
    duplicateTrainium2();
    const QSignalSpy reloaded(&m_window->ownThings(), &OwnThings::reloaded);
    const QString path = pathOf(u"chip-my-trainium2.json"_s);
    write(path,
          readFile(path).replace("\"My Trainium2\"", "\"More memory\"").replace("\"value\": 96", "\"value\": 128"));
    QTRY_VERIFY2(!reloaded.isEmpty(), qPrintable(m_window->messages().messages().join(u'\n')));
    QCOMPARE(m_catalog.chip(ChipId(u"my-trainium2"_s))->name, u"More memory"_s);
    QCOMPARE(m_presenter->view().table.cell(u"my-trainium2"_s, MetricId(u"memory"_s))->value, Interval::exactly(128));
}

void TestOwnThings::aBadEditKeepsTheLastGoodState()
{
    duplicateTrainium2();
    const QSignalSpy refused(&m_window->ownThings(), &OwnThings::refused);
    const QString path = pathOf(u"chip-my-trainium2.json"_s);
    const QByteArray good = readFile(path);
    write(path, QByteArray(good).replace("\"value\": 96", "\"value\": \"96\""));
    QTRY_VERIFY(!refused.isEmpty());
    QVERIFY(m_catalog.chip(ChipId(u"my-trainium2"_s)) != nullptr); // still there
    QCOMPARE(m_presenter->view().table.cell(u"my-trainium2"_s, MetricId(u"memory"_s))->value, Interval::exactly(96));
    const QString told = m_window->messages().messages().join(u'\n');
    QVERIFY2(told.contains(u"chip-my-trainium2.json:"_s), qPrintable(told)); // with line and column
    QVERIFY2(told.contains(u"must be a number, not string \"96\""_s), qPrintable(told));
    QVERIFY2(told.contains(u"The catalogue stays unchanged"_s), qPrintable(told));
    write(path, QByteArray(good).replace("\"value\": 96", "\"value\": 100"));
    QTRY_VERIFY(m_presenter->view().table.cell(u"my-trainium2"_s, MetricId(u"memory"_s))->value
                == Interval::exactly(100));
}

void TestOwnThings::aFileThatIsTakenAwayIsGone()
{
    duplicateTrainium2();
    QVERIFY(QFile::remove(pathOf(u"chip-my-trainium2.json"_s)));
    QTRY_VERIFY(m_catalog.chip(ChipId(u"my-trainium2"_s)) == nullptr);
    QVERIFY(m_presenter->view().subjects.contains(u"my-trainium2"_s)); // the board keeps the id
}

void TestOwnThings::knownFaultsDoNotStandInTheWay()
{
    QDir().mkpath(m_folder->filePath(u"catalog"_s));
    write(pathOf(u"broken.json"_s), "{");
    m_window->ownThings().watch(loadCatalog({m_folder->filePath(u"catalog"_s)}).problems);
    duplicateTrainium2();
    QVERIFY(m_catalog.chip(ChipId(u"my-trainium2"_s)) != nullptr);
}

void TestOwnThings::aWatchTellsOnceForABurst()
{
    QDir().mkpath(m_folder->filePath(u"other/below"_s));
    FolderWatch watch({m_folder->filePath(u"other"_s)});
    const QSignalSpy changed(&watch, &FolderWatch::changed);
    for (int i = 0; i < 5; ++i)
        write(m_folder->filePath(u"other/below/%1.json"_s.arg(i)), "{}");
    QTRY_COMPARE(changed.size(), 1);
    write(m_folder->filePath(u"other/notes.txt"_s), "no spec file");
    write(m_folder->filePath(u"other/more.json"_s), "{}");
    QTRY_COMPARE(changed.size(), 2);
}

void TestOwnThings::aWatchWaitsForItsFolder()
{
    const QString folder = m_folder->filePath(u"later/catalog"_s);
    FolderWatch watch({folder});
    const QSignalSpy changed(&watch, &FolderWatch::changed);
    QDir().mkpath(folder);
    write(folder + u"/a.json"_s, "{}");
    QTRY_COMPARE(changed.size(), 1);
}

CHIPBOARD_TEST(TestOwnThings, QApplication)

} // namespace tst_ownthings

#include "tst_ownthings.moc"
