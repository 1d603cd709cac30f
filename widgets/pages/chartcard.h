// Purpose: a chart with the quiet button that chooses what it shows.
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
    /// Whether the person may choose what this chart shows; at first they may.
    void offerMetrics(bool offered);
    /// A button under what an empty chart says; an empty text: none.
    void offerAction(const QString &text);
    void setHighlighted(const QString &categoryId) { m_view->setHighlighted(categoryId); }
    void setTheme(const Theme &theme) { m_view->setTheme(theme); }
    void setScrollOffset(int offset) { m_view->setScrollOffset(offset); }
    /// Ends zooming and panning.
    void showAll() { m_view->showAll(); }
    [[nodiscard]] const ChartView &view() const { return *m_view; }

    /// Opens an editor over a text of the chart; a callout is that of a mark. Not for what the chart cannot have.
    void editText(ChartText which, const QString &markId = {});

    /// The smallest too: grids share out room evenly only where nobody asks for more.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_view->minimumSizeHint(); }

signals:
    void categoryHovered(const QString &categoryId);
    void categoryActivated(const QString &categoryId);
    void metricChosen(const QString &metricId);
    void scrolled(int offset);
    /// `markId` of a callout.
    void textWritten(chipboard::ChartText which, const QString &markId, const QString &text);
    void menuRequested(const QString &markId, const QPoint &globalPosition);
    void dragged();
    void actionTaken();
    void tipAsked(int item, QStringList *more); ///< as ChartView's

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
    QPushButton *m_action = nullptr; ///< made when something is first offered
    TextEditor *m_editor = nullptr;  ///< made when something is first written
};

// The menu that chooses what a chart shows: every metric that makes sense at a level, in groups.

/// Fills an empty menu; each action's data() is its metric's id, the current one is checked.
void fillMetricMenu(QMenu &menu, const QString &current);

} // namespace chipboard
