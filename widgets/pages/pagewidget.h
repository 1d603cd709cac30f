// Purpose: what every page of the window can do: show a PageSpec, light a chip, say what the person points at. The
// window knows pages only by this and by the rows of the page table.
#pragma once

#include "data/board/board.h"
#include "data/charts/pagespec.h"
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
    /// What Edit > Copy takes from this page: the chart with the keyboard focus, or null.
    [[nodiscard]] virtual const ChartSpec *focusedChart() const = 0;

signals:
    void subjectHovered(const QString &subjectId); ///< empty: none
    void cellActivated(const QString &subjectId, const QString &metricId);
    void metricChosen(qsizetype place, const QString &metricId);
    void remedyRequested(const QString &remedyId);
    void filterChosen(const QString &filterId, const QString &choiceId);
    void presetRequested(const chipboard::Preset &preset);
};

} // namespace chipboard
