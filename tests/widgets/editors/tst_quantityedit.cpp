// One editable number: by keys, by slider, and reset to its default.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/editors/quantityedit.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLayout>
#include <QSet>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_quantityedit {

class TestQuantityEdit : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void cleanup() { m_edit.reset(); }
    void showsTheDefaultAsUnchanged();
    void showsAChangedValueInBold();
    void keysAskForAValue();
    void aNumberOutOfRangeCannotBeTyped();
    void draggingIsOneGesture();
    void theWheelPassesUnlessFocused();
    void theWayBackIsAClick();
    void whatIsAutomaticSaysSo();
    void theSliderIsStraightOrLogarithmic_data();
    void theSliderIsStraightOrLogarithmic();
    void everySliderPositionIsInRange();
    void theSliderReachesDefaultsAndEnds_data();
    void theSliderReachesDefaultsAndEnds();
    void keysMoveTheSliderToTheNextNumber();
    void screenReadersGetNames();
    void aChoiceIsAlwaysOneOfThem();
    void inLargeTypeTheNameStandsAbove();

private:
    static QuantityEntry utilisation();
    static QuantityEntry requests();
    void show(const QuantityEntry &entry);
    QDoubleSpinBox *field() const { return m_edit->findChild<QDoubleSpinBox *>(u"field"_s); }
    QSlider *slider() const { return m_edit->findChild<QSlider *>(u"slider"_s); }
    QToolButton *reset() const { return m_edit->findChild<QToolButton *>(u"reset"_s); }

    std::unique_ptr<QuantityEdit> m_edit;
};

QuantityEntry TestQuantityEdit::utilisation()
{
    return QuantityEntry{.id = u"utilisation"_s,
                         .label = u"Utilisation"_s,
                         .help = u"Idle hours are billed."_s,
                         .origin = u"All paid hours are used."_s,
                         .unit = Unit::Percent,
                         .minimum = 1.0,
                         .maximum = 100.0,
                         .fallback = 100.0};
}

QuantityEntry TestQuantityEdit::requests()
{
    QuantityEntry entry = utilisation();
    entry.id = u"batch"_s;
    entry.label = u"Concurrent requests"_s;
    entry.unit = Unit::One;
    entry.maximum = 1e5;
    entry.whole = true;
    entry.fallback.reset();
    return entry;
}

void TestQuantityEdit::show(const QuantityEntry &entry)
{
    m_edit = std::make_unique<QuantityEdit>(entry);
    m_edit->resize(240, 60);
    m_edit->show();
    QVERIFY(QTest::qWaitForWindowActive(m_edit.get()));
}

void TestQuantityEdit::aChoiceIsAlwaysOneOfThem()
{
    QuantityEntry bits = utilisation();
    bits.unit = Unit::One;
    bits.minimum = 4.0;
    bits.maximum = 32.0;
    bits.whole = true;
    bits.fallback = 16.0;
    bits.choices = {4.0, 8.0, 16.0, 32.0};
    show(bits);
    QSignalSpy asked(m_edit.get(), &QuantityEdit::edited);
    const auto last = [&asked] { return asked.constLast().at(1).toDouble(); };
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Up);
    QCOMPARE(last(), 32.0);
    QTest::keyClick(field(), Qt::Key_Down);
    QCOMPARE(last(), 16.0);
    QTest::keyClick(field(), Qt::Key_Down);
    QTest::keyClick(field(), Qt::Key_Down);
    QTest::keyClick(field(), Qt::Key_Down); // there is nothing below the first
    QCOMPARE(last(), 4.0);
    field()->selectAll();
    QTest::keyClicks(field(), u"9"_s);
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(last(), 8.0);
    QCOMPARE(field()->value(), 8.0);
    for (const int position : {1, 300, 700, 999}) {
        slider()->setValue(position);
        QVERIFY2(bits.choices.contains(last()), qPrintable(QString::number(last())));
    }
}

void TestQuantityEdit::inLargeTypeTheNameStandsAbove()
{
    show(utilisation());
    const auto *label = m_edit->findChild<QLabel *>();
    const auto settle = [this] {
        m_edit->layout()->activate();
        m_edit->resize(250, m_edit->sizeHint().height());
        m_edit->layout()->activate();
    };
    settle();
    QVERIFY(label->geometry().right() < field()->geometry().left());
    const int narrow = field()->width();
    QFont font = m_edit->font();
    const QFont usual = font;
    font.setPixelSize(26);
    for (QWidget *part : m_edit->findChildren<QWidget *>())
        part->setFont(font);
    settle();
    QVERIFY(label->geometry().bottom() <= field()->geometry().top());
    QVERIFY(field()->geometry().bottom() <= slider()->geometry().top());
    QVERIFY(field()->width() > narrow);
    QVERIFY(m_edit->rect().contains(field()->geometry()));
    for (QWidget *part : m_edit->findChildren<QWidget *>())
        part->setFont(usual);
    settle();
    QVERIFY(label->geometry().right() < field()->geometry().left());
    QCOMPARE(field()->width(), narrow);
}

void TestQuantityEdit::showsTheDefaultAsUnchanged()
{
    show(utilisation());
    QCOMPARE(field()->value(), 100.0);
    QCOMPARE(field()->suffix(), u"%"_s);
    QCOMPARE(slider()->value(), 1000);
    QVERIFY(!reset()->isVisible());
    QVERIFY(m_edit->findChild<QLabel *>()->font().weight() < QFont::DemiBold);
}

void TestQuantityEdit::showsAChangedValueInBold()
{
    QuantityEntry entry = utilisation();
    entry.value = 41.5;
    show(entry);
    QCOMPARE(field()->value(), 41.5);
    QVERIFY(reset()->isVisible());
    QCOMPARE(m_edit->findChild<QLabel *>()->font().weight(), int(QFont::DemiBold));
}

void TestQuantityEdit::keysAskForAValue()
{
    show(utilisation());
    QSignalSpy asked(m_edit.get(), &QuantityEdit::edited);
    field()->setFocus();
    field()->selectAll();
    QTest::keyClicks(field(), u"41"_s);
    QCOMPARE(asked.size(), 0); // incomplete numbers are not reported
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.constFirst().at(0).toString(), u"utilisation"_s);
    QCOMPARE(asked.constFirst().at(1).toDouble(), 41.0);
    QTest::keyClick(field(), Qt::Key_Up);
    QCOMPARE(asked.constLast().at(1).toDouble(), 42.0);
}

void TestQuantityEdit::aNumberOutOfRangeCannotBeTyped()
{
    show(utilisation());
    QSignalSpy asked(m_edit.get(), &QuantityEdit::edited);
    field()->setFocus();
    field()->selectAll();
    QTest::keyClicks(field(), u"500"_s);
    QTest::keyClick(field(), Qt::Key_Return);
    for (const QList<QVariant> &one : asked)
        QVERIFY(one.at(1).toDouble() <= 100.0);
    QVERIFY(field()->value() <= 100.0);
}

void TestQuantityEdit::draggingIsOneGesture()
{
    show(utilisation());
    QSignalSpy gestures(m_edit.get(), &QuantityEdit::gestureStarted);
    QSignalSpy asked(m_edit.get(), &QuantityEdit::edited);
    slider()->setFocus();
    gestures.clear();
    slider()->setSliderDown(true);
    for (const int position : {800, 600, 400})
        slider()->setSliderPosition(position);
    slider()->setSliderDown(false);
    QCOMPARE(gestures.size(), 1);
    QCOMPARE(asked.size(), 3);
    QVERIFY(std::abs(asked.constLast().at(1).toDouble() - 40.6) < 0.7); // 1 + 0.4 x 99
}

void TestQuantityEdit::theWheelPassesUnlessFocused()
{
    show(utilisation());
    QSignalSpy asked(m_edit.get(), &QuantityEdit::edited);
    m_edit->setFocusPolicy(Qt::StrongFocus);
    m_edit->setFocus();
    const auto turn = [](QWidget *part) {
        QWheelEvent wheel(QPointF(5, 5), part->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(part, &wheel);
    };
    turn(field());
    turn(slider());
    QCOMPARE(asked.size(), 0);
    field()->setFocus();
    turn(field());
    QCOMPARE(asked.size(), 1);
}

void TestQuantityEdit::theWayBackIsAClick()
{
    QuantityEntry entry = utilisation();
    entry.value = 41.5;
    show(entry);
    QSignalSpy back(m_edit.get(), &QuantityEdit::resetRequested);
    QTest::mouseClick(reset(), Qt::LeftButton);
    QCOMPARE(back.size(), 1);
    QCOMPARE(back.constFirst().constFirst().toString(), u"utilisation"_s);
}

void TestQuantityEdit::whatIsAutomaticSaysSo()
{
    show(requests());
    QCOMPARE(field()->text(), u"automatic"_s);
    QuantityEntry demand = requests();
    demand.unset = u"not stated"_s; // no number is set by default
    show(demand);
    QCOMPARE(field()->text(), u"not stated"_s);
    show(requests());
    QSignalSpy asked(m_edit.get(), &QuantityEdit::edited);
    QSignalSpy back(m_edit.get(), &QuantityEdit::resetRequested);
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Up);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.constFirst().at(1).toDouble(), 1.0);
    QTest::keyClick(field(), Qt::Key_Down);
    QCOMPARE(back.size(), 1);
}

void TestQuantityEdit::theSliderIsStraightOrLogarithmic_data()
{
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("position");
    QTest::newRow("straight, middle") << false << 50.5 << 500; // 1 + 0.5 x 99
    QTest::newRow("straight, least") << false << 1.0 << 0;
    QTest::newRow("logarithmic, middle") << true << std::sqrt(1e5) << 500; // 1 x (1e5)^0.5
    QTest::newRow("logarithmic, fifth") << true << 10.0 << 200;
}

void TestQuantityEdit::theSliderIsStraightOrLogarithmic()
{
    QFETCH(const bool, logarithmic);
    QFETCH(const double, value);
    QuantityEntry entry = logarithmic ? requests() : utilisation();
    entry.whole = false;
    entry.value = value;
    show(entry);
    QTEST(slider()->value(), "position");
}

void TestQuantityEdit::everySliderPositionIsInRange()
{
    for (const QuantityEntry &entry : {utilisation(), requests()}) {
        show(entry);
        QSignalSpy asked(m_edit.get(), &QuantityEdit::edited);
        for (int position = 1; position <= 1000; position += 13)
            slider()->setValue(position);
        QVERIFY(asked.size() > 50);
        for (const QList<QVariant> &one : asked) {
            const double value = one.at(1).toDouble();
            QVERIFY(value >= entry.minimum && value <= entry.maximum);
            QVERIFY(!entry.whole || value == std::floor(value));
        }
        m_edit.reset();
    }
}

void TestQuantityEdit::theSliderReachesDefaultsAndEnds_data()
{
    QTest::addColumn<QString>("id");
    for (const AssumptionRow &row : assumptionTable())
        QTest::newRow(row.id) << row.assumptionId().text();
}

void TestQuantityEdit::theSliderReachesDefaultsAndEnds()
{
    QFETCH(const QString, id);
    const AssumptionRow &row = *findAssumption(AssumptionId(id));
    QuantityEntry entry = utilisation();
    entry.id = id;
    entry.minimum = row.minimum;
    entry.maximum = row.maximum;
    entry.step = row.step;
    entry.whole = row.whole;
    entry.choices = QList<double>(row.choices.begin(), row.choices.end());
    entry.fallback = row.minimum;
    show(entry);
    QSignalSpy asked(m_edit.get(), &QuantityEdit::edited);
    for (int position = 1; position <= 1000; ++position)
        slider()->setValue(position);
    slider()->setValue(0);
    QSet<double> reached;
    for (const QList<QVariant> &one : asked) {
        const double value = one.at(1).toDouble();
        reached << value;
        QVERIFY(checkAssumption(row, value));
        QCOMPARE(QString::number(value, 'f', 3).toDouble(), value); // no excess digits for the file
    }
    QVERIFY(reached.contains(row.minimum));
    QVERIFY(reached.contains(row.maximum));
    if (row.fallback)
        QVERIFY(reached.contains(*row.fallback));
    if (id == u"utilisation")
        QVERIFY(reached.contains(41.0));
}

void TestQuantityEdit::keysMoveTheSliderToTheNextNumber()
{
    QuantityEntry entry = utilisation();
    entry.value = 41.0;
    show(entry);
    connect(m_edit.get(), &QuantityEdit::edited, m_edit.get(), [this, &entry](const QString &, double value) {
        entry.value = value;
        m_edit->setEntry(entry);
    });
    QCOMPARE(slider()->accessibleDescription(), u"41%"_s);
    QTest::keyClick(slider(), Qt::Key_Right);
    QCOMPARE(entry.value, std::optional(42.0));
    QCOMPARE(slider()->accessibleDescription(), u"42%"_s);
    QTest::keyClick(slider(), Qt::Key_Left);
    QTest::keyClick(slider(), Qt::Key_Down);
    QCOMPARE(entry.value, std::optional(40.0));
    entry = requests(); // logarithmic
    entry.value = 1.0;
    m_edit->setEntry(entry);
    QTest::keyClick(slider(), Qt::Key_Up);
    QCOMPARE(entry.value, std::optional(2.0));
}

void TestQuantityEdit::screenReadersGetNames()
{
    show(utilisation());
    QCOMPARE(field()->accessibleName(), u"Utilisation"_s);
    QCOMPARE(field()->accessibleDescription(), u"Idle hours are billed."_s);
    QCOMPARE(slider()->accessibleName(), u"Utilisation, slider"_s);
    QVERIFY(field()->toolTip().contains(u"Default: All paid hours are used."_s));
}

CHIPBOARD_TEST(TestQuantityEdit, QApplication)

} // namespace tst_quantityedit

#include "tst_quantityedit.moc"
