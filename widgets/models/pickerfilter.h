// Purpose: the picker's search: every word must occur in the thing's name, ids, vendor, family or architecture, or only
// given things are left. Groups stay as long as something below them does.
#pragma once

#include <QSet>
#include <QSortFilterProxyModel>
#include <QStringList>

#include <optional>

namespace chipboard {

class PickerFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PickerFilter(QObject *parent = nullptr);

    void setSearch(const QString &search);
    /// Only things of these ids, if any.
    void setOnly(const std::optional<QSet<QString>> &ids);
    [[nodiscard]] bool isSearching() const { return !m_words.isEmpty() || m_only; }
    /// The first thing (not group) that is left; invalid when nothing is.
    [[nodiscard]] QModelIndex firstThing() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    std::optional<QSet<QString>> m_only;
};

} // namespace chipboard
