#include "widgets/panels/pagetabs.h"

#include <QMouseEvent>
#include <QStyleOptionTab>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>

namespace chipboard {

PageTabs::PageTabs(QWidget *parent)
    : QTabBar(parent)
{
    setExpanding(false);
    setElideMode(Qt::ElideNone);
    for (QToolButton *arrow : findChildren<QToolButton *>())
        arrow->setFocusPolicy(Qt::NoFocus); // the arrow keys walk the tabs
}

// The word stands in the middle of its tab.
bool PageTabs::isWhole(int index) const
{
    int right = width();
    for (const QToolButton *arrow : findChildren<QToolButton *>()) {
        if (arrow->isVisible())
            right = std::min(right, arrow->x());
    }
    const QRect tab = tabRect(index);
    const int word = std::min(fontMetrics().horizontalAdvance(tabText(index)), tab.width());
    const int aside = (tab.width() - word) / 2;
    return tab.left() + aside >= 0 && tab.right() - aside < right;
}

void PageTabs::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    for (int i = 0; i < count(); ++i) {
        if (!isTabVisible(i) || !isWhole(i))
            continue;
        QStyleOptionTab option;
        initStyleOption(&option, i);
        painter.drawControl(QStyle::CE_TabBarTab, option);
    }
}

void PageTabs::mousePressEvent(QMouseEvent *event)
{
    const int at = tabAt(event->position().toPoint());
    if (at >= 0 && !isWhole(at))
        event->ignore(); // nothing is seen there
    else
        QTabBar::mousePressEvent(event);
}

} // namespace chipboard
