// The action table: every row is found, readable and usable.
#include "app/window/actiontable.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_actiontable {

class TestActionTable : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyRowDoesOneThing();
    void idsAreUnique();
    void noTwoActionsShareAShortcut();
    void shortcutsAreReadable();
    void everyMenuHasRows();
    void mnemonicsAreUniqueInEachMenu();
    void hasTheShortcutsOfTheManual_data();
    void hasTheShortcutsOfTheManual();
};

void TestActionTable::everyRowDoesOneThing()
{
    for (const ActionRow &row : actionTable()) {
        QVERIFY2(row.run == nullptr || row.fill == nullptr, row.id);
        const bool separator = row.run == nullptr && row.fill == nullptr;
        QCOMPARE(*row.id == '\0', separator);
        QCOMPARE(*row.text == '\0', separator);
    }
}

void TestActionTable::idsAreUnique()
{
    QSet<QString> ids;
    for (const ActionRow &row : actionTable()) {
        const QString id = QString::fromLatin1(row.id);
        QVERIFY2(id.isEmpty() || !ids.contains(id), row.id);
        ids << id;
    }
}

void TestActionTable::noTwoActionsShareAShortcut()
{
    QSet<QString> keys;
    for (const ActionRow &row : actionTable()) {
        const QString text = QString::fromLatin1(row.keys);
        QVERIFY2(text.isEmpty() || !keys.contains(text), row.keys);
        keys << text;
    }
}

void TestActionTable::shortcutsAreReadable()
{
    for (const ActionRow &row : actionTable()) {
        const QString text = QString::fromLatin1(row.keys);
        QCOMPARE(QKeySequence::fromString(text, QKeySequence::PortableText).toString(QKeySequence::PortableText), text);
    }
}

void TestActionTable::everyMenuHasRows()
{
    for (const MenuRow &menu : menuTable()) {
        const auto rows = actionTable();
        QVERIFY2(std::ranges::any_of(rows, [&](const ActionRow &row) { return row.menu == menu.id; }), menu.name);
    }
}

void TestActionTable::mnemonicsAreUniqueInEachMenu()
{
    for (const MenuRow &menu : menuTable()) {
        QSet<QChar> letters;
        for (const ActionRow &row : actionTable()) {
            const QString text = QString::fromUtf8(row.text);
            const qsizetype at = text.indexOf(u'&');
            if (row.menu != menu.id || at < 0)
                continue;
            const QChar letter = text.at(at + 1).toLower();
            QVERIFY2(!letters.contains(letter), row.text);
            letters << letter;
        }
    }
}

void TestActionTable::hasTheShortcutsOfTheManual_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("keys");
    QTest::newRow("export") << u"file.export"_s << u"Ctrl+E"_s;
    QTest::newRow("export again") << u"file.exportAgain"_s << u"Ctrl+Shift+E"_s;
    QTest::newRow("copy") << u"edit.copy"_s << u"Ctrl+C"_s;
    QTest::newRow("full screen") << u"view.fullScreen"_s << u"F11"_s;
    QTest::newRow("help") << u"help.contents"_s << u"F1"_s;
    QTest::newRow("what's this") << u"help.whatsThis"_s << u"Shift+F1"_s;
    QTest::newRow("settings") << u"edit.settings"_s << u"Ctrl+,"_s;
    QTest::newRow("shortcut list") << u"help.shortcuts"_s << u"Ctrl+?"_s;
    QTest::newRow("command palette") << u"help.commands"_s << u"Ctrl+K"_s;
    QTest::newRow("present") << u"view.present"_s << u"F5"_s;
    QTest::newRow("undo") << u"edit.undo"_s << u"Ctrl+Z"_s;
    QTest::newRow("open") << u"file.open"_s << u"Ctrl+O"_s;
    QTest::newRow("save") << u"file.save"_s << u"Ctrl+S"_s;
    QTest::newRow("quit") << u"file.quit"_s << u"Ctrl+Q"_s;
}

void TestActionTable::hasTheShortcutsOfTheManual()
{
    QFETCH(QString, id);
    QFETCH(QString, keys);
    const auto rows = actionTable();
    const auto found = std::ranges::find_if(rows, [&id](const ActionRow &row) { return id == QLatin1String(row.id); });
    QVERIFY(found != rows.end());
    QCOMPARE(QString::fromLatin1(found->keys), keys);
}

CHIPBOARD_TEST(TestActionTable, QCoreApplication)

} // namespace tst_actiontable

#include "tst_actiontable.moc"
