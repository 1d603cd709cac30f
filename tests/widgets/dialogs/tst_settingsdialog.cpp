// The settings dialog: shows fields, reports choices, finds settings by words. The tour callout is tested with the
// window in tests/app/window/tst_tour.cpp.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/settingsdialog.h"

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

namespace tst_settingsdialog {

static QList<SettingField> someFields()
{
    return {
        {u"view/theme"_s,
         u"Appearance"_s,
         u"Colours"_s,
         u"Of the window."_s,
         SettingKind::Choice,
         {{u"light"_s, u"Light"_s}, {u"dark"_s, u"Dark"_s}},
         u"light"_s},
        {u"board/start"_s, u"Start"_s, u"Continue"_s, u"Where the last time ended."_s, SettingKind::Toggle, {}, true},
        {u"window/look"_s, u"Appearance"_s, u"Brand theme"_s, u"A file."_s, SettingKind::File, {}, QString()},
        {u"export/folder"_s, u"Files"_s, u"Folder"_s, u"Where files go."_s, SettingKind::Folder, {}, u"/a"_s}};
}

class TestSettingsDialog : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(anyWarning());
        m_dialog = std::make_unique<SettingsDialog>(someFields());
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void cleanup() { m_dialog.reset(); }
    void showsWhatHolds();
    void aChoiceIsToldByKeys();
    void aToggleIsToldByAClick();
    void aFolderIsToldWhenItIsTyped();
    void aFileIsAskedForAndTakenAway();
    void showsWhatIsTold();
    void searchLeavesWhatFits();
    void buttonsAsk();
    void enterInTheSearchClosesNothing();

private:
    template<typename Object>
    Object *part(const QString &name) const
    {
        return m_dialog->findChild<Object *>(name);
    }

    std::unique_ptr<SettingsDialog> m_dialog;
};

void TestSettingsDialog::showsWhatHolds()
{
    QCOMPARE(part<QComboBox>(u"setting.view/theme"_s)->currentText(), u"Light"_s);
    QVERIFY(part<QCheckBox>(u"setting.board/start"_s)->isChecked());
    QCOMPARE(part<QLineEdit>(u"setting.export/folder"_s)->text(), u"/a"_s);
    QCOMPARE(part<QWidget>(u"setting.window/look"_s)->findChild<QLabel *>(u"path"_s)->text(), u"none"_s);
    QCOMPARE(part<QComboBox>(u"setting.view/theme"_s)->accessibleName(), u"Colours"_s);
}

void TestSettingsDialog::aChoiceIsToldByKeys()
{
    QSignalSpy chosen(m_dialog.get(), &SettingsDialog::chosen);
    QTest::keyClick(part<QComboBox>(u"setting.view/theme"_s), Qt::Key_Down);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0), (QVariantList{u"view/theme"_s, u"dark"_s}));
}

void TestSettingsDialog::aToggleIsToldByAClick()
{
    QSignalSpy chosen(m_dialog.get(), &SettingsDialog::chosen);
    QTest::keyClick(part<QCheckBox>(u"setting.board/start"_s), Qt::Key_Space);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0), (QVariantList{u"board/start"_s, false}));
}

void TestSettingsDialog::aFolderIsToldWhenItIsTyped()
{
    QSignalSpy chosen(m_dialog.get(), &SettingsDialog::chosen);
    auto *line = part<QLineEdit>(u"setting.export/folder"_s);
    line->setFocus();
    QTest::keyClicks(line, u"/b"_s);
    QCOMPARE(chosen.size(), 0); // not while typing
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(chosen.size() >= 1);
    QCOMPARE(chosen.at(0), (QVariantList{u"export/folder"_s, u"/a/b"_s}));
    QVERIFY(m_dialog->isVisible());
}

void TestSettingsDialog::aFileIsAskedForAndTakenAway()
{
    QSignalSpy asked(m_dialog.get(), &SettingsDialog::fileRequested);
    QSignalSpy chosen(m_dialog.get(), &SettingsDialog::chosen);
    const auto *editor = part<QWidget>(u"setting.window/look"_s);
    QTest::mouseClick(editor->findChild<QPushButton *>(u"choose"_s), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), u"window/look"_s);
    QTest::mouseClick(editor->findChild<QPushButton *>(u"none"_s), Qt::LeftButton);
    QCOMPARE(chosen.at(0), (QVariantList{u"window/look"_s, QString()}));
}

// Setting a value must not emit a choice: it would cause a loop.
void TestSettingsDialog::showsWhatIsTold()
{
    QSignalSpy chosen(m_dialog.get(), &SettingsDialog::chosen);
    m_dialog->setValue(u"view/theme"_s, u"dark"_s);
    m_dialog->setValue(u"board/start"_s, false);
    m_dialog->setValue(u"export/folder"_s, u"/c"_s);
    m_dialog->setValue(u"window/look"_s, u"/d.json"_s);
    m_dialog->setValue(u"nothing"_s, 1);
    QCOMPARE(part<QComboBox>(u"setting.view/theme"_s)->currentText(), u"Dark"_s);
    QVERIFY(!part<QCheckBox>(u"setting.board/start"_s)->isChecked());
    QCOMPARE(part<QLineEdit>(u"setting.export/folder"_s)->text(), u"/c"_s);
    QCOMPARE(part<QWidget>(u"setting.window/look"_s)->findChild<QLabel *>(u"path"_s)->text(), u"/d.json"_s);
    QCOMPARE(chosen.size(), 0);
}

void TestSettingsDialog::searchLeavesWhatFits()
{
    auto *search = part<QLineEdit>(u"settingsSearch"_s);
    QTest::keyClicks(search, u"colour"_s);
    QVERIFY(part<QComboBox>(u"setting.view/theme"_s)->isVisible());
    QVERIFY(!part<QCheckBox>(u"setting.board/start"_s)->isVisible());
    QVERIFY(!part<QWidget>(u"setting.window/look"_s)->isVisible());
    search->clear();
    QTest::keyClicks(search, u"appearance FILE"_s); // matches group and help text
    QVERIFY(part<QWidget>(u"setting.window/look"_s)->isVisible());
    QVERIFY(!part<QComboBox>(u"setting.view/theme"_s)->isVisible());
    QVERIFY(!part<QLabel>(u"settingsNothing"_s)->isVisible());
    QTest::keyClicks(search, u" zebra"_s);
    QVERIFY(part<QLabel>(u"settingsNothing"_s)->isVisible());
    search->clear();
    QVERIFY(part<QCheckBox>(u"setting.board/start"_s)->isVisible());
}

void TestSettingsDialog::buttonsAsk()
{
    QSignalSpy standards(m_dialog.get(), &SettingsDialog::standardsRequested);
    QSignalSpy takenBack(m_dialog.get(), &SettingsDialog::takenBack);
    QTest::mouseClick(part<QPushButton>(u"settingsStandards"_s), Qt::LeftButton);
    QTest::keyClick(part<QPushButton>(u"settingsUndo"_s), Qt::Key_Space);
    QCOMPARE(standards.size(), 1);
    QCOMPARE(takenBack.size(), 1);
    QVERIFY(m_dialog->isVisible());
}

void TestSettingsDialog::enterInTheSearchClosesNothing()
{
    QTest::keyClick(part<QLineEdit>(u"settingsSearch"_s), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

CHIPBOARD_TEST(TestSettingsDialog, QApplication)

} // namespace tst_settingsdialog

#include "tst_settingsdialog.moc"
