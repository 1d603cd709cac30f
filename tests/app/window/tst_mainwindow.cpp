// The window in use: mouse and keys on the shipped catalogue.
#include "app/document/boardkeeper.h"
#include "app/window/actiontable.h"
#include "app/window/exportcontroller.h"
#include "app/window/mainwindow.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/guitest.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/charts/chartview.h"
#include "widgets/dialogs/exportdialog.h"
#include "widgets/models/pickermodel.h"
#include "widgets/panels/choicebutton.h"
#include "widgets/panels/messagepanel.h"
#include "widgets/panels/pickerpanel.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_mainwindow {

class TestMainWindow : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void startsWithTheDefaultBoard();
    void checkingAChipShowsItAndUndoTakesItBack();
    void searchAndEnterChooseAChip();
    void levelByKeyChangesTreeAndCharts();
    void precisionPricesAndBaselineByKey();
    void numbersAreToldBesideTheBaseline();
    void boardMenuOffersTheSameChoices();
    void enterOnABarOpensTheSourceCard();
    void aClosedSourcePanelComesBackWithACard();
    void aClosedSourcePanelWaitsForADoubleClick();
    void enterInTheTableOpensTheSourceCard();
    void aLinkOpensOnlyWhenFollowed();
    void hoveringLightsAllCharts();
    void aRowOfTheTableLightsTheCharts();
    void copyTakesTheTableOrTheChartWithFocus();
    void savesAndOpensFiles();
    void aBrokenFileIsToldWithoutADialog();
    void newFromPresetBelongsToNoFile();
    void selectNoneEmptiesThePageAndGreysExport();
    void theWayOutOfAnUnfairComparisonIsTaken();
    void themeFollowsTheSystemUntilChosen();
    void docksAndGeometryAreRestored();
    void resetLayoutBringsBackTheDocks();
    void onANarrowWindowThePanelsWait();
    void openPanelsAreRemembered();
    void emptyTabsOfPanelsTakeNoFocus();
    void whatOneClickChangedIsTold();
    void undoOfTheNoteUndoesIt();
    void fullScreenByKey();
    void menusListEveryAction();
    void textGrowsAndIsRemembered();
    void contrastAndOtherEyesAreThemes();
    void shortcutsAndAboutOpen();
    void everythingHasAName();
    void openingABoardTellsWhichIdsAreUnknown();
    void unknownChipsOfABoardAreShownAsSuch();

private:
    QStringList shownNames() const;
    void chooseByKey(const QString &button, int downs) const;
};

QStringList TestMainWindow::shownNames() const { return mapped(chart(0)->spec().categories, &ChartCategory::label); }

void TestMainWindow::chooseByKey(const QString &button, int downs) const
{
    auto *choice = child<ChoiceButton>(button);
    choice->setFocus();
    QTimer::singleShot(0, choice->menu(), [choice, downs] {
        for (int i = 0; i < downs; ++i)
            QTest::keyClick(choice->menu(), Qt::Key_Down);
        QTest::keyClick(choice->menu(), Qt::Key_Return);
    });
    QTest::keyClick(choice, Qt::Key_Down);
}

void TestMainWindow::startsWithTheDefaultBoard()
{
    QCOMPARE(chart(0)->spec().categories.size(), onDemandBoard().chips.size());
    QCOMPARE(numbers()->model()->rowCount(), static_cast<int>(onDemandBoard().chips.size()));
    QVERIFY(child<QLabel>(u"statusText"_s)->text().startsWith(u"8 chips · "_s));
    QVERIFY(
        child<QLabel>(u"statusText"_s)->accessibleName().endsWith(u"catalogue of "_s + dateText(m_catalog.revision)));
    QTRY_VERIFY(!cardText().isEmpty()); // after the first paint
    QVERIFY(child<MessagePanel>(u"messagePanel"_s)->isHidden());
    QVERIFY(!m_window->isWindowModified());
}

void TestMainWindow::checkingAChipShowsItAndUndoTakesItBack()
{
    auto *view = child<PickerView>(u"pickerTree"_s);
    const QModelIndex h200 = view->model()
                                 ->match(view->model()->index(0, 0), PickerModel::IdRole, u"h200-sxm"_s, 1,
                                         Qt::MatchExactly | Qt::MatchRecursive)
                                 .value(0);
    QVERIFY(h200.isValid());
    view->setFocus();
    view->setCurrentIndex(h200);
    QTest::keyClick(view, Qt::Key_Space);
    QTRY_VERIFY(shownNames().contains(u"H200"_s));
    QCOMPARE(h200.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    QCOMPARE(action("edit.undo")->text(), u"&Undo: Select H200"_s);

    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!shownNames().contains(u"H200"_s));
    QCOMPARE(h200.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    QVERIFY(!action("edit.undo")->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(shownNames().contains(u"H200"_s));
}

void TestMainWindow::searchAndEnterChooseAChip()
{
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    auto *search = child<QLineEdit>(u"pickerSearch"_s);
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"mi300x"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(shownNames().contains(u"MI300X"_s));
}

void TestMainWindow::levelByKeyChangesTreeAndCharts()
{
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(shownNames().contains(u"p5.48xlarge"_s));
    const auto *model = child<PickerView>(u"pickerTree"_s)->model();
    const auto find = [model](const QString &id) {
        return model->match(model->index(0, 0), PickerModel::IdRole, id, 1, Qt::MatchExactly | Qt::MatchRecursive);
    };
    QVERIFY(!find(u"trn2.48xlarge"_s).isEmpty());
    QVERIFY(find(u"trainium2"_s).isEmpty());
    QVERIFY(action("level.instance")->isChecked());
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(child<QLabel>(u"statusText"_s)->text().contains(u"system"_s));
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::AltModifier);
    QTRY_COMPARE(m_document->board().level, Level::Chip);
}

void TestMainWindow::precisionPricesAndBaselineByKey()
{
    chooseByKey(u"precisionChoice"_s, 4);
    QTRY_VERIFY(m_document->board().precision.has_value());
    QTRY_VERIFY(chart(0)->spec().subtitle.contains(precisionLabel(*m_document->board().precision)));

    const BookId before = m_document->board().priceBook;
    chooseByKey(u"priceBookChoice"_s, 1);
    QTRY_VERIFY(m_document->board().priceBook != before);
    const PriceBook *book = m_catalog.book(m_document->board().priceBook);
    QTRY_VERIFY(chart(3)->spec().subtitle.contains(book->name));

    chooseByKey(u"baselineChoice"_s, 1);
    QTRY_VERIFY(m_document->board().baseline != onDemandBoard().baseline);
    QCOMPARE(m_document->undoStack().count(), 3);
}

// By keys, and back by a click in the bar; bar lengths do not change.
void TestMainWindow::numbersAreToldBesideTheBaseline()
{
    const ChartSpec before = chart(1)->spec();
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::AltModifier);
    QTRY_COMPARE(m_document->board().values, ValueForm::Times);
    QTRY_VERIFY(chart(1)->spec().subtitle.startsWith(u"against H100"_s));
    QVERIFY(child<QAction>(u"values.times"_s)->isChecked());
    QCOMPARE(chart(1)->spec().axis, before.axis);
    QTest::keyClick(m_window.get(), Qt::Key_6, Qt::AltModifier);
    QTRY_COMPARE(m_document->board().values, ValueForm::Percent);
    QTest::mouseClick(child<QToolButton>(u"values.absolute"_s), Qt::LeftButton);
    QTRY_COMPARE(m_document->board().values, ValueForm::Absolute);
    QTRY_COMPARE(chart(1)->spec(), before);
    QCOMPARE(m_document->undoStack().count(), 3);
}

void TestMainWindow::boardMenuOffersTheSameChoices()
{
    auto *prices = child<QMenu>(u"board.prices"_s);
    emit prices->aboutToShow();
    QCOMPARE(prices->actions().size(), m_catalog.books.size() + 4); // separator, mixed types, regions, imported lists
    QCOMPARE(prices->actions().constLast()->objectName(), u"board.priceLists"_s);
    prices->findChild<QAction *>(u"board.prices.spot"_s)->trigger();
    QCOMPARE(m_document->board().priceBook, BookId(u"spot"_s));
    const bool before = m_document->board().mixedPrices;
    emit prices->aboutToShow();
    prices->findChild<QAction *>(u"board.prices.mixed"_s)->trigger();
    QCOMPARE(m_document->board().mixedPrices, !before);
    m_document->undoStack().undo();
    QCOMPARE(m_document->board().mixedPrices, before);
    emit prices->aboutToShow();
    prices->findChild<QAction *>(u"board.prices.region.us-east-2"_s)->trigger();
    QCOMPARE(m_document->board().regions, QStringList{u"us-east-2"_s});
    m_presenter->update();
    emit prices->aboutToShow();
    QVERIFY(prices->findChild<QAction *>(u"board.prices.region.us-east-2"_s)->isChecked());
    prices->findChild<QAction *>(u"board.prices.region."_s)->trigger(); // all of them
    QVERIFY(m_document->board().regions.isEmpty());

    auto *precisions = child<QMenu>(u"board.precision"_s);
    emit precisions->aboutToShow();
    precisions->findChild<QAction *>(u"board.precision.int8"_s)->trigger();
    QCOMPARE(m_document->board().precision, Precision::Int8);

    auto *baselines = child<QMenu>(u"board.baseline"_s);
    emit baselines->aboutToShow();
    baselines->findChild<QAction *>(u"board.baseline."_s)->trigger();
    QCOMPARE(m_document->board().baseline, QString());

    auto *preset = child<QMenu>(u"board.preset"_s);
    emit preset->aboutToShow();
    preset->findChild<QAction *>(u"choose.inference"_s)->trigger();
    QTRY_VERIFY(shownNames().contains(u"L40S"_s));
}

void TestMainWindow::enterOnABarOpensTheSourceCard()
{
    chart(1)->setFocus();
    QTRY_VERIFY(chart(1)->hasFocus());
    QTest::keyClick(chart(1), Qt::Key_Down);
    QTest::keyClick(chart(1), Qt::Key_Down);
    const int current = chart(1)->currentIndex();
    QVERIFY(current >= 0);
    QTest::keyClick(chart(1), Qt::Key_Return);
    const ChartCategory category = chart(1)->spec().categories.at(current);
    QTRY_VERIFY(cardText().section(u'\n', 0, 0).contains(m_catalog.chip(ChipId(category.id))->fullName));
    QCOMPARE(chart(3)->highlighted(), category.id);
}

void TestMainWindow::aClosedSourcePanelComesBackWithACard()
{
    auto *dock = child<QDockWidget>(u"sourceDock"_s);
    dock->close();
    QVERIFY(!dock->isVisible());
    QTest::mouseClick(chart(0), Qt::LeftButton, {}, chart(0)->rowRect(1).center());
    QTRY_VERIFY(dock->isVisible());
}

// It would move the mark away between the two clicks.
void TestMainWindow::aClosedSourcePanelWaitsForADoubleClick()
{
    m_window->choosePage(u"value"_s);
    m_presenter->complete();
    auto *dock = child<QDockWidget>(u"sourceDock"_s);
    dock->close();
    ChartView *view = nullptr;
    const auto isLaidOut = [&] {
        const QList<ChartView *> views = m_window->findChildren<ChartView *>();
        const auto *found =
            findWhere(views, [](const ChartView *one) { return one->spec().id == u"value"_s && one->height() > 100; });
        view = found != nullptr ? *found : nullptr;
        return view != nullptr;
    };
    QTRY_VERIFY(isLaidOut());
    view->setFocus();
    QTRY_VERIFY(view->hasFocus());
    QTest::keyClick(view, Qt::Key_Home);
    QTest::keyClick(view, Qt::Key_Plus);
    QVERIFY(view->isZoomed());
    const QPoint at = view->rowRect(view->currentIndex()).center();
    QVERIFY(view->indexAt(at) >= 0);
    QTest::mouseClick(view, Qt::LeftButton, {}, at);
    QVERIFY(!dock->isVisible());
    QTest::mouseDClick(view, Qt::LeftButton, {}, at);
    QTest::mouseRelease(view, Qt::LeftButton, {}, at);
    QVERIFY(!view->isZoomed());
    QVERIFY(!QTest::qWaitFor([dock] { return dock->isVisible(); }, 2 * QApplication::doubleClickInterval()));
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(dock->isVisible()); // a key is no first half of anything
    QTest::mouseClick(view, Qt::LeftButton, {}, view->rowRect(view->currentIndex()).center());
    QVERIFY(dock->isVisible());
}

void TestMainWindow::enterInTheTableOpensTheSourceCard()
{
    numbers()->setFocus();
    numbers()->setCurrentIndex(numbers()->model()->index(6, 2));
    QTest::keyClick(numbers(), Qt::Key_Return);
    QTRY_VERIFY(cardText().contains(u"H100"_s));
    QVERIFY(cardText().contains(u"80"_s)); // GB of memory
}

void TestMainWindow::aLinkOpensOnlyWhenFollowed()
{
    QTRY_VERIFY(!cardText().isEmpty());
    auto *card = child<QTextBrowser>(u"sourceCard"_s);
    QCOMPARE(m_opened.size(), 0);
    card->setFocus();
    QTRY_VERIFY(card->hasFocus());
    QTest::keyClick(card, Qt::Key_Tab);
    QTest::keyClick(card, Qt::Key_Return);
    QCOMPARE(m_opened.size(), 1);
    QVERIFY(m_opened.constFirst().scheme().startsWith(u"http"_s));
}

void TestMainWindow::hoveringLightsAllCharts()
{
    child<QDockWidget>(u"numbersDock"_s)->hide(); // all four are in sight
    QCoreApplication::processEvents();
    QTest::mouseMove(chart(3), chart(3)->rowRect(6).center());
    const QString id = chart(3)->spec().categories.at(6).id;
    QTRY_COMPARE(chart(0)->highlighted(), id);
    for (int i = 1; i < 4; ++i)
        QCOMPARE(chart(i)->highlighted(), id);
}

void TestMainWindow::aRowOfTheTableLightsTheCharts()
{
    numbers()->setFocus();
    numbers()->setCurrentIndex(numbers()->model()->index(2, 0));
    QTest::keyClick(numbers(), Qt::Key_Down);
    QTRY_COMPARE(chart(2)->highlighted(), chart(2)->spec().categories.at(3).id);
}

void TestMainWindow::copyTakesTheTableOrTheChartWithFocus()
{
    chart(0)->setFocus();
    QTRY_VERIFY(chart(0)->hasFocus());
    QTest::keyClick(chart(0), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text().section(u'\n', 0, 0).count(u'\t'), 1);
    QVERIFY(QApplication::clipboard()->mimeData()->hasFormat(u"image/svg+xml"_s));
    QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
    m_window->copyAs(u"svg"_s);
    QVERIFY(QApplication::clipboard()
                ->mimeData()
                ->data(u"image/svg+xml"_s)
                .contains(chart(0)->spec().title.toHtmlEscaped().toUtf8()));
    QVERIFY(!QApplication::clipboard()->mimeData()->hasText());

    numbers()->setFocus();
    numbers()->selectRow(1);
    QTest::keyClick(numbers(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.at(1).startsWith(u"Trainium2\t1299\t"_s) || lines.at(1).startsWith(u"Trainium2\t1,299\t"_s));

    child<QTextBrowser>(u"sourceCard"_s)->setFocus();
    trigger("edit.copy");
    QVERIFY(QApplication::clipboard()->text().contains(u"http"_s));
}

void TestMainWindow::savesAndOpensFiles()
{
    const QString path = m_folder->filePath(u"mine.chipboard"_s);
    m_chooser.answer = path;
    trigger("level.instance");
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(QFile::exists(path));
    QCOMPARE(m_window->windowTitle(), u"mine.chipboard[*] — Chipboard"_s);
    QVERIFY(m_chooser.questions.constFirst().path.endsWith(u".chipboard"_s));
    trigger("level.system");
    QVERIFY(m_window->isWindowModified());
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier); // no dialog this time
    QCOMPARE(m_chooser.questions.size(), 1);
    QVERIFY(!m_window->isWindowModified());

    trigger("level.chip");
    QTest::keyClick(m_window.get(), Qt::Key_O, Qt::ControlModifier);
    QTRY_COMPARE(m_document->board().level, Level::System);
    m_chooser.answer = m_folder->filePath(u"copy.chipboard"_s);
    trigger("file.saveAs");
    QCOMPARE(m_document->path(), *m_chooser.answer);
    m_chooser.answer = m_folder->filePath(u"slide.pdf"_s); // might be an export
    trigger("file.saveAs");
    QVERIFY(!QFile::exists(*m_chooser.answer) && !m_window->messages().isHidden());
    m_chooser.answer.reset();
    trigger("file.open"); // cancelled
    QCOMPARE(m_document->path(), m_folder->filePath(u"copy.chipboard"_s));
}

void TestMainWindow::aBrokenFileIsToldWithoutADialog()
{
    const QString path = m_folder->filePath(u"broken.chipboard"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"kind\": \"board\", \"version\": 1, \"chips\": [3]}");
    file.close();
    m_chooser.answer = path;
    trigger("file.open");
    QVERIFY(!m_window->messages().isHidden());
    QVERIFY(m_window->messages().messages().join(u'\n').contains(u"broken.chipboard:1:"_s));
    QCOMPARE(m_document->board(), onDemandBoard());
}

void TestMainWindow::newFromPresetBelongsToNoFile()
{
    m_chooser.answer = m_folder->filePath(u"mine.chipboard"_s);
    trigger("file.saveAs");
    auto *menu = child<QMenu>(u"file.new"_s);
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), presets().size());
    menu->findChild<QAction *>(u"new.nvidia-generations"_s)->trigger();
    QCOMPARE(m_document->path(), QString());
    QCOMPARE(m_window->windowTitle(), u"Chipboard"_s);
    QTRY_VERIFY(shownNames().contains(u"V100"_s));
    trigger("edit.undo");
    QCOMPARE(m_window->windowTitle(), u"mine.chipboard[*] — Chipboard"_s);
}

void TestMainWindow::selectNoneEmptiesThePageAndGreysExport()
{
    QTest::keyClick(m_window.get(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(child<QWidget>(u"emptyPage"_s) != nullptr);
    QVERIFY(child<QWidget>(u"emptyPage"_s)->isVisible());
    QVERIFY(!action("file.export")->isEnabled());
    QVERIFY(!child<QWidget>(u"exportButton"_s)->isEnabled());
    m_window->exporting().exportPage(); // without going through the disabled action
    QVERIFY(child<ExportDialog>(u"exportDialog"_s) == nullptr);
    QVERIFY(!child<MessagePanel>(u"messagePanel"_s)->isHidden());
    trigger("edit.undo");
    QTRY_VERIFY(action("file.export")->isEnabled());
}

void TestMainWindow::theWayOutOfAnUnfairComparisonIsTaken()
{
    auto *warning = child<QWidget>(u"comparePage"_s)->findChild<QLabel *>(u"pageWarning"_s);
    QVERIFY(warning->isVisible()); // Trainium2 has no list price
    emit warning->linkActivated(m_presenter->view().page.remedyId);
    QTRY_COMPARE(m_document->board().priceBook, BookId(u"capacity-blocks"_s));
    QVERIFY(!action("edit.undo")->text().isEmpty());
}

void TestMainWindow::themeFollowsTheSystemUntilChosen()
{
    const QPalette system = QApplication::palette();
    QCOMPARE(m_window->theme(), lightTheme());
    QApplication::setPalette(paletteOf(darkTheme()));
    QTRY_COMPARE(m_window->theme(), darkTheme());
    trigger("theme.light");
    QCOMPARE(m_window->theme(), lightTheme());
    QCOMPARE(m_settings->text(Setting::Theme), u"light"_s);
    trigger("theme.dark");
    QCOMPARE(m_window->theme(), darkTheme());
    QApplication::setPalette(system);
    QCOMPARE(m_window->theme(), darkTheme());
    trigger("theme.system");
    QTRY_COMPARE(m_window->theme(), lightTheme());
    m_window->overrideTheme(true);
    QCOMPARE(m_window->theme(), darkTheme());
    QCOMPARE(m_settings->text(Setting::Theme), u"system"_s); // for this run only
}

void TestMainWindow::docksAndGeometryAreRestored()
{
    child<QDockWidget>(u"numbersDock"_s)->close();
    m_window->addDockWidget(Qt::LeftDockWidgetArea, child<QDockWidget>(u"sourceDock"_s));
    m_window->resize(1200, 700);
    m_window->close();

    MainWindow again(*m_presenter, *m_document, {*m_settings, m_chooser, {}});
    again.restoreLayout();
    again.show();
    QCOMPARE(again.size(), QSize(1200, 700));
    QVERIFY(!again.findChild<QDockWidget *>(u"numbersDock"_s)->isVisible());
    QCOMPARE(again.dockWidgetArea(again.findChild<QDockWidget *>(u"sourceDock"_s)), Qt::LeftDockWidgetArea);
}

// At 1366x768 a chart has no room between panels: each is collapsed to a button, which is reachable by keyboard.
void TestMainWindow::onANarrowWindowThePanelsWait()
{
    struct Row
    {
        QSize size;
        bool hasPanels;
        bool hasNumbers;
    };
    for (const Row &row : {Row{{1366, 768}, false, false}, Row{{1499, 1000}, false, false},
                           Row{{1920, 768}, true, false}, Row{{1920, 1080}, true, true}}) {
        MainWindow window(*m_presenter, *m_document, {*m_settings, m_chooser, {}});
        window.resize(row.size);
        m_presenter->tellAll();
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window)); // the window receives keys
        for (const char *name : {"numbersDock", "assumptionsDock", "sourceDock"}) {
            auto *dock = window.findChild<QDockWidget *>(QLatin1String(name));
            const bool isNumbers = QLatin1String(name) == "numbersDock"_L1;
            const bool isShown = isNumbers ? row.hasNumbers : row.hasPanels;
            QCOMPARE(!dock->isHidden(), isShown);
            auto *button = window.findChild<QToolButton *>(u"panelButton."_s + QLatin1String(name));
            const bool isInFront = button->isChecked();
            QTest::mouseClick(button, Qt::LeftButton);
            QTRY_COMPARE(button->isChecked(), !isInFront);
            QCOMPARE(button->accessibleName().startsWith(u"Hide"_s), !isInFront);
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, Qt::Key_Space);
            QTRY_COMPARE(button->isChecked(), isInFront);
        }
        auto *picker = window.findChild<QDockWidget *>(u"pickerDock"_s);
        auto *chips = window.findChild<QToolButton *>(u"chipsButton"_s);
        QCOMPARE(picker->isVisible(), row.hasPanels);
        QCOMPARE(chips->isVisible(), !row.hasPanels);
        if (row.hasPanels)
            picker->close();
        QCOMPARE(chips->text(), u"Chips (%1)"_s.arg(m_presenter->view().subjects.size()));
        QTest::mouseClick(chips, Qt::LeftButton);
        QVERIFY(picker->isVisible());
        QVERIFY(!chips->isVisible());
        QVERIFY(window.findChild<QLineEdit *>(u"pickerSearch"_s)->hasFocus());
        window.resetLayout();
        QCOMPARE(picker->isVisible(), row.hasPanels);
    }
}

void TestMainWindow::openPanelsAreRemembered()
{
    for (const bool wanted : {true, false}) {
        MainWindow before(*m_presenter, *m_document, {*m_settings, m_chooser, {}});
        before.resize(1366, 768);
        before.show();
        for (const char *name : {"pickerDock", "numbersDock", "sourceDock"})
            before.findChild<QDockWidget *>(QLatin1String(name))->setVisible(wanted);
        before.close();
        MainWindow after(*m_presenter, *m_document, {*m_settings, m_chooser, {}});
        after.restoreLayout();
        after.show();
        for (const char *name : {"pickerDock", "numbersDock", "sourceDock"})
            QCOMPARE(!after.findChild<QDockWidget *>(QLatin1String(name))->isHidden(), wanted);
    }
}

// The tab bar of stacked panels takes the focus only while it has tabs.
void TestMainWindow::emptyTabsOfPanelsTakeNoFocus()
{
    const auto tabs = [this] { return child<QTabBar>(u"dockTabs"_s); };
    for (const char *name : {"assumptionsDock", "sourceDock"})
        child<QDockWidget>(QLatin1String(name))->show();
    QTRY_VERIFY(tabs() != nullptr && tabs()->count() == 2);
    QTRY_COMPARE(tabs()->focusPolicy(), Qt::TabFocus);
    for (const char *name : {"assumptionsDock", "sourceDock"})
        child<QDockWidget>(QLatin1String(name))->hide();
    QTRY_COMPARE(tabs()->focusPolicy(), tabs()->count() == 0 ? Qt::NoFocus : Qt::TabFocus);
    QCOMPARE(tabs()->accessibleName(), u"Panels"_s);
}

void TestMainWindow::whatOneClickChangedIsTold()
{
    auto *note = child<QLabel>(u"changeNote"_s);
    m_presenter->assume(u"chips"_s, 4, 0);
    m_presenter->update();
    QVERIFY(!note->isVisible()); // the user's own visible change
    m_presenter->followRemedy(u"prices:capacity-blocks;precision:bf16"_s);
    m_presenter->update();
    QVERIFY(note->isVisible());
    QVERIFY(!child<QLabel>(u"statusText"_s)->isVisible());
    const QString book = m_catalog.book(BookId(u"capacity-blocks"_s))->name;
    QVERIFY2(note->accessibleName().startsWith(u"Prices set to %1."_s.arg(book)), qPrintable(note->accessibleName()));
    if (const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES"); !folder.isEmpty())
        QVERIFY(m_window->grab().save(folder + u"/note.png"_s));
    QVERIFY(note->text().contains(u">Undo</a>"_s));
    QCOMPARE(m_document->board().assumptions.chips, std::optional(4.0)); // kept by a fix
    m_presenter->choosePrecision(u"fp8"_s);                              // the note's Undo would revert this
    QVERIFY(!note->isVisible());
    QVERIFY(child<QLabel>(u"statusText"_s)->isVisible());
}

void TestMainWindow::undoOfTheNoteUndoesIt()
{
    const Board before = m_document->board();
    QVERIFY(presets().constLast().chips != before.chips);
    m_presenter->choosePreset(presets().constLast());
    m_presenter->update();
    auto *note = child<QLabel>(u"changeNote"_s);
    QVERIFY(note->isVisible());
    note->setFocus(Qt::TabFocusReason); // on its link
    QTest::keyClick(note, Qt::Key_Return);
    QCOMPARE(m_document->board(), before);
    QVERIFY(!note->isVisible());
    QVERIFY(child<QLabel>(u"statusText"_s)->isVisible());
}

void TestMainWindow::resetLayoutBringsBackTheDocks()
{
    m_window->resize(1600, 900); // wide enough
    auto *picker = child<QDockWidget>(u"pickerDock"_s);
    picker->close();
    m_window->addDockWidget(Qt::RightDockWidgetArea, child<QDockWidget>(u"numbersDock"_s));
    trigger("view.resetLayout");
    QVERIFY(picker->isVisible());
    QCOMPARE(m_window->dockWidgetArea(child<QDockWidget>(u"numbersDock"_s)), Qt::BottomDockWidgetArea);

    auto *panels = child<QMenu>(u"view.panels"_s);
    emit panels->aboutToShow();
    QCOMPARE(panels->actions().size(), 4);
    QVERIFY(panels->actions().contains(picker->toggleViewAction()));
    picker->toggleViewAction()->trigger();
    QVERIFY(!picker->isVisible());
}

void TestMainWindow::fullScreenByKey()
{
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen());
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(!m_window->isFullScreen());
}

void TestMainWindow::menusListEveryAction()
{
    QCOMPARE(m_window->menuBar()->actions().size(), static_cast<qsizetype>(menuTable().size()));
    for (const ActionRow &row : actionTable()) {
        if (row.run != nullptr)
            QVERIFY2(action(row.id) != nullptr, row.id);
        if (row.fill != nullptr)
            QVERIFY2(child<QMenu>(QLatin1String(row.id)) != nullptr, row.id);
    }
    emit child<QMenu>(u"fileMenu"_s)->aboutToShow();
    QVERIFY(!action("file.open")->icon().isNull()); // icons load with the theme
}

void TestMainWindow::textGrowsAndIsRemembered()
{
    const int rows = numbers()->verticalHeader()->defaultSectionSize();
    for (int step = 0; step < 9; ++step)
        QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(m_window->textSize(), 200);
    QCOMPARE(m_window->theme().type.body, 26);
    QCOMPARE(numbers()->verticalHeader()->defaultSectionSize(), 2 * rows);
    QCOMPARE(m_settings->value(Setting::TextSize).toInt(), 200);
    QVERIFY(child<QToolButton>(u"level.system"_s)->height() >= QFontMetrics(QApplication::font()).height());
    QTest::keyClick(m_window.get(), Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(m_window->textSize(), 175);
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_window->theme().type, lightTheme().type);
    QCOMPARE(numbers()->verticalHeader()->defaultSectionSize(), rows);
}

void TestMainWindow::contrastAndOtherEyesAreThemes()
{
    trigger("theme.contrastDark");
    QCOMPARE(m_window->theme(), contrastTheme(true));
    QCOMPARE(m_settings->text(Setting::Theme), u"contrastDark"_s);
    QVERIFY(action("theme.contrastDark")->isChecked() && !action("theme.light")->isChecked());
    trigger("theme.light");
    auto *eyes = child<QMenu>(u"view.eyes"_s);
    emit eyes->aboutToShow();
    child<QAction>(u"view.eyes.deuteranopia"_s)->trigger();
    QCOMPARE(m_window->theme(), seenThrough(findEyes(u"deuteranopia"_s), lightTheme()));
    QCOMPARE(m_settings->text(Setting::Theme), u"light"_s); // a colour-vision simulation is not stored
    emit eyes->aboutToShow();
    QVERIFY(child<QAction>(u"view.eyes.deuteranopia"_s)->isChecked());
    child<QAction>(u"view.eyes.all"_s)->trigger();
    QCOMPARE(m_window->theme(), lightTheme());
}

void TestMainWindow::shortcutsAndAboutOpen()
{
    trigger("help.shortcuts");
    QTRY_VERIFY(child<QDialog>(u"shortcutsDialog"_s) != nullptr);
    QVERIFY(child<QDialog>(u"shortcutsDialog"_s)->isVisible());
    child<QDialog>(u"shortcutsDialog"_s)->close();
    QTRY_VERIFY(child<QDialog>(u"shortcutsDialog"_s) == nullptr);
    trigger("help.about");
    QVERIFY(child<QLabel>(u"aboutData"_s)->text().contains(dateText(m_catalog.revision)));
    child<QDialog>(u"aboutDialog"_s)->close();
    QTRY_VERIFY(child<QDialog>(u"aboutDialog"_s) == nullptr);
}

void TestMainWindow::everythingHasAName()
{
    // Every widget on the Tab path has a name for tests and screen readers.
    child<QDockWidget>(u"assumptionsDock"_s)->raise(); // creates its editors
    QTRY_VERIFY(child<QuantityEdit>(u"assumption.discount"_s) != nullptr);
    const QList<QWidget *> widgets = m_window->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible())
            continue;
        const QByteArray what = widget->metaObject()->className();
        QVERIFY2(!widget->objectName().isEmpty(), what.constData());
        QAccessibleInterface *told = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(told != nullptr && !told->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
    }
}

void TestMainWindow::openingABoardTellsWhichIdsAreUnknown()
{
    Board board = onDemandBoard();
    board.chips << ChipId(u"trainium22"_s);
    const QString path = m_folder->filePath(u"future.chipboard"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeBoard(board));
    file.close();
    m_chooser.answer = path;
    trigger("file.open");
    QCOMPARE(m_document->board(), board);
    const QString told = m_window->messages().messages().join(u'\n');
    QVERIFY2(told.contains(u"trainium22"_s) && told.contains(u"trainium2"_s), qPrintable(told));
}

void TestMainWindow::unknownChipsOfABoardAreShownAsSuch()
{
    Board board = onDemandBoard();
    board.chips << ChipId(u"trainium9"_s);
    board.priceBook = BookId(u"moon-prices"_s);
    board.charts << MetricId(u"hue"_s);
    m_document->restore(board, {}, true);
    QTRY_VERIFY(shownNames().contains(u"trainium9"_s));
    const ChartPoint point = chart(0)->spec().series.constFirst().points.constLast();
    QVERIFY(!point.value);
    QVERIFY(!point.gap.isEmpty());
    QCOMPARE(m_document->board(), board);
}

CHIPBOARD_TEST(TestMainWindow, QApplication)

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
