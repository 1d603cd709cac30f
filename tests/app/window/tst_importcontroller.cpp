// From "Import prices…" to a selectable price book, in the window, with generated files.
#include "app/store/storing.h"
#include "app/window/importcontroller.h"
#include "app/window/pricelists.h"
#include "data/compare/evaluate.h"
#include "data/files/boardio.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/importfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/snapshotsdialog.h"
#include "widgets/export/safefile.h"
#include "widgets/panels/messagepanel.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_importcontroller {

class TestImportController : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup();
    void pricesCanBeChosenAtOnce();
    void aDamagedStoreIsTold();
    void nothingIsStoredByAPreview();
    void anUnknownListIsMappedOnce();
    void severalFilesComeOneAfterTheOther();
    void aBrokenFileIsTold();
    void aBrokenFileIsSkipped();
    void aWrongFormatIsRefused();
    void aDateCanBeTyped();
    void cancellingLeavesTheStore();
    void importedChipsAreInThePicker();
    void filesAreDropped();
    void aBoardKeepsAnOldSnapshot();
    void listsOfScenariosComeToo();
    void anotherProgramsImportIsNoticed();
    void aListIsRemoved();
    void removingAsksFirst();
    void aBusyStoreTakesNoListAway();
    void closingTheWindowStopsTheImport();

private:
    QString file(const QString &name, const QByteArray &content) const { return writeTo(*m_folder, name, content); }
    QPushButton *button(const char *name) const { return child<QPushButton>(QLatin1String(name)); }
    QString note() const { return child<QLabel>(u"importNote"_s)->text(); }
    bool previewed() const { return button("importAccept") != nullptr && button("importAccept")->isEnabled(); }
    QString store() const { return m_folder->filePath(u"prices.sqlite"_s); }
    static QByteArray list(int rows = 1);
    /// Imports as the command line does; empty if it failed.
    BookId importElsewhere(const QByteArray &rows) const;
};

void TestImportController::cleanup()
{
    closeWindow();
    loadShipped();
}

// p5.48xlarge has eight H100.
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
    QVERIFY2(QRegularExpression(u"^imported-[0-9a-f]{16}-2026-07-20-on-demand$"_s).match(book.id).hasMatch(),
             qPrintable(book.id));
    QCOMPARE(book.shown, u"Imported: AWS list.csv, on-demand list price, Jul 2026"_s);
    m_presenter->choosePriceBook(book.id);
    m_presenter->update();
    QCOMPARE(m_presenter->view().bar.book, book.id);
    QVERIFY2(note().contains(u"1 price dated 20 Jul 2026"_s), qPrintable(note()));
    QVERIFY(QFileInfo::exists(store()));
    button("importClose")->click();
    QTRY_VERIFY(child<QDialog>(u"importDialog"_s) == nullptr);
    trigger("file.import"); // once more: no duplicates
    QTRY_VERIFY(previewed());
    button("importAccept")->click();
    QTRY_VERIFY2(note().contains(QRegularExpression(u"^These prices were already imported on \\d+ \\w+ 20\\d\\d;"_s)),
                 qPrintable(note()));
    QCOMPARE(m_presenter->view().bar.books.size(), books + 1);
}

// It is set aside and a new one is started: the window says so, whatever the outcome of the import.
void TestImportController::aDamagedStoreIsTold()
{
    m_chooser.answer = file(u"list.csv"_s, list(500));
    trigger("file.import");
    QTRY_VERIFY(previewed());
    QSignalSpy told(&m_window->importing(), &ImportController::failed);
    QSignalSpy imported(&m_window->importing(), &ImportController::imported);
    button("importAccept")->click();
    QVERIFY(imported.wait());
    QCOMPARE(told.count(), 0);
    button("importClose")->click();
    QTRY_VERIFY(child<QDialog>(u"importDialog"_s) == nullptr);
    QFile kept(store());
    QVERIFY(kept.open(QIODevice::ReadWrite));
    QByteArray damaged = kept.readAll();
    for (qsizetype i = 4096; i < damaged.size(); i += 3)
        damaged[i] = 'x';
    QVERIFY(kept.seek(0));
    QCOMPARE(kept.write(damaged), damaged.size());
    kept.close();
    m_chooser.answer = file(u"other.csv"_s, list(2));
    trigger("file.import");
    QTRY_VERIFY(previewed());
    button("importAccept")->click();
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(told.constFirst().constFirst().value<Problem>().message.contains(u"damaged"_s));
}

void TestImportController::nothingIsStoredByAPreview()
{
    m_chooser.answer = file(u"list.csv"_s, list(3));
    trigger("file.import");
    QTRY_VERIFY(previewed());
    QVERIFY(child<QLabel>(u"importSummary"_s)->text().startsWith(u"3 rows: 3 imported"_s));
    button("importClose")->click();
    QVERIFY(!QFileInfo::exists(store()));
}

void TestImportController::anUnknownListIsMappedOnce()
{
    m_chooser.answer = file(u"liste.csv"_s, "Ding;Betrag;Stand\np5.48xlarge;55,04;2026-07-20\n");
    trigger("file.import");
    QTRY_VERIFY(child<QDialog>(u"mappingDialog"_s) != nullptr);
    const auto choose = [this](const char *id, const QString &text) {
        auto *box = child<QComboBox>(u"map."_s + QLatin1String(id));
        box->setCurrentIndex(box->findText(text));
    };
    choose("instance", u"Ding"_s);
    choose("price", u"Betrag"_s);
    choose("as_of", u"Stand"_s);
    child<QComboBox>(u"map.provider"_s)->setCurrentIndex(1);
    child<QLineEdit>(u"value.provider"_s)->setText(u"AWS"_s);
    button("mappingAccept")->click();
    QTRY_VERIFY(previewed());
    QVERIFY(child<QLabel>(u"importSummary"_s)->text().startsWith(u"1 row: 1 imported"_s));
    button("importClose")->click();
    QTRY_VERIFY(child<QDialog>(u"importDialog"_s) == nullptr);

    // Same header: no question.
    m_chooser.answer = file(u"liste2.csv"_s, "Ding;Betrag;Stand\np5.48xlarge;54,00;2026-08-20\n");
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
    m_window->importing().importFiles({file(u"list.csv"_s, list())}); // dropped during the preview
    QVERIFY(child<QLabel>(u"importFile"_s)->text().endsWith(u"(file 1 of 2)"_s));
    QVERIFY(button("importSkip")->isVisible());
    button("importSkip")->click();
    QTRY_VERIFY(previewed());
    QVERIFY(child<QLabel>(u"importFile"_s)->text().endsWith(u"(file 2 of 2)"_s));
    QVERIFY(!button("importSkip")->isVisible());
}

// The recognised format can be changed, but not to a provider that the list does not come from.
void TestImportController::aWrongFormatIsRefused()
{
    m_chooser.answer = file(u"list.csv"_s, list());
    trigger("file.import");
    QTRY_VERIFY(previewed());
    auto *format = child<QComboBox>(u"importFormat"_s);
    format->setCurrentIndex(format->findData(u"azure"_s));
    emit format->activated(format->currentIndex());
    QTRY_VERIFY2(note().contains(u"Choose the format \"AWS on-demand and reserved prices (CSV)\"."_s),
                 qPrintable(note()));
    QVERIFY(!button("importAccept")->isEnabled());
    button("importClose")->click();
    QVERIFY(!QFileInfo::exists(store()));
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
    for (const QChar key : u"2026-07-20"_s) // sends each key to the focused widget, like a keyboard
        QTest::keyClick(dialog->focusWidget(), key.toLatin1());
    QCOMPARE(date->text(), u"2026-07-20"_s);
    QTRY_VERIFY(previewed()); // no further key needed
    QCOMPARE(date->text(), u"2026-07-20"_s);
}

void TestImportController::cancellingLeavesTheStore()
{
    ImportJob job;
    ImportTask task{.importer = findImporter(u"aws-ondemand"_s)};
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
    QVERIFY2(note().startsWith(u"1 chip was stored"_s), qPrintable(note()));
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
    picture.setUrls({QUrl::fromLocalFile(u"/x/y.gif"_s)}); // cannot contain a board
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
            ImportRequest request{
                .path = file(u"list%1.csv"_s.arg(i), QByteArray(list()).replace("55.04", "5" + QByteArray::number(i)))};
            QVERIFY(importPrices(*findImporter(u"aws-ondemand"_s), request, m_catalog, *opened.value()).hasValue());
        }
    }
    Board board = onDemandBoard();
    board.priceBook = BookId(u"imported-1-on-demand"_s);
    m_document->restore(board, {}, true);
    m_window->checkBoardIds(u"board"_s);
    m_presenter->update();
    QVERIFY(m_catalog.book(board.priceBook) != nullptr);
    QCOMPARE(m_presenter->view().bar.book, m_catalog.book(board.priceBook)->id.text());
    const QStringList told = m_window->messages().messages();
    QCOMPARE(told.size(), 1);
    QVERIFY2(
        told.constFirst().contains(u"here it is \"Imported: AWS list0.csv, on-demand list price\" of 20 Jul 2026"_s),
        qPrintable(told.constFirst()));
    // Saving the board replaces the old name by a permanent one.
    const QString path = m_folder->filePath(u"kept.chipboard"_s);
    QVERIFY(m_document->save(path));
    m_window->openBoard(path);
    QCOMPARE(m_window->messages().messages().size(), 1); // no further message
    QCOMPARE(readBoardFile(path).board->priceBook, m_catalog.book(board.priceBook)->id);
}

// Covers every place of a board that names a list, and a list that the store lacks.
void TestImportController::listsOfScenariosComeToo()
{
    {
        const auto opened = PriceStore::open(store());
        QVERIFY(opened);
        for (int i = 0; i < 10; ++i) {
            ImportRequest request{
                .path = file(u"list%1.csv"_s.arg(i), QByteArray(list()).replace("55.04", "5" + QByteArray::number(i)))};
            QVERIFY(importPrices(*findImporter(u"aws-ondemand"_s), request, m_catalog, *opened.value()).hasValue());
        }
    }
    const BookId second(u"imported-2-on-demand"_s);
    const BookId elsewhere(u"imported-3f9a1c0b2d4e5f60-2026-06-01-on-demand"_s);
    Board board = onDemandBoard();
    board.scenarios.all = {{u"Here"_s, {}, {}, {}}, {u"Old"_s, second, {}, {}}, {u"Other"_s, elsewhere, {}, {}}};
    const QString path = m_folder->filePath(u"three.chipboard"_s);
    QVERIFY(writeFileSafely(path, writeBoard(board)));
    m_window->openBoard(path);
    QVERIFY(m_catalog.book(second) != nullptr && !m_catalog.book(second)->isAbsent());
    QVERIFY(m_catalog.book(elsewhere) != nullptr && m_catalog.book(elsewhere)->isAbsent());
    QVERIFY(m_catalog.book(BookId(u"imported-1-on-demand"_s)) == nullptr); // not referenced
    const QStringList told = m_window->messages().messages();
    QCOMPARE(told.size(), 2); // one for the missing list, one for the list named by number
    QVERIFY2(told.join(u' ').contains(u"The imported price list dated 1 Jun 2026 (on-demand list price, content "
                                      "3f9a1c0b2d4e5f60) is not in the price store of this computer"_s),
             qPrintable(told.join(u' ')));
    // In the menu only while in use; then its cells say why they are empty.
    const auto offered = [this, &elsewhere] {
        const QList<Choice> &books = m_presenter->view().bar.books;
        return std::ranges::any_of(books, [&](const Choice &one) { return one.id == elsewhere.text(); });
    };
    m_presenter->update();
    QVERIFY(!offered());
    m_presenter->chooseScenario(2);
    m_presenter->update();
    QVERIFY(offered());
    const ResultTable table = evaluate(m_catalog, m_document->board(), {MetricId(u"price_chip_hour"_s)});
    QCOMPARE(table.rows.at(0).cells.at(0).reason, m_catalog.book(elsewhere)->absence);
    // An import reloads everything: the board's lists are still there.
    m_chooser.answer = file(u"new.csv"_s, QByteArray(list()).replace("55.04", "77"));
    QSignalSpy imported(&m_window->importing(), &ImportController::imported);
    trigger("file.import");
    QTRY_VERIFY(previewed());
    button("importAccept")->click();
    QVERIFY(imported.wait());
    QVERIFY(m_catalog.book(second) != nullptr && !m_catalog.book(second)->isAbsent());
    QVERIFY(m_catalog.book(elsewhere)->isAbsent());
}

BookId TestImportController::importElsewhere(const QByteArray &rows) const
{
    const auto opened = PriceStore::open(store());
    ImportRequest request{.path = file(u"list.csv"_s, rows)};
    if (!opened || !importPrices(*findImporter(u"aws-ondemand"_s), request, m_catalog, *opened.value()))
        return {};
    const Snapshot newest = opened.value()->snapshots().value().constFirst();
    return importedBookId(ImportedName{0, newest.content, newest.asOf, PriceKind::OnDemand});
}

void TestImportController::anotherProgramsImportIsNoticed()
{
    const BookId first = importElsewhere(list());
    QVERIFY(!first.isEmpty());
    auto *prices = child<QMenu>(u"board.prices"_s);
    emit prices->aboutToShow();
    QAction *entry = prices->findChild<QAction *>(u"board.prices."_s + first.text());
    QVERIFY(entry != nullptr);
    QCOMPARE(entry->text(), u"Imported: AWS list.csv, on-demand list price   (20 Jul 2026)"_s);
    // Switching back from the terminal suffices; no menu needed.
    const BookId second = importElsewhere(QByteArray(list()).replace("55.04", "54.00"));
    QEvent activated(QEvent::WindowActivate);
    QApplication::sendEvent(m_window.get(), &activated);
    QVERIFY(m_catalog.book(second) != nullptr);
    // And without any event, a moment later.
    const BookId third = importElsewhere(QByteArray(list()).replace("55.04", "53.00"));
    QTRY_VERIFY(m_catalog.book(third) != nullptr);
    QVERIFY(m_catalog.book(first) != nullptr);
}

void TestImportController::aListIsRemoved()
{
    const BookId used = importElsewhere(list());
    const BookId other = importElsewhere(QByteArray(list()).replace("55.04", "54.00"));
    trigger("board.priceLists");
    auto *dialog = child<SnapshotsDialog>(u"snapshotsDialog"_s);
    QVERIFY(dialog != nullptr && m_catalog.book(used) != nullptr);
    m_presenter->choosePriceBook(used.text());
    trigger("board.priceLists"); // listed once
    auto *table = dialog->findChild<QTableWidget *>(u"snapshotsTable"_s);
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->item(1, 0)->text(), u"20 Jul 2026"_s);
    QCOMPARE(table->item(1, 5)->text(), u"the board in this window"_s);
    QCOMPARE(table->item(0, 5)->text(), QString());
    table->setCurrentCell(1, 0);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"snapshotsRemove"_s), Qt::LeftButton);
    auto *question = dialog->findChild<QMessageBox *>(u"removeQuestion"_s);
    QVERIFY(question != nullptr);
    QVERIFY2(question->text().startsWith(u"1 price dated 20 Jul 2026 from list.csv will be removed."_s),
             qPrintable(question->text()));
    QVERIFY(question->text().contains(u"Used by: the board in this window."_s));
    QTest::mouseClick(question->findChild<QPushButton *>(u"removeAccept"_s), Qt::LeftButton);
    QCOMPARE(table->rowCount(), 1);
    QCOMPARE(PriceStore::open(store()).value()->snapshots().value().size(), 1);
    // The board keeps the name of its list and says why its numbers are missing.
    QCOMPARE(m_document->board().priceBook, used);
    QVERIFY(m_catalog.book(used)->isAbsent());
    QVERIFY(!m_catalog.book(other)->isAbsent());
    // Imported again, it has the same id.
    QCOMPARE(importElsewhere(list()), used);
    m_window->priceLists().lookAgain();
    QVERIFY(!m_catalog.book(used)->isAbsent());
    dialog->close();
}

void TestImportController::removingAsksFirst()
{
    const BookId book = importElsewhere(list());
    trigger("board.priceLists");
    auto *dialog = child<SnapshotsDialog>(u"snapshotsDialog"_s);
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) { // both default to not removing
        dialog->findChild<QPushButton *>(u"snapshotsRemove"_s)->click();
        auto *question = dialog->findChild<QMessageBox *>(u"removeQuestion"_s);
        QVERIFY(question != nullptr && question->text().contains(u"No board in this window"_s));
        QTest::keyClick(question, key);
        QTRY_VERIFY(dialog->findChild<QMessageBox *>(u"removeQuestion"_s) == nullptr);
        QCOMPARE(PriceStore::open(store()).value()->snapshots().value().size(), 1);
    }
    QVERIFY(m_catalog.book(book) != nullptr);
    dialog->close();
}

// Another program may lock the store during a long write.
void TestImportController::aBusyStoreTakesNoListAway()
{
    const BookId book = importElsewhere(list());
    m_window->priceLists().lookAgain();
    QVERIFY(m_catalog.book(book) != nullptr);
    QVERIFY(QFile::rename(store(), store() + u".kept"_s));
    QFile broken(store());
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("not a database, for a moment") > 0);
    broken.close();
    m_window->priceLists().lookAgain();
    QVERIFY(m_catalog.book(book) != nullptr && !m_catalog.book(book)->isAbsent());
    QVERIFY(QFile::remove(store()) && QFile::rename(store() + u".kept"_s, store()));
    m_window->priceLists().lookAgain();
    QVERIFY(m_catalog.book(book) != nullptr && !m_catalog.book(book)->isAbsent());
}

void TestImportController::closingTheWindowStopsTheImport()
{
    m_chooser.answer = file(u"long.csv"_s, list(100'000));
    trigger("file.import");
    QTRY_VERIFY(child<QDialog>(u"importDialog"_s) != nullptr);
    closeWindow(); // the preview is still running
    QVERIFY(!QFileInfo::exists(store()));
}

CHIPBOARD_TEST(TestImportController, QApplication)

} // namespace tst_importcontroller

#include "tst_importcontroller.moc"
