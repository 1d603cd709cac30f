// From "Import prices…" to a price book that can be chosen, in the window, with files made here.
#include "app/store/storing.h"
#include "app/window/importcontroller.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/importfixture.h"
#include "widgets/panels/messagepanel.h"

#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

class TestImportController : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup();
    void pricesCanBeChosenAtOnce();
    void nothingIsStoredByAPreview();
    void anUnknownListIsMappedOnce();
    void severalFilesComeOneAfterTheOther();
    void aBrokenFileIsTold();
    void aBrokenFileIsSkipped();
    void aDateCanBeTyped();
    void cancellingLeavesTheStore();
    void importedChipsAreInThePicker();
    void filesAreDropped();
    void aBoardKeepsAnOldSnapshot();
    void closingTheWindowStopsTheImport();

private:
    QString file(const QString &name, const QByteArray &content) const { return writeTo(*m_folder, name, content); }
    QPushButton *button(const char *name) const { return child<QPushButton>(QLatin1String(name)); }
    QString note() const { return child<QLabel>(u"importNote"_s)->text(); }
    bool previewed() const { return button("importAccept") != nullptr && button("importAccept")->isEnabled(); }
    QString store() const { return m_folder->filePath(u"prices.sqlite"_s); }
    static QByteArray list(int rows = 1);
};

void TestImportController::cleanup()
{
    closeWindow();
    loadShipped();
}

// p5.48xlarge is eight H100.
QByteArray TestImportController::list(int rows)
{
    QByteArray text = "instance_type,region,usd_per_hour,as_of\n";
    for (int i = 0; i < rows; ++i)
        text += "p5.48xlarge,us-east-" + QByteArray::number(i + 1) + ",55.04,2026-07-20\n";
    return text;
}

void TestImportController::pricesCanBeChosenAtOnce()
{
    m_chooser.answer = file(u"list.csv"_s, list());
    const qsizetype books = m_presenter->view().bar.books.size();
    QSignalSpy imported(&m_window->importing(), &ImportController::imported);
    trigger("file.import");
    QTRY_VERIFY(previewed());
    QCOMPARE(child<QComboBox>(u"importFormat"_s)->currentData().toString(), u"aws-ondemand"_s);
    button("importAccept")->click();
    QVERIFY(imported.wait());
    QCOMPARE(m_presenter->view().bar.books.size(), books + 1);
    const Choice book = m_presenter->view().bar.books.constLast();
    QCOMPARE(book.id, u"imported-1-on-demand"_s);
    m_presenter->choosePriceBook(book.id);
    m_presenter->update();
    QCOMPARE(m_presenter->view().bar.book, book.id);
    QVERIFY2(note().contains(u"1 prices of 2026-07-20"_s), qPrintable(note()));
    QVERIFY(QFileInfo::exists(store()));
}

void TestImportController::nothingIsStoredByAPreview()
{
    m_chooser.answer = file(u"list.csv"_s, list(3));
    trigger("file.import");
    QTRY_VERIFY(previewed());
    QVERIFY(child<QLabel>(u"importSummary"_s)->text().startsWith(u"3 rows: 3 come in"_s));
    button("importClose")->click();
    QVERIFY(!QFileInfo::exists(store()));
}

void TestImportController::anUnknownListIsMappedOnce()
{
    m_chooser.answer = file(u"liste.csv"_s, "Maschine;Preis;Stand\np5.48xlarge;55,04;2026-07-20\n");
    trigger("file.import");
    QTRY_VERIFY(child<QDialog>(u"mappingDialog"_s) != nullptr);
    const auto choose = [this](const char *id, const QString &text) {
        auto *box = child<QComboBox>(u"map."_s + QLatin1String(id));
        box->setCurrentIndex(box->findText(text));
    };
    choose("instance", u"Maschine"_s);
    choose("price", u"Preis"_s);
    choose("as_of", u"Stand"_s);
    child<QComboBox>(u"map.provider"_s)->setCurrentIndex(1);
    child<QLineEdit>(u"value.provider"_s)->setText(u"AWS"_s);
    button("mappingAccept")->click();
    QTRY_VERIFY(previewed());
    QVERIFY(child<QLabel>(u"importSummary"_s)->text().startsWith(u"1 rows: 1 come in"_s));
    button("importClose")->click();
    QTRY_VERIFY(child<QDialog>(u"importDialog"_s) == nullptr);

    // The same header again: nobody is asked.
    m_chooser.answer = file(u"liste2.csv"_s, "Maschine;Preis;Stand\np5.48xlarge;54,00;2026-08-20\n");
    trigger("file.import");
    QTRY_VERIFY(previewed());
    QVERIFY(child<QDialog>(u"mappingDialog"_s) == nullptr);
}

void TestImportController::severalFilesComeOneAfterTheOther()
{
    m_chooser.answer = file(u"list.csv"_s, list());
    m_chooser.others = {file(u"later.csv"_s, QByteArray(list()).replace("2026-07-20", "2026-08-20"))};
    QSignalSpy imported(&m_window->importing(), &ImportController::imported);
    trigger("file.import");
    QTRY_VERIFY(previewed());
    QVERIFY(child<QLabel>(u"importFile"_s)->text().endsWith(u"(file 1 of 2)"_s));
    button("importAccept")->click();
    QVERIFY(imported.wait());
    QCOMPARE(button("importAccept")->text(), u"Next file"_s);
    button("importAccept")->click();
    QTRY_VERIFY(previewed() && button("importAccept")->text() == u"Import"_s);
    QVERIFY2(child<QLabel>(u"importSummary"_s)->text().contains(u"1 unchanged"_s),
             qPrintable(child<QLabel>(u"importSummary"_s)->text()));
    button("importAccept")->click();
    QVERIFY(imported.wait());
    QVERIFY(m_catalog.book(BookId(u"imported-2-on-demand"_s)) != nullptr);
}

void TestImportController::aBrokenFileIsTold()
{
    m_chooser.answer = file(u"broken.csv"_s, "instance,price\n\"a,1\n");
    trigger("file.import");
    QTRY_VERIFY(note().contains(u"broken.csv:2:"_s));
    QVERIFY(!button("importAccept")->isEnabled());
    button("importClose")->click();
}

void TestImportController::aBrokenFileIsSkipped()
{
    m_chooser.answer = file(u"broken.csv"_s, "instance,price\n\"a,1\n");
    trigger("file.import");
    QTRY_VERIFY(note().contains(u"broken.csv:2:"_s));
    QVERIFY(!button("importSkip")->isVisible());
    m_window->importing().importFiles({file(u"list.csv"_s, list())}); // dropped meanwhile
    QVERIFY(child<QLabel>(u"importFile"_s)->text().endsWith(u"(file 1 of 2)"_s));
    QVERIFY(button("importSkip")->isVisible());
    button("importSkip")->click();
    QTRY_VERIFY(previewed());
    QVERIFY(child<QLabel>(u"importFile"_s)->text().endsWith(u"(file 2 of 2)"_s));
    QVERIFY(!button("importSkip")->isVisible());
}

void TestImportController::aDateCanBeTyped()
{
    m_chooser.answer =
        file(u"list.csv"_s, QByteArray(list()).replace(",as_of", "").replace(",2026-07-20", "")); // rows without dates
    trigger("file.import");
    auto *dialog = child<QDialog>(u"importDialog"_s);
    auto *date = child<QLineEdit>(u"importAsOf"_s);
    QTRY_VERIFY(!note().isEmpty() && date->isEnabled());
    date->setFocus();
    for (const QChar key : u"2026-07-20"_s) // each key goes where the focus is, as from a keyboard
        QTest::keyClick(dialog->focusWidget(), key.toLatin1());
    QCOMPARE(date->text(), u"2026-07-20"_s);
    QTRY_VERIFY(previewed()); // without any further key
    QCOMPARE(date->text(), u"2026-07-20"_s);
}

void TestImportController::cancellingLeavesTheStore()
{
    ImportJob job;
    ImportTask task;
    task.importer = findImporter(u"aws-ondemand"_s);
    task.request.path = file(u"long.csv"_s, list(200'000));
    task.catalog = m_catalog;
    task.store = store();
    const QSignalSpy stored(&job, &ImportJob::stored);
    QSignalSpy failed(&job, &ImportJob::failed);
    QSignalSpy progress(&job, &ImportJob::progress);
    job.run(task);
    QVERIFY(progress.wait());
    job.cancel();
    QVERIFY(failed.wait());
    QVERIFY(stored.isEmpty());
    const auto opened = PriceStore::open(store());
    QVERIFY(opened);
    QVERIFY(opened.value()->snapshots().value().isEmpty());
}

void TestImportController::importedChipsAreInThePicker()
{
    m_chooser.answer =
        file(u"epoch.csv"_s,
             "Hardware name,Manufacturer,Type,Release date,Tensor-FP16/BF16 performance (FLOP/s),Memory (bytes),Memory "
             "bandwidth (byte/s),TDP (W)\nExample X9,Example,GPU,2025-01-01,1.0e+15,96000000000,4.0e+12,700\n");
    trigger("file.import");
    QTRY_VERIFY(previewed());
    QSignalSpy imported(&m_window->importing(), &ImportController::imported);
    button("importAccept")->click();
    QVERIFY(imported.wait());
    QVERIFY2(note().startsWith(u"1 chips were stored"_s), qPrintable(note()));
}

void TestImportController::filesAreDropped()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file(u"list.csv"_s, list())), QUrl::fromLocalFile(u"/x/y.png"_s)});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QVERIFY(QApplication::sendEvent(m_window.get(), &enter));
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QVERIFY(QApplication::sendEvent(m_window.get(), &drop));
    QTRY_VERIFY(previewed());
    QVERIFY(child<QLabel>(u"importFile"_s)->text().endsWith(u"list.csv"_s));
    QMimeData picture;
    picture.setUrls({QUrl::fromLocalFile(u"/x/y.png"_s)});
    QDragEnterEvent refused(QPoint(10, 10), Qt::CopyAction, &picture, Qt::LeftButton, Qt::NoModifier);
    refused.ignore();
    QApplication::sendEvent(m_window.get(), &refused);
    QVERIFY(!refused.isAccepted());
}

void TestImportController::aBoardKeepsAnOldSnapshot()
{
    {
        const auto opened = PriceStore::open(store());
        QVERIFY(opened);
        for (int i = 0; i < 9; ++i) {
            ImportRequest request;
            request.path = file(u"list%1.csv"_s.arg(i), list());
            QVERIFY(importPrices(*findImporter(u"aws-ondemand"_s), request, m_catalog, *opened.value()).hasValue());
        }
    }
    Board board = defaultBoard();
    board.priceBook = BookId(u"imported-1-on-demand"_s);
    m_document->restore(board, {}, true);
    m_window->checkBoardIds(u"board"_s);
    m_presenter->update();
    QVERIFY(m_catalog.book(board.priceBook) != nullptr);
    QCOMPARE(m_presenter->view().bar.book, board.priceBook.text());
    QVERIFY(m_window->messages().messages().isEmpty());
}

void TestImportController::closingTheWindowStopsTheImport()
{
    m_chooser.answer = file(u"long.csv"_s, list(100'000));
    trigger("file.import");
    QTRY_VERIFY(child<QDialog>(u"importDialog"_s) != nullptr);
    closeWindow(); // the preview is still on its way
    QVERIFY(!QFileInfo::exists(store()));
}

QTEST_MAIN(TestImportController)
#include "tst_importcontroller.moc"
