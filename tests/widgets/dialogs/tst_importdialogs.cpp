// The import preview and the column mapping, with generated reports and files.
#include "tests/support/guitest.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/importdialog.h"
#include "widgets/dialogs/mappingdialog.h"
#include "widgets/dialogs/snapshotsdialog.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTreeWidget>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_importdialogs {

class TestImportDialogs : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void previewCountsTheRows();
    void suspiciousReasonsAreChecked();
    void aDateMustBeOne();
    void aDateIsTypedInOneGo();
    void aReportLeavesTheTypingAlone();
    void aFileCanBeSkipped();
    void problemsAreToldInFull();
    void progressAndCancel();
    void doneOffersTheNextFile();
    void nothingToImportCannotBeImported();
    void mappingGuessesAndTellsFaults();
    void mappingIsTakenAndGiven();
    void mappingReadsAgainWithAnotherSeparator();
    void aColumnLeftOutStaysOut();
    void everyFieldHasAName();
    void listsAreShownAndOneIsRemoved();

private:
    static ImportReport report();
};

ImportReport TestImportDialogs::report()
{
    // Three good rows, one of them a duplicate, one row without a price, one T4 at a cent.
    return runOnText("csv", u"list.csv"_s,
                     "GPU,Count,Price,Region\nH100,8,20,a\nH100,8,20,a\nL4,1,0.71,a\nT4,1,,a\nT4,1,0.01,a\n",
                     {u"provider==X"_s})
        .report;
}

void TestImportDialogs::previewCountsTheRows()
{
    ImportDialog dialog{Formatter()};
    dialog.setFile(u"list.csv"_s, u"file 1 of 2"_s, {u"csv"_s, u"2026-07-20"_s, {}});
    dialog.setReport(report());
    QCOMPARE(dialog.findChild<QLabel *>(u"importFile"_s)->text(), u"list.csv (file 1 of 2)"_s);
    QCOMPARE(dialog.findChild<QLabel *>(u"importSummary"_s)->text(),
             u"5 rows: 2 imported (2 new, 0 changed, 0 unchanged), 2 skipped, 1 suspicious. Provider: X (as given)."_s);
    const auto *tree = dialog.findChild<QTreeWidget *>(u"importReasons"_s);
    QCOMPARE(tree->topLevelItemCount(), 3);
    QCOMPARE(tree->topLevelItem(0)->text(1), u"2"_s);
    const QTreeWidgetItem *suspicious = tree->topLevelItem(1)->child(0);
    QCOMPARE(suspicious->text(0), reasonRow(Reason::PriceTooLow).label());
    QVERIFY2(suspicious->child(0)->text(0).startsWith(u"Line 6: "_s), qPrintable(suspicious->child(0)->text(0)));
    QVERIFY(dialog.findChild<QPushButton *>(u"importAccept"_s)->isEnabled());
}

void TestImportDialogs::suspiciousReasonsAreChecked()
{
    ImportDialog dialog{Formatter()};
    dialog.setFile(u"list.csv"_s, {}, {u"csv"_s, {}, {}});
    dialog.setReport(report());
    QVERIFY(dialog.choice().accepted.isEmpty());
    const auto *tree = dialog.findChild<QTreeWidget *>(u"importReasons"_s);
    const QSignalSpy changed(&dialog, &ImportDialog::choiceChanged);
    QVERIFY(!tree->topLevelItem(0)->child(0)->flags().testFlag(Qt::ItemIsUserCheckable));
    tree->topLevelItem(1)->child(0)->setCheckState(0, Qt::Checked);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(dialog.choice().accepted, QSet<Reason>{Reason::PriceTooLow});
    dialog.setReport(report()); // the check box keeps its state during a recount
    QCOMPARE(tree->topLevelItem(1)->child(0)->checkState(0), Qt::Checked);
    tree->topLevelItem(1)->child(0)->setCheckState(0, Qt::Unchecked);
    QVERIFY(dialog.choice().accepted.isEmpty());
    QCOMPARE(changed.size(), 2);
}

void TestImportDialogs::aDateMustBeOne()
{
    ImportDialog dialog{Formatter()};
    dialog.setFile(u"list.csv"_s, {}, {u"csv"_s, {}, {}});
    dialog.setReport(report());
    const QSignalSpy changed(&dialog, &ImportDialog::choiceChanged);
    auto *date = dialog.findChild<QLineEdit *>(u"importAsOf"_s);
    QTest::keyClicks(date, u"abc"_s);
    QVERIFY(!dialog.hasGoodDate());
    QVERIFY(changed.isEmpty());
    QVERIFY(!dialog.findChild<QPushButton *>(u"importAccept"_s)->isEnabled());
    QVERIFY(!dialog.findChild<QLabel *>(u"importAsOfNote"_s)->text().isEmpty());
    date->clear();
    QTest::keyClicks(date, u"2026-07"_s);
    QVERIFY(dialog.hasGoodDate());
    QCOMPARE(dialog.choice().asOf, u"2026-07"_s);
    QTRY_COMPARE(changed.size(), 1);
}

void TestImportDialogs::aDateIsTypedInOneGo()
{
    ImportDialog dialog{Formatter()};
    dialog.setFile(u"list.csv"_s, {}, {u"csv"_s, {}, {}});
    dialog.setReport(report());
    const QSignalSpy changed(&dialog, &ImportDialog::choiceChanged);
    const QSignalSpy import(&dialog, &ImportDialog::importRequested);
    connect(&dialog, &ImportDialog::choiceChanged, &dialog,
            [&dialog] { dialog.setBusy(u"Reading."_s, ImportDialog::Errand::Preview); });
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *date = dialog.findChild<QLineEdit *>(u"importAsOf"_s);
    date->setFocus();
    for (const QChar key : u"2026-07-20"_s) // sends each key to the focused widget, like a keyboard
        QTest::keyClick(dialog.focusWidget(), key.toLatin1());
    QCOMPARE(date->text(), u"2026-07-20"_s);
    QVERIFY(changed.isEmpty());
    QTest::keyClick(date, Qt::Key_Return); // reads again before an import
    QCOMPARE(changed.size(), 1);
    QVERIFY(import.isEmpty());
    QVERIFY(date->isEnabled() && date->hasFocus());
    dialog.setReport(report());
    QTest::keyClick(date, Qt::Key_Return);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(import.size(), 1);
    dialog.setBusy(u"Storing."_s, ImportDialog::Errand::Store);
    QVERIFY(!date->isEnabled());
}

void TestImportDialogs::aReportLeavesTheTypingAlone()
{
    ImportDialog dialog{Formatter()};
    dialog.setFile(u"list-2026-07-20.csv"_s, {}, {u"csv"_s, u"2026-07-20"_s, {}});
    dialog.setBusy(u"Reading."_s, ImportDialog::Errand::Preview);
    ImportReport told = report();
    told.asOf = u"2026-07-20"_s;
    told.asOfFrom = u"file name"_s;
    auto *date = dialog.findChild<QLineEdit *>(u"importAsOf"_s);
    const auto *accept = dialog.findChild<QPushButton *>(u"importAccept"_s);
    const auto *note = dialog.findChild<QLabel *>(u"importAsOfNote"_s);
    date->selectAll();
    QTest::keyClick(date, Qt::Key_Delete); // to type a new one
    dialog.setReport(told);
    QCOMPARE(date->text(), QString());
    QVERIFY(!accept->isEnabled());
    QTest::keyClicks(date, u"20"_s);
    dialog.setReport(told);
    QVERIFY(!accept->isEnabled());
    QVERIFY2(note->text().startsWith(u"This is not a date"_s), qPrintable(note->text()));
    QTest::keyClicks(date, u"26"_s);
    dialog.setReport(told); // with the previous date
    QVERIFY(!accept->isEnabled());
    QCOMPARE(date->text(), u"2026"_s);
    QTest::keyClick(date, Qt::Key_Return);
    told.asOf = u"2026"_s;
    told.asOfFrom = u"option"_s;
    dialog.setReport(told);
    QVERIFY(accept->isEnabled());
}

void TestImportDialogs::aFileCanBeSkipped()
{
    ImportDialog dialog{Formatter()};
    const QSignalSpy next(&dialog, &ImportDialog::nextRequested);
    auto *skip = dialog.findChild<QPushButton *>(u"importSkip"_s);
    dialog.setFile(u"list.csv"_s, {}, {u"csv"_s, {}, {}});
    dialog.open();
    dialog.setProblem(importCancelled(u"list.csv"_s));
    QVERIFY(!skip->isVisible());
    dialog.setPlace(u"file 1 of 2"_s, true); // the next file
    QCOMPARE(dialog.findChild<QLabel *>(u"importFile"_s)->text(), u"list.csv (file 1 of 2)"_s);
    QVERIFY(skip->isVisible());
    skip->click();
    QCOMPARE(next.size(), 1);
    dialog.setReport(report());
    QVERIFY(skip->isVisible());
    dialog.setBusy(u"Storing."_s, ImportDialog::Errand::Store);
    QVERIFY(!skip->isVisible());
    auto *close = dialog.findChild<QPushButton *>(u"importClose"_s);
    dialog.setProgress(0.5);
    QVERIFY(close->isEnabled());
    QCOMPARE(dialog.findChild<QLabel *>(u"importNote"_s)->text(), u"Storing."_s);
    dialog.setProgress(1.0); // too late to cancel: it is disabled
    QVERIFY(!close->isEnabled());
    QVERIFY(dialog.findChild<QLabel *>(u"importNote"_s)->text() != u"Storing."_s);
    dialog.setDone(u"Stored."_s);
    QVERIFY(close->isEnabled());
    QVERIFY(!skip->isVisible()); // the other button continues
    QCOMPARE(dialog.findChild<QPushButton *>(u"importAccept"_s)->text(), u"Next file"_s);
}

void TestImportDialogs::problemsAreToldInFull()
{
    ImportDialog dialog{Formatter()};
    dialog.setFile(u"list.csv"_s, {}, {u"csv"_s, {}, {}});
    const Problem problem{ProblemCode::BadSyntax,
                          u"A quote is not closed."_s,
                          u"Close it."_s,
                          {u"list.csv"_s, 12, 3, {}},
                          Severity::Error};
    dialog.setProblem(problem);
    const QString told = dialog.findChild<QLabel *>(u"importNote"_s)->text();
    QVERIFY2(told.contains(u"list.csv:12:3"_s) && told.contains(problem.message) && told.contains(problem.remedy),
             qPrintable(told));
    QVERIFY(!dialog.findChild<QPushButton *>(u"importAccept"_s)->isEnabled());
    QVERIFY(dialog.findChild<QPushButton *>(u"importColumns"_s)->isEnabled());
}

void TestImportDialogs::progressAndCancel()
{
    ImportDialog dialog{Formatter()};
    const QSignalSpy cancelled(&dialog, &ImportDialog::cancelRequested);
    const QSignalSpy rejected(&dialog, &QDialog::rejected);
    dialog.setFile(u"list.csv"_s, {}, {u"csv"_s, {}, {}});
    dialog.open();
    dialog.setBusy(u"Reading."_s, ImportDialog::Errand::Preview);
    const auto *bar = dialog.findChild<QProgressBar *>(u"importProgress"_s);
    QVERIFY(bar->isVisible());
    dialog.setProgress(0.5);
    QCOMPARE(bar->value(), bar->maximum() / 2);
    QTest::keyClick(&dialog, Qt::Key_Escape); // stops; closes only when pressed again
    QCOMPARE(cancelled.size(), 1);
    QVERIFY(rejected.isEmpty());
    dialog.setProblem(importCancelled(u"list.csv"_s));
    QVERIFY(!bar->isVisible());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(rejected.size(), 1);
}

void TestImportDialogs::doneOffersTheNextFile()
{
    ImportDialog dialog{Formatter()};
    dialog.setFile(u"list.csv"_s, {}, {u"csv"_s, {}, {}});
    const QSignalSpy next(&dialog, &ImportDialog::nextRequested);
    const QSignalSpy import(&dialog, &ImportDialog::importRequested);
    auto *accept = dialog.findChild<QPushButton *>(u"importAccept"_s);
    dialog.setReport(report());
    dialog.open();
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(import.size(), 1);
    dialog.setPlace(u"file 1 of 2"_s, true);
    dialog.setDone(u"Stored."_s);
    QVERIFY(accept->isVisible());
    accept->click();
    QCOMPARE(next.size(), 1);
    dialog.setPlace(u"file 2 of 2"_s, false);
    dialog.setDone(u"Stored."_s);
    QVERIFY(!accept->isVisible());
    QCOMPARE(dialog.findChild<QLabel *>(u"importNote"_s)->text(), u"Stored."_s);
    QVERIFY(dialog.isVisible());
    QTest::keyClick(&dialog, Qt::Key_Return); // the only action left
    QVERIFY(!dialog.isVisible());
}

void TestImportDialogs::nothingToImportCannotBeImported()
{
    ImportDialog dialog{Formatter()};
    dialog.setFile(u"list.csv"_s, {}, {u"csv"_s, {}, {}});
    dialog.setReport(runOnText("csv", u"list.csv"_s, "GPU,Count,Price\nT4,1,\n", {u"provider==X"_s}).report);
    QVERIFY(!dialog.findChild<QPushButton *>(u"importAccept"_s)->isEnabled());
    // Unknown machines are skipped, with the reason below.
    dialog.setReport(
        runOnText("csv", u"list.csv"_s, "Instance,GPU,Count,Price\nbox,Wormhole,8,4\n", {u"provider==X"_s}).report);
    QVERIFY(!dialog.findChild<QPushButton *>(u"importAccept"_s)->isEnabled());
    const auto *tree = dialog.findChild<QTreeWidget *>(u"importReasons"_s);
    QCOMPARE(tree->topLevelItemCount(), 1);
    QVERIFY(tree->topLevelItem(0)->text(0).startsWith(u"Skipped"_s));
    QVERIFY(dialog.findChild<QLabel *>(u"importNote"_s)->text().startsWith(u"Nothing was stored: the catalogue"_s));
}

void TestImportDialogs::mappingGuessesAndTellsFaults()
{
    const QTemporaryDir directory;
    const QString path = writeTo(directory, u"x.csv"_s, "Ding;Betrag;Region;Count\na;1,5;Ulm;8\n");
    const auto read = [path](const ColumnMapping &mapping) { return lookAtImport(path, mapping); };
    const MappingDialog dialog(read({}).value(), {}, read);
    const auto box = [&dialog](const char *id) { return dialog.findChild<QComboBox *>(u"map."_s + QLatin1String(id)); };
    QCOMPARE(box("region")->currentText(), u"Region"_s); // recognised by name
    QCOMPARE(box("price")->currentText(), u"Not in the file"_s);
    const auto *faults = dialog.findChild<QLabel *>(u"mappingFaults"_s);
    const auto *accept = dialog.findChild<QPushButton *>(u"mappingAccept"_s);
    QVERIFY(!accept->isEnabled());
    QVERIFY(!faults->text().isEmpty());
    box("price")->setCurrentIndex(box("price")->findText(u"Region"_s));
    box("instance")->setCurrentIndex(box("instance")->findText(u"Ding"_s));
    QVERIFY2(faults->text().contains(u"\"Ulm\" is not a number"_s), qPrintable(faults->text()));
    box("price")->setCurrentIndex(box("price")->findText(u"Betrag"_s));
    QVERIFY(faults->text().contains(u"The provider is not stated"_s));
    box("provider")->setCurrentIndex(1);
    dialog.findChild<QLineEdit *>(u"value.provider"_s)->setText(u"Nebius"_s);
    QCOMPARE(faults->text(), QString());
    QVERIFY(accept->isEnabled());
    const auto *rows = dialog.findChild<QTableWidget *>(u"mappingRows"_s);
    QCOMPARE(rows->item(0, 1)->text(), u"1,5"_s);
    QVERIFY(rows->horizontalHeaderItem(0)->text().startsWith(u"Ding\n→ "_s));
    ColumnMapping expected = mappingFrom({u"instance=Ding"_s, u"price=Betrag"_s, u"region=Region"_s, u"count=Count"_s,
                                          u"provider==Nebius"_s})
                                 .valueOr({});
    QCOMPARE(dialog.mapping(), expected);
}

void TestImportDialogs::mappingIsTakenAndGiven()
{
    const QTemporaryDir directory;
    const QString path = writeTo(directory, u"x.csv"_s, "Ding;Betrag\na;1,5\n");
    const auto read = [path](const ColumnMapping &mapping) { return lookAtImport(path, mapping); };
    const auto mapping = mappingFrom({u"instance=Ding"_s, u"price=Betrag"_s, u"provider==Nebius"_s, u"separator=;"_s,
                                      u"decimal=,"_s, u"currency==USD"_s});
    const MappingDialog dialog(read(mapping.value()).value(), mapping.value(), read);
    QCOMPARE(dialog.mapping(), mapping.value());
    QVERIFY(dialog.findChild<QPushButton *>(u"mappingAccept"_s)->isEnabled());
}

void TestImportDialogs::mappingReadsAgainWithAnotherSeparator()
{
    const QTemporaryDir directory;
    const QString path = writeTo(directory, u"x.csv"_s, "Prices of July\nDing;Betrag\na;1,5\n");
    const auto read = [path](const ColumnMapping &mapping) { return lookAtImport(path, mapping); };
    const MappingDialog dialog(read({}).value(), {}, read);
    const auto *rows = dialog.findChild<QTableWidget *>(u"mappingRows"_s);
    QCOMPARE(rows->columnCount(), 1);
    auto *separator = dialog.findChild<QComboBox *>(u"mappingSeparator"_s);
    separator->setCurrentIndex(separator->findText(u"Semicolon"_s));
    QCOMPARE(dialog.mapping().separator, ';');
    QVERIFY(rows->columnCount() <= 2);
}

void TestImportDialogs::aColumnLeftOutStaysOut()
{
    const QTemporaryDir directory;
    const QString path = writeTo(directory, u"x.csv"_s, "instance,price,count,provider\na,1.5,7,X\n");
    const auto read = [path](const ColumnMapping &mapping) { return lookAtImport(path, mapping); };
    const MappingDialog dialog(read({}).value(), {}, read);
    dialog.findChild<QComboBox *>(u"map.count"_s)->setCurrentIndex(0);
    QVERIFY(dialog.mapping().constants.contains(Column::Chips));
    QCOMPARE(dialog.mapping().constants.value(Column::Chips), QString());
    const MappingDialog again(read(dialog.mapping()).value(), dialog.mapping(), read);
    QCOMPARE(again.findChild<QComboBox *>(u"map.count"_s)->currentText(), u"Not in the file"_s);
}

void TestImportDialogs::everyFieldHasAName()
{
    const QTemporaryDir directory;
    const QString path = writeTo(directory, u"x.csv"_s, "a,b\n1,2\n");
    const auto read = [path](const ColumnMapping &mapping) { return lookAtImport(path, mapping); };
    const MappingDialog mapping(read({}).value(), {}, read);
    const ImportDialog import{Formatter()};
    for (const QDialog *dialog : {static_cast<const QDialog *>(&mapping), static_cast<const QDialog *>(&import)}) {
        for (const QComboBox *box : dialog->findChildren<QComboBox *>())
            QVERIFY2(!box->accessibleName().isEmpty(), qPrintable(box->objectName()));
        for (const QLineEdit *edit : dialog->findChildren<QLineEdit *>())
            QVERIFY2(!edit->accessibleName().isEmpty(), qPrintable(edit->objectName()));
    }
}

void TestImportDialogs::listsAreShownAndOneIsRemoved()
{
    SnapshotsDialog dialog;
    auto *remove = dialog.findChild<QPushButton *>(u"snapshotsRemove"_s);
    auto *table = dialog.findChild<QTableWidget *>(u"snapshotsTable"_s);
    const auto *hint = dialog.findChild<QLabel *>(u"snapshotsHint"_s);
    QVERIFY(!remove->isEnabled());
    QVERIFY(hint->text().startsWith(u"No price lists are imported."_s));
    dialog.setLines({{7, {u"2026-08-20"_s, u"b.csv"_s, u"AWS"_s, u"2"_s, u"2026-11-22"_s, {}}},
                     {3, {u"2026-07-20"_s, u"a.csv"_s, u"AWS"_s, u"1"_s, u"2026-11-21"_s, u"x.chipboard"_s}}});
    QVERIFY(remove->isEnabled() && !hint->text().startsWith(u"Nothing"_s));
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->item(1, 5)->text(), u"x.chipboard"_s);
    const QSignalSpy asked(&dialog, &SnapshotsDialog::removeRequested);
    table->setCurrentCell(1, 0);
    remove->click();
    QCOMPARE(asked, QList<QVariantList>({{qint64(3)}}));
    dialog.setLines({});
    QVERIFY(!remove->isEnabled());
}

CHIPBOARD_TEST(TestImportDialogs, QApplication)

} // namespace tst_importdialogs

#include "tst_importdialogs.moc"
