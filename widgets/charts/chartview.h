// Purpose: one chart on screen: draws a ChartSpec and reports hover and clicks on bars and marks. Keeps no board state.
// One focusable widget: arrows move between bars or marks, Enter activates, screen readers get a table
// (chartaccessible.h). Planes can be zoomed and panned (chartzoom.h); the zoom belongs to the widget only.
#pragma once

#include "data/views/chartspec.h"
#include "widgets/charts/chartitems.h"
#include "widgets/theme/theme.h"

#include <QWidget>

#include <memory>

namespace chipboard {

class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(const Theme &theme, QWidget *parent = nullptr);
    ~ChartView() override;

    /// Redraws only if the spec differs from the current one. A zoomed plane stays zoomed while its axes measure the
    /// same. Coalesced: several calls in one turn of the event loop paint once.
    void setSpec(const ChartSpec &spec);
    /// The full spec, regardless of zoom.
    [[nodiscard]] const ChartSpec &spec() const;
    void setTheme(const Theme &theme);
    /// Highlights a category's row, hovered in any chart; empty: none.
    void setHighlighted(const QString &categoryId);
    [[nodiscard]] QString highlighted() const;
    /// The bar with keyboard focus; -1 if none.
    [[nodiscard]] int currentIndex() const;
    void setCurrentIndex(int index);
    /// The row at that position, or the nearest mark of a plane within reach; -1 if none.
    [[nodiscard]] int indexAt(const QPoint &position) const;
    /// Rectangle of a row or mark in widget coordinates (for tooltips, tests and screen readers).
    [[nodiscard]] QRect rowRect(int index) const;
    /// Rectangle of a header or footer text, at its maximum width.
    [[nodiscard]] QRect textRect(ChartText which) const;
    /// Where the names end and the bars begin.
    [[nodiscard]] int barsLeft() const;

    /// Scroll offset of the rows in pixels; 0 if they all fit. Neighbouring charts scroll together.
    [[nodiscard]] int scrollOffset() const;
    void setScrollOffset(int offset);

    /// Whether a plane is zoomed in.
    [[nodiscard]] bool isZoomed() const;
    /// Resets zoom and pan.
    void showAll();
    /// The button for showAll(); null if not zoomed.
    [[nodiscard]] QWidget *showAllButton() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void categoryHovered(const QString &categoryId); ///< empty if the pointer left
    void categoryActivated(const QString &categoryId);
    void currentIndexChanged(int index);
    void scrolled(int offset);
    void textPointedAt(chipboard::ChartText which); ///< double-clicked
    void dragged();                                 ///< the chart is dragged out with the mouse
    /// Emitted before an item's tooltip is shown; receivers append sentences to `more`.
    void tipAsked(int item, QStringList *more);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace chipboard
