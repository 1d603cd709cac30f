// A typed choice of a page, with real keys: when it emits, what a refusal leaves, and which undo applies.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/pages/filterrow.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_typedfield {

class TestTypedField : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void showsNameUnitAndHint();
    void aFieldInALineShowsHintAndUnitInFull();
    void returnAsksOnce();
    void leavingAsksToo();
    void whatHoldsIsNotAskedFor();
    void refusalsStandAtTheField();
    void escapeBringsBack();
    void whatHoldsReplacesTheText();
    void undoIsTheBoards();
    void namesAreProposed();
    void rowsHaveFields();

private:
    static PageFilter filter(const QString &current = {})
    {
        return PageFilter{.id = u"budget"_s,
                          .label = u"Monthly budget"_s,
                          .current = current,
                          .isTyped = true,
                          .unit = u"USD"_s,
                          .hint = u"not set"_s,
                          .help = u"The most that may be paid."_s};
    }
    QLabel *refusal() const { return m_field->findChild<QLabel *>(u"refusal"_s); }
    void type(const char *text) { QTest::keyClicks(&m_field->field(), QLatin1String(text)); }
    void press(Qt::Key key) { QTest::keyClick(&m_field->field(), key); }

    std::unique_ptr<QWidget> m_window;
    TypedField *m_field = nullptr;
    QLineEdit *m_other = nullptr;
};

void TestTypedField::init()
{
    QTest::failOnWarning(anyWarning());
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_field = new TypedField(filter(), m_window.get());
    m_other = new QLineEdit(m_window.get());
    layout->addWidget(m_field);
    layout->addWidget(m_other);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_field->field().setFocus();
}

void TestTypedField::showsNameUnitAndHint()
{
    QStringList texts = mapped(m_field->findChildren<QLabel *>(), [](const QLabel *label) { return label->text(); });
    QVERIFY(texts.contains(u"Monthly budget"_s) && texts.contains(u"USD"_s));
    QCOMPARE(m_field->field().placeholderText(), u"not set"_s);
    QCOMPARE(m_field->field().accessibleName(), u"Monthly budget, USD"_s);
    QCOMPARE(m_field->field().accessibleDescription(), u"The most that may be paid."_s);
    QCOMPARE(m_field->toolTip(), u"The most that may be paid."_s);
    QCOMPARE(m_field->width(), fieldCellWidth);
    QVERIFY(!refusal()->isVisible());
}

// Without a label above it, the placeholder names the field, at any type size.
void TestTypedField::aFieldInALineShowsHintAndUnitInFull()
{
    PageFilter inLine = filter();
    inLine.isNamed = true;
    inLine.hint = u"how much a month"_s;
    inLine.unit = u"B tokens/month"_s;
    m_field->setFilter(inLine);
    const QFont usual = m_window->font();
    for (const qreal size : {1.0, 2.0}) {
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * size);
        m_window->setFont(font);
        QCoreApplication::processEvents();
        const QLineEdit &field = m_field->field();
        const QMargins margins = field.textMargins();
        QVERIFY(field.contentsRect().width() - margins.left() - margins.right()
                > field.fontMetrics().horizontalAdvance(inLine.hint));
        for (const QLabel *label : m_field->findChildren<QLabel *>()) {
            QVERIFY(label->text() != inLine.label || !label->isVisible());
            if (label->text() == inLine.unit)
                QVERIFY(label->isVisible() && label->width() >= label->sizeHint().width());
        }
    }
    m_field->setFilter(filter());
    QCOMPARE(m_field->width(), fieldCellWidth); // in a form all have this width
}

void TestTypedField::returnAsksOnce()
{
    QSignalSpy typed(m_field, &TypedField::typed);
    type("5000");
    QVERIFY(typed.isEmpty()); // not while typing
    press(Qt::Key_Return);
    QCOMPARE(typed.size(), 1);
    QCOMPARE(typed.constFirst(), QVariantList{u"5000"_s});
    m_field->setFilter(filter(u"5,000"_s));
    QCOMPARE(m_field->field().text(), u"5,000"_s);
    m_other->setFocus();
    QCOMPARE(typed.size(), 1);
}

void TestTypedField::leavingAsksToo()
{
    QSignalSpy typed(m_field, &TypedField::typed);
    type(" 12 ");
    press(Qt::Key_Tab);
    QCOMPARE(typed.size(), 1);
    QCOMPARE(typed.constFirst(), QVariantList{u"12"_s});
}

void TestTypedField::whatHoldsIsNotAskedFor()
{
    m_field->setFilter(filter(u"7"_s));
    const QSignalSpy typed(m_field, &TypedField::typed);
    m_field->field().selectAll();
    type("7");
    press(Qt::Key_Return);
    QVERIFY(typed.isEmpty());
}

void TestTypedField::refusalsStandAtTheField()
{
    QSignalSpy typed(m_field, &TypedField::typed);
    type("much");
    press(Qt::Key_Return);
    m_field->tell(u"\"much\" is not a number."_s);
    QVERIFY(refusal()->isVisible());
    QCOMPARE(refusal()->text(), u"\"much\" is not a number."_s);
    QCOMPARE(m_field->width(), refusal()->width()); // the message needs the room
    QVERIFY(refusal()->mapTo(m_field, QPoint()).y() >= m_field->field().geometry().bottom());
    QCOMPARE(m_field->field().text(), u"much"_s);
    QVERIFY(m_field->field().hasFocus());
    QVERIFY(m_field->field().accessibleDescription().startsWith(u"\"much\" is not a number."));
    type("9"); // replaces the selection
    press(Qt::Key_Return);
    QCOMPARE(typed.size(), 2);
    QCOMPARE(typed.constLast(), QVariantList{u"9"_s});
    m_field->tell({});
    QVERIFY(!refusal()->isVisible());
}

void TestTypedField::escapeBringsBack()
{
    m_field->setFilter(filter(u"7"_s));
    const QSignalSpy typed(m_field, &TypedField::typed);
    type("much");
    m_field->tell(u"No."_s);
    press(Qt::Key_Escape);
    QCOMPARE(m_field->field().text(), u"7"_s);
    QVERIFY(!refusal()->isVisible());
    m_other->setFocus();
    QVERIFY(typed.isEmpty());
}

void TestTypedField::whatHoldsReplacesTheText()
{
    type("half");
    m_field->setFilter(filter()); // unchanged: half-typed input stays
    QCOMPARE(m_field->field().text(), u"half"_s);
    m_field->setFilter(filter(u"3"_s));
    QCOMPARE(m_field->field().text(), u"3"_s);
    m_field->setFilter(filter());
    QVERIFY(m_field->field().text().isEmpty());
}

void TestTypedField::undoIsTheBoards()
{
    QAction undo;
    undo.setShortcut(QKeySequence::Undo);
    m_window->addAction(&undo);
    const QSignalSpy undone(&undo, &QAction::triggered);
    type("12");
    QTest::keyClick(&m_field->field(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(undone.isEmpty() && m_field->field().text() != u"12"); // undo reverts half-typed input first
    m_field->setFilter(filter(u"5"_s));
    QTest::keyClick(&m_field->field(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.size(), 1);
}

void TestTypedField::namesAreProposed()
{
    QVERIFY(m_field->field().completer() == nullptr);
    PageFilter named = filter();
    named.choices = {{u"us-east-1"_s, u"us-east-1"_s}, {u"us-west-2"_s, u"us-west-2"_s}};
    m_field->setFilter(named);
    QCompleter *completer = m_field->field().completer();
    QVERIFY(completer != nullptr);
    completer->setCompletionPrefix(u"US-W"_s);
    QCOMPARE(completer->completionCount(), 1);
    QCOMPARE(completer->currentCompletion(), u"us-west-2"_s);
    QSignalSpy typed(m_field, &TypedField::typed);
    type("mars-1"); // any other text can be typed, too
    press(Qt::Key_Return);
    QCOMPARE(typed.size(), 1);
}

void TestTypedField::rowsHaveFields()
{
    FilterRow row(lightTheme());
    PageFilter choice{.id = u"cuda"_s,
                      .label = u"CUDA"_s,
                      .choices = {{QString(), u"not set"_s}, {u"yes"_s, u"yes"_s}},
                      .isNamed = true,
                      .help = u"Operators."_s};
    row.setFilters({filter(), choice});
    auto *field = row.findChild<TypedField *>(u"filter.budget"_s);
    QVERIFY(field != nullptr);
    QCOMPARE(row.findChild<QWidget *>(u"filter.cuda"_s)->toolTip(), u"Operators."_s);
    auto *box = row.findChild<QComboBox *>(u"filter.cuda"_s); // in a form all have the same look and width
    QVERIFY(box != nullptr);
    QSignalSpy chosen(&row, &FilterRow::chosen);
    row.resize(600, 100);
    row.show();
    QTRY_COMPARE(box->width(), fieldCellWidth);
    QCOMPARE(box->mapTo(&row, QPoint()).y(), field->field().mapTo(&row, QPoint()).y());
    QWheelEvent wheel({5, 5}, box->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(box, &wheel); // scrolls the page instead
    QVERIFY(chosen.isEmpty());
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(chosen.takeFirst(), (QVariantList{u"cuda"_s, u"yes"_s}));
    field->field().setFocus();
    QTest::keyClicks(&field->field(), u"4"_s);
    QTest::keyClick(&field->field(), Qt::Key_Return);
    QCOMPARE(chosen.takeFirst(), (QVariantList{u"budget"_s, u"4"_s}));
    row.tell(u"budget"_s, u"No."_s);
    QVERIFY(field->findChild<QLabel *>(u"refusal"_s)->isVisible());
    row.tell(u"gone"_s, u"No."_s); // for a field of another page
    row.tell(u"cuda"_s, u"No."_s);
    row.setFilters({filter(u"4"_s), choice});
    QCOMPARE(row.findChild<TypedField *>(u"filter.budget"_s), field); // keeps the focus
    QVERIFY(!field->findChild<QLabel *>(u"refusal"_s)->isVisible());
}

CHIPBOARD_TEST(TestTypedField, QApplication)

} // namespace tst_typedfield

#include "tst_typedfield.moc"
