// Purpose: sorts the numbers table by value; what has no value stays last, whichever way is asked for. Without a
// column the rows keep the page's order.
#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>

namespace chipboard {

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
