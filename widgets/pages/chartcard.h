// Purpose: a chart with a button to choose its metric.
#pragma once

#include "widgets/charts/chartview.h"

#include <QString>
#include <QWidget>

class QAction;
class QPushButton;
class QToolButton;
class QMenu;

namespace chipboard {

class TextEditor;

class ChartCard : public QWidget
{
    Q_OBJECT

public:
    ChartCard(const Theme &theme, int place, QWidget *parent = nullptr);

    void setSpec(const ChartSpec &spec);
    /// Whether the metric can be chosen; default: yes.
    void offerMetrics(bool offered);
    /// A button below the message of an empty chart; an empty text removes it.
    void offerAction(const QString &text);
    void setHighlighted(const QString &categoryId) { m_view->setHighlighted(categoryId); }
    void setTheme(const Theme &theme) { m_view->setTheme(theme); }
    void setScrollOffset(int offset) { m_view->setScrollOffset(offset); }
    /// Resets zoom and pan.
    void showAll() { m_view->showAll(); }
    [[nodiscard]] const ChartView &view() const { return *m_view; }

    /// Opens an editor over a text of the chart; `markId` for a callout. Ignores texts that the chart cannot have.
    void editText(ChartText which, const QString &markId = {});

    /// The minimum: a grid distributes space evenly only if no card asks for more.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_view->minimumSizeHint(); }

signals:
    void categoryHovered(const QString &categoryId);
    void categoryActivated(const QString &categoryId);
    void metricChosen(const QString &metricId);
    void scrolled(int offset);
    /// `markId` for a callout.
    void textWritten(chipboard::ChartText which, const QString &markId, const QString &text);
    void menuRequested(const QString &markId, const QPoint &globalPosition);
    void dragged();
    void actionTaken();
    void tipAsked(int item, QStringList *more); ///< as ChartView::tipAsked()

protected:
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void buildButton(int place);
    [[nodiscard]] QString textOf(ChartText which, const QString &markId) const;
    [[nodiscard]] QRect placeOf(ChartText which, const QString &markId) const;
    void fillMenu();
    void choose(QAction *action);
    void placeAction();

    ChartView *m_view;
    QToolButton *m_button = nullptr;
    QPushButton *m_action = nullptr; ///< created on first use
    TextEditor *m_editor = nullptr;  ///< created on first use
};

// The menu of metrics for a chart: all that make sense at a level, in groups.

/// Fills an empty menu; each action's data() is a metric id, the current one is checked.
void fillMetricMenu(QMenu &menu, const QString &current);

} // namespace chipboard
