// Purpose: a page of charts: takeaway, comparability warning, charts in a grid, footer and legend. All chart pages of
// the window use it and differ only in their PageSpecs. If a page has texts, charts, texts and filters scroll together
// below its title.
#pragma once

#include "widgets/charts/chartgrid.h"
#include "widgets/pages/pagewidget.h"

class QGridLayout;
class QHBoxLayout;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace chipboard {

class ChartCard;
class FilterForm;
class TextCards;
class TileRow;
class TextEditor;
class TextLabel;

class ChartPage : public PageWidget
{
    Q_OBJECT

public:
    explicit ChartPage(const Theme &theme, QWidget *parent = nullptr);

    void setPage(const PageSpec &page) override;
    void setHighlighted(const QString &subjectId) override;
    void setTheme(const Theme &theme) override;
    void tellFilter(const QString &filterId, const QString &refusal) override;
    void setUndoable(bool undoable) override;
    void setFormOpen(bool open) override;
    [[nodiscard]] const ChartSpec *focusedChart() const override;
    bool editText(const QString &chartId, ChartText which, const QString &markId) override;
    [[nodiscard]] QString focusedMark() const override;
    void editTitle() override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *buildEmpty();
    void showWarning();
    void showDoubt();
    void showConfidence();
    void showNotice();
    void showFooter();
    void explainMarks();
    [[nodiscard]] bool isWayOut() const;
    void showFilters();
    void showTiles();
    void placeFilters();
    void showTexts();
    void showEmpty(bool empty);
    void tellWaysOut();
    void setCardCount(qsizetype count);
    void showChart(ChartCard &card, const ChartSpec &chart);
    void arrangeCards();
    [[nodiscard]] ChartGrid fittingGrid() const;
    void keepRoom(const ChartGrid &grid);
    [[nodiscard]] int leastHeight() const;
    void placeHead();
    [[nodiscard]] int narrowest(const ChartGrid &grid) const;
    QScrollArea *buildScroll();
    ChartCard *newCard(int place);
    void bringIntoSight(const ChartCard &card, int item);
    void scrollTogether(const ChartCard &from, int offset);
    void addPresets(QVBoxLayout &layout);

    Theme m_theme;
    PageSpec m_page;
    QList<ChartCard *> m_cards;
    ChartGrid m_arranged; ///< current positions of the cards
    TextLabel *m_title = nullptr;
    QHBoxLayout *m_titleRow = nullptr;
    QToolButton *m_confidence = nullptr; ///< created on first use
    TextLabel *m_support = nullptr;      ///< the line after the title
    TextLabel *m_answer = nullptr;       ///< shown below a custom title
    TextLabel *m_warning = nullptr;
    TextLabel *m_notice = nullptr;
    FilterForm *m_filters = nullptr; ///< created on first use
    TileRow *m_tiles = nullptr;      ///< created on first use
    bool m_formOpen = false;
    bool m_undoable = false;
    TextLabel *m_wayOut = nullptr;
    TextLabel *m_footer = nullptr;
    QVBoxLayout *m_head = nullptr;
    bool m_headScrolls = false; ///< head and footer scroll with the charts
    QScrollArea *m_scroll = nullptr;
    QWidget *m_scrolled = nullptr; ///< scrolled contents: charts, and texts below them
    QWidget *m_charts = nullptr;
    TextCards *m_texts = nullptr; ///< created on first use
    QGridLayout *m_grid = nullptr;
    QWidget *m_empty = nullptr;
    TextEditor *m_editor = nullptr; ///< created on first edit
};

} // namespace chipboard
