// Purpose: the Compare page: takeaway, what is not like for like, four charts side by side, footer and legend.
#pragma once

#include "widgets/pages/pagewidget.h"

class QGridLayout;
class QVBoxLayout;

namespace chipboard {

class ChartCard;
class TextLabel;

class ComparePage : public PageWidget
{
    Q_OBJECT

public:
    explicit ComparePage(const Theme &theme, QWidget *parent = nullptr);

    void setPage(const PageSpec &page) override;
    void setHighlighted(const QString &subjectId) override;
    void setTheme(const Theme &theme) override;
    [[nodiscard]] QString focusedPartAsTsv() const override;

private:
    void build();
    QWidget *buildEmpty();
    void showWarning();
    void showEmpty(bool empty);
    void setCardCount(qsizetype count);
    ChartCard *newCard(int place);
    void scrollTogether(int offset);
    void addPresets(QVBoxLayout &layout);

    Theme m_theme;
    PageSpec m_page;
    QList<ChartCard *> m_cards;
    TextLabel *m_title = nullptr;
    TextLabel *m_warning = nullptr;
    TextLabel *m_footer = nullptr;
    QWidget *m_charts = nullptr;
    QGridLayout *m_grid = nullptr;
    QWidget *m_empty = nullptr;
};

} // namespace chipboard
