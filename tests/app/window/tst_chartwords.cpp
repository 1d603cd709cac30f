// Texts of charts, with real events: editing in place, menus, annotations, undo, the file; dragging charts out; the
// slide check and its fixes.
#include "app/document/boardedit.h"
#include "app/window/chartcontroller.h"
#include "app/window/clipformats.h"
#include "app/window/exportcontroller.h"
#include "app/window/slidecontroller.h"
#include "data/core/embeddedboard.h"
#include "data/files/boardio.h"
#include "data/views/chartwording.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/exportdialog.h"
#include "widgets/dialogs/slidechecklist.h"
#include "widgets/pages/pagewidget.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chartwords {

class TestChartWords : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void aTitleIsWrittenWhereItStands();
    void f2AndEscape();
    void anEmptyTitleIsTheDatas();
    void aTitleTurnsAmberAndBack();
    void subtitleAndNoteLikewise();
    void axesOfAPlaneAreNamedAndScaled();
    void thePageHasATitle();
    void theMenuHasAll();
    void marksAreLitComparedAndAnnotated();
    void exportBeginsWithTheFocusedChart();
    void aChartIsCopiedInOneFormat();
    void rowsAreOrderedAndNumbered();
    void aChartIsCopiedAndSavedByItsMenu();
    void aChartIsExportedByItsMenu();
    void linesAreTyped();
    void badLinesAreRefusedInWords();
    void allIsSavedAndExportedAlike();
    void allIsTakenBack();
    void theEditMenuIsTheSame();
    void aChartIsDraggedOut();
    void keysChooseTheDraggedFile();
    void whatIsDraggedOpensAgain();
    void theSlideIsChecked();
    void whatCannotBeCheckedIsSaid();
    void aMendIsOneStep();
    void optionsAreMended();
    void aLookIsUsedAndLeft();
    void brokenLooksChangeNothing();

private:
    QLineEdit *editor() const { return child<QLineEdit>(u"textInPlace"_s); }
    QLineEdit *openEditor(ChartText which) const;
    [[nodiscard]] ChartSpec spec(int place) const { return m_presenter->view().page.charts.at(place); }
    void write(const QString &text);
    void choose(const QString &markId, const char *entry);
};

QLineEdit *TestChartWords::openEditor(ChartText which) const
{
    QTest::mouseDClick(chart(0), Qt::LeftButton, {}, chart(0)->textRect(which).center());
    const QList<QLineEdit *> all = m_window->findChildren<QLineEdit *>(u"textInPlace"_s);
    const auto found = std::ranges::find_if(all, [](const QLineEdit *one) { return one->isVisible(); });
    return found == all.end() ? nullptr : *found;
}

// Types into the focused field.
void TestChartWords::write(const QString &text)
{
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field != nullptr);
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Backspace);
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    m_presenter->update();
}

void TestChartWords::choose(const QString &markId, const char *entry)
{
    QMenu menu;
    m_window->findChild<ChartController *>()->fillMenu(menu, spec(0).id, markId);
    auto *action = menu.findChild<QAction *>(QLatin1String(entry));
    QVERIFY2(action != nullptr, entry);
    action->trigger();
    m_presenter->update();
}

void TestChartWords::aTitleIsWrittenWhereItStands()
{
    const QString before = spec(0).title;
    QVERIFY(openEditor(ChartText::Title) != nullptr);
    QCOMPARE(qobject_cast<QLineEdit *>(QApplication::focusWidget())->text(), before);
    write(u"Compute at a glance"_s);
    QCOMPARE(spec(0).title, u"Compute at a glance"_s);
    QCOMPARE(chart(0)->spec().title, u"Compute at a glance"_s);
    QVERIFY(m_document->undoStack().undoText().contains(u"title"_s));
    trigger("edit.undo");
    m_presenter->update();
    QCOMPARE(chart(0)->spec().title, before);
    QVERIFY(m_document->board().words.isEmpty());
}

void TestChartWords::f2AndEscape()
{
    chart(1)->setFocus();
    trigger("board.override"); // F2
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field != nullptr);
    QTest::keyClicks(field, u"nothing of this"_s);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
    QVERIFY(m_document->board().words.isEmpty());
    QVERIFY(chart(1)->hasFocus());
}

void TestChartWords::anEmptyTitleIsTheDatas()
{
    const QString before = spec(0).title;
    QVERIFY(openEditor(ChartText::Title) != nullptr);
    write(u"Mine"_s);
    QVERIFY(openEditor(ChartText::Title) != nullptr);
    write({});
    QCOMPARE(spec(0).title, before);
    QVERIFY(m_document->board().words.isEmpty());
}

// The title names a chip that is then deselected.
void TestChartWords::aTitleTurnsAmberAndBack()
{
    const ChartCategory first = spec(0).categories.constFirst();
    const ChartPoint point = spec(0).series.constFirst().points.constFirst();
    QVERIFY(point.value);
    QVERIFY(openEditor(ChartText::Title) != nullptr);
    write(u"%1 gives %2"_s.arg(first.label, Formatter().label(*point.value)));
    QCOMPARE(m_document->board().words.constFirst().claims.size(), 1);
    QCOMPARE(spec(0).doubt, QString());
    m_presenter->checkThing(first.id, false);
    m_presenter->update();
    QVERIFY(spec(0).doubt.contains(u"no longer shows its number"_s));
    QCOMPARE(chart(0)->spec().doubt, spec(0).doubt);
    trigger("edit.undo");
    m_presenter->update();
    QCOMPARE(spec(0).doubt, QString());
}

void TestChartWords::subtitleAndNoteLikewise()
{
    QVERIFY(openEditor(ChartText::Subtitle) != nullptr);
    write(u"per chip"_s);
    QCOMPARE(spec(0).subtitle, u"per chip"_s);
    choose({}, "chart.note");
    write(u"Our reading."_s);
    QCOMPARE(spec(0).remark, u"Our reading."_s);
    QVERIFY(openEditor(ChartText::Note) != nullptr); // the note now exists
    write(u"Another."_s);
    QCOMPARE(spec(0).remark, u"Another."_s);
}

void TestChartWords::axesOfAPlaneAreNamedAndScaled()
{
    m_window->choosePage(u"value"_s);
    m_presenter->update();
    const ChartAxis before = spec(0).plane.y;
    const QList<ChartView *> charts = m_window->findChildren<ChartView *>(u"chart0"_s); // one per page
    const auto shown = [&charts] {
        const auto found = std::ranges::find_if(charts, [](ChartView *one) { return one->isVisible(); });
        return found == charts.end() ? nullptr : *found;
    };
    QTRY_VERIFY(shown() != nullptr); // a layout shows new widgets on the next event loop turn
    QTest::mouseDClick(shown(), Qt::LeftButton, {}, shown()->textRect(ChartText::YTitle).center());
    write(u"Speed"_s);
    QCOMPARE(spec(0).plane.y.label, u"Speed"_s);
    choose({}, "chart.xTitle");
    write(u"Rent"_s);
    QCOMPARE(spec(0).axis.label, u"Rent"_s);
    const bool wasLog = before.scale == AxisScale::Logarithmic;
    choose({}, wasLog ? "chart.axis.linear" : "chart.axis.logarithmic");
    QCOMPARE(spec(0).plane.y.scale == AxisScale::Logarithmic, !wasLog);
    for (int step = 0; step < 3; ++step)
        trigger("edit.undo");
    m_presenter->update();
    QCOMPARE(spec(0).plane.y, before);
}

void TestChartWords::thePageHasATitle()
{
    const QString takeaway = m_presenter->view().page.title;
    auto *title = child<QLabel>(u"pageTitle"_s);
    QTest::mouseDClick(title, Qt::LeftButton, {}, title->rect().center());
    write(u"What we should rent"_s);
    QCOMPARE(m_presenter->view().page.title, u"What we should rent"_s);
    QCOMPARE(m_presenter->view().page.answer, takeaway);
    trigger("edit.pageTitle");
    write({});
    QCOMPARE(m_presenter->view().page.title, takeaway);
}

void TestChartWords::theMenuHasAll()
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, chart(0)->rowRect(0).center(),
                            chart(0)->mapToGlobal(chart(0)->rowRect(0).center()));
    QApplication::sendEvent(chart(0)->parentWidget(), &event);
    auto *menu = child<QMenu>(u"chartMenu"_s);
    QVERIFY(menu != nullptr);
    for (const char *id :
         {"chart.copy", "chart.copyAs.tsv", "chart.picture", "chart.export", "chart.slide", "chart.title",
          "chart.subtitle", "chart.note", "chart.line", "chart.callout", "chart.highlight", "chart.order.byValue",
          "chart.digits.3", "chart.axis.logarithmic", "chart.reset"})
        QVERIFY2(menu->findChild<QAction *>(QLatin1String(id)) != nullptr, id);
    QVERIFY(menu->findChild<QMenu *>(u"chart.metrics"_s) != nullptr);
    if (const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES"); !folder.isEmpty())
        QVERIFY(menu->grab().save(folder + u"/chartmenu.png"_s));
    menu->close();
}

void TestChartWords::marksAreLitComparedAndAnnotated()
{
    const QString one = spec(0).categories.at(0).id;
    const QString other = spec(0).categories.at(1).id;
    choose(one, "chart.highlight");
    QCOMPARE(spec(0).categories.at(1).role, ColourRole::Quiet);
    QVERIFY(spec(0).categories.at(0).role != ColourRole::Quiet);
    QVERIFY(spec(1).categories.at(1).role != ColourRole::Quiet); // only in this chart
    choose(one, qPrintable(u"chart.compare."_s + other));
    QCOMPARE(spec(0).arrows.size(), 1);
    choose(one, "chart.differences.percent");
    QVERIFY(spec(0).arrows.constFirst().label.endsWith(u'%'));
    choose(one, "chart.differences.times");
    QVERIFY(spec(0).arrows.constFirst().label.endsWith(u'×'));
    choose(one, "chart.callout");
    write(u"here"_s);
    QCOMPARE(spec(0).series.constFirst().points.at(0).callout, u"here"_s);
    choose(one, "chart.remove.0");
    QVERIFY(spec(0).arrows.isEmpty());
    QMenu menu;
    m_window->findChild<ChartController *>()->fillMenu(menu, spec(0).id, other);
    QCOMPARE(menu.findChild<QAction *>(u"chart.clearHighlight"_s)->text(), u"Clear hi&ghlight"_s);
    QVERIFY(menu.findChild<QAction *>(u"chart.highlight"_s)->text().contains(markName(spec(0), other)));
    choose({}, "chart.clearHighlight"); // works from anywhere in the chart
    QVERIFY(spec(0).categories.at(1).role != ColourRole::Quiet);
}

// With a right-click on the second chart.
void TestChartWords::aChartIsCopiedAndSavedByItsMenu()
{
    const auto choosePlace = [this](const char *id) {
        const QPoint place = chart(1)->rowRect(0).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, chart(1)->mapToGlobal(place));
        QApplication::sendEvent(chart(1)->parentWidget(), &event);
        auto *menu = child<QMenu>(u"chartMenu"_s);
        QVERIFY(menu != nullptr);
        QTest::mouseClick(menu, Qt::LeftButton, {},
                          menu->actionGeometry(menu->findChild<QAction *>(QLatin1String(id))).center());
        QTRY_VERIFY(child<QMenu>(u"chartMenu"_s) == nullptr);
    };
    QApplication::clipboard()->clear();
    choosePlace("chart.copy");
    QVERIFY(QApplication::clipboard()->mimeData()->data(u"image/svg+xml"_s).contains(spec(1).title.toUtf8()));
    QSignalSpy exported(&m_window->exporting(), &ExportController::exported);
    for (const QString &name : {u"chart.png"_s, u"chart.SVG"_s}) {
        m_chooser.answer = m_folder->filePath(name);
        choosePlace("chart.picture");
        QCOMPARE(exported.takeFirst().at(0).toStringList(), QStringList{*m_chooser.answer});
        QVERIFY(!QImageReader(*m_chooser.answer).read().isNull());
    }
    m_chooser.answer = m_folder->filePath(u"no/such/folder.png"_s);
    QSignalSpy failed(&m_window->exporting(), &ExportController::failed);
    choosePlace("chart.picture");
    QCOMPARE(failed.size(), 1);
    m_chooser.answer.reset();
    choosePlace("chart.picture"); // cancelled
    QVERIFY(exported.isEmpty() && failed.size() == 1);
}

void TestChartWords::aChartIsExportedByItsMenu()
{
    QMenu menu;
    m_window->findChild<ChartController *>()->fillMenu(menu, spec(2).id, {});
    menu.findChild<QAction *>(u"chart.export"_s)->trigger();
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(dialog->choice().recipe.ask, (ExportAsk{ExportWhat::Chart, {u"compare"_s}, spec(2).id}));
    dialog->reject();
}

void TestChartWords::exportBeginsWithTheFocusedChart()
{
    chart(2)->setFocus();
    trigger("file.export");
    auto *dialog = child<ExportDialog>(u"exportDialog"_s);
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->choice().recipe.ask, (ExportAsk{ExportWhat::Chart, {u"compare"_s}, spec(2).id}));
    dialog->reject();
}

void TestChartWords::aChartIsCopiedInOneFormat()
{
    QMenu menu;
    m_window->findChild<ChartController *>()->fillMenu(menu, spec(2).id, {});
    menu.findChild<QAction *>(u"chart.copyAs.tsv"_s)->trigger();
    const QMimeData *data = QApplication::clipboard()->mimeData();
    QVERIFY(data->text().contains(u'\t') && !data->hasFormat(u"image/png"_s));
    menu.findChild<QAction *>(u"chart.copyAs.png"_s)->trigger();
    QVERIFY(QApplication::clipboard()->mimeData()->hasFormat(u"image/png"_s));
}

void TestChartWords::rowsAreOrderedAndNumbered()
{
    choose({}, "chart.order.byValue");
    const QList<ChartPoint> points = spec(0).series.constFirst().points;
    for (qsizetype i = 1; i < points.size(); ++i)
        QVERIFY(points.at(i).value.value_or(0.0) <= points.at(i - 1).value.value_or(0.0));
    choose({}, "chart.digits.1");
    QVERIFY(spec(0).series.constFirst().points.constFirst().label.size() <= 6);
    choose({}, "chart.axis.logarithmic");
    QCOMPARE(spec(0).kind, ChartKind::HorizontalDots);
    QCOMPARE(m_document->undoStack().count(), 3);
}

void TestChartWords::linesAreTyped()
{
    choose({}, "chart.line");
    write(u"1.5 needed"_s);
    QCOMPARE(spec(0).lines.size(), 1);
    QCOMPARE(spec(0).lines.constFirst().value, 1.5);
    QVERIFY(spec(0).lines.constFirst().label.contains(u"needed"_s));
    const Formatter german(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(lineFrom(u"1,5 "_s + spec(0).axis.unit + u" viel"_s, spec(0), german)->text, u"viel"_s);
    QCOMPARE(lineFrom(u"1,5"_s, spec(0), german)->value, 1.5);
}

void TestChartWords::badLinesAreRefusedInWords()
{
    QSignalSpy refused(m_window->findChild<ChartController *>(), &ChartController::refused);
    choose({}, "chart.line");
    write(u"needed"_s);
    QVERIFY(spec(0).lines.isEmpty());
    QCOMPARE(refused.size(), 1);
}

void TestChartWords::allIsSavedAndExportedAlike()
{
    QVERIFY(openEditor(ChartText::Title) != nullptr);
    write(u"Kept <title>"_s);
    choose(spec(0).categories.at(0).id, "chart.highlight");
    const BoardLoad load = readBoard(writeBoard(m_document->board()), u"b"_s);
    QVERIFY(load.board);
    QCOMPARE(load.board->words, m_document->board().words);
    DelayedFiles files(m_window->exporting().clip());
    QVERIFY(files.data(u"image/svg+xml"_s).contains("Kept &lt;title&gt;"));
}

void TestChartWords::allIsTakenBack()
{
    choose({}, "chart.digits.2");
    choose({}, "chart.order.reversed");
    choose({}, "chart.reset");
    QVERIFY(m_document->board().words.isEmpty());
}

void TestChartWords::theEditMenuIsTheSame()
{
    chart(2)->setFocus();
    chart(2)->setCurrentIndex(1);
    auto *menu = child<QMenu>(u"edit.chart"_s);
    QVERIFY(menu != nullptr);
    emit menu->aboutToShow();
    QVERIFY(menu->findChild<QAction *>(u"chart.highlight"_s) != nullptr);
    menu->findChild<QAction *>(u"chart.highlight"_s)->trigger();
    m_presenter->update();
    QCOMPARE(spec(2).categories.at(0).role, ColourRole::Quiet);
}

void TestChartWords::aChartIsDraggedOut()
{
    QSignalSpy dragged(chart(0), &ChartView::dragged);
    disconnect(chart(0), &ChartView::dragged, nullptr, nullptr); // QDrag::exec() would wait for a drop
    connect(chart(0), &ChartView::dragged, this, [] {});
    QSignalSpy told(chart(0), &ChartView::dragged);
    const QPoint from = chart(0)->rowRect(0).center();
    QTest::mousePress(chart(0), Qt::LeftButton, {}, from);
    QTest::mouseMove(chart(0), from + QPoint(60, 40));
    QMouseEvent move(QEvent::MouseMove, from + QPoint(60, 40), chart(0)->mapToGlobal(from + QPoint(60, 40)),
                     Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(chart(0), &move);
    QTest::mouseRelease(chart(0), Qt::LeftButton, {}, from + QPoint(60, 40));
    QCOMPARE(told.size(), 1);

    const std::unique_ptr<QMimeData> data(ChartController::dragDataOf(m_window->exporting().clip()));
    auto *files = qobject_cast<DelayedFiles *>(data.get());
    QVERIFY(files->hasUrls());
    QVERIFY(files->path().isEmpty()); // written only on request
    const QList<QUrl> urls = files->urls();
    QCOMPARE(urls.size(), 1);
    QVERIFY(QFileInfo::exists(urls.constFirst().toLocalFile()));
    // In a TemporaryFolder, which is also removed on signals.
    QVERIFY(QFileInfo(urls.constFirst().toLocalFile()).dir().dirName().startsWith(u"chipboard-"_s));
    QCOMPARE(QImageReader::imageFormat(urls.constFirst().toLocalFile()), QByteArray("png"));
    QVERIFY(files->data(u"text/plain"_s).contains('\t'));
    QVERIFY(files->data(u"image/png"_s).startsWith("\x89PNG"));
    QVERIFY(files->data(u"text/x-nothing"_s).isEmpty());
}

// Modifier keys choose the file format; other keys change nothing.
void TestChartWords::keysChooseTheDraggedFile()
{
    const std::pair<Qt::KeyboardModifiers, QByteArray> wanted[] = {
        {Qt::NoModifier, "\x89PNG"},    {Qt::ShiftModifier, "%PDF"},
        {Qt::ControlModifier, "<?xml"}, {Qt::ControlModifier | Qt::ShiftModifier, "PK"},
        {Qt::MetaModifier, "\x89PNG"},
    };
    QStringList names;
    for (const auto &[keys, start] : wanted) {
        const std::unique_ptr<QMimeData> data(ChartController::dragDataOf(m_window->exporting().clip(), keys));
        const QString path = data->urls().constFirst().toLocalFile();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().startsWith(start), qPrintable(path));
        QVERIFY(QFileInfo(path).fileName().startsWith(m_presenter->view().page.fileStem + u"_2026-08-01."_s));
        names << QFileInfo(path).suffix();
        QVERIFY(data->data(u"image/png"_s).startsWith("\x89PNG")); // other formats stay available
    }
    QCOMPARE(names, (QStringList{u"png"_s, u"pdf"_s, u"svg"_s, u"pptx"_s, u"png"_s}));
    QCOMPARE(dragFiles().size(), std::size_t(4));
    QStringList keys =
        mapped(dragFiles(), [&](const DragFile &file) { return dragFileName(file) + u": "_s + dragKeys(file); });
    QCOMPARE(keys,
             (QStringList{u"PNG: Drag"_s, u"PDF: Shift+drag"_s, u"SVG: Ctrl+drag"_s,
                          u"PowerPoint slide: Ctrl+Shift+drag"_s}));
    const QString help = m_window->findChild<PageWidget *>()->whatsThis();
    QVERIFY2(help == dragHelp() && help.contains(u"PDF (Shift+drag)"_s), qPrintable(help));
}

// Each file equals an export of that chart: same theme as the last export, with the board and the recipe.
void TestChartWords::whatIsDraggedOpensAgain()
{
    ExportRecipe last{.options = {.pageSize = u"a4"_s, .theme = u"grey"_s}};
    last.options.language = u"de"_s; // dragging uses the language of the window
    m_window->exporting().take(last);
    const QString id = spec(1).id;
    for (const DragFile &file : dragFiles()) {
        const Clip clip = m_window->exporting().clip(id);
        QCOMPARE(clip.shown.page.charts.size(), 1);
        QVERIFY(!clip.shown.page.charts.constFirst().alone.statement.isEmpty());
        QCOMPARE(clip.shown.page.title, clip.shown.page.charts.constFirst().alone.statement);
        const std::unique_ptr<QMimeData> data(ChartController::dragDataOf(clip, file.keys));
        QFile dragged(data->urls().constFirst().toLocalFile());
        QVERIFY(dragged.open(QIODevice::ReadOnly));
        const Result<QByteArray> inside = embeddedBoard(dragged.readAll(), dragged.fileName());
        QVERIFY2(inside, file.format);
        const BoardLoad load = readBoard(inside.value(), u"b"_s);
        QVERIFY2(load.board && load.recipe, file.format);
        QCOMPARE(load.board->chips, m_document->board().chips);
        QCOMPARE(load.recipe->ask.what, ExportWhat::Chart);
        QCOMPARE(load.recipe->ask.chart, id);
        QCOMPARE(load.recipe->options.theme, u"grey"_s);
        QCOMPARE(load.recipe->options.pageSize, u"a4"_s);
        QVERIFY(load.recipe->options.language.isEmpty());
    }
    m_settings->set(Setting::ExportBoard, false);
    m_window->exporting().readSettings();
    QVERIFY(m_window->exporting().clip(id).boardText.isEmpty());
    QCOMPARE(m_window->exporting().clip().shown.page, m_presenter->view().page); // no single chart: the page
}

void TestChartWords::theSlideIsChecked()
{
    trigger("file.checkSlide");
    auto *dialog = child<SlideCheckDialog>(u"slideCheckDialog"_s);
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(dialog->list().findings(), m_window->slides().findings().value());
    QVERIFY(!child<QLabel>(u"slideVerdict"_s)->text().isEmpty());
    for (const SlideFinding &finding : dialog->list().findings())
        QVERIFY(dialog->findChild<QWidget *>(u"finding."_s + finding.rule) != nullptr);
    dialog->close();
}

// An invalid page size in the settings file: "no findings" would be wrong, because nothing was checked.
void TestChartWords::whatCannotBeCheckedIsSaid()
{
    m_settings->set(Setting::ExportPageSize, u"poster"_s);
    trigger("file.checkSlide");
    auto *dialog = child<SlideCheckDialog>(u"slideCheckDialog"_s);
    QVERIFY(dialog != nullptr && !m_window->slides().findings());
    const auto *verdict = dialog->findChild<QLabel *>(u"slideVerdict"_s);
    QVERIFY2(verdict->text().startsWith(u"The slide cannot be checked. There is no page size \"poster\"."_s),
             qPrintable(verdict->text()));
    m_settings->set(Setting::ExportPageSize, u"slide"_s);
    trigger("file.checkSlide");
    QCOMPARE(verdict->text(), slideVerdict(m_window->slides().findings().value()));
    dialog->close();
}

void TestChartWords::aMendIsOneStep()
{
    QVERIFY(openEditor(ChartText::Title) != nullptr);
    const ChartSpec chart = spec(0);
    write(u"%1 gives %2"_s.arg(chart.categories.constFirst().label,
                               Formatter().label(*chart.series.constFirst().points.constFirst().value)));
    m_presenter->checkThing(chart.categories.constFirst().id, false);
    m_presenter->update();
    trigger("file.checkSlide");
    auto *dialog = child<SlideCheckDialog>(u"slideCheckDialog"_s);
    auto *row = dialog->findChild<QWidget *>(u"finding.title-doubt"_s);
    QVERIFY(row != nullptr);
    auto *button = row->findChild<QPushButton *>();
    const QString title = m_document->board().words.constFirst().title;
    QVERIFY2(button->toolTip().contains(title) && button->toolTip().contains(u"Undo"_s), qPrintable(button->toolTip()));
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    m_presenter->update();
    QVERIFY(m_document->board().words.isEmpty());
    QVERIFY(dialog->findChild<QWidget *>(u"finding.title-doubt"_s) == nullptr);
    const auto *note = child<QLabel>(u"changeNote"_s);
    QVERIFY2(!note->isHidden() && note->accessibleName().contains(button->text()), qPrintable(note->accessibleName()));
    // Undo works in the dialog, too, back to the state at its opening.
    for (QAction *action : dialog->actions()) {
        if (action->shortcuts().contains(QKeySequence(QKeySequence::Undo)))
            action->trigger();
    }
    m_presenter->update();
    QCOMPARE(m_document->board().words.constFirst().title, title);
    dialog->close();
}

void TestChartWords::optionsAreMended()
{
    SlideMend mend{.text = u"Write as a wide slide"_s,
                   .options = {{u"size"_s, u"slide"_s}, {u"theme"_s, u"light"_s}, {u"type"_s, u"large"_s}}};
    m_settings->set(Setting::ExportPageSize, u"a4"_s);
    m_window->slides().mend(mend);
    QCOMPARE(m_settings->text(Setting::ExportPageSize), u"slide"_s);
    QCOMPARE(m_window->slides().options().typeScale, u"large"_s);
    QCOMPARE(m_document->undoStack().count(), 0);
}

// Applied to window, slide check and settings; then removed.
void TestChartWords::aLookIsUsedAndLeft()
{
    QFile file(m_folder->filePath(u"look.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"kind": "look", "version": 1, "name": "Acme", "colours": {"trainium": "#006000"}})");
    file.close();
    m_window->chooseTheme(u"light"_s);
    m_chooser.answer = file.fileName();
    auto *menu = child<QMenu>(u"file.look"_s);
    emit menu->aboutToShow();
    menu->findChild<QAction *>(u"look.choose"_s)->trigger();
    QCOMPARE(m_window->theme().trainium, QColor(0x006000));
    QCOMPARE(m_settings->text(Setting::CompanyLook), file.fileName());
    QVERIFY(!m_window->slides().options().look.isEmpty());
    m_window->chooseTheme(u"dark"_s); // the brand theme has no dark colours
    QCOMPARE(m_window->theme().trainium, darkTheme().trainium);
    SlideMend mend{.options = {{u"look"_s, u"none"_s}}};
    m_window->slides().mend(mend);
    m_window->chooseTheme(u"light"_s);
    QCOMPARE(m_window->theme().trainium, lightTheme().trainium);
    QVERIFY(m_settings->text(Setting::CompanyLook).isEmpty());
}

void TestChartWords::brokenLooksChangeNothing()
{
    QFile file(m_folder->filePath(u"look.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"kind\": \"look\",\n \"name\": }");
    file.close();
    m_window->useLook(file.fileName());
    QVERIFY(m_window->look().isEmpty());
    QVERIFY(m_settings->text(Setting::CompanyLook).isEmpty());
    m_window->useLook(u"/no/such/file.json"_s);
    QVERIFY(m_window->look().isEmpty());
}

CHIPBOARD_TEST(TestChartWords, QApplication)

} // namespace tst_chartwords

#include "tst_chartwords.moc"
