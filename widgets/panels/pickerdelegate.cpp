#include "widgets/panels/pickerdelegate.h"

#include "widgets/models/pickermodel.h"
#include "widgets/theme/anyletter.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTreeView>

namespace chipboard {
namespace {

constexpr int pickerRowHeight = 24; // what a finger can hit
constexpr int groupHeight = 26;
constexpr int boxSize = 14;
constexpr int leftAir = 4;
constexpr int rightAir = 6;

PickerKind kindOf(const QModelIndex &index)
{
    return static_cast<PickerKind>(index.data(PickerModel::KindRole).toInt());
}

} // namespace

PickerDelegate::PickerDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
    , m_nameFont(theme.type.font(theme.type.body))
    , m_detailFont(theme.type.font(theme.type.small))
    , m_nameWidths(m_nameFont)
    , m_detailWidths(m_detailFont)
{
}

void PickerDelegate::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_nameFont = theme.type.font(theme.type.body);
    m_detailFont = theme.type.font(theme.type.small);
    m_nameWidths = TextWidths(m_nameFont);
    m_detailWidths = TextWidths(m_detailFont);
}

std::optional<double> PickerDelegate::TextWidths::rough(const QString &text) const
{
    double sum = 0.0;
    for (const QChar c : text) {
        if (c.unicode() >= m_widths.size())
            return std::nullopt;
        double &width = m_widths[c.unicode()];
        if (width < 0.0)
            width = m_metrics.horizontalAdvance(c);
        sum += width;
    }
    return sum;
}

int PickerDelegate::TextWidths::exact(const QString &text) const
{
    constexpr qsizetype most = 200'000; // more than any catalogue has rows; who goes on loading others loses these
    const auto known = m_known.constFind(text);
    if (known != m_known.constEnd())
        return *known;
    if (m_known.size() >= most)
        m_known.clear();
    return *m_known.insert(text, qRound(m_metrics.horizontalAdvance(text)));
}

QSize PickerDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int height = m_theme.type.scaled(kindOf(index) == PickerKind::Vendor ? groupHeight : pickerRowHeight);
    // The view asks without a width: what it has is less the branches.
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    int width = tree == nullptr ? option.rect.width() : tree->viewport()->width();
    for (QModelIndex above = index; tree != nullptr && above.isValid(); above = above.parent())
        width -= tree->indentation();
    if (kindOf(index) == PickerKind::Thing && width > 0 && !standsInOneLine(index, width - leftAir - rightAir))
        height += QFontMetrics(m_detailFont).height();
    return {gridStep, height};
}

bool PickerDelegate::standsInOneLine(const QModelIndex &index, int width) const
{
    const QString detail = index.data(PickerModel::DetailRole).toString();
    if (detail.isEmpty())
        return true;
    const QString text = index.data().toString();
    constexpr double air = boxSize + 2 * gridStep;
    // Characters of a word stand closer or wider than alone, by far less than a fifth.
    const auto name = m_nameWidths.rough(text);
    const auto beside = m_detailWidths.rough(detail);
    if (name && beside && 1.2 * (*name + *beside) + air < width)
        return true;
    return air + m_nameWidths.exact(text) + m_detailWidths.exact(detail) <= width;
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
    const QRect area = option.rect.adjusted(leftAir, 0, -rightAir, 0);
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
    const int top = area.center().y() - boxSize / 2;
    const QRectF box(area.left() + 0.5, top + 0.5, boxSize, boxSize);
    paintCheck(painter, box, m_theme.colour(role), checked);

    // The name comes first; the detail takes what is left, or a line of its own.
    const QString name = index.data().toString();
    const QFontMetrics nameMetrics(m_nameFont);
    const bool oneLine = standsInOneLine(index, area.width());
    area.adjust(boxSize + gridStep, 0, 0, 0);
    QRect below = area;
    if (!oneLine) {
        const int both = nameMetrics.height() + QFontMetrics(m_detailFont).height();
        area.setTop(area.top() + (area.height() - both) / 2);
        area.setHeight(nameMetrics.height());
        below = area.translated(0, nameMetrics.height());
        below.setHeight(QFontMetrics(m_detailFont).height());
    }
    painter->setFont(m_nameFont);
    painter->setPen(m_theme.text);
    drawElided(*painter, area, Qt::AlignVCenter | Qt::AlignLeft, name);

    if (oneLine)
        below.adjust(nameMetrics.horizontalAdvance(name) + gridStep, 0, 0, 0);
    const QString detail = index.data(PickerModel::DetailRole).toString();
    painter->setFont(m_detailFont);
    painter->setPen(m_theme.textMuted);
    const Qt::Alignment side = Qt::AlignVCenter | (oneLine ? Qt::AlignRight : Qt::AlignLeft);
    drawElided(*painter, below, static_cast<int>(side), detail);
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
