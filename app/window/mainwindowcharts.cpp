// What the window does with the charts of the page in front: their words, the clipboard, the slide check, presenting.
#include "app/window/mainwindow.h"

#include "app/window/chartcontroller.h"
#include "app/window/clipformats.h"
#include "app/window/exportcontroller.h"
#include "app/window/overridecontroller.h"
#include "app/window/pagetable.h"
#include "app/window/presentation.h"
#include "app/window/slidecontroller.h"
#include "data/json/lookreader.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/panels/messagepanel.h"
#include "widgets/panels/numberstable.h"
#include "widgets/panels/sourcecardpanel.h"
#include "widgets/theme/lookedtheme.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMenu>
#include <QMimeData>
#include <QStatusBar>
#include <QTabBar>

namespace chipboard {
namespace {

constexpr int tellMs = 10000;

} // namespace

void MainWindow::connectCharts()
{
    const auto tell = [this](const QString &sentence) { statusBar()->showMessage(sentence, tellMs); };
    connect(m_charts, &ChartController::refused, this, tell);
    connect(m_slides, &SlideController::told, this, tell);
    connect(m_exporting, &ExportController::mendRequested, m_slides, &SlideController::mend);
    connect(m_slides, &SlideController::lookRefused, this, [this] { useLook({}); });
}

PageWidget *MainWindow::shownPage() const { return m_pageWidgets.at(m_tabs->currentIndex()); }

void MainWindow::fillChartMenu(QMenu &menu)
{
    const ChartSpec *focused = shownPage()->focusedChart();
    const QList<ChartSpec> &charts = m_presenter.view().page.charts;
    m_charts->fillMenu(menu,
                       focused != nullptr     ? focused->id
                           : charts.isEmpty() ? QString()
                                              : charts.constFirst().id,
                       focused != nullptr ? shownPage()->focusedMark() : QString());
}

void MainWindow::showNumbers()
{
    const ChartSpec *focused = shownPage()->focusedChart();
    const QString metric = focused != nullptr ? focused->id : QString();
    const QString subject = shownPage()->focusedMark();
    bringUp("numbersDock");
    m_numbers->focusMetric(metric, subject);
}

void MainWindow::editPageTitle() { shownPage()->editTitle(); }

// A broken file changes nothing; one that is merely hard to read is used, and says so.
void MainWindow::useLook(const QString &path, Keep keep)
{
    CompanyLook look;
    if (!path.isEmpty() && path != QLatin1String("none")) {
        const LookLoad load = readLookFile(path);
        m_messages->add(load.problems);
        if (!load.look)
            return;
        look = *load.look;
        m_messages->add(checkLook(look, QDir::toNativeSeparators(path)));
    }
    if (keep == Keep::Always)
        m_services.settings.set(Setting::CompanyLook, look.isEmpty() ? QString() : path);
    m_look = look;
    m_slides->setLook(look);
    m_exporting->setLook(look);
    followTheme();
}

// It tells where it ended as long as there is somebody to be told.
void MainWindow::leavePresentation()
{
    const QList<Presentation *> all = findChildren<Presentation *>();
    for (Presentation *one : all)
        one->disconnect(this);
}

void MainWindow::present()
{
    auto *presentation = new Presentation(m_presenter, chosenTheme({}), m_look, this);
    connect(presentation, &Presentation::ended, this, [this](const QString &page) {
        choosePage(page);
        showView(m_presenter.view());
        activateWindow();
    });
    presentation->start(QLatin1String(pageTable()[static_cast<std::size_t>(m_tabs->currentIndex())].id), screen());
}

// F2 on a chart is about its words, on one of its marks about the figure there.
void MainWindow::overrideFigure()
{
    if (shownPage()->focusedChart() != nullptr && shownPage()->focusedMark().isEmpty()) {
        shownPage()->editText({}, ChartText::Title, {});
        return;
    }
    if (m_numbers->isAncestorOf(QApplication::focusWidget()))
        m_numbers->requestOverride();
    else
        m_overriding->askAboutCard();
}

void MainWindow::copy()
{
    m_presenter.complete(); // the clipboard has what an export would have
    if (m_card->isAncestorOf(QApplication::focusWidget()))
        QApplication::clipboard()->setText(m_card->toText());
    else if (shownPage()->focusedChart() != nullptr)
        QApplication::clipboard()->setMimeData(clipOf(shownPart()).release());
    else
        QApplication::clipboard()->setText(m_numbers->toTsv());
    statusBar()->showMessage(tr("Copied"), tellMs);
}

void MainWindow::copyAs(const QString &formatId)
{
    m_presenter.complete();
    QApplication::clipboard()->setMimeData(clipOf(shownPart(), formatId).release());
    statusBar()->showMessage(tr("Copied"), tellMs);
}

Clip MainWindow::shownPart() const
{
    const ChartSpec *chart = shownPage()->focusedChart();
    return m_exporting->clip(chart == nullptr ? QString() : chart->id);
}

} // namespace chipboard
