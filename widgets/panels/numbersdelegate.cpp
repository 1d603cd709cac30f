#include "widgets/panels/numbersdelegate.h"

#include "widgets/models/numbersmodel.h"
#include "widgets/theme/anyletter.h"

#include <QPainter>

namespace chipboard {
namespace {

constexpr int margin = gridStep;
constexpr int squareSize = 8;
constexpr int leastRowHeight = 24; // what a finger can hit

} // namespace

NumbersDelegate::NumbersDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QFont NumbersDelegate::fontOf(const QModelIndex &index) const
{
    const bool baseline = index.column() == NumbersModel::NameColumn && index.data(NumbersModel::BaselineRole).toBool();
    return m_theme.type.font(m_theme.type.body, baseline);
}

QSize NumbersDelegate::sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex &index) const
{
    if (index.data(NumbersModel::GapRole).toBool())
        return {0, m_theme.type.scaled(leastRowHeight)}; // a gap's reason may be long: it makes no column wider
    const int text = QFontMetrics(fontOf(index)).horizontalAdvance(index.data().toString());
    const int square = index.column() == NumbersModel::NameColumn ? squareSize + margin : 0;
    return {text + square + 2 * margin + 2, m_theme.type.scaled(leastRowHeight)};
}

void NumbersDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const bool lit = option.state.testFlag(QStyle::State_Selected)
        || (!m_highlighted.isEmpty() && index.data(NumbersModel::SubjectRole) == m_highlighted);
    if (lit)
        painter->fillRect(option.rect, m_theme.highlight);
    painter->setPen(m_theme.border);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(m_theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }

    QRect area = option.rect.adjusted(margin, 0, -margin, 0);
    if (index.column() == NumbersModel::NameColumn) {
        const auto role = static_cast<ColourRole>(index.data(NumbersModel::ColourRoleRole).toInt());
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.colour(role));
        const int top = area.center().y() - squareSize / 2 + 1;
        painter->drawRoundedRect(QRectF(area.left(), top, squareSize, squareSize), 2, 2);
        area.adjust(squareSize + margin, 0, 0, 0);
    }
    const QFont font = fontOf(index);
    const bool number = !index.data(NumbersModel::MetricRole).toString().isEmpty();
    const bool quiet =
        index.data(NumbersModel::GapRole).toBool() || (index.column() != NumbersModel::NameColumn && !number);
    painter->setFont(font);
    const auto beside = static_cast<Beside>(index.data(NumbersModel::BesideRole).toInt());
    painter->setPen(quiet && beside == Beside::Untold ? m_theme.textMuted : m_theme.ink(beside));
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    drawElided(*painter, area, static_cast<int>(alignment), index.data().toString());
    painter->restore();
}

} // namespace chipboard
