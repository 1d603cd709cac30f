#include "widgets/pages/flowlayout.h"

#include <QWidget>

#include <algorithm>

namespace chipboard {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
}

// Qt hands the item over.
void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items.at(static_cast<std::size_t>(index)).get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto place = m_items.begin() + index;
    QLayoutItem *item = place->release();
    m_items.erase(place);
    invalidate();
    return item;
}

int FlowLayout::heightForWidth(int width) const { return arrange({0, 0, width, 0}, Do::Measure); }

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        size = {size.width() + (size.isEmpty() ? 0 : spacing()) + item->sizeHint().width(),
                std::max(size.height(), item->sizeHint().height())};
    }
    return size;
}

// One below the other, if need be.
QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    arrange(area, Do::Place);
}

int FlowLayout::arrange(const QRect &area, Do what) const
{
    int x = area.x();
    int y = area.y();
    int lineHeight = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        const QSize size(std::min(hint.width(), std::max(area.width(), item->minimumSize().width())), hint.height());
        if (x > area.x() && x + size.width() > area.x() + area.width()) {
            x = area.x();
            y += lineHeight + spacing() / 2;
            lineHeight = 0;
        }
        if (what == Do::Place)
            item->setGeometry({{x, y}, size});
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - area.y();
}

} // namespace chipboard
