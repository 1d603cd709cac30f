// Purpose: draws a row of the picker (check box in the colour of the maker, name, year at the right) and turns a click
// anywhere on a thing's row into a check.
#pragma once

#include "widgets/theme/theme.h"

#include <QStyledItemDelegate>

namespace chipboard {

class PickerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit PickerDelegate(const Theme &theme, QObject *parent = nullptr);

    void setTheme(const Theme &theme) { m_theme = theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    /// Name and detail side by side, the box before them, in that width.
    [[nodiscard]] bool standsInOneLine(const QModelIndex &index, int width) const;
    void paintThing(QPainter *painter, QRect area, const QModelIndex &index) const;
    void paintCheck(QPainter *painter, const QRectF &box, const QColor &colour, bool checked) const;

    Theme m_theme;
};

} // namespace chipboard
