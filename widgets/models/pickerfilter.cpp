#include "widgets/models/pickerfilter.h"

#include "widgets/models/pickermodel.h"

#include <algorithm>

namespace chipboard {
namespace {

QModelIndex firstThingBelow(const QAbstractItemModel &model, const QModelIndex &parent)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, PickerModel::NameColumn, parent);
        if (!index.data(PickerModel::IdRole).toString().isEmpty())
            return index;
        const QModelIndex below = firstThingBelow(model, index);
        if (below.isValid())
            return below;
    }
    return {};
}

} // namespace

PickerFilter::PickerFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void PickerFilter::setSearch(const QString &search)
{
    const QStringList words = search.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    invalidateFilter();
}

void PickerFilter::setOnly(const std::optional<QSet<QString>> &ids)
{
    if (ids == m_only)
        return;
    m_only = ids;
    invalidateFilter();
}

QModelIndex PickerFilter::firstThing() const { return firstThingBelow(*this, {}); }

bool PickerFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (!isSearching())
        return true;
    const QModelIndex index = sourceModel()->index(row, PickerModel::NameColumn, parent);
    const QString id = index.data(PickerModel::IdRole).toString();
    if (id.isEmpty() || (m_only && !m_only->contains(id)))
        return false;
    const QString keywords = index.data(PickerModel::KeywordsRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&keywords](const QString &word) { return keywords.contains(word, Qt::CaseInsensitive); });
}

} // namespace chipboard
