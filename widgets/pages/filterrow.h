// Purpose: the choices that a page offers beside the board, as boxes in a row: it shows what is told to it and says
// what the person chooses.
#pragma once

#include "data/charts/pagespec.h"

#include <QWidget>

class QHBoxLayout;

namespace chipboard {

class FilterRow : public QWidget
{
    Q_OBJECT

public:
    explicit FilterRow(QWidget *parent = nullptr);

    void setFilters(const QList<PageFilter> &filters);

signals:
    void chosen(const QString &filterId, const QString &choiceId);

private:
    void build();
    void showFilter(int place);

    QList<PageFilter> m_filters;
    QHBoxLayout *m_layout = nullptr;
};

} // namespace chipboard
