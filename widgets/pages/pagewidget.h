// Purpose: what every page of the window can do: show a PageSpec, light a chip, say what the person points at. The
// window knows pages only by this and by the rows of the page table.
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
    /// Why what was typed in one of the page's fields cannot be; empty: it holds.
    virtual void tellFilter(const QString &filterId, const QString &refusal) = 0;
    /// Whether a last step can be taken back, which an empty page then offers.
    virtual void setUndoable(bool undoable) = 0;
    /// Whether the page's form stands open, where it has one that can be closed.
    virtual void setFormOpen(bool open) = 0;
    /// What Edit > Copy takes from this page: the chart with the keyboard focus, or null.
    [[nodiscard]] virtual const ChartSpec *focusedChart() const = 0;

    /// The mark that the keyboard is on in that chart; empty: none.
    [[nodiscard]] virtual QString focusedMark() const = 0;
    /// Opens an editor over the title of the page.
    virtual void editTitle() = 0;
    /// Opens an editor over a text of a chart, of the one with the keyboard focus where `chartId` is empty. False:
    /// there is none.
    virtual bool editText(const QString &chartId, ChartText which, const QString &markId) = 0;

signals:
    void subjectHovered(const QString &subjectId); ///< empty: none
    void cellActivated(const QString &subjectId, const QString &metricId);
    void metricChosen(qsizetype place, const QString &metricId);
    void remedyRequested(const QString &remedyId);
    void filterChosen(const QString &filterId, const QString &choiceId);
    void formOpened(bool open); ///< or closed, by a person
    void presetRequested(const chipboard::Preset &preset);
    void titleWritten(const QString &text);
    void textWritten(const QString &chartId, chipboard::ChartText which, const QString &markId, const QString &text);
    void chartMenuRequested(const QString &chartId, const QString &markId, const QPoint &globalPosition);
    void chartDragged(const QString &chartId);
    /// What else the tooltip of that number says is added to `more`.
    void tipAsked(const QString &subjectId, const QString &metricId, QStringList *more);
};

} // namespace chipboard
