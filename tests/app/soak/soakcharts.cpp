// User actions on charts, the table and the source card.
#include "tests/app/soak/soakactions.h"
#include "tests/app/soak/soakdesk.h"

#include "app/window/chartcontroller.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/pagewidget.h"

#include <QApplication>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>

namespace chipboard::testing {
namespace {

using namespace Qt::StringLiterals;

ChartView *anyChart(SoakDesk &desk)
{
    QList<ChartView *> seen;
    for (ChartView *one : desk.page()->findChildren<ChartView *>()) {
        if (one->isVisible())
            seen << one;
    }
    ChartView *chart = seen.isEmpty() ? nullptr : desk.anyOf(seen);
    desk.detail = chart == nullptr ? u"none is seen"_s : chart->spec().id;
    return chart;
}

void pointAtChart(SoakDesk &desk)
{
    ChartView *chart = anyChart(desk);
    if (chart == nullptr)
        return;
    const int x = desk.any(chart->width()); // before y: fixed evaluation order
    const QPoint at(x, desk.any(chart->height()));
    QMouseEvent move(QEvent::MouseMove, at, chart->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(chart, &move);
    if (desk.any(2) == 0)
        QTest::mouseClick(chart, Qt::LeftButton, {}, at);
}

void walkChart(SoakDesk &desk)
{
    ChartView *chart = anyChart(desk);
    if (chart == nullptr)
        return;
    chart->setFocus();
    for (int i = desk.any(5); i >= 0; --i) {
        const Qt::Key keys[] = {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_Home, Qt::Key_End};
        QTest::keyClick(chart, desk.anyOf(keys));
    }
    QTest::keyClick(chart, Qt::Key_Return);
}

void scrollChart(SoakDesk &desk)
{
    ChartView *chart = anyChart(desk);
    if (chart == nullptr)
        return;
    const QPoint at = chart->rect().center();
    QWheelEvent wheel(at, chart->mapToGlobal(at), {}, {0, desk.any(2) == 0 ? 120 : -120}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(chart, &wheel);
}

/// Types into the line that has the focus.
void write(SoakDesk &desk)
{
    auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    if (line == nullptr || line->objectName() != u"textInPlace"_s)
        return;
    const char *texts[] = {"Half the price", "80 needed", "", "=1+1", "<b>é</b>", "5", "a word & another"};
    const bool keep = desk.any(4) > 0;
    const QString text = QString::fromUtf8(desk.anyOf(texts));
    desk.detail += u": "_s + text;
    SoakDesk::type(*line, text, keep ? Qt::Key_Return : Qt::Key_Escape);
}

void chartMenu(SoakDesk &desk)
{
    ChartView *chart = anyChart(desk);
    if (chart == nullptr)
        return;
    chart->setFocus();
    for (int i = desk.any(4); i > 0; --i)
        QTest::keyClick(chart, Qt::Key_Down);
    QMenu menu;
    desk.window().fillChartMenu(menu);
    desk.detail += u", "_s + desk.chooseFrom(menu);
    write(desk);
}

void editMenuOfChart(SoakDesk &desk)
{
    if (ChartView *chart = anyChart(desk))
        chart->setFocus();
    desk.detail += u", "_s + desk.chooseFrom(*desk.child<QMenu>(u"edit.chart"_s));
    write(desk);
}

void pointAtText(SoakDesk &desk)
{
    ChartView *chart = anyChart(desk);
    if (chart == nullptr)
        return;
    const ChartText texts[] = {ChartText::Title, ChartText::Subtitle, ChartText::Note};
    const QRect place = chart->textRect(desk.anyOf(texts));
    if (place.isEmpty() || !chart->rect().contains(place.center()))
        return;
    QTest::mouseDClick(chart, Qt::LeftButton, {}, place.center());
    write(desk);
}

void titleOfPage(SoakDesk &desk)
{
    if (desk.trigger("edit.pageTitle"))
        write(desk);
}

void sortNumbers(SoakDesk &desk)
{
    auto *view = desk.child<QTableView>(u"numbersView"_s);
    QHeaderView *header = view->horizontalHeader();
    if (!view->isVisible() || header->count() == 0)
        return;
    const int column = desk.any(header->count());
    const QPoint at(header->sectionViewportPosition(column) + 4, header->height() / 2);
    if (header->viewport()->rect().contains(at))
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    if (desk.any(3) == 0)
        QTest::keyClick(view, Qt::Key_Home, Qt::AltModifier);
}

bool goToNumber(SoakDesk &desk)
{
    auto *view = desk.child<QTableView>(u"numbersView"_s);
    if (!view->isVisible() || view->model()->rowCount() == 0)
        return false;
    view->setFocus();
    const int row = desk.any(view->model()->rowCount()); // before the column: fixed evaluation order
    view->setCurrentIndex(view->model()->index(row, desk.any(view->model()->columnCount())));
    desk.detail = view->currentIndex().data().toString();
    return true;
}

void openNumber(SoakDesk &desk)
{
    if (goToNumber(desk))
        QTest::keyClick(desk.child<QTableView>(u"numbersView"_s), Qt::Key_Return);
}

// The value may be invalid; a refused dialog is left.
void overrideNumber(SoakDesk &desk)
{
    if (desk.any(3) == 0)
        desk.trigger("board.override"); // for the cell of the source card
    else if (goToNumber(desk))
        QTest::keyClick(desk.child<QTableView>(u"numbersView"_s), Qt::Key_F2);
    auto *dialog = desk.seen<QDialog>(u"overrideDialog"_s);
    if (dialog == nullptr)
        return;
    if (auto *takeBack = dialog->findChild<QPushButton *>(u"overrideTakeBack"_s);
        takeBack->isVisible() && takeBack->isEnabled() && desk.any(2) == 0) {
        takeBack->click();
        return;
    }
    const char *texts[] = {"1.8", "94", "0", "-1", "none", "1e300", "12,5", ""};
    auto *value = dialog->findChild<QLineEdit *>(u"overrideValue"_s);
    SoakDesk::type(*value, QString::fromLatin1(desk.anyOf(texts)), Qt::Key_Tab);
    desk.detail += u": "_s + value->text();
    if (auto *ok = dialog->findChild<QPushButton *>(u"overrideOk"_s); ok->isEnabled())
        QTest::mouseClick(ok, Qt::LeftButton);
}

void listOfOverrides(SoakDesk &desk)
{
    desk.trigger("board.overrides");
    auto *dialog = desk.seen<QDialog>(u"overridesDialog"_s);
    if (dialog == nullptr)
        return;
    const char *names[] = {"overridesTakeBack", "overridesTakeBackAll", "overridesChange"};
    auto *table = dialog->findChild<QAbstractItemView *>(u"overridesTable"_s);
    table->setCurrentIndex(table->model()->index(0, 0));
    if (auto *button = dialog->findChild<QPushButton *>(QLatin1String(desk.anyOf(names))); button->isEnabled())
        QTest::mouseClick(button, Qt::LeftButton);
}

// Links of warnings, notices and sources.
void followLink(SoakDesk &desk)
{
    const char *names[] = {"pageWarning", "pageNotice"};
    if (auto *label = desk.seen<QLabel>(QLatin1String(desk.anyOf(names)))) {
        desk.detail = label->objectName();
        label->setFocus();
        QTest::keyClick(label, Qt::Key_Tab);
        QTest::keyClick(label, Qt::Key_Return);
        return;
    }
    auto *card = desk.child<QTextBrowser>(u"sourceCard"_s);
    if (!card->isVisible())
        return;
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Tab);
    QTest::keyClick(card, Qt::Key_Return);
}

constexpr SoakAction chartRows[] = {
    {"point at a chart", 8, pointAtChart},
    {"walk a chart", 6, walkChart},
    {"scroll a chart", 3, scrollChart},
    {"an entry of a chart's menu", 8, chartMenu},
    {"an entry of Edit > Chart", 3, editMenuOfChart},
    {"write on a chart", 4, pointAtText},
    {"write the page's title", 2, titleOfPage},
    {"sort the numbers", 4, sortNumbers},
    {"open a number's card", 4, openNumber},
    {"override a number", 6, overrideNumber},
    {"use the list of own figures", 2, listOfOverrides},
    {"follow a link", 4, followLink},
};

} // namespace

std::span<const SoakAction> chartActions() { return chartRows; }

} // namespace chipboard::testing
