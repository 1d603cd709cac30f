#include "widgets/panels/pickerdelegate.h"

#include "widgets/models/pickermodel.h"

#include <QMouseEvent>
#include <QPainter>

namespace chipboard {
namespace {

constexpr int rowHeight = 24; // what a finger can hit
constexpr int groupHeight = 26;
constexpr int boxSize = 14;

PickerKind kindOf(const QModelIndex &index)
{
    return static_cast<PickerKind>(index.data(PickerModel::KindRole).toInt());
}

} // namespace

PickerDelegate::PickerDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QSize PickerDelegate::sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex &index) const
{
    return {gridStep, m_theme.type.scaled(kindOf(index) == PickerKind::Vendor ? groupHeight : rowHeight)};
}

void PickerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    if (focused || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(focused ? QPen(m_theme.accent) : Qt::NoPen);
        painter->setBrush(m_theme.highlight);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    const QRect area = option.rect.adjusted(4, 0, -6, 0);
    if (kindOf(index) == PickerKind::Thing) {
        paintThing(painter, area, index);
    } else {
        const bool vendor = kindOf(index) == PickerKind::Vendor;
        painter->setFont(m_theme.type.font(vendor ? m_theme.type.body : m_theme.type.small, true));
        painter->setPen(vendor ? m_theme.text : m_theme.textMuted);
        painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
    }
    painter->restore();
}

void PickerDelegate::paintThing(QPainter *painter, QRect area, const QModelIndex &index) const
{
    const auto role = static_cast<ColourRole>(index.data(PickerModel::ColourRoleRole).toInt());
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const QRectF box(area.left() + 0.5, area.center().y() - boxSize / 2 + 0.5, boxSize, boxSize);
    paintCheck(painter, box, m_theme.colour(role), checked);

    // The name comes first; the detail takes what is left.
    const QString name = index.data().toString();
    const QFont nameFont = m_theme.type.font(m_theme.type.body);
    const QFontMetrics nameMetrics(nameFont);
    area.adjust(boxSize + gridStep, 0, 0, 0);
    painter->setFont(nameFont);
    painter->setPen(m_theme.text);
    painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                      nameMetrics.elidedText(name, Qt::ElideRight, area.width()));

    area.adjust(nameMetrics.horizontalAdvance(name) + gridStep, 0, 0, 0);
    const QFont detailFont = m_theme.type.font(m_theme.type.small);
    const QString detail = index.data(PickerModel::DetailRole).toString();
    painter->setFont(detailFont);
    painter->setPen(m_theme.textMuted);
    painter->drawText(area, Qt::AlignVCenter | Qt::AlignRight,
                      QFontMetrics(detailFont).elidedText(detail, Qt::ElideRight, area.width()));
}

void PickerDelegate::paintCheck(QPainter *painter, const QRectF &box, const QColor &colour, bool checked) const
{
    painter->setPen(QPen(checked ? colour : m_theme.textMuted, 1.0));
    painter->setBrush(checked ? colour : m_theme.card);
    painter->drawRoundedRect(box, 3, 3);
    if (!checked)
        return;
    // A light role colour gets a dark tick and the other way round.
    const QColor tick =
        contrastRatio(m_theme.card, colour) >= contrastRatio(m_theme.text, colour) ? m_theme.card : m_theme.text;
    painter->setPen(QPen(tick, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {box.topLeft() + QPointF(3.6, 7.2), box.topLeft() + QPointF(6.0, 9.6),
                              box.topLeft() + QPointF(10.4, 4.6)};
    painter->drawPolyline(points, 3);
}

bool PickerDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                 const QModelIndex &index)
{
    if (!index.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    const bool clicked = event->type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton
        && option.rect.contains(static_cast<QMouseEvent *>(event)->position().toPoint());
    const bool spacePressed =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
    if (!clicked && !spacePressed)
        return event->type() == QEvent::MouseButtonDblClick; // the second click of two is a click
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace chipboard
