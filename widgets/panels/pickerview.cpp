#include "widgets/panels/pickerview.h"

#include "widgets/panels/pickerdelegate.h"

#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>

namespace chipboard {

PickerView::PickerView(const Theme &theme, QWidget *parent)
    : QTreeView(parent)
    , m_theme(theme)
    , m_delegate(new PickerDelegate(theme, this))
{
    setItemDelegate(m_delegate);
    setHeaderHidden(true);
    setIndentation(12);
    setUniformRowHeights(false);
    setMouseTracking(true);
    setExpandsOnDoubleClick(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (model()->hasChildren(index))
            setExpanded(index, !isExpanded(index));
    });
}

void PickerView::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    scheduleDelayedItemsLayout(); // rows are as high as its type asks
    viewport()->update();
}

void PickerView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout(); // what stands in one line or two
}

void PickerView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex index = currentIndex();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!index.isValid() || (!enter && event->key() != Qt::Key_Space)) {
        QTreeView::keyPressEvent(event);
        return;
    }
    if (model()->hasChildren(index))
        setExpanded(index, !isExpanded(index));
    else
        model()->setData(index, index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                         Qt::CheckStateRole);
}

void PickerView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // The style would fill the whole row when it is selected; the delegate draws all there is to see.
    QStyleOptionViewItem plain = option;
    plain.showDecorationSelected = false;
    QTreeView::drawRow(painter, plain, index);
}

void PickerView::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (!model()->hasChildren(index))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_theme.textMuted, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->translate(rect.right() - 5.0, rect.center().y() + 0.5);
    painter->rotate(isExpanded(index) ? 90.0 : 0.0);
    const QPointF points[] = {{-1.75, -3.5}, {1.75, 0.0}, {-1.75, 3.5}};
    painter->drawPolyline(points, 3);
    painter->restore();
}

} // namespace chipboard
