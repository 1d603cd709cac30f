// Export, shortcuts, about.
#include "tests/support/guitest.h"
#include "widgets/dialogs/aboutdialog.h"
#include "widgets/dialogs/exportdialog.h"
#include "widgets/dialogs/shortcutsdialog.h"
#include "widgets/theme/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

class TestDialogs : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void exportOffersEveryFormatAndSize();
    void exportTakesAndGivesAChoice();
    void exportWorksWithKeysAlone();
    void exportCanBeLeft();
    void anUnknownChoiceIsNotShown();
    void exportOffersWhatTheFormatUses_data();
    void exportOffersWhatTheFormatUses();
    void exportTellsThePixels();
    void shortcutsListsItsRows();
    void aboutTellsVersionDataAndLicences();
};

void TestDialogs::exportOffersEveryFormatAndSize()
{
    const ExportDialog dialog;
    const auto *format = dialog.findChild<QComboBox *>(u"exportFormat"_s);
    const auto *size = dialog.findChild<QComboBox *>(u"exportSize"_s);
    QCOMPARE(format->count(), static_cast<int>(exporterTable().size()));
    QCOMPARE(size->count(), static_cast<int>(pageSizes().size()));
    QVERIFY(format->itemText(format->findData(u"pdf"_s)).contains(u"*.pdf"_s));
}

void TestDialogs::exportTakesAndGivesAChoice()
{
    ExportDialog dialog;
    const ExportChoice choice{u"png"_s, {u"letter"_s, true, 3, false}};
    dialog.setChoice(choice);
    QCOMPARE(dialog.choice(), choice);
}

void TestDialogs::exportWorksWithKeysAlone()
{
    ExportDialog dialog;
    dialog.setChoice({u"pdf"_s, {u"slide"_s, false}});
    const QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto *size = dialog.findChild<QComboBox *>(u"exportSize"_s);
    size->setFocus();
    QTest::keyClicks(size, u"A4"_s);
    QVERIFY(dialog.choice().options.pageSize.startsWith(u"a4"_s));
    auto *numbers = dialog.findChild<QCheckBox *>(u"exportNumbers"_s);
    numbers->setFocus();
    QTest::keyClick(numbers, Qt::Key_Space);
    QVERIFY(dialog.choice().options.numbersPage);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
}

void TestDialogs::exportCanBeLeft()
{
    ExportDialog dialog;
    const QSignalSpy rejected(&dialog, &QDialog::rejected);
    dialog.open();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(rejected.size(), 1);
}

void TestDialogs::anUnknownChoiceIsNotShown()
{
    ExportDialog dialog;
    const ExportChoice before = dialog.choice();
    dialog.setChoice({u"gif"_s, {u"poster"_s, false}});
    QCOMPARE(dialog.choice(), before);
}

void TestDialogs::exportOffersWhatTheFormatUses_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("page");
    QTest::addColumn<bool>("pixels");
    QTest::newRow("pdf") << u"pdf"_s << true << false;
    QTest::newRow("svg") << u"svg"_s << true << false;
    QTest::newRow("png") << u"png"_s << true << true;
    QTest::newRow("csv") << u"csv"_s << false << false;
    QTest::newRow("html") << u"html"_s << false << false;
}

void TestDialogs::exportOffersWhatTheFormatUses()
{
    QFETCH(const QString, format);
    ExportDialog dialog;
    dialog.setChoice({format, {}});
    QTEST(dialog.findChild<QComboBox *>(u"exportSize"_s)->isEnabled(), "page");
    QTEST(dialog.findChild<QCheckBox *>(u"exportNumbers"_s)->isEnabled(), "page");
    QTEST(dialog.findChild<QCheckBox *>(u"exportBoard"_s)->isEnabled(), "page");
    QTEST(dialog.findChild<QComboBox *>(u"exportScale"_s)->isEnabled(), "pixels");
}

// 13.333 x 7.5 in and 10 x 7.5 in at 96 dots an inch.
void TestDialogs::exportTellsThePixels()
{
    ExportDialog dialog;
    dialog.setChoice({u"png"_s, {u"slide"_s, false, 3}});
    const auto *pixels = dialog.findChild<QComboBox *>(u"exportScale"_s);
    QCOMPARE(pixels->currentText(), u"3840 x 2160"_s);
    dialog.setChoice({u"png"_s, {u"slide-4x3"_s, false, 1}});
    QCOMPARE(pixels->currentText(), u"960 x 720"_s);
}

void TestDialogs::shortcutsListsItsRows()
{
    const ShortcutsDialog dialog({{u"File"_s, u"Export…"_s, u"Ctrl+E"_s}, {u"View"_s, u"Full screen"_s, u"F11"_s}});
    const auto *table = dialog.findChild<QTableWidget *>(u"shortcutsTable"_s);
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->item(1, 1)->text(), u"Full screen"_s);
    QCOMPARE(table->item(1, 2)->text(), u"F11"_s);
    QVERIFY(!table->item(0, 0)->flags().testFlag(Qt::ItemIsEditable));
}

void TestDialogs::aboutTellsVersionDataAndLicences()
{
    const AboutDialog dialog({u"1.2.3"_s, u"2026-11-20"_s, u"34 chips"_s}, applicationIcon());
    const auto text = [&dialog](const char *name) { return dialog.findChild<QLabel *>(QLatin1String(name))->text(); };
    QVERIFY(text("aboutName").contains(u"1.2.3"_s));
    QCOMPARE(text("aboutData"), u"Catalogue of 2026-11-20: 34 chips."_s);
    for (const QString &name :
         {u"General Public License, version 3 or later"_s, u"Qt"_s, u"QCustomPlot"_s, u"nlohmann/json"_s, u"Inter"_s})
        QVERIFY2(text("aboutLicences").contains(name), qPrintable(name));
}

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
