// Purpose: a chart with the quiet button that chooses what it shows.
#pragma once

#include "widgets/charts/chartview.h"

#include <QWidget>

class QAction;
class QToolButton;

namespace chipboard {

class ChartCard : public QWidget
{
    Q_OBJECT

public:
    ChartCard(const Theme &theme, int place, QWidget *parent = nullptr);

    void setSpec(const ChartSpec &spec);
    /// Whether the person may choose what this chart shows; at first they may.
    void offerMetrics(bool offered);
    void setHighlighted(const QString &categoryId) { m_view->setHighlighted(categoryId); }
    void setTheme(const Theme &theme) { m_view->setTheme(theme); }
    void setScrollOffset(int offset) { m_view->setScrollOffset(offset); }
    [[nodiscard]] const ChartView &view() const { return *m_view; }

    /// The smallest too: grids share out room evenly only where nobody asks for more.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_view->minimumSizeHint(); }

signals:
    void categoryHovered(const QString &categoryId);
    void categoryActivated(const QString &categoryId);
    void metricChosen(const QString &metricId);
    void scrolled(int offset);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void buildButton(int place);
    void fillMenu();
    void choose(QAction *action);

    ChartView *m_view;
    QToolButton *m_button = nullptr;
    bool m_offersMetrics = true;
};

} // namespace chipboard
