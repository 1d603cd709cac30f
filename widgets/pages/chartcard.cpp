#include "widgets/pages/chartcard.h"

#include "widgets/pages/metricmenu.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace chipboard {
namespace {

constexpr int buttonSize = 24;

} // namespace

ChartCard::ChartCard(const Theme &theme, int place, QWidget *parent)
    : QWidget(parent)
    , m_view(new ChartView(theme, this))
{
    setObjectName(QStringLiteral("chartCard%1").arg(place));
    m_view->setObjectName(QStringLiteral("chart%1").arg(place));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    buildButton(place);
    connect(m_view, &ChartView::categoryHovered, this, &ChartCard::categoryHovered);
    connect(m_view, &ChartView::categoryActivated, this, &ChartCard::categoryActivated);
    connect(m_view, &ChartView::scrolled, this, &ChartCard::scrolled);
}

void ChartCard::buildButton(int place)
{
    m_button = new QToolButton(this);
    m_button->setObjectName(QStringLiteral("chartMenu%1").arg(place));
    m_button->setToolTip(tr("Choose what this chart shows"));
    m_button->setAccessibleName(m_button->toolTip());
    m_button->setAutoRaise(true);
    m_button->setProperty("quiet", true);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->resize(buttonSize, buttonSize);
    auto *menu = new QMenu(m_button);
    m_button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &ChartCard::fillMenu);
    connect(menu, &QMenu::triggered, this, &ChartCard::choose);
}

void ChartCard::setSpec(const ChartSpec &spec) { m_view->setSpec(spec); }

void ChartCard::offerMetrics(bool offered)
{
    m_offersMetrics = offered;
    m_button->setVisible(offered);
}

void ChartCard::fillMenu()
{
    m_button->menu()->clear();
    fillMetricMenu(*m_button->menu(), m_view->spec().id);
}

void ChartCard::choose(QAction *action)
{
    const QString metric = action->data().toString();
    if (!metric.isEmpty())
        emit metricChosen(metric);
}

void ChartCard::resizeEvent(QResizeEvent * /*event*/)
{
    m_button->move(width() - buttonSize - gridStep, gridStep);
    m_button->raise();
}

void ChartCard::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_offersMetrics)
        m_button->menu()->popup(event->globalPos());
}

} // namespace chipboard
