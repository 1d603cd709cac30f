// The numbers table with mouse and keys: sorting, selecting, source card, copying.
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/models/numbersmodel.h"
#include "widgets/panels/numberstable.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_numberstable {

class TestNumbersTable : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void isInThePagesOrderAtFirst();
    void aClickOnAHeaderSorts();
    void keysSort();
    void selectingARowTellsItsChip();
    void enterOpensTheSourceCardOfTheCell();
    void aDoubleClickOpensTheSourceCard();
    void aClickBringsTheSourceCardOfTheCell();
    void enterOnTheNameTakesTheFirstNumber();
    void copiesAllRowsWhenNoneIsSelected();
    void copiesTheSelectedRowsAsShown();
    void theContextMenuCopies();
    void theLitRowIsPainted();
    void tabLeavesTheTable();
    void anEmptyPageIsAnEmptyTable();
    void theNumericColumnsAreWideEnough();
    void sentencesAreScrolledToTheirEnd();
    void columnsAreChosenInTheHeadersMenu();
    void listsOfThePageAreOffered();

private:
    QTableView *view() const { return m_table->findChild<QTableView *>(u"numbersView"_s); }
    QString at(int row, int column) const { return view()->model()->index(row, column).data().toString(); }
    void click(int row, int column, bool twice = false) const;

    std::unique_ptr<NumbersTable> m_table;
};

void TestNumbersTable::init()
{
    QTest::failOnWarning(anyWarning());
    m_table = std::make_unique<NumbersTable>(lightTheme());
    m_table->setPage(test::samplePage());
    m_table->resize(900, 300);
    m_table->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
}

void TestNumbersTable::click(int row, int column, bool twice) const
{
    const QPoint place = view()->visualRect(view()->model()->index(row, column)).center();
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place);
    if (twice)
        QTest::mouseDClick(view()->viewport(), Qt::LeftButton, {}, place);
}

// Purchase options, which charts show only as lines: headers are words, and the choice survives page updates.
void TestNumbersTable::listsOfThePageAreOffered()
{
    auto *choice = m_table->findChild<QComboBox *>(u"numbersList"_s);
    QVERIFY(choice->isHidden()); // the page has no lists
    PageSpec page = test::samplePage();
    Table list = listOf("commitments", "kind,usd_per_hour", {u"usd_per_hour"_s});
    list.rows << Table::Row{listWord(u"reserved-1y"_s, u"1-year reserved"_s), listNumber(1.25)};
    page.lists = {list, Table{u"empty"_s, {}, {}}};
    m_table->setPage(page);
    QVERIFY(choice->isVisible());
    QCOMPARE(choice->count(), 2);
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(choice->currentText(), u"Commitments"_s);
    QCOMPARE(view()->model()->rowCount(), 1);
    QCOMPARE(at(0, 0), u"1-year reserved"_s);
    QCOMPARE(at(0, 1), u"1.25"_s);
    QVERIFY(!view()->model()->headerData(1, Qt::Horizontal).toString().contains(u'_'));
    page.title = u"Another"_s;
    m_table->setPage(page);
    QCOMPARE(at(0, 0), u"1-year reserved"_s);
    m_table->setPage(test::samplePage());
    QVERIFY(choice->isHidden());
    QCOMPARE(at(0, 0), u"Trainium"_s);
}

void TestNumbersTable::isInThePagesOrderAtFirst()
{
    QCOMPARE(at(0, 0), u"Trainium"_s);
    QCOMPARE(at(7, 0), u"Blackwell Ultra"_s);
    QCOMPARE(view()->horizontalHeader()->sortIndicatorSection(), -1);
}

void TestNumbersTable::aClickOnAHeaderSorts()
{
    QHeaderView *header = view()->horizontalHeader();
    const QPoint place(header->sectionViewportPosition(1) + header->sectionSize(1) / 2, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    QVERIFY(at(0, 0) == u"Trainium"_s || at(0, 0) == u"Inferentia2"_s); // both 0.19
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(at(0, 0), u"Trainium4"_s);
    QCOMPARE(at(7, 0), u"A100 80GB"_s); // no FP8: last in both directions
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(at(0, 0), u"Trainium"_s); // the third click restores the page's order
    QCOMPARE(at(1, 0), u"Trainium2"_s);
}

void TestNumbersTable::keysSort()
{
    view()->setFocus();
    view()->setCurrentIndex(view()->model()->index(0, 3));
    QTest::keyClick(view(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(at(0, 0), u"Trainium4"_s);
    QTest::keyClick(view(), Qt::Key_Up, Qt::AltModifier);
    QVERIFY(at(7, 0) == u"Trainium4"_s);
    QTest::keyClick(view(), Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(at(7, 0), u"Blackwell Ultra"_s);
}

void TestNumbersTable::selectingARowTellsItsChip()
{
    const QSignalSpy selected(m_table.get(), &NumbersTable::subjectSelected);
    click(1, 2);
    QCOMPARE(selected.size(), 1);
    const QString subject = view()->model()->index(1, 0).data(NumbersModel::SubjectRole).toString();
    QCOMPARE(selected.at(0).at(0).toString(), subject);
    QVERIFY(!subject.isEmpty());
    QTest::keyClick(view(), Qt::Key_Down);
    QCOMPARE(selected.size(), 2);
}

void TestNumbersTable::enterOpensTheSourceCardOfTheCell()
{
    const QSignalSpy activated(m_table.get(), &NumbersTable::cellActivated);
    view()->setFocus();
    view()->setCurrentIndex(view()->model()->index(1, 4));
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.at(0).at(1).toString(), u"price_chip_hour"_s);
}

void TestNumbersTable::aDoubleClickOpensTheSourceCard()
{
    const QSignalSpy activated(m_table.get(), &NumbersTable::cellActivated);
    click(2, 3, true);
    QVERIFY(!activated.isEmpty());
    for (const QList<QVariant> &one : activated)
        QCOMPARE(one.at(1).toString(), u"memory_bandwidth"_s);
}

void TestNumbersTable::aClickBringsTheSourceCardOfTheCell()
{
    const QSignalSpy activated(m_table.get(), &NumbersTable::cellActivated);
    click(2, 3);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.at(0).at(1).toString(), u"memory_bandwidth"_s);
    click(1, 0); // a name selects only its row
    QCOMPARE(activated.size(), 1);
}

void TestNumbersTable::enterOnTheNameTakesTheFirstNumber()
{
    const QSignalSpy activated(m_table.get(), &NumbersTable::cellActivated);
    view()->setFocus();
    view()->setCurrentIndex(view()->model()->index(1, 0));
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.at(0).at(1).toString(), u"compute_best"_s);
}

void TestNumbersTable::copiesAllRowsWhenNoneIsSelected()
{
    view()->clearSelection();
    const QStringList lines = m_table->toTsv().split(u'\n');
    QCOMPARE(lines.size(), 9);
    QCOMPARE(lines.at(0).count(u'\t'), view()->model()->columnCount() - 1);
    QVERIFY(lines.at(1).startsWith(u"Trainium\t"_s));
}

void TestNumbersTable::copiesTheSelectedRowsAsShown()
{
    view()->horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
    click(0, 0);
    QTest::keyClick(view(), Qt::Key_Down, Qt::ShiftModifier);
    const QStringList lines = m_table->toTsv().split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.at(1).startsWith(u"Trainium4\t"_s));
    QVERIFY(lines.at(2).startsWith(u"Blackwell Ultra\t"_s));
}

void TestNumbersTable::theContextMenuCopies()
{
    click(1, 0);
    view()->findChild<QAction *>(u"numbers.copy"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), m_table->toTsv());
}

void TestNumbersTable::theLitRowIsPainted()
{
    const auto colourAt = [this](int row) {
        const QRect cell = view()->visualRect(view()->model()->index(row, 0));
        return view()->viewport()->grab().toImage().pixelColor(cell.right() - 3, cell.center().y());
    };
    const QString subject = view()->model()->index(3, 0).data(NumbersModel::SubjectRole).toString();
    m_table->setHighlighted(subject);
    QCOMPARE(colourAt(3), lightTheme().highlight);
    QVERIFY(colourAt(2) != lightTheme().highlight);
    m_table->setTheme(darkTheme());
    QCOMPARE(colourAt(3), darkTheme().highlight);
    m_table->setHighlighted({});
    QVERIFY(colourAt(3) != darkTheme().highlight);
}

void TestNumbersTable::tabLeavesTheTable()
{
    view()->setFocus();
    view()->setCurrentIndex(view()->model()->index(0, 0));
    QTest::keyClick(view(), Qt::Key_Tab);
    QCOMPARE(view()->currentIndex(), view()->model()->index(0, 0));
}

void TestNumbersTable::anEmptyPageIsAnEmptyTable()
{
    m_table->setPage(PageSpec());
    QCOMPARE(view()->model()->rowCount(), 0);
    QCOMPARE(m_table->toTsv(), QString());
    m_table->setPage(test::samplePage(3));
    QCOMPARE(view()->model()->rowCount(), 3);
}

void TestNumbersTable::theNumericColumnsAreWideEnough()
{
    const QHeaderView *header = view()->horizontalHeader();
    for (int column = 1; column < header->count() - 1; ++column) {
        const QString title = view()->model()->headerData(column, Qt::Horizontal).toString();
        QVERIFY2(header->sectionSize(column) >= header->fontMetrics().horizontalAdvance(title), qPrintable(title));
    }
}

// A last column of sentences has their full width; a short one ends at the view's edge.
void TestNumbersTable::sentencesAreScrolledToTheirEnd()
{
    const int last = view()->model()->columnCount() - 1;
    QHeaderView *header = view()->horizontalHeader();
    QCOMPARE(header->length(), std::max(header->length(), view()->viewport()->width()));
    PageSpec page = test::samplePage();
    for (Table::Row &row : page.numbers.rows)
        row.last() = u"A reason of some length. "_s.repeated(8);
    page.numbers.rows << page.numbers.rows.constFirst(); // with this row count it is a different table
    page.charts.clear();
    m_table->setPage(page);
    const int text = view()->fontMetrics().horizontalAdvance(page.numbers.rows.constFirst().constLast().text);
    QVERIFY2(header->sectionSize(last) >= text, qPrintable(QString::number(header->sectionSize(last))));
    m_table->resize(500, 300);
    QVERIFY(header->sectionSize(last) >= text);
    QVERIFY(header->length() > view()->viewport()->width());
}

CHIPBOARD_TEST(TestNumbersTable, QApplication)

// Hidden columns are not copied, stay hidden after page updates, and return by the same menu.
void TestNumbersTable::columnsAreChosenInTheHeadersMenu()
{
    m_table->show();
    const int all = view()->model()->columnCount();
    const QString title = view()->model()->headerData(1, Qt::Horizontal).toString();
    const auto toggle = [this, &title] {
        emit view()->horizontalHeader()->customContextMenuRequested(QPoint(10, 5));
        auto *menu = m_table->findChild<QMenu *>(u"numbersColumns"_s);
        QVERIFY(menu != nullptr);
        const QList<QAction *> actions = menu->actions();
        QCOMPARE(actions.size(), view()->model()->columnCount() - 1); // the name column cannot be hidden
        QCOMPARE(actions.constFirst()->text(), title);
        actions.constFirst()->trigger();
        delete menu;
    };
    toggle();
    QVERIFY(view()->isColumnHidden(1));
    QCOMPARE(m_table->toTsv().section(u'\n', 0, 0).split(u'\t').size(), all - 1);
    PageSpec shorter = test::samplePage();
    shorter.numbers.rows.removeLast();
    m_table->setPage(shorter);
    QVERIFY(view()->isColumnHidden(1));
    toggle();
    QVERIFY(!view()->isColumnHidden(1));
    QCOMPARE(m_table->toTsv().section(u'\n', 0, 0).split(u'\t').size(), all);
}

} // namespace tst_numberstable

#include "tst_numberstable.moc"
