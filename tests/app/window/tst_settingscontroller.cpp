// Settings from the dialog to their effect: each choice applies at once, is stored and can be reset.
// CHIPBOARD_PICTURES=FOLDER saves screenshots of the dialog.
#include "app/window/settingscontroller.h"
#include "app/window/windowowner.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/settingsdialog.h"
#include "widgets/export/exporters.h"
#include "widgets/export/exporttheme.h"
#include "widgets/export/pagesize.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_settingscontroller {

class TestSettingsController : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void everyRowOffersItsDefault();
    void keysOpenIt();
    void theDialogHasEveryRow();
    void themeAndTextSizeHoldAtOnce();
    void exportsBeginWithWhatWasChosen();
    void aBrokenLookChangesNothing();
    void theLanguageIsAskedFor();
    void defaultsComeBackAndCanBeTakenBack();
    void anotherWindowOpensTheDialogAgain();

private:
    SettingsDialog *open()
    {
        trigger("edit.settings");
        return child<SettingsDialog>(u"settingsDialog"_s);
    }
    static void pick(const SettingsDialog &dialog, const QString &key, const QVariant &value)
    {
        auto *box = dialog.findChild<QComboBox *>(u"setting."_s + key);
        box->setFocus();
        while (box->currentData() != value && box->currentIndex() > 0)
            QTest::keyClick(box, Qt::Key_Up);
        while (box->currentData() != value && box->currentIndex() + 1 < box->count())
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentData(), value);
    }
    static void keepPicture(QWidget &dialog, const QString &name)
    {
        const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
        if (!folder.isEmpty())
            dialog.grab().save(folder + u'/' + name + u".png"_s);
    }
};

void TestSettingsController::everyRowOffersItsDefault()
{
    for (const SettingRow &row : settingTable()) {
        const bool isOffered = row.editor != SettingEditor::None;
        QCOMPARE(*row.label != '\0', isOffered);
        QCOMPARE(*row.group != '\0', isOffered);
        QCOMPARE(QString::fromUtf8(row.help).endsWith(u'.'), isOffered);
        QCOMPARE(row.options != nullptr, row.editor == SettingEditor::Choice);
        if (row.options == nullptr)
            continue;
        const QList<SettingOption> options = row.options();
        QVERIFY2(
            std::ranges::any_of(options, [&row](const SettingOption &one) { return one.value == row.standardValue(); }),
            row.key);
        for (const SettingOption &one : options)
            QVERIFY2(!one.text.isEmpty(), row.key);
    }
    const SettingRow &theme = settingTable()[static_cast<std::size_t>(Setting::Theme)];
    for (const SettingOption &one : theme.options())
        QVERIFY2(action(qPrintable(u"theme."_s + one.value.toString())) != nullptr, qPrintable(one.text));
}

void TestSettingsController::keysOpenIt()
{
    QTest::keyClick(m_window.get(), Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(child<SettingsDialog>(u"settingsDialog"_s) != nullptr);
    QVERIFY(m_window->settings().isOpen());
    QCOMPARE(action("edit.settings")->menuRole(), QAction::PreferencesRole);
}

void TestSettingsController::theDialogHasEveryRow()
{
    const SettingsDialog *dialog = open();
    QVERIFY(dialog != nullptr);
    for (const SettingRow &row : settingTable()) {
        const auto *editor = dialog->findChild<QWidget *>(u"setting."_s + QLatin1String(row.key));
        QCOMPARE(editor != nullptr, row.editor != SettingEditor::None);
    }
    for (const QComboBox *box : dialog->findChildren<QComboBox *>())
        QVERIFY2(box->currentIndex() >= 0, qPrintable(box->objectName()));
    keepPicture(*child<SettingsDialog>(u"settingsDialog"_s), u"settings"_s);
}

void TestSettingsController::themeAndTextSizeHoldAtOnce()
{
    SettingsDialog *dialog = open();
    pick(*dialog, u"view/theme"_s, u"dark"_s);
    QVERIFY(m_window->theme().dark);
    QVERIFY(action("theme.dark")->isChecked());
    QCOMPARE(m_settings->text(Setting::Theme), u"dark"_s);
    keepPicture(*dialog, u"settings-dark"_s);
    pick(*dialog, u"view/theme"_s, u"contrastLight"_s);
    pick(*dialog, u"view/textSize"_s, 200);
    QCOMPARE(m_window->textSize(), 200);
    dialog->resize(900, 700);
    keepPicture(*dialog, u"settings-contrast-200"_s);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"settingsUndo"_s), Qt::LeftButton);
    QCOMPARE(m_window->textSize(), 100);
    QCOMPARE(m_window->themeChoice(), u"system"_s);
    QCOMPARE(dialog->findChild<QComboBox *>(u"setting.view/theme"_s)->currentData().toString(), u"system"_s);
}

void TestSettingsController::exportsBeginWithWhatWasChosen()
{
    SettingsDialog *dialog = open();
    pick(*dialog, u"export/pageSize"_s, u"a4"_s);
    QTest::keyClick(dialog->findChild<QCheckBox *>(u"setting.export/numbersPage"_s), Qt::Key_Space);
    dialog->close();
    QTRY_VERIFY(!m_window->settings().isOpen());
    trigger("file.export");
    const auto *size = child<QComboBox>(u"exportSize"_s);
    QVERIFY(size != nullptr);
    QCOMPARE(size->currentData().toString(), u"a4"_s);
    QVERIFY(child<QCheckBox>(u"exportNumbers"_s)->isChecked());
}

void TestSettingsController::aBrokenLookChangesNothing()
{
    const QString path = m_folder->filePath(u"look.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"name\": ");
    file.close();
    SettingsDialog *dialog = open();
    m_chooser.answer = path;
    const auto *editor = dialog->findChild<QWidget *>(u"setting.window/companyLook"_s);
    QTest::mouseClick(editor->findChild<QPushButton *>(u"choose"_s), Qt::LeftButton);
    QCOMPARE(m_chooser.questions.size(), 1);
    QCOMPARE(m_settings->text(Setting::CompanyLook), QString());
    QCOMPARE(editor->findChild<QLabel *>(u"path"_s)->text(), u"none"_s);
}

// The window owner changes the language: this tests only the request.
void TestSettingsController::theLanguageIsAskedFor()
{
    QSignalSpy asked(m_window.get(), &MainWindow::languageChosen);
    pick(*open(), u"view/language"_s, u"en"_s);
    QCOMPARE(asked.constLast().at(0).toString(), u"en"_s);
}

void TestSettingsController::defaultsComeBackAndCanBeTakenBack()
{
    m_settings->set(Setting::ExportTheme, u"dark"_s);
    m_settings->set(Setting::StartWithLast, false);
    SettingsDialog *dialog = open();
    QVERIFY(!dialog->findChild<QCheckBox *>(u"setting.board/startWithLast"_s)->isChecked());
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"settingsStandards"_s), Qt::LeftButton);
    QCOMPARE(m_settings->text(Setting::ExportTheme), u"light"_s);
    QVERIFY(m_settings->value(Setting::StartWithLast).toBool());
    QVERIFY(dialog->findChild<QCheckBox *>(u"setting.board/startWithLast"_s)->isChecked());
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"settingsUndo"_s), Qt::LeftButton);
    QCOMPARE(m_settings->text(Setting::ExportTheme), u"dark"_s);
    QVERIFY(!m_settings->value(Setting::StartWithLast).toBool());
}

void TestSettingsController::anotherWindowOpensTheDialogAgain()
{
    closeWindow();
    m_document = std::make_unique<BoardDocument>(onDemandBoard());
    m_presenter = std::make_unique<Presenter>(m_catalog, *m_document, Formatter());
    const WindowServices services{*m_settings, m_chooser, [](const QUrl &) {}};
    {
        WindowOwner owner(*m_presenter, *m_document, services, m_speech);
        m_presenter->update();
        owner.window().show();
        owner.window().settings().open();
        owner.chooseLanguage(u"de"_s);
        QVERIFY(owner.window().settings().isOpen());
        auto *dialog = owner.window().findChild<SettingsDialog *>(u"settingsDialog"_s);
        QCOMPARE(dialog->findChild<QComboBox *>(u"setting.view/language"_s)->currentData().toString(), u"de"_s);
        keepPicture(*dialog, u"settings-de"_s);
        owner.chooseLanguage(u"en"_s);
    }
    m_presenter.reset();
    m_document.reset();
}

CHIPBOARD_TEST(TestSettingsController, QApplication)

} // namespace tst_settingscontroller

#include "tst_settingscontroller.moc"
