// Custom values: the editor, the list, and figures that changed since.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/overridesdialog.h"
#include "widgets/panels/messagepanel.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_overridedialogs {

class TestOverrideDialogs : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void showsWhatIsPublishedAndTakesAValue();
    void tellsWhatCannotBeWhileItIsTyped_data();
    void tellsWhatCannotBeWhileItIsTyped();
    void readsNumbersAsTheyAreWrittenHere();
    void offersSeveralFigures();
    void takesBackItsOwn();
    void listsAllFiguresOfOnesOwn();
    void anEmptyListOffersNothing();
    void listsWhatMovedAndAsks();
    void messagesCanOfferAnAction();
};

namespace {

const FigureAddress priceOf{Level::Chip, u"trainium3"_s, u"price"_s, BookId(u"on-demand"_s)};
const FigureAddress memoryOf{Level::Chip, u"trainium3"_s, u"memory"_s, {}};

OverrideForm priceForm()
{
    return {priceOf,
            u"Trainium3 price"_s,
            u"not published"_s,
            u"0.0001 to 1,000,000 USD/h"_s,
            Unit::UsdPerHour,
            std::nullopt,
            {},
            false};
}

OverrideForm memoryForm()
{
    return {memoryOf, u"Trainium3 memory"_s, u"144 GiB"_s, u"0.001 to 1,000,000,000 GiB"_s, Unit::GiB,
            160.0,    u"heard it"_s,         true};
}

template<typename Widget>
Widget &part(const QWidget &dialog, const char *name)
{
    return *dialog.findChild<Widget *>(QLatin1String(name));
}

void typeValue(OverrideDialog &dialog, const QString &text)
{
    auto &edit = part<QLineEdit>(dialog, "overrideValue");
    edit.clear();
    QTest::keyClicks(&edit, text);
}

} // namespace

void TestOverrideDialogs::showsWhatIsPublishedAndTakesAValue()
{
    OverrideDialog dialog({priceForm()}, QLocale::c());
    dialog.open();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QCOMPARE(part<QLabel>(dialog, "overridePublished").text(), u"not published"_s);
    QVERIFY(part<QLabel>(dialog, "overrideRange").text().contains(u"1,000,000 USD/h"_s));
    QVERIFY(!part<QPushButton>(dialog, "overrideOk").isEnabled()); // nothing typed yet
    QVERIFY(!part<QPushButton>(dialog, "overrideTakeBack").isVisible());
    const QSignalSpy overridden(&dialog, &OverrideDialog::overridden);
    typeValue(dialog, u"1.80"_s);
    QTest::keyClicks(&part<QLineEdit>(dialog, "overrideNote"), u"what if"_s);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(overridden.size(), 1);
    QCOMPARE(overridden.at(0).at(0).value<Override>(),
             (Override{priceOf, Interval::exactly(1.8), Unit::UsdPerHour, u"what if"_s}));
    QVERIFY(!dialog.isVisible());
}

void TestOverrideDialogs::tellsWhatCannotBeWhileItIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("fault");
    QTest::newRow("words") << u"cheap"_s << u"“cheap” is not a number; the decimal sign is “.”."_s;
    QTest::newRow("nothing at all") << u"0"_s << u"This figure cannot be 0"_s;
    QTest::newRow("negative") << u"-1"_s << u"This figure cannot be -1"_s;
    QTest::newRow("too much") << u"1e9"_s << u"This figure cannot be"_s;
    QTest::newRow("no number") << u"nan"_s << u"The value is not a number."_s;
}

void TestOverrideDialogs::tellsWhatCannotBeWhileItIsTyped()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, fault);
    OverrideDialog dialog({priceForm()}, QLocale::c());
    dialog.open();
    typeValue(dialog, typed);
    QVERIFY2(part<QLabel>(dialog, "overrideFault").text().startsWith(fault),
             qPrintable(part<QLabel>(dialog, "overrideFault").text()));
    QVERIFY(!part<QPushButton>(dialog, "overrideOk").isEnabled());
    typeValue(dialog, u"2"_s);
    QVERIFY(!part<QLabel>(dialog, "overrideFault").isVisible());
    QVERIFY(part<QPushButton>(dialog, "overrideOk").isEnabled());
}

void TestOverrideDialogs::readsNumbersAsTheyAreWrittenHere()
{
    OverrideDialog dialog({memoryForm()}, QLocale(QLocale::German));
    typeValue(dialog, u"160,5"_s);
    QCOMPARE(dialog.given().value, Interval::exactly(160.5));
}

void TestOverrideDialogs::offersSeveralFigures()
{
    OverrideDialog dialog({priceForm(), memoryForm()}, QLocale::c());
    QVERIFY(part<QComboBox>(dialog, "overrideFigure").isEnabled());
    part<QComboBox>(dialog, "overrideFigure").setCurrentIndex(1);
    QCOMPARE(part<QLineEdit>(dialog, "overrideValue").text(), u"160"_s);
    QCOMPARE(part<QLabel>(dialog, "overrideUnit").text(), u"GiB"_s);
    QCOMPARE(dialog.given(), (Override{memoryOf, Interval::exactly(160), Unit::GiB, u"heard it"_s}));
}

void TestOverrideDialogs::takesBackItsOwn()
{
    OverrideDialog dialog({memoryForm()}, QLocale::c());
    dialog.open();
    const QSignalSpy takenBack(&dialog, &OverrideDialog::takenBack);
    part<QPushButton>(dialog, "overrideTakeBack").click();
    QCOMPARE(takenBack.at(0).at(0).value<FigureAddress>(), memoryOf);
    QVERIFY(!dialog.isVisible());
}

void TestOverrideDialogs::listsAllFiguresOfOnesOwn()
{
    OverridesDialog dialog;
    dialog.setLines({{priceOf, u"Trainium3 price"_s, u"not published"_s, u"1.80 USD/h"_s, u"what if"_s},
                     {memoryOf, u"Trainium3 memory"_s, u"144 GiB"_s, u"160 GiB"_s, {}}});
    auto &table = part<QTableWidget>(dialog, "overridesTable");
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(table.item(0, 2)->text(), u"1.80 USD/h"_s);
    QCOMPARE(table.item(0, 3)->text(), u"what if"_s);
    const QSignalSpy change(&dialog, &OverridesDialog::changeRequested);
    const QSignalSpy takenBack(&dialog, &OverridesDialog::takenBack);
    const QSignalSpy all(&dialog, &OverridesDialog::allTakenBack);
    table.setCurrentCell(1, 0);
    part<QPushButton>(dialog, "overridesChange").click();
    part<QPushButton>(dialog, "overridesTakeBack").click();
    part<QPushButton>(dialog, "overridesTakeBackAll").click();
    QCOMPARE(change.at(0).at(0).value<FigureAddress>(), memoryOf);
    QCOMPARE(takenBack.at(0).at(0).value<FigureAddress>(), memoryOf);
    QCOMPARE(all.size(), 1);
}

void TestOverrideDialogs::anEmptyListOffersNothing()
{
    const OverridesDialog dialog;
    for (const char *name : {"overridesChange", "overridesTakeBack", "overridesTakeBackAll"})
        QVERIFY(!part<QPushButton>(dialog, name).isEnabled());
}

void TestOverrideDialogs::listsWhatMovedAndAsks()
{
    const QList<MovedLine> lines{{u"H100 price"_s, u"6.88 USD/h"_s, u"5.50 USD/h"_s, u"−20%"_s, u"Cost"_s}};
    MovedDialog dialog(u"1 figure moved."_s, lines);
    QCOMPARE(part<QLabel>(dialog, "movedSummary").text(), u"1 figure moved."_s);
    QCOMPARE(part<QTableWidget>(dialog, "movedTable").item(0, 3)->text(), u"−20%"_s);
    const QSignalSpy update(&dialog, &MovedDialog::updateChosen);
    const QSignalSpy keep(&dialog, &MovedDialog::keepChosen);
    dialog.open();
    part<QPushButton>(dialog, "movedUpdate").click();
    QVERIFY(!dialog.isVisible());
    dialog.open();
    part<QPushButton>(dialog, "movedKeep").click();
    QVERIFY(!dialog.isVisible());
    QCOMPARE(update.size(), 1);
    QCOMPARE(keep.size(), 1);
}

void TestOverrideDialogs::messagesCanOfferAnAction()
{
    MessagePanel panel;
    const QSignalSpy asked(&panel, &MessagePanel::actionRequested);
    panel.offer(u"2 figures moved."_s, u"moves"_s, u"Show…"_s);
    panel.add(u"Something else."_s);
    auto &button = part<QToolButton>(panel, "messageAction");
    QVERIFY(button.isVisibleTo(&panel));
    QCOMPARE(button.text(), u"Show…"_s);
    button.click();
    QCOMPARE(asked.at(0).at(0).toString(), u"moves"_s);
    panel.offer(u"3 figures moved."_s, u"moves"_s, u"Show…"_s); // replaces the first offer
    QCOMPARE(panel.messages(), (QStringList{u"Something else."_s, u"3 figures moved."_s}));
    panel.withdraw(u"moves"_s);
    QCOMPARE(panel.messages(), QStringList{u"Something else."_s});
    QVERIFY(!button.isVisibleTo(&panel));
    panel.withdraw(u"moves"_s);
    panel.dismiss();
    QVERIFY(panel.isHidden());
}

CHIPBOARD_TEST(TestOverrideDialogs, QApplication)

} // namespace tst_overridedialogs

#include "tst_overridedialogs.moc"
