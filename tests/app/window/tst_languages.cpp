// Languages: which one is chosen, texts, plurals and numbers, and the window in another language. Expected words are
// spelled out, because the window takes its menus from the translations under test.
#include "app/document/catalogmessages.h"
#include "app/settings/languages.h"
#include "app/window/windowowner.h"
#include "data/core/format.h"
#include "data/views/describe.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/editors/quantityedit.h"
#include "widgets/panels/messagepanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QLibraryInfo>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTreeView>

#include <future>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_languages {

namespace {

const QLocale american(QLocale::English, QLocale::UnitedStates);

QString said(const char *text) { return QCoreApplication::translate("Action", text); }

/// Restores the locale at the end of a test.
class KeepLocale
{
public:
    ~KeepLocale() { QLocale::setDefault(m_before); }

private:
    QLocale m_before;
};

} // namespace

class TestLanguages : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { QTest::failOnWarning(anyWarning()); }
    void languageIsFound_data();
    void languageIsFound();
    void localeFollowsCountry();
    void textsChangeAndComeBack();
    void asideIsForOneThreadAlone();
    void asideIsWholeInEnglishToo();
    void everyLanguageIsInTheProgram_data();
    void everyLanguageIsInTheProgram();
    void qtSpeaksIt();
    void labelsInsideSentences();
    void shortReasonsAreTranslated_data();
    void shortReasonsAreTranslated();
    void windowIsAnotherOne();
    void catalogIsToldAnew();
    void manyOwnThingsAreTenNames();
    void numbersAreReadAsWritten();
};

void TestLanguages::languageIsFound_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QLocale>("system");
    QTest::addColumn<QString>("expected");

    QTest::newRow("chosen") << u"fr"_s << QLocale(u"de_DE"_s) << u"fr"_s;
    QTest::newRow("chosen, small letters") << u"pt-br"_s << american << u"pt-BR"_s;
    QTest::newRow("the system's") << u"system"_s << QLocale(u"de_AT"_s) << u"de"_s;
    QTest::newRow("Portuguese of Portugal") << u"system"_s << QLocale(u"pt_PT"_s) << u"pt-BR"_s;
    QTest::newRow("one that is not spoken") << u"system"_s << QLocale(u"fi_FI"_s) << u"en"_s;
    QTest::newRow("none") << u"system"_s << QLocale::c() << u"en"_s;
    QTest::newRow("a setting that somebody broke") << u"klingon"_s << QLocale(u"es_MX"_s) << u"es"_s;
}

void TestLanguages::languageIsFound()
{
    QFETCH(const QString, choice);
    QFETCH(const QLocale, system);
    QFETCH(const QString, expected);
    QCOMPARE(QString::fromLatin1(languageFor(choice, system).id), expected);
}

void TestLanguages::localeFollowsCountry()
{
    const Language &german = *findLanguage(u"de"_s);
    QCOMPARE(localeOf(german, QLocale(u"de_CH"_s)), QLocale(u"de_CH"_s));
    QCOMPARE(localeOf(german, american), QLocale(u"de_DE"_s));
    QCOMPARE(localeOf(*findLanguage(u"pt-BR"_s), american), QLocale(u"pt_BR"_s));
    QVERIFY(findLanguage(u"fi"_s) == nullptr);
}

void TestLanguages::textsChangeAndComeBack()
{
    const KeepLocale keep;
    {
        Speech speech;
        speech.speak(*findLanguage(u"de"_s), QLocale(u"de_DE"_s));
        QCOMPARE(said("&File"), u"&Datei"_s);
        QCOMPARE(QLocale().toString(2.52), u"2,52"_s);
        speech.speak(*findLanguage(u"fr"_s), QLocale(u"fr_FR"_s));
        QCOMPARE(said("&File"), u"&Fichier"_s);
        speech.speak(*findLanguage(u"en"_s), american);
        QCOMPARE(said("&File"), u"&File"_s);
        speech.speak(*findLanguage(u"es"_s), QLocale(u"es_ES"_s));
        QCOMPARE(said("&File"), u"&Archivo"_s);
    }
    QCOMPARE(said("&File"), u"&File"_s);
    QCOMPARE(said("A text that nobody has translated"), u"A text that nobody has translated"_s);
}

// LanguageChange events would make every widget of the window retranslate itself.
void TestLanguages::asideIsForOneThreadAlone()
{
    class Listener : public QObject
    {
    public:
        int changes = 0;

    protected:
        bool eventFilter(QObject *, QEvent *event) override
        {
            changes += event->type() == QEvent::LanguageChange ? 1 : 0;
            return false;
        }
    };
    const KeepLocale keep;
    Speech speech;
    speech.speak(*findLanguage(u"de"_s), QLocale(u"de_AT"_s));
    Listener listener;
    QCoreApplication::instance()->installEventFilter(&listener);
    for (int time = 0; time < 3; ++time) {
        const std::shared_ptr<void> aside = speech.aside(*findLanguage(u"fr"_s), fileLocaleOf(*findLanguage(u"fr"_s)));
        QCOMPARE(said("&File"), u"&Fichier"_s);
        QCOMPARE(QLocale(), QLocale(u"fr_FR"_s));
        const QString elsewhere = std::async(std::launch::async, [] { return said("&File"); }).get();
        QCOMPARE(elsewhere, u"&Datei"_s);
    }
    QCOMPARE(said("&File"), u"&Datei"_s);
    QCOMPARE(QLocale(), QLocale(u"de_AT"_s));
    QCOMPARE(listener.changes, 0);
    speech.speak(*findLanguage(u"es"_s), QLocale(u"es_ES"_s)); // the finished override has no effect
    QCOMPARE(said("&File"), u"&Archivo"_s);
    const std::shared_ptr<void> again = speech.aside(*findLanguage(u"de"_s), QLocale(u"de_DE"_s));
    QCOMPARE(said("&File"), u"&Datei"_s);
}

// Also untranslated texts and plurals.
void TestLanguages::asideIsWholeInEnglishToo()
{
    const KeepLocale keep;
    Speech speech;
    speech.speak(*findLanguage(u"de"_s), QLocale(u"de_DE"_s));
    QCOMPARE(QCoreApplication::translate("PageView", "%n chips", nullptr, 12), u"12 Chips"_s);
    {
        const std::shared_ptr<void> aside = speech.aside(*findLanguage(u"en"_s), fileLocaleOf(*findLanguage(u"en"_s)));
        QCOMPARE(said("&File"), u"&File"_s);
        QCOMPARE(said("Nobody says ünlikely"), QString::fromUtf8("Nobody says ünlikely"));
        QCOMPARE(QCoreApplication::translate("PageView", "%n chips", nullptr, 12), u"12 chips"_s);
        QCOMPARE(QLocale().toString(2.52), u"2.52"_s);
    }
    QCOMPARE(said("&File"), u"&Datei"_s);
    QCOMPARE(QLocale().toString(2.52), u"2,52"_s);
}

void TestLanguages::everyLanguageIsInTheProgram_data()
{
    QTest::addColumn<QString>("id");
    for (const Language &language : languageTable())
        QTest::newRow(language.id) << QString::fromLatin1(language.id);
}

void TestLanguages::everyLanguageIsInTheProgram()
{
    QFETCH(const QString, id);
    const KeepLocale keep;
    Speech speech;
    const Language &language = *findLanguage(id);
    speech.speak(language, localeOf(language, QLocale::c()));
    QCOMPARE(said("&Edit") == u"&Edit", id == u"en");
    // Contexts: namespaces, classes, tables and functions.
    const QStringList texts{QCoreApplication::translate("Training", "Training needs at least 1 chip."),
                            QCoreApplication::translate("Words", "announced"),
                            QCoreApplication::translate("Bound", "memory bandwidth"),
                            QCoreApplication::translate("CommandLine", "Show help for the command.")};
    const QStringList english{u"Training needs at least 1 chip."_s, u"announced"_s, u"memory bandwidth"_s,
                              u"Show help for the command."_s};
    for (qsizetype i = 0; i < texts.size(); ++i)
        QCOMPARE(texts.at(i) == english.at(i), id == u"en");
}

void TestLanguages::qtSpeaksIt()
{
    if (!QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + u"/qtbase_de.qm"_s))
        QSKIP("Qt's own translations are not installed (qt6-translations-l10n).");
    const KeepLocale keep;
    Speech speech;
    speech.speak(*findLanguage(u"de"_s), QLocale(u"de_DE"_s));
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Abbrechen"_s);
}

void TestLanguages::labelsInsideSentences()
{
    QCOMPARE(midSentence(u"Cost per million tokens"_s), u"cost per million tokens"_s);
    QCOMPARE(midSentence(u"KV heads"_s), u"KV heads"_s);
    QCOMPARE(midSentence(QString()), QString());
    const KeepLocale keep;
    QLocale::setDefault(QLocale(u"de_DE"_s));
    QCOMPARE(midSentence(u"Auslastung"_s), u"Auslastung"_s);
    QLocale::setDefault(QLocale(u"fr_FR"_s));
    QCOMPARE(midSentence(u"Utilisation"_s), u"utilisation"_s);
}

void TestLanguages::shortReasonsAreTranslated_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("gap");
    QTest::newRow("German") << u"de"_s << u"kein FP8"_s;
    QTest::newRow("Spanish") << u"es"_s << u"sin FP8"_s;
    QTest::newRow("French") << u"fr"_s << u"pas de FP8"_s;
    QTest::newRow("Portuguese") << u"pt-BR"_s << u"sem FP8"_s;
}

// "No FP8." has no word of three letters, so translations once omitted it.
void TestLanguages::shortReasonsAreTranslated()
{
    QFETCH(const QString, language);
    QFETCH(const QString, gap);
    const KeepLocale keep;
    Speech speech;
    speech.speak(*findLanguage(language), localeOf(*findLanguage(language), american));
    const Catalog catalog = inSpokenLanguage(m_catalog);
    int found = 0;
    for (const Chip &chip : catalog.chips) {
        for (const auto &[precision, figure] : chip.dense) {
            QVERIFY2(!figure.reason.startsWith(u"No "_s), qPrintable(chip.name + u": "_s + figure.reason));
            if (precision != Precision::Fp8 || figure.missingKind != MissingKind::Unsupported)
                continue;
            Cell cell{.missingKind = figure.missingKind, .reason = figure.reason};
            QCOMPARE(gapText(cell), gap);
            ++found;
        }
    }
    QVERIFY(found >= 3);
}

void TestLanguages::windowIsAnotherOne()
{
    const KeepLocale keep;
    showWindow();
    closeWindow();
    m_document = std::make_unique<BoardDocument>(onDemandBoard());
    m_presenter = std::make_unique<Presenter>(m_catalog, *m_document, Formatter());
    WindowServices services{*m_settings, m_chooser, [](const QUrl &) {}};
    services.readCatalog = [](const QList<BookId> &) { return loadCatalog({}); };
    services.replaceCatalog = [](const Catalog &) {};
    Speech speech;
    {
        WindowOwner owner(*m_presenter, *m_document, services, speech);
        QList<MainWindow *> prepared;
        owner.setPrepare([&prepared](MainWindow &window) { prepared << &window; });
        owner.window().resize(1400, 800);
        owner.window().move(30, 40);
        owner.window().show();
        m_presenter->chooseLevel(Level::Instance);
        owner.window().choosePage(u"value"_s);
        owner.window().messages().add(u"Something was told."_s);
        QCOMPARE(owner.window().menuBar()->actions().constFirst()->text(), u"&File"_s);

        emit owner.window().languageChosen(u"de"_s);
        QTRY_COMPARE(prepared.size(), 1);
        QCOMPARE(&owner.window(), prepared.constFirst());
        QCOMPARE(owner.window().menuBar()->actions().constFirst()->text(), u"&Datei"_s);
        QVERIFY(owner.window().isVisible());
        QCOMPARE(owner.window().pageId(), u"value"_s);
        QCOMPARE(owner.window().size(), QSize(1400, 800));
        QCOMPARE(owner.window().messages().messages(), QStringList{u"Something was told."_s});
        QCOMPARE(m_settings->text(Setting::Language), u"de"_s);
        QCOMPARE(m_presenter->formatter().locale().language(), QLocale::German);
        // The page content is complete, too: the catalogue change is signalled while there is no window.
        auto *level = owner.window().findChild<QAbstractButton *>(u"level.instance"_s);
        QVERIFY(level != nullptr && level->isChecked());
        QVERIFY(owner.window().findChild<QTreeView *>(u"pickerTree"_s)->model()->rowCount() > 0);
        QCOMPARE(owner.window().pos(), QPoint(30, 40));
        QVERIFY(m_document->undoStack().canUndo());
        m_document->undoStack().undo();
        QCOMPARE(m_document->board().level, Level::Chip);

        owner.chooseLanguage(u"en"_s);
        QCOMPARE(owner.window().menuBar()->actions().constFirst()->text(), u"&File"_s);
        QCOMPARE(prepared.size(), 2);
    }
    m_presenter.reset();
    m_document.reset();
}

// Catalogue notices come from a new read in the new language, so languages do not mix; other messages are kept, and
// dismissed ones do not return.
void TestLanguages::catalogIsToldAnew()
{
    const KeepLocale keep;
    showWindow();
    closeWindow();
    m_document = std::make_unique<BoardDocument>(onDemandBoard());
    m_presenter = std::make_unique<Presenter>(m_catalog, *m_document, Formatter());
    WindowServices services{*m_settings, m_chooser, [](const QUrl &) {}};
    const auto read = [](const QList<BookId> &) {
        CatalogLoad load = loadCatalog({});
        const bool isGerman = QLocale().language() == QLocale::German;
        load.overlaid << (isGerman ? u"Chip eigen (neu, aus x.json)"_s : u"chip own (new, from x.json)"_s);
        load.problems << Problem{.message = isGerman ? u"Das ist kein Datum."_s : u"This is not a date."_s};
        return load;
    };
    services.readCatalog = read;
    services.replaceCatalog = [](const Catalog &) {};
    Speech speech;
    {
        WindowOwner owner(*m_presenter, *m_document, services, speech);
        const auto messages = [&owner] { return owner.window().messages().messages(); };
        speech.speak(*findLanguage(u"en"_s), american);
        owner.tellCatalog(read({}));
        owner.window().messages().add(u"Something was told."_s);
        QCOMPARE(
            messages(),
            (QStringList{u"This is not a date."_s, u"Your files change the catalogue: chip own (new, from x.json)."_s,
                         u"Something was told."_s}));
        owner.chooseLanguage(u"de"_s);
        QCOMPARE(messages(),
                 (QStringList{u"Das ist kein Datum."_s,
                              u"Eigene Dateien ändern den Katalog: Chip eigen (neu, aus x.json)."_s,
                              u"Something was told."_s}));
        owner.chooseLanguage(u"en"_s);
        QCOMPARE(messages().constFirst(), u"This is not a date."_s);
        QCOMPARE(messages().size(), 3);
        owner.window().messages().dismiss();
        owner.chooseLanguage(u"de"_s);
        QVERIFY(messages().isEmpty());
    }
    m_presenter.reset();
    m_document.reset();
}

void TestLanguages::manyOwnThingsAreTenNames()
{
    CatalogLoad load;
    for (int i = 1; i <= 2500; ++i)
        load.overlaid << u"chip own-%1 (new, from /home/me (old)/chips/own.json)"_s.arg(i);
    QCOMPARE(catalogMessages(load),
             QStringList{u"Your files change the catalogue: chip own-1, chip own-2, chip own-3, chip own-4, "
                         "chip own-5, chip own-6, chip own-7, chip own-8, chip own-9, chip own-10 and "
                         "2,490 more."_s});
    load.overlaid = load.overlaid.first(10);
    QVERIFY(catalogMessages(load).constFirst().endsWith(u"chip own-9, chip own-10."_s));
    load.overlaid = load.overlaid.first(1); // a few: listed with their files
    QVERIFY(catalogMessages(load).constFirst().endsWith(u"chip own-1 (new, from /home/me (old)/chips/own.json)."_s));
}

void TestLanguages::numbersAreReadAsWritten()
{
    const KeepLocale keep;
    QLocale::setDefault(QLocale(u"de_DE"_s));
    QuantityEntry entry{.id = u"exchange_rate"_s, .decimals = 2, .maximum = 100.0, .step = 0.01, .value = 1.0};
    QuantityEdit edit(entry);
    QSignalSpy edited(&edit, &QuantityEdit::edited);
    auto *field = edit.findChild<QDoubleSpinBox *>();
    field->selectAll();
    QTest::keyClicks(field, u"2,52"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(edited.constLast().at(1).toDouble(), 2.52);
}

CHIPBOARD_TEST(TestLanguages, QApplication)

} // namespace tst_languages

#include "tst_languages.moc"
