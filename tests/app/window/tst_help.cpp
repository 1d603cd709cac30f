// F1 and "What's this?" in the window and its dialogs: they cover every page, control and menu entry.
// CHIPBOARD_PICTURES=FOLDER saves screenshots of the help.
#include "app/window/actiontable.h"
#include "app/window/helpcontroller.h"
#include "app/window/pagetable.h"
#include "app/window/widgethelp.h"
#include "data/board/assumption.h"
#include "data/compare/metric.h"
#include "data/views/helpbook.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/helpwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPdfWriter>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTreeWidget>
#include <QWhatsThis>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_help {

static bool isInteractive(const QWidget &widget)
{
    if (widget.objectName().isEmpty() || widget.objectName().startsWith(u"qt_"_s))
        return false;
    return (widget.focusPolicy() & Qt::TabFocus) != 0 || qobject_cast<const QAbstractButton *>(&widget) != nullptr
        || qobject_cast<const QComboBox *>(&widget) != nullptr || qobject_cast<const QLineEdit *>(&widget) != nullptr
        || qobject_cast<const ChartView *>(&widget) != nullptr;
}

static QStringList unknownIn(const QWidget &top)
{
    QStringList unknown;
    for (const QWidget *widget : top.findChildren<QWidget *>()) {
        if (isInteractive(*widget) && widgetHelp(*widget).text.isEmpty())
            unknown << widget->objectName();
    }
    unknown.removeDuplicates();
    return unknown;
}

class TestHelp : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void everyPageHasItsRow();
    void everyActionTellsWhatItDoes();
    void everyControlTellsWhatItIs();
    void dialogsTellWhatTheyAre_data();
    void dialogsTellWhatTheyAre();
    void everyPlaceIsInTheBook();
    void f1OpensThePageInView();
    void f1OpensTheFieldInView_data();
    void f1OpensTheFieldInView();
    void f1OpensFromADialog();
    void chartsTellWhatTheyShow();
    void whatsThisAnswersAClick();
    void whatsThisAnswersTheKeyboard();
    void linksOpenByAClickAlone();
    void printingTakesThePage();
    void theWindowIsBesideAndFollows();
    void statusLinksLead();
    void statusLinkIsReachedByKeys();

private:
    HelpWindow *help() const { return m_window->help().helpWindow(); }
    void keepPicture(const QString &name) const
    {
        const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
        if (!folder.isEmpty())
            help()->grab().save(folder + u'/' + name + u".png"_s);
    }
};

// A new page needs a row in data/views/helpbook.cpp.
void TestHelp::everyPageHasItsRow()
{
    const HelpBook book = m_window->help().book();
    for (const PageRow &row : pageTable()) {
        QVERIFY2(findPageHelp(QLatin1String(row.id)) != nullptr, row.id);
        const HelpTopic *topic = book.topic(u"page."_s + QLatin1String(row.id));
        QVERIFY2(topic != nullptr && !topic->entries.isEmpty(), row.id);
        QCOMPARE(topic->title, QString::fromUtf8(row.name));
    }
}

// A new action needs a row in app/window/widgethelp.cpp.
void TestHelp::everyActionTellsWhatItDoes()
{
    QSet<QString> ids;
    for (const ActionRow &row : actionTable()) {
        const QString id = QLatin1String(row.id);
        if (id.isEmpty())
            continue;
        ids << id;
        QVERIFY2(actionHelp(id).endsWith(u'.'), row.id);
        const QAction *shown = row.fill != nullptr ? child<QMenu>(id)->menuAction() : action(row.id);
        QCOMPARE(shown->whatsThis(), actionHelp(id));
    }
    for (const ActionHelpRow &row : actionHelpTable())
        QVERIFY2(ids.contains(QLatin1String(row.id)), row.id); // no help for removed actions
    QVERIFY(actionHelp(u"no.such"_s).isEmpty());
}

// A new control needs a row in app/window/widgethelp.cpp.
void TestHelp::everyControlTellsWhatItIs()
{
    for (const PageRow &row : pageTable()) {
        m_window->choosePage(QLatin1String(row.id));
        m_presenter->update();
        const QStringList unknown = unknownIn(*m_window);
        QVERIFY2(unknown.isEmpty(), qPrintable(QLatin1String(row.id) + u": "_s + unknown.join(u", "_s)));
    }
    for (const WidgetHelpRow &row : widgetHelpTable())
        QVERIFY2(QString::fromUtf8(row.text).endsWith(u'.'), row.name);
    for (const AssumptionRow &row : assumptionTable()) {
        QWidget editor;
        editor.setObjectName(u"assumption."_s + row.assumptionId().text());
        const WidgetHelp told = widgetHelp(editor);
        QVERIFY2(told.text.contains(row.helpText()), row.id);
        QCOMPARE(told.place, u"assumption."_s + row.assumptionId().text());
    }
}

void TestHelp::dialogsTellWhatTheyAre_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("dialog");
    QTest::newRow("export") << u"file.export"_s << u"exportDialog"_s;
    QTest::newRow("slide check") << u"file.checkSlide"_s << u"slideCheckDialog"_s;
    QTest::newRow("settings") << u"edit.settings"_s << u"settingsDialog"_s;
    QTest::newRow("overrides") << u"board.overrides"_s << u"overridesDialog"_s;
    QTest::newRow("scenarios") << u"board.scenarios"_s << u"scenariosDialog"_s;
    QTest::newRow("price lists") << u"board.priceLists"_s << u"snapshotsDialog"_s;
    QTest::newRow("commands") << u"help.commands"_s << u"commandPalette"_s;
    QTest::newRow("shortcuts") << u"help.shortcuts"_s << u"shortcutsDialog"_s;
    QTest::newRow("about") << u"help.about"_s << u"aboutDialog"_s;
}

void TestHelp::dialogsTellWhatTheyAre()
{
    QFETCH(const QString, id);
    QFETCH(const QString, dialog);
    trigger(qPrintable(id));
    const auto *shown = child<QDialog>(dialog);
    QVERIFY(shown != nullptr);
    QVERIFY(!widgetHelp(*shown).text.isEmpty());
    QCOMPARE(unknownIn(*shown), QStringList());
}

void TestHelp::everyPlaceIsInTheBook()
{
    const HelpBook book = m_window->help().book();
    for (const WidgetHelpRow &row : widgetHelpTable()) {
        const QString place = QString::fromLatin1(row.page);
        QVERIFY2(place.isEmpty() || !book.place(place).topic.isEmpty(), row.name);
    }
    for (const Metric &metric : metricTable())
        QVERIFY2(!book.place(u"metric."_s + metric.metricId().text()).topic.isEmpty(), metric.id);
}

void TestHelp::f1OpensThePageInView()
{
    QVERIFY(help() == nullptr); // created on demand
    for (const PageRow &row : pageTable()) {
        m_window->choosePage(QLatin1String(row.id));
        m_presenter->update();
        m_window->setFocus();
        m_window->help().openHere();
        QCOMPARE(help()->place().topic, u"page."_s + QLatin1String(row.id));
    }
    keepPicture(u"help"_s);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    help()->hide();
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    QVERIFY(help()->isVisible());
    QVERIFY(!help()->isModal());
}

void TestHelp::f1OpensTheFieldInView_data()
{
    QTest::addColumn<QString>("widget");
    QTest::addColumn<QString>("entry");
    QTest::newRow("an assumption's number") << u"assumption.utilisation"_s << u"assumption.utilisation"_s;
    QTest::newRow("prices") << u"priceBookChoice"_s << u"data.books"_s;
    QTest::newRow("precision") << u"precisionChoice"_s << u"word.fp8-bf16-mxfp8"_s;
    QTest::newRow("a chart") << u"chart0"_s << u"metric."_s;
    QTest::newRow("the search") << u"pickerSearch"_s << QString();
}

void TestHelp::f1OpensTheFieldInView()
{
    QFETCH(const QString, widget);
    QFETCH(QString, entry);
    child<QDockWidget>(u"assumptionsDock"_s)->raise();
    auto *asked = child<QWidget>(widget);
    QVERIFY(asked != nullptr);
    QWidget *field = asked->findChild<QWidget *>(u"field"_s);
    (field != nullptr ? field : asked)->setFocus();
    if (entry == u"metric."_s)
        entry += chart(0)->spec().id;
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    QVERIFY(help() != nullptr && help()->isVisible());
    QCOMPARE(help()->place().entry, entry);
    if (entry.isEmpty())
        QCOMPARE(help()->place().topic, u"page.compare"_s);
}

void TestHelp::f1OpensFromADialog()
{
    trigger("file.checkSlide");
    auto *dialog = child<QDialog>(u"slideCheckDialog"_s);
    QVERIFY(dialog != nullptr);
    dialog->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), dialog); // the window behind it may still be active
    QTest::keyClick(dialog, Qt::Key_F1);
    QVERIFY(help() != nullptr && help()->isVisible());
    QCOMPARE(help()->place().topic, u"slides"_s);
}

void TestHelp::chartsTellWhatTheyShow()
{
    const Metric *metric = findMetric(MetricId(chart(0)->spec().id));
    QVERIFY(metric != nullptr);
    QVERIFY(widgetHelp(*chart(0)).text.startsWith(metric->labelText() + u": "_s + metric->formulaText()));
    m_window->choosePage(u"roofline"_s);
    m_presenter->update();
    const auto *roofline = child<QWidget>(u"rooflinePage"_s)->findChild<ChartView *>();
    QVERIFY(roofline != nullptr && findMetric(MetricId(roofline->spec().id)) == nullptr);
    QVERIFY(widgetHelp(*roofline).text.startsWith(roofline->spec().title));
    QVERIFY(widgetHelp(*roofline).place.isEmpty());
}

void TestHelp::whatsThisAnswersAClick()
{
    auto *button = child<QWidget>(u"priceBookChoice"_s);
    trigger("help.whatsThis");
    QVERIFY(QWhatsThis::inWhatsThisMode());
    QVERIFY(m_window->statusBar()->currentMessage().contains(u"Shift+F1"_s));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!QWhatsThis::inWhatsThisMode());
    QCOMPARE(m_presenter->board().priceBook, onDemandBoard().priceBook); // the click had no other effect
    QHelpEvent asked(QEvent::QueryWhatsThis, {}, {});
    QVERIFY(QCoreApplication::sendEvent(button, &asked));
    QVERIFY(asked.isAccepted());
    QWhatsThis::hideText();
}

void TestHelp::whatsThisAnswersTheKeyboard()
{
    child<QWidget>(u"pickerSearch"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(QWhatsThis::inWhatsThisMode());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(!QWhatsThis::inWhatsThisMode());
    const auto tops = QApplication::topLevelWidgets();
    QVERIFY(std::ranges::any_of(tops, [](const QWidget *one) {
        return one->isVisible() && QLatin1String(one->metaObject()->className()) == "QWhatsThat"_L1;
    }));
    QWhatsThis::hideText();
}

void TestHelp::linksOpenByAClickAlone()
{
    m_window->help().open(u"sources"_s);
    QVERIFY(m_opened.isEmpty());
    emit help()->linkRequested(QUrl(u"https://example.org"_s));
    QCOMPARE(m_opened, QList<QUrl>{QUrl(u"https://example.org"_s)});
}

void TestHelp::printingTakesThePage()
{
    QByteArray paper;
    m_window->help().setPrinting([&paper](QWidget &, const std::function<void(QPagedPaintDevice &)> &print) {
        QBuffer buffer(&paper);
        if (!buffer.open(QIODevice::WriteOnly))
            return false;
        QPdfWriter writer(&buffer);
        print(writer);
        return true;
    });
    m_window->help().open(u"glossary"_s);
    QTest::mouseClick(help()->findChild<QPushButton *>(u"helpPrint"_s), Qt::LeftButton);
    QVERIFY(paper.startsWith("%PDF-"));
}

// It closes with the window and follows its theme and language.
void TestHelp::theWindowIsBesideAndFollows()
{
    m_window->help().open(u"word.mfu"_s);
    keepPicture(u"help-glossary"_s);
    QVERIFY(help()->isWindow() && help()->parentWidget() == nullptr);
    QVERIFY(!help()->testAttribute(Qt::WA_QuitOnClose));
    m_window->chooseTheme(u"dark"_s);
    QCOMPARE(help()->palette().color(QPalette::Window), m_window->palette().color(QPalette::Window));
    m_window->help().open(u"formulas"_s);
    keepPicture(u"help-dark"_s);
    m_window->chooseTheme(u"contrastLight"_s);
    m_window->chooseTextSize(200);
    m_window->help().open(u"page.what-if"_s);
    help()->resize(1366, 768);
    keepPicture(u"help-contrast-200"_s);
    m_window->chooseTextSize(100);
    const QPointer<HelpWindow> kept = help();
    closeWindow();
    QVERIFY(kept.isNull());
}

void TestHelp::statusLinksLead()
{
    auto *status = child<QLabel>(u"statusText"_s);
    QVERIFY(status->accessibleName().contains(u"Sources disagree ("_s));
    child<QDockWidget>(u"sourceDock"_s)->hide();
    emit status->linkActivated(u"claims"_s);
    QTRY_VERIFY(child<QDockWidget>(u"sourceDock"_s)->isVisible());
    QVERIFY2(cardText().contains(u"Sources disagree ("_s), qPrintable(cardText()));
    emit status->linkActivated(u"data"_s);
    QCOMPARE(help()->place().topic, u"data"_s);
}

void TestHelp::statusLinkIsReachedByKeys()
{
    auto *status = child<QLabel>(u"statusText"_s);
    const auto isShown = [this] { return cardText().contains(u"Sources disagree ("_s); };
    status->setFocus(Qt::TabFocusReason);
    QTest::keyClick(status, Qt::Key_Return);
    if (!isShown()) { // the first Tab goes to the first link
        QTest::keyClick(status, Qt::Key_Tab);
        QTest::keyClick(status, Qt::Key_Return);
    }
    QVERIFY(isShown());
}

CHIPBOARD_TEST(TestHelp, QApplication)

} // namespace tst_help

#include "tst_help.moc"
