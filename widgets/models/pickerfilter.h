// Purpose: the picker's search: every word must occur in the thing's name, ids, vendor, family or architecture. Groups
// stay as long as something below them does.
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace chipboard {

class PickerFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PickerFilter(QObject *parent = nullptr);

    void setSearch(const QString &search);
    [[nodiscard]] bool isSearching() const { return !m_words.isEmpty(); }
    /// The first thing (not group) that is left; invalid when nothing is.
    [[nodiscard]] QModelIndex firstThing() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
};

} // namespace chipboard
