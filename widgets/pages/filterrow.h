// Purpose: the choices that a page offers beside the board, in a row, or in several where there is no room: it shows
// what is told to it and says what the person chooses. A choice that does not say what it is about is a button with
// its name, the others are boxes.
#pragma once

#include "data/charts/pagespec.h"
#include "widgets/theme/theme.h"

#include <QWidget>

namespace chipboard {

class FlowLayout;

class FilterRow : public QWidget
{
    Q_OBJECT

public:
    explicit FilterRow(const Theme &theme, QWidget *parent = nullptr);

    void setFilters(const QList<PageFilter> &filters);
    void setTheme(const Theme &theme);

signals:
    void chosen(const QString &filterId, const QString &choiceId);

private:
    void build();
    QWidget *newBox(const PageFilter &filter);
    QWidget *newButton(const PageFilter &filter);
    void showFilter(const PageFilter &filter);

    Theme m_theme;
    QList<PageFilter> m_filters;
    FlowLayout *m_layout = nullptr;
};

} // namespace chipboard
