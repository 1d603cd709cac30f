// Level, precision, prices, baseline, export: by mouse and by keys.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/panels/topbar.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_topbar {

class TestTopBar : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bar.reset(); }
    void showsWhatHolds();
    void aPrecisionThatChangesNothingSaysWhy();
    void aClickOnALevelAsksForIt();
    void oneSignChoosesHowNumbersAreTold();
    void whatCannotBeChosenSaysWhy();
    void arrowsWalkTheLevels();
    void theMenuOffersTheChoices();
    void keysChoose_data();
    void keysChoose();
    void exportAsksAndIsGreyWithoutContent();
    void anUnknownChoiceShowsItsId();
    void longNamesAreElidedNotCut();
    void settingTheSameStateTellsNobody();

private:
    static TopBarState state();
    ChoiceButton *choice(const char *name) const { return m_bar->findChild<ChoiceButton *>(QLatin1String(name)); }
    QToolButton *level(const char *name) const { return m_bar->findChild<QToolButton *>(QLatin1String(name)); }

    std::unique_ptr<TopBar> m_bar;
};

TopBarState TestTopBar::state()
{
    return TopBarState{
        .precisions = {{QString(), u"Best common"_s, u"Best: FP8 dense"_s, u"now FP8 dense"_s, false},
                       {u"bf16"_s, u"BF16 dense"_s, {}, {}, true},
                       {u"fp8"_s, u"FP8 dense"_s, {}, {}, false}},
        .books = {{u"on-demand"_s, u"On-demand list"_s, u"On-demand list, 2026-07"_s, u"2026-07-20"_s, false},
                  {u"spot"_s, u"Spot"_s, {}, u"2026-07-01"_s, false}},
        .book = u"on-demand"_s,
        .baselines = {{QString(), u"None"_s, {}, {}, false}, {u"h100"_s, u"H100"_s, {}, {}, true}},
        .baseline = u"h100"_s};
}

void TestTopBar::init()
{
    QTest::failOnWarning(anyWarning());
    m_bar = std::make_unique<TopBar>(lightTheme());
    m_bar->setState(state());
    m_bar->resize(1100, 40);
    m_bar->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_bar.get()));
}

void TestTopBar::showsWhatHolds()
{
    QCOMPARE(choice("precisionChoice")->accessibleName(), u"Precision: Best: FP8 dense"_s);
    QCOMPARE(choice("priceBookChoice")->accessibleName(), u"Prices: On-demand list, 2026-07"_s);
    QCOMPARE(choice("baselineChoice")->accessibleName(), u"Baseline: H100"_s);
    QVERIFY(level("level.chip")->isChecked());
    TopBarState other = state();
    other.level = Level::System;
    other.precision = u"bf16"_s;
    m_bar->setState(other);
    QVERIFY(level("level.system")->isChecked());
    QVERIFY(!level("level.chip")->isChecked());
    QCOMPARE(choice("precisionChoice")->accessibleName(), u"Precision: BF16 dense"_s);
}

// Tooltip and accessible text state the reason; the next page enables it again.
void TestTopBar::aPrecisionThatChangesNothingSaysWhy()
{
    TopBarState other = state();
    other.noPeaks = u"No peaks here."_s;
    m_bar->setState(other);
    QVERIFY(!choice("precisionChoice")->isEnabled());
    QVERIFY(choice("precisionChoice")->toolTip().contains(u"No peaks here."_s));
    QCOMPARE(choice("precisionChoice")->accessibleDescription(), u"No peaks here."_s);
    m_bar->setState(state());
    QVERIFY(choice("precisionChoice")->isEnabled());
    QCOMPARE(choice("precisionChoice")->toolTip(), u"Precision: Best: FP8 dense"_s);
}

void TestTopBar::aClickOnALevelAsksForIt()
{
    const QSignalSpy asked(m_bar.get(), &TopBar::levelChosen);
    QTest::mouseClick(level("level.instance"), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<Level>(), Level::Instance);
}

void TestTopBar::oneSignChoosesHowNumbersAreTold()
{
    const QSignalSpy asked(m_bar.get(), &TopBar::valuesChosen);
    QVERIFY(level("values.absolute")->isChecked());
    QTest::mouseClick(level("values.times"), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<ValueForm>(), ValueForm::Times);
    level("values.times")->setFocus();
    QTest::keyClick(level("values.times"), Qt::Key_Right);
    QTest::keyClick(level("values.percent"), Qt::Key_Space);
    QCOMPARE(asked.last().at(0).value<ValueForm>(), ValueForm::Percent);
    // Symbols mean little to a screen reader.
    QCOMPARE(level("values.times")->accessibleName(), u"Ratio to the baseline"_s);
    QVERIFY(level("values.percent")->width() >= 24);
    TopBarState other = state();
    other.values = ValueForm::Percent;
    m_bar->setState(other);
    QVERIFY(level("values.percent")->isChecked());
    QVERIFY(level("level.chip")->isChecked()); // choices are independent
}

void TestTopBar::whatCannotBeChosenSaysWhy()
{
    const QSignalSpy asked(m_bar.get(), &TopBar::valuesChosen);
    TopBarState other = state();
    other.values = ValueForm::Times;
    other.fixed = u"Sums < & > stay as they are."_s;
    m_bar->setState(other);
    for (const char *name : {"values.absolute", "values.times", "values.percent"}) {
        QVERIFY(!level(name)->isEnabled());
        QCOMPARE(level(name)->toolTip(), u"<p>Sums &lt; &amp; &gt; stay as they are.</p>"_s);
        QCOMPARE(level(name)->accessibleDescription(), other.fixed);
        QTest::mouseClick(level(name), Qt::LeftButton);
    }
    QVERIFY(asked.isEmpty());
    QVERIFY(level("values.times")->isChecked());   // still in force on other pages
    QVERIFY(level("level.instance")->isEnabled()); // the other choice is enabled
    m_bar->setState(state());
    QVERIFY(level("values.percent")->isEnabled());
    QCOMPARE(level("values.times")->toolTip(), u"Ratio to the baseline"_s);
}

void TestTopBar::arrowsWalkTheLevels()
{
    const QSignalSpy asked(m_bar.get(), &TopBar::levelChosen);
    level("level.chip")->setFocus();
    QTest::keyClick(level("level.chip"), Qt::Key_Right);
    QTRY_VERIFY(level("level.instance")->hasFocus());
    QTest::keyClick(level("level.instance"), Qt::Key_Right);
    QTest::keyClick(level("level.system"), Qt::Key_Space);
    QVERIFY(!asked.isEmpty());
    QCOMPARE(asked.last().at(0).value<Level>(), Level::System);
}

void TestTopBar::theMenuOffersTheChoices()
{
    ChoiceButton *button = choice("precisionChoice");
    emit button->menu()->aboutToShow();
    QStringList texts;
    for (const QAction *action : button->menu()->actions())
        texts << (action->isSeparator() ? u"--"_s : action->text() + (action->isChecked() ? u"*"_s : QString()));
    QCOMPARE(texts, QStringList({u"Best common   (now FP8 dense)*"_s, u"--"_s, u"BF16 dense"_s, u"FP8 dense"_s}));
}

void TestTopBar::keysChoose_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("a precision") << QByteArray("precisionChoice") << u"bf16"_s;
    QTest::newRow("a price book") << QByteArray("priceBookChoice") << u"spot"_s;
    QTest::newRow("no baseline, going round") << QByteArray("baselineChoice") << QString();
}

void TestTopBar::keysChoose()
{
    QFETCH(QByteArray, button);
    ChoiceButton *choiceButton = choice(button.constData());
    const QSignalSpy chosen(choiceButton, &ChoiceButton::chosen);
    const QSignalSpy precision(m_bar.get(), &TopBar::precisionChosen);
    const QSignalSpy book(m_bar.get(), &TopBar::priceBookChosen);
    const QSignalSpy baseline(m_bar.get(), &TopBar::baselineChosen);
    choiceButton->setFocus();
    QTimer::singleShot(0, choiceButton->menu(), [choiceButton] {
        QTest::keyClick(choiceButton->menu(), Qt::Key_Down);
        QTest::keyClick(choiceButton->menu(), Qt::Key_Return);
    });
    QTest::keyClick(choiceButton, Qt::Key_Down);
    QTRY_COMPARE(chosen.size(), 1);
    QTEST(chosen.at(0).at(0).toString(), "chosen");
    QCOMPARE(precision.size() + book.size() + baseline.size(), 1);
}

void TestTopBar::exportAsksAndIsGreyWithoutContent()
{
    const QSignalSpy asked(m_bar.get(), &TopBar::exportRequested);
    auto *button = m_bar->findChild<QPushButton *>(u"exportButton"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(asked.size(), 2);
    TopBarState empty = state();
    empty.canExport = false;
    m_bar->setState(empty);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(asked.size(), 2);
}

void TestTopBar::anUnknownChoiceShowsItsId()
{
    TopBarState other = state();
    other.book = u"from-the-future"_s;
    m_bar->setState(other);
    QCOMPARE(choice("priceBookChoice")->accessibleName(), u"Prices: from-the-future"_s);
}

void TestTopBar::longNamesAreElidedNotCut()
{
    TopBarState other = state();
    other.books[0].shown = QString(200, u'x');
    m_bar->setState(other);
    QVERIFY(choice("priceBookChoice")->sizeHint().width() <= 320);
    QVERIFY(choice("priceBookChoice")->minimumSizeHint().width() <= 200);
    QVERIFY(choice("priceBookChoice")->toolTip().contains(QString(200, u'x')));
    QVERIFY(!choice("priceBookChoice")->grab().isNull());
}

void TestTopBar::settingTheSameStateTellsNobody()
{
    const QSignalSpy level(m_bar.get(), &TopBar::levelChosen);
    const QSignalSpy precision(m_bar.get(), &TopBar::precisionChosen);
    m_bar->setState(state());
    m_bar->setTheme(darkTheme());
    QCOMPARE(level.size() + precision.size(), 0);
}

CHIPBOARD_TEST(TestTopBar, QApplication)

} // namespace tst_topbar

#include "tst_topbar.moc"
