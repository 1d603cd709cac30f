// Purpose: draws a cell of the numbers table: the maker's colour before the name, gaps in quiet italics, the lit row,
// a hairline below.
#pragma once

#include "widgets/theme/theme.h"

#include <QStyledItemDelegate>

namespace chipboard {

class NumbersDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit NumbersDelegate(const Theme &theme, QObject *parent = nullptr);

    void setTheme(const Theme &theme) { m_theme = theme; }
    void setHighlighted(const QString &subjectId) { m_highlighted = subjectId; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] QFont fontOf(const QModelIndex &index) const;

    Theme m_theme;
    QString m_highlighted;
};

} // namespace chipboard
