// The page Advisor in the window, by real keys: a need is typed, answered and undone; wrong input is refused at its
// field; starting over takes all back in one step; the board's file keeps it.
#include "tests/app/window/windowfixture.h"

#include "app/window/pagetable.h"
#include "data/json/boardio.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/pages/textcards.h"
#include "widgets/pages/typedfield.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

class TestAdvisor : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(u"advisor"_s); }
    void cleanup() { closeWindow(); }
    void standsBehindBreakEven();
    void answersWithoutAnythingSaid();
    void aBudgetIsTypedSeenAndUndone();
    void wrongInputIsRefusedAtItsField();
    void choicesAreOneStepEach();
    void conflictsAreTold();
    void startsOverInOneStep();
    void filesKeepTheNeeds();
    void otherPagesHaveNoTexts();
    void answersInTime();

private:
    [[nodiscard]] PageWidget *page() const { return child<PageWidget>(u"advisorPage"_s); }
    [[nodiscard]] TypedField *field(const char *id) const
    {
        return page()->findChild<TypedField *>(u"filter."_s + QLatin1String(id));
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

void TestAdvisor::standsBehindBreakEven()
{
    QStringList ids;
    for (const PageRow &row : pageTable())
        ids << QLatin1String(row.id);
    QCOMPARE(ids.indexOf(u"advisor"_s), ids.indexOf(u"break-even"_s) + 1);
    QCOMPARE(m_presenter->view().page.id, u"advisor"_s);
}

void TestAdvisor::answersWithoutAnythingSaid()
{
    QVERIFY(title().startsWith(u"Trainium2 fits best"));
    QVERIFY(field("budget")->field().text().isEmpty());
    QCOMPARE(field("budget")->field().placeholderText(), u"not said"_s);
    const auto *cards = page()->findChild<TextCards *>();
    QCOMPARE(cards->cards().size(), m_presenter->view().page.texts.size());
    QVERIFY(page()->findChild<TextCard *>(u"text.ruled-out"_s) != nullptr);
    QVERIFY(page()->findChild<TextCard *>(u"text.software"_s) != nullptr);
    QCOMPARE(chart(0)->spec().categories.size(), 7);
}

void TestAdvisor::aBudgetIsTypedSeenAndUndone()
{
    const Board before = m_document->board();
    type("budget", u"4000"_s);
    QCOMPARE(needs().budget, std::optional(4000.0));
    QVERIFY2(title().startsWith(u"Trainium2 is all that is left"), qPrintable(title()));
    QVERIFY(field("budget")->field().hasFocus());
    QVERIFY(action("edit.undo")->text().contains(u"Budget a month"));
    QTest::keyClick(&field("budget")->field(), Qt::Key_Z, Qt::ControlModifier); // in the field, where the hand is
    m_presenter->update();
    QCOMPARE(m_document->board(), before);
    QVERIFY(field("budget")->field().text().isEmpty());
    QVERIFY(title().startsWith(u"Trainium2 fits best"));
    trigger("edit.redo");
    m_presenter->update();
    QCOMPARE(field("budget")->field().text(), u"4000"_s);
}

void TestAdvisor::wrongInputIsRefusedAtItsField()
{
    const Board before = m_document->board();
    type("budget", u"plenty"_s);
    QVERIFY(refusalOf("budget").startsWith(u"\"plenty\" is no number."));
    QCOMPARE(m_document->board(), before);
    QCOMPARE(field("budget")->field().text(), u"plenty"_s);
    type("deadline", u"-3"_s);
    QCOMPARE(refusalOf("deadline"), u"Days left is from 0 to 36,500; -3 is not."_s);
    type("budget", u"10"_s);
    QVERIFY(refusalOf("budget").isEmpty());
    QCOMPARE(needs().budget, std::optional(10.0));
    QTest::keyClick(&field("deadline")->field(), Qt::Key_Escape);
    QVERIFY(refusalOf("deadline").isEmpty());
}

void TestAdvisor::choicesAreOneStepEach()
{
    auto *box = page()->findChild<QComboBox *>(u"filter.cuda"_s);
    QCOMPARE(box->currentText(), u"not said"_s);
    QCOMPARE(box->accessibleName(), u"CUDA-only operations"_s);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    m_presenter->update();
    QCOMPARE(needs().cuda, u"yes"_s);
    QVERIFY(title().startsWith(u"GB200"));
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
    QCOMPARE(title(), u"Nothing fits all that is needed"_s);
    const auto *card = page()->findChild<TextCard *>(u"text.conflicts"_s);
    QVERIFY(card != nullptr);
    QVERIFY(card->accessibleDescription().contains(u"nearest comes Trainium2"));
    const auto *area = page()->findChild<QScrollArea *>(u"chartScroll"_s);
    QVERIFY(area->widget()->isAncestorOf(card));
}

void TestAdvisor::startsOverInOneStep()
{
    type("budget", u"4000"_s);
    type("deadline", u"300"_s);
    const Board said = m_document->board();
    const auto *notice = page()->findChild<QLabel *>(u"pageNotice"_s);
    QVERIFY(notice->text().contains(u"2 needs given.") && notice->text().contains(u"needs:"));
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

// An answer comes while the hand is still at the key; sanitizers are allowed their share.
void TestAdvisor::answersInTime()
{
    QElapsedTimer timer;
    timer.start();
    type("budget", u"12345"_s);
    QVERIFY2(timer.elapsed() < 8000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(needs().budget, std::optional(12345.0));
}

QTEST_MAIN(TestAdvisor)
#include "tst_advisor.moc"
