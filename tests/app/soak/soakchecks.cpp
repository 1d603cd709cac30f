#include "tests/app/soak/soakchecks.h"

#include "app/window/pagetable.h"
#include "data/compare/metric.h"
#include "data/files/boardio.h"
#include "tests/app/soak/soakdesk.h"
#include "tests/support/pagechecks.h"
#include "widgets/charts/chartview.h"
#include "widgets/models/pickermodel.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/panels/pickerpanel.h"

#include <QAction>
#include <QLabel>
#include <QTabBar>
#include <QTableView>

#include <algorithm>

namespace chipboard::testing {
namespace {

using namespace Qt::StringLiterals;
using When = SoakCheck::When;

/// Removes what only files contain.
Board bare(Board board)
{
    board.drawn = {};
    return board;
}

QString actionFault(SoakDesk &desk) { return std::exchange(desk.fault, {}); }

QString warned(SoakDesk &desk) { return std::exchange(desk.warnings, {}).join(u" | "_s); }

QString boardSurvives(SoakDesk &desk)
{
    const BoardLoad load = readBoard(writeBoard(desk.board()), u"soak"_s);
    if (!load.board)
        return u"its own text is refused: "_s + load.problems.value(0).toText();
    return *load.board == desk.board() ? QString() : u"what is read back is another board"_s;
}

QString undoIsWhole(SoakDesk &desk)
{
    QUndoStack &stack = desk.document().undoStack();
    const Board board = desk.board();
    const QString path = desk.document().path();
    const bool modified = desk.document().isModified();
    const int index = stack.index();
    const bool back = stack.canUndo();
    if (!back && !stack.canRedo())
        return {};
    back ? stack.undo() : stack.redo();
    if (desk.board() == board && desk.document().path() == path)
        return u"a step that has no effect"_s;
    back ? stack.redo() : stack.undo();
    if (desk.board() != board)
        return u"back and forth gives another board"_s;
    if (desk.document().path() != path || desk.document().isModified() != modified)
        return u"back and forth gives another file: \"%1\" for \"%2\""_s.arg(desk.document().path(), path);
    return stack.index() == index ? QString() : u"back and forth ends at another step"_s;
}

QString titleTells(SoakDesk &desk)
{
    const QString path = desk.document().path();
    const QString title = desk.window().windowTitle();
    const QString file = QFileInfo(path).fileName();
    if (path.isEmpty() ? title.contains(u"[*]"_s) : !title.startsWith(file + u"[*]"_s))
        return u"the title is \"%1\" for the file \"%2\""_s.arg(title, path);
    const bool marked = !path.isEmpty() && desk.document().isModified();
    return desk.window().isWindowModified() == marked ? QString() : u"the mark of changes is wrong"_s;
}

QString savedIsSaved(SoakDesk &desk)
{
    if (desk.document().isModified() || desk.document().path().isEmpty())
        return {};
    const BoardLoad load = readBoardFile(desk.document().path());
    if (!load.board)
        return u"the file of a board without changes cannot be read"_s;
    return bare(*load.board) == bare(desk.board())
        ? QString()
        : u"no changes are marked, but %1 holds another board"_s.arg(desk.document().path());
}

QString undoEntriesTell(SoakDesk &desk)
{
    const QUndoStack &stack = desk.document().undoStack();
    const auto *undo = desk.child<QAction>(u"edit.undo"_s);
    const auto *redo = desk.child<QAction>(u"edit.redo"_s);
    if (undo->isEnabled() != stack.canUndo() || redo->isEnabled() != stack.canRedo())
        return u"Undo or Redo is offered wrongly"_s;
    if (!undo->text().contains(stack.undoText()) || !redo->text().contains(stack.redoText()))
        return u"Undo tells of another step: "_s + undo->text();
    return stack.canUndo() && stack.undoText().isEmpty() ? u"a step without a name"_s : QString();
}

QString pageIsTheBoards(SoakDesk &desk)
{
    const PageSpec &page = desk.presenter().view().page;
    if (desk.window().pageId() != page.id)
        return u"the tab is %1, the page %2"_s.arg(desk.window().pageId(), page.id);
    for (qsizetype place = 0; place < page.charts.size(); ++place) {
        const auto *chart = desk.page()->findChild<ChartView *>(u"chart%1"_s.arg(place));
        if (chart == nullptr)
            return u"chart %1 is not on the page"_s.arg(place);
        if (chart->spec() != page.charts.at(place))
            return u"chart %1 is not the page's: "_s.arg(place) + chart->spec().title;
    }
    const auto *model = desk.child<QTableView>(u"numbersView"_s)->model();
    if (model->rowCount() != page.numbers.rows.size())
        return u"the table has %1 rows of %2"_s.arg(model->rowCount()).arg(page.numbers.rows.size());
    return {};
}

QString barIsTheBoards(SoakDesk &desk)
{
    const QString level = u"level."_s + levelWord(desk.board().level);
    if (!desk.child<QAction>(level)->isChecked())
        return u"another level than %1 is checked"_s.arg(level);
    const QString values = u"values."_s + valueFormWord(desk.board().values);
    return desk.child<QAction>(values)->isChecked() ? QString() : u"another way of numbers is checked"_s;
}

// A search hides rows that are still selected.
QString ticksAreTheBoards(SoakDesk &desk)
{
    const QStringList &chosen = desk.presenter().view().subjects;
    const auto *model = desk.child<PickerView>(u"pickerTree"_s)->model();
    const QModelIndexList things =
        model->match(model->index(0, 0), PickerModel::KindRole, static_cast<int>(PickerKind::Thing), -1,
                     Qt::MatchExactly | Qt::MatchRecursive);
    for (const QModelIndex &one : things) {
        const QString id = one.data(PickerModel::IdRole).toString();
        if (chosen.contains(id) != (one.data(Qt::CheckStateRole).toInt() == Qt::Checked))
            return u"the tick of %1 is wrong"_s.arg(id);
    }
    return {};
}

QString nothingIsEmpty(SoakDesk &desk)
{
    const PageSpec &page = desk.presenter().view().page;
    if (page.numbers.rows.isEmpty()) {
        const auto *hint = desk.page()->findChild<QLabel *>(u"emptyHint"_s);
        return hint != nullptr && !hint->text().isEmpty() ? QString() : u"an empty page without a word"_s;
    }
    const auto *title = desk.page()->findChild<QLabel *>(u"pageTitle"_s);
    if (title == nullptr || title->text().isEmpty())
        return u"a page without a sentence"_s;
    if (page.charts.isEmpty() && page.texts.isEmpty() && page.notice.text.isEmpty())
        return u"a page without charts, texts or a notice"_s;
    return faultOf(page);
}

QString unknownIsNoZero(SoakDesk &desk)
{
    const PageView &view = desk.presenter().view();
    for (const ChartSpec &chart : view.page.charts) {
        const MetricId metric(chart.id);
        if (findMetric(metric) == nullptr || chart.series.isEmpty())
            continue;
        for (qsizetype i = 0; i < chart.categories.size(); ++i) {
            const Cell *cell = view.table.cell(chart.categories.at(i).id, metric);
            const ChartPoint &point = chart.series.constFirst().points.at(i);
            if (cell != nullptr && cell->isMissing() && point.value)
                return u"%1 of %2 is drawn, but nobody knows it"_s.arg(chart.id, chart.categories.at(i).id);
            if (!point.value && point.gap.isEmpty())
                return u"%1 of %2 is missing without a word"_s.arg(chart.id, chart.categories.at(i).id);
        }
    }
    return {};
}

QString windowIsAlone(SoakDesk &desk)
{
    const QWidget *other = desk.otherWindow();
    return other == nullptr
        ? QString()
        : u"%1 \"%2\" stays open"_s.arg(QLatin1String(other->metaObject()->className()), other->objectName());
}

// Rebuilds the page. Background draws and slow pages have their own tests.
QString pageIsReckonedAgain(SoakDesk &desk)
{
    const QString id = desk.window().pageId();
    if (id == u"what-if"_s || id == u"model-check"_s)
        return {};
    const Presenter &presenter = desk.presenter();
    const PageView again = pageView(presenter.published(), presenter.catalog(), desk.board(), *findPage(id),
                                    presenter.formatter(), desk.presenter().sourcesWith({}));
    return again.page == presenter.view().page ? QString() : u"the board says another page than is shown"_s;
}

QString autosaveIsTheBoard(SoakDesk &desk)
{
    desk.keeper().flush();
    const LastBoard last = readLastBoard(desk.lastBoard());
    if (!last.board)
        return u"the last board cannot be read: "_s + last.problems.value(0).toText();
    return bare(*last.board) == bare(desk.board()) ? QString() : u"the last board is another one"_s;
}

constexpr SoakCheck checkRows[] = {
    {"the action could be done", 1, When::Done, actionFault},
    {"undo and redo are whole", 1, When::Done, undoIsWhole},
    {"the board survives its file", 1, When::Done, boardSurvives},
    {"no window stays open", 1, When::Shown, windowIsAlone},
    {"the title tells file and changes", 1, When::Shown, titleTells},
    {"what is saved is saved", 1, When::Shown, savedIsSaved},
    {"Undo and Redo tell their step", 1, When::Shown, undoEntriesTell},
    {"the page shown is the board's", 1, When::Shown, pageIsTheBoards},
    {"bar and menus tell the board", 1, When::Shown, barIsTheBoards},
    {"ticks are what is chosen", 1, When::Shown, ticksAreTheBoards},
    {"no page is empty without a word", 1, When::Shown, nothingIsEmpty},
    {"nothing unknown is drawn", 1, When::Shown, unknownIsNoZero},
    {"the page comes out again", 10, When::Shown, pageIsReckonedAgain},
    {"the autosave holds the board", 25, When::Shown, autosaveIsTheBoard},
    {"Qt warns of nothing", 1, When::Shown, warned},
};

} // namespace

std::span<const SoakCheck> soakChecks() { return checkRows; }

QString soakFault(SoakDesk &desk, When when, int number)
{
    for (const SoakCheck &check : checkRows) {
        if (check.when != when || number % check.every != 0)
            continue;
        const QString fault = check.fault(desk);
        if (!fault.isEmpty())
            return QLatin1String(check.name) + u": "_s + fault;
    }
    return {};
}

} // namespace chipboard::testing
