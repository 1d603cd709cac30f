// Choice buttons: the value is complete as long as there is room; the label shrinks first.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/panels/choicebutton.h"
#include "widgets/theme/theme.h"

#include <QApplication>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_choicebutton {

class TestChoiceButton : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void theNameGivesWayToWhatIsChosen();
    void isAsHighAsItsType();
    void screenReadersGetBoth();

private:
    [[nodiscard]] static std::unique_ptr<ChoiceButton> button(const QString &label, const QString &chosen);
    [[nodiscard]] static QImage seen(ChoiceButton &one, int width);
};

std::unique_ptr<ChoiceButton> TestChoiceButton::button(const QString &label, const QString &chosen)
{
    auto made = std::make_unique<ChoiceButton>(label, lightTheme());
    Choice choice{.id = u"a"_s, .text = chosen};
    made->setChoices({choice});
    made->setCurrent(choice.id);
    return made;
}

QImage TestChoiceButton::seen(ChoiceButton &one, int width)
{
    one.resize(width, 32);
    return one.grab().toImage();
}

// Buttons that differ only in their labels look the same when there is no room for labels.
void TestChoiceButton::theNameGivesWayToWhatIsChosen()
{
    const auto one = button(u"Precision"_s, u"Best: FP8 dense"_s);
    const auto other = button(u"Baselines"_s, u"Best: FP8 dense"_s);
    const int wide = one->sizeHint().width();
    QVERIFY(seen(*one, wide) != seen(*other, wide));
    const int label = QFontMetrics(lightTheme().type.font(13)).horizontalAdvance(u"Precision"_s);
    QCOMPARE(seen(*one, wide - label), seen(*other, wide - label));
    // The value uses the label's room.
    QVERIFY(seen(*one, wide - label) != seen(*button(u"Precision"_s, QString()), wide - label));
}

void TestChoiceButton::isAsHighAsItsType()
{
    const auto one = button(u"Prices"_s, u"On demand"_s);
    const int usual = one->sizeHint().height();
    one->setTheme(enlarged(lightTheme(), 200));
    QVERIFY(one->sizeHint().height() >= QFontMetrics(enlarged(lightTheme(), 200).type.font(26)).height());
    QVERIFY(one->sizeHint().height() > usual);
    QCOMPARE(one->minimumSizeHint().height(), one->sizeHint().height());
}

void TestChoiceButton::screenReadersGetBoth()
{
    const auto one = button(u"Prices"_s, u"On demand"_s);
    QVERIFY(!seen(*one, 60).isNull());
    QCOMPARE(one->accessibleName(), u"Prices: On demand"_s);
    QCOMPARE(one->toolTip(), one->accessibleName());
}

CHIPBOARD_TEST(TestChoiceButton, QApplication)

} // namespace tst_choicebutton

#include "tst_choicebutton.moc"
