// Custom values in the window: on the shipped catalogue, by table, card, menu and message.
#include "app/window/overridecontroller.h"

#include "data/compare/figuretable.h"
#include "data/files/boardio.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/overridesdialog.h"
#include "widgets/panels/messagepanel.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_overridecontroller {

class TestOverrideController : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void aPriceOfOnesOwnIsDrawnWhereNoneIsPublished();
    void theCardOffersItToo();
    void thePriceSaysWhichMachineItIsOf();
    void editingStartsWithThePriceShown();
    void aDiscountIsGivenBesideThePrice();
    void theListChangesAndTakesBack();
    void whatIsTakenBackComesBackByKey();
    void theListSaysWhyNothingIsPublished();
    void noDialogWithoutAFigure();
    void aBoardTellsWhatMovedSince();
    void aBoardTellsThatAChipMovedToAnotherMachine();
    void newFiguresAreTaken();
    void oldFiguresAreKept();
    void filesRememberTheFiguresDrawn();

private:
    template<typename Dialog>
    Dialog *dialog() const
    {
        Dialog *found = m_window->findChild<Dialog *>();
        return found != nullptr && found->isVisible() ? found : nullptr;
    }
    void overrideIn(OverrideDialog &dialog, const QString &value) const
    {
        dialog.findChild<QLineEdit *>(u"overrideValue"_s)->setText(value);
        dialog.findChild<QPushButton *>(u"overrideOk"_s)->click();
        m_presenter->update();
    }
    /// A board saved when two figures were different.
    QString olderBoard();
};

static const MetricId cost(u"price_chip_hour"_s);

void TestOverrideController::aPriceOfOnesOwnIsDrawnWhereNoneIsPublished()
{
    QVERIFY(m_presenter->view().table.cell(u"trainium3"_s, cost)->isMissing());
    for (int row = 0; row < numbers()->model()->rowCount(); ++row) {
        if (numbers()->model()->index(row, 0).data().toString() == u"Trainium3"_s)
            numbers()->setCurrentIndex(numbers()->model()->index(row, 4));
    }
    numbers()->setFocus();
    QTest::keyClick(numbers(), Qt::Key_F2);
    QVERIFY(dialog<OverrideDialog>() != nullptr);
    QVERIFY(dialog<OverrideDialog>()->findChild<QLabel *>(u"overridePublished"_s)->text().contains(u"published"_s));
    overrideIn(*dialog<OverrideDialog>(), u"1.80"_s);
    QCOMPARE(m_presenter->view().table.cell(u"trainium3"_s, cost)->value, Interval::exactly(1.8));
    QVERIFY(m_document->undoStack().undoText().startsWith(u"Override Trainium3 price 1.80"_s));
    const QString title = m_presenter->view().page.title;
    QVERIFY2(title.contains(u"at your $1.80"_s), qPrintable(title));
    trigger("edit.undo");
    m_presenter->update();
    QVERIFY(m_presenter->view().table.cell(u"trainium3"_s, cost)->isMissing());
}

void TestOverrideController::theCardOffersItToo()
{
    m_presenter->openCard(u"h100-sxm"_s, u"memory"_s);
    auto *button = child<QPushButton>(u"sourceOverride"_s);
    QCOMPARE(button->text(), u"Override this figure…"_s);
    button->click();
    QVERIFY(dialog<OverrideDialog>() != nullptr);
    QCOMPARE(dialog<OverrideDialog>()->findChild<QLineEdit *>(u"overrideValue"_s)->text(), u"80"_s);
    overrideIn(*dialog<OverrideDialog>(), u"94"_s);
    QVERIFY2(cardText().contains(u"94 GiB \u270e"_s), qPrintable(cardText()));
    QVERIFY(cardText().contains(u"Custom value: H100 memory 94"_s));
    QVERIFY(cardText().contains(u"80 GB"_s)); // the published figure stays visible
    QCOMPARE(button->text(), u"Change your value…"_s);
}

// Compare shows the price in a g6e.xlarge, 1.861; the published one replaced is 30.13118 / 8 in a g6e.48xlarge.
void TestOverrideController::thePriceSaysWhichMachineItIsOf()
{
    Board board = onDemandBoard({ChipId(u"l40s"_s), ChipId(u"h100-sxm"_s)});
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s);
    closeWindow();
    makeWindow(board, u"compare"_s);
    const auto published = [this](const QString &chip) {
        m_presenter->openCard(chip, cost.text());
        child<QPushButton>(u"sourceOverride"_s)->click();
        const QString text = dialog<OverrideDialog>()->findChild<QLabel *>(u"overridePublished"_s)->text();
        delete dialog<OverrideDialog>();
        return text;
    };
    const QString text = published(u"l40s"_s);
    for (const QString &part : {u"3.766"_s, u"g6e.48xlarge"_s, u"needs only g6e.xlarge, at 1.861"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(!published(u"h100-sxm"_s).contains(u"needs only"_s)); // also in a p5.4xlarge, at the same price
}

// Compare shows the price in a g6e.xlarge, which editing starts with, and not 30.13118 / 8 in a g6e.48xlarge; after an
// agreed discount of 10 %, 1.861 x 0.9 = 1.6749; and the custom price once there is one.
void TestOverrideController::editingStartsWithThePriceShown()
{
    Board board = onDemandBoard({ChipId(u"l40s"_s), ChipId(u"h100-sxm"_s)});
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s);
    const FigureAddress price{Level::Chip, u"l40s"_s, u"price"_s, board.priceBook};
    const Override discount{
        {Level::Chip, u"l40s"_s, u"discount"_s, {}}, Interval::exactly(10), Unit::Percent, QString()};
    const Override own{price, Interval::exactly(1.25), Unit::UsdPerHour, QString()};
    const std::pair<QList<Override>, QString> cases[] = {
        {{}, u"1.861"_s}, {{discount}, u"1.6749"_s}, {{discount, own}, u"1.25"_s}};
    for (const auto &[overrides, expected] : cases) {
        board.overrides = overrides;
        closeWindow();
        makeWindow(board, u"compare"_s);
        m_presenter->openCard(u"l40s"_s, cost.text());
        child<QPushButton>(u"sourceOverride"_s)->click();
        QVERIFY2(dialog<OverrideDialog>() != nullptr, qPrintable(expected));
        QCOMPARE(dialog<OverrideDialog>()->findChild<QLineEdit *>(u"overrideValue"_s)->text(), expected);
        delete dialog<OverrideDialog>();
    }
}

// A discount of a row and of its provider: prices follow, and the list shows it as a custom value.
void TestOverrideController::aDiscountIsGivenBesideThePrice()
{
    const double before = m_presenter->view().table.cell(u"h100-sxm"_s, cost)->value->value;
    m_presenter->openCard(u"h100-sxm"_s, cost.text());
    child<QPushButton>(u"sourceOverride"_s)->click();
    auto *asked = dialog<OverrideDialog>();
    QVERIFY(asked != nullptr);
    auto *figure = asked->findChild<QComboBox *>(u"overrideFigure"_s);
    const int provider = figure->findText(u"AWS discount"_s);
    QVERIFY(provider > 0 && figure->findText(u"H100 discount"_s) > 0);
    figure->setCurrentIndex(provider);
    QVERIFY(asked->findChild<QLabel *>(u"overrideRange"_s)->text().startsWith(u"From 0 to 95%. It applies to every"_s));
    asked->findChild<QLineEdit *>(u"overrideValue"_s)->setText(u"100"_s);
    QVERIFY(!asked->findChild<QPushButton *>(u"overrideOk"_s)->isEnabled());
    overrideIn(*asked, u"30"_s);
    const Cell *after = m_presenter->view().table.cell(u"h100-sxm"_s, cost);
    QVERIFY(std::abs(after->value->value / before - 0.7) < 1e-9);
    QVERIFY2(cardText().contains(u"Custom value: AWS discount 30%"_s), qPrintable(cardText()));
    QCOMPARE(m_document->undoStack().undoText(), u"Override AWS discount 30%"_s);
}

void TestOverrideController::theListChangesAndTakesBack()
{
    m_presenter->overrideFigure({{Level::Chip, u"h100-sxm"_s, u"memory"_s, {}}, Interval::exactly(94), Unit::GB, {}});
    m_presenter->overrideFigure({{Level::Chip, u"gone"_s, u"memory"_s, {}}, Interval::exactly(94), Unit::GB, {}});
    trigger("board.overrides");
    auto *list = dialog<OverridesDialog>();
    QVERIFY(list != nullptr);
    auto *table = list->findChild<QTableWidget *>(u"overridesTable"_s);
    QCOMPARE(table->rowCount(), 2);
    QVERIFY2(table->item(0, 1)->text().startsWith(u"80\u00a0GiB"_s), qPrintable(table->item(0, 1)->text()));
    QCOMPARE(table->item(1, 1)->text(), u"not in the catalogue; has no effect"_s);
    table->setCurrentCell(0, 0);
    list->findChild<QPushButton *>(u"overridesChange"_s)->click();
    overrideIn(*dialog<OverrideDialog>(), u"96"_s);
    QCOMPARE(m_document->board().overrides.at(0).value, Interval::exactly(96));
    QVERIFY(table->item(0, 2)->text().startsWith(u"96"_s));
    list->findChild<QPushButton *>(u"overridesTakeBack"_s)->click();
    m_presenter->update();
    QCOMPARE(table->rowCount(), 1);
    list->findChild<QPushButton *>(u"overridesTakeBackAll"_s)->click();
    m_presenter->update();
    QVERIFY(m_document->board().overrides.isEmpty());
}

void TestOverrideController::whatIsTakenBackComesBackByKey()
{
    m_presenter->overrideFigure({{Level::Chip, u"h100-sxm"_s, u"memory"_s, {}}, Interval::exactly(94), Unit::GB, {}});
    trigger("board.overrides");
    auto *list = dialog<OverridesDialog>();
    QVERIFY(QTest::qWaitForWindowActive(list));
    QTest::mouseClick(list->findChild<QPushButton *>(u"overridesTakeBackAll"_s), Qt::LeftButton);
    m_presenter->update();
    QVERIFY(m_document->board().overrides.isEmpty());
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    m_presenter->update();
    QCOMPARE(m_document->board().overrides.size(), 1);
    QCOMPARE(list->findChild<QTableWidget *>(u"overridesTable"_s)->rowCount(), 1);
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_document->board().overrides.isEmpty());
}

// "not published" once, whatever reason the catalogue states.
void TestOverrideController::theListSaysWhyNothingIsPublished()
{
    m_presenter->overrideFigure(
        {{Level::Chip, u"trainium3"_s, u"compute_fp6"_s, {}}, Interval::exactly(900), Unit::Tflops, {}});
    m_presenter->overrideFigure({{Level::Chip, u"trainium3"_s, u"price"_s, BookId(u"on-demand"_s)},
                                 Interval::exactly(1.8),
                                 Unit::UsdPerHour,
                                 {}});
    trigger("board.overrides");
    auto *table = dialog<OverridesDialog>()->findChild<QTableWidget *>(u"overridesTable"_s);
    for (int row = 0; row < table->rowCount(); ++row) {
        const QString text = table->item(row, 1)->text();
        QVERIFY2(text.count(u"published"_s) <= 1, qPrintable(text));
        QVERIFY2(!text.isEmpty() && table->item(row, 1)->toolTip() == text, qPrintable(text));
    }
}

void TestOverrideController::noDialogWithoutAFigure()
{
    m_window->overriding().ask(u"gone"_s, u"memory"_s);
    m_window->overriding().ask(u"h100-sxm"_s, u"colour"_s);
    QVERIFY(dialog<OverrideDialog>() == nullptr);
    m_window->overriding().lookForMoves(); // a new board has no old figures
    QVERIFY(m_window->messages().messages().isEmpty());
}

QString TestOverrideController::olderBoard()
{
    Catalog older = m_catalog;
    older.revision = u"2026-08-01"_s;
    *makeFigureAt(older, {Level::Chip, u"h100-sxm"_s, u"memory"_s, {}}) = aFigure(79, Unit::GB);
    *makeFigureAt(older, {Level::Chip, u"trainium2"_s, u"memory_bandwidth"_s, {}}) = aFigure(2.5, Unit::TBps);
    Board board = onDemandBoard();
    board.drawn = figuresDrawn(older, board);
    const QString path = m_folder->filePath(u"older.chipboard"_s);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(writeBoard(board));
    return path;
}

void TestOverrideController::aBoardTellsWhatMovedSince()
{
    m_window->openBoard(olderBoard());
    QCOMPARE(
        m_window->messages().messages(),
        QStringList{u"2 figures of this board changed since it was saved (catalogue then: 1 Aug 2026; now: %1)."_s.arg(
            dateText(m_catalog.revision))});
    child<QToolButton>(u"messageAction"_s)->click();
    auto *moved = dialog<MovedDialog>();
    QVERIFY(moved != nullptr);
    auto *table = moved->findChild<QTableWidget *>(u"movedTable"_s);
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->item(0, 0)->text(), u"Trainium2 memory bandwidth"_s);
    QCOMPARE(table->item(0, 1)->text(), u"2.5\u00a0TB/s"_s);
    QCOMPARE(table->item(0, 2)->text(), u"2.9\u00a0TB/s"_s);
    QCOMPARE(table->item(0, 3)->text(), u"+16%"_s); // 2.9 / 2.5 - 1
    QVERIFY(table->item(0, 4)->text().startsWith(u"Bandwidth"_s));
    QCOMPARE(table->item(1, 0)->text(), u"H100 memory"_s);
}

// Saved when a g6e.2xlarge cost 1.5 USD an hour; now the g6e.xlarge at 1.861 is cheaper than its 2.24208.
void TestOverrideController::aBoardTellsThatAChipMovedToAnotherMachine()
{
    Board board = onDemandBoard({ChipId(u"l40s"_s)});
    board.workload = WorkloadId(u"serve-llama-3.1-8b"_s);
    Catalog older = m_catalog;
    older.revision = u"2026-08-01"_s;
    for (PriceEntry &entry : std::ranges::find(older.books, board.priceBook, &PriceBook::id)->prices) {
        if (entry.instance.text() == u"g6e.2xlarge")
            entry.usdPerHour = aFigure(1.5, Unit::UsdPerHour);
    }
    older.index();
    board.drawn = figuresDrawn(older, board);
    const QString path = m_folder->filePath(u"machine.chipboard"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeBoard(board));
    file.close();
    m_window->openBoard(path);
    QCOMPARE(m_window->messages().messages().size(), 1);
    m_window->overriding().showMoves();
    auto *table = dialog<MovedDialog>()->findChild<QTableWidget *>(u"movedTable"_s);
    QCOMPARE(table->rowCount(), 1);
    QCOMPARE(table->item(0, 0)->text(), u"L40S price"_s);
    QCOMPARE(table->item(0, 1)->text(), u"1.50\u00a0USD/h (g6e.2xlarge)"_s);
    QVERIFY2(table->item(0, 2)->text().endsWith(u"(g6e.xlarge)"_s), qPrintable(table->item(0, 2)->text()));
    dialog<MovedDialog>()->findChild<QPushButton *>(u"movedKeep"_s)->click();
    m_presenter->update();
    QCOMPARE(m_presenter->view().table.cell(u"l40s"_s, cost)->value, Interval::exactly(1.5));
}

void TestOverrideController::newFiguresAreTaken()
{
    m_window->openBoard(olderBoard());
    m_window->overriding().showMoves();
    dialog<MovedDialog>()->findChild<QPushButton *>(u"movedUpdate"_s)->click();
    QVERIFY(m_document->board().overrides.isEmpty());
    QCOMPARE(m_document->board().drawn.revision, m_catalog.revision);
    QVERIFY(m_window->messages().messages().isEmpty());
    QVERIFY(m_document->undoStack().undoText().startsWith(u"Update to the figures of"_s));
    m_window->overriding().lookForMoves();
    QVERIFY(m_window->messages().messages().isEmpty());
}

void TestOverrideController::oldFiguresAreKept()
{
    m_window->openBoard(olderBoard());
    m_window->overriding().showMoves();
    dialog<MovedDialog>()->findChild<QPushButton *>(u"movedKeep"_s)->click();
    m_presenter->update();
    QCOMPARE(m_document->board().overrides.size(), 2);
    QCOMPARE(m_document->board().overrides.at(0).note, u"as of catalogue 1 Aug 2026"_s);
    QCOMPARE(m_presenter->view().table.cell(u"h100-sxm"_s, MetricId(u"memory"_s))->value, Interval::exactly(79));
    QCOMPARE(m_document->undoStack().undoText(), u"Keep the figures of 1 Aug 2026"_s);
}

void TestOverrideController::filesRememberTheFiguresDrawn()
{
    const QString path = m_folder->filePath(u"new.chipboard"_s);
    QVERIFY(m_document->save(path));
    QVERIFY(m_document->board().drawn.revision.isEmpty()); // the document itself is unchanged
    const Board saved = *readBoardFile(path).board;
    QCOMPARE(saved.drawn.revision, m_catalog.revision);
    QCOMPARE(saved.drawn.things.size(), onDemandBoard().chips.size());
    QVERIFY(movedFigures(m_catalog, saved).isEmpty());
    // Until the user decides, a file keeps the figures of its date.
    m_window->openBoard(olderBoard());
    QVERIFY(m_document->save(path));
    QCOMPARE(movedFigures(m_catalog, *readBoardFile(path).board).size(), 2);
}

CHIPBOARD_TEST(TestOverrideController, QApplication)

} // namespace tst_overridecontroller

#include "tst_overridecontroller.moc"
