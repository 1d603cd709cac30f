// Ctrl+K: finds every command by typing.
#include "app/window/actiontable.h"
#include "app/window/commandlist.h"
#include "app/window/helpcontroller.h"
#include "app/window/mainwindow.h"
#include "data/analysis/mainquestion.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/commandpalette.h"
#include "widgets/dialogs/exportdialog.h"
#include "widgets/dialogs/helpwindow.h"
#include "widgets/editors/quantityedit.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_commandpalette {

class TestCommandPalette : public WindowFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void walksWithTheKeysOfTheField();
    void tellsThatNothingIsFound();
    void longListsAreCut();
    void aClickChooses();
    void closesWithoutACommand();
    void hasEveryMenuEntry();
    void doesNotOfferWhatCannotBeDone();
    void addsAndTakesOutChips();
    void choosesPagesAndBaselines();
    void turnsPagesByKeys();
    void isLegibleInEveryTheme();
    void rowsAreOfOneHeight();
    void enterBeforeAWordChangesNothing();
    void everySourceHasCommands();
    void eachCommandIsThereOnce();
    void entriesSayWhatTheyDo_data();
    void entriesSayWhatTheyDo();
    void asksQuestions();
    void goesToChartsAndExplainsOtherMetrics();
    void choosesWorkloads();
    void goesToAssumptions();
    void addsInstancesWhileChipsAreCompared();
    void opensPagesOfTheHelp();
    void plainWordsFindIt_data();
    void plainWordsFindIt();
    void everySynonymIsOfACommand();
    void plainWordsDoIt();

private:
    bool m_isUntouched = false; ///< the window is unchanged; the next test reuses it

    CommandPalette *open()
    {
        m_window->activateWindow(); // closing the previous palette left activation to the system
        if (!QTest::qWaitForWindowActive(m_window.get()))
            return nullptr;
        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
        return child<CommandPalette>(u"commandPalette"_s);
    }
    static void type(CommandPalette &palette, const QString &text)
    {
        QTest::keyClicks(palette.findChild<QLineEdit *>(u"commandField"_s), text);
    }
    // All words in one event, as dictation and other input methods send them: one search instead of one a letter.
    static void say(CommandPalette &palette, const QString &words)
    {
        QInputMethodEvent event;
        event.setCommitString(words);
        QCoreApplication::sendEvent(palette.findChild<QLineEdit *>(u"commandField"_s), &event);
    }
    static void enter(CommandPalette &palette)
    {
        QTest::keyClick(palette.findChild<QLineEdit *>(u"commandField"_s), Qt::Key_Return);
    }
    static bool isInside(const QWidget &widget, const QString &name)
    {
        const QWidget *at = &widget;
        while (at != nullptr && at->objectName() != name)
            at = at->parentWidget();
        return at != nullptr;
    }
    static QStringList listed(const CommandPalette &palette)
    {
        QStringList texts;
        const auto *list = palette.findChild<QTreeWidget *>(u"commandList"_s);
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            texts << list->topLevelItem(i)->text(0);
        return texts;
    }
};

const QList<Command> three{{u"a"_s, u"Alpha"_s, u"One"_s, u"Ctrl+A"_s},
                           {u"b"_s, u"Beta"_s, u"Two"_s, {}},
                           {u"c"_s, u"Alphabet"_s, u"Two"_s, {}}};

void TestCommandPalette::init()
{
    QTest::failOnWarning(anyWarning());
    if (m_window == nullptr) {
        loadShipped();
        showWindow();
    }
}

void TestCommandPalette::cleanup()
{
    if (!std::exchange(m_isUntouched, false))
        closeWindow();
}

void TestCommandPalette::walksWithTheKeysOfTheField()
{
    CommandPalette palette(three, lightTheme());
    QSignalSpy chosen(&palette, &CommandPalette::chosen);
    palette.show();
    QCOMPARE(listed(palette), (QStringList{u"Alpha"_s, u"Beta"_s, u"Alphabet"_s}));
    type(palette, u"alp"_s);
    QCOMPARE(listed(palette), (QStringList{u"Alpha"_s, u"Alphabet"_s}));
    QTest::keyClick(palette.findChild<QLineEdit *>(u"commandField"_s), Qt::Key_Down);
    enter(palette);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(0).toInt(), 2); // index of Alphabet among the three
    QVERIFY(!palette.isVisible());
}

void TestCommandPalette::tellsThatNothingIsFound()
{
    CommandPalette palette(three, lightTheme());
    QSignalSpy chosen(&palette, &CommandPalette::chosen);
    palette.show();
    auto *nothing = palette.findChild<QLabel *>(u"commandNothing"_s);
    QVERIFY(!nothing->isVisible());
    type(palette, u"zebra"_s);
    QVERIFY(nothing->isVisible());
    QVERIFY(listed(palette).isEmpty());
    enter(palette);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(palette.isVisible());
}

// Of 1,000 commands the list shows 300 and a line for the rest, which cannot be chosen; typing finds each command.
void TestCommandPalette::longListsAreCut()
{
    QList<Command> many;
    for (int i = 0; i < 1000; ++i)
        many << Command{QString::number(i), u"Number %1"_s.arg(i), u"One"_s, {}};
    CommandPalette palette(many, lightTheme());
    QSignalSpy chosen(&palette, &CommandPalette::chosen);
    palette.show();
    QCOMPARE(listed(palette).size(), 301);
    QCOMPARE(listed(palette).at(299), u"Number 299"_s);
    QCOMPARE(listed(palette).at(300), u"700 more: keep typing to narrow the list."_s);
    auto *field = palette.findChild<QLineEdit *>(u"commandField"_s);
    auto *list = palette.findChild<QTreeWidget *>(u"commandList"_s);
    list->setCurrentItem(list->topLevelItem(299));
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(list->currentItem()->text(0), u"Number 299"_s);
    list->scrollToBottom();
    const QPoint more = list->visualItemRect(list->topLevelItem(300)).center();
    QVERIFY(list->viewport()->rect().contains(more));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, more);
    QVERIFY(palette.isVisible());
    QCOMPARE(chosen.size(), 0);
    type(palette, u"number 987"_s);
    QCOMPARE(listed(palette), QStringList{u"Number 987"_s});
    enter(palette);
    QCOMPARE(chosen.at(0).at(0).toInt(), 987);
}

void TestCommandPalette::aClickChooses()
{
    CommandPalette palette(three, lightTheme());
    QSignalSpy chosen(&palette, &CommandPalette::chosen);
    palette.show();
    auto *list = palette.findChild<QTreeWidget *>(u"commandList"_s);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->topLevelItem(1)).center());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(0).toInt(), 1);
}

void TestCommandPalette::closesWithoutACommand()
{
    const Board before = m_document->board();
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    type(*palette, u"H100"_s);
    QTest::keyClick(palette, Qt::Key_Escape);
    QTRY_VERIFY(child<CommandPalette>(u"commandPalette"_s) == nullptr);
    QCOMPARE(m_document->board(), before);
}

void TestCommandPalette::hasEveryMenuEntry()
{
    QSet<QString> ids;
    for (const WindowCommand &one : menuCommands(*m_window->menuBar())) {
        QVERIFY2(!one.shown.text.isEmpty() && !one.shown.group.isEmpty(), qPrintable(one.shown.id));
        QVERIFY2(!one.shown.text.contains(u'&'), qPrintable(one.shown.text));
        ids << one.shown.id;
    }
    for (const ActionRow &row : actionTable()) {
        if (row.run != nullptr && action(row.id)->isEnabled())
            QVERIFY2(ids.contains(QLatin1String(row.id)), row.id);
    }
    for (const PageRow &row : pageTable())
        QVERIFY2(ids.contains(u"page."_s + QLatin1String(row.id)), row.id);
}

void TestCommandPalette::doesNotOfferWhatCannotBeDone()
{
    const auto offers = [this](const QString &id) {
        const QList<WindowCommand> all = menuCommands(*m_window->menuBar());
        return std::ranges::any_of(all, [&](const WindowCommand &one) { return one.shown.id == id; });
    };
    QVERIFY(!offers(u"edit.undo"_s));
    m_presenter->checkThing(u"h200-sxm"_s, true);
    QVERIFY(offers(u"edit.undo"_s));
}

void TestCommandPalette::addsAndTakesOutChips()
{
    const QStringList before = m_presenter->view().subjects;
    QVERIFY(before.contains(u"h100-sxm"_s) && !before.contains(u"h200-sxm"_s));
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    type(*palette, u"add h200"_s);
    QCOMPARE(listed(*palette).constFirst(), u"Add H200 to the comparison"_s);
    enter(*palette);
    m_presenter->update();
    QCOMPARE(m_presenter->view().subjects.size(), before.size() + 1);
    QVERIFY(m_presenter->view().subjects.contains(u"h200-sxm"_s));
    QTRY_VERIFY(child<CommandPalette>(u"commandPalette"_s) == nullptr);
    palette = open();
    QVERIFY(palette != nullptr);
    type(*palette, u"remove h200"_s);
    enter(*palette);
    m_presenter->update();
    QCOMPARE(m_presenter->view().subjects.size(), before.size());
    QVERIFY(!m_presenter->view().subjects.contains(u"h200-sxm"_s));
}

void TestCommandPalette::choosesPagesAndBaselines()
{
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    type(*palette, u"roofline"_s);
    enter(*palette);
    QCOMPARE(m_window->pageId(), u"roofline"_s);
    QTRY_VERIFY(child<CommandPalette>(u"commandPalette"_s) == nullptr);
    palette = open();
    QVERIFY(palette != nullptr);
    type(*palette, u"baseline trainium2"_s);
    enter(*palette);
    QCOMPARE(m_document->board().baseline, u"trainium2"_s);
}

void TestCommandPalette::turnsPagesByKeys()
{
    QStringList seen;
    const auto pages = static_cast<int>(pageTable().size());
    for (int i = 0; i < pages; ++i) {
        seen << m_window->pageId();
        QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    }
    QCOMPARE(m_window->pageId(), seen.constFirst());
    QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), pages);
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(m_window->pageId(), seen.constLast());
}

void TestCommandPalette::isLegibleInEveryTheme()
{
    for (const Theme &theme : {lightTheme(), darkTheme(), contrastTheme(false), contrastTheme(true)}) {
        const CommandPalette palette(three, theme);
        const QTreeWidgetItem *item = palette.findChild<QTreeWidget *>(u"commandList"_s)->topLevelItem(0);
        for (const int column : {1, 2})
            QVERIFY(contrastRatio(item->foreground(column).color(), theme.card) >= 4.5);
    }
}

// At opening and after typing: the first rows were once higher than the others.
void TestCommandPalette::rowsAreOfOneHeight()
{
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    const auto *list = palette->findChild<QTreeWidget *>(u"commandList"_s);
    for (const QString &typed : {QString(), u"baseline"_s}) {
        type(*palette, typed);
        QVERIFY(list->topLevelItemCount() > 5);
        QSet<int> heights;
        QSet<int> steps;
        for (int i = 0; i < 5; ++i) {
            const QRect row = list->visualItemRect(list->topLevelItem(i));
            heights << row.height();
            steps << list->visualItemRect(list->topLevelItem(i + 1)).top() - row.top();
        }
        QCOMPARE(heights.size(), 1);
        QCOMPARE(steps, heights);
        QVERIFY2(*heights.begin() >= 20, qPrintable(QString::number(*heights.begin())));
    }
}

void TestCommandPalette::enterBeforeAWordChangesNothing()
{
    const Board before = m_document->board();
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    QCOMPARE(listed(*palette).constFirst(), u"Go to the page Answer"_s);
    enter(*palette);
    QCOMPARE(m_document->board(), before);
    QCOMPARE(m_window->pageId(), u"overview"_s);
}

void TestCommandPalette::everySourceHasCommands()
{
    for (const CommandSource &source : commandSources()) {
        const QList<WindowCommand> commands = source.commands(*m_window, *m_presenter);
        QVERIFY2(!commands.isEmpty(), source.id);
        for (const WindowCommand &one : commands)
            QVERIFY2(!one.shown.id.isEmpty() && !one.shown.text.contains(u'%') && one.run, qPrintable(one.shown.text));
    }
    m_presenter->chooseLevel(Level::Instance);
    m_presenter->update();
    QSet<QString> groups; // instances can be selected at this level
    for (const WindowCommand &one : sourcedCommands(*m_window, *m_presenter))
        groups << one.shown.group;
    QCOMPARE(groups,
             (QSet<QString>{u"Input"_s, u"Currency"_s, u"Export"_s, u"Question"_s, u"Metric"_s, u"Workload"_s,
                            u"Assumption"_s, u"Help"_s}));
}

void TestCommandPalette::eachCommandIsThereOnce()
{
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    for (const Preset &preset : presets()) {
        auto *field = palette->findChild<QLineEdit *>(u"commandField"_s);
        field->clear();
        type(*palette, u"preset "_s + preset.name);
        QCOMPARE(listed(*palette).count(u"Choose the preset "_s + preset.name), 1);
    }
    QSet<QString> ids;
    for (const WindowCommand &one : menuCommands(*m_window->menuBar())) {
        QVERIFY2(one.shown.id.isEmpty() || !ids.contains(one.shown.id), qPrintable(one.shown.id));
        ids << one.shown.id;
    }
}

void TestCommandPalette::entriesSayWhatTheyDo_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::newRow("a baseline") << u"board.baseline.h100-sxm"_s << u"Set the baseline to H100"_s;
    QTest::newRow("no baseline") << u"board.baseline."_s << u"Compare without a baseline"_s;
    QTest::newRow("a look") << u"look.choose"_s << u"Choose a brand theme…"_s;
    QTest::newRow("a page") << u"page.roofline"_s << u"Go to the page Roofline"_s;
    QTest::newRow("a language") << u"view.language.de"_s << u"Use the language Deutsch"_s;
    QTest::newRow("the system's language") << u"view.language.system"_s << u"Use the system language"_s;
    QTest::newRow("a panel") << u"panel.numbersDock"_s << u"Show or hide the panel Numbers"_s;
    QTest::newRow("an entry that is a sentence already") << u"file.export"_s << u"Export…"_s;
}

void TestCommandPalette::entriesSayWhatTheyDo()
{
    QFETCH(const QString, id);
    QFETCH(const QString, text);
    const QList<WindowCommand> all = menuCommands(*m_window->menuBar());
    const auto found = std::ranges::find_if(all, [&id](const WindowCommand &one) { return one.shown.id == id; });
    QVERIFY(found != all.end());
    QCOMPARE(found->shown.text, text);
    m_isUntouched = true;
}

void TestCommandPalette::asksQuestions()
{
    for (const Question &question : questionTable()) {
        CommandPalette *palette = open();
        QVERIFY(palette != nullptr);
        type(*palette, question.label());
        QCOMPARE(listed(*palette).constFirst(), question.label());
        enter(*palette);
        m_presenter->update();
        QCOMPARE(m_window->pageId(), QLatin1String(question.page));
        if (question.metric != nullptr)
            QCOMPARE(QLatin1String(questionOf(m_catalog, m_document->board()).id), QLatin1String(question.id));
        QTRY_VERIFY(child<CommandPalette>(u"commandPalette"_s) == nullptr);
    }
}

void TestCommandPalette::goesToChartsAndExplainsOtherMetrics()
{
    m_window->choosePage(u"overview"_s);
    const MetricId shown = m_document->board().charts.constLast();
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    type(*palette, u"go to the chart "_s + findMetric(shown)->labelText());
    enter(*palette);
    QCOMPARE(m_window->pageId(), u"compare"_s);
    const auto *chart = qobject_cast<ChartView *>(m_window->focusWidget());
    QVERIFY(chart != nullptr);
    QCOMPARE(chart->spec().id, shown.text());
    for (const Metric &metric : metricTable()) {
        if (m_document->board().charts.contains(metric.metricId()))
            continue;
        for (const WindowCommand &one : sourcedCommands(*m_window, *m_presenter)) {
            if (one.shown.id == u"go.metric."_s + metric.metricId().text())
                one.run();
        }
        QCOMPARE(m_window->help().helpWindow()->place().entry, u"metric."_s + metric.metricId().text());
        break;
    }
}

void TestCommandPalette::choosesWorkloads()
{
    const QString before = m_document->board().workload.text();
    for (const WindowCommand &one : sourcedCommands(*m_window, *m_presenter)) {
        if (!one.shown.id.startsWith(u"workload."_s) || one.shown.id == u"workload."_s + before)
            continue;
        one.run();
        QCOMPARE(u"workload."_s + m_document->board().workload.text(), one.shown.id);
        return;
    }
    QFAIL("no other workload");
}

// Includes collapsed groups and panels behind other panels.
void TestCommandPalette::goesToAssumptions()
{
    child<QDockWidget>(u"sourceDock"_s)->raise();
    const QList<QuantityEntry> entries = m_presenter->view().assumptions.entries;
    for (const QuantityEntry &entry : {entries.constFirst(), entries.constLast()}) {
        CommandPalette *palette = open();
        QVERIFY(palette != nullptr);
        type(*palette, u"change the assumption "_s + entry.label);
        enter(*palette);
        QWidget *focused = m_window->focusWidget();
        QCOMPARE(focused->objectName(), u"field"_s);
        QVERIFY(focused->isVisible());
        QCOMPARE(qobject_cast<QuantityEdit *>(focused->parentWidget())->entry().id, entry.id);
        QTRY_VERIFY(child<CommandPalette>(u"commandPalette"_s) == nullptr);
    }
}

void TestCommandPalette::addsInstancesWhileChipsAreCompared()
{
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    type(*palette, u"p5.48xlarge"_s);
    QCOMPARE(listed(*palette).constFirst(), u"Compare per instance, with p5.48xlarge"_s);
    enter(*palette);
    m_presenter->update();
    QCOMPARE(m_document->board().level, Level::Instance);
    QVERIFY(m_presenter->view().subjects.contains(u"p5.48xlarge"_s));
}

void TestCommandPalette::opensPagesOfTheHelp()
{
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    type(*palette, u"glossary"_s);
    enter(*palette);
    QCOMPARE(m_window->help().helpWindow()->place().topic, u"glossary"_s);
}

namespace {

struct PlainWords
{
    const char *typed;
    const char *first;
};

constexpr PlainWords plainWords[] = {
    {"cheaper", "Go to the page Answer"},
    {"Cheapest", "Go to the page Answer"},
    {"which is cheaper?", "Go to the page Answer"},
    {"bill", "Go to the page Answer"},
    {"monthly bill", "Go to the page Answer"},
    {"speed", "Go to the page Your workload"},
    {"how fast", "Go to the page Your workload"},
    {"throughput", "Go to the page Your workload"},
    {"specs", "Go to the page Compare"},
    {"payback", "Go to the page Payback"},
    {"break even", "Go to the page Payback"},
    {"roi", "Go to the page Payback"},
    {"roadmap", "Go to the page Generations"},
    {"next generation", "Go to the page Generations"},
    {"what should I buy", "Go to the page Find a chip"},
    {"recommend", "Go to the page Find a chip"},
    {"half the price", "Change the assumption Discount"},
    {"half price", "Change the assumption Discount"},
    {"is it half the price of H100?", "Go to the page Vendor claims"},
    {"is it true", "Go to the page Vendor claims"},
    {"how accurate", "Go to the page Accuracy"},
    {"tornado", "Go to the page Sensitivity"},
    {"what if", "Go to the page Sensitivity"},
    {"bottleneck", "Go to the page Roofline"},
    {"price trend", "Go to the page Price history"},
    {"worst case", "Go to the page Scenarios"},
    {"tokens per dollar", "Go to the page Value"},
    {"euro", "Show amounts in EUR"},
    {"eur", "Show amounts in EUR"},
    {"pounds", "Show amounts in GBP"},
    {"volume", "Enter the monthly volume"},
    {"tokens per month", "Enter the monthly volume"},
    {"discount", "Change the assumption Discount"},
    {"speculative", "Change the assumption Tokens per decode step"},
    {"prefix cache", "Change the assumption Cached share of the prompt"},
    {"acceptance", "Change the assumption Tokens per decode step"},
    {"utilisation", "Change the assumption Utilisation"},
    {"utilisation 40", "Change the assumption Utilisation"},
    {"2 billion tokens", "Enter the monthly volume"},
    {"own price", "Override this figure…"},
    {"how much memory do I need", "Look up Memory required"},
    {"How much memory do I need?", "Look up Memory required"},
    {"how many chips", "Change the assumption Chips"},
    {"dark", "Use the colours: Dark"},
    {"dark mode", "Use the colours: Dark"},
    {"export", "Export…"},
    {"powerpoint", "Export slides for PowerPoint…"},
    {"slides", "Export slides for PowerPoint…"},
    {"deck", "Deck…"},
    {"excel", "Export a workbook for Excel…"},
    {"compare with nvidia", "Set the baseline to H100"},
    {"german", "Use the language Deutsch"},
    {"where does it come from", "Show or hide the panel Source"},
    {"preferences", "Settings…"},
    {"getting started", "Tour"},
    {"memory", "Go to the chart Memory"},
    {"bandwidth", "Go to the chart Bandwidth"},
    {"price", "Go to the chart Hourly price"},
    {"power", "Look up Power"},
    {"slide", "Export slides for PowerPoint…"},
    {"budget", "Go to the page Find a chip"},
    {"why", "Go to the page Answer"},
    {"why?", "Go to the page Answer"},
    {"source", "Show or hide the panel Source"},
    {"one page", "One-page brief…"},
};

} // namespace

void TestCommandPalette::plainWordsFindIt_data()
{
    QTest::addColumn<QString>("first");
    for (const PlainWords &each : plainWords)
        QTest::newRow(each.typed) << QString::fromUtf8(each.first);
}

void TestCommandPalette::plainWordsFindIt()
{
    QFETCH(const QString, first);
    CommandPalette *palette = open();
    QVERIFY(palette != nullptr);
    say(*palette, QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(!listed(*palette).isEmpty());
    QCOMPARE(listed(*palette).constFirst(), first);
    const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(palette->grab().save(folder + u"/palette-%1.png"_s.arg(QLatin1String(QTest::currentDataTag()))));
    QTest::keyClick(palette, Qt::Key_Escape);
    QTRY_VERIFY(child<CommandPalette>(u"commandPalette"_s) == nullptr);
    m_isUntouched = true;
}

void TestCommandPalette::everySynonymIsOfACommand()
{
    m_presenter->checkThing(u"h100-sxm"_s, true);
    m_presenter->update();
    QSet<QString> ids;
    for (const WindowCommand &one : menuCommands(*m_window->menuBar()) + sourcedCommands(*m_window, *m_presenter))
        ids << one.shown.id;
    QHash<QString, QString> owners; // one command per phrase
    for (const SynonymRow &row : synonymTable()) {
        QVERIFY2(ids.contains(QLatin1String(row.command)), row.command);
        for (const QString &phrase : synonymsOf(QLatin1String(row.command))) {
            QVERIFY2(owners.value(phrase, QLatin1String(row.command)) == QLatin1String(row.command),
                     qPrintable(phrase));
            owners.insert(phrase, QLatin1String(row.command));
        }
    }
}

void TestCommandPalette::plainWordsDoIt()
{
    const auto say = [this](const QString &words) {
        CommandPalette *palette = open();
        QVERIFY(palette != nullptr);
        type(*palette, words);
        enter(*palette);
        QTRY_VERIFY(child<CommandPalette>(u"commandPalette"_s) == nullptr);
        m_presenter->update();
    };
    say(u"euro"_s);
    QCOMPARE(m_document->board().currency.code, u"EUR"_s);
    say(u"is it true"_s);
    QCOMPARE(m_window->pageId(), u"claims"_s);
    say(u"volume"_s);
    QCOMPARE(m_window->pageId(), u"overview"_s);
    const QWidget *field = m_window->focusWidget();
    QVERIFY(field != nullptr);
    QVERIFY2(isInside(*field, u"filter.volume"_s) || isInside(*field, u"assumption.monthly_tokens"_s),
             qPrintable(field->objectName()));
    say(u"currency"_s);
    QVERIFY(m_window->focusWidget() == child<QWidget>(u"currency"_s));
    say(u"powerpoint"_s);
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(dialog->choice().formats, QStringList{u"pptx"_s});
    dialog->reject();
}

CHIPBOARD_TEST(TestCommandPalette, QApplication)

} // namespace tst_commandpalette

#include "tst_commandpalette.moc"
