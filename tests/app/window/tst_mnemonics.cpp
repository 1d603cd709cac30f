// Mnemonics in every language: unique per menu, menu bar and dialog, because a duplicate is not reachable by its key.
#include "app/settings/languages.h"
#include "app/window/helpcontroller.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/helpwindow.h"
#include "widgets/dialogs/importdialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_mnemonics {

namespace {

/// Texts by mnemonic.
class Letters
{
public:
    void add(const QString &text)
    {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty())
            m_texts[key.toString()] << text;
    }
    /// "Alt+U: &Undo | C&ut"; one line per shared key.
    [[nodiscard]] QString shared() const
    {
        QStringList lines;
        for (auto key = m_texts.begin(); key != m_texts.end(); ++key) {
            if (key->size() > 1)
                lines << key.key() + u": "_s + key->join(u" | "_s);
        }
        return lines.join(u'\n');
    }
    [[nodiscard]] qsizetype count() const { return m_texts.size(); }

private:
    QMap<QString, QStringList> m_texts;
};

QString sharedIn(QMenu &menu)
{
    emit menu.aboutToShow(); // fills menus that are built on opening
    Letters letters;
    QStringList shared;
    const QList<QAction *> entries = menu.actions();
    for (const QAction *entry : entries) {
        letters.add(entry->text());
        if (entry->menu() != nullptr)
            shared << sharedIn(*entry->menu());
    }
    shared.prepend(letters.shared().isEmpty() ? QString() : menu.objectName() + u": "_s + letters.shared());
    shared.removeAll(QString());
    return shared.join(u'\n');
}

// A label counts for its buddy.
Letters lettersOf(const QWidget &dialog)
{
    Letters letters;
    for (const QAbstractButton *button : dialog.findChildren<QAbstractButton *>())
        letters.add(button->text());
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->buddy() != nullptr)
            letters.add(label->text());
    }
    for (const QTabBar *bar : dialog.findChildren<QTabBar *>()) {
        for (int tab = 0; tab < bar->count(); ++tab)
            letters.add(bar->tabText(tab));
    }
    return letters;
}

} // namespace

class TestMnemonics : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void lettersAreCounted();
    void menusHaveEachLetterOnce_data() { languages(); }
    void menusHaveEachLetterOnce();
    void dialogsHaveEachLetterOnce_data() { languages(); }
    void dialogsHaveEachLetterOnce();

private:
    static void languages();
    void checkDialog(const QWidget &dialog, const QString &name) const
    {
        QVERIFY2(lettersOf(dialog).shared().isEmpty(), qPrintable(name + u": "_s + lettersOf(dialog).shared()));
    }
    Catalog m_shipped;
    std::unique_ptr<Speech> m_spoken;
};

void TestMnemonics::languages()
{
    QTest::addColumn<QString>("language");
    for (const Language &language : languageTable())
        QTest::newRow(language.id) << QString::fromLatin1(language.id);
}

void TestMnemonics::initTestCase()
{
    loadShipped();
    m_shipped = m_catalog;
}

void TestMnemonics::init()
{
    if (QByteArray(QTest::currentDataTag()).isEmpty())
        return;
    const Language &language = *findLanguage(QString::fromLatin1(QTest::currentDataTag()));
    m_spoken = std::make_unique<Speech>();
    m_spoken->speak(language, localeOf(language, QLocale::c()));
    m_catalog = inSpokenLanguage(m_shipped);
    showWindow();
}

void TestMnemonics::cleanup()
{
    closeWindow();
    m_spoken.reset();
    QLocale::setDefault(QLocale::c());
}

void TestMnemonics::lettersAreCounted()
{
    Letters letters;
    for (const char *text : {"&Undo", "C&ut", "&Copy", "Paste", "R && D"})
        letters.add(QString::fromLatin1(text));
    QCOMPARE(letters.shared(), u"Alt+U: &Undo | C&ut"_s);
    QCOMPARE(letters.count(), 2);
}

void TestMnemonics::menusHaveEachLetterOnce()
{
    Letters bar;
    const QList<QAction *> menus = m_window->menuBar()->actions();
    for (const QAction *menu : menus) {
        bar.add(menu->text());
        QCOMPARE(sharedIn(*menu->menu()), QString());
    }
    QCOMPARE(bar.count(), menus.size());
    QMenu chart(u"chart"_s);
    m_window->fillChartMenu(chart);
    QVERIFY(chart.actions().size() > 5);
    QCOMPARE(sharedIn(chart), QString());
}

void TestMnemonics::dialogsHaveEachLetterOnce()
{
    for (const char *id : {"file.export", "file.checkSlide", "edit.settings", "board.override", "board.overrides",
                           "board.scenarios", "board.priceLists", "help.commands", "help.shortcuts", "help.about"}) {
        trigger(id);
        const QList<QDialog *> dialogs = m_window->findChildren<QDialog *>();
        QVERIFY2(!dialogs.isEmpty(), id);
        for (QDialog *dialog : dialogs) {
            checkDialog(*dialog, QLatin1String(id));
            delete dialog; // some are deleted only when the user closes them
        }
    }
    const ImportDialog importing{Formatter()};
    QVERIFY(lettersOf(importing).count() >= 2);
    checkDialog(importing, u"import"_s);
    trigger("help.contents");
    checkDialog(*m_window->help().helpWindow(), u"help"_s);
}

CHIPBOARD_TEST(TestMnemonics, QApplication)

} // namespace tst_mnemonics

#include "tst_mnemonics.moc"
