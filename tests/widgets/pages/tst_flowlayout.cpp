// Widgets flow in lines, like words.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/pages/pageparts.h"

#include <QApplication>
#include <QWidget>

using namespace chipboard;
using namespace chipboard::testing;

namespace tst_flowlayout {

class TestFlowLayout : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void standsInOneLineWhereThereIsRoom();
    void goesOnInTheNextLine();
    void aWideOneIsMadeNarrow();
    void leavesOutWhatIsHidden();
    void givesBackWhatItHolds();

private:
    QWidget *box(int width, int least = 20);

    std::unique_ptr<QWidget> m_row;
    FlowLayout *m_layout = nullptr;
};

class Box : public QWidget
{
public:
    Box(int width, int least, QWidget *parent)
        : QWidget(parent)
        , m_width(width)
    {
        setMinimumWidth(least);
    }
    [[nodiscard]] QSize sizeHint() const override { return {m_width, 30}; }

private:
    int m_width;
};

void TestFlowLayout::init()
{
    QTest::failOnWarning(anyWarning());
    m_row = std::make_unique<QWidget>();
    m_layout = new FlowLayout(m_row.get());
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(10);
}

QWidget *TestFlowLayout::box(int width, int least)
{
    auto *made = new Box(width, least, m_row.get());
    m_layout->addWidget(made);
    return made;
}

void TestFlowLayout::standsInOneLineWhereThereIsRoom()
{
    const QWidget *first = box(100);
    const QWidget *second = box(100);
    m_row->resize(210, 30);
    m_row->show();
    QCOMPARE(first->geometry(), QRect(0, 0, 100, 30));
    QCOMPARE(second->geometry(), QRect(110, 0, 100, 30));
    QCOMPARE(m_layout->heightForWidth(210), 30);
    QCOMPARE(m_layout->sizeHint(), QSize(210, 30));
}

void TestFlowLayout::goesOnInTheNextLine()
{
    const QWidget *first = box(100);
    const QWidget *second = box(100);
    const QWidget *third = box(60);
    m_row->resize(209, 65);
    m_row->show();
    QCOMPARE(first->pos(), QPoint(0, 0));
    QCOMPARE(second->pos(), QPoint(0, 35));
    QCOMPARE(third->pos(), QPoint(110, 35));
    QCOMPARE(m_layout->heightForWidth(209), 65);
    QCOMPARE(m_layout->heightForWidth(100), 100);
    QVERIFY(m_layout->hasHeightForWidth());
}

void TestFlowLayout::aWideOneIsMadeNarrow()
{
    const QWidget *wide = box(400, 50);
    m_row->resize(200, 30);
    m_row->show();
    QCOMPARE(wide->width(), 200);
    QCOMPARE(m_layout->minimumSize().width(), 50);
}

void TestFlowLayout::leavesOutWhatIsHidden()
{
    box(100)->hide();
    const QWidget *second = box(100);
    m_row->resize(210, 30);
    m_row->show();
    QCOMPARE(second->pos(), QPoint(0, 0));
    QCOMPARE(m_layout->sizeHint(), QSize(100, 30));
}

void TestFlowLayout::givesBackWhatItHolds()
{
    QWidget *only = box(100);
    QCOMPARE(m_layout->count(), 1);
    QCOMPARE(m_layout->itemAt(0)->widget(), only);
    QVERIFY(m_layout->itemAt(1) == nullptr);
    QVERIFY(m_layout->takeAt(1) == nullptr);
    const std::unique_ptr<QLayoutItem> taken(m_layout->takeAt(0));
    QCOMPARE(taken->widget(), only);
    QCOMPARE(m_layout->count(), 0);
    QCOMPARE(m_layout->heightForWidth(100), 0);
}

CHIPBOARD_TEST(TestFlowLayout, QApplication)

} // namespace tst_flowlayout

#include "tst_flowlayout.moc"
