// Filter expressions in the picker: request, answer, completion, and error positions.
#include "data/compare/instancequery.h"
#include "tests/support/guitest.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"
#include "widgets/models/pickermodel.h"
#include "widgets/panels/pickerpanel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_filterassist {

class TestFilterAssist : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void anExpressionIsAskedForAndAnswered();
    void wordsStillSearch();
    void mistakesArePointedAt();
    void namesOfFieldsAreOffered();
    void conditionsAreWritten();
    void otherLevelsTakeNoConditions();

private:
    QLineEdit *search() const { return m_panel->findChild<QLineEdit *>(u"pickerSearch"_s); }
    QLabel *mistake() const { return m_panel->findChild<QLabel *>(u"pickerMistake"_s); }
    bool shows(const QString &id) const;
    void answer() const;

    std::unique_ptr<PickerPanel> m_panel;
};

void TestFilterAssist::init()
{
    QTest::failOnWarning(anyWarning());
    m_panel = std::make_unique<PickerPanel>(lightTheme());
    m_panel->setTree(pickerTree(shippedCatalog(), Level::Instance), {});
    m_panel->setFilterFields(instanceFields(), filterGroups(shippedCatalog()));
    connect(m_panel.get(), &PickerPanel::filterRequested, this, &TestFilterAssist::answer);
    m_panel->resize(260, 500);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_panel->focusSearch();
}

// Answers like the window.
void TestFilterAssist::answer() const
{
    const auto found = instancesWhere(shippedCatalog(), m_panel->expression(), BookId(u"on-demand"_s));
    if (!found) {
        m_panel->setFound(found.problem());
        return;
    }
    QStringList ids = mapped(found.value(), &InstanceId::text);
    m_panel->setFound(ids);
}

bool TestFilterAssist::shows(const QString &id) const
{
    const QAbstractItemModel &model = *m_panel->findChild<PickerView *>(u"pickerTree"_s)->model();
    return !model.match(model.index(0, 0), PickerModel::IdRole, id, 1, Qt::MatchExactly | Qt::MatchRecursive).isEmpty();
}

void TestFilterAssist::anExpressionIsAskedForAndAnswered()
{
    const QSignalSpy asked(m_panel.get(), &PickerPanel::filterRequested);
    search()->setText(u"provider = AWS and chips >= 8"_s);
    QCOMPARE(asked.constLast(), QVariantList{u"provider = AWS and chips >= 8"_s});
    QVERIFY(shows(u"p5.48xlarge"_s));
    QVERIFY(!shows(u"p5.4xlarge"_s)); // one H100
    QVERIFY(!shows(u"a3-highgpu-8g"_s));
    const QSignalSpy checked(m_panel.get(), &PickerPanel::checkRequested);
    QTest::keyClick(search(), Qt::Key_Return); // the first match
    QCOMPARE(checked.size(), 1);
    search()->setText(u"chips > 100000"_s);
    QVERIFY(m_panel->findChild<QLabel *>(u"pickerNothing"_s)->isVisible());
    QTest::keyClick(search(), Qt::Key_Escape);
    QVERIFY(shows(u"a3-highgpu-8g"_s));
}

void TestFilterAssist::wordsStillSearch()
{
    const QSignalSpy asked(m_panel.get(), &PickerPanel::filterRequested);
    QTest::keyClicks(search(), u"p5.48"_s);
    QVERIFY(asked.isEmpty());
    QVERIFY(shows(u"p5.48xlarge"_s));
    QVERIFY(!shows(u"a3-highgpu-8g"_s));
    QVERIFY(m_panel->expression().isEmpty());
}

void TestFilterAssist::mistakesArePointedAt()
{
    search()->setText(u"chips >= 8 and memry >= 640 GB"_s);
    QVERIFY(mistake()->isVisible());
    const QString told = mistake()->text();
    QVERIFY2(told.startsWith(u"chips &gt;= 8 and <b><u>memry</u></b> &gt;= 640 GB<br>Column 16: "_s), qPrintable(told));
    QVERIFY2(told.contains(u"memory"_s), qPrintable(told)); // the suggestion
    QVERIFY(shows(u"p5.4xlarge"_s));                        // does not filter
    search()->setText(u"chips >="_s);
    QVERIFY2(mistake()->text().contains(u"<b><u>"_s), qPrintable(mistake()->text()));
    search()->setText(u"chips >= 8"_s);
    QVERIFY(!mistake()->isVisible());
}

void TestFilterAssist::namesOfFieldsAreOffered()
{
    QTest::keyClicks(search(), u"chips > 2 and vend"_s);
    auto *names = QApplication::activePopupWidget();
    QVERIFY(names != nullptr);
    auto *list = qobject_cast<QAbstractItemView *>(names);
    QVERIFY(list != nullptr);
    QCOMPARE(list->model()->rowCount(), 1);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(search()->text(), u"chips > 2 and vendor "_s);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QTest::keyClicks(search(), u"= AWS"_s);
    QVERIFY(shows(u"trn1.32xlarge"_s));
}

void TestFilterAssist::conditionsAreWritten()
{
    auto *button = m_panel->findChild<QToolButton *>(u"conditionsButton"_s);
    QVERIFY(button->isVisible());
    emit button->menu()->aboutToShow();
    QVERIFY(button->menu()->actions().size() > 4);
    const auto choose = [button](const QString &condition) {
        auto *action = button->menu()->findChild<QAction *>(u"condition."_s + condition);
        QVERIFY2(action != nullptr, qPrintable(condition));
        action->trigger();
    };
    choose(u"provider = AWS"_s);
    choose(u"chips >= 8"_s);
    QCOMPARE(search()->text(), u"provider = AWS and chips >= 8"_s);
    QVERIFY(shows(u"p5.48xlarge"_s));
    QVERIFY(!shows(u"a3-highgpu-8g"_s));
}

void TestFilterAssist::otherLevelsTakeNoConditions()
{
    m_panel->setTree(pickerTree(shippedCatalog(), Level::Chip), {});
    m_panel->setFilterFields({}, {});
    QVERIFY(!m_panel->findChild<QToolButton *>(u"conditionsButton"_s)->isVisible());
    const QSignalSpy asked(m_panel.get(), &PickerPanel::filterRequested);
    search()->setText(u"memory >= 640 GB"_s);
    QVERIFY(asked.isEmpty());
    QVERIFY(mistake()->isVisible()); // says where to type conditions
    QVERIFY(shows(u"h100-sxm"_s));
    search()->setText(u"h100"_s);
    QVERIFY(!mistake()->isVisible());
}

CHIPBOARD_TEST(TestFilterAssist, QApplication)

} // namespace tst_filterassist

#include "tst_filterassist.moc"
