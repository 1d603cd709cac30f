// Purpose: one chart on screen: draws a ChartSpec, tells which bar or mark is pointed at or chosen. Holds no state
// of record.
// One focusable widget: arrows walk the bars or marks, Enter activates, screen readers get a table
// (chartaccessible.h). Planes are zoomed and panned (chartzoom.h): which part is in sight belongs to the widget alone.
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

    /// Redraws only when the spec differs from the one shown. A zoomed plane stays so while its axes count the same.
    /// Coalesced: several calls in one turn of the event loop paint once.
    void setSpec(const ChartSpec &spec);
    /// As it was set, whatever part of it is in sight.
    [[nodiscard]] const ChartSpec &spec() const;
    void setTheme(const Theme &theme);
    /// Lights a category's row (hover in any chart); an empty id lights none.
    void setHighlighted(const QString &categoryId);
    [[nodiscard]] QString highlighted() const;
    /// The bar that the keyboard is on; -1 when none.
    [[nodiscard]] int currentIndex() const;
    void setCurrentIndex(int index);
    /// The bar's row, or the nearest mark of a plane within reach; -1 when there is none.
    [[nodiscard]] int indexAt(const QPoint &position) const;
    /// Where a bar's row or a mark is, in widget coordinates (for tooltips, tests and screen readers).
    [[nodiscard]] QRect rowRect(int index) const;
    /// Where a text of the chart's head or foot stands, as wide as it may become.
    [[nodiscard]] QRect textRect(ChartText which) const;
    /// Where the names end and the bars begin.
    [[nodiscard]] int barsLeft() const;

    /// How far the rows are scrolled, in pixels; 0 when they all fit. Charts side by side scroll together.
    [[nodiscard]] int scrollOffset() const;
    void setScrollOffset(int offset);

    /// Whether only a part of a plane is in sight.
    [[nodiscard]] bool isZoomed() const;
    /// Ends zooming and panning.
    void showAll();
    /// The button that does so; null while all is in sight.
    [[nodiscard]] QWidget *showAllButton() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void categoryHovered(const QString &categoryId); ///< empty when the pointer left
    void categoryActivated(const QString &categoryId);
    void currentIndexChanged(int index);
    void scrolled(int offset);
    void textPointedAt(chipboard::ChartText which); ///< a double click on it
    void dragged();                                 ///< the chart is pulled away with the mouse
    /// The tooltip of an item is about to be shown: sentences to add to it, each one written to `more`.
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
