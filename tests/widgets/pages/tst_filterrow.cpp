// The choices of a page: set by the page, changed by signals.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/pages/filterrow.h"

#include "widgets/panels/choicebutton.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QSignalSpy>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_filterrow {

class TestFilterRow : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void showsWhatIsTold();
    void saysWhatIsChosen();
    void otherFiltersTakeThePlace();
    void aNamedChoiceIsAButton();
    void keysChooseInAMenu();

private:
    static QList<PageFilter> filters(const QString &current = {})
    {
        return {{u"provider"_s, u"Provider"_s, {{QString(), u"All"_s}, {u"AWS"_s, u"AWS"_s}}, current},
                {u"kind"_s, u"Kind"_s, {{QString(), u"All"_s}}, {}}};
    }
};

void TestFilterRow::showsWhatIsTold()
{
    FilterRow row(lightTheme());
    const QSignalSpy chosen(&row, &FilterRow::chosen);
    row.setFilters(filters(u"AWS"_s));
    const auto *box = row.findChild<QComboBox *>(u"filter.provider"_s);
    QCOMPARE(box->currentText(), u"AWS"_s);
    QCOMPARE(box->accessibleName(), u"Provider"_s);
    row.setFilters(filters());
    QCOMPARE(box->currentText(), u"All"_s);
    QVERIFY(chosen.isEmpty()); // setting values emits nothing
}

void TestFilterRow::saysWhatIsChosen()
{
    FilterRow row(lightTheme());
    row.setFilters(filters());
    row.show();
    QSignalSpy chosen(&row, &FilterRow::chosen);
    auto *box = row.findChild<QComboBox *>(u"filter.provider"_s);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.takeFirst(), (QVariantList{u"provider"_s, u"AWS"_s}));
}

void TestFilterRow::otherFiltersTakeThePlace()
{
    FilterRow row(lightTheme());
    row.setFilters(filters());
    row.setFilters({filters().constLast()});
    QVERIFY(row.findChild<QComboBox *>(u"filter.provider"_s) == nullptr);
    QVERIFY(row.findChild<QComboBox *>(u"filter.kind"_s) != nullptr);
}

static QList<PageFilter> named(const QString &current = {})
{
    return {{u"metric"_s,
             u"Metric"_s,
             {{QString(), u"Automatic (Cost)"_s, u"Cost"_s}, {u"speed"_s, u"Throughput"_s}},
             current,
             true}};
}

void TestFilterRow::aNamedChoiceIsAButton()
{
    FilterRow row(lightTheme());
    row.setFilters(named());
    const auto *button = row.findChild<ChoiceButton *>(u"filter.metric"_s);
    QVERIFY(button != nullptr);
    QCOMPARE(button->accessibleName(), u"Metric: Cost"_s); // the default, without a choice
    row.setFilters(named(u"speed"_s));
    QCOMPARE(row.findChild<ChoiceButton *>(u"filter.metric"_s), button);
    QCOMPARE(button->accessibleName(), u"Metric: Throughput"_s);
    row.setTheme(darkTheme());
    row.setFilters(filters());
    QVERIFY(row.findChild<ChoiceButton *>(u"filter.metric"_s) == nullptr);
}

void TestFilterRow::keysChooseInAMenu()
{
    FilterRow row(lightTheme());
    row.setFilters(named());
    row.show();
    QSignalSpy chosen(&row, &FilterRow::chosen);
    auto *button = row.findChild<ChoiceButton *>(u"filter.metric"_s);
    QVERIFY(button->focusPolicy() & Qt::TabFocus);
    emit button->menu()->aboutToShow();
    const QList<QAction *> actions = button->menu()->actions();
    QCOMPARE(actions.size(), 3); // a separator between the page's default and the others
    QVERIFY(actions.at(0)->isChecked());
    QCOMPARE(actions.at(0)->text(), u"Automatic (Cost)"_s);
    actions.at(2)->trigger();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.takeFirst(), (QVariantList{u"metric"_s, u"speed"_s}));
}

CHIPBOARD_TEST(TestFilterRow, QApplication)

} // namespace tst_filterrow

#include "tst_filterrow.moc"
