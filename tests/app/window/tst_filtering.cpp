// The picker filter in the window: evaluated at the board's prices, and again when they change.
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/models/pickermodel.h"
#include "widgets/panels/pickerpanel.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_filtering {

class TestFiltering : public WindowFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        loadShipped(); // per test: one modifies it
        showWindow();
    }
    void cleanup() { closeWindow(); }
    void instancesAreFilteredAtTheBoardsPrices();
    void isAskedAgainOnlyWhenTheAnswerMayChange();
    void chipsAreFilteredLikewise();

private:
    void setPrice(double usdPerHour)
    {
        for (PriceBook &book : m_catalog.books) {
            for (PriceEntry &entry : book.prices) {
                if (entry.instance == InstanceId(u"p5.48xlarge"_s))
                    entry.usdPerHour.value = Interval::exactly(usdPerHour);
            }
        }
    }
    bool shows(const QString &id) const
    {
        const QAbstractItemModel &model = *child<PickerView>(u"pickerTree"_s)->model();
        return !model.match(model.index(0, 0), PickerModel::IdRole, id, 1, Qt::MatchExactly | Qt::MatchRecursive)
                    .isEmpty();
    }
};

void TestFiltering::instancesAreFilteredAtTheBoardsPrices()
{
    trigger("level.instance");
    m_presenter->update();
    // p5.48xlarge: 55.04 USD per hour on demand, 41.528 as a Capacity Block.
    child<QLineEdit>(u"pickerSearch"_s)->setText(u"name = p5.48xlarge and price_hour < 50"_s);
    QVERIFY(!shows(u"p5.48xlarge"_s));
    m_presenter->choosePriceBook(u"capacity-blocks"_s);
    m_presenter->update();
    QVERIFY(shows(u"p5.48xlarge"_s));
    child<QLineEdit>(u"pickerSearch"_s)->setText(u"name = p5.48xlarge and"_s);
    QVERIFY(child<QLabel>(u"pickerMistake"_s)->isVisible());
}

// The catalogue is modified without notice: only a new evaluation sees it.
void TestFiltering::isAskedAgainOnlyWhenTheAnswerMayChange()
{
    trigger("level.instance");
    m_presenter->update();
    child<QLineEdit>(u"pickerSearch"_s)->setText(u"name = p5.48xlarge and price_hour > 50"_s); // 55.04
    QVERIFY(shows(u"p5.48xlarge"_s));
    setPrice(40);
    for (int step = 1; step <= 3; ++step) { // a drag
        m_document->edit(setAssumption(m_document->board(), AssumptionId(u"chips"_s), step, 1));
        m_presenter->update();
        QVERIFY(shows(u"p5.48xlarge"_s));
    }
    m_presenter->overrideFigure({{Level::Chip, u"trainium2"_s, u"memory"_s, {}}, Interval::exactly(97), Unit::GB, {}});
    m_presenter->update(); // a new effective catalogue
    QVERIFY(!shows(u"p5.48xlarge"_s));
    setPrice(60);
    m_presenter->catalogReplaced();
    QVERIFY(shows(u"p5.48xlarge"_s));
}

// H200 has 141 GB, H100 80; of instances, p5.48xlarge has 640 GB and p5.4xlarge 80.
void TestFiltering::chipsAreFilteredLikewise()
{
    child<QLineEdit>(u"pickerSearch"_s)->setText(u"memory >= 120 GB"_s);
    QVERIFY(!child<QLabel>(u"pickerMistake"_s)->isVisible());
    QVERIFY(shows(u"h200-sxm"_s) && !shows(u"h100-sxm"_s));
    child<QLineEdit>(u"pickerSearch"_s)->setText(u"memory >= 640 GB"_s);
    trigger("level.instance");
    m_presenter->update();
    QVERIFY(shows(u"p5.48xlarge"_s));
    QVERIFY(!shows(u"p5.4xlarge"_s));
    trigger("level.system"); // systems have no filter: the condition reports it
    m_presenter->update();
    QVERIFY(child<QLabel>(u"pickerMistake"_s)->isVisible());
    child<QLineEdit>(u"pickerSearch"_s)->setText(u"memory >= 80 GB"_s);
    trigger("level.chip");
    m_presenter->update();
    QVERIFY(!child<QLabel>(u"pickerMistake"_s)->isVisible());
    QVERIFY(shows(u"h100-sxm"_s));
}

CHIPBOARD_TEST(TestFiltering, QApplication)

} // namespace tst_filtering

#include "tst_filtering.moc"
