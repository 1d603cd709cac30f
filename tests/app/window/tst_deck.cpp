// File > Deck with keys and clicks: choose, move, annotate, remove and export slides.
#include "tests/app/window/windowfixture.h"

#include "data/files/boardio.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/deckdialog.h"
#include "widgets/dialogs/exportdialog.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_deck {

class TestDeck : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void sixSlidesAreTwoClicks();
    void aChartIsOneActionAway();
    void keysMoveRemoveAndEdit();
    void searchAddsWhatItFinds();
    void chartsShareSlides();
    void onlySelectedSlidesAreArranged();
    void slidesAreDragged();
    void aSlideThatIsGoneSaysSo();
    void thirtyChipsGoOnToFurtherSlides();
    void exportsWhatItShows();
    void aMendKeepsTheSlides();
    void enterPressesTheFocusedButton_data();
    void enterPressesTheFocusedButton();

private:
    /// Saves a screenshot for inspection.
    void grabAs(const QString &name) const
    {
        if (const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES"); !folder.isEmpty())
            QVERIFY(m_window->findChild<DeckDialog *>()->grab().save(folder + u'/' + name + u".png"_s));
    }
    QListWidget *open();
    [[nodiscard]] const BoardDeck &deck() const { return m_presenter->board().deck; }
    void click(const char *button) const
    {
        QTest::mouseClick(child<QAbstractButton>(QLatin1String(button)), Qt::LeftButton);
    }
};

QListWidget *TestDeck::open()
{
    trigger("file.deck");
    auto *dialog = m_window->findChild<DeckDialog *>();
    (void)QTest::qWaitForWindowActive(dialog);
    auto *pages = child<QTreeWidget>(u"deckPages"_s);
    (void)QTest::qWaitFor([pages] { return pages->topLevelItemCount() > 5; });
    return child<QListWidget>(u"deckSlides"_s);
}

void TestDeck::sixSlidesAreTwoClicks()
{
    QElapsedTimer timer;
    timer.start();
    QListWidget *list = open();
    QCOMPARE(child<QLabel>(u"deckEmpty"_s)->text(), u"No slides yet"_s);
    QVERIFY(child<QLabel>(u"deckEmpty"_s)->isVisible());
    QVERIFY(!child<QPushButton>(u"deckPptx"_s)->isEnabled());
    click("deckUsual");
    QCOMPARE(deck(), usualDeck());
    QCOMPARE(list->count(), 6);
    QTRY_VERIFY(!list->item(5)->icon().isNull());
    QVERIFY(timer.elapsed() < 60000);
    grabAs(u"deck-six"_s);
    ExportRecipe recipe{.ask = {.what = ExportWhat::Deck}};
    const Board &shown = m_presenter->board();
    const auto made = exportInput(recipe, *m_presenter->view().catalog, shown, Formatter(), [&](const PageRow &row) {
        const PageView view = m_presenter->viewsOfNow()(row);
        return statedPage(view.page, view.table, *view.catalog, shown, Formatter());
    });
    const auto file = findExporter(u"pptx"_s)->write(made.value());
    const PackageParts parts = readPackage(file.value(), {}).value();
    const auto slides = std::ranges::count_if(
        parts, [](const PackagePart &part) { return part.name.startsWith(u"ppt/slides/slide"_s); });
    QCOMPARE(child<QLabel>(u"previewNumber"_s)->text(), u"Slide 1 of %1"_s.arg(slides));
    QVERIFY(list->item(2)->data(Qt::AccessibleTextRole).toString().startsWith(u"Slide 3 of 6: "_s));
    trigger("edit.undo");
    QVERIFY(deck().isEmpty());
    QTRY_VERIFY(child<QLabel>(u"deckEmpty"_s)->isVisible());
    grabAs(u"deck-empty"_s);
}

void TestDeck::aChartIsOneActionAway()
{
    QMenu menu;
    m_window->fillChartMenu(menu);
    QAction *add = menu.findChild<QAction *>(u"chart.slide"_s);
    QVERIFY(add != nullptr);
    add->trigger();
    QCOMPARE(deck().size(), 1);
    QCOMPARE(deck().constFirst().charts.constFirst().key(),
             u"compare/"_s + m_presenter->view().page.charts.constFirst().id);
    QCOMPARE(readBoard(writeBoard(m_presenter->board()), u"a.chipboard"_s).board->deck, deck());
}

void TestDeck::keysMoveRemoveAndEdit()
{
    QListWidget *list = open();
    click("deckUsual");
    list->setFocus();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(deck().at(2).kind, SlideKind::Summary);
    QCOMPARE(list->currentRow(), 2);
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(deck(), usualDeck());
    QTest::keyClick(list, Qt::Key_F2);
    auto *title = child<QLineEdit>(u"deckTitle"_s);
    QVERIFY(title->hasFocus());
    QVERIFY(!title->placeholderText().isEmpty()); // the default title
    QTest::keyClicks(title, u"Our recommendation"_s);
    QTest::keyClick(title, Qt::Key_Tab);
    QCOMPARE(deck().at(1).title, u"Our recommendation"_s);
    QVERIFY(list->item(1)->text().contains(u"Our recommendation"_s));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(deck().size(), 5);
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(deck().size(), 6);
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(deck(), usualDeck());
}

void TestDeck::searchAddsWhatItFinds()
{
    open();
    auto *search = child<QLineEdit>(u"deckSearch"_s);
    search->setFocus();
    QTest::keyClicks(search, u"no such chart"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(deck().isEmpty());
    search->clear();
    QTest::keyClicks(search, u"generations"_s);
    auto *pages = child<QTreeWidget>(u"deckPages"_s);
    QTRY_COMPARE(pages->currentItem()->data(0, Qt::UserRole), u"roadmap"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(deck().size(), 1);
    QCOMPARE(deck().constFirst().charts.constFirst(), SlideChart({u"roadmap"_s, {}}));
    for (QAction *action : child<QToolButton>(u"deckAdd"_s)->menu()->actions()) {
        if (action->objectName() == u"deckAdd.section"_s)
            action->trigger();
    }
    QCOMPARE(deck().constLast().kind, SlideKind::Section);
    QVERIFY(child<QLineEdit>(u"deckTitle"_s)->hasFocus());
}

void TestDeck::chartsShareSlides()
{
    QListWidget *list = open();
    auto *pages = child<QTreeWidget>(u"deckPages"_s);
    QTreeWidgetItem *compare = nullptr;
    for (int i = 0; i < pages->topLevelItemCount(); ++i) {
        if (pages->topLevelItem(i)->data(0, Qt::UserRole) == u"compare"_s)
            compare = pages->topLevelItem(i);
    }
    QVERIFY(compare != nullptr && compare->childCount() >= 4);
    pages->clearSelection();
    compare->setExpanded(true);
    for (int i = 0; i < 4; ++i)
        compare->child(i)->setSelected(true);
    click("deckAddCharts");
    QCOMPARE(deck().size(), 4);
    click("segment.4");
    QCOMPARE(deck().size(), 1);
    QCOMPARE(deck().constFirst().charts.size(), 4);
    QVERIFY(child<QAbstractButton>(u"segment.4"_s)->isChecked());
    click("segment.2");
    QCOMPARE(deck().size(), 2);
    QCOMPARE(list->count(), 2);
    QCOMPARE(child<QLabel>(u"previewNumber"_s)->text(), u"Slide 1 of 2"_s);
    grabAs(u"deck-two"_s);
    QCOMPARE(list->selectedItems().size(), 2); // both came of it
    click("segment.4");
    QCOMPARE(deck().size(), 1);
    click("segment.1");
    QCOMPARE(deck().size(), 4);
}

// Slides of other pages and sections stay as they are: what is not selected is not meant.
void TestDeck::onlySelectedSlidesAreArranged()
{
    QListWidget *list = open();
    click("deckUsual");
    Board board = m_presenter->board();
    const BoardSlide memory{SlideKind::Charts, {}, {{u"compare"_s, u"memory"_s}}};
    const BoardSlide price{SlideKind::Charts, {}, {{u"compare"_s, u"price_chip_hour"_s}}};
    board.deck = {
        memory, price, {SlideKind::Section, u"S"_s, {}}, price, {SlideKind::Charts, {}, {{u"roadmap"_s, {}}}}};
    BoardEdit edit{.after = board};
    m_document->edit(edit);
    m_presenter->update();
    const BoardDeck before = deck();
    auto *two = child<QAbstractButton>(u"segment.2"_s);
    auto *four = child<QAbstractButton>(u"segment.4"_s);
    list->setCurrentRow(0);
    QVERIFY(!two->isEnabled() && !four->isEnabled()); // there is nothing to join
    QVERIFY(child<QAbstractButton>(u"segment.1"_s)->isEnabled());
    list->item(1)->setSelected(true);
    QVERIFY(two->isEnabled() && !four->isEnabled());
    QTest::mouseClick(two, Qt::LeftButton);
    QCOMPARE(deck(), BoardDeck({{SlideKind::Charts, {}, memory.charts + price.charts}}) + before.mid(2));
    list->setCurrentRow(0);
    click("segment.1");
    QCOMPARE(deck(), before);
    trigger("edit.undo");
    QCOMPARE(deck().size(), 4);
    trigger("edit.undo");
    QCOMPARE(deck(), before);
    list->selectAll(); // each section in itself
    QVERIFY(!four->isEnabled());
    click("segment.2");
    QCOMPARE(deck().size(), 3);
    QCOMPARE(deck().at(1), before.at(2));
    trigger("edit.undo");
    QCOMPARE(deck(), before);
}

void TestDeck::enterPressesTheFocusedButton_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Return") << Qt::Key_Return;
    QTest::newRow("Enter of the keypad") << Qt::Key_Enter;
}

void TestDeck::enterPressesTheFocusedButton()
{
    QFETCH(const Qt::Key, key);
    const auto press = [&](const QString &name) {
        auto *button = child<QPushButton>(name);
        button->setFocus();
        QTRY_VERIFY(button->hasFocus());
        QTest::keyClick(button, key);
    };
    QListWidget *list = open();
    press(u"deckUsual"_s);
    QCOMPARE(deck(), usualDeck());
    list->setCurrentRow(1);
    press(u"deckUp"_s);
    QCOMPARE(deck().at(0), usualDeck().at(1));
    press(u"deckRemove"_s);
    QCOMPARE(deck().size(), usualDeck().size() - 1);
    press(u"deckClose"_s);
    QTRY_VERIFY(!m_window->findChild<DeckDialog *>() || !m_window->findChild<DeckDialog *>()->isVisible());
}

// Emits the signals that Qt emits on a drop: the third slide moves to the front.
void TestDeck::slidesAreDragged()
{
    QListWidget *list = open();
    click("deckUsual");
    QVERIFY(list->model()->moveRow({}, 2, {}, 0));
    QTRY_COMPARE(deck().constFirst(), usualDeck().at(2));
    QCOMPARE(deck().at(1), usualDeck().at(0));
    QCOMPARE(list->count(), 6);
}

void TestDeck::aSlideThatIsGoneSaysSo()
{
    Board board = m_presenter->board();
    board.deck = {{SlideKind::Charts, {}, {{u"compare"_s, u"no_such_chart"_s}}}};
    BoardEdit edit{.after = board};
    m_document->edit(edit);
    QListWidget *list = open();
    QCOMPARE(list->count(), 1);
    QVERIFY(list->item(0)->text().contains(u"This slide is empty"_s));
    ExportRecipe recipe{.ask = {.what = ExportWhat::Deck}};
    const auto made = exportInput(recipe, *m_presenter->view().catalog, board, Formatter(), [this](const PageRow &row) {
        const PageView view = m_presenter->viewsOfNow()(row);
        return ExportedPage{view.page, view.table, {}};
    });
    QVERIFY(!made);
    QCOMPARE(made.problem().where.pointer, u"/deck/0/charts/0"_s);
    board.deck = {{SlideKind::Charts, {}, {{u"compair"_s, {}}}}};
    const auto unknown = exportInput(recipe, *m_presenter->view().catalog, board, Formatter(),
                                     [](const PageRow &) { return ExportedPage(); });
    QVERIFY(!unknown);
    QVERIFY2(unknown.problem().remedy.contains(u"compare"_s), qPrintable(unknown.problem().toText()));
}

// No row is cut: every one is on some slide.
void TestDeck::thirtyChipsGoOnToFurtherSlides()
{
    Board board = m_presenter->board();
    board.chips = mapped(m_catalog.chips, &Chip::id);
    QVERIFY(board.chips.size() >= 25);
    board.deck = {{SlideKind::Charts, {}, {{u"compare"_s, u"memory"_s}}}};
    BoardEdit edit{.after = board};
    m_document->edit(edit);
    QListWidget *list = open();
    QCOMPARE(list->count(), 1);
    auto *number = child<QLabel>(u"previewNumber"_s);
    QVERIFY2(number->text().startsWith(u"Slide 1 of "_s), qPrintable(number->text()));
}

void TestDeck::exportsWhatItShows()
{
    open();
    click("deckUsual");
    click("deckPptx");
    auto *dialog = m_window->findChild<ExportDialog *>();
    QVERIFY(dialog != nullptr);
    const ExportChoice choice = dialog->choice();
    QCOMPARE(choice.recipe.ask.what, ExportWhat::Deck);
    QCOMPARE(choice.formats, QStringList{u"pptx"_s});
    QVERIFY2(choice.name.endsWith(u"_deck_2026-08-01"_s), qPrintable(choice.name));
    dialog->reject();
}

// Slides are added after a finding; its fix keeps them and everything else it does not concern.
void TestDeck::aMendKeepsTheSlides()
{
    open();
    SlideMend mend{.text = u"Keep the first 2 rows"_s, .before = m_presenter->board()};
    mend.board = mend.before;
    mend.board->chips = mend.board->chips.first(2);
    click("deckUsual");
    Board expected = m_presenter->board();
    QCOMPARE(expected.deck, usualDeck());
    expected.chips = expected.chips.first(2);
    emit m_window->findChild<DeckDialog *>()->mendRequested(mend);
    QCOMPARE(m_document->board(), expected);
}

CHIPBOARD_TEST(TestDeck, QApplication)

} // namespace tst_deck

#include "tst_deck.moc"
