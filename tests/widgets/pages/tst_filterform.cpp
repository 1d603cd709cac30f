// A collapsible form of a page, with real keys and clicks: its summary line, moving to a field and back, and that
// closing it keeps half-typed input.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/pages/filterrow.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_filterform {

class TestFilterForm : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void aNameClosesIt();
    void withoutANameItStandsOpen();
    void theFirstStandOpen();
    void keysOpenAndClose();
    void whatWasSaidStandsInTheLine();
    void aClickLeadsToItsField();
    void tabWalksTheLineThenTheFields();
    void closingAsksForWhatIsTyped();
    void aRefusalKeepsItOpen();
    void aRefusalOpensIt();
    void otherChoicesMakeAnotherLine();
    void targetsAreLargeEnough();

private:
    static QList<PageFilter> filters(const QString &budget = {}, const QString &cuda = {})
    {
        PageFilter typed{.id = u"budget"_s,
                         .label = u"Monthly budget"_s,
                         .current = budget,
                         .isTyped = true,
                         .help = u"The most that may be paid."_s,
                         .said = budget.isEmpty() ? QString() : u"Monthly budget: %1 USD"_s.arg(budget)};
        PageFilter choice{.id = u"cuda"_s,
                          .label = u"CUDA"_s,
                          .choices = {{QString(), u"not set"_s}, {u"yes"_s, u"yes"_s}},
                          .current = cuda,
                          .isNamed = true,
                          .said = cuda.isEmpty() ? QString() : u"CUDA: %1"_s.arg(cuda)};
        typed.isMore = choice.isMore = true;
        return {typed, choice};
    }
    void show(const QList<PageFilter> &all)
    {
        m_form->setFilters(u"Enter requirements"_s, all);
        QCoreApplication::processEvents(); // layouts show new widgets on the next event loop turn
    }
    [[nodiscard]] QToolButton *toggle() const { return m_form->findChild<QToolButton *>(u"filtersToggle"_s); }
    [[nodiscard]] QWidget *row() const { return m_form->findChild<FilterRow *>(u"moreFilters"_s); }
    [[nodiscard]] QLineEdit &budget() const { return m_form->findChild<TypedField *>(u"filter.budget"_s)->field(); }
    [[nodiscard]] QStringList said() const
    {
        QStringList texts;
        for (const QToolButton *one : m_form->findChildren<QToolButton *>()) {
            if (one->objectName().startsWith(u"said."_s) && one->isVisible())
                texts << one->text();
        }
        return texts;
    }

    std::unique_ptr<QWidget> m_window;
    FilterForm *m_form = nullptr;
};

void TestFilterForm::init()
{
    QTest::failOnWarning(anyWarning());
    m_window = std::make_unique<QWidget>();
    m_form = new FilterForm(lightTheme(), m_window.get());
    auto *layout = new QVBoxLayout(m_window.get());
    layout->addWidget(m_form);
    layout->addStretch(1);
    m_window->resize(700, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestFilterForm::aNameClosesIt()
{
    show(filters());
    QVERIFY(!m_form->isOpen() && !row()->isVisible());
    QCOMPARE(toggle()->text(), u"Enter requirements"_s);
    QVERIFY(toggle()->isVisible() && toggle()->isCheckable() && !toggle()->isChecked());
    QCOMPARE(toggle()->arrowType(), Qt::RightArrow);
    QTRY_VERIFY(m_form->height() < 40); // one line
}

void TestFilterForm::withoutANameItStandsOpen()
{
    m_form->setFilters({}, filters(u"5"_s));
    const auto *open = m_form->findChild<FilterRow *>(u"pageFilters"_s);
    QVERIFY(open->isVisible() && !toggle()->isVisible());
    QCOMPARE(said(), QStringList());
    m_form->setOpen(false);
    QVERIFY(open->isVisible());
}

void TestFilterForm::theFirstStandOpen()
{
    QList<PageFilter> all = filters();
    all.first().isMore = false;
    show(all);
    QVERIFY(budget().isVisible() && toggle()->isVisible() && !row()->isVisible());
    const auto *first = m_form->findChild<FilterRow *>(u"pageFilters"_s);
    const auto top = [this](const QWidget *one) { return one->mapTo(m_form, QPoint(0, 0)).y(); };
    QTRY_COMPARE(top(toggle()), top(first)); // next to the fields
    QVERIFY(toggle()->mapTo(m_form, QPoint(0, 0)).x() > first->geometry().right());
    m_window->resize(230, 300); // below the fields, with a gap
    QTRY_VERIFY(top(toggle()) >= top(first) + first->height() + 1);
    m_window->resize(700, 300);
    m_form->tell(u"budget"_s, u"It is not a number."_s);
    QVERIFY(!m_form->isOpen()); // errors outside the form do not open it
}

void TestFilterForm::keysOpenAndClose()
{
    show(filters());
    QSignalSpy opened(m_form, &FilterForm::opened);
    toggle()->setFocus();
    QTest::keyClick(toggle(), Qt::Key_Space);
    QVERIFY(row()->isVisible() && toggle()->isChecked() && toggle()->hasFocus());
    QCOMPARE(toggle()->arrowType(), Qt::DownArrow);
    QCOMPARE(opened.takeFirst(), QVariantList{true});
    QTest::keyClick(toggle(), Qt::Key_Space);
    QVERIFY(!row()->isVisible() && !toggle()->isChecked());
    QCOMPARE(opened.takeFirst(), QVariantList{false});
    m_form->setOpen(true); // set by the program: no signal
    QVERIFY(row()->isVisible() && opened.isEmpty());
}

void TestFilterForm::whatWasSaidStandsInTheLine()
{
    show(filters(u"4,000"_s, u"yes"_s));
    QCOMPARE(said(), (QStringList{u"Monthly budget: 4,000 USD"_s, u"CUDA: yes"_s}));
    const auto *one = m_form->findChild<QToolButton *>(u"said.budget"_s);
    QCOMPARE(one->toolTip(), u"The most that may be paid."_s);
    QCOMPARE(one->accessibleDescription(), u"The most that may be paid."_s);
    show(filters({}, u"yes"_s));
    QCOMPARE(said(), QStringList{u"CUDA: yes"_s});
    m_form->setOpen(true);
    QCOMPARE(said(), QStringList()); // the open fields show it
}

void TestFilterForm::aClickLeadsToItsField()
{
    show(filters(u"4,000"_s, u"yes"_s));
    QSignalSpy opened(m_form, &FilterForm::opened);
    QTest::mouseClick(m_form->findChild<QToolButton *>(u"said.budget"_s), Qt::LeftButton);
    QVERIFY(row()->isVisible() && budget().hasFocus());
    QCOMPARE(budget().selectedText(), u"4,000"_s);
    QCOMPARE(opened.takeFirst(), QVariantList{true});
    m_form->setOpen(false);
    auto *other = m_form->findChild<QToolButton *>(u"said.cuda"_s);
    other->setFocus();
    QTest::keyClick(other, Qt::Key_Space);
    QVERIFY(m_form->findChild<QComboBox *>(u"filter.cuda"_s)->hasFocus());
}

void TestFilterForm::tabWalksTheLineThenTheFields()
{
    show(filters(u"4,000"_s, u"yes"_s));
    toggle()->setFocus();
    const auto next = [this] {
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        return m_window->focusWidget()->objectName();
    };
    QCOMPARE(next(), u"said.budget"_s);
    QCOMPARE(next(), u"said.cuda"_s);
    m_form->setOpen(true);
    toggle()->setFocus();
    QCOMPARE(next(), u"typed"_s);
    QCOMPARE(next(), u"filter.cuda"_s);
}

void TestFilterForm::closingAsksForWhatIsTyped()
{
    show(filters());
    m_form->setOpen(true);
    QSignalSpy chosen(m_form, &FilterForm::chosen);
    budget().setFocus();
    QTest::keyClicks(&budget(), u"7"_s);
    QTest::mouseClick(toggle(), Qt::LeftButton);
    QCOMPARE(chosen.takeFirst(), (QVariantList{u"budget"_s, u"7"_s}));
    QVERIFY(!m_form->isOpen() && toggle()->hasFocus());
}

void TestFilterForm::aRefusalKeepsItOpen()
{
    show(filters());
    m_form->setOpen(true);
    connect(m_form, &FilterForm::chosen, this, [this](const QString &id) { m_form->tell(id, u"No number."_s); });
    budget().setFocus();
    QTest::keyClicks(&budget(), u"plenty"_s);
    QTest::mouseClick(toggle(), Qt::LeftButton);
    QVERIFY(m_form->isOpen() && toggle()->isChecked() && row()->isVisible());
    QVERIFY(budget().hasFocus());
    QCOMPARE(budget().text(), u"plenty"_s);
    QVERIFY(m_form->findChild<QLabel *>(u"refusal"_s)->isVisible());
    QTest::keyClick(&budget(), Qt::Key_Escape);
    QTest::mouseClick(toggle(), Qt::LeftButton);
    QVERIFY(!m_form->isOpen());
}

void TestFilterForm::aRefusalOpensIt()
{
    show(filters());
    m_form->tell(u"budget"_s, {});
    QVERIFY(!m_form->isOpen());
    m_form->tell(u"budget"_s, u"No number."_s);
    QVERIFY(m_form->isOpen() && m_form->findChild<QLabel *>(u"refusal"_s)->isVisible());
}

void TestFilterForm::otherChoicesMakeAnotherLine()
{
    show(filters(u"5"_s));
    const auto *before = m_form->findChild<QToolButton *>(u"said.budget"_s);
    show(filters(u"6"_s));
    QCOMPARE(m_form->findChild<QToolButton *>(u"said.budget"_s), before); // keeps the focus
    QCOMPARE(said(), QStringList{u"Monthly budget: 6 USD"_s});
    show({filters(u"6"_s, u"yes"_s).constLast()});
    QCOMPARE(said(), QStringList{u"CUDA: yes"_s});
    QVERIFY(m_form->findChild<QToolButton *>(u"said.budget"_s) == nullptr);
}

void TestFilterForm::targetsAreLargeEnough()
{
    m_window->setStyleSheet(styleSheetOf(lightTheme()));
    show(filters(u"4,000"_s));
    QTRY_VERIFY(toggle()->height() >= 24);
    QVERIFY(m_form->findChild<QToolButton *>(u"said.budget"_s)->height() >= 24);
}

CHIPBOARD_TEST(TestFilterForm, QApplication)

} // namespace tst_filterform

#include "tst_filterform.moc"
