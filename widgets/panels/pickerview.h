// Purpose: the picker's tree on screen: Enter and Space check or uncheck, groups open and close, arrows in the theme's
// colours.
#pragma once

#include "widgets/theme/theme.h"

#include <QTreeView>

namespace chipboard {

class PickerDelegate;

class PickerView : public QTreeView
{
    Q_OBJECT

public:
    explicit PickerView(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme m_theme;
    PickerDelegate *m_delegate;
};

} // namespace chipboard
