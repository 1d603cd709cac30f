// Presentation mode, with the keys and clicks of users and presenter remotes.
#include "app/window/pagetable.h"
#include "app/window/presentation.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/editors/quantityedit.h"
#include "widgets/export/exporters.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_presenting {

class TestPresenting : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init();
    void cleanup() { closeWindow(); }
    void fillsTheScreenOfTheWindow();
    void keysTurnPages_data();
    void keysTurnPages();
    void clicksTurnPages();
    void theEndsHold();
    void passesOverPagesThatSayNothing();
    void blackAndBack();
    void goesToSleepAndWakes();
    void assumptionsMoveTheCharts();
    void pointingTellsNumbers();
    void endsWhereItWas();
    void slidesHaveNoControls();
    void manyRowsNeedNoScrolling();
    void fitsOtherScreens_data();
    void fitsOtherScreens();
    void startsOnAnEmptyBoard();

private:
    void present();
    void key(int key) { QTest::keyClick(m_show, Qt::Key(key)); }

    QPointer<Presentation> m_show;
};

void TestPresenting::init()
{
    showWindow();
    present();
}

void TestPresenting::present()
{
    trigger("view.present");
    m_show = m_window->findChild<Presentation *>(u"presentation"_s);
    QVERIFY(m_show != nullptr);
    QTRY_COMPARE(QApplication::activeWindow(), m_show.data()); // not its owner
}

void TestPresenting::fillsTheScreenOfTheWindow()
{
    QVERIFY(m_show->isFullScreen());
    QCOMPARE(m_show->screen(), m_window->screen());
    QCOMPARE(m_show->pageId(), u"compare"_s);
    QCOMPARE(m_show->findChild<QLabel *>(u"slideNumber"_s)->text(), u"2 / %1"_s.arg(pageTable().size()));
    QCOMPARE(m_show->findChild<QLabel *>(u"pageTitle"_s)->text().isEmpty(), false);
    QTRY_VERIFY(m_show->findChild<ChartView *>(u"chart0"_s)->isVisible());
    QVERIFY(!m_show->findChild<QWidget *>(u"chartMenu0"_s)->isVisible()); // nothing is chosen on a slide
}

void TestPresenting::keysTurnPages_data()
{
    QTest::addColumn<int>("forth");
    QTest::addColumn<int>("back");
    QTest::newRow("arrows to the sides") << int(Qt::Key_Right) << int(Qt::Key_Left);
    QTest::newRow("arrows up and down") << int(Qt::Key_Down) << int(Qt::Key_Up);
    QTest::newRow("pages, as clickers send them") << int(Qt::Key_PageDown) << int(Qt::Key_PageUp);
    QTest::newRow("space and backspace") << int(Qt::Key_Space) << int(Qt::Key_Backspace);
    QTest::newRow("return and P") << int(Qt::Key_Return) << int(Qt::Key_P);
    QTest::newRow("letters") << int(Qt::Key_N) << int(Qt::Key_P);
}

void TestPresenting::keysTurnPages()
{
    QFETCH(const int, forth);
    QFETCH(const int, back);
    key(forth);
    QCOMPARE(m_show->pageId(), u"workload"_s);
    key(forth);
    QCOMPARE(m_show->pageId(), u"providers"_s);
    key(back);
    QCOMPARE(m_show->pageId(), u"workload"_s);
    key(Qt::Key_End);
    QCOMPARE(m_show->pageId(), QString::fromLatin1(pageTable().back().id));
    key(Qt::Key_Home);
    QCOMPARE(m_show->pageId(), QString::fromLatin1(pageTable().front().id));
}

void TestPresenting::clicksTurnPages()
{
    auto *chart = m_show->findChild<ChartView *>(u"chart0"_s);
    QTest::mouseClick(chart, Qt::LeftButton, {}, chart->rowRect(0).center());
    QCOMPARE(m_show->pageId(), u"workload"_s);
    QTest::mouseClick(m_show, Qt::RightButton, {}, QPoint(3, 3));
    QCOMPARE(m_show->pageId(), u"compare"_s);
}

void TestPresenting::theEndsHold()
{
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_PageUp);
    QCOMPARE(m_show->pageId(), u"overview"_s);
    key(Qt::Key_End);
    const QString last = m_show->pageId();
    key(Qt::Key_Right);
    QCOMPARE(m_show->pageId(), last);
    QCOMPARE(m_presenter->view().page.id, last);
}

// Pages without content are skipped; an export refuses them, too.
void TestPresenting::passesOverPagesThatSayNothing()
{
    m_document->edit(setWorkload(m_catalog, m_document->board(), WorkloadId(u"no-such-work"_s)));
    m_presenter->update();
    QStringList shown{m_show->pageId()};
    for (std::size_t i = 0; i < pageTable().size(); ++i) {
        key(Qt::Key_Right);
        if (shown.last() != m_show->pageId())
            shown << m_show->pageId();
        QVERIFY(!nothingToExport(m_presenter->view().page));
    }
    QVERIFY(shown.size() < static_cast<qsizetype>(pageTable().size()));
}

void TestPresenting::blackAndBack()
{
    auto *black = m_show->findChild<QWidget *>(u"blackScreen"_s);
    key(Qt::Key_B);
    QVERIFY(m_show->isBlack());
    QVERIFY(black->isVisible());
    QCOMPARE(black->size(), m_show->size());
    key(Qt::Key_Right); // the next key only ends the black screen
    QVERIFY(!m_show->isBlack());
    QCOMPARE(m_show->pageId(), u"compare"_s);
    key(Qt::Key_Period);
    QVERIFY(m_show->isBlack());
    key(Qt::Key_Period);
    QVERIFY(!black->isVisible());
}

void TestPresenting::goesToSleepAndWakes()
{
    auto *hint = m_show->findChild<QLabel *>(u"presentHint"_s);
    QVERIFY(hint->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(m_show->isIdle(), 5000);
    QVERIFY(!hint->isVisible());
    QCOMPARE(m_show->cursor().shape(), Qt::BlankCursor);
    QTest::mouseMove(m_show, QPoint(40, 40));
    QMouseEvent move(QEvent::MouseMove, QPointF(50, 50), m_show->mapToGlobal(QPointF(50, 50)), Qt::NoButton, {}, {});
    QApplication::sendEvent(m_show, &move);
    QVERIFY(!m_show->isIdle());
    QVERIFY(hint->isVisible());
}

void TestPresenting::assumptionsMoveTheCharts()
{
    key(Qt::Key_Right); // Workload
    auto *strip = m_show->findChild<QWidget *>(u"assumptionStrip"_s);
    QVERIFY(!strip->isVisible());
    key(Qt::Key_A);
    QVERIFY(strip->isVisible());
    auto *which = m_show->findChild<QComboBox *>(u"stripAssumption"_s);
    QVERIFY(which->count() > 5);
    which->setCurrentIndex(which->findData(u"discount"_s));
    const PageSpec before = m_presenter->view().page;
    auto *edit = m_show->findChild<QuantityEdit *>();
    QCOMPARE(edit->entry().id, u"discount"_s);
    auto *field = edit->findChild<QDoubleSpinBox *>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, u"50"_s);
    QTest::keyClick(field, Qt::Key_Return);
    m_presenter->update();
    QCOMPARE(m_document->board().assumptions.discount, std::optional(50.0));
    QVERIFY(m_presenter->view().page != before);
    QCOMPARE(m_show->pageId(), u"workload"_s); // the field consumed Return
    trigger("edit.undo");
    QVERIFY(!m_document->board().assumptions.discount);
    m_show->toggleAssumptions();
    QVERIFY(!strip->isVisible());
}

void TestPresenting::pointingTellsNumbers()
{
    auto *chart = m_show->findChild<ChartView *>(u"chart0"_s);
    QTest::mouseMove(chart, chart->rowRect(1).center());
    QMouseEvent move(QEvent::MouseMove, chart->rowRect(1).center(), chart->mapToGlobal(chart->rowRect(1).center()),
                     Qt::NoButton, {}, {});
    QApplication::sendEvent(chart, &move);
    QCOMPARE(m_presenter->highlighted(), chart->spec().categories.at(1).id);
    QCOMPARE(chart->highlighted(), chart->spec().categories.at(1).id);
}

void TestPresenting::endsWhereItWas()
{
    key(Qt::Key_Right);
    key(Qt::Key_Escape);
    QTRY_VERIFY(m_show == nullptr);
    m_presenter->update();
    QCOMPARE(m_presenter->view().page.id, u"workload"_s);
    QVERIFY(child<QWidget>(u"workloadPage"_s)->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_Right); // keys no longer turn pages
    QCOMPARE(m_presenter->view().page.id, u"workload"_s);
}

// Slides omit links and choices of the window; the window keeps them.
void TestPresenting::slidesHaveNoControls()
{
    QVERIFY(!m_presenter->view().page.remedyId.isEmpty()); // Trainium2 has no on-demand price
    const auto linked = [](const QWidget *widget) {
        const QList<QLabel *> labels = widget->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [](const QLabel *label) { return label->isVisible() && label->text().contains(u"<a "_s); });
    };
    QVERIFY(linked(m_window.get()));
    int filtered = 0;
    for (int page = 0; page < 15; ++page) {
        filtered += m_presenter->view().page.filters.isEmpty() ? 0 : 1;
        QVERIFY2(!linked(m_show), qPrintable(m_presenter->view().page.id));
        for (const QComboBox *box : m_show->findChildren<QComboBox *>())
            QVERIFY2(!box->isVisible(), qPrintable(m_presenter->view().page.id));
        key(Qt::Key_Right);
    }
    QVERIFY(filtered > 0);
}

// Twelve rows with four charts on a small laptop.
void TestPresenting::manyRowsNeedNoScrolling()
{
    Board board = m_document->board();
    board.chips.clear();
    for (const Chip &chip : m_catalog.chips) {
        if (board.chips.size() < 12)
            board.chips << chip.id;
    }
    m_document->restore(board, {}, true);
    m_presenter->update();
    m_show->showNormal();
    m_show->resize(1366, 768);
    QTRY_COMPARE(m_show->size(), QSize(1366, 768));
    QTRY_VERIFY(m_show->findChildren<ChartView *>().size() >= 4);
    const auto scrolls = [this] {
        const QList<ChartView *> charts = m_show->findChildren<ChartView *>();
        return std::ranges::any_of(charts, [](const ChartView *chart) {
            const QList<QScrollBar *> bars = chart->findChildren<QScrollBar *>();
            return std::ranges::any_of(bars, [](const QScrollBar *bar) { return bar->isVisible(); });
        });
    };
    QTRY_VERIFY(!scrolls());
}

void TestPresenting::fitsOtherScreens_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("a small laptop") << QSize(1366, 768);
    QTest::newRow("full HD") << QSize(1920, 1080);
    QTest::newRow("an old projector") << QSize(1024, 768);
    QTest::newRow("upright") << QSize(900, 1600);
}

void TestPresenting::fitsOtherScreens()
{
    QFETCH(const QSize, size);
    m_show->showNormal();
    m_show->resize(size);
    QTRY_COMPARE(m_show->size(), size);
    auto *slide = m_show->findChild<QWidget *>(u"slide"_s);
    QVERIFY(m_show->rect().contains(slide->geometry()));
    QVERIFY(std::abs(slide->width() * 9 - slide->height() * 16) <= 16 * 9);
    const QLabel *title = m_show->findChild<QLabel *>(u"pageTitle"_s);
    QVERIFY(title->font().pixelSize() >= 20);
    for (const ChartView *chart : m_show->findChildren<ChartView *>())
        QVERIFY(slide->rect().contains(QRect(chart->mapTo(slide, QPoint(0, 0)), chart->size())));
}

void TestPresenting::startsOnAnEmptyBoard()
{
    key(Qt::Key_Escape);
    QTRY_VERIFY(m_show == nullptr);
    trigger("edit.selectNone");
    m_presenter->update();
    present();
    key(Qt::Key_Right);
    QVERIFY(m_show->isVisible());
}

CHIPBOARD_TEST(TestPresenting, QApplication)

} // namespace tst_presenting

#include "tst_presenting.moc"
