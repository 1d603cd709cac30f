// Purpose: user actions on one chart of the current page: editing its texts, its menu, dragging it out of the window.
// The chart menu and Edit > Chart are the same.
#pragma once

#include "app/window/clipformats.h"
#include "app/window/presenter.h"
#include "widgets/charts/chartitems.h"

#include <QObject>

#include <functional>

class QMenu;
class QMimeData;

namespace chipboard {

class PageWidget;

class ChartController : public QObject
{
    Q_OBJECT

public:
    /// `shownPage` returns the current page, or null; `clipOf` returns the clip of a chart by id.
    ChartController(Presenter &presenter, BoardDocument &document, std::function<PageWidget *()> shownPage,
                    std::function<Clip(const QString &chart)> clipOf, QWidget *window);

    /// Connects the signals of a page.
    void listenTo(PageWidget &page);
    /// For a chart and, if `markId` is set, one of its marks.
    void fillMenu(QMenu &menu, const QString &chartId, const QString &markId);
    /// Its file (see dragFiles()), picture and numbers, each generated on request.
    [[nodiscard]] static QMimeData *dragDataOf(Clip clip, Qt::KeyboardModifiers keys = {});

signals:
    void refused(const QString &sentence);
    // Actions on a whole chart.
    void copyRequested(const QString &chartId);
    void copyAsRequested(const QString &chartId, const QString &formatId);
    void pictureRequested(const QString &chartId);
    void exportRequested(const QString &chartId);
    void slideRequested(const QString &chartId);

private:
    void takeTitle(const QString &text);
    void takeText(const QString &chartId, ChartText which, const QString &markId, const QString &text);
    void popUp(const QString &chartId, const QString &markId, const QPoint &place);
    void drag(const QString &chartId);
    void addFiles(QMenu &menu, const QString &chartId);
    void addHighlight(QMenu &menu, const ChartSpec &chart, const QString &markId);
    void addTexts(QMenu &menu, const ChartSpec &chart, const QString &markId);
    void addMark(QMenu &menu, const ChartSpec &chart, const QString &markId);
    void addRows(QMenu &menu, const ChartSpec &chart);
    void addScales(QMenu &menu, const ChartSpec &chart);
    void addAnnotations(QMenu &menu, const ChartSpec &chart);
    void addDifferences(QMenu &menu, const ChartWords &now);
    void addMetrics(QMenu &menu, const ChartSpec &chart);
    /// An entry that sets the chart's words to `after`; checked if they already are.
    void addChoice(QMenu &menu, const QString &name, const QString &text, const ChartWords &after, bool checkable);
    /// One of several exclusive values of a setting.
    template<typename Value>
    void addSetting(QMenu &menu, ChartWords words, const QString &name, const QString &text, Value ChartWords::*member,
                    Value value);
    [[nodiscard]] const ChartSpec *chartOf(const QString &chartId) const;
    [[nodiscard]] ChartWords wordsOfChart(const QString &chartId) const;
    void edit(const ChartWords &words, const QString &name);

    Presenter &m_presenter;
    BoardDocument &m_document;
    std::function<PageWidget *()> m_shownPage;
    std::function<Clip(const QString &chart)> m_clipOf;
    QWidget *m_window;
};

} // namespace chipboard
