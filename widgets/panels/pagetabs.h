// Purpose: tabs of which only whole ones are seen: where there is no room the next one is not cut in the middle of its
// word. The arrows at the end bring it.
#pragma once

#include <QTabBar>

namespace chipboard {

class PageTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit PageTabs(QWidget *parent = nullptr);

    /// Of a tab's word: nothing of it is beyond the bar or under the arrows.
    [[nodiscard]] bool isWhole(int index) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
};

} // namespace chipboard
