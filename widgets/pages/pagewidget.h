// Purpose: the interface of every page in the window: shows a PageSpec, highlights a chip, reports hover and clicks.
// The window knows pages only by this interface and the page table.
#pragma once

#include "data/board/board.h"
#include "data/views/pagespec.h"
#include "widgets/charts/chartitems.h"
#include "widgets/theme/theme.h"

#include <QWidget>

namespace chipboard {

class PageWidget : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setPage(const PageSpec &page) = 0;
    virtual void setHighlighted(const QString &subjectId) = 0;
    virtual void setTheme(const Theme &theme) = 0;
    /// Why the input of a typed filter is invalid; empty if it is valid.
    virtual void tellFilter(const QString &filterId, const QString &refusal) = 0;
    /// Whether there is a step to undo, which an empty page then offers.
    virtual void setUndoable(bool undoable) = 0;
    /// Whether the page's form is open, if it has one that can be closed.
    virtual void setFormOpen(bool open) = 0;
    /// The chart with keyboard focus, for Edit > Copy; null if none.
    [[nodiscard]] virtual const ChartSpec *focusedChart() const = 0;

    /// The mark with keyboard focus in that chart; empty if none.
    [[nodiscard]] virtual QString focusedMark() const = 0;
    virtual void editTitle() = 0;
    /// Opens an editor over a text of a chart, by default the one with keyboard focus. False if there is none.
    virtual bool editText(const QString &chartId, ChartText which, const QString &markId) = 0;

signals:
    void subjectHovered(const QString &subjectId); ///< empty: none
    /// `metricId`: the metric of the mark, or the id of a chart that states none; `item`: of that chart, -1 for a line.
    void cellActivated(const QString &subjectId, const QString &metricId, int item);
    void metricChosen(qsizetype place, const QString &metricId);
    void remedyRequested(const QString &remedyId);
    void filterChosen(const QString &filterId, const QString &choiceId);
    void formOpened(bool open); ///< by the user; false: closed
    void presetRequested(const chipboard::Preset &preset);
    void titleWritten(const QString &text);
    void textWritten(const QString &chartId, chipboard::ChartText which, const QString &markId, const QString &text);
    void chartMenuRequested(const QString &chartId, const QString &markId, const QPoint &globalPosition);
    void chartDragged(const QString &chartId);
    /// Receivers append further tooltip sentences to `more`.
    void tipAsked(const QString &subjectId, const QString &metricId, QStringList *more);
};

} // namespace chipboard
