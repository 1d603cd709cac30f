// Choosing by mouse and keys.
#include "tests/support/guitest.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"
#include "widgets/models/pickermodel.h"
#include "widgets/panels/pickerpanel.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_pickerpanel {

class TestPickerPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void aClickOnARowAsksForACheck();
    void aClickOnACheckedRowAsksToTakeItOut();
    void spaceAndEnterCheck_data();
    void spaceAndEnterCheck();
    void aClickOnAGroupOpensAndClosesIt();
    void enterOnAGroupOpensAndClosesIt();
    void vendorsWithSomethingChosenAreOpen();
    void typingFiltersAndEnterChecksTheFirst();
    void escapeClearsTheSearch();
    void downGoesFromSearchToTree();
    void saysWhenNothingMatches();
    void offersThePresets();
    void keepsWhatIsOpenWhenChecksChange();
    void paintsInBothThemes();

private:
    QModelIndex rowOf(const QString &id) const;
    void click(const QModelIndex &index) const;
    template<typename Widget>
    Widget *child(const char *name) const
    {
        return m_panel->findChild<Widget *>(QLatin1String(name));
    }

    const Catalog m_catalog = smallWorld();
    std::unique_ptr<PickerPanel> m_panel;
};

void TestPickerPanel::init()
{
    QTest::failOnWarning(anyWarning());
    m_panel = std::make_unique<PickerPanel>(lightTheme());
    m_panel->setTree(pickerTree(m_catalog, Level::Chip), {u"h100-sxm"_s});
    m_panel->resize(260, 500);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

QModelIndex TestPickerPanel::rowOf(const QString &id) const
{
    const QAbstractItemModel &model = *child<PickerView>("pickerTree")->model();
    const QModelIndexList found =
        model.match(model.index(0, 0), PickerModel::IdRole, id, 1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.value(0);
}

void TestPickerPanel::click(const QModelIndex &index) const
{
    auto *view = child<PickerView>("pickerTree");
    view->scrollTo(index);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
}

void TestPickerPanel::aClickOnARowAsksForACheck()
{
    const QSignalSpy asked(m_panel.get(), &PickerPanel::checkRequested);
    click(rowOf(u"trainium2"_s));
    QCOMPARE(asked, QList<QVariantList>({{u"trainium2"_s, true}}));
}

void TestPickerPanel::aClickOnACheckedRowAsksToTakeItOut()
{
    const QSignalSpy asked(m_panel.get(), &PickerPanel::checkRequested);
    click(rowOf(u"h100-sxm"_s));
    QCOMPARE(asked, QList<QVariantList>({{u"h100-sxm"_s, false}}));
    m_panel->setChosen({});
    click(rowOf(u"h100-sxm"_s));
    QCOMPARE(asked.last(), QVariantList({u"h100-sxm"_s, true}));
}

void TestPickerPanel::spaceAndEnterCheck_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("space") << Qt::Key_Space;
    QTest::newRow("return") << Qt::Key_Return;
    QTest::newRow("enter") << Qt::Key_Enter;
}

void TestPickerPanel::spaceAndEnterCheck()
{
    QFETCH(Qt::Key, key);
    const QSignalSpy asked(m_panel.get(), &PickerPanel::checkRequested);
    auto *view = child<PickerView>("pickerTree");
    view->setFocus();
    view->setCurrentIndex(rowOf(u"trainium2"_s));
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, key);
    QCOMPARE(asked, QList<QVariantList>({{u"trainium4"_s, true}}));
}

void TestPickerPanel::aClickOnAGroupOpensAndClosesIt()
{
    auto *view = child<PickerView>("pickerTree");
    const QModelIndex vendor = view->model()->index(0, 0);
    QVERIFY(view->isExpanded(vendor));
    click(vendor);
    QVERIFY(!view->isExpanded(vendor));
    click(vendor);
    QVERIFY(view->isExpanded(vendor));
}

void TestPickerPanel::enterOnAGroupOpensAndClosesIt()
{
    auto *view = child<PickerView>("pickerTree");
    view->setFocus();
    view->setCurrentIndex(view->model()->index(0, 0));
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(!view->isExpanded(view->currentIndex()));
    QTest::keyClick(view, Qt::Key_Space);
    QVERIFY(view->isExpanded(view->currentIndex()));
}

void TestPickerPanel::vendorsWithSomethingChosenAreOpen()
{
    const Catalog catalog = CatalogBuilder()
                                .add(aChip("t1"))
                                .add(aChip("n1", {.vendor = "NVIDIA", .family = "Hopper"}))
                                .add(aChip("m1", {.vendor = "AMD", .family = "Instinct"}))
                                .build();
    m_panel->setTree(pickerTree(catalog, Level::Chip), {u"m1"_s});
    auto *view = child<PickerView>("pickerTree");
    const auto open = [view](int row) { return view->isExpanded(view->model()->index(row, 0)); };
    QVERIFY(open(0)); // the first group starts open
    QVERIFY(!open(1));
    QVERIFY(open(2));
}

void TestPickerPanel::typingFiltersAndEnterChecksTheFirst()
{
    const QSignalSpy asked(m_panel.get(), &PickerPanel::checkRequested);
    m_panel->focusSearch();
    auto *search = child<QLineEdit>("pickerSearch");
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"a100"_s);
    QVERIFY(rowOf(u"a100-80-sxm"_s).isValid());
    QVERIFY(!rowOf(u"trainium2"_s).isValid());
    QVERIFY(child<PickerView>("pickerTree")->visualRect(rowOf(u"a100-80-sxm"_s)).isValid()); // groups are open
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(asked, QList<QVariantList>({{u"a100-80-sxm"_s, true}}));
    search->clear();
    QTest::keyClick(search, Qt::Key_Return); // without a search there is no first match
    QCOMPARE(asked.size(), 1);
}

void TestPickerPanel::escapeClearsTheSearch()
{
    auto *search = child<QLineEdit>("pickerSearch");
    m_panel->focusSearch();
    QTest::keyClicks(search, u"hopper"_s);
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(search->text(), QString());
    QVERIFY(rowOf(u"trainium2"_s).isValid());
}

void TestPickerPanel::downGoesFromSearchToTree()
{
    auto *search = child<QLineEdit>("pickerSearch");
    m_panel->focusSearch();
    QTest::keyClicks(search, u"hopper"_s);
    QTest::keyClick(search, Qt::Key_Down);
    auto *view = child<PickerView>("pickerTree");
    QTRY_VERIFY(view->hasFocus());
    QCOMPARE(view->currentIndex(), rowOf(u"h100-sxm"_s));
}

void TestPickerPanel::saysWhenNothingMatches()
{
    auto *nothing = child<QLabel>("pickerNothing");
    QVERIFY(!nothing->isVisible());
    QTest::keyClicks(child<QLineEdit>("pickerSearch"), u"zx81"_s);
    QVERIFY(nothing->isVisible());
    child<QLineEdit>("pickerSearch")->clear();
    QVERIFY(!nothing->isVisible());
}

void TestPickerPanel::offersThePresets()
{
    const QSignalSpy asked(m_panel.get(), &PickerPanel::presetRequested);
    auto *button = child<QToolButton>("presetsButton");
    button->setFocus();
    QTimer::singleShot(0, button, [button] { QTest::keyClick(button->menu(), Qt::Key_Down); });
    QTimer::singleShot(0, button, [button] { QTest::keyClick(button->menu(), Qt::Key_Return); });
    QTest::keyClick(button, Qt::Key_Space);
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<Preset>(), presets().at(0));
    QCOMPARE(button->menu()->actions().size(), presets().size());
}

void TestPickerPanel::keepsWhatIsOpenWhenChecksChange()
{
    auto *view = child<PickerView>("pickerTree");
    const QModelIndex vendor = view->model()->index(0, 0);
    view->collapse(vendor);
    m_panel->setChosen({u"trainium2"_s, u"h100-sxm"_s});
    QVERIFY(!view->isExpanded(vendor));
}

void TestPickerPanel::paintsInBothThemes()
{
    const auto has = [this](const QColor &colour) {
        const QImage image = m_panel->grab().toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == colour)
                    return true;
            }
        }
        return false;
    };
    QVERIFY(has(lightTheme().nvidia)); // the check box of H100
    QVERIFY(!has(lightTheme().trainium));
    m_panel->setTheme(darkTheme());
    QVERIFY(has(darkTheme().nvidia));
    QVERIFY(!has(lightTheme().nvidia));
}

CHIPBOARD_TEST(TestPickerPanel, QApplication)

} // namespace tst_pickerpanel

#include "tst_pickerpanel.moc"
