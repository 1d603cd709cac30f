// The Advisor page, by real keys: a requirement is typed, answered and undone; invalid input is refused at its field;
// "start over" resets everything in one undo step; the board file stores it.
#include "tests/app/window/windowfixture.h"

#include "app/window/helpcontroller.h"
#include "app/window/pagetable.h"
#include "data/files/boardio.h"
#include "tests/support/testmain.h"
#include "widgets/charts/chartitems.h"
#include "widgets/dialogs/helpwindow.h"
#include "widgets/pages/filterrow.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/pages/textcards.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_advisor {

class TestAdvisor : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init()
    {
        showWindow(u"advisor"_s);
        openForm();
    }
    void cleanup() { closeWindow(); }
    void standsAmongTheMainPages();
    void answersWithoutAnythingSaid();
    void theFormIsClosedAtFirstAndRemembered();
    void sevenRowsAreSeenWhileItIsClosed();
    void whatWasSaidLeadsToItsField();
    void f1TellsOfTheNeed_data();
    void f1TellsOfTheNeed();
    void aBudgetIsTypedSeenAndUndone();
    void wrongInputIsRefusedAtItsField();
    void choicesAreOneStepEach();
    void conflictsAreTold();
    void startsOverInOneStep();
    void filesKeepTheNeeds();
    void otherPagesHaveNoTexts();
    void answersInTime();
    void fourFieldsComeFirst();
    void theTableSortsByClickAndKey();
    void aBillTakesOneField();
    void paybackTakesOneClickAndOneField();

private:
    [[nodiscard]] PageWidget *page() const { return child<PageWidget>(u"advisorPage"_s); }
    [[nodiscard]] TypedField *field(const char *id) const
    {
        return page()->findChild<TypedField *>(u"filter."_s + QLatin1String(id));
    }
    [[nodiscard]] QToolButton *toggle() const { return page()->findChild<QToolButton *>(u"filtersToggle"_s); }
    [[nodiscard]] bool isOpen() const { return page()->findChild<FilterRow *>(u"moreFilters"_s)->isVisible(); }
    void openForm() const
    {
        if (!isOpen())
            toggle()->click();
    }
    [[nodiscard]] QString title() const { return page()->findChild<QLabel *>(u"pageTitle"_s)->text(); }
    [[nodiscard]] QString refusalOf(const char *id) const
    {
        const auto *label = field(id)->findChild<QLabel *>(u"refusal"_s);
        return label->isVisible() ? label->text() : QString();
    }
    void type(const char *id, const QString &text)
    {
        QLineEdit &edit = field(id)->field();
        edit.setFocus();
        edit.selectAll();
        QTest::keyClicks(&edit, text);
        QTest::keyClick(&edit, Qt::Key_Return);
        m_presenter->update();
    }
    [[nodiscard]] const Needs &needs() const { return m_document->board().needs; }
};

void TestAdvisor::standsAmongTheMainPages()
{
    QCOMPARE(findPage(u"advisor"_s)->place, PageRow::Place::Tab);
    QCOMPARE(m_presenter->view().page.id, u"advisor"_s);
}

void TestAdvisor::answersWithoutAnythingSaid()
{
    QVERIFY2(title().startsWith(u"Best of 23 chips: TPU7x at $1.83"), qPrintable(title()));
    QVERIFY(field("budget")->field().text().isEmpty());
    QCOMPARE(field("budget")->field().placeholderText(), u"monthly budget"_s);
    const auto *cards = page()->findChild<TextCards *>();
    QCOMPARE(cards->cards().size(), m_presenter->view().page.texts.size());
    QVERIFY(page()->findChild<TextCard *>(u"text.ruled-out"_s) != nullptr);
    QVERIFY(page()->findChild<TextCard *>(u"text.software"_s) != nullptr);
    QCOMPARE(chart(0)->spec().categories.size(), 7);
}

void TestAdvisor::theFormIsClosedAtFirstAndRemembered()
{
    QCOMPARE(m_settings->value(Setting::OpenForms).toStringList(), QStringList{u"advisor"_s});
    toggle()->click();
    QVERIFY(!isOpen());
    QCOMPARE(m_settings->value(Setting::OpenForms).toStringList(), QStringList());
    for (const bool wasOpen : {false, true}) {
        if (wasOpen)
            toggle()->click();
        m_window->hide(); // another window, as after a restart or a language change
        WindowServices services{*m_settings, m_chooser, [](const QUrl &) {}};
        services.speech = &m_speech;
        services.readCatalog = [](const QList<BookId> &) { return loadCatalog({}); };
        services.replaceCatalog = [](const Catalog &) {};
        MainWindow again(*m_presenter, *m_document, services);
        again.choosePage(u"advisor"_s);
        again.show();
        m_presenter->update();
        QCOMPARE(again.findChild<FilterRow *>(u"moreFilters"_s)->isVisible(), wasOpen);
        again.hide();
        m_window->show();
    }
}

// At 1366x768, where the open form took the room.
void TestAdvisor::sevenRowsAreSeenWhileItIsClosed()
{
    toggle()->click();
    BoardEdit fair; // hides the two lines about mixed price types
    fair.after = m_document->board();
    fair.after.mixedPrices = false;
    m_document->edit(fair);
    m_presenter->update();
    const ChartView &view = *chart(0);
    const QWidget &seen = *page()->findChild<QScrollArea *>(u"chartScroll"_s)->viewport();
    const auto isSeen = [&](int item) {
        const QRect cell = view.rowRect(item);
        return cell.height() >= 24 && seen.rect().contains(QRect(view.mapTo(&seen, cell.topLeft()), cell.size()));
    };
    QCOMPARE(view.spec().categories.size(), 7);
    QTRY_VERIFY2(
        isSeen(itemCount(view.spec()) - 1),
        qPrintable(u"%1 of %2"_s.arg(view.mapTo(&seen, view.rowRect(itemCount(view.spec()) - 1).bottomLeft()).y())
                       .arg(seen.height())));
    QVERIFY(isSeen(0));
}

void TestAdvisor::whatWasSaidLeadsToItsField()
{
    type("deadline", u"300"_s);
    toggle()->click();
    auto *said = page()->findChild<QToolButton *>(u"said.deadline"_s);
    QVERIFY(said->isVisible());
    QCOMPARE(said->text(), u"Days available: 300\u00a0days"_s);
    QVERIFY(!page()->findChild<QToolButton *>(u"said.cuda"_s)->isVisible());
    QTest::mouseClick(said, Qt::LeftButton);
    QVERIFY(isOpen() && field("deadline")->field().hasFocus());
    field("deadline")->field().selectAll();
    QTest::keyClick(&field("deadline")->field(), Qt::Key_Delete);
    QTest::keyClick(&field("deadline")->field(), Qt::Key_Return);
    m_presenter->update();
    toggle()->click();
    QVERIFY(!said->isVisible());
}

void TestAdvisor::f1TellsOfTheNeed_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QString>("place");
    QTest::newRow("a number") << u"filter.deadline"_s << u"need.deadline"_s;
    QTest::newRow("a choice") << u"filter.cuda"_s << u"need.cuda"_s;
    QTest::newRow("a region, which is a filter of Price history, too") << u"filter.region"_s << u"need.region"_s;
    QTest::newRow("the button of the form") << u"filtersToggle"_s << QString();
}

void TestAdvisor::f1TellsOfTheNeed()
{
    QFETCH(const QString, control);
    QFETCH(const QString, place);
    auto *asked = page()->findChild<QWidget *>(control);
    auto *typed = asked->findChild<QLineEdit *>(u"typed"_s);
    (typed != nullptr ? typed : asked)->setFocus();
    QTest::keyClick(m_window->focusWidget(), Qt::Key_F1);
    const HelpWindow *help = m_window->help().helpWindow();
    QVERIFY(help != nullptr && help->isVisible());
    QCOMPARE(help->place().entry, place);
    QCOMPARE(help->place().topic, place.isEmpty() ? u"page.advisor"_s : u"advice"_s);
}

void TestAdvisor::aBudgetIsTypedSeenAndUndone()
{
    const Board before = m_document->board();
    type("budget", u"7000"_s);
    QCOMPARE(needs().budget, std::optional(7000.0));
    QVERIFY2(title().startsWith(u"Only RTX PRO 6000 meets all requirements, at $"), qPrintable(title()));
    QVERIFY(field("budget")->field().hasFocus());
    QVERIFY(action("edit.undo")->text().contains(u"Monthly budget"));
    QTest::keyClick(&field("budget")->field(), Qt::Key_Z, Qt::ControlModifier); // in the field, which has the focus
    m_presenter->update();
    QCOMPARE(m_document->board(), before);
    QVERIFY(field("budget")->field().text().isEmpty());
    QVERIFY2(title().startsWith(u"Best of 23 chips: TPU7x at $1.83"), qPrintable(title()));
    trigger("edit.redo");
    m_presenter->update();
    QCOMPARE(field("budget")->field().text(), u"7000"_s);
}

void TestAdvisor::wrongInputIsRefusedAtItsField()
{
    const Board before = m_document->board();
    type("budget", u"plenty"_s);
    QVERIFY(refusalOf("budget").startsWith(u"\"plenty\" is not a number."));
    QCOMPARE(m_document->board(), before);
    QCOMPARE(field("budget")->field().text(), u"plenty"_s);
    type("deadline", u"-3"_s);
    QCOMPARE(refusalOf("deadline"), u"Days available must be from 0 to 36,500; -3 is not."_s);
    type("budget", u"10"_s);
    QVERIFY(refusalOf("budget").isEmpty());
    QCOMPARE(needs().budget, std::optional(10.0));
    QTest::keyClick(&field("deadline")->field(), Qt::Key_Escape);
    QVERIFY(refusalOf("deadline").isEmpty());
}

void TestAdvisor::choicesAreOneStepEach()
{
    auto *box = page()->findChild<QComboBox *>(u"filter.cuda"_s);
    QCOMPARE(box->currentText(), u"any"_s);
    QCOMPARE(box->accessibleName(), u"CUDA-only operations"_s);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    m_presenter->update();
    QCOMPARE(needs().cuda, u"yes"_s);
    QVERIFY2(title().startsWith(u"Best fit: H200"), qPrintable(title()));
    QCOMPARE(box->currentText(), u"yes"_s);
    QVERIFY(box->hasFocus());
    type("spend", u"50000"_s);
    trigger("edit.undo");
    QVERIFY(!needs().spend && needs().cuda == u"yes");
    trigger("edit.undo");
    QVERIFY(needs().isEmpty());
}

void TestAdvisor::conflictsAreTold()
{
    type("budget", u"0"_s);
    QCOMPARE(title(), u"No chip meets all requirements"_s);
    const auto *card = page()->findChild<TextCard *>(u"text.conflicts"_s);
    QVERIFY(card != nullptr);
    QVERIFY(card->accessibleDescription().contains(u"RTX PRO 6000 comes nearest"));
    const auto *area = page()->findChild<QScrollArea *>(u"chartScroll"_s);
    QVERIFY(area->widget()->isAncestorOf(card));
}

void TestAdvisor::startsOverInOneStep()
{
    type("budget", u"4000"_s);
    type("deadline", u"300"_s);
    const Board said = m_document->board();
    const auto *notice = page()->findChild<QLabel *>(u"pageNotice"_s);
    QVERIFY(notice->text().contains(u"2 requirements are set.") && notice->text().contains(u"needs:"));
    emit page()->remedyRequested(u"needs:"_s);
    m_presenter->update();
    QVERIFY(needs().isEmpty());
    QVERIFY(field("budget")->field().text().isEmpty());
    trigger("edit.undo");
    QCOMPARE(m_document->board(), said);
}

void TestAdvisor::filesKeepTheNeeds()
{
    type("budget", u"4000"_s);
    const BoardLoad again = readBoard(writeBoard(m_document->board()), u"a.chipboard"_s);
    QVERIFY(again.board);
    QCOMPARE(*again.board, m_document->board());
}

void TestAdvisor::otherPagesHaveNoTexts()
{
    m_window->choosePage(u"compare"_s);
    m_presenter->update();
    QVERIFY(child<PageWidget>(u"comparePage"_s)->findChild<TextCards *>() == nullptr);
}

// Keys are answered without noticeable delay; sanitizers get more time.
void TestAdvisor::answersInTime()
{
    QElapsedTimer timer;
    timer.start();
    type("budget", u"12345"_s);
    QVERIFY2(timer.elapsed() < 8000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(needs().budget, std::optional(12345.0));
}

void TestAdvisor::fourFieldsComeFirst()
{
    QCOMPARE(toggle()->text(), u"More requirements"_s);
    const auto *first = page()->findChild<FilterRow *>(u"pageFilters"_s);
    for (const char *id : {"workload", "volume", "cloud", "budget"}) {
        const auto *control = page()->findChild<QWidget *>(u"filter."_s + QLatin1String(id));
        QVERIFY2(control != nullptr && first->isAncestorOf(control), id);
    }
    QVERIFY(!first->isAncestorOf(field("deadline")));
    type("deadline", u"300"_s);
    QCOMPARE(toggle()->text(), u"More requirements (1)"_s);
    toggle()->click();
    QVERIFY(first->isVisible() && !field("deadline")->isVisible());
    type("volume", u"2"_s);
    QCOMPARE(m_document->board().assumptions.monthlyTokens, std::optional(2.0));
    type("volume", u"none"_s);
    QVERIFY(!refusalOf("volume").isEmpty() && !isOpen()); // the field keeps its input and the form stays closed
}

void TestAdvisor::theTableSortsByClickAndKey()
{
    type("volume", u"2"_s);
    trigger("edit.numbers");
    auto *view = m_window->findChild<QTableView *>(u"numbersView"_s);
    QVERIFY(view != nullptr);
    const auto heads = [view](int column) {
        return view->model()->headerData(column, Qt::Horizontal).toString().section(u',', 0, 0);
    };
    QCOMPARE((QStringList{heads(2), heads(3)}), (QStringList{u"Bill"_s, u"Cost"_s}));
    QHeaderView &header = *view->horizontalHeader();
    for (const int column : {2, 3}) {
        view->scrollTo(view->model()->index(0, column));
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                          {header.sectionViewportPosition(column) + 4, header.height() / 2});
        QCOMPARE(header.sortIndicatorSection(), column);
    }
    QVERIFY(!view->model()->index(0, 1).data().toString().isEmpty());
}

// On the first screen: type the volume, and the chart shows the bills, cheapest first.
void TestAdvisor::aBillTakesOneField()
{
    m_window->choosePage(u"overview"_s);
    m_presenter->update();
    auto *volume = child<PageWidget>(u"overviewPage"_s)->findChild<TypedField *>(u"filter.volume"_s);
    volume->field().setFocus();
    QTest::keyClicks(&volume->field(), u"2"_s);
    QTest::keyClick(&volume->field(), Qt::Key_Return);
    m_presenter->update();
    const ChartSpec &bills = m_presenter->view().page.charts.constFirst();
    QCOMPARE(bills.id, u"month_usd"_s);
    const QList<ChartPoint> &points = bills.series.constFirst().points;
    QVERIFY(points.size() >= 3 && points.at(2).value);
    QVERIFY(*points.at(0).value <= *points.at(1).value && *points.at(1).value <= *points.at(2).value);
}

// From the first screen: the tab Payback, then the monthly spend.
void TestAdvisor::paybackTakesOneClickAndOneField()
{
    m_window->choosePage(u"break-even"_s);
    m_presenter->update();
    auto *spend = child<PageWidget>(u"break-evenPage"_s)->findChild<TypedField *>(u"filter.monthly_spend"_s);
    QVERIFY(spend != nullptr && spend->isVisible());
    spend->field().setFocus();
    QTest::keyClicks(&spend->field(), u"80k"_s);
    QTest::keyClick(&spend->field(), Qt::Key_Return);
    m_presenter->update();
    QCOMPARE(m_document->board().assumptions.monthlySpend, std::optional(80'000.0));
    QVERIFY(m_presenter->view().page.charts.constFirst().subtitle.startsWith(u"80k"_s));
    QTest::keyClick(&spend->field(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&spend->field(), u"1"_s);
    QTest::keyClick(&spend->field(), Qt::Key_Return);
    QVERIFY(spend->findChild<QLabel *>(u"refusal"_s)->isVisible());
    QCOMPARE(m_document->board().assumptions.monthlySpend, std::optional(80'000.0));
}

CHIPBOARD_TEST(TestAdvisor, QApplication)

} // namespace tst_advisor

#include "tst_advisor.moc"
