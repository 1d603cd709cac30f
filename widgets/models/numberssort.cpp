#include "widgets/models/numberssort.h"

#include "widgets/models/numbersmodel.h"

namespace chipboard {

NumbersSort::NumbersSort(QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_collator(QLocale(QLocale::English)) // the C locale cannot order numbers within names
{
    m_collator.setNumericMode(true); // "Trainium2" before "Trainium10"
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    setSortRole(NumbersModel::SortRole);
}

bool NumbersSort::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(NumbersModel::SortRole);
    const QVariant b = right.data(NumbersModel::SortRole);
    if (a.isValid() != b.isValid()) // in descending order the proxy asks the other way round
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    if (a.typeId() == QMetaType::Double)
        return a.toDouble() < b.toDouble();
    return m_collator.compare(a.toString(), b.toString()) < 0;
}

} // namespace chipboard
