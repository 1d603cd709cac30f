// Purpose: the numbers of a page as a table model: the page's own texts, with values to sort by, so that 1,299 sorts
// after 667 and gaps come last. Rows are the charts' categories, numeric columns are the charts.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/theme/theme.h"

#include <QAbstractTableModel>
#include <QCollator>
#include <QSortFilterProxyModel>

namespace chipboard {

class NumbersModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn }; ///< other columns depend on the page
    enum Role { SortRole = Qt::UserRole, SubjectRole, MetricRole, ColourRoleRole, GapRole, BaselineRole, BesideRole };

    explicit NumbersModel(QObject *parent = nullptr);

    void setPage(const PageSpec &page);
    [[nodiscard]] int rowOf(const QString &subjectId) const; ///< -1 if absent

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] bool hasChanged(int column, const Table &numbers, const QList<ChartSpec> &charts) const;
    [[nodiscard]] bool isNumeric(int column) const;
    /// The chart shown in a numeric column; null for other columns.
    [[nodiscard]] const ChartSpec *chartOf(int column) const;
    [[nodiscard]] const ChartPoint *pointAt(const QModelIndex &index) const;
    [[nodiscard]] const ChartCategory *categoryAt(int row) const;
    [[nodiscard]] Table::Cell cellAt(const QModelIndex &index) const;
    [[nodiscard]] QVariant sortKey(const QModelIndex &index) const;
    [[nodiscard]] QString spoken(const QModelIndex &index) const;

    Table m_numbers;
    QList<ChartSpec> m_charts;
};

// Sorts by value; cells without a value come last in both directions. Without a sort column, rows keep the page's
// order.

class NumbersSort : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit NumbersSort(QObject *parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QCollator m_collator;
};

} // namespace chipboard
